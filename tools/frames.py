"""Frame times of a table in a real browser whose processor is slowed down, with all moving as it does for people.

    ./dev exec python tools/frames.py [--answers 6] [--slower 4]

Answers questions at a table of each game, the first option each time; prints, of the frames from the first answer to
the last, the median, the 95th and 99th of 100, the longest, and the pieces of work above 50 ms.
"""

import argparse
import json
import statistics
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser
from stage import Stage, stage
from visit import chromium

GAMES = ("crooks", "scoundrels", "mayhem")
PHONE = {"width": 412, "height": 823}
PATIENCE = 300_000
"""Milliseconds to wait for something new on a page."""
COUNT = """() => {
  window.frames_ = []; window.long_ = []
  let before = performance.now()
  const frame = (now) => { frames_.push(now - before); before = now; requestAnimationFrame(frame) }
  requestAnimationFrame(frame)
  const watch = new PerformanceObserver((list) => long_.push(...list.getEntries().map((one) => one.duration)))
  watch.observe({ type: 'longtask' })
}"""
"""A script that notes the length of each frame, and of each long piece of work."""
OPTION = "[data-option]:enabled"


def measure(browser: Browser, there: Stage, game: str, answers: int, slower: float) -> tuple[list[float], list[float]]:
    """Play, and return the milliseconds of each frame and of each long piece of work."""
    table = there.new("Ada", "bot", game=game, bot="heuristic")
    context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=1.75)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.add_init_script(f"localStorage['skulduggery-held'] ??= {json.dumps(json.dumps([table.held]))}")
    page.goto(f"{table.server.address}/table/{table.id}")
    page.locator(OPTION).first.wait_for()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(COUNT)
    for _ in range(answers):
        before = page.locator("#ask").get_attribute("data-ask")
        page.locator(OPTION).first.evaluate("one => one.click()")
        page.wait_for_function(
            f"before => document.querySelector('#ask')?.dataset.ask !== before && document.querySelector('{OPTION}')",
            arg=before,
        )
    frames, long = page.evaluate("[frames_, long_]")
    context.close()
    return frames, long


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--answers", type=int, default=6)
    parser.add_argument("--slower", type=float, default=4)
    given = parser.parse_args()
    with TemporaryDirectory() as folder, stage(Path(folder)) as there, chromium() as browser:
        print(f"| game | frames | median ms | 95 of 100 | 99 of 100 | longest | above 50 ms |\n{'|---' * 7}|")
        for game in GAMES:
            frames, long = measure(browser, there, game, given.answers, given.slower)
            cut = statistics.quantiles(frames, n=100)
            shown = [f"{one:.0f}" for one in (statistics.median(frames), cut[94], cut[98], max(frames))]
            print(f"| {' | '.join([game, str(len(frames)), *shown, str(len(long))])} |", flush=True)


if __name__ == "__main__":
    main()
