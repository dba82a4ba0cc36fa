"""Roots grown apart: any number of processes comes to the same, also if some of them die."""

from multiprocessing import active_children

import pytest
from tests.moments import moments

from skulduggery import api, bots
from skulduggery.api import Ask, Info, Rng
from skulduggery.bots.known import read, written
from skulduggery.bots.search import Search
from skulduggery.bots.settings import RANGES, WORDS, read_settings
from skulduggery.record import Record

BELIEVING = ((), ("flat:rollouts=18,depth=4,roots=3,belief=2",))
KINDS = (
    "flat:rollouts=18,depth=4,roots=3,z=1,bluff=0.1",
    "tree:rollouts=18,depth=4,roots=3,select=puct,redeterminize=1",
    "trees:rollouts=18,depth=4,roots=3,select=regret,self_determinize=0.5",
)


def found(spec: str, info: Info, ask: Ask, past: Record) -> list[tuple[object, ...]]:
    """Return the counts of a search for each option."""
    bot = bots.make(spec, 5)
    assert isinstance(bot, Search)
    return [(arm.answer, *arm.counts()) for arm in bot.think(info, ask, past).arms]


@pytest.mark.parametrize(("game", "seats"), [("crooks", 3), ("scoundrels", 2), ("mayhem", 3)])
@pytest.mark.parametrize("serial", [False, True])
def test_any_number_of_processes_comes_to_the_same(game: str, seats: int, serial: bool) -> None:
    luck = Rng(3)
    for record, ask, info in moments(game, seats, 4, 2, serial):
        past = record.redeal_history(ask.seat, luck)
        for spec in (*KINDS, *BELIEVING[game == "scoundrels"]):  # elsewhere that takes long
            alone = found(spec, info, ask, past)
            assert found(f"{spec},processes=2", info, ask, past) == alone
            assert sum(one[1] for one in alone) > 0  # type: ignore[misc]


def test_processes_that_die_cost_time_only() -> None:
    for record, ask, info in moments("crooks", 3, 4, 2):
        spec = KINDS[2]
        alone = found(spec, info, ask, record)
        assert found(f"{spec},processes=3", info, ask, record) == alone
        assert active_children()
        for child in active_children():
            child.kill()
            child.join()
        assert found(f"{spec},processes=3", info, ask, record) == alone


def test_all_processes_stop_when_told() -> None:
    """However long they were meant to think."""
    looks = 0

    def stop() -> bool:
        nonlocal looks
        looks += 1
        return looks > 20

    for _, ask, info in moments("crooks", 2, 4, 1):
        bot = bots.make("trees:seconds=3600,roots=4,processes=2", 1)
        assert isinstance(bot, Search)
        assert bot.think(info, ask, None, stop).best().answer in ask.options


@pytest.mark.parametrize("game", api.games())
def test_what_is_sent_is_what_the_seat_knows(game: str) -> None:
    """The information state survives the transfer; what is hidden from the seat is dealt again."""
    others = 0
    for record, ask, info in moments(game, 2, 24, 3):  # in each of these games something is hidden then
        for past in (None, record):
            there, history, state = read(written(info, past, 1), ask.seat)
            assert api.key(there) == api.key(info)
            assert (history is None) == (past is None)
            others += api.key(api.infostate(state, 1 - ask.seat)) != api.key(api.infostate(record.state, 1 - ask.seat))
    assert others > 0


def test_settings_are_written_as_they_are_read() -> None:
    for spec in ("flat", "flat:margin=0.4", *KINDS, "tree:rollouts=7,select=ucb,rollout=random,processes=2"):
        settings = read_settings(spec)
        again = read_settings(settings.spec())
        assert again.kind == settings.kind
        assert all(getattr(again, name) == getattr(settings, name) for name in (*WORDS, *RANGES))
