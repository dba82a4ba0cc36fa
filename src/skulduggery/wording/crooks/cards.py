"""The crooks of a deck in words: their names, and everything printed on them."""

from collections.abc import Iterable
from typing import Any, Final, cast

from skulduggery.api import Document
from skulduggery.text import Texts

GANGS: Final = ("northside", "westside", "outfit")


class Cards:
    """Names and facts of the cards of one deck, by their number in it."""

    def __init__(self, document: Document, texts: Texts) -> None:
        self.texts = texts
        self.title = _name(cast(dict[str, Any], document), texts.language)
        self.setup = cast(dict[str, Any], document["setup"])
        self.crooks = cast(list[dict[str, Any]], document["crook"])
        self.names = [_name(crook, texts.language) for crook in self.crooks]
        self.ids = [str(crook["id"]) for crook in self.crooks]

    def level(self, card: int) -> int:
        return int(self.crooks[card]["level"])

    def modifier(self, card: int) -> int:
        return int(self.crooks[card]["modifier"])

    def gangs(self, card: int) -> list[str]:
        return [gang for gang in GANGS if gang in self.crooks[card]["gangs"]]

    def letters(self, card: int) -> str:
        """Return the letters of its gangs; apart, or Northside and Outfit would read as "no"."""
        return "/".join(self.texts(f"gang-letter-{gang}") for gang in self.gangs(card))

    def kills(self, card: int) -> bool:
        return self.crooks[card].get("ability") == "killer"

    def ability(self, card: int) -> str:
        """Return the name of its ability, or an empty text."""
        ability = self.crooks[card].get("ability")
        return self.texts(f"ability-{ability}") if ability else ""

    def ability_text(self, card: int) -> str:
        """Return the text of its ability, or an empty text."""
        ability = self.crooks[card].get("ability")
        return self.texts(f"ability-{ability}-text") if ability else ""

    def strength(self, card: int) -> str:
        """Return the level and the modifier: ``7(+2)``, ``7(−1)``."""
        modifier = self.modifier(card)
        return f"{self.level(card)}({modifier:+d})".replace("-", "−") if modifier else str(self.level(card))

    def label(self, card: int) -> str:
        """Name and numbers, as sentences have them."""
        facts = f"{self.strength(card)} {self.letters(card)}".strip()
        return self.texts("crook", name=self.names[card], facts=facts)

    def labels(self, cards: Iterable[int]) -> str:
        """Return several crooks, the weakest first."""
        return ", ".join(self.label(card) for card in sorted(cards, key=lambda card: (self.level(card), card)))


def _name(thing: dict[str, Any], language: str) -> str:
    return str(thing["names"].get(language, thing["names"]["en"]))
