"""Backups: all data of a server in one file, the same for SQLite and PostgreSQL (docs/hosting.md).

The file is gzipped lines of JSON. The first is ``["skulduggery backup", FORMAT, SCHEMA VERSION]``. Each database table
follows as ``[NAME, COLUMN, ...]``, a list of values for each row (bytes as ``{"bytes": BASE64}``) and ``[]``. The last
line is ``["end", SHA-256 of all lines before]``.
"""

import gzip
import os
from base64 import b64decode, b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from alembic.util import CommandError

from skulduggery.api import BadInput, brief
from skulduggery.server.operations.timeouts import Timeouts
from skulduggery.server.storage.database import LOCK, Database, reason, upgrade

FORMAT: Final = 1
STEP: Final = "alembic_version"
"""The database table with the version of the schema."""
MANY: Final = 500
"""Most rows that are held in memory."""
UNHURRIED: Final = Timeouts(30)
"""Limits for work that nobody waits for at a table: between two of its statements a busy machine may take long."""
Line = list[Any]


def back_up(at: Path | str, file: Path) -> int:
    """Write all data to a file and return the number of game tables. A server may be running meanwhile.

    The data is that of one moment. Raises BadInput if the database can't be read or the file can't be written; a file
    that was there before is then unchanged.
    """
    database = Database(at, beside=True, timeouts=UNHURRIED)
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        with database.engine.connect() as connection:
            if isinstance(at, str):  # SQLite always reads one snapshot
                connection.execution_options(isolation_level="REPEATABLE READ")
            count = _write(connection, unfinished)
        os.replace(unfinished, file)
    except OSError as error:
        raise BadInput(f"{file} can't be written: {error.strerror}.") from None
    except sa.exc.DBAPIError as error:
        raise BadInput(f"{database.name} can't be read: {reason(error)}.") from None
    finally:
        unfinished.unlink(missing_ok=True)
        database.close()
    return count


def _write(connection: sa.Connection, path: Path) -> int:
    count = 0
    digest = sha256()
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
        with gzip.open(raw, "wb") as out:

            def put(line: Line) -> None:
                data = msgspec.json.encode(line) + b"\n"
                digest.update(data)
                out.write(data)

            meta = sa.MetaData()
            meta.reflect(connection)
            if STEP not in meta.tables:
                raise BadInput("There is no server's data in this database.")
            put(["skulduggery backup", FORMAT, connection.scalar(sa.select(meta.tables[STEP].c.version_num))])
            for table in meta.sorted_tables:
                if table.name == STEP:
                    continue
                put([str(table.name), *[str(column.name) for column in table.columns]])
                for row in connection.execute(sa.select(table), execution_options={"yield_per": MANY}):
                    put([{"bytes": b64encode(one).decode()} if isinstance(one, bytes) else one for one in row])
                    count += table.name == "tables"
                put([])
            out.write(msgspec.json.encode(["end", digest.hexdigest()]) + b"\n")
        raw.flush()
        os.fsync(raw.fileno())
    return count


def restore(at: Path | str, file: Path, *, replace: bool = False) -> int:
    """Fill a database from a backup, all of it or nothing, and return the number of game tables.

    Raises BadInput if the file isn't a whole backup or can't be restored, if a server is using the database, or, unless
    ``replace`` is set, if the database has game tables already.
    """
    check(file)
    # this locks a folder; PostgreSQL is locked below
    database = Database(at, beside=isinstance(at, str), timeouts=UNHURRIED)
    try:
        with database.engine.begin() as connection:
            if isinstance(at, str) and not connection.scalar(sa.select(sa.func.pg_try_advisory_xact_lock(LOCK))):
                raise BadInput(f"A server is using {database.name}: stop it first.")
            meta = sa.MetaData()
            meta.reflect(connection)
            there = meta.tables.get("tables")
            if there is not None and connection.execute(sa.select(there).limit(1)).first() and not replace:
                raise BadInput(f"{database.name} has tables already; --replace deletes them first.")
            meta.drop_all(connection)
            count = _read(connection, file)
    except (sa.exc.DBAPIError, CommandError) as error:
        raise BadInput(f"{file} can't be restored to {database.name}: {reason(error)}.") from None
    finally:
        database.close()
    return count


def _read(connection: sa.Connection, file: Path) -> int:
    count = 0
    source = lines(file)
    upgrade(connection, next(source)[2])
    meta = sa.MetaData()
    meta.reflect(connection)
    for name, *columns in source:
        rows: list[dict[str, Any]] = []
        while row := next(source):
            rows.append(dict(zip(columns, map(_value, row), strict=True)))
            if len(rows) == MANY:
                connection.execute(meta.tables[name].insert(), rows)
                count += len(rows) * (name == "tables")
                rows = []
        if rows:
            connection.execute(meta.tables[name].insert(), rows)
            count += len(rows) * (name == "tables")
    upgrade(connection)
    return count


def _value(one: Any) -> Any:
    return b64decode(one["bytes"]) if isinstance(one, dict) else one


def check(file: Path) -> None:
    """Raise BadInput unless a file is a whole backup."""
    for _ in lines(file):
        pass


def lines(file: Path) -> Iterator[Line]:
    """Yield the lines of a backup without the last one, which has the hash.

    Raises BadInput if the file is no backup or not a whole one; whether it is whole shows only at its end.
    """
    digest, first, ended = sha256(), True, False
    try:
        with gzip.open(file) as source:
            for data in source:
                line = msgspec.json.decode(data, type=Line)
                if first and (line[:1] != ["skulduggery backup"] or len(line) != 3):
                    raise ValueError
                if first and line[1] != FORMAT:
                    raise BadInput(
                        f"{file} is a backup in format {brief(str(line[1]))}; this release reads format {FORMAT}."
                    )
                first = False
                if line[:1] == ["end"]:
                    ended = line == ["end", digest.hexdigest()] and not source.read(1)
                    break
                digest.update(data)
                yield line
    except (OSError, EOFError, ValueError) as error:  # msgspec's errors are ValueErrors
        if isinstance(error, OSError) and error.strerror:
            raise BadInput(f"{file} can't be read: {error.strerror}.") from None
        ended = False
    if not ended:
        raise BadInput(f"{file} is not a complete file made by 'skulduggery backup'.")
