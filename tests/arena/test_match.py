"""Matches: paired, seated in turn, resumable, with honest intervals."""

import json
import re
from pathlib import Path

import pytest
from pyarrow import parquet

from skulduggery.api import BadInput
from skulduggery.arena import fingerprint
from skulduggery.arena.matches.bot_game import Acts
from skulduggery.arena.matches.match import Deal, Results, Seating, match, standing
from skulduggery.cli.main import main

PAIR = Seating("crooks", "heuristic", ("random",), seed=3)


def test_equals_share_the_wins() -> None:
    """The same bot in every seat: each deal gives it exactly its share, whatever seats and cards are worth."""
    result = match(Seating("crooks", "heuristic", ("heuristic", "heuristic")), 40, workers=1)
    assert result.share == result.fair == pytest.approx(1 / 3, abs=1e-4)
    assert (result.deals, result.games, result.acts.games) == (40, 120, 120)
    assert result.low < result.fair < result.high


def test_it_goes_on_where_it_stopped_with_the_same_figures(tmp_path: Path) -> None:
    """Some deals, then the rest with other processes: as all at once."""
    store = tmp_path / "results.db"
    told: list[int] = []
    match(PAIR, 5, store, workers=1)
    later = match(PAIR, 12, store, workers=2, progress=told.append)
    assert told == [5] + [1] * 7
    again = match(PAIR, 12, workers=1)
    for one in (later, again):
        one.ms = one.acts.thought = 0
    assert later == again
    assert match(PAIR, 5, store).deals == 5  # what lies beyond is not counted in
    assert match(Seating("crooks", "heuristic", ("random",), seed=4), 5, store, workers=1).deals == 5


def test_figures_of_other_bots_never_mix(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Results are kept under the engine that played them, so another engine has to play everything itself."""
    store = tmp_path / "results.db"
    with Results(store) as ours:
        ours.play([(PAIR, 0)])
        assert [deal.number for deal in ours.found([(PAIR, 0), (PAIR, 1)])] == [0]
        monkeypatch.setattr("skulduggery.arena.matches.match.fingerprint", lambda game: "0123456789ab")
        assert ours.found([(PAIR, 0)]) == []
        ours.play([(PAIR, 0)])
        assert standing(PAIR, ours.found([(PAIR, 0)])).engine == "0123456789ab"


def test_the_engine_changes_with_what_answers_hang_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = set()
    changes = [("bots/x.py", "1"), ("bots/x.py", "2"), ("games/crooks/learning/policy.weights", "2")]
    for path, text in [
        *changes,
        ("bots/x.ftl", "2"),
        ("games/mayhem/learning/policy.weights", "2"),
        ("games/mayhem/x.py", "1"),
    ]:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
        monkeypatch.setattr(fingerprint, "ROOT", tmp_path)
        fingerprint.fingerprint.cache_clear()
        names.add(fingerprint.fingerprint("crooks"))
    fingerprint.fingerprint.cache_clear()
    assert len(names) == len(changes)


def test_the_interval_is_students() -> None:
    """Over deals, not games: of four deals with means 0, 0.5, 0.5 and 1 it is 0.5 +- 3.18 * 0.408 / 2."""
    deals = [deal(n, shares) for n, shares in enumerate([[0, 0], [1, 0], [0, 1], [1, 1]])]
    result = standing(PAIR, deals)
    assert (result.share, result.low, result.high) == (0.5, 0.0, 1.0)
    few = standing(PAIR, [deal(n, [mean]) for n, mean in enumerate([0.4, 0.5, 0.5, 0.6])])
    assert (few.low, few.high) == (pytest.approx(0.3701, abs=0.002), pytest.approx(0.6299, abs=0.002))
    many = standing(PAIR, [deal(n, shares) for n, shares in enumerate([[1, 0], [1, 1]] * 50)])
    assert (many.share, many.low, many.high) == (0.75, pytest.approx(0.7001, abs=2e-4), pytest.approx(0.7999, abs=2e-4))
    short = standing(PAIR, [deal(n, shares) for n, shares in enumerate([[1, 0], [1, 1]] * 50)], planned=False)
    assert short.low < many.low
    assert short.high > many.high


def deal(number: int, shares: list[float]) -> Deal:
    return Deal(number, [[one, 1 - one] for one in shares], [[0, 0] for _ in shares], [Acts(), Acts()])


def test_who_sees_all_does_better() -> None:
    """The same search with open cards is luck's ceiling; it is for the arena only."""
    seen = match(Seating("crooks", "flat:rollouts=16,margin=0.4,open", ("heuristic",)), 6, workers=2)
    assert seen.share > 0.6
    with pytest.raises(BadInput, match="heuristic can't play with open cards; only a search can"):
        match(Seating("crooks", "heuristic,open", ("random",)), 1)


def test_by_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    call = ["arena", "crooks", "--bot", "heuristic", "--against", "random", "--deals", "6", "--workers", "1"]
    assert main([*call, "--json", "--store", str(tmp_path / "x.db")]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["deals"], result["others"], result["share"] > 0.8) == (6, ["random"], True)
    assert main(call) == 0
    assert "6 deals, 12 games, seed 1" in capsys.readouterr().out
    beside = ["--ceiling", "flat:rollouts=2,depth=2", "--hiding", "--deals", "2"]
    assert main([*call, *beside]) == 0
    out = capsys.readouterr().out
    assert "of the way from rules of thumb" in out
    assert "hiding gains" in out
    bad = tmp_path / "no.db"
    bad.write_text("this is no base of data, only words" * 50)
    assert main([*call, "--store", str(bad)]) == 2
    assert "Results can't be kept in" in capsys.readouterr().err
    assert main([*call[:-4], "--deals", "0"]) == 2
    assert "The number of deals can't be 0" in capsys.readouterr().err
    for wrong in (
        ["arena", "crooks"],
        ["arena", "crooks", "--page", "x.toml"],
        [*call, "--ladder", "random"],
        ["arena"],
    ):
        assert main(wrong) == 2
        assert "or --page alone" in capsys.readouterr().err


@pytest.mark.parametrize(
    "given",
    [
        ["--ladder", "random", "heuristic", "--against", "casual"],
        ["--round-robin", "random", "heuristic", "--gauntlet", "casual"],
        ["--bot", "random", "--ladder", "random", "heuristic"],
        ["--bot", "random", "--round-robin", "random", "heuristic"],
        ["--bot", "random", "--against", "heuristic", "--gauntlet", "casual"],
        ["--bot", "random"],
        ["--against", "heuristic"],
    ],
)
def test_two_ways_to_measure_at_once_are_refused(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """So is a bot without rivals, or rivals without a bot: none of these options is ignored."""
    assert main(["arena", "crooks", *given]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == (
        "Say what to measure: a GAME with --bot and --against or --gauntlet, a GAME with --round-robin or "
        "--ladder, or --page alone.\n"
    )


def test_a_gauntlet(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The same deals against each in turn, as pairings would be; all of it on a page with plots."""
    page = tmp_path / "page.html"
    call = ["arena", "crooks", "--bot", "heuristic", "--deals", "1", "--workers", "1", "--seats", "3"]
    gauntlet = [*call, "--gauntlet", "random", "heuristic", "--out", str(page), "--json"]
    assert main(gauntlet) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["others"] for one in found["standings"]] == [["random"] * 2, ["heuristic"] * 2]
    assert main([*call, "--against", "random", "random", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["share"] == found["standings"][0]["share"]
    assert main(gauntlet[:-1]) == 0
    printed = capsys.readouterr().out
    assert printed.count("of the wins") == 2
    assert f"Wrote {page}." in printed
    assert json.loads(page.with_suffix(".json").read_text())["names"] == ["against random", "against heuristic"]
    text = page.read_text()
    assert text.count("<svg ") == 1
    assert "<td>against random</td>" in text
    assert "How strong heuristic is at Crooks" in text
    assert not re.search(r"(src|href)=.?(https?:)?//", text)  # it needs nothing else


def test_one_opponent_fills_every_other_seat(capsys: pytest.CaptureFixture[str]) -> None:
    """``--seats`` is never ignored: one bot fills the table, and another number of bots must fit it."""
    call = ["arena", "crooks", "--bot", "random", "--deals", "1", "--workers", "1", "--json", "--against"]
    assert main([*call, "heuristic", "--seats", "4"]) == 0
    filled = json.loads(capsys.readouterr().out)
    assert (filled["others"], filled["games"], filled["fair"]) == (["heuristic"] * 3, 4, 0.25)
    assert main([*call, "heuristic", "heuristic", "heuristic"]) == 0
    assert json.loads(capsys.readouterr().out)["share"] == filled["share"]
    assert main([*call, "heuristic", "random", "--seats", "3"]) == 0
    assert json.loads(capsys.readouterr().out)["others"] == ["heuristic", "random"]
    for bots, seats, why in (
        (["heuristic", "random"], "4", "--against names 2 bots, but --seats 4 leaves 3 to fill"),
        (["heuristic", "random"], "2", "--against names 2 bots, but --seats 2 leaves 1 to fill"),
        (["heuristic"], "9", "crooks is for 2 to 4 players, not 9."),
        (["heuristic"], "1", "crooks is for 2 to 4 players, not 1."),
        (["heuristic"], "0", "number of seats can't be 0"),
    ):
        assert main([*call, *bots, "--seats", seats]) == 2
        assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (["--page", "plan.toml", "--seats", "4"], "--seats can't be used with --page; set this in plan.toml."),
        (["--page", "plan.toml", "--option", "edition=2016", "--seed", "2"], "--seed and --option can't be used"),
        (["crooks", "--ladder", "random", "heuristic", "--ceiling"], "--ceiling can only be used with --bot."),
        (["crooks", "--round-robin", "random", "heuristic", "--hiding"], "--hiding can only be used with --bot."),
    ],
)
def test_an_option_that_would_be_ignored_is_refused(
    given: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *given]) == 2
    assert why in capsys.readouterr().err


def test_games_as_parquet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A row a game, by seats: the mean of its shares is what the arena says."""
    file = tmp_path / "games.parquet"
    call = ["arena", "crooks", "--bot", "heuristic", "--against", "random", "random", "--deals", "2", "--workers", "1"]
    assert main([*call, "--games", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    rows = parquet.read_table(file).to_pylist()
    assert [(one["deal"], one["turn"]) for one in rows] == [(deal, turn) for deal in range(2) for turn in range(3)]
    assert all(one["bots"][one["turn"]] == "heuristic" for one in rows)
    assert sum(one["shares"][one["turn"]] for one in rows) / 6 == pytest.approx(found["share"], abs=1e-4)
    assert all(sum(one["shares"]) == pytest.approx(1) for one in rows)
    assert all(one["answers"] > 9 and one["seconds"] > 0 and len(one["scores"]) == 3 for one in rows)
    assert {(one["game"], one["engine"], one["rules"], one["seed"]) for one in rows} == {
        ("crooks", found["engine"], found["digest"], 1)
    }
    for option in ("--games", "--out"):  # before the games, not after them
        assert main([*call, option, str(tmp_path / "nowhere" / "x")]) == 2
        assert "x can't be written: there is no folder" in capsys.readouterr().err
