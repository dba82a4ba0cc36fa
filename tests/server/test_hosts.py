"""Servers on machines of their own: one is cut off, and nothing tells anybody so."""

import asyncio
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.conftest import running
from tests.server.hosts import FarPostgres, FarRedis, Machine, Near, There
from tests.server.house import Player, check_sentence, insist, seats, sit_down
from tests.server.many import opposite
from tests.server.test_kill import Game, check_whole
from tests.server.test_many import EXPECTED, answered, play_on
from tests.server.test_postgres import complaints

from skulduggery.api import Rng

ANSWERS = 4
"""That each person gives before a machine is cut off, at most: so no table runs far ahead on a loaded machine."""


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[list[There]]:
    """Servers on two machines; the tests and the services are on a third. At the end none must have come to a fault.

    They soon notice that a machine is cut off. Not within one second: so short a lease might end on a busy machine
    while games begin.
    """
    machines: list[Machine] = []
    try:
        machines += [Machine(number) for number in (1, 2)]
    except RuntimeError as why:
        pytest.skip(str(why))
    with running(FarPostgres, "skulduggery-postgres-") as postgres, running(FarRedis, "skulduggery-bus-") as redis:
        database = postgres.make("far")
        both = [
            There(one, tmp_path / name, database, redis.address, "--within", "2")
            for name, one in zip("ab", machines, strict=True)
        ]
        yield both
        for house in both:
            house.stop(signal.SIGTERM)
            assert complaints(house) <= EXPECTED
    for one in machines:
        one.remove()


@pytest.fixture
def fronts(tmp_path: Path, houses: list[There]) -> Iterator[list[Near]]:
    """Two proxies, on the machine of the tests, each of which leads to a server of its own."""
    with opposite(tmp_path, houses, Near) as both:
        yield both


def after(people: list[Player], documents: int) -> Callable[[], bool]:
    """Return a function that tells whether that number of documents has come in since, or all games are over."""
    goal = sum(len(one.documents) for one in people) + documents
    return lambda: sum(len(one.documents) for one in people) >= goal or all(one.done for one in people)


REFUSED = ("put-away", "elsewhere", "storage")
"""Codes that people may be told while a machine is lost.

``storage``: PostgreSQL took more than five seconds, as it may on a busy machine, or where the lost server left a change
unfinished. They answer again.
"""


async def cut_off(fronts: list[Near], lonely: There, people: list[Player], moment: Callable[[], bool]) -> None:
    """Let people play by both proxies, cut a machine off at a moment, and send them all by the proxy to the other.

    ``moment`` may add people.
    """
    playing: dict[Player, asyncio.Task[None]] = {}
    while not moment():
        for number, one in enumerate(people):
            if one not in playing:
                one.house = fronts[number % 2]
                playing[one] = asyncio.create_task(play_on(one, slow=0.03))
        await asyncio.sleep(0.01)
    lonely.machine.cut()
    for task in playing.values():  # nothing comes any more, not even the end of a connection
        task.cancel()
    await asyncio.gather(*playing.values(), return_exceptions=True)
    (other,) = [one for one in fronts if one.members[one.prefer or 0] is not lonely]
    for one in people:
        one.house, one.at = other, ""


def test_a_machine_that_is_cut_off(houses: list[There], fronts: list[Near]) -> None:
    """Players of the lost server go on at the other one, which takes over its tables.

    Calls to the isolated server from its own side are refused, because it can't write. When the connection is back,
    both serve every table.
    """
    lonely, _ = houses
    near, other = fronts
    waiting = near.post("tables", {"game": "crooks", "seats": seats("me", "open", "open")})["table"]
    join = f"tables/{waiting}/join"
    games: list[Game] = []
    over: list[Game] = []
    people: list[Player] = []

    def begin(number: int) -> Game:
        game = Game(near, number, 80 + number)
        for one in game.people:
            one.allowance = ANSWERS
        people.extend(game.players)
        return game

    def in_the_middle() -> bool:
        """Tell whether all games have come to half of the answers; one that was shorter is replaced by another."""
        for number, game in enumerate(games):
            if not game.running:
                over.append(game)
                games[number] = begin(number)
        return all(any((one.allowance or 0) <= ANSWERS // 2 for one in game.people) for game in games)

    async def run() -> None:
        games.extend(begin(number) for number in range(4))
        async with asyncio.timeout(600):
            await cut_off(fronts, lonely, people, in_the_middle)
        assert all(game.running for game in games)
        for one in people:
            one.allowance = None
        alone = asyncio.to_thread(lonely.machine.ask, "POST", f"{lonely.address}/api/{join}", '{"name": "Eve"}')
        (status, text), *_ = await asyncio.gather(alone, *[play_on(one) for one in people])
        assert status == 503
        check_sentence(text[text.index('"error":"') + 9 :].partition('"')[0])

    asyncio.run(run())
    check_whole(other, [*games, *over], *REFUSED)
    other.post(join, {"name": "Bea"})
    lonely.machine.join()
    asyncio.run(answered(near, f"tables/{waiting}"))
    info = insist(near, f"tables/{waiting}", method="GET")
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bea", None]
    sit_down(near, waiting, "Cid")
    info = insist(other, f"tables/{waiting}", method="GET")
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bea", "Cid"]
    check_whole(near, [*games, *over], *REFUSED)


@pytest.mark.long
def test_machines_that_are_cut_off_again_and_again(houses: list[There], fronts: list[Near]) -> None:
    """Now the one, now the other, 20 times, at moments by chance: in the middle of a change of the database too."""
    rng = Rng(5)
    games: list[Game] = []

    async def run() -> None:
        for time in range(20):
            lonely, near, other = houses[time % 2], fronts[time % 2], fronts[1 - time % 2]
            while sum(game.running for game in games) < 4:
                games.append(await asyncio.to_thread(Game, other, len(games), 90 + len(games)))
            people = [one for game in games for one in game.players if not one.done]
            await cut_off(fronts, lonely, people, after(people, 1 + rng.below(200)))
            enough = after(people, 60)
            playing = [asyncio.create_task(play_on(one)) for one in people]
            while not enough() and not all(task.done() for task in playing):
                await asyncio.sleep(0.01)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            lonely.machine.join()
            await answered(near, f"tables/{games[-1].id}")
        await asyncio.gather(*[play_on(one) for game in games for one in game.players])

    asyncio.run(run())
    check_whole(fronts[0], games, *REFUSED)
