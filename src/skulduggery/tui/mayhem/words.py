"""Events, questions and answers of Men of Mayhem in the words of ``games/mayhem/text/wording.toml``."""

from collections.abc import Sequence
from typing import Any, Final, cast

from skulduggery.games.mayhem.game import BOOST, ORDER_WORDS
from skulduggery.record import Message
from skulduggery.tui.table import Said
from skulduggery.wording.mayhem.cards import Cards
from skulduggery.wording.mayhem.nouns import MayhemNouns
from skulduggery.wording.tables import wording

MINOR: Final = ("turn", "passed", "ready", "guns-chosen", "traffic-chosen")
"""Events that are seen on the table and need no words there."""
BEGINS: Final = (
    "turn", "gang", "claim", "passed", "order", "exploit-now", "back-up", "die", "offer", "deal", "emergency",
)  # fmt: skip


class Teller:
    """The words for events and questions as one seat was told them; ``players`` names the others."""

    def __init__(self, deck: Cards, players: Sequence[str]) -> None:
        self.deck = deck
        self.players = players
        self.texts = deck.texts

    def nouns(self, reader: int) -> MayhemNouns:
        """Return the nouns for a reader."""
        return MayhemNouns(self.deck, self.players, reader)

    def say(self, message: Message, seat: int) -> Said:
        """Return one event in words."""
        kind, args = str(message[0]), cast(tuple[Any, ...], message[1:])
        line = f"order-{ORDER_WORDS[args[1]]}" if kind == "order" else kind
        told = wording("mayhem").event(self.nouns(seat), line, args)
        assert told is not None
        return Said(*told, minor(kind, args), kind == "peek" and args[0] == seat, kind in BEGINS)

    def question(self, seat: int, kind: str, *args: Any) -> str:
        """Return a question to a seat."""
        return wording("mayhem").question(self.nouns(seat), kind, args)

    def answer(self, seat: int, kind: str, *args: Any) -> str:
        """Return an answer of a seat."""
        return wording("mayhem").answer(self.nouns(seat), kind, args)


def minor(kind: str, args: Sequence[Any]) -> bool:
    """Return whether an event needs no words, because the table or the next events show it."""
    if kind == "exploit":
        return bool(args[2] != BOOST)
    if kind == "trade":
        return bool(args[2] > 0)
    return kind in MINOR
