"""Few examples by day, many with --long."""

import pytest
from tests.promises import games


def pytest_configure(config: pytest.Config) -> None:
    games.factor = 20 if config.getoption("--long", default=False) else 1
