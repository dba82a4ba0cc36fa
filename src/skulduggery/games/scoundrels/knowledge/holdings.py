"""The hidden holdings of players of 3000 Scoundrels: the poker cards in their slots."""

from skulduggery.engine.asks import ANY
from skulduggery.engine.game import Holding
from skulduggery.games.scoundrels.rules.poker_cards import HAND, MOVE, SLOT
from skulduggery.games.scoundrels.rules.state import FREE, WIDTH, Scoundrels


def holdings(t: Scoundrels, seat: int) -> list[Holding]:
    """Return the poker cards in the slots of a seat, slot by slot."""
    slots = t.slots[seat * WIDTH : (seat + 1) * WIDTH]
    return [in_slot(slot, slots[slot]) for slot in range(WIDTH) if slots[slot] != FREE]


def challenged(t: Scoundrels) -> Holding | None:
    """Return the turn card, which can be suspected; None if there is none."""
    return in_slot(t.slot, t.slots[t.active * WIDTH + t.slot]) if t.slot >= 0 else None


def in_slot(slot: int, face: int) -> Holding:
    """Return a poker card in a slot, with strength 1 for the right card and 0 for a bluff (SC-PLAN-05)."""
    return Holding(("slot", str(slot + 1)), str(face), 1.0 if face == slot + 1 else 0.0)


def reveals_new(before: Scoundrels, after: Scoundrels, seat: int) -> bool:
    """Return whether scoundrels were drawn, a safe was seen, or a poker card was drawn, shuffled or shown to others.

    For a single seat, only scoundrels and safes that it saw itself count.
    """
    if seat != ANY:
        return before.drawn != after.drawn or before.looks[seat] != after.looks[seat]
    if (before.drawn, before.shown, before.looks) != (after.drawn, after.shown, after.looks):
        return True
    for owner in range(after.seats):
        old, new = before.acts[owner], after.acts[owner]
        if new[: len(old)] != old:
            return True
        for what, origin, _, _, known in new[len(old) :]:
            if what != MOVE or (origin not in range(SLOT, SLOT + WIDTH) and origin != HAND) or known & ~(1 << owner):
                return True
    return False
