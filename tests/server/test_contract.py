"""The OpenAPI document is kept by the server: calls made up from it, right and wrong, get what it says they get."""

import ast
import asyncio
import re
import runpy
from collections import Counter
from contextlib import suppress
from functools import cache
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, seed, settings
from hypothesis.errors import FlakyStrategyDefinition
from schemathesis.pytest.lazy import get_all_tests
from schemathesis.specs.openapi.checks import ignored_auth
from tests.server.house import Document, House, Player, check_sentence, heard, new_table, said, seats

from skulduggery import api, server
from skulduggery.documents.rooms import ROOMS
from skulduggery.server.http.application import CODES
from skulduggery.server.http.callers import GUEST_KEY, SHORTEST_KEY
from skulduggery.server.http.openapi import document
from skulduggery.server.protocol.tables import Status
from skulduggery.text import source

CHECKOUT = Path(__file__).parents[2]
WORKER = CHECKOUT / "web" / "src" / "local" / "port.ts"
CHECKS = {
    # a schema doesn't say which names, games and seats there are, nor how long an address may be
    "positive_data_acceptance": {"expected-statuses": ["2xx", "401", "403", "404", "409", "414", "422"]},
    "negative_data_rejection": {
        "expected-statuses": ["400", "401", "403", "404", "405", "406", "409", "414", "415", "422", "428", "429", "5xx"]
    },
    "allow_header_conformance": {"enabled": False},  # of OPTIONS, which the framework answers
}
OPERATIONS = [f"{method.upper()} {path}" for path, item in document()["paths"].items() for method in item]
FEW = settings(max_examples=8, derandomize=True, deadline=None, database=None, suppress_health_check=[*HealthCheck])
MANY = settings(FEW, max_examples=500)


@cache
def contract() -> Any:
    """Return the document as schemathesis reads it."""
    return schemathesis.openapi.from_dict(document(), config=schemathesis.Config.from_dict({"checks": CHECKS}))


@cache
def session() -> requests.Session:
    """Return what keeps connections for the calls, but neither cookies nor proxies."""
    one = requests.Session()
    one.trust_env = False
    one.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    return one


def whole(value: Any) -> Any:
    """The same with 0 for 0.0: to JSON Schema that is an integer too, and no schema can say otherwise."""
    if isinstance(value, dict):
        return {name: whole(one) for name, one in value.items()}
    if isinstance(value, list):
        return [whole(one) for one in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def inapplicable(case: schemathesis.Case) -> list[Any]:
    """Return the checks that don't hold for a call: a guest's key is made up, so each that is long enough is right."""
    return [ignored_auth] if len((case.headers or {}).get(GUEST_KEY, "")) >= SHORTEST_KEY else []


def one_call(case: schemathesis.Case, house: House) -> None:
    """Make a call, check the answer against the document; whatever is refused is refused in one clear sentence."""
    case.body = whole(case.body)
    response = case.call_and_validate(base_url=house.address, session=session(), excluded_checks=inapplicable(case))
    if response.status_code >= 400:
        check_sentence(response.json()["error"])


def try_calls(operation: str, house: House, how: settings) -> None:
    """Try one operation. Its calls are made up only now, because each of pytest's workers collects all tests."""
    schema = contract().include(name=operation)
    [found] = get_all_tests(schema=schema, test_func=one_call, settings=how, given_kwargs=None)
    _, test = found.ok()
    test(house=house)


@pytest.mark.parametrize("operation", OPERATIONS)
def test_calls(operation: str, house: House) -> None:
    """Each operation by itself, also with methods, bodies and tokens that are none."""
    try_calls(operation, house, FEW)


@pytest.mark.long
@pytest.mark.parametrize("operation", OPERATIONS)
def test_many_calls(operation: str, house: House) -> None:
    """The same, more of it."""
    try_calls(operation, house, MANY)


def calls_at_tables(house: House, number: int) -> Counter[str]:
    """Calls that follow one another at the same tables, mostly with a token of the table: how many were taken."""
    tokens: dict[str, str] = {}
    taken: Counter[str] = Counter()
    wrong: list[Exception] = []

    class Tables(contract().as_state_machine()):  # type: ignore[misc]
        def get_call_kwargs(self, case: schemathesis.Case) -> Document:
            token = tokens.get(str(case.path_parameters.get("id")))
            return {
                "base_url": house.address,
                "session": session(),
                "headers": {"Authorization": f"Bearer {token}"} if token else {},
            }

        def before_call(self, case: schemathesis.Case) -> None:
            case.body = whole(case.body)
            size = len(str(case.body))
            if case.operation.label == "POST /api/tables" and isinstance(case.body, dict):
                kinds = ["me", "open", "heuristic", "open"][: 2 + size % 3]
                case.body = {"game": "crooks", "seats": seats(*(kinds if size % 5 else ["me", "random"]))}
            elif case.operation.label.endswith("join") and isinstance(case.body, dict) and size % 4:
                case.body = {"name": f"Guest {size}"}

        def after_call(self, response: schemathesis.Response, case: schemathesis.Case) -> None:
            taken[case.operation.label] += response.status_code < 300
            if response.status_code == 201:
                tokens.setdefault(response.json()["table"], response.json()["token"])

        def validate_response(self, response: schemathesis.Response, case: schemathesis.Case, **more: Any) -> None:
            try:
                case.validate_response(response, excluded_checks=inapplicable(case), transport_kwargs=more)
                if response.status_code >= 400:
                    check_sentence(response.json()["error"])
            except Exception as error:
                wrong.append(error)
                raise

    with suppress(FlakyStrategyDefinition):  # the same calls again find another server: it has a memory
        seed(number)(Tables).run(settings=settings(FEW, stateful_step_count=25))
    assert not wrong
    return taken


def test_calls_at_the_same_tables(house: House) -> None:
    """The result of a call leads to other calls, as the document's links say."""
    taken: Counter[str] = Counter()
    for number in range(20):  # a run may end early: it depends on the ids that tables get
        taken += calls_at_tables(house, number)
        if len(taken) >= 9:
            return
    raise AssertionError("hardly anything was tried")


@pytest.mark.long
def test_many_calls_at_the_same_tables(house: House) -> None:
    """The same, more of it."""
    taken = sum((calls_at_tables(house, number) for number in range(1, 9)), Counter[str]())
    assert len(taken) >= 13, "hardly anything was tried"


def test_the_document_is_valid() -> None:
    """OpenAPI 3.1, and each schema in it a schema."""
    contract().validate()
    for schema in document()["components"]["schemas"].values():
        jsonschema_rs.meta.validate({"$schema": "https://json-schema.org/draft/2020-12/schema", **schema})


def test_each_operation_declares_its_refusals() -> None:
    """All follow the one document, and a call that needs a token says so."""
    for path, item in document()["paths"].items():
        for method, operation in item.items():
            responses = operation["responses"]
            for status, response in responses.items():
                if status > "3":
                    schema = response["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Refusal"}, (path, status)
            assert ("401" in responses) == ("security" in operation), path
            assert ("403" in responses) == (method == "post" or "security" in operation), path
            asked = [one["name"] for one in operation.get("parameters", ()) if one["in"] == "query"]
            assert ("400" in responses) == (bool(asked) or "requestBody" in operation), path
            assert ("404" in responses) == ("{" in path or "name" in asked), path
            assert "429" in responses


@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"])
def test_each_post_takes_json_only(house: House, kind: str) -> None:
    """No POST of the document takes what a form of another site's page can send; but letters are stopped by a form."""
    posts = [(path, item["post"]) for path, item in document()["paths"].items() if "post" in item]
    assert len(posts) > 30
    for path, operation in posts:
        answer = house.call(
            f"..{path.replace('{step}', '1')}", content=b"a=b", headers={"Content-Type": kind}, method="POST"
        )
        assert (answer.status_code == 415) == ("{letters}" not in path), path
        assert ("415" in operation["responses"]) == ("{letters}" not in path), path


def test_everything_on_sockets_fits_its_schema(house: House) -> None:
    """A whole game with chat and refusals: every document is one that ``ToClient`` allows."""
    schemas = {"$ref": "#/components/schemas/ToClient", "components": document()["components"]}
    allowed = jsonschema_rs.validator_for(schemas)
    id, tokens = new_table(house, "me", "heuristic")
    ada, watcher = Player(house, id, tokens[0], 1), Player(house, id)

    async def run() -> Document:
        async with house.socket(id) as socket:
            await said(socket, {"t": "hello", "token": tokens[0]})
            await heard(socket)
            await said(socket, {"t": "chat", "text": "Hello."})
            await said(socket, {"t": "answer", "ask": "none", "words": ["pass"]})
            while (one := await heard(socket))["t"] != "refused":
                allowed.validate(one)
        await asyncio.gather(ada.play(), watcher.play())
        return one

    refused = asyncio.run(run())
    documents = [refused, *ada.documents, *watcher.documents]
    for one in documents:
        allowed.validate(one)
    assert {one["t"] for one in documents} == {"state", "events", "table", "refused"}
    assert not allowed.is_valid({**refused, "code": None})


def codes() -> set[str]:
    """The codes of all refusals: in the server, and in the worker that stands in for one."""
    (own,) = re.findall(r"^type Code = (.*)$", WORKER.read_text("utf-8"), re.M)
    found = set(re.findall(r"'([^']+)'", own))
    for path in Path(server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(node, ast.Call) and (
                getattr(called, "id", "") == "ApiError"
                or (getattr(called, "attr", "") == "__init__" and len(node.args) > 1)  # of a kind of ApiError
            ):
                code = node.args[1]
                found |= {code.value} if isinstance(code, ast.Constant) else set()
    return found | {*CODES.values()} | {*get_args(Status)}


def test_each_refusal_has_its_text() -> None:
    """In English, and none too many; that the other languages have the same is checked with the other texts."""
    ids = [line.split(" ")[0] for line in source("en").splitlines()]
    assert codes() - {"rule"} == {id.removeprefix("refusal-") for id in ids if id.startswith("refusal-")}


def test_what_the_client_takes_from_python_is_current() -> None:
    """The client's files are what tools/wire.py makes."""
    tool = runpy.run_path(str(CHECKOUT / "tools" / "wire.py"))
    for path, text in tool["files"]().items():
        assert path.read_text("utf-8") == text, f"{path.name}: run tools/wire.py"


def test_each_game_has_its_room(house: House) -> None:
    """The games that the server lists are those whose documents it knows, each tagged with its game."""
    assert {game["id"] for game in house.get("games")} == {*ROOMS} <= {*api.games()}
    for game in ROOMS:
        assert house.get(f"games/{game}/cards")["game"] == game
