"""The information table of Men of Mayhem as data (rules, section 14), and what each viewer may know by it.

``Shadow`` follows by itself what is hidden: deals, thefts, sealed choices, what gangs say to each other. Of the product
it uses what section 14.1 says that everybody sees, and how much each gang really holds after an answer: what has not
moved by a deal or a theft has moved for all to see (14.3). The oracle compares it with what the product sends, shows
and re-deals.
"""

from collections.abc import Iterable
from typing import Any

from skulduggery.engine.programs import COMMIT

SPECTATOR = -2
ALL = "all"
OWNER = "owner"
OTHER = "the other party: addressee, taker, victim"

KNOWN_TO: dict[str, tuple[str, ...]] = {
    "goods of a gang": (OWNER,),
    "goods of all gangs at the end": (ALL,),
    "Dudes, Heat, Patch, cards, Sites, marks, supply": (ALL,),
    "order tokens": (ALL,),
    "order tokens, Under the Radar": (OWNER,),  # on the screen; they can be counted (MM-INFO-32)
    "face-down tiles and cards": (),
    "sealed choice": (OWNER,),
    "that somebody has made a sealed choice": (ALL,),
    "sealed choices when all have chosen": (ALL,),
    "step of a draft": (OWNER,),
    "that a gang in turn makes no more offers": (ALL,),
    "what is said of a directed offer": (OWNER, OTHER),
    "what is said of an open offer": (ALL,),
    "that two gangs have dealt": (ALL,),
    "amounts of a directed deal": (OWNER, OTHER),
    "amounts of a directed deal, deal_log public": (ALL,),
    "amounts of an open deal": (ALL,),
    "victim and stated amount of a theft": (ALL,),
    "amount taken": (OWNER, OTHER),
    "what a thief sees": (OWNER,),
    "goods moved in any other way": (ALL,),
    "any other answer": (ALL,),
}
"""The tables of 14.1 and 14.3."""

SEALED = ("guns", "traffic")
DRAFTS = ("back-up", "convoy")
TALK = ("offer", "counter", "reply", "accept", "decline", "withdraw")
"""The decisions of section 15 whose answers are not simply public."""

GUNS, CONTRABAND = 1, 2
TO_ALL, NO_OFFER, YES = -1, 0, 1
Goods = tuple[int, int, int]
Deal = tuple[int, int, Goods, Goods]
Book = tuple[int, ...]
"""Holdings, at gang * 3 + good."""


def knowers(row: str, seats: int, owner: int = -1, other: int = -1) -> frozenset[int]:
    """The viewers that may know one thing, by the information table."""
    out: set[int] = set()
    for who in KNOWN_TO[row]:
        if who == ALL:
            return frozenset([*range(seats), SPECTATOR])
        out |= {owner} if who == OWNER else {other}
    return frozenset(out) - {-1}


def said_of(offer: Deal) -> str:
    """The row for what is said of an offer."""
    return f"what is said of {'an open' if offer[1] == TO_ALL else 'a directed'} offer"


def named(ask: Any, answer: int) -> Deal:
    """The standing offer that an answer to an open question names: its terms stand in the question."""
    a = ask.args
    for i in range(0, len(a), 8):
        if a[i] * 16 + a[i + 1] + 1 == answer:
            return (a[i], a[i + 1], a[i + 2 : i + 5], a[i + 5 : i + 8])
    raise AssertionError(f"{ask} does not name {answer}")


class Shadow:
    """The hidden facts of one branch, followed independently of the product."""

    def __init__(self, t: Any) -> None:
        self.seats: int = t.seats
        self.viewers = (*range(self.seats), SPECTATOR)
        self.book: Book = tuple(t.goods)
        self.sealed: dict[int, int] = {}
        self.heard = [[0] * self.seats for _ in self.viewers]
        """viewer -> maker -> offers of this deal step that the viewer knows of"""
        self.public: Any = None
        self.cause: tuple[Any, ...] = ()
        """All that everybody was told of the last answer, except for what was then on the table."""
        self.cards: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        """Tiles and cards turned up so far."""

    def clone(self) -> "Shadow":
        new = object.__new__(Shadow)
        new.__dict__.update(self.__dict__)
        new.sealed = self.sealed.copy()
        new.heard = [row.copy() for row in self.heard]
        return new

    def begin(self, t: Any) -> None:
        """Note the public facts before the first answer."""
        self.see(t, lambda *_: None)

    def act(
        self, ask: Any, answer: Any, before: Any, after: Any, asks: Iterable[Any]
    ) -> dict[int, tuple[Any, ...]]:  # fmt: skip
        """Carry out an answer. Return what each viewer may know of it by the information table: often nothing."""
        told: dict[int, list[Any]] = {viewer: [] for viewer in self.viewers}

        def tell(row: str, *facts: Any, owner: int = -1, other: int = -1) -> None:
            for viewer in knowers(row, self.seats, owner, other):
                told[viewer].append((row, *facts))

        seat = ask.seat
        if seat >= 0:
            told[seat].append((ask.kind, answer))
        if ask.kind in SEALED:
            tell("that somebody has made a sealed choice", seat)
            self.sealed[seat] = answer
        elif ask.kind in TALK:
            self.talk(ask, answer, after, tell)
        elif ask.kind not in DRAFTS:
            tell("any other answer", seat, ask.kind, answer)
        elif answer == COMMIT:  # the steps, in whatever order they were taken (MM-DEC-06)
            tell("any other answer", seat, ask.kind, *sorted(ask.args[ask.kind == "back-up" :]))
        if ask.kind == "steal":
            self.steal(seat, answer, ask.args[1:], tell)
        if self.sealed and not any(one.kind in SEALED for one in asks):
            tell("sealed choices when all have chosen", *sorted(self.sealed.items()))
            self.sealed = {}
        moved = tuple(after.goods[i] - self.book[i] for i in range(len(self.book)))
        if any(moved):
            if ask.kind in TALK and (before.round, before.phase) == (after.round, after.phase):
                raise AssertionError(f"{ask} with {answer} moves {moved} that no deal explains")
            tell("goods moved in any other way", moved)
            self.book = tuple(after.goods)
        if after.result:
            tell("goods of all gangs at the end", tuple(after.goods), after.deck, after.sites)
        self.cause = tuple(told[SPECTATOR])
        self.see(after, tell)
        return {viewer: tuple(facts) for viewer, facts in told.items()}

    def talk(self, ask: Any, answer: Any, after: Any, tell: Any) -> None:
        """Somebody makes an offer or answers one (MM-DEAL-14 to -18)."""
        seat = ask.seat
        if ask.kind in ("offer", "counter"):
            if answer == NO_OFFER:
                tell("that a gang in turn makes no more offers", seat)
                return
            offer: Deal = (seat, answer[0], answer[1:4], answer[4:7])
            for viewer in knowers(said_of(offer), self.seats, seat, answer[0]):
                self.heard[self.viewers.index(viewer)][seat] += 1
        elif ask.kind == "reply":
            offer = (ask.args[0], ask.args[1], ask.args[2:5], ask.args[5:8])
        else:
            offer = named(ask, answer)
        maker, to = offer[:2]
        dealt = ask.kind == "accept" or (ask.kind == "reply" and answer == YES)
        if ask.kind != "decline" or to != TO_ALL:  # declining an open offer is silent, and live only left alone
            said = answer if ask.kind in ("offer", "counter", "reply") else offer
            tell(said_of(offer), seat, ask.kind, said, owner=maker, other=to)
        if not dealt:
            return
        book = list(self.book)
        for good in range(3):
            more = offer[3][good] - offer[2][good]
            book[maker * 3 + good] += more
            book[seat * 3 + good] -= more
        self.book = tuple(book)
        tell("that two gangs have dealt", *sorted((maker, seat)))
        log = ", deal_log public" if after.rules.options["deal_log"] == "public" else ""
        row = "amounts of an open deal" if to == TO_ALL else f"amounts of a directed deal{log}"
        tell(row, maker, seat, offer[2], offer[3], owner=maker, other=seat)

    def steal(self, thief: int, answer: int, alternatives: tuple[int, ...], tell: Any) -> None:
        """Take goods of a rival, as far as there are (MM-TX-08 to -12)."""
        victim, which = divmod(answer, 8)
        stated = alternatives[3 * which : 3 * which + 3]
        tell("victim and stated amount of a theft", victim, stated)
        book = list(self.book)
        taken = tuple(min(stated[good], book[victim * 3 + good]) for good in range(3))
        for good in range(3):
            book[victim * 3 + good] -= taken[good]
            book[thief * 3 + good] += taken[good]
        self.book = tuple(book)
        tell("amount taken", taken, owner=thief, other=victim)
        if taken != stated:
            tell("what a thief sees", self.book[victim * 3 : victim * 3 + 3], owner=thief)

    def see(self, t: Any, tell: Any) -> None:
        """Note the public facts, if they have changed."""
        self.cards = (t.sites[: t.turned], t.deck[: t.shown])
        public = table_of(t)
        if public != self.public:
            self.public = public
            tell("Dudes, Heat, Patch, cards, Sites, marks, supply", public)
        for maker in range(self.seats):
            if all(one[0] != maker for one in t.made):  # a deal step has ended
                for heard in self.heard:
                    heard[maker] = 0

    def offers(self, t: Any, viewer: int) -> tuple[Deal, ...]:
        """The standing offers that a viewer may know of."""
        return tuple(one for one in t.standing if viewer in knowers(said_of(one), self.seats, one[0], one[1]))


def table_of(t: Any) -> tuple[Any, ...]:
    """Return everything that lies open on the table."""
    return (
        t.sides, tuple(t.members), tuple(t.prospects), tuple(t.pool_members), tuple(t.pool_prospects), tuple(t.heat),
        tuple(t.tokens), tuple(t.fists), t.supply, t.removed, t.patch, t.out, t.sites[: t.turned], t.deck[: t.shown],
        t.table, t.marks, t.order, t.round, t.phase, t.result,
    )  # fmt: skip
