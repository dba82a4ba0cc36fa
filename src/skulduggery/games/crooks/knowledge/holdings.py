"""The hidden holdings of players of Crooks: their face-down crooks."""

from skulduggery.engine.asks import ANY
from skulduggery.engine.game import Holding
from skulduggery.games.crooks.rules.state import Crooks, rules_of


def holdings(t: Crooks, seat: int) -> list[Holding]:
    """Return the crooks of a seat that not everybody has seen, by target. A crook's strength is its level."""
    rules = rules_of(t)
    width = len(rules.targets)
    out = []
    for target in range(width):
        for cell in t.rows[seat * width + target]:
            if (t.down & ~t.open) >> cell & 1:
                face = t.faces[cell]
                where = ("target", str(rules.targets[target]))
                out.append(Holding(where, rules.ids[face], float(rules.level[face])))
    return out


def reveals_new(before: Crooks, after: Crooks, seat: int) -> bool:
    """Return whether a card was turned up, or ``seat`` (or ANY) can tell cards apart that it couldn't."""
    if after.open & ~before.open:
        return True
    for one in range(after.seats):
        for group in before.know[one] if seat in (one, ANY) else []:
            if not any([group & ~other == 0 for other in after.know[one]]):
                return True
    return False
