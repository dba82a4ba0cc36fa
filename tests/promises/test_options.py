"""Promise 2, one way forward: what is offered is what is accepted, and a refusal names its rule and changes nothing."""

import pytest
from tests.promises.games import Setup, every_game, finished, longest, play, seats_of

from skulduggery import api, codec, coverage
from skulduggery.api import NATURE, SPECTATOR, IllegalAnswer, Rng, State

RULES = {game: set(coverage.texts(game)) for game in api.games()}
"""The rules of each game for which there is a sentence."""
NUMBERS = (*range(-3, 201), -(10**9), 1 << 31, 1 << 63, 10**30)
OTHERS: tuple[object, ...] = (
    None, "0", "pass", b"", (), (0,), (0, 1), (1, "a"), [], [0], {}, 0.5, float("nan"), object(),
)  # fmt: skip


def refused(state: State, seat: int, answer: object, offer: str = "") -> IllegalAnswer:
    """The refusal of an answer, which must be one."""
    with pytest.raises(IllegalAnswer) as error:
        api.apply(state, seat, answer, offer)
    return error.value


@every_game(25)
def test_the_options_are_exactly_what_is_accepted(setup: Setup) -> None:
    """Of all answers to a question the listed options are taken and all others refused, whatever they are; where there
    are ranges, what is drawn within them is taken, and nothing beyond."""
    for record, ask in play(setup):
        before = codec.write_save(record.state)
        assert len(set(ask.options)) == len(ask.options)
        assert ask.options or ask.ranges
        offer = ask.kind if ask.open else ""
        rng = Rng(setup.seed)
        for _ in range(20 if ask.ranges else 0):
            drawn = ask.draw(rng)
            api.apply(api.clone(record.state), ask.seat, drawn, offer)
            if isinstance(drawn, tuple):
                for place, (least, most) in enumerate(ask.ranges):
                    for wrong in (least - 1, most + 1):
                        refused(record.state, ask.seat, (*drawn[:place], wrong, *drawn[place + 1 :]), offer)
                refused(record.state, ask.seat, drawn[1:], offer)
        for answer in {*NUMBERS, *ask.options}:
            if answer in ask.options:
                api.apply(api.clone(record.state), ask.seat, answer, offer)
            else:
                refused(record.state, ask.seat, answer, offer)
        for other in OTHERS:
            refused(record.state, ask.seat, other, offer)
        assert codec.write_save(record.state) == before


@every_game(25)
def test_a_refusal_names_a_rule_that_can_be_explained(setup: Setup) -> None:
    """Every refusal has the ID of a rule for which there is a sentence, tells who said what, and changes nothing."""
    for record, _ in play(setup):
        before = codec.write_save(record.state)
        asks = (*api.pending(record.state), *api.offers(record.state))
        legal = {(one.seat, one.kind if one.open else "", answer) for one in asks for answer in one.options}
        for offer in ("", *record.rules.offers):
            for answer in (*range(-2, 40), 10**9, None, (0,)):
                for seat in (*range(setup.seats), setup.seats, NATURE, SPECTATOR):
                    if (seat, offer, answer) in legal:
                        continue
                    refusal = refused(record.state, seat, answer, offer)
                    assert refusal.rule in RULES[setup.game]
                    assert (refusal.seat, refusal.answer) == (seat, answer)
                    assert refusal.rule in str(refusal)
        assert codec.write_save(record.state) == before


@every_game(15)
def test_after_the_end_and_before_the_deal_nobody_can_answer(setup: Setup) -> None:
    """A finished game takes no answer from anybody; while chance is asked, no seat can speak for it; a rule says so."""
    record = finished(setup)
    fresh = api.new(setup.rules())
    for state in (record.state, fresh):
        before = codec.write_save(state)
        for seat in (*range(setup.seats), SPECTATOR):
            for answer in (-1, 0, 1, None, (0, 1), tuple(range(len(api.pending(fresh)[0].ranges)))):
                for offer in ("", *record.rules.offers):
                    assert refused(state, seat, answer, offer).rule in RULES[setup.game]
        assert codec.write_save(state) == before
        assert api.offers(state) == ()
    assert api.over(record.state)
    assert api.pending(record.state) == ()


SHUFFLED = {"crooks": ("CR-SETUP-03",), "scoundrels": ("SC-SETUP-17",), "mayhem": ("MM-SETUP-05", "MM-SETUP-06")}
"""The rules by which things are shuffled at the start."""


@pytest.mark.parametrize("game", api.games())
def test_chance_must_answer_what_is_asked(game: str) -> None:
    """Every thing that is shuffled once, as whole numbers; and one of the outcomes, where one is drawn."""
    state = api.new(api.make_rules(game, seats_of(game)[0]))
    shuffled = drawn = 0
    while (ask := api.pending(state)[0]).seat == NATURE:
        order = list(range(len(ask.ranges)))
        last = len(order)
        if order:
            shuffled += 1
            for wrong in ((), tuple(order[1:]), (*order, last), (0, *order[:-1]), order, None, 0,
                          tuple(map(float, order)), (None, *order[1:])):  # fmt: skip
                assert refused(state, NATURE, wrong).rule in SHUFFLED[game]
            api.apply(state, NATURE, tuple(reversed(order)))
        else:
            for wrong in (-1, len(ask.options), None, (0,), "1"):
                assert refused(state, NATURE, wrong).rule in RULES[game]
            drawn += 1
            api.apply(state, NATURE, ask.options[-drawn % len(ask.options)])  # not the same twice: ties roll again
    assert shuffled


@every_game(40)
def test_at_most_one_question_a_seat_and_an_end(setup: Setup) -> None:
    """Each seat is asked at most one thing, and in serial play there is one question. Offers come in addition. The game
    ends."""
    count = 0
    for record, ask in play(setup, 1):
        asks = api.pending(record.state)
        seats = [one.seat for one in asks]
        assert sorted(set(seats)) == sorted(seats)
        assert record.rules.live or len(asks) == 1
        assert record.rules.live or not api.offers(record.state)
        assert set(seats) <= set(range(setup.seats))
        assert not any(one.open for one in asks)
        assert all(one.open for one in api.offers(record.state))
        count += not ask.open
    assert count < longest(setup.rules())
