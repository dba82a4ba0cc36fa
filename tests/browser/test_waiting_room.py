"""The waiting room: two browsers agree on seats, options and the start."""

import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.test_table import page_of
from tests.server.house import Document, House, seats

from skulduggery.text import LANGUAGES, Texts


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
    expect(bob.locator(".terms dt")).to_have_text(["Visibility", "Hints", "Edition", "Money", "Memory"])
    expect(bob.locator(".terms dd").nth(2)).to_contain_text("how many cards lie in each hideout")
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
    expect(bob.locator(".news")).to_have_text("Anna changed the settings. Time per move: 2 minutes.")
    ann.get_by_label("Edition").select_option(index=1)
    expect(bob.locator(".news")).to_contain_text("Anna changed the settings. Edition")
    expect(seat).not_to_contain_text("ready")
    expect(ann.get_by_text("Not ready yet: Bobby")).to_be_visible()
    bob.get_by_placeholder("Write a message").fill("Deal me in!")
    bob.keyboard.press("Enter")
    expect(ann.get_by_role("log")).to_contain_text("Deal me in!")
    expect(ann.get_by_role("log").locator("time")).to_have_text(re.compile(r"^\d\d:\d\d$"))  # as in Britain
    bob.get_by_role("button", name="I’m ready").click()
    expect(seat).to_contain_text("✓ ready")
    ann.locator(".waiting .main:enabled").click()
    for page in (ann, bob):
        page.locator(".board, .ask").first.wait_for()
        expect(page.locator(".warning")).to_have_count(0)
        page.locator("#tab-chat").wait_for()
        expect(page.locator("#tab-chat b")).to_have_count(0)
        expect(page.locator(".player img")).to_have_count(3)
    mine, theirs = (page.locator(".player img").evaluate_all("all => all.map(({ src }) => src)") for page in (ann, bob))
    assert sorted(mine) == sorted(theirs)
    assert house.get(f"tables/{made['table']}")["terms"]["clock"] == 120


def test_bots_on_all_other_seats_leave_the_start_to_the_host(house: House, browser: Browser) -> None:
    """Also after a reload. The game doesn't begin by itself, because a friend may still take the place of a bot."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
    made = house.post("tables", {"game": "crooks", "seats": seats, "shares": True})
    address = f"{house.address}/table/{made['table']}"
    ann = page_of(browser, house, address, held=[{**made, "game": "crooks", "at": 0}])
    ann.locator("select[aria-label='Seat 3']").select_option("random")
    ann.get_by_role("button", name=re.compile("^Remove")).nth(1).wait_for()
    expect(ann.locator(".waiting .main:enabled")).to_have_text("Start the game")
    ann.reload()
    ann.locator(".waiting .main:enabled").click()
    ann.locator(".question, .ask:has-text('is choosing')").first.wait_for()
    assert ann.faults == []  # type: ignore[attr-defined]


def test_a_friend_who_closes_the_browser_is_shown_as_gone(house: House, browser: Browser) -> None:
    """In the waiting room in place of being ready, at the table where it says whom the others wait for.

    The host may free a friend's seat, which the friend is told.
    """
    made = house.post("tables", {"game": "crooks", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]})
    address = f"{house.address}/table/{made['table']}"
    ann = page_of(browser, house, address, held=[{**made, "game": "crooks", "at": 0}])
    bob = page_of(browser, house, address)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join").click()
    bob.get_by_role("button", name="I’m ready").click()
    seat = ann.locator(".waiting li").nth(1)
    expect(seat).to_contain_text("✓ ready")
    bob.goto("about:blank")
    expect(seat).to_contain_text("not connected")
    expect(seat).not_to_contain_text("ready")
    bob.goto(address)
    expect(seat).to_contain_text("✓ ready")
    expect(ann.get_by_text("not connected")).to_have_count(0)
    ann.get_by_role("button", name="Remove Bob").click()
    expect(seat).to_contain_text("open to anyone")
    expect(bob.get_by_text("You no longer have a seat here.")).to_be_visible()
    bob.get_by_role("button", name="Join").click()
    expect(bob.get_by_text("You no longer have a seat here.")).to_have_count(0)
    ann.get_by_role("button", name="Start").click()
    expect(ann.get_by_text("Bob isn’t ready yet. Start anyway?")).to_be_visible()
    ann.get_by_role("button", name="Yes, start").click()
    ann.locator(".question, .ask:has-text('Bob is choosing')").wait_for()
    asked, other = (ann, bob) if ann.locator(".question").count() else (bob, ann)
    other.locator(".ask", has_text="is choosing").wait_for()
    expect(other.get_by_text("not connected")).to_have_count(0)
    asked.goto("about:blank")
    expect(other.locator(".ask")).to_contain_text(re.compile(r"is choosing .*\(not\sconnected\)\."))
    expect(other.locator(".player", has_text="away")).to_have_count(1)


def test_guests_without_a_name_are_numbered(house: House, browser: Browser) -> None:
    """So that each can sit down."""
    made = house.post("tables", {"game": "crooks", "seats": [{"kind": "me", "name": "Ann"}, *[{"kind": "open"}] * 3]})
    for name in ("Guest", "Guest 2", "Guest 3"):
        page = page_of(browser, house, f"{house.address}/table/{made['table']}")
        page.locator(".waiting .main").click()
        page.get_by_role("button", name="I’m ready").wait_for()
        assert name in [seat["name"] for seat in house.get(f"tables/{made['table']}")["seats"]]


def test_a_waiting_room_on_a_phone(house: House, browser: Browser) -> None:
    """Names stand in one line next to what the host may do, and a button leads to the chat below. If a browser has lost
    its seat, its guest reads what to do."""
    made = house.post("tables", {"game": "crooks", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]})
    path, address = f"tables/{made['table']}", f"{house.address}/table/{made['table']}"
    theirs = house.post(f"{path}/join", {"name": "Frieda"})
    ann = page_of(browser, house, address, held=[{**made, "game": "crooks", "at": 0}])
    ann.set_viewport_size({"width": 390, "height": 844})
    for status in ("not connected", "ready"):
        if status == "ready":
            frieda = page_of(browser, house, address, held=[{**theirs, "game": "crooks", "at": 0}])
            frieda.get_by_role("button", name="I’m ready").click()
        expect(ann.locator("li", has_text="Frieda")).to_contain_text(status)
        lines = "one => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)"
        assert ann.locator(".name", has_text="Frieda").evaluate(lines) < 1.5
    frieda.get_by_placeholder("Write a message").fill("Are you there?")
    frieda.keyboard.press("Enter")
    ann.get_by_role("button", name="Frieda: Are you there?").click()
    expect(ann.get_by_role("log")).to_be_in_viewport()
    expect(ann.locator(".to-chat")).to_have_count(0)
    frieda.goto("about:blank")
    page_of(browser, house, address).get_by_text("Was one of these seats yours? Ask the host to free it.").wait_for()


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


def ended(house: House) -> tuple[Document, Document]:
    """The seats of Ada, who hosts, and Bea at a game that has ended."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    ada = house.post("tables", {"game": "crooks", "seats": seats, "shares": True}) | {"game": "crooks", "at": 0}
    path = f"tables/{ada['table']}"
    bea = house.post(f"{path}/join", {"name": "Bea"}) | {"game": "crooks", "at": 0}
    for seat in (0, 1):
        house.post(f"{path}/without", {"seat": seat}, ada["token"])
    house.post(f"{path}/start", token=ada["token"])
    house.post(f"{path}/end", token=ada["token"])
    return ada, bea


def test_a_rematch_invites_those_whose_seats_it_keeps(house: House, browser: Browser) -> None:
    """Also from the lobby. A bot plays for a guest who does not come; the guest is told and plays on, or declines."""
    old, theirs = ended(house)
    bea = page_of(browser, house, held=[theirs])
    bea.locator(".parts").get_by_role("button", name="My games").click()
    expect(bea.locator("[data-part=mine]")).to_contain_text("No games yet")
    new = house.post(f"tables/{old['table']}/rematch", token=old["token"])["table"]
    ada = page_of(browser, house, f"{house.address}/table/{new}", held=[{**old, "table": new}])
    expect(bea.locator(".resume")).to_contain_text("You’re invited to a rematch. Your seat is kept.")
    expect(bea.locator("[data-part=mine]")).to_contain_text("You’re invited to a rematch.")
    waits = ada.get_by_text("Bea hasn’t come to the rematch yet.")
    expect(waits).to_contain_text("a bot plays until Bea comes")
    expect(ada.get_by_text("Not ready yet")).to_have_count(0)
    ada.get_by_role("button", name="Don’t wait for Bea").click()
    ada.locator(".log").get_by_text("a bot takes over").wait_for()
    expect(bea.locator("[data-part=mine]")).to_contain_text("A bot is playing for you.")
    bea.locator("[data-part=mine]").get_by_role("button", name="To the table").click()
    expect(bea.locator(".stands-in")).to_have_text(
        "A bot played for you while you were away. You play again from here."
    )
    for page in (ada, bea):
        assert page.faults == []  # type: ignore[attr-defined]

    old, theirs = ended(house)
    again = house.post(f"tables/{old['table']}/rematch", token=old["token"])["table"]
    bea = page_of(browser, house, held=[theirs])
    bea.locator(".resume").get_by_role("button", name="Decline").click()
    expect(bea.locator(".resume")).to_have_count(0)
    assert house.get(f"tables/{again}")["seats"][1]["kind"] == "open"


def test_a_host_who_was_away_gets_the_table_back(tmp_path: Path, browser: Browser) -> None:
    """The one who stands in is told, and both are told when the host is back."""
    house = House(tmp_path / "data", "--away-after", "0.3")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    made = house.post("tables", {"game": "crooks", "seats": seats, "shares": True})
    bea = house.post(f"tables/{made['table']}/join", {"name": "Bea"})
    address = f"{house.address}/table/{made['table']}"
    two = page_of(browser, house, address, held=[{**bea, "game": "crooks", "at": 0}])
    two.get_by_text("You host this table while Ada is away.").wait_for()
    expect(two.get_by_role("button", name="Change the settings")).to_be_visible()
    one = page_of(browser, house, address, held=[{**made, "game": "crooks", "at": 0}])
    one.get_by_text("You host this table again; Bea did so while you were away.").wait_for()
    expect(one.get_by_role("button", name="Change the settings")).to_be_visible()
    two.get_by_text("Ada is back and hosts this table again.").wait_for()
    expect(two.get_by_role("button", name="Change the settings")).to_have_count(0)
    one.get_by_role("button", name="Leave this seat").click()
    two.get_by_text("Bea is the host now.").wait_for()
    for page in (one, two):
        assert page.faults == []  # type: ignore[attr-defined]
    house.stop(signal.SIGTERM)


def test_my_waiting_table_says_what_it_waits_for(house: House, browser: Browser) -> None:
    """In the lobby, at the top and among my games; a new guest is shown without a reload."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    made = house.post("tables", {"game": "crooks", "seats": seats})
    page = page_of(browser, house, held=[{**made, "game": "crooks", "at": 0}])
    expect(page.locator(".resume")).to_contain_text("Waiting for players: 1 of 3 seats taken.")
    house.post(f"tables/{made['table']}/join", {"name": "Bea"})
    expect(page.locator(".resume")).to_contain_text("Crooks · BeaWaiting for players: 2 of 3 seats taken.")
    page.locator(".parts").get_by_role("button", name="My games").click()
    expect(page.locator("[data-part=mine]")).to_contain_text("Waiting for players: 2 of 3 seats taken.")
    house.post(f"tables/{made['table']}/join", {"name": "Cid"})
    expect(page.locator("[data-part=mine]")).to_contain_text("Every seat is taken; the game can start.")


def test_a_refused_guest_reads_why_beside_the_button(house: House, browser: Browser) -> None:
    """Where the focus is then, so that a screen reader says it, too."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    made = house.post("tables", {"game": "crooks", "seats": seats})
    page = page_of(browser, house, f"{house.address}/table/{made['table']}")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Join").click()
    refusal = page.locator("form + [role=alert]")
    expect(refusal).to_be_focused()
    expect(refusal).to_contain_text("Ada")
    expect(page.get_by_role("alert")).to_have_count(1)


def test_rules_lead_back_to_the_table(house: House, browser: Browser) -> None:
    """Also from another page of theirs and after a reload. From the lobby, they lead back there."""
    made = house.post("tables", {"game": "crooks", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]})
    page = page_of(browser, house, f"{house.address}/table/{made['table']}")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Read the rules").click()
    rules = opened.value
    rules.get_by_role("link", name="Men of Mayhem").click()
    rules.get_by_role("heading", name="Men of Mayhem: Rules").wait_for()
    rules.reload()
    assert made["table"] not in rules.url  # so the address can be shared
    rules.get_by_role("link", name="To the table").click()
    rules.wait_for_url(f"**/table/{made['table']}")
    rules.goto(house.address)
    rules.get_by_role("link", name="Read the rules").first.click()
    rules.get_by_role("link", name="Back to the lobby").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_with_a_bot_is_one_line_on_a_phone(house: House, browser: Browser, language: str) -> None:
    """In each language, the button that takes the bot out stands next to its name."""
    made = house.post("tables", {"game": "crooks", "seats": seats("me", "heuristic", "open")})
    page = page_of(
        browser, house, f"{house.address}/table/{made['table']}", held=[{**made, "game": "crooks", "at": 0}],
        language=language,
    )  # fmt: skip
    page.set_viewport_size({"width": 390, "height": 844})
    name, button = (page.locator(".waiting li").nth(1).locator(one).bounding_box() for one in (".who", ".button"))
    assert name is not None
    assert button is not None
    assert button["y"] < name["y"] + name["height"]
