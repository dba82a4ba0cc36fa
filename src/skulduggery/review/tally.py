"""Each seat's own decisions in a game, counted from its log: what it hid, when it was caught, whom it doubted."""

from typing import Any, Final

import msgspec

from skulduggery import api, codec
from skulduggery.api import Event, Value, Words
from skulduggery.record import PERSON, Entry, Record

FACE_DOWN: Final = 2
NOBODY: Final = -1


class Tally(msgspec.Struct):
    """Of one seat; counts add up.

    ``could``: times it could hide something, ``hid``: where it did. ``doubted``: times it doubted another, ``right``:
    where it was right. ``caught``: what it hid and another doubted rightly.

    Crooks are placed, and face down; cards are played in 3000 Scoundrels, and in a slot that isn't theirs. In Men of
    Mayhem Guns are at hand in a Throw Down, and none is pulled; a theft doubts that its victim is poor, and is right
    if it gets all it is after. Only in 3000 Scoundrels can one be caught.
    """

    could: int = 0
    hid: int = 0
    caught: int = 0
    doubted: int = 0
    right: int = 0


class Counter:
    """Counts a game, entry by entry."""

    def __init__(self, seats: int) -> None:
        self.of = [Tally() for _ in range(seats)]

    def answered(self, seat: int, what: Words, most: int) -> None:
        """A seat has given this answer itself, one of at most ``most``."""

    def told(self, event: Event, own: int) -> None:
        """Something happened by what ``own`` has decided itself (or NOBODY)."""


class Crooks(Counter):
    """Crooks that are placed."""

    def told(self, event: Event, own: int) -> None:
        args: Any = event.args
        if event.kind == "place" and args[0] == own:
            self.of[own].could += 1
            self.of[own].hid += args[2] == FACE_DOWN


class Scoundrels(Counter):
    """Cards in slots, and henchmen on them until the day's end."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.played: set[tuple[int, int]] = set()
        self.doubts: set[tuple[int, int, int]] = set()

    def told(self, event: Event, own: int) -> None:
        args: Any = event.args
        if event.kind == "day":
            self.played.clear()
            self.doubts.clear()
        elif event.kind == "play" and args[0] == own:
            _, slot, face = args
            self.played.add((own, slot))
            self.of[own].could += 1
            self.of[own].hid += face != slot + 1
        elif event.kind == "suspect" and args[0] == own:
            self.doubts.add(args)
        elif event.kind == "reveal":
            owner, slot, face, men = args
            bluff = face != slot + 1
            self.of[owner].caught += bluff and (owner, slot) in self.played
            for seat, tally in enumerate(self.of):
                if men >> seat & 1 and (seat, owner, slot) in self.doubts:
                    tally.doubted += 1
                    tally.right += bluff


class Mayhem(Counter):
    """Guns that could be pulled, and thefts."""

    def answered(self, seat: int, what: Words, most: int) -> None:
        if what[0] == "guns" and most > 1:  # who has none is asked too
            self.of[seat].could += 1
            self.of[seat].hid += what[1] == "0"

    def told(self, event: Event, own: int) -> None:
        args: Any = event.args
        if event.kind == "steal" and args[0] == own:
            _, _, _, wanted, taken = args
            self.of[own].doubted += 1
            self.of[own].right += taken == wanted


COUNTERS: Final[dict[str, type[Counter]]] = {"crooks": Crooks, "scoundrels": Scoundrels, "mayhem": Mayhem}


def tallies(record: Record) -> list[Tally]:
    """The counts of each seat. What the clock or a stand-in has answered for it doesn't count, nor what was taken
    back."""
    line = record.line()
    counter = COUNTERS.get(line.rules.game, Counter)(line.rules.seats)
    driven: set[int] = set()
    for n, (who, what) in enumerate(line.entries):
        if who == "host":
            (driven.discard if what[2] == PERSON else driven.add)(int(what[1]) - 1)
            continue
        own = int(who) - 1 if who.isdigit() and int(who) - 1 not in driven else NOBODY
        for ask in line.asks(n):
            if ask.seat == own:
                counter.answered(own, what, len(ask.options))
        for event in line.happened(n):
            counter.told(event, own)
    return counter.of


class Outcome(msgspec.Struct):
    """The outcome of a game, seat by seat: the share of the win, points, what was done."""

    shares: list[float]
    scores: list[int]
    tallies: list[Tally]


def outcome(
    game: str, seats: int, options: dict[str, Value], digest: str, cards: bytes, entries: list[Entry]
) -> Outcome:
    """Return the outcome of a game from its log. Raise BadInput if this version can't play it."""
    record = Record(codec.rules_for(game, seats, options, digest, msgspec.Raw(cards)))
    for who, what in entries:
        record.enter(who, what)
    return Outcome([*api.returns(record.state)], [*api.scores(record.state)], tallies(record))
