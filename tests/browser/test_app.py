"""The app in a browser: its worker, and what is said without a server."""

import json
import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute, expect
from tests.browser.test_hot_seat import Evening, begin, make
from tests.browser.test_table import page_of
from tests.server import planted_build
from tests.server.house import House
from tools.services import free_port

KEPT = "async () => (await (await caches.open('build')).keys()).map(one => new URL(one.url).pathname)"


def test_without_a_server_the_lobby_says_so_and_comes_back(tmp_path: Path, browser: Browser) -> None:
    """The worker keeps files of the build and nothing of any call; with it the lobby comes without a server, in the
    language of its reader, and is whole again by itself once a server is there."""
    house = House(tmp_path / "data", "--port", str(free_port()))
    page = page_of(browser, house, workers="allow", locale="de-DE")
    card = page.locator(".pair").first
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    card.wait_for()
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert [one for one in kept if one != "/" and not one.startswith("/assets/")] == []
    assert page.locator("link[rel=manifest]").get_attribute("href") == "/app.de.webmanifest"

    house.stop(signal.SIGTERM)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("nicht erreichbar")
    assert [one for one in page.evaluate(KEPT) if one.startswith("/api")] == []
    house.start()
    card.wait_for()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.faults == []  # type: ignore[attr-defined]
    page.context.close()

    house.stop(signal.SIGTERM)
    assert house.faults() == ""


PARTS = ("index-*.js", "main-*.js", "house-*.css", "en-*.js", "Lobby-*.js")


def test_what_is_done_before_the_client_starts_counts(house: House, browser: Browser) -> None:
    """The first view is there before any script, so a slow network must not lose what somebody chooses on it."""
    page = page_of(browser, house, f"{house.address}/favicon.svg")
    held: list[Route] = []
    page.route("**/assets/main-*.js", lambda route: held.append(route))
    page.goto(house.address, wait_until="commit")
    page.get_by_role("button", name="Appearance").click()
    page.get_by_label("Contrast").select_option("more")
    page.keyboard.press("Escape")
    page.locator(".me input").fill("Ada")
    page.get_by_role("button", name="My games").click()
    assert page.locator("html").get_attribute("data-contrast") == "none"
    held[0].continue_()
    page.locator("[data-part=mine]").wait_for()
    expect(page.locator(".me input")).to_have_value("Ada")
    assert page.evaluate("JSON.parse(localStorage['skulduggery-name'])") == "Ada"
    page.locator("html[data-contrast=more]").wait_for()
    assert page.faults == []  # type: ignore[attr-defined]


@pytest.mark.parametrize("part", PARTS)
def test_a_page_of_which_a_part_is_lost_comes_again(house: House, browser: Browser, part: str) -> None:
    """When a network changes, a browser gives up every transfer in progress."""
    page = page_of(browser, house, f"{house.address}/favicon.svg")
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort("connectionaborted") if len(lost) <= 2 else route.continue_()

    page.route(f"**/assets/{part}", lose)
    page.goto(house.address)
    page.locator("button[aria-expanded]").first.wait_for()
    page.wait_for_function("() => sessionStorage['skulduggery-tries'] === undefined")
    assert len(lost) > 2
    assert page.faults == []  # type: ignore[attr-defined]


def test_a_page_of_which_a_part_never_comes_rests(house: House, browser: Browser) -> None:
    page = page_of(browser, house, f"{house.address}/favicon.svg")
    page.clock.install()
    page.route("**/assets/main-*.js", lambda route: route.abort())
    page.goto(house.address)
    for tries in range(1, 7):
        page.wait_for_function("tries => sessionStorage['skulduggery-tries'] === String(tries)", arg=tries)
        if tries < 6:
            with page.expect_navigation():
                page.clock.run_for(2**tries * 250)
    page.clock.run_for(60_000)
    assert page.evaluate("sessionStorage['skulduggery-tries']") == "6"


def test_a_shortcut_of_the_app_leads_to_a_new_table(house: House, browser: Browser) -> None:
    page = page_of(browser, house, f"{house.address}/#scoundrels")
    expect(page.locator("[data-game=scoundrels] form")).to_be_visible()
    expect(page.locator("[data-game=crooks] form")).to_have_count(0)


SCREENS = {"laptop": (1280, 720), "phone": (390, 844)}


@pytest.mark.parametrize("screen", SCREENS)
def test_the_first_buttons_of_all_games_are_on_the_screen(house: House, browser: Browser, screen: str) -> None:
    """Whether one has learned a game, played it or neither. Pictures are as high; what is side by side is in line."""
    width, height = SCREENS[screen]
    lesson = house.post("lessons", {"game": "crooks", "name": "Ada"}) | {"game": "crooks", "lesson": True}
    game = house.post("tables", {"game": "mayhem", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]})
    held = [one | {"at": 0, "aside": True} for one in (lesson, game | {"game": "mayhem"})]
    page = page_of(browser, house, held=held)
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator(".game > .main")).to_have_text(
        ["A first game against a beginner", "Learn by playing", "Play against 2 bots"]
    )

    def places(what: str, side: str) -> list[float]:
        found = page.locator(what).evaluate_all(f"all => all.map(one => one.getBoundingClientRect().{side})")
        return [round(one) for one in found]

    assert len({*places(".cover", "height")}) == len({*places(".game h2", "top")}) == 1
    assert max(places(".game > .main", "bottom")) <= height
    if screen == "laptop":
        for part in (".game > .main", ".game h3", ".row .button", ".pair .button"):
            assert len({*places(part, "top")}) == 1, part
        assert max(places(".row .button", "bottom")) <= height


def test_a_known_player_is_named_at_once(house: House, browser: Browser) -> None:
    """Before the server has said who is logged in, and a guest is offered to log in."""
    for account in ("", "Ada"):
        page = page_of(browser, house, "about:blank", account=account)
        page.route("**/api/account", lambda route: None)
        page.goto(house.address)
        expect(page.locator("header a[href='/account']")).to_have_text(account or "Log in")
        expect(page.locator(".me")).to_have_count(0 if account else 1)


def test_the_dialog_of_a_new_table_keeps_its_height(house: House, browser: Browser) -> None:
    """What stands below does not move when a bot or a friend takes a seat."""
    page = page_of(browser, house, f"{house.address}/#crooks")
    seat = page.get_by_role("combobox", name="Seat 2", exact=True)
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        tops = []
        for kind in ("open", "here", "beginner"):
            seat.select_option(kind)
            tops.append(page.get_by_label("Hints").evaluate("one => one.getBoundingClientRect().top"))
        assert len({*tops}) == 1
        expect(page.get_by_label("Style of the bot in seat 2")).to_be_visible()


def test_a_refused_table_says_why_in_the_words_of_the_dialog(house: House, browser: Browser) -> None:
    """Once, where the person is, and no longer when the dialog is closed. Each option says what it changes."""
    page = page_of(browser, house, f"{house.address}/#scoundrels", locale="de-DE")
    form = page.locator("[data-game=scoundrels] form")
    form.locator("h3").wait_for()
    for select in form.locator(".setting select").all():
        expect(select).to_have_accessible_description(re.compile(r"\w+ .*\.$"))
    form.get_by_label("Sechs Halunken").select_option(index=1)
    form.locator("[type=submit]").click()
    why = "„Sechs Halunken“ gibt es nur im erweiterten Spiel: Stell „Länge“ auf „erweitert, 3 Tage“."
    expect(page.locator("[role=alert]")).to_have_text([why])
    expect(form.locator("[role=alert]")).to_be_in_viewport()
    page.locator("dialog .head button").click()
    expect(page.locator("[role=alert]")).to_have_count(0)


def test_many_options_are_folded_but_for_the_usual_ones(house: House, browser: Browser) -> None:
    """All of them can still be chosen and are sent."""
    page = page_of(browser, house, f"{house.address}/#scoundrels")
    form = page.locator("[data-game=scoundrels] form")
    form.locator("h3").wait_for()
    usual, rare = form.get_by_label("Strategy cards"), form.get_by_label("Memory aid")
    expect(usual).to_be_visible()
    expect(rare).to_be_hidden()
    form.get_by_text("More options (7)").click()
    rare.select_option(index=1)
    form.locator("[type=submit]").click()
    page.wait_for_url("**/table/*")
    assert house.get(f"tables/{page.url.rsplit('/', 1)[1]}")["options"]["memory_aid"] is False


def test_the_best_players_are_a_part_of_the_lobby(house: House, browser: Browser) -> None:
    """From their page, each other part is one press away."""
    page = page_of(browser, house)
    parts = page.get_by_role("navigation", name="Sections")
    parts.get_by_role("link", name="Best players").click()
    page.get_by_role("heading", name="Best players").wait_for()
    expect(parts.get_by_role("link", name="Best players")).to_have_attribute("aria-current", "page")
    parts.get_by_role("button", name="Watch").click()
    page.locator("[data-part=watch]").wait_for()
    expect(parts.get_by_role("button", name="Watch")).to_have_attribute("aria-pressed", "true")
    assert page.faults == []  # type: ignore[attr-defined]


SHIFTS = """
window.moved = 0
const count = (list) => list.getEntries().forEach((one) => (moved += one.value))
new PerformanceObserver(count).observe({ type: 'layout-shift', buffered: true })
"""
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Bea", "bot": "random"}]
MOST_MOVED = 0.05
"""Of what is seen while a page opens, as browsers reckon it; 0.1 still counts as good."""


@pytest.mark.parametrize("game", ["crooks", "scoundrels", "mayhem"])
def test_a_table_opens_without_moving(house: House, browser: Browser, game: str) -> None:
    """It appears only when it is complete, and then the player who is asked can answer."""
    made = house.post("tables", {"game": game, "seats": SEATS})
    held = {"table": made["table"], "seat": 0, "token": made["token"], "game": game, "at": 0}
    page = page_of(browser, house, viewport={"width": 412, "height": 823})
    page.add_init_script(SHIFTS)
    page.add_init_script(f"localStorage['skulduggery-held'] = {json.dumps(json.dumps([held]))}")
    page.goto(f"{house.address}/table/{made['table']}")
    page.locator("[data-option]:enabled, .ask form").first.wait_for()
    expect(page.locator("#board .board").first).to_be_visible()
    expect(page.locator("main.loading")).to_have_count(0)
    assert page.evaluate("moved") <= MOST_MOVED
    assert page.faults == []  # type: ignore[attr-defined]


def test_while_the_cards_are_dealt_the_page_says_so(house: House, browser: Browser) -> None:
    """The sign that stood before any script gives way to the next one, not to nothing."""
    made = house.post("tables", {"game": "crooks", "seats": SEATS, "shares": True})
    held = {"table": made["table"], "seat": 0, "token": made["token"], "game": "crooks", "at": 0}
    page = page_of(browser, house)
    page.add_init_script(f"localStorage['skulduggery-held'] = {json.dumps(json.dumps([held]))}")

    def holding(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda said: None if json.loads(said)["t"] == "share" else server.send(said))

    page.route_web_socket("**/*", holding)
    page.goto(f"{house.address}/table/{made['table']}")
    expect(page.locator("main.loading [role=status]")).to_have_text("The cards are being dealt…")
    expect(page.locator("main.loading h1")).to_be_visible()


class Near(House):
    """A server that is found by another address of this machine, as one in a home is by its own."""

    host = "127.0.0.2"


def test_a_link_is_shown_to_cameras(tmp_path: Path, house: House, browser: Browser) -> None:
    """If others can reach the page, its link is drawn as a code; if they can't, a text says what to do."""
    near = Near(tmp_path / "data")
    for at in (near, house):
        mine = at.post(
            "tables", {"game": "crooks", "options": {}, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}
        )
        held = {"table": mine["table"], "seat": 0, "token": mine["token"], "game": "crooks", "at": 0}
        page = page_of(browser, at, f"{at.address}/table/{mine['table']}", held=[held])
        if at is near:
            page.get_by_role("button", name="QR code").click()
            expect(page.get_by_role("img", name="QR code for this link")).to_be_visible()
        else:
            page.get_by_role("button", name="How can friends join?").click()
            expect(page.get_by_text("--host 0.0.0.0")).to_be_visible()
        page.context.close()
    near.stop(signal.SIGTERM)
    assert near.faults() == ""


LOCKS = """
const before = WakeLock.prototype.request
const held = window.held = new Set()
WakeLock.prototype.request = async function (kind) {
  const lock = await before.call(this, kind)
  held.add(lock)
  lock.addEventListener('release', () => held.delete(lock))
  return lock
}
window.show = async (shown) => {
  Object.defineProperty(document, 'hidden', { value: !shown, configurable: true })
  if (!shown) await Promise.all([...held].map((one) => one.release())) // browsers do that then
  document.dispatchEvent(new Event('visibilitychange'))
}
"""
"""Counts the locks that a page holds, and has it be hidden: no browser without a head hides a page."""


def test_the_screen_stays_on_while_one_plays(house: House, browser: Browser) -> None:
    """Not in the lobby, nor at a table that waits for people. On during a game, released while the page is hidden or
    when the player switches it off."""
    page = page_of(browser, house)
    page.context.grant_permissions(["screen-wake-lock"])
    page.add_init_script(LOCKS)
    page.reload()

    def held(count: int) -> None:
        page.wait_for_function("count => window.held.size === count", arg=count)

    page.locator(".game .row .button").first.click()
    held(1)
    page.evaluate("show(false)")
    held(0)
    page.evaluate("show(true)")
    held(1)
    page.get_by_role("button", name="More").click()
    screen = page.get_by_role("combobox", name="Screen", exact=True)
    screen.select_option("off")
    held(0)
    page.evaluate("show(true)")
    screen.select_option("on")
    held(1)
    page.get_by_role("link", name="Back to the lobby").click()
    held(0)
    assert page.faults == []  # type: ignore[attr-defined]


def test_a_new_build_is_told_of_and_taken_when_one_likes(tmp_path: Path, browser: Browser) -> None:
    """During a game the server goes away and comes back, at last with another build: then a line says that there is a
    new version. The game goes on; loaded again, the page is of the new build."""
    newer = House(tmp_path / "data", "--port", str(free_port()))
    page = page_of(browser, newer)
    page.locator(".game .row .button").first.click()
    option = page.locator("[data-option]:enabled").first
    option.wait_for()
    own = page.locator("script[type=module]").get_attribute("src")
    line = page.get_by_text("A new version")
    for planted in (False, True):
        newer.stop(signal.SIGTERM)
        page.get_by_text("Connection lost").wait_for()
        if planted:
            newer.program = (planted_build.__file__,)
        with page.expect_response(f"{newer.address}/") as looked:
            newer.start()
        looked.value.finished()
        option.wait_for()
        expect(line).to_have_count(int(planted))
    option.click()  # what runs goes on
    page.get_by_role("button", name="Reload").click()
    option.wait_for()
    assert page.locator("script[type=module]").get_attribute("src") != own
    expect(line).to_have_count(0)
    assert page.faults == []  # type: ignore[attr-defined]
    page.context.close()
    newer.stop(signal.SIGTERM)
    assert newer.faults() == ""


def test_all_goes_by_plain_http_at_home(house: House, browser: Browser) -> None:
    """Two people at one device and a friend with the copied link play from the lobby to the final score. Without a
    service worker, the modern clipboard and the browser's cryptography, the deal is still checked."""
    address = house.address.replace("127.0.0.1", "table.home")
    page = page_of(browser, house, address, name="Ada", workers="allow")
    lacks = (
        "[isSecureContext, !!crypto.subtle, ...['serviceWorker', 'clipboard', 'wakeLock'].map(one => one in navigator)]"
    )
    assert page.evaluate(lacks) == [False] * 5
    make(page, "Bea", "open")
    page.get_by_role("button", name="Copy", exact=True).click()
    page.get_by_role("button", name="Copied", exact=True).wait_for()
    friend = page_of(browser, house, page.url, name="")
    friend.locator("form input").press("Control+v")
    assert friend.locator("form input").input_value() == page.url[:40], "no name is longer"
    friend.locator("form input").fill("Cid")
    friend.locator("form button").click()
    friend.get_by_role("button", name="I’m ready").click()
    begin(page)
    evening = Evening([page, friend], ["Ada", "Bea"])
    evening.play()
    assert set(evening.takes) == {"Ada", "Bea"}
    for one in (page, friend):
        one.get_by_role("button", name="See the table").click()
        one.get_by_role("button", name="More").click()
        one.locator("dialog .fair summary").click()
        one.get_by_text("match their seals").wait_for()
        one.get_by_role("button", name="Copy the link").click()  # out of a dialog
        one.get_by_role("button", name="Copied").wait_for()
        expect(one.get_by_role("combobox", name="Screen", exact=True)).to_have_count(0)
        assert one.faults == []  # type: ignore[attr-defined]
