"""Studies of beliefs: in words for the terminal, and as a page."""

from pathlib import Path

import msgspec

from skulduggery.api import BadInput
from skulduggery.arena.training.answer_model_fit import Fitted
from skulduggery.arena.training.belief_accuracy import Measured
from skulduggery.cli.given import write

INTRODUCTION = """# How well a bot can tell what others hide

For researchers: how much better than the bare facts a bot's beliefs predict the hidden cards of others.
`skulduggery beliefs GAME --out docs/strength` measured and wrote this page.
[Opponents](../develop/search.md#beliefs) explains how beliefs work.

A bot plays against itself. At sampled questions it predicts each thing that another seat hides and that the facts leave
open. The score rates the chance that it gave to the truth.

- *By the facts*: from 400 re-deals, all equally likely. *Bare*: from as many re-deals as there are worlds. *Believed*:
  from worlds weighted by how likely the answers of others were in them.
- All predictions are smoothed alike, with eight more worlds that are spread as the facts say. The facts get half a
  re-deal more for each possible value.
- Log-loss is in nats a thing. *Under the facts* says how far it lies below that of the facts, with a 95% interval over
  games (Fieller).
- *Count* is the effective sample size. *Differ* is the number of different worlds. *ms* is the time of one core for a
  question.
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
        under = f"{1 - row.left.value:.1%} ({1 - row.left.high:.1%} to {1 - row.left.low:.1%})" if row.left else "?"
        lines.append(
            f"  {row.worlds:5} worlds: log-loss {row.loss:.3f}, {under} under; bare re-deals {row.bare_loss:.3f}; "
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
    lines = [INTRODUCTION]
    for one in found:
        study = one.study
        lines += [
            f"## {study.game}, {study.seats} seats, {study.bot}\n",
            f"{one.things} things at {one.questions} questions of {one.games} games, one question in {study.every}, "
            f"seed {study.seed}, engine {one.engine}. By the facts: log-loss {one.facts_loss:.3f}, "
            f"Brier {one.facts_brier:.3f}.\n",
            "| worlds | log-loss bare | believed | under the facts | Brier | count | differ | ms |",
            "|---|---|---|---|---|---|---|---|",
        ]
        for row in one.rows:
            under = f"{1 - row.left.value:.1%} ({1 - row.left.high:.1%} to {1 - row.left.low:.1%})" if row.left else "?"
            lines.append(
                f"| {row.worlds} | {row.bare_loss:.3f} | {row.loss:.3f} | {under} | {row.brier:.3f} | "
                f"{row.counting:.1f} | {row.different:.1f} | {row.ms:.1f} |"
            )
        most = one.rows[-1]
        lines += [
            f"\nCalibration with {most.worlds} worlds: how often a value was true, by the chance that it was given.\n",
            "| chance | " + " | ".join(f"{mean:.1%}" for many, mean, _ in most.bins if many) + " |",
            "|---|" + "---|" * sum(1 for many, _, _ in most.bins if many),
            "| true | " + " | ".join(f"{hits:.1%}" for many, _, hits in most.bins if many) + " |",
            "| values | " + " | ".join(str(many) for many, _, _ in most.bins if many) + " |\n",
        ]
    return "\n".join(lines)
