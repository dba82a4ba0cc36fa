"""A site without a server: built, served as files from a folder below the top, and played."""

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.test_table import choose_by_keys, now, page_of
from tests.server.device import Device, played
from tools.services import free_port

ROOT = Path(__file__).parents[2]
REVIEWED = 240_000
"""Milliseconds that a review of a short game may take on a busy machine."""


class Files:
    """A folder, served by Python's own server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.server: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        self.server = subprocess.Popen(command, cwd=self.folder, stderr=subprocess.DEVNULL)

    def stop(self) -> None:
        assert self.server is not None
        self.server.kill()
        self.server.wait()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/below/skulduggery/"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Files]:
    if shutil.which("npm") is None:
        pytest.skip("building a site needs node with npm")
    top = tmp_path_factory.mktemp("site")
    command = [sys.executable, "tools/static_site.py", "--out", str(top / "below" / "skulduggery")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "MB compressed" in done.stdout
    assert "MPL-2.0" in (top / "below" / "skulduggery" / "NOTICE.txt").read_text("utf-8")
    one = Files(top)
    yield one
    one.stop()


def visit(browser: Browser, files: Files, file: str = "", **kept: Any) -> Page:
    """Open the lobby, or a file of the site, once the server answers."""
    for _ in range(100):
        try:
            return page_of(browser, files, files.address + file, **kept)  # type: ignore[arg-type]
        except Exception as error:
            if "ERR_CONNECTION_REFUSED" not in str(error):
                raise
    raise AssertionError("no server")


def answer(page: Page, times: int) -> None:
    """Answer by keys, this number of times or until the game is over."""
    for step in range(times):
        if now(page) != "over":
            choose_by_keys(page, step)


def test_a_game_goes_on_after_a_reload_and_without_a_network(files: Files, browser: Browser) -> None:
    page = visit(browser, files, workers="allow", held=[], name="Ada")
    expect(page.get_by_text("you need a server")).to_be_visible()
    for absent in ("Log in", "Watch", "Lab"):
        expect(page.get_by_role("link", name=absent)).to_have_count(0)
    page.locator("[data-game=crooks] .now .row button").first.click()
    answer(page, 3)
    table = page.url
    now(page)  # once the bot has answered
    players = page.locator(".player").all_inner_texts()
    page.reload()
    now(page)
    assert page.locator(".player").all_inner_texts() == players

    assert page.url == table
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    files.stop()
    page.reload()
    answer(page, 2)
    page.goto(files.address)
    page.locator("[data-game=mayhem] .now .row button").nth(1).click()
    answer(page, 1)
    assert page.faults == []  # type: ignore[attr-defined]
    page.context.close()
    files.start()


KEEP = """([id, text]) => new Promise((kept, failed) => {
  const request = indexedDB.open("skulduggery", 1)
  request.onupgradeneeded = () => request.result.createObjectStore("tables")
  request.onsuccess = () => {
    const change = request.result.transaction("tables", "readwrite")
    change.objectStore("tables").put(text, id)
    change.oncomplete = () => { request.result.close(); kept() }
    change.onabort = failed
  }
})"""
"""A script that keeps a table in the browser."""


def test_a_finished_game_is_reviewed_and_goes_on_with_hints(files: Files, browser: Browser) -> None:
    """One that this browser has kept. The page stays usable while its review is made."""
    device = Device()
    for seed in range(12):
        played(device, device.game("crooks", 1, ["random"]), seed)
    table, text = min(device.texts.items(), key=lambda one: len(one[1]))  # the shortest
    mine = json.loads(text)["seats"][0]["token"]
    seat = {"table": table, "seat": 0, "token": mine, "game": "crooks", "at": int(time.time() * 1000)}
    page = visit(browser, files, "NOTICE.txt", held=[seat], name="Ada")  # before any script asks for the table
    page.evaluate(KEEP, [table, text])
    page.goto(f"{files.address}?/review/{table}")
    page.locator("[data-lookback]").click()
    page.locator("[data-learned]").wait_for()  # of the part that is done
    page.get_by_role("link", name="To the table").click()
    expect(page.locator(".player")).to_have_count(2)
    page.go_back()
    page.locator("[data-luck]").wait_for(timeout=REVIEWED)
    page.reload()
    page.locator("[data-luck]").click()  # it was kept
    expect(page.get_by_role("dialog")).to_contain_text("Ada")
    page.keyboard.press("Escape")
    page.locator("[data-on]").click()
    page.get_by_role("button", name="Start from here").click()
    page.locator("[data-hint]").click()
    page.locator("[data-said]").wait_for()

    page.goto(f"{files.address}?/review/{table}")
    page.locator("[data-on]").click()
    page.get_by_role("combobox", name="Seat 2").select_option(label="also plays on this device")
    page.get_by_role("button", name="Start from here").click()
    page.get_by_text("Player 2").first.wait_for()
    assert page.faults == []  # type: ignore[attr-defined]
    page.context.close()


def test_two_people_on_one_device_and_a_second_tab(files: Files, browser: Browser) -> None:
    page = visit(browser, files, held=[])
    card = page.locator("[data-game=crooks]")
    card.get_by_role("button", name="Create a table").click()
    page.get_by_role("button", name="Create the table").click()
    page.get_by_text("Player 2").first.wait_for()

    other = page.context.new_page()
    other.goto(page.url)
    expect(other.get_by_text("open in another tab")).to_be_visible()
    page.close()
    other.reload()
    other.get_by_text("Player 2").first.wait_for()
    other.context.close()


@pytest.mark.parametrize("lost", ["**/*.wasm.bin", "**/skulduggery.zip", "**/worker-*.js"])
def test_where_python_does_not_run_the_page_says_so(files: Files, browser: Browser, lost: str) -> None:
    page = visit(browser, files, held=[])
    page.context.route(lost, lambda route: route.fulfill(status=200, body=b"nonsense", content_type="text/javascript"))
    page.reload()
    page.locator("[data-game=crooks] .now .row button").first.click()
    expect(page.get_by_role("alert")).to_contain_text("couldn’t be loaded")
    page.context.close()
