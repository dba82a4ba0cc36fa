"""Men of Mayhem in a real browser: whole games from the lobby to the scoring, and deals."""

import random
import re
from contextlib import suppress
from typing import Any

import pytest
from mayhem_stage import before_end
from playwright.sync_api import Browser, Locator, Page, TimeoutError, WebSocketRoute, expect
from stage import Stage
from tests.browser.test_scoring import HALTED, SHORT
from tests.browser.test_screens import cut_off, found_by_axe
from tests.browser.test_table import OPTION, changed, now, page_of, start, tab_to
from tests.server.house import House
from visit import Look, Visitor

SEEN = """() => {
  window.seen = { sums: {}, said: [], cash: [] }
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('[data-total]'))
      seen.sums[one.closest('[data-side]').dataset.side] = Number(one.dataset.total)
    const said = document.querySelector('.fight.over .said, .blinds:has([data-cash]) > p')?.innerText
    if (said && said !== seen.said.at(-1)) seen.said.push(said)
    const cash = [...document.querySelectorAll('.blinds [data-cash]')].map((one) => one.innerText)
    if (cash.length) seen.cash.push(cash)
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}"""
"""Write down the sums of a fight, what is said of it and of the end, and the notes as they are counted."""
RIDES = """() => {
  window.rides = []
  const seen = new Set()
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('.ghost .riders')) {
      if (!seen.has(one)) rides.push(one.querySelectorAll('.meeple').length)
      seen.add(one)
    }
  }).observe(document.body, { childList: true, subtree: true })
}"""
"""Write down of each ride over the table how many ride."""
WHOLE = """() => {
  const scene = document.querySelector('.scene:has(.fight)')
  const { bottom } = scene.getBoundingClientRect()
  const last = [...scene.querySelectorAll('.total, .said')].map((one) => one.getBoundingClientRect().bottom)
  return scene.scrollHeight <= scene.clientHeight && last.length > 2 && Math.max(...last) <= bottom
}"""
"""Whether a fight is in sight down to its sums and its last sentence."""
EARLY = """() => {
  const told = () => document.querySelector('.log').innerText.match(/Throw Down at [^:]*: .*wins?/g)?.length ?? 0
  const before = told()
  new MutationObserver((_, watch) => {
    if (told() === before) return
    watch.disconnect()
    const moving = document.querySelector('.fight').getAnimations({ subtree: true })
    window.whole = (WHOLE)()
    window.early = moving.filter(({ playState }) => playState === 'running').map(({ animationName }) => animationName)
  }).observe(document.querySelector('.log'), { childList: true, subtree: true })
}""".replace("WHOLE", WHOLE)
"""Write down what still moves in a fight once the log tells its end, and whether all of it is in sight."""
SOON = 10_000
"""Milliseconds to wait for a button that may have gone, before another one is clicked."""
STEPS = 2500
"""More than the longest game needs."""
FREE = f"{OPTION}:not(.barred, [data-option='not-now'])"
"""Buttons that lead on: not those that only say why not."""
LOOK_AT = 40
"""Steps between two checks that no text is cut off."""
EVERYTHING = {
    "mode": "high-octane", "long_haul": True, "under_the_radar": True, "slim_pickings": True, "hardcore_cards": True,
    "parley_before_guns": True, "ledger_help": True, "hollow_point": True, "deal_log": "public",
}  # fmt: skip


def seats(count: int) -> list[dict[str, Any]]:
    """A seat of one's own and bots."""
    return [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "heuristic"} for _ in range(count - 1)]]


def held(house: House, people: list[dict[str, Any]], options: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Make a table; return its address, and the maker's seat as a browser stores it."""
    made = house.post("tables", {"game": "mayhem", "options": options, "seats": people})
    return f"{house.address}/table/{made['table']}", {**made, "game": "mayhem", "at": 0}


def by_keyboard(page: Page, luck: random.Random) -> bool:
    """Go to a button by arrows and press it; whether there was one: a deal of others may take the question back, and
    who was refused first goes a step back."""
    if page.locator(".refused").count():
        page.keyboard.press("Escape")
        return False
    if not (count := page.locator(OPTION).count()):
        return False
    for _ in range(1 + luck.randrange(count)):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    return True


def by_pointer(page: Page, luck: random.Random) -> bool:
    """Click a button, or a lit place. Return False if none was there, as when a deal takes the question back."""
    lit = page.locator(".board .lit")
    ways = lit if luck.random() < 0.3 and lit.count() else page.locator(FREE)
    if count := ways.count():
        with suppress(TimeoutError):
            ways.nth(luck.randrange(count)).click(timeout=SOON)
            return True
    return False


def play(page: Page, hand: Any, luck: random.Random, steps: int = STEPS) -> bool:
    """Play on; return whether the scoring came within ``steps``."""
    for step in range(steps):
        shown = now(page)
        if shown == "over":
            return True
        if step % LOOK_AT == 0:
            assert cut_off(page) == []
        if hand(page, luck):
            changed(page, shown)
    return False


def well(page: Page, count: int) -> None:
    """Every gang stands in the scoring, nothing failed on the way."""
    assert cut_off(page) == []
    expect(page.locator(".scoring tbody tr")).to_have_count(count)
    assert page.faults == []  # type: ignore[attr-defined]


@pytest.mark.long
def test_a_game_against_bots_by_keyboard_alone(house: House, browser: Browser) -> None:
    """Out of the lobby to the scoring."""
    page = page_of(browser, house, name="Ada", locale="de-DE")
    against_two = "[data-game=mayhem] .row .button:nth-child(2)"
    page.locator(against_two).wait_for()
    tab_to(page, against_two)
    page.keyboard.press("Enter")
    assert play(page, by_keyboard, random.Random(1)), "the game came to no end"
    well(page, 3)
    tab_to(page, ".after .button")


@pytest.mark.parametrize(
    ("count", "locale"),
    [
        (3, "ru-RU"),
        pytest.param(2, "it-IT", marks=pytest.mark.long),
        pytest.param(4, "en-GB", marks=pytest.mark.long),
        pytest.param(5, "ru-RU", marks=pytest.mark.long),
        pytest.param(6, "it-IT", marks=pytest.mark.long),
    ],
)
def test_a_whole_game_with_every_option_on(house: House, browser: Browser, count: int, locale: str) -> None:
    """By pointer, on buttons and on the table; the record can be seen afterwards."""
    address, mine = held(house, seats(count), EVERYTHING)
    page = page_of(browser, house, address, held=[mine], locale=locale)
    assert play(page, by_pointer, random.Random(count)), "the game came to no end"
    well(page, count)
    page.goto(address.replace("/table/", "/review/"))
    slider = page.locator(".steer input")
    slider.fill(slider.get_attribute("max") or "")
    assert cut_off(page) == []


def three(house: House, browser: Browser, count: int, **more: Any) -> list[Page]:
    """Start a table of Ada, Bob and Cleo, and return the pages of the first ``count`` of them."""
    people = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    address, mine = held(house, people, {"gang_choice": "fixed"})
    tickets = [mine]
    for at, name in ((1, "Bob"), (2, "Cleo")):
        got = house.post(f"tables/{mine['table']}/join", {"name": name})
        tickets.append({**got, "game": "mayhem", "at": at})
    pages = [page_of(browser, house, address, held=[ticket], **more) for ticket in tickets[:count]]
    start(pages[0])
    return pages


def middle(one: Locator) -> tuple[float, float]:
    """Return the middle of an element, in pixels."""
    one.scroll_into_view_if_needed()
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_orders_are_issued_by_dragging(house: House, browser: Browser) -> None:
    """An Order token shows what it can do where it is dropped, or the rule against it; a group rides where it is
    dropped, by mouse or by finger."""
    address, mine = held(house, seats(3), {"gang_choice": "fixed"})
    page = page_of(browser, house, address, held=[mine])
    token, group = page.locator(".wheels [data-drag]").first, page.locator(".house [data-drag]")
    token.wait_for()
    asked = page.locator("[data-ask]")

    def drop(what: Locator, on: str) -> None:
        page.mouse.move(*middle(what))
        page.mouse.down()
        page.mouse.move(*middle(page.locator(on).first), steps=3)
        page.mouse.up()

    drop(token, ".house .spot")
    expect(page.locator(".house .orders")).to_contain_text("Recruit")
    page.keyboard.press("Escape")
    for what, rule in ((token, "MM-THROW-03"), (group, "MM-RIDE-04")):
        drop(what, ".gang .spot")
        page.locator(".refused").filter(has_text=rule).wait_for()
        page.keyboard.press("Escape")
    drop(token, ".site .spot")
    expect(asked).to_have_attribute("data-ask", re.compile("^ride clubhouse-1 "))
    page.keyboard.press("Escape")
    touch = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(group), middle(page.locator(".site .spot").nth(1))
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        *[("touchMove", [{"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}]) for part in (0.2, 0.6, 1)],
        ("touchEnd", []),
    ):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(asked).to_have_attribute("data-ask", re.compile("^ride clubhouse-1 "))
    group_of_all = page.locator(OPTION).first
    name = group_of_all.aria_snapshot()
    assert re.search(r"\d.members and \d.prospects", name), name
    assert page.viewport_size is not None
    wide = page.viewport_size
    page.set_viewport_size({"width": 390, "height": 844})  # little room: two short lines
    kinds = [re.compile(r"^\d\smembers$"), re.compile(r"^\d\sprospects?$")]
    expect(group_of_all.locator(".brief b")).to_have_text(kinds)
    expect(group_of_all.locator(".brief")).to_be_visible()
    assert group_of_all.aria_snapshot() == name
    page.set_viewport_size(wide)
    group_of_all.click()
    page.locator(".log li").filter(has_text=re.compile("You ride from the clubhouse")).wait_for()
    assert page.faults == []  # type: ignore[attr-defined]


def test_what_i_have_stays_in_sight_on_a_phone(house: House, browser: Browser) -> None:
    """Scrolled to the sites below, cash and goods lie over the head of the table; back at my blind they are gone."""
    address, seat = held(house, seats(3), {})
    page = page_of(browser, house, address, held=[seat])
    page.set_viewport_size({"width": 390, "height": 844})
    while not page.locator(".mine .goods").count():
        shown = now(page)
        page.locator(OPTION).first.click()
        changed(page, shown)
    there = """([to, times]) => {
        document.querySelector('.town').parentElement.scrollTo(0, to)
        return document.querySelectorAll('.purse').length === times
    }"""
    page.wait_for_function(there, arg=[9999, 1])
    band = page.locator(".purse > span").bounding_box()
    assert band is not None
    assert band["width"] >= 390 - 2, "it should be a band over the whole width, so that it cuts no line in two"
    page.wait_for_function("""() => {
        const [mine, purse] = ['.mine', '.purse'].map((one) => document.querySelector(`${one} .goods`)?.innerText ?? '')
        return mine && mine.replace(/\\s/g, '') === purse.replace(/\\s/g, '')
    }""")
    page.wait_for_function(there, arg=[0, 0])


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_orders_leave_the_table_in_sight_on_a_phone(browser: Browser, stage: Stage, language: str) -> None:
    """Each names its place in a second line, so that more of them share a row; all are large enough for a thumb."""
    visitor = Visitor(browser, stage, Look(language, "light", "phone"))
    with visitor.visit() as visit:
        visit.sit(stage.table("mayhem-order"))
        visit.settle()
        page = visit.page
        bar = page.locator(".ask").bounding_box()
        assert bar is not None
        assert bar["height"] <= 0.3 * 844
        lines = page.locator("[data-option^=throw-down] .brief b")
        expect(lines).to_have_count(2)
        low = "all => all.map(one => one.offsetHeight).filter(height => height < 44)"
        assert page.locator(".ask button:visible").evaluate_all(low) == []
        assert cut_off(page) == []
    visitor.close()


def held_by(page: Page, good: str) -> int:
    """Return how much of a good the player holds, since the first card may have changed it."""
    return int(re.sub(r"\D", "", page.locator(f".mine .big .{good} b").inner_text()))


def holds(page: Page, good: str, count: int) -> None:
    """Wait until the player of this page holds ``count`` of a good."""
    page.locator(f".mine .big .{good} b:text-matches('^\\\\D*{count}$')").wait_for()


def test_a_deal_between_two_browsers(house: House, browser: Browser) -> None:
    """One writes an offer, the other accepts it; both purses change. If something can't be offered, the rule says
    why."""
    ada, bob = three(house, browser, 2)
    ada.get_by_role("button", name="Make an offer").click()
    form = ada.locator("dialog form")
    form.locator("button[type=submit]").click()
    form.get_by_role("alert").filter(has_text="MM-DEAL-11").wait_for()
    form.get_by_text("Bob").click()
    for _ in range(held_by(ada, "guns") + 1):
        form.get_by_label("More: Guns").first.click()
    said = f"Guns offered: {held_by(ada, 'guns') + 1}, behind your blind: {held_by(ada, 'guns')}."
    form.get_by_role("alert").filter(has_text="MM-DEAL-12").filter(has_text=said).wait_for()
    for _ in range(held_by(ada, "guns")):
        form.get_by_label("Less: Guns").first.click()
    form.get_by_role("alert").wait_for(state="detached")
    form.get_by_label("More: Guns").first.click()
    form.get_by_label("More: Cash").nth(1).click()
    form.get_by_label("More: Cash").nth(1).click()
    form.locator("button[type=submit]").click()
    accept = bob.locator(".docked .offer").get_by_role("button", name="Accept")
    accept.wait_for()
    guns = [held_by(page, "guns") for page in (ada, bob)]
    accept.click()
    accepted = re.compile(r"Bob accepts: 1\sgun for \$2\.")
    expect(ada.locator("[data-reply]")).to_have_text(accepted)
    expect(ada.locator("[data-alarm]")).to_have_text(accepted)
    expect(bob.locator("[data-reply], [data-alarm]")).to_have_count(0)
    holds(ada, "guns", guns[0] - 1)
    holds(bob, "guns", guns[1] + 1)
    assert cut_off(bob) == []
    for page in (ada, bob):
        assert page.faults == []  # type: ignore[attr-defined]
        page.context.close()


def test_a_counter_offer_between_two_browsers(house: House, browser: Browser) -> None:
    """It begins as the reverse of the offer, is changed and sent in one step; the first maker accepts it."""
    ada, bob = three(house, browser, 2)
    ada.get_by_role("button", name="Make an offer").click()
    form = ada.locator("dialog form")
    form.get_by_text("Bob").click()
    form.get_by_label("More: Guns").first.click()
    for _ in range(2):
        form.get_by_label("More: Cash").nth(1).click()
    form.locator("button[type=submit]").click()
    bob.locator(".docked .offer").get_by_role("button", name="Counter").click()
    form = bob.locator("dialog form")
    expect(form.locator("output")).to_have_text(["2", "0", "0", "0", "1", "0"])
    expect(form.locator(".theirs")).to_have_text("Ada offers you 1 gun for $2")
    had = [(held_by(page, "cash"), held_by(page, "guns")) for page in (ada, bob)]
    assert cut_off(bob) == []
    form.get_by_label("Less: Cash").first.click()
    form.locator("button[type=submit]").click()
    ada.locator(".docked .offer").filter(has=ada.get_by_role("button", name="Accept")).wait_for()
    expect(ada.locator(".docked .offer"), "the first offer should be gone").to_have_count(1)
    countered = re.compile(r"Bob declines and offers \$1 for 1\sgun instead\.")
    expect(ada.locator("[data-reply]")).to_have_text(countered)
    expect(ada.locator("[data-alarm]"), "it should be in sight wherever she looks").to_have_text(countered)
    ada.locator(".docked .offer").get_by_role("button", name="Accept").click()
    for page, (cash, guns), more in ((ada, had[0], 1), (bob, had[1], -1)):
        holds(page, "guns", guns - more)
        holds(page, "cash", cash + more)
        assert page.faults == []  # type: ignore[attr-defined]
        page.context.close()


def test_a_press_counts_though_things_move(house: House, browser: Browser) -> None:
    """An offer stands at its maker's strip and moves nothing. While Ada holds its button down, the window gets
    narrower, and the button goes elsewhere: it was meant."""
    ada, bob = three(house, browser, 2)
    bob.get_by_role("button", name="Make an offer").wait_for()
    where = "() => [...document.querySelectorAll('.gang, .site, .mine')].map(one => one.getBoundingClientRect().y)"
    ada.locator(".mine .goods").wait_for()
    before = ada.evaluate(where)
    guns = held_by(ada, "guns")
    bob.get_by_role("button", name="Make an offer").click()
    form = bob.locator("dialog form")
    form.get_by_text("Ada").click()
    form.get_by_label("More: Guns").first.click()
    form.locator("button[type=submit]").click()
    accept = ada.locator(".gang", has_text="Bob").get_by_role("button", name="Accept")
    accept.hover()
    assert ada.evaluate(where) == before
    x, y = middle(accept)
    ada.mouse.down()
    ada.set_viewport_size({"width": 600, "height": 700})
    ada.wait_for_function(
        "([one, x, y]) => !one.contains(document.elementFromPoint(x, y))", arg=[accept.element_handle(), x, y]
    )
    ada.mouse.up()
    accept.wait_for(state="detached")
    holds(ada, "guns", guns + 1)
    for page in (ada, bob):
        assert page.faults == []  # type: ignore[attr-defined]
        page.context.close()


def test_talk_in_private_and_muting(house: House, browser: Browser) -> None:
    """A private message is seen by two people only; a muted person stays muted after a reload."""
    pages = three(house, browser, 3)
    ada, bob, cleo = pages

    def say(page: Page, text: str, to: str) -> None:
        page.locator("#chat-to").select_option(label=to)
        page.locator(".say input").fill(text)
        page.locator(".say button").click()

    for page in pages:
        page.locator("#tab-chat").click()
    say(ada, "Shall we deal?", "Bob")
    bob.locator(".private", has_text="Shall we deal?").wait_for()
    say(bob, "Why not.", "Ada")
    say(bob, "What a night!", "Everyone")
    say(cleo, "Psst!", "Ada")
    for page, lines in zip(pages, (4, 3, 2), strict=True):  # Bob's and Cleo's come in any order
        expect(page.locator(".lines p")).to_have_count(lines)
    ada.locator(".lines .name", has_text="Bob").first.click()
    ada.get_by_role("button", name="Mute, block or report Bob").click()
    ada.get_by_role("button", name="Mute Bob").click()
    ada.keyboard.press("Escape")
    expect(ada.locator(".lines p")).to_have_count(2)
    assert cut_off(ada) == []
    ada.reload()
    ada.locator("#tab-chat").click()
    say(bob, "Can you hear me?", "Everyone")
    say(cleo, "She can hear me.", "Everyone")
    ada.locator(".lines p", has_text="She can hear me.").wait_for()
    expect(ada.get_by_text("Can you hear me?")).to_have_count(0)
    expect(bob.locator(".muted"), "nobody else learns of it").to_have_count(0)
    ada.get_by_role("button", name="Unmute Bob").click()
    ada.locator(".lines p", has_text="Can you hear me?").wait_for()
    for page in pages:
        assert page.faults == []  # type: ignore[attr-defined]
        page.context.close()


def nothing_after_the_fight(page: Page) -> None:
    """Hold back what comes after the totals, because a page that lags behind shows events at once."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        held: list[str | bytes] = []

        def pass_on(message: str | bytes) -> None:
            if held:
                return
            socket.send(message)
            if '"t":"events"' in str(message) and '"totals"' in str(message):
                held.append(message)

        server.on_message(pass_on)

    page.route_web_socket("**/socket*", between)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_fight_builds_up_its_sums_and_names_the_winner(browser: Browser, stage: Stage, motion: str) -> None:
    """Two sides, guns hidden until all have chosen; sums and winner agree with the log."""
    visitor = Visitor(browser, stage, Look("en", "dark", "laptop"))
    with visitor.visit() as visit:
        page = visit.page
        page.set_viewport_size({"width": 1280, "height": 720})
        page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
        nothing_after_the_fight(page)
        visit.sit(stage.make("mayhem-guns"), pace="calm")
        fight = page.locator(".fight")
        fight.wait_for()
        expect(fight.locator("[data-side]")).to_have_count(2)
        expect(fight.locator(".card:not(.up)")).to_have_count(2)
        assert "%" in page.locator("[data-option='guns 1']").inner_text()
        assert found_by_axe(page) == []
        assert cut_off(page) == []
        assert page.evaluate(WHOLE)
        page.evaluate(SEEN)
        page.evaluate(EARLY)
        page.evaluate(SHORT)
        page.locator("[data-option='guns 1']").click()
        page.locator(".log", has_text=re.compile(r"Throw Down at [^:]*: .*(wins?)")).first.wait_for()
        page.wait_for_function("() => seen.said.length > 0")
        page.wait_for_function("() => window.early")
        assert page.evaluate("early") == [], "the scene should be over"
        assert page.evaluate("whole")
        told = re.findall(r"Throw Down at [^:;\n]*: ([^;]*);", page.locator(".log").inner_text())[-1]
        seen = page.evaluate("seen")
        assert sorted(map(int, re.findall(r"(\d+)(?=,|$)", told))) == sorted(seen["sums"].values())
        assert re.search(r"wins? \d+\sto\s\d+|[Aa]\stie\sat", seen["said"][0])
        assert visit.faults == []
    visitor.close()


def test_a_key_skips_a_fight(browser: Browser, stage: Stage) -> None:
    """Where nothing goes on by itself, one press tells the rest."""
    visitor = Visitor(browser, stage, Look("en", "dark", "laptop"))
    with visitor.visit() as visit:
        page = visit.page
        nothing_after_the_fight(page)
        visit.sit(stage.make("mayhem-guns"), pace="calm")
        page.locator(".fight").wait_for()
        page.evaluate(HALTED)
        page.locator("[data-option='guns 1']").click()
        page.locator(".fight .up").first.wait_for()
        expect(page.locator(".fight [data-total]")).to_have_count(0)
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Space")
        page.locator(".log", has_text=re.compile(r"Throw Down at [^:]*: .*(wins?)")).first.wait_for()
        assert visit.faults == []
    visitor.close()


def test_the_notes_are_counted_and_the_end_can_be_shared(browser: Browser, stage: Stage) -> None:
    """All piles grow until the last has its height, as in the ranking."""
    visitor = Visitor(browser, stage, Look("en", "dark", "laptop"))
    with visitor.visit() as visit:
        page = visit.page
        page.emulate_media(reduced_motion="no-preference")
        visit.sit(before_end(stage), pace="quick")
        page.evaluate(SEEN)
        page.evaluate(SHORT)
        page.locator("[data-option]:enabled").first.click()
        page.locator("dialog .scoring .end").wait_for()
        seen = page.evaluate("seen")
        ranking = page.locator(".scoring td.cash").all_inner_texts()
        assert sorted(seen["cash"][-1]) == sorted(ranking)
        assert len({tuple(one) for one in seen["cash"]}) > 10, "notes are counted one by one"
        assert seen["said"][0] == "The blinds are lifted"
        assert "win" in seen["said"][-1]
        expect(page.locator(".blinds [data-cash]")).to_have_count(0)
        visit.click("[data-share]")
        page.locator("dialog section img").wait_for()
        with page.expect_download() as download:
            visit.click("[data-save]")
        assert download.value.suggested_filename.endswith(".png")
        assert visit.faults == []
    visitor.close()


def test_whoever_rides_is_seen_on_the_way(browser: Browser, stage: Stage) -> None:
    """As many meeples cross the town as the log names. A page that is behind may skip a ride, but shows no other."""
    one = Visitor(browser, stage, Look("en", "dark", "laptop"))
    with one.visit() as visit:
        visit.sit(stage.new("Ada", "bot", "bot", game="mayhem", options={"gang_choice": "fixed"}), pace="calm")
        page = visit.page
        page.evaluate(RIDES)
        for _ in range(8):
            page.locator(".ask[data-ask]").wait_for()  # by then, all that came before it has been shown
            if page.evaluate("rides.length"):
                break
            asked = page.locator(".ask").get_attribute("data-ask") or ""
            page.locator(FREE).last.dispatch_event("click")
            expect(page.locator(".ask")).not_to_have_attribute("data-ask", asked)
        page.locator(".ask[data-ask]").wait_for()
        told = page.locator(".log").inner_text()
        crews = [sum(map(int, re.findall(r"\d+", crew))) for crew in re.findall(r"rides? .* with (.*)", told)]
        seen, said = page.evaluate("rides"), iter([min(crew, 3) for crew in crews])
        assert seen
        assert all(one in said for one in seen)
        assert visit.faults == []
    one.close()
