"""Upgrades: a release continues the games of an older one, however the rules have changed."""

import asyncio
import hashlib
import importlib
import json
import lzma
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any, ClassVar

import pytest
import sqlalchemy as sa
from alembic.operations import Operations
from tests.server import planted_names
from tests.server.house import Document, House, Player, check_sentence, heard, hello, new_table, said, seats
from tests.server.many import Member, opposite
from tests.server.test_backup import command
from tests.server.test_postgres import over
from tests.server.upgrade import make
from tools.services import PATIENCE, Redis

from skulduggery import api, bots, codec, renamed
from skulduggery.api import BadInput, Rng
from skulduggery.record import Record
from skulduggery.server.storage import backup, upgrades
from skulduggery.server.storage import database as databases
from skulduggery.server.storage.backup import restore
from skulduggery.server.storage.database import Database
from skulduggery.server.tables.new_table import LISTED

FIXTURES = sorted(one.parent for one in (Path(__file__).parent / "upgrade").glob("*/known.json"))
PLANTED = str(Path(__file__).with_name("planted_rules.py"))
GONE = "rules any more"


def known_of(fixture: Path) -> Document:
    out: Document = json.loads((fixture / "known.json").read_text())
    return out


TODAY = {game: api.game(game).rules_version for game in api.games()}
OLDEST = FIXTURES[0]
NEWEST = next(one for one in FIXTURES if known_of(one)["rules"] == TODAY)


class Later(House):
    """A server whose release has other rules. ``told_before``: what the release before it told of finished games."""

    program = (PLANTED,)
    told_before: Document


class LaterMember(Member):
    """A server that runs next to others."""

    program: ClassVar[tuple[str, ...]] = (PLANTED,)  # type: ignore[misc]


class QuickMember(Member):
    """One of today's rules that soon sees that another has gone."""

    program: ClassVar[tuple[str, ...]] = (str(Path(__file__).with_name("planted_sweep.py")),)  # type: ignore[misc]


def unpacked(fixture: Path, folder: Path) -> Path:
    """The data folder of a fixture."""
    folder.mkdir()
    (folder / "tables.sqlite").write_bytes(lzma.decompress((fixture / "tables.sqlite.xz").read_bytes()))
    return folder


def held(folder: Path, query: str) -> list[tuple[Any, ...]]:
    """Return the content of a folder's database."""
    with closing(sqlite3.connect(folder / "tables.sqlite", timeout=PATIENCE)) as base:
        return base.execute(query).fetchall()


def wait_kept(folder: Path) -> None:
    """Wait until all games that are over are kept."""
    while held(folder, "select * from unkept"):
        time.sleep(0.05)


def waited(until: Callable[[], object]) -> bool:
    """Return True as soon as something is true, or False if it takes too long."""
    end = time.monotonic() + PATIENCE
    while not until():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def first(house: House, table: str, token: str | None = None) -> Document:
    """Return the first document to a person who comes to a table."""

    async def look() -> Document:
        async with house.socket(table) as socket:
            return await hello(socket, token)

    return asyncio.run(look())


def told(house: House, known: Document) -> Document:
    """Return all that is sent of finished games: the records of everybody with their views, and what newcomers see."""
    out = {}
    for table, its in known["finished"].items():
        token = its["token"]
        states = [first(house, table, one) for one in (token, None)]
        out[table] = [
            [house.get(f"tables/{table}/record{eyes}", token) for eyes in its["told"]],
            [[state[name] for name in ("version", "view", "log")] for state in states],
        ]
    return out


def code(house: House, path: str, token: str | None = None, body: object = None, method: str = "POST") -> str:
    """The code with which a call is refused."""
    response = house.call(path, body, token, method=method)
    assert response.status_code in (403, 409), response.text
    check_sentence(response.json()["error"])
    out: str = response.json()["code"]
    return out


def shown(house: House, known: Document) -> None:
    """Each finished game tells what it told when it was over: record, log and page. Others see none."""
    for table, its in known["finished"].items():
        looked = make.looked_at(house, table, its["token"])
        assert looked == {name: value for name, value in its.items() if name != "review"}
        info = house.get(f"tables/{table}")
        assert info["lost"] is None
        for token in (None, its["token"]):
            state = first(house, table, token)
            assert state["view"] is not None
            assert state["version"] == len(state["log"]) > 0
            assert state["table"]["scores"] == its["scores"]
        assert house.call(f"tables/{table}/record").status_code == 403
        assert house.call(f"tables/{table}/record?seat=9", token=its["token"]).status_code == 422
        if "review" in its:
            found = house.post(f"tables/{table}/review", token=its["token"])
            for one in found["review"]["decisions"]:
                assert one.pop("facts") == []  # which older releases did not know
                assert one.pop("brings") == 0
            assert hashlib.sha256(json.dumps(found["review"]).encode()).hexdigest() == its["review"]
    assert {one["game"]: one["rating"] for one in make.rated(house)} == known["ratings"]


def played_on(house: House, known: Document) -> None:
    """Each running game goes on where it was, and the open table begins."""
    for table, its in known["running"].items():
        state = first(house, table, its["token"])
        assert state["table"]["status"] == "running"
        assert state["view"] is not None
        if its["messages"] is not None:
            assert [line[1:] for line in state["log"]][: len(its["messages"])] == its["messages"]
        if its["game"] == "crooks" and state["ask"] is not None:
            (me,) = make.play(house, table, [its["token"]], len(state["log"]) + 1)
            assert len(me.messages) > len(state["log"])
    begun(house, known)


def begun(house: House, known: Document) -> None:
    """Somebody joins the open table, and its game begins."""
    ((table, its),) = known["open"].items()
    house.post(f"tables/{table}/join", {"name": "Carl"})
    house.post(f"tables/{table}/start", token=its["token"])
    state = first(house, table, its["token"])
    assert state["table"]["status"] == "running"
    assert state["view"] is not None


def test_there_is_a_fixture_for_each_version_of_the_rules() -> None:
    """If you raise a ``rules_version``, run tests/server/upgrade/make.py before and after."""
    there = [known_of(fixture)["rules"] for fixture in FIXTURES]
    for game in api.games():
        wanted = {*range(1, api.game(game).rules_version + 1)}
        assert wanted <= {rules[game] for rules in there}, f"{game}: run tests/server/upgrade/make.py"


@pytest.mark.parametrize("game", api.games())
def test_a_version_of_the_rules_is_one_whatever_the_options(game: str) -> None:
    """Tables and servers name rules by their version, so the digest of a game must not count on from it by itself."""
    digest = importlib.import_module(f"skulduggery.games.{game}.cards.files").digest
    for name, values in api.game(game).options.items():
        for value in values:
            rules = api.make_rules(
                game, 3, {"mode": "extended", name: value} if game == "scoundrels" else {name: value}
            )
            named = {"game": game, "version": TODAY[game], "seats": 3, "options": rules.options}
            assert rules.digest == digest(rules.cards, named), f"{name}: {value}"


def gone_on(house: House, fixture: Path) -> None:
    """Check that games with today's rules go on or are shown, and that the others are ended or can't be shown.

    The logs of all of them are there.
    """
    known = known_of(fixture)
    mine, others = dict(known), dict(known)
    for part in ("finished", "running"):
        of = {table: known["rules"][its["game"]] == TODAY[its["game"]] for table, its in known[part].items()}
        mine[part] = {table: its for table, its in known[part].items() if of[table]}
        others[part] = {table: its for table, its in known[part].items() if not of[table]}
    assert bool(others["running"]) == bool(others["finished"]) == (fixture != NEWEST)
    listed = {one["id"]: one["status"] for one in house.get("tables")}
    assert not listed.keys() & others["running"].keys()
    assert {table for table in mine["running"] if len(table) == LISTED} == {*listed} - {*known["open"]}
    for table, its in others["running"].items():
        ended(house, table, its)
    unshown(house, others)
    played_on(house, mine)
    shown(house, mine)
    assert {one["game"]: one["rating"] for one in make.rated(house)} == known["ratings"]


def unshown(house: House, known: Document) -> None:
    """The rules of these finished games are gone: one sentence instead of a record; the log can still be had."""
    for table, its in known["finished"].items():
        assert house.get(f"tables/{table}")["lost"] == "rules"
        assert first(house, table, its["token"])["view"] is None
        assert code(house, f"tables/{table}/record", its["token"], method="GET") == "old-table"
        assert code(house, f"tables/{table}/review", its["token"]) == "old-table"
        log = house.call(f"tables/{table}/log", token=its["token"]).content
        assert hashlib.sha256(log).hexdigest() == its["log"]


def ended(house: House, table: str, its: Document) -> None:
    """A game whose rules are gone says so, and can be left; nothing else can be done there."""
    info = house.get(f"tables/{table}")
    assert (info["status"], info["lost"], info["scores"]) == ("ended", "rules", None)
    state = first(house, table, its["token"])
    assert (state["view"], state["ask"], state["table"]["lost"]) == (None, None, "rules")
    assert code(house, f"tables/{table}/record", its["token"], method="GET") == "old-table"
    for call in ("end", "resign", "undo", "agree", "back", "hint"):
        assert code(house, f"tables/{table}/{call}", its["token"]) in ("ended", "no-hints"), call
    log = house.call(f"tables/{table}/log", token=its["token"])
    if its["messages"] is not None:
        assert len(log.content.splitlines()) > 3
    house.post(f"tables/{table}/leave", token=its["token"])


def check_faults(house: House, fixture: Path) -> None:
    """The server has written nothing but that rules are gone, if they are."""
    lines = house.faults().splitlines()
    assert fixture != NEWEST or lines == []
    assert all(GONE in line or "could not be archived" in line for line in lines), lines


@pytest.mark.parametrize("fixture", FIXTURES, ids=lambda one: one.name)
def test_a_folder_of_an_older_release(tmp_path: Path, fixture: Path) -> None:
    """Finished games are shown, running ones go on, and open tables begin, if their rules are still there."""
    house = House(unpacked(fixture, tmp_path / "data"), "--advice", "1")
    wait_kept(house.data)
    gone_on(house, fixture)
    house.stop(signal.SIGTERM)
    check_faults(house, fixture)


@pytest.mark.parametrize("fixture", FIXTURES, ids=lambda one: one.name)
def test_a_backup_of_an_older_release(tmp_path: Path, database: str, fixture: Path) -> None:
    """It is restored to a PostgreSQL, and goes on there."""
    assert restore(database, fixture / "tables.backup") == held_tables(fixture)
    house = over(database)(tmp_path / "data", "--advice", "1")
    gone_on(house, fixture)
    house.stop(signal.SIGTERM)
    check_faults(house, fixture)


def held_tables(fixture: Path) -> int:
    """Return the number of tables in a fixture."""
    known = known_of(fixture)
    return sum(len(known[part]) for part in ("finished", "running", "open"))


@pytest.fixture
def later(tmp_path: Path) -> Iterator[Later]:
    """A server of later rules over a folder of which the release before it has kept the finished games."""
    folder = unpacked(NEWEST, tmp_path / "data")
    before = House(folder, "--advice", "1")
    wait_kept(folder)
    told_before = told(before, known_of(NEWEST))
    before.stop(signal.SIGTERM)
    house = Later(folder, "--advice", "1")
    house.told_before = told_before
    yield house
    house.stop(signal.SIGTERM)
    assert all(GONE in line for line in house.faults().splitlines()), house.faults()


def test_finished_games_are_shown_whatever_the_rules_become(later: Later) -> None:
    """Records, steps, logs, pages and the review that was kept; no new review, and no game goes on from there."""
    known = known_of(NEWEST)
    shown(later, known)
    assert told(later, known) == later.told_before
    for table, its in known["finished"].items():
        token = its["token"]
        assert (
            code(later, f"tables/{table}/continue", token, {"step": 3, "seats": seats("me", "heuristic")})
            == "old-rules"
        )
        if its["status"] == "over" and "review" not in its:
            assert code(later, f"tables/{table}/review", token) == "old-rules"
        later.call(f"tables/{table}/open", token=token, method="POST")
        assert later.get(f"tables/{table}/record")["steps"]
        assert later.get(f"tables/{table}/cards")
        again = later.post(f"tables/{table}/rematch", token=token)
        assert first(later, again["table"], token)["table"]["status"] in ("running", "open")


def test_running_games_of_other_rules_are_ended(later: Later) -> None:
    """They are not in the lobby, and say why. Open tables begin by the rules of today."""
    known = known_of(NEWEST)
    assert {one["id"] for one in later.get("tables")} == {*known["open"]}
    for table, its in known["running"].items():
        ended(later, table, its)
    ratings = make.rated(later)
    assert {one["game"]: one["rating"] for one in ratings} == known["ratings"]
    begun(later, known)
    came = later.call("account/log-in", {"name": "Ada", "password": known["password"]})
    cookie = {"Cookie": came.headers["set-cookie"].partition(";")[0]}
    gone = later.call("account/delete", {"password": known["password"]}, headers=cookie)
    assert gone.status_code == 200, gone.text


def test_games_that_nobody_has_kept(tmp_path: Path) -> None:
    """The rules are gone already: one sentence instead of a record; the log can still be had."""
    house = Later(unpacked(OLDEST, tmp_path / "data"))
    unshown(house, known_of(OLDEST))
    wait_kept(house.data)
    house.stop(signal.SIGTERM)
    assert "Traceback" not in house.faults()


def test_a_log_that_can_t_be_played_again(tmp_path: Path) -> None:
    """One sentence, whether the entry is none or not legal; its people can end the table, and forget their account."""
    folder = unpacked(NEWEST, tmp_path / "data")
    known = known_of(NEWEST)
    words = cycle(['["pass"]', '["take', "[1]", '["no","such","word"]', '["1"]'])
    spoilt = dict(zip(known["running"], words, strict=False))
    with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as base:
        for table, what in spoilt.items():
            base.execute("update entries set what = ?, who = '1' where n = 1 and \"table\" = ?", (what, table))
        for table in known["finished"]:
            base.execute('update entries set what = \'["pass"]\' where n = 3 and "table" = ?', (table,))
        base.execute("delete from kept")
    house = House(folder)
    for table in spoilt:
        token, others = known["running"][table]["token"], known["running"][table]["others"]
        info = house.get(f"tables/{table}")
        assert (info["status"], info["lost"]) == ("running", "log")
        for call in ("resign", "undo", "back", "hint"):
            assert code(house, f"tables/{table}/{call}", token) in ("unreadable", "no-hints")
        assert code(house, f"tables/{table}/answer", token, {"ask": "x", "words": ["y"]}) == "unreadable"
        assert first(house, table, token)["view"] is None
        left = house.post(f"tables/{table}/leave", token=token)
        assert left["seats"][left["host"]]["away"]
        assert (left["status"], left["lost"]) == ("running", "log")
        assert house.post(f"tables/{table}/end", token=others[0] if others else token)["status"] == "ended"
        assert house.post(f"tables/{table}/leave", token=token)["status"] == "ended"
    assert [table for table in spoilt if known["running"][table]["others"]], "nobody but a host has ended any"
    for table, its in known["finished"].items():
        assert house.get(f"tables/{table}")["lost"] == "log"
        assert code(house, f"tables/{table}/record", its["token"], method="GET") == "unreadable"
    wait_kept(house.data)
    house.stop(signal.SIGTERM)
    assert "Traceback" not in house.faults()


def test_games_are_kept_that_an_older_release_has_finished(tmp_path: Path) -> None:
    """It doesn't say that they are to be kept. A game of other rules is left as it is."""
    known = known_of(NEWEST)
    folder = unpacked(NEWEST, tmp_path / "data")
    other, *mine = [table for table, its in known["finished"].items() if its["game"] == "scoundrels"]
    with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as base:
        base.execute("delete from kept")
        base.execute("update tables set version = 7 where id = ?", (other,))
    house = House(folder)

    def kept() -> set[str]:
        return {table for (table,) in held(folder, "select \"table\" from kept where part = 'end'")}

    assert waited(lambda: kept() == known["finished"].keys() - {other})
    assert mine
    assert held(folder, "select * from unkept") == []
    house.stop(signal.SIGTERM)
    assert house.faults() == ""


def test_a_release_that_went_back_leaves_newer_games_alone(tmp_path: Path) -> None:
    """They wait for the newer release to come again."""
    later = Later(tmp_path / "data")
    table, (token,) = new_table(later, "me", "heuristic")
    done, (mine,) = new_table(later, "me", "heuristic")
    later.stop(signal.SIGTERM)
    with closing(sqlite3.connect(later.data / "tables.sqlite", isolation_level=None)) as base:
        base.execute("update tables set status = 'over' where id = ?", (done,))
        base.execute('insert into unkept ("table") values (?)', (done,))
    house = House(later.data)
    response = house.call(f"tables/{table}")
    assert (response.status_code, response.json()["code"]) == (503, "elsewhere")
    assert house.call(f"tables/{table}/end", token=token, method="POST").status_code == 503
    assert table in {one["id"] for one in house.get("tables")}
    for _ in range(2):  # the first look is over when the second keeps something
        ended_now, (host,) = new_table(house, "me", "heuristic")
        house.post(f"tables/{ended_now}/end", token=host)
        query = f"select 1 from kept where \"table\" = '{ended_now}'"
        assert waited(partial(held, house.data, query))
    assert held(house.data, "select * from unkept") == [(done,)]
    house.stop(signal.SIGTERM)
    assert house.faults() == ""
    later.start()
    assert first(later, table, token)["table"]["status"] == "running"
    wait_kept(later.data)
    assert first(later, done, mine)["view"] is not None
    later.stop(signal.SIGTERM)


# The schema


def dump(at: Path | str) -> list[object]:
    """All that lies in a database."""
    one = Database(at)
    meta = sa.MetaData()
    with one.engine.connect() as connection:
        meta.reflect(connection)
        out: list[object] = []
        for table in meta.sorted_tables:
            rows = sorted(map(repr, connection.execute(sa.select(table))))
            out.append(
                (table.name, [(column.name, str(column.type), column.nullable) for column in table.columns], rows)
            )
    one.close()
    return out


@pytest.mark.parametrize("kind", ["SQLite", "PostgreSQL"])
@pytest.mark.parametrize("error", [sa.exc.OperationalError("x", None, Exception("disk full")), RuntimeError("a fault")])
def test_a_migration_that_fails_half_way(
    tmp_path: Path, database: str, kind: str, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of it is taken back: the older release finds everything as it was, and so does the next try."""
    at: Path | str = database
    if kind == "SQLite":
        at = unpacked(OLDEST, tmp_path / "data")
    else:
        restore_old(database, monkeypatch)
    before = dump(at)
    made: list[str] = []
    create = Operations.create_table

    def fails(self: Operations, name: str, *given: Any, **more: Any) -> Any:
        made.append(name)
        if len(made) == 2:
            raise error
        return create(self, name, *given, **more)

    with monkeypatch.context() as patch:
        patch.setattr(Operations, "create_table", fails)
        one = Database(at)
        with pytest.raises((BadInput, RuntimeError)):
            one.migrate()
        one.close()
    assert len(made) == 2, "the migration has not come so far"
    assert dump(at) == before
    one = Database(at)
    one.migrate()
    one.close()
    assert dump(at) != before


def restore_old(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Restore the oldest backup, and stay at its schema."""

    def stay(connection: sa.Connection, to: str = "0016") -> None:
        databases.upgrade(connection, to)

    with monkeypatch.context() as patch:
        patch.setattr(backup, "upgrade", stay)
        restore(database, OLDEST / "tables.backup")


def test_an_older_release_refuses_a_newer_schema(tmp_path: Path) -> None:
    """One sentence, and nothing has changed."""
    folder = unpacked(OLDEST, tmp_path / "data")
    with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as base:
        base.execute("update alembic_version set version_num = '9999'")
    before = dump(folder)
    out = command("serve", "--data", folder, "--port", "0")
    assert (out.returncode, out.stdout) == (2, "")
    check_sentence(out.stderr.strip())
    assert "another version" in out.stderr
    assert dump(folder) == before


# Several releases at one time


def test_games_of_a_server_that_has_died_wait_ten_minutes(database: str) -> None:
    """Those of older rules are ended then; those of newer rules never."""
    restore(database, OLDEST / "tables.backup")
    running = {table for table, its in known_of(OLDEST)["running"].items() if its["game"] == "scoundrels"}
    with closing(Database(database, beside=True)) as base, base.engine.begin() as connection:

        def older_died(seconds: int) -> None:
            connection.execute(sa.text("delete from processes"))
            connection.execute(
                sa.text("insert into processes (id, until, rules) values ('old', :until, 'crooks 1,scoundrels 1')"),
                {"until": time.time() - seconds},
            )

        def status() -> dict[str, str]:
            rows = connection.execute(sa.text("select id, status from tables"))
            return {row.id: row.status for row in rows}

        before = status()
        connection.execute(sa.text("update tables set version = 9 where game = 'mayhem'"))
        older_died(60)
        assert upgrades.end_outdated(connection) == []
        assert status() == before
        older_died(700)
        assert {*upgrades.end_outdated(connection)} == running
        assert {table for table, one in status().items() if one != before[table]} == running
        connection.execute(sa.text("delete from processes"))
        assert upgrades.end_outdated(connection) == []


def kept_at(database: str, table: str) -> bool:
    """Return whether a game is kept in a PostgreSQL."""
    return bool(asked(database, "select 1 from kept where \"table\" = :id and part = 'end'", table))


def asked(database: str, query: str, table: str) -> list[Any]:
    """Return the result of a query or a change about a table in a PostgreSQL."""
    engine = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        found = connection.execute(sa.text(query), {"id": table})
        out = [*found.all()] if found.returns_rows else []
    engine.dispose()
    return out


def running_at(house: Member) -> tuple[str, list[str]]:
    """A game that has begun at this server."""
    made = new_table(house, "me", "heuristic")
    assert house.get(f"tables/{made[0]}")["status"] == "running"
    return made


def find_something(house: Member, database: str) -> None:
    """Make a game that has ended and one whose rules are gone; wait until a server has kept the one and ended the
    other."""
    over, (host,) = new_table(house, "me", "heuristic")
    house.post(f"tables/{over}/end", token=host)
    assert waited(lambda: kept_at(database, over))
    outdated, _ = running_at(house)
    asked(database, "update tables set version = 0 where id = :id", outdated)
    query = "select 1 from tables where id = :id and status = 'ended'"
    assert waited(lambda: bool(asked(database, query, outdated)))


def test_an_older_release_leaves_newer_games_alone(tmp_path: Path, database: str, redis: Redis) -> None:
    """While the newer servers are away, neither calls nor time end their games; afterwards the games go on."""
    old = QuickMember(tmp_path / "a", database, redis.address)
    new = LaterMember(tmp_path / "b", database, redis.address)
    theirs, (token,) = running_at(new)
    done, (mine,) = running_at(new)
    new.stop(signal.SIGTERM)
    asked(database, "update tables set status = 'over' where id = :id", done)
    asked(database, 'insert into unkept ("table") values (:id)', done)
    for table in (theirs, done):
        response = old.call(f"tables/{table}")
        assert (response.status_code, response.json()["code"]) == (503, "elsewhere")
    for _ in range(2):  # the first look is over when the second finds something
        find_something(old, database)
    assert theirs in {one["id"] for one in old.get("tables")}
    assert asked(database, 'select 1 from unkept where "table" = :id', done)
    new.start()
    with opposite(tmp_path, [old, new]) as (by_old, by_new):
        assert first(by_new, theirs, token)["table"]["status"] == "running"
        assert first(by_old, theirs, token)["view"] is not None
        assert waited(lambda: kept_at(database, done))
        assert first(by_old, done, mine)["view"] is not None
    for one in (old, new):
        one.stop(signal.SIGTERM)
    faults = [line for one in (old, new) for line in one.faults().splitlines() if "no workers are left" not in line]
    assert len(faults) == 2, faults
    assert all(line.startswith("ended 1 games") for line in faults), "what was there to be found"


def test_a_server_keeps_what_one_that_has_gone_has_finished(tmp_path: Path, database: str, redis: Redis) -> None:
    """An older release finishes a game and doesn't say that it is to be kept."""
    old = QuickMember(tmp_path / "old", database, redis.address)
    new = QuickMember(tmp_path / "new", database, redis.address)
    table, (token,) = new_table(old, "me", "heuristic")
    asyncio.run(Player(old, table, token).play())
    assert waited(lambda: kept_at(database, table))
    asked(database, 'delete from kept where "table" = :id', table)
    while not all(GONE in one.faults() for one in (old, new)):  # until each has looked whether there is something to do
        find_something(old, database)
    assert not kept_at(database, table)
    old.stop(signal.SIGTERM)
    assert waited(lambda: kept_at(database, table))
    assert len(new.get(f"tables/{table}/record", token)["steps"]) > 5
    new.stop(signal.SIGTERM)


def test_an_older_release_finishes_its_games(tmp_path: Path, database: str, redis: Redis) -> None:
    """It runs next to a newer one, which sends people to it. Once it is gone, the games that it left are ended."""
    old = Member(tmp_path / "a", database, redis.address)
    mine, (token,) = running_at(old)
    left, (other,) = running_at(old)
    new = LaterMember(tmp_path / "b", database, redis.address)
    with opposite(tmp_path, [old, new]) as (by_old, by_new):
        me = Player(by_new, mine, token)
        asyncio.run(me.play())
        assert me.done
        assert me.at == "a"
        assert by_new.get(f"tables/{mine}")["status"] == "over"
        theirs, (third,) = running_at(new)
        assert first(by_old, theirs, third)["view"] is not None
        assert first(by_new, left, other)["table"]["status"] == "running"

    assert waited(lambda: kept_at(database, mine))
    old.stop(signal.SIGTERM)
    record = new.get(f"tables/{mine}/record", token)
    assert len(record["steps"]) > 5
    assert waited(lambda: left not in {one["id"] for one in new.get("tables")}), "only who comes there ends it"
    assert first(new, left, other)["table"]["lost"] == "rules"
    new.stop(signal.SIGTERM)
    assert all("no workers are left" in line for line in old.faults().splitlines()), old.faults()
    assert all(GONE in line or "no workers are left" in line for line in new.faults().splitlines()), new.faults()


# Names


def test_stored_names_of_older_releases(monkeypatch: pytest.MonkeyPatch) -> None:
    """In specs of bots, logs and saves an old name is as good as the new one."""
    record = Record(api.make_rules("crooks", 2), Rng(3))
    record.take_over(1, "casual")
    record.enter(str(api.pending(record.state)[0].seat + 1), ("pass",))
    log, save = codec.write_log(record), codec.write_save(record.state)
    old_log = log.replace(b'"players"', b'"names"').replace(b'"pass"', b'"no"').replace(b'"casual"', b'"tinhorn"')
    old_save = save.replace(b'"stack"', b'"frames"').replace(b'["turn",', b'["round",')
    assert old_log != log
    assert old_save != save
    for read in (lambda: codec.read_log(old_log, "a log"), lambda: codec.read_save(old_save, "a save")):
        with pytest.raises(BadInput):
            read()
    with pytest.raises(BadInput):
        bots.make("tinhorn:way=loudmouth", 1)
    monkeypatch.setattr(renamed, "RENAMED", planted_names.OLD_NAMES)
    assert codec.read_log(old_log, "a log").entries == record.entries
    assert codec.write_save(codec.read_save(old_save, "a save")) == save
    assert bots.playable(renamed.bot("tinhorn:way=loudmouth"))
    assert bots.playable(renamed.bot("trees:playouts=50"))
    assert bots.patience("tinhorn") == bots.patience("casual")
    assert codec.read_log(log, "a log").entries == record.entries


class Renamed(House):
    """A server whose release has other names."""

    program = (planted_names.__file__,)


def test_names_of_older_releases_at_a_server(tmp_path: Path) -> None:
    """A table on disk, a call and a message with old names."""
    folder = unpacked(NEWEST, tmp_path / "data")
    with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as base:
        base.execute("update seats set bot = 'tinhorn' where bot = 'casual'")
        base.execute("update entries set what = '[\"no\"]' where what = '[\"pass\"]'")
    house = Renamed(folder, "--bot-delay", "600")  # no bot ends a game meanwhile
    for table in known_of(NEWEST)["running"]:
        info = house.get(f"tables/{table}")
        assert (info["status"], info["lost"]) == ("running", None)
        assert "tinhorn" not in {seat["bot"] for seat in info["seats"]}
    assert "casual" in {seat["bot"] for line in house.get("tables") for seat in line["players"]}
    chairs = [{"kind": "me", "called": "Ada"}, {"kind": "bot", "bot": "tinhorn:way=loudmouth"}]
    made = house.post("tables", {"game": "crooks", "chairs": chairs, "terms": {"tempo": 86_400}})
    info = house.get(f"tables/{made['table']}")
    assert info["seats"][0]["name"] == "Ada"
    assert info["seats"][1]["bot"] == "casual:persona=braggart"
    assert info["terms"]["clock"] == 86_400

    async def enter() -> Document:
        async with house.socket(made["table"]) as socket:
            await said(socket, {"t": "hello", "secret": made["token"]})
            return await heard(socket)

    assert asyncio.run(enter())["seat"] == 0
    house.stop(signal.SIGTERM)
    assert house.faults() == ""


def test_a_log_at_which_the_rules_come_to_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading it is refused by one sentence, with its line."""
    record = Record(api.make_rules("crooks", 2), Rng(3))
    record.enter(str(api.pending(record.state)[0].seat + 1), ("pass",))
    log = codec.write_log(record)

    def breaks(*_given: object) -> None:
        raise api.Fault("KeyError: 7")

    monkeypatch.setattr(Record, "enter", breaks)
    with pytest.raises(BadInput, match="line 2") as why:
        codec.read_log(log, "a log")
    check_sentence(str(why.value))
