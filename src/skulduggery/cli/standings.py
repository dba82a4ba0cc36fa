"""Results of the arena in words, for the terminal."""

from collections.abc import Sequence

from skulduggery.arena.matches.bot_game import Acts
from skulduggery.arena.matches.ladder import Ranking
from skulduggery.arena.matches.match import Standing
from skulduggery.arena.reports.strength_markdown import percent


def told(result: Standing) -> str:
    """Return a match in words."""
    lines = [
        f"{result.game}: {result.bot} against {', '.join(result.others)}",
        f"{result.share:.1%} of the wins ({result.low:.1%} to {result.high:.1%}; equals win {result.fair:.1%}), "
        f"mean lead {result.lead:+.1f}",
        f"{result.deals} deals, {result.games} games, seed {result.seed}; {result.ms:.1f} ms per question",
    ]
    if result.gap is not None:
        closed = percent(result.gap.interval) if result.gap.interval else "an unknown share"
        lines.append(
            f"{closed} of the way from rules of thumb ({result.gap.floor:.1%}) to {result.gap.bot} "
            f"({result.gap.ceiling:.1%})"
        )
    if result.hiding is not None:
        lines.append(f"hiding gains {percent(result.hiding.gain)}: without it {result.hiding.without:.1%} of the wins")
    return "\n".join([*lines, *acted(result.acts), *forfeits(result)])


def forfeits(result: Standing) -> Sequence[str]:
    """Return lines about games forfeited before their end, and why; none if there are none."""
    lines = [f"{result.bot} forfeited {result.acts.forfeits} games"] if result.acts.forfeits else []
    return [*lines, *[f"forfeited: {fault}" for fault in result.faults]]


def acted(acts: Acts) -> Sequence[str]:
    """Return lines on how a bot bluffed and suspected; none if the game has neither."""
    games = max(1, acts.games)
    lines = []
    if acts.could:
        lines.append(
            f"per game: hid something {acts.hid / games:.2f} of {acts.could / games:.2f} times, "
            f"{acts.bluffs / games:.2f} bluffs, {acts.traps / games:.2f} traps"
        )
    if acts.met:
        lines.append(
            f"per game: suspected {acts.suspected / games:.2f} of {acts.met / games:.2f} times, "
            f"{acts.right / games:.2f} rightly; let {acts.missed / games:.2f} bluffs pass"
        )
    return lines


def rated(ranking: Ranking) -> str:
    """Return the ratings of mixed tables in words."""
    lines = [f"{ranking.game}: {ranking.deals} deals at tables of {ranking.seats}, seed {ranking.seed}"]
    for one in ranking.ratings:
        lines.append(
            f"{one.mu.value:6.1f} ({one.mu.low:.1f} to {one.mu.high:.1f})  sigma {one.sigma:.2f}  {one.bot}: "
            f"{percent(one.share)} of the wins, {one.ms:.1f} ms per question"
            + (f", {one.acts.forfeits} games forfeited" if one.acts.forfeits else "")
        )
    lines += [f"{one.bot} before {one.other}: {percent(one.ahead)}" for one in ranking.met]
    return "\n".join(lines)
