"""A browser in front of two servers behind nginx: its page comes from one, its table is at the other, which dies."""

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Response
from tests.browser.test_table import choose_by_keys, page_of, play_out
from tests.server.house import seats
from tests.server.many import Front, Member, opposite, owner_of, running
from tests.server.test_postgres import complaints
from tools.services import Postgres, Redis


class Site(NamedTuple):
    """Two servers behind two proxies, each of which leads to a server of its own."""

    fronts: list[Front]
    members: list[Member]
    database: str

    def owner(self, table: str) -> str:
        """The name of the server that has a table."""
        return str(owner_of(self.database, table)).partition(".")[0]


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with running(Postgres, "skulduggery-postgres-") as postgres, running(Redis, "skulduggery-bus-") as redis:
        database = postgres.make("many")
        members = [Member(tmp_path / name, database, redis.address) for name in "ab"]
        try:
            with opposite(tmp_path, members) as fronts:
                yield Site(fronts, members, database)
        finally:
            for one in members:
                one.stop(signal.SIGTERM)
        assert set().union(*[complaints(one) for one in members]) <= {"no workers are left"}


@pytest.mark.parametrize("game", ["crooks", pytest.param("scoundrels", marks=pytest.mark.long)])
def test_a_page_and_its_table_at_different_servers(site: Site, browser: Browser, game: str) -> None:
    """A whole game by keys, then its record from the first step to the last. The page comes by the proxy that leads to
    server a; the table is at server b, which is killed in the middle. Then a takes the table over and keeps it, though
    b is back and the other proxy leads there."""
    near, far = site.fronts
    made = far.post("tables", {"game": game, "options": {}, "seats": seats("me", "random", "random")})
    id = made["table"]
    far.get(f"tables/{id}")
    assert site.owner(id) == "b"
    page = page_of(browser, near, held=[{**made, "game": game, "at": 0}])
    answers: list[Response] = []
    page.on("response", lambda one: answers.append(one))
    page.goto(f"{near.address}/table/{id}")
    for step in range(3):
        choose_by_keys(page, step)
    assert site.owner(id) == "b"
    site.members[1].stop()
    lost = page.get_by_text("Connection lost")
    lost.first.wait_for()
    lost.first.wait_for(state="detached")
    assert site.owner(id) == "a"
    site.members[1].start()
    assert far.get(f"tables/{id}")["status"] == "running"
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
    assert site.owner(id) == "a"
