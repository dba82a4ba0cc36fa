"""Recorded games come to the same in a browser's Python, which has a stand-in for a compiled package."""

import json
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest
from tests.recorded.test_recorded import EXPECTED, HERE, LOGS
from tools import static_site

PYODIDE = HERE.parents[1] / "web" / "node_modules" / "pyodide" / "pyodide.mjs"
TOOL = HERE.parents[1] / "tools" / "record.py"
FEW = 8
"""Of how many games one is played in a short run."""


def differing(games: list[Path], folder: Path) -> list[str]:
    """Return the games that come out differently."""
    if shutil.which("node") is None or not PYODIDE.is_file():
        pytest.skip("needs node and the client's packages: tools/client.py packages")
    with zipfile.ZipFile(folder / "sources.zip", "w") as archive:
        for name, data in static_site.python_files().items():
            archive.writestr(name, data)
    script = str(HERE / "pyodide.mjs")
    command = ["node", script, str(PYODIDE), str(folder / "sources.zip"), str(TOOL), *map(str, games)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout)
    assert len(found) == len(games)
    return [name for name, one in found.items() if one != EXPECTED[name.split(" ")[0]][name.split(" ", 1)[1]]]


def test_some_recorded_games_come_out_the_same(tmp_path: Path) -> None:
    assert differing([path for logs in LOGS.values() for path in logs[::FEW]], tmp_path) == []


@pytest.mark.long
def test_all_recorded_games_come_out_the_same(tmp_path: Path) -> None:
    assert differing([path for logs in LOGS.values() for path in logs], tmp_path) == []
