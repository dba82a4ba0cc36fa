"""A game that is over in a real browser: led there by a link, seen by others' eyes, gone on with, framed elsewhere."""

import base64
import http.server
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import gallery  # noqa: F401 - the tables of all games
import pytest
from playwright.sync_api import Browser, Page, Route, expect
from stage import Stage, Table
from tools.services import until
from visit import Look, Visitor

DRAWING = "**/assets/gif*.js"
"""The scripts that draw a moving picture, loaded when one is wanted."""
KEPT = """HTMLIFrameElement.prototype.remove = function () {
  const { body } = this.contentDocument
  body.replaceWith(body.cloneNode(true))
  Object.assign(this.style, { left: 0, visibility: 'visible', zIndex: 1 })
}"""
"""A script that keeps the page from which a moving picture was drawn."""
LAST = """async (files) => {
  const [gif, still] = files.map((one) => Uint8Array.from(atob(one), (letter) => letter.charCodeAt(0)))
  const decoder = new ImageDecoder({ type: 'image/gif', data: gif })
  await Promise.all([decoder.tracks.ready, decoder.completed])
  const { frameCount } = decoder.tracks.selectedTrack
  const { image } = await decoder.decode({ frameIndex: frameCount - 1 })
  const seen = (drawn) => {
    const brush = new OffscreenCanvas(784, 532).getContext('2d')
    brush.drawImage(drawn, 0, 0, 784, 532)
    const squares = new Float64Array(28 * 19 * 4)
    brush.getImageData(0, 0, 784, 532).data.forEach((value, i) => {
      const [x, y] = [(i >> 2) % 784, Math.floor((i >> 2) / 784)]
      squares[(Math.floor(y / 28) * 28 + Math.floor(x / 28)) * 4 + (i & 3)] += value / 784
    })
    return squares
  }
  const [one, other] = [seen(image), seen(await createImageBitmap(new Blob([still], { type: 'image/png' })))]
  return [frameCount, Math.max(...one.map((value, i) => Math.abs(value - other[i])))]
}"""
"""A script that counts a GIF's frames and compares the last one with a screenshot, square by square."""
NEAR = 16
"""Of 255: letters of one size were made smaller, those of the other drawn small."""


@pytest.fixture(scope="module")
def laptop(browser: Browser, stage: Stage) -> Iterator[Visitor]:
    """Somebody at a desk."""
    one = Visitor(browser, stage, Look("en", "dark", "laptop"))
    yield one
    one.close()


def step_of(page: Page) -> int:
    """The step that is shown."""
    found = re.search(r"Step (\d+)\s+of", page.locator(".steer .count").inner_text())
    assert found
    return int(found[1])


def test_a_moment_is_an_address_and_a_beginning(laptop: Visitor, stage: Stage, tmp_path: Path) -> None:
    """A link leads to step and eyes; other eyes see other cards and are told other words; the address follows; the game
    is saved as text by those eyes; from there a table goes on."""
    table = stage.make("over")
    with laptop.visit() as visit:
        visit.keep([table])
        page = visit.page
        page.goto(f"{table.server.address}/review/{table.id}?step=15&seat=1")
        page.locator(".steer").wait_for()
        assert step_of(page) == 15
        eyes = page.get_by_label("Point of view")
        assert eyes.input_value() == "1"
        page.locator(".log li", has_text="a crook face down").first.wait_for()
        hidden = page.locator(".log li").all_inner_texts()
        page.get_by_role("button", name="One step forward").click()
        page.wait_for_url("**/review/*?step=16&seat=1")
        eyes.select_option("")
        page.wait_for_url("**/review/*?step=16")
        assert step_of(page) == 16
        expect(page.locator(".log li", has_text="a crook face down")).to_have_count(0)
        told = page.locator(".log li").all_inner_texts()
        assert told != hidden
        assert not any("a crook face down" in line for line in told)
        visit.speak("de")
        assert not {*page.locator(".log li").all_inner_texts()} & {*told}  # its lines, too, are in another language now
        visit.speak("en")
        assert page.locator(".log li").all_inner_texts() == told
        page.get_by_role("button", name="Share", exact=True).click()
        page.get_by_role("button", name="Link").click()
        page.get_by_role("button", name="Let anyone review this game").click()
        assert page.get_by_role("textbox", name="Link").input_value().endswith(f"/review/{table.id}?step=16")
        page.get_by_text("More: files and embedding").click()
        with page.expect_download() as download:
            page.get_by_role("button", name="Save as text").click()
        saved = tmp_path / "game.txt"
        download.value.save_as(saved)
        text = saved.read_text("utf-8")
        assert text.startswith("Crooks: Ada, ")
        assert "Ada recruits at hideout" in text
        assert "You" not in text
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Play on from here", exact=True).click()
        page.get_by_role("button", name="Start from here").click()
        page.wait_for_url("**/table/*")
        page.locator(".grid").wait_for()
        went_on = table.server.get(f"tables/{page.url.split('/')[-1]}")["seats"]
        before = table.server.get(f"tables/{table.id}")["seats"]
        kept = [new["name"] for old, new in zip(before, went_on, strict=True) if old["kind"] == new["kind"] == "bot"]
        assert kept == [one["name"] for one in before if one["kind"] == "bot" and one["name"] in kept] != []
        visit.menu()
        page.get_by_text("Continued from another game").wait_for()
        assert visit.faults == []


@pytest.mark.parametrize(
    "name",
    ["over", *(pytest.param(f"{game}-played-out", marks=pytest.mark.long) for game in ("scoundrels", "mayhem"))],
)
def test_a_moving_picture_ends_as_the_board_stands(laptop: Visitor, stage: Stage, tmp_path: Path, name: str) -> None:
    """Four steps for each player and how it ended; only what changes is drawn, and yet its last frame is what a browser
    shows of the whole board. It can be stopped, before anything is drawn and after."""
    with laptop.visit() as visit:
        page = visit.page
        page.add_init_script(KEPT)
        visit.review(stage.table(name))
        page.get_by_role("button", name="Share", exact=True).click()
        page.get_by_role("button", name="Animation").click()
        held: list[Route] = []
        page.route(DRAWING, lambda one: held.append(one), times=1)
        with page.expect_request(DRAWING):
            page.get_by_role("button", name="Create it").click()
        page.get_by_role("button", name="Stop", exact=True).click()
        held[0].continue_()
        page.get_by_role("button", name="Create it").click()
        page.wait_for_function("() => document.querySelector('progress').value > 0")
        page.get_by_role("button", name="Stop", exact=True).click()
        page.get_by_role("button", name="Create it").click()
        with page.expect_download() as download:
            page.get_by_role("button", name="Save the picture").click()
        saved = tmp_path / "round.gif"
        download.value.save_as(saved)
        page.keyboard.press("Escape")
        still = page.locator("body > iframe").last.screenshot()
        frames, apart = page.evaluate(LAST, [base64.b64encode(one).decode() for one in (saved.read_bytes(), still)])
        assert frames == 4 * 4 + 1
        assert apart < NEAR
        assert visit.faults == []


REFUSING = """() => {
  navigator.canShare = () => true
  navigator.share = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
}"""
"""A device that offers to share, and then refuses to."""


@pytest.mark.parametrize("name", ["over", "scoundrels-played-out", "mayhem-played-out"])
def test_the_result_is_shared_as_a_picture(laptop: Visitor, stage: Stage, tmp_path: Path, name: str) -> None:
    """It is previewed with words that call nobody "you", and saved. A device that refuses to share leaves both ways
    open."""
    with laptop.visit() as visit:
        page = visit.page
        visit.review(stage.table(name))
        last = page.locator(".steer input").get_attribute("max")
        assert page.locator("[data-highlight]").last.get_attribute("data-highlight") == last
        page.keyboard.press("Home")
        page.locator("body").click(position={"x": 1, "y": 1})
        page.keyboard.press("Space")
        page.get_by_role("button", name="Pause").wait_for()
        page.keyboard.press("Space")
        page.keyboard.press("End")
        page.evaluate(REFUSING)
        page.get_by_role("button", name="Share", exact=True).click()
        preview = page.locator("dialog section img")
        preview.wait_for()
        words = preview.get_attribute("alt") or ""
        assert "win" in words
        assert not re.search(r"\byou\b", words, re.IGNORECASE)
        page.locator("[data-send]").click()
        expect(page.get_by_role("alert")).to_contain_text("Save or copy it instead")
        with page.expect_download() as download:
            page.get_by_role("button", name="Save the picture").click()
        saved = tmp_path / download.value.suggested_filename
        download.value.save_as(saved)
        assert saved.suffix == ".png"
        head = saved.read_bytes()
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert int.from_bytes(head[16:20]) == 1200
        assert len(head) > 40_000
        assert visit.faults == []


def test_a_host_opens_the_game_and_a_friend_sees_the_result(laptop: Visitor, stage: Stage) -> None:
    """There is no link to copy before it leads anywhere. A visitor without a seat sees first how the game ended, and
    then its beginning; a link to a moment leads there at once."""
    table = stage.new("Ada", "bot")
    with table.sit() as chair:
        chair.play(lambda one: one.over)
    with laptop.visit() as host:
        host.review(table)
        page = host.page
        page.locator("[data-share]").click()
        page.locator("dialog section img").wait_for()
        tabs = page.locator("dialog .kinds")
        high = tabs.bounding_box()
        page.locator("[data-kind=link]").click()
        page.get_by_text("As the host, you can open it").wait_for()
        assert tabs.bounding_box() == high  # the next press meets what it aims at
        expect(page.get_by_role("textbox", name="Link")).to_have_count(0)
        expect(page.locator("[data-copy], [data-send]")).to_have_count(0)
        page.get_by_role("button", name="Let anyone review this game").click()
        expect(page.locator("[data-copy]")).to_be_focused()
        link = page.get_by_role("textbox", name="Link").input_value()
        assert link == f"{table.server.address}/review/{table.id}"
        assert host.faults == []
    with laptop.visit() as friend:
        friend.keep()
        page = friend.page
        page.goto(link)
        page.locator("dialog .scoring .end").wait_for()
        page.get_by_role("dialog").get_by_role("button", name="Review this game").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert step_of(page) == 0
        page.goto(f"{link}?step=5")
        page.locator(".steer").wait_for()
        assert step_of(page) == 5
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert friend.faults == []


@contextmanager
def elsewhere(body: str) -> Iterator[str]:
    """A page of another site."""

    class Other(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, *args: object) -> None:
            """It says nothing."""

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Other) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def framed(laptop: Visitor, table: Table, path: str) -> tuple[str, list[str]]:
    """Return what a frame of another site shows of a path, nothing if it is refused, and what it calls."""
    body = f'<iframe src="{table.server.address}{path}" width="900" height="700"></iframe>'
    with elsewhere(body) as site, laptop.visit() as visit:
        visit.keep([table])
        called: list[str] = []
        visit.page.on(
            "request",
            lambda request: called.append(f"{request.url} {request.headers.get('authorization', '')}".strip()),
        )
        visit.page.goto(site)
        frame = visit.page.frames[1]
        shows = "document.querySelector('.steer, .trouble')"
        until(lambda: frame.url.startswith("chrome-error:") or frame.evaluate(shows), "the frame stays empty")
        text = "" if frame.url.startswith("chrome-error:") else frame.locator("body").inner_text()
        return text, [one for one in called if "/api/" in one]


def test_another_page_frames_the_board_and_nothing_else(laptop: Visitor, stage: Stage) -> None:
    """Only what the host opened, without any seat's token; a table isn't shown in a frame at all."""
    table = stage.new("Ada", "bot")
    with table.sit() as chair:
        chair.play(lambda one: one.over)
    shown, called = framed(laptop, table, f"/embed/{table.id}?step=5")
    assert "Only its players can review this game" in shown
    table.server.post(f"tables/{table.id}/open", token=table.token)
    shown, called = framed(laptop, table, f"/embed/{table.id}?step=5")
    assert "Step 5\xa0of" in shown
    base = f"{table.server.address}/api/tables/{table.id}"
    assert sorted(called) == [base, f"{base}/cards", f"{base}/record"]
    assert framed(laptop, table, f"/review/{table.id}?step=5") == ("", [])
