"""One server for all tests that don't kill it."""

import signal
from collections.abc import Iterator

import pytest
from tests.server.house import House


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server; at the end it must have come to no fault."""
    one = House(tmp_path_factory.mktemp("house") / "data", "--away-after", "0.3", "--advice", "2")
    yield one
    assert one.process is not None
    assert one.process.poll() is None, "the server has died"
    one.stop(signal.SIGTERM)
    assert one.faults() == ""
