"""Invariants of Crooks: every card lies in one place, and looks at piles can explain what each seat knows.

A position that a person writes must keep them too.
"""

from skulduggery.engine.knowledge.groups import cells, mask_of
from skulduggery.engine.machine import EFFECT, SOURCE
from skulduggery.games.crooks.rules.state import ACCOMPLICE, SWAP, Crooks, rules_of


def broken(t: Crooks) -> str:
    """Return what is wrong with a table that play can't reach; empty if nothing is."""
    return broken_cards(t) or broken_seats(t) or broken_facts(t)


def broken_cards(t: Crooks) -> str:
    """Return what is wrong with the cards: each must lie in one place where the rules allow it."""
    rules = rules_of(t)
    n = len(rules.ids)
    if t.faces != [-1] * n and sorted(t.faces) != list(range(n)):
        return "the cards are not those of the deck, each once"
    if len(t.piles) != len(rules.piles) or len(t.rows) != t.seats * len(rules.targets):
        return "the piles or rows are not those of this set-up"
    placed = [cell for pile in t.piles for cell in pile] + [cell for row in t.rows for cell in row] + list(t.gone)
    placed += in_hand(t)
    if len(set(placed)) != len(placed) or any([not 0 <= cell < n for cell in placed]):
        return "a card lies in two places or in none"
    shown = mask_of(list(t.gone))
    below = 0
    for row in t.rows:
        shown |= mask_of(list(row)) & ~t.down
        below |= mask_of(list(row[:1]))
        for cell in row[1:]:
            ability = rules.ability[t.faces[cell]]
            if ability != ACCOMPLICE and not (
                ability == SWAP and cell == row[-1] and t.stack[-1][EFFECT].name == "swap"
            ):
                return "a crook that is no Accomplice lies on another"
    if t.down & ~below:
        return "only the lowest crook of a stack can lie face down"
    if shown != t.open:
        return "the crooks that all know are not those that lie face up or were removed"
    for p in range(len(t.piles)):
        mask = mask_of(list(t.piles[p]))
        if t.barren & mask not in (0, mask):
            return "a pile from which nothing could be taken is marked in part"
    if t.barren & ~mask_of(placed):
        return "a crook in the box is marked as one of a pile from which nothing could be taken"
    for cell in cells(t.down):
        if rules.boss >> t.faces[cell] & 1:
            return "the Boss lies face down"
    for cell in cells(t.barren):
        if rules.movers >> t.faces[cell] & 1:
            return "an Accomplice or a Killer is marked as one that could not be taken"
    return ""


def in_hand(t: Crooks) -> list[int]:
    """Return a list of the cell that is about to be placed; empty if there is none."""
    return [t.stack[-1][SOURCE]] if t.stack and t.stack[-1][EFFECT].name == "place" else []


def broken_seats(t: Crooks) -> str:
    """Return what is wrong with money, turns or scores; empty if nothing is."""
    if len(t.money) != t.seats or min(t.money) < 0:
        return "the money is not one amount for each seat"
    if not 0 <= t.out < 1 << t.seats or not -1 <= t.turn < t.seats:
        return "the turn or the seats that have passed are none of this table's"
    if len(t.scores) not in (0, t.seats) or (not t.stack) != bool(t.scores):
        return "there are scores before the end, or none at the end"
    return ""


def broken_facts(t: Crooks) -> str:
    """Return what is wrong with the groups of a seat: a pile is seen whole, so it lies in one group or is one card."""
    n = len(t.faces)
    if len(t.know) != t.seats:
        return "the facts are not those of each seat"
    piles = [mask_of(list(pile)) for pile in t.piles]
    box = (1 << n) - 1
    for mask in [*piles, *[mask_of(list(row)) for row in t.rows], mask_of(list(t.gone)), mask_of(in_hand(t))]:
        box &= ~mask
    for groups in t.know:
        inside = 0
        if not groups:
            return "a seat has no facts"
        for group in groups:
            if group & inside or group < 0 or group >> n:
                return "the facts of a seat overlap"
            inside |= group
            if any([group & mask not in (0, mask) for mask in piles]):
                return "a seat knows part of a pile, and piles are seen whole"
        if any([mask & (mask - 1) and not mask & inside for mask in piles]):
            return "a seat knows the cards of a pile one by one, and piles are seen as a whole"
        if box & ~groups[0]:
            return "a seat has seen what lies in the box"
        if any([sum([1 for mask in piles if group & mask]) > 1 for group in groups[1:]]):
            return "a seat mixes up two piles"
    return ""
