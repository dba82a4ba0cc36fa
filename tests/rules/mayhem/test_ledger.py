"""A seat's possible knowledge of others' goods, compared with all courses of events on small tables, one by one."""

from collections import Counter
from itertools import product
from typing import Any

import pytest
from tests.oracle.chisquare import chance, surprise
from tests.promises import sound

from skulduggery import api
from skulduggery.api import SPECTATOR, Rng, Rules, State
from skulduggery.engine.knowledge.independent_counts import open_books
from skulduggery.games.mayhem.knowledge.infostate import HIDDEN, filled_in, holdings
from skulduggery.games.mayhem.rules.goods import (
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

Holdings = tuple[int, ...]
"""At gang * 3 + good."""


def few_goods(seats: int, seed: int) -> Rules:
    """A table where everybody begins with little, so that everything can be listed, and deals are made in turn."""
    cards: dict[str, Any] = dict(api.game("mayhem").house_cards())
    side = {"cash": 2, "guns": 1, "contraband": 1}
    cards["unleaded"] = {**cards["unleaded"], **side}
    options: dict[str, api.Value] = {
        "deals": True, "deal_protocol": "sequential", "offers_per_step": 2, "hardcore_cards": seed % 2 == 0,
    }  # fmt: skip
    return api.make_rules("mayhem", seats, options, cards)


def moved(held: Holdings, seat: int, good: int, n: int) -> Holdings:
    at = seat * 3 + good
    return (*held[:at], held[at] + n, *held[at + 1 :])


def exchanges(held: Holdings, one: int, other: int) -> set[Holdings]:
    """All that can be held after a deal: neither gives what it hasn't, something goes, no good goes both ways."""
    ways = [range(-held[other * 3 + good], held[one * 3 + good] + 1) for good in range(3)]
    out = set()
    for shifts in product(*ways):
        if any(shifts):
            after = list(held)
            for good, n in enumerate(shifts):
                after[one * 3 + good] -= n
                after[other * 3 + good] += n
            out.add(tuple(after))
    return out


def possible(acts: Any, seats: int, known_before: dict[Any, set[Holdings]]) -> set[Holdings]:
    """All holdings that the acts allow, as a seat saw them: every course of events is followed.

    ``known_before``: what earlier acts allow, from earlier moments of the game.
    """
    acts = tuple(map(tuple, acts))
    there: set[Holdings] = {tuple(act[4] for act in acts[: seats * 3])}
    first = next((n for n in range(len(acts), seats * 3, -1) if acts[:n] in known_before), seats * 3)
    there = known_before.get(acts[:first], there)
    for i in range(first, len(acts)):
        what, seat, other, good, n, taken, known = acts[i]
        at, theirs = seat * 3 + good, other * 3 + good
        if what == GAIN:
            there = {moved(held, seat, good, n) for held in there}
        elif what == PAY:
            there = {moved(held, seat, good, -n) for held in there if held[at] >= n}
        elif what == LOSE:
            there = {moved(held, seat, good, -taken) for held in there if min(n, held[at]) == taken}
        elif what == HALVE:
            there = {moved(held, seat, good, -n) for held in there if held[at] // 2 == n}
        elif what == SHOW:
            there = {held for held in there if held[at] >= n}
        elif what == PEEK:
            there = {held for held in there if held[theirs] == n}
        elif what == OPEN:
            there = {moved(held, seat, good, -n) for held in there if held[at] == n}
        elif what == STEAL:
            went = [(held, min(n, held[theirs])) for held in there]
            there = {moved(moved(held, seat, good, k), other, good, -k) for held, k in went if taken in (k, -1)}
        elif what == SWAP:
            there = {moved(moved(held, seat, good, -n), other, good, n) for held in there if held[at] >= n}
        elif what == SWAPPED and (acts[i - 1][0] != SWAP or acts[i - 1][6] != known):
            there = {after for held in there for after in exchanges(held, seat, other)}
    known_before[acts] = there
    return there


def positions(seats: int, seed: int) -> list[State]:
    """Positions of a game at random, as long as little is in play."""
    rng = Rng(seed)
    state = api.new(few_goods(seats, seed), seed)
    out: list[State] = []
    while (asks := api.pending(state)) and api.pack(state)["round"] < 5:  # type: ignore[operator]
        ask = asks[0]
        answer = ask.options[-1] if ask.kind == "reply" else ask.draw(rng)
        if ask.kind == "order":
            orders = [option for option in ask.options if option >> 24 in (0, 6)]
            answer = orders[rng.below(len(orders))] if rng.below(3) else answer
        api.apply(state, ask.seat, answer)
        if rng.below(12) == 0:
            out.append(state.clone())
    return out


@pytest.mark.rule("MM-INFO-30", "MM-INFO-01", "MM-INFO-05", "MM-DEAL-24", "MM-TX-12")
@pytest.mark.parametrize(("seats", "games"), [(3, 8), pytest.param(4, 4, marks=pytest.mark.long)])
def test_a_ledger_holds_exactly_what_some_course_of_events_explains(seats: int, games: int) -> None:
    """At positions of games with deals and thefts, for each seat and a spectator: each holding that can be is in the
    ledger, no other is, and the bounds are its shadow."""
    doubts = 0
    for seed in range(games):
        known_before: dict[Any, set[Holdings]] = {}
        for state in positions(seats, seed):
            if not api.pack(state)["round"]:
                continue
            for viewer in (*range(seats), SPECTATOR):
                info = api.infostate(state, viewer)
                table: Any = api.pack(info.state)
                there = possible(table["acts"], seats, known_before)
                mine = range(viewer * 3, viewer * 3 + 3) if viewer >= 0 and viewer not in table["out"] else ()
                there = {held for held in there if all(held[at] == table["goods"][at] for at in mine)}
                if len(there) > 4000:
                    continue
                book = holdings(info)
                assert book.exact
                assert all(book.fits(held) for held in there)
                for gang in range(seats):
                    for good in range(3):
                        low, high = book.bounds(gang, good)
                        seen = {held[gang * 3 + good] for held in there}
                        assert (low, high) == (min(seen), max(seen))
                for held in list(there)[:50]:
                    for one, other, good in product(range(seats), range(seats), range(3)):
                        beside = moved(moved(held, one, good, 1), other, good, -1)
                        assert book.fits(beside) == (beside in there), (held, beside)
                doubts += len(there) > 1
    assert doubts > 20


@pytest.mark.rule("MM-DEAL-24", "MM-TX-12")
@pytest.mark.parametrize(
    ("what", "after", "explained"),
    [
        (SWAPPED, [3, 1, 1, 1, 1, 1, 2, 1, 1], True),
        (SWAPPED, [3, 1, 1, 2, 1, 1, 2, 1, 1], False),  # a good came from nowhere
        (STEAL, [3, 1, 1, 1, 1, 1, 2, 1, 1], True),
        (STEAL, [2, 1, 1, 2, 1, 1, 2, 1, 1], False),  # there was Cash to steal, and none went
    ],
)
def test_what_cannot_have_been_is_no_course_of_events(what: int, after: list[int], explained: bool) -> None:
    """An unseen deal and an unseen theft of one Cash, by the first gang from the second; each began with 2, 1, 1."""
    held = after.copy()
    found = filled_in(open_books(3, 3, (2, 1, 1) * 3), (what, 0, 1, 0, 1, HIDDEN, 1), held, Rng(1))
    if explained:
        assert found
        assert held == [2, 1, 1] * 3
    else:
        assert found is None
        assert held == after


@pytest.mark.rule("MM-INFO-31")
def test_redeals_are_as_likely_as_each_other() -> None:
    """Each holding that some history explains comes up equally often; each re-dealt world has a history of its own."""
    tried = 0
    rng = Rng(5)
    for seed in range(40):
        for state in positions(3, seed):
            info = api.infostate(state, seed % 3)
            table: Any = api.pack(info.state)
            if not table["round"]:
                continue
            mine = range(seed % 3 * 3, seed % 3 * 3 + 3)
            there = possible(table["acts"], 3, {})
            there = {held for held in there if all(held[at] == table["goods"][at] for at in mine)}
            if not 5 < len(there) < 40:
                continue
            drawn: Counter[Holdings] = Counter()
            for _ in range(30 * len(there)):
                world = api.redeal(info, rng)
                sound.check(world)
                drawn[tuple(api.pack(world)["goods"])] += 1  # type: ignore[arg-type]
            assert set(drawn) == there
            assert chance(*surprise(list(drawn.values()), [1] * len(there))) > 0.0005
            tried += 1
            break
        if tried == 6:
            return
    raise AssertionError(f"only {tried} positions were found in which goods are in doubt")
