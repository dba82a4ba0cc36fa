"""What is counted while games are played: from their questions, from what happens with nothing hidden, from their ends.

Counts are whole numbers under words joined by slashes, so that those of many games add up in any order.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, cast

from skulduggery import api
from skulduggery.api import Ask, Event, Rules, State

SHARES = 60
"""Wins are counted in sixtieths, so that a win shared by up to six seats stays a whole number."""

Counts = Counter[str]


class Watcher:
    """Counts what any game tells: who begins, what happens, who wins.

    Cards whose worth is read are numbered through, one of ``kinds`` after the other; a card has won when the seat that
    got it has.
    """

    kinds: tuple[str, ...] = ()
    """Of card data."""
    alike: tuple[str, ...] = ()
    """Fields of card data: cards of one kind that agree in these are compared with each other."""

    def __init__(self, rules: Rules, counts: Counts) -> None:
        self.rules = rules
        self.counts = counts
        self.first = 0
        self.got: list[set[int]] = []
        self.told_of: dict[str, Callable[..., None]] = {
            name.removeprefix("on_").replace("_", "-"): getattr(self, name) for name in dir(self) if name[:3] == "on_"
        }

    def begin(self) -> None:
        """A game begins."""
        self.got = [set() for _ in range(self.rules.seats)]

    def asked(self, ask: Ask, answer: object) -> None:
        """A seat has answered."""
        self.counts["decisions"] += 1

    def told(self, event: Event) -> None:
        """Something happened."""
        self.counts[f"event/{event.kind}"] += 1
        if hear := self.told_of.get(event.kind):
            hear(*event.args)

    def on_first(self, seat: int) -> None:
        self.first = seat

    def ended(self, state: State) -> None:
        """A game is over."""
        seats = self.rules.seats
        shares = [round(share * SHARES) for share in api.returns(state)]
        scores = api.scores(state)
        self.counts["games"] += 1
        self.counts[f"margin/{max(scores) - sorted(scores)[-2]}"] += 1
        for seat in range(seats):
            place = (seat - self.first) % seats
            self.counts[f"place/{place}/wins"] += shares[seat]
            self.counts[f"place/{place}/score"] += scores[seat]
            self.counts[f"score/{scores[seat]}"] += 1
            self.counts["squares"] += shares[seat] ** 2
            for card in self.got[seat]:
                self.counts[f"card/{card}/wins"] += shares[seat]
                self.counts[f"met/{card}/place/{place}"] += 1
                for other in self.got[seat]:
                    if card <= other:
                        self.counts[f"met/{card}/{other}"] += 1


def cards_of(rules: Rules, kinds: tuple[str, ...]) -> list[dict[str, Any]]:
    """The cards in play of some kinds, as their file has them, in the order of their numbers."""
    document = cast(dict[str, Any], rules.cards)
    return [card for kind in kinds for card in document[kind] if not card.get("unsupported")]


class CrooksWatcher(Watcher):
    """Crooks: which crooks somebody looked through and took."""

    kinds = ("crook",)

    def on_recruit(self, seat: int, pile: int, size: int, cards: tuple[int, ...]) -> None:
        for card in cards:
            self.counts[f"card/{card}/chances"] += 1

    def on_take(self, seat: int, pile: int, card: int) -> None:
        self.got[seat].add(card)
        self.counts[f"card/{card}/taken"] += 1


class ScoundrelsWatcher(Watcher):
    """3000 Scoundrels: who is hired and used, bluffs and suspicions, marks, safes, money, reputation."""

    kinds = ("trait", "job")
    alike = ("level", "colour")
    PARTS = ("safes", "marks", "reputation", "icons")
    SHERIFF = ("sell", "bail", "bail-two", "bribe")

    def __init__(self, rules: Rules, counts: Counts) -> None:
        super().__init__(rules, counts)
        self.traits = len(cards_of(rules, ("trait",)))
        order = [str(one["id"]) for one in cast(Any, rules.cards)["location"]]
        safes = sorted(cards_of(rules, ("safe",)), key=lambda one: order.index(one["location"]))
        self.values = [int(one["value"]) for one in safes]
        self.job_of: dict[int, int] = {}
        self.played: dict[tuple[int, int], int] = {}
        self.suspected: dict[tuple[int, int], int] = {}
        self.last_first = 0

    def asked(self, ask: Ask, answer: object) -> None:
        super().asked(ask, answer)
        if ask.kind in ("act", "hire"):
            for trait in ask.options:
                if trait >= 0:
                    for card in (trait, self.traits + self.job_of[trait]):
                        self.counts[f"card/{card}/chances"] += 1

    def on_create(self, space: int, trait: int, job: int) -> None:
        self.job_of[trait] = job
        for card in (trait, self.traits + job):
            self.counts[f"card/{card}/offered"] += 1

    def on_swap_jobs(self, seat: int, trait: int, job: int, other: int, its: int) -> None:
        self.job_of[trait], self.job_of[other] = its, job

    def on_swap_traits(self, seat: int, trait: int, job: int, other: int, its: int) -> None:
        self.on_swap_jobs(seat, trait, job, other, its)

    def on_hire(self, seat: int, trait: int, job: int, price: int, zone: int) -> None:
        self.counts["paid"] += price
        self.counts[f"price/{price}"] += 1
        self.counts[f"pair/{trait}/{job}"] += 1
        for card in (trait, self.traits + job):
            self.got[seat].add(card)
            self.counts[f"card/{card}/taken"] += 1
            self.counts[f"card/{card}/paid"] += price

    def on_use(self, seat: int, trait: int, job: int, zone: int, own: int) -> None:
        for card in (trait, self.traits + job):
            self.counts[f"card/{card}/uses"] += 1

    def on_day(self, day: int, first: int) -> None:
        self.last_first = first
        self.played.clear()
        self.suspected.clear()

    def on_play(self, seat: int, slot: int, face: int) -> None:
        self.played[seat, slot] = face

    def on_suspect(self, whose: int, owner: int, slot: int) -> None:
        right = self.played[owner, slot] != slot + 1
        self.counts["suspicion/right" if right else "suspicion/wrong"] += 1
        self.suspected[owner, slot] = 1

    def on_dusk(self, day: int) -> None:
        for (seat, slot), face in self.played.items():
            what = "honest" if face == slot + 1 else "bluff"
            self.counts[f"played/{what}"] += 1
            self.counts[f"slot/{slot}/{what}"] += 1
            self.counts[f"suspected/{what}"] += self.suspected.get((seat, slot), 0)

    def on_mark(self, seat: int, safe: int, number: int, face: int) -> None:
        self.counts["mark/true" if self.values[face] == number else "mark/false"] += 1

    def on_sheriff(self, seat: int, option: int) -> None:
        self.counts[f"sheriff/{self.SHERIFF[option]}"] += 1

    def on_tech(self, seat: int, *parts: int) -> None:
        for name, points in zip(self.PARTS, parts, strict=True):
            self.counts[f"tech/{name}"] += points

    def ended(self, state: State) -> None:
        super().ended(state)
        shares = api.returns(state)
        table = cast(Any, api.view(state, api.EVERYTHING))
        for seat, sheet in enumerate(table.sheets):
            self.counts[f"money/{sheet.money}"] += 1
            self.counts[f"reputation/{sheet.rep}"] += 1
            place = (seat - self.last_first) % self.rules.seats
            self.counts[f"last-day/{place}/wins"] += round(shares[seat] * SHARES)


WATCHERS: dict[str, type[Watcher]] = {"crooks": CrooksWatcher, "scoundrels": ScoundrelsWatcher}
