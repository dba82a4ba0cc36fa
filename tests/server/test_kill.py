"""kill -9 at random points in running games: nothing acknowledged is lost, and the games go on where they were."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, Player, new_table
from tests.server.test_game import told

from skulduggery import api, codec
from skulduggery.api import SPECTATOR, Rng

KINDS = (
    ("me", "open"),
    ("me", "open", "heuristic"),
    ("me", "open", "heuristic", "random"),
    ("me", "random", "heuristic", "random"),
)


class Game:
    """A running table with its people and a spectator."""

    def __init__(self, house: House, number: int, seed: int) -> None:
        options: dict[str, object] = {"secret_money": bool(number & 1), "memory": "notes"}
        self.id, self.tokens = new_table(house, *KINDS[number % len(KINDS)], **options)
        self.people = [Player(house, self.id, token, seed + n) for n, token in enumerate(self.tokens)]
        self.players = [*self.people, Player(house, self.id)]
        self.before: list[Any] = []

    @property
    def running(self) -> bool:
        """Return whether some player has not been told yet that the game is over."""
        return not all(one.done for one in self.players)


async def until_killed(house: House, games: list[Game], after: int) -> int:
    """Play at all tables until ``after`` more documents have come in, then kill the server; return how many games
    ran."""

    def count() -> int:
        return sum(len(one.documents) for game in games for one in game.players)

    goal = count() + after
    running = [game for game in games if game.running]
    tasks = [
        asyncio.create_task(one.play(since=one.version, slow=0.002))
        for game in running
        for one in game.players
        if not one.done
    ]
    while count() < goal and any(game.running for game in games):
        await asyncio.sleep(0.001)
    hit = sum(game.running for game in games)
    house.stop()
    await asyncio.gather(*tasks)
    return hit


async def compare(games: list[Game]) -> None:
    """After the restart, everything that a client was sent is there again, word for word, with the same state at that
    version."""
    for game in games:
        for one in game.players:
            fresh = Player(one.house, one.table, one.token)
            await fresh.play(lambda player: bool(player.documents))
            assert fresh.messages[: len(one.messages)] == one.messages, "something that was shown is lost"
            assert fresh.version is not None
            assert fresh.version >= (one.version or 0)
            if fresh.version == one.version and one.token:  # nothing has happened since: it is the same state
                assert fresh.last["view"] == one.last["view"]
                assert fresh.last["asking"] == one.last["asking"]
                assert fresh.last["ask"] == one.last["ask"], "a question has got another id"


def check_whole(house: House, games: list[Game], *refused: str) -> None:
    """At the end everybody has exactly what the log says, and the log is a game by the rules. ``refused``: codes of
    permitted refusals, in addition to answers that came too late."""
    for game in games:
        log = house.call(f"tables/{game.id}/log", token=game.tokens[0])
        record = codec.read_log(log.content, "the log")
        assert api.over(record.state)
        for seat, one in enumerate(game.people):
            assert one.messages == told(record, seat)
            assert {refusal["code"] for refusal in one.refusals} <= {"gone", *refused}
        assert game.players[-1].messages == told(record, SPECTATOR)


def kill_again_and_again(data: Path, points: int, tables: int, seed: int, kind: type[House] = House) -> int:
    """Kill a server until at least ``points`` running games were hit; return how many were."""
    rng = Rng(seed)
    house = kind(data)
    hits = 0
    try:
        games = [Game(house, number, seed) for number in range(tables)]
        while hits < points:
            hits += asyncio.run(until_killed(house, games, 1 + rng.below(40 * tables)))
            house.start()
            asyncio.run(compare([game for game in games if game.running]))
            if sum(game.running for game in games) <= tables // 2:
                over = [game for game in games if not game.running]
                check_whole(house, over)
                games = [game for game in games if game.running]
                games += [Game(house, number, seed + hits) for number in range(tables - len(games))]

        async def finish() -> None:
            await asyncio.gather(
                *[one.play(since=one.version) for game in games for one in game.players if not one.done]
            )

        asyncio.run(finish())
        check_whole(house, games)
    finally:
        house.stop()
    leaks = ("resource_tracker", "warnings.warn")  # Python's note about the process that was killed
    assert [line for line in house.faults().splitlines() if not any(one in line for one in leaks)] == []
    return hits


def test_kill_9_loses_nothing(on_disk: Path) -> None:
    """At 60 points in running games, with fixed seeds."""
    assert kill_again_and_again(on_disk / "data", 60, 12, 1) >= 60


@pytest.mark.long
def test_kill_9_loses_nothing_long(on_disk: Path) -> None:
    """At 1,000 points, some of them with few tables, so that each kill falls into the work of one."""
    assert kill_again_and_again(on_disk / "many", 750, 12, 2) >= 750
    assert kill_again_and_again(on_disk / "few", 250, 2, 3) >= 250
