"""The broadcaster of a table: it sends to each viewer what is new to it."""

from collections.abc import Callable, Collection

from skulduggery.api import SPECTATOR
from skulduggery.documents.news import EventsSent
from skulduggery.server.delivery import snapshots
from skulduggery.server.delivery.client import Client
from skulduggery.server.delivery.presence import Presence
from skulduggery.server.delivery.snapshots import behind
from skulduggery.server.protocol.messages import StateSent, TableSent
from skulduggery.server.protocol.tables import Lost, Motion, ShuffleInfo, TableInfo
from skulduggery.server.session.game_session import GameSession
from skulduggery.server.storage.archive import Ended
from skulduggery.server.storage.rows import Stored


class Broadcaster:
    """The broadcaster of a table, and of its game once there is one (``attend``).

    It calls ``shuffle`` for what everybody may know of the shuffle, ``motion`` for the motion that stands, and
    ``seconds_left`` for the time left for an answer.
    """

    def __init__(
        self,
        row: Stored,
        presence: Presence,
        shuffle: Callable[[], ShuffleInfo | None],
        motion: Callable[[], Motion | None],
        seconds_left: Callable[[], float | None],
    ) -> None:
        self.row = row
        self.presence = presence
        self.shuffle = shuffle
        self.motion = motion
        self.seconds_left = seconds_left
        self.game: GameSession | Ended | None = None
        self.lost: Lost | None = None
        """The reason why the game can't be shown; None if it can, or if there is none."""
        self.shown: dict[int, int] = {}
        """The version that each seat (and SPECTATOR) was sent last."""
        self.seen: dict[int, int] = {}
        """A hash of the state that each connected viewer knows, so that nothing is sent when nothing is new."""

    def attend(self, game: GameSession | Ended) -> None:
        """Broadcast a game from its current state on."""
        self.game = game
        self.shown = {viewer: snapshots.version(self.row, game, viewer) for viewer in game.told}

    def begin(self) -> None:
        """Broadcast the game from its first entry on; if it continues another, send the state it begins with."""
        self.seen = {}
        if self.row.continues is None:
            self.shown = dict.fromkeys(self.shown, 0)
        else:
            self.again(self.shown)

    def info(self) -> TableInfo:
        """Return the table as everybody sees it."""
        return snapshots.table_info(self.row, self.presence, self.game, self.shuffle(), self.motion(), self.lost)

    def table(self, but: Client | None = None) -> None:
        """Send the table as everybody sees it to all clients except ``but``."""
        snapshots.to_all(self.presence, TableSent(self.info()), but)

    def events(self) -> None:
        """Send each viewer what is new to it in the game."""
        if (game := self.game) is None:
            return
        here = {client.viewer for client in self.presence.clients}
        self.seen = {viewer: known for viewer, known in self.seen.items() if viewer in here}

        def news(viewer: int) -> bytes | None:
            document = self._now(game, viewer, self.shown[viewer])
            new = snapshots.encoded(document)
            before, self.seen[viewer] = self.seen.get(viewer), snapshots.known(new)
            return new if document.messages or before != self.seen[viewer] else None

        snapshots.to_each(self.presence, news, here)
        self.shown = {viewer: snapshots.version(self.row, game, viewer) for viewer in self.shown}

    def _now(self, game: GameSession | Ended, viewer: int, since: int) -> EventsSent:
        document = snapshots.events(self.row, game, viewer, since)
        document.left = None if behind(self.row, viewer) else self.left(game)
        return document

    def left(self, game: GameSession | Ended) -> float | None:
        """Return the seconds left to answer; None if there is no limit, or no person is publicly asked."""
        if (left := self.seconds_left()) is None or isinstance(game, Ended):
            return None
        asked = [ask.seen(SPECTATOR)[0] for ask in game.asks()]
        people = any(self.row.seats[seat].kind == "person" and seat not in game.drivers for seat in asked)
        return left if people else None

    def catch_up(self) -> None:
        """Send delayed spectators the rest of the game once it is over or ended."""
        if self.game is None or not self.row.lag:
            return
        self.again([SPECTATOR])
        self.shown[SPECTATOR] = self.game.version(SPECTATOR)
        now = snapshots.events(self.row, self.game, SPECTATOR, self.shown[SPECTATOR])
        self.seen[SPECTATOR] = snapshots.known(snapshots.encoded(now))

    def again(self, viewers: Collection[int]) -> None:
        """Send the whole state to viewers again, because what they are shown of the table or the chat has changed."""
        made: dict[tuple[int, frozenset[str]], bytes] = {}
        for client in self.presence.clients:
            if client.viewer in viewers:
                key = client.viewer, client.blocked
                made[key] = made.get(key) or snapshots.encoded(self._state(client.seat, client.blocked))
                client.send(made[key])

    def _state(self, seat: int | None, strangers: frozenset[str] = frozenset()) -> StateSent:
        document = snapshots.state(self.row, self.game, self.info(), seat, strangers)
        viewer = SPECTATOR if seat is None else seat
        document.left = None if self.game is None or behind(self.row, viewer) else self.left(self.game)
        document.now = round(self.presence.now(), 1)
        return document

    def chat(self, reached: Collection[int], person: str | None) -> None:
        """Send the latest chat line to the viewers it reaches, except delayed spectators and those who have blocked the
        ``person`` who said it."""
        said = self.row.chat
        made = {
            viewer: snapshots.encoded(snapshots.chat(said[viewer][-1].line))
            for viewer in reached
            if not behind(self.row, viewer)
        }
        for client in self.presence.clients:
            if client.viewer in made and person not in client.blocked:
                client.send(made[client.viewer])

    def greet(self, client: Client, since: int | None, heard: int | None) -> None:
        """Bring a new client up to date.

        It gets the messages after version ``since`` and the chat from line ``heard`` on, or the whole state if
        ``since`` is None or what came after it can't be sent.
        """
        game = self.game
        if game is not None and client.viewer not in self.seen:
            now = snapshots.events(self.row, game, client.viewer, snapshots.version(self.row, game, client.viewer))
            self.seen[client.viewer] = snapshots.known(snapshots.encoded(now))
        if since is None or game is None or not self._goes_on(game, client.viewer, since):
            client.send(snapshots.encoded(self._state(client.seat, client.blocked)))
            return
        client.send(snapshots.encoded(self._now(game, client.viewer, since)))
        client.send(snapshots.encoded(TableSent(self.info())))
        if behind(self.row, client.viewer):
            return
        for line in self.row.heard(client.viewer, client.blocked):
            if heard is not None and line.n >= heard:
                client.send(snapshots.encoded(snapshots.chat(line)))

    def _goes_on(self, game: GameSession | Ended, viewer: int, since: int) -> bool:
        """Return whether the viewer can be sent what came after a version that it has reached."""
        return since <= snapshots.version(self.row, game, viewer) and game.goes_on(viewer, since)
