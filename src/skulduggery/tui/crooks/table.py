"""The table of Crooks in the terminal: board, questions, notes, scoring."""

from collections.abc import Callable, Iterable, Sequence
from typing import cast

from rich.console import RenderableType
from rich.text import Text

from skulduggery.api import AnyView, Ask, Rules, Words
from skulduggery.games.crooks.game import BOX, CrooksRules, View
from skulduggery.record import Message
from skulduggery.text import Texts
from skulduggery.tui.crooks.board import Drawing
from skulduggery.tui.crooks.deck import Deck
from skulduggery.tui.crooks.menus import Menus
from skulduggery.tui.crooks.scores import scoring
from skulduggery.tui.crooks.words import Teller
from skulduggery.tui.table import Menu, Room, Said
from skulduggery.wording.crooks.nouns import LETTERS


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
        seen = cast(View, view)
        return [self.note(cards, places, len(seen.piles)) for cards, places in seen.notes]

    def note(self, cards: Sequence[int], places: Sequence[int], hideouts: int) -> str:
        """Cards, and where they lie."""
        names = self.deck.labels(cards)
        if len(set(places)) == 1 and 0 <= places[0] < hideouts:
            return self.texts("note-hideout", hideout=LETTERS[places[0]], cards=names)
        where = [self.place(place, hideouts, places.count(place)) for place in dict.fromkeys(places)]
        return self.texts("note-mixed", cards=names, places=self.texts.all_of(where))

    def place(self, place: int, hideouts: int, count: int) -> str:
        """Return a place in a note."""
        if place == BOX:
            return self.texts("note-place-box")
        if place < hideouts:
            return self.texts("note-place-hideout", hideout=LETTERS[place], count=count)
        seat, target = divmod(place - hideouts, len(self.targets))
        return self.texts("note-place-grid", player=self.players[seat], target=self.targets[target])
