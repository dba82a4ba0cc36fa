"""Sections 7, 8 and 10: safes, marks, looking, stealing, reputation, scoring."""

import pytest
from tests.rules.scoundrels.play import (
    CHEAP,
    asked,
    card,
    changed,
    choices,
    fields,
    hand,
    knows,
    lies,
    look,
    marks,
    money,
    play,
    refused,
    rep,
    say,
    table,
    told,
    wait,
    worlds,
)

from skulduggery import api

DEPOT_OFF = ",".join(f"depot-{n}@unused" for n in range(1, 6))


# Scouting and marking


@pytest.mark.rule("SC-SAFE-01", "SC-SAFE-02", "SC-SAFE-04")
def test_scout_any_safe_on_the_map_then_mark_it() -> None:
    state = table("slot=A stolen=1:depot-1,2:estate-2")
    play(state, "1 leader leader-scout")
    on_map = [f"{where}-{n}" for where in ("depot", "estate", "laboratory") for n in range(1, 6)]
    assert choices(state) == [f"safe {one}" for one in on_map if one not in ("depot-1", "estate-2")]
    assert refused(state, "1 safe depot-1") == refused(state, "1 safe estate-2") == "SC-SAFE-02"
    assert refused(state, "1 safe depot-6") == "SC-SAFE-27"
    events = api.apply(state, 0, api.option(state.rules, api.pending(state)[0], ["safe", "depot-2"]))
    assert told(events, 1) == [("scout", 0, 1, 1)]  # its value and name, in secret
    assert told(events, 2) == told(events, 0) == [("scout", 0, 1, None)]
    assert (asked(state), knows(state, "depot-2")) == ("1 mark", "1")  # the number is chosen after looking


@pytest.mark.rule("SC-SAFE-02")
@pytest.mark.parametrize("job", ["stationmaster", "gardener", "lab-assistant"])
def test_a_named_place_is_the_only_one(job: str) -> None:
    where = {"stationmaster": "depot", "gardener": "estate", "lab-assistant": "laboratory"}[job]
    state = play(table(f"slot=6 boards=1@B1:grumpy-{job}"), "1 use grumpy")
    assert choices(state) == [f"safe {where}-{n}" for n in range(1, 6)]
    other = "estate" if where == "depot" else "depot"
    assert refused(state, f"1 safe {other}-1") == "SC-SAFE-02"


@pytest.mark.rule("SC-SAFE-03", "SC-SAFE-05", "SC-INFO-17", "SC-INFO-18")
def test_a_mark_shows_a_number_of_ones_choice() -> None:
    state = play(table("slot=A"), "1 leader leader-scout", "1 safe depot-1")
    assert choices(state) == [f"mark {n}" for n in range(2, 8)]
    assert ("mark", 0, 0, 7, None) in say(state, "1 mark 7", to=2)  # a lie, for all to see
    assert marks(state, "depot-1") == ["1#7"]
    assert look(state).sheets[0].marks == (2, 3, 4, 5, 6, 7)
    state = table("slot=A marks=depot-1:1#7,depot-2:1#6")
    assert look(state).sheets[0].marks == (2, 3, 4, 5)  # both of the kind 6/7 are out, whichever face is up


@pytest.mark.rule("SC-SAFE-06", "SC-SAFE-07")
def test_marking_is_not_optional_while_one_has_marks() -> None:
    state = play(table("slot=A marks=depot-1:1#7,depot-2:1#6"), "1 leader leader-scout", "1 safe depot-1")
    assert refused(state, "1 mark 6") == "SC-SAFE-06"
    assert refused(state, "1 mark none") == "SC-SAFE-07"
    assert refused(state, "1 mark 6 from depot-1 7") == "SC-SAFE-07"


ALL_OUT = "depot-1:1#2,depot-2:1#3,depot-3:1#4,depot-4:1#6,estate-1:1#5,estate-2:1#4,estate-3:1#7"


@pytest.mark.rule("SC-SAFE-07")
def test_with_all_marks_out_one_comes_from_another_safe() -> None:
    """Or none is laid. The safe that is being marked keeps its own marks."""
    state = play(table(f"slot=A marks={ALL_OUT}"), "1 leader leader-scout", "1 safe depot-4")
    assert choices(state)[0] == "mark none"
    sources = {choice.split(" from ")[1] for choice in choices(state)[1:]}
    assert sources == {mark.replace(":1#", " ") for mark in ALL_OUT.split(",")} - {"depot-4 6"}
    assert refused(state, "1 mark 7 from depot-4 6") == refused(state, "1 mark 6 from depot-4 6") == "SC-SAFE-08"
    kept = play(api.clone(state), "1 mark none")
    assert marks(kept, "depot-4") == ["1#6"]
    play(state, "1 mark 2 from depot-1 2")
    assert (marks(state, "depot-4"), marks(state, "depot-1")) == (["1#6", "1#2"], [])


@pytest.mark.rule("SC-SAFE-08")
def test_marks_on_an_unused_and_on_ones_own_stolen_safe_can_be_moved() -> None:
    text = f"slot=A marks={ALL_OUT} stolen=1:estate-1,2:estate-2 map=depot-1@unused"
    state = play(table(text), "1 leader leader-scout", "1 safe laboratory-1")
    sources = {choice.split(" from ")[1] for choice in choices(state)[1:]}
    assert sources == {"depot-1 2", "depot-2 3", "depot-3 4", "depot-4 6", "estate-1 5", "estate-3 7"}


@pytest.mark.rule("SC-SAFE-09", "SC-TRAIT-LYING-1")
def test_a_moved_mark_may_show_either_number_and_marks_the_safe() -> None:
    text = f"slot=A boards=1@B1:lying-banker marks={ALL_OUT}"
    state = play(table(text), "1 leader leader-scout", "1 safe estate-4", "1 mark 7 from depot-4 6")
    assert (marks(state, "estate-4"), marks(state, "depot-4"), knows(state, "estate-4")) == (["1#7"], [], "1")
    assert choices(state) == ["pass", "use lying"]  # no 7 is listed for the Estate
    state = play(table(text), "1 leader leader-scout", "1 safe estate-4", "1 mark 6 from depot-4 6")
    assert marks(state, "estate-4") == ["1#6"]


@pytest.mark.rule("SC-SAFE-10", "SC-SAFE-11")
def test_a_safe_may_bear_any_number_of_marks() -> None:
    state = table("slot=A marks=depot-1:1#2,depot-1:2#3,depot-1:2#4")
    play(state, "1 leader leader-scout", "1 safe depot-1", "1 mark 2")
    assert marks(state, "depot-1") == ["1#2", "2#3", "2#4", "1#2"]


@pytest.mark.rule("SC-SAFE-12", "SC-EFF-02")
def test_without_a_safe_at_the_location_that_part_does_nothing() -> None:
    state = table(f"slot=6 boards=1@B1:grumpy-stationmaster map={DEPOT_OFF} {CHEAP} money=0,0,0")
    play(state, "1 use grumpy")
    assert (money(state)[0], asked(state)) == (1, "1 act")  # nothing scouted, nothing marked, then the dollar
    state = table(f"slot=6 boards=1@B1:grumpy-train-robber map={DEPOT_OFF} {CHEAP} money=1,0,0")
    assert (money(play(state, "1 use grumpy"))[0], asked(state)) == (0, "1 act")


# Looking rights


@pytest.mark.rule("SC-SAFE-13", "SC-SAFE-14", "SC-INFO-13", "SC-INFO-14", "SC-INFO-15")
@pytest.mark.parametrize("aid", [True, False])
def test_who_may_look_where(aid: bool) -> None:
    """Markers wherever it lies, and the thief; nobody else."""
    text = "slot=A marks=depot-1:1#2,depot-6:2#3,estate-1:3#4 stolen=1:estate-1,2:estate-2"
    state = table(text, memory_aid=aid)
    assert [knows(state, which) for which in ("depot-1", "depot-6", "estate-1", "estate-2", "depot-2")] == [
        "1", "2", "13", "2", "",
    ]  # fmt: skip
    assert all(one.safe == -1 for one in look(state, 0).safes)


@pytest.mark.rule("SC-SAFE-15", "SC-SAFE-16")
@pytest.mark.parametrize("aid", [True, False])
def test_the_right_ends_and_memory_stays(aid: bool) -> None:
    text = f"slot=A marks={ALL_OUT}"
    state = table(text, memory_aid=aid)
    play(state, "1 leader leader-scout", "1 safe laboratory-1", "1 mark 2 from depot-1 2")
    assert knows(state, "laboratory-1") == "1"
    assert knows(state, "depot-1") == ("1" if aid else "")
    state = play(table("slot=5 stolen=1:estate-1,1:estate-2", memory_aid=aid), "1 leader leader-steal")
    play(state, "1 safe depot-1", "1 safe estate-1")
    assert knows(state, "estate-1") == ("1" if aid else "")
    assert knows(state, "depot-1") == "1"
    state = play(table(f"slot=A marks={ALL_OUT}", memory_aid=aid), "1 leader leader-scout", "1 safe laboratory-2")
    assert knows(state, "laboratory-2") == "1"  # while it is in hand
    play(state, "1 mark none")
    assert knows(state, "laboratory-2") == ("1" if aid else "")


@pytest.mark.rule("SC-SAFE-16")
def test_the_memory_aid_is_on_unless_said_otherwise() -> None:
    assert api.make_rules("scoundrels", 2).options["memory_aid"] is True


# Stealing


@pytest.mark.rule("SC-SAFE-17", "SC-INFO-19", "SC-INFO-16")
def test_a_stolen_safe_keeps_its_marks() -> None:
    state = table("slot=5 marks=depot-2:2#5,depot-2:1#3")
    play(state, "1 leader leader-steal")
    assert ("steal", 0, 1, None) in say(state, "1 safe depot-2", to=3)
    assert (lies(state, "depot-2"), marks(state, "depot-2")) == ("stolen 1", ["2#5", "1#3"])


@pytest.mark.rule("SC-SAFE-18")
def test_what_an_opponent_has_stolen_cannot_be_stolen() -> None:
    state = play(table("slot=5 stolen=2:depot-1"), "1 leader leader-steal")
    assert "safe depot-1" not in choices(state)
    assert refused(state, "1 safe depot-1") == "SC-SAFE-18"


@pytest.mark.rule("SC-SAFE-20")
@pytest.mark.parametrize("day", [1, 2])
def test_at_the_end_of_the_day_the_limit_is_still_that_of_the_day(day: int) -> None:
    held = ",".join(f"1:estate-{n}" for n in range(1, day + 1))
    text = f"day={day} step=dusk boards=1@B1:sleepy-outlaw money=2,0,0 stolen={held}"
    state = play(table(text, mode="extended"), "1 use sleepy", "1 safe depot-1")
    assert asked(state) == "1 abandon"


@pytest.mark.rule("SC-SAFE-21", "SC-SAFE-22", "SC-SAFE-23", "SC-INFO-20")
def test_beyond_the_limit_one_goes_back_to_its_own_location() -> None:
    """It takes the first free space there; the new one may be the one."""
    text = "slot=5 stolen=1:estate-4,2:estate-2 marks=estate-4:3#2 map=estate-6@2"
    text = text.replace("2:estate-2", "2:estate-2,1:laboratory-1")
    state = play(table(text), "1 leader leader-steal", "1 safe depot-3")
    assert choices(state) == ["safe depot-3", "safe estate-4", "safe laboratory-1"]
    assert refused(state, "1 safe estate-1") == "SC-SAFE-21"
    assert knows(state, "depot-3") == "1"  # it looks before it chooses
    play(state, "1 safe estate-4")
    assert (lies(state, "estate-4"), marks(state, "estate-4")) == ("map 4", ["3#2"])
    state = play(table(text), "1 leader leader-steal", "1 safe depot-3", "1 safe depot-3")
    assert lies(state, "depot-3") == "map 3"


@pytest.mark.rule("SC-SAFE-23")
def test_the_first_free_space_is_taken() -> None:
    text = "day=1 slot=5 stolen=1:estate-4,2:estate-1,3:estate-2"
    state = play(table(text), "1 leader leader-steal", "1 safe depot-3", "1 safe estate-4")
    assert lies(state, "estate-4") == "map 1"


@pytest.mark.rule("SC-SAFE-24", "SC-SAFE-25", "SC-SAFE-26")
def test_a_safe_without_a_space_becomes_unused() -> None:
    """The Inventor's safe of a full location: it can be told from nothing, for there is one of a colour."""
    text = "day=1 slot=6 boards=1@B1:grumpy-inventor stolen=1:estate-1"
    state = play(table(text), "1 use grumpy", "1 safe estate-6", "1 safe estate-6")
    assert lies(state, "estate-6") == "map 1"  # there was room: the stolen one has left a space
    state = play(table("day=1 slot=6 boards=1@B1:grumpy-inventor stolen=1:depot-1"), "1 use grumpy")
    play(state, "1 safe estate-6", "1 safe estate-6")
    assert lies(state, "estate-6") == "unused"
    assert [one.where for one in look(state).safes if one.location == 1].count(-1) == 1


@pytest.mark.rule("SC-SAFE-27")
def test_an_unused_safe_is_taken_only_by_what_says_so() -> None:
    state = play(table("slot=5"), "1 leader leader-steal")
    assert refused(state, "1 safe depot-6") == "SC-SAFE-27"
    state = play(table("slot=6 boards=1@B1:grumpy-mastermind"), "1 use grumpy")
    assert refused(state, "1 safe depot-6") == "SC-SAFE-27"
    state = play(table("slot=6 boards=1@B1:grumpy-inventor"), "1 use grumpy")
    assert choices(state) == ["safe depot-6", "safe estate-6", "safe laboratory-6"]
    assert refused(state, "1 safe depot-1") == "SC-SAFE-17"


@pytest.mark.rule("SC-SAFE-28")
def test_for_lying_an_unused_safe_belongs_to_its_colour() -> None:
    text = "slot=6 boards=1@B1:lying-banker,1@B2:grumpy-test-subject"
    state = play(table(text), "1 use grumpy", "1 safe estate-6", "1 mark 7", "1 no")
    assert choices(state) == ["pass", "use lying"]
    state = play(table(f"{text} {CHEAP}"), "1 use grumpy", "1 safe depot-6", "1 mark 7", "1 no")
    assert asked(state) == "1 act"


@pytest.mark.rule("SC-SAFE-29")
def test_the_order_of_stolen_safes_has_no_meaning() -> None:
    one = play(table("slot=5 stolen=1:depot-1"), "1 leader leader-steal", "1 safe estate-1")
    other = play(table("slot=5 stolen=1:estate-1"), "1 leader leader-steal", "1 safe depot-1")
    assert [look(one, seat).key() for seat in range(4)] == [look(other, seat).key() for seat in range(4)]


# Poker cards


@pytest.mark.rule("SC-SAFE-30")
def test_a_scouted_card_stays_where_it_was_and_is_not_marked() -> None:
    text = f"slot=6 boards=1@B1:grumpy-lookout,1@B2:curious-dog cards=2@4:0,3@5:5 {CHEAP}"
    state = play(table(text), "1 use grumpy", "1 card 2 4")
    assert (card(state, "2@4", 1), card(state, "2@4", 3), card(state, "2@4", 2)) == ("0", "?", "0")
    assert fields(state)["cards"].startswith("1@6:6,2@4:0")
    assert asked(state) == "1 act"  # a poker card is no safe: Curious is silent


@pytest.mark.rule("SC-SAFE-31", "SC-INFO-01", "SC-INFO-06")
def test_which_cards_one_may_look_at() -> None:
    state = table("turn=4 slot=6 cards=1@5:0,2@4:4,3@3:A")
    assert (hand(state, 1), hand(state, 1, 2), hand(state, 1, 0)) == ("A2", "??", "??")
    assert (card(state, "1@5", 1), card(state, "2@4", 1), card(state, "3@3", 1)) == ("0", "?", "?")
    assert all(sheet.top == -2 for seat in range(4) for sheet in look(state, seat).sheets)  # nor any deck
    state = play(table("slot=6 boards=1@B1:grumpy-journalist cards=2@4:4"), "1 use grumpy")
    assert refused(state, "1 deck 2") == refused(state, "1 card 3 4") == "SC-SAFE-31"


# Reputation


@pytest.mark.rule("SC-REP-01", "SC-INFO-12")
def test_markers_move_and_may_share_a_space() -> None:
    state = play(table("slot=6 boards=1@B1:grumpy-schoolteacher rep=2,3,3"), "1 use grumpy")
    assert rep(state) == [3, 3, 3]


@pytest.mark.rule("SC-REP-01", "SC-REP-02")
@pytest.mark.parametrize("space", range(-2, 7))
def test_a_gain_or_loss_moves_a_marker_from_any_space(space: int) -> None:
    """P2 catches a bluff of P1: one space up and one down, as far as the track goes."""
    state = table(f"day=1 step=dusk cards=1@5:0!2 rep={space},{space},{space}")
    assert rep(state) == [max(space - 1, -2), min(space + 1, 6), space]


@pytest.mark.rule("SC-REP-02", "SC-REP-03")
def test_the_marker_stops_at_6() -> None:
    text = f"slot=6 boards=1@B1:grumpy-mayor,1@B2:talkative-dog {CHEAP}"
    state = play(table(f"{text} rep=6,0,0"), "1 use grumpy")
    assert (rep(state)[0], asked(state)) == (6, "1 act")  # no event
    assert asked(play(table(f"{text} rep=5,0,0"), "1 use grumpy")) == "1 react"


@pytest.mark.rule("SC-REP-02", "SC-REP-04", "SC-REP-06")
def test_the_marker_stops_at_minus_2() -> None:
    """A loss that is no cost is skipped: no event."""
    text = "day=1 step=dusk cards=1@5:0!2 boards=1@B1:daring-banker"
    state = table(f"{text} rep=-2,0,0")
    assert (rep(state)[0], asked(state)) == (-2, "0 under")
    state = table(f"{text} rep=-1,0,0")
    assert (rep(state)[0], asked(state)) == (-2, "1 react")


@pytest.mark.rule("SC-REP-05")
def test_a_cost_in_reputation_needs_a_marker_above_minus_2() -> None:
    text = "slot=6 boards=1@B1:lucky-con-artist,1@B2:grumpy-dog"
    assert "use lucky" in choices(table(f"{text} rep=-1,0,0"))
    state = table(f"{text} rep=-2,0,0")
    assert refused(state, "1 use lucky") == "SC-REP-05"


# Scoring


@pytest.mark.rule("SC-SCORE-02", "SC-SCORE-03", "SC-SCORE-04", "SC-SCORE-05", "SC-SCORE-06")
def test_what_scores() -> None:
    """Values, true marks of any player without a maximum, the space of the track, icons of trait and job."""
    text = (
        "step=dusk stolen=1:estate-2,2:depot-2 marks=estate-2:1#3,estate-2:2#3,estate-2:3#3,estate-2:1#2,depot-2:2#3 "
        "rep=-2,5,6 boards=3@B1:radioactive-automaton,3@B2:cybernetic-gambler"
    )
    state = table(text, cards=changed(job={"automaton": {"tech": 1}}))  # no job of the house has an icon
    assert api.scores(state) == (3 + 3 - 1, 2 + 0 + 2, 2 + 3 + 1)
    assert api.returns(state) == (0, 0, 1)


@pytest.mark.rule("SC-SCORE-03")
def test_every_true_mark_scores_also_two_of_one_player() -> None:
    marks = "marks=estate-2:1#3,estate-2:1#3,depot-2:3#2,depot-2:3#2"
    state = table(f"step=dusk rep=-1,-1,-1 stolen=1:estate-2,2:depot-2 {marks}")
    assert api.scores(state) == (3 + 2, 2 + 2, 0)


@pytest.mark.rule("SC-SCORE-02", "SC-INFO-21", "SC-DAY-06")
def test_at_the_end_stolen_safes_are_turned_up_and_nothing_else() -> None:
    state = table("step=dusk stolen=1:estate-2 cards=2@4:0 marks=depot-1:3#2")
    assert api.over(state)
    assert (knows(state, "estate-2"), knows(state, "depot-1"), knows(state, "depot-6")) == ("123", "3", "")
    assert safe_is_known(state, "estate-2")
    assert (card(state, "2@4", 1), hand(state, 2, 1)) == ("?", "")


def safe_is_known(state: api.State, which: str) -> bool:
    """Return whether everybody, including spectators, sees what is in a safe."""
    return knows(state, which) == "123" and any(one.safe >= 0 for one in look(state, 0).safes)


@pytest.mark.rule("SC-SCORE-01")
def test_the_game_ends_after_the_final_days_reveals() -> None:
    state = table("step=dusk day=2 cards=1@5:0!2")
    assert (api.over(state), rep(state)) == (True, [-1, 1, 0])
    assert not api.over(table("step=dusk day=1 cards=1@5:0!2"))
    state = table("step=dusk day=2 rep=-1,-1,-1 boards=1@B1:sleepy-schoolteacher")
    assert (asked(state), api.scores(state)) == ("1 react", ())  # the windows come first
    assert api.scores(play(state, "1 use sleepy")) == (1, 0, 0)


@pytest.mark.rule("SC-SCORE-07", "SC-SCORE-08")
def test_ties_go_to_dollars_then_to_the_later_turn() -> None:
    assert api.returns(table("step=dusk money=3,5,5")) == (0, 0, 1)
    assert api.returns(table("step=dusk first=3 money=3,5,5")) == (0, 1, 0)
    assert api.returns(table("step=dusk money=3,6,5")) == (0, 1, 0)


@pytest.mark.rule("SC-SCORE-06", "SC-SCORE-07")
@pytest.mark.parametrize(
    ("text", "by"), [("rep=0,3,0", 0), ("rep=-1,1,1 money=9,5,4", 1), ("rep=-1,1,1 money=9,3,3", 2)]
)
def test_the_last_message_says_what_decided(text: str, by: int) -> None:
    """More tech than the next (0), as much and more dollars (1), as much of both and a later turn (2)."""
    state = table(f"turn=12 step=act slot=6 {CHEAP} supply=0,0,0 jail=0,0,0 {text}")
    told = [*say(state, "3 hire honest"), *say(state, "3 arrange done")]
    assert told[-1][:2] == ("end", by)


@pytest.mark.rule("SC-SCORE-09")
def test_lower_ranks_follow_the_same_criteria() -> None:
    state = table(f"turn=12 step=act slot=6 {CHEAP} rep=0,3,0 money=3,0,3 supply=0,0,0 jail=0,0,0")
    told_now = [*say(state, "3 hire honest"), *say(state, "3 arrange done")]
    assert told_now[-1] == ("end", 0, 1, 2, 0)  # P2 first; P3 moved later than P1


@pytest.mark.rule("SC-SCORE-09")
@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("rep=6,3,0 money=0,3,9", (0, 1, 2)),  # by tech, though the dollars say otherwise
        ("rep=-2,6,3 money=9,0,3", (1, 2, 0)),
        ("rep=6,1,1 money=0,9,3", (0, 1, 2)),  # as much tech: by dollars
        ("rep=1,6,1 money=9,0,3", (1, 0, 2)),
        ("rep=6,1,1 money=0,3,3", (0, 2, 1)),  # as much of both: who moved later
    ],
)
def test_second_place_goes_by_tech_then_dollars_then_turn(text: str, order: tuple[int, ...]) -> None:
    state = table(f"turn=12 step=act slot=6 {CHEAP} supply=0,0,0 jail=0,0,0 {text}")
    told = [*say(state, "3 hire honest"), *say(state, "3 arrange done")]
    assert told[-1] == ("end", 0, *order)


@pytest.mark.rule("SC-SCORE-10")
def test_what_scores_nothing() -> None:
    """Strategy cards, unused marks, henchmen, dollars."""
    leaders = "leaders=preston-cain,lilith-boone,doc-zimmer rep=-1,-1,-1"
    state = table(f"step=dusk {leaders} money=99,0,0 supply=3,0,0 jail=0,0,0 marks=depot-1:2#2", strategy_cards=True)
    assert api.scores(state) == (0, 0, 0)


@pytest.mark.rule("SC-SAFE-25", "SC-INFO-13")
def test_five_known_safes_tell_the_sixth() -> None:
    """A safe that never leaves its location can be deduced by elimination, which is no secret look."""
    text = "seen=1:estate-1,1:estate-2,1:estate-3,1:estate-4,1:estate-5"
    state = table(text)
    assert knows(state, "estate-6") == "1"
    assert {fields(world).get("safes", "-").count("estate-6") for world in worlds(state, 1, 20)} == {0}
    wait(state, "2 plan")
