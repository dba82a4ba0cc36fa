"""The hidden holdings of players of Crooks: their face-down crooks."""

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


def reveals_new(before: Crooks, after: Crooks) -> bool:
    """Return whether a card was turned up, or a seat can now tell cards apart that it couldn't before."""
    if after.open & ~before.open:
        return True
    for seat in range(after.seats):
        for group in before.know[seat]:
            if not any([group & ~other == 0 for other in after.know[seat]]):
                return True
    return False
