"""The table of 3000 Scoundrels: what it is played by, what lies on it, how it begins."""

from typing import Final, cast

from skulduggery.engine.answers import Answers, Form, Names
from skulduggery.engine.machine import Frame, Rules, State
from skulduggery.engine.programs import Part
from skulduggery.engine.triggers import Note, Noting

SLOTS: Final = ("A", "2", "3", "4", "5", "6")
FACES: Final = ("0", "A", "2", "3", "4", "5", "6")
"""The poker cards of a player; the card ``k + 1`` is the one that slot ``k`` asks for (SC-CONST-07, -08)."""
BLUFF: Final = 0
"""The 0: it matches no slot (SC-PLAN-05)."""
WIDTH: Final = 6
"""Slots of a leader sheet."""
PLACES: Final = 6
"""Places of a board, B0 to B5 in two rows of three (SC-CONST-11)."""
FREE: Final = -1
"""No card in a slot."""
UNKNOWN: Final = -2
"""A poker card that this seat doesn't know."""

COLOURS: Final = ("green", "purple", "black")
TIMINGS: Final = ("icons", "arrow", "event", "start", "hired", "plan", "end")
ICONS: Final = 0
ARROW: Final = 1
EVENT: Final = 2
START: Final = 3
HIRED: Final = 4
PLAN: Final = 5
END: Final = 6
EVENTS: Final = (
    "rep-gained", "rep-lost", "dollars-by-scoundrel", "scouted-safe", "marked-false", "hired-other", "stole",
    "opp-stole", "sheriff-used", "suspected", "opp-caught", "day-end",
)  # fmt: skip
"""The closed list of SC-TIME (4.5), in the order of the numbers below."""
REP_GAINED: Final = 0
REP_LOST: Final = 1
DOLLARS: Final = 2
SCOUTED: Final = 3
FALSE_MARK: Final = 4
HIRED_OTHER: Final = 5
STOLE: Final = 6
OPP_STOLE: Final = 7
SHERIFF_USED: Final = 8
SUSPECTED: Final = 9
OPP_CAUGHT: Final = 10
DAY_END: Final = 11
USED: Final = 12
ARROWS: Final = {"left": -1, "right": 1, "up": -3, "down": 3}

STRATEGY: Final = 64
"""Options: below this a scoundrel, named by its trait; from here a strategy card."""
LEADER: Final = 96
"""Options: from here a leader ability."""
DONE: Final = -1
"""Options: no more, pass, none."""
SHERIFF: Final = -2
"""Options: the Sheriff's Office."""
FACE_UP: Final = -3
"""Options: the 0 face up (SC-TRAIT-HONEST-1)."""

UNUSED: Final = -1
"""The place of a safe that is neither on the map nor on a sheet (SC-SAFE-26)."""
STOLEN: Final = 100
"""The place of a stolen safe: this plus the seat."""

Scoundrel = tuple[int, int, int]
"""(trait, job, stay). The stay is new whenever the pair leaves its board, saloon or pile or comes to one by a hire."""
EMPTY: Final[Scoundrel] = (-1, -1, -1)
Mark = tuple[int, int, int]
"""(safe, seat, number face up)"""
Act = tuple[int, int, int, int, int]
"""Something done with poker cards of one owner (poker.py)."""


class Pair:
    """A trait and a job joined at load: what the rules ask of a scoundrel again and again (SC-SCOU-02)."""

    __slots__ = ("cost", "discards", "dollars", "men", "program", "rep", "tech")

    def __init__(
        self, cost: int, tech: int, dollars: int, rep: int, men: int, discards: bool, program: Part["Scoundrels"]
    ) -> None:
        self.cost = cost
        """The cost of hiring it (SC-SCOU-05)."""
        self.tech = tech
        self.dollars = dollars
        """The costs of a use, trait and job together: dollars, reputation, henchmen (SC-USE-07)."""
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
        """Steps from its place to those it points to."""
        self.event = event
        self.when = when
        """A condition of its timing, or nothing (SC-USE-30)."""
        self.bonus = bonus
        self.twice = twice
        self.discards = discards
        """True if it is discarded after use."""


class Ability:
    """Something used that is no scoundrel: a leader ability or a strategy card."""

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
    """Of each job."""
    requires: tuple[tuple[tuple[object, ...], ...], ...]
    """Of each job: conditions without which it is not usable."""
    swappers: tuple[bool, ...]
    """Of each job: whether it can lead to a swap of traits, its own or another's."""
    pairs: tuple[Pair, ...]
    """At ``trait * jobs + job``."""
    abilities: tuple[Ability, ...]
    """The leader abilities."""
    leader_ids: tuple[str, ...]
    slot_ability: tuple[tuple[int, ...], ...]
    """Of each leader: the ability of each slot, or -1 (SC-CONST-09)."""
    cards: dict[str, object]
    strategies: tuple[Ability, ...]
    leader_cards: tuple[tuple[int, ...], ...]
    """Of each leader: its strategy cards."""
    lasting: int
    """The bits in ``flags`` of the strategy cards that are used once in a game: they are never cleared."""
    trait_heaps: tuple[tuple[int, ...], ...]
    """Traits of level I, of level II."""
    job_heaps: tuple[tuple[int, ...], ...]
    """Green, purple, black jobs."""
    trait_deck: tuple[int, ...]
    """The cells of the trait deck, the top first (SC-SETUP-03)."""
    job_decks: tuple[tuple[int, ...], ...]
    """The cells of the job deck, the top first; with the wild saloon a second one, of purple jobs."""
    location_ids: tuple[str, ...]
    spaces: tuple[int, ...]
    """Of each location: spaces on the map."""
    safe_ids: tuple[str, ...]
    values: tuple[int, ...]
    """Of each safe."""
    location_of: tuple[int, ...]
    """Of each safe's cell (and of the safe of that number): cells of a location stand together."""
    location_cells: tuple[int, ...]
    """Of each location: bit mask of the cells of its safes."""
    listed: tuple[int, ...]
    """Of each location: bit mask of the values that its safes have (SC-CONST-18)."""
    mark_kinds: tuple[tuple[int, int, int], ...]
    """(number, number, how many of them each player has)"""
    partner: dict[int, int]
    """The number on the other face of a mark."""
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
    arrangements: tuple[tuple[int, int, int], ...]
    """Every ARRANGE of two places, with the two."""
    strategy_cards: bool
    from_zero: bool
    wild: bool
    involved: bool
    own_card: bool
    aid: bool
    chosen_leaders: bool
    zones: int
    """Zones of one player's poker cards (poker.py)."""

    def __init__(self, seats: int, digest: str) -> None:
        super().__init__("scoundrels", seats, digest)

    def answers_to(self, kind: str) -> Answers:
        """Return how answers to a kind of question are said: ``may-X`` by yes or no, ``choose-A-or-B`` by A or B."""
        if kind.startswith("choose-"):
            return Answers(Form("choose", Names(kind.removeprefix("choose-").split("-or-"))))
        return self.answers["may" if kind.startswith("may-") else kind]


class Scoundrels(Noting):
    """A game of 3000 Scoundrels at one moment.

    Safes are cells: where one lies and how it moves is public, so its number betrays nothing. Scoundrels come face up
    from decks whose order nobody knows. Poker cards are known to their owner; what others may know of them follows
    from ``acts``.
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
        """seat -> what lies on each place; EMPTY for nothing"""
        self.saloon = saloon
        """space -> the scoundrel there; EMPTY for a gap"""
        self.pile = pile
        """the discard pile, newest first"""
        self.traits = traits
        """cell -> trait; -1 where nobody knows"""
        self.jobs = jobs
        """cell -> job; -1 where nobody knows"""
        self.drawn = drawn
        """cards drawn from the trait deck and from each job deck"""
        self.stays = stays
        """stays given so far"""
        self.flags = flags
        """used this period: bit mask of traits, then jobs, then strategy cards"""
        self.leader_flags = leader_flags
        """used this period: at ``seat * abilities + ability``"""
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
        """seat -> poker deck, the top first"""
        self.blocks = blocks
        """seat -> how many cards of the deck are its seen top and belong to each block beneath (poker.py)"""
        self.acts = acts
        """seat -> everything done with its poker cards"""
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
        """from 1"""
        self.turn = turn
        """turns begun today"""
        self.first = first
        """the seat that begins the day"""
        self.active = active
        """the active player; -1 at the end of a day"""
        self.slot = slot
        """the slot of the turn card; -1 for none"""
        self.scores = scores
        """tech of each seat once the game is over, before that empty"""

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
    return cast(ScoundrelsRules, s.rules)


def opponents(t: Scoundrels, seat: int) -> list[int]:
    """Return the other seats, clockwise from the left of ``seat``."""
    return [(seat + i) % t.seats for i in range(1, t.seats)]


def halves(rules: ScoundrelsRules, one: Scoundrel) -> int:
    """Return the bits of its two halves in ``flags`` (SC-USE-02)."""
    return 1 << one[0] | 1 << (len(rules.traits) + one[1])


def card_bit(rules: ScoundrelsRules, strategy: int) -> int:
    """Return the bit of a strategy card in ``flags`` (SC-OPT-02)."""
    return 1 << (len(rules.traits) + len(rules.colours) + strategy)
