"""The load tool where something that it needs is missing."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.house import check_sentence

TOOLS = Path(__file__).parents[2] / "tools"
WITHOUT = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
import bluff, load, services
bluff.HERE = Path("nowhere").resolve()
find = services.find
services.find = lambda *names: None if sys.argv[2] in names else find(*names)
sys.exit(load.main(sys.argv[3:]))
"""


@pytest.mark.parametrize(
    ("missing", "asked", "sentence"),
    [
        ("nginx", ["--tables", "1", "--servers", "2"], "nginx is not installed."),
        ("postgres", ["--tables", "1", "--servers", "2"], "PostgreSQL is not installed."),
        ("redis-server", ["--tables", "1", "--servers", "2"], "Neither Valkey nor Redis is installed."),
        ("boardgame.io", ["--boardgame", "1"], "boardgame.io is not there; 'npm ci --prefix nowhere' installs it."),
        ("nothing", ["--idle", "100000000"], "sockets need"),
    ],
)
def test_what_is_missing_is_said_in_a_sentence(tmp_path: Path, missing: str, asked: list[str], sentence: str) -> None:
    command = [sys.executable, "-c", WITHOUT, str(TOOLS), missing, *asked]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1
    check_sentence(done.stderr.rstrip("\n"))
    assert sentence in done.stderr
