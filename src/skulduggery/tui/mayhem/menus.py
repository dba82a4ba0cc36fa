"""The questions of Men of Mayhem as menus: orders and Rides are chosen step by step."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from skulduggery.api import Ask
from skulduggery.games.mayhem.game import CLUB, GAME, ORDER, ORDER_WORDS, RIDE, SIT, View, back_up_of, ride_of
from skulduggery.tui.mayhem.asking import CANCEL, COMMIT, FINISH, Asking, alike
from skulduggery.tui.mayhem.words import Teller
from skulduggery.tui.table import Choice, Menu, Taken
from skulduggery.wording.tables import capital

KEYS: Final = tuple([str(n) for n in range(1, 1000)])
NONE: Final = "0"
CLUBHOUSE: Final = "C"
EMERGENCY_ROOM: Final = "E"
PLACES: Final = ("promote", "desert")
"""Questions whose options are locations."""
NUMBERS: Final = ("guns", "traffic", "count", "injured")


class Menus:
    """The menus of Men of Mayhem, made from the view of the seat that is asked."""

    def __init__(self, teller: Teller, seen: View) -> None:
        self.teller = teller
        self.deck = teller.deck
        self.texts = teller.texts
        self.seen = seen

    def menu(self, ask: Ask, offers: Sequence[Ask]) -> Menu:
        """Return the menu of any question, with the offers that may be taken."""
        options = {"order": self.orders, "convoy": self.draft, "back-up": self.draft}.get(ask.kind, self.plain)
        menu = Menu(self.question(ask.kind, *ask.args), options(ask))
        menu.rules = GAME.question_rules.get(ask.kind, ())
        if alike(ask):
            menu.lines.append(self.texts("table-gangs-alike", text="; ".join(self.deck.gang_says(1))))
        if ask.kind == "offer":
            menu.lines.append(self.texts("table-offer-hint"))
        if ask.kind in PLACES:
            menu.glow = self.glow([int(str(option)) for option in ask.options])
        for offer in offers:
            for option in offer.options:
                label = self.asking(offer).option(option)
                menu.choices.append(Choice(f"!{len(menu.choices)}", label, Taken(offer.kind, option)))
        return menu

    def question(self, kind: str, *args: int) -> str:
        """Return a question to the seat whose view it is."""
        return self.teller.question(self.seen.seat, kind, *args)

    def asking(self, ask: Ask) -> Asking:
        """Return the words for the options of a question."""
        return Asking(self.teller, ask, self.seen)

    def key(self, place: int) -> str:
        """Return the key of a location: its number on the map, or a letter."""
        if place in self.seen.sites:
            return KEYS[self.seen.sites.index(place)]
        return EMERGENCY_ROOM if place == len(self.seen.gangs) else CLUBHOUSE

    def glow(self, places: Iterable[int]) -> frozenset[tuple[str, int]]:
        """Return the marks on the map for locations."""
        return frozenset(("place", place) for place in places)

    def plain(self, ask: Ask) -> list[Choice]:
        """Return the options in order; amounts have their number as the key, and an option that ends something is
        last, with 0."""
        label = self.asking(ask).option
        if ask.kind in PLACES:
            return [Choice(self.key(int(str(option))), label(option), option) for option in ask.options]
        if ask.kind in NUMBERS:
            return [Choice(str(option), label(option), option) for option in ask.options]
        last = [option for option in ask.options if self.ends(ask, option)]
        others = [option for option in ask.options if option not in last]
        choices = [Choice(KEYS[i], label(one), one) for i, one in enumerate(others)]
        return [*choices, *[Choice(NONE, label(one), one) for one in last]]

    def ends(self, ask: Ask, option: object) -> bool:
        """Return whether an option does nothing more."""
        if ask.kind == "exploit":
            return option == FINISH
        return ask.kind in ("offer", "reply", "take-patch", "exploit-now") and option == 0

    # Orders

    def orders(self, ask: Ask) -> list[Choice]:
        """Return the choices of an order: its kind, then its place."""
        asking = self.asking(ask)
        choices: list[Choice] = []
        kinds: dict[int, list[int]] = {}
        for option in ask.options:
            kinds.setdefault(ORDER.unpack(option)[0], []).append(option)
        for kind in sorted(kinds, key=lambda kind: (kind == SIT, kind)):
            options = kinds[kind]
            key = NONE if kind == SIT else KEYS[len(choices)]
            if kind != RIDE and len(options) == 1:
                choices.append(Choice(key, asking.option(options[0]), options[0]))
                continue
            word = ORDER_WORDS[kind]
            if kind == RIDE:
                then = Menu(self.question("ride-from"), self.sources(options, self.ridden))
                then.glow = self.glow(self.ridden(option)[0] for option in options)
            else:
                whats = [ORDER.unpack(option)[1] for option in options]
                keys = KEYS if kind == CLUB else [self.key(place) for place in whats]
                listed = [Choice(keys[i], asking.option(one), one) for i, one in enumerate(options)]
                then = Menu(self.question(f"where-{word}"), listed)
                then.glow = frozenset() if kind == CLUB else self.glow(whats)
            choices.append(Choice(key, asking.say(f"some-{word}"), then=then))
        return choices

    def ridden(self, option: int) -> tuple[int, int, int, int]:
        """Return the parts of a Ride: from, to, Members, Prospects."""
        return ride_of(ORDER.unpack(option)[1])

    def sources(
        self, options: Sequence[int], ridden: Callable[[int], tuple[int, int, int, int]], who: str = "ride-who"
    ) -> list[Choice]:
        """Return the choices of a Ride: from where, to where, who."""
        choices = []
        for source in dict.fromkeys(ridden(option)[0] for option in options):
            rides = [option for option in options if ridden(option)[0] == source]
            there = []
            goals = list(dict.fromkeys(ridden(option)[1] for option in rides))
            for goal in goals:
                listed = self.counted([one for one in rides if ridden(one)[1] == goal], ridden)
                asked = Menu(self.question(who, source, goal), listed, glow=self.glow([goal]))
                there.append(Choice(self.key(goal), capital(self.deck.place(goal)), then=asked))
            to = Menu(self.question("ride-to", source), there, glow=self.glow(goals))
            then = there[0].then if len(there) == 1 else to
            choices.append(Choice(self.key(source), capital(self.deck.place(source)), then=then))
        return choices

    def counted(self, rides: Sequence[int], ridden: Callable[[int], tuple[int, int, int, int]]) -> list[Choice]:
        """Choose the riders, the largest group first."""
        ordered = sorted(rides, key=lambda one: (-sum(ridden(one)[2:]), -ridden(one)[2]))
        return [Choice(KEYS[i], self.deck.dudes(*ridden(one)[2:], "nom"), one) for i, one in enumerate(ordered)]

    def draft(self, ask: Ask) -> list[Choice]:
        """Return a Convoy or Back-up, source by source."""

        def called(option: int) -> tuple[int, int, int, int]:
            source, members, prospects = back_up_of(option)
            return source, ask.args[0], members, prospects

        steps = [one for one in ask.options if one >= 0]
        choices = self.sources(steps, ride_of) if ask.kind == "convoy" else self.sources(steps, called, "back-up-who")
        ends = [(one, key) for one, key in ((COMMIT, NONE), (CANCEL, "x")) if one in ask.options]
        return [*choices, *[Choice(key, self.asking(ask).option(one), one) for one, key in ends]]
