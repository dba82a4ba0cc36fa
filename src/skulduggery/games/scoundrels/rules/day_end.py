"""The end of a day (section 6): bluffs are revealed, cards return, the next day begins."""

from functools import partial

from skulduggery.engine.machine import Frame
from skulduggery.engine.programs import Steps
from skulduggery.games.scoundrels.rules import poker_cards
from skulduggery.games.scoundrels.rules.henchmen import to_jail
from skulduggery.games.scoundrels.rules.scoring import score
from skulduggery.games.scoundrels.rules.state import WIDTH, Scoundrels, rules_of
from skulduggery.games.scoundrels.rules.steps import Pick, move_rep
from skulduggery.games.scoundrels.rules.timings import DAY_END, OPP_CAUGHT
from skulduggery.games.scoundrels.rules.turns import begin_day, new_period


class Day(Steps[Scoundrels]):
    """The end of a day: a batch of revealed cards for each player (D1), abilities that wait for it, then D2 to D4."""

    def __init__(self, seats: int) -> None:
        batches = [partial(reveal_batch, number) for number in range(seats)]
        super().__init__(dusk, *batches, events_of_the_day, return_cards, draw_cards)


def dusk(t: Scoundrels) -> None:
    """Begin the end of the day, which makes everything usable again (SC-USE-01)."""
    new_period(t)
    t.active = -1
    t.tell("dusk", (t.day,))


def reveal_batch(number: int, t: Scoundrels) -> None:
    """Do step D1: turn up the suspected cards of one player and open a window for reactions (SC-DAY-01)."""
    if reveal(t, (t.first + number) % t.seats):
        t.stack.append((t.rules.effects["react"], 0, -1, -1, ()))


def events_of_the_day(t: Scoundrels) -> None:
    """Open a window for abilities that wait for the end of a day (SC-DAY-10)."""
    for seat in range(t.seats):
        t.noted.append((DAY_END, seat, -1, -1, t.stays))
    t.stack.append((t.rules.effects["react"], 0, -1, -1, ()))


def return_cards(t: Scoundrels) -> None:
    """Do step D2: put played cards under the decks (SC-DAY-15), or score the game after the last day (SC-DAY-07)."""
    if t.day == rules_of(t).days:
        t.stack.pop()
        score(t)
        return
    for i in range(t.seats - 1, -1, -1):
        t.stack.append((t.rules.effects["under"], 0, -1, (t.first + i) % t.seats, ()))


def draw_cards(t: Scoundrels) -> None:
    """D3, D4: fill up hands; the seat alone with the highest reputation chooses who begins (SC-DAY-16, -18, -19)."""
    for i in range(t.seats):
        seat = (t.first + i) % t.seats
        poker_cards.draw(t, seat, max(0, rules_of(t).hand - len(t.hands[seat])))
    best = [seat for seat in range(t.seats) if t.rep[seat] == max(t.rep)]
    if len(best) > 1:  # after a tie the first player stays
        begin_day(t, t.first)
    else:
        t.stack[-1] = (t.rules.effects["dawn"], 0, best[0], -1, ())


def reveal(t: Scoundrels, seat: int) -> bool:
    """Turn up a player's suspected cards in one batch and return whether there were any (SC-DAY-01 to -06)."""
    any_there = False
    caught = False
    for slot in range(WIDTH):
        mask = t.men[seat * WIDTH + slot]
        if not mask:
            continue
        any_there = True
        face = poker_cards.look_at_slot(t, seat, slot, poker_cards.ALL)
        bluff = face != slot + 1
        t.men[seat * WIDTH + slot] = 0
        if t.events is not None:
            t.tell("reveal", (seat, slot, face, mask))
        for other in range(t.seats):
            if mask >> other & 1:
                t.supply[other] += 1
                if bluff:
                    move_rep(t, other, 1)
                else:
                    to_jail(t, other, 1)
        if bluff:
            caught = True
            move_rep(t, seat, -1)
    if caught:
        for other in range(t.seats):
            if other != seat:
                t.noted.append((OPP_CAUGHT, other, -1, -1, t.stays))
    return any_there


class Dawn(Pick):
    """The choice of the next first player, by the player alone with the highest reputation (SC-DAY-18)."""

    kind = "dawn"
    rule = "SC-DAY-18"
    turn = "SC-DAY-18"

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        return tuple(range(t.seats))

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, _registers = frame
        t.tell("dawn", (seat, option))
        begin_day(t, option)
