"""Explanations of refused recruitments, for the seat that wanted to recruit. They tell only what is public to it."""

from skulduggery.engine.asks import IllegalAnswer
from skulduggery.engine.game import Objection
from skulduggery.games.crooks.rules.state import Crooks


def objection(t: Crooks, refused: IllegalAnswer) -> Objection:
    """Return the price of a pile and what the seat has, if it can't pay it; else an empty word."""
    seat, answer = refused.seat, refused.answer
    if refused.rule == "CR-RECRUIT-01" and isinstance(answer, int) and 0 <= answer < len(t.piles):
        price = len(t.piles[answer])
        if price > t.money[seat]:
            return ("price", {"n": price, "most": t.money[seat]})
    return ("", {})
