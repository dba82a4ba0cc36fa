"""The database of a server: SQLite in a folder, or PostgreSQL at an address."""

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
from skulduggery.extras import need
from skulduggery.server.operations.timeouts import USUAL, Timeouts

CONNECTIONS: Final = 4
"""Connections of one process to PostgreSQL."""
NAME: Final = "tables.sqlite"
LOCK: Final = 7_533_967
"""PostgreSQL advisory lock (any number): shared by all connections of servers, exclusive while a backup is restored."""
STEPS: Final = LOCK + 1
"""PostgreSQL advisory lock of a process that brings the schema up to date."""


class Database:
    """An open database, perhaps with an older schema; ``migrate`` brings it up to date.

    ``at``: a folder for SQLite, or an address such as ``postgresql://name@host/database``. ``beside``: open the
    database while a server may be using it, without taking a lock. Raises BadInput if a folder can't be used or
    another process has locked it (with ``beside``: if it has no database), and if an address is malformed or psycopg
    is not installed. A connection is made only at the first use.
    """

    def __init__(self, at: Path | str, *, beside: bool = False, timeouts: Timeouts = USUAL) -> None:
        self.at = at
        self._lock: IO[str] | None = None
        if isinstance(at, Path):
            self.name = str(at / NAME)
            if not beside:
                self._take(at)
            elif not (at / NAME).is_file():
                raise BadInput(f"There is no server's data in {at}; name its folder with --data.")
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
        """Make a folder and lock it for this process. Raises BadInput if that fails."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = (folder / "lock").open("w")
        except OSError as error:
            why = "it is not a folder" if isinstance(error, FileExistsError) else error.strerror
            raise BadInput(f"The server can't keep its data in {folder}: {why}.") from None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._lock.close()
            raise BadInput(
                f"Another server is using {folder}: stop it, or choose another folder with --data."
            ) from None

    def migrate(self) -> None:
        """Bring the schema up to date.

        Raises BadInput if that fails. The schema is then unchanged and the database closed.
        """
        try:
            with self.engine.begin() as connection:
                if not isinstance(self.at, Path):  # servers that start together take turns
                    connection.execute(sa.text("set local statement_timeout = 0; set local lock_timeout = '60s'"))
                    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(STEPS)))
                upgrade(connection)
        except CommandError as error:
            self.close()
            raise BadInput(
                f"{self.name} can't be used: another version of Skulduggery has changed it ({reason(error)})."
            ) from None
        except sa.exc.DBAPIError as error:
            self.close()
            raise BadInput(f"{self.name} can't be used: {reason(error)}.") from None

    def close(self) -> None:
        """Close all connections and unlock the folder."""
        with suppress(sa.exc.DBAPIError):
            self.engine.dispose()
        if self._lock is not None:
            self._lock.close()


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    """Migrate the schema up to a version. Raises CommandError if that version is unknown."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent.parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def reason(error: Exception) -> str:
    """Return the first line of what the database says in an error."""
    why = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    return (str(why).splitlines() or [type(why).__name__])[0].rstrip(".")


def broken(error: Exception) -> bool:
    """Return True if the database has failed (gone, full, locked for too long), False if the job is at fault."""
    asked = (sa.exc.IntegrityError, sa.exc.ProgrammingError, sa.exc.DataError, sa.exc.NotSupportedError)
    return isinstance(error, (sa.exc.DBAPIError, sa.exc.TimeoutError)) and not isinstance(error, asked)


def locked(error: Exception) -> bool:
    """Return True if PostgreSQL gave up waiting for a lock that another transaction holds, or found a deadlock."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in ("55P03", "40P01")


def _address(text: str) -> sa.URL:
    try:
        url = sa.make_url(text)
    except (sa.exc.ArgumentError, ValueError):
        url = sa.URL.create("none")
    if url.drivername not in ("postgresql", "postgres"):
        raise BadInput(
            "--database (or SKULDUGGERY_DATABASE) must be an address like postgresql://NAME@HOST/DATABASE; for SQLite, "
            "use --data."
        )
    need("PostgreSQL", "hosting")
    return url.set(drivername="postgresql+psycopg")


def _limits(timeouts: Timeouts) -> dict[str, str]:
    """Return the settings of each connection to PostgreSQL, which override those of the role and the database."""
    return {
        "statement_timeout": _milliseconds(timeouts.statement),
        "lock_timeout": _milliseconds(timeouts.lock),
        "idle_in_transaction_session_timeout": _milliseconds(timeouts.idle),
        "synchronous_commit": "on",
    }


def _milliseconds(seconds: float) -> str:
    return f"{round(seconds * 1000)}ms"


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # SQLAlchemy begins transactions, for changes of the schema too
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
    """Return the server's secret key with this name, 32 random bytes that are made at the first call."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    connection.execute(insert(_keys).on_conflict_do_nothing(), {"name": name, "key": secrets.token_bytes(32)})
    key: bytes = connection.execute(sa.select(_keys.c.key).where(_keys.c.name == name)).scalar_one()
    return key
