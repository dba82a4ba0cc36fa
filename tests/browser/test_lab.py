"""The lab in the browser: a card is changed, drawn, and what the change does is seen while it is played."""

import re
import signal
from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.browser.test_table import PATIENCE, page_of
from tests.server.house import House

GAMES = ("Crooks", "3000 Scoundrels", "Men of Mayhem")


def test_a_card_is_changed_drawn_and_measured(tmp_path: Path, browser: Browser) -> None:
    """Strangers may here. A change that can't be is refused in words, another one is drawn at once; deals are played
    until they are stopped, and a card of each game is drawn."""
    expect.set_options(timeout=PATIENCE)
    house = House(tmp_path / "data", "--lab", "everybody")
    try:
        page = page_of(browser, house, f"{house.address}/lab")
        for title in reversed(GAMES):
            page.get_by_role("combobox", name="Game").select_option(title)
            expect(page.locator("figure")).to_have_count(2)
        page.get_by_role("combobox", name="Card").select_option("Lookout")
        after = page.locator("figure").last
        level = page.get_by_label("level", exact=True)
        level.fill("11")
        level.press("Tab")
        expect(page.get_by_role("alert")).to_contain_text("level can't be 11")
        level.fill("10")
        level.press("Tab")
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(page.get_by_text("crook.lookout.level=10")).to_be_visible()
        expect(after).to_contain_text("10")
        page.get_by_label("Players").fill("2")
        page.get_by_role("button", name="Play deals").click()
        expect(page.get_by_text("Who takes it wins more often by")).to_contain_text("Lookout.")
        expect(page.get_by_role("row", name="changes of the lead")).to_be_visible()
        page.get_by_role("button", name="Stop", exact=True).click()
        expect(page.get_by_text("Stopped after")).to_be_visible()
        page.get_by_role("button", name="Take back crook.lookout.level=10").click()
        expect(level).to_have_value("1")
        expect(page.get_by_role("button", name="Play deals")).to_be_disabled()
        assert page.faults == []  # type: ignore[attr-defined]
    finally:
        house.stop(signal.SIGTERM)  # in its own time: who is killed can't take away what its processes share
    assert house.faults() == ""


def test_strangers_are_told_where_they_may_not(house: House, browser: Browser) -> None:
    """In their language; the way there is in the lobby, and the way to an account beside it."""
    expect.set_options(timeout=PATIENCE)
    page = page_of(browser, house, locale="de-DE", language="de")
    page.get_by_role("link", name="Das Labor").click()
    expect(page.get_by_role("alert")).to_contain_text("braucht ein Konto")
    page.get_by_role("link", name="Anmelden").click()
    expect(page).to_have_url(re.compile(r"/account$"))
    assert page.faults == []  # type: ignore[attr-defined]
