"""Exact work on small games: a bot's whole strategy, and the gain of best responses against it.

A bot's strategy at an information state is the mean over several independent searches. ``NashConv`` (Lanctot et al.
2017) is the sum of all seats' gains, each from its best response to the others, in shares of the win. It is 0 in an
equilibrium. Sampling noise in the strategy can be exploited too, so it biases NashConv upwards.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from skulduggery.extras import need

need("skulduggery.environments.exact", "lab")

import pyspiel  # type: ignore[import-not-found]

from skulduggery import api, bots
from skulduggery.api import NATURE, Ask, BadInput, Rng
from skulduggery.bots.search import Search, weights
from skulduggery.environments import ismcts
from skulduggery.environments.play import Play
from skulduggery.environments.spiel import PREFIX, SpielGame

LARGEST: Final = 1_000_000
"""The greatest number of moments in a tree."""

Chances = list[tuple[int, float]]
"""Actions with their probabilities."""
Strategy = dict[str, Chances]
"""The probabilities at every information state of all seats, by its history (``Play.history``)."""


class Spot:
    """An information state at which a seat chooses. With perfect recall, the seat has only one path to it."""

    __slots__ = ("actions", "ask", "before", "history", "info", "key", "play")

    def __init__(self, play: Play, ask: Ask, before: "tuple[Spot, int] | None") -> None:
        self.play = play
        """One of the moments that the seat can't tell apart."""
        self.history = play.history(ask.seat)
        self.info = api.infostate(play.state, ask.seat)
        self.ask = ask
        self.actions = play.course.legal
        """The action of each option."""
        self.before = before
        """The seat's previous spot and its action there; None for its first spot."""
        self.key = api.key(self.info)


class Tree(NamedTuple):
    """A whole small game: its number of moments and all information states, a seat's earlier ones before later ones."""

    game: SpielGame
    moments: int
    spots: list[Spot]


class Found(NamedTuple):
    """The distance of a strategy from an equilibrium."""

    nash_conv: float
    shares: tuple[float, ...]
    """Each seat's share of the win if all play the strategy."""
    best: tuple[float, ...]
    """Each seat's share of the win if it plays its best response and the others the strategy."""


def grown(game: SpielGame) -> Tree:
    """Return the tree of a game. Raise BadInput if it is too large or if an answer takes several actions."""
    found: dict[str, Spot] = {}
    moments = 0
    none: tuple[tuple[Spot, int] | None, ...] = (None,) * game.setup.seats
    stack: list[tuple[Play, tuple[tuple[Spot, int] | None, ...]]] = [(game.first, none)]
    while stack:
        play, last = stack.pop()
        moments += 1
        if moments > LARGEST:
            raise BadInput(
                f"This game has more than {LARGEST:,} histories, too many for exact work; use a smaller card set, such "
                "as docs/strength/cards/duel.toml."
            )
        ask = play.ask
        if ask is None:
            continue
        spot = None
        if ask.seat != NATURE:
            if ask.ranges or play.course.paths:
                raise BadInput(f"The question {ask.kind!r} has too many answers for exact work; use a game without it.")
            history = play.history(ask.seat)
            spot = found.get(history)
            if spot is None:
                spot = Spot(play, ask, last[ask.seat])
                found[history] = spot
            assert spot.before == last[ask.seat]
        for action in play.legal():
            after = last
            if spot is not None:
                after = (*last[: ask.seat], (spot, action), *last[ask.seat + 1 :])
            stack.append((play.after(action), after))
    return Tree(game, moments, sorted(found.values(), key=lambda spot: len(spot.history)))


def strategy_of(tree: Tree, spec: str, thinks: int, seed: int) -> Strategy:
    """Return the strategy of a bot, from ``thinks`` searches at each information state that it can reach.

    Elsewhere, where the strategy does not matter, it is uniform. Raises BadInput as ``check`` does.
    """
    check(spec, tree.game.name)
    out: Strategy = {}
    known: dict[tuple[object, ...], Chances] = {}
    rng = Rng(seed)
    for spot in tree.spots:
        options = len(spot.actions)
        out[spot.history] = [(action, 1.0 / options) for action in spot.actions]
        if options == 1 or not reached(spot, out):
            continue
        if spot.key not in known:
            known[spot.key] = leaning(tree.game, spec, spot, thinks, rng)
        out[spot.history] = known[spot.key]
    return out


def check(spec: str, game: str) -> None:
    """Raise BadInput for an unknown bot or one that needs the history of the game."""
    if not ismcts.rollouts_in(spec) and game in bots.make(spec, 0).remembers:
        raise BadInput(
            f"{spec!r} needs the history of the game, which exact work does not keep; use a bot without belief."
        )


def reached(spot: Spot, strategy: Mapping[str, Chances]) -> bool:
    """Return whether the seat's own choices lead to the spot with positive probability."""
    while spot.before is not None:
        spot, action = spot.before
        if not dict(strategy[spot.history])[action]:
            return False
    return True


def leaning(game: SpielGame, spec: str, spot: Spot, thinks: int, rng: Rng) -> Chances:
    """Return the probability of each action, averaged over ``thinks`` bots with different seeds."""
    totals = dict.fromkeys(spot.actions, 0.0)
    for _ in range(thinks):
        for action, chance in thought(game, spec, spot, rng.seed()):
            totals[action] += chance
    return [(action, total / thinks) for action, total in totals.items()]


def thought(game: SpielGame, spec: str, spot: Spot, seed: int) -> Chances:
    """Return the probability of each action from one bot: a search's mixed strategy, or another bot's one answer."""
    if rounds := ismcts.rollouts_in(spec):
        return ismcts.thought(game, spot.play, rounds, seed)
    bot = bots.make(spec, seed)
    if not isinstance(bot, Search):
        return [(spot.actions[spot.ask.options.index(bot.choose(spot.info, spot.ask))], 1.0)]
    root = bot.think(spot.info, spot.ask)
    found = weights(root, bot.settings)
    return [
        (spot.actions[spot.ask.options.index(arm.answer)], weight / sum(found))
        for arm, weight in zip(root.arms, found, strict=True)
    ]


def load(name: str, seats: int, cards: str = "", options: str = "") -> tuple[SpielGame, Any]:
    """Return a game, and its cached tree for OpenSpiel's algorithms.

    ``cards`` is the path of a card file. Chance outcomes that look the same with all cards open are merged.
    """
    game = pyspiel.load_game(PREFIX + name, {"seats": seats, "cards": cards, "options": options, "merged": True})
    return game, pyspiel.convert_to_cached_tree(game)


def judged(game: Any, strategy: Strategy) -> Found:
    """Return the NashConv of a strategy, and each seat's share with and without a best response."""
    policy = pyspiel.TabularPolicy(strategy)
    root = game.new_initial_state()
    shares = tuple(pyspiel.expected_returns(root, policy, -1, True))
    best = []
    for seat in range(game.num_players()):
        response = pyspiel.TabularBestResponse(game, seat, policy)
        best.append(float(response.value_from_state(root)))
    return Found(sum(best) - sum(shares), shares, tuple(best))


def duels(game: Any, tree: Tree, one: str, other: str, thinks: int, seed: int) -> list[float]:
    """Return the expected share of the win of ``one`` against copies of ``other``, averaged over seats.

    There is one value for each of ``thinks`` pairs of strategies, each made from single searches. Expectations over
    deals and draws are exact, so only the searches are random, and the mean of the list is unbiased.
    """
    root = game.new_initial_state()
    seats = game.num_players()
    out = []
    rng = Rng(seed)
    for _ in range(thinks):
        mine, theirs = (pyspiel.TabularPolicy(strategy_of(tree, spec, 1, rng.seed())) for spec in (one, other))
        wins = 0.0
        for seat in range(seats):
            policies = [mine if who == seat else theirs for who in range(seats)]
            wins += pyspiel.expected_returns(root, policies, -1, True)[seat]
        out.append(wins / seats)
    return out


def solved(game: Any, rounds: int) -> Iterator[tuple[int, Found]]:
    """Run CFR+ (Tammelin 2014) as a reference; yield rounds done and judgement after 1, 2, 4 ... rounds."""
    solver = pyspiel.CFRPlusSolver(game)
    done = 0
    while done < rounds:
        until = min(2 * done or 1, rounds)
        for _ in range(until - done):
            solver.evaluate_and_update_policy()
        done = until
        yield done, judged(game, table(solver))


def table(solver: Any) -> Strategy:
    """Return a solver's average strategy."""
    average = solver.tabular_average_policy()
    return {str(history): list(chances) for history, chances in average.policy_table().items()}
