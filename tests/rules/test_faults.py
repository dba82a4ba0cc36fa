"""A test for every rule is not enough: when the rule is broken, a test that names it must fail."""

import compileall
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from py_compile import PycInvalidationMode

import pytest

from skulduggery import coverage

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "skulduggery"
Fault = dict[str, str]
NO_CATCH = re.compile(r" - (Syntax|Indentation|Name|Attribute|Import|ModuleNotFound|Type)Error")
"""Why a test may not fail: any test would then have noticed. (A Fault of the engine is another thing.)"""


def faults(game: str) -> list[Fault]:
    """The planted faults of a game."""
    text = (ROOT / "tests" / "rules" / game / "faults.toml").read_text("utf-8")
    return list(tomllib.loads(text)["fault"])


GAMES = [game for game in coverage.games_with_rules() if (ROOT / "tests" / "rules" / game / "faults.toml").is_file()]
COUNTS = {"crooks": 100, "scoundrels": 110, "mayhem": 250}
"""Faults that a game must have at least."""
EACH = {"crooks": 0, "scoundrels": 2, "mayhem": 2}
"""What must have a fault: each rule (0), or each family of rules, named by so many words of the ID (2: ``SC-USE``)."""
SHORT = {"crooks": 6, "scoundrels": 4, "mayhem": 4}
"""Of so many rules or families one has its first fault in the short run."""


@cache
def files(game: str) -> dict[str, list[str]]:
    """The files with tests of each rule: to collect no more than these saves most of the time."""
    tests = coverage.coverage(game, ROOT / "tests")
    return {
        rule: sorted({one.partition("::")[0] for one in names if one.startswith(f"tests/rules/{game}/")})
        for rule, names in tests.items()
    }


def family(game: str, rule: str) -> str:
    """What must have a fault: a rule, or a family of rules."""
    return "-".join(rule.split("-")[: EACH[game] or None])


def cases() -> Iterator[object]:
    """All faults; but for a fixed sample they are left to ``--long``."""
    for game in GAMES:
        before: set[str] = set()
        for fault in faults(game):
            one = family(game, fault["rule"])
            marks = [pytest.mark.long] if one in before or len(before) % SHORT[game] else []
            before.add(one)
            yield pytest.param(game, fault, id=f"{fault['rule']}: {fault['why']}", marks=marks)


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package for this worker. Its compiled files are checked by content, so a change is always seen."""
    folder = tmp_path_factory.mktemp("faulty")
    shutil.copytree(PACKAGE, folder / "skulduggery", ignore=shutil.ignore_patterns("__pycache__"))
    compileall.compile_dir(folder, quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
    return folder


@pytest.fixture
def planted(game: str, fault: Fault, copy: Path) -> Iterator[Path]:
    """The copy with a fault in it."""
    path = copy / "skulduggery" / fault["file"]
    text = path.read_text("utf-8")
    assert fault["find"] in text
    path.write_text(text.replace(fault["find"], fault["put"]), "utf-8")
    yield copy
    path.write_text(text, "utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_faults_are_planted_everywhere(game: str) -> None:
    """In each rule, or each family of them; and none breaks a rule that isn't there."""
    rules = [fault["rule"] for fault in faults(game)]
    assert len(rules) >= COUNTS[game]
    assert set(rules) <= set(coverage.texts(game))
    assert {family(game, rule) for rule in rules} == {family(game, rule) for rule in coverage.texts(game)}


@pytest.mark.parametrize("game", GAMES)
def test_the_faults_can_be_planted(game: str) -> None:
    for fault in faults(game):
        count = (PACKAGE / fault["file"]).read_text("utf-8").count(fault["find"])
        assert count == 1, f"{fault['find']!r} must stand in {fault['file']} exactly once, not {count} times"


@pytest.mark.parametrize(("game", "fault"), list(cases()))
def test_a_broken_rule_is_noticed_by_a_test_that_names_it(game: str, fault: Fault, planted: Path) -> None:
    environment = dict(os.environ) | {
        "PYTHONPATH": str(planted),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTEST_ADDOPTS": "",
        "COLUMNS": "500",
    }
    arguments = ["--rule", fault["rule"], "--source", str(planted), "-x", "-q", "--tb=line", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *arguments, *files(game)[fault["rule"]]],
        cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    output = done.stdout + done.stderr
    assert done.returncode == 1, output
    (failed,) = re.findall(r"^FAILED .*$", output, re.MULTILINE)
    assert not NO_CATCH.search(failed), output
