"""What all menus of 3000 Scoundrels are made with."""

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from skulduggery.games.scoundrels.game import GAME, Shown
from skulduggery.text import Texts
from skulduggery.tui.scoundrels.deck import Deck
from skulduggery.tui.scoundrels.words import Teller
from skulduggery.tui.table import Choice, Menu

NO: Final = "0"
"""The key for nothing, for no, for the end."""
DONE: Final = -1
RULES: Final = GAME.question_rules


class Asking:
    """Texts and cards for the questions to one seat."""

    def __init__(self, teller: Teller, texts: Texts) -> None:
        self.teller = teller
        self.deck: Deck = teller.deck
        self.players = teller.players
        self.texts = texts

    def numbered(self, question: str, labels: Iterable[tuple[RenderableType, object]], first: int = 1) -> Menu:
        """Choices one a line."""
        return Menu(question, [Choice(str(i), label, answer) for i, (label, answer) in enumerate(labels, first)])

    def scoundrel(self, one: Shown | None, price: int | None = None) -> Text:
        """Return a scoundrel with all that it says, and what it costs here."""
        assert one is not None
        text = Text("" if price is None else f"{self.texts.money(price)} ", "green")
        text.append(self.deck.name(one.trait, one.job), "bold" if price is None else "bold not green")
        timing = self.deck.timing(one.trait)
        return text.append(f" ({timing}) {self.deck.ability(one.trait, one.job)}", "not bold not green")
