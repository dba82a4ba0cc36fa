"""Weighing a question: the win chances of all seats after each answer, in worlds that the seat asked could be in."""

from collections.abc import Callable, Generator, Sequence
from math import sqrt
from typing import Annotated, Any, Final

import msgspec

from skulduggery import api
from skulduggery.api import Ask, Event, Info, Rng, Rules, State
from skulduggery.bots.candidates import candidates
from skulduggery.bots.settings import Settings
from skulduggery.bots.thought import Thought, serial_ask
from skulduggery.bots.value import value_of
from skulduggery.bots.worlds import Worlds

WIDTH: Final = 10
"""Number of answers in the first look, those that the rules of thumb prefer."""
KEPT: Final = 3
"""Number of the best answers that get a second look, and the number that a hint names."""
LEAST: Final = 20
"""Least number of rollouts for a question."""
CLOSER: Final = 4
"""Factor by which a third look has more rollouts than the second, if the answer given seems costly."""
CHEAP: Final = 0.025
"""Least win chance that a decision must seem to cost to get the third look."""
AHEAD: Final = 6
"""Number of answers after which the features that explain an answer are read."""
TOLD: Final = 4
"""Greatest number of events told of an answer that was not given."""
LIKE: Final = 24
"""Number of worlds in which these events must be alike."""
ENDINGS: Final = 24
"""Number of worlds in which two answers are played to the end."""
LEADS: Final = 8
"""Number of worlds in which a hint plays answers to the end."""
MOST: Final = 2000
"""Greatest number of answers until then."""
IMAGINED: Final = 4
"""Number of worlds that the learned value counts as in a win chance, so that a few worlds that agree prove little."""
SURER: Final = 0.25
"""Factor of the assumed spread between worlds where all rollouts reach the end of the game."""
Shares = tuple[float, ...]
"""Each seat's share of the win."""
Told = Annotated[tuple[Any, ...], msgspec.Meta(min_length=1, extra_json_schema={"prefixItems": [{"type": "string"}]})]
"""An event: its kind, then the arguments."""


def rounds_of(rules: Rules, wanted: int = 0) -> int:
    """Return the number of rollouts for a question: ``wanted``, or if that is 0, the game's default."""
    return wanted or max(LEAST, 9 * api.game(rules.game).profile.review_rollouts // max(3, rules.seats) ** 2)


class Weighing:
    """The results of some answers: ``values[i][w]`` holds the seats' win chances after ``answers[i]`` in world ``w``.

    The worlds are the same for all answers, but not those in which ``answers[0]`` was found to be best. ``learned``
    is the learned value right after each answer, empty where all rollouts reached the end of the game. ``usual`` holds
    the results of the rules of thumb's answer. ``supposed`` is the assumed standard deviation between worlds.
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
        """Return the seat's own win chance after ``answers[i]``, and its 95% margin of error."""
        return estimate(self.values[i], self.learned[i], self.seat, self.supposed)

    def edge(self, i: int, j: int) -> tuple[float, float]:
        """Return by how much ``answers[i]`` is better for the seat than ``answers[j]``, and the 95% margin of error."""
        me = self.seat
        supposed = self.supposed if self.learned[i] or self.learned[j] else SURER * self.supposed
        return spread([a[me] - b[me] for a, b in zip(self.values[i], self.values[j], strict=True)], supposed)

    def ranked(self) -> list[int]:
        """Return the indices of the answers, best first."""
        return sorted(range(len(self.answers)), key=lambda i: -self.chance(i)[0])

    def play(self, i: int) -> Shares:
        """Return for each seat by how much ``answers[i]`` is better than the usual one."""
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
    """One question, ready to be weighed. Results depend only on what the seat knows and on the random stream."""

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
        """Return the weighing of the best answers, with about ``rounds`` rollouts.

        Half of the rollouts rank the candidates and ``taken``. The other half, in fresh worlds so that luck does not
        favour the winners, measures the best ``KEPT``, all of ``taken`` and the best other answer that is ``plain``. If
        ``taken[0]`` then seems to cost ``CHEAP`` or more, these are measured again in more fresh worlds, and only that
        result is returned.
        """
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
        """Return the weighing of these answers, and of the usual one, in fresh worlds."""
        values, learned = self.trials([*answers, USUAL], max(2, rounds // (len(answers) + 1)))
        spread = api.game(self.info.state.rules.game).profile.world_spread
        return Weighing(self.seat, answers, values, learned, spread)

    def trials(self, answers: list[object], worlds: int) -> tuple[list[list[Shares]], list[list[Shares]]]:
        """Return ``(results, learned)``, each with a row for each answer and an entry for each of ``worlds`` worlds.

        Results come from rollouts with common random numbers, ``learned`` from the learned value right after answers.
        The latter is empty for an answer if all its rollouts reached the end of the game.
        """
        game = self.info.state.rules.game
        out: list[list[Shares]] = [[] for _ in answers]
        learned: list[list[Shares]] = [[] for _ in answers]
        ended = [True] * len(answers)
        for n in range(worlds):
            world = self.thought.world()
            seed = self.rng.seed()
            self.thought.settings.depth = reach(game, n)
            for i in range(len(answers)):
                state = self.after(world, answers[i], seed)
                learned[i].append(value_of(game).shares(state))
                out[i].append(self.thought.play_on(state))
                ended[i] = ended[i] and api.over(state)
        self.thought.rng = self.rng
        return out, [[] if end else values for end, values in zip(ended, learned, strict=True)]

    def after(self, world: State, answer: object, seed: int) -> State:
        """Return a copy of a world with an answer given, and seed the stream of the rollout to follow."""
        state = api.clone(world)
        if answer is USUAL:
            answer = api.policy(api.infostate(state, self.seat), api.pending(state)[0], Rng(seed + 1))
        self.thought.rng = Rng(seed)
        api.apply(state, self.seat, answer)
        return state

    def foreseen(self, answer: object) -> list[Told]:
        """Return the first events, at most ``TOLD``, that a seat can foresee after an answer.

        Events must be alike in ``LIKE`` worlds. Secret arguments that differ are None; the first event with a public
        difference ends the list.
        """
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
        """Return the events after an answer in one world.

        If there are none, the seat plays on by rules of thumb until there is one, or until another seat is asked.
        """
        state = api.clone(self.thought.world())
        state.events = []
        events = [*api.apply(state, self.seat, answer)]
        luck = Rng(seed)
        while not events and (asks := api.pending(state)) and asks[0].seat == self.seat:
            events += api.apply(state, self.seat, api.policy(api.infostate(state, self.seat), asks[0], luck))
        return events

    def brings(self, best: object, other: object) -> Generator[None, None, float]:
        """Return how many points more the seat has at the end after ``best`` than after ``other``, on average.

        The rest of the game is played by rules of thumb, in the same worlds after both. Return 0 unless the gain is
        more than half its 95% margin of error. Yield where the caller may pause, because that takes long.
        """
        gains = []
        for _ in range(ENDINGS):
            first, second = [scores[self.seat] for scores in self.endings([best, other])]
            gains.append(float(first - second))
            yield
        gain, doubt = spread(gains, 1.0)
        return gain if gain > doubt / 2 else 0.0

    def leads(self, answers: list[object]) -> list[float]:
        """Return for each answer how far the seat is ahead of its best rival at the end, on average in points.

        The rest of the game is played by rules of thumb, in the same worlds after all answers.
        """
        totals = [0.0] * len(answers)
        for _ in range(LEADS):
            for i, scores in enumerate(self.endings(answers)):
                rivals = [score for seat, score in enumerate(scores) if seat != self.seat]
                totals[i] += scores[self.seat] - max(rivals)
        return [total / LEADS for total in totals]

    def endings(self, answers: list[object]) -> list[Sequence[int]]:
        """Return the final scores after each answer in one world, played on by rules of thumb with the same luck."""
        world = self.thought.world()
        seed = self.rng.seed()
        out: list[Sequence[int]] = []
        for answer in answers:
            state = self.after(world, answer, seed)
            ahead(state, self.thought.rng, MOST)
            out.append(api.scores(state) if api.over(state) else [0] * state.seats)
        self.thought.rng = self.rng
        return out

    def reasons(self, answers: list[object], worlds: int = 12) -> list[str]:
        """Return for each answer the explanation group in which it gains most over each of the others, or "".

        A gain counts only above ``NOTABLE`` and its 95% margin of error, over whichever answer comes closest. Where an
        answer changes something of the group at once, there must be a gain at once, too: who is told of more money
        looks at the prices. Else the group must grow from now on (passing wins no gangs), unless players want less
        of it (``harms``). Of what answers spend (``stocks``), an answer must bring some: it is no gain if the other one
        spends it. All answers are tried in the same worlds.
        """
        game = self.info.state.rules.game
        spent = api.game(game).spent_groups(self.info.state)
        heads = tuple(["" if head in spent else head for head in api.game(game).explanation_groups])
        stocks, harms = api.game(game).stocks, api.game(game).harms
        value = value_of(game)
        start: list[list[float]] = []
        soon: list[list[list[float]]] = []
        late: list[list[list[float]]] = []
        """For each world and answer, the value features right after it and ``AHEAD``."""
        for _ in range(worlds):
            world = self.thought.world()
            seed = self.rng.seed()
            start.append(api.value_features(world, self.seat))
            soon.append([])
            late.append([])
            for answer in answers:
                state = self.after(world, answer, seed)
                soon[-1].append(api.value_features(state, self.seat))
                ahead(state, self.thought.rng)
                late[-1].append(api.value_features(state, self.seat))
        self.thought.rng = self.rng

        def part(features: list[float], head: str) -> list[float]:
            return [one for one, at in zip(features, heads, strict=True) if at == head]

        def gained(seen: list[list[list[float]]], i: int, j: int, head: str) -> tuple[float, float]:
            gains = []
            for after in seen:
                pairs = zip(heads, after[i], after[j], strict=True)
                without = [other if at == head else own for at, own, other in pairs]
                gains.append(value.score(after[i]) - value.score(without))
            return spread(gains, NOTABLE)

        def growth(i: int, head: str) -> float:
            gains = []
            for before, after in zip(start, late, strict=True):
                pairs = zip(heads, after[i], before, strict=True)
                gains.append(value.score(after[i]) - value.score([b if at == head else own for at, own, b in pairs]))
            return sum(gains) / len(gains)

        def beyond(i: int, j: int, head: str) -> float:
            gain, doubt = gained(late, i, j, head)
            if gain <= max(NOTABLE, doubt) or (head in stocks and (growth(i, head) <= 0.0 or growth(j, head) < 0.0)):
                return 0.0
            first = part(start[0], head)
            touched = first != part(soon[0][i], head) or first != part(soon[0][j], head)
            if touched:
                return gain if gained(soon, i, j, head)[0] > 0.0 else 0.0
            return gain if head in harms or growth(i, head) > 0.0 else 0.0

        out = []
        for i in range(len(answers)):
            others = [j for j in range(len(answers)) if j != i]
            gains = {head: min(beyond(i, j, head) for j in others) for head in heads if head and others}
            best = max(gains, key=lambda head: gains[head], default="")
            out.append(best if best and gains[best] else "")
        return out


USUAL: Final = object()
"""Placeholder for the answer of the rules of thumb."""
NOTABLE: Final = 0.03
"""Least gain in the output of the value network for which a reason is told."""


def scales(info: Info, ask: Ask, rng: Rng) -> Scales | None:
    """Return the scales for a question, or None if there is nothing to weigh.

    There is nothing in an open offer, a question with one option, or one that is not asked in turn.
    """
    serial = serial_ask(info, ask)
    if serial is None or (len(serial.options) == 1 and not serial.ranges):
        return None
    return Scales(info, serial, rng)


def gain_of(info: Info, offer: Ask, option: object, worlds: int, rng: Rng) -> tuple[float, float]:
    """Return by how much taking an open offer raises the seat's win chance, and its 95% margin of error.

    The game goes on in the same worlds with the offer taken and without, by rules of thumb and in turn.
    """
    game, seat = info.state.rules.game, info.seat
    settings = Settings()
    settings.rollout = api.game(game).profile.review_player
    thought = Thought(settings, Worlds(info), seat, offer, [], -1, rng)
    gains = []
    for n in range(worlds):
        world = api.redeal(info, rng)
        seed = rng.seed()
        ends = []
        for taken in (True, False):
            state = api.clone(world)
            if taken:
                api.apply(state, seat, option, offer.kind)
            api.make_serial(state)
            thought.rng = Rng(seed)
            settings.depth = reach(game, n)
            ends.append(thought.play_on(state)[seat])
        gains.append(ends[0] - ends[1])
    return spread(gains, api.game(game).profile.world_spread)


def ahead(state: State, rng: Rng, answers: int = AHEAD) -> None:
    """Play on for some answers by rules of thumb, or until the end, in place."""
    for _ in range(answers):
        asks = api.pending(state)
        if not asks:
            return
        ask = asks[0]
        api.apply(state, ask.seat, api.policy(api.infostate(state, ask.seat), ask, rng))


def reach(game: str, n: int) -> int:
    """Return the length of the ``n``-th rollout in answers, spread evenly over 0.5 to 1.5 times ``review_depth``.

    With equal lengths all rollouts would stop at the same place of a round, before or after some seat's gains.
    """
    depth = api.game(game).profile.review_depth
    return depth // 2 + int((0.5 + 0.618034 * n) % 1.0 * (depth + 1))


def stand(state: State, rounds: int, rng: Rng) -> list[tuple[float, float]]:
    """Return each seat's win chance with all cards open, and its 95% margin of error."""
    if api.over(state):
        return [(share, 0.0) for share in api.returns(state)]
    game = state.rules.game
    settings = Settings()
    settings.rollout = api.game(game).profile.review_player
    thought = Thought(settings, Worlds(api.infostate(state, 0)), 0, api.pending(state)[0], [], -1, rng)
    values: list[Shares] = []
    ended = True
    for n in range(rounds):
        world = api.clone(state)
        api.make_serial(world)
        api.draw_from(world, rng.seed())
        settings.depth = reach(game, n)
        values.append(thought.play_on(world))
        ended = ended and api.over(world)
    learned = [] if ended else [value_of(game).shares(state)]
    spread = api.game(game).profile.world_spread
    return [estimate(values, learned, seat, spread) for seat in range(state.seats)]


def estimate(values: list[Shares], learned: list[Shares], seat: int, supposed: float) -> tuple[float, float]:
    """Return a seat's win chance and its 95% margin of error.

    It is the mean of ``values`` and of ``IMAGINED`` more worlds at the mean of ``learned``. The margin grows with the
    difference between the two. If nothing was learned, because the values are results of games that are over, they
    stand alone.
    """
    seen = [one[seat] for one in values]
    if not learned:
        return spread(seen, SURER * supposed)
    n = len(seen)
    guess = sum([one[seat] for one in learned]) / len(learned)
    mean = (sum(seen) + IMAGINED * guess) / (n + IMAGINED)
    spent = sum([(one - mean) ** 2 for one in seen]) + IMAGINED * (guess - mean) ** 2
    return mean, margin(spent, n, supposed)


def spread(values: list[float], supposed: float) -> tuple[float, float]:
    """Return the mean of some values and its 95% margin of error."""
    n = len(values)
    mean = sum(values) / n
    return mean, margin(sum([(one - mean) ** 2 for one in values]), n, supposed)


def margin(spent: float, n: int, supposed: float) -> float:
    """Return the 95% margin of error of a mean over ``n`` worlds whose squared deviations add up to ``spent``.

    It uses Student's t. Two imaginary worlds, each ``supposed`` from the mean, are added so that a few worlds that
    happen to agree do not make it certain.
    """
    left = n + 1
    t = 1.96 + 2.37 / left + 2.82 / left**2  # the first terms of Cornish and Fisher's series
    return t * sqrt((spent + 2 * supposed**2) / left / n)
