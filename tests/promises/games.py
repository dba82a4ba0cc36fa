"""Random games for the tests of promises, whichever game it is: tables, choices, and how many of them."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from tests.promises import crooks, mayhem, scoundrels

from skulduggery import api
from skulduggery.api import SPECTATOR, Ask, Rng, Rules, State
from skulduggery.record import Record

CHANCE = {"deal", "first", "shuffle", "under", "sites", "deck", "die"}
"""The kinds of question that chance answers."""
factor = 1
"""By how much --long multiplies the number of examples; set by conftest.py before the tests are read."""


class Kind(NamedTuple):
    """A way to play a game at random."""

    options: tuple[dict[str, api.Value], ...]
    """The options that a table can choose."""
    decks: Callable[[int], st.SearchStrategy[dict[str, Any]]]
    """Made-up cards for a number of seats."""
    eager: Callable[[Ask], tuple[int, ...]]
    """The options that keep a game going."""
    most: Callable[[Rules], int]
    """More asks than a game can have."""
    pause: int
    """A test that inspects a game inspects one ask in ``pause``."""
    share: int
    """The divisor of the number of examples; other games are longer than Crooks."""


KINDS = {
    "crooks": Kind(crooks.OPTIONS, crooks.decks, crooks.eager, crooks.most, 1, 1),
    "scoundrels": Kind(scoundrels.OPTIONS, scoundrels.decks, scoundrels.eager, scoundrels.most, 15, 3),
    "mayhem": Kind(mayhem.OPTIONS, mayhem.decks, mayhem.eager, mayhem.most, 80, 4),
}
OFFERS = 8
"""An open offer is taken with chance 1/n at each moment."""


def seats_of(game: str) -> range:
    """All numbers of seats."""
    least, most = api.game(game).seats
    return range(least, most + 1)


def examples(count: int) -> settings:
    """Settings for a number of examples that are the same in each run, however slow the machine is."""
    return settings(
        max_examples=count * factor,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
    )


@cache
def house_rules(game: str, seats: int, number: int) -> Rules:
    """A table with the house cards, by the number of its options."""
    return api.make_rules(game, seats, KINDS[game].options[number])


class Setup(NamedTuple):
    """A table and how it is played: ``choices`` first, then at random from ``seed``."""

    game: str
    seats: int
    options: dict[str, api.Value]
    deck: dict[str, Any] | None
    seed: int
    choices: tuple[int, ...]
    eager: bool
    """Passes are rare, so that the table fills up."""

    def __repr__(self) -> str:
        changed = {name: value for name, value in self.options.items() if value != api.game(self.game).options[name][0]}
        cards = self.deck and (self.deck["id"] if len(str(self.deck)) > 9_000 else self.deck)
        return f"Setup({self.game}, {self.seats}, {changed}, {cards}, {self.seed}, {self.choices}, {self.eager})"

    def rules(self) -> Rules:
        if self.deck is None and self.options in KINDS[self.game].options:
            return house_rules(self.game, self.seats, KINDS[self.game].options.index(self.options))
        return api.make_rules(self.game, self.seats, self.options, self.deck)


@st.composite
def setups(draw: st.DrawFn, game: str = "crooks") -> Setup:
    """Any table of a game: the house cards or made-up ones, all options and numbers of seats."""
    seats = draw(st.sampled_from(list(seats_of(game))))
    return Setup(
        game,
        seats,
        draw(st.sampled_from(KINDS[game].options)),
        draw(st.one_of(st.none(), KINDS[game].decks(seats))),
        draw(st.integers(0, (1 << 63) - 1)),
        tuple(draw(st.lists(st.integers(0, 250), max_size=40))),
        draw(st.booleans()),
    )


Test = Callable[..., None]


def every_game(count: int, *more: st.SearchStrategy[Any], only: str = "") -> Callable[[Test], Test]:
    """Run a test of a setup, and of what else is drawn, for each game or one: ``count`` examples, fewer if long."""

    def wrap(test: Test) -> Test:
        def run(game: str) -> None:
            drawn = given(setups(game), *more)(test)
            how = examples(max(2, count // KINDS[game].share))
            if KINDS[game].pause > 1:  # it would take hours to find a shorter game that fails
                how = settings(how, phases=(Phase.explicit, Phase.generate))
            how(drawn)()

        run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
        run.__qualname__ = test.__qualname__
        return pytest.mark.parametrize("game", [only] if only else api.games())(run)

    return wrap


class Chooser:
    """Answers asks and takes offers by a list of choices, and when it is used up at random."""

    def __init__(self, setup: Setup) -> None:
        self.choices = list(reversed(setup.choices))
        self.kind = KINDS[setup.game]
        self.eager = setup.eager
        self.rng = Rng(setup.seed + 1)

    def number(self) -> int:
        return self.choices.pop() if self.choices else self.rng.below(1 << 20)

    def next(self, state: State) -> tuple[Ask, object]:
        """Return the next question or offer, with a random answer to it."""
        asks = api.pending(state)
        offers = api.offers(state)
        if offers and self.number() % OFFERS == 0:
            asks = offers
        ask = asks[self.number() % len(asks)] if len(asks) > 1 else asks[0]
        number = self.number()
        if ask.ranges:
            return ask, ask.draw(self.rng)
        options = ask.options
        if self.eager and number % 25:
            options = self.kind.eager(ask) or options
        return ask, options[number % len(options)]


def take(record: Record, ask: Ask, answer: object) -> None:
    """Give an answer, or take an offer."""
    if ask.open:
        record.interrupt(ask.seat, ask.kind, answer)
    else:
        record.answer(ask.seat, answer)


def play(setup: Setup, pause: int = 0) -> Iterator[tuple[Record, Ask]]:
    """Yield a game at every ask (or at one in ``pause``), before the answer to it or an offer is taken."""
    record = Record(setup.rules(), Rng(setup.seed))
    chooser = Chooser(setup)
    dice = Rng(setup.seed + 2)
    pause = pause or KINDS[setup.game].pause
    while api.pending(record.state):
        ask, answer = chooser.next(record.state)
        if dice.below(pause) == 0:
            before = said(record.state)
            yield record, ask
            assert said(record.state) == before, "a test has changed the game it looks at"
        take(record, ask, answer)


def said(state: State) -> list[tuple[object, ...]]:
    """Return the questions and open offers as values."""
    asks = (*api.pending(state), *api.offers(state))
    return [(ask.seat, ask.kind, ask.args, ask.options, ask.ranges, ask.open) for ask in asks]


def told(state: State, viewer: int) -> list[tuple[object, ...]]:
    """Return what a viewer is told of questions, and its own open offers."""
    return [ask.told(viewer) for ask in api.pending(state)] + [
        ask.told(viewer) for ask in api.offers(state) if ask.seat == viewer
    ]


def finished(setup: Setup) -> Record:
    """A whole game, from beginning to end."""
    record = Record(setup.rules(), Rng(setup.seed))
    chooser = Chooser(setup)
    while api.pending(record.state):
        take(record, *chooser.next(record.state))
    return record


def viewers(setup: Setup) -> tuple[int, ...]:
    """Everybody who looks on."""
    return (*range(setup.seats), SPECTATOR)


def messages(record: Record) -> list[api.Event]:
    """All events of a record, in their order."""
    return [event for events in record.events for event in events]


def anything(ask: Ask, rng: Rng) -> object:
    """An answer at random, also for chance; a crew is seldom rearranged, so that games end."""
    if ask.kind == "arrange" and rng.below(4):
        return ask.options[0]
    return ask.draw(rng)


def play_on(state: State, seed: int, most: int = 10_000) -> list[tuple[int, str, object]]:
    """Play a state to its end at random, in place. Return the seats and their answers. Fails if it doesn't end."""
    rng = Rng(seed)
    said: list[tuple[int, str, object]] = []
    while asks := api.pending(state):
        ask = asks[0]
        answer = anything(ask, rng)
        said.append((ask.seat, ask.kind, answer))
        api.apply(state, ask.seat, answer)
        assert len(said) < most, "the game does not end"
    return said


def longest(rules: Rules) -> int:
    """More asks than a game can have."""
    return KINDS[rules.game].most(rules)


def table(state: State) -> tuple[object, ...]:
    """All of a state but its stream of chance: what two states share that are the same game."""
    frames = tuple((f[0].name, *f[1:]) for f in state.stack)
    return frames, tuple((name, repr(value)) for name, value in sorted(api.pack(state).items()))


def asked_kinds(game: str) -> set[str]:
    """The kinds of question that are asked of people, except for those within abilities."""
    return {*api.make_rules(game, seats_of(game)[-1]).answers} - CHANCE - {"may"}
