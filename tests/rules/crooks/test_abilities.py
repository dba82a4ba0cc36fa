"""Section 4: abilities."""

import pytest
from tests.rules.play import (
    FULL,
    TARGETS,
    End,
    Message,
    asked,
    choices,
    could_be,
    fields,
    gone,
    grid,
    laid,
    look,
    money,
    names,
    notes,
    pass_all,
    pile,
    play,
    refused,
    rejected,
    say,
    table,
    under,
)

from skulduggery import api


def placed(crook: str, rows: str, *lines: str, seats: int = 2, more: str = "", **options: api.Value) -> api.State:
    """Seat 1 has taken a crook and answers on; a last pile keeps the game going."""
    purse = ",".join(["9"] * seats)
    state = table(f"piles=A:{crook},E:hothead+drunk{more} rows={rows} money={purse} turn=1", seats, None, **options)
    return play(state, "1 recruit A", f"1 take {crook}", *lines)


def at(state: api.State, target: int) -> list[str]:
    """Return the ways to place the crook in hand at a target."""
    return [line.split()[2] for line in choices(state) if line.startswith(f"place {target} ")]


# In general


@pytest.mark.rule("CR-ABIL-01")
@pytest.mark.parametrize("crook", ["brawler", "kingpin"])
def test_who_has_no_ability_uses_none(crook: str) -> None:
    state = placed(crook, "2@5:fence")
    assert "ability" not in at(state, 5)
    assert refused(state, "1 place 5 ability") == "CR-ABIL-01"


@pytest.mark.rule("CR-ABIL-01")
def test_an_ability_works_when_placed_face_up_from_the_hand() -> None:
    assert money(placed("dip", "", "1 place 5 ability")) == [10, 9]
    assert asked(placed("doorman", "2@6:~fence", "1 place 5 ability")) == "1 spy"


@pytest.mark.rule("CR-ABIL-01")
def test_turning_up_at_the_end_uses_no_ability() -> None:
    state = table("piles=E:drunk rows=1@5:~dip,1@6:~knife,2@6:fence money=9,9 turn=1")
    pass_all(state)
    assert money(state) == [9, 9]
    assert grid(state) == {"1@5": "dip", "1@6": "knife", "2@6": "fence"}


@pytest.mark.rule("CR-ABIL-01", "CR-SWAP-03")
def test_being_moved_uses_no_ability() -> None:
    state = placed("double", "1@5:dip,2@7:fence", "1 place 5 ability", "1 swap 7")
    assert money(state) == [8, 9]
    state = placed("double", "1@5:knife,2@7:fence", "1 place 5 ability", "1 swap 7")
    assert asked(state) == "2 recruit"
    assert grid(state) == {"1@5": "double", "1@7": "knife", "2@7": "fence"}


@pytest.mark.rule("CR-ABIL-02")
@pytest.mark.parametrize("crook", ["dip", "knife", "doorman"])
def test_an_ability_is_optional(crook: str) -> None:
    state = placed(crook, "2@5:~fence")
    assert at(state, 5) == ["up", "ability", "down"]
    say(state, "1 place 5 up")
    assert asked(state) == "2 recruit"
    assert money(state) == [8, 9]
    assert grid(state) == {"1@5": crook, "2@5": "~"}
    assert notes(state, 1) == []


@pytest.mark.rule("CR-ABIL-02")
@pytest.mark.parametrize("crook", ["lookout", "double", "knife"])
def test_accomplice_swap_and_killer_may_go_to_an_empty_target_instead(crook: str) -> None:
    state = placed(crook, "1@5:torpedo")
    assert at(state, 5) == ["ability"]
    assert at(state, 6) == ["up", "down"]
    say(state, "1 place 6 up")
    assert laid(state, "1@5") == "torpedo"
    assert laid(state, "1@6") == crook


@pytest.mark.rule("CR-ABIL-02")
@pytest.mark.parametrize("crook", ["dip", "knife", "double", "doorman", "lookout"])
def test_an_ability_cannot_be_kept_for_later(crook: str) -> None:
    state = placed(crook, "2@5:~fence", "1 place 5 up", "2 pass")
    assert choices(state) == ["pass", "recruit E"]
    play(state, "1 recruit E", "1 take drunk")
    assert "ability" not in {line.split()[2] for line in choices(state)}
    say(state, "1 place 6 up")
    assert choices(state) == ["pass", "recruit E"]
    assert money(state) == [9 - 1 - 2, 9]


@pytest.mark.rule("CR-ABIL-02", "CR-BOSS-01")
def test_the_boss_has_no_choice() -> None:
    state = placed("kingpin", "2@5:~fence")
    assert choices(state) == [f"place {target} up" for target in range(2, 10)]


# Pickpocket


@pytest.mark.rule("CR-PICKPOCKET-01")
@pytest.mark.parametrize("crook", ["dip", "street-kid"])
def test_pickpocket_takes_2_from_the_bank(crook: str) -> None:
    state = placed(crook, "2@5:fence")
    messages = say(state, "1 place 5 ability", to=2)
    assert messages[1] == ("gain", 0, 2)
    assert money(state) == [9 - 1 + 2, 9]
    assert grid(state) == {"1@5": crook, "2@5": "fence"}


@pytest.mark.rule("CR-PICKPOCKET-01")
def test_a_pickpocket_works_under_every_target() -> None:
    state = placed("dip", "2@5:fence")
    assert all("ability" in at(state, target) for target in TARGETS)


# Accomplice


@pytest.mark.rule("CR-ACCOMPLICE-01")
@pytest.mark.parametrize("beneath", ["torpedo", "~torpedo", "kingpin", "lookout"])
def test_accomplice_goes_on_top_of_ones_own_crook(beneath: str) -> None:
    state = placed("getaway-driver", f"1@5:{beneath}", "1 place 5 ability")
    assert laid(state, "1@5") == f"{beneath}+getaway-driver"
    assert under(state, "1@5") == f"{'~' if beneath[0] == '~' else beneath}+getaway-driver"
    assert asked(state) == "2 recruit"


@pytest.mark.rule("CR-ACCOMPLICE-01")
def test_accomplice_does_not_join_a_rival() -> None:
    state = placed("getaway-driver", "2@5:torpedo")
    assert "ability" not in at(state, 5)


@pytest.mark.rule("CR-ACCOMPLICE-02")
def test_the_level_of_the_accomplice_is_added_to_that_beneath() -> None:
    end = End("1@5:forger+getaway-driver,2@5:safecracker")
    assert end.levels[5] == [6 + 2, 7]
    assert end.points[5] == [5 + 2 + 2, 0]


@pytest.mark.rule("CR-ACCOMPLICE-03")
def test_alone_an_accomplice_is_a_plain_crook() -> None:
    state = placed("getaway-driver", "")
    assert at(state, 5) == ["up", "down"]
    assert refused(state, "1 place 5 ability") == "CR-ACCOMPLICE-03"
    say(state, "1 place 5 up")
    assert asked(state) == "2 recruit"
    end = End("1@5:getaway-driver,2@5:bungler")
    assert end.levels[5] == [2, 2]


@pytest.mark.rule("CR-ACCOMPLICE-03", "CR-ROB-02")
def test_nothing_else_joins_an_accomplice() -> None:
    state = placed("torpedo", "1@5:getaway-driver")
    assert at(state, 5) == []
    assert refused(state, "1 place 5 up") == "CR-ROB-02"


@pytest.mark.rule("CR-ACCOMPLICE-04")
def test_an_accomplice_joins_a_pair_too() -> None:
    state = placed("getaway-driver", "1@5:fence+lookout", "1 place 5 ability")
    assert laid(state, "1@5") == "fence+lookout+getaway-driver"
    end = End("1@5:fence+lookout+getaway-driver,2@5:wheelman,2@2:smuggler")
    assert end.levels[5] == [5 + 1 + 2, 8]
    assert end.worth[5] == 5 + 1 - 1
    assert end.members["O"] == [2, 1]


# Swap


@pytest.mark.rule("CR-SWAP-01")
@pytest.mark.parametrize("crook", ["double", "con-artist"])
def test_swap_takes_the_place_of_ones_own_crook(crook: str) -> None:
    state = placed(crook, "1@5:torpedo,2@5:fence")
    assert say(state, "1 place 5 ability", to=0)[0][:4] == ("place", 0, 3, 1)
    assert asked(state) == "1 swap"
    assert say(state, "1 swap 8", to=2)[0] == ("move", 0, 3, 6, (names(state.rules).index("torpedo"),), ())
    assert grid(state) == {"1@5": crook, "1@8": "torpedo", "2@5": "fence"}
    assert asked(state) == "2 recruit"


@pytest.mark.rule("CR-SWAP-01")
def test_a_crook_that_is_about_to_move_counts_nowhere() -> None:
    state = placed("double", "1@5:safecracker,2@5:fence")

    def told() -> tuple[int, tuple[int, ...]]:
        standings = api.standings(state.rules, api.view(state, 1))
        assert isinstance(standings, list)
        return next((one.worth, one.leaders) for one in standings if one.number == 5)

    before = told()
    say(state, "1 place 5 ability")
    between = told()
    say(state, "1 swap 8")
    assert before != between == told()


@pytest.mark.rule("CR-SWAP-01")
def test_swap_works_on_ones_own_crooks_only() -> None:
    state = placed("double", "2@5:torpedo")
    assert at(state, 5) == ["up", "down"]
    assert refused(state, "1 place 5 ability") == "CR-SWAP-01"


@pytest.mark.rule("CR-SWAP-02")
def test_the_moved_crook_goes_where_one_has_none() -> None:
    state = placed("double", "1@5:torpedo,1@6:phantom,2@7:fence", "1 place 5 ability")
    assert choices(state) == [f"swap {target}" for target in (2, 3, 4, 7, 8, 9)]
    assert refused(state, "1 swap 5") == "CR-SWAP-02"  # there stands the Swap now
    assert refused(state, "1 swap 6") == "CR-SWAP-02"
    assert rejected(state, 1, 8) == "CR-SWAP-02"
    assert rejected(state, 1, None) == "CR-SWAP-02"
    say(state, "1 swap 7")
    assert grid(state) == {"1@5": "double", "1@6": "phantom", "1@7": "torpedo", "2@7": "fence"}


@pytest.mark.rule("CR-SWAP-02")
@pytest.mark.parametrize("moved", ["lookout", "knife", "con-artist"])
def test_a_moved_crook_may_not_join_or_replace_another_by_its_own_ability(moved: str) -> None:
    state = placed("double", f"1@5:{moved},1@6:phantom", "1 place 5 ability")
    assert "swap 6" not in choices(state)
    assert refused(state, "1 swap 6") == "CR-SWAP-02"


@pytest.mark.rule("CR-SWAP-03")
def test_a_crook_moved_face_down_stays_so() -> None:
    state = placed("double", "1@5:~dip", "1 place 5 ability", "1 swap 7")
    assert fields(state)["rows"] == "1@5:double,1@7:~dip"
    assert [under(state, "1@7", eyes) for eyes in (0, 1, 2)] == ["~", "~dip", "~"]
    assert len(could_be(state, 2, "1@7")) > 15
    assert money(state) == [8, 9]  # neither the dip's ability nor the price of face down


@pytest.mark.rule("CR-SWAP-03")
def test_a_crook_moved_face_up_stays_so() -> None:
    state = placed("double", "1@5:dip", "1 place 5 ability", "1 swap 7")
    assert fields(state)["rows"] == "1@5:double,1@7:dip"


@pytest.mark.rule("CR-SWAP-03")
def test_who_moves_is_told_but_for_a_face_down_crook() -> None:
    for seat, hidden in ((1, True), (2, False)):
        state = placed("double", "1@5:~dip+lookout", "1 place 5 ability")
        dip, lookout = (names(state.rules).index(name) for name in ("dip", "lookout"))
        told = say(state, "1 swap 7", to=seat)[0]
        assert told == ("move", 0, 3, 5, (lookout,), (dip,) if hidden else None)


@pytest.mark.rule("CR-SWAP-04")
def test_a_stack_moves_together() -> None:
    rows = "1@5:~torpedo+lookout+getaway-driver"
    state = placed("double", rows, "1 place 5 ability", "1 swap 7")
    assert fields(state)["rows"] == "1@5:double,1@7:~torpedo+lookout+getaway-driver"
    assert asked(state) == "2 recruit"


@pytest.mark.rule("CR-SWAP-05")
def test_with_crooks_everywhere_a_swap_has_no_use() -> None:
    state = play(table(f"piles=A:double+knife rows={FULL} money=9,9 turn=1"), "1 recruit A")
    assert choices(state) == ["take knife"]
    assert refused(state, "1 take double") == "CR-ROB-06"


@pytest.mark.rule("CR-SWAP-05")
def test_with_one_target_free_a_swap_can_use_it_either_way() -> None:
    rows = FULL.replace(",1@9:chopper", "")
    state = placed("double", rows)
    assert [at(state, target) for target in (2, 5, 9)] == [["ability"], ["ability"], ["up", "down"]]
    play(state, "1 place 5 ability")
    assert choices(state) == ["swap 9"]


# Killer


@pytest.mark.rule("CR-KILLER-01")
@pytest.mark.parametrize("crook", ["knife", "ice-man"])
def test_killer_removes_all_crooks_of_one_player_there(crook: str) -> None:
    rows = "2@5:fence+lookout,3@5:~torpedo,3@6:brawler,2@6:forger"
    state = placed(crook, rows, "1 place 5 ability", seats=3)
    assert asked(state) == "1 kill"
    assert choices(state) == ["kill 2", "kill 3"]
    say(state, "1 kill 2")
    assert laid(state, "2@5") == ""
    assert fields(state)["rows"] == f"1@5:{crook},2@6:forger,3@5:~torpedo,3@6:brawler"
    assert gone(state) == ["fence", "lookout"]
    assert asked(state) == "2 recruit"


@pytest.mark.rule("CR-KILLER-01")
def test_killer_may_choose_only_who_has_crooks_there() -> None:
    rows = "2@5:fence,3@5:torpedo,4@6:brawler"
    state = placed("knife", rows, "1 place 5 ability", seats=4)
    assert choices(state) == ["kill 2", "kill 3"]
    assert refused(state, "1 kill 4") == "CR-KILLER-01"
    assert refused(state, "1 kill 1") == "CR-KILLER-01"  # the Killer itself
    assert rejected(state, 1, None) == "CR-KILLER-01"


@pytest.mark.rule("CR-KILLER-01")
def test_killer_with_one_victim_needs_no_question() -> None:
    state = placed("knife", "2@5:fence,3@6:torpedo", "1 place 5 ability", seats=3)
    assert asked(state) == "2 recruit"
    assert grid(state) == {"1@5": "knife", "3@6": "torpedo"}


@pytest.mark.rule("CR-KILLER-01")
def test_where_nobody_is_there_is_nothing_to_kill() -> None:
    state = placed("knife", "2@6:fence")
    assert at(state, 5) == ["up", "down"]
    assert refused(state, "1 place 5 ability") == "CR-KILLER-01"


@pytest.mark.rule("CR-KILLER-02")
@pytest.mark.parametrize("own", ["torpedo", "~torpedo", "~torpedo+lookout"])
def test_killer_takes_the_place_of_ones_own_crooks(own: str) -> None:
    state = placed("knife", f"1@5:{own}", "1 place 5 ability")
    assert fields(state)["rows"] == "1@5:knife"
    assert gone(state) == own.replace("~", "").split("+")


@pytest.mark.rule("CR-KILLER-03")
def test_at_an_own_crook_the_killer_removes_no_rival() -> None:
    state = placed("knife", "1@5:torpedo,2@5:fence,3@5:brawler", "1 place 5 ability", seats=3)
    assert asked(state) == "2 recruit"  # no choice was left
    assert grid(state) == {"1@5": "knife", "2@5": "fence", "3@5": "brawler"}
    assert gone(state) == ["torpedo"]


@pytest.mark.rule("CR-KILLER-04")
def test_removed_crooks_are_shown_to_all() -> None:
    for eyes in (0, 1, 2, 3):
        state = placed("knife", "2@5:~fence+lookout", seats=3)
        ids = names(state.rules)
        shown = ("kill", 0, 1, 3, (ids.index("fence"), ids.index("lookout")))
        assert shown in say(state, "1 place 5 ability", to=eyes)
        assert gone(state, eyes) == ["fence", "lookout"]
        assert all("fence" not in one for one in could_be(state, eyes, "E"))  # known to be nowhere else


@pytest.mark.rule("CR-KILLER-04")
def test_ones_own_removed_crooks_are_shown_too() -> None:
    state = placed("knife", "1@5:~torpedo")
    torpedo = names(state.rules).index("torpedo")
    assert ("kill", 0, 0, 3, (torpedo,)) in say(state, "1 place 5 ability", to=2)
    assert gone(state, 2) == ["torpedo"]


# Boss


@pytest.mark.rule("CR-BOSS-01")
def test_the_boss_is_placed_face_up() -> None:
    state = placed("kingpin", "1@5:torpedo")
    assert not [line for line in choices(state) if line.endswith("down")]
    assert refused(state, "1 place 6 down") == "CR-BOSS-01"
    say(state, "1 place 6 up")
    assert under(state, "1@6") == "kingpin"


@pytest.mark.rule("CR-BOSS-01", "CR-INFO-01")
def test_what_lies_face_down_is_known_not_to_be_the_boss() -> None:
    state = table("piles=A:dip rows=1@5:~fence,1@6:~torpedo money=9,9 turn=2")
    for target in ("1@5", "1@6"):
        could = could_be(state, 2, target)
        assert "kingpin" not in could
        assert len(could) > 25
    assert "kingpin" in could_be(state, 2, "A")


# Spy


def spying(*lines: str, seats: int = 3) -> api.State:
    """Seat 1 places its Spy; two rivals have face-down crooks at 5, one at 6, seat 1 itself at 7."""
    rows = "2@5:~fence,3@5:~torpedo,3@6:~brawler,1@7:~dip,2@8:forger"
    return placed("doorman", rows, "1 place 2 ability", *lines, seats=seats)


@pytest.mark.rule("CR-SPY-01")
def test_spy_looks_at_one_target_or_one_hideout_or_nowhere() -> None:
    state = spying()
    assert choices(state) == ["spy nothing", "spy target 5", "spy target 6", "spy hideout E"]
    for line in ("1 spy target 7", "1 spy target 8", "1 spy target 9", "1 spy hideout A"):
        assert refused(state, line) == "CR-SPY-01"
    assert rejected(state, 1, None) == "CR-SPY-01"
    assert rejected(state, 1, 99) == "CR-SPY-01"


@pytest.mark.rule("CR-SPY-01")
@pytest.mark.parametrize("crook", ["doorman", "barfly"])
def test_spy_sees_all_face_down_crooks_at_the_target(crook: str) -> None:
    rows = "2@5:~fence+lookout,3@5:~torpedo,3@6:~brawler"
    state = placed(crook, rows, "1 place 5 ability", seats=3)
    ids = names(state.rules)
    seen = say(state, "1 spy target 5")[0]
    assert seen == ("spy-target", 0, 3, (ids.index("fence"), ids.index("torpedo")))
    assert grid(state, 1) == {
        "1@5": crook, "2@5": "~fence+lookout", "3@5": "~torpedo", "3@6": "~",
    }  # fmt: skip
    assert could_be(state, 1, "3@5") == {"torpedo"}
    assert len(could_be(state, 1, "3@6")) > 15


@pytest.mark.rule("CR-SPY-01")
def test_spy_sees_all_cards_of_a_hideout_and_takes_none() -> None:
    state = spying()
    ids = names(state.rules)
    cards = tuple(sorted((ids.index("hothead"), ids.index("drunk"))))
    assert say(state, "1 spy hideout E")[0] == ("spy-hideout", 0, 4, cards)
    assert notes(state, 1) == ["drunk+hothead in E E"]
    assert could_be(state, 1, "E") == {"drunk+hothead"}
    assert pile(state, "E") == ["drunk", "hothead"]
    assert asked(state) == "2 recruit"
    assert money(state) == [8, 9, 9]


@pytest.mark.rule("CR-SPY-01")
def test_spy_may_look_at_nothing() -> None:
    state = spying()
    assert say(state, "1 spy nothing", to=2)[0] == ("spy-nothing", 0)
    assert notes(state, 1) == []
    assert under(state, "2@5", 1) == "~"


@pytest.mark.rule("CR-SPY-01")
def test_where_nothing_is_hidden_a_spy_has_no_use() -> None:
    state = play(table("piles=A:doorman rows=1@7:~dip,2@8:forger money=9,9 turn=1"), "1 recruit A", "1 take doorman")
    assert at(state, 2) == ["up", "down"]
    assert refused(state, "1 place 2 ability") == "CR-SPY-01"


@pytest.mark.rule("CR-SPY-02")
@pytest.mark.parametrize(
    ("line", "message"),
    [("1 spy target 5", ("spy-target", 0, 3, None)), ("1 spy hideout E", ("spy-hideout", 0, 4, None))],
)
def test_where_a_spy_looked_is_public_what_was_seen_is_not(line: str, message: Message) -> None:
    for eyes in (0, 2, 3):
        before, state = spying(), spying()
        assert say(state, line, to=eyes)[0] == message
        assert grid(state, eyes) == grid(before, eyes)
        assert look(state, eyes).notes == look(before, eyes).notes
        if eyes != 2:
            assert len(could_be(state, eyes, "2@5")) > 15
        assert len(could_be(state, eyes, "E")) > 15
