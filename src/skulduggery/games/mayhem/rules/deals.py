"""Deals: standing offers, the rules that refuse an offer, and the question for one (section 7 of the rules)."""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.chance import Chance
from skulduggery.engine.programs import whisper
from skulduggery.games.mayhem.rules.gangs import living
from skulduggery.games.mayhem.rules.goods import EVERYBODY, SHOW, can_pay, exchange, note
from skulduggery.games.mayhem.rules.state import ALL, CASH, GOODS, GUNS, LETTERS, MOST_CASH, Deal, Mayhem, rules_of


def parties(offer: Deal) -> int:
    """Return the bit mask of the seats that know of an offer."""
    return 1 << offer[0] | 1 << offer[1] if offer[1] != ALL else EVERYBODY


def flat(offer: Deal) -> tuple[object, ...]:
    """Return an offer as the arguments of an event: maker, addressee, given, wanted."""
    return (offer[0], offer[1], offer[2], offer[3])


def tell_offer(t: Mayhem, kind: str, offer: Deal) -> None:
    """Record an event about an offer. Only the two parties of a directed offer learn that it exists (14.3)."""
    if t.events is not None:
        if offer[1] == ALL:
            t.tell(kind, flat(offer))
        else:
            whisper(t, kind, flat(offer), parties(offer))


def expire(t: Mayhem, seats: tuple[int, ...], named: bool = False) -> None:
    """Expire the offers made by gangs that were touched; with ``named`` also those made to them (MM-DEAL-22, -23)."""
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
    """End a deal step: expire all offers, and forget those made, declined or withdrawn (MM-DEAL-20 to -22)."""
    if t.standing:
        expire(t, tuple(range(t.seats)))
    t.void = ()
    t.made = ()


def made_by(t: Mayhem, seat: int) -> int:
    """Return the number of offers that a gang has made in this deal step."""
    return len([offer for offer in t.made if offer[0] == seat])


def wanted_most(t: Mayhem, good: int) -> int:
    """Return the most of a good that an offer may want (MM-DEAL-13)."""
    return MOST_CASH if good == CASH else rules_of(t).totals[good - GUNS]


def refusal(t: Mayhem, maker: int, answer: object) -> str:
    """Return the ID of the rule that refuses an offer, or an empty text.

    A well-formed ``answer`` is (to, C, G, K given, C, G, K wanted), where ``to`` is a seat or ALL.
    """
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
    """Return the offer that a well-formed answer makes."""
    return (maker, answer[0], (answer[1], answer[2], answer[3]), (answer[4], answer[5], answer[6]))


def make(t: Mayhem, maker: int, answer: tuple[int, ...]) -> Deal:
    """Make an offer and return it. A seat that learns of it also learns that the maker holds what it gives."""
    offer = deal_of(maker, answer)
    t.made = (*t.made, offer)
    t.standing = tuple(sorted((*t.standing, offer)))
    tell_offer(t, "offer", offer)
    for good in range(GOODS):
        if offer[2][good]:
            note(t, SHOW, maker, -1, good, offer[2][good], 0, parties(offer))
    return offer


def close(t: Mayhem, offer: Deal) -> None:
    """Close an offer that was declined or withdrawn, so that it can't be repeated in this deal step."""
    t.standing = tuple([one for one in t.standing if one != offer])
    t.void = (*t.void, offer)


def accept(t: Mayhem, offer: Deal, taker: int) -> None:
    """Carry out an accepted offer (MM-DEAL-15) and expire the other offers made by the two gangs, which are touched."""
    assert can_pay(t, offer[0], offer[2]), offer
    t.standing = tuple([one for one in t.standing if one != offer])
    exchange(t, offer, taker)
    expire(t, (offer[0], taker))


def payable(t: Mayhem, offer: Deal, taker: int) -> bool:
    """Return whether ``taker`` holds what a standing offer wants.

    Its maker still holds what it gives, because an offer expires when its maker is touched.
    """
    return can_pay(t, taker, offer[3])


NONE: Final = 0
"""The answer that makes no offer."""
OFFERS: Final = ("offer", "counter")
"""The kinds of question whose answer is an offer."""
SAYS_NOTHING: Final = 8
"""A random player that may answer NONE makes an offer with a probability of one in this number."""
SIZES: Final[tuple[int, ...]] = (0, 1, 2, 3, 5, 8)
"""The amounts in random offers, before they are limited to what is legal (MM-DEC-02)."""


class OfferAsk(Ask):
    """The question for an offer: (to, C, G, K given, C, G, K wanted). Only its seat knows if it may make one.

    ``args``: a bit mask of the possible addressees (bit ``seats``: all), the number of offers made in this deal step,
    then the seat's offers that were declined or withdrawn, each in the form of an answer.
    """

    def draw(self, chance: Chance) -> object:
        """Draw a legal offer from the templates of MM-DEC-02; if NONE is an option, draw NONE most of the time."""
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
    """Return the question that asks a seat for an offer.

    If ``open`` is true, return an open ask, or None if the seat can make no offer. Else NONE is an option of the
    question.
    """
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
    """Return goods as text, such as ``3C+1G``, or ``nothing``."""
    parts = [f"{goods[i]}{LETTERS[i]}" for i in range(GOODS) if goods[i]]
    return "+".join(parts) or "nothing"
