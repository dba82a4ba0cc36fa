"""Live deals as open offers of the engine: make, accept, decline, counter and withdraw (MM-DEAL-07 to -19)."""

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import EFFECT, Offer
from skulduggery.engine.sealed import Ready, Sealed
from skulduggery.games.mayhem.rules.deals import (
    OfferAsk,
    accept,
    close,
    invitation,
    make,
    payable,
    refusal,
    tell_offer,
)
from skulduggery.games.mayhem.rules.gangs import living
from skulduggery.games.mayhem.rules.options import code_of
from skulduggery.games.mayhem.rules.state import ALL, CLEAN_UP, REVEAL, Deal, Mayhem, rules_of


def addressees(t: Mayhem, offer: Deal) -> list[int]:
    """Return the seats to which an offer is made."""
    return [offer[1]] if offer[1] != ALL else [seat for seat in living(t) if seat != offer[0]]


class Bargain(Offer[Mayhem]):
    """The base of the acts below. A standing offer is identified by its maker and its addressee (MM-DEAL-19)."""

    serial = "MM-DEAL-28"
    closed = "MM-DEAL-08"
    interrupts = False

    def shut(self, t: Mayhem) -> bool:
        """Return whether deals are off, or closed in this phase or during a secret choice (MM-DEAL-07, -08)."""
        effect = t.stack[-1][EFFECT]
        secret = isinstance(effect, Sealed) and not isinstance(effect, Ready)
        return secret or not rules_of(t).deals or t.phase < REVEAL or t.phase >= CLEAN_UP

    def check(self, t: Mayhem, seat: int, answer: object) -> str:
        if self.shut(t):
            return "MM-DEAL-08"
        return self.refuses(t, seat, answer) if seat in living(t) else "MM-DEAL-10"

    def refuses(self, t: Mayhem, seat: int, answer: object) -> str:
        """Return the ID of the rule that refuses a living gang's answer while deals are open, or an empty text."""
        raise NotImplementedError


class MakeOffer(Bargain):
    """Making an offer, in or out of turn (MM-DEAL-10)."""

    kind = "offer"
    before = "ready"

    def asks(self, t: Mayhem) -> tuple[Ask, ...]:
        if self.shut(t):
            return ()
        found = [invitation(t, seat, True) for seat in living(t)]
        return tuple([ask for ask in found if ask is not None])

    def refuses(self, t: Mayhem, seat: int, answer: object) -> str:
        return refusal(t, seat, answer)

    def take(self, t: Mayhem, seat: int, answer: object) -> None:
        assert isinstance(answer, tuple)
        make(t, seat, answer)


class Answering(Bargain):
    """An act on a standing offer. An option is a STANDING, which names the offer (MM-DEAL-19).

    ``args``: the offers in the order of the options, each as maker, to, C, G, K given, C, G, K wanted.
    """

    def asks(self, t: Mayhem) -> tuple[Ask, ...]:
        if self.shut(t) or not t.standing:
            return ()
        out = []
        for seat in living(t):
            offers = [offer for offer in t.standing if seat in self.who(t, offer)]
            if offers:
                options = tuple([code_of(offer[0], offer[1]) for offer in offers])
                args = [n for offer in offers for n in (offer[0], offer[1], *offer[2], *offer[3])]
                out.append(Ask(seat, self.kind, tuple(args), options, open=True))
        return tuple(out)

    def who(self, t: Mayhem, offer: Deal) -> list[int]:
        """Return the seats that may act on an offer in this way."""
        raise NotImplementedError

    def named(self, t: Mayhem, seat: int, answer: object) -> Deal | None:
        """Return the standing offer that an answer names, or None if there is none on which the seat may act."""
        for offer in t.standing:
            if code_of(offer[0], offer[1]) == answer and seat in self.who(t, offer):
                return offer
        return None

    def refuses(self, t: Mayhem, seat: int, answer: object) -> str:
        return "" if self.named(t, seat, answer) is not None else "MM-DEAL-14"


class Accept(Answering):
    """Accepting a standing offer. Only the gang itself learns that it can't pay (MM-DEAL-14 to -16)."""

    kind = "accept"
    weighed = "accept"
    interrupts = True

    def who(self, t: Mayhem, offer: Deal) -> list[int]:
        return [seat for seat in addressees(t, offer) if payable(t, offer, seat)]

    def refuses(self, t: Mayhem, seat: int, answer: object) -> str:
        rule = super().refuses(t, seat, answer)
        there = [code_of(offer[0], offer[1]) for offer in t.standing if seat in addressees(t, offer)]
        return "MM-DEAL-16" if rule and answer in there else rule

    def take(self, t: Mayhem, seat: int, answer: object) -> None:
        offer = self.named(t, seat, answer)
        assert offer is not None
        accept(t, offer, seat)


class Decline(Answering):
    """Declining a directed offer, which closes it (MM-DEAL-17)."""

    kind = "decline"
    weighed = "accept"
    instead = "counter"

    def who(self, t: Mayhem, offer: Deal) -> list[int]:
        return [offer[1]] if offer[1] != ALL else []

    def take(self, t: Mayhem, seat: int, answer: object) -> None:
        offer = self.named(t, seat, answer)
        assert offer is not None
        tell_offer(t, "declined", offer)
        close(t, offer)


class Counter(MakeOffer):
    """Declining a directed offer and making another to its maker, both or neither (MM-DEAL-10, -17)."""

    kind = "counter"
    before = ""

    def asks(self, t: Mayhem) -> tuple[Ask, ...]:
        makers = [(offer[1], offer[0]) for offer in t.standing]
        out = []
        for ask in super().asks(t):
            mask = sum([1 << maker for to, maker in makers if to == ask.seat and ask.args[0] >> maker & 1])
            if mask:
                args = (mask, *ask.args[1:])
                out.append(OfferAsk(ask.seat, self.kind, args, (), ask.ranges, open=True, private=True))
        return tuple(out)

    def refuses(self, t: Mayhem, seat: int, answer: object) -> str:
        rule = refusal(t, seat, answer)
        return rule or ("" if countered(t, seat, answer) else "MM-DEAL-14")

    def take(self, t: Mayhem, seat: int, answer: object) -> None:
        (offer,) = countered(t, seat, answer)
        tell_offer(t, "declined", offer)
        close(t, offer)
        super().take(t, seat, answer)


def countered(t: Mayhem, seat: int, answer: object) -> list[Deal]:
    """Return the directed offer that a counter-offer declines, as a list of one; empty if it does not stand."""
    return [offer for offer in t.standing if isinstance(answer, tuple) and offer[:2] == (answer[0], seat)]


class Withdraw(Answering):
    """Withdrawing an own offer (MM-DEAL-18)."""

    kind = "withdraw"

    def who(self, t: Mayhem, offer: Deal) -> list[int]:
        return [offer[0]]

    def take(self, t: Mayhem, seat: int, answer: object) -> None:
        offer = self.named(t, seat, answer)
        assert offer is not None
        tell_offer(t, "withdrawn", offer)
        close(t, offer)
