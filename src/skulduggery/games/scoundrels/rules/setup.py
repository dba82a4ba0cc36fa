"""Set-up of 3000 Scoundrels (section 3): the table, the shuffles, leaders, strategy cards, the first player."""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import Draw, Frame, Shuffle
from skulduggery.engine.programs import finish
from skulduggery.engine.sealed import Sealed
from skulduggery.games.scoundrels.rules import poker_cards
from skulduggery.games.scoundrels.rules.board import create
from skulduggery.games.scoundrels.rules.state import (
    EMPTY,
    FREE,
    PLACES,
    UNUSED,
    WIDTH,
    Scoundrels,
    ScoundrelsRules,
    rules_of,
)
from skulduggery.games.scoundrels.rules.steps import Pick
from skulduggery.games.scoundrels.rules.turns import begin_day

TRAITS: Final = 0
JOBS: Final = 2
SAFES: Final = 5


class Deal(Shuffle[Scoundrels]):
    """All shuffles, in a fixed order (SC-SETUP-01 to -13, SC-SETUP-17). pc: the number of the shuffle.

    Two heaps of traits, three of jobs, the safes of each location, the leaders, the poker cards of each seat.
    """

    kind = "deal"
    rule = "SC-SETUP-17"

    def leaders_at(self, t: Scoundrels) -> int:
        return SAFES + len(rules_of(t).spaces)

    def size(self, t: Scoundrels, frame: Frame) -> int:
        _effect, pc, _seat, _source, _registers = frame
        rules = rules_of(t)
        if pc < JOBS:
            return len(rules.trait_heaps[pc])
        if pc < SAFES:
            return len(rules.job_heaps[pc - JOBS])
        if pc < self.leaders_at(t):
            return rules.location_of.count(pc - SAFES)
        if pc == self.leaders_at(t):
            return len(rules.leader_ids)
        return WIDTH if rules.from_zero else WIDTH + 1

    def asks(self, t: Scoundrels, frame: Frame) -> tuple[Ask, ...]:
        _effect, pc, _seat, _source, _registers = frame
        n = self.size(t, frame)
        return (Ask(-1, self.kind, (n, pc), (), ((0, n - 1),) * n),)

    def settle(self, t: Scoundrels, frame: Frame, order: list[int]) -> None:
        _effect, pc, _seat, _source, _registers = frame
        rules = rules_of(t)
        t.stack[-1] = (self, pc + 1, -1, -1, ())
        leaders = self.leaders_at(t)
        if pc < JOBS:
            t.traits = laid(t.traits, rules.trait_heaps, pc, order)
        elif pc < SAFES:
            t.jobs = laid(t.jobs, rules.job_heaps, pc - JOBS, order)
        elif pc < leaders:
            first = rules.location_of.index(pc - SAFES)
            cells = [first + i for i in order]
            t.faces = (*t.faces[:first], *cells, *t.faces[first + len(cells) :])
            if pc + 1 == leaders and rules.chosen_leaders:
                open_saloon(t)  # players choose leaders with the saloon open (SC-SETUP-11)
                t.stack[-1] = (self, pc + 2, -1, -1, ())
                t.stack.append((rules.effects["leaders"], 0, 0, -1, ()))
        elif pc == leaders:
            t.leaders = tuple(order[: t.seats])
            t.tell("leaders", t.leaders)
        else:
            self.deal_poker(t, pc - leaders - 1, order)
        if pc == leaders + t.seats:
            t.stack[-1] = (rules.effects["first"], 0, -1, -1, ())
            if not t.drawn[0]:
                open_saloon(t)
            if rules.strategy_cards:
                t.stack.append((rules.effects["strategy"], 0, -1, -1, ()))

    def deal_poker(self, t: Scoundrels, seat: int, order: list[int]) -> None:
        """Deal seven cards, four to the hand (SC-SETUP-13), or the 0 and three others if from zero (SC-OPT-16)."""
        rules = rules_of(t)
        if rules.from_zero:
            poker_cards.lay_deck(t, seat, (0, *[face + 1 for face in order]))
            zone = poker_cards.taken_from(t, seat)
            t.decks[seat] = t.decks[seat][1:]
            t.hands[seat] = (0,)
            poker_cards.note(t, seat, (poker_cards.MOVE, zone, poker_cards.HAND, 0, poker_cards.ALL))
        else:
            poker_cards.lay_deck(t, seat, tuple(order))
        poker_cards.draw(t, seat, rules.hand - len(t.hands[seat]))


def open_saloon(t: Scoundrels) -> None:
    """Make the first scoundrels, from the far right to the far left (SC-SETUP-07)."""
    for space in range(rules_of(t).saloon - 1, -1, -1):
        create(t, space)


def laid(cells: tuple[int, ...], heaps: tuple[tuple[int, ...], ...], heap: int, order: list[int]) -> tuple[int, ...]:
    """Return ``cells`` with a shuffled heap laid on its cells. Heaps have consecutive cells, in their order."""
    first = sum([len(one) for one in heaps[:heap]])
    cards = [heaps[heap][i] for i in order]
    return (*cells[:first], *cards, *cells[first + len(cards) :])


class Leaders(Pick):
    """The choice of a leader by each seat in turn (SC-SETUP-11). After the last one the deal goes on."""

    kind = "leader"
    rule = "SC-SETUP-11"
    turn = "SC-SETUP-11"

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        return tuple([leader for leader in range(len(rules_of(t).leader_ids)) if leader not in t.leaders])

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, _registers = frame
        t.leaders = (*t.leaders[:seat], option, *t.leaders[seat + 1 :])
        if seat + 1 < t.seats:
            t.stack[-1] = (self, 0, seat + 1, -1, ())
            return
        t.tell("leaders", t.leaders)
        t.stack.pop()


class Strategy(Sealed[Scoundrels]):
    """The secret choice of one of the leader's strategy cards; all are turned up together (SC-SETUP-14)."""

    kind = "strategy"
    rule = "SC-SETUP-14"
    turn = "SC-SETUP-14"

    def order(self, t: Scoundrels, frame: Frame) -> list[int]:
        return list(range(t.seats))

    def options(self, t: Scoundrels, frame: Frame, seat: int) -> tuple[int, ...]:
        return rules_of(t).leader_cards[t.leaders[seat]]

    def revealed(self, t: Scoundrels, frame: Frame) -> None:
        _effect, _pc, _seat, _source, registers = frame
        t.strategy = registers
        t.tell(self.kind, registers)
        finish(t, ())


class First(Draw[Scoundrels]):
    """Draw the first player (SC-SETUP-16)."""

    kind = "first"
    rule = "SC-SETUP-16"

    def ways(self, t: Scoundrels, frame: Frame) -> int:
        return t.seats

    def settle(self, t: Scoundrels, frame: Frame, outcome: int) -> None:
        t.tell("first", (outcome,))
        begin_day(t, outcome)


def start(rules: ScoundrelsRules, rng: int) -> Scoundrels:
    """Return the table before anything is dealt (SC-SETUP-10, SC-SETUP-12). Chance moves next."""
    seats = rules.seats
    where = []
    for cell in range(len(rules.values)):
        place = cell - rules.location_of.index(rules.location_of[cell])
        where.append(place if place < rules.spaces[rules.location_of[cell]] else UNUSED)
    return Scoundrels(
        rules,
        [(rules.effects["deal"], 0, -1, -1, ())],
        rng,
        [],
        [(EMPTY,) * PLACES] * seats,
        (EMPTY,) * rules.saloon,
        (),
        (-1,) * len(rules.traits),
        (-1,) * len(rules.colours),
        (0,) * (1 + len(rules.job_decks)),
        0, 0, 0,
        [rules.start_money] * seats,
        [0] * seats,
        [rules.henchmen - rules.jailed] * seats,
        [rules.jailed] * seats,
        [0] * (seats * WIDTH),
        [()] * seats,
        [FREE] * (seats * WIDTH),
        0,
        [()] * seats,
        [()] * seats,
        [()] * seats,
        (-1,) * len(rules.values),
        tuple(where),
        (),
        [0] * seats,
        0,
        (-1,) * seats,
        (-1,) * seats,
        0, 0, -1, -1, -1, (),
    )  # fmt: skip
