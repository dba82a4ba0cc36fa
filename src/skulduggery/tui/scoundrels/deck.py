"""The cards of 3000 Scoundrels, as they are written on the table and in sentences."""

from typing import Any, Final, cast

from skulduggery import api
from skulduggery.api import Document
from skulduggery.games.scoundrels.game import SLOTS, Described
from skulduggery.text import Texts
from skulduggery.tui.scoundrels.abilities import Speaker, sentence

SUITS: Final = {"spades": "♠", "hearts": "♥", "clubs": "♣", "diamonds": "♦"}
ARROWS: Final = {"left": "←", "right": "→", "up": "↑", "down": "↓"}
TECH: Final = "⚙"


class Deck:
    """Names, texts and numbers of the cards of one set, by their number in it."""

    def __init__(self, document: Document, texts: Texts) -> None:
        self.texts = texts
        self.cards = cast(Described, api.describe("scoundrels", document))
        self.title = self.named(cast(dict[str, Any], document))
        self.constants = cast(dict[str, Any], document["constants"])
        self.marks = [(*sorted(one["faces"]), one["count"]) for one in cast(list[dict[str, Any]], document["marks"])]
        self.track = cast(dict[str, Any], document["reputation"])
        self.locations = [self.named(one) for one in self.cards.locations]
        letters = [name[0].upper() for name in self.locations]
        self.letters = letters if len(set(letters)) == len(letters) else list("ABCDEFGH")
        places = {str(one["id"]): name for one, name in zip(self.cards.locations, self.locations, strict=True)}
        self.speaker = Speaker(texts, places)
        self.told: dict[tuple[int, int], str] = {}
        """What pairs do, once somebody has asked."""

    def named(self, table: dict[str, Any]) -> str:
        """What a card is called in this language."""
        return in_language(table["names"], self.texts.language)

    # Scoundrels

    def name(self, trait: int, job: int) -> str:
        """``Filthy Dog``"""
        return in_language(self.cards.names(trait, job), self.texts.language)

    def label(self, trait: int, job: int) -> str:
        """Return the same in sentences."""
        return self.texts("scoundrel", name=self.name(trait, job))

    def moment(self, trait: int) -> str:
        """When its own ability can be used: numbers, arrows, or words."""
        table = self.cards.traits[trait]
        timing = str(table["timing"])
        if timing == "icons":
            return " ".join(table["numbers"])
        if timing == "arrow":
            return "".join(ARROWS[arrow] for arrow in table["arrows"])
        text = self.texts(f"event-when-{table['event']}" if timing == "event" else f"timing-{timing}")
        when = self.cards.when[trait]
        return self.texts("timing-if", timing=text, condition=self.speaker.condition(when, "you")) if when else text

    def extras(self, trait: int) -> list[str]:
        """Return its modifiers."""
        table = self.cards.traits[trait]
        out = [f"+{self.texts.money(table['bonus'])}"] if table.get("bonus") else []
        return [*out, self.texts("modifier-twice")] if table.get("twice") else out

    def timing(self, trait: int) -> str:
        """Moment and modifiers."""
        return " · ".join([self.moment(trait), *self.extras(trait)])

    def ability(self, trait: int, job: int) -> str:
        """Return all that a use costs and does."""
        if (trait, job) not in self.told:
            parts = [self.before(trait), self.job_ability(job)]
            if ("discard-self",) not in self.cards.effects[job].costs:
                parts.append(self.after(trait))
            self.told[trait, job] = " ".join(filter(None, parts))
        return self.told[trait, job]

    def before(self, trait: int) -> str:
        """What a use costs by the trait, as a sentence (or the card's own words); nothing if it costs nothing."""
        if own := self.own(self.cards.traits[trait]):
            return own
        costs = self.cards.costs[trait]
        return sentence(self.texts("trait-cost", cost=self.speaker.costs(costs, "do"))) if costs else ""

    def after(self, trait: int) -> str:
        """What the trait does after a use, as a sentence, or nothing."""
        table = self.cards.traits[trait]
        return sentence(self.texts("trait-after")) if table.get("after") and "text" not in table else ""

    def job_ability(self, job: int) -> str:
        """What a job does."""
        return self.own(self.cards.jobs[job]) or self.speaker.ability(self.cards.effects[job])

    def own(self, table: dict[str, Any]) -> str:
        """Return the card's own words, or nothing where its file gives none."""
        return in_language(table["text"], self.texts.language) if "text" in table else ""

    # Leaders and their cards

    def leader(self, leader: int) -> str:
        return self.named(self.cards.leaders[leader])

    def suit(self, leader: int) -> str:
        """Return the sign of a leader's suit; a plain one while nobody has a leader."""
        return SUITS.get(str(self.cards.leaders[leader]["suit"]), "•") if leader >= 0 else "•"

    def strategy(self, card: int) -> str:
        return self.texts("strategy-card", name=self.named(self.cards.strategies[card]))

    def strategy_timing(self, card: int) -> str:
        """When a strategy card is used."""
        table = self.cards.strategies[card]
        timing = str(table["timing"])
        text = self.texts(f"event-when-{table['event']}" if timing == "event" else f"timing-{timing}")
        return self.texts("timing-once", timing=text) if table.get("once") == "game" else text

    def strategy_ability(self, card: int) -> str:
        return self.own(self.cards.strategies[card]) or self.speaker.ability(self.cards.tricks[card])

    def leader_ability(self, ability: int) -> str:
        return self.speaker.ability(self.cards.tricks[len(self.cards.strategies) + ability])

    def slot_ability(self, leader: int, slot: int) -> int:
        """Return the leader ability that a slot opens, or -1."""
        for name in self.cards.leaders[leader]["abilities"] if leader >= 0 else ():
            for number, one in enumerate(self.cards.abilities):
                if one["id"] == name and SLOTS[slot] in one["slots"]:
                    return number
        return -1

    # Safes

    def key(self, cell: int) -> str:
        """Return a safe by the letter of its location and the number on its back."""
        location = self.cards.where[cell]
        return f"{self.letters[location]}{cell - self.cards.where.index(location) + 1}"

    def content(self, face: int) -> str:
        """What is in a safe: its name and value."""
        table = self.cards.safes[face]
        return self.texts("safe-content", name=self.named(table), value=int(table["value"]))

    def value(self, face: int) -> int:
        return int(self.cards.safes[face]["value"])

    def tech_of(self, rep: int) -> int:
        """What a space of the reputation track is worth."""
        return int(self.track["tech"][rep - int(self.track["lowest"])])


def in_language(names: dict[str, str], language: str) -> str:
    """Return a name in a language, or in English."""
    return names.get(language, names["en"])


def signed(n: int) -> str:
    """``+2``, ``0``, ``−1``."""
    return f"{n:+d}".replace("-", "−") if n else "0"
