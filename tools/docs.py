"""Write the pages of the docs site that are made of kept data. `./dev docs` does so first; Git ignores the pages.

    ./dev exec python tools/docs.py [FOLDER]

A FOLDER is written to instead of docs, and must hold the same kept data.
"""

import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def strength(page: Path) -> str:
    """Return the strength page of a game, from its plan and its figures."""
    from skulduggery.arena.matches.plan import plan_of, reading_of
    from skulduggery.arena.reports import strength_markdown

    found = reading_of(page.with_suffix(".json"))
    assert found is not None, f"{page.with_suffix('.json')} is missing"
    return strength_markdown.page(plan_of(page.with_suffix(".toml")), found)


def beliefs(page: Path) -> str:
    """Return the page of all studies of beliefs."""
    import msgspec

    from skulduggery.arena.training.belief_accuracy import Measured
    from skulduggery.cli import studies

    return studies.page(msgspec.json.decode(page.with_suffix(".json").read_bytes(), type=list[Measured]))


def observations(_page: Path) -> str:
    """Return the text of tools/observations.md with the tables of all games."""
    from skulduggery import api
    from skulduggery.environments.layout import tables

    text = (ROOT / "tools" / "observations.md").read_text("utf-8")
    for game in ("crooks", "scoundrels", "mayhem"):
        text = text.replace(f"{{{game}}}\n", tables(api.encoding(api.make_rules(game, 4, serial=True))))
    return text


def balance(page: Path) -> str:
    """Return the balance page of a game's house cards, with its notes."""
    import msgspec

    from skulduggery.arena.lab.card_balance import Reading
    from skulduggery.arena.reports import balance_page

    readings = msgspec.json.decode(page.with_suffix(".json").read_bytes(), type=list[Reading])
    return balance_page.page(readings, notes=page.with_name("notes.txt").read_text("utf-8"))


def worth(page: Path) -> str:
    """Return the page of what cards are worth."""
    import msgspec

    from skulduggery.arena.lab.verdict import Verdict
    from skulduggery.arena.reports import lab_page

    return lab_page.page(msgspec.json.decode(page.with_suffix(".json").read_bytes(), type=Verdict))


def pairs(page: Path) -> str:
    """Return the page of the pairs furthest off."""
    import msgspec

    from skulduggery.arena.lab.degenerate_pairs import Pairs
    from skulduggery.arena.reports import lab_page

    return lab_page.page(msgspec.json.decode(page.with_suffix(".json").read_bytes(), type=Pairs))


BUILT: dict[str, Callable[[Path], str]] = {
    "balance/mayhem/balance.html": balance,
    "balance/scoundrels/balance.html": balance,
    "balance/scoundrels/pairs.html": pairs,
    "balance/scoundrels/worth.html": worth,
    "reference/observations.md": observations,
    "strength/beliefs.md": beliefs,
    "strength/crooks.md": strength,
    "strength/mayhem.md": strength,
    "strength/scoundrels.md": strength,
}
"""The pages below docs, each with the function that makes it; .gitignore names the pages too."""


def build(docs: Path = ROOT / "docs") -> None:
    """Write all of these pages."""
    for name, written in BUILT.items():
        page = docs / name
        page.write_text(written(page), "utf-8")


if __name__ == "__main__":
    build(*map(Path, sys.argv[1:2]))
