"""The knowledge of a seat as bytes, for another process.

An information state is sent as a re-deal: a state that the seat can't tell from the real one, drawn from a stream that
is independent of it. The receiver derives the same information state from it. A bot that uses the past is sent a
re-dealt history instead, a whole game that sent the seat the same messages.
"""

from typing import Final

from skulduggery import api, codec
from skulduggery.api import Info, Rng, State
from skulduggery.record import Record

LOG: Final = b"log "
"""Prefix of a history; a state has none."""
NAME: Final = "what a bot was sent"
"""The source that errors of the codec name."""


def written(info: Info, past: Record | None, seed: int) -> bytes:
    """Return a seat's knowledge as bytes: a re-deal of ``info``, or if ``past`` is given, a re-dealt history of it."""
    if past is not None:
        return LOG + codec.write_log(past.redeal_history(info.seat, Rng(seed)))
    return codec.write_save(api.redeal(info, Rng(seed)))


def read(data: bytes, seat: int, serial: bool = False) -> tuple[Info, Record | None, State]:
    """Return a seat's information state, the game if one was sent, and the state that was sent or that the game is in.

    ``serial``: continue a state in serial play, whatever its options say. A history keeps its own mode.
    """
    if data.startswith(LOG):
        past = codec.read_log(data.removeprefix(LOG), NAME)
        return api.infostate(past.state, seat), past, past.state
    state = codec.read_save(data, NAME)
    if serial:
        api.make_serial(state)
    return api.infostate(state, seat), None, state
