"""Decks of Crooks: reading and checking their files (section "A deck file" of docs/cards.md)."""

from pathlib import Path
from typing import Any, cast

from skulduggery.core import cards
from skulduggery.core.cards import is_whole
from skulduggery.core.game import Document, either

ABILITIES = ("pickpocket", "accomplice", "swap", "killer", "boss", "spy")
GANGS = ("northside", "westside", "outfit")
CROOK_FIELDS = ("id", "level", "modifier", "gangs", "ability", "names", "evidence")
TARGETS = [2, 3, 4, 5, 6, 7, 8, 9]


def house() -> Document:
    """The house deck, as read from its file."""
    return read((Path(__file__).parent / "cards" / "house.toml").read_text("utf-8"), "house.toml")


def read(text: str, source: str) -> Document:
    """A deck from the text of a TOML file. Raises BadInput with all problems found."""
    document = cards.read_toml(text, source, "deck")
    check(document, source)
    return document


def check(document: Document, source: str) -> None:
    """Raises BadInput unless the document is a deck that can be played."""
    Checker(source, cast(dict[str, Any], document)).finish()


class Checker(cards.Checker):
    """Goes through a deck."""

    def __init__(self, source: str, document: dict[str, Any]) -> None:
        super().__init__(source, "deck")
        self.unknown("", document, ("id", "version", "names", "setup", "crook"))
        self.text("", document, "id")
        self.whole("", document, "version", 1, 1_000_000)
        self.names("", document)
        crooks = document.get("crook")
        if not isinstance(crooks, list) or not crooks or not all(isinstance(one, dict) for one in crooks):
            self.say("", "none", kind="crook")
            crooks = []
        self.crooks(crooks)
        setup = document.get("setup")
        if isinstance(setup, dict):
            self.setup(setup, len(crooks))
        else:
            self.say("setup", "table", there="no", title="setup")

    def crooks(self, crooks: list[dict[str, Any]]) -> None:
        seen: set[str] = set()
        members = dict.fromkeys(GANGS, 0)
        bosses = []
        for number, crook in enumerate(crooks, 1):
            where = f"crook {crook['id']!r}" if isinstance(crook.get("id"), str) else f"crook #{number}"
            self.unknown(where, crook, CROOK_FIELDS)
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
            if "ability" in crook and ability not in ABILITIES:
                self.wrong(where, crook, "ability", "word-or-none", **either(ABILITIES))
            if ability == "boss":
                bosses.append(name)
            self.names(where, crook)
            told = ("level", "modifier", "gangs", "names", *(("ability",) if "ability" in crook else ()))
            self.evidence(where, crook, told, CROOK_FIELDS)
        if len(bosses) > 1:
            self.say("", "bosses", bosses=len(bosses), ids=", ".join(bosses))
        for gang, count in members.items():
            if crooks and not count:
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
        points = setup.get("gang_points")
        if not isinstance(points, dict):
            self.say("setup gang_points", "gang-points")
            points = {}
        self.unknown("setup gang_points", points, ("2", "3", "4"))
        assert isinstance(piles, dict)
        for edition in editions:
            self.piles(f"setup piles {edition}", piles[edition], points, crooks)

    def piles(self, where: str, by_players: object, points: dict[str, Any], crooks: int) -> None:
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
            self.whole("setup gang_points", points, players, 0, 99)


def digest(document: Document, extra: Document) -> str:
    """A name for all that decides how a game goes: the deck without its names and evidence, and ``extra``."""
    deck = cast(dict[str, Any], document)
    setup = {name: value for name, value in deck["setup"].items() if name != "evidence"}
    crooks = [{name: v for name, v in crook.items() if name not in ("names", "evidence")} for crook in deck["crook"]]
    return cards.short_hash({"crooks": crooks, "setup": setup, **extra})
