"""Options of the test run: ``--long``, ``--finished``, ``--seconds``, ``--rule``, ``--build``, ``--source``."""

import os
import time
from pathlib import Path

import pytest
from tests.finished import Finished
from tests.order import spread

import skulduggery

os.environ["SKULDUGGERY_LANG"] = "en"  # whatever this system speaks

FIRST = pytest.StashKey[float]()
"""When the first test began."""
TESTS = Path(__file__).parent
INTERPRETED = [
    TESTS / name
    for name in (
        "docs/test_messages.py",
        "rules",
        "recorded",
        "oracle/test_leaks.py",
        "oracle/scoundrels/test_leaks.py",
        "oracle/mayhem/test_leaks.py",
        "server/test_hosts.py",
        "server/test_leisure.py",
        "server/test_notes.py",
        "server/test_planted_leaks.py",
        "server/test_timing.py",
    )
]
"""Tests for the interpreted build: they plant faults or make up deals (compiled functions can't be changed from
outside), read the checkout, or change networks (browsers in use then lose what is on its way). All others are quicker
with the compiled build."""
COMPILED = [
    TESTS / name
    for name in (
        "recorded/test_builds.py",
        "rules/mayhem/test_ledger.py",
        "rules/mayhem/test_words.py",
        "rules/scoundrels/test_order_of_crew.py",
        "rules/scoundrels/test_pairs.py",
    )
]
"""Exceptions, which need the compiled build, or are slow and as good there."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("skulduggery")
    group.addoption("--long", action="store_true", help="run the tests that take long too")
    group.addoption("--finished", metavar="FILE", help="leave out the tests listed in a file, and add those that pass")
    group.addoption("--seconds", type=float, metavar="N", help="begin no test after so many seconds: skip the rest")
    group.addoption("--rule", metavar="ID", help="run only the tests that show the rule with this ID, like CR-ROB-01")
    group.addoption("--build", choices=["interpreted", "compiled"], help="run only the tests that are for that build")
    group.addoption("--source", metavar="FOLDER", help="stop unless the package under test comes from this folder")


def pytest_configure(config: pytest.Config) -> None:
    wanted = config.getoption("--source")
    found = Path(skulduggery.__file__).resolve().parent.parent
    if wanted and Path(wanted).resolve() != found:
        raise pytest.UsageError(f"the package under test comes from {found}, not from {wanted}")
    if finished := config.getoption("--finished"):
        config.pluginmanager.register(Finished(Path(finished), config))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    limit = item.config.getoption("--seconds")
    if limit is not None and time.monotonic() - item.config.stash.setdefault(FIRST, time.monotonic()) > limit:
        pytest.skip(f"{limit:g} s are over")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Don't read files of the other build unless they are named, because each worker reads all files."""
    build = config.getoption("--build")
    return True if build and collection_path.suffix == ".py" and build != build_of(collection_path) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rule, build = config.getoption("--rule"), config.getoption("--build")
    kept: list[pytest.Item] = []
    dropped: list[pytest.Item] = []
    for item in items:
        too_long = item.get_closest_marker("long") is not None and not config.getoption("--long")
        other = rule is not None and not any(rule in mark.args for mark in item.iter_markers("rule"))
        elsewhere = build is not None and build != build_of(item.path)
        (dropped if too_long or other or elsewhere else kept).append(item)
    if dropped:
        config.hook.pytest_deselected(items=dropped)
    items[:] = spread(kept, getattr(config, "workerinput", {}).get("workercount", 1))


def build_of(path: Path) -> str:
    """The build that the tests of a file are for."""
    return "interpreted" if path not in COMPILED and {path, *path.parents} & {*INTERPRETED} else "compiled"
