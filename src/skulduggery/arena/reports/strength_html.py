"""The strength page of a game as one self-contained file with plots."""

from markdown_it import MarkdownIt

from skulduggery.arena.matches.plan import Plan, Reading
from skulduggery.arena.reports import strength_plots
from skulduggery.arena.reports.balance_page import document, drawing
from skulduggery.arena.reports.strength_markdown import PAIRINGS, heading, page

WRAP = """
td:first-child, td:has(code) { text-align: left; white-space: normal; min-width: 9rem; overflow-wrap: anywhere; }
"""
"""Style for long names and specs, which wrap over several lines."""


def sheet(plan: Plan, found: Reading) -> str:
    """Return the page in HTML: the content of the page in Markdown, with plots."""
    read = MarkdownIt("commonmark", {"html": False}).enable("table")
    shown = pictures(found)
    parts: list[str] = []
    for part in page(plan, found).split("\n## "):
        title, _, rest = part.partition("\n")
        head = f"## {title}" if parts else title
        text = read.render(rest).replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")
        parts.append(read.render(head) + "".join(shown.get(title, [])) + text)
    return document(heading(plan, found), parts, WRAP)


def pictures(found: Reading) -> dict[str, list[str]]:
    """Return the plots to put below each heading."""
    out = {}
    names = found.names[: len(found.standings)]
    if any(one.deals for one in found.standings):
        told = "Share of the wins with its 95% interval; an equal would have its fair share."
        out[PAIRINGS] = [drawing(strength_plots.shares(names, found.standings, found.aims), told)]
    for name, ranking in zip(found.names[len(names) :], found.ladders, strict=True):
        if ranking.deals:
            told = "How often, of 100 times, the bot of a row finished before that of a column, at tables of both."
            rated = drawing(strength_plots.ratings(ranking), "Ratings, and where mu lies by deals drawn again (95%).")
            out[name] = [rated, drawing(strength_plots.matrix(ranking), told)]
    return out
