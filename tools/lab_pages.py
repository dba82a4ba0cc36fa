"""Draw the lab's pages for the docs site from the figures that are kept in docs/balance.

``python tools/lab_pages.py [DOCS]`` writes a page (HTML) next to each file of figures (JSON). ``./dev docs`` runs it
before it builds the site.
"""

import sys
from pathlib import Path

import msgspec

from skulduggery.arena.lab.card_balance import Reading
from skulduggery.arena.lab.degenerate_pairs import Pairs
from skulduggery.arena.lab.verdict import Verdict
from skulduggery.arena.reports import balance_page, lab_page

DOCS = Path(__file__).resolve().parent.parent / "docs"


def page(figures: Path) -> str:
    """Return the page of a file of figures. The file's name says what it holds: balance, pairs or worth."""
    data = figures.read_bytes()
    if figures.stem == "balance":
        notes = figures.with_name("notes.txt").read_text("utf-8")
        return balance_page.page(msgspec.json.decode(data, type=list[Reading]), notes=notes)
    if figures.stem == "pairs":
        return lab_page.page(msgspec.json.decode(data, type=Pairs))
    return lab_page.page(msgspec.json.decode(data, type=Verdict))


def main(docs: Path) -> None:
    """Write all pages."""
    for figures in sorted(docs.glob("balance/*/*.json")):
        figures.with_suffix(".html").write_text(page(figures), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS)
