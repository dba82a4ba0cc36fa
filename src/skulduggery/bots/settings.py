"""How a search thinks, and how that is written: ``trees:rounds=400,select=regret``."""

from typing import Final

from skulduggery.api import BadInput, either, flaw
from skulduggery.bots.tree import SELECTS

KINDS: Final = ("flat", "tree", "trees")
USUAL: Final = 400
"""Roll-outs if nothing else is said."""
WIDE: Final = 24
"""More options than these are not all looked at."""
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "select": tuple(SELECTS),
    "play": ("heuristic", "random", "learned"),
    "guide": ("heuristic", "learned"),
}
"""Settings that are words, with the words that are allowed."""
RANGES: Final[dict[str, tuple[float, float]]] = {
    "rounds": (1, 10_000_000),
    "seconds": (0.001, 3600),
    "fresh": (0, 1),
    "paired": (0, 1),
    "own": (0, 0.9),
    "belief": (0, 10_000),
    "whim": (0, 1),
    "margin": (0, 1),
    "reach": (0, 10_000),
    "width": (2, 1000),
    "tie": (0, 1),
    "doubt": (0, 10),
    "roots": (1, 64),
    "processes": (1, 64),
    "overlooks": (0, 0.9),
    "bluff": (-1, 1),
    "suspect": (-1, 1),
}
"""Settings that are numbers, with the least and the greatest."""


class Settings:
    """How a search thinks. ``kind``: flat, tree (one tree) or trees (one for each seat)."""

    def __init__(self) -> None:
        self.kind = "flat"
        self.rounds = 0
        """Roll-outs in all; 0: as many as there is time for, or 400."""
        self.seconds = 0.0
        """Time to think at most; 0: as long as the rounds take."""
        self.select = "ucb"
        self.fresh = 0
        """Other seats learn only in worlds re-dealt for them, in which they can't know the thinker's cards."""
        self.own = 0.0
        """The part of the rounds that begin in a world where the thinker's own hidden cards are others."""
        self.paired = 0
        """Trees only: the options at the root are tried side by side in the same worlds, as flat search does it, and
        the trees grow beneath them."""
        self.belief = 0
        """How many histories are weighed; 0: worlds are re-deals, all alike."""
        self.play = "heuristic"
        """Who plays on: heuristic, random or learned."""
        self.guide = "heuristic"
        """Who says beforehand which options are likely: heuristic or learned."""
        self.whim = 0.0
        """How often who plays on answers by chance."""
        self.margin = 0.0
        """How much of a roll-out's value is the lead in points."""
        self.reach = 0
        """If not 0: who plays on stops after so many answers, and what was learned says what the world is worth."""
        self.width = WIDE
        """How many options are looked at: those that the fast policy likes best, where it weighs them."""
        self.tie = 0.01
        """Options so near to the best are answered too."""
        self.doubt = 0.0
        """If not 0 (where options are tried in the same worlds): what the rules of thumb answer stands unless another
        gains more than so many standard errors there."""
        self.roots = 1
        """Trees grown apart and then added up."""
        self.processes = 1
        """How many processes grow them, at most one a root."""
        self.overlooks = 0.0
        """The part of the options that it does not see; two it always does."""
        self.bluff = 0.0
        """How much of the win a bluff may cost, less than 0: must gain."""
        self.suspect = 0.0
        """The same for a suspicion."""

    def rounds_each(self) -> int:
        """Roll-outs of each root; 0: as many as there is time for."""
        rounds = self.rounds or (0 if self.seconds else USUAL)
        return max(1, rounds // self.roots) if rounds else 0

    def side_by_side(self) -> bool:
        """Whether options at the root are tried in the same worlds."""
        return self.kind == "flat" or bool(self.paired)

    def spec(self) -> str:
        """The settings as a spec, those that are not as usual."""
        usual = Settings()
        said = [f"{name}={getattr(self, name)}" for name in (*WORDS, *RANGES)]
        told = [f"{name}={getattr(usual, name)}" for name in (*WORDS, *RANGES)]
        return ":".join([self.kind, ",".join([one for one in said if one not in told])]).rstrip(":")

    def __reduce__(self) -> tuple[object, ...]:
        """For ``copy`` and ``pickle``, which don't see into compiled classes."""
        return (read_settings, (self.spec(),))


def read_settings(spec: str) -> Settings:
    """The settings that a spec means. Raises BadInput for an unknown kind, setting or value."""
    settings = Settings()
    settings.kind, _, rest = spec.partition(":")
    if settings.kind not in KINDS:
        raise BadInput(f"There is no search {settings.kind!r}; there are {', '.join(KINDS)}.")
    for setting in rest.split(",") if rest else []:
        name, _, value = setting.partition("=")
        if name in WORDS:
            if value not in WORDS[name]:
                raise BadInput(flaw("bot-word", setting=name, value=repr(value), **either(WORDS[name])))
            setattr(settings, name, value)
        elif name in RANGES:
            read = number(name, value)
            if is_whole(name):  # two calls: mypyc would make a float of whichever it is
                setattr(settings, name, int(read))
            else:
                setattr(settings, name, read)
        else:
            raise BadInput(flaw("bot-setting", setting=repr(setting), known=", ".join([*WORDS, *RANGES])))
    return settings


def is_whole(name: str) -> bool:
    """Whether a setting is a whole number."""
    return isinstance(getattr(Settings(), name), int)


def number(name: str, value: str) -> float:
    """A setting's value. Raises BadInput unless it is a number in its range."""
    least, most = RANGES[name]
    whole = is_whole(name)
    try:
        read = float(value)
    except ValueError:
        read = most + 1
    if not least <= read <= most or (whole and read != int(read)):
        what = "whole" if whole else "any"
        raise BadInput(
            flaw("bot-number", setting=name, value=repr(value), what=what, least=f"{least:g}", most=f"{most:g}")
        )
    return read
