"""``skulduggery arena``."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

from skulduggery.api import BadInput, Document, Value
from skulduggery.arena.engine import engine
from skulduggery.arena.ladder import Ladder, Ranking
from skulduggery.arena.match import Results, Standing, at_least_one, check
from skulduggery.arena.pairing import Pairing
from skulduggery.arena.plan import measure, plan_of, read
from skulduggery.arena.strength import page, percent
from skulduggery.arena.tables import Acts

Found = TypeVar("Found")


class Run(msgspec.Struct, frozen=True):
    """How deals are played and told: where they are kept, by how many processes."""

    store: Path | None
    workers: int | None
    as_json: bool


def run(given: Namespace, options: dict[str, Value], cards: Document | None) -> int:
    """Carry out what was given: a pairing, mixed tables, or the page of a plan."""
    how = Run(given.store, given.workers, given.json)
    ways = [given.page is not None, given.ladder is not None, given.bot is not None and given.against is not None]
    if sum(ways) != 1 or (given.game is None) != ways[0]:
        raise BadInput("The arena takes GAME with --bot and --against, or GAME with --ladder, or --page alone.")
    if ways[0]:
        return write(given.page, given.out, given.engine, given.minutes, how)
    if ways[1]:
        ladder = Ladder(tuple(given.ladder), given.seats, given.deals, options=options, seed=given.seed)
        return climb(given.game, ladder, cards, how)
    others = tuple(given.against)
    pairing = Pairing(given.bot, others, given.deals, "", 0.0, given.ceiling, given.hiding, options, given.seed)
    return pair(given.game, pairing, cards, how)


def pair(game: str, pairing: Pairing, cards: Document | None, how: Run) -> int:
    """Play a pairing, with a progress bar where somebody watches, and print how it stands."""
    at_least_one(deals=pairing.deals, workers=how.workers)
    for seating in pairing.seatings(game, cards).values():
        check(seating)
    tasks = pairing.tasks(game, cards)
    with Results(how.store) as results, bar(len(tasks)) as more:
        results.play(tasks, how.workers, more)
        found = pairing.standing(results, game, cards)
    return say(found, how, told)


def climb(game: str, ladder: Ladder, cards: Document | None, how: Run) -> int:
    """Play mixed tables and print how the bots stand."""
    at_least_one(deals=ladder.deals, workers=how.workers)
    tasks = ladder.tasks(game, cards)
    with Results(how.store) as results, bar(len(tasks)) as more:
        results.play(tasks, how.workers, more)
        found = ladder.ranking(results, game, cards)
    return say(found, how, rated)


def write(plan: Path, out: Path | None, name: str, minutes: float | None, how: Run) -> int:
    """Play what is missing of a plan for so many minutes, and write the strength page, or print it."""
    if minutes is not None and not minutes >= 0:
        raise BadInput(f"It can't play for {minutes} minutes.")
    at_least_one(workers=how.workers)
    named = plan_of(plan)
    with Results(how.store, name) as results:
        if results.engine(named.game) == engine(named.game):
            with bar(sum(len(piece.tasks(named.game)) for piece in named.pieces)) as more:
                measure(named, results, minutes, how.workers, more)
        found = read(named, results)
    if out is None:
        return say(found, how, lambda one: page(named, one))
    try:
        out.write_text(page(named, found), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{out} can't be written: {error.strerror}.") from None
    return say(found, how, lambda _: f"{out} is written.")


@contextmanager
def bar(total: int) -> Iterator[Callable[[int], object]]:
    """A progress bar on standard error, if a person watches."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    watcher = Console(stderr=True)
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=watcher, transient=True) as shown:
        shown.disable = not watcher.is_terminal
        task = shown.add_task("", total=total)
        yield lambda more: shown.advance(task, more)


def say(found: Found, how: Run, words: Callable[[Found], str]) -> int:
    """Print what was found."""
    text = msgspec.json.encode(found).decode() if how.as_json else words(found)
    sys.stdout.write(text.rstrip("\n") + "\n")
    return 0


def told(result: Standing) -> str:
    """A match in words."""
    lines = [
        f"{result.game}: {result.bot} against {', '.join(result.others)}",
        f"{result.share:.1%} of the wins ({result.low:.1%} to {result.high:.1%}; equal would be {result.fair:.1%}), "
        f"mean lead {result.lead:+.1f}",
        f"{result.deals} deals, {result.games} games, seed {result.seed}; {result.ms:.1f} ms a question",
    ]
    if result.gap is not None:
        closed = percent(result.gap.interval) if result.gap.interval else "nobody can say how much"
        lines.append(
            f"{closed} of the way from rules of thumb ({result.gap.floor:.1%}) to {result.gap.bot} "
            f"({result.gap.ceiling:.1%})"
        )
    if result.hiding is not None:
        lines.append(f"hiding brings {percent(result.hiding.gain)}: without it {result.hiding.without:.1%} of the wins")
    return "\n".join([*lines, *acted(result.acts)])


def acted(acts: Acts) -> Sequence[str]:
    """How a bot bluffed and suspected, in words; nothing where a game has neither."""
    games = max(1, acts.games)
    lines = []
    if acts.could:
        lines.append(
            f"a game: {acts.hid / games:.2f} hidden of {acts.could / games:.2f} that could be, "
            f"{acts.bluffs / games:.2f} bluffs, {acts.traps / games:.2f} traps"
        )
    if acts.met:
        lines.append(
            f"a game: {acts.suspected / games:.2f} suspicions of {acts.met / games:.2f} that could be, "
            f"{acts.right / games:.2f} right; {acts.missed / games:.2f} bluffs let pass"
        )
    return lines


def rated(ranking: Ranking) -> str:
    """Mixed tables in words."""
    lines = [f"{ranking.game}: {ranking.deals} deals at tables of {ranking.seats}, seed {ranking.seed}"]
    for one in ranking.ratings:
        lines.append(
            f"{one.mu.value:6.1f} ({one.mu.low:.1f} to {one.mu.high:.1f})  sigma {one.sigma:.2f}  {one.bot}: "
            f"{percent(one.share)} of the wins, {one.ms:.1f} ms a question"
        )
    lines += [f"{one.bot} before {one.other}: {percent(one.ahead)}" for one in ranking.met]
    return "\n".join(lines)
