"""The independent oracle of 3000 Scoundrels (design, promise 8): tiny card sets, all worlds, through the one door."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from tests.oracle.scoundrels.cases import EXTENDED, LOGS, OPEN, SCRIPTS, SLOW, Case, lines
from tests.oracle.scoundrels.checks import BRIEF, LONG, histories, run
from tests.oracle.scoundrels.table import HIDDEN_ANSWERS, KNOWN_TO, World, knowers
from tests.oracle.scoundrels.worlds import Line, Node

from skulduggery import api
from skulduggery.api import SPECTATOR, Rng


@pytest.mark.parametrize("name", [name for name in SCRIPTS if name not in SLOW])
def test_scripted_lines(name: str) -> None:
    tally = run(SCRIPTS[name], BRIEF)
    assert tally.moments >= len(SCRIPTS[name].script)
    assert tally.redealt > 1 or SCRIPTS[name].vary == ("picks",)


@pytest.mark.parametrize("case", lines(1), ids=repr)
def test_lines_at_random(case: Case) -> None:
    assert run(case, BRIEF).moments > 2


@pytest.mark.parametrize("name", LOGS)
def test_logs_and_re_dealt_histories(name: str) -> None:
    run(SCRIPTS[name], checks=(histories,))


@pytest.mark.long
@pytest.mark.parametrize("case", [*SCRIPTS.values(), *lines(8, deep=True)], ids=repr)
def test_more_of_everything(case: Case) -> None:
    run(case, LONG)


@pytest.mark.long
@pytest.mark.parametrize("name", SCRIPTS)
def test_all_logs_and_re_dealt_histories(name: str) -> None:
    run(SCRIPTS[name], checks=(histories,))


# What a public act proves (docs/develop/scoundrels.md), and what it doesn't: by whom, after what, where what may lie.

SEVEN = {0, 1, 2, 3, 4, 5, 6}
Place = Callable[[World], set[Any]]


def hand(world: World) -> set[Any]:
    return set(world[0][0][0])


def slot(number: int) -> Place:
    return lambda world: {dict(world[0][0][1])[number]}


def block(number: int) -> Place:
    """A block of the deck, the top first."""
    return lambda world: set(world[0][0][3][number])


def safe(number: int) -> Place:
    """One of the estate's safes, numbered from the first."""
    return lambda world: {world[1][number][1] - world[1][0][0]}


def trait(cell: int) -> Place:
    return lambda world: {dict(world[2][0])[cell]}


def pick(seat: int) -> Place:
    return lambda world: {dict(world[3])[seat]}


def but(place: Place, count: int) -> Callable[[list[World]], set[Any]]:
    """Return the seven poker cards except the ``count`` cards that lie at a place in all worlds."""

    def there(worlds: list[World]) -> set[Any]:
        certain = set.intersection(*[place(world) for world in worlds])
        assert len(certain) == count
        return SEVEN - certain

    return there


class Fact(NamedTuple):
    """After the line of a case, a viewer thinks that ``place`` may hold ``there``: a set, or that number of cards."""

    viewer: int
    place: Place
    there: int | set[Any] | Callable[[list[World]], set[Any]]
    case: Case


def poker(script: str, taken: tuple[Any, ...] = ((2, 1),), cards: str = "poker", **more: Any) -> Case:
    return Case(cards, "poker 1", script, taken, **more)


def estate(script: str, cards: str = "safes", **more: Any) -> Case:
    return Case(cards, "estate", script, **more)


ZERO = {**EXTENDED, "start_from_zero": True}
TURNED_UP = "1 plan: play * 3, 2 last-look: suspect, 2 plan: play * 2"
SEEN_TOP = "1 plan: play * 6, 2 plan: play * 3, 2 abilities: leader slot-3, peek: deck 1, may-shuffle"
COME_BACK = "1 plan: play * 3, 2 plan: play * A, 2 abilities: leader slot-a, 1 plan: play * 2, 2 plan: play * 3"
HIRED = "1 plan: play * 3, 1 act: hire honest, 2 plan: play * A, 1 plan"
SCOUTED = "1 plan: play * A, 1 abilities: leader slot-a, scout: safe estate-1, mark: mark 4"
EXCHANGED = "1 plan: play * 3, 1 abilities: leader slot-3, mark: mark 4, may-swap-safe: yes, swap-safe: safe estate-2"
THREE_SEEN = f"""{SCOUTED}, 1 plan: play * 3, 1 abilities: leader slot-3, mark: mark 4, may-swap-safe: no,
    1 plan: play * A, 1 abilities: leader slot-a, scout: safe estate-2, mark: mark 2"""
PUT_BACK = """1 plan: play * 2, 1 abilities: leader slot-2, steal: safe estate-1, 1 plan: play * 5,
    1 abilities: leader slot-5, abandon: safe estate-1"""
LIE = """1 plan: play * 6, 1 act: hire lying, 1 plan: play * A, 1 abilities: leader slot-a, scout: safe estate-1,
    mark: mark 7, react: use lying"""
FACTS: dict[str, Fact] = {
    "1a: a heap lies in any order": Fact(SPECTATOR, trait(2), 3, Case("decks", "traits", seed=22)),
    "1a: in the deck as in the box": Fact(SPECTATOR, trait(3), 3, Case("decks", "traits", seed=22)),
    "1b: each heap for itself": Fact(SPECTATOR, trait(5), {4, 5}, Case("decks", "traits", seed=22)),
    "2a: all others seen": Fact(0, safe(2), 1, estate(THREE_SEEN)),
    "2a: by somebody else": Fact(1, safe(2), {0, 1, 2, 3}, estate(THREE_SEEN)),
    "2b: a safe put back is still known": Fact(0, safe(0), 1, estate(PUT_BACK, "full estate")),
    "2b: but to others": Fact(1, safe(0), {0, 1, 2}, estate(PUT_BACK, "full estate")),
    "3a: turned up at the end of a day": Fact(SPECTATOR, hand, but(block(-1), 1), poker(TURNED_UP)),
    "3b: turned up on the deck": Fact(
        SPECTATOR, slot(5), but(block(0), 1), poker("1 plan: play * 6, 1 abilities: leader slot-6")
    ),
    "4a: the seen top is drawn first": Fact(1, block(0), but(hand, 1), poker(f"{SEEN_TOP}: no")),
    "4a: unless the deck was shuffled": Fact(1, block(0), SEVEN, poker(f"{SEEN_TOP}: yes", ((2, 1), (1,)))),
    "4b: what was played lies beneath": Fact(SPECTATOR, block(0), but(block(-1), 1), poker(TURNED_UP)),
    "4c: and comes back when all above is drawn": Fact(
        1, block(-1), but(hand, 1), poker(COME_BACK, ((6, 1), (1,), (1,)), "many played", options=EXTENDED)
    ),
    "5a: the 0 face up": Fact(SPECTATOR, slot(2), SEVEN - {0}, poker(f"{HIRED}: show 0", ((2, 2),), "honest", seed=17)),
    "5b: the 0 to begin with": Fact(SPECTATOR, block(0), SEVEN - {0}, poker("", ((1, 1, 1),), options=ZERO)),
    "6a: a slot": Fact(SPECTATOR, slot(2), SEVEN, poker("1 plan: play * 3")),
    "6a: from zero": Fact(SPECTATOR, slot(2), SEVEN, poker("1 plan: play * 3", ((1, 1, 1),), options=ZERO)),
    "6a: the 0 not shown": Fact(SPECTATOR, slot(1), SEVEN, poker(f"{HIRED}: play * 2", ((2, 2),), "honest", seed=17)),
    "6b: suspicion": Fact(SPECTATOR, slot(2), SEVEN, poker("1 plan: play * 3, 2 last-look: suspect")),
    "6b: at any time": Fact(SPECTATOR, slot(2), SEVEN, poker("1 plan: play * 3, 2 suspect: yes", options=OPEN)),
    "6b: no suspicion": Fact(SPECTATOR, slot(2), SEVEN, poker("1 plan: play * 3, 2 last-look: trust")),
    "6c: a mark": Fact(1, safe(0), {0, 1, 2, 3}, estate(SCOUTED)),
    "6c: a number that no safe has": Fact(1, safe(0), {0, 1, 2, 3}, estate(LIE, "lying", seed=4)),
    "6d: an exchange": Fact(1, safe(1), {0, 1, 2, 3}, estate(EXCHANGED)),
    "6e: a deck seen and left": Fact(SPECTATOR, block(0), SEVEN, poker(f"{SEEN_TOP}: no")),
    "6f: a pick": Fact(
        1, pick(0), {0, 1}, Case("picks", "picks", "1 strategy: any", seed=24, options={"strategy_cards": True})
    ),
}


@pytest.mark.parametrize("name", FACTS)
def test_what_a_public_act_proves(name: str) -> None:
    """At the first question after the line that shows a secret: in all worlds, and in re-deals."""
    fact = FACTS[name]
    node = after(fact.case)
    for group in node.groups(fact.viewer):
        worlds = [branch.world() for branch in group]
        found = set().union(*[fact.place(world) for world in worlds])
        there = fact.there(worlds) if callable(fact.there) else fact.there
        assert there in (found, len(found))
        info = api.infostate(group[0].state, fact.viewer)
        rng = Rng(1)
        drawn = [fact.place(node.world_of(api.redeal(info, rng))[0]) for _ in range(150)]
        assert set().union(*drawn) == found


def after(case: Case) -> Node:
    """The first moment after the script at which something secret is answered."""
    line = Line(case)
    return next(node for node in line.nodes() if not line.script and node.ask and node.ask.kind in HIDDEN_ANSWERS)


def test_the_information_table() -> None:
    everybody = frozenset([0, 1, 2, SPECTATOR])
    assert [row for row in KNOWN_TO if knowers(row, 3) == everybody] == [
        "SC-INFO-04 card turned up on a deck",
        "SC-INFO-06 card turned up at the end of a day",
        "SC-INFO-07 face-up 0",
        "SC-INFO-14 stolen safe at the end",
        "SC-INFO-25 scoundrel",
        "SC-INFO-26 strategy pick when all have picked",
    ]
    assert knowers("SC-INFO-06 face-down card", 3, 1, looked=frozenset([2])) == {1, 2}
    assert knowers("SC-INFO-14 stolen safe", 3, 1, markers=frozenset([0])) == {0, 1}
    assert knowers("SC-INFO-24 card in the box", 3, 1, frozenset([1]), frozenset([2])) == frozenset()
