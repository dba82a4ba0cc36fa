"""Others' moves: a toast tells each turn, and fast forward shows them at once."""

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.test_table import OPTION, now, page_of
from tests.server.house import House, seats

TOAST = "[data-toast]"
FORWARD = "[data-use=forward]"
HELD = """() => {
  const later = (window.later = [])
  const real = window.setTimeout
  window.setTimeout = (then, ms, ...given) => (ms === 2000 ? later.push(then) : real(then, ms, ...given))
}"""
"""Holds back what is to happen after two seconds, so that a toast stays until it is let go."""
MOVED = """() => {
  const real = Element.prototype.animate
  window.moved = []
  Element.prototype.animate = function (...given) {
    moved.push(this.dataset.place ?? '')
    const one = real.apply(this, given)
    one.finish()
    return one
  }
  const wait = window.setTimeout
  window.setTimeout = (then, ms, ...given) => wait(then, 0, ...given)
}"""
"""Notes the places that move, and lets each movement and pause end at once: a late page skips movements."""
QUESTION = "() => { const { dataset, innerText } = document.querySelector('#ask'); return dataset.ask + innerText }"
"""The question and its step; the words alone may be the same in the next turn."""
APART = """([one, others]) => {
  const { left, top, right, bottom } = document.querySelector(one).getBoundingClientRect()
  return [...document.querySelectorAll(others)].map((other) => other.getBoundingClientRect())
    .every((box) => box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top)
}"""


def begun(house: House, browser: Browser, size: tuple[int, int] = (1440, 900)) -> Page:
    """A game of Crooks against a bot that answers at once."""
    page = page_of(browser, house, name="Ada", pace="none")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(HELD)
    page.locator("[data-game=crooks] .row .button").first.click()
    now(page, "asked")
    return page


def a_turn(page: Page) -> None:
    """Play until I am asked after a turn of the bot, which its toast still tells."""
    page.keyboard.press("Escape")
    page.locator(TOAST).wait_for(state="detached")
    now(page, "asked")
    while page.locator(TOAST).count() == 0:
        before = page.evaluate(QUESTION)
        page.locator(OPTION).first.click()
        page.wait_for_function(f"before => ({QUESTION})() !== before", arg=before)
        now(page, "asked")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["laptop", "phone"])
def test_a_toast_tells_a_turn_with_a_face(house: House, browser: Browser, size: tuple[int, int]) -> None:
    """One sentence in the words of the log, where nothing has to be clicked; it goes by itself or by Escape."""
    page = begun(house, browser, size)
    a_turn(page)
    toast = page.locator(TOAST)
    expect(toast).to_have_count(1)
    assert toast.get_attribute("aria-hidden") == "true"
    assert toast.locator("img").evaluate("one => one.decode().then(() => one.naturalWidth)") > 0
    expect(toast.locator(".token")).to_have_count(1)
    first, *steps = toast.inner_text().rstrip(".").split(", ")
    story = page.locator("[data-told]").inner_text()
    assert all(step in story for step in [first, *steps])
    clear = "#ask, main" if size[0] < 900 else "#ask, .frame > header button, .frame > header a"
    assert page.evaluate(APART, [TOAST, clear]), "on a phone it lies over the header, which can be pressed through it"
    assert toast.evaluate("one => getComputedStyle(one).pointerEvents") == "none", "my question is open"
    page.keyboard.press("Escape")
    toast.wait_for(state="detached")

    a_turn(page)
    page.evaluate("later.forEach((then) => then())")
    toast.wait_for(state="detached")
    assert page.faults == []  # type: ignore[attr-defined]


def test_a_move_is_told_once(house: House, browser: Browser) -> None:
    """By the toast, and in the bar only once the toast has gone. (The log keeps everything.)"""
    made = house.post("tables", {"game": "crooks", "seats": seats("me", "open")})
    other = house.post(f"tables/{made['table']}/join", {"name": "Bea"})
    house.post(f"tables/{made['table']}/start", token=made["token"])
    path = f"{house.address}/table/{made['table']}"
    people = sorted((made, other), key=lambda one: house.get(f"tables/{made['table']}/turn", one["token"])["mine"])
    watcher, actor = (page_of(browser, house, path, held=[{**one, "game": "crooks", "at": 0}]) for one in people)
    watcher.locator(".ask .waiting").wait_for()
    actor.locator(OPTION).first.click()
    watcher.locator(TOAST, has_text="recruits at hideout").wait_for()
    latest = watcher.locator(".ask .latest", has_text="recruits at hideout")
    expect(latest).to_be_hidden()
    watcher.keyboard.press("Escape")
    expect(latest).to_be_visible()
    assert watcher.faults == []  # type: ignore[attr-defined]


def test_fast_forward_is_kept_until_it_is_pressed_again(house: House, browser: Browser) -> None:
    """By a key or the button, over a reload; a turn is still told by its toast, but does not move."""
    page = begun(house, browser)
    page.keyboard.press(".")
    button = page.locator(FORWARD)
    button.wait_for()
    assert button.get_attribute("aria-pressed") == "true"
    assert button.get_attribute("aria-label")
    page.evaluate("localStorage['skulduggery-pace'] = '\"calm\"'")
    page.reload()
    now(page, "asked")
    assert button.get_attribute("aria-pressed") == "true"
    page.evaluate(MOVED)
    page.evaluate(HELD)
    a_turn(page)
    moved = page.evaluate("moved")
    assert moved, "my own moves are shown"
    assert "seat 1" not in moved

    button.click()
    a_turn(page)
    assert "seat 1" in page.evaluate("moved")
    page.reload()
    now(page, "asked")
    expect(button, "there is nothing to hasten at my question").to_have_count(0)
    assert page.faults == []  # type: ignore[attr-defined]
