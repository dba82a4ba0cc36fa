"""Measure the client's performance and accessibility with Lighthouse, which simulates a slow phone on slow 4G.

    npm install --no-save --prefix FOLDER lighthouse@12.8.2
    ./dev exec python tools/lighthouse.py FOLDER [--runs 3] [--site dist/site]

Visits the lobby, a table of each game, rules and a review on a server of its own, and prints the median of each figure.
With ``--site``, visits pages of a site without a server instead, which `./dev site` has built.
"""

import argparse
import functools
import json
import os
import shutil
import statistics
import subprocess
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

from stage import Server, stage

GAMES = ("crooks", "scoundrels", "mayhem")
FIGURES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
WITHIN = 180
"""Seconds after which Lighthouse has failed."""


def table(server: Server, game: str) -> str:
    """Make a table of a person against a bot, and return its address for a spectator."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Bea", "bot": "heuristic"}]
    made = server.post("tables", {"game": game, "seats": seats})
    return f"table/{made['table']}"


def look(program: Path, address: str) -> dict[str, float]:
    """Return Lighthouse's scores and figures for one page."""
    command = [str(program), address, "--quiet", "--output=json", "--only-categories=performance,accessibility"]
    command += ["--chrome-flags=--headless=new --no-sandbox"]
    environment = os.environ | {"CHROME_PATH": shutil.which("chromium") or ""}
    said = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=WITHIN, check=True).stdout
    found = json.loads(said)
    out = {name: 100 * found["categories"][name]["score"] for name in ("performance", "accessibility")}
    return out | {name: found["audits"][name]["numericValue"] for name in FIGURES}


class Quiet(SimpleHTTPRequestHandler):
    """Serves files without a line for each request."""

    def log_message(self, *_args: object) -> None:
        """Say nothing."""


def measure(program: Path, pages: dict[str, str], runs: int) -> None:
    """Print the medians of all pages, by their names and addresses."""
    print("| page | performance | accessibility | FCP ms | LCP ms | TBT ms | CLS |\n|---|---|---|---|---|---|---|")
    for name, address in pages.items():
        found = [look(program, address) for _ in range(runs)]
        middle = {key: statistics.median(one[key] for one in found) for key in found[0]}
        worst = min(one["performance"] for one in found)
        shown = [f"{middle[key]:.0f}" for key in FIGURES[:3]] + [f"{middle[FIGURES[3]]:.3f}"]
        said = [name, f"{middle['performance']:.0f} (least {worst:.0f})", f"{middle['accessibility']:.0f}", *shown]
        print(f"| {' | '.join(said)} |", flush=True)


def main() -> None:
    """Measure all pages and print the medians."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--site", type=Path)
    given = parser.parse_args()
    program = given.folder / "node_modules" / ".bin" / "lighthouse"
    if given.site:
        serve = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(given.site)))
        threading.Thread(target=serve.serve_forever, daemon=True).start()
        at = f"http://127.0.0.1:{serve.server_port}/"
        measure(program, {"lobby": at, "rules": f"{at}?/rules/crooks", "lesson": f"{at}?/lesson/crooks"}, given.runs)
        return
    with TemporaryDirectory() as folder, stage(Path(folder)) as there:
        over = there.table("over")
        over.server.post(f"tables/{over.id}/open", token=over.token)
        pages = {"lobby": "", **{f"table, {game}": table(there.server, game) for game in GAMES}}
        pages |= {"rules": "rules/crooks", "review": f"review/{over.id}"}
        measure(program, {name: f"{there.server.address}/{path}" for name, path in pages.items()}, given.runs)


if __name__ == "__main__":
    main()
