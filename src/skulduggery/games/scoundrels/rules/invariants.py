"""Invariants of 3000 Scoundrels: no card, safe, mark or henchman appears or gets lost.

A position that a person writes must keep them too.
"""

from skulduggery.engine.machine import EFFECT
from skulduggery.games.scoundrels.rules.board import crew
from skulduggery.games.scoundrels.rules.poker_cards import played
from skulduggery.games.scoundrels.rules.state import (
    FACES,
    FREE,
    PLACES,
    STOLEN,
    UNUSED,
    WIDTH,
    Scoundrels,
    rules_of,
)


def broken(t: Scoundrels) -> str:
    """Return what is wrong with a table that play can't reach; empty if nothing is."""
    return broken_cards(t) or broken_seats(t) or broken_safes(t)


def broken_cards(t: Scoundrels) -> str:
    """Return what is wrong with traits, jobs or poker cards; empty if each is once where it can be."""
    rules = rules_of(t)
    shown = [one for board in t.boards for one in board if one[0] >= 0]
    shown += [one for one in (*t.saloon, *t.pile) if one[0] >= 0]
    for half, cells, decks in ((0, t.traits, (rules.trait_deck,)), (1, t.jobs, rules.job_decks)):
        drawn = [cells[deck[i]] for k, deck in enumerate(decks) for i in range(t.drawn[half + k])]
        if sorted(drawn) != sorted([one[half] for one in shown]):
            return f"the {'traits' if not half else 'jobs'} drawn from the deck are not those in play"
        known = [card for card in cells if card >= 0]
        if len(set(known)) != len(known) or len(cells) != len(rules.traits if not half else rules.colours):
            return f"a {'trait' if not half else 'job'} is there twice, or one is missing"
    stays = [one[2] for one in shown]
    if len(set(stays)) != len(stays) or any([not 0 < stay <= t.stays for stay in stays]):
        return "two scoundrels have one stay"
    for seat in range(t.seats):
        free = [place for place in range(PLACES) if place not in rules.places and t.boards[seat][place][0] >= 0]
        if free:
            return f"a scoundrel lies on B{free[0]}, where none may lie"
        if broken_poker(t, seat):
            return broken_poker(t, seat)
    return ""


def broken_poker(t: Scoundrels, seat: int) -> str:
    """Return what is wrong with the poker cards of a seat; empty if it has each of the seven once."""
    if not t.acts[seat] and not t.decks[seat] and not t.hands[seat] and not played(t, seat):
        return ""  # not dealt yet
    cards = [*t.hands[seat], *played(t, seat), *t.decks[seat]]
    if len(cards) != len(FACES):
        return f"seat {seat + 1} has {len(cards)} poker cards, not {len(FACES)}"
    known = [face for face in cards if face >= 0]
    if len(set(known)) != len(known):
        return f"seat {seat + 1} has a poker card twice"
    if sum(t.blocks[seat]) != len(t.decks[seat]):
        return f"the blocks of the poker deck of seat {seat + 1} don't add up to it"
    return ""


def broken_seats(t: Scoundrels) -> str:
    """Return what is wrong with money, reputation, henchmen, scores or crews; empty if nothing is."""
    rules = rules_of(t)
    if min(t.money) < 0 or any([not rules.lowest <= rep <= rules.highest for rep in t.rep]):
        return "money is below nothing, or a marker is off the track"
    for seat in range(t.seats):
        on_cards = sum([mask >> seat & 1 for mask in t.men])
        if t.supply[seat] < 0 or t.jail[seat] < 0 or t.supply[seat] + t.jail[seat] + on_cards > rules.henchmen:
            return f"seat {seat + 1} has too many henchmen, or less than none"
    for i in range(len(t.men)):
        if t.men[i] and (t.slots[i] == FREE or t.men[i] >> (i // WIDTH) & 1):
            return "a henchman lies where no card is, or on its own player's card"
    if len(t.scores) not in (0, t.seats) or (not t.stack) != bool(t.scores):
        return "there are scores before the end, or none at the end"
    if any([len(crew(t, seat)) > len(rules.places) for seat in range(t.seats)]):
        return "a board holds too many scoundrels"
    return ""


def broken_safes(t: Scoundrels) -> str:
    """Return what is wrong with safes and marks; empty if nothing is.

    No two safes share a space, and a seat is above the limit only while it is asked which safe to abandon.
    """
    rules = rules_of(t)
    for location in range(len(rules.spaces)):
        cells = [cell for cell in range(len(t.where)) if rules.location_of[cell] == location]
        spaces = [t.where[cell] for cell in cells if UNUSED < t.where[cell] < STOLEN]
        if len(set(spaces)) != len(spaces) or any([space >= rules.spaces[location] for space in spaces]):
            return "two safes lie on one space"
        if any([not UNUSED <= t.where[cell] < STOLEN + t.seats for cell in cells]):
            return "a safe lies nowhere"
        known = sorted([t.faces[cell] for cell in cells if t.faces[cell] >= 0])
        if any([face not in cells for face in known]) or len(set(known)) != len(known):
            return "a safe lies at another location than its own"
    limit = max(rules.limits[: max(t.day, 1)]) if t.day <= rules.days else 0
    asked = t.stack[-1][EFFECT].name if t.stack else ""
    for seat in range(t.seats):
        if t.where.count(STOLEN + seat) > limit + int(asked == "abandon"):
            return f"seat {seat + 1} has stolen more safes than the day allows"
        for a, b, count in rules.mark_kinds:
            if sum([1 for mark in t.marks if mark[1] == seat and mark[2] in (a, b)]) > count:
                return f"seat {seat + 1} has more marks out than there are"
    return ""
