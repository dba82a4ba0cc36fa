"""Promise 5 at the table: what is sent to a seat, or to who looks on, is a function of what it may know."""

import asyncio
import signal
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from tests.oracle.decks import SCRIPTS, Case, lines
from tests.server.house import House, Player
from tests.server.leaks_evening import LeakFoundError
from tests.server.leaks_process import Street, lay
from tests.server.leaks_proof import prove
from tests.server.leaks_room import ID
from tests.server.planted import LEAKS

from skulduggery import api
from skulduggery.api import Rng
from skulduggery.record import Entry, Record


@pytest.mark.parametrize("name", SCRIPTS)
def test_what_one_may_not_know_changes_nothing_that_is_sent(name: str, tmp_path: Path) -> None:
    """Documents, sizes, refusals, their order, number and times, in the oracle's worlds: people at a table."""
    tally = prove(SCRIPTS[name], tmp_path)
    assert tally.evenings > 2
    assert tally.compared > 20


@pytest.mark.parametrize("case", lines(1), ids=repr)
def test_nor_where_a_bot_plays(case: Case, tmp_path: Path) -> None:
    """Lines at random, with a bot in the last seat: what its process is sent, and when it answers, count too."""
    tally = prove(case, tmp_path, bots=(case.seats - 1,))
    assert tally.compared > 20


@pytest.mark.long
@pytest.mark.parametrize("case", [*SCRIPTS.values(), *lines(2)], ids=repr)
@pytest.mark.parametrize("bots", [0, 1], ids=["people", "a bot"])
def test_more_of_everything(case: Case, bots: int, tmp_path: Path) -> None:
    """Other worlds at more moments, on other evenings."""
    seats = tuple(range(case.seats - bots, case.seats))
    assert prove(case, tmp_path, nodes=3, worlds=3, bots=seats, seed=1).compared > 40


def test_at_a_process_of_its_own_by_real_sockets(tmp_path: Path) -> None:
    tally = prove(SCRIPTS["spied at a strict table"], tmp_path, nodes=0, kind=Street)
    assert tally.evenings >= 3
    assert tally.compared > 20


@cache
def silent(case: str, bots: tuple[int, ...]) -> bool:
    """Whether nothing is found at a case (before something is planted)."""
    with TemporaryDirectory() as data:
        return prove(SCRIPTS[case], Path(data), bots=bots).compared > 20


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the silence of the tests above would mean nothing."""
    planted = LEAKS[name]
    assert silent(planted.case, planted.bots)
    planted.plant(monkeypatch)
    with pytest.raises(LeakFoundError):
        prove(SCRIPTS[planted.case], tmp_path, bots=planted.bots)


def test_many_leaks_are_planted() -> None:
    assert len(LEAKS) >= 20


def test_real_bots_know_no_more(tmp_path: Path) -> None:
    """Two deals that differ in what lies in the box, which nobody ever sees: the same game, played by real bots."""
    rules = api.make_rules("crooks", 3, {})
    dealt = Record(rules, Rng(4))
    order = [*dealt.entries[0][1][1:]]
    lying = sum(int(str(size)) for size in dealt.events[0][0].args)
    others = [*order[:lying], *reversed(order[lying:])]
    assert others != order

    def play(name: str, deal: list[str]) -> tuple[Any, ...]:
        entries: list[Entry] = [("nature", ("deal", *deal)), dealt.entries[1]]
        lay(tmp_path / name, rules, entries, bots=(0, 1))
        house = House(tmp_path / name)
        try:
            people = [Player(house, ID, "token 2", 9), Player(house, ID)]

            async def run() -> None:
                await asyncio.gather(*[one.play() for one in people])

            asyncio.run(run())
            steps = house.get(f"tables/{ID}/record", "token 2")["steps"]
            return [(step["who"], step["words"]) for step in steps[1:]], [
                [document for document in one.documents if document["t"] == "events"] for one in people
            ]
        finally:
            house.stop(signal.SIGTERM)

    game, sent = play("mine", order)
    assert len(game) > 40
    assert play("other", others) == (game, sent)
