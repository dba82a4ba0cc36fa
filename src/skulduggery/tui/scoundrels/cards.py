"""The cards of 3000 Scoundrels by themselves: a whole set, or one trait and one job joined."""

from collections.abc import Sequence
from typing import Any, Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from skulduggery.api import BadInput, Document, brief, flaw
from skulduggery.text import Texts
from skulduggery.tui.scoundrels.board import JOBS
from skulduggery.tui.terminal import Terminal, hang
from skulduggery.wording.scoundrels.cards import TECH, Cards

LEVELS: Final = {1: "blue", 2: "red"}
WIDTH: Final = 46
"""Columns of a card drawn alone."""


def show(document: Document, texts: Texts, terminal: Terminal, picked: Sequence[str]) -> None:
    """Show a set, or the scoundrel of a trait and a job in either order. Raise BadInput for an unknown id."""
    deck = Cards(document, texts)
    if picked:
        terminal.show(card(deck, *pair(deck, picked)))
        return
    terminal.show(Text(deck.title, "bold yellow"))
    for piece in (traits(deck), jobs(deck), strategies(deck), safes(deck)):
        terminal.show(*piece)


def pair(deck: Cards, picked: Sequence[str]) -> tuple[int, int]:
    """Return the numbers of a trait and a job by their ids. Raise BadInput."""
    ids = [[str(one["id"]) for one in heap] for heap in (deck.printed.traits, deck.printed.jobs)]
    for a, b in (picked, tuple(picked)[::-1]) if len(picked) == 2 else ():
        if a in ids[0] and b in ids[1]:
            return ids[0].index(a), ids[1].index(b)
    unknown = [word for word in picked if word not in ids[0] and word not in ids[1]]
    if unknown:
        raise BadInput(flaw("cards-word", set=brief(deck.title), word=brief(unknown[0])))
    raise BadInput(flaw("cards-pair"))


def card(deck: Cards, trait: int, job: int) -> RenderableType:
    """Return the job over the trait, as the two cards lie: name, cost with icons and holes, moment, ability, tech."""
    texts, icons = deck.texts, deck.printed.icons(trait, job)
    top, bottom = deck.printed.jobs[job], deck.printed.traits[trait]
    title = Text(deck.named(top).upper(), f"bold {JOBS.get(str(top['colour']), '')}".strip())
    title.append(f"\n{deck.named(bottom)}", f"bold not bold {LEVELS[int(bottom['level'])]}")
    cost = Text(f"{texts.money(icons.count(False))} ", "bold green")
    for hole in icons:
        cost.append("● " if hole else "$ ", "dim" if hole else "green")
    tech = deck.printed.tech(trait, job)
    cost.append(TECH * tech, "cyan")
    when = Text(deck.timing(trait), "bold cyan")
    body = Group(title, Text(), cost, when, Text(), Text(deck.ability(trait, job)))
    return Panel(body, box=ROUNDED, width=WIDTH, title=deck.name(trait, job), padding=(0, 1))


def ids(table: dict[str, Any]) -> Text:
    return Text(str(table["id"]), "dim")


def traits(deck: Cards) -> list[RenderableType]:
    """Return all traits, with their cost and when they can be used."""
    grid = heading(deck, "deck-trait", "deck-id", "deck-cost", "deck-timing")
    for number, one in enumerate(deck.printed.traits):
        extra = [deck.timing(number), TECH * int(one.get("tech", 0))]
        extra += [deck.before(number), deck.after(number)]
        dollars = one["dollars"] if isinstance(one["dollars"], int) else len(one["dollars"])
        grid.add_row(
            Text(deck.named(one), LEVELS[int(one["level"])]),
            ids(one),
            Text(str(dollars)),
            " · ".join(filter(None, extra)),
        )
    return [grid]


def jobs(deck: Cards) -> list[RenderableType]:
    """Return all jobs, with their holes and abilities."""
    grid = heading(deck, "deck-job", "deck-id", "deck-holes", "deck-ability")
    for number, one in enumerate(deck.printed.jobs):
        tech = TECH * int(one.get("tech", 0))
        text = Text(deck.job_ability(number)).append(f" {tech}", "cyan")
        holes = " ".join(map(str, one.get("holes", ())))
        grid.add_row(Text(deck.named(one), JOBS.get(str(one["colour"]), "")), ids(one), holes, text)
    return [grid]


def strategies(deck: Cards) -> list[RenderableType]:
    """Return the strategy cards of each leader."""
    grid = heading(deck, "deck-strategy", "deck-leader", "deck-timing", "deck-ability")
    leaders = [str(one["id"]) for one in deck.printed.leaders]
    for number, one in enumerate(deck.printed.strategies):
        leader = leaders.index(one["leader"])
        grid.add_row(
            deck.named(one),
            f"{deck.suit(leader)} {deck.leader(leader)}",
            deck.strategy_timing(number),
            deck.strategy_ability(number),
        )
    return [grid]


def safes(deck: Cards) -> list[RenderableType]:
    """Return the values of the safes of each location."""
    lines: list[RenderableType] = []
    for location, name in enumerate(deck.locations):
        there = [deck.content(safe) for safe, where in enumerate(deck.printed.where) if where == location]
        lines.append(hang(Text.assemble((name, "bold"), f": {', '.join(there)}"), 100))
    return lines


def heading(deck: Cards, *ids: str) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    for id in ids:
        grid.add_column(deck.texts(id))
    return grid
