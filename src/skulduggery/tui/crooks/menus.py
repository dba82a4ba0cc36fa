"""The questions of Crooks as menus. Keys are the signs on the table: letters of hideouts, numbers of targets."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from skulduggery.api import Ask
from skulduggery.games.crooks.game import GAME, View
from skulduggery.tui.crooks.words import Teller
from skulduggery.tui.table import Choice, Menu
from skulduggery.wording.crooks.nouns import LETTERS, SIDES

PASS: Final = "P"
NO: Final = "0"
"""The key for doing nothing."""
UP, DOWN, WITHOUT = "1", "2", "3"
"""The keys for the sides of a crook; the last: face up without using its ability."""


class Menus:
    """The menus of Crooks, made from the view of the seat that is asked."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.deck = teller.deck
        self.targets = teller.targets
        self.players = teller.players

    def menu(self, ask: Ask, seen: View) -> Menu:
        """Return the menu of any question."""
        menu: Menu = getattr(self, ask.kind)(ask, seen)
        menu.rules = GAME.question_rules[ask.kind]
        return menu

    def recruit(self, ask: Ask, seen: View) -> Menu:
        """Choose to pass, or a hideout that can be paid for."""
        piles = [p for p in ask.options if p >= 0]
        choices = [Choice(LETTERS[p], self.teller.texts.money(seen.piles[p]), p, also=(str(p + 1),)) for p in piles]
        choices.append(Choice(PASS, self.teller.answer(ask, seen, "pass"), -1, also=(NO, "п")))
        return Menu(self.teller.question(ask, seen), choices, row=True, glow=frozenset(("hideout", p) for p in piles))

    def take(self, ask: Ask, seen: View) -> Menu:
        """Choose a crook of the pile; those that can't be taken are shown without a number."""
        choices = [
            Choice(str(i), self.crook(card), card, said=self.deck.label(card))
            for i, card in enumerate((c for c in ask.options if c >= 0), 1)
        ]
        if not choices:
            choices.append(Choice(NO, self.teller.answer(ask, seen, "nothing"), -1))
        menu = Menu(self.teller.question(ask, seen), choices)
        menu.barred = [(self.deck.label(card), card) for card in seen.looking if card not in ask.options]
        return menu

    def crook(self, card: int) -> Grid:
        """Return a crook in columns, with everything printed on it."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(width=max(len(name) for name in self.deck.names), no_wrap=True)
        grid.add_column(width=6)
        grid.add_column(width=3)
        grid.add_column()
        ability = self.deck.ability(card)
        text = Text(ability, "bold").append(f": {self.deck.ability_text(card)}", "not bold") if ability else Text()
        grid.add_row(self.deck.names[card], Text(self.deck.strength(card), "bold"), self.deck.badges(card), text)
        return grid

    def place(self, ask: Ask, seen: View) -> Menu:
        """Choose the target, then the side, as far as the rules allow."""
        sides: dict[int, list[int]] = {}
        for option in ask.options:
            sides.setdefault(option // len(SIDES), []).append(option)
        choices = [
            Choice(
                str(self.targets[target]),
                "",
                options[0],
                # face up is the only choice, and clear
                None if options == [target * len(SIDES)] else self.side(ask, seen, target, options),
                implied=UP,
            )
            for target, options in sides.items()
        ]
        menu = Menu(self.teller.question(ask, seen), choices, True, self.glow(list(sides)))
        ability = self.deck.ability(seen.hand)
        if ability:
            line = Text(ability, "bold").append(f": {self.deck.ability_text(seen.hand)}", "not bold")
            menu.lines = [line]
        return menu

    def side(self, ask: Ask, seen: View, target: int, options: Sequence[int]) -> Menu:
        """Choose a side. Face up, with the ability if it can be used, always has the same key; so has face down."""
        used = target * len(SIDES) + SIDES.index("ability") in options
        keys = {"ability": UP, "up": WITHOUT if used else UP, "down": DOWN}
        sides = {option: SIDES[option % len(SIDES)] for option in options}
        choices = [
            Choice(keys[side], self.teller.answer(ask, seen, "place", target, side), option)
            for option, side in sorted(sides.items(), key=lambda one: keys[one[1]])
        ]
        question = self.teller.side(ask, seen, target)
        return Menu(question, choices, glow=self.glow([target]), rules=GAME.question_rules["place"])

    def swap(self, ask: Ask, seen: View) -> Menu:
        """Choose the target to which displaced crooks go."""
        question = self.teller.question(ask, seen)
        return Menu(question, [Choice(str(self.targets[t]), "", t) for t in ask.options], True, self.glow(ask.options))

    def kill(self, ask: Ask, seen: View) -> Menu:
        """Choose the player whose crooks are removed."""
        choices = []
        for i, seat in enumerate(ask.options, 1):
            row = seen.rows[seat * len(self.targets) + ask.args[0]]
            known = [self.deck.label(max(card, -2 - card)) for card in row if card != -1]
            known += [self.teller.texts("card-hidden")] * (len(row) - len(known))
            choices.append(Choice(str(i), f"{self.players[seat]}: {', '.join(known)}", seat))
        return Menu(self.teller.question(ask, seen), choices, glow=self.glow(ask.args))

    def spy(self, ask: Ask, seen: View) -> Menu:
        """Choose a target, a hideout, or nothing."""
        n = len(self.targets)
        choices = []
        for option in ask.options:
            if option >= 0:
                key, place = (str(self.targets[option]), "target") if option < n else (LETTERS[option - n], "hideout")
                choices.append(Choice(key, self.teller.answer(ask, seen, "spy", place), option))
        choices.append(Choice(NO, self.teller.answer(ask, seen, "spy", "nothing"), -1))
        glow = frozenset(("target", o) if o < n else ("hideout", o - n) for o in ask.options if o >= 0)
        return Menu(self.teller.question(ask, seen), choices, True, glow)

    def glow(self, targets: Sequence[int]) -> frozenset[tuple[str, int]]:
        """Return the marks on the table for targets."""
        return frozenset(("target", target) for target in targets)
