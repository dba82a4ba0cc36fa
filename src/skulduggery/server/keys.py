"""A key of the server's own, made once and kept in its database: all processes of a server have the same."""

import secrets

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

_keys = sa.table("keys", sa.column("name"), sa.column("key"))


def own(connection: sa.Connection, name: str) -> bytes:
    """The key of this name."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    connection.execute(insert(_keys).on_conflict_do_nothing(), {"name": name, "key": secrets.token_bytes(32)})
    key: bytes = connection.execute(sa.select(_keys.c.key).where(_keys.c.name == name)).scalar_one()
    return key
