"""The bots at a terminal: ours, and classes and programs from outside."""

import contextlib
import secrets

from skulduggery import bots
from skulduggery.api import Ask, BadInput, Rng, infostate
from skulduggery.record import Record


class Pilot:
    """The bot that a spec names, at one seat of one game. Raises BadInput for a wrong spec."""

    def __init__(self, spec: str, seed: int) -> None:
        self.spec = spec
        self.guest = None
        if not bots.playable(spec):
            from skulduggery.arena.matches import external_bots  # imported here to keep the start fast

            self.guest = external_bots.guest(spec, seed) if external_bots.outside(spec) else None
        self.bot = bots.make("random" if self.guest else spec, seed)

    def choose(self, record: Record, ask: Ask) -> object:
        """Return the answer from what the seat may know. Raise BadInput if a bot from outside gives none."""
        if self.guest is not None:
            from skulduggery.arena.matches.external_bots import Forfeit

            try:
                return self.guest.choose(record, ask, chance())
            except Forfeit as why:
                raise BadInput(str(why)) from why
        past = None
        if record.rules.game in self.bot.remembers:
            with contextlib.suppress(BadInput):  # after an undo there is no single history
                past = record.redeal_history(ask.seat, chance())
        return self.bot.choose(infostate(record.state, ask.seat), ask, past)

    def over(self, record: Record) -> None:
        """Tell a bot from outside that the game is over."""
        if self.guest is not None:
            self.guest.over(record)


def chance() -> Rng:
    """Return a stream for re-dealt histories."""
    return Rng(secrets.randbits(62))
