"""The end of the game and the ranking (section 10 of the rules)."""

from skulduggery.engine.machine import Draw, Effect, Frame
from skulduggery.games.mayhem.rules.gangs import count, living
from skulduggery.games.mayhem.rules.state import CASH, GOODS, GUNS, MOST, OVER, Mayhem, rules_of


def order_of(t: Mayhem, seat: int) -> tuple[int, int, int]:
    """Return a gang's criteria before dice: Cash, then 1 for the Patch, then Guns (MM-END-02 to -04)."""
    return (t.goods[seat * GOODS + CASH], int(t.patch == seat), t.goods[seat * GOODS + GUNS])


class Finish(Effect[Mayhem]):
    """The end of the game: blinds are lifted, and tied gangs roll until no tie is left (MM-END-05, -06).

    Registers: for each seat one number for all its rolls, in which earlier rolls outweigh later ones; none before the
    first tie. pc 0: nothing is revealed yet; pc 1: a tied group has rolled.
    """

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, pc, _seat, _source, registers = frame
        t.phase = OVER
        rolls = registers if registers else (0,) * t.seats
        if pc == 0 and t.events is not None:
            t.tell("blinds", tuple([tuple(t.goods[seat * GOODS : (seat + 1) * GOODS]) for seat in range(t.seats)]))
        tied = self.tied(t, rolls)
        if tied:
            ranks = sorted(set(rolls))
            more = greatest_roll(t) + 1
            t.stack[-1] = (self, 1, -1, -1, tuple([ranks.index(roll) * more for roll in rolls]))
            for seat in reversed(tied):
                t.stack.append((rules_of(t).effects["last-die"], 0, seat, -1, ()))
            return False
        t.stack.pop()
        left = sorted(living(t), key=lambda seat: (order_of(t, seat), rolls[seat]), reverse=True)
        t.result = (*left, *reversed(t.out))  # a later elimination ranks higher (MM-END-08)
        t.tell("end", t.result)
        return False

    def tied(self, t: Mayhem, rolls: tuple[int, ...]) -> list[int]:
        """Return the first group of gangs that no criterion and no roll separates; empty if no tie is left."""
        seats = living(t)
        for seat in seats:
            same = [other for other in seats if order_of(t, other) == order_of(t, seat) and rolls[other] == rolls[seat]]
            if len(same) > 1:
                return same
        return []


def greatest_roll(t: Mayhem) -> int:
    """Return the greatest possible total of a die and the bonus of a gang's Dudes."""
    bonus = rules_of(t).bonus
    return 6 + MOST * (bonus[0] + bonus[1])


class LastDie(Draw[Mayhem]):
    """The roll of a tied gang: a die plus the bonus of all its Dudes (MM-END-05)."""

    kind = "die"
    rule = "MM-GEN-03"

    def ways(self, t: Mayhem, frame: Frame) -> int:
        return 6

    def settle(self, t: Mayhem, frame: Frame, outcome: int) -> None:
        _effect, _pc, asked, _source, _registers = frame
        t.stack.pop()
        i = len(t.stack) - 1
        while t.stack[i][0].name != "finish":
            i -= 1
        effect, pc, seat, source, rolls = t.stack[i]
        members, prospects = count(t, asked)
        bonus = rules_of(t).bonus
        roll = outcome + 1 + bonus[0] * prospects + bonus[1] * members
        t.stack[i] = (effect, pc, seat, source, (*rolls[:asked], rolls[asked] + roll, *rolls[asked + 1 :]))
        t.tell("last-die", (asked, outcome + 1, roll))


def scores(t: Mayhem) -> tuple[int, ...]:
    """Return the Cash of each gang; empty until the ranking is known."""
    return tuple([t.goods[seat * GOODS + CASH] for seat in range(t.seats)]) if t.result else ()


def returns(t: Mayhem) -> tuple[float, ...]:
    """Return 1 for the winner and 0 for the others; empty until the ranking is known."""
    return tuple([1.0 if t.result[0] == seat else 0.0 for seat in range(t.seats)]) if t.result else ()
