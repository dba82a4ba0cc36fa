"""The strength page of a game, in Markdown: how strong its bots are, the worth of hiding, bluffs and suspicions.

Tables have few columns, so that they fit a page.
"""

from collections.abc import Sequence

from skulduggery.arena.intervals import Interval
from skulduggery.arena.matches.ladder import Ranking
from skulduggery.arena.matches.match import Standing
from skulduggery.arena.matches.plan import Plan, Reading

Named = tuple[str, Standing]
"""A pairing's name and its result."""
PAIRINGS = "Pairings"
"""The heading of the table of pairings."""
MEASURED = """\
How to read the figures:

- The arena plays each deal once for each seat that the bot can have, always with the same random numbers. The bot's
  mean share of the win counts as one value.
- *Fair* is the share that equal bots would get{aim}.
- Brackets hold 95% intervals over deals: Student's t if all planned deals were played, otherwise a confidence sequence,
  which is valid at whatever deal a run stops.
- *ms* is the processor time of one core for a question with more than one answer.
- Each row names the commit that was measured. It is replaced once as many deals have been played at a newer commit.
"""
AIM = "; *aim* is the goal that was set before the measurement"
GAP = (
    "*Gap closed* says how far the bot gets from the share of the rules of thumb (*from*) to that of the same search "
    "with open cards (*to*). What even that search loses is luck. All three play the same deals against the same "
    "opponents. The interval is Fieller's, and is given only if all planned deals were played."
)
HIDING = (
    "The bot plays the same deals again, but takes no answer that hides something if there is another one. In games "
    "with claims it then claims only what is true."
)
BLUFFS = (
    "Mean numbers a game, for the bot that is measured. *Hid* says how often it hid something, and how often it could "
    "have. A *bluff* hides something weaker than claimed or, in a game without claims, weaker than a spectator would "
    "expect; a *trap* hides something stronger."
)
SUSPICIONS = " After *suspicions*, brackets hold the share that was right; *missed* are the bluffs that it let pass."
RATED = (
    "each in every seating. All sets of bots met equally often. Ratings are OpenSkill's (Plackett-Luce): each bot "
    "begins at mu 25 and sigma 25/3. The interval of mu comes from resampled deals."
)


def heading(plan: Plan, found: Reading) -> str:
    """Return the title of the page, which names the bot if only one is measured."""
    bots = {one.bot for one in found.standings}
    who = f"{bots.pop()} is" if len(bots) == 1 and not found.ladders else "the bots are"
    return f"How strong {who} at {plan.title}"


def page(plan: Plan, found: Reading) -> str:
    """Return the page, in Markdown."""
    out = [f"# {heading(plan, found)}", ""]
    out += [f"For players and researchers: how strong each bot is. Measured with version {found.version}.", ""]
    out += [*paragraphs(plan.intro), MEASURED.format(aim=AIM if any(found.aims) else "")]
    wanted, ladders = found.wanted[: len(found.standings)], found.wanted[len(found.standings) :]
    named = [*zip(found.names, found.standings, strict=False)]
    if named:
        short = short_names(found.standings)
        rows = [row_of(*one, aim, deals, short) for one, aim, deals in zip(named, found.aims, wanted, strict=False)]
        fair = "fair, aim" if any(found.aims) else "fair"
        head = ("what", "bots", "share of the wins", fair, "deals, commit", "ms")
        out += [f"## {PAIRINGS}", "", *table(head, rows)]
        out += [*[f"- {letter}: `{bot}`" for bot, letter in short.items()], ""] if short else []
        out += [*gaps(named), *hidings(named), *bluffs(named)]
    for name, ranking, deals in zip(found.names[len(found.standings) :], found.ladders, ladders, strict=True):
        out += ladder(name, ranking, deals)
    return "\n".join([*out, *paragraphs(plan.notes)]).rstrip() + "\n"


def short_names(standings: Sequence[Standing]) -> dict[str, str]:
    """Return a letter for each bot that has settings."""
    bots = dict.fromkeys([bot for one in standings for bot in (one.bot, *one.others) if ":" in bot])
    return dict(zip(bots, letters(len(bots)), strict=True))


def row_of(name: str, one: Standing, aim: float, deals: int, short: dict[str, str]) -> list[str]:
    """Return the cells of a pairing."""
    played = f"{one.deals:,}" if one.planned else f"{one.deals:,} of {deals:,}"
    forfeited = f", {one.acts.forfeits:,} games forfeited" if one.acts.forfeits else ""
    return [
        name,
        f"{several([one.bot], short)} against {several(one.others, short)}",
        percent(Interval(one.share, one.low, one.high)) if one.deals else "not played yet",
        f"{one.fair:.0%}, {aim:.0%}" if aim else f"{one.fair:.0%}",
        f"{played} {made(one)}{forfeited}".rstrip(),
        f"{one.ms:.1f}",
    ]


def made(one: Standing | Ranking) -> str:
    """Return the commit that was measured, or the fingerprint of rules and bots if there was none; empty without
    deals."""
    return f"`{one.commit or one.engine}`" if one.deals else ""


def gaps(named: Sequence[Named]) -> list[str]:
    """Return the section on luck's ceiling, or nothing if it wasn't measured."""
    rows = []
    for name, one in named:
        if one.gap is None or not one.gap.deals:
            continue
        closed = "?" if one.gap.closed is None else f"{one.gap.closed:.0%}"
        if one.gap.interval is not None:
            closed = percent(one.gap.interval, 0)
        rows.append([name, closed, f"{one.gap.floor:.0%}", f"{one.gap.ceiling:.1%}", f"{one.gap.deals:,}"])
    if not rows:
        return []
    return ["## Luck's ceiling", "", GAP, "", *table(("what", "gap closed", "from", "to", "deals"), rows)]


def hidings(named: Sequence[Named]) -> list[str]:
    """Return the section on the worth of hiding, or nothing if it wasn't measured."""
    rows = [
        [name, f"{its.share:.1%}", f"{its.without:.1%}", percent(its.gain), f"{its.deals:,}"]
        for name, one in named
        if (its := one.hiding) is not None and its.deals
    ]
    if not rows:
        return []
    head = ("what", "with hiding", "without", "hiding brings", "deals")
    return ["## What hiding is worth", "", HIDING, "", *table(head, rows)]


def bluffs(named: Sequence[Named]) -> list[str]:
    """Return the section on bluffs and suspicions, a row for each pairing, or nothing if a game has none."""
    met = any(one.acts.met for _, one in named)
    rows = []
    for name, one in named:
        acts, games = one.acts, max(1, one.acts.games)
        if acts.could or acts.met:
            hid = f"{acts.hid / games:.2f} of {acts.could / games:.2f}"
            row = [name, hid, f"{acts.bluffs / games:.2f}", f"{acts.traps / games:.2f}"]
            right = f" ({acts.right / acts.suspected:.0%})" if acts.suspected else ""
            suspected = [f"{acts.suspected / games:.2f}{right}", f"{acts.missed / games:.2f}"] if acts.met else ["", ""]
            rows.append(row + suspected if met else row)
    if not rows:
        return []
    head = ("what", "hid", "bluffs", "traps", *(("suspicions", "missed") if met else ()))
    return ["## Bluffs and suspicions", "", BLUFFS + (SUSPICIONS if met else ""), "", *table(head, rows)]


def ladder(name: str, ranking: Ranking, deals: int) -> list[str]:
    """Return the section on a ladder: ratings at mixed tables, and which bots finished ahead."""
    played = f"{ranking.deals:,}" if ranking.planned else f"{ranking.deals:,} of {deals:,}"
    said = f"{played} deals at tables of {ranking.seats} ({made(ranking)}), {RATED}"
    if not ranking.deals:
        return [f"## {name}", "", "Not played yet.", ""]
    bots = [one.bot for one in ranking.ratings]
    rows = [
        [
            f"{place}. `{one.bot}`",
            f"{one.mu.value:.1f} ({one.mu.low:.1f} to {one.mu.high:.1f}), {one.sigma:.2f}",
            percent(one.share),
            f"{one.deals:,}",
            f"{one.ms:.1f}",
        ]
        for place, one in enumerate(ranking.ratings, 1)
    ]
    out = [f"## {name}", "", said, "", *table(("bot", "mu, sigma", "share of the wins", "deals", "ms"), rows)]
    ahead = {(one.bot, one.other): one for one in ranking.met}
    cells = []
    for place, bot in enumerate(bots[:-1], 1):
        pairs = [ahead.get((bot, other)) for other in bots[1:]]
        cells.append([f"{place}.", *["" if one is None else percent(one.ahead, 0) for one in pairs]])
    out += ["How often the bot of the row finished ahead of the bot of the column, at tables with both:", ""]
    return [*out, *table(("", *[f"{place}." for place in range(2, len(bots) + 1)]), cells)]


def letters(count: int) -> list[str]:
    """Return short names: A, B and so on."""
    return [chr(ord("A") + n) if n < 26 else f"{n + 1}" for n in range(count)]


def several(bots: Sequence[str], short: dict[str, str]) -> str:
    """Return the bots around a table as text, such as ``3 x `heuristic```."""
    names = [short.get(bot, f"`{bot}`") for bot in bots]
    if len(names) > 1 and len(set(names)) == 1:
        return f"{len(names)} x {names[0]}"
    return ", ".join(names)


def percent(one: Interval, digits: int = 1) -> str:
    """Return a share with its interval, as text in percent."""
    return f"{one.value:.{digits}%} ({100 * one.low:.{digits}f} to {100 * one.high:.{digits}f})"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Return the lines of a Markdown table, with an empty line after it."""
    return [f"| {' | '.join(cells)} |" for cells in (head, ["---"] * len(head), *rows)] + [""]


def paragraphs(text: str) -> list[str]:
    return [text.strip(), ""] if text.strip() else []
