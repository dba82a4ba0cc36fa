"""Section 4.1: facts that hold at every question of every game."""

import pytest
from tests.rules.mayhem.table import components, kinds, look, places
from tests.rules.mayhem.wild import HARD, random_play

from skulduggery import api

GAMES = [(seats, seed) for seats in (2, 3, 4, 5, 6) for seed in (1, 2)]


@pytest.mark.rule(
    "MM-RND-10", "MM-RND-11", "MM-RND-12", "MM-RND-13", "MM-RND-14", "MM-RND-15", "MM-REC-02", "MM-PIN-03", "MM-HARD-05"
)
@pytest.mark.parametrize(("seats", "seed"), GAMES)
@pytest.mark.parametrize("slim", [False, True])
def test_what_is_always_so(seats: int, seed: int, slim: bool) -> None:
    total = {2: 16, 3: 24, 4: 24, 5: 30, 6: 36}[seats]
    for _, state in random_play(seats, seed, slim_pickings=slim, **HARD):
        seen = look(state)
        if seen.phase == 0:
            continue
        names = places(state.rules)
        for number, gang in enumerate(seen.gangs):
            assert 0 <= gang.heat <= 4
            assert gang.tokens >= 0
            assert min(gang.goods) >= 0
            if gang.out:
                assert not any(m or p for m, p in gang.dudes)
                continue
            members, prospects = (sum(one[kind] for one in gang.dudes) for kind in (0, 1))
            assert members + gang.pool[0] == 5
            removed = start_prospects(state, number) if slim else 0
            assert prospects + gang.pool[1] + removed == 5
            for at, (m, p) in enumerate(gang.dudes):
                assert m + p == 0 or at in (number, names.index("er"), *seen.sites)
        living = [gang for gang in seen.gangs if not gang.out]
        assert seen.supply[0] + sum(gang.goods[1] + gang.fist for gang in living) == total
        # What is chosen and not yet shown stays in the holdings: the choice is sealed, the goods are there.
        assert seen.supply[1] + sum(gang.goods[2] for gang in living) + seen.removed == total
        assert not seen.gangs[seen.patch].out
        assert len(set(seen.marks)) == len(seen.marks)
        assert set(seen.marks) <= set(seen.sites)


def start_prospects(state: api.State, seat: int) -> int:
    """The Prospects that Slim Pickings took out of a gang."""
    side = look(state).gangs[seat].side
    shown = components()["unleaded"] if side % 2 else components()["gang"][side // 2]
    return 5 - shown["prospects"]


@pytest.mark.rule("MM-RND-15", "MM-ER-04", "MM-RND-16", "MM-CLAIM-06", "MM-ORD-05")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_from_round_to_round(seats: int, seed: int) -> None:
    before = None
    for messages, state in random_play(seats, seed, **HARD):
        seen = look(state)
        if "round" in kinds(messages) and seen.phase == 3:
            assert seen.marks == ()
            assert not any(any(gang.dudes[places(state.rules).index("er")]) for gang in seen.gangs)
        elif before is not None and before.phase == seen.phase == 3:
            assert sum(gang.tokens for gang in seen.gangs) <= sum(gang.tokens for gang in before.gangs)
        if seen.phase == 4:
            assert not any(gang.tokens for gang in seen.gangs)
        before = seen
