"""Several people at one device: they hand it to one another, and nobody sees what is another's."""

import asyncio
import json
import re
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.test_table import page_of
from tests.server.house import Document, House, Player

NEXT = "[data-take], [data-hand-over], .scoring .end, [data-option]:enabled:not(.barred)"
"""A selector of everything that a page offers the person before it as the next step."""
COVER = (
    "Pass the device to {0}",
    "The screen stays covered until then, so nobody sees another player’s cards.",
    "I’m {0}",
)
ACT = """() => {
  const one = (of) => document.querySelector(of)
  if (one('.scoring .end')) return 'over'
  if (one('[data-take]')) return 'covered'
  const shut = '.barred, [data-hand-over], [data-option=not-now]'
  const ways = document.querySelectorAll(`.frame [data-option]:enabled:not(${shut})`)
  window.luck = ((window.luck ?? 1) * 48271) % 0x7fffffff
  const way = ways[window.luck % ways.length] ?? one('.ask [data-hand-over], .ask [data-use=back]')
  way?.click()
  return way ? 'done' : ''
}"""
"""A script that takes the next step on a page but lifts no cover, and goes back if there is nothing to choose."""


def new_table(house: House, browser: Browser, *kinds: str, game: str = "crooks") -> Page:
    """Ada's page, where she has made a table for herself and others."""
    page = page_of(browser, house, name="Ada")
    make(page, *kinds, game=game)
    return page


def make(page: Page, *kinds: str, game: str = "crooks") -> None:
    """Make a table in the lobby with others: names of those at this device, ``bot`` or ``open``."""
    page.locator(f"[data-game={game}] [aria-expanded]").click()
    form = page.locator(f"[data-game={game}] form")
    form.locator("select").first.select_option(str(1 + len(kinds)))
    for seat, kind in enumerate(kinds, 2):
        value = {"bot": "random", "open": "open"}.get(kind, "here")
        form.get_by_role("combobox", name=f"Seat {seat}", exact=True).select_option(value)
        if value == "here":
            form.get_by_label(f"Name of the player in seat {seat}").fill(kind)
    form.locator("[type=submit]").click()
    here = len([one for one in kinds if one not in ("bot", "open")])
    expect(page.get_by_text(re.compile(r"on this device\s*$"))).to_have_count(1 + here)


def begin(page: Page) -> None:
    """The host starts the game; nobody has the device yet."""
    expect(page.get_by_text("Not ready yet")).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-take]").wait_for()


def covered(page: Page, names: list[str]) -> str:
    """Return the player who is to take the device, and check that the page has nothing else of the table."""
    heading = page.get_by_role("heading", name=re.compile("|".join(names)))  # it may be there before the name is known
    taker: str = heading.inner_text().removeprefix("Pass the device to ")
    text, title, things = page.evaluate(
        """() => [document.body.textContent, document.title, document.querySelectorAll(
            '[data-place], [data-option], [title], [aria-label], [role], .board, .log, .lens, dialog').length]"""
    )
    others = [f"I’m {one}" for one in names if one != taker]
    said = [*(one.format(taker) for one in COVER), *others, "Back to the lobby"]
    assert "".join(text.split()) == "".join("".join(said).split())
    assert (title, things) == ("Skulduggery", 0)
    return taker


def test_a_seat_of_the_device_is_freed_for_a_bot(house: House, browser: Browser) -> None:
    """A visitor types her name where she makes the table; there she removes somebody, and it closes only if she says
    so twice. Then it is only the others' turn at this device."""
    page = page_of(browser, house)
    page.locator("[data-game=crooks] [aria-expanded]").click()
    page.get_by_role("dialog").get_by_label("Your name").fill("Ada")
    page.keyboard.press("Escape")
    expect(page.locator(".me input")).to_have_value("Ada")
    make(page, "Bea", "Cid")
    expect(page.locator(".waiting li").first).to_contain_text("Ada (you)")
    page.get_by_role("button", name="Remove Bea").click()
    page.get_by_role("combobox", name="Seat 2").select_option("random")
    page.get_by_role("button", name="Close this table").click()
    expect(page.get_by_text("The table will close for everyone here.")).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    begin(page)
    covered(page, ["Ada", "Cid"])
    assert page.faults == []  # type: ignore[attr-defined]


PARTED = """() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  for (let one; (one = texts.nextNode()); )
    for (const { 0: name, index } of one.data.matchAll(/Player\\s\\d/g)) {
      const range = document.createRange()
      range.setStart(one, index)
      range.setEnd(one, index + name.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (name.includes(' ') || lines.size > 1) found.push(one.data)
    }
  return found
}"""
"""The texts in which “Player 2” may stand on two lines, or does."""


@pytest.mark.parametrize("game", ["crooks", "scoundrels", "mayhem"])
def test_a_name_with_a_number_stays_on_one_line(house: House, browser: Browser, game: str) -> None:
    """In the waiting room, on the cover and at the table."""
    page = new_table(house, browser, "Player 2", "Player 3", game=game)
    assert page.evaluate(PARTED) == []
    begin(page)
    page.locator("[data-take]").click()
    page.locator("[data-option]").first.wait_for()
    page.get_by_text(re.compile(r"Player\s\d")).first.wait_for()
    assert page.evaluate(PARTED) == []
    assert page.faults == []  # type: ignore[attr-defined]


PAIR = ["Ada", "Bea"]


def names_of(house: House) -> list[str]:
    """Return the names of crooks."""
    return [one["names"]["en"] for one in house.get("games/crooks/cards")["crooks"]]


def test_a_game_of_two_at_one_device(house: House, browser: Browser) -> None:
    """Players are asked in turn, each behind a cover, also after a reload.

    The log of the player who takes the device has everything that happened meanwhile.
    """
    page, names = new_table(house, browser, "Bea"), names_of(house)
    begin(page)
    kept: list[dict[str, Any]] = page.evaluate("JSON.parse(localStorage['skulduggery-held'])")
    assert len({(one["table"], one["seat"]) for one in kept}) == len({one["token"] for one in kept}) == 2
    took: list[str] = []
    lines = seen = 0
    while len(took) < 6:
        at = page.locator(NEXT).first
        at.wait_for()
        if page.locator("[data-take]").count():
            if len(took) == 3:
                page.reload()
                page.locator("[data-take]").wait_for()
            took.append(covered(page, PAIR))
            page.locator("[data-take]").click()
            page.locator("[data-option]:enabled").first.wait_for()
            assert page.locator(".log li").count() >= lines
            lines = page.locator(".log li").count()
            if len(took) == 5:
                page.reload()  # in the middle of one's turn
                page.locator("[data-take]").wait_for()
                assert covered(page, PAIR) == took[-1]
                page.locator("[data-take]").click()
        else:
            seen += any(one in page.content() for one in names)
            asked = page.locator("section.ask").get_attribute("data-ask")
            passed = at.get_attribute("data-hand-over") is not None
            (page.locator("button.spot").first if passed and len(took) == 2 else at).click()  # a touch passes it too
            if page.locator("[data-hand-over]").count() == 0:
                page.wait_for_function(
                    "before => document.querySelector('[data-take], [data-hand-over]') || "
                    "document.querySelector('section.ask')?.dataset.ask !== before",
                    arg=asked,
                )
    assert took == [took[0], took[1]] * 3
    assert set(took) == {"Ada", "Bea"}
    assert seen  # crooks do stand in the page by their names, but for the cover
    expect(page.locator(".refused")).to_have_count(0)
    assert page.faults == []  # type: ignore[attr-defined]

    page.get_by_role("button", name="More").click()  # by choice, at any time
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Pass the device to")).click()
    assert covered(page, PAIR) == took[0]
    page.get_by_role("button", name=f"I’m {took[1]}").click()  # who has thought better of it
    page.locator("section.ask").wait_for()


def test_the_cover_goes_on_naming_the_same_person(house: House, browser: Browser) -> None:
    """Though somebody else is asked meanwhile, for else a finger on its button would uncover the wrong cards."""
    page = new_table(house, browser, "Bea")
    begin(page)
    heard: list[Document] = []
    page.on("websocket", lambda one: one.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    page.reload()
    taker = covered(page, PAIR)
    seat = PAIR.index(taker)
    kept = page.evaluate("seat => JSON.parse(localStorage['skulduggery-held']).find(one => one.seat === seat)", seat)

    def asked(document: Document) -> list[int]:
        return [one["seat"] for one in document.get("asking", [])]

    with ThreadPoolExecutor(1) as beside:  # the browser's own loop runs here
        player = Player(house, kept["table"], kept["token"])
        beside.submit(asyncio.run, player.play(lambda one: asked(one.last) == [1 - seat])).result()
    while sum(asked(one) == [1 - seat] for one in heard) < len(PAIR):  # for each of the two seats
        page.wait_for_timeout(10)
    assert covered(page, PAIR) == taker


@dataclass
class Evening:
    """Games at one device, to their ends; others may look at pages of their own."""

    pages: list[Page]
    names: list[str]
    """Of those at the first page's device."""
    takes: Counter[str] = field(default_factory=Counter)
    heard: list[Document] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.pages[0].on("websocket", lambda one: one.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self.heard.append(json.loads(frame))

    def play(self) -> None:
        """To the scoring; each cover is looked at."""
        while (acts := [page.evaluate(ACT) for page in self.pages]) != ["over"] * len(self.pages):
            if acts[0] == "covered":
                self.takes[covered(self.pages[0], self.names)] += 1
                self.pages[0].locator("[data-take]").click()
            elif not set(acts) & {"done"}:
                self.pages[0].wait_for_timeout(10)

    @property
    def at_once(self) -> int:
        """Return the most seats of this device that were asked something at the same time."""
        return max(len(one["asking"]) for one in self.heard if "asking" in one)


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("crooks", ("Bea", "open", "bot")),
        pytest.param("scoundrels", ("Bea",), marks=pytest.mark.long),
        pytest.param("mayhem", ("Bea", "Cid"), marks=pytest.mark.long),
    ],
)
def test_a_whole_game_and_the_next(house: House, browser: Browser, game: str, kinds: tuple[str, ...]) -> None:
    """Several at one device, somebody elsewhere, a bot: to the scoring, which is for all and calls nobody "you"; the
    next game has the same people at the same device."""
    page = new_table(house, browser, *kinds, game=game)
    names = ["Ada", *(one for one in kinds if one not in ("bot", "open"))]
    pages = [page]
    if "open" in kinds:
        ticket = house.post(f"tables/{page.url.split('/')[-1]}/join", {"name": "Rem"})
        pages.append(page_of(browser, house, page.url, held=[{**ticket, "game": game, "at": 0}]))
        pages[1].get_by_role("button", name="I’m ready").click()
    evening = Evening(pages, names)
    page.reload()  # what is said on its sockets is heard from here on
    begin(page)
    evening.play()
    assert set(evening.takes) == set(names)
    assert evening.at_once > 1 or game != "mayhem"  # guns, say, are chosen in secret by all
    told = page.locator(".scoring").inner_text()
    assert [one for one in names if one not in told] == []
    assert not re.search(r"\byou\b", told, re.IGNORECASE)
    expect(page.locator("[data-take]")).to_have_count(0)

    for one in reversed(pages):  # who has a page of their own must be there when cards are dealt
        one.locator(".after .main").click()
    page.locator("[data-take]").wait_for()
    assert covered(page, names) in names
    kept = page.evaluate("JSON.parse(localStorage['skulduggery-held'])")
    here = {one["seat"] for one in kept if page.url.endswith(one["table"])}
    assert len(here) == len(names)
    assert [one.faults for one in pages] == [[]] * len(pages)  # type: ignore[attr-defined]
    for one in pages:
        one.context.close()


def test_no_half_a_table(house: House, browser: Browser) -> None:
    """A person who can't sit down is told why, and no table is left behind."""
    page = page_of(browser, house, name="Ada")
    page.locator("[data-game=crooks] [aria-expanded]").click()
    form = page.locator("[data-game=crooks] form")
    form.get_by_role("combobox", name="Seat 2", exact=True).select_option("here")
    form.get_by_label("Name of the player in seat 2").fill("ada")
    form.locator("[type=submit]").click()
    expect(form.get_by_role("alert")).to_contain_text("called ada")
    assert page.evaluate("localStorage['skulduggery-held'] ?? '[]'") == "[]"
