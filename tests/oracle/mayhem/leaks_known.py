"""Planted leaks of Men of Mayhem: in what is shown, known and re-dealt."""

from collections.abc import Callable
from typing import Any

from tests.oracle.planting import Leaks, Patch, spoil

from skulduggery import bots
from skulduggery.api import Rng
from skulduggery.engine.knowledge.counts import Ledger
from skulduggery.engine.programs import NO, Draft
from skulduggery.engine.sealed import Sealed
from skulduggery.games.mayhem.game import GAME
from skulduggery.games.mayhem.knowledge import infostate, reconstruct, view
from skulduggery.games.mayhem.rules import deals_in_turn, goods

LEAKS = Leaks()
leak = LEAKS.add


# Information states, views, bots


def informing(patch: Patch, change: Callable[[Any, int, Any], None]) -> None:
    """Let ``change(state, seat, info)`` spoil every information state."""
    spoil(patch, GAME, "infostate", change)


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
    honest = infostate.as_seen

    def leaky(acts: Any, seat: int) -> Any:
        hidden = [act for act in acts if act[0] == goods.SWAP and act[6] not in (-1, 1 << seat if seat >= 0 else 0)]
        return (*honest(acts, seat), *[(goods.SHOW, 0, -1, 0, 0, 0, -1)] * len(hidden))

    patch.setattr(infostate, "as_seen", leaky)


@leak("screens", "a theft as others see it")
def that_a_thief_has_looked(patch: Patch) -> None:
    honest = infostate.as_seen

    def leaky(acts: Any, seat: int) -> Any:
        looked = any(act[0] == goods.PEEK for act in acts)
        return (*honest(acts, seat), *[(goods.SHOW, 0, -1, 0, 0, 0, -1)] * looked)

    patch.setattr(infostate, "as_seen", leaky)


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
    patch.setattr(deals_in_turn.Haggle, "hide", lambda self, f, seat: f)


@leak("screens", "a fight")
def sealed_guns_in_an_information_state(patch: Patch) -> None:
    patch.setattr(Sealed, "hide", lambda self, f, seat: f)


@leak("screens", "back-up in steps")
def steps_of_a_draft_in_an_information_state(patch: Patch) -> None:
    patch.setattr(Draft, "hide", lambda self, f, seat: f)


def showing(patch: Patch, change: Callable[[Any, int, Any], None]) -> None:
    """Let ``change(state, seat, view)`` spoil every view."""
    spoil(patch, GAME, "view", change)


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


# Too little known


@leak("keys", "a theft from one of two, twice")
def a_thief_forgets_what_it_took(patch: Patch) -> None:
    honest = infostate.as_seen

    def leaky(acts: Any, seat: int) -> Any:
        seen = [act for act in honest(acts, seat) if act[0] != goods.PEEK]
        return tuple([(*act[:5], infostate.HIDDEN, act[6]) if act[0] == goods.STEAL else act for act in seen])

    patch.setattr(infostate, "as_seen", leaky)


# Re-deals


def fresh(patch: Patch) -> None:
    """Nothing is remembered of what was worked out before."""
    patch.setattr(infostate, "_ledgers", {})


def blindly(patch: Patch, *kinds: int) -> None:
    """Holdings are worked out as if some acts had not been."""
    fresh(patch)
    honest = infostate.ledger
    patch.setattr(
        infostate, "ledger", lambda seats, acts: honest(seats, tuple([act for act in acts if act[0] not in kinds]))
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
    redeal = infostate.redeal
    patch.setattr(GAME, "redeal", lambda info, rng: redeal(info, Rng(1) if rng.below(4) == 0 else rng))


@leak("redeals", "a deal in turn")
def a_redeal_with_movements_left_open(patch: Patch) -> None:
    patch.setattr(infostate, "told_in_full", lambda seats, acts, held, rng: acts)


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
    redeal = infostate.redeal

    def leaky(info: Any, rng: Rng) -> Any:
        t = redeal(info, rng)
        t.standing = ()
        return t

    patch.setattr(GAME, "redeal", leaky)


# Logs


@leak("histories", "from the beginning, in turn")
def a_history_with_a_deal_of_one_cash(patch: Patch) -> None:
    patch.setattr(reconstruct, "next_deal", lambda past, acts, maker, to: (to, 1, 0, 0, 0, 0, 0))


@leak("histories", "from the beginning, in turn")
def a_history_where_every_offer_is_declined(patch: Patch) -> None:
    honest = reconstruct.reconstruct

    def leaky(world: Any, t: Any, ask: Any, answer: Any, viewer: int, later: Any) -> object:
        if ask.kind == "reply" and viewer not in ask.args[:2]:
            return NO
        return honest(world, t, ask, answer, viewer, later)

    patch.setattr(GAME, "reconstruct", leaky)
