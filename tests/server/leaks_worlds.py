"""The oracle's worlds as the leak proof plays them: the log of a branch, and what each viewer may know of it."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import takewhile
from typing import Any, NamedTuple

from tests.oracle import checks as crooks_checks
from tests.oracle import decks as crooks_cases
from tests.oracle import worlds as crooks_worlds
from tests.oracle.scoundrels import cases as scoundrels_cases
from tests.oracle.scoundrels import checks as scoundrels_checks
from tests.oracle.scoundrels import worlds as scoundrels_worlds

from skulduggery import api
from skulduggery.api import Words
from skulduggery.games.scoundrels.poker import HAND, MOVE, SLOT
from skulduggery.record import Record

Case = crooks_cases.Case | scoundrels_cases.Case
NONSENSE: list[list[str]] = [[], [""], ["pass"], ["take"], ["place", "5"], ["x" * 300], ["yes"], ["no"]]
"""Answers that are right seldom or never."""


def abilities(branch: Any) -> tuple[str, ...]:
    """Of each pile: the abilities that are in it. On them hangs what may be taken."""
    shadow = branch.shadow
    return tuple(" ".join(sorted({shadow.ability[card] for card in pile})) for pile in shadow.piles)


def bluffs(branch: Any) -> tuple[int, ...]:
    """Of each poker card that was played: was it a bluff (0), what its slot says (1), or the 0 (2)?"""
    moves = [act for acts in branch.state.acts for act in acts if act[0] == MOVE and act[1] == HAND]
    return tuple(2 if face == 0 else int(goal - SLOT == face - 1) for _, _, goal, face, _ in moves)


class Oracle(NamedTuple):
    """What the proof needs of a game's oracle: the moments of a case, and the game of a branch.

    ``secret``: what others would like to know most; worlds that differ in it are compared first. ``worlds``: how many
    others are compared at least.
    """

    play: Callable[[Any], Iterator[Any]]
    replay: Callable[[Any, Any], Record]
    secret: Callable[[Any], tuple[Any, ...]]
    worlds: int


ORACLES: dict[type[Case], Oracle] = {
    crooks_cases.Case: Oracle(crooks_worlds.play, crooks_checks.replay, abilities, 1),
    scoundrels_cases.Case: Oracle(scoundrels_worlds.play, scoundrels_checks.replay, bluffs, 2),
}


class World:
    """One of a moment's branches: chance, the answers that were given, and what each viewer may know after each."""

    def __init__(self, case: Case, node: Any, branch: Any, vocabulary: dict[str, list[list[str]]]) -> None:
        self.case = case
        self.rules: api.Rules = node.rules
        record = ORACLES[type(case)].replay(node, branch)
        self.entries = [*record.entries]
        self.chance = [
            api.option(self.rules, asked[0], words)
            for (who, words), asked in zip(self.entries, record.asked, strict=True)
            if who == "nature"
        ]
        self.answers: list[tuple[int, Words]] = [(int(who) - 1, words) for who, words in self.entries if who.isdigit()]
        self.dealt = [*takewhile(lambda entry: entry[0] == "nature", self.entries)]
        """What chance decides before anybody is asked."""
        self.vocabulary = vocabulary
        """Answers that may be right somewhere in this line, by the kind of question."""
        self.viewers: tuple[int, ...] = node.viewers
        self.facts: tuple[dict[int, int], ...] = (*branch.past, branch.told)
        self.over = api.over(branch.state)
        self.forgetful = record.forgetful
        self.final = branch.world()

    def told(self, viewer: int, step: int) -> int:
        """A number for all that a viewer may know after so many answers."""
        return self.facts[step][viewer]


class Moments(NamedTuple):
    """Moments of a case."""

    nodes: list[Any]
    vocabulary: dict[str, list[list[str]]]


@lru_cache(4)
def moments(case: Case, most: int) -> Moments:
    """The last moment of a line, and those before at which most is hidden from all seats."""
    vocabulary: dict[str, dict[Words, None]] = {}
    nodes = []
    for node in ORACLES[type(case)].play(case):
        nodes.append(node)
        for ask in {(ask.kind, ask.options): ask for branch in node.branches for ask in branch.asks}.values():
            vocabulary.setdefault(ask.kind, {}).update({api.words(node.rules, ask, one): None for one in ask.options})

    def hidden(node: Any) -> float:
        mates = [max(len(group) for group in node.groups(viewer)) for viewer in node.viewers]
        return float(sum(min(one, 8) for one in mates) + node.step / 100)

    *before, last = nodes
    words = {kind: [list(one) for one in said] for kind, said in vocabulary.items()}
    return Moments([last, *sorted(before, key=hidden, reverse=True)[:most]], words)
