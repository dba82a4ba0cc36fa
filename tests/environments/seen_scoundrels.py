"""The content of an observation of 3000 Scoundrels, read slowly from the view that the seat's screen shows."""

from typing import cast

from skulduggery import api
from skulduggery.api import Ask, Encoding, State
from skulduggery.games.scoundrels.knowledge.view import Shown, View
from skulduggery.games.scoundrels.rules.state import FREE, PLACES, STOLEN, UNKNOWN, WIDTH, ScoundrelsRules
from skulduggery.games.scoundrels.rules.turns import STEPS

MOST = 255


def expected(encoding: Encoding, state: State, ask: Ask | None, seat: int) -> bytes:
    """The observation of a seat, field by field."""
    rules = cast(ScoundrelsRules, encoding.rules)
    seen = cast(View, api.view(state, seat))
    seats = rules.seats
    sheets = [seen.sheets[(seat + k) % seats] for k in range(seats)]
    numbers = sorted(rules.partner)

    def counted(other: int) -> int:
        return (other - seat) % seats

    def halves(row: tuple[Shown | None, ...], places: int) -> list[int]:
        out = []
        for one in (*row, *(None,) * (places - len(row))):
            out += [0, 0] if one is None else [1 + one.trait, 1 + one.job]
        return out

    found: dict[str, list[int]] = {
        **question(encoding, ask, seat),
        "said": [0, 0, 0],
        "day": [seen.day],
        "turn": [seen.turn],
        "first": [1 + counted(seen.first) if seen.first >= 0 else 0],
        "active": [1 + counted(seen.active) if seen.active >= 0 else 0],
        "step": [1 + STEPS.index(seen.step) if seen.step else 0],
        "slot": [1 + seen.slot],
        "limit": [seen.limit],
        "held": [1 + seen.held],
        "decks": list(seen.decks),
        "leader": [1 + one.leader for one in sheets],
        "money": [one.money for one in sheets],
        "rep": [one.rep - rules.lowest for one in sheets],
        "supply": [one.supply for one in sheets],
        "jail": [one.jail for one in sheets],
        "shows": [int(one.face_up) for one in sheets],
        "deck": [one.deck for one in sheets],
        "top": [0 if one.top == UNKNOWN else 1 + one.top for one in sheets],
        "strategy": [max(0, 1 + one.strategy) for one in sheets],
        "spent": [int(one.strategy_used) for one in sheets],
        "used": [one.leader_used >> n & 1 for one in sheets for n in range(len(rules.abilities))],
        "hand": [int(face in sheets[0].hand) for face in range(7)],
        "cards": [len(one.hand) for one in sheets],
        "slots": [
            0 if card == FREE else 1 if card == UNKNOWN else 2 + card for one in sheets for card in one.slots
        ],
        "men": [
            sum(1 << counted(other) for other in range(seats) if men >> other & 1) for one in sheets for men in one.men
        ],
        "marks": [int(number in one.marks) for one in sheets for number in numbers],
        "boards": [half for one in sheets for half in halves(one.board, PLACES)],
        "tired": [
            0 if there is None else there.trait_used + 2 * there.job_used for one in sheets for there in one.board
        ],
        "saloon": halves(seen.saloon, rules.saloon),
        "pile": [0] * len(rules.trait_ids),
        "where": [],
        "safes": [],
        "marked": [],
    }  # fmt: skip
    assert all(len(one.slots) == WIDTH and len(one.board) == PLACES for one in sheets)
    assert all(face == UNKNOWN for one in sheets[1:] for face in one.hand)
    for one in seen.pile:
        found["pile"][one.trait] = 1 + one.job
    for safe in seen.safes:
        stolen = 1 + max(rules.spaces) + counted(safe.where - STOLEN)
        found["where"].append(stolen if safe.where >= STOLEN else 1 + safe.where)
        found["safes"].append(1 + safe.safe)
        marks = [0] * seats
        for owner, number in safe.marks:
            marks[counted(owner)] = marks[counted(owner)] * 10 + number
        found["marked"] += marks
    out = bytearray()
    for field in encoding.fields:
        assert (len(out), len(found[field.name])) == (field.at, field.count)
        out += bytes([min(number, MOST) for number in found[field.name]])
    return bytes(out)


def question(encoding: Encoding, ask: Ask | None, seat: int) -> dict[str, list[int]]:
    """Return the question as the seat is told it."""
    out = {"kind": [0], "asked": [0], "about": [0, 0, 0]}
    if ask is not None:
        _, asked, kind, about, _ = ask.told(seat)
        assert isinstance(kind, str)
        assert isinstance(asked, int)
        assert isinstance(about, tuple)
        kind = "may" if kind.startswith("may-") else "choose" if kind.startswith("choose-") else kind
        out["kind"] = [1 + list(encoding.kinds).index(kind) if kind in encoding.kinds else 0]
        out["asked"] = [1 + (asked - seat) % encoding.rules.seats]
        out["about"] = [min(max(1 + number, 0), MOST) for number in (*about, -1, -1, -1)[:3]]
    return out
