"""Sections 12, 13.2 and 13.3: traits and strategy cards; and a card file other than the house's."""

import pytest
from tests.rules.scoundrels.play import (
    CHEAP,
    asked,
    board,
    choices,
    fields,
    hand,
    marks,
    money,
    pile,
    play,
    refused,
    rep,
    saloon,
    supply,
    table,
    used,
    wait,
)

from skulduggery import api

ZIMMER = "leaders=doc-zimmer,preston-cain,lilith-boone"
CAIN = "leaders=preston-cain,doc-zimmer,lilith-boone"
BOONE = "leaders=lilith-boone,preston-cain,doc-zimmer"
GOFF = "leaders=milton-goff,preston-cain,doc-zimmer"


@pytest.mark.rule("SC-TRAIT-FILTHY-1", "SC-TRAIT-CYBERNETIC-1", "SC-TRAIT-CRUEL-1", "SC-TRAIT-OTHERS-1")
@pytest.mark.parametrize(
    ("trait", "numbers"),
    [
        ("filthy", "25"),
        ("cybernetic", "A2"),
        ("cruel", "456"),
        ("wealthy", "36"),
        ("brilliant", "A26"),
        ("stunning", "6"),
    ],
)
def test_numbers(trait: str, numbers: str) -> None:
    found = ""
    for slot in "A23456":
        state = table(f"slot={slot} boards=1@B1:{trait}-banker,1@B2:patient-cow,1@B3:legendary-dog")
        found += slot if f"use {trait}" in choices(state) else ""
    assert found == numbers


@pytest.mark.rule("SC-TRAIT-CYBERNETIC-1", "SC-SCOU-08")
def test_a_tech_icon_scores_on_ones_board_at_the_end() -> None:
    others = "pile=mysterious-cow saloon=brilliant-dog,lucky-chef,cocky-horse"
    assert api.scores(table(f"step=dusk rep=-1,-1,-1 boards=1@B1:cybernetic-banker {others}")) == (1, 0, 0)


@pytest.mark.rule("SC-TRAIT-QUICK-DRAW-1", "SC-USE-20")
def test_quick_draw_brings_a_dollar_when_hired() -> None:
    state = table("step=act slot=6 saloon=filthy-chef,quick-draw-prospector,gentle-cow money=2,0,0 supply=2,0,0")
    play(state, "1 hire quick-draw", "1 yes")
    assert (money(state)[0], pile(state)[0]) == (4, "quick-draw-prospector")
    # Through another scoundrel there is no bonus.
    text = "slot=3 boards=1@B1:stubborn-innkeeper saloon=filthy-chef,quick-draw-prospector,lucky-banker money=0,0,0"
    state = play(table(text), "1 use stubborn", "1 use quick-draw")
    assert money(state)[0] == 3


@pytest.mark.rule("SC-TRAIT-ELDERLY-1", "SC-TRAIT-ELDERLY-2")
def test_elderly_is_discarded_when_its_ability_is_complete() -> None:
    state = play(table("boards=1@B1:elderly-surveyor"), "1 use elderly", "1 safe depot-1")
    assert board(state, 1) == {"B1": "elderly-surveyor"}
    play(state, "1 mark 2")
    assert (board(state, 1), pile(state)[0]) == ({}, "elderly-surveyor")


@pytest.mark.rule("SC-TRAIT-GENEROUS-1", "SC-TIME-16")
@pytest.mark.parametrize(("dollars", "offered"), [(0, True), (1, False)])
def test_generous_with_exactly_nothing(dollars: int, offered: bool) -> None:
    state = table(f"boards=1@B1:generous-banker,1@B2:elderly-dog money={dollars},0,0")
    assert ("use generous" in choices(state)) == offered
    if not offered:
        assert refused(state, "1 use generous") == "SC-TIME-16"


@pytest.mark.rule("SC-TRAIT-PUNCTUAL-1")
def test_punctual_costs_two() -> None:
    assert money(play(table("boards=1@B1:punctual-banker money=2,0,0"), "1 use punctual"))[0] == 4
    assert asked(table("boards=1@B1:punctual-banker money=1,0,0")) == "1 plan"


@pytest.mark.rule("SC-TRAIT-CRUEL-1", "SC-TRAIT-CRUEL-2")
def test_cruel_costs_a_henchman() -> None:
    text = "slot=4 boards=1@B1:cruel-banker,1@B2:thirsty-dog money=0,0,0"
    state = play(table(text), "1 use cruel")
    assert (money(state)[0], supply(state)[0]) == (4, 1)
    state = table(f"{text} turn=4 cards=2@5:0!1,3@6:0!1 jail=1,1,1 hands=2:A+2+3,3:A+2+3")
    assert refused(state, "1 use cruel") == "SC-USE-08"  # all are on cards or in jail


@pytest.mark.rule("SC-TRAIT-HONEST-1", "SC-TRAIT-HONEST-2", "SC-TRAIT-HONEST-3", "SC-TRAIT-HONEST-7", "SC-BLUFF-03")
def test_honest_takes_no_slot() -> None:
    state = play(table(f"boards=1@B1:honest-banker {CHEAP.replace('honest', 'daring')} money=0,0,0"), "1 show 0")
    assert (money(state)[0], used(state)) == (4, {"honest", "banker"})
    seen = api.view(state, 1)
    assert (seen.slot, seen.sheets[0].slots, seen.sheets[0].face_up) == (-1, (-1,) * 6, True)
    play(state, "1 hire daring", "1 arrange done")
    assert asked(state) == "2 plan"


@pytest.mark.rule("SC-TRAIT-TALKATIVE-1", "SC-TIME-11")
@pytest.mark.parametrize("turn", [1, 2])
def test_talkative_in_any_turn(turn: int) -> None:
    """Also in an opponent's: P1 gains by Jealous in P2's turn."""
    if turn == 1:
        state = play(table("slot=6 boards=1@B1:talkative-banker,1@B2:grumpy-schoolteacher"), "1 use grumpy")
    else:
        state = table("turn=2 slot=5 boards=1@B1:talkative-banker,1@B2:jealous-schoolteacher")
        play(state, "2 leader leader-steal", "2 safe depot-1", "1 use jealous")
    assert (asked(state), choices(state)) == ("1 react", ["pass", "use talkative"])


@pytest.mark.rule("SC-TRAIT-DARING-1", "SC-TRAIT-DARING-2", "SC-DAY-04")
def test_daring_once_however_often_one_loses() -> None:
    state = table("day=1 step=dusk cards=1@5:0!2,1@4:A!2 boards=1@B1:daring-banker money=0,0,0")
    assert rep(state)[0] == -2
    play(state, "1 use daring")
    assert (money(state)[0], asked(state)) == (4, "0 under")
    state = table(f"slot=6 boards=1@B1:daring-banker,1@B2:grumpy-con-artist {CHEAP} money=0,0,0")
    assert choices(play(state, "1 use grumpy")) == ["pass", "use daring"]  # a cost is a loss; after that ability


@pytest.mark.rule("SC-TRAIT-GREEDY-1", "SC-TRAIT-GREEDY-3")
@pytest.mark.parametrize("where", ["board", "saloon", "pile", "robbed"])
def test_greedy_reacts_wherever_the_other_lies(where: str) -> None:
    boards = "boards=1@B1:greedy-cow,1@B2:grumpy-{}"
    if where == "board":
        state = play(table(f"slot=6 {boards.format('banker')}"), "1 use grumpy")
    elif where == "saloon":
        text = "saloon=filthy-banker,lucky-chef,cocky-gambler"
        state = play(table(f"slot=6 {boards.format('innkeeper')} {text}"), "1 use grumpy", "1 use filthy")
    elif where == "pile":
        state = play(table(f"slot=6 {boards.format('undertaker')} pile=filthy-banker"), "1 use grumpy")
    else:
        state = play(table(f"slot=6 {boards.format('pickpocket')}"), "1 use grumpy", "1 seat 2")
    assert choices(state) == ["pass", "use greedy"]


@pytest.mark.rule("SC-TRAIT-GREEDY-1")
def test_greedy_is_deaf_to_what_others_use_and_to_itself() -> None:
    state = play(table("turn=2 slot=6 boards=1@B1:greedy-cow,2@B1:grumpy-banker"), "2 use grumpy")
    assert asked(state) != "1 react"
    state = play(table("slot=3 boards=1@B1:stubborn-horse,1@B2:greedy-banker"), "1 use stubborn")
    assert asked(state) == "1 abilities"


@pytest.mark.rule("SC-TRAIT-SELFISH-1", "SC-TRAIT-ANNOYING-1", "SC-TRAIT-COWARDLY-1", "SC-TRAIT-CORRUPT-1")
def test_each_event_opens_its_trait_only() -> None:
    boards = "boards=1@B1:annoying-banker,1@B2:corrupt-dog,1@B3:proud-chef,1@B4:curious-cow,1@B5:jealous-gambler"
    state = play(table(f"step=act slot=6 {boards} {CHEAP}"), "1 sheriff", "1 sheriff sell")
    assert choices(state) == ["pass", "use corrupt"]


@pytest.mark.rule("SC-TRAIT-COWARDLY-1")
def test_cowardly_reacts_on_any_of_ones_face_down_cards() -> None:
    """The Detective places one on a card of an earlier turn."""
    text = f"turn=4 slot=6 boards=1@B1:grumpy-detective,2@B1:cowardly-banker cards=2@4:0 hands=2:A+2+3 {CHEAP}"
    state = play(table(text), "1 use grumpy", "1 yes")
    assert (asked(state), choices(state)) == ("2 react", ["pass", "use cowardly"])


@pytest.mark.rule("SC-TRAIT-GLOATING-1", "SC-TRAIT-JEALOUS-1")
@pytest.mark.parametrize("seat", [2, 3])
def test_every_opponent_can_gloat_and_be_jealous(seat: int) -> None:
    """Whichever of them accused, and however far from the thief they sit."""
    state = table(f"day=1 step=dusk cards=1@5:0!{5 - seat} boards={seat}@B1:gloating-banker money=0,0,0")
    assert (asked(state), choices(state)) == (f"{seat} react", ["pass", "use gloating"])
    state = table(f"slot=5 boards={seat}@B1:jealous-banker {CHEAP}")
    play(state, "1 leader leader-steal", "1 safe depot-1")
    assert (asked(state), choices(state)) == (f"{seat} react", ["pass", "use jealous"])


@pytest.mark.rule("SC-TRAIT-GLOATING-1", "SC-TRAIT-SLEEPY-1", "SC-TRAIT-PROUD-1")
def test_gloating_whoever_accused() -> None:
    state = table("day=1 step=dusk cards=1@5:0!3 boards=2@B1:gloating-banker money=0,0,0")
    assert choices(state) == ["pass", "use gloating"]
    state = table("day=1 step=dusk cards=2@5:0!3 boards=2@B1:gloating-banker money=0,0,0")
    assert asked(state) == "0 under"  # one's own bluff is no reason
    state = table("day=1 step=dusk cards=1@5:5!3 boards=2@B1:gloating-banker money=0,0,0")
    assert asked(state) == "0 under"  # nor a true card
    text = "day=1 slot=5 boards=1@B1:proud-banker stolen=1:depot-1"
    state = play(table(text), "1 leader leader-steal", "1 safe depot-2", "1 safe depot-2")
    assert choices(state) == ["pass", "use proud"]  # also if it was abandoned at once


# Strategy cards


@pytest.mark.rule("SC-OPT-01", "SC-OPT-02", "SC-OPT-04", "SC-STRAT-OTHERS-1")
def test_a_strategy_card_once_in_a_turn() -> None:
    text = f"slot=6 {ZIMMER} strategy=field-research,strong-arm,safe-house {CHEAP} money=0,0,0"
    state = table(f"{text} boards=1@B1:curious-banker", strategy_cards=True)
    assert choices(state) == ["pass", "card field-research"]
    assert asked(play(api.clone(state), "1 pass")) == "1 act"  # its use is optional
    play(state, "1 card field-research", "1 safe depot-1", "1 mark 2")
    assert (marks(state, "depot-1"), choices(state)) == (["1#2"], ["pass", "use curious"])  # its results trigger
    assert asked(play(state, "1 pass")) == "1 act"
    state = table(f"{text} used=card:field-research boards=1@B2:grumpy-dog", strategy_cards=True)
    assert refused(state, "1 card field-research") == "SC-OPT-02"
    assert refused(state, "1 card strong-arm") == "SC-OPT-01"


@pytest.mark.rule("SC-OPT-02", "SC-DAY-09")
def test_and_once_in_the_end_of_the_day() -> None:
    text = f"day=1 step=dusk cards=2@4:0!3,3@5:0!2 {CAIN} strategy=crackdown,field-research,safe-house money=0,0,0"
    state = table(text, strategy_cards=True)
    assert choices(state) == ["pass", "card crackdown"]
    play(state, "1 card crackdown")
    assert (money(state)[0], asked(state)) == (2, "0 under")


@pytest.mark.rule("SC-OPT-01")
def test_a_strategy_card_interrupts_nothing() -> None:
    """Insider Deal waits until the Marshal is complete."""
    text = f"slot=6 {GOFF} strategy=insider-deal,strong-arm,field-research boards=1@B1:grumpy-marshal money=2,0,0"
    state = play(table(f"{text} {CHEAP}", strategy_cards=True), "1 use grumpy", "1 sheriff bail")
    assert asked(state) == "1 free"
    play(state, "1 seat 1")
    assert choices(state) == ["pass", "card insider-deal"]
    assert money(play(state, "1 card insider-deal"))[0] == 1


@pytest.mark.rule("SC-OPT-03", "SC-JOB-HOUSE-2")
def test_a_strategy_card_is_no_scoundrel() -> None:
    """Nothing uses, swaps or counts it."""
    leaders = f"{ZIMMER} strategy=transform-allies,strong-arm,safe-house"
    state = table(f"slot=3 {leaders} boards=1@B1:stubborn-horse", strategy_cards=True)
    play(state, "1 use stubborn")
    assert used(state) == {"stubborn", "horse"}
    text = f"slot=6 {leaders} boards=1@B1:grumpy-farmer {CHEAP} money=0,0,0"
    assert money(play(table(text, strategy_cards=True), "1 use grumpy"))[0] == 1


STRONG_ARM = ["1 card strong-arm", "1 seat 2", "2 trust"]


@pytest.mark.rule("SC-STRAT-OTHERS-1")
@pytest.mark.parametrize(
    ("text", "lines", "after"),
    [
        (
            f"slot=3 {CAIN} strategy=strong-arm,field-research,safe-house money=1,0,0",
            ["1 card strong-arm", "1 seat 2", "2 trust"],
            0,
        ),
        (f"{BOONE} strategy=vanishing-act,strong-arm,field-research money=0,0,0", ["1 card vanishing-act"], 0),
        (f"{BOONE} strategy=safe-house,strong-arm,field-research money=1,0,0", ["1 card safe-house"], 0),
        (f"{GOFF} strategy=deep-pockets,strong-arm,field-research money=0,0,0", ["1 card deep-pockets"], 2),
    ],
)
def test_the_other_strategy_cards(text: str, lines: list[str], after: int) -> None:
    state = play(table(text, strategy_cards=True), *lines)
    assert money(state)[0] == after
    if "vanishing" in text:
        assert (rep(state)[0], len(hand(state, 1))) == (-1, 5)
    if "safe-house" in lines[0]:
        assert supply(state)[0] == 3
    if "strong-arm" in lines[0]:
        assert supply(state)[1] == 1


@pytest.mark.rule("SC-STRAT-OTHERS-1", "SC-USE-07")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (f"slot=3 {ZIMMER} strategy=field-research,strong-arm,safe-house", "SC-USE-07"),
        (f"slot=3 {CAIN} strategy=strong-arm,field-research,safe-house money=0,0,0", "SC-USE-08"),
        (f"boards=1@B1:elderly-dog {BOONE} strategy=vanishing-act,strong-arm,field-research rep=-2,0,0", "SC-REP-05"),
        (f"boards=1@B1:elderly-dog {GOFF} strategy=deep-pockets,strong-arm,field-research money=1,0,0", "SC-USE-07"),
    ],
)
def test_when_a_strategy_card_cannot_be_used(text: str, rule: str) -> None:
    state = table(text, strategy_cards=True)
    card = text.split("strategy=")[1].split(",")[0]
    assert refused(state, f"1 card {card}") == rule


@pytest.mark.rule("SC-STRAT-TRANSFORM-ALLIES-1", "SC-STRAT-TRANSFORM-ALLIES-3")
def test_transform_allies_follows_the_tailors_rules() -> None:
    """No hiring, own or saloon only, what was used stays used."""
    boards = "boards=1@B1:thirsty-banker,1@B2:rowdy-prospector,2@B1:gentle-cow,1@B3:annoying-dog"
    text = f"slot=4 {ZIMMER} strategy=transform-allies,strong-arm,safe-house {boards} pile=clumsy-chef money=2,0,0"
    state = table(f"{text} saloon=charming-gambler,lucky-outlaw,cocky-marshal", strategy_cards=True)
    play(state, "1 use thirsty", "1 card transform-allies")
    assert refused(state, "1 swap thirsty gentle") == refused(state, "1 swap thirsty clumsy") == "SC-JOB-TAILOR-8"
    play(state, "1 swap thirsty lucky")
    assert (board(state, 1)["B1"], saloon(state)[1]) == ("lucky-banker", "thirsty-outlaw")
    assert choices(state) == ["pass", "use rowdy", "leader leader-4"]  # Annoying is silent
    assert refused(state, "1 use lucky") == "SC-ABIL-01"


# Another card file


def other_cards() -> api.Document:
    """The house set with all house amounts of jobs and all costs changed."""
    cards = api.game("scoundrels").house_cards()
    for trait in cards["trait"]:
        trait["dollars"] = 1
    for job in cards["job"]:
        if job["evidence"]["effect"] == "house" and job["effect"].startswith("gain("):
            job["effect"] = "gain(9)"
        job["holes"] = []
    for location, value in (("depot", 7), ("laboratory", 3)):
        for safe in cards["safe"]:
            if safe["location"] == location and safe["evidence"]["value"] == "house":
                safe["value"] = value
    return cards


@pytest.mark.rule("SC-FILE-04", "SC-READ-07")
def test_what_is_printed_holds_with_any_card_file() -> None:
    """The printed scenarios: scoring (GS-01), arrow after a discard (GS-12), Elderly through another (GS-56)."""
    cards = other_cards()
    state = table(
        "step=dusk rep=3,0,0 stolen=1:estate-2,1:estate-4 marks=estate-2:1#3,estate-2:2#3,estate-4:1#2 "
        "boards=1@B1:filthy-dog,1@B2:cybernetic-outlaw,1@B3:elderly-banker,1@B4:helpful-prospector",
        cards=cards,
    )
    assert api.scores(state)[0] == 12
    state = table("slot=2 boards=1@B1:filthy-dog,1@B2:helpful-prospector money=0,0,0", cards=cards)
    play(state, "1 use filthy", "1 safe estate-4", "1 mark 7", "1 use helpful")
    assert (money(state)[0], pile(state)[0]) == (3, "filthy-dog")
    state = play(
        table("slot=3 boards=1@B1:stubborn-horse,1@B4:elderly-banker money=0,0,0", cards=cards), "1 use stubborn"
    )
    assert (money(state)[0], pile(state)[0]) == (4, "elderly-banker")
    state = play(table("slot=6 boards=1@B1:grumpy-oil-baron money=0,0,0", cards=cards), "1 use grumpy")
    assert money(state)[0] >= 9  # what is the house's own is the file's


@pytest.mark.rule("SC-TRAIT-HONEST-5", "SC-TRAIT-HONEST-6", "SC-DAY-15")
def test_the_0_face_up_goes_under_the_deck_with_the_others() -> None:
    state = play(table("day=1 step=dusk cards=1@up:0,1@5:5,1@3:3 decks=1:A+2+4 hands=1:6"), "0 under 3 1 2")
    wait(state, "1 plan")
    assert fields(state)["decks"].startswith("1:0+3+5,")
    assert (hand(state, 1), api.view(state, 0).sheets[0].face_up) == ("A246", False)
