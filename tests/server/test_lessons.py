"""Lessons: played as recommended, left and taken up again, and left by players who do something else."""

import asyncio
from functools import partial
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser, ast
from tests.server.house import Document, House, heard, hello, said
from tools.services import ASKING, PATIENCE
from websockets.asyncio.client import ClientConnection

from skulduggery import api
from skulduggery.fair import Lots, draws
from skulduggery.lessons import FIRST, LEARNER, Lesson, find
from skulduggery.record import INTERRUPT, Record
from skulduggery.text import LANGUAGES

PACKAGE = Path(api.__file__).parent
GAMES = [game for game in api.games() if find(game, FIRST) is not None]


def lesson_of(game: str) -> Lesson:
    lesson = find(game, FIRST)
    assert lesson is not None
    return lesson


async def next_of(socket: ClientConnection) -> Document:
    """Return the state after the next events."""
    while (document := await heard(socket))["t"] != "events":
        assert document["t"] != "refused", document
    return document


def offered_to(now: Document, words: list[str]) -> bool:
    """Return whether an open offer can be taken with this answer."""
    _, kind, *answer = words
    offers = [one for one in now["offers"] if one["kind"] == kind]
    return any(option["words"] == answer for one in offers for option in one["options"])


async def learn(house: House, seat: Document, moves: int = 1000, other: bool = False) -> list[Document]:
    """Answer ``moves`` questions as recommended (or differently); return the notes at each, and at the next one."""
    shown: list[Document] = []
    address = f"{house.address}/api/tables/{seat['table']}/lesson"
    headers = {"Authorization": f"Bearer {seat['token']}"}
    async with house.socket(seat["table"]) as socket, httpx.AsyncClient(**ASKING) as client, asyncio.timeout(PATIENCE):
        now = await hello(socket, seat["token"])
        while True:
            while not now["ask"] and now["asking"]:
                now = await next_of(socket)
            info: Document = (await client.get(address, headers=headers)).json()
            if info["ask"] != (now["ask"] and now["ask"]["id"]):  # others have gone on meanwhile
                now = await next_of(socket)
                continue
            shown.append(info)
            if len(shown) > moves or not (other or info["words"]):
                return shown
            offered = [option["words"] for option in now["ask"]["options"]]
            words = next(one for one in reversed(offered) if one != info["words"]) if other else info["words"]
            if words[0] == INTERRUPT:
                while not offered_to(now, words):
                    now = await next_of(socket)
                await said(socket, {"t": "answer", "ask": f"offer-{words[1]}", "words": words[2:]})
            else:
                assert words in offered or now["ask"]["ranges"], (words, offered)
                await said(socket, {"t": "answer", "ask": now["ask"]["id"], "words": words})
            now = await next_of(socket)


def deal_of(game: str) -> int | None:
    """Return the number of the question next to which an open offer is to be taken."""
    return next((n for n, move in enumerate(lesson_of(game).move) if move.say.startswith(INTERRUPT)), None)


def test_lessons_lead_to_their_end(tmp_path: Path) -> None:
    """By the answers that they recommend, each of them legal, all notes are met in their order, also over a server that
    was killed meanwhile: while a deal is on offer, where there is one."""
    house = House(tmp_path / "data")
    seats = {game: house.post("lessons", {"game": game, "name": "Ada"}) for game in GAMES}
    begun = {game: asyncio.run(learn(house, seat, deal_of(game) or 7)) for game, seat in seats.items()}
    house.stop()
    house.start()
    for game, seat in seats.items():
        lesson, shown = lesson_of(game), begun[game]
        rest = asyncio.run(learn(house, seat))
        assert {**rest[0], "ask": None} == {**shown[-1], "ask": None}
        shown[-1:] = rest
        assert all(info["follows"] for info in shown)
        assert [note["text"] for info in shown for note in info["notes"]] == [note.text for note in lesson.notes]
        assert [info["step"] for info in shown] == [
            1 + sum(len(before["notes"]) for before in shown[:n]) for n in range(len(shown))
        ]
        assert {info["steps"] for info in shown} == {len(lesson.notes)}
    house.stop()


async def answer_last(house: House, seat: Document, id: str, words: list[str]) -> None:
    """Take an open offer (or answer the question) once nobody else is asked, then wait until nobody else is asked
    again."""
    async with house.socket(seat["table"]) as socket:
        now = await hello(socket, seat["token"])
        for once in (True, False):
            while len(now["asking"]) > 1:
                now = await next_of(socket)
            if once:
                await said(socket, {"t": "answer", "ask": id or now["ask"]["id"], "words": words})
                now = await next_of(socket)


def test_a_lesson_leads_to_a_deal(house: House) -> None:
    """A rival's offer is to be accepted. A learner who declines it, or answers the open question, is told that,
    takes the answer back, although others have gone on, and accepts."""
    deal = deal_of("mayhem")
    assert deal is not None
    seat = house.post("lessons", {"game": "mayhem", "name": "Ada"})
    before = asyncio.run(learn(house, seat, deal))[-1]
    assert before["words"] == ["interrupt", "accept", "accept", "3", "1"]
    look = partial(house.get, f"tables/{seat['table']}/lesson", seat["token"])
    for id, words in (("offer-decline", ["decline", "3", "1"]), ("", ["ready"])):
        asyncio.run(answer_last(house, seat, id, words))
        assert (look()["follows"], look()["words"]) == (False, None)
        house.post(f"tables/{seat['table']}/undo", token=seat["token"])
        assert {**look(), "ask": None} == {**before, "ask": None}
    assert all(info["follows"] for info in asyncio.run(learn(house, seat)))


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_in_another_way_plays_on(house: House, game: str) -> None:
    """The notes end, and bots go on at once; the table stands in no list, and nobody looks on."""
    seat = house.post("lessons", {"game": game, "name": "Ada"})
    asyncio.run(learn(house, seat, 1))
    shown = asyncio.run(learn(house, seat, 4, other=True))
    assert [info["follows"] for info in shown] == [True, *[False] * 4]
    assert not any(info["notes"] or info["words"] for info in shown[1:])
    table = house.get(f"tables/{seat['table']}")
    assert (table["lesson"], table["shuffle"], table["terms"]["lag"]) == (FIRST, None, None)
    assert seat["table"] not in [line["id"] for line in house.get("tables")]
    info = next(one for one in house.get("games") if one["id"] == game)
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "beginner"}] * (info["short"]["seats"] - 1)]
    house.post("tables", {"game": game, "seats": seats, "options": info["short"]["options"]})


def test_rivals_are_called_as_is_said(house: House) -> None:
    """As many as are there, by names of the learner's language; others have names of their own, and no two the same."""
    wanted = {"game": "mayhem", "name": "Ada", "rivals": ["Мурка"]}
    names = [one["name"] for one in house.get(f"tables/{house.post('lessons', wanted)['table']}")["seats"]]
    assert names[:2] == ["Ada", "Мурка"]
    assert len({*names}) == len(names) > 2
    many = {"game": "crooks", "name": "Ada", "rivals": ["Lola", "Vito", ""]}
    names = [one["name"] for one in house.get(f"tables/{house.post('lessons', many)['table']}")["seats"]]
    assert names == ["Ada", "Lola"]
    assert house.refused("lessons", {"game": "crooks", "name": "Lola", "rivals": ["Lola"]})[0] == 422
    assert house.refused("lessons", {"game": "crooks", "name": "Ada", "rivals": [""]})[0] == 422


def test_where_there_is_no_lesson(house: House) -> None:
    """A game or a lesson that isn't there, a table that is none, a seat of nobody."""
    assert house.refused("lessons", {"game": "crooks", "name": "Ada", "lesson": "../first"})[0] == 422
    assert house.refused("lessons", {"game": "chess", "name": "Ada"})[0] == 422
    assert house.refused("lessons", {"game": "crooks", "name": ""})[0] == 422
    made = house.post("tables", {"game": "crooks", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]})
    assert house.refused(f"tables/{made['table']}/lesson", token=made["token"], method="GET")[0] == 409
    assert house.refused(f"tables/{made['table']}/lesson", method="GET")[0] == 401


@pytest.mark.parametrize("game", GAMES)
def test_notes_are_the_same_whatever_others_hold(game: str) -> None:
    """Notes depend on the answers only: after a re-deal of everything that the learner can't see, they are the same."""
    lesson = lesson_of(game)
    record = Record(lesson.rules())
    for who, what in lesson.entries():
        record.enter(who, what)
    record.resume(Lots(lesson.key, "nature", record, draws))
    world = record.redeal_history(LEARNER, api.Rng(5))
    assert world.entries != record.entries
    assert lesson.left(world) == lesson.left(record)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_note_has_its_words(game: str, code: str) -> None:
    """The file has the chapters and notes of the lesson, some notes for a learner who leaves it, and nothing else."""
    text = (PACKAGE / "games" / game / "text" / "locale" / f"lessons.{code}.ftl").read_text("utf-8")
    ids = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    lesson = lesson_of(game)
    chapters = [f"lesson-{what}-{one.name}" for one in lesson.chapters for what in ("chapter", "learned")]
    notes = [f"lesson-{note.text}" for note in lesson.notes]
    assert [id for id in ids if not id.startswith("lesson-kind-")] == chapters + notes
    assert len({*ids}) == len(ids) > len(chapters + notes)
    assert lesson.chapters[0].step == 1
    assert len(lesson.chapters) >= 4


def test_rare_questions_have_words_too() -> None:
    """A player who leaves the lesson of 3000 Scoundrels gets a note for each question, or for its kind."""
    text = (PACKAGE / "games" / "scoundrels" / "text" / "locale" / "lessons.en.ftl").read_text("utf-8")
    known = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
    asked = set()
    for seed in range(20):
        state, luck = api.new(lesson_of("scoundrels").rules(), seed), api.Rng(seed)
        while asks := api.pending(state):
            asked.add(asks[0].kind)
            api.apply(state, asks[0].seat, asks[0].draw(luck))
    assert {"guard", "order", "room"} <= asked
    assert [one for one in asked if not {f"lesson-kind-{one}", f"lesson-kind-{one.split('-')[0]}"} & known] == []
