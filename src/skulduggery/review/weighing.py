"""A question weighed: what each answer promises every seat, in worlds that the seat asked could be in."""

from collections.abc import Callable
from math import sqrt
from typing import Final

from skulduggery import api
from skulduggery.api import Ask, Info, Rng, Rules, State
from skulduggery.bots.candidates import candidates
from skulduggery.bots.settings import Settings
from skulduggery.bots.thought import Thought, in_turn
from skulduggery.bots.value import value_of
from skulduggery.bots.worlds import Worlds

WIDTH: Final = 10
"""So many answers are looked at: those that players by rules of thumb like best."""
KEPT: Final = 3
"""So many of them are looked at twice."""
PLAY: Final = {"crooks": "learned", "scoundrels": "heuristic", "mayhem": "heuristic"}
"""Who plays on: who has learned, where that plays far better than rules of thumb with any number of seats."""
REACH: Final = {"crooks": 12, "scoundrels": 20, "mayhem": 12}
"""How many answers a roll-out goes on before what was learned says what the world is worth."""
ROUNDS: Final = {"crooks": 60, "scoundrels": 40, "mayhem": 40}
"""Roll-outs a question where three play; with more seats each takes longer, and there are more questions: fewer."""
LEAST: Final = 20
"""But not fewer than these."""
CLOSER: Final = 4
"""So many times as often a question is looked at again where the answer given seems to have cost something."""
CHEAP: Final = 0.025
"""What seems to cost less is not looked at again."""
AHEAD: Final = 6
"""How many answers later it is looked what an answer has brought."""
SUPPOSED: Final = {"crooks": 0.25, "scoundrels": 0.15, "mayhem": 0.05}
"""How far apart worlds are taken to be before any is looked at (standard deviation); this counts as two worlds."""
Shares = tuple[float, ...]


def rounds_of(rules: Rules, wanted: int = 0) -> int:
    """Roll-outs a question: as many as are wanted; 0: as many as fit the game."""
    return wanted or max(LEAST, 9 * ROUNDS[rules.game] // max(3, rules.seats) ** 2)


class Weighing:
    """What came of some answers: ``values[i][w]`` are the seats' win chances after ``answers[i]`` in world ``w``.

    The worlds are the same for all answers, and others than those by which the ``first`` of them was found to be best.
    ``usual`` is what comes of answering by rules of thumb.
    """

    def __init__(
        self, seat: int, answers: list[object], values: list[list[Shares]], usual: list[Shares], supposed: float
    ) -> None:
        self.seat = seat
        self.supposed = supposed
        self.answers = answers
        self.values = values
        self.usual = usual

    def chance(self, i: int) -> tuple[float, float]:
        """The seat's own win chance by an answer, and how far it may be off (95%)."""
        return spread([one[self.seat] for one in self.values[i]], self.supposed)

    def edge(self, i: int, j: int) -> tuple[float, float]:
        """How much better for the seat the one answer is than the other, and how far that may be off (95%)."""
        me = self.seat
        return spread([a[me] - b[me] for a, b in zip(self.values[i], self.values[j], strict=True)], self.supposed)

    def ranked(self) -> list[int]:
        """The answers, the best first."""
        return sorted(range(len(self.answers)), key=lambda i: -self.chance(i)[0])

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
        return spread(differences, self.supposed)[1] if any(differences) else 0.0


class Scales:
    """One question, ready to be weighed. What comes out is a function of what the seat knows and of the stream."""

    def __init__(self, info: Info, ask: Ask, rng: Rng) -> None:
        settings = Settings()
        settings.play = PLAY[info.state.rules.game]
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
        best: so nothing looks better than it is because it was lucky. ``taken`` are looked at twice in any case, so is
        the best of those that are ``plain``; where the first of ``taken`` seems to have cost something, all of these
        are looked at once more, in many more fresh worlds, and what was found before is forgotten."""
        options = candidates(self.info, self.ask, self.rng, WIDTH)
        taken = taken or []
        options += [one for one in taken if one not in options]
        first = self.trials(options, max(2, rounds // (2 * len(options))))
        totals = [sum([one[self.seat] for one in values]) for values in first]
        ranked = [options[i] for i in sorted(range(len(options)), key=lambda i: -totals[i])]
        kept = ranked[:KEPT]
        kept += [one for one in taken if one not in kept]
        if plain is not None:
            kept += [one for one in ranked if plain(one) and one not in kept][:1]
        found = self.look(kept, rounds // 2)
        if taken and found.edge(found.ranked()[0], kept.index(taken[0]))[0] >= CHEAP:
            found = self.look([kept[i] for i in found.ranked()], CLOSER * rounds // 2)
        return found

    def look(self, answers: list[object], rounds: int) -> Weighing:
        """The answers and the usual one in fresh worlds."""
        *values, usual = self.trials([*answers, USUAL], max(2, rounds // (len(answers) + 1)))
        return Weighing(self.seat, answers, values, usual, SUPPOSED[self.info.state.rules.game])

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
        """For each answer the head under which it brings most, against what the others bring on average in the same
        worlds; or nothing, where that may be chance."""
        game = self.info.state.rules.game
        heads = api.game(game).heads
        value = value_of(game)
        seen: list[list[list[float]]] = []
        """In each world the features after each answer."""
        for _ in range(worlds):
            world = self.thought.world()
            seed = self.rng.seed()
            seen.append([])
            for answer in answers:
                state = self.after(world, answer, seed)
                ahead(state, self.thought.rng)
                seen[-1].append(api.features(state, self.seat))
        self.thought.rng = self.rng

        def brought(i: int, head: str) -> tuple[float, float]:
            gains = []
            for mine, others in [(after[i], [*after[:i], *after[i + 1 :]]) for after in seen]:
                common = [sum(column) / len(others) for column in zip(*others, strict=True)]
                without = [common[k] if heads[k] == head else mine[k] for k in range(len(heads))]
                gains.append(value.score(mine) - value.score(without))
            return spread(gains, NOTABLE)

        out = []
        for i in range(len(answers)):
            gains = {head: brought(i, head) for head in heads if head} if len(answers) > 1 else {}
            best = max(gains, key=lambda head: gains[head][0], default="")
            out.append(best if best and gains[best][0] > max(NOTABLE, gains[best][1]) else "")
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
    settings.play = PLAY[state.rules.game]
    settings.reach = REACH[state.rules.game]
    thought = Thought(settings, Worlds(api.infostate(state, 0)), 0, api.pending(state)[0], [], -1, rng)
    total = [0.0] * state.seats
    for _ in range(rounds):
        world = api.clone(state)
        api.in_turn(world)
        api.draw_from(world, rng.seed())
        for seat, share in enumerate(thought.play_on(world)):
            total[seat] += share / rounds
    return tuple(total)


def spread(values: list[float], supposed: float) -> tuple[float, float]:
    """The mean, and how far it may be off (95%): Student's t, with two worlds that are as far apart as ``supposed``
    besides those seen, so that a few that happen to agree don't make it certain."""
    n = len(values)
    mean = sum(values) / n
    left = n + 1
    spent = sum([(one - mean) ** 2 for one in values]) + 2 * supposed**2
    t = 1.96 + 2.37 / left + 2.82 / left**2  # the first terms of Cornish and Fisher's series
    return mean, t * sqrt(spent / left / n)
