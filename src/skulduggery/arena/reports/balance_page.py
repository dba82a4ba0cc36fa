"""A reading as one self-contained page, for designers of cards."""

from collections.abc import Mapping, Sequence
from html import escape

from skulduggery import api
from skulduggery.arena.lab.card_balance import CardReading, Reading, watcher_of
from skulduggery.arena.lab.estimates import Effect, Mean, Share
from skulduggery.arena.lab.watcher import Kind, Target
from skulduggery.arena.reports import plots
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
SHAPE = "what it is"
"""The heading of a column of words."""
FAR = 0.02
"""Minimum distance of an effect's whole interval from 0 for the effect to stand out."""


def page(readings: Sequence[Reading], before: Sequence[Reading] = (), notes: str = "") -> str:
    """Return the page of the readings of one game, one for each kind of table. ``before``: readings of older card data.

    ``notes`` stand at the top: paragraphs with empty lines between them.
    """
    game = readings[0].game
    title = f"{Texts('en', game)(f'{game}-title')}: balance"
    return document(
        title,
        [
            f"<h1>{escape(title)}</h1>",
            *[f"<p>{escape(paragraph)}</p>" for paragraph in notes.strip().split("\n\n") if paragraph],
            about(readings),
            *targets(readings, before),
            *course(readings),
            *charts(readings),
            *cards(readings),
            *turned(readings),
            *together(readings),
            *standing_out(readings),
            *(changes(readings, before) if before else []),
        ],
    )


def document(title: str, parts: Sequence[str], style: str = "") -> str:
    """Return a self-contained HTML page with these parts."""
    return "\n".join(
        [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{STYLE}{style}</style></head><body>",
            *parts,
            "</body></html>",
        ]
    )


def about(readings: Sequence[Reading]) -> str:
    """Return the paragraphs on how the games were played."""
    first = readings[0]
    games = "; ".join([f"{one.games:,} with {one.label} ({one.seconds:,.0f} s)" for one in readings])
    common = {name: value for name, value in first.options.items() if all_have(readings, name, value)}
    options = ", ".join([f"{name} {value}" for name, value in common.items()])
    others = [f"{one.label}: {rest}" for one in readings if (rest := more_options(one, common))]
    return (
        f"<p>Games: {escape(games)}; all seats are played by the bot <code>{escape(first.bot)}</code>, seed "
        f"{first.seed}, card data <code>{escape(first.digest)}</code> (of {escape(first.label)}). Options: "
        f"{escape('. '.join([options, *others]))}.</p>"
        "<p>Intervals are 95%. A card that the bot plays badly looks weak here. Read a figure that is far from the "
        "others as a question, not as an answer.</p>"
    )


def all_have(readings: Sequence[Reading], name: str, value: object) -> bool:
    """Return whether an option has this value in all readings."""
    return all([one.options[name] == value for one in readings])


def more_options(reading: Reading, common: Mapping[str, object]) -> str:
    """Return the options, as text, that not all readings share and that are not the defaults."""
    usual = api.game(reading.game).check_options({})
    more = {name: value for name, value in reading.options.items() if name not in common and value != usual[name]}
    return ", ".join([f"{name} {value}" for name, value in more.items()])


def targets(readings: Sequence[Reading], before: Sequence[Reading]) -> list[str]:
    """Return the section on targets for games between equals, with the figures that were reached."""
    rows = []
    for target in watcher_of(readings[0].game).targets:
        for one in readings:
            if one.seats != target.seats or any([one.options[name] != must for name, must in target.options.items()]):
                continue
            older = next((old for old in before if old.label == one.label), None)
            was = dict(figures(older, target)) if older else {}
            for words, figure in figures(one, target):
                met = "yes" if target.low <= figure.value <= target.high else "no"
                wanted = f"{target.low:g} to {target.high:g}"
                row = [target.words, one.label, words, wanted, *([value(was.get(words))] if before else [])]
                rows.append([*row, value(figure), met])
    head = ["figure", "games", "of", "wanted", *(["before"] if before else []), "now", "met"]
    return ["<h2>What the rules aim at</h2>", table(head, rows, "")] if rows else []


def figures(reading: Reading, target: Target) -> list[tuple[str, Mean]]:
    """Return the figures of a reading that a target is about, each with its name."""
    name, _, kind = target.figure.partition("/")
    if name != "wins":
        found, part = reading.measures[name], reading.seats if target.each else 1
        return [("", Mean(found.value / part, found.low / part, found.high / part))]
    if kind:
        shares = [(card.name, card.won) for card in reading.cards if card.kind == kind and card.taken]
    else:
        shares = [(f"{place + 1}.", won) for place, won in enumerate(reading.places)]
    return [(words, Mean(100 * one.share, 100 * one.low, 100 * one.high)) for words, one in shares]


def value(mean: Mean | None) -> str:
    """Return a mean with its interval, as text."""
    return "-" if mean is None else f"{mean.value:.3g} ({mean.low:.3g} to {mean.high:.3g})"


def course(readings: Sequence[Reading]) -> list[str]:
    """Return the section on turn order, length, scores and events."""
    watcher = watcher_of(readings[0].game)
    shown = {name: words for name, words in watcher.values if readings[0].histograms[name]}
    rows = []
    for one in readings:
        for place in range(one.seats):
            last = [percent(one.last_day[place])] if one.last_day else []
            rows.append([f"{one.label}, {place + 1}.", percent(one.places[place]), f"{one.points[place]:.2f}", *last])
    head = [
        "turn order",
        "wins",
        shown["score"],
        *(["wins by the last day's turn order"] if readings[0].last_day else []),
    ]
    labels = [one.label for one in readings]
    games = [[words, *[value(one.measures[name]) for one in readings]] for name, words in watcher.measures]
    games += [[f"{words}, mean", *[mean(one, name) for one in readings]] for name, words in shown.items()]
    names = sorted({name for one in readings for name in one.means})
    events = [[name, *[f"{one.means.get(name, 0):.2f}" for one in readings]] for name in names]
    return [
        "<h2>Turn order and course of the game</h2>",
        drawing(plots.orders(readings), "Wins by turn order. The dashed line is what is fair."),
        "<details><summary>All figures</summary>",
        table(head, rows, "Wins by turn order, starting with the player who began"),
        "</details>",
        table(["per game", *labels], games, ""),
        drawing(plots.spreads(readings, shown), "How often each value occurred."),
        *[flow(readings, title, word) for title, word in watcher.flows],
        "<details><summary>How often each event happens, per seat and game</summary>",
        table(["event", *labels], events, ""),
        "</details>",
    ]


def flow(readings: Sequence[Reading], title: str, word: str) -> str:
    """Return a plot of the means whose names begin with a word."""
    names = sorted({name for one in readings for name in one.means if name.startswith(f"{word} ")})
    return drawing(plots.means(readings, {name: name.removeprefix(f"{word} ") for name in names}, title), title + ".")


def charts(readings: Sequence[Reading]) -> list[str]:
    """Return the section on the shares that the game counts."""
    out = []
    rows = []
    for chart in watcher_of(readings[0].game).charts:
        words = {rate.name: rate.words for rate in chart.rates}
        out.append(drawing(plots.rates(readings, words, chart.title), f"{chart.title}: how often."))
        for name, one in words.items():
            told = f"{chart.title}: {one}".replace("\n", " ")
            rows.append([told, *[percent(reading.shares[name]) for reading in readings]])
    figures = table(["share", *[one.label for one in readings]], rows, "")
    return ["<h2>How often</h2>", *out, "<details><summary>All figures</summary>", figures, "</details>"] if out else []


def cards(readings: Sequence[Reading]) -> list[str]:
    """Return a section for each kind of card, with the cards' effects."""
    out = []
    for kind in watcher_of(readings[0].game).kinds:
        title = f"What having a {kind.title} does to the chance to win"
        out += [
            f"<h2>Cards: {escape(kind.title)}</h2>",
            drawing(plots.forest(readings, kind.name, title), kind.told),
            "<details><summary>All figures</summary>",
            card_table(readings, kind),
            "</details>",
        ]
    return out


def turned(readings: Sequence[Reading]) -> list[str]:
    """Return a section for each kind of thing that is turned up, with the differences that it makes."""
    out = []
    measures = watcher_of(readings[0].game).measures
    for kind in dict.fromkeys([one.kind for reading in readings for one in reading.turned]):
        title = f"Turned up: {kind}"
        rows = []
        for one in plots.turned(readings, kind):
            for reading in readings:
                for its in reading.turned:
                    if its.id == one.id and plots.shows(readings, one, reading):
                        moves = [value(its.moves[name]) for name, _ in measures]
                        rows.append([its.name, reading.label, f"{its.games:,}", *moves])
        told = (
            "How games in which it was turned up differ from games in which another one was. Chance decides what is "
            "turned up, so the difference is its effect."
        )
        head = ["", "games of", "games", *[words for _, words in measures]]
        out += [
            f"<h2>{escape(title)}</h2>",
            drawing(plots.stirs(readings, kind, title), told),
            "<details><summary>All figures</summary>",
            table(head, rows, ""),
            "</details>",
        ]
    return out


def together(readings: Sequence[Reading]) -> list[str]:
    """Return the section on the pairs taken together most often; nothing if there are none."""
    if not readings[0].pairs:
        return []
    rows = [[str(place + 1), *[pair_words(one, place) for one in readings]] for place in range(len(readings[0].pairs))]
    head = ["", *[one.label for one in readings]]
    words = escape(watcher_of(readings[0].game).pairs)
    return [f"<details><summary>Most frequent {words}</summary>", table(head, rows, ""), "</details>"]


def pair_words(reading: Reading, place: int) -> str:
    """Return a pair and how often it was taken, as text."""
    if place >= len(reading.pairs):
        return ""
    pair = reading.pairs[place]
    return f"{pair.ids[0]} / {pair.ids[1]}: {pair.taken}"


def card_table(readings: Sequence[Reading], kind: Kind) -> str:
    """Return a table with every figure of every card of a kind."""
    watcher = watcher_of(readings[0].game)
    rows = plots.order(readings, kind.name)
    shown = readings if len(rows) <= plots.FEW else plots.large(readings)
    head = ["card", SHAPE]
    for one in shown:
        head += [
            f"{one.label}: won when taken",
            "effect",
            "taken when possible",
            *[name for name, _ in watcher.often],
            *watcher.each,
        ]
    lines = []
    for card in rows:
        row = [plots.label(card), shape(card)]
        for one in shown:
            its = plots.found(one, card)
            row += [percent(its.won), points(its.effect), f"{100 * its.when.share:.0f}%"]
            row += [f"{100 * its.often[name].share:.0f}%" for name, _ in watcher.often]
            row += [f"{its.each[name]:.1f}" for name in watcher.each]
        lines.append(row)
    told = "Won when taken: the win rate of seats that took it at least once. "
    return table(
        head, lines, told + f"{', '.join(watcher.each)}: for each time it was taken." if watcher.each else told
    )


def standing_out(readings: Sequence[Reading]) -> list[str]:
    """Return the section on cards whose effect is surely far from 0, pooled over the readings."""
    rows = []
    for card in readings[0].cards:
        its = plots.overall(readings, card)
        if its.low > FAR or its.high < -FAR:
            rows.append((its.points, [plots.label(card), card.kind, shape(card), points(its)]))
    head = ["card", "kind", SHAPE, "effect"]
    told = f"Cards whose interval, pooled over the tables, lies beyond {100 * FAR:.0f} points"
    ordered = [row for _, row in sorted(rows, key=lambda one: -one[0])]
    return ["<h2>What stands out</h2>", table(head, ordered, told)] if rows else []


def shape(card: CardReading) -> str:
    """Return the card data of a card, as text, without empty lists."""
    told = {name: one for name, one in card.shape.items() if name not in ("colour", "level", "class") and one != []}
    return ", ".join([f"{name} {words(value)}" for name, value in told.items()])


def words(value: object) -> str:
    """Return a value of card data, as text."""
    return "; ".join([str(one) for one in value]) if isinstance(value, list) else str(value)


def changes(readings: Sequence[Reading], before: Sequence[Reading]) -> list[str]:
    """Return the section on cards that were changed, with their effects before and after."""
    rows = []
    for card in readings[0].cards:
        old = plots.found(before[0], card)
        if old.shape == card.shape:
            continue
        then, now = plots.overall(before, old), plots.overall(readings, card)
        rows.append([card.name, shape(old), shape(card), points(then), points(now)])
    head = ["card", "was", "is", "before", "after"]
    games = f"{sum([one.games for one in before]):,} and {sum([one.games for one in readings]):,} games"
    told = f"The effect of each changed card before and after: {games}"
    return ["<h2>What was changed</h2>", table(head, rows, told)] if rows else []


def mean(reading: Reading, name: str) -> str:
    """Return the mean of a histogram, as text."""
    values = reading.histograms[name]
    return f"{sum([value * n for value, n in values.items()]) / max(1, sum(values.values())):.1f}"


def percent(share: Share) -> str:
    """Return a share with its interval, as text in percent."""
    if not share.of:
        return "-"
    return f"{100 * share.share:.1f}% ({100 * share.low:.1f} to {100 * share.high:.1f})"


def points(effect: Effect) -> str:
    """Return a difference in percentage points with its interval; words if the interval tells nothing."""
    if effect.low <= -1 or effect.high >= 1:
        return "taken too seldom to tell"
    return f"{100 * effect.points:+.1f} ({100 * effect.low:+.1f} to {100 * effect.high:+.1f})"


def drawing(svg: str, caption: str) -> str:
    """Return a plot with its caption, in HTML."""
    return f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]], caption: str) -> str:
    """Return a table of plain texts, in HTML."""
    kinds = [' class="text"' if word in (SHAPE, "was", "is", "of") else "" for word in head]

    def line(tag: str, words: Sequence[str]) -> str:
        cells = [f"<{tag}{kind}>{escape(word)}</{tag}>" for kind, word in zip(kinds, words, strict=True)]
        return "<tr>" + "".join(cells) + "</tr>"

    body = "".join([line("td", row) for row in rows])
    told = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f'<div class="wide"><table>{told}<thead>{line("th", head)}</thead><tbody>{body}</tbody></table></div>'
