"""Servers on machines of their own: one is cut off, and nothing tells anybody so."""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.conftest import running
from tests.server.hosts import FarPostgres, FarRedis, Machine, There
from tests.server.house import Player, check_sentence, seats
from tests.server.test_kill import Game, check_whole
from tests.server.test_many import EXPECTED, answered, play_on
from tests.server.test_postgres import complaints

from skulduggery.api import Rng


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[list[There]]:
    """Servers on two machines; the tests and the services are on a third. At the end none must have come to a fault."""
    machines: list[Machine] = []
    try:
        machines += [Machine(number) for number in (1, 2)]
    except RuntimeError as why:
        pytest.skip(str(why))
    with running(FarPostgres, "skulduggery-postgres-") as postgres, running(FarRedis, "skulduggery-bus-") as redis:
        database = postgres.make("far")
        both = [There(one, tmp_path / one.name, database, redis.address) for one in machines]
        yield both
        for house in both:
            house.stop(signal.SIGTERM)
            assert complaints(house) <= EXPECTED
    for one in machines:
        one.remove()


async def cut_off(houses: list[There], lonely: There, people: list[Player], documents: int) -> None:
    """All play, at both; after so many documents one machine is cut off, and who played there goes to the other."""
    for number, one in enumerate(people):
        one.house = houses[number % 2]
    goal = sum(len(one.documents) for one in people) + documents
    playing = {one: asyncio.create_task(one.play(since=one.version, slow=0.03)) for one in people}
    while sum(len(one.documents) for one in people) < goal and not all(task.done() for task in playing.values()):
        await asyncio.sleep(0.01)
    lonely.machine.cut()
    for task in playing.values():  # nothing comes any more, not even the end of a connection
        task.cancel()
    await asyncio.gather(*playing.values(), return_exceptions=True)
    (other,) = [house for house in houses if house is not lonely]
    for one in people:
        one.house = other


def test_a_machine_that_is_cut_off(houses: list[There]) -> None:
    """Who played there goes on at the other, which takes the tables over; what is asked of the lonely one from its own
    side is refused, for it can't write anything down. When the line is back both serve every table."""
    lonely, other = houses
    waiting = lonely.post("tables", {"game": "crooks", "seats": seats("me", "open", "open")})["table"]
    join = f"tables/{waiting}/join"
    games = [Game(lonely, number, 80 + number) for number in range(4)]
    people = [one for game in games for one in game.players]

    async def run() -> None:
        await cut_off(houses, lonely, people, 100)
        assert all(game.running for game in games)
        alone = asyncio.to_thread(lonely.machine.ask, "POST", f"{lonely.address}/api/{join}", '{"name": "Eve"}')
        (status, text), *_ = await asyncio.gather(alone, *[play_on(one) for one in people])
        assert status == 503
        check_sentence(text[text.index('"error":"') + 9 :].partition('"')[0])

    asyncio.run(run())
    check_whole(other, games, "put-away", "elsewhere")
    other.post(join, {"name": "Bea"})
    lonely.machine.join()
    asyncio.run(answered(lonely, f"tables/{waiting}"))
    assert [seat["name"] for seat in lonely.get(f"tables/{waiting}")["seats"]] == ["Ada", "Bea", None]
    lonely.post(join, {"name": "Cid"})
    assert [seat["name"] for seat in other.get(f"tables/{waiting}")["seats"]] == ["Ada", "Bea", "Cid"]
    check_whole(lonely, games, "put-away", "elsewhere")


@pytest.mark.long
def test_machines_that_are_cut_off_again_and_again(houses: list[There]) -> None:
    """Now the one, now the other, 20 times, at moments by chance: in the middle of a change of the database too."""
    rng = Rng(5)
    games: list[Game] = []

    async def run() -> None:
        for time in range(20):
            lonely, other = houses[time % 2], houses[1 - time % 2]
            while sum(game.running for game in games) < 4:
                games.append(await asyncio.to_thread(Game, other, len(games), 90 + len(games)))
            people = [one for game in games for one in game.players if not one.done]
            await cut_off(houses, lonely, people, 1 + rng.below(200))
            goal = sum(len(one.documents) for one in people) + 60
            playing = [asyncio.create_task(play_on(one)) for one in people]
            while sum(len(one.documents) for one in people) < goal and not all(task.done() for task in playing):
                await asyncio.sleep(0.01)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            lonely.machine.join()
            await answered(lonely, f"tables/{games[-1].id}")
        await asyncio.gather(*[play_on(one) for game in games for one in game.players])

    asyncio.run(run())
    check_whole(houses[0], games, "put-away", "elsewhere")
