"""Explanations of refused deals, and of orders and rules that a gang can't pay for, for the gang that chose them.

They tell only what this gang knows: its own goods, its own offers and public facts.
"""

from typing import Final

from skulduggery.engine.asks import IllegalAnswer
from skulduggery.engine.game import Objection
from skulduggery.engine.machine import SOURCE
from skulduggery.engine.programs import Part, Seq
from skulduggery.games.mayhem.rules.deals import deal_of, made_by, wanted_most
from skulduggery.games.mayhem.rules.exploiting import BOOST
from skulduggery.games.mayhem.rules.offers import addressees
from skulduggery.games.mayhem.rules.options import CLUB, ORDER, code_of
from skulduggery.games.mayhem.rules.state import ALL, CASH, GOODS, LETTERS, Deal, Goods, Mayhem, rules_of
from skulduggery.games.mayhem.rules.transactions import Costly, Promote

NONE: Final[Objection] = ("", {})


def objection(t: Mayhem, refused: IllegalAnswer) -> Objection:
    """Return an explanation of a refused answer, or NONE if it would say no more than the rule.

    Among its arguments ``good`` is a letter, ``n`` the amount proposed and ``most`` the greatest amount allowed. For
    word "many", ``n`` and ``most`` count offers.
    """
    seat, answer, rule = refused.seat, refused.answer, refused.rule
    if rule == "MM-PIN-01":
        return short(t, "cost", seat, rules_of(t).patch_in)
    if rule in ("MM-ORD-10", "MM-TX-16"):
        return short(t, "cost", seat, printed(refused_part(t, seat, rule, answer)))
    if rule == "MM-DEAL-16":
        offer = offered(t, seat, answer)
        return NONE if offer is None else short(t, "pay", seat, offer[3])
    if not isinstance(answer, tuple) or len(answer) != 1 + 2 * GOODS:
        return NONE
    to, _, given, wanted = (answer[0], *deal_of(seat, answer)[1:])
    if rule == "MM-DEAL-04":
        return ("self" if to == seat else "nobody", {})
    if rule == "MM-DEAL-11":
        if not any((*given, *wanted)):
            return ("nothing", {})
        for good in range(GOODS):
            if given[good] > 0 and wanted[good] > 0:
                return ("both", {"good": LETTERS[good], "n": given[good], "wanted": wanted[good]})
    if rule == "MM-DEAL-12":
        return short(t, "have", seat, given)
    if rule == "MM-DEAL-13":
        for good in range(GOODS):
            if wanted[good] > wanted_most(t, good):
                return ("total", {"good": LETTERS[good], "n": wanted[good], "most": wanted_most(t, good)})
    if rule == "MM-DEAL-19":
        return ("stands", {"to": "all" if to == ALL else "one"})
    if rule == "MM-DEAL-20":
        return ("many", {"n": made_by(t, seat), "most": rules_of(t).offers_per_step})
    return ("again", {}) if rule == "MM-DEAL-21" else NONE


def offered(t: Mayhem, seat: int, answer: object) -> Deal | None:
    """Return the standing offer that a gang tried to accept, or None. In turn, ``answer`` need not name it."""
    for offer in t.standing:
        if seat in addressees(t, offer) and (not rules_of(t).live or code_of(offer[0], offer[1]) == answer):
            return offer
    return None


def refused_part(t: Mayhem, seat: int, rule: str, answer: object) -> Part[Mayhem] | None:
    """Return the Club Order, or the rule or Boost of the exploited location, that a gang can't use now."""
    if not isinstance(answer, int):
        return None
    if rule == "MM-ORD-10":
        kind, what = ORDER.unpack(answer)
        orders = rules_of(t).sides[t.sides[seat]].orders
        return orders[what][1] if kind == CLUB and what < len(orders) else None
    site = rules_of(t).site(t.stack[-1][SOURCE])
    return site.boost if answer == BOOST else site.rules[answer]


def printed(part: Part[Mayhem] | None) -> Goods:
    """Return the goods that a part costs in any case."""
    if isinstance(part, Seq):
        return printed(part.steps[0])
    if isinstance(part, Promote):
        return (part.cash, 0, 0)
    if isinstance(part, Costly):
        cash, guns, contraband = printed(part.part)
        return (part.cost[0] + cash, part.cost[1] + guns, part.cost[2] + contraband)
    return (0, 0, 0)


def short(t: Mayhem, word: str, seat: int, goods: Goods) -> Objection:
    """Return the explanation ``word`` for the first good that a gang lacks for paying ``goods``, or NONE."""
    for good in range(GOODS):
        held = t.goods[seat * GOODS + good]
        if goods[good] > held:
            if word == "cost" and good == CASH:
                return ("price", {"n": goods[good], "most": held})
            return (word, {"good": LETTERS[good], "n": goods[good], "most": held})
    return NONE
