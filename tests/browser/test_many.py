"""A browser before a balancer with two servers behind it: its page comes from one, its table lies with the other."""

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Response
from tests.browser.test_table import page_of, play_out
from tests.server.house import seats
from tests.server.many import Front, Member, owner_of, running
from tests.server.test_postgres import complaints
from tools.services import Postgres, Redis


class Site(NamedTuple):
    """Two servers behind a balancer that leads each address to the same one again."""

    front: Front
    members: list[Member]
    database: str


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with running(Postgres, "skulduggery-postgres-") as postgres, running(Redis, "skulduggery-bus-") as redis:
        database = postgres.make("many")
        members = [Member(tmp_path / name, database, redis.address) for name in ("first", "second")]
        try:
            front = Front(tmp_path / "nginx", members, sticky=True)
        except RuntimeError as why:
            pytest.skip(f"{why}: './dev test' installs it as root on Debian")
        else:
            yield Site(front, members, database)
            front.stop(signal.SIGTERM)
        finally:
            for one in members:
                one.stop(signal.SIGTERM)
        assert set().union(*[complaints(one) for one in members]) <= {"no worker is there"}


@pytest.mark.parametrize("game", ["crooks", pytest.param("scoundrels", marks=pytest.mark.long)])
def test_a_page_and_its_table_at_different_servers(site: Site, browser: Browser, game: str) -> None:
    """A whole game by keys, then its record from the first step to the last. The page asks one server alone, which the
    balancer's answers name; the table is the other's from beginning to end, by the database."""
    served = site.front.call("games").headers["x-served-by"]
    (near,) = [one for one in site.members if served == f"127.0.0.1:{one.port}"]
    (far,) = [one for one in site.members if one is not near]
    wanted = {"game": game, "options": {}, "seats": seats("me", "random", "random")}
    made = far.post("tables", wanted)
    id, owner = made["table"], owner_of(site.database, made["table"])
    assert owner != owner_of(site.database, near.post("tables", wanted)["table"])
    page = page_of(browser, site.front, held=[{**made, "game": game, "at": 0}])
    answers: list[Response] = []
    page.on("response", lambda one: answers.append(one))
    page.goto(f"{site.front.address}/table/{id}")
    play_out(page)
    assert near.get(f"tables/{id}")["status"] == "over"
    page.get_by_role("link", name="Review this game").click()
    page.locator(".steer").wait_for()
    page.get_by_role("button", name="To the end").click()
    page.locator(".log li").nth(10).wait_for()
    steps = page.locator(".steer .count").inner_text().split()
    assert steps[-1] == steps[-3] != "0", "the last of many steps"
    assert page.faults == []  # type: ignore[attr-defined]
    asked = {one.url.partition(f"/api/tables/{id}/")[2].partition("?")[0] for one in answers}
    assert {"cards", "record"} <= asked
    assert {one.headers["x-served-by"] for one in answers} == {served}
    assert owner_of(site.database, id) == owner
