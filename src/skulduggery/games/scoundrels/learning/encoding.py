"""Observations and actions of 3000 Scoundrels as numbers (engine/encoding.py)."""

from struct import pack
from typing import Final, cast

from skulduggery.engine.asks import Ask
from skulduggery.engine.encoding import TOP, Encoding
from skulduggery.engine.knowledge.groups import cells
from skulduggery.engine.machine import State
from skulduggery.engine.programs import CANCEL, COMMIT
from skulduggery.games.scoundrels.knowledge.infostate import seen_alone, seen_played
from skulduggery.games.scoundrels.knowledge.view import in_use, known_safes, left_in_decks, picked, step_of
from skulduggery.games.scoundrels.rules.answers import ABILITIES, CARDS, HENCHMEN, SAFES, SEATS, SWAPS, YES_OR_NO
from skulduggery.games.scoundrels.rules.board import card_bit
from skulduggery.games.scoundrels.rules.options import CARD, MARK, MOVE, MOVED, PLAY, SWAP
from skulduggery.games.scoundrels.rules.poker_cards import TOP as ON_TOP
from skulduggery.games.scoundrels.rules.state import (
    DONE,
    FACE_UP,
    FACES,
    LEADER,
    PLACES,
    SHERIFF,
    STOLEN,
    STRATEGY,
    WIDTH,
    Scoundrels,
    ScoundrelsRules,
    rules_of,
)
from skulduggery.games.scoundrels.rules.turns import STEPS

KINDS: Final[tuple[str, ...]] = (
    "plan", "act", *ABILITIES, *HENCHMEN, *YES_OR_NO, "may", "choose", *SEATS, *SAFES, *CARDS, "mark", "move-mark",
    "move-mark-to", "hire", "room", *SWAPS, "arrange", "leader", "strategy", "sheriff", "spend",
)  # fmt: skip
COVERED: Final = bytes([1] * 255 + [0])
"""Table for ``bytes.translate`` of cards in slots that the seat doesn't see: 1 for a card, 0 for FREE (byte 255)."""
OPEN: Final = bytes([*range(2, 2 + len(FACES)), *COVERED[len(FACES) :]])
"""The same table for cards that the seat knows: 2 + the card."""
ABOUT: Final = 3
"""Number of values shown of those that a question is about."""


class ScoundrelsEncoding(Encoding):
    """The layout for a card set and a number of seats."""

    def __init__(self, rules: ScoundrelsRules) -> None:
        super().__init__(rules)
        self.numbers_of_marks = sorted(rules.partner)
        self.traits = len(rules.trait_ids)
        self.abilities = len(rules.abilities)
        self.cells = len(rules.values)
        self.lowest = rules.lowest
        self.aid = rules.aid
        self.strategy_cards = rules.strategy_cards
        self.map = max(rules.spaces)
        self.lay_question(KINDS, ABOUT)
        self.lay_said(3)
        self.lay_turn(rules)
        self.lay_players(rules)
        self.lay_table(rules)
        self.lay_actions(rules)
        self.long = ("mark", "move-mark", "move-mark-to", *SWAPS)
        self.prepare(rules)

    def lay_turn(self, rules: ScoundrelsRules) -> None:
        """Lay the fields of the moment of the game."""
        seats = rules.seats
        self.day = self.field("day", 1, rules.days, "the day, from 1")
        self.turn = self.field("turn", 1, TOP, "turns begun today")
        self.first = self.field("first", 1, seats, "1 + the seat that begins the day")
        self.active = self.field("active", 1, seats, "1 + the active seat")
        self.step = self.field("step", 1, len(STEPS), f"the step of the turn: {', '.join(STEPS)} from 1")
        self.slot = self.field("slot", 1, WIDTH, "1 + the slot of the turn card")
        self.limit = self.field("limit", 1, TOP, "safes that a player can keep today")
        self.held = self.field("held", 1, self.traits, "1 + the trait of the scoundrel that is being used")
        self.decks = self.field("decks", 1 + len(rules.job_decks), TOP, "cards left in the trait and job decks")

    def lay_players(self, rules: ScoundrelsRules) -> None:
        """Lay the fields of each player and of the poker cards."""
        seats = rules.seats
        self.leader = self.field("leader", seats, len(rules.leader_ids), "1 + the leader of each seat")
        self.money = self.field("money", seats, TOP, "dollars")
        self.rep = self.field("rep", seats, rules.highest - rules.lowest, "reputation above the lowest")
        self.supply = self.field("supply", seats, TOP, "henchmen available")
        self.jail = self.field("jail", seats, TOP, "henchmen in jail")
        self.shows = self.field("shows", seats, 1, "1 if it has played a 0 face up today")
        self.deck = self.field("deck", seats, len(FACES), "cards in the poker deck")
        self.top = self.field("top", seats, len(FACES), "1 + its top card, if this seat has seen it")
        self.card = self.field("strategy", seats, len(rules.strategies), "1 + the strategy card")
        self.spent = self.field("spent", seats, 1, "1 if it is used")
        self.used = self.field("used", seats * self.abilities, 1, "which leader abilities are used this period")
        self.hand = self.field("hand", len(FACES), 1, "which poker cards this seat has in hand")
        self.held_by = self.field("cards", seats, len(FACES), "poker cards in each hand")
        self.slots = self.field("slots", seats * WIDTH, 1 + len(FACES), "by slot: 0 free, 1 unknown, 2 + the card")
        self.men = self.field("men", seats * WIDTH, 15, "by slot: whose henchmen are on the card: 1, 2, 4, 8")

    def lay_table(self, rules: ScoundrelsRules) -> None:
        """Lay the fields of marks, scoundrels and safes."""
        seats = rules.seats
        traits = self.traits
        jobs = len(rules.colours)
        marks = len(self.numbers_of_marks)
        self.left = self.field("marks", seats * marks, 1, "which marks are left, from the lowest number")
        self.boards = self.field("boards", seats * PLACES * 2, max(traits, jobs), "by place: 1 + trait, 1 + job")
        self.tired = self.field("tired", seats * PLACES, 3, "by place: 1 if its trait is used this period, 2 its job")
        self.saloon = self.field("saloon", rules.saloon * 2, max(traits, jobs), "by space: 1 + trait, 1 + job")
        self.pile = self.field("pile", traits, jobs, "for each discarded trait: 1 + its job")
        self.where = self.field(
            "where", self.cells, self.map + seats, "of each safe: 1 + space, then 1 + seat; 0 unused"
        )
        self.safes = self.field("safes", self.cells, self.cells, "1 + which safe it is, if this seat knows")
        self.marked = self.field(
            "marked", self.cells * seats, TOP, "each seat's mark on it; for two marks 10 * one + other", inner=True
        )

    def lay_actions(self, rules: ScoundrelsRules) -> None:
        """Lay the sections of the actions."""
        seats = rules.seats
        traits = self.traits
        marks = len(self.numbers_of_marks)
        self.section(("plan",), 1 + len(FACES) * WIDTH, "a 0 face up; card * 6 + slot")
        self.section(("act",), 1 + traits, "sheriff; each trait")
        uses = 1 + traits + len(rules.strategies) + self.abilities
        self.section(ABILITIES, uses, "pass; each trait, each strategy card, each leader ability")
        self.section((*HENCHMEN, *YES_OR_NO, "may"), 2, "no, yes; `may` stands for every kind that begins with it")
        self.section(("choose",), 8, "what the kind names, in its order")
        self.section(SEATS, seats, "each seat, counted from the seat asked")
        self.section((*SAFES, "safe"), self.cells, "each safe")
        self.section(CARDS, seats * (WIDTH + 1), "seat * 7 + slot, the top of the deck last; seats counted")
        self.section(
            ("mark", "move-mark", "move-mark-to"), 2 + marks, "none; each number; move one: its safe, then how"
        )
        self.section(("turned",), marks * marks, "how a mark is moved: old number * numbers + new")
        self.section(("hire", "room", *SWAPS), traits, "each trait; for a swap one, then the other")
        self.section(("arrange",), 66, "done, again; place * 8 + place")
        self.section(("leader",), len(rules.leader_ids), "each leader")
        self.section(("strategy",), len(rules.strategies), "each strategy card")
        self.section(("sheriff",), 4, "sell, bail, bail two, bribe")
        self.section(("spend",), 100, "dollars")

    def prepare(self, rules: ScoundrelsRules) -> None:
        """Work out what observations of these rules have in common."""
        seats = rules.seats
        marks = len(self.numbers_of_marks)
        self.every_cell = (1 << self.cells) - 1
        self.limits = [min(rules.limits[max(day, 1) - 1], TOP) for day in range(rules.days + 1)]
        # For each seat that looks:
        self.around = [[(seat + k) % seats for k in range(seats)] for seat in range(seats)]
        """the seats, itself first"""
        self.turned = [turned(seats, seat) for seat in range(seats)]
        """bit masks of seats, counted from it"""
        self.lying = [lying(seats, seat, self.map) for seat in range(seats)]
        """places of safes"""
        self.slots_packed = f"{seats * WIDTH}b"
        self.where_packed = f"{self.cells}b"
        self.counts = [count for _, _, count in rules.mark_kinds] * seats
        self.all_left = bytes([1] * (seats * marks))
        self.kinds_of_marks = {
            number: kind for kind in range(len(rules.mark_kinds)) for number in rules.mark_kinds[kind][:2]
        }
        self.both = [
            [k * marks + self.numbers_of_marks.index(number) for number in (a, b)]
            for k in range(seats)
            for a, b, _ in rules.mark_kinds
        ]

    def named(self, kind: str) -> str:
        if kind in self.places:
            return kind
        return "may" if kind.startswith("may-") else "choose" if kind.startswith("choose-") else kind

    def numbers(self, ask: Ask) -> list[int]:
        kind = self.named(ask.kind)
        first = self.begin(kind)
        seats = self.rules.seats
        if kind == "plan":
            return [first if n == FACE_UP else first + 1 + self.play(n) for n in ask.options]
        if kind == "act":
            return [first if n == SHERIFF else first + 1 + n for n in ask.options]
        if kind in ABILITIES:
            return [first + self.use(n) for n in ask.options]
        if kind in SEATS:
            return [first + (n - ask.seat) % seats for n in ask.options]
        if kind in CARDS:
            cards = [CARD.unpack(n) for n in ask.options]
            return [first + CARD.pack((owner - ask.seat) % seats, slot) for owner, slot in cards]
        if kind == "arrange":
            return [first + (0 if n == COMMIT else 1 if n == CANCEL else 2 + n) for n in ask.options]
        return [first + n for n in ask.options]

    def play(self, option: int) -> int:
        """Return the number of playing a card face down among all such actions."""
        face, slot = PLAY.unpack(option)
        return face * WIDTH + slot

    def use(self, option: int) -> int:
        """Return the number of a use in its section."""
        if option == DONE:
            return 0
        if option >= LEADER:
            return 1 + self.traits + len(cast(ScoundrelsRules, self.rules).strategies) + option - LEADER
        return 1 + self.traits + option - STRATEGY if option >= STRATEGY else 1 + option

    def paths(self, ask: Ask) -> list[tuple[int, ...]]:
        first = self.begin(ask.kind)
        if ask.kind in SWAPS:
            return [(first + a, first + b) for a, b in [SWAP.unpack(n) for n in ask.options]]
        safe = self.begin("safe")
        marks = self.numbers_of_marks
        if ask.kind != "mark":
            chosen = [MARK.unpack(n) for n in ask.options]
            return [(safe + cell, first + 1 + marks.index(number)) for cell, number in chosen]
        out: list[tuple[int, ...]] = []
        for n in ask.options:
            if n == DONE:
                out.append((first,))
            elif n < MOVE:
                out.append((first + 1 + marks.index(n),))
            else:
                cell, number, new = MOVED.unpack(n - MOVE)
                turned = marks.index(number) * len(marks) + marks.index(new)
                out.append((first + 1 + len(marks), safe + cell, self.begin("turned") + turned))
        return out

    def observe(self, s: State, ask: Ask | None, seat: int, out: bytearray, at: int) -> None:
        # Write adjacent fields at once, which is twice as fast if this module isn't compiled.
        t = cast(Scoundrels, s)
        self.write_question(ask, seat, out, at)
        self.write_turn(t, seat, out, at)
        self.write_players(t, seat, out, at)
        self.write_played(t, seat, out, at)
        self.write_scoundrels(t, seat, out, at)
        self.write_safes(t, seat, out, at)
        self.write_marks(t, seat, out, at)

    def write_turn(self, t: Scoundrels, seat: int, out: bytearray, at: int) -> None:
        """Write the point in the game and the number of cards left in the decks."""
        seats = t.seats
        out[at + self.day : at + self.leader] = [
            t.day,
            t.turn if t.turn < TOP else TOP,
            1 + (t.first - seat) % seats if t.first >= 0 else 0,
            1 + (t.active - seat) % seats if t.active >= 0 else 0,
            1 + step_of(t),
            1 + t.slot,
            self.limits[t.day],
            1 + in_use(t),
            *left_in_decks(t),
        ]

    def write_players(self, t: Scoundrels, seat: int, out: bytearray, at: int) -> None:
        """Write the public facts about each player, and the cards in the seat's own hand."""
        seats = self.around[seat]
        lowest = self.lowest
        leaders, money, rep, supply, jail, decks, hands = t.leaders, t.money, t.rep, t.supply, t.jail, t.decks, t.hands
        out[at + self.leader : at + self.shows] = [
            *[1 + leaders[one] for one in seats],
            *[money[one] if money[one] < TOP else TOP for one in seats],
            *[rep[one] - lowest for one in seats],
            *[supply[one] for one in seats],
            *[jail[one] for one in seats],
        ]
        out[at + self.deck : at + self.top] = [len(decks[one]) for one in seats]
        out[at + self.held_by : at + self.slots] = [len(hands[one]) for one in seats]
        for face in hands[seat]:
            out[at + self.hand + face] = 1
        if t.face_up:
            out[at + self.shows : at + self.deck] = [t.face_up >> one & 1 for one in seats]
        if self.strategy_cards:
            rules = rules_of(t)
            cards = [picked(t, one, seat) for one in seats]
            out[at + self.card : at + self.spent] = [1 + card for card in cards]
            out[at + self.spent : at + self.used] = [
                1 if card >= 0 and t.flags & card_bit(rules, card) else 0 for card in cards
            ]
        if t.leader_flags:
            abilities = self.abilities
            out[at + self.used : at + self.hand] = [
                t.leader_flags >> one * abilities + ability & 1 for one in seats for ability in range(abilities)
            ]

    def write_played(self, t: Scoundrels, seat: int, out: bytearray, at: int) -> None:
        """Write the cards in slots and on decks that the seat has seen, and the henchmen on cards."""
        first = seat * WIDTH
        slots = pack(self.slots_packed, *t.slots[first:], *t.slots[:first])
        i = at + self.slots
        out[i : i + WIDTH] = slots[:WIDTH].translate(OPEN)
        out[i + WIDTH : at + self.men] = slots[WIDTH:].translate(COVERED)
        out[at + self.men : at + self.left] = bytes(t.men[first:] + t.men[:first]).translate(self.turned[seat])
        if not self.aid:
            return
        k = 0
        for owner in self.around[seat]:
            if k:
                count = WIDTH - slots.count(b"\xff", k * WIDTH, (k + 1) * WIDTH)
                if count:
                    for slot, face in seen_played(t.acts[owner], seat, count):
                        out[i + k * WIDTH + slot] = 2 + face
            blocks = t.blocks[owner]
            if blocks and blocks[0]:
                out[at + self.top + k] = max(0, 1 + seen_alone(t.acts[owner], seat)[ON_TOP])
            k += 1

    def write_scoundrels(self, t: Scoundrels, seat: int, out: bytearray, at: int) -> None:
        """Write the scoundrels on boards, in the saloon and in the pile."""
        i = at + self.boards
        for owner in self.around[seat]:
            for trait, job, _ in t.boards[owner]:
                if trait >= 0:
                    out[i] = 1 + trait
                    out[i + 1] = 1 + job
                i += 2
        if t.flags:
            i = at + self.tired
            for owner in self.around[seat]:
                for trait, job, _ in t.boards[owner]:
                    if trait >= 0:
                        out[i] = t.flags >> trait & 1 | (t.flags >> self.traits + job & 1) << 1
                    i += 1
        i = at + self.saloon
        for trait, job, _ in t.saloon:
            out[i] = 1 + trait
            out[i + 1] = 1 + job
            i += 2
        i = at + self.pile
        for trait, job, _ in t.pile:
            out[i + trait] = 1 + job

    def write_safes(self, t: Scoundrels, seat: int, out: bytearray, at: int) -> None:
        """Write the places of safes, and the faces that the seat knows."""
        out[at + self.where : at + self.safes] = pack(self.where_packed, *t.where).translate(self.lying[seat])
        i = at + self.safes
        for cell in cells(known_safes(t, seat) & self.every_cell):
            out[i + cell] = 1 + t.faces[cell]

    def write_marks(self, t: Scoundrels, seat: int, out: bytearray, at: int) -> None:
        """Write the marks on safes, and the numbers that can still be put on safes."""
        seats = t.seats
        out[at + self.left : at + self.boards] = self.all_left
        left = self.counts.copy()
        kinds = len(left) // seats
        for cell, owner, number in t.marks:
            k = (owner - seat) % seats
            i = at + self.marked + cell * seats + k
            out[i] = min(TOP, out[i] * 10 + number)
            kind = k * kinds + self.kinds_of_marks[number]
            left[kind] -= 1
            if not left[kind]:
                for i in self.both[kind]:
                    out[at + self.left + i] = 0


def turned(seats: int, seat: int) -> bytes:
    """Return the table for ``bytes.translate`` that counts bit masks of seats from ``seat``."""
    every = (1 << seats) - 1
    return bytes([(men >> seat | men << (seats - seat)) & every for men in range(every + 1)]).ljust(256, b"\0")


def lying(seats: int, seat: int, spaces: int) -> bytes:
    """Return the table for ``bytes.translate`` of the places of safes, with seats counted from ``seat``."""
    stolen = [1 + spaces + (owner - seat) % seats for owner in range(seats)]
    return bytes([*range(1, 1 + STOLEN), *stolen]).ljust(256, b"\0")
