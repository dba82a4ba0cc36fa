"""Refusals of the server are worded in the player's language."""

import pytest
from playwright.sync_api import Browser
from tests.browser.test_table import page_of
from tests.server.house import House, seats


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("de-DE", "An diesem Tisch heißt schon jemand Ada; wähl einen anderen Namen."),
        ("ru-RU", "За этим столом уже есть Ada; выберите другое имя."),
    ],
)
def test_a_refused_call(house: House, browser: Browser, locale: str, sentence: str) -> None:
    """A name that is taken: the sentence says so in the language of the page, with the name in it."""
    made = house.post("tables", {"game": "crooks", "seats": seats("me", "open")})
    page = page_of(browser, house, f"{house.address}/table/{made['table']}", locale=locale)
    page.locator("form input").fill("Ada")
    page.locator("form button").click()
    assert page.locator("[role=alert]").text_content() == sentence
    assert house.get(f"tables/{made['table']}")["seats"][1]["kind"] == "open"
