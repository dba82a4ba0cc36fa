"""Mixed tables: ratings of several bots by their places among each other."""

from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from typing import TypeVar

import msgspec

from skulduggery.api import BadInput, Document, Rng, Value
from skulduggery.arena.fingerprint import fingerprint
from skulduggery.arena.intervals import Interval, interval
from skulduggery.arena.matches.bot_game import Acts, together
from skulduggery.arena.matches.match import Deal, Results, Seating, Task, check

DRAWS = 60
"""The number of bootstrap samples of the deals for the errors of ratings."""
Z = 1.959964
Thing = TypeVar("Thing")


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bots that meet at tables of ``seats`` seats. The seed orders all sets of bots, each used equally often."""

    bots: tuple[str, ...]
    seats: int
    deals: int = msgspec.field(default=200)
    name: str = ""
    options: dict[str, Value] = {}
    seed: int = 0

    def tasks(self, game: str, cards: Document | None = None) -> list[Task]:
        """Return one table for each deal. Raise BadInput for too few or equal bots, or an unusable one."""
        if twice := [one for one in self.bots if self.bots.count(one) > 1]:
            raise BadInput(f"{twice[0]} is named twice; name each bot of a mixed table once.")
        if not 2 <= self.seats <= len(self.bots):
            raise BadInput(
                f"{len(self.bots)} bot{'s' * (len(self.bots) != 1)} can't fill tables of {self.seats}; "
                "choose at least 2 seats, and name at least one bot for each."
            )
        for start in range(len(self.bots) - self.seats + 1):
            around = self.bots[start : start + self.seats]
            check(Seating(game, around[0], around[1:], self.options, cards))
        tables = list(combinations(self.bots, self.seats))
        out: list[Task] = []
        luck = Rng(self.seed)
        while len(out) < self.deals:
            for table in drawn(luck, tables)[: self.deals - len(out)]:
                first, *others = drawn(luck, table)
                out.append((Seating(game, first, tuple(others), self.options, cards, self.seed), len(out)))
        return out

    def ranking(self, results: Results, game: str, cards: Document | None = None) -> "Ranking":
        """Return the ranking of the bots by the deals played so far."""
        tasks = self.tasks(game, cards)
        deals = results.found(tasks)
        planned = len(deals) == self.deals
        tables = [[self.bots.index(spec) for spec in seating.around] for seating, _ in tasks[: len(deals)]]
        played = list(zip(tables, deals, strict=True))
        final = self.rate(played)
        luck = Rng(self.seed)
        again = [self.rate([played[luck.below(len(played))] for _ in played]) for _ in range(DRAWS)] if played else []
        ratings = []
        for bot, (mu, sigma) in enumerate(final):
            mine = [(table.index(bot), deal) for table, deal in played if bot in table]
            share = interval([deal.share(place) for place, deal in mine], planned)
            mus = [draw[bot][0] for draw in again]
            half = Z * deviation(mus) if mus else sigma * Z
            acts = together([deal.acts[place] for place, deal in mine])
            ms = round(1000 * acts.thought / max(1, acts.asked), 2)
            skill = Interval(mu, mu - half, mu + half).rounded(2)
            ordinal = round(mu - 3 * sigma, 2)
            name = self.bots[bot]
            ratings.append(Rating(name, skill, round(sigma, 2), ordinal, share.rounded(), len(mine), ms, acts))
        ratings.sort(key=lambda one: -one.mu.value)
        order = [self.bots.index(one.bot) for one in ratings]
        met = [self.met(played, one, other, planned) for one, other in combinations(order, 2)]
        made = fingerprint(game), results.commit(game)
        return Ranking(game, self.seats, *made, self.seed, len(deals), planned, ratings, met)

    def rate(self, played: Sequence[tuple[Sequence[int], Deal]]) -> list[tuple[float, float]]:
        """Return mu and sigma of each bot after these games, in order."""
        from openskill.models import PlackettLuce

        model = PlackettLuce(tau=0.0)  # tau is the drift of skill over time, and bots have none
        ratings = [model.rating() for _ in self.bots]
        for table, deal in played:
            for row in range(len(deal.shares)):
                rated = model.rate([[ratings[bot]] for bot in table], ranks=[*map(float, ranks(deal, row))])
                for bot, team in zip(table, rated, strict=True):
                    ratings[bot] = team[0]
        return [(one.mu, one.sigma) for one in ratings]

    def met(self, played: Sequence[tuple[Sequence[int], Deal]], one: int, other: int, planned: bool) -> "Met":
        """Return the result of two bots, by their indices, at tables where both sat."""
        values = []
        for table, deal in played:
            if one in table and other in table:
                mine, its = table.index(one), table.index(other)
                rows = [ranks(deal, row) for row in range(len(deal.shares))]
                values.append(sum(0.5 + 0.5 * sign(row[its] - row[mine]) for row in rows) / len(rows))
        return Met(self.bots[one], self.bots[other], interval(values, planned).rounded(), len(values))


class Rating(msgspec.Struct):
    """A bot's Plackett-Luce rating (openskill): ``mu`` with a 95% bootstrap interval over deals.

    ``ordinal`` is mu - 3 sigma, ``share`` the mean share of the win at the bot's tables.
    """

    bot: str
    mu: Interval
    sigma: float
    ordinal: float
    share: Interval
    deals: int
    ms: float
    acts: Acts


class Met(msgspec.Struct):
    """The share of games in which one bot finished ahead of another at common tables, with its 95% interval.

    A tie counts half.
    """

    bot: str
    other: str
    ahead: Interval
    deals: int


class Ranking(msgspec.Struct):
    """The ratings of bots, the best first, and the results of each pair."""

    game: str
    seats: int
    engine: str
    commit: str
    seed: int
    deals: int
    planned: bool
    ratings: list[Rating]
    met: list[Met]


def ranks(deal: Deal, row: int) -> list[int]:
    """Return the place of each bot in one game, from 1; equal shares of the win and scores tie."""
    ends = [(-share, -score) for share, score in zip(deal.shares[row], deal.scores[row], strict=True)]
    return [1 + sum(other < end for other in ends) for end in ends]


def drawn(luck: Rng, things: Sequence[Thing]) -> list[Thing]:
    """Return all things in random order."""
    order = list(range(len(things)))
    luck.shuffle(order)
    return [things[place] for place in order]


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def deviation(values: Sequence[float]) -> float:
    """Return the sample standard deviation; 0 for a single value."""
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
