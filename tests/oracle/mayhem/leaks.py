"""Planted leaks of Men of Mayhem."""

from collections.abc import Callable
from typing import Any

from tests.oracle.planting import Leaks, Patch, spoil, telling, to_all

from skulduggery import bots
from skulduggery.api import Ask, Rng
from skulduggery.core.event import Event
from skulduggery.core.ledger import Ledger
from skulduggery.core.parts import NO, Draft, Sealed
from skulduggery.games.mayhem import (
    cards,
    deals,
    exploiting,
    facts,
    fights,
    game,
    goods,
    haggle,
    market,
    offers,
    orders,
    retelling,
    transactions,
    view,
)
from skulduggery.games.mayhem.setup import ALL, CASH, DRUGS, GUNS

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
    honest = haggle.invitation

    def leaky(*given: Any) -> Any:
        ask = honest(*given)
        ask.private = False
        return ask

    patch.setattr(haggle, "invitation", leaky)


@leak("messages", "talk in turn")
def who_has_made_all_its_offers_is_not_asked(patch: Patch) -> None:
    step = haggle.Haggle.step

    def leaky(self: Any, s: Any, f: Any) -> bool:
        waits = step(self, s, f)
        if waits and not s.stack[-1][4] and deals.made_by(s, f[2]) == 2:
            s.stack.pop()
            return False
        return waits

    patch.setattr(haggle.Haggle, "step", leaky)


@leak("messages", "to all, in turn")
def who_cannot_pay_is_not_asked(patch: Patch) -> None:
    honest = haggle.Haggle.addressees

    def leaky(self: Any, t: Any, f: Any) -> Any:
        return [seat for seat in honest(self, t, f) if f[4][0] != ALL or deals.payable(t, self.offer(t, f), seat)]

    patch.setattr(haggle.Haggle, "addressees", leaky)


@leak("messages", "to all, in turn")
def what_who_is_asked_could_answer_is_told_to_all(patch: Patch) -> None:
    asks = haggle.Haggle.asks

    def leaky(self: Any, s: Any, f: Any) -> Any:
        (ask,) = asks(self, s, f)
        ask.args = (*ask.args, len(ask.options))
        return (ask,)

    patch.setattr(haggle.Haggle, "asks", leaky)


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
    step = cards.Bill.step

    def leaky(self: Any, s: Any, f: Any) -> bool:
        waits = step(self, s, f)
        if waits and not s.goods[f[2] * 3 + CASH]:
            self.chosen(s, f, 0)
            return False
        return waits

    patch.setattr(cards.Bill, "step", leaky)


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


# Information states, views, bots


def informing(patch: Patch, change: Callable[[Any, int, Any], None]) -> None:
    """Let ``change(state, seat, info)`` spoil every information state."""
    spoil(patch, facts, "infostate", change)


@leak("screens", "a deal in turn")
def an_information_state_with_the_goods_of_others(patch: Patch) -> None:
    informing(patch, lambda t, seat, info: setattr(info.state, "goods", t.goods.copy()))


@leak("screens", "a deal between two others")
def an_information_state_with_the_deck(patch: Patch) -> None:
    informing(patch, lambda t, seat, info: setattr(info.state, "deck", t.deck))


@leak("screens", "a deal in turn")
def an_information_state_with_all_movements(patch: Patch) -> None:
    informing(patch, lambda t, seat, info: setattr(info.state, "acts", t.acts))


@leak("screens", "a deal in turn")
def as_many_movements_as_goods_in_a_deal(patch: Patch) -> None:
    honest = facts.as_seen

    def leaky(acts: Any, seat: int) -> Any:
        hidden = [act for act in acts if act[0] == goods.SWAP and act[6] not in (-1, 1 << seat if seat >= 0 else 0)]
        return (*honest(acts, seat), *[(goods.SHOW, 0, -1, 0, 0, 0, -1)] * len(hidden))

    patch.setattr(facts, "as_seen", leaky)


@leak("screens", "a theft as others see it")
def that_a_thief_has_looked(patch: Patch) -> None:
    honest = facts.as_seen

    def leaky(acts: Any, seat: int) -> Any:
        looked = any(act[0] == goods.PEEK for act in acts)
        return (*honest(acts, seat), *[(goods.SHOW, 0, -1, 0, 0, 0, -1)] * looked)

    patch.setattr(facts, "as_seen", leaky)


@leak("screens", "talk")
def an_information_state_with_the_offers_of_others(patch: Patch) -> None:
    informing(patch, lambda t, seat, info: setattr(info.state, "standing", t.standing))


@leak("screens", "talk in turn")
def an_information_state_with_what_others_have_declined(patch: Patch) -> None:
    informing(patch, lambda t, seat, info: setattr(info.state, "void", t.void))


@leak("screens", "talk and a deal in turn")
def an_information_state_with_all_offers_made(patch: Patch) -> None:
    informing(patch, lambda t, seat, info: setattr(info.state, "made", t.made))


@leak("screens", "talk in turn")
def where_the_haggling_is(patch: Patch) -> None:
    patch.setattr(haggle.Haggle, "hide", lambda self, f, seat: f)


@leak("screens", "a fight")
def sealed_guns_in_an_information_state(patch: Patch) -> None:
    patch.setattr(Sealed, "hide", lambda self, f, seat: f)


@leak("screens", "back-up in steps")
def steps_of_a_draft_in_an_information_state(patch: Patch) -> None:
    patch.setattr(Draft, "hide", lambda self, f, seat: f)


def showing(patch: Patch, change: Callable[[Any, int, Any], None]) -> None:
    """Let ``change(state, seat, view)`` spoil every view."""
    spoil(patch, game, "view", change)


@leak("screens", "a deal in turn")
def a_view_behind_a_blind(patch: Patch) -> None:
    def change(t: Any, seat: int, out: Any) -> None:
        out.gangs[0].goods = tuple(t.goods[:3])

    showing(patch, change)


@leak("screens", "a deal between two others")
def a_view_with_the_next_card(patch: Patch) -> None:
    showing(patch, lambda t, seat, out: setattr(out, "deck", t.deck[t.shown :]))


@leak("screens", "a theft as others see it")
def bounds_of_who_knows_more(patch: Patch) -> None:
    honest = view.infostate
    patch.setattr(view, "infostate", lambda t, seat: honest(t, (seat + 1) % t.seats if seat >= 0 else seat))


@leak("screens", "a fight")
def a_view_with_the_guns_in_a_fist(patch: Patch) -> None:
    def change(t: Any, seat: int, out: Any) -> None:
        if t.stack and isinstance(t.stack[-1][0], Sealed):
            for gang, chosen in zip(out.gangs, t.stack[-1][4], strict=False):
                gang.fist = max(0, chosen)

    showing(patch, change)


@leak("screens", "talk")
def a_view_with_the_offers_of_others(patch: Patch) -> None:
    showing(patch, lambda t, seat, out: setattr(out, "offers", t.standing))


@leak("screens", "the market")
def a_bot_that_has_seen_the_table(patch: Patch) -> None:
    real: list[Any] = []
    informing(patch, lambda t, seat, info: real.append((info, t)))

    def leaky(self: Any, info: Any, ask: Any) -> object:
        held = next(t.goods for one, t in real if one is info)
        return ask.options[held[5] % len(ask.options)] if ask.options else None

    patch.setattr(bots.Heuristic, "choose", leaky)


@leak("thoughts", "to all")
def a_bot_that_offers_what_others_hold(patch: Patch) -> None:
    real: list[Any] = []
    informing(patch, lambda t, seat, info: real.append((info, t)))
    patch.setattr(
        bots.Heuristic, "choose", lambda self, info, ask: tuple(next(t.goods for one, t in real if one is info))
    )


@leak("table", "under the radar")
def tokens_shown_under_the_radar(patch: Patch) -> None:
    def change(t: Any, seat: int, out: Any) -> None:
        for owner, gang in enumerate(out.gangs):
            gang.tokens = t.tokens[owner]

    showing(patch, change)


@leak("table", "an open offer shows what its maker holds")
def bounds_that_forget_what_was_shown(patch: Patch) -> None:
    fresh(patch)
    patch.setattr(Ledger, "shows", lambda self, gang, good, n: self)


@leak("table", "a directed offer shows it to one")
def a_view_without_the_own_offers(patch: Patch) -> None:
    showing(patch, lambda t, seat, out: setattr(out, "offers", ()))


@leak("table", "the last but one")
def a_view_that_lifts_no_blinds(patch: Patch) -> None:
    def change(t: Any, seat: int, out: Any) -> None:
        for owner, gang in enumerate(out.gangs):
            gang.goods = gang.goods if owner == seat else (-1, -1, -1)

    showing(patch, change)


# Refusals


@leak("refusals", "talk")
def a_refusal_that_tells_of_an_offer(patch: Patch) -> None:
    refuses = offers.Accept.refuses

    def leaky(self: Any, t: Any, seat: int, answer: object) -> str:
        there = any(offers.code_of(offer) == answer for offer in t.standing)
        return "MM-DEAL-10" if there and refuses(self, t, seat, answer) else refuses(self, t, seat, answer)

    patch.setattr(offers.Accept, "refuses", leaky)


@leak("refusals", "talk in turn")
def a_refusal_that_tells_of_an_offer_in_turn(patch: Patch) -> None:
    check = haggle.Haggle.check

    def leaky(self: Any, s: Any, f: Any, seat: int, answer: object) -> str:
        return "MM-DEAL-29" if f[4] and seat != self.asked(s, f)[0] else check(self, s, f, seat, answer)

    patch.setattr(haggle.Haggle, "check", leaky)


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


# Too little known


@leak("keys", "a theft from one of two, twice")
def a_thief_forgets_what_it_took(patch: Patch) -> None:
    honest = facts.as_seen

    def leaky(acts: Any, seat: int) -> Any:
        seen = [act for act in honest(acts, seat) if act[0] != goods.PEEK]
        return tuple([(*act[:5], facts.HIDDEN, act[6]) if act[0] == goods.STEAL else act for act in seen])

    patch.setattr(facts, "as_seen", leaky)


# Re-deals


def fresh(patch: Patch) -> None:
    """Nothing is remembered of what was worked out before."""
    patch.setattr(facts, "_ledgers", {})


def blindly(patch: Patch, *kinds: int) -> None:
    """Holdings are worked out as if some acts had not been."""
    fresh(patch)
    honest = facts.ledger
    patch.setattr(
        facts, "ledger", lambda seats, acts: honest(seats, tuple([act for act in acts if act[0] not in kinds]))
    )


@leak("redeals", "an open offer shows what its maker holds")
def a_redeal_that_forgets_what_was_shown(patch: Patch) -> None:
    blindly(patch, goods.SHOW)


@leak("redeals", "a theft")
def a_redeal_that_forgets_what_a_thief_has_seen(patch: Patch) -> None:
    blindly(patch, goods.PEEK)


@leak("redeals", "a deal in turn")
def a_redeal_where_nobody_has_dealt(patch: Patch) -> None:
    fresh(patch)
    patch.setattr(Ledger, "exchanged", lambda self, one, other: self)


@leak("redeals", "half of it")
def a_redeal_that_halves_exactly(patch: Patch) -> None:
    fresh(patch)
    caps = Ledger.caps
    patch.setattr(
        Ledger, "caps", lambda self, gang, good, n: caps(self, gang, good, max(n - 1, self.bounds(gang, good)[0]))
    )


@leak("redeals", "a deal in turn")
def a_redeal_that_likes_one_world_more(patch: Patch) -> None:
    redeal = facts.redeal
    patch.setattr(facts, "redeal", lambda info, rng: redeal(info, Rng(1) if rng.below(4) == 0 else rng))


@leak("redeals", "a deal in turn")
def a_redeal_with_movements_left_open(patch: Patch) -> None:
    patch.setattr(facts, "told_in_full", lambda seats, acts, held, rng: acts)


@leak("redeals", "the market")
def a_redeal_where_nobody_traffics(patch: Patch) -> None:
    def leaky(self: Any, s: Any, f: Any, rng: Rng) -> Any:
        return (*f[:4], tuple([self.options(s, f, seat)[0] if n == -3 else n for seat, n in enumerate(f[4])]))

    patch.setattr(Sealed, "redraw", leaky)


@leak("redeals", "a fight")
def a_redeal_with_guns_that_nobody_has(patch: Patch) -> None:
    def leaky(self: Any, s: Any, f: Any, rng: Rng) -> Any:
        return (*f[:4], tuple([rng.below(3) if n == -3 else n for n in f[4]]))

    patch.setattr(Sealed, "redraw", leaky)


@leak("redeals", "offers used up")
def a_redeal_that_forgets_who_has_made_offers(patch: Patch) -> None:
    informing(patch, lambda t, seat, info: setattr(info.state, "made", ()))


@leak("redeals", "to all")
def a_redeal_without_the_offers_that_stand(patch: Patch) -> None:
    redeal = facts.redeal

    def leaky(info: Any, rng: Rng) -> Any:
        t = redeal(info, rng)
        t.standing = ()
        return t

    patch.setattr(facts, "redeal", leaky)


# Logs


@leak("histories", "from the beginning, in turn")
def a_history_with_a_deal_of_one_cash(patch: Patch) -> None:
    patch.setattr(retelling, "next_deal", lambda past, acts, maker, to: (to, 1, 0, 0, 0, 0, 0))


@leak("histories", "from the beginning, in turn")
def a_history_where_every_offer_is_declined(patch: Patch) -> None:
    honest = retelling.retell

    def leaky(world: Any, t: Any, ask: Any, answer: Any, viewer: int, later: Any) -> object:
        if ask.kind == "reply" and viewer not in ask.args[:2]:
            return NO
        return honest(world, t, ask, answer, viewer, later)

    patch.setattr(game, "retell", leaky)
