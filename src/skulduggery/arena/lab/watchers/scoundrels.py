"""Counts for 3000 Scoundrels: hires and uses, bluffs and suspicions, marks, safes, money, reputation."""

from typing import cast

from skulduggery import api
from skulduggery.api import Ask, Rules, State
from skulduggery.arena.lab.watcher import SHARES, Chart, Counts, Kind, Rate, Watcher, cards_of
from skulduggery.arena.lab.watchers.crooks import FAIR
from skulduggery.games.scoundrels.game import Described, Scoundrels, View, rules_of

PLAYED = ("played/bluff", "played/honest")
BLUFFS = Chart(
    "Bluffs, suspicions, marks",
    (
        Rate("bluffs", "cards that\nare bluffs", ("played/bluff",), PLAYED),
        Rate("suspected-bluff", "bluffs that\nare suspected", ("suspected/bluff",), ("played/bluff",)),
        Rate("suspected-honest", "honest cards\nsuspected", ("suspected/honest",), ("played/honest",)),
        Rate("suspicions-right", "henchmen on\na bluff", ("suspicion/right",), ("suspicion/right", "suspicion/wrong")),
        Rate("marks-true", "marks that\nare true", ("mark/true",), ("mark/true", "mark/false")),
    ),
)
SLOTS = [(f"slot-{i}", f"slot {word}", (f"slot/{i}/bluff", f"slot/{i}/honest")) for i, word in enumerate("A23456")]


class ScoundrelsWatcher(Watcher):
    """A watcher of the traits and jobs that players hire, and of their uses."""

    kinds = (Kind("trait", "trait", FAIR), Kind("job", "job", FAIR))
    alike = ("level", "colour")
    each = ("paid", "uses")
    values = (*Watcher.values, ("money", "dollars left"), ("reputation", "reputation"), ("price", "price of a hire"))
    means = ("event/", "tech/", "sheriff/", "paid")
    charts = (
        BLUFFS,
        Chart("Cards by slot", tuple([Rate(name, words, both, PLAYED) for name, words, both in SLOTS])),
        Chart("Bluffs by slot", tuple([Rate(f"{one}-bluffs", words, both[:1], both) for one, words, both in SLOTS])),
    )
    moves = (
        *Watcher.moves,
        ("event/hire", "hires"),
        ("paid", "dollars paid for hires"),
        ("event/use", "uses of scoundrels"),
        ("event/steal", "safes stolen"),
        ("event/abandon", "safes abandoned"),
        ("played/bluff", "cards that are bluffs"),
        ("suspected/bluff", "bluffs that are suspected"),
        ("suspected/honest", "honest cards that are suspected"),
        ("mark/false", "false marks"),
        ("event/jail", "henchmen jailed"),
        ("event/sheriff", "visits to the Sheriff"),
        ("tech/reputation", "tech by reputation, all players"),
        ("tech/icons", "tech by icons, all players"),
    )
    pairs = "scoundrels"
    PARTS = ("safes", "marks", "reputation", "icons")
    SHERIFF = ("sell", "bail", "bail-two", "bribe")

    def __init__(self, rules: Rules, counts: Counts) -> None:
        super().__init__(rules, counts)
        self.ids = [str(card["id"]) for _, card in self.cards(rules)]
        self.traits = len(cards_of(rules, "trait"))
        order = [str(one["id"]) for one in cards_of(rules, "location")]
        safes = sorted(cards_of(rules, "safe"), key=lambda one: order.index(one["location"]))
        self.safes = [int(one["value"]) for one in safes]
        self.job_of: dict[int, int] = {}
        self.played: dict[tuple[int, int], int] = {}
        self.suspected: dict[tuple[int, int], int] = {}
        self.last_first = 0

    @classmethod
    def prices(cls, rules: Rules) -> list[list[int]]:
        """Return the price of each trait with each job."""
        known = cast(Described, api.describe(rules.game, rules.cards))
        return [
            [known.icons(trait, job).count(False) for job in range(len(known.jobs))]
            for trait in range(len(known.traits))
        ]

    @classmethod
    def plant(cls, state: State, trait: int, job: int, seat: int) -> None:
        """Give a seat a pair as a game begins: put it on the seat's sheet and leave a gap in the saloon.

        The pair that lay in the saloon takes the places where the two cards lay. Only for bots that don't ask how
        likely that was.
        """
        t = cast(Scoundrels, state)
        there = t.saloon[0]
        t.traits = tuple([swap(one, trait, there[0]) for one in t.traits])
        t.jobs = tuple([swap(one, job, there[1]) for one in t.jobs])
        t.saloon = (
            (-1, -1, -1),
            *[(swap(a, trait, there[0]), swap(b, job, there[1]), stay) for a, b, stay in t.saloon[1:]],
        )
        place = rules_of(t).places[0]
        board = t.boards[seat]
        t.boards[seat] = (*board[:place], (trait, job, there[2]), *board[place + 1 :])

    def begin(self, state: State) -> None:
        super().begin(state)
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
        self.counts[f"pair/{self.ids[trait]}/{self.ids[self.traits + job]}"] += 1
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
        self.counts["mark/true" if self.safes[face] == number else "mark/false"] += 1

    def on_sheriff(self, seat: int, option: int) -> None:
        self.counts[f"sheriff/{self.SHERIFF[option]}"] += 1

    def on_tech(self, seat: int, *parts: int) -> None:
        for name, points in zip(self.PARTS, parts, strict=True):
            self.counts[f"tech/{name}"] += points

    def ended(self) -> None:
        super().ended()
        shares = api.returns(self.state)
        table = cast(View, api.view(self.state, api.EVERYTHING))
        for seat, sheet in enumerate(table.sheets):
            self.counts[f"money/{sheet.money}"] += 1
            self.counts[f"reputation/{sheet.rep}"] += 1
            place = (seat - self.last_first) % self.rules.seats
            self.counts[f"last-day/{place}/wins"] += round(shares[seat] * SHARES)


def swap(one: int, a: int, b: int) -> int:
    """Return ``one`` after ``a`` and ``b`` have changed places."""
    return b if one == a else a if one == b else one
