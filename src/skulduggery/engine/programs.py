"""Parts of programs: what abilities, orders and windows of the bigger games are put together from.

A program is a tree of parts made once from card data. It runs as frames: a part pushes the frame of the next one and
goes on when that has ended. The *first* registers of a frame are the results of the program (what ``it`` is, how many
were jailed); each part is given them and gives them back with ``finish``. What a frame keeps for itself lies behind.
"""

from collections.abc import Callable
from typing import Any, Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.chance import Rng
from skulduggery.engine.events import Event
from skulduggery.engine.machine import REGISTERS, Effect, Frame, Registers, Rules, S, State

NO: Final = 0
YES: Final = 1
COMMIT: Final = -1
"""The answer that makes a draft an order."""
CANCEL: Final = -2
"""The answer that throws a draft away."""
WAITED_FOR: Final = -1
NOT_ASKED: Final = -2
SEALED: Final = -3
"""In place of a sealed answer that this seat may not see."""


class Whisper(Event):
    """Something of which only the seats in the bit mask ``known`` learn that it happened (a directed offer, a peek).

    For everybody else its message is empty, and an empty message is not sent.
    """

    def told(self, seat: int) -> tuple[object, ...]:
        return (self.kind, *self.args) if seat >= 0 and self.known >> seat & 1 else ()


def whisper(s: State, kind: str, args: tuple[object, ...], known: int) -> None:
    """Record an event of which only the seats in ``known`` learn."""
    if s.events is not None:
        s.events.append(Whisper(kind, args, (), known))


class Part(Effect[S]):
    """A piece of a program."""

    def parts(self) -> tuple["Part[S]", ...]:
        """The parts it is made of, in a stable order: saves name them by it."""
        return ()

    def can(self, s: S, frame: Frame) -> bool:
        """Return whether it would do anything if it ran now with the seat, source and registers of ``f``."""
        return True


def name_parts(rules: Rules, part: Part[Any], name: str) -> None:
    """Name a program for saves: ``job/doctor``, its parts ``job/doctor/0`` and so on."""
    rules.add(part, name)
    inner = part.parts()
    for i in range(len(inner)):
        name_parts(rules, inner[i], f"{name}/{i}")


def finish(s: State, results: Registers) -> None:
    """End the top frame: its results go into the first registers of the frame below."""
    stack = s.stack
    stack.pop()
    if stack and results:
        effect, pc, seat, source, registers = stack[-1]
        stack[-1] = (effect, pc, seat, source, results + registers[len(results) :])


class Steps(Effect[S]):
    """A list of steps, each done once: a round reads like its page in the rulebook. pc: the step that comes next.

    A step is a function of the state. It may push effects, which run before the step that follows. The last one must
    put another frame in the place of this one, or end it.
    """

    def __init__(self, *steps: Callable[[S], None]) -> None:
        self.steps = steps

    def step(self, s: S, frame: Frame) -> bool:
        _effect, pc, seat, source, registers = frame
        s.stack[-1] = (self, pc + 1, seat, source, registers)
        self.steps[pc](s)
        return False


class Seq(Part[S]):
    """One part after the other, with the same seat and source. pc: the part that comes next."""

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


class Choose(Part[S]):
    """The frame's seat chooses one of several options.

    With no option it does nothing. A single option is taken without a question only if ``public`` says that everybody
    can see that there is one.
    """

    kind = ""
    public = False
    rule = ""
    """The ID of the rule that refuses what is no option."""
    turn = ""
    """The ID of the rule that refuses an answer of another seat."""

    def options(self, s: S, frame: Frame) -> tuple[int, ...]:
        """Return every option, in a stable order."""
        raise NotImplementedError

    def chosen(self, s: S, frame: Frame, option: int) -> None:
        """Take an option; the frame is still the top of the stack."""
        raise NotImplementedError

    def refusal(self, s: S, frame: Frame, answer: object) -> str:
        """Return the ID of the rule that refuses what is no option: overridden where more than one can."""
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


class May(Choose[S]):
    """A part that the seat may leave out. It is always asked; yes is an option if the part can do anything."""

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


class OneOf(Choose[S]):
    """Exactly one of several parts; one that can do something if there is one. An option is the part's number."""

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


class Loop(Part[S]):
    """Rounds, each looked up when it begins: what an earlier round changed is seen. pc: rounds begun."""

    def round(self, s: S, frame: Frame) -> Frame | None:
        """Return the frame of the next round, or None at the end.

        ``frame`` is the loop's own before the round; it may be replaced, as the top of the stack, with other registers.
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


class Sealed(Effect[S]):
    """Several seats answer at once and in secret; when the last has answered all answers are told together.

    Registers: for each seat of the table its answer (from 0), WAITED_FOR, or NOT_ASKED. Others see that a seat has
    answered, nothing else. The answers end in the first registers of the frame below. In serial play the seats are
    asked one after the other; they know no more for it.
    """

    kind = ""
    rule = ""
    """The ID of the rule that refuses what is no option."""
    turn = ""
    """The ID of the rule that refuses a seat that isn't asked, or has answered."""
    default: int | None = None
    """The answer when time is up, where the rules name one."""

    def order(self, s: S, frame: Frame) -> list[int]:
        """Return the seats that are asked, in the order of serial play: a function of what everybody knows."""
        raise NotImplementedError

    def options(self, s: S, frame: Frame, seat: int) -> tuple[int, ...]:
        """Return every answer that a seat may give, in a stable order. Never empty."""
        raise NotImplementedError

    def revealed(self, s: S, frame: Frame) -> None:
        """All have answered: end the frame, whose registers hold the answers."""
        _effect, _pc, _seat, _source, registers = frame
        s.tell(self.kind, registers)
        finish(s, registers)

    def step(self, s: S, frame: Frame) -> bool:
        _effect, pc, asked, source, results = frame
        if pc:
            if WAITED_FOR in results:
                return True
            self.revealed(s, frame)
            return False
        registers = [NOT_ASKED] * s.seats
        for seat in self.order(s, frame):
            registers[seat] = WAITED_FOR
        s.stack[-1] = (self, 1, asked, source, tuple(registers))
        return False

    def asked(self, s: S, frame: Frame) -> list[int]:
        """Return the seats whose answer is awaited now."""
        _effect, _pc, _seat, _source, registers = frame
        waited = [seat for seat in self.order(s, frame) if registers[seat] == WAITED_FOR]
        return waited if s.rules.live else waited[:1]

    def asks(self, s: S, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, _seat, source, _registers = frame
        out = []
        for seat in self.asked(s, frame):
            out.append(Ask(seat, self.kind, (source,), self.options(s, frame, seat), default=self.default))
        return tuple(out)

    def check(self, s: S, frame: Frame, seat: int, answer: object) -> str:
        if seat not in self.asked(s, frame):
            return self.turn
        return "" if isinstance(answer, int) and answer in self.options(s, frame, seat) else self.rule

    def answer(self, s: S, frame: Frame, seat: int, answer: object) -> None:
        _effect, _pc, asked, source, registers = frame
        assert isinstance(answer, int)
        s.stack[-1] = (self, 1, asked, source, (*registers[:seat], answer, *registers[seat + 1 :]))
        s.tell(f"{self.kind}-chosen", (seat, answer), (1,), 1 << seat)

    def hide(self, frame: Frame, seat: int) -> Frame:
        effect, pc, asked, source, registers = frame
        blank = [
            SEALED if other != seat and registers[other] >= 0 else registers[other] for other in range(len(registers))
        ]
        return (effect, pc, asked, source, tuple(blank))

    def redraw(self, s: S, frame: Frame, rng: Rng) -> Frame:
        """Return the frame with each SEALED answer drawn among those that are legal in ``s``, a re-dealt world."""
        effect, pc, asked, source, results = frame
        registers = list(results)
        for seat in range(len(registers)):
            if registers[seat] == SEALED:
                options = self.options(s, frame, seat)
                registers[seat] = options[rng.below(len(options))]
        return (effect, pc, asked, source, tuple(registers))


class Ready(Sealed[S]):
    """Several seats say that they are ready, in any order, while open offers stand. Nothing about it is secret."""

    default: int | None = YES

    def options(self, s: S, frame: Frame, seat: int) -> tuple[int, ...]:
        return (YES,)

    def revealed(self, s: S, frame: Frame) -> None:
        finish(s, ())

    def answer(self, s: S, frame: Frame, seat: int, answer: object) -> None:
        _effect, _pc, asked, source, registers = frame
        s.stack[-1] = (self, 1, asked, source, (*registers[:seat], YES, *registers[seat + 1 :]))
        s.tell(self.kind, (seat,))

    def hide(self, frame: Frame, seat: int) -> Frame:
        return frame


class Draft(Part[S]):
    """An order put together in private steps. Only the commit is told to anybody.

    Registers: ``front`` registers that are none of its own, then the steps taken. An option is a step, COMMIT where
    the draft is whole, or CANCEL, which begins it again. When an open offer interrupts, the draft begins again too: it
    may no longer fit.
    """

    kind = ""
    rule = ""
    """The ID of the rule that refuses what is no option."""
    turn = ""
    """The ID of the rule that refuses an answer of another seat."""
    front = 0

    def more(self, s: S, frame: Frame, taken: Registers) -> tuple[int, ...]:
        """Return the steps (from 0) that can follow those taken, in a stable order."""
        raise NotImplementedError

    def whole(self, s: S, frame: Frame, taken: Registers) -> bool:
        """Return whether the steps taken are an order."""
        raise NotImplementedError

    def commit(self, s: S, frame: Frame, taken: Registers) -> None:
        """Carry the order out; the frame is still the top of the stack."""
        raise NotImplementedError

    def refusal(self, s: S, frame: Frame, answer: object) -> str:
        """Return the ID of the rule that refuses what is no option: overridden where more than one can."""
        return self.rule

    def options(self, s: S, frame: Frame) -> tuple[int, ...]:
        """Return the steps, then COMMIT and CANCEL where they are possible."""
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
