"""Knowledge of cards: groups of cells over sets of faces.

A *cell* is a card's back: a number that moves only as public rules say. A *face* is what is printed on it. When a
player takes a card unseen, a fixed cell leaves (the last of the pile) and the faces change places under the cells. So
the place of every cell is public, and a hidden choice never shows in it.

For each seat the state keeps *groups*, which are bit masks of cells: first the cells that the seat never looked at,
then others. The seat knows the set of faces of each group but not which cell bears which. A cell in no group is known
to the seat. A look splits groups. Because cells move in public, the groups are public too; only the faces are secret,
and a re-deal is a permutation of the faces within each group.

Four cells lie face down. A seat looks through a pile of the cells 0 and 1, in no order, then at cell 0. It then knows
cell 1 too, because it knew the set:

    >>> never = (0b1111,)
    >>> pile = seen_as_set(never, 0b0011)
    >>> [cells(group) for group in pile]
    [[2, 3], [0, 1]]
    >>> [cells(group) for group in seen(pile, 0b0001)]
    [[2, 3]]

Public acts can prove more: a pile from which a seat could take nothing has no crook that it could place (CR-ROB-06).
Such facts are *bars*, the faces that a cell can't bear. Of the 3! = 6 ways to lay the faces 4, 5 and 6 on three cells,
2 put the 4 on cell 0. If cell 0 can't bear the 4, four ways are left, and ``deal`` draws each equally often:

    >>> from collections import Counter
    >>> rng, found = Rng(1), Counter()
    >>> for _ in range(4000):
    ...     faces = [0, 0, 0]
    ...     deal(rng, (0, 1, 2), (4, 5, 6), (1 << 4, 0, 0), faces)
    ...     found[tuple(faces)] += 1
    >>> sorted(found), min(found.values()) > 900, max(found.values()) < 1100
    ([(5, 4, 6), (5, 6, 4), (6, 4, 5), (6, 5, 4)], True, True)

The ways to lay faces under bars are the perfect matchings of cells and faces. Counting them is hard in general, but
cells with equal bars are interchangeable, and only barred faces are restricted. So ``deal`` lays the barred faces one
after another, each with a probability proportional to the number of completions, and shuffles the others onto the cells
left over. The cost grows with the number of kinds of cells and of barred faces; both are small in play.
"""

from typing import Final, Generic, cast

from skulduggery.engine.chance import NO_STREAM, Rng
from skulduggery.engine.machine import S

Groups = tuple[int, ...]


BYTES: Final[list[tuple[int, ...]]] = [tuple([k for k in range(8) if n >> k & 1]) for n in range(256)]
"""The positions of the set bits in each byte."""


def cells(mask: int) -> list[int]:
    """Return the cells in a bit mask, in ascending order."""
    out: list[int] = []
    first = 0
    while mask:
        byte = mask & 255
        if byte:
            out += [first + k for k in BYTES[byte]]
        mask >>= 8
        first += 8
    return out


def mask_of(inside: list[int]) -> int:
    """Return the bit mask of some cells."""
    mask = 0
    for cell in inside:
        mask |= 1 << cell
    return mask


def seen_as_set(groups: Groups, mask: int) -> Groups:
    """Return the groups after the seat saw the faces of the cells in ``mask`` as a set, in no order."""
    if mask in groups[1:]:
        return groups
    out = [groups[0] & ~mask]
    for group in groups:
        both = group & mask
        if group != groups[0] and group ^ both and (group ^ both) & ((group ^ both) - 1):
            out.append(group ^ both)
        if both & (both - 1):
            out.append(both)
    return tuple(out)


def seen(groups: Groups, mask: int) -> Groups:
    """Return the groups after the seat saw the face of each cell in ``mask``."""
    out = [groups[0] & ~mask]
    for i in range(1, len(groups)):
        rest = groups[i] & ~mask
        if rest & (rest - 1):
            out.append(rest)
    return tuple(out)


def blind(s: S, seat: int) -> S:
    """Return a clone without the random stream and without what ``Effect.hide`` keeps from ``seat``."""
    out = cast(S, s.clone())
    out.rng = NO_STREAM
    for i in range(len(out.stack)):
        out.stack[i] = out.stack[i][0].hide(out.stack[i], seat)
    return out


class Info(Generic[S]):
    """An information state: everything that a seat knows with perfect recall, and nothing else.

    ``state`` is the table without its random stream, with every face that the seat can't know set to -1. ``groups``
    says what the seat knows of these: ``(cells, faces, bars)``, the faces in no order, and for each cell the bit mask
    of the faces that public acts rule out. Positions that the seat can't tell apart have equal keys (``api.key``).
    """

    __slots__ = ("groups", "seat", "state")

    def __init__(
        self, seat: int, state: S, groups: tuple[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]], ...]
    ) -> None:
        self.seat = seat
        self.state = state
        self.groups = groups


def deal(rng: Rng, cells: tuple[int, ...], faces: tuple[int, ...], bars: tuple[int, ...], onto: list[int]) -> None:
    """Lay ``faces`` on the same number of ``cells`` (``onto[cell] = face``), all permitted ways equally likely.

    ``bars[i]`` is the bit mask of the faces that ``cells[i]`` can't bear; ``bars`` may be empty. Raises ValueError if
    no way is permitted.
    """
    places = list(cells)
    free = list(faces)
    if bars:
        barred = 0
        for bar in bars:
            barred |= bar
        held = [face for face in faces if barred >> face & 1]
        if held:
            free = [face for face in faces if not barred >> face & 1]
            if len(held) == 1:  # by far the most frequent case; it needs no weights
                fit = [i for i in range(len(places)) if not bars[i] >> held[0] & 1]
                if not fit:
                    raise ValueError("no deal fits the facts")
                onto[places.pop(fit[rng.below(len(fit))])] = held[0]
            else:
                places = _lay(rng, places, held, bars, onto)
    rng.shuffle(free)
    for i in range(len(places)):
        onto[places[i]] = free[i]


def tight(cells: list[int], faces: list[int], bars: tuple[int, ...]) -> list[list[int]]:
    """Split a group into the smallest groups of cells that bear the same set of faces in every permitted way.

    ``bars`` as for ``deal``, but not empty. Link a cell and a face if some permitted way lays the face there; the
    connected components are the groups (Dulmage and Mendelsohn 1958). Cells with equal bars are interchangeable, so
    only kinds of cells are compared.

    If two of three cells can't bear the 6, the third bears it and is known:

    >>> tight([0, 1, 2], [4, 5, 6], (1 << 6, 1 << 6, 0))
    [[0, 1], [2]]
    """
    kinds: list[int] = []
    for bar in bars:
        if bar not in kinds:
            kinds.append(bar)
    counts = [bars.count(kind) for kind in kinds]
    held = [face for face in faces if any([kind >> face & 1 for kind in kinds])]
    free = [face for face in faces if face not in held]
    link = list(range(len(kinds)))  # kinds of cells that can bear the same face end in one group
    shares: list[list[int]] = []
    for face in held:
        rest = [other for other in held if other != face]
        can = []
        for k in range(len(kinds)):
            if counts[k] and not kinds[k] >> face & 1:
                counts[k] -= 1
                if _ways(rest, 0, kinds, counts, {}):
                    can.append(k)
                counts[k] += 1
        shares.append(can)
    if free:  # a free face can lie on any cell that the held ones can leave free
        shares.append([])
        for k in range(len(kinds)):
            counts[k] -= 1
            if _ways(held, 0, kinds, counts, {}):
                shares[-1].append(k)
            counts[k] += 1
    for can in shares:
        for k in can:
            old = link[k]
            for j in range(len(link)):
                if link[j] == old:
                    link[j] = link[can[0]]
    out: list[list[int]] = []
    for root in sorted(set(link)):
        out.append([cells[i] for i in range(len(cells)) if link[kinds.index(bars[i])] == root])
    return out


def _lay(rng: Rng, cells: list[int], held: list[int], bars: tuple[int, ...], onto: list[int]) -> list[int]:
    """Lay the faces ``held``, which some cells can't bear, and return the cells left over.

    All permitted ways are equally likely. No other face is barred from any cell.
    """
    kinds: list[int] = []  # cells with equal bars are interchangeable, so counting them suffices
    members: list[list[int]] = []
    for i in range(len(cells)):
        if bars[i] in kinds:
            members[kinds.index(bars[i])].append(cells[i])
        else:
            kinds.append(bars[i])
            members.append([cells[i]])
    memo: dict[tuple[int, ...], int] = {}
    counts = [len(cells) for cells in members]
    for i in range(len(held)):
        weights = []
        for k in range(len(kinds)):
            if counts[k] == 0 or kinds[k] >> held[i] & 1:
                weights.append(0)
            else:
                counts[k] -= 1
                weights.append((counts[k] + 1) * _ways(held, i + 1, kinds, counts, memo))
                counts[k] += 1
        k = pick(rng, weights)
        counts[k] -= 1
        onto[members[k].pop(rng.below(len(members[k])))] = held[i]
    return [cell for cells in members for cell in cells]


def _ways(held: list[int], i: int, kinds: list[int], counts: list[int], memo: dict[tuple[int, ...], int]) -> int:
    """Return the number of ways to lay ``held[i:]`` on the cells left, ``counts`` of each kind."""
    if i == len(held):
        return 1
    key = (i, *counts)
    if key in memo:
        return memo[key]
    total = 0
    for k in range(len(kinds)):
        if counts[k] and not kinds[k] >> held[i] & 1:
            counts[k] -= 1
            total += (counts[k] + 1) * _ways(held, i + 1, kinds, counts, memo)
            counts[k] += 1
    memo[key] = total
    return total


def pick(rng: Rng, weights: list[int]) -> int:
    """Draw an index with probability proportional to its weight. Raise ValueError if all weights are 0.

    Weights are whole numbers of any size; the draw has no bias.
    """
    total = sum(weights)
    if total <= 0:
        raise ValueError("no deal fits the facts")
    bits = total.bit_length()
    while True:  # rejection sampling avoids bias; a stream gives 30 bits at a time
        value = 0
        for _ in range(0, bits, 30):
            value = value << 30 | rng.below(1 << 30)
        value &= (1 << bits) - 1
        if value < total:
            break
    for k in range(len(weights)):
        value -= weights[k]
        if value < 0:
            return k
    raise AssertionError("a weight was negative")
