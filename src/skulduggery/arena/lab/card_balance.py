"""The balance of a card set: many games between equal bots, counted with nothing hidden.

The same seed gives the same counts for any number of workers.
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
"""Games that a worker plays at a time."""
PAIRS = 20
"""Maximum number of pairs in a reading."""
ASIDE = ("id", "names", "evidence", "feminine")
"""Fields of a card that do not affect its worth."""


class Task(msgspec.Struct):
    """Some games of a reading, as sent to a worker."""

    game: str
    seats: int
    bot: str
    options: Options
    cards: Document | None
    seed: int
    first: int
    games: int


class CardReading(msgspec.Struct):
    """The figures of one card. ``won``: the win rate of seats that had taken it; ``effect``: against comparable cards,
    all else equal."""

    kind: str
    id: str
    name: str
    group: str
    shape: dict[str, object]
    offered: int
    taken: int
    when: Share
    """The share of chances at which it was taken."""
    won: Share
    effect: Effect
    each: dict[str, float]
    """The watcher's ``each`` counts, as means for each time that the card was taken."""
    often: dict[str, Share]
    """The watcher's ``often`` counts, as shares."""


class TurnedReading(msgspec.Struct):
    """Something that was turned up for everybody in ``games`` games. ``moves``: the difference of these games from the
    others, by measure."""

    kind: str
    id: str
    name: str
    games: int
    moves: dict[str, Mean]


class PairReading(msgspec.Struct):
    """Two things that were taken together, and how many times."""

    ids: tuple[str, str]
    taken: int


class Reading(msgspec.Struct):
    """The result of many games at one kind of table."""

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
    """Means for each game."""
    places: list[Share]
    """Wins by turn order, starting with the seat that began the game."""
    last_day: list[Share]
    """Wins by the turn order of the last day; empty for games without days."""
    points: list[float]
    """Mean score by turn order."""
    shares: dict[str, Share]
    means: dict[str, float]
    """Means for each seat and game."""
    histograms: dict[str, dict[int, int]]
    cards: list[CardReading]
    turned: list[TurnedReading]
    pairs: list[PairReading]


def count(task: Task) -> Counts:
    """Play the games of a task and count. Each game draws its own random stream from the seed and its number."""
    rules = api.make_rules(task.game, task.seats, task.options, task.cards, serial=True)
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
    """Let ``bot`` play ``games`` games against itself. ``progress`` gets the number of games that were just added.

    ``options`` override those of the table. Raise BadInput for a game, options, cards, a bot or a number of games that
    can't be used.
    """
    if games < 1:
        raise BadInput(f"The number of games can't be {games}; it must be a whole number from 1.")
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
    return reading_of(total, rules, table.label, bot, seed, time.perf_counter() - begun)


def reading_of(total: Counts, rules: api.Rules, label: str, bot: str, seed: int, seconds: float) -> Reading:
    """Return what the counts of all games say of the cards, the seats and the course of a game."""
    game, seats, games = rules.game, rules.seats, total["games"]
    watcher = watcher_of(game)
    return Reading(
        game,
        seats,
        label,
        bot,
        games,
        seed,
        round(seconds, 1),
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
    """Return the options of a table. ``options`` override the table's own, which override the watcher's."""
    return {**watcher_of(game).options, **(table.options or {}), **(options or {})}


def wins(counts: Counts, name: str, seats: int) -> list[Share]:
    """Return the win rate of each place in a turn order."""
    return [share(counts[f"{name}/{place}/wins"] / SHARES, counts["games"]) for place in range(seats)]


def histogram(counts: Counts, name: str) -> dict[int, int]:
    """Return the number of occurrences of each value, by ascending value."""
    first = name + "/"
    return dict(sorted([(int(key.removeprefix(first)), n) for key, n in counts.items() if key.startswith(first)]))


def card_readings(counts: Counts, rules: Rules, watcher: type[Watcher]) -> list[CardReading]:
    """Return the figures of each card."""
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
    """Return the differences that each thing turned up makes, for those turned up in some games but not in all."""
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
    """Return the sums of a measure over some games."""
    return games, counts[f"{where}/{name}"], counts[f"{where}/{name}/squares"]


def pair_readings(counts: Counts) -> list[PairReading]:
    """Return the pairs that were taken together most often."""
    found = []
    for name, taken in counts.items():
        if name.startswith("pair/"):
            _, one, other = name.split("/")
            found.append(PairReading((one, other), taken))
    return sorted(found, key=lambda one: (-one.taken, one.ids))[:PAIRS]
