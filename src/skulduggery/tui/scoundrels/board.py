"""The table of 3000 Scoundrels drawn as lines: saloon, map, sheets."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from skulduggery.api import EVERYTHING
from skulduggery.games.scoundrels.game import (
    FACES,
    FREE,
    HIDDEN,
    SLOTS,
    STOLEN,
    UNKNOWN,
    UNUSED,
    Safe,
    Sheet,
    Shown,
    View,
)
from skulduggery.tui.table import Room
from skulduggery.tui.terminal import hang, side_by_side
from skulduggery.wording.scoundrels.cards import TECH, Cards
from skulduggery.wording.scoundrels.seen import stolen
from skulduggery.wording.tables import signed

LABEL: Final = 12
"""Columns of the names next to saloon and map."""
COLUMNS: Final = 3
"""Places side by side on a leader sheet."""
OWN: Final = 2
"""The most lines of a player's own crew on a small screen."""
SHORT: Final = 8
"""The most letters of a moment that stands next to a name on a small screen."""
BACK: Final = "▒"
COLOURS: Final = ("bright_red", "bright_cyan", "bright_yellow", "bright_green")
"""The colours of the seats."""
JOBS: Final = {"green": "green", "purple": "magenta", "black": ""}


@dataclass
class Drawing:
    """The data of one drawing. ``glow`` marks what can be chosen now."""

    deck: Cards
    names: Sequence[str]
    seen: View
    width: int
    room: Room
    glow: frozenset[tuple[str, int]]

    @property
    def tall(self) -> bool:
        """True if there is room for the full text of every card."""
        return self.room == Room.AMPLE

    def lines(self) -> list[Text]:
        """Return the whole table, with the sheet of the viewing seat last."""
        seats = len(self.seen.sheets)
        mine = self.seen.seat if self.seen.seat >= 0 else seats - 1
        if self.room <= Room.LITTLE:
            strips = [line for step in range(1, seats + 1) for line in self.strip((mine + step) % seats)]
            return [self.head(), *self.safes(), *self.market(), *strips]
        lines = [self.head(), *self.saloon(), *self.pile(), *self.map()]
        for step in range(1, seats + 1):
            if self.tall:
                lines.append(Text("─" * self.width, "dim"))
            lines += self.sheet((mine + step) % seats)
        return lines

    def head(self) -> Text:
        """Return the day, the turn, the step, and the sizes of the decks."""
        seen, texts = self.seen, self.deck.texts
        turns = int(self.deck.constants["turns"]) * len(seen.sheets)
        parts = [texts("table-day", day=seen.day, days=seen.days)]
        if seen.active >= 0:
            step = texts(f"step-{seen.step}")
            parts += [texts("table-turn", turn=seen.turn, turns=turns), f"{self.names[seen.active]}: {step}"]
        elif seen.day and not seen.scores:
            parts.append(texts("step-dusk"))
        parts.append(texts("table-decks", traits=seen.decks[0], jobs=" + ".join(map(str, seen.decks[1:]))))
        return self.cut(Text(" · ".join(parts), "bold"), self.width)

    # Saloon and map

    def saloon(self) -> list[Text]:
        """Return the scoundrels that can be hired, from the left."""
        lines: list[Text] = []
        there = [one for one in self.seen.saloon if one]
        if not there:
            return [self.label(self.deck.texts("table-saloon")).append("–")]
        for one in there:
            head = self.deck.texts("table-saloon") if not lines else ""
            price = Text(f"{self.deck.texts.money(one.cost)} ", "bold green")
            lines += self.told(self.label(head).append_text(price), one)
        return lines

    def pile(self) -> list[Text]:
        """Return the discard pile: its size and its top card."""
        if not self.seen.pile:
            return []
        head = self.deck.texts("table-pile", n=len(self.seen.pile))
        return self.told(self.label(head), self.seen.pile[0])

    def told(self, start: Text, one: Shown) -> list[Text]:
        """Return a scoundrel on one line, or with its ability below."""
        line = start.append_text(self.scoundrel(one))
        ability = self.deck.ability(one.trait, one.job)
        if self.room == Room.SCARCE:
            return [self.cut(line, self.width)]
        if not self.tall:
            return [self.cut(line.append(f" {ability}", "dim"), self.width)]
        return [self.cut(line, self.width), *self.beneath(Text(ability, "dim"))]

    def beneath(self, text: Text) -> list[Text]:
        """Return text wrapped and indented by the width of a label."""
        return [Text(" " * LABEL) + line for line in hang(text, self.width - LABEL).split()]

    def map(self) -> list[Text]:
        """Return a line for each location: the safes on its spaces, then the unused one."""
        lines = []
        for location, name in enumerate(self.deck.locations):
            there = [safe for safe in self.seen.safes if safe.location == location and safe.where < STOLEN]
            there.sort(key=lambda safe: (safe.where == UNUSED, safe.where))
            cell = (self.width - LABEL) // max(self.deck.printed.where.count(location), 1)
            line = self.label(name)
            for safe in there:
                text = self.safe(safe)
                if safe.where == UNUSED:
                    text = Text.assemble(("(", "dim"), text, (")", "dim"))
                line.append_text(self.cut(text, cell - 1, pad=True)).append(" ")
            line.rstrip()
            lines.append(line)
        return lines

    def safe(self, safe: Safe) -> Text:
        """Return a safe, ``D4=3:5♠4♥``: its key, its value if the seat knows it, the marks on it."""
        lit = ("safe", safe.cell) in self.glow
        key = self.deck.key(safe.cell)
        text = Text(f"[{key}]" if lit else key, "bold" if lit else "")
        if safe.safe == HIDDEN:
            text.append(BACK, "not bold dim")
        else:
            text.append(f"={self.deck.value(safe.safe)}", "bold")
            text.append(":" if safe.marks else "", "not bold")
        for seat, number in safe.marks:
            text.append_text(Text(f"{number}{self.suit(seat)}", COLOURS[seat]))
        return text

    # Sheets

    def sheet(self, seat: int) -> list[Text]:
        """Return a player's side of the table."""
        seen, sheet = self.seen, self.seen.sheets[seat]
        mine = seat == seen.seat
        lines = [self.cut(self.stand(seat), self.width), self.cut(self.slots(seat), self.width)]
        if mine or seen.seat == EVERYTHING:
            lines.append(self.cut(self.hand(sheet, seat), self.width))
        board = sheet.board
        rows = [board[first : first + COLUMNS] for first in range(0, len(board), COLUMNS)]
        if not mine and self.room == Room.SCARCE:
            names = [self.scoundrel(one) for one in board if one]
            return [*lines, self.cut(Text(" ") + Text(" · ").join(names), self.width)] if names else lines
        for y, row in enumerate(rows):
            lines += self.row(sheet, row, y * COLUMNS, mine)
        return lines

    def stand(self, seat: int) -> Text:
        """Return a player's name, money, reputation, henchmen and cards."""
        sheet, texts = self.seen.sheets[seat], self.deck.texts
        active = self.seen.active == seat
        name = f"{'▸' if active else ' '}{self.suit(seat)} {self.names[seat]}"
        text = Text(name + " " * max(16 - cell_len(name), 1), f"bold {COLOURS[seat]}" if active else COLOURS[seat])
        text.append(texts.money(sheet.money).ljust(5), "bold green")
        tech = signed(self.deck.tech_of(sheet.rep))
        parts = [
            texts("table-rep", rep=signed(sheet.rep), tech=tech),
            texts("table-men", supply=sheet.supply, jail=sheet.jail),
            texts("table-cards", hand=len(sheet.hand), deck=sheet.deck),
        ]
        if sheet.top != UNKNOWN:
            parts.append(texts("table-top", card=FACES[sheet.top]))
        return text.append(" · ".join(parts), "not bold default")

    def slots(self, seat: int) -> Text:
        """Return the slots with their cards and henchmen, then the stolen safes and how many may be kept.

        A known card stands behind ``=`` if it matches its slot, behind ``≠`` if it is a bluff.
        """
        seen, sheet = self.seen, self.seen.sheets[seat]
        gap = " " if self.room <= Room.LITTLE else "  "
        text = Text("  ")
        for slot, name in enumerate(SLOTS):
            card = sheet.slots[slot]
            turn = seen.active == seat and seen.slot == slot
            lit = ("card", seat * 7 + slot) in self.glow
            if card == FREE:
                text.append(f"{name}·{gap}", "dim")
                continue
            sign = BACK if card == UNKNOWN else f"{'=' if card == slot + 1 else '≠'}{FACES[card]}"
            text.append(f"[{name}]" if lit else name, "bold").append(sign, "bold reverse" if turn else "")
            for other in range(len(seen.sheets)):
                if sheet.men[slot] >> other & 1:
                    text.append(self.suit(other), COLOURS[other])
            text.append(gap)
        if sheet.face_up:
            text.append(f"{FACES[0]}↑{gap}", "bold")
        safes = stolen(seen, seat)
        if safes:
            loot = self.deck.texts("table-loot", n=len(safes), limit=seen.limit)
            text.append(loot if self.room > Room.LITTLE else "│", "dim").append(gap)
        for safe in safes:
            text.append_text(self.safe(safe)).append(gap)
        return text

    def hand(self, sheet: Sheet, seat: int) -> Text:
        """Return the cards in hand, and the marks that are left."""
        texts = self.deck.texts
        out = [number for safe in self.seen.safes for owner, number in safe.marks if owner == seat]
        left = [f"{count - sum(number in (a, b) for number in out)}×{a}/{b}" for a, b, count in self.deck.marks]
        text = Text("  ").append(texts("table-hand"), "dim")
        text.append(f" {' '.join(FACES[face] for face in sheet.hand) or '–'}   ", "bold")
        return text.append(texts("table-marks"), "dim").append(f" {' '.join(left)}")

    def row(self, sheet: Sheet, row: Sequence[Shown | None], first: int, mine: bool) -> list[Text]:
        """Return three places side by side."""
        cell = (self.width - 1) // COLUMNS
        columns = [self.place(sheet, one, first + x, cell - 1, mine) for x, one in enumerate(row)]
        if not any(columns):
            return []
        height = max(len(column) for column in columns)
        lines = []
        for y in range(height):
            line = Text(" ")
            for column in columns:
                line.append_text(self.cut(column[y] if y < len(column) else Text(), cell - 1, pad=True)).append(" ")
            line.rstrip()
            lines.append(line)
        return lines

    def place(self, sheet: Sheet, one: Shown | None, place: int, width: int, mine: bool) -> list[Text]:
        """Return a place as lines: the scoundrel's name, its moment and, if there is room, its ability."""
        if one is None:
            if place or sheet.strategy < 0:
                return []
            return [Text(self.deck.strategy(sheet.strategy), "dim italic" if sheet.strategy_used else "italic")]
        used = one.trait_used or one.job_used
        name = Text("×" if used else " ", "dim")
        lit = ("scoundrel", one.trait) in self.glow
        title = self.deck.name(one.trait, one.job)
        name.append(f"[{title}]" if lit else title, self.style(one, used) + (" bold" if lit else ""))
        timing = Text(f"{self.deck.timing(one.trait)}{self.tech(one)}", "dim" if used else "cyan")
        if self.tall:
            ability = Text(self.deck.ability(one.trait, one.job), "dim")
            told = [line for text in (timing, ability) for line in hang(text, width - 1).split()]
            return [name, *(Text(" ") + line for line in told)]
        return [name, Text(" ") + timing] if mine and self.room == Room.ENOUGH else [name.append(" ") + timing]

    # A small screen

    def safes(self) -> list[Text]:
        """Return the safes of all locations in as few lines as they fit."""
        parts = []
        for location, name in enumerate(self.deck.locations):
            there = [safe for safe in self.seen.safes if safe.location == location and safe.where < STOLEN]
            there.sort(key=lambda safe: (safe.where == UNUSED, safe.where))
            line = Text(name, "dim")
            for safe in there:
                unused = safe.where == UNUSED
                line.append(" (" if unused else " ").append_text(self.safe(safe)).append(")" if unused else "")
            parts.append(line)
        return self.flow(parts, "  ")

    def market(self) -> list[Text]:
        """Return the saloon and the top of the discard pile; not the scoundrels that the question shows."""
        there = [one for one in self.seen.saloon if one and ("scoundrel", one.trait) not in self.glow]
        parts = [Text(f"{self.deck.texts.money(one.cost)} ", "green").append_text(self.title(one)) for one in there]
        if parts:
            head = self.deck.texts("table-saloon")
            parts[0] = Text(f"{head} ", "dim").append_text(parts[0])
        if self.seen.pile:
            head = self.deck.texts("table-pile", n=len(self.seen.pile))
            parts.append(Text(f"{head} ", "dim").append_text(self.title(self.seen.pile[0])))
        return self.flow(parts, " · ")

    def strip(self, seat: int) -> list[Text]:
        """Return a player's side in signs: money, reputation, henchmen, cards, slots, stolen safes, then the crew."""
        sheet, texts = self.seen.sheets[seat], self.deck.texts
        mine = seat == self.seen.seat
        longest = max(cell_len(name) for name in self.names)
        active = self.seen.active == seat
        name = self.cut(Text(f"{'▸' if active else ' '}{self.suit(seat)} {self.names[seat]}"), longest + 3, pad=True)
        line = Text().append(name.plain, f"bold {COLOURS[seat]}" if active else COLOURS[seat])
        line.append(f" {texts.money(sheet.money):<4}", "bold green")
        rep = texts("table-rep", rep=signed(sheet.rep), tech=signed(self.deck.tech_of(sheet.rep)))
        line.append(f" {rep} ☻{sheet.supply} #{sheet.jail} {BACK}{len(sheet.hand)}/{sheet.deck}")
        line.append(f" {FACES[sheet.top]}" if sheet.top != UNKNOWN else "").append_text(self.slots(seat))
        crew = [self.title(one) for one in sheet.board if one]
        if sheet.strategy >= 0:
            title = Text(self.deck.strategy(sheet.strategy), "dim italic" if sheet.strategy_used else "italic")
            crew.append(title)
        rows = self.flow([line], "")
        if mine or self.seen.seat == EVERYTHING:
            own = self.flow(crew, " · ", "  ")
            if self.room == Room.LEAST and len(own) > OWN:
                own = [self.cut(Text("  ").append_text(Text(" · ").join(crew)), self.width)]
            return [*rows, self.cut(self.hand(sheet, seat), self.width), *own]
        told = Text("   ").append_text(Text(" · ").join(crew))
        if self.room == Room.LEAST:
            return [self.cut(rows[0].append_text(told), self.width), *rows[1:]]
        return [*rows, self.cut(told, self.width)] if crew else rows

    def title(self, one: Shown) -> Text:
        """Return a scoundrel's name; × before it if used, its moment after it if it is short."""
        used = one.trait_used or one.job_used
        lit = ("scoundrel", one.trait) in self.glow
        name = self.deck.name(one.trait, one.job)
        text = Text(f"{'×' if used else ''}{f'[{name}]' if lit else name}", self.style(one, used))
        timing = self.deck.timing(one.trait)
        brief = timing if len(timing) <= SHORT else ""
        return text.append(f" {brief}" if brief else "", "cyan").append(self.tech(one), "cyan")

    def flow(self, parts: Sequence[Text], gap: str, indent: str = "") -> list[Text]:
        """Return parts in as few lines as they fit, none of them cut."""
        width = self.width - len(indent)
        lines = side_by_side(parts, gap, width)
        return [Text(indent).append_text(row) for line in lines for row in hang(line, width).split("\n")]

    # Small things

    def scoundrel(self, one: Shown) -> Text:
        """Return a scoundrel's name, moment and tech."""
        lit = ("scoundrel", one.trait) in self.glow
        title = self.deck.name(one.trait, one.job)
        used = one.trait_used or one.job_used
        text = Text(f"[{title}]" if lit else title, f"bold {self.style(one, used)}".strip())
        return text.append(f" ({self.deck.timing(one.trait)}){self.tech(one)}", "not bold cyan")

    def style(self, one: Shown, used: bool) -> str:
        return "dim" if used else JOBS.get(str(self.deck.printed.jobs[one.job]["colour"]), "")

    def tech(self, one: Shown) -> str:
        """Return its tech icons."""
        return f" {TECH}{one.tech}" if one.tech else ""

    def suit(self, seat: int) -> str:
        """Return the sign of a seat: its leader's suit."""
        return self.deck.suit(self.seen.sheets[seat].leader)

    def label(self, text: str) -> Text:
        return self.cut(Text(text, "dim"), LABEL - 1, pad=True).append(" ")

    def cut(self, text: Text, width: int, pad: bool = False) -> Text:
        """Return text cut to ``width`` columns, and padded to it if ``pad``."""
        out = text.copy()
        out.truncate(width, overflow="ellipsis", pad=pad)
        return out
