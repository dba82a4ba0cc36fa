"""Work that was done, in an SQLite file: a run that stopped goes on where it stopped."""

import sqlite3
from pathlib import Path

from skulduggery.api import BadInput


class Store:
    """The results of pieces of work, by a key of everything on which they depend; in memory without a ``path``.

    Raises BadInput if the file can't be used.
    """

    def __init__(self, path: Path | None = None) -> None:
        try:
            self.base = sqlite3.connect(path or ":memory:", isolation_level=None)
            self.base.execute("create table if not exists done (key text primary key, found blob)")
        except sqlite3.Error as error:
            raise BadInput(f"{path} can't be used to keep results: {error}.") from None

    def found(self, key: str) -> bytes | None:
        """Return the result of a piece of work, if it was done."""
        row = self.base.execute("select found from done where key = ?", [key]).fetchone()
        return None if row is None else bytes(row[0])

    def keep(self, key: str, found: bytes) -> None:
        """Note what came of it. What is there stays as it is."""
        self.base.execute("insert or ignore into done values (?, ?)", [key, found])

    def replace(self, key: str, found: bytes) -> None:
        """Note what came of it, in place of what is there."""
        self.base.execute("insert or replace into done values (?, ?)", [key, found])

    def close(self) -> None:
        self.base.close()
