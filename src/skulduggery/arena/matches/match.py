"""Matches: how strong a bot is among others, from paired deals with every seating, resumable, with intervals.

A *deal* is a seed. It is played once for each seat the challenger can have, with the same streams of chance (the
table's, and one for the player in each seat), and counts as one figure: the challenger's mean share of the win. So
cards and turn order favour nobody, and the interval is over deals. The same seed gives the same figures for any number
of workers, unless bots think by the clock.
"""

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path

import msgspec

from skulduggery import api
from skulduggery.api import BadInput, Document, Rng, Value
from skulduggery.arena.fingerprint import commit, fingerprint
from skulduggery.arena.intervals import interval
from skulduggery.arena.matches.bot_game import Acts, Played, Player, named, together
from skulduggery.arena.matches.bot_game import play as play_game
from skulduggery.arena.matches.gap_and_hiding import Gap, Hiding
from skulduggery.arena.store import Store
from skulduggery.arena.workers import HandOut, Workers, crew

SCHEME = 2
"""Grows when the same bots on the same deal would be asked or seeded otherwise."""

FAULTS = 3
"""As many different reasons for games that were forfeited are told."""


class Seating(msgspec.Struct, frozen=True):
    """A seating: ``bot`` is measured against ``others``, one for each other seat, in turn order after it."""

    game: str
    bot: str
    others: tuple[str, ...]
    options: dict[str, Value] = {}
    cards: Document | None = None
    seed: int = 1

    @property
    def seats(self) -> int:
        return len(self.others) + 1

    @property
    def around(self) -> tuple[str, ...]:
        return (self.bot, *self.others)


class Deal(msgspec.Struct):
    """The result of one deal: for each seat the challenger had, the shares of the win and the scores of all, the
    challenger first and the others in turn order after it; their acts; the answers and seconds of each game (empty
    where an older version kept it); and why games were forfeited."""

    number: int
    shares: list[list[float]]
    scores: list[list[int]]
    acts: list[Acts]
    answers: list[int] = []
    seconds: list[float] = []
    faults: list[str] = []

    def share(self, place: int = 0) -> float:
        """The mean share of the win of the challenger, or of one of the others."""
        return sum(row[place] for row in self.shares) / len(self.shares)


class Standing(msgspec.Struct):
    """A match so far. ``share``: the challenger's mean share of the win, with its 95% interval; ``fair``: what an
    equal would have; ``lead``: its mean lead over the best other; ``ms``: its thinking time a question (of a core);
    ``acts``: what it did; ``planned``: whether as many deals were played as were meant to be; ``commit``: where
    it was measured, if in a checkout; ``faults``: the first reasons for which games were forfeited, by any player."""

    game: str
    bot: str
    others: list[str]
    options: dict[str, Value]
    digest: str
    engine: str
    seed: int
    deals: int
    games: int
    planned: bool
    share: float
    low: float
    high: float
    fair: float
    lead: float
    ms: float
    acts: Acts
    gap: Gap | None = None
    hiding: Hiding | None = None
    commit: str = ""
    faults: list[str] = []


Task = tuple[Seating, int]
"""A deal of a match."""


def check(seating: Seating) -> api.Rules:
    """Return the rules of a match. Raise BadInput if it can't be played."""
    rules = api.make_rules(seating.game, seating.seats, seating.options, seating.cards, in_turn=True)
    for spec in seating.around:
        Player(spec, 0)
    return rules


def play(task: Task) -> Deal:
    """Play one deal with every seating."""
    seating, number = task
    rules = check(seating)
    seats = seating.seats
    seeds = Rng((seating.seed << 32) + number)
    seeds.seed()
    chance = seeds.seed()
    memory = seeds.seed()
    streams = [seeds.seed() for _ in range(seats)]
    games: list[Played] = []
    for first in range(seats):
        specs = [seating.around[(seat - first) % seats] for seat in range(seats)]
        played = play_game(rules, specs, chance, memory, streams)
        turn = [(first + place) % seats for place in range(seats)]
        games.append(
            Played(
                [played.shares[seat] for seat in turn],
                [played.scores[seat] for seat in turn],
                [played.acts[seat] for seat in turn],
                played.answers,
                played.seconds,
                played.faults,
            )
        )
    acts = [together([game.acts[place] for game in games]) for place in range(seats)]
    return Deal(
        number,
        [game.shares for game in games],
        [game.scores for game in games],
        acts,
        [game.answers for game in games],
        [game.seconds for game in games],
        [fault for game in games for fault in game.faults],
    )


class Results(AbstractContextManager["Results"]):
    """Deals that were played, in an SQLite file or in memory, kept under everything on which they depend, this
    version's bots among it."""

    def __init__(self, path: Path | None = None) -> None:
        self.store = Store(path)
        self.digests: dict[bytes, str] = {}

    def __exit__(self, *_: object) -> None:
        self.store.close()

    def commit(self, game: str) -> str:
        """Return the last commit of what was measured, where it was measured in a checkout."""
        return (self.store.found(f"commit of {fingerprint(game)}") or b"").decode()

    def key(self, task: Task) -> str:
        """Return the key of a deal in the store."""
        seating, number = task
        setting = msgspec.json.encode([seating.game, seating.seats, seating.options, seating.cards])
        if setting not in self.digests:
            self.digests[setting] = check(seating).digest
        start = [SCHEME, fingerprint(seating.game), self.digests[setting], seating.game]
        around = named(seating.bot), [named(spec) for spec in seating.others]
        return msgspec.json.encode([*start, *around, seating.seed, number]).decode()

    def found(self, tasks: Iterable[Task]) -> list[Deal]:
        """Return the results of some deals, up to the first that was not played."""
        out = []
        for task in tasks:
            kept = self.store.found(self.key(task))
            if kept is None:
                break
            out.append(msgspec.json.decode(kept, type=Deal))
        return out

    def play(
        self, tasks: Sequence[Task], hand_out: HandOut = map, progress: Callable[[int], object] | None = None
    ) -> None:
        """Play what is missing; ``hand_out`` gives it to the workers. ``progress`` is told how many more are there.
        Raises BadInput if they can't be played."""
        missing = {key: task for key, task in [(self.key(task), task) for task in tasks] if not self.store.found(key)}
        if progress is not None and len(missing) < len(tasks):
            progress(len(tasks) - len(missing))
        if not missing:
            return
        for game in sorted({seating.game for seating, _ in missing.values()}):
            self.store.keep(f"commit of {fingerprint(game)}", commit(game).encode())
        for key, deal in zip(missing, hand_out(play, [*missing.values()]), strict=True):
            self.store.keep(key, msgspec.json.encode(deal))
            if progress is not None:
                progress(1)


def standing(seating: Seating, deals: Sequence[Deal], planned: bool = True) -> Standing:
    """Return the standing of a match, with the interval for a match that was meant to end here (``planned``) or not."""
    rules = check(seating)
    share = interval([deal.share() for deal in deals], planned).rounded()
    leads = [row[0] - max(row[1:]) for deal in deals for row in deal.scores]
    acts = together([deal.acts[0] for deal in deals])
    return Standing(
        seating.game,
        seating.bot,
        [*seating.others],
        rules.options,
        rules.digest,
        fingerprint(seating.game),
        seating.seed,
        len(deals),
        len(leads),
        planned,
        share.value,
        share.low,
        share.high,
        round(1 / seating.seats, 4),
        round(sum(leads) / max(1, len(leads)), 2),
        round(1000 * acts.thought / max(1, acts.asked), 2),
        acts,
        faults=[*dict.fromkeys(fault for deal in deals for fault in deal.faults)][:FAULTS],
    )


def at_least_one(**numbers: int | None) -> None:
    """Raise BadInput for a number below one."""
    for what, number in numbers.items():
        if number is not None and number < 1:
            raise BadInput(f"{number} {what} can't play; it must be a whole number from 1.")


def match(
    seating: Seating,
    deals: int,
    store: Path | None = None,
    workers: Workers = None,
    progress: Callable[[int], object] | None = None,
) -> Standing:
    """Play a match up to this number of deals, and return its standing. ``progress`` is told how many more were played.

    Raises BadInput for what can't be played.
    """
    at_least_one(deals=deals)
    tasks = [(seating, number) for number in range(deals)]
    with Results(store) as results, crew(workers) as hand_out:
        results.play(tasks, hand_out, progress)
        return standing(seating, results.found(tasks))
