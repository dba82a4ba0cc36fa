"""Bluffs and suspicions of the heuristic: choice of card and slot, and of when to place a henchman.

The probability that a card is a bluff follows from what the seat knows about the place of the right card, and from
habits. Players bluff more when they have few cards left, and in slots that open much. A player estimates the others'
suspicion from public facts only, so that its bluffs do not depend on what opponents happen to know.
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
"""The temperature of plans, in tech."""
CAUGHT: Final = 1.2
"""The cost of being caught, in steps of reputation."""
FEAR: Final = 0.65
"""An opponent suspects half the time if the right card is in the deck with this probability."""
HONEY: Final = 0.5
"""The value of a henchman that an opponent places on an honest card, as a share of an own henchman's value."""
WASTE: Final = 0.25
"""The share of the value of its own slot that a card loses when it is spent on a bluff."""
SCRUPLE: Final = 0.12
"""The cost of a bluff with any card but the 0."""
PATIENCE: Final = 1.5
"""The value of keeping a steal, for each turn to come and each point by which the best safe falls short of GOOD."""
GOOD: Final = 6.5
"""The points that a good safe adds."""
READY: Final = 2.2
"""The honesty score of a card whose owner had the right card. Clamped to 0.05 to 0.95, the score is a probability."""
FEWER: Final = 0.2
"""The decrease of the score for each earlier card of the day, because fewer cards remain to choose from."""
LURE: Final = 0.18
"""The decrease of the score for each scoundrel that the slot opens, and for each point of the leader's ability."""
EARLY: Final = 0.7
"""The probability of a bluff from which it is worth placing a henchman, while many cards are to come."""
LATE: Final = 0.35
"""The same probability when no card of another player is to come today."""
WATCH: Final = 3.0
"""Number of cards to come for each henchman from which EARLY applies."""
THREATENED: Final = 0.25
"""The probability of a bluff from which it is worth placing a henchman that goes to jail otherwise."""
SHARP: Final = 0.05
"""The temperature of the decision to place a henchman, as a difference in probability."""


def slot_value(purse: Purse, slot: int, turns: int) -> float:
    """Return the value of the leader's ability and the scoundrels that a slot opens.

    ``turns``: number of own turns to come today.
    """
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
    """Return the preferences for a card and its slot.

    A plan is worth what the slot opens, less the risk of a bluff and the value of the card in its own slot.
    """
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
            if face != BLUFF:  # the card could have opened its own slot honestly later
                later = opens[face - 1] if t.slots[seat * WIDTH + face - 1] == FREE else 0.0
                value -= WASTE * later + SCRUPLE
        values.append(value)
    return Preferences(options, values, HEAT)


def elsewhere(rules: ScoundrelsRules, mix: Mix, slot: int) -> float:
    """Return the probability that the right card for a slot lies in the deck, so that it was not in hand today."""
    out = 0.0
    for zone in range(TOP, rules.zones):
        out += mix.odds(zone, slot + 1)
    return out


def bluff_chance(purse: Purse, mix: Mix, owner: int, slot: int) -> float:
    """Return the probability that an unseen card in a slot is a bluff.

    It grows with the probability that the right card is in the deck, with the number of cards that the owner had
    played before, and with what the slot opens.
    """
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
    """Return the probability that a played card (a CARD) is a bluff, from what the seat of ``info`` knows."""
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
    """Return the probability of a bluff from which it is worth placing a henchman.

    It grows with the cards to come today, and is higher at the top of the reputation track.
    """
    mine = rules_of(t).turns * t.seats - t.turn
    left = mine - mine // t.seats  # cards that others have yet to play today
    need = LATE + (EARLY - LATE) * min(1.0, left / (WATCH * t.supply[seat]))
    return need + 0.25 if t.rep[seat] >= rules_of(t).highest else need


def suspects(purse: Purse, info: Info[Scoundrels], threatened: bool) -> Preferences:
    """Return the preferences about placing a henchman on the turn card, by the probability that it is a bluff.

    ``threatened``: True if the henchman goes to jail otherwise.
    """
    t = purse.t
    need = THREATENED if threatened else needed(t, purse.seat)
    bluff = likely_bluff(purse, info, CARD.pack(t.active, t.slot))
    if bluff <= 0.0 or bluff >= 1.0:
        return chance(YES, NO, bluff)
    return chance(YES, NO, 1.0 / (1.0 + exp((need - bluff) / SHARP)))
