"""The table of Crooks in the terminal: board, questions, notes, scoring."""

from collections.abc import Callable, Iterable, Sequence
from typing import cast

from rich.console import RenderableType
from rich.text import Text

from skulduggery.api import AnyView, Ask, Rules, Words
from skulduggery.games.crooks.game import CrooksRules, View
from skulduggery.record import Message
from skulduggery.text import Texts
from skulduggery.tui.crooks.board import Drawing
from skulduggery.tui.crooks.deck import Deck
from skulduggery.tui.crooks.menus import Menus
from skulduggery.tui.crooks.scores import scoring
from skulduggery.tui.crooks.words import Teller
from skulduggery.tui.table import Menu, Room, Said


class CrooksTable:
    """One game of Crooks at one terminal."""

    def __init__(self, rules: Rules, players: Sequence[str], texts: Texts) -> None:
        self.rules = rules
        self.deck = Deck(rules.cards, texts)
        self.targets: tuple[int, ...] = cast(CrooksRules, rules).targets
        self.players = list(players)
        self.texts = texts
        self.teller = Teller(self.deck, self.targets, players)

    def menu(self, ask: Ask, view: AnyView, offers: Sequence[Ask] = ()) -> Menu:
        return Menus(self.teller).menu(ask, cast(View, view))

    def instead(self, ask: Ask, then: Ask) -> str:
        return ""

    def guesses(self, ask: Ask, said: Words) -> list[Words]:
        out = [said, (ask.kind, *said)]
        if len(said) == 1:
            word = said[0].upper()
            out += [(ask.kind, word), (ask.kind, word, "up"), (ask.kind, "target", word), (ask.kind, "hideout", word)]
        return out

    def say(self, message: Message, seat: int) -> Said:
        return self.teller.say(message, seat)

    def does(self, said: Words, seen: Callable[[], AnyView]) -> str:
        return ""

    def scores(self, message: Message) -> bool:
        return message[0] in ("score-target", "score-gang", "end")

    def closes(self, message: Message) -> bool:
        return False

    def legend(self) -> list[str]:
        return [self.texts("legend-crook"), self.texts("legend-hidden"), self.texts("legend-grid")]

    def scoring(self, messages: Sequence[Message], seat: int, width: int) -> Iterable[list[RenderableType]]:
        return scoring(self.teller, messages, seat, width)

    def board(self, view: AnyView, width: int, room: Room, glow: frozenset[tuple[str, int]]) -> list[Text]:
        seen = cast(View, view)
        return Drawing(self.rules, self.teller, self.notes(view), seen, width, room, glow).lines()

    # Notes

    def thing(self, where: Sequence[str], what: str) -> tuple[str, str]:
        return self.texts("holding-target", target=where[1]), self.deck.label(self.deck.ids.index(what))

    def notes(self, view: AnyView) -> list[str]:
        return self.teller.notes(cast(View, view))
