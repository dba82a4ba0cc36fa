"""A reading as one page that needs nothing else: for whoever designs cards."""

from collections.abc import Sequence
from html import escape

from skulduggery.arena import plots
from skulduggery.arena.balance import CardReading, Reading
from skulduggery.arena.estimate import Effect, Share
from skulduggery.text import Texts

STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff; max-width: 64rem; margin: 2rem auto;
  padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 2.5rem; border-top: 2px solid #ddd; padding-top: 1rem; }
figure { margin: 1rem 0; overflow-x: auto; } svg { max-width: 100%; height: auto; } figcaption { color: #555; }
table { border-collapse: collapse; font-size: 0.85rem; } caption { text-align: left; color: #555; padding: 0.3rem 0; }
th, td { padding: 0.15rem 0.5rem; border-bottom: 1px solid #e5e5e5; text-align: right; white-space: nowrap; }
th:first-child, td:first-child, .text { text-align: left; } .text { white-space: normal; }
thead th { position: sticky; top: 0; background: #fff; border-bottom: 2px solid #bbb; }
.wide { overflow-x: auto; } code { font-size: 0.9em; }
"""
VALUES = {"score": "points", "margin": "lead of the winner", "money": "dollars left", "reputation": "reputation"}
RATES = {
    "bluffs": "cards that\nare bluffs",
    "suspected-bluff": "bluffs that\nare suspected",
    "suspected-honest": "honest cards\nsuspected",
    "suspicions-right": "henchmen on\na bluff",
    "marks-true": "marks that\nare true",
}
SHAPE = "what it is"
"""The head of a column of words."""
SLOTS = ("A", "2", "3", "4", "5", "6")
FAR = 0.02
"""Effects stand out that are at least so far from nothing, the interval and all."""


def page(readings: Sequence[Reading], before: Sequence[Reading] = (), notes: str = "") -> str:
    """The page of some readings of one game, one for each number of seats; ``before``: of older card data.

    ``notes`` stand above all: paragraphs with empty lines between them.
    """
    game = readings[0].game
    title = f"{Texts('en', game)(f'{game}-title')}: how even it is"
    return "\n".join(
        [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
            f"<h1>{escape(title)}</h1>",
            *[f"<p>{escape(paragraph)}</p>" for paragraph in notes.strip().split("\n\n") if paragraph],
            about(readings),
            *course(readings),
            *bluffing(readings),
            *cards(readings),
            *standing_out(readings),
            *(changes(readings, before) if before else []),
            "</body></html>",
        ]
    )


def about(readings: Sequence[Reading]) -> str:
    """How the games were played."""
    first = readings[0]
    games = ", ".join([f"{one.games:,} with {one.seats} players ({one.seconds:,.0f} s)" for one in readings])
    options = ", ".join([f"{name} {value}" for name, value in first.options.items()])
    return (
        f"<p>Games: {games}; all seats are played by the bot <code>{escape(first.bot)}</code>, seed {first.seed}, "
        f"card data <code>{escape(first.digest)}</code> (of {first.seats} players). Options: {escape(options)}.</p>"
        "<p>Intervals are 95%. What a bot does badly looks weak here, whatever its card is worth: read a figure far "
        "from the others as a question, not as an answer.</p>"
    )


def course(readings: Sequence[Reading]) -> list[str]:
    """Turn order, length, scores, events."""
    shown = {name: words for name, words in VALUES.items() if readings[0].histograms[name]}
    rows = []
    for one in readings:
        means = [f"{one.decisions:,.0f}", mean(one, "score"), mean(one, "margin")]
        for place in range(one.seats):
            last = [percent(one.last_day[place])] if one.last_day else []
            row = [f"{one.seats} players, {place + 1}.", percent(one.places[place]), f"{one.points[place]:.2f}", *last]
            rows.append([*row, *(means if place == 0 else [""] * len(means))])
    head = ["turn order", "wins", "points", *(["by the last day's order"] if readings[0].last_day else [])]
    head += ["questions a game", "mean points", "winner's lead"]
    names = sorted({name for one in readings for name in one.means})
    events = [[name, *[f"{one.means.get(name, 0):.2f}" for one in readings]] for name in names]
    return [
        "<h2>Turn order and course</h2>",
        drawing(plots.orders(readings), "Wins by turn order. The dashed line is what is fair."),
        table(head, rows, "Wins and points by turn order, who began first"),
        drawing(plots.spreads(readings, shown), "How often each value came, a seat."),
        "<details><summary>How often what happens, a seat and game</summary>",
        table(["event", *[f"{one.seats} players" for one in readings]], events, ""),
        "</details>",
    ]


def bluffing(readings: Sequence[Reading]) -> list[str]:
    """Bluffs, suspicions and marks, where the game has them."""
    rates = {name: words for name, words in RATES.items() if all([name in one.shares for one in readings])}
    if not rates:
        return []
    slots = {f"slot-{slot}": SLOTS[slot] for slot in range(6) if f"slot-{slot}" in readings[0].shares}
    rows = []
    for name, words in {**rates, **{f"{one}-bluffs": f"bluffs in slot {word}" for one, word in slots.items()}}.items():
        rows.append([words, *[percent(one.shares[name]) for one in readings]])
    return [
        "<h2>Bluffs, suspicions, marks</h2>",
        drawing(plots.rates(readings, rates, "Bluffs, suspicions and marks"), "How often."),
        drawing(plots.rates(readings, slots, "Cards by slot"), "Which slots are played."),
        table(["share", *[f"{one.seats} players" for one in readings]], rows, ""),
    ]


def cards(readings: Sequence[Reading]) -> list[str]:
    """What each card moves."""
    out = []
    for kind in dict.fromkeys([card.kind for card in readings[0].cards]):
        title = f"What it moves to have a {kind}"
        out += [
            f"<h2>Cards: {escape(kind)}</h2>",
            drawing(
                plots.forest(readings, kind, title),
                "By how much having it moves the chance to win, other cards and the turn order held equal (least "
                "squares), against the mean of its like. Its price is paid, so a fair card lies at nothing.",
            ),
            "<details><summary>All figures</summary>",
            card_table(readings, kind),
            "</details>",
        ]
    if readings[0].pairs:
        rows = [
            [str(place + 1), *[pair_words(one, place) for one in readings]] for place in range(len(readings[0].pairs))
        ]
        head = ["", *[f"{one.seats} players" for one in readings]]
        out += ["<details><summary>What is taken most</summary>", table(head, rows, ""), "</details>"]
    return out


def pair_words(reading: Reading, place: int) -> str:
    """A pair and how often it was taken."""
    if place >= len(reading.pairs):
        return ""
    pair = reading.pairs[place]
    return f"{' '.join(pair.ids)}: {pair.taken}"


def card_table(readings: Sequence[Reading], kind: str) -> str:
    """Every figure of every card of a kind."""
    head = ["card", SHAPE]
    for one in readings:
        head += [f"{one.seats} p.: won when taken", "moves", "taken when it could be", "paid", "uses"]
    rows = []
    for card in plots.order(readings, kind):
        row = [plots.label(card), shape(card)]
        for one in readings:
            its = plots.found(one, card)
            row += [percent(its.won), points(its.effect), f"{100 * its.when.share:.0f}%", f"{its.paid:.1f}"]
            row.append(f"{its.uses:.1f}")
        rows.append(row)
    told = "Won when taken: of the seats that took it at least once. Paid, uses: a time it was taken."
    return table(head, rows, told)


def standing_out(readings: Sequence[Reading]) -> list[str]:
    """The cards whose effect is surely far from nothing, over all numbers of seats."""
    rows = []
    for card in readings[0].cards:
        its = plots.overall(readings, card)
        if its.low > FAR or its.high < -FAR:
            rows.append((its.points, [plots.label(card), card.kind, shape(card), points(its)]))
    head = ["card", "kind", SHAPE, "moves"]
    told = f"Cards whose interval over all numbers of players lies beyond {100 * FAR:.0f} points"
    ordered = [row for _, row in sorted(rows, key=lambda one: -one[0])]
    return ["<h2>What stands out</h2>", table(head, ordered, told)] if rows else []


def shape(card: CardReading) -> str:
    """What the card data say of it."""
    return ", ".join([f"{name} {value}" for name, value in card.shape.items() if name not in ("colour", "level")])


def changes(readings: Sequence[Reading], before: Sequence[Reading]) -> list[str]:
    """Cards that are not as they were, with what they moved then and move now."""
    rows = []
    for card in readings[0].cards:
        old = plots.found(before[0], card)
        if old.shape == card.shape:
            continue
        then, now = plots.overall(before, old), plots.overall(readings, card)
        rows.append([card.name, shape(old), shape(card), points(then), points(now)])
    head = ["card", "was", "is", "before", "after"]
    games = f"{sum([one.games for one in before]):,} and {sum([one.games for one in readings]):,} games"
    told = f"What each card moved before and moves after, over all numbers of players: {games}"
    return ["<h2>What was changed</h2>", table(head, rows, told)]


def mean(reading: Reading, name: str) -> str:
    """The mean of a histogram."""
    values = reading.histograms[name]
    return f"{sum([value * n for value, n in values.items()]) / max(1, sum(values.values())):.1f}"


def percent(share: Share) -> str:
    """A share with its interval."""
    if not share.of:
        return "-"
    return f"{100 * share.share:.1f}% ({100 * share.low:.1f} to {100 * share.high:.1f})"


def points(effect: Effect) -> str:
    """A difference in percentage points with its interval."""
    return f"{100 * effect.points:+.1f} ({100 * effect.low:+.1f} to {100 * effect.high:+.1f})"


def drawing(svg: str, caption: str) -> str:
    """A plot with its caption."""
    return f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]], caption: str) -> str:
    """A table of plain texts."""
    kinds = [' class="text"' if word in (SHAPE, "was", "is") else "" for word in head]

    def line(tag: str, words: Sequence[str]) -> str:
        cells = [f"<{tag}{kind}>{escape(word)}</{tag}>" for kind, word in zip(kinds, words, strict=True)]
        return "<tr>" + "".join(cells) + "</tr>"

    body = "".join([line("td", row) for row in rows])
    told = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f'<div class="wide"><table>{told}<thead>{line("th", head)}</thead><tbody>{body}</tbody></table></div>'
