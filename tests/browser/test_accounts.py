"""An account in real browsers: made by keyboard, its game found again on another device, and all of it gone."""

import json

from playwright.sync_api import Browser, Page, expect
from tests.browser.test_table import OPTION, page_of, tab_to
from tests.server.house import House, seats

PASSWORD = "correct horse battery staple"


def enter(page: Page, *words: str) -> None:
    """Fill the fields of the form and send it, by keyboard."""
    for nth, word in enumerate(words):
        tab_to(page, f"form label:nth-of-type({nth + 1}) input")
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type(word)
    page.keyboard.press("Enter")


def test_my_game_on_another_device(house: House, browser: Browser) -> None:
    """Sign up, play as a guest had begun, go on elsewhere; logged out there, the seat is gone from there."""
    laptop = page_of(browser, house)
    laptop.locator(".row .button").first.click()
    laptop.locator(OPTION).first.wait_for()
    table = laptop.url.rsplit("/", 1)[1]
    laptop.goto(f"{house.address}/account")
    laptop.locator(".ways .link").first.click()
    enter(laptop, "Nellie Bly", PASSWORD)
    code = laptop.locator("code").inner_text()
    assert len(code) == 29
    tab_to(laptop, ".ways .main")
    laptop.keyboard.press("Enter")
    laptop.get_by_text("Add to my account").click()
    laptop.locator("section li button", has_text="To the table").wait_for()

    phone = page_of(browser, house, f"{house.address}/account")
    enter(phone, "nellie bly", PASSWORD)
    phone.locator("section li button", has_text="To the table").click()
    phone.locator(OPTION).first.wait_for()
    assert phone.url.endswith(f"/table/{table}")
    held = json.loads(phone.evaluate("localStorage['skulduggery-held']"))
    assert held[0]["table"] == table
    assert held[0]["token"] not in laptop.evaluate("localStorage['skulduggery-held']")
    assert phone.evaluate("document.cookie") == ""
    phone.goto(f"{house.address}/account")
    phone.get_by_role("button", name="Log out", exact=True).click()
    phone.locator(".ways .link").first.wait_for()
    assert phone.evaluate("localStorage['skulduggery-held']") == "[]"

    with laptop.expect_download() as saved:
        laptop.get_by_text("Save my data").click()
    data = json.loads(saved.value.path().read_text("utf-8"))
    assert data["account"]["name"] == "Nellie Bly"
    assert [seat["table"]["table"] for seat in data["seats"]] == [table]
    laptop.get_by_text("Delete my account").click()
    laptop.locator("section:last-of-type input").fill(PASSWORD)
    laptop.get_by_text("Delete everything").click()
    laptop.locator(".ways .link").first.wait_for()
    assert house.get(f"tables/{table}")["seats"][0]["name"] == "—"
    for page in (laptop, phone):
        assert page.faults == []  # type: ignore[attr-defined]


def test_an_account_of_a_bot(house: House, browser: Browser) -> None:
    """Its owner gets a token for it and ends it; a host has it come, and sees what it is."""
    owner = page_of(browser, house, f"{house.address}/account")
    owner.locator(".ways .link").first.click()
    enter(owner, "Marvin", PASSWORD)
    owner.locator(".ways .main").click()
    owner.get_by_role("button", name="Make this a bot account").click()
    owner.get_by_role("button", name="Yes, permanently").click()
    owner.get_by_role("button", name="New token").click()
    token = owner.locator(".token code").inner_text()
    assert house.get("bot/tables", token) == []

    made = house.post("tables", {"game": "crooks", "seats": seats("me", "open")})
    host = page_of(browser, house)
    held = [{"table": made["table"], "seat": 0, "token": made["token"], "game": "crooks", "at": 1}]
    host.evaluate("held => localStorage.setItem('skulduggery-held', JSON.stringify(held))", held)
    host.goto(f"{house.address}/table/{made['table']}")
    host.get_by_role("button", name="Invite someone’s bot").click()
    host.get_by_label("Name of the bot").fill("marvin")
    host.get_by_role("button", name="Invite", exact=True).click()
    host.get_by_text("Marvin hasn’t received it yet; its program may not be running.").wait_for()
    assert [one["table"] for one in house.get("bot/tables", token)] == [made["table"]]
    host.get_by_text("Marvin has been invited.").wait_for()
    assert house.post("bot/decline", {"table": made["table"]}, token) == []
    host.get_by_text("Marvin declined.").wait_for()
    host.get_by_role("button", name="Invite", exact=True).click()
    host.get_by_text("Marvin hasn’t received it yet").wait_for()
    house.post(f"tables/{made['table']}/join", {"name": "Marvin"}, token)
    host.locator(".waiting li", has_text="Marvin (bot)").get_by_text("bot account").wait_for()

    owner.get_by_role("button", name="Revoke the token").click()
    owner.locator(".token").wait_for(state="detached")
    assert house.call("bot/tables", token=token).status_code == 401
    for page in (owner, host):
        assert page.faults == []  # type: ignore[attr-defined]


def test_a_refusal_is_said_in_the_language_that_is_chosen_then(house: House, browser: Browser) -> None:
    """In place, without being asked for once more."""
    page = page_of(browser, house, f"{house.address}/account")
    enter(page, "nobody of that name", PASSWORD)
    problem = page.locator(".problem")
    english = problem.inner_text()
    page.locator("select:has(option[value=de])").select_option("de")
    expect(problem).to_have_text("Name oder Passwort ist falsch.")
    page.locator("select:has(option[value=de])").select_option("en")
    expect(problem).to_have_text(english)
