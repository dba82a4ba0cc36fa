"""The refusals that the description of a call names (docs/develop/table-protocol.md)."""

from litestar.openapi.datastructures import ResponseSpec

from skulduggery.server.protocol.tables import Refusal

TABLE = (307, 404, 409)
"""The statuses with which any call to a table may be refused or sent to another server."""

BODY = (400, 413, 415, 422)
"""The statuses with which any call with a body may be refused."""

WHY = {
    307: "Of several servers another one has this: repeat the call at the Location, the same address with `?at=NAME`.",
    400: "The body is not understood.",
    401: "The token is missing, or not good for any seat of this table.",
    403: "Not for this seat, or not from a page of another site.",
    404: "There is no such game or table.",
    409: "Not now, or not at this table.",
    413: "The body is too long.",
    414: "The address is too long.",
    415: "The body is not JSON.",
    422: "The body says something that can't be.",
    429: "Too many calls.",
    503: "The tables can't be read or written at the moment.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the refusals of a call by status, with those that any call may meet: 414, 429 and 503."""
    every = (*statuses, 414, 429, 503)
    return {one: ResponseSpec(Refusal, generate_examples=False, description=WHY[one]) for one in every}
