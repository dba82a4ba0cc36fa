"""Which stacks of frames are a course of play: a save that holds another one is refused (promise 3).

Two things make a course: what stands above what, and that each frame fits the table. Values that change nothing but
what happens next, and that the rules bear, are not looked at.
"""

from typing import Final, cast

from skulduggery.engine.machine import Draw, Registers, Shuffle, pending
from skulduggery.engine.programs import NO, WAITED_FOR, YES, Choose, Draft, Part, Sealed, Seq
from skulduggery.engine.triggers import Window
from skulduggery.games.scoundrels.rules.board import PILE, SALOON, at, find, pair
from skulduggery.games.scoundrels.rules.branches import EachOpp, If
from skulduggery.games.scoundrels.rules.hiring import Arrange, Sheriff
from skulduggery.games.scoundrels.rules.poker_cards import played
from skulduggery.games.scoundrels.rules.poker_effects import PlaceOwn, Recall
from skulduggery.games.scoundrels.rules.safes import Mark, MoveMark, StealIt, SwapSafe, movable
from skulduggery.games.scoundrels.rules.setup import FACES, FREE, STOLEN, WIDTH, Scoundrels, opponents, rules_of
from skulduggery.games.scoundrels.rules.steps import (
    IT,
    NO_STAY,
    RESULTS,
    TAKEN,
    USER,
    WHOSE,
    FreeAny,
    Name,
    Reveal,
    ShuffleIt,
    blank,
)
from skulduggery.games.scoundrels.rules.triggers import CARD, React
from skulduggery.games.scoundrels.rules.turns import (
    ABILITIES,
    ACT,
    AT_END,
    AT_PLAN,
    AT_START,
    CLOSE,
    STEPS,
    Deal,
    Turn,
)
from skulduggery.games.scoundrels.rules.using import DUE, JOB, OWN
from skulduggery.games.scoundrels.text.card_history import days_ended
from skulduggery.games.scoundrels.text.legal_stacks import (
    ASIDE,
    BOTTOM,
    DAYS,
    HIRES,
    SAME,
    START,
    USES,
    WINDOWS,
    above,
    stands,
)

KEEPS: Final = ("guard", "arrange", "apart")
"""What gives no results to the frame below."""
NAMES: Final = (Name, Reveal)
"""What says what ``it`` is."""
KNOWN_APART: Final = frozenset([*START, *DAYS, *WINDOWS, *USES, *ASIDE])
"""What is not about an ``it`` of its own."""
MANY: Final = 1_000


def off_course(t: Scoundrels) -> str:
    """What is wrong with the stack of a game, or nothing."""
    if not t.stack:
        return ""
    for i in range(len(t.stack)):
        name = t.stack[i][0].name
        if (i == 0 and name not in BOTTOM) or (i and not stands(t, i)) or not fits(t, i, name):
            return f"its stack is no course of play at {name!r}"
    if not bears(t):
        return f"{t.stack[-1][0].name!r} is about something that is not there"
    return unplayable(t) or ("" if answerable(t) else f"nobody can be asked {t.stack[-1][0].name!r} here")


# That each frame fits the table


def fits(t: Scoundrels, i: int, name: str) -> bool:
    """Whether a frame fits the table and the frames around it."""
    if not -1 <= t.stack[i][2] < t.seats:
        return False
    if name in START:
        return fits_start(t, i, name)
    if name in DAYS:
        return fits_day(t, i, name)
    if name in WINDOWS:
        return fits_window(t, i, name)
    if name in USES:
        return fits_use(t, i, name)
    if name in HIRES or name in ASIDE:
        return fits_hire(t, i, name)
    return fits_step(t, i, name)


def fits_start(t: Scoundrels, i: int, name: str) -> bool:
    """Set-up."""
    rules = rules_of(t)
    effect, pc, seat, source, registers = t.stack[i]
    if t.day or source >= 0:
        return False
    if name == "leaders":
        taken = [leader >= 0 for leader in t.leaders]
        return (pc, registers) == (0, ()) and taken == [one < seat for one in range(t.seats)]
    if seat >= 0:
        return False
    if name == "strategy":
        if pc != 1 or len(registers) != t.seats or WAITED_FOR not in registers or not rules.strategy_cards:
            return False
        own = [rules.leader_cards[leader] for leader in t.leaders]
        return all([registers[one] == WAITED_FOR or registers[one] in own[one] for one in range(t.seats)])
    if name == "deal":
        leaders = cast(Deal, effect).leaders_at(t)
        choosing = rules.chosen_leaders and pc == leaders + 1
        right = 0 <= pc <= leaders + t.seats and not (rules.chosen_leaders and pc == leaders)
        return right and not registers and (above(t, i) == "" or choosing)
    return (pc, registers) == (0, ())


def fits_day(t: Scoundrels, i: int, name: str) -> bool:
    """The turns and the end of a day."""
    rules = rules_of(t)
    _, pc, seat, source, registers = t.stack[i]
    over = above(t, i)
    if registers or t.day < 1 or t.first < 0:
        return False
    if name == "turn":
        if source >= 0 or t.turn < 1 or seat != t.active or seat != (t.first + t.turn - 1) % t.seats:
            return False
        if pc <= AT_PLAN and t.slot >= 0:
            return False
        if over == "last-looks":
            return pc == CLOSE and t.slot >= 0
        if over:
            return pc in (AT_START, ABILITIES, AT_END) or (over == "react" and pc == ACT)
        return AT_START <= pc <= AT_END
    if t.active >= 0 or t.slot >= 0:
        return False
    if name == "day":
        last = t.seats + 2
        right = 2 <= pc <= last if over == "react" else pc == last + 1 and t.day < rules.days if over else pc == 0
        return right and (seat, source) == (t.first, -1)
    if t.day == rules.days or pc:
        return False
    if name == "under":
        return (seat, source) == (-1, (t.first + t.seats - i) % t.seats) and i <= t.seats
    return source < 0 and [t.rep[one] == max(t.rep) for one in range(t.seats)] == [
        one == seat for one in range(t.seats)
    ]


def fits_window(t: Scoundrels, i: int, name: str) -> bool:
    """Root actions, windows after them, and who may suspect."""
    _, pc, seat, source, registers = t.stack[i]
    below = t.stack[i - 1]
    over = above(t, i)
    if name == "react":
        return source < 0 and fits_react(t, i)
    if seat < 0:
        return False
    if name == "last-looks":
        begun = len(registers) == 1 and registers[0] >= 0 and not registers[0] & ~t.flags
        return (seat, source) == (t.active, -1) and 0 < pc < t.seats and begun and over != ""
    if pc or registers:
        return False
    if name == "guard":
        return (seat, source) == (below[2], below[3])
    if source >= 0:
        return False
    if name == "last-look":
        looks = t.stack[i - 2]
        return looks[0].name == "last-looks" and seat == opponents(t, t.active)[looks[1] - 1]
    if name == "root":
        return over != "" and seat == t.active and (below[0].name == "last-looks") == (over == "last-look")
    if below[0].name != "react" and seat != below[2]:
        return False
    if below[0].name == "when-hired":
        return over in ("use-hired", "use")
    return over == "use" or over.startswith("strategy/") if below[0].name == "react" else over.startswith("leader/")


def fits_react(t: Scoundrels, i: int) -> bool:
    """A window: it asks those whom what happened concerns, or somebody uses something in it."""
    frame = t.stack[i]
    effect, pc, seat, _, registers = frame
    for entry in registers:
        card = CARD - entry
        known = 0 < entry <= t.stays or (0 <= card < t.seats and t.strategy[card] >= 0)
        if not known or registers.count(entry) > 1:
            return False
    if above(t, i):
        return pc == 0
    window = cast(React, effect)
    concerned = window.concerned(t, frame)
    if pc not in (1, 2) or t.noted or not concerned:
        return False
    asked = window.wait(t, (effect, 0, -1, -1, registers), concerned)
    return (pc, seat) == (asked[1], asked[2]) or (pc == 1 and t.active < 0 and seat in concerned)


def fits_use(t: Scoundrels, i: int, name: str) -> bool:
    """One complete use of a scoundrel."""
    rules = rules_of(t)
    _, pc, seat, stay, registers = t.stack[i]
    below = t.stack[i - 1]
    if seat != below[2] or not 0 < stay <= t.stays or len(registers) != RESULTS + 3:
        return False
    own = registers[OWN]
    if name == "use":
        right = YES if below[0].name in ("root", "apart") else NO
        return pc == 1 and above(t, i) == "uses" and registers == (*blank(seat), 0, right, -1)
    if stay != below[3] or own != below[4][OWN] or registers[DUE] not in (0, 1):
        return False
    if not results(t, registers) or registers[USER] != seat or not 0 <= registers[JOB] < len(rules.job_ids):
        return False
    if name == "again":
        one = at(t, stay)
        twice = own == YES and one[0] >= 0 and rules.traits[one[0]].twice
        return pc == 0 and registers == below[4] and twice and affords(t, seat, stay, 0)
    if pc == 2:
        return above(t, i) == "again"
    untouched = (*registers[:TAKEN], 0, *registers[TAKEN + 1 : RESULTS]) == blank(seat)
    return (pc == 1 or (pc == 3 and own == YES)) and above(t, i).startswith("use/") and untouched


def affords(t: Scoundrels, seat: int, stay: int, bonus: int) -> bool:
    """Whether a seat can pay in dollars and reputation for the use of a scoundrel that is there."""
    costs = pair(t, at(t, stay))
    return t.money[seat] + bonus >= costs.dollars and t.rep[seat] - costs.rep >= rules_of(t).lowest


def fits_hire(t: Scoundrels, i: int, name: str) -> bool:
    """Hiring, and where the new one goes."""
    frame = t.stack[i]
    effect, pc, seat, stay, registers = frame
    below = t.stack[i - 1]
    if seat != below[2] or not 0 < stay <= t.stays:
        return False
    over = above(t, i)
    where = find(t, stay)
    if name in HIRES:
        if not results(t, registers) or len(registers) != RESULTS or registers[USER] != seat:
            return False
        if name == "when-hired":
            return pc == 2 if over == "apart" else (pc, over) == (1, "arrange") and where >> 6 in (SALOON, PILE)
        return pc == 0 and (over == "arrange" if name == "hired" else where >> 6 in (SALOON, PILE))
    if pc or where < 0:
        return False
    if name == "use-hired":
        bonus = rules_of(t).traits[at(t, stay)[0]].bonus
        return not registers and stay == t.stack[i - 2][3] and affords(t, seat, stay, bonus)
    place = where & 63 if below[0].name == "hired" and where >> 6 == seat else -1
    if stay != below[3] or registers[:1] != (place,):
        return False
    order = cast(Arrange, effect)
    steps = registers[order.front :]
    return all([steps[k] in order.more(t, frame, steps[:k]) for k in range(len(steps))])


def fits_step(t: Scoundrels, i: int, name: str) -> bool:
    """Programs, their parts, and what these become."""
    rules = rules_of(t)
    effect, pc, seat, source, registers = t.stack[i]
    below = t.stack[i - 1]
    moving = isinstance(effect, MoveMark) and pc == 1
    if seat < 0 or len(registers) != RESULTS + int(moving) or not results(t, registers):
        return False
    how = stands(t, i)
    if isinstance(below[0], EachOpp):
        right = 0 < below[1] < t.seats and seat == opponents(t, below[2])[below[1] - 1]
    else:
        right = (seat == below[2]) == (how == SAME)
    user = below[4][USER] if len(below[4]) >= RESULTS else seat
    if not right or registers[USER] != user:
        return False
    if name == "shuffle":
        return pc == 0 and 0 <= source < t.seats and len(t.decks[source]) > 1
    if source != (NO_STAY if isinstance(below[0], Sheriff) else below[3]):
        return False
    if name == "abandon":
        return pc == 0 and t.where.count(STOLEN + seat) > rules.limits[t.day - 1]
    if isinstance(effect, Seq):
        return 0 < pc <= len(effect.steps) and above(t, i) != ""
    if isinstance(effect, EachOpp):
        return 0 < pc < t.seats and above(t, i) != ""
    if isinstance(effect, (FreeAny, Recall)):
        return 0 <= pc < effect.count
    if isinstance(effect, Sheriff):
        return pc == int(above(t, i) != "")
    return (registers[RESULTS] // 10, registers[RESULTS] % 10) in movable(t, seat) if moving else pc == 0


def results(t: Scoundrels, registers: Registers) -> bool:
    """Whether the results of a program may be so; what ``it`` is hangs on who asks for it (``bears``)."""
    return (
        len(registers) >= RESULTS
        and max(registers[1:USER]) < MANY
        and min(registers[1:USER]) >= 0
        and 0 <= registers[USER] < t.seats
        and 0 <= registers[TAKEN] <= len(rules_of(t).traits)
        and -1 <= registers[WHOSE] < t.seats
        and -1 <= registers[IT] <= max(t.stays, MANY)
    )


# What is asked, and what comes next


def bears(t: Scoundrels) -> bool:
    """Whether what ``it`` is at the top is something that the steps to come, down to a use, can be about."""
    it = -1
    sure = False
    for i in range(len(t.stack) - 1, -1, -1):
        effect, pc, _, _, registers = t.stack[i]
        if effect.name in KNOWN_APART:
            sure = False
            continue
        if i + 1 == len(t.stack) or above(t, i) in KEEPS:
            it = registers[IT]
            sure = True
        if sure and not means(t, effect.steps[pc:] if isinstance(effect, Seq) else (effect,), it):
            return False
        if isinstance(effect, NAMES):
            sure = False
    return True


def means(t: Scoundrels, parts: tuple[object, ...], it: int) -> bool:
    """Whether these parts, one after the other, can be about this, until one of them says what ``it`` is then."""
    for part in parts:
        if isinstance(part, (Mark, StealIt, SwapSafe)):
            right = it < len(t.where)
        elif isinstance(part, PlaceOwn):
            right = it < 7 * t.seats
        elif isinstance(part, ShuffleIt) and not part.own:
            right = 0 <= it < 7 * t.seats or not any(t.decks)
        elif isinstance(part, Seq):
            right = means(t, part.steps, it)
        else:
            right = not (isinstance(part, If) and part.what[0] == "in" and it >= len(FACES))
            right = right and not (isinstance(part, Part) and any([not means(t, (one,), it) for one in part.parts()]))
        if not right:
            return False
        if isinstance(part, NAMES):
            return True
    return True


def turns_to_come(t: Scoundrels, step: int) -> list[int]:
    """How many poker cards each seat has yet to play today; the active one is at this step."""
    out = []
    for seat in range(t.seats):
        begun = (t.turn - 1 - (seat - t.first) % t.seats) // t.seats + 1
        out.append(rules_of(t).turns - begun + int(seat == t.active and step <= AT_PLAN))
    return out


def unplayable(t: Scoundrels) -> str:
    """Why the game can't be played to its end, or nothing."""
    effect, step, _, _, _ = t.stack[0]
    if effect.name in START:
        return ""
    if not isinstance(effect, Turn):
        return unswept(t)
    if step >= ABILITIES and t.slot < 0 and not t.face_up >> t.active & 1:
        return f"in step {STEPS[step]} there must be a slot= with the card of this turn, or the 0 lies face up"
    if t.slot >= 0 and t.slots[t.active * WIDTH + t.slot] == FREE:
        return f"no card lies in the slot of this turn, {t.slot + 1} of {WIDTH}"
    to_come = turns_to_come(t, step)
    for seat in range(t.seats):
        free = t.slots[seat * WIDTH : (seat + 1) * WIDTH].count(FREE)
        if len(t.hands[seat]) < to_come[seat] or free < to_come[seat]:
            return (
                f"player {seat + 1} has {len(t.hands[seat])} cards in hand and {free} free slots "
                f"for {to_come[seat]} turns still to come (turn= counts those begun)"
            )
    return unswept(t)


def unswept(t: Scoundrels) -> str:
    """Why a next day can't begin in order, or nothing: at a day's end what was played goes under the deck, once."""
    dawn = t.stack[0][0].name == "dawn"
    under = [frame[3] for frame in t.stack if frame[0].name == "under"]
    for seat in range(t.seats):
        gone = dawn or (bool(under) and seat not in under)
        if gone and played(t, seat):
            return f"the cards that player {seat + 1} has played lie there after the end of the day"
        if days_ended(t, seat) > t.day - 1 + int(gone):
            return f"the cards of player {seat + 1} went under the deck more often than a day has ended"
        if dawn and len(t.hands[seat]) < rules_of(t).hand:
            return f"player {seat + 1} has {len(t.hands[seat])} cards in hand for the next day, not {rules_of(t).hand}"
    return ""


def answerable(t: Scoundrels) -> bool:
    """Whether the top frame asks somebody something that has an answer."""
    frame = t.stack[-1]
    effect = frame[0]
    if effect.name == "day" or isinstance(effect, (Draw, Shuffle)):
        return True  # about to go on, in a position that is being read; chance orders nothing too
    if not isinstance(effect, (Choose, Draft, Sealed, Turn, Window)):
        return False
    if isinstance(effect, Choose) and (frame[2] < 0 or not effect.options(t, frame)):
        return False
    return all([ask.options or ask.ranges for ask in pending(t)])
