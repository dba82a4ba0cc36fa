"""The strength page of a game, in Markdown: how strong its bots are, the worth of hiding, bluffs and suspicions."""

from collections.abc import Sequence

from skulduggery.arena.intervals import Interval
from skulduggery.arena.matches.bot_game import Acts
from skulduggery.arena.matches.ladder import Ranking
from skulduggery.arena.matches.match import Standing
from skulduggery.arena.matches.plan import Plan, Reading

PAIRINGS = "Pairings"
"""The heading of the table of pairings."""
MEASURED = (
    "Each deal is played once with the bot in each seat, with the same chance; the figure of a deal is its mean share "
    "of the win. Intervals hold 95%, over deals: Student's t where all deals that were planned were played, else a "
    "confidence sequence, which holds whenever one stops. Milliseconds are processor time of one core for each "
    "question with more than one answer. The last column names the commit that was measured: figures of different "
    "commits stand beside each other, and what did not change between them is as good as new."
)
GAP = (
    "*Gap closed*: how much of the way from the rules of thumb to the same search with open cards (luck's ceiling), "
    "all three against the same others in the same deals; with its interval (Fieller's) where all planned deals were "
    "played."
)
HIDING = (
    "The same bot in the same deals, and once more where it is not given the answers that hide something (or, where "
    "the game has claims, that claim what is not so), as far as others are left."
)
BLUFFS = (
    "A game, for the bot named first: questions by which something can be hidden, how often it was; bluffs (weaker "
    "than a spectator had to think more likely than not, or not what was claimed), traps (stronger than that); "
    "suspicions, how many were right, and bluffs that it let pass."
)
RATED = (
    "each played in every seating; each set of bots met as often as any other. Ratings by OpenSkill (Plackett-Luce, "
    "25 and 25/3 to begin with, bots don't change); in brackets where mu lies by deals drawn again."
)


def page(plan: Plan, found: Reading) -> str:
    """Return the page, in Markdown."""
    out = [f"# How strong the opponents of {plan.title} are", "", *paragraphs(plan.intro)]
    out += [f"Version {found.version}. {MEASURED}", ""]
    wanted, ladders = found.wanted[: len(found.standings)], found.wanted[len(found.standings) :]
    if found.standings:
        figures = ("share of the wins", "fair", "aim", "deals", "games", "ms", "gap closed", "at")
        head = ("what", "bot", "against", *figures)
        rows = [
            row_of(name, standing, aim, deals)
            for name, standing, aim, deals in zip(found.names, found.standings, found.aims, wanted, strict=False)
        ]
        out += [f"## {PAIRINGS}", "", *table(head, rows), *legend(found.standings)]
        out += hidings(found.standings)
        out += bluffs([(f"`{one.bot}` against {several(one.others)}", one.acts) for one in found.standings])
    for name, ranking, deals in zip(found.names[len(found.standings) :], found.ladders, ladders, strict=True):
        out += ladder(name, ranking, deals)
    return "\n".join([*out, *paragraphs(plan.notes)]).rstrip() + "\n"


def row_of(name: str, one: Standing, aim: float, deals: int) -> list[str]:
    """Return the cells of a pairing."""
    aimed = f"{aim:.0%}" if aim else ""
    played = f"{one.deals:,}" if one.planned else f"{one.deals:,} of {deals:,}"
    shares = percent(Interval(one.share, one.low, one.high)) if one.deals else "not played yet"
    closed = ""
    if one.gap is not None and one.gap.deals:
        closed = "?" if one.gap.closed is None else f"{one.gap.closed:.0%}"
        if one.gap.interval is not None:
            closed = percent(one.gap.interval, 0)
        closed += f" of {one.gap.floor:.0%} to {one.gap.ceiling:.1%} ({one.gap.deals:,} deals)"
    bots = (f"`{one.bot}`", several(one.others))
    games = f"{one.games:,}" + (f" ({one.acts.forfeits:,} forfeited)" if one.acts.forfeits else "")
    return [name, *bots, shares, f"{one.fair:.0%}", aimed, played, games, f"{one.ms:.1f}", closed, made(one)]


def made(one: Standing | Ranking) -> str:
    """Return the commit that was measured, or a digest of the bots if there was none; empty without deals."""
    return f"`{one.commit or one.engine}`" if one.deals else ""


def legend(standings: Sequence[Standing]) -> list[str]:
    """Return the explanation of *gap closed*, if it is used."""
    if not any(one.gap is not None for one in standings):
        return []
    return [GAP, ""]


def hidings(standings: Sequence[Standing]) -> list[str]:
    """Return the section on the worth of hiding; nothing if it wasn't measured."""
    rows = [
        [
            f"`{one.bot}`",
            several(one.others),
            f"{its.share:.1%}",
            f"{its.without:.1%}",
            percent(its.gain),
            f"{its.deals:,}",
        ]
        for one in standings
        if (its := one.hiding) is not None and its.deals
    ]
    if not rows:
        return []
    head = ("bot", "against", "with hiding", "without", "hiding brings", "deals")
    return ["## What hiding is worth", "", HIDING, "", *table(head, rows)]


def bluffs(done: Sequence[tuple[str, Acts]]) -> list[str]:
    """Return the section on bluffs and suspicions, a row for each bot; nothing if there were none."""
    rows = []
    for name, acts in done:
        if not acts.could and not acts.met:
            continue
        games = max(1, acts.games)
        counts = [f"{one / games:.2f}" for one in (acts.could, acts.hid, acts.bluffs, acts.traps)]
        suspected = f"{acts.suspected / games:.2f}" if acts.met else ""
        right = f"{acts.right / acts.suspected:.0%}" if acts.suspected else ""
        missed = f"{acts.missed / games:.2f}" if acts.met else ""
        rows.append([name, f"{acts.games:,}", *counts, suspected, right, missed])
    if not rows:
        return []
    head = ("who", "games", "could", "hid", "bluffs", "traps", "suspicions", "right", "missed")
    return ["## Bluffs and suspicions", "", BLUFFS, "", *table(head, rows)]


def ladder(name: str, ranking: Ranking, deals: int) -> list[str]:
    """Return the section on a ladder: ratings at mixed tables, and which bots finished ahead."""
    played = f"{ranking.deals:,}" if ranking.planned else f"{ranking.deals:,} of {deals:,}"
    said = f"{played} deals at tables of {ranking.seats} (at {made(ranking)}), {RATED}"
    if not ranking.deals:
        return [f"## {name}", "", "Not played yet.", ""]
    rows = [
        [
            f"`{one.bot}`",
            f"{one.mu.value:.1f} ({one.mu.low:.1f} to {one.mu.high:.1f})",
            f"{one.sigma:.2f}",
            f"{one.ordinal:.1f}",
            percent(one.share),
            f"{one.deals:,}",
            f"{one.ms:.1f}",
        ]
        for one in ranking.ratings
    ]
    head = ("bot", "mu", "sigma", "ordinal", "share of the wins", "deals", "ms")
    out = [f"## {name}", "", said, "", *table(head, rows)]
    bots = [one.bot for one in ranking.ratings]
    ahead = {(one.bot, one.other): one for one in ranking.met}
    cells = []
    for bot in bots[:-1]:
        pairs = [ahead.get((bot, other)) for other in bots[1:]]
        cells.append([f"`{bot}`", *["" if one is None else percent(one.ahead, 0) for one in pairs]])
    out += ["How often the bot of a row finished before that of a column, at tables of both:", ""]
    return [*out, *table(("", *[f"`{bot}`" for bot in bots[1:]]), cells)]


def several(names: Sequence[str]) -> str:
    """Return the bots around a table as text, such as ``3 x heuristic``."""
    if len(set(names)) == 1:
        return f"`{names[0]}`" if len(names) == 1 else f"{len(names)} x `{names[0]}`"
    return ", ".join(f"`{name}`" for name in names)


def percent(one: Interval, digits: int = 1) -> str:
    """Return a share with its interval, as text in percent."""
    return f"{one.value:.{digits}%} ({100 * one.low:.{digits}f} to {100 * one.high:.{digits}f})"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Return the lines of a Markdown table, with an empty line after it."""
    return [f"| {' | '.join(cells)} |" for cells in (head, ["---"] * len(head), *rows)] + [""]


def paragraphs(text: str) -> list[str]:
    return [text.strip(), ""] if text.strip() else []
