"""Evidence: the likelihood of the other seats' answers in the history that ends in a world."""

from math import exp, log
from typing import Final

from skulduggery import api
from skulduggery.api import Ask, Info, State
from skulduggery.bots.answer_models import answer_models_of, leans
from skulduggery.record import INTERRUPT, Record

NEVER: Final = -1e18
"""A lower bound that no log-likelihood falls below."""


class Weighed:
    """The likelihood of a world.

    ``seen`` holds for each answer ``(answer, key of the information state)``, ``logs`` its log-likelihood under each
    answer model (empty if there was no choice). ``total`` is the log-likelihood of all answers.
    """

    __slots__ = ("logs", "seen", "total")

    def __init__(self, seen: list[tuple[object, ...]], logs: list[list[float]], total: float) -> None:
        self.seen = seen
        self.logs = logs
        self.total = total


class Evidence:
    """The answers that seats other than ``viewer`` (a seat or SPECTATOR) gave in a game.

    ``past`` is that game, or one that the viewer can't tell from it. Not counted are answers that were taken back or
    given by the clock, resignations, open offers, questions with ranges, and kinds that are not among the game's
    ``telling_kinds``. Raise BadInput if the game has no answer models.
    """

    def __init__(self, past: Record, viewer: int) -> None:
        past = past.line()
        self.past = past
        self.viewer = viewer
        self.answer_models = answer_models_of(past.rules.game)
        self.has_proposals = api.game(past.rules.game).has_proposals
        self.answers: list[tuple[int, Ask, object]] = []
        tells = api.game(past.rules.game).telling_kinds
        for n, (who, what) in enumerate(past.entries):
            if not who.isdigit() or int(who) == viewer + 1 or what[:1] == (INTERRUPT,) or what == ("resign",):
                continue
            for ask in past.asked[n]:
                if ask.seat == int(who) - 1 and not ask.ranges and (not tells or ask.kind in tells):
                    self.answers.append((n, ask, api.option(past.rules, ask, what)))
                    break

    def weigh(self, world: State) -> Weighed:
        """Return the likelihood of the answers in the history that ends in ``world``.

        Each seat follows one answer model throughout, and all models are equally likely beforehand.
        """
        found = self.compare(world, None, NEVER)
        assert found is not None
        return found

    def compare(self, world: State, near: Weighed | None, least: float) -> Weighed | None:
        """Return the same as ``weigh``, or None as soon as the log-likelihood must be below ``least``.

        Answers that are the same in ``near``, the likelihood of another world, are not weighed again.
        """
        past = self.past if self.has_proposals else self.past.retold(world, self.viewer)
        seen: list[tuple[object, ...]] = []
        logs: list[list[float]] = []
        sums = [[0.0] * len(self.answer_models) for _ in range(past.rules.seats)]
        new: list[tuple[int, Info, State]] = []
        for i in range(len(self.answers)):
            n, ask, said = self.answers[i]
            if self.has_proposals:
                state = api.rewind_into(world, past.before(n))
                answer = api.reconstruct(world, state, ask, said, self.viewer)
            else:
                state = past.before(n)
                answer = api.option(past.rules, ask, past.entries[n][1])
            info = api.infostate(state, ask.seat)
            what = (answer, api.key(info))
            seen.append(what)
            if near is not None and near.seen[i] == what:
                logs.append(near.logs[i])
                add(sums[ask.seat], logs[i])
            else:
                logs.append([])
                new.append((i, info, state))
        total = sum([mixed(one) for one in sums])
        for i, info, state in new:  # log-probabilities are at most 0, so the rest can only lower the total
            if total < least:
                return None
            ask = self.answers[i][1]
            logs[i] = self.read(info, state, ask, seen[i][0])
            total -= mixed(sums[ask.seat])
            add(sums[ask.seat], logs[i])
            total += mixed(sums[ask.seat])
        return Weighed(seen, logs, total) if total >= least else None

    def read(self, info: Info, state: State, ask: Ask, answer: object) -> list[float]:
        """Return the log-likelihood of an answer under each answer model, or an empty list if there was no choice."""
        for asked in api.pending(state):
            if asked.seat == ask.seat and len(asked.options) > 1:
                for i in range(len(asked.options)):
                    if asked.options[i] == answer:
                        return self.by_answer_model(info, asked, i)
        return []

    def by_answer_model(self, info: Info, ask: Ask, taken: int) -> list[float]:
        """Return the log-probability of option ``taken`` under each answer model, uniform if a guide has no logits."""
        values: dict[str, tuple[float, ...]] = {}
        out: list[float] = []
        for answer_model in self.answer_models:
            if answer_model.guide not in values:
                values[answer_model.guide] = leans(answer_model.guide, info, ask)
            here = values[answer_model.guide]
            out.append(log(answer_model.chances(here, ask.kind)[taken]) if here else -log(len(ask.options)))
        return out


def add(sums: list[float], logs: list[float]) -> None:
    """Add the log-likelihoods of an answer to ``sums``, in place. An empty ``logs`` adds nothing."""
    for k in range(len(logs)):
        sums[k] += logs[k]


def mixed(logs: list[float]) -> float:
    """Return the logarithm of the mean of the numbers whose logarithms are given."""
    best = max(logs)
    total = 0.0
    for one in logs:
        total += exp(one - best)
    return best + log(total / len(logs))
