"""Hidden counts (Men of Mayhem, 14.2) against plain enumeration of everything that can have happened."""

from collections import Counter
from itertools import product

import pytest
from tests.oracle.chisquare import fits

from skulduggery.engine.chance import Rng
from skulduggery.engine.knowledge.counts import MANY, open_ledger
from skulduggery.engine.knowledge.independent_counts import open_books


def exchanges(holdings, one, other, goods):
    """All holdings after a real exchange: in no good both ways, nobody below nothing, something moved."""
    ranges = [range(-holdings[other * goods + g], holdings[one * goods + g] + 1) for g in range(goods)]
    for moved in product(*ranges):
        if any(moved):
            after = list(holdings)
            for g in range(goods):
                after[one * goods + g] -= moved[g]
                after[other * goods + g] += moved[g]
            yield tuple(after)


def step(worlds, goods, act):
    """The worlds after one act, by the rules and nothing clever."""
    name, *args = act
    out = set()
    for world in worlds:
        if name == "exchanged":
            out.update(exchanges(world, *args, goods))
            continue
        after = list(world)
        if name == "steals":
            thief, victim, good, n = args
            took = min(n, world[victim * goods + good])
            after[victim * goods + good] -= took
            after[thief * goods + good] += took
            out.add(tuple(after))
            continue
        gang, good, n = args[:3]
        held = world[gang * goods + good]
        if name == "gains":
            after[gang * goods + good] += n
        elif name == "pays":
            if held < n:
                continue
            after[gang * goods + good] -= n
        elif name == "shows":
            if held < n:
                continue
        elif name == "knows":
            if held != n:
                continue
        elif name == "loses":
            if min(held, n) != args[3]:
                continue
            after[gang * goods + good] -= args[3]
        out.add(tuple(after))
    return out


def random_act(rng, worlds, gangs, goods):
    """An act that happens in at least one of the worlds."""
    world = sorted(worlds)[rng.below(len(worlds))]
    one, good = rng.below(gangs), rng.below(goods)
    other = (one + 1 + rng.below(gangs - 1)) % gangs
    held = world[one * goods + good]
    kind = rng.below(9)
    if kind < 4:
        if not any(world[one * goods + g] + world[other * goods + g] for g in range(goods)):
            return ("gains", one, good, 1)
        return ("exchanged", one, other)
    if kind == 4:
        return ("gains", one, good, rng.below(2))
    if kind == 5:
        return ("pays", one, good, rng.below(held + 1))
    if kind == 6:
        return ("steals", other, one, good, 1 + rng.below(3))
    if kind == 7:
        n = 1 + rng.below(3)
        return ("loses", one, good, n, min(held, n))
    return ("knows", one, good, held) if rng.below(3) == 0 else ("shows", one, good, held)


BOTH = pytest.mark.parametrize("opened", [open_ledger, open_books])


@BOTH
@pytest.mark.parametrize("seed", range(120))
def test_a_ledger_holds_exactly_what_some_course_of_events_explains(seed, opened):
    rng = Rng(seed)
    gangs = 2 + rng.below(3)
    goods = 1 + rng.below(3 if gangs == 2 else 2)
    start = tuple(rng.below(4 if gangs * goods < 6 else 2) for _ in range(gangs * goods))
    worlds = {start}
    ledger = opened(gangs, goods, start)
    for _ in range(7):
        act = random_act(rng, worlds, gangs, goods)
        worlds = step(worlds, goods, act)
        ledger = getattr(ledger, act[0])(*act[1:])
        assert ledger.exact
        most = max(max(world) for world in worlds)
        if len(worlds) < 300:
            cases = product(range(most + 2), repeat=gangs * goods) if (most + 2) ** (gangs * goods) < 3000 else worlds
            assert all(ledger.fits(case) == (case in worlds) for case in cases), act
        for gang in range(gangs):
            for good in range(goods):
                held = [world[gang * goods + good] for world in worlds]
                assert ledger.bounds(gang, good) == (min(held), max(held)), act
        for _ in range(20):
            assert ledger.redeal(rng) in worlds


STORIES = [
    (3, 1, (2, 3, 1), [("exchanged", 0, 1), ("steals", 2, 0, 0, 2), ("pays", 1, 0, 1)]),
    (3, 2, (1, 1, 0, 2, 1, 0), [("exchanged", 0, 1), ("exchanged", 1, 2), ("shows", 2, 1, 1)]),
    (2, 2, (1, 0, 0, 1), [("exchanged", 0, 1)]),
    (4, 1, (1, 2, 0, 3), [("exchanged", 0, 1), ("exchanged", 2, 3), ("steals", 0, 3, 0, 1), ("exchanged", 1, 2)]),
]


@BOTH
@pytest.mark.parametrize(("gangs", "goods", "start", "acts"), STORIES)
def test_a_redeal_draws_every_holding_alike(gangs, goods, start, acts, opened):
    worlds = {start}
    ledger = opened(gangs, goods, start)
    for act in acts:
        worlds = step(worlds, goods, act)
        ledger = getattr(ledger, act[0])(*act[1:])
    rng = Rng(11)
    drawn = Counter(ledger.redeal(rng) for _ in range(200 * len(worlds)))
    assert fits(dict.fromkeys(worlds, 1), drawn)


@BOTH
def test_a_contradiction_is_refused(opened):
    with pytest.raises(ValueError, match="nothing explains"):
        opened(2, 1, (1, 1)).pays(0, 0, 2)


@BOTH
def test_what_was_before_an_exchange(opened):
    """Every holding from which the one after it comes, and no other."""
    start, acts = (1, 2, 0, 3), [("exchanged", 0, 1), ("exchanged", 2, 3)]
    worlds = {start}
    ledger = opened(4, 1, start)
    for act in acts:
        worlds = step(worlds, 1, act)
        ledger = getattr(ledger, act[0])(*act[1:])
    rng = Rng(3)
    for after in sorted(step(worlds, 1, ("exchanged", 1, 2))):
        before = {ledger.before_exchange(rng, 1, 2, after) for _ in range(60)}
        assert before == {world for world in worlds if after in set(exchanges(world, 1, 2, 1))}


def test_hidden_deals_of_different_pairs_do_not_multiply():
    """Three pairs of six gangs: 216 branches in one ledger, 18 in books, and they stay exact when pairs mix."""
    books = open_books(6, 3, (4, 2, 2) * 6)
    for one in (0, 2, 4):
        books = books.exchanged(one, one + 1)
    assert books.exact
    assert [len(ledger.branches) for ledger in books.ledgers] == [6, 6, 6]
    books = books.exchanged(1, 2)
    assert books.exact
    assert books.groups == ((4, 5), (1, 0, 2, 3)) or books.groups == ((4, 5), (0, 1, 2, 3))


def test_six_gangs_and_many_exchanges_stay_within_bounds_but_not_exact():
    holdings = [4, 2, 2] * 6
    ledger = open_ledger(6, 3, tuple(holdings))
    rng = Rng(5)
    for _ in range(25):
        one = rng.below(6)
        other = (one + 1 + rng.below(5)) % 6
        if holdings[one * 3]:
            holdings[one * 3] -= 1
            holdings[other * 3] += 1
            ledger = ledger.exchanged(one, other)
        thief, victim = rng.below(3), 3 + rng.below(3)
        took = min(3, holdings[victim * 3])
        holdings[victim * 3] -= took
        holdings[thief * 3] += took
        ledger = ledger.steals(thief, victim, 0, 3)
        assert ledger.fits(tuple(holdings))
        assert len(ledger.branches) <= 6 * MANY
    assert not ledger.exact
    assert ledger.fits(ledger.redeal(rng))
