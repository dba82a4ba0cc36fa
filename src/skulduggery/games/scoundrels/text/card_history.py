"""The history of a player's poker cards in words, for the text of a position.

The history is a list of words, joined by dots:

- ``+4``: a 4 was drawn.
- ``0>5``: the 0 was played into slot 5. ``0>up``: the 0 was played face up.
- ``5?2``: player 2 looked at the card in slot 5. ``5?all``: that card was turned up.
- ``top:4?3``: player 3 looked at the top of the deck, a 4.
- ``shuffle``: the deck was shuffled. ``under``: the played cards went under the deck.
"""

from skulduggery.engine.asks import BadInput, brief
from skulduggery.games.scoundrels.rules import poker_cards
from skulduggery.games.scoundrels.rules.poker_cards import ALL, BLOCK, FACE_UP, HAND, LOOK, MOVE, POUR, SLOT, TOP
from skulduggery.games.scoundrels.rules.state import FACES, FREE, SLOTS, WIDTH, Act, Scoundrels, rules_of


def neutral(t: Scoundrels, owner: int) -> tuple[Act, ...]:
    """Return the simplest acts that lead an owner's cards to where they lie: all drawn, then played."""
    played = t.slots[owner * WIDTH : (owner + 1) * WIDTH]
    drawn = [*t.hands[owner], *poker_cards.played(t, owner)]
    known = ALL if rules_of(t).from_zero else 1 << owner  # everybody knows that a hand began with the 0
    acts: list[Act] = []
    for face in sorted(drawn):
        acts.append((MOVE, BLOCK, HAND, face, known if face == 0 else 1 << owner))
    for slot in range(WIDTH):
        if played[slot] != FREE:
            acts.append((MOVE, HAND, SLOT + slot, played[slot], 1 << owner))
    if t.face_up >> owner & 1:
        acts.append((MOVE, HAND, FACE_UP, 0, ALL))
    return tuple(acts)


def write(t: Scoundrels, owner: int) -> str:
    """Return the history of an owner's cards in words; empty if it is neutral."""
    return "" if sorted(t.acts[owner]) == sorted(neutral(t, owner)) else words(t, owner)


def words(t: Scoundrels, owner: int) -> str:
    """Return all acts with an owner's cards in words."""
    out: list[str] = []
    for what, source, goal, face, known in t.acts[owner]:
        word = ""
        if what == POUR:
            word = "under" if source < TOP else "shuffle"
            if out[-1:] == [word]:
                continue
        elif what == LOOK:
            where = f"top:{FACES[face]}" if source == TOP else SLOTS[source - SLOT]
            word = f"{where}?{'all' if known == ALL else looker(owner, known)}"
        elif goal == HAND:
            word = f"+{FACES[face]}"
        elif goal != TOP:
            word = f"{FACES[face]}>{'up' if goal == FACE_UP else SLOTS[goal - SLOT]}"
        if word:
            out.append(word)
    return ".".join(out)


def looker(owner: int, known: int) -> int:
    """Return the seat that looked, from 1; the other seat if the owner knows the card too."""
    seats = known & ~(1 << owner) or known
    return seats.bit_length()


def replay(t: Scoundrels, owner: int, text: str) -> None:
    """Do all acts of a text with the cards of an owner who has none yet. Raise BadInput if one can't be done."""
    poker_cards.lay_deck(t, owner, tuple(range(len(FACES))))
    for word in text.split(".") if text else ():
        if not done(t, owner, word):
            raise BadInput(f"past= of player {owner + 1}: {brief(word)} can't be or means nothing there.")


def done(t: Scoundrels, owner: int, word: str) -> bool:
    """Do the act of a word and return True; return False if the act can't be done."""
    if word == "under":
        poker_cards.pour_under(t, owner, list(range(len(poker_cards.played(t, owner)))))
        return max(t.slots[owner * WIDTH : (owner + 1) * WIDTH]) == FREE
    if word == "shuffle":
        poker_cards.reshuffle(t, owner, list(range(len(t.decks[owner]))))
        return True
    before, sign, after = word.partition("?")
    if sign:
        known = ALL if after == "all" else seat_bit(t, after)
        if before.startswith("top:"):
            if not known or not to_top(t, owner, before.removeprefix("top:")):
                return False
            poker_cards.look_at_top(t, owner, known)
            return True
        if not known or before not in SLOTS or t.slots[owner * WIDTH + SLOTS.index(before)] == FREE:
            return False
        poker_cards.look_at_slot(t, owner, SLOTS.index(before), known if known == ALL else known | 1 << owner)
        return True
    if word.startswith("+"):
        if not to_top(t, owner, word[1:]):
            return False
        first = rules_of(t).from_zero and not t.acts[owner] and word[1:] == FACES[0]
        poker_cards.draw(t, owner, 1)
        if first:
            t.acts[owner] = ((*t.acts[owner][0][:4], ALL),)
        return True
    before, sign, after = word.partition(">")
    if before not in FACES or FACES.index(before) not in t.hands[owner]:
        return False
    if after == "up":
        if before != FACES[0]:
            return False
        poker_cards.put_up(t, owner)
        return True
    if after not in SLOTS or t.slots[owner * WIDTH + SLOTS.index(after)] != FREE:
        return False
    poker_cards.put(t, owner, SLOTS.index(after), FACES.index(before))
    return True


def seat_bit(t: Scoundrels, word: str) -> int:
    """Return the bit of a player, counted from 1; 0 if there is no such player."""
    return 1 << (int(word) - 1) if word in [str(seat + 1) for seat in range(t.seats)] else 0


def to_top(t: Scoundrels, owner: int, word: str) -> bool:
    """Put a card on top of the deck if it belongs to the first block, and return whether it does."""
    if word not in FACES:
        return False
    face = FACES.index(word)
    sizes = [size for size in t.blocks[owner] if size]
    if not sizes or face not in t.decks[owner][: sizes[0]]:
        return False
    t.decks[owner] = (face, *[other for other in t.decks[owner] if other != face])
    return True


def days_ended(t: Scoundrels, owner: int) -> int:
    """Return how often the owner's played cards went under the deck."""
    return words(t, owner).split(".").count("under")


def adopt(t: Scoundrels, owner: int, text: str) -> None:
    """Give the owner's cards, already in place, the history of a text. Raise BadInput if it doesn't lead there."""
    hand = t.hands[owner]
    slots = t.slots[owner * WIDTH : (owner + 1) * WIDTH]
    up = t.face_up
    deck = t.decks[owner]
    t.hands[owner] = ()
    t.acts[owner] = ()
    for slot in range(WIDTH):
        t.slots[owner * WIDTH + slot] = FREE
    t.face_up &= ~(1 << owner)
    replay(t, owner, text)
    fits = t.hands[owner] == hand and t.face_up == up and t.slots[owner * WIDTH : (owner + 1) * WIDTH] == slots
    first = 0
    for size in t.blocks[owner]:
        fits = fits and sorted(deck[first : first + size]) == sorted(t.decks[owner][first : first + size])
        first += size
    if not fits:
        raise BadInput(f"past= of player {owner + 1} does not lead to the hands=, cards= and decks= given.")
    t.decks[owner] = deck
