"""Several people at one device: they hand it to one another, and nobody sees what is another's."""

import re
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.browser.test_table import PATIENCE, page_of
from tests.server.house import House

NEXT = "[data-take], [data-hand-over], .scoring .end, [data-option]:enabled:not(.barred)"
"""What a page offers next, to whoever looks at it."""


def new_table(house: House, browser: Browser, *others: str) -> Page:
    """A table of Crooks that was made in the lobby for Ada and others at one device, and begun."""
    page = page_of(browser, house, name="Ada")
    page.locator("[data-game=crooks] [aria-expanded]").click()
    form = page.locator("[data-game=crooks] form")
    form.locator("select").first.select_option(str(1 + len(others)))
    for seat, name in enumerate(others, 2):
        form.get_by_role("combobox", name=f"Seat {seat}", exact=True).select_option("here")
        form.get_by_label(f"Name of the player in seat {seat}").fill(name)
    form.locator("[type=submit]").click()
    expect(page.get_by_text("on this device")).to_have_count(1 + len(others), timeout=PATIENCE)
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-take]").wait_for()
    return page


def covered(page: Page, names: list[str]) -> str:
    """Who is to take the device: not one card is in the page, by its name or drawn."""
    shown = page.content()
    assert [one for one in names if one in shown] == []
    assert page.locator("[data-place], [data-option], .board, .lens").count() == 0
    return page.get_by_role("heading").inner_text().removeprefix("Hand over to ")


def names_of(house: House) -> list[str]:
    """What crooks are called."""
    return [one["names"]["en"] for one in house.get("games/crooks/cards")["crooks"]]


def test_a_game_of_two_at_one_device(house: House, browser: Browser) -> None:
    """They are asked in turn, each behind a cover; also after a reload, when nobody knows who holds it. What happened
    meanwhile stands in the log of who takes it."""
    page, names = new_table(house, browser, "Bea"), names_of(house)
    kept: list[dict[str, Any]] = page.evaluate("JSON.parse(localStorage['skulduggery-held'])")
    assert len({(one["table"], one["seat"]) for one in kept}) == len({one["token"] for one in kept}) == 2
    took: list[str] = []
    lines = seen = 0
    while len(took) < 6:
        at = page.locator(NEXT).first
        at.wait_for()
        if page.locator("[data-take]").count():
            if len(took) == 3:
                page.reload()
                page.locator("[data-take]").wait_for()
            took.append(covered(page, names))
            page.locator("[data-take]").click()
            page.locator("[data-option]:enabled").first.wait_for()
            assert page.locator(".log li").count() >= lines
            lines = page.locator(".log li").count()
            if len(took) == 5:
                page.reload()  # in the middle of one's turn
                page.locator("[data-take]").wait_for()
                assert covered(page, names) == took[-1]
                page.locator("[data-take]").click()
        else:
            seen += any(one in page.content() for one in names)
            asked = page.locator("section.ask").get_attribute("data-ask")
            at.click()
            if page.locator("[data-hand-over]").count() == 0:
                page.wait_for_function(
                    "before => document.querySelector('[data-take], [data-hand-over]') || "
                    "document.querySelector('section.ask')?.dataset.ask !== before",
                    arg=asked,
                )
    assert took == [took[0], took[1]] * 3
    assert set(took) == {"Ada", "Bea"}
    assert seen  # crooks do stand in the page by their names, but for the cover
    assert page.locator(".refused").count() == 0
    assert page.faults == []  # type: ignore[attr-defined]

    page.get_by_role("button", name="More").click()  # by choice, at any time
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Hand over to")).click()
    assert covered(page, names) == took[0]
    page.context.close()


def test_no_half_a_table(house: House, browser: Browser) -> None:
    """Who can't sit down is told why, and no table is left behind."""
    page = page_of(browser, house, name="Ada")
    page.locator("[data-game=crooks] [aria-expanded]").click()
    form = page.locator("[data-game=crooks] form")
    form.get_by_role("combobox", name="Seat 2", exact=True).select_option("here")
    form.get_by_label("Name of the player in seat 2").fill("ada")
    form.locator("[type=submit]").click()
    expect(page.get_by_role("alert")).to_contain_text("name", timeout=PATIENCE)
    assert page.evaluate("localStorage['skulduggery-held'] ?? '[]'") == "[]"
    page.context.close()
