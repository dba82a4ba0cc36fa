"""Arrivals and departures at a table: clients connect, and seats are left, handed to a bot, or claimed."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from skulduggery.api import SPECTATOR
from skulduggery.record import PERSON
from skulduggery.server.accounts import owned_seats
from skulduggery.server.accounts.credentials import hashed, new_token
from skulduggery.server.bots.bot_seats import check_bot
from skulduggery.server.delivery import snapshots
from skulduggery.server.delivery.client import Client
from skulduggery.server.delivery.presence import away
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.messages import HelloSaid, InvitedSent
from skulduggery.server.protocol.tables import Seated, TableInfo
from skulduggery.server.settings import MOST_LOOKING_ON, MOST_OF_A_SEAT
from skulduggery.server.storage import blocks, invitations, store
from skulduggery.server.storage.rows import Pass

if TYPE_CHECKING:
    from skulduggery.server.tables.table import Table

# Clients


async def hello(table: "Table", client: Client, said: HelloSaid) -> None:
    """Connect a client, and send it what happened since it was last here.

    Raises ApiError if spectators aren't allowed, or there are too many clients.
    """
    if client.greeted:
        raise ApiError(409, "hello-twice")
    seat = None if said.token is None else table.seat_of(said.token)
    if seat is None and not table.row.watched:
        raise ApiError(403, "no-spectators")
    if table.presence.count(seat) >= (MOST_LOOKING_ON if seat is None else MOST_OF_A_SEAT):
        raise ApiError(429, "crowd")
    client.token, client.seat, found, kept = said.token, seat, False, False
    if seat is None and client.person is not None:
        client.blocked = (await table.store.do(partial(blocks.around, people={SPECTATOR: client.person})))[SPECTATOR]
    if seat is not None and not table.presence.here(seat):
        kept = table.row.seats[seat].left and table.row.status == "open"
        await _come_back(table, seat)
        await table.waiting.back(seat)
        table.presence.add(client)
        found = await _find_host(table)
        if kept and seat == table.row.host:
            table.row.deputy = None  # the host comes for the first time, so nobody need be told
        table.broadcaster.table(but=client)
    else:
        table.presence.add(client)
    client.greeted = True
    table.broadcaster.greet(client, said.since, said.chat)
    if found or seat == table.row.acting:
        await tell_invited(table)
    if kept:
        await table.pregame.go_on([])


async def goodbye(table: "Table", client: Client) -> None:
    """Note that a client has disconnected."""
    if table.presence.remove(client):
        table.waiting.look()
        table.broadcaster.table()


async def went_away(table: "Table") -> None:
    """Find another host if the host is away, and carry out a motion that waits only for seats that are away."""
    found = await _find_host(table)
    await table.decide()
    table.broadcaster.table()
    if found:
        await tell_invited(table)


async def look_again(table: "Table") -> None:
    """Take account of invitations and blocks that were changed in the database."""
    row = table.row
    found = await table.store.do(partial(blocks.around, people=blocks.people_of(row.seats)))
    changed = [seat for seat in {*found, *row.blocks} if found.get(seat) != row.blocks.get(seat)]
    row.blocks = found
    table.broadcaster.again(changed)
    await tell_invited(table)


async def tell_invited(table: "Table") -> None:
    """Tell the host of an open table which bots are invited, and how each invitation stands."""
    if table.row.status == "open":
        found = await table.store.do(partial(invitations.invited, table=table.row.id))
        invited = snapshots.encoded(InvitedSent(found))
        snapshots.to_each(table.presence, lambda _: invited, [table.row.acting])


async def _find_host(table: "Table") -> bool:
    """Have the next connected person stand in for a host who is away, until the host is back.

    A host who has left a game on purpose is replaced for good. Return whether somebody else acts as host now.
    """
    row, before = table.row, table.row.acting
    if table.presence.here(row.host):
        row.deputed = False
    elif away(row, table.presence, row.host) and away(row, table.presence, before):
        here = _successor(table)
        if here is not None and row.status != "open" and row.seats[row.host].left:
            await table.writer.set(host=here)
            row.deputy, row.deputed = None, False
        elif here is not None:
            row.deputy, row.deputed = here, True
    return row.acting != before


def _successor(table: "Table") -> int | None:
    """Return the next connected person after the acting host, or None."""
    host, seats = table.row.acting, len(table.row.seats)
    following = [number % seats for number in range(host + 1, host + seats)]
    people = [number for number in following if not table.row.seats[number].program]
    return next(filter(table.presence.here, people), None)


def _heir(table: "Table", number: int) -> int | None:
    """Return who hosts an open table once seat ``number`` is free; None if nobody is left to do so."""
    row = table.row
    if number != row.host:
        return row.host
    if row.acting != number:
        return row.acting
    here = _successor(table)
    if here is None and row.seats[number].left:
        return next(
            (n for n, one in enumerate(row.seats) if one.kind == "person" and not (one.program or one.left)), None
        )
    return here


async def _come_back(table: "Table", seat: int) -> None:
    """Give a seat back to its player, who has connected again."""
    row, session = table.row, table.session
    if row.seats[seat].left:
        await table.writer.set_seat(seat, replace(row.seats[seat], left=False))
    if row.status == "running" and session is not None and seat in session.drivers:
        session.take_over(seat, PERSON)
        await table.publish()


# Seats


async def block(table: "Table", seat: int, number: int, blocked: bool) -> str:
    """Have the person at ``seat`` block the one at seat ``number``, or end that. Return who blocks.

    Raises ApiError if no other person sits there.
    """
    people = blocks.people_of(table.row.seats)
    if number == seat or number not in people:
        raise ApiError(422, "seat")
    mine, theirs = people[seat], people[number]
    if blocked:
        job = partial(blocks.add, blocker=mine, blocked=theirs, name=table.row.seats[number].name or "")
    else:
        job = partial(blocks.release, blocker=mine, blocked=theirs)
    await table.store.do(job)
    return mine


async def leave(table: "Table", token: str | None) -> TableInfo:
    """Free the caller's seat at an open table; later, count as away at once.

    If the host leaves an open table, the next person becomes the host for good. If nobody else is there, the table
    ends, except for a host who has not come to the rematch, which those who have keep.
    """
    number = table.seat_of(token)
    if table.row.status == "open":
        if (host := _heir(table, number)) is None:
            return await table.end(token)
        await _free(table, number, host)
    else:
        left = replace(table.row.seats[number], left=True)
        await table.writer.set_seat(number, left, *table.waiting.free(number))
        table.presence.send_away(number)
        table.broadcaster.table()
    return await table.info()


async def remove(table: "Table", number: int) -> None:
    """Free the seat of another person at an open table; the person may join again. Raises ApiError for the host's."""
    if number == table.row.host:
        raise ApiError(409, "seat-taken", name=table.row.seats[number].name or "")
    await _free(table, number, table.row.host)


async def _free(table: "Table", number: int, host: int) -> None:
    before = table.row.acting
    await table.pregame.leave(number, host)
    table.presence.send_away(number)
    found = await _find_host(table)
    table.broadcaster.table()
    if found or table.row.acting != before:
        await tell_invited(table)


async def take_over(table: "Table", token: str | None, number: int, bot: str) -> TableInfo:
    """Let a bot play for a seat that is away. Any seat may ask. Raises ApiError if it isn't away."""
    table.seat_of(token)
    session = table.game
    if not 0 <= number < len(table.row.seats):
        raise ApiError(422, "seat")
    if table.bot_of(number) is not None:
        raise ApiError(409, "bot-plays")
    if not away(table.row, table.presence, number):
        raise ApiError(409, "not-away", name=table.row.seats[number].name or "")
    session.take_over(number, check_bot(table.row.game, bot))
    await table.publish(seats=True)
    await table.decide()
    return await table.info()


async def back(table: "Table", token: str | None) -> TableInfo:
    """Return the seat of this token to its player, if a bot has taken it over."""
    number = table.seat_of(token)
    session = table.game
    if number in session.drivers:
        session.take_over(number, PERSON)
        await table.publish(seats=True)
    return await table.info()


async def claim(table: "Table", token: str | None, account: str) -> TableInfo:
    """Give a guest's seat to an account. Raises ApiError if it is another account's, or this one sits here."""
    number = table.seat_of(token)
    seat, guest = owned_seats.claimed(table.row, number, account), blocks.person_of(table.row.seats[number])
    assert guest is not None  # the token is a person's
    await table.writer.set_seat(number, seat, partial(blocks.take_along, guest=guest, account=account))
    await look_again(table)
    return await table.info()


async def admit(table: "Table", account: str, session: bytes) -> Seated:
    """Return the seat of an account with a new token for one browser. Raises ApiError if it has no seat here."""
    number, token = owned_seats.seat_of(table.row, account), new_token()
    its = Pass(number, account, session)
    await table.writer.commit(lambda connection: store.add_pass(connection, table.row.id, hashed(token), its))
    table.row.passes[hashed(token)] = its
    return Seated(table.row.id, number, token)
