"""What may stand above what on the stack of a game."""

from typing import Final

from skulduggery.engine.programs import Part, Seq
from skulduggery.games.scoundrels.rules.branches import EachOpp, If, MayDo, OneOfAble, Opp
from skulduggery.games.scoundrels.rules.hiring import Hire, Sheriff
from skulduggery.games.scoundrels.rules.safes import MarkAny, Steal, StealIt
from skulduggery.games.scoundrels.rules.setup import Scoundrels, rules_of
from skulduggery.games.scoundrels.rules.steps import Guarded, ShuffleIt
from skulduggery.games.scoundrels.rules.using import JOB, UseLeader, UseOther

BOTTOM: Final = ("deal", "first", "turn", "day", "dawn")
START: Final = ("deal", "leaders", "first", "strategy")
DAYS: Final = ("turn", "day", "under", "dawn")
WINDOWS: Final = ("root", "react", "apart", "last-looks", "last-look", "guard")
USES: Final = ("use", "uses", "again")
HIRES: Final = ("room", "hired", "when-hired")
ASIDE: Final = ("arrange", "use-hired")
BAIL: Final = ("bribe", "bail", "bail-two")
ABOVE: Final[dict[str, tuple[str, ...]]] = {
    "deal": ("leaders",),
    "first": ("strategy",),
    "turn": ("root", "react", "last-looks"),
    "last-looks": ("root", "react"),
    "day": ("react", "under"),
    "under": ("under",),
    "root": ("use", "sheriff", "last-look", *HIRES),
    "react": ("apart",),
    "apart": ("use", "use-hired"),
    "use": ("uses",),
    "uses": ("again",),
    "hired": ("arrange",),
    "when-hired": ("arrange", "apart"),
}
"""What may stand above an effect, besides programs and their parts."""
NO_PLACE: Final = 0
SAME: Final = 1
OTHER: Final = 2
"""Whether an effect may stand somewhere: for the same seat, or for an opponent."""


def stands(t: Scoundrels, i: int) -> int:
    """Whether a frame may stand above the one below it, and for whom."""
    effect = t.stack[i][0]
    below, pc, _, _, registers = t.stack[i - 1]
    rules = rules_of(t)
    if effect.name == "guard":
        return SAME if isinstance(rules.effects.get(below.name.rpartition("/")[0]), Guarded) else NO_PLACE
    if isinstance(below, Seq):
        return becomes(below.steps[pc - 1], effect.name) if 0 < pc <= len(below.steps) else NO_PLACE
    if isinstance(below, EachOpp):
        return OTHER if becomes(below.part, effect.name) else NO_PLACE
    if isinstance(below, Sheriff):
        return SAME if pc and (effect.name in BAIL or effect.name == "abandon") else NO_PLACE
    if effect.name in ABOVE.get(below.name, ()):
        return SAME
    kind, _, rest = effect.name.partition("/")
    if below.name == "uses":
        fits_job = kind == "use" and len(registers) > JOB and 0 <= registers[JOB] < len(rules.job_ids)
        return SAME if fits_job and rest.partition("/")[2] == rules.job_ids[registers[JOB]] else NO_PLACE
    program = below.name in ("root", "apart") and kind in ("leader", "strategy") and "/" not in rest
    return SAME if program else NO_PLACE


def becomes(part: Part, name: str) -> int:
    """Whether the frame of a part can have become one of the effect with this name, and for whom."""
    if part.name == name:
        return SAME
    if isinstance(part, (If, MayDo, OneOfAble, Opp, Guarded)):
        for inner in part.parts():
            how = becomes(inner, name)
            if how:
                return OTHER if isinstance(part, Opp) else how
        return NO_PLACE
    if isinstance(part, UseLeader):
        return SAME if name == "apart" else NO_PLACE
    if isinstance(part, (Steal, StealIt)):
        return SAME if name == "abandon" else NO_PLACE
    if isinstance(part, Hire):
        return SAME if name in HIRES else NO_PLACE
    if isinstance(part, UseOther):
        return SAME if name == "use" else NO_PLACE
    if isinstance(part, MarkAny):
        return SAME if name == "mark" else NO_PLACE
    return SAME if isinstance(part, ShuffleIt) and name == "shuffle" else NO_PLACE


def above(t: Scoundrels, i: int) -> str:
    """The name of what stands above a frame, or nothing."""
    return t.stack[i + 1][0].name if i + 1 < len(t.stack) else ""
