"""Ratings, leaderboards and playing styles: counted once, for finished games, and shown of people who want to be
listed."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from tests.server.house import Document, House, Player, seats
from tests.server.people import GOOD, Browser, Town
from tests.server.people import play as play_scene
from tests.server.test_postgres import over

from skulduggery import codec
from skulduggery.review.tally import Outcome, Tally
from skulduggery.server.accounts import standings
from skulduggery.server.bots.thinkers import Thinkers
from skulduggery.server.storage import results, store

GAMES = ("crooks", "scoundrels", "mayhem")
Play = Callable[..., None]
SHORT: dict[str, Document] = {"crooks": {}, "scoundrels": {"mode": "short"}, "mayhem": {}}


@pytest.fixture(scope="module")
def play() -> Iterator[Play]:
    """Plays a scene; all servers here have their games counted in the same process, which takes long to start."""
    counting = Thinkers(1)

    def one(data: Path, scene: Callable[[Town], Awaitable[None]]) -> None:
        async def counted(town: Town) -> None:
            town.directory.settler.think = counting.do
            await scene(town)

        play_scene(data, counted)

    yield one
    counting.close()


async def until(look: Callable[[], Any]) -> Any:
    """Return what a function finds, once it finds something."""
    while not (found := await look()):
        await asyncio.sleep(0.1)
    return found


async def finished(town: Town, people: Sequence[Browser], seed: int = 0, hidden: bool = False, **more: Any) -> Document:
    """A game of these people, played to its end by seeds; the table."""
    game = more.pop("game", "crooks")
    body = {"game": game, "seats": seats("me", *["open"] * (len(people) - 1)), "private": hidden, **more}
    made = await people[0].done("tables", body)
    tokens = [made["token"]]
    for number, one in enumerate(people[1:]):
        tokens.append((await one.done(f"tables/{made['table']}/join", {"name": f"Guest {number}"}))["token"])
    await people[0].done(f"tables/{made['table']}/start", {}, tokens[0])
    players = [Player(town, made["table"], token, seed + n) for n, token in enumerate(tokens)]  # type: ignore[arg-type]
    await asyncio.gather(*[one.play() for one in players])
    assert all(one.done for one in players)
    return {"id": made["table"], "tokens": tokens, "info": players[0].info}


async def leaders(one: Browser, game: str = "crooks") -> list[Document]:
    """The first page of a leaderboard."""
    found: list[Document] = (await one.done(f"leaderboard/{game}"))["leaders"]
    return found


async def settled(one: Browser, games: int) -> Document:
    """Return my profile once it has ``games`` games."""

    async def look() -> Document | None:
        mine = await one.done("account/profile")
        return mine if len(mine["history"]) == games else None

    found: Document = await until(look)
    return found


def own_count(game: str, log: bytes, seat: int) -> Tally:
    """Return a seat's acts by the words of the log and by what was turned up for all."""
    record = codec.read_log(log, "the log")
    out = Tally()
    cards: dict[tuple[int, int], bool] = {}
    doubts: set[tuple[int, int]] = set()
    for n, (who, what) in enumerate(record.entries):
        mine = who == str(seat + 1)
        if game == "crooks" and mine and what[0] == "place":
            out.could += 1
            out.hid += what[2] == "down"
        if game == "mayhem" and mine and what[0] == "guns":
            (ask,) = [ask for ask in record.asks(n) if ask.seat == seat]
            out.could += len(ask.options) > 1
            out.hid += len(ask.options) > 1 and what[1] == "0"
        for event in record.happened(n):
            args: Any = event.args
            if event.kind == "steal" and game == "mayhem" and args[0] == seat:
                out.doubted += 1
                out.right += args[3] == args[4]
            elif event.kind == "play" and args[0] == seat:
                out.could += 1
                out.hid += args[1] + 1 != args[2]
            elif event.kind == "suspect" and args[0] == seat:
                doubts.add(args[1:])
            elif event.kind == "dusk":
                cards.clear()
            elif event.kind == "reveal" and game == "scoundrels":
                cards[args[:2]] = args[1] + 1 != args[2]
                if args[:2] in doubts:
                    doubts.remove(args[:2])
                    out.doubted += 1
                    out.right += cards[args[:2]]
                out.caught += args[0] == seat and cards[args[:2]]
    return out


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_each_kind(tmp_path: Path, play: Play, game: str) -> None:
    """The winner is ahead. Each player's acts are counted from the log, and only once the game is over."""

    async def scene(town: Town) -> None:
        ada, bea = town.browser(), town.browser()
        await ada.sign_up("Ada")
        await bea.sign_up("Bea")
        assert await leaders(ada, game) == []
        assert (await ada.done("people?name=bea"))["standings"] == []
        table = await finished(town, [ada, bea], 11, game=game, options=SHORT[game])
        mine = await settled(ada, 1)
        assert table["info"]["rated"]
        shares, scores = table["info"]["shares"], table["info"]["scores"]
        log = await ada.call(f"tables/{table['id']}/log", None, table["tokens"][0])
        for seat, one in enumerate((ada, bea)):
            (standing,) = (await settled(one, 1))["standings"]
            counted = own_count(game, log.content, seat)
            assert Tally(**standing["tally"]) == counted
            assert (standing["games"], standing["won"], standing["rated"]) == (1, shares[seat] > 0, 1)
            assert standing["curve"] == [1000, standing["rating"]]
        (past,) = mine["history"]
        assert (past["table"], past["names"], past["score"]) == (table["id"], ["Ada", "Bea"], scores[0])
        first, second = await leaders(bea, game)
        assert [(one["place"], one["games"]) for one in (first, second)] == [(1, 1), (2, 1)]
        assert {first["name"], second["name"]} == {"Ada", "Bea"}
        best = shares[["Ada", "Bea"].index(first["name"])]
        assert best == max(shares)
        assert (first["rating"] > 1000 > second["rating"]) == (best > min(shares))
        assert past["change"] == next(one["rating"] for one in (first, second) if one["name"] == "Ada") - 1000

    play(tmp_path, scene)


def test_a_resignation_is_a_defeat(tmp_path: Path, play: Play) -> None:
    """A game of two is over then, and rated; there are no points. It can be reviewed."""

    async def scene(town: Town) -> None:
        ada, bea = town.browser(), town.browser()
        await ada.sign_up("Ada")
        await bea.sign_up("Bea")
        made = await ada.done("tables", {"game": "crooks", "seats": seats("me", "open"), "private": False})
        table = f"tables/{made['table']}"
        other = await bea.done(f"{table}/join", {"name": "Bea"})
        await ada.done(f"{table}/start", {}, made["token"])
        await ada.done(f"{table}/resign", {}, made["token"])
        for one, place, won in ((ada, 2, 0), (bea, 1, 1)):
            mine = await settled(one, 1)
            assert (mine["history"][0]["place"], mine["history"][0]["score"]) == (place, 0)
            assert (mine["standings"][0]["won"], mine["standings"][0]["rated"]) == (won, 1)
            assert (mine["history"][0]["change"] > 0) == bool(won)

        async def review() -> Document | None:
            found: Document = await bea.done(f"{table}/review", {}, other["token"])
            return found if found["done"] == found["steps"] else None

        found = await until(review)
        assert found["review"]["curve"][-1] == [0.0, 1.0]
        assert found["review"]["accounts"][0]["by"] == "own"

    play(tmp_path, scene)


def test_what_is_for_the_ratings(tmp_path: Path, play: Play) -> None:
    """Tables that all could find, without hints, where everybody has sat down with an account. Others stand in my own
    history; those that only a link leads to, in nobody else's."""

    async def scene(town: Town) -> None:
        ada, bea, guest = town.browser(), town.browser(), town.browser()
        await ada.sign_up("Ada")
        await bea.sign_up("Bea")
        hidden = await finished(town, [ada, bea], 1, hidden=True)
        hinted = await finished(town, [ada, bea], 2, hints=True)
        mixed = await finished(town, [ada, guest], 3)
        ended = await ada.done("tables", {"game": "crooks", "seats": seats("me", "open")})
        await bea.done(f"tables/{ended['table']}/join", {"name": "x"})
        await ada.done(f"tables/{ended['table']}/start", {}, ended["token"])
        await ada.done(f"tables/{ended['table']}/end", {}, ended["token"])
        assert not any(one["info"]["rated"] for one in (hidden, hinted, mixed))
        mine = await settled(ada, 3)
        assert {one["table"] for one in mine["history"]} == {hidden["id"], hinted["id"], mixed["id"]}
        assert {one["change"] for one in mine["history"]} == {None}
        assert all(one["open"] for one in mine["history"])
        (standing,) = mine["standings"]
        assert (standing["games"], standing["rating"], standing["place"]) == (3, None, None)
        with pytest.MonkeyPatch.context() as patch:  # nobody plays a hundred games here
            patch.setattr(standings, "PAGE", 2)
            pages = [await ada.done(f"account/profile?page={page}") for page in range(3)]
            (only,) = [await ada.done(f"people?name=Ada&page={page}") for page in (1,)]
        assert [(one["page"], one["total"]) for one in pages] == [(0, 3), (1, 3), (2, 3)]
        assert [[past["table"] for past in one["history"]] for one in pages] == [
            [mixed["id"], hinted["id"]], [hidden["id"]], [],
        ]  # fmt: skip
        assert (only["total"], only["history"]) == (2, [])
        assert await ada.refused("account/profile?page=-1") == (400, "unread")
        shown = await guest.done("people?name=Ada")
        assert {one["table"] for one in shown["history"]} == {hinted["id"], mixed["id"]}
        assert not any(one["open"] for one in shown["history"])
        assert shown["standings"][0]["games"] == 2
        await settled(bea, 2)
        assert await leaders(guest) == []
        await ada.done(f"tables/{mixed['id']}/open", {}, mixed["tokens"][0])
        shown = await guest.done("people?name=Ada")
        assert [one["open"] for one in shown["history"] if one["table"] == mixed["id"]] == [True]

    play(tmp_path, scene)


def test_lessons_and_what_goes_on_count_nowhere(tmp_path: Path, play: Play) -> None:
    """Nor are they anybody's business: only the game that they were begun from is counted."""

    async def scene(town: Town) -> None:
        ada, bea = town.browser(), town.browser()
        await ada.sign_up("Ada")
        await bea.sign_up("Bea")
        lesson = await ada.done("lessons", {"game": "crooks", "name": "Ada"})
        first = await finished(town, [ada, bea], 21)
        wish = {"step": 4, "seats": seats("me", "open"), "anew": False}
        begun = await ada.done(f"tables/{first['id']}/continue", wish, first["tokens"][0])
        other = await bea.done(f"tables/{begun['table']}/join", {"name": "x"})
        await ada.done(f"tables/{begun['table']}/start", {}, begun["token"])
        tickets = enumerate((lesson, begun, other))
        players = [Player(town, one["table"], one["token"], n) for n, one in tickets]  # type: ignore[arg-type]
        await asyncio.gather(*[one.play() for one in players])
        assert [(one.done, one.info["rated"]) for one in players] == [(True, False)] * 3
        for one in (ada, bea):
            mine = await settled(one, 1)
            assert [past["table"] for past in mine["history"]] == [first["id"]]
            assert [(game["games"], game["rated"]) for game in mine["standings"]] == [(1, 1)]
        with sqlite3.connect(tmp_path / "tables.sqlite") as disk:
            assert disk.execute("select count(*) from unsettled").fetchone() == (0,)
            assert {table for (table,) in disk.execute('select "table" from results')} == {first["id"]}

    play(tmp_path, scene)


def test_who_keeps_off_and_who_is_forgotten(tmp_path: Path, play: Play) -> None:
    """Nobody finds who doesn't want to be found, though it counts for the others; with the account goes all of it."""

    async def scene(town: Town) -> None:
        ada, bea, guest = town.browser(), town.browser(), town.browser()
        await ada.sign_up("Ada")
        await bea.sign_up("Bea")
        assert await guest.refused("account/listing", {"listed": False}) == (401, "logged-out")
        assert await ada.refused("account/listing", {"listed": "no"}) == (400, "unread")
        assert not (await ada.done("account/listing", {"listed": False}))["listed"]
        await finished(town, [ada, bea], 5)
        mine = await settled(ada, 1)
        assert mine["standings"][0]["rated"] == 1
        assert mine["standings"][0]["place"] is None
        (only,) = await leaders(guest)
        assert (only["name"], only["place"]) == ("Bea", 1)
        assert (await settled(bea, 1))["standings"][0]["place"] == 1
        assert await guest.refused("people?name=Ada") == (404, "person")
        assert await guest.refused("people?name=Cid") == (404, "person")
        assert await guest.refused("people") == (400, "unread")
        again = await ada.done("tables", {"game": "crooks", "seats": seats("me", "open")})
        (line,) = (await guest.call("tables")).json()
        assert line["players"] == [{"name": "Ada", "bot": None, "known": False, "program": False, "rating": None}]
        await ada.done("account/listing", {"listed": True})
        (line,) = (await guest.call("tables")).json()
        assert line["players"][0]["known"]
        assert line["players"][0]["rating"] == mine["standings"][0]["rating"]
        assert len(await leaders(guest)) == 2
        data = await ada.done("account/data")
        assert data["account"]["listed"]
        assert [one["table"] for one in data["results"]] == [mine["history"][0]["table"]]
        assert [one["game"] for one in data["ratings"]] == ["crooks"]
        await ada.done("account/delete", {"password": GOOD})
        assert [one["name"] for one in await leaders(guest)] == ["Bea"]
        assert (await settled(bea, 1))["history"][0]["names"] == ["—", "Bea"]
        assert again["table"]
        with sqlite3.connect(tmp_path / "tables.sqlite") as disk:
            assert disk.execute("select count(*) from results").fetchone() == (1,)
            assert disk.execute("select count(*) from ratings").fetchone() == (1,)

    play(tmp_path, scene)


def test_a_game_is_counted_once_by_whomever(tmp_path: Path, play: Play) -> None:
    """Even if two servers count it at the same time. If a player deletes the account meanwhile, they are not in it, and
    nobody is rated."""

    async def scene(town: Town) -> None:
        town.directory.settler.close()
        ada, bea = town.browser(), town.browser()
        await ada.sign_up("Ada")
        await bea.sign_up("Bea")
        first, second = await finished(town, [ada, bea], 7), await finished(town, [ada, bea], 8)
        do = town.directory.store.do
        rows = [await do(partial(store.load, id=one["id"])) for one in (first, second)]
        came = [Outcome(one["info"]["shares"], one["info"]["scores"], [Tally(), Tally()]) for one in (first, second)]
        count = [partial(results.settle, row=row, outcome=out) for row, out in zip(rows, came, strict=True) if row]
        await asyncio.gather(*[do(count[0]) for _ in range(3)])
        assert [one["games"] for one in await leaders(ada)] == [1, 1]
        await ada.done("account/delete", {"password": GOOD})
        await do(count[1])
        assert [(one["name"], one["games"]) for one in await leaders(bea)] == [("Bea", 1)]
        assert [one["change"] is None for one in (await settled(bea, 2))["history"]].count(True) == 1
        assert await do(results.unsettled) == []

    play(tmp_path, scene)


def counted_after_a_kill(house: House, *bots: str) -> None:
    """The server is killed as soon as a game is over, and again (with bots) once it has been counted."""
    tokens = []
    cookies = []
    for name in ("Ada", "Bea"):
        made = house.call("accounts", {"name": name, "password": GOOD})
        cookies.append({"Cookie": f"skulduggery={made.cookies['skulduggery']}"})
    body = {"game": "crooks", "seats": seats("me", "open", *bots)}
    tokens.append(house.call("tables", body, headers=cookies[0]).json())
    id = tokens[0]["table"]
    tokens.append(house.call(f"tables/{id}/join", {"name": "x"}, headers=cookies[1]).json())
    house.post(f"tables/{id}/start", token=tokens[0]["token"])
    players = [Player(house, id, one["token"], n) for n, one in enumerate(tokens)]

    async def evening() -> None:
        await asyncio.gather(*[one.play() for one in players])

    asyncio.run(evening())
    assert all(one.done for one in players)

    def board() -> list[tuple[str, int]]:
        return sorted((one["name"] or one["bot"], one["games"]) for one in house.get("leaderboard/crooks")["leaders"])

    house.stop()
    house.start()
    while not board():
        sleep(0.2)
    if bots:
        house.stop()
        house.start()
    assert board() == [("Ada", 1), ("Bea", 1), *[(bot, 1) for bot in {*bots}]]
    assert house.call("account/profile", headers=cookies[0]).json()["history"][0]["table"] == id
    house.stop()


def test_a_game_is_counted_once_over_a_kill(tmp_path: Path) -> None:
    counted_after_a_kill(House(tmp_path / "data"), "random", "random")


def test_a_game_is_counted_once_over_a_kill_with_postgres(tmp_path: Path, database: str) -> None:
    counted_after_a_kill(over(database)(tmp_path / "data"))


def test_a_long_leaderboard(tmp_path: Path, play: Play) -> None:
    """It comes in pages, ordered by what a rating is at least; bots of the house are marked as such."""

    async def scene(town: Town) -> None:
        guest = town.browser()
        with sqlite3.connect(tmp_path / "tables.sqlite") as disk:
            rows = [("crooks", f"bot:b{n:02}", 20 + n / 10, 8 - n / 10, 4 + 0.3 * n, n) for n in range(60)]
            disk.executemany(
                "insert into ratings (game, player, mu, sigma, sure, games) values (?, ?, ?, ?, ?, ?)", rows
            )
        pages = [await guest.done(f"leaderboard/crooks?page={page}") for page in range(3)]
        assert [(one["total"], len(one["leaders"])) for one in pages] == [(60, 50), (60, 10), (60, 0)]
        lines = [line for one in pages for line in one["leaders"]]
        assert [line["bot"] for line in lines] == [f"b{n:02}" for n in reversed(range(60))]
        assert [line["place"] for line in lines] == [*range(1, 61)]
        assert (lines[0]["rating"], lines[0]["spread"], lines[0]["name"]) == (1036, 168, None)
        assert await guest.refused("leaderboard/crooks?page=-1") == (400, "unread")
        assert await guest.refused("leaderboard/crooks?page=many") == (400, "unread")
        assert await guest.refused("leaderboard/chess") == (404, "game")

    play(tmp_path, scene)


def test_whose_turn_it_is(tmp_path: Path, play: Play) -> None:
    """A seat is told whether something is asked of it; nobody else is."""

    async def scene(town: Town) -> None:
        ada, bea = town.browser(), town.browser()
        made = await ada.done("tables", {"game": "crooks", "seats": seats("me", "open"), "terms": {"clock": 3600}})
        id, path = made["table"], f"tables/{made['table']}/turn"
        other = await bea.done(f"tables/{id}/join", {"name": "Bea"})
        assert await ada.done(path, None, made["token"]) == {"mine": False, "left": None}
        await ada.done(f"tables/{id}/start", {}, made["token"])
        turns = [await ada.done(path, None, one["token"]) for one in (made, other)]
        assert sorted(one["mine"] for one in turns) == [False, True]
        assert [one["left"] is not None for one in turns] == [one["mine"] for one in turns]
        assert await ada.refused(path) == (401, "token")
        await ada.done(f"tables/{id}/end", {}, made["token"])
        assert not any([(await ada.done(path, None, one["token"]))["mine"] for one in (made, other)])

    play(tmp_path, scene)
