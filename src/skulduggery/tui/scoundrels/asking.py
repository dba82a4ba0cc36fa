"""What all menus of 3000 Scoundrels are made with."""

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from skulduggery.games.scoundrels.game import Shown
from skulduggery.text import Texts
from skulduggery.tui.scoundrels.deck import Deck
from skulduggery.tui.scoundrels.words import Teller
from skulduggery.tui.table import Choice, Menu

NO: Final = "0"
"""The key for nothing, for no, for the end."""
DONE: Final = -1
RULES: Final = {
    "leader": ("SETUP-11", "CONST-10"),
    "strategy": ("SETUP-14", "OPT-0"),
    "start": ("TURN-04", "TURN-07", "TIME-16", "USE-0"),
    "plan": ("PLAN", "ABIL-01"),
    "abilities": ("TURN-04", "TURN-07", "ABIL", "USE-0"),
    "act": ("HIRE-0", "SHER"),
    "end": ("TURN-07", "TIME-17"),
    "react": ("TRIG", "TIME-0", "TIME-1"),
    "order": ("DAY-13", "DAY-14"),
    "dawn": ("DAY-18",),
    "use": ("USE-29", "USE-3"),
    "use-leader": ("USE-04",),
    "again": ("USE-2",),
    "use-hired": ("TIME-13", "TIME-15", "HIRE-08"),
    "guard": ("BLUFF-01", "BLUFF-02", "BLUFF-04", "BLUFF-10", "BLUFF-11", "DAY-02", "DAY-03"),
    "last-look": ("BLUFF-01", "BLUFF-02", "BLUFF-04", "BLUFF-13", "DAY-02", "DAY-03"),
    "scout": ("SAFE-0",),
    "mark": ("SAFE-03", "SAFE-05", "SAFE-06", "SAFE-07", "SAFE-08", "SAFE-09"),
    "mark-any": ("SAFE-03", "JOB-MASTERMIND"),
    "move-mark": ("SAFE-08", "SAFE-09", "JOB-FORGER"),
    "steal": ("SAFE-17", "SAFE-18", "SAFE-19", "SAFE-21"),
    "abandon": ("SAFE-21", "SAFE-22", "SAFE-24"),
    "swap-safe": ("JOB-TEST-SUBJECT",),
    "peek": ("SAFE-30", "SAFE-31"),
    "place": ("JOB-BRAINWASHER", "JOB-DETECTIVE"),
    "destroy": ("JOB-ARSONIST", "BLUFF-26"),
    "recall": ("JOB-HOUSE-8",),
    "free": ("BLUFF-24", "SHER-03"),
    "opponent": ("EFF-01",),
    "hire": ("HIRE-0", "HIRE-1"),
    "room": ("HIRE-04", "HIRE-05", "HIRE-11"),
    "arrange": ("HIRE-06", "CONST-11", "CONST-12"),
    "swap-jobs": ("JOB-TAILOR",),
    "swap-traits": ("JOB-TAILOR", "STRAT-TRANSFORM-ALLIES"),
    "sheriff": ("SHER",),
    "spend": ("JOB-HOUSE-10",),
    "may": ("EFF-05", "USE-14"),
    "choose": ("EFF-04",),
}
"""Which rules bear on a question: the beginnings of their IDs."""


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
