"""Planted leaks: small changes of the product, each of which one of the oracle's checks must find."""

from collections.abc import Callable
from typing import Any

from tests.oracle.planting import Leaks, Patch, spoil, telling, to_all

from skulduggery import bots
from skulduggery.api import Rng
from skulduggery.engine.knowledge import zones
from skulduggery.engine.sealed import Sealed
from skulduggery.games.scoundrels.game import GAME
from skulduggery.games.scoundrels.knowledge import infostate, reconstruct, view
from skulduggery.games.scoundrels.rules import henchmen, poker_cards, safes, turns
from skulduggery.games.scoundrels.rules.state import UNKNOWN

LEAKS = Leaks()
leak = LEAKS.add


# Messages


@leak("messages", "suspected")
def a_played_card_told_to_all(patch: Patch) -> None:
    to_all("play")(patch)


@leak("messages", "suspected")
def drawn_cards_told_to_all(patch: Patch) -> None:
    to_all("draw")(patch)


@leak("messages", "suspected at any time")
def what_was_peeked_at_told_to_all(patch: Patch) -> None:
    to_all("peek")(patch)


@leak("messages", "deck seen and left")
def the_owner_told_of_the_top_of_its_deck(patch: Patch) -> None:
    telling(patch, ("peek",), lambda t, args, secret, known: (args, secret, known | 1 << args[1]))


@leak("messages", "scouted and stolen")
def a_scouted_safe_told_to_all(patch: Patch) -> None:
    to_all("scout")(patch)


@leak("messages", "scouted and stolen")
def a_stolen_safe_told_to_all(patch: Patch) -> None:
    to_all("steal")(patch)


@leak("messages", "more than the limit")
def an_abandoned_safe_told_to_all(patch: Patch) -> None:
    to_all("abandon", "steal")(patch)


@leak("messages", "unused")
def what_is_marked_told_to_all(patch: Patch) -> None:
    to_all("mark")(patch)


@leak("messages", "picks")
def a_pick_told_before_all_have_picked(patch: Patch) -> None:
    to_all("strategy-chosen")(patch)


@leak("messages", "turned up and drawn")
def what_goes_under_the_deck_told_to_all(patch: Patch) -> None:
    to_all("under")(patch)


@leak("messages", "three seats, one suspects")
def the_order_of_a_shuffled_deck_told(patch: Patch) -> None:
    telling(patch, ("shuffle",), lambda t, args, secret, known: ((*args, t.decks[args[0]]), secret, known))


@leak("messages", "suspected at any time")
def who_peeks_is_not_told_what_it_sees(patch: Patch) -> None:
    """The opposite of a leak."""
    telling(patch, ("peek",), lambda t, args, secret, known: (args, secret, 0))


@leak("messages", "the 0 face up")
def how_much_there_is_to_choose_from_told_to_all(patch: Patch) -> None:
    """It betrays that the 0 is in the hand (SC-LOG-06)."""
    asks = turns.Turn.asks

    def leaky(self: Any, s: Any, f: Any) -> Any:
        (ask,) = asks(self, s, f)
        ask.args = (*ask.args, len(ask.options))
        return (ask,)

    patch.setattr(turns.Turn, "asks", leaky)


@leak("messages", "the 0 face up")
def the_engine_asks_who_can_play_the_0_face_up(patch: Patch) -> None:
    """Only a player with the 0 gets a further question, which sends one more message."""
    step = turns.Turn.step

    def leaky(self: Any, s: Any, f: Any) -> bool:
        waits = step(self, s, f)
        shows = f[1] == turns.AT_PLAN and turns.FACE_UP in turns.TURN[f[1]].options(s, f[2])
        if waits and shows and s.events is not None:
            s.tell("could-show", (f[2],))
        return waits

    patch.setattr(turns.Turn, "step", leaky)


@leak("messages", "suspected at any time")
def an_offer_to_suspect_only_where_it_pays(patch: Patch) -> None:
    asks = henchmen.Suspect.asks
    patch.setattr(henchmen.Suspect, "asks", lambda self, s: asks(self, s) if s.slot >= 0 and bluff(s) else ())


def bluff(t: Any) -> bool:
    """Return whether the card of this turn lies in a slot that isn't its own."""
    return bool(t.slots[t.active * 6 + t.slot] != t.slot + 1)


# Information states, views, bots


def informing(patch: Patch, change: Callable[[Any, int, Any], None]) -> None:
    """Let ``change(state, seat, info)`` spoil every information state."""
    spoil(patch, GAME, "infostate", change)


@leak("screens", "suspected")
def an_information_state_with_the_hands_of_others(patch: Patch) -> None:
    informing(patch, lambda t, seat, info: setattr(info.state, "hands", t.hands.copy()))


@leak("screens", "suspected")
def an_information_state_with_decks(patch: Patch) -> None:
    informing(patch, lambda t, seat, info: setattr(info.state, "decks", t.decks.copy()))


@leak("screens", "suspected")
def what_was_done_with_cards_faces_and_all(patch: Patch) -> None:
    informing(patch, lambda t, seat, info: setattr(info.state, "acts", t.acts.copy()))


@leak("screens", "scoundrels")
def an_information_state_with_the_next_trait(patch: Patch) -> None:
    blank = infostate.undrawn_blank
    patch.setattr(infostate, "undrawn_blank", lambda cards, deck, drawn: blank(cards, deck, drawn + 1))


@leak("screens", "scouted and stolen")
def an_information_state_with_what_the_next_seat_has_seen(patch: Patch) -> None:
    unseen = infostate.unseen_safes
    patch.setattr(infostate, "unseen_safes", lambda t, seat: unseen(t, seat) & unseen(t, (seat + 1) % t.seats))


@leak("screens", "picks")
def sealed_picks_in_an_information_state(patch: Patch) -> None:
    patch.setattr(Sealed, "hide", lambda self, f, seat: f)


def showing(patch: Patch, change: Callable[[Any, int, Any], None]) -> None:
    """Let ``change(state, seat, view)`` spoil every view."""
    spoil(patch, GAME, "view", change)


@leak("screens", "suspected")
def a_view_with_the_played_cards_of_others(patch: Patch) -> None:
    def change(t: Any, seat: int, out: Any) -> None:
        for owner in range(t.seats):
            out.sheets[owner].slots = tuple(t.slots[owner * 6 : owner * 6 + 6])

    showing(patch, change)


@leak("screens", "suspected at any time")
def a_view_with_a_top_that_another_has_seen(patch: Patch) -> None:
    def change(t: Any, seat: int, out: Any) -> None:
        for owner in range(t.seats):
            if t.blocks[owner] and t.blocks[owner][0]:
                out.sheets[owner].top = t.decks[owner][0]

    showing(patch, change)


@leak("screens", "scouted and stolen")
def a_view_with_all_marked_safes(patch: Patch) -> None:
    def change(t: Any, seat: int, out: Any) -> None:
        for safe in out.safes:
            if safe.marks:
                safe.safe = t.faces[safe.cell]

    showing(patch, change)


@leak("screens", "suspected at any time")
def a_view_that_knows_whether_to_suspect(patch: Patch) -> None:
    def change(t: Any, seat: int, out: Any) -> None:
        out.may_suspect = out.may_suspect and bluff(t)

    showing(patch, change)


@leak("screens", "picks")
def a_view_with_a_sealed_pick(patch: Patch) -> None:
    honest = view.picked
    patch.setattr(view, "picked", lambda t, owner, seat: honest(t, owner, owner))


@leak("screens", "own deck, then its card seen")
def a_bot_that_has_seen_the_table(patch: Patch) -> None:
    real: list[Any] = []
    informing(patch, lambda t, seat, info: real.append((info, t)))

    def leaky(self: Any, info: Any, ask: Any) -> object:
        decks = next(t.decks for one, t in real if one is info)
        return ask.options[decks[0][-1] % len(ask.options)]

    patch.setattr(bots.Heuristic, "choose", leaky)


@leak("table", "safes without memory aid")
def a_safe_shown_while_it_is_marked_unseen(patch: Patch) -> None:
    def leaky(t: Any, cell: int, seat: int) -> bool:
        top = t.stack[-1] if t.stack else None
        return top is not None and top[2] == seat and isinstance(top[0], safes.Mark) and top[4][:1] == (cell,)

    patch.setattr(view, "held_up", leaky)


@leak("table", "without memory aid")
def cards_remembered_without_memory_aid(patch: Patch) -> None:
    def change(t: Any, seat: int, out: Any) -> None:
        for owner in range(t.seats):
            if seat >= 0 and owner != seat:
                seen = infostate.seen_alone(t.acts[owner], seat)
                slots = out.sheets[owner].slots
                out.sheets[owner].slots = tuple(
                    slots[k] if slots[k] == -1 else seen[poker_cards.SLOT + k] for k in range(6)
                )

    showing(patch, change)


# Refusals


@leak("refusals", "the 0 face up")
def a_refusal_that_tells_of_the_0(patch: Patch) -> None:
    check = turns.Turn.check

    def leaky(self: Any, s: Any, f: Any, seat: int, answer: object) -> str:
        if seat != f[2] and 0 in s.hands[f[2]]:
            return "SC-PLAN-02"
        return check(self, s, f, seat, answer)

    patch.setattr(turns.Turn, "check", leaky)


@leak("refusals", "open offers")
def a_refusal_that_tells_of_a_bluff(patch: Patch) -> None:
    check = henchmen.Suspect.check

    def leaky(self: Any, s: Any, seat: int, answer: object) -> str:
        rule = check(self, s, seat, answer)
        if rule == "SC-BLUFF-08" and s.slot >= 0 and bluff(s):
            return "SC-BLUFF-05"
        return rule

    patch.setattr(henchmen.Suspect, "check", leaky)


# Too little known


@leak("keys", "suspected at any time")
def a_look_that_is_forgotten(patch: Patch) -> None:
    honest = infostate.as_seen

    def leaky(acts: Any, seat: int) -> Any:
        return tuple([act if act[0] != poker_cards.LOOK else (*act[:3], UNKNOWN, act[4]) for act in honest(acts, seat)])

    patch.setattr(infostate, "as_seen", leaky)


@leak("table", "unused")
def a_mark_that_shows_nothing(patch: Patch) -> None:
    patch.setattr(safes, "look", lambda t, seat, cell: None)


# Re-deals


@leak("redeals", "deck seen and left")
def a_redeal_that_forgets_what_was_seen(patch: Patch) -> None:
    honest = infostate.history

    def leaky(zones: int, acts: Any, rng: Rng) -> Any:
        return honest(zones, tuple([act for act in acts if act[0] != poker_cards.LOOK]), rng)

    patch.setattr(infostate, "history", leaky)


@leak("redeals", "deck seen and left")
def a_redeal_that_draws_from_anywhere_in_the_deck(patch: Patch) -> None:
    """The next card doesn't come from the seen top first."""

    def leaky(acts: Any, seat: int) -> Any:
        out = list(honest(acts, seat))
        for i, act in enumerate(out):
            if act[0] == poker_cards.MOVE and act[1] == poker_cards.TOP:
                out[i] = (act[0], poker_cards.BLOCK, *act[2:])
        return tuple(out)

    honest = infostate.as_seen
    patch.setattr(infostate, "as_seen", leaky)


@leak("redeals", "suspected")
def a_redeal_with_the_deck_as_it_lies_in_the_file(patch: Patch) -> None:
    """The same world every time."""
    patch.setattr(Rng, "shuffle", lambda self, items: None)
    patch.setattr(Rng, "below", lambda self, n: 0)


@leak("redeals", "wild saloon")
def a_redeal_that_leaves_the_box_alone(patch: Patch) -> None:
    def leaky(cards: Any, heaps: Any, rng: Rng) -> Any:
        out = list(cards)
        first = 0
        for heap in heaps:
            left = [card for card in heap if card not in out[first : first + len(heap)]]
            for i in range(first, first + len(heap)):
                if out[i] < 0:
                    out[i] = left.pop(rng.below(len(left)) if i % 2 else 0)
            first += len(heap)
        return tuple(out)

    patch.setattr(infostate, "filled", leaky)


@leak("redeals", "what was played comes back")
def a_redeal_with_wrong_weights(patch: Patch) -> None:
    """Every spread of kinds as likely as another, however many courses of events lead there."""
    fresh(patch)
    honest = zones.Mix.__init__

    def leaky(self: Any, kinds: Any, table: Any) -> None:
        honest(self, kinds, dict.fromkeys(table, 1))

    patch.setattr(zones.Mix, "__init__", leaky)


@leak("redeals", "own deck, then its card seen")
def a_redeal_that_likes_one_world_more(patch: Patch) -> None:
    redeal = infostate.redeal

    def leaky(info: Any, rng: Rng) -> Any:
        return redeal(info, Rng(1) if rng.below(4) == 0 else rng)

    patch.setattr(GAME, "redeal", leaky)


@leak("redeals", "suspected at any time")
def a_redeal_that_forgets_what_others_have_seen(patch: Patch) -> None:
    redeal = infostate.redeal

    def leaky(info: Any, rng: Rng) -> Any:
        t = redeal(info, rng)
        for owner in range(t.seats):
            bit = 1 << info.seat if info.seat >= 0 else 0
            keep = [
                (*act[:4], act[4] & bit) if act[0] == poker_cards.LOOK and act[4] > 0 else act for act in t.acts[owner]
            ]
            t.acts[owner] = tuple(keep)
        return t

    patch.setattr(GAME, "redeal", leaky)


@leak("redeals", "scouted and stolen")
def a_redeal_that_moves_a_seen_safe(patch: Patch) -> None:
    informing(patch, lambda t, seat, info: setattr(info.state, "faces", (-1,) * len(t.faces)))


@leak("redeals", "picks of three, all at once")
def a_redeal_with_the_first_card_picked(patch: Patch) -> None:
    def leaky(self: Any, s: Any, f: Any, rng: Rng) -> Any:
        registers = [self.options(s, f, seat)[0] if pick == -3 else pick for seat, pick in enumerate(f[4])]
        return (f[0], f[1], f[2], f[3], tuple(registers))

    patch.setattr(Sealed, "redraw", leaky)


def fresh(patch: Patch) -> None:
    """Nothing is remembered of what was worked out before."""
    patch.setattr(infostate, "_chains", {})


# Logs


@leak("histories", "suspected")
def a_history_that_plays_the_lowest_card(patch: Patch) -> None:
    """The re-dealt history plays the lowest card instead of one that leads to the re-dealt world."""
    honest = reconstruct.reconstruct

    def leaky(world: Any, t: Any, ask: Any, answer: Any, *more: Any) -> object:
        if ask.kind == "plan" and answer >= 0:
            return min(t.hands[ask.seat]) * 8 + answer % 8
        return honest(world, t, ask, answer, *more)

    patch.setattr(GAME, "reconstruct", leaky)


@leak("histories", "turned up and shuffled")
def a_history_that_shuffles_as_it_was(patch: Patch) -> None:
    honest = reconstruct.reconstruct

    def leaky(world: Any, t: Any, ask: Any, answer: Any, *more: Any) -> object:
        return answer if ask.kind == "shuffle" else honest(world, t, ask, answer, *more)

    patch.setattr(GAME, "reconstruct", leaky)
