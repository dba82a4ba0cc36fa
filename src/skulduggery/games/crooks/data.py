"""Decks of Crooks: reading and checking their files (section "A deck file" of docs/cards.md)."""

import hashlib
import json
from pathlib import Path
from typing import Any, cast

from skulduggery.core.ask import BadInput, brief
from skulduggery.core.game import Document, listed

ABILITIES = ("pickpocket", "accomplice", "swap", "killer", "boss", "spy")
GANGS = ("northside", "westside", "outfit")
EVIDENCE = ("printed", "implied", "ruling", "house")
LANGUAGES = ("en", "it", "de", "ru")
CROOK_FIELDS = ("id", "level", "modifier", "gangs", "ability", "names", "evidence")
TARGETS = [2, 3, 4, 5, 6, 7, 8, 9]
LONGEST = 500_000
"""Characters of the longest deck file that is read."""


def house() -> Document:
    """The house deck, as read from its file."""
    return read((Path(__file__).parent / "cards" / "house.toml").read_text("utf-8"), "house.toml")


def read(text: str, source: str) -> Document:
    """A deck from the text of a TOML file. Raises BadInput with all problems found."""
    import tomllib  # only where a file is read: every start of the program would pay for it

    if len(text) > LONGEST:
        raise BadInput(f"{source}: {len(text)} characters are too many for a deck; {LONGEST} are read at most.")
    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{source}: this is not a TOML file: {error}.") from None
    check(document, source)
    return document


def check(document: Document, source: str) -> None:
    """Raises BadInput unless the document is a deck that can be played."""
    problems = Checker(source, cast(dict[str, Any], document)).problems
    if problems:
        raise BadInput(*problems)


class Checker:
    """Goes through a deck and notes every problem as one sentence: file, card, field, what would be right."""

    def __init__(self, source: str, document: dict[str, Any]) -> None:
        self.source = source
        self.problems: list[str] = []
        self.unknown("", document, ("id", "version", "names", "setup", "crook"))
        self.text("", document, "id")
        self.whole("", document, "version", 1, 1_000_000)
        self.names("", document)
        crooks = document.get("crook")
        if not isinstance(crooks, list) or not crooks or not all(isinstance(one, dict) for one in crooks):
            self.say("", "has no crooks; each crook is a table [[crook]]")
            crooks = []
        self.crooks(crooks)
        setup = document.get("setup")
        if isinstance(setup, dict):
            self.setup(setup, len(crooks))
        else:
            self.say("setup", "is missing; it gives money, gang_points and piles")

    def say(self, where: str, what: str) -> None:
        problem = f"{self.source}: {where + ' ' if where else ''}{what}."
        if problem not in self.problems:
            self.problems.append(problem)

    def unknown(self, where: str, table: dict[str, Any], fields: tuple[str, ...]) -> None:
        for name in table:
            if name not in fields:
                self.say(f"{where} {name}".strip(), f"is not a field of a deck here; known are {listed(list(fields))}")

    def text(self, where: str, table: dict[str, Any], name: str) -> str:
        value = table.get(name)
        if isinstance(value, str) and 0 < len(value) <= 60 and value.strip() == value and value.isprintable():
            return value
        what = "is missing" if name not in table else f"can't be {brief(value)}"
        self.say(f"{where} {name}".strip(), f"{what}; it must be a text of 1 to 60 characters")
        return ""

    def whole(self, where: str, table: dict[str, Any], name: str, least: int, most: int) -> int:
        value = table.get(name)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        what = "is missing" if name not in table else f"can't be {brief(value)}"
        self.say(f"{where} {name}".strip(), f"{what}; it must be a whole number from {least} to {most}")
        return least

    def names(self, where: str, table: dict[str, Any]) -> None:
        names = table.get("names")
        if not isinstance(names, dict) or "en" not in names:
            self.say(f"{where} names".strip(), "must give a name by language, at least en (English)")
            return
        self.unknown(f"{where} names".strip(), names, LANGUAGES)
        for language in names:
            if language in LANGUAGES:
                self.text(f"{where} names".strip(), names, language)

    def crooks(self, crooks: list[dict[str, Any]]) -> None:
        seen: set[str] = set()
        members = dict.fromkeys(GANGS, 0)
        bosses = []
        for number, crook in enumerate(crooks, 1):
            where = f"crook {crook['id']!r}" if isinstance(crook.get("id"), str) else f"crook number {number}"
            self.unknown(where, crook, CROOK_FIELDS)
            name = self.text(where, crook, "id")
            if name and not all(c.isascii() and (c.islower() or c.isdigit() or c == "-") for c in name):
                self.say(f"{where} id", "may hold only small letters a to z, digits and hyphens")
            if name and name in seen:
                self.say(f"{where} id", "stands twice; every crook needs an id of its own")
            seen.add(name)
            self.whole(where, crook, "level", 1, 10)
            self.whole(where, crook, "modifier", -9, 9)
            gangs = crook.get("gangs")
            if not isinstance(gangs, list) or any(one not in GANGS for one in gangs) or len(set(gangs)) < len(gangs):
                what = "is missing" if "gangs" not in crook else f"can't be {brief(gangs)}"
                self.say(f"{where} gangs", f"{what}; it must be a list of none or some of {listed(list(GANGS))}")
            else:
                for gang in gangs:
                    members[gang] += 1
            ability = crook.get("ability")
            if "ability" in crook and ability not in ABILITIES:
                right = listed(list(ABILITIES))
                self.say(f"{where} ability", f"can't be {brief(ability)}; it must be left out or be {right}")
            if ability == "boss":
                bosses.append(name)
            self.names(where, crook)
            self.evidence(where, crook)
        if len(bosses) > 1:
            self.say("", f"has {len(bosses)} bosses ({', '.join(bosses)}); a deck has one at most")
        for gang, count in members.items():
            if crooks and not count:
                self.say("", f"has no member of {gang}; each gang scores, so each needs at least one")

    def evidence(self, where: str, crook: dict[str, Any]) -> None:
        evidence = crook.get("evidence")
        if not isinstance(evidence, dict):
            self.say(f"{where} evidence", f"must say for each value whether it is {listed(list(EVIDENCE))}")
            return
        self.unknown(f"{where} evidence", evidence, CROOK_FIELDS)
        for name in ("level", "modifier", "gangs", "names", *(("ability",) if "ability" in crook else ())):
            if evidence.get(name) not in EVIDENCE:
                what = "is missing" if name not in evidence else f"can't be {brief(evidence[name])}"
                self.say(f"{where} evidence {name}", f"{what}; it must be {listed(list(EVIDENCE))}")

    def setup(self, setup: dict[str, Any], crooks: int) -> None:
        self.unknown("setup", setup, ("money", "targets", "gang_points", "piles", "evidence"))
        self.whole("setup", setup, "money", 0, 999)
        targets = setup.get("targets", TARGETS)
        if not (isinstance(targets, list) and 0 < len(targets) <= 12 and all(is_whole(n, 1, 99) for n in targets)):
            self.say("setup targets", "must be a list of 1 to 12 whole numbers from 1 to 99")
        elif sorted(set(targets)) != targets:
            self.say("setup targets", "must be in ascending order, none twice")
        piles = setup.get("piles")
        editions = list(piles) if isinstance(piles, dict) else []
        if not editions or any(one not in ("2012", "2016") for one in editions) or "2012" not in editions:
            self.say("setup piles", "must give the piles of edition 2012, and may give those of edition 2016")
            return
        points = setup.get("gang_points")
        if not isinstance(points, dict):
            self.say("setup gang_points", "is missing; it gives the points for a gang by number of players")
            points = {}
        self.unknown("setup gang_points", points, ("2", "3", "4"))
        assert isinstance(piles, dict)
        for edition in editions:
            self.piles(f"setup piles {edition}", piles[edition], points, crooks)

    def piles(self, where: str, by_players: object, points: dict[str, Any], crooks: int) -> None:
        if not isinstance(by_players, dict) or not by_players:
            self.say(where, "must give a list of pile sizes for each number of players")
            return
        self.unknown(where, by_players, ("2", "3", "4"))
        for players, sizes in by_players.items():
            if not (isinstance(sizes, list) and sizes and all(is_whole(n, 1, 9) for n in sizes)) or len(sizes) > 26:
                self.say(f"{where} {players}", "must be a list of pile sizes, each a whole number from 1 to 9")
            elif sum(sizes) > crooks:
                self.say(f"{where} {players}", f"needs {sum(sizes)} crooks, and the deck has {crooks}")
            elif sorted(sizes) != sizes:
                self.say(f"{where} {players}", "must be in ascending order: the smallest pile lies at hideout A")
            if not is_whole(points.get(players), 0, 99):
                self.say(f"setup gang_points {players}", "must be a whole number from 0 to 99")


def is_whole(value: object, least: int, most: int) -> bool:
    """Whether it is a whole number in a range."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def digest(document: Document, extra: Document) -> str:
    """A name for all that decides how a game goes: the deck without its names and evidence, and ``extra``."""
    deck = cast(dict[str, Any], document)
    setup = {name: value for name, value in deck["setup"].items() if name != "evidence"}
    crooks = [{name: v for name, v in crook.items() if name not in ("names", "evidence")} for crook in deck["crook"]]
    text = json.dumps({"crooks": crooks, "setup": setup, **extra}, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
