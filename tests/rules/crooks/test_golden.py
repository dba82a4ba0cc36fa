"""Section 9: the golden scenarios, each a position, actions and a result."""

import pytest
from tests.rules.play import (
    FULL,
    End,
    asked,
    choices,
    could_be,
    deck,
    fields,
    game,
    gone,
    grid,
    laid,
    look,
    money,
    names,
    notes,
    pass_all,
    pile,
    piles,
    play,
    refused,
    rules_for,
    say,
    table,
    under,
)

from skulduggery import api
from skulduggery.api import Rng
from skulduggery.record import Record


@pytest.mark.golden("crooks", 1)
@pytest.mark.rule("CR-SCORE-02", "CR-SCORE-04")
def test_01_modifiers_of_both_count_and_the_higher_level_takes_the_points() -> None:
    end = End("1@6:safecracker,2@6:wheelman")
    assert end.worth[6] == 6 + 2 - 1
    assert end.scores == [0, 7]


@pytest.mark.golden("crooks", 2)
@pytest.mark.rule("CR-SCORE-06")
def test_02_gangs_with_three_players() -> None:
    rows = (
        "1@2:enforcer,1@3:bruiser,1@4:bookie,1@5:bootlegger,2@2:loudmouth,2@3:barfly,2@4:dip,3@2:cracksman,3@3:torpedo"
    )
    end = End(rows, 3)
    assert (end.members["N"], end.gangs["N"]) == ([3, 2, 0], [4, 0, 0])
    assert (end.members["W"], end.gangs["W"]) == ([2, 1, 2], [0, 0, 0])


@pytest.mark.golden("crooks", 3)
@pytest.mark.rule("CR-RECRUIT-01", "CR-RECRUIT-02")
def test_03_the_price_of_a_pile_falls_with_its_cards() -> None:
    state = play(table("piles=D:dip+torpedo+fence money=18,18 turn=1"), "1 recruit D")
    assert money(state) == [15, 18]
    play(state, "1 take dip", "1 place 5 up")
    assert piles(state) == "D2"
    say(state, "2 recruit D")
    assert money(state) == [15, 16]


@pytest.mark.golden("crooks", 4)
@pytest.mark.rule("CR-RECRUIT-03", "CR-RECRUIT-01")
def test_04_the_boss_comes_last() -> None:
    state = play(table("piles=A:kingpin+bruiser money=18,18 turn=1"), "1 recruit A")
    assert choices(state) == ["take bruiser"]
    play(state, "1 take bruiser", "1 place 5 up", "2 recruit A")
    assert choices(state) == ["take kingpin"]
    assert refused(state, "2 nothing") == "CR-RECRUIT-05"
    assert money(state) == [16, 17]


@pytest.mark.golden("crooks", 5)
@pytest.mark.rule("CR-TURN-03")
@pytest.mark.parametrize("secret", [False, True])
def test_05_with_1_dollar_and_piles_of_2_or_more_one_passes(secret: bool) -> None:
    state = table("piles=A:dip+torpedo,B:fence+drunk+forger money=1,18 turn=1", secret_money=secret)
    if secret:  # the others must not notice
        assert (asked(state), choices(state)) == ("1 recruit", ["pass"])
        say(state, "1 pass")
    assert look(state, 0).out == 0b01
    assert asked(state) == "2 recruit"


@pytest.mark.golden("crooks", 6)
@pytest.mark.rule("CR-ROB-03")
def test_06_who_has_nothing_left_is_not_offered_face_down() -> None:
    state = play(table("piles=A:dip+torpedo money=2,18 turn=1"), "1 recruit A", "1 take torpedo")
    assert choices(state) == [f"place {target} up" for target in range(2, 10)]


@pytest.mark.golden("crooks", 7)
@pytest.mark.rule("CR-BOSS-01")
def test_07_the_boss_is_never_offered_face_down() -> None:
    state = play(table("piles=A:kingpin money=18,18 turn=1"), "1 recruit A", "1 take kingpin")
    assert choices(state) == [f"place {target} up" for target in range(2, 10)]


@pytest.mark.golden("crooks", 8)
@pytest.mark.rule("CR-PICKPOCKET-01", "CR-ABIL-01", "CR-ROB-05")
def test_08_pickpocket_face_up_and_face_down() -> None:
    text = "piles=A:dip,B:fence money=9,9 turn=1"
    assert money(play(table(text), "1 recruit A", "1 take dip", "1 place 5 ability")) == [8 + 2, 9]
    state = play(table(text), "1 recruit A", "1 take dip", "1 place 5 down")
    assert money(state) == [8 - 1, 9]
    pass_all(state)
    assert under(state, "1@5") == "dip"
    assert money(state) == [7, 9]


@pytest.mark.golden("crooks", 9)
@pytest.mark.rule("CR-ACCOMPLICE-02", "CR-SCORE-03")
def test_09_an_accomplice_ties_a_9() -> None:
    end = End("1@9:torpedo+getaway-driver,2@9:phantom")
    assert end.levels[9] == [9, 9]
    assert end.worth[9] == 7
    assert end.points[9] == [3, 3]
    assert end.scores == [3 + 5, 3]  # and Westside for the torpedo


@pytest.mark.golden("crooks", 10)
@pytest.mark.rule("CR-ROB-05")
def test_10_accomplice_face_down_only_where_one_has_none() -> None:
    state = table("piles=A:getaway-driver rows=1@5:torpedo,2@6:fence money=9,9 turn=1")
    play(state, "1 recruit A", "1 take getaway-driver")
    down = [line for line in choices(state) if line.endswith("down")]
    assert down == [f"place {target} down" for target in (2, 3, 4, 6, 7, 8, 9)]
    assert refused(state, "1 place 5 down") == "CR-ROB-05"


@pytest.mark.golden("crooks", 11)
@pytest.mark.rule("CR-SWAP-01", "CR-SWAP-02", "CR-SWAP-03")
def test_11_swap_moves_a_face_down_8() -> None:
    state = table("piles=A:con-artist,B:fence rows=1@5:~chopper money=9,9 turn=1")
    play(state, "1 recruit A", "1 take con-artist", "1 place 5 ability", "1 swap 9")
    assert fields(state)["rows"] == "1@5:con-artist,1@9:~chopper"
    assert asked(state) == "2 recruit"


@pytest.mark.golden("crooks", 12)
@pytest.mark.rule("CR-SWAP-04")
def test_12_swap_moves_a_stack_of_two_together() -> None:
    state = table("piles=A:con-artist,B:fence rows=1@5:chopper+lookout money=9,9 turn=1")
    play(state, "1 recruit A", "1 take con-artist", "1 place 5 ability", "1 swap 9")
    assert fields(state)["rows"] == "1@5:con-artist,1@9:chopper+lookout"
    assert asked(state) == "2 recruit"


@pytest.mark.golden("crooks", 13)
@pytest.mark.rule("CR-ROB-06", "CR-ROB-07", "CR-SWAP-05", "CR-RECRUIT-05")
def test_13_all_eight_own_targets_taken() -> None:
    text = f"piles=D:brawler+double+lookout+knife,E:dip+fence+drunk rows={FULL} money=9,9 turn=1"
    state = play(table(text), "1 recruit D")
    assert choices(state) == ["take lookout", "take knife"]
    assert refused(state, "1 take double") == "CR-ROB-06"
    assert refused(state, "1 take brawler") == "CR-ROB-06"
    state = play(table(text), "1 recruit E")
    assert choices(state) == ["nothing"]
    say(state, "1 nothing")
    assert pile(state, "E") == ["dip", "drunk", "fence"]
    assert money(state) == [6, 9]
    assert asked(state) == "2 recruit"


@pytest.mark.golden("crooks", 14)
@pytest.mark.rule("CR-KILLER-01")
def test_14_killer_with_two_rivals() -> None:
    state = table("piles=A:knife,B:dip rows=2@5:fence,3@5:~torpedo money=9,9,9 turn=1", 3)
    play(state, "1 recruit A", "1 take knife", "1 place 5 ability")
    assert choices(state) == ["kill 2", "kill 3"]
    say(state, "1 kill 3")
    assert fields(state)["rows"] == "1@5:knife,2@5:fence"
    assert gone(state) == ["torpedo"]


@pytest.mark.golden("crooks", 15)
@pytest.mark.rule("CR-KILLER-02", "CR-KILLER-03")
def test_15_killer_at_an_own_target() -> None:
    state = table("piles=A:knife,B:dip rows=1@5:brawler,2@5:fence,3@5:~torpedo money=9,9,9 turn=1", 3)
    play(state, "1 recruit A", "1 take knife", "1 place 5 ability")
    assert fields(state)["rows"] == "1@5:knife,2@5:fence,3@5:~torpedo"
    assert gone(state) == ["brawler"]
    assert asked(state) == "2 recruit"


@pytest.mark.golden("crooks", 16)
@pytest.mark.rule("CR-KILLER-01")
def test_16_killer_where_nobody_has_a_crook() -> None:
    state = table("piles=A:knife,B:dip rows=1@6:brawler,2@7:fence money=9,9 turn=1")
    play(state, "1 recruit A", "1 take knife", "1 place 5 up")
    assert grid(state) == {"1@5": "knife", "1@6": "brawler", "2@7": "fence"}
    assert gone(state) == []
    assert asked(state) == "2 recruit"


@pytest.mark.golden("crooks", 17)
@pytest.mark.rule("CR-KILLER-01", "CR-SCORE-08")
def test_17_killer_removes_a_whole_stack() -> None:
    text = "piles=A:ice-man,B:dip rows=2@5:hothead+lookout,2@6:smuggler money=9,9 turn=1"
    state = play(table(text), "1 recruit A", "1 take ice-man", "1 place 5 ability")
    assert gone(state) == ["hothead", "lookout"]
    assert laid(state, "2@5") == ""
    messages = pass_all(state)
    assert ("score-target", 3, 5, (4, 0), (0,), 5) in messages  # without the -1 of the hothead
    assert ("score-gang", 2, (0, 1), 1, 5) in messages  # only the smuggler is left of the Outfit
    assert api.scores(state) == (5, 6 + 5)


@pytest.mark.golden("crooks", 18)
@pytest.mark.rule("CR-SCORE-05")
def test_18_a_target_under_0_is_worth_0() -> None:
    end = End("1@2:bungler")
    assert end.worth[2] == 0
    assert end.scores == [0, 0]


@pytest.mark.golden("crooks", 19)
@pytest.mark.rule("CR-SPY-01", "CR-SPY-02", "CR-INFO-01")
def test_19_spy_on_a_hideout() -> None:
    for eyes in (0, 1, 2, 3):
        state = table("piles=A:barfly,E:dip+fence+drunk money=9,9,9 turn=1", 3)
        play(state, "1 recruit A", "1 take barfly", "1 place 5 ability")
        message = say(state, "1 spy hideout E", to=eyes)[0]
        if eyes == 1:
            assert notes(state, 1) == ["dip+drunk+fence in E E E"]
            assert message == (
                "spy-hideout",
                0,
                4,
                tuple(names(state.rules).index(i) for i in ("drunk", "dip", "fence")),
            )
        else:
            assert look(state, eyes).notes == ()
            assert message == ("spy-hideout", 0, 4, None)


@pytest.mark.golden("crooks", 20)
@pytest.mark.rule("CR-SPY-01", "CR-ROB-04")
def test_20_spy_on_face_down_crooks_of_two_rivals() -> None:
    state = table("piles=A:barfly,E:dip rows=2@5:~fence,3@5:~drunk money=9,9,9 turn=1", 3)
    play(state, "1 recruit A", "1 take barfly", "1 place 5 ability", "1 spy target 5")
    assert grid(state, 1) == {"1@5": "barfly", "2@5": "~fence", "3@5": "~drunk"}
    assert grid(state, 2) == {"1@5": "barfly", "2@5": "~fence", "3@5": "~"}
    assert grid(state, 0) == {"1@5": "barfly", "2@5": "~", "3@5": "~"}


@pytest.mark.golden("crooks", 21)
@pytest.mark.rule("CR-INFO-01")
def test_21_two_of_three_seen_cards_remain() -> None:
    text = "piles=C:drunk+fence+brawler,D:dip rows=1@9:forger money=9,9 turn=2 know=1:drunk+fence+brawler"  # 3, 5, 8
    state = play(table(text), "2 recruit C", "2 take fence", "2 place 4 down")
    assert notes(state, 1) == ["brawler+drunk+fence in C C 2@4"]
    assert could_be(state, 1, "C") == {"brawler+drunk", "brawler+fence", "drunk+fence"}


@pytest.mark.golden("crooks", 22)
@pytest.mark.rule("CR-SCORE-03")
@pytest.mark.parametrize(("target", "share"), [(9, 3), (8, 2)])
def test_22_three_tied(target: int, share: int) -> None:
    plain = {"gangs": [], "modifier": 0}
    cards = deck(bruiser=plain, smuggler=plain, cracksman=plain)
    end = End(f"1@{target}:bruiser,2@{target}:smuggler,3@{target}:cracksman", 3, cards)
    assert end.levels[target] == [6, 6, 6]
    assert end.scores == [share, share, share]


@pytest.mark.golden("crooks", 23)
@pytest.mark.rule("CR-SCORE-09", "CR-SCORE-10", "CR-SCORE-06", "CR-TURN-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_23_all_pass_at_once(seats: int) -> None:
    state = game(seats)
    pass_all(state)
    assert api.scores(state) == (0,) * seats
    assert money(state) == [18] * seats
    assert api.returns(state) == (1 / seats,) * seats


@pytest.mark.golden("crooks", 24)
@pytest.mark.rule("CR-SCORE-09")
def test_24_the_richer_wins() -> None:
    end = End("1@5:ice-man,2@3:safecracker", money="3,1")
    assert end.scores == [5, 5]
    assert end.returns == [1, 0]


@pytest.mark.golden("crooks", 25)
@pytest.mark.rule("CR-TURN-05", "CR-TURN-04")
def test_25_one_left_alone_goes_on() -> None:
    state = play(table("piles=A:dip+torpedo,B:fence money=9,9,9 turn=1", 3), "1 pass", "2 pass")
    for place, (letter, crook) in enumerate((("A", "dip"), ("B", "fence")), 2):
        assert asked(state) == "3 recruit"
        play(state, f"3 recruit {letter}", f"3 take {crook}", f"3 place {place} up")
    assert asked(state) == "3 recruit"
    say(state, "3 pass")
    assert api.over(state)


@pytest.mark.golden("crooks", 26)
@pytest.mark.rule("CR-SETUP-03", "CR-SETUP-04")
def test_26_four_players_31_dealt_and_the_one_in_the_box_never_shown() -> None:
    for seed in range(5):
        record = Record(rules_for(4), Rng(seed))
        state = record.state
        assert sum(look(state, 0).piles) == 31
        deal = next(what[1:] for who, what in record.entries if what[0] == "deal")
        box = names(state.rules).index(deal[-1])
        shown: set[int] = set()
        rng = Rng(seed)
        while not api.over(state):
            (ask,) = api.pending(state)
            options = [one for one in ask.options if one != -1 or len(ask.options) == 1]
            record.answer(ask.seat, options[rng.below(len(options))])
            for seat in range(5):
                seen = look(state, seat)
                shown |= {one if one >= 0 else -2 - one for row in seen.rows for one in row if one != -1}
                shown |= {*seen.gone, *seen.looking, *(card for cards, _ in seen.notes for card in cards)}
                shown |= {seen.hand} - {-1}
        assert box not in shown
        assert len(shown) > 15
        told = [card for seat in range(4) for message in record.history(seat) for card in cards_in(message)]
        assert box not in told
        assert len(told) > 15


def cards_in(message: tuple[object, ...]) -> list[int]:
    """The crooks that a message names."""
    kind, *args = message
    if kind in ("recruit", "take", "place", "spy-target", "spy-hideout", "kill", "reveal") and args[-1] is not None:
        last = args[-1]
        return [*last] if isinstance(last, tuple) else [last] if isinstance(last, int) else []
    return []
