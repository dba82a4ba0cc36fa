"""The lab's findings on cards or on a change, as one self-contained page, for designers of cards."""

from collections.abc import Sequence
from html import escape
from math import inf

import matplotlib as mpl

from skulduggery.arena.intervals import Interval
from skulduggery.arena.lab.degenerate_pairs import Pairs
from skulduggery.arena.lab.verdict import Move, Verdict
from skulduggery.arena.reports.balance_page import document, drawing, table
from skulduggery.arena.reports.plots import STYLE as LOOK
from skulduggery.arena.reports.plots import figure, lines, svg, threads
from skulduggery.text import Texts


def page(found: Verdict | Pairs) -> str:
    """Return the page of a verdict, or of pairs."""
    if isinstance(found, Pairs):
        what, parts = "pairs", search(found)
    else:
        what = "what a change does" if len(found.digests) > 1 else "what cards are worth"
        parts = [about(found), *worths(found), *moves(found)]
    title = f"{Texts('en', found.game)(f'{found.game}-title')}: {what}"
    return document(title, [f"<h1>{escape(title)}</h1>", *parts])


def about(found: Verdict) -> str:
    """Return the paragraphs on what was played, and how to read the page."""
    seats = ", ".join(found.seats)
    how = (
        f"the win rate is known to {100 * found.aim:g} points, as asked"
        if found.enough
        else f"the win rate is not yet known to {100 * found.aim:g} points, so the intervals are wider"
    )
    changes = "".join([f"<li><code>{escape(change)}</code></li>" for change in found.changes])
    return (
        f"<p>{found.deals:,} deals, seats {escape(seats)}, seed {found.seed}, card data "
        f"<code>{escape(' and '.join(found.digests))}</code>, engine <code>{found.engine}</code>; {how}.</p>"
        + (f"<p>What was changed:</p><ul>{changes}</ul>" if changes else "")
        + "<p>Intervals are 95%; those of the cards hold for all of them together. A card that the bots play badly "
        "looks weak here. Read a figure as a question to people who play.</p>"
    )


def worths(found: Verdict) -> list[str]:
    """Return the section on the worth of cards to the players who take them; nothing if no card is studied."""
    if not found.worths:
        return []
    ordered = sorted(found.worths, key=lambda one: -one.gain.value if one.gain else inf)
    known = [(one.name, one.gain) for one in ordered if one.gain]
    told = (
        "How much more often the player who takes the card wins with the changed card, in points of the win rate."
        if len(found.digests) > 1
        else "How much more often the player who takes the card wins than with a comparable card, each at its price, "
        "in points of the win rate. A balanced card scores 0."
    )
    rows = [
        [
            f"{one.name} ({one.kind})",
            f"{one.times:,}",
            points(one.gain, "taken too seldom to tell"),
            "yes" if one.off else "no",
        ]
        for one in ordered
    ]
    head = ["card", "taken in deals", "worth", "surely not 0"]
    names, gains = [name for name, _ in known], [gain for _, gain in known]
    drawn = forest(names, gains, "What each card is worth to the player who takes it") if known else ""
    return ["<h2>What it is worth to the player who takes it</h2>", drawing(drawn, told), table(head, rows, "")]


def moves(found: Verdict) -> list[str]:
    """Return the section on the changes of a game's figures; nothing if the trial has no change."""
    if len(found.digests) == 1:
        return []
    wins = [[f"wins, {one.words}", f"{100 * one.was:.1f}%", points(one.moved)] for one in (*found.wins, *found.bots)]
    rows = [[one.words, f"{one.was:.2f}", value(one.moved)] for one in found.course]
    more = [[one.words, f"{one.was:.3f}", value(one.moved)] for one in found.events]
    head = ["per game", "before", "changes by"]
    return [
        "<h2>What changes in a game</h2>",
        drawing(shifts(found.course), "How much each figure of a game changes, in percent."),
        table(head, wins, "Wins by turn order, and by bot where they differ, in points of the win rate"),
        table(head, rows, ""),
        "<details><summary>All events</summary>",
        table(head, more, "How often per game"),
        "</details>",
    ]


def search(found: Pairs) -> list[str]:
    """Return the parts of the page on pairs."""
    rows = [
        [
            one.name,
            f"${one.price}",
            rough(one.guess),
            f"{one.deals:,}",
            points(one.gain),
            "yes" if one.off else "no",
        ]
        for one in found.pairs
    ]
    told = (
        f"One of {len(found.seats)} seats begins the game with the pair on its sheet, for free. Each of the "
        f"{found.looked_at:,} pairs played the same {found.screening} deals. Against the mean of their price, the "
        f"estimates have a standard deviation of {100 * found.spread:.1f} points. {100 * found.joined:.0f}% of that "
        "variance is a joint effect; the rest belongs to the trait and the job by themselves. The pairs furthest off "
        "in both directions played other deals, each against another pair of its price. Their 95% intervals hold for "
        "all of them together."
    )
    head = ["pair", "price", "screening", "deals", "against its price", "surely not 0"]
    names = [one.name for one in found.pairs]
    drawn = forest(names, [one.gain for one in found.pairs], "Pairs against others of their price")
    about = (
        f"<p>Seats {escape(', '.join(found.seats))}, seed {found.seed}, card data <code>{found.digest}</code>, engine "
        f"<code>{found.engine}</code>.</p><p>{escape(told)}</p>"
    )
    return [about, drawing(drawn, "In points of the win rate."), table(head, rows, "")]


def forest(names: Sequence[str], its: Sequence[Interval], title: str) -> str:
    """Return a plot of differences of the win rate, with their intervals."""
    with mpl.rc_context(LOOK):
        drawn, (axes,) = figure(9, 1.1 + 0.3 * len(names), 1)
        gains = [(100 * one.value, 100 * one.low, 100 * one.high) for one in its]
        threads(axes, list(range(len(names))), gains, "", 0)
        axes.axvline(0, color="#888", linewidth=1)
        lines(axes, names)
        axes.set_xlabel("points of the win rate")
        return svg(drawn, title)


def shifts(rows: Sequence[Move]) -> str:
    """Return a plot of the changes of figures, in percent of their values before."""
    shown = [(one.words, 100 / one.was, one.moved) for one in rows if one.was > 0 and one.moved]
    with mpl.rc_context(LOOK):
        drawn, (axes,) = figure(9, 1.1 + 0.26 * len(shown), 1)
        relative = [(part * its.value, part * its.low, part * its.high) for _, part, its in shown]
        threads(axes, list(range(len(shown))), relative, "", 0)
        axes.axvline(0, color="#888", linewidth=1)
        lines(axes, [words for words, _, _ in shown])
        axes.set_xlabel("change in percent")
        return svg(drawn, "Changes in the figures of a game")


def rough(share: float) -> str:
    """Return a share of the win, as text in points."""
    return f"{100 * share:+.1f}"


def points(its: Interval | None, unknown: str = "too few deals to tell") -> str:
    """Return a difference in points of the win rate with its interval, as text; ``unknown`` if there is none."""
    if its is None:
        return unknown
    return f"{100 * its.value:+.2f} ({100 * its.low:+.2f} to {100 * its.high:+.2f})"


def value(its: Interval | None) -> str:
    """Return a difference with its interval, as text; words if there is none."""
    if its is None:
        return "too few deals to tell"
    return f"{its.value:+.3f} ({its.low:+.3f} to {its.high:+.3f})"
