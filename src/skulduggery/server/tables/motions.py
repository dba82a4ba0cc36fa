"""Motions: a seat asks to end the game or to undo its last answer, and everybody votes yes or no, in secret."""

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
"""A bot agrees to this many of eight undo motions, at random: a refusal tells nothing about hidden cards."""


class Kept(msgspec.Struct, array_like=True):
    """The motions of a table as they are stored.

    ``now`` is the motion that stands or was declined, ``votes`` the vote of each seat. ``made`` has the public version
    at which each seat last made a motion of each kind.
    """

    now: Motion | None = None
    votes: dict[int, bool] = {}
    made: list[tuple[str, int, int]] = []


class Motions:
    """The motions of a table, one at a time, as they were stored in its row.

    A motion to undo is declined if somebody is against it, or for a reason that the seat that asks doesn't know.
    Because votes are secret, nobody learns which.
    """

    def __init__(self, row: Stored, presence: Presence) -> None:
        self.row = row
        self.presence = presence
        kept = Kept() if row.motions is None else msgspec.json.decode(row.motions, type=Kept)
        self.now = kept.now
        self._votes = kept.votes
        self._made = {(what, seat): version for what, seat, version in kept.made}
        self._declined_at: tuple[object, ...] = ()
        """The public question (``GameSession.public``) when the motion was declined."""

    def attend(self, session: GameSession) -> None:
        """Note that the game is in memory. A declined motion is shown until the public question changes."""
        self._declined_at = session.public()

    def look(self) -> list[store.Job]:
        """Return the job that stores the motions, if they have changed. It belongs in the commit of that change."""
        made = [(what, seat, version) for (what, seat), version in self._made.items()]
        kept = msgspec.json.encode(Kept(self.now, self._votes, made)).decode() if made else None
        if kept == self.row.motions:
            return []
        self.row.motions = kept
        return [partial(store.set_table, id=self.row.id, motions=kept)]

    def ask(self, session: GameSession, what: Literal["end", "undo"], seat: int) -> None:
        """Make a motion. Raises ApiError if one stands, or the seat made the same since the last public message."""
        version = session.version(SPECTATOR)
        if self.now is not None and not self.now.declined:
            raise ApiError(409, "motion-stands")
        if self._made.get((what, seat)) == version:
            raise ApiError(409, "motion-again")
        self._made[(what, seat)] = version
        self.now = Motion(what, seat, sorted({*self._people(session), seat}), [])
        self._votes = {}
        self.vote(seat, yes=True)

    def vote(self, seat: int, yes: bool) -> None:
        """Record the vote of a seat. Raises ApiError if no motion stands, or the seat has no vote or has voted."""
        if self.now is None or self.now.declined:
            raise ApiError(409, "motion-none")
        if seat not in self.now.voters:
            raise ApiError(403, "no-voter")
        if seat in self._votes:
            raise ApiError(409, "voted")
        self._votes[seat] = yes
        self.now = msgspec.structs.replace(self.now, voted=sorted(self._votes))

    def decide(self, session: GameSession) -> Motion | None:
        """Return the motion if everybody has agreed to it; it is over then. Return None otherwise.

        Once all voters who are still here have voted without agreement, mark the motion as declined.
        """
        motion = self.now
        if motion is None or motion.declined:
            return None
        here = {*self._people(session), motion.seat}
        voters = [seat for seat in motion.voters if seat in here]
        self.now = motion = msgspec.structs.replace(motion, voters=voters)
        if not all(seat in self._votes for seat in voters):
            return None
        agreed = all(self._votes[seat] for seat in voters)
        self._votes = {}
        if agreed and (motion.what == "end" or self._can(session, motion)):
            self.now = None
            return motion
        self.now = msgspec.structs.replace(motion, declined=True)
        self._declined_at = session.public()
        return None

    def forget(self, session: GameSession | None) -> bool:
        """Drop a declined motion once the public question has changed. Return whether there was one to drop.

        A step that only some players know of must not drop it, because that would reveal the step to the others.
        """
        if self.now is None or not self.now.declined or session is None or session.public() == self._declined_at:
            return False
        self.now = None
        return True

    def _people(self, session: GameSession) -> list[int]:
        """Return the seats of people who play themselves, haven't resigned and aren't away."""
        people = [n for n, seat in enumerate(self.row.seats) if seat.kind == "person" and not seat.program]
        gone = {*session.drivers, *session.record.resigned}
        return [n for n in people if n not in gone and not away(self.row, self.presence, n)]

    def _bots_agree(self, session: GameSession, motion: Motion) -> bool:
        bots = [n for n, seat in enumerate(self.row.seats) if seat.kind == "bot" or seat.program]
        version = session.version(SPECTATOR)
        return all(derive(self.row.key, "motion", motion.seat, version, bot)[0] % 8 < AGREES for bot in bots)

    def _can(self, session: GameSession, motion: Motion) -> bool:
        """Return whether the last answer of a seat may be taken back: the bots agree, and it revealed nothing.

        In a lesson nobody gains by what was revealed, but its text fits only what chance drew the first time.
        """
        at = session.last_of(motion.seat)
        if at is None:
            return False
        if self.row.lesson is not None:
            return not drawn(session.record, at)
        return self._bots_agree(session, motion) and harmless(session.record, at)
