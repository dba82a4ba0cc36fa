"""The information table of Crooks as data (rules, section 6), and a game that is followed by it alone.

Nothing here uses the product. ``Shadow`` follows a game by the public rules of where cards go, and tells each viewer
what the information table lets it know. The oracle compares it with what the product sends, shows and re-deals.
"""

from typing import Any

SPECTATOR = -2

ALL = "all"
OWNER = "owner"
LOOKED = "who looked"

KNOWN_TO: dict[str, tuple[str, ...]] = {
    "size of a pile": (ALL,),
    "cards of a pile": (LOOKED,),  # who recruited or spied there, as of that moment
    "the crook taken": (OWNER,),
    "face-down crook": (OWNER, LOOKED),
    "face-up crook": (ALL,),
    "removed crook": (ALL,),
    "money": (ALL,),
    "money, by the option secret_money": (OWNER,),  # on the screen; it follows from what was paid in public
    "crooks left in the box": (),
}
"""The table of section 6."""

PUBLIC = {"recruit": True, "take": False, "place": True, "swap": True, "kill": True, "spy": True}
"""The decisions of section 6: which answers are public (``take``: only whether something was taken)."""

UP, ABILITY, DOWN = 0, 1, 2
PASS = NOTHING = NOBODY = -1

Lying = tuple[int, bool, frozenset[int]]
"""A crook on the grid: card, whether face down, who else has looked at it since."""
Question = tuple[int, str, tuple[int, ...]]
"""Seat, kind, what it is about."""
World = tuple[Any, ...]
"""The place of each card: piles, grid, hand, removed, box."""


def knowers(what: str, seats: int, owner: int = -1, looked: frozenset[int] = frozenset()) -> frozenset[int]:
    """The viewers that may know one thing, by the information table."""
    out: set[int] = set()
    for who in KNOWN_TO[what]:
        if who == ALL:
            return frozenset([*range(seats), SPECTATOR])
        out |= {owner} if who == OWNER else looked
    return frozenset(out) - {-1}


class Shadow:
    """A table of Crooks, followed independently of the product; ``act`` gives what each viewer is told."""

    def __init__(self, document: dict[str, Any], seats: int, order: tuple[int, ...], secret_money: bool) -> None:
        setup = document["setup"]
        self.secret_money = secret_money
        self.seats = seats
        self.viewers = (*range(seats), SPECTATOR)
        self.width = len(setup["targets"])
        self.ability = [crook.get("ability", "none") for crook in document["crook"]]
        self.piles: list[frozenset[int]] = []
        first = 0
        for size in setup["piles"]["2012"][str(seats)]:
            self.piles.append(frozenset(order[first : first + size]))
            first += size
        self.box = frozenset(order[first:])
        self.looked: list[frozenset[int]] = [frozenset()] * len(self.piles)
        """The viewers who know the cards of each pile as they are now."""
        self.ever: list[frozenset[int]] = [frozenset()] * len(self.piles)
        """The viewers who have looked into each pile at any time."""
        self.origin: dict[int, int] = {}
        """card -> the pile it was taken from"""
        self.rows: list[tuple[Lying, ...]] = [()] * (seats * self.width)
        self.money = [setup["money"]] * seats
        self.hand: tuple[int, int] | None = None
        self.gone: tuple[int, ...] = ()
        self.out: frozenset[int] = frozenset()
        self.next: Question | None = None
        """The question that must come now, with its seat and subject; None if the game is over."""
        self.turn(-1)
        self.proved = False
        """True once an act has proved more than that a crook is not the Boss (CR-ROB-06)."""

    def clone(self) -> "Shadow":
        new = object.__new__(Shadow)
        new.__dict__.update(self.__dict__)
        new.piles = self.piles.copy()
        new.looked = self.looked.copy()
        new.ever = self.ever.copy()
        new.origin = self.origin.copy()
        new.rows = self.rows.copy()
        new.money = self.money.copy()
        return new

    def turn(self, seat: int) -> None:
        """Set the question after a seat's turn. A seat that can't pay for any pile passes (CR-TURN-03, -06), if all can
        see that."""
        sizes = [len(pile) for pile in self.piles if pile]
        while len(self.out) < self.seats:
            seat = (seat + 1) % self.seats
            if seat not in self.out:
                if sizes and (self.secret_money or self.money[seat] >= min(sizes)):
                    self.next = (seat, "recruit", ())
                    return
                self.out |= {seat}
        self.next = None

    def full(self, seat: int) -> bool:
        """Return whether a seat has a crook at every target."""
        return all(self.rows[seat * self.width + i] for i in range(self.width))

    def takeable(self, seat: int, pile: int) -> frozenset[int]:
        """Return the crooks that may be taken (CR-RECRUIT-03, CR-ROB-06); none if the set is empty."""
        cards = self.piles[pile]
        if self.full(seat):
            return frozenset(card for card in cards if self.ability[card] in ("accomplice", "killer"))
        return frozenset(card for card in cards if len(cards) == 1 or self.ability[card] != "boss")

    def world(self) -> World:
        """Return the place of each card, without the order of cards in a pile or in the box."""
        return (
            tuple(tuple(sorted(pile)) for pile in self.piles),
            tuple(tuple(card for card, _, _ in row) for row in self.rows),
            -1 if self.hand is None else self.hand[1],
            self.gone,
            tuple(sorted(self.box)),
        )

    def act(self, seat: int, kind: str, args: tuple[int, ...], answer: int) -> dict[int, tuple[Any, ...]]:
        """Carry out an answer. Return what each viewer may know of it by the information table."""
        told: dict[int, list[Any]] = {viewer: [(seat, kind)] for viewer in self.viewers}

        def tell(what: str, *facts: Any, owner: int = -1, looked: frozenset[int] = frozenset()) -> None:
            for viewer in knowers(what, self.seats, owner, looked):
                told[viewer].append(facts)

        if PUBLIC[kind]:
            for viewer in self.viewers:
                told[viewer].append(answer)
        at = seat * self.width
        follows: Question | None = None
        if kind == "recruit":
            if answer == PASS:
                self.out |= {seat}
            else:
                follows = (seat, "take", (answer,))
                self.money[seat] -= len(self.piles[answer])
                self.look(seat, answer)
                tell("cards of a pile", sorted_tuple(self.piles[answer]), looked=frozenset([seat]))
        elif kind == "take":
            pile = args[0]
            for viewer in self.viewers:
                told[viewer].append(answer == NOTHING)
            if answer == NOTHING or self.full(seat):
                self.proved = True
            if answer != NOTHING:
                self.piles[pile] -= {answer}
                self.looked[pile] &= {seat}
                self.origin[answer] = pile
                self.hand = (seat, answer)
                follows = (seat, "place", (pile,))
                tell("the crook taken", answer, owner=seat)
        elif kind == "place":
            assert self.hand is not None
            card = self.hand[1]
            self.hand = None
            target, side = divmod(answer, 3)
            if side == DOWN:
                self.money[seat] -= 1
                self.rows[at + target] = ((card, True, frozenset()),)
                tell("face-down crook", card, owner=seat)
            else:
                tell("face-up crook", card)
                asked = self.place(seat, target, card, side, tell)
                follows = (seat, asked, (target,)) if asked else None
        elif kind == "swap":
            *moved, swap = self.rows[at + args[0]]
            self.rows[at + args[0]] = (swap,)
            self.rows[at + answer] = tuple(moved)
        elif kind == "kill":
            self.remove(answer, args[0], tell)
        elif answer != NOBODY and answer < self.width:
            seen = []
            for other in range(self.seats):
                if other != seat:
                    row = list(self.rows[other * self.width + answer])
                    for i, (card, down, looked) in enumerate(row):
                        if down:
                            row[i] = (card, True, looked | {seat})
                            seen.append((other, i, card))
                    self.rows[other * self.width + answer] = tuple(row)
            tell("face-down crook", tuple(seen), looked=frozenset([seat]))
        elif answer != NOBODY:
            pile = answer - self.width
            self.look(seat, pile)
            tell("cards of a pile", sorted_tuple(self.piles[pile]), looked=frozenset([seat]))
        if follows:
            self.next = follows
        else:
            self.turn(seat)
        return {viewer: tuple(facts) for viewer, facts in told.items()}

    def look(self, seat: int, pile: int) -> None:
        self.looked[pile] |= {seat}
        self.ever[pile] |= {seat}

    def place(self, seat: int, target: int, card: int, side: int, tell: Any) -> str:
        """Lay a crook face up and use its ability. Return the question that it asks, or nothing."""
        at = seat * self.width + target
        own = self.rows[at]
        ability = self.ability[card] if side == ABILITY else "none"
        if ability == "killer" and own:
            self.remove(seat, target, tell)
            own = ()
            ability = "none"
        self.rows[at] = (*own, (card, False, frozenset()))
        if ability == "pickpocket":
            self.money[seat] += 2
        elif ability == "killer":
            victims = [s for s in range(self.seats) if s != seat and self.rows[s * self.width + target]]
            if len(victims) > 1:
                return "kill"
            self.remove(victims[0], target, tell)
        return ability if ability in ("spy", "swap") else ""

    def remove(self, victim: int, target: int, tell: Any) -> None:
        at = victim * self.width + target
        cards = tuple(card for card, _, _ in self.rows[at])
        self.rows[at] = ()
        self.gone += cards
        tell("removed crook", victim, cards)

    def finish(self) -> dict[int, tuple[Any, ...]]:
        """The end: all face-down crooks are turned up (CR-SCORE-01)."""
        shown = tuple((i, card) for i, row in enumerate(self.rows) for card, down, _ in row if down)
        self.rows = [tuple((card, False, looked) for card, _, looked in row) for row in self.rows]
        return dict.fromkeys(self.viewers, ("end", shown))

    def knows_pile(self, viewer: int, pile: int) -> bool:
        """Return whether the information table lets a viewer know the cards of a pile as it is now."""
        return viewer in knowers("cards of a pile", self.seats, looked=self.looked[pile])

    def knows_crook(self, viewer: int, row: int, lying: Lying) -> bool:
        """Return whether it lets a viewer know a crook on the grid."""
        what = "face-down crook" if lying[1] else "face-up crook"
        return viewer in knowers(what, self.seats, row // self.width, lying[2])


def sorted_tuple(cards: frozenset[int]) -> tuple[int, ...]:
    return tuple(sorted(cards))
