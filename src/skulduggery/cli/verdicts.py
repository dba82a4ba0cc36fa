"""Results of the lab as tables for the terminal."""

from pathlib import Path

from rich.console import Console
from rich.table import Table

from skulduggery.arena.intervals import Interval
from skulduggery.arena.lab.degenerate_pairs import Pairs
from skulduggery.arena.lab.verdict import Verdict


def show(found: Verdict | Pairs, out: Path | None) -> None:
    """Print a verdict or pairs, and where the page is."""
    console = Console()
    if isinstance(found, Pairs):
        console.print(pairs(found))
    else:
        how = "as precise as asked" if found.enough else f"not yet precise to {100 * found.aim:g} points"
        console.print(f"{found.game}, {len(found.seats)} players, {found.deals:,} deals: {how}", soft_wrap=True)
        if found.worths:
            console.print(worths(found))
        if len(found.digests) > 1:
            console.print(moves(found))
    if out is not None:
        console.print(f"{out}, {out.with_suffix('.json')}", soft_wrap=True)


def worths(found: Verdict) -> Table:
    """Return a table of what cards are worth."""
    table = grid(
        "Worth to the player who takes it, in points of the win rate", "card", "taken in deals", "worth", "95%"
    )
    for one in found.worths:
        gain = cells(one.gain, unknown="taken too seldom to tell")
        table.add_row(f"{one.name} ({one.kind})", f"{one.times:,}", *gain)
    return table


def moves(found: Verdict) -> Table:
    """Return a table of what a change moves in games."""
    table = grid("What the change does to a game", "", "before", "changes by", "95%")
    for one in (*found.wins, *found.bots):
        table.add_row(f"wins, {one.words}", f"{100 * one.was:.1f}", *cells(one.moved))
    for one in found.course:
        table.add_row(one.words, f"{one.was:.2f}", *cells(one.moved, 1, 3))
    return table


def pairs(found: Pairs) -> Table:
    """Return a table of the pairs that were confirmed."""
    title = f"{found.game}: {len(found.pairs)} of {found.looked_at:,} pairs, in points of the win rate"
    table = grid(title, "pair", "price", "screening", "against its price", "95%, all together")
    for one in found.pairs:
        table.add_row(one.name, f"${one.price}", f"{100 * one.guess:+.1f}", *cells(one.gain))
    return table


def grid(title: str, *columns: str) -> Table:
    """Return an empty table whose first column is for words."""
    table = Table(title=title)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    return table


def cells(
    its: Interval | None, times: int = 100, digits: int = 2, unknown: str = "too few deals to tell"
) -> tuple[str, str]:
    """Return a figure (a share of the win, in points) and its interval, or ``unknown`` if there is no interval."""
    if its is None:
        return unknown, ""
    value, low, high = [f"{times * one:+.{digits}f}" for one in (its.value, its.low, its.high)]
    return value, f"{low} to {high}"
