"""Servers on machines of their own: one is cut off, and nothing tells anybody so."""

import asyncio
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.conftest import running
from tests.server.hosts import FarPostgres, FarRedis, Machine, There
from tests.server.house import Player, check_sentence, insist, seats, sit_down
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
        both = [There(one, tmp_path / one.name, database, redis.address, "--within", "2") for one in machines]
        yield both
        for house in both:
            house.stop(signal.SIGTERM)
            assert complaints(house) <= EXPECTED
    for one in machines:
        one.remove()


def after(people: list[Player], documents: int) -> Callable[[], bool]:
    """Return a function that tells whether that number of documents has come in since, or all games are over."""
    goal = sum(len(one.documents) for one in people) + documents
    return lambda: sum(len(one.documents) for one in people) >= goal or all(one.done for one in people)


async def cut_off(houses: list[There], lonely: There, people: list[Player], moment: Callable[[], bool]) -> None:
    """Let people play at both machines, cut one off at a moment, and send them all to the other.

    ``moment`` may add people.
    """
    playing: dict[Player, asyncio.Task[None]] = {}
    while not moment():
        for number, one in enumerate(people):
            if one not in playing:
                one.house = houses[number % 2]
                playing[one] = asyncio.create_task(play_on(one, slow=0.03))
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
    games: list[Game] = []
    over: list[Game] = []
    people: list[Player] = []

    def begin(number: int) -> Game:
        game = Game(lonely, number, 80 + number)
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
            await cut_off(houses, lonely, people, in_the_middle)
        assert all(game.running for game in games)
        for one in people:
            one.allowance = None
        alone = asyncio.to_thread(lonely.machine.ask, "POST", f"{lonely.address}/api/{join}", '{"name": "Eve"}')
        (status, text), *_ = await asyncio.gather(alone, *[play_on(one) for one in people])
        assert status == 503
        check_sentence(text[text.index('"error":"') + 9 :].partition('"')[0])

    asyncio.run(run())
    check_whole(other, [*games, *over], "put-away", "elsewhere")
    other.post(join, {"name": "Bea"})
    lonely.machine.join()
    asyncio.run(answered(lonely, f"tables/{waiting}"))
    info = insist(lonely, f"tables/{waiting}", method="GET")
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bea", None]
    sit_down(lonely, waiting, "Cid")
    info = insist(other, f"tables/{waiting}", method="GET")
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bea", "Cid"]
    check_whole(lonely, [*games, *over], "put-away", "elsewhere")


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
            await cut_off(houses, lonely, people, after(people, 1 + rng.below(200)))
            enough = after(people, 60)
            playing = [asyncio.create_task(play_on(one)) for one in people]
            while not enough() and not all(task.done() for task in playing):
                await asyncio.sleep(0.01)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            lonely.machine.join()
            await answered(lonely, f"tables/{games[-1].id}")
        await asyncio.gather(*[play_on(one) for game in games for one in game.players])

    asyncio.run(run())
    check_whole(houses[0], games, "put-away", "elsewhere")
