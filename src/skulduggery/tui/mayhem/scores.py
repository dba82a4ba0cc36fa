"""The end of Men of Mayhem: the goods behind the blinds, the last rolls, the winner."""

from collections.abc import Iterator, Sequence
from typing import Any, cast

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from skulduggery.record import Message
from skulduggery.tui.mayhem.words import Teller


def scoring(teller: Teller, messages: Sequence[Message], seat: int) -> Iterator[list[RenderableType]]:
    """Yield the goods behind the blinds, gang by gang, then the last rolls, then the ranking."""
    texts = teller.texts
    names = [texts("you") if one == seat else name for one, name in enumerate(teller.players)]
    columns = max(cell_len(name) for name in names)

    def padded(one: int) -> str:
        return names[one] + " " * (columns - cell_len(names[one]))

    for message in messages:
        kind, args = message[0], cast(tuple[Any, ...], message[1:])
        if kind == "blinds":
            held = [teller.deck.goods(goods, "nom") for goods in args]
            lines = [Text(f"  {padded(one)}  {goods}") for one, goods in enumerate(held)]
            yield [Text(texts.rule("MM-END-02"), "dim"), *lines]
        elif kind == "last-die":
            yield [Text(f"  {names[args[0]]} {teller.say(message, seat).text}")]
        elif kind == "end":
            yield [Text(), *[Text(f"  {place}. {names[one]}") for place, one in enumerate(args, 1)]]
            yield [Text(), Text(teller.say(message, seat).text, "bold green" if args[0] == seat else "bold")]
