"""The table of Men of Mayhem drawn as lines: cards of the round, the town as a map of boxes, gangs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from skulduggery.games.mayhem.game import BOOST, CASH, GUNS, Gang, View
from skulduggery.tui.console import BREAKER
from skulduggery.tui.table import Room
from skulduggery.tui.terminal import hang, side_by_side
from skulduggery.wording.mayhem.cards import Cards

COLOURS: Final = ("bright_red", "bright_cyan", "bright_yellow", "bright_green", "bright_magenta", "white")
"""The colours of the seats."""
GOODS: Final = "CGK"
"""The letters of the goods, as in an offer."""
MUCH: Final = 900
BOX: Final = 14
"""The least columns within a box of the map."""
SMALL_TOWN: Final = 12
"""The most boxes that lie four in a row, on a screen that is narrower than WIDE."""
WIDE: Final = 100
NAME_LINES: Final = 2
BACK: Final = "▒"
CAR_PARK: Final = "P"
LEFT, RIGHT, TEE = "┌├└", "┐┤┘", "┬┼┴"
"""Corners of the map: at the top, between two rows, at the foot."""


@dataclass
class Drawing:
    """The data of one drawing. ``glow`` marks the locations that can be chosen now."""

    deck: Cards
    names: Sequence[str]
    seen: View
    width: int
    room: Room
    glow: frozenset[tuple[str, int]]

    def lines(self) -> list[Text]:
        """Return the whole table, with the gang of the viewing seat last."""
        seats = len(self.seen.gangs)
        mine = self.seen.seat if self.seen.seat >= 0 else seats - 1
        order = [(mine + step) % seats for step in range(1, seats + 1)]
        lines = [*self.head(), *self.map()]
        if self.room <= Room.LITTLE:
            brief = order if self.room == Room.LEAST else order[:-1]
            for line in side_by_side([self.strip(seat) for seat in brief], "  ", self.width):
                lines += wrapped(line, self.width)
            order = order[len(brief) :]
        for seat in order:
            lines += self.gang(seat)
        return lines

    def head(self) -> list[Text]:
        """Return the round, the phase, the supply, the injured and the Anarchy cards of the round."""
        seen, texts = self.seen, self.deck.texts
        parts = [texts("table-round", n=seen.round, of=seen.rounds)] if seen.round else []
        parts.append(texts(f"table-phase-{seen.phase}"))
        if self.room > Room.LEAST:
            guns, contraband = (self.deck.good(good, n, "nom") for good, n in enumerate(seen.supply, GUNS))
            parts.append(texts("table-supply", guns=guns, contraband=contraband))
        line = Text(" · ".join(parts), "bold")
        line.truncate(self.width, overflow="ellipsis")
        told = [line]
        brief = self.room <= Room.SCARCE
        for card in [one for one in seen.cards if self.deck.cards[one].place is None]:
            told.append(Text(self.deck.card(card) if brief else f"  {self.deck.card_text(card)}", "italic"))
        injured = self.crews(len(seen.gangs), self.names)
        if injured and self.room > Room.LEAST:
            told.append(Text(f"{self.deck.area}: ").append_text(Text("  ").join(injured)))
        if brief:
            told = side_by_side(told, " · ", self.width)
        return [part for line in told for part in wrapped(line, self.width)]

    # The map

    def map(self) -> list[Text]:
        """Return the town: a box for each site, with its number; streets are the lines between them."""
        count = len(self.seen.sites) + len(self.seen.hidden)
        small = count <= SMALL_TOWN and self.width < WIDE
        columns = max(min((self.width - 1) // (BOX + 1), 4 if small else 5, count), 1)
        width = (self.width - 1) // columns - 1
        boxes = [self.box(place, width) for place in self.seen.sites]
        boxes += [[Text(BACK * width, "dim")] for _ in self.seen.hidden]
        boxes += [[Text(CAR_PARK.center(width), "dim")] for _ in range(-count % columns)]
        lines: list[Text] = []
        for first in range(0, len(boxes), columns):
            row = boxes[first : first + columns]
            lines.append(self.street(1 if first else 0, range(first, first + columns), width))
            for y in range(max(len(box) for box in row)):
                line = Text().append("│", "dim")
                for box in row:
                    back = box[0].plain.startswith(BACK)
                    cell = box[0 if back else y].copy() if back or y < len(box) else Text()
                    cell.truncate(width, overflow="ellipsis", pad=True)
                    line.append_text(cell).append("│", "dim")
                lines.append(line)
        return [*lines, self.street(2, [len(boxes)] * columns, width)]

    def street(self, level: int, boxes: Sequence[int], width: int) -> Text:
        """Return the line above a row of boxes: the number of each site, whether it is used, and who controls it."""
        line = Text().append(LEFT[level], "dim")
        for box in boxes:
            sign = Text()
            if box < len(self.seen.sites):
                place, ruler = self.seen.sites[box], self.seen.control[box]
                lit = ("place", place) in self.glow
                sign.append("─").append(f"[{box + 1}]" if lit else f" {box + 1} ", "bold reverse" if lit else "bold")
                sign.append("× " if place in self.seen.marks else "")
                if ruler >= 0:
                    name = Text(self.names[ruler], COLOURS[ruler])
                    name.truncate(width - sign.cell_len - 2, overflow="ellipsis")
                    sign.append("─" * (width - sign.cell_len - name.cell_len - 2)).append(" ").append_text(name)
                    sign.append(" ")
            sign.append("─" * (width - sign.cell_len))
            line.append_text(sign).append(TEE[level], "dim")
        return line[:-1].append(RIGHT[level], "dim")

    def box(self, place: int, width: int) -> list[Text]:
        """Return a site: its name, what it offers if there is room, and the Dudes there."""
        name = Text(self.deck.bare(self.deck.site(place).names), "bold")
        lines = [name] if self.room == Room.LEAST else list(name.wrap(BREAKER, width))
        if len(lines) > NAME_LINES:
            lines = [lines[0], name[len(lines[0]) :]]
        if self.room == Room.AMPLE:
            lines += self.services(place).wrap(BREAKER, width)
        return [*lines, *self.crowd(place, width)]

    def crowd(self, place: int, width: int) -> list[Text]:
        """Return the Dudes at a site, with names as short as one line needs, as far as they still differ."""
        lines = side_by_side(self.crews(place, self.names), " ", width)
        for size in range(max(len(name) for name in self.names), 0, -1):
            if len(lines) < NAME_LINES:
                break
            lines = side_by_side(self.crews(place, [self.short(name, size) for name in self.names], ""), " ", width)
        return lines or [Text()]

    def services(self, place: int) -> Text:
        """Return the rules of a location; what is forbidden now has a cross and is struck through."""
        says = self.deck.says(site := self.deck.site(place))
        parts = [Text(one, "dim") for one in says]
        for at, number in self.seen.barred:
            if at == place:
                row = len(site.rules) if number == BOOST else number
                parts[row] = Text(f"✗ {says[row]}", "dim strike")
        return Text("; ", "dim").join(parts)

    def short(self, name: str, size: int) -> str:
        """Return the first letters of a name, at least ``size``, that no other begins with."""
        while size < len(name) and sum(other.startswith(name[:size]) for other in self.names) > 1:
            size += 1
        return name[:size]

    def crews(self, place: int, names: Sequence[str], gap: str = " ") -> list[Text]:
        """Return the Dudes at a location by gang: ``Anna 2+1``, Members and Prospects; without a gap no zeros."""
        out = []
        for seat, gang in enumerate(self.seen.gangs):
            members, prospects = gang.dudes[place]
            count = f"{members}+{prospects}" if gap else f"{members or ''}{f'+{prospects}' if prospects else ''}"
            if members + prospects:
                out.append(Text(f"{names[seat]}{gap}{count}", COLOURS[seat]))
        return out

    # Gangs

    def strip(self, seat: int) -> Text:
        """Return a gang in signs, for a small screen: heat, tokens, Dudes at home, known goods."""
        gang = self.seen.gangs[seat]
        line = self.name(seat)
        if gang.side < 0 or gang.out:
            return line.append(" ×" if gang.out else "", "dim")
        tokens = "?" if gang.tokens < 0 else gang.tokens
        members, prospects = gang.dudes[seat]
        line.append(f" ☼{gang.heat} ●{tokens} ⌂{members}+{prospects}", "default")
        injured = gang.dudes[len(self.seen.gangs)]
        line.append(f" ✚{injured[0]}+{injured[1]}" if any(injured) and self.room == Room.LEAST else "", "default")
        if seat == self.seen.seat:
            mine = self.deck.goods(gang.goods, "nom")
            return line.append(f" · {mine}", "default")
        goods = [f" {GOODS[good]}{held(gang, good)}" for good in range(3) if self.seen.round and known(gang, good)]
        return line.append("".join(goods), "default")

    def name(self, seat: int) -> Text:
        """Return a gang's player, and the signs of the turn and the Reaper Patch."""
        line = Text("▶ " if self.seen.active == seat else "  ").append(self.names[seat], f"bold {COLOURS[seat]}")
        return line.append(" ★" if self.seen.patch == seat and self.seen.round else "", "bold")

    def gang(self, seat: int) -> list[Text]:
        """Return one gang: heat, tokens, clubhouse, goods."""
        seen, texts = self.seen, self.deck.texts
        gang = seen.gangs[seat]
        line = self.name(seat)
        if gang.side < 0:
            return [line]
        line.append(f" {self.deck.named(self.deck.gangs[gang.side // 2].names)}", "dim")
        if gang.out:
            out = texts("table-out")
            return [line.append(f" · {out}", "dim")]
        if seen.patch == seat and seen.round:
            patch = texts("table-patch")
            line.append(f" {patch}", "bold")
        parts = [
            texts("table-heat", n=gang.heat),
            texts("table-tokens", n="?" if gang.tokens < 0 else str(gang.tokens)),
        ]
        members, prospects = gang.dudes[seat]
        parts.append(texts("table-home", dudes=f"{members}+{prospects}"))
        scarce = self.room < Room.AMPLE
        parts += [", ".join(self.amount(gang, good) for good in range(3) if not scarce or known(gang, good))]
        return wrapped(line.append(" · " + " · ".join(filter(None, parts)), "default"), self.width)

    def amount(self, gang: Gang, good: int) -> str:
        """Return the amount of a good as far as it is known: ``$4``, ``2 guns``, ``1–3 guns``, ``? guns``."""
        if gang.goods[good] >= 0:
            return self.deck.good(good, gang.goods[good], "nom")
        name = self.deck.texts("table-cash") if good == CASH else self.deck.texts(f"good-{GOODS[good]}")
        return f"{name}: {held(gang, good)}"


def held(gang: Gang, good: int) -> str:
    """Return the amount of a good in figures, as far as it is known: ``4``, ``1–3``, ``2+``, ``?``."""
    if gang.goods[good] >= 0 or not gang.bounds:
        return "?" if gang.goods[good] < 0 else str(gang.goods[good])
    least, most = gang.bounds[good]
    return str(least) if least == most else f"{least}+" if most > MUCH else f"{least}–{most}"


def known(gang: Gang, good: int) -> bool:
    """Return whether anything is known about the amount of a good."""
    return gang.goods[good] >= 0 or bool(gang.bounds)


def wrapped(line: Text, width: int) -> list[Text]:
    """Return a line wrapped to ``width``."""
    return list(hang(line, width).split("\n"))
