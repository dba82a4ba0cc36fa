"""Tiny decks and lines of play, each made to reach some fact of Crooks in few cards."""

from typing import Any


def deck(name: str, crooks: str, targets: list[int], money: int, **piles: list[int]) -> dict[str, Any]:
    """A deck of ``id[:ability]`` words; ``piles`` by number of seats: two=[1, 2]. Gangs go round in turn."""
    gangs = (["northside"], ["westside"], ["outfit"], [])
    house = dict.fromkeys(("level", "modifier", "gangs", "names", "ability"), "house")
    made = []
    for i, word in enumerate(crooks.split()):
        one, _, ability = word.partition(":")
        evidence = {k: v for k, v in house.items() if ability or k != "ability"}
        crook = {
            "id": one, "level": 10 if ability == "boss" else i + 1, "modifier": i % 3 - 1, "gangs": gangs[i % 4],
            "names": {"en": one.title()}, "evidence": evidence,
        }  # fmt: skip
        if ability:
            crook["ability"] = ability
        made.append(crook)
    sizes = {str({"two": 2, "three": 3}[seats]): found for seats, found in piles.items()}
    return {
        "id": name, "version": 1, "names": {"en": name.title()}, "crook": made,
        "setup": {
            "money": money, "targets": targets, "gang_points": dict.fromkeys(sizes, 5), "piles": {"2012": sizes},
            "evidence": {},
        },
    }  # fmt: skip


DECKS = {
    # Facts 1 and 2, and money in secret.
    "boss": deck("boss", "king:boss ann bob cid dip:pickpocket eve", [2, 3], 9, two=[1, 2, 2]),
    # One target: full rows at once, so that nothing can be taken, or only an Accomplice or a Killer (facts 3 and 4).
    "full": deck("full", "king:boss acc:accomplice kil:killer ann bob swp:swap cid", [5], 15, two=[1, 2, 3]),
    "fuller": deck("fuller", "king:boss acc:accomplice kil:killer ann bob cid", [5], 15, two=[1, 1, 3]),
    # A player with room left takes from a pile that held nothing for another.
    "barren": deck("barren", "king:boss acc:accomplice kil:killer ann bob cid dan", [2, 3], 15, two=[1, 1, 1, 1, 2]),
    "swap": deck("swap", "swa:swap swb:swap acc:accomplice kil:killer ann king:boss", [2, 3], 15, two=[1, 2, 2]),
    "spy": deck("spy", "spa:spy spb:spy king:boss ann kil:killer acc:accomplice", [2, 3], 15, two=[1, 2, 2]),
    # No Boss, no box: what is left follows from what was seen (fact 5).
    "last": deck("last", "ann bob cid dan spa:spy kil:killer", [2, 3, 4], 15, two=[1, 2, 3]),
    # Hardly any money: who is broke passes.
    "poor": deck("poor", "king:boss ann bob cid dip:pickpocket spa:spy", [2, 3], 3, two=[1, 2, 2]),
    "three": deck("three", "king:boss acc:accomplice kil:killer spa:spy ann bob", [2, 3], 15, three=[1, 2, 2]),
    "threes": deck("threes", "kila:killer kilb:killer acc:accomplice spa:spy ann king:boss", [4], 15,
                   three=[1, 1, 2, 2]),
    # Small enough for every order of the cards.
    "tiny": deck("tiny", "king:boss kil:killer acc:accomplice spa:spy ann", [2], 15, two=[1, 2]),
}  # fmt: skip

NOTES = {"memory": "notes", "secret_money": False}
STRICT = {"memory": "strict", "secret_money": False}
SECRET = {"memory": "notes", "secret_money": True}
BOTH = {"memory": "strict", "secret_money": True}


class Case:
    """A deck, its options and a line of play: scripted first, then at random for at most ``more`` answers.

    A script holds answers as a log does (``recruit A``), ``take`` for any card, ``place 5 up = ann`` for the card that
    is shown; seat 1 begins.
    """

    def __init__(
        self,
        deck: str,
        script: str = "",
        more: int = 0,
        seed: int = 0,
        seats: int = 2,
        options: dict[str, Any] | None = None,
        every_order: bool = False,
    ) -> None:
        self.deck = deck
        self.document = DECKS[deck]
        self.script = [step.strip() for step in script.split(",") if step.strip()]
        self.more = more
        self.seed = seed
        self.seats = seats
        self.options = options or NOTES
        self.every_order = every_order

    def __repr__(self) -> str:
        options = "".join(f" {name}" for name, on in self.options.items() if on not in (False, "notes"))
        return f"{self.deck} {self.seed}{options}" + (f": {', '.join(self.script)}" if self.script else "")


SCRIPTS = {
    "face down is not the Boss": Case("boss", "recruit C, take, place 2 down, recruit C, take, place 3 down", 4, 1),
    "nothing taken": Case(
        "full",
        "recruit A, take, place 5 up = ann, recruit B, take, place 5 down, recruit C, nothing, recruit B, nothing",
        3,
        2,
    ),
    "taken from a barren pile": Case(
        "fuller",
        "recruit A, take, place 5 up = ann, pass, recruit C, nothing, recruit B, take, place 5 ability = acc",
        5,
        3,
    ),
    "face down from a barren pile": Case(
        "full",
        "recruit A, take, place 5 up = swp, recruit C, take, place 5 down, recruit C, nothing, recruit C, nothing",
        3,
        4,
    ),
    "barren before, face down after": Case(
        "full",
        "recruit A, take, place 5 up = king, recruit B, take, place 5 up = ann, recruit C, nothing, pass",
        4,
        5,
    ),
    "barren, then another takes": Case(
        "fuller",
        "recruit A, take, place 5 down, pass, recruit C, nothing, recruit B, take, place 5 ability = kil, pass",
        0,
        6,
    ),
    "a barren pile loses a card": Case("barren", "recruit A, take, place 2 up = ann, recruit B, take, place 2 down,"
        "recruit C, take, place 3 down, recruit D, take, place 2 ability = acc, recruit E, nothing, recruit E, take,"
        "place 3 down", 2, 19, options=SECRET,
    ),
    "all targets taken, one taken": Case(
        "full",
        "recruit A, take, place 5 up = ann, recruit B, take, place 5 down, recruit C, take, place 5 ability = acc",
        4,
        7,
    ),
    "spies": Case(
        "spy",
        "recruit C, take, place 2 down, recruit B, take, place 3 ability = spa, spy target 2, recruit B, take,"
        "place 3 ability = spb, spy hideout C",
        5,
        8,
    ),
    "swap of a face-down crook": Case(
        "swap", "recruit C, take, place 2 down, recruit B, take, place 2 down, recruit C, take, place 2 ability = swa,"
        "swap 3, recruit B, take, place 2 ability = kil", 4, 9, options=STRICT,
    ),
    "stack with a face-down crook beneath": Case(
        "swap", "recruit B, take, place 2 down, pass, recruit B, take, place 2 ability = acc, recruit C, take,"
        "place 2 ability = swb, swap 3", 4, 10, options=BOTH,
    ),
    "last card": Case("last", "recruit B, take, place 2 down, recruit B, take, place 3 down, recruit C, take", 5, 11),
    "two piles seen": Case("last", "recruit C, take, place 2 ability = spa, spy hideout B, recruit A, take", 4, 16),
    "look and forget at a strict table": Case("last", "recruit C, take, place 2 down, recruit B, take", 3, 17,
        options=STRICT,
    ),
    "spied at a strict table": Case(
        "spy", "recruit C, take, place 2 down, recruit B, take, place 2 ability = spa, spy target 2", 2, 18,
        options=STRICT,
    ),
    "broke": Case("poor", "recruit B, take, place 2 down, recruit C, take, place 2 down", 6, 12, options=SECRET),
    "three seats": Case(
        "three", "recruit C, take, place 2 down, recruit B, take, place 2 down, recruit C, take, place 2 ability = kil,"
        "kill 2", 5, 13, seats=3, options=SECRET,
    ),
    "three seats, one target": Case(
        "threes", "recruit C, take, place 4 down, recruit D, take, place 4 down, recruit D, take,"
        "place 4 ability = kila, kill 1, recruit B, take, place 4 down, recruit C, nothing", 2, 14, seats=3,
    ),
    "every order": Case(
        "tiny", "recruit B, take, place 2 down, recruit B, take, place 2 ability = spa, spy target 2", 3, 15,
        every_order=True,
    ),
}  # fmt: skip
"""By what each of them reaches."""


def lines(seeds: int) -> list[Case]:
    """Return random lines, ``seeds`` for each deck, with the options in turn."""
    out = []
    for number, (name, document) in enumerate(DECKS.items()):
        if name == "barren":  # many worlds, of which a line at random shows nothing new
            continue
        (seats,) = document["setup"]["piles"]["2012"]
        for seed in range(100, 100 + seeds):
            options = (NOTES, SECRET, STRICT, BOTH)[(number + seed) % 4]
            out.append(Case(name, "", 40, seed, int(seats), options))
    return out
