"""Search in worlds that a seat could be in: flat Monte Carlo and information set tree search.

One class does every kind of search, as its ``Settings`` say. The design and the sources are in
docs/develop/search.md.
"""

from skulduggery import api
from skulduggery.api import Ask, Info, Rng
from skulduggery.bots.candidates import candidates, noticed, rule_of_thumb
from skulduggery.bots.hiding import likings
from skulduggery.bots.roots import Question, Source, Stop, grow, grow_apart
from skulduggery.bots.settings import Settings
from skulduggery.bots.thought import by_mean, serial_ask
from skulduggery.bots.tree import Arm
from skulduggery.record import Record


class Root:
    """The result of a search: the options at the root with their statistics."""

    def __init__(self, arms: list[Arm], thumb: Arm | None = None) -> None:
        self.arms = arms
        self.thumb = thumb
        """The arm that the rules of thumb choose, if the search starts from it, else None."""

    def best(self) -> Arm:
        """Return the arm with the best mean of those visited at least half as often as the most visited.

        The rest are left out because a few visits may be luck.
        """
        most = max([arm.visits for arm in self.arms])
        proven = [arm for arm in self.arms if 2 * arm.visits >= most]
        return min(proven, key=by_mean)


class Search:
    """A bot that searches in worlds its seat could be in."""

    blind = False

    def __init__(self, seed: int, settings: Settings) -> None:
        self.rng = Rng(seed)
        self.settings = settings
        self.remembers = api.games() if settings.belief else ()
        self.worlds: Source | None = None
        """A source of worlds that overrides the usual one. The arena uses it to let a bot see all cards."""

    def choose(self, info: Info | None, ask: Ask, past: Record | None = None, stop: Stop | None = None) -> object:
        """Return the answer. If ``stop()`` turns true, and stays true, return soon with the best so far."""
        assert info is not None
        if len(ask.options) == 1 and not (ask.ranges or ask.open):
            return ask.options[0]
        serial = serial_ask(info, ask)
        if serial is None:
            return api.policy(info, ask, self.rng)
        if len(serial.options) == 1 and not serial.ranges:
            return serial.options[0]
        root = self.think(info, serial, past, stop)
        if len(root.arms) > 1 and not any([arm.visits for arm in root.arms]):  # stopped before anything was found
            return rule_of_thumb(info, serial, [arm.answer for arm in root.arms], self.rng)
        return pick(root, self.settings, self.rng)

    def __reduce__(self) -> tuple[object, ...]:
        """Support ``copy`` and ``pickle``, without ``worlds``."""
        return (Search, (int(self.rng.x), self.settings))

    def think(self, info: Info, ask: Ask, past: Record | None = None, stop: Stop | None = None) -> Root:
        """Search the options of ``ask`` until the rollouts or the time limit are used up, or ``stop()`` is true."""
        settings = self.settings
        options = candidates(info, ask, self.rng, settings.width, settings.prior)
        if settings.skip_rate:
            options = noticed(options, settings.skip_rate, self.rng)
        total = [Arm(option, 0.0) for option in options]
        if len(options) == 1:
            return Root(total)
        thumb = -1
        if settings.z and settings.side_by_side():
            thumb = options.index(rule_of_thumb(info, ask, options, self.rng, settings.prior))
        leans = likings(info, ask, options, settings, self.rng)
        question = Question(info, past, ask, options, leans, thumb)
        seeds = [self.rng.seed() for _ in range(settings.roots)]
        if settings.processes > 1 and settings.roots > 1 and self.worlds is None:
            found = grow_apart(settings, question, seeds, stop)
        else:
            found = grow(settings, question, seeds, stop, self.worlds)
        for root in found:
            for i in range(len(total)):
                total[i].add(root[i])
        return Root(total, total[thumb] if thumb >= 0 else None)


def pick(root: Root, settings: Settings, rng: Rng) -> object:
    """Return the answer of an option drawn by ``weights``."""
    chances = weights(root, settings)
    at = rng.below(1 << 24) / float(1 << 24) * sum(chances)
    for i in range(len(chances)):
        at -= chances[i]
        if chances[i] > 0.0 and at < 0.0:
            return root.arms[i].answer
    return root.best().answer


def weights(root: Root, settings: Settings) -> list[float]:
    """Return the weight with which each option is drawn as the answer; weights need not add up to 1.

    Regret matching gives the sums of its strategies, without those below 8% of the total. With ``z`` one option has all
    the weight: the surest gain over the rules of thumb, or their own answer. Otherwise options within ``tie`` of the
    best mean, with at least half of the most visits, are weighted by their visits.
    """
    arms = root.arms
    if settings.select == "regret" and not settings.side_by_side():
        plans = [arm.plan for arm in arms]
        floor = 0.08 * sum(plans)
        return [plan if plan >= floor else 0.0 for plan in plans]
    if root.thumb is not None:
        best = min(arms, key=lambda arm: -arm.surely(settings.z))
        chosen = best if best.surely(settings.z) > 0.0 else root.thumb
        return [1.0 if arm is chosen else 0.0 for arm in arms]
    best = root.best()
    top = best.mean(0.0)
    most = max([arm.visits for arm in arms])
    near = [arm is best or (arm.mean(0.0) >= top - settings.tie and 2 * arm.visits >= most) for arm in arms]
    return [float(arm.visits) if there else 0.0 for arm, there in zip(arms, near, strict=True)]
