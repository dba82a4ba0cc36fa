"""The question says whether the order of a crew matters (SC-HIRE-06), and what it says is true."""

from typing import Any

import pytest
from tests.rules.scoundrels.play import CHEAP, game, play, table, told
from tests.rules.scoundrels.test_card_files import changed

from skulduggery import api
from skulduggery.api import Rng, State

SWAP = "spend(2) => swap-traits(own, own-or-saloon)"
COW = {"job": {"cow": {"effect": SWAP}}}
"""A job that swaps traits."""


def matters(text: str, *lines: str, **options: Any) -> bool:
    """Return what the question says after some answers."""
    state = play(table(text, **options), *lines)
    ask = api.pending(state)[0]
    assert ask.kind == "arrange"
    return bool(ask.args[1])


@pytest.mark.rule("SC-HIRE-06", "SC-TIME-01")
@pytest.mark.parametrize(
    ("crew", "says"),
    [
        ("patient-cow,lucky-chef", False),
        ("patient-cow,helpful-chef", True),  # an arrow
        ("patient-tailor,lucky-innkeeper", False),  # they swap jobs and use others, but nobody swaps traits
        ("", False),
    ],
)
def test_only_arrows_look_at_places(crew: str, says: bool) -> None:
    lying = ",".join(f"1@B{k + 1}:{one}" for k, one in enumerate(crew.split(",")) if one)
    assert matters(f"step=act slot=6 boards={lying or '-'} {CHEAP}", "1 hire honest") == says


@pytest.mark.rule("SC-HIRE-06", "SC-JOB-TAILOR-8")
@pytest.mark.parametrize(
    ("crew", "says"),
    [("patient-cow", True), ("patient-innkeeper", True), ("patient-tailor", True), ("patient-chef", False)],
)
def test_who_can_come_to_swap_traits_may_bring_an_arrow(crew: str, says: bool) -> None:
    """By its own job, by using another, by another's job."""
    text = f"step=act slot=6 boards=1@B1:{crew} {CHEAP}"
    assert matters(text, "1 hire honest", cards=changed(**COW)) == says


@pytest.mark.rule("SC-HIRE-06", "SC-HIRE-08")
def test_one_that_is_used_when_hired_may_swap_too() -> None:
    """It is used after the crew is rearranged."""
    boards = "boards=1@B1:grumpy-mail-carrier,1@B2:lucky-chef"
    text = f"slot=6 {boards} saloon=charming-cow,elderly-dog,filthy-banker money=9,0,0"
    lines = ("1 use grumpy", "1 yes", "1 hire charming")
    assert matters(text, *lines, cards=changed(**COW))
    assert not matters(text, *lines)


@pytest.mark.rule("SC-HIRE-06", "SC-OPT-02")
@pytest.mark.parametrize(("card", "says"), [("transform-allies", True), ("field-research", False)])
def test_a_strategy_card_that_swaps_traits_counts(card: str, says: bool) -> None:
    leaders = f"leaders=doc-zimmer,preston-cain,lilith-boone strategy={card},strong-arm,vanishing-act"
    text = f"step=act slot=6 boards=1@B1:patient-cow {leaders} {CHEAP}"
    assert matters(text, "1 hire honest", strategy_cards=True) == says


@pytest.mark.rule("SC-HIRE-06")
@pytest.mark.parametrize("cards", [None, changed(**COW)], ids=["house", "cow"])
def test_where_it_does_not_matter_nothing_depends_on_it(
    cards: api.Document | None, request: pytest.FixtureRequest
) -> None:
    """Another order, and all answers as before: nobody is asked or told anything else until the next hire."""
    tried = 0
    for seed in range(400 if request.config.getoption("--long") else 40):
        state = game(2 + seed % 3, seed, cards, mode="extended", strategy_cards=True, six_scoundrels=True)
        rng = Rng(seed)
        while not api.over(state):
            ask = api.pending(state)[0]
            if ask.kind == "arrange" and not ask.args[1] and len(ask.options) > 1:
                other = api.clone(state)
                other.events = []
                api.apply(other, ask.seat, ask.options[1 + rng.below(len(ask.options) - 1)])
                while not api.over(other) and api.pending(other)[0].kind == "arrange":
                    api.apply(other, ask.seat, -1)
                api.apply(state, ask.seat, -1)
                together(state, other, ask.seat, rng)
                tried += 1
            else:
                api.apply(state, ask.seat, wanted(ask, rng))
    assert tried > 100


def wanted(ask: api.Ask, rng: Rng) -> object:
    """An answer at random, also for chance; seldom a pass."""
    if ask.ranges:
        return tuple(range(len(ask.ranges)))
    options = [one for one in ask.options if one != -1] or list(ask.options)
    return options[rng.below(len(options))]


def together(state: State, other: State, seat: int, rng: Rng) -> None:
    """The same answers in both until this seat hires again."""
    while not api.over(state):
        ask, same = api.pending(state)[0], api.pending(other)[0]
        assert (ask.seat, ask.kind) == (same.seat, same.kind)
        if ask.kind == "arrange" and ask.seat == seat:
            return
        assert sorted(ask.options) == sorted(same.options)
        answer = wanted(ask, rng)
        messages = [told(api.apply(one, ask.seat, answer), seat + 1) for one in (state, other)]
        assert messages[0] == messages[1]
