"""Sections 13.3 and 11: what the gangs can do by their high octane sides; hardcore options."""

import pytest
from tests.rules.mayhem.table import (
    asked,
    backs,
    can,
    cash,
    choices,
    dice,
    dudes,
    gangs,
    goods,
    guns,
    heat,
    look,
    octane,
    only,
    out,
    places,
    play,
    pool,
    pulls,
    refused,
    say,
    sites,
    table,
    tokens,
    wait,
    worlds,
)

from skulduggery import api
from skulduggery.api import SPECTATOR


@pytest.mark.rule("MM-GANG-SAMCRO-1", "MM-MOD-01", "MM-MOD-03")
@pytest.mark.parametrize(("site", "line", "brought"), [("gun-show", "1 rule 1", 8), ("street-corner", "1 rule 1", 6)])
def test_samcro_sells_guns_for_more(site: str, line: str, brought: int) -> None:
    """Guns, not Contraband; each time, not each Gun."""
    held = "cash=0,0,0,0 guns=2,0,0,0 contraband=2,0,0,0 tokens=1,0,0,1"
    state = octane(f"sides=samcro sites={site} dudes=1@{site}:1M {held}")
    play(state, f"1 exploit {site}", line, "1 count 2")
    assert cash(state)[0] == brought


@pytest.mark.rule("MM-GANG-SAMCRO-1", "MM-BOOST-01")
def test_samcro_sells_for_more_in_a_boost() -> None:
    state = octane("sides=samcro dudes=1@gun-factory:1M cash=0,0,0,0 guns=2,0,0,0 tokens=2,0,0,1")
    play(state, "1 exploit gun-factory", "1 boost", "1 count 1")
    assert cash(state)[0] == 4


def test_who_sells_for_more_sees_it_before() -> None:
    """Everybody sees changes by cards, and only the gang itself those by its own rules.

    A forbidden trade, or one at the printed price, has no price of its own.
    """
    sites = "sites=gun-show,street-corner"

    def prices(cards: str, seat: int) -> list[tuple[str, int, int]]:
        state = octane(f"sides=samcro {sites} cards={cards}")
        first = state.rules.first_site
        seen = api.view(state, seat).prices
        return [(state.rules.sites[place - first].id, rule, cash) for place, rule, cash in seen]

    assert prices("truce", 0) == [("gun-factory", 100, 4), ("gun-show", 0, 4)]
    assert prices("truce", 1) == prices("truce", SPECTATOR) == []
    more = [("gun-factory", 100, 4), ("gun-show", 0, 4), ("street-corner", 0, 4), ("street-corner", 100, 5)]
    assert prices("sellers-market", 1) == prices("sellers-market", SPECTATOR) == more
    assert prices("sellers-market", 0) == [(id, n, cash + (id[0] == "g")) for id, n, cash in more]
    assert prices("sellers-market,gun-embargo", 0) == more[2:]


@pytest.mark.rule("MM-MOD-01", "MM-MOD-02")
def test_everybody_sees_what_a_card_forbids() -> None:
    state = octane("sites=gun-show,street-corner cards=gun-embargo")
    first = state.rules.first_site
    for seat in (0, 1, SPECTATOR):
        seen = api.view(state, seat).barred
        assert [(state.rules.sites[place - first].id, rule) for place, rule in seen] == [
            ("gun-factory", 100),
            ("gun-show", 0),
        ]
    assert api.view(octane("sites=gun-show,street-corner cards=truce"), 0).barred == ()


@pytest.mark.rule("MM-GANG-SAMCRO-2", "MM-CLUB-01", "MM-CLUB-02", "MM-COMP-05")
def test_samcro_buys_a_gun_anywhere() -> None:
    state = octane("sides=samcro dudes=1@clubhouse:1M cash=3,0,0,0 guns=0,0,0,0 tokens=3,0,0,1")
    play(state, "1 club 1")
    assert choices(state) == ["count 0", "count 1"]
    play(state, "1 count 1", "4 sit", "1 club 1", "1 count 1")
    assert (goods(state, 1), tokens(state)[0]) == ("1C2G1K", 1)
    assert refused(octane("sides=samcro-unleaded"), "1 club 1") == "MM-CLUB-01"


@pytest.mark.rule("MM-GANG-MAYANS-1", "MM-REC-01", "MM-REC-02")
@pytest.mark.parametrize(("before", "after"), [("1M", "1M2P"), ("1M3P", "1M5P"), ("1M4P", "1M5P")])
def test_mayans_recruit_two(before: str, after: str) -> None:
    state = octane(f"sides=mayans dudes=1@clubhouse:{before} tokens=1,0,0,1")
    play(state, "1 recruit")
    assert dudes(state, 1) == {"clubhouse": after}
    assert refused(octane("sides=mayans dudes=1@clubhouse:1M5P tokens=1,0,0,1"), "1 recruit") == "MM-REC-02"


CONVOY = "sides=mayans sites=the-docks dudes=1@clubhouse:2M1P,1@gun-factory:1M,1@cut-and-bag-op:1P"


@pytest.mark.rule("MM-GANG-MAYANS-2")
def test_a_convoy_from_two_places() -> None:
    state = octane(f"{CONVOY} tokens=2,0,0,1")
    play(state, "1 convoy", "1 convoy clubhouse the-docks 2M")
    assert tokens(state)[0] == 1  # it is paid when it is declared
    for wrong in ("clubhouse the-docks 1P", "gun-factory cut-and-bag-op 1M", "the-docks gun-factory 1M"):
        assert refused(state, f"1 convoy {wrong}") == "MM-GANG-MAYANS-2"
    assert not can(state, "convoy gun-factory gun-factory 1M")
    play(state, "1 convoy gun-factory the-docks 1M")
    assert choices(state) == ["convoy done", "convoy again"]  # two at most
    messages = say(state, "1 convoy done", to=0)
    assert len(only(messages, "convoy")) == 1
    assert dudes(state, 1) == {"clubhouse": "1P", "the-docks": "3M", "cut-and-bag-op": "1P"}
    assert asked(state) == "4 order"


@pytest.mark.rule("MM-GANG-MAYANS-2")
def test_a_convoy_from_one_place() -> None:
    state = octane(f"{CONVOY} tokens=1,0,0,1")
    assert not can(state, "convoy done")
    play(state, "1 convoy", "1 convoy cut-and-bag-op clubhouse 1P", "1 convoy done")
    assert dudes(state, 1) == {"clubhouse": "2M2P", "gun-factory": "1M"}
    assert refused(octane("sides=mayans-unleaded tokens=1,0,0,1"), "1 convoy") == "MM-CLUB-01"


@pytest.mark.rule("MM-GANG-MAYANS-2", "MM-CARD-H6-1", "MM-CARD-X3-2")
def test_a_convoy_is_one_ride() -> None:
    """At most two Dudes in all by Road Blocks; two tokens by Curfew."""
    state = octane(f"{CONVOY} cards=road-blocks tokens=2,0,0,1")
    play(state, "1 convoy", "1 convoy clubhouse the-docks 1M")
    assert not can(state, "convoy gun-factory the-docks 2M")
    play(state, "1 convoy gun-factory the-docks 1M", "1 convoy done")
    state = octane(f"{CONVOY} cards=road-blocks tokens=2,0,0,1")
    play(state, "1 convoy", "1 convoy clubhouse the-docks 1M1P")
    assert choices(state) == ["convoy done", "convoy again"]
    state = octane(f"{CONVOY} cards=curfew tokens=1,0,0,1", hardcore_cards=True)
    assert refused(state, "1 convoy") == "MM-ORD-10"
    state = octane(f"{CONVOY} cards=curfew tokens=2,0,0,1", hardcore_cards=True)
    play(state, "1 convoy", "1 convoy clubhouse the-docks 2M", "1 convoy done")
    assert tokens(state)[0] == 0


@pytest.mark.rule("MM-GANG-LIN-2", "MM-TX-06", "MM-MOD-05")
@pytest.mark.parametrize(("direction", "held"), [(1, "1C1G5K"), (2, "1C5G1K")])
def test_lin_swaps(direction: int, held: str) -> None:
    text = "sides=lin-syndicate cash=1,0,0,0 guns=3,0,0,0 contraband=3,0,0,0 tokens=1,0,0,1"
    state = octane(text)
    play(state, "1 club 1", f"1 direction {direction}")
    assert choices(state) == ["count 0", "count 1", "count 2"]
    play(state, "1 count 2")
    assert (goods(state, 1), asked(state)) == (held, "4 order")


@pytest.mark.rule("MM-GANG-LIN-1", "MM-MKT-02")
@pytest.mark.parametrize(("level", "most"), [(0, 8), (1, 4), (2, 3), (3, 2)])
def test_lin_traffics_more(level: int, most: int) -> None:
    state = octane(f"sides=lin-syndicate heat={level},4,4,4 contraband=8,0,0,0 tokens=0,0,0,0")
    assert choices(state) == [f"traffic {n}" for n in range(most + 1)]


@pytest.mark.rule("MM-GANG-NINERS-1", "MM-THROW-02")
def test_niners_need_no_member_to_fight() -> None:
    text = "sites=the-docks dudes=1@the-docks:1P,2@the-docks:2P tokens=1,0,0,1"
    state = octane(f"sides=one-niners {text}")
    play(state, "1 throw-down the-docks")
    pulls(state, "1 1", "2 0")
    dice(state, 6, 1)
    assert dudes(state, 1) == {"the-docks": "1P"}
    assert refused(octane(f"sides=samcro {text}"), "1 throw-down the-docks") == "MM-THROW-02"


@pytest.mark.rule("MM-GANG-NINERS-2", "MM-TX-09", "MM-ORD-10")
def test_niners_rob_their_neighbours() -> None:
    """They rob a gang that shares any Site or Opportunity with them. Each time costs a Gun."""
    state = octane(
        "sides=one-niners sites=the-docks cards=poker-night cash=0,4,4,4 guns=1,0,0,0 tokens=3,0,0,1 "
        "dudes=1@the-docks:1P,1@poker-night:1M,2@the-docks:1M,3@poker-night:1P,4@gun-factory:1M"
    )
    play(state, "1 club 1")
    assert choices(state) == ["steal 2 1", "steal 3 1"]
    play(state, "1 steal 3 1")
    assert cash(state) == [2, 4, 2, 4]
    assert guns(state)[0] == 0
    text = "sides=one-niners sites=the-docks guns=0,1,1,1 tokens=1,0,0,1 dudes=1@the-docks:1P,2@the-docks:1M"
    assert refused(octane(text), "1 club 1") == "MM-ORD-10"
    state = octane("sides=one-niners cash=0,4,4,4 tokens=1,0,0,1 dudes=1@er:1P,1@clubhouse:1M,2@er:1P,2@gun-factory:1M")
    assert refused(state, "1 club 1") == "MM-ORD-10"  # the Emergency Room is shared by all, but no Site


@pytest.mark.rule("MM-GANG-BASTARDS-1")
def test_bastards_are_paid_for_a_fall() -> None:
    text = "sites=film-studio heat=4,0,0,0 cash=0,0,0,0 dudes=1@film-studio:1M,1@er:1M tokens=1,0,0,1"
    state = octane(f"sides=grim-bastards {text}")
    play(state, "1 exploit film-studio", "1 fall er member")
    assert cash(state)[0] == 3
    play(state, "1 rule 1")
    assert cash(state)[0] == 7
    state = octane(f"sides=grim-bastards-unleaded {text}")
    play(state, "1 exploit film-studio", "1 fall er member")
    assert cash(state)[0] == 0


@pytest.mark.rule("MM-GANG-BASTARDS-1", "MM-CARD-L1-1")
def test_bastards_are_paid_for_a_fall_by_a_card() -> None:
    state = octane(
        "sides=grim-bastards cards=arrest-warrant heat=2,1,0,0 cash=0,0,0,0 contraband=0,0,0,0 tokens=0,0,0,0"
    )
    wait(state, "1 order")
    assert cash(state) == [3, 0, 0, 0]


@pytest.mark.rule("MM-GANG-BASTARDS-2", "MM-TX-16", "MM-CARD-H5-1")
def test_bastards_promote_for_cash() -> None:
    """Two Cash, no Gun, any Prospect outside the Emergency Room; no SPEND, so Supply Cut leaves it alone."""
    state = octane(
        "sides=grim-bastards cards=supply-cut dudes=1@clubhouse:1M1P,1@gun-factory:1P,1@er:1P "
        "cash=2,0,0,0 guns=0,0,0,0 tokens=2,0,0,1"
    )
    play(state, "1 club 1")
    assert choices(state) == ["promote clubhouse-1", "promote gun-factory"]
    play(state, "1 promote gun-factory")
    assert (dudes(state, 1)["gun-factory"], cash(state)[0], tokens(state)[0]) == ("1M", 0, 1)
    play(state, "4 sit")
    assert refused(state, "1 club 1") == "MM-ORD-10"


@pytest.mark.rule("MM-GANG-CALAVERAS-1", "MM-ELIM-01")
@pytest.mark.parametrize(("there", "left"), [("1M1P", "1M"), ("2P", "1P"), ("1P", "")])
def test_calaveras_let_a_prospect_fall(there: str, left: str) -> None:
    """They are disbanded only with nobody at all."""
    text = f"sites=film-studio heat=4,0,0,0 dudes=1@film-studio:{there} tokens=1,0,0,1"
    state = octane(f"sides=calaveras {text}")
    play(state, "1 exploit film-studio")
    if there == "1M1P":
        assert choices(state) == ["fall film-studio member", "fall film-studio prospect"]
        play(state, "1 fall film-studio prospect")
    assert (out(state), heat(state)[0]) == ([], 1)
    assert dudes(state, 1) == ({"film-studio": left} if left else {})
    other = octane(f"sides=calaveras-unleaded {text}")
    play(other, "1 exploit film-studio")
    assert out(other) == ([] if "M" in there else [1])


@pytest.mark.rule("MM-GANG-CALAVERAS-1")
def test_calaveras_without_dudes_are_disbanded() -> None:
    state = octane("sides=calaveras phase=claim deck=all-points-bulletin heat=4,0,0,0 dudes=1@clubhouse:0")
    assert out(state) == [1]


AMBUSH = "sites=the-docks dudes=1@the-docks:1M,1@clubhouse:1M,2@the-docks:1M,2@clubhouse:2M guns=1,1,0,0"


@pytest.mark.rule("MM-GANG-CALAVERAS-2", "MM-DEC-05")
def test_an_ambush() -> None:
    """One further token, when the order is declared; nobody calls Back-up, not they themselves either."""
    state = octane(f"sides=calaveras {AMBUSH} tokens=2,3,0,1")
    assert can(state, "throw-down the-docks")
    play(state, "1 ambush the-docks")
    assert (tokens(state), asked(state)) == ([0, 3, 0, 1], "1 guns, 2 guns")
    state = octane(f"sides=calaveras {AMBUSH} tokens=2,3,0,1")
    play(state, "1 throw-down the-docks")
    assert asked(state) == "1 back-up"
    assert refused(octane(f"sides=calaveras {AMBUSH} tokens=1,3,0,1"), "1 ambush the-docks") == "MM-GANG-CALAVERAS-2"
    for side in ("calaveras-unleaded", "samcro"):
        assert refused(octane(f"sides={side} {AMBUSH} tokens=2,3,0,1"), "1 ambush the-docks") == "MM-GANG-CALAVERAS-2"


@pytest.mark.rule("MM-GANG-UNL-1", "MM-SETUP-08")
def test_unleaded_sides_are_alike() -> None:
    """All gangs have the same amounts and the same orders, in either mode."""
    seen = set()
    for gang in gangs():
        state = octane(
            f"sides={gang}-unleaded cash=9,0,0,0 dudes=1@gun-factory:1M,1@clubhouse:1M1P,2@gun-factory:1P "
            "tokens=3,0,0,1"
        )
        seen.add((tuple(choices(state)), goods(state, 1), tuple(heat(state))))
        assert "club 1" not in choices(state)
    assert len(seen) == 1
    state = table("")
    assert [(goods(state, seat), dudes(state, seat), heat(state)[0]) for seat in (1, 2, 3, 4)] == [
        ("4C2G2K", {"clubhouse": "2M2P"}, 0)
    ] * 4
    assert tokens(state) == [5] * 4


# Hardcore options


@pytest.mark.rule("MM-HARD-01")
def test_hollow_point_rounds() -> None:
    """St. Thomas Hospital is not in the game: nobody goes there, nobody controls or exploits it."""
    state = table("tokens=3,0,0,1 dudes=1@clubhouse:2M", hollow_point=True)
    assert sites(state)[:3] == ["charming-police-station", "cut-and-bag-op", "gun-factory"]
    assert "st-thomas-hospital" not in sites(state)
    assert "st-thomas-hospital" in sites(table(""))
    assert refused(state, "1 ride clubhouse st-thomas-hospital 1M") == "MM-RIDE-05"
    assert refused(state, "1 exploit st-thomas-hospital") == "MM-GEN-11"
    assert not [one for one in choices(state) if "hospital" in one]
    assert "er" in places(state.rules)


@pytest.mark.rule("MM-HARD-03", "MM-INFO-02", "MM-CLAIM-03")
@pytest.mark.parametrize("radar", [True, False])
def test_under_the_radar(radar: bool) -> None:
    state = table("tokens=3,2,1,4", under_the_radar=radar)
    for eyes in (0, 1, 2, 3, 4):
        seen = [gang.tokens for gang in look(state, eyes).gangs]
        assert seen == (
            [n if seat == eyes else -1 for seat, n in enumerate((3, 2, 1, 4), 1)] if radar else [3, 2, 1, 4]
        )
    state = table("tokens=1,0,0,0 contraband=0,0,0,0", under_the_radar=radar)
    play(state, "1 sit")
    for ask in api.pending(state)[:-1]:
        api.apply(state, ask.seat, 0)
    events = api.apply(state, 3, 0)
    claims = {seat: [event.told(seat) for event in events if event.kind == "claim"] for seat in (0, 2, SPECTATOR)}
    for seat, heard in claims.items():
        assert heard == [("claim", other, 5 if not radar or seat == other else None) for other in range(4)]


@pytest.mark.rule("MM-HARD-04", "MM-THROW-14", "MM-ORD-04")
def test_spending_stays_visible() -> None:
    """Everyone sees orders, Back-up, and that a gang is passed over. A gang with Dudes elsewhere is asked, with or
    without tokens."""
    text = (
        "sites=the-docks dudes=1@the-docks:2M,2@the-docks:1M,2@clubhouse:1P,3@the-docks:1P tokens=2,0,1,0 guns=0,0,0,0"
    )
    state = table(text, under_the_radar=True)
    say(state, "1 throw-down the-docks")
    assert (asked(state), choices(state)) == ("2 back-up", ["back-up done"])  # 1 and 3 have nobody elsewhere
    backs(state, "2")
    pulls(state, "1 0", "2 0", "3 0")
    messages = dice(state, 6, 1, 1)
    assert asked(state) == "1 exploit-now"
    messages = say(state, "1 no", to=0)
    assert ("passed", 1) in messages
    state = play(table(text), "1 throw-down the-docks")
    assert asked(state) == "1 guns, 2 guns, 3 guns"


@pytest.mark.rule("MM-HARD-04", "MM-GEN-07", "MM-INFO-20")
def test_under_the_radar_nobody_sees_by_a_question_who_has_tokens() -> None:
    """A Boost, or an Exploit after a fight, is asked for regardless of secret tokens."""
    sent = []
    for left in (1, 0):
        state = table(f"dudes=1@gun-factory:1M tokens={1 + left},0,0,1", under_the_radar=True)
        play(state, "1 exploit gun-factory", "1 rule 1", "1 count 0")
        sent.append((asked(state), choices(state)))
    assert sent == [("1 exploit", ["finish", "boost"]), ("1 exploit", ["finish"])]
    sent = []
    for left in (1, 0):
        state = table(
            f"sites=the-docks dudes=1@the-docks:1M,2@the-docks:1M guns=0,0,0,0 tokens={1 + left},0,0,1",
            under_the_radar=True,
        )
        play(state, "1 throw-down the-docks")
        pulls(state, "1 0", "2 0")
        dice(state, 6, 1)
        sent.append((asked(state), choices(state)))
    assert sent == [("1 exploit-now", ["no", "yes"]), ("1 exploit-now", ["no"])]


@pytest.mark.rule("MM-INFO-32")
def test_tokens_can_be_counted_under_the_radar() -> None:
    """A player with a good memory can count them, because they are the same in every world that a seat could be in."""
    state = table("tokens=3,2,1,4", under_the_radar=True)
    play(state, "1 sit", "2 sit")
    for seat in (0, 1, 2, 3, 4):
        assert {tuple(tokens(world)) for world in worlds(state, seat, 5)} == {(2, 1, 1, 4)}


@pytest.mark.rule("MM-HARD-05", "MM-TX-14")
def test_slim_pickings_bind_every_gain() -> None:
    """Also where a card or a Site brings a Prospect; one that came back may come again."""
    text = "sites=safe-house dudes=1@safe-house:1M,1@clubhouse:{} tokens=3,0,0,1"
    state = play(table(text.format("1M2P"), slim_pickings=True), "1 exploit safe-house")
    assert refused(state, "1 rule 2") == "MM-TX-14"
    state = play(table(text.format("1M1P"), slim_pickings=True), "1 exploit safe-house", "1 rule 2")
    assert (dudes(state, 1)["clubhouse"], pool(state, 1)) == ("1M2P", (3, 0))
    state = table(
        "phase=claim deck=fresh-faces dudes=1@clubhouse:1M2P,2@clubhouse:1M1P,3@clubhouse:2M,4@clubhouse:5M",
        slim_pickings=True,
    )
    assert dudes(state, 2) == {"clubhouse": "1M2P"}
    assert dudes(state, 3) == {"clubhouse": "2M1P"}


@pytest.mark.rule("MM-HARD-06", "MM-SETUP-06")
@pytest.mark.parametrize(("hardcore", "size"), [(False, 36), (True, 40)])
def test_the_striped_cards_are_shuffled_in(hardcore: bool, size: int) -> None:
    rules = api.make_rules("mayhem", 4, {"hardcore_cards": hardcore})
    state = api.new(rules)
    api.apply(state, -1, tuple(range(20)))
    (ask,) = api.pending(state)
    assert (ask.kind, len(ask.ranges)) == ("deck", size)
    api.apply(state, -1, tuple(reversed(range(size))))
    found = api.describe("mayhem", rules.cards).cards
    striped = [found[card].hardcore for card in api.view(state, api.EVERYTHING).deck]
    assert striped[:4] == [hardcore] * 4
    assert not any(striped[4:])


@pytest.mark.rule("MM-HARD-02")
def test_a_seventh_round() -> None:
    state = table("round=7 tokens=0,0,0,0 contraband=0,0,0,0 cash=4,3,2,1", long_haul=True)
    assert len(look(state, 0).deck) == 0
    assert len(look(table("", long_haul=True), 0).deck) + len(look(table(""), 0).deck) == 17 + 14
    wait(state, "")
    assert api.over(state)
