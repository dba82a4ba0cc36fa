"""Whole games in a real browser, by keyboard alone and by pointer, from the lobby to the scoring."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.server.house import House
from visit import PATIENCE, STOPPED

OPTION = "[data-option]:enabled"
STEPS = 400
"""More than the longest game needs."""
NOW = """() => document.querySelector('.scoring .end') ? 'over'
  : document.querySelector('.frame:has(.ask[data-ask]) [data-option]:enabled')
  ? `asked ${document.querySelector('.ask').dataset.ask}`
  : document.querySelector('.player.turn')?.dataset.place ?? ''"""
"""A script that returns the state of a page: the end, a question by its id, or whose turn it is."""


def page_of(browser: Browser, house: House, address: str = "", **kept: Any) -> Page:
    """Return a page of a new browser without animations, with ``kept`` in its local storage. ``device`` has further
    options of the browser."""
    workers, device = kept.pop("workers", "block"), kept.pop("device", {})
    context = browser.new_context(
        reduced_motion="reduce", locale=kept.pop("locale", "en-GB"), service_workers=workers, **device
    )
    context.set_default_timeout(PATIENCE)
    store = {f"skulduggery-{key}": json.dumps(value) for key, value in {"pace": "none", **kept}.items()}
    page = context.new_page()
    page.add_init_script(f"for (const [key, value] of Object.entries({json.dumps(store)})) localStorage[key] ??= value")
    page.add_init_script(STOPPED)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.faults = faults  # type: ignore[attr-defined]
    page.goto(address or house.address)
    return page


def start(page: Page) -> None:
    """Start the game as its host, though others have not said that they are ready."""
    page.locator(".waiting .main:enabled").click()
    page.get_by_role("button", name="Yes, start").click()


def now(page: Page, wanted: str = "over|asked") -> str:
    """Wait until the page shows one of these, and return which."""
    there = f"wanted => {{ const now = ({NOW})(); return RegExp(`^(${{wanted}})`).test(now) ? now : '' }}"
    out: str = page.wait_for_function(there, arg=wanted).json_value()  # a second look could find another state
    return out


def changed(page: Page, before: str) -> None:
    """Wait until the page shows something else, or why an answer was refused."""
    page.wait_for_function(f"before => ({NOW})() !== before || document.querySelector('.refused')", arg=before)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until this has the focus."""
    for _ in range(STEPS):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} can't be reached with Tab")


def choose_by_keys(page: Page, step: int) -> None:
    """Answer by the arrows and Enter, and wait until it is done. After a refusal go one step back first, not more,
    because from there the same answer may lead to what is shown now."""
    shown = now(page)
    if page.locator(".refused").count():
        page.keyboard.press("Escape")
        page.wait_for_function(f"before => ({NOW})() !== before || !document.querySelector('.refused')", arg=shown)
        return
    for _ in range(1 + step % 3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    changed(page, shown)


def play_out(page: Page) -> None:
    """Play to the end by keys alone."""
    for step in range(STEPS):
        if now(page) == "over":
            return
        choose_by_keys(page, step)
    raise AssertionError("the game came to no end")


@pytest.mark.parametrize("locale", ["en-GB", pytest.param("de-DE", marks=pytest.mark.long)])
def test_a_game_against_bots_by_keyboard_alone(house: House, browser: Browser, locale: str) -> None:
    page = page_of(browser, house, locale=locale)
    page.locator(".row .button").nth(2).wait_for()
    tab_to(page, ".row .button:nth-child(2)")
    page.keyboard.press("Enter")
    play_out(page)
    tab_to(page, ".after .button")
    assert page.faults == []  # type: ignore[attr-defined]


def test_two_browsers_and_two_bots(house: House, browser: Browser) -> None:
    """One person holds a table; the other finds it in the lobby, gives a name and plays by keyboard alone."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    made = house.post("tables", {"game": "crooks", "options": {}, "seats": seats})
    path = f"/table/{made['table']}"
    ann = page_of(browser, house, house.address + path, held=[{**made, "game": "crooks", "at": 0}])
    bob = page_of(browser, house)
    bob.locator(".parts").wait_for()
    tab_to(bob, ".parts .button:nth-child(2)")
    bob.keyboard.press("Enter")
    bob.locator(f"a.button[href='{path}']").wait_for()
    tab_to(bob, f"a.button[href='{path}']")
    bob.keyboard.press("Enter")
    bob.locator("form input").wait_for()
    tab_to(bob, "form input")
    bob.keyboard.type("Bob")
    bob.keyboard.press("Enter")
    start(ann)
    for step in range(20 * STEPS):
        asked = [page for page in (ann, bob) if page.locator(OPTION).count()]
        for page in asked:  # the order in which screens change is open: the table waits only for seats with a choice
            if page is bob:
                choose_by_keys(bob, step)
            else:
                shown = now(ann)
                options = ann.locator(OPTION)
                options.nth(step % options.count()).click()
                changed(ann, shown)
        if all(page.locator(".scoring .end").count() for page in (ann, bob)):
            break
        if not asked:
            ann.wait_for_timeout(20)
    told = [now(page) and page.locator(".scoring").inner_text().split() for page in (ann, bob)]
    numbers = [sorted(word for word in words if word.lstrip("+-").isdigit()) for words in told]
    assert numbers[0] == numbers[1]
    assert "Bob" in told[0]
    tab_to(bob, ".after .button")
    for page in (ann, bob):
        assert page.faults == []  # type: ignore[attr-defined]
