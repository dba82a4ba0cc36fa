"""Policy features of 3000 Scoundrels: a question as its seat sees it (engine/policy_features.py)."""

from typing import Final

from skulduggery.engine.asks import SPECTATOR, Ask
from skulduggery.engine.knowledge.groups import Info
from skulduggery.engine.policy_features import PolicyFeatures, band, feat
from skulduggery.engine.programs import YES
from skulduggery.games.scoundrels.bot.bluff import elsewhere, likely_bluff, slot_value
from skulduggery.games.scoundrels.bot.current_values import Purse
from skulduggery.games.scoundrels.bot.policy import preferences
from skulduggery.games.scoundrels.knowledge.infostate import as_seen, chain
from skulduggery.games.scoundrels.rules.board import at, crew, pair, stay_of
from skulduggery.games.scoundrels.rules.options import CARD, PLAY
from skulduggery.games.scoundrels.rules.state import (
    BLUFF,
    FACE_UP,
    FREE,
    LEADER,
    STOLEN,
    STRATEGY,
    UNKNOWN,
    WIDTH,
    Scoundrels,
    rules_of,
)
from skulduggery.games.scoundrels.rules.timings import ICONS

KINDS: Final[tuple[str, ...]] = (
    "other", "plan", "last-look", "guard", "act", "hire", "abilities", "start", "end", "react", "use", "use-leader",
    "steal", "mark", "scout", "opponent", "peek", "abandon", "mark-any", "sheriff",
)  # fmt: skip


def extract(info: Info[Scoundrels], ask: Ask) -> PolicyFeatures | None:
    """Return the features of a question to the seat of ``info``; None if the rules of thumb leave no choice."""
    if not ask.options:
        return None
    preferred = preferences(info, ask)
    if len(preferred.options) < 2:  # the rules of thumb are sure
        return None
    t = info.state
    purse = Purse(t, ask.seat)
    kind = KINDS.index(ask.kind) if ask.kind in KINDS else 0
    ahead = lead(purse)
    here = position(purse, ahead)
    here.append(feat(9, kind, band(max(preferred.values), 0.5, 15)))
    each: list[list[int]] = []
    values = preferred.over(ask.options)
    for i in range(len(values)):
        out = [feat(1, kind, band(values[i], 0.5, 15)), feat(2, kind, values[i] == 0.0, t.day)]
        if -16 <= ask.options[i] < 48:
            out.append(feat(3, kind, ask.options[i]))
        each.append(out)
    if ask.kind == "plan":
        planned(purse, ask, ahead, each)
    elif ask.kind in ("last-look", "guard"):
        suspected(purse, ask, info, ahead, each)
    elif ask.kind in ("act", "hire", "abilities", "start", "end", "react", "use"):
        for i in range(len(each)):
            chosen(purse, kind, ask.options[i], each[i])
    elif ask.kind in ("steal", "abandon", "scout", "mark-any"):
        for i in range(len(each)):
            cell = ask.options[i]
            if cell >= 0:
                each[i].append(feat(130, kind, band(purse.adds[cell], 1.0, 10), t.day))
                each[i].append(feat(131, kind, band(purse.safes[cell], 1.0, 10), t.faces[cell] >= 0))
    return PolicyFeatures(kind, here, each, [*values])


def tech(purse: Purse, seat: int) -> float:
    """Return the tech that a player has, as far as the seat of ``purse`` knows, plus 0.1 for each dollar."""
    t = purse.t
    rules = rules_of(t)
    total = float(rules.track[t.rep[seat] - rules.lowest]) + 0.1 * t.money[seat]
    for cell in range(len(t.where)):
        if t.where[cell] == STOLEN + seat:
            total += purse.safes[cell]
    for one in crew(t, seat):
        total += pair(t, one).tech
    return total


def lead(purse: Purse) -> int:
    """Return the band of the seat's lead in tech over the best other seat, as far as the seat knows."""
    best = max([tech(purse, other) for other in range(purse.t.seats) if other != purse.seat])
    return band(tech(purse, purse.seat) - best, 2.0, 8)


def position(purse: Purse, ahead: int) -> list[int]:
    """Return the features of the table."""
    t = purse.t
    me = purse.seat
    day = t.day
    own = t.where.count(STOLEN + me)
    men = 0
    for other in range(t.seats):
        if other != me:
            men += t.supply[other]
    bluffs = 0
    played = 0
    out = [
        feat(10, t.seats, day), feat(11, day, min(t.turn // t.seats, 20)), feat(12, day, min(t.money[me] // 2, 12)),
        feat(13, day, t.rep[me]), feat(14, t.supply[me], t.jail[me]), feat(15, own, day), feat(16, day, ahead),
        feat(17, band(purse.gain, 1.0, 12), day), feat(18, len(crew(t, me)), day), feat(19, min(men, 20), t.seats),
        feat(20, t.leaders[me] % 32), feat(21, t.active == me, day),
    ]  # fmt: skip
    for slot in range(WIDTH):
        face = t.slots[me * WIDTH + slot]
        if face != FREE:
            played += 1
            bluffs += face != slot + 1
    out += [feat(22, played, bluffs), feat(23, played, t.supply[me])]
    known = 0
    for cell in range(len(t.where)):
        known += t.looks[me] >> cell & 1
    out.append(feat(24, min(known, 20), day))
    for step in range(1, t.seats):
        other = (me + step) % t.seats
        out += [feat(25, step, t.rep[other], day), feat(26, step, t.where.count(STOLEN + other), day)]
        out.append(feat(27, step, t.supply[other], min(t.money[other] // 3, 8)))
    return out


def hits(t: Scoundrels, seat: int, slot: int) -> int:
    """Return the number of a player's scoundrels that a card in a slot makes usable."""
    rules = rules_of(t)
    found = 0
    for one in crew(t, seat):
        trait = rules.traits[one[0]]
        found += trait.timing == ICONS and trait.numbers >> slot & 1
    return found


def planned(purse: Purse, ask: Ask, ahead: int, each: list[list[int]]) -> None:
    """Append the features of playing each card into each slot."""
    t = purse.t
    rules = rules_of(t)
    seat = purse.seat
    played = WIDTH - t.slots[seat * WIDTH : (seat + 1) * WIDTH].count(FREE)
    mix = chain(rules.zones, as_seen(t.acts[seat], SPECTATOR))[-1]
    able = 0
    men = 0
    for other in range(t.seats):
        if other != seat:
            able += t.supply[other] > 0
            men += t.supply[other]
    odds = [band(elsewhere(rules, mix, slot), 0.1, 10) for slot in range(WIDTH)]
    opens = [band(slot_value(purse, slot, rules.turns - played - 1), 0.4, 12) for slot in range(WIDTH)]
    leader = t.leaders[seat] % 32
    for i in range(len(each)):
        option = ask.options[i]
        if option == FACE_UP:
            each[i].append(feat(40, t.day, played))
            continue
        face, slot = PLAY.unpack(option)
        code = 2 if face == slot + 1 else 0 if face == BLUFF else 1
        later = 0
        if code == 1 and t.slots[seat * WIDTH + face - 1] == FREE:
            later = opens[face - 1]
        each[i] += [
            feat(41, code, slot), feat(42, code, odds[slot], min(men, 15)), feat(43, code, able, t.seats),
            feat(44, code, hits(t, seat, slot), rules.slot_ability[t.leaders[seat]][slot] >= 0),
            feat(45, code, played, t.day), feat(46, code, t.rep[seat], t.day), feat(47, leader, slot, code),
            feat(48, code, ahead, t.day), feat(49, face, played), feat(50, code, opens[slot]), feat(51, later),
            feat(52, code, odds[slot], opens[slot]), feat(53, code, later, opens[slot]),
            feat(54, code, t.supply[seat], t.day),
        ]  # fmt: skip


def suspected(purse: Purse, ask: Ask, info: Info[Scoundrels], ahead: int, each: list[list[int]]) -> None:
    """Append the features of placing a henchman on the turn card, and of not placing one."""
    t = purse.t
    seat = purse.seat
    owner = t.active
    slot = t.slot
    bluff = band(likely_bluff(purse, info, CARD.pack(owner, slot)), 0.05, 20)
    played = WIDTH - t.slots[owner * WIDTH : (owner + 1) * WIDTH].count(FREE)
    rules = rules_of(t)
    left = min(20, rules.turns * t.seats - t.turn)
    opened = hits(t, owner, slot)
    unknown = 0
    for other in range(WIDTH):
        unknown += t.slots[owner * WIDTH + other] == UNKNOWN
    rival = band(tech(purse, owner) - tech(purse, seat), 2.0, 6)
    for i in range(len(each)):
        yes = ask.options[i] == YES
        guard = ask.kind == "guard"
        each[i] += [
            feat(60, yes, bluff), feat(61, yes, t.supply[seat], left), feat(62, yes, bluff // 3, t.supply[seat]),
            feat(63, yes, t.rep[seat], t.day), feat(64, yes, rival, t.seats), feat(65, yes, guard, bluff // 2),
            feat(66, yes, slot, opened), feat(67, yes, played, unknown), feat(68, yes, t.rep[owner], t.day),
            feat(69, yes, ahead, t.day), feat(70, yes, t.leaders[owner] % 32, slot), feat(71, yes, bluff // 2, left),
        ]  # fmt: skip


def chosen(purse: Purse, kind: int, option: int, out: list[int]) -> None:
    """Append the features of hiring or using something."""
    t = purse.t
    rules = rules_of(t)
    if option < 0:
        out += [feat(80, kind, option, t.day), feat(81, kind, option, min(t.money[purse.seat] // 2, 10))]
        return
    if option >= LEADER:
        out.append(feat(82, kind, (option - LEADER) // 32, (option - LEADER) % 32))
        return
    if option >= STRATEGY:
        out.append(feat(83, kind, option - STRATEGY))
        return
    one = at(t, stay_of(t, option))
    made = pair(t, one)
    trait = rules.traits[one[0]]
    out += [
        feat(84, kind, one[0] // 32, one[0] % 32), feat(85, kind, one[1] // 32, one[1] % 32),
        feat(86, kind, made.tech, t.day), feat(87, kind, min(made.cost, 20), min(t.money[purse.seat] // 2, 10)),
        feat(88, kind, trait.timing, t.day), feat(89, kind, rules.colours[one[1]], t.day),
        feat(90, kind, min(made.dollars, 20), made.men), feat(91, kind, len(crew(t, purse.seat)), made.tech),
    ]  # fmt: skip
