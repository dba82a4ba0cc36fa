"""People who block one another, invite those they have played with, and report players."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.house import Document, heard, hello, said, seats, until
from tests.server.people import GOOD, QUICK, Browser, Town, play
from tools import forks
from websockets.asyncio.client import ClientConnection

from skulduggery.server.settings import Settings
from skulduggery.server.storage import blocks

KEYS = ("a" * 32, "b" * 32, "c" * 32)
GUEST = "skulduggery-guest"


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """A place for tables, in both kinds of database."""
    return tmp_path if request.param == "sqlite" else str(request.getfixturevalue("database"))


def guest(town: Town, key: str) -> Browser:
    """A browser of a guest, with a key."""
    one = town.browser()
    one.client.headers[GUEST] = key
    return one


async def open_table(host: Browser, **more: Any) -> Document:
    """A new table of somebody, for two more people."""
    return await host.done("tables", {"game": "crooks", "seats": seats("me", "open", "open"), **more})


async def join(one: Browser, id: str, name: str = "x") -> str:
    """Sit down; the token of the seat."""
    token: str = (await one.done(f"tables/{id}/join", {"name": name}))["token"]
    return token


async def texts(town: Town, id: str, token: str) -> list[str]:
    """What a seat is shown of the chat when it comes to a table."""
    async with town.socket(id) as socket:
        return [line["text"] for line in (await hello(socket, token))["chat"]]


async def unload(town: Town) -> None:
    """Put all tables away, so that they are loaded from the database."""
    for table in [*town.directory.tables.values()]:
        town.directory._forget(table)


async def listed(one: Browser) -> set[str]:
    """The tables that the lobby shows to somebody."""
    return {line["id"] for line in (await one.call("tables")).json()}


async def block(one: Browser, id: str, token: str, seat: int, blocked: bool = True) -> None:
    """Block the person at a seat, or end that."""
    await one.done(f"tables/{id}/block", {"seat": seat, "blocked": blocked}, token)


async def names(one: Browser) -> list[str]:
    """Whom somebody has blocked."""
    return [line["name"] for line in (await one.call("blocks")).json()]


async def played(host: Browser, other: Browser) -> Document:
    """A game that these two have begun and ended."""
    made = await host.done("tables", {"game": "crooks", "seats": seats("me", "open")})
    token = await join(other, made["table"])
    await host.done(f"tables/{made['table']}/start", {}, made["token"])
    await host.done(f"tables/{made['table']}/end", {}, made["token"])
    return made | {"other": token}


@pytest.mark.parametrize("members", [True, False])
def test_lines_of_the_blocked_are_not_shown(place: Path | str, members: bool) -> None:
    """Neither as they come nor again later, also once the speaker has left the seat; to others they are. A rematch
    still blocks, and so does another table. The block ends, and the lines are there again."""

    async def scene(town: Town) -> None:
        ada, bea, cid = (town.browser() for _ in range(3)) if members else (guest(town, key) for key in KEYS)
        if members:
            for one, name in ((ada, "Ada"), (bea, "Bea"), (cid, "Cid")):
                await one.sign_up(name)
        made = await open_table(ada)
        id = made["table"]
        tokens = [made["token"], await join(bea, id, "Bea"), await join(cid, id, "Cid")]
        async with town.socket(id) as first, town.socket(id) as second, town.socket(id) as third:
            for socket, token in zip((first, second, third), tokens, strict=True):
                await hello(socket, token)
            await say(first, second, "Loser")
            await block(ada, id, tokens[0], 1)
            state = await until(first, "state")
            assert (state["blocked"], state["chat"]) == ([1], [])
            await say(third, second, "Still a loser")
            await say(first, third, "Leave her alone")
        assert await texts(town, id, tokens[0]) == ["Leave her alone"]
        assert await texts(town, id, tokens[2]) == ["Loser", "Still a loser", "Leave her alone"]
        assert await names(ada) == ["Bea"]
        await unload(town)
        assert await texts(town, id, tokens[0]) == ["Leave her alone"]
        await bea.done(f"tables/{id}/leave", {}, tokens[1])
        assert await texts(town, id, tokens[0]) == ["Leave her alone"], "of somebody who has left"
        assert await bea.refused(f"tables/{id}/join", {"name": "Bea"}) == (403, "not-here")
        other = await open_table(cid)
        theirs = await join(bea, other["table"], "Bea")
        assert await ada.refused(f"tables/{other['table']}/join", {"name": "Adele"}) == (409, "blocked-here")
        await bea.done(f"tables/{other['table']}/leave", {}, theirs)
        (line,) = (await ada.call("blocks")).json()
        assert (await ada.call("blocks/end", {"id": line["id"]})).json() == []
        assert await texts(town, id, tokens[0]) == ["Loser", "Still a loser", "Leave her alone"]
        await join(bea, id, "Bea")

    play(place, scene)


async def say(hears: ClientConnection, speaks: ClientConnection, text: str) -> None:
    """Say a line that somebody hears."""
    await said(speaks, {"t": "chat", "text": text})
    while (await until(hears, "chat"))["text"] != text:
        pass


def test_a_rematch_keeps_the_chat(place: Path | str) -> None:
    """Its latest lines to all, without those that a person has blocked, those to one person, and those of people who
    have left. What is said there comes after them, and nobody's words outlive the account."""

    async def scene(town: Town) -> None:
        ada, bea, cid = (town.browser() for _ in range(3))
        for one, name in ((ada, "Ada"), (bea, "Bea"), (cid, "Cid")):
            await one.sign_up(name)
        made = await ada.done("tables", {"game": "crooks", "seats": seats("me", "open", "open", "open")})
        id, token = made["table"], made["token"]
        tokens = [token, await join(bea, id), await join(cid, id), await join(town.browser(), id, "Dot")]
        await ada.done(f"tables/{id}/start", {}, token)
        async with town.socket(id) as first, town.socket(id) as second, town.socket(id) as fourth:
            for socket, one in zip((first, second, fourth), (token, tokens[1], tokens[3]), strict=True):
                await hello(socket, one)
            await say(first, second, "Well played")
            await say(second, first, "Thanks")
            await say(second, fourth, "I must go")
            await said(first, {"t": "chat", "text": "Only for you", "to": 1})
            while (await until(second, "chat"))["text"] != "Only for you":
                pass
        await block(cid, id, tokens[2], 1)
        await ada.done(f"tables/{id}/leave", {}, tokens[3])
        await ada.done(f"tables/{id}/end", {}, token)
        new = (await bea.done(f"tables/{id}/rematch", {}, tokens[1]))["table"]
        assert await texts(town, new, token) == ["Well played", "Thanks"]
        assert await texts(town, new, tokens[2]) == ["Thanks"], "the blocked"
        async with town.socket(new) as first, town.socket(new) as second:
            for socket, one in zip((first, second), (token, tokens[1]), strict=True):
                await hello(socket, one)
            await say(first, second, "Again!")
        await unload(town)
        assert await texts(town, new, tokens[1]) == ["Well played", "Thanks", "Again!"]
        await bea.done("account/delete", {"password": GOOD})
        assert await texts(town, new, token) == ["—", "Thanks", "—"]

    play(place, scene)


def test_the_blocked_sits_where_another_is_the_host(place: Path | str) -> None:
    """Somebody at the table is told at once, and is shown nothing of the blocked person's talk."""

    async def scene(town: Town) -> None:
        ada, bea, host = guest(town, KEYS[0]), guest(town, KEYS[1]), guest(town, KEYS[2])
        first = await open_table(ada)
        await join(bea, first["table"], "Bea")
        await block(ada, first["table"], first["token"], 1)
        made = await open_table(host)
        mine = await join(ada, made["table"], "Adele")
        async with town.socket(made["table"]) as one:
            await hello(one, mine)
            await join(bea, made["table"], "Bea")
            assert (await until(one, "state"))["blocked"] == [2]

    play(place, scene)


def test_a_block_holds_in_lobby_profile_and_invitations(place: Path | str) -> None:
    """Tables of either are not shown to the other, nor my page, nor me among the people to play with. Invitations of
    before are gone and new ones refused, both ways in the same words."""

    async def scene(town: Town) -> None:
        ada, bea, cid = town.browser(), town.browser(), town.browser()
        for one, name in ((ada, "Ada"), (bea, "Bea"), (cid, "Cid")):
            await one.sign_up(name)
        await played(ada, bea)
        assert [line["name"] for line in (await ada.call("companions")).json()] == ["Bea"]
        mine, theirs = await open_table(ada), await open_table(bea)
        await bea.done(f"tables/{theirs['table']}/invite", {"name": "Ada"}, theirs["token"])
        assert [line["table"] for line in (await ada.call("account/invitations")).json()] == [theirs["table"]]
        assert {mine["table"], theirs["table"]} <= await listed(ada) & await listed(bea)
        assert await ada.refused("blocks", {"name": "Nobody"}) == (422, "person")
        assert await ada.refused("blocks", {"name": "Ada"}) == (422, "block-self")
        for _ in range(2):
            assert [one["name"] for one in (await ada.call("blocks", {"name": "bea"})).json()] == ["Bea"]
        assert (await ada.call("account/invitations")).json() == []
        assert mine["table"] not in await listed(bea)
        assert theirs["table"] not in await listed(ada)
        assert {mine["table"], theirs["table"]} <= await listed(cid)
        for one, table, name in ((ada, mine, "Bea"), (bea, theirs, "Ada")):
            path = f"tables/{table['table']}/invite"
            assert await one.refused(path, {"name": name}, table["token"]) == (403, "no-invitation")
            assert (await one.call("companions")).json() == []
        assert await bea.refused("people?name=Ada") == (404, "person")
        assert (await ada.done("people?name=Bea"))["name"] == "Bea"
        assert (await cid.done("people?name=Ada"))["name"] == "Ada"

    play(place, scene)


@pytest.mark.parametrize(("blocker", "refusal"), [(0, (403, "not-here")), (1, (409, "blocked-here"))])
def test_a_rematch_keeps_those_apart_whom_a_block_does(
    place: Path | str, blocker: int, refusal: tuple[int, str]
) -> None:
    """Whether the host has blocked somebody or the other way round: that seat becomes open, and the token opens
    nothing."""

    async def scene(town: Town) -> None:
        people = ada, bea = guest(town, KEYS[0]), guest(town, KEYS[1])
        game = await played(ada, bea)
        id, tokens = game["table"], (game["token"], game["other"])
        await block(people[blocker], id, tokens[blocker], 1 - blocker)
        assert await bea.refused(f"tables/{id}/rematch", {}, game["other"]) == refusal
        again = await ada.done(f"tables/{id}/rematch", {}, game["token"])
        info = await ada.done(f"tables/{again['table']}")
        assert [seat["kind"] for seat in info["seats"]] == ["person", "open"]
        assert await bea.refused(f"tables/{id}/rematch", {}, game["other"]) == refusal
        assert await bea.refused(f"tables/{again['table']}/join", {"name": "Bea"}) == refusal

    play(place, scene)


def test_without_a_key_a_block_holds_at_the_table(place: Path | str) -> None:
    """Then the token of the seat says who is who. No list, no key; and nobody blocks a bot or an empty seat."""

    async def scene(town: Town) -> None:
        ada, bea = town.browser(), town.browser()
        made = await ada.done("tables", {"game": "crooks", "seats": seats("me", "open", "heuristic", "open")})
        id, token = made["table"], made["token"]
        await join(bea, id, "Bea")
        for seat in (-1, 0, 2, 3, 9):
            assert await ada.refused(f"tables/{id}/block", {"seat": seat, "blocked": True}, token) == (422, "seat")
        assert await ada.refused(f"tables/{id}/block", {"seat": 1, "blocked": True}) == (401, "token")
        async with town.socket(id) as one:
            await hello(one, token)
            for blocked in (True, False):
                await block(ada, id, token, 1, blocked)
                assert (await until(one, "state"))["blocked"] == [1] * blocked
        assert await ada.refused("blocks") == (401, "logged-out")
        assert await ada.refused("blocks", {"name": "Bea"}) == (401, "logged-out")

    play(place, scene)


def test_a_guest_s_blocks_come_along_to_the_account(place: Path | str) -> None:
    """With the seat: also those against the guest."""

    async def scene(town: Town) -> None:
        ada, bea = guest(town, KEYS[0]), guest(town, KEYS[1])
        made = await open_table(ada)
        id, token = made["table"], made["token"]
        theirs = await join(bea, id, "Bea")
        await block(ada, id, token, 1)
        await ada.sign_up("Ada")
        assert await names(ada) == []
        await ada.done(f"tables/{id}/claim", {}, token)
        assert await names(ada) == ["Bea"]
        await bea.sign_up("Bea")
        await bea.done(f"tables/{id}/claim", {}, theirs)
        async with town.socket(id) as one:
            assert (await hello(one, token))["blocked"] == [1]

    play(place, scene)


def test_invitations_of_people(place: Path | str) -> None:
    """Only by people who have played with me. The host learns that I have seen it, and that I decline; who sits down
    is invited no more."""

    async def scene(town: Town) -> None:
        ada, bea, cid = town.browser(), town.browser(), town.browser()
        for one, name in ((ada, "Ada"), (bea, "Bea"), (cid, "Cid")):
            await one.sign_up(name)
        await played(ada, bea)
        made = await open_table(ada, private=True)
        id, path = made["table"], f"tables/{made['table']}/invite"
        assert await ada.refused(path, {"name": "Cid"}, made["token"]) == (422, "no-bot-account")
        async with town.socket(id) as socket:
            await hello(socket, made["token"])
            assert (await until(socket, "invited"))["invited"] == []
            await ada.done(path, {"name": "Bea"}, made["token"])
            line = {"name": "Bea", "program": False}
            assert (await until(socket, "invited"))["invited"] == [line | {"state": "sent"}]
            (invitation,) = (await bea.call("account/invitations")).json()
            assert (invitation["table"], invitation["host"], invitation["seat"]) == (id, "Ada", None)
            assert (await until(socket, "invited"))["invited"] == [line | {"state": "heard"}]
            assert (await bea.call("account/invitations/decline", {"table": id})).json() == []
            assert (await until(socket, "invited"))["invited"] == [line | {"state": "declined"}]
            await ada.done(path, {"name": "Bea"}, made["token"])
            await join(bea, id)
        assert (await bea.call("account/invitations")).json() == []
        assert (await cid.call("companions")).json() == []

    play(place, scene)


def test_reports_of_players(tmp_path: Path) -> None:
    """They come to the server's host with the talk, until closed; they are in the reporter's data and go with the
    account. Few an hour are taken."""

    async def scene(town: Town) -> None:
        ada, bea = town.browser(), town.browser()
        await ada.sign_up("Ada")
        await bea.sign_up("Bea")
        made = await open_table(ada)
        id, token = made["table"], made["token"]
        theirs = await join(bea, id)
        async with town.socket(id) as one, town.socket(id) as other:
            await hello(one, token)
            await hello(other, theirs)
            await say(one, other, "Loser")
        await block(ada, id, token, 1)
        path = f"tables/{id}/report-player"
        assert await ada.refused(path, {"seat": 0, "reason": "insults"}, token) == (422, "seat")
        assert await ada.refused(path, {"seat": 1, "reason": "looks"}, token) == (400, "unread")
        assert await ada.refused(path, {"seat": 1, "reason": "other", "words": "x" * 501}, token) == (400, "unread")
        assert await bea.refused(path, {"seat": 1, "reason": "other"}) == (401, "token")
        for words in ("", "Three times\nnow"):
            await ada.done(path, {"seat": 1, "reason": "insults", "words": words}, token)
        (report,) = (await ada.done("account/data"))["reports"]
        assert (report["about"], report["reason"], report["words"]) == ("Bea", "insults", "Three times now")
        assert [line["name"] for line in (await ada.done("account/data"))["blocks"]] == ["Bea"]
        for _ in range(2):
            await bea.done(path, {"seat": 0, "reason": "stalling"}, theirs)
        assert await bea.refused(path, {"seat": 0, "reason": "stalling"}, theirs) == (429, "reports")
        await bea.done("account/delete", {"password": GOOD})
        assert await names(ada) == []

    play(tmp_path, scene, Settings(calls_a_minute=240), clock=lambda: 0.0)

    def shown(*more: str) -> tuple[int, list[str]]:
        done = forks.run("reports", "--data", str(tmp_path), *more)
        return done.returncode, (done.stdout or done.stderr).splitlines()

    code, (head, *rest) = shown()
    assert code == 0
    assert head.endswith(": — (seat 2), insults")
    assert rest == ["    Bea: Loser", "  > Three times now"]
    id = head.partition("[")[2].partition("]")[0]
    assert shown("--close", "nothing")[0] == 2
    assert shown("--close", id) == (0, ["Nobody has reported anything."])
    assert shown("--close", id)[0] == 2


def test_no_more_blocks_than_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One person can't fill the disk."""
    monkeypatch.setattr(blocks, "MOST", 1)

    async def scene(town: Town) -> None:
        ada, bea, cid = town.browser(), town.browser(), town.browser()
        for one, name in ((ada, "Ada"), (bea, "Bea"), (cid, "Cid")):
            await one.sign_up(name)
        assert (await ada.call("blocks", {"name": "Bea"})).status_code == 200
        assert await ada.refused("blocks", {"name": "Cid"}) == (409, "block-many")

    play(tmp_path, scene, QUICK)


def test_spectators_are_not_shown_lines_of_the_blocked(place: Path | str) -> None:
    """Neither those with an account nor guests with a key, as lines come and again later; others who look on are."""

    async def scene(town: Town) -> None:
        ada, bea = town.browser(), guest(town, KEYS[0])
        await ada.sign_up("Ada")
        await bea.sign_up("Bea")
        await ada.done("blocks", {"name": "Bea"})
        made = await open_table(bea)
        id = made["table"]
        cookie = {"Cookie": f"skulduggery={ada.kept}"}
        async with (
            town.socket(id) as speaker,
            town.socket(id, headers=cookie) as ada_looks,
            town.socket(id) as other,
        ):
            await hello(speaker, made["token"])
            assert (await hello(ada_looks))["blocked"] == [0]
            await hello(other)
            await said(speaker, {"t": "chat", "text": "Loser"})
            assert (await until(other, "chat"))["text"] == "Loser"
            await join(guest(town, KEYS[1]), id, "Cid")
            while (heard_now := await heard(ada_looks))["t"] != "table":
                assert heard_now["t"] != "chat"
        async with town.socket(id, headers=cookie) as again, town.socket(id) as stranger:
            assert (await hello(again))["chat"] == []
            assert [line["text"] for line in (await hello(stranger, guest=KEYS[2]))["chat"]] == ["Loser"]
        cid = guest(town, KEYS[2])
        await cid.done("blocks", {"name": "Bea"})
        async with town.socket(id) as known:
            assert (await hello(known, guest=KEYS[2]))["chat"] == []

    play(place, scene)


def test_guests_are_invited_by_the_table_where_they_were_met(place: Path | str) -> None:
    """Their browser lists the invitation; they join or decline, and the host is told. Strangers can invite nobody."""

    async def scene(town: Town) -> None:
        ada, bea, cid = town.browser(), guest(town, KEYS[1]), guest(town, KEYS[2])
        await ada.sign_up("Ada")
        old = await played(ada, bea)
        (met,) = (await ada.call("companions")).json()
        assert (met["table"], met["seat"], met["games"]) == (old["table"], 1, 1)
        assert [one["name"] for one in (await bea.call("companions")).json()] == ["Ada"]
        made = await open_table(ada)
        path, whom = f"tables/{made['table']}/invite", {name: met[name] for name in ("name", "table", "seat")}
        stranger = await open_table(cid)
        assert await cid.refused(f"tables/{stranger['table']}/invite", whom, stranger["token"]) == (
            422,
            "no-bot-account",
        )
        async with town.socket(made["table"]) as host:
            await hello(host, made["token"])
            assert (await until(host, "invited"))["invited"] == []
            await ada.done(path, whom, made["token"])
            (sent,) = (await until(host, "invited"))["invited"]
            assert (sent["name"], sent["state"], sent["program"]) == (met["name"], "sent", False)
            (one,) = (await bea.call("account/invitations")).json()
            assert (one["table"], one["host"]) == (made["table"], "Ada")
            assert (await until(host, "invited"))["invited"][0]["state"] == "heard"
            assert (await bea.call("account/invitations/decline", {"table": made["table"]})).json() == []
            assert (await until(host, "invited"))["invited"][0]["state"] == "declined"
            await ada.done(path, whom, made["token"])
            await until(host, "invited")
            await join(bea, made["table"], "Bea")
            assert (await until(host, "invited"))["invited"] == []
        assert await ada.refused(path, whom, made["token"]) == (409, "seated")
        await bea.done("blocks", {"name": "Ada"})
        assert (await ada.call("companions")).json() == []
        assert await town.browser().refused("account/invitations") == (401, "logged-out")

    play(place, scene)


def test_games_of_guests_count_once_they_are_added_to_accounts(place: Path | str) -> None:
    """Under the name that the guest had, because any other name would be told to people who do not know it."""

    async def scene(town: Town) -> None:
        ada, bea, cid = (guest(town, key) for key in KEYS)
        games = [await played(ada, bea), await played(ada, cid)]
        for one, name, game in ((bea, "x", games[0]), (cid, "Cid", games[1])):
            await one.sign_up(name)
            await one.done(f"tables/{game['table']}/claim", {}, game["other"])
        (met,) = (await ada.call("companions")).json()
        assert (met["name"], met["games"], met["game"], met["table"]) == ("x", 1, "crooks", None)
        await played(ada, bea)
        assert [(one["name"], one["games"]) for one in (await ada.call("companions")).json()] == [("x", 2)]
        made = await open_table(ada)
        await ada.done(f"tables/{made['table']}/invite", {"name": "x"}, made["token"])
        assert [one["table"] for one in (await bea.call("account/invitations")).json()] == [made["table"]]

    play(place, scene)
