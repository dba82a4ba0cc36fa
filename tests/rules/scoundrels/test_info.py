"""Sections 11, 15 and 16: who knows what, what is told to whom, what is asked and offered."""

import re

import pytest
from tests.rules.scoundrels.play import (
    CHEAP,
    FACES,
    answers,
    asked,
    card,
    choices,
    eager,
    fields,
    game,
    hand,
    knows,
    look,
    play,
    random_states,
    say,
    table,
    told,
    used,
    wait,
    worlds,
)

from skulduggery import api
from skulduggery.api import EVERYTHING, SPECTATOR, Rng, State
from skulduggery.engine.chance import NO_STREAM
from skulduggery.record import Record


def really(state: State):
    """The view with everything open."""
    return api.view(state, EVERYTHING)


# Poker cards


@pytest.mark.rule("SC-INFO-01", "SC-LOG-07")
def test_hands_are_their_owners_and_have_no_ids() -> None:
    for state in random_states(8):
        for seat in range(state.rules.seats + 1):
            for owner, sheet in enumerate(look(state, seat).sheets, 1):
                true = really(state).sheets[owner - 1].hand
                assert sheet.hand == (true if owner == seat else (-2,) * len(true))
    spread = {hand(world, 1) for world in worlds(table("hands=1:0+A+2+3"), 2, 60)}
    assert len(spread) > 15


@pytest.mark.rule("SC-INFO-02", "SC-INFO-03")
def test_nobody_knows_the_order_of_a_deck_and_its_owner_knows_the_set() -> None:
    state = table("hands=1:0+A+2+3 decks=1:6+4+5")
    tops = {really(world).sheets[0].top for world in worlds(state, 1, 60)}
    assert {FACES[top] for top in tops} == {"4", "5", "6"}
    assert {FACES[really(world).sheets[0].top] for world in worlds(state, 2, 90)} == set(FACES)
    assert [look(state, seat).sheets[0].deck for seat in range(4)] == [3] * 4


@pytest.mark.rule("SC-INFO-03")
def test_others_know_the_set_by_what_was_revealed() -> None:
    """A 0 that was turned up is in no hand; five known cards leave two."""
    state = table("turn=7 cards=1@5:0,1@4:A hands=1:2+3 past=1:+0.+A.+2.+3.0>5.A>4.5?all.4?2 decks=1:4+5+6")
    for world in worlds(state, 3, 30):
        assert "0" not in hand(world, 1)
    for world in worlds(state, 2, 30):
        assert not set("0A") & set(hand(world, 1))
    assert len({hand(world, 1) for world in worlds(state, 3, 60)}) > 8


@pytest.mark.rule("SC-INFO-04")
def test_the_gamblers_card_is_seen_and_gone() -> None:
    state = table(f"slot=6 boards=1@B1:grumpy-gambler hands=1:A+2+3 cards=1@6:0 decks=1:5+4+6 {CHEAP}")
    assert ("reveal-top", 0, 5) in say(state, "1 use grumpy", to=3)
    play(state, "0 shuffle 3 1 2")
    assert {really(world).sheets[0].top for world in worlds(state, 1, 60)} == {4, 5, 6}
    for world in worlds(state, 2, 40):
        assert "5" not in hand(world, 1)
        assert card(world, "1@6", 1) != "5"


@pytest.mark.rule("SC-INFO-05", "SC-INFO-06", "SC-COMM-07")
def test_the_slot_is_a_fact_and_the_card_is_not() -> None:
    state = play(table(CHEAP), "1 play 0 6")
    assert {card(world, "1@6", 1) for world in worlds(state, 2, 90)} == set(FACES)
    assert {fields(world)["cards"].split(":")[0] for world in worlds(state, 2, 20)} == {"1@6"}


@pytest.mark.rule("SC-INFO-07")
def test_the_0_face_up_is_seen_by_all() -> None:
    state = table("boards=1@B1:honest-banker")
    ask = api.pending(state)[0]
    events = api.apply(state, 0, api.option(state.rules, ask, ["show", "0"]))
    assert told(events, 0)[0] == told(events, 3)[0] == ("face-up", 0)
    assert all(look(state, seat).sheets[0].face_up for seat in range(4))
    for world in worlds(state, 2, 30):
        assert "0" not in hand(world, 1)


@pytest.mark.rule("SC-INFO-08", "SC-DAY-15")
def test_what_went_under_the_deck() -> None:
    """Its owner knows which cards, nobody the order; of the others, all know which were revealed."""
    state = table("day=1 step=dusk cards=1@5:0!2,1@4:A,1@3:2,1@2:3 hands=1:- decks=1:4+5+6")
    ask = api.pending(state)[0]
    events = api.apply(state, api.NATURE, api.option(state.rules, ask, ["under", "4", "2", "1", "3"]))
    assert [told(events, seat)[0] for seat in (1, 2, 0)] == [
        ("under", 0, 4, (0, 1, 2, 3)),
        ("under", 0, 4, None),
        ("under", 0, 4, None),
    ]
    wait(state, "1 plan")
    assert hand(state, 1)[-3:] == "456"
    (drawn,) = set(hand(state, 1)) - set("456")
    under = set("0A23") - {drawn}
    for world in worlds(state, 1, 60):
        assert set(hand(world, 1)) == set(hand(state, 1))
    decks = {fields(world)["decks"].split(",")[0] for world in worlds(state, 1, 80)}
    assert len(decks) == 6
    assert {face for deck in decks for face in deck.removeprefix("1:").split("+")} == under
    places = {"hand" if "0" in hand(world, 1) else "deck" for world in worlds(state, 2, 80)}
    assert places == {"hand", "deck"}  # it went under; one of the four was drawn again


@pytest.mark.rule("SC-INFO-09")
def test_what_is_drawn_is_its_owners() -> None:
    state = table(f"slot=6 boards=1@B1:grumpy-automaton {CHEAP}")
    assert say(state, "1 use grumpy", to=2)[1] == ("draw", 0, 1, None)
    assert len({hand(world, 1) for world in worlds(state, 2, 60)}) > 10


# What everybody sees


@pytest.mark.rule("SC-INFO-10", "SC-INFO-11", "SC-INFO-12", "SC-INFO-18", "SC-INFO-23", "SC-INFO-25", "SC-INFO-28")
def test_what_lies_open_is_the_same_for_all() -> None:
    """Dollars, henchmen, reputation, marks left, decks' sizes, pile, saloon, boards, strategy cards, flags."""
    for state in random_states(10, strategy_cards=True):
        seen = [look(state, seat) for seat in range(state.rules.seats + 1)]
        open_to_all = [
            (
                [
                    (
                        sheet.money, sheet.supply, sheet.jail, sheet.men, sheet.rep, sheet.marks, sheet.deck,
                        [one and one.key() for one in sheet.board], sheet.strategy, sheet.strategy_used,
                        sheet.leader_used, len(sheet.hand), sheet.leader, sheet.face_up,
                    )
                    for sheet in view.sheets
                ],
                [one and one.key() for one in view.saloon], [one.key() for one in view.pile], view.decks,
                [(one.cell, one.location, one.where, one.marks) for one in view.safes],
                view.day, view.turn, view.first, view.active, view.slot,
            )
            for view in seen
        ]  # fmt: skip
        assert all(one == open_to_all[0] for one in open_to_all)
        info = [api.infostate(state, seat) for seat in (*range(state.rules.seats), SPECTATOR)]
        for one in info:
            world = api.redeal(one, Rng(1))
            assert look(world, 0).key() == look(state, 0).key()


@pytest.mark.rule("SC-INFO-28")
def test_flags_are_public() -> None:
    state = play(table("slot=3 boards=1@B1:stubborn-banker"), "1 use stubborn")
    assert used(state) == {"stubborn", "banker"}
    assert look(play(state, "1 leader leader-3"), 2).sheets[0].leader_used


@pytest.mark.rule("SC-INFO-13", "SC-INFO-14", "SC-INFO-15", "SC-INFO-19", "SC-INFO-20", "SC-INFO-21")
def test_who_knows_a_safe_through_its_whole_course() -> None:
    """Scouted, stolen, abandoned, exchanged: who had a look keeps it; which safe it was is public."""
    state = table("day=1 slot=5 marks=depot-1:2#4 stolen=1:estate-1")
    play(state, "1 leader leader-steal")
    assert say(state, "1 safe depot-1", to=0)[0] == ("steal", 0, 0, None)
    assert knows(state, "depot-1") == "12"  # the thief before it chooses, and the marker
    assert say(state, "1 safe depot-1", to=0)[0] == ("abandon", 0, 0, None, 0)
    assert knows(state, "depot-1") == "12"
    assert {world_safe(world, "depot-2") for world in worlds(state, 1, 40)} > {world_safe(state, "depot-2")}
    assert {world_safe(world, "depot-1") for world in worlds(state, 1, 40)} == {world_safe(state, "depot-1")}
    assert len({world_safe(world, "depot-1") for world in worlds(state, 3, 80)}) == 6
    wait(state, "2 plan")
    assert knows(state, "depot-1") == "12"


def world_safe(state: State, which: str) -> int:
    """Return the safe that really lies there."""
    location, number = which.split("-")
    first = ("depot", "estate", "laboratory").index(location) * 6
    return really(state).safes[first + int(number) - 1].safe


@pytest.mark.rule("SC-INFO-16", "SC-INFO-17", "SC-INFO-19", "SC-LOG-02", "SC-LOG-07")
def test_safes_can_be_followed_and_their_names_betray_nothing() -> None:
    """Words name a safe by its back. Two tables with other values look alike to a player who knows none of them."""
    one = table("slot=5 safes=depot-1:sky-boots,depot-6:power-brick")
    other = table("slot=5 safes=depot-1:metal-mule,depot-4:power-brick")
    for state in (one, other):
        play(state, "1 leader leader-steal")
        assert say(state, "1 safe depot-1", to=2)[0] == ("steal", 0, 0, None)
    assert [look(one, seat).key() for seat in (0, 2, 3)] == [look(other, seat).key() for seat in (0, 2, 3)]
    assert look(one, 1).key() != look(other, 1).key()


@pytest.mark.rule("SC-INFO-22", "SC-INFO-24")
def test_nobody_knows_what_comes_next() -> None:
    state = game(3, 5)
    for seat in range(4):
        found = [fields(world) for world in worlds(state, seat, 30)]
        assert len({line["traits"] for line in found}) == 30
        assert len({line["traits"].split(",")[0] for line in found}) > 10
        assert len({line["jobs"].split(",")[0] for line in found}) > 3
        assert len({line["jobs"] for line in found}) == 30
        boxed = {frozenset(line["traits"].split(",")) for line in found}
        assert len(boxed) > 20  # which cards lie in the box is open too
        for line in found:
            names = line["traits"].split(",")
            assert set(names[-10:]) == set(fields(state)["traits"].split(",")[-10:])  # the ten red ones are the last


@pytest.mark.rule("SC-INFO-26", "SC-INFO-27")
def test_a_strategy_pick_is_hidden_until_all_have_picked() -> None:
    state = game(3, 1, strategy_cards=True)
    options = [api.words(state.rules, api.pending(state)[0], one)[1] for one in api.pending(state)[0].options]
    assert len(options) == 2
    said = say(state, f"1 card {options[0]}", to=2)
    assert said == [("strategy-chosen", 0, None)]
    seen = [look(state, seat).sheets[0].strategy for seat in (1, 2, 3, 0)]
    assert (seen[0] >= 0, seen[1:]) == (True, [-1, -1, -1])
    picks = set()
    for world in worlds(state, 2, 30):
        while asked(world).endswith("strategy"):
            api.apply(world, api.pending(world)[0].seat, api.pending(world)[0].options[0])
        picks.add(look(world).sheets[0].strategy)
    assert len(picks) == 2
    while asked(state).endswith("strategy"):
        api.apply(state, api.pending(state)[0].seat, api.pending(state)[0].options[0])
    assert all(sheet.strategy >= 0 for sheet in look(state, 0).sheets)


@pytest.mark.rule("SC-INFO-29", "SC-LOG-03", "SC-DEC-01")
@pytest.mark.parametrize("suspicion", ["windows", "open"])
def test_who_is_asked_and_what_about_follows_from_public_facts(suspicion: str) -> None:
    """In every world that a seat could be in the same questions are pending; all but its own options too, if public."""
    checked = 0
    for state in random_states(40, suspicion=suspicion, strategy_cards=True):
        for seat in (*range(state.rules.seats), SPECTATOR):
            for seed in range(3):
                world = api.redeal(api.infostate(state, seat), Rng(seed))
                here, there = api.pending(state), api.pending(world)
                assert [(ask.seat, ask.kind) for ask in here] == [(ask.seat, ask.kind) for ask in there]
                assert [(ask.seat, ask.kind, ask.args, ask.options) for ask in api.offers(state)] == [
                    (ask.seat, ask.kind, ask.args, ask.options) for ask in api.offers(world)
                ]
                for mine, theirs in zip(here, there, strict=True):
                    # A draft of an arrangement is its maker's until it is committed.
                    if mine.seat == seat or mine.kind != "arrange":
                        assert mine.args == theirs.args
                    if mine.seat == seat or mine.kind not in ("arrange", "plan"):
                        assert mine.options == theirs.options
                    checked += 1
    assert checked > 200


@pytest.mark.rule("SC-INFO-30")
def test_the_stream_of_chance_is_in_no_view_and_no_information_state() -> None:
    state = game(3, 123)
    for seat in (0, 1, 2, SPECTATOR):
        assert api.infostate(state, seat).state.rng == NO_STREAM
    for seat in range(4):
        assert not re.search(rf"\b{state.rng}\b", repr(look(state, seat).key()))


# Views and messages


@pytest.mark.rule("SC-LOG-01", "SC-LOG-03")
def test_a_view_holds_nothing_that_its_reader_may_not_see() -> None:
    """In every world that a seat could be in its view is the same."""
    for state in random_states(24, mode="extended", strategy_cards=True):
        for seat in (*range(state.rules.seats), SPECTATOR):
            for seed in range(3):
                world = api.redeal(api.infostate(state, seat), Rng(seed))
                assert api.view(world, seat).key() == api.view(state, seat).key()
                assert api.key(api.infostate(world, seat)) == api.key(api.infostate(state, seat))


@pytest.mark.rule("SC-LOG-02")
def test_what_was_seen_is_lost_when_it_cannot_be_followed() -> None:
    state = table(f"slot=6 boards=1@B1:grumpy-abomination decks=2:5+4+6 hands=2:0+A+2+3 {CHEAP}")
    play(state, "1 use grumpy", "1 deck 2", "1 no")
    assert look(state, 1).sheets[1].top == 5
    line = api.write_position(state)
    assert "top:5?1" in line
    state = table(f"slot=6 boards=1@B1:grumpy-abomination decks=2:5+4+6 hands=2:0+A+2+3 {CHEAP}")
    play(state, "1 use grumpy", "1 deck 2", "1 yes", "0 shuffle 1 2 3")
    assert look(state, 1).sheets[1].top == -2  # the same card lies on top, but nobody can tell
    assert {fields(world)["decks"].split(",")[1][2] for world in worlds(state, 1, 60)} == set("0A23456")


REDACTED = {"play": (3,), "scout": (3,), "steal": (3,), "abandon": (3,), "peek": (4,), "draw": (3,), "under": (3,)}


@pytest.mark.rule("SC-LOG-01", "SC-LOG-04", "SC-INFO-19")
def test_what_is_told_in_full_and_what_is_redacted() -> None:
    """Seen by a spectator, who knows nothing: these places of these messages are empty, and no others."""
    heard: dict[str, set[tuple[int, ...]]] = {}
    for seed in range(30):
        record = Record(api.make_rules("scoundrels", 2 + seed % 3, {"strategy_cards": True}), Rng(seed))
        rng = Rng(seed)
        while asks := api.pending(record.state):
            ask = asks[rng.below(len(asks))]
            record.answer(ask.seat, eager(ask, rng))
        for events in record.events:
            for message in told(events, 0):
                empty = tuple(place for place, part in enumerate(message) if part is None)
                heard.setdefault(str(message[0]), set()).add(empty)
    marked = {"mark": (4,), "move-mark": (6,), "strategy-chosen": (2,)}
    for kind, empty in heard.items():
        assert empty == {{**REDACTED, **marked}.get(kind, ())}, kind
    assert set(REDACTED) <= set(heard)
    assert heard["trust"] == {()}  # who passes in a henchman window is public, and says nothing else


@pytest.mark.rule("SC-LOG-05", "SC-DEC-02")
def test_a_refusal_tells_nothing_hidden() -> None:
    """Whatever a seat answers, in every world that it could be in the same rule refuses it."""
    tried: list[object] = [*range(-4, 110, 3), 128 * 5, 3_000, None, (1, 2), "x"]
    for state in random_states(30, strategy_cards=True):
        for seat in range(state.rules.seats):
            expected = answers(state, seat, tried)
            for seed in range(2):
                assert answers(api.redeal(api.infostate(state, seat), Rng(seed)), seat, tried) == expected


@pytest.mark.rule("SC-LOG-06", "SC-TRAIT-HONEST-7")
def test_that_the_0_may_be_shown_is_seen_by_its_owner_only() -> None:
    """With and without the 0 in hand the others are sent the same."""
    with_it = table("boards=1@B1:honest-banker hands=1:0+A+2+3")
    without = table("boards=1@B1:honest-banker hands=1:A+2+3+4")
    assert ("show 0" in choices(with_it), "show 0" in choices(without)) == (True, False)
    for seat in (0, 2, 3):
        assert look(with_it, seat).key() == look(without, seat).key()
    one, other = api.pending(with_it)[0], api.pending(without)[0]
    assert [one.told(seat) for seat in (1, 2, SPECTATOR)] == [other.told(seat) for seat in (1, 2, SPECTATOR)]
    hands = [hand(world, 1) for world in worlds(with_it, 2, 60)]
    assert any("0" in one for one in hands)
    assert any("0" not in one for one in hands)
