"""Section 13.6: what each Obstacle and Last Call does, the hardcore ones too. Hassles and Opportunities: see there."""

import pytest
from tests.rules.mayhem.table import (
    Message,
    asked,
    cards,
    cash,
    choices,
    dice,
    drugs,
    dudes,
    guns,
    heat,
    house,
    idle,
    look,
    only,
    out,
    place,
    pool,
    refused,
    say,
    supply,
    table,
    tokens,
    told,
)

from skulduggery import api

QUIET = "contraband=0,0,0,0 tokens=0,0,0,0"
"""Phase 3 is over, and nobody has anything to traffic."""
CALM_REST = ",stake-out,truce"
"""The cards after the one that is turned up in a round of three."""


def obstacle(card: str, text: str, **options: api.Value) -> api.State:
    """A round that begins with an Obstacle."""
    return table(f"phase=claim deck={card}{CALM_REST} {text}", **options)


def last_call(card: str, text: str, **options: api.Value) -> tuple[api.State, list[Message]]:
    """Phase 5 of a round with a Last Call, up to a question; what a spectator was told."""
    more = " ".join(word for word in QUIET.split() if word.split("=")[0] not in text)
    state = table(f"cards={card} {text} {more}", **options)
    messages: list[Message] = []
    while asked(state).endswith("traffic"):
        seat = api.pending(state)[0].seat
        messages += told(api.apply(state, seat, 0), 0)
    return state, messages


# Obstacles


@pytest.mark.rule("MM-CARD-O1-1", "MM-REV-06", "MM-HEAT-02")
def test_all_points_bulletin() -> None:
    state = obstacle("all-points-bulletin", "heat=0,4,2,3 dudes=2@clubhouse:1M,2@er:1M")
    assert (asked(state), heat(state)) == ("2 fall", [1, 4, 2, 3])
    say(state, "2 fall er member")
    assert heat(state) == [1, 1, 3, 4]


@pytest.mark.rule("MM-CARD-O2-1", "MM-COMP-05", "MM-COMP-04")
@pytest.mark.parametrize(("held", "holder", "after"), [("2,2,2,2", 1, [3, 3, 3, 3]), ("7,7,7,0", 4, [8, 8, 7, 1])])
def test_gun_drop(held: str, holder: int, after: list[int]) -> None:
    state = obstacle("gun-drop", f"guns={held} patch={holder}")
    assert guns(state) == after
    assert supply(state)[0] == 24 - sum(after)


@pytest.mark.rule("MM-CARD-O3-1")
def test_payday() -> None:
    assert cash(obstacle("payday", "cash=0,1,2,3")) == [2, 3, 4, 5]


@pytest.mark.rule("MM-CARD-O4-1", "MM-COMP-05", "MM-MKT-09")
@pytest.mark.parametrize(("removed", "after"), [(0, [1, 1, 1, 1]), (22, [0, 1, 1, 0])])
def test_loose_shipment(removed: int, after: list[int]) -> None:
    """Trafficked goods are not part of the supply."""
    assert drugs(obstacle("loose-shipment", f"contraband=0,0,0,0 patch=2 removed={removed}")) == after


@pytest.mark.rule("MM-CARD-O5-1", "MM-CARD-ALL-1", "MM-REV-10", "MM-REV-11")
@pytest.mark.parametrize(("hot", "hit"), [("3,3,1,0", [1, 2]), ("0,0,2,0", [3]), ("0,0,0,0", [])])
def test_raid_hits_the_hottest(hot: str, hit: list[int]) -> None:
    state = obstacle("raid", f"heat={hot} guns=2,2,2,2 contraband=1,1,1,1")
    assert guns(state) == [2 - (seat in hit) for seat in (1, 2, 3, 4)]
    assert drugs(state) == [1 - (seat in hit) for seat in (1, 2, 3, 4)]


@pytest.mark.rule("MM-CARD-O5-1", "MM-CARD-O5-2", "MM-INFO-05", "MM-COMP-06", "MM-GEN-04")
def test_what_a_raid_takes_is_public() -> None:
    """Each good as far as held. A Fall is asked for first, so that somebody listens to the second card."""
    state = table(
        "phase=claim round=2 deck=all-points-bulletin,raid heat=4,3,3,0 guns=2,1,0,2 contraband=2,0,3,2 "
        "dudes=1@clubhouse:1M,1@er:1M"
    )
    messages = say(state, "1 fall er member", to=0)
    assert only(messages, "lose") == [("lose", 1, 1, 1), ("lose", 1, 2, 0), ("lose", 2, 1, 0), ("lose", 2, 2, 1)]
    assert (guns(state), drugs(state)) == ([2, 0, 0, 2], [2, 0, 2, 2])
    assert supply(state) == (24 - 4, 24 - 6)


@pytest.mark.rule("MM-CARD-O6-1", "MM-REV-10")
@pytest.mark.parametrize(("hot", "after"), [("3,3,1,0", [2, 2, 1, 0]), ("0,0,0,0", [0] * 4)])
def test_slow_news_day(hot: str, after: list[int]) -> None:
    assert heat(obstacle("slow-news-day", f"heat={hot}")) == after


@pytest.mark.rule("MM-CARD-O7-1", "MM-CARD-ALL-1", "MM-GEN-16", "MM-TX-14")
def test_fresh_faces() -> None:
    """Dudes in the Emergency Room count; those with the fewest, all tied, get one at home."""
    state = obstacle(
        "fresh-faces", "dudes=1@clubhouse:1M,1@er:1P,2@gun-factory:2M,3@clubhouse:1M,3@er:2P,4@clubhouse:2M2P"
    )
    assert dudes(state, 1) == {"clubhouse": "1M1P", "er": "1P"}
    assert dudes(state, 2) == {"clubhouse": "1P", "gun-factory": "2M"}
    assert (dudes(state, 3), dudes(state, 4)) == ({"clubhouse": "1M", "er": "2P"}, {"clubhouse": "2M2P"})


@pytest.mark.rule("MM-CARD-O8-1")
@pytest.mark.parametrize(("members", "due"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_club_dues(members: int, due: int) -> None:
    state = obstacle("club-dues", f"cash=9,0,9,9 dudes=1@clubhouse:{members}M1P")
    assert cash(state)[:2] == [9 - due, 0]


@pytest.mark.rule("MM-CARD-O9-1", "MM-REV-14", "MM-REV-12")
def test_called_in() -> None:
    state = obstacle("called-in", "dudes=1@clubhouse:1M4P,2@er:1M,3@clubhouse:2M,4@clubhouse:3M")
    assert tokens(state) == [5, 5, 5, 6]
    state = obstacle("called-in", "dudes=1@clubhouse:1P,2@clubhouse:1P,3@clubhouse:2M,4@clubhouse:3M")
    assert tokens(state) == [4, 4, 5, 6]  # least has no exception for 0


# Last Calls


@pytest.mark.rule("MM-CARD-L1-1", "MM-CARD-L1-2", "MM-HEAT-08", "MM-ELIM-01")
def test_arrest_warrant() -> None:
    state, messages = last_call("arrest-warrant", "patch=3 heat=2,1,2,0 dudes=1@clubhouse:1P,3@clubhouse:1M,3@er:1M")
    assert asked(state) == "3 fall"
    messages += say(state, "3 fall clubhouse member", to=0)
    assert [message[:2] for message in messages if message[0] in ("fall", "out")] == [("fall", 2), ("out", 0)]
    assert (asked(state), out(state), dudes(state, 3), heat(state)[2]) == ("0 die", [1], {"er": "1M"}, 1)
    _, messages = last_call("arrest-warrant", "heat=0,0,0,0")
    assert not only(messages, "fall")


@pytest.mark.rule("MM-CARD-L2-1", "MM-REV-11", "MM-GEN-12")
@pytest.mark.parametrize(
    ("where", "hit"),
    [
        ("1@gun-factory:1M,1@the-docks:1P,2@cut-and-bag-op:1M", [1]),
        ("1@gun-factory:1M,2@cut-and-bag-op:1M", [1, 2]),
        ("1@gun-factory:1M,2@gun-factory:1M", []),  # contested
        ("1@clubhouse:1M", []),  # a clubhouse is no Site
        ("1@gun-factory:1M,2@cut-and-bag-op:1M,2@poker-night:1M", [1, 2]),  # nor is an Opportunity
    ],
)
def test_racketeering_probe(where: str, hit: list[int]) -> None:
    state, messages = last_call("racketeering-probe,poker-night", f"round=2 sites=the-docks heat=1,1,1,1 dudes={where}")
    assert [message[1] + 1 for message in only(messages, "heat")] == hit
    assert heat(state) == [1 + (seat in hit) for seat in (1, 2, 3, 4)]


STATION = "charming-police-station"


@pytest.mark.rule("MM-CARD-L3-1", "MM-CARD-L3-2")
def test_inside_man() -> None:
    """A rival with Dudes must be named; it lets one go, of any place, the Emergency Room too."""
    state, _ = last_call(
        "inside-man", f"dudes=1@{STATION}:2P,2@{STATION}:1M,3@clubhouse:1M,3@er:1P,3@gun-factory:1P,4@clubhouse:0"
    )
    assert (asked(state), choices(state)) == ("1 jail", ["jail 2", "jail 3"])  # 4 has nobody
    say(state, "1 jail 3")
    assert asked(state) == "3 jailed"
    assert choices(state) == [
        "jailed clubhouse-3 member",
        "jailed emergency-room prospect",
        "jailed gun-factory prospect",
    ]
    messages = say(state, "3 jailed er prospect", to=0)
    assert only(messages, "dude-lost") == [("dude-lost", 2, place(state, "er"), 1)]
    assert (dudes(state, 3), pool(state, 3)) == ({"clubhouse": "1M", "gun-factory": "1P"}, (4, 4))


@pytest.mark.rule("MM-CARD-L3-1", "MM-GEN-07")
def test_an_only_rival_is_named_without_a_question() -> None:
    state, messages = last_call(
        "inside-man", f"out=3 dudes=1@{STATION}:1P,2@clubhouse:1P,4@clubhouse:0 heat=0,0,0,0 cash=1,1,0,1 guns=1,1,0,1"
    )
    assert only(messages, "jail") == [("jail", 0, 1)]
    assert dudes(state, 2) == {}


@pytest.mark.rule("MM-CARD-L3-3", "MM-REV-11")
def test_inside_man_with_nobody_inside() -> None:
    _, messages = last_call("inside-man", "dudes=1@clubhouse:2M")
    assert [len(message) for message in only(messages, "hit")] == [2]  # the card, and no gang
    assert not only(messages, "jail")


@pytest.mark.rule("MM-CARD-L4-1", "MM-REV-12")
@pytest.mark.parametrize(("hot", "hit"), [("2,1,1,3", [2, 3]), ("4,4,4,4", [1, 2, 3, 4]), ("0,1,1,1", [1])])
def test_clean_hands(hot: str, hit: list[int]) -> None:
    state, _ = last_call("clean-hands", f"heat={hot} cash=1,1,1,1")
    assert cash(state) == [1 + 3 * (seat in hit) for seat in (1, 2, 3, 4)]


@pytest.mark.rule("MM-CARD-L5-1")
@pytest.mark.parametrize(("count", "paid"), [(0, 0), (1, 1), (3, 3), (5, 3)])
def test_protection_money(count: int, paid: int) -> None:
    places = ["the-docks", "gun-factory", "cut-and-bag-op", STATION, "law-office"][:count]
    there = ",".join(["1@clubhouse:1M", "1@poker-night:1M", *[f"1@{one}:1P" for one in places]])
    state, _ = last_call(
        "protection-money,poker-night", f"round=2 sites=the-docks,law-office cash=0,0,0,0 dudes={there}"
    )
    assert cash(state) == [paid, 0, 0, 0]


@pytest.mark.rule("MM-CARD-L6-1", "MM-CARD-L6-2", "MM-INFO-20")
def test_hospital_bills() -> None:
    """For each Dude in the Emergency Room, in Patch Order, also with no Cash; who is paid for still rolls."""
    state, _ = last_call(
        "hospital-bills",
        "patch=2 cash=2,0,5,5 dudes=1@er:1M2P,1@clubhouse:1M,2@er:1P,2@clubhouse:1M,3@er:1M,4@clubhouse:1M",
    )
    assert (asked(state), choices(state)) == ("2 bill", ["bill 0"])
    assert refused(state, "2 bill 1P") == "MM-CARD-L6-1"
    messages = say(state, "2 bill 0", to=0)
    assert only(messages, "bill") == [("bill", 1, 0, 0, 0, 1)]
    assert (dudes(state, 2), asked(state)) == ({"clubhouse": "1M"}, "3 bill")
    say(state, "3 bill 1M")
    assert choices(state) == ["bill 0", "bill 1P", "bill 2P", "bill 1M", "bill 1M1P"]
    say(state, "1 bill 1M1P")
    assert (cash(state), pool(state, 1)) == ([0, 0, 4, 5], (3, 4))
    assert asked(state) == "0 die"
    dice(state, 1, 6, 6)  # 3's Member dies after all; then those of 1
    assert (dudes(state, 3), dudes(state, 1)) == ({}, {"clubhouse": "2M1P"})


@pytest.mark.rule("MM-CARD-L7-1", "MM-REV-10", "MM-REV-11")
def test_deserters() -> None:
    """All tied, each chooses where; one place is no question."""
    state, _ = last_call("deserters", "dudes=1@clubhouse:1M1P,1@er:2P,2@gun-factory:3P,3@clubhouse:2M2P,4@clubhouse:1M")
    assert (asked(state), choices(state)) == ("1 desert", ["desert clubhouse-1", "desert emergency-room"])
    messages = say(state, "1 desert er", to=0)
    assert [message[1] for message in only(messages, "dude-lost")] == [0, 1]
    assert dudes(state, 1) == {"clubhouse": "1M1P", "er": "1P"}
    assert (dudes(state, 2), dudes(state, 3), pool(state, 2)) == ({"gun-factory": "2P"}, {"clubhouse": "2M2P"}, (5, 3))
    _, messages = last_call("deserters", "dudes=1@clubhouse:1M,2@clubhouse:1M,3@clubhouse:1M,4@clubhouse:1M")
    assert not only(messages, "dude-lost")


@pytest.mark.rule("MM-CARD-L8-1")
def test_new_blood() -> None:
    state, _ = last_call("new-blood", "dudes=1@clubhouse:1M,2@gun-factory:1M5P,3@clubhouse:2M,4@gun-factory:1M")
    assert dudes(state, 1) == {"clubhouse": "1M1P"}
    assert dudes(state, 2) == {"gun-factory": "1M5P"}  # the pool is empty
    assert dudes(state, 4) == {"clubhouse": "1P", "gun-factory": "1M"}
    assert dudes(state, 3) == {"clubhouse": "2M"}


@pytest.mark.rule("MM-CARD-L9-1", "MM-GEN-04", "MM-INFO-05")
def test_street_tax() -> None:
    state, messages = last_call(
        "street-tax", "cash=5,1,0,5 dudes=1@clubhouse:3M,2@er:3M,3@clubhouse:3M,4@clubhouse:2M5P"
    )
    assert only(messages, "lose") == [("lose", 0, 0, 2), ("lose", 1, 0, 1), ("lose", 2, 0, 0)]
    assert cash(state) == [3, 0, 0, 5]


# Hardcore


@pytest.mark.rule("MM-CARD-X1-1", "MM-HEAT-07")
def test_grand_jury() -> None:
    state = obstacle("grand-jury", "heat=2,3,4,0", hardcore_cards=True)
    assert heat(state) == [2, 1, 1, 0]
    assert [dudes(state, seat)["clubhouse"] for seat in (1, 2, 3, 4)] == ["2M2P", "1M2P", "1M2P", "2M2P"]


@pytest.mark.rule("MM-CARD-X2-1")
def test_bled_out() -> None:
    state, _ = last_call("bled-out", "dudes=1@er:2M1P,1@clubhouse:1M", hardcore_cards=True)
    dice(state, 4, 5, 4)
    assert dudes(state, 1) == {"clubhouse": "2M"}


@pytest.mark.rule("MM-CARD-X4-1", "MM-CARD-X4-2", "MM-GEN-06", "MM-GEN-08")
def test_rico() -> None:
    """All Falls first; then half, rounded down, of those who are left."""
    state, messages = last_call(
        "rico",
        "heat=3,3,3,2 contraband=3,0,5,4 dudes=1@clubhouse:1M1P,2@clubhouse:1M,3@clubhouse:1P",
        hardcore_cards=True,
    )
    what = [message[:2] for message in messages if message[0] in ("fall", "out", "lose")]
    assert what == [("fall", 0), ("fall", 1), ("out", 2), ("lose", 0), ("lose", 1)]
    assert (drugs(state), heat(state), out(state)) == ([2, 0, 0, 4], [1, 1, 0, 2], [3])
    assert supply(state)[1] == 24 - 6
    assert only(messages, "lose") == [("lose", 0, 2, 1), ("lose", 1, 2, 0)]


@pytest.mark.rule("MM-CARD-ALL-1")
@pytest.mark.parametrize(
    "card", [one["id"] for one in house()["card"] if str(one.get("effect", "")).startswith(("MOST", "LEAST"))]
)
def test_all_who_are_tied_are_hit(card: str) -> None:
    """Four gangs alike in everything: with the most or the least of anything that is there, all of them."""
    hardcore = card in ("rico", "grand-jury")
    station = ",".join(f"{seat}@{STATION}:1M1P,{seat}@clubhouse:1M" for seat in (1, 2, 3, 4))
    kind = next(one["kind"] for one in house()["card"] if one["id"] == card)
    if card == "racketeering-probe":
        station = ",".join(
            f"{seat}@{where}:1M" for seat, where in enumerate(("gun-factory", STATION, "the-docks", "law-office"), 1)
        )
    same = f"sites=the-docks,law-office heat=2,2,2,2 dudes={station}"
    if kind == "last-call":
        _, messages = last_call(card, same, hardcore_cards=hardcore)
        assert [len(message) - 2 for message in only(messages, "hit")] == [4]
        return
    state = obstacle(card, f"{same} guns=1,1,1,1 contraband=1,1,1,1")
    rows = [(gang.heat, gang.tokens, gang.goods, gang.pool) for gang in api.view(state, api.EVERYTHING).gangs]
    before = [(gang.heat, gang.tokens, gang.goods, gang.pool) for gang in api.view(table(same), api.EVERYTHING).gangs]
    assert len(set(rows)) == 1
    assert rows[0] != before[0]


@pytest.mark.rule("MM-CARD-ALL-2")
@pytest.mark.parametrize("card", [one["id"] for one in house()["card"]])
def test_the_patch_stays_whatever_card_comes(card: str) -> None:
    """Hidden goods don't decide whom it hits: with quite different ones, the same gangs are hit."""
    hits = []
    for held in ("cash=9,1,5,3 guns=4,0,1,2 contraband=0,0,0,0", "cash=0,5,0,9 guns=0,3,3,0 contraband=0,0,0,0"):
        more = "" if card in CALM_REST.split(",") else CALM_REST
        common = f"patch=2 heat=1,2,2,0 {held} dudes=1@clubhouse:1M,2@clubhouse:1M1P,3@{STATION}:1P,4@gun-factory:2M"
        state = table(f"phase=claim deck={card}{more} {common}", hardcore_cards=True)
        assert cards(state) == [card]
        messages: list[Message] = []
        while look(state, 0).round == 1:
            messages += idle(state)
        assert look(state, 0).patch == 1
        hits.append((only(messages, "hit"), heat(state), [dudes(state, seat) for seat in (1, 2, 3, 4)]))
    assert hits[0] == hits[1]
