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
from skulduggery.tui.table import Choice, Menu, Room, Table, room_for
from skulduggery.tui.terminal import Terminal, hang, side_by_side

EVENTS: Final = 6
"""The table leaves the screen's height divided by this, or less if they need less, to the latest events."""
LEAST_EVENTS: Final = 2

LONG: Final = 3
"""A menu is set in columns if it would take more than the screen's height divided by this."""


class Screen:
    """The drawing of questions. ``alone``: one person sits here, and so can have hints and scroll back."""

    def __init__(self, terminal: Terminal, table: Table, texts: Texts, alone: bool) -> None:
        self.terminal = terminal
        self.table = table
        self.texts = texts
        self.alone = alone

    def draw(
        self, view: AnyView, lines: list[Text], menu: Menu, question: str, deep: bool, whole: bool = False
    ) -> None:
        """Show the table, as many of the latest events as fit, and a question, which may be one further down
        (``deep``).

        ``whole``: if some events don't fit, all of them are shown first, on screens of their own.
        """
        heights = [self.rows(line) for line in lines]
        board, ask = self.fitted(view, sum(heights), menu, question, deep)
        if self.terminal.live:
            free = max(self.terminal.height - len(board) - self.rows(ask) - 2, 1)
            dropped = 0
            while dropped < len(lines) - 1 and sum(heights[dropped:]) + (dropped > 0) > free:
                dropped += 1
            cut = sum(heights[dropped:]) + (dropped > 0) > free
            if (dropped or cut) and whole:
                self.read(Text(self.texts("since"), "bold yellow"), lines)
            if dropped or cut:
                rest = [row for line in lines[dropped:] for row in line.split("\n")]
                hidden = Text(self.texts("hidden-lines", count=dropped + cut), "dim")
                lines = [hidden, *rest[-max(free - 1, 1) :]]
        self.terminal.clear(forget=not self.alone)
        since = Rule(Text(self.texts("since"), "dim"), style="dim", align="left")
        self.terminal.show(*board, since, *lines, ask)

    def fitted(
        self, view: AnyView, events: int, menu: Menu, question: str, deep: bool
    ) -> tuple[list[Text], RenderableType]:
        """Return the table and the question as rich as both fit, with room for some of the rows of events."""
        height = self.terminal.height - 2  # without the prompt and the rule
        wanted = min(events, height // EVENTS)
        asks = [self.question(menu, question, deep, self.blocks(menu, brief), brief) for brief in (False, True)]
        rows = [self.rows(ask) for ask in asks]
        boards = []
        for room in reversed(Room):
            board = self.table.board(view, self.terminal.width, room, menu.glow)
            boards.append(board)
            for ask, taken in zip(asks, rows, strict=True):
                if not self.terminal.live or len(board) + wanted + taken <= height:
                    menu.next = 0
                    return board, ask
        board = min(boards, key=len)
        return board, self.part(menu, question, deep, height - len(board) - min(events, LEAST_EVENTS))

    def part(self, menu: Menu, question: str, deep: bool, left: int) -> RenderableType:
        """Return a question with as many of its choices as fit on the lines that are left; a key goes on to the
        rest."""
        blocks = self.blocks(menu, True)
        more = Text(self.texts("more-options"), "dim")

        def page(first: int, last: int) -> RenderableType:
            shown = blocks[first:last]
            return self.question(menu, question, deep, shown if shown == blocks else [*shown, more], True)

        first, last = menu.first, len(blocks)
        while last > first + 1 and self.rows(page(first, last)) > left:
            last -= 1
        while last == len(blocks) and first and self.rows(page(first - 1, last)) <= left:  # fill the last page
            first -= 1
        menu.next = last % len(blocks)
        return page(first, last)

    def question(
        self, menu: Menu, question: str, deep: bool, blocks: Sequence[RenderableType], brief: bool
    ) -> RenderableType:
        """Return the question, its choices and the keys, which are on one line if ``brief``."""
        keys = [self.texts("back")] if deep else [self.texts("only")] if menu.only() is not None else []
        keys += [menu.instead] if menu.instead else []
        keys += self.texts("keys").split(" · ")
        if self.alone:
            keys.append(self.texts("hint-key"))
        lines = side_by_side([Text(key, "dim") for key in keys], " · ", self.terminal.width)
        return Group(Text(question, "bold yellow"), *blocks, *lines[: 1 if brief else None])

    def blocks(self, menu: Menu, brief: bool) -> list[RenderableType]:
        """Return the lines and the choices of a menu: one below the other, or side by side if ``brief``. Then what is
        refused comes last, else before the choices."""
        before, after = ([], menu.refused) if brief else (menu.refused, [])
        if menu.row or (brief and not any(isinstance(one.label, Grid) for one in menu.choices)):
            gap = " " if menu.row else "  "
            choices = [self.choice(one, gap) for one in menu.choices]
            lines = [Text(line) if isinstance(line, str) else line for line in menu.lines]
            lines += [*before, *side_by_side(choices, "  ", self.terminal.width), *after]
            return [row for line in lines for row in hang(line, self.terminal.width).split("\n")]
        wide = max((len(one.key) for one in menu.choices), default=0)
        if self.long(menu):
            labels = [Text(f" {one.key:{wide}}  ", "bold").append(str(one.label), "not bold") for one in menu.choices]
            return [*menu.lines, *before, Columns(labels, column_first=True), *after]
        blocks: list[RenderableType] = [*menu.lines, *before]
        for one in menu.choices:
            grid = Grid.grid(padding=(0, 1))
            grid.add_row(Text(f" {one.key:{wide}} ", "bold"), one.label)
            blocks.append(grid)
        return [*blocks, *after]

    def choice(self, one: Choice, gap: str) -> Text:
        """Return a choice for a line that it shares with others, with a gap after its key."""
        text = Text(" ").append(one.key, "bold")
        if one.label:
            label = one.label.copy() if isinstance(one.label, Text) else Text(str(one.label))
            label.style = label.style or "not bold"
            text.append(gap).append_text(label)
        return text

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
        rest = sum(len(piece) for piece in score) + 4
        room = room_for(self.terminal, self.table, view, rest)
        board = self.table.board(view, self.terminal.width, room, frozenset())
        self.read(Text(self.texts("over"), "bold yellow"), lines)
        if self.terminal.live:
            self.terminal.clear()
        if not self.terminal.live or len(board) + rest <= self.terminal.height:
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
