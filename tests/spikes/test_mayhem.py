"""Golden scenarios of mayhem.md (section 16), PARLEY and live deals, through pending and apply."""

from itertools import permutations

import pytest
from tests.spikes.club import (
    ACCEPT,
    ALL,
    COMMIT,
    DECLINE,
    ER,
    HOUSE,
    NO,
    PLACES,
    SIT,
    YES,
    ClubRules,
    place,
    seen,
    table,
)  # fmt: skip
from tests.spikes.probe import Play

from skulduggery.engine.asks import SPECTATOR
from skulduggery.engine.chance import Rng
from skulduggery.engine.machine import pending
from skulduggery.engine.programs import SEALED

A, B, C, D = range(4)
NATURE = -1
CARDS, BAR, POLICE = place("card-room"), place("roadhouse-bar"), place("charming-police-station")
EXPLOIT, THROW, AMBUSH = 1, 2, 3
MEMBER, PROSPECT = 0, 1


def play(sides=("unleaded",) * 4, live=False, deals=False, offers_per_step=3, **given):
    return Play(table(ClubRules(sides, live, deals, offers_per_step), **given))


def goods(p, seat):
    return tuple(p.s.goods[seat * 3 : seat * 3 + 3])


def dudes(p, seat, where):
    return p.s.members[seat * PLACES + where], p.s.prospects[seat * PLACES + where]


def told(events, seat):
    return [message for event in events if (message := event.told(seat))]


def card_room(known=True):
    p = play(live=not known, deals=not known, goods={A: (5, 0, 0), B: (2, 1, 1), C: (4, 0, 0), D: (1, 0, 0)},
             dudes={A: {CARDS: (1, 0)}}, tokens={A: 2})  # fmt: skip
    if not known:
        p.do(B, (D, 0, 0, 1, 0, 0, 0), "offer")
        p.do(D, (B, D), "accept")
    return p


def test_g_25_steal_and_boost():
    p = card_room()
    p.do(A, CARDS * 4 + EXPLOIT)
    assert p.ask.options == (-1, 0, 1)
    p.do(A, 0)
    assert (p.ask.kind, p.ask.options) == ("steal", (B, C, D))
    p.do(A, B)
    assert told(p.told, A) == [("steal", A, B, 0, 3, 2), ("peek", A, B, 0, 1, 1)]
    assert told(p.told, B) == [("steal", A, B, 0, 3, 2)]
    assert told(p.told, D) == told(p.told, SPECTATOR) == [("steal", A, B, 0, 3, None)]
    p.do(A, 1)
    p.do(A, C)
    assert told(p.told, A) == [("steal", A, C, 0, 1, 1)]
    assert [goods(p, seat)[0] for seat in (A, B, C)] == [8, 0, 3]
    assert p.s.tokens[A] == 0
    assert p.asks == [(A, "traffic")]


def test_g_26_what_a_ledger_says_of_a_theft():
    p = card_room()
    p.do(A, CARDS * 4 + EXPLOIT)
    p.do(A, 0)
    p.do(A, B)
    assert (p.s.ledgers[D].bounds(B, 0), p.s.ledgers[D].bounds(A, 0)) == ((0, 0), (7, 7))


def test_g_26_from_a_victim_that_was_not_exactly_known():
    ledger = table(ClubRules(("unleaded",) * 4), goods={A: (5, 0, 0), B: (4, 0, 0), C: (0, 1, 0)}).ledgers[D]
    before = ledger.exchanged(B, C).shows(B, 0, 1)
    assert before.bounds(B, 0) == (1, 4)
    after = before.steals(A, B, 0, 3)
    assert (after.bounds(B, 0), after.bounds(A, 0)) == ((0, 1), (6, 8))


def test_a_theft_from_one_in_a_range_says_the_ranges_of_14_2():
    p = card_room(known=False)
    p.do(A, CARDS * 4 + EXPLOIT)
    p.do(A, 0)
    p.do(A, B)
    assert p.s.ledgers[C].bounds(B, 0) == (0, 0)
    assert p.s.ledgers[C].bounds(A, 0) == (5, 8)
    assert p.s.ledgers[C].bounds(D, 0) == (0, 3)
    assert p.s.ledgers[A].bounds(D, 0) == (1, 1)  # A knows what it took and so what D has
    assert p.s.ledgers[A].redeal(Rng(1)) == tuple(p.s.goods)
    for _ in range(50):
        assert p.s.ledgers[C].redeal(Rng(_))[C * 3] == 4


def throw(p, seat, where, kind=THROW):
    p.do(seat, where * 4 + kind)


def rolls(p, *faces):
    for face in faces:
        assert [kind for _, kind in p.asks] == ["die"]
        p.do(NATURE, face - 1)


def test_g_30_promises_bind_nobody():
    p = play(deals=True, offers_per_step=1, goods={A: (3, 0, 0), B: (0, 0, 0)}, tokens={A: 2, B: 1},
             dudes={A: {BAR: (1, 0), HOUSE: (0, 1)}, B: {BAR: (1, 0), HOUSE: (1, 1)}})  # fmt: skip
    p.do(A, ())
    throw(p, A, BAR)
    assert p.asks == [(A, "offer")]
    assert p.refused(B, (A, 0, 0, 0, 1, 0, 0)) == "MM-DEAL-28"
    p.do(A, (B, 2, 0, 0, 0, 0, 0))
    assert told(p.told, C) == []
    assert p.asks == [(B, "reply")]
    p.do(B, ACCEPT)
    assert told(p.told, C) == [("deal", A, B, None, None)]
    assert told(p.told, B) == [("deal", A, B, (2, 0, 0), (0, 0, 0))]
    assert p.s.ledgers[C].bounds(A, 0) == (0, 2)
    assert p.s.ledgers[B].bounds(A, 0) == (1, 1)
    assert p.asks == [(A, "backup")]
    p.do(A, COMMIT)
    assert p.asks == [(B, "offer")]
    p.do(B, ())
    p.do(B, HOUSE * 36 + 1 * 6 + 1)
    assert p.told == []
    p.do(B, COMMIT)
    assert [message[0] for message in told(p.told, C)] == ["backup"]
    assert dudes(p, B, BAR) == (2, 1)
    assert (goods(p, A)[0], goods(p, B)[0], p.s.tokens[B]) == (1, 2, 0)
    assert p.asks == [(A, "guns")]  # serial: one after the other


def test_a_sequential_open_offer_is_asked_to_the_left_until_one_accepts():
    p = play(deals=True, goods={A: (2, 0, 0), C: (0, 1, 0), D: (0, 1, 0)}, tokens={A: 1})
    assert p.refused(A, (ALL, 2, 0, 0, 1, 0, 0)) == "MM-DEAL-11"
    assert p.refused(A, (ALL, 3, 0, 0, 0, 1, 0)) == "MM-DEAL-12"
    p.do(A, (ALL, 2, 0, 0, 0, 1, 0))
    assert (p.ask.seat, p.ask.options) == (B, (DECLINE,))
    assert p.refused(B, ACCEPT) == "MM-DEAL-16"
    p.do(B, DECLINE)
    p.do(C, ACCEPT)
    assert (goods(p, A), goods(p, C)) == ((0, 1, 0), (2, 0, 0))
    assert all(ledger.bounds(C, 0) == (2, 2) for ledger in p.s.ledgers)
    assert p.asks == [(A, "offer")]
    p.do(A, (D, 0, 1, 0, 0, 0, 0))
    p.do(D, DECLINE)
    assert p.refused(A, (D, 0, 1, 0, 0, 0, 0)) == "MM-DEAL-21"


def test_g_41_ambush_and_a_prospect_takes_the_fall():
    p = play(sides=("calaveras", "unleaded", "unleaded"), goods={A: (0, 1, 0), B: (0, 2, 0)}, heat={A: 4},
             dudes={A: {BAR: (1, 1)}, B: {BAR: (0, 1), HOUSE: (2, 2)}}, tokens={A: 3, B: 4})  # fmt: skip
    throw(p, A, BAR, AMBUSH)
    p.do(A, 1)
    p.do(B, 0)
    rolls(p, 1, 1)
    assert p.ask.kind == "fall"
    assert p.ask.options == (BAR * 2 + MEMBER, BAR * 2 + PROSPECT)
    assert dudes(p, B, ER) == (0, 1)
    p.do(A, BAR * 2 + PROSPECT)
    assert (p.s.heat[A], dudes(p, A, BAR), p.s.tokens[A], p.s.tokens[B]) == (1, (1, 0), 1, 4)
    assert p.asks == [(A, "exploit-now")]
    p.do(A, NO)
    assert p.asks == [(B, "order")]


def test_g_41_without_ambush_back_up_is_asked():
    p = play(sides=("calaveras", "unleaded", "unleaded"), goods={A: (0, 1, 0), B: (0, 2, 0)},
             dudes={A: {BAR: (1, 1)}, B: {BAR: (0, 1), HOUSE: (2, 2)}}, tokens={A: 3, B: 4})  # fmt: skip
    throw(p, A, BAR)
    assert p.asks == [(B, "backup")]


def fight(b_dudes):
    p = play(patch=B, heat={B: 4}, goods={B: (0, 1, 0)}, tokens={A: 2},
             dudes={A: {BAR: (2, 0)}, B: {BAR: b_dudes}, C: {HOUSE: (1, 0)}, D: {HOUSE: (1, 0)}})  # fmt: skip
    throw(p, A, BAR)
    assert p.asks == [(B, "guns")]
    p.do(B, 1)
    p.do(A, 0)
    rolls(p, 1, 6)
    return p


def test_g_55_the_defeated_holder_takes_the_fall():
    p = fight((1, 0))
    assert p.asks == [(A, "patch")]
    assert dudes(p, A, ER) == (1, 0)
    assert (p.s.heat[B], p.s.out, sum(p.s.members[B * PLACES : (B + 1) * PLACES])) == (1, 0, 0)
    p.do(A, YES)
    assert p.s.patch == A
    assert p.asks == [(A, "exploit-now")]


def test_g_55_variant_the_defeated_holder_is_eliminated():
    p = fight((0, 1))
    assert p.s.out == 1 << B
    assert p.s.patch == C
    assert p.asks == [(A, "patch")]
    p.do(A, YES)
    assert p.s.patch == A
    p.do(A, YES)
    assert p.asks == [(A, "exploit")]
    p.do(A, 0)
    assert goods(p, A)[0] == 3


def test_two_gangs_of_which_one_is_eliminated_end_the_game():
    p = play(sides=("unleaded",) * 2, heat={B: 4}, goods={B: (0, 1, 0)}, tokens={A: 2},
             dudes={A: {BAR: (1, 0)}, B: {BAR: (0, 1)}})  # fmt: skip
    throw(p, A, BAR)
    p.do(A, 0)
    p.do(B, 1)
    rolls(p, 1, 1)
    assert p.s.out == 1 << B
    assert pending(p.s) == ()


def test_queries_fold_gang_rules_and_cards():
    given = {"goods": {A: (0, 1, 0)}, "tokens": {A: 1}, "dudes": {A: {BAR: (0, 2)}, B: {BAR: (1, 0)}}}
    p = play(**given)
    assert p.refused(A, BAR * 4 + THROW) == "MM-THROW-02"
    p = play(sides=("one-niners", "unleaded"), hassles=("gun-frenzy",), **given)
    throw(p, A, BAR)
    p.do(A, 1)
    p.do(B, 0)
    rolls(p, 6, 1)
    assert p.s.heat[A] == 3  # set to 2, then 1 more
    p = play(hassles=("dry-spell",), tokens={A: 2}, dudes={A: {BAR: (1, 0)}})
    p.do(A, BAR * 4 + EXPLOIT)
    assert p.ask.options == (-1, 1)
    p = play(hassles=("gun-drought",), tokens={A: 2}, dudes={A: {BAR: (1, 0)}})
    p.do(A, BAR * 4 + EXPLOIT)
    assert p.ask.options == (-1, 0, 1)  # it forbids to skim Guns, not Cash


def test_no_guns_at_the_police_station():
    p = play(goods={A: (0, 3, 0), B: (0, 3, 0)}, tokens={A: 1}, dudes={A: {POLICE: (1, 0)}, B: {POLICE: (1, 0)}})
    throw(p, A, POLICE)
    assert p.asks == [(NATURE, "die")]


# Live: sealed choices, offers, PARLEY


def parley(**more):
    given = {"goods": {A: (3, 1, 2), B: (2, 2, 2), C: (4, 0, 3), D: (1, 1, 1)}, "heat": {A: 1, B: 1, C: 1, D: 1}}
    return play(live=True, deals=True, **(given | more))


READY = [(seat, "ready") for seat in range(4)]


def test_parley_all_at_once_in_any_order_while_offers_stand():
    p = parley()
    assert p.asks == READY
    before = seen(p.s, C), seen(p.s, SPECTATOR)
    p.do(A, (B, 2, 0, 0, 0, 1, 0), "offer")
    assert told(p.told, B) == told(p.told, A) == [("offer", A, B, (2, 0, 0), (0, 1, 0))]
    assert told(p.told, C) == []
    assert (seen(p.s, C), seen(p.s, SPECTATOR)) == before
    p.do(D, YES)
    p.do(A, YES)  # ready and yet its offers stand
    assert p.asks == [(B, "ready"), (C, "ready")]
    assert p.refused(A, YES) == "MM-DEAL-09"
    p.do(A, (ALL, 1, 0, 0, 0, 0, 1), "offer")
    assert told(p.told, C) == told(p.told, SPECTATOR) == [("offer", A, ALL, (1, 0, 0), (0, 0, 1))]
    p.do(B, (A, B), "accept")
    assert told(p.told, C) == [("deal", A, B, None, None), ("expired", A, ALL, (1, 0, 0), (0, 0, 1))]  # A was touched
    assert p.s.standing == ()
    assert (goods(p, A), goods(p, B)) == ((1, 2, 2), (4, 1, 2))
    assert p.s.ledgers[C].bounds(A, 0) == (0, 5)
    p.do(C, (D, 0, 0, 1, 1, 0, 0), "offer")
    p.do(B, YES)
    p.do(C, YES)
    assert ("expired", C, D, (0, 0, 1), (1, 0, 0)) in told(p.told, D)  # the step ends
    assert ("expired", C, D, (0, 0, 1), (1, 0, 0)) not in told(p.told, A)
    assert p.asks == [(seat, "traffic") for seat in range(4)]
    assert p.open == []
    assert p.refused(C, (D, 1, 0, 0, 0, 0, 0), "offer") == "MM-DEAL-08"


def test_offers_are_refused_by_their_rules():
    p = parley()
    refused = {
        "MM-DEAL-11": (B, 0, 0, 0, 0, 0, 0), "MM-DEAL-12": (B, 4, 0, 0, 0, 0, 0), "MM-DEAL-13": (B, 0, 0, 0, 0, 25, 0),
        "MM-DEAL-04": (A, 1, 0, 0, 0, 0, 0),
    }  # fmt: skip
    for rule, answer in refused.items():
        assert p.refused(A, answer, "offer") == rule
    p.do(A, (B, 1, 0, 0, 0, 9, 0), "offer")
    assert p.refused(A, (B, 1, 0, 0, 0, 0, 0), "offer") == "MM-DEAL-19"
    assert p.refused(B, (A, B), "accept") == "MM-DEAL-16"
    assert p.refused(C, (A, B), "accept") == "MM-DEAL-14"
    p.do(B, (A, B), "decline")
    assert told(p.told, A) == [("declined", A, B, (1, 0, 0), (0, 9, 0))]
    assert told(p.told, C) == []
    assert p.refused(A, (B, 1, 0, 0, 0, 9, 0), "offer") == "MM-DEAL-21"
    p.do(A, (C, 1, 0, 0, 0, 0, 0), "offer")
    p.do(A, (A, C), "withdraw")
    p.do(A, (D, 1, 0, 0, 0, 0, 0), "offer")
    assert p.refused(A, (ALL, 1, 0, 0, 0, 0, 0), "offer") == "MM-DEAL-20"
    assert (A, "offer") not in p.open
    assert play().refused(A, (B, 1, 0, 0, 0, 0, 0), "offer") == "OFFER"
    assert play(deals=True).refused(A, (B, 1, 0, 0, 0, 0, 0), "offer") == "MM-DEAL-28"


def test_a_deal_during_a_draft_leaves_the_decision_open():
    p = parley(tokens={A: 3}, dudes={A: {BAR: (1, 0), HOUSE: (1, 0)}, B: {BAR: (1, 0)}})
    throw(p, A, BAR)
    p.do(A, HOUSE * 36 + 6)
    drafted = p.s.stack[-1]
    p.do(C, (D, 1, 0, 0, 0, 0, 0), "offer")  # others' private doings don't show in it
    assert p.s.stack[-1] == drafted
    p.do(D, (C, D), "accept")
    assert p.s.stack[-1] != drafted  # a public event: the draft begins again
    p.do(A, HOUSE * 36 + 6)
    p.do(A, COMMIT)
    assert dudes(p, A, BAR) == (2, 0)
    assert p.open == []  # guns are being chosen
    p.do(B, 1)
    p.do(A, 1)
    assert p.refused(A, (B, 1, 0, 0, 0, 0, 0), "offer") == "MM-DEAL-08"  # dice are rolled
    assert p.refused(NATURE, 6) == "MM-GEN-03"


def at_market():
    p = parley()
    for seat in range(4):
        p.do(seat, YES)
    return p


CHOICES = {A: 2, B: 0, C: 3, D: 1}


@pytest.mark.parametrize("order", list(permutations(range(4)))[::5])
def test_sealed_choices_don_t_depend_on_the_order_of_arrival(order):
    p = at_market()
    for seat in order[:-1]:
        p.do(seat, CHOICES[seat])
        assert told(p.told, seat) == [("traffic-chosen", seat, CHOICES[seat])]
        assert told(p.told, (seat + 1) % 4) == [("traffic-chosen", seat, None)]
    p.do(order[-1], CHOICES[order[-1]])
    assert told(p.told, B)[1:] == [("traffic", 2, 0, 3, 1), ("market", 6, 2)]
    assert [goods(p, seat) for seat in range(4)] == [(7, 1, 0), (2, 2, 2), (10, 0, 0), (3, 1, 0)]
    assert p.s.heat == [2, 1, 2, 2]


def test_sealed_answers_are_blank_to_others_and_redrawn_among_legal_ones():
    p = at_market()
    p.do(A, 2)
    p.do(C, 3)
    frame = p.s.stack[-1]
    other = at_market()
    other.do(C, 0)
    other.do(A, 2)
    assert frame[0].hide(frame, A)[4] == (2, -1, SEALED, -1)
    assert seen(p.s, A) == seen(other.s, A)
    assert seen(p.s, C) != seen(other.s, C)
    drawn = {frame[0].redraw(p.s, frame[0].hide(frame, A), Rng(seed))[4] for seed in range(40)}
    assert drawn == {(2, -1, n, -1) for n in range(4)}
    assert p.refused(B, 3) == "MM-MKT-04"
    assert p.refused(A, 1) == "MM-MKT-03"


def test_serial_play_asks_one_gang_at_a_time():
    p = play(deals=True, goods={A: (3, 0, 2), B: (2, 0, 2)}, heat={D: 4}, patch=B)
    for seat in (B, C, D, A):
        assert p.asks == [(seat, "offer")]
        p.do(seat, ())
    assert p.asks == [(B, "traffic")]
    assert p.refused(A, 0) == "MM-MKT-03"
    for seat in (B, C, A):
        p.do(seat, 0)
    assert pending(p.s) == ()


def test_a_token_that_is_spent_to_wait():
    p = play(tokens={A: 1, B: 1})
    p.do(A, SIT)
    assert p.asks == [(B, "order")]
