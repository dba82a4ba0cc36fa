"""A club with a few sites: what scenarios of mayhem.md need, by the mechanisms of the whole game.

Left out: Ride, Recruit, Patch In, pile-ups, cards drawn from a deck, the Emergency Room's dice, phases 1, 2, 5, 6.
Places: 0 own clubhouse, 1 Emergency Room, then the sites. Goods: Cash, Guns, Contraband.
"""

import re
import tomllib
from pathlib import Path

from skulduggery.engine.asks import Ask
from skulduggery.engine.knowledge.counts import open_ledger
from skulduggery.engine.machine import Draw, Effect, Offer, Rules, State
from skulduggery.engine.modifiers import ADD, FORBID, FORBIDDEN, SET, Modifier, fold
from skulduggery.engine.programs import COMMIT, NO, YES, Choose, Draft, Part, Ready, Sealed, finish, name_parts, whisper

CARDS = tomllib.loads((Path(__file__).parent / "club.toml").read_text())
SITES = list(CARDS["sites"])
SIDES = list(CARDS["sides"])
HASSLES = list(CARDS["hassles"])
CASH, GUNS, DRUGS = range(3)
LETTERS = "CGK"
HOUSE, ER = 0, 1
PLACES = 2 + len(SITES)
SIT = 0
ALL = -1
DECLINE, ACCEPT = 0, 1
MOST = 999


def place(site):
    return 2 + SITES.index(site)


class ClubRules(Rules):
    def __init__(self, sides, live=False, deals=True, offers_per_step=3):
        super().__init__("club", len(sides), "spike")
        self.live = live
        self.deals = deals
        self.offers_per_step = offers_per_step
        self.sides = sides
        self.gang_rules = [tuple(modifier(text) for text in CARDS["sides"][side]["rules"]) for side in sides]
        self.hassles = [tuple(modifier(text) for text in card["rules"]) for card in CARDS["hassles"].values()]
        self.sites = []
        for name, site in CARDS["sites"].items():
            rules = [transaction(text) for text in (*site["rules"], *filter(None, [site["boost"]]))]
            for i, part in enumerate(rules):
                name_parts(self, part, f"site/{name}/{i}")
            self.sites.append((rules, len(site["rules"]), "guns" not in site))
        for effect in (
            Orders,
            Order,
            Exploit,
            Throw,
            BackUp,
            Guns,
            Die,
            Injured,
            Aftermath,
            Heat,
            Fall,
            TakePatch,
            Parley,
            AllReady,
            Market,
            Traffic,
            Haggle,
            Reply,
            Round,
        ):
            self.add(effect(), effect.__name__.lower())
        if deals:
            for offer in (MakeOffer(), Accept(), Decline(), Withdraw()):
                self.offers[offer.kind] = offer


class Club(State):
    __slots__ = ("closed", "goods", "hassles", "heat", "ledgers", "made", "marks", "members", "out", "patch",
                 "prospects", "standing", "supply", "tokens")  # fmt: skip

    def clone(self):
        t = Club.__new__(Club)
        State.__init__(t, self.rules, self.stack.copy(), self.rng)
        for name in Club.__slots__:
            value = getattr(self, name)
            setattr(t, name, value.copy() if isinstance(value, list) else value)
        return t


def table(rules, goods=None, dudes=None, heat=None, tokens=None, patch=0, turn=0, at="orders", hassles=()):
    """A club in phase 3. goods: seat -> (C, G, K); dudes: seat -> {place: (members, prospects)}."""
    t = Club.__new__(Club)
    n = rules.seats
    State.__init__(t, rules, [(rules.effects[at], 0, turn, -1, ())], -1)
    t.goods = [amount for seat in range(n) for amount in (goods or {}).get(seat, (0, 0, 0))]
    t.members = [0] * (n * PLACES)
    t.prospects = [0] * (n * PLACES)
    for seat, places in (dudes or {}).items():
        for where, (members, prospects) in places.items():
            t.members[seat * PLACES + where] = members
            t.prospects[seat * PLACES + where] = prospects
    t.heat = [(heat or {}).get(seat, 0) for seat in range(n)]
    t.tokens = [(tokens or {}).get(seat, 0) for seat in range(n)]
    t.supply = [MOST, 24 - sum(t.goods[GUNS::3]), 24 - sum(t.goods[DRUGS::3])]
    t.patch, t.out, t.marks = patch, 0, 0
    t.hassles = tuple(HASSLES.index(name) for name in hassles)
    t.standing = ()  # offers: (maker, to or ALL, what is given, what is wanted)
    t.closed = ()  # declined or withdrawn in this step (MM-DEAL-21)
    t.made = [0] * n
    t.ledgers = [open_ledger(n, 3, tuple(t.goods)) for _ in range(n + 1)]  # the last is the spectators'
    return t


# Rules by queries


def ask_rules(t, seat, query, base, extra=(), goods=0):
    """Gang rules first, then cards in the order of their reveal, then what this order says (MM-MOD-04)."""
    active = [t.rules.gang_rules[seat]] if seat >= 0 else []
    return fold([*active, *(t.rules.hassles[card] for card in t.hassles), extra], query, base, goods)


AMBUSH = (Modifier("backup", SET, 0),)


def modifier(text):
    """SET name=value, ADD name +n, FORBID kind(goods) (13.1)."""
    found = re.fullmatch(r"(SET|ADD|FORBID) ([a-zA-Z_]+)(?:\(([CGK]+)\))?(?:[= ]\+?(\d+))?", text)
    operation, query, goods, value = found.groups()
    tags = sum(1 << LETTERS.index(good) for good in goods or "")
    return Modifier(query, {"SET": SET, "ADD": ADD, "FORBID": FORBID}[operation], int(value or 0), tags)


def living(t):
    return [seat for seat in range(t.seats) if not t.out >> seat & 1]


def patch_order(t, holder=None):
    first = t.patch if holder is None else holder
    return [seat for i in range(t.seats) if not t.out >> (seat := (first + i) % t.seats) & 1]


def there(t, where):
    return [seat for seat in living(t) if dudes(t, seat, where)]


def dudes(t, seat, where):
    return t.members[seat * PLACES + where] + t.prospects[seat * PLACES + where]


# Goods: every movement is written into every ledger as that viewer saw it


def gains(t, seat, good, n):
    t.goods[seat * 3 + good] += n
    t.supply[good] -= n
    t.ledgers = [ledger.gains(seat, good, n) for ledger in t.ledgers]


def pays(t, seat, good, n):
    t.goods[seat * 3 + good] -= n
    t.supply[good] += n
    t.ledgers = [ledger.pays(seat, good, n) for ledger in t.ledgers]


def touch(t, *seats):
    """The offers of gangs that were touched expire (MM-DEAL-22, -23)."""
    expire(t, lambda offer: offer[0] in seats)


def expire(t, dead=lambda offer: True):
    for offer in t.standing:
        if dead(offer):
            tell_offer(t, "expired", offer)
    t.standing = tuple(offer for offer in t.standing if not dead(offer))


def tell_offer(t, kind, offer):
    """All of it to all, or nothing to those whom it doesn't concern (14.3)."""
    if offer[1] == ALL:
        t.tell(kind, offer)
    else:
        whisper(t, kind, offer, parties(offer))


def end_step(t):
    """A deal step ends (MM-DEAL-20 to -22)."""
    expire(t)
    t.closed = ()
    t.made = [0] * t.seats


# Phase 3


class Orders(Effect):
    """Turns to the left until nobody has tokens; then PARLEY and the market. pc 0: look whose turn; the seat's turn."""

    def step(self, s, f):
        if not any(s.tokens[seat] for seat in living(s)):
            end_step(s)
            s.stack[-1] = (s.rules.effects["round"], 0, -1, -1, ())
            return False
        seat = f[2]
        s.stack[-1] = (self, 0, (seat + 1) % s.seats, -1, ())
        if not s.out >> seat & 1 and s.tokens[seat]:
            end_step(s)
            s.stack.append((s.rules.effects["order"], 0, seat, -1, ()))
        return False


class Round(Effect):
    """What comes after phase 3: PARLEY, the black market, and here the game ends."""

    def step(self, s, f):
        names = ("parley", "market")
        if f[1] == len(names):
            s.stack.pop()
        else:
            s.stack[-1] = (self, f[1] + 1, *f[2:])
            s.stack.append((s.rules.effects[names[f[1]]], 0, -1, -1, ()))
        return False


class Order(Effect):
    """An order: SIT, place * 4 + 1 to exploit, + 2 to throw down, + 3 to throw down with Ambush."""

    def step(self, s, f):
        if f[1] == 0 and haggling(s):
            s.stack[-1] = (self, 1, *f[2:])
            s.stack.append((s.rules.effects["haggle"], 0, f[2], -1, ()))
            return False
        return True

    def options(self, s, f):
        seat = f[2]
        out = [SIT]
        for where in range(2, PLACES):
            if there(s, where) == [seat] and not s.marks >> where & 1:
                out.append(where * 4 + 1)
            fighters = s.members[seat * PLACES + where]
            if ask_rules(s, seat, "throw_prospects", 0):
                fighters += s.prospects[seat * PLACES + where]
            if fighters and len(there(s, where)) > 1:
                out.append(where * 4 + 2)
                if "AMBUSH" in CARDS["sides"][s.rules.sides[seat]]["orders"] and s.tokens[seat] > 1:
                    out.append(where * 4 + 3)
        return tuple(out)

    def asks(self, s, f):
        return (Ask(f[2], "order", (), self.options(s, f)),)

    def check(self, s, f, seat, answer):
        if seat != f[2]:
            return "MM-ORD-01"
        if answer in self.options(s, f):
            return ""
        return "MM-THROW-02" if answer % 4 == 2 else "MM-EXP-01"

    def answer(self, s, f, seat, answer):
        where = answer // 4
        s.tokens[seat] -= 2 if answer % 4 == 3 else 1
        s.stack.pop()
        if answer == SIT:
            return
        if answer % 4 == 1:
            start_exploit(s, seat, where)
            return
        mask = sum(1 << other for other in there(s, where))
        keep = (mask, s.patch, int(answer % 4 == 3))
        s.stack.append((s.rules.effects["throw"], 0, seat, where, (*[0] * (2 * s.seats), *keep)))


def start_exploit(t, seat, where):
    t.marks |= 1 << where
    touch(t, seat)
    t.stack.append((t.rules.effects["exploit"], 0, seat, where, (0,)))


class Exploit(Effect):
    """D-03: use a rule (its number), the Boost (behind them), or finish (-1). Registers: what was used."""

    def step(self, s, f):
        if self.options(s, f) == (-1,):
            s.stack.pop()
            return False
        return True

    def options(self, s, f):
        rules, mains, _ = s.rules.sites[f[3] - 2]
        out = [-1]
        for i, part in enumerate(rules):
            free = not f[4][0] >> i & 1 and (i < mains or s.tokens[f[2]] > 0)
            if free and part.can(s, (part, 0, f[2], f[3], ())):
                out.append(i)
        return tuple(out)

    def asks(self, s, f):
        return (Ask(f[2], "exploit", (f[3],), self.options(s, f)),)

    def check(self, s, f, seat, answer):
        if seat != f[2]:
            return "MM-ORD-01"
        return "" if answer in self.options(s, f) else "MM-EXP-06"

    def answer(self, s, f, seat, answer):
        if answer == -1:
            s.stack.pop()
            return
        rules, mains, _ = s.rules.sites[f[3] - 2]
        s.tokens[seat] -= answer >= mains
        s.stack[-1] = (*f[:4], (f[4][0] | 1 << answer,))
        s.stack.append((rules[answer], 0, seat, f[3], ()))


class Skim(Part):
    def __init__(self, n, good):
        self.n = n
        self.good = good

    def can(self, s, f):
        return ask_rules(s, f[2], "SKIM", 0, (), 1 << self.good) != FORBIDDEN

    def step(self, s, f):
        gains(s, f[2], self.good, min(self.n, s.supply[self.good]))
        finish(s, f[4])
        return False


class GainProspect(Part):
    def step(self, s, f):
        s.prospects[f[2] * PLACES + HOUSE] += 1
        finish(s, f[4])
        return False


class Steal(Choose):
    """STEAL n from a living rival, whatever it holds (MM-TX-09 to -12)."""

    kind = "steal"
    rule = "MM-TX-09"
    turn = "MM-ORD-01"

    def __init__(self, n, good):
        self.n = n
        self.good = good

    def can(self, s, f):
        return ask_rules(s, f[2], "STEAL", 0, (), 1 << self.good) != FORBIDDEN

    def options(self, s, f):
        return tuple(seat for seat in living(s) if seat != f[2])

    def chosen(self, s, f, option):
        thief, victim, good = f[2], option, self.good
        took = min(self.n, s.goods[victim * 3 + good])
        peek = took < self.n
        s.goods[victim * 3 + good] -= took
        s.goods[thief * 3 + good] += took
        for viewer, ledger in enumerate(s.ledgers):
            if viewer in (thief, victim):
                s.ledgers[viewer] = ledger.loses(victim, good, self.n, took).gains(thief, good, took)
            else:
                s.ledgers[viewer] = ledger.steals(thief, victim, good, self.n)
        if peek:
            for other in range(3):
                s.ledgers[thief] = s.ledgers[thief].knows(victim, other, s.goods[victim * 3 + other])
        touch(s, thief, victim)
        s.tell("steal", (thief, victim, good, self.n, took), (4,), 1 << thief | 1 << victim)
        if peek:
            # That there was a peek betrays that the victim had less: nobody else may learn of it.
            whisper(s, "peek", (thief, victim, *s.goods[victim * 3 : victim * 3 + 3]), 1 << thief)
        finish(s, f[4])


KINDS = {"STEAL": Steal, "SKIM": Skim}


def transaction(text):
    """KIND amount good (13.1)."""
    kind, n, good = re.fullmatch(r"([A-Z]+) (\d)([CGKP])", text).groups()
    return GainProspect() if good == "P" else KINDS[kind](int(n), LETTERS.index(good))


# Throw Down (5)


class Throw(Effect):
    """A fight. Registers: guns of each seat, dice of each seat, who takes part, who held the Patch, whether ambushed.

    The frame's seat issued it, its source is the place. pc counts the steps; the first ones take a turn a participant.
    """

    def fighters(self, t, f):
        """In Patch Order of the moment the order was declared (MM-THROW-37)."""
        mask, holder, _ = f[4][2 * t.seats :]
        return [seat for seat in patch_order(t, holder) if mask >> seat & 1]

    def go(self, t, f, pc):
        t.stack[-1] = (self, pc, *f[2:])

    def step(self, s, f):
        _, pc, issuer, where, registers = f
        n = s.seats
        fighters = self.fighters(s, f)
        effects = s.rules.effects
        if pc < n:  # Back-up, one after the other
            self.go(s, f, pc + 1)
            extra = AMBUSH if registers[-1] else ()
            if pc < len(fighters) and ask_rules(s, -1, "backup", 1, extra) > 0:
                seat = fighters[pc]
                if s.tokens[seat] and backup_sources(s, seat, where):
                    s.stack.append((effects["backup"], 0, seat, where, ()))
                    if haggling(s):
                        s.stack.append((effects["haggle"], 0, seat, -1, ()))
            return False
        if pc == n:
            self.go(s, f, n + 1)
            allowed = s.rules.sites[where - 2][2] and ask_rules(s, -1, "guns_allowed", 1) > 0
            if allowed:
                expire(s)  # a simultaneous secret choice opens (MM-DEAL-22)
                s.stack.append((effects["guns"], 0, -1, where, ()))
            return False
        if pc == n + 1:
            self.go(s, f, n + 2)
            for seat in fighters:
                if registers[seat] > 0:  # pulled Guns leave the holdings at once (MM-THROW-20)
                    pays(s, seat, GUNS, registers[seat])
            return False
        if pc < n + 2 + len(fighters):  # dice
            self.go(s, f, pc + 1)
            s.stack.append((effects["die"], 0, fighters[pc - n - 2], where, registers[: 2 * n]))
            return False
        s.stack[-1] = (effects["aftermath"], 0, issuer, where, self.outcome(s, f, fighters))
        for seat in reversed(fighters):
            hurt = sum(max(0, registers[other]) for other in fighters if other != seat)
            if hurt:
                s.stack.append((effects["injured"], 0, seat, where, (min(hurt, dudes(s, seat, where)),)))
        return False

    def outcome(self, t, f, fighters):
        """Registers of the aftermath: the winner (-1: nobody), guns of each seat, who took part, who held the Patch."""
        _, _, _, where, registers = f
        n = t.seats
        totals = {}
        for seat in fighters:
            at = seat * PLACES + where
            totals[seat] = registers[n + seat] + t.prospects[at] + 2 * t.members[at] + 3 * max(0, registers[seat])
        best = [seat for seat in fighters if totals[seat] == max(totals.values())]
        holder = registers[2 * n + 1]
        winner = best[0] if len(best) == 1 else holder if holder in best else -1
        t.tell("totals", tuple(totals[seat] for seat in fighters))
        return (winner, *registers[:n], registers[2 * n], holder)


def backup_sources(t, seat, where):
    return [place for place in range(PLACES) if place not in (ER, where) and dudes(t, seat, place)]


class BackUp(Draft):
    """D-04: a step is place * 36 + members * 6 + prospects; each source costs a token. None is an order too."""

    kind = "backup"
    rule = "MM-THROW-09"
    turn = "MM-THROW-07"

    def more(self, s, f, taken):
        if len(taken) == s.tokens[f[2]]:
            return ()
        used = [step // 36 for step in taken]
        return tuple(source * 36 + m * 6 + p
                     for source in backup_sources(s, f[2], f[3]) if source not in used
                     for m in range(s.members[f[2] * PLACES + source] + 1)
                     for p in range(s.prospects[f[2] * PLACES + source] + 1) if m + p)  # fmt: skip

    def whole(self, s, f, taken):
        return True

    def commit(self, s, f, taken):
        seat = f[2]
        for step in taken:
            source, rest = divmod(step, 36)
            for kind, n in ((s.members, rest // 6), (s.prospects, rest % 6)):
                kind[seat * PLACES + source] -= n
                kind[seat * PLACES + f[3]] += n
        s.tokens[seat] -= len(taken)
        s.tell("backup", (seat, *taken))
        s.stack.pop()


class Guns(Sealed):
    """D-05. Who takes part stands in the frame below, the fight's."""

    kind = "guns"
    rule = "MM-THROW-17"
    turn = "MM-THROW-16"

    def order(self, s, f):
        throw = s.stack[-2]
        return [seat for seat in patch_order(s, throw[4][-2]) if throw[4][2 * s.seats] >> seat & 1]

    def options(self, s, f, seat):
        return tuple(range(min(dudes(s, seat, f[3]), s.goods[seat * 3 + GUNS]) + 1))


class Die(Draw):
    kind = "die"
    rule = "MM-GEN-03"

    def ways(self, s, f):
        return 6

    def settle(self, s, f, outcome):
        at = s.seats + f[2]
        s.tell("die", (f[2], outcome + 1))
        finish(s, (*f[4][:at], outcome + 1, *f[4][at + 1 :]))


class Injured(Choose):
    """D-07: how many Members are among the n injured. They lie in the Emergency Room from the aftermath on."""

    kind = "injured"
    public = True
    rule = "MM-THROW-30"
    turn = "MM-THROW-31"

    def options(self, s, f):
        at = f[2] * PLACES + f[3]
        n = f[4][0]
        return tuple(range(max(0, n - s.prospects[at]), min(n, s.members[at]) + 1))

    def chosen(self, s, f, option):
        s.stack.pop()
        for kind, n in ((s.members, option), (s.prospects, f[4][0] - option)):
            kind[f[2] * PLACES + f[3]] -= n
            kind[f[2] * PLACES + ER] += n


class Aftermath(Effect):
    """Step 6 from the Guns on: losers home, Heat, the Patch, the immediate Exploit. Totals are compared already."""

    def step(self, s, f):
        _, pc, issuer, where, registers = f
        n = s.seats
        winner, guns, mask, holder = registers[0], registers[1 : n + 1], registers[n + 1], registers[n + 2]
        effects = s.rules.effects
        s.stack[-1] = (self, pc + 1, *f[2:])
        if pc == 0:
            for seat in range(n):
                if mask >> seat & 1 and seat != winner:
                    for kind in (s.members, s.prospects):
                        kind[seat * PLACES + HOUSE] += kind[seat * PLACES + where]
                        kind[seat * PLACES + where] = 0
            for seat in reversed(patch_order(s, holder)):
                if guns[seat] > 0:
                    heat = ask_rules(s, seat, "gun_heat", 1)
                    s.stack.append((effects["heat"], 0, seat, -1, (heat,)))
            return False
        alive = winner >= 0 and not s.out >> winner & 1
        if pc == 1 and alive and winner != holder and mask >> holder & 1 and s.patch != winner:
            s.stack.append((effects["takepatch"], 0, winner, -1, ()))
            return False
        if pc == 2:
            s.stack.pop()
            may = alive and winner == issuer and s.tokens[winner] and not s.marks >> where & 1
            if may and there(s, where) == [winner]:
                s.stack.append((effects["takepatch"], 1, winner, where, ()))
        return False


class TakePatch(Choose):
    """pc 0: take the Patch after a win (D-08)? pc 1: exploit at once (D-09)?"""

    turn = "MM-THROW-38"
    rule = "MM-THROW-38"

    def options(self, s, f):
        return (NO, YES)

    def asks(self, s, f):
        return (Ask(f[2], "exploit-now" if f[1] else "patch", (f[3],), (NO, YES)),)

    def chosen(self, s, f, option):
        s.stack.pop()
        if option == YES and f[1]:
            s.tokens[f[2]] -= 1
            start_exploit(s, f[2], f[3])
        elif option == YES:
            s.patch = f[2]


# Heat (6)


class Heat(Effect):
    """One gain of Heat; above 4 the gang Takes the Fall at once."""

    def step(self, s, f):
        seat = f[2]
        s.stack.pop()
        if s.out >> seat & 1:
            return False
        s.heat[seat] += f[4][0]
        if s.heat[seat] > 4:
            s.heat[seat] = 1
            if fallers(s, seat):
                s.stack.append((s.rules.effects["fall"], 0, seat, -1, ()))
            else:
                eliminate(s, seat)
        return False


def fallers(t, seat):
    """place * 2, + 1 for a Prospect."""
    out = [p * 2 for p in range(PLACES) if t.members[seat * PLACES + p]]
    if ask_rules(t, seat, "fall_prospects", 0):
        out += [p * 2 + 1 for p in range(PLACES) if t.prospects[seat * PLACES + p]]
    return tuple(sorted(out))


class Fall(Choose):
    """D-10."""

    kind = "fall"
    public = True
    rule = "MM-HEAT-06"
    turn = "MM-HEAT-08"

    def options(self, s, f):
        return fallers(s, f[2])

    def chosen(self, s, f, option):
        s.stack.pop()
        (s.prospects if option % 2 else s.members)[f[2] * PLACES + option // 2] -= 1
        s.tell("fall", (f[2], option // 2, option % 2))


def eliminate(t, seat):
    """MM-ELIM-04 to -06."""
    t.out |= 1 << seat
    for good in range(3):
        held = t.goods[seat * 3 + good]
        t.goods[seat * 3 + good] = 0
        t.supply[good] += held
        t.ledgers = [ledger.knows(seat, good, held).gains(seat, good, -held) for ledger in t.ledgers]
    for kind in (t.members, t.prospects):
        kind[seat * PLACES : (seat + 1) * PLACES] = [0] * PLACES
    t.tokens[seat] = 0
    expire(t, lambda offer: seat in offer[:2])
    if t.patch == seat:
        t.patch = patch_order(t)[0]
    t.tell("out", (seat,))
    if len(living(t)) == 1:
        t.stack.clear()


# Black Market (8)


class Market(Effect):
    def step(self, s, f):
        if f[1] == 0:
            s.stack[-1] = (self, 1, -1, -1, (0,) * s.seats)
            expire(s)
            s.stack.append((s.rules.effects["traffic"], 0, -1, -1, ()))
            return False
        sold = [max(0, n) for n in f[4]]
        total = sum(sold)
        value = next(price for most, price in CARDS["market"]["table"] if total <= most)
        s.stack.pop()
        for seat in range(s.seats):
            if sold[seat]:
                pays(s, seat, DRUGS, sold[seat])
                gains(s, seat, CASH, value * sold[seat])
        s.tell("market", (total, value))
        for seat in reversed(patch_order(s)):
            if sold[seat]:
                s.stack.append((s.rules.effects["heat"], 0, seat, -1, (1,)))
        return False


def limit(t, seat):
    return CARDS["market"]["limits"][t.heat[seat]]


class Traffic(Sealed):
    """D-11: every gang with a limit is asked, also with no Contraband (MM-MKT-05)."""

    kind = "traffic"
    rule = "MM-MKT-04"
    turn = "MM-MKT-03"

    def order(self, s, f):
        return [seat for seat in patch_order(s) if limit(s, seat)]

    def options(self, s, f, seat):
        return tuple(range(min(limit(s, seat), s.goods[seat * 3 + DRUGS]) + 1))


# Deals (7)


def parties(offer):
    return 1 << offer[0] | (1 << offer[1] if offer[1] != ALL else 0)


def haggling(t):
    """Whether deals are asked for in turn (MM-DEAL-28)."""
    return t.rules.deals and not t.rules.live


def refusal(t, maker, answer):
    """The ID of the rule that refuses an offer (to, C, G, K given, C, G, K wanted), or nothing."""
    if not isinstance(answer, tuple) or len(answer) != 7 or not all(isinstance(n, int) for n in answer):
        return "MM-DEAL-04"
    to, given, wanted = answer[0], answer[1:4], answer[4:]
    if to != ALL and (to == maker or to not in living(t)):
        return "MM-DEAL-04"
    if min(given + wanted) < 0 or not any(given + wanted) or any(a and b for a, b in zip(given, wanted, strict=True)):
        return "MM-DEAL-11"
    if any(given[good] > t.goods[maker * 3 + good] for good in range(3)):
        return "MM-DEAL-12"
    if any(n > most for n, most in zip(wanted, (MOST, 24, 24), strict=True)):
        return "MM-DEAL-13"
    if any(offer[:2] == (maker, to) for offer in t.standing):
        return "MM-DEAL-19"
    if t.made[maker] == t.rules.offers_per_step:
        return "MM-DEAL-20"
    return "MM-DEAL-21" if (maker, to, given, wanted) in t.closed else ""


def make(t, maker, answer):
    offer = (maker, answer[0], answer[1:4], answer[4:])
    t.made[maker] += 1
    t.standing = tuple(sorted((*t.standing, offer)))
    tell_offer(t, "offer", offer)
    for viewer, ledger in enumerate(t.ledgers):  # the maker has what it offers, and whoever sees it knows that
        if offer[1] in (ALL, viewer):
            for good in range(3):
                ledger = ledger.shows(maker, good, offer[2][good])
            t.ledgers[viewer] = ledger
    return offer


def can_pay(t, seat, offer):
    return all(t.goods[seat * 3 + good] >= offer[3][good] for good in range(3)) and all(
        t.goods[offer[0] * 3 + good] >= offer[2][good] for good in range(3)
    )


def execute(t, offer, taker):
    """Both sides at once (MM-DEAL-15)."""
    maker = offer[0]
    public = offer[1] == ALL
    for viewer, ledger in enumerate(t.ledgers):
        if not public and viewer not in (maker, taker):
            t.ledgers[viewer] = ledger.exchanged(maker, taker)
            continue
        for good in range(3):
            for giver, getter, n in ((maker, taker, offer[2][good]), (taker, maker, offer[3][good])):
                ledger = ledger.pays(giver, good, n).gains(getter, good, n)
        t.ledgers[viewer] = ledger
    for good in range(3):
        n = offer[3][good] - offer[2][good]
        t.goods[maker * 3 + good] += n
        t.goods[taker * 3 + good] -= n
    t.standing = tuple(one for one in t.standing if one != offer)
    t.tell("deal", (maker, taker, offer[2], offer[3]), () if public else (2, 3), 1 << maker | 1 << taker)
    touch(t, maker, taker)


def close(t, offer):
    t.standing = tuple(one for one in t.standing if one != offer)
    t.closed = (*t.closed, offer)


class Haggle(Effect):
    """Sequential: make an offer or not, (); each is answered before anything else happens (MM-DEAL-28)."""

    def step(self, s, f):
        if s.made[f[2]] == s.rules.offers_per_step:
            s.stack.pop()
            return False
        return True

    def asks(self, s, f):
        ranges = (
            (ALL, s.seats - 1),
            *((0, s.goods[f[2] * 3 + good]) for good in range(3)),
            (0, MOST),
            (0, 24),
            (0, 24),
        )
        return (Ask(f[2], "offer", (), (), ranges),)

    def check(self, s, f, seat, answer):
        if seat != f[2]:
            return "MM-DEAL-28"
        return "" if answer == () else refusal(s, seat, answer)

    def answer(self, s, f, seat, answer):
        if answer == ():
            s.stack.pop()
            return
        offer = make(s, seat, answer)
        s.stack.append((s.rules.effects["reply"], 0, -1, seat, (offer[1],)))


class Reply(Effect):
    """Sequential: the addressee, or one after the other to the left of the maker (MM-DEAL-29). Source: the maker."""

    def offer(self, t, f):
        return next(offer for offer in t.standing if offer[:2] == (f[3], f[4][0]))

    def step(self, s, f):
        _, pc, _, maker, (to,) = f
        asked = [to] if to != ALL else [seat for seat in patch_order(s, maker) if seat != maker]
        if pc == len(asked):
            close(s, self.offer(s, f))
            s.stack.pop()
            return False
        s.stack[-1] = (self, pc, asked[pc], maker, f[4])
        return True

    def asks(self, s, f):
        options = (DECLINE, ACCEPT) if can_pay(s, f[2], self.offer(s, f)) else (DECLINE,)
        return (Ask(f[2], "reply", (f[3],), options),)

    def check(self, s, f, seat, answer):
        if seat != f[2]:
            return "MM-DEAL-29"
        if answer == ACCEPT:
            return "" if can_pay(s, seat, self.offer(s, f)) else "MM-DEAL-16"
        return "" if answer == DECLINE else "MM-DEAL-14"

    def answer(self, s, f, seat, answer):
        if answer == ACCEPT:
            s.stack.pop()
            execute(s, next(offer for offer in s.standing if offer[:2] == (f[3], f[4][0])), seat)
        else:
            s.stack[-1] = (self, f[1] + 1, *f[2:])


class Parley(Effect):
    """Before the market (MM-DEAL-09): live all say "ready" while offers stand; else each gang haggles in turn."""

    def step(self, s, f):
        seats = patch_order(s)
        s.stack[-1] = (self, f[1] + 1, *f[2:])
        if not s.rules.deals or f[1] == (1 if s.rules.live else len(seats)):
            end_step(s)
            s.stack.pop()
        elif s.rules.live:
            s.stack.append((s.rules.effects["allready"], 0, -1, -1, ()))
        else:
            s.stack.append((s.rules.effects["haggle"], 0, seats[f[1]], -1, ()))
        return False


class Deal(Offer):
    """What live deals have in common. An offer is named by (maker, to): there is one at most (MM-DEAL-19)."""

    serial = "MM-DEAL-28"
    closed = "MM-DEAL-08"

    def shut(self, t):
        """Deals are closed while a simultaneous secret choice is pending (MM-DEAL-08)."""
        effect = t.stack[-1][0]
        return isinstance(effect, Sealed) and not isinstance(effect, Ready)

    def named(self, t, answer):
        return [offer for offer in t.standing if offer[:2] == answer]

    def check(self, s, seat, answer):
        if self.shut(s):
            return "MM-DEAL-08"
        return self.refuses(s, seat, answer) if seat in living(s) else "MM-DEAL-10"


class MakeOffer(Deal):
    kind = "offer"
    interrupts = False

    def asks(self, s):
        if self.shut(s):
            return ()
        ranges = ((ALL, s.seats - 1), *((0, 24),) * 6)
        left = [seat for seat in living(s) if s.made[seat] < s.rules.offers_per_step]
        return tuple(Ask(seat, self.kind, (), (), ranges, open=True) for seat in left)

    def refuses(self, t, seat, answer):
        return refusal(t, seat, answer)

    def take(self, s, seat, answer):
        make(s, seat, answer)


class Answer(Deal):
    def asks(self, s):
        if self.shut(s):
            return ()
        return tuple(Ask(seat, self.kind, offer[:2], (YES,), open=True)
                     for offer in s.standing for seat in self.answerers(s, offer))  # fmt: skip

    def answerers(self, t, offer):
        return [offer[1]] if offer[1] != ALL else [seat for seat in living(t) if seat != offer[0]]

    def refuses(self, t, seat, answer):
        found = self.named(t, answer)
        return "" if found and seat in self.answerers(t, found[0]) else "MM-DEAL-14"


class Accept(Answer):
    kind = "accept"

    def refuses(self, t, seat, answer):
        rule = super().refuses(t, seat, answer)
        return rule or ("" if can_pay(t, seat, self.named(t, answer)[0]) else "MM-DEAL-16")

    def take(self, s, seat, answer):
        execute(s, self.named(s, answer)[0], seat)


class Decline(Answer):
    kind = "decline"
    interrupts = False

    def answerers(self, t, offer):
        return [offer[1]] if offer[1] != ALL else []

    def take(self, s, seat, answer):
        offer = self.named(s, answer)[0]
        tell_offer(s, "declined", offer)
        close(s, offer)


class Withdraw(Answer):
    kind = "withdraw"
    interrupts = False

    def answerers(self, t, offer):
        return [offer[0]]

    def take(self, s, seat, answer):
        offer = self.named(s, answer)[0]
        tell_offer(s, "withdrawn", offer)
        close(s, offer)


class AllReady(Ready):
    kind = "ready"
    rule = "MM-DEAL-09"
    turn = "MM-DEAL-09"

    def order(self, s, f):
        return patch_order(s)


def seen(t, seat):
    """Everything that a seat may know, as one value: what a view of this spike would be made of."""
    own = tuple(t.goods[seat * 3 : seat * 3 + 3]) if seat >= 0 else ()
    standing = tuple(offer for offer in t.standing if offer[1] == ALL or seat in offer[:2])
    frames = tuple((f[0].name, *f[0].hide(f, seat)[1:]) for f in t.stack)
    public = (t.members, t.prospects, t.heat, t.tokens, t.patch, t.out, t.marks, t.supply, t.hassles)
    return repr((own, standing, frames, public, t.ledgers[max(seat, -1)].key()))


__all__ = [
    "ACCEPT",
    "ALL",
    "COMMIT",
    "DECLINE",
    "ER",
    "HOUSE",
    "NO",
    "PLACES",
    "SIT",
    "YES",
    "ClubRules",
    "place",
    "seen",
    "table",
]
