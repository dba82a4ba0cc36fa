"""Plots of the strength of bots, as SVG text for a page."""

from collections.abc import Sequence
from textwrap import fill

import matplotlib as mpl

from skulduggery.arena.intervals import Interval
from skulduggery.arena.matches.ladder import Ranking
from skulduggery.arena.matches.match import Standing
from skulduggery.arena.reports.plots import STYLE, figure, lines, svg, threads

WIDE = 44
"""Characters of a name in one line."""
INK = "#222"


def shares(names: Sequence[str], standings: Sequence[Standing], aims: Sequence[float]) -> str:
    """Return a plot of each pairing's share of the wins with its interval, the fair share of an equal, and the aim."""
    with mpl.rc_context(STYLE):
        drawn, (axes,) = figure(9, 1.1 + 0.34 * len(names), 1)
        for mark, words, values in (
            ("|", "an equal", [one.fair for one in standings]),
            ("x", "the aim", [*aims]),
        ):
            there = [(100 * value, place) for place, value in enumerate(values) if value]
            if there:
                axes.plot(*zip(*there, strict=True), mark, color="#888", markersize=9, label=words)
        played = [(place, one) for place, one in enumerate(standings) if one.deals]
        spread = [percent(Interval(one.share, one.low, one.high)) for _, one in played]
        threads(axes, [place for place, _ in played], spread, "the bot", 0)
        lines(axes, [folded(name) for name in names])
        axes.set_xlim(0, 101)
        axes.set_xlabel("share of the wins, %")
        drawn.legend(*axes.get_legend_handles_labels(), frameon=False, fontsize=8, loc="outside lower center", ncols=3)
        return svg(drawn, "Share of the wins of each pairing")


def ratings(ranking: Ranking) -> str:
    """Return a plot of the rating of each bot, with its interval from resampled deals."""
    with mpl.rc_context(STYLE):
        drawn, (axes,) = figure(9, 0.8 + 0.4 * len(ranking.ratings), 1)
        spread = [(one.mu.value, one.mu.low, one.mu.high) for one in ranking.ratings]
        threads(axes, range(len(spread)), spread, "", 0)
        lines(axes, [folded(one.bot) for one in ranking.ratings])
        axes.set_xlabel("rating (mu)")
        return svg(drawn, "Ratings")


def matrix(ranking: Ranking) -> str:
    """Return a plot of how often the bot of a row finished before that of a column, in percent."""
    bots = [one.bot for one in ranking.ratings]
    met = [one for one in ranking.met if one.ahead.high - one.ahead.low < 1]
    cells = {(one.bot, one.other): 100 * one.ahead.value for one in met}
    cells |= {(one.other, one.bot): 100 - 100 * one.ahead.value for one in met}
    with mpl.rc_context(STYLE):
        drawn, (axes,) = figure(9, 1.4 + 0.5 * len(bots), 1)
        field = [[cells.get((row, column), float("nan")) for column in bots] for row in bots]
        places = range(len(bots))
        axes.pcolormesh(places, places, field, cmap="PuOr", vmin=-60, vmax=160, edgecolors="white", shading="nearest")
        for y, row in enumerate(field):
            for x, value in enumerate(row):
                if value == value:  # NaN where two bots never met, such as a bot and itself
                    axes.text(x, y, f"{value:.0f}", ha="center", va="center", color=INK)
        axes.set_yticks(places, [f"{number}. {folded(bot)}" for number, bot in enumerate(bots, 1)])
        axes.set_xticks(places, [f"{number}." for number in range(1, len(bots) + 1)])
        axes.invert_yaxis()
        axes.xaxis.tick_top()
        axes.tick_params(length=0)
        axes.spines[:].set_visible(False)
        return svg(drawn, "How often the bot of a row finished before that of a column")


def folded(name: str) -> str:
    """Return a name wrapped over several lines."""
    return fill(name.replace(",", ", "), WIDE)


def percent(one: Interval) -> tuple[float, float, float]:
    """Return a share with its interval, in percent."""
    return 100 * one.value, 100 * one.low, 100 * one.high
