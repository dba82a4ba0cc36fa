"""Pictures of every screen in every language and theme, at the size of a laptop, a phone and (tables) a tablet.

    ./dev exec python tools/shots.py [FOLDER] [--only SCREEN ...] [--languages en ...] [--sizes phone ...]
        [--contrasts more ...]

Plays what is needed on servers of its own. The folder (build/shots if none is named) gets a file for each picture, and
an index.html with all of them.
"""

import argparse
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from gallery import SCREENS, at, sizes
from stage import stage
from visit import CONTRASTS, SIZES, THEMES, Look, Visitor, chromium

from skulduggery.text import LANGUAGES

FOLDER = Path(__file__).resolve().parent.parent / "build" / "shots"
PAGE = """<!doctype html>
<meta charset="utf-8"><title>Skulduggery: screens</title>
<style>
  body {{ font: 15px sans-serif; margin: 20px; background: #888; }}
  h2 {{ position: sticky; top: 0; margin: 0; padding: 6px; background: #888; }}
  section {{ display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 24px; }}
  a {{ color: inherit; text-decoration: none; }}
  img {{ display: block; height: 300px; background: #fff; }}
</style>
{body}
"""


def index(folder: Path) -> str:
    """Return a page with all pictures of a folder."""
    parts = []
    for screen in SCREENS:
        found = sorted((folder / screen).glob("*.png"))
        links = (
            f'<a href="{screen}/{one.name}"><img loading="lazy" src="{screen}/{one.name}">{one.stem}</a>'
            for one in found
        )
        if found:
            parts.append(f"<h2>{screen}</h2><section>{''.join(links)}</section>")
    return PAGE.format(body="\n".join(parts))


def shoot(visitor: Visitor, name: str, languages: Sequence[str], folder: Path) -> Sequence[str]:
    """Take the pictures of a screen, in each language by day and by night; return what went wrong."""
    (folder / name).mkdir(parents=True, exist_ok=True)
    try:
        with at(visitor, name) as one:
            for language, theme in product(languages, THEMES):  # both can change in place: one visit is enough
                if theme == THEMES[0]:
                    one.speak(language)
                one.page.evaluate("theme => void (document.documentElement.dataset.theme = theme)", theme)
                one.page.screenshot(path=folder / name / f"{visitor.look._replace(language=language, theme=theme)}.png")
            return one.faults
    except Exception as error:  # one screen that can't be reached must not hide the others
        return [str(error)]


def main(args: Sequence[str]) -> int:
    """Take the pictures; return an exit code that says whether every screen could be reached."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--only", nargs="+", choices=SCREENS, default=list(SCREENS), metavar="SCREEN")
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=["laptop", "phone", "tablet"])
    parser.add_argument("--contrasts", nargs="+", choices=CONTRASTS, default=["none"])
    given = parser.parse_args(args)
    failed = 0
    with TemporaryDirectory() as data, stage(Path(data)) as scenes, chromium() as browser:
        looks = [Look(given.languages[0], THEMES[0], *more) for more in product(given.sizes, given.contrasts)]
        visitors = [Visitor(browser, scenes, look) for look in looks]
        for name in given.only:
            for visitor in visitors:
                if visitor.look.size not in sizes(name):
                    continue
                if faults := shoot(visitor, name, given.languages, given.folder):
                    failed += 1
                    print(f"{name} {visitor.look}: {faults[0]}", file=sys.stderr)
            print(name, flush=True)
        for visitor in visitors:
            visitor.close()
    (given.folder / "index.html").write_text(index(given.folder), "utf-8")
    print(f"{given.folder / 'index.html'}")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
