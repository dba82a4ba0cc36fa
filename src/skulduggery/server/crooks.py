"""Crooks as documents: cards, and views in which everything is counted already."""

from collections.abc import Sequence
from typing import Any, Protocol, cast

from skulduggery import api
from skulduggery.api import Document, Rules, State
from skulduggery.server.wire import CardsInfo, Crook, CrooksView, Target

UNKNOWN = -1
EVERYTHING = -3
"""The seat of a view with all cards open."""


class Seen(Protocol):
    """What a view of Crooks holds (games/crooks/view.py)."""

    seat: int
    turn: int
    piles: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    money: tuple[int, ...]
    out: int
    gone: tuple[int, ...]
    hand: int
    looking: tuple[int, ...]
    notes: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    scores: tuple[int, ...]


def cards(deck: Document) -> CardsInfo:
    """The cards of a deck."""
    document = cast(dict[str, Any], deck)
    setup = document["setup"]
    crooks = [
        Crook(one["id"], one["level"], one["modifier"], one["gangs"], one.get("ability"), one["names"])
        for one in document["crook"]
    ]
    return CardsInfo(
        document["id"],
        document["names"],
        crooks,
        setup["targets"],
        setup["money"],
        setup["gang_points"],
        setup["piles"],
    )


def view(state: State, seat: int) -> CrooksView:
    """What a seat (or SPECTATOR) sees."""
    seen = cast(Seen, api.view(state, seat))
    rows = [list(row) for row in seen.rows]
    return CrooksView(
        seen.seat,
        seen.turn,
        list(seen.piles),
        rows,
        list(seen.money),
        seen.out,
        list(seen.gone),
        seen.hand,
        list(seen.looking),
        [(list(crooks), list(places)) for crooks, places in seen.notes],
        list(seen.scores),
        targets(state.rules, rows),
    )


def everything(state: State) -> CrooksView:
    """All that lies on the table, as a save has it."""
    table = cast(dict[str, Any], api.pack(state))
    ids = [one["id"] for one in cast(Any, state.rules.cards)["crook"]]
    faces = [ids.index(one) if one else UNKNOWN for one in table["faces"]]
    rows = [[-2 - faces[one] if table["down"] >> one & 1 else faces[one] for one in row] for row in table["rows"]]
    notes = [
        (sorted(faces[cell] for cell in pile), [number] * len(pile))
        for number, pile in enumerate(table["piles"])
        if pile and faces[pile[0]] != UNKNOWN
    ]
    seen = cast(Seen, api.view(state, table["turn"])) if table["turn"] >= 0 else None
    return CrooksView(
        EVERYTHING,
        table["turn"],
        [len(pile) for pile in table["piles"]],
        rows,
        table["money"],
        table["out"],
        [faces[one] for one in table["gone"]],
        seen.hand if seen else UNKNOWN,
        list(seen.looking) if seen else [],
        notes,
        table["scores"],
        targets(state.rules, rows),
    )


def targets(rules: Rules, rows: Sequence[Sequence[int]]) -> list[Target]:
    """What each target is worth, and who leads there, by the crooks that can be seen (CR-SCORE-02, CR-SCORE-04)."""
    crooks = cast(Any, rules.cards)["crook"]
    numbers: tuple[int, ...] = cast(Any, rules).targets
    out = []
    for at, number in enumerate(numbers):
        worth = number
        levels: dict[int, int] = {}
        doubt = False
        for seat in range(rules.seats):
            for one in rows[seat * len(numbers) + at]:
                if one == UNKNOWN:
                    doubt = True
                    continue
                crook = crooks[one if one >= 0 else -2 - one]
                worth += crook["modifier"]
                levels[seat] = levels.get(seat, 0) + crook["level"]
        leaders = [seat for seat, level in levels.items() if level == max(levels.values())]
        out.append(Target(number, max(worth, 0), leaders, doubt))
    return out
