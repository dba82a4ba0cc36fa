"""Sections 13.1 and 14.1: what each job does."""

import pytest
from tests.rules.scoundrels.play import (
    CHEAP,
    asked,
    board,
    card,
    changed,
    choices,
    fields,
    hand,
    jail,
    kinds,
    knows,
    lies,
    look,
    marks,
    men,
    money,
    pile,
    play,
    refused,
    rep,
    saloon,
    say,
    supply,
    table,
    told,
    used,
    using,
    worlds,
)

from skulduggery import api
from skulduggery.api import State

POOR = f"{CHEAP} money=0,0,0"


@pytest.mark.rule("SC-JOB-ABOMINATION-1", "SC-JOB-ABOMINATION-2", "SC-JOB-ABOMINATION-3", "SC-INFO-02")
def test_abomination() -> None:
    """Any player's deck, also one's own; the card is back on top before it may be shuffled; no mark."""
    state = using("abomination", "decks=1:4+5+6,2:5+4+6,3:6+4+5")
    assert (money(state)[0], choices(state)) == (2, ["deck 1", "deck 2", "deck 3"])
    ask = api.pending(state)[0]
    events = api.apply(state, 0, api.option(state.rules, ask, ["deck", "2"]))
    assert told(events, 1) == [("peek", 0, 1, 6, 5)]
    assert told(events, 2) == told(events, 0) == [("peek", 0, 1, 6, None)]  # its owner does not see it either
    assert (asked(state), [look(state, seat).sheets[1].top for seat in (1, 2, 3)]) == ("1 may-shuffle", [5, -2, -2])
    play(state, "1 yes")
    assert (asked(state), api.pending(state)[0].args[0]) == ("0 shuffle", 3)
    play(state, "0 shuffle 3 1 2")
    assert (look(state, 1).sheets[1].top, fields(state)["decks"].split(",")[1]) == (-2, "2:6+5+4")
    assert marks(state, "depot-1") == []


@pytest.mark.rule("SC-JOB-ABOMINATION-2")
def test_what_abomination_saw_stays_on_top_until_it_is_drawn() -> None:
    state = using("abomination", "decks=2:5+4+6 hands=2:0+A+2+3", "1 deck 2", "1 no")
    assert (look(state, 1).sheets[1].top, fields(state)["decks"].split(",")[1]) == (5, "2:5+4+6")
    assert {world_top(world, 2) for world in worlds(state, 1)} == {5}
    assert {world_top(world, 2) for world in worlds(state, 3)} == set(range(7))


def world_top(state: State, seat: int) -> int:
    """The top card of a deck, as it really is."""
    return api.view(state, api.EVERYTHING).sheets[seat - 1].top


@pytest.mark.rule("SC-JOB-ARSONIST-1", "SC-JOB-ARSONIST-3")
def test_arsonist_must_clear_a_card_that_bears_one() -> None:
    text = "turn=4 cards=1@5:0!2,1@4:A!3,1@3:2,1@6:3 hands=1:4+5+6"
    state = using("arsonist", text)
    assert choices(state) == ["card 1 4", "card 1 5"]
    assert refused(state, "1 card 1 3") == "SC-JOB-ARSONIST-3"
    play(state, "1 card 1 4")
    assert (money(state)[0], men(state, "1@4"), men(state, "1@5")) == (2, "", "2")


@pytest.mark.rule("SC-JOB-AUTOMATON-1", "SC-JOB-AUTOMATON-2", "SC-INFO-09")
def test_automaton() -> None:
    state = table(f"slot=6 boards=1@B1:grumpy-automaton decks=1:4+5 hands=1:0+A+2+3 {POOR}")
    events = api.apply(state, 0, api.option(state.rules, api.pending(state)[0], ["use", "grumpy"]))
    assert ("draw", 0, 1, (4,)) in told(events, 1)
    assert ("draw", 0, 1, None) in told(events, 2)
    assert (hand(state, 1), hand(state, 1, 2), money(state)[0]) == ("0A234", "?????", 2)  # there is no hand limit
    assert look(state).sheets[0].board[1].tech == 0


@pytest.mark.rule("SC-JOB-BANK-ROBBER-1", "SC-JOB-BANK-ROBBER-2")
def test_bank_robber() -> None:
    state = using("bank-robber", "supply=1,0,0")
    assert (money(state)[0], supply(state)[0], jail(state)[0]) == (6, 0, 3)


@pytest.mark.rule("SC-JOB-BOUNTY-HUNTER-1", "SC-JOB-BOUNTY-HUNTER-2", "SC-EFF-03")
def test_bounty_hunter() -> None:
    state = using("bounty-hunter")
    assert choices(state) == ["seat 2", "seat 3"]
    play(state, "1 seat 2")
    assert asked(state) == "2 guard"
    play(state, "2 trust")
    assert (money(state)[0], supply(state)) == (3, [2, 1, 2])


@pytest.mark.rule("SC-JOB-BRAINWASHER-5", "SC-JOB-BRAINWASHER-7")
def test_brainwasher_places_an_opponents_henchman() -> None:
    """The owner of the card is suspected: P2's Cowardly reacts."""
    text = "turn=4 cards=1@6:0,2@4:4,3@5:5 jail=0,0,1 supply=0,0,0 boards=2@B1:cowardly-banker"
    state = using("brainwasher", text, "1 yes")
    assert men(state, "2@4") == "3"
    assert (asked(state), choices(state)) == ("2 react", ["pass", "use cowardly"])


@pytest.mark.rule("SC-JOB-CHEF-1", "SC-JOB-CON-ARTIST-1", "SC-JOB-PROSPECTOR-1", "SC-JOB-BANKER-1")
@pytest.mark.parametrize(
    ("job", "before", "after", "lost"),
    [("chef", 1, 4, 0), ("con-artist", 0, 5, 1), ("prospector", 0, 3, 0), ("banker", 0, 4, 0)],
)
def test_dollars(job: str, before: int, after: int, lost: int) -> None:
    state = using(job, f"money={before},0,0")
    assert (money(state)[0], rep(state)[0]) == (after, -lost)


@pytest.mark.rule("SC-JOB-DETECTIVE-1", "SC-JOB-DETECTIVE-2", "SC-DEC-02")
def test_detective() -> None:
    """Also on a card of an earlier turn; not where one already is; only an opponent's."""
    text = "turn=4 cards=1@6:0,2@4:0!1,2@5:A,3@3:3 jail=1,0,0 supply=1,3,3 hands=1:A+2+3,2:2+3+4,3:0+A+2"
    state = using("detective", text)
    assert (money(state)[0], choices(state)) == (1, ["card 2 4", "card 2 5", "card 3 3"])
    assert refused(state, "1 card 1 6") == "SC-SAFE-31"
    play(state, "1 card 2 5", "1 yes")
    assert (card(state, "2@5", 1), men(state, "2@5"), supply(state)[0]) == ("A", "1", 0)
    state = using("detective", text, "1 card 2 4")
    assert choices(state) == ["no"]


@pytest.mark.rule("SC-JOB-DOG-1", "SC-JOB-COW-1")
def test_dog_and_cow_discard_themselves() -> None:
    state = using("cow")
    assert (money(state)[0], pile(state)[0], board(state, 1)) == (4, "grumpy-cow", {})


@pytest.mark.rule("SC-JOB-DOCTOR-1", "SC-JOB-DOCTOR-2", "SC-EFF-06")
def test_doctor_hires_only_what_can_be_paid() -> None:
    assert choices(using("doctor", "pile=loyal-banker")) == ["no"]  # it costs 3
    assert choices(using("doctor", "pile=loyal-banker money=1,0,0")) == ["no", "yes"]
    state = using("doctor", "pile=loyal-banker money=1,0,0", "1 no")
    assert (pile(state)[0], money(state)[0]) == ("loyal-banker", 3)


@pytest.mark.rule("SC-JOB-FORGER-1", "SC-JOB-FORGER-2")
def test_forger() -> None:
    """A mark moves to another safe on the map, which is marking it, or is turned over in place, which is not."""
    text = "marks=depot-1:1#7,estate-1:1#2,estate-2:1#4 stolen=2:estate-2 boards=1@B2:lying-banker"
    saloon_text = CHEAP.replace("forger", "outlaw")
    state = using("forger", f"{text} {saloon_text}", "1 yes")
    assert (money(state)[0], choices(state)) == (2, ["mark 7 on depot-1", "mark 2 on estate-1"])
    play(state, "1 mark 7 on depot-1")
    assert refused(state, "1 as 7 on depot-1") == "SC-JOB-FORGER-2"  # as it lies it is no change
    assert {"as 6 on depot-1", "as 6 on estate-3", "as 7 on estate-3"} <= set(choices(state))
    assert "as 7 on estate-2" not in choices(state)  # that one is stolen
    turned = play(api.clone(state), "1 as 6 on depot-1")
    assert (marks(turned, "depot-1"), asked(turned)) == (["1#6"], "1 act")
    play(state, "1 as 7 on estate-3")
    assert (marks(state, "depot-1"), marks(state, "estate-3"), knows(state, "estate-3")) == ([], ["1#7"], "1")
    assert choices(state) == ["pass", "use lying"]
    assert choices(using("forger", saloon_text)) == ["no"]


@pytest.mark.rule("SC-JOB-FORGER-1")
def test_a_forgers_mark_goes_only_to_the_map() -> None:
    """A mark may leave an own stolen safe or an unused one, but goes neither there nor onto a safe of an opponent."""
    text = (
        "marks=depot-1:1#7,estate-1:1#2,laboratory-1:1#4 stolen=1:estate-1,2:estate-2 map=laboratory-1@unused "
        + CHEAP.replace("forger", "outlaw")
    )
    state = using("forger", text, "1 yes")
    assert choices(state) == ["mark 7 on depot-1", "mark 2 on estate-1", "mark 4 on laboratory-1"]
    play(state, "1 mark 7 on depot-1")
    goals = {choice.split(" on ")[1] for choice in choices(state)}
    every = {f"{where}-{n}" for where in ("depot", "estate", "laboratory") for n in range(1, 7)}
    off = {"estate-1", "estate-2", *[which for which in every if lies(state, which) == "unused"]}
    assert len(off) == 6
    assert goals == every - off
    for which in off:
        assert refused(state, f"1 as 7 on {which}") == "SC-JOB-FORGER-2"
    assert "as 3 on estate-1" in choices(play(using("forger", text, "1 yes"), "1 mark 2 on estate-1"))  # turned over


@pytest.mark.rule("SC-JOB-FORGER-1", "SC-JOB-FORGER-2")
def test_turning_a_mark_over_is_not_marking() -> None:
    """A 6 turned to 7 at the Estate is false, but nothing was marked."""
    saloon_text = CHEAP.replace("forger", "outlaw")
    state = using("forger", f"marks=estate-1:1#6 boards=1@B2:lying-banker {saloon_text}", "1 yes")
    play(state, "1 as 7 on estate-1")  # there is one mark only
    assert (marks(state, "estate-1"), asked(state)) == (["1#7"], "1 act")


@pytest.mark.rule("SC-JOB-GAMBLER-1", "SC-JOB-GAMBLER-2", "SC-JOB-GAMBLER-3", "SC-INFO-04")
@pytest.mark.parametrize(("top", "dollars"), [("5", 7), ("6", 7), ("4", 0)])
def test_gambler(top: str, dollars: int) -> None:
    rest = "".join(face for face in "456" if face != top)
    state = table(
        f"slot=6 boards=1@B1:grumpy-gambler decks=1:{top}+{rest[0]}+{rest[1]} cards=1@6:0 hands=1:A+2+3 {POOR}"
    )
    assert ("reveal-top", 0, "0A23456".index(top)) in say(state, "1 use grumpy", to=0)  # all see it
    assert (money(state)[0], asked(state)) == (dollars, "0 shuffle")  # the whole deck, whether it paid or not
    assert api.pending(state)[0].args[0] == 3
    play(state, "0 shuffle 3 1 2")
    assert look(state, 1).sheets[0].top == -2
    assert fields(state)["decks"].split(",")[0] == f"1:{rest[1]}+{top}+{rest[0]}"  # the whole deck, in any order


@pytest.mark.rule("SC-JOB-GAMBLER-3")
def test_gambler_without_a_deck() -> None:
    state = using("gambler", "turn=7 cards=1@6:0,1@5:A,1@4:2 hands=1:3+4+5+6")
    assert (money(state)[0], asked(state)) == (0, "1 act")


@pytest.mark.rule("SC-JOB-HORSE-1", "SC-JOB-HORSE-2")
def test_horse() -> None:
    state = using("horse", "boards=1@B2:loyal-cow")
    assert (money(state)[0], pile(state)[0], board(state, 1)) == (4, "loyal-cow", {"B1": "grumpy-horse"})


@pytest.mark.rule("SC-JOB-IMPERSONATOR-1", "SC-JOB-IMPERSONATOR-3")
def test_impersonator_swaps_with_own_or_saloon_only() -> None:
    text = "boards=1@B2:loyal-banker,2@B1:cocky-cow pile=gentle-dog saloon=daring-chef,filthy-horse,lucky-gambler"
    state = using("impersonator", text, "1 yes")
    assert choices(state) == ["swap grumpy loyal", "swap grumpy daring", "swap grumpy filthy", "swap grumpy lucky"]
    assert refused(state, "1 swap grumpy cocky") == refused(state, "1 swap grumpy gentle") == "SC-JOB-TAILOR-8"
    told_now = say(state, "1 swap grumpy loyal")
    assert (board(state, 1), "hire" in kinds(told_now)) == ({"B1": "grumpy-banker", "B2": "loyal-impersonator"}, False)
    assert money(state)[0] == 1


@pytest.mark.rule("SC-JOB-INNKEEPER-1", "SC-JOB-INNKEEPER-3")
def test_innkeeper_leaves_it_where_it_is() -> None:
    state = using("innkeeper", "saloon=daring-chef,charming-banker,lucky-cow", "1 use charming")
    assert (money(state)[0], saloon(state)[1], asked(state)) == (4, "charming-banker", "1 act")


@pytest.mark.rule("SC-JOB-INVENTOR-1", "SC-JOB-INVENTOR-2")
def test_inventor_takes_an_unused_safe_unseen() -> None:
    """Others don't learn its content, except a player with a mark on it, who has seen it before."""
    state = using("inventor", "marks=estate-6:2#5")
    assert knows(state, "estate-6") == "2"
    assert ("steal", 0, 11, None) in say(state, "1 safe estate-6", to=3)
    assert (lies(state, "estate-6"), knows(state, "estate-6")) == ("stolen 1", "12")


@pytest.mark.rule("SC-JOB-INVESTOR-1", "SC-JOB-INVESTOR-2")
def test_investor_counts_todays_cards() -> None:
    state = using("investor", "turn=7 cards=1@6:6,1@5:A,1@up:0")
    assert money(state)[0] == 3


@pytest.mark.rule("SC-JOB-JOURNALIST-1", "SC-JOB-JOURNALIST-4", "SC-INFO-06")
def test_journalist_alone_sees_the_card() -> None:
    state = using("journalist", "cards=2@4:0 hands=2:A+2+3+4")
    play(state, "1 card 2 4")
    assert ([card(state, "2@4", seat) for seat in (1, 2, 3, 0)], money(state)[0]) == (["0", "0", "?", "?"], 3)


@pytest.mark.rule("SC-JOB-MAIL-CARRIER-1", "SC-JOB-MAIL-CARRIER-2", "SC-EFF-06")
def test_mail_carrier() -> None:
    """Full cost, full board, arrows as with the Doctor."""
    five = "boards=1@B2:helpful-banker,1@B3:patient-cow,1@B4:gentle-horse,1@B5:stubborn-gambler"
    state = using("mail-carrier", f"{five} saloon=daring-outlaw,filthy-marshal,lucky-prisoner", "1 yes")
    assert choices(state)[:2] == ["discard daring", "discard grumpy"]  # nothing else could be paid
    play(state, "1 discard grumpy", "1 arrange done")
    assert (board(state, 1)["B1"], "grumpy-mail-carrier" in pile(state)) == ("daring-outlaw", True)
    assert asked(state) != "1 react"  # Helpful was linked to the one that left
    assert choices(using("mail-carrier", "saloon=cocky-outlaw,filthy-marshal,lucky-prisoner")) == ["no"]


@pytest.mark.rule("SC-JOB-MASTERMIND-1", "SC-JOB-MASTERMIND-2", "SC-JOB-MASTERMIND-3", "SC-JOB-MASTERMIND-4")
def test_mastermind() -> None:
    """The player marks a safe unseen and may then look. A safe with their mark may be marked again. This marking is not
    scouting."""
    state = using("mastermind", "marks=depot-2:1#4 boards=1@B2:curious-dog")
    assert (len(choices(state)), knows(state, "depot-1")) == (15, "")
    events = api.apply(state, 0, api.option(state.rules, api.pending(state)[0], ["safe", "depot-1"]))
    assert (told(events, 1), knows(state, "depot-1")) == ([], "")  # the number is chosen without a look
    events = api.apply(state, 0, api.option(state.rules, api.pending(state)[0], ["mark", "5"]))
    assert told(events, 1)[0] == ("mark", 0, 0, 5, 0)
    assert (knows(state, "depot-1"), money(state)[0], asked(state)) == ("1", 3, "1 act")
    state = using("mastermind", "marks=depot-2:1#4", "1 safe depot-2", "1 mark 4")
    assert marks(state, "depot-2") == ["1#4", "1#4"]


@pytest.mark.rule("SC-JOB-OUTLAW-1")
def test_outlaw() -> None:
    state = using("outlaw", "money=2,0,0", "1 safe laboratory-3")
    assert (money(state)[0], lies(state, "laboratory-3")) == (0, "stolen 1")


@pytest.mark.rule("SC-JOB-PRIEST-1")
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_a_priests_reward_goes_by_the_owner(seat: int) -> None:
    """A dollar for one's own henchman, reputation for one of any opponent."""
    state = using("priest", "jail=1,1,1,1 supply=0,0,0,0", f"1 seat {seat}", seats=4)
    assert (money(state)[0], rep(state)) == ((1, [0] * 4) if seat == 1 else (0, [1, 0, 0, 0]))
    assert [supply(state)[seat - 1], jail(state)[seat - 1]] == [1, 0]


@pytest.mark.rule("SC-JOB-BRAINWASHER-2")
def test_a_brainwasher_may_choose_any_card_of_any_opponent() -> None:
    """Of any turn of today; not an own one, nor one lying face up."""
    text = (
        "turn=10 cards=1@4:0,1@5:A,1@3:2,1@6:3,2@4:0,2@A:2,2@5:3,3@3:5,3@2:A,3@up:0 "
        "hands=1:4,2:A,3:2 jail=1,0,0 supply=0,3,3"
    )
    state = using("brainwasher", text, "1 yes")
    assert choices(state) == ["card 2 A", "card 2 4", "card 2 5", "card 3 2", "card 3 3"]
    assert refused(state, "1 card 1 4") == "SC-JOB-BRAINWASHER-2"
    play(state, "1 card 3 3")
    assert men(state, "3@3") == "1"


@pytest.mark.rule("SC-JOB-PRIEST-1", "SC-EFF-03")
def test_priest() -> None:
    state = using("priest")
    assert choices(state) == ["seat 1", "seat 2", "seat 3"]
    play(state, "1 seat 2")
    assert (supply(state)[1], rep(state)[0], money(state)[0]) == (3, 1, 0)
    state = using("priest", "", "1 seat 1")
    assert (supply(state)[0], rep(state)[0], money(state)[0]) == (3, 0, 1)
    state = using("priest", "jail=0,0,0")
    assert (rep(state)[0], money(state)[0], asked(state)) == (0, 0, "1 act")


@pytest.mark.rule("SC-JOB-PRINTER-1")
@pytest.mark.parametrize(("count", "dollars"), [(0, 0), (3, 3), (6, 5)])
def test_printer(count: int, dollars: int) -> None:
    lying = ["depot-1:1#2", "depot-2:1#3", "depot-3:1#4", "estate-1:1#5", "estate-2:1#4", "estate-3:1#7"][:count]
    state = using("printer", f"marks={','.join([*lying, 'depot-5:2#2'])} {CHEAP.replace('printer', 'outlaw')}")
    assert money(state)[0] == dollars


@pytest.mark.rule("SC-JOB-RENEGADE-1")
def test_renegade() -> None:
    state = using("renegade", "stolen=2:depot-1", "1 safe depot-2")
    assert lies(state, "depot-2") == "stolen 1"


@pytest.mark.rule("SC-JOB-RENEGADE-2")
@pytest.mark.parametrize(
    ("stolen", "usable"),
    [
        ("1:depot-1,2:depot-2,3:depot-3", False),  # each opponent has as many; together they have more
        ("1:depot-1,1:estate-1,2:depot-2,2:estate-2,3:depot-3", False),
        ("1:depot-1,2:depot-2,2:estate-2", True),  # one of them has more
        ("1:depot-1,3:depot-2,3:estate-2", True),
    ],
)
def test_a_renegade_needs_one_opponent_with_more_safes(stolen: str, usable: bool) -> None:
    state = table(f"slot=6 boards=1@B1:grumpy-renegade {CHEAP} stolen={stolen}")
    assert ("use grumpy" in choices(state)) == usable


TAILOR = "boards=1@B2:loyal-banker,1@B3:cocky-chef,2@B1:gentle-cow pile=clumsy-dog"


@pytest.mark.rule("SC-JOB-TAILOR-1", "SC-JOB-TAILOR-2", "SC-JOB-TAILOR-8")
def test_tailor_swaps_two_others() -> None:
    state = using("tailor", f"{TAILOR} saloon=daring-horse,filthy-gambler,lucky-farmer", "1 yes")
    assert (money(state)[0], len(choices(state))) == (1, 1 + 3 + 3)
    assert refused(state, "1 swap grumpy loyal") == "SC-JOB-TAILOR-2"
    assert refused(state, "1 swap loyal gentle") == refused(state, "1 swap loyal clumsy") == "SC-JOB-TAILOR-8"
    assert refused(state, "1 swap daring filthy") == "SC-JOB-TAILOR-3"  # one of them must be one's own


@pytest.mark.rule("SC-JOB-TAILOR-6", "SC-JOB-TAILOR-7", "SC-JOB-TAILOR-5")
def test_swapping_is_not_hiring_and_arrows_fire_with_the_new_abilities() -> None:
    """A Banker's job goes to the Helpful one: used by its arrow it is a Banker. Annoying is silent."""
    text = (
        "boards=1@B2:helpful-chef,1@B3:cocky-banker,1@B4:annoying-dog saloon=daring-horse,charming-gambler,lucky-farmer"
    )
    state = using("tailor", text, "1 yes")
    said = say(state, next(f"1 {one}" for one in choices(state) if set(one.split()[1:]) == {"helpful", "cocky"}))
    assert not {"hire", "arrange", "use"} & set(kinds(said))
    assert choices(state) == ["pass", "use helpful"]
    play(state, "1 use helpful")
    assert money(state)[0] == 1 + 4


@pytest.mark.rule("SC-JOB-TAILOR-6")
def test_a_when_hired_trait_is_not_used_by_a_swap() -> None:
    state = using("tailor", "boards=1@B2:loyal-banker saloon=daring-horse,charming-gambler,lucky-farmer", "1 yes")
    assert not {"use", "discard"} & set(kinds(say(state, "1 swap loyal charming")))
    assert (saloon(state)[1], board(state, 1)["B2"]) == ("charming-banker", "loyal-gambler")


@pytest.mark.rule("SC-JOB-TAILOR-10", "SC-JOB-TAILOR-2")
def test_a_scoundrel_whose_ability_is_carried_out_may_be_a_partner() -> None:
    """The Horse that uses the Tailor: its job goes, its ability is completed."""
    text = "boards=1@B2:loyal-tailor,1@B4:compassionate-cow saloon=daring-banker,filthy-gambler,lucky-farmer"
    state = using("horse", text, "1 use loyal", "1 yes", "1 swap grumpy daring")
    assert (board(state, 1)["B1"], saloon(state)[0], money(state)[0]) == ("grumpy-banker", "daring-horse", 1)
    assert {"grumpy", "horse", "loyal", "tailor"} <= used(state)
    assert choices(state) == ["pass", "use compassionate"]  # it was used and is the one that lies above


@pytest.mark.rule("SC-JOB-TAILOR-8")
def test_an_impersonator_in_the_pile_may_swap_itself() -> None:
    text = "pile=loyal-impersonator,gentle-dog boards=1@B2:cocky-banker"
    state = using("undertaker", text, "1 yes")
    assert "swap loyal cocky" in choices(state)
    play(state, "1 swap loyal cocky")
    assert (pile(state)[-1], board(state, 1)["B2"]) == ("loyal-banker", "cocky-impersonator")


@pytest.mark.rule("SC-JOB-TAILOR-9", "SC-SCOU-07", "SC-SCOU-03")
def test_holes_colour_and_tech_go_with_the_job() -> None:
    cards = changed(job={"automaton": {"tech": 1}})  # no job of the house has an icon
    text = "boards=1@B1:grumpy-tailor,1@B2:loyal-automaton saloon=wealthy-dog,filthy-gambler,lucky-farmer"
    state = play(table(f"slot=6 {text} money=9,0,0", cards=cards), "1 use grumpy", "1 yes")
    assert (look(state).saloon[0].cost, look(state).sheets[0].board[2].tech) == (2, 1)
    play(state, "1 swap loyal wealthy")
    assert (look(state).saloon[0].cost, look(state).saloon[0].tech) == (4, 1)
    assert look(state).sheets[0].board[2].tech == 0
    play(state, "1 pass")
    assert say(state, "1 hire wealthy")[0][4] == 4  # and that is what is paid


@pytest.mark.rule("SC-JOB-TEST-SUBJECT-1", "SC-JOB-TEST-SUBJECT-2", "SC-JOB-TEST-SUBJECT-3")
def test_test_subject() -> None:
    """Each safe keeps its marks; all see which two changed places."""
    state = using("test-subject", "stolen=2:estate-1 map=estate-2@unused marks=depot-3:2#4")
    assert choices(state) == ["safe depot-6", "safe estate-2", "safe estate-6", "safe laboratory-6"]
    play(state, "1 safe depot-6", "1 mark 7", "1 yes")
    assert choices(state) == [f"safe depot-{n}" for n in range(1, 6)]
    assert refused(state, "1 safe estate-3") == "SC-JOB-TEST-SUBJECT-1"
    assert say(state, "1 safe depot-3", to=0)[0] == ("swap-safe", 0, 5, 2)
    assert (lies(state, "depot-6"), lies(state, "depot-3")) == ("map 3", "unused")
    assert (marks(state, "depot-6"), marks(state, "depot-3")) == (["1#7"], ["2#4"])


@pytest.mark.rule("SC-JOB-TIME-TRAVELER-1")
def test_time_traveler_needs_a_dollar() -> None:
    state = using("time-traveler", "money=1,0,0")
    assert choices(state) == ["leader leader-scout", "leader leader-3", "leader leader-4", "leader leader-steal"]
    play(state, "1 leader leader-4")
    assert money(state)[0] == 4


@pytest.mark.rule("SC-JOB-UNDERTAKER-6")
def test_undertaker_with_an_empty_pile() -> None:
    """Two players: four green jobs, then the Undertaker's colour; all lie on boards and in the saloon."""
    boards = "boards=1@B1:grumpy-undertaker,1@B2:loyal-cow"
    state = table(f"slot=6 {boards} saloon=daring-dog,filthy-horse,lucky-gambler money=0,0", 2)
    assert pile(state) == []
    play(state, "1 use grumpy")
    assert (pile(state), money(state)[0], used(state)) == ([], 0, {"grumpy", "undertaker"})


@pytest.mark.rule("SC-JOB-UNDERTAKER-2", "SC-JOB-UNDERTAKER-3", "SC-USE-18")
@pytest.mark.parametrize(("top", "dollars"), [("filthy-cow", 4), ("elderly-banker", 4), ("charming-prospector", 3)])
def test_undertaker_puts_under_what_it_used(top: str, dollars: int) -> None:
    """Also what discards itself or is used when hired."""
    state = using("undertaker", f"pile={top},gentle-dog")
    assert (money(state)[0], pile(state)[0], pile(state)[-1]) == (dollars, "gentle-dog", top)
