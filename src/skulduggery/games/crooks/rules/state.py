"""The rules and the state of Crooks as data."""

from typing import Final

from skulduggery.engine.machine import Frame, Rules, State

NONE: Final = 0
PICKPOCKET: Final = 1
ACCOMPLICE: Final = 2
SWAP: Final = 3
KILLER: Final = 4
BOSS: Final = 5
SPY: Final = 6
ABILITIES: Final = ("none", "pickpocket", "accomplice", "swap", "killer", "boss", "spy")
"""The words of card files, in the order of their numbers; "none" is not written there."""
GANGS: Final = ("northside", "westside", "outfit")


class CrooksRules(Rules):
    """A deck, a set-up and options, ready to play (CR-SETUP-01 to CR-MONEY-02).

    Cards are numbered from 0 in the order of the deck file, hideouts from A, targets from the lowest.
    """

    def __init__(
        self,
        seats: int,
        digest: str,
        ids: tuple[str, ...],
        level: tuple[int, ...],
        modifier: tuple[int, ...],
        gangs: tuple[int, ...],
        ability: tuple[int, ...],
        targets: tuple[int, ...],
        piles: tuple[int, ...],
        money: int,
        gang_points: int,
        secret_money: bool,
        strict: bool,
    ) -> None:
        super().__init__("crooks", seats, digest)
        self.ids = ids
        self.level = level
        self.modifier = modifier
        self.gangs = gangs
        """For each card a bit mask: 1 Northside, 2 Westside, 4 Outfit."""
        self.ability = ability
        self.targets = targets
        self.piles = piles
        """Size of each pile, hideout A first (CR-SETUP-03, CR-SETUP-04)."""
        self.money = money
        self.gang_points = gang_points
        self.secret_money = secret_money
        self.strict = strict
        boss = 0
        movers = 0
        for card in range(len(ids)):
            if ability[card] == BOSS:
                boss |= 1 << card
            elif ability[card] == ACCOMPLICE or ability[card] == KILLER:
                movers |= 1 << card
        self.boss = boss
        """Bit mask of the Boss cards: one or none."""
        self.movers = movers
        """Bit mask of the cards that a seat with a crook at every target can still place: Accomplices and Killers."""


class Crooks(State):
    """A game of Crooks at one moment.

    Cells are numbered 0..n-1; at the start the cells of hideout A come first, then B and so on, last those in the box.
    A pile gives away its last cell, no matter which card was chosen, because the two faces change places
    (engine/knowledge/groups.py).
    """

    __slots__ = ("barren", "down", "faces", "gone", "know", "money", "open", "out", "piles", "rows", "scores", "turn")

    def __init__(
        self,
        rules: Rules,
        stack: list[Frame],
        rng: int,
        faces: list[int],
        piles: list[tuple[int, ...]],
        rows: list[tuple[int, ...]],
        money: list[int],
        know: list[tuple[int, ...]],
        down: int,
        open: int,
        barren: int,
        gone: tuple[int, ...],
        out: int,
        turn: int,
        scores: tuple[int, ...],
    ) -> None:
        super().__init__(rules, stack, rng)
        self.faces = faces
        """cell -> card; -1 in an information state if the seat can't know it"""
        self.piles = piles
        """hideout -> its cells"""
        self.rows = rows
        """seat * targets + target -> the cells there, bottom first"""
        self.money = money
        self.know = know
        """seat -> its groups (engine/knowledge/groups.py)"""
        self.down = down
        """bit mask of the cells that lie face down on the grid"""
        self.open = open
        """bit mask of the cells whose face everybody knows: face up, removed, or shown at the end"""
        self.barren = barren
        """bit mask of the cells that lay in a pile from which nothing could be taken (CR-ROB-06)"""
        self.gone = gone
        """cells removed by Killers, in the order they left"""
        self.out = out
        """bit mask of the seats that have passed"""
        self.turn = turn
        """the seat whose turn it is, -1 before the first turn"""
        self.scores = scores
        """points of each seat when the game is over; empty before"""

    def clone(self) -> "Crooks":
        return Crooks(
            self.rules,
            self.stack.copy(),
            self.rng,
            self.faces.copy(),
            self.piles.copy(),
            self.rows.copy(),
            self.money.copy(),
            self.know.copy(),
            self.down,
            self.open,
            self.barren,
            self.gone,
            self.out,
            self.turn,
            self.scores,
        )


def rules_of(s: State) -> CrooksRules:
    """Return the rules of a state of this game."""
    return s.rules  # type: ignore[return-value]  # a cast is slow when interpreted
