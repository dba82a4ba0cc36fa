"""The documents that a table sends. Each is made only from the messages, view and question of one viewer."""

from bisect import bisect_right
from collections.abc import Callable, Collection

import msgspec

from skulduggery import api
from skulduggery.api import NATURE, SPECTATOR
from skulduggery.documents import rooms
from skulduggery.documents.news import Asking, EventsSent
from skulduggery.server.delivery.client import Client
from skulduggery.server.delivery.presence import Presence, away
from skulduggery.server.protocol.messages import ChatLine, ChatSent, StateSent, ToClient
from skulduggery.server.protocol.tables import Lost, Motion, SeatInfo, ShuffleInfo, StandIn, TableInfo
from skulduggery.server.session.game_session import GameSession
from skulduggery.server.storage import results
from skulduggery.server.storage.archive import Ended
from skulduggery.server.storage.blocks import people_of
from skulduggery.server.storage.rows import Stored


def encoded(document: ToClient) -> bytes:
    """Return a document as the bytes that are sent."""
    return msgspec.json.encode(document)


def table_info(
    row: Stored,
    presence: Presence,
    game: GameSession | Ended | None,
    shuffle: ShuffleInfo | None,
    motion: Motion | None,
    lost: Lost | None,
) -> TableInfo:
    """Return a table as everybody sees it."""
    scores = shares = None
    if game is not None and row.status == "over":
        scores, shares = game.scores, game.shares
    seats: list[SeatInfo] = []
    for number, seat in enumerate(row.seats):
        if seat.kind == "bot":
            seats.append(SeatInfo("bot", seat.name, seat.bot, False, False, False, False, False))
        elif seat.kind == "person":
            driver = None if game is None else game.drivers.get(number)
            here = presence.here(number)
            gone = away(row, presence, number)
            resigned = game is not None and number in game.resigned
            seats.append(
                SeatInfo(
                    "person", seat.name, driver, here, gone, seat.known, seat.muted, resigned, seat.program, seat.ready
                )
            )
            seats[-1].kept = seat.left and row.status == "open"
            if row.status == "running" and driver is None and not (here or gone or resigned):
                seats[-1].absent = presence.absence(number)
        else:
            seats.append(SeatInfo("open", None, None, False, False, False, False, False))
    variant = len(seats) in api.game(row.game).variants
    return TableInfo(
        row.id,
        row.game,
        row.options,
        row.status,
        row.acting,
        seats,
        row.opened,
        row.next,
        scores,
        shares,
        variant,
        row.hints,
        shuffle,
        row.terms,
        motion,
        row.lesson,
        row.continued,
        results.counts(row),
        lost,
        row.public,
        None if row.deputy is None else StandIn(row.deputy, row.host),
    )


def state(
    row: Stored, game: GameSession | Ended | None, table: TableInfo, seat: int | None, strangers: frozenset[str]
) -> StateSent:
    """Return the whole state of a table for a seat, or for a spectator if it is None, who has blocked ``strangers``."""
    viewer = SPECTATOR if seat is None else seat
    if game is None:
        out = StateSent(0, seat, table, None, None, [], [], [], True, row.heard(viewer, strangers))
        out.blocked = blocked(row, viewer, strangers)
        return out
    now = events(row, game, viewer, version(row, game, viewer))
    log = [line for line in game.log(viewer) if int(str(line[0])) <= now.version]
    chat, whole = [] if behind(row, viewer) else row.heard(viewer, strangers), not game.forgetful
    out = StateSent(now.version, seat, table, now.view, now.ask, now.asking, now.offers, log, whole, chat)
    out.commitments = game.committed(viewer, 0, now.version if behind(row, viewer) else None)
    out.blocked = blocked(row, viewer, strangers)
    return out


def blocked(row: Stored, viewer: int, strangers: frozenset[str]) -> list[int]:
    """Return the seats whose people a viewer has blocked."""
    people = people_of(row.seats).items()
    return [seat for seat, person in people if person in strangers or not row.hears(viewer, person)]


def version(row: Stored, game: GameSession | Ended, viewer: int) -> int:
    """Return how many messages a viewer may know by now: delayed spectators know fewer."""
    lag = behind(row, viewer)
    return _late_version(game, lag) if lag and isinstance(game, GameSession) else game.version(viewer)


def events(row: Stored, game: GameSession | Ended, viewer: int, since: int) -> EventsSent:
    """Return the messages for a seat (or SPECTATOR) since a version, plus the current state."""
    if (lag := behind(row, viewer)) and isinstance(game, GameSession):
        return _late_events(game, lag, since)
    running = row.status == "running"
    return EventsSent(
        game.version(viewer),
        game.view(viewer),
        game.ask(viewer) if running else None,
        game.asking(viewer) if running else [],
        game.offers(viewer) if running else [],
        game.missed(viewer, since),
        commitments=game.committed(viewer, since),
    )


def chat(line: ChatLine) -> ChatSent:
    """Return the document of a chat line."""
    return ChatSent(line.n, line.seat, line.name, line.text, line.at, line.to)


def known(events: bytes) -> int:
    """Return a hash of the state in an encoded ``events`` document, without messages, time left and commitments."""
    return hash(events.rpartition(b',"messages":[')[0])  # JSON escapes quotes in what people write


def to_each(presence: Presence, document: Callable[[int], bytes | None], viewers: Collection[int]) -> None:
    """Send a document to the clients of these viewers. ``document`` is called once for each connected viewer."""
    made: dict[int, bytes | None] = {}
    for client in presence.clients:
        if client.viewer not in viewers:
            continue
        if client.viewer not in made:
            made[client.viewer] = document(client.viewer)
        if (data := made[client.viewer]) is not None:
            client.send(data)


def to_all(presence: Presence, document: ToClient, but: Client | None = None) -> None:
    """Send a document to all clients except ``but``."""
    data = encoded(document)
    for client in presence.clients:
        if client is not but:
            client.send(data)


# The game as delayed spectators see it: as it was a number of public messages ago


def behind(row: Stored, viewer: int) -> int:
    """Return how many public messages a viewer is behind: 0 unless it is a spectator and the game runs."""
    return (row.lag or 0) if viewer == SPECTATOR and row.status == "running" else 0


def _shown(session: GameSession, lag: int) -> int:
    """Return how many entries of the log are shown to spectators who are ``lag`` messages behind.

    The deal is always shown. Later draws and answers that the rules give are shown only together with those before.
    """
    entries = session.record.entries
    opening = next((n for n, (who, _) in enumerate(entries) if who != "nature"), len(entries))
    at = max(opening, bisect_right(session.counted, session.version(SPECTATOR) - lag))
    while opening < at < len(entries) and (entries[at][0] == "nature" or at in session.record.stood_in):
        at -= 1
    return at


def _late_version(session: GameSession, lag: int) -> int:
    """Return how many public messages are shown."""
    at = _shown(session, lag)
    return session.counted[at - 1] if at else 0


def _late_events(session: GameSession, lag: int, since: int) -> EventsSent:
    """Return the shown messages since version ``since``, and the state as far as it is shown."""
    state = session.record.before(_shown(session, lag))
    now = _late_version(session, lag)
    asking = [Asking(*ask.seen(SPECTATOR)) for ask in api.pending(state) if ask.seat != NATURE]
    news = session.missed(SPECTATOR, since)[: now - since]
    commitments = session.committed(SPECTATOR, since, now)
    return EventsSent(now, rooms.view(state, SPECTATOR), None, asking, [], news, commitments=commitments)
