"""Promises of answers of Men of Mayhem: what follows from an answer alone, whatever the others do."""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.claims import Claim
from skulduggery.engine.knowledge.groups import Info
from skulduggery.engine.machine import REGISTERS
from skulduggery.games.mayhem.knowledge.fight_odds import most_guns, odds
from skulduggery.games.mayhem.knowledge.infostate import bounds
from skulduggery.games.mayhem.rules.anarchy import affected
from skulduggery.games.mayhem.rules.fights import HOLDER, fighters, total
from skulduggery.games.mayhem.rules.gangs import value
from skulduggery.games.mayhem.rules.options import THEFT
from skulduggery.games.mayhem.rules.state import CASH, DRUGS, GOODS, GUNS, LAST_CALL, Mayhem, rules_of

SAFE: Final = 67
"""Least odds in percent, against all Guns, at which a fight needs no Gun."""
LOST: Final = 33
"""Greatest odds in percent, with all Guns, at which a fight is worth none."""
PUNISHES: Final = ("fall", "lose", "lose-half")
"""The instructions of a card that hurt the gangs it hits."""


def promises(info: Info[Mayhem], ask: Ask, answer: object) -> list[Claim]:
    """Return what follows from an answer alone, the most telling first."""
    if not isinstance(answer, int):
        return []
    if ask.kind == "guns":
        return pulling(info, ask.args[0], answer)
    if ask.kind == "traffic":
        return selling(info.state, info.seat, answer)
    return stealing(info, ask, answer) if ask.kind == "steal" else []


def pulling(info: Info[Mayhem], place: int, pulled: int) -> list[Claim]:
    """Promise the odds of the fight, no Heat if no Gun is pulled, and the Guns kept for another fight.

    Guns are not worth pulling if the fight is won or lost without them.
    """
    t, seat = info.state, info.seat
    registers = t.stack[-2][REGISTERS]  # of the fight, below the question
    rivals = [one for one in fighters(t, registers) if one != seat]
    bonus = rules_of(t).bonus[2]
    held = t.goods[seat * GOODS + GUNS]

    def chance(guns: int, armed: bool) -> int:
        totals = [total(t, one, place, 0) + armed * bonus * most_guns(info, one, place) for one in rivals]
        return odds(total(t, seat, place, 0) + bonus * guns, totals, registers[HOLDER] == seat)

    least, greatest = chance(pulled, True), chance(pulled, False)
    if pulled:
        sure = Claim("armed-sure", "sites", greatest, (pulled, greatest))
        out = [sure if least == greatest else Claim("armed", "sites", least + greatest, (pulled, greatest, least))]
    elif least >= SAFE:
        out = [Claim("safe", "guns", 1, (least,))]
    else:
        top = chance(most_guns(info, seat, place), False)
        out = [Claim("lost", "guns", 1, (top,))] if 0 < top <= LOST else []
    if held > pulled and (t.round < rules_of(t).rounds or any(t.tokens)):
        out.append(Claim("spare", "guns", held - pulled, (held - pulled, bonus)))
    if pulled or not value(t, seat, "gun_heat"):
        return out
    found = cool(t, seat)
    return [*found, *out] if found and found[0].kind != "no-heat" else [*out, *found]


def selling(t: Mayhem, seat: int, sold: int) -> list[Claim]:
    """Promise what Contraband is sure to bring, no Heat if none is sold, and what a later market may pay for the rest.

    After the last market, Contraband is worth nothing.
    """
    rules = rules_of(t)
    kept = t.goods[seat * GOODS + DRUGS] - sold
    out = [] if sold else cool(t, seat)
    if sold:
        alone = next(price for most, price in rules.market if most < 0 or sold <= most)
        out = [Claim("sold", "cash", sold * alone, (sold, sold * alone, sold * rules.market[-1][1]))]
    if kept > 0 and t.round < rules.rounds:
        out.append(Claim("stored", "drugs", kept, (kept, rules.market[0][1])))
    return out


def stealing(info: Info[Mayhem], ask: Ask, theft: int) -> list[Claim]:
    """Promise the cash that the victim must have, if cash is stolen."""
    victim, which = THEFT.unpack(theft)
    if not ask.args[1 + which * GOODS + CASH]:
        return []
    least = bounds(info, victim, CASH)[0]
    return [Claim("purse", "rivals", least, (victim, least))] if least else []


def cool(t: Mayhem, seat: int) -> list[Claim]:
    """Promise that the seat gets no Heat, if one more would bring a card of this round upon it, or limit its sales."""
    rules, heat = rules_of(t), t.heat[seat]
    hotter = t.clone()
    hotter.heat[seat] += 1
    for number in t.table:
        card = rules.cards_in_box[number]
        harms = card.kind == LAST_CALL and "heat" in card.selector and any([one[0] in PUNISHES for one in card.steps])
        if harms and seat in affected(hotter, card.selector) and seat not in affected(t, card.selector):
            return [Claim("no-heat-card", "heat", 1, (heat, number))]
    if heat >= rules.top_heat:
        return [Claim("no-heat-fall", "heat", 1, (heat,))]
    if t.round == rules.rounds or rules.limits[heat + 1] < 0:
        return []
    return [Claim("no-heat", "heat", 1, (heat, heat + 1, rules.limits[heat + 1]))]
