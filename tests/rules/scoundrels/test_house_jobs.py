"""Sections 13.1 and 14.1: the jobs of the house, and the words of all abilities."""

import pytest
from tests.rules.scoundrels.play import (
    CHEAP,
    asked,
    board,
    card,
    choices,
    ids,
    jail,
    kinds,
    lies,
    men,
    money,
    play,
    refused,
    rep,
    rules_for,
    say,
    supply,
    table,
    used,
    using,
)

DONE = "1 arrange done"
POOR = f"{CHEAP} money=0,0,0"


@pytest.mark.rule("SC-JOB-HOUSE-1")
@pytest.mark.parametrize(
    ("job", "text", "lines", "dollars"),
    [
        ("alchemist", "money=3,0,0", ["1 spend 2"], 3 - 2 + 4),
        (
            "auctioneer",
            "saloon=filthy-banker,honest-outlaw,cocky-cow money=1,0,0",
            ["1 yes", "1 hire filthy", DONE],
            0,
        ),
        ("bartender", "", ["1 choose gain"], 3),
        ("blacksmith", "", ["1 no"], 2),
        ("drifter", "", [], 4),
        ("farmer", "boards=1@B2:loyal-cow,1@B5:gentle-dog", [], 3),
        ("gardener", "", ["1 safe estate-1", "1 mark 2"], 1),
        ("gunslinger", "", ["1 seat 2"], 3),
        ("judge", "jail=3,1,1 supply=0,2,2", [], 1),
        ("lab-assistant", "", ["1 safe laboratory-1", "1 mark 2"], 0),
        ("loan-shark", "money=0,1,1", [], 4),
        ("lookout", "cards=2@4:0", [], 1),
        ("mayor", "rep=2,0,0", [], 3),
        ("oil-baron", "", [], 5),
        ("pickpocket", "money=0,5,1", ["1 seat 2"], 2),
        ("ringleader", "", ["1 hire cunning", DONE], 0),
        ("rustler", "money=0,5,0 saloon=cunning-printer,seductive-outlaw,honest-forger", [], 3),
        ("safecracker", "money=3,0,0", ["1 safe depot-1", "1 mark 2", "1 yes"], 0),
        ("schoolteacher", "", [], 0),
        ("smuggler", "money=1,0,0", ["1 safe depot-1", "1 mark 2", "1 safe depot-2", "1 mark 2"], 0),
        ("stable-hand", "", ["1 choose gain"], 2),
        ("stationmaster", "", ["1 safe depot-1", "1 mark 2"], 1),
        ("surveyor", "", ["1 safe depot-1", "1 mark 2"], 1),
        ("train-robber", "money=1,0,0", ["1 safe depot-1"], 0),
        ("warden", "", ["2 trust", "3 trust"], 2),
    ],
)
def test_jobs_of_the_house(job: str, text: str, lines: list[str], dollars: int) -> None:
    state = using(job, f"{text} boards=1@B4:selfish-dog" if "boards" not in text else text, *lines)
    assert (money(state)[0], used(state)) == (dollars, {"grumpy", job})
    assert asked(state) in ("1 abilities", "1 act", "1 end")  # it is complete


def test_all_jobs_of_the_house_are_played() -> None:
    """SC-JOB-HOUSE-1 names 25 jobs; the test above plays each."""
    (mark,) = [mark for mark in test_jobs_of_the_house.pytestmark if mark.name == "parametrize"]
    played = {case[0] for case in mark.args[1]}
    jobs = rules_for().cards["job"]
    assert isinstance(jobs, list)
    assert played <= set(ids(rules_for(), "job"))
    assert len(played) == 25


@pytest.mark.rule("SC-JOB-HOUSE-1", "SC-USE-07")
def test_schoolteacher_teaches_below_three() -> None:
    assert rep(using("schoolteacher", "rep=2,0,0"))[0] == 3
    state = table(f"slot=6 boards=1@B1:grumpy-schoolteacher,1@B2:lucky-banker {CHEAP} rep=3,0,0")
    assert choices(state) == ["pass", "use lucky"]
    assert refused(state, "1 use grumpy") == "SC-USE-07"


@pytest.mark.rule("SC-JOB-HOUSE-4")
@pytest.mark.parametrize(("space", "dollars"), [(-2, 0), (-1, 0), (0, 1), (3, 4), (6, 4)])
def test_mayor_gains_reputation_first(space: int, dollars: int) -> None:
    state = using("mayor", f"rep={space},0,0")
    assert (rep(state)[0], money(state)[0]) == (min(6, space + 1), dollars)


@pytest.mark.rule("SC-JOB-HOUSE-5")
def test_safecracker_decides_after_the_mark() -> None:
    state = using("safecracker", "money=3,0,0", "1 safe depot-1", "1 mark 2")
    assert (asked(state), choices(state)) == ("1 may-steal", ["no", "yes"])
    play(state, "1 yes")
    assert (lies(state, "depot-1"), money(state)[0]) == ("stolen 1", 0)  # that one, without another question


@pytest.mark.rule("SC-JOB-HOUSE-6")
def test_rustler_robs_the_richer_only() -> None:
    saloon_text = CHEAP.replace("rustler", "outlaw")
    state = using("rustler", f"money=2,3,5 {saloon_text}")
    assert choices(state) == ["seat 2", "seat 3"]
    assert money(play(state, "1 seat 2")) == [5, 0, 5]
    state = using("rustler", f"money=4,4,4 {saloon_text}")
    assert (money(state), asked(state)) == ([4, 4, 4], "1 act")
    state = using("rustler", f"money=0,0,2 {saloon_text}")
    assert money(state) == [2, 0, 0]  # all they have if less


@pytest.mark.rule("SC-JOB-HOUSE-8")
def test_blacksmith_takes_a_henchman_back() -> None:
    """A card left without any is not revealed."""
    text = "day=1 turn=10 cards=1@6:0,2@4:4!1,3@5:5!1 hands=1:A,2:0+A,3:0+A supply=0,0,0 jail=1,1,1"
    state = using("blacksmith", text, "1 yes")
    assert choices(state) == ["card 2 4", "card 3 5"]
    assert refused(state, "1 card 1 6") == "SC-JOB-HOUSE-8"
    play(state, "1 card 2 4")
    assert (supply(state)[0], men(state, "2@4"), men(state, "3@5"), money(state)[0]) == (1, "", "1", 2)


@pytest.mark.rule("SC-JOB-HOUSE-9", "SC-USE-11")
def test_ringleader_with_an_empty_saloon() -> None:
    state = using("ringleader", "traits=- saloon=- money=2,0,0")
    assert (rep(state)[0], used(state)) == (-1, {"grumpy", "ringleader"})
    assert board(state, 1) == {"B1": "grumpy-ringleader"}


@pytest.mark.rule("SC-JOB-HOUSE-10")
def test_alchemist_announces_x() -> None:
    assert choices(using("alchemist", "money=3,0,0")) == ["spend 1", "spend 2", "spend 3"]  # at most what one has
    state = using("alchemist", "money=9,0,0")
    assert choices(state) == ["spend 1", "spend 2", "spend 3", "spend 4"]
    assert refused(state, "1 spend 5") == "SC-JOB-HOUSE-10"
    assert kinds(say(state, "1 spend 4"))[:2] == ["spend", "gain"]
    assert money(state)[0] == 13


@pytest.mark.rule("SC-JOB-HOUSE-11")
def test_lookout() -> None:
    state = using("lookout", "cards=1@5:0,2@4:4 turn=4 hands=1:A+2+3")
    assert (card(state, "2@4", 1), money(state)[0]) == ("4", 1)  # the only one of an opponent


@pytest.mark.rule("SC-JOB-HOUSE-13")
@pytest.mark.parametrize(("jailed", "left"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_judge_frees_as_many_as_possible(jailed: int, left: int) -> None:
    state = using("judge", f"jail={jailed},2,2 supply=0,1,1")
    assert (jail(state), supply(state)[0]) == ([left, 2, 2], jailed - left)


# The vocabulary


@pytest.mark.rule("SC-EFF-01")
def test_a_target_is_chosen_so_that_the_step_does_something() -> None:
    """A player without an available henchman can't be named while another has one; nor can one without dollars."""
    state = using("deputy", "supply=2,0,2 jail=1,3,1")
    assert asked(state) == "3 guard"  # P3 is the only one
    state = using("pickpocket", "money=0,0,3")
    assert money(state) == [2, 0, 1]
    state = using("gunslinger", "rep=0,-2,0")
    assert rep(state) == [0, -2, -1]
    state = using("deputy", "supply=2,1,1")
    assert refused(state, "1 seat 1") == "SC-EFF-01"


@pytest.mark.rule("SC-EFF-02")
def test_without_a_target_the_next_step_follows() -> None:
    state = using("deputy", "supply=2,0,0 jail=1,3,3")
    assert (money(state)[0], asked(state)) == (2, "1 act")


@pytest.mark.rule("SC-EFF-04")
def test_an_option_that_does_nothing_cannot_be_chosen_while_another_does_something() -> None:
    state = using("stable-hand", "jail=0,1,1")
    assert money(state)[0] == 2  # nothing to free: the dollars without a question
    state = using("stable-hand", "jail=1,1,1")
    assert choices(state) == ["choose gain", "choose free"]
    state = using("bartender", "rep=6,0,0")
    assert money(state)[0] == 3


@pytest.mark.rule("SC-EFF-05", "SC-EFF-06")
def test_a_may_with_a_cost_needs_the_dollars() -> None:
    assert choices(using("safecracker", "money=2,0,0", "1 safe depot-1", "1 mark 2")) == ["no"]
    state = using("mail-carrier", "saloon=filthy-banker,loyal-marshal,cocky-chef money=1,0,0")
    assert choices(state) == ["no"]
    assert refused(state, "1 yes") == "SC-EFF-05"


@pytest.mark.rule("SC-EFF-08", "SC-JOB-INVESTOR-3")
def test_cards_today_are_4_at_the_end_of_the_day() -> None:
    state = play(table("day=1 step=dusk boards=1@B1:sleepy-investor money=0,0,0"), "1 use sleepy")
    assert money(state)[0] == 4


@pytest.mark.rule("SC-EFF-09")
def test_a_card_wins_over_a_rule() -> None:
    """Each of four cards does what a rule forbids to all others."""
    # A scoundrel is used once in a turn (SC-USE-01); Stunning says twice.
    assert asked(play(table(f"slot=6 boards=1@B1:grumpy-banker {POOR}"), "1 use grumpy")) == "1 act"
    assert asked(play(table(f"slot=6 boards=1@B1:stunning-banker {POOR}"), "1 use stunning")) == "1 again"
    # Only safes on the map are stolen (SC-SAFE-17); the Inventor steals an unused one.
    state = play(table("slot=5"), "1 leader leader-steal")
    assert refused(state, "1 safe depot-6") == "SC-SAFE-27"
    assert "safe depot-6" in choices(using("inventor"))
    # A poker card is played face down into a slot (SC-PLAN-02); the Honest lets the 0 lie open.
    for trait, offered in (("grumpy", False), ("honest", True)):
        state = table(f"step=plan boards=1@B1:{trait}-banker hands=1:0+2+3+4")
        assert ("show 0" in choices(state)) == offered
    # Nobody looks at a deck (SC-SAFE-31); the Abomination does.
    assert "deck 2" in choices(using("abomination"))


@pytest.mark.rule("SC-EFF-10")
def test_you_is_who_uses_the_scoundrel() -> None:
    """In the turn of P2 it is P1 who pays and steals, who names an opponent, and from whose left opponents come."""
    theft = f"turn=2 slot=5 supply=0,0,0 jail=3,3,3 {CHEAP} money=3,5,7"
    state = play(table(f"{theft} boards=1@B1:jealous-outlaw"), "2 leader leader-steal", "2 safe depot-1")
    play(state, "1 use jealous", "1 safe depot-2")
    assert (money(state), lies(state, "depot-2")) == ([1, 5, 7], "stolen 1")
    state = play(table(f"{theft} boards=1@B1:jealous-pickpocket"), "2 leader leader-steal", "2 safe depot-1")
    play(state, "1 use jealous")
    assert (asked(state), choices(state)) == ("1 opponent", ["seat 2", "seat 3"])
    assert money(play(state, "1 seat 2")) == [5, 3, 7]
    state = play(table(f"{theft} boards=1@B1:jealous-loan-shark"), "2 leader leader-steal", "2 safe depot-1")
    robbed = [message[2] for message in say(state, "1 use jealous") if message[0] == "rob"]
    assert (robbed, money(state)) == ([1, 2], [7, 4, 6])


@pytest.mark.rule("SC-EFF-07", "SC-COMM-05")
@pytest.mark.parametrize(
    ("job", "lines"),
    [
        ("chef", []),
        ("outlaw", ["1 safe depot-1"]),
        ("mail-carrier", ["1 yes", "1 hire honest", "1 arrange done"]),
        ("marshal", ["1 sheriff bail", "1 seat 2"]),
    ],
)
def test_what_is_spent_goes_to_the_bank(job: str, lines: list[str]) -> None:
    state = using(job, "money=2,3,4", *lines)
    assert money(state)[1:] == [3, 4]


@pytest.mark.rule("SC-EFF-07")
def test_robbing_takes_from_a_player_what_there_is() -> None:
    assert money(using("loan-shark", "money=0,3,0")) == [3, 2, 0]
