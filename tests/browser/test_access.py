"""Accessibility: the game by keyboard and by screen reader, and in other colours, sizes and spacings."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page
from screens import at
from stage import Stage
from tests.browser.test_screens import cut_off
from tests.browser.test_table import OPTION, changed, choose_by_keys, now, page_of
from tests.server.house import House
from visit import THEMES, Look, Visitor

SOUNDS = 5_000
"""Bytes that the sounds may have on the way."""
HEARD = """() => {
  window.heard = []
  new MutationObserver((found) => {
    for (const { addedNodes } of found) for (const one of addedNodes) if (one.nodeType === 1) heard.push(one.innerText)
  }).observe(document.querySelector('[data-told]'), { childList: true })
}"""
"""Writes down what is said to ears."""
FOCUS = "() => document.activeElement.matches('[data-option]') ? 'option' : document.activeElement.id"
STEPS = 9
"""Answers that are given, or refused."""
SPACED = """() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`)
  document.adoptedStyleSheets = [sheet]
}"""
"""A script that spaces words as widely as a reader may ask for (WCAG 2.2, 1.4.12)."""


@pytest.fixture(scope="module")
def laptop(browser: Browser, stage: Stage) -> Iterator[Visitor]:
    """Somebody at a desk."""
    one = Visitor(browser, stage, Look("en", "light", "laptop"))
    yield one
    one.close()


def begun(house: House, browser: Browser, **kept: object) -> Page:
    """A game of Crooks against a bot, from the lobby, by keys."""
    page = page_of(browser, house, name="Ada", **kept)
    button = page.locator("[data-game=crooks] .row .button").first
    button.wait_for()
    button.focus()
    page.keyboard.press("Enter")
    now(page, "asked")
    return page


def test_the_focus_is_never_lost_and_the_story_is_told(house: House, browser: Browser) -> None:
    """While questions come and go and dialogs open and close; every line of the log is told once, in few breaths."""
    page = begun(house, browser)
    page.evaluate(HEARD)
    before = page.locator(".log li").all_inner_texts()
    question = ""
    for step in range(STEPS):
        last, question = question, now(page)
        assert page.evaluate(FOCUS) == "option", step
        assert question == last or page.locator(".lens").count() == 0, "nobody asked to see that card"
        if step == 4:
            for key, there in (("?", "dialog .about"), ("r", "dialog input")):
                page.keyboard.press(key)
                page.locator(there).first.wait_for()
                page.keyboard.press("Escape")
                page.locator("dialog").wait_for(state="detached")
                assert page.evaluate(FOCUS) == "option", key
        choose_by_keys(page, step)
    now(page, "asked|over")
    told = page.locator(".log li").evaluate_all("all => all.map(one => one.textContent.replace('§', '').trim())")[
        len(before) :
    ]
    heard: list[str] = page.evaluate("heard")
    assert len(told) > STEPS / 3, "some answers are refused, as the deal will have it"
    assert 0 < len(heard) <= 2 * STEPS + 1, "a flood"
    story = " ".join(" ".join(heard).split())
    for line in told:
        words = " ".join(line.split())
        if words == "You are next":  # the question says so
            continue
        assert any(part in story for part in (words, words.split(" ", 1)[-1])), words
    assert page.locator(".question").inner_text() in heard[-1]
    assert page.faults == []  # type: ignore[attr-defined]


def test_keys_skip_what_comes_first(house: House, browser: Browser) -> None:
    """The first Tab of a page offers the way to its content, at a table to my decision."""
    page = page_of(browser, house)
    page.locator(".row .button").first.wait_for()
    page.keyboard.press("Tab")
    assert page.locator(":focus").inner_text() == "Skip to the content"
    page.keyboard.press("Enter")
    assert page.evaluate(FOCUS) == "board"
    page.context.close()
    page = begun(house, browser)
    page.evaluate("document.querySelector('.home').focus()")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    assert page.locator(":focus").inner_text() == "Skip to your move"
    page.keyboard.press("Enter")
    assert page.evaluate(FOCUS) == "ask"
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUS) == "option"


@pytest.mark.parametrize("way", ["Escape", "click"])
def test_what_moves_can_be_skipped(house: House, browser: Browser, way: str) -> None:
    """By Escape and by a button; then all of it is there."""
    page = begun(house, browser, pace="calm")
    page.evaluate("""() => {  // what moves lasts until it is skipped, and so does a pause
      const { setTimeout } = window
      window.setTimeout = (done, ms, ...rest) => (ms >= 100 ? 0 : setTimeout(done, ms, ...rest))
      Element.prototype.animate = () => {
        let finish
        const finished = new Promise((done) => (finish = done))
        return { finished, finish, playState: 'finished', cancel() {} }
      }
    }""")
    page.locator(OPTION).first.click()
    skip = page.locator("[data-skip]")
    skip.wait_for()
    if way == "click":
        skip.click()
    else:
        page.keyboard.press("Escape")
    now(page, "asked")
    assert page.faults == []  # type: ignore[attr-defined]


def test_more_contrast_as_the_system_says_and_as_one_chooses(house: House, browser: Browser) -> None:
    page = begun(house, browser)
    root = page.locator("html")
    assert root.get_attribute("data-contrast") == "none"
    page.emulate_media(contrast="more")
    page.locator("html[data-contrast=more]").wait_for()
    page.locator("header button").last.click()
    page.get_by_label("Contrast").select_option("none")
    page.locator("html[data-contrast=none]").wait_for()


def test_a_narrow_head_is_one_line_with_a_gear_that_opens_by_keys(house: House, browser: Browser) -> None:
    page = page_of(browser, house)
    page.set_viewport_size({"width": 390, "height": 844})
    look = page.get_by_role("button", name="Appearance")
    look.wait_for()
    page.get_by_role("link", name="Log in").wait_for()
    tops = page.locator("header > *").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert max(tops) - min(tops) < 2
    contrast = page.get_by_label("Contrast")
    assert not contrast.is_visible()
    look.press("Enter")
    contrast.select_option("more")
    page.locator("html[data-contrast=more]").wait_for()
    page.keyboard.press("Escape")
    contrast.wait_for(state="hidden")


def at_a_question(house: House, browser: Browser, script: str = "") -> Page:
    """A table that asks a person who has touched nothing yet, in a browser changed by ``script``."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]
    made = house.post("tables", {"game": "crooks", "options": {}, "seats": seats})
    page = page_of(browser, house, held=[{**made, "game": "crooks", "at": 0}])
    page.add_init_script(script)
    page.goto(f"{house.address}/table/{made['table']}")
    now(page, "asked")
    return page


def test_sounds_are_soft_and_wait_for_the_first_click(house: House, browser: Browser) -> None:
    """Before it nothing of them is fetched; they are small, and off and on again by one button."""
    page = at_a_question(house, browser)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.reload()
    shown = now(page, "asked")
    assert not [url for url in fetched if "voices" in url]
    with page.expect_response(re.compile("voices")) as answer:
        page.locator(OPTION).first.click()
        changed(page, shown)
    assert len(answer.value.body()) < SOUNDS
    button = page.get_by_role("button", name="Sound")
    button.click()
    assert button.get_attribute("aria-pressed") == "false"
    page.reload()
    now(page, "asked")
    page.locator("header button").last.click()
    assert page.locator("dialog").get_by_label("Sound").input_value() == "off"
    page.locator("dialog").get_by_label("Sound").select_option("loud")
    page.keyboard.press("Escape")
    assert button.get_attribute("aria-pressed") == "true"
    assert page.faults == []  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "script",
    [
        "delete window.AudioContext",
        "window.AudioContext = class { constructor() { throw Error('no device') } }",
        "AudioContext.prototype.resume = () => Promise.reject(Error('not allowed'));"
        "Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' })",
        "lost",
    ],
)
def test_a_browser_without_sound_plays_on(house: House, browser: Browser, script: str) -> None:
    """Where there is no sound, where it is refused, or where its script is lost on the way."""
    page = at_a_question(house, browser, "" if script == "lost" else script)
    if script == "lost":
        page.route(re.compile("voices"), lambda route: route.abort())
    with page.expect_request(re.compile("voices")):
        choose_by_keys(page, 0)
    choose_by_keys(page, 1)
    assert page.faults == []  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "name",
    [
        "ask-place",
        *[
            pytest.param(one, marks=pytest.mark.long)
            for one in ("lobby-new-table", "scoundrels-ask-plan", "mayhem-ask-order", "settings")
        ],
    ],
)
def test_words_may_be_set_wider(laptop: Visitor, name: str) -> None:
    with at(laptop, name) as one:
        one.page.evaluate(SPACED)
        one.settle()
        assert cut_off(one.page) == []


def test_each_game_has_a_world_of_its_own(laptop: Visitor) -> None:
    """By day and by night, whatever style is loaded first."""
    grounds = []
    for name in ("ask-place", "scoundrels-ask-plan", "mayhem-ask-order"):
        with at(laptop, name) as one:
            for theme in THEMES:
                one.page.evaluate("theme => void (document.documentElement.dataset.theme = theme)", theme)
                grounds.append(one.page.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert len({*grounds}) == len(grounds), grounds
