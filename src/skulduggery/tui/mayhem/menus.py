"""The questions of Men of Mayhem as menus: orders and Rides are chosen step by step."""

from collections.abc import Callable, Sequence
from typing import Final

from skulduggery.api import Ask
from skulduggery.games.mayhem.game import GAME, ORDER, ORDER_WORDS, RIDE, SIT, View, back_up_of, ride_of
from skulduggery.tui.mayhem.asking import CANCEL, COMMIT, FINISH, Asking, alike
from skulduggery.tui.mayhem.words import Teller, capital
from skulduggery.tui.table import Choice, Menu, Taken

KEYS: Final = tuple([str(n) for n in range(1, 1000)])
NONE: Final = "0"
NUMBERS: Final = ("guns", "traffic", "count", "injured")


class Menus:
    """Makes the menu of a question from the view of the seat that is asked."""

    def __init__(self, teller: Teller, seen: View) -> None:
        self.teller = teller
        self.deck = teller.deck
        self.texts = teller.texts
        self.seen = seen
        side = seen.gangs[seen.seat].side if seen.seat >= 0 else -1
        self.asking = Asking(teller, side)

    def menu(self, ask: Ask, offers: Sequence[Ask]) -> Menu:
        """Return the menu of any question, and what may be done besides."""
        question = self.asking.question(ask)
        if ask.kind == "order":
            menu = Menu(question, self.orders(ask))
        elif ask.kind in ("convoy", "back-up"):
            menu = Menu(question, self.draft(ask))
        else:
            menu = Menu(question, self.plain(ask))
        menu.rules = GAME.question_rules.get(ask.kind, ())
        if alike(ask):
            menu.lines.append(self.texts("table-gangs-alike", text="; ".join(self.deck.gang_says(1))))
        if ask.kind == "offer":
            menu.lines.append(self.texts("table-offer-hint"))
        places = [choice for choice in menu.choices if isinstance(choice.answer, int)]
        menu.glow = (
            frozenset(("place", int(str(one.answer))) for one in places)
            if ask.kind in ("promote", "desert")
            else frozenset()
        )
        for offer in offers:
            for option in offer.options:
                label = capital(self.asking.option(offer, option))
                menu.choices.append(Choice(f"!{len(menu.choices)}", label, Taken(offer.kind, option)))
        return menu

    def plain(self, ask: Ask) -> list[Choice]:
        """Return the options as they come; amounts by their number, what ends something last, by 0."""
        if ask.kind in NUMBERS:
            return [Choice(str(option), self.asking.option(ask, option), option) for option in ask.options]
        last = [option for option in ask.options if self.ends(ask, option)]
        others = [option for option in ask.options if option not in last]
        choices = [Choice(KEYS[i], self.asking.option(ask, one), one) for i, one in enumerate(others)]
        return [*choices, *[Choice(NONE, self.asking.option(ask, one), one) for one in last]]

    def ends(self, ask: Ask, option: object) -> bool:
        """Return whether an option does nothing more."""
        if ask.kind == "exploit":
            return option == FINISH
        return ask.kind in ("offer", "reply", "take-patch", "exploit-now") and option == 0

    # Orders

    def orders(self, ask: Ask) -> list[Choice]:
        """First the kind of order, then where."""
        choices: list[Choice] = []
        kinds: dict[int, list[int]] = {}
        for option in ask.options:
            kinds.setdefault(ORDER.unpack(option)[0], []).append(option)
        for kind in sorted(kinds, key=lambda kind: (kind == SIT, kind)):
            options = kinds[kind]
            key = NONE if kind == SIT else KEYS[len(choices)]
            if kind == RIDE:
                question = self.texts("table-ride-from")
                choices.append(
                    Choice(key, self.texts("table-order-ride"), then=Menu(question, self.sources(options, self.ridden)))
                )
            elif len(options) == 1:
                choices.append(Choice(key, capital(self.asking.order(options[0])), options[0]))
            else:
                listed = [Choice(KEYS[i], capital(self.asking.order(one)), one) for i, one in enumerate(options)]
                label = self.texts(f"table-order-{ORDER_WORDS[kind]}")
                choices.append(Choice(key, label, then=Menu(self.texts("table-where"), listed)))
        return choices

    def ridden(self, option: int) -> tuple[int, int, int, int]:
        """Of a Ride: from, to, Members, Prospects."""
        return ride_of(ORDER.unpack(option)[1])

    def sources(self, options: Sequence[int], ridden: Callable[[int], tuple[int, int, int, int]]) -> list[Choice]:
        """From where, where to, who."""
        choices = []
        for i, source in enumerate(dict.fromkeys(ridden(option)[0] for option in options)):
            rides = [option for option in options if ridden(option)[0] == source]
            goals = list(dict.fromkeys(ridden(option)[1] for option in rides))
            place = self.deck.place(source)
            there = [
                Choice(
                    KEYS[k],
                    capital(self.deck.place(goal)),
                    then=self.counted([one for one in rides if ridden(one)[1] == goal], ridden, place),
                )
                for k, goal in enumerate(goals)
            ]
            then = there[0].then if len(there) == 1 else Menu(self.texts("table-ride-to", place=place), there)
            choices.append(Choice(KEYS[i], capital(place), then=then))
        return choices

    def counted(self, rides: Sequence[int], ridden: Callable[[int], tuple[int, int, int, int]], place: str) -> Menu:
        """Who rides, the most first."""
        ordered = sorted(rides, key=lambda one: (-sum(ridden(one)[2:]), -ridden(one)[2]))
        choices = [Choice(KEYS[i], self.deck.dudes(*ridden(one)[2:], "nom"), one) for i, one in enumerate(ordered)]
        return Menu(self.texts("table-ride-who", place=place), choices)

    def draft(self, ask: Ask) -> list[Choice]:
        """Return a Convoy or Back-up, source by source."""

        def ridden(option: int) -> tuple[int, int, int, int]:
            if ask.kind != "back-up":
                return ride_of(option)
            source, members, prospects = back_up_of(option)
            return source, ask.args[0], members, prospects

        choices = self.sources([one for one in ask.options if one >= 0], ridden)
        ends = [(one, key) for one, key in ((COMMIT, NONE), (CANCEL, "x")) if one in ask.options]
        return [*choices, *[Choice(key, capital(self.asking.option(ask, one)), one) for one, key in ends]]
