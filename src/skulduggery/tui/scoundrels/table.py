"""The table of 3000 Scoundrels in the terminal: board, questions, notes, scoring."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, cast

from rich.console import RenderableType
from rich.text import Text

from skulduggery.api import NATURE, AnyView, Ask, Rules, Words
from skulduggery.games.scoundrels.game import FACES, View
from skulduggery.record import Message
from skulduggery.text import Texts
from skulduggery.tui.scoundrels.board import Drawing
from skulduggery.tui.scoundrels.menus import Menus
from skulduggery.tui.scoundrels.scores import scoring
from skulduggery.tui.scoundrels.words import CLOSES, SCORES, Teller
from skulduggery.tui.table import Menu, Room, Said
from skulduggery.wording.scoundrels.cards import Cards

VERBS: Final = (
    "play", "use", "hire", "safe", "mark", "card", "swap", "seat", "arrange", "sheriff", "discard", "choose",
)  # fmt: skip
"""Words of a log that may be left out."""


class ScoundrelsTable:
    """One game of 3000 Scoundrels at one terminal."""

    def __init__(self, rules: Rules, players: Sequence[str], texts: Texts) -> None:
        self.deck = Cards(rules.cards, texts)
        self.players = list(players)
        self.texts = texts
        self.teller = Teller(self.deck, players)

    def menu(self, ask: Ask, view: AnyView, offers: Sequence[Ask] = ()) -> Menu:
        return Menus(self.teller, ask, cast(View, view)).menu(offers)

    def instead(self, ask: Ask, then: Ask) -> str:
        return ""

    def guesses(self, ask: Ask, said: Words) -> list[Words]:
        return [said, *((verb, *said) for verb in VERBS)]

    def say(self, message: Message, seat: int) -> Said:
        return self.teller.say(message, seat)

    def thing(self, where: Sequence[str], what: str) -> tuple[str, str]:
        face = self.texts("holding-card", face=FACES[int(what)])
        return self.texts("holding-slot", slot=FACES[int(where[1])]), face

    def does(self, said: Words, seen: Callable[[], AnyView]) -> str:
        if said[0] != "trust":
            return ""
        before = cast(View, seen())
        if before.active < 0 or before.slot < 0:
            return ""
        return self.texts("trusts", card=self.teller.nouns(NATURE).card(before.active, before.slot, "name"))

    def scores(self, message: Message) -> bool:
        return message[0] in SCORES

    def closes(self, message: Message) -> bool:
        return message[0] in CLOSES

    def legend(self) -> list[str]:
        return [self.texts(f"legend-{one}") for one in ("safes", "slots", "scoundrels", "marks", "strip")]

    def scoring(self, messages: Sequence[Message], seat: int, width: int) -> Iterable[list[RenderableType]]:
        return scoring(self.teller, messages, seat, width)

    def board(self, view: AnyView, width: int, room: Room, glow: frozenset[tuple[str, int]]) -> list[Text]:
        seen = cast(View, view)
        names = [self.texts("you") if one == seen.seat else name for one, name in enumerate(self.players)]
        return Drawing(self.deck, names, seen, width, room, glow).lines()

    # Notes

    def notes(self, view: AnyView) -> list[str]:
        return self.teller.notes(cast(View, view))
