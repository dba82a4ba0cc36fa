"""Secret questions to several seats at once, such as bids, whose answers are revealed together."""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.chance import Rng
from skulduggery.engine.compiled import mypyc_attr
from skulduggery.engine.machine import Effect, Frame, S
from skulduggery.engine.programs import YES, finish

WAITED_FOR: Final = -1
"""The register of a seat whose answer is awaited."""
NOT_ASKED: Final = -2
"""The register of a seat that isn't asked."""
SEALED: Final = -3
"""The register in place of a sealed answer that a seat may not see."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Effect[S]):
    """A simultaneous secret question to several seats, whose answers are revealed together after the last one.

    Registers: for each seat of the table its answer (from 0), WAITED_FOR, or NOT_ASKED. Others see only that a seat
    has answered. The answers end in the first registers of the frame below. In serial play the seats are asked one
    after the other but learn nothing more.
    """

    kind = ""
    rule = ""
    """The ID of the rule that refuses an answer that is no option."""
    turn = ""
    """The ID of the rule that refuses a seat that isn't asked or has already answered."""
    default: int | None = None
    """The answer of a seat whose time is up; None: a legal answer is drawn."""

    def order(self, s: S, frame: Frame) -> list[int]:
        """Return the seats that are asked, in the order of serial play. It must depend on public knowledge only."""
        raise NotImplementedError

    def options(self, s: S, frame: Frame, seat: int) -> tuple[int, ...]:
        """Return all answers that a seat may give, at least one, in a stable order."""
        raise NotImplementedError

    def revealed(self, s: S, frame: Frame) -> None:
        """End the frame after the last answer: tell the answers and pass them on as results."""
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
        """Return the frame with each SEALED answer replaced by a random legal one in ``s``, a re-dealt world."""
        effect, pc, asked, source, results = frame
        registers = list(results)
        for seat in range(len(registers)):
            if registers[seat] == SEALED:
                options = self.options(s, frame, seat)
                registers[seat] = options[rng.below(len(options))]
        return (effect, pc, asked, source, tuple(registers))


@mypyc_attr(allow_interpreted_subclasses=True)
class Ready(Sealed[S]):
    """A round in which seats say that they are ready, in any order, while open offers stand. It is all public."""

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
