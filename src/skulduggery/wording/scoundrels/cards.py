"""The cards of 3000 Scoundrels in words: their names, and everything printed on them."""

from typing import Any, Final, cast

from skulduggery import api
from skulduggery.api import Document
from skulduggery.games.scoundrels.game import SLOTS, Described
from skulduggery.text import Texts
from skulduggery.wording.scoundrels.abilities import Speaker, sentence

SUITS: Final = {"spades": "♠", "hearts": "♥", "clubs": "♣", "diamonds": "♦"}
ARROWS: Final = {"left": "←", "right": "→", "up": "↑", "down": "↓"}
TECH: Final = "⚙"


class Cards:
    """Names, texts and numbers of the cards of one set, by their number in it."""

    def __init__(self, document: Document, texts: Texts) -> None:
        self.texts = texts
        self.printed = cast(Described, api.describe("scoundrels", document))
        self.title = self.named(cast(dict[str, Any], document))
        self.constants = cast(dict[str, Any], document["constants"])
        self.marks = [(*sorted(one["faces"]), one["count"]) for one in cast(list[dict[str, Any]], document["marks"])]
        self.track = cast(dict[str, Any], document["reputation"])
        self.locations = [self.named(one) for one in self.printed.locations]
        letters = [name[0].upper() for name in self.locations]
        self.letters = letters if len(set(letters)) == len(letters) else list("ABCDEFGH")
        places = {str(one["id"]): name for one, name in zip(self.printed.locations, self.locations, strict=True)}
        self.speaker = Speaker(texts, places)
        self.told: dict[tuple[int, int], str] = {}
        """The texts of pairs, filled when a pair is first asked for."""

    def named(self, table: dict[str, Any]) -> str:
        """Return the name of a card in this language."""
        return in_language(table["names"], self.texts.language)

    # Scoundrels

    def name(self, trait: int, job: int) -> str:
        """Return the name of a scoundrel: ``Filthy Dog``."""
        return in_language(self.printed.names(trait, job), self.texts.language)

    def label(self, trait: int, job: int) -> str:
        """Return the same in sentences."""
        return self.texts("scoundrel", name=self.name(trait, job))

    def moment(self, trait: int) -> str:
        """Return the timing of its own ability: numbers, arrows or words."""
        table = self.printed.traits[trait]
        timing = str(table["timing"])
        if timing == "icons":
            return " ".join(table["numbers"])
        if timing == "arrow":
            return "".join(ARROWS[arrow] for arrow in table["arrows"])
        text = self.texts(f"event-when-{table['event']}" if timing == "event" else f"timing-{timing}")
        when = self.printed.when[trait]
        return self.texts("timing-if", timing=text, condition=self.speaker.condition(when, "you")) if when else text

    def extras(self, trait: int) -> list[str]:
        """Return its modifiers."""
        table = self.printed.traits[trait]
        out = [f"+{self.texts.money(table['bonus'])}"] if table.get("bonus") else []
        return [*out, self.texts("modifier-twice")] if table.get("twice") else out

    def timing(self, trait: int) -> str:
        """Return when it can be used, and its modifiers."""
        return " · ".join([self.moment(trait), *self.extras(trait)])

    def ability(self, trait: int, job: int) -> str:
        """Return all that a use costs and does."""
        if (trait, job) not in self.told:
            parts = [self.before(trait), self.job_ability(job)]
            if ("discard-self",) not in self.printed.effects[job].costs:
                parts.append(self.after(trait))
            self.told[trait, job] = " ".join(filter(None, parts))
        return self.told[trait, job]

    def before(self, trait: int) -> str:
        """Return the cost that the trait adds to a use, as a sentence or in the card's own words, or an empty text."""
        if own := self.own(self.printed.traits[trait]):
            return own
        costs = self.printed.costs[trait]
        return sentence(self.texts("trait-cost", cost=self.speaker.costs(costs, "do"))) if costs else ""

    def after(self, trait: int) -> str:
        """Return the effect of the trait after a use, as a sentence, or an empty text."""
        own = "text" in self.printed.traits[trait]
        return sentence(self.texts("trait-after")) if self.leaves(trait) and not own else ""

    def leaves(self, trait: int) -> bool:
        """Return whether the scoundrel is discarded after a use at its own moment (SC-TIME-13)."""
        table = self.printed.traits[trait]
        return "after" in table or table["timing"] == "hired"

    def job_ability(self, job: int) -> str:
        """Return the text of a job."""
        return self.own(self.printed.jobs[job]) or self.speaker.ability(self.printed.effects[job])

    def own(self, table: dict[str, Any]) -> str:
        """Return the card's own words, or nothing where its file gives none."""
        return in_language(table["text"], self.texts.language) if "text" in table else ""

    # Leaders and their cards

    def leader(self, leader: int) -> str:
        return self.named(self.printed.leaders[leader])

    def suit(self, leader: int) -> str:
        """Return the sign of a leader's suit; a plain one while nobody has a leader."""
        return SUITS.get(str(self.printed.leaders[leader]["suit"]), "•") if leader >= 0 else "•"

    def suited(self, leader: int) -> str:
        """Return a leader with the suit."""
        return f"{self.suit(leader)} {self.leader(leader)}"

    def slots(self, ability: int) -> str:
        """Return the slots of a leader ability, as they are written."""
        return "/".join(self.printed.abilities[ability]["slots"])

    def ability_name(self, ability: int) -> str:
        """Return the name of a leader ability."""
        return self.texts("leader-ability", slots=self.slots(ability))

    def strategy(self, card: int) -> str:
        return self.texts("strategy-card", name=self.named(self.printed.strategies[card]))

    def strategy_timing(self, card: int) -> str:
        """Return the timing of a strategy card."""
        table = self.printed.strategies[card]
        timing = str(table["timing"])
        text = self.texts(f"event-when-{table['event']}" if timing == "event" else f"timing-{timing}")
        return self.texts("timing-once", timing=text) if table.get("once") == "game" else text

    def strategy_ability(self, card: int) -> str:
        return self.own(self.printed.strategies[card]) or self.speaker.ability(self.printed.tricks[card])

    def leader_ability(self, ability: int) -> str:
        return self.speaker.ability(self.printed.tricks[len(self.printed.strategies) + ability])

    def slot_ability(self, leader: int, slot: int) -> int:
        """Return the leader ability that a slot opens, or -1."""
        for name in self.printed.leaders[leader]["abilities"] if leader >= 0 else ():
            for number, one in enumerate(self.printed.abilities):
                if one["id"] == name and SLOTS[slot] in one["slots"]:
                    return number
        return -1

    # Safes

    def key(self, cell: int) -> str:
        """Return a safe by the letter of its location and the number on its back."""
        location = self.printed.where[cell]
        return f"{self.letters[location]}{cell - self.printed.where.index(location) + 1}"

    def content(self, face: int) -> str:
        """Return the content of a safe: its name and value."""
        table = self.printed.safes[face]
        return self.texts("safe-content", name=self.named(table), value=int(table["value"]))

    def value(self, face: int) -> int:
        return int(self.printed.safes[face]["value"])

    def tech_of(self, rep: int) -> int:
        """Return the tech of a space of the reputation track."""
        return int(self.track["tech"][rep - int(self.track["lowest"])])


def in_language(names: dict[str, str], language: str) -> str:
    """Return a name in a language, or in English."""
    return names.get(language, names["en"])
