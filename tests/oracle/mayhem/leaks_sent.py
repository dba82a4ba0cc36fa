"""Planted leaks of Men of Mayhem: in what is sent, asked and refused."""

from typing import Any

from tests.oracle.planting import Leaks, Patch, telling, to_all

from skulduggery.api import Ask
from skulduggery.engine.events import Event
from skulduggery.engine.programs import Draft
from skulduggery.engine.sealed import Sealed
from skulduggery.games.mayhem.rules import (
    anarchy,
    deals,
    deals_in_turn,
    exploiting,
    fights,
    goods,
    market,
    offers,
    orders,
    transactions,
)
from skulduggery.games.mayhem.rules.state import ALL, CASH, DRUGS, GUNS

LEAKS = Leaks()
leak = LEAKS.add


# Messages


@leak("messages", "a deal in turn")
def amounts_of_a_deal_told_to_all(patch: Patch) -> None:
    to_all("deal")(patch)


@leak("messages", "a deal between two others")
def whose_offer_it_was_told_to_all(patch: Patch) -> None:
    honest = deals.exchange

    def leaky(t: Any, offer: Any, taker: int) -> None:
        honest(t, offer, taker)
        if t.events is not None:
            t.tell("idea", (offer[0],))

    patch.setattr(deals, "exchange", leaky)


def loudly(t: Any, kind: str, args: Any, known: int) -> None:
    """Everybody is told."""
    if t.events is not None:
        t.tell(kind, args)


@leak("messages", "talk")
def directed_offers_told_to_all(patch: Patch) -> None:
    patch.setattr(deals, "whisper", loudly)


@leak("messages", "talk in turn")
def that_there_is_a_directed_offer_told_to_all(patch: Patch) -> None:
    """Not what it says: a message of blanks is one."""

    def leaky(t: Any, kind: str, args: Any, known: int) -> None:
        if t.events is not None:
            t.events.append(Event(kind, args, tuple(range(len(args))), known))

    patch.setattr(deals, "whisper", leaky)


@leak("messages", "offers that expire")
def expired_offers_told_to_all(patch: Patch) -> None:
    honest = deals.whisper
    patch.setattr(deals, "whisper", lambda t, kind, *more: (loudly if kind == "expired" else honest)(t, kind, *more))


@leak("messages", "talk in turn")
def who_answers_a_directed_offer_is_seen(patch: Patch) -> None:
    patch.setattr(Ask, "seen", lambda self, seat: (self.seat, self.kind))


@leak("messages", "talk in turn")
def how_many_offers_were_made_is_seen(patch: Patch) -> None:
    honest = deals_in_turn.invitation

    def leaky(*given: Any) -> Any:
        ask = honest(*given)
        ask.private = False
        return ask

    patch.setattr(deals_in_turn, "invitation", leaky)


@leak("messages", "talk in turn")
def who_has_made_all_its_offers_is_not_asked(patch: Patch) -> None:
    step = deals_in_turn.Haggle.step

    def leaky(self: Any, s: Any, f: Any) -> bool:
        waits = step(self, s, f)
        if waits and not s.stack[-1][4] and deals.made_by(s, f[2]) == 2:
            s.stack.pop()
            return False
        return waits

    patch.setattr(deals_in_turn.Haggle, "step", leaky)


@leak("messages", "to all, in turn")
def who_cannot_pay_is_not_asked(patch: Patch) -> None:
    honest = deals_in_turn.Haggle.addressees

    def leaky(self: Any, t: Any, f: Any) -> Any:
        return [seat for seat in honest(self, t, f) if f[4][0] != ALL or deals.payable(t, self.offer(t, f), seat)]

    patch.setattr(deals_in_turn.Haggle, "addressees", leaky)


@leak("messages", "to all, in turn")
def what_who_is_asked_could_answer_is_told_to_all(patch: Patch) -> None:
    asks = deals_in_turn.Haggle.asks

    def leaky(self: Any, s: Any, f: Any) -> Any:
        (ask,) = asks(self, s, f)
        ask.args = (*ask.args, len(ask.options))
        return (ask,)

    patch.setattr(deals_in_turn.Haggle, "asks", leaky)


@leak("messages", "to all")
def an_open_offer_tells_who_could_take_it(patch: Patch) -> None:
    honest = deals.make

    def leaky(t: Any, maker: int, answer: Any) -> Any:
        offer = honest(t, maker, answer)
        if t.events is not None and answer[0] == ALL:
            t.tell("takers", (deals.payable(t, offer, (maker + 1) % t.seats),))
        return offer

    patch.setattr(offers, "make", leaky)


@leak("messages", "a theft as others see it")
def the_amount_stolen_told_to_all(patch: Patch) -> None:
    to_all("steal")(patch)


@leak("messages", "a theft as others see it")
def that_a_thief_has_found_too_little_told_to_all(patch: Patch) -> None:
    patch.setattr(goods, "whisper", loudly)


@leak("messages", "a theft")
def a_thief_does_not_see_what_is_left(patch: Patch) -> None:
    """The opposite of a leak."""
    patch.setattr(goods, "whisper", lambda *given: None)


@leak("messages", "a fight")
def a_number_of_guns_told_before_all_have_chosen(patch: Patch) -> None:
    to_all("guns-chosen")(patch)


@leak("messages", "the market in turn")
def what_is_trafficked_told_before_all_have_chosen(patch: Patch) -> None:
    to_all("traffic-chosen")(patch)


@leak("messages", "a fight")
def who_has_no_guns_is_not_asked(patch: Patch) -> None:
    honest = fights.Guns.order
    patch.setattr(
        fights.Guns, "order", lambda self, s, f: [seat for seat in honest(self, s, f) if s.goods[seat * 3 + GUNS]]
    )


@leak("messages", "the market")
def who_has_no_contraband_is_not_asked(patch: Patch) -> None:
    honest = market.Traffic.order
    patch.setattr(
        market.Traffic, "order", lambda self, s, f: [one for one in honest(self, s, f) if s.goods[one * 3 + DRUGS]]
    )


@leak("messages", "a bill that can't be paid")
def who_cannot_pay_a_bill_is_not_asked(patch: Patch) -> None:
    step = anarchy.Bill.step

    def leaky(self: Any, s: Any, f: Any) -> bool:
        waits = step(self, s, f)
        if waits and not s.goods[f[2] * 3 + CASH]:
            self.chosen(s, f, 0)
            return False
        return waits

    patch.setattr(anarchy.Bill, "step", leaky)


@leak("messages", "the Boost is left")
def an_exploit_ends_where_its_boost_cannot_be_paid(patch: Patch) -> None:
    options = exploiting.Exploit.options
    patch.setattr(exploiting.Exploit, "options", lambda self, t, f, publicly=False: options(self, t, f))


@leak("messages", "sales")
def how_much_could_be_sold_is_told(patch: Patch) -> None:
    asks = transactions.Trade.asks

    def leaky(self: Any, s: Any, f: Any) -> Any:
        (ask,) = asks(self, s, f)
        ask.args = (*ask.args, len(ask.options))
        return (ask,)

    patch.setattr(transactions.Trade, "asks", leaky)


@leak("messages", "a theft as others see it")
def only_who_has_something_can_be_robbed(patch: Patch) -> None:
    """The options of the thief betray it (MM-INFO-21)."""
    honest = transactions.Steal.victims
    patch.setattr(
        transactions.Steal, "victims", lambda self, t, seat: [one for one in honest(self, t, seat) if t.goods[one * 3]]
    )


@leak("messages", "back-up in steps")
def the_steps_of_a_draft_are_told(patch: Patch) -> None:
    answer = Draft.answer

    def leaky(self: Any, s: Any, f: Any, seat: int, option: Any) -> None:
        answer(self, s, f, seat, option)
        if s.events is not None:
            s.tell("thinks", (seat,))

    patch.setattr(Draft, "answer", leaky)


@leak("messages", "mayans")
def the_order_of_a_draft_is_told(patch: Patch) -> None:
    commit = orders.Convoy.commit

    def leaky(self: Any, s: Any, f: Any, taken: Any) -> None:
        commit(self, s, f, taken)
        if s.events is not None:
            s.tell("in-order", taken)

    patch.setattr(orders.Convoy, "commit", leaky)


@leak("messages", "talk")
def offers_that_others_could_accept_are_seen(patch: Patch) -> None:
    patch.setattr(offers.Accept, "who", lambda self, t, offer: [seat for seat in range(t.seats) if seat != offer[0]])


@leak("messages", "a deal between two others")
def tokens_hang_on_cash(patch: Patch) -> None:
    """A public message with one argument more."""
    telling(patch, ("turn",), lambda t, args, secret, known: ((*args, t.goods[args[0] * 3]), secret, known))


# Refusals


@leak("refusals", "talk")
def a_refusal_that_tells_of_an_offer(patch: Patch) -> None:
    refuses = offers.Accept.refuses

    def leaky(self: Any, t: Any, seat: int, answer: object) -> str:
        there = any(offers.code_of(offer[0], offer[1]) == answer for offer in t.standing)
        return "MM-DEAL-10" if there and refuses(self, t, seat, answer) else refuses(self, t, seat, answer)

    patch.setattr(offers.Accept, "refuses", leaky)


@leak("refusals", "talk in turn")
def a_refusal_that_tells_of_an_offer_in_turn(patch: Patch) -> None:
    check = deals_in_turn.Haggle.check

    def leaky(self: Any, s: Any, f: Any, seat: int, answer: object) -> str:
        return "MM-DEAL-29" if f[4] and seat != self.asked(s, f)[0] else check(self, s, f, seat, answer)

    patch.setattr(deals_in_turn.Haggle, "check", leaky)


@leak("refusals", "a deal between two others")
def an_offer_is_refused_that_cannot_be_paid(patch: Patch) -> None:
    refusal = offers.refusal

    def leaky(t: Any, maker: int, answer: Any) -> str:
        rule = refusal(t, maker, answer)
        if not rule and answer[0] != ALL and not goods.can_pay(t, answer[0], answer[4:7]):
            return "MM-DEAL-13"
        return rule

    patch.setattr(offers, "refusal", leaky)


@leak("refusals", "a fight")
def a_refusal_that_tells_what_was_sealed(patch: Patch) -> None:
    check = Sealed.check

    def leaky(self: Any, s: Any, f: Any, seat: int, answer: object) -> str:
        return "MM-THROW-20" if max(f[4]) > 0 and seat not in self.asked(s, f) else check(self, s, f, seat, answer)

    patch.setattr(Sealed, "check", leaky)
