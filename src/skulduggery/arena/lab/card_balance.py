"""The balance of a card set: many games between equals, counted with nothing hidden.

The same seed gives the same counts whatever the number of workers.
"""

import time
from collections import Counter
from collections.abc import Callable

import msgspec

from skulduggery import api, bots
from skulduggery.api import BadInput, Document, Rng, Rules
from skulduggery.arena.lab.estimates import Effect, Mean, Share, Sums, difference, effects, mean, share
from skulduggery.arena.lab.watcher import SHARES, Counts, Options, Table, Watcher
from skulduggery.arena.lab.watchers import WATCHERS
from skulduggery.arena.workers import spread

CHUNK = 100
"""Games a worker plays at a time."""
PAIRS = 20
"""Pairs that a reading lists."""
ASIDE = ("id", "names", "evidence", "feminine")
"""The fields of a card that do not bear on its worth."""


class Task(msgspec.Struct):
    """Some games of a reading: what a worker is sent."""

    game: str
    seats: int
    bot: str
    options: Options
    cards: Document | None
    seed: int
    first: int
    games: int


class CardReading(msgspec.Struct):
    """The results of one card. ``won``: how often the player who had taken it won; ``effect``: against its like, all
    else equal."""

    kind: str
    id: str
    name: str
    group: str
    shape: dict[str, object]
    offered: int
    taken: int
    when: Share
    """The share of its chances in which it was taken."""
    won: Share
    effect: Effect
    each: dict[str, float]
    """A time it was taken, means of what the watcher counts."""
    often: dict[str, Share]
    """Other shares that the watcher counts."""


class TurnedReading(msgspec.Struct):
    """A card that was turned up for all in ``games`` games, and the difference of these from the others, by measure."""

    kind: str
    id: str
    name: str
    games: int
    moves: dict[str, Mean]


class PairReading(msgspec.Struct):
    """Two things joined: how often they were taken so."""

    ids: tuple[str, str]
    taken: int


class Reading(msgspec.Struct):
    """The results of many games at one kind of table."""

    game: str
    seats: int
    label: str
    bot: str
    games: int
    seed: int
    seconds: float
    options: Options
    digest: str
    measures: dict[str, Mean]
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
    turned: list[TurnedReading]
    pairs: list[PairReading]


def count(task: Task) -> Counts:
    """Play the games of a task and count. Each has a stream of its own, drawn from the seed and its number."""
    rules = api.make_rules(task.game, task.seats, task.options, task.cards, in_turn=True)
    counts: Counts = Counter()
    watcher = watcher_of(task.game)(rules, counts)
    for number in range(task.first, task.first + task.games):
        stream = Rng((task.seed << 32) + number)
        stream.seed()
        players = [bots.make(task.bot, stream.seed()) for _ in range(task.seats)]
        state = api.new(rules, stream.seed(), listen=True)
        watcher.begin(state)
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
        watcher.ended()
    return counts


def read(
    game: str,
    table: Table,
    games: int,
    seed: int,
    bot: str = "heuristic",
    options: Options | None = None,
    cards: Document | None = None,
    workers: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> Reading:
    """Let ``bot`` play ``games`` games against itself; ``progress`` is told how many more have been played.

    ``options`` are set besides those of the table and go before them.
    Raises BadInput for a game, options, cards or a bot that can't be used.
    """
    if games < 1:
        raise BadInput(f"{games} games can't play; it must be a whole number from 1.")
    seats = table.seats
    chosen = options_at(game, table, options)
    rules = api.make_rules(game, seats, chosen, cards)
    bots.make(bot, 0)
    begun = time.perf_counter()
    tasks = [
        Task(game, seats, bot, chosen, cards, seed, first, min(CHUNK, games - first))
        for first in range(0, games, CHUNK)
    ]
    total: Counts = Counter()
    for counts in spread(count, tasks, workers):
        total.update(counts)
        if progress is not None:
            progress(counts["games"])
    watcher = watcher_of(game)
    return Reading(
        game,
        seats,
        table.label,
        bot,
        games,
        seed,
        round(time.perf_counter() - begun, 1),
        rules.options,
        rules.digest,
        {name: mean(sums(total, "game", name, games)) for name, _ in watcher.measures},
        wins(total, "place", seats),
        wins(total, "last-day", seats) if total["event/day"] else [],
        [round(total[f"place/{place}/score"] / games, 3) for place in range(seats)],
        {
            rate.name: share(sum([total[name] for name in rate.part]), sum([total[name] for name in rate.of]))
            for chart in watcher.charts
            for rate in chart.rates
        },
        {
            name.removeprefix("event/").replace("/", " "): round(value / (games * seats), 3)
            for name, value in sorted(total.items())
            if name.startswith(watcher.means)
        },
        {name: histogram(total, name) for name, _ in watcher.values},
        card_readings(total, rules, watcher),
        turned_readings(total, rules, watcher),
        pair_readings(total),
    )


def watcher_of(game: str) -> type[Watcher]:
    """Return the watcher of a game."""
    return WATCHERS.get(game, Watcher)


def options_at(game: str, table: Table, options: Options | None = None) -> Options:
    """Return the options of a table: those asked for, then its own, then how bots sit down."""
    return {**watcher_of(game).options, **(table.options or {}), **(options or {})}


def wins(counts: Counts, name: str, seats: int) -> list[Share]:
    """Return the share of wins of each place in a turn order."""
    return [share(counts[f"{name}/{place}/wins"] / SHARES, counts["games"]) for place in range(seats)]


def histogram(counts: Counts, name: str) -> dict[int, int]:
    """Return the count of each value, ascending."""
    first = name + "/"
    return dict(sorted([(int(key.removeprefix(first)), n) for key, n in counts.items() if key.startswith(first)]))


def card_readings(counts: Counts, rules: Rules, watcher: type[Watcher]) -> list[CardReading]:
    """Return the results of each card."""
    every = watcher.cards(rules)
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
                {name: round(counts[f"card/{i}/{name}"] / max(1, taken), 2) for name in watcher.each},
                {name: share(counts[f"card/{i}/{name}"], counts[f"card/{i}/{of}"]) for name, of in watcher.often},
            )
        )
    return out


def turned_readings(counts: Counts, rules: Rules, watcher: type[Watcher]) -> list[TurnedReading]:
    """Return the differences of games with something turned up from those without it."""
    out = []
    for i, (kind, one) in enumerate(watcher.turning(rules)):
        games = counts[f"turned/{i}"]
        moves = {}
        for name, _ in watcher.measures:
            there, all_games = sums(counts, f"turned/{i}", name, games), sums(counts, "game", name, counts["games"])
            without = (all_games[0] - there[0], all_games[1] - there[1], all_games[2] - there[2])
            moves[name] = difference(there, without)
        if 0 < games < counts["games"]:
            out.append(TurnedReading(kind, one["id"], one["names"]["en"], games, moves))
    return out


def sums(counts: Counts, where: str, name: str, games: int) -> Sums:
    """Return a measure in some games."""
    return games, counts[f"{where}/{name}"], counts[f"{where}/{name}/squares"]


def pair_readings(counts: Counts) -> list[PairReading]:
    """Return the pairs that were taken together most."""
    found = []
    for name, taken in counts.items():
        if name.startswith("pair/"):
            _, one, other = name.split("/")
            found.append(PairReading((one, other), taken))
    return sorted(found, key=lambda one: (-one.taken, one.ids))[:PAIRS]
