"""Events and questions of 3000 Scoundrels in the words of ``games/scoundrels/text/wording.toml``."""

from collections.abc import Sequence
from typing import Final

from skulduggery.api import Ask
from skulduggery.games.scoundrels.game import FREE, HIDDEN, UNKNOWN, View
from skulduggery.record import Message
from skulduggery.tui.table import Said
from skulduggery.wording.scoundrels.cards import Cards
from skulduggery.wording.scoundrels.nouns import DECK, WORDING, Asked, ScoundrelsNouns

MINOR: Final = ("turn", "create", "arrange", "trust", "shuffle", "target", "strategy-chosen")
"""Events that are seen on the table and need no words there."""
BEGINS: Final = ("turn", "play", "face-up", "use", "use-leader", "use-strategy", "hire", "sheriff", "reveal", "suspect")
CLOSES: Final = ("dusk", "reveal", "day")
SCORES: Final = ("open", "tech", "end")


class Teller:
    """The words for events as one seat was told them; ``players`` names the others."""

    def __init__(self, deck: Cards, players: Sequence[str]) -> None:
        self.deck = deck
        self.players = players
        self.texts = deck.texts

    def nouns(self, reader: int) -> ScoundrelsNouns:
        """Return the nouns for a reader."""
        return ScoundrelsNouns(self.deck, self.players, reader)

    def asked(self, ask: Ask, view: View) -> Asked:
        """Return a question in words."""
        return Asked(self.nouns(ask.seat), ask, view)

    def say(self, message: Message, seat: int) -> Said:
        """Return one event in words."""
        kind, *args = message
        told = WORDING.event(self.nouns(seat), str(kind), args)
        assert told is not None
        peeked = kind == "peek" and args[-1] is not None
        return Said(*told, minor=kind in MINOR, private=peeked, again=kind in BEGINS)

    def notes(self, view: View) -> list[str]:
        """Return lines on what the seat of a view remembers: the safes that it has seen, and the hidden cards of
        others."""
        nouns = self.nouns(view.seat)
        noted: list[tuple[str, *tuple[object, ...]]] = [
            ("safe", one.cell, one.safe, one.location, one.where, one.marks) for one in view.safes if one.safe != HIDDEN
        ]
        for owner, sheet in enumerate(view.sheets):
            if owner != view.seat:
                lies = [*enumerate(sheet.slots), (DECK, sheet.top)]
                noted += [("card", owner, slot, face) for slot, face in lies if face not in (FREE, UNKNOWN)]
        return [WORDING.note(nouns, kind, args) for kind, *args in noted]
