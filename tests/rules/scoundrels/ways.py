"""Every way to use a pair of trait and job, as positions with the answers that lead there."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from skulduggery import api
from skulduggery.api import Rng, Rules

OWN = "own timing"
HORSE, INNKEEPER, UNDERTAKER = "by a Horse", "by an Innkeeper", "by an Undertaker"
DUSK = "at the end of a day"
WAYS = (OWN, HORSE, INNKEEPER, UNDERTAKER, DUSK)
OUTERS = {HORSE: "horse", INNKEEPER: "innkeeper", UNDERTAKER: "undertaker"}

TABLES: tuple[tuple[int, dict[str, api.Value]], ...] = (
    (2, {}),
    (3, {"suspicion": "windows", "strategy_cards": True}),
    (4, {"mode": "extended", "six_scoundrels": True, "day_end_order": "involved"}),
    (2, {"mode": "extended", "wild_saloon": True, "suspicion": "windows", "memory_aid": False}),
    (3, {"mode": "extended", "start_from_zero": True, "strategy_cards": True, "journalist_own_card": False}),
)
MONEY = (9, 3, 2, 0)
"""Amounts of money to try in turn until the pair can be used: some pairs need a lot, some little, some none."""

FILLERS = (("clumsy", "chef"), ("scarred", "farmer"), ("cocky", "pickpocket"), ("gentle", "lookout"))
"""Fillers for the saloon: scoundrels that share no half with each other or with those that a position is about."""

Wish = tuple[str, ...]
Found = tuple[str, tuple[Wish, ...]]


class Position(NamedTuple):
    """A line of text, and what is answered from there where it is offered: wishes by their words, in this order."""

    line: str
    wishes: tuple[Wish, ...]


class Pair(NamedTuple):
    """A trait and a job of the house set, as their tables in the card file."""

    trait: dict[str, Any]
    job: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.trait['id']}/{self.job['id']}"

    def helper(self, job: str, other: str = "", slot: str = "6") -> str:
        """A scoundrel that shares no half with this pair: with ``job``, or ``other`` if the pair has that."""
        trait = {"6": "grumpy", "3": "stubborn"}[slot]
        if trait == self.trait["id"]:
            trait = {"6": "mysterious", "3": "loyal"}[slot]
        return f"{trait}/{other if job == self.job['id'] else job}"

    def payable(self) -> bool:
        """Return whether its own timing can ever use it: Generous needs a player without dollars (SC-COMBO-05)."""
        return not ("when" in self.trait and "spend(" in self.job["effect"].partition("=>")[0])


def pairs(rules: Rules) -> list[Pair]:
    """All of them."""
    cards: dict[str, Any] = rules.cards
    return [Pair(trait, job) for trait in cards["trait"] for job in cards["job"]]


def use(scoundrel: str) -> Wish:
    """The words of using a scoundrel that is written ``trait/job``."""
    return ("use", scoundrel.partition("/")[0])


def positions(pair: Pair, way: str, seats: int, days: int, seed: int) -> Iterator[Position]:
    """Positions at random in which a pair may be used in a way; none where it can't be."""
    rng = Rng(seed)
    found = own(pair, seed) if way == OWN else dusk(pair, seed) if way == DUSK else through(pair, OUTERS[way])
    if found is not None:
        words, wishes = found
        for money in (rng.below(15), *MONEY, *MONEY):
            yield Position(f"{words} {around(pair, words, money, seats, days, rng)}", (*wishes, use(str(pair))))


def around(pair: Pair, words: str, money: int, seats: int, days: int, rng: Rng) -> str:
    """Return the rest of a position at random: money, reputation, henchmen, cards played before, safes, marks."""
    others = range(1, seats)
    renegade = pair.job["id"] == "renegade"  # needs an opponent with more stolen safes, also after a theft of its own
    out = [f"day={2 if renegade else 1 + rng.below(days)}"]
    out.append(f"money={money},{','.join(str(rng.below(9)) for _ in others)}")
    most = 3 if "schoolteacher" in words else 6  # who stands higher learns nothing from it
    out.append(f"rep={rng.below(most)},{','.join(str(rng.below(7) - 2) for _ in others)}")
    out.append(f"jail={rng.below(2)},{','.join(str(rng.below(3)) for _ in others)}")
    if renegade or rng.below(2):
        out.append(f"stolen=2:estate-4{',2:estate-5' if renegade else ''}")
    marked = [f"{where}:{1 + rng.below(seats)}#{4 + rng.below(2)}" for where in ("estate-4", "depot-2", "laboratory-1")]
    out.append(f"marks={','.join(marked[rng.below(4) :]) or '-'}")
    if "cards=" not in words and "step=dusk" not in words:
        played = [f"2@{slot}:{face}{'!1' if rng.below(2) else ''}" for slot, face in (("A", "A"), ("4", "0"))]
        out.append(f"cards={','.join(played[rng.below(3) :]) or '-'}")
    return " ".join(out)


def saloon(*laid: str) -> str:
    """Two scoundrels that share no half with those that are laid, and the last of these on the right."""
    taken = {half for one in laid for half in one.split("/")}
    fill = [f"{trait}/{job}" for trait, job in FILLERS if trait not in taken and job not in taken]
    return f"saloon={fill[0]},{fill[1]},{laid[-1]}"


def own(pair: Pair, seed: int) -> Found:
    """By its own timing; with several numbers or arrows by one of them."""
    trait = pair.trait
    timing = trait["timing"]
    mine = f"boards=1@B4:{pair}"
    if timing == "icons":
        return f"slot={trait['numbers'][seed % len(trait['numbers'])]} {mine}", ()
    if timing == "start":
        return f"step=start {mine}", ()
    if timing == "end":
        return f"step=end slot=6 {mine}", ()
    if timing == "plan":
        return f"step=plan hands=1:0+A+4+5 {mine}", (("show", "0"),)
    if timing == "hired":
        return f"step=act slot=6 {saloon(str(pair))}", (("hire", trait["id"]), ("arrange", "done"), ("yes",))
    if timing == "arrow":
        arrow = trait["arrows"][seed % len(trait["arrows"])]
        place, at = {"left": (4, 3), "right": (4, 5), "up": (4, 1), "down": (1, 4)}[arrow]
        other = pair.helper("prospector", "banker")
        return f"slot=6 boards=1@B{place}:{pair},1@B{at}:{other}", (use(other),)
    return by_event(pair, trait["event"], mine)


def by_event(pair: Pair, event: str, mine: str) -> Found:
    """An event trait: what makes the event happen."""
    if event in ("rep-gained", "rep-lost", "dollars-by-scoundrel"):
        jobs = {"rep-gained": ("schoolteacher", "mayor"), "rep-lost": ("ringleader", "con-artist")}
        other = pair.helper(*jobs.get(event, ("prospector", "banker")))
        return f"slot=6 {mine},1@B1:{other}", (use(other),)
    if event in ("scouted-safe", "marked-false"):
        return f"slot=A {mine}", (("leader", "leader-scout"), ("safe", "estate-1"), ("mark", "7"))
    if event == "hired-other":
        other = pair.helper("prospector", "banker")
        return f"step=act slot=6 {mine} {saloon(str(pair), other)}", (("hire", other.partition("/")[0]),)
    if event in ("stole", "opp-stole"):
        turn = 2 if event == "opp-stole" else 1
        return f"turn={turn} slot=5 {mine}", (("leader", "leader-steal"),)
    if event in ("sheriff-used", "suspected"):
        return f"step=act slot=6 {mine}", (("sheriff",), ("suspect",))
    return f"step=dusk {'cards=2@6:0!1 ' if event == 'opp-caught' else ''}{mine}", ()


def through(pair: Pair, job: str) -> Found | None:
    """Used by another scoundrel."""
    if pair.job["id"] == job:
        return None
    outer = pair.helper(job, slot="3")
    return f"slot=3 {laid(pair, outer, job)}", (use(outer),)


def dusk(pair: Pair, seed: int) -> Found:
    """After the last turn of a day: by itself, or a Sleepy Horse (or Innkeeper) uses it."""
    if pair.trait["id"] == "sleepy":
        return own(pair, seed)
    job = "innkeeper" if pair.job["id"] == "horse" else "horse"
    return f"step=dusk {laid(pair, f'sleepy/{job}', job)}", (("use", "sleepy"),)


def laid(pair: Pair, outer: str, job: str) -> str:
    """The outer one on the board, the pair where that one may use it."""
    board = f"boards=1@B1:{outer}"
    if job == "horse":
        return f"{board},1@B4:{pair}"
    return f"{board} {saloon(outer, str(pair))}" if job == "innkeeper" else f"{board} pile={pair}"
