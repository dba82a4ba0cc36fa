"""Parts of programs, from which the bigger games compose abilities, orders and windows.

A program is a tree of parts that is built once from card data. It runs as frames: a part pushes the frame of the next
part and goes on when that has ended. The *first* registers of a frame hold the results of the program (what ``it`` is,
how many were jailed). Each part receives them and returns them with ``finish``; its own registers come after them.
"""

from collections.abc import Callable
from typing import Any, Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.compiled import mypyc_attr
from skulduggery.engine.events import Event
from skulduggery.engine.machine import REGISTERS, Effect, Frame, Registers, Rules, S, State

NO: Final = 0
YES: Final = 1
COMMIT: Final = -1
"""The answer that turns a draft into an order."""
CANCEL: Final = -2
"""The answer that discards the steps of a draft."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Whisper(Event):
    """An event that only the seats in the bit mask ``known`` learn of, such as a directed offer or a peek.

    Its message for everybody else is empty, and an empty message is not sent.
    """

    def told(self, seat: int) -> tuple[object, ...]:
        return (self.kind, *self.args) if seat >= 0 and self.known >> seat & 1 else ()


def whisper(s: State, kind: str, args: tuple[object, ...], known: int) -> None:
    """Record a ``Whisper`` if events are recorded."""
    if s.events is not None:
        s.events.append(Whisper(kind, args, (), known))


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Effect[S]):
    """A piece of a program."""

    def parts(self) -> tuple["Part[S]", ...]:
        """Return the inner parts, in a stable order because saves name them by their index."""
        return ()

    def can(self, s: S, frame: Frame) -> bool:
        """Return whether the part would do anything if it ran now with the seat, source and registers of ``frame``."""
        return True


def name_parts(rules: Rules, part: Part[Any], name: str) -> None:
    """Register a part under a name such as ``job/doctor``, and its inner parts as ``job/doctor/0`` and so on."""
    rules.add(part, name)
    inner = part.parts()
    for i in range(len(inner)):
        name_parts(rules, inner[i], f"{name}/{i}")


def finish(s: State, results: Registers) -> None:
    """End the top frame and write its results into the first registers of the frame below."""
    stack = s.stack
    stack.pop()
    if stack and results:
        effect, pc, seat, source, registers = stack[-1]
        stack[-1] = (effect, pc, seat, source, results + registers[len(results) :])


@mypyc_attr(allow_interpreted_subclasses=True)
class Steps(Effect[S]):
    """A list of steps, each done once, so that a round reads like its page in the rulebook. pc: the next step.

    A step is a function of the state. It may push effects, which run before the following step. The last step must
    replace or end this frame.
    """

    def __init__(self, *steps: Callable[[S], None]) -> None:
        self.steps = steps

    def step(self, s: S, frame: Frame) -> bool:
        _effect, pc, seat, source, registers = frame
        s.stack[-1] = (self, pc + 1, seat, source, registers)
        self.steps[pc](s)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Seq(Part[S]):
    """Parts that run one after the other, with the same seat and source. pc: the next part."""

    def __init__(self, steps: tuple[Part[S], ...]) -> None:
        self.steps = steps

    def parts(self) -> tuple[Part[S], ...]:
        return self.steps

    def can(self, s: S, frame: Frame) -> bool:
        return any([part.can(s, frame) for part in self.steps])

    def step(self, s: S, frame: Frame) -> bool:
        _effect, pc, seat, source, registers = frame
        if pc == len(self.steps):
            finish(s, registers)
            return False
        s.stack[-1] = (self, pc + 1, seat, source, registers)
        s.stack.append((self.steps[pc], 0, seat, source, registers))
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Part[S]):
    """A choice of the frame's seat among options.

    Without options it does nothing. A single option is taken without a question only if ``public`` is set, because
    everybody can then see that there is only one.
    """

    kind = ""
    public = False
    rule = ""
    """The ID of the rule that refuses an answer that is no option."""
    turn = ""
    """The ID of the rule that refuses answers from other seats."""

    def options(self, s: S, frame: Frame) -> tuple[int, ...]:
        """Return all options, in a stable order."""
        raise NotImplementedError

    def chosen(self, s: S, frame: Frame, option: int) -> None:
        """Carry out an option; the frame is still the top of the stack."""
        raise NotImplementedError

    def refusal(self, s: S, frame: Frame, answer: object) -> str:
        """Return the ID of the rule that refuses an answer that is no option; overridden if several rules can."""
        return self.rule

    def can(self, s: S, frame: Frame) -> bool:
        return len(self.options(s, frame)) > 0

    def step(self, s: S, frame: Frame) -> bool:
        _effect, _pc, _seat, _source, registers = frame
        options = self.options(s, frame)
        if not options:
            finish(s, registers)
            return False
        if self.public and len(options) == 1:
            self.chosen(s, frame, options[0])
            return False
        return True

    def asks(self, s: S, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, source, _registers = frame
        return (Ask(seat, self.kind, (source,), self.options(s, frame)),)

    def check(self, s: S, frame: Frame, seat: int, answer: object) -> str:
        _effect, _pc, asked, _source, _registers = frame
        if seat != asked:
            return self.turn
        if isinstance(answer, int) and answer in self.options(s, frame):
            return ""
        return self.refusal(s, frame, answer)

    def answer(self, s: S, frame: Frame, seat: int, answer: object) -> None:
        assert isinstance(answer, int)
        self.chosen(s, frame, answer)


@mypyc_attr(allow_interpreted_subclasses=True)
class May(Choose[S]):
    """A part that the seat may skip. The question is always asked; YES is an option if the part would do anything."""

    def __init__(self, part: Part[S], kind: str, rule: str, turn: str) -> None:
        self.part = part
        self.kind = kind
        self.rule = rule
        self.turn = turn

    def parts(self) -> tuple[Part[S], ...]:
        return (self.part,)

    def options(self, s: S, frame: Frame) -> tuple[int, ...]:
        return (NO, YES) if self.part.can(s, frame) else (NO,)

    def can(self, s: S, frame: Frame) -> bool:
        return self.part.can(s, frame)

    def chosen(self, s: S, frame: Frame, option: int) -> None:
        _effect, _pc, seat, source, registers = frame
        if option == NO:
            finish(s, registers)
        else:
            s.stack[-1] = (self.part, 0, seat, source, registers)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Choose[S]):
    """A choice of one part by its index, among those that would do anything, or among all if none would."""

    public = True

    def __init__(self, choices: tuple[Part[S], ...], kind: str, rule: str, turn: str) -> None:
        self.choices = choices
        self.kind = kind
        self.rule = rule
        self.turn = turn

    def parts(self) -> tuple[Part[S], ...]:
        return self.choices

    def options(self, s: S, frame: Frame) -> tuple[int, ...]:
        able = [i for i in range(len(self.choices)) if self.choices[i].can(s, frame)]
        return tuple(able) if able else tuple(range(len(self.choices)))

    def can(self, s: S, frame: Frame) -> bool:
        return any([part.can(s, frame) for part in self.choices])

    def chosen(self, s: S, frame: Frame, option: int) -> None:
        _effect, _pc, seat, source, registers = frame
        s.stack[-1] = (self.choices[option], 0, seat, source, registers)


@mypyc_attr(allow_interpreted_subclasses=True)
class Loop(Part[S]):
    """A loop that looks each round up when it begins, so that it sees earlier changes. pc: rounds begun so far."""

    def round(self, s: S, frame: Frame) -> Frame | None:
        """Return the frame of the next round, or None at the end.

        ``frame`` is the loop's own frame before the round. Its successor is the top of the stack, whose registers an
        override may replace.
        """
        raise NotImplementedError

    def step(self, s: S, frame: Frame) -> bool:
        _effect, pc, seat, source, registers = frame
        s.stack[-1] = (self, pc + 1, seat, source, registers)
        begun = self.round(s, frame)
        if begun is None:
            finish(s, s.stack[-1][REGISTERS])
        else:
            s.stack.append(begun)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Draft(Part[S]):
    """An order that its seat composes in private steps. Other seats learn of it only when it is committed.

    Registers: ``front`` registers that belong to the program, then the steps taken. An option is a step, COMMIT if the
    draft is whole, or CANCEL, which begins it again. An open offer also makes it begin again, because the draft may no
    longer be legal.
    """

    kind = ""
    rule = ""
    """The ID of the rule that refuses an answer that is no option."""
    turn = ""
    """The ID of the rule that refuses answers from other seats."""
    front = 0

    def more(self, s: S, frame: Frame, taken: Registers) -> tuple[int, ...]:
        """Return the steps (from 0) that can follow those taken, in a stable order."""
        raise NotImplementedError

    def whole(self, s: S, frame: Frame, taken: Registers) -> bool:
        """Return whether the steps taken make a whole order."""
        raise NotImplementedError

    def commit(self, s: S, frame: Frame, taken: Registers) -> None:
        """Carry the order out; the frame is still the top of the stack."""
        raise NotImplementedError

    def refusal(self, s: S, frame: Frame, answer: object) -> str:
        """Return the ID of the rule that refuses an answer that is no option; overridden if several rules can."""
        return self.rule

    def options(self, s: S, frame: Frame) -> tuple[int, ...]:
        """Return the possible steps, then COMMIT if the draft is whole and CANCEL if any step was taken."""
        _effect, _pc, _seat, _source, registers = frame
        taken = registers[self.front :]
        options = list(self.more(s, frame, taken))
        if self.whole(s, frame, taken):
            options.append(COMMIT)
        if taken:
            options.append(CANCEL)
        return tuple(options)

    def step(self, s: S, frame: Frame) -> bool:
        return True

    def asks(self, s: S, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, source, _registers = frame
        return (Ask(seat, self.kind, (source,), self.options(s, frame)),)

    def check(self, s: S, frame: Frame, seat: int, answer: object) -> str:
        _effect, _pc, asked, _source, _registers = frame
        if seat != asked:
            return self.turn
        if isinstance(answer, int) and answer in self.options(s, frame):
            return ""
        return self.refusal(s, frame, answer)

    def answer(self, s: S, frame: Frame, seat: int, answer: object) -> None:
        _effect, pc, asked, source, registers = frame
        assert isinstance(answer, int)
        if answer == COMMIT:
            self.commit(s, frame, registers[self.front :])
        elif answer == CANCEL:
            self.interrupted(s, frame)
        else:
            s.stack[-1] = (self, pc, asked, source, (*registers, answer))

    def interrupted(self, s: S, frame: Frame) -> None:
        _effect, pc, seat, source, registers = frame
        s.stack[-1] = (self, pc, seat, source, registers[: self.front])

    def hide(self, frame: Frame, seat: int) -> Frame:
        effect, pc, asked, source, registers = frame
        return frame if seat == asked else (effect, pc, asked, source, registers[: self.front])
