"""The frame of a table: the rail at its side, the bar at its foot."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from stage import Stage
from tests.browser.test_screens import cut_off
from visit import Look, Visitor

RAIL = "aside"
FOCUS = "document.activeElement.id"
WORDS_THAT_FIT = """() => {
  const signs = [...document.querySelectorAll('.town .site.signs')]
  return !document.querySelector('.town.signs') && signs.every((one) => {
    one.classList.remove('signs')
    const spills = one.scrollHeight > one.clientHeight + 1
    one.classList.add('signs')
    return spills
  })
}"""
"""Whether all locations show words except those that have no room for them."""
DRAWN = """async bar => {
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame)
  return bar.offsetHeight
}"""
"""The height of the bar once it was drawn, for only that height is kept."""


@pytest.fixture(scope="module")
def laptop(browser: Browser, stage: Stage) -> Iterator[Visitor]:
    """Somebody at a desk."""
    one = Visitor(browser, stage, Look("en", "dark", "laptop"))
    yield one
    one.close()


def board_width(page: Page) -> float:
    """Return the width of the board."""
    width: float = page.locator("#board").evaluate("board => board.getBoundingClientRect().width")
    return width


def questions(page: Page, count: int) -> Iterator[str]:
    """Yield what is asked, and answer it with the first option, ``count`` times."""
    for _ in range(count):
        way = page.locator(".frame:has(.ask[data-ask]) [data-option]:enabled:not(.barred, [data-option=not-now])")
        way.first.wait_for()
        asked = page.locator(".ask[data-ask]").get_attribute("data-ask") or ""
        yield asked
        way.first.dispatch_event("click")
        expect(page.locator(f".ask[data-ask='{asked}']")).to_have_count(0)


def test_the_rail_closes_and_opens_by_buttons_and_by_a_key(laptop: Visitor, stage: Stage) -> None:
    """The board takes the whole width; the focus goes from the button that closes to those that open, and back."""
    with laptop.visit() as visit:
        visit.sit(stage.table("recruit"))
        page = visit.page
        narrow = board_width(page)
        foot = page.locator("#ask").bounding_box()
        page.locator("#tab-notes").click()
        page.get_by_role("button", name="Close the side panel").click()
        page.locator(RAIL).wait_for(state="detached")
        assert page.evaluate(FOCUS) == "open-notes"
        assert board_width(page) == page.viewport_size["width"] > narrow  # type: ignore[index]
        after = page.locator("#ask").bounding_box()
        assert foot
        assert after
        assert (foot["y"], foot["height"]) == (after["y"], after["height"])
        page.locator("header").get_by_role("button", name="Chat").press("Enter")
        page.locator("#tab-chat[aria-selected=true]").wait_for()
        assert page.evaluate(FOCUS) == "tab-chat"
        page.keyboard.press("v")
        page.locator(RAIL).wait_for(state="detached")
        assert page.evaluate(FOCUS) == "open-chat"
        page.locator("[data-option]").first.focus()
        page.keyboard.press("v")
        page.locator(RAIL).wait_for()
        assert page.evaluate("document.activeElement.matches('[data-option]')"), "the key leaves the focus where it is"
        page.locator(".say input").press("v")
        assert page.locator(".say input").input_value() == "v"
        assert visit.faults == []


def test_a_closed_rail_counts_what_is_unread_and_stays_closed(laptop: Visitor, stage: Stage) -> None:
    """After a reload too, in a review and on a window where it would be open at first."""
    table = stage.new("Ada", "Bob")
    bob = stage.last_joined
    with laptop.visit() as visit:
        page = visit.page
        page.goto(table.server.address)
        page.evaluate("held => localStorage.setItem('skulduggery-held', JSON.stringify([held]))", table.held)
        page.goto(f"{table.server.address}/table/{table.id}")
        page.locator("[data-use=close-side]").click()
        with bob.sit() as chair:
            chair.say({"t": "chat", "text": "Where is the loot?"})
            chair.hear()
        chat = page.locator("#open-chat", has_text="1")
        chat.wait_for()
        page.reload()
        chat.click()
        page.get_by_text("Where is the loot?").wait_for()
        page.locator("#tab-chat b").wait_for(state="detached")
        assert visit.faults == []


@pytest.mark.parametrize(("width", "opened"), [(1440, True), (1280, True), (1200, False)])
def test_where_the_board_needs_the_width_the_rail_is_closed_at_first(
    laptop: Visitor, stage: Stage, width: int, opened: bool
) -> None:
    with laptop.visit() as visit:
        visit.page.set_viewport_size({"width": width, "height": 800})
        visit.sit(stage.table("recruit"))
        expect(visit.page.locator(RAIL)).to_have_count(int(opened))
        visit.page.keyboard.press("v")
        visit.page.locator(RAIL).wait_for(state="detached" if opened else "attached")


def test_the_log_of_a_review_closes_too(laptop: Visitor, stage: Stage) -> None:
    with laptop.visit() as visit:
        visit.review(stage.table("over"))
        page = visit.page
        page.locator("[data-use=close-side]").click()
        page.locator(RAIL).wait_for(state="detached")
        assert page.evaluate(FOCUS) == "open-log"
        page.locator("#open-log").click()
        page.locator(f"{RAIL} .log").wait_for()
        assert page.evaluate(FOCUS) == "tab-log"
        assert visit.faults == []


def test_the_board_stays_where_it_is_from_question_to_question(laptop: Visitor, stage: Stage) -> None:
    """With a bar of fixed height neither the board nor the tools move, and words that fit don't turn into signs."""
    table = stage.new("Ada", "bot", "bot", game="mayhem", options={"gang_choice": "fixed"})
    asked, places, words = set(), set(), set()
    with laptop.visit() as visit:
        page = visit.page
        page.set_viewport_size({"width": 1280, "height": 720})
        visit.sit(table)
        for question in questions(page, 12):
            asked.add(question)
            boxes = [page.locator(one).bounding_box() for one in ("#board", ".town", "[data-use=rules]")]
            places.add(str(boxes))
            words.add(page.evaluate(WORDS_THAT_FIT))
            assert cut_off(page) == []
    assert len(asked) > 4, "or the test shows nothing"
    assert len(places) == 1, places
    assert words == {True}


def test_a_bar_that_grew_stays_as_high(laptop: Visitor, stage: Stage) -> None:
    """Where it has no fixed height, it grows for a long question, and doesn't shrink again for a short one."""
    table = stage.new("Ada", "bot", "bot", game="scoundrels")
    heights, needed = [], []
    with laptop.visit() as visit:
        visit.sit(table)
        bar = visit.page.locator(".ask[data-ask]")
        for _ in questions(visit.page, 12):
            heights.append(bar.evaluate(DRAWN))
            needed.append(
                bar.evaluate("""bar => {
                const kept = bar.style.getPropertyValue('--least')
                bar.style.removeProperty('--least')
                const needed = bar.offsetHeight
                bar.style.setProperty('--least', kept)
                return needed
            }""")
            )
    assert heights == sorted(heights)
    assert needed != sorted(needed), "or the test shows nothing"


@pytest.mark.parametrize("language", ["en", "de"])
def test_six_gangs_read_words_on_every_location(browser: Browser, stage: Stage, language: str) -> None:
    """On a small laptop: the bar leaves the town so much room."""
    one = Visitor(browser, stage, Look(language, "dark", "laptop"))
    with one.visit() as visit:
        page = visit.page
        page.set_viewport_size({"width": 1280, "height": 720})
        visit.sit(stage.table("mayhem-six"))
        page.locator(".town .site .said").first.wait_for()
        expect(page.locator(".town.signs, .town .site.signs")).to_have_count(0)
        assert cut_off(page) == []
        question, option, bar = (page.locator(one).first.bounding_box() for one in ("h2", ".ask .option", ".ask"))
        assert question
        assert option
        assert bar
        assert option["x"] > question["x"] + question["width"]
        assert bar["height"] < 90
    one.close()


@pytest.mark.parametrize("name", ["duel", "three", "six"])
@pytest.mark.parametrize("game", ["scoundrels", "mayhem"])
def test_a_tablet_held_upright_shows_everything(laptop: Visitor, stage: Stage, game: str, name: str) -> None:
    """Nothing of a table is cut off, lies over an edge or over something else."""
    with laptop.visit() as visit:
        page = visit.page
        page.set_viewport_size({"width": 820, "height": 1180})
        visit.sit(stage.table(f"{game}-{name}"))
        page.locator(".board .mine").wait_for()
        assert cut_off(page) == []
        mine = page.locator(".board .mine")
        assert mine.evaluate("mine => mine.scrollWidth <= mine.clientWidth && mine.scrollHeight <= mine.clientHeight")
        assert visit.faults == []


@pytest.mark.parametrize("count", ["three", "six"])
def test_the_middle_of_the_town_keeps_to_its_place_on_a_tablet(laptop: Visitor, stage: Stage, count: str) -> None:
    """Held upright: neither cards nor prices run under the tile beside it."""
    with laptop.visit() as visit:
        visit.page.set_viewport_size({"width": 820, "height": 1180})
        visit.sit(stage.table(f"mayhem-{count}"))
        spilt = """centre => [...centre.querySelectorAll('*')].some((one) =>
            one.getBoundingClientRect().right > centre.getBoundingClientRect().right)"""
        visit.page.locator(".centre .ladder").wait_for()
        assert not visit.page.locator(".centre .centre").evaluate(spilt)
