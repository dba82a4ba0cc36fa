"""Invariants of a table of 3000 Scoundrels: everything is conserved, told, and counted."""

from collections import Counter
from typing import Any

from tests.promises import sound
from tests.promises.games import Setup, every_game, finished, messages, play
from tests.promises.scoundrels_ledger import Ledger, count_up

from skulduggery import api
from skulduggery.api import SPECTATOR

WHOSE = {
    "play": (2, (0,)), "draw": (2, (0,)), "under": (2, (0,)), "scout": (2, (0,)), "mark": (3, (0,)),
    "move-mark": (5, (0,)), "steal": (2, (0,)), "abandon": (2, (0,)), "strategy-chosen": (1, (0,)),
}  # fmt: skip
"""The messages of section 15 with a part that isn't for all: where it stands, and where those stand who get it."""


@every_game(36, only="scoundrels")
def test_nothing_is_lost_or_doubled(setup: Setup) -> None:
    """Poker cards, safes, traits, jobs and marks are conserved at every question; henchmen, but for the destroyed."""
    rules = setup.rules()
    cards: dict[str, Any] = rules.cards
    destroyed = [0] * setup.seats
    heard = 0
    for record, ask in play(setup, 4):
        for events in record.events[heard:]:
            for event in events:
                if event.kind == "destroy":
                    for seat in range(setup.seats):
                        destroyed[seat] += event.args[2] >> seat & 1  # type: ignore[operator]
        heard = len(record.events)
        table: dict[str, Any] = api.pack(record.state)
        for seat in range(setup.seats) if ask.kind != "leader" else ():  # then the poker cards are not dealt yet
            slots = table["slots"][seat * 6 : seat * 6 + 6]
            up = ["0"] if table["face_up"] >> seat & 1 else []
            inside = [*table["hands"][seat], *(one for one in slots if one), *up, *table["decks"][seat]]
            assert sorted(inside) == ["0", "2", "3", "4", "5", "6", "A"]
            on_cards = sum(mask >> seat & 1 for mask in table["men"])
            men = table["supply"][seat] + table["jail"][seat] + on_cards + destroyed[seat]
            assert men == cards["constants"]["henchmen"]
        for kind, name in (("trait", "traits"), ("job", "jobs"), ("safe", "faces")):
            assert sorted(table[name]) == sorted(card["id"] for card in cards[kind])
        shown = [one for row in (*table["boards"], table["saloon"], table["pile"]) for one in row if one]
        assert len(shown) == table["drawn"][0] == sum(table["drawn"][1:])
        assert len({one[0] for one in shown}) == len({one[1] for one in shown}) == len(shown)
        assert min(table["money"]) >= 0
        assert min(table["supply"]) >= 0
        sound.check(record.state)


@every_game(60, only="scoundrels")
def test_who_only_hears_the_events_knows_the_table(setup: Setup) -> None:
    """Money, henchmen, safes, marks, scoundrels and sizes follow from what a spectator is told: nobody need know the
    rules but the engine."""
    ledger = Ledger(setup.rules())
    heard = 0
    for record, _ in play(setup, 1):
        for events in record.events[heard:]:
            for event in events:
                ledger.hear(event)
        heard = len(record.events)
        ledger.compare(record.state)


@every_game(60, only="scoundrels")
def test_points_follow_from_the_table(setup: Setup) -> None:
    """A second, plain reckoning gives the same points; the winner has most tech, then dollars, then moved last."""
    record = finished(setup)
    points = count_up(record.state)
    assert list(api.scores(record.state)) == points
    table: dict[str, Any] = api.pack(record.state)
    order = [(points[seat], table["money"][seat], (seat - table["first"]) % setup.seats) for seat in range(setup.seats)]
    assert api.returns(record.state) == tuple(float(one == max(order)) for one in order)
    assert record.events[-1][-1].kind == "end"


@every_game(60, only="scoundrels")
def test_who_is_told_what(setup: Setup) -> None:
    """The message table of section 15: what stands there for one seat is for that seat, and a blank for the others."""
    for event in messages(finished(setup)):
        place, knowers = WHOSE.get(event.kind, (-1, ()))
        known = {event.args[i] for i in knowers}
        if event.kind == "peek":  # the owner of a played card knows it; nobody knows his own deck
            place, known = 3, {event.args[0], event.args[1]} if event.args[2] != 6 else {event.args[0]}
        for seat in (*range(setup.seats), SPECTATOR):
            told = event.told(seat)
            assert len(told) == 1 + len(event.args)
            blanks = [i for i, arg in enumerate(told[1:]) if arg is None]
            assert blanks == ([] if place < 0 or seat in known else [place]), (seat, event)


@every_game(36, only="scoundrels")
def test_nobody_is_told_of_a_safe_that_it_does_not_know(setup: Setup) -> None:
    """A player who is told what is in a safe knows it from then on."""
    record = finished(setup)
    ids = api.pack(record.state)["faces"]
    places: Counter[str] = Counter()
    for n, events in enumerate(record.events):
        for event in events:
            if event.kind in ("scout", "steal", "abandon", "mark"):
                seat, cell = event.args[0], event.args[1]
                assert isinstance(seat, int)
                known: dict[str, Any] = api.pack(api.infostate(record.before(n + 1), seat).state)
                assert known["faces"][cell] == ids[cell] is not None  # type: ignore[index]
                places[event.kind] += 1


@every_game(36, only="scoundrels")
def test_without_memory_aid_the_screen_forgets(setup: Setup) -> None:
    """It shows the safes that a seat may look at now and no poker card that it saw once; what it knows is the same."""
    aided = setup._replace(options={**setup.options, "memory_aid": True})
    strict = setup._replace(options={**setup.options, "memory_aid": False})
    for (one, _), (other, _) in zip(play(strict), play(aided), strict=True):
        table: dict[str, Any] = api.pack(one.state)
        held = [ask.args[1] for ask in api.pending(one.state) if ask.kind == "mark"]
        for seat in range(setup.seats):
            assert api.key(api.infostate(one.state, seat)) == api.key(api.infostate(other.state, seat))
            view: Any = api.view(one.state, seat)
            marked = {mark[0] for mark in table["marks"] if mark[1] == seat}
            for cell, safe in enumerate(view.safes):
                may = cell in marked or table["where"][cell] == 100 + seat
                mine = any(ask.seat == seat for ask in api.pending(one.state)) and cell in held
                assert safe.safe < 0 or may or mine
                assert safe.safe >= 0 or not may
            for owner, sheet in enumerate(view.sheets):
                assert sheet.top == -2
                assert owner == seat or set(sheet.slots) <= {-1, -2}
