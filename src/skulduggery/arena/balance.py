"""How even a card set is: many games between equals, counted with nothing hidden.

The same seed gives the same counts whatever the number of workers.
"""

import os
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from skulduggery import api, bots
from skulduggery.api import BadInput, Document, Rng, Rules, Value
from skulduggery.arena.estimate import Effect, Share, effects, share
from skulduggery.arena.watch import SHARES, WATCHERS, Counts, Watcher, cards_of

CHUNK = 100
"""Games a worker plays at a time."""
PAIRS = 20
"""Pairs of cards that a reading lists."""
HISTOGRAMS = ("score", "margin", "money", "reputation", "price")
ASIDE = ("id", "names", "evidence", "feminine")
"""What a card's file says of it that does not bear on its worth."""


class Task(msgspec.Struct):
    """Some games of a reading: what a worker is sent."""

    game: str
    seats: int
    bot: str
    options: dict[str, Value]
    cards: Document | None
    seed: int
    first: int
    games: int


class CardReading(msgspec.Struct):
    """How one card did. ``won``: how often who had taken it won; ``effect``: against its like, all else equal."""

    kind: str
    id: str
    name: str
    group: str
    shape: dict[str, object]
    offered: int
    taken: int
    when: Share
    """How often it was taken when it could be."""
    won: Share
    effect: Effect
    paid: float
    uses: float
    """A time it was taken, means of."""


class PairReading(msgspec.Struct):
    """Two cards joined: how often they were taken so."""

    ids: tuple[str, str]
    taken: int


class Reading(msgspec.Struct):
    """What came out of many games of so many seats."""

    game: str
    seats: int
    bot: str
    games: int
    seed: int
    seconds: float
    options: dict[str, Value]
    digest: str
    decisions: float
    """A game."""
    places: list[Share]
    """Wins by turn order, who began the game first."""
    last_day: list[Share]
    """Wins by the turn order of the last day, in games of days."""
    points: list[float]
    """Mean score by turn order."""
    shares: dict[str, Share]
    means: dict[str, float]
    """A seat and game."""
    histograms: dict[str, dict[int, int]]
    cards: list[CardReading]
    pairs: list[PairReading]


def count(task: Task) -> Counts:
    """Play the games of a task and count. Each has a stream of its own, drawn from the seed and its number."""
    rules = api.make_rules(task.game, task.seats, task.options, task.cards)
    counts: Counts = Counter()
    watcher = WATCHERS.get(task.game, Watcher)(rules, counts)
    for number in range(task.first, task.first + task.games):
        stream = Rng((task.seed << 32) + number)
        stream.seed()
        players = [bots.make(task.bot, stream.seed()) for _ in range(task.seats)]
        watcher.begin()
        state = api.new(rules, stream.seed(), listen=True)
        events = tuple(state.events or ())
        while True:
            for event in events:
                watcher.told(event)
            asks = api.pending(state)
            if not asks:
                break
            ask = asks[0]
            answer = players[ask.seat].choose(api.infostate(state, ask.seat), ask)
            watcher.asked(ask, answer)
            events = api.apply(state, ask.seat, answer)
        watcher.ended(state)
    return counts


def read(
    game: str,
    seats: int,
    games: int,
    seed: int,
    bot: str = "heuristic",
    options: dict[str, Value] | None = None,
    cards: Document | None = None,
    workers: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> Reading:
    """Let ``bot`` play ``games`` games against itself; ``progress`` is told how many more have been played.

    Raises BadInput for a game, options, cards or a bot that can't be used.
    """
    for what, number in (("games", games), ("workers", 1 if workers is None else workers)):
        if number < 1:
            raise BadInput(f"{number} {what} can't play; it must be a whole number from 1.")
    rules = api.make_rules(game, seats, options, cards)
    bots.make(bot, 0)
    begun = time.perf_counter()
    tasks = [
        Task(game, seats, bot, options or {}, cards, seed, first, min(CHUNK, games - first))
        for first in range(0, games, CHUNK)
    ]
    total: Counts = Counter()
    many = min(workers or os.cpu_count() or 1, len(tasks))

    def take(counts: Counts) -> None:
        total.update(counts)
        if progress is not None:
            progress(counts["games"])

    if many == 1:
        for task in tasks:
            take(count(task))
    else:
        with ProcessPoolExecutor(many, mp_context=get_context("spawn")) as pool:
            for counts in pool.map(count, tasks):
                take(counts)
    a_seat = games * seats
    return Reading(
        game,
        seats,
        bot,
        games,
        seed,
        round(time.perf_counter() - begun, 1),
        api.game(game).check_options(options or {}),
        rules.digest,
        round(total["decisions"] / games, 1),
        wins(total, "place", seats),
        wins(total, "last-day", seats) if total["event/day"] else [],
        [round(total[f"place/{place}/score"] / games, 3) for place in range(seats)],
        shares_of(total),
        {
            name.removeprefix("event/").replace("/", " "): round(value / a_seat, 3)
            for name, value in sorted(total.items())
            if name.startswith(("event/", "tech/", "sheriff/")) or name == "paid"
        },
        {name: histogram(total, name) for name in HISTOGRAMS},
        card_readings(total, rules, WATCHERS.get(game, Watcher)),
        pair_readings(total, rules),
    )


def wins(counts: Counts, name: str, seats: int) -> list[Share]:
    """How often each place in a turn order won."""
    return [share(counts[f"{name}/{place}/wins"] / SHARES, counts["games"]) for place in range(seats)]


def shares_of(counts: Counts) -> dict[str, Share]:
    """How often people bluff, how often a bluff and an honest card are suspected, how often suspicions and marks are
    right; nothing where a game has none of these."""
    out = {}
    for name, part, other in (
        ("bluffs", "played/bluff", "played/honest"),
        ("suspicions-right", "suspicion/right", "suspicion/wrong"),
        ("marks-true", "mark/true", "mark/false"),
    ):
        if counts[part] + counts[other]:
            out[name] = share(counts[part], counts[part] + counts[other])
    for what in ("bluff", "honest"):
        if counts[f"played/{what}"]:
            out[f"suspected-{what}"] = share(counts[f"suspected/{what}"], counts[f"played/{what}"])
    for slot in range(6):
        bluffs, honest = counts[f"slot/{slot}/bluff"], counts[f"slot/{slot}/honest"]
        if bluffs + honest:
            out[f"slot-{slot}"] = share(bluffs + honest, counts["played/bluff"] + counts["played/honest"])
            out[f"slot-{slot}-bluffs"] = share(bluffs, bluffs + honest)
    return out


def histogram(counts: Counts, name: str) -> dict[int, int]:
    """How often each value came, ascending."""
    first = name + "/"
    return dict(sorted([(int(key.removeprefix(first)), n) for key, n in counts.items() if key.startswith(first)]))


def card_readings(counts: Counts, rules: Rules, watcher: type[Watcher]) -> list[CardReading]:
    """How each card did."""
    every = [(kind, card) for kind in watcher.kinds for card in cards_of(rules, (kind,))]
    group_of = [" ".join([str(card[name]) for name in watcher.alike if name in card]) for _, card in every]
    groups: dict[tuple[str, str], list[int]] = {}
    for i, (kind, _) in enumerate(every):
        groups.setdefault((kind, group_of[i]), []).append(i)
    moved = effects(counts, rules.seats, list(groups.values())) if every else []
    out = []
    for i, (kind, card) in enumerate(every):
        had = counts[f"met/{i}/{i}"]
        taken = counts[f"card/{i}/taken"]
        out.append(
            CardReading(
                kind,
                card["id"],
                card["names"]["en"],
                group_of[i],
                {name: value for name, value in card.items() if name not in ASIDE},
                counts[f"card/{i}/offered"],
                taken,
                share(taken, counts[f"card/{i}/chances"]),
                share(counts[f"card/{i}/wins"] / SHARES, had),
                moved[i],
                round(counts[f"card/{i}/paid"] / max(1, taken), 2),
                round(counts[f"card/{i}/uses"] / max(1, taken), 2),
            )
        )
    return out


def pair_readings(counts: Counts, rules: Rules) -> list[PairReading]:
    """The scoundrels that were taken most."""
    found = []
    for name, taken in counts.items():
        if name.startswith("pair/"):
            trait, job = (int(word) for word in name.split("/")[1:])
            ids = (cards_of(rules, ("trait",))[trait]["id"], cards_of(rules, ("job",))[job]["id"])
            found.append(PairReading(ids, taken))
    return sorted(found, key=lambda one: (-one.taken, one.ids))[:PAIRS]
