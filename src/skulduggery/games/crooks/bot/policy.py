"""The heuristic of Crooks: cheap rules of thumb that use only what the seat knows, and vary their answers.

The heuristic estimates what each seat can expect of each target and each gang. For a target it considers the worth, the
leader and the seats that can still come. It takes the answer that gains most over the rivals. It hides strong and weak
crooks where that may mislead, so that a card's back reveals little.
"""

from math import exp
from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.chance import Rng
from skulduggery.engine.knowledge.groups import Info
from skulduggery.engine.machine import SOURCE
from skulduggery.engine.preferences import Preferences
from skulduggery.games.crooks.rules.options import DOWN, PLACE, UP
from skulduggery.games.crooks.rules.state import ACCOMPLICE, BOSS, KILLER, PICKPOCKET, SPY, SWAP, Crooks, rules_of
from skulduggery.games.crooks.rules.turns import NOTHING, PASS

RIVALS: Final = 0.5
"""The weight of a rival's point relative to an own point."""
DOLLAR: Final = 0.32
"""The value of a dollar, in points, while it can still buy something."""
HEAT: Final = 0.3
"""The temperature of the logits, in points."""
EXTRA: Final = {PICKPOCKET: 0.7, SWAP: 0.1, KILLER: 0.2, SPY: 0.3}
"""The rough value, in points, that each ability adds to a crook for the player who takes it."""


def beats(margin: float) -> float:
    """Return the probability that crooks that lead by ``margin`` levels now lead at the end."""
    return 1.0 / (1.0 + exp(-0.8 * margin))


class Outlook:
    """A seat's expectations, from the table as it knows it."""

    __slots__ = ("active", "groups", "level", "me", "members", "rules", "strength", "t", "width", "worth")

    def __init__(self, info: Info[Crooks]) -> None:
        t = info.state
        rules = rules_of(t)
        self.t = t
        self.me = info.seat
        self.rules = rules
        self.width = len(rules.targets)
        self.groups = info.groups
        faces = t.faces
        n = len(faces)
        level = [0.0] * n
        modifier = [0.0] * n
        for cell in range(n):
            if faces[cell] >= 0:
                level[cell] = float(rules.level[faces[cell]])
                modifier[cell] = float(rules.modifier[faces[cell]])
        for inside, there, _ in info.groups:
            mean = 0.0
            shift = 0.0
            for face in there:
                mean += rules.level[face]
                shift += rules.modifier[face]
            for cell in inside:
                level[cell] = mean / len(there)
                modifier[cell] = shift / len(there)
        self.level = level
        self.worth: list[float] = [float(n) for n in rules.targets]
        self.strength: list[float] = [0.0] * len(t.rows)
        self.members = [0] * (t.seats * 3)
        for i in range(len(t.rows)):
            seat = i // self.width
            for cell in t.rows[i]:
                self.worth[i % self.width] += modifier[cell]
                self.strength[i] += level[cell]
                if faces[cell] >= 0:
                    for gang in range(3):
                        self.members[seat * 3 + gang] += rules.gangs[faces[cell]] >> gang & 1
        self.active = 0
        for seat in range(t.seats):
            if not t.out >> seat & 1:
                self.active += 1

    def share(self, target: int, seat: int, mine: float) -> float:
        """Return the share of a target that a seat can expect if its crooks there have ``mine`` levels."""
        if mine <= 0.0:
            return 0.0
        part = 1.0
        for other in range(self.t.seats):
            if other == seat:
                continue
            theirs = self.strength[other * self.width + target]
            if theirs > 0.0:
                part *= beats(mine - theirs)
            elif not self.t.out >> other & 1 and self.t.money[other] > 0:
                part *= 0.55 + 0.045 * min(mine, 10.0)
        return part

    def standing(self, target: int, mine: float, shift: float) -> float:
        """Return the seat's expected points from a target, less RIVALS times those of the rivals.

        ``mine``: levels of its crooks there; ``shift``: change of the target's worth.
        """
        worth = max(self.worth[target] + shift, 0.0)
        old = self.strength[self.me * self.width + target]
        self.strength[self.me * self.width + target] = mine
        total = self.share(target, self.me, mine)
        for other in range(self.t.seats):
            if other != self.me:
                total -= RIVALS * self.share(target, other, self.strength[other * self.width + target])
        self.strength[self.me * self.width + target] = old
        return total * worth

    def gangs(self, card: int) -> float:
        """Return the expected points that a crook adds by its gangs, most in a close race for the lead."""
        total = 0.0
        for gang in range(3):
            if self.rules.gangs[card] >> gang & 1:
                mine = self.members[self.me * 3 + gang]
                best = 0
                for seat in range(self.t.seats):
                    if seat != self.me:
                        best = max(best, self.members[seat * 3 + gang])
                gain = beats(1.2 * (mine + 1 - best)) - beats(1.2 * (mine - best))
                total += gain * self.rules.gang_points
        return total

    def gain(self, card: int, target: int) -> float:
        """Return the gain of placing a crook at a target where the seat has none, without its ability."""
        before = self.standing(target, 0.0, 0.0)
        return self.standing(target, float(self.rules.level[card]), float(self.rules.modifier[card])) - before

    def join(self, card: int, target: int) -> float:
        """Return the gain of placing an Accomplice on top of the seat's crooks."""
        mine = self.strength[self.me * self.width + target]
        after = self.standing(target, mine + self.rules.level[card], float(self.rules.modifier[card]))
        return after - self.standing(target, mine, 0.0)

    def removal(self, victim: int, target: int) -> float:
        """Return the seat's gain if all crooks of a rival leave a target."""
        i = victim * self.width + target
        mine = self.strength[self.me * self.width + target]
        before = self.standing(target, mine, 0.0)
        theirs = self.strength[i]
        self.strength[i] = 0.0
        after = self.standing(target, mine, 0.0)
        self.strength[i] = theirs
        return after - before

    def best(self, card: int) -> float:
        """Return the gain of a crook at its best target, with its gangs and its ability."""
        ability = self.rules.ability[card]
        top = -9.0
        for target in range(self.width):
            if not self.t.rows[self.me * self.width + target]:
                value = self.gain(card, target)
                if ability == KILLER:
                    value += self.victim(target)[1]
                top = max(top, value)
            elif ability == ACCOMPLICE:
                top = max(top, self.join(card, target))
            elif ability == KILLER:
                top = max(top, self.gain(card, target) - 2.0)
        return top + self.gangs(card) + EXTRA.get(ability, 0.0)

    def victim(self, target: int) -> tuple[int, float]:
        """Return the rival whose removal gains most at a target, and that gain; (-1, 0) without rivals."""
        who = -1
        top = 0.0
        for other in range(self.t.seats):
            if other != self.me and self.t.rows[other * self.width + target]:
                value = self.removal(other, target)
                if who < 0 or value > top:
                    who = other
                    top = value
        return who, top


def answer(info: Info[Crooks], ask: Ask, rng: Rng) -> object:
    """Return the best option of ``ask`` for the seat of ``info``, after random changes to some of the values."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    values = weighed(Outlook(info), ask)
    if ask.kind in ("recruit", "place"):  # vary the answers, so that opponents can't predict them
        swing = 0.2 if ask.kind == "recruit" else 0.7
        for i in range(len(values)):
            if options[i] != PASS if ask.kind == "recruit" else PLACE.unpack(options[i])[1] == DOWN:
                values[i] += swing * (rng.below(1000) / 1000.0 - 0.5)
    top = 0
    for i in range(1, len(values)):
        if values[i] > values[top]:
            top = i
    return options[top]


def logits(info: Info[Crooks], ask: Ask) -> tuple[float, ...]:
    """Return the logit of each option of a question; empty if its answers are not listed."""
    return Preferences(ask.options, weighed(Outlook(info), ask), HEAT).over(ask.options) if ask.options else ()


def weighed(look: Outlook, ask: Ask) -> list[float]:
    """Return the value of each option of ``ask`` for the outlook's seat, in points."""
    t = look.t
    options = ask.options
    if ask.kind == "recruit":
        return recruit(look, options)
    values = []
    for option in options:
        if ask.kind == "take":
            values.append(look.best(option) if option != NOTHING else 0.0)
        elif ask.kind == "place":
            values.append(place(look, t.faces[t.stack[-1][SOURCE]], option))
        elif ask.kind == "swap":
            cells = t.rows[ask.seat * look.width + ask.args[0]][:-1]
            mine = 0.0
            for cell in cells:
                mine += look.level[cell]
            values.append(look.standing(option, mine, 0.0) - look.standing(option, 0.0, 0.0))
        elif ask.kind == "kill":
            values.append(look.removal(option, ask.args[0]))
        else:
            assert ask.kind == "spy", ask.kind
            values.append(spy(look, option))
    return values


def recruit(look: Outlook, options: tuple[int, ...]) -> list[float]:
    """Return the value of each pile, less its price. PASS has a small value, so it is best if no pile is worth it."""
    t = look.t
    cache: dict[int, float] = {}
    out: list[float] = []
    for p in options:
        if p == PASS:
            out.append(0.05)
            continue
        pile = t.piles[p]
        size = len(pile)
        there = [t.faces[cell] for cell in pile]
        if there[0] < 0:
            there = []
            for inside, faces, _ in look.groups:
                if pile[0] in inside:
                    there = list(faces)
        values = []
        for card in there:
            if card not in cache:
                cache[card] = look.best(card)
            if look.rules.ability[card] != BOSS or size == 1:
                values.append(cache[card])
        if not values:
            out.append(-9.0)
            continue
        values.sort()
        # A known pile is worth its best card, an unknown one about the best of as many random cards.
        value = values[-1] if len(there) == size else values[min(len(values) * size // (size + 1), len(values) - 1)]
        left = t.money[look.me] - size
        price = DOLLAR * size if left >= 1 else 0.5 * DOLLAR * size
        net = value - price + 0.1
        # A seat that passes is out for good, so a crook of some worth beats passing even at a loss.
        out.append(max(net, 0.16) if net + DOLLAR * size > 0.6 else net)
    return out


def place(look: Outlook, card: int, option: int) -> float:
    """Return the value of placing a crook as the PLACE ``option`` says."""
    target, side = PLACE.unpack(option)
    ability = look.rules.ability[card]
    own = look.strength[look.me * look.width + target]
    if own > 0.0:
        if ability == ACCOMPLICE:
            return look.join(card, target)
        if ability == SWAP:
            best = -9.0
            for other in range(look.width):
                if not look.t.rows[look.me * look.width + other]:
                    best = max(best, look.standing(other, own, 0.0) - look.standing(other, 0.0, 0.0))
            before = look.standing(target, own, 0.0)
            level = float(look.rules.level[card])
            return look.standing(target, level, float(look.rules.modifier[card])) - before + best
        after = look.standing(target, float(look.rules.level[card]), float(look.rules.modifier[card]))
        return after - look.standing(target, own, 0.0)
    value = look.gain(card, target)
    if side == UP:
        return value
    if side == DOWN:
        # Hiding pays most for a strong crook, which wants no answer, and for a weak one, which wants to deter.
        telling = look.rules.level[card] >= 8 or look.rules.level[card] <= 3
        lure = 0.25 if telling else -0.1
        if look.active < 2:
            lure = -0.5
        return value - DOLLAR + lure * 0.1 * look.rules.targets[target] + 0.35
    if ability == PICKPOCKET:
        return value + 2 * DOLLAR
    if ability == KILLER:
        return value + look.victim(target)[1]
    return value + EXTRA.get(ability, 0.0)


def spy(look: Outlook, option: int) -> float:
    """Return the value of a look at a target or a pile, by the number of unknown cards and the target's worth."""
    t = look.t
    if option < 0:
        return 0.0
    unknown = 0.0
    if option >= look.width:
        pile = t.piles[option - look.width]
        if t.faces[pile[0]] < 0 and len(pile) <= t.money[look.me]:
            unknown = 0.4 * len(pile)
        return unknown
    for seat in range(t.seats):
        for cell in t.rows[seat * look.width + option]:
            if t.faces[cell] < 0:
                unknown += 0.06 * look.worth[option]
    return unknown
