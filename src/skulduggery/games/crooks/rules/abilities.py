"""The abilities of crooks that are placed face up (CR-ABIL-01, CR-ABIL-02).

An ability says at which targets it works and what happens at once. If it needs an answer, an effect asks for it. Each
refusal names its rule.
"""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.knowledge.groups import seen, seen_as_set
from skulduggery.engine.machine import Effect, Frame
from skulduggery.games.crooks.rules.state import Crooks, rules_of

NOBODY: Final = -1


class Ability:
    """No ability, and the base of the others. The Boss has none: his limits are on taking and side (CR-BOSS-01)."""

    refuses_own = "CR-ROB-02"
    refuses_empty = "CR-ABIL-01"

    def on_empty(self, t: Crooks, seat: int, target: int) -> bool:
        """Return whether the ability can be used at a target where the seat has no crook."""
        return False

    def on_own(self, t: Crooks, seat: int, target: int) -> bool:
        """Return whether the ability can be used at a target where the seat has a crook."""
        return False

    def play(self, t: Crooks, seat: int, target: int, cell: int) -> None:
        """Place the crook and use its ability, or push the effect that asks how."""
        raise NotImplementedError


class Gain(Ability):
    """Take money from the bank (CR-PICKPOCKET-01)."""

    def __init__(self, dollars: int) -> None:
        self.dollars = dollars

    def on_empty(self, t: Crooks, seat: int, target: int) -> bool:
        return True

    def play(self, t: Crooks, seat: int, target: int, cell: int) -> None:
        t.rows[seat * len(rules_of(t).targets) + target] = (cell,)
        t.money[seat] += self.dollars
        t.tell("gain", (seat, self.dollars))


class Join(Ability):
    """Place the crook on top of the player's own (CR-ACCOMPLICE-01 to -04)."""

    refuses_empty = "CR-ACCOMPLICE-03"

    def on_own(self, t: Crooks, seat: int, target: int) -> bool:
        return True

    def play(self, t: Crooks, seat: int, target: int, cell: int) -> None:
        i = seat * len(rules_of(t).targets) + target
        t.rows[i] = (*t.rows[i], cell)


class Displace(Ability):
    """Move the player's own crooks from the target to one where the player has none (CR-SWAP-01 to -05)."""

    refuses_own = "CR-SWAP-05"
    refuses_empty = "CR-SWAP-01"

    def on_own(self, t: Crooks, seat: int, target: int) -> bool:
        first = seat * len(rules_of(t).targets)
        return any([not row for row in t.rows[first : first + len(rules_of(t).targets)]])

    def play(self, t: Crooks, seat: int, target: int, cell: int) -> None:
        # The crook lies on top until the frame pushed here moves the others away.
        i = seat * len(rules_of(t).targets) + target
        t.rows[i] = (*t.rows[i], cell)
        t.stack.append((rules_of(t).effects["swap"], 0, seat, cell, (target,)))


class Remove(Ability):
    """Remove all crooks of one player at the target from the game (CR-KILLER-01 to -04)."""

    refuses_empty = "CR-KILLER-01"

    def on_empty(self, t: Crooks, seat: int, target: int) -> bool:
        return bool(victims(t, target))

    def on_own(self, t: Crooks, seat: int, target: int) -> bool:
        return True

    def play(self, t: Crooks, seat: int, target: int, cell: int) -> None:
        i = seat * len(rules_of(t).targets) + target
        own = t.rows[i]
        if own:  # the Killer must take his place (CR-KILLER-02, CR-KILLER-03)
            remove(t, seat, seat, target)
            t.rows[i] = (cell,)
            return
        there = victims(t, target)
        t.rows[i] = (cell,)
        if len(there) == 1:
            remove(t, seat, there[0], target)
        else:
            t.stack.append((rules_of(t).effects["kill"], 0, seat, cell, (target,)))


class Look(Ability):
    """Look at what is hidden at one target or hideout (CR-SPY-01)."""

    refuses_empty = "CR-SPY-01"

    def on_empty(self, t: Crooks, seat: int, target: int) -> bool:
        for pile in t.piles:
            if pile:
                return True
        return any([hidden(t, seat, i) for i in range(len(rules_of(t).targets))])

    def play(self, t: Crooks, seat: int, target: int, cell: int) -> None:
        t.rows[seat * len(rules_of(t).targets) + target] = (cell,)
        t.stack.append((rules_of(t).effects["spy"], 0, seat, cell, (target,)))


ABILITY_EFFECTS: Final[tuple[Ability, ...]] = (Ability(), Gain(2), Join(), Displace(), Remove(), Ability(), Look())
"""In the order of state.ABILITIES."""


def victims(t: Crooks, target: int) -> list[int]:
    """Return the seats that have crooks at a target."""
    width = len(rules_of(t).targets)
    return [seat for seat in range(t.seats) if t.rows[seat * width + target]]


def remove(t: Crooks, killer: int, victim: int, target: int) -> None:
    """Remove all crooks of a seat at a target and show them to everybody (CR-KILLER-04)."""
    i = victim * len(rules_of(t).targets) + target
    cells = t.rows[i]
    t.rows[i] = ()
    for cell in cells:
        t.open |= 1 << cell
        t.down &= ~(1 << cell)
    t.gone = (*t.gone, *cells)
    if t.events is not None:
        t.tell("kill", (killer, victim, target, tuple([t.faces[cell] for cell in cells])))


def hidden(t: Crooks, seat: int, target: int) -> list[int]:
    """Return the face-down cells of other seats at a target, in the order of seats."""
    width = len(rules_of(t).targets)
    return [
        cell
        for other in range(t.seats)
        if other != seat
        for cell in t.rows[other * width + target]
        if t.down >> cell & 1
    ]


class SwapTo(Effect[Crooks]):
    """The choice of the target to which a Swap moves the displaced crooks (CR-SWAP-02)."""

    def step(self, t: Crooks, frame: Frame) -> bool:
        return True

    def asks(self, t: Crooks, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, _source, registers = frame
        width = len(rules_of(t).targets)
        options = tuple([i for i in range(width) if not t.rows[seat * width + i]])
        return (Ask(seat, "swap", registers, options),)

    def check(self, t: Crooks, frame: Frame, seat: int, answer: object) -> str:
        _effect, _pc, asked, _source, _registers = frame
        width = len(rules_of(t).targets)
        if seat != asked:
            return "CR-SETUP-06"
        if not isinstance(answer, int) or not 0 <= answer < width or t.rows[seat * width + answer]:
            return "CR-SWAP-02"
        return ""

    def answer(self, t: Crooks, frame: Frame, seat: int, answer: object) -> None:
        _effect, _pc, _seat, _source, registers = frame
        assert isinstance(answer, int)
        first = seat * len(rules_of(t).targets)
        cells = t.rows[first + registers[0]]
        t.rows[first + answer] = cells[:-1]
        t.rows[first + registers[0]] = cells[-1:]
        t.stack.pop()
        if t.events is not None:
            hidden = [cell for cell in cells[:-1] if 1 << cell & t.down]
            up = tuple([t.faces[cell] for cell in cells[:-1] if cell not in hidden])
            down = tuple([t.faces[cell] for cell in hidden])
            t.tell("move", (seat, registers[0], answer, up, down), (4,) if down else (), 1 << seat)


class Kill(Effect[Crooks]):
    """The choice of the player whose crooks the Killer removes (CR-KILLER-01)."""

    def step(self, t: Crooks, frame: Frame) -> bool:
        return True

    def options(self, t: Crooks, frame: Frame) -> tuple[int, ...]:
        """Return the seats with crooks at the target, without the Killer's own: only the Killer itself lies there."""
        _effect, _pc, asked, _source, registers = frame
        return tuple([seat for seat in victims(t, registers[0]) if seat != asked])

    def asks(self, t: Crooks, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, _source, registers = frame
        return (Ask(seat, "kill", registers, self.options(t, frame)),)

    def check(self, t: Crooks, frame: Frame, seat: int, answer: object) -> str:
        _effect, _pc, asked, _source, _registers = frame
        if seat != asked:
            return "CR-SETUP-06"
        if not isinstance(answer, int) or answer not in self.options(t, frame):
            return "CR-KILLER-01"
        return ""

    def answer(self, t: Crooks, frame: Frame, seat: int, answer: object) -> None:
        _effect, _pc, _seat, _source, registers = frame
        assert isinstance(answer, int)
        t.stack.pop()
        remove(t, seat, answer, registers[0])


class Spy(Effect[Crooks]):
    """The choice of a place for the Spy to look at (CR-SPY-01): NOBODY, a target, or number of targets + hideout."""

    def step(self, t: Crooks, frame: Frame) -> bool:
        return True

    def asks(self, t: Crooks, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, _source, registers = frame
        width = len(rules_of(t).targets)
        options = [NOBODY]
        options += [i for i in range(width) if hidden(t, seat, i)]
        options += [width + p for p in range(len(t.piles)) if t.piles[p]]
        return (Ask(seat, "spy", registers, tuple(options)),)

    def check(self, t: Crooks, frame: Frame, seat: int, answer: object) -> str:
        _effect, _pc, asked, _source, _registers = frame
        width = len(rules_of(t).targets)
        if seat != asked:
            return "CR-SETUP-06"
        if not isinstance(answer, int) or not NOBODY <= answer < width + len(t.piles):
            return "CR-SPY-01"
        if answer == NOBODY:
            return ""
        there = hidden(t, seat, answer) if answer < width else list(t.piles[answer - width])
        return "" if there else "CR-SPY-01"

    def answer(self, t: Crooks, frame: Frame, seat: int, answer: object) -> None:
        assert isinstance(answer, int)
        width = len(rules_of(t).targets)
        t.stack.pop()
        if answer == NOBODY:
            t.tell("spy-nothing", (seat,))
            return
        if answer < width:
            there = hidden(t, seat, answer)
            mask = 0
            for cell in there:
                mask |= 1 << cell
            t.know[seat] = seen(t.know[seat], mask)
            if t.events is not None:
                t.tell("spy-target", (seat, answer, tuple([t.faces[cell] for cell in there])), (2,), 1 << seat)
            return
        pile = t.piles[answer - width]
        mask = 0
        for cell in pile:
            mask |= 1 << cell
        t.know[seat] = seen_as_set(t.know[seat], mask)
        if t.events is not None:
            cards = tuple(sorted([t.faces[cell] for cell in pile]))
            t.tell("spy-hideout", (seat, answer - width, cards), (2,), 1 << seat)
