"""People for the tests of the terminal: one who types a script, one who types anything, one who reads the screen."""

import io
import random
import re
from collections.abc import Iterable

from skulduggery.text import LANGUAGES, Texts
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
    """A typist of random keys, now and then nonsense, seldom a pass; after ``most`` lines only passes."""

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


class Reader(io.StringIO):
    """Reads the screen and types a key that stands there, now and then something else."""

    KEY = re.compile(r"(?:^|(?<=\S)  +) (\S{1,2}) {1,3}(?=\S)")
    CHOICES = re.compile(r"^ \S{1,2} .*", re.MULTILINE)
    ROW = re.compile(r"^ \S{1,2}(?:   ?\S{1,2})*$", re.MULTILINE)

    def __init__(self, seed: int, noise: float = 0.1, most: int = 4000) -> None:
        super().__init__()
        self.chance = random.Random(seed)
        self.noise = noise
        self.most = most
        self.screen: io.StringIO | None = None
        self.read_to = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        self.most -= 1
        assert self.most, "the game doesn't come to its end"
        assert self.screen is not None
        text = re.sub(r"\x1b\[[\d;]*[a-zA-Z]", "", self.screen.getvalue()[self.read_to :])
        self.read_to = len(self.screen.getvalue())
        question = text[text.rfind("───") :]
        choices = self.CHOICES.findall(question)
        keys = [key for line in choices for key in self.KEY.findall(line)] + " ".join(
            self.ROW.findall(question)
        ).split()
        keys = [key for key in keys if key != "P"] or keys  # who passes plays no more
        keys += ["+"] * ("\n+  " in question)  # more options
        if not keys or self.chance.random() < self.noise:
            return self.chance.choice(NOISE) + "\n"
        return self.chance.choice(keys) + "\n"


class Patient(Reader):
    """Presses Enter where there is nothing to choose."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        assert self.screen is not None
        end = self.screen.getvalue().rstrip("> \n")[-60:]
        if any(texts(id) in end for texts in map(Texts, LANGUAGES) for id in ("more", "enter")):
            self.read_to = len(self.screen.getvalue())
            return "\n"
        return super().readline(size)


def terminal(stdin: io.StringIO | Iterable[str], width: int = 80, height: int = 24, live: bool = False) -> Terminal:
    """A terminal whose output can be read: ``shown(terminal)``."""
    typed = stdin if isinstance(stdin, io.StringIO) else io.StringIO("".join(f"{line}\n" for line in stdin))
    screen = io.StringIO()
    if isinstance(stdin, Reader):
        stdin.screen = screen
    return Terminal(typed, screen, (width, height), live=live, pace=0.0)


def shown(at: Terminal) -> str:
    """All that the terminal has shown."""
    file = at.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def pages(at: Terminal) -> list[str]:
    """Return the terminal's output up to each wait for Enter."""
    texts = [Texts(code) for code in LANGUAGES]
    ends = [said(id) for said in texts for id in ("more", "enter")]
    plain = re.sub(r"\x1b\[[\d;]*m", "", shown(at))
    for said in texts:  # it goes with the screen where it stood
        plain = plain.replace(said("hint-wait") + "\n", "")
    screens = [one.strip() for one in re.split(r"\x1b\[[HJ\d;\x1b\[]*|(?<=\n)> ", plain)]
    return [one for one in screens if one.endswith(tuple(ends))]
