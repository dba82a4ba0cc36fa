"""Turns: a list of steps, and the legal answers in each of them (section 4 of the rules)."""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import Effect, Frame
from skulduggery.games.scoundrels.rules import poker_cards
from skulduggery.games.scoundrels.rules.board import SALOON, card_bit, crew
from skulduggery.games.scoundrels.rules.hiring import hire, offered
from skulduggery.games.scoundrels.rules.options import PLAY
from skulduggery.games.scoundrels.rules.state import (
    DONE,
    FACE_UP,
    FREE,
    LEADER,
    SHERIFF,
    STRATEGY,
    WIDTH,
    Scoundrels,
    rules_of,
)
from skulduggery.games.scoundrels.rules.steps import NO_STAY, blank
from skulduggery.games.scoundrels.rules.timings import END, HIRED, ICONS, PLAN, START
from skulduggery.games.scoundrels.rules.using import (
    activation,
    idle_ones,
    root,
    use_leader,
    use_strategy,
    why_not,
    why_not_ability,
    why_not_leader,
)


def begin_day(t: Scoundrels, first: int) -> None:
    """Turn the top frame into the first turn of the next day."""
    t.first = first
    t.day += 1
    t.turn = 0
    t.tell("day", (t.day, first))
    t.stack[-1] = (t.rules.effects["turn"], 0, first, -1, ())


def new_period(t: Scoundrels) -> None:
    """Clear the flags of used things, because a turn or the end of a day begins (SC-USE-01)."""
    t.flags &= rules_of(t).lasting
    t.leader_flags = 0
    t.slot = -1


class TurnStep:
    """One step of a turn (4.1), with its question and its reasons to refuse answers."""

    name: str
    """Name in positions, views and observations; for a step that asks, also the kind of its question."""

    def begin(self, t: Scoundrels, seat: int) -> bool:
        """Begin the step. Return True if it waits for an answer; otherwise go on and return False."""
        raise NotImplementedError

    def ask(self, t: Scoundrels, seat: int) -> Ask:
        """Return the question of the step."""
        raise NotImplementedError

    def options(self, t: Scoundrels, seat: int) -> list[int]:
        """Return every legal answer."""
        raise NotImplementedError

    def refusal(self, t: Scoundrels, seat: int, answer: object) -> str:
        """Return the ID of the rule that refuses an answer that is no option."""
        raise NotImplementedError

    def chosen(self, t: Scoundrels, seat: int, answer: int) -> None:
        """Take an answer."""
        raise NotImplementedError


def go_on(t: Scoundrels) -> None:
    """Go on to the next step of the turn."""
    turn, pc, seat, _source, _registers = t.stack[-1]
    t.stack[-1] = (turn, pc + 1, seat, -1, ())


class Begin(TurnStep):
    """The beginning of a turn, which makes everything usable again (SC-USE-01)."""

    name = "begin"

    def begin(self, t: Scoundrels, seat: int) -> bool:
        new_period(t)
        t.active = seat
        t.turn += 1
        if t.events is not None:
            t.tell("turn", (seat, t.turn))
        go_on(t)
        return False


class UseAbilities(TurnStep):
    """Use scoundrels, the strategy card and the leader, one at a time, until the player stops or none is left.

    ``timing``: START, ICONS for those of the slot just played (SC-ABIL-01), or END.
    """

    def __init__(self, name: str, timing: int) -> None:
        self.name = name
        self.timing = timing

    def begin(self, t: Scoundrels, seat: int) -> bool:
        if len(self.options(t, seat)) > 1:
            return True
        go_on(t)
        return False

    def ask(self, t: Scoundrels, seat: int) -> Ask:
        options = self.options(t, seat)
        about = (NO_STAY, *idle_ones(t, seat, options, True))
        return Ask(seat, self.name, about, tuple(options), default=DONE)

    def options(self, t: Scoundrels, seat: int) -> list[int]:
        """Return the options that can be used now, DONE first."""
        rules = rules_of(t)
        timing = self.timing
        out = [DONE]
        for place in rules.places:
            one = t.boards[seat][place]
            if one[0] >= 0 and rules.traits[one[0]].timing == timing:
                if timing == ICONS and (t.slot < 0 or not rules.traits[one[0]].numbers >> t.slot & 1):
                    continue
                if not why_not(t, seat, one, True):
                    out.append(one[0])
        card = t.strategy[seat]
        fits = card >= 0 and rules.strategies[card].timing == timing and not t.flags & card_bit(rules, card)
        if fits and not why_not_ability(t, seat, rules.strategies[card]):
            out.append(STRATEGY + card)
        if timing == ICONS and t.slot >= 0:
            ability = rules.slot_ability[t.leaders[seat]][t.slot]
            if ability >= 0 and not why_not_leader(t, seat, ability):
                out.append(LEADER + ability)
        return out

    def refusal(self, t: Scoundrels, seat: int, answer: object) -> str:
        if not isinstance(answer, int) or answer < DONE:
            return "SC-DEC-02"
        if answer >= LEADER:
            return self.refused_leader(t, seat, answer - LEADER)
        return self.refused_card(t, seat, answer) if answer >= STRATEGY else self.refused_scoundrel(t, seat, answer)

    def refused_leader(self, t: Scoundrels, seat: int, ability: int) -> str:
        """Return the ID of the rule by which a leader ability can't be used in this step."""
        if self.timing == ICONS and t.slot < 0:
            return "SC-ABIL-05"
        at_slot = rules_of(t).slot_ability[t.leaders[seat]][t.slot] if self.timing == ICONS else -1
        return why_not_leader(t, seat, ability) if at_slot == ability else "SC-ABIL-01"

    def refused_card(self, t: Scoundrels, seat: int, answer: int) -> str:
        """Return the ID of the rule by which a strategy card can't be used in this step."""
        card = t.strategy[seat]
        if answer != STRATEGY + card:
            return "SC-SETUP-15" if card < 0 else "SC-OPT-01"
        if t.flags & card_bit(rules_of(t), card):
            return "SC-OPT-02"
        return why_not_ability(t, seat, rules_of(t).strategies[card]) or "SC-OPT-01"

    def refused_scoundrel(self, t: Scoundrels, seat: int, trait: int) -> str:
        """Return the ID of the rule by which a scoundrel can't be used in this step."""
        for one in crew(t, seat):
            if one[0] == trait:
                timing = rules_of(t).traits[trait].timing
                if timing == HIRED:
                    return "SC-TIME-18"
                if timing != self.timing:
                    return "SC-ABIL-06" if self.timing == ICONS else "SC-TURN-02"
                if timing == ICONS and (t.slot < 0 or not rules_of(t).traits[trait].numbers >> t.slot & 1):
                    return "SC-ABIL-05" if t.slot < 0 else "SC-ABIL-01"
                return why_not(t, seat, one, True)
        return "SC-USE-36" if any([one[0] == trait for board in t.boards for one in board]) else "SC-ABIL-04"

    def chosen(self, t: Scoundrels, seat: int, answer: int) -> None:
        if answer == DONE:
            go_on(t)
        elif answer >= LEADER:
            root(t, use_leader(t, seat, answer - LEADER))
        elif answer >= STRATEGY:
            root(t, use_strategy(t, seat))
        else:
            for one in crew(t, seat):
                if one[0] == answer:
                    root(t, activation(t, seat, one[2], True))
                    return


class PlayCard(TurnStep):
    """Play a poker card into a slot (SC-PLAN-02), or the 0 face up (SC-TRAIT-HONEST-2)."""

    name = "plan"

    def begin(self, t: Scoundrels, seat: int) -> bool:
        return True

    def ask(self, t: Scoundrels, seat: int) -> Ask:
        return Ask(seat, self.name, (), tuple(self.options(t, seat)))

    def options(self, t: Scoundrels, seat: int) -> list[int]:
        """Return each card in hand in each free slot; the 0 face up if there is a usable Honest scoundrel."""
        first = seat * WIDTH
        free = [slot for slot in range(WIDTH) if t.slots[first + slot] == FREE]
        starts = [PLAY.pack(face, 0) for face in t.hands[seat]]
        out = [start + slot for start in starts for slot in free]
        if 0 in t.hands[seat] and honest(t, seat) >= 0:
            out.append(FACE_UP)
        return out

    def refusal(self, t: Scoundrels, seat: int, answer: object) -> str:
        if answer == FACE_UP:
            return "SC-TRAIT-HONEST-7"
        if not isinstance(answer, int) or answer < 0:
            return "SC-PLAN-07"
        _face, slot = PLAY.unpack(answer)
        if slot >= WIDTH:
            return "SC-PLAN-07"
        return "SC-PLAN-04" if t.slots[seat * WIDTH + slot] != FREE else "SC-PLAN-02"

    def chosen(self, t: Scoundrels, seat: int, answer: int) -> None:
        go_on(t)
        if answer == FACE_UP:
            stay = honest(t, seat)
            poker_cards.put_up(t, seat)
            t.tell("face-up", (seat,))
            root(t, activation(t, seat, stay, True))
            return
        face, slot = PLAY.unpack(answer)
        t.slot = slot
        poker_cards.put(t, seat, slot, face)
        if t.events is not None:
            t.tell("play", (seat, slot, face), (2,), 1 << seat)


def honest(t: Scoundrels, seat: int) -> int:
    """Return the stay of a scoundrel that lets the 0 be played face up, or -1 (SC-TRAIT-HONEST-7)."""
    for one in crew(t, seat):
        if rules_of(t).traits[one[0]].timing == PLAN and not why_not(t, seat, one, True):
            return one[2]
    return -1


class Act(TurnStep):
    """Hire a scoundrel from the saloon, or go to the Sheriff (SC-HIRE-01, SC-HIRE-03)."""

    name = "act"

    def begin(self, t: Scoundrels, seat: int) -> bool:
        if len(self.options(t, seat)) > 1:
            return True
        self.chosen(t, seat, SHERIFF)
        return False

    def ask(self, t: Scoundrels, seat: int) -> Ask:
        return Ask(seat, self.name, (), tuple(self.options(t, seat)), default=SHERIFF)

    def options(self, t: Scoundrels, seat: int) -> list[int]:
        return [SHERIFF, *[one[0] for one in offered(t, seat, SALOON, 0, 0)]]

    def refusal(self, t: Scoundrels, seat: int, answer: object) -> str:
        return "SC-HIRE-03" if answer == DONE else "SC-HIRE-02"

    def chosen(self, t: Scoundrels, seat: int, answer: int) -> None:
        go_on(t)
        root(t, (t.rules.effects["office"], 0, seat, -1, blank(seat)))
        if answer != SHERIFF:
            hire(t, seat, answer, 0, blank(seat))


class LastLooks(TurnStep):
    """T6: the last chance of the other seats to suspect the card (SC-BLUFF-13)."""

    name = "last"

    def begin(self, t: Scoundrels, seat: int) -> bool:
        go_on(t)
        t.stack.append((t.rules.effects["last-looks"], 0, seat, -1, ()))
        return False


class Close(TurnStep):
    """The end of a turn: the next player's turn begins, or the day ends (SC-TURN-01)."""

    name = "close"

    def begin(self, t: Scoundrels, seat: int) -> bool:
        t.active = -1
        t.slot = -1
        if t.turn < rules_of(t).turns * t.seats:
            t.stack[-1] = (t.rules.effects["turn"], 0, (seat + 1) % t.seats, -1, ())
        else:
            t.stack[-1] = (t.rules.effects["day"], 0, t.first, -1, ())
        return False


TURN: Final[tuple[TurnStep, ...]] = (
    Begin(),
    UseAbilities("start", START),
    PlayCard(),
    UseAbilities("abilities", ICONS),
    Act(),
    UseAbilities("end", END),
    LastLooks(),
    Close(),
)
"""The steps of a turn (4.1)."""
STEPS: Final = tuple([step.name for step in TURN])
AT_START: Final = 1
AT_PLAN: Final = 2
ABILITIES: Final = 3
ACT: Final = 4
AT_END: Final = 5
LAST: Final = 6


class Turn(Effect[Scoundrels]):
    """A turn, step by step. pc: the number of the step. The frame's seat is the active player."""

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, pc, seat, _source, _registers = frame
        return TURN[pc].begin(t, seat)

    def asks(self, t: Scoundrels, frame: Frame) -> tuple[Ask, ...]:
        _effect, pc, seat, _source, _registers = frame
        return (TURN[pc].ask(t, seat),)

    def check(self, t: Scoundrels, frame: Frame, seat: int, answer: object) -> str:
        _effect, pc, asked, _source, _registers = frame
        if seat != asked:
            return "SC-TURN-01"
        step = TURN[pc]
        if isinstance(answer, int) and answer in step.options(t, seat):
            return ""
        return step.refusal(t, seat, answer)

    def answer(self, t: Scoundrels, frame: Frame, seat: int, answer: object) -> None:
        _effect, pc, _seat, _source, _registers = frame
        assert isinstance(answer, int)
        TURN[pc].chosen(t, seat, answer)
