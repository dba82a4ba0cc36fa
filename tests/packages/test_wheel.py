"""The wheel: installed with nothing but what it needs it plays, and says in one sentence what else a command needs."""

import json
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from tests.tui.typist import Monkey

ROOT = Path(__file__).resolve().parents[2]
MOST = 15
"""Packages of a bare installation, ours among them."""
SERVING = ("serve", "work --bus redis://localhost", "backup kept", "restore kept", "reports")
MORE = {
    "server": (*SERVING, "bench --server"),
    "lab": (
        "learn crooks",
        "exact crooks",
        "arena crooks --bot heuristic --against random --deals 2 --games games.parquet",
    ),
    "envs": ("bench --envs",),
}
"""Commands that need an extra, by extra."""
HERE = "skulduggery.environments"
MODULES = {f"{HERE}.{name}": "lab" for name in ("spiel", "exact", "ismcts")} | {HERE: "envs"}
"""Modules that need an extra, as its sentence names them."""
COMMANDS = """
import contextlib, io, json, sys
from skulduggery.cli.main import main
out = []
for words in json.load(sys.stdin):
    with contextlib.redirect_stderr(io.StringIO()) as said:
        out.append([main(words), said.getvalue()])
print(json.dumps(out))
"""
IMPORTS = """
import importlib, json, sys
out = []
for name in json.load(sys.stdin):
    try:
        importlib.import_module(name)
        importlib.import_module(name + ".crooks_v0")
    except Exception as error:
        out.append(str(error))
print(json.dumps(out))
"""


def needs(its: Distribution) -> Iterator[Requirement]:
    """The packages that a distribution needs here, without extras."""
    for text in its.requires or ():
        one = Requirement(text)
        if one.marker is None or one.marker.evaluate({"extra": ""}):
            yield one


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the pure wheel and all that it needs, for a Python that sees nothing else."""
    made, home = tmp_path_factory.mktemp("made"), tmp_path_factory.mktemp("bare")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(made)]
    subprocess.run(build, cwd=ROOT, env=os.environ | {"SKULDUGGERY_ENGINE": ""}, check=True, capture_output=True)
    (wheel,) = made.iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(home)
    (info,) = home.glob("skulduggery-*.dist-info")
    wanted, known = [*needs(PathDistribution(info))], {"skulduggery"}
    while wanted:
        name = re.sub("[-_.]+", "-", wanted.pop().name).lower()
        if name in known:
            continue
        known.add(name)
        its = distribution(name)
        wanted += needs(its)
        for file in its.files or ():
            if file.parts[0] != "..":  # programs
                (home / file).parent.mkdir(parents=True, exist_ok=True)
                (home / file).symlink_to(Path(str(its.locate_file(file))))
    assert len(known) <= MOST, sorted(known)
    return home


def run(bare: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a Python that sees only the bare installation, outside the checkout."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    env |= {"PYTHONPATH": str(bare), "PYTHONDONTWRITEBYTECODE": "1"}
    # -S: no packages of this environment
    return subprocess.run(
        [sys.executable, "-S", *command], cwd=bare.parent, env=env, input=typed, capture_output=True, text=True
    )


def answers(bare: Path, script: str, asked: list[Any]) -> list[Any]:
    """What a script answers that reads and writes JSON."""
    done = run(bare, "-c", script, typed=json.dumps(asked))
    assert done.returncode == 0, done.stderr
    out: list[Any] = json.loads(done.stdout)
    return out


def test_it_plays(bare: Path) -> None:
    """A game to its end in the terminal, one among bots, and the cards of each game."""
    typist = Monkey(3, most=10_000)
    typed = "".join(typist.readline() for _ in range(3000))
    done = run(bare, "-m", "skulduggery", "play", "crooks", "--seed", "5", "--language", "en", typed=typed)
    assert done.returncode == 0, done.stderr
    assert "points" in done.stdout.splitlines()[-1] or "win" in done.stdout[-2000:]
    for game in ("crooks", "scoundrels", "mayhem"):
        seats = ("--seats", *["heuristic"] * 3)
        done = run(bare, "-m", "skulduggery", "simulate", game, *seats, "--games", "2", "--seed", "1")
        assert done.returncode == 0, done.stderr
        assert "decisions in" in done.stdout


def test_commands_and_modules_say_what_they_need(bare: Path) -> None:
    """One clear sentence each, and the exit code of a wrong use."""
    asked = [(extra, command.split()) for extra, all in MORE.items() for command in all]
    ends = answers(bare, COMMANDS, [words for _, words in asked])
    for (extra, command), (code, said) in zip(asked, ends, strict=True):
        assert code == 2, command
        assert re.fullmatch(rf"[\w -]+ needs more packages: pip install 'skulduggery\[{extra}\]'\.\n", said), command
    for (module, extra), said in zip(MODULES.items(), answers(bare, IMPORTS, [*MODULES]), strict=True):
        assert said == f"{module} needs more packages: pip install 'skulduggery[{extra}]'.", module
