"""Section 13.6: what each Hassle changes as long as it is in play."""

import pytest
from tests.rules.mayhem.table import (
    asked,
    can,
    cash,
    choices,
    dice,
    dudes,
    goods,
    guns,
    heat,
    octane,
    only,
    play,
    pulls,
    refused,
    say,
    table,
    tokens,
)


@pytest.mark.rule("MM-CARD-H1-1", "MM-HEAT-03", "MM-HOT-03")
def test_gung_ho_local_cop() -> None:
    """Once for an Exploit, with the icons of the location; not for its Boost's own icon, nor where there is none."""
    text = (
        "cards=gung-ho-local-cop sites=film-studio,the-docks "
        "dudes=1@film-studio:1M,1@the-docks:1M,1@clubhouse:1M tokens=9,0,0,0"
    )
    state = table(f"{text} heat=0,0,0,0")
    messages = say(state, "1 exploit film-studio")
    assert only(messages, "heat") == [("heat", 0, 2, 2)]
    play(state, "1 rule 1", "1 boost")
    assert heat(state)[0] == 3
    play(state, "1 exploit the-docks")
    assert heat(state)[0] == 3


@pytest.mark.rule("MM-CARD-H2-1", "MM-MOD-03")
def test_sellers_market() -> None:
    """Every repetition of every SELL, Boosts too; nothing else."""
    text = (
        "cards=sellers-market sites=street-corner,liquor-store cash=0,0,0,0 guns=3,0,0,0 "
        "contraband=4,0,0,0 tokens=9,0,0,0"
    )
    state = table(f"{text} dudes=1@street-corner:1M,1@gun-factory:1M,1@liquor-store:1M")
    play(state, "1 exploit street-corner", "1 rule 1", "1 count 3")
    assert cash(state)[0] == 12
    play(state, "1 boost", "1 count 1")
    assert cash(state)[0] == 17
    play(state, "1 exploit gun-factory", "1 boost", "1 count 1", "1 finish", "1 exploit liquor-store", "1 rule 1")
    assert cash(state)[0] == 17 + 4 + 2


@pytest.mark.rule("MM-CARD-H3-1", "MM-MOD-02", "MM-MOD-06")
@pytest.mark.parametrize(
    ("card", "site", "allowed"),
    [
        pytest.param("gun-embargo", "pawn-shop", False),
        pytest.param("gun-embargo", "street-corner", True),
        pytest.param("gun-embargo", "irish-freddys", True),
        pytest.param("gun-embargo", "the-hairy-dog", True),
        pytest.param("dry-streets", "pawn-shop", True, marks=pytest.mark.rule("MM-CARD-H4-1")),
        pytest.param("dry-streets", "street-corner", False, marks=pytest.mark.rule("MM-CARD-H4-1")),
        pytest.param("dry-streets", "bullet-press", True, marks=pytest.mark.rule("MM-CARD-H4-1")),
        pytest.param("supply-cut", "irish-freddys", False, marks=pytest.mark.rule("MM-CARD-H5-1")),
        pytest.param("supply-cut", "pawn-shop", True, marks=pytest.mark.rule("MM-CARD-H5-1")),
    ],
)
def test_what_is_forbidden(card: str, site: str, allowed: bool) -> None:
    state = table(f"cards={card} sites={site} dudes=1@{site}:1M cash=9,0,0,0 guns=2,0,0,0 tokens=2,0,0,1")
    play(state, f"1 exploit {site}")
    if allowed:
        play(state, "1 rule 1", "1 count 2")
    elif asked(state) == "1 exploit":
        assert refused(state, "1 rule 1") == "MM-MOD-02"
    else:
        assert asked(state) == "4 order"  # nothing could be used: nobody was asked
    assert (goods(state, 1) == "9C2G2K") == (not allowed)


@pytest.mark.rule("MM-CARD-H5-1", "MM-MOD-05", "MM-MOD-06", "MM-PIN-01")
def test_supply_cut_and_clubs() -> None:
    """The Club Order is a SPEND; Patch In and PROMOTE are none."""
    text = (
        "cards=supply-cut sites=tattoo-parlour dudes=1@tattoo-parlour:1M,1@clubhouse:2P cash=5,0,0,0 "
        "guns=1,0,0,0 tokens=9,0,0,0"
    )
    state = octane(f"sides=samcro {text}")
    assert refused(state, "1 club 1") == "MM-ORD-10"
    play(state, "1 patch-in clubhouse", "1 exploit tattoo-parlour", "1 boost")
    assert dudes(state, 1)["clubhouse"] == "2M"


@pytest.mark.rule("MM-CARD-H6-1", "MM-THROW-13")
def test_road_blocks() -> None:
    """Two Dudes in a Ride, more in Back-up."""
    state = table(
        "cards=road-blocks sites=the-docks dudes=1@clubhouse:2M2P,1@the-docks:1M,2@the-docks:1M tokens=3,0,0,1"
    )
    rides = [line.split()[-1] for line in choices(state) if line.startswith("ride clubhouse-1 the-docks")]
    assert rides == ["1P", "2P", "1M", "1M1P", "2M"]
    play(state, "1 throw-down the-docks", "1 back-up clubhouse 2M2P", "1 back-up done")
    assert dudes(state, 1) == {"the-docks": "3M2P"}


@pytest.mark.rule("MM-CARD-H7-1", "MM-REV-07")
def test_truce() -> None:
    text = "sites=the-docks dudes=1@the-docks:1M,2@the-docks:1M guns=3,3,0,0 tokens=1,0,0,1"
    state = table(f"cards=truce {text}")
    play(state, "1 throw-down the-docks")
    assert asked(state) == "0 die"
    dice(state, 1, 2)
    assert (guns(state)[:2], heat(state)[:2]) == ([3, 3], [0, 0])
    assert asked(play(table(text), "1 throw-down the-docks")) == "1 guns, 2 guns"


@pytest.mark.rule("MM-CARD-H8-1")
@pytest.mark.parametrize(("level", "most"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_stake_out(level: int, most: int) -> None:
    state = table(f"cards=stake-out heat={level},0,0,0 contraband=9,0,0,0 tokens=0,0,0,0")
    if most:
        assert choices(state, 1) == [f"traffic {n}" for n in range(most + 1)]
    else:
        assert asked(state) == "2 traffic, 3 traffic, 4 traffic"


@pytest.mark.rule("MM-CARD-H9-1")
@pytest.mark.parametrize(("card", "after"), [("cops-look-away", [0, 0]), ("stake-out", [1, 1])])
def test_cops_look_away(card: str, after: list[int]) -> None:
    state = table(f"cards={card} sites=the-docks dudes=1@the-docks:2M,2@the-docks:2M guns=1,1,0,0 tokens=1,0,0,1")
    play(state, "1 throw-down the-docks")
    pulls(state, "1 1", "2 1")
    dice(state, 6, 1)
    assert heat(state)[:2] == after


@pytest.mark.rule("MM-CARD-X3-1", "MM-CARD-X3-2")
def test_curfew() -> None:
    text = "cards=curfew sites=the-docks dudes=1@clubhouse:2M,1@the-docks:1M,2@the-docks:1M,2@clubhouse:1M"
    state = table(f"{text} tokens=1,1,0,1", hardcore_cards=True)
    assert not [line for line in choices(state) if line.startswith("ride")]
    play(state, "1 throw-down the-docks")
    assert asked(state) == "1 guns, 2 guns"
    state = table(f"{text} tokens=2,1,0,1", hardcore_cards=True)
    assert can(state, "ride clubhouse the-docks 2M")
    play(state, "1 ride clubhouse the-docks 2M")
    assert tokens(state)[0] == 0
