"""The waiting room of a table: bots on open seats, other options, who is ready, and who is the host."""

import asyncio
import signal
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from tests.server.dealers import Dealer, dealt, log_of, played_out, sealed, sit_down, verified
from tests.server.house import Document, House, hello, new_table, seats, until


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where nobody is soon away."""
    one = House(tmp_path_factory.mktemp("room") / "data")
    yield one
    one.stop(signal.SIGTERM)
    assert one.faults() == ""


def opened(house: House, *kinds: str) -> tuple[str, str]:
    """Return a new table with these seats and its host's token."""
    made = house.post("tables", {"game": "crooks", "seats": seats(*kinds)})
    return made["table"], made["token"]


def kinds(info: Document) -> list[str]:
    """Return who sits at a table: the kind of each seat."""
    return [seat["kind"] for seat in info["seats"]]


def told(house: House, id: str, token: str, call: Callable[[], object], wanted: Callable[[Document], bool]) -> Document:
    """Return the first table like this that somebody in the room is told of after another's call."""

    async def listen() -> Document:
        async with house.socket(id) as socket:
            await hello(socket, token)
            await asyncio.to_thread(call)
            while True:
                news: Document = (await until(socket, "table"))["table"]
                if wanted(news):
                    return news

    return asyncio.run(listen())


def test_the_host_seats_bots_and_takes_them_out(house: House) -> None:
    """On an open seat only, under a name of their own; everybody in the room is told. Nobody else may."""
    id, ada = opened(house, "me", "open", "open")
    bea = house.post(f"tables/{id}/join", {"name": "Lefty"})["token"]
    asked = partial(house.post, f"tables/{id}/seats", {"seat": 2, "bot": "heuristic"}, ada)
    bot = told(house, id, bea, asked, lambda table: table["seats"][2]["kind"] == "bot")["seats"][2]
    assert (bot["kind"], bot["bot"], bot["name"]) == ("bot", "heuristic", "Duchess")  # the first name is taken
    path = f"tables/{id}/seats"
    assert house.refused(path, {"seat": 2, "bot": "random"}, ada) == (409, "Duchess already sits in that seat.")
    assert house.refused(path, {"seat": 1, "bot": "random"}, ada) == (409, "Lefty already sits in that seat.")
    assert house.refused(path, {"seat": 3, "bot": None}, ada)[0] == 422
    assert house.refused(path, {"seat": 2, "bot": None}, bea)[0] == 403
    assert kinds(house.post(path, {"seat": 2, "bot": None}, ada)) == ["person", "person", "open"]
    assert house.refused(path, {"seat": 2, "bot": "genius"}, ada)[0] == 422
    house.post(path, {"seat": 2, "bot": "random"}, ada)
    assert house.refused(f"tables/{id}/join", {"name": "Cid"}) == (409, "This table is full.")
    house.post(f"tables/{id}/start", token=ada)
    assert house.refused(path, {"seat": 2, "bot": None}, ada)[0] == 409
    assert house.refused(f"tables/{id}/settings", {"hints": True}, ada)[0] == 409
    assert house.refused(f"tables/{id}/ready", {"ready": True}, ada)[0] == 409


def test_the_host_frees_the_seat_of_a_person(house: House) -> None:
    """The connection is closed and the token is worth nothing; the person may sit down again, unless blocked."""
    id, ada = opened(house, "me", "open", "open")
    bea = house.post(f"tables/{id}/join", {"name": "Bea"})["token"]
    cid = house.post(f"tables/{id}/join", {"name": "Cid"})["token"]
    path, free = f"tables/{id}/seats", {"seat": 1, "bot": None}
    assert house.refused(path, free, cid)[0] == 403
    assert house.refused(path, {"seat": 0, "bot": None}, ada) == (409, "Ada already sits in that seat.")

    async def freed() -> None:
        async with house.socket(id) as socket:
            await hello(socket, bea)
            table = await asyncio.to_thread(house.post, path, free, ada)
            assert kinds(table) == ["person", "open", "person"]
            await socket.wait_closed()

    asyncio.run(freed())
    assert house.refused(f"tables/{id}/ready", {"ready": True}, bea)[0] == 401
    assert house.post(f"tables/{id}/join", {"name": "Bea"})["seat"] == 1
    house.post(f"tables/{id}/start", token=ada)
    assert house.refused(path, free, ada)[0] == 409


def test_other_options_are_sealed_and_dealt(house: House, tmp_path: Path) -> None:
    """All seal again for the new options, the game is played by them, and the log proves that it was fair."""
    people = sit_down(house, "me", "open")
    ada, bea = people
    asyncio.run(sealed(people))
    path = f"tables/{ada.table}/settings"
    before = house.get(f"tables/{ada.table}")
    house.post(f"tables/{ada.table}/ready", {"ready": True}, bea.token)
    assert house.refused(path, {"options": {"edition": "2016"}}, bea.token)[0] == 403
    assert house.refused(path, {"options": {"edition": "1816"}}, ada.token)[0] == 422
    assert house.refused(path, {"terms": {"clock": 5}}, ada.token)[0] == 422
    assert house.get(f"tables/{ada.table}") == before | {
        "seats": [before["seats"][0], before["seats"][1] | {"ready": True}]
    }
    after = house.post(path, {"options": {"edition": "2016"}}, ada.token)
    assert after["options"] == before["options"] | {"edition": "2016"} != before["options"]
    assert after["shuffle"]["awaited"] == [0, 1]
    assert after["shuffle"]["seating"] != before["shuffle"]["seating"]
    assert not after["seats"][1]["ready"]
    asyncio.run(dealt(people))
    asyncio.run(played_out(people))
    log = log_of(ada)
    assert b'"edition":"2016"' in log.splitlines()[0]
    assert [verified(tmp_path, log, one.receipt()) for one in people] == [0, 0]


def test_what_is_said_in_the_room_is_stored(tmp_path: Path) -> None:
    """After a crash or on another server, the table has the same bots, options, terms and ready ticks."""
    house = House(tmp_path / "data")
    id, ada = opened(house, "me", "open", "open")
    bea = house.post(f"tables/{id}/join", {"name": "Bea"})["token"]
    house.post(f"tables/{id}/seats", {"seat": 2, "bot": "random"}, ada)
    terms = {"lag": None, "clock": 60, "late": "bot"}
    house.post(f"tables/{id}/settings", {"options": {"edition": "2016"}, "terms": terms, "listed": False}, ada)
    house.post(f"tables/{id}/settings", {"hints": True}, ada)  # the rest stays
    said = house.post(f"tables/{id}/ready", {"ready": True}, bea)
    assert (said["terms"], said["listed"], said["hints"]) == (terms, False, True)
    assert [seat["ready"] for seat in said["seats"]] == [False, True, False]
    house.stop()
    house.start()
    assert house.get(f"tables/{id}") == said
    assert id not in house.listed()
    house.post(f"tables/{id}/settings", {"listed": True}, ada)
    assert id in house.listed()
    assert not house.post(f"tables/{id}/ready", {"ready": False}, bea)["seats"][1]["ready"]
    assert house.post(f"tables/{id}/start", token=ada)["options"]["edition"] == "2016"
    house.stop(signal.SIGTERM)


def test_a_host_who_leaves_hands_the_table_on(house: House) -> None:
    """The next person in the room becomes the host and is told. Without anybody there, the table closes."""
    id, ada = opened(house, "me", "open", "open")
    bea = house.post(f"tables/{id}/join", {"name": "Bea"})["token"]
    left = partial(house.post, f"tables/{id}/leave", None, ada)
    news = told(house, id, bea, left, lambda table: table["host"] != 0)
    assert (news["host"], news["status"], kinds(news)) == (1, "open", ["open", "person", "open"])
    assert house.refused(f"tables/{id}/start", token=ada)[0] == 401
    assert house.post(f"tables/{id}/leave", token=bea)["status"] == "ended"


def test_a_continued_game_keeps_its_options(house: House) -> None:
    """Its log began with them."""
    id, (ada,) = new_table(house, "me", "random")
    asyncio.run(Dealer(house, {"table": id, "seat": 0, "token": ada}).play())
    plan = {"step": 3, "seats": seats("me", "open"), "anew": True}
    made = house.post(f"tables/{id}/continue", plan, ada)
    path = f"tables/{made['table']}/settings"
    assert house.refused(path, {"options": {"edition": "2016"}}, made["token"])[0] == 409
    assert house.post(path, {"hints": True}, made["token"])["hints"]


def asked_again(house: House) -> tuple[str, str, str]:
    """Return the rematch of a game of Ada and Bea that Ada has asked for, and their tokens."""
    id, ada = opened(house, "me", "open")
    bea = house.post(f"tables/{id}/join", {"name": "Bea"})["token"]
    house.post(f"tables/{id}/start", token=ada)
    house.post(f"tables/{id}/end", token=ada)
    return house.post(f"tables/{id}/rematch", token=ada)["table"], ada, bea


def test_a_rematch_waits_for_those_whose_seats_it_keeps(house: House) -> None:
    """It begins as soon as they come. Who declines frees the seat, even if it is the host's and nobody is there."""
    id, ada, bea = asked_again(house)
    info = house.get(f"tables/{id}")
    assert (info["status"], info["shuffle"]["awaited"]) == ("open", [1])
    assert [seat["kept"] for seat in info["seats"]] == [False, True]
    assert house.refused(f"tables/{id}/start", token=ada)[0] == 409

    async def come() -> str:
        async with house.socket(id) as socket:
            await hello(socket, bea)
            return str((await until(socket, "table"))["table"]["status"])

    assert asyncio.run(come()) == "running"
    assert [seat["kept"] for seat in house.get(f"tables/{id}")["seats"]] == [False, False]

    id, ada, bea = asked_again(house)
    info = house.post(f"tables/{id}/leave", token=bea)
    assert (info["status"], kinds(info)) == ("open", ["person", "open"])
    house.post(f"tables/{id}/leave", token=ada)
    first, ada = opened(house, "me", "open")
    bea = house.post(f"tables/{first}/join", {"name": "Bea"})["token"]
    house.post(f"tables/{first}/start", token=ada)
    house.post(f"tables/{first}/end", token=ada)
    id = house.post(f"tables/{first}/rematch", token=bea)["table"]
    assert house.get(f"tables/{id}")["host"] == 0
    info = house.post(f"tables/{id}/leave", token=ada)
    assert (info["status"], info["host"], kinds(info)) == ("open", 1, ["open", "person"])


def test_a_bot_plays_for_who_does_not_come_to_the_rematch(house: House) -> None:
    """Until they come: then they play on themselves."""
    id, ada, bea = asked_again(house)
    assert house.refused(f"tables/{id}/without", {"seat": 1}, bea)[0] == 403
    info = house.post(f"tables/{id}/without", {"seat": 1}, ada)
    assert (info["status"], info["seats"][1]["name"], info["seats"][1]["bot"]) == ("running", "Bea", "heuristic")

    async def come() -> Document:
        async with house.socket(id) as socket:
            return await hello(socket, bea)

    state = asyncio.run(come())
    assert state["table"]["seats"][1]["bot"] is None
    log = [message for _, *message in state["log"] if message[0] in ("take-over", "return")]
    assert log == [["take-over", 1, "heuristic"], ["return", 1]]
