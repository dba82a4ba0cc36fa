"""3000 Scoundrels in a real browser: whole games from the lobby to the scoring, and what only this game has."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from scoundrels_screens import next_day
from scoundrels_stage import EVERYTHING, before_dusk, before_end
from stage import Stage
from tests.browser.test_screens import cut_off
from tests.browser.test_table import OPTION, changed, now, page_of, start, tab_to
from tests.server.house import House
from visit import Look, Visitor

STEPS = 1500
"""More than the longest game needs, with all that is begun and taken back on the way."""
LOOK_AT = 25
"""Steps between two checks that no text is cut off."""

IN_SIGHT = """one => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""

WHOLE = """one => {
  const box = one.getBoundingClientRect()
  const at = one.parentElement.closest('.options, dialog .body').getBoundingClientRect()
  return box.top >= at.top && box.bottom <= at.bottom + 1 && box.left >= at.left && box.right <= at.right + 1
}"""
"""Nothing of it has to be scrolled to."""

SMALL: Any = {"width": 1280, "height": 720}

COVERED_SIGNS = """cards => cards.flatMap(card => {
  const words = card.querySelector('.words')
  return [...card.querySelectorAll('.full .cog, .full .coin, .full .dark')].filter(sign => {
    const { x, width, bottom } = sign.getBoundingClientRect()
    return document.elementsFromPoint(x + width / 2, bottom - 2).includes(words)
  }).map(sign => sign.outerHTML)
})"""
"""The signs on large cards that lie under their words."""


@pytest.fixture(scope="module")
def laptop(browser: Browser, stage: Stage) -> Iterator[Visitor]:
    """Somebody at a desk."""
    one = Visitor(browser, stage, Look("en", "dark", "laptop"))
    yield one
    one.close()


def apart(one: Locator, other: Locator) -> bool:
    """Return whether two boxes don't overlap."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return beside or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1


def held(house: House, seats: list[dict[str, Any]], options: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Make a table; return its address, and the maker's seat as a browser stores it."""
    made = house.post("tables", {"game": "scoundrels", "options": options, "seats": seats})
    return f"{house.address}/table/{made['table']}", {**made, "game": "scoundrels", "at": 0}


def bots(count: int) -> list[dict[str, Any]]:
    """As many seats with bots."""
    return [{"kind": "bot", "bot": "heuristic"} for _ in range(count)]


def by_keyboard(page: Page, luck: random.Random) -> bool:
    """Choose something: half of the time what 0 stands for, if it does; else go there by arrows. Return whether it was
    done; after a refusal, go a step back first."""
    if page.locator(".refused").count():
        page.keyboard.press("Escape")
        return False
    if page.locator(".ask [data-option] kbd", has_text=re.compile("^0$")).count() and luck.random() < 0.5:
        page.keyboard.press("0")
        return True
    count = page.locator(OPTION).count()
    to = 1 + luck.randrange(count)
    for _ in range(min(to, 1 + count - to)):  # the shorter way round, from the first one
        page.keyboard.press("ArrowRight" if to <= count - to else "ArrowLeft")
    page.keyboard.press("Enter")
    return True


def by_pointer(page: Page, luck: random.Random) -> bool:
    """Click something: a button, or where it lies on the table; which is always done."""
    lit = page.locator(".board .lit")
    buttons = page.locator(OPTION)
    ways = lit if luck.random() < 0.3 and lit.count() else buttons
    done = buttons.filter(has=page.locator("kbd", has_text=re.compile("^0$")))
    one = done if done.count() and luck.random() < 0.4 else ways.nth(luck.randrange(ways.count()))
    one.first.click()
    return True


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


def well(page: Page) -> None:
    """The scoring is shown with everybody's tech, nothing failed on the way."""
    assert cut_off(page) == []
    totals = [int(one.replace("−", "-")) for one in page.locator(".scoring .total b").all_inner_texts()]
    seats = page.locator(".scoring section").count()
    assert len(totals) == seats
    won = page.locator(".scoring .won .total b").inner_text()
    assert int(won.replace("−", "-")) == max(totals)
    assert page.faults == []  # type: ignore[attr-defined]


def test_a_game_against_a_bot_by_keyboard_alone(house: House, browser: Browser) -> None:
    """Out of the lobby, with a reload in the middle of a question."""
    page = page_of(browser, house, name="Ada")
    against_one = "[data-game=scoundrels] .row .button:first-child"
    page.locator(against_one).wait_for()
    tab_to(page, against_one)
    page.keyboard.press("Enter")
    luck = random.Random(4)
    assert not play(page, by_keyboard, luck, 30)
    now(page, "asked")
    page.keyboard.press("Escape")  # out of the second step of an answer, if it was one
    question = page.locator(".question").inner_text()
    page.reload()
    now(page, "asked")
    expect(page.locator(".question")).to_have_text(question)
    assert play(page, by_keyboard, luck), "the game came to no end"
    well(page)
    tab_to(page, ".after .button")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (844, 390)])
def test_what_can_be_pressed_is_in_sight(house: House, browser: Browser, width: int, height: int) -> None:
    """Slots, the hint and the way back: nothing has to be scrolled for."""
    address, seat = held(house, [{"kind": "me", "name": "Ada"}, *bots(1)], {})
    page = page_of(browser, house, address, held=[seat])
    page.set_viewport_size({"width": width, "height": height})
    back = page.get_by_role("button", name="Back", exact=True)
    while not back.count():
        shown = now(page)
        page.locator(OPTION).first.click()
        changed(page, shown)
    buttons = page.locator(".ask button:visible:not([data-use=list])")  # shown when it has the focus
    assert "Hint" in buttons.all_inner_texts()
    assert [one.inner_text() for one in buttons.all() if not one.evaluate(IN_SIGHT)] == []
    page.reload()
    page.wait_for_function(f"() => [...document.querySelectorAll('.mine .lit')].some({IN_SIGHT})")


def test_all_of_it_is_in_sight_on_a_phone(browser: Browser, stage: Stage) -> None:
    """The way on under the scoring of four; more cards than fit into a line go on in the next one."""
    phone = Visitor(browser, stage, Look("de", "dark", "phone"))
    with phone.visit() as visit:
        visit.sit(stage.table("scoundrels-played-out"), ".ask .options .button")
        visit.click(".ask .options .button")
        visit.page.locator(".scoring .end").wait_for()
        told = [one.locator(".safes .unseen").all_inner_texts() for one in visit.page.locator(".scoring section").all()]
        worth = [[int(one.rpartition("(")[2].rstrip(")")) for one in safes] for safes in told]
        assert worth == [sorted(safes, reverse=True) for safes in worth], "the best safe first"
        assert max(map(len, worth)) > 1
        ways = visit.page.locator(".after > *")
        assert ways.count() > 3
        assert [one.inner_text() for one in ways.all() if not one.evaluate(WHOLE)] == []
    with phone.visit() as visit:
        visit.sit(stage.table("scoundrels-arrange-six"))
        visit.page.keyboard.press("l")
        cards = visit.page.locator(".ask .options .card")
        cards.first.evaluate("one => { while (one.parentElement.children.length < 9) one.after(one.cloneNode(true)) }")
        assert cards.count() > 6
        assert [n for n, one in enumerate(cards.all()) if not one.evaluate(WHOLE)] == []
    phone.close()


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_with_every_option_on(house: House, browser: Browser, seats: int) -> None:
    """By pointer, on buttons and on the table; the log and the record are whole afterwards."""
    address, mine = held(house, [{"kind": "me", "name": "Ada"}, *bots(seats - 1)], EVERYTHING)
    page = page_of(browser, house, address, held=[mine])
    assert play(page, by_pointer, random.Random(seats)), "the game came to no end"
    well(page)
    page.goto(address.replace("/table/", "/review/"))
    slider = page.locator(".steer input")
    steps = int(slider.get_attribute("max") or 0)
    start = page.locator(".bar .now").inner_text()
    for step in (*range(1, steps, 17), steps):
        slider.fill(str(step))
        page.locator(".log .now").first.wait_for()
        assert page.locator(".bar .now").inner_text() != start
    assert cut_off(page) == []


@pytest.mark.long
def test_two_browsers_and_two_bots(house: House, browser: Browser) -> None:
    """Every option on; one comes by the link and plays by keyboard alone; both see the same end."""
    people = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    address, mine = held(house, [*people, *bots(2)], EVERYTHING)
    ann = page_of(browser, house, address, held=[mine])
    bob = page_of(browser, house, address)
    bob.get_by_role("textbox").fill("Bob")
    bob.get_by_role("textbox").press("Enter")
    start(ann)
    luck = random.Random(2)
    hands = {ann: by_pointer, bob: by_keyboard}
    for _ in range(20 * STEPS):
        for page, hand in hands.items():
            if page.locator(OPTION).count():
                shown = now(page)
                if shown != "over" and hand(page, luck):
                    changed(page, shown)
        if all(page.locator(".scoring .end").count() for page in hands):
            break
        ann.wait_for_timeout(20)
    told = [page.locator(".scoring").inner_text().split() for page in hands]
    numbers = [sorted(word for word in words if word.lstrip("+−").isdigit()) for words in told]
    assert numbers[0] == numbers[1]
    for page in hands:
        well(page)
        page.context.close()


@pytest.mark.parametrize("way", [pytest.param(way, marks=pytest.mark.long) for way in ("button", "table")] + ["key"])
def test_suspect_in_the_middle_of_anothers_turn(laptop: Visitor, stage: Stage, way: str) -> None:
    """By its button, by its key, by a click on the card: the henchman lies there and the offer is gone."""
    table = others(stage)
    with laptop.visit() as visit:
        visit.sit(table, ".offers .button")
        page = visit.page
        before = page.locator(".mine [data-place^='men'] .henchman").count()
        card = page.locator(".opponent .slots .lit")
        expect(card).to_have_count(1)
        place = card.get_attribute("data-place")
        if way == "button":
            visit.click(".offers .button")
        elif way == "key":
            page.keyboard.press("!")
        else:
            card.click()
        said(page, "put a henchman on").last.wait_for()
        page.locator(".offers").wait_for(state="detached")
        expect(page.locator(f"[data-place='{place}'] .henchman")).to_have_count(1)
        expect(page.locator(".mine [data-place^='men'] .henchman")).to_have_count(before - 1)
        assert visit.faults == []


def test_nobody_overlooks_a_henchman_on_his_own_card(browser: Browser, stage: Stage) -> None:
    """Who suspects it is said large and with a face, and the board of a phone scrolls there."""
    suspicious = others(stage)
    phone = Visitor(browser, stage, Look("en", "dark", "phone"))
    with phone.visit() as visit, suspicious.sit() as ada:
        visit.sit(stage.last_joined)
        page = visit.page
        page.mouse.wheel(0, 1)  # as if to look elsewhere
        page.locator("main [data-place='jail']").scroll_into_view_if_needed()
        owner, slot = ada.offers[0]["args"][:2]
        ada.say({"t": "answer", "ask": ada.offers[0]["id"], "words": ada.offers[0]["options"][0]["words"]})
        expect(page.locator("[data-alarm]")).to_contain_text("Ada puts a henchman on")
        card = page.locator(f".mine [data-place='slot {owner} {slot}']")
        expect(card.locator(".henchman")).to_have_count(1)
        expect(card).to_be_in_viewport(ratio=0.5)
        assert visit.faults == []
    phone.close()


def others(stage: Stage) -> Any:
    """At another table, in the turn of another player."""
    from stage import MOMENTS

    return MOMENTS["scoundrels-others"](stage)


def said(page: Page, text: str) -> Locator:
    """Lines of the log that say this."""
    return page.locator(".log li").filter(has_text=text)


def test_why_a_scoundrel_can_not_be_used(laptop: Visitor, stage: Stage) -> None:
    """A click on it: the server says why, and the rule can be read."""
    with laptop.visit() as visit:
        visit.sit(stage.table("scoundrels-abilities"))
        page = visit.page
        question = page.locator(".question").inner_text()
        visit.click(".mine .barred")
        page.locator(".refused .link").click()
        rule = page.locator("dialog .focus")
        rule.wait_for()
        assert (rule.get_attribute("id") or "").startswith("rule-SC-")
        page.keyboard.press("Escape")
        expect(page.locator(".question")).to_have_text(question)


def test_keys_go_to_the_scoundrels_for_hire_before_the_board(laptop: Visitor, stage: Stage) -> None:
    """The fan gives way to the board, such as the Sheriff's Office, only when the keys go on to it."""
    with laptop.visit() as visit:
        visit.sit(stage.table("scoundrels-act"))
        page = visit.page
        page.keyboard.press("ArrowRight")
        expect(page.locator(".fan :focus")).to_have_count(1)
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".fan :focus")).to_have_count(0)


def test_the_crew_is_rearranged_by_pointer(laptop: Visitor, stage: Stage) -> None:
    """Two places change; begun again, all lies as before."""
    with laptop.visit() as visit:
        visit.sit(stage.table("scoundrels-arrange"))
        page = visit.page
        before = crew(page)
        one, other = [place for place, what in enumerate(before) if what.startswith("scoundrel")][:2]
        visit.click(".mine .place .spot", one)
        page.locator('[data-ask^="place"]').wait_for()
        visit.click(".mine .place .spot", other)
        page.locator(f".mine .place:nth-child({one + 1}) [data-place='{before[other]}']").wait_for()
        after = crew(page)
        assert (after[one], after[other]) == (before[other], before[one])
        assert sorted(after) == sorted(before)
        page.keyboard.press("x")
        page.locator(f".mine .place:nth-child({one + 1}) [data-place='{before[one]}']").wait_for()
        assert crew(page) == before
        assert visit.faults == []


def test_where_the_crew_lies_is_asked_only_if_it_matters(laptop: Visitor, stage: Stage) -> None:
    """Nobody has an arrow: the table goes on by itself."""
    with laptop.visit() as visit:
        visit.sit(stage.table("scoundrels-arrange"))
        asked = visit.page.locator(".question").inner_text()
    with laptop.visit() as visit:
        visit.sit(stage.table("scoundrels-arrange-idle"))
        assert visit.page.locator(".question").inner_text() != asked
        assert visit.faults == []


def crew(page: Page) -> list[str]:
    """Return the scoundrels on the places of my sheet."""
    return [one.get_attribute("data-place") or "" for one in page.locator(".mine .place > *").all()]


def test_a_day_ends_card_by_card(laptop: Visitor, stage: Stage) -> None:
    """One after the other, each suspected card is turned up next to its line of the log and gets its stamp."""
    table = before_dusk(stage)
    with laptop.visit() as visit:
        page = visit.page
        page.add_init_script(
            """stamps = []; new MutationObserver(() => {
                const one = document.querySelector('.spotlight [data-stamp]:not(.seen)')
                if (!one) return
                one.classList.add('seen')
                const lines = [...document.querySelectorAll('.log li')]
                const told = lines.filter((line) => /reveals? the .\\sin slot/.test(line.innerText))
                stamps.push([one.textContent, told.length, told.at(-1)?.innerText ?? ''])
            }).observe(document, { childList: true, subtree: true })"""
        )
        visit.sit(table, pace="quick")
        for _ in range(STEPS):  # how many cards are suspected by a day's end is the bots' doing
            if len(page.evaluate("stamps")) > 1:
                break
            page.evaluate("document.querySelector('[data-option]:enabled')?.click()")
            page.wait_for_timeout(100)
        assert said(page, "suspected cards are revealed").count()
        page.wait_for_function("() => !document.querySelector('[data-skip]')")  # all is shown
        stamps = page.evaluate("stamps")
        # a page far behind shows the later ones only in the log, so each stamp has a line, but not each line a stamp
        assert len({line for _, line, _ in stamps}) == len(stamps)
        assert [stamp for stamp, _, _ in stamps] == [
            "HONEST" if "honest" in line else "BLUFF!" for _, _, line in stamps
        ]
        assert visit.faults == []


def test_an_evening_is_over_at_a_key(laptop: Visitor, stage: Stage) -> None:
    """The lamp shows who suspected what and what it cost; Space brings back the day."""
    with laptop.visit() as visit:
        visit.play_on(before_dusk(stage), ".spotlight [data-stamp]")
        page = visit.page
        lamp = page.locator(".spotlight")
        caught = lamp.locator("figure.up").first
        assert caught.locator(".rep, .jail").count()
        assert "in slot" in lamp.locator("> p").inner_text()
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Space")
        expect(lamp).to_have_count(0)
        assert visit.faults == []


def test_a_day_is_summed_up_until_i_act(laptop: Visitor, stage: Stage) -> None:
    """It can be closed and read again by keyboard; unless I asked for it, it goes when I have acted."""
    with laptop.visit() as visit:
        page = visit.page
        next_day(visit)
        sign = page.locator(".rail button.day")
        summary = page.get_by_role("region", name=re.compile(r"Day\s1\sis over"))
        expect(summary).to_contain_text(re.compile(r"In\sslot"))
        expect(summary).to_contain_text(re.compile(r"Day\s2\sof\s2"))
        summary.get_by_role("button", name="Close").focus()
        page.keyboard.press("Escape")
        expect(summary).to_have_count(0)
        expect(sign).to_be_focused()
        page.keyboard.press("Enter")
        expect(summary).to_be_visible()
        page.reload()
        now(page, "asked")
        expect(summary).to_be_visible()
        for _ in range(STEPS):
            if not summary.count():
                break
            shown = now(page)
            page.locator(OPTION).first.click()
            changed(page, shown)
        expect(sign).to_have_attribute("aria-expanded", "false")
        assert visit.faults == []


def test_the_summary_of_a_day_is_one_line_while_i_am_asked(laptop: Visitor, stage: Stage) -> None:
    """It covers nothing; a button opens all of it. Spectators see it open."""
    table = stage.find(
        lambda chair: chair.asked("last-look") and (chair.view["day"], chair.view["turn"]) == (2, 1),
        game="scoundrels",
        seats=2,
    )
    with laptop.visit() as visit:
        visit.page.set_viewport_size(SMALL)
        visit.sit(table)
        summary = visit.page.locator("[data-day-report]")
        assert summary.bounding_box()["height"] < 36  # type: ignore[index]
        card = visit.page.locator(".others .marked").first
        assert apart(summary, visit.page.locator(".others"))
        visit.click("[data-day-report] .fold")
        expect(summary.locator(".next")).to_be_in_viewport(ratio=1)
        assert apart(summary, card)
        assert cut_off(visit.page) == []
    with laptop.visit() as visit:
        visit.sit(table.by_others(), ".ask .waiting")
        expect(visit.page.locator("[data-day-report] .next")).to_be_visible()


def test_large_cards_show_their_signs_and_name_the_tech_icon(laptop: Visitor, stage: Stage) -> None:
    table = stage.find(
        lambda chair: chair.asked("act", 3) and any(one and one["tech"] for one in chair.view["saloon"][:3]),
        game="scoundrels",
        seats=3,
    )
    with laptop.visit() as visit:
        visit.page.set_viewport_size(SMALL)
        visit.sit(table)
        cards = visit.page.locator(".fan .card")
        assert cards.locator(".full .cog").count() >= 1
        assert cards.evaluate_all(COVERED_SIGNS) == []
        named = cards.filter(has=visit.page.locator(".full .cog"))
        expect(named.first).to_have_accessible_name(re.compile(r"Tech\sicon:\s\+1\stech\sat\sthe\send"))
        expect(named.first.locator(".words")).to_contain_text(re.compile(r"Tech\sicon"))


def test_marks_and_keys_leave_the_numbers_of_safes_in_sight(laptop: Visitor, stage: Stage) -> None:
    """Two marks on a safe of the lower row stand side by side within the town, keys beside the values."""

    def wanted(chair: Any) -> bool:
        safes = chair.view["safes"]
        low = any(len(one["marks"]) == 2 and 3 <= one["where"] < 6 for one in safes)
        return low and any(one["safe"] >= 0 for one in safes) and (chair.asked("scout", 9) or chair.asked("steal", 9))

    table = stage.find(wanted, game="scoundrels", seats=2)
    with laptop.visit() as visit:
        page = visit.page
        page.set_viewport_size(SMALL)
        visit.sit(table)
        pairs = page.locator(".map .marks:has(> :nth-child(2):last-child)").evaluate_all(
            """all => all.map(one => [...one.children].map(mark => mark.getBoundingClientRect().bottom))"""
        )
        end = page.locator(".board .middle").evaluate("one => one.getBoundingClientRect().bottom")
        assert pairs
        assert all(one == other <= end for one, other in pairs)
        page.keyboard.press("Shift")
        keys = page.locator(".map .spot:has(.value) kbd")
        expect(keys.first).to_be_visible()
        assert all(apart(key, key.locator("xpath=..").locator(".value")) for key in keys.all())


def test_a_low_table_shows_all_that_i_have(laptop: Visitor, stage: Stage) -> None:
    """As low as below a lesson, or above a mistake that is played again."""
    with laptop.visit() as visit:
        visit.page.set_viewport_size({"width": 1280, "height": 590})
        visit.sit(stage.table("scoundrels-three"))
        for part in (".hand", ".have .marks", ".loot .one"):
            expect(visit.page.locator(f".mine {part}").first).to_be_in_viewport(ratio=1)


def test_the_summary_of_a_day_is_one_line_on_a_phone(browser: Browser, stage: Stage) -> None:
    """A button opens it."""
    phone = Visitor(browser, stage, Look("ru", "dark", "phone"))
    with phone.visit() as visit:
        next_day(visit)
        summary = visit.page.locator("[data-day-report]")
        assert summary.bounding_box()["height"] < 50  # type: ignore[index]
        visit.click("[data-day-report] .fold")
        expect(summary.locator(".next")).to_be_visible()
        assert cut_off(visit.page) == []
    phone.close()


def test_a_spectator_sees_whose_sheet_and_day_it_was(laptop: Visitor, stage: Stage) -> None:
    with laptop.visit() as visit:
        visit.sit(stage.table("scoundrels-plan").by_others(), ".ask .waiting")
        header = visit.page.locator(".mine header")
        expect(header.locator("img")).to_be_visible()
        visit.click(".rail button.day")
        summary = visit.page.get_by_role("region", name=re.compile(r"Day\s1\sis over"))
        expect(summary).to_contain_text(header.locator("b").inner_text())
        assert "You" not in summary.inner_text()


def test_safes_are_opened_in_rising_order(laptop: Visitor, stage: Stage) -> None:
    """Step by step, at a click, with the tech so far; each lie gets its stamp and its words."""
    with laptop.visit() as visit:
        visit.play_on(before_end(stage), "[data-steps]")
        page = visit.page
        lamp = page.locator(".spotlight")
        sums = lamp.locator("[data-sum]")
        values, lies = [], 0
        before = [0] * sums.count()
        ended = lamp.locator(".won")
        shown, go_on = lamp.locator("[data-steps]"), lamp.get_by_role("button", name="Next")
        while shown.get_attribute("data-steps") == "0":  # a first click may end the wait before the show begins
            go_on.click()
        for step in range(1, STEPS):
            if step > 1:
                go_on.click()
            lamp.locator(f"[data-steps='{step}']").wait_for()
            if ended.count():
                break
            if not lamp.locator("figure.now").count():
                continue
            values.append(int(lamp.locator("figure.now .value").text_content() or ""))
            now = [int(one) for one in sums.all_inner_texts()]
            assert sum(now) >= sum(before) + values[-1]
            before = now
            told = len(re.findall("was a lie", lamp.locator("> p").inner_text()))
            expect(lamp.locator(".lie")).to_have_count(min(told, 1))
            lies += told
        assert values
        assert values == sorted(values)
        assert len(re.findall("was a lie", page.locator(".log").inner_text())) >= lies
        totals = sums.all_inner_texts()
        page.keyboard.press("Escape")
        page.locator("dialog .scoring .end").wait_for()
        assert page.locator(".scoring .total b").all_inner_texts() == totals
        assert visit.faults == []


def test_a_card_that_comes_under_a_resting_mouse_is_not_lifted(laptop: Visitor, stage: Stage) -> None:
    """A player who has pressed one card has not pointed at the card that the next question puts there, here in the
    list of choices."""
    with laptop.visit() as visit:
        page = visit.page
        visit.sit(stage.table("scoundrels-plan"))
        page.keyboard.press("l")
        page.locator(".ask .card").first.wait_for()
        visit.settle()
        page.clock.install()
        box = page.locator(".ask .card[data-option]").nth(2).bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.click(x, y)
        page.wait_for_function(
            "([x, y]) => document.querySelector('[data-use=back]')"
            " && document.elementFromPoint(x, y)?.closest('.card[data-option]')", arg=[x, y],
        )  # fmt: skip
        visit.settle()
        page.clock.fast_forward(1000)
        expect(page.locator(".lens")).to_have_count(0)
        page.mouse.move(x + 2, y)
        page.clock.fast_forward(1000)
        page.locator(".lens").wait_for()
