"""The documents that a table sends. Each is made only from the messages, view and question of one viewer."""

from collections.abc import Callable, Collection

import msgspec

from skulduggery import api
from skulduggery.documents.news import EventsSent
from skulduggery.server.delivery import spectator_lag
from skulduggery.server.delivery.outbox import Outbox
from skulduggery.server.delivery.presence import Presence, away
from skulduggery.server.delivery.spectator_lag import behind
from skulduggery.server.protocol.messages import ChatLine, ChatSent, StateSent, ToClient
from skulduggery.server.protocol.tables import Lost, Motion, SeatInfo, ShuffleInfo, TableInfo
from skulduggery.server.session.game_session import GameSession
from skulduggery.server.storage import results
from skulduggery.server.storage.archive import Ended
from skulduggery.server.storage.rows import Stored


def encoded(document: ToClient) -> bytes:
    """Return a document as the bytes that are sent."""
    return msgspec.json.encode(document)


def table_info(
    row: Stored,
    presence: Presence,
    play: GameSession | Ended | None,
    shuffle: ShuffleInfo | None,
    motion: Motion | None,
    lost: Lost | None,
) -> TableInfo:
    """Return a table as everybody sees it."""
    scores = shares = None
    if play is not None and row.status == "over":
        scores, shares = play.scores, play.shares
    seats: list[SeatInfo] = []
    for number, seat in enumerate(row.seats):
        if seat.kind == "bot":
            seats.append(SeatInfo("bot", seat.name, seat.bot, False, False, False, False, False))
        elif seat.kind == "person":
            driver = None if play is None else play.drivers.get(number)
            here = presence.here(number)
            gone = away(row, presence, number)
            resigned = play is not None and number in play.resigned
            seats.append(
                SeatInfo("person", seat.name, driver, here, gone, seat.known, seat.muted, resigned, seat.program)
            )
        else:
            seats.append(SeatInfo("open", None, None, False, False, False, False, False))
    variant = len(seats) in api.game(row.game).variants
    return TableInfo(
        row.id,
        row.game,
        row.options,
        row.status,
        row.host,
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
    )


def state(row: Stored, play: GameSession | Ended | None, table: TableInfo, seat: int | None) -> StateSent:
    """Return the whole state of a table for a seat, or for a spectator if it is None."""
    viewer = api.SPECTATOR if seat is None else seat
    if play is None:
        return StateSent(0, seat, table, None, None, [], [], [], True, row.chat[viewer])
    now = events(row, play, viewer, version(row, play, viewer))
    log = [line for line in play.log(viewer) if int(str(line[0])) <= now.version]
    chat, whole = [] if behind(row, viewer) else row.chat[viewer], not play.forgetful
    out = StateSent(now.version, seat, table, now.view, now.ask, now.asking, now.offers, log, whole, chat)
    out.commitments = play.committed(viewer, 0, now.version if behind(row, viewer) else None)
    return out


def version(row: Stored, play: GameSession | Ended, viewer: int) -> int:
    """Return how many messages a viewer may know by now: delayed spectators know fewer."""
    lag = behind(row, viewer)
    return spectator_lag.version(play, lag) if lag and isinstance(play, GameSession) else play.version(viewer)


def events(row: Stored, play: GameSession | Ended, viewer: int, since: int) -> EventsSent:
    """Return the messages for a seat (or SPECTATOR) since a version, plus the current state."""
    if (lag := behind(row, viewer)) and isinstance(play, GameSession):
        return spectator_lag.events(play, lag, since)
    running = row.status == "running"
    return EventsSent(
        play.version(viewer),
        play.view(viewer),
        play.ask(viewer) if running else None,
        play.asking(viewer) if running else [],
        play.offers(viewer) if running else [],
        play.missed(viewer, since),
        commitments=play.committed(viewer, since),
    )


def chat(line: ChatLine) -> ChatSent:
    """Return the document of a chat line."""
    return ChatSent(line.n, line.seat, line.name, line.text, line.at, line.to)


def known(events: bytes) -> int:
    """Return a hash of the state in an encoded ``events`` document, without messages, time left and commitments."""
    return hash(events.rpartition(b',"messages":[')[0])  # JSON escapes quotes in what people write


def to_each(presence: Presence, document: Callable[[int], bytes | None], viewers: Collection[int]) -> None:
    """Put a document in the outboxes of these viewers. ``document`` is called once for each connected viewer."""
    made: dict[int, bytes | None] = {}
    for outbox in presence.outboxes:
        if outbox.viewer not in viewers:
            continue
        if outbox.viewer not in made:
            made[outbox.viewer] = document(outbox.viewer)
        if (data := made[outbox.viewer]) is not None:
            outbox.put(data)


def to_all(presence: Presence, document: ToClient, but: Outbox | None = None) -> None:
    """Put a document in all outboxes except ``but``."""
    data = encoded(document)
    for outbox in presence.outboxes:
        if outbox is not but:
            outbox.put(data)
