"""Section 6: who knows what."""

import pytest
from tests.rules.play import (
    FULL,
    asked,
    choices,
    could_be,
    fields,
    grid,
    look,
    names,
    notes,
    pile,
    play,
    rules_for,
    say,
    table,
    under,
    worlds,
)

from skulduggery import api
from skulduggery.api import Rng
from skulduggery.record import Record

SEEN = "piles=A:doorman,C:drunk+fence+brawler,D:dip+forger money=9,9,9 turn=1"


def spied(**options: api.Value) -> api.State:
    """Seat 1 has spied on C (drunk, fence, brawler); it is seat 2's turn."""
    return play(
        table(SEEN, 3, None, **options), "1 recruit A", "1 take doorman", "1 place 2 ability", "1 spy hideout C"
    )


@pytest.mark.rule("CR-INFO-01")
def test_a_view_keeps_what_was_seen() -> None:
    state = spied()
    assert notes(state, 1) == ["brawler+drunk+fence in C C C"]
    assert [notes(state, seat) for seat in (2, 3)] == [[], []]
    play(state, "2 pass", "3 pass")
    assert notes(state, 1) == ["brawler+drunk+fence in C C C"]


@pytest.mark.rule("CR-INFO-01")
@pytest.mark.parametrize("taken", ["drunk", "fence", "brawler"])
def test_a_seen_pile_that_another_took_from_holds_the_rest(taken: str) -> None:
    """The very same is known whichever card was taken."""
    state = play(spied(), "2 recruit C", f"2 take {taken}")
    assert notes(state, 1) == ["brawler+drunk+fence in C C C"]  # one of them in hand
    say(state, "2 place 5 down")
    assert notes(state, 1) == ["brawler+drunk+fence in C C 2@5"]
    assert could_be(state, 1, "C") == {"brawler+drunk", "brawler+fence", "drunk+fence"}
    assert could_be(state, 1, "2@5") == {"brawler", "drunk", "fence"}
    assert under(state, "2@5", 1) == "~"
    for world in worlds(state, 1):
        assert sorted([*pile(world, "C"), under(world, "2@5", 2).lstrip("~")]) == ["brawler", "drunk", "fence"]


@pytest.mark.rule("CR-INFO-01")
def test_placed_face_up_it_tells_what_is_left() -> None:
    state = play(spied(), "2 recruit C", "2 take fence", "2 place 5 up")
    assert notes(state, 1) == ["brawler+drunk in C C"]
    assert could_be(state, 1, "C") == {"brawler+drunk"}


@pytest.mark.rule("CR-INFO-01")
def test_what_is_left_in_a_pile_tells_what_was_taken() -> None:
    """Seat 1 knew three cards, sees the two that are left: so it knows the one that lies face down."""
    state = play(spied(), "2 recruit C", "2 take fence", "2 place 5 down", "3 pass", "1 recruit C")
    assert under(state, "2@5", 1) == "~fence"
    play(state, "1 take drunk", "1 place 6 down")
    assert notes(state, 1) == ["brawler in C"]
    assert under(state, "2@5", 1) == "~fence"
    assert under(state, "2@5", 3) == "~"
    assert could_be(state, 1, "2@5") == {"fence"}


@pytest.mark.rule("CR-INFO-01")
def test_two_taken_by_others_leave_two_in_question() -> None:
    state = play(
        spied(), "2 recruit C", "2 take fence", "2 place 5 down", "3 recruit C", "3 take drunk", "3 place 5 up"
    )
    assert notes(state, 1) == ["brawler+fence in C 2@5"]
    assert could_be(state, 1, "C") == {"brawler", "fence"}
    assert notes(state, 2) == ["brawler in C"]  # who saw two and sees one of them placed knows the other
    assert notes(state, 3) == ["brawler in C"]


@pytest.mark.rule("CR-INFO-01")
def test_the_last_of_three_tells_two_but_not_which_is_which() -> None:
    state = play(spied(), "2 recruit C", "2 take fence", "2 place 5 down")
    play(state, "3 recruit C", "3 take drunk", "3 place 5 down", "1 recruit C", "1 take brawler", "1 place 5 down")
    assert notes(state, 1) == ["drunk+fence in 2@5 3@5"]
    assert could_be(state, 1, "2@5") == could_be(state, 1, "3@5") == {"drunk", "fence"}
    assert [under(state, place, 1) for place in ("1@5", "2@5", "3@5")] == ["~brawler", "~", "~"]


@pytest.mark.rule("CR-INFO-01")
def test_who_recruits_knows_what_is_left() -> None:
    state = play(spied(), "2 recruit C", "2 take fence", "2 place 5 down")
    assert notes(state, 2) == ["brawler+drunk in C C"]
    assert under(state, "2@5", 2) == "~fence"
    assert could_be(state, 2, "C") == {"brawler+drunk"}
    assert len(could_be(state, 3, "C")) > 100


@pytest.mark.rule("CR-INFO-01")
def test_a_removed_crook_tells_what_is_left() -> None:
    text = "piles=A:doorman,B:knife,C:drunk+fence+brawler,D:dip+forger money=9,9,9 turn=1"
    state = play(table(text, 3), "1 recruit A", "1 take doorman", "1 place 2 ability", "1 spy hideout C")
    play(state, "2 recruit C", "2 take fence", "2 place 5 down")
    assert notes(state, 1) == ["brawler+drunk+fence in C C 2@5"]
    play(state, "3 recruit B", "3 take knife", "3 place 5 ability")
    assert notes(state, 1) == ["brawler+drunk in C C"]


@pytest.mark.rule("CR-INFO-01", "CR-SWAP-03")
def test_a_moved_crook_is_still_known_to_who_had_seen_it() -> None:
    text = "piles=A:doorman,B:double,D:dip+forger rows=2@5:~fence money=9,9,9 turn=1"
    state = play(table(text, 3), "1 recruit A", "1 take doorman", "1 place 2 ability", "1 spy target 5")
    play(state, "2 recruit B", "2 take double", "2 place 5 ability", "2 swap 8")
    assert [under(state, "2@8", eyes) for eyes in (0, 1, 2, 3)] == ["~", "~fence", "~fence", "~"]
    assert could_be(state, 1, "2@8") == {"fence"}


@pytest.mark.rule("CR-INFO-01")
def test_looking_twice_tells_no_less() -> None:
    text = "piles=A:doorman,B:barfly,C:drunk+fence+brawler,D:dip+forger money=9,9 turn=1"
    state = play(table(text), "1 recruit A", "1 take doorman", "1 place 2 ability", "1 spy hideout C", "2 pass")
    play(state, "1 recruit B", "1 take barfly", "1 place 3 ability", "1 spy hideout C")
    assert notes(state, 1) == ["brawler+drunk+fence in C C C"]
    play(state, "1 recruit C", "1 take fence", "1 place 4 up")
    assert notes(state, 1) == ["brawler+drunk in C C"]


@pytest.mark.rule("CR-INFO-01")
def test_spying_on_the_taken_crook_leaves_the_others_known() -> None:
    text = "piles=A:doorman,B:barfly,C:drunk+fence+brawler,D:dip+forger money=9,9 turn=1"
    state = play(table(text), "1 recruit A", "1 take doorman", "1 place 2 ability", "1 spy hideout C")
    play(state, "2 recruit C", "2 take fence", "2 place 5 down")
    play(state, "1 recruit B", "1 take barfly", "1 place 3 ability", "1 spy target 5")
    assert under(state, "2@5", 1) == "~fence"
    assert notes(state, 1) == ["brawler+drunk in C C"]


@pytest.mark.rule("CR-INFO-01", "CR-BOSS-01", "CR-RECRUIT-03")
def test_the_boss_is_known_to_be_where_alone_he_can_be() -> None:
    text = "piles=C:kingpin+fence+dip,D:drunk+forger money=9,9,9 turn=2 know=1:kingpin+fence+dip"
    state = play(table(text, 3), "2 recruit C", "2 take fence", "2 place 5 down")
    assert notes(state, 1) == ["dip+fence+kingpin in C C 2@5"]
    assert could_be(state, 1, "2@5") == {"dip", "fence"}
    play(state, "3 recruit C", "3 take dip", "3 place 5 down")
    assert notes(state, 1) == ["dip+fence in 2@5 3@5", "kingpin in C"]
    assert could_be(state, 1, "C") == {"kingpin"}
    assert could_be(state, 1, "2@5") == {"dip", "fence"}


@pytest.mark.rule("CR-INFO-01", "CR-ROB-06")
def test_a_killer_is_known_to_be_where_alone_it_can_be() -> None:
    """Seat 1 knew of the Killer; seat 3, with crooks everywhere, found nothing to take in what is left."""
    rows = ",".join(part.replace("1@", "3@") for part in FULL.split(","))
    text = f"piles=C:knife+fence+drunk,D:dip+bruiser rows={rows} money=9,9,9 turn=2 know=1:knife+fence+drunk"
    state = play(table(text, 3), "2 recruit C", "2 take knife", "2 place 5 down")
    assert notes(state, 1) == ["drunk+fence+knife in C C 2@5"]
    play(state, "3 recruit C", "3 nothing")
    assert notes(state, 1) == ["drunk+fence in C C"]
    assert under(state, "2@5", 1) == "~knife"
    assert could_be(state, 1, "2@5") == {"knife"}


@pytest.mark.rule("CR-INFO-01")
def test_a_spectator_knows_only_what_lies_open() -> None:
    state = play(spied(), "2 recruit C", "2 take fence", "2 place 5 down")
    assert grid(state) == {"1@2": "doorman", "2@5": "~"}
    assert (look(state, 0).hand, look(state, 0).looking, look(state, 0).notes) == (-1, (), ())
    assert "doorman" not in could_be(state, 0, "2@5")
    assert len(could_be(state, 0, "2@5")) > 20


@pytest.mark.rule("CR-INFO-01")
def test_the_same_is_known_whatever_lies_hidden() -> None:
    """Whole games: each re-dealt history sends the seat the same, and no view or fact differs in the world dealt."""
    for seed in range(6):
        record = Record(rules_for(3), Rng(seed))
        rng = Rng(seed + 100)
        for _ in range(40):
            if api.over(record.state):
                break
            (ask,) = api.pending(record.state)
            record.answer(ask.seat, ask.options[rng.below(len(ask.options))])
        for seat in range(3):
            other = record.redeal_history(seat, rng)
            assert other.history(seat) == record.history(seat)
            assert look(other.state, seat + 1).key() == look(record.state, seat + 1).key()
            mine, theirs = (api.key(api.infostate(state, seat)) for state in (record.state, other.state))
            assert mine == theirs


@pytest.mark.rule("CR-INFO-01")
def test_the_worlds_of_a_seat_are_lawful_and_equally_likely() -> None:
    """Seat 1 saw three cards in C; one of them lies face down now: each of the three as often."""
    state = play(spied(), "2 recruit C", "2 take fence", "2 place 5 down")
    found = [under(world, "2@5", 2) for world in worlds(state, 1, 1200)]
    for crook in ("~fence", "~drunk", "~brawler"):
        assert 330 < found.count(crook) < 470


@pytest.mark.rule("CR-INFO-02")
def test_strict_memory_hides_the_notes_from_people() -> None:
    state = play(spied(memory="strict"), "2 recruit C", "2 take fence", "2 place 5 down")
    assert [notes(state, seat) for seat in (1, 2, 3)] == [[], [], []]
    assert [notes(play(spied(), "2 pass"), seat) for seat in (1, 2, 3)] == [["brawler+drunk+fence in C C C"], [], []]


@pytest.mark.rule("CR-INFO-02")
def test_strict_memory_hides_what_was_spied_on_the_grid() -> None:
    text = "piles=A:doorman,D:dip+forger rows=2@5:~fence,1@5:~torpedo money=9,9 turn=1"
    state = table(text, memory="strict")
    play(state, "1 recruit A", "1 take doorman", "1 place 2 ability")
    assert say(state, "1 spy target 5")[0] == ("spy-target", 0, 3, (names(state.rules).index("fence"),))
    assert under(state, "2@5", 1) == "~"
    assert under(state, "1@5", 1) == "~torpedo"  # one's own may be looked at again (CR-ROB-04)


@pytest.mark.rule("CR-INFO-02")
def test_while_looking_one_sees_the_cards_with_strict_memory_too() -> None:
    state = play(table(SEEN, 3, memory="strict"), "1 pass", "2 recruit C")
    assert [names(state.rules)[card] for card in look(state, 2).looking] == ["drunk", "fence", "brawler"]
    say(state, "2 take fence")
    assert names(state.rules)[look(state, 2).hand] == "fence"
    assert asked(state) == "2 place"
    assert "place 5 down" in choices(state)


@pytest.mark.rule("CR-INFO-02")
def test_bots_have_perfect_recall_with_strict_memory() -> None:
    lines = ("2 recruit C", "2 take fence", "2 place 5 down")
    strict, kept = play(spied(memory="strict"), *lines), play(spied(), *lines)
    for seat in range(3):
        assert api.key(api.infostate(strict, seat)) == api.key(api.infostate(kept, seat))
    assert could_be(strict, 1, "2@5") == {"brawler", "drunk", "fence"}


@pytest.mark.rule("CR-INFO-01")
def test_a_position_keeps_what_seats_know() -> None:
    state = play(spied(), "2 recruit C", "2 take fence", "2 place 5 down")
    text = " ".join(f"{name}={value}" for name, value in fields(state).items())
    again = table(text, 3)
    for seat in (1, 2, 3):
        assert notes(again, seat) == notes(state, seat)
        assert grid(again, seat) == grid(state, seat)
        assert could_be(again, seat, "2@5") == could_be(state, seat, "2@5")
