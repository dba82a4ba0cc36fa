"""Value features of 3000 Scoundrels: numbers for a seat's standing in a world with all cards open."""

from typing import Final

from skulduggery.games.scoundrels.bot.current_values import Purse
from skulduggery.games.scoundrels.bot.valuation import keep_value
from skulduggery.games.scoundrels.rules.board import crew
from skulduggery.games.scoundrels.rules.safes import ANY, on_map
from skulduggery.games.scoundrels.rules.scoring import stolen, tech_of
from skulduggery.games.scoundrels.rules.state import FREE, WIDTH, Scoundrels, rules_of

NAMES: Final = (
    "days left", "last day", "today left", "first", "safes", "marks", "reputation", "icons", "safe count", "room",
    "money", "money late", "steps up", "steps up late", "henchmen", "henchmen late", "jail", "crew", "crew late",
    "known to it", "best known", "played", "caught", "men on bluffs", "men wasted", "own bluffs open", "active",
)  # fmt: skip
HEADS: Final[tuple[str, ...]] = (
    "", "", "", "", "safes", "marks", "reputation", "icons", "safes", "safes",
    "money", "money", "reputation", "reputation", "henchmen", "henchmen", "henchmen", "crew", "crew",
    "knowledge", "knowledge", "", "caught", "suspicion", "suspicion", "caught", "",
)  # fmt: skip
"""Heading under which people are told each feature of NAMES; empty for features that aren't told."""
HARMS: Final = ("caught", "suspicion")
"""The headings of what players would rather have less of."""


def extract(t: Scoundrels, seat: int) -> list[float]:
    """Return one number for each feature of NAMES."""
    rules = rules_of(t)
    purse = Purse(t, seat)
    safes, marks, reputation, icons = tech_of(t, seat)
    late = 1.0 if t.day >= rules.days else 0.0
    own = stolen(t, seat)
    there = on_map(t, ANY)
    known = 0.0
    top = 0.0
    for cell in there:
        if t.looks[seat] >> cell & 1:
            known += 1.0
            top = max(top, float(rules.values[t.faces[cell]]))
    band = 0.0
    for one in crew(t, seat):
        band += keep_value(purse, one)
    played = 0.0
    caught = 0.0
    free = 0.0
    for slot in range(WIDTH):
        face = t.slots[seat * WIDTH + slot]
        if face == FREE:
            continue
        played += 1.0
        if face != slot + 1:
            men = t.men[seat * WIDTH + slot]
            caught += float(men.bit_count())
            free += men == 0
    right = 0.0
    wrong = 0.0
    for other in range(t.seats):
        for slot in range(WIDTH):
            if t.men[other * WIDTH + slot] >> seat & 1:
                if t.slots[other * WIDTH + slot] == slot + 1:
                    wrong += 1.0
                else:
                    right += 1.0
    turns = float(rules.turns * t.seats)
    return [
        purse.left, late, (turns - t.turn) / turns, 1.0 if t.first == seat else 0.0, safes / 10.0, marks / 4.0,
        reputation / 10.0, icons / 5.0, float(len(own)), max(0.0, float(rules.limits[-1] - len(own))),
        t.money[seat] / 10.0, late * t.money[seat] / 10.0, t.rep[seat] / 5.0, late * t.rep[seat] / 5.0,
        float(t.supply[seat]), late * t.supply[seat], float(t.jail[seat]), band / 10.0, late * band / 10.0,
        known, top / 5.0, played, caught, right, wrong, free, 1.0 if t.active == seat else 0.0,
    ]  # fmt: skip
