"""The base of all menus of 3000 Scoundrels."""

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from skulduggery.api import Ask
from skulduggery.games.scoundrels.game import GAME, Shown, View
from skulduggery.tui.scoundrels.words import Teller
from skulduggery.tui.table import Choice, Menu
from skulduggery.wording.scoundrels.seen import find

NO: Final = "0"
"""The key for nothing, for no, and for the end."""
DONE: Final = -1
RULES: Final = GAME.question_rules


class Asking:
    """Words and cards for a question to one seat, whose view is ``seen``."""

    def __init__(self, teller: Teller, ask: Ask, seen: View) -> None:
        self.deck = teller.deck
        self.texts = teller.texts
        self.ask = ask
        self.seen = seen
        self.asked = teller.asked(ask, seen)

    def numbered(self, labels: Iterable[tuple[RenderableType, object]]) -> Menu:
        """Return the question with its answers, one a line."""
        choices = [Choice(str(i), label, answer) for i, (label, answer) in enumerate(labels, 1)]
        return Menu(self.asked.question(), choices)

    def glowing(self, menu: Menu) -> Menu:
        """Return a menu whose scoundrels are marked on the table."""
        menu.glow = frozenset(("scoundrel", option) for option in self.ask.options if option != DONE)
        return menu

    def further(self, kind: str, *args: int, choices: Iterable[Choice], row: bool = False) -> Menu:
        """Return a further question, which comes before the answer to this one."""
        return Menu(self.asked.further(kind, *args), list(choices), row, rules=self.rules())

    def rules(self) -> tuple[str, ...]:
        """Return the IDs of the rules that bear on the question."""
        return RULES.get(self.asked.family.removesuffix("-to"), ())

    def scoundrel(self, one: Shown | None, price: int | None = None) -> Text:
        """Return a scoundrel with its whole text, and with its price if given."""
        assert one is not None
        text = Text("" if price is None else f"{self.texts.money(price)} ", "green")
        text.append(self.deck.name(one.trait, one.job), "bold" if price is None else "bold not green")
        timing = self.deck.timing(one.trait)
        return text.append(f" ({timing}) {self.deck.ability(one.trait, one.job)}", "not bold not green")

    def lying(self, trait: int, price: int | None = None) -> Text:
        """Return the scoundrel with a trait, wherever it lies."""
        return self.scoundrel(find(self.seen, trait), price)
