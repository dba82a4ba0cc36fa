"""The waiting room: two browsers agree on seats, options and the start."""

import re

from playwright.sync_api import Browser, expect
from tests.browser.test_table import page_of
from tests.server.house import House

from skulduggery.text import Texts


def test_from_the_link_to_the_start(house: House, browser: Browser) -> None:
    """A guest sees what the game is and sits down; the host seats a bot and changes an option, which the guest is told;
    they talk, the guest is ready, and the host starts. Both see the same portraits, and nothing is unread."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    made = house.post("tables", {"game": "crooks", "seats": seats, "shares": True})
    address = f"{house.address}/table/{made['table']}"
    ann = page_of(browser, house, address, held=[{**made, "game": "crooks", "at": 0}])
    bob = page_of(browser, house, address)
    expect(bob.locator(".pitch")).to_contain_text(Texts("en", "crooks")("crooks-blurb"))
    expect(bob.locator(".waiting .main")).to_have_text(["Join"])
    bob.get_by_role("button", name="What do these settings mean?").click()
    expect(bob.locator(".terms dt")).to_have_text(["Visibility", "Edition", "Money", "Memory"])
    expect(bob.locator(".terms dd").nth(1)).to_contain_text("how many cards lie in each hideout")
    bob.get_by_label("Your name").fill("Bobby")
    bob.locator(".waiting .main").click()
    third = [page.locator(".waiting li").nth(2) for page in (ann, bob)]
    ann.locator("select[aria-label='Seat 3']").select_option("heuristic")
    for row in third:
        expect(row).to_contain_text("Lefty")
    expect(third[1].locator("select, button")).to_have_count(0)
    ann.get_by_role("button", name="Remove Lefty").click()
    expect(third[1]).to_contain_text("open to anyone")
    ann.locator("select[aria-label='Seat 3']").select_option("random")
    bob.get_by_role("button", name="I’m ready").click()
    seat = ann.locator(".waiting li").nth(1)
    expect(seat).to_contain_text("✓ ready")
    expect(ann.get_by_text("Not ready yet")).to_have_count(0)
    ann.get_by_role("button", name="Change the settings").click()
    expect(ann.get_by_label("Time per move")).to_have_accessible_description(re.compile("one sitting"))
    ann.get_by_label("Time per move").select_option(label="2 minutes")
    expect(bob.locator(".news")).to_have_text("Anna changed the settings: Time per move: 2 minutes.")
    ann.get_by_label("Edition").select_option(index=1)
    expect(bob.locator(".news")).to_contain_text("Anna changed the settings: Edition")
    expect(seat).not_to_contain_text("ready")
    expect(ann.get_by_text("Not ready yet: Bobby")).to_be_visible()
    bob.get_by_placeholder("Write a message").fill("Deal me in!")
    bob.keyboard.press("Enter")
    expect(ann.get_by_role("log")).to_contain_text("Deal me in!")
    bob.get_by_role("button", name="I’m ready").click()
    expect(seat).to_contain_text("✓ ready")
    ann.locator(".waiting .main:enabled").click()
    for page in (ann, bob):
        page.locator(".board, .ask").first.wait_for()
        expect(page.locator(".warning")).to_have_count(0)
        page.locator("#tab-chat").wait_for()
        expect(page.locator("#tab-chat b")).to_have_count(0)
    mine, theirs = (page.locator(".player img").evaluate_all("all => all.map(({ src }) => src)") for page in (ann, bob))
    assert len(mine) == 3
    assert sorted(mine) == sorted(theirs)
    assert house.get(f"tables/{made['table']}")["terms"]["clock"] == 120


def test_a_game_against_bots_is_in_no_list(house: House, browser: Browser) -> None:
    """Nobody else could join it."""
    page = page_of(browser, house)
    page.locator("[data-game=crooks] .row .button").first.click()
    page.wait_for_url("**/table/*")
    id = page.url.rpartition("/")[2]
    assert not house.get(f"tables/{id}")["listed"]
    assert id not in house.listed()


def test_a_rematch_is_offered_to_those_whose_seats_it_keeps(house: House, browser: Browser) -> None:
    """Bea had left, or is not welcome: for her there is nothing to join, and no such table among her games."""
    made = house.post("tables", {"game": "crooks", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]})
    path, ada = f"tables/{made['table']}", made["token"]
    bea = house.post(f"{path}/join", {"name": "Bea"})
    house.post(f"{path}/start", token=ada)
    house.post(f"{path}/leave", token=bea["token"])
    house.post(f"{path}/end", token=ada)
    house.post(f"{path}/rematch", token=ada)
    held = [{**bea, "game": "crooks", "at": 0}]
    page = page_of(browser, house, f"{house.address}/table/{made['table']}", held=held)
    expect(page.get_by_role("link", name="Review this game")).to_be_visible()
    expect(page.get_by_role("button", name="rematch")).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage['skulduggery-held']).length") == 1


def test_an_unfinished_game_is_offered_until_it_is_put_aside(house: House, browser: Browser) -> None:
    """That game only, in this browser for good; it stays under my games."""
    held = []
    for game in ("crooks", "mayhem"):
        made = house.post("tables", {"game": game, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]})
        held.append({**made, "game": game, "at": 0})
    page = page_of(browser, house, held=held)
    offered = page.locator(".resume")
    expect(offered).to_have_count(2)
    page.get_by_role("button", name="Not now: hide Crooks").click()
    expect(offered).to_have_count(1)
    expect(offered).to_contain_text("Men of Mayhem")
    page.reload()
    expect(offered).to_have_count(1)
    page.locator(".parts").get_by_role("button", name="My games").click()
    expect(page.locator("[data-part=mine] .button")).to_have_count(2)
    mine = held[0]["table"]
    page.locator(f"[data-part=mine] a[href$='{mine}']").click()
    page.locator(".waiting").wait_for()
