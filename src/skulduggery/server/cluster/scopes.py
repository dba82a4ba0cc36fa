"""Calls and sockets as they go over the bus: the parts of their ASGI scopes, and their events."""

import gzip
from typing import Any, Final, cast

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.response.base import ASGIResponse
from litestar.types import Message, Scope

from skulduggery.server.cluster.tunnel import Answered, Close, Event, Request
from skulduggery.server.operations.headers import HEADERS, SECURE

RELAYED: Final = "relayed"
"""A key in the state of a scope that came over the bus."""
GZIP: Final = b"gzip"
"""The compression of long answers on the bus. The process that talks to the client unpacks them, and compresses them
again if the client accepts that."""
OURS: Final = {
    name.lower().encode() for name in (*HEADERS, *SECURE, "Cache-Control", "Content-Encoding", "Content-Length", "Vary")
}
"""The headers of an answer that are set by the process that talks to the client."""


class Passed(Response[bytes]):
    """The answer of another process to a call, without the headers that this process sets (``OURS``)."""

    def __init__(self, said: Answered) -> None:
        packed = (b"content-encoding", GZIP) in said.headers
        super().__init__(gzip.decompress(said.body) if packed else said.body, status_code=said.status)
        self.said = said

    def to_asgi_response(self, *_: Any, **__: Any) -> ASGIResponse:
        """Return the answer with the owner's headers, repeated names included. Those of the route are among them."""
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in self.said.headers]
        theirs = [(name, value) for name, value in headers if name.encode("latin-1") not in OURS]
        return ASGIResponse(body=self.content, status_code=self.said.status, headers=theirs)


def relayed(scope: Scope) -> bool:
    """Return whether a call or socket came from another process over the bus."""
    return RELAYED in scope.get("state", {})


def request_of(connection: ASGIConnection[Any, Any, Any, Any], body: bytes = b"") -> Request:
    """Return a call, or a socket that is opened, as it goes over the bus. It accepts gzip only, whatever the client
    accepts."""
    scope = cast(dict[str, Any], connection.scope)
    client = connection.client.host if connection.client else "?"
    headers = [(name, value) for name, value in scope["headers"] if name != b"accept-encoding"]
    headers.append((b"accept-encoding", GZIP))
    return Request(scope.get("method", "GET"), scope["path"], scope["query_string"], headers, client, body)


def scope_of(kind: str, request: Request) -> Scope:
    """Return the ASGI scope of a call or socket that came over the bus."""
    scope: dict[str, Any] = {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": request.path,
        "raw_path": request.path.encode(),
        "query_string": request.query,
        "root_path": "",
        "headers": request.headers,
        "client": (request.client, 0),
        "server": ("127.0.0.1", 0),
        "extensions": {},
        "state": {RELAYED: True},
    }
    if kind == "http":
        scope["method"] = request.method
    else:
        scope["subprotocols"] = []
    return cast(Scope, scope)


def event_of(message: Message) -> Event:
    """Return the event of a line for what the application sends to a socket."""
    if message["type"] == "websocket.accept":
        return None
    if message["type"] == "websocket.close":
        return Close(message["code"], message.get("reason") or "")
    assert message["type"] == "websocket.send"
    return message["text"]
