"""People for the tests of the terminal: one who types a script, one who types anything."""

import io
import random
from collections.abc import Iterable

from skulduggery.tui.terminal import Terminal

KEYS = (*"ABCDEFGHI", *"0123456789", "5 1", "9 2", "7 1", "4 2")
NOISE = (
    "",
    "?",
    "n",
    "l",
    "r",
    "r rob",
    "b",
    "xyz",
    "place 5 down",
    "why place 2 up",
    "recruit C",
    "r zzz",
    "99",
    "why",
)


class Monkey(io.StringIO):
    """Types keys, now and then nonsense, seldom a pass; after so many lines only passes."""

    def __init__(self, seed: int, passes: bool = True, noise: float = 0.2, most: int = 4000) -> None:
        super().__init__()
        self.chance = random.Random(seed)
        self.passes = passes
        self.noise = noise
        self.most = most
        self.lines = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        self.lines += 1
        assert self.lines < self.most, "the game doesn't come to its end"
        if self.chance.random() < self.noise:
            return self.chance.choice(NOISE) + "\n"
        if self.chance.random() < (0.02 if self.passes and self.lines < 600 else 0.5 * self.passes):
            return "P\n"
        return self.chance.choice(KEYS) + "\n"


def terminal(stdin: io.StringIO | Iterable[str], width: int = 80, height: int = 24, live: bool = False) -> Terminal:
    """A terminal whose output can be read: ``shown(terminal)``."""
    typed = stdin if isinstance(stdin, io.StringIO) else io.StringIO("".join(f"{line}\n" for line in stdin))
    return Terminal(typed, io.StringIO(), (width, height), live=live, pace=0.0)


def shown(at: Terminal) -> str:
    """All that the terminal has shown."""
    file = at.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()
