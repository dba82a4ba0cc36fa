"""Chance that anyone can check, from a real browser: played to the end, verified from the files that were saved."""

import json
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.test_table import choose_by_keys, now, page_of, play_out, start
from tests.server import planted_deal
from tests.server.dealers import verified
from tests.server.house import Document, House

from skulduggery import codec, fair

Said = pytest.CaptureFixture[str]


def listening(page: Page) -> list[Any]:
    """All that this page says on sockets from its next visit on."""
    said: list[Any] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(json.loads(frame))))
    return said


def saved(page: Page, selector: str) -> bytes:
    with page.expect_download() as download:
        page.locator(selector).click()
    return Path(download.value.path()).read_bytes()


def open_menu(page: Page) -> None:
    page.locator("header button").last.click()
    page.locator("dialog .fair summary").click()


def test_a_game_played_in_the_browser_is_fair(house: House, browser: Browser, tmp_path: Path, capsys: Said) -> None:
    """By the button "play now"; a reload in the middle and a second tab change nothing; both files are saved."""
    page = page_of(browser, house, name="Ann")
    said = listening(page)
    page.locator(".game .row .button").nth(0).click()
    now(page)
    assert [one["t"] for one in said[:3]] == ["hello", "seal", "share"]
    open_menu(page)
    words = page.locator(".fair summary b").inner_text()
    assert len(words.split()) == 4
    assert "Ann" in page.locator(".fair").inner_text()
    page.keyboard.press("Escape")
    choose_by_keys(page, 1)
    page.reload()
    now(page)
    other = page.context.new_page()
    other.goto(page.url)
    now(other)
    open_menu(other)
    assert other.locator(".fair summary b").inner_text() == words
    other.close()
    play_out(page)
    page.locator("dialog .after .button:not(.main):not(.plain)").last.click()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    open_menu(page)
    page.locator(".fair [role=status]").wait_for()
    assert "match their seals" in page.locator(".fair [role=status]").inner_text()
    expect(page.locator("[role=alert]")).to_have_count(0)
    receipt = json.loads(saved(page, ".fair .button"))
    log = saved(page, "dialog .menu > .button:has-text('Save the game log')")
    assert sum("/log" in one for one in fetched) == 2, "checked once, saved once"
    assert verified(tmp_path, log, receipt) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "This game was fair for Ann" in told
    assert words in told
    assert "holds the first" not in told
    assert verified(tmp_path, log, receipt | {"told": "00" * 32}) == 1
    assert page.faults == []  # type: ignore[attr-defined]


def test_two_browsers_deal_and_one_never_comes(house: House, browser: Browser) -> None:
    """The host sees whom the table waits for, and deals without that seat; the other one's share is in the deal."""
    ann = page_of(browser, house, name="Ann")
    ann.goto(house.address)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    made = house.post("tables", {"game": "crooks", "seats": seats, "shares": True})
    held = {**made, "game": "crooks", "at": 0}
    address = f"{house.address}/table/{made['table']}"
    ann = page_of(browser, house, address, held=[held])
    bob = page_of(browser, house, address)
    bob.locator("form input").fill("Bob")
    bob.locator("form button").click()
    house.post(f"tables/{made['table']}/join", {"name": "Never"})
    ann.get_by_text("Never isn’t at the table right now").wait_for()
    bob.get_by_text("Never isn’t at the table right now").wait_for()
    expect(ann.locator(".waiting .main:enabled")).to_have_count(0)
    expect(bob.get_by_role("button", name="Don’t wait for Never")).to_have_count(0)
    ann.get_by_role("button", name="Don’t wait for Never").click()
    start(ann)
    for page in (ann, bob):
        page.locator("header button").last.wait_for()
        page.locator(".ask").wait_for()
        open_menu(page)
        told = page.locator(".fair").inner_text()
        assert "Ann, Bob" in told
        assert "browsers took no part in the shuffle: Never" in told
        assert page.faults == []  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("fault", "says"), [("lose seals", "doesn’t have that seal"), ("make up seals", "doesn’t have that seal")]
)
def test_a_server_that_cheats(fault: str, says: str, browser: Browser, tmp_path: Path) -> None:
    """A list that lacks the seal of this browser: it tells nothing, and says so."""

    class Cheat(House):
        program = (planted_deal.__file__, fault)

    house = Cheat(tmp_path / "data")
    try:
        page = page_of(browser, house, name="Ann")
        said = listening(page)
        page.locator(".game .row .button").nth(0).click()
        for _ in range(2):  # the second visit shows that nothing more was said at the first
            expect(page.locator("[role=alert]").first).to_contain_text(says)
            page.reload()
        assert {one["t"] for one in said} <= {"hello", "seal", "answer"}
    finally:
        house.stop(signal.SIGTERM)


# A server that colludes with a seat: each attack against the real client, and an honest game for comparison


@pytest.fixture(scope="module")
def cheat(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that attacks any player who is named after an attack."""

    class Cheat(House):
        program = (planted_deal.__file__, "attack")

    one = Cheat(tmp_path_factory.mktemp("cheat") / "data")
    yield one
    one.stop(signal.SIGTERM)
    assert one.faults() == ""


def dealt_with_eve(browser: Browser, house: House, name: str) -> tuple[Page, Document]:
    """The browser of a player at a table with Eve, who controls the server; the cards are dealt."""
    seats = [{"kind": "me", "name": name}, {"kind": "open"}]
    made = house.post("tables", {"game": "crooks", "seats": seats, "shares": True})
    house.post(f"tables/{made['table']}/join", {"name": "Eve"})
    page = page_of(browser, house, f"{house.address}/table/{made['table']}", held=[{**made, "game": "crooks", "at": 0}])
    start(page)
    page.locator(".ask").wait_for()
    return page, made


def verdict(
    page: Page, house: House, made: Document, folder: Path, capsys: Said, *, reload: bool = False
) -> tuple[list[str], int, str]:
    """End the game: the doubts in the receipt that the page saves, and what the command says to it."""
    house.post(f"tables/{made['table']}/end", token=made["token"])
    if reload:
        page.reload()
        page.locator("header button").last.wait_for()
    open_menu(page)
    page.locator(".fair [role=status]").wait_for()  # keys and shares are checked
    receipt = json.loads(saved(page, ".fair .button"))
    log = house.call(f"tables/{made['table']}/log", token=made["token"]).content
    capsys.readouterr()
    code = verified(folder, log, receipt)
    return receipt.get("doubts", []), code, " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("name", "doubts", "says"),
    [
        ("Replayed", ["back", "listed", "log"], ["went back a step", "or it has changed"]),
        ("Flipped", ["seat", "back", "listed", "log"], ["a different seat", "went back", "or it has changed"]),
        ("Changed", ["listed", "log"], ["or it has changed"]),
    ],
)
def test_an_attack_on_the_deal(
    name: str, doubts: list[str], says: list[str], cheat: House, browser: Browser, tmp_path: Path, capsys: Said
) -> None:
    """The player sees that something is wrong, also after a reload; the receipt keeps it, and the command says it."""
    page, made = dealt_with_eve(browser, cheat, name)
    for _ in range(2):
        expect(page.locator("[role=alert]")).to_have_count(len(says))
        assert [text for text in says if text not in " ".join(page.locator("[role=alert]").all_inner_texts())] == []
        page.reload()
        page.locator(".ask").wait_for()
    kept, code, told = verdict(page, cheat, made, tmp_path, capsys)
    assert (kept, code) == (doubts, 1)
    assert told.count("The browser noted") == len(doubts)
    assert planted_deal.good(game_key(tmp_path / "game.jsonl"))  # Eve had what she wanted


def test_a_player_left_out_is_no_alarm(cheat: House, browser: Browser, tmp_path: Path, capsys: Said) -> None:
    """The page says calmly whom the deal did not wait for, until that is closed; the receipt keeps the doubt."""
    page, made = dealt_with_eve(browser, cheat, "Withheld")
    notice = page.locator("[role=status]", has_text="because the table didn’t wait")
    expect(notice).to_contain_text("without Eve’s part of the shuffle")
    expect(page.locator("[role=alert]")).to_have_count(0)
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    kept, code, told = verdict(page, cheat, made, tmp_path, capsys)
    assert (kept, code) == (["withheld"], 1)
    assert told.count("The browser noted") == 1
    expect(page.locator("[role=alert]")).to_have_count(0)


def game_key(path: Path) -> bytes:
    """Return the key of a game's chance from its log."""
    shuffle = codec.read_shuffle(path.read_bytes(), str(path))
    shares = [bytes.fromhex(share) for share in shuffle.shares]
    return fair.game_key(shuffle.listed, bytes.fromhex(shuffle.key), shares)


def test_another_table_in_place_of_a_rematch(cheat: House, browser: Browser, tmp_path: Path, capsys: Said) -> None:
    """The deal before was broken off, and the new list doesn't count it: this browser has the receipt."""
    page, made = dealt_with_eve(browser, cheat, planted_deal.ANEW)
    expect(page.locator("[role=alert]")).to_have_count(0)
    cheat.post(f"tables/{made['table']}/end", token=made["token"])
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: made["table"] not in url)
    table = page.url.rpartition("/")[2]
    page.locator(".ask").wait_for()
    page.reload()
    page.locator(".ask").wait_for()
    assert "doesn’t count that deal" in page.locator("[role=alert]").inner_text()
    kept, code, told = verdict(page, cheat, {**made, "table": table}, tmp_path, capsys)
    assert (kept, code) == (["begun"], 1)
    assert "left out a deal that had been broken off" in told


def test_another_seed_for_later_draws(cheat: House, browser: Browser, tmp_path: Path, capsys: Said) -> None:
    """No page can see that while the key is secret; the command does."""
    page, made = dealt_with_eve(browser, cheat, planted_deal.SEED)
    kept, code, told = verdict(page, cheat, made, tmp_path, capsys)
    assert (kept, code) == ([], 1)
    assert "by the key and the shares it should be" in told


def test_commitments_that_come_at_the_end(cheat: House, browser: Browser, tmp_path: Path, capsys: Said) -> None:
    """Until then the server could have rewritten a hidden answer: the receipt says what had come by when."""
    page, made = dealt_with_eve(browser, cheat, planted_deal.LATE)
    kept, code, told = verdict(page, cheat, made, tmp_path, capsys, reload=True)
    assert code == 1
    assert {*kept} <= {"log"}  # if the page had looked at the log before they came
    assert "later than the messages they belong to" in told


def test_an_honest_game_beside_the_attacks(cheat: House, browser: Browser, tmp_path: Path, capsys: Said) -> None:
    """The same server, the same way: no doubt, and a game that was fair."""
    page, made = dealt_with_eve(browser, cheat, "Ann")
    page.reload()
    page.locator(".ask").wait_for()
    expect(page.locator("[role=alert]")).to_have_count(0)
    kept, code, told = verdict(page, cheat, made, tmp_path, capsys)
    assert (kept, code) == ([], 0)
    assert "This game was fair for Ann" in told


def test_a_seat_sealed_by_another_device(house: House, browser: Browser) -> None:
    """The same seat in another browser: that is said in words, and no fraud."""
    page = page_of(browser, house, name="Ann")
    page.locator(".game .row .button").nth(0).click()
    now(page)
    held = page.evaluate("JSON.parse(localStorage['skulduggery-held'])")
    other = page_of(browser, house, page.url, held=held)
    now(other)
    assert "sealed by another device" in other.locator("[role=alert]").inner_text()
    expect(page.locator("[role=alert]")).to_have_count(0)
