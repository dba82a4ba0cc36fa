"""Trigger windows: arrows, events and event strategy cards (4.5, 4.6), in a chosen order at a day's end."""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import Frame
from skulduggery.engine.triggers import Note, Window
from skulduggery.games.scoundrels.rules.board import at, card_bit, crew, find, halves, linked
from skulduggery.games.scoundrels.rules.state import STRATEGY, Scoundrels, opponents, rules_of
from skulduggery.games.scoundrels.rules.steps import NO_STAY
from skulduggery.games.scoundrels.rules.timings import ARROW, EVENT, USED
from skulduggery.games.scoundrels.rules.using import activation, idle_ones, use_strategy, why_not, why_not_ability

CARD: Final = -10
"""Entries of a window: a strategy card is CARD - its seat, a scoundrel is its stay."""


class React(Window[Scoundrels]):
    """A trigger window (SC-TRIG-01 to -10). pc 2: one seat is asked which seat comes next (SC-DAY-13, SC-DAY-14)."""

    kind = "react"
    rule = "SC-TRIG-02"
    turn = "SC-TRIG-03"

    def matches(self, t: Scoundrels, note: Note) -> list[int]:
        rules = rules_of(t)
        what, seat, source, left, stays = note
        out = []
        place = -1
        if what == USED:
            zone, there = find(t, source)
            place = there if zone == seat else left
        for p in rules.places:
            one = t.boards[seat][p]
            if one[0] < 0:
                continue
            trait = rules.traits[one[0]]
            if what == USED:
                points = [linked(t, p, way) for way in trait.arrows] if trait.timing == ARROW else []
                if place >= 0 and place in points:
                    out.append(one[2])
            elif trait.timing == EVENT and trait.event == what and one[2] != source and one[2] <= stays:
                out.append(one[2])  # the scoundrel was there when the event happened (SC-TIME-12)
        card = t.strategy[seat]
        if card >= 0 and rules.strategies[card].timing == EVENT and rules.strategies[card].event == what:
            out.append(CARD - seat)
        return out

    def owner(self, t: Scoundrels, entry: int) -> int:
        if entry <= CARD:
            return CARD - entry
        zone, _place = find(t, entry)
        return zone if 0 <= zone < t.seats else -1

    def usable(self, t: Scoundrels, entry: int) -> bool:
        if entry <= CARD:
            seat = CARD - entry
            card = t.strategy[seat]
            used = t.flags & card_bit(rules_of(t), card)
            return not used and not why_not_ability(t, seat, rules_of(t).strategies[card])
        return not why_not(t, self.owner(t, entry), at(t, entry), True)

    def called(self, t: Scoundrels, entry: int) -> int:
        return STRATEGY + t.strategy[CARD - entry] if entry <= CARD else at(t, entry)[0]

    def order(self, t: Scoundrels, frame: Frame) -> list[int]:
        if t.active >= 0:
            return [t.active, *opponents(t, t.active)]
        return [(t.first + i) % t.seats for i in range(t.seats)]

    def wait(self, t: Scoundrels, frame: Frame, concerned: list[int]) -> Frame:
        _effect, _pc, _seat, source, registers = frame
        if t.active >= 0 or len(concerned) == 1:
            return super().wait(t, frame, concerned)
        decides = concerned[-1] if rules_of(t).involved else (t.first or t.seats) - 1
        return (self, 2, decides, source, registers)

    def asks(self, t: Scoundrels, frame: Frame) -> tuple[Ask, ...]:
        _effect, pc, seat, _source, _registers = frame
        options = self.options(t, frame)
        if pc == 2:
            return (Ask(seat, "order", (), options, default=options[0]),)
        about = (NO_STAY, *idle_ones(t, seat, list(options), True))
        return (Ask(seat, self.kind, about, options, default=options[0]),)

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, pc, _seat, _source, _registers = frame
        if pc == 2:
            return tuple(self.concerned(t, frame))
        return super().options(t, frame)

    def check(self, t: Scoundrels, frame: Frame, seat: int, answer: object) -> str:
        _effect, pc, asked, _source, _registers = frame
        if seat != asked:
            return "SC-DAY-13" if pc == 2 else self.turn
        if isinstance(answer, int) and answer in self.options(t, frame):
            return ""
        return "SC-DAY-14" if pc == 2 else self.refusal(t, frame, answer)

    def refusal(self, t: Scoundrels, frame: Frame, answer: object) -> str:
        """Return the ID of the rule by which something can't be used now or isn't in this window."""
        _effect, _pc, seat, _source, registers = frame
        card = t.strategy[seat]
        if CARD - seat in registers and answer == STRATEGY + card:
            return why_not_ability(t, seat, rules_of(t).strategies[card]) or "SC-OPT-02"
        for one in crew(t, seat):
            if one[0] == answer and (one[2] in registers or t.flags & halves(rules_of(t), one)):
                return why_not(t, seat, one, True)
        return self.rule

    def answer(self, t: Scoundrels, frame: Frame, seat: int, answer: object) -> None:
        _effect, pc, _seat, source, registers = frame
        assert isinstance(answer, int)
        if pc == 2:
            t.stack[-1] = (self, 1, answer, source, registers)
            t.tell("order", (seat, answer))
        else:
            super().answer(t, frame, seat, answer)

    def use(self, t: Scoundrels, entry: int) -> None:
        seat = self.owner(t, entry)
        t.stack.append((rules_of(t).effects["apart"], 0, seat, -1, ()))
        t.stack.append(use_strategy(t, seat) if entry <= CARD else activation(t, seat, entry, True))
