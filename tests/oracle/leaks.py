"""Planted leaks: small changes of the product, each of which one of the oracle's checks must find."""

from collections.abc import Callable
from copy import copy
from typing import Any

from tests.oracle.planting import Leaks, Patch, spoil, telling, to_all

from skulduggery import bots
from skulduggery.api import IllegalAnswer, Rng
from skulduggery.engine import machine
from skulduggery.engine.events import Event
from skulduggery.engine.knowledge import groups as core_facts
from skulduggery.games.crooks.game import GAME
from skulduggery.games.crooks.knowledge import infostate, view
from skulduggery.games.crooks.rules import turns
from skulduggery.games.crooks.rules.state import BOSS
from skulduggery.record import Record

LEAKS = Leaks()
leak = LEAKS.add


# Messages


@leak("messages", "face down is not the Boss")
def an_event_without_its_secret_place(patch: Patch) -> None:
    to_all("take")(patch)


@leak("messages", "face down is not the Boss")
def a_face_down_crook_named(patch: Patch) -> None:
    to_all("place")(patch)


@leak("messages", "swap of a face-down crook")
def a_face_down_crook_named_as_it_moves(patch: Patch) -> None:
    to_all("move")(patch)


@leak("messages", "spies")
def what_a_spy_saw_at_a_target_told_to_all(patch: Patch) -> None:
    to_all("spy-target")(patch)


@leak("messages", "spies")
def what_a_spy_saw_in_a_hideout_told_to_all(patch: Patch) -> None:
    to_all("spy-hideout")(patch)


@leak("messages", "face down is not the Boss")
def cards_of_a_pile_in_the_order_of_cells(patch: Patch) -> None:
    def change(t: Any, args: Any, secret: Any, known: int) -> tuple[Any, ...]:
        return (*args[:3], tuple(t.faces[cell] for cell in t.piles[args[1]])), secret, known

    telling(patch, ("recruit",), change)


@leak("messages", "face down is not the Boss")
def one_more_event_for_a_crook_with_an_ability(patch: Patch) -> None:
    answer = turns.Place.answer

    def leaky(self: Any, s: Any, f: Any, seat: int, option: Any) -> None:
        ability = turns.rules_of(s).ability[s.faces[f[3]]]
        answer(self, s, f, seat, option)
        if option % 3 == turns.DOWN and ability:
            s.tell("hush", (seat,))

    patch.setattr(turns.Place, "answer", leaky)


@leak("messages", "face down is not the Boss")
def a_secret_argument_left_out_and_not_blanked(patch: Patch) -> None:
    """The length of a message depends on the cards in it that a seat can't see."""

    def leaky(self: Any, seat: int) -> tuple[object, ...]:
        if not self.secret or (seat >= 0 and self.known >> seat & 1):
            return (self.kind, *self.args)
        blanks = [None] * (1 + sum([isinstance(self.args[i], int) and self.args[i] % 2 for i in self.secret]))
        return (self.kind, *[arg for i, arg in enumerate(self.args) if i not in self.secret], *blanks)

    patch.setattr(Event, "told", leaky)


@leak("messages", "face down is not the Boss")
def a_spectator_is_told_what_the_last_seat_knows(patch: Patch) -> None:
    def leaky(self: Any, seat: int) -> tuple[object, ...]:
        if not self.secret or self.known >> seat % 3 & 1:  # -2 % 3 == 1
            return (self.kind, *self.args)
        return (self.kind, *(None if i in self.secret else arg for i, arg in enumerate(self.args)))

    patch.setattr(Event, "told", leaky)


@leak("messages", "nothing taken")
def the_cards_shown_when_nothing_is_taken(patch: Patch) -> None:
    def change(t: Any, args: Any, secret: Any, known: int) -> tuple[Any, ...]:
        return (*args, tuple(sorted([t.faces[cell] for cell in t.piles[args[1]]]))), secret, known

    telling(patch, ("nothing",), change)


@leak("messages", "face down is not the Boss")
def options_of_another_seat_in_what_is_asked(patch: Patch) -> None:
    asks = turns.Take.asks

    def leaky(self: Any, s: Any, f: Any) -> Any:
        (ask,) = asks(self, s, f)
        ask.args = (*ask.args, len(ask.options))
        return (ask,)

    patch.setattr(turns.Take, "asks", leaky)


@leak("messages", "all targets taken, one taken")
def the_engine_answers_where_one_card_fits(patch: Patch) -> None:
    def leaky(self: Any, s: Any, f: Any) -> bool:
        (ask,) = self.asks(s, f)
        if len(ask.options) > 1 or len(s.piles[f[3]]) == 1:  # the last card: all can see that there is one answer
            return True
        self.answer(s, f, ask.seat, ask.options[0])
        return False

    patch.setattr(turns.Take, "step", leaky)


@leak("messages", "nothing taken")
def the_engine_passes_for_who_could_take_nothing(patch: Patch) -> None:
    step = turns.Turn.step

    def leaky(self: Any, s: Any, f: Any) -> bool:
        waits = step(self, s, f)
        if waits and s.stack and s.stack[-1][1]:
            useful = [turns.Take().takeable(s, s.stack[-1][2], p) for p in range(len(s.piles)) if s.piles[p]]
            if not any(useful):
                self.answer(s, s.stack[-1], s.stack[-1][2], turns.PASS)
                return False
        return waits

    patch.setattr(turns.Turn, "step", leaky)


@leak("messages", "all targets taken, one taken")
def who_looks_is_not_told_what_it_sees(patch: Patch) -> None:
    """The opposite of a leak. If targets are free, the options reveal everything, and the check accepts that."""
    telling(patch, ("recruit",), lambda t, args, secret, known: (args, secret, 0))


# Information states, views, bots


def informing(patch: Patch, change: Callable[[Any, int, Any], None]) -> None:
    """Let ``change(state, seat, info)`` spoil every information state."""
    spoil(patch, GAME, "infostate", change)


@leak("screens", "face down is not the Boss")
def an_information_state_with_the_faces_of_a_pile(patch: Patch) -> None:
    def change(t: Any, seat: int, info: Any) -> None:
        for cell in t.piles[-1]:
            info.state.faces[cell] = t.faces[cell]

    informing(patch, change)


@leak("screens", "last card")
def an_information_state_with_a_seen_pile_as_it_lies(patch: Patch) -> None:
    """The cards of a known pile are known, and which lies on which cell is not."""

    def change(t: Any, seat: int, info: Any) -> None:
        for pile in t.piles:
            for cell in pile:
                if info.state.faces[cell] >= 0:
                    info.state.faces[cell] = t.faces[cell]

    informing(patch, change)


@leak("screens", "face down is not the Boss")
def an_information_state_with_the_stream_of_chance(patch: Patch) -> None:
    def change(t: Any, seat: int, info: Any) -> None:
        info.state.rng = t.rng

    informing(patch, change)


@leak("screens", "face down is not the Boss")
def the_chosen_cell_leaves(patch: Patch) -> None:
    answer = turns.Take.answer

    def leaky(self: Any, s: Any, f: Any, seat: int, card: Any) -> None:
        pile = s.piles[f[3]]
        for cell in pile:
            if s.faces[cell] == card:  # to the end with it: then no faces change places
                s.piles[f[3]] = (*[other for other in pile if other != cell], cell)
        answer(self, s, f, seat, card)

    patch.setattr(turns.Take, "answer", leaky)


@leak("screens", "two piles seen")
def groups_in_an_order_that_faces_decide(patch: Patch) -> None:
    apply = machine.apply

    def leaky(s: Any, *given: Any) -> None:
        apply(s, *given)
        for one in range(s.seats):
            first, *others = s.know[one]
            others.sort(key=lambda group: min(s.faces[cell] for cell in core_facts.cells(group)))
            s.know[one] = (first, *others)

    patch.setattr(machine, "apply", leaky)


@leak("screens", "nothing taken")
def only_cards_that_others_could_not_take_marked_barren(patch: Patch) -> None:
    """A state's memory of a public act depends on a card: here, the Boss is left out."""
    answer = turns.Take.answer

    def leaky(self: Any, s: Any, f: Any, seat: int, card: Any) -> None:
        answer(self, s, f, seat, card)
        for cell in core_facts.cells(s.barren):
            if turns.rules_of(s).ability[s.faces[cell]] == BOSS:
                s.barren &= ~(1 << cell)

    patch.setattr(turns.Take, "answer", leaky)


def showing(patch: Patch, change: Callable[[Any, int, Any], None]) -> None:
    """Let ``change(state, seat, view)`` spoil every view."""
    spoil(patch, GAME, "view", change)


@leak("screens", "face down is not the Boss")
def a_view_with_a_rival_s_face_down_crook(patch: Patch) -> None:
    def change(t: Any, seat: int, out: Any) -> None:
        out.rows = tuple(tuple(t.faces[cell] for cell in row) for row in t.rows)

    showing(patch, change)


@leak("screens", "two piles seen")
def a_view_with_the_notes_of_another_seat(patch: Patch) -> None:
    honest = view.view

    def change(t: Any, seat: int, out: Any) -> None:
        out.notes = honest(t, (seat + 1) % t.seats).notes

    showing(patch, change)


@leak("screens", "face down is not the Boss")
def a_view_with_what_another_seat_chooses_from(patch: Patch) -> None:
    def change(t: Any, seat: int, out: Any) -> None:
        if t.stack and t.stack[-1][0].name == "take":
            out.looking = tuple(sorted([t.faces[cell] for cell in t.piles[t.stack[-1][3]]]))

    showing(patch, change)


@leak("screens", "all targets taken, one taken")
def a_view_with_a_rival_s_crook_in_hand(patch: Patch) -> None:
    def change(t: Any, seat: int, out: Any) -> None:
        if t.stack and t.stack[-1][0].name == "place":
            out.hand = t.faces[t.stack[-1][3]]

    showing(patch, change)


def reminded(t: Any) -> Any:
    """The same table with the option ``memory: notes``."""
    out = t.clone()
    out.rules = copy(t.rules)
    out.rules.strict = False
    return out


@leak("table", "swap of a face-down crook")
def notes_at_a_strict_table(patch: Patch) -> None:
    honest = view.view

    def change(t: Any, seat: int, out: Any) -> None:
        out.notes = honest(reminded(t), seat).notes

    showing(patch, change)


@leak("table", "spied at a strict table")
def a_spied_crook_remembered_at_a_strict_table(patch: Patch) -> None:
    """Nothing that the seat may not know; but the table has asked not to be reminded."""
    honest = view.view

    def change(t: Any, seat: int, out: Any) -> None:
        out.rows = honest(reminded(t), seat).rows

    showing(patch, change)


@leak("table", "broke")
def a_view_with_secret_money(patch: Patch) -> None:
    def change(t: Any, seat: int, out: Any) -> None:
        out.money = tuple(t.money)

    showing(patch, change)


@leak("screens", "last card")
def a_bot_that_has_seen_the_table(patch: Patch) -> None:
    real: list[Any] = []
    informing(patch, lambda t, seat, info: real.append((info, t)))

    def leaky(self: Any, info: Any, ask: Any) -> object:
        faces = next(t.faces for one, t in real if one is info)
        return ask.options[faces[-1] % len(ask.options)]

    patch.setattr(bots.Heuristic, "choose", leaky)


# Refusals


def refusing(patch: Patch, effect: Any, rule: Callable[[Any, Any, int], str]) -> None:
    """Let ``rule(state, frame, seat)`` refuse before the effect looks at the answer."""
    check = effect.check

    def leaky(self: Any, s: Any, f: Any, seat: int, answer: object) -> str:
        return (rule(s, f, seat) if seat != f[2] else "") or check(self, s, f, seat, answer)

    patch.setattr(effect, "check", leaky)


@leak("refusals", "face down is not the Boss")
def a_refusal_that_tells_of_the_boss(patch: Patch) -> None:
    def rule(s: Any, f: Any, seat: int) -> str:
        return "CR-RECRUIT-03" if any(s.rules.boss >> s.faces[cell] & 1 for cell in s.piles[f[3]]) else ""

    refusing(patch, turns.Take, rule)


@leak("refusals", "face down is not the Boss")
def a_refusal_that_tells_of_the_hand(patch: Patch) -> None:
    def rule(s: Any, f: Any, seat: int) -> str:
        return "CR-ABIL-01" if not s.rules.ability[s.faces[f[3]]] else ""

    refusing(patch, turns.Place, rule)


@leak("refusals", "face down is not the Boss")
def a_refusal_that_carries_the_options(patch: Patch) -> None:
    apply = machine.apply

    def leaky(s: Any, *given: Any) -> None:
        try:
            apply(s, *given)
        except IllegalAnswer as error:
            error.kind = str(machine.pending(s)[0].options) if s.stack else ""
            raise

    patch.setattr(machine, "apply", leaky)


# Re-deals


def barring(patch: Patch, change: Callable[[Any], None]) -> None:
    """Work out what cells can't bear from a table that ``change`` has made blind for something."""
    honest = infostate.bars

    def leaky(t: Any, *given: Any) -> Any:
        blind = t.clone()
        change(blind)
        return honest(blind, *given)

    patch.setattr(infostate, "bars", leaky)


@leak("worlds", "face down is not the Boss")
def a_redeal_that_lays_the_boss_face_down(patch: Patch) -> None:
    barring(patch, lambda t: setattr(t, "down", 0))


@leak("worlds", "barren before, face down after")
def a_redeal_that_forgets_where_nothing_was_taken(patch: Patch) -> None:
    barring(patch, lambda t: setattr(t, "barren", 0))


@leak("worlds", "all targets taken, one taken")
def a_redeal_that_forgets_that_all_targets_are_taken(patch: Patch) -> None:
    barring(patch, lambda t: setattr(t, "rows", [()] * len(t.rows)))


@leak("worlds", "face down is not the Boss")
def a_redeal_that_puts_the_boss_into_a_hand(patch: Patch) -> None:
    barring(patch, lambda t: setattr(t, "stack", []))


def redealing(patch: Patch, change: Callable[[Any, Any, Rng], None]) -> None:
    """Let ``change(info, state, rng)`` spoil every re-deal."""
    redeal = infostate.redeal

    def leaky(info: Any, rng: Rng) -> Any:
        t = redeal(info, rng)
        change(info, t, rng)
        return t

    patch.setattr(GAME, "redeal", leaky)


def lay(info: Any, t: Any, order: Callable[[list[int]], list[int]]) -> None:
    """Lay the cards of groups without bars in another order."""
    for inside, there, bars in info.groups:
        if not bars:
            for cell, face in zip(inside, order(list(there)), strict=True):
                t.faces[cell] = face


@leak("worlds", "last card")
def a_redeal_that_misses_worlds(patch: Patch) -> None:
    def change(info: Any, t: Any, rng: Rng) -> None:
        turn = rng.below(12)
        lay(info, t, lambda there: there[turn % len(there) :] + there[: turn % len(there)])

    redealing(patch, change)


@leak("frequencies", "last card")
def a_redeal_that_likes_one_world_more(patch: Patch) -> None:
    def change(info: Any, t: Any, rng: Rng) -> None:
        if rng.below(8) == 0:
            lay(info, t, list)

    redealing(patch, change)


@leak("frequencies", "nothing taken")
def a_redeal_with_wrong_weights(patch: Patch) -> None:
    """Barred faces laid one after the other wherever they fit, and not by the number of ways to go on."""
    ways = core_facts._ways
    patch.setattr(core_facts, "_ways", lambda *given: min(1, ways(*given)))


@leak("beliefs", "spies")
def a_redeal_that_forgets_what_others_have_seen(patch: Patch) -> None:
    def change(info: Any, t: Any, rng: Rng) -> None:
        everything = (1 << len(t.faces)) - 1
        t.know = [t.know[seat] if seat == info.seat else (everything,) for seat in range(t.seats)]

    redealing(patch, change)


@leak("table", "two piles seen")
def a_look_that_is_forgotten(patch: Patch) -> None:
    """Too little is known, which the notes show."""
    answer = turns.Place.answer

    def leaky(self: Any, s: Any, f: Any, seat: int, option: Any) -> None:
        answer(self, s, f, seat, option)
        s.know[seat] = (sum(s.know[seat]),)

    patch.setattr(turns.Place, "answer", leaky)


@leak("keys", "look and forget at a strict table")
def a_look_that_is_forgotten_at_a_strict_table(patch: Patch) -> None:
    """Too little is known: two sets of worlds have one information state."""
    a_look_that_is_forgotten(patch)


@leak("screens", "last card")
def a_look_at_a_pile_card_by_card(patch: Patch) -> None:
    """Too much is known: which card of a pile lies on which cell."""
    patch.setattr(turns, "seen_as_set", core_facts.seen)


# Logs


@leak("histories", "face down is not the Boss")
def a_log_with_the_options_of_others(patch: Patch) -> None:
    honest = Record.history

    def leaky(self: Any, seat: int) -> list[Any]:
        asked = [len(ask.options) for asks in self.asked for ask in asks if ask.kind == "take"]
        return [*honest(self, seat), ("asked", *asked)]

    patch.setattr(Record, "history", leaky)


@leak("histories", "look and forget at a strict table")
def a_history_that_takes_another_card(patch: Patch) -> None:
    """The re-dealt history has others take the lowest card, not one that leads to the re-dealt world."""

    reconstruct = GAME.reconstruct

    def leaky(world: Any, s: Any, ask: Any, *more: Any) -> object:
        return min(ask.options) if ask.kind == "take" else reconstruct(world, s, ask, *more)

    patch.setattr(GAME, "reconstruct", leaky)
