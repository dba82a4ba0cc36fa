"""Section 5: scoring. Crooks of no gang are used where gangs would get in the way."""

import pytest
from tests.rules.play import End, deck, grid, names, pass_all, say, table

from skulduggery import api


@pytest.mark.rule("CR-SCORE-01")
def test_all_face_down_crooks_are_turned_up() -> None:
    rows = "1@5:~forger+getaway-driver,2@9:~phantom,2@2:bungler"
    state = table(f"piles=A:dip rows={rows} money=9,9 turn=1")
    messages = pass_all(state)
    crooks = [names(state.rules).index(one) for one in ("forger", "phantom")]
    assert [message[0] for message in messages[:3]] == ["pass", "turn", "pass"]
    assert messages[3:5] == [("reveal", 0, 3, crooks[0]), ("reveal", 1, 7, crooks[1])]  # before anything is scored
    assert messages[5][0] == "score-target"
    for eyes in (0, 1, 2):
        assert grid(state, eyes) == {"1@5": "forger+getaway-driver", "2@9": "phantom", "2@2": "bungler"}


@pytest.mark.rule("CR-SCORE-02")
def test_targets_are_scored_one_by_one_from_2_up() -> None:
    end = End("1@9:forger,2@3:wheelman")
    assert [message[1] for message in end.messages if message[0] == "score-target"] == list(range(8))


@pytest.mark.rule("CR-SCORE-02")
def test_the_highest_level_takes_the_points() -> None:
    end = End("1@5:forger,2@5:safecracker,3@5:bungler,1@7:ice-man,3@7:phantom,2@2:getaway-driver", 3)
    assert end.points[5] == [0, 5 + 2 + 2 - 6, 0]
    assert end.points[7] == [0, 0, 7 - 2]
    assert end.points[2] == [0, 2, 0]
    assert end.scores == [0, 3 + 2, 5]


@pytest.mark.rule("CR-SCORE-02")
def test_the_level_decides_not_the_number_of_crooks() -> None:
    end = End("1@8:bungler+lookout,2@8:ice-man,1@7:forger+getaway-driver,2@7:phantom")
    assert end.levels[8] == [3, 4]
    assert end.points[8] == [0, 2]
    assert end.levels[7] == [8, 9]
    assert end.points[7] == [0, 7]


@pytest.mark.rule("CR-SCORE-03")
@pytest.mark.parametrize(("target", "share"), [(9, 4), (8, 4), (3, 1), (2, 1)])
def test_tied_players_share_rounded_down(target: int, share: int) -> None:
    end = End(f"1@{target}:enforcer,2@{target}:torpedo")
    assert end.points[target] == [share, share]
    assert end.scores == [share + 5, share + 5]


@pytest.mark.rule("CR-SCORE-03")
def test_only_the_highest_share() -> None:
    end = End("1@8:enforcer,2@8:torpedo,3@8:bruiser", 3)
    assert end.points[8] == [4, 4, 0]


@pytest.mark.rule("CR-SCORE-04")
def test_all_modifiers_count_whoever_placed_them() -> None:
    end = End("1@4:forger,2@4:wheelman")
    assert end.worth[4] == 4 + 2 - 1  # the loser's too
    end = End("1@4:~safecracker,2@4:wheelman,3@4:~forger", 3)
    assert end.worth[4] == 4 + 2 - 1 + 2  # face down too
    end = End("1@4:safecracker,2@5:phantom")
    assert (end.worth[4], end.worth[5], end.worth[6]) == (4 + 2, 5 - 2, 6)  # not elsewhere


@pytest.mark.rule("CR-SCORE-04")
@pytest.mark.parametrize("target", range(2, 10))
def test_a_target_is_worth_its_number(target: int) -> None:
    end = End(f"1@{target}:ice-man")
    assert end.scores == [target, 0]


@pytest.mark.rule("CR-SCORE-05")
def test_a_target_is_never_worth_less_than_0() -> None:
    end = End("1@2:~bungler,2@2:phantom,2@9:ice-man")
    assert end.worth[2] == 0
    assert end.scores == [0, 9]


@pytest.mark.rule("CR-SCORE-05")
def test_exactly_0_and_1_are_possible() -> None:
    end = End("1@6:bungler,1@7:dynamiter+getaway-driver,2@3:phantom")
    assert (end.worth[6], end.worth[7], end.worth[3]) == (0, 4, 1)


@pytest.mark.rule("CR-SCORE-04", "CR-SCORE-05")
def test_all_modifiers_are_added_up_before_0_is_the_least() -> None:
    """Covered ones too, and in whatever order: a target that sank below 0 on the way is not raised there."""
    for rows in ("1@5:bungler,2@5:forger", "1@5:forger,2@5:bungler"):
        assert End(rows).worth[5] == 5 - 6 + 2
    assert End("1@8:phantom+getaway-driver+lookout").worth[8] == 8 - 2


@pytest.mark.rule("CR-SCORE-06")
@pytest.mark.parametrize(("seats", "points"), [(2, 5), (3, 4), (4, 3)])
@pytest.mark.parametrize(("gang", "crook"), [("N", "enforcer"), ("W", "torpedo"), ("O", "smuggler")])
def test_most_members_of_a_gang_take_points(seats: int, points: int, gang: str, crook: str) -> None:
    end = End(f"2@5:{crook}", seats)
    assert end.gangs[gang][1] == points
    assert end.scores == [0, 5 + points, *[0] * (seats - 2)]


@pytest.mark.rule("CR-SCORE-06")
def test_a_gang_goes_to_strictly_most_members() -> None:
    end = End("1@2:enforcer,1@3:bruiser,2@4:brawler,2@5:torpedo,3@5:dip,3@6:cracksman,3@7:bootlegger", 3)
    assert (end.members["N"], end.gangs["N"]) == ([2, 1, 0], [4, 0, 0])
    assert (end.members["W"], end.gangs["W"]) == ([0, 1, 3], [0, 0, 4])
    assert (end.members["O"], end.gangs["O"]) == ([0, 0, 0], [0, 0, 0])


@pytest.mark.rule("CR-SCORE-06")
def test_a_tied_gang_gives_nobody_anything() -> None:
    end = End("1@2:enforcer,2@3:bruiser,3@4:torpedo", 3)
    assert end.gangs["N"] == [0, 0, 0]
    assert end.gangs["W"] == [0, 0, 4]
    end = End("1@2:enforcer,1@3:loudmouth,2@4:bruiser,2@5:brawler,3@6:barfly", 3)
    assert (end.members["N"], end.gangs["N"]) == ([2, 2, 1], [0, 0, 0])  # not the third one either


@pytest.mark.rule("CR-SCORE-06")
def test_members_count_and_not_levels_wherever_they_lie() -> None:
    end = End("1@2:street-kid,1@3:~loudmouth,2@9:enforcer")
    assert end.gangs["N"] == [5, 0]


@pytest.mark.rule("CR-SCORE-07")
@pytest.mark.parametrize(
    ("crook", "gangs"), [("bookie", ("N", "W")), ("tipster", ("N", "O")), ("inside-man", ("W", "O"))]
)
def test_a_crook_of_two_gangs_counts_in_both(crook: str, gangs: tuple[str, str]) -> None:
    end = End(f"1@5:{crook}")
    assert {gang: end.members[gang][0] for gang in "NWO"} == {gang: int(gang in gangs) for gang in "NWO"}
    assert sum(end.gangs[gang][0] for gang in "NWO") == 10


@pytest.mark.rule("CR-SCORE-07")
def test_a_crook_of_three_gangs_counts_in_all() -> None:
    """Section 8: a deck may have one."""
    end = End("1@5:forger", cards=deck(forger={"gangs": ["northside", "westside", "outfit"]}))
    assert end.scores == [5 + 2 + 15, 0]


@pytest.mark.rule("CR-SCORE-08")
def test_removed_crooks_count_nowhere() -> None:
    end = End("1@5:ice-man,2@6:phantom", gone="enforcer+torpedo+smuggler+forger")
    assert end.scores == [5, 6 - 2]
    assert [end.members[gang] for gang in "NWO"] == [[0, 0]] * 3


@pytest.mark.rule("CR-SCORE-08")
def test_a_crook_that_was_removed_from_its_target_no_longer_counts() -> None:
    state = table("piles=A:ice-man,B:dip rows=2@5:~safecracker+lookout,2@6:phantom money=9,9 turn=1")
    for line in ("1 recruit A", "1 take ice-man", "1 place 5 ability"):
        say(state, line)
    pass_all(state)
    assert list(api.scores(state)) == [5, 4]


@pytest.mark.rule("CR-SCORE-08")
def test_covered_crooks_count() -> None:
    end = End("1@5:hothead+getaway-driver,1@6:~torpedo+lookout,2@7:bootlegger")
    assert end.levels[5] == [9, 0]
    assert end.worth[5] == 5 - 1
    assert end.members["O"] == [2, 0]
    assert end.members["W"] == [1, 1]


@pytest.mark.rule("CR-SCORE-09")
def test_most_points_win() -> None:
    end = End("1@5:ice-man,2@6:forger", money="18,0")
    assert end.scores == [5, 8]
    assert end.returns == [0, 1]
    assert end.messages[-1] == ("end", (5, 8), (18, 0), (1,))


@pytest.mark.rule("CR-SCORE-09")
def test_money_breaks_a_tie_of_points() -> None:
    rows = "1@5:ice-man,2@3:safecracker,3@2:forger"
    end = End(rows, 3, money="3,5,9")
    assert end.scores == [5, 5, 4]
    assert end.returns == [0, 1, 0]  # not the richest of all, the richest of the best


@pytest.mark.rule("CR-SCORE-09")
@pytest.mark.parametrize("money", ["5,5,9", "5,5,5"])
def test_who_is_still_tied_shares_the_win(money: str) -> None:
    end = End("1@5:ice-man,2@3:safecracker,3@2:forger", 3, money=money)
    assert end.returns == [0.5, 0.5, 0]


@pytest.mark.rule("CR-SCORE-10")
def test_a_target_without_crooks_gives_nobody_points() -> None:
    end = End("1@5:ice-man", 3)
    assert end.scores == [5, 0, 0]
    assert [end.points[target] for target in range(2, 10)].count([0, 0, 0]) == 7


@pytest.mark.rule("CR-SCORE-11")
def test_the_modifier_of_an_accomplice_counts_once() -> None:
    cards = deck(getaway_driver={"modifier": 2})
    assert End("1@5:ice-man+getaway-driver", cards=cards).worth[5] == 5 + 2
    assert End("1@5:~ice-man+lookout+getaway-driver", cards=cards).worth[5] == 5 + 2
    assert End("1@5:getaway-driver", cards=cards).worth[5] == 5 + 2


@pytest.mark.rule("CR-SCORE-02", "CR-SCORE-04", "CR-SCORE-05")
def test_a_screen_is_told_what_stands_where_and_counts_nothing() -> None:
    """A view counts a target without the crooks that the seat can't see; with everything open it is the whole count."""
    rows = "1@6:safecracker,2@6:wheelman,2@9:~phantom,1@9:dip,1@2:bungler"
    state = table(f"piles=A:knife rows={rows} money=9,9 turn=1")
    seen = api.standings(state.rules, api.view(state, 0))
    assert isinstance(seen, list)
    told = {one.number: (one.worth, one.leaders, one.unsure) for one in seen}
    assert (told[6], told[9], told[2], told[3]) == ((7, (1,), False), (9, (0,), True), (0, (0,), False), (3, (), False))
    opened = api.standings(state.rules, api.view(state, api.EVERYTHING))
    assert isinstance(opened, list)
    assert [(one.worth, one.leaders, one.unsure) for one in opened if one.number == 9] == [(7, (1,), False)]
