"""The checks of a card set of 3000 Scoundrels (docs/cards.md)."""

import re
from collections.abc import Sequence
from typing import Any

from skulduggery.engine.asks import brief
from skulduggery.engine.cards import files
from skulduggery.engine.cards.files import is_whole
from skulduggery.engine.cards.tokens import ProgramError
from skulduggery.engine.documents import Document, either
from skulduggery.games.scoundrels.cards.language import Ability, parse, parse_condition, parse_costs
from skulduggery.games.scoundrels.cards.vocabulary import PLACES
from skulduggery.games.scoundrels.rules.state import ARROWS, COLOURS, SLOTS
from skulduggery.games.scoundrels.rules.timings import EVENTS, TIMINGS
from skulduggery.locale import LANGUAGES

JOBS = dict(zip(COLOURS, (16, 22, 22), strict=True))
"""Number of jobs of each colour (SC-FILE-01)."""
TRAITS = (40, 10)
"""Number of traits of level 1 and of level 2."""
SAFES, LEADERS, STRATEGIES = 18, 4, 2
"""Number of safes, of leaders, and of strategy cards for each leader."""
HEAPS = dict(zip(("blue", "red", *COLOURS), (*TRAITS, *JOBS.values()), strict=True))
"""The heaps of cards that decks are made of, with their sizes (SC-SETUP-02)."""
MODES = ("short", "extended", "wild")
SUITS = ("spades", "hearts", "clubs", "diamonds")
STRATEGY_TIMINGS = ("start", "abilities", "event", "end")
TINT = re.compile("#[0-9a-f]{6}")
POSITIONS = 20
"""The last position of a dollar icon or a bullet hole."""
DETAILS = {"icons": "numbers", "arrow": "arrows", "event": "event"}
"""The field that each of these timings needs."""
CONSTANTS = {
    "dollars": (0, 999),
    "henchmen": (0, 9),
    "jailed": (0, 9),
    "hand": (1, 7),
    "turns": (1, 6),
    "wild_safe_limit": (1, SAFES),
    "sell": (0, 999),
    "bribe": (0, 999),
    "saloon": (1, 9),
    "places": (1, 5),
    "six_places": (1, 6),
}
"""Least and greatest value of each constant that is a whole number."""
TOLD = {
    "constants": (*CONSTANTS, "days", "safe_limit", "bail"),
    "reputation": ("lowest", "tech"),
    "marks": ("faces", "count"),
    "leader_ability": ("slots", "effect"),
    "leader": ("suit", "abilities", "names"),
    "location": ("spaces", "names"),
    "safe": ("value", "names"),
    "job": ("effect", "colour", "holes", "tech", "names"),
    "trait": ("timing", "modifier", "dollars", "level", "tech", "names"),
    "strategy": ("leader", "timing", "effect", "names"),
}
"""Fields for which evidence can be given; for cards it must be given."""
CARDS = ("safe", "job", "trait", "strategy")
LONGEST_TEXT = 400
"""Greatest length of a card's text, in characters."""
WAYS = ("timing", "numbers", "arrows", "event", "when", "bonus", "twice", "cost", "after")
"""Fields of a trait that say when and how it is used."""
FIELDS = {
    "leader": ("id", "tint", *TOLD["leader"]),
    "safe": ("id", "location", "value", "image", "names"),
    "job": ("id", "colour", "holes", "tech", "effect", "feminine", "unsupported", "text", "image", "names"),
    "trait": ("id", "level", *WAYS, "tech", "dollars", "unsupported", "text", "image", "names"),
    "strategy": ("id", "leader", "timing", "event", "once", "effect", "unsupported", "text", "names"),
}
"""Fields of cards, without evidence."""


def words_of(part: object) -> list[str]:
    """Return all words in an ability."""
    inside = part.parts() if isinstance(part, Ability) else part
    if isinstance(inside, tuple):
        return [word for one in inside for word in words_of(one)]
    return [inside] if isinstance(inside, str) else []


class Checker(files.SetChecker):
    """The check of one card set, field by field."""

    def __init__(self, source: str, document: Document, lines: dict[str, list[int]]) -> None:
        super().__init__(source, "cards", document, lines)
        self.usable: dict[str, int] = dict.fromkeys(HEAPS, 0)
        ids = [one["id"] for one in self.tables("location") if isinstance(one.get("id"), str)]
        self.locations = [one for one in dict.fromkeys(ids) if one not in PLACES]
        """The ids of all locations."""
        self.leaders: list[str] = []
        """The ids of all leaders."""
        self.unknown("", self.document, ("id", "version", "names", "decks", *TOLD))
        self.text("", document, "id")
        self.whole("", document, "version", 1, 1_000_000)
        self.names("", document)
        self.constants()
        self.reputation()
        shown = self.marks()
        self.all_leaders(self.leader_abilities())
        self.all_locations()
        self.safes(shown)
        self.jobs()
        self.traits()
        self.strategies()
        self.decks()
        self.languages()

    # Parts of a file

    def tell(self, kind: str, where: str, table: dict[str, Any]) -> None:
        """Check the evidence, which cards must have and other tables may have."""
        if kind in CARDS:
            self.evidence(where, table, ("names",) if table.get("unsupported") is True else TOLD[kind], TOLD[kind])
        elif "evidence" in table:
            self.evidence(where, table, (), TOLD[kind])

    # Values

    def places(self, where: str, table: dict[str, Any], name: str, code: str) -> None:
        """Check a list of different positions, which may be empty."""
        value = table[name]
        good = isinstance(value, list) and all([is_whole(one, 1, POSITIONS) for one in value])
        if not good or len(set(value)) < len(value):
            self.wrong(where, table, name, code, most=str(POSITIONS))

    def unsupported(self, where: str, card: dict[str, Any], fields: Sequence[str]) -> bool:
        """Return whether a card stays in the box, and check that it then lacks these fields (SC-FILE-02)."""
        stays = self.only_true(where, card, "unsupported")
        if stays:
            self.warn(where, "in-the-box")
        for name in fields if stays else ():
            if name in card:
                self.say(f"{where} {name}", "unsupported")
        return stays

    def face(self, where: str, card: dict[str, Any]) -> None:
        """Check a card's own text and picture."""
        if "image" in card:
            self.text(where, card, "image")
        text = card.get("text", {"en": "-"})
        if not isinstance(text, dict) or "en" not in text:
            self.wrong(where, card, "text", "card-text")
            return
        self.unknown(f"{where} text", text, LANGUAGES)
        for language, said in text.items():
            good = isinstance(said, str) and said.isprintable() and said.strip() == said
            if not good or not 0 < len(said) <= LONGEST_TEXT:
                self.wrong(f"{where} text", text, language, "text", most=str(LONGEST_TEXT))

    def program(self, where: str, table: dict[str, Any], name: str, example: str) -> object:
        """Return the parsed ability, costs or condition of a field; None if it is wrong."""
        text = table.get(name)
        if not isinstance(text, str):
            self.wrong(where, table, name, "text-as", example=example)
            return None
        try:
            if name == "effect":
                return parse(text, self.locations)
            return parse_costs(text) if name == "cost" else parse_condition(text)
        except ProgramError as error:
            self.say(f"{where} {name}", error.code, **error.told)
            return None

    def effect(self, where: str, table: dict[str, Any], scoundrel: bool) -> None:
        ability = self.program(where, table, "effect", '"gain(3)"')
        for word in ("discard-self", "this"):
            if not scoundrel and word in words_of(ability):
                self.say(f"{where} effect", "no-scoundrel", word=repr(word))

    # Numbers of the game

    def constants(self) -> None:
        table = self.section("constants")
        if table is None:
            return
        self.unknown("constants", table, (*TOLD["constants"], "evidence"))
        value = {name: self.whole("constants", table, name, *ends) for name, ends in CONSTANTS.items()}
        days = table.get("days")
        if isinstance(days, dict):
            self.unknown("constants days", days, ("short", "extended"))
            longest = max([self.whole("constants days", days, mode, 1, 9) for mode in ("short", "extended")])
        else:
            self.wrong("constants", table, "days", "days")
            longest = 0
        limits = self.numbers("constants", table, "safe_limit", 1, SAFES, "limits")
        self.numbers("constants", table, "bail", 0, 999, "prices")
        if limits and len(limits) < longest:
            self.say("constants safe_limit", "limits", limits=len(limits), days=longest)
        for less, more in (("jailed", "henchmen"), ("turns", "hand"), ("places", "six_places")):
            if table.get(more) == value[more] < value[less]:
                self.say(f"constants {less}", "at-most", value=str(value[less]), most=str(value[more]), other=more)
        self.tell("constants", "constants", table)

    def reputation(self) -> None:
        table = self.section("reputation")
        if table is None:
            return
        self.unknown("reputation", table, (*TOLD["reputation"], "evidence"))
        lowest = self.whole("reputation", table, "lowest", -20, 0)
        tech = self.numbers("reputation", table, "tech", -20, 20, "values")
        if tech and lowest + len(tech) <= 0 and table.get("lowest") == lowest:
            self.say("reputation", "spaces", spaces=len(tech), lowest=str(lowest))
        self.tell("reputation", "reputation", table)

    def marks(self) -> list[int]:
        """Check the marks and return the numbers on them, ascending; empty if something is wrong."""
        shown: list[int] = []
        good = True
        for where, kind in self.each("marks", TOLD["marks"]):
            self.whole(where, kind, "count", 1, 20)
            faces = kind.get("faces")
            if not (isinstance(faces, list) and len(faces) == 2 and all([is_whole(one, 1, 20) for one in faces])):
                self.wrong(where, kind, "faces", "faces")
                good = False
                continue
            for face in faces:
                if face in shown:
                    self.say(f"{where} faces", "face-twice", face=str(face))
                    good = False
                shown.append(face)
        return sorted(shown) if good else []

    def decks(self) -> None:
        table = self.section("decks")
        if table is None:
            return
        self.unknown("decks", table, MODES)
        constants = self.document.get("constants")
        saloon = constants.get("saloon") if isinstance(constants, dict) else None
        for mode in MODES:
            self.line = self.lines.get(f"decks.{mode}", [self.line])[0]
            players = table.get(mode)
            if not isinstance(players, dict):
                self.say(f"decks {mode}", "decks")
                continue
            self.unknown(f"decks {mode}", players, ("2", "3", "4"))
            for seats in ("2", "3", "4"):
                heaps = players.get(seats)
                if isinstance(heaps, dict):
                    self.heaps(f"decks {mode} {seats}", heaps, saloon if isinstance(saloon, int) else 0)
                else:
                    self.wrong(f"decks {mode}", players, seats, "heaps")
        self.line = 0

    def heaps(self, where: str, heaps: dict[str, Any], saloon: int) -> None:
        self.unknown(where, heaps, list(HEAPS))
        count = {name: self.whole(where, heaps, name, 0, most) for name, most in HEAPS.items()}
        for what, names in (("traits", ("blue", "red")), ("jobs", COLOURS)):
            there = sum([min(count[name], self.usable[name]) for name in names])
            if there < saloon and all([name in heaps for name in names]):
                self.say(where, "saloon", what=what, there=there, saloon=str(saloon))

    # Cards

    def leader_abilities(self) -> dict[str, list[str]]:
        """Check the leader abilities and return their slots by id."""
        slots: dict[str, list[str]] = {}
        for where, ability in self.each("leader_ability", ("id", *TOLD["leader_ability"])):
            name = self.id(where, ability, slots)
            slots[name] = self.words(where, ability, "slots", SLOTS, "slots")
            self.effect(where, ability, False)
        return slots

    def all_leaders(self, slots: dict[str, list[str]]) -> None:
        suits: list[str] = []
        for where, leader in self.each("leader", FIELDS["leader"]):
            self.leaders.append(self.id(where, leader, self.leaders))
            suit = self.word(where, leader, "suit", SUITS)
            if suit and suit in suits:
                self.say(f"{where} suit", "suit", suit=suit)
            suits.append(suit)
            tint = leader.get("tint", "#000000")
            if not (isinstance(tint, str) and TINT.fullmatch(tint)):
                self.wrong(where, leader, "tint", "tint")
            taken: list[str] = []
            for ability in self.words(where, leader, "abilities", list(slots), "abilities"):
                for slot in slots[ability]:
                    if slot in taken:
                        self.say(f"{where} abilities", "slot", slot=slot)
                    taken.append(slot)
        self.count("leader", len(suits), LEADERS, "leaders")

    def all_locations(self) -> None:
        seen: list[str] = []
        for where, location in self.each("location", ("id", *TOLD["location"])):
            seen.append(self.id(where, location, seen))
            self.whole(where, location, "spaces", 1, 12)
            if location.get("id") in PLACES or location.get("id") == "it":
                self.say(f"{where} id", "id-word")

    def safes(self, shown: list[int]) -> None:
        seen: list[str] = []
        used: list[str] = []
        for where, safe in self.each("safe", FIELDS["safe"]):
            seen.append(self.id(where, safe, seen))
            used.append(self.word(where, safe, "location", self.locations))
            self.face(where, safe)
            value = self.whole(where, safe, "value", 1, 20)
            if shown and is_whole(safe.get("value"), 1, 20) and value not in shown:
                self.say(f"{where} value", "mark", value=str(value), **either([str(one) for one in shown]))
        self.count("safe", len(seen), SAFES, "safes")
        for location in self.locations:
            if used and location not in used:
                self.say(f"location {brief(location)}", "no-safe")

    def jobs(self) -> None:
        seen: list[str] = []
        colours: list[str] = []
        for where, job in self.each("job", FIELDS["job"]):
            seen.append(self.id(where, job, seen))
            colours.append(self.word(where, job, "colour", COLOURS))
            if "holes" in job:
                self.places(where, job, "holes", "holes")
            if "tech" in job:
                self.whole(where, job, "tech", 0, 9)
            if "feminine" in job:
                self.words(where, job, "feminine", LANGUAGES, "languages")
            self.face(where, job)
            if self.unsupported(where, job, ("effect",)):
                continue
            self.effect(where, job, True)
            if colours[-1]:
                self.usable[colours[-1]] += 1
        if "" not in colours:
            for colour, right in JOBS.items():
                self.count("job", colours.count(colour), right, "jobs", colour)

    def traits(self) -> None:
        seen: list[str] = []
        levels: list[int] = []
        for where, trait in self.each("trait", FIELDS["trait"]):
            seen.append(self.id(where, trait, seen))
            level = self.whole(where, trait, "level", 1, 2)
            levels.append(level if is_whole(trait.get("level"), 1, 2) else 0)
            if isinstance(trait.get("dollars"), list):
                self.places(where, trait, "dollars", "dollars")
            else:
                self.whole(where, trait, "dollars", 0, POSITIONS)
            if "tech" in trait:
                self.whole(where, trait, "tech", 0, 9)
            self.face(where, trait)
            if self.unsupported(where, trait, WAYS):
                continue
            self.timing(where, trait, TIMINGS)
            for name, example in (("when", '"dollars = 0"'), ("cost", '"spend(2)"')):
                if name in trait:
                    self.program(where, trait, name, example)
            if "bonus" in trait:
                self.whole(where, trait, "bonus", 1, 99)
            self.only_true(where, trait, "twice")
            if "after" in trait:
                self.word(where, trait, "after", ("discard",))
            self.usable["red" if level == 2 else "blue"] += 1
        if 0 not in levels:
            for number, right in enumerate(TRAITS, 1):
                self.count("trait", levels.count(number), right, "traits", str(number))

    def strategies(self) -> None:
        seen: list[str] = []
        owners: list[str] = []
        usable: list[str] = []
        for where, card in self.each("strategy", FIELDS["strategy"]):
            seen.append(self.id(where, card, seen))
            owners.append(self.word(where, card, "leader", self.leaders))
            self.face(where, card)
            if self.unsupported(where, card, ("timing", "event", "once", "effect")):
                continue
            if "once" in card:
                self.word(where, card, "once", ("period", "game"))
            self.timing(where, card, STRATEGY_TIMINGS)
            self.effect(where, card, False)
            usable.append(owners[-1])
        if seen and "" not in owners:
            for leader in self.leaders:
                self.count("strategy", owners.count(leader), STRATEGIES, "strategies", leader)
                if leader in owners and leader not in usable:
                    self.say(f"leader {brief(leader)}", "no-strategy")

    def timing(self, where: str, card: dict[str, Any], known: Sequence[str]) -> None:
        """Check a timing and the field that it needs."""
        timing = self.word(where, card, "timing", known)
        if timing == "event":
            self.word(where, card, "event", EVENTS)
        elif timing == "icons":
            self.words(where, card, "numbers", SLOTS, "slots")
        elif timing == "arrow":
            self.words(where, card, "arrows", list(ARROWS), "directions")
        for other, name in DETAILS.items():
            if timing and other != timing and name in card:
                self.say(f"{where} {name}", "timing", other=other, timing=timing)
