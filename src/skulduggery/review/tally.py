"""Counts of each seat's own decisions in a game, from its log: hiding, being caught and suspecting."""

from typing import Any, Final

import msgspec

from skulduggery import api, codec
from skulduggery.api import Event, Value, Words
from skulduggery.record import PERSON, Entry, Record

FACE_DOWN: Final = 2
NOBODY: Final = -1


class Tally(msgspec.Struct):
    """The counts of one seat; those of several games may be added.

    ``could`` counts chances to hide something and ``hid`` those taken. ``doubted`` counts suspicions and ``right``
    the correct ones. ``caught`` counts hidden things that another seat rightly suspected, in 3000 Scoundrels only.

    In Crooks, a chance is a crook placed, taken by placing it face down. In 3000 Scoundrels, it is a card played, taken
    by playing it to another card's slot; a suspicion counts once the card is revealed. In Men of Mayhem, it is a Throw
    Down with Guns to pull, taken by pulling none. A theft counts as one suspicion for each good that it
    demands: that the victim holds the amount. It is right if all of the amount is taken.
    """

    could: int = 0
    hid: int = 0
    caught: int = 0
    doubted: int = 0
    right: int = 0


class Counter:
    """A counter of one game, fed entry by entry. The base class counts nothing."""

    def __init__(self, seats: int) -> None:
        self.of = [Tally() for _ in range(seats)]

    def answered(self, seat: int, what: Words, most: int) -> None:
        """Count an answer in words that a seat gave itself, one of ``most`` options."""

    def told(self, event: Event, own: int) -> None:
        """Count an event. ``own`` is the seat whose own answer caused it, or NOBODY."""


class Crooks(Counter):
    """The counter of Crooks: crooks placed."""

    def told(self, event: Event, own: int) -> None:
        args: Any = event.args
        if event.kind == "place" and args[0] == own:
            self.of[own].could += 1
            self.of[own].hid += args[2] == FACE_DOWN


class Scoundrels(Counter):
    """The counter of 3000 Scoundrels: cards played to slots and suspicions until the end of the day."""

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
    """The counter of Men of Mayhem: Guns that could be pulled, and thefts."""

    def answered(self, seat: int, what: Words, most: int) -> None:
        if what[0] == "guns" and most > 1:  # a seat without Guns is asked too
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
    """Return the counts of each seat, without answers of the clock or a stand-in and without those taken back."""
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
    """The outcome of a game by seat: shares of the win, points (None if all others resigned) and counts."""

    shares: list[float]
    scores: list[int] | None
    tallies: list[Tally]


def outcome(
    game: str, seats: int, options: dict[str, Value], digest: str, cards: bytes, entries: list[Entry]
) -> Outcome:
    """Return the outcome of the game whose log has these entries. Raise BadInput if this version can't play it."""
    record = Record(codec.rules_for(game, seats, options, digest, msgspec.Raw(cards)))
    for who, what in entries:
        record.enter(who, what)
    return Outcome(record.shares, [*api.scores(record.state)] or None, tallies(record))
