"""The cards of 3000 Scoundrels taken apart for interface texts: abilities as programs, names of pairs."""

from typing import Any, cast

from skulduggery.engine.documents import Document
from skulduggery.games.scoundrels.cards import files
from skulduggery.games.scoundrels.cards.language import Node, parse, parse_condition, parse_costs


class Described:
    """Tables of the playable cards as in their file, numbered as in the rules.

    Safes are numbered as their cells. Abilities are ``language.Ability``, conditions and costs are its nodes.
    """

    __slots__ = (
        "abilities", "costs", "document", "effects", "jobs", "leaders", "locations", "safes", "strategies", "traits",
        "tricks", "when", "where",
    )  # fmt: skip

    def __init__(self, cards: Document) -> None:
        tables = cast(dict[str, Any], cards)
        self.traits: list[dict[str, Any]] = playable(tables["trait"])
        self.jobs: list[dict[str, Any]] = playable(tables["job"])
        self.strategies: list[dict[str, Any]] = playable(tables["strategy"])
        self.abilities: list[dict[str, Any]] = tables["leader_ability"]
        self.leaders: list[dict[str, Any]] = tables["leader"]
        self.locations: list[dict[str, Any]] = tables["location"]
        ids = [str(one["id"]) for one in self.locations]
        self.safes: list[dict[str, Any]] = sorted(tables["safe"], key=lambda one: ids.index(one["location"]))
        self.where = [ids.index(one["location"]) for one in self.safes]
        """The location of each safe."""
        self.effects = [parse(one["effect"], ids) for one in self.jobs]
        """The ability of each job."""
        self.tricks = [parse(one["effect"], ids) for one in (*self.strategies, *self.abilities)]
        """The ability of each strategy card, then of each leader ability."""
        self.when: list[Node] = [parse_condition(one["when"]) if "when" in one else () for one in self.traits]
        """For each trait the condition of its timing, or ()."""
        self.costs = [parse_costs(one["cost"]) if "cost" in one else () for one in self.traits]
        """For each trait the costs of a use, without the job's."""
        self.document: Document = {"trait": self.traits, "job": self.jobs}

    def names(self, trait: int, job: int) -> dict[str, str]:
        """Return the name of a pair by language (SC-READ-07, SC-READ-08)."""
        return files.combined_names(self.document, trait, job)

    def icons(self, trait: int, job: int) -> list[bool]:
        """Return for each dollar icon of a pair whether a bullet hole covers it; the uncovered ones are its price."""
        holes = self.jobs[job].get("holes", ())
        return [place in holes for place in sorted(files.positions(self.traits[trait]))]

    def tech(self, trait: int, job: int) -> int:
        """Return the number of tech icons of a pair (SC-SCOU-07)."""
        return int(self.traits[trait].get("tech", 0)) + int(self.jobs[job].get("tech", 0))


def playable(tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the cards whose abilities the language supports (SC-FILE-02)."""
    return [one for one in tables if not one.get("unsupported")]
