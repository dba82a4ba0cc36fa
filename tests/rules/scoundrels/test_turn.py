"""Sections 4.1 to 4.3: the course of a turn, playing a card, and what it opens."""

import pytest
from tests.rules.scoundrels.play import (
    CHEAP,
    asked,
    card,
    choices,
    fields,
    game,
    hand,
    kinds,
    look,
    money,
    play,
    refused,
    rejected,
    say,
    table,
    told,
    used,
    wait,
)

from skulduggery import api
from skulduggery.api import Rng


@pytest.mark.rule("SC-TURN-01", "SC-CONST-01", "SC-PLAN-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_turns_each_clockwise_then_the_end_of_the_day(seats: int) -> None:
    state = game(seats, 8)
    first = look(state).first
    heard = [message for message in wait(state, "") if message[0] in ("turn", "dusk", "play", "day")]
    day = heard[: [message[0] for message in heard].index("dusk") + 1]
    turns = [message[1:] for message in day if message[0] == "turn"]
    assert turns == [((first + n) % seats, n + 1) for n in range(1, 4 * seats)]  # the first began at once
    assert [message[0] for message in day].count("play") == 4 * seats  # exactly one card in each turn


@pytest.mark.rule("SC-TURN-01", "SC-CONST-01", "SC-CONST-02")
@pytest.mark.parametrize(("mode", "days"), [("short", 2), ("extended", 3)])
def test_every_day_has_four_turns_each(mode: str, days: int) -> None:
    state = game(3, 8, mode=mode)
    heard = [("turn",), *wait(state, "")]  # the first turn has begun
    each = [0]
    for message in heard:
        each[-1] += message[0] == "turn"
        if message[0] == "day":
            each.append(0)
    assert each == [4 * 3] * days


@pytest.mark.rule("SC-TURN-02", "SC-PLAN-01", "SC-TURN-04")
def test_the_steps_of_a_turn() -> None:
    boards = "boards=1@B1:punctual-prospector,1@B2:loyal-banker,1@B3:selfish-dog"
    state = table(f"{boards} {CHEAP} money=4,0,0")
    steps = []
    while asked(state) != "2 plan":
        steps.append(asked(state))
        play(state, "1 play 0 6" if asked(state) == "1 plan" else "1 sheriff sell" if "sheriff" in asked(state) else {
            "1 start": "1 pass", "1 abilities": "1 pass", "1 act": "1 sheriff", "1 end": "1 pass",
            "2 last-look": "2 trust", "3 last-look": "3 trust",
        }[asked(state)])  # fmt: skip
    assert steps == [
        "1 start", "1 plan", "1 abilities", "1 act", "1 sheriff", "1 end", "2 last-look", "3 last-look",
    ]  # fmt: skip
    assert used(state) == set()


@pytest.mark.rule("SC-TURN-03", "SC-TRIG-01")
def test_after_every_root_action_a_window_opens() -> None:
    """After a use in the first step, a leader ability, a strategy card, a hire, a use at the end, a last look."""
    text = "boards=1@B1:elderly-banker,1@B2:greedy-cow,1@B3:punctual-dog money=2,0,0"
    assert choices(play(table(text), "1 use elderly")) == ["pass", "use greedy"]
    state = play(table("slot=A boards=1@B1:curious-banker"), "1 leader leader-scout", "1 safe depot-1", "1 mark 2")
    assert choices(state) == ["pass", "use curious"]
    leaders = "leaders=doc-zimmer,preston-cain,lilith-boone strategy=field-research,crackdown,safe-house"
    state = table(f"slot=6 boards=1@B1:curious-banker {leaders}", strategy_cards=True)
    play(state, "1 card field-research", "1 safe depot-1", "1 mark 2")
    assert choices(state) == ["pass", "use curious"]
    state = table(f"step=act slot=6 boards=1@B1:annoying-banker {CHEAP}")
    assert choices(play(state, "1 hire honest", "1 arrange done")) == ["pass", "use annoying"]
    state = table("step=act slot=6 boards=1@B1:corrupt-banker")
    assert choices(play(state, "1 sheriff", "1 sheriff sell")) == ["pass", "use corrupt"]
    state = play(table("step=end slot=6 boards=1@B1:selfish-prospector,1@B2:greedy-banker"), "1 use selfish")
    assert choices(state) == ["pass", "use greedy"]
    state = play(table("step=end slot=6 boards=1@B1:cowardly-banker,1@B2:selfish-dog"), "1 pass", "2 suspect")
    assert choices(state) == ["pass", "use cowardly"]


@pytest.mark.rule("SC-TURN-06")
def test_what_becomes_usable_is_offered_later() -> None:
    state = table("slot=3 boards=1@B1:stubborn-chef money=0,0,0")
    assert choices(state) == ["pass", "leader leader-3"]
    play(state, "1 leader leader-3")
    assert choices(state) == ["pass", "use stubborn"]
    assert money(play(state, "1 use stubborn"))[0] == 6


@pytest.mark.rule("SC-TURN-07")
def test_who_passes_has_passed() -> None:
    state = play(table("boards=1@B1:elderly-banker,1@B2:grumpy-dog"), "1 pass", "1 play 0 6")
    assert choices(state) == ["pass", "use grumpy"]
    assert refused(state, "1 use elderly") == "SC-ABIL-06"
    assert asked(play(state, "1 pass")) == "1 act"  # and this state is left for good too


@pytest.mark.rule("SC-TURN-05")
def test_the_player_chooses_the_order() -> None:
    boards = "boards=1@B1:lucky-banker,1@B2:grumpy-chef"
    state = table(f"slot=6 {boards} money=4,0,0")
    assert choices(state) == ["pass", "use lucky", "use grumpy"]
    assert choices(play(state, "1 use grumpy")) == ["pass", "use lucky"]


@pytest.mark.rule("SC-TURN-01")
def test_only_the_active_player_answers() -> None:
    state = table("")
    assert refused(state, "2 play 0 6") == "SC-TURN-01"
    assert rejected(state, 3, 5) == "SC-TURN-01"


# Playing a card


@pytest.mark.rule("SC-PLAN-02", "SC-INFO-05", "SC-INFO-06")
def test_the_slot_is_announced_and_the_card_hidden() -> None:
    state = table("")
    events = api.apply(state, 0, api.option(state.rules, api.pending(state)[0], ["play", "2", "5"]))
    assert told(events, 1)[0] == ("play", 0, 4, 2)
    assert told(events, 2)[0] == told(events, 0)[0] == ("play", 0, 4, None)
    assert [card(state, "1@5", seat) for seat in (1, 2, 3, 0)] == ["2", "?", "?", "?"]
    assert (hand(state, 1), hand(state, 1, 2)) == ("0A3", "???")


@pytest.mark.rule("SC-PLAN-02", "SC-PLAN-04", "SC-PLAN-07")
def test_one_card_of_the_hand_into_a_free_slot() -> None:
    state = table("turn=4 cards=1@5:4")
    assert refused(state, "1 play 0 5") == "SC-PLAN-04"
    assert refused(state, "1 play 6 2") == "SC-PLAN-02"
    assert not any(choice.endswith(" 5") for choice in choices(state))
    assert rejected(state, 1, None) == "SC-PLAN-07"
    assert rejected(state, 1, -1) == "SC-PLAN-07"


@pytest.mark.rule("SC-PLAN-03", "SC-PLAN-06")
@pytest.mark.parametrize("slot", list("A23456"))
def test_any_card_into_any_slot(slot: str) -> None:
    state = play(table(f"{CHEAP}"), f"1 play 3 {slot}")
    assert card(state, f"1@{slot}", 1) == "3"


@pytest.mark.rule("SC-PLAN-04")
def test_cards_stay_until_the_end_of_the_day() -> None:
    state = play(table("day=1"), "1 play 0 6")
    wait(state, "1 plan")
    assert card(state, "1@6", 1) == "0"
    assert not any(choice.endswith(" 6") for choice in choices(state))
    wait(state, "0 under")
    assert card(state, "1@6", 1) == "0"
    wait(state, "1 plan")
    assert card(state, "1@6", 1) == ""


@pytest.mark.rule("SC-PLAN-05")
@pytest.mark.parametrize("slot", list("A23456"))
def test_the_0_is_a_bluff_everywhere(slot: str) -> None:
    state = table(f"day=1 step=dusk cards=1@{slot}:0!2")
    assert look(state).sheets[0].rep == -1


@pytest.mark.rule("SC-PLAN-07")
def test_hand_and_slots_always_allow_a_card() -> None:
    """In games at random a card can be played in every turn."""
    for seed in range(12):
        state = game(2 + seed % 3, seed, mode="extended")
        rng = Rng(seed)
        while not api.over(state):
            ask = api.pending(state)[0]
            if ask.kind == "plan":
                assert len(ask.options) >= 3
            api.apply(state, ask.seat, ask.options[rng.below(len(ask.options))])


@pytest.mark.rule("SC-PLAN-08", "SC-TRAIT-HONEST-1")
def test_the_0_face_up_is_one_more_way_to_play() -> None:
    text = "boards=1@B1:honest-banker"
    assert choices(table(text))[-1] == "show 0"
    assert "show 0" not in choices(table(f"{text} hands=1:A+2+3+4"))  # the 0 is not in hand
    assert "show 0" not in choices(table("boards=2@B1:honest-banker"))


# What it opens


@pytest.mark.rule("SC-ABIL-01", "SC-PLAN-05")
def test_the_slot_decides_also_when_bluffing() -> None:
    boards = "boards=1@B1:scarred-banker,1@B2:cocky-chef,1@B3:stubborn-cow"
    state = play(table(f"{boards} money=1,0,0"), "1 play 0 5")
    assert choices(state) == ["pass", "use scarred", "use cocky", "leader leader-steal"]
    assert refused(state, "1 use stubborn") == "SC-ABIL-01"
    assert refused(state, "1 leader leader-3") == "SC-ABIL-01"


@pytest.mark.rule("SC-ABIL-02", "SC-USE-04")
def test_leader_ability_and_scoundrels_in_any_order() -> None:
    text = "slot=3 boards=1@B1:stubborn-banker money=0,0,0"
    state = play(table(text), "1 leader leader-3", "1 use stubborn")
    assert money(state)[0] == 7
    state = play(table(text), "1 use stubborn", "1 leader leader-3")
    assert money(state)[0] == 7
    assert refused(play(table(text), "1 leader leader-3"), "1 leader leader-3") == "SC-USE-04"


@pytest.mark.rule("SC-USE-04", "SC-CONST-09")
def test_a_and_2_share_one_flag() -> None:
    """After the leader ability of one of them the other one's is used too, until the period ends."""
    state = table("slot=A used=1:leader-scout")
    assert asked(state) == "1 act"
    state = play(table(f"slot=A {CHEAP}"), "1 leader leader-scout", "1 safe depot-1", "1 mark 2")
    assert fields(state)["used"] == "1:leader-scout"


@pytest.mark.rule("SC-ABIL-03")
@pytest.mark.parametrize(
    ("slot", "fits"), [("A", False), ("2", False), ("3", True), ("4", True), ("5", True), ("6", True)]
)
def test_a_scoundrel_with_several_numbers(slot: str, fits: bool) -> None:
    state = table(f"slot={slot} boards=1@B1:legendary-banker,1@B2:patient-cow,1@B3:grumpy-dog,1@B4:cruel-chef")
    assert ("use legendary" in choices(state)) == fits


@pytest.mark.rule("SC-ABIL-03", "SC-USE-01")
def test_each_turn_with_a_fitting_slot_it_may_be_used_again() -> None:
    state = play(table("boards=1@B1:legendary-banker money=0,0,0"), "1 play 0 3", "1 use legendary")
    wait(state, "1 plan")
    play(state, "1 play A 6")
    assert choices(state) == ["pass", "use legendary"]


@pytest.mark.rule("SC-ABIL-05")
def test_with_the_0_face_up_there_is_no_slot() -> None:
    leaders = "leaders=doc-zimmer,preston-cain,lilith-boone strategy=transform-allies,crackdown,safe-house"
    boards = "boards=1@B1:honest-banker,1@B2:patient-cow,1@B3:legendary-chef,1@B4:brilliant-horse"
    state = play(table(f"{boards} {leaders}", strategy_cards=True), "1 show 0")
    assert choices(state) == ["pass", "card transform-allies"]
    assert refused(state, "1 leader leader-3") == "SC-ABIL-05"
    assert refused(state, "1 use legendary") == "SC-ABIL-05"


NO_NUMBERS = ["helpful", "greedy", "elderly", "charming", "selfish", "honest"]


@pytest.mark.rule("SC-ABIL-06")
@pytest.mark.parametrize("trait", NO_NUMBERS)
@pytest.mark.parametrize("slot", ["A", "6"])
def test_traits_without_numbers_are_not_opened_by_a_slot(trait: str, slot: str) -> None:
    boards = f"boards=1@B1:{trait}-banker,1@B2:seductive-chef"
    state = table(f"slot={slot} {boards}")
    assert f"use {trait}" not in choices(state)
    assert refused(state, f"1 use {trait}") == ("SC-TIME-18" if trait == "charming" else "SC-ABIL-06")


@pytest.mark.rule("SC-ABIL-04")
def test_what_is_hired_meanwhile_may_be_used() -> None:
    text = "slot=6 boards=1@B1:grumpy-mail-carrier saloon=lucky-banker,filthy-chef,loyal-cow money=2,0,0"
    state = play(table(text), "1 use grumpy", "1 yes")
    play(state, "1 hire lucky", "1 arrange done")
    assert choices(state) == ["pass", "use lucky"]
    assert money(play(state, "1 use lucky"))[0] == 5
    assert refused(table("slot=3 boards=2@B1:lucky-banker"), "1 use lucky") == "SC-USE-36"
    assert refused(table("slot=3 saloon=lucky-banker,filthy-chef,loyal-cow"), "1 use lucky") == "SC-ABIL-04"


@pytest.mark.rule("SC-TURN-02")
def test_after_the_hire_the_turn_goes_on_to_its_end() -> None:
    told_now = kinds(say(play(table(f"step=act slot=6 supply=2,0,0 {CHEAP}"), "1 hire honest"), "1 arrange done"))
    assert told_now == ["arrange", "create", "turn"]
