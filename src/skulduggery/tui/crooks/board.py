"""The table of Crooks drawn as lines: hideouts, notes, grid."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import cast

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from skulduggery import api
from skulduggery.api import Rules
from skulduggery.games.crooks.game import UNKNOWN, Standing, View
from skulduggery.text import Texts
from skulduggery.tui.crooks.words import Teller
from skulduggery.tui.table import Room
from skulduggery.tui.terminal import hang
from skulduggery.wording.crooks.nouns import LETTERS

LABEL = 16
"""Columns of the names next to the grid."""
BACK = "▒"


@dataclass
class Drawing:
    """The data of one drawing. ``glow`` marks what can be chosen now."""

    rules: Rules
    teller: Teller
    notes: Sequence[str]
    seen: View
    width: int
    room: Room
    glow: frozenset[tuple[str, int]]

    @property
    def texts(self) -> Texts:
        return self.teller.texts

    def lines(self) -> list[Text]:
        """Return the whole table, with the row of the viewing seat last."""
        tall = self.room == Room.AMPLE
        lines = self.hideouts(tall)
        for i, note in enumerate(self.notes[: None if tall else 0 if self.room == Room.LEAST else 3]):
            head = Text(_fit(self.texts("table-notes") if not i else "", LABEL), "dim")
            text = Text(note, "italic")
            if not tall:
                text.truncate(self.width - LABEL, overflow="ellipsis")
            for part in hang(text, self.width - LABEL).split():
                lines.append(head + part)
                head = Text(" " * LABEL)
        if tall:
            lines.append(Text())
        return lines + self.grid()

    def hideouts(self, tall: bool) -> list[Text]:
        """Return the letter, the price and the pile of each hideout."""
        seen = self.seen
        cell = max((self.width - LABEL) // max(len(seen.piles), 1), 7)
        each = max((self.width - LABEL) // cell, 1)
        lines: list[Text] = []
        for first in range(0, len(seen.piles), each):
            names = Text(_fit(self.texts("table-hideouts") if not first else "", LABEL), "dim")
            backs = Text(" " * LABEL)
            for p in range(first, min(first + each, len(seen.piles))):
                lit = ("hideout", p) in self.glow
                price = self.texts.money(seen.piles[p]) if seen.piles[p] else "–"
                mark = f"[{LETTERS[p]}]" if lit else f" {LETTERS[p]} "
                style = "bold" if lit else "" if seen.piles[p] else "dim"
                names.append(_fit(f"{mark}{price}", cell), style)
                backs.append(_fit(" " + BACK * seen.piles[p], cell), "dim")
            lines += [names, backs] if tall else [names]
        return lines

    def grid(self) -> list[Text]:
        """Return the targets with their worth and leader, then the rows of the players, the viewer's last."""
        seen, room = self.seen, self.room
        n = len(self.teller.targets)
        seats = len(seen.money)
        cell = max((self.width - LABEL) // n - 1, 4)
        standings = cast(Sequence[Standing], api.standings(self.rules, seen))

        def line(label: Text | str, cells: Iterable[Text | str], style: str = "") -> Text:
            text = Text(style=style)
            text.append_text(_cell(label, LABEL))
            for one in cells:
                text.append("│", "dim").append_text(_cell(one, cell))
            return text

        rule = Text("─" * LABEL + ("┼" + "─" * cell) * n, "dim")
        heads = [
            Text(f"[{number}]" if ("target", t) in self.glow else f" {number}", "bold")
            for t, number in enumerate(self.teller.targets)
        ]
        lines = [
            line(Text(self.texts("table-target"), "dim"), heads),
            line(Text(self.texts("table-worth"), "dim"), [self.worth(one) for one in standings]),
            line(Text(self.texts("table-leads"), "dim"), [self.leads(one) for one in standings]),
        ]
        mine = seen.seat if seen.seat >= 0 else seats - 1
        for step in range(1, seats + 1):
            seat = (mine + step) % seats
            cells = [self.stack(seen.rows[seat * n + t], cell, room <= Room.SCARCE) for t in range(n)]
            first, second = self.player(seat)
            if room == Room.AMPLE or step == 1 or (seat == seen.seat and room == Room.ENOUGH):
                lines.append(rule)
            for i in range(max(1 if room <= Room.SCARCE else 2, *(len(one) for one in cells))):
                label = (first, second)[i] if i < 2 else Text()
                lines.append(line(label, [one[i] if i < len(one) else "" for one in cells]))
        return lines

    def player(self, seat: int) -> tuple[Text, Text]:
        """Return a player's name with a sign for turn or pass and the money; then a note if the player has passed."""
        seen = self.seen
        turn = seen.turn == seat and not seen.scores
        passed = seen.out >> seat & 1
        name = _fit(("▸" if turn else "×" if passed else " ") + self.teller.name(seat, seen.seat), LABEL - 6)
        first = Text(name, "bold" if seat == seen.seat or turn else "")
        first.append(self.texts.money(seen.money[seat]).rjust(5) + " ", "bold green")
        return first, Text(" " + self.texts("table-passed") if passed else "", "dim italic")

    def stack(self, crooks: Sequence[int], width: int, flat: bool) -> list[Text]:
        """Return one place of the grid as lines: a crook over its name or its back, or several crooks, one a line."""
        if len(crooks) == 1 and not flat and crooks[0] != UNKNOWN:
            card = max(crooks[0], -2 - crooks[0])
            return [
                self.teller.deck.short(card),
                Text(BACK * width, "dim") if crooks[0] < 0 else _short(self.teller.deck.names[card], width),
            ]
        lines: list[Text] = []
        for card in crooks:
            if card == UNKNOWN:
                lines += [Text(BACK * width, "dim")] * (1 if flat or len(crooks) > 1 else 2)
                continue
            short = self.teller.deck.short(max(card, -2 - card))
            mark = Text(BACK, "dim") if card < 0 else Text("+" if lines else "")
            if len(mark) + len(short) > width:
                letters = [part for part in short.divide(range(1, len(short))) if part.plain not in "() "]
                short = Text("").join(letters)
            lines.append(mark + short)
        return lines

    def worth(self, one: Standing) -> Text:
        """Return the worth of a target as far as this seat knows its crooks."""
        return Text(f" {one.worth}{'?' if one.unsure else ''}")

    def leads(self, one: Standing) -> Text:
        """Return the leader at a target as far as this seat knows its crooks."""
        if len(one.leaders) > 1:
            name = self.texts("table-tie")
        else:
            name = self.teller.name(one.leaders[0], self.seen.seat) if one.leaders else " "
        return Text(name + ("?" if one.unsure else ""))


def _fit(text: str, width: int) -> str:
    """Return text cut or padded to exactly ``width`` columns; text that fits keeps at least one blank after it."""
    return set_cell_size(text if cell_len(text) < width else set_cell_size(text, width - 2) + "…", width)


def _cell(one: Text | str, width: int) -> Text:
    text = one.copy() if isinstance(one, Text) else Text(one)
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def _short(name: str, width: int) -> Text:
    text = Text(name, "dim")
    text.truncate(width, overflow="ellipsis")
    return text
