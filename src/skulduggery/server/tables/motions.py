"""What a seat asks of all at a table, and how it is decided: everybody says yes or no, in secret."""

from functools import partial
from typing import Final, Literal

import msgspec

from skulduggery.api import SPECTATOR
from skulduggery.fair import derive
from skulduggery.server.delivery.presence import Presence, away
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import Motion
from skulduggery.server.session.game_session import GameSession
from skulduggery.server.storage import store
from skulduggery.server.storage.rows import Stored
from skulduggery.undoing import drawn, harmless

AGREES: Final = 7
"""Of eight answers taken back a bot agrees to so many, by lot: so a refusal says nothing of what is hidden."""


class Kept(msgspec.Struct, array_like=True):
    """The motions of a table as they lie on disk: the one that stands or was declined, who voted how, and at which
    public version each seat asked for something last."""

    now: Motion | None = None
    votes: dict[int, bool] = {}
    made: list[tuple[str, int, int]] = []


class Motions:
    """The motions of a table, one at a time, from where they stand on disk.

    Who wants to take something back has a vote too, and may think better of it: that there was no agreement is no sign
    that somebody else was against, nor that there was a hidden reason.
    """

    def __init__(self, row: Stored, presence: Presence) -> None:
        self.row = row
        self.presence = presence
        kept = Kept() if row.motions is None else msgspec.json.decode(row.motions, type=Kept)
        self.now = kept.now
        self._votes = kept.votes
        self._made = {(what, seat): version for what, seat, version in kept.made}
        self._declined_at: tuple[object, ...] = ()
        """What all knew of the game when there was no agreement."""

    def attend(self, play: GameSession) -> None:
        """The game is in memory now. What was declined is news as long as all know no more than that."""
        self._declined_at = play.public()

    def look(self) -> list[store.Job]:
        """See whether they stand otherwise than on disk: then this is to be written with what has changed them."""
        made = [(what, seat, version) for (what, seat), version in self._made.items()]
        kept = msgspec.json.encode(Kept(self.now, self._votes, made)).decode() if made else None
        if kept == self.row.motions:
            return []
        self.row.motions = kept
        return [partial(store.set_table, id=self.row.id, motions=kept)]

    def ask(self, play: GameSession, what: Literal["end", "undo"], seat: int) -> None:
        """Ask all. Raises ApiError where another motion stands, or the seat has asked the same since the last event."""
        version = play.version(SPECTATOR)
        if self.now is not None and not self.now.declined:
            raise ApiError(409, "motion-stands")
        if self._made.get((what, seat)) == version:
            raise ApiError(409, "motion-again")
        self._made[(what, seat)] = version
        self.now = Motion(what, seat, sorted({*self._people(play), seat}), [])
        self._votes = {}
        if what == "end" or self.now.voters == [seat]:
            self.vote(seat, yes=True)

    def vote(self, seat: int, yes: bool) -> None:
        """Say yes or no, once. Raises ApiError."""
        if self.now is None or self.now.declined:
            raise ApiError(409, "motion-none")
        if seat not in self.now.voters:
            raise ApiError(403, "no-voter")
        if seat in self._votes:
            raise ApiError(409, "voted")
        self._votes[seat] = yes
        self.now = msgspec.structs.replace(self.now, voted=sorted(self._votes))

    def decide(self, play: GameSession) -> Motion | None:
        """What all have agreed to, once all have voted who are still here. If they haven't agreed, it is declined."""
        motion = self.now
        if motion is None or motion.declined:
            return None
        here = {*self._people(play), motion.seat}
        voters = [seat for seat in motion.voters if seat in here]
        self.now = motion = msgspec.structs.replace(motion, voters=voters)
        if not all(seat in self._votes for seat in voters):
            return None
        agreed = all(self._votes[seat] for seat in voters)
        self._votes = {}
        if agreed and (motion.what == "end" or self._can(play, motion)):
            self.now = None
            return motion
        self.now = msgspec.structs.replace(motion, declined=True)
        self._declined_at = play.public()
        return None

    def forget(self, play: GameSession | None) -> bool:
        """What was declined is no news any more once all have seen the game go on: at a step that only some know of it
        would tell the others that there was one. Whether there was anything."""
        if self.now is None or not self.now.declined or play is None or play.public() == self._declined_at:
            return False
        self.now = None
        return True

    def _people(self, play: GameSession) -> list[int]:
        """Who plays without a bot, hasn't resigned and isn't away."""
        people = [n for n, seat in enumerate(self.row.seats) if seat.kind == "person" and not seat.program]
        gone = {*play.drivers, *play.record.resigned}
        return [n for n in people if n not in gone and not away(self.row, self.presence, n)]

    def _bots_agree(self, play: GameSession, motion: Motion) -> bool:
        bots = [n for n, seat in enumerate(self.row.seats) if seat.kind == "bot" or seat.program]
        version = play.version(SPECTATOR)
        return all(derive(self.row.key, "motion", motion.seat, version, bot)[0] % 8 < AGREES for bot in bots)

    def _can(self, play: GameSession, motion: Motion) -> bool:
        """Whether the bots agree, and nothing is in the way. In a lesson nobody gains by what was seen, but it is
        written for what chance draws the first time."""
        at = play.last_of(motion.seat)
        if at is None:
            return False
        if self.row.lesson is not None:
            return not drawn(play.record, at)
        return self._bots_agree(play, motion) and harmless(play.record, at)
