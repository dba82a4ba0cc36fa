"""Golden scenarios of scoundrels.md (section 17), through pending and apply."""

from tests.spikes.probe import Play, frames
from tests.spikes.saloon import CANCEL, COMMIT, JOBS, NO, PASS, TRAITS, YES, SaloonRules, cost, find, table

from skulduggery.engine.machine import pending

P1, P2, P3 = range(3)
LEADER = 0
SLOT = {slot: i for i, slot in enumerate("A23456")}


def play(live=False, slot="", **given):
    return Play(table(SaloonRules(3, live), slot=SLOT[slot] if slot else -1, **given))


def named(s, one):
    return f"{TRAITS[one[0]]} {JOBS[one[1]]}" if one[0] >= 0 else "-"


def board(p, seat=P1):
    return {place: named(p.s, one) for place, one in enumerate(p.s.boards[seat]) if one[0] >= 0}


def row(p, cards):
    return [named(p.s, one) for one in cards]


def stay(p, name):
    """The stay of a scoundrel in sight, by its name."""
    ones = [one for cards in (*p.s.boards, p.s.saloon, p.s.pile) for one in cards if named(p.s, one) == name]
    (one,) = ones
    return one[2]


def offered(p):
    """What the one seat asked can use, by name."""
    ones = {one[2]: named(p.s, one) for cards in (*p.s.boards, p.s.saloon, p.s.pile) for one in cards if one[0] >= 0}
    return [{PASS: "pass", LEADER: "leader"}.get(option) or ones[option] for option in p.ask.options]


def flags(p):
    names = [*TRAITS, *JOBS]
    return {names[i] for i in range(len(names)) if p.s.flags >> i & 1}


def test_gs_18_chain():
    p = play(slot="3", boards={P1: {1: "stubborn horse", 3: "thirsty innkeeper", 2: "helpful prospector"}},
             saloon=["lucky banker", "filthy dog", "clumsy deputy"])  # fmt: skip
    assert offered(p) == ["pass", "stubborn horse", "leader"]
    p.do(P1, stay(p, "stubborn horse"))
    assert offered(p) == ["helpful prospector", "thirsty innkeeper"]
    p.do(P1, stay(p, "thirsty innkeeper"))
    assert offered(p) == ["lucky banker", "filthy dog", "clumsy deputy"]
    p.do(P1, stay(p, "filthy dog"))
    assert p.asks == [(P1, "scout")]
    depth = [frame[0] for frame in frames(p.s) if frame[0] == "activation"]
    assert len(depth) == 3
    p.do(P1, 2)
    assert p.told[0].told(P1) == ("scout", P1, 2, 3)
    assert p.told[0].told(P2) == ("scout", P1, 2, None)
    p.do(P1, 6)
    assert p.s.marks == ((2, P1, 6),)
    assert row(p, p.s.pile) == ["filthy dog"]
    assert row(p, p.s.saloon) == ["wealthy banker", "lucky banker", "clumsy deputy"]
    assert p.asks == [(P1, "react")]
    assert offered(p) == ["pass", "helpful prospector"]
    assert flags(p) == {"stubborn", "horse", "thirsty", "innkeeper", "filthy", "dog"}
    p.do(P1, stay(p, "helpful prospector"))
    assert p.s.money[P1] == 3
    assert offered(p) == ["pass", "leader"]
    p.do(P1, LEADER)
    assert p.s.money[P1] == 6
    assert offered(p) == ["pass"]


def test_gs_22_doctor_hires_itself():
    p = play(slot="6", money=(5, 0, 0), boards={P1: {1: "grumpy undertaker", 4: "lucky cow"}}, pile=["cocky doctor"])
    p.do(P1, stay(p, "grumpy undertaker"))
    assert p.asks == [(P1, "may")]
    assert p.s.money[P1] == 7
    p.do(P1, YES)
    assert p.asks == [(P1, "arrange")]
    p.do(P1, COMMIT)
    assert board(p) == {1: "grumpy undertaker", 2: "cocky doctor", 4: "lucky cow"}
    assert p.s.money[P1] == 4
    assert p.s.pile == ()
    assert "cocky" in flags(p)
    assert offered(p) == ["pass", "lucky cow"]


def test_a_draft_is_private_cancellable_and_reset_by_an_interrupt():
    given = {"slot": "6", "money": (5, 0, 0), "pile": ["cocky doctor"],
             "boards": {P1: {1: "grumpy undertaker", 4: "lucky cow"}}}  # fmt: skip
    p = play(live=True, **given)
    p.do(P1, stay(p, "grumpy undertaker"))
    p.do(P1, YES)
    top = p.s.stack[-1]
    unseen = [frame[0].hide(frame, P2) for frame in p.s.stack]
    assert CANCEL not in p.ask.options
    p.do(P1, 1 * 8 + 2)
    assert p.told == []
    assert p.s.stack[-1] != top
    assert [frame[0].hide(frame, P2) for frame in p.s.stack] == unseen
    p.do(P1, CANCEL)
    assert p.told == []
    assert p.s.stack[-1] == top
    p.do(P1, 1 * 8 + 2)
    p.do(P3, YES, "suspect")
    assert p.s.stack[-1] == top
    p.do(P1, 1 * 8 + 4)
    p.do(P1, 1 * 8 + 2)
    assert p.refused(P1, 6 * 8) == "SC-HIRE-06"
    p.do(P1, COMMIT)
    assert [event.kind for event in p.told] == ["arrange"]
    assert board(p) == {1: "cocky doctor", 2: "lucky cow", 4: "grumpy undertaker"}
    assert offered(p) == ["pass", "lucky cow"]


def tailor(p):
    p.do(P1, stay(p, "scarred tailor"))
    assert p.s.money[P1] == p.s.rep[P1] + 1
    p.do(P1, YES)
    p.do(P1, 2 * 16 + 7)


TAILOR = {"slot": "5", "boards": {P1: {1: "scarred tailor", 2: "augmented schoolteacher"}},
          "saloon": ["clumsy cow", "lucky oil-baron", "grumpy banker"]}  # fmt: skip


def test_gs_25_tailor():
    p = play(**TAILOR)
    tailor(p)
    assert board(p) == {1: "scarred tailor", 2: "augmented oil-baron"}
    assert row(p, p.s.saloon) == ["clumsy cow", "lucky schoolteacher", "grumpy banker"]
    assert offered(p) == ["pass", "augmented oil-baron"]
    p.do(P1, stay(p, "augmented oil-baron"))
    assert p.s.money[P1] == 7
    assert cost(p.s.saloon[1]) == 0


def test_gs_25_variant_the_schoolteacher_was_used_before():
    p = play(**TAILOR)
    p.do(P1, stay(p, "augmented schoolteacher"))
    assert (p.s.money[P1], p.s.rep[P1]) == (1, 1)
    tailor(p)
    assert board(p)[2] == "augmented oil-baron"
    assert offered(p) == ["pass"]
    assert p.refused(P1, stay(p, "augmented oil-baron")) == "SC-USE-07"


def test_gs_26_impersonator_and_use_twice():
    p = play(slot="6", boards={P1: {1: "stunning impersonator"}}, saloon=["clumsy cow", "filthy dog", "lucky banker"])
    p.do(P1, stay(p, "stunning impersonator"))
    p.do(P1, YES)
    p.do(P1, 1 * 16 + 8)
    assert p.asks == [(P1, "again")]
    assert board(p) == {1: "stunning banker"}
    p.do(P1, YES)
    assert p.s.money[P1] == 5
    assert row(p, p.s.saloon)[2] == "lucky impersonator"


def test_gs_16_use_twice_and_self_discard():
    p = play(slot="6", boards={P1: {1: "stunning cow", 2: "helpful banker"}})
    p.do(P1, stay(p, "stunning cow"))
    p.do(P1, YES)
    assert p.s.money[P1] == 8
    assert row(p, p.s.pile) == ["stunning cow"]
    p.do(P1, stay(p, "helpful banker"))
    assert p.s.money[P1] == 12


def deputy(p, name="clumsy deputy"):
    p.do(P1, stay(p, name))
    assert p.ask.options == (P2, P3)
    p.do(P1, P2)


GUARD = {"boards": {P1: {1: "clumsy deputy"}}, "slot": "2", "supply": (2, 1, 2)}


def test_gs_27_deputy_placed_in_the_guard_window():
    p = play(**GUARD)
    deputy(p)
    assert p.asks == [(P2, "guard")]
    assert p.refused(P3, YES) == "SC-BLUFF-10"
    p.do(P2, YES)
    assert (p.s.supply[P2], p.s.jail[P2], p.s.suspects) == (0, 2, 1 << P2)
    assert p.s.money[P1] == 2


def test_gs_27_deputy_passed_in_the_guard_window():
    p = play(**GUARD)
    deputy(p)
    p.do(P2, NO)
    assert (p.s.supply[P2], p.s.jail[P2], p.s.suspects) == (0, 3, 0)
    assert p.s.money[P1] == 2


def test_gs_27_variant_no_turn_card_no_window():
    p = play(boards={P1: {1: "generous deputy"}}, supply=(2, 1, 2), at="start")
    deputy(p, "generous deputy")
    assert (p.s.supply[P2], p.s.jail[P2]) == (0, 3)
    assert p.s.money[P1] == 2
    assert p.asks == [(P1, "start")]


def test_gs_57_warden_target_by_target():
    p = play(boards={P1: {1: "grumpy warden"}}, slot="6", supply=(2, 1, 2))
    p.do(P1, stay(p, "grumpy warden"))
    assert p.asks == [(P2, "guard")]
    p.do(P2, NO)
    assert p.asks == [(P3, "guard")]
    assert p.s.supply[P2] == 0
    p.do(P3, YES)
    assert (p.s.supply[P3], p.s.money[P1]) == (0, 2)


def suspecting(board):
    p = play(live=True, slot="2", boards={P1: board})
    assert p.open == [(P2, "suspect"), (P3, "suspect")]
    p.do(P1, LEADER)
    assert p.asks == [(P1, "scout")]
    p.do(P3, YES, "suspect")
    assert [event.told(P2) for event in p.told] == [("suspect", P3, SLOT["2"])]
    assert p.s.suspects == 1 << P3
    assert p.asks == [(P1, "scout")]
    assert p.open == [(P2, "suspect")]
    return p


def test_gs_51_open_interrupt_inside_an_ability():
    p = suspecting({1: "cowardly prospector"})
    p.do(P1, 0)
    p.do(P1, 2)
    assert p.asks == [(P1, "react")]
    assert offered(p) == ["pass", "cowardly prospector"]
    p.do(P1, stay(p, "cowardly prospector"))
    assert p.s.money[P1] == 3
    assert p.asks == [(P1, "abilities")]


def test_gs_51_between_abilities_the_window_opens_at_once():
    p = play(live=True, slot="2", boards={P1: {1: "cowardly prospector", 2: "helpful banker"}})
    p.do(P2, YES, "suspect")
    assert offered(p) == ["pass", "cowardly prospector"]
    p.do(P1, PASS)
    assert p.asks == [(P1, "abilities")]
    p.do(P3, YES, "suspect")  # a passed one is offered again for a later event (SC-TRIG-09)
    assert offered(p) == ["pass", "cowardly prospector"]
    p.do(P1, stay(p, "cowardly prospector"))
    assert offered(p) == ["pass", "helpful banker"]


def test_an_interrupt_while_a_window_asks_joins_its_pool():
    p = play(live=True, slot="4", boards={P1: {1: "thirsty banker", 2: "helpful prospector", 3: "cowardly cow"}})
    p.do(P1, stay(p, "thirsty banker"))
    assert offered(p) == ["pass", "helpful prospector"]
    p.do(P3, YES, "suspect")
    assert offered(p) == ["pass", "helpful prospector", "cowardly cow"]
    p.do(P1, PASS)
    assert p.asks == [(P1, "abilities")]


def test_gs_52_refused_placements_name_their_rule():
    p = suspecting({})
    assert p.refused(P3, YES, "suspect") == "SC-BLUFF-02"
    assert p.refused(P1, YES, "suspect") == "SC-BLUFF-03"
    assert p.refused(P2, YES, "bribe") == "OFFER"
    p.s.supply[P2] = 0
    assert p.refused(P2, YES, "suspect") == "SC-BLUFF-04"
    before = play(live=True, at="plan")
    assert before.open == []
    assert before.refused(P2, YES, "suspect") == "SC-BLUFF-01"


def test_serial_play_has_windows_and_no_offers():
    p = play(slot="2", boards={P1: {1: "cowardly prospector"}})
    assert p.open == []
    assert p.refused(P3, YES, "suspect") == "SC-BLUFF-21"
    p.do(P1, PASS)
    assert p.asks == [(P2, "guard")]
    p.do(P2, YES)
    assert p.asks == [(P1, "react")]
    p.do(P1, stay(p, "cowardly prospector"))
    assert p.asks == [(P3, "guard")]
    p.do(P3, NO)
    assert p.asks == [(P3, "guard")]  # once more, since an ability was used (SC-BLUFF-14)
    p.do(P3, NO)
    assert pending(p.s) == ()


def test_gs_32_talkative_once_a_period_and_choose():
    p = play(slot="4", boards={P1: {1: "talkative banker", 2: "thirsty schoolteacher", 3: "rowdy bartender"}})
    p.do(P1, stay(p, "thirsty schoolteacher"))
    assert offered(p) == ["pass", "talkative banker"]
    p.do(P1, stay(p, "talkative banker"))
    assert p.s.money[P1] == 4
    p.do(P1, stay(p, "rowdy bartender"))
    assert p.asks == [(P1, "choose")]
    p.do(P1, 1)
    assert p.s.rep[P1] == 2
    assert p.asks == [(P1, "abilities")]  # Talkative is flagged


def test_events_wait_in_the_pool_and_reach_only_who_was_there():
    p = play(slot="6", money=(0, 0, 0), pile=["greedy banker"],
             boards={P1: {1: "cocky doctor", 3: "greedy prospector"}})  # fmt: skip
    p.do(P1, stay(p, "cocky doctor"))
    p.do(P1, YES)
    p.do(P1, COMMIT)
    assert board(p) == {1: "cocky doctor", 2: "greedy banker", 3: "greedy prospector"}
    assert offered(p) == ["pass", "greedy prospector"]  # the other was hired after the $2 (SC-TRAIT-GREEDY)


def test_a_full_board_gives_way_and_the_discarded_fires_no_arrow():
    p = play(slot="6", pile=["clumsy banker"], boards={P1: {
        1: "cocky doctor", 2: "helpful prospector", 3: "filthy dog", 4: "lucky cow", 5: "clumsy deputy"}})  # fmt: skip
    p.do(P1, stay(p, "cocky doctor"))
    p.do(P1, YES)
    p.do(P1, 1)
    p.do(P1, COMMIT)
    assert board(p)[1] == "clumsy banker"
    assert row(p, p.s.pile) == ["cocky doctor"]
    assert p.asks == [(P1, "abilities")]
    assert find(p.s, p.s.pile[0][2]) == (-3, 0)
