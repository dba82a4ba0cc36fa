"""Questions about a player's scoundrels: hires, swaps, the places of a board."""

from typing import Final

from skulduggery.games.scoundrels.game import ARRANGE
from skulduggery.tui.scoundrels.asking import NO, Asking
from skulduggery.tui.table import Choice, Menu

COMMIT: Final = -1
CANCEL: Final = -2
PLACES: Final = 6


class Crews(Asking):
    """Menus for hiring, dismissing and moving scoundrels."""

    def hire(self) -> Menu:
        prices = zip(self.ask.options, self.ask.args[1:], strict=True)
        return self.glowing(self.numbered([(self.lying(one, price), one) for one, price in prices]))

    def room(self) -> Menu:
        return self.glowing(self.numbered([(self.lying(one), one) for one in self.ask.options]))

    def swaps(self) -> Menu:
        """Choose one scoundrel, then the other; a pair can be named from either end."""
        pairs: dict[int, list[tuple[int, int]]] = {}
        for option in self.ask.options:
            pairs.setdefault(option // 64, []).append((option % 64, option))
            pairs.setdefault(option % 64, []).append((option // 64, option))
        menus = {one: self.partners(one, others) for one, others in pairs.items()}
        if (common := self.asked.common()) >= 0:
            return menus[common]
        choices = [Choice(str(i), self.lying(one), then=menu) for i, (one, menu) in enumerate(menus.items(), 1)]
        return Menu(self.asked.question(), choices)

    def partners(self, one: int, others: list[tuple[int, int]]) -> Menu:
        """Return the scoundrels with which one can swap."""
        choices = [Choice(str(i), self.lying(other), option) for i, (other, option) in enumerate(others, 1)]
        return self.further(f"{self.ask.kind}-with", one, choices=choices)

    def arrange(self) -> Menu:
        """Choose two places to swap, or the end of arranging."""
        menu = Menu(self.asked.question(), [Choice(NO, self.asked.answer("arranged"), COMMIT)])
        for place in range(PLACES):
            pairs = [(ARRANGE.unpack(option), option) for option in self.ask.options if option >= 0]
            others = [(b if a == place else a, option) for (a, b), option in pairs if place in (a, b)]
            if others:
                choices = [Choice(f"B{other}", self.on(other), option) for other, option in others]
                then = self.further("arrange-with", place, choices=choices, row=True)
                menu.choices.append(Choice(f"B{place}", self.on(place), then=then))
        if CANCEL in self.ask.options:
            menu.choices.append(Choice("X", self.asked.answer("rearrange"), CANCEL, also=("ч", "х")))
        return menu

    def on(self, place: int) -> str:
        """Return the name of the scoundrel on a place, or a dash."""
        one = self.asked.board()[place]
        return self.deck.name(one.trait, one.job) if one else "–"
