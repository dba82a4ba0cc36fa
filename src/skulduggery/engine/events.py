"""Events, and the message of each that a seat may see."""

from skulduggery.engine.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened: ``kind`` and ``args``.

    ``secret`` lists the indices of ``args`` that only the seats in the bit mask ``known`` may see. The kind and the
    number of arguments are public (except in ``programs.Whisper``).
    """

    __slots__ = ("args", "kind", "known", "secret")

    def __init__(self, kind: str, args: tuple[object, ...], secret: tuple[int, ...] = (), known: int = 0) -> None:
        self.kind = kind
        self.args = args
        self.secret = secret
        self.known = known

    def told(self, seat: int) -> tuple[object, ...]:
        """Return the message for ``seat`` (or SPECTATOR): the kind, then the arguments, with None for secret ones.

        An empty message is not sent.
        """
        if not self.secret or (seat >= 0 and self.known >> seat & 1):
            return (self.kind, *self.args)
        return (self.kind, *(None if i in self.secret else arg for i, arg in enumerate(self.args)))

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args}, secret={self.secret}, known={self.known:b})"
