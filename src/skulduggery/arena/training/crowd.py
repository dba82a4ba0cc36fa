"""Many games at once in worker processes, for actor-critic self-play. Observations and actions are in shared memory.

The games are in two halves: while the workers play one, the learner answers the other.
"""

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec
import numpy as np

from skulduggery import api, bots
from skulduggery.api import Ask, BadInput, Rng
from skulduggery.bots.network import Layout, layout, leaning, weighed
from skulduggery.bots.roots import live_with_parent
from skulduggery.environments.course import Course

HALVES: Final = 2
EVERY: Final = 8
"""One in 8 games is played against a past self, if there is one."""
ILLEGAL: Final = -30_000.0
"""The lean to an action that can't be taken, in half precision."""
ALL: Final = 255
"""As a learner: all seats learn."""


class Plan(msgspec.Struct):
    """The games to play. In a share of the games, ``others`` sits in all seats but one.

    If ``past``, a past self sits in all seats but one of every eighth game.

    ``trial`` plays all games against ``others``, each seat in turn; only the first game of a slot counts.
    """

    seed: int
    others: str = "heuristic"
    share: float = 0.0
    past: bool = False
    trial: bool = False


class Size(msgspec.Struct):
    """The games side by side: ``games`` in each half of each worker, with the numbers of seats ``counts`` in turn."""

    game: str
    counts: list[int]
    workers: int
    games: int


class Half:
    """Shared arrays of half the games of a crowd, or of one worker's part of them (views into the same memory).

    For each game, ``seen`` is what the seat that acts observes. ``leans`` are those of the rules of thumb to each
    action, ILLEGAL to one that can't be taken. ``learners`` says which seat learns, or ALL. ``over`` is 1 if the last
    action ended a game; ``rewards`` then are all seats' shares of the win above an even share.
    """

    def __init__(self, lay: Layout, raw: tuple[Any, ...], part: slice) -> None:
        seats = lay.counts[-1]
        shapes = ((lay.size,), (lay.actions,), (), (), (), (seats,), ())
        kinds = (np.uint8, np.float16, np.uint8, np.uint8, np.uint8, np.float32, np.int16)
        pairs = zip(raw, shapes, kinds, strict=True)
        arrays = [np.frombuffer(one, kind).reshape(-1, *shape)[part] for one, shape, kind in pairs]
        self.seen, self.leans, self.seats, self.learners, self.over, self.rewards, self.actions = arrays


def shared(lay: Layout, count: int) -> tuple[Any, ...]:
    """Return memory for ``count`` games that processes share."""
    context = get_context("spawn")
    widths = (lay.size, 2 * lay.actions, 1, 1, 1, 4 * lay.counts[-1], 2)
    return tuple([context.RawArray(ctypes.c_uint8, count * width) for width in widths])


class Slot:
    """A game that a worker plays over and over."""

    def __init__(self, course: Course, number: int) -> None:
        self.course = course
        self.number = number
        self.learner = ALL
        self.past = False
        self.games = 0
        self.weighed: Ask | None = None
        self.logits: list[float] = []
        self.others: list[bots.Bot] = []

    @property
    def asked(self) -> Ask:
        """The open question."""
        assert self.course.ask is not None
        return self.course.ask


class Worker:
    """One process's games, played by the plan."""

    def __init__(self, size: Size, number: int, halves: list[Half]) -> None:
        self.lay = layout(size.game)
        self.number = number
        self.halves = halves
        counts = [size.counts[k % len(size.counts)] for k in range(size.games)]
        rules = {count: api.make_rules(size.game, count, serial=True) for count in counts}
        self.slots = [[Slot(Course(rules[count]), k) for k, count in enumerate(counts)] for _ in halves]
        self.seats = np.array(counts)
        self.back = {count: np.full(self.lay.actions, -1) for count in rules}
        """For each number of seats, the table's number of each action in the common layout."""
        for count, back in self.back.items():
            back[self.lay.numbers[count]] = np.arange(len(self.lay.numbers[count]))
        self.which = {count: np.flatnonzero(self.seats == count) for count in rules}

    def begin(self, plan: Plan) -> None:
        """Begin all games by a plan."""
        self.plan = plan
        self.rng = Rng((plan.seed << 10) + self.number)
        self.rng.seed()
        for half, slots in enumerate(self.slots):
            for slot in slots:
                slot.games = 0
                self.start(slot)
                self.go_on(slot, half)
            self.show(half)

    def start(self, slot: Slot) -> None:
        """Begin a game, and draw who learns in it."""
        plan, rng, seats = self.plan, self.rng, slot.course.rules.seats
        slot.games += 1
        slot.others = []
        slot.past = plan.past and slot.number % EVERY == 0
        slot.learner = rng.below(seats) if slot.past else ALL
        if plan.trial:
            slot.learner = slot.number // len(self.which) % seats
        elif not slot.past and rng.below(1000) < 1000 * plan.share:
            slot.learner = rng.below(seats)
        if slot.learner != ALL and not slot.past and (slot.games == 1 or not plan.trial):
            slot.others = [bots.make(plan.others, rng.seed()) for _ in range(seats)]
        slot.course.begin(rng.seed())

    def go_on(self, slot: Slot, half: int) -> None:
        """Play on until an answer is wanted from the network."""
        course, there = slot.course, self.halves[half]
        while True:
            ask = course.ask
            if ask is None:
                seats = course.rules.seats
                there.over[slot.number] = 1
                there.rewards[slot.number, :seats] = [share - 1 / seats for share in api.returns(course.state)]
                self.start(slot)
            elif slot.others and ask.seat != slot.learner:
                course.answer(slot.others[ask.seat].choose(api.infostate(course.state, ask.seat), ask))
            elif len(course.legal) == 1:
                course.act(course.legal[0])
            else:
                break

    def act(self, half: int) -> None:
        """Take the actions in one half of the games."""
        there = self.halves[half]
        there.over[:] = 0
        there.rewards[:] = 0
        for slot, action in zip(self.slots[half], there.actions.tolist(), strict=True):
            slot.course.act(int(self.back[slot.course.rules.seats][action]))
            self.go_on(slot, half)
        self.show(half)

    def show(self, half: int) -> None:
        """Write what the seats that act observe into shared memory."""
        there = self.halves[half]
        there.seen[:] = 0
        there.leans[:] = ILLEGAL
        there.seen[:, -1] = self.seats
        for count, which in self.which.items():
            size, numbers = len(self.lay.places[count]), self.lay.numbers[count]
            seen = bytearray(size * len(which))
            for n, k in enumerate(which.tolist()):
                slot = self.slots[half][k]
                course, ask = slot.course, slot.asked
                course.write(ask.seat, seen, n * size)
                if slot.weighed is not ask:
                    slot.weighed = ask
                    slot.logits = weighed(api.infostate(course.state, ask.seat), ask)
                there.leans[k, numbers[course.legal]] = leaning(slot.logits, course.legal, course.paths, course.said)
            there.seen[which[:, None], self.lay.places[count]] = np.frombuffer(seen, np.uint8).reshape(-1, size)
        slots = self.slots[half]
        there.seats[:] = [slot.asked.seat for slot in slots]
        there.learners[:] = [slot.learner for slot in slots]


def work(size: Size, number: int, raw: list[tuple[Any, ...]], line: Connection) -> None:
    """Play in a worker process: a plan begins all games, a number takes the actions in that half."""
    live_with_parent()
    part = slice(number * size.games, (number + 1) * size.games)
    worker = Worker(size, number, [Half(layout(size.game), one, part) for one in raw])
    while True:
        try:
            told = line.recv()
        except EOFError:
            return
        if isinstance(told, Plan):
            worker.begin(told)
        else:
            worker.act(told)
        line.send(told if isinstance(told, int) else -1)


class Crowd:
    """The games as the learner sees them."""

    def __init__(self, halves: list[Half], lines: list[Connection]) -> None:
        self.halves = halves
        self.lines = lines

    def begin(self, plan: Plan) -> None:
        """Begin all games."""
        self.tell(plan)
        self.wait()

    def tell(self, what: Plan | int) -> None:
        """Let the workers begin the games, or act in a half of them."""
        for line in self.lines:
            line.send(what)

    def wait(self) -> None:
        """Wait until all workers have done one thing that they were told. Raise BadInput if a worker is gone."""
        for line in self.lines:
            try:
                line.recv()
            except (EOFError, ConnectionError):
                raise BadInput("A worker process ended; go on from the checkpoint with the same command.") from None


@contextmanager
def crowd(size: Size) -> Iterator[Crowd]:
    """Provide games in worker processes, which end with this one."""
    context = get_context("spawn")
    lay = layout(size.game)
    raw = [shared(lay, size.workers * size.games) for _ in range(HALVES)]
    lines, processes = [], []
    for number in range(size.workers):
        here, there = context.Pipe()
        process = context.Process(target=work, args=(size, number, raw, there), daemon=True)
        process.start()
        there.close()
        lines.append(here)
        processes.append(process)
    try:
        yield Crowd([Half(lay, one, slice(None)) for one in raw], lines)
    finally:
        for line in lines:
            line.close()
        for process in processes:
            process.terminate()
            process.join()
