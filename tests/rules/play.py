"""Crooks by words, through the one door: set up a position, answer, look at what came of it.

>>> state = table("piles=A:knife+dip money=18,18 turn=1")
>>> say(state, "1 recruit A"), choices(state)
([('recruit', 0, 0, 2, (6, 7))], ['take knife', 'take dip'])
"""

import re
from collections.abc import Iterable
from functools import cache

from skulduggery import api
from skulduggery.api import SPECTATOR, IllegalAnswer, Rng, Rules, State

Message = tuple[object, ...]
LETTERS = "ABCDEFGHI"
TARGETS = range(2, 10)
UNKNOWN = -1
FULL = "1@2:forger,1@3:phantom,1@4:wheelman,1@5:safecracker,1@6:bungler,1@7:torpedo,1@8:enforcer,1@9:chopper"
"""A crook of seat 1, without ability, at every target."""


def deck(**changes: dict[str, object]) -> api.Document:
    """The house deck with some crooks changed; ``_`` stands for ``-`` in their ids."""
    document = api.game("crooks").house_cards()
    crooks = document["crook"]
    assert isinstance(crooks, list)
    for one, values in changes.items():
        (crook,) = [crook for crook in crooks if crook["id"] == one.replace("_", "-")]
        crook |= values
    return document


def small_deck(*ids: str, **setup: object) -> api.Document:
    """The house deck with these crooks only, in this order, and other set-up values."""
    document = api.game("crooks").house_cards()
    crooks = document["crook"]
    assert isinstance(crooks, list)
    assert isinstance(document["setup"], dict)
    document["crook"] = [crook for one in ids for crook in crooks if crook["id"] == one]
    document["setup"] |= setup
    return document


@cache
def house_rules(seats: int, options: tuple[tuple[str, api.Value], ...]) -> Rules:
    """The rules with the house cards, made once."""
    return api.make_rules("crooks", seats, dict(options))


def rules_for(seats: int, cards: api.Document | None = None, **options: api.Value) -> Rules:
    """The rules of a table."""
    if cards is None:
        return house_rules(seats, tuple(sorted(options.items())))
    return api.make_rules("crooks", seats, options, cards)


def table(text: str, seats: int = 2, cards: api.Document | None = None, **options: api.Value) -> State:
    """A position, listened to."""
    state = api.read_position(rules_for(seats, cards, **options), text)
    state.events = []
    return state


def game(seats: int, seed: int = 1, cards: api.Document | None = None, **options: api.Value) -> State:
    """A new game, listened to."""
    return api.new(rules_for(seats, cards, **options), seed, listen=True)


def say(state: State, line: str, to: int | None = None) -> list[Message]:
    """Answer for a seat: ``1 recruit C``. Gives the messages that the answering seat gets, or the seat number ``to``.

    Seats count from 1 in words and in ``to`` (0: a spectator), from 0 in messages.
    """
    who, *said = line.split()
    ask = api.pending(state)[0]
    events = api.apply(state, int(who) - 1, api.option(state.rules, ask, said))
    return told(events, int(who) if to is None else to)


def play(state: State, *lines: str) -> State:
    """Answer several times."""
    for line in lines:
        say(state, line)
    return state


def told(events: Iterable[api.Event], seat: int) -> list[Message]:
    """The messages that a seat gets, counted from 1 (0: a spectator)."""
    return [event.told(seat - 1 if seat else SPECTATOR) for event in events]


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
    """Return the open questions: ``1 recruit``; empty when the game is over."""
    return ", ".join(f"{ask.seat + 1} {ask.kind}" for ask in api.pending(state))


def choices(state: State) -> list[str]:
    """All answers that are offered, in words, in their order."""
    (ask,) = api.pending(state)
    return [" ".join(api.words(state.rules, ask, option)) for option in ask.options]


def money(state: State, eyes: int = 0) -> list[int]:
    """Return the money of each seat, as a seat (0: a spectator) sees it."""
    return list(look(state, eyes).money)


def pass_all(state: State) -> list[Message]:
    """Everybody who is still asked passes; gives what a spectator is told."""
    out: list[Message] = []
    while not api.over(state):
        out += say(state, f"{api.pending(state)[0].seat + 1} pass", to=0)
    return out


class End:
    """A scored table: what the targets (by number) and gangs (by first letter) came to, and who won."""

    def __init__(self, rows: str, seats: int = 2, cards: api.Document | None = None, **fields: str) -> None:
        fields = {"money": ",".join(["9"] * seats), "turn": "1", **fields}
        ids = names(rules_for(seats, cards))
        spare = next(one for one in ids if one not in re.split("[^a-z-]", f"{rows} {fields.get('gone')}"))
        text = f"piles=A:{spare} rows={rows} " + " ".join(f"{name}={value}" for name, value in fields.items())
        self.state = table(text, seats, cards)
        self.messages = pass_all(self.state)
        self.scores = list(api.scores(self.state))
        self.returns = list(api.returns(self.state))
        self.worth: dict[int, int] = {}
        self.levels: dict[int, list[int]] = {}
        self.points: dict[int, list[int]] = {}
        self.gangs: dict[str, list[int]] = {}
        self.members: dict[str, list[int]] = {}
        for kind, *args in self.messages:
            if kind == "score-target":
                target, worth, levels, winners, share = args
                number = TARGETS[target]
                self.worth[number] = worth
                self.levels[number] = list(levels)
                self.points[number] = [share if seat in winners else 0 for seat in range(seats)]
            elif kind == "score-gang":
                gang, counts, winner, points = args
                self.members["NWO"[gang]] = list(counts)
                self.gangs["NWO"[gang]] = [points if seat == winner else 0 for seat in range(seats)]


def names(rules: Rules) -> list[str]:
    """The ids of the crooks by number."""
    crooks = rules.cards["crook"]
    assert isinstance(crooks, list)
    return [crook["id"] for crook in crooks]


def look(state: State, seat: int):
    """The view of a seat, counted from 1 (0: a spectator)."""
    return api.view(state, seat - 1 if seat else SPECTATOR)


def under(state: State, place: str, eyes: int = 0) -> str:
    """Return the crooks at a place like ``1@5``, bottom first, as a seat (0: a spectator) sees them.

    ``~fence`` lies face down and is known, ``~`` is not known.
    """
    ids = names(state.rules)
    who, target = place.split("@")
    row = look(state, eyes).rows[(int(who) - 1) * len(TARGETS) + TARGETS.index(int(target))]
    return "+".join(ids[one] if one >= 0 else "~" if one == UNKNOWN else f"~{ids[-2 - one]}" for one in row)


def grid(state: State, eyes: int = 0) -> dict[str, str]:
    """All that lies on the grid as a seat (0: a spectator) sees it."""
    places = [f"{who + 1}@{target}" for who in range(state.rules.seats) for target in TARGETS]
    return {place: there for place in places if (there := under(state, place, eyes))}


def piles(state: State) -> str:
    """The sizes of the piles that hold cards: ``A2 C5``."""
    return " ".join(f"{letter}{size}" for letter, size in zip(LETTERS, look(state, 0).piles, strict=False) if size)


def gone(state: State, eyes: int = 0) -> list[str]:
    """The removed crooks, as a seat (0: a spectator) sees them."""
    return [names(state.rules)[one] for one in look(state, eyes).gone]


def notes(state: State, seat: int) -> list[str]:
    """Return a seat's notes: ``dip+fence+knife in C C 2@5`` means that these three crooks lie there in some order."""
    seen = look(state, seat)
    ids = names(state.rules)

    def place(number: int) -> str:
        if number < len(seen.piles):
            return LETTERS[number]
        who, target = divmod(number - len(seen.piles), len(TARGETS))
        return f"{who + 1}@{TARGETS[target]}"

    return sorted(
        f"{'+'.join(sorted(ids[card] for card in cards))} in {' '.join(place(one) for one in places)}"
        for cards, places in seen.notes
    )


def fields(state: State) -> dict[str, str]:
    """The fields of the position, as it is (at the start of a turn only)."""
    return dict(word.split("=", 1) for word in api.write_position(state).split(" "))


def pile(state: State, letter: str) -> list[str]:
    """The crooks that really lie in a pile."""
    there = dict(part.split(":") for part in fields(state)["piles"].split(",") if part)
    return sorted(there[letter].split("+")) if letter in there else []


def laid(state: State, place: str) -> str:
    """Return the crooks that really lie at a place like ``1@5``, bottom first."""
    there = dict(part.split(":") for part in fields(state)["rows"].split(",") if part)
    return there.get(place, "")


def worlds(state: State, seat: int, n: int = 150) -> list[State]:
    """States that a seat (0: a spectator) can't tell from this one."""
    info = api.infostate(state, seat - 1 if seat else SPECTATOR)
    return [api.redeal(info, Rng(seed)) for seed in range(n)]


def could_be(state: State, seat: int, place: str) -> set[str]:
    """All that, as far as a seat can tell, could lie at ``1@5``, or in pile ``C`` (written ``dip+knife``)."""
    found = worlds(state, seat)
    if place in LETTERS:
        return {"+".join(pile(world, place)) for world in found}
    return {laid(world, place).replace("~", "") for world in found}


def could_hold(state: State, seat: int) -> set[str]:
    """All that, as far as a seat can tell, the player whose turn it is could have in hand."""
    found = worlds(state, seat, 400)
    return {names(world.rules)[look(world, look(world, 0).turn + 1).hand] for world in found}
