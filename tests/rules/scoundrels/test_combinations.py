"""Section 14.7: the combinations to test for, and the bounds."""

import json

import pytest
from tests.rules.scoundrels.play import (
    CHEAP,
    asked,
    board,
    choices,
    game,
    ids,
    jail,
    kinds,
    lies,
    look,
    marks,
    men,
    money,
    pile,
    play,
    refused,
    rep,
    rules_for,
    saloon,
    say,
    supply,
    table,
    told,
    used,
    wait,
)

from skulduggery import api
from skulduggery.api import NATURE, Rng

POOR = f"{CHEAP} money=0,0,0"


@pytest.mark.rule("SC-TIME-10", "SC-COMBO-01")
def test_two_arrows_pointing_at_each_other() -> None:
    state = table(f"slot=3 boards=1@B1:anxious-banker,1@B2:helpful-prospector,1@B4:stubborn-horse {POOR}")
    assert choices(state) == ["pass", "use stubborn", "leader leader-3"]  # neither starts by itself
    play(state, "1 use stubborn", "1 use anxious")
    assert choices(state) == ["pass", "use helpful"]
    play(state, "1 use helpful")
    assert (money(state)[0], choices(state)) == (7, ["pass", "leader leader-3"])  # each once


@pytest.mark.rule("SC-TRAIT-ARROWS-2")
def test_energetic_between_two_used_neighbours_fires_once() -> None:
    state = table(f"slot=6 boards=1@B3:grumpy-horse,1@B4:energetic-banker,1@B5:clumsy-prospector {POOR}")
    play(state, "1 use grumpy", "1 use clumsy")
    assert choices(state) == ["pass", "use energetic"]
    play(state, "1 use energetic")
    assert (money(state)[0], asked(state)) == (7, "1 act")
    state = table(f"slot=6 boards=1@B3:grumpy-banker,1@B4:energetic-prospector,1@B5:lucky-cow {POOR}")
    play(state, "1 use grumpy", "1 use energetic", "1 use lucky")
    assert asked(state) == "1 act"  # nor after the other neighbour, used later in the same turn


@pytest.mark.rule("SC-USE-35", "SC-TIME-10")
def test_arrows_on_horse_and_on_the_scoundrel_that_it_used() -> None:
    boards = "boards=1@B1:grumpy-horse,1@B2:helpful-banker,1@B4:clumsy-prospector,1@B5:tireless-cow,1@B3:anxious-dog"
    state = play(table(f"slot=6 {boards} {POOR}"), "1 use grumpy", "1 use clumsy")
    assert choices(state) == ["pass", "use anxious", "use helpful"]  # both fire after Horse is complete


@pytest.mark.rule("SC-USE-03", "SC-TRAIT-TALKATIVE-2")
def test_talkative_schoolteacher_does_not_trigger_itself() -> None:
    state = table(f"slot=6 boards=1@B1:talkative-schoolteacher,1@B2:grumpy-bartender {POOR}")
    play(state, "1 use grumpy", "1 choose rep", "1 use talkative")
    assert (rep(state)[0], asked(state)) == (2, "1 act")
    state = table(f"slot=6 boards=1@B1:talkative-schoolteacher,1@B2:grumpy-bartender {POOR} rep=2,0,0")
    play(state, "1 use grumpy", "1 choose rep")
    assert (rep(state)[0], asked(state)) == (3, "1 act")  # not offered any more


@pytest.mark.rule("SC-TRAIT-DARING-1", "SC-TRAIT-DARING-2", "SC-JOB-CON-ARTIST-1", "SC-STRAT-OTHERS-1")
def test_daring_con_artist() -> None:
    leaders = "leaders=lilith-boone,preston-cain,doc-zimmer strategy=vanishing-act,strong-arm,field-research"
    text = f"boards=1@B1:daring-con-artist {leaders} money=0,0,0"
    state = play(table(text, strategy_cards=True), "1 card vanishing-act")
    assert choices(state) == ["pass", "use daring"]
    play(state, "1 use daring")
    assert (rep(state)[0], money(state)[0], asked(state)) == (-2, 5, "1 plan")  # once per period


@pytest.mark.rule("SC-TRAIT-GREEDY-1", "SC-TRAIT-GREEDY-3", "SC-TRIG-02")
def test_greedy_after_any_dollars_of_a_scoundrel() -> None:
    state = table(f"slot=6 boards=1@B1:greedy-prospector,1@B2:lucky-schoolteacher,1@B3:grumpy-banker {POOR}")
    play(state, "1 use lucky")  # the bonus counts
    assert choices(state) == ["pass", "use greedy"]
    play(state, "1 use greedy", "1 use grumpy")
    assert (money(state)[0], asked(state)) == (1 + 3 + 4, "1 act")
    state = play(table("slot=6 boards=1@B1:greedy-prospector,1@B3:grumpy-loan-shark money=0,2,2"), "1 use grumpy")
    assert (money(state)[0], choices(state)) == (4, ["pass", "use greedy"])  # thrice, and offered once


@pytest.mark.rule("SC-COMBO-03", "SC-TRAIT-ANNOYING-1", "SC-JOB-MAIL-CARRIER-1", "SC-HIRE-12")
def test_annoying_mail_carrier_hires_once_more() -> None:
    text = "step=act slot=6 boards=1@B1:annoying-mail-carrier saloon=daring-dog,honest-cow,lucky-chef money=4,0,0"
    state = play(table(text), "1 hire daring", "1 arrange done")
    assert choices(state) == ["pass", "use annoying"]
    play(state, "1 use annoying", "1 yes", "1 hire honest", "1 arrange done")
    assert set(board(state, 1).values()) == {"annoying-mail-carrier", "daring-dog", "honest-cow"}
    assert asked(state) == "2 last-look"  # its own hire does not trigger it again


@pytest.mark.rule("SC-TRIG-09", "SC-TRAIT-CURIOUS-1", "SC-TRAIT-PROUD-1", "SC-TRAIT-JEALOUS-1", "SC-TIME-11")
@pytest.mark.parametrize(
    ("one", "lines"),
    [
        ("curious-surveyor", ("1 leader leader-scout", "1 safe depot-1", "1 mark 2")),
        ("proud-renegade", ("1 use clumsy", "1 safe depot-1")),
    ],
)
def test_events_of_ones_own_are_used_once(one: str, lines: tuple[str, ...]) -> None:
    trait = one.split("-")[0]
    text = f"day=2 slot=2 boards=1@B1:{one},1@B2:clumsy-outlaw stolen=2:depot-4,2:depot-5"
    state = play(table(f"{text} {CHEAP} money=2,0,0"), *lines)
    assert choices(state) == ["pass", f"use {trait}"]
    play(state, f"1 use {trait}", "1 safe estate-1", *(["1 mark 3"] if trait == "curious" else []))
    assert asked(state) != "1 react"  # once per period, then flagged
    assert trait in used(state)


@pytest.mark.rule("SC-TRAIT-JEALOUS-1", "SC-TRIG-03", "SC-TIME-11")
def test_jealous_outlaw_reacts_to_a_theft_of_others() -> None:
    state = table(f"slot=5 boards=2@B1:jealous-outlaw,1@B1:proud-prospector {CHEAP} money=0,2,0")
    play(state, "1 leader leader-steal", "1 safe depot-1")
    assert choices(state) == ["pass", "use proud"]  # the active player comes first
    play(state, "1 use proud")
    assert (asked(state), choices(state)) == ("2 react", ["pass", "use jealous"])
    play(state, "2 use jealous", "2 safe depot-2")
    assert (lies(state, "depot-2"), asked(state)) == ("stolen 2", "1 act")
    text = f"day=2 slot=5 boards=2@B1:jealous-outlaw,1@B1:scarred-renegade stolen=3:estate-1,3:estate-2 {CHEAP}"
    state = play(table(f"{text} money=0,9,0"), "1 leader leader-steal", "1 safe depot-1")
    play(state, "2 use jealous", "2 safe depot-2", "1 use scarred", "1 safe depot-3")
    assert asked(state) == "1 act"  # a second theft in the same period finds it flagged


@pytest.mark.rule("SC-TRAIT-CORRUPT-1", "SC-JOB-MARSHAL-3")
def test_corrupt_marshal_takes_a_second_option() -> None:
    state = table("step=act slot=6 boards=1@B1:corrupt-marshal,1@B2:greedy-prospector supply=0,0,0 money=0,0,0")
    # Without money nothing can be hired, and selling is the only option.
    assert (money(state)[0], choices(state)) == (2, ["pass", "use corrupt"])
    play(state, "1 use corrupt", "1 sheriff sell")
    assert (money(state)[0], asked(state)) == (4, "2 plan")  # neither Corrupt nor Greedy again


@pytest.mark.rule("SC-TRAIT-SELFISH-1")
@pytest.mark.parametrize(("job", "dollars"), [("oil-baron", 5), ("loan-shark", 4)])
def test_selfish_dollars_each_turn(job: str, dollars: int) -> None:
    state = table(f"step=end slot=6 boards=1@B1:selfish-{job} money=0,3,3")
    assert choices(state) == ["pass", "use selfish"]
    assert money(play(state, "1 use selfish"))[0] == dollars


@pytest.mark.rule("SC-TRAIT-RECKLESS-1", "SC-USE-27")
def test_reckless_oil_baron() -> None:
    state = table("step=act slot=6 saloon=filthy-chef,reckless-oil-baron,cocky-dog money=4,0,0")
    play(state, "1 hire reckless", "1 yes", "1 yes")
    assert (money(state)[0], pile(state)[0], board(state, 1)) == (10, "reckless-oil-baron", {})


@pytest.mark.rule("SC-USE-17", "SC-USE-18", "SC-USE-21")
def test_two_uses_then_one_discard() -> None:
    state = table(f"slot=6 boards=1@B1:stunning-dog {POOR}")
    before = pile(state)
    play(state, "1 use stunning", "1 safe depot-1", "1 mark 2")
    assert pile(state) == before
    play(state, "1 yes", "1 safe depot-2", "1 mark 3")
    assert pile(state) == ["stunning-dog", *before]


@pytest.mark.rule("SC-USE-24")
def test_two_henchmen_for_the_stunning_bank_robber() -> None:
    state = play(table(f"slot=6 boards=1@B1:stunning-bank-robber supply=2,2,2 {POOR}"), "1 use stunning", "1 yes")
    assert (money(state)[0], supply(state)[0], jail(state)[0]) == (12, 0, 3)


@pytest.mark.rule("SC-USE-18")
@pytest.mark.parametrize(("job", "lines"), [("cow", ()), ("dog", ("1 safe depot-1", "1 mark 2"))])
def test_an_elderly_one_that_discards_itself_is_discarded_once(job: str, lines: tuple[str, ...]) -> None:
    state = table(f"boards=1@B1:elderly-{job} money=0,0,0")
    before = pile(state)
    play(state, "1 use elderly", *lines)
    assert (money(state)[0], pile(state)) == (4 if job == "cow" else 0, [f"elderly-{job}", *before])


@pytest.mark.rule("SC-USE-18", "SC-TIME-13")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_when_hired_cow_is_discarded_once(answer: str) -> None:
    state = table("step=act slot=6 saloon=filthy-chef,charming-cow,cocky-dog money=1,0,0")
    play(state, "1 hire charming", f"1 {answer}")
    assert (money(state)[0] >= 4, pile(state).count("charming-cow"), board(state, 1)) == (answer == "yes", 1, {})
    assert saloon(state)[1:] == ["filthy-chef", "cocky-dog"]
    state = table("step=act slot=6 saloon=filthy-chef,reckless-cow,cocky-dog money=9,0,0")
    left = money(state)[0] - look(state).saloon[1].cost
    play(state, "1 hire reckless", f"1 {answer}", *(["1 yes"] if answer == "yes" else []))
    assert (money(state)[0], pile(state).count("reckless-cow")) == (left + (8 if answer == "yes" else 0), 1)


@pytest.mark.rule("SC-HIRE-08", "SC-JOB-IMPERSONATOR-4")
def test_a_charming_impersonator_swaps_its_job_away() -> None:
    text = "step=act slot=6 boards=1@B1:lucky-banker saloon=filthy-chef,charming-impersonator,cocky-dog money=1,0,0"
    state = play(table(text), "1 hire charming", "1 arrange done", "1 yes", "1 yes", "1 swap charming lucky")
    assert (pile(state)[0], board(state, 1)) == ("charming-banker", {"B1": "lucky-impersonator"})
    assert "impersonator" in used(state)  # so the partner cannot be used in this period


@pytest.mark.rule("SC-USE-26", "SC-JOB-UNDERTAKER-1")
def test_a_stunning_undertaker_uses_the_top_then_the_new_top() -> None:
    state = table(f"slot=6 boards=1@B1:stunning-undertaker pile=loyal-banker,cocky-prospector,gentle-dog {POOR}")
    play(state, "1 use stunning", "1 yes")
    assert (money(state)[0], pile(state)[0], pile(state)[-2:]) == (
        7,
        "gentle-dog",
        ["loyal-banker", "cocky-prospector"],
    )


@pytest.mark.rule("SC-JOB-DOCTOR-8")
def test_a_stunning_doctor_takes_two_different_cards() -> None:
    text = f"slot=6 boards=1@B1:stunning-doctor pile=charming-banker,clumsy-dog {POOR}"
    state = play(table(text), "1 use stunning", "1 yes", "1 arrange done", "1 yes")
    assert (money(state)[0], pile(state)[0]) == (2 - 1 + 4, "charming-banker")  # a when-hired one stays on top
    play(state, "1 yes")
    assert choices(state) == ["no"]
    text = f"slot=6 boards=1@B1:stunning-doctor pile=clumsy-dog,grumpy-cow {POOR}"
    state = play(table(text), "1 use stunning", "1 yes", "1 arrange done", "1 yes", "1 yes", "1 arrange done")
    assert sorted(board(state, 1).values()) == ["clumsy-dog", "grumpy-cow", "stunning-doctor"]


@pytest.mark.rule("SC-USE-24")
@pytest.mark.parametrize("dollars", [2, 3])
def test_a_stunning_outlaw_steals_once_with_2_or_3_dollars(dollars: int) -> None:
    state = table(f"slot=6 boards=1@B1:stunning-outlaw {CHEAP} money={dollars},0,0")
    play(state, "1 use stunning", "1 safe depot-1")
    assert (money(state)[0], asked(state)) == (dollars - 2, "1 act")


NEVER = {"outlaw", "chef", "smuggler", "train-robber", "time-traveler", "alchemist"}


@pytest.mark.rule("SC-COMBO-05", "SC-TRAIT-GENEROUS-1")
def test_six_generous_pairs_cannot_work_by_their_own_timing() -> None:
    asleep = set()
    for job in ids(rules_for(), "job"):
        state = table(f"boards=1@B1:generous-{job} money=0,0,0 stolen=2:depot-1")
        if asked(state) != "1 start":
            asleep.add(job)
    assert asleep == NEVER


@pytest.mark.rule("SC-COMBO-05", "SC-USE-30")
@pytest.mark.parametrize("job", sorted(NEVER))
def test_a_generous_pair_works_through_another_scoundrel(job: str) -> None:
    state = table(f"slot=3 boards=1@B1:stubborn-horse,1@B2:generous-{job} {CHEAP} money=3,0,0")
    assert "use" in kinds(say(state, "1 use stubborn"))
    assert {"generous", job} <= used(state)


@pytest.mark.rule("SC-DAY-11", "SC-JOB-ARSONIST-3", "SC-JOB-DETECTIVE-2", "SC-JOB-HOUSE-11", "SC-JOB-BRAINWASHER-6")
@pytest.mark.parametrize(
    ("job", "dollars"), [("arsonist", 2), ("detective", 1), ("lookout", 1), ("journalist", 3), ("brainwasher", 0)]
)
@pytest.mark.parametrize("trait", ["sleepy", "gloating"])
def test_at_the_end_of_the_day_played_cards_are_not_touched(trait: str, job: str, dollars: int) -> None:
    """Neither after the last reveal nor between two of them: P3's card is still to be revealed then."""
    cards = "cards=1@5:0,2@4:3,3@6:5!2" if trait == "sleepy" else "cards=1@5:0!3,2@4:3!3,3@6:5!2"
    state = table(f"day=1 step=dusk boards=1@B1:{trait}-{job} {cards} jail=1,1,1 money=0,0,0")
    play(state, f"1 use {trait}")
    if job == "brainwasher":
        play(state, "1 seat 2")
        assert jail(state)[1] == 0  # only the freeing happens
    if job in ("brainwasher", "detective"):
        assert choices(state) == ["no"]
        play(state, "1 no")
    assert (money(state)[0], asked(state)) == (dollars, "0 under")


@pytest.mark.rule("SC-DAY-11", "SC-JOB-HOUSE-8")
@pytest.mark.parametrize(("trait", "cards"), [("sleepy", "2@4:3"), ("gloating", "2@4:3!3,3@6:5!1")])
def test_a_blacksmith_recalls_nobody_at_the_end_of_a_day(trait: str, cards: str) -> None:
    """Not even from a card that is still to be revealed."""
    state = table(f"day=1 step=dusk boards=1@B1:{trait}-blacksmith cards={cards} money=0,0,0")
    play(state, f"1 use {trait}")
    assert (money(state)[0], choices(state)) == (2, ["no"])


@pytest.mark.rule("SC-JOB-INVESTOR-1", "SC-USE-11")
@pytest.mark.parametrize(("trait", "dollars"), [("elderly", 0), ("generous", 0), ("punctual", 2)])
def test_an_investor_in_the_first_turn_of_a_day(trait: str, dollars: int) -> None:
    state = table(f"boards=1@B1:{trait}-investor money={dollars},0,0")
    assert choices(state) == ["pass", f"use {trait}"]
    play(state, f"1 use {trait}")
    assert (money(state)[0], {trait, "investor"} <= used(state)) == (0, True)


@pytest.mark.rule("SC-TRAIT-PUNCTUAL-1")
@pytest.mark.parametrize("job", ["dog", "schoolteacher", "lookout", "lab-assistant"])
def test_punctual_jobs_worth_less_than_their_cost_are_legal(job: str) -> None:
    state = table(f"boards=1@B1:punctual-{job} money=2,0,0")
    assert choices(state) == ["pass", "use punctual"]
    assert ("spend", 0, 2) in say(state, "1 use punctual")
    assert asked(table(f"boards=1@B1:punctual-{job} money=1,0,0")) == "1 plan"


@pytest.mark.rule("SC-JOB-HOUSE-2")
def test_a_when_hired_farmer_counts_the_board_without_itself() -> None:
    text = "boards=1@B1:lucky-banker,1@B2:filthy-dog saloon=loyal-chef,charming-farmer,cocky-cow money=1,0,0"
    state = play(table(f"step=act slot=6 {text}"), "1 hire charming", "1 arrange done", "1 yes")
    assert money(state)[0] == 2
    state = table(f"slot=6 boards=1@B1:grumpy-farmer,1@B2:filthy-dog,2@B1:loyal-cow {POOR}")
    assert money(play(state, "1 use grumpy"))[0] == 2  # itself included where it lies there


@pytest.mark.rule("SC-JOB-RENEGADE-1", "SC-JOB-RENEGADE-2", "SC-USE-29")
def test_a_renegades_condition_holds_through_horse_too() -> None:
    text = "slot=3 boards=1@B1:stubborn-horse,1@B2:lucky-renegade"
    state = play(table(text), "1 use stubborn")
    assert used(state) == {"stubborn", "horse"}
    state = play(table(f"{text} stolen=2:depot-1"), "1 use stubborn", "1 safe depot-2")
    assert lies(state, "depot-2") == "stolen 1"


@pytest.mark.rule("SC-JOB-HOUSE-3", "SC-USE-10")
def test_drifter_with_a_bonus_at_3_dollars() -> None:
    text = "slot=6 boards=1@B1:lucky-drifter,1@B2:grumpy-dog"
    state = table(f"{text} money=3,0,0")
    assert choices(state) == ["pass", "use grumpy"]
    assert refused(state, "1 use lucky") == "SC-USE-07"
    assert money(play(table(f"{text} money=2,0,0"), "1 use lucky"))[0] == 2 + 1 + 4


@pytest.mark.rule("SC-USE-10", "SC-USE-13")
def test_a_bonus_may_pay_for_the_use() -> None:
    state = table(f"slot=6 boards=1@B1:lucky-chef {POOR}")
    told = say(state, "1 use lucky")
    assert [message[:3] for message in told[1:4]] == [("gain", 0, 1), ("spend", 0, 1), ("gain", 0, 4)]


@pytest.mark.rule("SC-COMBO-04", "SC-BLUFF-14", "SC-BLUFF-20", "SC-TRAIT-COWARDLY-1")
def test_cowardly_arsonist_removes_the_first_henchman() -> None:
    state = table("step=end slot=6 boards=1@B1:cowardly-arsonist jail=1,1,1 money=0,0,0")
    assert asked(state) == "2 last-look"
    play(state, "2 suspect")
    assert choices(state) == ["pass", "use cowardly"]
    play(state, "1 use cowardly")
    assert (men(state, "1@6"), supply(state)[1], money(state)[0]) == ("", 1, 2)
    assert asked(state) == "3 last-look"
    play(state, "3 suspect")
    assert asked(state) == "2 last-look"  # all who are still able are asked once more; Cowardly is flagged
    play(state, "2 suspect")
    assert (men(state, "1@6"), asked(state)) == ("23", "2 plan")


@pytest.mark.rule("SC-TRAIT-HONEST-3", "SC-TRAIT-HONEST-7")
def test_honest_is_used_once_a_day_without_slot_and_risk() -> None:
    text = "day=1 step=plan boards=1@B1:honest-prospector money=0,0,0"
    state = table(text)
    assert {"show 0", "play 0 5"} <= set(choices(state))  # it may still be played face down
    play(state, "1 show 0")
    assert (money(state)[0], used(state)) == (3, {"honest", "prospector"})
    state = table("day=1 step=plan boards=1@B1:honest-chef money=0,0,0")
    assert "show 0" not in choices(state)
    assert refused(state, "1 show 0") == "SC-TRAIT-HONEST-7"


@pytest.mark.rule("SC-COMBO-01", "SC-USE-01", "SC-USE-02", "SC-USE-05")
def test_in_a_period_each_half_is_used_once() -> None:
    """In games at random: activations between two beginnings of a period have different traits and different jobs."""
    activations = 0
    for seed in range(40):
        state = game(2 + seed % 3, seed)
        halves: list[tuple[str, object]] = []
        rng = Rng(seed)
        while asks := api.pending(state):
            ask = asks[0]
            assert ask.seat != NATURE
            # Players use anything that they can.
            options = [one for one in ask.options if one != -1] or list(ask.options)
            for message in told(api.apply(state, ask.seat, options[rng.below(len(options))]), 0):
                if message[0] in ("turn", "dusk"):
                    halves = []
                elif message[0] == "use":
                    activations += 1
                    mine = [("trait", message[2]), ("job", message[3])]
                    assert not set(mine) & set(halves)
                    halves += mine
    assert activations > 500


@pytest.mark.rule("SC-COMBO-02", "SC-JOB-HORSE-4")
def test_the_longest_chain() -> None:
    text = (
        "slot=3 boards=1@B1:stubborn-horse,1@B2:clumsy-innkeeper saloon=lucky-undertaker,filthy-dog,cocky-cow "
        "pile=loyal-banker money=0,0,0"
    )
    state = play(table(text), "1 use stubborn", "1 use lucky")
    assert money(state)[0] == 4
    assert used(state) == {"stubborn", "horse", "clumsy", "innkeeper", "lucky", "undertaker", "loyal", "banker"}
    wait(state, "2 plan")


@pytest.mark.parametrize(
    ("effect", "text", "lines"),
    [
        ("scout(any); move-mark; mark(it)", "marks=estate-2:1#4", ("1 as 4 on estate-3",)),
        (
            "scout(any); may(hire(saloon, free)); mark(it)",
            "saloon=charming-banker,filthy-cow,cocky-chef",
            ("1 yes", "1 hire charming", "1 arrange done", "1 yes"),
        ),
        ("scout(any); use-leader; mark(it)", "", ("1 leader leader-3",)),
    ],
)
def test_it_stays_what_the_step_named(effect: str, text: str, lines: tuple[str, ...]) -> None:
    """A mark moved, a scoundrel hired and used, a leader's ability: none of them changes what ``it`` refers to
    (14.1)."""
    state = made_up(effect, text)
    say(state, "1 safe estate-1")
    play(state, *lines)
    assert asked(state) == "1 mark"
    say(state, "1 mark 6")
    assert marks(state, "estate-1") == ["1#6"]


def test_what_was_not_used_is_nothing() -> None:
    """Nobody to use: then ``it`` isn't the safe of before, and nothing goes under the pile (SC-JOB-UNDERTAKER-3)."""
    state = made_up("scout(any); use(own); to-bottom(it)", "pile=filthy-cow,cocky-banker,anxious-chef")
    before = pile(state)
    say(state, "1 safe estate-1")
    assert pile(state) == before


def test_x_leaves_enough_for_the_other_costs() -> None:
    state = made_up("spend(X: 1..9); spend(2) => gain(X)", "")
    assert choices(state) == [f"spend {x}" for x in range(1, 8)]  # of nine dollars
    assert money(state) == [7, 0, 0]


def made_up(effect: str, text: str) -> api.State:
    """P1 has begun to use a prospector who does something else."""
    cards = json.loads(json.dumps(api.game("scoundrels").house_cards()))
    (job,) = [job for job in cards["job"] if job["id"] == "prospector"]
    job["effect"] = effect
    state = table(f"slot=6 boards=1@B1:grumpy-prospector money=9,0,0 {text}", cards=cards)
    say(state, "1 use grumpy")
    return state
