"""Random games for the tests of promises: decks, tables, choices, and how many of them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from skulduggery import api
from skulduggery.api import NATURE, Ask, Rng, Rules, State
from skulduggery.record import Record

ABILITIES = ("pickpocket", "accomplice", "swap", "killer", "boss", "spy")
GANGS = ("northside", "westside", "outfit")
SEATS = (2, 3, 4)
OPTIONS: tuple[dict[str, api.Value], ...] = tuple(
    {"edition": edition, "secret_money": secret, "memory": memory}
    for edition in ("2012", "2016")
    for secret in (False, True)
    for memory in ("notes", "strict")
)
factor = 1
"""By how much --long multiplies the number of examples; set by conftest.py before the tests are read."""


def examples(count: int) -> settings:
    """So many examples, the same in each run and however slow the machine is."""
    return settings(
        max_examples=count * factor,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
    )


def crook(number: int, level: int, modifier: int, gangs: int, ability: str) -> dict[str, Any]:
    """A crook of a made-up deck; ``gangs`` is a bit mask."""
    evidence = {"level": "house", "modifier": "house", "gangs": "house", "names": "house"}
    out: dict[str, Any] = {
        "id": f"crook-{number}",
        "level": level,
        "modifier": modifier,
        "gangs": [gang for i, gang in enumerate(GANGS) if gangs >> i & 1],
        "names": {"en": f"Crook {number}"},
        "evidence": evidence,
    }
    if ability:
        out["ability"] = ability
        evidence["ability"] = "house"
    return out


def deck(
    crooks: list[dict[str, Any]], piles: dict[str, list[int]], targets: list[int], money: int, points: int
) -> dict[str, Any]:
    """A deck for the numbers of players that ``piles`` names, the same in both editions."""
    return {
        "id": "made-up",
        "version": 1,
        "names": {"en": "Made up"},
        "setup": {
            "money": money,
            "targets": targets,
            "gang_points": dict.fromkeys(piles, points),
            "piles": {"2012": piles, "2016": piles},
        },
        "crook": crooks,
    }


SMALL = deck(
    [
        crook(1, 3, 0, 1, "killer"),
        crook(2, 4, 1, 2, "spy"),
        crook(3, 5, -1, 4, "swap"),
        crook(4, 2, 0, 0, "accomplice"),
        crook(5, 6, 2, 3, ""),
        crook(6, 10, 0, 0, "boss"),
        crook(7, 1, 0, 0, "pickpocket"),
        crook(8, 7, -2, 5, ""),
    ],
    {"2": [2, 2, 3], "3": [1, 2, 2, 2]},
    [2, 5],
    9,
    3,
)
"""A deck with every ability, two targets and few words."""


class Setup(NamedTuple):
    """A table and how it is played: ``choices`` first, then at random from ``seed``."""

    seats: int
    options: dict[str, api.Value]
    deck: dict[str, Any] | None
    seed: int
    choices: tuple[int, ...]
    eager: bool
    """Passes are rare, so that the table fills up."""

    def rules(self) -> Rules:
        return api.make_rules("crooks", self.seats, self.options, self.deck)


@st.composite
def decks(draw: st.DrawFn, seats: int) -> dict[str, Any]:
    """Any deck that can be played by ``seats``: few targets fill up, many crooks have abilities."""
    ability = st.sampled_from(("", *ABILITIES, "accomplice", "killer", "swap"))
    one = st.tuples(st.integers(1, 10), st.integers(-9, 9), st.integers(0, 7), ability)
    crooks = []
    bosses = 0
    least = draw(st.sampled_from((1, 8, 16, 16)))
    for number, (level, modifier, gangs, what) in enumerate(draw(st.lists(one, min_size=least, max_size=least + 8))):
        bosses += what == "boss"
        chosen = "" if what == "boss" and bosses > 1 else what
        crooks.append(crook(number, level, modifier, gangs if number else 7, chosen))
    sizes: list[int] = []
    for size in draw(st.lists(st.integers(1, 6), min_size=draw(st.sampled_from((1, 6))), max_size=9)):
        if sum(sizes) + size <= len(crooks):
            sizes.append(size)
    targets = draw(st.lists(st.integers(1, 99), min_size=1, max_size=draw(st.sampled_from((2, 4, 12))), unique=True))
    return deck(
        crooks,
        {str(seats): sorted(sizes or [1])},
        sorted(targets),
        draw(st.one_of(st.integers(0, 12), st.integers(12, 60))),
        draw(st.integers(0, 99)),
    )


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any table of Crooks: the house deck or a made-up one, all options, 2 to 4 seats."""
    seats = draw(st.sampled_from(SEATS))
    return Setup(
        seats,
        draw(st.sampled_from(OPTIONS)),
        draw(st.one_of(st.none(), decks(seats))),
        draw(st.integers(0, (1 << 63) - 1)),
        tuple(draw(st.lists(st.integers(0, 250), max_size=40))),
        draw(st.booleans()),
    )


class Chooser:
    """Answers asks by a list of choices, and when it is used up at random."""

    def __init__(self, setup: Setup) -> None:
        self.choices = list(reversed(setup.choices))
        self.eager = setup.eager
        self.rng = Rng(setup.seed + 1)

    def pick(self, ask: Ask) -> int:
        """One of the listed options of ``ask``."""
        number = self.choices.pop() if self.choices else self.rng.below(1 << 20)
        options = ask.options
        if self.eager and ask.kind == "recruit" and len(options) > 1 and number % 25:
            options = options[1:]
        return options[number % len(options)]


def play(setup: Setup) -> Iterator[tuple[Record, Ask]]:
    """A whole game, paused at every ask; the record goes on when the next one is wanted, to the end."""
    record = Record(setup.rules(), Rng(setup.seed))
    chooser = Chooser(setup)
    while asks := api.pending(record.state):
        yield record, asks[0]
        assert api.pending(record.state)[0].options == asks[0].options, "a test has changed the game it looks at"
        record.answer(asks[0].seat, chooser.pick(asks[0]))


def finished(setup: Setup) -> Record:
    """A whole game, from beginning to end."""
    record = Record(setup.rules(), Rng(setup.seed))
    chooser = Chooser(setup)
    while asks := api.pending(record.state):
        record.answer(asks[0].seat, chooser.pick(asks[0]))
    return record


def messages(record: Record) -> list[api.Event]:
    """All events of a record, in their order."""
    return [event for events in record.events for event in events]


def play_on(state: State, seed: int, most: int = 10_000) -> list[tuple[int, str, int]]:
    """Play a state to its end at random, in place; who answered what. Fails if it doesn't end."""
    rng = Rng(seed)
    said: list[tuple[int, str, int]] = []
    while asks := api.pending(state):
        ask = asks[0]
        assert ask.seat != NATURE, "chance was asked for in the middle of a game"
        answer = ask.options[rng.below(len(ask.options))]
        said.append((ask.seat, ask.kind, answer))
        api.apply(state, ask.seat, answer)
        assert len(said) < most, "the game does not end"
    return said


def longest(rules: Rules) -> int:
    """More asks than a game can have: each recruiting costs at least $1 or takes a crook away, for at most 4 asks."""
    cards: dict[str, Any] = rules.cards
    dealt = sum(cards["setup"]["piles"][str(rules.options["edition"])][str(rules.seats)])
    pickpockets = sum(crook.get("ability") == "pickpocket" for crook in cards["crook"])
    return rules.seats + 4 * min(dealt + rules.seats * cards["setup"]["money"] + 2 * pickpockets, 10_000)


def table(state: State) -> tuple[object, ...]:
    """All of a state but its stream of chance: what two states share that are the same game."""
    frames = tuple((f[0].name, *f[1:]) for f in state.stack)
    return frames, tuple((name, repr(value)) for name, value in sorted(api.pack(state).items()))
