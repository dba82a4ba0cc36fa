"""The hidden holdings of gangs of Men of Mayhem: the goods behind their blinds."""

from skulduggery.engine.asks import ANY
from skulduggery.engine.game import Holding
from skulduggery.games.mayhem.rules.goods import GAIN, PAY, SWAP, SWAPPED
from skulduggery.games.mayhem.rules.state import CASH, DRUGS, GOODS, GUNS, Mayhem


def holdings(t: Mayhem, seat: int) -> list[Holding]:
    """Return the goods behind a gang's blind. The strength of each holding is its amount."""
    there = (("cash", CASH), ("guns", GUNS), ("drugs", DRUGS))
    amounts = [(name, t.goods[seat * GOODS + good]) for name, good in there]
    return [Holding(("blind", name), str(amount), float(amount)) for name, amount in amounts]


def reveals_new(before: Mayhem, after: Mayhem, seat: int) -> bool:
    """Return whether a Site or card was turned up, or an act other than gain, payment or deal was noted.

    For a single seat, only what everybody saw counts.
    """
    if (before.turned, before.shown) != (after.turned, after.shown):
        return True
    if seat != ANY:
        return False
    known = len(before.acts)
    if after.acts[:known] != before.acts:
        return True
    return any([act[0] not in (GAIN, PAY, SWAP, SWAPPED) for act in after.acts[known:]])
