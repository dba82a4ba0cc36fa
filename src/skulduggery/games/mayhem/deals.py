"""Deals: offers that stand, what refuses them, live and in turn (section 7 of the rules)."""

from typing import Final, cast

from skulduggery.core.ask import Ask
from skulduggery.core.machine import Effect, Frame, Offer, State
from skulduggery.core.parts import NO, YES, Ready, Sealed, whisper
from skulduggery.core.rng import Chance
from skulduggery.games.mayhem.gangs import living, patch_order
from skulduggery.games.mayhem.goods import EVERYBODY, SHOW, can_pay, exchange, note
from skulduggery.games.mayhem.setup import ALL, CASH, GOODS, GUNS, LETTERS, MOST_CASH, Deal, Mayhem, rules_of

CLAIM, REVEAL, CLEAN_UP = 1, 2, 6
"""Phases without deals: 1 and 6 (MM-DEAL-08)."""


def parties(offer: Deal) -> int:
    """Bit mask of the seats that know of it."""
    return 1 << offer[0] | 1 << offer[1] if offer[1] != ALL else EVERYBODY


def flat(offer: Deal) -> tuple[object, ...]:
    """An offer as the arguments of an event."""
    return (offer[0], offer[1], offer[2], offer[3])


def tell_offer(t: Mayhem, kind: str, offer: Deal) -> None:
    """All of it to whom it concerns; the others don't even learn that there is an offer (14.3)."""
    if t.events is not None:
        if offer[1] == ALL:
            t.tell(kind, flat(offer))
        else:
            whisper(t, kind, flat(offer), parties(offer))


def expire(t: Mayhem, seats: tuple[int, ...], named: bool = False) -> None:
    """The offers of gangs that were touched expire (MM-DEAL-22, -23); ``named``: those made to them as well."""
    left = []
    for offer in t.standing:
        if offer[0] in seats or (named and offer[1] in seats):
            tell_offer(t, "expired", offer)
        else:
            left.append(offer)
    t.standing = tuple(left)


def end_step(t: Mayhem) -> None:
    """A deal step ends (MM-DEAL-20 to -22)."""
    expire(t, tuple(range(t.seats)))
    t.void = ()
    t.made = [0] * t.seats


def wanted_most(t: Mayhem, good: int) -> int:
    """The most that can be wanted of a good (MM-DEAL-13)."""
    return MOST_CASH if good == CASH else rules_of(t).totals[good - GUNS]


def refusal(t: Mayhem, maker: int, answer: object) -> str:
    """The ID of the rule that refuses an offer (to, C, G, K given, C, G, K wanted), or nothing."""
    if not isinstance(answer, tuple) or len(answer) != 1 + 2 * GOODS:
        return "MM-DEAL-04"
    to = answer[0]
    if to != ALL and (to == maker or not 0 <= to < t.seats or to in t.out):
        return "MM-DEAL-04"
    offer = deal_of(maker, answer)
    _, _, given, wanted = offer
    amounts = (*given, *wanted)
    if min(amounts) < 0 or not any(amounts) or any([given[i] > 0 and wanted[i] > 0 for i in range(GOODS)]):
        return "MM-DEAL-11"
    if not can_pay(t, maker, given):
        return "MM-DEAL-12"
    if any([wanted[good] > wanted_most(t, good) for good in range(GOODS)]):
        return "MM-DEAL-13"
    if any([one[0] == maker and one[1] == to for one in t.standing]):
        return "MM-DEAL-19"
    if t.made[maker] >= rules_of(t).offers_per_step:
        return "MM-DEAL-20"
    return "MM-DEAL-21" if offer in t.void else ""


def deal_of(maker: int, answer: tuple[int, ...]) -> Deal:
    """The offer that an answer makes."""
    return (maker, answer[0], (answer[1], answer[2], answer[3]), (answer[4], answer[5], answer[6]))


def make(t: Mayhem, maker: int, answer: tuple[int, ...]) -> Deal:
    """An offer stands. Whoever learns of it knows that its maker holds what it gives."""
    offer = deal_of(maker, answer)
    t.made[maker] += 1
    t.standing = tuple(sorted((*t.standing, offer)))
    tell_offer(t, "offer", offer)
    for good in range(GOODS):
        if offer[2][good]:
            note(t, SHOW, maker, -1, good, offer[2][good], 0, parties(offer))
    return offer


def close(t: Mayhem, offer: Deal) -> None:
    """An offer was declined or withdrawn."""
    t.standing = tuple([one for one in t.standing if one != offer])
    t.void = (*t.void, offer)


def accept(t: Mayhem, offer: Deal, taker: int) -> None:
    """A deal is made (MM-DEAL-15); both gangs are touched."""
    assert can_pay(t, offer[0], offer[2]), offer
    t.standing = tuple([one for one in t.standing if one != offer])
    exchange(t, offer, taker)
    expire(t, (offer[0], taker))


def payable(t: Mayhem, offer: Deal, taker: int) -> bool:
    """Whether who takes a standing offer holds what is wanted. Its maker holds what it gives: else it was touched."""
    return can_pay(t, taker, offer[3])


def haggling(t: Mayhem) -> bool:
    """Whether deals are asked for in turn (MM-DEAL-28)."""
    rules = rules_of(t)
    return rules.deals and not rules.live and rules.offers_per_step > 0 and len(living(t)) > 1


NONE: Final = 0
"""The answer that makes no offer."""
SAYS_NOTHING: Final = 8
"""A player at random makes an offer one time in so many."""
SIZES: Final[tuple[int, ...]] = (0, 1, 2, 3, 5, 8)
"""The amounts of offers made at random (MM-DEC-02)."""


class OfferAsk(Ask):
    """Whether to make an offer, and which: (to, given, wanted). It is the seat's own affair whether it still may.

    ``args``: bit mask of the seats to whom it may be made (the last bit: to all), how many were made in this step, then
    those that were declined or withdrawn, each as it was answered.
    """

    def draw(self, chance: Chance) -> object:
        """No offer most of the time, else one of the templates of MM-DEC-02, which no rule refuses."""
        if not self.ranges or (self.options and chance.below(SAYS_NOTHING)):
            return NONE
        seats = self.ranges[0][1] + 1
        to = [seat for seat in range(seats) if self.args[0] >> seat & 1]
        if self.args[0] >> seats & 1:
            to.append(ALL)
        closed = [self.args[i : i + 1 + 2 * GOODS] for i in range(2, len(self.args), 1 + 2 * GOODS)]
        while True:
            amounts = [0] * (2 * GOODS)
            given, wanted = chance.below(GOODS), chance.below(GOODS)
            amounts[given] = min(SIZES[chance.below(len(SIZES))], self.ranges[1 + given][1])
            if not amounts[wanted]:
                amounts[GOODS + wanted] = min(SIZES[chance.below(len(SIZES))], self.ranges[1 + GOODS + wanted][1])
            answer = (to[chance.below(len(to))], *amounts)
            if any(amounts) and answer not in closed:
                return answer


def invitation(t: Mayhem, seat: int, open: bool) -> OfferAsk | None:
    """The question for an offer, or None where it can only be made no offer."""
    rules = rules_of(t)
    taken = [one[1] for one in t.standing if one[0] == seat]
    mask = sum([1 << other for other in living(t) if other != seat and other not in taken])
    if ALL not in taken:
        mask |= 1 << t.seats
    ranges: tuple[tuple[int, int], ...] = ()
    if mask and t.made[seat] < rules.offers_per_step:
        given = [(0, t.goods[seat * GOODS + good]) for good in range(GOODS)]
        ranges = ((ALL, t.seats - 1), *given, *[(0, wanted_most(t, good)) for good in range(GOODS)])
    elif open:
        return None
    options = () if open else (NONE,)
    default = None if open else NONE
    closed = [n for offer in t.void if offer[0] == seat for n in (offer[1], *offer[2], *offer[3])]
    return OfferAsk(
        seat, "offer", (mask, t.made[seat], *closed), options, ranges, open=open, default=default, private=True
    )


# In turn


class Haggle(Effect):
    """Make an offer or not (D-20); each is answered before anything else happens (MM-DEAL-28 to -30).

    No register: the frame's seat is asked for an offer, also when it may make no more, for how many it made is its own
    affair. Registers (to, n): the addressee answers, or the n-th of all others from the maker to the left. Only the two
    parties of a directed offer know of that; for others its maker is still asked.
    """

    kind = "offer"

    def step(self, s: State, f: Frame) -> bool:
        t = cast(Mayhem, s)
        if f[2] in t.out:
            t.stack.pop()
            return False
        if f[4] and f[4][1] == len(self.addressees(t, f)):
            offer = self.offer(t, f)
            tell_offer(t, "declined", offer)
            close(t, offer)
            t.stack[-1] = (self, f[1], f[2], f[3], ())
        return True

    def addressees(self, t: Mayhem, f: Frame) -> list[int]:
        """Who answers, one after the other."""
        return [f[4][0]] if f[4][0] != ALL else [seat for seat in patch_order(t, f[2]) if seat != f[2]]

    def offer(self, t: Mayhem, f: Frame) -> Deal:
        """The offer that is answered."""
        for one in t.standing:
            if one[0] == f[2] and one[1] == f[4][0]:
                return one
        raise AssertionError("the offer that is answered doesn't stand")

    def asked(self, s: State, f: Frame) -> list[int]:
        return [self.addressees(cast(Mayhem, s), f)[f[4][1]]] if f[4] else [f[2]]

    def asks(self, s: State, f: Frame) -> tuple[Ask, ...]:
        t = cast(Mayhem, s)
        if not f[4]:
            ask = invitation(t, f[2], False)
            assert ask is not None
            return (ask,)
        offer = self.offer(t, f)
        seat = self.asked(s, f)[0]
        options = (NO, YES) if payable(t, offer, seat) else (NO,)
        veil = (f[2], self.kind) if offer[1] != ALL else None
        args = (offer[0], offer[1], *offer[2], *offer[3])
        return (Ask(seat, "reply", args, options, default=NO, veil=veil, known=parties(offer)),)

    def check(self, s: State, f: Frame, seat: int, answer: object) -> str:
        t = cast(Mayhem, s)
        if not f[4]:
            return "MM-DEAL-28" if seat != f[2] else "" if answer == NONE else refusal(t, seat, answer)
        offer = self.offer(t, f)
        if seat != self.asked(s, f)[0]:
            # Who knows nothing of the offer is told nothing of it.
            return "MM-DEAL-29" if offer[1] == ALL or seat in offer[:2] else "MM-DEAL-28"
        if answer == YES:
            return "" if payable(t, offer, seat) else "MM-DEAL-16"
        return "" if answer == NO else "MM-DEAL-14"

    def answer(self, s: State, f: Frame, seat: int, answer: object) -> None:
        t = cast(Mayhem, s)
        if not f[4]:
            if answer == NONE:
                t.stack.pop()
            else:
                assert isinstance(answer, tuple)
                t.stack[-1] = (self, f[1], f[2], f[3], (make(t, seat, answer)[1], 0))
        elif answer == YES:
            offer = self.offer(t, f)
            t.stack[-1] = (self, f[1], f[2], f[3], ())
            accept(t, offer, seat)
        else:
            t.stack[-1] = (self, f[1], f[2], f[3], (f[4][0], f[4][1] + 1))

    def hide(self, f: Frame, seat: int) -> Frame:
        secret = f[4] and f[4][0] != ALL and seat not in (f[2], f[4][0])
        return (f[0], f[1], f[2], f[3], ()) if secret else f


class Parley(Effect):
    """Before the market: live all say "ready" while offers stand; else each gang haggles in turn (MM-DEAL-09, -28)."""

    def step(self, s: State, f: Frame) -> bool:
        t = cast(Mayhem, s)
        rules = rules_of(t)
        seats = patch_order(t, t.patch)
        t.stack[-1] = (self, f[1] + 1, f[2], f[3], f[4])
        rounds = 0 if not rules.deals or len(seats) < 2 else 1 if rules.live else len(seats)
        if f[1] == 0:
            end_step(t)
        if f[1] >= rounds:
            end_step(t)
            t.stack.pop()
        elif rules.live:
            t.stack.append((rules.effects["ready"], 0, -1, -1, ()))
        elif haggling(t):
            t.stack.append((rules.effects["haggle"], 0, seats[f[1]], -1, ()))
        return False


class AllReady(Ready):
    """Every living gang says that it is ready (D-23)."""

    kind = "ready"
    rule = "MM-DEAL-09"
    turn = "MM-DEAL-09"

    def order(self, s: State, f: Frame) -> list[int]:
        t = cast(Mayhem, s)
        return patch_order(t, t.patch)


# Live: open offers of the machine


class Bargain(Offer):
    """What live deals have in common. A standing offer is named by its maker and to whom it is (MM-DEAL-19)."""

    serial = "MM-DEAL-28"
    closed = "MM-DEAL-08"
    interrupts = False

    def shut(self, t: Mayhem) -> bool:
        """Whether no deal can be made now (MM-DEAL-07, -08)."""
        effect = t.stack[-1][0]
        secret = isinstance(effect, Sealed) and not isinstance(effect, Ready)
        return secret or not rules_of(t).deals or t.phase < REVEAL or t.phase >= CLEAN_UP

    def check(self, s: State, seat: int, answer: object) -> str:
        t = cast(Mayhem, s)
        if self.shut(t):
            return "MM-DEAL-08"
        return self.refuses(t, seat, answer) if seat in living(t) else "MM-DEAL-10"

    def refuses(self, t: Mayhem, seat: int, answer: object) -> str:
        """The ID of the rule that refuses it, or nothing."""
        raise NotImplementedError


class MakeOffer(Bargain):
    """Make an offer, in or out of turn (MM-DEAL-10)."""

    kind = "offer"
    before = "ready"

    def asks(self, s: State) -> tuple[Ask, ...]:
        t = cast(Mayhem, s)
        if self.shut(t):
            return ()
        found = [invitation(t, seat, True) for seat in living(t)]
        return tuple([ask for ask in found if ask is not None])

    def refuses(self, t: Mayhem, seat: int, answer: object) -> str:
        return refusal(t, seat, answer)

    def take(self, s: State, seat: int, answer: object) -> None:
        assert isinstance(answer, tuple)
        make(cast(Mayhem, s), seat, answer)


class Answering(Bargain):
    """What can be done with standing offers. An option: ``maker * 16 + to + 1``, which names one (MM-DEAL-19).

    ``args``: those offers one after the other, each with maker, to, given, wanted.
    """

    def asks(self, s: State) -> tuple[Ask, ...]:
        t = cast(Mayhem, s)
        if self.shut(t) or not t.standing:
            return ()
        out = []
        for seat in living(t):
            offers = [offer for offer in t.standing if seat in self.who(t, offer)]
            if offers:
                options = tuple([code_of(offer) for offer in offers])
                args = [n for offer in offers for n in (offer[0], offer[1], *offer[2], *offer[3])]
                out.append(Ask(seat, self.kind, tuple(args), options, open=True))
        return tuple(out)

    def who(self, t: Mayhem, offer: Deal) -> list[int]:
        """The seats that may do it."""
        raise NotImplementedError

    def named(self, t: Mayhem, seat: int, answer: object) -> Deal | None:
        """The standing offer that an answer names, if the seat may do it."""
        for offer in t.standing:
            if code_of(offer) == answer and seat in self.who(t, offer):
                return offer
        return None

    def refuses(self, t: Mayhem, seat: int, answer: object) -> str:
        return "" if self.named(t, seat, answer) is not None else "MM-DEAL-14"


def code_of(offer: Deal) -> int:
    """The option that names a standing offer."""
    return offer[0] * 16 + offer[1] + 1


class Accept(Answering):
    """Accept a standing offer; who can't pay is alone told so (MM-DEAL-14 to -16)."""

    kind = "accept"
    weighed = "accept"
    interrupts = True

    def who(self, t: Mayhem, offer: Deal) -> list[int]:
        return [seat for seat in addressees(t, offer) if payable(t, offer, seat)]

    def refuses(self, t: Mayhem, seat: int, answer: object) -> str:
        rule = super().refuses(t, seat, answer)
        there = [code_of(offer) for offer in t.standing if seat in addressees(t, offer)]
        return "MM-DEAL-16" if rule and answer in there else rule

    def take(self, s: State, seat: int, answer: object) -> None:
        t = cast(Mayhem, s)
        offer = self.named(t, seat, answer)
        assert offer is not None
        accept(t, offer, seat)


def addressees(t: Mayhem, offer: Deal) -> list[int]:
    """To whom an offer is made."""
    return [offer[1]] if offer[1] != ALL else [seat for seat in living(t) if seat != offer[0]]


class Decline(Answering):
    """Decline a directed offer: it is closed (MM-DEAL-17)."""

    kind = "decline"
    weighed = "accept"

    def who(self, t: Mayhem, offer: Deal) -> list[int]:
        return [offer[1]] if offer[1] != ALL else []

    def take(self, s: State, seat: int, answer: object) -> None:
        t = cast(Mayhem, s)
        offer = self.named(t, seat, answer)
        assert offer is not None
        tell_offer(t, "declined", offer)
        close(t, offer)


class Withdraw(Answering):
    """Take one's own offer back (MM-DEAL-18)."""

    kind = "withdraw"

    def who(self, t: Mayhem, offer: Deal) -> list[int]:
        return [offer[0]]

    def take(self, s: State, seat: int, answer: object) -> None:
        t = cast(Mayhem, s)
        offer = self.named(t, seat, answer)
        assert offer is not None
        tell_offer(t, "withdrawn", offer)
        close(t, offer)


def goods_words(goods: tuple[int, ...]) -> str:
    """``3C+1G``; ``nothing`` for nothing."""
    parts = [f"{goods[i]}{LETTERS[i]}" for i in range(GOODS) if goods[i]]
    return "+".join(parts) or "nothing"
