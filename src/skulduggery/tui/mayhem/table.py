"""The table of Men of Mayhem in the terminal: board, questions, scoring."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, cast

from rich.console import RenderableType
from rich.text import Text

from skulduggery.api import AnyView, Ask, Rules, Words
from skulduggery.games.mayhem.game import View
from skulduggery.record import Message
from skulduggery.text import Texts
from skulduggery.tui.mayhem.board import Drawing
from skulduggery.tui.mayhem.menus import Menus
from skulduggery.tui.mayhem.scores import scoring
from skulduggery.tui.mayhem.words import Teller
from skulduggery.tui.table import Menu, Room, Said
from skulduggery.wording.mayhem.cards import Cards

CLOSES: Final = ("totals", "market", "clean-up", "emergency", "round")
SCORES: Final = ("blinds", "last-die", "end")
VERBS: Final = ("count", "guns", "traffic", "shoot", "jail", "promote", "desert", "heal", "bill", "steal", "offer")
"""Words of a log that may be left out."""


class MayhemTable:
    """One game of Men of Mayhem at one terminal."""

    def __init__(self, rules: Rules, players: Sequence[str], texts: Texts) -> None:
        self.deck = Cards(rules.cards, rules.seats, texts)
        self.players = list(players)
        self.texts = texts
        self.teller = Teller(self.deck, players)

    def menu(self, ask: Ask, view: AnyView, offers: Sequence[Ask] = ()) -> Menu:
        return Menus(self.teller, cast(View, view)).menu(ask, offers)

    def instead(self, ask: Ask, then: Ask) -> str:
        return self.texts("table-deal-key") if (ask.kind, then.kind) == ("offer", "order") else ""

    def guesses(self, ask: Ask, said: Words) -> list[Words]:
        return [said, *((verb, *said) for verb in VERBS)]

    def say(self, message: Message, seat: int) -> Said:
        return self.teller.say(message, seat)

    def does(self, said: Words, seen: Callable[[], AnyView]) -> str:
        return ""

    def scores(self, message: Message) -> bool:
        return message[0] in SCORES

    def thing(self, where: Sequence[str], what: str) -> tuple[str, str]:
        good = {"cash": "C", "guns": "G", "drugs": "K"}[where[1]]
        return self.texts("holding-blind"), self.texts("holding-good", good=self.texts(f"good-{good}"), n=what)

    def notes(self, view: AnyView) -> list[str]:
        return []

    def closes(self, message: Message) -> bool:
        return message[0] in CLOSES

    def legend(self) -> list[str]:
        return [self.texts(f"legend-{one}") for one in ("places", "gangs", "offers")]

    def board(self, view: AnyView, width: int, room: Room, glow: frozenset[tuple[str, int]]) -> list[Text]:
        seen = cast(View, view)
        names = [self.texts("you") if one == seen.seat else name for one, name in enumerate(self.players)]
        return Drawing(self.deck, names, seen, width, room, glow).lines()

    def scoring(self, messages: Sequence[Message], seat: int, width: int) -> Iterable[list[RenderableType]]:
        return scoring(self.teller, messages, seat)
