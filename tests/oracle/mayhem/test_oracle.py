"""The independent oracle of Men of Mayhem (design, promise 8): few goods, all worlds, through the one door."""

from collections import Counter
from typing import Any, NamedTuple

import pytest
from tests.oracle.chisquare import chance, surprise
from tests.oracle.judging import SURE, stream
from tests.oracle.mayhem.cases import HELP, LOGS, OPEN_LOG, SCRIPTS, SLOW, TURN, Case, lines
from tests.oracle.mayhem.checks import LONG, SHORT, histories, run
from tests.oracle.mayhem.table import KNOWN_TO, knowers
from tests.oracle.mayhem.worlds import Node, play

from skulduggery import api
from skulduggery.api import SPECTATOR


@pytest.mark.parametrize("name", [name for name in SCRIPTS if name not in SLOW])
def test_scripted_lines(name: str) -> None:
    assert run(SCRIPTS[name]).moments > sum(not step.startswith("until ") for step in SCRIPTS[name].script)


@pytest.mark.parametrize("case", lines(2), ids=repr)
def test_lines_at_random(case: Case) -> None:
    assert run(case, SHORT).moments > 5


@pytest.mark.parametrize("name", LOGS)
def test_logs_and_re_dealt_histories(name: str) -> None:
    run(SCRIPTS[name], checks=(histories,))


@pytest.mark.long
@pytest.mark.parametrize("case", [*SCRIPTS.values(), *lines(8)], ids=repr)
def test_more_of_everything(case: Case) -> None:
    run(case, LONG)


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in SCRIPTS if name.startswith("from the beginning")])
def test_all_logs_and_re_dealt_histories(name: str) -> None:
    run(SCRIPTS[name], LONG, (histories,))


# What a public act proves (docs/develop/mayhem.md), and what it doesn't: after a line, for a viewer, of a good.

C, G, K = range(3)


class Fact(NamedTuple):
    """After the script, as far as a viewer can tell, a gang (from 1) holds one of these amounts of a good."""

    viewer: int
    gang: int
    good: int
    there: set[int]
    script: str
    position: str = "cash=2,1,1 guns=1,1,1 contraband=1,0,1"
    options: dict[str, Any] = HELP
    seed: int = 0

    def case(self) -> Case:
        tokens = "" if "tokens=" in self.position else " tokens=2,1,1"
        return Case(f"{self.position}{tokens}", self.script, self.options, seed=self.seed)


SHOP = "cash=0,1,1 guns=1,2,0 contraband=0,0,0 sites=pawn-shop dudes=1@pawn-shop:1M"
FACTORY = "cash=2,1,0 guns=0,0,1 contraband=0,0,0 dudes=1@gun-factory:1M"
BAR = """cash=0,1,1 guns=1,1,0 contraband=0,0,0 sites=roadhouse-bar dudes=1@roadhouse-bar:2M,2@roadhouse-bar:1M
    tokens=1,0,0"""
CARDS = "contraband=0,0,0 dudes=1@card-room:1M sites=card-room"
THEFT = "1 exploit card-room; 1 rule 1; 1 steal 2 1"
MARKET = "1 sit; 1 ready; 2 ready; 3 ready"
TAX = "dudes=2@clubhouse:4M tokens=1,0,0 cards=street-tax"
RICO = "cash=0,1,0 guns=0,0,0 contraband=0,3,2 heat=0,2,0 tokens=1,0,0 cards=rico"
SALE = "1 exploit pawn-shop; 1 rule 1"
LONE = {**HELP, "hardcore_cards": True}
FACTS: dict[str, Fact] = {
    "1: what a gang begins with": Fact(SPECTATOR, 2, C, {1}, "1 sit"),
    "1: a sale is counted": Fact(SPECTATOR, 1, C, {3}, f"{SALE}; 1 count 1", SHOP),
    "1: and what the others have not sold": Fact(SPECTATOR, 2, G, {2}, f"{SALE}; 1 count 1", SHOP),
    "2a: who sells had it": Fact(SPECTATOR, 1, G, {0, 1}, f"deal 1 2; {SALE}; 1 count 2", SHOP),
    "2a: and the other one had not": Fact(SPECTATOR, 2, G, {0, 1}, f"deal 1 2; {SALE}; 1 count 2", SHOP),
    "2a: who buys had the Cash": Fact(
        SPECTATOR, 2, C, {0}, "deal 1 2; 1 exploit gun-factory; 1 rule 1; 1 count 2", FACTORY
    ),
    "2a: who patches in had a Gun": Fact(SPECTATOR, 2, G, {0, 1}, "deal 1 2; 1 patch-in clubhouse"),
    "2b: pulled Guns": Fact(2, 2, G, {0}, "deal 1 2; 1 throw-down roadhouse-bar; until guns; 1 guns 2; 2 guns *", BAR),
    "2c: trafficked Contraband": Fact(
        1, 3, K, {0}, f"deal 1 3; {MARKET}; 1 traffic 2; 2 traffic 0; 3 traffic 0",
        "cash=1,0,1 guns=0,0,0 contraband=1,0,1 tokens=1,0,0",
    ),
    "2d: who can't lose in full had no more": Fact(
        SPECTATOR, 2, C, {0}, f"deal 1 2; {MARKET}; until order", f"cash=1,0,0 guns=0,1,0 contraband=0,0,0 {TAX}"
    ),
    "2d: who can had as much": Fact(
        SPECTATOR, 2, C, {0, 1, 2}, f"deal 2 3; {MARKET}; until order",
        f"cash=0,3,1 guns=0,0,1 contraband=0,0,0 {TAX}", seed=3,
    ),
    "2e: half of it": Fact(
        SPECTATOR, 2, K, {1, 2}, f"deal 2 3; {MARKET}; 1 traffic 0; 2 traffic 0; 3 traffic 0; until order",
        RICO, LONE, 2,
    ),
    "2f: what a disbanded gang had": Fact(
        SPECTATOR, 2, C, {1}, "deal 1 2; 1 exploit film-studio",
        "cash=1,0,0 guns=0,1,0 contraband=0,0,0 heat=4,0,0 sites=film-studio dudes=1@film-studio:1P",
    ),
    "3: an open offer shows what it gives": Fact(SPECTATOR, 1, C, {2, 3}, "deal 1 2; 1 offer all 2C for nothing"),
    "3: a directed one to its addressee": Fact(2, 1, C, {2, 3}, "deal 1 2; 1 offer 3 2C for nothing"),
    "3: and to nobody else": Fact(SPECTATOR, 1, C, {0, 1, 2, 3}, "deal 1 2; ? 1 offer 3 2C for nothing"),
    "4: a deal between two others": Fact(SPECTATOR, 1, C, {0, 1, 2, 3}, "deal 1 2"),
    "4: moves nothing of a third": Fact(SPECTATOR, 3, C, {1}, "deal 1 2"),
    "4: neither gives what it hasn't": Fact(
        SPECTATOR, 1, G, {0, 1}, "deal 1 2", "cash=2,1,1 guns=1,0,1 contraband=1,0,1"
    ),
    "4: something went": Fact(SPECTATOR, 1, C, {0}, "deal 1 2", "cash=1,0,0 guns=0,0,0 contraband=0,0,0"),
    "4: the parties know what": Fact(0, 2, C, {1}, "1 offer 2 1G for nothing; 2 accept 1 2"),
    "4: an open deal is known": Fact(SPECTATOR, 2, G, {2}, "1 offer all 1G for nothing; 2 accept 1 all"),
    "4: any deal, if the log is public": Fact(
        SPECTATOR, 2, G, {2}, "1 offer 2 1G for nothing; 2 accept 1 2", options=OPEN_LOG
    ),
    "5: a theft from who is counted": Fact(
        SPECTATOR, 1, C, {3}, f"{THEFT}", f"cash=0,4,0 guns=0,0,0 {CARDS}"
    ),
    "5: and if there was less": Fact(SPECTATOR, 1, C, {2}, f"{THEFT}", f"cash=0,2,0 guns=0,0,0 {CARDS}"),
    "5: from who is in doubt": Fact(
        SPECTATOR, 1, C, {0, 1, 2, 3}, f"deal 2 3; {THEFT}", f"cash=0,3,0 guns=0,0,1 {CARDS}"
    ),
    "5: a victim has no more than what is left": Fact(
        SPECTATOR, 2, C, {0, 1}, f"deal 2 3; {THEFT}", f"cash=0,4,0 guns=0,0,1 {CARDS}"
    ),
    "5: a thief that found too little has seen all": Fact(
        0, 2, G, {0}, f"deal 2 3; {THEFT}", f"cash=0,1,1 guns=0,0,0 {CARDS}"
    ),
    "5: one that found enough has not": Fact(
        0, 2, C, {0, 1}, f"deal 2 3; {THEFT}", f"cash=0,4,0 guns=0,0,1 {CARDS}"
    ),
    "6: all Guns add up": Fact(0, 3, G, {0, 1}, "deal 2 3", "cash=1,0,1 guns=1,0,1 contraband=0,0,0"),
    "7a: to buy nothing": Fact(
        SPECTATOR, 1, C, {0, 1, 3}, "deal 1 2; 1 exploit gun-factory; 1 rule 1; 1 count 0", FACTORY
    ),
    "7a: to sell less than one could": Fact(SPECTATOR, 1, G, {0, 1, 2, 3}, f"deal 1 2; {SALE}; 1 count 0", SHOP),
    "7b: to pull no Gun": Fact(
        2, 1, G, {0, 1, 2}, "deal 1 2; 1 throw-down roadhouse-bar; until guns; 1 guns 0; 2 guns 0; until ready", BAR
    ),
    "7b: to have chosen": Fact(2, 1, G, {0, 1, 2}, "deal 1 2; 1 throw-down roadhouse-bar; until guns; 1 guns *", BAR),
    "7c: to traffic nothing": Fact(
        1, 3, K, {0, 1, 2}, f"deal 1 3; {MARKET}; 1 traffic 0; 2 traffic 0; 3 traffic 0",
        "cash=1,0,1 guns=0,0,0 contraband=1,0,1 tokens=1,0,0",
    ),
    "7d: not to take an offer": Fact(
        SPECTATOR, 1, C, {0, 1, 2, 3}, "deal 1 2; 1 no-offer; 1 sit; 2 offer all nothing for 2C; 3 no; 1 no",
        "cash=2,1,1 guns=1,1,1 contraband=1,0,1 asked=offer", TURN,
    ),
    "7e: what an offer wants": Fact(SPECTATOR, 2, G, {0, 1, 2}, "deal 1 2; 1 offer all nothing for 2G"),
    "7f: whom a thief names": Fact(SPECTATOR, 3, C, {0, 1, 2}, f"deal 2 3; {THEFT}", f"cash=0,1,1 guns=0,1,0 {CARDS}"),
}  # fmt: skip


@pytest.mark.parametrize("name", FACTS)
def test_what_a_public_act_proves(name: str) -> None:
    """In all worlds of each group, and in re-deals: exactly these amounts."""
    fact = FACTS[name]
    node = last(fact.case())
    at = (fact.gang - 1) * 3 + fact.good
    found: set[int] = set()
    drawn: set[int] = set()
    for number, group in enumerate(node.groups(fact.viewer)):
        amounts = {branch.shadow.book[at] for branch in group}
        info = api.infostate(group[0].state, fact.viewer)
        rng = stream(7, number)
        redealt: list[Any] = [api.redeal(info, rng) for _ in range(30 if len(group) > 1 else 1)]
        drawn |= {state.goods[at] for state in redealt}
        assert {state.goods[at] for state in redealt} <= amounts
        found |= amounts
    assert fact.there == found == drawn


def last(case: Case) -> Node:
    *_, node = play(case)
    return node


@pytest.mark.parametrize("where", ["deck", "sites"])
def test_what_lies_face_down_is_anything_unseen(where: str) -> None:
    """Each card that nobody has seen lies in each place of the deck as often as any other, and so do tiles."""
    state = Case("round=2 cards=payday,truce gone=raid sites=the-docks,law-office,card-room,safe-house").start()
    table: Any = state
    shown = getattr(table, where)[: {"deck": table.shown, "sites": table.turned}[where]]
    for viewer in (0, SPECTATOR):
        info = api.infostate(state, viewer)
        rng = stream(8, viewer)
        drawn: list[Any] = [getattr(api.redeal(info, rng), where) for _ in range(3000)]
        unseen = sorted(set().union(*drawn) - set(shown))
        assert len(unseen) == {"deck": 36, "sites": 20}[where] - len(shown)
        assert all(one[: len(shown)] == shown and len(set(one)) == len(one) for one in drawn)
        for place in (len(shown), len(drawn[0]) - 1):
            counts = Counter(one[place] for one in drawn)
            assert chance(*surprise([counts[card] for card in unseen], [1] * len(unseen))) > SURE


def test_the_information_table() -> None:
    everybody = frozenset([0, 1, 2, SPECTATOR])
    assert [row for row in KNOWN_TO if knowers(row, 3) != everybody] == [
        "goods of a gang",
        "order tokens, Under the Radar",
        "face-down tiles and cards",
        "sealed choice",
        "step of a draft",
        "what is said of a directed offer",
        "amounts of a directed deal",
        "amount taken",
        "what a thief sees",
    ]
    assert knowers("amounts of a directed deal", 3, 1, 2) == {1, 2}
    assert knowers("amount taken", 3, 0, 2) == {0, 2}
    assert knowers("what a thief sees", 3, 0, 2) == {0}
    assert knowers("face-down tiles and cards", 3, 0, 1) == frozenset()
