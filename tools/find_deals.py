"""Find a deal for each table of the stage at which its moment comes soon, and write them to ``deals.toml``.

    ./dev exec --compiled python tools/find_deals.py [NAME ...]

Needed where rules, cards or bots have changed: until then the stage tries one deal after another. That takes minutes.
"""

import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

import gallery  # noqa: F401  (it adds the tables of all games)
from stage import DEALS, MOMENTS, Stage, stage

TRIES = 6
"""Deals with numbers below this are compared, if the moment comes at them."""
HEAD = "# Numbers of deals at which the moments of the stage come soon: tools/find_deals.py.\n"
MADE = [name[1:] for name in vars(Stage) if name.startswith("_") and not name.startswith(("__", "_spied", "_barred"))]


def best(there: Stage, name: str) -> int | None:
    """Return the number of the deal at which a table is made with the fewest messages; None if it needs no deal."""
    tried = -1
    seen = []
    while tried < TRIES - 1:
        there.found.clear()
        there.deals = {name: tried + 1}
        there.make(name)
        if name not in there.found:
            return None
        tried, messages = there.found[name]
        seen.append((messages, tried))
    return min(seen)[1]


def main(names: list[str]) -> None:
    """Find deals for all tables, or for those of these names."""
    deals: dict[str, int] = tomllib.loads(DEALS.read_text("utf-8"))
    for name in names or [*MADE, *MOMENTS]:
        with TemporaryDirectory() as folder, stage(Path(folder)) as there:
            number = best(there, name)
        if number is not None:
            deals[name] = number
        print(name, number, flush=True)
        lines = [f"{key} = {deals[key]}\n" for key in sorted(deals) if deals[key]]
        DEALS.write_text(HEAD + "".join(lines), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
