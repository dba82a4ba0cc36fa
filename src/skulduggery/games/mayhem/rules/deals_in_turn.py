"""Deals in turn: one gang at a time is asked for offers, and each is answered at once (MM-DEAL-28 to -30)."""

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import Effect, Frame
from skulduggery.engine.programs import NO, YES
from skulduggery.engine.sealed import Ready
from skulduggery.games.mayhem.rules.deals import (
    NONE,
    accept,
    close,
    end_step,
    invitation,
    make,
    parties,
    payable,
    refusal,
    tell_offer,
)
from skulduggery.games.mayhem.rules.gangs import living, patch_order
from skulduggery.games.mayhem.rules.state import ALL, Deal, Mayhem, rules_of


def haggling(t: Mayhem) -> bool:
    """Return whether gangs are asked for offers in turn (MM-DEAL-28)."""
    rules = rules_of(t)
    return rules.deals and not rules.live and rules.offers_per_step > 0 and len(living(t)) > 1


class Haggle(Effect[Mayhem]):
    """The offers of one gang, until it makes no more (D-20). Each is answered at once (MM-DEAL-28 to -30).

    Without registers, the frame's seat is asked for an offer. It is asked even if it may make no more, because the
    number of its offers is secret. Registers (to, n): the n-th of ``addressees`` answers. Third parties to a directed
    offer do not learn of it: for them the maker is still asked.
    """

    kind = "offer"

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, pc, seat, source, registers = frame
        if seat in t.out:
            t.stack.pop()
            return False
        if registers and registers[1] == len(self.addressees(t, frame)):
            offer = self.offer(t, frame)
            tell_offer(t, "declined", offer)
            close(t, offer)
            t.stack[-1] = (self, pc, seat, source, ())
        return True

    def addressees(self, t: Mayhem, frame: Frame) -> list[int]:
        """Return the seats that answer in turn: the addressee, or all other gangs from the maker to the left."""
        _effect, _pc, asked, _source, registers = frame
        return [registers[0]] if registers[0] != ALL else [seat for seat in patch_order(t, asked) if seat != asked]

    def offer(self, t: Mayhem, frame: Frame) -> Deal:
        """Return the standing offer that is being answered."""
        _effect, _pc, seat, _source, registers = frame
        for one in t.standing:
            if one[0] == seat and one[1] == registers[0]:
                return one
        raise AssertionError("the offer that is answered doesn't stand")

    def asked(self, t: Mayhem, frame: Frame) -> list[int]:
        _effect, _pc, seat, _source, registers = frame
        return [self.addressees(t, frame)[registers[1]]] if registers else [seat]

    def asks(self, t: Mayhem, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, asked, _source, registers = frame
        if not registers:
            ask = invitation(t, asked, False)
            assert ask is not None
            return (ask,)
        offer = self.offer(t, frame)
        seat = self.asked(t, frame)[0]
        options = (NO, YES) if payable(t, offer, seat) else (NO,)
        veil = (asked, self.kind) if offer[1] != ALL else None
        args = (offer[0], offer[1], *offer[2], *offer[3])
        return (Ask(seat, "reply", args, options, default=NO, veil=veil, known=parties(offer)),)

    def check(self, t: Mayhem, frame: Frame, seat: int, answer: object) -> str:
        _effect, _pc, asked, _source, registers = frame
        if not registers:
            return "MM-DEAL-28" if seat != asked else "" if answer == NONE else refusal(t, seat, answer)
        offer = self.offer(t, frame)
        if seat != self.asked(t, frame)[0]:
            # The refusal must not tell a third party that there is an offer.
            return "MM-DEAL-29" if offer[1] == ALL or seat in offer[:2] else "MM-DEAL-28"
        if answer == YES:
            return "" if payable(t, offer, seat) else "MM-DEAL-16"
        return "" if answer == NO else "MM-DEAL-14"

    def answer(self, t: Mayhem, frame: Frame, seat: int, answer: object) -> None:
        _effect, pc, asked, source, registers = frame
        if not registers:
            if answer == NONE:
                t.stack.pop()
            else:
                assert isinstance(answer, tuple)
                t.stack[-1] = (self, pc, asked, source, (make(t, seat, answer)[1], 0))
        elif answer == YES:
            offer = self.offer(t, frame)
            t.stack[-1] = (self, pc, asked, source, ())
            accept(t, offer, seat)
        else:
            t.stack[-1] = (self, pc, asked, source, (registers[0], registers[1] + 1))

    def hide(self, frame: Frame, seat: int) -> Frame:
        effect, pc, asked, source, registers = frame
        secret = registers and registers[0] != ALL and seat not in (asked, registers[0])
        return (effect, pc, asked, source, ()) if secret else frame


class Parley(Effect[Mayhem]):
    """The window for deals before the market, or before Guns with ``parley_before_guns`` (MM-DEAL-09, -28).

    In live play all gangs say that they are ready while offers stand. In turn, each gang haggles once in Patch Order;
    pc: the index of the next gang.
    """

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, pc, seat, source, registers = frame
        rules = rules_of(t)
        seats = patch_order(t, t.patch)
        t.stack[-1] = (self, pc + 1, seat, source, registers)
        rounds = 0 if not rules.deals or len(seats) < 2 else 1 if rules.live else len(seats)
        if pc == 0:
            end_step(t)
        if pc >= rounds:
            end_step(t)
            t.stack.pop()
        elif rules.live:
            t.stack.append((rules.effects["ready"], 0, -1, -1, ()))
        elif haggling(t):
            t.stack.append((rules.effects["haggle"], 0, seats[pc], -1, ()))
        return False


class AllReady(Ready[Mayhem]):
    """The question in which every living gang says that it is ready (D-23)."""

    kind = "ready"
    rule = "MM-DEAL-09"
    turn = "MM-DEAL-09"

    def order(self, t: Mayhem, frame: Frame) -> list[int]:
        return patch_order(t, t.patch)
