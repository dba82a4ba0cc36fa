"""The rules that each question is about, for the help of terminal and browser."""

from typing import Final

QUESTION_RULES: Final[dict[str, tuple[str, ...]]] = {
    "recruit": ("TURN", "RECRUIT-01", "RECRUIT-02", "RECRUIT-05", "ROB-06", "ROB-07"),
    "take": ("RECRUIT-02", "RECRUIT-03", "RECRUIT-05", "ROB-06", "ABIL"),
    "place": ("ROB-01", "ROB-02", "ROB-03", "ROB-05", "ABIL"),
    "swap": ("SWAP",),
    "kill": ("KILLER",),
    "spy": ("SPY",),
}
"""By kind of question: IDs without the letters of the game. ``ROB`` stands for all rules of that part."""
