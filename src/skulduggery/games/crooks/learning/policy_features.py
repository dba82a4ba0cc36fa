"""Policy features of Crooks: a question as its seat sees it (engine/policy_features.py)."""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.knowledge.groups import Info
from skulduggery.engine.machine import SOURCE
from skulduggery.engine.policy_features import PolicyFeatures, band, feat
from skulduggery.engine.preferences import Preferences
from skulduggery.games.crooks.bot.policy import HEAT, Outlook, weighed
from skulduggery.games.crooks.rules.options import DOWN, PLACE
from skulduggery.games.crooks.rules.state import Crooks
from skulduggery.games.crooks.rules.turns import NOTHING, PASS

KINDS: Final[tuple[str, ...]] = ("recruit", "take", "place", "swap", "kill", "spy")
LEVELS: Final[tuple[int, ...]] = (0, 1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 8)
"""Band of each level from 0 to 12 and more: levels in one band are much the same."""


class Scene:
    """The table as features need it. "I" is the seat that is asked; lists have one entry for each target."""

    __slots__ = ("best", "hidden", "hopes", "look", "me", "mine", "rival", "t")

    def __init__(self, look: Outlook) -> None:
        t = look.t
        width = look.width
        self.look = look
        self.t = t
        self.me = look.me
        self.mine: list[float] = look.strength[self.me * width : (self.me + 1) * width]
        self.best: list[float] = []
        """Strength of the strongest rival."""
        self.rival: list[int] = []
        """Seat of the strongest rival, counted from me; 0 for none."""
        self.hidden: list[int] = []
        """1 if a rival has a crook there that I don't know, otherwise 0."""
        faces = t.faces
        for target in range(width):
            best = 0.0
            rival = 0
            hidden = 0
            for step in range(1, t.seats):
                i = (self.me + step) % t.seats * width + target
                if look.strength[i] > best:
                    best = look.strength[i]
                    rival = step
                for cell in t.rows[i]:
                    if faces[cell] < 0:
                        hidden = 1
            self.best.append(best)
            self.rival.append(rival)
            self.hidden.append(hidden)
        hopes = [0.0] * t.seats
        for target in range(width):
            worth = look.worth[target]
            if worth > 0.0:
                for seat in range(t.seats):
                    strength = look.strength[seat * width + target]
                    if strength > 0.0:
                        hopes[seat] += worth * look.share(target, seat, strength)
        self.hopes: list[float] = hopes
        """Points that each seat can expect from the targets."""


def extract(info: Info[Crooks], ask: Ask) -> PolicyFeatures | None:
    """Return the features of a question to the seat of ``info``; None if its kind is unknown or it lists no options."""
    if not ask.options or ask.kind not in KINDS:
        return None
    look, t = Outlook(info), info.state
    values = weighed(look, ask)
    top = max(values)
    scene = Scene(look)
    each: list[list[int]] = []
    kind = KINDS.index(ask.kind)
    for i in range(len(values)):
        option = ask.options[i]
        out = [feat(1, kind, band(values[i], 0.5, 15)), feat(2, kind, band(values[i] - top, 0.25, 12))]
        if kind == 0:
            recruited(scene, option, out)
        elif kind == 1:
            taken(scene, ask, option, out)
        elif kind == 2:
            placed(scene, t.faces[t.stack[-1][SOURCE]], option, out)
        else:
            aimed(scene, ask, kind, option, out)
        each.append(out)
    logits = Preferences(ask.options, values, HEAT).over(ask.options)
    return PolicyFeatures(kind, position(scene), each, [*logits])


def level(strength: float) -> int:
    """Return the band of a level."""
    return LEVELS[min(12, int(strength + 0.5))]


def position(scene: Scene) -> list[int]:
    """Return the features of the table."""
    t = scene.t
    look = scene.look
    me = scene.me
    money = min(t.money[me], 20)
    left = 0
    least = 0
    for pile in t.piles:
        size = len(pile)
        left += size
        if size and (size < least or not least):
            least = size
    out = [feat(10, t.seats), feat(11, t.seats, look.active), feat(12, money), feat(13, min(left, 40))]
    out.append(feat(14, min(money, 10), least))
    richest = 0
    ahead = -99.0
    for step in range(1, t.seats):
        other = (me + step) % t.seats
        ahead = max(ahead, scene.hopes[other])
        if not t.out >> other & 1:
            richest = max(richest, t.money[other])
    richest = min(richest, 20)
    out += [feat(15, richest), feat(16, band(money - richest, 1.0, 8)), feat(17, richest, least)]
    out += [feat(18, t.seats, band(scene.hopes[me] - ahead, 2.0, 10)), feat(19, band(scene.hopes[me], 3.0, 12))]
    places = 0
    for target in range(look.width):
        hidden = scene.hidden[target]
        places += scene.mine[target] == 0.0
        out.append(feat(20, target, level(scene.mine[target]), 2 * level(scene.best[target]) + hidden))
        shift = band(look.worth[target] - look.rules.targets[target], 2.0, 4)
        if shift:
            out.append(feat(21, target, shift))
    out.append(feat(22, places, min(money, 10)))
    for gang in range(3):
        most = 0
        for step in range(1, t.seats):
            most = max(most, look.members[(me + step) % t.seats * 3 + gang])
        out.append(feat(23, gang, band(look.members[me * 3 + gang] - most, 1.0, 3), t.seats))
    return out


def recruited(scene: Scene, option: int, out: list[int]) -> None:
    """Append the features of paying for a pile, or of passing."""
    t = scene.t
    money = min(t.money[scene.me], 12)
    active = scene.look.active
    if option == PASS:
        ahead = -99.0
        for seat in range(t.seats):
            if seat != scene.me:
                ahead = max(ahead, scene.hopes[seat])
        out += [
            feat(30),
            feat(31, money),
            feat(32, active),
            feat(33, active, band(scene.hopes[scene.me] - ahead, 2, 8)),
        ]
        return
    pile = t.piles[option]
    size = len(pile)
    rules = scene.look.rules
    known = t.faces[pile[0]] >= 0
    out += [feat(34, size), feat(35, size, money), feat(36, size, known), feat(37, money - size, active)]
    if known:
        for cell in pile:
            out.append(feat(38, t.faces[cell]))
        return
    most = 0
    for inside, faces, _ in scene.look.groups:
        if pile[0] in inside:
            for face in faces:
                most = max(most, rules.level[face])
            out.append(feat(39, min(len(faces), 40), most))


def taken(scene: Scene, ask: Ask, option: int, out: list[int]) -> None:
    """Append the features of taking a crook out of a pile."""
    if option == NOTHING:
        return
    t = scene.t
    rules = scene.look.rules
    pile = t.piles[ask.args[0]]
    rest = 0
    for cell in pile:
        if t.faces[cell] != option:
            rest = max(rest, rules.level[t.faces[cell]])
    lead = 0
    free = 0
    for target in range(scene.look.width):
        if scene.mine[target] == 0.0:
            free += 1
            lead = max(lead, target * (rules.level[option] > scene.best[target]))
    gangs = rules.gangs[option]
    out += [
        feat(50, option), feat(51, option, min(t.money[scene.me], 8)), feat(52, rules.level[option], rest),
        feat(53, rules.ability[option], free), feat(54, rules.level[option], lead), feat(55, rest, len(pile)),
        feat(56, option, scene.look.active), feat(57, option, t.seats),
    ]  # fmt: skip
    for gang in range(3):
        if gangs >> gang & 1:
            out.append(gang_sign(scene, 58, gang))


def gang_sign(scene: Scene, what: int, gang: int) -> int:
    """Return the feature of my lead in a gang over the best other seat."""
    t = scene.t
    members = scene.look.members
    most = 0
    for seat in range(t.seats):
        if seat != scene.me:
            most = max(most, members[seat * 3 + gang])
    return feat(what, band(members[scene.me * 3 + gang] - most, 1.0, 3), t.seats)


def placed(scene: Scene, card: int, option: int, out: list[int]) -> None:
    """Append the features of placing a crook."""
    t = scene.t
    rules = scene.look.rules
    target, side = PLACE.unpack(option)
    power = rules.level[card]
    ability = rules.ability[card]
    own = level(scene.mine[target])
    best = scene.best[target]
    hidden = scene.hidden[target]
    rival = 2 * level(best) + hidden
    margin = band(power + (scene.mine[target] if ability == 2 else 0.0) - best, 1.0, 6)
    active = scene.look.active
    money = min(t.money[scene.me], 8)
    out += [
        feat(70, target, side), feat(71, card, side, min(own, 1)), feat(72, target, power, side),
        feat(73, margin, side, 2 * min(rival, 2) + min(own, 1)), feat(74, target, margin, min(rival, 2)),
        feat(75, ability, side, own), feat(76, side, money, active), feat(77, side, active, t.seats),
        feat(78, power, side, rival), feat(79, card, target), feat(80, power, own, rival),
        feat(81, band(rules.modifier[card], 1.0, 6), target, min(rival, 2)),
        feat(82, rules.modifier[card], margin, min(rival, 2)),
    ]  # fmt: skip
    if side == DOWN:
        out.append(feat(83, power, target))
        out.append(feat(84, power, band(t.money[scene.me] - 4, 2.0, 6), active))
    if own:
        out.append(feat(85, ability, own, power))


def aimed(scene: Scene, ask: Ask, kind: int, option: int, out: list[int]) -> None:
    """Append the features of the aim of a Swap, a Killer or a Spy."""
    t = scene.t
    width = scene.look.width
    if kind == 3:
        mine = scene.mine[ask.args[0]]
        margin = band(mine - scene.best[option], 1.0, 6)
        out += [
            feat(100, option, margin),
            feat(101, level(mine), level(scene.best[option])),
            feat(102, option),
        ]
    elif kind == 4:
        there = scene.look.strength[option * width + ask.args[0]]
        best = max(scene.hopes)
        out += [
            feat(110, level(there), ask.args[0]),
            feat(111, band(scene.hopes[option] - best, 2.0, 8), t.seats),
        ]
    elif option >= width:
        size = len(t.piles[option - width])
        known = t.faces[t.piles[option - width][0]] >= 0
        out += [feat(120, size, known), feat(121, size, min(t.money[scene.me], 8), known)]
    elif option >= 0:
        out += [feat(122, option, scene.hidden[option]), feat(123, level(scene.mine[option]), option)]
    else:
        out.append(feat(124))
