"""The components of Men of Mayhem as they are called: goods, Dudes, locations, cards, gangs."""

from collections.abc import Sequence
from typing import Final, cast

from skulduggery import api
from skulduggery.api import Document
from skulduggery.games.mayhem.game import BOOST, CASH, GUNS, ClubSide, Described, Place
from skulduggery.text import Texts
from skulduggery.wording.mayhem.speaker import Speaker

WITHIN: Final = str.maketrans("«»'", "„“’")
"""Quotation marks within others."""
GENDERS: Final = ("masculine", "feminine", "neuter", "plural")
Goods = Sequence[int]


class Cards:
    """Names and texts of one set, by the numbers of a game with ``seats`` players."""

    def __init__(self, document: Document, seats: int, texts: Texts) -> None:
        described = cast(Described, api.describe("mayhem", document))
        self.texts = texts
        self.seats = seats
        self.cards = described.cards
        self.gangs = described.gangs
        self.unleaded = described.unleaded
        self.patch_in = described.patch_in
        self.places = [place for place in described.places if not place.area]
        self.area = next(self.named(place.names) for place in described.places if place.area)
        """Return the name of the Emergency Room."""
        sites = {place.id: self.located(place.names, "at") for place in self.places}
        self.speaker = Speaker(texts, self.goods, sites)

    def named(self, names: dict[str, str]) -> str:
        """Return a name in this language."""
        return names.get(self.texts.language, names["en"])

    def title(self, names: dict[str, str]) -> str:
        """Return the name of a card, as it stands in a sentence."""
        return self.texts("title", name=self.bare(names))

    def bare(self, names: dict[str, str]) -> str:
        """Return a name without the quotation marks around it."""
        name = self.named(names)
        if name[0] + name[-1] == "«»":
            name = name[1:-1]
        return name.translate(WITHIN)

    def located(self, names: dict[str, str], form: str) -> str:
        """Return the name of a Site or an Opportunity, as its sentence needs it if the texts know the name."""
        name = self.named(names).replace("'", "’")
        for gender in GENDERS:
            known = self.inflected(gender, "nom")
            if name in known:
                said = self.inflected(gender, form)[known.index(name)]
                return self.texts("site", name=said, gender=gender, form=form)
        return self.texts("site", name=self.bare(names), gender="none", form=form)

    def inflected(self, gender: str, form: str) -> list[str]:
        """Return the names of Sites that the texts know, always in the same order."""
        return self.texts("site-names", gender=gender, form=form).split(", ")

    # Goods and Dudes. ``form``: "acc" where they are what something is done to, "nom" where they are only named.

    def good(self, good: int, n: int, form: str = "acc") -> str:
        """Return an amount of one good."""
        if good == CASH:
            return self.texts.money(n)
        return self.texts("guns" if good == GUNS else "contraband", n=n, form=form)

    def goods(self, goods: Goods, form: str = "acc") -> str:
        """Return several goods, or the word for nothing."""
        parts = [self.good(good, n, form) for good, n in enumerate(goods) if n]
        return self.texts.all_of(parts) if parts else self.texts("goods-none")

    def dudes(self, members: int, prospects: int, form: str = "acc") -> str:
        """Return Members and Prospects, or the word for nobody."""
        parts = [self.texts("members", n=members, form=form)] if members else []
        parts += [self.texts("prospects", n=prospects, form=form)] if prospects else []
        return self.texts.all_of(parts) if parts else self.texts("dudes-none", form=form)

    def dude(self, location: int, prospect: int, form: str = "acc") -> str:
        """Return a Dude, and where he is."""
        kind = "prospect" if prospect else "member"
        return self.texts("dude", kind=kind, place=self.place(location, "at"), form=form)

    # Locations

    def place(self, location: int, form: str = "nom") -> str:
        """Return a clubhouse, the Emergency Room, a Site, an Opportunity.

        ``form``: "acc" where something is done to it, "at", "to" and "from" with that preposition, "nom" where it is
        only named.
        """
        if location < self.seats:
            return self.texts("place-clubhouse", form=form)
        if location == self.seats:
            return self.texts("place-emergency-room", name=self.area, form=form)
        return self.located(self.site(location).names, form)

    def site(self, location: int) -> Place:
        """Return a Site or an Opportunity."""
        return self.places[location - self.seats - 1]

    def rule(self, location: int, number: int, cash: int | None = None) -> str:
        """Return the text of a rule or Boost of a location. ``cash`` replaces the printed Cash of its trade."""
        place = self.site(location)
        if number == BOOST:
            return self.speaker.hot(self.speaker.rules(place.boost, cash), place.boost_heat)
        return self.speaker.hot(self.speaker.rule(place.rules[number], cash), place.rule_heat[number])

    def services(self, location: int, rules: Sequence[tuple[int, int | None]]) -> str:
        """Return the texts of some rules of a location as one; each with the Cash of its trade as in ``rule``."""
        return self.texts.all_of([self.rule(location, number, cash) for number, cash in rules]) if rules else ""

    def says(self, place: Place) -> list[str]:
        """Return the rules of a location, one text each."""
        parts = [
            self.speaker.hot(self.speaker.rule(one), heat)
            for one, heat in zip(place.rules, place.rule_heat, strict=True)
        ]
        if place.boost:
            boost = self.speaker.hot(self.speaker.rules(place.boost), place.boost_heat)
            parts.append(self.texts("place-boost", text=boost))
        if place.heat:
            parts.append(self.texts("place-heat", n=place.heat))
        if not place.guns:
            parts.append(self.texts("place-no-guns"))
        return parts

    # A side of a clubhouse card: ``gang * 2``, and 1 for the plain side.

    def side_of(self, side: int) -> ClubSide:
        """Return the data of a side."""
        return self.unleaded if side % 2 else self.gangs[side // 2]

    def gang(self, side: int) -> str:
        """Return a gang, and its side where that is the plain one."""
        name = self.named(self.gangs[side // 2].names)
        return self.texts("gang-plain", gang=name) if side % 2 else name

    def club_order(self, side: int, number: int) -> str:
        """Return the effect of a Club Order, and its extra cost."""
        text = self.speaker.rule(self.side_of(side).orders[number])
        cost = self.side_of(side).costs[number]
        return self.texts("order-cost", pay=self.goods(cost), text=text) if any(cost) else text

    def about_gang(self, side: int) -> str:
        """Return a side of a clubhouse card with all that it says."""
        return self.texts("card-text", card=self.gang(side), text="; ".join(self.gang_says(side)))

    def gang_says(self, side: int) -> list[str]:
        """Return the rules of a side, one text each."""
        one = self.side_of(side)
        goods = self.goods((one.cash, one.guns, one.contraband), "nom")
        dudes = self.dudes(one.members, one.prospects, "nom")
        parts = [self.texts("gang-start", goods=goods, heat=one.heat, dudes=dudes, base=one.base)]
        parts += [self.speaker.change(node) for node in one.modifiers]
        return parts + [self.texts("choice-club", text=self.club_order(side, i)) for i in range(len(one.orders))]

    def card(self, card: int) -> str:
        """Return the name of a card."""
        return self.title(self.cards[card].names)

    def card_says(self, card: int) -> str:
        """Return all that is written on a card."""
        one = self.cards[card]
        if one.place is not None:
            return "; ".join(self.says(one.place))
        if one.effect is not None:
            return self.speaker.effect(one.effect)
        return "; ".join(self.speaker.change(node) for node in one.modifiers)

    def card_text(self, card: int) -> str:
        """Return a card with its kind and all that it says."""
        return self.texts("card-text", card=self.card_title(card), text=self.card_says(card))

    def card_title(self, card: int) -> str:
        """Return a card with its kind."""
        return self.texts(f"card-{self.cards[card].kind}", card=self.card(card))
