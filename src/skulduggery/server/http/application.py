"""The web application: calls with their bodies, sockets, the client's pages and refusals."""

import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qsl, urlencode

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from skulduggery import renamed
from skulduggery.server.accounts.auth import Authenticator
from skulduggery.server.accounts.sessions import shown_token
from skulduggery.server.bots.lab import Lab, process_of
from skulduggery.server.http.account_calls import ACCOUNT_CALLS
from skulduggery.server.http.advice_calls import ADVICE_CALLS
from skulduggery.server.http.bot_calls import BOT_CALLS
from skulduggery.server.http.bot_socket import bot_socket
from skulduggery.server.http.callers import address_of
from skulduggery.server.http.lab_calls import LAB_CALLS
from skulduggery.server.http.monitoring import Readiness, health, ready, watching
from skulduggery.server.http.note_calls import ANY_BODY, NOTE_CALLS
from skulduggery.server.http.openapi import document
from skulduggery.server.http.pages import page
from skulduggery.server.http.people_calls import PEOPLE_CALLS
from skulduggery.server.http.provider_calls import PROVIDER_CALLS
from skulduggery.server.http.record_calls import RECORD_CALLS
from skulduggery.server.http.table_calls import CALLS
from skulduggery.server.http.table_socket import origin_fits, table_socket
from skulduggery.server.operations.headers import headers
from skulduggery.server.operations.notices import Notices
from skulduggery.server.operations.rate_limits import Limits
from skulduggery.server.operations.telemetry import REFUSALS
from skulduggery.server.protocol.errors import ApiError, Elsewhere, unread
from skulduggery.server.protocol.tables import Refusal
from skulduggery.server.settings import LONGEST_BODY, Settings
from skulduggery.server.storage.store import Store
from skulduggery.server.tables.directory import TableDirectory

log = logging.getLogger("skulduggery.server")
CODES = {404: "nowhere", 405: "method"}
"""Our error codes for statuses with which the framework refuses calls."""


class Parts:
    """The objects that calls work with, over a store. ``clock`` gives the seconds that rate limits count with."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.directory = TableDirectory(store, settings)
        lease = self.directory.lease
        self.lab = Lab(None if lease is None else lease.process)
        self.notices: Notices | None = None
        if lease is not None:
            told = self.directory.heed, self.lab.stop_all
            self.notices = Notices(settings.bus, lease.process, settings.timeouts, *told)
            self.directory.tell_others, self.lab.tell_others = self.notices.changed, self.notices.measured
        self.readiness = Readiness(self.directory)
        self.auth = Authenticator(store, settings, clock)
        self.limits = Limits(settings.calls_a_minute, clock)
        self.quotas = {
            "offers": Limits(settings.offers_a_minute, clock),
            "chatter": Limits(settings.lines_a_minute, clock),
            "reports": Limits(settings.reports_an_hour / 60, clock, settings.reports_an_hour / 2),
            "blocks": Limits(settings.reports_an_hour, clock, settings.reports_an_hour),
        }
        self.listening: Counter[str] = Counter()
        self.founders = Limits(settings.tables_an_hour / 60, clock, settings.tables_an_hour / 2)


def only_json(request: Request[Any, Any, Any]) -> None:
    """Raise ``ApiError`` if a body is declared as anything but JSON, even for an operation that reads none: a page of
    another site could send a form."""
    if request.route_handler.handler_name in ANY_BODY:
        return
    kind, _ = request.content_type
    coded = request.headers.get("content-encoding", "identity")
    if kind not in ("", "application/json") or coded.strip().casefold() != "identity":
        raise ApiError(415, "not-json")


class Call(Request[Any, Any, State]):
    """A call whose body must match the declared type strictly, because the framework would accept "1" for 1."""

    async def json(self) -> Any:
        """Return the decoded body. Raises ApiError if it does not match the declared type."""
        declared = self.route_handler.parsed_data_field
        try:
            kind: Any = Any if declared is None else declared.annotation
            return msgspec.json.decode(renamed.fields(getattr(kind, "__name__", ""), await self.body()), type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise unread(error) from None


def make(store: Store, settings: Settings, clock: Callable[[], float] = time.monotonic) -> Litestar:
    """Return the application over a store, which it closes at shutdown. ``clock`` gives the seconds that rate limits
    count with."""
    its = Parts(store, settings, clock)

    def caller(request: Request[Any, Any, Any]) -> str:
        """Return the caller that a call is counted for: the seat of a good token, or else the address."""
        id = request.path_params.get("id", "")
        return its.directory.known(id, shown_token(request)) or address_of(request)

    async def check(request: Request[Any, Any, Any]) -> None:
        path = request.scope["path"]
        if not path.startswith("/api"):
            return
        id = request.path_params.get("id")
        if not its.limits.allow(caller(request), its.directory.effort(id)):
            raise ApiError(429, "calls")
        fits = origin_fits(request.headers.get("origin"), request.headers.get("host"), settings.origins)
        if request.method != "GET" and not fits:
            raise ApiError(403, "other-page")
        if request.method == "POST":
            only_json(request)
        if id is not None and (at := request.query_params.get("at")) is not None:
            await its.directory.reach(id, at)
        if its.directory.lease is not None and (run := request.path_params.get("run")) is not None:
            await its.directory.lease.look(process_of(run))

    @get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
    def openapi() -> dict[str, Any]:
        return document()

    async def begin(_app: Litestar) -> None:
        if its.notices is not None:
            its.notices.bus.begin()
        await its.directory.open()

    async def finish(_app: Litestar) -> None:
        if its.notices is not None:
            await its.directory.let_go()
            await its.notices.bus.end()
        await its.directory.note_sender.close()
        its.auth.close()
        its.lab.close()
        its.directory.close()

    return Litestar(
        state=State({"directory": its.directory, "parts": its}),
        route_handlers=[
            CALLS,
            ACCOUNT_CALLS,
            ADVICE_CALLS,
            BOT_CALLS,
            LAB_CALLS,
            NOTE_CALLS,
            PEOPLE_CALLS,
            PROVIDER_CALLS,
            RECORD_CALLS,
            table_socket,
            bot_socket,
            openapi,
            health,
            ready,
            page,
        ],
        dependencies={
            "directory": Provide(lambda: its.directory, sync_to_thread=False),
            "auth": Provide(lambda: its.auth, sync_to_thread=False),
            "readiness": Provide(lambda: its.readiness, sync_to_thread=False),
            "lab": Provide(lambda: its.lab, sync_to_thread=False),
            "limits": Provide(lambda: its.limits, sync_to_thread=False),
            "quotas": Provide(lambda: its.quotas, sync_to_thread=False),
            "listening": Provide(lambda: its.listening, sync_to_thread=False),
            "founders": Provide(lambda: its.founders, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        before_request=check,
        request_class=Call,
        exception_handlers={Exception: refused},
        on_startup=[begin],
        on_shutdown=[finish],
        middleware=[watching],
        before_send=[headers(settings.secure)],
        request_max_body_size=LONGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )


def refused(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """Count a refusal and return the answer that says why the call was refused, or that sends it to another server."""
    problem = problem_of(request, error)
    if isinstance(problem, Elsewhere):
        query = parse_qsl(request.scope["query_string"].decode("latin-1"), keep_blank_values=True)
        at = urlencode([*[one for one in query if one[0] != "at"], ("at", problem.at)])
        return Response(problem.document(), status_code=problem.status, headers={"Location": f"?{at}"})
    REFUSALS.labels(problem.status, problem.code).inc()
    more = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    if problem.status == 401:
        more["WWW-Authenticate"] = "Bearer"
    return Response(problem.document(), status_code=problem.status, headers=more)


def problem_of(request: Request[Any, Any, Any], error: Exception) -> ApiError:
    """Return an error as the caller may see it. An unexpected one is logged and becomes status 500."""
    if isinstance(error, ApiError):
        return error
    if isinstance(error, HTTPException) and error.status_code < 500:
        if error.status_code in CODES:
            return ApiError(error.status_code, CODES[error.status_code])
        if error.status_code == 413:
            return ApiError(413, "too-long", most=request.route_handler.resolve_request_max_body_size() or LONGEST_BODY)
        reasons = [str(one.get("message", "")) for one in error.extra or () if isinstance(one, dict)]
        return unread(ValueError("; ".join(reasons) or error.detail))
    log.error("a call failed", exc_info=error)
    return ApiError(500, "fault")
