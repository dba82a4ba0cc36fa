"""Turns of Crooks: recruit or pass, take a crook, place it."""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.knowledge.groups import seen, seen_as_set
from skulduggery.engine.machine import Effect, Frame
from skulduggery.games.crooks.rules.abilities import ABILITY_EFFECTS
from skulduggery.games.crooks.rules.options import DOWN, PLACE, UP, WITH_ABILITY
from skulduggery.games.crooks.rules.scoring import score
from skulduggery.games.crooks.rules.state import BOSS, Crooks, rules_of

PASS: Final = -1
NOTHING: Final = -1
WHY_CHOSEN: Final = 0
WHY_BROKE: Final = 1
WHY_EMPTY: Final = 2


class Turn(Effect[Crooks]):
    """Turns in order, until all seats have passed (CR-TURN-01 to CR-TURN-06).

    pc 0: the turn of the frame's seat is over. pc 1: the frame's seat is asked to recruit or pass.
    """

    def step(self, t: Crooks, frame: Frame) -> bool:
        _effect, pc, seat, _source, _registers = frame
        if pc:
            return True
        rules = rules_of(t)
        seats = t.seats
        everybody = (1 << seats) - 1
        least = 0
        for pile in t.piles:
            size = len(pile)
            if size and (size < least or not least):
                least = size
        while t.out != everybody:
            seat += 1
            if seat == seats:
                seat = 0
            if t.out >> seat & 1:
                continue
            t.turn = seat
            # Skip a question only if everybody can see that it has one answer.
            if least and (rules.secret_money or t.money[seat] >= least):
                t.stack[-1] = (self, 1, seat, -1, ())
                if t.events is not None:
                    t.tell("turn", (seat,))
                return True
            t.out |= 1 << seat
            t.tell("pass", (seat, WHY_BROKE if least else WHY_EMPTY))
        t.stack.pop()
        score(t)
        return False

    def asks(self, t: Crooks, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, _source, _registers = frame
        money = t.money[seat]
        options = [PASS]
        for p in range(len(t.piles)):
            if 0 < len(t.piles[p]) <= money:
                options.append(p)
        return (Ask(seat, "recruit", (), tuple(options)),)

    def check(self, t: Crooks, frame: Frame, seat: int, answer: object) -> str:
        _effect, _pc, asked, _source, _registers = frame
        if seat != asked:
            return "CR-TURN-02" if seat >= 0 and t.out >> seat & 1 else "CR-SETUP-06"
        if not isinstance(answer, int):
            return "CR-TURN-01"
        if answer == PASS:
            return ""
        if not 0 <= answer < len(t.piles) or not t.piles[answer]:
            return "CR-RECRUIT-01"
        return "" if len(t.piles[answer]) <= t.money[seat] else "CR-RECRUIT-01"

    def answer(self, t: Crooks, frame: Frame, seat: int, answer: object) -> None:
        assert isinstance(answer, int)
        t.stack[-1] = (self, 0, seat, -1, ())
        if answer == PASS:
            t.out |= 1 << seat
            t.tell("pass", (seat, WHY_CHOSEN))
            return
        pile = t.piles[answer]
        t.money[seat] -= len(pile)
        mask = 0
        for cell in pile:
            mask |= 1 << cell
        t.know[seat] = seen_as_set(t.know[seat], mask)
        t.stack.append((rules_of(t).effects["take"], 0, seat, answer, ()))
        if t.events is not None:
            cards = tuple(sorted([t.faces[cell] for cell in pile]))
            t.tell("recruit", (seat, answer, len(pile), cards), (3,), 1 << seat)


class Take(Effect[Crooks]):
    """Taking one crook that can be placed out of a pile (CR-RECRUIT-02, -03, -05, CR-ROB-06).

    The frame's source is the hideout.
    """

    def takeable(self, t: Crooks, seat: int, p: int) -> int:
        """Return the bit mask of the cards that the seat may take from pile ``p`` now."""
        rules = rules_of(t)
        cards = 0
        for cell in t.piles[p]:
            cards |= 1 << t.faces[cell]
        first = seat * len(rules.targets)
        for i in range(first, first + len(rules.targets)):
            if not t.rows[i]:
                return cards & ~rules.boss if len(t.piles[p]) > 1 else cards
        return cards & rules.movers

    def step(self, t: Crooks, frame: Frame) -> bool:
        return True

    def asks(self, t: Crooks, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, source, _registers = frame
        left = self.takeable(t, seat, source)
        if not left:
            return (Ask(seat, "take", (source,), (NOTHING,)),)
        options = []
        while left:
            bit = left & -left
            options.append(bit.bit_length() - 1)
            left ^= bit
        return (Ask(seat, "take", (source,), tuple(options)),)

    def check(self, t: Crooks, frame: Frame, seat: int, answer: object) -> str:
        _effect, _pc, asked, source, _registers = frame
        if seat != asked:
            return "CR-SETUP-06"
        if not isinstance(answer, int):
            return "CR-RECRUIT-02"
        may = self.takeable(t, seat, source)
        if answer == NOTHING:
            return "CR-RECRUIT-05" if may else ""
        rules = rules_of(t)
        if not 0 <= answer < len(rules.ids) or all([t.faces[cell] != answer for cell in t.piles[source]]):
            return "CR-RECRUIT-02"
        if may >> answer & 1:
            return ""
        if rules.boss >> answer & 1 and len(t.piles[source]) > 1:
            return "CR-RECRUIT-03"
        return "CR-ROB-06"

    def answer(self, t: Crooks, frame: Frame, seat: int, answer: object) -> None:
        _effect, _pc, _seat, p, _registers = frame
        assert isinstance(answer, int)
        pile = t.piles[p]
        if answer == NOTHING:
            for cell in pile:
                t.barren |= 1 << cell
            t.stack.pop()
            t.tell("nothing", (seat, p))
            return
        last = pile[-1]
        faces = t.faces
        if faces[last] != answer:  # the same cell leaves for every choice (engine/knowledge/groups.py)
            for cell in pile:
                if faces[cell] == answer:
                    faces[cell] = faces[last]
                    faces[last] = answer
                    break
        t.piles[p] = pile[:-1]
        t.know[seat] = seen(t.know[seat], 1 << last)
        t.stack[-1] = (rules_of(t).effects["place"], 0, seat, last, (p,))
        if t.events is not None:
            t.tell("take", (seat, p, answer), (2,), 1 << seat)


class Place(Effect[Crooks]):
    """Placing the crook just taken under a target (CR-ROB-01 to CR-ROB-05). The frame's source is the crook's cell."""

    def step(self, t: Crooks, frame: Frame) -> bool:
        return True

    def asks(self, t: Crooks, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, source, registers = frame
        rules = rules_of(t)
        ability = rules.ability[t.faces[source]]
        effect = ABILITY_EFFECTS[ability]
        hidden = ability != BOSS and t.money[seat] > 0
        first = seat * len(rules.targets)
        base = PLACE.base
        here = -base
        options = []
        for i in range(len(rules.targets)):
            here += base
            if t.rows[first + i]:
                if effect.on_own(t, seat, i):
                    options.append(here + WITH_ABILITY)
                continue
            options.append(here + UP)
            if effect.on_empty(t, seat, i):
                options.append(here + WITH_ABILITY)
            if hidden:
                options.append(here + DOWN)
        return (Ask(seat, "place", registers, tuple(options)),)

    def check(self, t: Crooks, frame: Frame, seat: int, answer: object) -> str:
        _effect, _pc, asked, source, _registers = frame
        rules = rules_of(t)
        if seat != asked:
            return "CR-SETUP-06"
        if not isinstance(answer, int):
            return "CR-ROB-01"
        target, side = PLACE.unpack(answer)
        if not 0 <= target < len(rules.targets):
            return "CR-ROB-01"
        ability = rules.ability[t.faces[source]]
        taken = len(t.rows[seat * len(rules.targets) + target]) > 0
        if side == DOWN:
            if ability == BOSS:
                return "CR-BOSS-01"
            if taken:
                return "CR-ROB-05"
            return "" if t.money[seat] > 0 else "CR-ROB-03"
        effect = ABILITY_EFFECTS[ability]
        if side == UP:
            return "CR-ROB-02" if taken else ""
        if taken:
            return "" if effect.on_own(t, seat, target) else effect.refuses_own
        return "" if effect.on_empty(t, seat, target) else effect.refuses_empty

    def answer(self, t: Crooks, frame: Frame, seat: int, answer: object) -> None:
        _effect, _pc, _seat, cell, _registers = frame
        assert isinstance(answer, int)
        rules = rules_of(t)
        target, side = PLACE.unpack(answer)
        card = t.faces[cell]
        t.stack.pop()
        if side == DOWN:
            t.money[seat] -= 1
            t.down |= 1 << cell
            t.rows[seat * len(rules.targets) + target] = (cell,)
            if t.events is not None:
                t.tell("place", (seat, target, DOWN, card), (3,), 1 << seat)
            return
        t.open |= 1 << cell
        if t.events is not None:
            t.tell("place", (seat, target, side, card))
        if side == UP:
            t.rows[seat * len(rules.targets) + target] = (cell,)
        else:
            ABILITY_EFFECTS[rules.ability[card]].play(t, seat, target, cell)


def give_up(ask: Ask) -> object:
    """Return a resigned seat's answer: pass if possible; None if a legal answer is to be drawn at random."""
    return PASS if ask.kind == "recruit" else None
