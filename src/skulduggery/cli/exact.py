"""``skulduggery exact``: NashConv of bots in a game small enough for exact work."""

import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from skulduggery.api import BadInput
from skulduggery.bots import make
from skulduggery.environments.exact import Found, grown, judged, load, solved, strategy_of

HEAD = """| who | thinks | NashConv | each seat wins | its best response | seconds |
|---|---|---|---|---|---|
"""
ROUNDS = re.compile(r"\brounds=(\d+),?")


class Row(msgspec.Struct, frozen=True):
    """What was found of one strategy: ``rounds`` of a solver or of thinking, 0 where there are none."""

    who: str
    rounds: int
    thinks: int
    nash_conv: float
    shares: tuple[float, ...]
    best: tuple[float, ...]
    seconds: float


def run(
    game: str,
    seats: int,
    cards: Path | None,
    bots: Sequence[str],
    thinks: int,
    solver: int,
    seed: int,
    plot: Path | None,
    as_json: bool,
) -> int:
    """Judge the solver and every bot, a row each as soon as it is known."""
    if thinks < 1 or solver < 0:
        raise BadInput("A bot thinks once at least, and a solver can't have fewer rounds than none.")
    for spec in bots:
        make(spec, seed)
    first, tree_of = load(game, seats, str(cards or ""))
    tree = grown(first)
    choices = sum(len(spot.ask.options) > 1 for spot in tree.spots)
    rows: list[Row] = []
    if not as_json:
        say(f"{tree.moments:,} moments, {len(tree.spots):,} information states, {choices:,} of them with a choice\n\n")
        say(HEAD)
    begun = time.monotonic()
    for rounds, found in solved(tree_of, solver):
        add(rows, "CFR+", rounds, 0, found, time.monotonic() - begun, as_json)
    for spec in bots:
        begun = time.monotonic()
        found = judged(tree_of, strategy_of(tree, spec, thinks, seed))
        add(rows, spec, rounds_of(spec), thinks, found, time.monotonic() - begun, as_json)
    if as_json:
        say(msgspec.json.encode(rows).decode() + "\n")
    if plot is not None:
        plot.write_text(drawn(rows), "utf-8")
    return 0


def add(rows: list[Row], who: str, rounds: int, thinks: int, found: Found, seconds: float, as_json: bool) -> None:
    """Note a row, and print it."""
    row = Row(who, rounds, thinks, found.nash_conv, found.shares, found.best, round(seconds, 1))
    rows.append(row)
    if not as_json:
        shares, best = (" ".join([f"{share:.1%}" for share in some]) for some in (row.shares, row.best))
        name = f"{who}, {rounds} rounds" if not thinks else f"`{who}`"
        say(f"| {name} | {thinks or '-'} | {row.nash_conv:.4f} | {shares} | {best} | {row.seconds} |\n")


def drawn(rows: Sequence[Row]) -> str:
    """NashConv by rounds, a line for each way to think, as an SVG; who has no rounds is a level line."""
    import matplotlib as mpl

    from skulduggery.arena.plots import STYLE, figure, legend, look, svg

    lines: dict[str, list[tuple[int, float]]] = {}
    for row in rows:
        lines.setdefault(ROUNDS.sub("", row.who).strip(":,"), []).append((row.rounds, row.nash_conv))
    with mpl.rc_context(STYLE):
        picture, (axes,) = figure(8, 4, 1)
        for place, (who, points) in enumerate(lines.items()):
            if points[0][0]:
                axes.plot(*zip(*sorted(points), strict=True), label=who, markersize=4, linewidth=1.4, **look(place))
            else:
                axes.axhline(points[0][1], label=who, linewidth=1, linestyle="--", color=look(place)["color"])
        axes.set_xscale("log", base=2)
        axes.set_yscale("log")
        axes.set_xlabel("rounds")
        axes.set_ylabel("NashConv, in wins")
        legend(picture, axes)
        return svg(picture, "NashConv by rounds")


def rounds_of(spec: str) -> int:
    """How many roll-outs a bot thinks, 0 where its spec doesn't say."""
    found = ROUNDS.search(spec)
    return int(found[1]) if found else 0


def say(text: str) -> None:
    """Print at once: a row may take minutes."""
    sys.stdout.write(text)
    sys.stdout.flush()
