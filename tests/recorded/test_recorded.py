"""Recorded games come to what they came to when they were recorded, under both builds (promise 3)."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools import record as tool

from skulduggery import api, codec
from skulduggery.record import Record

HERE = Path(__file__).parent
LOGS = sorted(HERE.glob("*.log"))
EXPECTED: dict[str, Any] = json.loads((HERE / tool.EXPECTED).read_text("utf-8"))
COMPILED = os.environ.get("SKULDUGGERY_COMPILED")
compiled = pytest.mark.skipif(not COMPILED, reason="there is no compiled build (./dev test makes one)")


def under_the_compiled_build(*words: str) -> Any:
    """What tools/record.py finds under the compiled build."""
    command = [sys.executable, tool.__file__, *words]
    env = {**os.environ, "PYTHONPATH": str(COMPILED)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said["build"] == "compiled"
    return said["found"]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_recorded_game_comes_out_the_same(path: Path) -> None:
    """Every state, every message to every seat and all that the seats know is as it was when the game was recorded."""
    found = tool.fingerprint(tool.read(path))
    assert found == EXPECTED[path.stem]


@compiled
def test_recorded_games_come_out_the_same_compiled() -> None:
    """The compiled build makes the same of all recorded games, and the seats know and re-deal the same."""
    found = under_the_compiled_build("hash", *map(str, LOGS))
    assert found == tool.hashes(LOGS)
    assert {name: {key: one[key] for key in EXPECTED[name]} for name, one in found.items()} == EXPECTED


@compiled
def test_simulation_is_the_same_compiled(request: pytest.FixtureRequest) -> None:
    """Random games with the same seeds end in the same states under both builds."""
    count = 20_000 if request.config.getoption("--long") else 480
    assert under_the_compiled_build("simulate", str(count)) == tool.simulate(count)


def test_the_tool_plays_the_same_games_each_time() -> None:
    """Nothing in tools/record.py depends on when or where it runs; the logs are as it names them."""
    assert [path.stem for path in LOGS] == [plan.name for plan in tool.plans()] == list(EXPECTED)
    for plan in tool.plans()[5::6]:
        assert codec.write_log(tool.played(plan)) == codec.write_log(tool.played(plan)), plan.name


def test_the_tool_overwrites_only_when_told() -> None:
    """Without its flag the tool leaves recorded games alone."""
    before = [path.read_bytes() for path in LOGS]
    with pytest.raises(SystemExit, match="--overwrite"):
        tool.main(["write"])
    assert [path.read_bytes() for path in LOGS] == before


def test_the_recorded_games_show_everything() -> None:
    """Together they have all seats and options, every kind of question, and all that can befall a game."""
    games: list[Record] = [tool.read(path) for path in LOGS]
    assert len(games) >= 24
    assert {game.rules.seats for game in games} == {2, 3, 4}
    options = {tuple(sorted(game.rules.options.items())) for game in games}
    assert len(options) == 8
    entries = [(who.rstrip(" 1234"), what[0]) for game in games for who, what in game.entries]
    said = {f"{who} {what}".strip() for who, what in entries}
    assert said >= {"recruit", "pass", "take", "nothing", "place", "swap", "kill", "spy", "resign"}
    assert said >= {"nature deal", "nature first", "host undo", "host take-over", "clock recruit", "clock pass"}
    assert {name for game in games for name in game.players} == {"heuristic", "random"}
    assert all(api.over(game.state) for game in games)
    assert sum(path.stat().st_size for path in HERE.iterdir() if path.is_file()) < 400_000
