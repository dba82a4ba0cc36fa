"""Several servers over one PostgreSQL and one bus, behind nginx: any of them serves any table, and any may die."""

import asyncio
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from subprocess import PIPE, Popen
from typing import ClassVar

import httpx
import pytest
import redis.asyncio as library
import sqlalchemy as sa
from prometheus_client.metrics import MetricWrapperBase
from tests.server import planted_start
from tests.server.certificates import certificate
from tests.server.house import (
    House,
    Player,
    check_sentence,
    half_full,
    hello,
    insist,
    new_table,
    said,
    seats,
    sit_down,
    until,
)
from tests.server.inside import inside
from tests.server.many import Front, Member, Mind, keep_owners, opposite, owner_of, owners_until_now
from tests.server.people import GOOD
from tests.server.test_fence import play_at_both, talked_at_both
from tests.server.test_kill import Game, check_whole
from tests.server.test_postgres import complaints
from tools import forks
from tools.services import ASKING, PATIENCE, TALKING, Postgres, Redis, find, free_port
from tools.services import until as wait_until
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake

from skulduggery.api import BadInput, Rng
from skulduggery.server.bots.thinkers import Thinkers
from skulduggery.server.bots.workers import Workers, work
from skulduggery.server.operations import bus
from skulduggery.server.operations.bus import Bus
from skulduggery.server.operations.telemetry import CALLS, SOCKETS
from skulduggery.server.operations.timeouts import USUAL
from skulduggery.server.settings import Settings
from skulduggery.server.storage import leases
from skulduggery.server.storage.database import Database

GAMES = 6
EXPECTED = {
    "no workers are left",
    "workers can't be reached",
    "the bus has failed",
    "the bus is back",
    "the database has failed",
}
"""Messages of servers and workers about one another's ends that are allowed."""


@pytest.fixture(scope="module")
def minds(redis: Redis) -> Iterator[list[Mind]]:
    """Two workers."""
    both = [Mind(redis.address) for _ in range(2)]
    yield both
    said = [line.partition(":")[0] for one in both for line in one.stop(signal.SIGTERM).splitlines()]
    assert {*said} <= EXPECTED


@pytest.fixture(scope="module")
def members(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis, minds: list[Mind]
) -> Iterator[list[Member]]:
    """Two servers for all of these tests; at the end neither may have failed."""
    folder = tmp_path_factory.mktemp("members")
    postgres.start()  # a test may have killed it
    database = postgres.make("many")
    both = [Member(folder / name, database, redis.address) for name in "ab"]
    yield both
    for one in both:
        one.stop(signal.SIGTERM)
    assert set().union(*[complaints(house) for house in both]) <= EXPECTED


@pytest.fixture(scope="module")
def hasty(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis, minds: list[Mind]
) -> Iterator[list[Member]]:
    """Two servers that soon give up a bus or a database that is away; neither may fail. Not within one second: so short
    a lease might end on a busy machine, and the other server would have the table.
    """
    folder = tmp_path_factory.mktemp("hasty")
    postgres.start()  # a test may have killed either
    redis.start()
    database = postgres.make("hasty")
    both = [Member(folder / name, database, redis.address, "--within", "2") for name in "ab"]
    yield both
    for one in both:
        one.stop(signal.SIGTERM)
    assert set().union(*[complaints(house) for house in both]) <= EXPECTED


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory, members: list[Member]) -> Iterator[Front]:
    """Yield the address at which people see the servers."""
    try:
        one = Front(tmp_path_factory.mktemp("front") / "nginx", members)
    except RuntimeError as why:
        pytest.skip(f"{why}: './dev test' installs it as root on Debian")
    yield one
    one.stop(signal.SIGTERM)


@pytest.fixture(scope="module")
def fronts(tmp_path_factory: pytest.TempPathFactory, members: list[Member]) -> Iterator[list[Front]]:
    """Two proxies that disagree about them."""
    with opposite(tmp_path_factory.mktemp("fronts"), members) as both:
        yield both


@pytest.fixture(scope="module")
def hasty_fronts(tmp_path_factory: pytest.TempPathFactory, hasty: list[Member]) -> Iterator[list[Front]]:
    """Two proxies that disagree about those in a hurry."""
    with opposite(tmp_path_factory.mktemp("hasty-fronts"), hasty) as both:
        yield both


def test_any_server_serves_any_table(fronts: list[Front]) -> None:
    """A table is the same whichever server is asked: calls, refusals, files, sockets."""
    first, second = fronts
    game = Game(first, 1, 5)
    id, token = game.id, game.tokens[0]
    for house in fronts:
        assert house.get(f"tables/{id}") == first.get(f"tables/{id}")
        assert house.refused(f"tables/{id}/join", {"name": "Eve"})[0] == 409
        assert house.refused(f"tables/{id}/end", token="wrong")[0] == 401
        assert house.refused(f"tables/{id}/join", {"name": 5})[0] == 400
        assert house.refused(f"tables/{id}/join", {"name": "x" * 70_000})[0] == 413
        assert house.refused("tables/nowhere", method="GET")[0] == 404
        assert house.call(f"tables/{id}/log", token=token, method="PUT").status_code == 405

    async def run() -> None:
        for number, one in enumerate(game.players):
            one.house = fronts[1 - number % 2]
        await asyncio.gather(*[one.play() for one in game.players])
        for house in fronts:
            async with house.socket(id) as socket:
                assert (await hello(socket, "wrong"))["code"] == "token"
                await socket.wait_closed()
                assert socket.close_code == 4401

    asyncio.run(run())
    check_whole(second, [game])
    logs = [house.call(f"tables/{id}/log", token=token) for house in fronts]
    assert logs[0].content == logs[1].content
    assert {*logs[0].headers.items()} ^ {*logs[1].headers.items()} <= {("date", one.headers["date"]) for one in logs}


def test_games_are_counted_once_by_both(members: list[Member], fronts: list[Front]) -> None:
    """Two people play at both servers, and both servers count finished games: each once, without losing a rating.

    Then all games are counted again by both at the same time.
    """
    people = [httpx.Client(base_url=f"{one.address}/api/", **ASKING) for one in fronts]
    for name, one in zip(("Ann", "Ben"), people, strict=True):
        one.post("accounts", json={"name": name, "password": GOOD}).raise_for_status()
    players: list[Player] = []
    for number in range(GAMES):
        made = people[0].post("tables", json={"game": "crooks", "seats": seats("me", "open")}).json()
        id = made["table"]
        other = people[1].post(f"tables/{id}/join", json={"name": "x"}).json()
        fronts[number % 2].post(f"tables/{id}/start", token=made["token"])
        players += [Player(fronts[number % 2], id, one["token"], number + n) for n, one in enumerate((made, other))]

    async def evening() -> None:
        await asyncio.gather(*[one.play() for one in players])

    def counted() -> bool:
        """Return whether all games are counted; ratings then have their initial value and each change once."""
        mine = [one.get("account/profile").raise_for_status().json() for one in people]
        if [one["total"] for one in mine] != [GAMES] * 2:
            return False
        for one in mine:
            (standing,) = one["standings"]
            assert (standing["rated"], standing["curve"][0], len(standing["curve"])) == (GAMES, 1000, GAMES + 1)
            assert standing["curve"][-1] == standing["rating"]
            assert standing["rating"] == 1000 + sum(past["change"] for past in one["history"])
        return True

    asyncio.run(evening())
    wait_until(counted, "the games are not counted")
    address = members[0].options[members[0].options.index("--database") + 1]
    database = Database(address, beside=True)
    with database.engine.begin() as disk:
        disk.exec_driver_sql("delete from ratings")
        disk.exec_driver_sql('insert into unsettled ("table") select distinct "table" from results')
        disk.exec_driver_sql("delete from results")
    database.engine.dispose()
    wait_until(counted, "the games are not counted again")
    for client in people:
        client.close()


def test_a_bot_hears_of_tables_elsewhere(fronts: list[Front]) -> None:
    """A bot's account, socket and calls are at one server, the table that it is invited to at the other."""
    first, second = fronts
    with httpx.Client(base_url=f"{first.address}/api/", **ASKING) as owner:
        owner.post("accounts", json={"name": "Robby", "password": GOOD}).raise_for_status()
        owner.post("account/bot").raise_for_status()
        token = owner.post("account/bot/token").json()["token"]

    async def run() -> None:
        address = f"ws://{first.address.removeprefix('http://')}/api/bot/socket"
        async with connect(address, **TALKING) as stream:
            await said(stream, {"t": "hello", "token": token})
            assert (await until(stream, "tables"))["tables"] == []
            made = second.post("tables", {"game": "crooks", "seats": seats("me", "open")})
            id = made["table"]
            address = f"ws://{second.address.removeprefix('http://')}/api/tables/{id}/socket"
            async with connect(address, **TALKING) as host:
                await said(host, {"t": "hello", "token": made["token"]})
                await until(host, "state")
                second.post(f"tables/{id}/invite", {"name": "Robby"}, made["token"])
                [wanted] = (await until(stream, "tables"))["tables"]
                assert (wanted["table"], wanted["seat"], wanted["host"]) == (id, None, "Ada")
                for state in ("heard", "declined"):
                    while {"name": "Robby", "state": state, "program": True} not in (await until(host, "invited"))[
                        "invited"
                    ]:
                        pass
                    assert first.post("bot/decline", {"table": id}, token) == []
                second.post(f"tables/{id}/invite", {"name": "Robby"}, made["token"])
                mine = await asyncio.to_thread(first.post, f"tables/{id}/join", {"name": "Robby"}, token)
            assert [one["seat"] for one in (await until(stream, "tables"))["tables"]] == [1]
            second.post(f"tables/{id}/start", {}, made["token"])
            players = Player(second, id, made["token"], 5), Player(first, id, mine["token"], 6)
            await asyncio.gather(*[one.play() for one in players])
            assert [one.info["status"] for one in players] == ["over", "over"]
            assert [one["program"] for one in players[0].info["seats"]] == [False, True]
            while (await until(stream, "tables"))["tables"]:
                pass  # running, then over: it is told no more of it

    asyncio.run(run())


def test_calls_at_once(fronts: list[Front]) -> None:
    """Calls to two servers at the same time take effect once, in one order."""
    play_at_both([*fronts], [("me", "open")], 41)
    talked_at_both([*fronts])


async def play_on(one: Player, slow: float = 0.002) -> None:
    """Play to the end, over servers that are away for a while."""
    while not one.done:
        with suppress(InvalidHandshake):
            await one.play(since=one.version, slow=slow)
        await asyncio.sleep(0.02)


def new_game(front: Front, number: int, seed: int) -> Game:
    """Return a game at a new table; at another one if a call reached a server that was killed meanwhile, or one that
    asks the killed one."""
    while True:
        try:
            return Game(front, number, seed)
        except AssertionError as error:
            if not any(said in str(error) for said in ("502 Bad Gateway", '"code":"elsewhere"')):
                raise


def kill_again_and_again(front: Front, minds: list[Mind], times: int, tables: int, seed: int) -> None:
    """Kill a server or a worker in turn, each after the one before is back, while ``tables`` games are running."""
    rng = Rng(seed)

    def count(games: list[Game]) -> int:
        return sum(len(one.documents) for game in games for one in game.players)

    async def run() -> None:
        games: list[Game] = []
        async with asyncio.TaskGroup() as tasks:
            for time in range(times):
                while sum(game.running for game in games) < tables:
                    games.append(await asyncio.to_thread(new_game, front, len(games), seed + len(games)))
                    for one in games[-1].players:
                        tasks.create_task(play_on(one))
                goal = count(games) + 1 + rng.below(40)
                while count(games) < goal and any(game.running for game in games):
                    await asyncio.sleep(0.001)
                crowd: list[Member] | list[Mind] = minds if time % 2 else front.members
                killed = crowd[rng.below(len(crowd))]
                killed.stop()
                await asyncio.to_thread(killed.start)
        await asyncio.to_thread(check_whole, front, games, "put-away", "elsewhere")

    asyncio.run(run())


def test_kill_9(front: Front, minds: list[Mind]) -> None:
    """Games go on to their end with the others; nothing is lost that was shown, comes twice, or to the wrong seat."""
    kill_again_and_again(front, minds, 2, 3, 51)


@pytest.mark.long
def test_kill_9_long(front: Front, minds: list[Mind]) -> None:
    kill_again_and_again(front, minds, 44, 3, 52)


def test_workers_think(members: list[Member], fronts: list[Front], minds: list[Mind]) -> None:
    """The workers think; without workers, the servers do."""

    def play() -> str:
        """Play a game with bots. Return what servers have logged since they began."""
        id, (token,) = new_table(fronts[0], "me", "heuristic", "random")
        asyncio.run(play_on(Player(fronts[1], id, token, 1)))
        assert fronts[0].get(f"tables/{id}")["status"] == "over"
        return "".join(house.faults() for house in members)

    assert "no worker" not in play()
    for mind in minds:
        assert mind.stop(signal.SIGTERM) == ""
        assert mind.process.returncode == 0
    assert "no workers are left" in play()
    for mind in minds:
        mind.start()


def counted(meter: MetricWrapperBase) -> float:
    """The sum of what a meter has counted."""
    samples = [one for family in meter.collect() for one in family.samples]
    return sum(one.value for one in samples if not one.name.endswith("_created"))


def test_what_is_known_of_seats_elsewhere(database: str, redis: Redis) -> None:
    """A server counts calls by seat at its own tables, and others by address. A token that ends with its session is no
    good at the table's server at once, and its socket is closed, even if the bus was away when the session ended."""
    redis.start()  # a test may have killed it

    async def run() -> None:
        settings = Settings(calls_a_minute=60, bus=redis.address, within=PATIENCE)
        async with (
            inside(database, replace(settings, name="near"), clock=lambda: 0.0) as (near, _),
            inside(database, replace(settings, name="far"), clock=lambda: 0.0) as (far, _),
            httpx.AsyncClient(**ASKING) as client,
        ):

            async def call(at: str, path: str, body: object = None, token: str = "") -> httpx.Response:
                method = "GET" if body is None else "POST"
                headers = {"Authorization": f"Bearer {token}"} if token else {}
                return await client.request(method, f"http://{at}/api/{path}", json=body, headers=headers)

            async def calls(at: str, token: str) -> int:
                for count in range(100):
                    if (await call(at, f"tables/{id}", token=token)).status_code == 429:
                        return count
                raise AssertionError("there is no limit")

            before = counted(CALLS)
            made = (await call(near, "tables", {"game": "crooks", "seats": seats("me", "open")})).json()
            id = made["table"]
            await call(near, "accounts", {"name": "Bea", "password": GOOD})
            await call(near, f"tables/{id}/join", {"name": "Bea"})
            phone = (await call(near, f"tables/{id}/seat", {})).json()["token"]
            assert [await calls(near, phone), await calls(near, made["token"])] == [30, 30]
            assert counted(CALLS) - before == 4 + 2 * 31
            sent = await call(far, f"tables/{id}?x=1&at=nowhere", token=phone)
            assert (sent.status_code, sent.headers["location"], sent.json()["code"]) == (307, "?x=1&at=near", "moved")
            async with connect(f"ws://{near}/api/tables/{id}/socket", **TALKING) as lost:
                assert (await hello(lost, phone))["seat"] == 1
                assert counted(SOCKETS) == 1
                redis.stop(signal.SIGKILL)
                await call(far, "account/log-out", {})
                assert (await call(near, f"tables/{id}/notes", token=made["token"])).status_code == 429
                redis.start()
                await lost.wait_closed()
            assert await calls(far, "wrong") == 30 - 5 - 1, "counted by address"
            async with connect(f"ws://{near}/api/tables/{id}/socket", **TALKING) as again:
                assert (await hello(again, phone))["code"] == "token"

    asyncio.run(run())


async def answered(house: House, path: str, token: str | None = None) -> None:
    """Ask until it is answered."""
    async with asyncio.timeout(PATIENCE):
        while (await asyncio.to_thread(house.call, path, token=token)).status_code != 200:
            await asyncio.sleep(0.1)


def test_a_bus_that_is_away(hasty_fronts: list[Front], redis: Redis) -> None:
    """All servers go on with all tables, bots too; when the bus is back, nothing is the matter."""
    first, second = hasty_fronts
    id, (ada, bea) = half_full(first, second)
    sit_down(second, id, "Cid")
    insist(first, f"tables/{id}/start", token=ada)

    async def run() -> None:
        async with first.socket(id) as near, second.socket(id) as far:
            await hello(near, ada)
            await hello(far, bea)
            redis.stop(signal.SIGKILL)
            await said(near, {"t": "chat", "text": "Is anybody there?"})
            assert (await until(far, "chat"))["text"] == "Is anybody there?"
            assert second.get(f"tables/{id}") == first.get(f"tables/{id}")

    asyncio.run(run())
    for _ in range(2):
        made = insist(second, "tables", {"game": "crooks", "seats": seats("me", "heuristic")})
        asyncio.run(play_on(Player(first, made["table"], made["token"], 1)))
        assert insist(second, f"tables/{made['table']}", method="GET")["status"] == "over"
        redis.start()


def test_a_database_that_is_away(hasty_fronts: list[Front], postgres: Postgres) -> None:
    """No server acknowledges anything. Afterwards both have everything that was there before."""
    first, second = hasty_fronts
    id, (ada, _) = half_full(first, second)
    postgres.stop(signal.SIGKILL)
    for house in hasty_fronts:
        assert house.refused(f"tables/{id}/join", {"name": "Cid"})[0] == 503
    postgres.start()
    for house in hasty_fronts:
        info = insist(house, f"tables/{id}", method="GET")
        assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bea", None]
    sit_down(second, id, "Cid")
    assert insist(first, f"tables/{id}/start", token=ada)["status"] == "running"


def test_a_bus_that_is_not_there(tmp_path: Path) -> None:
    """At the start it is looked for, as long as it has to answer; then one sentence says what is wrong."""
    nowhere = f"redis://:secret@127.0.0.1:{free_port()}/0"
    commands = [
        ["serve", "--database", "postgresql://nobody@127.0.0.1/none", "--bus", nowhere, "--within", "0.5"],
        ["work", "--bus", nowhere, "--within", "0.5"],
        ["work", "--bus", "nonsense"],
        ["serve", "--data", str(tmp_path), "--bus", nowhere],
    ]
    running = [forks.start(one, stdout=PIPE, stderr=PIPE) for one in commands]
    for one in running:
        with one:  # else its pipes stay open
            out, sentence = one.communicate(timeout=PATIENCE)
        assert (one.returncode, out) == (2, "")
        check_sentence(sentence.removesuffix("\n"))
        assert "secret" not in sentence


def test_workers_without_their_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence says what to install, to a server and to a worker."""
    for module in ("saq", "saq.job", "saq.queue", "saq.queue.redis"):
        monkeypatch.setitem(sys.modules, module, None)
    address = "redis://127.0.0.1:1/0"
    for begin in (
        lambda: Workers(address, Thinkers(0), USUAL),
        lambda: asyncio.run(work(address, 1, USUAL)),
    ):
        with pytest.raises(BadInput) as why:
            begin()
        assert "skulduggery[hosting]" in str(why.value)
        check_sentence(str(why.value))


def test_a_bus_over_tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With ``rediss`` messages go over TLS, to a bus whose certificate is good for its name and by one that is known;
    else it is refused, and why is said."""
    program = find("valkey-server", "redis-server")
    if program is None:
        pytest.skip("Neither Valkey nor Redis is installed")
    file, key = certificate(tmp_path)
    port = free_port()
    options = {"tls-port": port, "port": 0, "tls-cert-file": file, "tls-key-file": key, "tls-ca-cert-file": file}
    options |= {"tls-auth-clients": "no", "save": "", "dir": tmp_path, "bind": "127.0.0.1"}
    command = [program, *[str(part) for name, value in options.items() for part in (f"--{name}", value)]]

    async def run() -> None:
        came: asyncio.Queue[bytes] = asyncio.Queue()
        here, there = Bus(address, "here", lambda _: None, USUAL), Bus(address, "there", came.put_nowait, USUAL)
        there.begin()
        assert await here.send("there", b"over TLS")
        assert await came.get() == b"over TLS"
        for one in (here, there):
            await one.end()

    def reason(address: str) -> str:
        """Return why a bus can't be used that answers; on a busy machine it may need longer than half a second."""
        while True:
            with pytest.raises(BadInput) as why:
                bus.check(address, 0.5)
            if "imeout" not in str(why.value):
                return str(why.value)

    with Popen(command, stdout=PIPE) as server:
        try:
            address = f"rediss://localhost:{port}/0"
            monkeypatch.setenv("SSL_CERT_FILE", str(file))
            bus.check(address, PATIENCE)
            asyncio.run(run())
            assert "certificate verify failed: IP address mismatch" in reason(f"rediss://127.0.0.1:{port}/0")
            monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "none"))
            assert "certificate verify failed: self-signed certificate" in reason(address)
        finally:
            server.terminate()


def test_messages_are_heard_once_over_broken_connections(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    """Messages that come, one by one, while the connection of their receiver is broken."""
    redis.start()  # a test may have killed it

    async def run() -> None:
        came: asyncio.Queue[bytes] = asyncio.Queue()
        there = Bus(redis.address, "broken", came.put_nowait, USUAL)
        there.begin()
        async with library.from_url(redis.address) as client:
            while not (reading := [one for one in await client.client_list() if one["cmd"] == "xread"]):
                await asyncio.sleep(0.01)
            for number in range(20):
                while not reading:
                    reading = [one for one in await client.client_list() if one["cmd"] == "xread"]
                pipe = client.pipeline()  # nothing comes in between
                for one in reading:
                    pipe.client_kill_filter(_id=one["id"])
                pipe.xadd(bus.stream("broken"), {bus.FIELD: str(number)})
                reading = []
                await pipe.execute()
            async with asyncio.timeout(PATIENCE):
                assert [int(await came.get()) for _ in range(20)] == [*range(20)]
            await there.send("broken", b"the last")
            assert await came.get() == b"the last"
        await there.end()
        assert came.empty()

    asyncio.run(run())
    assert "the bus has failed" in caplog.text


def play_against_each_other(folder: Path, database: str, bus: str, kind: type[Member], seed: int) -> list[set[str]]:
    """Play games whose people come by two proxies that disagree about each table; return the owners that each had.

    Stop in the middle if a table has had two owners.
    """
    members = [kind(folder / name, database, bus) for name in "ab"]

    async def play(games: list[Game]) -> list[set[str]]:
        people = [one for game in games for one in game.players]
        found: list[set[str]] = [set() for _ in games]
        playing = asyncio.gather(*[play_on(one) for one in people])
        async with asyncio.timeout(PATIENCE):
            while not playing.done() and all(len(names) < 2 for names in found):
                await asyncio.sleep(0.01)
                found = await asyncio.to_thread(owners_until_now, database, [game.id for game in games])
        playing.cancel()
        await asyncio.wait({playing})
        return found

    try:
        with opposite(folder, members) as fronts:
            keep_owners(database)
            games = [Game(fronts[number % 2], number, seed) for number in range(4)]
            for number, one in enumerate(one for game in games for one in game.players):
                one.house = fronts[number % 2]
            found = asyncio.run(play(games))
            if all(len(names) == 1 for names in found):
                check_whole(fronts[0], games)
                moves = [one.moves for game in games for one in game.players]
                assert {*moves} == {0, 1}, "each is sent on once, or is there already"
            return found
    finally:
        for house in members:
            house.stop(signal.SIGTERM)


def test_proxies_that_disagree(tmp_path: Path, database: str, redis: Redis) -> None:
    """A table stays where it is: each of its people is sent there once, and nothing is lost or comes twice."""
    redis.start()  # a test may have killed it
    found = play_against_each_other(tmp_path, database, redis.address, Member, 71)
    assert sorted({name.partition(".")[0] for names in found for name in names}) == ["a", "b"]
    assert all(len(names) == 1 for names in found)


class Greedy(Member):
    """A server that takes every table that it is asked for."""

    program: ClassVar[tuple[str, ...]] = (planted_start.__file__, "no lease")  # type: ignore[misc]


def test_without_leases_it_is_seen(tmp_path: Path, database: str, redis: Redis) -> None:
    """The test can fail: where servers don't look whose a table is, it goes back and forth."""
    redis.start()  # a test may have killed it
    found = play_against_each_other(tmp_path, database, redis.address, Greedy, 72)
    assert any(len(names) > 1 for names in found)


def test_a_table_given_up_at_that_very_moment_is_taken(database: str, redis: Redis) -> None:
    """Its owner gives it up after the claim of the next server has found it taken: that one has it then, in the
    database too."""
    redis.start()  # a test may have killed it

    async def run() -> None:
        async with inside(database, Settings(bus=redis.address, within=PATIENCE, name="near")) as (near, first):
            async with httpx.AsyncClient(**ASKING) as client:
                wanted = {"game": "crooks", "seats": seats("me", "open")}
                made = (await client.post(f"http://{near}/api/tables", json=wanted)).json()
                await client.get(f"http://{near}/api/tables/{made['table']}")
            assert first.lease is not None
            process = first.lease.process
            assert owner_of(database, made["table"]) == process
            engine = Database(database, beside=True).engine
            left = [process]

            @sa.event.listens_for(engine, "after_execute")
            def execute(_connection: object, clause: object, *_more: object) -> None:
                if isinstance(clause, sa.Update) and left:
                    with other.begin() as beside:
                        leases.give_up(beside, [made["table"]], left.pop())

            other = Database(database, beside=True).engine
            with engine.begin() as connection:
                assert leases.claim(connection, made["table"], "far.0123456789abcdef") == "far.0123456789abcdef"
            assert left == []
            assert owner_of(database, made["table"]) == "far.0123456789abcdef"
            for one in (engine, other):
                one.dispose()

    asyncio.run(run())


def test_idle_tables_are_given_up(database: str, redis: Redis) -> None:
    """A server that has put an idle table away leaves it to the next that is asked, though its lease goes on. If it is
    asked itself at that very moment, it keeps what it has."""
    redis.start()  # a test may have killed it

    async def run() -> None:
        settings = Settings(bus=redis.address, within=PATIENCE, unload_after=0)
        async with (
            inside(database, replace(settings, name="near")) as (near, first),
            inside(database, replace(settings, name="far", unload_after=1e9)) as (far, second),
            httpx.AsyncClient(**ASKING) as client,
        ):
            assert first._sweeper is not None
            first._sweeper.cancel()  # it would put tables away between two looks of this test
            made = (
                await client.post(f"http://{near}/api/tables", json={"game": "crooks", "seats": seats("me", "open")})
            ).json()
            assert owner_of(database, made["table"]) is None
            assert first.lease is not None
            assert second.lease is not None
            address = f"api/tables/{made['table']}"
            for _ in range(10):
                await client.get(f"http://{near}/{address}")
                _, answer = await asyncio.gather(first._put_idle_away(), client.get(f"http://{near}/{address}"))
                assert answer.status_code == 200
                owner = owner_of(database, made["table"])
                assert owner == (first.lease.process if made["table"] in first.tables else None)
            while (answer := await client.get(f"http://{far}/{address}")).status_code == 307:
                await first._put_idle_away()
            assert answer.status_code == 200
            assert owner_of(database, made["table"]) == second.lease.process
            assert (await client.get(f"http://{near}/{address}")).headers["location"] == "?at=far"

    asyncio.run(run())
