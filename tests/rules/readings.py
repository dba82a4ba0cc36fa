"""The page of rulings, held against the values that house cards had at first."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

PAGE = Path(__file__).resolve().parents[2] / "docs" / "rulings.md"
UNTOLD = {"id", "names", "evidence", "feminine"}
"""Of a card: what no player plays by."""


def values_of(card: Mapping[str, Any]) -> str:
    """Return what a card says, as it is written in a file of first values."""
    return "; ".join(f"{name} {card[name]}" for name in sorted(set(card) - UNTOLD))


def unnamed(title: str, house: Mapping[str, Any], first: Path, tables: Mapping[str, str] | None = None) -> list[str]:
    """Return the ids of the cards that differ from their first values, but that the readings of a game do not name.

    ``title`` is the game's heading on the page, where a card is named by its English name in a row of house values.
    ``tables`` gives the words for parts of the house set that are no cards; of these the key is returned.
    """
    section = PAGE.read_text("utf-8").partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    named = "\n".join(line for line in section.splitlines() if "(house values)" in line)
    out = []
    for kind, values in tomllib.loads(first.read_text("utf-8")).items():
        if tables is not None and kind in tables:
            now = {kind: (tables[kind], values_of(house[kind]))}
        else:
            now = {card["id"]: (card["names"]["en"], values_of(card)) for card in house[kind]}
        assert now.keys() == values.keys(), f"the first values of {kind} are those of other cards"
        out += [one for one, (name, value) in now.items() if value != values[one] and name not in named]
    return out
