"""The rows of new tables, before they are stored: as a host wants one, for a rematch, for a lesson."""

import secrets
import time
from dataclasses import replace

from skulduggery import api, codec
from skulduggery.api import Rules
from skulduggery.server.accounts.accounts import Account
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import NewTable, Seated, Terms
from skulduggery.server.session.catalogue import rules_of
from skulduggery.server.storage import upgrades
from skulduggery.server.storage.blocks import person_of
from skulduggery.server.storage.rows import PRIVATE, Seat, Shuffled, Stored
from skulduggery.server.tables import commit_reveal, seating
from skulduggery.server.tables.clocks import check_clock

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Alphabet of table ids: no look-alike characters, five bits each."""
LISTED = 8
"""Length of the id of a table in the lobby."""


def new_id(private: bool) -> str:
    """Return a random table id: a short one for the lobby, or one that can't be guessed for a private table."""
    return "".join(secrets.choice(LETTERS) for _ in range(PRIVATE if private else LISTED))


def row_of(
    rules: Rules,
    seats: list[Seat],
    host: int,
    *,
    id: str | None = None,
    key: bytes | None = None,
    hints: bool = False,
    how: Shuffled | None = None,
    private: bool = False,
    terms: Terms | None = None,
) -> tuple[Stored, Rules]:
    """Return the row of a new table with these seats, and its rules, which tables with the same rules share.

    ``how`` says how the deal is made fair and when it begins: by default at once if no seat is open. ``id`` and ``key``
    are random unless tests give them.
    """
    rules = codec.rules_for(rules.game, rules.seats, rules.options, rules.digest, codec.raw_cards(rules))
    terms = terms or Terms()
    row = Stored(
        id or new_id(private),
        rules.game,
        rules.options,
        rules.digest,
        rules.raw_cards,
        key or secrets.token_bytes(32),
        "open",
        host,
        seats,
        time.time(),
        hints=hints,
        lag=terms.lag,
        clock=terms.clock,
        late=terms.late,
        version=upgrades.version(rules.game),
        shuffle=how or commit_reveal.new(shares=False, at_once=all(seat.kind != "open" for seat in seats)),
    )
    return row, rules


def wanted(new: NewTable, account: Account | None, guest: str | None) -> tuple[Stored, Rules, Seated]:
    """Return the row, the rules and the host's seat of the table that a host, who may have an account, asks for.

    Raises ApiError if the table can't be as wanted.
    """
    seating.check(new.seats)
    if new.game not in api.games():
        raise ApiError(422, "game")
    rules = rules_of(new.game, len(new.seats), new.options)
    seats, host, token = made = seating.seated(rules.game, new.seats, account, guest)
    how = commit_reveal.new(new.shares, made.alone)
    hints = made.alone if new.hints is None else new.hints
    check_clock(new.terms)
    row, rules = row_of(rules, seats, host, hints=hints, how=how, private=new.private, terms=new.terms)
    return row, rules, Seated(row.id, host, token)


def rematch(old: Stored, asker: int) -> Stored:
    """Return the row of a rematch. Seats that were left become open, except that of the asker, who becomes the host
    if the old one left. So do the seats of people whom the host has blocked, or who have blocked the host. The other
    people's seats are kept until they come, which ``left`` stands for.

    Raises ApiError if these rules are gone, or the host and the asker are kept apart by a block.
    """
    rules = rules_of(old.game, len(old.seats), old.options)
    stay = [number for number, seat in enumerate(old.seats) if not seat.left or number == asker]
    people = [n for n in stay if old.seats[n].kind == "person" and not old.seats[n].program]
    host = old.host if old.host in people else next(iter(people), asker)
    if (refusal := block_between(old, host, asker)) is not None:
        raise refusal
    stay = [number for number in stay if block_between(old, host, number) is None]
    seats = [
        replace(seat, left=number in people and number != asker, muted=False, since=0, ready=False)
        if number in stay
        else Seat("open")
        for number, seat in enumerate(old.seats)
    ]
    shares = old.shuffle is not None and old.shuffle.shares
    how = commit_reveal.new(shares, all(seat.kind != "open" for seat in seats), old)
    row, _ = row_of(rules, seats, host, hints=old.hints, how=how, private=not old.public, terms=old.terms)
    row.passes = dict(old.passes)
    return row


def block_between(old: Stored, host: int, seat: int) -> ApiError | None:
    """Return why a seat may not play at a table of this host: one has blocked the other. None if neither has."""
    if not old.hears(host, person_of(old.seats[seat])):
        return ApiError(403, "not-here")
    if not old.hears(seat, person_of(old.seats[host])):
        return ApiError(409, "blocked-here", name=old.seats[host].name or "")
    return None


def with_rules(row: Stored, rules: Rules) -> Stored:
    """Return a copy of a table's row with other rules of the same game."""
    return replace(
        row,
        options=rules.options,
        digest=rules.digest,
        cards=bytes(codec.raw_cards(rules)),
        version=upgrades.version(rules.game),
    )
