"""Men of Mayhem as documents: components with their texts in every language, and views."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar, cast

import msgspec
from msgspec import Struct

from skulduggery.api import AnyView, Document, Rules
from skulduggery.games.mayhem import game as mayhem
from skulduggery.text import LANGUAGES, Texts
from skulduggery.wording.mayhem.cards import Cards
from skulduggery.wording.mayhem.speaker import Node, trade

T = TypeVar("T")
Decks = dict[str, Cards]
"""The components in each language."""
Words = dict[str, str]
"""A text by language."""
Goods = tuple[int, int, int]
"""Cash, Guns, Contraband; -1 if unknown."""
Dudes = tuple[int, int]
"""Numbers of Members and Prospects."""
Standing = tuple[int, int, int]
"""A place, and the numbers of Members and Prospects there."""


GOODS: Final = ("cash", "guns", "contraband")
GAINS: Final = {"H": "heat", "P": "prospect", "T": "token"}
"""Pictograms of the other things that a rule can bring, by letter."""


class RuleSign(Struct):
    """One sign of a rule: a pictogram by its ``name`` (``cash``) and the number before it, or a word if it has none."""

    name: str
    text: str


class Trade(Struct):
    """An exchange of goods, made at most ``most`` times."""

    pay: Goods
    get: Goods
    most: int


class SiteRule(Struct):
    """A rule of a location, or all rules of its Boost.

    ``kind``: the first word of the rule. ``effect``: the rule as written in the component file. ``heat``: the number of
    its own icons. ``signs``: the rule in pictograms. ``trade``: null unless the rule is a one-way trade.
    """

    kind: str
    effect: str
    heat: int
    text: Words
    signs: list[RuleSign]
    trade: Trade | None


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
    patch_in: Goods
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
    armed: int
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
    given, wanted); ``prices``: what a trade of a location brings now if that differs from the printed amount (place,
    number of its rule or 100 for the Boost, Cash); ``barred``: the rules that are forbidden now (place, number), which
    games kept by older releases lack.
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
    barred: list[tuple[int, int]] = []


def cards(deck: Document) -> MayhemCards:
    """Return the components of a set, with their texts in every language."""
    decks = {language: Cards(deck, 0, Texts(language, "mayhem")) for language in LANGUAGES}
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
        known.patch_in,
        int(document["constants"]["boost"]),
        tuple(document["constants"]["throw_down"][one] for one in ("prospect", "member", "gun")),
    )


def market_top(top: object) -> int:
    """Return the highest total of a row of the market; -1 for the row without a limit."""
    return int(top) if isinstance(top, int) else -1


def said(decks: Decks, text: Callable[[Cards], T]) -> dict[str, T]:
    """Return a text of the components in each language."""
    return {language: text(deck) for language, deck in decks.items()}


def location(decks: Decks, number: int) -> Place:
    """Return a location as a document."""
    place = decks["en"].places[number]
    rules = zip(place.rules, place.texts, place.rule_heat, strict=True)
    boost = site_rule(decks, place.boost, place.boost_texts, place.boost_heat) if place.boost else None
    rows = [site_rule(decks, [rule], [text], heat) for rule, text, heat in rules]
    return Place(place.id, place.kind, place.names, rows, boost, place.heat, place.guns)


def site_rule(decks: Decks, nodes: Sequence[Node], texts: Sequence[str], heat: int) -> SiteRule:
    """Return a rule of a location, or the rules of its Boost, as a document."""
    found = trade(nodes[0]) if len(nodes) == 1 else None
    traded = None if found is None or found.both else Trade(found.pay, found.get, found.most)
    words = said(decks, lambda deck: deck.speaker.rules(nodes))
    return SiteRule(nodes[0][0], "; ".join(texts), heat, words, row("·", map(signs, nodes)), traded)


def signs(node: Node) -> list[RuleSign]:
    """Return a rule as a row of signs: ``1 guns → 3 cash ×3``."""
    traded = trade(node)
    if traded is not None:
        times = [RuleSign("", f"×{traded.most}")] if traded.most > 1 else []
        return [*goods(traded.pay), RuleSign("", "⇄" if traded.both else "→"), *goods(traded.get), *times]
    match node:
        case ("skim", lots):
            return [RuleSign("", "+"), *row("/", map(goods, lots))]
        case ("steal", lots, _):
            return [RuleSign("steal", ""), *row("/", map(goods, lots))]
        case ("gain", letter, n):
            return [RuleSign("", "+"), RuleSign(GAINS[letter], str(n))]
        case ("drop", n):
            return [RuleSign("", "−"), RuleSign("heat", str(n))]
        case ("claim-patch",):
            return [RuleSign("patch", "")]
        case ("heal", n):
            return [RuleSign("heal", str(n))]
        case ("promote", cash):
            return [*goods((cash, 0, 0)), RuleSign("prospect", ""), RuleSign("", "→"), RuleSign("member", "")]
    return [RuleSign("", str(node[0]).upper())]


def goods(lot: Goods) -> list[RuleSign]:
    """Return goods as signs."""
    return [RuleSign(name, str(n)) for name, n in zip(GOODS, lot, strict=True) if n]


def row(between: str, rows: Iterable[list[RuleSign]]) -> list[RuleSign]:
    """Return several rows as one, with a word between."""
    return [sign for i, one in enumerate(rows) for sign in ([RuleSign("", between)] if i else []) + one]


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
