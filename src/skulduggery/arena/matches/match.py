"""Matches: the strength of a bot among others, from paired deals in every seating; resumable, with intervals.

A *deal* is a seed. It is played once for each seat of the challenger, with the same random streams for the table and
for the player in each seat. It counts as one value, the challenger's mean share of the win. So cards and turn order
favour nobody, and intervals are over deals. The same seed gives the same results for any number of workers, unless bots
have time limits.
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
"""A number that grows when the same bots would be asked or seeded differently on the same deal."""

FAULTS = 3
"""The greatest number of different reasons for forfeits in a standing."""


class Seating(msgspec.Struct, frozen=True):
    """A challenger, ``bot``, and ``others``, one for each other seat in turn order after it."""

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
    """The result of one deal, with one game for each seat of the challenger.

    ``shares`` of the win and ``scores`` have a row for each game: the challenger, then the others in turn order after
    it. ``acts`` has the same order, summed over games. ``answers`` and ``seconds`` are those of each game (empty in
    results of older versions), ``faults`` the reasons for forfeits.
    """

    number: int
    shares: list[list[float]]
    scores: list[list[int]]
    acts: list[Acts]
    answers: list[int] = []
    seconds: list[float] = []
    faults: list[str] = []

    def share(self, place: int = 0) -> float:
        """Return the mean share of the win of the challenger, or of the player at ``place`` after it."""
        return sum(row[place] for row in self.shares) / len(self.shares)


class Standing(msgspec.Struct):
    """The state of a match.

    ``share`` is the challenger's mean share of the win, ``low`` and ``high`` its 95% interval, and ``fair`` the share
    among equals. ``lead`` is its mean lead in points over the best other player, ``ms`` its thinking time per question
    in milliseconds of ``Acts.thought``. ``planned`` is true if the planned number of deals was played. ``commit`` is
    that of the sources, if the match was played in a checkout. ``faults`` are the first reasons for forfeits of any
    player.
    """

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
"""A match and the number of one of its deals."""


def check(seating: Seating) -> api.Rules:
    """Return the rules of a match. Raise BadInput if it can't be played."""
    rules = api.make_rules(seating.game, seating.seats, seating.options, seating.cards, serial=True)
    for spec in seating.around:
        Player(spec, 0)
    return rules


def play(task: Task) -> Deal:
    """Play one deal, once for each seat of the challenger."""
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
    """Stored deals, in an SQLite file or in memory. The key of a deal names everything that its result depends on."""

    def __init__(self, path: Path | None = None) -> None:
        self.store = Store(path)
        self.digests: dict[bytes, str] = {}

    def __exit__(self, *_: object) -> None:
        self.store.close()

    def commit(self, game: str) -> str:
        """Return the commit of the sources with which a game was played; empty if it was not in a checkout."""
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
        """Return the stored deals, up to the first that is missing."""
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
        """Play and store the missing deals. ``progress`` gets the number of deals that were just added.

        Raises BadInput if they can't be played.
        """
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
    """Return the standing of a match. ``planned`` says that the number of deals was fixed in advance."""
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
    """Raise BadInput for numbers below 1; None is allowed."""
    for what, number in numbers.items():
        if number is not None and number < 1:
            raise BadInput(f"The number of {what} can't be {number}; it must be a whole number from 1.")


def match(
    seating: Seating,
    deals: int,
    store: Path | None = None,
    workers: Workers = None,
    progress: Callable[[int], object] | None = None,
) -> Standing:
    """Play a match up to ``deals`` deals and return its standing. ``progress`` gets the number of deals just added.

    Raises BadInput for a match that can't be played.
    """
    at_least_one(deals=deals)
    tasks = [(seating, number) for number in range(deals)]
    with Results(store) as results, crew(workers) as hand_out:
        results.play(tasks, hand_out, progress)
        return standing(seating, results.found(tasks))
