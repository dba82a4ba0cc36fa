"""Who tells the sockets of a table what is new, to each viewer what it doesn't know yet."""

from skulduggery.server import talk, telling
from skulduggery.server.play import Play
from skulduggery.server.post import Post
from skulduggery.server.rows import Stored
from skulduggery.server.seats import Presence
from skulduggery.server.wire import ChatLine, EventsSent, TableInfo, TableSent


class Crier:
    """The crier of a table and of its game, as soon as there is one."""

    def __init__(self, row: Stored, presence: Presence) -> None:
        self.row = row
        self.presence = presence
        self.play: Play | None = None
        self.shown: dict[int, int] = {}
        """The version that each seat (and SPECTATOR) was sent last."""
        self.seen: dict[int, bytes] = {}
        """What each viewer who is here knows to be so: who is told nothing new is sent nothing at all."""

    def attend(self, play: Play) -> None:
        """Tell of a game from where it stands now."""
        self.play = play
        self.shown = {viewer: play.version(viewer) for viewer in play.told}

    def begin(self) -> None:
        """Tell of the game from its beginning."""
        self.shown = dict.fromkeys(self.shown, 0)
        self.seen = {}

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        return telling.table_info(self.row, self.presence, self.play)

    def table(self, but: Post | None = None) -> None:
        """Tell all (but one) who sits there and how the table stands."""
        telling.to_all(self.presence, TableSent(self.info()), but)

    def events(self) -> None:
        """Tell each viewer what is new to it in the game."""
        if (play := self.play) is None:
            return
        here = {post.viewer for post in self.presence.posts}
        self.seen = {viewer: known for viewer, known in self.seen.items() if viewer in here}

        def news(viewer: int) -> EventsSent | None:
            document = telling.events(self.row, play, viewer, self.shown[viewer])
            before, self.seen[viewer] = self.seen.get(viewer), telling.standing(document)
            return document if document.messages or before != self.seen[viewer] else None

        telling.to_each(self.presence, news, here)
        self.shown = {viewer: play.version(viewer) for viewer in self.shown}

    def chat(self, line: ChatLine) -> None:
        """Tell those whom it reaches what somebody said."""
        chat = self.row.chat
        telling.to_each(self.presence, lambda viewer: telling.chat(chat[viewer][-1]), talk.reached(self.row, line))

    def greet(self, post: Post, since: int | None, heard: int | None) -> None:
        """Bring a new socket up to date: what came after version ``since``, the chat from line ``heard`` on."""
        play = self.play
        if play is not None and post.viewer not in self.seen:
            now = telling.events(self.row, play, post.viewer, play.version(post.viewer))
            self.seen[post.viewer] = telling.standing(now)
        if since is None or play is None or not play.goes_on(post.viewer, since):
            post.put(telling.encoded(telling.state(self.row, play, self.info(), post.seat)))
            return
        post.put(telling.encoded(telling.events(self.row, play, post.viewer, since)))
        post.put(telling.encoded(TableSent(self.info())))
        for line in self.row.chat[post.viewer]:
            if heard is not None and line.n >= heard:
                post.put(telling.encoded(telling.chat(line)))
