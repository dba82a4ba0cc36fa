"""The view of 3000 Scoundrels that a seat's screen shows (section 15 of the rules)."""

from typing import Final

from skulduggery.engine.asks import EVERYTHING
from skulduggery.engine.machine import EFFECT, PC, REGISTERS, SEAT, SOURCE
from skulduggery.games.scoundrels.knowledge.infostate import seen_alone, unseen_safes
from skulduggery.games.scoundrels.rules.board import at
from skulduggery.games.scoundrels.rules.henchmen import able
from skulduggery.games.scoundrels.rules.hiring import in_vain
from skulduggery.games.scoundrels.rules.poker_cards import SLOT, TOP
from skulduggery.games.scoundrels.rules.safes import Mark, supply
from skulduggery.games.scoundrels.rules.state import (
    FREE,
    STOLEN,
    UNKNOWN,
    WIDTH,
    Scoundrel,
    Scoundrels,
    rules_of,
)
from skulduggery.games.scoundrels.rules.turns import ACT, AT_END, LAST, STEPS

HIDDEN: Final = -1
"""A safe that this seat doesn't know."""
ACTS: Final = ("office", "sheriff", "room", "hired", "when-hired")
"""Names of the effects that carry out step 3."""


class Shown:
    """A scoundrel as everybody sees it: halves, price, tech, and which halves were used in this period."""

    __slots__ = ("cost", "job", "job_used", "tech", "trait", "trait_used")

    def __init__(self, trait: int, job: int, cost: int, tech: int, trait_used: bool, job_used: bool) -> None:
        self.trait = trait
        self.job = job
        self.cost = cost
        self.tech = tech
        self.trait_used = trait_used
        self.job_used = job_used

    def key(self) -> tuple[object, ...]:
        return (self.trait, self.job, self.cost, self.tech, self.trait_used, self.job_used)


class Safe:
    """A safe as a seat sees it: location, place, face if known, and marks as (seat, number)."""

    __slots__ = ("cell", "location", "marks", "safe", "where")

    def __init__(self, cell: int, location: int, where: int, safe: int, marks: tuple[tuple[int, int], ...]) -> None:
        self.cell = cell
        self.location = location
        self.where = where
        """A space of the map, UNUSED, or STOLEN + seat."""
        self.safe = safe
        """The number of the safe, or HIDDEN."""
        self.marks = marks

    def key(self) -> tuple[object, ...]:
        return (self.cell, self.location, self.where, self.safe, self.marks)


class Sheet:
    """A player's side of the table. Cards of others are UNKNOWN unless this seat has seen them where they lie."""

    __slots__ = (
        "board", "deck", "face_up", "hand", "jail", "leader", "leader_used", "marks", "men", "money", "rep", "slots",
        "strategy", "strategy_used", "supply", "top",
    )  # fmt: skip

    def __init__(
        self,
        leader: int,
        board: tuple[Shown | None, ...],
        hand: tuple[int, ...],
        slots: tuple[int, ...],
        men: tuple[int, ...],
        face_up: bool,
        deck: int,
        top: int,
        money: int,
        rep: int,
        supply: int,
        jail: int,
        marks: tuple[int, ...],
        strategy: int,
        strategy_used: bool,
        leader_used: int,
    ) -> None:
        self.leader = leader
        self.board = board
        """The scoundrels by place, B0 first; None for none."""
        self.hand = hand
        self.slots = slots
        """FREE, UNKNOWN or the card, by slot."""
        self.men = men
        """Bit mask of the seats with a henchman on the card, by slot."""
        self.face_up = face_up
        self.deck = deck
        """Number of cards in the poker deck."""
        self.top = top
        """The top card of the deck, or UNKNOWN if this seat hasn't looked at it."""
        self.money = money
        self.rep = rep
        self.supply = supply
        self.jail = jail
        self.marks = marks
        """The numbers that the player can still put on safes."""
        self.strategy = strategy
        self.strategy_used = strategy_used
        self.leader_used = leader_used
        """Bit mask of the leader abilities used in this period."""

    def key(self) -> tuple[object, ...]:
        board = tuple([None if one is None else one.key() for one in self.board])
        return (
            self.leader, board, self.hand, self.slots, self.men, self.face_up, self.deck, self.top, self.money,
            self.rep, self.supply, self.jail, self.marks, self.strategy, self.strategy_used, self.leader_used,
        )  # fmt: skip


class View:
    """A game of 3000 Scoundrels as one seat sees it, or as everybody does (SPECTATOR)."""

    __slots__ = (
        "active", "day", "days", "decks", "first", "held", "limit", "may_suspect", "pile", "safes", "saloon", "scores",
        "seat", "sheets", "slot", "step", "turn", "vain",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        day: int,
        days: int,
        turn: int,
        first: int,
        active: int,
        step: str,
        slot: int,
        sheets: tuple[Sheet, ...],
        saloon: tuple[Shown | None, ...],
        pile: tuple[Shown, ...],
        decks: tuple[int, ...],
        safes: tuple[Safe, ...],
        limit: int,
        held: int,
        may_suspect: bool,
        vain: tuple[tuple[int, str], ...],
        scores: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.day = day
        self.days = days
        self.turn = turn
        """Turns begun today."""
        self.first = first
        self.active = active
        """The active seat; -1 at the end of a day."""
        self.step = step
        """The step of the turn (turns.STEPS); empty at the end of a day."""
        self.slot = slot
        """The slot of the turn card, or -1."""
        self.sheets = sheets
        self.saloon = saloon
        self.pile = pile
        """The discard pile, newest first."""
        self.decks = decks
        """Number of cards left in the trait deck and in each job deck."""
        self.safes = safes
        self.limit = limit
        """Safes that a player can keep today (SC-SAFE-19, SC-SAFE-20)."""
        self.held = held
        """The trait of the scoundrel that is being used, or -1."""
        self.may_suspect = may_suspect
        """True if this seat could place a henchman on the turn card now."""
        self.vain = vain
        """Traits in the saloon whose use when hired would do nothing, each with the ID of the rule."""
        self.scores = scores

    def key(self) -> tuple[object, ...]:
        """Return the whole view as one value."""
        return (
            self.seat, self.day, self.days, self.turn, self.first, self.active, self.step, self.slot,
            tuple([sheet.key() for sheet in self.sheets]),
            tuple([None if one is None else one.key() for one in self.saloon]),
            tuple([one.key() for one in self.pile]), self.decks, tuple([safe.key() for safe in self.safes]),
            self.limit, self.held, self.may_suspect, self.vain, self.scores,
        )  # fmt: skip


def view(t: Scoundrels, seat: int) -> View:
    """Return the view of ``seat``. SPECTATOR sees what everybody sees, EVERYTHING sees all cards."""
    rules = rules_of(t)
    step = step_of(t)
    return View(
        seat,
        t.day,
        rules.days,
        t.turn,
        t.first,
        t.active,
        STEPS[step] if step >= 0 else "",
        t.slot,
        tuple([sheet(t, owner, seat) for owner in range(t.seats)]),
        tuple([shown(t, one) for one in t.saloon]),
        tuple([one for one in [shown(t, card) for card in t.pile] if one is not None]),
        left_in_decks(t),
        safes(t, seat),
        rules.limits[max(t.day, 1) - 1],
        in_use(t),
        seat >= 0 and able(t, seat),
        in_vain(t, seat),
        t.scores,
    )


def left_in_decks(t: Scoundrels) -> tuple[int, ...]:
    """Return the number of cards left in the trait deck and in each job deck."""
    rules = rules_of(t)
    jobs = [len(rules.job_decks[k]) - t.drawn[1 + k] for k in range(len(rules.job_decks))]
    return (len(rules.trait_deck) - t.drawn[0], *jobs)


def in_use(t: Scoundrels) -> int:
    """Return the trait of the scoundrel that is being used, or -1."""
    for frame in reversed(t.stack):
        if frame[EFFECT].name == "use":
            trait = at(t, frame[SOURCE])[0]
            if trait >= 0:
                return trait
    return -1


def step_of(t: Scoundrels) -> int:
    """Return the number of the present step of the turn, or -1. A turn's frame lies below all others."""
    stack = t.stack
    if not stack or stack[0][EFFECT].name != "turn":
        return -1
    pc = stack[0][PC]
    if pc == AT_END and len(stack) > 2 and stack[2][EFFECT].name in ACTS:
        pc = ACT  # the turn's frame is one step ahead of the root action above it
    return min(pc, LAST)


def shown(t: Scoundrels, one: Scoundrel) -> Shown | None:
    """Return a scoundrel as everybody sees it; None for an empty place."""
    if one[0] < 0:
        return None
    trait, job, _ = one
    rules = rules_of(t)
    joined = rules.pairs[trait * len(rules.colours) + job]
    used = t.flags >> trait & 1 == 1
    return Shown(trait, job, joined.cost, joined.tech, used, t.flags >> (len(rules.traits) + job) & 1 == 1)


def known_safes(t: Scoundrels, seat: int) -> int:
    """Return the bit mask of the cells of the safes whose faces a seat sees (SC-SAFE-13 to -16).

    With the memory aid these are all that the seat knows, otherwise only those that it may look at.
    """
    if seat == EVERYTHING:
        return -1
    if seat >= 0 and rules_of(t).aid:
        return ~unseen_safes(t, seat)
    known = t.shown
    if seat >= 0:
        for cell, owner, _ in t.marks:
            if owner == seat:
                known |= 1 << cell
        for cell in range(len(t.where)):
            if t.where[cell] == STOLEN + seat or held_up(t, cell, seat):
                known |= 1 << cell
    return known


def safes(t: Scoundrels, seat: int) -> tuple[Safe, ...]:
    """Return the safes as a seat sees them."""
    rules = rules_of(t)
    count = len(t.where)
    marks: list[tuple[tuple[int, int], ...]] = [()] * count
    for cell, owner, number in t.marks:
        marks[cell] = (*marks[cell], (owner, number))
    known = known_safes(t, seat)
    return tuple(
        [
            Safe(
                cell,
                rules.location_of[cell],
                t.where[cell],
                t.faces[cell] if known >> cell & 1 else HIDDEN,
                marks[cell],
            )
            for cell in range(count)
        ]
    )


def held_up(t: Scoundrels, cell: int, seat: int) -> bool:
    """Return whether a seat is looking at a safe before marking; False if it marks unseen (``mark(any)``)."""
    if not t.stack or t.stack[-1][SEAT] != seat or t.stack[-1][REGISTERS][:1] != (cell,):
        return False
    return isinstance(t.stack[-1][EFFECT], Mark) and t.stack[-1][EFFECT].name != "mark"


def picked(t: Scoundrels, owner: int, seat: int) -> int:
    """Return a player's strategy card, or -1. During the secret choice a seat sees only its own (SC-INFO-26)."""
    if t.stack and t.stack[-1][EFFECT].name == "strategy" and t.stack[-1][REGISTERS] and seat in (owner, EVERYTHING):
        return max(-1, t.stack[-1][REGISTERS][owner])
    return t.strategy[owner]


def sheet(t: Scoundrels, owner: int, seat: int) -> Sheet:
    """Return a player's side of the table as a seat sees it."""
    rules = rules_of(t)
    first = owner * WIDTH
    slots = t.slots[first : first + WIDTH]
    hand = t.hands[owner]
    top = UNKNOWN
    if seat == EVERYTHING:
        top = t.decks[owner][0] if t.decks[owner] else UNKNOWN
    else:
        seen = seen_alone(t.acts[owner] if rules.aid else (), seat)
        if t.blocks[owner] and t.blocks[owner][0]:
            top = seen[TOP]
        if owner != seat:
            hand = (UNKNOWN,) * len(hand)
            slots = [FREE if slots[k] == FREE else seen[SLOT + k] for k in range(WIDTH)]
    card = picked(t, owner, seat)
    abilities = len(rules.abilities)
    return Sheet(
        t.leaders[owner],
        tuple([shown(t, one) for one in t.boards[owner]]),
        hand,
        tuple(slots),
        tuple(t.men[first : first + WIDTH]),
        t.face_up >> owner & 1 == 1,
        len(t.decks[owner]),
        top,
        t.money[owner],
        t.rep[owner],
        t.supply[owner],
        t.jail[owner],
        tuple(supply(t, owner)),
        card,
        card >= 0 and t.flags >> (len(rules.traits) + len(rules.colours) + card) & 1 == 1,
        t.leader_flags >> owner * abilities & (1 << abilities) - 1,
    )
