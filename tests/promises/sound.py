"""Facts that hold in every state after play or a re-deal, and that the notes taken on the way lead to that state."""

from typing import Any

from skulduggery import api
from skulduggery.api import State

GAIN, PAY, LOSE, STEAL, SWAP, SWAPPED, PEEK, SHOW, OPEN, HALVE = range(10)
"""The kinds of movements of goods (games/mayhem/rules/goods.py)."""
EVERYBODY = -1
MOVE, LOOK, POUR = range(3)
"""The kinds of acts with poker cards (games/scoundrels/rules/poker_cards.py)."""
HAND, SLOT, FACE_UP, TOP = 0, 1, 7, 8
CARDS = "0A23456"
"""The poker cards of a player."""


def check(state: State) -> None:
    """Fails unless a state with open cards is sound."""
    assert api.check_sound(state) == ""
    table: dict[str, Any] = api.pack(state)
    if state.rules.game == "mayhem" and table["acts"]:
        goods(table, state.seats)
    if state.rules.game == "scoundrels":
        for seat in range(state.seats):
            if table["acts"][seat]:
                poker_cards(table, seat)


def goods(table: dict[str, Any], seats: int) -> None:
    """The movements of goods that are noted lead to what everybody holds; nobody gives what it hasn't."""
    acts = table["acts"]
    assert [act[:4:3] for act in acts[: 3 * seats]] == [[OPEN, good] for _ in range(seats) for good in range(3)]
    held = [act[4] for act in acts[: 3 * seats]]
    for n, (what, seat, other, good, amount, taken, known) in enumerate(acts[3 * seats :], 3 * seats):
        assert known in witnesses(acts, n, seats)
        at, theirs = seat * 3 + good, other * 3 + good
        if what == OPEN:
            assert held[at] == amount
            held[at] = 0
        elif what == SHOW:
            assert held[at] >= amount
        elif what == PEEK:
            assert held[theirs] == amount
        elif what == GAIN:
            held[at] += amount
        elif what in (PAY, HALVE):
            assert what == PAY or amount == held[at] // 2
            held[at] -= amount
        elif what == LOSE:
            assert taken == min(amount, held[at])
            held[at] -= taken
        elif what == STEAL:
            assert taken == min(amount, held[theirs])
            held[at], held[theirs] = held[at] + taken, held[theirs] - taken
        elif what == SWAP:
            held[at], held[theirs] = held[at] - amount, held[theirs] + amount
        if what not in (SWAP, SWAPPED):
            assert min(held) >= 0
    assert held == table["goods"]


def witnesses(acts: list[list[int]], n: int, seats: int) -> list[int]:
    """Return the seats that may have seen a movement in full."""
    what, seat, other, _, _, _, known = acts[n]
    both = 1 << seat | 1 << max(other, 0)
    if what == SHOW:
        return [EVERYBODY, *[1 << seat | 1 << one for one in range(seats) if one != seat]]
    if what in (STEAL, PEEK):
        return [both]
    if what == SWAP:  # the row of a deal is closed by those who made it
        later = acts[n + 1]
        assert later[0] in (SWAP, SWAPPED)
        assert ({*later[1:3]}, later[6]) == ({seat, other}, known)
    return [EVERYBODY, both] if what in (SWAP, SWAPPED) else [EVERYBODY]


def poker_cards(table: dict[str, Any], seat: int) -> None:
    """The acts with the poker cards of a seat lead to where they lie."""
    zones = {TOP + 1: (1 << len(CARDS)) - 1}  # the cards of each, a bit for each card
    for what, source, goal, face, _ in table["acts"][seat]:
        there = zones.get(source, 0)
        if what == POUR:
            assert goal != source or not there
            zones[source] = 0
            zones[goal] = zones.get(goal, 0) | there
        else:
            card = 1 << face
            assert there & card
            assert what == MOVE or there == card
            zones[source] = there & ~card
            zones[goal] = zones.get(goal, 0) | card
    lying = {HAND: table["hands"][seat], FACE_UP: ["0"] * (table["face_up"] >> seat & 1)}
    for slot, name in enumerate(table["slots"][seat * 6 : seat * 6 + 6]):
        lying[SLOT + slot] = [] if name is None else [name]
    deck = table["decks"][seat]
    for k, size in enumerate(table["blocks"][seat]):
        lying[TOP + k], deck = deck[:size], deck[size:]
    assert not deck
    for zone, names in lying.items():
        assert sum([1 << CARDS.index(name) for name in {*names}]) == zones.get(zone, 0)
        assert len({*names}) == len(names)
