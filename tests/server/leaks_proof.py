"""The leak proof of the server: the oracle's worlds are played at a real table, and what is sent is compared.

Viewers that may know the same up to some moment, by the information table (``tests/oracle``), must have been sent the
same up to then, at the same times.
"""

import asyncio
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from tests.server.leaks_evening import Evening, LeakFoundError
from tests.server.leaks_room import Sent
from tests.server.leaks_worlds import ORACLES, Case, begun, moments

from skulduggery.api import SPECTATOR

COMMITMENTS = re.compile(r'(?<="commitments":)(\[["0-9a-f,]*\])')


class Tally:
    """Counts of what was compared."""

    def __init__(self) -> None:
        self.evenings = 0
        self.sent = 0
        self.compared = 0
        """times that what two worlds sent a viewer was found to be the same"""


def chosen(node: Any, most: int, rng: Random) -> list[Any]:
    """Branches of a moment: one, and for each viewer some other worlds that it can't tell from it.

    Those come first that differ from all before in what others would like to know most.
    """
    secret = ORACLES[type(node.case)].secret
    most = max(most, ORACLES[type(node.case)].worlds)
    branches = [branch for branch in node.branches if begun(branch)]
    kind = rng.choice(sorted({secret(branch) for branch in branches}))
    first = rng.choice([branch for branch in branches if secret(branch) == kind])
    out = [first]
    for viewer in node.viewers:
        group = next(group for group in node.groups(viewer) if first in group)
        mates = [
            branch
            for branch in group
            if branch in branches and (secret(branch), branch.world()) != (kind, first.world()) and branch not in out
        ]
        if viewer != SPECTATOR or len(out) <= most:  # who looks on can't tell any of those apart
            rng.shuffle(mates)
            for _ in range(min(most, len(mates))):
                seen = Counter([secret(branch) for branch in out])
                out.append(min(mates, key=lambda mate: seen[secret(mate)]))
                mates.remove(out[-1])
    return out


def prove(
    case: Case,
    data: Path,
    nodes: int = 1,
    worlds: int = 1,
    bots: Sequence[int] = (),
    seed: int = 0,
    kind: type[Evening] = Evening,
) -> Tally:
    """Play worlds of a case. Raises LeakFoundError if a viewer could have told two of them apart."""
    tally = Tally()
    rng = Random(f"{case!r} {seed}")
    before: dict[Any, Evening] = {}
    known = moments(case, nodes)
    for node in known.nodes:
        for branch in chosen(node, worlds, rng):
            one = kind(known.world(node, branch), case.seed + seed, bots)
            with asyncio.Runner(loop_factory=one.loop) as runner:
                runner.run(one.play(data / str(tally.evenings)))
            tally.evenings += 1
            tally.sent += sum(len(sent) for sent in one.sent.values())
            for viewer in one.world.viewers:
                tally.compared += compare(one, viewer, before)
    return tally


def compare(one: Evening, viewer: int, before: dict[Any, Evening]) -> int:
    """Hold what a viewer was sent against other worlds; how often there was something to compare."""
    compared = 0
    for step, mark in enumerate(one.marks):
        known = one.world.told(viewer, step), one.heard(viewer, step)
        first = before.setdefault((viewer, step, step == len(one.world.steps), known), one)
        if first is one:
            continue
        mine = blanked(one.sent[viewer][: mark[viewer]])
        other = blanked(first.sent[viewer][: first.marks[step][viewer]])
        if mine != other:
            what = f"{one.world.case!r}, after {step} answers: viewer {viewer} was sent"
            raise LeakFoundError(f"{what} {difference(mine, other)}")
        compared += first.world.final != one.world.final
    return compared


def blanked(sent: Sequence[Sent]) -> list[Sent]:
    """Replace the digits of commitments to the log by zeros; their number, place and length stay."""
    return [(when, way, without_digits(what)) for when, way, what in sent]


def without_digits(what: Any) -> Any:
    """A document with zeros in its commitments."""
    if not isinstance(what, dict) or "text" not in what:
        return what
    return {**what, "text": COMMITMENTS.sub(lambda found: re.sub("[0-9a-f]", "0", found[1]), what["text"])}


def difference(mine: list[Sent], other: list[Sent]) -> str:
    """Return where two lists of documents first differ."""
    at = next((n for n, (one, two) in enumerate(zip(mine, other, strict=False)) if one != two), None)
    if at is None:
        return f"{len(mine)} documents and {len(other)}"
    one, two = repr(mine[at]), repr(other[at])
    place = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    start = max(0, place - 150)
    return f"as number {at}\n{one[:40]} ... {one[start : place + 60]}\n{two[:40]} ... {two[start : place + 60]}"
