"""Chance is asked like a player, and its outcomes can be listed for exact work."""

from fractions import Fraction

import pytest
from tests.promises.crooks import SMALL

from skulduggery import api
from skulduggery.api import NATURE, BadInput, Rng


def test_the_exact_chance_of_the_first_player_and_of_a_card() -> None:
    """Over all deals of a small deck each crook lies in the first pile as often as its cells say, and each seat begins
    equally often."""
    rules = api.make_rules("crooks", 2, {}, SMALL)
    state = api.new(rules)
    (ask,) = api.pending(state)
    deals = api.outcomes(ask)
    assert sum(chance for _, chance in deals) == 1
    there = Fraction(0)
    for deal, chance in deals[::97]:
        world = api.clone(state)
        api.apply(world, NATURE, deal)
        assert [chance for _, chance in api.outcomes(api.pending(world)[0])] == [Fraction(1, 2)] * 2
    for deal, chance in deals:
        assert isinstance(deal, tuple)
        there += chance * (0 in deal[:2])
    assert there == Fraction(2, len(rules.cards["crook"]))  # type: ignore[arg-type]


def test_what_cannot_be_listed_says_so() -> None:
    state = api.new(api.make_rules("crooks", 2))
    with pytest.raises(BadInput, match="32 things have too many orders"):
        api.outcomes(api.pending(state)[0])
    with pytest.raises(BadInput, match="not of chance"):
        api.outcomes(api.pending(api.new(api.make_rules("crooks", 2), 1))[0])


def test_a_stream_gives_no_number_that_it_has_not() -> None:
    """Numbers up to 2**30 are drawn; larger ones are refused at once, because drawing would never end."""
    rng = Rng(7)
    assert [rng.below(n) for n in (1, 2, 10, 1 << 30)] == [0, 1, 3, 823453280]
    for n in (1 << 32, 1 << 60):
        with pytest.raises(ValueError, match=r"2\*\*30 numbers at most"):
            rng.below(n)
