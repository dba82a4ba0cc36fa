"""Monitoring by a host: health, numbers, log, traces. None of it tells a secret."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

import httpx
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.house import HASTY, House, Player, Unforked, hello, new_table, said, until
from tests.server.inside import inside
from tests.server.test_postgres import over
from tests.server.test_serve import refused
from tools.services import ASKING, Postgres

from skulduggery import codec
from skulduggery.record import Record
from skulduggery.server.settings import Settings

PASSWORD = "the eagle has landed"
"""A secret that is said in private, shown as a token, and tried as an answer."""


def look(address: str) -> httpx.Response:
    """A GET that is not one of the calls."""
    return httpx.get(address, **ASKING)


def ready(house: House) -> tuple[int, dict[str, bool]]:
    """Return a server's status and its own account of its health."""
    response = look(f"{house.address}/ready")
    return response.status_code, response.json()


# Health


def test_a_server_that_is_well(house: House) -> None:
    """It is alive and ready, and says no more than that."""
    assert look(f"{house.address}/health").json() == {"alive": True}
    assert ready(house) == (200, {"storage": True, "thinkers": True})


def test_the_database_is_gone(tmp_path: Path, postgres: Postgres, database: str) -> None:
    """Alive, but not ready, until it is back."""
    house = over(database)(tmp_path / "data", *HASTY)
    while ready(house)[0] != 200:  # on a busy machine a look may take longer than this server waits
        pass
    postgres.stop(signal.SIGKILL)
    while (state := ready(house))[0] == 200:  # a look is good for a second
        pass
    assert state == (503, {"storage": False, "thinkers": True})
    assert look(f"{house.address}/health").status_code == 200
    postgres.start()
    while ready(house)[0] != 200:
        pass
    house.stop()


def test_the_bots_processes_die(tmp_path: Path) -> None:
    """Not ready, until they have been started again."""
    house = Unforked(tmp_path / "data")
    assert ready(house)[0] == 200
    for pid in house.thinkers():
        os.kill(pid, signal.SIGKILL)
    while (state := ready(house))[0] == 200:
        pass
    assert state == (503, {"storage": True, "thinkers": False})
    while ready(house)[0] != 200:
        pass
    house.stop()


def test_who_watches_is_not_counted(tmp_path: Path) -> None:
    """Calls for the health of a server don't count toward the limit, here of two calls."""

    async def run() -> None:
        async with inside(tmp_path, Settings(calls_a_minute=4)) as (address, _), httpx.AsyncClient(**ASKING) as client:
            for _ in range(20):
                for path in ("health", "ready"):
                    assert (await client.get(f"http://{address}/{path}")).status_code == 200

    asyncio.run(run())


# An evening that is watched


class Collector(ThreadingHTTPServer):
    """Takes traces by OTLP over HTTP."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taker)
        self.bodies: list[bytes] = []

    def spans(self) -> list[Any]:
        """All that came."""
        return [
            span
            for body in self.bodies
            for resource in ExportTraceServiceRequest.FromString(body).resource_spans
            for scope in resource.scope_spans
            for span in scope.spans
        ]


class Taker(BaseHTTPRequestHandler):
    """Keeps what is posted."""

    def do_POST(self) -> None:
        assert isinstance(self.server, Collector)
        self.server.bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def collector() -> Iterator[Collector]:
    """A collector that runs."""
    with Collector() as one:
        thread = Thread(target=one.serve_forever)
        thread.start()
        try:
            yield one
        finally:  # else it would go on without its socket, and the process would never end
            one.shutdown()
            thread.join()


class Traced(House):
    """A server that asks no proxy on the way to the collector."""

    environment: ClassVar[dict[str, str]] = {"NO_PROXY": "127.0.0.1"}


Numbers = dict[tuple[str, ...], float]


def numbers(address: str) -> Numbers:
    """Return the metrics, by name and by the values of labels in the order of their names."""
    return {
        (one.name.removeprefix("skulduggery_"), *[value for _, value in sorted(one.labels.items())]): one.value
        for family in text_string_to_metric_families(look(address).text)
        for one in family.samples
        if one.name.startswith("skulduggery_") and "le" not in one.labels
    }


@dataclass
class Evening:
    """A game of two people and a bot, and what its host saw. ``noise``: numbers after strangers came, too."""

    table: str
    people: list[Player]
    game: Record
    numbers: Numbers
    noise: Numbers
    log: str
    spans: list[Any]
    traced: bytes

    @property
    def answers(self) -> int:
        """That people gave."""
        return sum(who in ("1", "2") for who, _ in self.game.entries)

    @property
    def said(self) -> int:
        """Answers that people said, with those that were refused."""
        return self.answers + 1 + sum(len(one.refusals) for one in self.people)


def play(house: House) -> tuple[str, list[Player], Record]:
    """A game with some talk and some mistakes."""
    id, tokens = new_table(house, "me", "open", "heuristic")
    people = [Player(house, id, token, seed) for seed, token in enumerate(tokens)]

    async def run() -> None:
        async with house.socket(id) as ada:
            await hello(ada, tokens[0])
            await said(ada, {"t": "chat", "text": PASSWORD, "to": 1})
            await until(ada, "chat")
            await said(ada, {"t": "answer", "ask": PASSWORD, "words": [PASSWORD]})
            await until(ada, "refused")
        await asyncio.gather(*[one.play() for one in people])

    asyncio.run(run())
    house.refused(f"tables/{id}/end", token=PASSWORD)
    log = house.call(f"tables/{id}/log", token=tokens[0])
    return id, people, codec.read_log(log.content, "the log")


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """A server that is watched in every way."""
    with collector() as one:
        watched = (
            "--metrics",
            "127.0.0.1:0",
            "--log",
            "json",
            "--traces",
            f"http://127.0.0.1:{one.server_port}/v1/traces",
        )
        house = Traced(tmp_path_factory.mktemp("watched") / "data", *watched)
        assert house.process is not None
        assert house.process.stdout is not None
        address = house.process.stdout.readline().split()[-1]
        table, people, game = play(house)
        found = numbers(address)
        assert "skulduggery_" not in look(f"{house.address}/metrics").text, "not where people play"
        for number in range(20):
            assert house.call(f"tables/none{number}").status_code == 404
            house.call(f"nowhere/{number}", {}, method="POST")
            house.call(f"games/chess{number}/cards")
        noise = numbers(address)
        house.stop(signal.SIGTERM)
        return Evening(table, people, game, found, noise, house.faults(), one.spans(), b"".join(one.bodies))


def test_numbers(evening: Evening) -> None:
    """They are right, and what strangers send makes few new ones."""
    found, game = evening.numbers, evening.game
    assert found["answers_total", "crooks"] == sum(who in ("1", "2", "3") for who, _ in game.entries)
    assert found["told_seconds_count",] == evening.answers
    assert found["thought_seconds_count",] == sum(who == "3" for who, _ in game.entries)
    assert found["commit_seconds_count",] > found["answers_total", "crooks"]
    assert found["calls_total", "POST /api/tables", "201"] == 1
    assert found["calls_total", "POST /api/tables/{id}/end", "401"] == 1
    assert found["refusals_total", "token", "401"] == 1
    assert found["refusals_total", "gone", "409"] >= 1
    assert found["tables", "crooks"] == 1
    assert found["sockets",] == 0
    assert found["storage_failures_total",] == 0
    assert len(set(evening.noise) - set(found)) <= 12


def test_the_log_tells_no_secret(evening: Evening) -> None:
    """The log has an event a line, with the table and the call, but no token, no card and no talk."""
    dealt = {word for who, what in evening.game.entries for word in what if who == "nature"}
    tokens = [one.token or "" for one in evening.people]
    for secret in (PASSWORD, *tokens, *[word for word in dealt if len(word) > 3]):
        assert secret not in evening.log
        assert secret.encode() not in evening.traced
    lines: list[dict[str, Any]] = [json.loads(line) for line in evening.log.splitlines()]
    fields = {field for line in lines for field in line}
    assert fields == {"event", "level", "timestamp", "call", "did", "status", "table", "seconds", "seat", "game"}
    by_event: dict[str, list[dict[str, Any]]] = {}
    for line in lines:
        by_event.setdefault(line["event"], []).append(line)
    assert set(by_event) == {"call", "table made", "game begun", "game over", "socket opened", "socket closed"}
    assert {line["table"] for line in lines if line["event"] != "call"} == {evening.table}
    calls = {line["call"]: line for line in by_event["call"]}
    made, begun = calls[by_event["table made"][0]["call"]], calls[by_event["game begun"][0]["call"]]
    assert (made["did"], made["status"]) == ("POST /api/tables", 201)
    assert begun["did"] == "POST /api/tables/{id}/start", "done by the table's own task, and still by this call"
    assert all(line["status"] < 400 for line in by_event["call"]), "what is refused makes no line"


def test_traces(evening: Evening) -> None:
    """Calls, answers and commits, each within what caused it."""
    names = {span.span_id: span.name for span in evening.spans}
    answers = [span for span in evening.spans if span.name == "answer"]
    assert len(answers) == evening.said
    for span in answers:
        told = {one.key: one.value.string_value or one.value.int_value for one in span.attributes}
        assert told in ({"table": evening.table, "seat": 0}, {"table": evening.table, "seat": 1})
    above = [names.get(span.parent_span_id, "") for span in evening.spans if span.name == "commit"]
    assert above.count("answer") == evening.answers
    assert above.count("answer of a bot") == sum(who == "3" for who, _ in evening.game.entries)
    assert {"POST /api/tables", "POST /api/tables/{id}/join", "POST /api/tables/{id}/start"} <= set(above)


def test_a_log_for_people(tmp_path: Path) -> None:
    """The same, a line each, without JSON."""
    house = House(tmp_path / "data", "--log", "text")
    id, _ = new_table(house, "me", "open")
    house.stop(signal.SIGTERM)
    made = [line for line in house.faults().splitlines() if "table made" in line]
    assert len(made) == 1
    assert f"table={id}" in made[0]


def test_what_cannot_be_watched(tmp_path: Path, house: House) -> None:
    """One sentence, and the server doesn't begin."""
    data = ("--port", "0", "--data", str(tmp_path / "data"))
    assert "in use" in refused(*data, "--metrics", house.address.removeprefix("http://"))
    assert "4318" in refused(*data, "--traces", "collector")


def test_what_is_off_is_not_loaded() -> None:
    """Without traces, OpenTelemetry need not even be installed."""
    code = "import sys, skulduggery.server.app; sys.exit(any('opentelemetry' in name for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
