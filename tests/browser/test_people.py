"""Styles of play in real browsers: from a game that counts to the leaderboard, a page, and off it again."""

import asyncio
import re
import signal
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.test_table import page_of, start
from tests.server.house import House, Player, seats

PASSWORD = "correct horse battery staple"


def known(page: Page, house: House, name: str) -> None:
    """Somebody with an account."""
    made = page.request.post(f"{house.address}/api/accounts", data={"name": name, "password": PASSWORD})
    assert made.ok


def as_if_played(house: House, id: str, times: int) -> None:
    """Copy a game on disk ``times`` times."""
    with sqlite3.connect(house.data / "tables.sqlite") as disk:
        for name, key in (("tables", "id"), ("seats", "table"), ("results", "table")):
            columns = [one[1] for one in disk.execute(f"pragma table_info({name})")]
            into = ", ".join(f'"{one}"' for one in columns)
            for number in range(times):
                what = ", ".join(f"'{id}-{number}'" if one == key else f'"{one}"' for one in columns)
                disk.execute(f'insert into {name} ({into}) select {what} from {name} where "{key}" = ?', (id,))


def test_a_game_that_counts(house: House, browser: Browser) -> None:
    """The lobby names the player that the table waits for. The game is counted, listed, and shown to the people who may
    see it."""
    ada, bea = page_of(browser, house), page_of(browser, house)
    known(ada, house, "Ada P. Lovelace")
    known(bea, house, "Bea")
    made = ada.request.post(f"{house.address}/api/tables", data={"game": "crooks", "seats": seats("me", "open")}).json()
    id = made["table"]
    bea.goto(house.address)
    bea.get_by_role("button", name="Open tables").click()
    bea.get_by_role("link", name="Ada P. Lovelace").wait_for()
    bea.reload()  # the same part is open
    bea.locator(f"a.button[href='/table/{id}']").click()
    bea.get_by_role("button", name="Join").click()
    bea.get_by_text("rated", exact=True).wait_for()
    bea.get_by_role("button", name="I’m ready").wait_for()
    token = bea.evaluate("JSON.parse(localStorage['skulduggery-held'])[0].token")
    house.post(f"tables/{id}/start", token=made["token"])

    turn = [house.get(f"tables/{id}/turn", one)["mine"] for one in (made["token"], token)]
    bea.goto(house.address)
    bea.locator(".parts").get_by_role("button", name="My games").click()
    expect(bea.locator("[data-part=mine] strong")).to_have_count(int(turn[1]))

    players = [Player(house, id, one, seed) for seed, one in enumerate((made["token"], token), 30)]

    def evening(until: Callable[[Player], bool]) -> None:
        async def played() -> None:
            await asyncio.gather(*[one.play(until) for one in players])

        with ThreadPoolExecutor(1) as beside:  # the browser's own loop runs here
            beside.submit(asyncio.run, played()).result()

    evening(lambda one: one.done or len(one.messages) > 20)
    bea.goto(f"{house.address}/table/{id}")
    with bea.expect_popup() as opened:  # the game goes on here
        bea.locator(".log").get_by_role("link", name="Ada P. Lovelace").first.click()
    opened.value.get_by_role("heading", name="Ada P. Lovelace").wait_for()
    opened.value.close()
    bea.get_by_role("button", name="More").click()
    expect(bea.get_by_role("dialog").get_by_role("link", name="Ada P. Lovelace")).to_have_attribute("target", "_blank")
    expect(bea.locator(".log").get_by_role("link", name="You")).to_have_count(0)
    evening(lambda one: one.done)
    assert all(one.done for one in players)
    while not house.get("leaderboard/crooks")["total"]:
        ada.wait_for_timeout(100)
    bea.goto(house.address)
    bea.get_by_role("link", name="Best players").click()
    expect(bea.locator("tbody tr")).to_have_count(2)
    expect(bea.locator("tr.mine")).to_have_count(1)
    bea.get_by_role("link", name="Ada P. Lovelace").click()
    bea.get_by_role("heading", name="Ada P. Lovelace").wait_for()
    bea.get_by_text("with Bea").wait_for()
    bea.reload()
    bea.get_by_text("Games: 1, won:").wait_for()

    as_if_played(house, id, 60)
    bea.reload()
    bea.get_by_text("Games: 61, won:").wait_for()
    bea.get_by_role("figure").get_by_text("Recent rated games: 61. From").wait_for()
    expect(bea.locator("article ul.games > li")).to_have_count(50)
    bea.get_by_role("button", name="Older games").click()
    expect(bea.locator("article ul.games > li")).to_have_count(11)
    assert bea.get_by_role("button", name="Older games").is_disabled()
    bea.get_by_role("button", name="Newer games").click()
    expect(bea.locator("article ul.games > li")).to_have_count(50)

    ada.goto(f"{house.address}/account")
    ada.get_by_role("checkbox").uncheck()
    expect(ada.get_by_role("link", name="My public page")).to_have_count(0)
    bea.reload()
    bea.get_by_role("alert").get_by_text("nobody by this name").wait_for()
    ada.get_by_role("button", name="Review this game").last.click()
    ada.wait_for_url(f"**/review/{id}**")
    for page in (ada, bea):
        assert page.faults == []  # type: ignore[attr-defined]


def test_blocked_reported_and_invited_again(house: House, browser: Browser) -> None:
    """From the chat of a table: what a blocked player writes is gone and stays away. After the block has ended in the
    account, one click invites the player to the next table. Guests see a sample in the lab."""
    ada, bea = page_of(browser, house), page_of(browser, house)
    known(ada, house, "Ada Blocks")
    known(bea, house, "Bea Talks")

    def sit() -> str:
        """Ada goes to a new table of hers."""
        new = {"game": "crooks", "seats": seats("me", "open")}
        made = ada.request.post(f"{house.address}/api/tables", data=new).json()
        held = {**made, "game": "crooks", "at": 0}
        ada.evaluate("held => { localStorage['skulduggery-held'] = JSON.stringify([held]) }", held)
        ada.goto(f"{house.address}/table/{made['table']}")
        return str(made["table"])

    id = sit()
    bea.goto(f"{house.address}/table/{id}")
    bea.get_by_role("button", name="Join").click()
    ada.get_by_role("button", name="Start").click()
    ada.get_by_role("button", name="Yes, start").click()
    for page in (ada, bea):
        page.locator("#tab-chat").click()
    for text in ("Get lost", "Still here"):
        bea.locator(".say input").fill(text)
        bea.locator(".say button").click()
        bea.locator(".lines p", has_text=text).wait_for()
        if text == "Get lost":
            ada.locator(".lines p", has_text=text).wait_for()
            ada.locator("#chat-to").select_option(label="Bea Talks")
            ada.get_by_role("button", name="Mute, block or report Bea Talks").click()
            dialog = ada.get_by_role("dialog")
            for what in ("Mute: you alone", "Stop the chat: Bea Talks", "Block: at every table", "both in goes on"):
                expect(dialog.locator("p", has_text=what)).to_be_visible()
            dialog.get_by_role("button", name="Block Bea Talks").click()
            dialog.get_by_text("You have blocked Bea Talks.").wait_for()
            expect(dialog).to_contain_text("A game you are both in goes on.")
            dialog.get_by_label("Reason").select_option(label="Insults")
            dialog.get_by_label("What happened?").fill("Every game")
            dialog.get_by_role("button", name="Send report").click()
            dialog.get_by_text("can now read your report").wait_for()
            ada.keyboard.press("Escape")
    expect(ada.locator(".lines p")).to_have_text(["No messages yet."])
    ada.get_by_role("button", name="More").click()
    ada.get_by_role("dialog").get_by_role("button", name="Unblock or report Bea Talks").wait_for()
    ada.reload()
    ada.locator("#tab-chat").click()
    ada.get_by_text("You have blocked Bea Talks.").wait_for()
    expect(ada.locator(".lines p")).to_have_text(["No messages yet."])
    ada.get_by_role("button", name="More").click()
    ada.get_by_role("button", name="Abandon the game").click()
    ada.get_by_role("button", name="Yes, abandon it").click()
    expect(ada.locator(".ask")).to_contain_text("Bea Talks isn’t invited, because you have blocked them.")

    ada.goto(f"{house.address}/account")
    ada.get_by_role("button", name="Unblock Bea Talks").click()
    ada.get_by_text("You haven’t blocked anyone.").wait_for()
    sit()
    ada.get_by_role("button", name="Invite Bea Talks").click()
    ada.get_by_text("Bea Talks has been invited.").wait_for()
    bea.goto(house.address)
    bea.get_by_text("Ada Blocks invites you to this table.").wait_for()
    bea.get_by_role("button", name="Decline").click()
    ada.get_by_text("Bea Talks declined.").wait_for()

    bea.goto(f"{house.address}/people/Ada%20Blocks")
    bea.get_by_role("button", name="Block Ada Blocks").click()
    bea.get_by_role("button", name="Unblock Ada Blocks").wait_for()
    guest = page_of(browser, house)
    guest.goto(f"{house.address}/lab")
    guest.get_by_role("heading", name="Sample").wait_for()
    guest.get_by_role("cell").first.wait_for()
    for page in (ada, bea):
        assert page.faults == []  # type: ignore[attr-defined]


def test_guests_who_have_played_invite_one_another_from_the_lobby(house: House, browser: Browser) -> None:
    """A finished game among mine says when it was and who won, and offers a rematch. One click makes a table of that
    game and invites the person."""
    keys = [{"Skulduggery-Guest": letter * 32} for letter in "ab"]
    made = house.call("tables", {"game": "crooks", "seats": seats("me", "open")}, headers=keys[0]).json()
    path = f"tables/{made['table']}"
    theirs = house.call(f"{path}/join", {"name": "Bea"}, headers=keys[1]).json()
    house.post(f"{path}/start", token=made["token"])
    house.post(f"{path}/resign", token=theirs["token"])
    at = 1_764_504_000_000  # noon of 30 November 2025 in London
    ada, bea = (
        page_of(browser, house, held=[{**one, "game": "crooks", "at": at}], guest=key["Skulduggery-Guest"])
        for one, key in zip((made, theirs), keys, strict=True)
    )
    bea.locator(".parts").get_by_role("button", name="My games").click()
    expect(bea.locator("[data-part=mine] small").first).to_have_text(re.compile("30 Nov 2025 · Winner: "))
    ada.locator(".parts").get_by_role("button", name="My games").click()
    expect(ada.locator("[data-part=mine] small").first).to_have_text("30 Nov 2025 · You won")
    ada.get_by_role("button", name="Invite Bea").click()
    ada.get_by_text("Bea has been invited.").wait_for()
    assert house.get(f"tables/{ada.url.rpartition('/')[2]}")["game"] == "crooks"
    assert ada.url.rpartition("/")[2] not in house.listed()
    bea.reload()
    bea.locator(".resume").get_by_role("link", name="To the table").click()
    bea.get_by_role("button", name="Join").wait_for()

    ada.goto(f"{house.address}/#mine")
    ada.get_by_role("button", name="Rematch").click()
    ada.get_by_text("Bea hasn’t come to the rematch yet.").wait_for()
    for page in (ada, bea):
        assert page.faults == []  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", ["crooks", "scoundrels", "mayhem"])
def test_a_portrait_opens_the_menu_of_its_person(house: House, browser: Browser, game: str) -> None:
    """By mouse and by keyboard, in the waiting room and at the table; it leads to the profile too. Bots have no menu,
    and neither do I."""
    ada, bea = page_of(browser, house), page_of(browser, house)
    name, options = f"Known {game}", {"gang_choice": "fixed"} if game == "mayhem" else {}
    known(bea, house, name)
    made = house.post("tables", {"game": game, "seats": seats("me", "open", "heuristic"), "options": options})
    path = f"table/{made['table']}"
    ada.evaluate(
        "held => { localStorage['skulduggery-held'] = JSON.stringify([held]) }", {**made, "game": game, "at": 0}
    )
    ada.goto(f"{house.address}/{path}")
    bea.goto(f"{house.address}/{path}")
    bea.get_by_role("button", name="Join").click()
    menu = ada.get_by_role("button", name=f"{name}: profile, block, report")
    menu.click()
    dialog = ada.get_by_role("dialog", name=name)
    profile = dialog.get_by_role("link", name=f"Profile of {name} (new tab)")
    expect(profile).to_have_attribute("href", f"/people/Known%20{game}")
    ada.keyboard.press("Escape")
    start(ada)
    ada.locator(".ask").wait_for()
    menu.focus()
    ada.keyboard.press("Enter")
    expect(dialog.get_by_role("button", name=f"Block {name}")).to_be_visible()
    expect(profile).to_be_visible()
    ada.keyboard.press("Escape")
    expect(menu).to_be_focused()
    expect(ada.get_by_role("button", name="block, report")).to_have_count(1)
    assert ada.faults == []  # type: ignore[attr-defined]


def test_it_is_told_when_a_bot_may_play_for_somebody_absent(tmp_path: Path, browser: Browser) -> None:
    """Before it may, so that nobody thinks that the table is dead, by the server's clock: that of the device is an hour
    fast. Spectators are told nothing of it."""
    house = House(tmp_path / "data", "--away-after", "4")
    made = house.post("tables", {"game": "crooks", "seats": seats("me", "open")})
    theirs = house.post(f"tables/{made['table']}/join", {"name": "Bea"})
    path = f"{house.address}/table/{made['table']}"
    house.post(f"tables/{made['table']}/start", token=made["token"])
    ada, bea = (page_of(browser, house, path, held=[{**one, "game": "crooks", "at": 0}]) for one in (made, theirs))
    other = page_of(browser, house, path)
    for page in (ada, other):
        page.get_by_text("Bea", exact=True).first.wait_for()
    ada.add_init_script("const now = Date.now; Date.now = () => now() + 3600e3")
    ada.reload()
    ada.get_by_text("Bea", exact=True).first.wait_for()
    bea.context.close()
    ada.locator("[data-notice=absent]").get_by_text(
        re.compile(r"Bea isn’t connected\. You can let a bot take over in 0:0[1-4]\.")
    ).first.wait_for()
    ada.get_by_role("button", name="Let a bot take over").click()
    ada.get_by_text("is away; a bot takes over").first.wait_for()
    expect(ada.locator("[data-notice=absent]")).to_have_count(0)
    expect(other.locator("[data-notice]")).to_have_count(0)
    assert ada.faults == []  # type: ignore[attr-defined]
    house.stop(signal.SIGTERM)


def test_my_games_of_another_browser_say_who_won_and_whose_turn_it_is(house: House, browser: Browser) -> None:
    """A person who logs in on a phone finds the games of the laptop there: the result, the turn, and the rematch."""
    laptop, phone = page_of(browser, house), page_of(browser, house)
    known(laptop, house, "Ada Twice")
    tables = []
    for _ in range(2):
        new = {"game": "crooks", "seats": seats("me", "open")}
        made = laptop.request.post(f"{house.address}/api/tables", data=new).json()
        theirs = house.post(f"tables/{made['table']}/join", {"name": "Bea"})
        house.post(f"tables/{made['table']}/start", token=made["token"])
        tables.append((made, theirs))
    (over, loser), (runs, _) = tables
    house.post(f"tables/{over['table']}/resign", token=loser["token"])
    turn = house.get(f"tables/{runs['table']}/turn", runs["token"])["mine"]
    logged = phone.request.post(f"{house.address}/api/account/log-in", data={"name": "Ada Twice", "password": PASSWORD})
    assert logged.ok
    phone.reload()
    phone.locator(".parts").get_by_role("button", name="My games").click()
    rows = phone.locator("[data-part=mine] p", has_text="Bea")
    expect(rows).to_have_count(2)
    expect(rows.nth(0).locator("strong")).to_have_text(["your turn"] * turn)
    expect(rows.nth(1).locator("small")).to_have_text(re.compile(r" · You won$"))
    rows.nth(1).get_by_role("button", name="rematch").click()
    phone.locator(".waiting").wait_for()
    assert phone.faults == []  # type: ignore[attr-defined]
