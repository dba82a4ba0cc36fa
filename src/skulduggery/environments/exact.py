"""Exact work on games small enough: a bot's whole strategy, and what a best response gains against it.

The strategy of a bot at an information state is the mean of what it would answer with by several independent thinks.
``NashConv`` (Lanctot et al. 2017) is what the seats gain in all, each by its own best response to the others, in shares
of the win: 0 where nobody can do better. Noise of the estimate can be exploited too, so it only ever adds.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import pyspiel  # type: ignore[import-not-found]

from skulduggery import api, bots
from skulduggery.api import NATURE, Ask, BadInput, Info, Rng
from skulduggery.bots.search import Search, weights
from skulduggery.environments.play import Play
from skulduggery.environments.spiel import PREFIX

LARGEST: Final = 1_000_000
"""A game with more moments is not gone through."""

Chances = list[tuple[int, float]]
"""Actions with their probabilities."""
Strategy = dict[str, Chances]
"""For every information state, of all seats."""


class Spot:
    """An information state where a seat chooses: perfect recall makes the seat's own way there the only one."""

    __slots__ = ("ask", "before", "history", "info", "key")

    def __init__(self, history: str, info: Info, ask: Ask, before: "tuple[Spot, int] | None") -> None:
        self.history = history
        self.info = info
        self.ask = ask
        self.before = before
        """The spot where its seat chose last, and what; None for its first."""
        self.key = api.key(info)


class Tree(NamedTuple):
    """All of a small game: how many moments it has, and every information state, a seat's earlier ones first."""

    moments: int
    spots: list[Spot]


class Found(NamedTuple):
    """How near a strategy is to an equilibrium."""

    nash_conv: float
    shares: tuple[float, ...]
    """What each seat wins when all play so."""
    best: tuple[float, ...]
    """What each seat's best response wins against the others."""


def grown(first: Play) -> Tree:
    """The whole tree from a moment. Raises BadInput if it is too large, or answers are made of several numbers."""
    found: dict[str, Spot] = {}
    moments = 0
    none: tuple[tuple[Spot, int] | None, ...] = (None,) * first.setup.seats
    stack: list[tuple[Play, tuple[tuple[Spot, int] | None, ...]]] = [(first, none)]
    while stack:
        play, last = stack.pop()
        moments += 1
        if moments > LARGEST:
            raise BadInput(f"The game has more than {LARGEST} moments: for exact work a card set must make it small.")
        ask = play.ask
        if ask is None:
            continue
        spot = None
        if ask.seat != NATURE:
            if ask.ranges:
                raise BadInput(f"Answers to {ask.kind!r} are too many to list: there is no exact work here.")
            history = play.history(ask.seat)
            spot = found.get(history)
            if spot is None:
                spot = Spot(history, api.infostate(play.state, ask.seat), ask, last[ask.seat])
                found[history] = spot
            assert spot.before == last[ask.seat]
        for action in play.legal():
            after = last
            if spot is not None:
                after = (*last[: ask.seat], (spot, action), *last[ask.seat + 1 :])
            stack.append((play.after(action), after))
    return Tree(moments, sorted(found.values(), key=lambda spot: len(spot.history)))


def strategy_of(tree: Tree, spec: str, thinks: int, seed: int) -> Strategy:
    """How a bot plays, from so many thinks at each information state that it comes to; elsewhere it doesn't matter.

    Raises BadInput for an unknown bot, or one that remembers more than its information state.
    """
    if game_of(tree) in bots.make(spec, seed).remembers:
        raise BadInput(f"{spec!r} weighs how it came to this, which isn't told here.")
    out: Strategy = {}
    known: dict[tuple[object, ...], Chances] = {}
    rng = Rng(seed)
    for spot in tree.spots:
        options = len(spot.ask.options)
        out[spot.history] = [(n, 1.0 / options) for n in range(options)]
        if options == 1 or not reached(spot, out):
            continue
        if spot.key not in known:
            known[spot.key] = leaning(spec, spot, thinks, rng)
        out[spot.history] = known[spot.key]
    return out


def game_of(tree: Tree) -> str:
    """The game whose tree it is."""
    return tree.spots[0].info.state.rules.game


def reached(spot: Spot, strategy: Mapping[str, Chances]) -> bool:
    """Whether the seat itself ever goes there."""
    while spot.before is not None:
        spot, action = spot.before
        if not dict(strategy[spot.history])[action]:
            return False
    return True


def leaning(spec: str, spot: Spot, thinks: int, rng: Rng) -> Chances:
    """How likely each action is, in the mean over so many bots that think anew."""
    totals = [0.0] * len(spot.ask.options)
    for _ in range(thinks):
        bot = bots.make(spec, rng.seed())
        if isinstance(bot, Search):
            root = bot.think(spot.info, spot.ask)
            found = weights(root, bot.settings)
            for arm, weight in zip(root.arms, found, strict=True):
                totals[spot.ask.options.index(arm.answer)] += weight / sum(found)
        else:
            totals[spot.ask.options.index(bot.choose(spot.info, spot.ask))] += 1.0
    return [(n, total / thinks) for n, total in enumerate(totals)]


def load(name: str, seats: int, cards: str = "", options: str = "") -> tuple[Play, Any]:
    """A game's first moment, and the game for OpenSpiel's algorithms, every moment made only once.

    ``cards`` is the path of a card file. Outcomes of chance that look the same with all cards open are one.
    """
    game = pyspiel.load_game(PREFIX + name, {"seats": seats, "cards": cards, "options": options, "merged": True})
    return game.first, pyspiel.convert_to_cached_tree(game)


def judged(game: Any, strategy: Strategy) -> Found:
    """What a best response of each seat gains."""
    policy = pyspiel.TabularPolicy(strategy)
    root = game.new_initial_state()
    shares = tuple(pyspiel.expected_returns(root, policy, -1, True))
    best = []
    for seat in range(game.num_players()):
        response = pyspiel.TabularBestResponse(game, seat, policy)
        best.append(float(response.value_from_state(root)))
    return Found(sum(best) - sum(shares), shares, tuple(best))


def solved(game: Any, rounds: int) -> Iterator[tuple[int, Found]]:
    """Counterfactual regret minimization (Tammelin 2014), judged at 1, 2, 4 ... rounds: the yardstick."""
    solver = pyspiel.CFRPlusSolver(game)
    done = 0
    while done < rounds:
        until = min(2 * done or 1, rounds)
        for _ in range(until - done):
            solver.evaluate_and_update_policy()
        done = until
        yield done, judged(game, table(solver))


def table(solver: Any) -> Strategy:
    """A solver's mean strategy."""
    average = solver.tabular_average_policy()
    return {str(history): list(chances) for history, chances in average.policy_table().items()}
