"""Chance that anyone can check, from a real browser: played to the end, verified from the files that were saved."""

import json
import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.test_table import choose_by_keys, now, page_of, play_out
from tests.server.dealers import verified
from tests.server.house import House

Said = pytest.CaptureFixture[str]


def listening(page: Page) -> list[Any]:
    """All that this page says on sockets from its next visit on."""
    said: list[Any] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(json.loads(frame))))
    return said


def saved(page: Page, selector: str) -> bytes:
    with page.expect_download() as download:
        page.locator(selector).click()
    return Path(download.value.path()).read_bytes()


def open_menu(page: Page) -> None:
    page.locator("header button").last.click()
    page.locator("dialog .fair summary").click()


def test_a_game_played_in_the_browser_is_fair(house: House, browser: Browser, tmp_path: Path, capsys: Said) -> None:
    """By the button "play now"; a reload in the middle and a second tab change nothing; both files are saved."""
    page = page_of(browser, house, name="Ann")
    said = listening(page)
    page.locator(".game .row .button").nth(0).click()
    now(page)
    assert [one["t"] for one in said[:3]] == ["hello", "seal", "share"]
    open_menu(page)
    words = page.locator(".fair summary b").inner_text()
    assert len(words.split()) == 4
    assert "Ann" in page.locator(".fair").inner_text()
    page.keyboard.press("Escape")
    choose_by_keys(page, 1)
    page.reload()
    now(page)
    other = page.context.new_page()
    other.goto(page.url)
    now(other)
    open_menu(other)
    assert other.locator(".fair summary b").inner_text() == words
    other.close()
    play_out(page)
    page.locator("dialog .after .button:not(.main):not(.plain)").last.click()
    open_menu(page)
    page.locator(".fair [role=status]").wait_for()
    assert "fit their seals" in page.locator(".fair [role=status]").inner_text()
    assert page.locator("[role=alert]").count() == 0
    receipt = json.loads(saved(page, ".fair .button"))
    log = saved(page, "dialog .menu > .button:has-text('Save the game log')")
    assert verified(tmp_path, log, receipt) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "This game was fair for Ann" in told
    assert words in told
    assert "holds the first" not in told
    assert verified(tmp_path, log, receipt | {"told": "00" * 32}) == 1
    assert page.faults == []  # type: ignore[attr-defined]


def test_two_browsers_deal_and_one_never_comes(house: House, browser: Browser) -> None:
    """The host sees whom the table waits for, and deals without that seat; the other one's share is in the deal."""
    ann = page_of(browser, house, name="Ann")
    ann.goto(house.address)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    made = house.post("tables", {"game": "crooks", "seats": seats, "shares": True})
    held = {**made, "game": "crooks", "at": 0}
    address = f"{house.address}/table/{made['table']}"
    ann = page_of(browser, house, address, held=[held])
    bob = page_of(browser, house, address)
    bob.locator("form input").fill("Bob")
    bob.locator("form button").click()
    house.post(f"tables/{made['table']}/join", {"name": "Never"})
    ann.get_by_text("Waiting for the browser of Never").wait_for()
    bob.get_by_text("Waiting for the browser of Never").wait_for()
    assert ann.locator(".waiting .main:enabled").count() == 0
    assert bob.get_by_role("button", name="Deal without Never").count() == 0
    ann.get_by_role("button", name="Deal without Never").click()
    ann.locator(".waiting .main:enabled").click()
    for page in (ann, bob):
        page.locator("header button").last.wait_for()
        page.locator(".ask").wait_for()
        open_menu(page)
        told = page.locator(".fair").inner_text()
        assert "Ann, Bob" in told
        assert "without the browser of: Never" in told
        assert page.faults == []  # type: ignore[attr-defined]


@pytest.mark.parametrize(("fault", "says"), [("lose seals", "lacks that seal"), ("make up seals", "lacks that seal")])
def test_a_server_that_cheats(fault: str, says: str, browser: Browser, tmp_path: Path) -> None:
    """A list that lacks the seal of this browser: it tells nothing, and says so."""

    class Cheat(House):
        program = (str(Path(__file__).parents[1] / "server" / "planted_deal.py"), fault)

    house = Cheat(tmp_path / "data")
    try:
        page = page_of(browser, house, name="Ann")
        said = listening(page)
        page.locator(".game .row .button").nth(0).click()
        alert = page.locator("[role=alert]").first
        alert.wait_for()
        assert says in alert.inner_text()
        page.wait_for_timeout(300)
        assert {one["t"] for one in said} <= {"hello", "seal", "answer"}
    finally:
        house.stop(signal.SIGTERM)


def test_a_seat_sealed_by_another_device(house: House, browser: Browser) -> None:
    """The same seat in another browser: that is said in words, and no fraud."""
    page = page_of(browser, house, name="Ann")
    page.locator(".game .row .button").nth(0).click()
    now(page)
    held = page.evaluate("JSON.parse(localStorage['skulduggery-held'])")
    other = page_of(browser, house, page.url, held=held)
    now(other)
    assert "sealed by another device" in other.locator("[role=alert]").inner_text()
    assert page.locator("[role=alert]").count() == 0
