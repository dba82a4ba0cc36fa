"""Every screen: whole in every language, and nothing that axe finds."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from gallery import SCREENS, SELDOM, at
from playwright.sync_api import Browser, Page
from stage import Stage
from visit import Look, Visitor

from skulduggery.text import LANGUAGES

AXE = Path("web/node_modules/axe-core/axe.min.js")
CUT_OFF = Path(__file__).with_name("cut_off.js").read_text("utf-8")
LOOKS = (
    Look("de", "light", "laptop"),
    Look("ru", "dark", "phone"),
    Look("ru", "dark", "laptop", "more"),
    Look("de", "light", "phone", "more"),
    Look("ru", "dark", "laptop"),
    Look("de", "light", "phone"),
    Look("de", "light", "tablet"),
    Look("de", "light", "zoomed"),
    Look("ru", "dark", "narrow"),
    Look("de", "dark", "laptop", "forced"),
)
"""The longest words and the other alphabet, on wide and narrow screens, by day and by night, with more contrast."""
NAMELESS = re.compile(
    r"\s*- (button|link|img|combobox|textbox|searchbox|slider|spinbutton|checkbox|radio|tab)( \[|:|$)"
)
"""A line of the tree that a screen reader gets, without a name."""
HARD = ((320, 640), (844, 390), (640, 400), (1024, 768))
"""Windows with little room: a small phone, a phone held sideways, a laptop at 200%, a tablet."""
QUESTIONS = ("ask-recruit", "ask-take", "ask-place", "ask-side", "table-spectator", "scoring")
"""The main moments of Crooks."""
OUT_OF_REACH = """() => {
  const out = [...document.querySelectorAll('[data-option]:enabled, header button, header a, dialog[open] button')]
  const top = document.querySelector('dialog:modal')
  return out.filter((one) => {
    if ((top && !top.contains(one)) || !one.checkVisibility({ visibilityProperty: true })) return false
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, right, top: above, bottom } = one.getBoundingClientRect()
    if (left < -1 || right > innerWidth + 1) return true
    return !one.contains(document.elementFromPoint((left + right) / 2, (above + bottom) / 2))
  }).map((one) => one.outerHTML.slice(0, 120))
}"""
"""A script that scrolls to every button that can be pressed now; returns those that something covers or cuts off."""
SHORT = 4
"""The number of screens that take turns in a short run."""
EACH = 8
"""The distance between the screens of a short run."""
RULES = {"target-size": {"enabled": True}}
"""Rules that axe-core checks only on request: buttons of 24 pixels at least (WCAG 2.2, 2.5.8)."""


def looked_at() -> Iterator[object]:
    """Every screen in every look; in a short run every eighth of those that aren't rare, in one of the first looks."""
    shown = [name for name in SCREENS if name not in SELDOM][::EACH]
    for name in SCREENS:
        for look in LOOKS:
            short = name in shown and look is LOOKS[shown.index(name) % SHORT]
            yield pytest.param(name, look, id=f"{name}-{look}", marks=[] if short else [pytest.mark.long])


@pytest.fixture(scope="module")
def visitors(browser: Browser, stage: Stage) -> Iterator[dict[Look, Visitor]]:
    """One for each look, when first needed."""

    class Visitors(dict[Look, Visitor]):
        def __missing__(self, look: Look) -> Visitor:
            self[look] = Visitor(browser, stage, look)
            return self[look]

    all_of_them = Visitors()
    yield all_of_them
    for one in all_of_them.values():
        one.close()


VIOLATIONS = """async rules => {
  const { violations } = await axe.run({ resultTypes: ['violations'], rules })
  const sheet = document.querySelector('[data-day-report]')
  const over = [sheet, sheet?.closest('.rail')].map(one => one?.getBoundingClientRect())
  const under = ({ target }) => {
    const one = document.querySelector(target[0])
    if (!sheet || sheet.contains(one)) return false
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return over.some(one => left < one.right && one.left < right && top < one.bottom && one.top < bottom)
  }
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.filter(one => !under(one)) }))
}"""
"""What axe-core finds, but for what is half under a sheet, or the line it hangs from, until its reader closes it."""


def found_by_axe(page: Page, forced: bool = False) -> list[str]:
    """Return axe-core's findings on this page, however small.

    ``forced``: colours are the system's, which axe doesn't know.
    """
    page.evaluate(AXE.read_text("utf-8"))
    rules = {**RULES, "color-contrast": {"enabled": not forced}}
    found = page.evaluate(VIOLATIONS, rules)
    return [f"{one['id']}: {node['html'][:150]}" for one in found for node in one["nodes"][:3]]


FILTERED = """() => [...document.querySelectorAll('svg *')]
    .filter(one => getComputedStyle(one).filter !== 'none').map(one => one.outerHTML.slice(0, 150))"""
"""Elements within pictures that have a filter. For a picture in one of them, Chromium may take all memory."""


def cut_off(page: Page) -> list[str]:
    """Return what can't be read on this page once its fonts are loaded: the fallback fonts are wider."""
    page.evaluate("document.fonts.ready.then(() => null)")
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def nameless(page: Page) -> list[str]:
    """Return everything that a screen reader can only call a button, a link, a field or a picture."""
    return [line for line in page.locator("body").aria_snapshot().splitlines() if NAMELESS.match(line)]


@pytest.mark.parametrize(
    ("style", "found"),
    [
        ("width: 60px; white-space: nowrap", "leaves its button"),
        ("width: 100px; height: 20px; box-sizing: border-box", "leaves its button"),
        ("width: 100px; margin-left: -50px", "over the edge"),
        ("", ""),
    ],
)
def test_what_can_not_be_read_is_found(browser: Browser, style: str, found: str) -> None:
    page = browser.new_page()
    page.set_content(f"<button style='{style}'>More words than there is room for</button>")
    assert {one.split(":")[0] for one in cut_off(page)} == ({found} if found else set())
    page.close()


@pytest.mark.parametrize(("name", "look"), [*looked_at()])
def test_screen(visitors: dict[Look, Visitor], name: str, look: Look, request: pytest.FixtureRequest) -> None:
    """All can use it, all of it can be read, and nothing failed on the way there: in every language, in a short run in
    two of them, by turns."""
    others = [code for code in LANGUAGES if code != look.language]
    if not request.config.getoption("--long"):
        others = [others[len(name) % len(others)]]
    with at(visitors[look], name) as one:
        assert found_by_axe(one.page, look.contrast == "forced") == []
        assert nameless(one.page) == []
        assert one.page.evaluate(FILTERED) == []
        for language in (look.language, *others):
            one.speak(language)
            assert cut_off(one.page) == [], language
        assert one.faults == []


@pytest.mark.parametrize("name", [QUESTIONS[0], *[pytest.param(one, marks=pytest.mark.long) for one in QUESTIONS[1:]]])
def test_every_option_is_in_reach_in_a_hard_window(visitors: dict[Look, Visitor], name: str) -> None:
    """Nothing is wider than the window or covers an option, in long words, another alphabet and forced colours."""
    with at(visitors[LOOKS[4]], name) as one:
        for colours in ("none", "active"):
            one.page.emulate_media(forced_colors=colours)
            for width, height in HARD:
                one.page.set_viewport_size({"width": width, "height": height})
                for language in ("it", "ru"):
                    one.speak(language)
                    where = f"{width}x{height} {language} {colours}"
                    assert cut_off(one.page) == [], where
                    assert one.page.evaluate(OUT_OF_REACH) == [], where
        assert one.faults == []


def test_a_table_without_its_pictures_can_be_played(visitors: dict[Look, Visitor]) -> None:
    """They may be lost on the way: the words, numbers and buttons are all there."""
    for name in QUESTIONS[:2]:
        with visitors[LOOKS[4]].visit() as one:
            one.page.route(re.compile(r"/assets/.*\.svg"), lambda route: route.abort())
            SCREENS[name](one)
            one.settle()
            assert cut_off(one.page) == []
            assert one.page.evaluate(OUT_OF_REACH) == []
            assert one.faults == []
