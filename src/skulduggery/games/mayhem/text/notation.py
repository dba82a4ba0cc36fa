"""Answers of Men of Mayhem in words, as logs and bug reports hold them.

``ride clubhouse the-docks 1M1P``, ``exploit pawn-shop``, ``throw-down the-docks``, ``sit``, ``count 3``, ``guns 2``,
``offer all 2C for 1G``, ``yes``, ``no``. Seats count from 1; the own clubhouse is ``clubhouse-1`` and so on.
"""

import re
from typing import Final

from skulduggery.engine.asks import Ask, BadInput, brief, flaw
from skulduggery.engine.game import Words
from skulduggery.engine.programs import CANCEL, COMMIT, NO, YES
from skulduggery.games.mayhem.rules.deals import NONE, OFFERS, goods_words
from skulduggery.games.mayhem.rules.exploiting import BOOST, FINISH
from skulduggery.games.mayhem.rules.orders import (
    AMBUSH,
    CLUB,
    CONVOY,
    EXPLOIT,
    ORDER_WORDS,
    PATCH_IN,
    RECRUIT,
    RIDE,
    SIT,
    THROW,
    order,
    ride_code,
    ride_of,
)
from skulduggery.games.mayhem.rules.setup import ALL, LETTERS, MayhemRules

ORDERS: Final = ("sites", "deck")
SEATS: Final = ("jail", "shoot")
NUMBERS: Final = ("count", "guns", "traffic", "injured", "die")
PLACES: Final = ("promote", "desert")
YES_OR_NO: Final = ("reply", "take-patch", "exploit-now")
ANSWERED: Final = ("accept", "decline", "withdraw")
AT_PLACE: Final = (EXPLOIT, THROW, AMBUSH, PATCH_IN)


def words(rules: MayhemRules, ask: Ask, answer: object) -> Words:
    """An answer by meaning."""
    kind = ask.kind
    if kind in ORDERS:
        assert isinstance(answer, tuple)
        return (kind, *[str(i + 1) for i in answer])
    if kind in OFFERS:
        if answer == NONE:
            return ("no-offer",)
        assert isinstance(answer, tuple)
        return (kind, seat_word(answer[0]), goods_words(answer[1:4]), "for", goods_words(answer[4:7]))
    assert isinstance(answer, int)
    if kind in ANSWERED:
        return (kind, seat_word(answer // 16), seat_word(answer % 16 - 1))
    if kind == "order":
        return order_words(rules, answer)
    if kind in ("convoy", "back-up"):
        return draft_words(rules, kind, answer)
    if kind == "exploit":
        return ("finish",) if answer == FINISH else ("boost",) if answer == BOOST else ("rule", str(answer + 1))
    if kind in YES_OR_NO:
        return ("yes",) if answer == YES else ("no",)
    if kind == "ready":
        return ("ready",)
    if kind in NUMBERS:
        return (kind, str(answer + 1 if kind == "die" else answer))
    if kind in SEATS:
        return (kind, str(answer + 1))
    if kind in PLACES:
        return (kind, place_word(rules, answer))
    if kind in ("fall", "jailed"):
        return (kind, place_word(rules, answer // 2), "prospect" if answer % 2 else "member")
    if kind in ("heal", "bill"):
        return (kind, dudes_word(answer // 8, answer % 8))
    if kind == "steal":
        return ("steal", str(answer // 8 + 1), str(answer % 8 + 1))
    if kind == "pick":
        return ("pick", rules.gang_ids[answer // 2], "unleaded" if answer % 2 else "high-octane")
    assert kind in ("direction", "alternative"), kind
    return (kind, str(answer + 1))


def seat_word(seat: int) -> str:
    """A seat, or all."""
    return "all" if seat == ALL else str(seat + 1)


def place_word(rules: MayhemRules, place: int) -> str:
    """A location by its id."""
    if place < rules.seats:
        return f"clubhouse-{place + 1}"
    return "emergency-room" if place == rules.er else rules.site(place).id


def dudes_word(members: int, prospects: int) -> str:
    """``2M1P``; ``0`` for nobody."""
    text = (f"{members}M" if members else "") + (f"{prospects}P" if prospects else "")
    return text or "0"


def order_words(rules: MayhemRules, answer: int) -> Words:
    """An order."""
    kind = answer >> 24
    what = answer & (1 << 24) - 1
    if kind in AT_PLACE:
        return (ORDER_WORDS[kind], place_word(rules, what))
    if kind == RIDE:
        source, goal, members, prospects = ride_of(what)
        return ("ride", place_word(rules, source), place_word(rules, goal), dudes_word(members, prospects))
    return ("club", str(what + 1)) if kind == CLUB else (ORDER_WORDS[kind],)


def draft_words(rules: MayhemRules, kind: str, answer: int) -> Words:
    """A step of a Convoy or of Back-up."""
    if answer in (COMMIT, CANCEL):
        return (kind, "done" if answer == COMMIT else "again")
    if kind == "convoy":
        source, goal, members, prospects = ride_of(answer)
        return ("convoy", place_word(rules, source), place_word(rules, goal), dudes_word(members, prospects))
    return ("back-up", place_word(rules, answer // 64), dudes_word(answer // 8 % 8, answer % 8))


def option(rules: MayhemRules, ask: Ask, said: Words) -> object:
    """The answer that the words mean. Whether it is legal now is another question. Raises BadInput."""
    try:
        found = read(rules, ask, said)
    except (ValueError, IndexError, KeyError):
        found = None
    if found is None:
        right = repr(" ".join(words(rules, ask, ask.options[0]))) if ask.options else f"'{ask.kind} 2 2C for 1G'"
        raise BadInput(flaw("answer-mayhem", said=brief(" ".join(said)), kind=repr(ask.kind), example=right))
    return found


def read(rules: MayhemRules, ask: Ask, said: Words) -> object:
    """The answer, or None. Raises ValueError and the like for words that can't be read."""
    kind = ask.kind
    if kind in ORDERS and said[0] == kind:
        return tuple([whole(word) - 1 for word in said[1:]])
    if kind in OFFERS:
        return read_offer(rules, kind, said)
    if kind in ANSWERED and said[0] == kind and len(said) == 3:
        return seat(rules, said[1]) * 16 + seat(rules, said[2]) + 1
    if kind == "order":
        return read_order(rules, said)
    if kind in ("convoy", "back-up") and said[0] == kind:
        return read_draft(rules, kind, said)
    if kind == "exploit":
        if said in (("finish",), ("boost",)):
            return FINISH if said[0] == "finish" else BOOST
        return whole(said[1]) - 1 if said[0] == "rule" and len(said) == 2 else None
    if kind in YES_OR_NO:
        return YES if said == ("yes",) else NO if said == ("no",) else None
    if kind == "ready":
        return YES if said == ("ready",) else None
    if said[0] != kind:
        return None
    if kind in NUMBERS and len(said) == 2:
        return whole(said[1]) - int(kind == "die")
    if kind in SEATS and len(said) == 2:
        return seat(rules, said[1])
    if kind in PLACES and len(said) == 2:
        return place(rules, said[1])
    if kind in ("fall", "jailed") and len(said) == 3:
        return place(rules, said[1]) * 2 + ("member", "prospect").index(said[2])
    if kind in ("heal", "bill") and len(said) == 2:
        members, prospects = dudes(said[1])
        return members * 8 + prospects
    if kind == "steal" and len(said) == 3:
        return seat(rules, said[1]) * 8 + whole(said[2]) - 1
    if kind == "pick" and len(said) == 3:
        return rules.gang_ids.index(said[1]) * 2 + ("high-octane", "unleaded").index(said[2])
    return whole(said[1]) - 1 if len(said) == 2 else None


def read_offer(rules: MayhemRules, kind: str, said: Words) -> object:
    """``no-offer``, ``offer 2 3C for 1K`` or ``counter 2 3C for 1K``."""
    if said == ("no-offer",):
        return NONE
    if len(said) != 5 or said[0] != kind or said[3] != "for":
        return None
    return (seat(rules, said[1]), *goods(said[2]), *goods(said[4]))


def read_order(rules: MayhemRules, said: Words) -> object:
    """An order."""
    kind = ORDER_WORDS.index(said[0])
    if kind in (SIT, RECRUIT, CONVOY) and len(said) == 1:
        return order(kind)
    if kind in AT_PLACE and len(said) == 2:
        return order(kind, place(rules, said[1]))
    if kind == CLUB and len(said) == 2:
        return order(kind, whole(said[1]) - 1)
    if kind == RIDE and len(said) == 4:
        return order(kind, ride_code(place(rules, said[1]), place(rules, said[2]), *dudes(said[3])))
    return None


def read_draft(rules: MayhemRules, kind: str, said: Words) -> object:
    """A step of a Convoy or of Back-up."""
    if said[1:] in (("done",), ("again",)):
        return COMMIT if said[1] == "done" else CANCEL
    if kind == "convoy" and len(said) == 4:
        return ride_code(place(rules, said[1]), place(rules, said[2]), *dudes(said[3]))
    if kind == "back-up" and len(said) == 3:
        members, prospects = dudes(said[2])
        return place(rules, said[1]) * 64 + members * 8 + prospects
    return None


def whole(word: str) -> int:
    """A small whole number. Raises ValueError."""
    if not (word.isascii() and word.isdigit() and len(word) < 5):
        raise ValueError(word)
    return int(word)


def seat(rules: MayhemRules, word: str) -> int:
    """A seat, or all. Raises ValueError."""
    return ALL if word == "all" else range(rules.seats).index(whole(word) - 1)


def place(rules: MayhemRules, word: str) -> int:
    """A location. Raises ValueError."""
    return [place_word(rules, one) for one in range(rules.places)].index(word)


def dudes(word: str) -> tuple[int, int]:
    """``2M1P``. Raises ValueError."""
    found = re.fullmatch(r"(?:(\d)M)?(?:(\d)P)?|0", word)
    if not found or not word:
        raise ValueError(word)
    return int(found.group(1) or 0), int(found.group(2) or 0)


def goods(word: str) -> tuple[int, int, int]:
    """``3C+1G``, ``nothing``. Raises ValueError."""
    out = [0, 0, 0]
    for part in [] if word == "nothing" else word.split("+"):
        out[LETTERS.index(part[-1])] += whole(part[:-1])
    return (out[0], out[1], out[2])
