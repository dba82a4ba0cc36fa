"""The nouns of Men of Mayhem's table of sentences (``games/mayhem/text/wording.toml``)."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from skulduggery.games.mayhem.game import ALL, BOOST, back_up_of, ride_of
from skulduggery.wording.mayhem.cards import Cards
from skulduggery.wording.tables import Nouns

Goods = Sequence[int]
FEW: Final = 3
"""Number of goods: Cash, Guns, Contraband."""


class MayhemNouns(Nouns):
    """The nouns of Men of Mayhem, for one reader."""

    def __init__(self, cards: Cards, players: Sequence[str], reader: int) -> None:
        super().__init__(cards.texts, players, reader)
        self.cards = cards
        self.place = cards.place
        self.rule = cards.rule
        self.services = cards.services
        self.club_order = cards.club_order
        self.card = cards.card
        self.whole_card = cards.card_text
        self.good = cards.good
        self.goods = cards.goods
        self.dudes = cards.dudes
        self.dude = cards.dude

    def text(self, id: str) -> str:
        """Return another text by its id."""
        return self.texts(id)

    def negative(self, n: int, yes: str, no: str = "") -> str:
        """Return one of two words."""
        return yes if n < 0 else no

    def whom(self, seat: int, doer: int = ALL) -> str:
        """Return the form for the seat that is affected, which may also be ``all`` here."""
        return "all" if seat == ALL else super().whom(seat, doer)

    def gang(self, gang: int, plain: int) -> str:
        return self.cards.gang(gang * 2 + plain)

    def struck(self, seats: Sequence[int]) -> str:
        """Return the end of the text's id for the gangs that a card hits."""
        return "-none" if not seats else "-each" if len(seats) == len(self.players) else ""

    def boosted(self, rule: int) -> str:
        """Return the end of the text's id for a rule of a location or its Boost."""
        return "-boost" if rule == BOOST else ""

    # Goods

    def things(self, n: int, id: str, form: str = "acc") -> str:
        """Return an amount of something, by the id of its text."""
        return self.texts(id, n=n, form=form)

    def lot(self, *goods: int) -> str:
        """Return goods that come as arguments of their own."""
        return self.cards.goods(goods)

    def loot(self, wanted: int, got: int | None) -> str:
        """Return the end of the text's id for a theft; ``got`` is None for seats that weren't told."""
        return "" if got is None else "-seen" if got == wanted else "-short"

    def taken(self, good: int, n: int) -> str:
        """Return the goods that a thief got."""
        return self.cards.good(good, n, "nom") if n else self.texts("goods-none")

    # Rides and calls of Back-up, packed as in games/mayhem/rules/options.py

    def source(self, ride: int, form: str) -> str:
        return self.cards.place(ride_of(ride)[0], form)

    def goal(self, ride: int, form: str) -> str:
        return self.cards.place(ride_of(ride)[1], form)

    def riders(self, ride: int, form: str) -> str:
        return self.cards.dudes(*ride_of(ride)[2:], form)

    def convoy(self, rides: Sequence[int]) -> str:
        """Return the Dudes of a Convoy, and where they come from."""
        return ", ".join([self.sent(source, *dudes) for source, _, *dudes in map(ride_of, rides)])

    def back_up(self, steps: Sequence[int]) -> str:
        """Return the Dudes of a Back-up, and where they come from."""
        return ", ".join([self.sent(*step) for step in map(back_up_of, steps)])

    def sent(self, source: int, members: int, prospects: int) -> str:
        """Return Dudes, and where they come from."""
        dudes, place = self.cards.dudes(members, prospects, "nom"), self.place(source, "from")
        return self.texts("dudes-from", dudes=dudes, place=place)

    # Lists of players

    def each(self, id: str, told: Iterable[tuple[int, str]], between: str = ", ") -> str:
        """Return players with what each of them has, such as ``Anna 3, Boris 0``."""
        return between.join([self.texts(id, player=self.name(seat), what=what) for seat, what in told])

    def amounts(self, numbers: Sequence[int]) -> str:
        """Return amounts by seat, but for the negative ones."""
        told = [(seat, str(n)) for seat, n in enumerate(numbers) if n >= 0]
        return self.each("each-player", told) or self.texts("goods-none")

    def totals(self, seats: Sequence[int], totals: Sequence[int]) -> str:
        """Return the totals of the sides of a Throw Down."""
        return self.each("each-player", zip(seats, map(str, totals), strict=True))

    def holdings(self, goods: Sequence[Goods]) -> str:
        """Return the goods of each player."""
        return self.each("holdings", [(seat, self.goods(one, "nom")) for seat, one in enumerate(goods)], "; ")

    # Offers

    def addressee(self, seat: int) -> str:
        """Return the player to whom an offer is made, or everybody."""
        return self.texts("choice-everybody") if seat == ALL else self.name(seat)

    def offer(self, offer: Sequence[Any]) -> str:
        """Return an offer as a noun. Its goods are two lists, or six arguments of their own."""
        maker, to, *goods = offer
        given, wanted = goods if len(goods) == 2 else (goods[:FEW], goods[FEW:])
        return self.texts(
            "offer",
            maker=self.who(maker),
            **{"from": self.players[maker]},
            whom=self.whom(to),
            player="" if to == ALL else self.players[to],
            terms=self.terms(given, wanted),
        )

    def terms(self, given: Goods, wanted: Goods) -> str:
        """Return the terms of an offer."""
        if not any(given):
            return self.texts("terms-plea", wanted=self.goods(wanted))
        if not any(wanted):
            return self.texts("terms-gift", given=self.goods(given))
        return self.texts("terms", given=self.goods(given), wanted=self.goods(wanted))
