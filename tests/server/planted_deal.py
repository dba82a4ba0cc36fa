"""A server that cheats at the deal: ``planted_deal.py FAULT serve ...``. For tests of what clients say to that."""

import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import msgspec

from skulduggery import fair
from skulduggery.api import Chance, KeyedStream
from skulduggery.cli.main import main
from skulduggery.server.delivery import snapshots
from skulduggery.server.protocol.messages import TableSent
from skulduggery.server.protocol.tables import Status
from skulduggery.server.storage.rows import Shuffled, Stored
from skulduggery.server.storage.store import Job
from skulduggery.server.tables import commit_reveal
from skulduggery.server.tables.table import Table

freeze = commit_reveal.freeze


def lose_seals() -> None:
    """The list has no seal of any seat."""

    def lying(row: Stored) -> list[Job]:
        assert row.shuffle is not None
        row.shuffle.seals.clear()
        row.status = "dealing"  # so that nobody is waited for
        return freeze(row)

    commit_reveal.freeze = lying  # type: ignore[attr-defined]


def make_up_seals() -> None:
    """Each seat has a seal whose share the server has made."""

    def lying(row: Stored) -> list[Job]:
        assert row.shuffle is not None
        seal = fair.server_seal(row.id, row.shuffle.key)
        for seat in row.shuffle.seals:
            row.shuffle.seals[seat] = fair.seat_seal(row.id, seat, seal, bytes(32))
        return freeze(row)

    commit_reveal.freeze = lying  # type: ignore[attr-defined]


# Attacks: the server is in league with Eve on seat 2, and chooses her share once it knows that of seat 1

WORTH = 4096
"""The number of deals for each one that is good for Eve."""
VICTIM, EVE = 0, 1
Attack = Callable[[Table], None]


def good(key: bytes) -> bool:
    """Return whether the deal that follows from a game's key is good for Eve."""
    return KeyedStream(fair.derive(key, "nature", 0)).below(WORTH) == 0


def sealed(row: Stored, share: bytes) -> bytes:
    """The seal of Eve's share."""
    assert row.shuffle is not None
    return fair.seat_seal(row.id, EVE, fair.server_seal(row.id, row.shuffle.key), share)


def with_eve(row: Stored) -> list[Job]:
    """Fix the list with a share of Eve in it; her client is the server."""
    if row.seats[EVE].name != "Eve":
        return freeze(row)
    assert row.shuffle is not None
    row.shuffle.seals[EVE] = sealed(row, bytes(32))
    row.shuffle.given[EVE] = bytes(32)
    return freeze(row)


def grind(table: Table) -> None:
    """Take the share of Eve that gives a good deal, and a list that fits it."""
    shuffle = table.row.shuffle
    assert shuffle is not None
    assert shuffle.listed is not None
    listed = msgspec.json.decode(shuffle.listed, type=fair.DealList)
    for n in count(1):
        share = n.to_bytes(32, "big")
        listed.seats[EVE].seal = sealed(table.row, share).hex()
        text = msgspec.json.encode(listed).decode()
        mine = shuffle.given[VICTIM]
        assert mine is not None
        if good(fair.game_key(text, shuffle.key, [mine, share])):
            shuffle.listed, shuffle.given[EVE] = text, share
            return


def show(table: Table, status: Status, seat: int | None = None) -> None:
    """Show the victim a false table, open and before any list of seals: the whole state of ``seat``, or only the
    table."""
    row, true = table.row, table.row.shuffle
    assert true is not None
    before = row.status
    row.status, row.shuffle = status, replace(true, listed=None, seals={}, given={})
    state = None if seat is None else table.broadcaster._state(seat)
    document = snapshots.encoded(state or TableSent(table.broadcaster.info()))
    row.status, row.shuffle = before, true
    for post in table.presence.clients:
        if post.seat == VICTIM:
            post.send(document)


def replayed_share(table: Table) -> None:
    """The table is open again, so that the victim seals the share that is known by now."""
    show(table, "open")
    grind(table)


def seat_flip(table: Table) -> None:
    """The victim is moved to another seat and back, so that its client forgets what it has seen."""
    show(table, "open", EVE)
    show(table, "open", VICTIM)
    grind(table)
    table.row.status = "dealing"
    table.broadcaster.table()


def withheld_reveal(table: Table) -> None:
    """Eve doesn't tell her share, for the deal without it is better."""
    assert table.row.shuffle is not None
    table.row.shuffle.given[EVE] = None


ATTACKS: dict[str, Attack] = {
    "Replayed": replayed_share,
    "Flipped": seat_flip,
    "Changed": grind,
    "Withheld": withheld_reveal,
}
"""The attacks between the last share and the deal, by the name of the victim."""
ANEW, SEED, LATE = "Anew", "Seed", "Late"
"""Victims of a new table in place of a rematch, of another seed for all draws but the first, and of commitments that
are sent only when the game has ended."""


class OtherStream:
    """A stream of chance that never gives what the true one gives: neither a number nor an order."""

    def __init__(self, true: KeyedStream) -> None:
        self.true = true

    def below(self, n: int) -> int:
        """Return one of 0..n-1, each equally likely."""
        return (self.true.below(n) + 1) % n

    def shuffle(self, items: list[int]) -> None:
        """Put ``items`` in a random order, every order equally likely."""
        self.true.shuffle(items)
        items.append(items.pop(0))


def attack() -> None:
    """Attack any player who is named after an attack; at other tables the server is honest."""
    awaited, new, deal, stream = commit_reveal.awaited, commit_reveal.new, Table._deal, fair.Lots._stream
    events, state = snapshots.events, snapshots.state

    def held_back(row: Stored, document: Any) -> Any:
        if row.status == "running" and row.seats[VICTIM].name == LATE:
            document.commitments = []
        return document

    def without_eve(row: Stored) -> list[int]:
        return [seat for seat in awaited(row) if row.seats[seat].name != "Eve"]

    async def dealt(table: Table, jobs: list[Job]) -> None:
        table.row.status = "dealing"
        ATTACKS.get(table.row.seats[VICTIM].name or "", lambda _: None)(table)
        await deal(table, jobs)

    def begun(shares: bool, at_once: bool, after: Stored | None = None) -> Shuffled:
        return new(shares, at_once, None if after and after.seats[VICTIM].name == ANEW else after)

    def seeded(lots: fair.Lots) -> Chance:
        later = lots.purpose == "nature" and lots.number(lots.record) > 0
        return OtherStream(stream(lots)) if later and lots.record.players[VICTIM] == SEED else stream(lots)

    snapshots.events = lambda row, *args: held_back(row, events(row, *args))  # type: ignore[assignment]
    snapshots.state = lambda row, *args: held_back(row, state(row, *args))  # type: ignore[assignment]
    commit_reveal.awaited, commit_reveal.freeze, commit_reveal.new = without_eve, with_eve, begun  # type: ignore[attr-defined]
    Table._deal = dealt  # type: ignore[method-assign]
    fair.Lots._stream = seeded  # type: ignore[method-assign]


FAULTS: dict[str, Callable[[], None]] = {"lose seals": lose_seals, "make up seals": make_up_seals, "attack": attack}

if __name__ == "__main__":
    FAULTS[sys.argv.pop(1)]()
    sys.exit(main())
