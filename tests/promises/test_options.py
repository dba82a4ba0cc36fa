"""Promise 2, one way forward: what is offered is what is accepted, and a refusal names its rule and changes nothing."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from tests.promises.games import Setup, examples, finished, longest, play, setups

import skulduggery
from skulduggery import api, codec
from skulduggery.api import NATURE, SPECTATOR, IllegalAnswer, State

FOLDER = Path(skulduggery.__file__).parent / "games" / "crooks" / "locale"
RULES = set(re.findall(r"^rule-(\S+) =", (FOLDER / "en.ftl").read_text("utf-8"), re.MULTILINE))
NUMBERS = (*range(-3, 201), -(10**9), 1 << 31, 1 << 63, 10**30)
OTHERS: tuple[object, ...] = (
    None, "0", "pass", b"", (), (0,), (0, 1), (1, "a"), [], [0], {}, 0.5, float("nan"), object(),
)  # fmt: skip


def refused(state: State, seat: int, answer: object) -> IllegalAnswer:
    """The refusal of an answer, which must be one."""
    with pytest.raises(IllegalAnswer) as error:
        api.apply(state, seat, answer)
    return error.value


@given(setups())
@examples(25)
def test_the_options_are_exactly_what_is_accepted(setup: Setup) -> None:
    """Of all answers to a question the listed options are taken and all others refused, whatever they are."""
    for record, ask in play(setup):
        before = codec.write_save(record.state)
        assert len(set(ask.options)) == len(ask.options)
        assert ask.options
        assert not ask.ranges
        for answer in NUMBERS:
            if answer in ask.options:
                api.apply(api.clone(record.state), ask.seat, answer)
            else:
                refused(record.state, ask.seat, answer)
        for other in OTHERS:
            refused(record.state, ask.seat, other)
        assert codec.write_save(record.state) == before


@given(setups())
@examples(25)
def test_a_refusal_names_a_rule_that_can_be_explained(setup: Setup) -> None:
    """Every refusal has the ID of a rule for which there is a sentence, tells who said what, and changes nothing."""
    for record, ask in play(setup):
        before = codec.write_save(record.state)
        for answer in (*range(-2, 40), 10**9, None, (0,)):
            for seat in (*range(setup.seats), setup.seats, NATURE, SPECTATOR):
                if seat == ask.seat and answer in ask.options:
                    continue
                refusal = refused(record.state, seat, answer)
                assert refusal.rule in RULES
                assert (refusal.seat, refusal.answer) == (seat, answer)
                assert refusal.rule in str(refusal)
        assert codec.write_save(record.state) == before


@given(setups())
@examples(15)
def test_after_the_end_and_before_the_deal_nobody_can_answer(setup: Setup) -> None:
    """A finished game takes no answer from anybody; while chance is asked, no seat can speak for it; a rule says so."""
    record = finished(setup)
    fresh = api.new(setup.rules())
    for state in (record.state, fresh):
        before = codec.write_save(state)
        for seat in (*range(setup.seats), SPECTATOR):
            for answer in (-1, 0, 1, None, (0, 1), tuple(range(len(record.rules.cards["crook"])))):
                assert refused(state, seat, answer).rule in RULES
        assert codec.write_save(state) == before
    assert api.over(record.state)
    assert api.pending(record.state) == ()


def test_the_whole_deal_is_needed_and_each_crook_once() -> None:
    """Chance, too, must answer what is asked: every crook once, as whole numbers, and a first player that exists."""
    state = api.new(api.make_rules("crooks", 2))
    (ask,) = api.pending(state)
    assert (ask.seat, ask.kind, ask.options, len(ask.ranges)) == (NATURE, "deal", (), 32)
    deal = list(range(32))
    for wrong in ((), tuple(deal[1:]), (*deal, 32), (0, *deal[:-1]), deal, None, 0, tuple(map(float, deal)),
                  (None, *deal[1:]), ("0", *deal[1:]), (*deal[:-1], float("nan"))):  # fmt: skip
        assert refused(state, NATURE, wrong).rule == "CR-SETUP-03"
    api.apply(state, NATURE, tuple(reversed(deal)))
    for wrong in (-1, 2, None, (0,), "1"):
        assert refused(state, NATURE, wrong).rule == "CR-SETUP-06"
    api.apply(state, NATURE, 1)
    assert api.pending(state)[0].seat == 1


@given(setups())
@examples(40)
def test_one_question_at_a_time_and_an_end(setup: Setup) -> None:
    """At most one question a seat is pending, here one at all; the game ends within the bound that money sets."""
    count = 0
    for record, ask in play(setup):
        asks = api.pending(record.state)
        assert [one.seat for one in asks] == [ask.seat]
        assert 0 <= ask.seat < setup.seats
        assert not ask.open
        count += 1
    assert count < longest(setup.rules())
