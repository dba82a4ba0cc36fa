"""What the screen of a seat shows under the table's memory options (CR-INFO-02, CR-MONEY-02)."""

from typing import Final

from skulduggery.core.facts import cells
from skulduggery.games.crooks.setup import Crooks, rules_of

UNKNOWN: Final = -1
"""A crook that lies face down and that this seat doesn't know; money that this seat doesn't see."""

Note = tuple[tuple[int, ...], tuple[int, ...]]


class View:
    """A game of Crooks as one seat sees it, or as everybody does (SPECTATOR).

    Cards, seats, hideouts and targets are numbers from 0. A crook on the grid is its card if it lies face up, UNKNOWN
    if face down, and ``-2 - card`` if face down and known to this seat.
    """

    __slots__ = ("gone", "hand", "looking", "money", "notes", "out", "piles", "rows", "scores", "seat", "turn")

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
    ) -> None:
        self.seat = seat
        self.turn = turn
        """The seat whose turn it is, -1 before the first."""
        self.piles = piles
        """Size, and so the price, of each hideout."""
        self.rows = rows
        """seat * targets + target -> the crooks there, bottom first."""
        self.money = money
        """Of each seat; UNKNOWN for others with ``secret_money``, until the end."""
        self.out = out
        """Bit mask of the seats that have passed."""
        self.gone = gone
        """The crooks that Killers removed, in order."""
        self.hand = hand
        """The crook that this seat is about to place, or UNKNOWN."""
        self.looking = looking
        """The cards that this seat is looking at to take one."""
        self.notes = notes
        """What this seat has seen: cards, and the places where these lie in an order it can't tell. A place is a
        hideout, or hideouts + seat * targets + target. Empty with ``memory: strict``."""
        self.scores = scores
        """Points of each seat when the game is over, before that empty."""

    def key(self) -> tuple[object, ...]:
        """All of it as one value."""
        return (
            self.seat, self.turn, self.piles, self.rows, self.money, self.out, self.gone, self.hand, self.looking,
            self.notes, self.scores,
        )  # fmt: skip


def view(t: Crooks, seat: int) -> View:
    """What ``seat`` (or SPECTATOR) sees."""
    rules = rules_of(t)
    width = len(rules.targets)
    faces = t.faces
    down = t.down
    notes = seat >= 0 and not rules.strict
    unknown = 0
    if seat >= 0:
        for group in t.know[seat]:
            unknown |= group
    if not notes:  # only one's own face-down crooks
        unknown = -1
        if seat >= 0:
            for i in range(seat * width, (seat + 1) * width):
                for cell in t.rows[i]:
                    unknown &= ~(1 << cell)
    elif len(t.know[seat]) > 1 and down & unknown:
        for group in t.know[seat][1:]:
            live = group & ~t.open
            if not live & (live - 1):
                unknown &= ~live
    rows = []
    for row in t.rows:
        if not row:
            rows.append(row)
            continue
        crooks = []
        for cell in row:
            if not down >> cell & 1:
                crooks.append(faces[cell])
            else:
                crooks.append(UNKNOWN if unknown >> cell & 1 else -2 - faces[cell])
        rows.append(tuple(crooks))
    money = tuple(t.money)
    if rules.secret_money and t.stack:
        money = tuple([t.money[i] if i == seat else UNKNOWN for i in range(t.seats)])
    hand = UNKNOWN
    looking: tuple[int, ...] = ()
    if t.stack and t.stack[-1][2] == seat:
        effect, _, _, source, _ = t.stack[-1]
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
        notes_of(t, seat) if notes else (),
        t.scores,
    )


def notes_of(t: Crooks, seat: int) -> tuple[Note, ...]:
    """What a seat has seen of hideouts, and of crooks that it can't tell apart (CR-INFO-01)."""
    known = t.know[seat]
    if len(known) == 1 and known[0] | t.open == (1 << len(t.faces)) - 1:
        return ()
    inside = 0
    for group in known:
        inside |= group
    notes = []
    for p in range(len(t.piles)):
        pile = t.piles[p]
        if pile and not inside >> pile[0] & 1:
            notes.append((tuple(sorted([t.faces[cell] for cell in pile])), (p,) * len(pile)))
    for i in range(1, len(known)):
        live = known[i] & ~t.open
        if not live:
            continue
        where = cells(live)
        places = tuple([place_of(t, cell) for cell in where])
        if len(where) > 1 or places[0] < len(t.piles):
            notes.append((tuple(sorted([t.faces[cell] for cell in where])), tuple(sorted(places))))
    return tuple(notes)


def place_of(t: Crooks, cell: int) -> int:
    """Where a cell lies: a hideout, or hideouts + seat * targets + target; a crook in hand counts as its hideout's."""
    for p in range(len(t.piles)):
        if cell in t.piles[p]:
            return p
    for i in range(len(t.rows)):
        if cell in t.rows[i]:
            return len(t.piles) + i
    return t.stack[-1][4][0]
