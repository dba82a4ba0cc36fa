"""Observations of Men of Mayhem come straight from the table; these tests compare them with the seat's view."""

from collections.abc import Iterator

import pytest
from tests.environments.seen_mayhem import observed

from skulduggery import api
from skulduggery.api import NATURE, BadInput, Rng, State
from skulduggery.environments.course import Course

Options = dict[str, str | bool | int]
GAMES = 5
"""Of each number of seats, in turn and live; with ``--long`` ten times as many."""
OFTEN = 6
"""So often a moment is looked at, by every seat, at which an offer or an order is asked for; others always."""


def tables(seats: int, rng: Rng, count: int) -> Iterator[Options]:
    """The number of sets of options: the usual one, those that change what is seen, then random ones that fit
    together."""
    known = api.game("mayhem").options
    yield {}
    options: Options = {"ledger_help": True, "under_the_radar": True, "deals": True}
    while count > 1:
        try:
            api.make_rules("mayhem", seats, options)
        except BadInput:  # options that don't go together
            pass
        else:
            count -= 1
            yield options
        options = {name: values[rng.below(len(values))] for name, values in known.items()}


def serial_games(seats: int, options: Options, rng: Rng) -> Iterator[Course]:
    """The moments of two games in serial play: one whole, one with chance asked and one of three gangs out.

    They are answered by rules of thumb, at random at once, and at random action by action.
    """
    course = Course(api.make_rules("mayhem", seats, options, serial=True))
    course.begin(rng.seed())
    yield from moments(course, rng)
    course.resume(api.read_position(course.rules, "round=3 out=2" if seats > 2 else "round=3"))
    yield from moments(course, rng)


def moments(course: Course, rng: Rng) -> Iterator[Course]:
    """The moments of a game from here to its end."""
    while course.ask is not None:
        yield course
        ask = course.ask
        way = rng.below(8)
        if course.said or (way < 4 and course.legal):
            course.act(course.legal[rng.below(len(course.legal))])
        elif way < 7 or ask.seat == NATURE:
            course.answer(ask.draw(rng))
        else:
            course.answer(api.policy(api.infostate(course.state, ask.seat), ask, rng))
    yield course


def live(seats: int, options: Options, rng: Rng) -> Iterator[State]:
    """The moments of a game at one table, where offers are made at any time."""
    state = api.new(api.make_rules("mayhem", seats, options), rng.seed())
    while asks := api.pending(state):
        yield state
        if (offers := api.offers(state)) and rng.below(2):
            taken = offers[rng.below(len(offers))]
            api.apply(state, taken.seat, taken.draw(rng), taken.kind)
        else:
            ask = asks[rng.below(len(asks))]
            api.apply(state, ask.seat, ask.draw(rng))
    yield state


@pytest.mark.parametrize("seats", range(2, 7))
def test_an_observation_is_the_view_in_numbers(seats: int, request: pytest.FixtureRequest) -> None:
    """At any moment, for every seat: byte by byte what comes of its view, its question and what it has begun to say."""
    rng = Rng(seats)
    kinds, filled, most = set(), set(), 0
    for options in tables(seats, rng, GAMES * (10 if request.config.getoption("--long") else 1)):
        for course in serial_games(seats, options, rng):
            if course.ask is not None and course.ask.kind in ("offer", "order") and rng.below(OFTEN):
                continue
            kinds.add(course.ask.kind if course.ask else "")
            for seat in range(seats):
                said = course.said if course.ask is not None and course.ask.seat == seat else ()
                expected = observed(course.encoding, course.state, course.ask, seat, said)
                assert differing(course.encoding, course.observe(seat), expected) == []
                filled |= {one.name for one in course.encoding.fields if any(expected[one.at : one.at + one.count])}
        for state in live(seats, options, rng):
            if rng.below(OFTEN):
                continue
            most = max(most, len({offer.args for offer in api.offers(state) if offer.kind in ("accept", "decline")}))
            encoding = api.encoding(api.serial_rules(state.rules))
            ask = next(iter(api.pending(state)), None)
            for seat in range(seats):
                out = bytearray(encoding.size)
                encoding.observe(state, ask, seat, out, 0)
                assert differing(encoding, out, observed(encoding, state, ask, seat)) == []
    nobody = {"out"} if seats == 2 else set()  # is out before the game is over
    assert filled | nobody == {
        field.name for field in api.encoding(api.make_rules("mayhem", seats, serial=True)).fields
    }
    assert len(kinds) > 15
    assert most > 1


def differing(encoding: api.Encoding, found: bytearray, expected: bytearray) -> list[tuple[str, list[int], list[int]]]:
    """The fields that are not as expected."""
    if found == expected:
        return []
    spans = [(field.name, slice(field.at, field.at + field.count)) for field in encoding.fields]
    return [(name, [*found[at]], [*expected[at]]) for name, at in spans if found[at] != expected[at]]
