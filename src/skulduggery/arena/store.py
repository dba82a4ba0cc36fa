"""Stored results of work, so that an interrupted run can be resumed."""

import sqlite3
from pathlib import Path

from skulduggery.api import BadInput


class Store:
    """Results in an SQLite file, or in memory without a ``path``. A key names everything that a result depends on.

    Raises BadInput if the file can't be used.
    """

    def __init__(self, path: Path | None = None) -> None:
        try:
            self.base = sqlite3.connect(path or ":memory:", isolation_level=None)
            self.base.execute("create table if not exists done (key text primary key, found blob)")
        except sqlite3.Error as error:
            raise BadInput(f"Results can't be kept in {path}: {error}.") from None

    def found(self, key: str) -> bytes | None:
        """Return the result under ``key``, or None."""
        row = self.base.execute("select found from done where key = ?", [key]).fetchone()
        return None if row is None else bytes(row[0])

    def keep(self, key: str, found: bytes) -> None:
        """Store a result, unless there is one under ``key`` already."""
        self.base.execute("insert or ignore into done values (?, ?)", [key, found])

    def replace(self, key: str, found: bytes) -> None:
        """Store a result, replacing any under ``key``."""
        self.base.execute("insert or replace into done values (?, ?)", [key, found])

    def close(self) -> None:
        self.base.close()
