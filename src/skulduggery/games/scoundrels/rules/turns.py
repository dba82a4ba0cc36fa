"""The course of a game: set-up, turns, the end of a day (sections 3, 4, 6 of the rules)."""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import Draw, Effect, Frame, Shuffle
from skulduggery.engine.programs import Sealed, finish
from skulduggery.games.scoundrels.rules import poker_cards
from skulduggery.games.scoundrels.rules.board import SALOON, create, crew
from skulduggery.games.scoundrels.rules.henchmen import to_jail
from skulduggery.games.scoundrels.rules.hiring import hire, offered
from skulduggery.games.scoundrels.rules.options import PLAY
from skulduggery.games.scoundrels.rules.scoring import score
from skulduggery.games.scoundrels.rules.setup import (
    DAY_END,
    DONE,
    END,
    FACE_UP,
    FREE,
    HIRED,
    ICONS,
    LEADER,
    OPP_CAUGHT,
    PLAN,
    SHERIFF,
    START,
    STRATEGY,
    WIDTH,
    Scoundrels,
    card_bit,
    rules_of,
)
from skulduggery.games.scoundrels.rules.steps import NO_STAY, Pick, blank, move_rep
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

# Set-up

TRAITS: Final = 0
JOBS: Final = 2
SAFES: Final = 5


class Deal(Shuffle[Scoundrels]):
    """All that is shuffled, in a fixed order (SC-SETUP-01 to -13, SC-SETUP-17). pc: what is shuffled now.

    Two heaps of traits, three of jobs, the safes of each location, the leaders, the poker cards of each seat.
    """

    kind = "deal"
    rule = "SC-SETUP-17"

    def leaders_at(self, t: Scoundrels) -> int:
        return SAFES + len(rules_of(t).spaces)

    def size(self, t: Scoundrels, frame: Frame) -> int:
        _effect, pc, _seat, _source, _registers = frame
        rules = rules_of(t)
        if pc < JOBS:
            return len(rules.trait_heaps[pc])
        if pc < SAFES:
            return len(rules.job_heaps[pc - JOBS])
        if pc < self.leaders_at(t):
            return rules.location_of.count(pc - SAFES)
        if pc == self.leaders_at(t):
            return len(rules.leader_ids)
        return WIDTH if rules.from_zero else WIDTH + 1

    def asks(self, t: Scoundrels, frame: Frame) -> tuple[Ask, ...]:
        _effect, pc, _seat, _source, _registers = frame
        n = self.size(t, frame)
        return (Ask(-1, self.kind, (n, pc), (), ((0, n - 1),) * n),)

    def settle(self, t: Scoundrels, frame: Frame, order: list[int]) -> None:
        _effect, pc, _seat, _source, _registers = frame
        rules = rules_of(t)
        t.stack[-1] = (self, pc + 1, -1, -1, ())
        leaders = self.leaders_at(t)
        if pc < JOBS:
            t.traits = laid(t.traits, rules.trait_heaps, pc, order)
        elif pc < SAFES:
            t.jobs = laid(t.jobs, rules.job_heaps, pc - JOBS, order)
        elif pc < leaders:
            first = rules.location_of.index(pc - SAFES)
            cells = [first + i for i in order]
            t.faces = (*t.faces[:first], *cells, *t.faces[first + len(cells) :])
            if pc + 1 == leaders and rules.chosen_leaders:
                open_saloon(t)  # it lies open for the choice (SC-SETUP-11)
                t.stack[-1] = (self, pc + 2, -1, -1, ())
                t.stack.append((rules.effects["leaders"], 0, 0, -1, ()))
        elif pc == leaders:
            t.leaders = tuple(order[: t.seats])
            t.tell("leaders", t.leaders)
        else:
            self.deal_poker(t, pc - leaders - 1, order)
        if pc == leaders + t.seats:
            t.stack[-1] = (rules.effects["first"], 0, -1, -1, ())
            if not t.drawn[0]:
                open_saloon(t)
            if rules.strategy_cards:
                t.stack.append((rules.effects["strategy"], 0, -1, -1, ()))

    def deal_poker(self, t: Scoundrels, seat: int, order: list[int]) -> None:
        """Seven cards, four to the hand (SC-SETUP-13); from zero: the 0 and three of the others (SC-OPT-16)."""
        rules = rules_of(t)
        if rules.from_zero:
            poker_cards.lay_deck(t, seat, (0, *[face + 1 for face in order]))
            zone = poker_cards.taken_from(t, seat)
            t.decks[seat] = t.decks[seat][1:]
            t.hands[seat] = (0,)
            poker_cards.note(t, seat, (poker_cards.MOVE, zone, poker_cards.HAND, 0, poker_cards.ALL))
        else:
            poker_cards.lay_deck(t, seat, tuple(order))
        poker_cards.draw(t, seat, rules.hand - len(t.hands[seat]))


def open_saloon(t: Scoundrels) -> None:
    """Make the first scoundrels, from the far right to the far left (SC-SETUP-07)."""
    for space in range(rules_of(t).saloon - 1, -1, -1):
        create(t, space)


def laid(cells: tuple[int, ...], heaps: tuple[tuple[int, ...], ...], heap: int, order: list[int]) -> tuple[int, ...]:
    """The cards of a heap on its cells: those of a colour stand together, in the order of the heaps."""
    first = sum([len(one) for one in heaps[:heap]])
    cards = [heaps[heap][i] for i in order]
    return (*cells[:first], *cards, *cells[first + len(cards) :])


class Leaders(Pick):
    """Each seat in turn takes a leader (SC-SETUP-11); with the last one the deal goes on."""

    kind = "leader"
    rule = "SC-SETUP-11"
    turn = "SC-SETUP-11"

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        return tuple([leader for leader in range(len(rules_of(t).leader_ids)) if leader not in t.leaders])

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, _registers = frame
        t.leaders = (*t.leaders[:seat], option, *t.leaders[seat + 1 :])
        if seat + 1 < t.seats:
            t.stack[-1] = (self, 0, seat + 1, -1, ())
            return
        t.tell("leaders", t.leaders)
        t.stack.pop()


class Strategy(Sealed[Scoundrels]):
    """Each picks one of the leader's strategy cards in secret; all are turned up together (SC-SETUP-14)."""

    kind = "strategy"
    rule = "SC-SETUP-14"
    turn = "SC-SETUP-14"

    def order(self, t: Scoundrels, frame: Frame) -> list[int]:
        return list(range(t.seats))

    def options(self, t: Scoundrels, frame: Frame, seat: int) -> tuple[int, ...]:
        return rules_of(t).leader_cards[t.leaders[seat]]

    def revealed(self, t: Scoundrels, frame: Frame) -> None:
        _effect, _pc, _seat, _source, registers = frame
        t.strategy = registers
        t.tell(self.kind, registers)
        finish(t, ())


class First(Draw[Scoundrels]):
    """Draw the first player (SC-SETUP-16)."""

    kind = "first"
    rule = "SC-SETUP-16"

    def ways(self, t: Scoundrels, frame: Frame) -> int:
        return t.seats

    def settle(self, t: Scoundrels, frame: Frame, outcome: int) -> None:
        t.tell("first", (outcome,))
        begin_day(t, outcome)


def begin_day(t: Scoundrels, first: int) -> None:
    """The top frame becomes the first turn of the next day."""
    t.first = first
    t.day += 1
    t.turn = 0
    t.tell("day", (t.day, first))
    t.stack[-1] = (rules_of(t).effects["turn"], BEGIN, first, -1, ())


def new_period(t: Scoundrels) -> None:
    """Clear what was used: a turn or the end of a day begins (SC-USE-01)."""
    t.flags &= rules_of(t).lasting
    t.leader_flags = 0
    t.slot = -1


# A turn

BEGIN: Final = 0
AT_START: Final = 1
AT_PLAN: Final = 2
ABILITIES: Final = 3
ACT: Final = 4
AT_END: Final = 5
LAST: Final = 6
CLOSE: Final = 7
STEPS: Final = ("begin", "start", "plan", "abilities", "act", "end", "last", "close")


class Turn(Effect[Scoundrels]):
    """A turn, step by step (4.1); pc: the step. The frame's seat is the active player."""

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, pc, seat, _source, _registers = frame
        if pc == BEGIN:
            new_period(t)
            t.active = seat
            t.turn += 1
            if t.events is not None:
                t.tell("turn", (seat, t.turn))
        elif pc in (AT_START, ABILITIES, AT_END):
            if len(self.options(t, frame)) > 1:
                return True
        elif pc == AT_PLAN:
            return True
        elif pc == ACT:
            if len(self.options(t, frame)) > 1:
                return True
            self.act(t, frame, SHERIFF)
            return False
        elif pc == LAST:
            t.stack[-1] = (self, CLOSE, seat, -1, ())
            t.stack.append((t.rules.effects["last-looks"], 0, seat, -1, ()))
            return False
        else:
            t.active = -1
            t.slot = -1
            if t.turn < rules_of(t).turns * t.seats:
                t.stack[-1] = (self, BEGIN, (seat + 1) % t.seats, -1, ())
            else:
                t.stack[-1] = (t.rules.effects["day"], 0, t.first, -1, ())
            return False
        t.stack[-1] = (self, pc + 1, seat, -1, ())
        return False

    def options(self, t: Scoundrels, frame: Frame) -> list[int]:
        """Every option, DONE first where one may stop; SHERIFF first in step 3."""
        _effect, pc, seat, _source, _registers = frame
        if pc == AT_PLAN:
            return self.plans(t, seat)
        if pc == ACT:
            return [SHERIFF, *[one[0] for one in offered(t, seat, SALOON, 0, 0)]]
        rules = rules_of(t)
        timing = START if pc == AT_START else END if pc == AT_END else ICONS
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

    def plans(self, t: Scoundrels, seat: int) -> list[int]:
        """Each card in hand in each free slot; the 0 face up with each usable Honest scoundrel."""
        first = seat * WIDTH
        free = [slot for slot in range(WIDTH) if t.slots[first + slot] == FREE]
        starts = [PLAY.pack(face, 0) for face in t.hands[seat]]
        out = [start + slot for start in starts for slot in free]
        if 0 in t.hands[seat] and self.honest(t, seat) >= 0:
            out.append(FACE_UP)
        return out

    def honest(self, t: Scoundrels, seat: int) -> int:
        """The stay of a scoundrel that lets the 0 be played face up, or -1 (SC-TRAIT-HONEST-7)."""
        for one in crew(t, seat):
            if rules_of(t).traits[one[0]].timing == PLAN and not why_not(t, seat, one, True):
                return one[2]
        return -1

    def asks(self, t: Scoundrels, frame: Frame) -> tuple[Ask, ...]:
        _effect, pc, seat, _source, _registers = frame
        options = self.options(t, frame)
        if pc in (AT_PLAN, ACT):
            default = None if pc == AT_PLAN else SHERIFF
            return (Ask(seat, STEPS[pc], (), tuple(options), default=default),)
        about = (NO_STAY, *idle_ones(t, seat, options, True))
        return (Ask(seat, STEPS[pc], about, tuple(options), default=DONE),)

    def check(self, t: Scoundrels, frame: Frame, seat: int, answer: object) -> str:
        _effect, pc, asked, _source, _registers = frame
        if seat != asked:
            return "SC-TURN-01"
        if isinstance(answer, int) and answer in self.options(t, frame):
            return ""
        if pc == AT_PLAN:
            return self.refused_plan(t, seat, answer)
        if pc == ACT:
            return "SC-HIRE-03" if answer == DONE else "SC-HIRE-02"
        if not isinstance(answer, int) or answer < DONE:
            return "SC-DEC-02"
        return self.refused_use(t, frame, answer)

    def refused_plan(self, t: Scoundrels, seat: int, answer: object) -> str:
        if answer == FACE_UP:
            return "SC-TRAIT-HONEST-7"
        if not isinstance(answer, int) or answer < 0:
            return "SC-PLAN-07"
        _face, slot = PLAY.unpack(answer)
        if slot >= WIDTH:
            return "SC-PLAN-07"
        return "SC-PLAN-04" if t.slots[seat * WIDTH + slot] != FREE else "SC-PLAN-02"

    def refused_use(self, t: Scoundrels, frame: Frame, answer: int) -> str:
        """Why something can't be used in this step."""
        _effect, pc, seat, _source, _registers = frame
        rules = rules_of(t)
        if answer >= LEADER:
            ability = answer - LEADER
            if pc == ABILITIES and t.slot < 0:
                return "SC-ABIL-05"
            at_slot = rules.slot_ability[t.leaders[seat]][t.slot] if pc == ABILITIES else -1
            return why_not_leader(t, seat, ability) if at_slot == ability else "SC-ABIL-01"
        if answer >= STRATEGY:
            card = t.strategy[seat]
            if answer != STRATEGY + card:
                return "SC-SETUP-15" if card < 0 else "SC-OPT-01"
            if t.flags & card_bit(rules, card):
                return "SC-OPT-02"
            return why_not_ability(t, seat, rules.strategies[card]) or "SC-OPT-01"
        for one in crew(t, seat):
            if one[0] == answer:
                timing = rules.traits[answer].timing
                fits = timing == (START if pc == AT_START else END if pc == AT_END else ICONS)
                if timing == HIRED:
                    return "SC-TIME-18"
                if not fits:
                    return "SC-ABIL-06" if pc == ABILITIES else "SC-TURN-02"
                if timing == ICONS and (t.slot < 0 or not rules.traits[answer].numbers >> t.slot & 1):
                    return "SC-ABIL-05" if t.slot < 0 else "SC-ABIL-01"
                return why_not(t, seat, one, True)
        return "SC-USE-36" if any([one[0] == answer for board in t.boards for one in board]) else "SC-ABIL-04"

    def answer(self, t: Scoundrels, frame: Frame, seat: int, answer: object) -> None:
        _effect, pc, _seat, _source, _registers = frame
        assert isinstance(answer, int)
        if pc == AT_PLAN:
            self.plan(t, frame, answer)
        elif pc == ACT:
            self.act(t, frame, answer)
        elif answer == DONE:
            t.stack[-1] = (self, pc + 1, seat, -1, ())
        elif answer >= LEADER:
            root(t, use_leader(t, seat, answer - LEADER))
        elif answer >= STRATEGY:
            root(t, use_strategy(t, seat))
        else:
            for one in crew(t, seat):
                if one[0] == answer:
                    root(t, activation(t, seat, one[2], True))
                    return

    def plan(self, t: Scoundrels, frame: Frame, answer: int) -> None:
        """Play a card into a slot (SC-PLAN-02), or the 0 face up, which is used at once (SC-TRAIT-HONEST-2)."""
        _effect, _pc, seat, _source, _registers = frame
        t.stack[-1] = (self, ABILITIES, seat, -1, ())
        if answer == FACE_UP:
            stay = self.honest(t, seat)
            poker_cards.put_up(t, seat)
            t.tell("face-up", (seat,))
            root(t, activation(t, seat, stay, True))
            return
        face, slot = PLAY.unpack(answer)
        t.slot = slot
        poker_cards.put(t, seat, slot, face)
        if t.events is not None:
            t.tell("play", (seat, slot, face), (2,), 1 << seat)

    def act(self, t: Scoundrels, frame: Frame, answer: int) -> None:
        """Hire, or go to the Sheriff (SC-HIRE-01, SC-HIRE-03)."""
        _effect, _pc, seat, _source, _registers = frame
        effects = rules_of(t).effects
        t.stack[-1] = (self, AT_END, seat, -1, ())
        root(t, (effects["office"], 0, seat, -1, blank(seat)))
        if answer != SHERIFF:
            hire(t, seat, answer, 0, blank(seat))


# The end of a day


class Day(Effect[Scoundrels]):
    """D0 to D4 (section 6). pc 0: begin; then a reveal batch a seat; then the day-end event; then what follows."""

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, pc, asked, _source, _registers = frame
        rules = rules_of(t)
        t.stack[-1] = (self, pc + 1, asked, -1, ())
        if pc == 0:
            new_period(t)
            t.active = -1
            t.tell("dusk", (t.day,))
        elif pc <= t.seats:
            if reveal(t, (t.first + pc - 1) % t.seats):
                t.stack.append((rules.effects["react"], 0, -1, -1, ()))
        elif pc == t.seats + 1:
            for seat in range(t.seats):
                t.noted.append((DAY_END, seat, -1, -1, t.stays))
            t.stack.append((rules.effects["react"], 0, -1, -1, ()))
        elif t.day == rules.days:
            t.stack.pop()
            score(t)
        elif pc == t.seats + 2:
            for i in range(t.seats - 1, -1, -1):
                t.stack.append((rules.effects["under"], 0, -1, (t.first + i) % t.seats, ()))
        else:
            for i in range(t.seats):
                seat = (t.first + i) % t.seats
                poker_cards.draw(t, seat, max(0, rules.hand - len(t.hands[seat])))
            best = [seat for seat in range(t.seats) if t.rep[seat] == max(t.rep)]
            if len(best) > 1:  # the order stays (SC-DAY-19)
                begin_day(t, t.first)
            else:
                t.stack[-1] = (rules.effects["dawn"], 0, best[0], -1, ())
        return False


def reveal(t: Scoundrels, seat: int) -> bool:
    """A player's suspected cards are turned up, one batch (SC-DAY-01 to -06); whether there were any."""
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
    """The player alone with the highest reputation says who begins the next day (SC-DAY-18)."""

    kind = "dawn"
    rule = "SC-DAY-18"
    turn = "SC-DAY-18"

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        return tuple(range(t.seats))

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, _registers = frame
        t.tell("dawn", (seat, option))
        begin_day(t, option)
