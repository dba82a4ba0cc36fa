"""Deals: offers that stand, what refuses them, live and in turn (section 7 of the rules)."""

from typing import cast

from skulduggery.core.ask import Ask
from skulduggery.core.machine import Effect, Frame, Offer, State
from skulduggery.core.parts import NO, YES, Ready, Sealed, whisper
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
    t.standing = tuple([one for one in t.standing if one != offer])
    exchange(t, offer, taker)
    expire(t, (offer[0], taker))


def payable(t: Mayhem, offer: Deal, taker: int) -> bool:
    """Whether both sides hold what they give."""
    return can_pay(t, taker, offer[3]) and can_pay(t, offer[0], offer[2])


def haggling(t: Mayhem) -> bool:
    """Whether deals are asked for in turn (MM-DEAL-28)."""
    rules = rules_of(t)
    return rules.deals and not rules.live and rules.offers_per_step > 0 and len(living(t)) > 1


# In turn


class Haggle(Effect):
    """Make an offer or not: the empty answer (D-20); each is answered before anything else happens."""

    kind = "offer"

    def step(self, s: State, f: Frame) -> bool:
        t = cast(Mayhem, s)
        if f[2] in t.out or t.made[f[2]] >= rules_of(t).offers_per_step:
            t.stack.pop()
            return False
        return True

    def ranges(self, t: Mayhem, seat: int) -> tuple[tuple[int, int], ...]:
        """What each number of an offer can be: to, given, wanted."""
        given = [(0, t.goods[seat * GOODS + good]) for good in range(GOODS)]
        return ((ALL, t.seats - 1), *given, *[(0, wanted_most(t, good)) for good in range(GOODS)])

    def asks(self, s: State, f: Frame) -> tuple[Ask, ...]:
        return (Ask(f[2], self.kind, (), (), self.ranges(cast(Mayhem, s), f[2]), default=()),)

    def check(self, s: State, f: Frame, seat: int, answer: object) -> str:
        if seat != f[2]:
            return "MM-DEAL-28"
        return "" if answer == () else refusal(cast(Mayhem, s), seat, answer)

    def answer(self, s: State, f: Frame, seat: int, answer: object) -> None:
        assert isinstance(answer, tuple)
        t = cast(Mayhem, s)
        if answer == ():
            t.stack.pop()
        else:
            offer = make(t, seat, answer)
            t.stack.append((rules_of(t).effects["reply"], 0, -1, seat, (offer[1],)))


class Reply(Effect):
    """The addressee, or one after the other to the left of the maker (MM-DEAL-29). Source: the maker; pc: who is next.

    Who can't pay is asked all the same (MM-DEAL-30).
    """

    kind = "reply"

    def offer(self, t: Mayhem, f: Frame) -> Deal:
        for one in t.standing:
            if one[0] == f[3] and one[1] == f[4][0]:
                return one
        raise AssertionError("the offer that is answered doesn't stand")

    def step(self, s: State, f: Frame) -> bool:
        t = cast(Mayhem, s)
        to = f[4][0]
        asked = [to] if to != ALL else [seat for seat in patch_order(t, f[3]) if seat != f[3]]
        if f[1] == len(asked):
            offer = self.offer(t, f)
            tell_offer(t, "declined", offer)
            close(t, offer)
            t.stack.pop()
            return False
        t.stack[-1] = (self, f[1], asked[f[1]], f[3], f[4])
        return True

    def asks(self, s: State, f: Frame) -> tuple[Ask, ...]:
        t = cast(Mayhem, s)
        options = (NO, YES) if payable(t, self.offer(t, f), f[2]) else (NO,)
        return (Ask(f[2], self.kind, (f[3], f[4][0]), options, default=NO),)

    def check(self, s: State, f: Frame, seat: int, answer: object) -> str:
        t = cast(Mayhem, s)
        if seat != f[2]:
            return "MM-DEAL-29"
        if answer == YES:
            return "" if payable(t, self.offer(t, f), seat) else "MM-DEAL-16"
        return "" if answer == NO else "MM-DEAL-14"

    def answer(self, s: State, f: Frame, seat: int, answer: object) -> None:
        t = cast(Mayhem, s)
        if answer == YES:
            t.stack.pop()
            accept(t, self.offer(t, f), seat)
        else:
            t.stack[-1] = (self, f[1] + 1, f[2], f[3], f[4])


class Parley(Effect):
    """Before the market: live all say "ready" while offers stand; else each gang haggles in turn (MM-DEAL-09, -28)."""

    def step(self, s: State, f: Frame) -> bool:
        t = cast(Mayhem, s)
        rules = rules_of(t)
        seats = patch_order(t, t.patch)
        t.stack[-1] = (self, f[1] + 1, f[2], f[3], f[4])
        rounds = 0 if not rules.deals or len(seats) < 2 else 1 if rules.live else len(seats)
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

    def named(self, t: Mayhem, answer: object) -> Deal | None:
        """The standing offer that an answer names."""
        for one in t.standing:
            if (one[0], one[1]) == answer:
                return one
        return None

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

    def asks(self, s: State) -> tuple[Ask, ...]:
        t = cast(Mayhem, s)
        if self.shut(t):
            return ()
        out = []
        for seat in living(t):
            if t.made[seat] < rules_of(t).offers_per_step:
                given = [(0, t.goods[seat * GOODS + good]) for good in range(GOODS)]
                wanted = [(0, wanted_most(t, good)) for good in range(GOODS)]
                out.append(Ask(seat, self.kind, (), (), ((ALL, t.seats - 1), *given, *wanted), open=True))
        return tuple(out)

    def refuses(self, t: Mayhem, seat: int, answer: object) -> str:
        return refusal(t, seat, answer)

    def take(self, s: State, seat: int, answer: object) -> None:
        assert isinstance(answer, tuple)
        make(cast(Mayhem, s), seat, answer)


class Answering(Bargain):
    """What can be done with a standing offer: the answer is (its maker, to whom it is)."""

    def asks(self, s: State) -> tuple[Ask, ...]:
        t = cast(Mayhem, s)
        if self.shut(t):
            return ()
        out = []
        for offer in t.standing:
            for seat in self.who(t, offer):
                place = ((offer[0], offer[0]), (offer[1], offer[1]))
                out.append(Ask(seat, self.kind, (*offer[:2], *offer[2], *offer[3]), (), place, open=True))
        return tuple(out)

    def who(self, t: Mayhem, offer: Deal) -> list[int]:
        """The seats that may do it."""
        raise NotImplementedError

    def refuses(self, t: Mayhem, seat: int, answer: object) -> str:
        offer = self.named(t, answer)
        return "" if offer is not None and seat in self.who(t, offer) else "MM-DEAL-14"


class Accept(Answering):
    """Accept a standing offer; who can't pay is alone told so (MM-DEAL-14 to -16)."""

    kind = "accept"
    interrupts = True

    def who(self, t: Mayhem, offer: Deal) -> list[int]:
        return [offer[1]] if offer[1] != ALL else [seat for seat in living(t) if seat != offer[0]]

    def refuses(self, t: Mayhem, seat: int, answer: object) -> str:
        rule = super().refuses(t, seat, answer)
        offer = self.named(t, answer)
        if rule or offer is None:
            return rule
        return "" if payable(t, offer, seat) else "MM-DEAL-16"

    def take(self, s: State, seat: int, answer: object) -> None:
        t = cast(Mayhem, s)
        offer = self.named(t, answer)
        assert offer is not None
        accept(t, offer, seat)


class Decline(Answering):
    """Decline a directed offer: it is closed (MM-DEAL-17)."""

    kind = "decline"

    def who(self, t: Mayhem, offer: Deal) -> list[int]:
        return [offer[1]] if offer[1] != ALL else []

    def take(self, s: State, seat: int, answer: object) -> None:
        t = cast(Mayhem, s)
        offer = self.named(t, answer)
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
        offer = self.named(t, answer)
        assert offer is not None
        tell_offer(t, "withdrawn", offer)
        close(t, offer)


def goods_words(goods: tuple[int, ...]) -> str:
    """``3C+1G``; ``nothing`` for nothing."""
    parts = [f"{goods[i]}{LETTERS[i]}" for i in range(GOODS) if goods[i]]
    return "+".join(parts) or "nothing"
