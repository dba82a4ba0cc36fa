"""Studies of beliefs: in words for the terminal, and as a page."""

from pathlib import Path

import msgspec

from skulduggery.api import BadInput
from skulduggery.arena.reports.strength_markdown import table
from skulduggery.arena.training.answer_model_fit import Fitted
from skulduggery.arena.training.belief_accuracy import BINS, Measured, Row
from skulduggery.cli.given import write

INTRODUCTION = """# How well a bot can tell what others hide

For researchers: how much better than the bare facts a bot's [beliefs](../develop/search.md#beliefs) predict the hidden
cards of others. Measured by `skulduggery beliefs GAME --out docs/strength`.

A bot plays against itself. At sampled questions it predicts each thing that another seat hides and that the facts leave
open. The score rates the chance that it gave to the truth.

- *By the facts*: from 400 re-deals, all equally likely. *Bare*: from as many re-deals as there are worlds. *Believed*:
  from worlds weighted by how likely the answers of others were in them.
- All predictions are smoothed alike, with eight more worlds that are spread as the facts say. The facts get half a
  re-deal more for each possible value.
- Log-loss is in nats a thing. *Below the facts* compares it with that of the facts, with a 95% interval over games
  (Fieller).
- *Count* is the effective sample size. *Differ* is the number of different worlds. *ms* is the time of one core for a
  question.
"""
STUDIES = ("game, seats, bot", "hidden things", "games, questions", "by the facts: log-loss, Brier", "seed, engine")
ROWS = ("game, seats, bot", "worlds", "log-loss: bare, believed", "below the facts", "Brier", "count, differ", "ms")
CALIBRATION = """## Calibration

By tenths of the chance that values were given, with the most worlds: the mean chance, how often the values were true,
and their number.
"""


def told(found: Measured) -> str:
    """Return a study as a table in words."""
    study = found.study
    lines = [
        f"{study.game}, {study.seats} seats, {study.bot}: {found.things} hidden things at {found.questions} questions "
        f"of {found.games} games, seed {study.seed}; by the facts log-loss {found.facts_loss:.3f}, "
        f"Brier {found.facts_brier:.3f}",
    ]
    for row in found.rows:
        lines.append(
            f"  {row.worlds:5} worlds: log-loss {row.loss:.3f}, {below(row)} below; bare re-deals {row.bare_loss:.3f}; "
            f"Brier {row.brier:.3f}; {row.counting:.1f} count, {row.different:.1f} differ; {row.ms:.1f} ms"
        )
    return "\n".join(lines) + "\n"


def told_fit(one: Fitted) -> str:
    """Return a fit as a line."""
    return (
        f"{one.kind or 'all':16} {one.answers:6} answers: temperature {one.temperature:g}, floor {one.floor:g}, "
        f"log-loss {one.loss:.3f} (any alike {one.alike:.3f})\n"
    )


def add_to_page(folder: Path, found: list[Measured]) -> None:
    """Add studies to a folder's ``beliefs.json``, and rewrite its ``beliefs.md`` from all of them. Raise BadInput."""
    data = folder / "beliefs.json"
    try:
        old = msgspec.json.decode(data.read_bytes(), type=list[Measured]) if data.exists() else []
    except (OSError, msgspec.DecodeError) as error:
        raise BadInput(f"{data} can't be read: {error}.") from None
    new = {(one.study.game, one.study.seats, one.study.bot): one for one in [*old, *found]}
    kept = sorted(new.values(), key=lambda one: (one.study.game, one.study.bot, one.study.seats))
    write(data, msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
    write(folder / "beliefs.md", page(kept).encode())


def page(found: list[Measured]) -> str:
    """Return the page of all studies."""
    studies: list[list[str]] = []
    rows: list[list[str]] = []
    tenths = [[f"{10 * n} to {10 * n + 10}%"] for n in range(BINS)]
    for one in found:
        study = one.study
        name = f"{study.game}, {study.seats}, `{study.bot}`"
        asked = f"{one.games}, {one.questions} (one in {study.every})"
        facts = f"{one.facts_loss:.3f}, {one.facts_brier:.3f}"
        studies.append([name, f"{one.things}", asked, facts, f"{study.seed}, `{one.engine}`"])
        for row in one.rows:
            losses = [f"{row.bare_loss:.3f}, {row.loss:.3f}", below(row), f"{row.brier:.3f}"]
            counts = f"{row.counting:.1f}, {row.different:.1f}"
            rows.append([name, f"{row.worlds}", *losses, counts, f"{row.ms:.1f}"])
        for cells, (many, mean, hits) in zip(tenths, one.rows[-1].bins, strict=True):
            cells.append(f"{mean:.1%}, {hits:.1%}, {many:,}" if many else "")
    chances = table(("chance", *[name for name, *_ in studies]), tenths)
    return "\n".join([INTRODUCTION, *table(STUDIES, studies), *table(ROWS, rows), CALIBRATION, *chances])


def below(row: Row) -> str:
    """Return how far the log-loss lies below that of the facts, with its interval."""
    left = row.left
    return f"{1 - left.value:.1%} ({1 - left.high:.1%} to {1 - left.low:.1%})" if left else "?"
