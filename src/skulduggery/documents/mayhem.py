"""Men of Mayhem as documents: components with what they say in every language, and views."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import msgspec
from msgspec import Struct

from skulduggery.api import AnyView, Document, Rules
from skulduggery.games.mayhem import game as mayhem
from skulduggery.text import LANGUAGES, Texts
from skulduggery.tui.mayhem.deck import Deck

T = TypeVar("T")
Decks = dict[str, Deck]
"""The components in each language."""
Words = dict[str, str]
"""A text by language."""
Goods = tuple[int, int, int]
"""Cash, Guns, Contraband; -1: not known."""
Dudes = tuple[int, int]
"""Members, Prospects."""
Standing = tuple[int, int, int]
"""Where, Members, Prospects."""


class SiteRule(Struct):
    """What a location offers: as component files write it, for pictograms, and in words. ``heat``: its own icons."""

    effect: str
    heat: int
    text: Words


class Place(Struct):
    """A Site or an Opportunity (``kind``: starting, random, opportunity). ``guns``: whether they may be pulled."""

    id: str
    kind: str
    names: Words
    rules: list[SiteRule]
    boost: SiteRule | None
    heat: int
    guns: bool


class ClubSide(Struct):
    """A side of a clubhouse card: what a gang starts with, what it changes, and its Club Orders."""

    goods: Goods
    heat: int
    members: int
    prospects: int
    base: int
    changes: list[Words]
    orders: list[Words]


class Club(Struct):
    """A gang and its high octane side."""

    id: str
    names: Words
    side: ClubSide


class AnarchyCard(Struct):
    """An Anarchy card. ``place``: the location that an Opportunity is, counted as in ``places``, else -1."""

    id: str
    kind: str
    hardcore: bool
    names: Words
    text: Words
    place: int


class MayhemCards(Struct, tag_field="game", tag="mayhem"):
    """The components of Men of Mayhem, numbered as in views.

    A view numbers locations: first the clubhouses of the seats, then the Emergency Room, then ``places``; and sides of
    clubhouses: twice the club, and one more for the unleaded side. ``markets``: by players (highest total or -1, Cash
    for each Contraband); ``limits``: by Heat, -1: none; ``adds``: to the die for a Prospect, a Member, a Gun.
    """

    id: str
    names: Words
    places: list[Place]
    clubs: list[Club]
    unleaded: ClubSide
    cards: list[AnarchyCard]
    emergency: Words
    markets: dict[str, list[tuple[int, int]]]
    limits: list[int]
    patch_in: str
    boost: int
    adds: tuple[int, int, int]


class Gang(Struct):
    """A gang as a seat sees it (games/mayhem/knowledge/view.py), its Dudes only where some are."""

    side: int
    goods: Goods
    bounds: list[tuple[int, int]]
    heat: int
    tokens: int
    dudes: list[Standing]
    pool: Dudes
    fist: int
    limit: int
    out: int


class Fight(Struct):
    """A running Throw Down. ``mask``: the seats that take part; ``dice``: by seat, 0 before it is rolled."""

    place: int
    issuer: int
    mask: int
    holder: int
    ambush: bool
    dice: list[int]


class MayhemView(Struct, tag_field="game", tag="mayhem"):
    """A game of Men of Mayhem as one seat sees it; -2 is the seat of a spectator, -3 that of an open record.

    ``phase``: setup, claim, reveal, orders, market, last-calls, clean-up, over; ``offers``: (maker, to whom or -1,
    given, wanted); ``prices``: what a trade of a location brings now where that isn't what is printed (place, number of
    its rule or 100 for the Boost, Cash).
    """

    seat: int
    round: int
    rounds: int
    phase: str
    active: int
    patch: int
    gangs: list[Gang]
    sites: list[int]
    control: list[int]
    hidden: list[int]
    cards: list[int]
    deck: int
    marks: list[int]
    supply: tuple[int, int]
    removed: int
    offers: list[tuple[int, int, Goods, Goods]]
    made: int
    fight: Fight | None
    result: list[int]
    prices: list[tuple[int, int, int]]


def cards(deck: Document) -> MayhemCards:
    """Return the components of a set, with what they say in every language."""
    decks = {language: Deck(deck, 0, Texts(language, "mayhem")) for language in LANGUAGES}
    known = decks["en"]
    document = cast(dict[str, Any], deck)
    own = [place.id for place in known.places]
    return MayhemCards(
        document["id"],
        document["names"],
        [location(decks, number) for number in range(len(known.places))],
        [Club(club.id, club.names, side(decks, 2 * i)) for i, club in enumerate(known.gangs)],
        side(decks, 1),
        [
            AnarchyCard(
                card.id,
                card.kind,
                card.hardcore,
                card.names,
                said(decks, lambda deck, i=i: deck.card_says(i)),  # type: ignore[misc]
                -1 if card.place is None else own.index(card.place.id),
            )
            for i, card in enumerate(known.cards)
        ],
        {language: one.area for language, one in decks.items()},
        {seats: [(market_top(top), cash) for top, cash in one["market"]] for seats, one in document["setup"].items()},
        [-1 if limit == "none" else int(limit) for limit in document["heat"]["limits"]],
        str(document["constants"]["patch_in"]),
        int(document["constants"]["boost"]),
        tuple(document["constants"]["throw_down"][one] for one in ("prospect", "member", "gun")),
    )


def market_top(top: object) -> int:
    """Return the highest total of a row of the market."""
    return int(top) if isinstance(top, int) else -1


def said(decks: Decks, text: Callable[[Deck], T]) -> dict[str, T]:
    """What components say, by language."""
    return {language: text(deck) for language, deck in decks.items()}


def location(decks: Decks, number: int) -> Place:
    """Return a location as a document."""
    place = decks["en"].places[number]
    rules = [
        SiteRule(
            place.texts[i],
            place.rule_heat[i],
            said(decks, lambda deck, i=i: deck.speaker.rule(deck.places[number].rules[i])),  # type: ignore[misc]
        )
        for i in range(len(place.rules))
    ]
    boost = None
    if place.boost:
        words = said(decks, lambda deck: deck.texts.all_of([deck.speaker.rule(one) for one in place.boost]))
        boost = SiteRule("; ".join(place.boost_texts), place.boost_heat, words)
    return Place(place.id, place.kind, place.names, rules, boost, place.heat, place.guns)


def side(decks: Decks, number: int) -> ClubSide:
    """Return a side of a clubhouse card as a document."""
    card = decks["en"].side_of(number)
    return ClubSide(
        (card.cash, card.guns, card.contraband),
        card.heat,
        card.members,
        card.prospects,
        card.base,
        [said(decks, lambda deck, node=node: deck.speaker.change(node)) for node in card.modifiers],  # type: ignore[misc]
        [said(decks, lambda deck, i=i: deck.club_order(number, i)) for i in range(len(card.orders))],  # type: ignore[misc]
    )


def view(_rules: Rules, shown: AnyView, seat: int) -> MayhemView:
    """Return a view as a document: the same fields (games/mayhem/knowledge/view.py), the phase by its name."""
    known = cast(mayhem.View, shown)
    fields = {name: getattr(known, name) for name in MayhemView.__struct_fields__}
    fields |= {"seat": seat, "phase": mayhem.PHASES[known.phase], "deck": len(known.deck)}
    fields["gangs"] = [gang(one) for one in known.gangs]
    return msgspec.convert(fields, MayhemView, from_attributes=True)


def gang(known: mayhem.Gang) -> Gang:
    """Return a gang as a document."""
    fields = {name: getattr(known, name) for name in Gang.__struct_fields__}
    fields["dudes"] = [(place, *dudes) for place, dudes in enumerate(known.dudes) if any(dudes)]
    return msgspec.convert(fields, Gang)
