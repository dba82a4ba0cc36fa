"""The OpenAPI document: the calls as Litestar lists them, every schema as msgspec reads and writes it."""

from functools import cache
from typing import Any

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, Reference, SecurityScheme

from skulduggery.documents.rooms import Cards
from skulduggery.review.reviews import Comparison
from skulduggery.server.accounts.sessions import cookie_name
from skulduggery.server.http.account_calls import ACCOUNT_CALLS
from skulduggery.server.http.advice_calls import ADVICE_CALLS
from skulduggery.server.http.bot_calls import BOT_CALLS
from skulduggery.server.http.callers import GUEST_KEY
from skulduggery.server.http.lab_calls import LAB_CALLS
from skulduggery.server.http.note_calls import ANY_BODY, NOTE_CALLS
from skulduggery.server.http.people_calls import PEOPLE_CALLS
from skulduggery.server.http.record_calls import RECORD_CALLS
from skulduggery.server.http.refusals import WHY
from skulduggery.server.http.table_calls import CALLS
from skulduggery.server.protocol import accounts, cards, lab, messages, notifications, people, tables

REFERENCE = "#/components/schemas/{name}"
ROOTS = (
    messages.ToClient, messages.FromClient, tables.NewTable, tables.Joining, tables.TakingOver, tables.LeavingOut,
    tables.SeatingBot, tables.ChangingTable, tables.GettingReady, tables.Muting, tables.Continuing, tables.Reporting,
    tables.PlayerReport, tables.SeatBlocking, tables.Refusal, tables.GameInfo, tables.Seated, tables.TableInfo,
    tables.TableLine, tables.RecordInfo, tables.HintInfo, tables.ReviewInfo, tables.SecondTry, Comparison,
    tables.NewLesson, tables.LessonInfo, Cards,
    accounts.NamePassword, accounts.Recovering, accounts.NewPassword, accounts.SessionEnding, accounts.Unlinking,
    accounts.Deleting, accounts.WhoInfo, accounts.CodeInfo, accounts.SessionInfo, accounts.MyTable, accounts.MyData,
    notifications.TellingMe, notifications.WayInfo, notifications.NotesInfo, accounts.Inviting, accounts.Declining,
    accounts.BotToken, accounts.BotTable, accounts.TablesSent, people.Listing, people.Leaderboard, people.PersonInfo,
    people.TurnInfo, people.Blocking, people.Unblocking, people.Block, people.Companion, lab.LabInfo, cards.CardFile,
    lab.LabRead, lab.LabLooking, lab.LabLooked, lab.LabSaved, lab.LabTrying, lab.LabRun,
)  # fmt: skip
"""The types of all documents that clients send or receive. The first two go over the socket of a table."""
VERSION = "2.10"
"""The version of the calls, which changes with them alone: a new major breaks clients (docs/develop/calls.md)."""
SOCKETS = {
    "/api/tables/{id}/socket": {"sends": ["ToClient"], "receives": ["FromClient"]},
    "/api/bot/socket": {"sends": ["TablesSent", "RefusedSent"], "receives": ["HelloSaid"]},
}
"""The types of the messages that each socket sends and receives."""
SEATING = ("create", "learn", "join", "rematch", "continue")
"""The operations that give a seat at a table. The table's id in their answers is a parameter of other operations."""


def name(handler: HTTPRouteHandler, _method: object, _path: object) -> str:
    """Return the id of an operation: the name of its handler."""
    return handler.handler_name.rstrip("_")


ABSENT = ("directory", "limits", "founders", "quotas", "auth", "settings", "lab")
"""The dependencies of calls that only a running server has."""
SCHEMES: dict[str, SecurityScheme | Reference] = {
    "seat": SecurityScheme(type="http", scheme="bearer"),
    "bot": SecurityScheme(type="http", scheme="bearer"),
    "guest": SecurityScheme(type="apiKey", security_scheme_in="header", name=GUEST_KEY),
    "session": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=cookie_name(secure=False)),
}
CONFIG = OpenAPIConfig(
    title="Skulduggery",
    version=VERSION,
    path="/api/schema",
    render_plugins=[],
    use_handler_docstrings=True,
    operation_id_creator=name,
    components=Components(security_schemes=SCHEMES),
)


@cache
def document() -> dict[str, Any]:
    """Return the OpenAPI document of all calls. ``x-sockets`` adds the messages that each socket sends and
    receives."""
    absent = {one: Provide(lambda: None, sync_to_thread=False) for one in ABSENT}
    app = Litestar(
        [CALLS, ACCOUNT_CALLS, ADVICE_CALLS, BOT_CALLS, LAB_CALLS, NOTE_CALLS, PEOPLE_CALLS, RECORD_CALLS],
        dependencies=absent,
        openapi_config=CONFIG,
        logging_config=None,
    )
    out: dict[str, Any] = app.openapi_schema.to_schema()
    (to_client, from_client, *_), schemas = msgspec.json.schema_components(ROOTS, ref_template=REFERENCE)
    out["components"]["schemas"] = {**schemas, "ToClient": to_client, "FromClient": from_client}
    out["x-sockets"] = {
        path: {way: {"anyOf": [{"$ref": REFERENCE.format(name=one)} for one in names]} for way, names in ways.items()}
        for path, ways in SOCKETS.items()
    }
    operations = [(path, *one) for path, item in out["paths"].items() for one in item.items()]
    ids = [one["operationId"] for path, _, one in operations if "{id}" in path]
    at_table = {one: {"operationId": one, "parameters": {"id": "$response.body#/table"}} for one in ids}
    for _, method, operation in operations:
        responses = operation["responses"]
        refusal = responses["429"]
        if method == "post" and operation["operationId"] not in ANY_BODY:
            responses["415"] = {**refusal, "description": WHY[415]}
        for status in [*responses]:  # the framework adds a response of its own for errors that it would refuse
            if status > "3" and responses[status]["content"] != refusal["content"]:
                del responses[status]
        responses["5XX"] = {**refusal, "description": "Something went wrong in the server."}
        if operation["operationId"] in SEATING:
            responses[min(responses)]["links"] = at_table
    return out
