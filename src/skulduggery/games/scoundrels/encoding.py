"""3000 Scoundrels in numbers: what a seat sees, and its answers (core/encoding.py)."""

from typing import Final, cast

from skulduggery.core.ask import Ask
from skulduggery.core.encoding import TOP, Encoding
from skulduggery.core.machine import State
from skulduggery.core.parts import CANCEL, COMMIT
from skulduggery.games.scoundrels.flow import STEPS
from skulduggery.games.scoundrels.notation import ABILITIES, CARDS, HENCHMEN, SAFES, SEATS, SWAPS, YES_OR_NO
from skulduggery.games.scoundrels.safes import MOVE
from skulduggery.games.scoundrels.setup import (
    DONE,
    FACE_UP,
    FACES,
    FREE,
    LEADER,
    PLACES,
    SHERIFF,
    STOLEN,
    STRATEGY,
    UNKNOWN,
    WIDTH,
    Scoundrels,
    ScoundrelsRules,
)
from skulduggery.games.scoundrels.view import Safe, Sheet, view

KINDS: Final[tuple[str, ...]] = (
    "plan", "act", *ABILITIES, *HENCHMEN, *YES_OR_NO, "may", "choose", *SEATS, *SAFES, *CARDS, "mark", "move-mark",
    "move-mark-to", "hire", "room", *SWAPS, "arrange", "leader", "strategy", "sheriff", "spend",
)  # fmt: skip
ABOUT: Final = 3
"""So many of the numbers that a question is about are shown."""


class ScoundrelsEncoding(Encoding):
    """The layout for a card set and a number of seats."""

    def __init__(self, rules: ScoundrelsRules) -> None:
        super().__init__(rules)
        self.numbers_of_marks = sorted(rules.partner)
        self.traits = len(rules.trait_ids)
        self.abilities = len(rules.abilities)
        self.cells = len(rules.values)
        self.lowest = rules.lowest
        self.map = max(rules.spaces)
        seats = rules.seats
        traits = self.traits
        jobs = len(rules.colours)
        marks = len(self.numbers_of_marks)
        self.lay_question(KINDS, ABOUT)
        self.lay_said(3)
        self.day = self.field("day", 1, rules.days, "the day, from 1")
        self.turn = self.field("turn", 1, TOP, "turns begun today")
        self.first = self.field("first", 1, seats, "1 + the seat that begins the day")
        self.active = self.field("active", 1, seats, "1 + the active seat")
        self.step = self.field("step", 1, len(STEPS), f"the step of the turn: {', '.join(STEPS)} from 1")
        self.slot = self.field("slot", 1, WIDTH, "1 + the slot of the turn card")
        self.limit = self.field("limit", 1, TOP, "safes that a player can keep today")
        self.held = self.field("held", 1, traits, "1 + the trait of the scoundrel that is being used")
        self.decks = self.field("decks", 1 + len(rules.job_decks), TOP, "cards left in the trait and job decks")
        self.leader = self.field("leader", seats, len(rules.leader_ids), "1 + the leader of each seat")
        self.money = self.field("money", seats, TOP, "dollars")
        self.rep = self.field("rep", seats, rules.highest - rules.lowest, "reputation above the lowest")
        self.supply = self.field("supply", seats, TOP, "henchmen available")
        self.jail = self.field("jail", seats, TOP, "henchmen in jail")
        self.shows = self.field("shows", seats, 1, "whether it has played a 0 face up today")
        self.deck = self.field("deck", seats, len(FACES), "cards in the poker deck")
        self.top = self.field("top", seats, len(FACES), "1 + its top card, where this seat has looked at it")
        self.card = self.field("strategy", seats, len(rules.strategies), "1 + the strategy card")
        self.spent = self.field("spent", seats, 1, "whether it is used")
        self.used = self.field("used", seats * self.abilities, 1, "which leader abilities are used this period")
        self.hand = self.field("hand", len(FACES), 1, "which poker cards this seat has in hand")
        self.held_by = self.field("cards", seats, len(FACES), "poker cards in each hand")
        self.slots = self.field("slots", seats * WIDTH, 1 + len(FACES), "by slot: 0 free, 1 unknown, 2 + the card")
        self.men = self.field("men", seats * WIDTH, 15, "by slot: whose henchmen are on the card: 1, 2, 4, 8")
        self.left = self.field("marks", seats * marks, 1, "which numbers can still be put on safes, from the least")
        self.boards = self.field("boards", seats * PLACES * 2, max(traits, jobs), "by place: 1 + trait, 1 + job")
        self.tired = self.field("tired", seats * PLACES, 3, "by place: 1 if its trait is used this period, 2 its job")
        self.saloon = self.field("saloon", rules.saloon * 2, max(traits, jobs), "by space: 1 + trait, 1 + job")
        self.pile = self.field("pile", traits, jobs, "of each trait that is discarded 1 + its job")
        self.where = self.field(
            "where", self.cells, self.map + seats, "of each safe: 1 + space, then 1 + seat; 0 unused"
        )
        self.safes = self.field("safes", self.cells, self.cells, "1 + the safe that it is, where this seat knows it")
        self.marked = self.field(
            "marked", self.cells * seats, TOP, "the mark of each seat on it; of two 10 * one + other"
        )
        self.section(("plan",), 1 + len(FACES) * WIDTH, "a 0 face up; card * 6 + slot")
        self.section(("act",), 1 + traits, "sheriff; each trait")
        uses = 1 + traits + len(rules.strategies) + self.abilities
        self.section(ABILITIES, uses, "pass; each trait, each strategy card, each leader ability")
        self.section((*HENCHMEN, *YES_OR_NO, "may"), 2, "no, yes; `may` is every kind that begins so")
        self.section(("choose",), 8, "what the kind names, in its order")
        self.section(SEATS, seats, "each seat, counted from who is asked")
        self.section((*SAFES, "safe"), self.cells, "each safe")
        self.section(CARDS, seats * (WIDTH + 1), "seat * 7 + slot, the top of the deck last; seats counted")
        self.section(
            ("mark", "move-mark", "move-mark-to"), 2 + marks, "none; each number; move one: its safe, then how"
        )
        self.section(("turned",), marks * marks, "how a mark is moved: old number * numbers + new")
        self.section(("hire", "room", *SWAPS), traits, "each trait; of a swap first the one, then the other")
        self.section(("arrange",), 66, "done, again; place * 8 + place")
        self.section(("leader",), len(rules.leader_ids), "each leader")
        self.section(("strategy",), len(rules.strategies), "each strategy card")
        self.section(("sheriff",), 4, "sell, bail, bail two, bribe")
        self.section(("spend",), 100, "dollars")
        self.long = ("mark", "move-mark", "move-mark-to", *SWAPS)

    def named(self, kind: str) -> str:
        if kind.startswith("may-"):
            return "may"
        return "choose" if kind.startswith("choose-") else kind

    def numbers(self, ask: Ask) -> list[int]:
        kind = self.named(ask.kind)
        first = self.begin(kind)
        seats = self.rules.seats
        if kind == "plan":
            return [first if n == FACE_UP else first + 1 + n // 8 * WIDTH + n % 8 for n in ask.options]
        if kind == "act":
            return [first if n == SHERIFF else first + 1 + n for n in ask.options]
        if kind in ABILITIES:
            return [first + self.use(n) for n in ask.options]
        if kind in SEATS:
            return [first + (n - ask.seat) % seats for n in ask.options]
        if kind in CARDS:
            width = WIDTH + 1
            return [first + (n // width - ask.seat) % seats * width + n % width for n in ask.options]
        if kind == "arrange":
            return [first + (0 if n == COMMIT else 1 if n == CANCEL else 2 + n) for n in ask.options]
        return [first + n for n in ask.options]

    def use(self, option: int) -> int:
        """Where the action of using something stands in its section."""
        if option == DONE:
            return 0
        if option >= LEADER:
            return 1 + self.traits + len(cast(ScoundrelsRules, self.rules).strategies) + option - LEADER
        return 1 + self.traits + option - STRATEGY if option >= STRATEGY else 1 + option

    def paths(self, ask: Ask) -> list[tuple[int, ...]]:
        first = self.begin(ask.kind)
        if ask.kind in SWAPS:
            return [(first + n // 64, first + n % 64) for n in ask.options]
        safe = self.begin("safe")
        marks = self.numbers_of_marks
        if ask.kind != "mark":
            return [(safe + n // 10, first + 1 + marks.index(n % 10)) for n in ask.options]
        out: list[tuple[int, ...]] = []
        for n in ask.options:
            if n == DONE:
                out.append((first,))
            elif n < MOVE:
                out.append((first + 1 + marks.index(n),))
            else:
                code = n - MOVE
                turned = marks.index(code // 10 % 10) * len(marks) + marks.index(code % 10)
                out.append((first + 1 + len(marks), safe + code // 100, self.begin("turned") + turned))
        return out

    def observe(self, s: State, ask: Ask | None, seat: int, out: bytearray, at: int) -> None:
        t = cast(Scoundrels, s)
        seats = t.seats
        self.write_question(ask, seat, out, at)
        seen = view(t, seat)
        out[at + self.day] = seen.day
        out[at + self.turn] = min(seen.turn, TOP)
        out[at + self.first] = 1 + (seen.first - seat) % seats if seen.first >= 0 else 0
        out[at + self.active] = 1 + (seen.active - seat) % seats if seen.active >= 0 else 0
        out[at + self.step] = 1 + STEPS.index(seen.step) if seen.step else 0
        out[at + self.slot] = 1 + seen.slot
        out[at + self.limit] = min(seen.limit, TOP)
        out[at + self.held] = 1 + seen.held
        for i in range(len(seen.decks)):
            out[at + self.decks + i] = seen.decks[i]
        for k in range(seats):
            self.write_sheet(seen.sheets[(seat + k) % seats], seat, k, out, at)
        for i in range(len(seen.saloon)):
            there = seen.saloon[i]
            if there is not None:
                out[at + self.saloon + 2 * i] = 1 + there.trait
                out[at + self.saloon + 2 * i + 1] = 1 + there.job
        for one in seen.pile:
            out[at + self.pile + one.trait] = 1 + one.job
        for safe in seen.safes:
            self.write_safe(safe, seat, out, at)

    def write_sheet(self, one: Sheet, seat: int, k: int, out: bytearray, at: int) -> None:
        """A player's side of the table, ``k`` seats from who looks."""
        seats = self.rules.seats
        out[at + self.leader + k] = 1 + one.leader
        out[at + self.money + k] = min(one.money, TOP)
        out[at + self.rep + k] = one.rep - self.lowest
        out[at + self.supply + k] = one.supply
        out[at + self.jail + k] = one.jail
        out[at + self.deck + k] = one.deck
        out[at + self.card + k] = max(0, 1 + one.strategy)
        out[at + self.held_by + k] = len(one.hand)
        if one.face_up:
            out[at + self.shows + k] = 1
        if one.top != UNKNOWN:
            out[at + self.top + k] = 1 + one.top
        if one.strategy_used:
            out[at + self.spent + k] = 1
        for i in range(self.abilities):
            if one.leader_used >> i & 1:
                out[at + self.used + k * self.abilities + i] = 1
        if k == 0:
            for card in one.hand:
                out[at + self.hand + card] = 1
        for slot in range(WIDTH):
            card = one.slots[slot]
            if card != FREE:
                out[at + self.slots + k * WIDTH + slot] = 1 if card == UNKNOWN else 2 + card
            men = one.men[slot]
            if men:
                bits = 0
                for other in range(seats):
                    if men >> other & 1:
                        bits |= 1 << (other - seat) % seats
                out[at + self.men + k * WIDTH + slot] = bits
        marks = self.numbers_of_marks
        for number in one.marks:
            out[at + self.left + k * len(marks) + marks.index(number)] = 1
        for place in range(len(one.board)):
            there = one.board[place]
            if there is not None:
                i = k * PLACES + place
                out[at + self.boards + 2 * i] = 1 + there.trait
                out[at + self.boards + 2 * i + 1] = 1 + there.job
                out[at + self.tired + i] = int(there.trait_used) + 2 * int(there.job_used)

    def write_safe(self, safe: Safe, seat: int, out: bytearray, at: int) -> None:
        """A safe."""
        seats = self.rules.seats
        if safe.where >= STOLEN:
            out[at + self.where + safe.cell] = 1 + self.map + (safe.where - STOLEN - seat) % seats
        elif safe.where >= 0:
            out[at + self.where + safe.cell] = 1 + safe.where
        if safe.safe >= 0:
            out[at + self.safes + safe.cell] = 1 + safe.safe
        for owner, number in safe.marks:
            i = at + self.marked + safe.cell * seats + (owner - seat) % seats
            out[i] = min(TOP, out[i] * 10 + number)
