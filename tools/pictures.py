"""Time the moving picture of a game's last round, frame by frame, in a real browser.

    ./dev exec python tools/pictures.py [--runs 3] [--slower 4] [--size phone]

Draws the picture of a game of four of each kind, over and over. Prints, in milliseconds, the median of the frames, the
first frame by itself, and the longest time in which the page did not respond; and the size of the file.
"""

import argparse
import statistics
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import gallery  # noqa: F401 - the moments of all games
from playwright.sync_api import Page
from stage import Table, stage
from visit import Look, Visitor, chromium

TABLES = {"crooks": "over", "scoundrels": "scoundrels-played-out", "mayhem": "mayhem-played-out"}
PATIENCE = 600_000
"""Milliseconds after which a picture that isn't done has failed."""
WATCH = """() => {
  window.begun_ = []; window.long_ = [0]
  const watch = new PerformanceObserver((list) => long_.push(...list.getEntries().map((one) => one.duration)))
  watch.observe({ type: 'longtask' })
  const look = () => {
    const bar = document.querySelector('dialog progress')
    const shown = bar ? bar.max > 1 && bar.value : document.querySelector('[data-gif]') && 'end'
    if (shown !== false && shown !== null && shown !== begun_.at(-1)?.[0]) begun_.push([shown, performance.now()])
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""
"""A script that notes when each frame begins and the last one ends, and all work longer than 50 ms."""


def draw(page: Page, slower: float) -> tuple[list[float], float, int]:
    """Draw the picture of the review on this page.

    Return the milliseconds of each frame, those of the longest piece of work, and the bytes of the file.
    """
    page.locator("[data-share]").click()
    page.evaluate(WATCH)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.locator("[data-draw]").click()
    page.locator("[data-gif]").wait_for(timeout=PATIENCE)
    begun, long = page.evaluate("[begun_.map(([, at]) => at), long_]")
    with page.expect_download() as download:
        page.locator("[data-gif]").click()
    frames = [after - before for before, after in pairwise(begun)]
    return frames, max(long), download.value.path().stat().st_size


def main() -> None:
    """Draw and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--slower", type=float, default=1)
    parser.add_argument("--size", default="laptop", choices=("laptop", "phone"))
    given = parser.parse_args()
    with TemporaryDirectory() as folder, stage(Path(folder)) as there, chromium() as browser:
        tables: dict[str, Table] = {game: there.table(name) for game, name in TABLES.items()}
        visitor = Visitor(browser, there, Look("en", "dark", given.size))
        print(f"| game | frames | median | first | longest work | bytes |\n{'|---' * 6}|")
        for game, table in [*tables.items()] * given.runs:
            with visitor.visit() as visit:
                visit.review(table)
                frames, long, size = draw(visit.page, given.slower)
                shown = [len(frames), *(round(one) for one in (statistics.median(frames[1:]), frames[0], long)), size]
                print(f"| {game} | {' | '.join(map(str, shown))} |", flush=True)


if __name__ == "__main__":
    main()
