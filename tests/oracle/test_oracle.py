"""The independent oracle of Crooks (design, promise 8): tiny decks, all worlds, replayed through the one door."""

import pytest
from tests.oracle.checks import LONG, SHORT, histories, places, run
from tests.oracle.decks import DECKS, SCRIPTS, Case, lines
from tests.oracle.table import KNOWN_TO, PUBLIC, knowers
from tests.oracle.worlds import Node, deals, play, world_of

from skulduggery import api
from skulduggery.api import SPECTATOR, Rng


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripted_lines(name: str) -> None:
    tally = run(SCRIPTS[name])
    assert tally.moments > len(SCRIPTS[name].script)
    assert tally.redealt > 5


@pytest.mark.parametrize("case", lines(1), ids=repr)
def test_lines_at_random(case: Case) -> None:
    assert run(case, SHORT).moments > 5


@pytest.mark.long
@pytest.mark.parametrize("case", [*SCRIPTS.values(), *lines(12)], ids=repr)
def test_more_of_everything(case: Case) -> None:
    run(case, LONG)


LOGS = ("face down is not the Boss", "look and forget at a strict table", "nothing taken", "spies", "broke")


@pytest.mark.parametrize("name", LOGS)
def test_logs_and_re_dealt_histories(name: str) -> None:
    run(SCRIPTS[name], checks=(histories,))


# What a public act proves (the list in games/crooks/knowledge/infostate.py), and what the tables of the rules say,
# in plain words.

FULL = "recruit A, take, place 5 up = ann, recruit B, take, place 5 down"
OTHERS = "king bob swp cid"
FACTS = [
    ("1: face down", "boss", "recruit C, take, place 2 down", ("row", 0, 0), "ann bob cid dip eve"),
    ("2: taken while others remained", "boss", "recruit C, take", ("hand",), "ann bob cid dip eve"),
    ("2: but not the last card", "boss", "recruit A, take", ("hand",), "king ann bob cid dip eve"),
    ("3: nothing taken", "full", f"{FULL}, recruit C, nothing", ("pile", 2), OTHERS),
    ("3: other piles may hold anything", "full", f"{FULL}, recruit C, nothing", ("pile", 1), f"acc kil {OTHERS}"),
    (
        "3: and what leaves it later",
        "barren",
        "recruit A, take, place 2 up = ann, recruit B, take, place 2 up = bob, recruit C, take, place 3 down,"
        "recruit D, take, place 2 ability = acc, recruit E, nothing, recruit E, take, place 3 down",
        ("row", 3, 0),
        "cid dan",
    ),
    ("4: all targets taken", "full", f"{FULL}, recruit C, take", ("hand",), "acc kil"),
    ("4: a target is free", "full", "recruit A, take, place 5 up = ann, recruit B, take", ("hand",),
     "acc kil bob swp cid"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("deck", "script", "place", "cards"), [row[1:] for row in FACTS], ids=[row[0] for row in FACTS]
)
def test_what_a_public_act_proves(deck: str, script: str, place: tuple[object, ...], cards: str) -> None:
    node = last(Case(deck, script))
    ids = [crook["id"] for crook in node.case.document["crook"]]
    group = node.branches
    assert node.groups(SPECTATOR) == [group]
    if place[0] == "pile":
        found = set().union(*[branch.shadow.piles[place[1]] for branch in group])
    else:
        found = places(group)[place]
    assert {ids[card] for card in found} == set(cards.split())
    drawn = set()
    rng = Rng(1)
    info = api.infostate(group[0].state, SPECTATOR)
    for _ in range(400):
        piles, rows, hand, _, _ = world_of(api.redeal(info, rng))
        drawn |= set(piles[place[1]] if place[0] == "pile" else [hand] if place[0] == "hand" else rows[place[1]])
    assert {ids[card] for card in drawn} == set(cards.split())


def test_fact_5_the_last_card_of_a_pile_that_one_knew() -> None:
    node = last(Case("last", "recruit B, take, place 2 down, recruit B, take"))
    for group in node.groups(0):
        assert len(places(group)["hand",]) == 1
    (group,) = node.groups(SPECTATOR)
    assert len(places(group)["hand",]) == 6


def last(case: Case) -> Node:
    *_, node = play(case)
    return node


def test_the_information_table() -> None:
    everybody = frozenset([0, 1, 2, SPECTATOR])
    assert [what for what in KNOWN_TO if knowers(what, 3) == everybody] == [
        "size of a pile", "face-up crook", "removed crook", "money"
    ]  # fmt: skip
    assert knowers("face-down crook", 3, 1, frozenset([2])) == {1, 2}
    assert knowers("cards of a pile", 3, 1, frozenset([2])) == {2}
    assert knowers("the crook taken", 3, 1, frozenset([2])) == {1}
    assert knowers("crooks left in the box", 3, 1, frozenset([2])) == frozenset()
    assert [kind for kind, public in PUBLIC.items() if not public] == ["take"]


def test_all_deals_are_counted() -> None:
    assert len(list(deals([1, 2, 2], tuple(range(6))))) == 180  # 6! / (1! 2! 2! 1!)
    node = next(play(Case("boss")))
    assert len({branch.world() for branch in node.branches}) == 180
    assert len(next(play(SCRIPTS["every order"])).branches) == 120


def test_the_decks_can_be_played() -> None:
    for name, document in DECKS.items():
        (seats,) = document["setup"]["piles"]["2012"]
        assert api.make_rules("crooks", int(seats), cards=document).seats == int(seats), name
