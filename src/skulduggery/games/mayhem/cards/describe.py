"""The components of Men of Mayhem taken apart, for the rules and for interface texts."""

from typing import Any, cast

from skulduggery.engine.documents import Document
from skulduggery.games.mayhem.cards.language import (
    Effect,
    Goods,
    Node,
    parse_effect,
    parse_goods,
    parse_modifiers,
    parse_rule,
)

Names = dict[str, str]
FREE: Goods = (0, 0, 0)
NUMBERS = ("cash", "guns", "contraband", "heat", "members", "prospects", "base")


class Place:
    """A Site or an Opportunity."""

    __slots__ = (
        "area", "boost", "boost_heat", "boost_texts", "guns", "heat", "id", "kind", "names", "rule_heat", "rules",
        "texts",
    )  # fmt: skip

    def __init__(self, table: dict[str, Any]) -> None:
        self.id: str = table["id"]
        self.names: Names = table["names"]
        self.kind: str = table.get("class", "opportunity")
        """starting, random or opportunity"""
        self.area = "area" in table
        """True if nobody can go there: the Emergency Room."""
        rules = table.get("rules", [])
        self.texts: tuple[str, ...] = tuple([text_of(one) for one in rules])
        """The text of each rule, as in the file."""
        self.rules: tuple[Node, ...] = tuple([parse_rule(text) for text in self.texts])
        self.rule_heat: tuple[int, ...] = tuple([one["heat"] if isinstance(one, dict) else 0 for one in rules])
        """Number of Heat icons of each single rule."""
        self.boost_texts: tuple[str, ...] = tuple(table.get("boost", []))
        self.boost: tuple[Node, ...] = tuple([parse_rule(text) for text in self.boost_texts])
        """The rules that a Boost gives access to; empty if there is no Boost."""
        self.boost_heat: int = table.get("boost_heat", 0)
        self.heat: int = table.get("heat", 0)
        """Number of Heat icons of the whole location."""
        self.guns = "guns_prohibited" not in table
        """True if Guns may be pulled there (MM-THROW-18)."""


class ClubSide:
    """A side of a clubhouse card. ``gang``: number of the gang, -1 for the unleaded side, which all gangs share."""

    __slots__ = (
        "base", "cash", "contraband", "costs", "gang", "guns", "heat", "id", "members", "modifiers", "names", "orders",
        "prospects",
    )  # fmt: skip

    def __init__(self, table: dict[str, Any], gang: int) -> None:
        self.id: str = table.get("id", "unleaded")
        self.names: Names = table["names"]
        self.gang = gang
        self.cash, self.guns, self.contraband, self.heat, self.members, self.prospects, self.base = (
            [int(table[name]) for name in NUMBERS]
        )  # fmt: skip
        self.modifiers: tuple[Node, ...] = tuple(
            [node for text in table.get("gang_rules", []) for node in parse_modifiers(text, True)]
        )
        orders = table.get("club_orders", [])
        self.orders: tuple[Node, ...] = tuple([parse_rule(text_of(one)) for one in orders])
        self.costs: tuple[Goods, ...] = tuple(
            [parse_goods(one["cost"]) if isinstance(one, dict) else FREE for one in orders]
        )
        """The cost of each Club Order on top of its token and of what its rule pays (MM-CLUB-02)."""


class AnarchyCard:
    """An Anarchy card with an effect (Obstacle, Last Call), modifiers (Hassle) or a place (Opportunity)."""

    __slots__ = ("code", "effect", "er_roll", "hardcore", "id", "kind", "modifiers", "names", "place")

    def __init__(self, table: dict[str, Any]) -> None:
        self.id: str = table["id"]
        self.names: Names = table["names"]
        self.code: str = table["code"]
        self.kind: str = table["kind"]
        """obstacle, hassle, opportunity or last-call"""
        self.hardcore = "hardcore" in table
        self.effect: Effect | None = parse_effect(table["effect"]) if "effect" in table else None
        self.modifiers: tuple[Node, ...] = parse_modifiers(table["modifiers"]) if "modifiers" in table else ()
        self.er_roll = table.get("duration") == "er-roll"
        """True if the Hassle lasts until the dice of the Emergency Room are rolled (MM-CLEAN-06)."""
        self.place = Place(table) if self.kind == "opportunity" else None


class Described:
    """A component set. ``places`` holds the Sites, then the Opportunities in the order of their cards."""

    __slots__ = ("cards", "document", "gangs", "patch_in", "places", "unleaded")

    def __init__(self, components: Document) -> None:
        tables = cast(dict[str, Any], components)
        self.document = tables
        self.patch_in: Goods = parse_goods(tables["constants"]["patch_in"])
        """The price of a Patch In, in addition to its token."""
        self.unleaded = ClubSide(tables["unleaded"], -1)
        self.gangs = [ClubSide(table, number) for number, table in enumerate(tables["gang"])]
        """The high octane side of each gang."""
        self.cards = [AnarchyCard(table) for table in copied(tables["card"])]
        self.places = [Place(table) for table in copied(tables["site"])]
        self.places += [card.place for card in self.cards if card.place is not None]


def text_of(rule: Any) -> str:
    """Return the text of a rule, which is a table if it has a cost or Heat icons of its own."""
    return str(rule["rule"] if isinstance(rule, dict) else rule)


def copied(tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the tables, each followed by its copies, whose ids and codes end in ``-2``, ``-3`` and so on."""
    out: list[dict[str, Any]] = []
    for table in tables:
        out.append(table)
        for copy in range(2, table.get("copies", 1) + 1):
            out.append(table | {name: f"{table[name]}-{copy}" for name in ("id", "code") if name in table})
    return out
