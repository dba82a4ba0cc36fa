"""Recorded games come to what they came to when they were recorded (promise 3); test_builds.py has the other build."""

import json
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from tools import record as tool

from skulduggery import api, codec
from skulduggery.record import Record

HERE = Path(__file__).parent
LOGS = {game: sorted((HERE / game).glob("*.log")) for game in tool.SEEDS}
EXPECTED: dict[str, dict[str, Any]] = {
    game: json.loads((HERE / game / tool.EXPECTED).read_text("utf-8")) for game in tool.SEEDS
}
LARGEST = {"crooks": 500_000, "scoundrels": 500_000, "mayhem": 1_000_000}
"""Bytes of all recorded games of a game."""
games = pytest.mark.parametrize("game", list(tool.SEEDS))


@pytest.mark.parametrize("path", [path for there in LOGS.values() for path in there], ids=lambda path: path.stem)
def test_a_recorded_game_comes_out_the_same(path: Path) -> None:
    """Every state, every message to every seat and all that the seats know is as it was when the game was recorded."""
    found = tool.fingerprint(tool.read(path))
    assert found == EXPECTED[path.parent.name][path.stem]


@games
def test_the_tool_plays_the_same_games_each_time(game: str) -> None:
    """Nothing in tools/record.py depends on when or where it runs; the logs are as it names them."""
    plans = tool.plans(game)
    assert [path.stem for path in LOGS[game]] == [plan.name for plan in plans] == list(EXPECTED[game])
    for plan in plans[5::6]:
        assert codec.write_log(tool.played(plan)) == codec.write_log(tool.played(plan)), plan.name


@games
def test_the_tool_keeps_recorded_games(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It only plays those that are missing."""
    folder = copytree(HERE / game, tmp_path / game)
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    (folder / LOGS[game][0].name).unlink()
    tool.main(["write", game])
    for path in LOGS[game][1:]:
        assert (folder / path.name).read_bytes() == path.read_bytes()
    found = json.loads((folder / tool.EXPECTED).read_text("utf-8"))
    first = LOGS[game][0].stem
    assert found == EXPECTED[game] | {first: found[first]}
    assert tool.read(folder / LOGS[game][0].name).players == tool.plans(game)[0].players


def recorded(game: str) -> tuple[list[Record], set[str]]:
    """The recorded games, and what was said in them by seats (``recruit``), the clock, the host and nature."""
    found = [tool.read(path) for path in LOGS[game]]
    assert len(found) >= 24
    least, most = api.game(game).seats
    assert {one.rules.seats for one in found} == set(range(least, most + 1))
    assert {name for one in found for name in one.players} == {"heuristic", "random"}
    assert all(api.over(one.state) for one in found)
    entries = [(who.rstrip(" 123456"), what[0]) for one in found for who, what in one.entries]
    said = {f"{who} {what}".strip() for who, what in entries}
    assert said >= {"resign", "host undo", "host take-over"}
    assert sum(path.stat().st_size for path in (HERE / game).iterdir()) < LARGEST[game]
    return found, said


def test_the_recorded_games_show_all_of_crooks() -> None:
    """Together they have all seats and options, every kind of question, and all that can befall a game."""
    found, said = recorded("crooks")
    assert len({tuple(sorted(one.rules.options.items())) for one in found}) >= 8
    everything = api.game("crooks").options
    options = {pair for one in found for pair in one.rules.options.items()}
    assert options == {(name, value) for name in everything for value in everything[name]}
    assert said >= {"recruit", "pass", "take", "nothing", "place", "swap", "kill", "spy", "nature first"}
    assert said >= {"clock recruit", "clock pass"}


def test_the_recorded_games_show_all_of_scoundrels() -> None:
    """Each value of each option with each number of seats; nearly every kind of question; open offers; time-outs."""
    found, said = recorded("scoundrels")
    options = {(one.rules.seats, *pair) for one in found for pair in one.rules.options.items()}
    everything = api.game("scoundrels").options
    assert options == {(seats, name, value) for seats in (2, 3, 4) for name in everything for value in everything[name]}
    assert any(name.startswith("clock ") for name in said)
    assert "interrupt" in said
    kinds = {ask.kind for one in found for asks in one.asked for ask in asks}
    assert kinds >= {
        "leader", "strategy", "start", "plan", "abilities", "act", "end", "react", "order", "dawn", "guard",
        "last-look", "again", "use", "use-hired", "scout", "mark", "mark-any", "move-mark", "steal", "abandon",
        "peek", "place", "destroy", "recall", "free", "opponent", "hire", "room", "arrange", "swap-jobs", "sheriff",
        "spend", "shuffle", "under", "deal", "first",
    }  # fmt: skip


def test_the_recorded_games_show_all_of_mayhem() -> None:
    """Each value of each option but many offers, each way to deal with each number of gangs; every kind of question."""
    found, said = recorded("mayhem")
    options = {pair for one in found for pair in one.rules.options.items()}
    everything = api.game("mayhem").options
    few = {("offers_per_step", value) for value in everything["offers_per_step"] if int(value) > 3}
    assert options == {(name, value) for name in everything for value in everything[name]} - few
    dealt = {(one.rules.seats, one.rules.options["deal_protocol"]) for one in found}
    assert dealt == {(seats, how) for seats in range(2, 7) for how in ("live", "sequential")}
    assert any(name.startswith("clock ") for name in said)
    assert "interrupt" in said
    kinds = {ask.kind for one in found for asks in one.asked for ask in asks}
    assert kinds >= {
        "pick", "order", "offer", "reply", "ready", "exploit", "count", "alternative", "steal", "heal", "promote",
        "back-up", "guns", "shoot", "injured", "exploit-now", "take-patch", "fall", "traffic", "jail", "jailed",
        "desert", "bill", "die", "sites", "deck",
    }  # fmt: skip
    taken = {what[1] for one in found for _, what in one.entries if what[0] == "interrupt"}
    assert taken == {"offer", "accept", "counter", "decline", "withdraw"}
