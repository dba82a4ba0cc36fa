"""Exact knowledge of cards that others move unseen, in two layers.

A closed set of cards lies in *zones*: a hand, a slot, a block of a deck. The order of the cards in a zone has no
meaning, because it was shuffled or only the owner knows it. The first layer says which faces are interchangeable to the
viewer: a *kind* is a set of faces that the viewer never saw apart. The second layer is a *table*: how many cards of
each kind lie in each zone, with the number of histories that lead there. A card that leaves a zone unseen (a hidden
play, a draw from a shuffled block) splits each entry of the table by the kind that it may be. A look keeps the entries
that fit and separates the faces seen.

This is exact. Faces of one kind can change places in any history, so they are equally likely in every way that an entry
allows. An entry counts all equally likely hidden answers and shuffles behind it. Sets of places that were permuted
unseen would not suffice: if such sets overlap, the faces in them are no longer equally likely. The table grows with the
number of faces that the viewer saw and lost track of, not with the size of the deck.

The zones 0, 1 and 2 are a hand, a slot and a deck. A player holds two of the cards 1 to 4 and plays one of them. The
viewer knows no face, so there is one kind and one entry: one card in hand, one in the slot, two in the deck. Only the
ratio of numbers of histories counts, so that of a single entry is 1:

    >>> played = unseen_cards((1, 2, 3, 4), (2, 0, 2)).unseen(0, 1)
    >>> played.kinds, played.table, played.odds(1, 4)
    (((1, 2, 3, 4),), (((1, 1, 2), 1),), 0.25)

Then the viewer sees that the card is the 4. The 1 is one of the other three cards, one of which is in hand:

    >>> shown = played.seen(1, (4,))
    >>> round(shown.odds(0, 1), 3), round(shown.odds(2, 1), 3)
    (0.333, 0.667)

The card goes back to the hand and one is played again. Either the 4 or the other card lies in the slot, so there are
two entries with one history each. Index ``zone * 2 + kind`` holds the number of cards of the kinds (1, 2, 3) and (4):

    >>> again = shown.together(1, 0).unseen(0, 1)
    >>> again.kinds, again.table
    (((1, 2, 3), (4,)), (((0, 1, 1, 0, 2, 0), 1), ((1, 0, 0, 1, 2, 0), 1)))
    >>> again.odds(1, 4), again.known(1, 0, 2).odds(0, 4)
    (0.5, 1.0)
"""

from math import gcd

from skulduggery.engine.chance import Rng
from skulduggery.engine.knowledge.groups import pick

Spread = tuple[int, ...]
"""The number of cards of a kind in a zone, at index ``zone * kinds + kind``."""


class Mix:
    """A viewer's knowledge of a closed set of cards. Immutable: methods for acts return new knowledge.

    An act that contradicts the knowledge raises ValueError.
    """

    __slots__ = ("kinds", "table", "ways")

    def __init__(self, kinds: tuple[tuple[int, ...], ...], table: dict[Spread, int]) -> None:
        if not table:
            raise ValueError("no course of events explains this")
        common = 0
        for ways in table.values():
            common = gcd(common, ways)
        self.kinds = kinds
        self.table = tuple(sorted([(spread, ways // common) for spread, ways in table.items()]))
        self.ways = dict(self.table)

    def unseen(self, source: int, goal: int) -> "Mix":
        """Return the knowledge after an unseen card went from one zone to another.

        The player who moved it, or chance, could have moved any card of the zone.
        """
        width = len(self.kinds)
        table: dict[Spread, int] = {}
        for spread, ways in self.table:
            for kind in range(width):
                count = spread[source * width + kind]
                if count:
                    after = list(spread)
                    after[source * width + kind] -= 1
                    after[goal * width + kind] += 1
                    key = tuple(after)
                    table[key] = table.get(key, 0) + ways * count
        return Mix(self.kinds, table)

    def together(self, source: int, goal: int) -> "Mix":
        """Return the knowledge after all cards of one zone were shuffled unseen into another."""
        width = len(self.kinds)
        table: dict[Spread, int] = {}
        for spread, ways in self.table:
            after = list(spread)
            for kind in range(width):
                after[goal * width + kind] += after[source * width + kind]
                after[source * width + kind] = 0
            key = tuple(after)
            table[key] = table.get(key, 0) + ways
        return Mix(self.kinds, table)

    def known(self, source: int, goal: int, face: int) -> "Mix":
        """Return the knowledge after the viewer saw a card go to another zone, or stay if both zones are the same."""
        kinds, old = self.apart(face)
        width = len(self.kinds)
        wide = len(kinds)
        zones = len(self.table[0][0]) // width
        alone = len(self.kinds[old]) == 1
        table: dict[Spread, int] = {}
        for spread, ways in self.table:
            count = spread[source * width + old]
            if not count:
                continue
            after: list[int] = []
            for zone in range(zones):
                row = list(spread[zone * width : (zone + 1) * width])
                if zone == source:
                    row[old] -= 1
                after += row
                if not alone:
                    after.append(0)
            after[goal * wide + (old if alone else wide - 1)] += 1
            table[tuple(after)] = ways * count
        return Mix(kinds, table)

    def apart(self, face: int) -> tuple[tuple[tuple[int, ...], ...], int]:
        """Return the kinds with ``face`` as a kind of its own, and the index of its old kind.

        The new kind comes last; kinds are unchanged if the face was alone already.
        """
        old = 0
        while face not in self.kinds[old]:
            old += 1
            if old == len(self.kinds):
                raise ValueError("a face was seen that isn't among these cards")
        if len(self.kinds[old]) == 1:
            return self.kinds, old
        rest = tuple([one for one in self.kinds[old] if one != face])
        return (*self.kinds[:old], rest, *self.kinds[old + 1 :], (face,)), old

    def odds(self, zone: int, face: int) -> float:
        """Return the probability that a face lies in a zone; 0 if it isn't among the cards."""
        width = len(self.kinds)
        total = 0
        here = 0
        for kind in range(width):
            if face in self.kinds[kind]:
                for spread, ways in self.table:
                    total += ways
                    here += ways * spread[zone * width + kind]
                return here / (total * len(self.kinds[kind]))
        return 0.0

    def seen(self, zone: int, faces: tuple[int, ...]) -> "Mix":
        """Return the knowledge after the viewer saw all cards of a zone; ``faces`` are theirs."""
        kinds: list[tuple[int, ...]] = []
        origin: list[int] = []  # for each new kind, the index of the old kind that it comes from
        here: list[bool] = []  # for each new kind, whether it was seen
        want: list[int] = []  # for each old kind, how many of its faces were seen
        for kind in range(len(self.kinds)):
            inside = tuple([face for face in self.kinds[kind] if face in faces])
            outside = tuple([face for face in self.kinds[kind] if face not in faces])
            want.append(len(inside))
            if outside:
                kinds.append(outside)
                origin.append(kind)
                here.append(False)
            for face in inside:
                kinds.append((face,))
                origin.append(kind)
                here.append(True)
        width = len(self.kinds)
        first = zone * width
        zones = len(self.table[0][0]) // width
        table: dict[Spread, int] = {}
        for spread, ways in self.table:
            if any([spread[first + kind] != want[kind] for kind in range(width)]):
                continue
            # The share of histories with exactly these faces is equal for all entries left, so weights stay.
            after: list[int] = []
            for place in range(zones):
                for i in range(len(kinds)):
                    if place == zone:
                        after.append(1 if here[i] else 0)
                    else:
                        after.append(0 if here[i] else spread[place * width + origin[i]])
            table[tuple(after)] = ways
        if sum(want) != len(faces):
            raise ValueError("a face was seen that isn't among these cards")
        return Mix(tuple(kinds), table)

    def redeal(self, rng: Rng) -> list[list[int]]:
        """Draw the faces in each zone, in random order; every history is equally likely."""
        spread = self.table[pick(rng, [ways for _, ways in self.table])][0]
        width = len(self.kinds)
        out: list[list[int]] = [[] for _ in range(len(spread) // width)]
        for kind in range(width):
            faces = list(self.kinds[kind])
            rng.shuffle(faces)
            for zone in range(len(out)):
                for _ in range(spread[zone * width + kind]):
                    out[zone].append(faces.pop())
        for cards in out:
            rng.shuffle(cards)
        return out

    def key(self) -> tuple[object, ...]:
        """Return the knowledge as one value that can be compared and hashed."""
        return (self.kinds, self.table)


def unseen_cards(faces: tuple[int, ...], sizes: tuple[int, ...]) -> Mix:
    """Return the knowledge of cards that were shuffled and dealt unseen into zones of these sizes."""
    if sum(sizes) != len(faces):
        raise ValueError(f"{len(faces)} cards don't fill zones of {sizes}")
    return Mix((faces,), {sizes: 1})
