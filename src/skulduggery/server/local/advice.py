"""Hints at local tables. They are computed in turn with all other work, so their budget is smaller than a server's."""

from typing import Final

from skulduggery.server.local.table import LocalTable
from skulduggery.server.protocol.tables import HintInfo
from skulduggery.server.session.advice import hint_wanted, hinted

ROUNDS: Final = 120
"""Number of rollouts for a hint: a laptop's browser needs about two seconds."""


class Adviser:
    """The hints of one device. ``rounds`` is the number of rollouts for each."""

    def __init__(self, rounds: int = ROUNDS) -> None:
        self.rounds = rounds
        self._about = ""
        self._hint: HintInfo | None = None
        """The last hint, and what it was about."""

    def hint(self, table: LocalTable, token: str | None) -> HintInfo:
        """Return the hint for the question to a token's seat. Raises ApiError if hints are off, or the seat isn't
        asked."""
        wanted = hint_wanted(table.seat_of(token), table.kept.hints, table.game, table.key)
        if self._hint is None or self._about != wanted.about:
            found = hinted(wanted.known, wanted.seat, wanted.seed, self.rounds)
            self._about, self._hint = wanted.about, HintInfo(wanted.ask, found)
        return self._hint
