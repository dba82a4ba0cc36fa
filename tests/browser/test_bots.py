"""Opponents: levels and their characters at a new table, and their descriptions there."""

from playwright.sync_api import Browser, expect
from tests.browser.test_table import page_of
from tests.server.house import House


def test_a_level_with_a_character(house: House, browser: Browser) -> None:
    """A bot without a level has none; the game begins at once, and the menu says who plays how."""
    page = page_of(browser, house, name="Ann")
    page.locator("[data-game=crooks] button[aria-expanded]").click()
    page.get_by_label("Players").first.select_option("2")
    seat = page.get_by_role("combobox", name="Seat 2", exact=True)
    character = page.get_by_role("combobox", name="Style of the bot in seat 2")
    for bot in ("heuristic", "casual"):
        seat.select_option(bot)
        expect(character).to_have_count(int(bot == "casual"))
    assert character.locator("option:checked").inner_text() == "simply plays to win"
    character.select_option("casual:persona=braggart")
    seat.select_option("sharp")
    assert character.locator("option:checked").inner_text() == "simply plays to win"
    character.select_option("sharp:persona=choirboy")
    assert seat.input_value() == "sharp"
    page.locator("form [type=submit]").first.click()
    page.wait_for_url("**/table/*")
    table = house.get(f"tables/{page.url.split('/')[-1]}")
    assert table["seats"][1]["bot"] == "sharp:persona=choirboy"
    page.locator("header button").last.click()
    assert page.locator(".bots").inner_text() == f"{table['seats'][1]['name']}: a sharp player, a choirboy"
    assert page.faults == []  # type: ignore[attr-defined]
