"""Information states of Men of Mayhem, and the worlds that fit them (section 14 of the rules).

Acts prove these facts:

1. Starting amounts and public movements of goods are known, so holdings can be counted (MM-INFO-30).
2. A gang that pays, sells, pulls or traffics goods had them. A gang that can't lose in full had no more. A gang that
   loses half had twice that amount, or one more (MM-INFO-05).
3. A seat that learns of an offer knows that its maker held the goods on offer (MM-DEAL-12).
4. A directed deal changes two holdings by unknown amounts. Neither gang gave more than it had, at least one good
   moved, and no good moved both ways (MM-DEAL-11, -24).
5. A theft took the stated amount, or all there was (MM-TX-11, -12). A thief that found too little saw what was left.
6. The totals of Guns and of Contraband are constant (MM-COMP-03, -04).

Everything else is strategy: a count below the possible maximum proves nothing (MM-INFO-31).
"""

from typing import Final

from skulduggery.engine.chance import Rng
from skulduggery.engine.knowledge.groups import Info, blind
from skulduggery.engine.knowledge.independent_counts import Books, open_books
from skulduggery.engine.sealed import Sealed
from skulduggery.games.mayhem.rules.goods import (
    EVERYBODY,
    GAIN,
    HALVE,
    LOSE,
    OPEN,
    PAY,
    PEEK,
    SHOW,
    STEAL,
    SWAP,
    SWAPPED,
)
from skulduggery.games.mayhem.rules.setup import box, random_sites
from skulduggery.games.mayhem.rules.state import ALL, GOODS, Act, Mayhem

Acts = tuple[Act, ...]
HIDDEN: Final = -1
MOST: Final = 2_000
"""Greatest number of cached ledgers."""
TRIES: Final = 200
"""After this many draws, accept holdings that no course of events explains."""
_ledgers: dict[tuple[int, Acts], Books] = {}


def infostate(t: Mayhem, seat: int) -> Info[Mayhem]:
    """Return all that ``seat``, or a SPECTATOR, knows with perfect recall."""
    info = blind(t, seat)
    for other in range(t.seats) if t.round else ():  # before round 1 nobody holds anything
        if other != seat and other not in t.out:
            for good in range(GOODS):
                info.goods[other * GOODS + good] = HIDDEN
    if not t.result:
        info.sites = (*t.sites[: t.turned], *(HIDDEN,) * (len(t.sites) - t.turned))
        info.deck = (*t.deck[: t.shown], *(HIDDEN,) * (len(t.deck) - t.shown))
    else:
        info.goods = t.goods.copy()
    info.standing = tuple([offer for offer in t.standing if offer[1] == ALL or seat in offer[:2]])
    info.void = tuple([offer for offer in t.void if offer[1] == ALL or seat in offer[:2]])
    info.made = tuple([offer for offer in t.made if offer[1] == ALL or seat in offer[:2]])
    info.acts = as_seen(t.acts, seat)
    return Info(seat, info, ())


def as_seen(acts: Acts, seat: int) -> Acts:
    """Return the acts as a seat saw them: without secret acts, and with unseen stolen amounts HIDDEN.

    The acts of a deal and a thief's look are left out, because even their number would reveal secrets.
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


def ledger(seats: int, acts: Acts) -> Books:
    """Return all holdings that fit the acts, as a seat saw them; cached. Raise ValueError if none fit."""
    first = seats * GOODS
    known: Books | None = None
    n = len(acts)
    while n > first:
        known = _ledgers.get((seats, acts[:n]))
        if known is not None:
            break
        n -= 1
    if known is None:
        known = open_books(seats, GOODS, tuple([act[4] for act in acts[:first]]))
    for i in range(n, len(acts)):
        known = after(known, acts[: i + 1])
    if n < len(acts):
        if len(_ledgers) >= MOST:
            _ledgers.clear()
        _ledgers[(seats, acts)] = known
    return known


def after(book: Books, acts: Acts) -> Books:
    """Return the knowledge after the last of ``acts``, given the knowledge before it."""
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
        # If the seat saw the amounts, SWAP acts have counted them already.
        seen = acts[-2][0] == SWAP and acts[-2][6] == known
        return book if seen else book.exchanged(seat, other)
    if what == PEEK:
        return book.knows(other, good, amount)
    if what == HALVE:
        return book.pays(seat, good, amount).shows(seat, good, amount).caps(seat, good, amount + 1)
    if what == SHOW:
        return book.shows(seat, good, amount)
    assert what == OPEN, what
    return book.knows(seat, good, amount).gains(seat, good, -amount)


def holdings(info: Info[Mayhem]) -> Books:
    """Return a seat's knowledge of all holdings, with its own exactly known."""
    t = info.state
    book = ledger(t.seats, t.acts)
    for good in range(GOODS):
        if info.seat >= 0 and info.seat not in t.out:
            book = book.knows(info.seat, good, t.goods[info.seat * GOODS + good])
    return book


def bounds(info: Info[Mayhem], seat: int, good: int) -> tuple[int, int]:
    """Return the least and greatest amount of a good that a gang can hold (14.2)."""
    return holdings(info).bounds(seat, good)


def redeal(info: Info[Mayhem], rng: Rng) -> Mayhem:
    """Return a state that fits the information state, with a new random stream.

    Holdings are drawn uniformly from those that fit the acts.
    """
    t = info.state.clone()
    t.sites = filled(t.sites, random_sites(t), rng)
    t.deck = filled(t.deck, box(t), rng)
    if HIDDEN in t.goods:
        book = holdings(info)
        for _ in range(TRIES):  # a ledger that is not exact also holds some impossible holdings
            t.goods = list(book.redeal(rng))
            acts = told_in_full(t.seats, t.acts, t.goods, rng)
            if acts is not None:
                t.acts = acts
                break
    for i in range(len(t.stack)):
        effect = t.stack[i][0]
        if isinstance(effect, Sealed):
            t.stack[i] = effect.redraw(t, t.stack[i], rng)
    t.rng = rng.seed()
    return t


def told_in_full(seats: int, acts: Acts, goods: list[int], rng: Rng) -> Acts | None:
    """Return the acts with unseen amounts filled in, so that they lead to ``goods``; None if that is impossible.

    Work backwards. Before each unseen act, draw holdings that fit the earlier acts and lead to the holdings after it.
    """
    unseen = [i for i in range(len(acts)) if is_unseen(acts, i)]
    if not unseen:
        return acts
    books = {i: ledger(seats, acts[:i]) for i in unseen}
    held = goods.copy()
    out: list[Act] = []
    for i in range(len(acts) - 1, unseen[0] - 1, -1):
        act = acts[i]
        if i in books:
            found = filled_in(books[i], act, held, rng)
            if found is None:
                return None
            out += reversed(found)
        else:
            out.append(act)
            undo(held, act)
    return (*acts[: unseen[0]], *reversed(out))


def is_unseen(acts: Acts, i: int) -> bool:
    """Return whether the seat didn't see the amounts of act ``i``."""
    what = acts[i][0]
    if what == SWAPPED:
        return acts[i - 1][0] != SWAP or acts[i - 1][6] != acts[i][6]
    return what == STEAL and acts[i][5] == HIDDEN


def filled_in(book: Books, act: Act, held: list[int], rng: Rng) -> list[Act] | None:
    """Draw full acts for an unseen one after which ``held`` was held, and change ``held`` to the holdings before it.

    ``book``: the knowledge before the act. Return None, and leave ``held`` unchanged, if no act leads to ``held``.
    """
    what, one, other, good, amount, _, known = act
    out: list[Act] = []
    if what == SWAPPED:
        before = book.before_exchange(rng, one, other, tuple(held))
        if before == tuple(held):
            return None
        for k in range(GOODS):
            n = before[one * GOODS + k] - held[one * GOODS + k]
            if n:
                giver, taker = (one, other) if n > 0 else (other, one)
                out.append((SWAP, giver, taker, k, abs(n), 0, known))
        held[:] = before
        return [*out, act]
    at, there = one * GOODS + good, other * GOODS + good
    ways = []
    for taken in range(min(amount, held[at]) + 1):
        before = (*held[:at], held[at] - taken, *held[at + 1 :])
        before = (*before[:there], before[there] + taken, *before[there + 1 :])
        if (taken == amount or not held[there]) and book.fits(before):
            ways.append(taken)
    if not ways:
        return None
    taken = ways[rng.below(len(ways))]
    if taken < amount:
        out = [(PEEK, one, other, k, held[other * GOODS + k], 0, known) for k in range(GOODS)]
    held[at] -= taken
    held[there] += taken
    return [(what, one, other, good, amount, taken, known), *out]


def undo(held: list[int], act: Act) -> None:
    """Change ``held`` back to the holdings before a fully known act."""
    what, seat, other, good, amount, taken, _ = act
    at = seat * GOODS + good
    if what in (GAIN, PAY, HALVE):
        held[at] -= amount if what == GAIN else -amount
    elif what == LOSE:
        held[at] += taken
    elif what in (STEAL, SWAP):
        moved = taken if what == STEAL else -amount
        held[at] -= moved
        held[other * GOODS + good] += moved
    elif what == OPEN:
        held[at] += amount


def filled(cards: tuple[int, ...], all_cards: list[int], rng: Rng) -> tuple[int, ...]:
    """Return ``cards`` with each HIDDEN one replaced by a random one of the others in ``all_cards``."""
    left = [card for card in all_cards if card not in cards]
    rng.shuffle(left)
    return tuple([card if card != HIDDEN else left.pop() for card in cards])


def key(info: Info[Mayhem]) -> tuple[object, ...]:
    """Return an information state as one value, equal for two positions that the seat can't tell apart."""
    t = info.state
    frames = tuple([(effect.name, *place) for effect, *place in t.stack])
    return (
        info.seat, frames, t.sides, tuple(t.goods), tuple(t.members), tuple(t.prospects), tuple(t.pool_members),
        tuple(t.pool_prospects), tuple(t.heat), tuple(t.tokens), tuple(t.fists), t.made, t.supply, t.removed,
        t.patch, t.out, t.off, t.sites, t.turned, t.deck, t.shown, t.table, t.marks, t.standing, t.void, t.acts,
        t.order, t.round, t.phase, t.result,
    )  # fmt: skip
