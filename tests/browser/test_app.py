"""The app in a browser: its worker, and what is said without a server."""

import re
import signal
from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.browser.test_table import PATIENCE, page_of
from tests.server.house import House

KEPT = "async () => (await (await caches.open('build')).keys()).map(one => new URL(one.url).pathname)"


def test_without_a_server_the_lobby_says_so_and_comes_back(tmp_path: Path, browser: Browser) -> None:
    """The worker keeps files of the build and nothing of any call; with it the lobby comes without a server, in the
    language of its reader, and is whole again by itself once a server is there."""
    expect.set_options(timeout=PATIENCE)
    house = House(tmp_path / "data")
    page = page_of(browser, house, workers="allow", locale="de-DE")
    poster = page.locator(".poster").first
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    poster.wait_for(state="attached")
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert [one for one in kept if one != "/" and not one.startswith("/assets/")] == []
    assert page.locator("link[rel=manifest]").get_attribute("href") == "/app.de.webmanifest"

    house.stop(signal.SIGTERM)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("nicht zu erreichen")
    assert [one for one in page.evaluate(KEPT) if one.startswith("/api")] == []
    house.options = (*house.options, "--port", re.sub(r".*:", "", house.address))  # the last one said counts
    house.start()
    poster.wait_for(state="attached")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.faults == []  # type: ignore[attr-defined]
    page.context.close()

    house.stop(signal.SIGTERM)
    assert house.faults() == ""


def test_a_shortcut_of_the_app_leads_to_a_new_table(house: House, browser: Browser) -> None:
    page = page_of(browser, house, f"{house.address}/#scoundrels")
    expect(page.locator("[data-game=scoundrels] form")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-game=crooks] form")).to_have_count(0)
    page.context.close()


class Near(House):
    """A server that is found by another address of this machine, as one in a home is by its own."""

    host = "127.0.0.2"


def test_a_link_is_shown_to_cameras(tmp_path: Path, house: House, browser: Browser) -> None:
    """Where others find the page, its link is drawn as a code; where they can't, it is said what can be done."""
    near = Near(tmp_path / "data")
    for at in (near, house):
        mine = at.post(
            "tables", {"game": "crooks", "options": {}, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}
        )
        held = {"table": mine["table"], "seat": 0, "token": mine["token"], "game": "crooks", "at": 0}
        page = page_of(browser, at, f"{at.address}/table/{mine['table']}", held=[held])
        page.get_by_role("button", name="as a code for a camera").click(timeout=PATIENCE)
        if at is near:
            expect(page.get_by_role("img", name="QR code of this link")).to_be_visible(timeout=PATIENCE)
        else:
            expect(page.get_by_text("--host 0.0.0.0")).to_be_visible(timeout=PATIENCE)
        page.context.close()
    near.stop(signal.SIGTERM)
    assert near.faults() == ""
