"""The oracle's worlds as the leak proof plays them: the log of a branch, and what each viewer may know of it."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import takewhile
from typing import Any, NamedTuple

from tests.oracle import checks as crooks_checks
from tests.oracle import decks as crooks_cases
from tests.oracle import worlds as crooks_worlds
from tests.oracle.mayhem import cases as mayhem_cases
from tests.oracle.mayhem import checks as mayhem_checks
from tests.oracle.mayhem import table as mayhem_table
from tests.oracle.mayhem import worlds as mayhem_worlds
from tests.oracle.scoundrels import cases as scoundrels_cases
from tests.oracle.scoundrels import checks as scoundrels_checks
from tests.oracle.scoundrels import worlds as scoundrels_worlds

from skulduggery import api
from skulduggery.api import State, Words
from skulduggery.games.scoundrels.rules.poker_cards import HAND, MOVE, SLOT
from skulduggery.record import INTERRUPT, Record

Case = crooks_cases.Case | scoundrels_cases.Case | mayhem_cases.Case
DEALS: dict[str, list[list[str]]] = {
    "offer": [
        ["offer", "2", "1C", "for", "1G"],
        ["offer", "1", "9C", "for", "nothing"],
        ["offer", "all", "1K", "for", "1C"],
    ],
    "counter": [["counter", one, "1C", "for", "1G"] for one in "123"],
} | {kind: [[kind, one, other] for one in "123" for other in "12"] for kind in ("accept", "decline", "withdraw")}
"""Deals that are legal or not, depending on who tries them."""
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


def talk(branch: Any) -> tuple[Any, ...]:
    """Return how much of the line others don't know, and what is held now."""
    return len(branch.entries), branch.world()


def begun(branch: Any) -> bool:
    """Return whether there is anything in the log; at a position nothing may have been said yet."""
    return not isinstance(branch, mayhem_worlds.Branch) or bool(branch.entries)


class Oracle(NamedTuple):
    """The parts of a game's oracle that the proof needs: the moments of a case, and the game of a branch.

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
    mayhem_cases.Case: Oracle(mayhem_worlds.play, mayhem_checks.replay, talk, 2),
}


class World:
    """One of a moment's branches: chance, the answers that were given, and what each viewer may know after each.

    ``steps``: the answers of each step, the last of which may be seen by all. ``start``: where the game begins, if not
    at its beginning.
    """

    start: State | None = None

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
        """The draws of chance before anybody is asked."""
        self.steps = [[answer] for answer in self.answers]
        self.vocabulary = vocabulary
        """Answers that may be right somewhere in this line, by the kind of question."""
        self.viewers: tuple[int, ...] = node.viewers
        self.facts: tuple[dict[int, int], ...] = (*branch.past, branch.told)
        self.over = api.over(branch.state)
        self.forgetful = record.forgetful
        self.final = branch.world()

    def told(self, viewer: int, step: int) -> int:
        """Return a number that stands for everything a viewer may know after ``step`` steps."""
        return self.facts[step][viewer]


class Talk(World):
    """A branch of Men of Mayhem, which begins at a position. Steps are those of the script: in each branch as long.

    What happens in a step in this branch may not have happened in others; each answer belongs to the first step in
    which some branch has come so far.
    """

    def __init__(self, case: Any, node: Any, branch: Any, known: "Moments") -> None:
        self.case = case
        self.rules = node.rules
        self.vocabulary = known.vocabulary
        self.viewers = node.viewers
        self.over = api.over(branch.state)
        self.forgetful = False
        self.final = talk(branch)
        self.entries = [*branch.entries]
        self.start = case.start()
        self.start.deck = branch.state.deck
        now = mayhem_worlds.Branch(api.clone(self.start), mayhem_table.Shadow(self.start))
        self.chance = []
        self.answers = []
        self.steps = [[] for _ in range(node.step)]
        facts = [now.told]
        for n, (seat, answer, offer) in enumerate(branch.entries, 1):
            ask = next(
                one for one in (*now.asks, *api.offers(now.state)) if one.seat == seat and offer in ("", one.kind)
            )
            step = known.steps[branch.entries[:n]]
            facts += [now.told] * (step - len(facts) + 1)
            if seat < 0:
                self.chance.append(answer)
            else:
                said = api.words(self.rules, ask, answer)
                self.answers.append((seat, (INTERRUPT, offer, *said) if offer else said))
                self.steps[step - 1].append(self.answers[-1])
            now = now.answer(known.names, ask, answer)
            facts[-1] = now.told
        self.facts = (*facts, *[now.told] * (node.step - len(facts) + 1))


class Moments(NamedTuple):
    """Moments of a case. ``steps``: in which step a branch first came so far; ``names``: numbers for what is told."""

    nodes: list[Any]
    vocabulary: dict[str, list[list[str]]]
    steps: dict[tuple[Any, ...], int]
    names: mayhem_worlds.Names

    def world(self, node: Any, branch: Any) -> World:
        """A branch as it is played at a table."""
        kind: Any = Talk if isinstance(node.case, mayhem_cases.Case) else World
        return kind(node.case, node, branch, self if kind is Talk else self.vocabulary)  # type: ignore[no-any-return]


@lru_cache(4)
def moments(case: Case, most: int) -> Moments:
    """The last moment of a line, and those before at which most is hidden from all seats."""
    vocabulary: dict[str, dict[Words, None]] = {}
    steps: dict[tuple[Any, ...], int] = {}
    nodes = []
    for node in ORACLES[type(case)].play(case):
        if any(begun(branch) for branch in node.branches):
            nodes.append(node)
        for branch in node.branches if isinstance(case, mayhem_cases.Case) else ():
            for n in range(len(branch.entries) + 1):
                steps.setdefault(branch.entries[:n], node.step)
        for ask in {(ask.kind, ask.options): ask for branch in node.branches for ask in branch.asks}.values():
            vocabulary.setdefault(ask.kind, {}).update({api.words(node.rules, ask, one): None for one in ask.options})

    def hidden(node: Any) -> float:
        mates = [max(len(group) for group in node.groups(viewer)) for viewer in node.viewers]
        return float(sum(min(one, 8) for one in mates) + node.step / 100)

    *before, last = nodes
    words = {kind: [list(one) for one in said] for kind, said in vocabulary.items()}
    if isinstance(case, mayhem_cases.Case):
        words |= DEALS
    first = [last, *sorted(before, key=hidden, reverse=True)[:most]]
    return Moments(first, words, steps, mayhem_worlds.Names())
