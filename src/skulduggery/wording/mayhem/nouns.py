"""What the table of Men of Mayhem (``games/mayhem/text/wording.toml``) names in its sentences."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from skulduggery.games.mayhem.game import ALL, BOOST, back_up_of, ride_of
from skulduggery.wording.mayhem.cards import Cards
from skulduggery.wording.tables import Nouns

Goods = Sequence[int]
FEW: Final = 3
"""Goods of which an amount is made."""


class MayhemNouns(Nouns):
    """What is named in the sentences of Men of Mayhem."""

    def __init__(self, cards: Cards, players: Sequence[str], reader: int) -> None:
        super().__init__(cards.texts, players, reader)
        self.cards = cards
        self.place = cards.place
        self.rule = cards.rule
        self.club_order = cards.club_order
        self.card = cards.card
        self.whole_card = cards.card_text
        self.good = cards.good
        self.goods = cards.goods
        self.dudes = cards.dudes
        self.dude = cards.dude

    def text(self, id: str) -> str:
        """Another text."""
        return self.texts(id)

    def negative(self, n: int, yes: str, no: str = "") -> str:
        """One of two words."""
        return yes if n < 0 else no

    def whom(self, seat: int, doer: int = ALL) -> str:
        """To whom something is done: also to all."""
        return "all" if seat == ALL else super().whom(seat, doer)

    def gang(self, gang: int, plain: int) -> str:
        return self.cards.gang(gang * 2 + plain)

    def struck(self, seats: Sequence[int]) -> str:
        """How many gangs a card hits, in the id of the text."""
        return "-none" if not seats else "-each" if len(seats) == len(self.players) else ""

    def boosted(self, rule: int) -> str:
        """Whether a rule is that of a Boost, in the id of the text."""
        return "-boost" if rule == BOOST else ""

    # Goods

    def things(self, n: int, id: str, form: str = "acc") -> str:
        """So many of something, by its text."""
        return self.texts(id, n=n, form=form)

    def lot(self, *goods: int) -> str:
        """Goods by their numbers."""
        return self.cards.goods(goods)

    def loot(self, wanted: int, got: int | None) -> str:
        """How well a theft went, as far as this seat was told, in the id of the text."""
        return "" if got is None else "-seen" if got == wanted else "-short"

    def taken(self, good: int, n: int) -> str:
        """What a thief got."""
        return self.cards.good(good, n, "nom") if n else self.texts("goods-none")

    # Who rides: RIDE and BACK_UP numbers of games/mayhem/rules/options.py

    def source(self, ride: int) -> str:
        return self.cards.place(ride_of(ride)[0])

    def goal(self, ride: int) -> str:
        return self.cards.place(ride_of(ride)[1])

    def riders(self, ride: int, form: str) -> str:
        return self.cards.dudes(*ride_of(ride)[2:], form)

    def convoy(self, rides: Sequence[int]) -> str:
        """Who rides in a Convoy, and from where."""
        return ", ".join([self.sent(source, *dudes) for source, _, *dudes in map(ride_of, rides)])

    def back_up(self, steps: Sequence[int]) -> str:
        """Who is called as Back-up, and from where."""
        return ", ".join([self.sent(*step) for step in map(back_up_of, steps)])

    def sent(self, source: int, members: int, prospects: int) -> str:
        """Dudes, and where they come from."""
        return self.texts("dudes-from", dudes=self.cards.dudes(members, prospects, "nom"), place=self.place(source))

    # What each player has or does

    def each(self, id: str, told: Iterable[tuple[int, str]], between: str = ", ") -> str:
        """``Anna 3, Boris 0``"""
        return between.join([self.texts(id, player=self.name(seat), what=what) for seat, what in told])

    def amounts(self, numbers: Sequence[int]) -> str:
        """What each player puts in, by seat; negative if nothing was asked of them."""
        told = [(seat, str(n)) for seat, n in enumerate(numbers) if n >= 0]
        return self.each("each-player", told) or self.texts("goods-none")

    def totals(self, seats: Sequence[int], totals: Sequence[int]) -> str:
        """How strong each side of a Throw Down is."""
        return self.each("each-player", zip(seats, map(str, totals), strict=True))

    def holdings(self, goods: Sequence[Goods]) -> str:
        """What each player holds."""
        return self.each("holdings", [(seat, self.goods(one, "nom")) for seat, one in enumerate(goods)], "; ")

    # Offers

    def addressee(self, seat: int) -> str:
        """To whom an offer is made."""
        return self.texts("choice-everybody") if seat == ALL else self.name(seat)

    def offer(self, offer: Sequence[Any]) -> str:
        """An offer as a thing: of whom, to whom, what for what; its goods may come one number after the other."""
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
        """What is given for what."""
        if not any(given):
            return self.texts("terms-plea", wanted=self.goods(wanted))
        if not any(wanted):
            return self.texts("terms-gift", given=self.goods(given))
        return self.texts("terms", given=self.goods(given), wanted=self.goods(wanted))
