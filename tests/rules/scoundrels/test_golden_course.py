"""Section 17: the golden scenarios about days, saloon, safes, scoring and options."""

import pytest
from tests.promises import sound
from tests.rules.scoundrels.play import (
    NO_MORE_MEN,
    asked,
    board,
    card,
    choices,
    game,
    hand,
    kinds,
    knows,
    lies,
    marks,
    money,
    pile,
    play,
    refused,
    rep,
    saloon,
    say,
    settle,
    supply,
    table,
    wait,
)

from skulduggery import api


@pytest.mark.golden("scoundrels", 1)
@pytest.mark.rule("SC-SCORE-02", "SC-SCORE-03", "SC-SCORE-04", "SC-SCORE-05", "SC-SCOU-07", "SC-SCOU-08")
def test_gs01_scoring_example() -> None:
    state = table(
        "turn=12 step=act slot=6 rep=3,0,0 stolen=1:estate-2,1:estate-4 marks=estate-2:1#3,estate-2:2#3,estate-4:1#2 "
        "boards=1@B1:filthy-dog,1@B2:cybernetic-outlaw,1@B3:elderly-banker,1@B4:helpful-prospector " + NO_MORE_MEN
    )
    told = say(play(state, "3 sheriff"), "3 sheriff sell")
    assert ("tech", 0, 3 + 4, 2, 2, 1) in told
    assert api.scores(state)[0] == 12


@pytest.mark.golden("scoundrels", 2)
@pytest.mark.rule("SC-DAY-01", "SC-DAY-03", "SC-DAY-04", "SC-DAY-05", "SC-BLUFF-02", "SC-PLAN-05", "SC-SCORE-01")
def test_gs02_bluffs_revealed() -> None:
    state = table("day=1 step=dusk cards=1@5:0!23,1@4:2!2,1@3:3")
    assert asked(state) == "0 under"  # the batch is over; chance is to shuffle what P1 has played
    assert rep(state) == [-2, 2, 1]
    assert supply(state) == [2, 2, 2]
    assert [card(state, where, 2) for where in ("1@5", "1@4", "1@3")] == ["0", "2", "?"]


@pytest.mark.golden("scoundrels", 3)
@pytest.mark.rule("SC-DAY-02")
def test_gs03_wrong_suspicion() -> None:
    state = table("day=1 step=dusk cards=2@4:4!13")
    assert card(state, "2@4", 1) == "4"
    assert (rep(state), supply(state)) == ([0, 0, 0], [1, 2, 1])
    assert [sheet.jail for sheet in api.view(state, 0).sheets] == [2, 1, 2]


@pytest.mark.golden("scoundrels", 4)
@pytest.mark.rule("SC-DAY-06")
@pytest.mark.parametrize("day", [1, 2])
def test_gs04_not_suspected(day: int) -> None:
    state = table(f"day={day} step=dusk cards=3@6:0")
    assert api.over(state) == (day == 2)
    assert card(state, "3@6", 1) == card(state, "3@6", 2) == "?"
    assert (rep(state), supply(state)) == ([0, 0, 0], [2, 2, 2])


@pytest.mark.golden("scoundrels", 5)
@pytest.mark.rule("SC-DAY-18", "SC-DAY-19", "SC-REP-07")
def test_gs05_first_player_of_the_next_day() -> None:
    state = table("day=1 step=dusk first=2 rep=3,3,1")
    settle(state)
    assert asked(state) == "2 plan"
    state = table("day=1 step=dusk first=2 rep=4,3,1")
    settle(state)
    assert choices(state) == ["seat 1", "seat 2", "seat 3"]
    assert asked(play(state, "1 seat 3")) == "3 plan"


@pytest.mark.golden("scoundrels", 6)
@pytest.mark.rule("SC-DAY-15", "SC-DAY-16", "SC-DAY-17", "SC-CONST-03", "SC-JOB-AUTOMATON-3")
def test_gs06_poker_cycle() -> None:
    played = "day=1 step=dusk cards=1@A:0,1@2:A,1@3:2,1@4:3"
    state = play(table(f"{played} decks=1:4+6+5"), "0 under 3 1 4 2")
    wait(state, "1 plan")
    assert hand(state, 1) == "2456"
    assert hand(state, 1, 2) == "????"
    state = play(table(f"{played} hands=1:4 decks=1:6+5"), "0 under 4 3 2 1")
    wait(state, "1 plan")
    assert hand(state, 1) == "3456"


@pytest.mark.golden("scoundrels", 7)
@pytest.mark.rule("SC-SALOON-01", "SC-CONST-06", "SC-HIRE-01", "SC-HIRE-02")
def test_gs07_saloon_refill() -> None:
    state = table("step=act slot=6 saloon=filthy-dog,lucky-cow,cocky-horse")
    assert choices(state) == ["sheriff", "hire filthy", "hire lucky", "hire cocky"]
    told = kinds(say(state, "1 hire lucky"))
    assert told == ["hire", "spend"]
    told = kinds(say(state, "1 arrange done"))
    assert told[:2] == ["arrange", "create"]
    new, *rest = saloon(state)
    assert rest == ["filthy-dog", "cocky-horse"]
    assert new not in ("-", "lucky-cow")
    assert board(state, 1) == {"B1": "lucky-cow"}


@pytest.mark.golden("scoundrels", 8)
@pytest.mark.rule("SC-SHER-01", "SC-SHER-02", "SC-SHER-07", "SC-HIRE-03", "SC-SALOON-03")
def test_gs08_sheriff_order() -> None:
    state = table("slot=3 money=0,0,0 saloon=filthy-prospector,lucky-chef,cocky-horse")
    told = say(state, "1 pass")  # nothing can be hired and only selling is possible: nobody need be asked
    assert kinds(told)[:4] == ["discard", "create", "sheriff", "gain"]
    assert money(state)[0] == 2
    assert pile(state) == ["cocky-horse"]
    assert saloon(state)[1:] == ["filthy-prospector", "lucky-chef"]
    state = play(table("step=act slot=6 money=2,0,0 saloon=filthy-prospector,lucky-chef,cocky-horse"), "1 sheriff")
    assert choices(state) == ["sheriff sell", "sheriff bail"]


@pytest.mark.golden("scoundrels", 9)
@pytest.mark.rule("SC-SAFE-19", "SC-SAFE-21", "SC-SAFE-22", "SC-SAFE-23", "SC-SAFE-13", "SC-SAFE-17", "SC-INFO-20")
def test_gs09_safe_limit() -> None:
    state = table("day=1 slot=5 stolen=1:estate-3 marks=estate-3:2#3,estate-3:1#4")
    play(state, "1 leader leader-steal", "1 safe depot-2")
    assert asked(state) == "1 abandon"
    assert choices(state) == ["safe depot-2", "safe estate-3"]
    assert knows(state, "depot-2") == "1"
    told = say(state, "1 safe estate-3", to=3)
    assert ("abandon", 0, 8, None, 2) in told
    assert (lies(state, "depot-2"), lies(state, "estate-3")) == ("stolen 1", "map 3")
    assert marks(state, "estate-3") == ["2#3", "1#4"]
    assert (knows(state, "estate-3"), knows(state, "depot-2")) == ("12", "1")
    wait(state, "2 plan")
    state = play(state, "2 play A 5", "2 leader leader-steal")
    assert "safe estate-3" in choices(state)
    assert "safe depot-2" not in choices(state)


@pytest.mark.golden("scoundrels", 10)
@pytest.mark.rule("SC-SAFE-24", "SC-SAFE-25", "SC-JOB-INVENTOR-3", "SC-JOB-INVENTOR-4", "SC-JOB-INVENTOR-1")
def test_gs10_unused_safe_and_a_full_location() -> None:
    state = table("day=1 slot=6 boards=1@B1:grumpy-inventor,1@B2:proud-prospector stolen=1:estate-3")
    play(state, "1 use grumpy")
    assert choices(state) == ["safe depot-6", "safe estate-6", "safe laboratory-6"]
    play(state, "1 safe depot-6", "1 safe depot-6")
    assert (lies(state, "depot-6"), lies(state, "estate-3")) == ("unused", "stolen 1")
    assert choices(state) == ["pass", "use proud"]  # `stole` was raised
    assert knows(state, "depot-6") == "1"


SIX_OUT = "depot-1:1#2,depot-2:1#3,depot-3:1#4,depot-4:1#6,depot-5:1#7,estate-2:1#4"


@pytest.mark.golden("scoundrels", 11)
@pytest.mark.rule("SC-SAFE-05", "SC-SAFE-06", "SC-SAFE-03", "SC-SAFE-04")
def test_gs11_one_mark_left() -> None:
    state = play(table(f"slot=A marks={SIX_OUT}"), "1 leader leader-scout", "1 safe laboratory-1")
    assert choices(state) == ["mark 4", "mark 5"]
    assert [refused(state, f"1 mark {n}") for n in (2, 3, 6, 7)] == ["SC-SAFE-06"] * 4
    assert refused(state, "1 mark none") == "SC-SAFE-07"


@pytest.mark.golden("scoundrels", 11)
@pytest.mark.rule("SC-SAFE-07", "SC-SAFE-08", "SC-SAFE-09")
def test_gs11_all_marks_out() -> None:
    out = "depot-1:1#2,depot-2:1#3,depot-3:1#4,depot-4:1#6,estate-1:1#5,estate-2:1#4,estate-3:1#7"
    text = f"slot=A marks={out} stolen=1:estate-1,2:estate-2,2:estate-3"
    state = play(table(text), "1 leader leader-scout", "1 safe laboratory-1")
    moves = [("depot-1", 2, 3), ("depot-2", 3, 2), ("depot-3", 4, 5), ("depot-4", 6, 7), ("estate-1", 5, 4)]
    expected = [f"mark {n} from {which} {a}" for which, a, b in moves for n in sorted((a, b))]
    assert choices(state) == ["mark none", *expected]
    assert refused(state, "1 mark 4 from estate-2 4") == "SC-SAFE-08"
    assert marks(play(table(text), "1 leader leader-scout", "1 safe laboratory-1", "1 mark none"), "laboratory-1") == []
    play(state, "1 mark 7 from depot-4 6")
    assert (marks(state, "depot-4"), marks(state, "laboratory-1")) == ([], ["1#7"])


@pytest.mark.golden("scoundrels", 41)
@pytest.mark.rule("SC-JOB-MARSHAL-1", "SC-JOB-MARSHAL-2", "SC-SHER-05", "SC-SHER-08", "SC-SHER-09")
def test_gs41_marshal() -> None:
    state = table("slot=6 boards=1@B1:grumpy-marshal money=12,0,0 saloon=filthy-cow,lucky-banker,cocky-horse")
    play(state, "1 use grumpy")
    assert choices(state) == ["sheriff sell", "sheriff bail", "sheriff bail-two", "sheriff bribe"]
    assert ("spend", 0, 12) in say(state, "1 sheriff bribe")
    # Step 3: nothing can be hired, so the Sheriff's Office, where only selling is possible.
    told = say(state, "1 safe depot-3")
    assert kinds(told)[:5] == ["steal", "discard", "create", "sheriff", "gain"]
    assert (money(state)[0], lies(state, "depot-3"), pile(state)[0]) == (2, "stolen 1", "cocky-horse")


@pytest.mark.golden("scoundrels", 42)
@pytest.mark.rule("SC-SCORE-06", "SC-SCORE-07", "SC-SCORE-08", "SC-SCORE-09")
def test_gs42_ties() -> None:
    safes = "stolen=1:laboratory-4,1:laboratory-5,2:depot-5,2:estate-4,3:depot-4,3:estate-6"
    marks = "marks=estate-6:1#6,depot-4:3#4,estate-4:2#4,depot-5:2#6,laboratory-4:1#5,laboratory-5:1#5"
    text = f"first=3 step=dusk {safes} rep=6,6,4 {marks}"
    state = table(f"{text} money=5,5,0")
    assert api.scores(state) == (15, 15, 14)
    assert api.returns(state) == (0, 1, 0)
    state = table(f"{text} money=6,5,0")
    assert api.returns(state) == (1, 0, 0)


WILD = {"mode": "extended", "wild_saloon": True}


@pytest.mark.golden("scoundrels", 43)
@pytest.mark.rule("SC-OPT-11", "SC-OPT-12", "SC-OPT-09")
def test_gs43_wild_saloon() -> None:
    text = "step=act slot=6 money=9,0,0 saloon=filthy-banker,lucky-cow,cocky-horse"
    state = table(text, **WILD)
    play(state, "1 hire filthy", "1 arrange done")
    (new, *rest) = saloon(state)
    assert rest == ["lucky-cow", "cocky-horse"]
    assert new.endswith("-outlaw")
    state = table(text, **WILD)
    play(state, "1 hire cocky", "1 arrange done")
    (new, *rest) = saloon(state)
    assert rest == ["filthy-banker", "lucky-cow"]
    assert new.endswith("-dog")


@pytest.mark.golden("scoundrels", 43)
@pytest.mark.rule("SC-OPT-12")
def test_gs43_two_purple_after_a_swap() -> None:
    text = "step=act slot=6 money=9,0,0 saloon=filthy-banker,lucky-outlaw,cocky-doctor"
    state = play(table(text, **WILD), "1 hire cocky", "1 arrange done")
    assert saloon(state)[1:] == ["filthy-banker", "lucky-outlaw"]
    jobs = ["investor", "journalist", "marshal", "deputy"]
    assert not any(saloon(state)[0].endswith(job) for job in jobs)
    state = play(table(text, **WILD), "1 hire filthy", "1 arrange done")
    assert saloon(state)[1:] == ["lucky-outlaw", "cocky-doctor"]
    assert not any(saloon(state)[0].endswith(job) for job in jobs)


@pytest.mark.golden("scoundrels", 44)
@pytest.mark.rule("SC-OPT-16")
@pytest.mark.parametrize("seed", range(5))
def test_gs44_start_from_zero(seed: int) -> None:
    state = game(4, seed, mode="extended", start_from_zero=True)
    sound.check(state)
    for seat in range(1, 5):
        assert hand(state, seat)[0] == "0"
        assert len(hand(state, seat)) == 4
        assert set(hand(state, seat)[1:]) < set("A23456")
        assert api.view(state, 0).sheets[seat - 1].deck == 3


@pytest.mark.golden("scoundrels", 45)
@pytest.mark.rule("SC-SALOON-06", "SC-SALOON-07", "SC-SALOON-08")
def test_gs45_empty_decks() -> None:
    text = "step=act slot=6 saloon=filthy-cow,lucky-chef,cocky-horse money=9,0,9 traits=- "
    state = play(table(text + NO_MORE_MEN, 3), "1 hire lucky", "1 arrange done")
    assert saloon(state) == ["-", "filthy-cow", "cocky-horse"]
    play(state, "2 play 0 6")  # P2 has no money: the Sheriff's Office
    assert saloon(state) == ["-", "-", "filthy-cow"]
    assert pile(state)[0] == "cocky-horse"
    play(state, "3 play 0 6", "3 hire filthy", "3 arrange done")
    assert saloon(state) == ["-", "-", "-"]
    before = pile(state)
    assert say(play(state, "1 play A 5"), "1 pass") == []  # hiring is not offered, nothing is discarded
    assert choices(state) == ["sheriff sell", "sheriff bail", "sheriff bail-two"]
    assert pile(state) == before


@pytest.mark.golden("scoundrels", 55)
@pytest.mark.rule("SC-DAY-07", "SC-DAY-08", "SC-DAY-09", "SC-SCORE-01", "SC-SAFE-20")
def test_gs55_final_day() -> None:
    state = table("step=dusk cards=2@5:0!1 boards=1@B1:talkative-outlaw money=2,0,0 stolen=1:depot-1")
    assert (rep(state), choices(state)) == ([1, -1, 0], ["pass", "use talkative"])
    play(state, "1 use talkative", "1 safe depot-5")  # the limit is two: nothing is abandoned
    assert api.over(state)
    assert api.scores(state) == (2 + 6 + 1, 0, 1)
    assert api.view(state, 0).sheets[1].deck == 6  # no D2: the card still lies in its slot
