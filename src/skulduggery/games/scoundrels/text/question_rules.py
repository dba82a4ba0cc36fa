"""The rules that each question is about, for the help of terminal and browser."""

from typing import Final

QUESTION_RULES: Final[dict[str, tuple[str, ...]]] = {
    "leader": ("SETUP-11", "CONST-10"),
    "strategy": ("SETUP-14", "OPT-01", "OPT-02"),
    "start": ("TURN-04", "TURN-07", "TIME-16", "USE-01", "USE-02", "USE-07", "USE-08", "USE-11"),
    "plan": ("PLAN", "ABIL-01"),
    "abilities": ("TURN-04", "TURN-07", "ABIL", "USE-01", "USE-02", "USE-04", "USE-07", "USE-08", "USE-11"),
    "act": ("HIRE-01", "HIRE-02", "HIRE-03", "HIRE-04", "HIRE-06", "SHER"),
    "end": ("TURN-07", "TIME-17"),
    "react": ("TRIG", "TIME-01", "TIME-11", "TIME-12", "TIME-20"),
    "order": ("DAY-13", "DAY-14"),
    "dawn": ("DAY-18",),
    "use": ("USE-28", "USE-29", "USE-30", "USE-31", "USE-32", "USE-33", "USE-34", "USE-36"),
    "use-leader": ("USE-04",),
    "again": ("USE-20", "USE-21", "USE-22", "USE-24", "USE-25", "USE-26"),
    "use-hired": ("TIME-13", "TIME-15", "HIRE-08"),
    "guard": ("BLUFF-01", "BLUFF-02", "BLUFF-04", "BLUFF-10", "BLUFF-11", "DAY-02", "DAY-03"),
    "last-look": ("BLUFF-01", "BLUFF-02", "BLUFF-04", "BLUFF-13", "DAY-02", "DAY-03"),
    "suspect": ("BLUFF-01", "BLUFF-02", "BLUFF-04", "BLUFF-08", "DAY-02", "DAY-03"),
    "scout": ("SAFE-01", "SAFE-02", "SAFE-04", "SAFE-11", "SAFE-13", "SAFE-27"),
    "mark": ("SAFE-03", "SAFE-05", "SAFE-06", "SAFE-07", "SAFE-08", "SAFE-09"),
    "mark-any": ("SAFE-03", "JOB-MASTERMIND"),
    "move-mark": ("SAFE-08", "SAFE-09", "JOB-FORGER"),
    "steal": ("SAFE-17", "SAFE-18", "SAFE-19", "SAFE-21"),
    "abandon": ("SAFE-21", "SAFE-22", "SAFE-24"),
    "swap-safe": ("JOB-TEST-SUBJECT",),
    "peek": ("SAFE-30", "SAFE-31"),
    "place": ("JOB-BRAINWASHER", "JOB-DETECTIVE"),
    "destroy": ("JOB-ARSONIST", "BLUFF-26"),
    "recall": ("JOB-HOUSE-8",),
    "free": ("BLUFF-24", "SHER-03"),
    "opponent": ("EFF-01",),
    "hire": ("HIRE-02", "HIRE-04", "HIRE-06", "HIRE-10", "HIRE-12"),
    "room": ("HIRE-04", "HIRE-05", "HIRE-11"),
    "arrange": ("HIRE-06", "CONST-11", "CONST-12"),
    "swap-jobs": ("JOB-TAILOR",),
    "swap-traits": ("JOB-TAILOR", "STRAT-TRANSFORM-ALLIES"),
    "sheriff": ("SHER",),
    "spend": ("JOB-HOUSE-10",),
    "may": ("EFF-05", "USE-14"),
    "choose": ("EFF-04",),
}
"""By kind of question: IDs without the letters of the game. ``HIRE`` stands for all rules of that part. ``may``
and ``choose`` stand for all kinds that begin with them, and a kind ``X-to`` has the rules of ``X``.
"""
