"""The things that gangs of Men of Mayhem hide: the goods behind their blinds."""

from skulduggery.engine.game import Holding
from skulduggery.games.mayhem.rules.goods import GAIN, PAY, SWAP, SWAPPED
from skulduggery.games.mayhem.rules.state import CASH, DRUGS, GOODS, GUNS, Mayhem


def holdings(t: Mayhem, seat: int) -> list[Holding]:
    """Return the goods behind a gang's blind; the more, the stronger."""
    there = (("cash", CASH), ("guns", GUNS), ("drugs", DRUGS))
    amounts = [(name, t.goods[seat * GOODS + good]) for name, good in there]
    return [Holding(("blind", name), str(amount), float(amount)) for name, amount in amounts]


def reveals_new(before: Mayhem, after: Mayhem) -> bool:
    """Return whether a Site or a card was turned up, or goods were seen that were not paid, gained or dealt."""
    if (before.turned, before.shown) != (after.turned, after.shown):
        return True
    known = len(before.acts)
    if after.acts[:known] != before.acts:
        return True
    return any([act[0] not in (GAIN, PAY, SWAP, SWAPPED) for act in after.acts[known:]])
