"""The settings of a search and their text form, such as ``trees:rollouts=400,select=regret``."""

from typing import Final

from skulduggery import renamed
from skulduggery.api import BadInput, either, flaw
from skulduggery.bots.tree import SELECTS

KINDS: Final = ("flat", "tree", "trees")
USUAL: Final = 400
"""Default number of rollouts."""
WIDE: Final = 24
"""Default of ``width``."""
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "select": tuple(SELECTS),
    "rollout": ("heuristic", "random", "learned"),
    "prior": ("heuristic", "learned"),
}
"""The allowed values of the settings that are words."""
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
"""The least and the greatest value of the settings that are numbers."""


class Settings:
    """The settings of a search.

    ``kind`` is ``flat`` (no tree), ``tree`` (one tree) or ``trees`` (one tree for each seat).
    """

    def __init__(self) -> None:
        self.kind = "flat"
        self.rollouts = 0
        """Rollouts in all. 0: as many as time allows, or ``USUAL`` if there is no time limit either."""
        self.seconds = 0.0
        """Time limit in seconds. 0: none."""
        self.select = "ucb"
        """The rule by which a node selects an option: ``ucb``, ``puct`` or ``regret`` (see ``tree.SELECTS``)."""
        self.redeterminize = 0
        """1: update other seats' nodes only in worlds re-dealt for them, where they cannot know the thinker's cards."""
        self.self_determinize = 0.0
        """The share of rollouts in a world re-dealt for another seat, where the thinker's own hidden cards differ."""
        self.paired = 0
        """1, for trees: try the options at the root side by side in the same worlds, as flat search does."""
        self.belief = 0
        """The number of worlds of a belief. 0: worlds are re-deals, all equally likely."""
        self.rollout = "heuristic"
        """The policy that plays a rollout: ``heuristic``, ``random`` or ``learned``."""
        self.prior = "heuristic"
        """The policy that gives each option its prior: ``heuristic`` or ``learned``."""
        self.epsilon = 0.0
        """The share of a rollout's answers that are random."""
        self.margin = 0.0
        """The weight of the lead in points in a rollout's value; the rest is the share of the win."""
        self.depth = 0
        """If not 0: stop a rollout after this number of answers and use the learned value."""
        self.width = WIDE
        """The most options that are searched, those with the highest prior first."""
        self.tie = 0.01
        """Greatest loss of mean value against the best option at which an option may still be answered."""
        self.z = 0.0
        """If not 0: answer as the rules of thumb unless an option gains more than this number of standard errors.

        Only for options tried side by side (``side_by_side``).
        """
        self.roots = 1
        """Independent searches whose statistics are summed (root parallelism)."""
        self.processes = 1
        """The number of processes that grow the roots, at most one for each root."""
        self.skip_rate = 0.0
        """The random share of options that the search does not see. It always sees two."""
        self.bluff = 0.0
        """The bonus of a bluff, as a share of the win. Below 0: what a bluff must gain."""
        self.suspect = 0.0
        """The same for a suspicion."""

    def rollouts_each(self) -> int:
        """Return the number of rollouts of each root. 0: as many as time allows."""
        rollouts = self.rollouts or (0 if self.seconds else USUAL)
        return max(1, rollouts // self.roots) if rollouts else 0

    def side_by_side(self) -> bool:
        """Return whether the options at the root are tried side by side in the same worlds."""
        return self.kind == "flat" or bool(self.paired)

    def spec(self) -> str:
        """Return the spec of the settings, without those that have their default."""
        usual = Settings()
        said = [f"{name}={getattr(self, name)}" for name in (*WORDS, *RANGES)]
        told = [f"{name}={getattr(usual, name)}" for name in (*WORDS, *RANGES)]
        return ":".join([self.kind, ",".join([one for one in said if one not in told])]).rstrip(":")

    def __reduce__(self) -> tuple[object, ...]:
        """Support ``copy`` and ``pickle``, which cannot see into compiled classes."""
        return (read_settings, (self.spec(),))


def read_settings(spec: str) -> Settings:
    """Return the settings that a spec names. Raise BadInput for an unknown or outdated kind, setting or value."""
    settings = Settings()
    settings.kind, _, rest = spec.partition(":")
    if settings.kind not in KINDS:
        raise BadInput(f"There is no search {settings.kind!r}; choose one of {', '.join(KINDS)}.")
    for setting in rest.split(",") if rest else []:
        name, _, value = setting.partition("=")
        if name in WORDS:
            if value not in WORDS[name]:
                raise BadInput(flaw("bot-word", setting=name, value=repr(value), **either(WORDS[name])))
            setattr(settings, name, value)
        elif name in RANGES:
            read = number(name, value)
            if is_whole(name):  # two calls, because mypyc would turn a conditional expression into a float
                setattr(settings, name, int(read))
            else:
                setattr(settings, name, read)
        elif name in renamed.RENAMED["setting"]:
            raise BadInput(flaw("bot-renamed", old=name, new=renamed.new("setting", name), value=value))
        else:
            raise BadInput(flaw("bot-setting", setting=repr(setting), known=", ".join([*WORDS, *RANGES])))
    return settings


def is_whole(name: str) -> bool:
    """Return whether the setting ``name`` is a whole number."""
    return isinstance(getattr(Settings(), name), int)


def number(name: str, value: str) -> float:
    """Return the value of a setting. Raise BadInput unless it is a number, whole if need be, in its range."""
    least, most = RANGES[name]
    whole = is_whole(name)
    try:
        read = float(value)
    except ValueError:
        read = most + 1
    if not least <= read <= most or (whole and read != int(read)):
        what = "whole" if whole else "any"
        raise BadInput(
            flaw("bot-number", setting=name, value=repr(value), what=what, least=f"{least:.9g}", most=f"{most:.9g}")
        )
    return read
