"""Names and talk: they are visible, keep to their line, and nobody passes for another."""

import asyncio
import json

import pytest
from tests.server.house import Document, House, heard, hello, new_table, said, until

ALIKE = [
    ("Ada", "ada"),
    ("Ada", "\u0410D\u0410"),  # Cyrillic
    ("Capa", "\u0421\u0430\u0440\u0430"),
    ("Kate", "\u039aate"),  # Greek
    ("Ann", "\uff21\uff4e\uff4e"),  # wide
    ("Bob", "B0b"),
    ("Bill", "BiIl"),
    ("Bill", "Bi11"),
    ("Zoe", "Zo\u00eb"),
    ("Slim", "S\u0335lim"),
    ("Ada", "Ada\ufe0f"),
    ("Ann Lee", "AnnLee"),
    ("Ann Lee", "Ann   Lee"),
]
OTHERS = [
    ("Ada", "Ida"),
    ("Anna", "Ann"),
    ("Guest 1", "Guest 11"),
    ("\u041c\u0430\u0448\u0430", "\u0414\u0430\u0448\u0430"),
]
PILED = "A\u0336\u0489\u0353\u0348\u0321"
UNSEEN = ["\u3164", "\u2800", "\u115f\u1160", "a\u034f", "\u0301Ada", "\ufe0f", PILED, "a\u00ad"]
TURNED = ["\u202e", "\u2066", "\u200f", "\u200b", "\u0007", "\u001b[31m", "\n", "\ufeff", "\ue000"]


def joined(house: House, host: str, guest: str) -> tuple[int, str]:
    """A guest joins a host: the status, and what they are called."""
    made = house.post("tables", {"game": "crooks", "seats": [{"kind": "me", "name": host}, {"kind": "open"}]})
    answer = house.call(f"tables/{made['table']}/join", content=json.dumps({"name": guest}).encode(), method="POST")
    return answer.status_code, house.get(f"tables/{made['table']}")["seats"][1]["name"] or answer.json()["code"]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(house: House, one: str, other: str) -> None:
    """Only the first of the two names may sit at a table; that holds for seats of a new table too."""
    assert joined(house, one, other) == joined(house, other, one) == (409, "same-name")
    both: Document = {"game": "crooks", "seats": [{"kind": "me", "name": one}, {"kind": "bot", "name": other}]}
    assert house.refused("tables", both)[0] == 422


@pytest.mark.parametrize(("one", "other"), OTHERS)
def test_names_that_do_not(house: House, one: str, other: str) -> None:
    """They are as they were said."""
    assert joined(house, one, other) == (201, other)


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_names_that_cannot_be_seen(house: House, name: str) -> None:
    """Nothing to be seen, or too much of it above and below the line."""
    assert joined(house, "Bea", name) == (422, "name")


@pytest.mark.parametrize("name", ["Zoë", "Nguyễn Thị", "עָדָה", "สมชาย", "🕵️", "Ann-Marie O’Neil", "李雷"])
def test_names_of_the_world(house: House, name: str) -> None:
    """Letters of any language, with the marks that they need."""
    assert joined(house, "Bea", name) == (201, name)


def test_a_name_is_tidied(house: House) -> None:
    """Blanks around it and doubled ones go, marks join their letters."""
    assert joined(house, "Bea", "  Zoe\u0308   Lee ") == (201, "Zoë Lee")


def test_what_is_said_keeps_to_its_line(house: House) -> None:
    """In chat too nothing turns the line around, is drawn over others, or shows nothing."""
    id, tokens = new_table(house, "me", "open")

    async def run() -> None:
        async with house.socket(id) as one:
            await hello(one, tokens[0])
            for text in (*[f"a{mark}b" for mark in TURNED], "a" + "\u0336" * 5, "\u3164 \u2800", " "):
                await said(one, {"t": "chat", "text": text})
                assert (await until(one, "refused"))["code"] == "chat", ascii(text)
            for text in ("I ❤️ rum", "שלום", "e\u0301"):
                await said(one, {"t": "chat", "text": text})
                assert (await until(one, "chat"))["text"] == text.replace("e\u0301", "é")
        async with house.socket(id) as one:
            await said(one, {"t": "hello", "token": tokens[1]})
            assert len((await heard(one))["chat"]) == 3

    asyncio.run(run())
