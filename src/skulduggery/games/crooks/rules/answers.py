"""Answers of Crooks in words, as logs and bug reports hold them.

Targets have their printed number, hideouts their letter, seats count from 1.
"""

from typing import Final

from skulduggery.engine.answers import Answers, Form, Names, OrderAnswers
from skulduggery.games.crooks.rules.abilities import NOBODY
from skulduggery.games.crooks.rules.options import PLACE
from skulduggery.games.crooks.rules.state import CrooksRules
from skulduggery.games.crooks.rules.turns import NOTHING, PASS

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SIDE_WORDS: Final = ("up", "ability", "down")


def answers(rules: CrooksRules) -> dict[str, Answers]:
    """Return the wording of the answers to each kind of question."""
    crook = Names(rules.ids)
    hideout = Names(LETTERS[: len(rules.piles)])
    target = Names([str(number) for number in rules.targets])
    seat = Names([str(seat + 1) for seat in range(rules.seats)])
    return {
        "deal": OrderAnswers("deal", crook),
        "first": Answers(Form("first", seat)),
        "recruit": Answers(Form("pass", at=PASS), Form("recruit", hideout)),
        "take": Answers(Form("nothing", at=NOTHING), Form("take", crook)),
        "place": Answers(Form("place", target, Names(SIDE_WORDS), packing=PLACE)),
        "swap": Answers(Form("swap", target)),
        "kill": Answers(Form("kill", seat)),
        "spy": Answers(
            Form("spy", "nothing", at=NOBODY),
            Form("spy", "target", target),
            Form("spy", "hideout", hideout, at=len(rules.targets)),
        ),
    }
