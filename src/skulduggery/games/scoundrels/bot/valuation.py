"""Rough values of abilities and scoundrels, in tech at the end of the game: rules of thumb for the heuristic.

Values depend only on what the seat knows. Abilities are judged by their parts, so custom cards are judged too.
"""

from typing import Final

from skulduggery.engine.machine import Effect, Frame
from skulduggery.engine.programs import Part
from skulduggery.games.scoundrels.bot.current_values import Purse, total
from skulduggery.games.scoundrels.knowledge.infostate import unseen_safes
from skulduggery.games.scoundrels.rules.board import at, crew, linked, pair, stay_of
from skulduggery.games.scoundrels.rules.branches import EachOpp, If, MayDo, OneOfAble, Opp, Paid
from skulduggery.games.scoundrels.rules.hiring import Hire, offered
from skulduggery.games.scoundrels.rules.options import CARD, SWAP
from skulduggery.games.scoundrels.rules.poker_effects import (
    Destroy,
    Draw,
    Peek,
    PlaceFreed,
    PlaceOwn,
    Recall,
    face_down,
    men_on,
)
from skulduggery.games.scoundrels.rules.safes import (
    ANY,
    Mark,
    MarkAny,
    MoveMark,
    Scout,
    Steal,
    StealIt,
    SwapSafe,
    on_map,
)
from skulduggery.games.scoundrels.rules.sheriff import Sheriff
from skulduggery.games.scoundrels.rules.state import WIDTH, Ability, Scoundrel, Scoundrels, opponents, rules_of
from skulduggery.games.scoundrels.rules.steps import (
    FreeAny,
    FreeOwn,
    Gain,
    Guarded,
    Jail,
    Rep,
    Rob,
    Spend,
    SpendX,
    blank,
    number,
)
from skulduggery.games.scoundrels.rules.timings import ARROW, END, EVENT, HIRED, ICONS, OPP_STOLE, PLAN, START
from skulduggery.games.scoundrels.rules.using import Swap, UseLeader, UseOther, leader_used, why_not

LOOK: Final = 0.7
"""The value of a look at an unknown safe."""
MARKED: Final = 0.45
"""The value of marking a safe."""
ICON_USES: Final[tuple[float, ...]] = (0.0, 0.8, 1.45, 2.0, 2.5, 2.8, 3.0)
"""The expected uses a day of a scoundrel with icons, by how many numbers its trait has."""
SELDOM: Final = 0.4
"""The share of uses that remains if a job requires something or its pair sends a henchman to jail."""
EVENT_USES: Final = (0.8, 0.4, 1.3, 1.9, 1.6, 1.7, 0.9, 0.7, 1.7, 1.1, 0.7, 1.0)
"""The expected uses a day of a scoundrel for each event; OPP_STOLE counts for each opponent."""


def part_value(purse: Purse, part: Effect[Scoundrels], user: int, x: int = 0) -> float:
    """Return the value of a part of an ability to its user. ``x``: the dollars spent as X."""
    t = purse.t
    frame: Frame = (part, 0, user, -1, (*blank(user)[:4], x, *blank(user)[5:]))
    if isinstance(part, Gain):
        return number(t, frame, part.what) * purse.dollar
    if isinstance(part, Spend):
        return -part.dollars * purse.dollar
    if isinstance(part, SpendX):
        return -min(part.most, t.money[user]) * purse.dollar
    if isinstance(part, Rep):
        return (part.spaces if part.can(t, frame) else 0) * purse.rep
    if isinstance(part, Jail):
        return -part.count * purse.man
    if isinstance(part, (Opp, EachOpp)):
        return opponent_value(purse, part, user)
    if isinstance(part, Steal):
        return purse.steal(on_map(t, part.where))
    if isinstance(part, StealIt):
        return purse.steal(on_map(t, ANY))
    if isinstance(part, Scout):
        there = on_map(t, part.where)
        unseen = unseen_safes(t, user)
        fresh = any([unseen >> cell & 1 for cell in there])
        return (LOOK if fresh else 0.1) * min(1.0, purse.left) if there else 0.0
    if isinstance(part, (Mark, MarkAny, MoveMark)):
        return MARKED * min(1.0, 2 * purse.left)
    if isinstance(part, SwapSafe):
        return 0.3
    if isinstance(part, (FreeOwn, FreeAny)):
        return purse.man * min(part.count, t.jail[user])
    if isinstance(part, Draw):
        return 0.4 * min(1.0, purse.left) if t.decks[user] else 0.0
    if isinstance(part, Peek):
        return 0.2 * min(1.0, purse.left)
    if isinstance(part, (PlaceOwn, PlaceFreed)):
        return 0.6
    if isinstance(part, Recall):
        return purse.man
    if isinstance(part, Destroy):
        return 0.6 * max([bluff_men(t, card) for card in face_down(t, user)] or [0])
    if isinstance(part, (UseOther, UseLeader)):
        return other_value(purse, part, user)
    if isinstance(part, Swap):
        return swap_value(purse, part, user)
    if isinstance(part, Hire):
        hires = offered(t, user, part.zone, part.less, 0)
        if not hires:
            return 0.0
        saved = max([pair(t, one).cost for one in hires]) if part.less < 0 else part.less
        return 0.5 * min(1.0, purse.left) + saved * purse.dollar
    if isinstance(part, Sheriff):
        return rules_of(t).sell * purse.dollar
    return holder_value(purse, part, user, x)


def holder_value(purse: Purse, part: Effect[Scoundrels], user: int, x: int) -> float:
    """Return the value of a part that holds other parts."""
    t = purse.t
    if isinstance(part, Paid):
        spent = 0
        for one in part.steps:
            if isinstance(one, SpendX):
                spent = min(one.most, t.money[user])
        return total([part_value(purse, one, user, spent) for one in part.steps])
    if isinstance(part, MayDo):
        return max(0.0, part_value(purse, part.part, user, x))
    if isinstance(part, OneOfAble):
        return max([part_value(purse, one, user, x) for one in part.choices])
    if isinstance(part, If):
        share = 0.3 if part.what[0] == "in" else 0.7
        return share * part_value(purse, part.part, user, x)
    if isinstance(part, Part):
        return total([part_value(purse, one, user, x) for one in part.parts()])
    return 0.0


def other_value(purse: Purse, part: UseOther | UseLeader, user: int) -> float:
    """Return the value of using another scoundrel or a leader ability: the best one usable now, but at least 0.3."""
    t = purse.t
    best = 0.3
    if isinstance(part, UseLeader):
        for ability in rules_of(t).slot_ability[t.leaders[user]]:
            if ability >= 0 and not leader_used(t, user, ability):
                best = max(best, ability_value(purse, rules_of(t).abilities[ability]))
    elif purse.inside:  # end the recursion
        best = 0.9
    else:
        purse.inside = True
        for one in part.there(t, user):
            if not why_not(t, user, one, False):
                best = max(best, use_value(purse, one, False))
        purse.inside = False
    return best


def swap_value(purse: Purse, part: Swap, user: int) -> float:
    """Return the value of swapping halves: that of the best swap if ``purse.now``, else a typical value."""
    if not purse.now:
        return 0.4
    purse.now = False
    out = [swapped(purse, part.jobs, option) for option in part.options(purse.t, (part, 0, user, purse.stay, ()))]
    purse.now = True
    return max(0.0, max(out)) if out else 0.0


def swapped(purse: Purse, jobs: bool, option: int) -> float:
    """Return the gain of a swap (a SWAP) of jobs or traits to the scoundrels on the seat's board."""
    t = purse.t
    mine = [one[0] for one in crew(t, purse.seat)]
    first, second = SWAP.unpack(option)
    a = at(t, stay_of(t, first))
    b = at(t, stay_of(t, second))
    new_a = (a[0], b[1], a[2]) if jobs else (b[0], a[1], a[2])
    new_b = (b[0], a[1], b[2]) if jobs else (a[0], b[1], b[2])
    value = 0.0
    for old, new in ((a, new_a), (b, new_b)):
        if old[0] in mine:
            value += keep_value(purse, new) - keep_value(purse, old)
    return value


def bluff_men(t: Scoundrels, card: int) -> int:
    """Return the number of henchmen on a card if it is a bluff, else 0. Each would gain its owner reputation."""
    owner, slot = CARD.unpack(card)
    bluff = t.slots[owner * WIDTH + slot] != slot + 1
    return men_on(t, card).bit_count() if bluff else 0


def opponent_value(purse: Purse, part: Opp | EachOpp, user: int) -> float:
    """Return the value of the opponents' losses: the greatest one for ``Opp``, their sum for ``EachOpp``."""
    t = purse.t
    seats = opponents(t, user)
    losses = [opponent_loss(purse, part.part, user, seat) for seat in seats]
    return max(losses) if isinstance(part, Opp) else total(losses)


def opponent_loss(purse: Purse, part: Part[Scoundrels], user: int, seat: int) -> float:
    """Return the value to the user of a part that is done to one opponent. It falls with the number of opponents."""
    t = purse.t
    if not part.can(t, (part, 0, seat, -1, blank(user))):
        return 0.0
    share = 0.6 / (t.seats - 1)
    if isinstance(part, Rob):
        taken = min(number(t, (part, 0, seat, -1, blank(user)), part.what), t.money[seat])
        return taken * purse.dollar * (1 + share)
    if isinstance(part, Jail):
        return purse.man * share
    if isinstance(part, Rep):
        return -part.spaces * purse.rep * share
    if isinstance(part, (Guarded, If)):
        return opponent_loss(purse, part.part, user, seat)
    if isinstance(part, OneOfAble):
        return min([opponent_loss(purse, one, user, seat) for one in part.choices])
    return 0.0


def use_value(purse: Purse, one: Scoundrel, own: bool) -> float:
    """Return the value of one use of a scoundrel now. ``own``: False if another scoundrel uses it."""
    t = purse.t
    joined = pair(t, one)
    trait = rules_of(t).traits[one[0]]
    purse.stay = one[2]
    value = part_value(purse, joined.program, purse.seat)
    if own and trait.twice:
        value *= 1.9 if value > 0 else 1.0
    if own:
        value += trait.bonus * purse.dollar
    if joined.discards or trait.discards:
        value -= 0.25 * max(0.0, purse.left)
    return value


def ability_value(purse: Purse, ability: Ability) -> float:
    """Return the value of a leader ability or a strategy card now."""
    return part_value(purse, ability.program, purse.seat)


def uses_a_day(t: Scoundrels, seat: int, one: Scoundrel) -> float:
    """Return the expected uses a day of a scoundrel on the board of ``seat``."""
    trait = rules_of(t).traits[one[0]]
    if trait.timing == ICONS:
        return ICON_USES[trait.numbers.bit_count()]
    if trait.timing == START:
        return 2.7 if not trait.when else 0.2
    if trait.timing == END:
        return 3.5
    if trait.timing == ARROW:
        return 0.4 + 0.3 * len(trait.arrows) if len(crew(t, seat)) else 0.3
    if trait.timing == EVENT:
        rate = EVENT_USES[trait.event]
        return rate * (t.seats - 1) if trait.event == OPP_STOLE else rate
    return 0.2 if trait.timing == PLAN else 0.3


def keep_value(purse: Purse, one: Scoundrel) -> float:
    """Return the value of having a scoundrel on the board from now on; cached."""
    known = one[0] * len(rules_of(purse.t).colours) + one[1]
    if known not in purse.kept:
        joined = pair(purse.t, one)
        uses = uses_a_day(purse.t, purse.seat, one) * max(0.0, purse.left - 0.15)
        now = purse.now
        purse.now = False
        purse.often = max(1.0, uses)
        each = use_value(purse, one, True)
        purse.often = 1.0
        purse.now = now
        if joined.discards or rules_of(purse.t).traits[one[0]].discards:
            uses = min(1.0, uses)
        if joined.men or rules_of(purse.t).requires[one[1]]:
            uses *= SELDOM
        purse.kept[known] = max(0.0, each) * uses + joined.tech
    return purse.kept[known]


def hire_value(purse: Purse, one: Scoundrel) -> float:
    """Return the value of hiring a scoundrel, less its price and the worst scoundrel of a full board."""
    t = purse.t
    price = pair(t, one).cost * purse.dollar
    if rules_of(t).traits[one[0]].timing == HIRED:
        usable = not why_not(t, purse.seat, one, True)
        return (max(0.0, use_value(purse, one, True)) if usable else 0.0) - price
    value = keep_value(purse, one)
    mine = crew(t, purse.seat)
    if len(mine) >= len(rules_of(t).places):
        value -= min([keep_value(purse, other) for other in mine])
    return value - price


def board_value(purse: Purse, board: tuple[Scoundrel, ...]) -> float:
    """Return the value of an arrangement of a board, which is high if arrows point at scoundrels used often."""
    t = purse.t
    rules = rules_of(t)
    value = 0.0
    for place in rules.places:
        one = board[place]
        if one[0] < 0 or rules.traits[one[0]].timing != ARROW:
            continue
        for way in rules.traits[one[0]].arrows:
            other = linked(t, place, way)
            if other >= 0 and board[other][0] >= 0:
                value += uses_a_day(t, purse.seat, board[other]) * max(0.1, use_value(purse, one, False))
    return value
