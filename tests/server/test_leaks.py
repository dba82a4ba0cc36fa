"""Promise 5 at the table: what is sent to a seat or a spectator is a function of what it may know."""

import asyncio
import signal
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from tests.oracle import decks
from tests.oracle.mayhem import cases as mayhem
from tests.oracle.scoundrels import cases
from tests.server.house import House, Player
from tests.server.leaks_bots import Programs
from tests.server.leaks_evening import LeakFoundError
from tests.server.leaks_leisure import Lagging, Undoing
from tests.server.leaks_process import Street, lay
from tests.server.leaks_proof import prove
from tests.server.leaks_room import ID
from tests.server.leaks_worlds import Case
from tests.server.planted import LEAKS
from tests.server.planted_mayhem import LEAKS as MAYHEM
from tests.server.planted_scoundrels import LEAKS as SCOUNDRELS

from skulduggery import api
from skulduggery.api import Rng
from skulduggery.record import Entry, Record
from skulduggery.server.session.game_session import GameSession

QUICK = (
    "turned up and drawn", "suspected", "suspected at any time", "what was played comes back", "the 0 not shown",
    "scouted and stolen", "marks that lie", "safes without memory aid", "wild saloon", "picks",
    "picks of three, all at once", "every option",
)  # fmt: skip
"""Scripts of 3000 Scoundrels with few worlds."""
DEALS = (
    "a deal between two others", "a deal in turn", "two deals of the same gangs", "talk", "talk in turn",
    "a counter-offer", "offers that expire", "to all", "parley", "parley in turn", "the market in turn", "a fight",
    "a pile-up", "a theft", "a theft as others see it", "sales",
)  # fmt: skip
"""Scripts of Men of Mayhem in which much is hidden: live and in turn."""
WITHOUT_THE_LAST = ("a deal between two others", "talk", "talk in turn", "the market", "a fight")
"""Scripts where the last seat makes no deal: a bot may sit there."""
SERIAL = ("suspected", "three seats, one suspects", "scouted and stolen", "no marks left")
"""Scripts where one seat is asked at a time and takes no open offer in its turn: a bot may sit there."""
PEOPLE = {
    **decks.SCRIPTS,
    **{name: cases.SCRIPTS[name] for name in QUICK},
    **{name: mayhem.SCRIPTS[name] for name in DEALS},
}
BOTS = (
    [(case, (case.seats - 1,)) for case in decks.lines(1)]
    + [(cases.SCRIPTS[name], (1,)) for name in SERIAL]
    + [(mayhem.SCRIPTS[name], (2,)) for name in WITHOUT_THE_LAST]
)
SCRIPTS = {"crooks": decks.SCRIPTS, "scoundrels": cases.SCRIPTS, "mayhem": mayhem.SCRIPTS}


def called(one: object) -> str:
    """Return the name of a case in the list of tests, with its game, so that ``-k`` can choose a game's cases."""
    names = (f"{game} {name}" for game, scripts in SCRIPTS.items() for name, case in scripts.items() if case is one)
    return next(names, f"crooks {one!r}" if isinstance(one, decks.Case) else repr(one))  # of Crooks: lines at random


def sample(cases: Iterable[Any], one_in: int, name: Callable[[Any], str]) -> list[Any]:
    """All of them; those that a short run leaves out are marked. Each game's come in a row, so it has its share."""
    out = []
    for number, case in enumerate(cases):
        values = case if isinstance(case, tuple) else (case,)
        out.append(pytest.param(*values, id=name(case), marks=[pytest.mark.long] if number % one_in else []))
    return out


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


@cache
def silent(case: Case, bots: tuple[int, ...]) -> bool:
    """Return whether a case shows no leak before one is planted; a long run of the tests above shows that for most
    cases."""
    if (case, bots) in (*((one, ()) for one in PEOPLE.values()), *BOTS):
        return True
    with TemporaryDirectory() as data:
        return prove(case, Path(data), bots=bots).compared > 5


PLANTED = {"crooks": LEAKS, "scoundrels": SCOUNDRELS, "mayhem": MAYHEM}
ALL_LEAKS = {**LEAKS, **SCOUNDRELS, **MAYHEM}


@pytest.mark.parametrize(
    "name",
    [
        one
        for game, leaks in PLANTED.items()
        for one in sample(leaks, 5, lambda name, game=game: f"{game}: {name}")  # type: ignore[misc]
    ],
)
def test_a_planted_leak_is_found(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the silence of the tests above would mean nothing."""
    planted = ALL_LEAKS[name]
    assert silent(planted.case, planted.bots)
    planted.plant(monkeypatch)
    with pytest.raises(LeakFoundError):
        prove(planted.case, tmp_path, bots=planted.bots)


def test_many_leaks_are_planted() -> None:
    assert len(LEAKS) >= 20
    assert len(SCOUNDRELS) >= 8
    assert len(MAYHEM) >= 12


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
