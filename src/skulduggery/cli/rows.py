"""Results of exact work, one row for each strategy, as a table and as a plot."""

import re
import sys
from collections.abc import Sequence

import msgspec

from skulduggery.arena.intervals import Interval
from skulduggery.environments.exact import Found

HEAD = ("who", "thinks", "NashConv", "each seat wins", "its best response", "seconds")
ROUNDS = re.compile(r"\brollouts=(\d+),?")


class Row(msgspec.Struct, frozen=True):
    """The result for one strategy.

    ``rounds``: those of a solver or a search, 0 if it has none; ``wins``: its share against others, with 95% intervals
    because a search is random.
    """

    who: str
    rounds: int
    thinks: int
    nash_conv: float
    shares: tuple[float, ...]
    best: tuple[float, ...]
    seconds: float
    wins: tuple[Interval, ...] = ()


def head(against: Sequence[str]) -> str:
    """Return the head of the table."""
    names = (*HEAD, *[f"wins against `{other}`" for other in against])
    return f"| {' | '.join(names)} |\n{'|---' * len(names)}|\n"


def note(
    rows: list[Row],
    who: str,
    rounds: int,
    thinks: int,
    found: Found,
    seconds: float,
    as_json: bool,
    wins: Sequence[Interval] = (),
) -> None:
    """Add a row, and print it unless the output is JSON."""
    row = Row(who, rounds, thinks, found.nash_conv, found.shares, found.best, round(seconds, 1), tuple(wins))
    rows.append(row)
    if not as_json:
        shares, best = (" ".join([f"{share:.1%}" for share in some]) for some in (row.shares, row.best))
        against = [f"{one.value:.1%} ({one.low:.1%} to {one.high:.1%})" for one in wins]
        name = f"{who}, {rounds} rounds" if not thinks else f"`{who}`"
        cells = (name, str(thinks or "-"), f"{row.nash_conv:.4f}", shares, best, str(row.seconds), *against)
        say(f"| {' | '.join(cells)} |\n")


def drawn(rows: Sequence[Row]) -> str:
    """Return an SVG of NashConv by rounds, one line for each kind of search; a strategy without rounds is a level
    line."""
    import matplotlib as mpl

    from skulduggery.arena.reports.plots import STYLE, figure, legend, look, svg

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
    """Return the number of rollouts in a bot's spec, 0 if it gives none."""
    found = ROUNDS.search(spec)
    return int(found[1]) if found else 0


def say(text: str) -> None:
    """Print without buffering, because the next row may take minutes."""
    sys.stdout.write(text)
    sys.stdout.flush()
