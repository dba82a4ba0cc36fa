"""Plots of readings, as SVG text for a page."""

from collections.abc import Sequence
from io import StringIO
from math import nan
from re import sub
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

from skulduggery.arena.lab.card_balance import CardReading, Reading, TurnedReading, watcher_of
from skulduggery.arena.lab.estimates import Effect, Share, pooled

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")
"""Colours of the readings, by place; colour-blind people can tell them apart too (Okabe and Ito 2008)."""
MARKERS = ("o", "s", "D", "^", "v", "<", ">")
A_ROW = 4
"""Plots in a row, if there are too many for one row."""
FEW = 10
"""Maximum number of cards that are drawn for every reading. If there are more, only the largest readings are drawn."""
STYLE: Any = {
    "svg.fonttype": "none",  # text stays text: small, and readable by machines
    "svg.hashsalt": "skulduggery",  # so that the same plot always has the same names in it
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": "#888",
    "axes.titlesize": 10,
}


def svg(figure: Figure, title: str) -> str:
    """Return a figure as an SVG element with a title for screen readers."""
    out = StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    text = sub(r"(\.\d\d)\d+", r"\1", sub(r"\s*\n\s*", " ", out.getvalue()))  # a third is digits that nobody sees
    head, _, rest = text[text.index("<svg ") :].partition(">")
    return f'{head} role="img" aria-label="{title}"><title>{title}</title>{rest}'


def figure(width: float, height: float, plots: int, share: bool = False) -> tuple[Figure, list[Any]]:
    """Return a figure with plots side by side, in rows if they are many. ``share``: with a common y axis."""
    columns = plots if plots <= A_ROW + 1 else A_ROW
    rows = -(-plots // columns)
    drawn = Figure(figsize=(width, height * rows), layout="constrained")
    there = list(drawn.subplots(rows, columns, squeeze=False, sharey=share).flat)
    for axes in there[plots:]:
        axes.set_axis_off()
    return drawn, there[:plots]


def look(place: int) -> dict[str, Any]:
    """Return the style of the marks of a reading."""
    return {"color": COLOURS[place % len(COLOURS)], "marker": MARKERS[place % len(MARKERS)]}


def bars(axes: Any, at: Sequence[float], shares: Sequence[Share], label: str, place: int) -> None:
    """Draw shares in percent, with their intervals."""
    middle = [100 * one.share for one in shares]
    sides = [[100 * (one.share - one.low) for one in shares], [100 * (one.high - one.share) for one in shares]]
    axes.errorbar(at, middle, yerr=sides, linestyle="none", capsize=3, markersize=4, label=label, **look(place))


def legend(drawn: Figure, axes: Any) -> None:
    """Draw the legend of colours below all plots, where it hides nothing."""
    known = axes.get_legend_handles_labels()
    drawn.legend(*known, frameon=False, fontsize=8, loc="outside lower center", ncols=A_ROW)


def orders(readings: Sequence[Reading]) -> str:
    """Return a plot of wins by turn order."""
    with mpl.rc_context(STYLE):
        drawn, plots = figure(9, 2.8, len(readings))
        for place, (axes, one) in enumerate(zip(plots, readings, strict=True)):
            at = list(range(1, one.seats + 1))
            bars(axes, at, one.places, one.label, place)
            axes.axhline(100 / one.seats, color="#888", linewidth=1, linestyle="--")
            axes.set_xticks(at, [str(place) for place in at])
            axes.set_xlim(0.5, one.seats + 0.5)
            axes.set_title(one.label.replace(", ", "\n"))
            axes.set_xlabel("turn order")
        for axes in plots[::A_ROW]:
            axes.set_ylabel("wins, %")
        return svg(drawn, "Wins by turn order")


def spreads(readings: Sequence[Reading], names: dict[str, str]) -> str:
    """Return plots of several histograms, in percent."""
    with mpl.rc_context(STYLE):
        drawn, plots = figure(9, 2.9, len(names))
        for axes, (name, words) in zip(plots, names.items(), strict=True):
            for place, one in enumerate(readings):
                values = one.histograms[name]
                total = sum(values.values()) or 1
                at = list(range(min(values), max(values) + 1)) if values else []
                heights = [100 * values.get(value, 0) / total for value in at]
                axes.plot(at, heights, color=look(place)["color"], linewidth=1.4, label=one.label)
            axes.set_title(words)
            axes.set_ylim(bottom=0)
        plots[0].set_ylabel("%")
        legend(drawn, plots[0])
        return svg(drawn, "How often each value occurred: " + ", ".join(names.values()))


def rates(readings: Sequence[Reading], names: dict[str, str], title: str) -> str:
    """Return a plot of shares side by side."""
    with mpl.rc_context(STYLE):
        drawn, plots = figure(9, 2.9, 1)
        step = 0.5 / max(3, len(readings))
        for place, one in enumerate(readings):
            there = [i for i, name in enumerate(names) if one.shares[name].of]
            at = [i + step * (place - (len(readings) - 1) / 2) for i in there]
            bars(plots[0], at, [one.shares[list(names)[i]] for i in there], one.label, place)
        plots[0].set_xticks(range(len(names)), list(names.values()))
        plots[0].set_ylabel("%")
        plots[0].set_ylim(bottom=0)
        legend(drawn, plots[0])
        return svg(drawn, title)


def means(readings: Sequence[Reading], names: dict[str, str], title: str) -> str:
    """Return a plot of means side by side."""
    with mpl.rc_context(STYLE):
        drawn, plots = figure(9, 2.9, 1)
        step = 0.8 / len(readings)
        for place, one in enumerate(readings):
            at = [i + step * (place - (len(readings) - 1) / 2) for i in range(len(names))]
            heights = [one.means.get(name, 0) for name in names]
            plots[0].bar(at, heights, step, color=look(place)["color"], label=one.label)
        plots[0].axhline(0, color="#888", linewidth=1)
        plots[0].set_xticks(range(len(names)), [word.replace(" ", "\n") for word in names.values()])
        legend(drawn, plots[0])
        return svg(drawn, title)


def forest(readings: Sequence[Reading], kind: str, title: str) -> str:
    """Return a plot of the effects of the cards of a kind, comparable cards together, the best first."""
    rows = order(readings, kind)
    shown = readings if len(rows) <= FEW else large(readings)
    with mpl.rc_context(STYLE):
        drawn, (axes,) = figure(9, 0.9 + max(0.2, 0.07 * len(shown)) * len(rows), 1)
        step = 0.66 / max(3, len(shown))
        for place, one in enumerate(shown):
            there = [(i, card) for i, card in enumerate([found(one, card) for card in rows]) if card.taken]
            at = [i + step * (place - (len(shown) - 1) / 2) for i, _ in there]
            threads(axes, at, [spread(card.effect) for _, card in there], one.label, place)
        axes.axvline(0, color="#888", linewidth=1)
        for i in range(1, len(rows)):
            if rows[i].group != rows[i - 1].group:
                axes.axhline(i - 0.5, color="#bbb", linewidth=0.8)
        lines(axes, [label(card) for card in rows])
        axes.set_xlabel("points of the win rate, against the mean of comparable cards")
        legend(drawn, axes)
        return svg(drawn, title)


def stirs(readings: Sequence[Reading], kind: str, title: str) -> str:
    """Return plots, one for each measure, of the differences that things turned up make to games."""
    watcher = watcher_of(readings[0].game)
    words = dict(watcher.measures)
    rows = turned(readings, kind)
    with mpl.rc_context(STYLE):
        drawn, plots = figure(9, 0.9 + 0.2 * len(rows), len(watcher.stirs), share=True)
        for axes, name in zip(plots, watcher.stirs, strict=True):
            for place, one in enumerate(readings):
                its = {own.id: own for own in one.turned}
                there = [i for i, row in enumerate(rows) if row.id in its and shows(readings, row, one)]
                if there:
                    at = [i + 0.2 * (place % 2 - 0.5) for i in there]
                    moves = [its[rows[i].id].moves[name] for i in there]
                    threads(axes, at, [(one.value, one.low, one.high) for one in moves], one.label, place)
            axes.axvline(0, color="#888", linewidth=1)
            axes.set_title(words[name])
            lines(axes, [row.name for row in rows])
        legend(drawn, plots[0])
        return svg(drawn, title)


def threads(axes: Any, at: Sequence[float], points: Sequence[tuple[float, float, float]], label: str, n: int) -> None:
    """Draw values with their intervals as horizontal lines."""
    style = {"color": look(n)["color"], "linewidth": 0.9}
    # Draw all intervals as one line with gaps: an element for each would make the page several times as long.
    axes.plot([end for _, *ends in points for end in (*ends, nan)], [y for y in at for _ in range(3)], **style)
    marker = {"marker": look(n)["marker"], "markersize": 3, "linestyle": "none"}
    axes.plot([value for value, *_ in points], at, label=label, **style, **marker)


def lines(axes: Any, names: Sequence[str]) -> None:
    """Set up a line for each name, the first one on top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.grid(axis="x", color="#eee")
    axes.set_axisbelow(True)


def spread(effect: Effect) -> tuple[float, float, float]:
    """Return an effect in percentage points."""
    return 100 * effect.points, 100 * effect.low, 100 * effect.high


def large(readings: Sequence[Reading]) -> list[Reading]:
    """Return the readings with the most games."""
    return [one for one in readings if one.games == max([other.games for other in readings])]


def turned(readings: Sequence[Reading], kind: str) -> list[TurnedReading]:
    """Return all things of a kind that are turned up in any reading, the largest effect on the first measure first."""
    every = {one.id: one for reading in reversed(readings) for one in reading.turned if one.kind == kind}
    first = watcher_of(readings[0].game).stirs[0]
    return sorted(every.values(), key=lambda one: -one.moves[first].value)


def shows(readings: Sequence[Reading], row: TurnedReading, reading: Reading) -> bool:
    """Return whether a reading is drawn in a row: it is a large one, or no large one has the row."""
    best = large(readings)
    return reading in best or not any([one.id == row.id for other in best for one in other.turned])


def label(card: CardReading) -> str:
    """Return a card's name, with the group that it is compared within."""
    group = f"level {card.group}" if card.group.isdecimal() else card.group
    return f"{card.name} ({group})" if group else card.name


def order(readings: Sequence[Reading], kind: str) -> list[CardReading]:
    """Return the cards of a kind, groups in the order of the file, in each the best over all readings first."""
    cards = [card for card in readings[0].cards if card.kind == kind]
    groups = list(dict.fromkeys([card.group for card in cards]))
    return sorted(cards, key=lambda card: (groups.index(card.group), -overall(readings, card).points))


def overall(readings: Sequence[Reading], card: CardReading) -> Effect:
    """Return the effect of a card, pooled over all readings that have it."""
    its = (card.kind, card.id)
    return pooled([same.effect for one in readings for same in one.cards if (same.kind, same.id) == its])


def found(reading: Reading, card: CardReading) -> CardReading:
    """Return the same card in another reading."""
    return next(one for one in reading.cards if (one.kind, one.id) == (card.kind, card.id))
