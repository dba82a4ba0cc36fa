"""Hints and the look back on a game, in a real browser."""

import asyncio
import re
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.test_table import page_of
from tests.server.house import Document, House, hello, new_table, said, seats, until
from tests.server.test_advice import hint_of, played, reviewed

from skulduggery import api
from skulduggery.text import Texts
from skulduggery.tui.tables import table as table_of


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that thinks only briefly about hints and reviews."""
    one = House(tmp_path_factory.mktemp("advice") / "data", "--advice", "2")
    yield one
    one.stop(signal.SIGTERM)
    assert one.faults() == ""


def seated(browser: Browser, house: House, made: Document, path: str = "table", **kept: str) -> Page:
    """A page that holds the seat."""
    held = [{"game": "crooks", "at": 0, "seat": 0, **made}]
    return page_of(browser, house, f"{house.address}/{path}/{made['table']}", held=held, **kept)


@pytest.mark.parametrize("game", ["crooks", "scoundrels", "mayhem"])
def test_a_hint_says_the_best_answers_as_the_buttons_do(quick: House, browser: Browser, game: str) -> None:
    made = quick.post("tables", {"game": game, "seats": seats("me", "heuristic", "heuristic")})
    page = seated(browser, quick, {**made, "game": game})
    page.locator("[data-use=menu]").click()
    page.locator("dialog").get_by_role("button", name="Hint", exact=True).click()  # as in the bar
    expect(page.locator("[data-hint]")).to_be_visible()
    said = page.locator("dialog [data-said]")
    said.wait_for()
    assert "±" not in said.inner_text()
    assert page.locator(".frame .led .tip").count() >= 1  # the board marks what the sentence advises
    page.locator("dialog [data-numbers]").click()
    advice = page.locator("dialog [data-advice]")
    advice.first.wait_for()
    assert "judged only on what you know" in page.locator("dialog").inner_text()
    hint = hint_of(quick, made["table"], made["token"])["hint"]
    found = hint["advice"]
    assert [one.get_attribute("data-advice") for one in advice.all()] == [" ".join(one["words"]) for one in found]
    known = table_of(api.make_rules(game, 3), ["You", "B", "C"], Texts("en", game))
    judged = hint["bluff"] is not None  # then the odds of a bluff are the reason
    for fact in [] if judged else found[0]["facts"]:
        assert re.sub(r"\s", " ", known.say(tuple(fact), 0).text) in re.sub(r"\s", " ", said.inner_text())
    alike = 0 if judged else sum(one["even"] for one in found)
    assert ("The other: " in said.inner_text()) == (alike == 2)
    assert ("Another: " in said.inner_text()) == (alike > 2)
    assert ("Next best (win chance " in said.inner_text()) == (alike == 1 and len(found) > 1)
    for one, figures in zip(found, advice.all_inner_texts(), strict=True):
        assert f"{min(99, max(1, round(100 * one['chance'])))}%" in figures
        assert "reason-" not in figures
    page.locator("[data-option]").first.click(trial=True)  # it is next to the thing that it explains
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    expect(page.locator(".led")).to_have_count(0)
    assert page.faults == []  # type: ignore[attr-defined]


def offered(house: House) -> Document:
    """A table of three people at which one is offered a gift: that person's seat."""
    wanted = {"game": "mayhem", "seats": seats("me", "open", "open"), "options": {"gang_choice": "fixed"}}
    made = house.post("tables", {**wanted, "hints": True})
    table, tokens = made["table"], [made["token"]]
    tokens += [house.post(f"tables/{table}/join", {"name": name})["token"] for name in ("Bob", "Cleo")]
    house.post(f"tables/{table}/start", token=tokens[0])

    async def run() -> int:
        asked = -1
        for seat, token in enumerate(tokens):
            async with house.socket(table) as socket:
                if (await hello(socket, token))["ask"] is not None:
                    asked = seat
        maker = (asked + 1) % 3
        async with house.socket(table) as socket:
            await hello(socket, tokens[maker])
            words = ["offer", str(asked + 1), "1C", "for", "nothing"]
            await said(socket, {"t": "answer", "ask": "offer-offer", "words": words})
            await until(socket, "events")
        return asked

    asked = asyncio.run(run())
    return {"table": table, "token": tokens[asked], "game": "mayhem", "seat": asked}


def test_a_hint_speaks_of_an_offer_that_stands(quick: House, browser: Browser) -> None:
    with ThreadPoolExecutor(1) as aside:
        seat = aside.submit(offered, quick).result()
    page = seated(browser, quick, seat)
    page.locator("[data-option]").first.wait_for()
    page.locator("[data-use=menu]").click()
    page.locator("dialog").get_by_role("button", name="Hint", exact=True).click()
    told = page.locator("dialog [data-said]")
    expect(told).to_contain_text(re.compile(r"move.*Accept .*\$1.*: .*win\schance", re.DOTALL))
    assert page.faults == []  # type: ignore[attr-defined]


LOW = """() => {
  const card = document.querySelector('dialog.beside').getBoundingClientRect()
  const apart = one => one.top >= card.bottom || one.bottom <= card.top
  const marked = [...document.querySelectorAll('.frame .led, .ask')].filter(one => one.checkVisibility())
  return card.top >= 0 && card.height <= 0.3 * innerHeight && marked.every(one => apart(one.getBoundingClientRect()))
}"""
"""A script that tells whether the card of a hint is low, and covers neither the question nor what it marks."""


@pytest.mark.parametrize("game", ["crooks", "mayhem"])
def test_on_a_phone_a_hint_leaves_the_board_in_sight(quick: House, browser: Browser, game: str) -> None:
    made = quick.post("tables", {"game": game, "seats": seats("me", "heuristic", "heuristic")})
    page = seated(browser, quick, {**made, "game": game})
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("[data-option]").first.wait_for()
    page.locator("[data-use=menu]").click()
    page.locator("dialog").get_by_role("button", name="Hint", exact=True).click()
    page.locator("dialog [data-said]").wait_for()
    page.wait_for_function(LOW)
    assert page.faults == []  # type: ignore[attr-defined]


def test_where_hints_are_not_allowed_there_is_no_button(quick: House, browser: Browser) -> None:
    table, tokens = new_table(quick, "me", "open")
    pages = [seated(browser, quick, {"table": table, "token": token, "seat": n}) for n, token in enumerate(tokens)]
    for page in pages:
        page.locator(".ask .waiting, [data-option]").first.wait_for()
    assert sum(page.locator("[data-option]").count() > 0 for page in pages) == 1
    assert sum(page.locator("[data-hint]").count() for page in pages) == 0


def test_the_host_allows_hints(quick: House, browser: Browser) -> None:
    """A table that others may join has no hints unless the host allows them."""
    for wanted in ("no", "yes"):
        page = page_of(browser, quick, name="Ann")
        page.locator("button[aria-expanded]").first.click()
        page.get_by_role("combobox", name="Seat 2", exact=True).select_option("open")
        field = page.get_by_label("Hints")
        assert field.locator("option:checked").inner_text() == "none"
        if wanted == "yes":
            field.select_option("allowed")
        page.locator("form [type=submit]").first.click()
        page.wait_for_url("**/table/*")
        assert quick.get(f"tables/{page.url.split('/')[-1]}")["hints"] is (wanted == "yes")


WHOLE = """() => {
  const [box, words] = [document.querySelector('.fold .box'), document.querySelector('.fold .box > div')]
  const all = document.querySelector('[data-read-all]')
  return words.offsetHeight <= box.clientHeight + 1 || (words.innerText.length > 330 && all !== null)
}"""
"""Whether all words on a step can be read at once, or if they are many, at the press of a button."""


@pytest.mark.parametrize("locale", [pytest.param("en-GB", marks=pytest.mark.long), "ru-RU"])
def test_looking_back_on_a_game(quick: House, browser: Browser, locale: str) -> None:
    """The curve, a mark, the sentence of its step, in short with a way to each moment; the second time all is there at
    once."""
    with ThreadPoolExecutor(1) as aside:  # here the browser's own loop runs
        table, (token,) = aside.submit(played, quick, "me", "heuristic").result()
    page = seated(browser, quick, {"table": table, "token": token}, "review", locale=locale)
    page.locator("[data-lookback]").click()
    page.locator("[data-luck]").wait_for()
    found = reviewed(quick, table, token)["review"]
    expect(page.locator("[data-curve] path")).to_have_count(2)
    expect(page.locator("[data-curve] polyline")).to_have_count(0)  # what is still rough
    line = page.locator("[data-curve] path").first.get_attribute("d") or ""
    last = found["curve"][-1][0]
    assert float(line.split("L")[-1].split(",")[1]) == pytest.approx(100 * (1 - last))
    marked = [one for one in found["decisions"] if one["mark"]]
    for name in ("slip", "mistake", "giveaway"):
        there = sum(one["mark"] == name for one in marked)
        expect(page.locator(f"[data-mark={name}]")).to_have_count(there)
    expect(page.locator("[data-mark=bluff], [data-mark=brilliant]")).to_have_count(len(found["bluffs"]))
    box = page.locator("[data-curve]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + 20)
    slider = page.locator("input[type=range]")
    assert slider.input_value() == slider.get_attribute("max")
    told = [page.locator("[data-learned]").inner_text()]
    chances = page.locator("[data-chances]")
    assert "±" not in chances.inner_text()
    page.keyboard.press("Home")
    begun = page.locator("[data-learned]").inner_text()
    for _ in range(int(slider.get_attribute("max") or 0)):
        page.keyboard.press("ArrowRight")
        told.append(page.locator("[data-learned]").inner_text())
        page.wait_for_function(WHOLE)
        assert slider.input_value() == slider.get_attribute("max") or chances.inner_text().count("±") == 2
    assert sum(bool(one) for one in told) >= min(1, len(marked) + len(found["bluffs"]))
    assert not any("review-" in one or "reason-" in one for one in told)
    page.keyboard.press("Home")
    assert page.locator("[data-earlier]").is_disabled()
    moments = [*marked, *found["bluffs"], *found["suspicions"]]
    if moments:
        page.locator("[data-later]").click()
        own = [one for one in moments if one["seat"] == 0]  # the reader's own, if there are any
        first = min(one["step"] for one in own or moments)
        assert int(slider.input_value()) <= first + 1
        assert page.locator("[data-learned]").inner_text()
    page.locator("[data-luck]").click()
    expect(page.locator("[data-verdict]")).to_have_count(2)
    assert begun.startswith(page.locator("dialog [data-why] li").first.inner_text())
    counts = [row.locator("td").all_inner_texts() for row in page.locator("[data-table=counts] tbody tr").all()]
    for row, name in ((0, "decisions"), (3, "slips"), (4, "mistakes"), (5, "giveaways")):
        assert counts[row] == [str(one[name]) for one in found["accounts"]]
    parts = ("deal", "hidden", "own", "others")
    certain = [part for part in parts if any(part not in one["unsure"] for one in found["accounts"])]
    expect(page.locator("[data-table=accounts] tbody tr")).to_have_count(len(certain))
    if marked:
        page.locator("[data-moment]").last.click()
        page.locator("dialog[open]").wait_for(state="detached")
        assert int(slider.input_value()) > 0
    else:
        page.keyboard.press("Escape")
    page.reload()
    page.locator("[data-luck]").wait_for()  # nobody must ask twice
    again = seated(browser, quick, {"table": table, "token": token}, "review", locale=locale)
    again.locator("[data-lookback]").click()
    again.locator("[data-luck]").wait_for()
    assert page.faults == [] == again.faults  # type: ignore[attr-defined]


def tried(page: Page, selector: str) -> str:
    """Press such choices until an answer is given and judged; what came of it."""
    while not page.locator("[data-tried]:not([data-tried=shown])").count():
        page.locator(f"{selector}:enabled:not(.barred)").first.click()
    judged = page.locator("[data-tried]:not([data-tried=waiting], [data-tried=shown])")
    judged.wait_for()
    return judged.get_attribute("data-tried") or ""


def test_a_mistake_of_crooks_leaves_my_row_in_sight(quick: House, browser: Browser) -> None:
    """The question stands below it on a small laptop, and the button of what I did is called "Played"."""
    with ThreadPoolExecutor(1) as aside:
        table, (token,) = aside.submit(played, quick, "me", "heuristic").result()
        found = aside.submit(reviewed, quick, table, token).result()
    for one in found["review"]["decisions"]:
        one["mark"] = ""
    passed = next(one for one in found["review"]["decisions"] if one["seat"] == 0 and one["words"] == ["pass"])
    passed["mark"] = "mistake"
    page = seated(browser, quick, {"table": table, "token": token}, "review")
    page.set_viewport_size({"width": 1280, "height": 720})
    page.route("**/review", lambda route: route.fulfill(json=found))
    page.locator("[data-lookback]").click()
    page.locator("[data-relearn]").click()
    expect(page.locator("[data-mistakes] [data-option]").filter(has_text="Played")).to_have_text(re.compile("Pass"))
    for target in range(8):
        expect(page.locator(f"main [data-place='cell 0 {target}']")).to_be_in_viewport(ratio=1)


def test_ones_own_mistakes_are_played_again(quick: House, browser: Browser) -> None:
    """The question stands again, on the board as well. Another answer is judged, the best one is marked on request, and
    the review goes on where it was left."""
    with ThreadPoolExecutor(1) as aside:
        table, (token,) = aside.submit(played, quick, "me", "heuristic", game="mayhem").result()
        found = aside.submit(reviewed, quick, table, token).result()
    mine = [one for one in found["review"]["decisions"] if one["seat"] == 0 and one["words"] != one["best"]]
    for one in mine:
        one["mark"] = ""
    for one in mine[:3]:
        one["mark"] = "mistake"  # of few rollouts no mark is sure
    mine[1] |= {"mark": "giveaway", "chance": 0.31, "cost": 0.21}
    found["review"]["accounts"][0] |= {"result": 0.0, "fair": 0.5, "worst": mine[1]["step"]}
    page = seated(browser, quick, {"table": table, "token": token, "game": "mayhem"}, "review")
    page.route("**/review", lambda route: route.fulfill(json=found))
    page.locator("[data-lookback]").click()
    whole = page.locator(".log li").count()
    page.locator("[data-luck]").click()
    why = page.locator("dialog [data-why]")
    said = " ".join(why.inner_text().split())
    assert re.match(
        r"Why you lost Final score: you \$\d+, \w+ \$\d+\. .*Your costliest move \(round \d, step \d+\): you ", said
    )
    assert " Best move: " in said
    assert " Your move left you a win chance of 31% instead of 52%, judged only on what you knew." in said
    why.locator("[data-why-again]").click()
    page.locator("[data-mistakes='1']").wait_for()  # it comes first, and the others follow
    expect(page.locator("[data-mistakes] .head")).to_contain_text(re.compile(r"1\sof\s3"))
    page.locator("[data-leave]").click()
    at = page.locator("input[type=range]").input_value()
    page.keyboard.press("Home")
    page.locator("[data-luck]").click()
    why.locator("[data-why-show]").click()
    expect(page.locator("input[type=range]")).to_have_value(at)
    expect(page.locator("[data-learned]")).to_contain_text("Win chance 31% instead of 52%")
    page.locator("[data-relearn]").click()
    good = 0
    for n in (1, 2):
        page.locator(f"[data-mistakes='{n}']").wait_for()
        assert 0 < page.locator(".log li").count() < whole / 2  # it ends at the question
        kind = tried(page, ".frame [data-option]")
        if kind in ("bad", "same"):
            page.locator("[data-again]").click()
            page.locator("[data-show]").click()
            expect(page.locator(".frame .led")).to_have_count(1)
            kind = tried(page, ".frame .led")
            assert kind == "best"
        else:
            good += 1
        page.locator("[data-next]").click()
    page.locator("[data-mistakes='3']").wait_for()
    page.locator("[data-show]").click()
    page.locator("[data-next]").click()
    said = page.locator("[data-mistakes=done] [role=status]").inner_text()
    assert f"You found a better move for {good} of 3 mistakes." in " ".join(said.split())  # its spaces don’t break
    expect(page.locator("[data-leave].main")).to_have_text("Back to the review")
    page.locator("[data-leave]").click()
    page.locator("[data-relearn]").wait_for()
    assert page.faults == []  # type: ignore[attr-defined]


RINGED = """([kind, place]) => {
  const [ring, spot] = [`[data-ring=${kind}]`, `[data-place="${place}"]`].map((one) => document.querySelector(one))
  const [one, other] = [ring, spot].map((each) => each?.getBoundingClientRect())
  return one && Math.abs(one.x - other.x) < 2 && Math.abs(one.y - other.y) < 2 && Math.abs(one.width - other.width) < 2
}"""
"""Whether a ring lies around a place."""
CUT = """() => [...document.querySelectorAll('[data-chances] .name, [data-table] th, .fold p')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible')
  .map((one) => one.textContent)"""
"""Names and words that are cut."""


def placing(house: House) -> tuple[str, str, Document, int, list[int]]:
    """A reviewed game in which the first player chose a place for a crook: its entry, and what was told of it."""
    table, (token,) = played(house, "me", "heuristic", "heuristic")
    found = reviewed(house, table, token)
    mine = {one["step"] for one in found["review"]["decisions"] if one["seat"] == 0}
    steps = house.get(f"tables/{table}/record", token)["steps"]
    told = [(n, one) for n in mine for one in steps[n]["messages"] if one[:2] == ["place", 0]]
    return table, token, found, *told[0]


def test_the_board_shows_the_better_move(quick: House, browser: Browser) -> None:
    """Where it was played and where the best move is have a ring with a name each, and so has another move that is
    tried. No name is cut. From the result, the next game begins."""
    with ThreadPoolExecutor(1) as aside:
        table, token, found, at, placed = aside.submit(placing, quick).result()
    for one in found["review"]["decisions"]:
        one["mark"] = ""
    found["review"]["bluffs"] = []
    mine = {one["step"]: one for one in found["review"]["decisions"] if one["seat"] == 0}
    best, other = [(placed[2] + n) % 8 for n in (1, 2)]
    told = [[*placed[:2], target, *placed[3:]] for target in (best, other)]
    mine[at] |= {"mark": "mistake", "cost": 0.15, "best": ["nothing"], "better": [told[0]], "facts": [], "reason": ""}

    def compared(route: Route) -> None:
        if route.request.method == "POST":
            why = {"reason": "money", "facts": []}
            route.fulfill(json={"cost": 0.2, "error": 0.01, "mark": "giveaway", "told": [told[1]], **why})
        else:
            route.continue_()

    page = seated(browser, quick, {"table": table, "token": token}, "review")
    page.set_viewport_size({"width": 1280, "height": 720})
    page.route("**/review", lambda route: route.fulfill(json=found))
    page.route("**/decisions/*", compared)
    page.locator("[data-lookback]").click()
    page.locator("[data-luck]").wait_for()
    page.locator("[data-later]").click()
    page.wait_for_function(RINGED, arg=["best", f"cell 0 {best}"])
    page.wait_for_function(RINGED, arg=["played", f"cell 0 {placed[2]}"])
    assert page.locator("[data-ring]").all_inner_texts() == ["Best move", "Played"]
    expect(page.locator("[data-learned]")).to_contain_text("In trial games")
    assert page.evaluate(CUT) == []
    page.locator("[data-relearn]").click()
    page.wait_for_function(RINGED, arg=["played", f"cell 0 {placed[2]}"])
    expect(page.locator("[data-ring=best]")).to_have_count(0)
    option = ".frame [data-option]"
    for n in range(9):
        page.locator(f"{option}:enabled:not(.barred)").nth(n).click()
        if tried(page, option) != "same":
            break
        page.locator("[data-again]").click()
    page.wait_for_function(RINGED, arg=["tried", f"cell 0 {other}"])
    expect(page.locator("[data-mistakes]")).to_contain_text(
        "What speaks for the best move: It leaves more money in hand."
    )
    page.locator("[data-show]").click()
    page.wait_for_function(RINGED, arg=["best", f"cell 0 {best}"])
    page.locator("[data-leave]").click()
    page.get_by_role("button", name="Result").click()
    page.locator("[data-rematch]").click()
    page.wait_for_url("**/table/*")
    assert quick.get(f"tables/{table}", token)["next"] == page.url.split("/")[-1]
    assert page.faults == []  # type: ignore[attr-defined]


def test_no_moment_is_offered_before_it_is_known(quick: House, browser: Browser) -> None:
    """While the game is being analysed, there is a button only for a moment that has been found."""
    with ThreadPoolExecutor(1) as aside:
        table, token, found, at, _ = aside.submit(placing, quick).result()
    review = found["review"]
    mine = next(one for one in review["decisions"] if one["step"] == at)
    for one in review["decisions"]:
        one["mark"] = ""
    review |= {"bluffs": [], "curve": review["curve"][:1]}
    found["done"] = found["steps"] - 1
    page = seated(browser, quick, {"table": table, "token": token}, "review")
    page.route("**/review", lambda route: route.fulfill(json=found))
    page.locator("[data-lookback]").click()
    page.get_by_text("Analysing").wait_for()
    expect(page.locator("[data-later], [data-earlier]")).to_have_count(0)
    mine["mark"] = "mistake"
    page.locator("[data-later]").click()
    expect(page.locator("[data-later]")).to_have_count(0)
    found["done"] = found["steps"]
    expect(page.locator("[data-later]")).to_be_disabled()
