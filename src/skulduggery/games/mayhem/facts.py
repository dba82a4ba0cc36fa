"""What a seat of Men of Mayhem knows, and the worlds that fit it (section 14 of the rules).

What a public act proves, beyond what was told:

1. Starting amounts and every movement of goods in public are known: holdings can be counted (MM-INFO-30).
2. Who pays, sells, pulls or traffics had it; who could not lose in full had no more (MM-INFO-05).
3. Who learns of an offer knows that its maker held what it gave (MM-DEAL-12).
4. A directed deal changes two holdings by unknown amounts; neither gave more than it had, something went, and no good
   went both ways (MM-DEAL-11, -24).
5. A theft took what was stated, or all there was (MM-TX-11, -12); a thief that found too little saw what was left.
6. All Guns, and all Contraband, add up (MM-COMP-03, -04).

Everything else is strategy: a count below what is possible proves nothing (MM-INFO-31).
"""

from typing import Final, cast

from skulduggery.core.facts import Info, blind
from skulduggery.core.ledger import Ledger, open_ledger
from skulduggery.core.parts import Sealed
from skulduggery.core.rng import Rng
from skulduggery.games.mayhem.flow import box, random_sites
from skulduggery.games.mayhem.goods import EVERYBODY, GAIN, LOSE, OPEN, PAY, PEEK, SHOW, STEAL, SWAP, SWAPPED
from skulduggery.games.mayhem.setup import ALL, GOODS, Act, Mayhem

Acts = tuple[Act, ...]
HIDDEN: Final = -1
MOST: Final = 10_000
"""Ledgers that are remembered."""
_ledgers: dict[tuple[int, Acts], Ledger] = {}


def infostate(t: Mayhem, seat: int) -> Info:
    """What ``seat`` (or SPECTATOR) knows by perfect recall."""
    info = cast(Mayhem, blind(t, seat))
    for other in range(t.seats):
        if other != seat:
            for good in range(GOODS):
                info.goods[other * GOODS + good] = HIDDEN
    if not t.result:
        info.sites = (*t.sites[: t.turned], *(HIDDEN,) * (len(t.sites) - t.turned))
        info.deck = (*t.deck[: t.shown], *(HIDDEN,) * (len(t.deck) - t.shown))
    else:
        info.goods = t.goods.copy()
    info.standing = tuple([offer for offer in t.standing if offer[1] == ALL or seat in offer[:2]])
    info.void = tuple([offer for offer in t.void if offer[1] == ALL or seat in offer[:2]])
    info.made = made_as_seen(t, seat)
    info.acts = as_seen(t.acts, seat)
    return Info(seat, info, ())


def made_as_seen(t: Mayhem, seat: int) -> list[int]:
    """Offers made in this step, of others only those that the seat could count itself."""
    return [t.made[other] if other == seat else 0 for other in range(t.seats)]


def as_seen(acts: Acts, seat: int) -> Acts:
    """Acts as a seat saw them: amounts that it didn't see are blank, secret ones left out.

    The number of acts of a deal, and that a thief looked, would betray what is secret.
    """
    bit = 1 << seat if seat >= 0 else 0
    out = []
    for act in acts:
        if act[6] == EVERYBODY or act[6] & bit:
            out.append(act)
        elif act[0] == STEAL:
            out.append((*act[:5], HIDDEN, act[6]))
        elif act[0] == SWAPPED:
            out.append(act)
    return tuple(out)


def ledger(seats: int, acts: Acts) -> Ledger:
    """All holdings that the acts allow, as a seat saw them. Raises ValueError if none does."""
    first = seats * GOODS
    if len(acts) == first and all([act[0] == OPEN for act in acts]):
        return open_ledger(seats, GOODS, tuple([act[4] for act in acts]))
    known = _ledgers.get((seats, acts))
    if known is None:
        known = after(ledger(seats, acts[:-1]), acts)
        if len(_ledgers) >= MOST:
            _ledgers.clear()
        _ledgers[(seats, acts)] = known
    return known


def after(book: Ledger, acts: Acts) -> Ledger:
    """What is known after the last act."""
    what, seat, other, good, amount, taken, known = acts[-1]
    if what == GAIN:
        return book.gains(seat, good, amount)
    if what == PAY:
        return book.pays(seat, good, amount)
    if what == LOSE:
        return book.loses(seat, good, amount, taken)
    if what == STEAL:
        if taken == HIDDEN:
            return book.steals(seat, other, good, amount)
        return book.loses(other, good, amount, taken).gains(seat, good, taken)
    if what == SWAP:
        return book.pays(seat, good, amount).gains(other, good, amount)
    if what == SWAPPED:
        # Whoever saw the amounts has counted them already.
        seen = acts[-2][0] == SWAP and acts[-2][6] == known
        return book if seen else book.exchanged(seat, other)
    if what == PEEK:
        return book.knows(other, good, amount)
    if what == SHOW:
        return book.shows(seat, good, amount)
    assert what == OPEN, what
    return book.knows(seat, good, amount).gains(seat, good, -amount)


def holdings(info: Info) -> Ledger:
    """What a seat knows of all holdings: its own among them."""
    t = cast(Mayhem, info.state)
    book = ledger(t.seats, t.acts)
    for good in range(GOODS):
        if info.seat >= 0 and info.seat not in t.out:
            book = book.knows(info.seat, good, t.goods[info.seat * GOODS + good])
    return book


def bounds(info: Info, seat: int, good: int) -> tuple[int, int]:
    """The least and the greatest that a gang can hold (14.2)."""
    return holdings(info).bounds(seat, good)


def redeal(info: Info, rng: Rng) -> Mayhem:
    """A state that the seat could be in: each holding that some history explains as likely, with a new stream."""
    t = cast(Mayhem, info.state).clone()
    t.sites = filled(t.sites, random_sites(t), rng)
    t.deck = filled(t.deck, box(t), rng)
    if HIDDEN in t.goods:
        t.goods = list(holdings(info).redeal(rng))
    for i in range(len(t.stack)):
        effect = t.stack[i][0]
        if isinstance(effect, Sealed):
            t.stack[i] = effect.redraw(t, t.stack[i], rng)
    t.rng = rng.seed()
    return t


def filled(cards: tuple[int, ...], all_cards: list[int], rng: Rng) -> tuple[int, ...]:
    """Cards face down are any of those that nobody has seen."""
    left = [card for card in all_cards if card not in cards]
    rng.shuffle(left)
    return tuple([card if card != HIDDEN else left.pop() for card in cards])


def key(info: Info) -> tuple[object, ...]:
    """All of an information state as one value: equal where the seat can't tell two positions apart."""
    t = cast(Mayhem, info.state)
    frames = tuple([(f[0].name, f[1], f[2], f[3], f[4]) for f in t.stack])
    return (
        info.seat, frames, t.sides, tuple(t.goods), tuple(t.members), tuple(t.prospects), tuple(t.pool_members),
        tuple(t.pool_prospects), tuple(t.heat), tuple(t.tokens), tuple(t.fists), tuple(t.made), t.supply, t.removed,
        t.patch, t.out, t.off, t.sites, t.turned, t.deck, t.shown, t.table, t.marks, t.standing, t.void, t.acts,
        t.order, t.round, t.phase, t.result,
    )  # fmt: skip
