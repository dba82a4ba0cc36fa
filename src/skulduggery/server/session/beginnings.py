"""The entries that a game begins with if it goes on from a moment of a finished one."""

import secrets
from collections.abc import Sequence

from skulduggery import api
from skulduggery.api import Rng, Rules
from skulduggery.record import Entry, Record
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import Continuing
from skulduggery.undoing import lasting


def beginning(rules: Rules, entries: Sequence[Entry], wanted: Continuing, me: int) -> list[Entry]:
    """Return the entries that a new game begins with, from those of another game.

    They are its answers and chance up to the step ``wanted``, without takeovers by bots, resignations and what was
    taken back. If that is wanted, what the seat ``me`` couldn't know is re-dealt, each fitting deal equally likely;
    otherwise all cards stay. Raises ApiError if the other game has no such step or another number of seats, or is over
    at that step.
    """
    if not 0 <= wanted.step <= len(entries):
        raise ApiError(422, "step", last=len(entries))
    if len(wanted.seats) != rules.seats:
        raise ApiError(422, "seats")
    record, known = Record(rules), entries[: wanted.step]
    for n in lasting(known):
        who, what = known[n]
        if who != "host" and what != ("resign",):
            record.enter(who, what)
    if api.over(record.state):
        raise ApiError(409, "played-out")
    if wanted.anew:
        record = record.redeal_history(me, Rng(secrets.randbits(62)))
    return record.entries
