"""Sections 11 and 16: communication, what is asked and offered."""

import pytest
from tests.rules.scoundrels.play import (
    CHEAP,
    answers,
    asked,
    choices,
    eager,
    game,
    look,
    play,
    random_states,
    rep,
    table,
)

from skulduggery import api, coverage
from skulduggery.api import IllegalAnswer, Rng

QUESTIONS = {
    "leader", "strategy", "start", "plan", "abilities", "act", "end", "react", "order", "guard", "last-look", "again",
    "opponent", "spend", "scout", "mark", "mark-any", "move-mark", "move-mark-to", "steal", "abandon", "swap-safe",
    "free", "place", "destroy", "recall", "peek", "use", "use-leader", "use-hired", "swap-jobs", "swap-traits", "hire",
    "room", "arrange", "sheriff", "dawn", "suspect",
}  # fmt: skip
"""Every kind of question, and the one open offer (section 16)."""


@pytest.mark.rule("SC-COMM-01", "SC-COMM-02", "SC-COMM-03", "SC-COMM-04", "SC-COMM-05")
def test_talk_and_deals_are_no_moves() -> None:
    """The rules know no way to show a card, to vouch for a word, to promise or to give: these are all the questions."""
    kinds = set()
    for seed in range(40):
        state = game(2 + seed % 3, seed, suspicion="open", strategy_cards=True)
        rng = Rng(seed)
        while asks := api.pending(state):
            kinds |= {ask.kind for ask in (*asks, *api.offers(state))}
            ask = asks[rng.below(len(asks))]
            api.apply(state, ask.seat, eager(ask, rng))
    plain = {kind for kind in kinds if not kind.startswith(("may-", "choose-"))}
    assert plain <= QUESTIONS
    assert len(plain) > 25
    assert set(api.make_rules("scoundrels", 2).offers) == {"suspect"}
    state = table("slot=3", suspicion="open")
    for offer in ("show", "give", "trade", "say"):
        with pytest.raises(IllegalAnswer):
            api.apply(state, 1, 1, offer)


@pytest.mark.rule("SC-COMM-06")
def test_lying_changes_no_rule() -> None:
    """A false mark scores nothing, a suspected bluff is revealed, whatever was said."""
    assert api.scores(table("step=dusk rep=-1,-1,-1 stolen=1:estate-2 marks=estate-2:1#7")) == (3, 0, 0)
    assert rep(table("step=dusk day=1 cards=1@6:0!2"))[:2] == [-1, 1]


# Decisions


@pytest.mark.rule("SC-DEC-01")
def test_one_option_is_taken_without_a_question_if_all_can_see_it() -> None:
    state = table("slot=6 boards=1@B1:grumpy-deputy supply=2,0,1")
    assert asked(play(state, "1 use grumpy")) == "3 guard"  # the only opponent with a henchman
    # A question that may be declined is still asked, and so is every choice of a card.
    state = play(table("slot=6 boards=1@B1:grumpy-doctor pile=loyal-banker money=0,0,0"), "1 use grumpy")
    assert (asked(state), choices(state)) == ("1 may-hire", ["no"])
    state = table("turn=12 first=1 cards=3@A:0,3@2:A,3@3:2 hands=3:6 decks=3:3+4+5 step=plan")
    assert (asked(state), len(choices(state))) == ("3 plan", 3)


@pytest.mark.rule("SC-DEC-02")
def test_every_refusal_names_a_rule() -> None:
    """Answers that are not listed are refused, and listed ones are accepted."""
    known = api_rules()
    for state in random_states(25, strategy_cards=True):
        ask = api.pending(state)[0]
        assert answers(state, ask.seat, list(ask.options)) == [""] * len(ask.options)
        others: list[object] = [one for one in range(-4, 100, 7) if one not in ask.options]
        assert set(answers(state, ask.seat, others)) <= known
        assert set(answers(state, (ask.seat + 1) % state.rules.seats, [ask.options[0]])) <= known


def api_rules() -> set[str]:
    """The IDs of all rules."""
    return set(coverage.texts("scoundrels"))


@pytest.mark.rule("SC-DEC-04")
@pytest.mark.parametrize(
    ("text", "lines", "default"),
    [
        ("boards=1@B1:elderly-dog", [], "pass"),
        ("slot=3", [], "pass"),
        (f"step=act slot=6 {CHEAP}", [], "sheriff"),
        (f"step=act slot=6 {CHEAP}", ["1 sheriff"], "sheriff sell"),
        (f"step=act slot=6 boards=1@B1:lucky-cow {CHEAP}", ["1 hire honest"], "arrange done"),
        ("slot=6 boards=1@B1:stunning-banker", ["1 use stunning"], "no"),
        ("slot=6 boards=1@B1:lucky-doctor pile=elderly-dog", ["1 use lucky"], "no"),
        ("slot=A", ["1 leader leader-scout"], "safe depot-1"),
        ("slot=A", ["1 leader leader-scout", "1 safe depot-2"], "mark 2"),
        ("slot=6 boards=1@B1:grumpy-banker,1@B2:helpful-dog", ["1 use grumpy"], "pass"),
        ("step=act slot=6 saloon=charming-cow,lucky-dog,filthy-chef", ["1 hire charming"], "no"),
    ],
)
def test_when_time_is_up(text: str, lines: list[str], default: str) -> None:
    """Optional decisions are declined, obligatory public ones take the first option."""
    state = play(table(text), *lines)
    (ask,) = api.pending(state)
    assert " ".join(api.words(state.rules, ask, ask.default)) == default


@pytest.mark.rule("SC-DEC-04")
def test_a_card_is_drawn_when_time_is_up() -> None:
    """No default where a hidden card is chosen: it is drawn among all, so that a time-out betrays nothing."""
    assert api.pending(table(""))[0].default is None


@pytest.mark.rule("SC-DEC-03", "SC-DEC-04")
def test_the_default_of_rearranging_is_the_first_free_place() -> None:
    state = table(f"step=act slot=6 boards=1@B1:lucky-cow,1@B4:gentle-dog {CHEAP}")
    play(state, "1 hire honest")
    ask = api.pending(state)[0]
    api.apply(state, 0, ask.default)
    assert look(state).sheets[0].board[2] is not None
