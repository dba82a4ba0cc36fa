"""One search: the options of a question tried in possible worlds, flat or in an information set tree."""

from collections.abc import Callable
from time import monotonic

from skulduggery import api
from skulduggery.api import Ask, Info, Rng, State
from skulduggery.bots.candidates import answered, candidates, priors
from skulduggery.bots.settings import Settings
from skulduggery.bots.tree import SELECTS, Arm, Node
from skulduggery.bots.value import value_of
from skulduggery.bots.worlds import Worlds


class Thought:
    """One search of one question: a tree, or just its root.

    ``thumb`` is the index of the rules of thumb's option, -1 for none; ``leans`` the bonus of each option.
    """

    def __init__(
        self,
        settings: Settings,
        worlds: Worlds,
        seat: int,
        ask: Ask,
        options: list[object],
        thumb: int,
        rng: Rng,
        leans: list[float] | None = None,
    ) -> None:
        self.settings = settings
        self.worlds = worlds
        self.seat = seat
        self.ask = ask
        self.rng = rng
        self.arms = [Arm(option, 0.0) for option in options]
        if leans is not None:
            for i in range(len(options)):
                self.arms[i].bonus = leans[i]
        self.thumb = self.arms[thumb] if thumb >= 0 else None
        self.nodes: dict[tuple[object, ...], Node] = {}
        self.select = SELECTS[settings.select]
        self.root = Node()
        if settings.kind != "flat":
            for arm, prior in zip(self.arms, priors(worlds.info, ask, options, settings.prior), strict=True):
                arm.prior = prior
                self.root.arms[arm.answer] = arm
            self.root.wide = options

    def run(self, rounds: int, until: float, stop: Callable[[], bool] | None) -> None:
        """Search until ``rounds`` rollouts (0: any number), time ``until`` (``monotonic()``, 0: any) or ``stop()``.

        At least one rollout is made.
        """
        if self.settings.side_by_side():
            self.halving(rounds, until, stop)
            return
        done = 0
        while not rounds or done < rounds:
            self.round()
            done += 1
            if (until and monotonic() >= until) or (stop is not None and stop()):
                return

    # Side by side

    def halving(self, rounds: int, until: float, stop: Callable[[], bool] | None) -> None:
        """Search by sequential halving: try the live options in the same worlds, then drop the worse half, and repeat.

        At least two options stay live, and so does the rules of thumb's option.
        """
        live = self.arms
        if self.thumb is not None:
            live = [self.thumb, *[arm for arm in live if arm is not self.thumb]]
        phases = max(1, (len(live) - 1).bit_length())
        begun = monotonic()
        for phase in range(phases):
            share = max(1, rounds // (phases * len(live)))
            worlds = 0
            while not rounds or worlds < share:
                world = self.world()
                luck = self.rng.seed()
                base = 0.0
                for arm in live:
                    state = api.clone(world)
                    self.rng = Rng(luck)  # common random numbers: rollouts differ only in the option under test
                    api.apply(state, self.seat, arm.answer)
                    flat = self.settings.kind == "flat"
                    values = self.play_on(state) if flat else self.descend(state, None, self.seat)
                    value = values[self.seat] + arm.bonus
                    arm.total += value
                    arm.visits += 1
                    if self.thumb is not None:
                        if arm is self.thumb:
                            base = value
                        else:
                            arm.pairs += 1
                            arm.gain += value - base
                            arm.spread += (value - base) * (value - base)
                    if (until and monotonic() >= until) or (stop is not None and stop()):
                        return
                self.rng = Rng(luck)
                self.rng.seed()
                worlds += 1
                if until and monotonic() >= begun + (until - begun) * (phase + 1) / phases:
                    break
            live = sorted(live, key=by_mean)[: max(2, (len(live) + 1) // 2)]
            if self.thumb is not None:
                live = [self.thumb, *[arm for arm in live if arm is not self.thumb]]

    def world(self) -> State:
        """Return a world at the question. Seats asked before this one have answered by the rules of thumb."""
        state = self.worlds.draw(self.rng)
        while True:
            ask = api.pending(state)[0]
            if (ask.seat, ask.kind) == (self.seat, self.ask.kind):
                return state
            api.apply(state, ask.seat, api.policy(api.infostate(state, ask.seat), ask, self.rng))

    # Trees

    def round(self) -> None:
        """Descend the tree once, add a node, play a rollout, and update the nodes on the path."""
        state = self.world()
        own = self.settings.self_determinize
        if own and self.rng.below(1000) < 1000 * own:
            whose = (self.seat + 1 + self.rng.below(state.seats - 1)) % state.seats
            self.descend(api.redeal(api.infostate(state, whose), self.rng), None, whose)
        else:
            self.descend(state, self.root, self.seat)

    def descend(self, state: State, here: Node | None, whose: int) -> tuple[float, ...]:
        """Descend from a state, play on to the end, update the nodes, and return the value to each seat.

        The first node is ``here``, or is looked up if that is None. ``state`` is a re-deal for seat ``whose`` and is
        changed in place.
        """
        settings = self.settings
        path: list[tuple[Node, Arm, int]] = []
        grown = False
        while not grown:
            asks = api.pending(state)
            if not asks:
                break
            ask = asks[0]
            if len(ask.options) == 1 and not ask.ranges:
                api.apply(state, ask.seat, ask.options[0])
                continue
            if (
                settings.redeterminize and ask.seat != whose and self.rng.below(2)
            ):  # the rest of the round updates that seat's nodes only
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
            chosen = self.select(node, arms, self.rng)
            api.apply(state, ask.seat, chosen.answer)
            if settings.redeterminize and ask.seat != whose:
                continue
            for arm in arms:
                arm.offered += 1
            path.append((node, chosen, ask.seat))
        values = self.play_on(state)
        back_up(path, values)
        return values

    def there(self, node: Node, ask: Ask, state: State) -> list[Arm]:
        """Return the arms of a node that are available in this world, adding new ones to the node."""
        options = node.wide
        if not options:
            options = list(ask.options)
            if len(options) > self.settings.width or ask.ranges:
                options = candidates(
                    api.infostate(state, ask.seat), ask, self.rng, self.settings.width, self.settings.prior
                )
                if not ask.ranges or self.settings.kind == "trees" or ask.seat == self.seat:
                    node.wide = options  # other offers depend on what a seat hides, so each world has its own
        elif self.settings.kind != "trees":
            options = [option for option in options if option in ask.options or ask.ranges] or [ask.options[0]]
        found = [node.arms.get(option) for option in options]
        arms = [arm for arm in found if arm is not None]
        if len(arms) < len(options):
            chances = (
                priors(api.infostate(state, ask.seat), ask, options, self.settings.prior)
                if self.settings.select != "ucb"
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
        """Play a rollout to its end, in place, and return the value to each seat."""
        settings = self.settings
        epsilon = int(1000 * settings.epsilon) if settings.rollout != "random" else 1000
        rng = self.rng
        left = settings.depth or 1_000_000
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
            elif epsilon and (epsilon == 1000 or rng.below(1000) < epsilon):
                answer = ask.draw(rng)
                left -= 1
            else:
                answer = answered(api.infostate(state, ask.seat), ask, rng, settings.rollout)
                left -= 1
            api.apply(state, ask.seat, answer)
        values = api.returns(state)
        return values if not settings.margin else blended(values, api.scores(state), settings.margin)


def serial_ask(info: Info, ask: Ask) -> Ask | None:
    """Return the question as worlds ask it, in turn; None for an open offer, or if it is not asked there."""
    if ask.open:
        return None
    if not info.state.rules.live:
        return ask
    state = api.clone(info.state)
    api.make_serial(state)
    there = [one for one in api.pending(state) if one.seat == ask.seat]
    if not there:  # several seats answer together, and this one is asked later
        return ask
    return there[0] if there[0].kind == ask.kind else None


def back_up(path: list[tuple[Node, Arm, int]], values: tuple[float, ...]) -> None:
    """Add the values of a round to the nodes and arms on its path, each with the seat that chose there."""
    for node, arm, seat in path:
        value = values[seat] + arm.bonus
        arm.visits += 1
        arm.total += value
        node.visits += 1
        node.total += value


def by_mean(arm: Arm) -> float:
    """Return a sort key that puts the arm with the best mean first."""
    return -arm.mean(0.0)


def blended(values: tuple[float, ...], scores: tuple[int, ...], part: float) -> tuple[float, ...]:
    """Return each seat's share of the win mixed with ``part`` of its lead over the best rival, scaled to 0 to 1."""
    out = []
    for seat in range(len(values)):
        best = max([scores[other] for other in range(len(scores)) if other != seat])
        lead = float(scores[seat] - best)
        out.append((1.0 - part) * values[seat] + part * (0.5 + 0.5 * lead / (20.0 + abs(lead))))
    return tuple(out)
