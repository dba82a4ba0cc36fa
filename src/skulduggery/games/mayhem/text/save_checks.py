"""Which stacks of frames are a course of play: a save that holds another one is refused (promise 3).

Two things make a course: what stands above what, and that each frame fits the table. Values that change nothing but
what happens next, and that the rules bear, are not looked at.
"""

from typing import Final, cast

from skulduggery.engine.asks import NATURE
from skulduggery.engine.machine import Draw, Frame, Shuffle, pending
from skulduggery.engine.programs import NOT_ASKED, WAITED_FOR, Choose, Draft, Sealed, Seq
from skulduggery.games.mayhem.rules.deals_in_turn import Haggle, haggling
from skulduggery.games.mayhem.rules.exploiting import BOOST, bit
from skulduggery.games.mayhem.rules.fights import MASK, fighters
from skulduggery.games.mayhem.rules.gangs import dudes, living, open_sites, patch_order
from skulduggery.games.mayhem.rules.rounds import Emergency
from skulduggery.games.mayhem.rules.setup import (
    CLEAN_UP,
    LAST_CALL,
    LAST_CALLS,
    MARKET,
    OBSTACLE,
    ORDERS,
    OVER,
    REVEAL,
    Mayhem,
    rules_of,
)
from skulduggery.games.mayhem.rules.transactions import Promote, Trade

BOTTOM: Final = ("setup", "round", "finish")
FALLS: Final = ("heat", "fall", "on-fall")
ABOVE: Final[dict[str, tuple[str, ...]]] = {
    "setup": ("lay-sites", "lay-deck", "rolls", "pick"),
    "rolls": ("roll",),
    "roll": ("roll",),
    "round": ("escalate", "orders", "parley", "market", "last-calls", "emergency", *FALLS),
    "escalate": ("card",),
    "last-calls": ("card",),
    "card": ("jail", "jailed", "desert", "bill", *FALLS),
    "heat": FALLS,
    "on-fall": ("desert",),
    "orders": ("order", "convoy", "exploit", "exploit-now", "fight", "aftermath", "club", *FALLS),
    "order": ("haggle",),
    "exploit": ("site", *FALLS),
    "site": ("site", *FALLS),
    "club": FALLS,
    "fight": ("back-up", "guns", "die"),
    "back-up": ("haggle",),
    "guns": ("shut",),
    "shut": ("parley",),
    "die": ("die",),
    "aftermath": ("injuries", "take-patch", *FALLS),
    "injuries": ("shoot", "injured"),
    "shoot": ("shoot",),
    "parley": ("haggle", "ready"),
    "market": ("traffic",),
    "finish": ("last-die",),
    "last-die": ("last-die",),
}
"""What may stand above an effect; ``site`` and ``club`` are the parts of locations and Club Orders."""
PHASE_AT: Final = (0, REVEAL, REVEAL, ORDERS, ORDERS, MARKET, LAST_CALLS, CLEAN_UP)
"""The phase in which a round stands at each pc; at 0 it is about to begin."""
PUSHED_AT: Final = ("escalate", "orders", "parley", "market", "last-calls", "emergency")
"""What a round pushes, from pc 1 on."""


MARKET_PAID: Final = 5
"""The pc of a round where Heat of the market is gained."""
MANY: Final = 1_000


def off_course(t: Mayhem) -> str:
    """What is wrong with the stack of a game, or nothing."""
    if not t.stack:
        return ""
    if kind(t.stack[0]) not in BOTTOM:
        return "its stack is no course of play"
    for at in range(len(t.stack)):
        name = kind(t.stack[at])
        if (at and name not in ABOVE.get(kind(t.stack[at - 1]), ())) or not fits(t, at, name):
            return f"its stack is no course of play at {t.stack[at][0].name!r}"
    if any(t.fists) and not any([kind(frame) in ("injuries", "die") for frame in t.stack]):
        return "Guns are pulled in no fight"
    return "" if answerable(t) else f"nobody can be asked {t.stack[-1][0].name!r} here"


def kind(frame: Frame) -> str:
    """The name of an effect; of a part of a location or a Club Order that it is one."""
    return frame[0].name.partition("/")[0]


def fits(t: Mayhem, at: int, name: str) -> bool:
    """Whether a frame fits the table and the frames around it."""
    _, pc, seat, source, registers = t.stack[at]
    if not -1 <= seat < t.seats:
        return False
    if name in ("setup", "round", "finish", "rolls", "pick", "emergency", "market"):
        return fits_course(t, at, name)
    if name in FALLS or name in ("escalate", "last-calls", "card", "jail", "jailed", "desert", "bill"):
        return fits_card(t, at, name)
    if name in ("convoy", "exploit", "exploit-now", "site", "club"):
        return fits_order(t, at, name)
    if name in ("fight", "back-up", "die", "aftermath", "injuries", "shoot", "injured", "take-patch"):
        return fits_fight(t, at, name)
    if name in ("guns", "traffic", "ready"):
        return fits_sealed(t, at, name)
    if name in ("haggle", "parley"):
        return fits_deals(t, at, name)
    nobody = name in ("lay-sites", "lay-deck", "shut")
    return (pc, source, registers) == (0, -1, ()) and (seat < 0) == nobody


def next_kind(t: Mayhem, at: int) -> str:
    """What stands above a frame, or nothing."""
    return kind(t.stack[at + 1]) if at + 1 < len(t.stack) else ""


def fits_course(t: Mayhem, at: int, name: str) -> bool:
    """The course of a game: set-up, rounds, the end."""
    rules = rules_of(t)
    _, pc, seat, source, registers = t.stack[at]
    above = next_kind(t, at)
    if name == "pick":
        picked = t.order.index(seat) if sorted(t.order) == list(range(t.seats)) and seat >= 0 else -1
        sides = [t.sides[one] >= 0 for one in t.order]
        return picked >= 0 and sides == [i < picked for i in range(t.seats)] and (pc, source, registers) == (0, -1, ())
    if (seat, source) != (-1, -1):
        return False
    if name == "setup":
        return not registers and 1 <= pc <= 4 and above == ABOVE["setup"][pc - 1]
    if name == "rolls":
        rolling = [frame[2] for frame in t.stack[at + 1 :]]
        good = len(set(registers)) == len(registers) > 1 and 0 <= min(registers) <= max(registers) < t.seats
        good = good and pc == 1 and rolling == list(reversed(registers))[: len(rolling)]
        return good and len(rolling) + len(t.order) == len(registers) and set(t.order) <= {1, 2, 3, 4, 5, 6}
    if name == "round":
        if not 0 <= pc < len(PHASE_AT) or registers or (not t.round if pc else t.round >= rules.rounds):
            return False
        if not above:
            return at == len(t.stack) - 1
        usual = pc > 1 and above == PUSHED_AT[pc - 2]
        return t.phase == PHASE_AT[pc] and (usual or (pc == MARKET_PAID and above in FALLS))
    if name == "finish":
        return t.phase == OVER and pc == 1 and len(registers) == t.seats and min(registers) >= 0
    if name == "market":
        return pc == 1 and registers == (0,) * t.seats
    return pc == 0 and len(registers) == 2 * t.seats and cast(Emergency, t.stack[at][0]).next(t) >= 0


def fits_card(t: Mayhem, at: int, name: str) -> bool:
    """Anarchy cards and the questions that they ask; Heat and Falls."""
    rules = rules_of(t)
    _, pc, seat, source, registers = t.stack[at]
    below = t.stack[at - 1]
    if name == "escalate":
        return (seat, source, registers) == (-1, -1, ()) and 1 <= pc <= rules.reveals[t.round - 1]
    if name == "last-calls":
        calls = tuple([card for card in t.table if rules.cards_in_box[card].kind == LAST_CALL])
        return (seat, source, registers) == (-1, -1, calls) and 1 <= pc <= len(calls)
    if name == "card":
        if seat >= 0 or source not in t.table or not registers:
            return False
        card = rules.cards_in_box[source]
        hit = set(registers)
        right = OBSTACLE if kind(below) == "escalate" else LAST_CALL
        known = len(hit) == len(registers) and hit <= set(range(t.seats))
        return known and card.kind == right and 1 <= pc <= len(registers) * len(card.steps)
    if seat < 0:
        return False
    if name == "on-fall":
        return (source, registers) == (-1, ()) and 1 <= pc <= len(rules.sides[t.sides[seat]].on_fall)
    if pc or source != (-1 if name in FALLS else below[3]):
        return False
    if name in ("heat", "bill"):
        return len(registers) == 1 and 0 <= registers[0] < MANY
    return len(registers) == 2 and registers[0] in (0, 1) and registers[1] > 0 if name == "desert" else not registers


def fits_order(t: Mayhem, at: int, name: str) -> bool:
    """Orders that are being carried out: Convoys, exploits, the parts of locations and of Club Orders."""
    rules = rules_of(t)
    effect, pc, seat, source, registers = t.stack[at]
    below = t.stack[at - 1]
    if seat < 0:
        return False
    if name == "convoy":
        return (pc, source) == (0, -1) and drafted(t, t.stack[at])
    if name in ("exploit", "exploit-now"):
        if pc or source not in open_sites(t) or (name == "exploit") != bool(t.marks >> source & 1):
            return False
        used = bit(BOOST) | (1 << len(rules.site(source).rules) + 1) - 2
        return not registers if name == "exploit-now" else len(registers) == 1 and not registers[0] & ~used
    if name == "club":
        orders = rules.sides[t.sides[seat]].orders
        known = [part for _, order in orders if order is not None for part in (order, *order.parts())]
        return source == -1 and effect in known and begun(t, at)
    if (seat, source) != (below[2], below[3]):
        return False
    if kind(below) == "site":
        outer = below[0]
        return isinstance(outer, Seq) and effect is outer.steps[below[1] - 1] and begun(t, at)
    site = rules.site(source)
    return (effect in site.rules or effect is site.boost) and begun(t, at)


def begun(t: Mayhem, at: int) -> bool:
    """Whether a part is where it can be: not begun beneath the Heat that it brings, else at its question."""
    effect, pc, _, _, registers = t.stack[at]
    if isinstance(effect, Seq):
        return not registers and int(next_kind(t, at) == "site") <= pc <= len(effect.steps)
    if at + 1 < len(t.stack):
        return (pc, registers) == (0, ())
    if isinstance(effect, Trade) and effect.two_way:
        return (pc, registers) in ((0, ()), (1, (0,)), (1, (1,)))
    return (pc, registers) == (int(isinstance(effect, Promote)), ())


def drafted(t: Mayhem, frame: Frame) -> bool:
    """Whether the steps of a draft could be taken, one after the other."""
    effect, steps = cast(Draft, frame[0]), frame[4]
    return all([steps[i] in effect.more(t, frame, steps[:i]) for i in range(len(steps))])


def fits_fight(t: Mayhem, at: int, name: str) -> bool:
    """A Throw Down and what comes after it."""
    n = t.seats
    _, pc, seat, source, registers = t.stack[at]
    below = t.stack[at - 1]
    above = next_kind(t, at)
    everybody = sum([1 << one for one in living(t)])
    if name == "fight":
        if source not in open_sites(t) or len(registers) != 2 * n + 3 or seat < 0 or not 1 <= pc <= n + 2:
            return False
        mask, holder, ambush = registers[MASK:]
        pulled = [max(0, gun) for gun in registers[:n]] == t.fists
        good = pulled if pc == n + 2 else not any(registers[:n])
        good = good and 0 <= min(registers[n : 2 * n]) <= max(registers[n : 2 * n]) <= 6 and ambush in (0, 1)
        step = "back-up" if pc <= n else "guns" if pc == n + 1 else "die"
        return good and mask > 0 and not mask & ~everybody and 0 <= holder < n and above == step
    if name == "aftermath":
        if source not in open_sites(t) or len(registers) != 3 or seat < 0:
            return False
        winner, mask, holder = registers
        won = winner == -1 or (0 <= winner < n and mask >> winner & 1 == 1)
        good = won and 0 <= mask < 1 << n and 0 <= holder < n
        return good and above in (("injuries",), FALLS, ("take-patch",))[pc] if 0 <= pc < 3 else False
    if source != below[3]:
        return False
    if name == "injuries":
        if seat >= 0 or len(registers) != n + 2 or registers[n:] != (below[4][2], below[4][1]):
            return False
        order = fighters(t, (registers[-1], registers[-2], 0))
        hurt = all([0 <= registers[one] <= dudes(t, one, source) for one in order[max(0, pc - 1) :]])
        return hurt and (pc == 0 if above == "shoot" else 1 <= pc <= len(order))
    if seat < 0 or (pc and name != "back-up"):
        return False
    if name == "back-up":
        there = fighters(t, below[4])
        return 1 <= below[1] <= len(there) and there[below[1] - 1] == seat and not pc and drafted(t, t.stack[at])
    if name == "injured":
        order = fighters(t, (below[4][-1], below[4][-2], 0))
        return order[below[1] - 1] == seat and registers == (below[4][seat],) and registers[0] > 0
    if name == "shoot":
        return len(registers) == 1 and 0 < registers[0] <= t.fists[seat]
    return not registers and (name == "die" or seat == below[4][0])


def fits_sealed(t: Mayhem, at: int, name: str) -> bool:
    """Answers that are given at once: some are still awaited."""
    frame = t.stack[at]
    effect = cast(Sealed, frame[0])
    _, pc, seat, source, registers = frame
    if seat >= 0 or source != (t.stack[at - 1][3] if name == "guns" else -1):
        return False
    if at + 1 < len(t.stack):
        return name == "guns" and pc == 0 and not registers
    if pc != 1 or len(registers) != t.seats or WAITED_FOR not in registers:
        return False
    asked = effect.order(t, frame)
    for one in range(t.seats):
        given = registers[one]
        right = (WAITED_FOR, *effect.options(t, frame, one)) if one in asked else (NOT_ASKED,)
        if given not in right:
            return False
    return True


def fits_deals(t: Mayhem, at: int, name: str) -> bool:
    """Deals in turn, and PARLEY."""
    rules = rules_of(t)
    effect, pc, seat, source, registers = t.stack[at]
    below = t.stack[at - 1]
    if source >= 0 or not rules.deals:
        return False
    if name == "parley":
        above = next_kind(t, at)
        order = patch_order(t, t.patch)
        if seat >= 0 or registers or not 1 <= pc <= len(order) or above != ("ready" if rules.live else "haggle"):
            return False
        return rules.live or t.stack[at + 1][2] == order[pc - 1]
    if pc or seat not in living(t) or not haggling(t) or (kind(below) != "parley" and below[2] != seat):
        return False
    if not registers:
        return True
    offered = [offer[1] for offer in t.standing if offer[0] == seat]
    if len(registers) != 2 or registers[0] not in offered:
        return False
    return 0 <= registers[1] < len(cast(Haggle, effect).addressees(t, t.stack[at]))


def answerable(t: Mayhem) -> bool:
    """Whether the top frame asks living gangs, or chance, something that has an answer."""
    effect = t.stack[-1][0]
    if effect.name in ("round", "orders"):
        return True  # about to go on, in a position that is being read
    if not isinstance(effect, (Choose, Draft, Sealed, Draw, Shuffle)) and effect.name not in (
        "order",
        "exploit",
        "haggle",
    ):
        return False
    if not set(effect.asked(t, t.stack[-1])) <= {NATURE, *living(t)}:
        return False
    if isinstance(effect, Choose) and not effect.options(t, t.stack[-1]):
        return False
    return all([ask.options or ask.ranges for ask in pending(t)])
