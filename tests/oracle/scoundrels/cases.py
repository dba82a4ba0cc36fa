"""Tiny card sets and lines of play, each made to reach some fact of 3000 Scoundrels with few cards.

Leader abilities say what the house gives to jobs, one for each slot, so that a line needs no scoundrels.
"""

import json
from typing import Any

from skulduggery import api

SLOTS = ("A", "2", "3", "4", "5", "6")
POKER = {
    "A": "peek(played-opp)",
    "2": "peek(played-any)",
    "3": "peek(deck-any); may(shuffle(it))",
    "4": "draw(1)",
    "5": "reveal(own-deck); shuffle(own-deck)",
    "6": "reveal(own-deck)",
}
"""All that is done with poker cards (SC-JOB-JOURNALIST, -ABOMINATION, -AUTOMATON, -GAMBLER)."""
SAFES = {
    "A": "scout(any); mark(it)",
    "2": "steal(any)",
    "3": "scout(unused); mark(it); may(swap-safe(it))",
    "4": "mark(any)",
    "5": "steal(unused)",
    "6": "may(move-mark)",
}
"""All that is done with safes."""
WAYS = ("timing", "numbers", "arrows", "event", "when", "bonus", "twice", "cost", "after")


def cards(
    slots: dict[str, str],
    traits: tuple[str, ...] = ("filthy", "cybernetic", "cruel"),
    jobs: tuple[str, ...] = ("dog", "cow", "prospector"),
    free: tuple[str, ...] = (),
    counts: dict[str, int] | None = None,
    estate: tuple[int, int] = (6, 5),
    mark_counts: tuple[int, ...] = (2, 3, 2),
    **constants: Any,
) -> dict[str, Any]:
    """The house cards made small: only some traits and jobs, too dear to hire but those in ``free``.

    ``estate``: how many safes lie there, on how many spaces; ``counts``: cards in the decks; the rest are constants.
    """
    document: dict[str, Any] = json.loads(json.dumps(api.game("scoundrels").house_cards()))
    document["constants"] |= {
        "hand": 2, "turns": 1, "dollars": 0, "henchmen": 1, "jailed": 0, "saloon": 1,
        "days": {"short": 2, "extended": 3}, **constants,
    }  # fmt: skip
    for kind, used in (("trait", traits), ("job", jobs)):
        for card in document[kind]:
            if card["id"] not in used:
                card["unsupported"] = True
                for field in ("effect",) if kind == "job" else WAYS:
                    card.pop(field, None)
            elif kind == "trait":
                card["dollars"] = 0 if card["id"] in free else 20
            else:
                card.pop("holes", None)
                card["effect"] = "gain(1)"
    if counts:
        document["decks"] = {mode: dict.fromkeys(("2", "3", "4"), counts) for mode in ("short", "extended", "wild")}
    document["leader_ability"] = [
        {"id": f"slot-{slot.lower()}", "slots": [slot], "effect": slots[slot]} for slot in SLOTS
    ]
    for leader in document["leader"]:
        leader["abilities"] = [one["id"] for one in document["leader_ability"]]
    count, spaces = estate
    there = 0
    for location in document["location"]:
        location["spaces"] = spaces if location["id"] == "estate" else 12
    for safe in document["safe"]:
        if safe["location"] == "estate":
            there += 1
            if there > count:
                safe["location"] = "depot"
    for kind, most in zip(document["marks"], mark_counts, strict=True):
        kind["count"] = most
    return document


SIX = ("filthy", "cybernetic", "cruel", "cocky", "stunning", "brilliant")

SETS = {
    "poker": cards(POKER),
    "poker, two turns": cards(POKER, hand=2, turns=2),
    "one card": cards(POKER, hand=1, henchmen=0),
    "many played": cards(POKER, hand=6, henchmen=0),
    "honest": cards(POKER, ("honest", "filthy", "cruel"), free=("honest",), turns=2, hand=2, henchmen=0),
    "safes": cards(SAFES, estate=(4, 3), henchmen=0, turns=2, hand=3),
    "few marks": cards(SAFES, estate=(4, 3), henchmen=0, turns=2, hand=3, mark_counts=(1, 1, 1)),
    "full estate": cards(SAFES, estate=(3, 2), henchmen=0, turns=2, hand=3),
    "small estate": cards({**POKER, **SAFES}, estate=(3, 2), henchmen=0, turns=1, hand=1),
    "lying": cards(SAFES, ("lying", "filthy", "cruel"), free=("lying",), estate=(4, 3), henchmen=0, turns=2, hand=2),
    "decks": cards(
        dict.fromkeys(SLOTS, "gain(1)"), SIX, ("dog", "cow", "banker", "outlaw", "doctor", "mastermind"), SIX,
        {"blue": 3, "red": 1, "green": 1, "purple": 1, "black": 2}, henchmen=0, turns=2, hand=3,
    ),
    "picks": cards(dict.fromkeys(SLOTS, "gain(1)"), henchmen=0),
}  # fmt: skip


class Case:
    """A card set, its options and a line of play: scripted first, then at random for at most ``more`` answers.

    ``vary`` names what is enumerated: ``poker 1`` (the cards of seat 1), ``estate``, ``traits``, ``jobs``, ``picks``.
    A script holds ``kind: words``, the words as a log has them, ``play * 3`` for any card in slot 3; a question that
    it doesn't name gets a plain answer. ``taken`` says, each time chance orders poker cards that vary, how many of them
    will be taken or looked at from the top: of these every order is played, the others lie in any one.
    """

    def __init__(
        self,
        cards: str,
        vary: str,
        script: str = "",
        taken: tuple[int, ...] = (),
        more: int = 0,
        seed: int = 0,
        seats: int = 2,
        options: dict[str, Any] | None = None,
        every_order: bool = False,
    ) -> None:
        self.cards = cards
        self.document = SETS[cards]
        self.vary = tuple(vary.split(", "))
        self.script = [tuple(step.strip().split(": ")) for step in script.split(",") if step.strip()]
        self.taken = taken
        self.more = more
        self.seed = seed
        self.seats = seats
        self.options = {"suspicion": "windows", **(options or {})}
        self.every_order = every_order

    def __repr__(self) -> str:
        line = ", ".join(": ".join(step) for step in self.script)
        return f"{self.cards} ({', '.join(self.vary)}) {self.seed}: {line}"


EXTENDED = {"mode": "extended"}
OPEN = {"suspicion": "open"}
STRICT = {"memory_aid": False}
EVERY = {
    **EXTENDED, **OPEN, **STRICT, "strategy_cards": True, "six_scoundrels": True, "wild_saloon": True,
    "start_from_zero": True, "leaders": "chosen", "day_end_order": "involved", "journalist_own_card": False,
}  # fmt: skip

SCRIPTS = {
    # Poker cards of seat 1 (facts 3 to 5).
    "own deck, then its card seen": Case(
        "poker", "poker 1",
        "1 plan: play * 3, 1 abilities: leader slot-3, peek: deck 1, 2 plan: play * 2, 2 abilities: leader slot-2,"
        "peek: card 1 3, 1 plan: play * 2, 1 abilities: leader slot-2", ((2, 1),),
    ),
    "deck seen and left": Case(
        "poker", "poker 1",
        "1 plan: play * 6, 2 plan: play * 3, 2 abilities: leader slot-3, peek: deck 1, may-shuffle: no,"
        "1 plan: play * 2, 2 plan: play * A, 2 abilities: leader slot-a", ((2, 1),), seed=1,
    ),
    "deck seen and shuffled": Case(
        "poker", "poker 1",
        "1 plan: play * 2, 2 plan: play * 3, 2 abilities: leader slot-3, peek: deck 1, may-shuffle: yes,"
        "1 plan: play * 4, 2 plan: play * A, 2 abilities: leader slot-a", ((2, 1), (1,)), seed=2,
    ),
    "turned up and shuffled": Case(
        "poker", "poker 1",
        "1 plan: play * 5, 1 abilities: leader slot-5, 2 plan: play * A, 2 abilities: leader slot-a,"
        "1 plan: play * 6, 1 abilities: leader slot-6", ((2, 1), (1, 1)), seed=3,
    ),
    "turned up and drawn": Case(
        "poker", "poker 1",
        "1 plan: play * 6, 1 abilities: leader slot-6, 2 plan: play * 2, 1 plan: play * 2, 2 plan: play * A,"
        "2 abilities: leader slot-a", ((2, 1),), seed=4,
    ),
    "a card drawn, then one seen": Case(
        "poker", "poker 1",
        "1 plan: play * 4, 1 abilities: leader slot-4, 2 plan: play * 3, 2 abilities: leader slot-3, peek: deck 1,"
        "may-shuffle: no, 1 plan: play * 4, 1 abilities: leader slot-4, 2 plan: play * A", ((2, 1, 1),), seed=5,
    ),
    "suspected": Case(
        "poker", "poker 1",
        "1 plan: play * 3, 2 last-look: suspect, 2 plan: play * 3, 1 plan: play * 3, 2 last-look: suspect",
        ((2, 1),), seed=6,
    ),
    "three days": Case(
        "poker", "poker 1",
        "1 plan: play * 3, 2 last-look: suspect, 2 plan: play * 2, 1 plan: play * A, 2 plan: play * 3,"
        "2 abilities: leader slot-3, peek: deck 1, may-shuffle: yes, 1 plan: play * 6, 2 plan: play * A,"
        "2 abilities: leader slot-a", ((2, 1, 1), (), (1,)), seed=7, options=EXTENDED,
    ),
    "what was played comes back": Case(
        "many played", "poker 1",
        "1 plan: play * 3, 2 plan: play * A, 2 abilities: leader slot-a, 1 plan: play * 2, 2 plan: play * 3,"
        "2 abilities: leader slot-3, peek: deck 1, may-shuffle: no, 1 plan: play * 6, 1 abilities: leader slot-6,"
        "2 plan: play * 2, 2 abilities: leader slot-2, peek: card 1 6", ((6, 1), (1,), (1,)), seed=8, options=EXTENDED,
    ),
    "two cards a day": Case(
        "poker, two turns", "poker 1",
        "1 plan: play * 3, 2 plan: play * A, 2 abilities: leader slot-a, 1 plan: play * 2, 2 plan: play * 2,"
        "2 abilities: leader slot-2, peek: card 1 2, 1 plan: play * 3, 2 plan: play * A, 2 abilities: leader slot-a",
        ((2, 2),), seed=9,
    ),
    "three seats": Case(
        "poker", "poker 1",
        "1 plan: play * 3, 2 plan: play * A, 2 abilities: leader slot-a, 3 plan: play * 3,"
        "3 abilities: leader slot-3, peek: deck 1, may-shuffle: no, 1 plan: play * 2, 3 plan: play * 2,"
        "3 abilities: leader slot-2, peek: card 1 2", ((2, 1),), seed=10, seats=3,
    ),
    "three seats, one suspects": Case(
        "poker", "poker 1",
        "1 plan: play * 3, 3 last-look: suspect, 2 plan: play * A, 2 abilities: leader slot-a, 3 plan: play * 3,"
        "3 abilities: leader slot-3, peek: deck 1, may-shuffle: yes, 1 plan: play * 2",
        ((2, 1), (1,)), seed=11, seats=3,
    ),
    "open offers": Case(
        "poker", "poker 1", "1 plan: play * 3, 2 plan: play * A, 2 abilities: leader slot-a, 1 plan: play * 2",
        ((2, 1),), more=6, seed=12, options=OPEN,
    ),
    "suspected at any time": Case(
        "poker", "poker 1",
        "1 plan: play * 3, 3 suspect: yes, 1 abilities: leader slot-3, 2 suspect: yes, peek: deck 1, may-shuffle: no,"
        "2 plan: play * A, 1 suspect: yes, 2 abilities: leader slot-a, 3 plan: play * 2, 1 plan: play * 2",
        ((2, 1),), seed=27, seats=3, options=OPEN,
    ),
    "without memory aid": Case(
        "poker", "poker 1",
        "1 plan: play * 3, 2 plan: play * 3, 2 abilities: leader slot-3, peek: deck 1, may-shuffle: no,"
        "1 plan: play * 2, 2 plan: play * A, 2 abilities: leader slot-a", ((2, 1),), seed=13, options=STRICT,
    ),
    "the 0 face up": Case(
        "honest", "poker 1",
        "1 plan: play * 3, 1 act: hire honest, 2 plan: play * A, 2 abilities: leader slot-a, 1 plan: show 0,"
        "1 plan: play * 2", ((2, 2),), seed=17,
    ),
    "the 0 not shown": Case(
        "honest", "poker 1",
        "1 plan: play * 3, 1 act: hire honest, 2 plan: play * A, 2 abilities: leader slot-a, 1 plan: play * 2,"
        "2 plan: play * 3", ((2, 2),), seed=17,
    ),
    "from zero": Case(
        "poker", "poker 1",
        "1 plan: play * 3, 2 plan: play * A, 2 abilities: leader slot-a, 1 plan: play * 2, 2 last-look: suspect,"
        "1 plan: play * 3", ((1, 1, 1),), seed=15, options={**EXTENDED, "start_from_zero": True},
    ),
    "both hands": Case(
        "one card", "poker 1, poker 2",
        "1 plan: play * 3, 2 plan: play * A, 2 abilities: leader slot-a, 1 plan: play * 2, 1 abilities: leader slot-2,"
        "2 plan: play * A", ((1, 1), (1, 1)), seed=16,
    ),
    # Safes (fact 2).
    "scouted and stolen": Case(
        "safes", "estate",
        "1 plan: play * A, 1 abilities: leader slot-a, scout: safe estate-1, mark: mark 4, 2 plan: play * 2,"
        "2 abilities: leader slot-2, steal: safe estate-1, 1 plan: play * 2, 1 abilities: leader slot-2,"
        "steal: safe estate-2, 2 plan: play * 4, 2 abilities: leader slot-4, mark-any: safe estate-3,"
        "1 plan: play * 2", seed=17,
    ),
    "unused": Case(
        "safes", "estate",
        "1 plan: play * 3, 1 abilities: leader slot-3, mark: mark 6, may-swap-safe: yes, swap-safe: safe estate-2,"
        "2 plan: play * 5, 2 abilities: leader slot-5, 1 plan: play * 4, 1 abilities: leader slot-4,"
        "mark-any: safe estate-1, mark: mark 2, 2 plan: play * 6", seed=18,
    ),
    "more than the limit": Case(
        "full estate", "estate",
        "1 plan: play * 2, 1 abilities: leader slot-2, steal: safe estate-1, 2 plan: play * A,"
        "2 abilities: leader slot-a, scout: safe estate-2, 1 plan: play * 5, 1 abilities: leader slot-5,"
        "abandon: safe estate-1, 2 plan: play * 2, 2 abilities: leader slot-2, steal: safe estate-1", seed=19,
    ),
    "no marks left": Case(
        "few marks", "estate",
        "1 plan: play * 4, 1 abilities: leader slot-4, mark-any: safe estate-1, mark: mark 2, 2 plan: play * A,"
        "1 plan: play * A, 1 abilities: leader slot-a, scout: safe estate-2, mark: mark 4, 2 plan: play * 2,"
        "1 plan: play * 6, 1 abilities: leader slot-6, may-move-mark: yes, move-mark: mark 2 on estate-1,"
        "move-mark-to: as 3 on estate-3, 2 plan: play * 3, 2 abilities: leader slot-3, 1 plan: play * A,"
        "1 abilities: leader slot-a, scout: safe estate-1, mark: mark 6", seed=20,
    ),
    "safes without memory aid": Case(
        "few marks", "estate",
        "1 plan: play * A, 1 abilities: leader slot-a, scout: safe estate-2, mark: mark 4, 2 plan: play * 4,"
        "2 abilities: leader slot-4, mark-any: safe estate-3, mark: mark 2, 1 plan: play * 6,"
        "1 abilities: leader slot-6, may-move-mark: yes, move-mark-to: as 5 on estate-1, 2 plan: play * 2,"
        "2 abilities: leader slot-2, steal: safe estate-2", seed=21, options=STRICT,
    ),
    "marks that lie": Case(
        "lying", "estate",
        "1 plan: play * 6, 1 act: hire lying, 2 plan: play * 4, 2 abilities: leader slot-4, mark-any: safe estate-2,"
        "mark: mark 7, 1 plan: play * A, 1 abilities: leader slot-a, scout: safe estate-1, mark: mark 7,"
        "react: use lying, 2 plan: play * A, 2 abilities: leader slot-a, scout: safe estate-1, mark: mark 2,"
        "1 plan: play * 2, 1 abilities: leader slot-2, steal: safe estate-2", seed=4,
    ),
    # Decks (fact 1), picks, all together.
    "scoundrels": Case(
        "decks", "traits, jobs",
        "1 plan: play * 3, 2 plan: play * A, 1 plan: play * 2, 2 plan: play * 2", seed=22,
    ),
    "wild saloon": Case(
        "decks", "traits, jobs", "1 plan: play * 3, 2 plan: play * A, 1 plan: play * 2", seed=23,
        options={**EXTENDED, "wild_saloon": True},
    ),
    "picks": Case("picks", "picks", "1 plan: play * 3", seed=24, options={"strategy_cards": True}),
    "picks of three, all at once": Case(
        "picks", "picks", "1 plan: play * 3", seed=25, seats=3, options={"strategy_cards": True, **OPEN},
    ),
    "every option": Case(
        "poker", "poker 1, picks",
        "1 strategy: any, 2 strategy: any, 1 plan: play * 2, 2 suspect: yes, 1 abilities: leader slot-2,"
        "2 plan: play * 3, 2 abilities: leader slot-3, peek: deck 1, may-shuffle: no, 1 plan: play * A,"
        "2 plan: play * A, 2 abilities: leader slot-a", ((1, 1, 1),), seed=28, options=EVERY,
    ),
    "everything": Case(
        "small estate", "poker 1, estate, picks",
        "1 plan: play * A, 1 abilities: leader slot-a, scout: safe estate-1, 2 plan: play * 2,"
        "2 abilities: leader slot-2, steal: safe estate-1", ((1, 1),), seed=26, options={"strategy_cards": True},
    ),
}  # fmt: skip
"""By what each of them reaches."""
SLOW = (
    "deck seen and shuffled", "a card drawn, then one seen", "three days", "two cards a day", "both hands",
    "three seats", "the 0 not shown",
)  # fmt: skip
"""Played by ``--long`` only."""
LOGS = ("turned up and shuffled", "turned up and drawn", "suspected", "scouted and stolen", "picks")
"""The cases whose logs and re-dealt histories are checked."""


def lines(seeds: int, deep: bool = False) -> list[Case]:
    """Return random lines, ``seeds`` for each card set and each thing that varies, with the options in turn."""
    cards = (2, 1, 1) if deep else (2, 1)
    out = []
    for number, (name, vary, taken) in enumerate((
        ("poker", "poker 1", (cards, (1,))), ("poker", "poker 2", (cards, (1,))),
        ("poker, two turns", "poker 1", ((2, 2, 1) if deep else (2, 2),)),
        ("safes", "estate", ()), ("few marks", "estate", ()), ("full estate", "estate", ()),
        ("decks", "traits, jobs", ()),
    )):  # fmt: skip
        for seed in range(100, 100 + seeds):
            options = ({}, EXTENDED, OPEN, STRICT)[(number + seed) % 4]
            out.append(Case(name, vary, "", taken, 14, seed, 2 + seed % 2, options))
    return out
