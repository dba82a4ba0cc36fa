"""What things are worth to a player, roughly, in tech at the end of the game: rules of thumb for the heuristic.

Values hang on public facts and on what the seat knows itself. Abilities are judged by their parts, so that cards of
one's own are judged too.
"""

from typing import Final

from skulduggery.core.machine import Effect, Frame
from skulduggery.core.parts import Part
from skulduggery.games.scoundrels.board import crew, linked, pair
from skulduggery.games.scoundrels.cards import Destroy, Peek, PlaceFreed, PlaceOwn, Recall, face_down, men_on
from skulduggery.games.scoundrels.facts import unseen_safes
from skulduggery.games.scoundrels.hiring import Hire, Sheriff, offered
from skulduggery.games.scoundrels.safes import ANY, Mark, MarkAny, MoveMark, Scout, Steal, StealIt, SwapSafe, on_map
from skulduggery.games.scoundrels.setup import (
    ARROW,
    END,
    EVENT,
    HIRED,
    ICONS,
    PLAN,
    START,
    STOLEN,
    Ability,
    Scoundrel,
    Scoundrels,
    opponents,
    rules_of,
)
from skulduggery.games.scoundrels.steps import (
    Draw,
    EachOpp,
    FreeAny,
    FreeOwn,
    Gain,
    Guarded,
    If,
    Jail,
    MayDo,
    OneOfAble,
    Opp,
    Paid,
    Rep,
    Rob,
    Spend,
    SpendX,
    blank,
    number,
)
from skulduggery.games.scoundrels.using import Swap, UseLeader, UseOther

TURN_PARTS: Final = (0.0, 0.8, 1.45, 2.0, 2.5, 2.8, 3.0)
"""How often a day a scoundrel with so many numbers is used."""


class Purse:
    """What a seat thinks of dollars, reputation and henchmen now, and of the safes that it could get."""

    __slots__ = ("dollar", "gain", "left", "man", "rep", "seat", "t")

    def __init__(self, t: Scoundrels, seat: int) -> None:
        rules = rules_of(t)
        self.t = t
        self.seat = seat
        turns = rules.turns * t.seats
        ahead = (rules.days - t.day) + (turns - t.turn) / turns
        self.left = ahead
        """Days to come, today's rest included."""
        self.dollar = 0.02 + 0.38 * min(1.0, ahead / 1.2)
        last = t.day == rules.days
        self.rep = 0.6 if rules.lowest < t.rep[seat] < rules.highest or not last else 0.5
        self.man = 0.45 if not last else 0.25 * min(1.0, ahead * 2)
        """A henchman that can be placed."""
        self.gain = self.best_steal()

    def best_steal(self) -> float:
        """What the best safe on the map would add (SC-SAFE-21: at the limit, the worst one goes)."""
        there = on_map(self.t, ANY)
        if not there:
            return 0.0
        best = max([safe_value(self.t, self.seat, cell) for cell in there])
        return self.added(best)

    def added(self, value: float) -> float:
        """What stealing a safe of some value adds."""
        t = self.t
        own = [cell for cell in range(len(t.where)) if t.where[cell] == STOLEN + self.seat]
        rules = rules_of(t)
        limit = rules.limits[min(max(t.day, 1), rules.days) - 1]
        if len(own) < limit:
            # Later days allow more, so a safe now is never in the way of a better one for long.
            return value
        return max(0.0, value - min([safe_value(t, self.seat, cell) for cell in own]))


def safe_value(t: Scoundrels, seat: int, cell: int) -> float:
    """What a safe would bring at the end: its value, or what is left at its location, leaning on others' marks."""
    rules = rules_of(t)
    face = t.faces[cell]
    if face >= 0:
        value = rules.values[face]
        return value + sum([1.0 for mark in t.marks if mark[0] == cell and mark[2] == value])
    location = rules.location_of[cell]
    first = rules.location_of.index(location)
    there = range(first, first + rules.location_of.count(location))
    known = [t.faces[one] for one in there if t.faces[one] >= 0]
    left = [rules.values[one] for one in there if one not in known]
    mean = sum(left) / len(left)
    marks = [mark[2] for mark in t.marks if mark[0] == cell and mark[1] != seat]
    if marks:  # half of what others say is true, and a true mark counts as well
        mean += 0.35 * (sum(marks) / len(marks) - mean) + 0.3 * len(marks)
    return mean


def part_value(purse: Purse, part: Effect, user: int, x: int = 0) -> float:
    """What a part of an ability is worth to its user."""
    t = purse.t
    frame: Frame = (part, 0, user, -1, (*blank(user)[:4], x, *blank(user)[5:]))
    if isinstance(part, Gain):
        return number(t, frame, part.what) * purse.dollar
    if isinstance(part, (Spend,)):
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
        there = on_map(t, part.where)
        if not there:
            return 0.0
        return purse.added(max([safe_value(t, user, cell) for cell in there]))
    if isinstance(part, StealIt):
        return purse.gain
    if isinstance(part, Scout):
        there = on_map(t, part.where)
        unseen = unseen_safes(t, user)
        fresh = any([unseen >> cell & 1 for cell in there])
        return (0.45 if fresh else 0.1) * min(1.0, purse.left) if there else 0.0
    if isinstance(part, (Mark, MarkAny, MoveMark)):
        return 0.3
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
        return 0.9
    if isinstance(part, Swap):
        return 0.4
    if isinstance(part, Hire):
        hires = offered(t, user, part.zone, part.less, 0)
        if not hires:
            return 0.0
        saved = max([pair(t, one).cost for one in hires]) if part.less < 0 else part.less
        return 0.5 * min(1.0, purse.left) + saved * purse.dollar
    if isinstance(part, Sheriff):
        return rules_of(t).sell * purse.dollar
    return holder_value(purse, part, user, x)


def holder_value(purse: Purse, part: Effect, user: int, x: int) -> float:
    """What a part that holds others is worth."""
    t = purse.t
    if isinstance(part, Paid):
        spent = 0
        for one in part.steps:
            if isinstance(one, SpendX):
                spent = min(one.most, t.money[user])
        return sum([part_value(purse, one, user, spent) for one in part.steps])
    if isinstance(part, MayDo):
        return max(0.0, part_value(purse, part.part, user, x))
    if isinstance(part, OneOfAble):
        return max([part_value(purse, one, user, x) for one in part.choices])
    if isinstance(part, If):
        share = 0.3 if part.what[0] == "in" else 0.7
        return share * part_value(purse, part.part, user, x)
    if isinstance(part, Part):
        return sum([part_value(purse, one, user, x) for one in part.parts()])
    return 0.0


def bluff_men(t: Scoundrels, card: int) -> int:
    """Henchmen on a card of one's own that is a bluff; each is a reputation for somebody else."""
    bluff = t.slots[card // 7 * 6 + card % 7] != card % 7 + 1
    return men_on(t, card).bit_count() if bluff else 0


def opponent_value(purse: Purse, part: Opp | EachOpp, user: int) -> float:
    """What opponents lose counts for less than what one gains, the more so the more they are."""
    t = purse.t
    seats = opponents(t, user)
    losses = [opponent_loss(purse, part.part, user, seat) for seat in seats]
    return max(losses) if isinstance(part, Opp) else sum(losses)


def opponent_loss(purse: Purse, part: Part, user: int, seat: int) -> float:
    """What a part done to one opponent brings the user."""
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
    if isinstance(part, Guarded):
        return opponent_loss(purse, part.part, user, seat)
    if isinstance(part, OneOfAble):
        return min([opponent_loss(purse, one, user, seat) for one in part.choices])
    return 0.0


def use_value(purse: Purse, one: Scoundrel, own: bool) -> float:
    """What one activation of a scoundrel is worth now."""
    t = purse.t
    joined = pair(t, one)
    trait = rules_of(t).traits[one[0]]
    value = part_value(purse, joined.program, purse.seat)
    if own and trait.twice:
        value *= 1.9 if value > 0 else 1.0
    if own:
        value += trait.bonus * purse.dollar
    if joined.discards or trait.discards:
        value -= 0.25 * max(0.0, purse.left)
    return value


def ability_value(purse: Purse, ability: Ability) -> float:
    """What a leader ability or a strategy card is worth now."""
    return part_value(purse, ability.program, purse.seat)


def uses_a_day(t: Scoundrels, seat: int, one: Scoundrel) -> float:
    """How often a day a scoundrel will be used on a board."""
    trait = rules_of(t).traits[one[0]]
    if trait.timing == ICONS:
        return TURN_PARTS[trait.numbers.bit_count()]
    if trait.timing == START:
        return 2.5 if not trait.when else 0.9
    if trait.timing == END:
        return 3.2
    if trait.timing == ARROW:
        return 0.6 + 0.3 * len(trait.arrows) if len(crew(t, seat)) else 0.3
    if trait.timing == EVENT:
        return 0.9
    return 0.5 if trait.timing == PLAN else 0.3


def keep_value(purse: Purse, one: Scoundrel) -> float:
    """What a scoundrel on the board will bring from now on."""
    joined = pair(purse.t, one)
    uses = uses_a_day(purse.t, purse.seat, one) * max(0.0, purse.left - 0.15)
    each = use_value(purse, one, True)
    if joined.discards or rules_of(purse.t).traits[one[0]].discards:
        uses = min(1.0, uses)
    return max(0.0, each) * uses + joined.tech


def hire_value(purse: Purse, one: Scoundrel) -> float:
    """What hiring a scoundrel brings beyond its price."""
    t = purse.t
    price = pair(t, one).cost * purse.dollar
    if rules_of(t).traits[one[0]].timing == HIRED:
        return max(0.0, use_value(purse, one, True)) - price
    value = keep_value(purse, one)
    mine = crew(t, purse.seat)
    if len(mine) >= len(rules_of(t).places):
        value -= min([keep_value(purse, other) for other in mine])
    return value - price


def board_value(purse: Purse, board: tuple[Scoundrel, ...]) -> float:
    """How well the arrows of a board point."""
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
