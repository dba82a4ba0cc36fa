"""One server for all tests that don't kill it, and one PostgreSQL, one Valkey or Redis."""

import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.house import House
from tests.server.many import running
from tools.services import Postgres, Redis


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server, which must not have failed at the end."""
    one = House(tmp_path_factory.mktemp("house") / "data", "--away-after", "0.3", "--advice", "2")
    yield one
    assert one.process is not None
    assert one.process.poll() is None, "the server has died"
    one.stop(signal.SIGTERM)
    assert one.faults() == ""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that runs."""
    with running(Postgres, "skulduggery-postgres-") as one:
        yield one


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Valkey or Redis that runs."""
    with running(Redis, "skulduggery-bus-") as one:
        yield one


@pytest.fixture
def on_disk() -> Iterator[Path]:
    """A folder where a commit takes as long as it does for users: ``./dev test`` has those of other tests in memory."""
    with tempfile.TemporaryDirectory(prefix="skulduggery-", dir="/var/tmp") as folder:
        yield Path(folder)


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty database."""
    postgres.start()  # a test may have killed it
    return postgres.make("tables")
