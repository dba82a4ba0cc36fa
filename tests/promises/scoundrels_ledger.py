"""A table of 3000 Scoundrels kept from what a spectator is told, and points counted a second time."""

from typing import Any

from skulduggery import api
from skulduggery.api import Event, Rules, State

SALOON, PILE = 4, 5
"""Zones of scoundrels in events; below are the boards."""
STOLEN = 100
SLOTS = 6
NONE = (-1, -1)


class Ledger:
    """The table as events alone tell it. A pair is (trait, job)."""

    def __init__(self, rules: Rules) -> None:
        cards: dict[str, Any] = rules.cards
        constants = cards["constants"]
        self.seats = rules.seats
        self.zero = rules.options["start_from_zero"] is True
        self.money = [constants["dollars"]] * self.seats
        self.rep = [0] * self.seats
        self.supply = [constants["henchmen"] - constants["jailed"]] * self.seats
        self.jail = [constants["jailed"]] * self.seats
        self.men = [0] * (self.seats * SLOTS)
        self.hand = [int(self.zero)] * self.seats
        self.deck = [7 - int(self.zero)] * self.seats
        self.played = [False] * (self.seats * SLOTS)
        self.up = [False] * self.seats
        self.boards = [[NONE] * 6 for _ in range(self.seats)]
        self.saloon: list[tuple[int, int]] = [NONE] * constants["saloon"]
        self.pile: list[tuple[int, int]] = []
        self.hired: dict[int, tuple[int, int]] = {}
        """By trait: hired, and not yet on the board by events."""
        self.where = self.dealt(cards)
        self.marks: list[tuple[int, int, int]] = []
        self.day = 0
        self.turn = 0

    def dealt(self, cards: dict[str, Any]) -> list[int]:
        """Return the first places of each location's safes: on its spaces, the rest unused."""
        spaces = {one["id"]: one["spaces"] for one in cards["location"]}
        out: list[int] = []
        for location in spaces:
            count = sum(safe["location"] == location for safe in cards["safe"])
            out += [i if i < spaces[location] else -1 for i in range(count)]
        return out

    def hear(self, event: Event) -> None:
        """Enter what a spectator is told."""
        kind, *args = event.told(api.SPECTATOR)
        enter = getattr(self, f"on_{str(kind).replace('-', '_')}", None)
        if enter is not None:
            enter(*args)

    # Money, reputation, henchmen

    def on_gain(self, seat: int, dollars: int) -> None:
        self.money[seat] += dollars

    def on_spend(self, seat: int, dollars: int) -> None:
        self.money[seat] -= dollars

    def on_rob(self, user: int, seat: int, dollars: int) -> None:
        self.money[seat] -= dollars
        self.money[user] += dollars

    def on_rep(self, seat: int, spaces: int, now: int) -> None:
        self.rep[seat] += spaces
        assert self.rep[seat] == now

    def on_jail(self, seat: int, count: int) -> None:
        self.supply[seat] -= count
        self.jail[seat] += count

    def on_free(self, by: int, seat: int, count: int) -> None:
        self.jail[seat] -= count
        self.supply[seat] += count

    def on_suspect(self, whose: int, owner: int, slot: int) -> None:
        self.supply[whose] -= 1
        self.men[owner * SLOTS + slot] |= 1 << whose

    def on_recall(self, whose: int, owner: int, slot: int) -> None:
        self.men[owner * SLOTS + slot] &= ~(1 << whose)
        self.supply[whose] += 1

    def on_destroy(self, owner: int, slot: int, mask: int) -> None:
        self.men[owner * SLOTS + slot] &= ~mask

    def on_reveal(self, owner: int, slot: int, face: int, mask: int) -> None:
        assert self.men[owner * SLOTS + slot] == mask
        self.men[owner * SLOTS + slot] = 0
        for seat in range(self.seats):
            self.supply[seat] += mask >> seat & 1

    # Poker cards

    def on_play(self, owner: int, slot: int, face: None) -> None:
        assert face is None
        assert not self.played[owner * SLOTS + slot]
        self.played[owner * SLOTS + slot] = True
        self.hand[owner] -= 1

    def on_face_up(self, owner: int) -> None:
        self.up[owner] = True
        self.hand[owner] -= 1

    def on_draw(self, owner: int, count: int, faces: None) -> None:
        assert faces is None
        self.deck[owner] -= count
        self.hand[owner] += count

    def on_under(self, owner: int, count: int, faces: None) -> None:
        assert faces is None
        there = range(owner * SLOTS, (owner + 1) * SLOTS)
        assert count == sum(self.played[i] for i in there) + self.up[owner]
        for i in there:
            self.played[i] = False
        self.up[owner] = False
        self.deck[owner] += count

    # Scoundrels

    def on_create(self, space: int, trait: int, job: int) -> None:
        self.saloon[space] = (trait, job)

    def on_discard(self, trait: int, job: int, zone: int) -> None:
        self.leave((trait, job))
        self.pile.insert(0, (trait, job))

    def on_hire(self, seat: int, trait: int, job: int, cost: int, zone: int) -> None:
        assert (trait, job) in (self.saloon if zone == SALOON else self.pile[:1])
        self.hired[trait] = (trait, job)

    def on_arrange(self, seat: int, traits: tuple[int, ...]) -> None:
        there = {one[0]: one for one in self.boards[seat]}
        for trait in traits:
            if trait >= 0 and trait not in there:
                there[trait] = self.hired[trait]
                self.leave(there[trait])
        self.boards[seat] = [there.get(trait, NONE) for trait in traits]

    def leave(self, pair: tuple[int, int]) -> None:
        """A pair leaves where it lies; in the saloon all shift right (SC-SALOON-01)."""
        self.hired.pop(pair[0], None)
        for board in self.boards:
            if pair in board:
                board[board.index(pair)] = NONE
                return
        if pair in self.pile:
            self.pile.remove(pair)
            return
        self.saloon.remove(pair)
        self.saloon.insert(0, NONE)

    def on_swap_jobs(self, seat: int, a: int, job_a: int, b: int, job_b: int) -> None:
        self.change({(a, job_a): (a, job_b), (b, job_b): (b, job_a)})

    def on_swap_traits(self, seat: int, a: int, job_a: int, b: int, job_b: int) -> None:
        self.change({(a, job_a): (b, job_a), (b, job_b): (a, job_b)})

    def change(self, new: dict[tuple[int, int], tuple[int, int]]) -> None:
        for row in (*self.boards, self.saloon, self.pile):
            row[:] = [new.get(one, one) for one in row]

    def on_to_bottom(self, trait: int, job: int) -> None:
        self.pile.remove((trait, job))
        self.pile.append((trait, job))

    # Safes

    def on_steal(self, seat: int, cell: int, face: None) -> None:
        assert face is None
        self.where[cell] = STOLEN + seat

    def on_abandon(self, seat: int, cell: int, face: None, where: int) -> None:
        assert face is None
        self.where[cell] = where

    def on_swap_safe(self, seat: int, cell: int, other: int) -> None:
        self.where[cell], self.where[other] = self.where[other], self.where[cell]

    def on_mark(self, seat: int, cell: int, number: int, face: None) -> None:
        assert face is None
        self.marks.append((cell, seat, number))

    def on_move_mark(self, seat: int, source: int, number: int, cell: int, new: int, face: None) -> None:
        assert face is None
        self.marks.remove((source, seat, number))
        self.marks.append((cell, seat, new))

    # The course

    def on_day(self, day: int, first: int) -> None:
        self.day = day
        self.turn = 0

    def on_turn(self, seat: int, turn: int) -> None:
        self.turn = turn

    def compare(self, state: State) -> None:
        """Fails unless the table is as it was told."""
        table: dict[str, Any] = api.pack(state)
        for name in ("money", "rep", "supply", "jail", "men", "where", "day", "turn"):
            assert table[name] == getattr(self, name), name
        assert sorted(map(tuple, table["marks"])) == sorted(self.marks)
        if any(table["hands"]):  # the deal isn't told
            assert [len(hand) for hand in table["hands"]] == self.hand
            assert [len(deck) for deck in table["decks"]] == self.deck
        assert [slot is not None for slot in table["slots"]] == self.played
        assert [table["face_up"] >> seat & 1 == 1 for seat in range(self.seats)] == self.up
        if any(ask.kind == "arrange" for ask in api.pending(state)):
            return  # the hired one lies there already, and is told of when the crew is arranged
        named = [[self.name(state.rules, one) for one in board] for board in self.boards]
        assert [[one and one[:2] for one in board] for board in table["boards"]] == named
        assert [one[:2] for one in table["pile"]] == [self.name(state.rules, one) for one in self.pile]
        there = [self.name(state.rules, one) for one in self.saloon if one != NONE]
        assert [one[:2] for one in table["saloon"] if one] == there

    def name(self, rules: Rules, pair: tuple[int, int]) -> list[str] | None:
        cards: dict[str, Any] = rules.cards
        return None if pair == NONE else [cards["trait"][pair[0]]["id"], cards["job"][pair[1]]["id"]]


def count_up(state: State) -> list[int]:
    """Tech by SC-SCORE-02 to -05, from the names on the table and the card file alone."""
    table: dict[str, Any] = api.pack(state)
    cards: dict[str, Any] = state.rules.cards
    values = {safe["id"]: safe["value"] for safe in cards["safe"]}
    tech = {card["id"]: card.get("tech", 0) for kind in ("trait", "job") for card in cards[kind]}
    out = []
    for seat in range(state.seats):
        points = cards["reputation"]["tech"][table["rep"][seat] - cards["reputation"]["lowest"]]
        for cell, where in enumerate(table["where"]):
            if where == STOLEN + seat:
                value = values[table["faces"][cell]]
                points += value + sum(mark[0] == cell and mark[2] == value for mark in table["marks"])
        points += sum(tech[one[0]] + tech[one[1]] for one in table["boards"][seat] if one)
        out.append(points)
    return out
