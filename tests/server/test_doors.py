"""Intruders stay out: other sites' pages, guessed tables, guessed tokens; private things stay private."""

import asyncio
import math
import string
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.house import Document, House, new_table, seats
from tests.server.inside import inside
from tools.services import ASKING
from websockets.exceptions import InvalidStatus

from skulduggery.server.accounts import owned_seats
from skulduggery.server.operations import rate_limits
from skulduggery.server.settings import Settings

EVIL = "https://evil.example"


@asynccontextmanager
async def calling(
    data: Path, settings: Settings, clock: Callable[[], float] = lambda: 0.0
) -> AsyncIterator[tuple[httpx.AsyncClient, str]]:
    """A caller and its server: the client and the address."""
    async with httpx.AsyncClient(**ASKING) as client, inside(data, settings, clock=clock) as (address, _):
        yield client, f"http://{address}/api"


def directives(response: httpx.Response) -> dict[str, str]:
    """The content security policy of an answer."""
    parts = [one.strip().partition(" ") for one in response.headers["content-security-policy"].split(";")]
    return {name: value for name, _, value in parts}


def test_headers_of_every_answer(house: House) -> None:
    """Pages, files, calls, refusals, what is nowhere: no script or style of the page itself, no frames."""
    id, tokens = new_table(house, "me", "open")
    with httpx.Client(**ASKING) as client:
        paths = ("/", "/favicon.svg", "/no.js", "/table/x")
        answers = [client.get(house.address + path) for path in paths]
        answers += [house.call("games"), house.call("tables/none"), house.call(f"tables/{id}", token=tokens[0])]
        answers += [client.request("OPTIONS", f"{house.address}/api/tables"), house.call("tables", {"game": 1})]
        answers += [house.call("nothing/here"), house.call("tables", method="DELETE")]
    for answer in answers:
        policy = directives(answer)
        assert policy["default-src"] == policy["object-src"] == policy["base-uri"] == "'none'"
        assert policy["frame-ancestors"] == policy["form-action"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
        assert policy["require-trusted-types-for"] == "'script'"
        assert policy.pop("img-src") == "'self' data:"  # a picture that the page has drawn; it runs and fetches nothing
        assert not any(word in " ".join(policy.values()) for word in ("unsafe", "*", "data:", "http", "ws:"))
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]
        called = answer.url.path.startswith("/api")
        assert ("no-store" in answer.headers.get_list("cache-control")) == called, answer.url
        assert "strict-transport-security" not in answer.headers
        assert not {"server", "x-powered-by", "set-cookie"} & {*answer.headers}
        assert not any(name.startswith("access-control-") for name in answer.headers), "no page of others may read"


def test_only_one_page_may_be_framed(house: House) -> None:
    """By anybody, and it is not the client's own; all else about it is as strict. Nothing else lies under its path."""
    with httpx.Client(**ASKING) as client:
        strict = client.get(f"{house.address}/table/x")
        for path in ("/embed/x", "/embed/x?step=3&seat=1", "/embed/x/table/y"):
            answer = client.get(house.address + path)
            assert directives(answer) == directives(strict) | {"frame-ancestors": "*"}
            assert "x-frame-options" not in answer.headers
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.text != strict.text or "has not been built" in answer.text
        for path in ("/embed", "/embedded/x", "/review/x?/embed/", "/table/embed/x"):
            answer = client.get(house.address + path)
            assert directives(answer)["frame-ancestors"] == "'none'", path
            assert answer.headers["x-frame-options"] == "DENY"
        assert client.get(f"{house.address}/embed/no.js").status_code == 404


def test_https_only_where_people_come_by_it(tmp_path: Path) -> None:
    """The header that forbids http for a year is sent where the operator says so, nowhere else."""
    one = House(tmp_path / "data", "--https")
    try:
        assert one.call("games").headers["strict-transport-security"] == "max-age=31536000"
    finally:
        one.stop()


@pytest.mark.parametrize(
    "origin", [EVIL, "null", "http://[", "//", "http://", "x" * 5000, "http://127.0.0.1", "file://", ""]
)
def test_pages_of_others_change_nothing(house: House, origin: str) -> None:
    """Whatever they say of where they come from: 403, for calls and for sockets."""
    id, tokens = new_table(house, "me", "open")
    before = house.listed()
    headers = {"Origin": origin}
    assert house.refused("tables", {"game": "crooks", "seats": seats("me", "open")}, headers=headers)[0] == 403
    assert house.refused(f"tables/{id}/end", token=tokens[0], headers=headers)[0] == 403
    assert house.refused(f"tables/{id}/end", token=tokens[0], headers={**headers, "Host": ""})[0] in (400, 403)
    assert house.listed() <= before
    assert house.get(f"tables/{id}")["status"] == "running"

    async def run() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with house.socket(id, additional_headers=headers):
                pass
        assert refused.value.response.status_code == 403

    asyncio.run(run())


def test_a_form_is_no_call(house: House) -> None:
    """A form, an image or a beacon of another site, which the browser sends without asking first, does nothing."""
    body = b'{"game": "crooks", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        assert house.refused("tables", content=body, headers={"Content-Type": kind})[0] == 415
    id, tokens = new_table(house, "me", "open")
    for path in ("start", "end", "leave", "rematch", "open"):
        assert house.refused(f"tables/{id}/{path}", method="GET")[0] == 405
        assert house.refused(f"tables/{id}/{path}?token={tokens[0]}")[0] == 401
        assert house.refused(f"tables/{id}/{path}", headers={"Cookie": f"token={tokens[0]}"})[0] == 401


# Tables and tokens that somebody might guess


def bits(words: list[str]) -> float:
    """Return the least bits of entropy in one of these, by the letters seen; all must have the same length."""
    (length,) = {len(word) for word in words}
    return length * math.log2(len({*"".join(words)}))


def test_ids_and_tokens_are_chance(house: House) -> None:
    """A private table has 26 letters of 32 (130 bits), a token 32 of 64 (192); each place has all kinds of them."""
    made = [house.post("tables", {"game": "crooks", "seats": seats("me", "open"), "private": True}) for _ in range(80)]
    ids, tokens = [one["table"] for one in made], [one["token"] for one in made]
    assert len({*ids}) == len({*tokens}) == 80
    assert bits(ids) == 130
    assert bits(tokens) == 192
    assert {*"".join(tokens)} == {*string.ascii_letters, *string.digits, "-", "_"}
    for words, kinds in ((ids, 32), (tokens, 64)):
        # Pearson over all places together: about 99.9999% of fair draws lie below
        seen = Counter("".join(words))
        expected = len(words) * len(words[0]) / kinds
        assert sum((count - expected) ** 2 / expected for count in seen.values()) < kinds + 6 * math.sqrt(2 * kinds)
        for place in range(len(words[0])):
            assert len({word[place] for word in words}) > kinds / 2, "a place that changes little"


def test_a_token_in_the_wrong_place_is_not_said_again(house: House) -> None:
    """A refusal says where something is wrong, but doesn't repeat it."""
    id, tokens = new_table(house, "me", "open")
    status, sentence = house.refused(f"tables/{id}/notes", {"by": {"by": tokens[0]}, "language": "en"}, tokens[0])
    assert (status, sentence) == (400, "This can’t be read: Invalid value - at `$.by.by`.")


def test_a_private_table_is_nowhere(house: House) -> None:
    """Only people with the link find it. The lobby shows neither it nor its rematch to anybody, before, in or after
    the game."""
    made = house.post("tables", {"game": "crooks", "seats": seats("me", "open"), "private": True})
    id = made["table"]

    def listed() -> bool:
        return id in house.call("tables").text

    assert not listed()
    house.post(f"tables/{id}/join", {"name": "Bea"})
    house.post(f"tables/{id}/start", token=made["token"])
    assert (house.get(f"tables/{id}")["status"], listed()) == ("running", False)
    house.post(f"tables/{id}/end", token=made["token"])
    again = house.post(f"tables/{id}/rematch", token=made["token"])["table"]
    assert len(again) == len(id)
    assert again not in house.call("tables").text
    before = time.time()
    other = house.post("tables", {"game": "crooks", "seats": seats("me", "open")})
    (line,) = [one for one in house.get("tables") if one["id"] == other["table"]]
    assert before <= line["created"] <= time.time()


def test_what_is_not_there_looks_like_what_is_nearly_there(house: House) -> None:
    """A wrong id gets the same answer as any other, to the letter, also where a private one begins with it."""
    made = house.post("tables", {"game": "crooks", "seats": seats("me", "open"), "private": True})
    id = made["table"]
    near = [id[:-1], id[:8], id[:-1] + ("a" if id[-1] != "a" else "b"), id.upper(), id + "a", f"{id}%00", f"{id}%20"]
    wrong = [*near, "a" * 26, "%25", "_" * 26, "' or 1=1 --", "x" * 900]
    for method, more in (
        ("GET", ""),
        ("GET", "/cards"),
        ("GET", "/record"),
        ("GET", "/log"),
        ("POST", "/end"),
        ("POST", "/hint"),
    ):
        answers = {house.call(f"tables/{one}{more}", method=method, token=made["token"]).text for one in wrong}
        assert len(answers) == 1
        assert '"code":"table"' in answers.pop()


def test_guesses_use_up_calls(tmp_path: Path) -> None:
    """A table that isn't in memory counts five calls, there or not; guesses by sockets count the same."""

    async def run() -> None:
        settings = Settings(calls_a_minute=80)
        async with calling(tmp_path, settings) as (client, at):
            codes = [(await client.get(f"{at}/tables/{n:026}")).status_code for n in range(12)]
            assert codes == [404] * 8 + [429] * 4

    asyncio.run(run())


def test_tables_of_one_address(tmp_path: Path) -> None:
    """New tables are limited: at 50 calls a minute to 10 an hour, half of them at once."""
    body = {"game": "crooks", "seats": seats("me", "open")}
    time = 0.0

    async def run() -> None:
        nonlocal time
        async with calling(tmp_path, Settings(calls_a_minute=50), lambda: time) as (client, at):
            for _ in range(2):
                codes = []
                for _ in range(6):
                    codes.append((await client.post(f"{at}/tables", json=body)).status_code)
                    time += 60
                assert codes == [201] * 5 + [429]
                time += 3600

    asyncio.run(run())


def test_neighbours_are_counted_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole line of IPv6 has the calls of one address; and what is counted has a bound."""
    monkeypatch.setattr(rate_limits, "MOST_CALLERS", 5)

    async def run() -> None:
        settings = Settings(calls_a_minute=20, proxies=("127.0.0.1",))
        async with calling(tmp_path, settings) as (client, at):

            async def taken(caller: str) -> int:
                for count in range(30):
                    asked = await client.get(f"{at}/games", headers={"X-Forwarded-For": caller})
                    if asked.status_code == 429:
                        return count
                raise AssertionError("there is no limit")

            assert await taken("2001:db8::1") == 10
            assert await taken("2001:db8::ffff:2") == 0
            assert await taken("2001:db8:0:1::1") == 10
            assert await taken("192.0.2.1") == 10
            assert await taken("::ffff:192.0.2.1") == 0
            assert [await taken(f"192.0.2.{number}") for number in range(2, 7)] == [10] * 5
            assert await taken("2001:db8::1") == 10, "who has been quiet for longest is forgotten"

    asyncio.run(run())


@pytest.mark.parametrize("game", ["crooks", "mayhem"])
def test_all_tokens_of_a_table_are_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Whichever seat a token fits, or none: as many comparisons, each of 32 bytes with 32, in constant time."""
    compared: list[tuple[int, int]] = []
    true = owned_seats.compare_digest

    def counting(a: bytes, b: bytes) -> bool:
        compared.append((len(a), len(b)))
        return true(a, b)

    monkeypatch.setattr(owned_seats, "compare_digest", counting)

    async def run() -> None:
        async with calling(tmp_path, Settings()) as (client, address):
            at = f"{address}/tables"
            body: Document = {"game": game, "seats": seats("me", "open", "open", "random")}
            made = (await client.post(at, json=body)).json()
            tokens = [made["token"]]
            tokens.append((await client.post(f"{at}/{made['table']}/join", json={"name": "Bea"})).json()["token"])
            counts: list[Any] = []
            for token in (*tokens, "wrong", tokens[0][:-1] + "A", "x" * 5000):
                compared.clear()
                await client.get(f"{at}/{made['table']}", headers={"Authorization": f"Bearer {token}"})
                counts.append(tuple(compared))
            assert {*counts} == {((32, 32),) * 4}

    asyncio.run(run())
