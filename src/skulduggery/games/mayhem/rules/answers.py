"""Answers of Men of Mayhem in words, for logs and bug reports.

Seats count from 1. ``clubhouse-1`` is the clubhouse of seat 1, ``2M1P`` are Dudes, ``3C+1G`` are goods.
"""

import re
from collections.abc import Sequence
from typing import Final

from skulduggery.engine.answers import Answers, Form, Names, Numbers, OrderAnswers, Words
from skulduggery.engine.programs import CANCEL, COMMIT, NO, YES
from skulduggery.games.mayhem.rules.deals import NONE, OFFERS, goods_words
from skulduggery.games.mayhem.rules.exploiting import BOOST, FINISH
from skulduggery.games.mayhem.rules.options import (
    AT_PLACE,
    BACK_UP,
    CLUB,
    CONVOY,
    DUDE,
    DUDES,
    ORDER,
    ORDER_WORDS,
    RECRUIT,
    RIDE,
    RIDERS,
    ROUTE,
    SIDE,
    SIT,
    STANDING,
    THEFT,
)
from skulduggery.games.mayhem.rules.state import ALL, LETTERS, MayhemRules

ORDERS: Final = ("sites", "deck")
SEATS: Final = ("jail", "shoot")
NUMBERS: Final = ("count", "guns", "traffic", "injured")
COUNTED: Final = ("direction", "alternative", "die")
PLACES: Final = ("promote", "desert")
YES_OR_NO: Final = ("reply", "take-patch", "exploit-now")
ANSWERED: Final = ("accept", "decline", "withdraw")
FALLS: Final = ("fall", "jailed")
PARTIES: Final = ("heal", "bill")
EIGHT: Final = [str(number) for number in range(1, 9)]


class OfferAnswers(Answers):
    """The forms of an offer or counter-offer: ``no-offer``, or such as ``offer 2 3C for 1K``.

    The parts are the addressee (a seat or ``all``), the goods given and the goods wanted.
    """

    def __init__(self, kind: str, to: Names) -> None:
        super().__init__(Form("no-offer", at=NONE))
        self.kind = kind
        self.to = to

    def words(self, option: object) -> Words:
        if not isinstance(option, tuple):
            return super().words(option)
        return (self.kind, self.to.word(option[0] - ALL), goods_words(option[1:4]), "for", goods_words(option[4:7]))

    def option(self, said: Words) -> object | None:
        if len(said) != 5 or said[0] != self.kind or said[3] != "for":
            return super().option(said)
        to, given, wanted = self.to.value(said[1]), goods(said[2]), goods(said[4])
        return None if to is None or given is None or wanted is None else (to + ALL, *given, *wanted)

    def examples(self, options: Sequence[object]) -> list[str]:
        return [*super().examples(options), f"{self.kind} 2 2C for 1G"]


def answers(rules: MayhemRules) -> dict[str, Answers]:
    """Return the forms of the answers to each kind of question."""
    seat = Names([str(seat + 1) for seat in range(rules.seats)])
    to = Names(["all", *[str(seat + 1) for seat in range(rules.seats)]])
    place = Names([place_word(rules, place) for place in range(rules.places)])
    riders = Names({RIDERS.pack(m, p): dudes_word(m, p) for m in range(10) for p in range(10)})
    party = Names({DUDES.pack(m, p): dudes_word(m, p) for m in range(8) for p in range(8)})
    numbers, counted = Numbers(), Numbers(1)
    dude = Names(["member", "prospect"])
    sides = Names(["high-octane", "unleaded"])
    first = {kind: ORDER.pack(kind, 0) for kind in range(len(ORDER_WORDS))}
    return {
        **{kind: OrderAnswers(kind, counted) for kind in ORDERS},
        **{kind: OfferAnswers(kind, to) for kind in OFFERS},
        **{kind: Answers(Form(kind, seat, to, packing=STANDING)) for kind in ANSWERED},
        "order": Answers(
            Form("ride", place, place, riders, packing=ROUTE, at=first[RIDE]),
            *[Form(ORDER_WORDS[kind], place, at=first[kind]) for kind in AT_PLACE],
            *[Form(ORDER_WORDS[kind], at=first[kind]) for kind in (SIT, RECRUIT, CONVOY)],
            Form("club", Names(EIGHT), at=first[CLUB]),
        ),
        "convoy": Answers(
            Form("convoy", "done", at=COMMIT),
            Form("convoy", "again", at=CANCEL),
            Form("convoy", place, place, riders, packing=ROUTE),
        ),
        "back-up": Answers(
            Form("back-up", "done", at=COMMIT),
            Form("back-up", "again", at=CANCEL),
            Form("back-up", place, party, packing=BACK_UP),
        ),
        "exploit": Answers(
            Form("finish", at=FINISH),
            Form("boost", at=BOOST),
            Form("rule", Names([str(number + 1) for number in range(BOOST)])),
        ),
        **dict.fromkeys(YES_OR_NO, Answers(Form("no", at=NO), Form("yes", at=YES))),
        "ready": Answers(Form("ready", at=YES)),
        **{kind: Answers(Form(kind, numbers)) for kind in NUMBERS},
        **{kind: Answers(Form(kind, counted)) for kind in COUNTED},
        **{kind: Answers(Form(kind, seat)) for kind in SEATS},
        **{kind: Answers(Form(kind, place)) for kind in PLACES},
        **{kind: Answers(Form(kind, place, dude, packing=DUDE)) for kind in FALLS},
        **{kind: Answers(Form(kind, party)) for kind in PARTIES},
        "steal": Answers(Form("steal", seat, Names(EIGHT), packing=THEFT)),
        "pick": Answers(Form("pick", Names(rules.gang_ids), sides, packing=SIDE)),
    }


def seat_word(seat: int) -> str:
    """Return the word for a seat, or for ALL."""
    return "all" if seat == ALL else str(seat + 1)


def place_word(rules: MayhemRules, place: int) -> str:
    """Return the word for a location: its id, or ``clubhouse-1`` and so on."""
    if place < rules.seats:
        return f"clubhouse-{place + 1}"
    return "emergency-room" if place == rules.er else rules.site(place).id


def place_of(rules: MayhemRules, word: str) -> int:
    """Return the location that a word names. Raise ValueError if there is none."""
    return [place_word(rules, place) for place in range(rules.places)].index(word)


def dudes_word(members: int, prospects: int) -> str:
    """Return the word for Dudes, such as ``2M1P``, or ``0`` for none."""
    text = (f"{members}M" if members else "") + (f"{prospects}P" if prospects else "")
    return text or "0"


def dudes(word: str) -> tuple[int, int] | None:
    """Return the Members and Prospects of a word such as ``2M1P`` or ``0``; None if it has another form."""
    found = re.fullmatch(r"(?:(\d)M)?(?:(\d)P)?|0", word, re.ASCII)
    return (int(found.group(1) or 0), int(found.group(2) or 0)) if found and word else None


def goods(word: str) -> tuple[int, int, int] | None:
    """Return the goods of a word such as ``3C+1G`` or ``nothing``; None if it has another form."""
    out = [0, 0, 0]
    for part in [] if word == "nothing" else word.split("+"):
        if not re.fullmatch(rf"\d{{1,4}}[{LETTERS}]", part, re.ASCII):
            return None
        out[LETTERS.index(part[-1])] += int(part[:-1])
    return (out[0], out[1], out[2])
