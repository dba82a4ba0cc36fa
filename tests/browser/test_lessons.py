"""A lesson in a real browser, from the lobby of a newcomer to a game of one's own."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.test_table import page_of
from tests.server.house import House
from tests.server.test_lessons import learn

from skulduggery.lessons import find

STANDS = """() => document.querySelector('.scoring .end') ? 'end' : !document.querySelector('.coach .next, .tip') ? ''
  : document.querySelector('.coach').dataset.coach + ' ' + document.querySelector('.ask').dataset.ask"""
"""A script that returns the lesson's note and the question, or an empty text while nothing can be pressed. It begins
with a space while there is no note yet."""


SEEN = """selector => {
  const one = document.querySelector(selector)
  if (!one) return false
  const { x, y, width, height } = one.getBoundingClientRect()
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""
"""A script that tells whether an element is on the screen with nothing over it."""


IN_SIGHT = """() => {
  const drawn = [...document.querySelectorAll('.frame button:has(.tip)')].filter(one => one.checkVisibility())
  return !drawn.length || drawn.some(one => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}"""
"""A script that tells whether the marked button is in sight, if there is one."""


def begin(page: Page, game: str) -> None:
    """Start a lesson from the lobby, and go on from its picture of how one wins."""
    page.locator(f"[data-game={game}] .learn").click()
    pictures = page.locator("dialog .picture[role=img]")
    expect(pictures).to_have_count(2)
    pictures.first.locator("img, svg").first.wait_for()
    assert len(pictures.first.get_attribute("aria-label") or "") > 20
    page.locator("[data-start]").click()
    expect(pictures).to_have_count(0)


COVERED = """places => {
  const one = document.querySelector('.bubble')
  if (!one) return []
  const bubble = one.getBoundingClientRect()
  if (bubble.left < 0 || bubble.top < 0 || bubble.right > innerWidth || bubble.bottom > innerHeight) return ['the edge']
  const about = places.map(place => `, main [data-place="${place}"], aside [data-place="${place}"]`).join('')
  const kept = '.ring, .frame button:has(.tip), .frame .tip, .ask .prompt, .fan .card, .refused' + about
  return [...document.querySelectorAll(kept)].filter(one => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect()
    return width && one.checkVisibility() && left < bubble.right - 1 && bubble.left < right - 1
      && top < bubble.bottom - 1 && bubble.top < bottom - 1
  }).map(one => one.outerHTML.slice(0, 120))
}"""
"""What the bubble of a lesson covers and must not: the places that its note speaks of, and what it recommends."""


def notes(page: Page, game: str) -> Iterator[str]:
    """A lesson, answered by what is marked: each note, to be looked at before the page goes on from it."""
    lesson = find(game, "first")
    assert lesson is not None
    places = {note.text: note.at for note in lesson.notes}
    kept = {note.text: [note.at, *note.also] for note in lesson.notes}
    met: list[str] = []
    stands = ""
    while True:
        other = f"before => {{ const now = ({STANDS})(); return now === before || now[0] === ' ' ? '' : now }}"
        stands = page.wait_for_function(other, arg=stands).json_value()
        if stands == "end":
            break
        assert "lesson-" not in page.locator(".coach p").inner_text()
        note = stands.split()[0]
        if places[note]:  # until it is there; or the question is another, and this note just about to go
            ready = f"([place, stands]) => !!document.querySelector(place) || ({STANDS})() !== stands"
            page.wait_for_function(ready, arg=[f'[data-place="{places[note]}"]', stands])
            if not page.locator(f'[data-place="{places[note]}"]').count():
                continue
        if note in met:
            assert note == met[-1]  # the second part of an answer
        else:
            met.append(note)
        yield note
        shown = page.locator(".coach progress")
        number = [one.text for one in lesson.notes].index(note) + 1
        assert shown.get_attribute("value") == str(number)
        if note != lesson.end[-1].text:
            chapter = page.locator("[data-chapter]").get_attribute("data-chapter")
            assert chapter == str(sum(one.step <= number for one in lesson.chapters))
            page.wait_for_function(f"places => ({COVERED})(places).length === 0", arg=kept[note])
            page.wait_for_function(IN_SIGHT)
        if note == lesson.end[-1].text:
            break
        stands = page.evaluate(STANDS) or stands  # a caller who went back from here sees the question asked again
        if page.locator("[data-next]").count():
            page.locator("[data-next]").click()
        else:
            page.locator(":is([data-option], .offer button):has(.tip)").click()
    assert [*met, "end"][: len(lesson.notes)] == [note.text for note in lesson.notes]


def test_a_newcomer_learns_crooks(house: House, browser: Browser) -> None:
    """From a button that is in sight, by what is marked, note by note; left in the middle and gone on with; then a real
    game."""
    page = page_of(browser, house, name="Ann")
    expect(page.locator(".learn")).to_have_count(3)
    for one in page.locator(".learn").all():
        expect(one).to_be_in_viewport(ratio=1)
    begin(page, "crooks")
    for note in notes(page, "crooks"):
        if note == "place":  # over the lesson's strip
            page.wait_for_function(SEEN, arg=".hand.held")
        if note == "found":  # the bubble leaves free what the target is worth
            page.locator(".bubble.placed").wait_for()
            page.wait_for_function(SEEN, arg="[data-place='target 7'] .worth")
        if note == "look":  # its frame is a button too
            expect(page.locator("[data-place='cell 1 7'] button.lit")).to_be_enabled()
        if note == "gangs":
            expect(page.locator(".ring")).to_have_count(6)
            expect(page.locator("[data-place='seat 0'] [data-gang]").first).to_have_attribute(
                "title", re.compile("most members scores 5.points")
            )
        if note == "bungler":
            page.locator(".coach .head button").last.click()
            expect(page.locator(".coach p")).to_have_count(0)
            page.goto(house.address)
            page.locator("[data-game=mayhem] .learn").wait_for()  # which nobody has played
            expect(page.locator("[data-game=crooks] .learn")).to_have_count(0)
            expect(page.locator("[data-game=crooks] .main")).to_have_text("A first game against a beginner")
            expect(page.locator(".resume")).to_contain_text("Crooks, Lesson · ")
            page.locator(".resume").click()
            page.locator("[data-coach=bungler]").wait_for()
    expect(page.locator("dialog [data-learned-chapters] li")).to_have_count(4)
    page.locator("dialog .button.main").click()
    page.locator(".coach").wait_for(state="detached")
    table = house.get(f"tables/{page.url.split('/')[-1]}")
    assert (table["lesson"], [seat["bot"] for seat in table["seats"]]) == (None, [None, "beginner"])
    page.goto(house.address)
    expect(page.locator("[data-game=crooks] .main")).to_have_text("Play against 2 bots")
    assert page.faults == []  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", ["scoundrels", "mayhem"])
def test_no_note_covers_what_it_speaks_of(house: House, browser: Browser, game: str) -> None:
    """Each note of a lesson is read next to all its places, and to cards that are fanned out."""
    page = page_of(browser, house, name="Ann")
    begin(page, game)
    for note in notes(page, game):
        if note == "found":  # the safe, and the marks that are left
            expect(page.locator(".ring")).to_have_count(2)
        if note == "sell":
            expect(page.locator(".coach p")).to_contain_text(re.compile(r"\$12|for \$3"))
        if note in ("ride", "join"):  # begins with a button; the place comes later, and until then refuses
            expect(page.locator(".ring")).to_have_count(0)
    assert page.faults == []  # type: ignore[attr-defined]


def test_why_a_card_is_barred_leaves_the_note(house: House, browser: Browser) -> None:
    """The question stands off the card's face, and the answer next to the note, which goes on."""
    page = page_of(browser, house, name="Ann")
    begin(page, "crooks")
    for note in ("aim", "grid"):
        page.locator(f"[data-coach={note}] [data-next]").click()
    page.locator("[data-option]:has(.tip)").click()
    barred = page.locator(".fan .barred")
    face, question = barred.locator(".face"), barred.locator(".no")
    expect(question).to_have_text("Why can’t I?")
    page.wait_for_function(
        "([face, no]) => no.getBoundingClientRect().bottom <= face.getBoundingClientRect().top + 8",
        arg=[face.element_handle(), question.element_handle()],
    )
    barred.click()
    page.locator(".refused").wait_for()
    page.wait_for_function(f"() => ({COVERED})([]).length === 0")
    page.locator("[data-coach=take] [data-next]").click()
    page.locator("[data-coach=boss]").wait_for()
    assert page.faults == []  # type: ignore[attr-defined]


def test_a_newcomer_makes_a_deal(house: House, browser: Browser) -> None:
    """On a phone a rival's offer, its button and the button for new offers are in sight and marked.

    A player who declines the offer may take that back.
    """
    page = page_of(browser, house, name="Ann")
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, "mayhem")
    looked = []
    for note in notes(page, "mayhem"):
        if note == "paid":  # the next round has begun
            expect(page.locator("[data-last]")).to_have_text("Last market: 4 sold, $3 each")
        if note not in ("deals", "accept", "offers"):
            continue
        looked.append(note)
        page.locator(".ring").wait_for()
        place = "[data-place='offer']" if note == "offers" else "[data-place='offer 2 0']"
        page.wait_for_function(SEEN, arg=place)  # the page may still be on its way there
        if note == "accept":
            button = ".offer button:has(.tip)"
            page.wait_for_function(SEEN, arg=button)
            assert (page.locator(button).text_content() or "").endswith("Here")
            page.reload()
            page.locator("[data-coach=patch]").wait_for()
            page.locator(".offer button:not(.main)").first.click()
            page.locator(".coach [data-back]").click()
            page.locator("[data-coach=patch]").wait_for()
            for _ in range(2):
                page.locator("[data-next]").click()
    assert looked == ["deals", "accept", "offers"]
    page.goto(house.address)
    expect(page.locator(".parts").get_by_role("button", name="My games").locator("b")).to_have_count(0)  # none runs
    expect(page.locator(".resume")).to_have_count(0)
    page.locator(".parts").get_by_role("button", name="My games").click()
    row = page.locator("[data-part=mine] p").first
    expect(row).to_contain_text("Lesson complete")
    expect(row.locator("strong")).to_have_count(0)  # nothing waits for me
    row.locator("a").click()
    ends = page.locator("dialog:has([data-learned-chapters])")  # at once, without a note before it
    expect(ends.locator("[data-first]")).to_be_enabled()
    ends.locator("[data-go-on]").click()
    page.locator("[data-option=recruit]").click()
    page.locator("[data-coach='']").wait_for()  # a game of one's own
    page.goto(house.address)
    page.locator(".parts").get_by_role("button", name="My games").click()
    expect(row.locator("small")).to_be_empty()
    assert page.faults == []  # type: ignore[attr-defined]


def test_who_strays_from_a_lesson_may_take_it_back(house: House, browser: Browser) -> None:
    """Another answer than the lesson's is played; then it says so, and how to find back. A refusal lies over it."""
    page = page_of(browser, house, name="Ann")
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, "mayhem")
    for _ in range(3):
        page.locator("[data-next]").click()
    expect(page.locator("[data-option=patch-in] .detail")).to_have_text("$1 and 1\xa0gun")
    page.locator("[data-option=ride]").click()
    page.locator("[data-option^='to ']:not(:has(.tip))").first.click()
    page.locator("[data-option^='ride ']").first.click()
    page.locator(".coach [data-back]").wait_for()
    page.locator("[data-option=not-now]").click()
    page.locator("[data-option].barred").first.click()
    page.locator(".refused").wait_for()
    page.wait_for_function("""() => {
      const box = document.querySelector('.refused')
      return box.contains(document.elementFromPoint(innerWidth / 2, box.getBoundingClientRect().y + 20))
    }""")
    assert page.faults == []  # type: ignore[attr-defined]


def test_who_goes_another_way_in_a_lesson_is_led_back(house: House, browser: Browser) -> None:
    """Cards that were seen are no reason to stay away. Then why a card is barred hides no words."""
    page = page_of(browser, house, name="Bea")
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, "crooks")
    for note in ("aim", "grid"):
        page.locator(f"[data-coach={note}] [data-next]").click()
    page.locator(".frame:has([data-coach=recruit]) [data-option]:has(.tip)").wait_for()
    page.locator("[data-option=E]").click()
    page.locator(".coach [data-back]").click()
    for note in ("aim", "grid"):
        page.locator(f"[data-coach={note}] [data-next]").click()
    page.locator("[data-option]:has(.tip)").click()
    page.locator("[data-option].barred").click()
    page.locator("[data-coach=take] [data-next]").click()
    page.locator(".refused .close").click()
    assert page.faults == []  # type: ignore[attr-defined]


def test_who_goes_another_way_in_a_lesson_may_start_over(house: House, browser: Browser) -> None:
    """Dice that were rolled aren't rolled again: it says so, also where the answer came before the lesson's notes."""
    lesson = find("mayhem", "first")
    assert lesson is not None
    seat = house.post("lessons", {"game": "mayhem", "name": "Bea"})
    guns = [move.say for move in lesson.move].index("guns 1")
    with ThreadPoolExecutor(1) as beside:  # the browser has a loop of its own
        beside.submit(asyncio.run, learn(house, seat, guns)).result()
    held = {**seat, "game": "mayhem", "at": 0}
    page = page_of(browser, house, f"{house.address}/table/{seat['table']}", held=[held], name="Bea")
    answered = False
    page.route("**/lesson", lambda route: route.continue_() if answered else None)  # what is asked before is held
    page.reload()
    page.locator("[data-option='guns 2']").wait_for()
    answered = True
    page.locator("[data-option='guns 2']").click()
    page.locator(".coach [data-back]").click()
    page.locator(".coach [data-back]").wait_for(state="detached")
    expect(page.locator(".coach p")).to_contain_text("be undone")
    page.locator("[data-again]").click()
    page.locator("[data-coach=aim]").wait_for()
    assert not page.url.endswith(seat["table"])
    assert page.faults == []  # type: ignore[attr-defined]
