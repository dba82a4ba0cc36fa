"""Wrong input is refused: one clear sentence, the right status, nothing changed, the server lives."""

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest
from tests.server.house import Document, House, Player, check_sentence, heard, new_table, said, seats, until
from tools.services import PATIENCE
from websockets.exceptions import ConnectionClosed, InvalidStatus

from skulduggery.api import Rng
from skulduggery.text import Texts

NAMES = ["", "   ", "x" * 41, "x" * 10_000, "\u202eada", "a\u200fb", "a\u2066b", "a\x00b", "a\nb", "a\u200bb", "\ud800"]
TABLES: list[Any] = [
    {"game": "chess", "seats": seats("me", "open")},
    {"game": "crooks", "seats": seats("me")},
    {"game": "crooks", "seats": seats("me", *["open"] * 4)},
    {"game": "crooks", "seats": seats("open", "open")},
    {"game": "crooks", "seats": seats("me", "me")},
    {"game": "crooks", "seats": seats("me", "genius")},
    {"game": "crooks", "seats": seats("me", "open"), "options": {"edition": "1999"}},
    {"game": "crooks", "seats": seats("me", "open"), "options": {"luck": True}},
    {"game": "crooks", "seats": [{"kind": "me"}, {"kind": "open"}]},
    {"game": "crooks", "seats": [{"kind": "me", "name": "A"}, {"kind": "bot", "name": "A"}]},
    {"game": "crooks", "seats": [{"kind": "me", "name": "A"}, {"kind": "king"}]},
    {"game": "crooks", "seats": [{"kind": "me", "name": "A"}] * 1000},
    {"game": "crooks", "seats": "me"},
    {"game": "crooks"},
    {"game": "crooks", "seats": seats("me", "open"), "seed": 7},
    [],
    None,
    "crooks",
]


def standing(house: House, id: str) -> Document:
    """Return a table as everybody sees it, without the seats that are away, because they depend on time."""
    table: Document = house.get(f"tables/{id}")
    for seat in table["seats"]:
        del seat["away"]
    return table


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_names(house: House, name: str) -> None:
    """A name has 1 to 40 characters that can be printed: no control characters, no marks that turn text around."""
    made = house.post("tables", {"game": "crooks", "seats": seats("me", "open")})
    body = json.dumps({"name": name}).encode()
    before = standing(house, made["table"])
    status, _ = house.refused(f"tables/{made['table']}/join", content=body)
    assert status in (400, 422)
    assert standing(house, made["table"]) == before
    listed = house.listed()
    for named in ([{"kind": "me", "name": name}, *seats("open")], [*seats("me"), {"kind": "bot", "name": name}]):
        status, _ = house.refused("tables", content=json.dumps({"game": "crooks", "seats": named}).encode())
        assert status in (400, 422)
    assert house.listed() <= listed


@pytest.mark.parametrize("body", TABLES, ids=range(len(TABLES)))
def test_tables_that_cannot_be(house: House, body: Any) -> None:
    """A table that can't be is not made."""
    before = house.listed()
    assert house.refused("tables", body)[0] in (400, 422)
    assert house.listed() <= before


def test_broken_and_huge_bodies(house: House) -> None:
    """Broken JSON is 400, too much is 413; neither does anything."""
    for broken in (b'{"game', b"", b"\xff\xfe", b"[" * 50_000, b'{"game":' + b"9" * 5000 + b"}"):
        assert house.refused("tables", content=broken)[0] == 400
    assert house.refused("tables", content=b'{"game":"' + b"x" * 1_000_000 + b'"}')[0] == 413
    assert house.refused("tables/none/join", {"name": "x" * 1_000_000})[0] in (404, 413)


def test_bodies_are_read_to_the_letter(house: House) -> None:
    """A number in quotes is no number, nor is a fraction or a yes; a body is JSON, and says so or says nothing."""
    id, tokens = new_table(house, "me", "open")
    for seat in ("1", 1.5, True, [1]):
        status, sentence = house.refused(f"tables/{id}/take-over", {"seat": seat}, tokens[0])
        assert (status, "`int`" in sentence) == (400, True), seat
    for name in (1, None, ["Ada"]):
        assert house.refused(f"tables/{id}/join", {"name": name})[0] == 400
    assert house.refused(f"tables/{id}/join", {"name": "Eve", "n\x00\u202eame": "Eve"})[0] == 400
    assert (
        house.refused("tables", {"game": "crooks", "seats": seats("me", "open"), "options": {"edition": 1.5}})[0] == 400
    )
    wanted = {"game": "scoundrels", "seats": seats("me", "open"), "options": {"six_scoundrels": True}}
    refusal = house.call("tables", wanted, method="POST").json()
    assert refusal["args"] == {"game": "scoundrels", "problem": "extended", "option": "six_scoundrels"}
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "image/png"):
        answer = house.refused(f"tables/{id}/join", content=b'{"name": "Eve"}', headers={"Content-Type": kind})
        assert answer == (415, "Calls must be JSON."), kind
    assert len(house.get(f"tables/{id}")["seats"]) == 2


def test_refusals_can_be_told_in_other_languages(house: House) -> None:
    """A refusal says in English why, and by a code and what is put into its text what to say in any language."""
    made = house.post("tables", {"game": "crooks", "seats": seats("me", "open", "open")})
    refused = house.call(f"tables/{made['table']}/join", {"name": "Ada"}).json()
    assert (refused["code"], refused["args"], refused["rule"]) == ("same-name", {"name": "Ada"}, None)
    assert refused["error"] == Texts("en")("refusal-same-name", name="Ada")
    assert "Ada" in Texts("de")("refusal-same-name", **refused["args"])
    refused = house.call(f"tables/{made['table']}/start", method="POST", token=made["token"]).json()
    assert (refused["code"], refused["args"]) == ("empty", {"seats": 2})
    assert Texts("ru")("refusal-empty", **refused["args"]).startswith("Ещё свободны 2 места")
    refused = house.call("tables", {"game": "chess", "seats": seats("me", "open")}).json()
    assert (refused["code"], refused["error"]) == ("game", "There is no such game here.")
    refused = house.call("tables", {"game": "crooks", "seats": seats("me", "open"), "options": {"luck": 1}}).json()
    assert (refused["code"], "'luck'" in refused["error"]) == ("options", True)


def test_headers_of_refusals(house: House) -> None:
    """401 says how to show a token, 405 what can be done."""
    id, _ = new_table(house, "me", "open")
    assert house.call(f"tables/{id}/end", method="POST").headers["www-authenticate"] == "Bearer"
    refused = house.call(f"tables/{id}/end", method="DELETE")
    assert refused.status_code == 405
    assert "POST" in refused.headers["allow"]
    assert refused.json()["code"] == "method"


def test_tables_and_tokens_that_are_not(house: House) -> None:
    """No such table: 404. No token or a wrong one: 401. Not the host: 403. Not possible now: 409."""
    id, tokens = new_table(house, "me", "open")
    for what in ("start", "end", "rematch", "leave", "open"):
        assert house.refused(f"tables/none/{what}", token=tokens[0])[0] == 404
        assert house.refused(f"tables/{id}/{what}")[0] == 401
        assert house.refused(f"tables/{id}/{what}", token="wrong")[0] == 401
        assert house.refused(f"tables/{id}/{what}", headers={"Authorization": "Bearer wr\u202eong".encode()})[0] == 401
        assert house.refused(f"tables/{id}/{what}", headers={"Authorization": "Basic QQ=="})[0] == 401
    assert house.refused("tables/none", method="GET")[0] == 404
    assert house.refused("tables/%2e%2e%2fx", method="GET")[0] == 404
    assert house.refused("nothing", method="GET")[0] == 404
    assert house.refused(f"tables/{id}/start", method="DELETE")[0] == 405
    for what in ("start", "open"):
        assert house.refused(f"tables/{id}/{what}", token=tokens[1])[0] == 403
    assert house.refused(f"tables/{id}/start", token=tokens[0])[0] == 409
    assert house.refused(f"tables/{id}/join", {"name": "Cid"})[0] == 409
    for seat in (-1, 2, 10**30, 0.5, "one", None):
        assert house.refused(f"tables/{id}/take-over", {"seat": seat}, tokens[0])[0] in (400, 422)
    other = house.post("tables", {"game": "crooks", "seats": seats("me", "open")})
    assert house.refused(f"tables/{id}/end", token=other["token"])[0] == 401


def test_full_empty_and_twice(house: House) -> None:
    """No start with an empty seat, no joining a full table, no name twice."""
    made = house.post("tables", {"game": "crooks", "seats": seats("me", "open")})
    id = made["table"]
    before = standing(house, id)
    status, sentence = house.refused(f"tables/{id}/start", token=made["token"])
    assert (status, sentence) == (409, "A seat is still empty: the game starts when all are taken.")
    assert house.refused(f"tables/{id}/join", {"name": "Ada"})[0] == 409
    assert standing(house, id) == before
    house.post(f"tables/{id}/join", {"name": "Bea"})
    before = standing(house, id)
    assert house.refused(f"tables/{id}/join", {"name": "Cid"}) == (409, "This table is full.")
    assert standing(house, id) == before
    assert before["status"] == "open"


def test_pages_of_others(house: House) -> None:
    """A page from elsewhere can't open sockets or make tables; without one, or with ours, it goes."""
    id, _ = new_table(house, "me", "open")
    evil = {"Origin": "https://evil.example"}
    body = {"game": "crooks", "seats": seats("me", "open")}
    assert house.refused("tables", body, headers=evil)[0] == 403
    assert house.call("tables", body, headers={"Origin": house.address}).status_code == 201

    async def run() -> None:
        for origin in ("https://evil.example", "null"):
            with pytest.raises(InvalidStatus) as refused:
                async with house.socket(id, origin=origin):
                    pass
            assert refused.value.response.status_code == 403
        async with house.socket(id, origin=house.address) as socket:
            await said(socket, {"t": "hello"})
            assert (await heard(socket))["t"] == "state"

    asyncio.run(run())


def test_before_hello(house: House) -> None:
    """A client that doesn't begin as it should is told why, and its socket is closed with the status in its code."""
    id, _ = new_table(house, "me", "open")
    first: list[tuple[str, object, int]] = [
        ("none", {"t": "hello"}, 4404),
        (id, {"t": "hello", "token": "wrong"}, 4401),
        (id, {"t": "hello", "token": "x" * 10_000}, 4401),
        (id, {"t": "hello", "token": "x" * 50_000}, 4413),
        (id, {"t": "hello", "since": "yesterday"}, 4400),
        (id, {"t": "chat", "text": "hi"}, 4400),
        (id, {"t": "nothing"}, 4400),
        (id, [], 4400),
    ]

    async def run() -> None:
        for table, document, code in first:
            async with house.socket(table) as socket:
                with suppress(ConnectionClosed):  # it may have been refused before it has said anything
                    await said(socket, document)
                refused = await heard(socket)
                assert refused["t"] == "refused"
                check_sentence(refused["error"])
                await socket.wait_closed()
                assert socket.close_code == code, document

    asyncio.run(run())


async def asked(house: House, id: str, tokens: list[str]) -> tuple[int, Document]:
    """Return whose turn it is, and the state sent to that seat."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for seat, token in enumerate(tokens):
                async with house.socket(id) as socket:
                    await said(socket, {"t": "hello", "token": token})
                    state = await heard(socket)
                    if state["ask"]:
                        return seat, state
            await asyncio.sleep(0.1)  # a bot is thinking


def test_answers_that_are_not(house: House) -> None:
    """An answer to an ask that is gone, of another seat, of a spectator, against the rules, no answer at all."""
    id, tokens = new_table(house, "me", "open")

    async def run() -> None:
        seat, before = await asked(house, id, tokens)
        ask = before["ask"]
        good = ask["options"][1]["words"]
        async with house.socket(id) as mine, house.socket(id) as other, house.socket(id) as watcher:
            for socket, token in ((mine, tokens[seat]), (other, tokens[1 - seat]), (watcher, None)):
                await said(socket, {"t": "hello", "token": token})
                await until(socket, "state")

            async def refused(socket: Any, answer: object) -> Document:
                await (socket.send(answer) if isinstance(answer, str | bytes) else said(socket, answer))
                document = await until(socket, "refused")
                check_sentence(document["error"])
                return document

            answer = {"t": "answer", "ask": ask["id"], "words": good}
            assert "another seat" in (await refused(other, answer))["error"]
            assert "players at the table" in (await refused(watcher, answer))["error"]
            assert "no longer open" in (await refused(mine, {**answer, "ask": "0123456789abcdef"}))["error"]
            wrong = await refused(mine, {**answer, "words": ["recruit", "Z"]})
            assert wrong["answer"] == ["recruit", "Z"]
            for words in ([], ["x"] * 1000, ["recruit", "\u202e"], ["take", "boss"], ["recruit"], [""]):
                await refused(mine, {**answer, "words": words})
            for broken in (
                "",
                "{",
                "[]",
                '"hello"',
                b"\x00\xff",
                '{"t":"answer"}',
                "x" * 50_000,
                "9" * 4000,
                "[" * 9000,
            ):
                assert (await refused(mine, broken))["answer"] is None
            assert "too long" in (await refused(mine, "x" * 60_000))["error"]
            assert (await refused(mine, {"t": "hello"}))["error"] == "You have already said hello."
            with suppress(ConnectionClosed):  # it may be closed before all of it is sent
                await other.send("x" * 5_000_000)
            await other.wait_closed()
            assert other.close_code == 1009
        again = (await asked(house, id, tokens))[1]
        for name in ("version", "view", "ask", "log"):
            assert again[name] == before[name], "something has changed"
        async with house.socket(id) as mine:
            await said(mine, {"t": "hello", "token": tokens[seat]})
            await heard(mine)
            await said(mine, answer)
            assert (await until(mine, "events"))["version"] > before["version"]
            await said(mine, answer)
            assert "no longer open" in (await until(mine, "refused"))["error"]

    asyncio.run(run())


def test_answers_against_the_rules_name_the_rule(house: House) -> None:
    """A refusal has the rule's sentence and ID, both for an answer and for a question why."""
    id, tokens = new_table(house, "me", "open")

    async def run() -> tuple[Document, Document]:
        seat, state = await asked(house, id, tokens)
        async with house.socket(id) as socket:
            await said(socket, {"t": "hello", "token": tokens[seat]})
            await heard(socket)
            await said(socket, {"t": "answer", "ask": state["ask"]["id"], "words": ["recruit", "A"]})
            ask = (await until(socket, "events"))["ask"]
            ids = [crook["id"] for crook in house.get(f"tables/{id}/cards")["crooks"]]
            there = [option["words"][-1] for option in ask["options"]]
            wrong = next(one for one in ids if one not in there)
            await said(socket, {"t": "why", "ask": ask["id"], "words": ["take", there[0]]})  # an answer: nothing comes
            await said(socket, {"t": "why", "ask": ask["id"], "words": ["take", wrong]})
            why = await until(socket, "refused")
            await said(socket, {"t": "answer", "ask": ask["id"], "words": ["take", wrong]})
            return why, await until(socket, "refused")

    why, refused = asyncio.run(run())
    assert why == refused
    assert refused["rule"].startswith("CR-")
    check_sentence(refused["error"].removesuffix(f" ({refused['rule']})"))


def garbage(rng: Rng) -> str | bytes:
    """Something that a client might send by mistake or ill will."""
    whole = [
        '{"t":"answer","ask":"%s","words":["recruit","A"]}' % ("0" * rng.below(40)),
        '{"t":"chat","text":"hello"}',
        '{"t":"hello","token":null,"since":3}',
    ][rng.below(3)]
    what = rng.below(5)
    if what == 0:
        return bytes(rng.below(256) for _ in range(rng.below(300)))
    if what == 1:
        return whole[: rng.below(len(whole))]
    at = rng.below(len(whole))
    if what == 2:
        return whole[:at] + chr(rng.below(0xD000)) + whole[at + 1 :]
    if what == 3:
        return whole[:at] + "[{" * rng.below(4000) + whole[at:]
    ask = ("null", "1e999", "-0", "{}")[rng.below(4)]
    return f'{{"t":"answer","ask":{ask},"words":{"[" * rng.below(50)}}}'


def test_garbage_on_sockets(house: House) -> None:
    """The server survives anything that anyone sends on a socket, and the game goes on undisturbed."""
    id, tokens = new_table(house, "me", "open", "heuristic")
    two = [Player(house, id, token, number) for number, token in enumerate(tokens)]
    rng = Rng(2026)

    async def pour(token: str | None) -> None:
        for _ in range(8):
            try:
                async with house.socket(id) as socket:
                    if rng.below(4):
                        await said(socket, {"t": "hello", "token": token})
                    for _ in range(40):
                        await socket.send(garbage(rng))
                    if rng.below(2):
                        async with asyncio.timeout(0.05):
                            while True:
                                await socket.recv()
            except (ConnectionClosed, TimeoutError):
                continue

    async def run() -> None:
        before = (await asked(house, id, tokens))[1]
        await asyncio.gather(pour(None), pour(tokens[0]), pour(tokens[1]), pour("wrong"))
        after = (await asked(house, id, tokens))[1]
        for name in ("version", "view", "ask", "log"):
            assert after[name] == before[name]
        await asyncio.gather(*[one.play() for one in two])

    asyncio.run(run())
    assert two[0].info["status"] == two[1].info["status"] == "over"
