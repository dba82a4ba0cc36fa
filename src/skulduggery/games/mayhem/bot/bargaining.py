"""Deals of the heuristic: offers to make and offers to accept (section 7 of the rules)."""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.chance import Rng
from skulduggery.engine.machine import EFFECT
from skulduggery.engine.programs import NO, YES
from skulduggery.games.mayhem.bot.valuation import Purse
from skulduggery.games.mayhem.rules.deals import NONE
from skulduggery.games.mayhem.rules.goods import can_pay
from skulduggery.games.mayhem.rules.state import GOODS, Deal, Goods
from skulduggery.games.mayhem.rules.transactions import tags

GAIN: Final = 0.4
"""The least gain for which the seat makes an offer, in Cash."""
THEIRS: Final = 0.3
"""The least gain that an offer must seem to bring to the other gang."""
NEAR: Final = 4.0
"""The seat counters an offer only if accepting it would cost less than this."""
SELDOM: Final = 3
"""Outside PARLEY the seat looks for a deal one time in this number."""
BUNDLES: Final[tuple[Goods, ...]] = (
    (1, 0, 0), (2, 0, 0), (3, 0, 0), (0, 1, 0), (0, 2, 0), (0, 3, 0), (0, 0, 1), (0, 0, 2), (0, 0, 3),
)  # fmt: skip
"""The goods that an offer may give, and those that it may want."""
MORE: Final[tuple[Goods, ...]] = (*[(cash, 0, 0) for cash in range(1, 6)], (0, 1, 0), (0, 0, 1))
"""Extra goods to ask for when countering an offer."""


def change_by(offered: Goods, asked: Goods) -> Goods:
    """Return the change in goods for the gang that gets what is offered and gives what is asked."""
    return (offered[0] - asked[0], offered[1] - asked[1], offered[2] - asked[2])


def answer_offer(purse: Purse, ask: Ask, _: Rng) -> int:
    """Return YES if the deal makes the seat's goods worth more, else NO."""
    offered = (ask.args[2], ask.args[3], ask.args[4])
    asked = (ask.args[5], ask.args[6], ask.args[7])
    return YES if YES in ask.options and purse.change(purse.seat, change_by(offered, asked)) > 0 else NO


def accept_offer(purse: Purse, ask: Ask) -> int | None:
    """Return the standing offer that gains most for the seat, None if none gains anything."""
    found: int | None = None
    top = 0.0
    for i in range(len(ask.options)):
        terms = ask.args[8 * i + 2 : 8 * i + 8]
        gain = purse.change(purse.seat, change_by((terms[0], terms[1], terms[2]), (terms[3], terms[4], terms[5])))
        if gain > top:
            top = gain
            found = ask.options[i]
    return found


def make_offer(purse: Purse, ask: Ask, rng: Rng) -> object:
    """Return a counter-offer or the offer that gains most for the seat and should please the other gang; else NONE."""
    t = purse.t
    if not ask.ranges:
        return NONE
    for offer in t.void:
        if offer[1] == purse.seat:
            countered = counter(purse, ask, offer)
            if countered != NONE:
                return countered
    if ask.args[1] or (len(t.stack) > 1 and t.stack[-2][EFFECT].name != "parley" and rng.below(SELDOM)):
        return NONE
    swaps: list[tuple[float, Goods, Goods]] = []
    for given in BUNDLES:
        for wanted in BUNDLES if can_pay(t, purse.seat, given) else ():
            if not tags(given) & tags(wanted):
                mine = purse.change(purse.seat, change_by(wanted, given))
                if mine > GAIN:
                    swaps.append((mine, given, wanted))
    swaps.sort(reverse=True)
    top = GAIN
    chosen: object = NONE
    for seat in range(t.seats):
        if ask.args[0] >> seat & 1:
            theirs = purse.holding(seat)
            for mine, given, wanted in swaps:
                if mine <= top:
                    break
                held = all([wanted[good] <= theirs[good] for good in range(GOODS)])
                if held and purse.change(seat, change_by(given, wanted)) > THEIRS:
                    top = mine
                    chosen = (seat, *given, *wanted)
                    break
    return chosen


def counter_offer(purse: Purse, ask: Ask) -> object | None:
    """Return a counter-offer to a standing offer that should please both gangs; None if there is none."""
    for offer in purse.t.standing:
        if offer[1] == purse.seat:
            countered = counter(purse, ask, offer)
            if countered != NONE:
                return countered
    return None


def counter(purse: Purse, ask: Ask, offer: Deal) -> object:
    """Return the seat's best counter-offer to ``offer`` that should please its maker too, else NONE.

    It is the same deal made from the seat's side, with one of MORE in addition.
    """
    maker, _, given, wanted = offer
    gets = change_by(given, wanted)
    chosen: object = NONE
    if not ask.args[0] >> maker & 1 or not -NEAR < purse.change(purse.seat, gets) <= 0.0:
        return chosen
    closed = [ask.args[i : i + 1 + 2 * GOODS] for i in range(2, len(ask.args), 1 + 2 * GOODS)]
    theirs = purse.holding(maker)
    top = GAIN
    for more in MORE:
        c, g, k = gets[0] + more[0], gets[1] + more[1], gets[2] + more[2]
        give = (max(0, -c), max(0, -g), max(0, -k))
        want = (max(0, c), max(0, g), max(0, k))
        held = can_pay(purse.t, purse.seat, give) and all([want[good] <= theirs[good] for good in range(GOODS)])
        mine = purse.change(purse.seat, (c, g, k))
        answer = (maker, *give, *want)
        if held and mine > top and answer not in closed and purse.change(maker, (-c, -g, -k)) > THEIRS:
            top = mine
            chosen = answer
    return chosen
