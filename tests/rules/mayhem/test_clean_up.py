"""Section 9: Last Calls, clean-up, the Emergency Room."""

import pytest
from tests.rules.mayhem.table import (
    asked,
    cards,
    cash,
    dice,
    dudes,
    goods,
    heat,
    house,
    kinds,
    look,
    marks,
    only,
    place,
    play,
    pool,
    refused,
    sites,
    table,
    tokens,
    wait,
)

from skulduggery import api

LATE = "tokens=0,0,0,0 contraband=0,0,0,0"
"""Phase 3 is over, and nobody has anything to traffic."""


def last_calls(text: str, **options: api.Value) -> tuple[api.State, list[tuple[object, ...]]]:
    """A position after the market, with nothing trafficked, and what a spectator was told on the way."""
    state = table(f"{text} {LATE}", **options)
    messages = []
    while asked(state).endswith("traffic"):
        messages += play_one(state)
    return state, messages


def play_one(state: api.State) -> list[tuple[object, ...]]:
    """The first who is asked traffics nothing; what a spectator is told."""
    ask = api.pending(state)[0]
    return [event.told(api.SPECTATOR) for event in api.apply(state, ask.seat, 0)]


@pytest.mark.rule("MM-LAST-01", "MM-LAST-02", "MM-REV-09")
@pytest.mark.parametrize("order", [("clean-hands", "street-tax"), ("street-tax", "clean-hands")])
def test_last_calls_of_the_round_in_the_order_of_their_reveal(order: tuple[str, str]) -> None:
    """They wait for phase 5, then each is resolved, and Hassles between them are not."""
    state = table(f"round=3 cards={order[0]},truce,{order[1]} cash=0,0,0,0 heat=0,1,1,1 dudes=1@clubhouse:3M {LATE}")
    assert cash(state) == [0] * 4
    messages = []
    while asked(state).endswith("traffic"):
        messages += play_one(state)
    ids = [card["id"] for card in house()["card"]]
    assert [ids[message[1]] for message in only(messages, "hit")] == list(order)
    # 3 for the coolest gang, 2 from the one with the most Members, as far as held.
    assert cash(state) == ([1, 0, 0, 0] if order[0] == "clean-hands" else [3, 0, 0, 0])


@pytest.mark.rule("MM-LAST-01")
def test_last_calls_of_earlier_rounds_are_over() -> None:
    state, _ = last_calls("round=2 gone=clean-hands cards=truce,road-blocks cash=0,0,0,0")
    assert cash(state) == [0] * 4


@pytest.mark.rule("MM-LAST-03")
def test_quantities_are_read_when_a_card_is_resolved() -> None:
    """The first Last Call changes who is hit by the second."""
    state, messages = last_calls("round=2 cards=arrest-warrant,clean-hands heat=3,2,2,2 cash=0,0,0,0")
    assert heat(state) == [1, 2, 2, 2]
    assert cash(state) == [3, 0, 0, 0]
    assert kinds(messages).index("fall") < kinds(messages).index("gain")


@pytest.mark.rule("MM-CLEAN-01", "MM-CLEAN-02", "MM-CLEAN-03", "MM-CLEAN-05")
def test_what_is_tidied_up() -> None:
    state, messages = last_calls(
        "cards=poker-night round=2 sites=the-docks marks=poker-night,the-docks,gun-factory "
        "dudes=1@poker-night:1M1P,1@the-docks:1M,2@poker-night:2P,3@gun-factory:1M,4@clubhouse:1M "
        "deck=truce,swap-meet,stake-out"
    )
    assert "clean-up" in kinds(messages)
    assert asked(state) == "1 order"  # of round 3
    assert (marks(state), cards(state)) == ([], ["truce", "swap-meet", "stake-out"])
    assert dudes(state, 1) == {"clubhouse": "1M1P", "the-docks": "1M"}
    assert dudes(state, 2) == {"clubhouse": "2P"}
    assert dudes(state, 3) == {"gun-factory": "1M"}
    assert "poker-night" not in sites(state)
    assert refused(state, "1 ride clubhouse poker-night 1M") == "MM-RIDE-05"


@pytest.mark.rule("MM-CLEAN-03", "MM-CARD-H6-1")
def test_hassles_end() -> None:
    text = "round=2 cards=road-blocks dudes=1@clubhouse:4M tokens=1,0,0,0"
    state = table(f"{text} deck=truce,stake-out,supply-cut contraband=0,0,0,0")
    assert refused(state, "1 ride clubhouse gun-factory 3M") == "MM-CARD-H6-1"
    play(state, "1 sit")
    wait(state, "1 order")
    assert refused(state, "1 ride clubhouse gun-factory 3M") == ""


@pytest.mark.rule("MM-CLEAN-04", "MM-ER-01", "MM-ER-02", "MM-ER-03", "MM-RND-11")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("who", "left"), [("1M", (3, 4)), ("1P", (4, 3))])
def test_one_die_for_each(face: int, who: str, left: tuple[int, int]) -> None:
    """4 to 6: home; 1 to 3: back to the pool."""
    state, _ = last_calls(f"dudes=1@er:{who},1@gun-factory:1M1P")
    assert (asked(state), pool(state, 1)) == ("0 die", left)
    dice(state, face)
    home = {"clubhouse": who} if face >= 4 else {}
    assert dudes(state, 1) == {**home, "gun-factory": "1M1P"}
    assert pool(state, 1) == (left if face >= 4 else (left[0] + (who == "1M"), left[1] + (who == "1P")))


@pytest.mark.rule("MM-ER-05", "MM-CLEAN-04")
def test_the_order_of_the_dice() -> None:
    """Gangs in Patch Order, Members first; all can see every die."""
    state, _ = last_calls("patch=3 dudes=1@er:1M1P,2@er:1P,4@er:2M,4@clubhouse:1M")
    messages = dice(state, 6, 1, 5, 2, 3)
    assert only(messages, "emergency") == [
        ("emergency", 3, 0, 6, 1),
        ("emergency", 3, 0, 1, 0),
        ("emergency", 0, 0, 5, 1),
        ("emergency", 0, 1, 2, 0),
        ("emergency", 1, 1, 3, 0),
    ]
    assert dudes(state, 4) == {"clubhouse": "2M"}


@pytest.mark.rule("MM-ER-04", "MM-RND-15")
def test_the_room_is_empty_when_a_round_begins() -> None:
    state, _ = last_calls("dudes=1@er:2M2P,2@er:1M,2@clubhouse:1M,3@er:1P")
    dice(state, 1, 6, 1, 6, 1, 6)
    assert asked(state) == "1 order"
    assert (look(state).round, tokens(state)) == (2, [4, 4, 3, 5])
    assert all("er" not in dudes(state, seat) for seat in (1, 2, 3, 4))


@pytest.mark.rule("MM-ER-06", "MM-END-01")
def test_the_last_round_has_its_dice_too() -> None:
    state, _ = last_calls("round=6 dudes=1@er:1M,2@clubhouse:1M cash=1,2,3,4")
    assert asked(state) == "0 die"
    dice(state, 6)
    assert asked(state) == ""
    assert dudes(state, 1) == {"clubhouse": "1M"}


@pytest.mark.rule("MM-CLEAN-06", "MM-CARD-X2-1")
@pytest.mark.parametrize(("cards_named", "least"), [("truce", 4), ("bled-out", 5)])
def test_bled_out_counts_although_it_is_discarded(cards_named: str, least: int) -> None:
    for face in range(1, 7):
        state, _ = last_calls(f"cards={cards_named} dudes=1@er:1P,1@clubhouse:1M", hardcore_cards=True)
        assert cards(state) == []
        dice(state, face)
        assert dudes(state, 1) == {"clubhouse": "1M1P" if face >= least else "1M"}


@pytest.mark.rule("MM-GEN-16", "MM-ER-04")
def test_survivors_give_tokens() -> None:
    state, _ = last_calls("dudes=1@er:2M")
    dice(state, 6, 1)
    assert tokens(state)[0] == 4
    assert goods(state, 1) == "4C2G"
    assert place(state, "er") not in look(state).sites
