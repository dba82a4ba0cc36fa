"""Facts: the names and numbers that set an answer apart from others, computed only from what the seat knows."""

from itertools import combinations
from typing import Final

from skulduggery import api
from skulduggery.api import Claim, State
from skulduggery.review.weighing import Scales, Told

WORLDS: Final = 12
"""Number of worlds in which a claim must be the same."""
OWN: Final = 10
"""Greatest number of further answers of the seat, by rules of thumb, after which claims are read again."""
Key = tuple[str, int, bool]
"""A kind of claim, the place that it is about, and whether it takes further answers of the seat."""
Claims = dict[Key, Claim]


def facts(scale: Scales, answers: list[object], groups: list[str]) -> list[list[Told]]:
    """Return for each answer one or two claims that set it apart from all the others, or an empty list.

    A claim is the same in every world that was tried, and in none of them another answer claims more of its kind. Each
    other answer claims less of one of the kinds. Claims about one place are the last choice. Otherwise those of the
    answer's explanation group (``groups``) come first, then those true at once, then the order of the game.

    A fact is the kind of event that tells it, whether it takes further answers of the seat (0 or 1), by how much it
    beats all other answers (0 if one is as good), and the arguments of the claim.
    """
    seen: list[list[Claims]] = [[] for _ in answers]
    for _ in range(WORLDS):
        world = scale.thought.world()
        seed = scale.rng.seed()
        for i, answer in enumerate(answers):
            seen[i].append(claimed(scale, scale.after(world, answer, seed)))
    scale.thought.rng = scale.rng
    return [named(seen[i], seen[:i] + seen[i + 1 :], group) for i, group in enumerate(groups)]


def named(own: list[Claims], others: list[list[Claims]], group: str) -> list[Told]:
    """Return the facts of an answer with the claims ``own`` in each world, and those of ``others``."""
    worse: dict[Key, list[float]] = {}
    """For each claim that no other answer surpasses, by how much it surpasses each of them."""
    for key, claim in own[0].items():
        sizes = [steady(one, key) for one in others]
        if all([one.get(key) == claim for one in own]) and all([n is not None and n <= claim.size for n in sizes]):
            worse[key] = [claim.size - (n or 0.0) for n in sizes]
    ranked = sorted(worse, key=lambda key: (key[1], own[0][key].group != group, key[2]))
    general = [key for key in ranked if key[1] < 0]
    local = [key for key in ranked if key[1] >= 0]
    for keys in [*[(one,) for one in general], *combinations(general, 2), *[(one,) for one in local]]:
        if others and all([any(gaps) for gaps in zip(*[worse[key] for key in keys], strict=True)]):
            return [(f"fact-{key[0]}", int(key[2]), whole(min(worse[key])), *own[0][key].args) for key in keys]
    return []


def claimed(scale: Scales, state: State) -> Claims:
    """Return the claims in a state after an answer, then those after further answers of the seat, which it plays on."""
    seat, before = scale.seat, scale.info
    out: Claims = {(one.kind, one.where, False): one for one in api.claims(before, api.infostate(state, seat))}
    for _ in range(OWN):
        asks = api.pending(state)
        if not asks or asks[0].seat != seat:
            break
        api.apply(state, seat, api.policy(api.infostate(state, seat), asks[0], scale.thought.rng))
    else:
        return out
    for one in api.claims(before, api.infostate(state, seat)):
        out.setdefault((one.kind, one.where, True), one)
    return out


def steady(worlds: list[Claims], key: Key) -> float | None:
    """Return the size of a claim if it is the same in all worlds, 0 where there is none; otherwise None."""
    sizes = {one[key].size if key in one else 0.0 for one in worlds}
    return sizes.pop() if len(sizes) == 1 else None


def whole(n: float) -> float:
    """Return a number, without a fraction if it has none."""
    return int(n) if n == int(n) else n
