"""The end of 3000 Scoundrels: each player's stolen safes, their worth, the winner."""

from collections.abc import Iterator, Sequence
from typing import Any, cast

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from skulduggery.record import Message
from skulduggery.tui.scoundrels.words import Teller
from skulduggery.tui.terminal import hang
from skulduggery.wording.tables import signed

PARTS = ("safes", "marks", "reputation", "icons")


def scoring(teller: Teller, messages: Sequence[Message], seat: int, width: int) -> Iterator[list[RenderableType]]:
    """Yield a piece for each player, with the safes turned up, each part of the tech and the sum so far; then the
    ranking."""
    texts, deck = teller.texts, teller.deck
    names = [texts("you") if one == seat else name for one, name in enumerate(teller.players)]
    label = max(cell_len(texts(f"score-{part}")) for part in (*PARTS, "total")) + 1
    opened: list[str] = []
    totals: dict[int, int] = {}
    for message in messages:
        kind, args = message[0], cast(tuple[Any, ...], message[1:])
        if kind == "open":
            opened.append(deck.content(args[2]))
        elif kind == "tech":
            piece: list[RenderableType] = [Text(names[args[0]], "bold yellow")]
            total = 0
            for part, points in zip(PARTS, args[1:], strict=True):
                total += points
                line = Text("  ").append(texts(f"score-{part}").ljust(label)).append(f"{signed(points):>3}", "bold")
                line.append(f" ={total:>3}".replace("-", "−"), "dim")
                if part == "safes":
                    line.append(f"   {', '.join(opened) or '–'}", "italic")
                piece.append(hang(line, width))
            totals[args[0]] = total
            opened = []
            yield piece
        elif kind == "end":
            by, *order = args
            yield [Text(), *ranking(order, names, totals)]
            said = teller.say(("won", by, order[0], totals.get(order[0], 0)), seat)
            yield [Text(), Text(said.text, "bold green" if order[0] == seat else "bold")]


def ranking(seats: Sequence[int], names: Sequence[str], totals: dict[int, int]) -> list[RenderableType]:
    """Return all players, the winner first."""
    width = max(cell_len(name) for name in names)
    return [
        Text(f"  {place}. {names[seat]}{' ' * (width - cell_len(names[seat]))}  {totals.get(seat, 0)}")
        for place, seat in enumerate(seats, 1)
    ]
