"""The log file of a game in the terminal, written when the game ends or is left."""

import os
import shlex
import time
from pathlib import Path

from rich.text import Text

from skulduggery import codec
from skulduggery.record import Record
from skulduggery.text import Texts
from skulduggery.tui.terminal import Left, Terminal


class Keeper:
    """The writer of a game's log to ``file``; without one, the person is asked for a name or offered one.

    ``guest``: the spec of a bot from outside, which has to be named again to continue the game.
    """

    def __init__(self, terminal: Terminal, record: Record, texts: Texts, file: Path | None, guest: str = "") -> None:
        self.terminal = terminal
        self.record = record
        self.texts = texts
        self.file = file
        self.guest = guest

    def over(self) -> None:
        """Write a finished game if a file is given or the person wants to keep it."""
        if self.file is not None:
            self.write(self.file, "written")
            return
        try:
            self.terminal.show(Text(), Text(self.texts("keep-ask"), "dim"))
            if self.terminal.line().casefold() == "s":
                self.write(self.name(), "written")
        except Left:
            return

    def leave(self) -> bool:
        """Offer to save an unfinished game. Return False if the person decides not to leave."""
        file = self.file or self.name()
        while True:
            self.terminal.show(self.texts("leave-ask", file=str(file)))
            said = self.terminal.line()
            if said.casefold() in ("b", "и"):
                return False
            if said.casefold() in ("n", "т"):
                self.terminal.show(self.texts("not-saved"))
                return True
            path = Path(said).expanduser() if said else file
            if path != self.file and path.exists():
                self.terminal.show(self.texts("file-exists", file=str(path)))
            elif self.write(path, "saved"):
                return True

    def gone(self) -> None:
        """Save the game after the end of the input, if that needs no question."""
        path = self.file or (self.name() if self.terminal.live else None)
        if path is None:
            self.terminal.show(self.texts("left"))
        else:
            self.write(path, "saved")

    def name(self) -> Path:
        """Return a name for a log in the current folder."""
        return Path(time.strftime(f"{self.record.rules.game}-%Y%m%d-%H%M%S.jsonl"))

    def write(self, path: Path, done: str) -> bool:
        """Write the log atomically and say so. Return False if it can't be written."""
        part = path.with_name(f".{path.name}.part")
        try:
            part.write_bytes(codec.write_log(self.record))
            os.replace(part, path)
        except OSError as error:
            self.terminal.show(self.texts("write-failed", file=str(path), why=error.strerror or ""))
            return False
        again = f" --bot {shlex.quote(self.guest)}" if self.guest and done == "saved" else ""
        self.terminal.say(self.texts(done, file=f"{path}{again}"))
        return True
