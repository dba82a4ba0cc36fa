"""The script that checks a game without anything of ours, run as a sceptic runs it."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

SCRIPT = Path(__file__).parents[1] / "docs" / "fair-check.py"


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the script in a folder. It has no traceback: what it can't do or finds wrong is one line, and code 1."""
    command = [sys.executable, "-I", "-S", str(SCRIPT), *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    assert re.fullmatch("[^\n]+\n" if done.returncode else "", done.stderr), done.stderr
    return done


def offline(folder: Path, log: bytes, receipt: dict[str, Any]) -> str:
    """Return what the script says of a log and a receipt; of a wrong game only that sentence."""
    (folder / "game.jsonl").write_bytes(log)
    (folder / "receipt.json").write_text(json.dumps(receipt))
    done = run(folder, "game.jsonl", "receipt.json")
    assert not done.returncode or done.stderr.startswith("WRONG: "), done.stderr
    return done.stderr or done.stdout
