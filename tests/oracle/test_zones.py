"""Cards that others move unseen: re-deals against enumeration of all histories, on tiny decks."""

from collections import Counter
from itertools import permutations

import pytest
from tests.oracle.chisquare import fits

from skulduggery.engine.chance import Rng
from skulduggery.engine.knowledge.zones import unseen_cards

HAND, DECK, ONE, TWO, TOP, UNDER = range(6)


def histories(size, zones, acts):
    """Every course of events: deals, hidden plays, shuffles. Zones are lists; looks strike histories out."""
    worlds = []
    for order in permutations(range(size)):
        table, first = [], 0
        for count in zones:
            table.append(list(order[first : first + count]))
            first += count
        worlds.append(table)
    for name, *args in acts:
        after = []
        for table in worlds:
            if name == "unseen":
                source, goal = args
                for i in range(len(table[source])):
                    new = [list(zone) for zone in table]
                    new[goal].append(new[source].pop(i))
                    after.append(new)
            elif name == "together":
                source, goal = args
                for order in permutations(table[source] + table[goal]):
                    new = [list(zone) for zone in table]
                    new[source], new[goal] = [], list(order)
                    after.append(new)
            elif sorted(table[args[0]]) == sorted(args[1]):
                after.append(table)
        worlds = after
    return worlds


def seen_top(face):
    """The top card of the deck is looked at and is this one (SC-JOB-ABOMINATION-1)."""
    return [("unseen", DECK, TOP), ("seen", TOP, (face,))]


STORIES = {
    "hidden play from a hand of which one card is known": (
        (1, 4, 0, 0, 0, 0), [*seen_top(0), ("unseen", TOP, HAND), ("unseen", HAND, ONE)],
    ),
    "two cards known, two plays, one of them looked at": (
        (2, 3, 0, 0, 0, 0),
        [*seen_top(0), ("unseen", TOP, HAND), *seen_top(1), ("unseen", TOP, HAND), ("unseen", HAND, ONE),
         ("unseen", HAND, TWO), ("seen", ONE, (1,))],
    ),
    "a known card shuffled back into the deck, then a draw": (
        (2, 3, 0, 0, 0, 0), [*seen_top(0), ("together", TOP, DECK), ("unseen", DECK, HAND), ("unseen", HAND, ONE)],
    ),
    "plays overlap a draw, then go under the deck as a block and come back": (
        (2, 1, 0, 0, 0, 0),
        [("unseen", HAND, ONE), *seen_top(2), ("unseen", TOP, HAND), ("unseen", HAND, TWO),
         ("together", TWO, ONE), ("together", ONE, UNDER), ("unseen", UNDER, HAND), ("unseen", HAND, ONE)],
    ),
    "three hands long: what is no uniform mix of places": (
        (2, 2, 0, 0, 0, 0),
        [*seen_top(3), ("unseen", HAND, ONE), ("unseen", TOP, HAND), ("unseen", HAND, TWO), ("unseen", DECK, HAND),
         ("together", ONE, UNDER), ("together", TWO, UNDER), ("unseen", UNDER, HAND), ("unseen", HAND, ONE)],
    ),
    "the owner's own eyes": (
        (2, 2, 0, 0, 0, 0), [("seen", HAND, (1, 3)), ("unseen", DECK, TOP), ("seen", TOP, (0,)),
                                ("unseen", TOP, HAND), ("unseen", HAND, ONE), ("seen", ONE, (3,))],
    ),
}  # fmt: skip


@pytest.mark.parametrize("story", STORIES)
def test_redeals_are_as_frequent_as_histories(story):
    zones, acts = STORIES[story]
    size = sum(zones)
    worlds = Counter(tuple(tuple(sorted(zone)) for zone in world) for world in histories(size, zones, acts))
    mix = unseen_cards(tuple(range(size)), zones)
    for name, *args in acts:
        mix = getattr(mix, name)(*args)
    rng = Rng(3)
    drawn = Counter(tuple(tuple(sorted(zone)) for zone in mix.redeal(rng)) for _ in range(20_000))
    assert fits(worlds, drawn)


def test_the_order_in_a_zone_is_drawn_too():
    mix = unseen_cards((0, 1, 2), (3,))
    drawn = Counter(tuple(mix.redeal(rng)[0]) for rng in [Rng(1)] for _ in range(6000))
    assert fits(dict.fromkeys(permutations(range(3)), 1), drawn)


def test_sets_of_permuted_places_would_not_be_exact():
    """A table must count courses of events, because here the possibilities are not equally likely."""
    zones, acts = STORIES["plays overlap a draw, then go under the deck as a block and come back"]
    worlds = Counter(tuple(tuple(sorted(zone)) for zone in world) for world in histories(3, zones, acts))
    assert len(set(worlds.values())) > 1


@pytest.mark.parametrize(("act", "args"), [("seen", (ONE, (0,))), ("seen", (HAND, (0, 9))), ("unseen", (ONE, TWO))])
def test_what_contradicts_is_refused(act, args):
    with pytest.raises(ValueError, match=r"explains|among"):
        getattr(unseen_cards((0, 1, 2), (2, 1, 0, 0)), act)(*args)
