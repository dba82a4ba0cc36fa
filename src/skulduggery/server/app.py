"""The web application: calls, sockets, the client's pages, what is refused and how."""

import logging
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from skulduggery import __version__
from skulduggery.server.calls import CALLS, caller
from skulduggery.server.hall import Hall
from skulduggery.server.limits import Limits
from skulduggery.server.pages import page
from skulduggery.server.problem import Problem
from skulduggery.server.schema import document
from skulduggery.server.settings import LONGEST_BODY, Settings
from skulduggery.server.socket import origin_fits, table_socket
from skulduggery.server.store import Store
from skulduggery.server.wire import Error

log = logging.getLogger("skulduggery.server")
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; "
    "style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
SENTENCES = {
    401: "A token is needed.",
    404: "There is nothing at this address.",
    405: "This can't be done at this address.",
    413: f"This is too long: {LONGEST_BODY} bytes are read at most.",
    415: "Calls are made in JSON.",
}


def make(store: Store, settings: Settings) -> Litestar:
    """The application over a store, which it closes at the end."""
    hall = Hall(store, settings)
    limits = Limits(settings.calls_a_minute)

    def check(request: Request[Any, Any, Any]) -> None:
        if not request.url.path.startswith("/api"):
            return
        if not limits.allow(caller(request)):
            raise Problem(429, "So many calls at once are too many; please wait a minute.")
        fits = origin_fits(request.headers.get("origin"), request.headers.get("host"), settings.origins)
        if request.method != "GET" and not fits:
            raise Problem(403, "This page may not talk to this server.")

    @get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
    def openapi(request: Request[Any, Any, State]) -> dict[str, Any]:
        return document(request.app)

    async def begin(_app: Litestar) -> None:
        hall.open()

    async def finish(_app: Litestar) -> None:
        hall.close()

    return Litestar(
        state=State({"hall": hall}),
        route_handlers=[CALLS, table_socket, openapi, page],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        before_request=check,
        exception_handlers={Exception: refused},
        on_startup=[begin],
        on_shutdown=[finish],
        middleware=[headers],
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(title="Skulduggery", version=__version__, path="/api/schema", render_plugins=[]),
        logging_config=None,
    )


def refused(_request: Request[Any, Any, Any], error: Exception) -> Response[Error]:
    """Why a call can't be done, as a document."""
    if isinstance(error, Problem):
        return Response(Error(error.sentence, error.rule), status_code=error.status)
    if isinstance(error, HTTPException):
        sentence = SENTENCES.get(error.status_code) or f"This call is not understood: {said(error)}"
        return Response(Error(sentence), status_code=error.status_code)
    if isinstance(error, RecursionError):  # of the JSON reader, before anything was done
        return Response(Error("This call is not understood: it is nested too deeply."), status_code=400)
    log.error("a call has come to a fault", exc_info=error)
    return Response(Error("Something went wrong in the server; nothing was changed."), status_code=500)


def said(error: HTTPException) -> str:
    """What is wrong with a call, in short."""
    reasons = [str(one.get("message", "")) for one in error.extra or () if isinstance(one, dict)]
    return ("; ".join(reasons) or error.detail)[:300].rstrip(".") + "."


def headers(app: ASGIApp) -> ASGIApp:
    """Middleware: headers that keep pages of others out."""
    raw = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *raw]
            await send(message)

        await app(scope, receive, sending if scope["type"] == ScopeType.HTTP else send)

    return wrapped
