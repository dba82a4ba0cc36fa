"""The leak proof of tables without a server: what a page is told is a function of what its seat may know."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest
from tests.oracle import decks
from tests.oracle.mayhem import cases as mayhem
from tests.oracle.scoundrels import cases as scoundrels
from tests.server.leaks_evening import LeakFoundError
from tests.server.leaks_proof import chosen, compare
from tests.server.leaks_room import Dealt, beginning
from tests.server.leaks_worlds import Case, World, moments

from skulduggery import codec
from skulduggery.documents import rooms
from skulduggery.record import INTERRUPT, Record
from skulduggery.server.local.advice import Adviser
from skulduggery.server.local.kept import FORMAT, Chair, Kept
from skulduggery.server.local.table import Client, LocalTable
from skulduggery.server.session.game_session import GameSession

ROUNDS = 2
"""Number of rollouts for the hints in these tests."""


class Evening:
    """A world of the oracle at a local table. It has what ``leaks_proof.compare`` needs of an evening at a server."""

    def __init__(self, world: World, seed: int) -> None:
        self.world = world
        self.sent: dict[int, list[Any]] = {seat: [] for seat in world.viewers}
        self.marks: list[dict[int, int]] = []
        with beginning(world.rules, world.start):
            self._play(Random(seed))

    def heard(self, viewer: int, step: int) -> tuple[Any, ...]:
        return ()

    def _play(self, luck: Random) -> None:
        rules = self.world.rules
        chairs = [Chair("person", f"P{seat}", token=f"t{seat}") for seat in range(rules.seats)]
        log = codec.write_log(Record(rules, None, tuple(str(one.name) for one in chairs))).decode()
        told = Kept(FORMAT, "t", 0.0, rules.game, rules.options, chairs, 0, "running", "00" * 32, log=log, hints=True)
        table = LocalTable(told, Dealt(self.world.chance))
        seats = [Client(seat, partial(self._hear, seat)) for seat in range(rules.seats)]
        for one in seats:
            table.greet(one)
        for answers in self.world.steps:
            self._mark()
            for seat, words in answers:
                offer = words[0] == INTERRUPT
                assert table.session is not None
                id = f"offer-{words[1]}" if offer else table.session.ask_id(seat)
                table.answer(seat, str(id), [*(words[2:] if offer else words)])
            one = luck.choice(seats)  # a page is loaded again
            again = Client(one.seat, partial(self._hear, one.seat))
            table.clients.remove(one)
            seats[one.seat] = again
            table.greet(again)
        # a hint deals the past again, which needs a usual start
        for ask in table.game.asks() if not self.world.start and table.kept.status == "running" else ():
            hint = Adviser(ROUNDS, ROUNDS).hint(table, f"t{ask.seat}")
            self._hear(ask.seat, msgspec.json.encode(hint))
        self._mark()

    def _hear(self, seat: int, document: bytes) -> None:
        self.sent[seat].append((0, "", {"text": document.decode()}))

    def _mark(self) -> None:
        self.marks.append({seat: len(sent) for seat, sent in self.sent.items()})


LINES: Sequence[Case] = [
    *[decks.SCRIPTS[name] for name in [*decks.SCRIPTS][::3]],
    *[scoundrels.SCRIPTS[name] for name in ("suspected", "picks", "scouted and stolen", "wild saloon")],
    *[mayhem.SCRIPTS[name] for name in ("a deal between two others", "talk", "talk in turn", "a fight")],
]


@pytest.mark.parametrize("case", LINES, ids=repr)
def test_what_a_seat_may_not_know_changes_nothing_that_its_page_is_sent(case: Case) -> None:
    """The leak proof of the server: in worlds that a seat can't tell apart, the same texts cross the port to it, and
    the same hints."""
    known, rng, compared = moments(case, 2), Random(repr(case)), 0
    before: dict[Any, Any] = {}
    for node in known.nodes:
        for branch in chosen(node, 2, rng):
            one = Evening(known.world(node, branch), case.seed)
            for seat in range(one.world.rules.seats):
                compared += compare(one, seat, before)  # type: ignore[arg-type]
    assert compared > 3


def test_the_proof_finds_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GameSession, "view", lambda session, _seat: rooms.everything(session.record.state))
    with pytest.raises(LeakFoundError):
        test_what_a_seat_may_not_know_changes_nothing_that_its_page_is_sent(LINES[0])
