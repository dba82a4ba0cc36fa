"""The exports of the package have types that a strict checker can use."""

import os
import subprocess
import sys
from pathlib import Path

CONSUMER = Path(__file__).with_name("typed_consumer.py")
SOURCES = Path(__file__).resolve().parents[2] / "src"


def checked(program: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Return what mypy says of a program, as strict as it can be, from a folder outside the project."""
    options = ["--strict", "--config-file", os.devnull, "--cache-dir", str(folder / "cache"), str(program)]
    env = os.environ | {"MYPYPATH": str(SOURCES)}
    return subprocess.run(
        [sys.executable, "-m", "mypy", *options], cwd=folder, env=env, capture_output=True, text=True, check=False
    )


def test_a_program_outside_the_package_is_checked(tmp_path: Path) -> None:
    """It passes as it is, and a wrong field, constant or argument in it is found."""
    program = tmp_path / "consumer.py"
    text = CONSUMER.read_text("utf-8")
    program.write_text(text, "utf-8")
    done = checked(program, tmp_path)
    assert done.returncode == 0, done.stdout
    mistakes = {
        "sheet.money": '"Sheet" has no attribute "dollars"',
        "gang.goods[CASH] >= 0": "Unsupported operand types",
        "api.scores(state)}": "Argument 1 to",
    }
    wrong = text.replace("sheet.money", "sheet.dollars").replace("goods[CASH] >= 0", "goods[CASH] >= 'x'")
    program.write_text(wrong.replace("api.scores(state)}", "api.scores(asks)}"), "utf-8")
    done = checked(program, tmp_path)
    for place, said in mistakes.items():
        assert place in text
        assert said in done.stdout, done.stdout


def test_the_program_runs() -> None:
    done = subprocess.run([sys.executable, str(CONSUMER)], capture_output=True, text=True, check=True)
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["crooks", "scoundrels", "mayhem"]
    assert all(int(line.split()[1]) > 20 for line in done.stdout.splitlines())
