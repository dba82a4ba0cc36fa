"""The view that a seat's screen shows under the table's memory options (CR-INFO-02, CR-MONEY-02)."""

from typing import Final

from skulduggery.engine.asks import EVERYTHING
from skulduggery.engine.knowledge.groups import cells
from skulduggery.engine.machine import EFFECT, REGISTERS, SEAT, SOURCE
from skulduggery.games.crooks.knowledge.infostate import groups_of
from skulduggery.games.crooks.rules.state import Crooks, CrooksRules, rules_of

UNKNOWN: Final = -1
"""A face-down crook that this seat doesn't know, or money that this seat doesn't see."""

BOX: Final = -1
"""The place of a crook that was not dealt."""

Note = tuple[tuple[int, ...], tuple[int, ...]]


class Standing:
    """A target's value and leaders as a view shows them, by the crooks that the view shows."""

    __slots__ = ("leaders", "number", "unsure", "worth")

    def __init__(self, number: int, worth: int, leaders: tuple[int, ...], unsure: bool) -> None:
        self.number = number
        self.worth = worth
        self.leaders = leaders
        """The seats with the highest level that the view shows; none if it shows no crook here."""
        self.unsure = unsure
        """True if a crook lies here that this view doesn't show."""


class View:
    """A game of Crooks as one seat sees it, or as everybody does (SPECTATOR).

    Cards, seats, hideouts and targets are numbers from 0. A crook on the grid is its card if it lies face up, UNKNOWN
    if face down, and ``-2 - card`` if face down and known to this seat.
    """

    __slots__ = (
        "gone", "hand", "leaving", "looking", "money", "notes", "out", "piles", "rows", "scores", "seat", "turn",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        turn: int,
        piles: tuple[int, ...],
        rows: tuple[tuple[int, ...], ...],
        money: tuple[int, ...],
        out: int,
        gone: tuple[int, ...],
        hand: int,
        looking: tuple[int, ...],
        notes: tuple[Note, ...],
        scores: tuple[int, ...],
        leaving: int,
    ) -> None:
        self.seat = seat
        self.turn = turn
        """The seat whose turn it is, -1 before the first."""
        self.piles = piles
        """Size of each hideout, which is its price."""
        self.rows = rows
        """seat * targets + target -> the crooks there, bottom first."""
        self.money = money
        """Dollars of each seat. With ``secret_money``, UNKNOWN for other seats until the end."""
        self.out = out
        """Bit mask of the seats that have passed."""
        self.gone = gone
        """The crooks that Killers removed, in order."""
        self.hand = hand
        """The crook that this seat is about to place, or UNKNOWN."""
        self.looking = looking
        """The cards that this seat is looking at to take one."""
        self.notes = notes
        """Cards that this seat has seen, and the places where they lie in an unknown order. A place is a hideout,
        hideouts + seat * targets + target, or BOX. Empty with ``memory: strict``."""
        self.scores = scores
        """Points of each seat when the game is over; empty before."""
        self.leaving = leaving
        """The row whose crooks, but for the top one, a Swap is about to move, or UNKNOWN."""

    def key(self) -> tuple[object, ...]:
        """Return the whole view as one value."""
        return (
            self.seat, self.turn, self.piles, self.rows, self.money, self.out, self.gone, self.hand, self.looking,
            self.notes, self.scores, self.leaving,
        )  # fmt: skip


def view(t: Crooks, seat: int) -> View:
    """Return the view of ``seat``. SPECTATOR sees what everybody sees, EVERYTHING sees all cards."""
    rules = rules_of(t)
    width = len(rules.targets)
    faces = t.faces
    unknown = 0
    known: tuple[int, ...] = ()
    if seat == EVERYTHING:
        known = (0,)
    elif seat >= 0 and not rules.strict:
        known = groups_of(t, seat)
        for group in known:
            unknown |= group
    else:  # a seat knows only its own face-down crooks
        unknown = -1
        if seat >= 0:
            for i in range(seat * width, (seat + 1) * width):
                for cell in t.rows[i]:
                    unknown &= ~(1 << cell)
    rows, unsure = grid(t, unknown)
    notes = notes_of(t, known, unknown, unsure) if known and faces[0] >= 0 else ()
    money = tuple(t.money)
    if rules.secret_money and t.stack:
        money = tuple([t.money[i] if seat in (i, EVERYTHING) else UNKNOWN for i in range(t.seats)])
    hand = UNKNOWN
    leaving = UNKNOWN
    looking: tuple[int, ...] = ()
    if t.stack and t.stack[-1][EFFECT].name == "swap":
        leaving = t.stack[-1][SEAT] * width + t.stack[-1][REGISTERS][0]
    if t.stack and seat in (t.stack[-1][SEAT], EVERYTHING):
        effect, _pc, _seat, source, _registers = t.stack[-1]
        if effect.name == "take":
            looking = tuple(sorted([faces[cell] for cell in t.piles[source]]))
        elif effect.name == "place":
            hand = faces[source]
    return View(
        seat,
        t.turn,
        tuple([len(pile) for pile in t.piles]),
        tuple(rows),
        money,
        t.out,
        tuple([faces[cell] for cell in t.gone]),
        hand,
        looking,
        notes,
        t.scores,
        leaving,
    )


def grid(t: Crooks, unknown: int) -> tuple[list[tuple[int, ...]], dict[int, int]]:
    """Return the rows of a view whose seat does not know the cells of ``unknown``, and the places of those cells."""
    rows = t.rows.copy()
    unsure: dict[int, int] = {}
    i = 0
    for row in t.rows:
        if row:
            cell = row[0]  # only the lowest of a stack can lie face down
            lowest = t.faces[cell]
            if t.down >> cell & 1:
                if unknown >> cell & 1:
                    lowest = UNKNOWN
                    unsure[cell] = len(t.piles) + i
                else:
                    lowest = -2 - lowest
            rows[i] = (lowest,) if len(row) == 1 else (lowest, *[t.faces[one] for one in row[1:]])
        i += 1
    return rows, unsure


def standings(rules: CrooksRules, seen: View) -> list[Standing]:
    """Return the standing at every target, from the lowest (CR-SCORE-02, CR-SCORE-04, CR-SCORE-05).

    Crooks that a Swap is about to move count nowhere (CR-SWAP-01).
    """
    width = len(rules.targets)
    out = []
    for target in range(width):
        worth = rules.targets[target]
        unsure = False
        best = 0
        leaders: tuple[int, ...] = ()
        for seat in range(rules.seats):
            level = 0
            i = seat * width + target
            for crook in seen.rows[i][-1:] if i == seen.leaving else seen.rows[i]:
                if crook == UNKNOWN:
                    unsure = True
                else:
                    card = crook if crook >= 0 else -2 - crook
                    worth += rules.modifier[card]
                    level += rules.level[card]
            if level > best:
                best = level
                leaders = (seat,)
            elif level and level == best:
                leaders = (*leaders, seat)
        out.append(Standing(rules.targets[target], max(worth, 0), leaders, unsure))
    return out


def notes_of(t: Crooks, known: tuple[int, ...], inside: int, unsure: dict[int, int]) -> tuple[Note, ...]:
    """Return a seat's notes on hideouts and on crooks that it can't tell apart (CR-INFO-01).

    ``known`` are its groups, ``inside`` the bit mask of all cells in them. ``unsure`` maps those on the grid to places.
    """
    base = known[0]
    faces = t.faces
    left = inside & ~base
    notes: list[Note] = []
    p = 0
    for pile in t.piles:
        if pile and not base >> pile[0] & 1:
            first = pile[0]
            size = len(pile)
            if left >> first & 1:
                for group in known:
                    if group >> first & 1:
                        left &= ~group
                        if group.bit_count() > size:
                            notes.append(spread(t, group, unsure))
                        else:
                            notes.append((tuple(sorted([faces[cell] for cell in pile])), (p,) * size))
                        break
            elif not inside >> first & 1:
                cards = (faces[first],) if size == 1 else tuple(sorted([faces[cell] for cell in pile]))
                notes.append((cards, (p,) * size))
        p += 1
    if left & t.down:  # groups whose pile is used up
        notes += [spread(t, group, unsure) for group in known[1:] if group & left]
    return tuple(notes)


def spread(t: Crooks, group: int, unsure: dict[int, int]) -> Note:
    """Return the note of a group: its cards and the places of its cells."""
    where = cells(group)
    places = [unsure[cell] for cell in where if cell in unsure]
    p = 0
    for pile in t.piles:
        if pile and group >> pile[0] & 1:
            places += [p] * len(pile)
        p += 1
    if len(places) < len(where) and t.stack and t.stack[-1][EFFECT].name == "place" and t.stack[-1][SOURCE] in where:
        places += t.stack[-1][REGISTERS]  # a crook in a player's hand counts as in its hideout
    places += [BOX] * (len(where) - len(places))
    return tuple(sorted([t.faces[cell] for cell in where])), tuple(sorted(places))
