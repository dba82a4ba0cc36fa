"""One terminal, or the pipes in its place: its output and its input."""

import os
import select
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

WIDEST = 120
"""The greatest width of lines, in columns."""
FORGET = "\x1b[H\x1b[2J\x1b[3J"
"""The codes that clear the screen and its scrollback."""


def hang(text: "Text", width: int) -> "Text":
    """Return text wrapped to ``width``, with all lines but the first indented by two columns."""
    from rich.text import Text

    from skulduggery.tui.console import BREAKER, GLUE, NO_BREAK, glued

    if text.cell_len <= width:
        return text
    text = glued(text)
    first, *_ = text.wrap(BREAKER, width)
    rest = text[len(first.plain.rstrip()) :]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    lines = [first, *(Text("  ") + line for line in rest.wrap(BREAKER, width - 2))]
    for line in lines:
        line.rstrip()
    text = Text("\n").join(lines)
    text.plain = text.plain.replace(GLUE, NO_BREAK)
    return text


def side_by_side(parts: "Iterable[Text]", gap: str, width: int) -> "list[Text]":
    """Return short texts in as few lines as they fit, none of them broken; a gap takes the style of the text after
    it."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1].append(gap, part.style).append_text(part)
        else:
            lines.append(part)
    return lines


class Left(Exception):
    """The person has gone, because the input ended or was interrupted."""

    def __init__(self, interrupted: bool = False) -> None:
        super().__init__(interrupted)
        self.interrupted = interrupted


class Terminal:
    """A person's terminal. ``live``: a real screen, which can be cleared and which somebody watches."""

    def __init__(
        self,
        stdin: TextIO | None = None,
        stdout: TextIO | None = None,
        size: tuple[int, int] | None = None,
        live: bool | None = None,
        pace: float | None = None,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """Use these streams, by default the terminal's own.

        ``size``: columns and lines, by default the terminal's; ``pace``: seconds between two scores.
        """
        from skulduggery.tui.console import Console

        self.stdin = stdin or sys.stdin
        out = stdout or sys.stdout
        reconfigure = getattr(out, "reconfigure", None)
        if reconfigure:  # a terminal that can't show a letter shows another, and the game goes on
            reconfigure(errors="replace")
        width, height = size or (None, None)
        self.console = Console(
            file=out, width=width, height=height, highlight=False, markup=False, emoji=False, legacy_windows=False
        )
        self.live = self.stdin.isatty() and self.console.is_terminal if live is None else live
        self.pace = (0.5 if self.live else 0.0) if pace is None else pace
        self._sleep = sleep

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        return self.console.height

    def show(self, *what: "RenderableType", style: str | None = None) -> None:
        """Print each thing on lines of its own; long text is wrapped between words."""
        from rich.console import Group

        self.console.print(Group(*what), style=style, width=self.width)

    def say(self, sentence: str) -> None:
        """Print a sentence without breaking lines, so that a path or a command in it can be copied."""
        self.console.print(sentence, soft_wrap=True)

    def clear(self, forget: bool = False) -> None:
        """Begin a fresh screen; with ``forget`` the next person can't scroll back to the old one."""
        if not self.live:
            self.console.print("─" * min(self.width, 80), style="dim")
        elif forget:
            self.console.file.write(FORGET)
            self.console.file.flush()
        else:
            self.console.clear()

    def line(self, prompt: str = "> ") -> str:
        """Return a line of input without spaces around it. Raise Left at the end of the input."""
        try:
            if self.live and self.stdin is sys.stdin:
                with suppress(ImportError):  # Windows edits lines by itself
                    import readline  # noqa: F401  (arrow keys)

                return input(prompt).strip()
            self.console.print(prompt, end="")
            text = self.stdin.readline()
        except (EOFError, KeyboardInterrupt) as gone:
            self.console.print()
            raise Left(isinstance(gone, KeyboardInterrupt)) from None
        self.console.print("" if self.live else text.rstrip("\n"))  # pipes don't echo
        if not text:
            raise Left
        return text.strip()

    def pages(self, lines: "Sequence[RenderableType]", more: str, backwards: bool = False) -> bool:
        """Show text one screen at a time, from the last screen on if ``backwards``.

        On a live terminal ``more`` asks whether to go on; return False if the person has seen enough.
        """
        screens: list[list[RenderableType]] = [[]]
        left = room = self.height - 3  # room for the question and a prompt
        for one in reversed(lines) if backwards else lines:
            needed = len(self.console.render_lines(one, self.console.options.update(width=self.width)))
            if self.live and needed > left and screens[-1]:
                screens.append([])
                left = room
            left -= needed
            screens[-1].append(one)
        for number, screen in enumerate(screens):
            if number:
                self.show(more, style="dim")
                if self.line():
                    return False
            self.show(*(reversed(screen) if backwards else screen))
        return True

    def beat(self) -> None:
        """Pause for suspense on a live terminal. Enter ends the pause and leaves out all later ones."""
        if not self.pace:
            return
        if not (self.live and self.stdin is sys.stdin) or os.name == "nt":  # there only sockets can be waited for
            self._sleep(self.pace)
        elif select.select([self.stdin], [], [], self.pace)[0]:
            self.stdin.readline()
            self.pace = 0.0
