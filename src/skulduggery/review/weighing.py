"""A question weighed: what each answer promises every seat, in worlds that the seat asked could be in."""

from collections.abc import Callable
from math import sqrt
from typing import Annotated, Any, Final

import msgspec

from skulduggery import api
from skulduggery.api import Ask, Event, Info, Rng, Rules, State
from skulduggery.bots.candidates import candidates
from skulduggery.bots.settings import Settings
from skulduggery.bots.thought import Thought, in_turn
from skulduggery.bots.value import value_of
from skulduggery.bots.worlds import Worlds

WIDTH: Final = 10
"""So many answers are looked at: those that players by rules of thumb like best."""
KEPT: Final = 3
"""So many of them are looked at twice."""
LEAST: Final = 20
"""But not fewer than these."""
CLOSER: Final = 4
"""So many times as often a question is looked at again where the answer given seems to have cost something."""
CHEAP: Final = 0.025
"""Decisions that seem to cost less than this win chance are not looked at again."""
AHEAD: Final = 6
"""The number of answers after which the effect of an answer is measured."""
TOLD: Final = 4
"""Events that are told of an answer that was not given."""
LIKE: Final = 24
"""Worlds in which they must be alike."""
IMAGINED: Final = 4
"""A win chance counts the learned value as this number of worlds: so few that agree make none sure."""
Shares = tuple[float, ...]
Told = Annotated[tuple[Any, ...], msgspec.Meta(min_length=1, extra_json_schema={"prefixItems": [{"type": "string"}]})]
"""An event: its kind, then the arguments."""


def rounds_of(rules: Rules, wanted: int = 0) -> int:
    """Roll-outs a question: as many as are wanted; 0: as many as fit the game."""
    return wanted or max(LEAST, 9 * api.game(rules.game).profile.review_rollouts // max(3, rules.seats) ** 2)


class Weighing:
    """The results of some answers: ``values[i][w]`` are the seats' win chances after ``answers[i]`` in world ``w``.

    The worlds are the same for all answers, and others than those by which the ``first`` of them was found to be best.
    ``learned`` is what was learned says of them at once. ``usual`` is what comes of answering by rules of thumb.
    """

    def __init__(
        self, seat: int, answers: list[object], values: list[list[Shares]], learned: list[list[Shares]], supposed: float
    ) -> None:
        self.seat = seat
        self.supposed = supposed
        self.answers = answers
        self.values = values[:-1]
        self.learned = learned
        self.usual = values[-1]

    def chance(self, i: int) -> tuple[float, float]:
        """The seat's own win chance by an answer, and how far it may be off (95%)."""
        return estimate(self.values[i], self.learned[i], self.seat, self.supposed)

    def edge(self, i: int, j: int) -> tuple[float, float]:
        """Return by how much the first answer is better for the seat than the second, and the 95% margin of error."""
        me = self.seat
        return spread([a[me] - b[me] for a, b in zip(self.values[i], self.values[j], strict=True)], self.supposed)

    def ranked(self) -> list[int]:
        """The answers, the best first."""
        return sorted(range(len(self.answers)), key=lambda i: -self.chance(i)[0])

    def play(self, i: int) -> Shares:
        """Return by how much an answer is better for each seat than the usual one."""
        return tuple(
            [
                sum([a[seat] - b[seat] for a, b in zip(self.values[i], self.usual, strict=True)]) / len(self.usual)
                for seat in range(len(self.usual[0]))
            ]
        )

    def doubts(self, i: int) -> list[float]:
        """Return the 95% margin of error of ``play`` for each seat; 0 where nothing differs from the usual answer."""
        out = []
        for seat in range(len(self.usual[0])):
            differences = [a[seat] - b[seat] for a, b in zip(self.values[i], self.usual, strict=True)]
            out.append(spread(differences, self.supposed)[1] if any(differences) else 0.0)
        return out


class Scales:
    """One question, ready to be weighed. What comes out is a function of what the seat knows and of the stream."""

    def __init__(self, info: Info, ask: Ask, rng: Rng) -> None:
        settings = Settings()
        settings.rollout = api.game(info.state.rules.game).profile.review_player
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
        first, _ = self.trials(options, max(2, rounds // (2 * len(options))))
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
        values, learned = self.trials([*answers, USUAL], max(2, rounds // (len(answers) + 1)))
        spread = api.game(self.info.state.rules.game).profile.world_spread
        return Weighing(self.seat, answers, values, learned, spread)

    def trials(self, answers: list[object], worlds: int) -> tuple[list[list[Shares]], list[list[Shares]]]:
        """Return the results of each answer by rollouts in ``worlds`` worlds, with common random numbers, and the
        learned value right after each answer."""
        game = self.info.state.rules.game
        out: list[list[Shares]] = [[] for _ in answers]
        learned: list[list[Shares]] = [[] for _ in answers]
        for n in range(worlds):
            world = self.thought.world()
            seed = self.rng.seed()
            self.thought.settings.depth = reach(game, n)
            for i in range(len(answers)):
                state = self.after(world, answers[i], seed)
                learned[i].append(value_of(game).shares(state))
                out[i].append(self.thought.play_on(state))
        self.thought.rng = self.rng
        return out, learned

    def after(self, world: State, answer: object, seed: int) -> State:
        """Return a copy of a world with an answer given; from here on a stream of its own decides how others play."""
        state = api.clone(world)
        if answer is USUAL:
            answer = api.policy(api.infostate(state, self.seat), api.pending(state)[0], Rng(seed + 1))
        self.thought.rng = Rng(seed)
        api.apply(state, self.seat, answer)
        return state

    def foreseen(self, answer: object) -> list[Told]:
        """Return the first events after an answer that its seat can foresee: those that are the same in all worlds that
        it could be in. Secret events that depend on the world are left out. From the first public event that depends on
        the world nothing is told."""
        seed = self.rng.seed()
        first, *others = [self.events(answer, seed) for _ in range(LIKE)]
        self.thought.rng = self.rng
        out: list[Told] = []
        for i, event in enumerate(first[:TOLD]):
            twins = [each[i] for each in others if len(each) > i and each[i].kind == event.kind]
            args = [[*column] for column in zip(event.args, *[one.args for one in twins], strict=False)]
            unlike = {k for k, column in enumerate(args) if any([one != column[0] for one in column])}
            if len(twins) < len(others) or len(args) < len(event.args) or not unlike <= {*event.secret}:
                break
            out.append((event.kind, *[None if k in unlike else arg for k, arg in enumerate(event.args)]))
        return out

    def events(self, answer: object, seed: int) -> list[Event]:
        """Return the events after an answer in one world. Where there are none, the seat plays on by rules of thumb
        until an event shows what the answer was."""
        state = api.clone(self.thought.world())
        state.events = []
        events = [*api.apply(state, self.seat, answer)]
        luck = Rng(seed)
        while not events and (asks := api.pending(state)) and asks[0].seat == self.seat:
            events += api.apply(state, self.seat, api.policy(api.infostate(state, self.seat), asks[0], luck))
        return events

    def reasons(self, answers: list[object], worlds: int = 12) -> list[str]:
        """For each answer the head under which it brings most, against what the others bring on average in the same
        worlds; or nothing, where that may be chance."""
        game = self.info.state.rules.game
        heads = api.game(game).explanation_groups
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
                seen[-1].append(api.value_features(state, self.seat))
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
"""A reason that changes the logarithm of a seat's chances by less is not told."""


def scales(info: Info, ask: Ask, rng: Rng) -> Scales | None:
    """Return the scales for a question; None where there is nothing to weigh: only one answer, or an offer that stands
    open."""
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


def reach(game: str, n: int) -> int:
    """Return the length of the ``n``-th rollout: half to one and a half times the usual, spread evenly. If all rollouts
    were equally long, all would stop at the same place of a round, before or after some seat's gains."""
    depth = api.game(game).profile.review_depth
    return depth // 2 + int((0.5 + 0.618034 * n) % 1.0 * (depth + 1))


def stand(state: State, rounds: int, rng: Rng) -> list[tuple[float, float]]:
    """The seats' win chances with all cards open, and how far each may be off (95%)."""
    if api.over(state):
        return [(share, 0.0) for share in api.returns(state)]
    game = state.rules.game
    settings = Settings()
    settings.rollout = api.game(game).profile.review_player
    thought = Thought(settings, Worlds(api.infostate(state, 0)), 0, api.pending(state)[0], [], -1, rng)
    values: list[Shares] = []
    for n in range(rounds):
        world = api.clone(state)
        api.in_turn(world)
        api.draw_from(world, rng.seed())
        settings.depth = reach(game, n)
        values.append(thought.play_on(world))
    learned = [value_of(game).shares(state)]
    spread = api.game(game).profile.world_spread
    return [estimate(values, learned, seat, spread) for seat in range(state.seats)]


def estimate(values: list[Shares], learned: list[Shares], seat: int, supposed: float) -> tuple[float, float]:
    """A seat's win chance by what came of some worlds, with as many ``IMAGINED`` ones that are worth what was learned
    says of them, and how far it may be off (95%): the farther, the less the two agree."""
    seen = [one[seat] for one in values]
    n = len(seen)
    guess = sum([one[seat] for one in learned]) / len(learned)
    mean = (sum(seen) + IMAGINED * guess) / (n + IMAGINED)
    spent = sum([(one - mean) ** 2 for one in seen]) + IMAGINED * (guess - mean) ** 2
    return mean, margin(spent, n, supposed)


def spread(values: list[float], supposed: float) -> tuple[float, float]:
    """Return the mean, and how far it may be off (95%)."""
    n = len(values)
    mean = sum(values) / n
    return mean, margin(sum([(one - mean) ** 2 for one in values]), n, supposed)


def margin(spent: float, n: int, supposed: float) -> float:
    """Return the 95% margin of error of a mean over ``n`` worlds whose squared deviations add up to ``spent``. It uses
    Student's t and adds two imaginary worlds that are ``supposed`` apart, so that a few worlds that happen to agree do
    not make it certain."""
    left = n + 1
    t = 1.96 + 2.37 / left + 2.82 / left**2  # the first terms of Cornish and Fisher's series
    return t * sqrt((spent + 2 * supposed**2) / left / n)
