"""A clock, an answer that is taken back by consent, and giving up: in two real browsers at one table."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.browser.test_table import page_of
from tests.server.house import House, hello, said, until


async def hide_one(house: House, table: str, tokens: list[str]) -> int:
    """Play until a crook has been laid face down. Return the seat that did it."""
    for _ in range(100):
        for seat, token in enumerate(tokens):
            async with house.socket(table) as socket:
                ask = (await hello(socket, token))["ask"]
                if ask is None:
                    continue
                options = [one["words"] for one in ask["options"]]
                down = [words for words in options if words[-1] == "down"]
                words = down[0] if down else options[-1]  # "pass" comes first
                await said(socket, {"t": "answer", "ask": ask["id"], "words": words})
                await until(socket, "events")
                if down:
                    return seat
    raise AssertionError("nobody could hide a crook")


def in_menu(page: Page, name: str) -> None:
    """Press a button of the table's menu."""
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name=name).click()


def test_a_clock_an_answer_taken_back_and_giving_up(house: House, browser: Browser) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    made = house.post("tables", {"game": "crooks", "seats": seats, "terms": {"clock": 3600, "late": "bot"}})
    bob = house.post(f"tables/{made['table']}/join", {"name": "Bob"})
    house.post(f"tables/{made['table']}/start", token=made["token"])
    tokens = [made["token"], bob["token"]]
    with ThreadPoolExecutor(1) as beside:  # the browser's own loop runs here
        who = beside.submit(asyncio.run, hide_one(house, made["table"], tokens)).result()
    pages = []
    for seat, token in enumerate(tokens):
        held = {"table": made["table"], "seat": seat, "token": token, "game": "crooks", "at": 0}
        pages.append(page_of(browser, house, f"{house.address}/table/{made['table']}", held=[held]))
    mine, other = pages[who], pages[1 - who]
    for page in pages:
        expect(page.get_by_role("timer")).to_have_text(re.compile(r"(59:\d\d|1:00:00)"))

    in_menu(mine, "Undo my last move")
    for page in pages:
        expect(page.locator("[data-notice=undo]")).to_contain_text("Votes cast: 1 of 2")
    expect(mine.get_by_role("button", name="Agree", exact=True)).to_have_count(0)
    other.get_by_role("button", name="Agree", exact=True).click()
    for page in pages:
        expect(page.locator("[data-notice]")).to_have_count(0)
    expect(mine.locator("[data-option]").first).to_be_enabled()
    expect(mine.locator(".question")).to_contain_text(re.compile("place|Where", re.IGNORECASE))
    expect(other.locator("[data-option]")).to_have_count(0)

    ann, guest = pages
    in_menu(guest, "Ask everyone to end the game")
    ann.get_by_role("button", name="Disagree").click()
    for page in pages:
        expect(page.locator("[data-notice=end]")).to_contain_text("Not everyone agreed.")

    in_menu(mine, "Resign…")
    winner, loser = ("Bob", "Ann") if mine is ann else ("Ann", "Bob")
    expect(mine.get_by_role("dialog")).to_contain_text(f"The game ends at once, and {winner} wins.")
    mine.get_by_role("button", name="Yes, resign").click()
    expect(other.locator("#panel")).to_contain_text("resigns")
    expect(other.locator(".ask")).to_contain_text(f"You win, because {loser} resigned.")
    expect(mine.locator(".ask")).to_contain_text(f"{winner} wins, because you resigned.")
    for page in pages:
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()
        expect(page.get_by_role("button", name="Result")).to_have_count(0)
        expect(page.get_by_role("link", name="Review")).to_be_visible()
    mine.get_by_role("link", name="Review").click()
    expect(mine.locator("[data-lookback]")).to_be_visible()  # who gave up may see why, too
    for page in pages:
        assert page.faults == []  # type: ignore[attr-defined]


async def log_of(house: House, table: str, token: str) -> list[list[Any]]:
    """Return the log that a seat was told: lines of a version, a kind, a seat and more."""
    async with house.socket(table) as socket:
        log: list[list[Any]] = (await hello(socket, token))["log"]
        return log


def test_what_others_did_meanwhile_is_told(house: House, browser: Browser) -> None:
    """To a player who opens the table again after a while, until the player has read it."""
    made = house.post("tables", {"game": "crooks", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]})
    table, bob = made["table"], house.post(f"tables/{made['table']}/join", {"name": "Bob"})
    house.post(f"tables/{table}/start", token=made["token"])
    tokens = [made["token"], bob["token"]]
    with ThreadPoolExecutor(1) as beside:  # the browser's own loop runs here
        who = beside.submit(asyncio.run, hide_one(house, table, tokens)).result()
        log = beside.submit(asyncio.run, log_of(house, table, tokens[1 - who])).result()
    mine = max([0, *[version for version, kind, doer, *_ in log if kind != "turn" and doer == 1 - who]])
    held = {"table": table, "seat": 1 - who, "token": tokens[1 - who], "game": "crooks", "at": 0}
    held["left"] = {"version": mine, "at": 0}
    page = page_of(browser, house, f"{house.address}/table/{table}", held=[held])
    note = page.locator("[data-notice=since]")
    expect(note).to_contain_text("While you were away")
    expect(note.locator("li").last).to_contain_text(f"{('Ann', 'Bob')[who]} places a crook face down")
    note.get_by_role("button", name="OK").click()
    expect(note).to_have_count(0)
    page.reload()
    page.locator(".question, .ask:has-text('is choosing')").wait_for()
    expect(note).to_have_count(0)
    assert page.faults == []  # type: ignore[attr-defined]


def test_a_vote_on_a_phone_is_not_under_the_cards(house: House, browser: Browser) -> None:
    """It can be answered while cards are laid out over the table; all read that the game has ended, and no more."""
    who = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    made = house.post("tables", {"game": "crooks", "seats": who})
    table = f"tables/{made['table']}"
    tokens = [made["token"], *[house.post(f"{table}/join", {"name": name})["token"] for name in ("Bob", "Cat")]]
    house.post(f"{table}/start", token=made["token"])
    pages = []
    for seat, token in enumerate(tokens):
        held = {"table": made["table"], "seat": seat, "token": token, "game": "crooks", "at": 0}
        pages.append(page_of(browser, house, f"{house.address}/table/{made['table']}", held=[held]))
        pages[-1].set_viewport_size({"width": 390, "height": 844})
        pages[-1].locator(".question, .ask:has-text('is choosing')").wait_for()
    [asked] = [seat for seat, page in enumerate(pages) if page.locator(".question").count()]
    pages[asked].locator("main [data-option]").first.click()
    pages[asked].locator(".fan .card").first.wait_for()
    guest = 2 if asked == 1 else 1
    house.post(f"{table}/end", token=tokens[guest])
    house.post(f"{table}/agree", {"yes": True}, token=tokens[3 - asked - guest])
    pages[asked].get_by_role("button", name="Agree", exact=True).click()
    for page in pages:
        expect(page.locator(".ask")).to_contain_text("This game was ended early.")
        assert page.faults == []  # type: ignore[attr-defined]
