"""Questions about one's scoundrels: hires, swaps, the places of a board."""

from typing import Final

from skulduggery.api import Ask
from skulduggery.games.scoundrels.game import ARRANGE, Shown, View
from skulduggery.tui.scoundrels.asking import NO, RULES, Asking
from skulduggery.tui.scoundrels.seen import find
from skulduggery.tui.table import Choice, Menu

COMMIT: Final = -1
CANCEL: Final = -2
PLACES: Final = 6


class Crews(Asking):
    """Who is hired, who leaves, who lies where."""

    def hire(self, ask: Ask, seen: View) -> Menu:
        prices = zip(ask.options, ask.args[1:], strict=True)
        menu = self.numbered(
            self.texts("ask-hire"), [(self.scoundrel(find(seen, one), price), one) for one, price in prices]
        )
        menu.glow = frozenset(("scoundrel", option) for option in ask.options)
        return menu

    def room(self, ask: Ask, seen: View) -> Menu:
        menu = self.numbered(self.texts("ask-room"), [(self.scoundrel(find(seen, one)), one) for one in ask.options])
        menu.glow = frozenset(("scoundrel", option) for option in ask.options)
        return menu

    def swaps(self, ask: Ask, seen: View) -> Menu:
        """Return one scoundrel, then the other; a pair can be named from either end."""
        pairs: dict[int, list[tuple[int, int]]] = {}
        for option in ask.options:
            pairs.setdefault(option // 64, []).append((option % 64, option))
            pairs.setdefault(option % 64, []).append((option // 64, option))
        choices = []
        for i, (one, others) in enumerate(pairs.items(), 1):
            then = self.numbered(
                self.texts(f"ask-{ask.kind}-with", scoundrel=self.title(seen, one)),
                [(self.scoundrel(find(seen, other)), option) for other, option in others],
            )
            then.rules = RULES[ask.kind]
            if len(others) == len(ask.options) and others[0][1] // 64 == one:
                return then  # all pairs have this one in common
            choices.append(Choice(str(i), self.scoundrel(find(seen, one)), then=then))
        return Menu(self.texts(f"ask-{ask.kind}"), choices)

    def title(self, seen: View, trait: int) -> str:
        """Return the name of a scoundrel."""
        one = find(seen, trait)
        return self.deck.label(one.trait, one.job) if one else ""

    def arrange(self, ask: Ask, seen: View) -> Menu:
        """Which two places change what lies there, and the end of it."""
        board = list(seen.sheets[ask.seat].board)
        steps = ask.args[2:]
        for step in steps:
            one, other = ARRANGE.unpack(step)
            board[one], board[other] = board[other], board[one]
        done = Choice(NO, self.texts("choice-arranged"), COMMIT)
        menu = Menu(self.texts("ask-arrange"), [done])
        for place in range(PLACES):
            others = [option for option in ask.options if option >= 0 and place in ARRANGE.unpack(option)]
            if not others:
                continue
            then = Menu(self.texts("ask-arrange-with", place=place_key(place)), [], row=True, rules=RULES["arrange"])
            for option in others:
                one, other = ARRANGE.unpack(option)
                other = other if one == place else one
                then.choices.append(Choice(place_key(other), self.lying(board[other]), option))
            menu.choices.append(Choice(place_key(place), self.lying(board[place]), then=then))
        if CANCEL in ask.options:
            menu.choices.append(Choice("X", self.texts("choice-rearrange"), CANCEL, also=("ч", "х")))
        return menu

    def lying(self, one: Shown | None) -> str:
        """What lies on a place."""
        return self.deck.name(one.trait, one.job) if one else "–"


def place_key(place: int) -> str:
    """Return a place of a board, as answers name it."""
    return f"B{place}"
