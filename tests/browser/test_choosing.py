"""Choosing on the board: a choice stands once, with its name and its key; the others stand in the bar.

So do all choices of a question if one of its places is out of sight."""

from collections.abc import Iterator

import pytest
from gallery import at
from playwright.sync_api import Browser, Page, expect
from stage import Stage
from visit import Look, Visit, Visitor

OPTIONS = ".frame [data-option]"
IN_BAR = ".ask [data-option]"
ON_BOARD = "main [data-option]"


@pytest.fixture(scope="module")
def laptop(browser: Browser, stage: Stage) -> Iterator[Visitor]:
    """Somebody at a desk."""
    one = Visitor(browser, stage, Look("en", "dark", "laptop"))
    yield one
    one.close()


@pytest.fixture(scope="module")
def phone(browser: Browser, stage: Stage) -> Iterator[Visitor]:
    """Somebody on a sofa."""
    one = Visitor(browser, stage, Look("en", "dark", "phone"))
    yield one
    one.close()


def ids(page: Page, selector: str) -> list[str]:
    """Return the choices whose buttons match a selector, in the order of tabs."""
    found: list[str] = page.locator(selector).evaluate_all("all => all.map(one => one.dataset.option)")
    return found


def list_all(visit: Visit) -> list[str]:
    """Open the list of all choices by its key and return them."""
    visit.page.keyboard.press("l")
    visit.page.locator("[data-use=list][aria-expanded=true]").wait_for()
    visit.settle()
    return ids(visit.page, IN_BAR)


@pytest.mark.parametrize(
    ("moment", "in_bar", "size"),
    [
        *[
            (moment, in_bar, size)
            for moment, in_bar in [
                ("ask-recruit", ["pass"]),
                ("ask-place", []),
                ("ask-kill", []),
                ("scoundrels-ask-plan", []),
                ("scoundrels-ask-steal", []),
            ]
            for size in ("laptop", "phone")
        ],
        ("mayhem-ask-fall", [], "laptop"),  # a phone doesn't show all its places
    ],
)
def test_a_choice_stands_once(laptop: Visitor, phone: Visitor, moment: str, in_bar: list[str], size: str) -> None:
    """On the board if it has a place there; the list has all of them."""
    with at(laptop if size == "laptop" else phone, moment) as visit:
        page = visit.page
        everywhere, on_board = ids(page, OPTIONS), ids(page, ON_BOARD)
        assert len({*everywhere}) == len(everywhere)
        assert ids(page, IN_BAR) == in_bar
        assert len(on_board) > 1
        assert {*list_all(visit)} == {*everywhere}
        page.keyboard.press("Escape")
        expect(page.locator(IN_BAR)).to_have_count(len(in_bar))
        assert visit.faults == []


def test_a_choice_whose_place_is_not_drawn_stands_in_the_bar(laptop: Visitor, stage: Stage) -> None:
    """Until it is drawn again: here a house is folded away and comes back."""
    with laptop.visit() as visit:
        visit.sit(stage.table("recruit"))
        page = visit.page
        gone = ids(page, ON_BOARD)[0]
        place = page.locator(f"main li:has([data-option='{gone}'])")
        place.evaluate("one => { one.hidden = true; one.style.display = 'none' }")
        page.locator(f"{IN_BAR}[data-option='{gone}']").wait_for()
        assert gone in ids(page, IN_BAR)
        page.locator("main li[hidden]").evaluate("one => { one.hidden = false; one.style.display = '' }")
        page.locator(f"{IN_BAR}[data-option='{gone}']").wait_for(state="detached")
        assert visit.faults == []


def test_a_choice_out_of_sight_stands_in_the_bar(phone: Visitor) -> None:
    """Then all choices stand there, whatever is scrolled into view later; the places can be pressed as before."""
    with at(phone, "mayhem-ask-fall") as visit:
        page = visit.page
        lit = page.locator("main .lit")
        count = lit.count()
        assert count > 1
        lit.last.evaluate("one => { one.closest('.site, .house').style.marginTop = '2000px' }")
        expect(page.locator(IN_BAR)).to_have_count(count)
        assert ids(page, ON_BOARD) == []
        for place in lit.all():
            place.scroll_into_view_if_needed()
            expect(page.locator(IN_BAR)).to_have_count(count)
        asked = page.locator(".ask").get_attribute("data-ask")
        lit.first.click()
        page.wait_for_function("asked => document.querySelector('.ask').dataset.ask !== asked", arg=asked)
        assert visit.faults == []


def test_choices_that_come_into_the_bar_move_nothing_under_the_finger(phone: Visitor) -> None:
    """They come above the question, and can't be pressed at once, as a finger may be on its way to what was there."""
    with at(phone, "scoundrels-ask-plan") as visit:
        page = visit.page
        question = page.locator(".ask h2")
        page.locator(ON_BOARD).first.scroll_into_view_if_needed()
        expect(page.locator(IN_BAR)).to_have_count(0)
        stood = question.bounding_box()
        page.evaluate(
            """() => new MutationObserver((_, watch) => {
              const option = document.querySelector('.ask [data-option]')
              if (!option) return
              watch.disconnect()
              const { left, top, width, height } = option.getBoundingClientRect()
              const met = document.elementFromPoint(left + width / 2, top + height / 2)
              window.shielded = !option.contains(met) && Boolean(met.closest('.ask'))
            }).observe(document.querySelector('.ask'), { childList: true, subtree: true })"""
        )
        page.locator("main [data-place='seat 1']").scroll_into_view_if_needed()
        page.locator(IN_BAR).first.wait_for()
        assert question.bounding_box() == stood
        assert page.evaluate("window.shielded")
        asked = question.inner_text()
        page.locator(IN_BAR).first.click()
        expect(question).not_to_have_text(asked)
        assert visit.faults == []


def test_face_up_or_down_is_asked_where_the_target_was_pressed(laptop: Visitor, phone: Visitor, stage: Stage) -> None:
    """On a phone the cell is too small, so the bar asks."""
    for visitor in (laptop, phone):
        with visitor.visit() as visit:
            visit.sit(stage.table("side"))
            visit.click(ON_BOARD)
            visit.page.locator(".sides").wait_for()
            visit.settle()
            sides = ids(visit.page, OPTIONS)
            assert "down" in sides
            assert ids(visit.page, ".sides [data-option]" if visitor is laptop else IN_BAR) == sides
            assert visit.faults == []


def test_a_place_has_the_name_and_the_key_of_its_choice(laptop: Visitor) -> None:
    """The keys are drawn on the board once somebody uses keys, where no letter stands there."""
    with at(laptop, "scoundrels-ask-plan") as visit:
        card = visit.page.locator(".hand [data-option]").first
        expect(card).to_have_accessible_name(card.get_attribute("aria-keyshortcuts") or "")
    with at(laptop, "ask-kill") as visit:
        page = visit.page
        victim = page.locator(ON_BOARD).first
        expect(victim.locator("kbd")).to_be_hidden()
        page.keyboard.press("ArrowRight")
        expect(victim.locator("kbd")).to_be_visible()
        assert victim.get_attribute("aria-keyshortcuts") == victim.locator("kbd").inner_text()


def test_the_list_stays_open_from_question_to_question(laptop: Visitor, stage: Stage) -> None:
    """It opens by a button that appears when it has the focus; the fan of cards gives way to it."""
    with laptop.visit() as visit:
        visit.sit(stage.make("recruit"))
        page = visit.page
        button = page.get_by_role("button", name="List all choices")
        button.focus()
        page.keyboard.press("Enter")
        expect(button).to_have_attribute("aria-expanded", "true")
        page.locator(f"{IN_BAR}:not([data-option=pass])").first.click()
        page.locator(f"{IN_BAR}.card").first.wait_for()
        expect(page.locator(".fan")).to_have_count(0)
        button.click()
        page.locator(".fan .card").first.wait_for()
        assert visit.faults == []


def test_my_last_move_is_taken_back_in_the_bar(laptop: Visitor, stage: Stage) -> None:
    """It appears once there is a move, and says why it can't be undone (CR-RECRUIT-05), until the next answer."""
    with laptop.visit() as visit:
        visit.sit(stage.new("Ada", "bot"))
        page = visit.page
        page.locator(ON_BOARD).first.wait_for()
        expect(page.locator("[data-use=undo]")).to_have_count(0)
        page.locator(ON_BOARD).first.click()
        page.locator(".fan").wait_for()
        page.locator("[data-use=undo]").click()
        page.get_by_text("something new has been seen").first.wait_for()
        page.locator(".fan [data-option]").first.click()
        page.locator(".ask .held").wait_for()
        expect(page.get_by_text("something new has been seen")).to_have_count(0)
        visit.menu()  # what was refused before the last answer isn't told with what is offered now
        expect(page.locator("dialog [role=alert]")).to_have_count(0)
        assert visit.faults == []
