"""The settings of a search, and how they are written: ``trees:rollouts=400,select=regret``."""

from typing import Final

from skulduggery import renamed
from skulduggery.api import BadInput, either, flaw
from skulduggery.bots.tree import SELECTS

KINDS: Final = ("flat", "tree", "trees")
USUAL: Final = 400
"""Rollouts by default."""
WIDE: Final = 24
"""The most options that are searched by default."""
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "select": tuple(SELECTS),
    "rollout": ("heuristic", "random", "learned"),
    "prior": ("heuristic", "learned"),
}
"""Settings that are words, with the words that are allowed."""
RANGES: Final[dict[str, tuple[float, float]]] = {
    "rollouts": (1, 10_000_000),
    "seconds": (0.001, 3600),
    "redeterminize": (0, 1),
    "paired": (0, 1),
    "self_determinize": (0, 0.9),
    "belief": (0, 10_000),
    "epsilon": (0, 1),
    "margin": (0, 1),
    "depth": (0, 10_000),
    "width": (2, 1000),
    "tie": (0, 1),
    "z": (0, 10),
    "roots": (1, 64),
    "processes": (1, 64),
    "skip_rate": (0, 0.9),
    "bluff": (-1, 1),
    "suspect": (-1, 1),
}
"""Settings that are numbers, with the least and the greatest."""


class Settings:
    """The settings of a search. ``kind``: ``flat`` (no tree), ``tree`` (one tree) or ``trees`` (one tree for each
    seat)."""

    def __init__(self) -> None:
        self.kind = "flat"
        self.rollouts = 0
        """Rollouts in all. 0: as many as time allows, or 400 if there is no limit of time either."""
        self.seconds = 0.0
        """The most time to think, in seconds. 0: no limit."""
        self.select = "ucb"
        """The rule by which a node selects an option: ``ucb``, ``puct`` or ``regret`` (see ``tree.Node``)."""
        self.redeterminize = 0
        """1: other seats learn only in worlds re-dealt for them, in which they cannot know the thinker's cards."""
        self.self_determinize = 0.0
        """The share of rollouts in a world where the thinker's own hidden cards are others too."""
        self.paired = 0
        """1, for trees: the options at the root are tried side by side in the same worlds, as flat search does it."""
        self.belief = 0
        """The number of histories that are weighed. 0: worlds are re-deals, all equally likely."""
        self.rollout = "heuristic"
        """The policy that plays a rollout: ``heuristic``, ``random`` or ``learned``."""
        self.prior = "heuristic"
        """The policy that says beforehand how likely each option is: ``heuristic`` or ``learned``."""
        self.epsilon = 0.0
        """The share of a rollout's answers that are random."""
        self.margin = 0.0
        """The share of a rollout's value that is the lead in points; the rest is the win."""
        self.depth = 0
        """If not 0: a rollout stops after this number of answers, and the learned value takes its place."""
        self.width = WIDE
        """The most options that are searched: those that the prior likes best."""
        self.tie = 0.01
        """Options this close to the best one may be answered too."""
        self.z = 0.0
        """If not 0, where options are tried in the same worlds: the heuristic's answer stands unless another one gains
        more than this number of standard errors."""
        self.roots = 1
        """Trees that grow apart and are then added up (root parallelism)."""
        self.processes = 1
        """The processes that grow the trees, at most one for each root."""
        self.skip_rate = 0.0
        """The share of options that the search does not see. It always sees two."""
        self.bluff = 0.0
        """The share of the win that a bluff may cost. Below 0: what it must gain."""
        self.suspect = 0.0
        """The same for a suspicion."""

    def rollouts_each(self) -> int:
        """Return the rollouts of each root. 0: as many as time allows."""
        rollouts = self.rollouts or (0 if self.seconds else USUAL)
        return max(1, rollouts // self.roots) if rollouts else 0

    def side_by_side(self) -> bool:
        """Return whether the options at the root are tried in the same worlds."""
        return self.kind == "flat" or bool(self.paired)

    def spec(self) -> str:
        """Return the settings as a spec, without those that have their default."""
        usual = Settings()
        said = [f"{name}={getattr(self, name)}" for name in (*WORDS, *RANGES)]
        told = [f"{name}={getattr(usual, name)}" for name in (*WORDS, *RANGES)]
        return ":".join([self.kind, ",".join([one for one in said if one not in told])]).rstrip(":")

    def __reduce__(self) -> tuple[object, ...]:
        """For ``copy`` and ``pickle``, which don't see into compiled classes."""
        return (read_settings, (self.spec(),))


def read_settings(spec: str) -> Settings:
    """Return the settings of a spec. Raises BadInput for an unknown kind, setting or value."""
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
        elif name in renamed.RENAMED["setting"]:
            raise BadInput(flaw("bot-renamed", old=name, new=renamed.new("setting", name), value=value))
        else:
            raise BadInput(flaw("bot-setting", setting=repr(setting), known=", ".join([*WORDS, *RANGES])))
    return settings


def is_whole(name: str) -> bool:
    """Return whether a setting is a whole number."""
    return isinstance(getattr(Settings(), name), int)


def number(name: str, value: str) -> float:
    """Return the value of a setting. Raises BadInput unless it is a number in its range."""
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
