"""Evenings with delayed spectators, a clock, or answers that are taken back."""

from random import Random

from tests.server.leaks_evening import Evening, newest
from tests.server.leaks_room import ID, settle

from skulduggery.server.protocol.tables import Terms


class Lagging(Evening):
    """An evening whose spectators lag by some messages, with a clock that never runs out."""

    terms = Terms(lag=4, clock=3600)


class Undoing(Evening):
    """The player who answered last often asks for an undo; all agree; if it is granted, the same answer is given
    again."""

    async def publicly(self, rng: Random) -> None:
        await super().publicly(rng)
        seat, words = self.world.answers[self.step - 1] if self.step else (-1, ())
        people = sorted(one for one in self.room.lines if one >= 0)
        if seat not in people or self.away or rng.random() < 0.3:
            return
        await self.room.call(seat, f"tables/{ID}/undo", method="POST")
        for one in people:
            await self.room.call(one, f"tables/{ID}/agree", method="POST")
        play = (await self.room.table()).session
        assert play is not None
        if play.record.entries[-1][1][0] == "undo":
            line = self.room.lines[seat]
            line.say({"t": "answer", "ask": newest(line, "ask")["id"], "words": words})
            await settle()
