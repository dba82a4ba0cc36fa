"""3000 Scoundrels by words, through the one door: set up a position, answer, look at what came of it.

>>> state = table("slot=2 boards=1@B1:filthy-dog,1@B2:helpful-prospector money=0,0,0")
>>> play(state, "1 use filthy", "1 safe depot-1", "1 mark 7")
>>> asked(state), choices(state), pile(state)
('1 react', ['pass', 'use helpful'], ['filthy-dog'])
"""

import json
from collections.abc import Iterable
from copy import deepcopy
from functools import cache
from itertools import chain
from typing import Any

from skulduggery import api
from skulduggery.api import NATURE, SPECTATOR, IllegalAnswer, Rng, Rules, State

Message = tuple[object, ...]
FACES = ("0", "A", "2", "3", "4", "5", "6")
SLOTS = FACES[1:]
FREE, UNKNOWN = -1, -2
NO_MORE_MEN = "supply=0,0,0 jail=3,3,3"
"""Nobody can suspect anybody."""
CHEAP = "saloon=cunning-printer,seductive-rustler,honest-forger"
"""One of them costs nothing, so that step 3 is asked."""


def changed(**kinds: dict[str, dict[str, object]]) -> dict[str, Any]:
    """The house cards with fields of some cards changed: kind, id, field; None takes a field away."""
    document: dict[str, Any] = json.loads(json.dumps(api.game("scoundrels").house_cards()))
    for kind, cards in kinds.items():
        for name, values in cards.items():
            (one,) = [one for one in document[kind] if one["id"] == name]
            one.update(values)
            for field in [field for field, value in values.items() if value is None]:
                del one[field]
    return document


@cache
def house_rules(seats: int, options: tuple[tuple[str, api.Value], ...]) -> Rules:
    """The rules with the house cards, made once."""
    return api.make_rules("scoundrels", seats, dict(options))


def with_trait(which: str, **changes: object) -> api.Document:
    """The house cards with one trait changed."""
    document = deepcopy(api.game("scoundrels").house_cards())
    traits = document["trait"]
    assert isinstance(traits, list)
    (trait,) = [one for one in traits if one["id"] == which]
    trait |= changes
    return document


def rules_for(seats: int = 3, cards: api.Document | None = None, **options: api.Value) -> Rules:
    """The rules of a table, in turns unless something else is said."""
    options = {"suspicion": "windows", **options}
    if cards is None:
        return house_rules(seats, tuple(sorted(options.items())))
    return api.make_rules("scoundrels", seats, options, cards)


def table(text: str, seats: int = 3, cards: api.Document | None = None, **options: api.Value) -> State:
    """A position, listened to."""
    state = api.read_position(rules_for(seats, cards, **options), text)
    state.events = []
    return state


def game(seats: int = 3, seed: int = 1, cards: api.Document | None = None, **options: api.Value) -> State:
    """A new game, listened to."""
    return api.new(rules_for(seats, cards, **options), seed, listen=True)


def say(state: State, line: str, to: int | None = None) -> list[Message]:
    """Answer for a seat: ``1 use filthy``. Gives the messages that the answering seat gets, or the seat number ``to``.

    Seats count from 1 in words and in ``to`` (0: a spectator; as an answering seat: chance), from 0 in messages.
    ``suspect`` is taken as an open offer where the seat isn't asked just that.
    """
    who, *said = line.split()
    seat = int(who) - 1
    ask = next((ask for ask in api.pending(state) if ask.seat == seat), api.pending(state)[0])
    window = ask.kind in ("guard", "last-look") and (ask.seat == seat or state.rules.options["suspicion"] == "windows")
    offer = "suspect" if said == ["suspect"] and not window else ""
    answer = 1 if offer else api.option(state.rules, ask, said)
    events = api.apply(state, seat, answer, offer)
    return told(events, int(who) if to is None else to)


def play(state: State, *lines: str) -> State:
    """Answer several times."""
    for line in lines:
        say(state, line)
    return state


def using(job: str, text: str = "", *lines: str, trait: str = "grumpy", seats: int = 3) -> State:
    """P1 has used this job from B1 in slot 6, with little money; others may lie on ``boards``."""
    boards = f"boards=1@B1:{trait}-{job}"
    words = []
    for word in text.split():
        if word.startswith("boards="):
            boards += "," + word.removeprefix("boards=")
        else:
            words.append(word)
    names = {word.split("=")[0] for word in words}
    words += [word for word in (CHEAP, "money=0,0,0" + ",0" * (seats - 3)) if word.split("=")[0] not in names]
    return play(table(" ".join(["slot=6", boards, *words]), seats), f"1 use {trait}", *lines)


def settle(state: State) -> list[Message]:
    """Chance answers as long as it is asked: the first outcome, or the order as it is. Gives what a spectator hears."""
    out: list[Message] = []
    while not api.over(state) and api.pending(state)[0].seat == NATURE:
        ask = api.pending(state)[0]
        answer: object = ask.options[0] if ask.options else tuple(range(len(ask.ranges)))
        out += told(api.apply(state, NATURE, answer), 0)
    return out


def wait(state: State, until: str) -> list[Message]:
    """Everybody does the least (and chance the first thing) until this is asked, like ``2 start``; "" for the end.

    Gives what a spectator hears.
    """
    out: list[Message] = []
    while asked(state) != until:
        ask = api.pending(state)[0]
        if ask.seat == NATURE:
            out += settle(state)
        else:
            out += told(api.apply(state, ask.seat, ask.options[0] if ask.default is None else ask.default), 0)
    return out


def eager(ask: api.Ask, rng: Rng) -> object:
    """Return a random answer that uses something if anything can be used."""
    options = [one for one in ask.options if one != -1 or ask.kind == "arrange"] or list(ask.options)
    return options[rng.below(len(options))]


def told(events: Iterable[api.Event], seat: int) -> list[Message]:
    """The messages that a seat gets, counted from 1 (0: a spectator)."""
    return [event.told(seat - 1 if seat else SPECTATOR) for event in events]


def kinds(messages: Iterable[Message]) -> list[object]:
    """Return the kinds of messages."""
    return [message[0] for message in messages]


def refused(state: State, line: str) -> str:
    """The ID of the rule that refuses an answer, nothing if it is taken. A refusal must change nothing."""
    seats = [*range(state.rules.seats), SPECTATOR]
    before = [api.view(state, seat).key() for seat in seats]
    try:
        say(state, line)
    except IllegalAnswer as error:
        assert before == [api.view(state, seat).key() for seat in seats], "the refused answer changed something"
        return error.rule
    return ""


def rejected(state: State, seat: int, answer: object) -> str:
    """The ID of the rule that refuses something that is no answer in words."""
    try:
        api.apply(state, seat - 1, answer)
    except IllegalAnswer as error:
        return error.rule
    return ""


def asked(state: State) -> str:
    """Return the open questions: ``1 abilities``; empty when the game is over."""
    return ", ".join(f"{ask.seat + 1} {ask.kind}" for ask in api.pending(state))


def choices(state: State) -> list[str]:
    """All answers that are offered, in words, in their order."""
    (ask,) = api.pending(state)
    return [" ".join(api.words(state.rules, ask, option)) for option in ask.options]


def open_to(state: State) -> list[int]:
    """The seats, counted from 1, to which an offer stands open."""
    return [ask.seat + 1 for ask in api.offers(state)]


def look(state: State, seat: int = 0):
    """The view of a seat, counted from 1 (0: a spectator)."""
    return api.view(state, seat - 1 if seat else SPECTATOR)


def money(state: State) -> list[int]:
    """Return the money of each seat."""
    return [sheet.money for sheet in look(state).sheets]


def rep(state: State) -> list[int]:
    """The reputation of each seat."""
    return [sheet.rep for sheet in look(state).sheets]


def supply(state: State) -> list[int]:
    """The available henchmen of each seat."""
    return [sheet.supply for sheet in look(state).sheets]


def jail(state: State) -> list[int]:
    """The jailed henchmen of each seat."""
    return [sheet.jail for sheet in look(state).sheets]


def men(state: State, card: str) -> str:
    """Return the seats whose henchmen lie on a card like ``1@6``: ``23``."""
    owner, slot = card.split("@")
    mask = look(state).sheets[int(owner) - 1].men[SLOTS.index(slot)]
    return "".join(str(seat + 1) for seat in range(state.rules.seats) if mask >> seat & 1)


@cache
def ids(rules: Rules, kind: str) -> tuple[str, ...]:
    """The ids of a kind of card by number; safes as they lie in their cells' order."""
    entries = rules.cards[kind]
    assert isinstance(entries, list)
    return tuple(entry["id"] for entry in entries)


def name(state: State, one) -> str:
    """A scoundrel of a view: ``filthy-dog``; ``-`` for none."""
    return "-" if one is None else f"{ids(state.rules, 'trait')[one.trait]}-{ids(state.rules, 'job')[one.job]}"


def board(state: State, seat: int) -> dict[str, str]:
    """The scoundrels of a seat by place."""
    places = look(state).sheets[seat - 1].board
    return {f"B{place}": name(state, one) for place, one in enumerate(places) if one is not None}


def saloon(state: State) -> list[str]:
    """The scoundrels in the saloon, the far left first."""
    return [name(state, one) for one in look(state).saloon]


def pile(state: State) -> list[str]:
    """The discard pile, the newest first."""
    return [name(state, one) for one in look(state).pile]


def used(state: State) -> set[str]:
    """The halves of all scoundrels in play that were used in this period."""
    seen = look(state)
    shown = [*chain(*[sheet.board for sheet in seen.sheets]), *seen.saloon, *seen.pile]
    traits = {ids(state.rules, "trait")[one.trait] for one in shown if one is not None and one.trait_used}
    return traits | {ids(state.rules, "job")[one.job] for one in shown if one is not None and one.job_used}


def hand(state: State, seat: int, eyes: int | None = None) -> str:
    """The hand of a seat as another (itself unless said) sees it: ``0A2?``."""
    cards = look(state, seat if eyes is None else eyes).sheets[seat - 1].hand
    return "".join("?" if face == UNKNOWN else FACES[face] for face in cards)


def card(state: State, where: str, eyes: int = 0) -> str:
    """What a seat (0: a spectator) sees in a slot like ``1@6``: a face, ``?``, or nothing where no card lies."""
    owner, slot = where.split("@")
    face = look(state, eyes).sheets[int(owner) - 1].slots[SLOTS.index(slot)]
    return "" if face == FREE else "?" if face == UNKNOWN else FACES[face]


def safe(state: State, which: str, eyes: int = 0):
    """A safe like ``estate-4`` as a seat (0: a spectator) sees it."""
    location, number = which.split("-")
    there = ids(state.rules, "location").index(location)
    return [one for one in look(state, eyes).safes if one.location == there][int(number) - 1]


def knows(state: State, which: str) -> str:
    """The seats, counted from 1, that see what is in a safe: ``12``."""
    seats = range(1, state.rules.seats + 1)
    return "".join(str(seat) for seat in seats if safe(state, which, seat).safe >= 0)


def lies(state: State, which: str) -> str:
    """Return the place of a safe: ``map 4``, ``unused``, or ``stolen 1``."""
    where = safe(state, which).where
    return f"stolen {where - 99}" if where >= 100 else f"map {where + 1}" if where >= 0 else "unused"


def marks(state: State, which: str) -> list[str]:
    """The marks on a safe: ``2#5``."""
    return [f"{seat + 1}#{number}" for seat, number in safe(state, which).marks]


def fields(state: State) -> dict[str, str]:
    """The fields of the position, as it is (in a step of a turn only)."""
    return dict(word.split("=", 1) for word in api.write_position(state).split(" "))


def worlds(state: State, seat: int, n: int = 100) -> list[State]:
    """States that a seat (0: a spectator) can't tell from this one."""
    info = api.infostate(state, seat - 1 if seat else SPECTATOR)
    return [api.redeal(info, Rng(seed)) for seed in range(n)]


def random_states(count: int, **options: api.Value) -> list[State]:
    """Positions from games at random in which things are used."""
    out = []
    for seed in range(count):
        state = game(2 + seed % 3, seed, **options)
        rng = Rng(seed)
        for _ in range(rng.below(240)):
            if api.over(state):
                break
            ask = api.pending(state)[0]
            api.apply(state, ask.seat, eager(ask, rng))
        if not api.over(state):
            out.append(state)
    return out


def answers(state: State, seat: int, options: list[object]) -> list[str]:
    """Return each answer of a seat with the rule that refuses it, or nothing."""
    out = []
    for one in options:
        clone = api.clone(state)
        try:
            api.apply(clone, seat, one)
            out.append("")
        except IllegalAnswer as error:
            out.append(error.rule)
    return out
