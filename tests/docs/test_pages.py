"""The pages for people work: each page is followed in a folder of its own, with small numbers.

Files that a page shows under a title are written, its Python is run (and prints the text that follows, if there is
one), and its commands are really carried out.
"""

import argparse
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from itertools import pairwise
from pathlib import Path

import pytest
from tests.docs.blocks import INLINE, PAGES, ROOT, RUN, SHOWN, blocks
from tools.services import PATIENCE

from skulduggery.cli.main import COMMANDS, main, parser

MOST = {"--deals": 1, "--games": 12, "--minutes": 0, "--rounds": 1, "--rate": 1}
"""The most that tests run: pages name the numbers that are useful in practice."""
LATER = 16
"""Most blocks that aren't run here; each gives its reason."""
FINISHED = ROOT / "tests" / "recorded" / "crooks" / "01-2p-2012-open-notes.log"
FOLLOWED = [page for page in PAGES if any(one.kind in RUN and not one.why for one in blocks(page))]


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[list[subprocess.Popen[str]]]:
    """The servers that a page has started. They are stopped as by Ctrl+C and must not have failed."""
    started: list[subprocess.Popen[str]] = []
    yield started
    for one in started:
        one.send_signal(signal.SIGINT)
        assert one.communicate(timeout=PATIENCE)[1] == ""
        assert one.returncode == 0


@pytest.mark.parametrize("page", FOLLOWED, ids=name_of)
def test_a_page_can_be_followed(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, servers: list[subprocess.Popen[str]]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", StringIO())  # nobody types anything
    monkeypatch.setattr("os.cpu_count", lambda: 1)  # new processes take longer than a deal
    for name in ("src", "docs", "examples"):
        (tmp_path / name).symlink_to(ROOT / name)
    shutil.copy(FINISHED, tmp_path / "evening.jsonl")  # a game that is over
    told = ""  # what the last piece of Python printed
    for block in blocks(page):
        if block.kind == "text" and told:
            assert block.text == told
        told = ""
        if block.file:
            (tmp_path / block.file).write_text(block.text, "utf-8")
        if block.kind == "python" and not block.why:
            done = subprocess.run([sys.executable, "-c", block.text], capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
            told = done.stdout
        if block.kind == "sh" and not block.why:
            for command in block.commands:
                carry_out(command, servers)


def carry_out(command: str, servers: list[subprocess.Popen[str]]) -> None:
    """Do what a line of a shell says."""
    words = shlex.split(command, comments=True)
    if words[0] == "./dev":
        words = words[1:]
        if words[0] != "exec":
            assert f"  {words[0]} " in subprocess.check_output(["python3", ROOT / "dev", "--help"], text=True)
            return
        words = words[2:] if words[1] == "--compiled" else words[1:]
    if words[0] != "skulduggery":
        subprocess.run(["bash", "-ec", command], check=True, capture_output=True, stdin=subprocess.DEVNULL)
        return
    arguments = [small(*pair) for pair in pairwise(words)]
    if arguments[0] == "serve":
        call = [sys.executable, "-m", "skulduggery.cli.main", *arguments, "--port", "0"]
        server = subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        servers.append(server)
        assert server.stdout is not None
        assert "http://" in server.stdout.readline()
        return
    assert main(arguments) == 0, command


def small(before: str, word: str) -> str:
    """A word of a command, or a smaller number after an option that has a most."""
    if before in MOST and word.isdecimal():
        return str(min(int(word), MOST[before]))
    return re.sub(r"(rounds|rollouts)=\d+", r"\1=2", word)


def test_blocks_are_run_or_say_why_not() -> None:
    later = []
    for page in PAGES:
        for block in blocks(page):
            assert block.kind in (*RUN, *SHOWN), (name_of(page), block)
            later += [(name_of(page), block.why)] if block.why else []
        assert not re.search(r"^    (skulduggery|\./dev|pip|npm|python) ", page.read_text("utf-8"), re.M), page
    assert len(later) <= LATER, later


@pytest.mark.parametrize("page", [page for page in PAGES if INLINE.search(page.read_text("utf-8"))], ids=name_of)
def test_commands_in_a_line_are_there(page: Path) -> None:
    """A command that a sentence or a table names exists, and takes the options that are named."""
    for found in INLINE.finditer(page.read_text("utf-8")):
        known: argparse.ArgumentParser = parser()
        for word in shlex.split(found[1])[1:]:
            below = [one for one in known._actions if isinstance(one, argparse._SubParsersAction)]
            if word.startswith("--"):
                assert word.partition("=")[0] in known._option_string_actions, found[1]
            elif below:
                assert word in below[0].choices or not word.islower(), found[1]
                known = below[0].choices.get(word, known)


def test_every_command_is_told() -> None:
    """Each command stands on some page of the site."""
    told = "\n".join([page.read_text("utf-8") for page in PAGES])
    for command in COMMANDS:
        name = command.__name__.rpartition(".")[2]
        assert f"skulduggery {name}" in told, name


def test_docstrings_of_the_one_door_are_true() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "doctest", "src/skulduggery/api.py"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")
