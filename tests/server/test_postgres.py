"""Tables in a PostgreSQL: servers and databases that are killed, that stand still, that two servers share."""

import asyncio
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server.house import HASTY, House, Player, half_full, insist, sit_down
from tests.server.test_kill import Game, check_whole, kill_again_and_again
from tools.services import Postgres

from skulduggery.api import Rng
from skulduggery.server.operations.timeouts import Timeouts
from skulduggery.server.storage.database import Database

NOISE = ("resource_tracker", "warnings.warn")
"""Of a line in which Python mourns a process that was killed."""


def over(address: str, kind: type[House] = House) -> type[House]:
    """Servers whose tables lie in this database."""

    class Over(kind):  # type: ignore[misc, valid-type]
        def __init__(self, data: Path, *options: str) -> None:
            super().__init__(data, "--database", address, *options)

    return Over


def complaints(house: House) -> set[str]:
    """Return a server's messages about its database or anything else, each kind of line once."""
    return {line.partition(":")[0] for line in house.faults().splitlines() if not any(one in line for one in NOISE)}


def test_kill_9_of_the_server_loses_nothing(tmp_path: Path, database: str) -> None:
    """As with SQLite, at fewer points: what is shown has been committed."""
    assert kill_again_and_again(tmp_path / "data", 6, 6, 21, over(database)) >= 6


@pytest.mark.parametrize(("seconds", "limits"), [(5.0, ["4s", "2s", "10s"]), (1.0, ["800ms", "400ms", "2s"])])
def test_time_limits_of_a_connection(database: str, seconds: float, limits: list[str]) -> None:
    """PostgreSQL itself keeps them, and waits for the disk with every commit."""
    one = Database(database, beside=True, timeouts=Timeouts(seconds))
    names = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout", "synchronous_commit"]
    with one.engine.connect() as connection:
        found = [connection.exec_driver_sql(f"show {name}").scalar() for name in names]
    one.close()
    assert found == [*limits, "on"]


# The database is killed


def kill_the_database(data: Path, postgres: Postgres, address: str, points: int, tables: int, seed: int) -> int:
    """Kill PostgreSQL until at least ``points`` running games were hit; it is back within a second. Return how many
    were hit."""
    rng = Rng(seed)
    house = over(address)(data)
    hits = 0

    async def play(one: Player) -> None:
        while not one.done:
            await one.play(since=one.version, slow=0.002)
            await asyncio.sleep(0.02)

    def count(games: list[Game]) -> int:
        return sum(len(one.documents) for game in games for one in game.players)

    async def run() -> None:
        nonlocal hits
        games: list[Game] = []
        async with asyncio.TaskGroup() as tasks:
            while hits < points:
                while sum(game.running for game in games) < tables:
                    games.append(await asyncio.to_thread(Game, house, len(games), seed + len(games)))
                    for one in games[-1].players:
                        tasks.create_task(play(one))
                goal = count(games) + 1 + rng.below(40)
                while count(games) < goal and any(game.running for game in games):
                    await asyncio.sleep(0.001)
                hits += sum(game.running for game in games)
                await asyncio.to_thread(postgres.stop, signal.SIGKILL)
                await asyncio.sleep(rng.below(1000) / 1000)
                await asyncio.to_thread(postgres.start)
        await asyncio.to_thread(check_whole, house, games, "storage", "put-away")

    try:
        asyncio.run(run())
    finally:
        house.stop(signal.SIGTERM)
    assert complaints(house) <= {"the database has failed"}
    return hits


def test_kill_9_of_the_database_loses_nothing(tmp_path: Path, postgres: Postgres, database: str) -> None:
    """In running games: what was shown stays, nothing comes twice, and the games go on to their end by themselves."""
    assert kill_the_database(tmp_path / "data", postgres, database, 20, 4, 31) >= 20


@pytest.mark.long
def test_kill_9_of_the_database_loses_nothing_long(tmp_path: Path, postgres: Postgres, database: str) -> None:
    assert kill_the_database(tmp_path / "data", postgres, database, 200, 2, 32) >= 200


# The database is away


def refused_at_once(house: House, id: str, token: str, *calls: str) -> list[tuple[int, str]]:
    """Calls at a table, all at once: with which status and code each is refused."""

    def call(path: str) -> tuple[int, str]:
        if path == "join":
            response = house.call(f"tables/{id}/join", {"name": "Cid"})
        else:
            method = "GET" if path in ("", "cards") else "POST"
            response = house.call(f"tables/{id}/{path}".rstrip("/"), token=token, method=method)
        return response.status_code, response.json()["code"]

    with ThreadPoolExecutor(len(calls)) as pool:
        return [*pool.map(call, calls)]


def test_a_database_that_is_away(tmp_path: Path, postgres: Postgres, database: str) -> None:
    """Each change is refused in the end, nothing of it is shown, then or later; and then all goes on."""
    house = over(database)(tmp_path / "data", *HASTY)
    id, (ada, _) = half_full(house, house)
    postgres.stop(signal.SIGKILL)
    calls = ["join"] * 12
    assert refused_at_once(house, id, ada, *calls) == [(503, "storage")] * 12
    calls = ["join", "start", "leave", "end", "", "cards"]  # the table has left the memory by now
    assert refused_at_once(house, id, ada, *calls) == [(503, "storage")] * 6
    postgres.start()
    names = [seat["name"] for seat in insist(house, f"tables/{id}", method="GET")["seats"]]
    assert names == ["Ada", "Bea", None]
    sit_down(house, id, "Cid")
    assert insist(house, f"tables/{id}/start", token=ada)["status"] == "running"
    house.stop(signal.SIGTERM)
    assert complaints(house) == {"the database has failed"}


def test_a_database_that_stands_still(tmp_path: Path, postgres: Postgres, database: str) -> None:
    """Neither an answer nor an error comes from it: the change is refused all the same, and not made afterwards."""
    house = over(database)(tmp_path / "data", *HASTY)
    id, _ = half_full(house, house)
    backends = [int(pid) for pid in Path(f"/proc/{postgres.pid}/task/{postgres.pid}/children").read_text().split()]
    assert postgres.pid is not None
    stopped = (postgres.pid, *backends)
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    try:
        refused = house.call(f"tables/{id}/join", {"name": "Cid"})
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)
    assert (refused.status_code, refused.json()["code"]) == (503, "storage")
    names = [seat["name"] for seat in insist(house, f"tables/{id}", method="GET")["seats"]]
    assert names == ["Ada", "Bea", None]
    sit_down(house, id, "Cid")
    house.stop(signal.SIGTERM)
    assert complaints(house) == {"the database has failed"}
