"""A site without a server: built, served as files from a folder below the top, and played."""

import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser import test_mayhem
from tests.browser.test_table import NOW, OPTION, STEPS, changed, choose_by_keys, now, page_of
from tests.server.device import Device, played
from tests.server.house import House
from tools.services import free_port

from skulduggery import api

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
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    shutil.copytree(built(shared), top / "below" / "skulduggery")
    one = Files(top)
    yield one
    one.stop()


def built(folder: Path) -> Path:
    """Return the site that the first worker builds in this folder, while the others wait."""
    site = folder / "static-site"
    with (folder / "static-site.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        if not site.exists():
            begun = folder / "static-site-begun"
            command = [sys.executable, "tools/static_site.py", "--out", str(begun)]
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
            assert "MB compressed" in done.stdout
            assert "MPL-2.0" in (begun / "NOTICE.txt").read_text("utf-8")
            begun.rename(site)
    return site


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


def offline(page: Page, files: Files) -> None:
    """Wait until the browser has all files, and end their server."""
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    files.stop()
    page.context.set_offline(True)


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
    offline(page, files)
    page.reload()
    answer(page, 2)
    page.goto(files.address)
    page.locator("[data-game=mayhem] .now .row button").nth(1).click()
    answer(page, 1)
    assert page.faults == []  # type: ignore[attr-defined]
    page.context.close()
    files.start()


def test_a_server_has_them_for_times_without_a_network(files: Files, browser: Browser, tmp_path: Path) -> None:
    """At an address of their own. Games at the server and those of the device don't mix."""
    house = House(tmp_path / "data", "--offline", str(files.folder / "below" / "skulduggery"))
    page = page_of(browser, house, workers="allow", name="Ada")
    page.locator("[data-game=crooks] .now .row button").first.click()
    choose_by_keys(page, 0)
    served = page.url
    page.goto(house.address)
    page.get_by_role("link", name="Play without a network").click()
    expect(page.get_by_text("this works without a network from now on")).to_be_visible(timeout=REVIEWED)
    assert page.url == f"{house.address}/offline/"
    expect(page.locator(".resume")).to_have_count(0)
    page.locator("[data-game=scoundrels] .now .row button").first.click()
    answer(page, 1)
    local = page.url
    page.goto(f"{house.address}/offline/")
    page.get_by_role("link", name="Back to the server").click()
    expect(page.locator(".resume")).to_contain_text("Crooks")
    page.goto(served)
    now(page)

    house.stop(signal.SIGKILL)
    page.context.set_offline(True)
    page.get_by_role("link", name="Play without a network").click()
    page.goto(local)
    answer(page, 2)
    page.goto(house.address)
    expect(page.get_by_text("Can’t reach the server")).to_be_visible()
    page.get_by_role("link", name="Play without a network").click()
    page.locator("[data-game=mayhem] .now .row button").first.click()
    answer(page, 1)
    assert page.faults == []  # type: ignore[attr-defined]
    held = page.evaluate("JSON.parse(localStorage['skulduggery-held']).map(one => one.table)")
    assert held == [served.rsplit("/", 1)[-1]]
    page.context.close()


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

    page.goto(f"{files.address}?/review/{table}")
    page.locator("[data-share]").click()
    page.get_by_role("dialog").get_by_role("img").wait_for()  # the result
    page.locator("[data-kind=file]").click()
    with page.expect_download() as saved:
        page.locator("[data-save]").click()
    friend = visit(browser, files, "#mine", held=[], name="Bob")
    open_file(friend, saved.value.path().read_text("utf-8"))
    friend.get_by_role("link", name="Review this game").click()
    friend.locator("[data-lookback]").wait_for()
    for one in (page, friend):
        assert one.faults == []  # type: ignore[attr-defined]
        one.context.close()


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


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def by_touch(page: Page, luck: Random) -> bool:
    """Tap something."""
    page.locator(OPTION).nth(luck.randrange(page.locator(OPTION).count())).tap()
    return True


@pytest.mark.parametrize(
    ("game", "hand", "device"),
    [
        ("crooks", by_touch, PHONE),
        pytest.param("scoundrels", test_mayhem.by_pointer, {}, marks=pytest.mark.long),
        pytest.param("mayhem", test_mayhem.by_pointer, {}, marks=pytest.mark.long),
    ],
)
def test_a_whole_game_without_a_network(
    files: Files, browser: Browser, game: str, hand: Any, device: dict[str, Any]
) -> None:
    page = visit(browser, files, workers="allow", held=[], name="Ada", device=device)
    offline(page, files)
    try:
        page.reload()
        page.locator(f"[data-game={game}] .now .row button").first.click()
        luck = Random(game)
        while (shown := now(page)) != "over":
            if hand(page, luck):
                changed(page, shown)
        page.reload()
        page.locator("[data-place=ask]").wait_for()
        (text,) = page.evaluate(KEPT).values()
        assert json.loads(text)["status"] == "over"
        assert page.faults == []  # type: ignore[attr-defined]
        page.context.close()
    finally:
        files.start()


def open_file(page: Page, text: str) -> None:
    """Open a file with this text among my games."""
    file = {"name": "games.json", "mimeType": "application/json", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def test_a_game_is_taken_to_another_device_as_a_file(files: Files, browser: Browser) -> None:
    page = visit(browser, files, held=[], name="Ada")
    page.locator("[data-game=crooks] .now .row button").first.click()
    answer(page, 3)
    players = page.locator(".player").all_inner_texts()
    page.goto(files.address + "#mine")
    expect(page.get_by_text("hidden cards")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = saved.value.path().read_text("utf-8")

    other = visit(browser, files, held=[], name="Ada")
    other.locator("[data-game]").first.wait_for()
    other.goto(files.address + "#mine")  # without a load: the lobby notices that its address changes
    for text, said in (("nonsense", "no saved games"), (file[:999], "damaged"), ("x" * 10_000_001, "too big")):
        open_file(other, text)
        expect(other.get_by_role("alert")).to_contain_text(said)
    open_file(other, file.replace('\\"log\\":\\"', '\\"log\\":\\"' + "[" * 99_999))  # this ends the worker
    expect(other.get_by_role("alert")).to_contain_text("damaged")
    expect(other.get_by_role("link", name="To the table")).to_have_count(0)
    open_file(other, file)
    expect(other.get_by_text("1 game is on this device")).to_be_visible()
    other.get_by_role("link", name="To the table").click()
    now(other)
    assert other.locator(".player").all_inner_texts() == players
    answer(other, 2)
    for one in (page, other):
        one.context.close()


def choose_cards(page: Page, text: str) -> None:
    """Choose a card file with this text."""
    file = {"name": "mine.toml", "mimeType": "application/toml", "buffer": text.encode()}
    page.locator("[data-own-cards] input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def test_a_table_with_own_cards(files: Files, browser: Browser) -> None:
    """They are on the table, also after a reload, and are offered again. A file that can't be played says why."""
    house = api.house_file("crooks").replace('en = "House deck"', 'en = "Neon deck"')
    own = house.replace('names = { en = "', 'names = { en = "Neon ')
    page = visit(browser, files, held=[], name="Ada")

    def to_dialog() -> None:
        page.goto(files.address)
        page.locator("[data-game=crooks]").get_by_role("button", name="Create a table").click()
        page.locator("[data-own-cards] summary").click()

    to_dialog()
    for text, said in (
        (own.replace("level = 1\n", "level = 77\n"), "'lookout'"),
        (api.house_file("mayhem"), "another game: Men of Mayhem"),
        ("#" * 250_001, "too long"),
    ):
        choose_cards(page, text)
        expect(page.get_by_role("alert")).to_contain_text(said)
    choose_cards(page, own)
    expect(page.get_by_text("plays with “Neon deck”")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    to_dialog()
    page.get_by_role("button", name="Use “Neon deck” again").click()
    page.get_by_role("button", name="Back to the house cards").click()
    page.get_by_role("button", name="Use “Neon deck” again").click()
    expect(page.get_by_text("plays with “Neon deck”")).to_be_visible()
    page.get_by_role("combobox", name="Seat 2").select_option("beginner")
    page.get_by_role("button", name="Create the table").click()
    answer(page, 3)
    for _ in range(2):
        page.get_by_text("Neon").first.wait_for()
        page.reload()
        now(page)
    assert page.faults == []  # type: ignore[attr-defined]
    page.context.close()


KILLER = """plan => {
  const all = window.watched = { kills: 0, alive: true, told: '', changed: '', heard: {} }
  const next = () => [all.plan, all.left, all.hops] = plan.shift() ?? []
  next()
  // what the page was told must be what it is told again
  const note = ({ t, table, log, messages }) => {
    if (t === 'state') {
      all.alive = true
      all.at = table.id
      const known = all.heard[all.at] ?? []
      all.heard[all.at] = log.map(([, ...message]) => JSON.stringify(message))
      all.changed ||= known.find((one, i) => one !== all.heard[all.at][i]) ?? ''
    } else if (t === 'events') all.heard[all.at].push(...messages.map(one => JSON.stringify(one)))
  }
  const { port1, port2 } = new MessageChannel()
  window.Worker = class extends Worker {
    constructor(...all) {
      super(...all)
      this.addEventListener('message', ({ data }) => {
        if (data.t === 'document') note(JSON.parse(data.text))
        this.count(data.t)
      })
    }
    postMessage(said) {
      super.postMessage(said)
      this.count(said.t)
    }
    count(kind) {
      this.locked ||= kind === 'locked' // before that it has nothing, and the page can't notice its end
      if (!this.locked || kind !== all.plan || --all.left) return
      let hops = all.hops
      port1.onmessage = () => hops-- > 0 ? port2.postMessage(0) : this.kill()
      hops ? port2.postMessage(0) : this.kill()
    }
    kill() {
      all.kills++
      all.alive = false
      next()
      this.terminate()
    }
  }
  new MutationObserver(() => all.told ||= document.querySelector('p.toast')?.textContent ?? '')
    .observe(document, { childList: true, subtree: true })
}"""
"""A script that ends the worker by a plan of moments: at the n-th message of a kind, or some turns later."""

KEPT = """() => new Promise(done => indexedDB.open('skulduggery').onsuccess = ({ target: { result } }) => {
  const tables = result.transaction('tables').objectStore('tables')
  tables.getAllKeys().onsuccess = ({ target: { result: ids } }) =>
    tables.getAll().onsuccess = ({ target: { result: texts } }) =>
      done(Object.fromEntries(ids.map((id, i) => [id, texts[i]])))
})"""
"""A script that returns what the browser has kept, by table."""


def moments(rng: Random, count: int) -> list[tuple[str, int, int]]:
    """Return moments: while an answer is worked out, when something was told, and while Python loads."""
    return [
        rng.choice([
            ("said", rng.randint(1, 2), rng.choice([0, 10, 100, 1000])),
            ("document", rng.randint(1, 5), 0),
            ("loaded", rng.randint(1, 4), 0),
        ])
        for _ in range(count)
    ]  # fmt: skip


def begin(page: Page, step: int) -> None:
    """Begin a game of Crooks, once more if that was interrupted."""
    while "table" not in page.url:
        page.locator("[data-game=crooks] .now .row button").nth(step % 2).click()
        page.wait_for_function("() => location.search.includes('table') || document.querySelector('.problem')")


@pytest.mark.parametrize("count", [5, pytest.param(50, marks=pytest.mark.long)])
def test_a_worker_that_ends_at_any_moment_loses_nothing(files: Files, browser: Browser, count: int) -> None:
    """The page says so and goes on. What it was told is told again, and nothing is done twice."""
    page = visit(browser, files, held=[])
    page.add_init_script(f"({KILLER})({json.dumps(moments(Random(count), count))})")
    page.reload()
    begin(page, 0)
    for step in range(count * STEPS):
        kills = page.evaluate("watched.kills")
        page.wait_for_function("() => watched.alive")
        if (shown := now(page)) == "over":
            if kills == count:
                break
            page.locator("a.home").dispatch_event("click")  # the result covers it
            begin(page, step)
        elif page.locator(".refused").count():
            page.keyboard.press("Escape")
        else:
            for _ in range(1 + step % 3):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            there = f"([shown, kills]) => ({NOW})() !== shown || watched.kills > kills"
            page.wait_for_function(f"{there} || document.querySelector('.refused')", arg=[shown, kills])
    watched = page.evaluate("watched")
    assert watched["changed"] == ""
    assert "interrupted" in watched["told"]
    device = Device(page.evaluate(KEPT))
    for table, heard in watched["heard"].items():
        kept = json.loads(device.texts[table])
        (me,) = [number for number, one in enumerate(kept["seats"]) if one["kind"] == "person"]
        record = device.call(f"tables/{table}/record?seat={me}", token=kept["seats"][me]["token"])
        assert [json.loads(one) for one in heard] == [one for step in record["steps"] for one in step["messages"]]
    page.context.close()


def without(page: Page, script: str) -> None:
    """Let the worker lack something: run a script before it."""

    def shortened(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"{script};{answer.text()}")

    page.context.route("**/worker-*.js", shortened)
    page.reload()


@pytest.mark.parametrize("lost", ["**/*.wasm.bin", "**/skulduggery.zip.bin", "**/worker-*.js"])
def test_where_python_does_not_come_the_page_says_so(files: Files, browser: Browser, lost: str) -> None:
    page = visit(browser, files, held=[])
    page.context.route(lost, lambda route: route.fulfill(status=200, body=b"nonsense", content_type="text/javascript"))
    page.reload()
    page.locator("[data-game=crooks] .now .row button").first.click()
    expect(page.get_by_role("alert")).to_contain_text("couldn’t be loaded")
    page.context.close()


@pytest.mark.parametrize("lacking", ["WebAssembly", "DecompressionStream"])
def test_where_python_does_not_run_the_page_says_so(files: Files, browser: Browser, lacking: str) -> None:
    page = visit(browser, files, held=[])
    without(page, f"delete self.{lacking}")
    page.locator("[data-game=crooks] .now .row button").first.click()
    expect(page.get_by_role("alert")).to_contain_text("Very old browsers can’t run them")
    page.context.close()


REFUSED = "IDBFactory.prototype.open = () => { throw Error('refused') }"
FULL = "{ let n = 2; const put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = function(...all) { " \
    "if (n-- > 0) return put.apply(this, all); throw new DOMException('', 'QuotaExceededError') } }"  # fmt: skip


@pytest.mark.parametrize("script", [REFUSED, FULL], ids=["refused", "full"])
def test_where_nothing_is_kept_the_game_goes_on_and_the_page_says_so(
    files: Files, browser: Browser, script: str
) -> None:
    page = visit(browser, files, held=[])
    without(page, script)
    page.locator("[data-game=crooks] .now .row button").first.click()
    answer(page, 3)
    said = page.get_by_text("won’t save your game")
    expect(said).to_be_visible()
    page.get_by_role("button", name="Close", exact=True).click()
    answer(page, 2)
    expect(said).to_have_count(0)
    page.context.close()


def test_over_plain_http_games_run_too(files: Files, browser: Browser) -> None:
    """To a named host, where browsers have no locks."""
    page = visit(browser, files, held=[])
    page.goto(files.address.replace("127.0.0.1", "table.home"))
    assert not page.evaluate("isSecureContext")
    page.locator("[data-game=crooks] .now .row button").first.click()
    answer(page, 2)
    page.reload()
    answer(page, 2)
    page.context.close()


def test_a_tab_that_is_closed_in_the_middle_of_an_answer(files: Files, browser: Browser) -> None:
    page = visit(browser, files, held=[])
    page.locator("[data-game=crooks] .now .row button").first.click()
    for _ in range(3):
        now(page)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        address, context = page.url, page.context
        page.close()
        page = context.new_page()
        page.goto(address)
        answer(page, 2)
    page.context.close()


def test_a_new_version_while_a_game_runs(files: Files, browser: Browser) -> None:
    """All files have other names then. The game goes on; what was not loaded yet says that there is a new version."""
    page = visit(browser, files, held=[])
    page.locator("[data-game=crooks] .now .row button").first.click()
    answer(page, 1)
    site = files.folder / "below" / "skulduggery"
    page_then, assets = (site / "index.html").read_text("utf-8"), site / "assets"
    (site / "index.html").write_text(page_then.replace("/index-", "/other-"), "utf-8")
    assets.rename(site / "other")
    try:
        answer(page, 2)
        page.locator("[data-use=menu]").click()
        page.get_by_role("button", name="Rules").click()
        expect(page.get_by_text("new version of Skulduggery")).to_be_visible()
        answer(page, 1)
    finally:
        (site / "other").rename(assets)
        (site / "index.html").write_text(page_then, "utf-8")
    page.get_by_role("button", name="Reload").click()
    answer(page, 2)
    page.context.close()
