"""What those see who look on from some way behind: the game as it was so many public messages ago."""

from bisect import bisect_right

from skulduggery import api
from skulduggery.api import NATURE, SPECTATOR
from skulduggery.documents import rooms
from skulduggery.documents.news import Asking, EventsSent
from skulduggery.server.session.game_session import GameSession
from skulduggery.server.storage.rows import Stored


def behind(row: Stored, viewer: int) -> int:
    """How many messages a viewer is behind: nobody but who looks on, and only while the game runs."""
    return (row.lag or 0) if viewer == SPECTATOR and row.status == "running" else 0


def shown(play: GameSession, lag: int) -> int:
    """How many entries of the log are shown. What chance and the rules do by themselves comes with what led to it, the
    deal with the opening."""
    entries = play.record.entries
    opening = next((n for n, (who, _) in enumerate(entries) if who != "nature"), len(entries))
    at = max(opening, bisect_right(play.counted, play.version(SPECTATOR) - lag))
    while opening < at < len(entries) and (entries[at][0] == "nature" or at in play.record.stood_in):
        at -= 1
    return at


def version(play: GameSession, lag: int) -> int:
    """How many messages are told."""
    at = shown(play, lag)
    return play.counted[at - 1] if at else 0


def events(play: GameSession, lag: int, since: int) -> EventsSent:
    """What came after a version, and what is so as far as it is shown."""
    state = play.record.before(shown(play, lag))
    now = version(play, lag)
    asking = [Asking(*ask.seen(SPECTATOR)) for ask in api.pending(state) if ask.seat != NATURE]
    news = play.missed(SPECTATOR, since)[: now - since]
    commitments = play.committed(SPECTATOR, since, now)
    return EventsSent(now, rooms.view(state, SPECTATOR), None, asking, [], news, commitments=commitments)
