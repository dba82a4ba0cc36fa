"""The end of the game (section 10)."""

from typing import Final

from skulduggery.games.scoundrels.rules.board import crew, pair
from skulduggery.games.scoundrels.rules.state import STOLEN, Scoundrels, rules_of

SAFES: Final = 0
MARKS: Final = 1
REPUTATION: Final = 2
ICONS: Final = 3
PARTS: Final = ("safes", "marks", "reputation", "icons")


def tech_of(t: Scoundrels, seat: int) -> tuple[int, int, int, int]:
    """Return the tech by safes, by marks that tell the truth, by reputation, and by icons (SC-SCORE-02 to -05)."""
    rules = rules_of(t)
    safes = marks = 0
    for cell in stolen(t, seat):
        value = rules.values[t.faces[cell]]
        safes += value
        marks += sum([1 for mark in t.marks if mark[0] == cell and mark[2] == value])
    icons = sum([pair(t, one).tech for one in crew(t, seat)])
    return safes, marks, rules.track[t.rep[seat] - rules.lowest], icons


def stolen(t: Scoundrels, seat: int) -> list[int]:
    """Return the cells of the safes on a seat's sheet."""
    return [cell for cell in range(len(t.where)) if t.where[cell] == STOLEN + seat]


BY_TECH: Final = 0
BY_DOLLARS: Final = 1
BY_TURN: Final = 2
"""Codes of the last event: the winner has more tech, more dollars or a later turn than the next seat."""


def scores(t: Scoundrels) -> tuple[int, ...]:
    """Return the tech of each seat; empty while the game runs."""
    return t.scores


def returns(t: Scoundrels) -> tuple[float, ...]:
    """Return 1 for the winner and 0 for the others; empty while the game runs."""
    if t.stack:
        return ()
    winner = ranking(t)[0]
    return tuple([1.0 if seat == winner else 0.0 for seat in range(t.seats)])


def ranking(t: Scoundrels) -> list[int]:
    """Return all seats, the winner first: by tech, then dollars, then the latest turn (SC-SCORE-06 to -09)."""
    key = [(t.scores[seat], t.money[seat], (seat - t.first) % t.seats, seat) for seat in range(t.seats)]
    key.sort(reverse=True)
    return [entry[3] for entry in key]


def decided_by(t: Scoundrels, winner: int, next: int) -> int:
    """Return BY_TECH, BY_DOLLARS or BY_TURN: the criterion that decided for the winner (SC-SCORE-07)."""
    if t.scores[winner] > t.scores[next]:
        return BY_TECH
    return BY_DOLLARS if t.money[winner] > t.money[next] else BY_TURN


def score(t: Scoundrels) -> None:
    """Turn up the stolen safes and add up the tech of each seat (SC-SCORE-01 to -07)."""
    scores = []
    for i in range(t.seats):
        seat = (t.first + i) % t.seats
        for cell in stolen(t, seat):
            t.shown |= 1 << cell
            t.tell("open", (seat, cell, t.faces[cell]))
        if t.events is not None:
            t.tell("tech", (seat, *tech_of(t, seat)))
    for seat in range(t.seats):
        scores.append(sum(tech_of(t, seat)))
    t.scores = tuple(scores)
    if t.events is not None:
        order = ranking(t)
        t.tell("end", (decided_by(t, order[0], order[1]), *order))
