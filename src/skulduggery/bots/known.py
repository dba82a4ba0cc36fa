"""The knowledge of a seat as bytes, for another process.

An information state crosses over as a re-deal of it, written by the codec: a state that the seat can't tell from the
real one, drawn from a stream that knows nothing of it. On the other side its information state is the same again. Who
looks at how the game came to this is sent a whole game that told its seat the same.
"""

from typing import Final

from skulduggery import api, codec
from skulduggery.api import Info, Rng, State
from skulduggery.record import Record

LOG: Final = b"log "
"""The first bytes of a game that is sent; a state has no such mark."""
NAME: Final = "what a bot was sent"


def written(info: Info, past: Record | None, seed: int) -> bytes:
    """Return the knowledge of the seat of ``info`` as bytes; with ``past``, a game that may have led there."""
    if past is not None:
        return LOG + codec.write_log(past.redeal_history(info.seat, Rng(seed)))
    return codec.write_save(api.redeal(info, Rng(seed)))


def read(data: bytes, seat: int, in_turn: bool = False) -> tuple[Info, Record | None, State]:
    """Read a seat's knowledge from bytes: its information state, the game if one was sent, and the state that was sent.

    ``in_turn``: a state is one of a game in turn, whatever its options say; a game says so itself.
    """
    if data.startswith(LOG):
        past = codec.read_log(data.removeprefix(LOG), NAME)
        return api.infostate(past.state, seat), past, past.state
    state = codec.read_save(data, NAME)
    if in_turn:
        api.in_turn(state)
    return api.infostate(state, seat), None, state
