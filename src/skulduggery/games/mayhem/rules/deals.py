"""Deals: offers that stand, what refuses them, and the question for one (section 7 of the rules)."""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.chance import Chance
from skulduggery.engine.programs import whisper
from skulduggery.games.mayhem.rules.gangs import living
from skulduggery.games.mayhem.rules.goods import EVERYBODY, SHOW, can_pay, exchange, note
from skulduggery.games.mayhem.rules.state import ALL, CASH, GOODS, GUNS, LETTERS, MOST_CASH, Deal, Mayhem, rules_of


def parties(offer: Deal) -> int:
    """Bit mask of the seats that know of it."""
    return 1 << offer[0] | 1 << offer[1] if offer[1] != ALL else EVERYBODY


def flat(offer: Deal) -> tuple[object, ...]:
    """Return an offer as the arguments of an event."""
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
    if not t.standing:
        return
    left = []
    for offer in t.standing:
        if offer[0] in seats or (named and offer[1] in seats):
            tell_offer(t, "expired", offer)
        else:
            left.append(offer)
    t.standing = tuple(left)


def end_step(t: Mayhem) -> None:
    """A deal step ends (MM-DEAL-20 to -22)."""
    if t.standing:
        expire(t, tuple(range(t.seats)))
    t.void = ()
    t.made = ()


def made_by(t: Mayhem, seat: int) -> int:
    """Return the number of offers that a gang has made in this deal step."""
    return len([offer for offer in t.made if offer[0] == seat])


def wanted_most(t: Mayhem, good: int) -> int:
    """Return the most that can be wanted of a good (MM-DEAL-13)."""
    return MOST_CASH if good == CASH else rules_of(t).totals[good - GUNS]


def refusal(t: Mayhem, maker: int, answer: object) -> str:
    """Return the ID of the rule that refuses an offer (to, C, G, K given, C, G, K wanted), or nothing."""
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
    if made_by(t, maker) >= rules_of(t).offers_per_step:
        return "MM-DEAL-20"
    return "MM-DEAL-21" if offer in t.void else ""


def deal_of(maker: int, answer: tuple[int, ...]) -> Deal:
    """Return the offer that an answer makes."""
    return (maker, answer[0], (answer[1], answer[2], answer[3]), (answer[4], answer[5], answer[6]))


def make(t: Mayhem, maker: int, answer: tuple[int, ...]) -> Deal:
    """An offer stands. A seat that learns of it knows that its maker holds what it gives."""
    offer = deal_of(maker, answer)
    t.made = (*t.made, offer)
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
    """Return whether who takes a standing offer holds what is wanted. Its maker holds what it gives: else it was
    touched."""
    return can_pay(t, taker, offer[3])


NONE: Final = 0
"""The answer that makes no offer."""
OFFERS: Final = ("offer", "counter")
"""The kinds of question whose answer is a deal."""
SAYS_NOTHING: Final = 8
"""A random player makes an offer once in this number of questions."""
SIZES: Final[tuple[int, ...]] = (0, 1, 2, 3, 5, 8)
"""The amounts of offers made at random (MM-DEC-02)."""


class OfferAsk(Ask):
    """The question for an offer, if the seat wants to make one: (to, given, wanted). Nobody else learns if it still
    may.

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
    """Return the question for an offer, or None where it can only be made no offer."""
    rules = rules_of(t)
    taken = [one[1] for one in t.standing if one[0] == seat]
    mask = sum([1 << other for other in living(t) if other != seat and other not in taken])
    if ALL not in taken:
        mask |= 1 << t.seats
    ranges: tuple[tuple[int, int], ...] = ()
    if mask and made_by(t, seat) < rules.offers_per_step:
        given = [(0, t.goods[seat * GOODS + good]) for good in range(GOODS)]
        ranges = ((ALL, t.seats - 1), *given, *[(0, wanted_most(t, good)) for good in range(GOODS)])
    elif open:
        return None
    options = () if open else (NONE,)
    default = None if open else NONE
    closed = [n for offer in t.void if offer[0] == seat for n in (offer[1], *offer[2], *offer[3])]
    return OfferAsk(
        seat, "offer", (mask, made_by(t, seat), *closed), options, ranges, open=open, default=default, private=True
    )


def goods_words(goods: tuple[int, ...]) -> str:
    """``3C+1G``; ``nothing`` for nothing."""
    parts = [f"{goods[i]}{LETTERS[i]}" for i in range(GOODS) if goods[i]]
    return "+".join(parts) or "nothing"
