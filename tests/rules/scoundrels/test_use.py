"""Sections 4.4 to 4.6: using scoundrels, when they may be used, and trigger windows."""

import pytest
from tests.rules.scoundrels.play import (
    CHEAP,
    asked,
    board,
    choices,
    kinds,
    marks,
    money,
    pile,
    play,
    refused,
    rep,
    say,
    table,
    used,
    wait,
    with_trait,
)

from skulduggery import api
from skulduggery.api import State

POOR = f"{CHEAP} money=0,0,0"
FULL = "1@B3:patient-cow,1@B4:gentle-horse,1@B5:clumsy-gambler"


def idle(state: State) -> list[str]:
    """Return the options that the question marks as having no effect."""
    (ask,) = api.pending(state)
    return [" ".join(api.words(state.rules, ask, option)) for option in ask.args[1:]]


# Limits


@pytest.mark.rule("SC-USE-05")
def test_only_use_twice_lets_one_be_used_twice() -> None:
    for trait, asks in (("grumpy", "1 act"), ("stunning", "1 again")):
        state = play(table(f"slot=6 boards=1@B1:{trait}-banker {CHEAP} money=0,0,0"), f"1 use {trait}")
        assert (asked(state), money(state)[0]) == (asks, 4)


@pytest.mark.rule("SC-USE-01", "SC-USE-06")
def test_once_in_each_turn_and_once_in_each_end_of_day() -> None:
    state = table(
        "day=1 turn=10 step=abilities slot=6 boards=1@B1:talkative-banker,1@B2:grumpy-schoolteacher money=0,0,0"
    )
    play(state, "1 use grumpy", "1 use talkative")
    assert used(state) == {"talkative", "banker", "grumpy", "schoolteacher"}
    wait(state, "2 plan")
    assert used(state) == set()
    state = table("day=1 step=dusk boards=1@B1:talkative-banker,1@B2:sleepy-schoolteacher cards=2@4:3!1 money=0,0,0")
    play(state, "1 use talkative", "1 use sleepy")
    assert (rep(state)[0], asked(state)) == (2, "0 under")  # once in the end of the day


@pytest.mark.rule("SC-USE-02", "SC-JOB-IMPERSONATOR-4")
def test_one_used_half_is_enough() -> None:
    text = "slot=6 boards=1@B1:cocky-impersonator,1@B2:lucky-banker,1@B3:grumpy-cow money=0,0,0"
    state = play(table(text), "1 use cocky", "1 yes", "1 swap cocky lucky")
    assert board(state, 1)["B2"] == "lucky-impersonator"
    assert choices(state) == ["pass", "use grumpy"]
    assert refused(state, "1 use lucky") == refused(state, "1 use cocky") == "SC-USE-02"


@pytest.mark.rule("SC-USE-03", "SC-USE-31", "SC-USE-05")
def test_a_scoundrel_cannot_be_used_inside_itself() -> None:
    """Chains are allowed; the Horse alone on its board finds nobody."""
    text = "slot=3 boards=1@B1:stubborn-horse,1@B2:clumsy-undertaker pile=loyal-innkeeper,gentle-dog "
    state = play(table(f"{text} saloon=filthy-cow,elderly-chef,lucky-banker"), "1 use stubborn")
    assert choices(state) == ["use filthy", "use elderly", "use lucky"]
    play(state, "1 use lucky")
    assert used(state) >= {"stubborn", "horse", "clumsy", "undertaker", "loyal", "innkeeper", "lucky", "banker"}
    state = play(table("slot=3 boards=1@B1:stubborn-horse"), "1 use stubborn")
    assert used(state) == {"stubborn", "horse"}


@pytest.mark.rule("SC-USE-06")
def test_hiring_a_used_scoundrel_again_clears_nothing() -> None:
    """The Cow was used and discarded; the Doctor hires it from the pile in the same turn."""
    state = play(table(f"slot=6 boards=1@B1:grumpy-cow,1@B2:lucky-doctor {POOR}"), "1 use grumpy", "1 use lucky")
    play(state, "1 yes", "1 arrange done")
    assert sorted(board(state, 1).values()) == ["grumpy-cow", "lucky-doctor"]
    assert asked(state) == "1 act"
    assert used(state) >= {"grumpy", "cow"}


# Legality


@pytest.mark.rule("SC-USE-07", "SC-USE-08", "SC-TRAIT-CRUEL-4")
@pytest.mark.parametrize(
    ("one", "text", "offered"),
    [
        ("cruel-chef", "money=1,0,0 supply=1,2,2", True),
        ("cruel-chef", "money=0,0,0 supply=1,2,2", False),
        ("cruel-chef", "money=1,0,0 supply=0,2,2", False),
        ("lucky-ringleader", "rep=-1,0,0", True),
        ("lucky-ringleader", "rep=-2,0,0", False),
        ("lucky-drifter", "money=4,0,0", False),
        ("lucky-drifter", "money=0,0,0", True),
    ],
)
def test_all_costs_and_conditions_must_hold(one: str, text: str, offered: bool) -> None:
    trait = one.split("-")[0]
    state = table(f"slot=6 boards=1@B1:{one},1@B2:grumpy-dog {text}")
    assert (f"use {trait}" in choices(state)) == offered


@pytest.mark.rule("SC-USE-11", "SC-USE-12")
@pytest.mark.parametrize(
    ("job", "text"),
    [
        ("horse", ""),
        ("gambler", "hands=1:0+A+2+3 decks=1:- cards=1@4:4,1@5:5,1@6:6 turn=7"),
        ("brainwasher", "jail=0,0,0"),
        ("rustler", "money=4,4,4"),
        ("prisoner", "supply=2,0,0 rep=0,-2,-2"),
        ("priest", "jail=0,0,0"),
        ("printer", ""),
        ("mail-carrier", "money=0,0,0 saloon=filthy-banker,loyal-marshal,cocky-chef"),
        ("pickpocket", "money=4,0,0"),
    ],
)
def test_a_use_without_effect_is_marked_and_counts(job: str, text: str) -> None:
    state = table(f"slot=6 boards=1@B1:grumpy-{job} {text}")
    assert idle(state) == ["use grumpy"]
    told = say(state, "1 use grumpy")
    assert told[0][:2] == ("use", 0)
    if asked(state).startswith("1 may"):
        told = say(state, "1 no")
    assert "gain" not in kinds(told[:2])


@pytest.mark.rule("SC-USE-11")
def test_an_arrow_reacts_to_a_use_without_effect() -> None:
    state = play(table(f"slot=6 boards=1@B1:grumpy-priest,1@B2:helpful-banker jail=0,0,0 {CHEAP}"), "1 use grumpy")
    assert choices(state) == ["pass", "use helpful"]


@pytest.mark.rule("SC-USE-12")
def test_only_what_does_nothing_is_marked() -> None:
    boards = "boards=1@B1:cocky-horse,1@B2:lucky-undertaker,1@B3:grumpy-banker,1@B4:seductive-alchemist"
    assert idle(table(f"slot=6 {boards} money=3,0,0")) == []  # Lucky brings a dollar; the Alchemist doubles X
    assert idle(table("boards=1@B1:elderly-investor")) == ["use elderly"]  # no card was played today
    state = table("slot=5 boards=1@B1:scarred-farmer map=" + ",".join(
        f"{where}-{n}@unused" for where in ("depot", "estate", "laboratory") for n in range(1, 6)
    ))  # fmt: skip
    assert idle(state) == ["leader leader-steal"]
    state = table("slot=3 boards=1@B1:stubborn-horse,1@B2:clumsy-priest,1@B3:thirsty-banker jail=0,0,0")
    play(state, "1 use stubborn")
    assert idle(state) == ["use clumsy"]  # among those that the Horse can use
    nothing = "jail=0,0,0 supply=3,3,3"
    state = play(table("slot=6 boards=1@B1:stunning-priest jail=1,0,0 supply=2,3,3"), "1 use stunning")
    assert (asked(state), idle(state)) == ("1 again", ["yes"])  # nobody is left in jail
    state = play(table(f"slot=6 boards=1@B1:stunning-banker {nothing}"), "1 use stunning")
    assert (asked(state), idle(state)) == ("1 again", [])
    for hired, marked in (("charming-priest", ["yes"]), ("charming-banker", []), ("quick-draw-priest", [])):
        trait = hired.rpartition("-")[0]
        text = f"step=act slot=6 money=9,0,0 saloon=lucky-cow,gentle-chef,{hired} {nothing}"
        state = play(table(text), f"1 hire {trait}")
        assert (asked(state), idle(state)) == ("1 use-hired", marked)
    gone = ",".join(f"{where}-{n}@unused" for where in ("depot", "estate", "laboratory") for n in range(1, 6))
    state = play(table(f"slot=6 boards=1@B1:grumpy-time-traveler money=1,0,0 map={gone}"), "1 use grumpy")
    assert idle(state) == ["leader leader-scout", "leader leader-steal"]
    state = table(f"slot=6 boards=1@B1:grumpy-outlaw,1@B2:lucky-chef money=3,0,0 map={gone}")
    assert idle(state) == ["use grumpy"]  # it could be paid for, and brings nothing


# Order


@pytest.mark.rule("SC-USE-13")
def test_the_order_inside_an_activation() -> None:
    """Bonus, trait cost, job cost, effect from left to right, then the discard."""
    state = table("slot=5 boards=1@B1:cruel-chef money=1,0,0")
    told = [message for message in say(state, "1 use cruel") if message[0] in ("use", "jail", "spend", "gain")]
    assert kinds(told)[:4] == ["use", "jail", "spend", "gain"]
    state = table("slot=6 boards=1@B1:lucky-dog")
    told_first = kinds(say(state, "1 use lucky"))
    assert told_first == ["use", "gain"]
    play(state, "1 safe depot-1")
    told_last = kinds(say(state, "1 mark 2"))
    assert told_last[:2] == ["mark", "discard"]


@pytest.mark.rule("SC-USE-14", "SC-TRAIT-GENEROUS-2")
def test_a_use_once_begun_is_carried_out() -> None:
    """Only parts with "may" can be left out: not the dollars, not the scouting, not the mark."""
    state = play(table("slot=6 boards=1@B1:lucky-surveyor money=0,0,0"), "1 use lucky")
    assert len(choices(state)) == 15
    play(state, "1 safe depot-1")
    assert choices(state) == [f"mark {n}" for n in range(2, 8)]
    assert refused(state, "1 mark none") == "SC-SAFE-07"
    told = say(state, "1 mark 2")
    assert ("gain", 0, 1) in told


@pytest.mark.rule("SC-USE-15", "SC-TIME-20", "SC-JOB-HOUSE-12")
def test_nothing_interrupts_an_ability() -> None:
    """Curious waits until the Smuggler has scouted and marked twice; then it is offered once."""
    state = table(
        f"slot=6 boards=1@B1:curious-banker,1@B2:cocky-smuggler {CHEAP.replace('rustler', 'marshal')} money=1,0,0"
    )
    play(state, "1 use cocky", "1 safe depot-1", "1 mark 2")
    assert asked(state) == "1 scout"
    play(state, "1 safe depot-1", "1 mark 3")  # the same safe again
    assert marks(state, "depot-1") == ["1#2", "1#3"]
    assert choices(state) == ["pass", "use curious"]
    assert asked(play(state, "1 pass")) == "1 act"


@pytest.mark.rule("SC-USE-18")
@pytest.mark.parametrize("where", ["board", "saloon", "pile"])
def test_a_discard_of_itself_can_be_paid_wherever_it_lies(where: str) -> None:
    if where == "board":
        state = play(table("slot=6 boards=1@B1:lucky-cow"), "1 use lucky")
    elif where == "saloon":
        text = "slot=6 boards=1@B1:grumpy-innkeeper saloon=loyal-chef,filthy-cow,gentle-gambler money=0,0,0"
        state = table(text)
        play(state, "1 use grumpy", "1 use filthy")
    else:
        state = play(
            table("slot=6 boards=1@B1:grumpy-undertaker pile=filthy-cow,gentle-dog money=0,0,0"), "1 use grumpy"
        )
        assert money(state)[0] >= 4
        assert pile(state)[-1] == "filthy-cow"  # discarded onto the pile, then put under it
        return
    assert pile(state)[0].endswith("-cow")


@pytest.mark.rule("SC-USE-19")
def test_a_scoundrel_replaced_by_its_own_hire_has_no_second_use() -> None:
    text = f"slot=6 boards=1@B1:stunning-doctor,1@B2:loyal-banker,{FULL} pile=elderly-dog money=0,0,0"
    state = play(table(text), "1 use stunning", "1 yes", "1 discard stunning", "1 arrange done")
    assert asked(state) != "1 again"
    assert (board(state, 1)["B1"], pile(state)[0]) == ("elderly-dog", "stunning-doctor")


@pytest.mark.rule("SC-USE-19")
def test_a_scoundrel_replaced_by_its_own_hire_is_discarded_once() -> None:
    """Its due discard is void, also where the saloon or the pile has taken it in."""
    text = f"boards=1@B1:elderly-doctor,1@B2:loyal-banker,{FULL} pile=seductive-chef money=4,0,0"
    state = play(table(text), "1 use elderly", "1 yes", "1 discard elderly", "1 arrange done")
    assert (pile(state)[0], pile(state).count("elderly-doctor")) == ("elderly-doctor", 1)
    assert len(board(state, 1)) == 5
    assert board(state, 1)["B1"] == "seductive-chef"


@pytest.mark.rule("SC-USE-19")
def test_rearranging_is_not_leaving() -> None:
    text = f"slot=6 boards=1@B1:stunning-doctor pile=elderly-dog {POOR}"
    state = play(table(text), "1 use stunning", "1 yes", "1 swap B1 B5")
    assert board(state, 1) == {"B5": "stunning-doctor", "B2": "elderly-dog"}
    assert asked(state) == "1 again"


# Modifiers


@pytest.mark.rule("SC-USE-20")
def test_the_bonus_comes_once_per_activation() -> None:
    """Of a trait with a bonus: one dollar; through another scoundrel none."""
    state = play(table("slot=6 boards=1@B1:lucky-banker money=0,0,0"), "1 use lucky")
    assert money(state)[0] == 5
    state = play(table("slot=5 boards=1@B1:augmented-schoolteacher money=0,0,0"), "1 use augmented")
    assert money(state)[0] == 1


@pytest.mark.rule("SC-USE-20")
def test_the_bonus_does_not_come_again_with_the_second_use() -> None:
    """No house trait has both modifiers; a file may have one."""
    state = table(f"slot=6 boards=1@B1:stunning-banker {POOR}", cards=with_trait("stunning", bonus=1))
    assert money(play(state, "1 use stunning"))[0] == 1 + 4
    assert money(play(state, "1 yes"))[0] == 1 + 4 + 4


@pytest.mark.rule("SC-USE-21", "SC-USE-22")
def test_the_second_use_is_optional_and_comes_before_all_others() -> None:
    text = f"slot=6 boards=1@B1:stunning-banker,1@B2:helpful-prospector,1@B3:greedy-cow {POOR}"
    state = play(table(text), "1 use stunning")
    assert (asked(state), choices(state)) == ("1 again", ["no", "yes"])
    assert choices(play(state, "1 no")) == ["pass", "use greedy", "use helpful"]
    assert money(state)[0] == 4
    assert money(play(table(text), "1 use stunning", "1 yes"))[0] == 8


@pytest.mark.rule("SC-USE-25")
def test_the_second_use_is_that_of_the_new_job() -> None:
    """With its cost; and there is none if the new job was used before."""
    text = "slot=6 boards=1@B1:stunning-impersonator,1@B2:grumpy-outlaw"
    state = play(table(f"{text} money=1,0,0"), "1 use stunning", "1 yes", "1 swap stunning grumpy", "1 yes")
    assert asked(state) == "1 steal"
    assert money(state)[0] == 0  # 1 and 1, less 2
    play(state, "1 safe depot-1")
    assert used(state) >= {"stunning", "impersonator", "outlaw"}
    state = play(table(f"{text} money=0,0,0"), "1 use stunning", "1 yes", "1 swap stunning grumpy")
    assert asked(state) != "1 again"  # the new job cannot be paid
    state = table("slot=6 boards=1@B1:stunning-impersonator,1@B2:grumpy-banker money=0,0,0")
    play(state, "1 use grumpy", "1 use stunning", "1 yes", "1 swap stunning grumpy")
    assert asked(state) != "1 again"  # the Banker was used


@pytest.mark.rule("SC-USE-27")
def test_modifiers_work_in_any_timing_class_of_ones_own() -> None:
    text = "step=act slot=6 saloon=filthy-chef,quick-draw-banker,gentle-cow money=2,0,0"
    state = play(table(text), "1 hire quick-draw", "1 yes")
    assert money(state)[0] == 5
    text = "step=act slot=6 saloon=filthy-chef,reckless-banker,gentle-cow money=4,0,0"
    state = play(table(text), "1 hire reckless", "1 yes")
    assert asked(state) == "1 again"


# Using others


@pytest.mark.rule("SC-USE-29", "SC-USE-30")
def test_what_says_when_is_ignored() -> None:
    """Generous with money, a when-hired one in the saloon, one whose number is not the slot's."""
    for other in ("generous", "elderly", "selfish", "sleepy", "honest", "helpful", "talkative", "cocky"):
        state = play(table(f"slot=3 boards=1@B1:stubborn-horse,1@B2:{other}-banker money=3,0,0"), "1 use stubborn")
        assert money(state)[0] == 7
        assert (f"{other}-banker" in pile(state)) == (other == "elderly")  # the rest is carried out


@pytest.mark.rule("SC-USE-32", "SC-USE-33")
def test_a_candidate_must_be_usable_and_one_must_be_chosen() -> None:
    text = "slot=3 boards=1@B1:stubborn-horse,1@B2:loyal-chef,1@B3:cocky-banker,1@B4:gentle-cow money=0,0,0"
    state = play(table(text), "1 use stubborn")
    assert choices(state) == ["use cocky", "use gentle"]
    assert refused(state, "1 use loyal") == "SC-USE-08"
    assert refused(state, "1 pass") == "SC-USE-32"


@pytest.mark.rule("SC-USE-36")
def test_never_on_an_opponents_board() -> None:
    text = "slot=3 boards=1@B1:stubborn-horse,1@B2:loyal-banker,1@B3:gentle-cow,2@B1:cocky-prospector"
    state = play(table(text), "1 use stubborn")
    assert choices(state) == ["use loyal", "use gentle"]
    assert refused(state, "1 use cocky") == "SC-USE-36"


# Arrows


@pytest.mark.rule("SC-TIME-02", "SC-TIME-01")
def test_an_arrow_needs_a_use() -> None:
    state = table(f"slot=6 boards=1@B1:lucky-banker,1@B2:helpful-prospector {CHEAP}")
    assert choices(state) == ["pass", "use lucky"]
    assert refused(state, "1 use helpful") == "SC-ABIL-06"
    assert asked(play(state, "1 pass")) == "1 act"


@pytest.mark.rule("SC-TIME-04")
def test_the_place_counts_at_which_it_lies_when_the_window_opens() -> None:
    """The Mail Carrier is moved by its own hire: Compassionate, below its new place, fires; Helpful does not."""
    boards = "boards=1@B1:grumpy-mail-carrier,1@B2:helpful-banker,1@B5:compassionate-prospector"
    text = f"slot=6 {boards} saloon=daring-dog,lucky-chef,gentle-cow money=0,0,0"
    state = play(table(text), "1 use grumpy", "1 yes")
    play(state, "1 swap B1 B2")
    assert board(state, 1)["B2"] == "grumpy-mail-carrier"
    assert choices(state) == ["pass", "use compassionate"]


@pytest.mark.rule("SC-TIME-06")
def test_a_scoundrel_discarded_for_room_fires_no_arrow() -> None:
    boards = f"boards=1@B1:grumpy-doctor,1@B2:helpful-banker,{FULL}"
    text = f"slot=6 {boards} pile=elderly-investor {POOR}"
    state = play(table(text), "1 use grumpy", "1 yes", "1 discard grumpy", "1 arrange done")
    assert asked(state) == "1 act"


@pytest.mark.rule("SC-TIME-08", "SC-JOB-INNKEEPER-1")
def test_a_use_in_the_saloon_fires_no_arrow() -> None:
    """Nor one in the pile. Only the arrow on the one that used it does, not one that points to B2 (or B0)."""
    boards = "boards=1@B3:grumpy-innkeeper,1@B4:helpful-prospector,1@B5:compassionate-banker"
    state = table(f"slot=6 {boards} saloon=daring-gambler,lucky-cow,gentle-schoolteacher money=0,0,0")
    play(state, "1 use grumpy", "1 use gentle")
    assert choices(state) == ["pass", "use helpful"]
    boards = "boards=1@B4:grumpy-undertaker,1@B1:helpful-prospector,1@B5:loyal-chef"
    text = f"slot=6 {boards} pile=gentle-schoolteacher {CHEAP} money=0,0,0"
    assert asked(play(table(text, mode="extended", six_scoundrels=True), "1 use grumpy")) == "1 act"


@pytest.mark.rule("SC-TIME-09")
def test_arrows_fire_at_the_end_of_the_day() -> None:
    state = table("day=1 step=dusk boards=1@B1:sleepy-banker,1@B2:helpful-prospector money=0,0,0")
    play(state, "1 use sleepy")
    assert choices(state) == ["pass", "use helpful"]


@pytest.mark.rule("SC-USE-28", "SC-USE-10", "SC-USE-20")
def test_through_another_scoundrel_modifiers_do_nothing() -> None:
    """No dollar to pay with, none received, and one use."""
    state = play(table("slot=3 boards=1@B1:stubborn-horse,1@B2:lucky-chef money=0,0,0"), "1 use stubborn")
    assert used(state) == {"stubborn", "horse"}  # a bonus would have paid for the Chef
    state = play(table("slot=3 boards=1@B1:stubborn-horse,1@B2:wealthy-banker money=0,0,0"), "1 use stubborn")
    assert money(state)[0] == 4
    state = play(table("slot=3 boards=1@B1:stubborn-horse,1@B2:unstoppable-banker money=0,0,0"), "1 use stubborn")
    assert (money(state)[0], asked(state)) == (4, "1 abilities")
