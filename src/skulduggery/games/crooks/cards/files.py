"""Decks of Crooks: reading and checking their files (section "A deck file" of docs/cards.md)."""

from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, cast

from skulduggery.engine.cards import files
from skulduggery.engine.cards.files import is_whole
from skulduggery.engine.documents import Document, either, short_hash
from skulduggery.games.crooks.rules.state import ABILITIES, GANGS

CROOK_FIELDS = ("id", "level", "modifier", "gangs", "ability", "names")
TARGETS = [2, 3, 4, 5, 6, 7, 8, 9]


def house() -> Document:
    """Return a copy of the house deck, as read from its file."""
    return deepcopy(_house())


@cache
def _house() -> Document:
    return read(Path(__file__).with_name("house.toml").read_text("utf-8"), "house.toml")


def read(text: str, source: str) -> Document:
    """Return the deck in the text of a TOML file. Raise BadInput with all problems found."""
    document = files.read_toml(text, source, "deck")
    Checker(source, document, files.lines_of(text)).finish()
    return document


def check(document: Document, source: str) -> None:
    """Raise BadInput unless the document is a deck that can be played."""
    Checker(source, document, {}).finish()


class Checker(files.SetChecker):
    """The check of one deck, field by field."""

    def __init__(self, source: str, document: Document, lines: dict[str, list[int]]) -> None:
        super().__init__(source, "deck", document, lines)
        self.unknown("", self.document, ("id", "version", "names", "setup", "crook"))
        self.text("", self.document, "id")
        self.whole("", self.document, "version", 1, 1_000_000)
        self.names("", self.document)
        self.crooks()
        setup = self.section("setup")
        if setup is not None:
            self.setup(setup, len(self.tables("crook")))

    def tell(self, kind: str, where: str, table: dict[str, Any]) -> None:
        told = ("level", "modifier", "gangs", "names", *(("ability",) if "ability" in table else ()))
        self.evidence(where, table, told, (*CROOK_FIELDS, "evidence"))

    def crooks(self) -> None:
        seen: set[str] = set()
        members = dict.fromkeys(GANGS, 0)
        bosses = []
        for where, crook in self.each("crook", CROOK_FIELDS):
            name = self.id(where, crook, seen)
            seen.add(name)
            self.whole(where, crook, "level", 1, 10)
            self.whole(where, crook, "modifier", -9, 9)
            gangs = crook.get("gangs")
            if not isinstance(gangs, list) or any(one not in GANGS for one in gangs) or len(set(gangs)) < len(gangs):
                self.wrong(where, crook, "gangs", "some", **either(GANGS))
            else:
                for gang in gangs:
                    members[gang] += 1
            ability = crook.get("ability")
            if "ability" in crook and ability not in ABILITIES[1:]:
                self.wrong(where, crook, "ability", "word-or-none", **either(ABILITIES[1:]))
            if ability == "boss":
                bosses.append(name)
        if len(bosses) > 1:
            self.say("", "bosses", bosses=len(bosses), ids=", ".join(bosses))
        for gang, count in members.items():
            if seen and not count:
                self.say("", "no-member", gang=gang)

    def setup(self, setup: dict[str, Any], crooks: int) -> None:
        self.unknown("setup", setup, ("money", "targets", "gang_points", "piles", "evidence"))
        self.whole("setup", setup, "money", 0, 999)
        targets = setup.get("targets", TARGETS)
        if not (isinstance(targets, list) and 0 < len(targets) <= 12 and all(is_whole(n, 1, 99) for n in targets)):
            self.wrong("setup", setup, "targets", "targets")
        elif sorted(set(targets)) != targets:
            self.say("setup targets", "ascending")
        piles = setup.get("piles")
        editions = list(piles) if isinstance(piles, dict) else []
        if not editions or any(one not in ("2012", "2016") for one in editions) or "2012" not in editions:
            self.say("setup piles", "editions")
            return
        assert isinstance(piles, dict)
        line = self.line
        for edition in editions:
            self.line = self.lines.get(f"setup.piles.{edition}", [line])[0]
            self.piles(f"setup piles {edition}", piles[edition], crooks)
        self.line = self.lines.get("setup.gang_points", [line])[0]
        points = setup.get("gang_points")
        if not isinstance(points, dict):
            self.say("setup gang_points", "gang-points")
            points = {}
        self.unknown("setup gang_points", points, ("2", "3", "4"))
        for players in dict.fromkeys([one for sizes in piles.values() if isinstance(sizes, dict) for one in sizes]):
            self.whole("setup gang_points", points, players, 0, 99)
        self.line = 0

    def piles(self, where: str, by_players: object, crooks: int) -> None:
        if not isinstance(by_players, dict) or not by_players:
            self.say(where, "piles")
            return
        self.unknown(where, by_players, ("2", "3", "4"))
        for players, sizes in by_players.items():
            if not (isinstance(sizes, list) and sizes and all(is_whole(n, 1, 9) for n in sizes)) or len(sizes) > 26:
                self.say(f"{where} {players}", "pile-sizes")
            elif sum(sizes) > crooks:
                self.say(f"{where} {players}", "pile-sum", needed=sum(sizes), crooks=crooks)
            elif sorted(sizes) != sizes:
                self.say(f"{where} {players}", "pile-order")


def digest(document: Document, extra: Document) -> str:
    """Return a hash of all that decides how a game goes: the deck without names and evidence, and ``extra``."""
    deck = cast(dict[str, Any], document)
    setup = {name: value for name, value in deck["setup"].items() if name != "evidence"}
    crooks = [{name: v for name, v in crook.items() if name not in ("names", "evidence")} for crook in deck["crook"]]
    return short_hash({"crooks": crooks, "setup": setup, **extra})
