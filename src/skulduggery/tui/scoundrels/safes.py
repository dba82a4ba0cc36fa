"""Questions about safes and marks."""

from collections.abc import Callable

from skulduggery.tui.scoundrels.asking import DONE, NO, RULES, Asking
from skulduggery.tui.table import Choice, Menu
from skulduggery.wording.scoundrels.nouns import MOVE


class Safes(Asking):
    """Menus for choosing a safe or a mark."""

    def safes(self) -> Menu:
        """Choose one of several safes."""
        menu = Menu(self.asked.question(), [self.safe(cell, cell) for cell in self.ask.options])
        menu.row = all(not choice.label for choice in menu.choices)
        menu.glow = frozenset(("safe", cell) for cell in self.ask.options)
        return menu

    def safe(self, cell: int, answer: object, then: Menu | None = None) -> Choice:
        """Return a safe by its key, with what the seat knows of it."""
        safe = self.seen.safes[cell]
        number = cell - self.deck.printed.where.index(safe.location) + 1
        also = (f"{safe.location + 1}{number}",)
        return Choice(self.deck.key(cell), self.asked.inside(cell), answer, then, also)

    def mark(self) -> Menu:
        """Choose a number for a new mark; with all marks out, another mark that moves here, or none."""
        numbers = [Choice(str(n), "", n) for n in self.ask.options if 0 < n < MOVE]
        if numbers:
            return Menu(self.asked.question(), numbers, row=True, glow=frozenset({("safe", self.ask.args[1])}))
        menu = self.marks(lambda option: (option - MOVE) // 10)
        menu.choices.append(Choice(NO, self.asked.answer("no-mark"), DONE))
        return menu

    def marks(self, mark: Callable[[int], int]) -> Menu:
        """Return the seat's own marks, each with the numbers that it may show."""
        groups: dict[int, list[int]] = {}
        for option in self.ask.options:
            if option >= 0:
                groups.setdefault(mark(option), []).append(option)
        choices = []
        for i, (one, options) in enumerate(groups.items(), 1):
            then = self.faces("mark-face", one, options) if options != [one] else None
            choices.append(Choice(str(i), self.asked.mark(one), options[0], then))
        return Menu(self.asked.question(), choices)

    def faces(self, kind: str, about: int, options: list[int]) -> Menu:
        """Return the numbers that a mark may show."""
        menu = self.further(kind, about, choices=[Choice(str(one % 10), "", one) for one in options], row=True)
        menu.rules = RULES["mark"]
        return menu

    def move_mark(self) -> Menu:
        return self.marks(lambda option: option)

    def move_mark_to(self) -> Menu:
        """Choose another safe and one of two numbers, or the other face at the same safe."""
        groups: dict[int, list[int]] = {}
        for option in self.ask.options:
            groups.setdefault(option // 10, []).append(option)
        choices = []
        for cell, options in groups.items():
            then = self.faces("move-mark-face", cell, options) if len(options) > 1 else None
            choices.append(self.safe(cell, options[0], then))
            if cell == self.ask.args[1] // 10:
                choices[-1].label = self.asked.answer("turn", options[0] % 10)
        return Menu(self.asked.question(), choices, glow=frozenset(("safe", cell) for cell in groups))
