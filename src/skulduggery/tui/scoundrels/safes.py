"""Questions about safes and marks."""

from collections.abc import Callable

from skulduggery.api import Ask
from skulduggery.games.scoundrels.game import HIDDEN, View
from skulduggery.tui.scoundrels.asking import DONE, NO, RULES, Asking
from skulduggery.tui.table import Choice, Menu

MOVE = 1000


class Safes(Asking):
    """Which safe, which mark."""

    def safes(self, ask: Ask, seen: View) -> Menu:
        """Return one of several safes."""
        words = {"safe": self.deck.key(ask.args[1])} if ask.kind == "swap-safe" else {}
        menu = Menu(self.texts(f"ask-{ask.kind}", **words), [self.safe(seen, cell, cell) for cell in ask.options])
        menu.row = all(not choice.label for choice in menu.choices)
        menu.glow = frozenset(("safe", cell) for cell in ask.options)
        return menu

    def safe(self, seen: View, cell: int, answer: object, then: Menu | None = None) -> Choice:
        """Return a safe by its key, with what the seat knows of it."""
        content = "" if seen.safes[cell].safe == HIDDEN else self.deck.content(seen.safes[cell].safe)
        number = cell - self.deck.cards.where.index(seen.safes[cell].location) + 1
        return Choice(self.deck.key(cell), content, answer, then, (f"{seen.safes[cell].location + 1}{number}",))

    def mark(self, ask: Ask, seen: View) -> Menu:
        """Return a number; with all marks out another mark moves here, or none."""
        cell = ask.args[1]
        face = seen.safes[cell].safe
        words = {"safe": self.deck.key(cell), "content": "" if face == HIDDEN else self.deck.content(face)}
        question = self.texts("ask-mark" if face == HIDDEN else "ask-mark-seen", **words)
        choices = [Choice(str(n), "", n) for n in ask.options if 0 < n < MOVE]
        if choices:
            return Menu(question, choices, row=True, glow=frozenset({("safe", cell)}))
        menu = self.marks(self.texts("ask-mark-none", safe=words["safe"]), ask, lambda option: (option - MOVE) // 10)
        menu.choices.append(Choice(NO, self.texts("choice-no-mark"), DONE))
        return menu

    def marks(self, question: str, ask: Ask, mark: Callable[[int], int]) -> Menu:
        """Own marks, and under each what it may show then."""
        groups: dict[int, list[int]] = {}
        for option in ask.options:
            if option >= 0:
                groups.setdefault(mark(option), []).append(option)
        choices = []
        for i, (one, options) in enumerate(groups.items(), 1):
            label = self.texts("choice-mark", number=str(one % 10), safe=self.deck.key(one // 10))
            then = None
            if options != [one]:
                numbers = [Choice(str(option % 10), "", option) for option in options]
                then = Menu(self.texts("ask-mark-face", mark=label), numbers, row=True, rules=RULES["mark"])
            choices.append(Choice(str(i), label, options[0], then))
        return Menu(question, choices)

    def move_mark(self, ask: Ask, seen: View) -> Menu:
        return self.marks(self.texts("ask-move-mark"), ask, lambda option: option)

    def move_mark_to(self, ask: Ask, seen: View) -> Menu:
        """Return another safe and one of two numbers, or the other face where it lies."""
        source = ask.args[-1]
        groups: dict[int, list[int]] = {}
        for option in ask.options:
            groups.setdefault(option // 10, []).append(option)
        choices = []
        for cell, options in groups.items():
            numbers = [Choice(str(option % 10), "", option) for option in options]
            then = Menu(self.texts("ask-move-mark-face", safe=self.deck.key(cell)), numbers, row=True)
            then.rules = RULES["mark"]
            choices.append(self.safe(seen, cell, options[0], then if len(options) > 1 else None))
            if cell == source // 10:
                choices[-1].label = self.texts("choice-turn", number=str(options[0] % 10))
        mark = self.texts("choice-mark", number=str(source % 10), safe=self.deck.key(source // 10))
        return Menu(self.texts("ask-move-mark-to", mark=mark), choices, glow=frozenset(("safe", c) for c in groups))
