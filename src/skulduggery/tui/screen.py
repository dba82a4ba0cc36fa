"""The screen of a person who is asked: the table, the latest events, the question."""

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from skulduggery.api import AnyView
from skulduggery.text import Texts
from skulduggery.tui.table import Menu, Room, Table, room_for
from skulduggery.tui.terminal import Terminal, side_by_side

FOR_THE_REST: Final = 14
"""Lines needed below the table: events, the question and its choices, notes, stacks."""

LONG: Final = 3
"""A menu is set in columns if it would take more than the screen's height divided by this."""


class Screen:
    """The drawing of questions. ``alone``: one person sits here, and so can have hints and scroll back."""

    def __init__(self, terminal: Terminal, table: Table, texts: Texts, alone: bool) -> None:
        self.terminal = terminal
        self.table = table
        self.texts = texts
        self.alone = alone
        self.size = (0, 0)
        self.fits = Room.AMPLE

    def draw(
        self, view: AnyView, lines: list[Text], menu: Menu, question: str, deep: bool, whole: bool = False
    ) -> None:
        """Show the table, as many of the latest events as fit, and a question, which may be one further down
        (``deep``).

        ``whole``: if some events don't fit, all of them are shown first, on screens of their own.
        """
        ask = self.question(menu, question, deep)
        board = self.table.board(view, self.terminal.width, self.room(view), menu.glow)
        if self.terminal.live:
            free = max(self.terminal.height - len(board) - self.rows(ask) - 2, 1)
            heights = [self.rows(line) for line in lines]
            dropped = 0
            while dropped < len(lines) - 1 and sum(heights[dropped:]) + (dropped > 0) > free:
                dropped += 1
            if dropped and whole:
                self.read(Text(self.texts("since"), "bold yellow"), lines)
            if dropped:
                lines = [Text(self.texts("hidden-lines", count=dropped), "dim"), *lines[dropped:]]
        self.terminal.clear(forget=not self.alone)
        since = Rule(Text(self.texts("since"), "dim"), style="dim", align="left")
        self.terminal.show(*board, since, *lines, ask)

    def room(self, view: AnyView) -> Room:
        """Return how much of the screen the table may take; it only shrinks while the screen's size stays the same."""
        size = (self.terminal.width, self.terminal.height)
        if self.size != size:
            self.size = size
            self.fits = Room.AMPLE
        self.fits = room_for(self.terminal, self.table, view, FOR_THE_REST, self.fits)
        return self.fits

    def question(self, menu: Menu, question: str, deep: bool) -> RenderableType:
        """Return the question, its choices and the keys."""
        keys = [self.texts("back")] if deep else [self.texts("only")] if menu.only() is not None else []
        keys += self.texts("keys").split(" · ")
        if self.alone:
            keys.append(self.texts("hint-key"))
        parts: list[RenderableType] = [Text(question, "bold yellow"), *menu.lines]
        if menu.row:
            choices = [
                Text(" ").append(one.key, "bold").append(f" {one.label}" if one.label else "", "not bold")
                for one in menu.choices
            ]
            parts += side_by_side(choices, "  ", self.terminal.width)
        elif self.long(menu):
            wide = max(len(one.key) for one in menu.choices)
            labels = [Text(f" {one.key:{wide}}  ", "bold").append(str(one.label), "not bold") for one in menu.choices]
            parts.append(Columns(labels, column_first=True))
        else:
            grid = Grid.grid(padding=(0, 1))
            for one in menu.choices:
                grid.add_row(Text(f" {one.key} ", "bold"), one.label)
            parts.append(grid)
        return Group(*parts, *side_by_side([Text(key, "dim") for key in keys], " · ", self.terminal.width))

    def long(self, menu: Menu) -> bool:
        """Return whether a menu is set in columns, because it has many choices with short labels."""
        much = self.terminal.live and len(menu.choices) > self.terminal.height // LONG
        return much and all(isinstance(one.label, str) for one in menu.choices)

    def rows(self, what: RenderableType) -> int:
        """Return the number of lines that something takes on the screen."""
        console = self.terminal.console
        return len(console.render_lines(what, console.options.update(width=self.terminal.width)))

    def hand_over(self, player: str) -> None:
        """Ask for another person to take the terminal, after clearing everything that the one before saw."""
        self.terminal.clear(forget=True)
        self.terminal.show(Text(self.texts("hand-over", player=player), "bold yellow"))
        self.terminal.line()

    def read(self, head: Text, lines: Sequence[Text]) -> None:
        """Show the events of ``lines``, one screen at a time on a live terminal."""
        self.terminal.clear(forget=not self.alone)
        if self.terminal.pages([head, *lines], self.texts("more")) and self.terminal.live:
            self.go_on()

    def go_on(self) -> None:
        """Wait for Enter."""
        self.terminal.show(Text(), Text(self.texts("enter"), "dim"))
        self.terminal.line()

    def finish(self, view: AnyView, lines: Sequence[Text], score: Sequence[Sequence[RenderableType]]) -> None:
        """Show the last events, then the table, then the scores piece by piece."""
        board = self.table.board(view, self.terminal.width, self.room(view), frozenset())
        room = self.terminal.height - sum(len(piece) for piece in score) - 4
        self.read(Text(self.texts("over"), "bold yellow"), lines)
        if self.terminal.live:
            self.terminal.clear()
        if not self.terminal.live or len(board) <= room:
            self.terminal.show(*board, Text())
        left = beneath = self.terminal.height - 3
        for piece in score:
            rows = sum(self.rows(one) for one in piece)
            if self.terminal.live and rows > left:
                self.go_on()
                left = beneath
            left -= rows
            self.terminal.show(*piece)
            self.terminal.beat()
