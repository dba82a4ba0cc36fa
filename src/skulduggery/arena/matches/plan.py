"""Plans, which list the measurements of a game, and readings, which hold their results."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from skulduggery import __version__
from skulduggery.api import BadInput, Document
from skulduggery.arena.matches.ladder import Ladder, Ranking
from skulduggery.arena.matches.match import Results, Standing, Task, check
from skulduggery.arena.matches.pairing import Pairing
from skulduggery.arena.workers import HandOut

Piece = TypeVar("Piece", Pairing, Ladder)
Found = TypeVar("Found", Standing, Ranking)

SLICE = 20
"""The number of slices in which each piece of a plan is played, always the least advanced piece next."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The measurements of a game, as listed in ``docs/strength/GAME.toml``.

    ``intro`` and ``notes`` appear on the page before and after the tables. ``cards`` replaces the house cards.
    """

    game: str
    title: str
    seed: int = 1
    intro: str = ""
    notes: str = ""
    pairing: tuple[Pairing, ...] = ()
    ladder: tuple[Ladder, ...] = ()
    cards: Document | None = None

    @property
    def pieces(self) -> list[Pairing | Ladder]:
        return [*self.pairing, *self.ladder]

    @property
    def tasks(self) -> list[Task]:
        """All deals of the plan."""
        return [task for piece in self.pieces for task in piece.tasks(self.game, self.cards)]

    def checked(self) -> "Plan":
        """Return the plan itself. Raise BadInput if it can't be played."""
        for pairing in self.pairing:
            for seating in pairing.seatings(self.game, self.cards).values():
                check(seating)
        for ladder in self.ladder:
            ladder.tasks(self.game, self.cards)
        return self


class Reading(msgspec.Struct):
    """The results of all pieces of a plan."""

    title: str
    version: str
    names: list[str]
    aims: list[float]
    wanted: list[int]
    standings: list[Standing]
    ladders: list[Ranking]


def plan_of(path: Path) -> Plan:
    """Read a plan from a TOML file. Raise BadInput if it is malformed or can't be played."""
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=Plan)
    except OSError as error:
        raise BadInput(f"{path} can't be read: {error.strerror}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path} is not a plan: {error}.") from None
    plan = msgspec.structs.replace(
        found,
        pairing=tuple(seeded(one, found.seed) for one in found.pairing),
        ladder=tuple(seeded(one, found.seed) for one in found.ladder),
    )
    if not all(one.deals > 0 for one in plan.pieces):
        raise BadInput(f"{path}: each pairing and each ladder needs at least one deal.")
    return plan.checked()


def seeded(piece: Piece, seed: int) -> Piece:
    """Return a piece with its own seed, or with ``seed`` if it has none."""
    return piece if piece.seed else msgspec.structs.replace(piece, seed=seed)


def measure(
    plan: Plan,
    results: Results,
    minutes: float | None = None,
    hand_out: HandOut = map,
    progress: Callable[[int], object] | None = None,
) -> None:
    """Play the missing deals, a slice at a time, so that all pieces advance evenly.

    No slice begins after ``minutes``. ``progress`` gets the number of deals just added.
    """
    until = None if minutes is None else time.monotonic() + 60 * minutes
    tasks = [piece.tasks(plan.game, plan.cards) for piece in plan.pieces]
    done = [len(results.found(its)) for its in tasks]
    if progress is not None:
        progress(sum(done))
    while left := [n for n in range(len(tasks)) if done[n] < len(tasks[n])]:
        if until is not None and time.monotonic() >= until:
            return
        least = min(left, key=lambda n: done[n] / len(tasks[n]))
        part = tasks[least][done[least] : done[least] + -(-len(tasks[least]) // SLICE)]
        results.play(part, hand_out, progress)
        done[least] += len(part)


def read(plan: Plan, results: Results, kept: Reading | None = None) -> Reading:
    """Return the results of a plan by the deals played so far.

    For a piece of which the reading ``kept`` (of older bots, or from a lost store) has more deals, return its result.
    """
    standings = [one.standing(results, plan.game, plan.cards) for one in plan.pairing]
    ladders = [one.ranking(results, plan.game, plan.cards) for one in plan.ladder]
    if kept is not None:
        standings = [fuller(one, kept.standings, met) for one in standings]
        ladders = [fuller(one, kept.ladders, rated) for one in ladders]
    return Reading(
        plan.title,
        __version__,
        [one.name for one in plan.pieces],
        [one.aim for one in plan.pairing],
        [one.deals for one in plan.pieces],
        standings,
        ladders,
    )


def fuller(now: Found, kept: Sequence[Found], what: Callable[[Found], object]) -> Found:
    """Return the result among ``kept`` with the same ``what`` if it has more deals, else ``now``."""
    before = next((one for one in kept if what(one) == what(now)), None)
    return now if before is None or before.deals <= now.deals else before


def met(one: Standing) -> object:
    """Return what identifies a match: its seating, and which comparisons it has."""
    beside = one.gap is not None, one.hiding is not None
    return one.game, one.bot, one.others, one.options, one.seed, beside


def rated(one: Ranking) -> object:
    """Return what identifies a ranking: game, seats, seed and bots."""
    return one.game, one.seats, one.seed, {rating.bot for rating in one.ratings}


def reading_of(path: Path) -> Reading | None:
    """Return the reading in a JSON file, or None if there is no file. Raise BadInput if it can't be read."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Reading)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadInput(f"{path} can't be read: {error.strerror}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path} does not hold the figures of a strength page: {error}.") from None
