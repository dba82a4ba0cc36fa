"""Search in worlds that a seat could be in: flat Monte Carlo and trees of information sets.

The shape and the sources are in docs/decisions/opponents.md. Every search is one class with one ``Settings``.
"""

from collections.abc import Callable
from math import exp
from time import monotonic
from typing import Final

from skulduggery import api
from skulduggery.api import Ask, Info, Rng, State
from skulduggery.bots.tree import SELECTS, Arm, Choice, Node, learn
from skulduggery.bots.value import value_of
from skulduggery.bots.worlds import TEMPERATURES, Believed, Worlds, softmax
from skulduggery.record import Record

WIDE: Final = 24
"""More options than these are not all looked at."""
BATCH: Final = 16
"""Rounds between two looks at the clock."""
PRIOR_FLOOR: Final = 0.1


class Settings:
    """How a search thinks. ``kind``: flat, tree (one tree) or trees (one for each seat)."""

    def __init__(self) -> None:
        self.kind = "flat"
        self.rounds = 400
        """Roll-outs in all."""
        self.seconds = 0.0
        """Time to think instead, if not 0; then ``rounds`` is not looked at."""
        self.select = "ucb"
        self.fresh = 0
        """Other seats learn only in worlds re-dealt for them, in which they can't know the thinker's cards."""
        self.own = 0.0
        """The part of the rounds that begin in a world where the thinker's own hidden cards are others."""
        self.belief = 0
        """How many histories are weighed; 0: worlds are re-deals, all alike."""
        self.play = "heuristic"
        """Who plays on: heuristic or random."""
        self.whim = 0.0
        """How often who plays on answers by chance."""
        self.margin = 0.0
        """How much of a roll-out's value is the lead in points."""
        self.reach = 0
        """If not 0: who plays on stops after so many answers, and what was learned says what the world is worth."""
        self.width = WIDE
        """How many options are looked at: those that the fast policy likes best, where it weighs them."""
        self.tie = 0.01
        """Options so near to the best are answered too."""
        self.sharpness = 0.0
        """If not 0: an answer is drawn by a softmax over values, so sharp."""
        self.doubt = 0.0
        """If not 0 (flat only): what the rules of thumb answer stands unless another option gains more than so many
        standard errors in the same worlds."""
        self.roots = 1
        """Trees grown apart and then added up."""


class Root:
    """What a search has found so far: the options at the root, with their statistics."""

    def __init__(self, arms: list[Arm], thumb: Arm | None = None) -> None:
        self.arms = arms
        self.thumb = thumb
        """What the rules of thumb answer, where the search sets out from there."""

    def best(self) -> Arm:
        """The arm that brought most, of those visited at least half as often as any: a few visits may be luck."""
        most = max([arm.visits for arm in self.arms])
        proven = [arm for arm in self.arms if 2 * arm.visits >= most]
        return min(proven, key=by_mean)


class Search:
    """A bot that thinks in worlds its seat could be in."""

    blind = False

    def __init__(self, seed: int, settings: Settings) -> None:
        self.rng = Rng(seed)
        self.settings = settings
        self.remembers = api.games() if settings.belief else ()
        self.worlds: Callable[[Info, Record | None, Rng], Worlds] | None = None
        """Where worlds come from, if from elsewhere: the arena lets a bot see all so."""

    def choose(self, info: Info | None, ask: Ask, past: Record | None = None) -> object:
        assert info is not None
        if len(ask.options) == 1 and not (ask.ranges or ask.open):
            return ask.options[0]
        serial = in_turn(info, ask)
        if serial is None:
            return api.policy(info, ask, self.rng)
        if len(serial.options) == 1 and not serial.ranges:
            return serial.options[0]
        return pick(self.think(info, serial, past), self.settings, self.rng)

    def think(self, info: Info, ask: Ask, past: Record | None = None, stop: Callable[[], bool] | None = None) -> Root:
        """Look at the options of ``ask`` until rounds or time are up, or ``stop()`` says so."""
        settings = self.settings
        begun = monotonic()
        options = candidates(info, ask, self.rng, settings.width)
        thumb = options.index(rule_of_thumb(info, ask, options, self.rng)) if settings.doubt else -1
        total = [Arm(option, 0.0) for option in options]
        if len(options) == 1:
            return Root(total)
        if self.worlds is not None:
            worlds = self.worlds(info, past, self.rng)
        elif settings.belief and past is not None:
            worlds = Believed(info, past, settings.belief, self.rng)
        else:
            worlds = Worlds(info)
        for n in range(settings.roots):
            thought = Thought(settings, worlds, info.seat, ask, options, thumb, Rng(self.rng.seed()))
            until = begun + settings.seconds * (n + 1) / settings.roots if settings.seconds else 0.0
            thought.run(settings.rounds // settings.roots, until, stop)
            for i in range(len(total)):
                arm = thought.arms[i]
                total[i].visits += arm.visits
                total[i].total += arm.total
                total[i].plan += arm.plan
                total[i].pairs += arm.pairs
                total[i].gain += arm.gain
                total[i].spread += arm.spread
        return Root(total, total[thumb] if thumb >= 0 else None)


class Thought:
    """One search from one question: a tree, or just its root."""

    def __init__(
        self,
        settings: Settings,
        worlds: Worlds,
        seat: int,
        ask: Ask,
        options: list[object],
        thumb: int,
        rng: Rng,
    ) -> None:
        self.settings = settings
        self.worlds = worlds
        self.seat = seat
        self.ask = ask
        self.rng = rng
        self.arms = [Arm(option, 0.0) for option in options]
        self.thumb = self.arms[thumb] if thumb >= 0 else None
        self.nodes: dict[tuple[object, ...], Node] = {}
        self.select = SELECTS[settings.select]
        self.root = Node()
        if settings.kind != "flat":
            for arm, prior in zip(self.arms, priors(worlds.info, ask, options), strict=True):
                arm.prior = prior
                self.root.arms[arm.answer] = arm
            self.root.wide = options

    def run(self, rounds: int, until: float, stop: Callable[[], bool] | None) -> None:
        """Go on until rounds are up, or if ``until`` is not 0 until then: flat, at least one look at every option."""
        if self.settings.kind == "flat":
            self.halving(rounds, until, stop)
            return
        done = 0
        while until or done < rounds:
            self.round()
            done += 1
            if done % BATCH == 0 and ((until and monotonic() >= until) or (stop is not None and stop())):
                return

    # Flat

    def halving(self, rounds: int, until: float, stop: Callable[[], bool] | None) -> None:
        """Sequential halving: every option in the same worlds, the worse half of them dropped again and again."""
        live = self.arms
        if self.thumb is not None:
            live = [self.thumb, *[arm for arm in live if arm is not self.thumb]]
        phases = max(1, (len(live) - 1).bit_length())
        begun = monotonic()
        for phase in range(phases):
            share = max(1, rounds // (phases * len(live)))
            worlds = 0
            while worlds < share or until:
                world = self.world()
                luck = self.rng.seed()
                base = 0.0
                for arm in live:
                    state = api.clone(world)
                    self.rng = Rng(luck)  # the same whims of all who play on: what differs hangs on the option
                    api.apply(state, self.seat, arm.answer)
                    value = self.play_on(state)[self.seat]
                    arm.total += value
                    arm.visits += 1
                    if self.thumb is not None:
                        if arm is self.thumb:
                            base = value
                        else:
                            arm.pairs += 1
                            arm.gain += value - base
                            arm.spread += (value - base) * (value - base)
                self.rng = Rng(luck)
                self.rng.seed()
                worlds += 1
                if stop is not None and stop():
                    return
                if until and monotonic() >= begun + (until - begun) * (phase + 1) / phases:
                    break
            live = sorted(live, key=by_mean)[: max(2, (len(live) + 1) // 2)]
            if self.thumb is not None:
                live = [self.thumb, *[arm for arm in live if arm is not self.thumb]]

    def world(self) -> State:
        """A world at the question; where several seats answer together, those before this one have answered."""
        state = self.worlds.draw(self.rng)
        while True:
            ask = api.pending(state)[0]
            if (ask.seat, ask.kind) == (self.seat, self.ask.kind):
                return state
            api.apply(state, ask.seat, api.policy(api.infostate(state, ask.seat), ask, self.rng))

    # Trees

    def round(self) -> None:
        """One way down the tree, one node more, one roll-out, and back."""
        settings = self.settings
        state = self.world()
        here: Node | None = self.root
        whose = self.seat
        if settings.own and self.rng.below(1000) < 1000 * settings.own:
            whose = (self.seat + 1 + self.rng.below(state.seats - 1)) % state.seats
            state = api.redeal(api.infostate(state, whose), self.rng)
            here = None
        path: list[tuple[Node, list[Arm], Choice, int]] = []
        grown = False
        while not grown:
            asks = api.pending(state)
            if not asks:
                break
            ask = asks[0]
            if len(ask.options) == 1 and not ask.ranges:
                api.apply(state, ask.seat, ask.options[0])
                continue
            if settings.fresh and ask.seat != whose and self.rng.below(2):  # from here on it is that seat's round
                state = api.redeal(api.infostate(state, ask.seat), self.rng)
                ask = api.pending(state)[0]
                whose = ask.seat
                path = []
            node = here
            here = None
            if node is None:
                info = api.infostate(state, ask.seat if settings.kind == "trees" else self.seat)
                key = (ask.seat, api.key(info))
                node = self.nodes.get(key)
                if node is None:
                    node = Node()
                    self.nodes[key] = node
                    grown = True
            arms = self.there(node, ask, state)
            choice = self.select(node, arms, self.rng)
            api.apply(state, ask.seat, choice[0].answer)
            if settings.fresh and ask.seat != whose:
                continue
            for arm in arms:
                arm.offered += 1
            path.append((node, arms, choice, ask.seat))
        values = self.play_on(state)
        for node, arms, choice, seat in path:
            value = values[seat]
            if settings.select == "regret":
                learn(node, arms, choice, value)
            choice[0].visits += 1
            choice[0].total += value
            node.visits += 1
            node.total += value

    def there(self, node: Node, ask: Ask, state: State) -> list[Arm]:
        """The arms of a node that this world offers."""
        options = node.wide
        if not options:
            options = list(ask.options)
            if len(options) > self.settings.width or ask.ranges:
                options = candidates(api.infostate(state, ask.seat), ask, self.rng, self.settings.width)
                if not ask.ranges or self.settings.kind == "trees" or ask.seat == self.seat:
                    node.wide = options  # else each world has its own: what a seat can offer hangs on what it hides
        elif self.settings.kind != "trees":
            options = [option for option in options if option in ask.options or ask.ranges] or [ask.options[0]]
        found = [node.arms.get(option) for option in options]
        arms = [arm for arm in found if arm is not None]
        if len(arms) < len(options):
            chances = (
                priors(api.infostate(state, ask.seat), ask, options)
                if self.settings.select == "puct"
                else [0.0] * len(options)
            )
            arms = []
            for option, prior in zip(options, chances, strict=True):
                arm = node.arms.get(option)
                if arm is None:
                    arm = Arm(option, prior)
                    node.arms[option] = arm
                arms.append(arm)
        return arms

    # To the end

    def play_on(self, state: State) -> tuple[float, ...]:
        """Play to the end, and what that is worth to each seat."""
        settings = self.settings
        whim = int(1000 * settings.whim) if settings.play == "heuristic" else 1000
        rng = self.rng
        left = settings.reach or 1_000_000
        while True:
            asks = api.pending(state)
            if not asks:
                break
            ask = asks[0]
            if len(ask.options) == 1 and not ask.ranges:
                answer: object = ask.options[0]
            elif not left:
                values = value_of(state.rules.game).shares(state)
                return blended(values, (0,) * len(values), settings.margin) if settings.margin else values
            elif whim and (whim == 1000 or rng.below(1000) < whim):
                answer = ask.draw(rng)
                left -= 1
            else:
                answer = api.policy(api.infostate(state, ask.seat), ask, rng)
                left -= 1
            api.apply(state, ask.seat, answer)
        values = api.returns(state)
        return values if not settings.margin else blended(values, api.scores(state), settings.margin)


def in_turn(info: Info, ask: Ask) -> Ask | None:
    """The question as it is where play is in turn, as it is in all worlds; None if there is no such question."""
    if ask.open:
        return None
    state = api.clone(info.state)
    api.in_turn(state)
    there = [one for one in api.pending(state) if one.seat == ask.seat]
    if not there:  # several seats answer together, and this one will be asked later
        return ask
    return there[0] if there[0].kind == ask.kind else None


def by_mean(arm: Arm) -> float:
    """Order of arms: the best first."""
    return -arm.mean(0.0)


def blended(values: tuple[float, ...], scores: tuple[int, ...], part: float) -> tuple[float, ...]:
    """Shares of the win with a part of the lead over the best other seat: it says more than who won."""
    out = []
    for seat in range(len(values)):
        best = max([scores[other] for other in range(len(scores)) if other != seat])
        lead = float(scores[seat] - best)
        out.append((1.0 - part) * values[seat] + part * (0.5 + 0.5 * lead / (20.0 + abs(lead))))
    return tuple(out)


def candidates(info: Info, ask: Ask, rng: Rng, width: int) -> list[object]:
    """The answers worth a look: all that are listed if they are not too many, else what the fast policy likes best and
    what the heuristic answers; where nothing weighs them, some by chance."""
    options: list[object] = list(ask.options)
    if len(options) <= width and not ask.ranges:
        return options
    out = [api.policy(info, ask, rng)]
    if ask.ranges:
        return [*out, *[option for option in options if option not in out]]
    values = api.leanings(info, ask)
    if values:
        ranked = sorted(range(len(options)), key=lambda i: -values[i])
        out += [options[i] for i in ranked[:width] if options[i] not in out]
        return out[:width]
    while len(out) < width:
        option = options[rng.below(len(options))]
        if option not in out:
            out.append(option)
    return out


def rule_of_thumb(info: Info, ask: Ask, options: list[object], rng: Rng) -> object:
    """What the heuristic answers, if it is among ``options``; it is where they are all looked at or cut short."""
    for _ in range(20):
        answer = api.policy(info, ask, rng)
        if answer in options:
            return answer
    return options[0]


def priors(info: Info, ask: Ask, options: list[object]) -> list[float]:
    """How likely the fast policy answers each of ``options``."""
    values = api.leanings(info, ask)
    if not values:
        return [1.0 / len(options)] * len(options)
    chances = softmax(values, TEMPERATURES[info.state.rules.game], PRIOR_FLOOR)
    listed = dict(zip(ask.options, chances, strict=True))
    out = [listed[option] if isinstance(option, int) and option in listed else 0.0 for option in options]
    total = sum(out)
    return [chance / total for chance in out] if total else [1.0 / len(options)] * len(options)


def pick(root: Root, settings: Settings, rng: Rng) -> object:
    """The answer: regret matching's mean strategy; else one of the options about as good as the best."""
    arms = root.arms
    if settings.kind != "flat" and settings.select == "regret":
        weights = [arm.plan for arm in arms]
        floor = 0.08 * sum(weights)
        weights = [weight if weight >= floor else 0.0 for weight in weights]
    elif root.thumb is not None:
        best = min(arms, key=lambda arm: -arm.surely(settings.doubt))
        return best.answer if best.surely(settings.doubt) > 0.0 else root.thumb.answer
    elif settings.sharpness:
        top = root.best().mean(0.0)
        weights = [exp(settings.sharpness * (arm.mean(0.0) - top)) for arm in arms]
    else:
        best = root.best()
        most = max([arm.visits for arm in arms])
        weights = []
        for arm in arms:
            near = arm.mean(0.0) >= best.mean(0.0) - settings.tie and 2 * arm.visits >= most
            weights.append(float(arm.visits) if arm is best or near else 0.0)
    total = sum(weights)
    at = rng.below(1 << 24) / float(1 << 24) * total
    for i in range(len(arms)):
        at -= weights[i]
        if weights[i] > 0.0 and at < 0.0:
            return arms[i].answer
    return root.best().answer
