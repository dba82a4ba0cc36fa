"""The database that a server's tables lie in: SQLite in a folder, or PostgreSQL by its address."""

import fcntl
import secrets
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.dialects import postgresql, sqlite

from skulduggery.api import BadInput
from skulduggery.server.operations.timeouts import USUAL, Timeouts

CONNECTIONS: Final = 4
"""Of one process to PostgreSQL."""
NAME: Final = "tables.sqlite"
LOCK: Final = 7_533_967
"""Held by each connection of a server, and alone by whoever replaces everything. (Any number.)"""
STEPS: Final = LOCK + 1
"""Held by whoever brings the schema up to date."""


class Database:
    """An open database of this version or an older one; ``migrate`` brings it up to date.

    ``at`` is a folder, which is one process's alone unless ``beside``, or an address as in
    ``postgresql://name@host/database``. Raises BadInput if it can't be used.
    """

    def __init__(self, at: Path | str, *, beside: bool = False, timeouts: Timeouts = USUAL) -> None:
        self.at = at
        self._lock: IO[str] | None = None
        if isinstance(at, Path):
            self.name = str(at / NAME)
            if not beside:
                self._take(at)
            elif not (at / NAME).is_file():
                raise BadInput(f"There are no tables in {at}.")
            self.connections = 1
            self.engine = sa.create_engine(
                f"sqlite:///{at / NAME}",
                poolclass=sa.pool.QueuePool,
                pool_size=1,
                max_overflow=0,
                connect_args={"check_same_thread": False},  # made in one thread, used in another
                hide_parameters=True,  # no key in any message
            )
            sa.event.listen(self.engine, "connect", _prepare)
            sa.event.listen(self.engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        else:
            url = _address(at)
            self.name = url.set(drivername="postgresql").render_as_string(hide_password=True)
            self.connections = CONNECTIONS
            self.engine = sa.create_engine(
                url,
                pool_size=CONNECTIONS,
                max_overflow=0,
                connect_args={
                    "connect_timeout": timeouts.connect,
                    "tcp_user_timeout": int(timeouts.within * 1000),
                    "application_name": "skulduggery",
                    "options": " ".join(f"-c {name}={value}" for name, value in _limits(timeouts).items()),
                },
                hide_parameters=True,
            )
            if not beside:
                sa.event.listen(self.engine, "connect", _share)

    def _take(self, folder: Path) -> None:
        """Lock a folder for this process."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = (folder / "lock").open("w")
        except OSError as error:
            raise BadInput(f"{folder} can't hold the server's data: {error.strerror}.") from None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._lock.close()
            raise BadInput(
                f"Another server is using {folder}: stop it, or choose another folder with --data."
            ) from None

    def migrate(self) -> None:
        """Bring the schema up to date. Raises BadInput if that can't be done; then it is as it was."""
        try:
            with self.engine.begin() as connection:
                if not isinstance(self.at, Path):  # servers that start together: one after another
                    connection.execute(sa.text("set local statement_timeout = 0; set local lock_timeout = '60s'"))
                    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(STEPS)))
                upgrade(connection)
        except (CommandError, sa.exc.DBAPIError) as error:
            self.close()
            raise BadInput(f"{self.name} can't be used: {reason(error)}; another version may have made it.") from None

    def close(self) -> None:
        """Let go of it."""
        with suppress(sa.exc.DBAPIError):
            self.engine.dispose()
        if self._lock is not None:
            self._lock.close()


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    """Carry out the steps up to a version of the schema. Raises CommandError if it is unknown."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent.parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def reason(error: Exception) -> str:
    """What an error of the database says, in a line."""
    why = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    return (str(why).splitlines() or [type(why).__name__])[0].rstrip(".")


def broken(error: Exception) -> bool:
    """Whether it is the database that has failed (gone, full, locked for too long), not what was asked of it."""
    asked = (sa.exc.IntegrityError, sa.exc.ProgrammingError, sa.exc.DataError, sa.exc.NotSupportedError)
    return isinstance(error, (sa.exc.DBAPIError, sa.exc.TimeoutError)) and not isinstance(error, asked)


def _address(text: str) -> sa.URL:
    try:
        url = sa.make_url(text)
    except (sa.exc.ArgumentError, ValueError):
        url = sa.URL.create("none")
    if url.drivername not in ("postgresql", "postgres"):
        raise BadInput("--database is an address like postgresql://name@host/database; SQLite needs only --data.")
    try:
        import psycopg  # noqa: F401  (only who uses PostgreSQL has it)
    except ImportError:
        raise BadInput("PostgreSQL needs more: pip install 'skulduggery[hosting]'.") from None
    return url.set(drivername="postgresql+psycopg")


def _limits(timeouts: Timeouts) -> dict[str, str]:
    """Settings of each connection to PostgreSQL, whatever the role or the database is set to."""
    return {
        "statement_timeout": _milliseconds(timeouts.statement),
        "lock_timeout": _milliseconds(timeouts.lock),
        "idle_in_transaction_session_timeout": _milliseconds(timeouts.idle),
        "synchronous_commit": "on",
    }


def _milliseconds(seconds: float) -> str:
    return f"{round(seconds * 1000)}ms"


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where SQLAlchemy says, for changes of the schema too
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _share(connection: Any, _record: object) -> None:
    taken: tuple[bool] = connection.execute(f"select pg_try_advisory_lock_shared({LOCK})").fetchone()
    connection.commit()
    if not taken[0]:
        connection.close()
        raise sa.exc.OperationalError("connect", None, ConnectionError("it is being restored"))


_keys = sa.table("keys", sa.column("name"), sa.column("key"))


def own(connection: sa.Connection, name: str) -> bytes:
    """The key of this name."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    connection.execute(insert(_keys).on_conflict_do_nothing(), {"name": name, "key": secrets.token_bytes(32)})
    key: bytes = connection.execute(sa.select(_keys.c.key).where(_keys.c.name == name)).scalar_one()
    return key
