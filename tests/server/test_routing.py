"""Two servers over one database, behind proxies that disagree about them: the answer is the same, byte for byte."""

import asyncio
import signal
import socket
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import httpx
import pytest
import sqlalchemy as sa
from tests.server.house import MOVED, Document, House, heard, hello, new_table, seats
from tests.server.inside import inside
from tests.server.many import Front, Member, opposite, owner_of
from tests.server.people import GOOD
from tests.server.test_advice import hint_of, played, reviewed
from tests.server.test_postgres import complaints
from tools.services import ASKING, PATIENCE, TALKING, Postgres, Redis, until
from websockets.asyncio.client import connect

from skulduggery.documents.rooms import ROOMS
from skulduggery.server.settings import Settings
from skulduggery.server.storage import leases
from skulduggery.server.storage.database import Database

OTHER = f"a.{'0' * 16}"
"""A process that the tests only write down."""


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    """The address of their database."""
    postgres.start()  # a test may have killed it
    return postgres.make("routed")


@pytest.fixture(scope="module")
def members(tmp_path_factory: pytest.TempPathFactory, database: str, redis: Redis) -> Iterator[list[Member]]:
    """Two servers; neither may fail."""
    redis.start()  # a test may have killed it
    folder = tmp_path_factory.mktemp("members")
    both = [Member(folder / name, database, redis.address, "--advice", "2") for name in "ab"]
    yield both
    for one in both:
        one.stop(signal.SIGTERM)
    assert set().union(*[complaints(house) for house in both]) <= {"no workers are left"}


@pytest.fixture(scope="module")
def fronts(tmp_path_factory: pytest.TempPathFactory, members: list[Member]) -> Iterator[list[Front]]:
    """Two proxies, each of which leads all calls to a server of its own."""
    with opposite(tmp_path_factory.mktemp("fronts"), members) as both:
        yield both


@dataclass
class World:
    """Values to call with: parameters of paths and queries, tokens of seats by table and of a bot, and a person's
    cookie."""

    paths: dict[str, list[str]]
    queries: dict[str, list[str]]
    seats: dict[str, str]
    bot: str
    cookie: str

    def callers(self, address: str) -> list[dict[str, str]]:
        """The headers of a stranger, and of a person who shows the token that fits an address."""
        token = next((one for id, one in self.seats.items() if id in address), self.bot)
        return [{}, {"Authorization": f"Bearer {token}", "Cookie": self.cookie}]


class Client(httpx.Client):
    """A client that sends only what the test says, and follows redirects."""

    def __init__(self) -> None:
        super().__init__(**ASKING)
        self.headers.clear()

    def asked(
        self, house: House, method: str, path: str, encoding: str | None, headers: dict[str, str]
    ) -> httpx.Response:
        """Return the answer to a call from a client that accepts this encoding (None: it doesn't say)."""
        more = {} if encoding is None else {"Accept-Encoding": encoding}
        answer = self.request(method, f"{house.address}{path}", headers={**headers, **more})
        while answer.status_code == 307:  # httpx itself would leave the cookie behind
            answer = self.request(method, answer.url.join(answer.headers["location"]), headers={**headers, **more})
        return answer


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with Client() as one:
        yield one


def told(answer: httpx.Response) -> tuple[int, bytes, list[tuple[str, str]]]:
    """An answer without what every answer has of its own: its date, its server, the order of methods allowed."""
    own = ("date", "allow", "x-served-by")
    headers = [(name, value) for name, value in answer.headers.multi_items() if name not in own]
    allowed = [("allow", one) for one in sorted(answer.headers.get("allow", "").split(", "))]
    return answer.status_code, answer.content, sorted([*headers, *allowed])


def check_same(
    client: Client,
    fronts: list[Front],
    method: str,
    path: str,
    headers: dict[str, str],
    encodings: tuple[str | None, ...] = (None, "gzip, deflate, br"),
) -> int:
    """Ask all servers, with each of these encodings: one status, one body, the same headers.

    Returns the status.
    """
    first = client.asked(fronts[0], method, path, None, headers)
    plain = told(first)
    for encoding in encodings:
        mine = first if encoding is None else client.asked(fronts[0], method, path, encoding, headers)
        answers = [mine, *[client.asked(one, method, path, encoding, headers) for one in fronts[1:]]]
        assert told(answers[0]) == told(answers[1]), (method, path, encoding)
        assert told(answers[0])[:2] == plain[:2], (method, path, encoding)
        if "gzip" not in (encoding or ""):
            assert "content-encoding" not in answers[1].headers, (method, path, encoding)
    return plain[0]


def addresses(path: str, operation: Document, world: World) -> list[str]:
    """All addresses of an operation: a parameter of which this world knows no value is a KeyError."""
    named = [one for one in operation.get("parameters", ()) if one["in"] == "path"]
    queries = [one for one in operation.get("parameters", ()) if one["in"] == "query"]
    assert len(named) + len(queries) == len(operation.get("parameters", ())), "a parameter of a new kind"
    out = []
    for values in product(*[world.paths[one["name"]] for one in named]):
        address = path
        for one, value in zip(named, values, strict=True):
            address = address.replace(f"{{{one['name']}}}", value)
        for more in product(*[[*([] if one["required"] else [None]), *world.queries[one["name"]]] for one in queries]):
            said = {one["name"]: value for one, value in zip(queries, more, strict=True) if value is not None}
            out.append(str(httpx.URL(address, params=said)) if said else address)
    return out


def table_at(house: House, *kinds: str) -> tuple[str, list[str]]:
    """A running table that this server has: it was the first that was asked for it."""
    made = new_table(house, *kinds)
    house.get(f"tables/{made[0]}")
    return made


def asked_table(house: House) -> tuple[str, list[str]]:
    """A table whose game waits for its one person."""
    id, tokens = new_table(house, "me", "random")
    until(lambda: house.get(f"tables/{id}/turn", tokens[0])["mine"], "the bot doesn't answer")
    return id, tokens


def a_world(house: House) -> World:
    """A game that is over, one that runs, one that nobody has begun, and a lesson, all at one server; a person with an
    account, a bot, a measurement that was stopped."""
    over, (token,) = played(house, "me", "random", "random")
    running, (mine,) = asked_table(house)
    waiting = house.post("tables", {"game": "scoundrels", "seats": seats("me", "open")})
    lesson = house.post("lessons", {"game": "crooks", "lesson": "first", "name": "Ada"})
    hint_of(house, running, mine)
    decisions = reviewed(house, over, token)["review"]["decisions"]
    with httpx.Client(base_url=f"{house.address}/api/", **ASKING) as person:
        person.post("accounts", json={"name": "Robby", "password": GOOD}).raise_for_status()
        person.post("account/bot").raise_for_status()
        bot = person.post("account/bot/token").raise_for_status().json()["token"]
        person.cookies.clear()
        person.post("accounts", json={"name": "Ada", "password": GOOD}).raise_for_status()
        wanted = {"game": "crooks", "edits": ["crook.lookout.level=10"], "seats": 2}
        run = person.post("lab/runs", json=wanted).raise_for_status().json()["id"]
        person.post(f"lab/runs/{run}/stop").raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    for made in (waiting, lesson):
        house.get(f"tables/{made['table']}")
    tables = {over: token, running: mine, waiting["table"]: waiting["token"], lesson["table"]: lesson["token"]}
    paths = {"id": [*tables, "nowhere"], "game": [*ROOMS, "poker"], "run": [run, "none"]}
    paths["step"] = [str(decisions[0]["step"]), "100000"]
    queries = {"page": ["0", "1", "-1"], "seat": ["0", "9"], "name": ["Ada", "Nobody"]}
    return World(paths, queries, tables, bot, cookie)


def test_every_get_is_the_same_by_both(client: Client, fronts: list[Front], database: str) -> None:
    """Every GET of the OpenAPI document, by the proxy that leads to the owner of the tables and by the other; clients
    that take gzip and others. Each GET is answered in earnest at least once."""
    world = a_world(fronts[0])
    owners = {owner_of(database, id) for id in world.seats}
    assert len(owners) == 1, "they all lie at the first server"
    assert owners != {owner_of(database, table_at(fronts[1], "me", "random")[0])}
    document: Document = fronts[0].get("openapi.json")
    assert fronts[1].get("openapi.json") == document
    gets = [(path, item["get"]) for path, item in document["paths"].items() if "get" in item]
    assert len(gets) >= 20
    for path, operation in gets:
        statuses = set()
        for address in addresses(path, operation, world):
            for headers in world.callers(address):
                statuses.add(check_same(client, fronts, "GET", address, headers))
        assert 200 in statuses, path
        assert statuses <= {200, *(int(one) for one in operation["responses"] if one.isdigit())}, path
    assert {owner_of(database, id) for id in world.seats} == owners


def test_other_methods_and_headers_are_the_same_by_both(client: Client, fronts: list[Front]) -> None:
    """Methods that there are not, questions about part of an answer or a newer one, calls that give nothing back, and
    calls that are thought over."""
    over, (token,) = played(fronts[0], "me", "random")
    running, (mine,) = asked_table(fronts[0])
    reviewed(fronts[0], over, token)
    hint_of(fronts[0], running, mine)
    bearer = {"Authorization": f"Bearer {token}"}
    for method, path in product(("HEAD", "PUT", "DELETE", "OPTIONS"), ("record", "log", "cards", "turn", "nothing")):
        check_same(client, fronts, method, f"/api/tables/{over}/{path}", bearer)
    tag = {"Range": "bytes=0-9", "If-None-Match": "*", "If-Modified-Since": "Thu, 01 Jan 2099 00:00:00 GMT"}
    codings = None, "identity", "gzip", "br, gzip;q=0.5", "deflate", "*"
    for path in ("record", "log", "cards"):
        assert check_same(client, fronts, "GET", f"/api/tables/{over}/{path}", bearer | tag, codings) == 200
    assert check_same(client, fronts, "POST", f"/api/tables/{over}/review", bearer) == 200
    assert check_same(client, fronts, "POST", f"/api/tables/{running}/hint", {"Authorization": f"Bearer {mine}"}) == 200
    assert check_same(client, fronts, "POST", f"/api/tables/{over}/review", {"Authorization": "Basic x"}) == 401


def test_a_measurement_is_seen_and_stopped_by_both(fronts: list[Front]) -> None:
    """It is at one server. Another that its person begins at the other server ends it, as at one server."""
    first, second = [httpx.Client(base_url=f"{one.address}/api/", follow_redirects=True, **ASKING) for one in fronts]
    wanted = {"game": "crooks", "edits": ["crook.lookout.level=10"], "seats": 2}

    def state(at: httpx.Client, run: str) -> str:
        return str(at.get(f"lab/runs/{run}").raise_for_status().json()["state"])

    with first, second:
        first.post("accounts", json={"name": "Cid", "password": GOOD}).raise_for_status()
        second.post("account/log-in", json={"name": "Cid", "password": GOOD}).raise_for_status()
        old = first.post("lab/runs", json=wanted).raise_for_status().json()["id"]
        assert state(second, old) in ("waiting", "running")
        new = second.post("lab/runs", json=wanted).raise_for_status().json()["id"]
        until(lambda: state(second, old) == state(first, old) == "stopped", "the old measurement goes on")
        assert state(first, new) in ("waiting", "running")
        assert first.post(f"lab/runs/{new}/stop").raise_for_status().json()["state"] == "stopped"
        assert state(second, new) == "stopped"
        gone = f"{'0' * 16}.{new.rpartition('.')[2]}"
        for one in (first, second):
            assert one.get(f"lab/runs/{gone}").json()["code"] == "lab-run"


def test_a_long_answer_is_compressed(client: Client, fronts: list[Front]) -> None:
    """A record is sent compressed, by whichever proxy it is asked for, to a client that takes that."""
    over, (token,) = played(fronts[0], "me", "random", "random")
    path, bearer = f"/api/tables/{over}/record", {"Authorization": f"Bearer {token}"}
    plain = client.asked(fronts[0], "GET", path, None, bearer)
    for house in fronts:
        packed = client.asked(house, "GET", path, "gzip", bearer)
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "Accept-Encoding"
        assert packed.json() == plain.json()
        assert packed.num_bytes_downloaded * 4 < len(plain.content)


def test_where_a_caller_is_sent(members: list[Member]) -> None:
    """To the same address with the name of the owner: other parts of the query stay, and an old name goes. A table that
    is at the server is served whatever the name says, and so is one that nobody has."""
    id, (token,) = table_at(members[0], "me", "heuristic")
    assert members[0].get(f"tables/{id}?at=b")["status"] == "running"
    for query in ("", "at=nowhere", "at=&at=x"):
        answer = members[1].call(f"tables/{id}?{query}", follow_redirects=False)
        assert answer.status_code == 307, (query, answer.text)
        assert answer.headers["location"] == "?at=a"
        assert (answer.json()["code"], answer.json()["args"]) == ("moved", {"at": "a"})
    query = "seat=0&at=b&x=%2F%3F%26%0A%C3%A4&y="
    answer = members[1].call(f"tables/{id}/record?{query}", follow_redirects=False)
    assert answer.headers["location"] == "?seat=0&x=%2F%3F%26%0A%C3%A4&y=&at=a"
    answer = members[1].call(f"tables/{id}/mute", {"seat": 0, "muted": True}, token, follow_redirects=False)
    assert answer.status_code == 307, "nothing was done"
    made = members[0].post("tables", {"game": "crooks", "seats": seats("me", "open")})
    assert members[1].get(f"tables/{made['table']}?at=a")["status"] == "open"
    for path in ("tables/nowhere?at=a", f"tables/{id}%00?at=a", f"lab/runs/{'x' * 600}?at=a", "lab/runs/a.%00?at=a"):
        assert members[1].call(path).status_code in (404, 401, 414)


def test_a_socket_is_sent_on(members: list[Member]) -> None:
    """It is closed with a code of its own, and the reason is the name of the owner."""
    id, (token,) = table_at(members[0], "me", "heuristic")

    async def run() -> None:
        for at in ("", "nowhere"):
            async with members[1].socket(id, at) as one:
                await one.wait_closed()
                assert (one.close_code, one.close_reason) == (MOVED, "a")
        async with members[0].socket(id, "b") as one:
            assert (await hello(one, token))["t"] == "state"

    asyncio.run(run())


def test_an_owner_that_the_proxy_does_not_reach(database: str, redis: Redis) -> None:
    """While its lease lasts, a client that was sent to it and comes to another server is told after a while that the
    table can't be reached. When the lease has ended, the table is taken over, and so is one that a client waits for."""
    engine = Database(database, beside=True).engine

    def hold(seconds: float) -> None:
        with engine.begin() as connection:
            leases.hold(connection, OTHER, seconds)

    async def run() -> None:
        async with (
            inside(database, Settings(bus=redis.address, within=1)) as (here, directory),
            httpx.AsyncClient(base_url=f"http://{here}/api/", **ASKING) as client,
        ):
            wanted = {"game": "crooks", "seats": seats("me", "open")}
            made = [(await client.post("tables", json=wanted)).json()["table"] for _ in range(2)]
            hold(PATIENCE)
            with engine.begin() as connection:
                connection.execute(sa.text("update tables set owner = :other"), {"other": OTHER})
            for at in ("a", "nowhere"):
                answer = await client.get(f"tables/{made[0]}?at={at}")
                while answer.json()["code"] == "storage":  # the database of a busy machine, which has only a second
                    answer = await client.get(f"tables/{made[0]}?at={at}")
                assert (answer.status_code, answer.json()["code"]) == {
                    "a": (503, "elsewhere"),
                    "nowhere": (307, "moved"),
                }[at]
            code = "storage"
            while code == "storage":
                async with connect(f"ws://{here}/api/tables/{made[0]}/socket?at=a", **TALKING) as one:
                    code = (await heard(one))["code"]
                    await one.wait_closed()
            assert (code, one.close_code) == ("elsewhere", 4503)
            waiting = asyncio.create_task(directory.reach(made[0], "a"))
            while made[0] not in directory._elsewhere:
                await asyncio.sleep(0)
            hold(0)
            await waiting
            assert (await client.get(f"tables/{made[0]}?at=a")).json()["status"] == "open"
            async with connect(f"ws://{here}/api/tables/{made[1]}/socket?at=a", **TALKING) as one:
                assert (await hello(one))["t"] == "state"

    asyncio.run(run())
    engine.dispose()


def test_clients_that_go_while_they_wait(members: list[Member]) -> None:
    """That is no fault: the fixture looks at the logs of both."""
    table = table_at(members[0], "me", "heuristic")[0]
    far = members[1]
    host, port = far.address.removeprefix("http://").split(":")
    for _ in range(100):
        with socket.create_connection((host, int(port))) as one:
            one.sendall(f"GET /api/tables/{table}/cards?at=a HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode())
            one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # gone at once
    answer = far.call(f"tables/{table}/cards", follow_redirects=False)
    assert answer.status_code == 307, answer.text
