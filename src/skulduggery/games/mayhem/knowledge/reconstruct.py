"""Reconstruct the hidden answers and shuffles that lead to a re-dealt world: others' deals and sealed answers."""

from skulduggery.engine.asks import Ask
from skulduggery.engine.game import Later
from skulduggery.engine.machine import EFFECT, REGISTERS
from skulduggery.engine.sealed import Sealed
from skulduggery.games.mayhem.knowledge.infostate import Acts
from skulduggery.games.mayhem.rules.deals import NONE, OFFERS, deal_of, refusal
from skulduggery.games.mayhem.rules.goods import SWAP, SWAPPED
from skulduggery.games.mayhem.rules.setup import box, random_sites
from skulduggery.games.mayhem.rules.state import ALL, GOODS, Mayhem, rules_of


def reconstruct(world: Mayhem, t: Mayhem, ask: Ask, answer: object, viewer: int, later: Later) -> object:
    """Return the answer to ``ask`` in a history that has reached ``t`` and ends in ``world``.

    ``answer``: the answer in the real game; ``later``: the log entries after it; ``viewer``: knows its own answers.
    """
    if ask.kind == "sites":
        return order(random_sites(world), world.sites)
    if ask.kind == "deck":
        return order(box(world), world.deck)
    top = world.stack[-1] if world.stack else None
    if top is not None and isinstance(top[EFFECT], Sealed) and top[EFFECT].kind == ask.kind:
        still = all([what[0] == ask.kind for _, what in later])
        return top[REGISTERS][ask.seat] if still and top[REGISTERS][ask.seat] >= 0 else answer
    if ask.kind not in OFFERS or answer == NONE or ask.seat == viewer:
        return answer
    assert isinstance(answer, tuple)
    maker, to, _, _ = deal_of(ask.seat, answer)
    if to in (ALL, viewer) or rules_of(t).public_log:
        return answer
    yes = accepted(maker, to, later) if t.rules.live else later[:1] and later[0][1] == ("yes",)
    if yes:
        return next_deal(t.acts, world.acts, maker, to)
    cash = 1
    while refusal(t, maker, (to, 0, 0, 0, cash, 0, 0)):
        cash += 1
    return (to, 0, 0, 0, cash, 0, 0)


def order(things: list[int], first: tuple[int, ...]) -> tuple[int, ...]:
    """Return the shuffle of ``things`` that puts those of ``first`` at the front."""
    numbers = [things.index(one) for one in first]
    return (*numbers, *[i for i in range(len(things)) if i not in numbers])


def accepted(maker: int, to: int, later: Later) -> bool:
    """Return whether an offer just made in the live protocol was accepted later."""
    named = (str(maker + 1), str(to + 1))
    for who, what in later:
        if what[:3] == ("interrupt", "accept", "accept") and what[3:] == named and who == named[1]:
            return True
        if what[0] == "interrupt" and what[1] in OFFERS and (who, what[3]) == named:
            return False  # another offer replaced it
        if what[1:2] == ("counter",) and (what[3], who) == named:
            return False
        if what[1:2] in (("decline",), ("withdraw",)) and what[3:] == named:
            return False
    return False


def next_deal(past: Acts, acts: Acts, maker: int, to: int) -> tuple[int, ...]:
    """Return (to, C, G, K given, C, G, K wanted) of the first deal of two gangs in ``acts`` that ``past`` lacks."""
    pair = (min(maker, to), max(maker, to))
    made = len([act for act in past if act[0] == SWAPPED and act[1:3] == pair])
    amounts = [0] * (2 * GOODS)
    for act in acts:
        if act[0] == SWAP and {act[1], act[2]} == {maker, to}:
            amounts[act[3] if act[1] == maker else GOODS + act[3]] = act[4]
        elif act[0] == SWAPPED and act[1:3] == pair:
            if not made:
                break
            made -= 1
            amounts = [0] * (2 * GOODS)
        elif act[0] == SWAPPED:
            amounts = [0] * (2 * GOODS)
    return (to, *amounts)
