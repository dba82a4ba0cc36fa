"""Observations and actions of Crooks as numbers (engine/encoding.py)."""

from typing import Final, cast

from skulduggery.engine.asks import NATURE, Ask
from skulduggery.engine.encoding import TOP, Encoding
from skulduggery.engine.knowledge.groups import cells
from skulduggery.engine.machine import State
from skulduggery.games.crooks.knowledge.infostate import groups_of
from skulduggery.games.crooks.rules.options import PLACE
from skulduggery.games.crooks.rules.state import Crooks, CrooksRules

KINDS: Final[dict[str, int]] = {"recruit": 1, "take": 2, "place": 3, "swap": 4, "kill": 5, "spy": 6}
"""The number of each kind of question."""


class CrooksEncoding(Encoding):
    """The layout for a deck and a number of seats."""

    def __init__(self, rules: CrooksRules) -> None:
        super().__init__(rules)
        self.width = len(rules.targets)
        piles = len(rules.piles)
        cards = len(rules.ids)
        rows = rules.seats * self.width
        groups = piles + 2
        self.gone = piles + rows + 1
        self.held = piles + rows + 2
        self.kind = self.field(
            "kind", 1, 6, "what is asked: recruit, take, place, swap, kill, spy from 1; 0 at the end"
        )
        self.asked = self.field("asked", 1, rules.seats, "1 + the seat that is asked")
        self.about = self.field("about", 1, max(piles, self.width), "1 + the hideout or target asked about")
        self.hand = self.field("hand", 1, cards, "1 + the crook that this seat is about to place")
        self.unsure = self.field("unsure", 1, groups, "the group of the crook that another seat is about to place")
        self.money = self.field("money", rules.seats, TOP, "dollars of each seat")
        self.out = self.field("out", rules.seats, 1, "which seats have passed")
        self.piles = self.field("piles", piles, 9, "crooks in each hideout")
        self.inside = self.field(
            "inside", piles, groups, "the group of the crooks in each hideout; 0 if they are known"
        )
        self.looked = self.field("looked", piles, 7, "who has looked there: 1, 2, 4 for the next seats")
        self.barren = self.field("barren", piles, 1, "1 if a player took nothing there")
        self.where = self.field(
            "where", cards, self.held,
            "of each crook: 1 + hideout; hideouts + 1 + seat * targets + target; then removed, in a hand; 0 unknown",
        )  # fmt: skip
        self.down = self.field("down", cards, 1, "which of them lie face down on the grid")
        self.among = self.field("among", cards, groups, "the group that each crook is one of; 0 known or never seen")
        self.hidden = self.field("hidden", rows, groups, "the group of the unknown crook at seat * targets + target")
        self.knowers = self.field("knowers", rows, 7, "who has looked at it: 1, 2, 4 for the next seats")
        self.section(("recruit",), 1 + piles, "pass; each hideout")
        self.section(("take",), 1 + cards, "nothing; each crook")
        self.section(("place",), PLACE.pack(self.width, 0), "target * 3 + face up, face up with its ability, face down")
        self.section(("swap",), self.width, "each target")
        self.section(("kill",), rules.seats, "each seat, counted from the seat asked")
        self.section(("spy",), 1 + self.width + piles, "nowhere; each target; each hideout")

    def numbers(self, ask: Ask) -> list[int]:
        kind = ask.kind
        first = self.begin(kind)
        if kind == "kill":
            seats = self.rules.seats
            return [first + (option - ask.seat) % seats for option in ask.options]
        if kind in ("recruit", "take", "spy"):
            first += 1  # their first option is -1
        return [first + option for option in ask.options]

    def observe(self, s: State, ask: Ask | None, seat: int, out: bytearray, at: int) -> None:
        t = cast(Crooks, s)
        if t.faces[0] < 0:  # not dealt yet
            return
        known = groups_of(t, seat)
        unknown = 0
        for group in known:
            unknown |= group
        if ask is not None and ask.seat != NATURE:
            self.write_asked(t, ask, seat, known, unknown, out, at)
        for k in range(t.seats):
            one = (seat + k) % t.seats
            out[at + self.money + k] = min(t.money[one], TOP)
            if t.out >> one & 1:
                out[at + self.out + k] = 1
        whole = self.write_hideouts(t, seat, known, unknown, out, at)
        self.write_grid(t, seat, known, unknown, out, at)
        for cell in t.gone:
            out[at + self.where + t.faces[cell]] = self.gone
        for g in range(1, len(known)):
            if not known[g] & whole:
                for face in lying(t, known[g]):
                    out[at + self.among + face] = g + 1

    def write_asked(
        self, t: Crooks, ask: Ask, seat: int, known: tuple[int, ...], unknown: int, out: bytearray, at: int
    ) -> None:
        """Write what is asked of whom, and the crook about to be placed."""
        _effect, _pc, asked, source, registers = t.stack[-1]
        kind = KINDS[ask.kind]
        out[at + self.kind] = kind
        out[at + self.asked] = 1 + (asked - seat) % t.seats
        if kind == KINDS["take"]:
            out[at + self.about] = 1 + source
        elif kind >= KINDS["place"]:
            out[at + self.about] = 1 + registers[0]
        if kind == KINDS["place"]:
            if unknown >> source & 1:
                out[at + self.unsure] = number(known, source)
            else:
                out[at + self.where + t.faces[source]] = self.held
                if asked == seat:
                    out[at + self.hand] = 1 + t.faces[source]

    def write_hideouts(
        self, t: Crooks, seat: int, known: tuple[int, ...], unknown: int, out: bytearray, at: int
    ) -> int:
        """Write the hideouts. Return the groups that are all of a pile: their sets are all that there is to know."""
        anybody = 0  # cells that another seat has looked at
        for other in range(t.seats):
            if other != seat:
                anybody |= ~t.know[other][0]
        whole = 0
        for p in range(len(t.piles)):
            pile = t.piles[p]
            if not pile:
                continue
            first = pile[0]
            out[at + self.piles + p] = len(pile)
            if anybody >> first & 1:
                out[at + self.looked + p] = lookers(t, seat, first)
            if t.barren >> first & 1:
                out[at + self.barren + p] = 1
            g = 0
            if unknown >> first & 1:
                g = number(known, first)
                group = known[g - 1]
                if group == ((1 << len(pile)) - 1) << first:  # its cells follow one another
                    whole |= group
                    g = 0
            if g:
                out[at + self.inside + p] = g
            else:
                for cell in pile:
                    out[at + self.where + t.faces[cell]] = 1 + p
        return whole

    def write_grid(self, t: Crooks, seat: int, known: tuple[int, ...], unknown: int, out: bytearray, at: int) -> None:
        """Write the crooks on the grid: those that the seat knows by themselves, others by their groups."""
        base = 1 + len(t.piles)
        i = (t.seats - seat) * self.width  # the row of seat 0, as counted from the observer
        for row in t.rows:
            if i == t.seats * self.width:
                i = 0
            for cell in row:
                if unknown >> cell & 1:
                    out[at + self.hidden + i] = number(known, cell)
                    out[at + self.knowers + i] = lookers(t, seat, cell)
                    continue
                face = t.faces[cell]
                out[at + self.where + face] = base + i
                if t.down >> cell & 1:
                    out[at + self.down + face] = 1
                    out[at + self.knowers + i] = lookers(t, seat, cell)
            i += 1


def number(known: tuple[int, ...], cell: int) -> int:
    """Return the number of a cell's group, from 1. Group 1 holds the cells that the seat never looked at."""
    g = 0
    for group in known:
        g += 1
        if group >> cell & 1:
            return g
    raise AssertionError("the cell is in no group")


def lookers(t: Crooks, seat: int, cell: int) -> int:
    """Return the bit mask of the following seats that have looked at a cell: 1, 2, 4."""
    out = 0
    bit = 1
    for k in range(1, t.seats):
        if not t.know[(seat + k) % t.seats][0] >> cell & 1:
            out |= bit
        bit += bit
    return out


def lying(t: Crooks, group: int) -> list[int]:
    """Return the faces of a group's cells."""
    return [t.faces[cell] for cell in cells(group)]
