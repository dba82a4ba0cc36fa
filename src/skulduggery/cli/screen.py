"""The first screen of the browser client: its size, and how soon it appears on a slow phone."""

import gzip
import re
import shutil
from importlib.util import find_spec
from statistics import median

import msgspec

from skulduggery.server.http.pages import CLIENT

SLOWER = 4
"""The factor by which the browser's processor is slowed down."""
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Commands that start a browser; the first that is installed is used."""
NETWORKS = {"slow 4G": (1_600, 150), "fast 4G": (9_000, 60)}
"""Kilobits a second (half of that for uploads), and milliseconds to the server and back."""
LONGEST = 300_000
"""Milliseconds that a visit may take, also on a machine that is busy with other work."""
LOBBY = "main button:enabled"
"""A selector of controls in the lobby that can be pressed."""
WATCH = """new MutationObserver((_, watch) => {
  if (document.querySelector(%r)) { watch.disconnect(); window.usable = performance.now() }
}).observe(document, { subtree: true, childList: true, attributes: true })"""
TIMES = """() => {
  const painted = performance.getEntriesByName("first-contentful-paint")[0]
  return painted && window.usable && [painted.startTime, Math.max(painted.startTime, window.usable)]
}"""


class Visit(msgspec.Struct):
    """Milliseconds until the first words are painted and until the lobby can be used, and bytes received until then."""

    painted: list[float]
    usable: list[float]
    received: int


class Screen(msgspec.Struct):
    """Compressed KB of the scripts and style sheets that the first page names and of all scripts, and visits by
    network."""

    scripts: float
    styles: float
    all_scripts: float
    visits: dict[str, Visit]

    def told(self) -> str:
        """Return the figures in words."""
        lines = [
            f"The client's first scripts are {self.scripts:.1f} KB compressed, its style sheets {self.styles:.1f} KB, "
            f"all its scripts {self.all_scripts:.1f} KB"
        ]
        lines += [
            f"First screen by {name}, processor {SLOWER} times slower: "
            f"painted after {median(one.painted):,.0f} ms ({min(one.painted):,.0f}), "
            f"usable after {median(one.usable):,.0f} ms ({min(one.usable):,.0f}), {one.received / 1e3:,.0f} KB"
            for name, one in self.visits.items()
        ]
        return "\n".join(lines)


def look(address: str, rounds: int) -> Screen | None:
    """Measure the client's size and visit it ``rounds`` times on each network; None if it was not built."""
    first = CLIENT / "first" / "lobby.en.html"
    if not first.is_file():
        return None
    named = re.findall(r'(?:src|href)="/(assets/[^"]+)"', first.read_text("utf-8"))
    every = [path.relative_to(CLIENT).as_posix() for path in CLIENT.glob("assets/*.js")]
    return Screen(weight(named, ".js"), weight(named, ".css"), weight(every, ".js"), visits(address, rounds))


def weight(names: list[str], kind: str) -> float:
    """Return the KB of files of a kind, each compressed by itself."""
    return sum(len(gzip.compress((CLIENT / name).read_bytes())) for name in names if name.endswith(kind)) / 1e3


def visits(address: str, rounds: int) -> dict[str, Visit]:
    """Return visits by network; none without a Chromium, or without a Playwright to drive it."""
    browser_at = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if browser_at is None or find_spec("playwright") is None:
        return {}
    from playwright.sync_api import sync_playwright

    out = {}
    with (
        sync_playwright() as play,
        play.chromium.launch(
            executable_path=browser_at, args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        ) as browser,
    ):
        for name, (speed, delay) in NETWORKS.items():
            visit = out[name] = Visit([], [], 0)
            for _ in range(rounds):
                context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
                context.add_init_script(WATCH % LOBBY)
                page = context.new_page()
                wire = context.new_cdp_session(page)
                received: list[float] = []
                wire.on("Network.loadingFinished", lambda said, all=received: all.append(said["encodedDataLength"]))
                wire.send("Network.enable")
                wire.send(
                    "Network.emulateNetworkConditions",
                    {
                        "offline": False,
                        "latency": delay,
                        "downloadThroughput": speed * 1000 / 8,
                        "uploadThroughput": speed * 500 / 8,
                    },
                )
                wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
                page.goto(f"http://{address}/", wait_until="commit")
                painted, usable = page.wait_for_function(TIMES, timeout=LONGEST).json_value()
                visit.painted.append(painted)
                visit.usable.append(usable)
                visit.received = int(sum(received))
                context.close()
    return out
