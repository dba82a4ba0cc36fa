"""The common part of the oracles: groups of worlds are compared with what the product does."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, TypeVar

from tests.oracle.chisquare import chance, surprise

from skulduggery import api, bots
from skulduggery.api import SPECTATOR, IllegalAnswer, Rng
from skulduggery.record import Record

SURE = 1e-6
"""Frequencies that are less likely than that are wrong. Seeds are fixed, so a right re-deal passes always."""


class LeakError(AssertionError):
    """Raised when a viewer is told, shown or dealt something that it may not know."""

    def __init__(self, check: str, node: Any, viewer: int, what: str) -> None:
        super().__init__(f"{check}: {node}: viewer {viewer}: {what}")
        self.check = check


class Effort:
    """The thoroughness of a check."""

    def __init__(self, branches: int, groups: int, worlds: int, draws: int, every: int = 1) -> None:
        self.branches = branches
        """of a group, at most"""
        self.groups = groups
        """re-dealt at each moment for each viewer, at most, of those with more than one world"""
        self.worlds = worlds
        """of a group that is re-dealt, at most"""
        self.draws = draws
        """re-deals for each world"""
        self.every = every
        """a viewer's groups are re-dealt at every n-th moment (if a game's checks ask for that)"""


class Tally:
    """Counts of what was checked, and the sum of all chi-squares."""

    def __init__(self) -> None:
        self.moments = 0
        self.branches = 0
        self.groups = 0
        self.varied = 0
        """groups where all that is hidden was seen to vary"""
        self.redealt = 0
        self.draws = 0
        self.value = 0.0
        self.freedom = 0


@cache
def slots(kind: type) -> tuple[str, ...]:
    """The names of all that an object holds."""
    names: set[str] = set()
    for one in kind.__mro__:  # compiled classes keep their list under another name
        names.update(vars(one).get("__mypyc_attrs__", vars(one).get("__slots__", ())))
    return tuple(sorted(names - {"rules", "__dict__"}))  # a generic compiled class lists a dictionary it has not


def dump(thing: Any) -> Any:
    """All that a thing holds, as one value."""
    kind = type(thing)
    if kind is int or kind is str or kind is bool or thing is None or kind is float:
        return thing
    if kind is tuple or kind is list:
        return tuple([one if type(one) is int else dump(one) for one in thing])
    if names := slots(kind):
        return tuple([(name, dump(getattr(thing, name))) for name in names])
    return thing.name if isinstance(getattr(thing, "name", None), str) else thing


T = TypeVar("T")


def spread(group: list[T], most: int) -> list[T]:
    """Some of a list, from first to last."""
    if len(group) <= most:
        return group
    return [group[i * (len(group) - 1) // (most - 1)] for i in range(most)]


def sample(node: Any, viewer: int, items: list[T], most: int) -> list[T]:
    """Some of a list, others at each moment."""
    return items if len(items) <= most else Random(f"{node.case.seed} {node.step} {viewer}").sample(items, most)


def same(check: str, node: Any, viewer: int, what: str, found: Iterable[Any]) -> None:
    """Raise LeakError unless all are equal."""
    values = list(found)
    for value in values[1:]:
        if value != values[0]:
            raise LeakError(check, node, viewer, f"{what} differs in a group: {values[0]} and {value}")


def messages(node: Any, effort: Effort, tally: Tally, all_told: bool = True) -> None:
    """Check that messages are constant in each group and differ between groups (``all_told``)."""
    for viewer in node.viewers:
        sent: dict[int, Any] = {}
        told: dict[int, Any] = {}
        for branch in node.branches:
            other = sent.setdefault(branch.told[viewer], branch)
            if other.sent[viewer] != branch.sent[viewer]:
                what = f"what is sent differs in a group: {other.last.get(viewer)} and {branch.last.get(viewer)}"
                raise LeakError("messages", node, viewer, what)
            other = told.setdefault(branch.sent[viewer], branch)
            if all_told and other.told[viewer] != branch.told[viewer]:
                what = f"it is not told all that it may know: {branch.last.get(viewer)} for {branch.world()}"
                raise LeakError("messages", node, viewer, f"{what} and {other.world()}")
        tally.groups += len(sent)


def screens(node: Any, effort: Effort, tally: Tally) -> None:
    for viewer in node.viewers:
        groups = [group for group in node.groups(viewer) if len(group) > 1]
        for group in sample(node, viewer, groups, 2 * effort.branches):
            some = sample(node, viewer, group, effort.branches)
            views = [api.view(branch.state, viewer) for branch in some]
            same("screens", node, viewer, "the view", [(view.key(), dump(view)) for view in views])
            infos = [api.infostate(branch.state, viewer) for branch in some]
            same("screens", node, viewer, "the key", [api.key(info) for info in infos])
            same("screens", node, viewer, "the information state", [dump(info) for info in infos])
            mine = [[ask for ask in (*b.asks, *api.offers(b.state)) if ask.seat == viewer] for b in some]
            same("screens", node, viewer, "what it may answer", [dump(asks) for asks in mine])
            if mine[0] and not mine[0][0].open:
                asked = [dump(api.question(info)) for info in infos] + [dump(asks[0]) for asks in mine]
                same("screens", node, viewer, "the question", asked)
                for name in ("heuristic", "random"):
                    answers = [bots.make(name, 7).choose(infos[i], mine[i][0]) for i in range(len(some))]
                    same("screens", node, viewer, f"the answer of the {name} bot", answers)


def refusal(node: Any, branch: Any, seat: int, answer: object, offer: str = "") -> Any:
    """All that a refusal says."""
    try:
        api.apply(branch.state, seat, answer, offer)
    except IllegalAnswer as error:
        return str(error), error.args, error.rule, error.seat, error.answer, error.kind
    raise LeakError("refusals", node, seat, f"the answer {answer!r} was taken, and no option")


def stream(*numbers: int) -> Rng:
    """A stream of chance of its own for these numbers."""
    rng = Rng(0)
    for number in numbers:
        rng = Rng(rng.seed() + number)
    return rng


def fits(node: Any, viewer: int, drawn: Counter[Any], weights: Mapping[Any, int], check: str) -> tuple[float, int]:
    """Chi-square of drawn worlds against the weight of each. Raises LeakError if it can't be chance."""
    if extra := [world for world in drawn if world not in weights]:
        raise LeakError("worlds", node, viewer, f"a re-deal gives {extra[0]}, which can't be")
    if len(weights) < 2:
        return 0.0, 0
    found = sorted(weights)
    value, freedom = surprise([drawn[world] for world in found], [weights[world] for world in found])
    if chance(value, freedom) < SURE:
        most = drawn.most_common(1)[0]
        what = f"worlds are drawn unevenly: chi-square {value:.1f} at {freedom}, {most[1]} times {most[0]}"
        raise LeakError(check, node, viewer, what)
    return value, freedom


def replay(node: Any, branch: Any) -> Record:
    """A branch as a game with a log."""
    record = Record(node.rules)
    for seat, answer, offer in branch.entries:
        if offer:
            record.interrupt(seat, offer, answer)
        else:
            record.answer(seat, answer)
    return record


Check = Callable[[Any, Effort, Tally], None]


def judge(nodes: Iterator[Any], effort: Effort, checks: tuple[Check, ...]) -> Tally:
    """Hold all checks to each moment of a line. Raises LeakError."""
    tally = Tally()
    for node in nodes:
        tally.moments += 1
        tally.branches += len(node.branches)
        for check in checks:
            check(node, effort, tally)
    if tally.freedom and chance(tally.value, tally.freedom) < SURE:
        raise LeakError("frequencies", node, SPECTATOR, f"all in all drawn unevenly: {tally.value} {tally.freedom}")
    return tally
