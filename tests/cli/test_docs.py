"""What the pages for people say works: their Python is run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

BLOCKS = [
    pytest.param(block, id=f"{path.name}-{number}")
    for path in [Path("README.md"), *sorted(Path("docs").glob("*.md"))]
    for number, block in enumerate(re.findall(r"```python\n(.*?)```", path.read_text("utf-8"), re.S))
]


@pytest.mark.parametrize("block", BLOCKS)
def test_python_in_the_documents_runs(block: str) -> None:
    done = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_docstrings_of_the_one_door_are_true() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "doctest", "src/skulduggery/api.py"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")
