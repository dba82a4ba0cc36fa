"""From abilities as they are read to parts that the engine carries out."""

from typing import Any, cast

from skulduggery.engine.programs import Part, Seq
from skulduggery.games.scoundrels.cards.language import Ability as Written
from skulduggery.games.scoundrels.cards.language import Node
from skulduggery.games.scoundrels.rules.board import PILE, SALOON
from skulduggery.games.scoundrels.rules.branches import EachOpp, If, MayDo, OneOfAble, Opp, Paid
from skulduggery.games.scoundrels.rules.hiring import Hire
from skulduggery.games.scoundrels.rules.poker_effects import (
    Destroy,
    Draw,
    Peek,
    PlaceFreed,
    PlaceOwn,
    Recall,
    Reveal,
    ShuffleIt,
)
from skulduggery.games.scoundrels.rules.safes import (
    ANY,
    NOT_ON_MAP,
    Mark,
    MarkAny,
    MoveMark,
    Scout,
    Steal,
    StealIt,
    SwapSafe,
)
from skulduggery.games.scoundrels.rules.sheriff import Sheriff
from skulduggery.games.scoundrels.rules.state import Scoundrels
from skulduggery.games.scoundrels.rules.steps import (
    FreeAny,
    FreeOwn,
    Gain,
    Guarded,
    Jail,
    Rep,
    Rob,
    Spend,
    SpendX,
    ToBottom,
)
from skulduggery.games.scoundrels.rules.using import Swap, UseLeader, UseOther


class Composer:
    """A compiler of written abilities into parts.

    ``locations``: the ids of the locations, in order. ``swaps``: the steps that can lead to a swap of traits.
    """

    def __init__(self, locations: tuple[str, ...], swaps: tuple[str, ...]) -> None:
        self.locations = locations
        self.swaps = swaps

    def where(self, word: object) -> int:
        """Return a place of safes as parts take it: the number of a location, ANY or NOT_ON_MAP."""
        if word == "any":
            return ANY
        return NOT_ON_MAP if word == "unused" else self.locations.index(cast(str, word))

    def steps(self, nodes: tuple[Node, ...], opponent: bool = False) -> tuple[Part[Scoundrels], ...]:
        return tuple([self.step(node, opponent) for node in nodes])

    def joined(self, nodes: tuple[Node, ...], opponent: bool = False) -> Part[Scoundrels]:
        """Return several steps as one part."""
        parts = self.steps(nodes, opponent)
        return parts[0] if len(parts) == 1 else Seq(parts)

    def ability(self, written: Written) -> Paid:
        """Return costs and steps as one part."""
        need = needs(written.costs)
        return Paid(self.costs(written.costs), self.steps(written.steps), written.require, *need)

    def costs(self, nodes: tuple[Node, ...]) -> tuple[Part[Scoundrels], ...]:
        """Return costs as parts, X last because it can be all that the others leave."""
        fixed = [self.cost(node) for node in nodes if node[0] != "spend-x"]
        return (*fixed, *[self.cost(node) for node in nodes if node[0] == "spend-x"])

    def cost(self, node: Node) -> Part[Scoundrels]:
        word = node[0]
        if word == "spend":
            return Spend(cast(int, node[1]))
        if word == "spend-x":
            return SpendX(cast(int, node[1]), cast(int, node[2]))
        if word == "rep":
            return Rep(cast(int, node[1]))
        return Jail(cast(int, node[1])) if word == "jail" else Seq(())  # discard-self comes due at the end

    def step(self, node: Node, opponent: bool) -> Part[Scoundrels]:
        word = cast(str, node[0])
        if opponent and word in ("jail", "choose") and says(node, ("jail",)):
            return Guarded(self.plain(node, word, False))  # one window, before the choice
        return self.plain(node, word, opponent)

    def plain(self, node: Node, word: str, opponent: bool) -> Part[Scoundrels]:
        given: Any = node[1] if len(node) > 1 else None
        if word == "gain":
            return Gain(given)
        if word == "rob":
            return Rob(given)
        if word == "rep":
            return Rep(given)
        if word == "jail":
            return Jail(given)
        if word == "draw":
            return Draw(given)
        if word == "reveal":
            return Reveal()
        if word == "shuffle":
            return ShuffleIt(given == "own-deck")
        if word == "to-bottom":
            return ToBottom()
        if word == "free":
            return FreeOwn(given) if node[2] == "own" else FreeAny(given)
        if word == "scout":
            return Scout(self.where(given))
        if word == "mark":
            return Mark() if given == "it" else MarkAny()
        if word == "move-mark":
            return MoveMark()
        if word == "steal":
            return StealIt() if given == "it" else Steal(self.where(given))
        if word == "swap-safe":
            return SwapSafe()
        if word == "peek":
            return Peek(given)
        if word == "place":
            return PlaceFreed() if given == "freed" else PlaceOwn()
        if word == "destroy":
            return Destroy()
        if word == "recall":
            return Recall(given)
        if word == "hire":
            price = cast(Any, node[2])
            return Hire(SALOON if given == "saloon" else PILE, -1 if price[0] == "free" else price[1])
        if word == "use":
            return UseOther(given)
        if word == "use-leader":
            return UseLeader()
        if word == "sheriff":
            return Sheriff()
        if word == "swap-jobs" or word == "swap-traits":
            return Swap(word == "swap-jobs", given, cast(str, node[2]))
        return self.holder(node, word, given, opponent)

    def holder(self, node: Node, word: str, given: Any, opponent: bool) -> Part[Scoundrels]:
        """Return a part that holds other parts."""
        if word == "may":
            return MayDo(self.ability(given), given.steps[0][0])
        if word == "choose":
            words = tuple([str(steps[0][0]) for steps in given])
            return OneOfAble(tuple([self.joined(steps, opponent) for steps in given]), words)
        if word == "if":
            return If(given, self.joined(cast(Any, node[2]), opponent))
        if word == "opp":
            return Opp(self.joined(cast(Any, node[2]), True), given == "richer")
        assert word == "each-opp", word
        return EachOpp(self.joined(given, True))


def says(node: object, words: tuple[str, ...]) -> bool:
    """Return whether an ability or a step contains one of these steps, at any depth."""
    if isinstance(node, Written):
        return says(node.steps, words)
    if not isinstance(node, tuple):
        return isinstance(node, str) and node in words
    return any([says(one, words) for one in node])


def needs(costs: tuple[Node, ...]) -> tuple[int, int, int]:
    """Return the dollars, reputation and henchmen that costs add up to, with the least X."""
    dollars = rep = men = 0
    for node in costs:
        if node[0] == "spend" or node[0] == "spend-x":
            dollars += cast(int, node[1])
        elif node[0] == "rep":
            rep -= cast(int, node[1])
        elif node[0] == "jail":
            men += cast(int, node[1])
    return dollars, rep, men
