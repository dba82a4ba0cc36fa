"""3000 Scoundrels as documents: cards with their texts in every language, and views."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import msgspec
from msgspec import Struct

from skulduggery.api import AnyView, Document, Rules
from skulduggery.games.scoundrels.game import SLOTS
from skulduggery.text import LANGUAGES, Texts
from skulduggery.wording.scoundrels.cards import Cards
from skulduggery.wording.scoundrels.signs import AbilitySign, costs, row

T = TypeVar("T")
Decks = dict[str, Cards]
"""The cards in each language."""
Words = dict[str, str]
"""A text by language."""
Parts = dict[str, list[Words]]
"""The texts of questions within an ability, by kind: the sentence of ``may-...``, each option of ``choose-...``."""


class Trait(Struct):
    """A trait; its number is its place in the list. ``dollars``: the positions of its dollar icons.

    ``moment``: when it is used by its own timing; ``before`` and ``after``: what the trait adds to the text of a job.
    ``cost``: what a use costs, as card files write it; ``signs``: the same for pictograms. ``discards``: the scoundrel
    is discarded after a use at its own moment.
    """

    id: str
    level: int
    timing: str
    numbers: list[str]
    arrows: list[str]
    event: str | None
    bonus: int
    twice: bool
    cost: str
    signs: list[AbilitySign]
    discards: bool
    tech: int
    dollars: list[int]
    names: Words
    moment: Words
    before: Words
    after: Words


class Job(Struct):
    """A job. ``holes``: the dollar positions that it hides; ``feminine``: languages in which the noun is feminine.

    ``effect``: its ability as card files write it; ``signs``: its pictograms; ``text``: the ability in words;
    ``parts``: the questions within it.
    """

    id: str
    colour: str
    holes: list[int]
    tech: int
    names: Words
    feminine: list[str]
    effect: str
    signs: list[AbilitySign]
    text: Words
    parts: Parts


class StrategyCard(Struct):
    """A strategy card."""

    id: str
    leader: int
    timing: str
    event: str | None
    names: Words
    moment: Words
    effect: str
    signs: list[AbilitySign]
    text: Words
    parts: Parts


class LeaderAbility(Struct):
    """An ability of slots on a leader sheet."""

    id: str
    slots: list[str]
    effect: str
    signs: list[AbilitySign]
    text: Words
    parts: Parts


class Leader(Struct):
    """A leader. ``abilities``: by slot the number of its ability, -1 for none."""

    id: str
    names: Words
    suit: str
    abilities: list[int]


class Location(Struct):
    """A location: its spaces on the map, and the values of its safes."""

    id: str
    names: Words
    spaces: int
    listed: list[int]


class SafeCard(Struct):
    """A card that can be in a safe."""

    id: str
    location: int
    value: int
    names: Words


class ScoundrelsCards(Struct, tag_field="game", tag="scoundrels"):
    """The cards of 3000 Scoundrels, numbered as in views. ``marks``: two numbers and how many each player has.

    ``lowest`` and ``track``: the first space of the reputation track, and the tech of each space.
    """

    id: str
    names: Words
    traits: list[Trait]
    jobs: list[Job]
    strategies: list[StrategyCard]
    abilities: list[LeaderAbility]
    leaders: list[Leader]
    locations: list[Location]
    safes: list[SafeCard]
    marks: list[tuple[int, int, int]]
    lowest: int
    track: list[int]
    turns: int
    sell: int
    bail: list[int]
    bribe: int


class Shown(Struct):
    """A scoundrel: its halves, its price, its tech, and which halves were used in this turn or end of day."""

    trait: int
    job: int
    cost: int
    tech: int
    trait_used: bool
    job_used: bool


class Safe(Struct):
    """A safe. ``where``: a space of its location, -1 unused, 100 + seat stolen; ``safe``: its card, or -1 if
    unknown."""

    cell: int
    location: int
    where: int
    safe: int
    marks: list[tuple[int, int]]


class Sheet(Struct):
    """A player's side. ``board``: B0 to B5; poker cards 0 to 6 are 0, A, 2 ... 6, -2 unknown; in ``slots`` -1 is none.

    ``men``: by slot a bit mask of the seats with a henchman there; ``top``: of the deck, if this seat has looked.
    """

    leader: int
    board: list[Shown | None]
    hand: list[int]
    slots: list[int]
    men: list[int]
    face_up: bool
    deck: int
    top: int
    money: int
    rep: int
    supply: int
    jail: int
    marks: list[int]
    strategy: int
    strategy_used: bool
    leader_used: int


class ScoundrelsView(Struct, tag_field="game", tag="scoundrels"):
    """A game of 3000 Scoundrels as one seat sees it; -2 is the seat of a spectator, -3 that of an open record.

    ``active``: -1 at the end of a day; ``step``: of the turn (begin, start, plan, abilities, act, end, last, close), or
    empty; ``slot``: of the card of this turn, or -1; ``limit``: of safes that a player can keep today; ``held``: the
    trait of the scoundrel that is being used, or -1; ``may_suspect``: whether this seat could place a henchman now;
    ``vain``: the traits in the saloon whose use when hired would be refused or change nothing now, each with the ID of
    the rule.
    """

    seat: int
    day: int
    days: int
    turn: int
    first: int
    active: int
    step: str
    slot: int
    sheets: list[Sheet]
    saloon: list[Shown | None]
    pile: list[Shown]
    decks: list[int]
    safes: list[Safe]
    limit: int
    held: int
    may_suspect: bool
    vain: list[tuple[int, str]]
    scores: list[int]


def cards(deck: Document) -> ScoundrelsCards:
    """Return the cards of a set, with their texts in every language."""
    decks = {language: Cards(deck, Texts(language, "scoundrels")) for language in LANGUAGES}
    known = decks["en"].printed
    document = cast(dict[str, Any], deck)
    constants = document["constants"]
    return ScoundrelsCards(
        document["id"],
        document["names"],
        [trait(decks, i) for i in range(len(known.traits))],
        [job(decks, i) for i in range(len(known.jobs))],
        [strategy(decks, i) for i in range(len(known.strategies))],
        [
            LeaderAbility(
                str(one["id"]),
                list(one["slots"]),
                str(one["effect"]),
                row(known.tricks[len(known.strategies) + i]),
                said(decks, lambda deck, i=i: deck.leader_ability(i)),  # type: ignore[misc]
                parts(decks, known.tricks[len(known.strategies) + i]),
            )
            for i, one in enumerate(known.abilities)
        ],
        [
            Leader(
                str(one["id"]),
                one["names"],
                str(one["suit"]),
                [decks["en"].slot_ability(i, slot) for slot in range(len(SLOTS))],
            )
            for i, one in enumerate(known.leaders)
        ],
        [
            Location(
                str(one["id"]),
                one["names"],
                int(one["spaces"]),
                sorted({int(safe["value"]) for k, safe in enumerate(known.safes) if known.where[k] == i}),
            )
            for i, one in enumerate(known.locations)
        ],
        [
            SafeCard(str(one["id"]), known.where[k], int(one["value"]), one["names"])
            for k, one in enumerate(known.safes)
        ],
        [(int(a), int(b), int(count)) for a, b, count in decks["en"].marks],
        int(document["reputation"]["lowest"]),
        list(document["reputation"]["tech"]),
        int(constants["turns"]),
        int(constants["sell"]),
        list(constants["bail"]),
        int(constants["bribe"]),
    )


def said(decks: Decks, text: Callable[[Cards], T]) -> dict[str, T]:
    """Return a text of the cards in each language."""
    return {language: text(deck) for language, deck in decks.items()}


def parts(decks: Decks, effect: object) -> Parts:
    """Return the questions within an ability."""
    asked = said(decks, lambda deck: deck.speaker.asked(effect))
    return {
        kind: [{language: found[kind][i] for language, found in asked.items()} for i in range(len(english))]
        for kind, english in asked["en"].items()
    }


def trait(decks: Decks, number: int) -> Trait:
    """Return a trait as a document."""
    table = decks["en"].printed.traits[number]
    dollars = table["dollars"]
    return Trait(
        str(table["id"]),
        int(table["level"]),
        str(table["timing"]),
        list(table.get("numbers", ())),
        list(table.get("arrows", ())),
        table.get("event"),
        int(table.get("bonus", 0)),
        table.get("twice") is True,
        str(table.get("cost", "")),
        costs(decks["en"].printed.costs[number]),
        decks["en"].leaves(number),
        int(table.get("tech", 0)),
        list(range(1, dollars + 1)) if isinstance(dollars, int) else list(dollars),
        table["names"],
        said(decks, lambda deck: deck.moment(number)),
        said(decks, lambda deck: deck.before(number)),
        said(decks, lambda deck: deck.after(number)),
    )


def job(decks: Decks, number: int) -> Job:
    """Return a job as a document."""
    table = decks["en"].printed.jobs[number]
    return Job(
        str(table["id"]),
        str(table["colour"]),
        list(table.get("holes", ())),
        int(table.get("tech", 0)),
        table["names"],
        list(table.get("feminine", ())),
        str(table["effect"]),
        row(decks["en"].printed.effects[number]),
        said(decks, lambda deck: deck.job_ability(number)),
        parts(decks, decks["en"].printed.effects[number]),
    )


def strategy(decks: Decks, number: int) -> StrategyCard:
    """Return a strategy card as a document."""
    known = decks["en"].printed
    table = known.strategies[number]
    return StrategyCard(
        str(table["id"]),
        [one["id"] for one in known.leaders].index(table["leader"]),
        str(table["timing"]),
        table.get("event"),
        table["names"],
        said(decks, lambda deck: deck.strategy_timing(number)),
        str(table["effect"]),
        row(known.tricks[number]),
        said(decks, lambda deck: deck.strategy_ability(number)),
        parts(decks, known.tricks[number]),
    )


def view(_rules: Rules, shown: AnyView, seat: int) -> ScoundrelsView:
    """Return a view as a document: the same fields (games/scoundrels/knowledge/view.py)."""
    document = msgspec.convert(shown, ScoundrelsView, from_attributes=True)
    document.seat = seat
    return document
