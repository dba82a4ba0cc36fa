"""Plots of readings, as SVG text to lay into a page."""

from collections.abc import Sequence
from io import StringIO
from math import nan
from re import sub
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

from skulduggery.arena.balance import CardReading, Reading
from skulduggery.arena.estimate import Effect, Share, pooled

COLOURS = {2: "#0072b2", 3: "#d55e00", 4: "#009e73", 5: "#cc79a7", 6: "#e69f00"}
"""Of the number of seats; they differ for colour-blind eyes too (Okabe and Ito 2008)."""
MARKERS = {2: "o", 3: "s", 4: "D", 5: "^", 6: "v"}
STYLE: Any = {
    "svg.fonttype": "none",  # text stays text: small, and readable by machines
    "svg.hashsalt": "skulduggery",  # the same plot has the same names in it
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": "#888",
    "axes.titlesize": 10,
}


def svg(figure: Figure, title: str) -> str:
    """A figure as an SVG element with a title for who can't see it."""
    out = StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    text = sub(r"(\.\d\d)\d+", r"\1", sub(r"\s*\n\s*", " ", out.getvalue()))  # a third of it is digits nobody sees
    head, _, rest = text[text.index("<svg ") :].partition(">")
    return f'{head} role="img" aria-label="{title}"><title>{title}</title>{rest}'


def figure(width: float, height: float, columns: int) -> tuple[Figure, list[Any]]:
    """A figure with plots side by side."""
    drawn = Figure(figsize=(width, height), layout="constrained")
    return drawn, list(drawn.subplots(1, columns, squeeze=False)[0])


def bars(axes: Any, at: Sequence[float], shares: Sequence[Share], seats: int) -> None:
    """Shares in percent, with their intervals."""
    middle = [100 * one.share for one in shares]
    sides = [[100 * (one.share - one.low) for one in shares], [100 * (one.high - one.share) for one in shares]]
    style = {"color": COLOURS[seats], "marker": MARKERS[seats], "label": f"{seats} players"}
    axes.errorbar(at, middle, yerr=sides, linestyle="none", capsize=3, markersize=4, **style)


def orders(readings: Sequence[Reading]) -> str:
    """Wins by turn order."""
    with mpl.rc_context(STYLE):
        drawn, plots = figure(9, 2.8, len(readings))
        for axes, one in zip(plots, readings, strict=True):
            at = list(range(1, one.seats + 1))
            bars(axes, at, one.places, one.seats)
            axes.axhline(100 / one.seats, color="#888", linewidth=1, linestyle="--")
            axes.set_xticks(at, [str(place) for place in at])
            axes.set_xlim(0.5, one.seats + 0.5)
            axes.set_title(f"{one.seats} players")
            axes.set_xlabel("turn order")
        plots[0].set_ylabel("wins, %")
        return svg(drawn, "Wins by turn order")


def spreads(readings: Sequence[Reading], names: dict[str, str]) -> str:
    """How often each value came, for several histograms."""
    with mpl.rc_context(STYLE):
        drawn, plots = figure(9, 2.6, len(names))
        for axes, (name, words) in zip(plots, names.items(), strict=True):
            for one in readings:
                values = one.histograms[name]
                total = sum(values.values()) or 1
                at = list(range(min(values), max(values) + 1)) if values else []
                heights = [100 * values.get(value, 0) / total for value in at]
                axes.plot(at, heights, color=COLOURS[one.seats], linewidth=1.4, label=f"{one.seats} players")
            axes.set_title(words)
            axes.set_ylim(bottom=0)
        plots[0].set_ylabel("%")
        plots[-1].legend(frameon=False, fontsize=8)
        return svg(drawn, "How often each value came: " + ", ".join(names.values()))


def rates(readings: Sequence[Reading], names: dict[str, str], title: str) -> str:
    """Shares side by side."""
    with mpl.rc_context(STYLE):
        drawn, plots = figure(9, 2.6, 1)
        step = 0.16
        for k, one in enumerate(readings):
            at = [i + step * (k - (len(readings) - 1) / 2) for i in range(len(names))]
            bars(plots[0], at, [one.shares[name] for name in names], one.seats)
        plots[0].set_xticks(range(len(names)), list(names.values()))
        plots[0].set_ylabel("%")
        plots[0].set_ylim(bottom=0)
        plots[0].legend(frameon=False, fontsize=8)
        return svg(drawn, title)


def forest(readings: Sequence[Reading], kind: str, title: str) -> str:
    """What each card of a kind moves, its like together, the best first."""
    rows = order(readings, kind)
    with mpl.rc_context(STYLE):
        drawn, (axes,) = figure(9, 0.6 + 0.2 * len(rows), 1)
        step = 0.22
        for k, one in enumerate(readings):
            cards = [found(one, card) for card in rows]
            at = [i + step * (k - (len(readings) - 1) / 2) for i, card in enumerate(cards) if card.taken]
            effects = [card.effect for card in cards if card.taken]
            style = {"color": COLOURS[one.seats], "linewidth": 0.9}
            # One line with gaps for all intervals: an element for each makes the page several times as long.
            ends = [100 * end for effect in effects for end in (effect.low, effect.high, nan)]
            axes.plot(ends, [height for height in at for _ in range(3)], **style)
            points = [100 * effect.points for effect in effects]
            marker = {"marker": MARKERS[one.seats], "markersize": 3, "linestyle": "none"}
            axes.plot(points, at, label=f"{one.seats} players", **style, **marker)
        axes.axvline(0, color="#888", linewidth=1)
        for i in range(1, len(rows)):
            if rows[i].group != rows[i - 1].group:
                axes.axhline(i - 0.5, color="#bbb", linewidth=0.8)
        axes.set_yticks(range(len(rows)), [label(card) for card in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.set_xlabel("percentage points of winning, against the mean of its like")
        axes.grid(axis="x", color="#eee")
        axes.set_axisbelow(True)
        axes.legend(frameon=False, fontsize=8, loc="lower right")
        return svg(drawn, title)


def label(card: CardReading) -> str:
    """A card's name, and what it is compared within."""
    group = f"level {card.group}" if card.group.isdecimal() else card.group
    return f"{card.name} ({group})" if group else card.name


def order(readings: Sequence[Reading], kind: str) -> list[CardReading]:
    """The cards of a kind, its like together as in the file, the best over all readings first."""
    cards = [card for card in readings[0].cards if card.kind == kind]
    groups = list(dict.fromkeys([card.group for card in cards]))
    return sorted(cards, key=lambda card: (groups.index(card.group), -overall(readings, card).points))


def overall(readings: Sequence[Reading], card: CardReading) -> Effect:
    """What a card moves over all readings."""
    return pooled([found(one, card).effect for one in readings])


def found(reading: Reading, card: CardReading) -> CardReading:
    """The same card in another reading."""
    return next(one for one in reading.cards if (one.kind, one.id) == (card.kind, card.id))
