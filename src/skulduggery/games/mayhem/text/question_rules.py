"""The rules that each question is about, for the help of terminal and browser."""

from typing import Final

QUESTION_RULES: Final[dict[str, tuple[str, ...]]] = {
    "pick": ("SETUP-07", "SETUP-08", "SETUP-09", "SETUP-10", "SETUP-11", "SETUP-13", "SETUP-15", "GANG"),
    "order": ("ORD", "RIDE", "EXP", "THROW-01", "THROW-02", "REC", "PIN", "SIT", "CLUB"),
    "ride": ("RIDE", "ORD-11"),
    "convoy": ("GANG-MAYANS-2", "RIDE"),
    "exploit": ("EXP", "BOOST", "HOT", "TX", "MOD"),
    "throw-down": ("THROW",),
    "ambush": ("GANG-CALAVERAS-2", "THROW"),
    "recruit": ("REC",),
    "patch-in": ("PIN",),
    "club": ("CLUB", "GANG"),
    "count": ("TX",),
    "direction": ("TX-06",),
    "alternative": ("TX-07",),
    "steal": ("TX-08", "TX-09", "TX-10", "TX-11", "TX-12"),
    "heal": ("TX-15",),
    "promote": ("TX-16", "PIN"),
    "back-up": ("THROW-07", "THROW-08", "THROW-09", "THROW-10", "THROW-11", "THROW-12", "THROW-13", "THROW-14"),
    "guns": ("THROW-16", "THROW-17", "THROW-18", "THROW-19", "THROW-20", "THROW-36"),
    "shoot": ("THROW-26", "THROW-27", "THROW-28", "THROW-29"),
    "injured": ("THROW-30", "THROW-31", "ER"),
    "take-patch": ("THROW-38", "PATCH"),
    "exploit-now": ("THROW-39", "THROW-40"),
    "fall": ("HEAT", "ELIM"),
    "traffic": ("MKT",),
    "jail": ("CARD-L3",),
    "jailed": ("CARD-L3",),
    "desert": ("CARD-L7",),
    "bill": ("CARD-L6", "ER"),
    "ready": ("DEAL-09", "DEAL"),
    "offer": ("DEAL",),
    "reply": ("DEAL",),
}
"""By kind of question: IDs without the letters of the game. ``RIDE`` stands for all rules of that part."""
