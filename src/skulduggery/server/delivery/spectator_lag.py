"""The game as delayed spectators see it: as it was a number of public messages ago."""

from bisect import bisect_right

from skulduggery import api
from skulduggery.api import NATURE, SPECTATOR
from skulduggery.documents import rooms
from skulduggery.documents.news import Asking, EventsSent
from skulduggery.server.session.game_session import GameSession
from skulduggery.server.storage.rows import Stored


def behind(row: Stored, viewer: int) -> int:
    """Return how many public messages a viewer is behind: 0 unless it is a spectator and the game runs."""
    return (row.lag or 0) if viewer == SPECTATOR and row.status == "running" else 0


def shown(session: GameSession, lag: int) -> int:
    """Return how many entries of the log are shown to spectators who are ``lag`` messages behind.

    The deal is always shown. Later draws and answers that the rules give are shown only together with those before.
    """
    entries = session.record.entries
    opening = next((n for n, (who, _) in enumerate(entries) if who != "nature"), len(entries))
    at = max(opening, bisect_right(session.counted, session.version(SPECTATOR) - lag))
    while opening < at < len(entries) and (entries[at][0] == "nature" or at in session.record.stood_in):
        at -= 1
    return at


def version(session: GameSession, lag: int) -> int:
    """Return how many public messages are shown."""
    at = shown(session, lag)
    return session.counted[at - 1] if at else 0


def events(session: GameSession, lag: int, since: int) -> EventsSent:
    """Return the shown messages since version ``since``, and the state as far as it is shown."""
    state = session.record.before(shown(session, lag))
    now = version(session, lag)
    asking = [Asking(*ask.seen(SPECTATOR)) for ask in api.pending(state) if ask.seat != NATURE]
    news = session.missed(SPECTATOR, since)[: now - since]
    commitments = session.committed(SPECTATOR, since, now)
    return EventsSent(now, rooms.view(state, SPECTATOR), None, asking, [], news, commitments=commitments)
