"""A test for every rule is not enough: when the rule is broken, a test that names it must fail."""

import compileall
import json
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from functools import cache
from pathlib import Path
from py_compile import PycInvalidationMode

import pytest
from tests.rules.planting import PACKAGE, ROOT, Fault, changed_text, check, faults

from skulduggery import coverage

NO_CATCH = re.compile(r"(Syntax|Indentation|Name|Attribute|Import|ModuleNotFound|Type)Error\b")
"""Beginnings of a failed test's message that don't count, because any test would have noticed. (A Fault of the
engine may.)"""
PLAIN = {"PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "", "COLUMNS": "500"}
"""The environment of the processes that try faults."""
PYTEST = (sys.executable, "-m", "pytest", "-x", "-q", "--tb=line", "-p", "no:cacheprovider")


GAMES = [game for game in coverage.games_with_rules() if (ROOT / "tests" / "rules" / game / "faults.toml").is_file()]
COUNTS = {"crooks": 100, "scoundrels": 110, "mayhem": 250}
"""Faults that a game must have at least."""
EACH = {"crooks": 0, "scoundrels": 2, "mayhem": 2}
"""Rules that must each have a fault: single rules (0), or families that share n words of the ID (2: ``SC-USE``)."""
SHORT = {"crooks": 6, "scoundrels": 4, "mayhem": 4}
"""The short run tries the first fault of one rule or family in this many."""


@cache
def files(game: str) -> dict[str, list[str]]:
    """The files with tests of each rule: to collect no more than these saves most of the time."""
    tests = coverage.coverage(game, ROOT / "tests")
    return {
        rule: sorted({one.partition("::")[0] for one in names if one.startswith(f"tests/rules/{game}/")})
        for rule, names in tests.items()
    }


def family(game: str, rule: str) -> str:
    """Return the part of a rule's ID that must have a fault: the rule, or a family of rules."""
    return "-".join(rule.split("-")[: EACH[game] or None])


def cases() -> Iterator[object]:
    """All faults. Without ``--long`` only a fixed sample runs."""
    for game in GAMES:
        before: set[str] = set()
        for fault in faults(game):
            one = family(game, fault.rule)
            marks = [pytest.mark.long] if one in before or len(before) % SHORT[game] else []
            before.add(one)
            yield pytest.param(game, fault, id=f"{fault.rule}: {fault.why}", marks=marks)


class Sandbox:
    """A process that has collected the tests of a game and tries faults, each in a fork."""

    def __init__(self, game: str) -> None:
        mine, its = socket.socketpair()
        with its:
            self.process = subprocess.Popen(
                [*PYTEST, "-p", "tests.rules.sandbox", "--source", "src", f"tests/rules/{game}"],
                cwd=ROOT, env=os.environ | PLAIN | {"SKULDUGGERY_SANDBOX": str(its.fileno())}, pass_fds=[its.fileno()],
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            )  # fmt: skip
        self.talk = mine.makefile("rw", encoding="utf-8")
        mine.close()

    def ask(self, fault: Fault) -> dict[str, str]:
        """Return what the tests of the rule say with the fault."""
        print(json.dumps(asdict(fault)), file=self.talk, flush=True)
        answer = self.talk.readline()
        assert answer, self.process.communicate()[0]
        return dict(json.loads(answer))

    def close(self) -> None:
        """End the process."""
        self.talk.close()
        self.process.communicate(timeout=60)


@pytest.fixture(scope="session")
def sandbox() -> Iterator[Callable[[str], Sandbox]]:
    """Return the sandbox of a game; this worker makes it when it first asks for it."""
    made: dict[str, Sandbox] = {}

    def of(game: str) -> Sandbox:
        if game not in made:
            made[game] = Sandbox(game)
        return made[game]

    yield of
    for one in made.values():
        one.close()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package for this worker. Its compiled files are checked by content, so a change is always seen."""
    folder = tmp_path_factory.mktemp("faulty")
    shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__"))
    compileall.compile_dir(folder, quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
    return folder


@contextmanager
def planted(fault: Fault, folder: Path) -> Iterator[None]:
    """A fault in the copy."""
    path, text = changed_text(fault)
    copy = folder / PACKAGE.name / path.relative_to(PACKAGE)
    copy.write_text(text, "utf-8")
    try:
        yield
    finally:
        shutil.copyfile(path, copy)


def in_a_fresh_process(game: str, fault: Fault, folder: Path) -> str:
    """Return the first failure of the rule's tests with the fault in the copy."""
    with planted(fault, folder):
        done = subprocess.run(
            [*PYTEST, "--rule", fault.rule, "--source", str(folder), *files(game)[fault.rule]],
            cwd=ROOT, env=os.environ | PLAIN | {"PYTHONPATH": str(folder)}, capture_output=True, text=True, timeout=300,
        )  # fmt: skip
    output = done.stdout + done.stderr
    assert done.returncode == 1, output
    (failed,) = re.findall(r"^FAILED .*? - (.*)$", output, re.MULTILINE)
    return str(failed)


@pytest.mark.parametrize("game", GAMES)
def test_faults_are_planted_everywhere(game: str) -> None:
    """In each rule, or each family of them; and none breaks a rule that isn't there."""
    rules = [fault.rule for fault in faults(game)]
    assert len(rules) >= COUNTS[game]
    assert set(rules) <= set(coverage.texts(game))
    assert {family(game, rule) for rule in rules} == {family(game, rule) for rule in coverage.texts(game)}


@pytest.mark.parametrize("game", GAMES)
def test_the_faults_can_be_planted(game: str) -> None:
    for fault in faults(game):
        check(fault)


@pytest.mark.parametrize(("game", "fault"), list(cases()))
def test_a_broken_rule_is_noticed_by_a_test_that_names_it(
    game: str, fault: Fault, sandbox: Callable[[str], Sandbox], folder: Path
) -> None:
    said = sandbox(game).ask(fault)
    failed = in_a_fresh_process(game, fault, folder) if "unsure" in said else said.get("failed", "")
    assert failed, f"no test of {fault.rule} fails when {fault.why}: {said}"
    assert not NO_CATCH.match(failed), failed
