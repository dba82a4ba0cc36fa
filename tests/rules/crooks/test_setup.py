"""Sections 2 and 8: the set-up, money, editions."""

import pytest
from tests.rules.play import (
    TARGETS,
    End,
    Message,
    asked,
    choices,
    deck,
    fields,
    game,
    grid,
    look,
    money,
    names,
    pass_all,
    pile,
    piles,
    play,
    refused,
    say,
    table,
    under,
)

from skulduggery import api
from skulduggery.api import NATURE, BadInput, Rng
from skulduggery.record import Record

PILES = {
    ("2012", 2): "A2 B2 C3 D4 E5",
    ("2012", 3): "A2 B2 C3 D3 E4 F4 G5",
    ("2012", 4): "A2 B2 C3 D3 E3 F4 G4 H5 I5",
    ("2016", 2): "A2 B3 C3 D4 E4 F5",
    ("2016", 3): "A2 B3 C3 D3 E4 F4 G4 H5",
    ("2016", 4): "A2 B2 C3 D3 E3 F4 G4 H5 I5",
}
BOX = {("2012", 2): 16, ("2012", 3): 9, ("2012", 4): 1, ("2016", 2): 11, ("2016", 3): 4, ("2016", 4): 1}


def dealt(state: api.State) -> list[str]:
    """All crooks in the piles, hideout A first."""
    return [one for part in fields(state)["piles"].split(",") for one in part.split(":")[1].split("+")]


@pytest.mark.rule("CR-SETUP-01")
def test_targets_2_to_9_lie_in_ascending_order() -> None:
    state = play(table("piles=A:forger money=18,18 turn=1"), "1 recruit A", "1 take forger")
    assert [line for line in choices(state) if line.endswith("up")] == [f"place {target} up" for target in range(2, 10)]
    messages = say(state, "1 place 9 up")  # the last card, so the game is over
    assert look(state, 0).rows[7] == (names(state.rules).index("forger"),)
    scored = [message[1:3] for message in messages if message[0] == "score-target"]
    assert scored == [(0, 2), (1, 3), (2, 4), (3, 5), (4, 6), (5, 7), (6, 8), (7, 9 + 2)]


@pytest.mark.rule("CR-SETUP-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_a_row_of_their_own(seats: int) -> None:
    state = table(f"piles=A:forger,B:phantom money={','.join(['18'] * seats)} turn={seats}", seats)
    assert len(look(state, 1).rows) == seats * len(TARGETS)
    play(state, f"{seats} recruit A", f"{seats} take forger", f"{seats} place 5 up")
    play(state, "1 recruit B", "1 take phantom")
    assert "place 5 up" in choices(state)  # the rival's crook there is in another row
    say(state, "1 place 5 up")
    assert grid(state) == {"1@5": "phantom", f"{seats}@5": "forger"}


@pytest.mark.rule("CR-SETUP-03")
@pytest.mark.parametrize(("edition", "seats"), PILES)
def test_pile_sizes(edition: str, seats: int) -> None:
    state = game(seats, edition=edition)
    assert piles(state) == PILES[edition, seats]
    assert len(set(dealt(state))) == len(dealt(state)) == 32 - BOX[edition, seats]


@pytest.mark.rule("CR-SETUP-03")
def test_2012_is_the_edition_unless_the_table_says_otherwise() -> None:
    assert piles(game(2)) == PILES["2012", 2]


@pytest.mark.rule("CR-SETUP-03")
def test_the_crooks_are_shuffled() -> None:
    games = [game(2, seed) for seed in range(400)]
    for letter in "ABCDE":  # everything can come everywhere
        assert {one for state in games for one in pile(state, letter)} == set(names(games[0].rules))
    assert len({tuple(dealt(state)) for state in games}) == 400


@pytest.mark.rule("CR-SETUP-03")
def test_the_crooks_are_dealt_face_down() -> None:
    state = game(3)
    for seat in range(4):
        assert look(state, seat).notes == ()
        assert not grid(state, seat)
        assert look(state, seat).looking == ()
    assert state.events is not None
    assert state.events[0].told(0) == ("deal", 2, 2, 3, 3, 4, 4, 5)


@pytest.mark.rule("CR-SETUP-03")
def test_a_deal_must_hold_each_crook_once() -> None:
    state = api.new(api.make_rules("crooks", 2))
    (ask,) = api.pending(state)
    assert (ask.seat, ask.kind, len(ask.ranges)) == (NATURE, "deal", 32)
    with pytest.raises(api.IllegalAnswer):
        api.apply(state, NATURE, (0, *range(31)))


@pytest.mark.rule("CR-SETUP-04")
@pytest.mark.parametrize(("edition", "seats"), PILES)
def test_the_smallest_pile_lies_at_a(edition: str, seats: int) -> None:
    sizes = list(look(game(seats, edition=edition), 0).piles)
    assert sizes == sorted(sizes)
    assert sizes[0] == 2


@pytest.mark.rule("CR-SETUP-04")
def test_a_deck_with_piles_in_another_order_is_refused() -> None:
    cards = api.game("crooks").house_cards()
    assert isinstance(cards["setup"], dict)
    cards["setup"]["piles"]["2012"]["2"] = [5, 4, 3, 2, 2]
    with pytest.raises(BadInput, match="ascending order: the smallest pile lies at hideout A"):
        api.make_rules("crooks", 2, cards=cards)


@pytest.mark.rule("CR-SETUP-04")
def test_nobody_sees_the_box() -> None:
    """Not even who recruits and spies wherever it can; nor do views tell it at the end."""
    for seed in range(6):
        state = game(2, seed)
        box = set(names(state.rules)) - set(dealt(state))
        rng = Rng(seed)
        shown: set[int] = set()
        while not api.over(state):
            (ask,) = api.pending(state)
            options = [one for one in ask.options if one != -1 or len(ask.options) == 1]
            api.apply(state, ask.seat, options[rng.below(len(options))])
            for seat in range(3):
                seen = look(state, seat)
                shown |= {one if one >= 0 else -2 - one for row in seen.rows for one in row if one != -1}
                shown |= {*seen.gone, *seen.looking, *(card for cards, _ in seen.notes for card in cards)}
                shown |= {seen.hand} - {-1}
        assert not {names(state.rules)[one] for one in shown} & box
        assert shown


@pytest.mark.rule("CR-SETUP-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_starts_with_18(seats: int) -> None:
    assert money(game(seats)) == [18] * seats


@pytest.mark.rule("CR-SETUP-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn(seats: int) -> None:
    drawn = [asked(game(seats, seed)) for seed in range(300)]
    for seat in range(1, seats + 1):
        assert drawn.count(f"{seat} recruit") > 300 / seats * 0.6
    record = Record(api.make_rules("crooks", seats))
    record.enter("nature", ("deal", *names(record.rules)))
    assert [ask.kind for ask in api.pending(record.state)] == ["first"]
    assert api.pending(record.state)[0].options == tuple(range(seats))
    record.enter("nature", ("first", "2"))
    assert asked(record.state) == "2 recruit"


@pytest.mark.rule("CR-SETUP-06")
def test_play_goes_clockwise() -> None:
    state = table("piles=A:forger,B:phantom,C:wheelman,D:torpedo,E:bruiser money=18,18,18,18 turn=3", 4)
    order = []
    crooks = ("forger", "phantom", "wheelman", "torpedo", "bruiser")
    for letter, crook, place in zip("ABCDE", crooks, (2, 3, 4, 5, 6), strict=True):
        order.append(asked(state)[0])
        play(state, f"{order[-1]} recruit {letter}", f"{order[-1]} take {crook}", f"{order[-1]} place {place} up")
    assert order == ["3", "4", "1", "2", "3"]


@pytest.mark.rule("CR-SETUP-06")
def test_nobody_answers_out_of_turn() -> None:
    rows = "1@5:~forger,3@5:~dip,1@6:brawler"
    state = table(f"piles=A:double,B:knife,C:doorman,D:bungler rows={rows} money=18,18,18 turn=1", 3)
    assert refused(state, "2 recruit A") == "CR-SETUP-06"
    assert refused(state, "3 pass") == "CR-SETUP-06"
    say(state, "1 recruit A")
    assert refused(state, "2 take double") == "CR-SETUP-06"
    say(state, "1 take double")
    assert refused(state, "2 place 2 up") == "CR-SETUP-06"
    say(state, "1 place 6 ability")
    assert refused(state, "2 swap 7") == "CR-SETUP-06"
    play(state, "1 swap 7", "2 recruit B", "2 take knife", "2 place 5 ability")
    assert refused(state, "1 kill 1") == "CR-SETUP-06"
    play(state, "2 kill 1", "3 recruit C", "3 take doorman", "3 place 2 ability")
    assert refused(state, "1 spy nothing") == "CR-SETUP-06"
    play(state, "3 spy nothing", "1 pass")
    assert asked(state) == "2 recruit"


@pytest.mark.rule("CR-MONEY-01")
def test_the_bank_never_runs_out() -> None:
    """The box holds 47 notes of $1 and $3, so $141 at most; only sums count."""
    state = play(table("piles=A:dip money=9000,9000 turn=1"), "1 recruit A", "1 take dip", "1 place 5 ability")
    assert money(state) == [9001, 9000]


@pytest.mark.rule("CR-MONEY-01")
def test_any_sum_can_be_paid_exactly() -> None:
    """Nobody needs the right notes, and there is no change to give: 5 paid from 5, 1 from 3 leaves 2."""
    state = table("piles=A:dip+torpedo+forger+knife+fence,B:bruiser money=5,3 turn=1")
    play(state, "1 recruit A", "1 take fence", "1 place 5 up", "2 recruit B")
    assert money(state) == [0, 2]


@pytest.mark.rule("CR-MONEY-02")
def test_money_is_public() -> None:
    state = play(table("piles=A:dip+torpedo money=11,7 turn=1"), "1 recruit A")
    assert [money(state, eyes) for eyes in (0, 1, 2)] == [[9, 7]] * 3
    play(state, "1 take dip", "1 place 5 ability")
    assert [money(state, eyes) for eyes in (0, 1, 2)] == [[11, 7]] * 3


@pytest.mark.rule("CR-MONEY-02")
def test_secret_money_is_hidden_until_the_end() -> None:
    state = table("piles=A:dip+torpedo money=11,7,4 turn=1", 3, secret_money=True)
    hidden = [[-1, -1, -1], [11, -1, -1], [-1, 7, -1], [-1, -1, 4]]
    assert [money(state, eyes) for eyes in range(4)] == hidden
    play(state, "1 recruit A")
    assert money(state, 1) == [9, -1, -1]
    assert money(state, 2) == [-1, 7, -1]
    play(state, "1 take dip", "1 place 5 ability")
    messages = pass_all(state)
    assert [money(state, eyes) for eyes in range(4)] == [[11, 7, 4]] * 4
    assert [message[2] for message in messages if message[0] == "end"] == [(11, 7, 4)]


@pytest.mark.rule("CR-MONEY-02", "CR-TURN-03")
def test_with_secret_money_a_pass_does_not_tell_who_is_broke() -> None:
    """A player who can't pay is asked like anybody, with 'pass' alone; others are told the same as of a voluntary
    pass."""
    sent: list[list[list[Message]]] = []
    for dollars in (1, 18):
        state = table(f"piles=A:dip+torpedo money={dollars},18 turn=1", secret_money=True)
        assert asked(state) == "1 recruit"
        assert choices(state) == (["pass"] if dollars == 1 else ["pass", "recruit A"])
        events = api.apply(state, 0, api.pending(state)[0].options[0])
        sent.append([[event.told(1) for event in events]])
    assert sent[0] == sent[1] != []


@pytest.mark.rule("CR-SETUP-03", "CR-SCORE-06")
def test_a_deck_may_change_the_set_up() -> None:
    """Section 8: pile sizes, money and gang points are data, so owners of the box can enter theirs."""
    cards = api.game("crooks").house_cards()
    assert isinstance(cards["setup"], dict)
    cards["setup"] |= {"money": 7, "gang_points": {"2": 9, "3": 8, "4": 7}}
    cards["setup"]["piles"]["2012"]["2"] = [1, 3]
    state = game(2, cards=cards)
    assert piles(state) == "A1 B3"
    assert money(state) == [7, 7]
    assert {message[4] for message in pass_all(state) if message[0] == "score-gang"} == {9}


@pytest.mark.rule("CR-SETUP-03")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadInput, match="for 2 to 4 players"):
        api.make_rules("crooks", seats)


@pytest.mark.rule("CR-SETUP-03")
def test_the_house_deck_is_the_one_of_the_rules() -> None:
    cards = deck()["crook"]
    assert isinstance(cards, list)
    assert len(cards) == 32
    for gang in ("northside", "westside", "outfit"):
        assert sum(gang in one["gangs"] for one in cards) == 9
    abilities = [one.get("ability", "none") for one in cards]
    assert {one: abilities.count(one) for one in abilities} == {
        "none": 21, "pickpocket": 2, "accomplice": 2, "swap": 2, "killer": 2, "boss": 1, "spy": 2,
    }  # fmt: skip
    assert under(table("rows=1@9:kingpin piles=A:dip money=9,9 turn=1"), "1@9") == "kingpin"


CROOKS = """
    lookout 1 0 O accomplice; bungler 2 -6 - -; getaway-driver 2 0 - accomplice; street-kid 2 0 N pickpocket
    drunk 3 -3 O -; inside-man 3 3 WO -; knife 3 0 N killer; dip 3 0 W pickpocket
    loudmouth 4 -2 N -; tipster 4 2 NO -; ice-man 4 0 - killer; doorman 4 0 W spy; con-artist 4 0 O swap
    bootlegger 5 0 W -; bookie 5 1 NW -; fence 5 1 O -; barfly 5 0 N spy; double 5 0 W swap
    bruiser 6 0 N -; smuggler 6 0 O -; cracksman 6 1 W -; forger 6 2 - -
    hothead 7 -1 O -; enforcer 7 0 N -; torpedo 7 0 W -; safecracker 7 2 - -
    chopper 8 -2 O -; brawler 8 -2 N -; wheelman 8 -1 - -
    dynamiter 9 -3 W -; phantom 9 -2 - -; kingpin 10 0 - boss
"""
"""Each crook of the house deck with its level, modifier, gangs and ability."""


@pytest.mark.rule("CR-SCORE-02", "CR-SCORE-04", "CR-SCORE-07", "CR-BOSS-01")
def test_every_crook_is_the_one_of_the_rules() -> None:
    cards = deck()["crook"]
    assert isinstance(cards, list)
    found = [
        f"{one['id']} {one['level']} {one['modifier']} "
        f"{''.join(gang[0].upper() for gang in one['gangs']) or '-'} {one.get('ability', '-')}"
        for one in cards
    ]
    assert sorted(found) == sorted(line.strip() for line in CROOKS.strip().replace("\n", ";").split(";"))


@pytest.mark.rule("CR-SCORE-02", "CR-BOSS-01")
def test_nobody_alone_reaches_the_boss() -> None:
    """Level 10: a 9 loses, a 9 and a 1 tie with him."""
    end = End("1@9:kingpin,2@9:dynamiter")
    assert (end.levels[9], end.points[9]) == ([10, 9], [6, 0])
    end = End("1@9:kingpin,2@9:dynamiter+lookout")
    assert (end.levels[9], end.points[9]) == ([10, 10], [3, 3])
