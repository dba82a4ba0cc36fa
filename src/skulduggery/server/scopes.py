"""Calls and sockets as they go over the bus: the parts of their ASGI scopes, and their events."""

from typing import Any, Final, cast

from litestar.connection import ASGIConnection
from litestar.types import Message, Scope

from skulduggery.server.lines import Close, Event, Request

RELAYED: Final = "relayed"
"""Stands in the state of what came over the bus."""


def relayed(scope: Scope) -> bool:
    """Whether a call or socket was let in by another process."""
    return RELAYED in scope.get("state", {})


def request_of(connection: ASGIConnection[Any, Any, Any, Any], body: bytes = b"") -> Request:
    """The parts of a call, or of a socket that is opened."""
    scope = cast(dict[str, Any], connection.scope)
    client = connection.client.host if connection.client else "?"
    headers = [(name, value) for name, value in scope["headers"]]
    return Request(scope.get("method", "GET"), scope["path"], scope["query_string"], headers, client, body)


def scope_of(kind: str, request: Request) -> Scope:
    """The scope of what another process has let in."""
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
    """What a socket is sent."""
    if message["type"] == "websocket.accept":
        return None
    if message["type"] == "websocket.close":
        return Close(message["code"], message.get("reason") or "")
    assert message["type"] == "websocket.send"
    return message["text"]
