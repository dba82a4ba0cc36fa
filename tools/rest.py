"""The processor time that Chromium uses for screens of the client at rest, with animations switched on.

    ./dev exec python tools/rest.py [SCREEN ...] [--seconds 5]

Prints for each screen (all of them if none is named) the share of one core that the page and the rest of Chromium use,
and the endless animations that run.
"""

import argparse
import os
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory

from gallery import SCREENS, at
from stage import stage
from visit import Look, Visitor, chromium

LOOK = Look("en", "light", "laptop")
SETTLED = 5
"""Seconds after which the animations of a new screen have ended; the loading sign takes 18."""
ENDLESS = """document.getAnimations().filter((one) => one.playState === 'running'
  && one.effect.getComputedTiming().endTime === Infinity).map((one) => one.animationName ?? one.id)"""


def used() -> dict[str, float]:
    """Return the seconds of processor time that our Chromium has used so far, by kind of process."""
    parents: dict[int, int] = {}
    times: dict[int, float] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:  # the process has just ended
            continue
        parents[int(folder.name)] = int(fields[1])
        times[int(folder.name)] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    out: dict[str, float] = defaultdict(float)
    for process, seconds in times.items():
        ancestor = process
        while ancestor in parents and ancestor != os.getpid():
            ancestor = parents[ancestor]
        words = command(process)
        if ancestor == os.getpid() and words and "chrom" in words[0]:
            kind = next((word.partition("=")[2] for word in words if word.startswith("--type=")), "browser")
            out[kind] += seconds
    return out


def command(process: int) -> list[str]:
    """Return the words of a process's command line, none if the process has ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ").split()
    except OSError:
        return []


def main() -> None:
    """Visit screens, wait, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("screens", nargs="*", metavar="SCREEN", choices=[*SCREENS, []])
    parser.add_argument("--seconds", type=float, default=5)
    given = parser.parse_args()
    with TemporaryDirectory() as folder, stage(Path(folder)) as there, chromium() as browser:
        visitor = Visitor(browser, there, LOOK)
        print("| screen | page % | GPU % | others % | endless |\n|---|---|---|---|---|")
        for name in given.screens or SCREENS:
            try:
                with at(visitor, name) as one:
                    one.page.emulate_media(reduced_motion="no-preference")
                    one.page.wait_for_timeout(1000 * SETTLED)
                    before = used()
                    one.page.wait_for_timeout(1000 * given.seconds)
                    spent = {kind: 100 * (now - before[kind]) / given.seconds for kind, now in used().items()}
                    page, gpu = spent.pop("renderer", 0), spent.pop("gpu-process", 0)
                    endless = " ".join(one.page.evaluate(ENDLESS))
                    print(f"| {name} | {page:.1f} | {gpu:.1f} | {sum(spent.values()):.1f} | {endless} |", flush=True)
            except Exception as why:
                print(f"| {name} | FAILED {str(why)[:100]!r}", flush=True)


if __name__ == "__main__":
    main()
