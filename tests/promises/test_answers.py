"""Every answer that can be said is either listed or refused by a rule, and means the same when it is read again."""

import pytest
from tests.promises.games import KINDS, house_rules, seats_of

from skulduggery import api
from skulduggery.api import Ask, IllegalAnswer, Rng, Rules, State

GAMES = {"crooks": 30, "scoundrels": 20, "mayhem": 10}
TRIED = 6
"""The number of answers of each form that are tried at a question."""


def sayable(rules: Rules, ask: Ask, rng: Rng) -> set[int]:
    """Return some answers of each form in which this question can be answered, legal or not."""
    found: set[int] = set()
    for form in rules.answers_to(ask.kind).forms:
        for _ in range(TRIED):
            values = [names.every()[rng.below(len(names.every()))] for names in form.names]
            found.add(form.at + form.packing.join(form.packed(values)) if values else form.at)
    return found


def read_again(rules: Rules, ask: Ask, answer: object) -> None:
    """Say an answer and read it: it is the same."""
    words = api.words(rules, ask, answer)
    assert api.option(rules, ask, words) == answer, (ask, words)


def try_all(state: State, ask: Ask, rng: Rng) -> int:
    """Try answers to a question that are not listed; return how many were refused, all by a rule."""
    refused = 0
    for option in ask.options:
        read_again(state.rules, ask, option)
    for option in sayable(state.rules, ask, rng):
        read_again(state.rules, ask, option)
        if option in ask.options:
            continue
        with pytest.raises(IllegalAnswer) as error:
            api.apply(api.clone(state), ask.seat, option, ask.kind if ask.open else "")
        assert error.value.rule, (ask, option)
        refused += 1
    return refused


@pytest.mark.parametrize("game", api.games())
def test_what_is_not_listed_is_refused(game: str) -> None:
    """Listing options and refusing answers are two pieces of code: they say the same, of every kind of question."""
    refused = 0
    for number in range(GAMES[game]):
        rules = house_rules(game, seats_of(game)[number % len(seats_of(game))], number % len(KINDS[game].options))
        rng = Rng(number)
        state = api.new(rules, rng.seed())
        while pending := api.pending(state):
            for ask in (*pending, *api.offers(state)):
                if rng.below(4) == 0:
                    refused += try_all(state, ask, rng)
            ask = pending[rng.below(len(pending))]
            answer = ask.draw(rng)
            read_again(rules, ask, answer)
            api.apply(state, ask.seat, answer)
    assert refused > 500
