"""The compiled build makes of games what the interpreted one makes of them (promise 3)."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest
from tests.recorded.test_recorded import EXPECTED, LOGS, games
from tools import record as tool

RANDOM = {"crooks": (480, 20_000), "scoundrels": (24, 2_000), "mayhem": (24, 2_000)}
"""Random games that both builds play, in a short run and in a long one."""
pytestmark = pytest.mark.skipif(tool.build() != "compiled", reason="this is not the compiled build (./dev test has it)")


def under_the_interpreted_build(*words: str) -> Any:
    """Return the findings of tools/record.py under the interpreted build."""
    command = [sys.executable, tool.__file__, *words]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said["build"] == "interpreted"
    return said["found"]


@games
def test_recorded_games_come_out_the_same(game: str, request: pytest.FixtureRequest) -> None:
    """The compiled build makes the same of all recorded games, and the seats know and re-deal the same (in a short run
    seen at every tenth of them, from the fifth on: these take little time)."""
    seen = LOGS[game] if request.config.getoption("--long") else LOGS[game][4::10]
    again = under_the_interpreted_build("hash", *map(str, seen))
    assert tool.hashes(seen) == again
    assert len(again) == len(seen)
    found = {path.stem: tool.fingerprint(tool.read(path)) for path in LOGS[game] if path not in seen}
    found |= {name: {key: one[key] for key in EXPECTED[game][name]} for name, one in again.items()}
    assert found == EXPECTED[game]


@games
def test_simulation_is_the_same(game: str, request: pytest.FixtureRequest) -> None:
    """Random games with the same seeds end in the same states under both builds."""
    count = RANDOM[game][request.config.getoption("--long")]
    assert under_the_interpreted_build("simulate", game, str(count)) == tool.simulate(game, count)
