"""The end of Crooks in a real browser: the scoring on the board, and the front page after it."""

import re
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from stage import Stage
from tests.browser.test_screens import found_by_axe
from visit import Look, Visit, Visitor

STOPS = [*(f"target {n}" for n in range(8)), *(f"gang {n}" for n in range(3)), "end"]
SHORT = """() => {
  const later = setTimeout
  window.setTimeout = (act, ms = 0, ...more) => later(act, ms > 100 ? ms / 10 : ms, ...more)
}"""
"""Waits are a tenth as long."""
HALTED = """() => {
  const later = setTimeout
  window.setTimeout = (act, ms = 0, ...more) => (ms > 100 ? 0 : later(act, ms, ...more))
}"""
"""What waits goes on only by hand."""
SEEN = """() => {
  window.seen = { stops: [], sums: [], rides: 0 }
  const look = () => {
    const night = document.querySelector('.night')
    const stop = night?.dataset.stop
    if (stop && stop !== 'dusk' && stop !== seen.stops.at(-1)) seen.stops.push(stop)
    if (night) seen.sums = [...night.querySelectorAll('[data-sum]')].map((one) => one.innerText.trim())
    seen.rides += night?.querySelectorAll('.points').length ?? 0
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
}"""
"""Write down where the light stops, the totals, and points that ride."""


@pytest.fixture(scope="module")
def laptop(browser: Browser, stage: Stage) -> Iterator[Visitor]:
    """Somebody at a desk."""
    one = Visitor(browser, stage, Look("en", "dark", "laptop"))
    yield one
    one.close()


def pass_last(visit: Visit, stage: Stage, waits: str, motion: str = "reduce") -> None:
    """Sit down where only I have not passed yet, and pass."""
    page = visit.page
    page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    visit.sit(stage.make("last"), pace="quick")
    page.evaluate(SEEN)
    page.evaluate(waits)
    page.keyboard.press("p")
    page.locator("[data-option=yes]").click()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_light_visits_everything_and_the_totals_agree(laptop: Visitor, stage: Stage, motion: str) -> None:
    """With reduced motion, nothing rides."""
    with laptop.visit() as visit:
        pass_last(visit, stage, SHORT, motion)
        page = visit.page
        page.locator("dialog .scoring .end").wait_for()
        seen = page.evaluate("seen")
        assert seen["stops"] == STOPS
        assert seen["sums"] == page.locator(".scoring thead .sum").all_inner_texts()
        assert (seen["rides"] > 0) == (motion != "reduce")
        expect(page.locator(".night")).to_have_count(0)
        assert visit.faults == []


def test_a_click_or_a_key_goes_on_and_escape_ends_it(laptop: Visitor, stage: Stage) -> None:
    """The front page is there at once; after a reload the final board is."""
    with laptop.visit() as visit:
        pass_last(visit, stage, HALTED)
        page = visit.page
        page.locator(".night [aria-label=Next]").click()
        page.locator("[data-stop='target 0']").wait_for()
        page.locator(".night [aria-label=Next]").click(position={"x": 30, "y": 300})
        page.locator("[data-stop='target 1']").wait_for()
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Space")
        page.locator("[data-stop='target 2']").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog .scoring .end").wait_for()
        expect(page.locator(".scoring tbody tr")).to_have_count(len(STOPS) - 1)
        page.reload()
        page.locator(".ask").get_by_role("button", name="Result").wait_for()
        expect(page.locator(".night, dialog, .cell .back")).to_have_count(0)
        assert visit.faults == []


def test_what_lies_face_down_is_turned_up_at_its_target(laptop: Visitor, stage: Stage) -> None:
    """The log says so once it is seen, and screen readers hear it."""
    with laptop.visit() as visit:
        pass_last(visit, stage, HALTED)
        page = visit.page
        page.locator(".night").wait_for()
        hidden = left = page.locator(".cell .back").count()
        assert left
        turned = page.locator(".log").get_by_text(re.compile("turns? up"))
        expect(turned).to_have_count(0)
        for n in range(8):
            page.locator(".night [aria-label=Next]").click()
            page.locator(f"[data-stop='target {n}'][data-phase='3']").wait_for()
            for done in range(n + 1):
                expect(page.locator(f".cell[data-place$=' {done}'] .back")).to_have_count(0)
            assert page.locator(".cell .back").count() <= left
            left = page.locator(".cell .back").count()
            expect(turned).to_have_count(hidden - left)
            expect(page.locator(".ask .latest")).to_have_count(0)
        assert left == 0
        page.keyboard.press("Escape")
        page.locator("dialog .scoring .end").wait_for()
        expect(turned).to_have_count(hidden)
        assert page.locator("[data-told]").inner_text().count("Target 9") == 1
        assert visit.faults == []


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_the_front_page_is_shared_as_a_picture(browser: Browser, stage: Stage, size: str, tmp_path: Path) -> None:
    """As wide from a phone. On my own screen the news call me "you", and the figures mark me."""
    visitor = Visitor(browser, stage, Look("en", "light", size))
    with visitor.visit() as visit:
        visit.sit(stage.table("over"), ".ask .options .button")
        visit.click(".ask .options .button")
        page = visit.page
        front = page.locator("dialog .scoring")
        front.wait_for()
        assert "Ada" in front.inner_text()
        assert "Ada" not in front.locator(".news").inner_text()
        assert re.match(r"You (win|share|came|and|.*you win)", front.locator(".end b").inner_text())
        expect(front.get_by_role("columnheader", name="Ada (you)")).to_have_count(1)
        expect(front.get_by_role("rowheader", name="5 Racetrack")).to_have_count(1)
        assert found_by_axe(page) == []
        visit.click("[data-share]")
        page.locator("dialog section img").wait_for()
        with page.expect_download() as download:
            visit.click("[data-save]")
        saved = tmp_path / download.value.suggested_filename
        download.value.save_as(saved)
        assert saved.suffix == ".png"
        head = saved.read_bytes()[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        width, height = struct.unpack(">II", head[16:])
        assert width == 1200
        assert 500 < height < 1200
        assert visit.faults == []
    visitor.close()
