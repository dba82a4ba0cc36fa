"""Bluffs and suspicions of the heuristic: which card goes into which slot, and when to send a henchman.

How likely a card is a bluff is reckoned from what the seat knows of where the right card lies, and from habits: who has
few cards left bluffs more, and so does who plays where much is opened. What a player fears of others is only what
all can see, so that its own bluffs are no function of what suspicious opponents happen to know.
"""

from math import exp
from typing import Final

from skulduggery.engine.asks import SPECTATOR
from skulduggery.engine.knowledge.groups import Info
from skulduggery.engine.knowledge.zones import Mix
from skulduggery.engine.preferences import Preferences, chance
from skulduggery.engine.programs import NO, YES
from skulduggery.games.scoundrels.bot.current_values import Purse
from skulduggery.games.scoundrels.bot.valuation import ability_value, use_value
from skulduggery.games.scoundrels.knowledge.infostate import as_seen, cards_of, chain
from skulduggery.games.scoundrels.rules.board import crew
from skulduggery.games.scoundrels.rules.options import CARD, PLAY
from skulduggery.games.scoundrels.rules.poker_cards import SLOT, TOP
from skulduggery.games.scoundrels.rules.safes import Steal
from skulduggery.games.scoundrels.rules.state import BLUFF, FACE_UP, FREE, WIDTH, Scoundrels, ScoundrelsRules, rules_of
from skulduggery.games.scoundrels.rules.timings import ICONS, PLAN
from skulduggery.games.scoundrels.rules.using import leader_used, why_not

HEAT: Final = 0.06
"""The temperature of plans: a plan this far below the best is still taken now and then."""
CAUGHT: Final = 1.2
"""The weight of being caught."""
FEAR: Final = 0.65
"""The probability that the right card is elsewhere at which an opponent suspects every other time."""
HONEY: Final = 0.5
"""The value of an honest card that is suspected."""
WASTE: Final = 0.25
"""The share of the value of its own slot that a card loses when it is bluffed away."""
SCRUPLE: Final = 0.12
"""The least gain of a bluff with any other card than the 0."""
PATIENCE: Final = 1.5
"""The value of a future turn to a steal, for each point by which the best known safe falls short of a good one."""
GOOD: Final = 6.5
"""The points that a good safe adds."""
READY: Final = 2.2
"""The readiness of a player to play the right card, if it may have had it, at the first card of a day."""
FEWER: Final = 0.2
"""The decrease of that with each card played, because fewer remain to choose from."""
LURE: Final = 0.18
"""The decrease of that for what a slot opens: the leader's ability by its worth, and each scoundrel."""
EARLY: Final = 0.7
"""The probability of a bluff that is worth a henchman, while many cards are to come and at the last card of a day."""
LATE: Final = 0.35
WATCH: Final = 3.0
"""Cards to come for each henchman that count as many."""
THREATENED: Final = 0.25
"""The same probability for a henchman that goes to jail otherwise."""
SHARP: Final = 0.05
"""The temperature of that decision around this probability."""


def slot_value(purse: Purse, slot: int, turns: int) -> float:
    """Return the value of playing into a slot: the leader's ability and the scoundrels with its number. ``turns``: to
    come."""
    t = purse.t
    rules = rules_of(t)
    value = 0.0
    ability = rules.slot_ability[t.leaders[purse.seat]][slot]
    if ability >= 0 and not leader_used(t, purse.seat, ability):
        program = rules.abilities[ability].program
        steals = any([isinstance(part, Steal) for part in program.parts()])
        wait = PATIENCE * turns * max(0.0, GOOD - purse.gain) if steals else 0.0
        value += max(0.0, ability_value(purse, rules.abilities[ability]) - wait)
    for one in crew(t, purse.seat):
        trait = rules.traits[one[0]]
        if trait.timing == ICONS and trait.numbers >> slot & 1 and not why_not(t, purse.seat, one, True):
            value += max(0.0, use_value(purse, one, True))
    return value


def plan(purse: Purse, options: tuple[int, ...]) -> Preferences:
    """Return the preferences for a card and its slot: the value of the slot, less the risk of a bluff, less the value
    of the card elsewhere."""
    t = purse.t
    rules = rules_of(t)
    seat = purse.seat
    played = WIDTH - t.slots[seat * WIDTH : (seat + 1) * WIDTH].count(FREE)
    opens = [slot_value(purse, slot, rules.turns - played - 1) for slot in range(WIDTH)]
    mix = chain(rules.zones, as_seen(t.acts[seat], SPECTATOR))[-1]
    able = [other for other in range(t.seats) if other != seat and t.supply[other]]
    each = CAUGHT * purse.rep * (0.5 if t.rep[seat] == rules.lowest else 1.0)
    risk: list[float] = []
    honey: list[float] = []
    for slot in range(WIDTH):
        likely = 1.0 / (1.0 + exp((FEAR - elsewhere(rules, mix, slot)) / 0.15))
        men = likely * len(able) / (t.seats - 1)
        risk.append(each * (1.0 - (1.0 - likely) ** len(able) + men))
        honey.append(HONEY * purse.man * men)
    values: list[float] = []
    for option in options:
        if option == FACE_UP:
            honest = [one for one in crew(t, seat) if rules.traits[one[0]].timing == PLAN]
            values.append(max([use_value(purse, one, True) for one in honest]) + 0.1)
            continue
        face, slot = PLAY.unpack(option)
        value = opens[slot]
        if face == slot + 1:
            value += honey[slot]
        else:
            value -= risk[slot]
            if face != BLUFF:  # a card wasted: later its own slot would be open honestly
                later = opens[face - 1] if t.slots[seat * WIDTH + face - 1] == FREE else 0.0
                value -= WASTE * later + SCRUPLE
        values.append(value)
    return Preferences(options, values, HEAT)


def elsewhere(rules: ScoundrelsRules, mix: Mix, slot: int) -> float:
    """Return the probability that the right card for a slot was not in hand today, because it lies in the deck."""
    out = 0.0
    for zone in range(TOP, rules.zones):
        out += mix.odds(zone, slot + 1)
    return out


def bluff_chance(purse: Purse, mix: Mix, owner: int, slot: int) -> float:
    """Return the probability that a card in a slot is a bluff. It depends on where the right card is known to be, on
    the number of cards its owner could choose from, and on the value of the slot."""
    t = purse.t
    rules = rules_of(t)
    earlier = WIDTH - t.slots[owner * WIDTH : (owner + 1) * WIDTH].count(FREE) - 1
    honest = (1.0 - elsewhere(rules, mix, slot)) * READY - FEWER * earlier
    ability = rules.slot_ability[t.leaders[owner]][slot]
    if ability >= 0:
        honest -= LURE * max(0.0, ability_value(purse, rules.abilities[ability]))
    for one in crew(t, owner):
        trait = rules.traits[one[0]]
        if trait.timing == ICONS and trait.numbers >> slot & 1:
            honest -= LURE
    return 1.0 - max(0.05, min(0.95, honest))


def likely_bluff(purse: Purse, info: Info[Scoundrels], card: int) -> float:
    """Return the probability that a played card is a bluff, as far as the seat knows."""
    owner, slot = CARD.unpack(card)
    face = purse.t.slots[owner * WIDTH + slot]
    if face >= 0:
        return 1.0 if face != slot + 1 else 0.0
    mix = cards_of(info, owner)
    here = mix.odds(SLOT + slot, slot + 1)
    if here <= 0.0 or here >= 1.0:
        return 1.0 - here
    return bluff_chance(purse, mix, owner, slot)


def needed(t: Scoundrels, seat: int) -> float:
    """Return the probability of a bluff that is worth a henchman to a seat: higher while more cards are to come."""
    mine = rules_of(t).turns * t.seats - t.turn
    left = mine - mine // t.seats  # cards that others will play today
    need = LATE + (EARLY - LATE) * min(1.0, left / (WATCH * t.supply[seat]))
    return need + 0.25 if t.rep[seat] >= rules_of(t).highest else need


def suspects(purse: Purse, info: Info[Scoundrels], threatened: bool) -> Preferences:
    """Return the preferences about placing a henchman on the turn card: the probability of a bluff against the cost."""
    t = purse.t
    need = THREATENED if threatened else needed(t, purse.seat)
    bluff = likely_bluff(purse, info, CARD.pack(t.active, t.slot))
    if bluff <= 0.0 or bluff >= 1.0:
        return chance(YES, NO, bluff)
    return chance(YES, NO, 1.0 / (1.0 + exp((need - bluff) / SHARP)))
