"""Hints and reviews at a server: the seats that get them, what they are computed from, and that nobody else notices."""

import asyncio
import signal
import time
from pathlib import Path

import httpx
import pytest
from tests.server import planted_start
from tests.server.house import Document, House, Player, heard, hello, new_table, said, seats, until
from tools.services import ASKING

from skulduggery import api, codec
from skulduggery.api import Rng
from skulduggery.record import Record
from skulduggery.server.session.advice import hinted


def opened(house: House, table: str, token: str) -> Document:
    """Return the first document to a person who comes to a table."""

    async def look() -> Document:
        async with house.socket(table) as socket:
            return await hello(socket, token)

    return asyncio.run(look())


def reviewed(house: House, table: str, token: str | None = None) -> Document:
    """Ask for a review until all of it is there."""
    done = -1
    while True:
        info = house.post(f"tables/{table}/review", token=token)
        assert done <= info["done"] <= info["steps"]
        done = info["done"]
        assert info["review"] is not None or done == 0
        if info["review"] is not None:
            assert len(info["review"]["curve"]) == info["steps"] + 1
            assert sum(margin != [] for margin in info["review"]["margins"]) == done + 1
            if done == info["steps"]:
                return info
        time.sleep(0.05)


def hint_of(house: House, table: str, token: str) -> Document:
    """Ask for a hint until it is there."""
    while True:
        info = house.post(f"tables/{table}/hint", token=token)
        if info["hint"] is not None:
            return info
        time.sleep(0.05)


def played(house: House, *kinds: str, game: str = "crooks") -> tuple[str, list[str]]:
    """A table whose game has been played to the end."""
    table, tokens = new_table(house, *kinds, game=game)
    people = [Player(house, table, token, n) for n, token in enumerate(tokens)]

    async def run() -> None:
        await asyncio.gather(*[one.play() for one in people])

    asyncio.run(run())
    assert house.get(f"tables/{table}")["status"] == "over"
    return table, tokens


@pytest.mark.parametrize("game", ["crooks", "scoundrels", "mayhem"])
def test_who_plays_against_bots_gets_hints(house: House, game: str) -> None:
    """Options of the question that stands, the same however often it is asked."""
    table, (token,) = new_table(house, "me", "heuristic", "heuristic", game=game)
    assert house.get(f"tables/{table}")["hints"] is True

    async def wait() -> Document:
        me = Player(house, table, token)
        await me.play(lambda one: bool(one.last.get("ask")) and len(one.last["ask"]["options"]) > 1)
        return me.last

    sent = asyncio.run(wait())
    found = hint_of(house, table, token)
    assert found["ask"] == sent["ask"]["id"]
    advice = found["hint"]["advice"]
    assert 1 < len(advice) <= 3
    options = [one["words"] for one in sent["ask"]["options"]]
    for one in advice:
        assert one["words"] in options
        assert 0 <= one["chance"] <= 1
        assert one["error"] > 0
    assert house.post(f"tables/{table}/hint", token=token) == found


def test_a_hint_is_for_who_asks(house: House) -> None:
    """Hints that the host allows are hidden from others: the next document to them is the chat."""
    made = house.post("tables", {"game": "crooks", "seats": seats("me", "open"), "hints": True})
    table, tokens = made["table"], [made["token"]]
    tokens.append(house.post(f"tables/{table}/join", {"name": "Ben"})["token"])
    house.post(f"tables/{table}/start", token=tokens[0])
    asked = next(n for n, token in enumerate(tokens) if opened(house, table, token)["ask"])

    async def listen() -> list[Document]:
        async with house.socket(table) as mine, house.socket(table) as other, house.socket(table) as crowd:
            await hello(mine, tokens[asked])
            await hello(other, tokens[1 - asked])
            await hello(crowd)
            await said(mine, {"t": "chat", "text": "before"})
            for one in (mine, other, crowd):
                await until(one, "chat")
            first = await asyncio.to_thread(hint_of, house, table, tokens[asked])
            assert first["hint"]["advice"]
            await said(mine, {"t": "chat", "text": "after"})
            return [await heard(one) for one in (other, crowd)]

    for document in asyncio.run(listen()):
        assert document["t"] == "chat"
        assert document["text"] == "after"
    assert house.refused(f"tables/{table}/hint", token=tokens[1 - asked])[0] == 409


def test_where_hints_are_not_allowed_there_are_none(house: House) -> None:
    table, tokens = new_table(house, "me", "open")
    assert house.get(f"tables/{table}")["hints"] is False
    for token in tokens:
        assert house.refused(f"tables/{table}/hint", token=token) == (403, "Hints are off at this table.")
    assert house.refused(f"tables/{table}/hint")[0] == 401
    alone = house.post("tables", {"game": "crooks", "seats": seats("me", "random"), "hints": False})
    assert house.refused(f"tables/{alone['table']}/hint", token=alone["token"])[0] == 403


@pytest.mark.parametrize(("game", "seated"), [("crooks", 3), ("scoundrels", 2), ("mayhem", 3)])
def test_a_hint_hangs_on_nothing_that_its_seat_cannot_see(game: str, seated: int) -> None:
    """The adviser's process makes the same of two games that told the seat the same."""
    luck = Rng(3)
    record = Record(api.make_rules(game, seated), Rng(8))
    for _ in range(40):
        ask = api.pending(record.state)[0]
        record.answer(ask.seat, api.policy(api.infostate(record.state, ask.seat), ask, luck))
    while len(api.pending(record.state)[0].options) < 2:
        ask = api.pending(record.state)[0]
        record.answer(ask.seat, api.policy(api.infostate(record.state, ask.seat), ask, luck))
    seat = api.pending(record.state)[0].seat
    other = record.redeal_history(seat, luck)
    assert codec.write_log(record) != codec.write_log(other)
    assert hinted(codec.write_log(record), seat, 5, 4) == hinted(codec.write_log(other), seat, 5, 4)


def test_a_review_is_written_once_and_kept(tmp_path: Path) -> None:
    """The second time, and after the server was killed and started again, it is there at once, and the same."""
    house = House(tmp_path / "data", "--advice", "2")
    table, (token,) = played(house, "me", "heuristic")
    info = reviewed(house, table, token)
    found = info["review"]
    assert len(found["curve"]) == info["steps"] + 1 == len(house.get(f"tables/{table}/record", token)["steps"]) + 1
    assert found["curve"][-1] == house.get(f"tables/{table}")["shares"]
    assert {one["seat"] for one in found["decisions"]} == {0, 1}
    assert house.post(f"tables/{table}/review", token=token) == info
    house.stop(signal.SIGKILL)
    house.start()
    assert house.post(f"tables/{table}/review", token=token) == info
    house.stop(signal.SIGTERM)


def test_a_review_is_for_whom_the_record_is(house: House) -> None:
    table, (token,) = played(house, "me", "random")
    assert house.refused(f"tables/{table}/review")[0] == 403
    house.post(f"tables/{table}/open", token=token)
    assert reviewed(house, table)["review"]["game"] == "crooks"


def test_only_a_game_that_was_played_to_its_end_is_reviewed(house: House) -> None:
    table, (token,) = new_table(house, "me", "random")
    assert house.refused(f"tables/{table}/review", token=token)[0] == 409
    house.post(f"tables/{table}/end", token=token)
    status, sentence = house.refused(f"tables/{table}/review", token=token)
    assert (status, sentence) == (409, "Only finished games can be reviewed.")


def test_tables_play_on_while_a_review_is_written(house: House) -> None:
    """A bot answers and people are answered while the adviser is at work."""
    table, (token,) = played(house, "me", "random")
    first = house.post(f"tables/{table}/review", token=token)
    assert first["review"] is None
    other, _ = played(house, "me", "heuristic")
    assert httpx.get(f"{house.address}/api/tables/{other}", **ASKING).json()["status"] == "over"
    assert reviewed(house, table, token)["review"]["players"]


def test_a_review_that_comes_to_a_fault_is_said_once(tmp_path: Path) -> None:
    """People who wait for it are told, so that no browser asks forever; a new request starts it again."""

    class Faulty(House):
        program = (planted_start.__file__, "no review")

    house = Faulty(tmp_path / "data", "--advice", "2")
    table, (token,) = played(house, "me", "random")
    for _ in range(2):
        assert house.post(f"tables/{table}/review", token=token)["done"] == 0
        while (answer := house.call(f"tables/{table}/review", token=token, method="POST")).status_code == 200:
            assert answer.json()["review"] is None
            time.sleep(0.05)
        assert answer.status_code == 500
    house.stop(signal.SIGTERM)
    assert house.faults().count(f"the review of table {table} failed") == 2


def test_every_answer_of_a_question_can_be_compared(tmp_path: Path) -> None:
    """Also the steps of an answer in parts, where a live table has one answer more: back to its first part."""
    house = House(tmp_path / "data", "--advice", "1")
    kinds = set()
    for _ in range(5):  # in a rare game this seat exploits nothing
        table, (token,) = played(house, "me", "heuristic", game="mayhem")
        for one in reviewed(house, table, token)["review"]["decisions"]:
            if one["seat"] == 0:
                at = f"tables/{table}/decisions/{one['step']}"
                ask = house.get(at, token)
                kinds.add(ask["kind"])
                for words in {tuple(ask["options"][n]["words"]) for n in (0, -1)}:
                    assert house.post(at, {"words": [*words]}, token)["cost"] >= 0
        if {"order", "exploit"} <= kinds:
            break
    assert {"order", "exploit"} <= kinds, "the latter is answered in parts"
    house.stop(signal.SIGTERM)
    assert house.faults() == ""


def test_a_decision_is_tried_again(tmp_path: Path) -> None:
    """The question as it stood, and another answer to it compared with the best one; each refusal says why."""
    house = House(tmp_path / "data", "--advice", "4")
    table, (token,) = played(house, "me", "heuristic")
    at = f"tables/{table}/decisions"
    assert house.refused(f"{at}/1", {"words": ["a"]}, token) == (
        409,
        "Analyse this game first. Its review isn’t finished yet.",
    )
    found = reviewed(house, table, token)["review"]["decisions"]
    mine = next(one for one in found if one["seat"] == 0)
    ask = house.get(f"{at}/{mine['step']}", token)
    options = [one["words"] for one in ask["options"]]
    assert len(options) > 1
    assert mine["best"] in options
    assert mine["words"] in options
    for words in options:
        compared = house.post(f"{at}/{mine['step']}", {"words": words}, token)
        assert 0 <= compared["cost"] <= 1
        assert compared["error"] >= 0
        assert compared["mark"] in ("", "slip", "mistake", "giveaway")
    assert house.post(f"{at}/{mine['step']}", {"words": mine["best"]}, token)["cost"] == 0
    assert house.refused(f"{at}/{mine['step']}", {"words": ["nonsense"]}, token)[0] == 422
    assert house.refused(f"{at}/{mine['step']}", {"words": mine["best"]})[0] == 403
    steps = {one["step"] for one in found}
    other = next(n for n in range(1000) if n not in steps)
    sentence = "Nobody had a choice at that step of the game."
    assert house.refused(f"{at}/{other}", {"words": ["a"]}, token) == (404, sentence)
    assert house.refused(f"{at}/100000", {"words": ["a"]}, token) == (404, sentence)
    house.stop(signal.SIGTERM)
    assert house.faults() == ""
