"""All 3,000 pairs of a trait and a job are used, in every way there is, and nothing breaks (SC-COMBO-01 to -05)."""

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest
from tests.promises import sound
from tests.rules.scoundrels.ways import HORSE, OUTERS, OWN, TABLES, WAYS, Pair, Position, pairs, positions

from skulduggery import api, codec
from skulduggery.api import NATURE, SPECTATOR, Ask, Rng, Rules, State

LONGEST = 400
"""More asks than a turn or an end of a day can have, drafts that are begun again aside (SC-COMBO-01 to -04)."""


CLOSE = 7
"""The short run looks closely at one pair in this many."""


def asked(state: State) -> list[tuple[object, ...]]:
    """Return the questions and offers as values."""
    return [(ask.seat, ask.kind, ask.args, ask.options, ask.open) for ask in (*api.pending(state), *api.offers(state))]


def choice(rules: Rules, ask: Ask, wishes: tuple[tuple[str, ...], ...], rng: Rng) -> object:
    """The first wish that is offered, or anything; a crew is seldom rearranged, so that games end."""
    if ask.seat == NATURE:
        order = list(range(len(ask.ranges)))
        rng.shuffle(order)
        return tuple(order)
    if wishes:
        said = {api.words(rules, ask, option): option for option in ask.options}
        for wish in wishes:
            if wish in said:
                return said[wish]
    if ask.kind == "arrange" and rng.below(4):
        return ask.options[0]
    return ask.options[rng.below(len(ask.options))]


def used(events: tuple[api.Event, ...], trait: int, job: int, own: bool) -> bool:
    """Return whether a scoundrel of these two halves was used."""
    return any(event.kind == "use" and event.args[1:3] == (trait, job) and event.args[4] == own for event in events)


def period(state: State) -> tuple[int, ...]:
    """Return what distinguishes one player's turn or end of a day from the next."""
    table: dict[str, Any] = api.pack(state)
    return (table["day"], table["turn"], table["active"])


def play(rules: Rules, pair: Pair, position: Position, own: bool, rng: Rng, whole: bool, close: bool) -> bool:
    """Use a pair from a position and play on to the end of the period, or of the game; False if it isn't used.

    ``close``: look at the middle of the use.
    """
    state = api.read_position(rules, position.line)
    state.events = []
    state.rng = rng.seed()
    cards: dict[str, Any] = rules.cards
    trait, job = cards["trait"].index(pair.trait), cards["job"].index(pair.job)
    now = period(state)
    reached = looked = False
    asks = 0
    while pending := api.pending(state):
        sound.check(state)
        if close and reached and not looked:
            looked = True
            look(state, rng)
        offers = api.offers(state) if reached and rng.below(8) == 0 else ()
        ask = (offers or pending)[rng.below(len(offers or pending))]
        answer = choice(rules, ask, () if reached else position.wishes, rng)
        events = api.apply(state, ask.seat, answer, ask.kind if ask.open else "")
        reached = reached or used(events, trait, job, own)
        asks += ask.kind != "arrange"
        if period(state) != now:
            assert asks < LONGEST, position.line
            if not reached or not whole:
                break
            now = period(state)
            asks = 0
    sound.check(state)
    return reached


def look(state: State, rng: Rng) -> None:
    """In the middle of a use: a save is the state, a copy goes its own way, nobody sees what it may not know."""
    before = codec.write_save(state)
    loaded = codec.read_save(before, "middle.save")
    copy = api.clone(state)
    assert codec.write_save(loaded) == before
    assert asked(loaded) == asked(state)
    seed = rng.seed()
    for one in (loaded, copy):
        wild = Rng(seed)
        for _ in range(6):
            if pending := api.pending(one):
                api.apply(one, pending[0].seat, pending[0].options[wild.below(len(pending[0].options))])
    assert codec.write_save(loaded) == codec.write_save(copy)
    assert codec.write_save(state) == before
    seat = (*range(state.seats), SPECTATOR)[rng.below(state.seats + 1)]
    info = api.infostate(state, seat)
    world = api.redeal(info, rng)
    assert api.key(api.infostate(world, seat)) == api.key(info)
    assert api.view(world, seat).key() == api.view(state, seat).key() == api.view(info.state, seat).key()
    sound.check(world)


def use_in(rules: Rules, pair: Pair, way: str, seed: int, whole: bool, close: bool = True) -> bool:
    """Return whether a pair is used in a way, in the first of some random positions that allow it."""
    cards: dict[str, Any] = rules.cards
    days = cards["constants"]["days"][rules.options["mode"]]
    own = way == OWN or (way not in OUTERS and pair.trait["id"] == "sleepy")
    for number, position in enumerate(positions(pair, way, rules.seats, days, seed)):
        if play(rules, pair, position, own, Rng(seed * 64 + number), whole, close):
            return True
    return False


def tables() -> list[Rules]:
    """Tables with all options between them."""
    return [api.make_rules("scoundrels", seats, options) for seats, options in TABLES]


@pytest.mark.rule("SC-COMBO-01", "SC-COMBO-02", "SC-COMBO-03", "SC-COMBO-04", "SC-COMBO-05")
def test_every_pair_is_used() -> None:
    """Each of the 3,000 by its own timing; six, which never can be, through a Horse. All uses end, nothing breaks.

    One in seven is looked at in the middle of its use: of all traits, jobs and tables.
    """
    rules = tables()
    never: set[str] = set()
    count = 0
    for number, pair in enumerate(pairs(rules[0])):
        table = rules[number % len(rules)]
        if not use_in(table, pair, OWN, number, False, number % CLOSE == 0):
            never.add(str(pair))
            assert use_in(table, pair, HORSE, number, False), pair
        count += 1
    jobs = ("outlaw", "chef", "smuggler", "train-robber", "time-traveler", "alchemist")
    assert never == {f"generous/{job}" for job in jobs}
    assert count == 3_000


def every_way(number: int, seeds: int) -> Counter[str]:
    """Use every n-th pair from a number on in every way, in several positions; return how often each way succeeded."""
    rules = tables()
    all_pairs = pairs(rules[0])
    out: Counter[str] = Counter()
    for i in range(number, len(all_pairs), LOTS):
        for seed in range(seeds):
            for way in WAYS:
                table = rules[(i + seed) % len(rules)]
                out[way] += use_in(table, all_pairs[i], way, i + seed * len(all_pairs), seed == 0)
    return out


LOTS = 60


@pytest.mark.long
@pytest.mark.rule("SC-USE-29", "SC-JOB-HORSE-4", "SC-DAY-09")
def test_every_pair_in_every_way(capsys: pytest.CaptureFixture[str]) -> None:
    """By its own timing, through each of the three who use others, at the end of a day; in four positions each, once
    played on to the end of the game."""
    seeds = 4
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        out = sum(pool.map(every_way, range(LOTS), [seeds] * LOTS), Counter[str]())
    with capsys.disabled():
        print(f"\n3000 pairs in {seeds} positions for each way: {dict(out)}")
    for way in WAYS:  # six that never can be; a Horse isn't used by a Horse
        assert out[way] == seeds * (2_994 if way == OWN else 2_950 if way in OUTERS else 3_000), way
