"""The injuries of a Throw Down: the shooters' and the victims' choices (section 5 of the rules)."""

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import Effect, Frame, Registers
from skulduggery.engine.programs import Choose
from skulduggery.games.mayhem.rules.fights import fighters
from skulduggery.games.mayhem.rules.gangs import dudes, members_at, move, patch_order, prospects_at
from skulduggery.games.mayhem.rules.state import Mayhem, rules_of


class Shoot(Choose[Mayhem]):
    """The choices by which a shooter splits its injuries among rivals, one by one (D-06). The register: injuries left.

    The registers of the ``injuries`` frame below count each victim's injuries.
    """

    kind = "shoot"
    public = True
    rule = "MM-THROW-29"
    turn = "MM-THROW-28"

    def victims(self, t: Mayhem, frame: Frame) -> tuple[int, Registers]:
        """Return the stack index of the ``injuries`` frame, and its registers."""
        i = len(t.stack) - 1
        while t.stack[i][0].name != "injuries":
            i -= 1
        return i, t.stack[i][4]

    def options(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, asked, source, registers = frame
        if registers[0] == 0:
            return ()
        _, hurt = self.victims(t, frame)
        mask = hurt[-1]
        return tuple(
            [
                seat
                for seat in patch_order(t, hurt[-2])
                if mask >> seat & 1 and seat != asked and hurt[seat] < dudes(t, seat, source)
            ]
        )

    def asks(self, t: Mayhem, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, asked, source, registers = frame
        options = self.options(t, frame)
        _, hurt = self.victims(t, frame)
        default = min(options, key=lambda seat: (hurt[seat], options.index(seat)))  # spread evenly, then in Patch Order
        return (Ask(asked, self.kind, (source, registers[0]), options, default=default),)

    def chosen(self, t: Mayhem, frame: Frame, option: int) -> None:
        _effect, at, asked, source, registers = frame
        i, hurt = self.victims(t, frame)
        effect, pc, seat, place, _registers = t.stack[i]
        t.stack[i] = (effect, pc, seat, place, (*hurt[:option], hurt[option] + 1, *hurt[option + 1 :]))
        t.stack[-1] = (self, at, asked, source, (registers[0] - 1,))
        t.tell("shot", (asked, option))

    def step(self, t: Mayhem, frame: Frame) -> bool:
        if not self.options(t, frame):  # injuries beyond the rivals' Dudes are lost
            t.stack.pop()
            return False
        return super().step(t, frame)


class Injuries(Effect[Mayhem]):
    """The victims' choices in Patch Order, after all shots (MM-THROW-31). pc: index of the next participant.

    Registers: the injuries of each seat, the Patch Holder at the start, the bit mask of the participants.
    """

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, pc, asked, source, registers = frame
        order = fighters(t, (registers[-1], registers[-2], 0))
        if pc >= len(order):
            t.stack.pop()
            return False
        t.stack[-1] = (self, pc + 1, asked, source, registers)
        seat = order[pc]
        if registers[seat]:
            t.stack.append((rules_of(t).effects["injured"], 0, seat, source, (registers[seat],)))
        return False


class Injured(Choose[Mayhem]):
    """A victim's choice of the number of Members among its injured (D-07). The register: injuries.

    The injured go to the Emergency Room at once.
    """

    kind = "injured"
    public = True
    rule = "MM-THROW-30"
    turn = "MM-THROW-31"

    def options(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, source, registers = frame
        n = registers[0]
        least = max(0, n - prospects_at(t, seat, source))
        return tuple(range(least, min(n, members_at(t, seat, source)) + 1))

    def asks(self, t: Mayhem, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, source, registers = frame
        options = self.options(t, frame)
        return (Ask(seat, self.kind, (source, registers[0]), options, default=options[0]),)

    def chosen(self, t: Mayhem, frame: Frame, option: int) -> None:
        _effect, _pc, seat, source, registers = frame
        t.stack.pop()
        # The injured may leave at once, because the totals have been compared (MM-THROW-32).
        move(t, seat, source, rules_of(t).er, option, registers[0] - option)
        t.tell("injured", (seat, option, registers[0] - option))
