"""Promise 5 at the table: what is sent to a seat or a spectator is a function of what it may know."""

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.oracle import decks
from tests.oracle.mayhem import cases as mayhem
from tests.oracle.scoundrels import cases
from tests.server.house import House, Player
from tests.server.leaks_bots import Programs
from tests.server.leaks_cases import BOTS, PEOPLE, SERIAL, WITHOUT_THE_LAST, called, sample
from tests.server.leaks_leisure import Lagging, Undoing
from tests.server.leaks_process import Street, lay
from tests.server.leaks_proof import prove
from tests.server.leaks_room import ID
from tests.server.leaks_worlds import Case

from skulduggery import api
from skulduggery.api import Rng
from skulduggery.record import Entry, Record
from skulduggery.server.session.game_session import GameSession


@pytest.mark.parametrize("case", sample(PEOPLE.values(), 3, called))
def test_what_one_may_not_know_changes_nothing_that_is_sent(case: Case, tmp_path: Path) -> None:
    """Documents, sizes, refusals, their order, number and times, in the oracle's worlds: people at a table."""
    tally = prove(case, tmp_path)
    assert tally.evenings > 2
    assert tally.compared > 5


@pytest.mark.parametrize(
    "case",
    [decks.SCRIPTS["face down is not the Boss"], cases.SCRIPTS["suspected"], mayhem.SCRIPTS["talk in turn"]],
    ids=called,
)
def test_nor_where_who_looks_on_is_behind(case: Case, tmp_path: Path) -> None:
    assert prove(case, tmp_path, kind=Lagging).compared > 5


def test_nor_where_answers_are_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By consent, again and again; what was said before then is said once more."""
    undone: list[Any] = []
    undo = GameSession.undo
    monkeypatch.setattr(GameSession, "undo", lambda play, seat: undone.append(seat) or undo(play, seat))
    assert prove(decks.SCRIPTS["all targets taken, one taken"], tmp_path, kind=Undoing).compared > 5
    assert len(undone) > 3


@pytest.mark.parametrize("case", [decks.SCRIPTS["face down is not the Boss"], cases.SCRIPTS["suspected"]], ids=called)
def test_nor_where_accounts_of_bots_play(case: Case, tmp_path: Path) -> None:
    """They are sent what people are, and what their calls are refused with says nothing else."""
    assert prove(case, tmp_path, kind=Programs).compared > 5


@pytest.mark.parametrize(("case", "bots"), sample(BOTS, 3, lambda one: called(one[0])))
def test_nor_where_a_bot_plays(case: Case, bots: tuple[int, ...], tmp_path: Path) -> None:
    """Documents to a bot's process and the times of its answers count too: Crooks by random lines."""
    assert prove(case, tmp_path, bots=bots).compared > 20


@pytest.mark.long
@pytest.mark.parametrize(
    "case",
    [*decks.SCRIPTS.values(), *decks.lines(2), *cases.SCRIPTS.values(), *mayhem.SCRIPTS.values()],
    ids=called,
)
def test_more_of_everything(case: Case, tmp_path: Path) -> None:
    """Other worlds at more moments, on other evenings."""
    assert prove(case, tmp_path, nodes=3, worlds=3, seed=1).compared > 7


@pytest.mark.long
@pytest.mark.parametrize(
    ("case", "bots"),
    [(case, (case.seats - 1,)) for case in [*decks.SCRIPTS.values(), *decks.lines(2)]]
    + [(cases.SCRIPTS[name], (1,)) for name in SERIAL]
    + [(mayhem.SCRIPTS[name], (2,)) for name in WITHOUT_THE_LAST],
    ids=called,
)
def test_more_with_a_bot(case: Case, bots: tuple[int, ...], tmp_path: Path) -> None:
    assert prove(case, tmp_path, nodes=3, worlds=3, bots=bots, seed=1).compared > 40


@pytest.mark.parametrize(
    "case",
    [decks.SCRIPTS["spied at a strict table"], cases.SCRIPTS["scouted and stolen"]],
    ids=["crooks", "scoundrels"],
)
def test_at_a_process_of_its_own_by_real_sockets(case: Case, tmp_path: Path) -> None:
    tally = prove(case, tmp_path, nodes=0, kind=Street)
    assert tally.evenings >= 2
    assert tally.compared > 20


def box_of_crooks() -> tuple[api.Rules, list[Entry], list[Entry]]:
    """Two deals of Crooks that differ in what lies in the box."""
    rules = api.make_rules("crooks", 3, {})
    dealt = Record(rules, Rng(4))
    order = [*dealt.entries[0][1][1:]]
    lying = sum(int(str(size)) for size in dealt.events[0][0].args)
    one, other = [("nature", ("deal", *deal)) for deal in (order, [*order[:lying], *reversed(order[lying:])])]
    return rules, [one, dealt.entries[1]], [other, dealt.entries[1]]


def box_of_mayhem() -> tuple[api.Rules, list[Entry], list[Entry]]:
    """The same of Men of Mayhem: Sites and cards that were put away."""
    # in turn, because simultaneous answers have no fixed order
    rules = api.make_rules("mayhem", 3, {"deal_protocol": "sequential"})
    dealt = Record(rules, Rng(4))
    t: Any = dealt.state
    orders = [entry[1] for entry in dealt.entries[:2]]
    others = [
        (*order[: used + 1], *reversed(order[used + 1 :]))
        for order, used in zip(orders, (len(t.sites), len(t.deck)), strict=True)
    ]
    return rules, [("nature", order) for order in orders], [("nature", order) for order in others]


@pytest.mark.parametrize("boxes", [box_of_crooks, box_of_mayhem], ids=["crooks", "mayhem"])
def test_real_bots_know_no_more(
    tmp_path: Path, boxes: Callable[[], tuple[api.Rules, list[Entry], list[Entry]]]
) -> None:
    """Two deals that differ in what lies in the box, which nobody ever sees: the same game, played by real bots."""
    rules, mine, other = boxes()
    assert mine != other

    def play(name: str, entries: list[Entry]) -> tuple[Any, ...]:
        lay(tmp_path / name, rules, entries, bots=(0, 1))
        house = House(tmp_path / name)
        try:
            people = [Player(house, ID, "token 2", 9), Player(house, ID)]

            async def run() -> None:
                await asyncio.gather(*[one.play() for one in people])

            asyncio.run(run())
            steps = house.get(f"tables/{ID}/record", "token 2")["steps"]
            return [(step["who"], step["words"]) for step in steps[len(entries) :]], [
                [document for document in one.documents if document["t"] == "events"] for one in people
            ]
        finally:
            house.stop(signal.SIGTERM)

    game, sent = play("mine", mine)
    assert len(game) > 40
    its, others = play("other", other)
    assert its == game
    for one, two in zip(sent, others, strict=True):
        # Bots begin with the server: what they did before somebody was connected is no message to them.
        there = max(one[0]["version"], two[0]["version"])
        heard, same = ([document for document in all_of if document["version"] >= there] for all_of in (one, two))
        assert len(heard) > 30
        assert heard == same
