"""Moments of a game in a real browser, each done as a person would do it."""

import json
import re
import threading
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from gallery import SCREENS
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect
from stage import Chair, Stage
from tests.browser.test_screens import found_by_axe
from visit import Look, Visitor

from skulduggery.text import LANGUAGES

LAPTOP = Look("en", "dark", "laptop")
PHONE = Look("en", "light", "phone")
SPILLED = """() => [...document.querySelectorAll('.game .button')].filter((one) => {
  const words = document.createRange()
  words.selectNodeContents(one)
  const [inner, outer] = [words.getBoundingClientRect(), one.getBoundingClientRect()]
  return inner.left < outer.left || inner.right > outer.right
}).map((one) => one.textContent)"""
"""Buttons in the lobby whose words stand outside of them."""


HELD = """
  const [animate, held] = [Element.prototype.animate, []]
  Element.prototype.animate = function (...given) {
    const one = animate.apply(this, given)
    one.pause()
    one.currentTime = one.effect.getComputedTiming().endTime
    held.push(one)
    return one
  }
  window.free = () => {
    Element.prototype.animate = animate
    for (const one of held) one.finish()
  }
"""
"""Animations stand still at their last frame until ``free()``."""


EMPTIED = """place => {
  const look = () => { window.emptied ||= document.querySelector(`${place}:not(:has(.stack))`) !== null }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}"""
"""Remember that a place was empty: somebody may take it again before a slow test looks."""


@pytest.fixture(scope="module")
def laptop(browser: Browser, stage: Stage) -> Iterator[Visitor]:
    """Somebody at a desk."""
    one = Visitor(browser, stage, LAPTOP)
    yield one
    one.close()


@pytest.fixture(scope="module")
def phone(browser: Browser, stage: Stage) -> Iterator[Visitor]:
    """Somebody on a sofa."""
    one = Visitor(browser, stage, PHONE)
    yield one
    one.close()


def log(page: Page, text: str | re.Pattern[str]) -> Locator:
    """Lines of the log that say this."""
    return page.locator(".log li").filter(has_text=text)


def test_the_killer_takes_whom_i_click(laptop: Visitor, stage: Stage) -> None:
    """On the board; with all that moves, the scene plays to its end and the place is empty."""
    table = stage.make("kill")
    with laptop.visit() as visit:
        visit.sit(table, pace="quick")
        page = visit.page
        victim = page.locator(".cell [data-option]").first
        place = page.locator(".cell:has([data-option])").first.get_attribute("data-place")
        name = victim.inner_text().split()[0]
        page.evaluate(EMPTIED, f"[data-place='{place}']")
        victim.click()
        log(page, re.compile(rf"{name} loses .*\sto the Killer")).last.wait_for()
        page.wait_for_function("() => window.emptied")
        page.wait_for_function("() => !document.querySelector('.ghost')")
        assert visit.faults == []


def test_a_crook_that_is_killed_does_not_come_back(laptop: Visitor, stage: Stage) -> None:
    """It lies face down. Its copy has left the table, the table itself is not up to date yet: the place looks empty.
    Every animation stands still at its end until the test lets it go."""

    def hidden_victim(chair: Chair) -> bool:
        if not chair.asked("kill", 2):
            return False
        rows, (target, *_) = chair.view["rows"], chair.ask["args"]
        width = len(rows) // len(chair.view["money"])
        return any(row and row[-1] < 0 for row in rows[width + target :: width])

    table = stage.find(hidden_victim, "killer")
    with laptop.visit() as visit:
        visit.page.add_init_script(HELD)
        visit.sit(table, pace="calm")
        page = visit.page
        victim = page.locator(".cell:has(.back):has([data-option])").first
        place = victim.get_attribute("data-place")
        victim.locator("[data-option]").click()
        page.locator(".ghost .crook").first.wait_for(state="attached")
        lying = page.locator(f"[data-place='{place}'] .stack")
        expect(lying).to_have_count(1)
        assert not lying.is_visible()
        page.evaluate(EMPTIED, f"[data-place='{place}']")
        page.evaluate("free()")
        page.wait_for_function("() => window.emptied")
        page.wait_for_function("() => !document.querySelector('.ghost')")
        assert visit.faults == []


def test_every_site_can_be_reached_on_a_low_screen(laptop: Visitor, stage: Stage) -> None:
    """Five gangs see all sites at once on a laptop; on a low screen an arrow says that there are more."""
    there = """() => {
        const [town, last] = [document.querySelector('.town'), [...document.querySelectorAll('.town .site')].at(-1)]
        const [outer, inner] = [town.getBoundingClientRect(), last.getBoundingClientRect()]
        return inner.bottom <= outer.bottom + 1 && !document.querySelector('.below')
    }"""
    with laptop.visit() as visit:
        visit.sit(stage.table("mayhem-five"))
        page = visit.page
        page.set_viewport_size({"width": 1440, "height": 840})
        page.wait_for_function(there)
        page.set_viewport_size({"width": 1280, "height": 560})
        page.locator(".below").wait_for()
        assert not page.evaluate(there)
        page.locator(".town .site").first.hover()
        page.mouse.wheel(0, 1000)
        page.wait_for_function(there)
        assert visit.faults == []


def test_a_tile_shows_what_a_sale_brings_now(laptop: Visitor, stage: Stage) -> None:
    """The printed figure stands next to it, struck through; screen readers get both."""
    with laptop.visit() as visit:
        visit.sit(stage.table("mayhem-prices"))
        page = visit.page
        sign = page.locator(".site .sign.cash:has(s)").first
        was, now = sign.locator("s").inner_text(), sign.locator("b").inner_text()
        assert was != now
        label = page.locator(".spot:has(.cash s) > .unseen").first.inner_text()
        assert re.search(rf"for \${now}\b.* \(printed: [^)]*\${was}\b", label), label
        assert sign.locator("s").evaluate("one => getComputedStyle(one).textDecorationLine") == "line-through"
        assert visit.faults == []


def test_a_bot_plays_on_for_who_is_away(laptop: Visitor, stage: Stage) -> None:
    """Until that person comes back."""
    table = stage.new("Ada", "Bob", "bot", server=stage.lonely)
    bob = stage.last_joined
    with laptop.visit() as visit:
        visit.sit(table, "[data-notice=away] .button")
        page = visit.page
        page.locator("[data-notice=away] .button").click()
        log(page, "Bob is away; a bot takes over").wait_for()
        page.locator("[data-notice=away]").wait_for(state="detached")
        with bob.sit():
            log(page, "Bob is back").wait_for()
        assert visit.faults == []


def test_the_log_is_saved_and_the_record_opened_to_all(laptop: Visitor, stage: Stage, tmp_path: Path) -> None:
    table = stage.new("Ada", "bot")
    with table.sit() as chair:
        chair.play(lambda one: False)
    with laptop.visit() as visit:
        visit.sit(table, ".ask .options .button")
        visit.menu()
        with visit.page.expect_download() as download:
            visit.page.get_by_role("button", name="Save the game log").click()
        saved = tmp_path / download.value.suggested_filename
        download.value.save_as(saved)
        assert saved.name == f"crooks-{table.id}.jsonl"
        header, *entries = [json.loads(line) for line in saved.read_text("utf-8").splitlines()]
        assert header["game"] == "crooks"
        assert len(entries) > 10
    with laptop.visit() as stranger:
        stranger.keep()
        stranger.page.goto(f"{table.server.address}/review/{table.id}")
        stranger.page.get_by_role("heading", name="This game can’t be shown").wait_for()
        stranger.page.get_by_text("Only its players can review this game").wait_for()
    with laptop.visit() as visit:
        visit.sit(table, ".ask .options .button")
        visit.menu()
        visit.page.get_by_role("button", name="Let anyone review this game").click()
        visit.page.get_by_text("Anyone can look at this game.").wait_for()
    with laptop.visit() as stranger:
        stranger.keep()
        stranger.page.goto(f"{table.server.address}/review/{table.id}")
        stranger.page.locator(".steer").wait_for()


def test_when_the_host_ends_the_game_it_is_nobodys_turn(laptop: Visitor, stage: Stage) -> None:
    table = stage.find(lambda chair: chair.asked("recruit"))
    with laptop.visit() as visit:
        visit.sit(table)
        page = visit.page
        page.locator(".player.turn").wait_for()
        visit.menu()
        page.get_by_role("button", name="Abandon the game for everyone").click()
        page.get_by_role("button", name="Yes, abandon it").click()
        page.locator(".ask .waiting").wait_for()
        expect(page.locator(".player.turn")).to_have_count(0)
        page.locator(".ask").get_by_role("link", name="Review this game").click()
        page.locator(".steer").wait_for()
        assert visit.faults == []


def test_strict_memory_and_secret_money(laptop: Visitor, stage: Stage) -> None:
    """No notes, no eyes on hideouts, no sums but my own; my own face-down crooks I may look at."""
    with laptop.visit() as visit:
        visit.sit(stage.table("secret"))
        page = visit.page
        visit.side("notes")
        page.get_by_text("No notes at this table").wait_for()
        expect(page.locator(".hideouts .mark, .hideouts .notes")).to_have_count(0)
        money = page.locator(".player .money").all_inner_texts()
        assert money[:3] == ["$?"] * 3
        assert re.fullmatch(r"\$\d+", money[3])


def test_why_not_by_keyboard_alone(laptop: Visitor, stage: Stage) -> None:
    """The arrows reach what is barred, Enter asks, the rule opens, Esc leads back; nothing has been answered."""
    with laptop.visit() as visit:
        visit.sit(stage.table("take"))
        page = visit.page
        question = page.locator(".question").inner_text()
        page.keyboard.press("ArrowRight")
        for _ in range(page.locator("[data-option]").count()):
            if page.evaluate("document.activeElement.matches('.barred')"):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.get_by_role("alert").filter(has_text="CR-RECRUIT-03").wait_for()
        for _ in range(40):
            if page.evaluate("document.activeElement.matches('.refused .link')"):
                break
            page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        page.locator("dialog #rule-CR-RECRUIT-03").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        page.keyboard.press("Escape")
        page.get_by_role("alert").wait_for(state="detached")
        assert page.locator(".question").inner_text() == question


def test_cards_are_fanned_out_over_the_table(laptop: Visitor, stage: Stage) -> None:
    """They are large enough to be read, so none is lifted; the reason why one is barred is shown over them."""
    with laptop.visit() as visit:
        visit.sit(stage.table("take"))
        page = visit.page
        cards = page.locator(".fan .card")
        sizes = cards.evaluate_all("all => all.map(one => [one.offsetWidth, one.offsetHeight])")
        assert all(width >= 190 and height >= 266 for width, height in sizes)
        page.keyboard.press("ArrowRight")  # other cards are lifted at once
        visit.settle()
        expect(page.locator(".lens")).to_have_count(0)
        visit.click(".fan .barred")
        alert = page.get_by_role("alert")
        alert.click(trial=True, position={"x": 8, "y": 8})  # nothing lies over it
        page.keyboard.press("Escape")
        alert.wait_for(state="detached")
        page.get_by_role("button", name="Show the table").click()
        cards.first.wait_for(state="hidden")
        page.get_by_role("button", name="Show the cards").click()
        cards.first.wait_for()


def test_a_new_question_lifts_no_card_by_itself(laptop: Visitor, stage: Stage) -> None:
    """Keyboard focus goes to its first answer; cards are lifted only when the focus moves on from there."""
    with laptop.visit() as visit:
        visit.sit(stage.new("Ada", "bot", "bot", game="scoundrels"))
        page = visit.page
        while True:
            before = page.locator("[data-place=ask]").get_attribute("data-ask")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            page.wait_for_function(
                "(id) => ![null, id].includes(document.querySelector('[data-place=ask]').getAttribute('data-ask'))",
                arg=before,
            )
            visit.settle()
            more = page.locator("[data-option]").count() > 1
            if more and page.evaluate("document.activeElement.matches('.spot[data-option][data-card]')"):
                break
        expect(page.locator(".lens")).to_have_count(0)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        page.locator(".lens").wait_for()


def test_a_key_asks_why_an_empty_hideout_is_barred(laptop: Visitor, stage: Stage) -> None:
    """A letter that stands on no button."""
    with laptop.visit() as visit:
        visit.sit(stage.table("recruit"))
        empty = visit.page.locator(".hideouts .empty .letter").first.inner_text()
        visit.page.keyboard.press(empty.lower())
        visit.page.get_by_role("alert").wait_for()


def test_what_something_is_by_pointer_and_by_key(laptop: Visitor, stage: Stage) -> None:
    """The right button or `?` on a hideout: its rules, and why it is barred; a line of the log opens its rule."""
    with laptop.visit() as visit:
        visit.sit(stage.table("recruit"))
        page = visit.page
        empty = page.locator(".hideouts .spot:has(.empty)").first
        empty.click(button="right")
        page.locator("dialog #rule-CR-RECRUIT-01").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        empty.focus()
        page.keyboard.press("?")
        page.locator("dialog #rule-CR-RECRUIT-02").wait_for()
        page.locator("dialog .about .button").first.click()
        page.get_by_role("alert").filter(has_text="CR-RECRUIT-01").wait_for()
        page.locator("dialog").wait_for(state="detached")
        page.locator(".log .law").last.focus()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        page.locator("dialog .rule.focus").wait_for()


def test_everything_has_its_panel_by_keys(laptop: Visitor, stage: Stage) -> None:
    """Options and buttons of the frame by `?`; from the help all that lies on the table, also what has no focus."""
    with laptop.visit() as visit:
        visit.sit(stage.table("recruit"))
        page = visit.page
        page.locator("[data-option=pass]").focus()
        page.keyboard.press("?")
        page.locator("dialog #rule-CR-TURN-02").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        page.wait_for_function(
            "() => document.activeElement.matches('[data-option=pass]')"
        )  # it comes back a moment later
        page.locator("#tab-log").focus()
        page.keyboard.press("?")
        page.locator("dialog .about", has_text="opens its rule").wait_for()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="How to play here").last.click()
        page.locator("[data-things]").click()
        page.locator(".things .button", has_text=re.compile("^\\s*Lola")).first.click()
        page.locator("dialog #rule-CR-MONEY-02").wait_for()
        page.keyboard.press("Escape")
        page.locator(".things").first.wait_for()
        assert visit.faults == []


@pytest.mark.parametrize(
    ("moment", "row", "figures", "press", "rules"),
    [
        ("mayhem-order", ".gang [data-figures]", 5, ".mine .contraband", ("MM-HEAT-01", "MM-MKT-01")),
        ("scoundrels-plan", ".opponent [data-figures]", 3, ".mine [data-place^='rep']", ("SC-CONST-04", "SC-REP-01")),
        ("recruit", ".player [data-figures]", 0, ".player .money", ("CR-MONEY-02", "CR-MONEY-02")),
    ],
)
def test_figures_say_what_they_are(
    laptop: Visitor,
    phone: Visitor,
    stage: Stage,
    moment: str,
    row: str,
    figures: int,
    press: str,
    rules: tuple[str, str],
    request: pytest.FixtureRequest,
) -> None:
    """By keys each player's are one stop, which lists them; a press or a tap on one is enough (in a short run tried in
    one game)."""
    with laptop.visit() as visit:
        visit.sit(stage.table(moment))
        page = visit.page
        stops = page.locator("main [data-figures]")
        expect(stops).to_have_count(len(stage.table(moment).server.get(f"tables/{stage.table(moment).id}")["seats"]))
        page.locator(row).first.focus()
        for key in ("?", "Enter"):
            page.keyboard.press(key)
            page.locator("dialog").wait_for()
            if figures:
                page.locator(".things .button").nth(figures - 1).wait_for()
                page.locator(".things .button").first.click()
            page.locator(f"dialog #rule-{rules[0]}").wait_for()
            page.keyboard.press("Escape")
            if figures:  # back to the list
                page.locator(".things .button").first.wait_for()
                page.keyboard.press("Escape")
            expect(page.locator("dialog")).to_have_count(0)
            expect(page.locator(row).first).to_be_focused()
        assert visit.faults == []
    if moment != "mayhem-order" and not request.config.getoption("--long"):
        return
    with phone.visit() as visit:
        visit.sit(stage.table(moment))
        visit.click(press)
        visit.page.locator(f"dialog #rule-{rules[1]}").wait_for()
        assert visit.faults == []


def test_a_review_says_what_is_what(laptop: Visitor, stage: Stage) -> None:
    """The right mouse button, `?`, and the rule next to a line of the log work as at the table."""
    with laptop.visit() as visit:
        visit.review(stage.table("over"))
        page = visit.page
        page.locator(".hideouts .tile").first.click(button="right")
        page.locator("dialog #rule-CR-RECRUIT-01").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        page.locator(".log .law").last.focus()
        page.keyboard.press("Enter")
        page.locator("dialog .rule.focus").wait_for()
        assert visit.faults == []


def test_a_long_press_lifts_a_card_and_chooses_nothing(phone: Visitor, stage: Stage) -> None:
    """A tap chooses it."""
    table = stage.find(lambda chair: chair.asked("take", 2))
    with phone.visit() as visit:
        visit.sit(table)
        page = visit.page
        page.keyboard.press("l")  # in the list cards are small
        card = page.locator(".ask [data-option].card:not(.barred)").first
        card.wait_for()
        visit.settle()
        box = card.bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger = page.context.new_cdp_session(page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        lens = page.locator(".lens")
        lens.wait_for()
        lifted = lens.bounding_box()
        assert lifted is not None
        assert lifted["y"] + lifted["height"] <= box["y"], "the finger hides it"
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        lens.wait_for(state="detached")
        visit.settle()
        assert page.locator(".ask").get_attribute("data-ask") is not None
        expect(card).to_have_count(1)
        card.tap()
        page.locator(".hand").wait_for()


def test_a_phone_shows_all_targets_and_hideouts(phone: Visitor, stage: Stage) -> None:
    """Without scrolling sideways."""
    with phone.visit() as visit:
        visit.sit(stage.table("recruit"))
        visit.settle()
        for part, count in ((".head", 8), (".tile", 9)):
            inside = "all => all.filter(one => one.getBoundingClientRect().right <= innerWidth).length"
            assert visit.page.locator(part).evaluate_all(inside) == count


def test_a_phone_shows_whose_row_is_whose(phone: Visitor, stage: Stage) -> None:
    """Each player, with money, stands right above their crooks."""
    with phone.visit() as visit:
        visit.sit(stage.table("recruit"))
        visit.settle()
        lines = visit.page.locator(".grid .line:has(.player)")
        ends = lines.evaluate_all(
            """all => all.flatMap(one => [...one.querySelectorAll('.player, .cell:last-child')])
              .map(one => [one.getBoundingClientRect().top, one.getBoundingClientRect().bottom])"""
        )
        assert len(ends) == 2 * lines.count()
        assert all(above[1] <= below[0] for above, below in pairwise(ends))


def test_a_phone_says_what_the_crooks_to_take_can_do(phone: Visitor, stage: Stage) -> None:
    """In wide rows over the table, which hold their words."""
    with phone.visit() as visit:
        visit.sit(stage.table("take"))
        visit.settle()
        rows = visit.page.locator(".fan .card")
        words = rows.locator(".full > .words > *")
        assert rows.locator(".full > .words").count() == rows.count() > 1
        expect(words.filter(has_text="Can be taken only as the last card of its hideout")).to_have_count(1)
        spilled = """all => all.filter(one => {
          const [inner, outer] = [one, one.closest('.card')].map(part => part.getBoundingClientRect())
          return inner.bottom > outer.bottom || inner.right > outer.right
        }).length"""
        assert words.evaluate_all(spilled) == 0
        visit.click(".fan .card:not(.barred)")
        visit.page.locator(".hand").wait_for()


def test_a_review_on_a_phone(phone: Visitor, stage: Stage) -> None:
    """The slider scrubs, the sentences and the board follow, a line of the log leads to its moment."""
    with phone.visit() as visit:
        SCREENS["replay-start"](visit)
        page = visit.page
        sentence = page.locator(".bar .now")
        crooks = page.locator(".stack .at")
        start = sentence.inner_text()
        expect(crooks).to_have_count(0)
        expect(page.locator(".hideouts .note")).not_to_have_count(0)  # all cards are open from the beginning
        slider = page.locator(".steer input")
        slider.fill(slider.get_attribute("max") or "")
        expect(sentence).not_to_have_text(start)
        crooks.nth(5).wait_for()
        page.locator("header .button").first.click()
        line = log(page, re.compile("places? ")).first.locator(".line")
        text = line.inner_text()
        line.click()
        page.locator("dialog").wait_for(state="detached")
        expect(sentence).to_contain_text(" ".join(text.split()))
        expect(crooks).to_have_count(1)


def test_the_buttons_of_the_lobby_hold_their_words(phone: Visitor, stage: Stage) -> None:
    """On a phone, in every language, with the mark of a house variant."""
    with phone.visit() as visit:
        visit.lobby()
        assert visit.page.locator(".row .button small").count()
        for language in LANGUAGES:
            visit.speak(language)
            assert visit.page.evaluate(SPILLED) == [], language


def test_a_lost_connection_comes_back(laptop: Visitor, stage: Stage) -> None:
    """With what was missed meanwhile."""
    table = stage.new("Ada", "Bob", "bot")
    bob = stage.last_joined
    with laptop.visit() as visit:
        visit.keep([table])
        sockets: list[WebSocketRoute] = []
        closed = threading.Event()

        def through(socket: WebSocketRoute) -> None:
            if sockets and not closed.is_set():
                socket.close()
                return
            sockets.append(socket)
            socket.connect_to_server()

        page = visit.page
        page.route_web_socket(re.compile("/socket$"), through)
        page.goto(f"{table.server.address}/table/{table.id}")
        page.locator(".ask").wait_for()
        sockets[0].close()
        page.locator(".toast").wait_for()
        with bob.sit() as chair:
            chair.say({"t": "chat", "text": "Where is Ada?"})
            chair.hear()
        closed.set()
        page.locator(".toast").wait_for(state="detached")
        visit.side("chat")
        page.get_by_text("Where is Ada?").wait_for()
        expect(page.get_by_text("Where is Ada?")).to_have_count(1)
        assert visit.faults == []


def test_a_line_too_many_can_be_said_again(laptop: Visitor, stage: Stage) -> None:
    """Who talks too fast is told to wait, and what was not said stands in the field again."""
    table = stage.new("Ada", "Bob")
    with laptop.visit() as visit:
        visit.sit(table, "#tab-chat")
        page = visit.page
        page.locator("#tab-chat").click()
        field, toast = page.locator(".say input"), page.locator(".toast")
        for n in range(100):
            field.fill(f"line {n}")
            field.press("Enter")
            page.wait_for_function("document.querySelector('.toast') || !document.querySelector('.say input').value")
            if toast.count():
                break
        expect(toast).to_contain_text("chat")
        expect(field).to_have_value(re.compile(r"^line \d+$"))
        said = field.input_value()
        expect(page.locator(".lines p", has_text=re.compile(f"{said}$"))).to_have_count(0)
        assert visit.faults == []


def test_what_i_said_or_have_read_is_not_unread_after_a_reload(laptop: Visitor, stage: Stage) -> None:
    """The number on the tab counts lines of others that came since I looked."""
    table = stage.new("Ada", "Bob")
    bob = stage.last_joined
    with laptop.visit() as visit:
        page = visit.page
        page.goto(table.server.address)
        page.evaluate("held => localStorage.setItem('skulduggery-held', JSON.stringify([held]))", table.held)
        page.goto(f"{table.server.address}/table/{table.id}")
        unread = page.locator("#tab-chat b")

        def bob_says(text: str) -> None:
            with bob.sit() as chair:
                chair.say({"t": "chat", "text": text})
                chair.hear()

        page.locator("#tab-chat").click()
        page.locator(".say input").fill("I am the Boss.")
        page.locator(".say .button").click()
        page.get_by_text("I am the Boss.").wait_for()
        page.reload()
        page.locator("#tab-chat").wait_for()
        bob_says("So you say.")
        unread.filter(has_text=re.compile("^1$")).wait_for()
        page.locator("#tab-chat").click()
        page.get_by_text("So you say.").wait_for()
        unread.wait_for(state="detached")
        page.reload()
        page.locator("#tab-chat").wait_for()
        bob_says("Prove it.")
        unread.filter(has_text=re.compile("^1$")).wait_for()
        page.set_viewport_size({"width": 390, "height": 844})
        page.locator("#open-log", has_text=re.compile("Chat ?1")).click()
        page.get_by_text("Prove it.").wait_for()  # the only button there leads to what is unread
        assert visit.faults == []


def test_somebody_who_looks_on_sees_no_question(laptop: Visitor, stage: Stage) -> None:
    """And no hidden card."""
    with laptop.visit() as visit:
        visit.sit(stage.table("known").by_others(), ".ask .waiting")
        page = visit.page
        page.get_by_text("Watching").wait_for()
        expect(page.locator("[data-option], .cover")).to_have_count(0)
        expect(page.locator(".back .slip")).to_have_count(0)


def test_the_front_page_is_seen_whole_on_a_small_laptop(laptop: Visitor, stage: Stage) -> None:
    """Nothing of it has to be scrolled to."""
    with laptop.visit() as visit:
        visit.page.set_viewport_size({"width": 1280, "height": 720})
        SCREENS["scoring"](visit)
        scrolls = "all => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length"
        assert visit.page.locator("dialog .body").evaluate_all(scrolls) == 0
        expect(visit.page.locator(".results .legend")).to_be_in_viewport(ratio=1)


def test_a_review_turns_up_the_cards_of_hideouts(laptop: Visitor, stage: Stage) -> None:
    """With the eyes of a player those that this player did not see stay face down."""
    with laptop.visit() as visit:
        SCREENS["replay_start".replace("_", "-")](visit)
        page = visit.page
        page.locator(".steer input").fill("1")
        cards = page.locator(".pile .one")
        expect(page.locator(".pile .one .crook")).to_have_count(cards.count())
        page.locator(".steer .eyes").select_option(index=1)
        expect(page.locator(".pile .one .crook")).to_have_count(0)


def test_leaders_hang_their_hats_on_the_roof_and_the_plate_rolls(laptop: Visitor, stage: Stage) -> None:
    """A hat for each leader in the colour of the seat, by the cards that I see; the plate shows what it rolls from."""
    with laptop.visit() as visit:
        SCREENS["replay"](visit)
        page = visit.page
        heads = page.locator(".head").evaluate_all(
            """heads => heads.map(head => [
              [...head.querySelectorAll('.hat > svg:first-child')].map(hat => hat.style.fill),
              head.querySelector('.leads .unseen')?.textContent ?? '',
            ])"""
        )
        colours = dict(
            page.locator(".player").evaluate_all(
                "all => all.map(one => [one.querySelector('.name').textContent.trim(),"
                " one.querySelector('.token path').style.fill])"
            )
        )
        assert any(hats for hats, _ in heads)
        for hats, said in heads:
            assert sorted(hats) == sorted(colour for name, colour in colours.items() if name in said), said
        steer = page.locator(".steer input")
        plates = page.locator(".value").all_inner_texts()
        steer.fill("0")
        expect(page.locator(".hats .hat")).to_have_count(0)
        rolled = page.locator(".value.rolls").evaluate_all("all => all.map(one => one.dataset.before)")
        assert rolled == [before for before, after in zip(plates, range(2, 10), strict=True) if before != str(after)]
        assert visit.faults == []


@pytest.mark.parametrize("game", ["crooks", "scoundrels", "mayhem"])
def test_the_rules_begin_with_pictures_and_signs(laptop: Visitor, stage: Stage, game: str) -> None:
    """
    Each picture has a description, and the legend of “?” follows. Both fold away for a search and for readers who
    follow a link to a rule. Variants and details come last, folded until a search or a link finds one.
    """
    with laptop.visit() as visit:
        visit.keep()
        page = visit.page
        page.goto(f"{stage.server.address}/rules/{game}")
        pictures = page.locator("details li > .picture")
        expect(pictures).to_have_count(6)
        for picture in pictures.all():
            picture.locator("img, svg").first.wait_for()
            assert len(picture.get_attribute("aria-label") or "") > 20
        signs = page.locator("#legend li")
        signs.first.wait_for()
        assert signs.count() > 10
        tops = page.locator("#primer, #legend, #all, #fine-print").evaluate_all("all => all.map(one => one.id)")
        assert tops == ["primer", "legend", "all", "fine-print"]
        assert found_by_axe(page) == []
        page.locator('.sections a[href$="/legend"]').click()
        expect(page.locator("#legend summary")).to_be_focused()
        expect(page.locator("#legend")).to_be_in_viewport()
        rules = page.locator("div.rule")
        every = rules.count()
        detail = page.locator("#fine-print .rule").last
        expect(detail).to_be_hidden()
        number = detail.locator("dt").text_content() or ""
        page.get_by_role("searchbox").fill(number)
        expect(pictures.first).to_be_hidden()
        expect(rules).to_have_count(1)
        expect(detail).to_be_visible()
        page.get_by_role("searchbox").fill("tie")
        expect(page.locator(".found")).to_have_text(re.compile(r"^\d+\srules found$"))
        found = int(page.locator(".found").inner_text().split()[0])
        assert 1 < found < every
        expect(rules).to_have_count(found)
        expect(page.locator("#legend")).to_have_count(0)
        if game == "crooks":  # words are looked for by their beginnings; several, if not together, each
            expect(page.locator("#rule-CR-ABIL-01")).to_have_count(0)
            for words, rule in {"Kingpin": "BOSS-01", "killer boss": "KILLER-01", "left over": "SCORE-03"}.items():
                page.get_by_role("searchbox").fill(words)
                expect(page.locator(f"#rule-CR-{rule}")).to_be_visible()
            page.get_by_role("searchbox").fill("undo")
            expect(page.locator(".found")).to_contain_text("open the menu")
        page.get_by_role("searchbox").fill("")
        expect(pictures.first).to_be_visible()
        expect(detail).to_be_hidden()
        page.goto(f"{stage.server.address}/rules/{game}/{number}")
        expect(page.locator(".rule.focus")).to_be_in_viewport()
        expect(pictures.first).to_be_hidden()
        assert page.locator(".rule.focus").inner_text().startswith(number)
        assert visit.faults == []
