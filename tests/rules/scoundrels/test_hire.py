"""Sections 4.7, 4.8 and 9: hiring, the saloon, the discard pile, the Sheriff's Office."""

import pytest
from tests.rules.scoundrels.play import (
    CHEAP,
    asked,
    board,
    choices,
    hand,
    ids,
    jail,
    kinds,
    lies,
    look,
    money,
    pile,
    play,
    refused,
    rejected,
    rules_for,
    saloon,
    say,
    settle,
    supply,
    table,
    wait,
)

from skulduggery import api
from skulduggery.api import State

FIVE = "1@B1:patient-cow,1@B2:loyal-chef,1@B3:gentle-horse,1@B4:clumsy-gambler,1@B5:thirsty-farmer"
ALL_OFF = ",".join(f"{where}-{n}@unused" for where in ("depot", "estate", "laboratory") for n in range(1, 6))


@pytest.mark.rule("SC-HIRE-01", "SC-HIRE-03")
def test_hire_or_sheriff_one_of_the_two() -> None:
    state = table(f"step=act slot=6 {CHEAP}")
    assert choices(state)[0] == "sheriff"
    assert rejected(state, 1, -1) == "SC-HIRE-03"
    play(state, "1 hire honest", "1 arrange done")
    assert asked(state) == "2 last-look"  # no Sheriff's Office besides
    state = play(table(f"step=act slot=6 {CHEAP}"), "1 sheriff", "1 sheriff sell")
    assert (asked(state), board(state, 1)) == ("2 last-look", {})


@pytest.mark.rule("SC-HIRE-02", "SC-SCOU-05")
def test_the_cost_is_paid_in_full() -> None:
    text = "step=act slot=6 saloon=filthy-banker,cocky-cow,patient-outlaw"
    state = table(f"{text} money=3,0,0")
    assert choices(state) == ["sheriff", "hire filthy", "hire cocky", "hire patient"]
    play(state, "1 hire filthy", "1 arrange done")
    assert (money(state)[0], board(state, 1)) == (0, {"B1": "filthy-banker"})
    state = table(f"{text} money=2,0,0")
    assert choices(state) == ["sheriff", "hire cocky"]
    assert refused(state, "1 hire filthy") == "SC-HIRE-02"


@pytest.mark.rule("SC-HIRE-04", "SC-HIRE-05", "SC-HIRE-11")
def test_with_a_full_board_one_goes() -> None:
    """Chosen after paying: any of the board, or the new one."""
    text = f"step=act slot=6 boards={FIVE} saloon=lucky-banker,cocky-outlaw,cunning-dog money=2,0,0 supply=2,0,0"
    state = table(text)
    assert kinds(say(state, "1 hire lucky")) == ["hire", "spend"]
    assert choices(state) == [f"discard {one}" for one in ("lucky", "patient", "loyal", "gentle", "clumsy", "thirsty")]
    assert refused(state, "1 discard cocky") == "SC-HIRE-04"
    play(state, "1 discard gentle", "1 arrange done")
    assert (board(state, 1)["B3"], pile(state)[0]) == ("lucky-banker", "gentle-horse")
    state = play(table(text), "1 hire lucky", "1 discard lucky")
    assert asked(state) == "1 arrange"  # the others may change places all the same
    play(state, "1 arrange done")
    assert (board(state, 1)["B3"], pile(state)[0], money(state)[0]) == ("gentle-horse", "lucky-banker", 0)
    assert saloon(state)[1:] == ["cocky-outlaw", "cunning-dog"]


@pytest.mark.rule("SC-HIRE-05")
def test_with_a_free_place_nothing_is_discarded() -> None:
    state = table(f"step=act slot=6 boards={FIVE.rsplit(',', 1)[0]} {CHEAP}")
    before = pile(state)
    play(state, "1 hire honest", "1 arrange done")
    assert (pile(state), len(board(state, 1))) == (before, 5)


@pytest.mark.rule("SC-HIRE-06", "SC-DEC-03")
def test_at_every_hire_the_board_may_be_rearranged() -> None:
    """In turns: the place of the new one, then at most one swap."""
    text = f"step=act slot=6 boards=1@B1:patient-cow,1@B4:loyal-chef {CHEAP}"
    state = play(table(text), "1 hire honest")
    assert (asked(state), choices(state)[0]) == ("1 arrange", "arrange done")  # the default: first free place
    play(state, "1 swap B2 B5")
    assert asked(state) == "1 arrange"
    assert say(state, "1 swap B1 B4", to=2)[0][0] == "arrange"
    assert board(state, 1) == {"B1": "loyal-chef", "B4": "patient-cow", "B5": "honest-forger"}
    state = play(table(text), "1 hire honest", "1 arrange done")
    assert board(state, 1) == {"B1": "patient-cow", "B4": "loyal-chef", "B2": "honest-forger"}
    state = play(table(text), "1 hire honest")
    assert refused(state, "1 swap B3 B5") == "SC-HIRE-06"  # nothing lies there


@pytest.mark.rule("SC-HIRE-06", "SC-DEC-03")
def test_with_open_play_any_assignment_can_be_drafted() -> None:
    text = f"step=act slot=6 boards=1@B1:patient-cow,1@B4:loyal-chef {CHEAP}"
    state = play(table(text, suspicion="open"), "1 hire honest")
    assert say(state, "1 swap B1 B4", to=2) == []  # nobody hears of a draft
    play(state, "1 swap B2 B5", "1 swap B1 B3")
    assert board(state, 1) == {"B1": "patient-cow", "B4": "loyal-chef", "B2": "honest-forger"}
    play(state, "1 arrange again", "1 swap B1 B4", "1 swap B2 B5", "1 swap B1 B3")
    told = say(state, "1 arrange done", to=2)
    assert told[0][:2] == ("arrange", 0)
    assert board(state, 1) == {"B3": "loyal-chef", "B4": "patient-cow", "B5": "honest-forger"}


@pytest.mark.rule("SC-HIRE-06", "SC-HIRE-08")
def test_also_at_the_hire_of_an_ability_and_of_one_used_when_hired() -> None:
    boards = "boards=1@B1:grumpy-mail-carrier,1@B2:lucky-cow"
    text = f"slot=6 {boards} saloon=charming-banker,elderly-dog,filthy-chef money=1,0,0"
    state = play(table(text), "1 use grumpy", "1 yes", "1 hire elderly")
    assert asked(state) == "1 arrange"
    state = play(table(text), "1 use grumpy", "1 yes", "1 hire charming")
    assert asked(state) == "1 arrange"
    play(state, "1 swap B1 B5")
    assert (board(state, 1)["B5"], asked(state)) == ("grumpy-mail-carrier", "1 use-hired")


@pytest.mark.rule("SC-HIRE-07")
def test_the_order_of_a_hire() -> None:
    """Choose, pay, take, discard, place, refill; then the event."""
    boards = f"boards={FIVE.replace('patient-cow', 'annoying-cow')}"
    state = table(f"step=act slot=6 {boards} saloon=lucky-banker,cocky-investor,filthy-outlaw money=2,0,0")
    told = kinds([*say(state, "1 hire lucky"), *say(state, "1 discard loyal"), *say(state, "1 arrange done")])
    assert told == ["hire", "spend", "discard", "arrange", "create"]
    assert choices(state) == ["pass", "use annoying"]


@pytest.mark.rule("SC-HIRE-08")
def test_the_order_of_the_hire_of_one_used_when_hired() -> None:
    """Choose, pay, rearrange, use, discard, refill; then the event."""
    boards = "boards=1@B1:annoying-cow,1@B2:loyal-dog"
    text = f"step=act slot=6 {boards} saloon=lucky-chef,charming-banker,filthy-outlaw money=1,0,0"
    state = table(text)
    told = [*say(state, "1 hire charming"), *say(state, "1 swap B1 B4"), *say(state, "1 yes")]
    assert kinds(told) == ["hire", "spend", "arrange", "use", "gain", "discard", "create"]
    assert choices(state) == ["pass", "use annoying"]


@pytest.mark.rule("SC-HIRE-08", "SC-USE-12")
def test_whoever_would_be_hired_for_nothing_is_marked_before() -> None:
    """The view's note on a scoundrel in the saloon agrees with its hire, for every job and every amount of money."""
    seen = set()
    for job in ids(rules_for(), "job"):
        cow, chef = [one for one in ("cow", "chef", "dog") if one != job][:2]
        for dollars in range(6):
            state = table(f"step=act slot=6 saloon=charming-{job},lucky-{cow},filthy-{chef} money={dollars},0,0")
            if "hire charming" not in choices(state):
                continue
            vain = dict(api.view(state, 0).vain)
            play(state, "1 hire charming")
            if asked(state) == "1 arrange":
                play(state, "1 arrange done")
            idle = asked(state) == "1 use-hired" and len(api.pending(state)[0].args) > 1
            rule = next(iter(vain.values()), "")
            assert (asked(state) == "1 use-hired", idle) == (rule in ("", "SC-USE-11"), rule == "SC-USE-11"), (
                job,
                money,
            )
            seen.add(rule)
    assert {"", "SC-USE-07", "SC-USE-08", "SC-USE-11"} <= seen


@pytest.mark.rule("SC-HIRE-09")
def test_while_used_it_stays_in_its_space() -> None:
    """It may shift right; it cannot be hired, used or swapped by others."""
    text = "step=act slot=6 money=9,0,0 saloon=lucky-banker,charming-{},filthy-cow"
    state = play(table(text.format("mail-carrier")), "1 hire charming", "1 yes", "1 yes")
    assert choices(state) == ["hire lucky", "hire filthy"]
    assert refused(state, "1 hire charming") == "SC-HIRE-09"
    play(state, "1 hire filthy", "1 arrange done")
    assert pile(state)[0] == "charming-mail-carrier"
    state = play(table(text.format("auctioneer")), "1 hire charming", "1 yes", "1 yes", "1 hire filthy")
    told = say(state, "1 arrange done")
    assert [message[:2] for message in told if message[0] in ("create", "discard")] == [
        ("create", 0), ("discard", 25), ("create", 0),
    ]  # fmt: skip
    assert saloon(state)[2] == "lucky-banker"
    state = play(table(text.format("innkeeper")), "1 hire charming", "1 yes")
    assert choices(state) == ["use lucky", "use filthy"]
    assert refused(state, "1 use charming") == "SC-USE-02"
    state = table(f"boards=1@B1:loyal-dog,1@B2:gentle-chef {text.format('tailor')}")
    play(state, "1 hire charming", "1 arrange done", "1 yes", "1 yes")
    pairs = ("gentle loyal", "loyal lucky", "loyal filthy", "gentle lucky", "gentle filthy")
    assert sorted(choices(state)) == sorted(f"swap {pair}" for pair in pairs)
    assert refused(state, "1 swap loyal charming") == "SC-JOB-TAILOR-2"


def prices(state: State) -> list[int]:
    """Return the price of each option of a hire, from the question."""
    return list(api.pending(state)[0].args[1:])


@pytest.mark.rule("SC-HIRE-10")
def test_prices_in_effects() -> None:
    there = "saloon=filthy-banker,grumpy-outlaw,patient-innkeeper"  # they cost 3, 1 and 4
    state = play(table(f"slot=6 boards=1@B1:lucky-auctioneer {there} money=0,0,0"), "1 use lucky", "1 yes")
    assert choices(state) == ["hire filthy", "hire grumpy"]
    assert prices(state) == [1, 0]
    play(state, "1 hire filthy")
    assert money(state)[0] == 0
    state = play(table(f"slot=6 boards=1@B1:lucky-auctioneer {there} money=0,0,0"), "1 use lucky", "1 yes")
    play(state, "1 hire grumpy")
    assert money(state)[0] == 1  # a price is never below nothing
    state = play(table(f"slot=6 boards=1@B1:cocky-ringleader {there} money=0,0,0"), "1 use cocky")
    assert choices(state) == ["hire filthy", "hire grumpy", "hire patient"]
    assert prices(state) == [0, 0, 0]
    assert say(state, "1 hire patient")[0][4] == 0
    there = "saloon=grumpy-outlaw,patient-innkeeper,selfish-banker"  # the last one costs 6, the most there is
    state = play(table(f"slot=6 boards=1@B1:cocky-ringleader {there} money=0,0,0"), "1 use cocky")
    assert prices(state) == [0, 0, 0]
    assert (say(state, "1 hire selfish")[0][4], money(state)[0]) == (0, 0)


@pytest.mark.rule("SC-HIRE-12")
def test_a_hire_by_an_ability_does_not_replace_step_3() -> None:
    text = "slot=6 boards=1@B1:grumpy-mail-carrier saloon=daring-banker,elderly-dog,filthy-chef money=0,0,0"
    state = play(table(text), "1 use grumpy", "1 yes", "1 hire daring", "1 arrange done")
    assert asked(state) == "1 act"
    assert "hire elderly" in choices(state)


@pytest.mark.rule("SC-HIRE-13")
def test_what_is_hired_in_step_3_cannot_be_used_by_its_numbers() -> None:
    state = table("step=act slot=6 saloon=lucky-banker,elderly-dog,filthy-chef supply=2,0,0")
    play(state, "1 hire lucky", "1 arrange done")
    assert asked(state) == "2 plan"


# The saloon


@pytest.mark.rule("SC-SALOON-01", "SC-SALOON-02")
def test_gaps_are_closed_from_the_left_at_once() -> None:
    state = table("slot=6 boards=1@B1:grumpy-innkeeper saloon=lucky-chef,filthy-cow,gentle-dog money=1,0,0")
    play(state, "1 use grumpy", "1 use filthy")
    assert saloon(state)[1:] == ["lucky-chef", "gentle-dog"]
    state = table("step=act slot=6 saloon=lucky-chef,filthy-cow,gentle-dog money=9,0,0 supply=2,0,0")
    play(state, "1 hire gentle", "1 arrange done")
    assert saloon(state)[1:] == ["lucky-chef", "filthy-cow"]


@pytest.mark.rule("SC-SALOON-03", "SC-INFO-23")
def test_the_pile_lies_open_the_newest_on_top() -> None:
    state = table("step=act slot=6 pile=lucky-banker,gentle-dog saloon=filthy-chef,loyal-cow,cocky-horse supply=2,0,0")
    play(state, "1 sheriff", "1 sheriff sell")
    assert pile(state)[:3] == ["cocky-horse", "lucky-banker", "gentle-dog"]
    assert all(look(state, seat).pile[1].trait == look(state, 0).pile[1].trait for seat in (1, 2, 3))


@pytest.mark.rule("SC-SALOON-04", "SC-JOB-DOCTOR-8")
def test_only_the_top_one_can_be_used_or_hired() -> None:
    state = table("slot=6 boards=1@B1:grumpy-doctor pile=loyal-banker,elderly-dog money=9,0,0")
    play(state, "1 use grumpy", "1 yes", "1 arrange done")  # there is no choice: the top one
    assert "loyal-banker" in board(state, 1).values()
    told = say(table("slot=6 boards=1@B1:grumpy-undertaker pile=loyal-banker,elderly-dog"), "1 use grumpy")
    assert ("gain", 0, 4) in told
    text = "slot=6 boards=1@B1:stunning-doctor pile=charming-banker,elderly-dog money=9,0,0"
    state = play(table(text), "1 use stunning", "1 yes", "1 arrange done", "1 no", "1 yes")
    assert choices(state) == ["no"]  # what lies beneath cannot be hired, and the top one not again


@pytest.mark.rule("SC-SALOON-05")
def test_the_pile_is_never_shuffled_back() -> None:
    """With empty decks the game goes on without new scoundrels, and the pile only grows."""
    state = table("traits=- saloon=filthy-chef,lucky-cow,cocky-horse money=0,0,0 supply=0,0,0 day=1")
    sizes = []
    while not api.over(state):
        settle(state)
        sizes.append(len(pile(state)))
        ask = api.pending(state)[0]
        api.apply(state, ask.seat, ask.options[0] if ask.default is None else ask.default)
    assert sizes == sorted(sizes)
    assert saloon(state) == ["-", "-", "-"]


@pytest.mark.rule("SC-SALOON-08", "SC-SHER-01")
def test_an_empty_saloon() -> None:
    state = table("slot=3 traits=- saloon=- money=9,0,0")
    before = pile(state)
    told = say(state, "1 pass")
    assert (told, asked(state), pile(state)) == ([], "1 sheriff", before)


@pytest.mark.rule("SC-SALOON-09", "SC-JOB-AUTOMATON-2")
def test_an_empty_poker_deck_gives_no_cards() -> None:
    text = f"turn=7 slot=6 boards=1@B1:grumpy-automaton {CHEAP} money=0,0,0 cards=1@4:4,1@5:5,1@6:6 hands=1:0+A+2+3"
    state = play(table(text), "1 use grumpy")
    assert (hand(state, 1), money(state)[0], asked(state)) == ("0A23", 2, "1 act")
    state = table("day=1 step=dusk cards=1@A:0,1@2:A,1@3:2,1@4:3 hands=1:4+5+6")
    wait(state, "1 plan")
    assert len(hand(state, 1)) == 4  # the new deck formed


@pytest.mark.rule("SC-SALOON-10")
def test_refilling_raises_no_event() -> None:
    state = table(f"step=act slot=6 boards=1@B1:annoying-banker {CHEAP} supply=2,0,0")
    assert "create" in kinds(say(state, "1 sheriff"))
    play(state, "1 sheriff sell")
    assert asked(state) == "2 plan"


@pytest.mark.rule("SC-SALOON-08", "SC-SALOON-06")
def test_with_one_empty_deck_nobody_is_created() -> None:
    state = table("step=act slot=6 traits=- saloon=lucky-chef,filthy-cow,gentle-dog money=9,0,0 supply=2,0,0")
    assert look(state).decks[1] > 0  # jobs are left
    play(state, "1 hire filthy", "1 arrange done")
    assert saloon(state) == ["-", "lucky-chef", "gentle-dog"]


# The Sheriff's Office


@pytest.mark.rule("SC-SHER-02", "SC-SHER-07")
def test_selling_is_always_possible_and_one_option_must_be_taken() -> None:
    state = play(table(f"step=act slot=6 {CHEAP} money=9,0,0 supply=2,0,0"), "1 sheriff")
    assert rejected(state, 1, -1) == "SC-SHER-07"
    play(state, "1 sheriff sell")
    assert (money(state)[0], asked(state)) == (11, "2 plan")


@pytest.mark.rule("SC-SHER-03", "SC-BLUFF-24")
def test_bail_frees_henchmen_of_any_players() -> None:
    text = f"step=act slot=6 {CHEAP} jail=1,2,0 supply=2,0,0"
    state = play(table(f"{text} money=2,0,0"), "1 sheriff", "1 sheriff bail")
    assert choices(state) == ["seat 1", "seat 2"]
    assert refused(state, "1 seat 3") == "SC-BLUFF-24"
    play(state, "1 seat 2")
    assert (money(state)[0], jail(state), supply(state)) == (0, [1, 1, 0], [2, 1, 0])
    state = play(table(f"{text} money=4,0,0"), "1 sheriff", "1 sheriff bail-two", "1 seat 2", "1 seat 2")
    assert (money(state)[0], jail(state), supply(state)) == (0, [1, 0, 0], [2, 2, 0])
    state = play(table(f"{text} money=1,0,0 boards=1@B1:corrupt-dog"), "1 sheriff")
    assert (money(state)[0], asked(state)) == (3, "1 react")  # a dollar frees nobody


@pytest.mark.rule("SC-SHER-04")
def test_bail_needs_so_many_in_jail() -> None:
    text = f"step=act slot=6 {CHEAP} money=9,0,0 supply=2,2,2"
    state = play(table(f"{text} jail=0,1,0"), "1 sheriff")
    assert choices(state) == ["sheriff sell", "sheriff bail"]
    assert refused(state, "1 sheriff bail-two") == "SC-SHER-04"
    state = table(f"{text} jail=0,0,0 boards=1@B1:corrupt-banker")
    play(state, "1 sheriff")
    assert (money(state)[0], asked(state)) == (11, "1 react")  # selling was the only option


@pytest.mark.rule("SC-SHER-03", "SC-SHER-05")
def test_the_prices_of_bail_and_bribe() -> None:
    text = f"step=act slot=6 {CHEAP} jail=1,1,1"
    state = play(table(f"{text} money=3,0,0"), "1 sheriff")
    assert refused(state, "1 sheriff bail-two") == "SC-SHER-03"
    assert refused(state, "1 sheriff bribe") == "SC-SHER-05"
    state = play(table(f"{text} money=12,0,0 day=1"), "1 sheriff")
    assert refused(state, "1 sheriff bribe") == "SC-SHER-05"  # not on the final day
    state = play(table(f"{text} money=12,0,0 stolen=1:depot-1,1:depot-2"), "1 sheriff", "1 sheriff bribe")
    assert len(choices(state)) == 13
    play(state, "1 safe estate-1")
    assert (money(state)[0], asked(state)) == (0, "1 abandon")  # the limit holds
    play(state, "1 safe depot-1")
    assert (lies(state, "estate-1"), lies(state, "depot-1")) == ("stolen 1", "map 1")


@pytest.mark.rule("SC-SHER-05")
@pytest.mark.parametrize(("mode", "final"), [("short", 2), ("extended", 3)])
def test_the_bribe_waits_for_the_final_day(mode: str, final: int) -> None:
    """In step 3 and through the Marshal, on each day of both games."""
    for day in range(1, final + 1):
        office = play(table(f"step=act slot=6 {CHEAP} money=12,0,0 day={day}", mode=mode), "1 sheriff")
        marshal = table(f"slot=6 boards=1@B1:grumpy-marshal {CHEAP} money=12,0,0 day={day}", mode=mode)
        for state in (office, play(marshal, "1 use grumpy")):
            assert ("sheriff bribe" in choices(state)) == (day == final)
            assert refused(state, "1 sheriff bribe") == ("" if day == final else "SC-SHER-05")


@pytest.mark.rule("SC-SHER-06")
def test_the_bribe_needs_a_safe_on_the_map() -> None:
    state = play(table(f"step=act slot=6 {CHEAP} money=12,0,0 map={ALL_OFF}"), "1 sheriff")
    assert "sheriff bribe" not in choices(state)
    assert refused(state, "1 sheriff bribe") == "SC-SHER-06"


@pytest.mark.rule("SC-SHER-08", "SC-SHER-09", "SC-JOB-MARSHAL-2")
def test_the_marshal_discards_nothing_and_the_option_can_be_repeated() -> None:
    state = table(f"slot=6 boards=1@B1:grumpy-marshal {CHEAP} money=0,0,0 jail=0,0,0 supply=2,0,0")
    before = (saloon(state), pile(state))
    play(state, "1 use grumpy")
    assert (money(state)[0], (saloon(state), pile(state)), asked(state)) == (2, before, "1 act")
    play(state, "1 sheriff")
    assert money(state)[0] == 4


@pytest.mark.rule("SC-HIRE-09", "SC-JOB-TAILOR-10")
def test_while_its_ability_uses_another_it_is_no_partner_either() -> None:
    """A Charming Horse uses the Tailor: the Horse lies in the saloon, but is being hired."""
    boards = "boards=1@B1:loyal-tailor,1@B2:gentle-chef"
    state = table(f"step=act slot=6 {boards} saloon=lucky-banker,charming-horse,filthy-cow money=1,0,0")
    play(state, "1 hire charming", "1 arrange done", "1 yes", "1 yes")
    assert choices(state) == ["swap gentle lucky", "swap gentle filthy"]
