"""Crooks as documents: cards, and views with all totals counted."""

from typing import Any, cast

from msgspec import Struct

from skulduggery import api
from skulduggery.api import AnyView, Document, Rules
from skulduggery.games.crooks.game import Note, Standing, View


class Crook(Struct):
    """A crook of the deck; its number is its place in the list."""

    id: str
    level: int
    modifier: int
    gangs: list[str]
    ability: str | None
    names: dict[str, str]


class CrooksCards(Struct, tag_field="game", tag="crooks"):
    """The cards of Crooks. ``hideouts``: the sizes of the piles, by number of seats, in the edition asked for."""

    id: str
    names: dict[str, str]
    crooks: list[Crook]
    targets: list[int]
    money: int
    gang_points: dict[str, int]
    hideouts: dict[str, dict[str, list[int]]]


class Target(Struct):
    """A target as far as this seat can see its crooks: its worth, and the seats with the highest level there.

    ``doubt``: crooks lie there that this seat doesn't know, so the worth and the seats may be others.
    """

    number: int
    worth: int
    leaders: tuple[int, ...]
    doubt: bool


class CrooksView(Struct, tag_field="game", tag="crooks"):
    """A game of Crooks as one seat sees it; -2 is the seat of a spectator, -3 that of a record with everything open.

    ``rows``: seat * targets + target -> the crooks there, bottom first: its number if face up, -1 if face down, and
    ``-2 - number`` if face down and known. ``money``: -1 where unseen. ``out``: bit mask of the seats that have passed.
    ``hand``: the crook about to be placed, or -1. ``looking``: crooks that the seat looks at to take one. ``notes``:
    cards that it knows, and the places where they lie in an unknown order: a hideout, hideouts + seat * targets +
    target, or -1 (the box). ``targets``: the totals. ``leaving``: the row whose
    crooks, but for the top one, a Swap is about to move, or -1.
    """

    seat: int
    turn: int
    piles: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    money: tuple[int, ...]
    out: int
    gone: tuple[int, ...]
    hand: int
    looking: tuple[int, ...]
    notes: tuple[Note, ...]
    scores: tuple[int, ...]
    targets: list[Target]
    leaving: int


def cards(deck: Document) -> CrooksCards:
    """Return the cards of a deck."""
    document = cast(dict[str, Any], deck)
    setup = document["setup"]
    crooks = [
        Crook(one["id"], one["level"], one["modifier"], one["gangs"], one.get("ability"), one["names"])
        for one in document["crook"]
    ]
    return CrooksCards(
        document["id"],
        document["names"],
        crooks,
        setup["targets"],
        setup["money"],
        setup["gang_points"],
        setup["piles"],
    )


def view(rules: Rules, shown: AnyView, seat: int) -> CrooksView:
    """Return a view as a document with its totals."""
    seen = cast(View, shown)
    standings = cast(list[Standing], api.standings(rules, seen))
    return CrooksView(
        seat,
        seen.turn,
        seen.piles,
        seen.rows,
        seen.money,
        seen.out,
        seen.gone,
        seen.hand,
        seen.looking,
        seen.notes,
        seen.scores,
        [Target(one.number, one.worth, one.leaders, one.unsure) for one in standings],
        seen.leaving,
    )
