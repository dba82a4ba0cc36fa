"""The information table of 3000 Scoundrels as data (rules, section 15), and what each viewer may know by it.

``Shadow`` follows by itself where the hidden cards of one game lie, by the rules of where cards go, and tells each
viewer what the information table lets it know. Of the product it uses what everybody can see: which question comes
next, how many cards lie where, marks, henchmen. The oracle compares it with what the product sends, shows and re-deals.
"""

from collections.abc import Iterator
from typing import Any

from tests.oracle.groups import TooDeepError

SPECTATOR = -2

ALL = "all"
OWNER = "owner"
MARKERS = "who has a mark on it"
THIEF = "on whose sheet it lies"
LOOKED = "who looked, as long as the card can be followed"

KNOWN_TO: dict[str, tuple[str, ...]] = {
    "SC-INFO-01 hand": (OWNER,),
    "SC-INFO-02 top of a deck": (LOOKED,),
    "SC-INFO-02 order of a deck": (),
    "SC-INFO-04 card turned up on a deck": (ALL,),  # at that moment
    "SC-INFO-06 face-down card": (OWNER, LOOKED),
    "SC-INFO-06 card turned up at the end of a day": (ALL,),
    "SC-INFO-07 face-up 0": (ALL,),
    "SC-INFO-09 card drawn": (OWNER,),
    "SC-INFO-13 safe on the map": (MARKERS,),
    "SC-INFO-14 stolen safe": (THIEF, MARKERS),
    "SC-INFO-14 stolen safe at the end": (ALL,),
    "SC-INFO-15 unused safe": (MARKERS,),
    "SC-INFO-19 safe scouted": (LOOKED,),  # at that moment
    "SC-INFO-22 card in a deck": (),
    "SC-INFO-24 card in the box": (),
    "SC-INFO-25 scoundrel": (ALL,),
    "SC-INFO-26 strategy pick": (OWNER,),
    "SC-INFO-26 strategy pick when all have picked": (ALL,),
}
"""The table of section 15: everything that is not public from the beginning."""

HIDDEN_ANSWERS = ("plan", "strategy")
"""The decisions of section 16 whose answers are not public (of ``plan``: only into which slot, or face up)."""

FREE, DECK, LEADER, FACE_UP, STOLEN, UNUSED = -1, 6, 96, -3, 100, -1
ESTATE = 1
Item = tuple[str, tuple[Any, ...], Any, frozenset[int]]
"""A row of the table, which thing, what it is, and who may know it now."""
World = tuple[Any, ...]


def knowers(
    row: str,
    seats: int,
    owner: int = -1,
    markers: frozenset[int] = frozenset(),
    looked: frozenset[int] = frozenset(),
) -> frozenset[int]:
    """The viewers that may know one thing, by the information table."""
    out: set[int] = set()
    for who in KNOWN_TO[row]:
        if who == ALL:
            return frozenset([*range(seats), SPECTATOR])
        out |= {owner} if who in (OWNER, THIEF) else markers if who == MARKERS else looked
    return frozenset(out) - {-1}


class Block:
    """Cards of a deck that were shuffled together, the top first. The oracle enumerates which cards each group at the
    top holds. Groups are taken whole, because the order within one is always the same."""

    def __init__(self, cards: tuple[int, ...], groups: tuple[int, ...]) -> None:
        self.cards = cards
        self.groups = groups

    def taken(self, count: int) -> tuple[tuple[int, ...], "Block"]:
        """The first cards, and what is left."""
        left = self.groups
        rest = count
        while rest and left:
            rest -= left[0]
            left = left[1:]
        if rest and (rest < 0 or len(self.cards) > 1):
            raise TooDeepError(f"{count} cards are taken of {self.cards}, of which {self.groups} are enumerated")
        return self.cards[:count], Block(self.cards[count:], left)


class Poker:
    """The poker cards of one seat."""

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self.hand: frozenset[int] = frozenset()
        self.slots: dict[int, int] = {}
        self.up = False
        self.blocks: tuple[Block, ...] = ()
        self.looked: dict[int, frozenset[int]] = {}
        """slot -> who looked at the card there"""
        self.top: frozenset[int] = frozenset()
        """who looked at the top of the deck"""
        self.men: frozenset[int] = frozenset()
        """slots with henchmen"""
        self.shown: frozenset[int] = frozenset()
        """slots whose card was turned up"""

    def clone(self) -> "Poker":
        new = object.__new__(Poker)
        new.__dict__.update(self.__dict__)
        new.slots = self.slots.copy()
        new.looked = self.looked.copy()
        return new

    def place(self, every_order: bool) -> World:
        """Return the places of the cards; for the deck, the cards of each block or the whole order."""
        inside = [block.cards if every_order else tuple(sorted(block.cards)) for block in self.blocks]
        return tuple(sorted(self.hand)), tuple(sorted(self.slots.items())), self.up, tuple(inside)

    def drawn(self, count: int) -> tuple[int, ...]:
        """Cards go to the hand, one after the other."""
        out: tuple[int, ...] = ()
        while count:
            some = min(count, len(self.blocks[0].cards))
            cards, rest = self.blocks[0].taken(some)
            self.blocks = (rest, *self.blocks[1:]) if rest.cards else self.blocks[1:]
            self.top = frozenset()
            self.hand |= set(cards)
            out += cards
            count -= some
        return out

    def look_at_top(self) -> int:
        """Somebody looks at the top card, which is a block of its own from now on."""
        (card,), rest = self.blocks[0].taken(1)
        self.blocks = (Block((card,), (1,)), *((rest,) if rest.cards else ()), *self.blocks[1:])
        return card

    def deck(self) -> tuple[int, ...]:
        return tuple(card for block in self.blocks for card in block.cards)

    def played(self) -> list[int]:
        return [self.slots[slot] for slot in sorted(self.slots)] + [0] * self.up


class Shadow:
    """The hidden cards that are enumerated, followed independently of the product."""

    def __init__(self, vary: tuple[str, ...], rules: Any) -> None:
        self.seats: int = rules.seats
        self.viewers = (*range(self.seats), SPECTATOR)
        self.poker = {int(what[6:]) - 1: Poker(int(what[6:]) - 1) for what in vary if what.startswith("poker")}
        self.estate: dict[int, int] = {}
        """cell -> safe"""
        self.decks: dict[str, dict[int, int]] = {what: {} for what in vary if what in ("traits", "jobs")}
        """cell -> card"""
        self.picks: dict[int, int] | None = {} if "picks" in vary else None
        self.vary = vary
        self.steps: tuple[str, ...] = ()
        """The steps that are left of the ability in progress."""
        self.user = -1
        self.it = -1

    def clone(self) -> "Shadow":
        new = object.__new__(Shadow)
        new.__dict__.update(self.__dict__)
        new.poker = {seat: cards.clone() for seat, cards in self.poker.items()}
        new.decks = self.decks.copy()
        if self.picks is not None:
            new.picks = self.picks.copy()
        return new

    # What happens

    def deal(self, stage: int, order: tuple[int, ...], groups: tuple[int, ...], rules: Any) -> None:
        """Chance has put a heap in an order (SC-SETUP-17)."""
        leaders = 5 + len(rules.spaces)
        if stage < 5:
            what = "traits" if stage < 2 else "jobs"
            heaps = rules.trait_heaps if stage < 2 else rules.job_heaps
            heap = stage if stage < 2 else stage - 2
            first = sum(len(one) for one in heaps[:heap])
            if what in self.decks:
                self.decks[what] = {**self.decks[what], **{first + k: heaps[heap][i] for k, i in enumerate(order)}}
        elif stage == 5 + ESTATE and "estate" in self.vary:
            first = rules.location_of.index(ESTATE)
            self.estate = {first + k: first + i for k, i in enumerate(order)}
        elif stage > leaders and stage - leaders - 1 in self.poker:
            cards = self.poker[stage - leaders - 1]
            if rules.from_zero:
                cards.hand = frozenset([0])
                order = tuple(face + 1 for face in order)
            cards.blocks = (Block(order, groups),)

    def act(
        self, ask: Any, answer: Any, before: Any, after: Any, groups: tuple[int, ...]
    ) -> dict[int, tuple[Any, ...]]:
        """Carry out an answer. Return what each viewer may know of it by the information table.

        ``before``, ``after``: the product's states, of which only what is public is used.
        """
        told: dict[int, list[Any]] = {viewer: [] for viewer in self.viewers}

        def tell(row: str, *facts: Any, owner: int = -1, looked: frozenset[int] = frozenset()) -> None:
            for viewer in knowers(row, self.seats, owner, looked=looked):
                told[viewer].append((row, *facts))

        kind = ask.kind
        if ask.seat >= 0:
            public = answer
            if kind == "plan":
                public = answer if answer == FACE_UP else answer % 8
            elif kind == "strategy":
                public = None
            for viewer in self.viewers:
                told[viewer].append((ask.seat, kind, answer if viewer == ask.seat else public))
        if kind == "deal":
            self.deal(ask.args[1], answer, groups, before.rules)
        elif kind == "shuffle" or kind == "under":
            self.reorder(kind, before.stack[-1][3], answer, groups)
        elif kind == "plan" and ask.seat in self.poker:
            self.plan(self.poker[ask.seat], answer)
        elif kind == "strategy" and self.picks is not None:
            self.picks[ask.seat] = answer
        elif kind in ("last-look", "guard", "suspect") and answer == 1 and ask.args[0] in self.poker:
            self.poker[ask.args[0]].men |= {ask.args[1]}
        elif kind == "abilities" and answer >= LEADER:
            self.steps = tuple(before.rules.cards["leader_ability"][answer - LEADER]["effect"].split("; "))
            self.user = ask.seat
        elif kind == "peek":
            self.peek(answer, tell)
        elif kind == "scout":
            self.scout(answer, tell)
        elif kind == "may-shuffle" and answer == 1 and len(after.decks[self.it]) < 2:
            self.reorder("shuffle", self.it, tuple(range(len(after.decks[self.it]))), ())
        self.go(after, tell)
        for seat, cards in self.poker.items():
            self.dusk(cards, after, tell)
            more = len(after.hands[seat]) - len(cards.hand)
            if more > 0:
                tell("SC-INFO-09 card drawn", cards.drawn(more), owner=seat)
        for row, item, value, who in self.items(after):
            for viewer in who:
                told[viewer].append((row, item, value))
        return {viewer: tuple(facts) for viewer, facts in told.items()}

    def plan(self, cards: Poker, answer: int) -> None:
        if answer == FACE_UP:
            cards.hand -= {0}
            cards.up = True
        else:
            cards.hand -= {answer // 8}
            cards.slots[answer % 8] = answer // 8
            cards.looked[answer % 8] = frozenset()

    def reorder(self, kind: str, owner: int, order: tuple[int, ...], groups: tuple[int, ...]) -> None:
        """A deck is shuffled, or what was played goes under it (SC-JOB-GAMBLER-3, SC-DAY-15)."""
        cards = self.poker.get(owner)
        if cards is None:
            return
        old = list(cards.deck()) if kind == "shuffle" else cards.played()
        block = Block(tuple(old[i] for i in order), groups)
        if kind == "shuffle":
            cards.blocks = (block,) if block.cards else ()
            cards.top = frozenset()
        else:
            cards.blocks = (*cards.blocks, block)
            cards.slots = {}
            cards.up = False
            cards.shown = cards.men = frozenset()

    def peek(self, card: int, tell: Any) -> None:
        owner, slot = divmod(card, 7)
        self.it = owner
        cards = self.poker.get(owner)
        if cards is None:
            return
        user = frozenset([self.user])
        if slot == DECK:
            tell("SC-INFO-02 top of a deck", owner, cards.look_at_top(), looked=user)
            cards.top |= user
        else:
            cards.looked[slot] |= user
            tell("SC-INFO-06 face-down card", owner, slot, cards.slots[slot], looked=user)

    def scout(self, cell: int, tell: Any) -> None:
        if cell in self.estate:
            tell("SC-INFO-19 safe scouted", cell, self.estate[cell], looked=frozenset([self.user]))

    def go(self, t: Any, tell: Any) -> None:
        """Carry out the ability as far as nothing is asked."""
        asked = t.stack[-1][0].asks(t, t.stack[-1])[0].kind if t.stack else ""
        while self.steps:
            step = self.steps[0]
            if step.startswith("peek("):
                if asked == "peek":
                    self.steps = self.steps[1:]
                    return
                options = self.peekable(t, step[5:-1])
                if len(options) == 1:
                    self.peek(options[0], tell)
            elif step.startswith("scout("):
                if asked == "scout":
                    self.steps = self.steps[1:]
                    return
                cells = [cell for cell in range(len(t.where)) if t.where[cell] == UNUSED] if "unused" in step else []
                if len(cells) == 1:
                    self.scout(cells[0], tell)
            elif step == "may(shuffle(it))":
                if asked == "may-shuffle":
                    self.steps = self.steps[1:]
                    return
            elif step == "reveal(own-deck)":
                cards = self.poker.get(self.user)
                if cards is not None and cards.blocks:
                    tell("SC-INFO-04 card turned up on a deck", self.user, cards.look_at_top())
                    cards.top = frozenset(self.viewers)
            elif step == "shuffle(own-deck)" and asked != "shuffle":
                order = tuple(range(len(t.decks[self.user])))
                self.reorder("shuffle", self.user, order, ())
            self.steps = self.steps[1:]

    def peekable(self, t: Any, what: str) -> list[int]:
        """The cards or decks that may be looked at."""
        if what == "deck-any":
            return [seat * 7 + DECK for seat in range(self.seats) if t.decks[seat]]
        own = what == "played-any" and t.rules.options["journalist_own_card"]
        seats = [seat for seat in range(self.seats) if own or seat != self.user]
        return [seat * 7 + slot for seat in seats for slot in range(6) if t.slots[seat * 6 + slot] != FREE]

    def dusk(self, cards: Poker, t: Any, tell: Any) -> None:
        """At the end of a day suspected cards are turned up: then no henchman lies there any more (SC-DAY-01)."""
        for slot in sorted(cards.men):
            if not t.men[cards.owner * 6 + slot] and slot not in cards.shown:
                cards.shown |= {slot}
                tell("SC-INFO-06 card turned up at the end of a day", cards.owner, slot, cards.slots[slot])

    # What is known

    def items(self, t: Any) -> Iterator[Item]:
        """Yield everything that is enumerated: where it lies now, and who may know it."""
        for seat, cards in self.poker.items():
            row = "SC-INFO-01 hand"
            yield row, (seat,), tuple(sorted(cards.hand)), knowers(row, self.seats, seat)
            for slot, face in cards.slots.items():
                row = f"SC-INFO-06 {'card turned up at the end of a day' if slot in cards.shown else 'face-down card'}"
                yield row, (seat, slot), face, knowers(row, self.seats, seat, looked=cards.looked[slot])
            if cards.top:
                row = "SC-INFO-02 top of a deck"
                yield row, (seat,), cards.blocks[0].cards[0], knowers(row, self.seats, looked=cards.top)
        over = not t.stack
        for cell, safe in self.estate.items():
            markers = frozenset(mark[1] for mark in t.marks if mark[0] == cell)
            where = t.where[cell]
            if where >= STOLEN:
                row = f"SC-INFO-14 stolen safe{' at the end' if over else ''}"
            else:
                row = "SC-INFO-15 unused safe" if where == UNUSED else "SC-INFO-13 safe on the map"
            yield row, (cell,), safe, knowers(row, self.seats, where - STOLEN if where >= STOLEN else -1, markers)
        for what, there in self.decks.items():
            decks = [t.rules.trait_deck] if what == "traits" else t.rules.job_decks
            drawn = t.drawn[:1] if what == "traits" else t.drawn[1:]
            dealt = {cell for deck in decks for cell in deck}
            seen = {cell for deck, count in zip(decks, drawn, strict=True) for cell in deck[:count]}
            for cell, card in there.items():
                kind = (
                    "25 scoundrel" if cell in seen else "22 card in a deck" if cell in dealt else "24 card in the box"
                )
                yield f"SC-INFO-{kind}", (what, cell), card, knowers(f"SC-INFO-{kind}", self.seats)
        if self.picks is not None:
            done = min(t.strategy) >= 0
            row = f"SC-INFO-26 strategy pick{' when all have picked' if done else ''}"
            for seat, pick in self.picks.items():
                yield row, (seat,), pick, knowers(row, self.seats, seat)

    def world(self, every_order: bool) -> World:
        """Return the places of everything that is enumerated."""
        return (
            tuple(cards.place(every_order) for cards in self.poker.values()),
            tuple(sorted(self.estate.items())),
            tuple(tuple(sorted(there.items())) for there in self.decks.values()),
            tuple(sorted((self.picks or {}).items())),
        )

    def world_of(self, t: Any, every_order: bool) -> World:
        """The same of a state of the product; how large the blocks of a deck are is public."""
        poker = []
        for seat, cards in self.poker.items():
            slots = {slot: t.slots[seat * 6 + slot] for slot in range(6) if t.slots[seat * 6 + slot] != FREE}
            inside = []
            first = 0
            for block in cards.blocks:
                there = t.decks[seat][first : first + len(block.cards)]
                inside.append(tuple(there) if every_order else tuple(sorted(there)))
                first += len(block.cards)
            up = t.face_up >> seat & 1 == 1
            poker.append((tuple(t.hands[seat]), tuple(sorted(slots.items())), up, tuple(inside)))
        cells = {"traits": t.traits, "jobs": t.jobs}
        picks: dict[int, int] = {}
        if self.picks is not None:
            sealed = t.strategy if min(t.strategy) >= 0 else t.stack[-1][4]
            picks = {seat: sealed[seat] for seat in self.picks}
        return (
            tuple(poker),
            tuple((cell, t.faces[cell]) for cell in sorted(self.estate)),
            tuple(tuple((cell, cells[what][cell]) for cell in sorted(there)) for what, there in self.decks.items()),
            tuple(sorted(picks.items())),
        )
