"""The table in a real browser: whole games to the scoring, by keyboard and by pointer, and what axe finds there."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError
from tests.server.house import House

AXE = Path("web/node_modules/axe-core/axe.min.js")
PATIENCE = 20_000
"""Milliseconds after which a page that shows nothing new has failed."""
OPTION = "[data-option]:not([disabled])"


def page_of(browser: Browser, house: House, address: str = "", **how: Any) -> Page:
    """A new visitor, with a store of their own; motion is reduced, so that nothing waits for it."""
    context = browser.new_context(reduced_motion="reduce", locale=how.pop("locale", "en-GB"), **how)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.faults = faults  # type: ignore[attr-defined]
    page.goto(address or house.address)
    return page


def serious(page: Page) -> list[str]:
    """What axe-core calls serious or critical on this page."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run()")["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:150]}" for one in found if one["impact"] in ("serious", "critical")
    ]


def over(page: Page) -> bool:
    return page.locator(".scoring").count() > 0


def waiting(page: Page) -> bool:
    """Wait until this page is asked something or the game is over; whether it is asked."""
    page.wait_for_selector(f"{OPTION}, .scoring")
    return not over(page)


def by_keyboard(page: Page, turn: int) -> None:
    """Answer with keys alone: Enter on the option that has the focus, after some steps with the arrows."""
    asked = page.locator(".question").text_content()
    for _ in range(1 + turn % 3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_timeout(150)
    if not over(page) and page.locator(".question").count() and page.locator(".question").text_content() == asked:
        page.keyboard.press("Enter")  # passing is confirmed


def by_pointer(page: Page, turn: int) -> None:
    """Answer by clicking one of the options."""
    options = page.locator(OPTION)
    count = options.count()
    if count:
        with suppress(TimeoutError):  # the question may have gone: somebody else was quicker to end it
            options.nth(turn % count).click(timeout=2_000)
        page.wait_for_timeout(80)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_game_against_bots_by_keyboard_alone(house: House, browser: Browser, locale: str) -> None:
    """From the lobby to the scoring without a pointer; axe finds nothing serious on any of these screens."""
    page = page_of(browser, house, locale=locale)
    page.wait_for_selector(".row .button")
    assert serious(page) == []
    page.locator(".row .button").nth(1).focus()
    page.keyboard.press("Enter")
    checked = False
    for turn in range(400):
        if not waiting(page):
            break
        if not checked:
            assert serious(page) == []
            checked = True
        by_keyboard(page, turn)
    assert over(page), "the game came to no end"
    page.wait_for_selector(".after .button")
    assert serious(page) == []
    assert page.faults == []  # type: ignore[attr-defined]


def test_two_browsers_and_two_bots(house: House, browser: Browser) -> None:
    """One person holds a table, the other comes by its link and gives a name; both play to the same scoring."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    made = house.post("tables", {"game": "crooks", "options": {}, "seats": seats})
    address = f"{house.address}/table/{made['table']}"
    ann = page_of(browser, house)
    held = [{"table": made["table"], "seat": made["seat"], "token": made["token"], "game": "crooks", "at": 0}]
    ann.evaluate("held => localStorage.setItem('skulduggery-held', JSON.stringify(held))", held)
    ann.goto(address)
    bob = page_of(browser, house, address)
    bob.get_by_role("textbox").first.fill("Bob")
    bob.get_by_role("textbox").first.press("Enter")
    ann.get_by_text("Bob").first.wait_for()
    house.post(f"tables/{made['table']}/start", {}, made["token"])
    for turn in range(2_000):
        if over(ann) and over(bob):
            break
        for page in (ann, bob):
            if not over(page) and page.locator(OPTION).count():
                by_pointer(page, turn)
        ann.wait_for_timeout(50)
    for page in (ann, bob):
        page.wait_for_selector(".after .button")
        assert page.faults == []  # type: ignore[attr-defined]
    told = [page.locator(".scoring").inner_text().split() for page in (ann, bob)]
    numbers = [sorted(word for word in words if word.lstrip("+-").isdigit()) for words in told]
    assert numbers[0] == numbers[1]
