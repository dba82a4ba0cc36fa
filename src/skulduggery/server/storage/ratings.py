"""Ratings: OpenSkill's Plackett-Luce model on the places of finished games, scaled to points for people to read."""

from collections.abc import Sequence
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

POINTS: Final = 40
"""Points shown for one point of OpenSkill's: a new player has 1000 ± 667."""


class Skill(NamedTuple):
    """A player's strength as OpenSkill estimates it: mean and standard deviation."""

    mu: float = 25.0
    sigma: float = 25 / 3

    @property
    def rating(self) -> int:
        """The mean, in points."""
        return round(POINTS * self.mu)

    @property
    def spread(self) -> int:
        """Half the width of the 95% interval around the rating, in points."""
        return round(2 * POINTS * self.sigma)

    @property
    def sure(self) -> float:
        """A lower bound of the strength, two deviations below the mean; leaderboards are sorted by it."""
        return self.mu - 2 * self.sigma


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # only loaded once a game is over

    return PlackettLuce()


def rated(players: Sequence[str], before: dict[str, Skill], places: Sequence[int]) -> dict[str, Skill]:
    """Return the skills after a game from the player and the place of each seat. Equal places are a tie.

    A player with several seats (only a bot of the house) gets the mean of the skills that each seat would bring.
    """
    teams = [[_model().rating(*before[one])] for one in players]
    after = [Skill(team[0].mu, team[0].sigma) for team in _model().rate(teams, ranks=[*map(float, places)])]
    seats = {one: [skill for whose, skill in zip(players, after, strict=True) if whose == one] for one in players}
    return {one: Skill(fmean(s.mu for s in its), fmean(s.sigma for s in its)) for one, its in seats.items()}


def places(shares: Sequence[float], scores: Sequence[int]) -> list[int]:
    """Return the place of each seat, 1 for the best: by its share of the win, then by its score.

    >>> places([0.0, 1.0, 0.0], [7, 9, 7])
    [2, 1, 2]
    """
    ends = [(-share, -score) for share, score in zip(shares, scores, strict=True)]
    return [1 + sum(other < end for other in ends) for end in ends]
