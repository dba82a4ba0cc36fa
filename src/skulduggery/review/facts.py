"""Facts: the names and numbers that set an answer apart from others, computed only from what the seat knows."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from skulduggery import api
from skulduggery.api import Claim, Rng, State
from skulduggery.review.weighing import Scales, Told

WORLDS: Final = 16
"""Number of worlds in which a claim must be the same."""
OWN: Final = 10
"""Greatest number of further answers of the seat, by rules of thumb, after which claims are read again."""
Key = tuple[str, int, int]
"""A kind of claim, the place that it is about, and from when on it is true."""
SURE: Final = 0
"""A promise: true whatever the seat is told."""
SOON: Final = 1
LATER: Final = 2
"""True at once, and only after further answers of the seat."""


class Prospect:
    """The outlook of an answer: its promises, its claims in each world, and the events told to the seat by then."""

    def __init__(self, promises: list[Claim]) -> None:
        self.promises: dict[Key, Claim] = {(c.kind, c.where, SURE): c for c in promises}
        self.claims: list[dict[Key, Claim]] = []
        self.told: list[tuple[list[object], ...]] = []

    def size(self, key: Key) -> float | None:
        """Return the size of a claim, 0 where there is none; None if it may depend on what the seat doesn't know.

        It may if the seat is told something else in another world, even if the claim was the same in all of them.
        """
        sizes = {one[key].size if key in one else 0.0 for one in self.claims}
        sure = all([one[key[2]] == self.told[0][key[2]] for one in self.told])
        return sizes.pop() if sure and len(sizes) == 1 else None

    def sure(self) -> dict[Key, Claim]:
        """Return the claims that don't depend on what the seat doesn't know."""
        first = self.claims[0]
        alike = [key for key, claim in first.items() if all([one.get(key) == claim for one in self.claims])]
        return {key: first[key] for key in alike if self.size(key) is not None}


def facts(scale: Scales, answers: list[object], groups: list[str], even: Sequence[bool] = ()) -> list[list[Told]]:
    """Return for each answer one or two claims that set it apart from all the others, or an empty list.

    For advice, the answers that may be as good as the first are marked in ``even``. Then an answer that nothing sets
    apart has the most telling of its claims that the first answer doesn't share. For the first answer, if it is best,
    the second one counts. If several are even, their claims are told without a comparison, because none is better; only
    a ``relative`` claim needs it.

    A claim depends only on what the seat knows, and no other answer claims more of its kind. Each other answer claims
    less of one of the kinds. Claims about one place are the last choice. Before them come promises, then claims true
    at once, then those of the answer's explanation group (``groups``), each in the order of the game.

    A fact is told like an event. Its arguments are whether it takes further answers of the seat (0 or 1), by how much
    it beats all other answers (0 if one is as good), and those of the claim.
    """
    found = [Prospect(api.promises(scale.info, scale.ask, answer)) for answer in answers]
    seed = scale.rng.seed()
    for _ in range(WORLDS):
        world = scale.thought.world()
        for one, answer in zip(found, answers, strict=True):
            look(scale, one, world, answer, Rng(seed))
    alike = even if sum(even) > 1 else [False] * len(found)
    out = [named(found[i], found[:i] + found[i + 1 :], group, alike[i]) for i, group in enumerate(groups)]
    if not even or len(found) < 2:
        return out
    others = [found[0] if alike[0] else found[1], *[found[0]] * (len(found) - 1)]
    return [some or done(one, other) for some, one, other in zip(out, found, others, strict=True)]


def named(own: Prospect, others: list[Prospect], group: str, even: bool) -> list[Told]:
    """Return the facts of an answer, with comparisons only where the number says little without, if it is ``even``."""
    claims = own.sure()
    gaps: dict[Key, list[float]] = {}
    """For each claim that no other answer surpasses, by how much it surpasses each of them."""
    for key, claim in claims.items():
        sizes = [one.size(key) for one in others]
        known = [size for size in sizes if size is not None and size <= claim.size and size < claim.limit]
        if len(known) == len(sizes):
            gaps[key] = [claim.size - size for size in known]
    ranked = sorted(gaps, key=lambda key: (key[2], claims[key].group != group))
    general = [key for key in ranked if key[1] < 0]
    telling = [key for key in general if not claims[key].relative]
    local = [key for key in ranked if key[1] >= 0]
    for keys in [*[(one,) for one in general], *combinations(telling, 2), *[(one,) for one in local]]:
        if others and all([any(ahead) for ahead in zip(*[gaps[key] for key in keys], strict=True)]):
            ahead = [0 if even and not claims[key].relative else min(gaps[key]) for key in keys]
            return [told(key, more, claims[key]) for key, more in zip(keys, ahead, strict=True)]
    return []


def done(own: Prospect, other: Prospect) -> list[Told]:
    """Return the most telling claim of an answer that isn't relative, and that another one doesn't have as well."""
    same = other.sure() if other is not own else {}
    claims = {key: claim for key, claim in own.sure().items() if not claim.relative and claim.size > 0}
    for key in sorted(claims, key=lambda key: (key[1] >= 0, key[2])):
        if same.get(key) != claims[key]:
            return [told(key, 0, claims[key])]
    return []


def told(key: Key, ahead: float, claim: Claim) -> Told:
    """Return a claim as it is told; ``ahead``: by how much it beats those of all other answers."""
    return (f"fact-{key[0]}", int(key[2] == LATER), whole(ahead), *claim.args)


def look(scale: Scales, one: Prospect, world: State, answer: object, luck: Rng) -> None:
    """Read the claims in a world after an answer, then those after further answers of the seat, if it gives any."""
    seat, before = scale.seat, scale.info
    state = api.clone(world)
    state.events = []
    api.apply(state, seat, answer)
    at_once = heard(state, seat)
    claims = one.promises | {(c.kind, c.where, SOON): c for c in api.claims(before, api.infostate(state, seat))}
    for _ in range(OWN):
        asks = api.pending(state)
        if not asks or asks[0].seat != seat:
            for c in api.claims(before, api.infostate(state, seat)):
                claims.setdefault((c.kind, c.where, LATER), c._replace(size=1.0) if c.picked else c)
            break
        api.apply(state, seat, api.policy(api.infostate(state, seat), asks[0], luck))
    one.claims.append(claims)
    one.told.append(([], at_once, heard(state, seat)))


def heard(state: State, seat: int) -> list[object]:
    """Return what a seat is told, without what it only looks at."""
    looks = api.game(state.rules.game).look_kinds
    return [event.told(seat) for event in state.events or () if event.kind not in looks]


def whole(n: float) -> float:
    """Return a number to a tenth, without a fraction if it has none."""
    n = round(n, 1)
    return int(n) if n == int(n) else n
