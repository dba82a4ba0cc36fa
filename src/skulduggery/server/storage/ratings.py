"""How strong players are, by whom they have finished before: OpenSkill's Plackett-Luce, as people read it."""

from collections.abc import Sequence
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

POINTS: Final = 40
"""People see so many points for one of OpenSkill's: who begins has 1000 ± 667."""


class Skill(NamedTuple):
    """Where a player's strength lies by OpenSkill: its mean and deviation."""

    mu: float = 25.0
    sigma: float = 25 / 3

    @property
    def rating(self) -> int:
        """The mean, in points."""
        return round(POINTS * self.mu)

    @property
    def spread(self) -> int:
        """How far it may be off either way (95%)."""
        return round(2 * POINTS * self.sigma)

    @property
    def sure(self) -> float:
        """What it is at least, for all that is known: by this players are listed."""
        return self.mu - 2 * self.sigma


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # not loaded before a game is over

    return PlackettLuce()


def rated(players: Sequence[str], before: dict[str, Skill], places: Sequence[int]) -> dict[str, Skill]:
    """The skills after a game, from who sat where and finished at which place (the same: a tie).

    Who has several seats (a bot of the house) goes by the mean of what each would have brought.
    """
    teams = [[_model().rating(*before[one])] for one in players]
    after = [Skill(team[0].mu, team[0].sigma) for team in _model().rate(teams, ranks=[*map(float, places)])]
    seats = {one: [skill for whose, skill in zip(players, after, strict=True) if whose == one] for one in players}
    return {one: Skill(fmean(s.mu for s in its), fmean(s.sigma for s in its)) for one, its in seats.items()}


def places(shares: Sequence[float], scores: Sequence[int]) -> list[int]:
    """Who finished where, the best 1: by the share of the win, then by points.

    >>> places([0.0, 1.0, 0.0], [7, 9, 7])
    [2, 1, 2]
    """
    ends = [(-share, -score) for share, score in zip(shares, scores, strict=True)]
    return [1 + sum(other < end for other in ends) for end in ends]
