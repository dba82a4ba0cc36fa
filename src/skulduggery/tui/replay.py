"""Replays of recorded games, step by step or all in words."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.rule import Rule
from rich.text import Text

from skulduggery import api, codec
from skulduggery.api import EVERYTHING, NATURE, SPECTATOR, BadInput, flaw
from skulduggery.record import Message, Record
from skulduggery.text import Texts
from skulduggery.text import language as spoken
from skulduggery.tui.lobby import bot_title
from skulduggery.tui.table import Room, room_for, told
from skulduggery.tui.tables import table
from skulduggery.tui.terminal import Left, Terminal, hang

ALSO: Final = {"т": "n", "и": "b", "п": "g", "П": "G", "ы": "s", "ф": "a", "й": "q"}
"""The same keys on a Russian keyboard."""


def replay(
    path: str | Path,
    *,
    language: str | None = None,
    seat: int | str | None = None,
    terminal: Terminal | None = None,
) -> int:
    """Show a log, with keys to step on a screen, else in words from beginning to end. Return the exit code 0.

    ``seat`` (from 1) shows it with that seat's eyes, None or ``"all"`` with all cards open. Raise BadInput if the file
    is no log, or has no such seat.
    """
    code = spoken(language)
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise BadInput(flaw("unreadable", file=str(path), cause=str(error.strerror))) from None
    record = codec.read_log(data, str(path))
    eyes = EVERYTHING
    if seat not in (None, "all"):
        if not str(seat).isdecimal() or not 1 <= int(str(seat)) <= record.rules.seats:
            raise BadInput(flaw("seat-or-all", seat=repr(seat), seats=str(record.rules.seats)))
        eyes = int(str(seat)) - 1
    bots = codec.read_bots(data, str(path))
    player = Player(terminal or Terminal(), record, Texts(code, record.rules.game), eyes, bots)
    if player.terminal.live:
        player.step()
    else:
        player.tell()
    return 0


class Player:
    """A replay after ``at`` entries, with the eyes of a seat or with all cards open."""

    def __init__(self, terminal: Terminal, record: Record, texts: Texts, eyes: int, bots: Sequence[str] = ()) -> None:
        self.terminal = terminal
        self.record = record
        self.texts = texts
        self.eyes = eyes
        self.at = 0
        self.last = len(record.entries)
        self.table = table(record.rules, record.players, texts)
        self.sealed = [Text(texts("replay-bots", bots=texts.all_of(bots)), "dim")] if bots else []
        """The line before the deal on which bots play, if any do."""

    def heard(self, entry: int) -> list[Message]:
        """Return the events of an entry as these eyes were told them, or in full with all cards open."""
        events = self.record.events[entry]
        if self.eyes == EVERYTHING:
            return [(event.kind, *event.args) for event in events]
        return [message for event in events if (message := event.told(self.eyes))]

    def lines(self, entry: int) -> list[Text]:
        """Return one entry in words."""
        heard = [message for message in self.heard(entry) if not self.table.scores(message)]
        return self.remark(entry) + self.worded(heard, all_of_it=True)

    def remark(self, entry: int) -> list[Text]:
        """Return lines on an entry that is not an ordinary answer; none for others."""
        who, what = self.record.entries[entry]
        if what == ("undo",):
            return [Text(self.texts("host-undo"), "dim")]
        if what[0] == "undo":
            return [Text(self.texts("host-undo-of", player=self.record.players[int(what[1]) - 1]), "dim")]
        if who == "host":
            player = self.record.players[int(what[1]) - 1]
            return [Text(self.texts("host-take-over", player=player, bot=bot_title(what[2], self.texts)), "dim")]
        if what == ("resign",) or who.startswith("clock "):
            player = self.record.players[int(who.removeprefix("clock ")) - 1]
            said = self.texts("said-resign" if what == ("resign",) else "said-clock")
            return [Text.assemble((player, "bold"), " ", said)]
        return []

    def worded(self, messages: list[Message], all_of_it: bool = False) -> list[Text]:
        """Return events in words, in which nobody is “you”."""
        width = self.terminal.width
        return [
            hang(Text(text, "dim") if at < 0 else Text.assemble((self.record.players[at], "bold"), " ", text), width)
            for at, text in told(self.table, messages, NATURE, all_of_it)
        ]

    def tell(self) -> None:
        """Show the whole game in words: a line a turn, the last table, the scores."""
        pending: list[Message] = []
        lines = [*self.sealed]
        for entry in range(self.last):
            if remark := self.remark(entry):
                lines += [*self.worded(pending), *remark]
                pending = []
            pending += [message for message in self.heard(entry) if not self.table.scores(message)]
        self.terminal.show(*lines, *self.worded(pending), Text())
        self.show_end()

    def show_end(self) -> None:
        """Show the last table, and the scores if the game came to its end."""
        self.terminal.show(*self.board(self.last, Room.AMPLE))
        messages = [message for entry in range(self.last) for message in self.heard(entry)]
        if not any(self.table.scores(message) for message in messages):
            return
        self.terminal.show(Text())
        for piece in self.table.scoring(messages, SPECTATOR, self.terminal.width):
            self.terminal.show(*piece)

    def board(self, at: int, room: Room) -> list[Text]:
        """Return the table after ``at`` entries."""
        view = api.view(self.record.before(at), self.eyes)
        return self.table.board(view, self.terminal.width, room, frozenset())

    def step(self) -> None:
        """Step forward and back as the person says, until the person leaves."""
        problem = ""
        while True:
            self.draw(problem)
            try:
                said = self.terminal.line()
            except Left:
                return
            word, *rest = said.split() or ["n"]
            word = ALSO.get(word, word)
            problem = ""
            if word in ("n", "N") and not rest:
                self.at = min(self.at + 1, self.last)
            elif word in ("b", "B") and not rest:
                self.at = max(self.at - 1, 0)
            elif word in ("g", "G") and not rest:
                self.at = 0 if word == "g" else self.last
            elif word in ("a", "A") and not rest:
                self.eyes = EVERYTHING
            elif word in ("q", "Q") and not rest:
                return
            elif word in ("s", "S") and len(rest) == 1:
                problem = self.see(rest[0])
            elif word.isdecimal() and not rest:
                self.at = min(int(word), self.last)
            else:
                problem = self.texts("replay-wrong", said=said[:40], keys=self.texts("replay-keys"))

    def see(self, number: str) -> str:
        """Change to the eyes of a seat. Return an error message, empty if there is such a seat."""
        if not number.isdecimal() or not 1 <= int(number) <= self.record.rules.seats:
            return self.texts("replay-no-seat", said=number[:10], last=self.record.rules.seats)
        self.eyes = int(number) - 1
        return ""

    def draw(self, problem: str) -> None:
        """Show the table after this step, and the step in words."""
        eyes = "replay-open" if self.eyes == EVERYTHING else "replay-eyes"
        player = self.record.players[self.eyes] if self.eyes >= 0 else ""
        title = f"{self.texts('replay-step', step=self.at, last=self.last)} · {self.texts(eyes, player=player)}"
        lines = self.lines(self.at - 1) if self.at else self.sealed
        ended = any(self.table.scores(message) for message in self.heard(self.at - 1)) if self.at else False
        self.terminal.clear()
        view = api.view(self.record.before(self.at), self.eyes)
        room = room_for(self.terminal, self.table, view, 8)
        self.terminal.show(Rule(title, style="dim"), *self.board(self.at, room), Rule(style="dim"), *lines)
        if ended:
            for piece in self.table.scoring(self.heard(self.at - 1), SPECTATOR, self.terminal.width):
                self.terminal.show(*piece)
        if problem:
            self.terminal.show(Text(problem, "bold"))
        self.terminal.show(Text(self.texts("replay-keys"), "dim"))
