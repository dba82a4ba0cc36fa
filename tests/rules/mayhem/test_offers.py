"""Section 7.3: offers at a live table: what they may hold, who takes them, when they expire."""

import pytest
from tests.rules.mayhem.bargains import PLENTY, deals, heard, offered
from tests.rules.mayhem.table import (
    Message,
    asked,
    events_of,
    goods,
    kinds,
    look,
    only,
    play,
    refused,
    rejected,
    say,
    told,
    wait,
)

from skulduggery import api


@pytest.mark.rule("MM-DEAL-11")
@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ((-1, 0, 0), (0, 1, 0)),
        ((1, 0, 0), (0, -1, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((1, 1, 0), (0, 1, 0)),
        ((1, 0, 0), (1, 0, 0)),
    ],
)
def test_amounts(given: tuple[int, ...], wanted: tuple[int, ...]) -> None:
    state = deals()
    assert rejected(state, 1, (1, *given, *wanted), "offer") == "MM-DEAL-11"
    assert rejected(state, 1, (1, 1.5, 0, 0, 0, 0, 0), "offer") == "MM-DEAL-04"
    assert look(state, 1).made == 0


@pytest.mark.rule("MM-DEAL-12")
@pytest.mark.parametrize("what", ["10C", "4G", "4K", "1C+4K"])
def test_who_has_not_what_it_gives_is_told_alone(what: str) -> None:
    state = deals(offers_per_step=1)
    assert refused(state, f"3 offer all {what} for nothing") == "MM-DEAL-12"
    assert refused(state, "3 offer all 9C+3G+3K for nothing") == ""


@pytest.mark.rule("MM-DEAL-13")
@pytest.mark.parametrize(("seats", "tokens_of_each"), [(2, 16), (3, 24), (4, 24), (5, 30), (6, 36)])
def test_what_is_wanted_has_public_bounds(seats: int, tokens_of_each: int) -> None:
    """Even if nobody holds that much."""
    most = f"{tokens_of_each}G+{tokens_of_each}K"
    for want, rule in (
        (most, ""),
        ("999C", ""),
        ("1000C", "MM-DEAL-13"),
        (f"{tokens_of_each + 1}G", "MM-DEAL-13"),
        (f"{tokens_of_each + 1}K", "MM-DEAL-13"),
    ):
        assert refused(deals("", seats), f"1 offer 2 nothing for {want}") == rule


@pytest.mark.rule("MM-DEAL-14")
def test_who_may_accept() -> None:
    state = play(deals(), "1 offer 2 1C for 1G", "1 offer all 1C for 1K")
    assert [refused(state, f"{seat} accept 1 2") for seat in (1, 3, 4)] == ["MM-DEAL-14"] * 3
    assert refused(state, "1 accept 1 all") == "MM-DEAL-14"
    play(state, "4 accept 1 all")  # the first valid one counts, and the directed offer of the touched maker is gone
    assert [refused(state, f"{seat} accept 1 all") for seat in (2, 3)] == ["MM-DEAL-14"] * 2
    assert (goods(state, 1), goods(state, 4)) == ("8C3G4K", "10C3G2K")


@pytest.mark.rule("MM-DEAL-16", "MM-INFO-08")
@pytest.mark.parametrize("to", ["2", "all"])
def test_who_cannot_pay_cannot_accept(to: str) -> None:
    poor = "cash=9,9,9,9 guns=3,0,3,3 contraband=3,3,3,3"
    state = play(deals(poor), f"1 offer {to} 1C for 1G")
    assert refused(state, f"2 accept 1 {to}") == "MM-DEAL-16"
    assert "accept" not in [ask.kind for ask in api.offers(state) if ask.seat == 1]
    assert (offered(state, 1), offered(state, 2)) == (1, 1)
    play(state, "3 offer 2 1G for nothing", "2 accept 3 2", f"2 accept 1 {to}")
    assert goods(state, 1) == "8C4G3K"


@pytest.mark.rule("MM-DEAL-17", "MM-DEAL-24")
def test_declining() -> None:
    """A directed offer is closed, and only the two learn of it; of an open offer nobody learns that somebody won't."""
    state = play(deals(), "1 offer 2 1C for 1G", "1 offer all 1C for 1K")
    assert [refused(state, f"{seat} decline 1 2") for seat in (1, 3, 4)] == ["MM-DEAL-14"] * 3
    events = events_of(state, "2 decline 1 2")
    assert told(events, 1) == [("declined", 0, 1, (1, 0, 0), (0, 1, 0))]
    assert heard(events, "declined") == [1, 2]
    assert [told(events, seat) for seat in (3, 4, 0)] == [[], [], []]
    assert (offered(state, 1), offered(state, 2)) == (1, 1)
    assert refused(state, "2 accept 1 2") == "MM-DEAL-14"
    assert refused(state, "3 decline 1 all") == "MM-DEAL-14"  # to say nothing is all it takes
    assert offered(state, 3) == 1


@pytest.mark.rule("MM-DEAL-18", "MM-DEAL-24")
def test_withdrawing() -> None:
    state = play(deals(), "3 offer 2 1C for 1G", "3 offer all 1C for 1K")
    assert [refused(state, f"{seat} withdraw 3 2") for seat in (1, 2, 4)] == ["MM-DEAL-14"] * 3
    events = events_of(state, "3 withdraw 3 2")
    assert heard(events, "withdrawn") == [2, 3]
    events = events_of(state, "3 withdraw 3 all")
    assert heard(events, "withdrawn") == [1, 2, 3, 4, 0]
    assert [offered(state, seat) for seat in (1, 2, 3, 4)] == [0] * 4
    assert refused(state, "2 accept 3 2") == "MM-DEAL-14"


@pytest.mark.rule("MM-DEAL-10", "MM-DEAL-17")
def test_a_counter_offer_is_both_or_neither() -> None:
    """The old offer is declined and another made in its place, which counts; refused, the old one stands."""
    state = play(deals(), "1 offer 2 1C for 1G", "1 offer all 1C for 1K", "2 offer 4 1C for 1G")
    tries = {
        "3 counter 1 1C for 1G": "MM-DEAL-14", "2 counter all 1C for 1G": "MM-DEAL-14",
        "2 counter 4 1C for 2G": "MM-DEAL-19", "2 counter 1 99C for 1G": "MM-DEAL-12",
        "2 counter 1 1C for 1C": "MM-DEAL-11", "2 counter 2 1C for 1G": "MM-DEAL-04",
    }  # fmt: skip
    before = api.pack(state)
    for line, rule in tries.items():
        assert refused(state, line) == rule
    assert api.pack(state) == before
    events = events_of(state, "2 counter 1 1G for 2C")
    assert [heard(events, kind) for kind in ("declined", "offer")] == [[1, 2], [1, 2]]
    assert [told(events, seat) for seat in (3, 4, 0)] == [[], [], []]
    assert [offered(state, seat) for seat in (1, 2)] == [2, 3]
    assert look(state, 2).made == 2
    assert refused(state, "2 accept 1 2") == "MM-DEAL-14"
    assert refused(state, "2 counter 1 1G for 3C") == "MM-DEAL-19"
    play(state, "1 accept 2 1")
    assert (goods(state, 1), goods(state, 2)) == ("7C4G3K", "11C2G3K")


@pytest.mark.rule("MM-DEAL-19")
def test_what_stands_at_once() -> None:
    state = play(deals(offers_per_step=10), "1 offer 2 1C for 1G")
    assert refused(state, "1 offer 2 2C for 1G") == "MM-DEAL-19"
    play(state, "1 offer 3 2C for 1G", "1 offer 4 2C for 1G", "1 offer all 2C for 1G", "2 offer 1 1C for 1G")
    assert refused(state, "1 offer all 3C for 1G") == "MM-DEAL-19"
    assert offered(state, 1) == 5
    play(state, "1 withdraw 1 2", "1 offer 2 2C for 1G")


@pytest.mark.rule("MM-DEAL-20")
@pytest.mark.parametrize("limit", [0, 1, 3])
def test_offers_of_a_turn_are_counted(limit: int) -> None:
    """Withdrawn and declined offers count too; each gang has its own count in every gang's turn."""
    state = deals(f"{PLENTY} tokens=1,1,1,1", offers_per_step=limit)
    for n in range(limit):
        play(state, f"3 offer 2 {n + 1}C for 1G", "2 decline 3 2" if n % 2 else "3 withdraw 3 2")
    assert refused(state, "3 offer 2 9C for 1G") == "MM-DEAL-20"
    assert look(state, 3).made == limit
    if limit:
        play(state, "4 offer 2 9C for 1G", "1 sit", "3 offer 2 9C for 1G")
        assert look(state, 3).made == 1


@pytest.mark.rule("MM-DEAL-20", "MM-DEAL-22")
def test_what_a_deal_step_is() -> None:
    """One turn, one PARLEY, or the whole of another phase."""
    line = "3 offer 4 1C for nothing"
    state = deals(
        f"round=2 phase=claim heat=3,3,0,0 deck=grand-jury,stake-out {PLENTY} "
        "dudes=1@clubhouse:1M,1@er:1M,2@clubhouse:1M,2@er:1M",
        hardcore_cards=True,
        offers_per_step=1,
    )
    for question in ("1 fall", "2 fall"):  # the same phase: one step
        assert asked(state) == question
        assert refused(state, line if question == "1 fall" else "3 offer 1 1C for nothing") == (
            "" if question == "1 fall" else "MM-DEAL-20"
        )
        assert offered(state, 4) == 1
        play(state, f"{question[0]} fall er member")
    assert (asked(state), offered(state, 4)) == ("1 order", 0)
    play(state, line, "1 sit", line, "2 sit", line)
    wait(state, "1 ready, 2 ready, 3 ready, 4 ready")
    assert offered(state, 4) == 0
    play(state, line)
    assert refused(state, "3 offer 1 1C for nothing") == "MM-DEAL-20"


@pytest.mark.rule("MM-DEAL-21")
def test_the_same_offer_again() -> None:
    state = deals(f"{PLENTY} tokens=1,1,1,1", offers_per_step=9)
    play(state, "1 offer 2 1C for 1G", "2 decline 1 2", "1 offer all 1C for 1G", "1 withdraw 1 all")
    assert refused(state, "1 offer 2 1C for 1G") == "MM-DEAL-21"
    assert refused(state, "1 offer all 1C for 1G") == "MM-DEAL-21"
    play(state, "1 offer 2 2C for 1G", "1 offer 3 1C for 1G")  # others are not the same
    play(state, "3 accept 1 3", "1 offer 3 1C for 1G")  # an accepted one may come again
    play(state, "1 sit", "1 offer 2 1C for 1G")  # in the next step


@pytest.mark.rule("MM-DEAL-22")
def test_offers_end_with_the_turn() -> None:
    state = play(deals(f"{PLENTY} tokens=1,1,1,1"), "3 offer 4 1C for 1G", "2 offer all 1C for 1K")
    events = events_of(state, "1 sit")
    assert [len(only(told(events, seat), "expired")) for seat in (1, 2, 3, 4, 0)] == [1, 1, 2, 2, 1]
    assert [offered(state, seat) for seat in (1, 2, 3, 4)] == [0] * 4


@pytest.mark.rule("MM-DEAL-22", "MM-ELIM-04")
def test_offers_of_the_dead_and_to_them_expire() -> None:
    state = deals(
        "sites=film-studio cash=9,9,9,9 heat=4,0,0,0 dudes=1@film-studio:1P tokens=1,0,0,1 guns=3,3,3,3 "
        "contraband=3,3,3,3",
        offers_per_step=9,
    )
    # Three that would stand until the turn is over, and two that die with the gang. It is the gang's own turn, so it is
    # still the same deal step when it is disbanded.
    play(
        state,
        "1 offer 2 1C for 1G",
        "2 offer 1 1C for 1G",
        "1 offer all 1C for 1G",
        "2 offer 3 1C for 1G",
        "3 offer all 1C for 1G",
    )
    events = events_of(state, "1 exploit film-studio")
    first = [message for message in told(events, 2) if message[0] in ("out", "expired", "turn")]
    assert kinds(first) == ["out", "expired", "expired", "expired", "expired", "expired", "turn"]
    assert {message[1:3] for message in first[1:4]} == {(0, -1), (0, 1), (1, 0)}


TOUCHES = [
    pytest.param("turn=4 dudes=4@clubhouse:1P,4@the-docks:1M", ["4 patch-in clubhouse"], [4], id="Patch In"),
    pytest.param(
        "cards=evidence-locker dudes=1@evidence-locker:1M", ["1 exploit evidence-locker", "1 rule 1"], [1], id="DROP",
    ),
    pytest.param("dudes=1@card-room:1M", ["1 exploit card-room", "1 rule 1", "1 steal 3 1"], [1, 3], id="STEAL"),
    pytest.param("dudes=1@the-docks:1M", ["1 exploit the-docks", "1 rule 1"], [1], id="SKIM"),
    pytest.param("dudes=1@the-docks:1M", ["1 exploit the-docks"], [], id="no rule used"),
    pytest.param("", ["4 offer 3 1C for nothing", "3 accept 4 3"], [3, 4], id="a deal"),
    pytest.param("", ["4 offer 3 1C for nothing", "3 decline 4 3"], [], id="no deal"),
    pytest.param(
        "dudes=1@the-docks:1M,1@clubhouse:1M", ["1 ride clubhouse gun-factory 1M"], [1, 2, 3, 4], id="turn over",
    ),
]  # fmt: skip


@pytest.mark.rule("MM-DEAL-23")
@pytest.mark.parametrize("rich", [True, False])
@pytest.mark.parametrize(("text", "lines", "touched"), TOUCHES)
def test_who_is_touched(text: str, lines: list[str], touched: list[int], rich: bool) -> None:
    """By what is public; the amounts that somebody holds make no difference."""
    held = PLENTY if rich else "cash=2,2,2,2 guns=1,1,0,1 contraband=0,0,0,0"
    state = deals(f"sites=the-docks,card-room tokens=4,4,4,4 {held} {text}")
    play(state, *[f"{seat} offer all 1C for 1K" for seat in (1, 2, 3, 4)])
    expired: list[Message] = []
    for line in lines:
        expired += only(say(state, line, to=0), "expired")
    # A Patch In ends the turn; then the others' offers expire too, later.
    first = [message[1] + 1 for message in expired]
    assert first[: len(touched)] == touched
    if lines[-1].split()[1] != "patch-in":
        assert len(first) == len(touched)


@pytest.mark.rule("MM-DEAL-23")
@pytest.mark.parametrize(
    ("card", "touched"),
    [("payday", [1, 2, 3, 4]), ("club-dues", [1, 2, 3, 4]), ("raid", [2]), ("slow-news-day", []), ("truce", [])],
)
def test_cards_on_goods_touch(card: str, touched: list[int]) -> None:
    """Three cards of one phase: a Fall, in which all make offers; the card; another Fall."""
    state = deals(
        f"round=3 phase=claim heat=4,3,0,0 {PLENTY} deck=all-points-bulletin,{card},grand-jury "
        "dudes=1@clubhouse:1M,1@er:1M,2@clubhouse:1M,2@er:1M",
        hardcore_cards=True,
    )
    assert asked(state) == "1 fall"
    play(state, *[f"{seat} offer all 1C for 1K" for seat in (1, 2, 3, 4)])
    messages = say(state, "1 fall er member", to=0)
    assert asked(state) == "2 fall"
    assert [message[1] + 1 for message in only(messages, "expired")] == touched
    assert [offer[0] + 1 for offer in look(state, 0).offers] == [seat for seat in (1, 2, 3, 4) if seat not in touched]


@pytest.mark.rule("MM-DEAL-24", "MM-INFO-08")
def test_who_knows_of_an_offer() -> None:
    state = deals()
    events = events_of(state, "1 offer 2 1C for 1G")
    assert heard(events, "offer") == [1, 2]
    assert [told(events, seat) for seat in (3, 4, 0)] == [[], [], []]
    assert [offered(state, seat) for seat in (1, 2, 3, 4, 0)] == [1, 1, 0, 0, 0]
    assert [look(state, seat).made for seat in (1, 2, 3, 0)] == [1, 0, 0, 0]
    for seat in (3, 4, 0):
        kinds_seen = {ask.kind for ask in api.offers(state) if ask.seat == seat - 1}
        assert kinds_seen <= {"offer"}
    events = events_of(state, "1 offer all 1C for 1K")
    assert heard(events, "offer") == [1, 2, 3, 4, 0]
    assert [offered(state, seat) for seat in (1, 2, 3, 4, 0)] == [2, 2, 1, 1, 1]
