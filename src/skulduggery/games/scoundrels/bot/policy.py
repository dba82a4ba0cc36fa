"""The heuristic of 3000 Scoundrels: rules of thumb that use only what the seat knows.

It hires scoundrels that bring more than their price. It plays honestly when that costs little, bluffs when a slot is
worth it, and suspects on evidence (bluff.py). It steals safes that it knows or that others marked high. Near ties are
broken at random, so that opponents can't predict it. Values come from valuation.py and current_values.py.
"""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.chance import Rng
from skulduggery.engine.knowledge.groups import Info
from skulduggery.engine.machine import EFFECT, REGISTERS, SOURCE
from skulduggery.engine.preferences import Preferences, any_of, sure
from skulduggery.engine.programs import COMMIT, NO, YES, Part, Seq
from skulduggery.games.scoundrels.bot.bluff import likely_bluff, plan, suspects
from skulduggery.games.scoundrels.bot.current_values import Purse, unseen_values
from skulduggery.games.scoundrels.bot.valuation import (
    ability_value,
    board_value,
    hire_value,
    keep_value,
    part_value,
    swapped,
    use_value,
)
from skulduggery.games.scoundrels.knowledge.infostate import unseen_safes
from skulduggery.games.scoundrels.rules.board import at, crew, pair, stay_of
from skulduggery.games.scoundrels.rules.branches import MayDo, OneOfAble
from skulduggery.games.scoundrels.rules.hiring import Hire, offered
from skulduggery.games.scoundrels.rules.options import ARRANGE, CARD, DECK, MARK, MOVE, MOVED
from skulduggery.games.scoundrels.rules.poker_effects import PlaceFreed, PlaceOwn
from skulduggery.games.scoundrels.rules.safes import ANY, MoveMark, Scout, Steal, SwapSafe, false_number, on_map
from skulduggery.games.scoundrels.rules.sheriff import BAIL, BAIL_TWO, BRIBE
from skulduggery.games.scoundrels.rules.state import (
    DONE,
    LEADER,
    SHERIFF,
    STOLEN,
    STRATEGY,
    UNKNOWN,
    WIDTH,
    Scoundrels,
    rules_of,
)
from skulduggery.games.scoundrels.rules.steps import IT, TAKEN
from skulduggery.games.scoundrels.rules.timings import EVENT, FALSE_MARK
from skulduggery.games.scoundrels.rules.using import Swap

USEFUL: Final = 0.02
"""The value of using nothing, which a use must exceed."""
TRUTH: Final = 0.25
"""The value of a true mark on a safe on the map. On a safe of one's own it is worth 1."""
WANTED: Final = 0.5
"""The bonus for a true mark on a safe that is among the best to steal."""
HIDE: Final = 0.1
"""The value of each point by which a mark makes a good safe seem worse."""
BOAST: Final = 0.06
"""The value of each point by which a mark makes a poor safe seem better."""


def answer(info: Info[Scoundrels], ask: Ask, rng: Rng) -> int:
    """Return an answer to ``ask`` from what the seat of ``info`` knows."""
    return ask.options[0] if len(ask.options) == 1 else preferences(info, ask).draw(rng)


def preferences(info: Info[Scoundrels], ask: Ask) -> Preferences:
    """Return the preferences among the answers to ``ask``, from what the seat of ``info`` knows."""
    t = info.state
    options = ask.options
    seat = ask.seat
    kind = ask.kind
    purse = Purse(t, seat)
    if kind in ("last-look", "guard"):
        return suspects(purse, info, kind == "guard")
    if kind == "plan":
        return plan(purse, options)
    if kind in ("abilities", "start", "end", "react", "use", "use-leader"):
        return Preferences(options, uses(purse, ask), 0.05)
    if kind in ("act", "hire"):
        return Preferences(options, [hired(purse, option) for option in options], 0.1)
    if kind == "arrange":
        return sure(arranged(purse, options, ask))
    if kind == "room":
        return Preferences(options, [-keep_value(purse, at(t, stay_of(t, option))) for option in options], 0.05)
    return about_things(purse, ask, info)


def logits(info: Info[Scoundrels], ask: Ask) -> tuple[float, ...]:
    """Return the logit of each option of a question; empty if its answers are not listed."""
    return preferences(info, ask).over(ask.options) if ask.options else ()


# Using and hiring


def uses(purse: Purse, ask: Ask) -> list[float]:
    """Return the value of each use, -1 if it would do nothing (SC-USE-12).

    The value of the best steal is added to each useful look, so that looks come first.
    """
    t = purse.t
    options = ask.options
    purse.now = True
    values = [-1.0 if option in ask.args[1:] else used(purse, option) for option in options]
    purse.now = False
    steal = 0.0
    looks: list[int] = []
    for i in range(len(options)):
        parts = parts_of(t, options[i])
        if any([isinstance(part, Steal) for part in parts]):
            steal = max(steal, values[i])
        elif values[i] > USEFUL and any([isinstance(part, Scout) for part in parts]):
            looks.append(i)
    for i in looks:
        values[i] += steal
    return values


def parts_of(t: Scoundrels, option: int) -> tuple[Part[Scoundrels], ...]:
    """Return the parts of the ability that an option uses."""
    if option == DONE:
        return ()
    rules = rules_of(t)
    if option >= LEADER:
        return rules.abilities[option - LEADER].program.parts()
    if option >= STRATEGY:
        return rules.strategies[option - STRATEGY].program.parts()
    return pair(t, at(t, stay_of(t, option))).program.parts()


def used(purse: Purse, option: int) -> float:
    """Return the value of using a scoundrel, a strategy card or a leader ability, or of DONE."""
    t = purse.t
    if option == DONE:
        return USEFUL
    if option >= LEADER:
        return ability_value(purse, rules_of(t).abilities[option - LEADER])
    if option >= STRATEGY:
        return ability_value(purse, rules_of(t).strategies[option - STRATEGY])
    return use_value(purse, at(t, stay_of(t, option)), True)


def hired(purse: Purse, option: int) -> float:
    """Return the value of hiring a scoundrel, or of going to the Sheriff's Office."""
    t = purse.t
    if option != SHERIFF:
        return hire_value(purse, at(t, stay_of(t, option)))
    rules = rules_of(t)
    value = rules.sell * purse.dollar
    if t.day == rules.days and t.money[purse.seat] >= rules.bribe:
        value = max(value, purse.gain - rules.bribe * purse.dollar)
    if t.jail[purse.seat] and t.money[purse.seat] >= rules.bail[0]:
        value = max(value, purse.man - rules.bail[0] * purse.dollar)
    return value


def arranged(purse: Purse, options: tuple[int, ...], ask: Ask) -> int:
    """Return the swap of two places that improves the board most (``board_value``), or COMMIT if none does."""
    t = purse.t
    board = list(t.boards[purse.seat])
    for step in ask.args[2:]:
        a, b = ARRANGE.unpack(step)
        board[a], board[b] = board[b], board[a]
    top = board_value(purse, tuple(board)) + 0.05
    choice = COMMIT
    for option in options:
        if option < 0:
            continue
        other = board.copy()
        a, b = ARRANGE.unpack(option)
        other[a], other[b] = other[b], other[a]
        value = board_value(purse, tuple(other))
        if value > top:
            top = value
            choice = option
    return choice


# Everything else


def about_things(purse: Purse, ask: Ask, info: Info[Scoundrels]) -> Preferences:
    """Return the preferences for all other questions: about safes, cards, henchmen, opponents and choices."""
    t = purse.t
    options = ask.options
    kind = ask.kind
    seat = purse.seat
    if kind in ("steal", "abandon", "scout", "swap-safe", "mark-any"):
        return Preferences(options, [safe_choice(purse, kind, cell) for cell in options], 0.15)
    if kind == "mark":
        return marked(purse, options)
    if kind == "move-mark":
        return Preferences(options, [moved(purse, option) for option in options], 0.1)
    if kind == "move-mark-to":
        marks = [MARK.unpack(option) for option in options]
        return Preferences(options, [mark_value(purse, cell, number) for cell, number in marks], 0.1)
    if kind == "peek":
        return Preferences(options, [peeked(purse, info, card) for card in options], 0.05)
    if kind in ("place", "recall", "destroy"):
        sign = -1.0 if kind == "recall" else 1.0
        return Preferences(options, [sign * likely_bluff(purse, info, card) for card in options], 0.05)
    if kind == "opponent":
        return Preferences(options, [standing(t, other) for other in options], 0.3)
    if kind == "free":
        return Preferences(options, [1.0 if other == seat else 0.0 for other in options], 0.1)
    if kind == "sheriff":
        return Preferences(options, [office(purse, option) for option in options], 0.05)
    if kind == "spend":
        return sure(options[-1])
    if kind in ("order", "dawn"):
        return sure(seat) if seat in options else any_of(options)
    if kind in ("swap-jobs", "swap-traits"):
        return Preferences(options, [swapped(purse, kind == "swap-jobs", option) for option in options], 0.1)
    if kind == "again":
        return sure(YES)
    if kind == "use-hired":
        return sure(YES if use_value(purse, at(t, stay_of(t, ask.args[0])), True) > 0 else NO)
    if kind.startswith("may-"):
        return sure(permitted(purse, ask, info))
    top = t.stack[-1][EFFECT]
    if isinstance(top, OneOfAble):
        mine = t.stack[-1][REGISTERS][5] == seat
        values = [part_value(purse, top.choices[option], seat) for option in options]
        if not mine and kind.endswith("jail-or-rep"):
            values = [-purse.man if top.words[option] == "jail" else -purse.rep for option in options]
        return Preferences(options, values, 0.05)
    return any_of(options)


def safe_choice(purse: Purse, kind: str, cell: int) -> float:
    """Return the value of choosing a safe for a question of this kind."""
    t = purse.t
    value = purse.safes[cell]
    if kind == "abandon":
        return -value
    if kind == "swap-safe":
        return -value
    if kind == "steal":
        return purse.adds[cell]
    return (1.0 if unseen_safes(t, purse.seat) >> cell & 1 else 0.0) + 0.1 * value


def marked(purse: Purse, options: tuple[int, ...]) -> Preferences:
    """Return the preferences for the number of a mark: a truth for safes to steal, a lie to mislead others."""
    t = purse.t
    rules = rules_of(t)
    cell = t.stack[-1][REGISTERS][IT]
    wants_lie = any(
        [
            rules.traits[one[0]].timing == EVENT and rules.traits[one[0]].event == FALSE_MARK
            for one in crew(t, purse.seat)
        ]
    )
    values: list[float] = []
    for option in options:
        if option == DONE:
            values.append(0.0)
            continue
        number = option
        value = 0.0
        if option >= MOVE:
            source, before, number = MOVED.unpack(option - MOVE)
            value = -mark_value(purse, source, before) - 0.05
        value += mark_value(purse, cell, number)
        if wants_lie and false_number(t, cell, number):
            value += 1.0
        values.append(value)
    return Preferences(options, values, 0.2)


def mark_value(purse: Purse, cell: int, number: int) -> float:
    """Return the value of an own mark with ``number`` on a safe."""
    t = purse.t
    rules = rules_of(t)
    face = t.faces[cell]
    if face < 0:
        values = unseen_values(t)[rules.location_of[cell]]
        return TRUTH * values.count(float(number)) / len(values)
    truth = rules.values[face]
    value = 1.0 if number == truth else 0.0
    if t.where[cell] >= STOLEN:
        return value
    value *= TRUTH + (WANTED if purse.adds[cell] > purse.gain - 0.5 else 0.0)
    return value + (HIDE * (truth - number) if truth >= 5 else BOAST * (number - truth))


def moved(purse: Purse, mark: int) -> float:
    """Return the gain of moving a mark (a MARK) to its best safe, or of turning it over."""
    t = purse.t
    cell, number = MARK.unpack(mark)
    other = rules_of(t).partner[number]
    values = [mark_value(purse, cell, other)]
    for safe in on_map(t, ANY):
        if safe != cell:
            values += [mark_value(purse, safe, number), mark_value(purse, safe, other)]
    return max(values) - mark_value(purse, cell, number)


def peeked(purse: Purse, info: Info[Scoundrels], card: int) -> float:
    """Return the value of a look at a played card or a player's deck (a CARD)."""
    t = purse.t
    seat = purse.seat
    owner, slot = CARD.unpack(card)
    if slot == DECK:
        return 0.3 if owner != seat else 0.2
    if owner == seat or t.slots[owner * WIDTH + slot] != UNKNOWN:
        return 0.0
    chance = likely_bluff(purse, info, card)
    fresh = 0.3 if owner == t.active and slot == t.slot else 0.0
    return chance * (1 - chance) * 2 + fresh


def standing(t: Scoundrels, seat: int) -> float:
    """Return a player's apparent standing in tech, with 4 for each stolen safe."""
    rules = rules_of(t)
    icons = sum([pair(t, one).tech for one in crew(t, seat)])
    return 4.0 * t.where.count(STOLEN + seat) + rules.track[t.rep[seat] - rules.lowest] + icons + 0.1 * t.money[seat]


def office(purse: Purse, option: int) -> float:
    """Return the value of an option of the Sheriff's Office."""
    t = purse.t
    rules = rules_of(t)
    if option == BRIBE:
        return purse.gain - rules.bribe * purse.dollar
    if option in (BAIL, BAIL_TWO):
        count = min(option, t.jail[purse.seat])
        return count * purse.man - rules.bail[option - BAIL] * purse.dollar
    return rules.sell * purse.dollar


def permitted(purse: Purse, ask: Ask, info: Info[Scoundrels]) -> int:
    """Return YES if the optional part in question is worth doing, else NO."""
    t = purse.t
    what = ask.kind.removeprefix("may-")
    if YES not in ask.options:
        return NO
    effect, _pc, _seat, _source, registers = t.stack[-1]
    assert isinstance(effect, MayDo)
    assert isinstance(effect.part, Seq)
    inner = effect.part.steps[-1]
    frame = (inner, 0, purse.seat, t.stack[-1][SOURCE], registers)
    if isinstance(inner, Hire):
        there = offered(t, purse.seat, inner.zone, inner.less, registers[TAKEN])
        return YES if max([hire_value(purse, one) for one in there]) > 0 else NO
    if what == "steal":
        return YES if part_value(purse, effect.part, purse.seat) > 0 else NO
    if isinstance(inner, (PlaceOwn, PlaceFreed)):
        return YES if max([likely_bluff(purse, info, card) for card in inner.options(t, frame)]) > 0.4 else NO
    if isinstance(inner, Swap):
        return YES if max([swapped(purse, inner.jobs, one) for one in inner.options(t, frame)]) > 0.1 else NO
    if isinstance(inner, SwapSafe):
        cell = registers[IT]
        return YES if t.faces[cell] >= 0 and purse.safes[cell] >= 5 else NO
    if isinstance(inner, MoveMark):
        return YES if max([moved(purse, mark) for mark in inner.options(t, frame)]) > 0.05 else NO
    return YES if what == "recall" else NO
