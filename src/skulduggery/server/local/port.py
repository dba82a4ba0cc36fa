"""The port between a page and the tables of its device: texts in and texts out, because only texts cross it cheaply."""

import json

from skulduggery.server.local.host import LocalHost


class Port:
    """The port. ``kept``: the texts of tables that were kept, by id, as JSON."""

    def __init__(self, kept: str) -> None:
        self.host = LocalHost(json.loads(kept))

    def call(self, path: str, body: str | None = None, token: str | None = None) -> str:
        """Answer a call. Return the status and the document's text as JSON."""
        status, document = self.host.call(path, body, token)
        return json.dumps([status, document.decode()])

    def hear(self, socket: int, table: str, text: str) -> None:
        """Take a message of a page's socket."""
        self.host.hear(socket, table, text)

    def close(self, socket: int) -> None:
        """Forget a socket."""
        self.host.close(socket)

    def step(self) -> None:
        """Let bots act."""
        self.host.step()

    def take(self) -> str:
        """Return what has changed (``host.Taken``) as JSON."""
        return self.host.take().decode()
