"""Draw contact sheets: all pictures of a set with their names and bytes, large and small, in build/contact/SET.png.

./dev exec python tools/contact_sheet.py [SET | SET/ID[,ID ...] ...]
"""

import json
import subprocess
import sys
from collections.abc import Mapping
from html import escape
from pathlib import Path

from visit import chromium

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "contact"
LARGE = 200
CLOSE = 380
"""The height in CSS pixels of each picture, of single ones if only those are wanted."""
SMALL = 48
WIDTH = 1640
DRAW = """
import { runnerImport } from 'vite'
const bare = { root: process.cwd(), configFile: false, logLevel: 'error' }
const { module } = await runnerImport('/tools/pictures.ts', bare)
const sets = process.argv.slice(1).length ? process.argv.slice(1) : Object.keys(module.SETS)
console.log(JSON.stringify(Object.fromEntries(sets.map((set) => [set, module.packed(set, Infinity)]))))
"""
PAGE = """<style>
body {{ margin: 10px; background: #1d2a3f; color: #f3e6c8; font: 13px sans-serif }}
body {{ display: flex; flex-wrap: wrap; gap: 10px }}
figure {{ margin: 0; text-align: center }} figure svg {{ height: {height}px; display: block; border-radius: 4px }}
p {{ flex-basis: 100%; margin: 0; display: flex; flex-wrap: wrap; gap: 4px }} p svg {{ height: {small}px }}
</style>{large}<p>{row}</p>"""


def drawn(sets: list[str]) -> dict[str, dict[str, str]]:
    """Return the packed pictures by set and id, of all sets if none is named."""
    command = ["node", "--input-type=module", "--eval", DRAW, *sets]
    done = subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True, text=True)
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def own_ids(name: str, svg: str) -> str:
    """Return the picture with ids that no other picture on the page has."""
    return svg.replace('id="', f'id="{name}-').replace("url(#", f"url(#{name}-").replace('href="#', f'href="#{name}-')


def page(pictures: Mapping[str, str], height: int) -> str:
    """Return the sheet as a page."""
    large = "".join(
        f"<figure>{own_ids(name, svg)}{escape(name)} {len(svg.encode())}</figure>" for name, svg in pictures.items()
    )
    row = "".join(own_ids(f"small-{name}", svg) for name, svg in pictures.items())
    return PAGE.format(height=height, small=SMALL, large=large, row=row)


def main() -> None:
    """Draw the sheets of the sets that are named, or of all."""
    wanted = dict(one.partition("/")[::2] for one in sys.argv[1:])
    OUT.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for name, pictures in drawn(list(wanted)).items():
            only = wanted.get(name, "").split(",") if wanted.get(name) else list(pictures)
            shown = {one: pictures[one] for one in only}
            sizes = sorted(len(svg.encode()) for svg in shown.values())
            tab = browser.new_page(viewport={"width": WIDTH, "height": 400})
            tab.set_content(page(shown, LARGE if only == list(pictures) else CLOSE))
            tab.screenshot(path=OUT / f"{name}.png", full_page=True)
            print(f"{OUT / name}.png: {len(sizes)} pictures, median {sizes[len(sizes) // 2]}, most {sizes[-1]} bytes")


if __name__ == "__main__":
    main()
