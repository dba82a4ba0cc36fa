"""The HTTP calls for hints and reviews, and for another try at a decision of a reviewed game."""

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from skulduggery.documents.news import AskInfo
from skulduggery.review.reviews import Comparison
from skulduggery.server.http.callers import ANYBODY_OR_SEAT, GIVEN, SEAT
from skulduggery.server.http.refusals import BODY, TABLE, refusals
from skulduggery.server.protocol.tables import HintInfo, ReviewInfo, SecondTry
from skulduggery.server.tables.directory import TableDirectory


@post("/tables/{id:str}/hint", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def hint(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> HintInfo:
    """Return the best answers to your seat's question, judged by what the seat knows, at tables that allow hints.
    Repeat the call until they are ready."""
    return await directory.visit(id, lambda one: directory.adviser.hint(one, token))


@post("/tables/{id:str}/review", status_code=200, security=ANYBODY_OR_SEAT, responses=refusals(401, 403, *TABLE))
async def review(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> ReviewInfo:
    """Return the review of a game that was played to its end, for everybody who may see the record. Repeat the call
    until it is ready."""
    return await directory.visit(id, lambda one: directory.adviser.review(one, token))


@get("/tables/{id:str}/decisions/{step:int}", security=ANYBODY_OR_SEAT, responses=refusals(401, 403, *TABLE))
async def decision(
    id: FromPath[str],
    step: FromPath[int],
    directory: NamedDependency[TableDirectory],
    token: NamedDependency[str | None],
) -> AskInfo:
    """Return the question that a decision of the review answered, as its seat was asked it. ``step`` is the number of
    the decision's log entry."""
    return await directory.visit(id, lambda one: directory.adviser.decision(one, token, step))


@post(
    "/tables/{id:str}/decisions/{step:int}",
    status_code=200,
    security=ANYBODY_OR_SEAT,
    responses=refusals(401, 403, *TABLE, *BODY),
)
async def compare(
    id: FromPath[str],
    step: FromPath[int],
    data: JSONBody[SecondTry],
    directory: NamedDependency[TableDirectory],
    token: NamedDependency[str | None],
) -> Comparison:
    """Compare another answer to the question of a decision with the best one. This changes nothing."""
    return await directory.visit(id, lambda one: directory.adviser.compare(one, token, step, data.words))


ADVICE_CALLS = Router("/api", route_handlers=[hint, review, decision, compare], dependencies=GIVEN)
