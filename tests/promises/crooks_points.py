"""Points of Crooks counted a second time."""

from collections import Counter
from typing import Any

from tests.promises.crooks import GANGS

from skulduggery import api
from skulduggery.api import State


def count_up(state: State) -> tuple[list[int], list[float]]:
    """Points and shares of the win by CR-SCORE-01 to -11, from the names on the table and the deck alone."""
    rules = state.rules
    cards: dict[str, Any] = rules.cards
    table: dict[str, Any] = api.pack(state)
    crooks = {crook["id"]: crook for crook in cards["crook"]}
    targets = cards["setup"]["targets"]
    width, seats = len(targets), rules.seats
    there = [
        [[crooks[table["faces"][cell]] for cell in table["rows"][seat * width + i]] for seat in range(seats)]
        for i in range(width)
    ]
    points = [0] * seats
    for number, rows in zip(targets, there, strict=True):
        value = max(0, number + sum(crook["modifier"] for row in rows for crook in row))
        levels = [sum(crook["level"] for crook in row) for row in rows]
        winners = [seat for seat in range(seats) if rows[seat] and levels[seat] == max(levels)]
        for seat in winners:
            points[seat] += value // len(winners)
    for gang in GANGS:
        members = Counter(dict.fromkeys(range(seats), 0))
        for rows in there:
            for seat in range(seats):
                members[seat] += sum(gang in crook["gangs"] for crook in rows[seat])
        (first, most), (_, second) = members.most_common(2)
        if most > second:
            points[first] += cards["setup"]["gang_points"][str(seats)]
    totals = [(points[seat], table["money"][seat]) for seat in range(seats)]
    best = [total == max(totals) for total in totals]
    return points, [won / sum(best) for won in best]
