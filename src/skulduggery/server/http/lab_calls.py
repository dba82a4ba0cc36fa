"""The HTTP calls of the lab, which measures changes of cards (docs/lab.md)."""

from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from skulduggery import api
from skulduggery.server.bots.lab import Lab
from skulduggery.server.http.callers import Security, Somebody, address_of, session_of
from skulduggery.server.http.refusals import BODY, refusals
from skulduggery.server.operations.rate_limits import Limits
from skulduggery.server.protocol.cards import CardFile
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.lab import (
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
"""Number of calls that a call counts as which reads, changes or measures cards."""
MINE: Security = [{"session": []}, {}]
Labs = NamedDependency[Lab]
Person = NamedDependency[str]
Looker = NamedDependency[str]


async def person_of(request: Request[Any, Any, Any], session: Somebody, settings: NamedDependency[Settings]) -> str:
    """Return who uses the lab: an account or, if the settings let everybody in, an address.

    Raises ApiError if the caller may not use the lab.
    """
    if settings.lab == "nobody":
        raise ApiError(403, "lab-closed")
    if session is not None:
        return f"account {session[1].id}"
    if settings.lab == "everybody":
        return f"address {address_of(request)}"
    raise ApiError(401, "lab-members")


async def looker_of(person: Person, limits: NamedDependency[Limits]) -> str:
    """Return who uses the lab, and count a costly call. Raises ApiError if there were too many."""
    if not limits.allow(f"lab {person}", LOOK):
        raise ApiError(429, "calls")
    return person


@get("/lab/{game:str}", security=MINE, responses=refusals(401, 403, 404))
async def shape(game: FromPath[str], lab: Labs, person: Person) -> LabInfo:  # noqa: ARG001 (who may not is refused)
    """Return what can be changed of a game's cards and numbers, and their present values."""
    if game not in api.games():
        raise ApiError(404, "game")
    return await lab.shape(game)


@post("/lab/look", status_code=200, security=MINE, responses=refusals(401, 403, *BODY))
async def look(data: JSONBody[LabLooking], lab: Labs, looker: Looker) -> LabLooked:  # noqa: ARG001
    """Return cards as they would be with changes."""
    return Response(await lab.look(data), media_type="application/json")  # type: ignore[return-value]


@post("/lab/file", status_code=200, security=MINE, responses=refusals(401, 403, *BODY))
async def read(data: JSONBody[CardFile], lab: Labs, looker: Looker) -> LabRead:  # noqa: ARG001
    """Read a card file. Return its problems, or its cards and what can be changed of them. The server does not keep the
    file."""
    return Response(await lab.read(data), media_type="application/json")  # type: ignore[return-value]


@post("/lab/save", status_code=200, security=MINE, responses=refusals(401, 403, *BODY))
async def save(data: JSONBody[LabLooking], lab: Labs, looker: Looker) -> LabSaved:  # noqa: ARG001
    """Return a card file with changes, for the client to save. The server does not keep it."""
    return await lab.save(data)


@post("/lab/runs", security=MINE, responses=refusals(401, 403, *BODY))
async def begin(data: JSONBody[LabTrying], lab: Labs, looker: Looker) -> LabRun:
    """Begin to measure the effect of changes. A measurement of yours that still runs is stopped."""
    return await lab.begin(looker, data)


@get("/lab/runs/{run:str}", security=MINE, responses=refusals(307, 401, 403, 404))
async def run(run: FromPath[str], lab: Labs, person: Person) -> LabRun:
    """Return the state of one of your measurements."""
    return lab.run(person, run).info()


@post("/lab/runs/{run:str}/stop", status_code=200, security=MINE, responses=refusals(307, 401, 403, 404))
async def stop(run: FromPath[str], lab: Labs, person: Person) -> LabRun:
    """Stop one of your measurements and return it. Its results so far are kept."""
    return lab.stop(person, run)


LAB_CALLS = Router(
    "/api",
    route_handlers=[shape, read, look, save, begin, run, stop],
    request_max_body_size=LONGEST_FILE,
    dependencies={"session": Provide(session_of), "person": Provide(person_of), "looker": Provide(looker_of)},
)
