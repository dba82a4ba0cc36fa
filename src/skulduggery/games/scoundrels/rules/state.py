"""The rules and the state of 3000 Scoundrels as data."""

from typing import Final

from skulduggery.engine.answers import Answers, Form, Names
from skulduggery.engine.machine import Frame, Rules, State
from skulduggery.engine.programs import Part
from skulduggery.engine.triggers import Note, Noting

SLOTS: Final = ("A", "2", "3", "4", "5", "6")
FACES: Final = ("0", "A", "2", "3", "4", "5", "6")
"""The poker cards of a player. Card ``k + 1`` is the right one for slot ``k`` (SC-CONST-07, -08)."""
BLUFF: Final = 0
"""The 0, which matches no slot (SC-PLAN-05)."""
WIDTH: Final = 6
"""Number of slots of a leader sheet."""
PLACES: Final = 6
"""Number of places of a board, B0 to B5 in two rows of three (SC-CONST-11)."""
FREE: Final = -1
"""No card in a slot."""
UNKNOWN: Final = -2
"""A poker card that this seat doesn't know."""

COLOURS: Final = ("green", "purple", "black")
ARROWS: Final = {"left": -1, "right": 1, "up": -3, "down": 3}

STRATEGY: Final = 64
"""Options below this are scoundrels, named by their trait; from here on strategy cards."""
LEADER: Final = 96
"""Options from here on are leader abilities."""
DONE: Final = -1
"""Option: no more, pass or none."""
SHERIFF: Final = -2
"""Option: the Sheriff's Office."""
FACE_UP: Final = -3
"""Option: the 0 face up (SC-TRAIT-HONEST-1)."""

UNUSED: Final = -1
"""The place of a safe that is neither on the map nor on a sheet (SC-SAFE-26)."""
STOLEN: Final = 100
"""The place of a stolen safe is this number plus the seat."""

Scoundrel = tuple[int, int, int]
"""(trait, job, stay). A pair gets a new stay when it leaves its board, saloon or pile, or is placed by a hire."""
EMPTY: Final[Scoundrel] = (-1, -1, -1)
Mark = tuple[int, int, int]
"""(safe, seat, number face up)"""
Act = tuple[int, int, int, int, int]
"""An act with poker cards of one owner (poker_cards.py)."""


class Pair:
    """A trait and a job joined at load, with the values that the rules often need (SC-SCOU-02)."""

    __slots__ = ("cost", "discards", "dollars", "men", "program", "rep", "tech")

    def __init__(
        self, cost: int, tech: int, dollars: int, rep: int, men: int, discards: bool, program: Part["Scoundrels"]
    ) -> None:
        self.cost = cost
        """Dollars to hire the pair (SC-SCOU-05)."""
        self.tech = tech
        self.dollars = dollars
        """Dollars that a use costs in all, by trait and job; ``rep`` and ``men`` likewise (SC-USE-07)."""
        self.rep = rep
        self.men = men
        self.discards = discards
        """True if its job discards it."""
        self.program = program


class Trait:
    """A trait as the engine reads it."""

    __slots__ = ("arrows", "bonus", "discards", "event", "level", "numbers", "timing", "twice", "when")

    def __init__(
        self,
        level: int,
        timing: int,
        numbers: int,
        arrows: tuple[int, ...],
        event: int,
        when: tuple[object, ...],
        bonus: int,
        twice: bool,
        discards: bool,
    ) -> None:
        self.level = level
        self.timing = timing
        self.numbers = numbers
        """Bit mask of slots."""
        self.arrows = arrows
        """Steps from its place to the places that it points to."""
        self.event = event
        self.when = when
        """A condition of its timing, or () (SC-USE-30)."""
        self.bonus = bonus
        self.twice = twice
        self.discards = discards
        """True if it is discarded after use."""


class Ability:
    """A leader ability or a strategy card."""

    __slots__ = ("dollars", "event", "id", "men", "program", "rep", "require", "swaps", "timing")

    def __init__(
        self,
        id: str,
        timing: int,
        event: int,
        require: tuple[tuple[object, ...], ...],
        dollars: int,
        rep: int,
        men: int,
        program: Part["Scoundrels"],
        swaps: bool,
    ) -> None:
        self.id = id
        self.timing = timing
        """START, ICONS (step 2), EVENT or END."""
        self.event = event
        self.require = require
        self.dollars = dollars
        self.rep = rep
        self.men = men
        self.program = program
        self.swaps = swaps
        """True if it can lead to a swap of traits."""


class ScoundrelsRules(Rules):
    """A card set and options, ready to play. Cards are numbered in the order of the file."""

    traits: tuple[Trait, ...]
    trait_ids: tuple[str, ...]
    job_ids: tuple[str, ...]
    colours: tuple[int, ...]
    """Colour of each job."""
    requires: tuple[tuple[tuple[object, ...], ...], ...]
    """For each job the conditions that must hold to use it."""
    swappers: tuple[bool, ...]
    """For each job whether it can lead to a swap of traits, by itself or by another card."""
    pairs: tuple[Pair, ...]
    """``trait * jobs + job`` -> the pair."""
    abilities: tuple[Ability, ...]
    """The leader abilities."""
    leader_ids: tuple[str, ...]
    slot_ability: tuple[tuple[int, ...], ...]
    """For each leader the ability of each slot, or -1 (SC-CONST-09)."""
    cards: dict[str, object]
    strategies: tuple[Ability, ...]
    leader_cards: tuple[tuple[int, ...], ...]
    """Strategy cards of each leader."""
    lasting: int
    """Bits in ``flags`` of the strategy cards that can be used once in a game. They are never cleared."""
    trait_heaps: tuple[tuple[int, ...], ...]
    """Traits of level I and of level II."""
    job_heaps: tuple[tuple[int, ...], ...]
    """Green, purple and black jobs."""
    trait_deck: tuple[int, ...]
    """The cells of the trait deck, top first (SC-SETUP-03)."""
    job_decks: tuple[tuple[int, ...], ...]
    """The cells of the job deck, top first; with the wild saloon also a second deck, of purple jobs."""
    location_ids: tuple[str, ...]
    spaces: tuple[int, ...]
    """Number of spaces of each location on the map."""
    safe_ids: tuple[str, ...]
    values: tuple[int, ...]
    """Value of each safe."""
    location_of: tuple[int, ...]
    """Location of each cell of a safe, and of the safe with that number. Cells of a location are consecutive."""
    location_cells: tuple[int, ...]
    """For each location the bit mask of the cells of its safes."""
    listed: tuple[int, ...]
    """For each location the bit mask of the values of its safes (SC-CONST-18)."""
    mark_kinds: tuple[tuple[int, int, int], ...]
    """(number, number, marks of this kind that each player has)"""
    partner: dict[int, int]
    """number on a mark -> the number on its other face"""
    track: tuple[int, ...]
    """Tech of each space of the reputation track, from the lowest."""
    lowest: int
    highest: int
    start_money: int
    henchmen: int
    jailed: int
    hand: int
    turns: int
    """Turns of a player in a day."""
    days: int
    limits: tuple[int, ...]
    """Stolen safes that a player may have on each day (SC-SAFE-19)."""
    sell: int
    bail: tuple[int, ...]
    bribe: int
    saloon: int
    places: tuple[int, ...]
    """The places of a board in the order in which they are filled."""
    arrangements: tuple[tuple[int, ...], ...]
    """By a bit mask of the places with scoundrels: every ARRANGE that moves one of these."""
    strategy_cards: bool
    from_zero: bool
    wild: bool
    involved: bool
    own_card: bool
    aid: bool
    chosen_leaders: bool
    zones: int
    """Number of zones of one player's poker cards (poker_cards.py)."""

    def __init__(self, seats: int, digest: str) -> None:
        super().__init__("scoundrels", seats, digest)

    def answers_to(self, kind: str) -> Answers:
        """Return the wording of answers to a kind of question: yes or no to ``may-X``, A or B to ``choose-A-or-B``."""
        if kind.startswith("choose-"):
            return Answers(Form("choose", Names(kind.removeprefix("choose-").split("-or-"))))
        return self.answers["may" if kind.startswith("may-") else kind]


class Scoundrels(Noting):
    """A game of 3000 Scoundrels at one moment.

    A safe is a cell: its place and its moves are public, so the number of the cell reveals nothing. Scoundrels come
    face up from decks whose order nobody knows. Players know their own poker cards; what others know of these cards
    follows from ``acts``.
    """

    __slots__ = (
        "active", "acts", "blocks", "boards", "day", "decks", "drawn", "face_up", "faces", "first", "flags", "hands",
        "jail", "jobs", "leader_flags", "leaders", "looks", "marks", "men", "money", "pile", "rep", "saloon", "scores",
        "shown", "slot", "slots", "stays", "strategy", "supply", "traits", "turn", "where",
    )  # fmt: skip

    def __init__(
        self,
        rules: Rules,
        stack: list[Frame],
        rng: int,
        noted: list[Note],
        boards: list[tuple[Scoundrel, ...]],
        saloon: tuple[Scoundrel, ...],
        pile: tuple[Scoundrel, ...],
        traits: tuple[int, ...],
        jobs: tuple[int, ...],
        drawn: tuple[int, ...],
        stays: int,
        flags: int,
        leader_flags: int,
        money: list[int],
        rep: list[int],
        supply: list[int],
        jail: list[int],
        men: list[int],
        hands: list[tuple[int, ...]],
        slots: list[int],
        face_up: int,
        decks: list[tuple[int, ...]],
        blocks: list[tuple[int, ...]],
        acts: list[tuple[Act, ...]],
        faces: tuple[int, ...],
        where: tuple[int, ...],
        marks: tuple[Mark, ...],
        looks: list[int],
        shown: int,
        leaders: tuple[int, ...],
        strategy: tuple[int, ...],
        day: int,
        turn: int,
        first: int,
        active: int,
        slot: int,
        scores: tuple[int, ...],
    ) -> None:
        super().__init__(rules, stack, rng, noted)
        self.boards = boards
        """seat -> the scoundrel on each place; EMPTY for none"""
        self.saloon = saloon
        """space -> the scoundrel there; EMPTY for a gap"""
        self.pile = pile
        """the discard pile, newest first"""
        self.traits = traits
        """cell -> trait; -1 if nobody knows it"""
        self.jobs = jobs
        """cell -> job; -1 if nobody knows it"""
        self.drawn = drawn
        """cards drawn from the trait deck and from each job deck"""
        self.stays = stays
        """number of stays given so far"""
        self.flags = flags
        """bit mask of the traits, then jobs, then strategy cards used in this period"""
        self.leader_flags = leader_flags
        """bit mask of the leader abilities used in this period, at ``seat * abilities + ability``"""
        self.money = money
        self.rep = rep
        self.supply = supply
        """seat -> available henchmen"""
        self.jail = jail
        """seat -> henchmen in jail"""
        self.men = men
        """seat * slots + slot -> bit mask of the seats with a henchman on the card there"""
        self.hands = hands
        """seat -> poker cards in hand, ascending"""
        self.slots = slots
        """seat * slots + slot -> the poker card there; FREE for none"""
        self.face_up = face_up
        """bit mask of the seats that have played the 0 face up today"""
        self.decks = decks
        """seat -> poker deck, top first"""
        self.blocks = blocks
        """seat -> number of cards in the seen top of the deck and in each block below (poker_cards.py)"""
        self.acts = acts
        """seat -> all acts with its poker cards"""
        self.faces = faces
        """cell -> safe"""
        self.where = where
        """cell -> space at its location, UNUSED, or STOLEN + seat"""
        self.marks = marks
        self.looks = looks
        """seat -> bit mask of the cells of the safes that it has seen"""
        self.shown = shown
        """bit mask of the cells of the safes turned up at the end"""
        self.leaders = leaders
        """seat -> leader"""
        self.strategy = strategy
        """seat -> strategy card; -1 for none"""
        self.day = day
        """the day, from 1; 0 before the first"""
        self.turn = turn
        """turns begun today"""
        self.first = first
        """the seat that begins the day"""
        self.active = active
        """the active player; -1 at the end of a day"""
        self.slot = slot
        """the slot of the turn card; -1 for none"""
        self.scores = scores
        """tech of each seat when the game is over; empty before"""

    def clone(self) -> "Scoundrels":
        return Scoundrels(
            self.rules,
            self.stack.copy(),
            self.rng,
            self.noted.copy(),
            self.boards.copy(),
            self.saloon,
            self.pile,
            self.traits,
            self.jobs,
            self.drawn,
            self.stays,
            self.flags,
            self.leader_flags,
            self.money.copy(),
            self.rep.copy(),
            self.supply.copy(),
            self.jail.copy(),
            self.men.copy(),
            self.hands.copy(),
            self.slots.copy(),
            self.face_up,
            self.decks.copy(),
            self.blocks.copy(),
            self.acts.copy(),
            self.faces,
            self.where,
            self.marks,
            self.looks.copy(),
            self.shown,
            self.leaders,
            self.strategy,
            self.day,
            self.turn,
            self.first,
            self.active,
            self.slot,
            self.scores,
        )


def rules_of(s: State) -> ScoundrelsRules:
    """Return the rules of a state of this game."""
    return s.rules  # type: ignore[return-value]  # a cast is slow when interpreted


def opponents(t: Scoundrels, seat: int) -> list[int]:
    """Return the other seats, clockwise from the left of ``seat``."""
    return [(seat + i) % t.seats for i in range(1, t.seats)]
