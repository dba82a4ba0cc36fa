"""Steps that act on poker cards and the henchmen on them; on played cards never at a day's end (SC-DAY-11)."""

from skulduggery.engine.machine import Frame, Registers
from skulduggery.engine.programs import Part, finish
from skulduggery.games.scoundrels.rules import poker_cards
from skulduggery.games.scoundrels.rules.henchmen import place
from skulduggery.games.scoundrels.rules.options import CARD, DECK
from skulduggery.games.scoundrels.rules.state import FREE, WIDTH, Scoundrels, rules_of
from skulduggery.games.scoundrels.rules.steps import IT, WHOSE, Name, Pick, Step


def face_down(t: Scoundrels, seat: int) -> list[int]:
    """Return the cards in a seat's slots; none at the end of a day, when abilities can't touch them."""
    if t.active < 0:
        return []
    return CARD.row(seat, [slot for slot in range(WIDTH) if t.slots[seat * WIDTH + slot] != FREE])


def men_on(t: Scoundrels, card: int) -> int:
    """Return the bit mask of the seats with a henchman on a card."""
    owner, slot = CARD.unpack(card)
    return t.men[owner * WIDTH + slot]


def without(t: Scoundrels, card: int, mask: int) -> None:
    """Remove the henchmen of the seats in ``mask`` from a card."""
    owner, slot = CARD.unpack(card)
    t.men[owner * WIDTH + slot] &= ~mask


class Peek(Name):
    """``peek(played-opp)``, ``peek(played-any)``, ``peek(deck-any)``: scout a poker card (SC-SAFE-30)."""

    kind = "peek"
    rule = "SC-SAFE-31"

    def __init__(self, what: str) -> None:
        self.what = what

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, asked, _source, _registers = frame
        if self.what == "deck-any":
            return tuple([CARD.pack(seat, DECK) for seat in range(t.seats) if t.decks[seat]])
        own = self.what == "played-any" and rules_of(t).own_card
        out: list[int] = []
        for seat in range(t.seats):
            if seat != asked or own:
                out += face_down(t, seat)
        return tuple(out)

    def refusal(self, t: Scoundrels, frame: Frame, answer: object) -> str:
        _effect, _pc, seat, _source, _registers = frame
        if self.what == "played-any" and isinstance(answer, int) and CARD.unpack(answer)[0] == seat:
            return "SC-JOB-JOURNALIST-2"
        return self.rule

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, registers = frame
        owner, slot = CARD.unpack(option)
        if slot == DECK:
            known = 1 << seat
            face = poker_cards.look_at_top(t, owner, known)
        else:
            known = 1 << seat | 1 << owner
            face = poker_cards.look_at_slot(t, owner, slot, known)
        t.tell("peek", (seat, owner, slot, face), (3,), known)
        finish(t, (option, *registers[1:]))


class PlaceFreed(Pick):
    """``place(freed, opp-card)``: place the henchman just freed (SC-JOB-BRAINWASHER-2 to -5)."""

    kind = "place"
    rule = "SC-JOB-BRAINWASHER-3"

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, asked, _source, registers = frame
        whose = registers[WHOSE]
        if whose < 0 or not t.supply[whose]:  # its owner may have placed it by an open offer (SC-BLUFF-06)
            return ()
        out: list[int] = []
        for seat in range(t.seats):
            if seat != asked and seat != whose:
                out += [card for card in face_down(t, seat) if not men_on(t, card) >> whose & 1]
        return tuple(out)

    def about(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, _seat, _source, registers = frame
        return (registers[WHOSE],)

    def refusal(self, t: Scoundrels, frame: Frame, answer: object) -> str:
        _effect, _pc, seat, _source, _registers = frame
        own = isinstance(answer, int) and CARD.unpack(answer)[0] == seat
        return "SC-JOB-BRAINWASHER-2" if own else self.rule

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, _seat, _source, registers = frame
        owner, slot = CARD.unpack(option)
        place(t, registers[WHOSE], owner, slot)
        finish(t, registers)


class PlaceOwn(Pick):
    """``place(own, it)``: place one of the player's henchmen on the card just scouted (SC-JOB-DETECTIVE-1, -2)."""

    kind = "place"
    rule = "SC-JOB-DETECTIVE-2"

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, _source, registers = frame
        card = registers[IT]
        if card < 0:
            return ()
        owner, slot = CARD.unpack(card)
        if slot == DECK or owner == seat or card not in face_down(t, owner):
            return ()
        return (card,) if t.supply[seat] and not men_on(t, card) >> seat & 1 else ()

    def about(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, _source, _registers = frame
        return (seat,)

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, registers = frame
        owner, slot = CARD.unpack(option)
        place(t, seat, owner, slot)
        finish(t, registers)


class Destroy(Pick):
    """``destroy(own-card)``: remove all henchmen on one of the player's cards (SC-JOB-ARSONIST-2, -3)."""

    kind = "destroy"
    rule = "SC-JOB-ARSONIST-3"

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, _source, _registers = frame
        own = face_down(t, seat)
        return tuple([card for card in own if men_on(t, card)])

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, registers = frame
        mask = men_on(t, option)
        without(t, option, mask)
        _owner, slot = CARD.unpack(option)
        t.tell("destroy", (seat, slot, mask))
        finish(t, registers)


class Recall(Pick):
    """``recall(k)``: return the player's henchmen from cards to the supply (SC-JOB-HOUSE-8). pc: number recalled."""

    kind = "recall"
    rule = "SC-JOB-HOUSE-8"

    def __init__(self, count: int) -> None:
        self.count = count

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, pc, asked, _source, _registers = frame
        if pc == self.count:
            return ()
        out: list[int] = []
        for seat in range(t.seats):
            out += [card for card in face_down(t, seat) if men_on(t, card) >> asked & 1]
        return tuple(out)

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, pc, seat, source, registers = frame
        without(t, option, 1 << seat)
        t.supply[seat] += 1
        owner, slot = CARD.unpack(option)
        t.tell("recall", (seat, owner, slot))
        t.stack[-1] = (self, pc + 1, seat, source, registers)


class Draw(Step):
    """``draw(n)`` (SC-JOB-AUTOMATON-2)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def can(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        return len(t.decks[seat]) > 0

    def do(self, t: Scoundrels, frame: Frame) -> Registers:
        _effect, _pc, seat, _source, registers = frame
        if t.decks[seat]:
            poker_cards.draw(t, seat, self.count)
        return registers


class Reveal(Step):
    """``reveal(own-deck)``: show the top card to everybody; ``it`` is its face (SC-INFO-04)."""

    def can(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        return len(t.decks[seat]) > 0

    def do(self, t: Scoundrels, frame: Frame) -> Registers:
        _effect, _pc, seat, _source, registers = frame
        if not t.decks[seat]:
            return (-1, *registers[1:])
        face = poker_cards.look_at_top(t, seat, poker_cards.ALL)
        t.tell("reveal-top", (seat, face))
        return (face, *registers[1:])


class ShuffleIt(Part[Scoundrels]):
    """``shuffle(own-deck)``, ``shuffle(it)``: ``it`` is a deck as ``peek`` names it."""

    def __init__(self, own: bool) -> None:
        self.own = own

    def can(self, t: Scoundrels, frame: Frame) -> bool:
        return len(t.decks[self.owner(frame)]) > 0

    def owner(self, frame: Frame) -> int:
        _effect, _pc, seat, _source, registers = frame
        return seat if self.own else CARD.unpack(registers[IT])[0]

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, seat, _source, registers = frame
        t.stack[-1] = (t.rules.effects["shuffle"], 0, seat, self.owner(frame), registers)
        return False
