"""Poker cards: their moves, and the acts that seats learn from (SC-INFO-01 to -09).

The seven cards of one player lie in *zones*: the hand, each slot, the face-up 0, the top of the deck after a look at
it, and the blocks of the deck. The order within a zone means nothing, because a block was shuffled. Everything that
happens to the cards is an *act*, ``(what, from, to, face, known)``, where ``known`` is the bit mask of the seats that
saw the face. A seat's knowledge of another player's cards follows from the acts as the seat saw them
(knowledge/infostate.py).
"""

from typing import Final

from skulduggery.engine.machine import Frame, Shuffle
from skulduggery.engine.programs import finish
from skulduggery.games.scoundrels.rules.state import FREE, UNKNOWN, WIDTH, Act, Scoundrels, rules_of

HAND: Final = 0
SLOT: Final = 1
FACE_UP: Final = 7
TOP: Final = 8
BLOCK: Final = 9

MOVE: Final = 0
"""One card moves from one zone to another."""
LOOK: Final = 1
"""Seats look at the only card of a zone."""
POUR: Final = 2
"""All cards of a zone are shuffled into another."""
ALL: Final = -1
"""Known to everybody."""


def zones(days: int) -> int:
    """Return the number of zones for a player's cards: each day but the last may add a block to the deck."""
    return BLOCK + days


def note(t: Scoundrels, owner: int, act: Act) -> None:
    """Add an act."""
    t.acts[owner] = (*t.acts[owner], act)


def lay_deck(t: Scoundrels, owner: int, cards: tuple[int, ...]) -> None:
    """Make the shuffled cards the owner's deck, as one block."""
    t.decks[owner] = cards
    t.blocks[owner] = (0, len(cards), *(0,) * (rules_of(t).days - 1))


def taken_from(t: Scoundrels, owner: int) -> int:
    """Count one card less in the blocks of a deck and return the zone that its top card leaves."""
    blocks = t.blocks[owner]
    k = 0
    while not blocks[k]:
        k += 1
    t.blocks[owner] = (*blocks[:k], blocks[k] - 1, *blocks[k + 1 :])
    return TOP + k


def draw(t: Scoundrels, owner: int, count: int) -> None:
    """Draw up to ``count`` cards (SC-SALOON-09), one after the other, so that the owner sees their order."""
    cards = t.decks[owner][:count]
    for face in cards:
        zone = taken_from(t, owner)
        note(t, owner, (MOVE, zone, HAND, face, 1 << owner))
    t.decks[owner] = t.decks[owner][len(cards) :]
    t.hands[owner] = tuple(sorted((*t.hands[owner], *cards)))
    t.tell("draw", (owner, len(cards), cards), (2,), 1 << owner)


def look_at_top(t: Scoundrels, owner: int, known: int) -> int:
    """Note a look at the top card of a deck, which stays there, and return its face."""
    face = t.decks[owner][0]
    blocks = t.blocks[owner]
    if not blocks[0]:
        zone = taken_from(t, owner)
        t.blocks[owner] = (1, *t.blocks[owner][1:])
        note(t, owner, (MOVE, zone, TOP, face, 0))
    note(t, owner, (LOOK, TOP, TOP, face, known))
    return face


def put(t: Scoundrels, owner: int, slot: int, face: int) -> None:
    """Play a card from the hand face down into a slot."""
    hand = list(t.hands[owner])
    hand.remove(face)
    t.hands[owner] = tuple(hand)
    t.slots[owner * WIDTH + slot] = face
    note(t, owner, (MOVE, HAND, SLOT + slot, face, 1 << owner))


def put_up(t: Scoundrels, owner: int) -> None:
    """Play the 0 face up next to the sheet (SC-TRAIT-HONEST-1)."""
    t.hands[owner] = t.hands[owner][1:]
    t.face_up |= 1 << owner
    note(t, owner, (MOVE, HAND, FACE_UP, 0, ALL))


def look_at_slot(t: Scoundrels, owner: int, slot: int, known: int) -> int:
    """Note a look at a played card, which stays there, and return its face."""
    face = t.slots[owner * WIDTH + slot]
    note(t, owner, (LOOK, SLOT + slot, SLOT + slot, face, known))
    return face


def played(t: Scoundrels, owner: int) -> list[int]:
    """Return the cards that a player has played today, by slot, with a face-up 0 last."""
    cards = [face for face in t.slots[owner * WIDTH : (owner + 1) * WIDTH] if face != FREE]
    if t.face_up >> owner & 1:
        cards.append(0)
    return cards


def reshuffle(t: Scoundrels, owner: int, order: list[int]) -> None:
    """Put the whole deck into a new order that nobody knows, as one block (SC-JOB-GAMBLER-3)."""
    t.decks[owner] = tuple([t.decks[owner][i] for i in order])
    blocks = t.blocks[owner]
    for k in range(len(blocks)):
        if blocks[k] and k != 1:
            note(t, owner, (POUR, TOP + k, BLOCK, UNKNOWN, 0))
    t.blocks[owner] = (0, len(order), *(0,) * (len(blocks) - 2))


def pour_under(t: Scoundrels, owner: int, order: list[int]) -> None:
    """Put the cards played today under the deck, in an order that nobody knows, as a new block (SC-DAY-15)."""
    cards = played(t, owner)
    blocks = t.blocks[owner]
    k = len(blocks) - 1
    while k > 0 and not blocks[k - 1]:
        k -= 1
    if k == 0:
        k = 1
    for slot in range(WIDTH):
        if t.slots[owner * WIDTH + slot] != FREE:
            t.slots[owner * WIDTH + slot] = FREE
            note(t, owner, (POUR, SLOT + slot, TOP + k, UNKNOWN, 0))
    if t.face_up >> owner & 1:
        t.face_up &= ~(1 << owner)
        note(t, owner, (POUR, FACE_UP, TOP + k, UNKNOWN, 0))
    t.decks[owner] = (*t.decks[owner], *[cards[i] for i in order])
    t.blocks[owner] = (*blocks[:k], len(cards), *blocks[k + 1 :])


class ShuffleDeck(Shuffle[Scoundrels]):
    """The shuffle of a whole poker deck. The frame's source is its owner."""

    kind = "shuffle"
    rule = "SC-JOB-GAMBLER-3"

    def size(self, t: Scoundrels, frame: Frame) -> int:
        _effect, _pc, _seat, source, _registers = frame
        return len(t.decks[source])

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        if self.size(t, frame) < 2:
            self.settle(t, frame, list(range(self.size(t, frame))))
            return False
        return super().step(t, frame)

    def settle(self, t: Scoundrels, frame: Frame, order: list[int]) -> None:
        _effect, _pc, _seat, source, _registers = frame
        reshuffle(t, source, order)
        t.tell("shuffle", (source,))
        finish(t, ())


class Under(Shuffle[Scoundrels]):
    """The shuffle of a player's cards of the day, which go under the deck (SC-DAY-15). The source is the owner."""

    kind = "under"
    rule = "SC-DAY-15"

    def size(self, t: Scoundrels, frame: Frame) -> int:
        _effect, _pc, _seat, source, _registers = frame
        return len(played(t, source))

    def settle(self, t: Scoundrels, frame: Frame, order: list[int]) -> None:
        _effect, _pc, _seat, source, _registers = frame
        cards = played(t, source)
        pour_under(t, source, order)
        if t.events is not None:
            t.tell("under", (source, len(cards), tuple(sorted(cards))), (2,), 1 << source)
        t.stack.pop()
