"""A lesson in a real browser, from the lobby of a newcomer to a game of one's own."""

from playwright.sync_api import Browser
from tests.browser.test_table import page_of
from tests.server.house import House

from skulduggery.lessons import find

STANDS = """() => document.querySelector('.scoring .end') ? 'end' : !document.querySelector('[data-next], .tip') ? ''
  : document.querySelector('.coach').dataset.coach + ' ' + document.querySelector('.ask').dataset.ask"""
"""What is said, beside which question or part of one, once something can be done."""


def test_a_newcomer_learns_crooks(house: House, browser: Browser) -> None:
    """By what is marked, note by note; left in the middle and gone on with; then a real game."""
    lesson = find("crooks", "first")
    assert lesson is not None
    page = page_of(browser, house, name="Ann")
    page.locator("[data-game=crooks] .learn").click()
    met: list[str] = []
    stands = ""
    while True:
        page.wait_for_function(f"before => !['', before].includes(({STANDS})())", arg=stands)
        stands = page.evaluate(STANDS)
        if stands == "end":
            break
        assert "lesson-" not in page.locator(".coach p").inner_text()
        note = stands.split()[0]
        if note in met:
            assert note == met[-1]  # the second part of an answer
        else:
            met.append(note)
        if note == "bungler":
            page.locator(".coach .head button").last.click()
            assert page.locator(".coach p").count() == 0
            page.goto(house.address)
            assert page.locator(".learn").count() == 0
            page.locator(".resume").click()
            page.locator("[data-coach=bungler]").wait_for()
        if page.locator("[data-next]").count():
            page.locator("[data-next]").click()
        else:
            page.locator("[data-option]:has(.tip)").click()
    assert [*met, "end"] == [note.text for note in lesson.notes]
    page.locator("dialog .button.main").click()
    page.locator(".coach").wait_for(state="detached")
    table = house.get(f"tables/{page.url.split('/')[-1]}")
    assert (table["lesson"], [seat["bot"] for seat in table["seats"]]) == (None, [None, "beginner"])
    assert page.faults == []  # type: ignore[attr-defined]
