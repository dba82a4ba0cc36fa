"""Explanations of what a player can't pay for. They tell only what lies open on the table."""

from skulduggery.engine.asks import IllegalAnswer
from skulduggery.engine.game import Objection
from skulduggery.engine.machine import EFFECT
from skulduggery.games.scoundrels.rules.board import crew, pair
from skulduggery.games.scoundrels.rules.hiring import Hire, price
from skulduggery.games.scoundrels.rules.sheriff import BAIL, BAIL_TWO, BRIBE
from skulduggery.games.scoundrels.rules.state import LEADER, STRATEGY, Scoundrels, rules_of


def objection(t: Scoundrels, refused: IllegalAnswer) -> Objection:
    """Return the price of what was refused and what the seat has, if it can't pay it; else an empty word."""
    answer = refused.answer
    cost = cost_of(t, refused.rule, refused.seat, answer) if isinstance(answer, int) else 0
    held = t.money[refused.seat]
    return ("price", {"n": cost, "most": held}) if cost > held else ("", {})


def cost_of(t: Scoundrels, rule: str, seat: int, answer: int) -> int:
    """Return the dollars that an answer would have cost, if a rule about prices refused it."""
    rules = rules_of(t)
    if rule == "SC-HIRE-02":
        asks = t.stack[-1][EFFECT]
        less = asks.less if isinstance(asks, Hire) else 0
        return sum([price(t, one, less) for one in t.saloon if one[0] >= 0 and one[0] == answer])
    if rule == "SC-USE-08":
        if answer >= LEADER:
            return rules.abilities[answer - LEADER].dollars
        if answer >= STRATEGY:
            return rules.strategies[answer - STRATEGY].dollars
        return sum([pair(t, one).dollars for one in crew(t, seat) if one[0] == answer])
    if rule == "SC-SHER-03":
        return rules.bail[answer - BAIL] if answer in (BAIL, BAIL_TWO) else 0
    if rule == "SC-SHER-05":
        return rules.bribe if answer == BRIBE and t.day == rules.days else 0
    return 0
