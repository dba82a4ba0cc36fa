"""The components of Men of Mayhem by themselves: a whole set, or single ones with the evidence for each value."""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Any, Final, NamedTuple, cast

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from skulduggery.api import BadInput, Document, brief, either, flaw
from skulduggery.text import Texts
from skulduggery.tui.terminal import Terminal
from skulduggery.wording.mayhem.cards import Cards

WIDTH: Final = 64
"""Columns of a component drawn alone."""
COLOURS: Final = {"printed": "green", "implied": "cyan", "ruling": "yellow", "house": "magenta"}
"""The colour of a value by the evidence for it."""
Table = dict[str, Any]


class Piece(NamedTuple):
    """A component to show. ``heap``: the list that it belongs to; ``table``: its part of the file."""

    id: str
    heap: str
    title: str
    lines: list[str]
    table: Table


def show(document: Document, texts: Texts, terminal: Terminal, picked: Sequence[str]) -> None:
    """Show a set, or the components whose ids are ``picked``. Raise BadInput for an unknown id."""
    found = {piece.id: piece for piece in pieces(document, texts)}
    for word in picked:
        if word not in found:
            close = [repr(one) for one in get_close_matches(word[:60].lower(), found, 3, 0.6)]
            meant = {"near": "yes", **either(close)} if close else {"near": "no"}
            raise BadInput(flaw("cards-component", word=brief(word), **meant))
    if picked:
        terminal.show(*(drawn(found[word], texts) for word in picked))
        return
    for heap in dict.fromkeys(piece.heap for piece in found.values()):
        terminal.show(Text(texts(f"deck-{heap}"), "bold yellow"))
        terminal.show(listed([piece for piece in found.values() if piece.heap == heap], texts))


def pieces(document: Document, texts: Texts) -> Iterator[Piece]:
    """Yield all components of a set: Sites, Anarchy cards with the Opportunities, clubs, the plain side of a
    clubhouse."""
    deck = Cards(document, 2, texts)
    tables = cast("dict[str, list[Table]]", document)
    by_id = {str(one["id"]): one for kind in ("site", "card", "gang") for one in tables[kind]}

    def table(id: str) -> Table:
        return by_id.get(id) or by_id[id.rpartition("-")[0]]  # a copy has the table of the first one

    for place in deck.places:
        if "class" in table(place.id):  # not an Opportunity
            heap = str(table(place.id)["class"])
            yield Piece(place.id, heap, deck.title(place.names), deck.says(place), table(place.id))
    for number, card in enumerate(deck.cards):
        lines = deck.says(card.place) if card.place is not None else [deck.card_says(number)]
        heap = "hardcore" if card.hardcore else "cards"
        yield Piece(card.id, heap, f"{deck.card_title(number)} ({card.code})", lines, table(card.id))
    for number, gang in enumerate(deck.gangs):
        yield Piece(gang.id, "clubs", deck.gang(2 * number), deck.gang_says(2 * number), table(gang.id))
    plain = cast(Table, document["unleaded"])
    yield Piece("unleaded", "clubs", deck.named(plain["names"]), deck.gang_says(1), plain)


def drawn(piece: Piece, texts: Texts) -> Panel:
    """Return one component: its name and text, then the evidence for each field of its file."""
    says = [Text(f"• {line}") for line in piece.lines]
    proof = Text()
    for field, kinds in piece.table["evidence"].items():
        proof.append(f"\n{field}: ", "dim")
        for n, kind in enumerate(kinds if isinstance(kinds, list) else [kinds]):
            proof.append(", " if n else "").append(texts("deck-proof", kind=kind), COLOURS[kind])
    head = Text(texts("deck-evidence"), "bold")
    return Panel(Group(*says, Text(), head + proof), box=ROUNDED, width=WIDTH, title=piece.title, padding=(0, 1))


def listed(heap: list[Piece], texts: Texts) -> Grid:
    """Return components in a table."""
    grid = Grid(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    for heading in ("deck-name", "deck-id", "deck-says"):
        grid.add_column(texts(heading))
    for piece in heap:
        grid.add_row(Text(piece.title, "bold"), Text(piece.id, "dim"), Text("; ".join(piece.lines)))
    return grid
