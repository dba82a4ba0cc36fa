"""Sections 2 and 3: components, set-up, gangs, numbers of players."""

import pytest
from tests.rules.mayhem.table import (
    CALM,
    asked,
    bounds,
    can,
    card_ids,
    cash,
    choices,
    components,
    dice,
    drugs,
    dudes,
    events_of,
    game,
    gangs,
    goods,
    guns,
    heat,
    house,
    idle,
    look,
    octane,
    only,
    patch,
    places,
    play,
    pool,
    refused,
    rules_for,
    say,
    sites,
    supply,
    table,
    tokens,
    told,
    wait,
)

from skulduggery import api
from skulduggery.api import BadInput

STARTING = ["charming-police-station", "st-thomas-hospital", "cut-and-bag-op", "gun-factory"]
RANDOM = [site["id"] for site in components()["site"] if site.get("class") == "random"]


def numbered(first: int, last: int) -> str:
    """An order of things, as chance says it."""
    step = 1 if first < last else -1
    return " ".join(str(n) for n in range(first, last + step, step))


def to_the_rolls(seats: int = 4, **options: api.Value) -> api.State:
    """A game in which chance is asked, before the first die: Sites as in the file, cards from its end (Last Calls)."""
    return play(game(seats, None, **options), f"0 sites {numbered(1, 20)}", f"0 deck {numbered(36, 1)}")


def drafting(seats: int = 4, **options: api.Value) -> api.State:
    """A game in which P1 has rolled highest and picks first."""
    state = to_the_rolls(seats, **options)
    dice(state, 6, *[1] * (seats - 1))
    return state


# Components


@pytest.mark.rule("MM-COMP-02")
def test_cash_and_tokens_never_run_out() -> None:
    state = table("sites=film-studio dudes=1@film-studio:1M cash=999,999,999,999")
    play(state, "1 exploit film-studio", "1 rule 1")
    assert cash(state)[0] == 1003
    # 34 tokens are in the box; six gangs take 30, and All Hands Called In brings 6 more.
    members = ",".join(f"{seat}@clubhouse:2M" for seat in range(1, 7))
    assert tokens(table(f"phase=claim deck=called-in dudes={members}", 6)) == [6] * 6


@pytest.mark.rule("MM-COMP-03")
def test_guns_are_limited() -> None:
    state = table("dudes=1@gun-factory:1M cash=9,0,0,0 guns=1,7,7,8 tokens=1,0,0,0")
    play(state, "1 exploit gun-factory", "1 rule 1")
    assert choices(state) == ["count 0", "count 1"]
    say(state, "1 count 1")
    assert (guns(state)[0], supply(state)[0]) == (2, 0)


@pytest.mark.rule("MM-COMP-04", "MM-VAR-01", "MM-VAR-02", "MM-VAR-03")
@pytest.mark.parametrize(("seats", "total"), [(2, 16), (3, 24), (4, 24), (5, 30), (6, 36)])
def test_the_supply_is_public(seats: int, total: int) -> None:
    state = table("", seats)
    assert look(state, 0).supply == (total - 2 * seats, total - 2 * seats)
    assert look(state, 0).removed == 0


@pytest.mark.rule("MM-COMP-05")
def test_who_is_served_first_when_contraband_is_short() -> None:
    state = table("phase=claim patch=2 deck=loose-shipment contraband=6,5,5,5")
    assert (drugs(state), supply(state)[1]) == ([6, 6, 6, 6], 0)
    state = table("phase=claim patch=4 deck=loose-shipment contraband=6,6,5,5")
    assert drugs(state) == [7, 6, 5, 6]


@pytest.mark.rule("MM-COMP-06")
def test_what_is_given_away_goes_to_the_supply() -> None:
    state = table("sites=street-corner,pawn-shop dudes=1@pawn-shop:1M,1@street-corner:1M,1@clubhouse:1P tokens=9,0,0,0")
    before = supply(state)
    play(state, "1 exploit pawn-shop", "1 rule 1", "1 count 1", "1 finish")
    assert supply(state) == (before[0] + 1, before[1])
    play(state, "1 exploit street-corner", "1 rule 1", "1 count 2", "1 finish")
    assert supply(state) == (before[0] + 1, before[1] + 2)
    play(state, "1 patch-in clubhouse")
    assert (supply(state), goods(state, 1)) == ((before[0] + 2, before[1] + 2), "12C")
    # Lost to a card.
    state = table("phase=claim heat=3,0,0,0 deck=raid")
    assert (goods(state, 1), supply(state)) == ("4C1G1K", (17, 17))
    # What is trafficked is out of the game.
    state = table("tokens=0,0,0,0")
    play(state, "1 traffic 2; 2 traffic 0; 3 traffic 0; 4 traffic 0")
    assert (supply(state), look(state).removed) == ((16, 16), 2)


@pytest.mark.rule("MM-COMP-07")
def test_five_members_and_five_prospects() -> None:
    state = table("dudes=1@the-docks:1M,1@er:2P,1@clubhouse:2M sites=the-docks")
    assert pool(state, 1) == (2, 3)
    with pytest.raises(BadInput, match="5 Members"):
        table("dudes=1@clubhouse:6M")
    with pytest.raises(BadInput, match="5 Prospects"):
        table("dudes=1@clubhouse:1M6P")


@pytest.mark.rule("MM-COMP-01", "MM-SETUP-04", "MM-SITE-S5", "MM-SITE-S5-1")
def test_the_starting_tiles() -> None:
    state = game(gang_choice="fixed", seed=3)
    assert sites(state)[:4] == STARTING
    assert len(RANDOM) == 20
    assert "er" in places(state.rules)
    assert "er" not in sites(state)


@pytest.mark.rule("MM-COMP-01")
def test_four_starting_sites_the_emergency_room_and_twenty_random_sites() -> None:
    """24 tiles to exploit; the Emergency Room is an area of the board."""
    tiles = api.describe("mayhem", house()).places
    assert [tile.id for tile in tiles if tile.kind == "starting" and not tile.area] == STARTING
    assert [tile.id for tile in tiles if tile.area] == ["emergency-room"]
    assert len([tile for tile in tiles if tile.kind == "random"]) == len(set(RANDOM)) == 20
    dealt = set()
    for seed in range(60):
        state = game(4, seed, gang_choice="fixed")
        hidden = [places(state.rules)[site] for site in look(state).hidden]
        in_play = [site for site in sites(state) if site in (*STARTING, *RANDOM)]
        dealt |= {*in_play, *hidden}
    assert dealt == {*STARTING, *RANDOM}
    for site in STARTING:
        assert can(table(f"dudes=1@{site}:1M"), f"exploit {site}")
    assert refused(table("dudes=1@er:1M"), "1 exploit er") == "MM-SITE-S5-1"


@pytest.mark.rule("MM-GEN-02")
def test_numbers_of_our_own_are_data() -> None:
    document = house()
    (shop,) = [site for site in document["site"] if site["id"] == "pawn-shop"]
    shop["boost"] = ["SELL 1G > 7C x1"]
    document["unleaded"]["cash"] = 6
    state = table("sites=pawn-shop dudes=1@pawn-shop:1M", cards=document)
    assert cash(state) == [6] * 4
    play(state, "1 exploit pawn-shop", "1 boost", "1 count 1")
    assert cash(state)[0] == 13


@pytest.mark.rule("MM-GEN-03")
def test_one_seed_one_game() -> None:
    def course(seed: int) -> list[object]:
        state = game(seed=seed)
        return [*state.events, *wait(state, "")]

    def words(seed: int) -> list[str]:
        return [repr(one) for one in course(seed)]

    assert words(5) == words(5)
    assert words(5) != words(6)


# Set-up


@pytest.mark.rule("MM-SETUP-01")
@pytest.mark.parametrize("seats", [3, 4])
def test_all_gangs_are_different(seats: int) -> None:
    state = drafting(seats)
    say(state, "1 pick mayans unleaded")
    assert not can(state, "pick mayans unleaded")
    assert refused(state, "2 pick mayans unleaded") == "MM-SETUP-01"
    wait(state, f"{seats} order")
    found = [look(state).gangs[seat].side for seat in range(seats)]
    assert len(set(found)) == seats


@pytest.mark.rule("MM-SETUP-02")
def test_up_to_six_with_the_expansion_clubs() -> None:
    assert gangs() == ["samcro", "mayans", "lin-syndicate", "one-niners", "grim-bastards", "calaveras"]
    assert len(choices(drafting(6))) == 6
    with pytest.raises(BadInput):
        rules_for(7)
    few = house(gang=house()["gang"][:5])
    few["setup"] = {name: value for name, value in few["setup"].items() if name != "6"}
    assert rules_for(5, few).seats == 5
    with pytest.raises(BadInput, match="6 players need as many gangs; this set has 5"):
        rules_for(6, few)


@pytest.mark.rule("MM-SETUP-03")
@pytest.mark.parametrize("gang", ["grim-bastards", "calaveras"])
def test_expansion_clubs_with_three(gang: str) -> None:
    state = drafting(3, mode="high-octane")
    assert can(state, f"pick {gang} high-octane")


@pytest.mark.rule("MM-SETUP-05", "MM-REV-02", "MM-GEN-11")
def test_the_random_sites() -> None:
    state = game(seed=None)
    play(state, f"0 sites 20 {numbered(1, 19)}", f"0 deck {numbered(36, 1)}")
    dice(state, 6, 1, 1, 1)
    wait(state, "4 order")
    assert sites(state)[4:] == [RANDOM[19], RANDOM[0]]
    assert [places(state.rules)[one] for one in look(state).hidden] == RANDOM[1:5]
    for eyes in (0, 1, 2, 3, 4):
        assert look(state, eyes).hidden == (-1,) * 4
    assert refused(state, f"4 ride clubhouse {RANDOM[1]} 1M") == "MM-RIDE-05"
    assert refused(state, f"4 exploit {RANDOM[1]}") == "MM-GEN-11"


@pytest.mark.rule("MM-SETUP-06", "MM-HARD-06")
@pytest.mark.parametrize(("options", "box", "deck"), [
    ({}, 36, 15), ({"hardcore_cards": True}, 40, 15), ({"long_haul": True}, 36, 18),
])  # fmt: skip
def test_the_anarchy_deck(options: dict[str, api.Value], box: int, deck: int) -> None:
    state = game(seed=None, **options)
    say(state, f"0 sites {numbered(1, 20)}")
    (ask,) = api.pending(state)
    assert (ask.kind, len(ask.ranges)) == ("deck", box)
    say(state, f"0 deck {numbered(box, 1)}")
    seen = look(state)
    assert [card_ids(state.rules)[one] for one in seen.deck] == list(reversed(card_ids(state.rules)[:box]))[:deck]
    for eyes in (0, 1):
        assert look(state, eyes).deck == (-1,) * deck


@pytest.mark.rule("MM-SETUP-07", "MM-SETUP-08", "MM-GANG-UNL-1")
def test_unleaded_for_all() -> None:
    state = drafting()
    assert choices(state) == [f"pick {gang} unleaded" for gang in gangs()]
    assert refused(state, "1 pick samcro high-octane") == "MM-SETUP-01"
    with pytest.raises(BadInput, match="MM-SETUP-08"):
        table("sides=samcro,mayans-unleaded,lin-syndicate-unleaded,one-niners-unleaded")
    state = table("dudes=1@clubhouse:2M2P")
    assert not [one for one in choices(state) if one.startswith(("club", "convoy", "ambush"))]
    assert {goods(state, seat) for seat in (1, 2, 3, 4)} == {"4C2G2K"}


@pytest.mark.rule("MM-SETUP-09", "MM-SETUP-10")
def test_the_side_is_chosen_with_the_gang() -> None:
    state = drafting(mode="high-octane")
    assert choices(state)[:4] == [
        "pick samcro high-octane", "pick samcro unleaded", "pick mayans high-octane", "pick mayans unleaded",
    ]  # fmt: skip
    events = events_of(state, "1 pick mayans unleaded")
    for eyes in (0, 1, 2, 3, 4):
        assert told(events, eyes) == [("gang", 0, 1, 1)]
    assert not can(state, "pick mayans high-octane")
    assert asked(state) == "2 pick"  # in picking order


@pytest.mark.rule("MM-SETUP-11", "MM-SETUP-13")
@pytest.mark.parametrize(
    ("rolls", "first"), [((6, 1, 1, 1), 1), ((2, 3, 1, 1), 2), ((1, 2, 4, 3), 3), ((1, 1, 1, 2), 4)]
)
def test_the_highest_picks_first(rolls: tuple[int, ...], first: int) -> None:
    state = to_the_rolls()
    dice(state, *rolls)
    for i in range(4):
        assert asked(state) == f"{(first - 1 + i) % 4 + 1} pick"
        idle(state)
    last = (first - 2) % 4 + 1
    assert (patch(state), asked(state)) == (last, f"{last} order")


@pytest.mark.rule("MM-SETUP-12")
def test_tied_again() -> None:
    state = to_the_rolls()
    dice(state, 4, 4, 1, 4)
    assert only(dice(state, 5, 2, 5), "roll") == [("roll", 0, 5), ("roll", 1, 2), ("roll", 3, 5)]
    assert only(dice(state, 1, 2), "roll") == [("roll", 0, 1), ("roll", 3, 2)]
    assert asked(state) == "4 pick"


@pytest.mark.rule("MM-SETUP-14", "MM-SETUP-08")
@pytest.mark.parametrize(("rolls", "holder"), [((6, 1, 1, 1), 4), ((1, 1, 3, 2), 2)])
def test_given_gangs(rolls: tuple[int, ...], holder: int) -> None:
    state = to_the_rolls(gang_choice="fixed")
    dice(state, *rolls)
    assert (patch(state), asked(state)) == (holder, f"{holder} order")
    assert [look(state).gangs[seat].side for seat in range(4)] == [1, 3, 5, 7]  # the unleaded side of each gang


@pytest.mark.rule("MM-SETUP-15", "MM-SETUP-16")
@pytest.mark.parametrize("gang", gangs())
@pytest.mark.parametrize("side", ["high-octane", "unleaded"])
def test_what_a_gang_starts_with(gang: str, side: str) -> None:
    state = drafting(mode="high-octane")
    say(state, f"1 pick {gang} {side}")
    while "pick" in asked(state):
        idle(state)
    (own,) = [one for one in components()["gang"] if one["id"] == gang]
    shown = own if side == "high-octane" else components()["unleaded"]
    members, prospects = shown["members"], shown["prospects"]
    assert dudes(state, 1) == {"clubhouse": f"{members}M{prospects}P"}
    assert pool(state, 1) == (5 - members, 5 - prospects)
    assert look(state).gangs[0].goods == (shown["cash"], shown["guns"], shown["contraband"])
    assert heat(state)[0] == shown["heat"]


@pytest.mark.rule("MM-SETUP-17", "MM-INFO-01", "MM-INFO-02")
def test_what_is_secret() -> None:
    state = octane("sides=samcro")
    for eyes in range(5):
        seen = look(state, eyes)
        for seat in range(1, 5):
            assert (goods(state, seat, eyes) == "?") == (seat != eyes)
            assert seen.gangs[seat - 1].tokens == 5
            assert seen.gangs[seat - 1].heat == heat(state)[seat - 1]
            assert seen.gangs[seat - 1].side >= 0
            assert sum(m + p for m, p in seen.gangs[seat - 1].dudes) == 4


@pytest.mark.rule("MM-SETUP-18")
def test_everybody_knows_the_start() -> None:
    state = game(gang_choice="fixed", mode="high-octane", ledger_help=True)
    held = look(state)
    for eyes in (1, 2, 3, 4):
        for seat in (1, 2, 3, 4):
            known = bounds(state, eyes, seat)
            assert [known[letter] for letter in "CGK"] == [(n, n) for n in held.gangs[seat - 1].goods]


@pytest.mark.rule("MM-SETUP-19", "MM-CLAIM-01")
@pytest.mark.parametrize("gang", gangs())
def test_five_tokens_in_the_first_round(gang: str) -> None:
    state = octane(f"sides={gang} phase=claim")
    assert tokens(state)[0] == 5


# Numbers of players


@pytest.mark.rule("MM-VAR-01", "MM-VAR-02", "MM-VAR-03", "MM-REV-01")
@pytest.mark.parametrize(("seats", "counts"), [
    (2, [1, 1, 1, 0, 0, 0]), (3, [2, 2, 2, 0, 0, 0]), (4, [2, 2, 2, 0, 0, 0]),
    (5, [3, 3, 2, 0, 0, 0]), (6, [3, 3, 3, 0, 0, 0]),
])  # fmt: skip
def test_random_sites_by_players(seats: int, counts: list[int]) -> None:
    state = table("phase=claim", seats)
    found = [len([one for one in sites(state) if one in RANDOM])]
    messages = wait(state, "")
    for kind, *_ in messages:
        if kind == "round":
            found.append(0)
        found[-1] += kind == "site"
    assert found == counts


MARKETS = {
    2: [(1, 4), (2, 3), (3, 3), (4, 2), (5, 1), (9, 1)],
    3: [(1, 4), (2, 4), (3, 3), (4, 3), (5, 2), (6, 2), (7, 1), (12, 1)],
    4: [(1, 4), (2, 4), (3, 3), (5, 3), (6, 2), (8, 2), (9, 1), (14, 1)],
    5: [(1, 4), (3, 4), (4, 3), (7, 3), (8, 2), (10, 2), (11, 1), (15, 1)],
    6: [(1, 4), (3, 4), (4, 3), (8, 3), (9, 2), (12, 2), (13, 1), (16, 1)],
}


@pytest.mark.rule("MM-VAR-01", "MM-VAR-02", "MM-VAR-03", "MM-VAR-04", "MM-MKT-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_street_values_by_players(seats: int) -> None:
    for total, value in MARKETS[seats]:
        none = ",".join(["0"] * seats)
        held = ",".join([str(total), *["0"] * (seats - 1)])
        state = table(f"tokens={none} contraband={held} cash={none} heat={none}", seats)
        say(state, f"1 traffic {total}")
        while "traffic" in asked(state):
            idle(state)
        assert cash(state)[0] == total * value, (seats, total)


@pytest.mark.rule("MM-VAR-01")
def test_deals_of_two_must_be_switched_on() -> None:
    assert api.make_rules("mayhem", 2).options["deals"] is False
    assert api.make_rules("mayhem", 2, {"deals": True}).options["deals"] is True
    assert api.make_rules("mayhem", 3).options["deals"] is True


def test_calm_cards_are_calm() -> None:
    """The tables of these tests turn up cards that do nothing by themselves."""
    kinds = {card["id"]: card["kind"] for card in components()["card"]}
    assert {kinds[card] for card in CALM} == {"hassle", "opportunity"}
