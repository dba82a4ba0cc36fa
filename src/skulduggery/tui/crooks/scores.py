"""The end of Crooks: each target, each gang, the total, the winner."""

from collections.abc import Iterator, Sequence
from typing import Any, cast

from rich.cells import cell_len, set_cell_size
from rich.console import RenderableType
from rich.text import Text

from skulduggery.record import Message
from skulduggery.tui.crooks.deck import COLOURS
from skulduggery.tui.crooks.words import Teller
from skulduggery.wording.crooks.cards import GANGS

LABEL = 14
WORTH = 10


def scoring(teller: Teller, messages: Sequence[Message], seat: int, width: int) -> Iterator[list[RenderableType]]:
    """Yield a table that grows: for each seat the level (or members), the points, and the sum so far."""
    texts = teller.texts
    names = [teller.name(one, seat) for one in range(len(teller.players))]
    column = min(max((width - LABEL - WORTH) // len(names), 8), 16)
    sums = [0] * len(names)

    def line(label: Text, worth: str, cells: Sequence[Text]) -> Text:
        text = _pad(label, LABEL).append_text(_pad(Text(worth), WORTH)) if worth else _pad(label, LABEL + WORTH)
        for cell in cells:
            text.append_text(_pad(cell, column))
        return text

    def cells(counts: Sequence[int], gains: Sequence[int]) -> list[Text]:
        out = []
        for one, count in enumerate(counts):
            sums[one] += gains[one]
            text = Text(f"{count:>2}" if count else " ·", "" if gains[one] else "dim")
            if gains[one]:
                text.append(f" +{gains[one]}", "bold green")
                text.append(f" ={sums[one]}", "dim")
            out.append(text)
        return out

    head = line(Text(texts("score-cells"), "dim"), "", [Text(name, "bold") for name in names])
    yield [head, Text("─" * min(LABEL + WORTH + column * len(names), width), "dim")]
    for message in messages:
        kind, args = message[0], cast(tuple[Any, ...], message[1:])
        if kind == "score-target":
            target, value, levels, winners, share = args
            gains = [share if one in winners else 0 for one in range(len(names))]
            label = Text(texts("score-target", target=teller.targets[target]))
            yield [line(label, texts("score-worth", points=value), cells(levels, gains))]
        elif kind == "score-gang":
            gang, members, winner, points = args
            gains = [points if one == winner else 0 for one in range(len(names))]
            label = Text(texts(f"gang-{GANGS[gang]}"), COLOURS[GANGS[gang]])
            yield [line(label, texts("score-worth", points=points), cells(members, gains))]
        elif kind == "end":
            scores, money, winners = args
            yield [
                Text("─" * min(LABEL + WORTH + column * len(names), width), "dim"),
                line(Text(texts("score-sum"), "bold"), "", [Text(f"{score:>2}", "bold") for score in scores]),
                line(Text(texts("score-money"), "dim"), "", [Text(texts.money(one), "dim") for one in money]),
            ]
            yield [Text(), Text(teller.say(message, seat).text, "bold green" if seat in winners else "bold")]


def _pad(text: Text, width: int) -> Text:
    out = text.copy()
    out.truncate(width - 1, overflow="ellipsis")
    out.append(set_cell_size("", width - cell_len(out.plain)))
    return out
