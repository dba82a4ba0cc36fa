"""Plans and readings: a plan names what is measured of a game, the store keeps what was played, a reading says how it
stands."""

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
"""Each piece of a plan is played in slices, the piece that is least far first; this is their number."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The measurements of a game, as ``docs/strength/GAME.toml`` lists them. ``intro`` and ``notes`` stand on the page
    before and after the tables; ``cards``: card data in place of those of the house."""

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
        """All deals of it."""
        return [task for piece in self.pieces for task in piece.tasks(self.game, self.cards)]

    def checked(self) -> "Plan":
        """Itself. Raises BadInput if it can't be played."""
        for pairing in self.pairing:
            for seating in pairing.seatings(self.game, self.cards).values():
                check(seating)
        for ladder in self.ladder:
            ladder.tasks(self.game, self.cards)
        return self


class Reading(msgspec.Struct):
    """The standing of everything that a plan names."""

    title: str
    version: str
    names: list[str]
    aims: list[float]
    wanted: list[int]
    standings: list[Standing]
    ladders: list[Ranking]


def plan_of(path: Path) -> Plan:
    """Read a plan. Raises BadInput for what can't be played."""
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=Plan)
    except OSError as error:
        raise BadInput(f"{path} can't be read: {error.strerror}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path} is no plan of measurements: {error}.") from None
    plan = msgspec.structs.replace(
        found,
        pairing=tuple(seeded(one, found.seed) for one in found.pairing),
        ladder=tuple(seeded(one, found.seed) for one in found.ladder),
    )
    if not all(one.deals > 0 for one in plan.pieces):
        raise BadInput(f"{path}: each pairing and each ladder takes one deal at least.")
    return plan.checked()


def seeded(piece: Piece, seed: int) -> Piece:
    """With the seed of the plan, unless it has its own."""
    return piece if piece.seed else msgspec.structs.replace(piece, seed=seed)


def measure(
    plan: Plan,
    results: Results,
    minutes: float | None = None,
    hand_out: HandOut = map,
    progress: Callable[[int], object] | None = None,
) -> None:
    """Play what is missing, all pieces about equally far at any time; stop after ``minutes``, give or take a
    slice. ``hand_out`` gives it to the workers; ``progress`` is told how many deals more are there."""
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
    """Return the standing, by the deals that were played. A piece of which more deals are in a reading that was
    ``kept`` (of other bots, or from a store that is gone) stands as it stood there."""
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
    """Return the same thing as it was kept, if more deals of it were played then."""
    before = next((one for one in kept if what(one) == what(now)), None)
    return now if before is None or before.deals <= now.deals else before


def met(one: Standing) -> object:
    """Return the seating of a match, with the figures next to it."""
    beside = one.gap is not None, one.hiding is not None
    return one.game, one.bot, one.others, one.options, one.seed, beside


def rated(one: Ranking) -> object:
    """Return the bots that were rated."""
    return one.game, one.seats, one.seed, {rating.bot for rating in one.ratings}


def reading_of(path: Path) -> Reading | None:
    """Return a reading that was kept, or None if there is none. Raise BadInput for anything else."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Reading)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadInput(f"{path} can't be read: {error.strerror}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path} is not what stands on a strength page: {error}.") from None
