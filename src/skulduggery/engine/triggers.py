"""Trigger windows, in which seats may react, one at a time, to what has just happened (SC-TRIG-01 to -09).

Effects only note what happens. Reactions wait until the rules open a window, while no other effect is carried out.
"""

from typing import Final, TypeVar

from skulduggery.engine.asks import Ask
from skulduggery.engine.compiled import mypyc_attr
from skulduggery.engine.machine import Effect, Frame, Rules, State

PASS: Final = -1
Note = tuple[int, ...]
"""Public numbers that say what happened, to whom, through what and so on, in a layout that the game defines."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Noting(State):
    """A state that notes what happened since the last window."""

    __slots__ = ("noted",)

    def __init__(self, rules: Rules, stack: list[Frame], rng: int, noted: list[Note]) -> None:
        super().__init__(rules, stack, rng)
        self.noted = noted


N = TypeVar("N", bound=Noting)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Effect[N]):
    """Reactions to the notes of a state. pc 0: find the seat to ask next; pc 1: the frame's seat is asked.

    Registers are the pool of entries: distinct numbers that name abilities or cards which may be used. The first seat
    in order with a usable entry uses one or passes. After a use, new notes add entries and the order starts again.
    An entry leaves the pool when it is used, when its owner passes, or when it is void; one that can't be used now
    stays and may become usable. The window closes, and the pool is lost, when no seat has a usable entry.
    """

    kind = "react"
    rule = ""
    """The ID of the rule that refuses an entry that isn't an option."""
    turn = ""
    """The ID of the rule that refuses answers from other seats."""

    def matches(self, s: N, note: Note) -> list[int]:
        """Return the entries that a note adds to the pool, in a stable order."""
        raise NotImplementedError

    def owner(self, s: N, entry: int) -> int:
        """Return the seat that may use an entry, or -1 if it is void."""
        raise NotImplementedError

    def usable(self, s: N, entry: int) -> bool:
        """Return whether an entry can be used now; it must not be void."""
        raise NotImplementedError

    def order(self, s: N, frame: Frame) -> list[int]:
        """Return the seats in the order in which they are asked."""
        raise NotImplementedError

    def use(self, s: N, entry: int) -> None:
        """Push the frame that uses an entry."""
        raise NotImplementedError

    def called(self, s: N, entry: int) -> int:
        """Return the option that stands for an entry: the entry itself unless overridden."""
        return entry

    def wait(self, s: N, frame: Frame, concerned: list[int]) -> Frame:
        """Return the frame that asks the first of the ``concerned`` seats; overridden where their order is chosen."""
        _effect, _pc, _seat, source, registers = frame
        return (self, 1, concerned[0], source, registers)

    def concerned(self, s: N, frame: Frame) -> list[int]:
        """Return the seats that have a usable entry, in order."""
        _effect, _pc, _seat, _source, registers = frame
        owners = [self.owner(s, entry) for entry in registers if self.owner(s, entry) >= 0 and self.usable(s, entry)]
        return [seat for seat in self.order(s, frame) if seat in owners] if owners else []

    def step(self, s: N, frame: Frame) -> bool:
        _effect, pc, seat, source, pool = frame
        if pc:
            return True
        if s.noted:
            opened = list(pool)
            for note in s.noted:
                for entry in self.matches(s, note):
                    if entry not in opened:
                        opened.append(entry)
            s.noted = []
            pool = tuple(opened)
        if pool:
            frame = (self, 0, seat, source, tuple([entry for entry in pool if self.owner(s, entry) >= 0]))
            concerned = self.concerned(s, frame)
            if concerned:
                s.stack[-1] = self.wait(s, frame, concerned)
                return True
        s.stack.pop()
        return False

    def options(self, s: N, frame: Frame) -> tuple[int, ...]:
        """Return PASS and the options for the entries that the frame's seat can use now."""
        _effect, _pc, seat, _source, registers = frame
        mine = [entry for entry in registers if self.owner(s, entry) == seat and self.usable(s, entry)]
        return (PASS, *[self.called(s, entry) for entry in mine])

    def asks(self, s: N, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, _source, _registers = frame
        return (Ask(seat, self.kind, (), self.options(s, frame)),)

    def check(self, s: N, frame: Frame, seat: int, answer: object) -> str:
        _effect, _pc, asked, _source, _registers = frame
        if seat != asked:
            return self.turn
        return "" if isinstance(answer, int) and answer in self.options(s, frame) else self.rule

    def answer(self, s: N, frame: Frame, seat: int, answer: object) -> None:
        _effect, _pc, asked, source, registers = frame
        assert isinstance(answer, int)
        if answer == PASS:
            pool = [entry for entry in registers if self.owner(s, entry) != seat]
            s.stack[-1] = (self, 0, asked, source, tuple(pool))
            return
        mine = [entry for entry in registers if self.owner(s, entry) == seat]
        used = mine[[self.called(s, entry) for entry in mine].index(answer)]
        s.stack[-1] = (self, 0, asked, source, tuple([entry for entry in registers if entry != used]))
        self.use(s, used)

    def interrupted(self, s: N, frame: Frame) -> None:
        # Look for entries again afterwards: what the offer notes belongs to this window.
        _effect, _pc, seat, source, registers = frame
        s.stack[-1] = (self, 0, seat, source, registers)
