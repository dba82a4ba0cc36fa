"""The terminal's table for each game."""

from collections.abc import Callable, Sequence

from skulduggery.api import Rules
from skulduggery.text import Texts
from skulduggery.tui.table import Table


def table(rules: Rules, players: Sequence[str], texts: Texts) -> Table:
    """Return the terminal's table for a game: a plain one, unless it has its own."""
    return TABLES.get(rules.game, _plain)(rules, players, texts)


def _plain(rules: Rules, players: Sequence[str], texts: Texts) -> Table:
    from skulduggery.tui.plain import PlainTable

    return PlainTable(rules, players, texts)


def _crooks(rules: Rules, players: Sequence[str], texts: Texts) -> Table:
    from skulduggery.tui.crooks.table import CrooksTable

    return CrooksTable(rules, players, texts)


def _scoundrels(rules: Rules, players: Sequence[str], texts: Texts) -> Table:
    from skulduggery.tui.scoundrels.table import ScoundrelsTable

    return ScoundrelsTable(rules, players, texts)


def _mayhem(rules: Rules, players: Sequence[str], texts: Texts) -> Table:
    from skulduggery.tui.mayhem.table import MayhemTable

    return MayhemTable(rules, players, texts)


TABLES: dict[str, Callable[[Rules, Sequence[str], Texts], Table]] = {
    "crooks": _crooks,
    "scoundrels": _scoundrels,
    "mayhem": _mayhem,
}
