"""A game's side of the terminal: its table drawn for one seat, its questions as menus, its events in words."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Final, Protocol

from skulduggery.api import AnyView, Ask, Words
from skulduggery.record import Message
from skulduggery.tui.terminal import Terminal

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

LOOKALIKES: Final = str.maketrans("АВСЕНРавсенр", "ABCEHPabcehp")
"""Cyrillic letters that look like the Latin keys on the table."""


class Room(IntEnum):
    """The room for drawing the table, down to a screen of 80x24."""

    LEAST = 0
    LITTLE = 1
    SCARCE = 2
    ENOUGH = 3
    AMPLE = 4


@dataclass(frozen=True)
class Taken:
    """An answer that takes an open offer, next to the answers to the question."""

    kind: str
    answer: object


@dataclass
class Choice:
    """One thing to choose: the key to type, its label, and the answer or a further menu."""

    key: str
    label: "RenderableType"
    answer: object = None
    then: "Menu | None" = None
    also: tuple[str, ...] = ()
    """Other keys that mean the same."""
    said: str = ""
    """The label in a sentence, for a label that is a drawing."""
    implied: str = ""
    """A key that may follow this one without effect, because it has a meaning after other choices."""


@dataclass
class Menu:
    """A question in one sentence and its choices, side by side in a ``row`` or one a line.

    ``glow`` marks the choices on the table. ``rules`` are the IDs of the rules that bear on the question.
    """

    question: str
    choices: list[Choice]
    row: bool = False
    glow: frozenset[tuple[str, int]] = frozenset()
    rules: tuple[str, ...] = ()
    lines: list["Text | str"] = field(default_factory=list)
    """Lines between the question and the choices."""
    barred: list[tuple[str, object]] = field(default_factory=list)
    """Things on the table that can't be chosen now: the name, and the answer that the rules refuse."""
    refused: list["Text"] = field(default_factory=list)
    """Lines on them, with the rules."""
    instead: str = ""
    """The key, in words, for a question that waits while this one is asked."""
    first: int = 0
    """The first of the lines and choices on the screen, if not all fit."""
    next: int = 0
    """The first of those that come after them."""

    def find(self, key: str) -> Choice | None:
        """Return the choice with this key."""
        for one in self.choices:
            if key.casefold() in (one.key.casefold(), *one.also):
                return one
        return None

    def keys(self) -> str:
        """Return the keys that can be typed, as a list in words."""
        return ", ".join(one.key for one in self.choices)

    def only(self) -> Choice | None:
        """Return the only choice of a menu, for which Enter is enough; None if there are others or a further menu."""
        only = self.choices[0] if len(self.choices) == 1 else None
        return None if only is None or only.then is not None else only

    def walk(self, said: str) -> "tuple[object, list[Menu]] | None":
        """Return the answer that typed keys lead to, or None and the further menus on the way; None if they lead
        nowhere.

        A menu whose only choice is a further menu asks nothing, so its key need not be typed and it is passed by.
        """
        menu = self
        below: list[Menu] = []
        words = said.split()
        for i, word in enumerate(words):
            choice = menu.find(word) or menu.find(word.translate(LOOKALIKES))
            while choice is None and (passed := menu.passage()) is not None:
                menu = passed
                choice = menu.find(word) or menu.find(word.translate(LOOKALIKES))
            if choice is None:
                return None
            if choice.then is None:
                return (choice.answer, []) if words[i + 1 :] in ([], [choice.implied]) else None
            menu = choice.then
            below.append(menu)
        while (passed := below[-1].passage()) is not None:
            below[-1] = passed
        return None, below

    def passage(self) -> "Menu | None":
        """Return the further menu behind the only choice, if there is one."""
        return self.choices[0].then if len(self.choices) == 1 else None


@dataclass(frozen=True)
class Said:
    """An event in words: the action of ``seat``, or a whole sentence if ``seat`` is negative.

    ``minor``: not worth a line where the table is seen. ``private``: a look that must be shown at once.
    """

    seat: int
    text: str
    minor: bool = False
    private: bool = False
    again: bool = False
    """True for an event that begins something new, and so is not joined to the seat's line before it."""


class Table(Protocol):
    """The terminal's side of one game."""

    def board(self, view: AnyView, width: int, room: Room, glow: frozenset[tuple[str, int]]) -> "list[Text]":
        """Return the table as lines."""

    def menu(self, ask: Ask, view: AnyView, offers: Sequence[Ask] = ()) -> Menu:
        """Return a question to the seat whose view it is; the offers that it may take are choices that are
        ``Taken``."""

    def instead(self, ask: Ask, then: Ask) -> str:
        """Return the key, in words, that opens ``ask`` if ``then``, which comes after its default, may be asked first.

        Empty if ``ask`` can't wait.
        """

    def guesses(self, ask: Ask, said: Words) -> list[Words]:
        """Return what typed words may mean in the words of a log, the likeliest first."""

    def say(self, message: Message, seat: int) -> Said:
        """Return an event in words for a seat, as it was told to that seat."""

    def does(self, said: Words, seen: Callable[[], AnyView]) -> str:
        """Return an answer in words if no event tells of it and the text ``answer-WORD`` says too little; else empty.

        ``seen`` gives the table before the answer with all cards open; few answers need that.
        """

    def scores(self, message: Message) -> bool:
        """Return whether ``scoring`` tells of this event."""

    def closes(self, message: Message) -> bool:
        """Return whether this event closes a day or round, whose end is shown whole before the next question."""

    def thing(self, where: Sequence[str], what: str) -> tuple[str, str]:
        """Return where a seat hides something, and what it is (``api.Holding``), in words."""

    def notes(self, view: AnyView) -> list[str]:
        """Return lines on what a seat remembers."""

    def legend(self) -> list[str]:
        """Return lines that explain the table."""

    def scoring(self, messages: Sequence[Message], seat: int, width: int) -> "Iterable[list[RenderableType]]":
        """Return the end of the game in pieces to show one by one; the last piece names the winner."""


def told(table: Table, messages: Iterable[Message], seat: int, all_of_it: bool = False) -> list[tuple[int, str]]:
    """Return events in words, as pairs (seat or negative, text), with consecutive actions of a seat joined.

    Minor events are left out unless ``all_of_it`` is true.
    """
    lines: list[tuple[int, str]] = []
    for message in messages:
        said = table.say(message, seat)
        if said.minor and not all_of_it:
            continue
        if lines and said.seat >= 0 and lines[-1][0] == said.seat and not said.again:
            lines[-1] = (said.seat, f"{lines[-1][1]}; {said.text}")
        else:
            lines.append((said.seat, said.text))
    return lines


def room_for(terminal: Terminal, table: Table, view: AnyView, rest: int) -> Room:
    """Return how much of the screen the table may take if other things need ``rest`` lines.

    Where there is no screen, that is all.
    """
    for room in reversed(Room):
        board = table.board(view, terminal.width, room, frozenset())
        if not terminal.live or len(board) + rest <= terminal.height:
            return room
    return Room.LEAST
