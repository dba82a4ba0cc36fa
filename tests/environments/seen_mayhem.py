"""The observation of a seat in Men of Mayhem, written slowly from the view that it is shown: the model of its
encoding."""

from typing import cast

from skulduggery import api
from skulduggery.api import Ask, Encoding, State
from skulduggery.games.mayhem.knowledge.view import Gang, View
from skulduggery.games.mayhem.rules.state import ALL

TOP = 255
OFFERS = 8


class Row:
    """An observation under way: numbers by the field and the place in it."""

    def __init__(self, encoding: Encoding) -> None:
        self.fields = {field.name: field for field in encoding.fields}
        self.row = bytearray(encoding.size)

    def put(self, name: str, i: int, number: int) -> None:
        field = self.fields[name]
        assert 0 <= i < field.count
        self.row[field.at + i] = number


def observed(encoding: Encoding, state: State, ask: Ask | None, seat: int, said: tuple[int, ...] = ()) -> bytearray:
    """Return what ``seat`` observes after ``said``, the actions that began its answer."""
    seen = cast(View, api.view(state, seat))
    row = Row(encoding)
    seats = len(seen.gangs)
    places = row.fields["sites"].count

    def counted(other: int) -> int:
        return 1 + (other - seat) % seats

    def lies(place: int) -> int:
        return (place - seat) % seats if place < seats else place

    question(row, ask, seat, seats)
    for i, action in enumerate(said):
        section = next(one for one in encoding.sections if one.at <= action < one.at + one.count)
        row.put("said", i, min(1 + action - section.at, TOP))
    row.put("round", 0, seen.round)
    row.put("phase", 0, seen.phase)
    row.put("active", 0, counted(seen.active) if seen.active >= 0 else 0)
    row.put("patch", 0, counted(seen.patch) if seen.patch >= 0 else 0)
    for other, gang in enumerate(seen.gangs):
        k = counted(other) - 1
        tell(row, gang, k)
        for place, (members, prospects) in enumerate(gang.dudes):
            row.put("members", k * places + lies(place), members)
            row.put("prospects", k * places + lies(place), prospects)
    for place in seen.sites:
        row.put("sites", place, 1)
    for place in seen.marks:
        row.put("marks", lies(place), 1)
    row.put("hidden", 0, len(seen.hidden))
    row.put("deck", 0, len(seen.deck))
    for card in seen.cards:
        row.put("cards", card, 1)
    for i, left in enumerate(seen.supply):
        row.put("supply", i, min(left, TOP))
    row.put("removed", 0, min(seen.removed, TOP))
    row.put("made", 0, seen.made)
    offers = sorted(((one[0] - seat) % seats, one) for one in seen.offers)
    for n, (_, (maker, to, given, wanted)) in enumerate(offers[:OFFERS]):
        numbers = [counted(maker), 0 if to == ALL else counted(to), *given, *wanted]
        for i, number in enumerate(numbers):
            row.put("offers", n * len(numbers) + i, min(number, TOP))
    fight = seen.fight
    if fight is not None:
        holder = counted(fight.holder) if fight.holder >= 0 else 0
        who = sum(1 << counted(other) - 1 for other in range(seats) if fight.mask >> other & 1)
        for i, number in enumerate((1 + lies(fight.place), counted(fight.issuer), who, holder, fight.ambush)):
            row.put("fight", i, number)
        for other, die in enumerate(fight.dice):
            row.put("dice", counted(other) - 1, max(0, die))
    for i, other in enumerate(seen.result):
        row.put("rank", counted(other) - 1, 1 + i)
    return row.row


def question(row: Row, ask: Ask | None, seat: int, seats: int) -> None:
    """Note the question as the seat was told it."""
    if ask is None:
        return
    _, asked, kind, args, _ = cast(tuple[str, int, str, tuple[int, ...], object], ask.told(seat))
    kinds = row.fields["kind"].meaning.removeprefix("what is asked, from 1: ").split(", ")
    row.put("kind", 0, 1 + kinds.index(kind) if kind in kinds else 0)
    row.put("asked", 0, 1 + (asked - seat) % seats)
    for i, number in enumerate(args[: row.fields["about"].count]):
        row.put("about", i, max(0, min(1 + number, TOP)))


def tell(row: Row, gang: Gang, k: int) -> None:
    """Note a gang ``k`` seats after the viewer's, except the positions of its Dudes."""
    row.put("side", k, 1 + gang.side)
    for good in range(3):
        row.put("goods", k * 3 + good, min(1 + gang.goods[good], TOP))
        if gang.bounds:
            row.put("least", k * 3 + good, min(gang.bounds[good][0], TOP))
            row.put("greatest", k * 3 + good, min(gang.bounds[good][1], TOP))
    row.put("heat", k, gang.heat)
    row.put("tokens", k, 1 + gang.tokens)
    row.put("pools", k * 2, gang.pool[0])
    row.put("pools", k * 2 + 1, gang.pool[1])
    row.put("fists", k, min(gang.fist, TOP))
    row.put("limit", k, min(1 + gang.limit, TOP))
    row.put("out", k, gang.out)
