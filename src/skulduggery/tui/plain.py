"""The table of a game without a drawing of its own: its view line by line, and answers in the words of a log."""

from collections.abc import Callable, Iterable, Sequence

from rich.console import RenderableType
from rich.text import Text

from skulduggery import api
from skulduggery.api import AnyView, Ask, Rules, Words
from skulduggery.record import Message
from skulduggery.text import Texts
from skulduggery.tui.table import Choice, Menu, Room, Said


class PlainTable:
    """A game at one terminal. Events begin with the seat that acts; ``end`` gives the points of all seats."""

    def __init__(self, rules: Rules, players: Sequence[str], texts: Texts) -> None:
        self.rules = rules
        self.players = list(players)
        self.texts = texts

    def board(self, view: AnyView, width: int, room: Room, glow: frozenset[tuple[str, int]]) -> list[Text]:
        shown = api.game(self.rules.game).plain(view)
        return [Text.assemble((f"{name}: ", "dim"), value or "–") for name, value in shown]

    def menu(self, ask: Ask, view: AnyView, offers: Sequence[Ask] = ()) -> Menu:
        named = f"ask-{ask.kind}"
        said = [" ".join(api.words(self.rules, ask, option)) for option in ask.options]
        choices = [Choice(str(i + 1), said[i], ask.options[i], also=(said[i],)) for i in range(len(said))]
        return Menu(self.texts(named) if self.texts.has(named) else f"{ask.kind}?", choices)

    def instead(self, ask: Ask, then: Ask) -> str:
        return ""

    def guesses(self, ask: Ask, said: Words) -> list[Words]:
        return [said, (ask.kind, *said)]

    def say(self, message: Message, seat: int) -> Said:
        kind, *args = [str(one) for one in message if one is not None]
        doer = message[1] if len(message) > 1 and kind != "end" else None
        if isinstance(doer, int) and 0 <= doer < len(self.players):
            return Said(doer, " ".join([self.texts("you") if doer == seat else self.players[doer], kind, *args[1:]]))
        return Said(-1, " ".join([kind, *args]))

    def does(self, said: Words, seen: Callable[[], AnyView]) -> str:
        return ""

    def scores(self, message: Message) -> bool:
        return message[0] == "end"

    def closes(self, message: Message) -> bool:
        return False

    def thing(self, where: Sequence[str], what: str) -> tuple[str, str]:
        return " ".join(where), what

    def notes(self, view: AnyView) -> list[str]:
        return []

    def legend(self) -> list[str]:
        return []

    def scoring(self, messages: Sequence[Message], seat: int, width: int) -> Iterable[list[RenderableType]]:
        points = messages[-1][1:] if messages else ()
        names = [self.texts("you") if one == seat else self.players[one] for one in range(len(self.players))]
        yield [Text(f"{name}: {count}") for name, count in zip(names, points, strict=False)]
