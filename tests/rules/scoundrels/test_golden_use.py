"""Section 17: the golden scenarios about using, hiring and swapping scoundrels."""

import pytest
from tests.rules.scoundrels.play import (
    CHEAP,
    asked,
    board,
    choices,
    fields,
    kinds,
    marks,
    money,
    pile,
    play,
    refused,
    saloon,
    say,
    supply,
    table,
    used,
)

from skulduggery import api


@pytest.mark.golden("scoundrels", 12)
@pytest.mark.rule("SC-TIME-01", "SC-TIME-05", "SC-JOB-DOG-1", "SC-TRAIT-FILTHY-1", "SC-TRAIT-HELPFUL-1", "SC-ABIL-02")
@pytest.mark.rule("SC-SALOON-03", "SC-SAFE-01", "SC-JOB-PROSPECTOR-1")
def test_gs12_arrow_after_self_discard() -> None:
    state = table("slot=2 boards=1@B1:filthy-dog,1@B2:helpful-prospector money=0,0,0")
    play(state, "1 use filthy", "1 safe estate-4", "1 mark 7")
    assert marks(state, "estate-4") == ["1#7"]
    assert (pile(state), board(state, 1)) == (["filthy-dog"], {"B2": "helpful-prospector"})
    assert choices(state) == ["pass", "use helpful"]
    play(state, "1 use helpful")
    assert money(state)[0] == 3
    assert choices(state) == ["pass", "leader leader-scout"]


@pytest.mark.golden("scoundrels", 13)
@pytest.mark.rule("SC-TIME-16", "SC-TRAIT-ELDERLY-1", "SC-TRAIT-ELDERLY-2", "SC-TRAIT-ELDERLY-3", "SC-TRAIT-GENEROUS-1")
@pytest.mark.rule("SC-TURN-04", "SC-TURN-05", "SC-TRAIT-GENEROUS-2", "SC-JOB-BANKER-1")
def test_gs13_order_at_the_start_of_the_turn() -> None:
    text = "boards=1@B1:elderly-banker,1@B3:generous-prospector money=0,0,0"
    state = table(text)
    assert choices(state) == ["pass", "use elderly", "use generous"]
    play(state, "1 use elderly")
    assert (money(state)[0], pile(state)[0]) == (4, "elderly-banker")
    assert asked(state) == "1 plan"  # Generous is not offered
    state = play(table(text), "1 use generous")
    assert money(state)[0] == 3
    assert choices(state) == ["pass", "use elderly"]
    assert money(play(state, "1 use elderly"))[0] == 7


@pytest.mark.golden("scoundrels", 14)
@pytest.mark.rule("SC-USE-07", "SC-USE-08", "SC-USE-09", "SC-TIME-02", "SC-TRAIT-CYBERNETIC-1", "SC-JOB-OUTLAW-1")
def test_gs14_cost_first() -> None:
    text = "slot=A boards=1@B1:cybernetic-outlaw,1@B2:helpful-prospector"
    state = table(f"{text} money=1,0,0")
    assert choices(state) == ["pass", "leader leader-scout"]
    assert refused(state, "1 use cybernetic") == "SC-USE-08"
    state = play(table(f"{text} money=2,0,0"), "1 use cybernetic", "1 safe depot-1")
    assert (money(state)[0], choices(state)) == (0, ["pass", "use helpful"])
    assert money(play(state, "1 use helpful"))[0] == 3


@pytest.mark.golden("scoundrels", 15)
@pytest.mark.rule("SC-TIME-03", "SC-USE-20", "SC-JOB-HOUSE-5", "SC-EFF-05")
def test_gs15_may_declined() -> None:
    state = table("slot=6 boards=1@B1:lucky-safecracker,1@B2:helpful-prospector money=0,0,0")
    play(state, "1 use lucky", "1 safe depot-1", "1 mark 2")
    assert money(state)[0] == 1
    assert choices(state) == ["no"]
    assert refused(state, "1 yes") == "SC-EFF-05"
    play(state, "1 no", "1 use helpful")
    assert money(state)[0] == 4


@pytest.mark.golden("scoundrels", 16)
@pytest.mark.rule("SC-USE-17", "SC-USE-18", "SC-USE-21", "SC-USE-22", "SC-USE-23", "SC-JOB-COW-1")
def test_gs16_use_twice_and_self_discard() -> None:
    state = table(f"slot=6 boards=1@B1:stunning-cow,1@B2:helpful-banker {CHEAP} money=0,0,0")
    before = pile(state)
    play(state, "1 use stunning")
    assert (money(state)[0], choices(state), pile(state)) == (4, ["no", "yes"], before)
    play(state, "1 yes")
    assert (money(state)[0], pile(state)) == (8, ["stunning-cow", *before])
    assert choices(state) == ["pass", "use helpful"]
    assert money(play(state, "1 use helpful"))[0] == 12
    assert asked(state) == "1 act"


@pytest.mark.golden("scoundrels", 17)
@pytest.mark.rule("SC-USE-26", "SC-JOB-HORSE-3", "SC-TRAIT-STUNNING-1", "SC-USE-31", "SC-USE-32", "SC-USE-33")
def test_gs17_stunning_horse() -> None:
    state = table("slot=6 boards=1@B1:stunning-horse,1@B3:clumsy-banker,1@B4:thirsty-prospector money=0,0,0")
    play(state, "1 use stunning")
    assert choices(state) == ["use clumsy", "use thirsty"]
    play(state, "1 use clumsy", "1 yes")  # only the other is left: nobody need be asked
    assert money(state)[0] == 7
    state = play(table("slot=6 boards=1@B1:stunning-horse,1@B3:clumsy-banker money=0,0,0"), "1 use stunning", "1 yes")
    assert money(state)[0] == 4


@pytest.mark.golden("scoundrels", 18)
@pytest.mark.rule("SC-USE-29", "SC-USE-31", "SC-USE-34", "SC-USE-35", "SC-JOB-HORSE-1", "SC-JOB-HORSE-4")
@pytest.mark.rule("SC-JOB-INNKEEPER-1", "SC-JOB-INNKEEPER-2", "SC-TIME-08", "SC-COMBO-02")
def test_gs18_chain() -> None:
    boards = "boards=1@B1:stubborn-horse,1@B2:helpful-prospector,1@B3:thirsty-innkeeper"
    state = table(f"slot=3 {boards} saloon=lucky-chef,filthy-dog,cocky-cow money=0,0,0")
    play(state, "1 use stubborn", "1 use thirsty")
    assert choices(state) == ["use lucky", "use filthy", "use cocky"][1:]  # without a dollar no Chef
    play(state, "1 use filthy", "1 safe depot-1")
    told = kinds(say(state, "1 mark 2"))
    assert told[:3] == ["mark", "discard", "create"]
    assert pile(state)[0] == "filthy-dog"
    assert saloon(state)[1:] == ["lucky-chef", "cocky-cow"]
    assert choices(state) == ["pass", "use helpful"]
    assert used(state) == {"stubborn", "horse", "thirsty", "innkeeper", "filthy", "dog"}
    assert choices(play(state, "1 use helpful")) == ["pass", "leader leader-3"]


@pytest.mark.golden("scoundrels", 19)
@pytest.mark.rule("SC-JOB-UNDERTAKER-4", "SC-USE-11", "SC-USE-32")
def test_gs19_undertaker_after_a_cow() -> None:
    state = table("slot=4 boards=1@B1:thirsty-cow,1@B2:rowdy-undertaker money=0,0,0")
    play(state, "1 use thirsty")
    assert pile(state)[0] == "thirsty-cow"
    play(state, "1 use rowdy")
    assert (money(state)[0], pile(state)[0]) == (4, "thirsty-cow")
    assert used(state) == {"thirsty", "cow", "rowdy", "undertaker"}


@pytest.mark.golden("scoundrels", 20)
@pytest.mark.rule("SC-JOB-UNDERTAKER-1", "SC-JOB-UNDERTAKER-2", "SC-JOB-UNDERTAKER-3", "SC-SALOON-04", "SC-USE-28")
def test_gs20_undertaker_and_a_when_hired_card() -> None:
    boards = "boards=1@B1:grumpy-undertaker,1@B2:annoying-prospector"
    state = table(f"slot=6 {boards} pile=charming-banker,loyal-chef {CHEAP} money=0,0,0")
    told = say(state, "1 use grumpy")
    assert ("gain", 0, 4) in told
    assert (money(state)[0], pile(state)[0], pile(state)[-1]) == (4, "loyal-chef", "charming-banker")
    assert "hire" not in kinds(told)
    assert asked(state) == "1 act"


@pytest.mark.golden("scoundrels", 21)
@pytest.mark.rule("SC-JOB-UNDERTAKER-5", "SC-JOB-DOCTOR-7", "SC-HIRE-08")
def test_gs21_undertaker_on_top_of_the_pile() -> None:
    state = table("slot=6 boards=1@B1:grumpy-doctor pile=charming-undertaker,loyal-chef money=3,0,0")
    told = say(play(state, "1 use grumpy", "1 yes", "1 arrange done"), "1 yes")
    assert (money(state)[0], pile(state)[:2]) == (4, ["charming-undertaker", "loyal-chef"])
    assert "discard" not in kinds(told[:2])  # it stayed where it was
    assert used(state) >= {"charming", "undertaker"}


@pytest.mark.golden("scoundrels", 22)
@pytest.mark.rule("SC-JOB-DOCTOR-6", "SC-USE-19", "SC-USE-06", "SC-ABIL-04")
def test_gs22_doctor_hires_itself() -> None:
    state = table("slot=6 boards=1@B1:grumpy-undertaker pile=cocky-doctor,loyal-chef money=5,0,0")
    play(state, "1 use grumpy", "1 yes", "1 arrange done")
    assert money(state)[0] == 5 + 2 - 3
    assert board(state, 1) == {"B1": "grumpy-undertaker", "B2": "cocky-doctor"}
    assert pile(state)[0] == "loyal-chef"
    assert "cocky-doctor" not in pile(state)
    assert asked(state) == "1 act"  # Cocky is flagged: nothing is left in this T3
    assert used(state) >= {"cocky", "doctor"}


@pytest.mark.golden("scoundrels", 23)
@pytest.mark.rule("SC-JOB-DOCTOR-5", "SC-TIME-06", "SC-HIRE-04", "SC-HIRE-11")
def test_gs23_doctor_replaced() -> None:
    boards = "boards=1@B1:loyal-doctor,1@B2:helpful-banker,1@B3:patient-cow,1@B4:scarred-horse,1@B5:gentle-stable-hand"
    state = table(f"slot=6 {boards} pile=clumsy-chef {CHEAP} money=0,0,0")
    play(state, "1 use loyal", "1 yes")
    assert choices(state)[:2] == ["discard clumsy", "discard loyal"]
    play(state, "1 discard loyal", "1 arrange done")
    assert (money(state)[0], board(state, 1)["B1"], pile(state)[0]) == (1, "clumsy-chef", "loyal-doctor")
    assert asked(state) == "1 act"  # Helpful Banker is not offered


@pytest.mark.golden("scoundrels", 24)
@pytest.mark.rule(
    "SC-JOB-DOCTOR-1", "SC-JOB-DOCTOR-2", "SC-JOB-DOCTOR-3", "SC-JOB-DOCTOR-4", "SC-TIME-07", "SC-TIME-12"
)
def test_gs24_doctor_arrows_and_greedy() -> None:
    text = f"slot=6 boards=1@B1:loyal-doctor {CHEAP} money=0,0,0"
    state = play(table(f"{text} pile=helpful-banker"), "1 use loyal", "1 yes", "1 arrange done")
    assert board(state, 1)["B2"] == "helpful-banker"
    assert choices(state) == ["pass", "use helpful"]
    assert money(play(state, "1 use helpful"))[0] == 4
    state = play(table(f"{text} pile=greedy-banker"), "1 use loyal", "1 yes", "1 arrange done")
    assert board(state, 1)["B2"] == "greedy-banker"
    assert asked(state) == "1 act"
    state = table("slot=6 boards=1@B1:loyal-doctor,1@B2:greedy-banker pile=lucky-cow money=0,0,0")
    assert choices(play(state, "1 use loyal", "1 no")) == ["pass", "use greedy"]


@pytest.mark.golden("scoundrels", 25)
@pytest.mark.rule("SC-JOB-TAILOR-1", "SC-JOB-TAILOR-3", "SC-JOB-TAILOR-5", "SC-JOB-TAILOR-9", "SC-USE-02", "SC-SCOU-03")
def test_gs25_tailor() -> None:
    text = (
        "slot=5 boards=1@B1:scarred-tailor,1@B2:augmented-gambler "
        "saloon=filthy-chef,lucky-oil-baron,cocky-cow money=0,0,0"
    )
    state = play(table(text), "1 use scarred", "1 yes", "1 swap augmented lucky")
    assert board(state, 1)["B2"] == "augmented-oil-baron"
    assert saloon(state)[1] == "lucky-gambler"
    assert api.view(state, 0).saloon[1].cost == 0
    assert choices(state) == ["pass", "use augmented", "leader leader-steal"]
    assert money(play(state, "1 use augmented"))[0] == 7


@pytest.mark.golden("scoundrels", 25)
@pytest.mark.rule("SC-JOB-TAILOR-4", "SC-USE-02")
def test_gs25_a_half_that_was_used() -> None:
    text = (
        "slot=5 boards=1@B1:scarred-tailor,1@B2:augmented-gambler "
        "saloon=filthy-chef,lucky-oil-baron,cocky-cow money=0,0,0"
    )
    state = play(table(text), "1 use augmented", "0 shuffle 1 2 3", "1 use scarred", "1 yes", "1 swap augmented lucky")
    assert choices(state) == ["pass", "leader leader-steal"]
    assert refused(state, "1 use augmented") == "SC-USE-02"


@pytest.mark.golden("scoundrels", 26)
@pytest.mark.rule("SC-JOB-IMPERSONATOR-1", "SC-JOB-IMPERSONATOR-2", "SC-USE-25")
def test_gs26_impersonator() -> None:
    text = "saloon=daring-chef,loyal-cow,lucky-banker money=0,0,0"
    state = table(f"slot=6 boards=1@B1:cocky-impersonator {text}")
    play(state, "1 use cocky", "1 yes")
    assert choices(state) == ["swap cocky daring", "swap cocky loyal", "swap cocky lucky"]
    play(state, "1 swap cocky lucky")
    assert (money(state)[0], board(state, 1)["B1"]) == (1, "cocky-banker")
    assert (saloon(state)[2], asked(state)) == ("lucky-impersonator", "1 act")
    state = table(f"slot=6 boards=1@B1:stunning-impersonator {text}")
    play(state, "1 use stunning", "1 yes", "1 swap stunning lucky")
    assert asked(state) == "1 again"
    assert money(play(state, "1 yes"))[0] == 5


@pytest.mark.golden("scoundrels", 35)
@pytest.mark.rule(
    "SC-JOB-CON-ARTIST-2", "SC-JOB-CHEF-2", "SC-JOB-BANK-ROBBER-2", "SC-TRAIT-CRUEL-2", "SC-JOB-RENEGADE-2"
)
@pytest.mark.rule("SC-USE-09", "SC-USE-07", "SC-REP-05")
@pytest.mark.parametrize(
    ("one", "text", "rule"),
    [
        ("lucky-con-artist", "rep=-2,0,0", "SC-REP-05"),
        ("cocky-chef", "money=0,0,0", "SC-USE-08"),
        ("lucky-bank-robber", "supply=0,2,2", "SC-USE-08"),
        ("cruel-banker", "supply=0,2,2", "SC-USE-08"),
        ("lucky-renegade", "stolen=1:depot-1,2:depot-2", "SC-USE-07"),
    ],
)
def test_gs35_unusable_by_condition(one: str, text: str, rule: str) -> None:
    trait = one.split("-")[0]
    state = table(f"slot=6 boards=1@B1:{one},1@B2:helpful-prospector,1@B4:grumpy-dog {text}")
    assert choices(state) == ["pass", "use grumpy"]
    assert refused(state, f"1 use {trait}") == rule


@pytest.mark.golden("scoundrels", 36)
@pytest.mark.rule("SC-JOB-JOURNALIST-1", "SC-JOB-JOURNALIST-2", "SC-TRAIT-HONEST-8")
def test_gs36_journalist() -> None:
    text = "turn=4 slot=6 boards=1@B1:cocky-journalist cards=1@2:5,1@6:0,2@up:0,3@up:0 money=0,0,0"
    state = play(table(text), "1 use cocky")
    assert (money(state)[0], choices(state)) == (3, ["card 1 2", "card 1 6"])
    told = say(state, "1 card 1 2")
    assert ("peek", 0, 0, 1, 5) in told
    state = play(table(text, journalist_own_card=False), "1 use cocky")
    assert (money(state)[0], asked(state)) == (3, "1 act")
    state = table(text.replace("2@up:0", "2@4:3"), journalist_own_card=False)
    assert say(state, "1 use cocky", to=2)[-1] == ("peek", 0, 1, 3, 3)  # the owner knows that card


@pytest.mark.golden("scoundrels", 36)
@pytest.mark.rule("SC-JOB-JOURNALIST-3", "SC-DAY-11")
def test_gs36_journalist_at_the_end_of_the_day() -> None:
    state = table("step=dusk day=1 boards=1@B1:sleepy-journalist cards=2@4:3,2@5:0 money=0,0,0")
    assert "peek" not in kinds(say(state, "1 use sleepy"))
    assert (money(state)[0], asked(state)) == (3, "0 under")


@pytest.mark.golden("scoundrels", 38)
@pytest.mark.rule("SC-USE-28")
def test_gs38_modifiers_through_another_scoundrel() -> None:
    for other in ("lucky", "stunning"):
        state = table(f"slot=3 boards=1@B1:stubborn-horse,1@B2:{other}-banker money=0,0,0")
        play(state, "1 use stubborn")
        assert (money(state)[0], choices(state)) == (4, ["pass", "leader leader-3"])


@pytest.mark.golden("scoundrels", 39)
@pytest.mark.rule("SC-TRAIT-CRUEL-3", "SC-USE-29", "SC-USE-32")
def test_gs39_use_cost_through_another_scoundrel() -> None:
    text = "slot=3 boards=1@B1:stubborn-horse,1@B2:cruel-banker money=0,0,0"
    state = play(table(f"{text} supply=0,2,2"), "1 use stubborn")
    assert (money(state)[0], used(state)) == (0, {"stubborn", "horse"})
    state = play(table(f"{text} supply=1,2,2"), "1 use stubborn")
    assert (money(state)[0], supply(state)[0], used(state)) == (4, 0, {"stubborn", "horse", "cruel", "banker"})


@pytest.mark.golden("scoundrels", 40)
@pytest.mark.rule("SC-STRAT-TRANSFORM-ALLIES-1", "SC-STRAT-TRANSFORM-ALLIES-2", "SC-TIME-18")
def test_gs40_transform_allies() -> None:
    leaders = "leaders=doc-zimmer,preston-cain,lilith-boone"
    boards = "boards=1@B1:rowdy-banker,1@B2:thirsty-horse"
    text = f"slot=4 {leaders} {boards} saloon=charming-chef,lucky-cow,cocky-dog money=2,0,0"
    state = table(text, strategy_cards=True)
    assert choices(state) == ["pass", "use rowdy", "use thirsty", "card transform-allies", "leader leader-4"]
    play(state, "1 card transform-allies", "1 swap rowdy charming")
    assert (money(state)[0], board(state, 1)["B1"], saloon(state)[0]) == (0, "charming-banker", "rowdy-chef")
    assert choices(state) == ["pass", "use thirsty", "leader leader-4"]
    assert refused(state, "1 use charming") == "SC-TIME-18"
    play(state, "1 use thirsty")
    assert (money(state)[0], board(state, 1)["B1"]) == (4, "charming-banker")


@pytest.mark.golden("scoundrels", 48)
@pytest.mark.rule("SC-TIME-13", "SC-TIME-14", "SC-HIRE-08", "SC-TRAIT-CHARMING-1", "SC-SALOON-01")
def test_gs48_when_hired_with_a_full_board() -> None:
    boards = (
        "boards=1@B1:annoying-doctor,1@B2:helpful-banker,1@B3:patient-cow,1@B4:scarred-horse,1@B5:clumsy-stable-hand"
    )
    state = table(f"step=act slot=6 {boards} saloon=filthy-chef,charming-oil-baron,cocky-dog money=1,0,0")
    before = board(state, 1)
    play(state, "1 hire charming", "1 arrange done")
    assert asked(state) == "1 use-hired"
    told = kinds(say(state, "1 yes"))
    assert told[:4] == ["use", "gain", "discard", "create"]
    assert (money(state)[0], pile(state)[0], board(state, 1)) == (5, "charming-oil-baron", before)
    assert saloon(state)[1:] == ["filthy-chef", "cocky-dog"]
    assert choices(state) == ["pass", "use annoying"]


@pytest.mark.golden("scoundrels", 56)
@pytest.mark.rule("SC-TRAIT-ELDERLY-4", "SC-USE-34", "SC-JOB-HORSE-2")
def test_gs56_elderly_through_another_scoundrel() -> None:
    state = play(table("slot=3 boards=1@B1:stubborn-horse,1@B4:elderly-banker money=0,0,0"), "1 use stubborn")
    assert (money(state)[0], pile(state)[0], board(state, 1)) == (4, "elderly-banker", {"B1": "stubborn-horse"})
    assert used(state) >= {"elderly", "banker"}
    boards = "boards=1@B1:stubborn-horse,1@B2:loyal-undertaker,1@B4:elderly-banker"
    state = play(table(f"slot=3 {boards} money=0,0,0"), "1 use stubborn", "1 use elderly", "1 use loyal")
    assert (money(state)[0], pile(state)[0]) == (4, "elderly-banker")
    state = table("slot=3 boards=1@B2:loyal-undertaker pile=elderly-prospector,lucky-chef money=0,0,0")
    play(state, "1 use loyal")
    assert (money(state)[0], pile(state)[0], pile(state)[-1]) == (3, "lucky-chef", "elderly-prospector")


@pytest.mark.golden("scoundrels", 58)
@pytest.mark.rule("SC-TRAIT-CRUEL-4", "SC-USE-24", "SC-JOB-BANK-ROBBER-1", "SC-TRAIT-CRUEL-1")
def test_gs58_two_henchmen_costs() -> None:
    text = "slot=6 boards=1@B1:cruel-bank-robber,1@B3:grumpy-dog money=0,0,0"
    assert choices(table(f"{text} supply=1,2,2")) == ["pass", "use grumpy"]
    state = play(table(f"{text} supply=2,2,2"), "1 use cruel")
    assert (money(state)[0], supply(state)[0]) == (6, 0)
    state = table(f"slot=6 boards=1@B1:stunning-bank-robber {CHEAP} supply=1,2,2 money=0,0,0")
    assert asked(play(state, "1 use stunning")) == "1 act"


@pytest.mark.golden("scoundrels", 59)
@pytest.mark.rule("SC-JOB-TIME-TRAVELER-1", "SC-TIME-19", "SC-TRAIT-GREEDY-2", "SC-USE-04")
def test_gs59_time_traveler() -> None:
    state = table("slot=2 boards=1@B1:clumsy-time-traveler,1@B2:greedy-banker money=1,0,0")
    play(state, "1 leader leader-scout", "1 safe depot-1", "1 mark 2", "1 use clumsy")
    assert choices(state) == ["leader leader-3", "leader leader-4", "leader leader-steal"]
    assert refused(state, "1 leader leader-scout") == "SC-USE-04"
    play(state, "1 leader leader-3")
    assert (money(state)[0], asked(state)) == (3, "1 act")
    assert fields(state)["used"] == "trait:clumsy,job:time-traveler,1:leader-scout,1:leader-3"
