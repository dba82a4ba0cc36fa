"""A question weighed: what each answer promises every seat, in worlds that the seat asked could be in."""

from collections.abc import Callable
from math import sqrt
from typing import Final

from skulduggery import api
from skulduggery.api import Ask, Info, Rng, State
from skulduggery.bots.search import Settings, Thought, candidates, in_turn
from skulduggery.bots.value import value_of
from skulduggery.bots.worlds import Worlds

WIDTH: Final = 10
"""So many answers are looked at: those that players by rules of thumb like best."""
KEPT: Final = 3
"""So many of them are looked at twice."""
REACH: Final = {"crooks": 12, "scoundrels": 20, "mayhem": 12}
"""How many answers a roll-out goes on before what was learned says what the world is worth."""
OPEN_REACH: Final = {"crooks": 0, "scoundrels": 20, "mayhem": 12}
"""The same where all cards are open; 0: to the end."""
ROUNDS: Final = {"crooks": 240, "scoundrels": 80, "mayhem": 40}
"""Roll-outs a question."""
AHEAD: Final = 6
"""How many answers later it is looked what an answer has brought."""
Shares = tuple[float, ...]


class Weighing:
    """What came of some answers: ``values[i][w]`` are the seats' win chances after ``answers[i]`` in world ``w``.

    The worlds are the same for all answers, and others than those by which the ``first`` of them was found to be best.
    ``usual`` is what comes of answering by rules of thumb.
    """

    def __init__(self, seat: int, answers: list[object], values: list[list[Shares]], usual: list[Shares]) -> None:
        self.seat = seat
        self.answers = answers
        self.values = values
        self.usual = usual

    def chance(self, i: int) -> tuple[float, float]:
        """The seat's own win chance by an answer, and how far it may be off (95%)."""
        return spread([one[self.seat] for one in self.values[i]])

    def edge(self, i: int, j: int) -> tuple[float, float]:
        """How much better for the seat the one answer is than the other, and how far that may be off (95%)."""
        me = self.seat
        return spread([a[me] - b[me] for a, b in zip(self.values[i], self.values[j], strict=True)])

    def play(self, i: int) -> Shares:
        """How much better an answer is for each seat than the usual one."""
        return tuple(
            [
                sum([a[seat] - b[seat] for a, b in zip(self.values[i], self.usual, strict=True)]) / len(self.usual)
                for seat in range(len(self.usual[0]))
            ]
        )

    def doubt(self, i: int) -> float:
        """How far ``play`` may be off for the seat itself (95%); not at all where the usual answer is the same."""
        me = self.seat
        differences = [a[me] - b[me] for a, b in zip(self.values[i], self.usual, strict=True)]
        return spread(differences)[1] if any(differences) else 0.0


class Scales:
    """One question, ready to be weighed. What comes out is a function of what the seat knows and of the stream."""

    def __init__(self, info: Info, ask: Ask, rng: Rng) -> None:
        settings = Settings()
        settings.reach = REACH[info.state.rules.game]
        self.rng = rng
        self.info = info
        self.seat = info.seat
        self.ask = ask
        self.thought = Thought(settings, Worlds(info), info.seat, ask, [], -1, rng)

    def weigh(
        self, rounds: int, taken: list[object] | None = None, plain: Callable[[object], bool] | None = None
    ) -> Weighing:
        """Look at the answers with half of the rounds, and with the other half, in fresh worlds, at those that seemed
        best: so nothing looks better than it is because it was lucky. ``taken`` are looked at twice in any case; so
        is the best of those that are ``plain``."""
        options = candidates(self.info, self.ask, self.rng, WIDTH)
        options += [one for one in taken or [] if one not in options]
        first = self.trials(options, max(2, rounds // (2 * len(options))))
        totals = [sum([one[self.seat] for one in values]) for values in first]
        ranked = [options[i] for i in sorted(range(len(options)), key=lambda i: -totals[i])]
        kept = ranked[:KEPT]
        kept += [one for one in taken or [] if one not in kept]
        if plain is not None:
            kept += [one for one in ranked if plain(one) and one not in kept][:1]
        *values, usual = self.trials([*kept, USUAL], max(2, rounds // (2 * len(kept) + 2)))
        return Weighing(self.seat, kept, values, usual)

    def trials(self, answers: list[object], worlds: int) -> list[list[Shares]]:
        """What comes of each answer in so many worlds, the same for all, with the same chance in each."""
        out: list[list[Shares]] = [[] for _ in answers]
        for _ in range(worlds):
            world = self.thought.world()
            seed = self.rng.seed()
            for i in range(len(answers)):
                state = self.after(world, answers[i], seed)
                out[i].append(self.thought.play_on(state))
        self.thought.rng = self.rng
        return out

    def after(self, world: State, answer: object, seed: int) -> State:
        """A copy of a world with an answer given; from here on a stream of its own decides how others play."""
        state = api.clone(world)
        if answer is USUAL:
            answer = api.policy(api.infostate(state, self.seat), api.pending(state)[0], Rng(seed + 1))
        self.thought.rng = Rng(seed)
        api.apply(state, self.seat, answer)
        return state

    def reasons(self, answers: list[object], worlds: int = 12) -> list[str]:
        """For each answer the head under which it brings most, against what the others bring on average; or nothing."""
        game = self.info.state.rules.game
        heads = api.game(game).heads
        value = value_of(game)
        means = [[0.0] * len(heads) for _ in answers]
        for _ in range(worlds):
            world = self.thought.world()
            seed = self.rng.seed()
            for i in range(len(answers)):
                state = self.after(world, answers[i], seed)
                ahead(state, self.thought.rng)
                for k, number in enumerate(api.features(state, self.seat)):
                    means[i][k] += number / worlds
        self.thought.rng = self.rng
        out = []
        for i in range(len(answers)):
            others = [means[j] for j in range(len(answers)) if j != i]
            common = [sum(column) / len(others) for column in zip(*others, strict=True)] if others else means[i]
            here = value.score(means[i])
            gains = dict.fromkeys([head for head in heads if head], 0.0)
            for k in range(len(heads)):
                if heads[k]:
                    gains[heads[k]] += here - value.score([*means[i][:k], common[k], *means[i][k + 1 :]])
            best = max(gains, key=lambda head: gains[head])
            out.append(best if gains[best] > NOTABLE else "")
        return out


USUAL: Final = object()
"""Stands for the answer by rules of thumb."""
NOTABLE: Final = 0.03
"""What brings less to the logarithm of a seat's chances is no reason."""


def scales(info: Info, ask: Ask, rng: Rng) -> Scales | None:
    """What weighs a question; None where nothing is to be weighed: one answer, or an offer that stands open."""
    serial = in_turn(info, ask)
    if serial is None or (len(serial.options) == 1 and not serial.ranges):
        return None
    return Scales(info, serial, rng)


def ahead(state: State, rng: Rng) -> None:
    """Play on a little by rules of thumb."""
    for _ in range(AHEAD):
        asks = api.pending(state)
        if not asks:
            return
        ask = asks[0]
        api.apply(state, ask.seat, api.policy(api.infostate(state, ask.seat), ask, rng))


def stand(state: State, rounds: int, rng: Rng) -> Shares:
    """The seats' win chances with all cards open."""
    if api.over(state):
        return api.returns(state)
    settings = Settings()
    settings.reach = OPEN_REACH[state.rules.game]
    thought = Thought(settings, Worlds(api.infostate(state, 0)), 0, api.pending(state)[0], [], -1, rng)
    total = [0.0] * state.seats
    for _ in range(rounds):
        world = api.clone(state)
        api.in_turn(world)
        api.draw_from(world, rng.seed())
        for seat, share in enumerate(thought.play_on(world)):
            total[seat] += share / rounds
    return tuple(total)


def spread(values: list[float]) -> tuple[float, float]:
    """The mean, and how far it may be off (95%); never nothing, however much the values agree."""
    n = len(values)
    mean = sum(values) / n
    return mean, 1.96 * sqrt(sum([(one - mean) ** 2 for one in values]) / max(1, n - 1) / n + (0.5 / n) ** 2)
