"""Movements of Cash, Guns and Contraband, and the record from which seats learn of them (MM-INFO-01, 14.2).

Each movement or disclosure is an *act* ``(what, seat, other, good, amount, taken, known)``. ``known`` is the bit mask
of the seats that saw all of it. Other seats see a theft without ``taken``, of a deal only SWAPPED, and nothing else.
What a seat knows follows from the acts that it saw (knowledge/infostate.py).
"""

from typing import Final

from skulduggery.engine.programs import whisper
from skulduggery.games.mayhem.rules.state import ALL, CASH, DRUGS, GOODS, GUNS, Deal, Goods, Mayhem, rules_of

GAIN: Final = 0
"""seat gained amount of good from the bank or supply, in public"""
PAY: Final = 1
"""seat gave up amount of good, in public"""
LOSE: Final = 2
"""seat had to lose amount of good and lost ``taken``, in public; less than amount if it had no more"""
STEAL: Final = 3
"""seat stole ``taken`` of good from other; less than the stated amount if other had no more"""
SWAP: Final = 4
"""seat gave other amount of good in a deal; SWAPPED follows the last SWAP of a deal"""
SWAPPED: Final = 5
"""seat and other have made a deal; the act has no amounts"""
PEEK: Final = 6
"""seat, a thief, saw that other holds amount of good"""
SHOW: Final = 7
"""seat holds at least amount of good, because it has offered it"""
OPEN: Final = 8
"""seat's holding of good is amount, in public: when the game begins, or when the gang is eliminated and loses it"""
HALVE: Final = 9
"""seat lost amount of good, in public: half of its holding, rounded down"""
EVERYBODY: Final = -1


def note(
    t: Mayhem, what: int, seat: int, other: int, good: int, amount: int, taken: int = 0, known: int = EVERYBODY
) -> None:
    """Record an act."""
    t.acts = (*t.acts, (what, seat, other, good, amount, taken, known))


def holding(t: Mayhem, seat: int) -> Goods:
    """Return a gang's Cash, Guns and Contraband."""
    first = seat * GOODS
    return (t.goods[first], t.goods[first + 1], t.goods[first + 2])


def stock(t: Mayhem, good: int) -> int:
    """Return the amount of a good left in the bank or the supply; Cash has no limit (MM-COMP-02, -03)."""
    return 1 << 20 if good == CASH else t.supply[good - 1]


def put_back(t: Mayhem, good: int, amount: int) -> None:
    """Put Guns or Contraband into the supply, or take them out if ``amount`` is negative; ignore Cash (MM-COMP-06)."""
    if good == GUNS:
        t.supply = (t.supply[0] + amount, t.supply[1])
    elif good == DRUGS:
        t.supply = (t.supply[0], t.supply[1] + amount)


def gain(t: Mayhem, seat: int, good: int, amount: int) -> int:
    """Give a gang goods from the bank or the supply, as far as they last; return the amount (MM-COMP-05)."""
    got = min(amount, stock(t, good))
    if got > 0:
        t.goods[seat * GOODS + good] += got
        put_back(t, good, -got)
        note(t, GAIN, seat, -1, good, got)
        t.tell("gain", (seat, good, got))
    return got


def pay(t: Mayhem, seat: int, good: int, amount: int) -> None:
    """Pay goods of a gang to the bank or the supply. The gang must hold them."""
    if amount:
        t.goods[seat * GOODS + good] -= amount
        put_back(t, good, amount)
        note(t, PAY, seat, -1, good, amount)
        t.tell("pay", (seat, good, amount))


def lose(t: Mayhem, seat: int, good: int, amount: int) -> None:
    """Take goods from a gang, as far as it holds them; the loss is public (MM-INFO-05)."""
    lost = min(amount, t.goods[seat * GOODS + good])
    t.goods[seat * GOODS + good] -= lost
    put_back(t, good, lost)
    note(t, LOSE, seat, -1, good, amount, lost)
    t.tell("lose", (seat, good, lost))


def lose_half(t: Mayhem, seat: int, good: int) -> None:
    """Take half of a good from a gang, rounded down; the loss is public."""
    half = t.goods[seat * GOODS + good] // 2
    t.goods[seat * GOODS + good] -= half
    put_back(t, good, half)
    note(t, HALVE, seat, -1, good, half)
    t.tell("lose", (seat, good, half))


def steal(t: Mayhem, thief: int, victim: int, goods: Goods) -> None:
    """Move goods from a rival to the thief, as far as held (MM-TX-08 to -12).

    If the rival had too few of any good, the thief sees what the rival still holds of all goods.
    """
    both = 1 << thief | 1 << victim
    short = False
    for good in range(GOODS):
        amount = goods[good]
        if not amount:
            continue
        taken = min(amount, t.goods[victim * GOODS + good])
        short = short or taken < amount
        t.goods[victim * GOODS + good] -= taken
        t.goods[thief * GOODS + good] += taken
        note(t, STEAL, thief, victim, good, amount, taken, both)
        t.tell("steal", (thief, victim, good, amount, taken), (4,), both)
    if short:
        for good in range(GOODS):
            note(t, PEEK, thief, victim, good, t.goods[victim * GOODS + good], 0, both)
        if t.events is not None:
            whisper(t, "peek", (thief, victim, *holding(t, victim)), both)


def can_pay(t: Mayhem, seat: int, goods: Goods) -> bool:
    """Return whether a gang holds at least these goods."""
    first = seat * GOODS
    return t.goods[first] >= goods[0] and t.goods[first + 1] >= goods[1] and t.goods[first + 2] >= goods[2]


def exchange(t: Mayhem, offer: Deal, taker: int) -> None:
    """Exchange the goods of a deal in one step (MM-DEAL-15, -24, -27).

    Acts and event name the lower seat first, so that they don't reveal which gang made the offer.
    """
    one, to, given, wanted = offer
    public = to == ALL or rules_of(t).public_log
    known = EVERYBODY if public else 1 << one | 1 << taker
    other = taker
    if other < one:
        one, other, given, wanted = other, one, wanted, given
    for good in range(GOODS):
        more = wanted[good] - given[good]
        t.goods[one * GOODS + good] += more
        t.goods[other * GOODS + good] -= more
        if given[good]:
            note(t, SWAP, one, other, good, given[good], 0, known)
        if wanted[good]:
            note(t, SWAP, other, one, good, wanted[good], 0, known)
    note(t, SWAPPED, one, other, -1, 0, 0, known)
    t.tell("deal", (one, other, given, wanted), () if public else (2, 3), known)
