"""The HTTP calls of the lab (docs/decisions/lab.md)."""

from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from skulduggery import api
from skulduggery.server.bots.lab import Lab
from skulduggery.server.http.table_calls import BODY, Security, Somebody, address_of, refusals, session_of
from skulduggery.server.operations.rate_limits import Limits
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.lab import (
    LabFile,
    LabInfo,
    LabLooked,
    LabLooking,
    LabRead,
    LabRun,
    LabSaved,
    LabTrying,
)
from skulduggery.server.settings import LONGEST_FILE, Settings

LOOK = 5
"""Calls that one counts as which has cards checked and drawn."""
MINE: Security = [{"session": []}, {}]
Labs = NamedDependency[Lab]
Person = NamedDependency[str]
Looker = NamedDependency[str]


async def person_of(request: Request[Any, Any, Any], session: Somebody, settings: NamedDependency[Settings]) -> str:
    """Who measures: an account, or, where strangers may, an address. Raises ApiError for who may not."""
    if settings.lab == "nobody":
        raise ApiError(403, "lab-closed")
    if session is not None:
        return f"account {session[1].id}"
    if settings.lab == "everybody":
        return f"address {address_of(request)}"
    raise ApiError(401, "lab-members")


async def looker_of(person: Person, limits: NamedDependency[Limits]) -> str:
    """Who measures, if not too often. Raises ApiError for who may not."""
    if not limits.allow(f"lab {person}", LOOK):
        raise ApiError(429, "calls")
    return person


@get("/lab/{game:str}", security=MINE, responses=refusals(401, 403, 404))
async def shape(game: FromPath[str], lab: Labs, person: Person) -> LabInfo:  # noqa: ARG001 (who may not is refused)
    """What can be changed of a game, and how it is now."""
    if game not in api.games():
        raise ApiError(404, "game")
    return await lab.shape(game)


@post("/lab/look", status_code=200, security=MINE, responses=refusals(401, 403, *BODY))
async def look(data: JSONBody[LabLooking], lab: Labs, looker: Looker) -> LabLooked:  # noqa: ARG001
    """The cards as they would be with changes."""
    return Response(await lab.look(data), media_type="application/json")  # type: ignore[return-value]


@post("/lab/file", status_code=200, security=MINE, responses=refusals(401, 403, *BODY))
async def read(data: JSONBody[LabFile], lab: Labs, looker: Looker) -> LabRead:  # noqa: ARG001
    """Read a card file: what is wrong with it, or its cards and what can be changed of them. Nothing of it is kept."""
    return Response(await lab.read(data), media_type="application/json")  # type: ignore[return-value]


@post("/lab/save", status_code=200, security=MINE, responses=refusals(401, 403, *BODY))
async def save(data: JSONBody[LabLooking], lab: Labs, looker: Looker) -> LabSaved:  # noqa: ARG001
    """A card file with changes, to be saved by whoever asks."""
    return await lab.save(data)


@post("/lab/runs", security=MINE, responses=refusals(401, 403, *BODY))
async def begin(data: JSONBody[LabTrying], lab: Labs, looker: Looker) -> LabRun:
    """Measure what changes do; a measurement of mine that still runs is stopped."""
    return await lab.begin(looker, data)


@get("/lab/runs/{run:str}", security=MINE, responses=refusals(401, 403, 404))
async def run(run: FromPath[str], lab: Labs, person: Person) -> LabRun:
    """How a measurement of mine stands."""
    return lab.run(person, run).info()


@post("/lab/runs/{run:str}/stop", status_code=200, security=MINE, responses=refusals(401, 403, 404))
async def stop(run: FromPath[str], lab: Labs, person: Person) -> LabRun:
    """Stop it; what was found stays."""
    return lab.stop(person, run)


LAB_CALLS = Router(
    "/api",
    route_handlers=[shape, read, look, save, begin, run, stop],
    request_max_body_size=LONGEST_FILE,
    dependencies={"session": Provide(session_of), "person": Provide(person_of), "looker": Provide(looker_of)},
)
