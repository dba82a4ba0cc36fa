"""Crooks as documents: cards, and views in which everything is counted already."""

from typing import Any, Protocol, cast

from skulduggery import api
from skulduggery.api import Document, State
from skulduggery.server.wire import CardsInfo, Crook, CrooksView, Target

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
    return document(state, api.view(state, seat), seat)


def everything(state: State) -> CrooksView:
    """All that lies on the table."""
    return document(state, api.view(state, api.EVERYTHING), EVERYTHING)


def document(state: State, shown: object, seat: int) -> CrooksView:
    """A view as a document, with what stands where counted."""
    seen = cast(Seen, shown)
    standings = cast(list[Any], api.standings(state.rules, shown))
    return CrooksView(
        seat,
        seen.turn,
        list(seen.piles),
        [list(row) for row in seen.rows],
        list(seen.money),
        seen.out,
        list(seen.gone),
        seen.hand,
        list(seen.looking),
        [(list(crooks), list(places)) for crooks, places in seen.notes],
        list(seen.scores),
        [Target(one.number, one.worth, list(one.leaders), one.unsure) for one in standings],
    )
