"""Events and questions of Crooks in the words of ``games/crooks/text/wording.toml``."""

from collections.abc import Sequence
from typing import Final

from skulduggery.api import Ask
from skulduggery.games.crooks.game import View
from skulduggery.record import Message
from skulduggery.tui.crooks.deck import Deck
from skulduggery.tui.table import Said
from skulduggery.wording.crooks.nouns import Asked, CrooksNouns
from skulduggery.wording.tables import wording

MINOR: Final = ("turn", "take")
"""Events that are seen on the table and need no words there."""
BEGINS: Final = ("turn", "recruit", "pass", "kill", "reveal")
SPIED: Final = ("spy-target", "spy-hideout")


class Teller:
    """The words for events as one seat was told them; ``players`` names the others."""

    def __init__(self, deck: Deck, targets: Sequence[int], players: Sequence[str]) -> None:
        self.deck = deck
        self.targets = targets
        self.players = players
        self.texts = deck.texts

    def nouns(self, reader: int) -> CrooksNouns:
        """Return the nouns for a reader."""
        return CrooksNouns(self.deck, self.targets, self.players, reader)

    def name(self, seat: int, reader: int) -> str:
        """Return the name of a seat, or "you" if it is the reader's."""
        return self.texts("you") if seat == reader else self.players[seat]

    def say(self, message: Message, seat: int) -> Said:
        """Return one event in words."""
        kind, *args = message
        told = wording("crooks").event(self.nouns(seat), str(kind), args)
        assert told is not None
        spied = kind in SPIED and args[2] is not None
        return Said(*told, minor=kind in MINOR, private=spied, again=kind in BEGINS)

    def question(self, ask: Ask, view: View) -> str:
        """Return a question to the seat whose view it is."""
        return wording("crooks").question(Asked(self.nouns(ask.seat), ask, view), ask.kind, ask.args)

    def side(self, ask: Ask, view: View, target: int) -> str:
        """Return the question on which side a crook is placed at a target."""
        return wording("crooks").question(Asked(self.nouns(ask.seat), ask, view), "side", (target,))

    def answer(self, ask: Ask, view: View, kind: str, *args: int | str) -> str:
        """Return an answer to a question."""
        return wording("crooks").answer(Asked(self.nouns(ask.seat), ask, view), kind, args)

    def notes(self, view: View) -> list[str]:
        """Return what the seat of a view remembers of hidden crooks."""
        hideouts, out = len(view.piles), []
        for cards, places in view.notes:
            kind = "hideout" if len(set(places)) == 1 and 0 <= places[0] < hideouts else "mixed"
            out.append(wording("crooks").note(self.nouns(view.seat), kind, (cards, places, hideouts)))
        return out
