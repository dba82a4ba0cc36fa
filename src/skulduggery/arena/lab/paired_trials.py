"""Paired deals: games with and without a change under common random numbers, and the worth of the change to its taker.

A *deal* is a seed. It is played with the cards as they were and with the cards as changed. Bots that differ change
seats, so that each has each seat.

When a seat first takes a studied card, the game branches just before that answer. One branch goes on with the card as
it was, the other with the card as changed, and the seat gives the same answer in both. The worth of the change is the
difference in this seat's share of the win. Only the card differs between the branches, so it doesn't matter which
players take such cards. The same seed gives the same figures for any number of workers.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache

import msgspec

from skulduggery import api, bots
from skulduggery.api import Ask, BadInput, Document, IllegalAnswer, Rng, Rules, State, Value
from skulduggery.arena.lab.card_balance import watcher_of
from skulduggery.arena.lab.card_changes import likes
from skulduggery.arena.lab.watcher import SHARES, Counts, Watcher
from skulduggery.bots.value import value_of

BLOCK = 20
"""Deals that a worker plays at a time. After each block the precision is checked."""
REPEATS = 4
"""Continuations from where a card is taken, with each of the two cards; reaching that point is costly too."""
KEPT = 64
"""Rules that a worker keeps in memory: those of 3000 Scoundrels take 1.4 MiB each."""
ASIDE = ("card/", "met/", "turned/", "squares", "pair/")
"""Prefixes of counts that are not compared. Counts of histograms are not compared either."""


class Side(msgspec.Struct, frozen=True):
    """One side of a comparison: a card set (None: the house cards) and table options."""

    cards: Document | None = None
    options: dict[str, Value] = {}


class Trial(msgspec.Struct, frozen=True):
    """A measurement. ``seats``: the bot at each seat; ``before`` and ``after``: the two sides of a change.

    Without ``after``, each card in ``studied`` (card numbers) is compared with comparable cards, another one in each
    block.
    """

    game: str
    seats: tuple[str, ...]
    before: Side = Side()
    after: Side | None = None
    studied: tuple[int, ...] = ()
    seed: int = 1


Task = tuple[Trial, int]
"""A block of a trial."""
Sums = tuple[int, float, float]
"""Number of values, their sum, the sum of their squares."""
Block = dict[str, Sums]
"""Sums of some deals by figure: ``was/KEY`` before the change, ``moved/KEY`` the difference, ``gain/CARD`` the gain of
the seat that took the card, in shares of the win."""


class Taking(msgspec.Struct):
    """A seat that is about to take a card. ``before``: the table before that answer, None if the game begins with the
    card."""

    card: int
    seat: int
    before: State | None
    ask: Ask | None
    answer: object


@lru_cache(KEPT)
def rules_of(game: str, seats: int, side: bytes) -> Rules:
    """Return the rules of a side, which is given as JSON. Raise BadInput for what can't be played."""
    found = msgspec.json.decode(side, type=Side)
    return api.make_rules(game, seats, found.options, found.cards, serial=True)


def rules(trial: Trial, side: Side) -> Rules:
    """Return the rules of a side of a trial."""
    return rules_of(trial.game, len(trial.seats), msgspec.json.encode(side))


@lru_cache(64)
def twins(game: str, seats: int, side: bytes, card: int) -> tuple[bytes, ...]:
    """Return the sides in which a card is replaced by a comparable one. Raise BadInput if there is none."""
    ours = rules_of(game, seats, side)
    options = msgspec.json.decode(side, type=Side).options
    found = tuple([msgspec.json.encode(Side(one, options)) for one in likes(ours, watcher_of(game), card)])
    if not found:
        name = watcher_of(game).cards(ours)[card][1]["id"]
        raise BadInput(f"There is no card like {name} to compare it with.")
    return found


def others(trial: Trial, block: int) -> dict[int, Rules]:
    """Return the rules that each studied card is compared under in a block."""
    if trial.after is not None:
        return dict.fromkeys(trial.studied, rules(trial, trial.after))
    seats, side = len(trial.seats), msgspec.json.encode(trial.before)
    its = {card: twins(trial.game, seats, side, card) for card in trial.studied}
    return {card: rules_of(trial.game, seats, sides[block % len(sides)]) for card, sides in its.items()}


def play(task: Task) -> Block:
    """Play a block and return its sums."""
    trial, block = task
    before = rules(trial, trial.before)
    after = None if trial.after is None else rules(trial, trial.after)
    its_others = others(trial, block)
    sums: dict[str, list[float]] = {}
    for number in range(block * BLOCK, (block + 1) * BLOCK):
        for key, value in deal(trial, number, before, after, its_others).items():
            its = sums.setdefault(key, [0, 0.0, 0.0])
            its[0] += 1
            its[1] += value
            its[2] += value * value
    # A count that is missing from a deal is 0, but a missing gain means that the card was not taken.
    return {
        key: (int(n) if key.startswith("gain/") else BLOCK, total, squares) for key, (n, total, squares) in sums.items()
    }


def deal(
    trial: Trial, number: int, before: Rules, after: Rules | None, others: Mapping[int, Rules]
) -> dict[str, float]:
    """Return the figures of one deal: means over every seating of bots that differ."""
    seeds = Rng((trial.seed << 32) + number)
    seeds.seed()
    chance, forks = seeds.seed(), seeds.seed()
    streams = [seeds.seed() for _ in trial.seats]
    seats = len(trial.seats)
    turns = seats if len(set(trial.seats)) > 1 else 1
    out: Counter[str] = Counter()
    gains: dict[int, list[float]] = {}
    for turn in range(turns):
        specs = [trial.seats[(seat - turn) % seats] for seat in range(seats)]
        takings: list[Taking] = []
        was = game(before, specs, chance, streams, trial.studied, takings)
        out.update({f"was/{key}": value / turns for key, value in was.items()})
        if after is not None:
            now = game(after, specs, chance, streams)
            out.update({f"moved/{key}": (now[key] - was[key]) / turns for key in was | now})
        for taking in takings:
            gain = worth(taking, before, others[taking.card], specs, Rng(forks + taking.card), chance)
            gains.setdefault(taking.card, []).append(gain if after is not None else -gain)
    return dict(out) | {f"gain/{card}": sum(some) / len(some) for card, some in gains.items()}


def game(
    rules: Rules,
    specs: Sequence[str],
    chance: int,
    streams: Sequence[int],
    studied: Sequence[int] = (),
    takings: list[Taking] | None = None,
) -> Counter[str]:
    """Play a game to its end and return its figures. Append the first taking of each studied card to ``takings``."""
    players = [bots.make(spec, stream) for spec, stream in zip(specs, streams, strict=True)]
    counts: Counts = Counter()
    watcher = watcher_of(rules.game)(rules, counts)
    state = api.new(rules, chance, listen=True)
    watcher.begin(state)
    events = tuple(state.events or ())
    missing = set(studied)
    before: State | None = None
    ask: Ask | None = None
    answer: object = None
    ahead = -1
    while True:
        for event in events:
            watcher.told(event)
            if event.kind == "turn":
                ahead = lead(state, ahead, counts)
        for card, seat in taken(watcher, missing) if missing else ():
            missing.remove(card)
            if takings is not None:
                takings.append(Taking(card, seat, before, ask, answer))
        asks = api.pending(state)
        if not asks:
            break
        ask = asks[0]
        answer = players[ask.seat].choose(api.infostate(state, ask.seat), ask)
        watcher.asked(ask, answer)
        before = api.clone(state) if missing else None
        events = api.apply(state, ask.seat, answer)
    watcher.ended()
    aside = (*ASIDE, *[f"{name}/" for name, _ in watcher.values])
    return figures(counts, api.returns(state), specs, aside)


def lead(state: State, ahead: int, counts: Counts) -> int:
    """Return the seat with the highest learned value as a turn begins, and count a change of that seat."""
    if api.over(state):
        return ahead
    shares = value_of(state.rules.game).shares(state)
    best = shares.index(max(shares))
    if best != ahead >= 0:
        counts["leads"] += 1
    return best


def taken(watcher: Watcher, missing: set[int]) -> list[tuple[int, int]]:
    """Return the cards in ``missing`` that a seat has now, each with the seat."""
    return [(card, seat) for card in sorted(missing) for seat, its in enumerate(watcher.got) if card in its]


def figures(counts: Counts, shares: Sequence[float], specs: Sequence[str], aside: tuple[str, ...]) -> Counter[str]:
    """Return the figures of a game: its counts without those whose names begin with ``aside``, wins by turn order and
    by bot."""
    kept: Counter[str] = Counter()
    for key, count in counts.items():
        if not key.startswith(aside) and not key.endswith("/squares"):
            kept[key] += count / SHARES if key.endswith("/wins") else count  # type: ignore[assignment]
    for spec, share in zip(specs, shares, strict=True):
        kept[f"bot/{spec}"] += share  # type: ignore[assignment]
    return kept


def worth(taking: Taking, before: Rules, after: Rules, specs: Sequence[str], seeds: Rng, chance: int) -> float:
    """Return by how much ``after`` changes the share of the win of the seat that takes a card.

    Both games of a pair go on with the same random streams. If the answer is no longer legal, the seat is asked again.
    """
    gained = 0.0
    times = REPEATS if taking.before is not None else 1
    for _ in range(times):
        again = seeds.seed()
        streams = [seeds.seed() for _ in specs]
        for rules, sign in ((before, -1), (after, 1)):
            players = [bots.make(spec, stream) for spec, stream in zip(specs, streams, strict=True)]
            if taking.before is None or taking.ask is None:
                state = api.new(rules, chance)
            else:
                state = recast(taking.before, rules)
                state.rng = int(Rng(again).x)
                with suppress(IllegalAnswer):  # such as a price that can't be paid: the seat is asked again
                    api.apply(state, taking.ask.seat, taking.answer)
            while asks := api.pending(state):
                ask = asks[0]
                api.apply(state, ask.seat, players[ask.seat].choose(api.infostate(state, ask.seat), ask))
            gained += sign * api.returns(state)[taking.seat] / times
    return gained


def recast(state: State, rules: Rules) -> State:
    """Return a copy that goes on under other rules with the same number of cards.

    An effect under way goes on by the new rules too, unless its card has another kind of effect there. In that case an
    answer would no longer fit the question.
    """
    there = api.clone(state)
    there.rules = rules
    under_way = [(effect, rules.effects.get(effect.name, effect)) for effect, *_ in there.stack]
    other = {card_of(effect.name) for effect, new in under_way if type(new) is not type(effect)}
    there.stack = [
        (effect if card_of(effect.name) in other else new, *frame[1:])
        for (effect, new), frame in zip(under_way, there.stack, strict=True)
    ]
    return there


def card_of(effect: str) -> str:
    """Return the part of an effect's name that names its card, such as ``job/ringleader``."""
    return "/".join(effect.split("/")[:2])
