"""Options of the test run: ``--long``, ``--rule ID``, ``--source FOLDER``."""

from pathlib import Path

import pytest

import skulduggery


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("skulduggery")
    group.addoption("--long", action="store_true", help="run the tests that take long too")
    group.addoption("--rule", metavar="ID", help="run only the tests that show the rule with this ID, like CR-ROB-01")
    group.addoption("--source", metavar="FOLDER", help="stop unless the package under test comes from this folder")


def pytest_configure(config: pytest.Config) -> None:
    wanted = config.getoption("--source")
    found = Path(skulduggery.__file__).resolve().parent.parent
    if wanted and Path(wanted).resolve() != found:
        raise pytest.UsageError(f"the package under test comes from {found}, not from {wanted}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rule = config.getoption("--rule")
    kept: list[pytest.Item] = []
    dropped: list[pytest.Item] = []
    for item in items:
        too_long = item.get_closest_marker("long") is not None and not config.getoption("--long")
        other = rule is not None and not any(rule in mark.args for mark in item.iter_markers("rule"))
        (dropped if too_long or other else kept).append(item)
    if dropped:
        config.hook.pytest_deselected(items=dropped)
        items[:] = kept
