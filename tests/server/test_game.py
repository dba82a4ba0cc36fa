"""A table from the lobby to the scoring: two scripted people, two bots, and a spectator."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from tests.server.house import (
    Document,
    House,
    Player,
    check_sentence,
    heard,
    hello,
    new_table,
    said,
    seats,
    until,
)

from skulduggery import api, codec
from skulduggery.api import SPECTATOR


def told(record: Any, viewer: int) -> list[list[Any]]:
    """Return the messages of a record to a seat, as they are sent."""
    plain = [event.told(viewer) for events in record.events for event in events]
    return [_listed(message) for message in plain if message]


def _listed(value: Any) -> Any:
    return [_listed(one) for one in value] if isinstance(value, list | tuple) else value


def test_a_whole_game(house: House) -> None:
    """Create, join, start, play to the scoring: everybody was sent what the log says, and the scores are its own."""
    made = house.post("tables", {"game": "crooks", "seats": seats("me", "heuristic", "open", "random")})
    id = made["table"]
    assert id in [line["id"] for line in house.get("tables")]
    info = house.get(f"tables/{id}")
    assert (info["status"], info["host"], [seat["kind"] for seat in info["seats"]]) == (
        "open",
        0,
        ["person", "bot", "open", "bot"],
    )
    guest = house.post(f"tables/{id}/join", {"name": " Łucja "})
    assert guest["seat"] == 2
    assert house.get(f"tables/{id}")["seats"][2]["name"] == "Łucja"
    people = {0: Player(house, id, made["token"], 1), 2: Player(house, id, guest["token"], 2), -1: Player(house, id)}

    async def run() -> None:
        games = [asyncio.create_task(one.play()) for one in people.values()]
        while not all(one.last for one in people.values()):
            await asyncio.sleep(0.01)
        assert people[0].last["view"] is None
        await asyncio.to_thread(house.post, f"tables/{id}/start", None, made["token"])
        await asyncio.gather(*games)

    asyncio.run(run())
    log = house.call(f"tables/{id}/log", token=guest["token"])
    record = codec.read_log(log.content, "the log")
    assert api.over(record.state)
    assert record.players[0::2] == ("Ada", "Łucja")
    for seat, one in people.items():
        assert one.info["status"] == "over"
        assert one.info["scores"] == [*api.scores(record.state)]
        assert sum(one.info["shares"]) == 1
        assert one.messages == told(record, SPECTATOR if seat < 0 else seat)
        assert one.last["ask"] is None
        assert one.last["asking"] == []
        assert not one.refusals
    assert id not in [line["id"] for line in house.get("tables")]
    document = house.get(f"tables/{id}/record", made["token"])
    assert [(step["who"], tuple(step["words"])) for step in document["steps"]] == record.entries
    assert document["steps"][-1]["view"]["scores"] == [*api.scores(record.state)]
    assert None not in [arg for step in document["steps"] for message in step["messages"] for arg in message]


def test_who_looks_on_sees_nothing_secret(house: House) -> None:
    """A spectator is sent what everybody may know: no ask, no notes, no hand, no face of a hidden crook."""
    id, tokens = new_table(house, "me", "open", "heuristic")
    people = [Player(house, id, token, number) for number, token in enumerate(tokens)]
    watcher = Player(house, id)

    async def run() -> None:
        await asyncio.gather(*[one.play() for one in (*people, watcher)])

    asyncio.run(run())
    record = codec.read_log(house.call(f"tables/{id}/log", token=tokens[0]).content, "the log")
    assert watcher.messages == told(record, SPECTATOR)
    sent = [one for one in watcher.documents if one["t"] in ("state", "events") and one["view"]]
    assert len(sent) > 20
    for document in sent:
        view = document["view"]
        assert document["ask"] is None
        assert (view["seat"], view["hand"], view["looking"], view["notes"]) == (SPECTATOR, -1, [], [])
        assert min([card for row in view["rows"] for card in row], default=0) >= -1
        assert all(set(asking) == {"seat", "kind"} for asking in document["asking"])


def test_the_server_counts_for_the_browser(house: House) -> None:
    """At the end each target of the view is worth what the scoring says, and leads to the same seats."""
    id, tokens = new_table(house, "me", "heuristic", "heuristic")
    one = Player(house, id, tokens[0], 5)
    asyncio.run(one.play())
    scored = {message[1]: message for message in one.messages if message[0] == "score-target"}
    for number, target in enumerate(one.last["view"]["targets"]):
        _, _, value, _, winners, _ = scored[number]
        assert (target["worth"], target["leaders"], target["doubt"]) == (value, winners, False)


def test_secrets_stay_until_the_end(house: House) -> None:
    """Record and log are for afterwards, and then for the players, and for others when the host has opened them."""
    id, tokens = new_table(house, "me", "heuristic")
    for what in ("record", "log"):
        assert house.refused(f"tables/{id}/{what}", token=tokens[0], method="GET")[0] == 409
    assert house.refused(f"tables/{id}/open", token=tokens[0])[0] == 409
    asyncio.run(Player(house, id, tokens[0]).play())
    for what in ("record", "log"):
        assert house.call(f"tables/{id}/{what}", token=tokens[0]).status_code == 200
        assert house.refused(f"tables/{id}/{what}", method="GET")[0] == 403
        assert house.refused(f"tables/{id}/{what}", token="no", method="GET")[0] == 401
    assert house.post(f"tables/{id}/open", token=tokens[0])["opened"]
    assert house.call(f"tables/{id}/record").status_code == 200
    assert house.call(f"tables/{id}/log").status_code == 200


def test_chat_is_for_those_who_sit_there(house: House) -> None:
    """Chat reaches everybody, also those who come later; spectators can't chat."""
    id, tokens = new_table(house, "me", "open")

    async def run() -> None:
        async with house.socket(id) as watcher, house.socket(id) as ada:
            await said(watcher, {"t": "hello"})
            assert (await heard(watcher))["t"] == "state"
            await said(ada, {"t": "hello", "token": tokens[0]})
            assert (await heard(ada))["t"] == "state"
            assert (await heard(watcher))["t"] == "table"
            await said(ada, {"t": "chat", "text": "  Nice hideout. "})
            line = await until(watcher, "chat")
            assert (line["seat"], line["name"], line["text"]) == (0, "Ada", "Nice hideout.")
            assert await until(ada, "chat") == line
            for text in ("", "x" * 501, "a\u202eb", "a\nb"):
                await said(ada, {"t": "chat", "text": text})
                await until(ada, "refused")
            await said(watcher, {"t": "chat", "text": "Hello"})
            await until(watcher, "refused")
        async with house.socket(id) as late:
            await said(late, {"t": "hello"})
            state = await heard(late)
            assert [one["text"] for one in state["chat"]] == ["Nice hideout."]

    asyncio.run(run())


@pytest.mark.parametrize("game", ["crooks", "scoundrels", "mayhem"])
def test_what_is_said_to_one_reaches_nobody_else(house: House, game: str) -> None:
    """Each viewer has a numbering of its own, so nobody can count what was said to others, not even after coming
    back."""
    id, tokens = new_table(house, "me", "open", "open", game=game)
    viewers = [*tokens, None]

    async def run() -> list[list[Document]]:
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(house.socket(id)) for _ in viewers]
            for socket, token in zip(sockets, viewers, strict=True):
                await hello(socket, token)
            for seat, to in ((0, None), (0, 1), (1, 0), (2, None), (2, 0), (1, None)):
                await said(sockets[seat], {"t": "chat", "text": f"{seat} to {to}", "to": to})
                await until(sockets[seat], "chat")
            for socket in sockets:  # nobody else's lines come after it
                await said(socket, {"t": "answer", "ask": "none", "words": []})
                await until(socket, "refused")
        out = []
        for token in viewers:
            async with house.socket(id) as socket:
                out.append((await hello(socket, token))["chat"])
        return out

    heard_by = [(0, 1, 2, 3, 4, 5), (0, 1, 2, 3, 5), (0, 3, 4, 5), (0, 3, 5)]
    texts = ["0 to None", "0 to 1", "1 to 0", "2 to None", "2 to 0", "1 to None"]
    for lines, numbers in zip(asyncio.run(run()), heard_by, strict=True):
        assert [(line["n"], line["text"]) for line in lines] == [(n, texts[one]) for n, one in enumerate(numbers)]


def test_who_can_be_talked_to(house: House) -> None:
    """Not to yourself, an empty seat or a bot, nor before the game, when another person may take the seat. Spectators
    can't talk."""
    made = house.post("tables", {"game": "crooks", "seats": seats("me", "open", "heuristic")})
    id, token = made["table"], made["token"]
    house.post(f"tables/{id}/join", {"name": "Bea"})

    async def tried(token: str | None, to: object) -> str:
        async with house.socket(id) as socket:
            await hello(socket, token)
            await said(socket, {"t": "chat", "text": "Psst.", "to": to})
            refused = await until(socket, "refused")
            check_sentence(refused["error"])
            return str(refused["code"])

    assert asyncio.run(tried(token, 1)) == "open"
    house.post(f"tables/{id}/start", token=token)
    wrong = [(0, "chat-to"), (2, "chat-to"), (3, "chat-to"), (-1, "chat-to"), ("1", "unread"), (True, "unread")]
    for to, code in wrong:
        assert asyncio.run(tried(token, to)) == code
    assert asyncio.run(tried(None, 1)) == "looking-on"


def test_with_memory_strict_the_log_is_everybodys(house: House) -> None:
    """``memory: strict``: live messages tell a seat what it sees, the log afterwards what everybody was told."""
    id, tokens = new_table(house, "me", "heuristic", memory="strict")
    one = Player(house, id, tokens[0], 3)
    asyncio.run(one.play())
    assert any(message[0] == "recruit" and message[1] == 0 and message[-1] for message in one.messages)
    late = Player(house, id, tokens[0])
    asyncio.run(late.play())
    assert not any(message[0] == "recruit" and message[-1] for message in late.messages)
    assert len(late.messages) == len(one.messages)
