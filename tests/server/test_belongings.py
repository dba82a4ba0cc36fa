"""Belongings of an account: seats on every device, all data about it, deletion; and talk that is silenced or
reported."""

import asyncio
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.dealers import Dealer, dealt, log_of, played_out, verified
from tests.server.house import Document, House, hello, said, seats, until
from tests.server.people import GOOD, Browser, Town, play
from tests.server.test_postgres import over
from tools import forks
from websockets.exceptions import ConnectionClosed

from skulduggery.server.accounts import accounts
from skulduggery.server.accounts.names import likeness
from skulduggery.server.storage import invitations, store
from skulduggery.server.storage.rows import Seat, Stored

NEW: Document = {"game": "crooks", "seats": seats("me", "open", "open")}


async def new_table(one: Browser, **more: Any) -> Document:
    """A new table of somebody."""
    return await one.done("tables", NEW | more)


async def names(one: Browser, table: str) -> list[tuple[str | None, bool]]:
    """Return the names at a table, each with whether it is known to be the person's own."""
    return [(seat["name"], seat["known"]) for seat in (await one.done(f"tables/{table}"))["seats"]]


async def mine(one: Browser) -> list[tuple[str, int]]:
    """The tables and seats of who is logged in."""
    return [(line["table"], line["seat"]) for line in (await one.call("account/tables")).json()]


def test_my_seat_on_another_device(tmp_path: Path) -> None:
    """A seat taken while logged in is found, opened and played elsewhere; the first token stays good beside it; the
    name is the account's, whatever is typed, and marked; nobody else gets a token."""

    async def scene(town: Town) -> None:
        ada, phone, bea, guest = town.browser(), town.browser(), town.browser(), town.browser()
        await ada.sign_up("Ada L.")
        await phone.log_in("Ada L.")
        await bea.sign_up("Bea")
        made = await new_table(ada)
        id = made["table"]
        joined = await bea.done(f"tables/{id}/join", {"name": "Somebody"})
        await guest.done(f"tables/{id}/join", {"name": "Guest"})
        assert await names(guest, id) == [("Ada L.", True), ("Bea", True), ("Guest", False)]
        assert await mine(phone) == [(id, 0)]
        seat = await phone.done(f"tables/{id}/seat", {})
        assert (seat["table"], seat["seat"]) == (id, 0)
        assert seat["token"] != made["token"]
        assert await guest.refused(f"tables/{id}/seat", {}) == (401, "logged-out")
        stranger = town.browser()
        await stranger.sign_up("Mallory")
        assert await stranger.refused(f"tables/{id}/seat", {}) == (403, "no-seat")
        assert await mine(stranger) == []
        assert await phone.refused(f"tables/{id}/join", {"name": "x"}) == (409, "full")
        assert await ada.refused(f"tables/{id}/start", {}) == (401, "token"), "a cookie is no seat"
        await phone.done(f"tables/{id}/start", {}, seat["token"])
        turns = [(await one.done(f"tables/{id}/turn"))["mine"] for one in (phone, bea)]
        assert sorted(turns) <= [False, True], "one of the three is asked"
        assert (await ada.done(f"tables/{id}/turn", token=made["token"]))["mine"] == turns[0]
        assert await guest.refused(f"tables/{id}/turn") == (401, "token")
        assert await stranger.refused(f"tables/{id}/turn") == (403, "no-seat")
        for token in (made["token"], seat["token"]):
            async with town.socket(id) as socket:
                assert (await hello(socket, token))["seat"] == 0
        await ada.done(f"tables/{id}/end", {}, made["token"])
        again = await phone.done(f"tables/{id}/rematch", {}, seat["token"])
        async with town.socket(again["table"]) as socket:
            assert (await hello(socket, seat["token"]))["seat"] == 0
        assert await mine(bea) == [(again["table"], 1), (id, 1)]
        assert again["table"] != id
        assert joined["seat"] == 1

    play(tmp_path, scene)


def test_a_session_that_ends_takes_its_tokens_along(tmp_path: Path) -> None:
    """A lost phone is shown nothing more, also by the socket that it had open, and plays nothing; the others go on."""

    async def scene(town: Town) -> None:
        ada, phone = town.browser(), town.browser()
        await ada.sign_up("Ada")
        made = await new_table(ada)
        id = made["table"]
        for end in ("account/sessions/end", "account/log-out"):
            await phone.log_in("Ada")
            token = (await phone.done(f"tables/{id}/seat", {}))["token"]
            async with town.socket(id) as lost:
                assert (await hello(lost, token))["seat"] == 0
                await (phone if end.endswith("out") else ada).done(end, {})
                with pytest.raises(ConnectionClosed):
                    await until(lost, "nothing")
            assert await phone.refused(f"tables/{id}/seat", {}) == (401, "logged-out")
            assert await phone.refused(f"tables/{id}/end", {}, token) == (401, "token")
            async with town.socket(id) as socket:
                assert (await hello(socket, token))["code"] == "token"
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
        async with town.socket(id) as socket:
            assert (await hello(socket, made["token"]))["seat"] == 0

    play(tmp_path, scene)


def test_guests_take_their_seats_along(tmp_path: Path) -> None:
    """Those whose tokens they show, and no others; under the names they had, which are not marked."""

    async def scene(town: Town) -> None:
        guest, other = town.browser(), town.browser()
        tables = [await new_table(guest) for _ in range(3)]
        theirs = await new_table(other)
        await guest.sign_up("Ada Lovelace")
        assert await guest.refused(f"tables/{theirs['table']}/claim", {}, tables[0]["token"]) == (401, "token")
        assert await guest.refused(f"tables/{theirs['table']}/claim", {}) == (401, "token")
        assert await other.refused(f"tables/{theirs['table']}/claim", {}, theirs["token"]) == (401, "logged-out")
        for one in (*tables, *tables):
            await guest.done(f"tables/{one['table']}/claim", {}, one["token"])
        assert {table for table, _ in await mine(guest)} == {one["table"] for one in tables}
        assert (await names(guest, tables[0]["table"]))[0] == ("Ada", False)
        await other.sign_up("Mallory")
        stolen = f"tables/{tables[0]['table']}/claim"
        assert await other.refused(stolen, {}, tables[0]["token"]) == (409, "others-seat")
        assert await mine(other) == []
        phone = town.browser()
        await phone.log_in("Ada Lovelace")
        assert (await phone.done(f"tables/{tables[1]['table']}/seat", {}))["seat"] == 0
        await guest.done(f"tables/{tables[2]['table']}/leave", {}, tables[2]["token"])
        assert len(await mine(phone)) == 3
        second = await guest.done(f"tables/{theirs['table']}/join", {"name": "any"})
        assert await guest.refused(f"tables/{theirs['table']}/join", {"name": "any"}) == (409, "seated")
        await guest.done(f"tables/{theirs['table']}/leave", {}, second["token"])
        assert len(await mine(phone)) == 3, "who gets up before the game has no seat there"

    play(tmp_path, scene)


@pytest.fixture
def elsewhere(tmp_path: Path, database: str) -> Iterator[House]:
    """A server over PostgreSQL."""
    one = over(database)(tmp_path / "elsewhere")
    yield one
    one.stop(signal.SIGTERM)
    assert one.faults() == ""


@pytest.mark.parametrize("where", ["house", "elsewhere"])
def test_forgotten_and_the_game_can_still_be_checked(
    where: str, request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Over a real server, on both kinds of database, and a fair deal: my data has what I did and said and nothing of
    others; after that neither name nor talk nor account is there, nor does a token open anything; the other's log is
    still fair."""
    house: House = request.getfixturevalue(where)
    signed = house.call("accounts", {"name": "Zora Neale", "password": GOOD})
    cookie = {"Cookie": f"skulduggery={signed.cookies['skulduggery']}"}
    new = {"game": "crooks", "seats": seats("me", "open"), "shares": True}
    made = house.call("tables", new, headers=cookie).json()
    id = made["table"]
    people = [Dealer(house, made, 1), Dealer(house, house.post(f"tables/{id}/join", {"name": "Guest"}), 2)]
    waiting = house.call("tables", new, headers=cookie).json()["table"]
    asyncio.run(dealt(people))

    async def talk() -> None:
        async with house.socket(id) as one, house.socket(id) as other:
            await hello(one, people[0].token)
            await hello(other, people[1].token)
            await said(one, {"t": "chat", "text": "I have the Boss"})
            await until(other, "chat")
            await said(other, {"t": "chat", "text": "Have you"})
            await until(one, "chat")

    asyncio.run(talk())
    asyncio.run(played_out(people))
    data = house.call("account/data", headers=cookie)
    assert "attachment" in data.headers["content-disposition"]
    document = data.json()
    assert document["account"]["name"] == "Zora Neale"
    (seat,) = [one for one in document["seats"] if one["table"]["table"] == id]
    assert [line["text"] for line in seat["chat"]] == ["I have the Boss"]
    steps = house.get(f"tables/{id}/record", people[1].token)["steps"]
    assert seat["answers"] == [[n, step["words"]] for n, step in enumerate(steps) if step["who"] == "1"]
    assert seat["answers"]
    for secret in (GOOD, "argon2", signed.json()["code"], made["token"], "Have you"):
        assert secret not in data.text
    assert house.call("account/delete", {"password": "no"}, headers=cookie).status_code == 403
    assert house.call("account/delete", {"password": GOOD}, headers=cookie).status_code == 200
    assert house.call("account", headers=cookie).json()["account"] is None
    assert house.refused("account/log-in", {"name": "Zora Neale", "password": GOOD})[0] == 403
    info = house.get(f"tables/{id}")
    assert [one["name"] for one in info["seats"]] == ["—", "Guest"]
    assert house.get(f"tables/{waiting}")["status"] == "ended"
    assert house.refused(f"tables/{id}/rematch", token=people[0].token)[0] == 401
    record = house.call(f"tables/{id}/record", token=people[1].token)
    assert record.json()["players"] == ["—", "Guest"]

    async def look() -> list[str]:
        async with house.socket(id) as socket:
            return [line["text"] for line in (await hello(socket, people[1].token))["chat"]]

    assert asyncio.run(look()) == ["—", "Have you"]
    assert verified(tmp_path, log_of(people[1]), people[1].receipt()) == 0
    assert "was fair for Guest" in " ".join(capsys.readouterr().out.split())
    house.post("accounts", {"name": "Zora Neale", "password": GOOD})  # the name is free again


def test_all_invitations_are_in_the_data(tmp_path: Path) -> None:
    """Not only as many as a list shows, nor only those of tables that are still open."""

    async def scene(town: Town) -> None:
        bot = town.browser()
        await bot.sign_up("Robo")
        account = await town.directory.store.do(lambda one: accounts.find(one, like=likeness("Robo")))
        assert account is not None
        id = account.id
        row = Stored("", "crooks", {}, "digest", b"{}", b"key", "open", 0, [Seat("open")], 0.0)

        def invite(connection: sa.Connection) -> None:
            for number in range(invitations.MANY + 5):
                one = replace(row, id=f"table{number:03}", status="ended" if number == 3 else "open")
                store.add_table(connection, one)
                invitations.add(connection, one.id, id)
            invitations.decline(connection, "table004", id)

        await town.directory.store.do(invite)
        wanted = (await bot.done("account/data"))["wanted"]
        assert wanted == [f"table{number:03}" for number in range(invitations.MANY + 5)]

    play(tmp_path, scene)


def test_a_namesake_s_lines_are_not_mine(tmp_path: Path) -> None:
    """Somebody of the same name sat there before: those lines are neither in my data nor forgotten with me."""

    async def scene(town: Town) -> None:
        ada, guest, bea = town.browser(), town.browser(), town.browser()
        id = (made := await new_table(ada))["table"]

        async def talk(token: str, text: str) -> None:
            async with town.socket(id) as socket:
                await hello(socket, token)
                await said(socket, {"t": "chat", "text": text})
                await until(socket, "chat")

        before = (await guest.done(f"tables/{id}/join", {"name": "Bea"}))["token"]
        await talk(before, "I must go")
        await guest.done(f"tables/{id}/leave", {}, before)
        await bea.sign_up("Bea")
        seat = await bea.done(f"tables/{id}/join", {"name": ""})
        await talk(seat["token"], "Hello")
        await talk(made["token"], "Hello, Bea")
        (mine,) = (await bea.done("account/data"))["seats"]
        assert [line["text"] for line in mine["chat"]] == ["Hello"]
        await bea.done("account/delete", {"password": GOOD})
        async with town.socket(id) as socket:
            lines = [line["text"] for line in (await hello(socket, made["token"]))["chat"]]
        assert lines == ["I must go", "—", "Hello, Bea"]

    play(tmp_path, scene)


def test_the_host_stops_talk_and_lines_are_reported(tmp_path: Path) -> None:
    """Stopped for all to see, until it is allowed again; a line that reached me goes to the server's host, with what
    came before, once."""

    async def scene(town: Town) -> None:
        ada, bea = town.browser(), town.browser()
        made = await new_table(ada)
        id, mine = made["table"], made["token"]
        theirs = (await bea.done(f"tables/{id}/join", {"name": "Bea"}))["token"]
        async with town.socket(id) as one, town.socket(id) as other:
            await hello(one, mine)
            await hello(other, theirs)
            for socket, text in ((one, "Hello"), (other, "Get lost"), (other, "Loser")):
                await said(socket, {"t": "chat", "text": text})
                await until(one, "chat")
            assert await bea.refused(f"tables/{id}/mute", {"seat": 0, "muted": True}, theirs) == (403, "host")
            for seat in (-1, 0, 2, 9):
                assert await ada.refused(f"tables/{id}/mute", {"seat": seat, "muted": True}, mine) == (422, "seat")
            for muted in (True, False):
                info = await ada.done(f"tables/{id}/mute", {"seat": 1, "muted": muted}, mine)
                assert [seat["muted"] for seat in info["seats"]] == [False, muted, False]
                while (await until(other, "table"))["table"]["seats"][1]["muted"] != muted:
                    pass
                await said(other, {"t": "chat", "text": "What"})
                document = await until(other, "refused" if muted else "chat")
                while not muted and document["text"] != "What":
                    document = await until(other, "chat")
                assert not muted or document["code"] == "muted"
        assert await ada.refused(f"tables/{id}/report", {"line": 0}, mine) == (422, "line"), "my own"
        assert await ada.refused(f"tables/{id}/report", {"line": 9}, mine) == (422, "line")
        assert await ada.refused(f"tables/{id}/report", {"line": 1}) == (401, "token")
        for _ in range(2):
            await ada.done(f"tables/{id}/report", {"line": 2}, mine)

    play(tmp_path, scene)
    shown = [
        forks.run("reports", "--data", str(tmp_path), *more).stdout.splitlines() for more in ([], ["--forget"], [])
    ]
    assert shown[0] == shown[1]
    assert "reported by Ada (seat 1)" in shown[0][0]
    assert shown[0][1:] == ["    Ada: Hello", "    Bea: Get lost", "  > Bea: Loser"]
    assert shown[2] == ["Nobody has reported anything."]
