"""Hidden counts as one viewer can know them: constraints, not intervals (MM-INFO-30, mayhem 14.2).

Several gangs hold several goods. Most movements are public, but thefts and exchanges between two other gangs are not.
A ledger is the set of all holdings that some course of events explains, kept as a union of *branches*. A branch gives
ranks for each good: for each set of gangs, the most that they can hold together. All gangs together hold exactly their
rank. Ranks are submodular, so a holding lies in the branch exactly if no set of gangs exceeds its rank (base polyhedra;
Fujishige, Submodular Functions and Optimization). Known changes, payments, losses and exchanges keep that form. A theft
of up to n splits a branch, and so does the fact that an exchange always moves something.

``bounds`` returns the least and the greatest holding in the ledger, and ``redeal`` draws each holding with the same
probability. In an exchange neither side gave more than it had, no good went both ways, and something went. All this is
exact up to MANY branches, which games of four gangs do not approach. Beyond that, the ledger also allows empty
exchanges and thefts of less than the victim had. It then holds more than is explained, never less, and ``exact`` is
false.

Two gangs hold 2 and 4 of a good. The ranks of the sets {}, {0}, {1} and {0, 1} are what they hold:

    >>> start = open_ledger(2, 1, (2, 4))
    >>> start.branches
    (((0, 2, 4, 6),),)

They exchange something in secret, so one gave the other a part of what it had. Either gang now holds 0 to 6 and both
together still 6, but not what they held before. "Not 2 and 4" is no bound on a set of gangs, so there are two branches:
a gift to the second gang and one to the first:

    >>> after = start.exchanged(0, 1)
    >>> sorted(after.branches)
    [((0, 1, 6, 6),), ((0, 6, 3, 6),)]
    >>> [n for n in range(7) if after.fits((n, 6 - n))], after.bounds(0, 0)
    ([0, 1, 3, 4, 5, 6], (0, 6))

Then the first gang pays 1, so it had 1 or more. Five holdings are left, and ``redeal`` draws each equally often:

    >>> from collections import Counter
    >>> paid, rng = after.pays(0, 0, 1), Rng(1)
    >>> found = Counter(paid.redeal(rng) for _ in range(5000))
    >>> sorted(found), min(found.values()) > 900, max(found.values()) < 1100
    ([(0, 5), (2, 3), (3, 2), (4, 1), (5, 0)], True, True)
"""

from typing import Final

from skulduggery.engine.chance import Rng
from skulduggery.engine.knowledge.groups import pick

MANY: Final = 60
"""Exchanges and thefts no longer split branches when a ledger has more than this."""
Ranks = tuple[int, ...]
"""For each bit mask of gangs, the most that they can hold together of one good."""
Branch = tuple[Ranks, ...]
"""One set of ranks for each good."""


def least(ranks: Ranks, gang: int) -> int:
    """Return the least that ``gang`` can hold."""
    everybody = len(ranks) - 1
    return ranks[everybody] - ranks[everybody ^ 1 << gang]


def changed(ranks: Ranks, gang: int, n: int) -> Ranks:
    """Return the ranks after the holding of ``gang`` changed by a known ``n``."""
    return tuple([ranks[i] + n if i >> gang & 1 else ranks[i] for i in range(len(ranks))])


def at_least(ranks: Ranks, gang: int, n: int) -> Ranks | None:
    """Return the ranks given that ``gang`` holds ``n`` or more; None if that is impossible."""
    bit = 1 << gang
    if ranks[bit] < n:
        return None
    if least(ranks, gang) >= n:
        return ranks
    return tuple([ranks[i] if i & bit else min(ranks[i], ranks[i | bit] - n) for i in range(len(ranks))])


def at_most(ranks: Ranks, gang: int, n: int) -> Ranks | None:
    """Return the ranks given that ``gang`` holds ``n`` or less; None if that is impossible."""
    bit = 1 << gang
    if least(ranks, gang) > n:
        return None
    if ranks[bit] <= n:
        return ranks
    return tuple([min(ranks[i], ranks[i ^ bit] + n) if i & bit else ranks[i] for i in range(len(ranks))])


def poured(ranks: Ranks, giver: int, taker: int, n: int = -1) -> Ranks:
    """Return the ranks after one gang gave another an unknown amount, 0 to ``n`` (if negative, up to all it had)."""
    give = 1 << giver
    take = 1 << taker
    out = []
    for i in range(len(ranks)):
        if not i & take:
            out.append(ranks[i])
        elif n < 0 or ranks[i] + n > ranks[i | give]:
            out.append(ranks[i | give])
        else:
            out.append(ranks[i] + n)
    return tuple(out)


def lone(ranks: Ranks, one: int, other: int) -> bool:
    """Return whether for some holding the ranks allow no shift between these two gangs alone.

    That holds if a set with only ``one`` and a set with only ``other`` can be at their ranks together. By
    submodularity it suffices to compare sets that are otherwise equal.
    """
    first = 1 << one
    second = 1 << other
    for i in range(len(ranks)):
        if not i & (first | second) and ranks[i | first] + ranks[i | second] == ranks[i] + ranks[i | first | second]:
            return True
    return False


class Ledger:
    """All holdings that fit what one viewer knows. Immutable: methods for acts return a new ledger.

    An act that contradicts the ledger raises ValueError.
    """

    __slots__ = ("_memo", "branches", "exact", "gangs", "goods")

    def __init__(self, gangs: int, goods: int, branches: tuple[Branch, ...], exact: bool = True) -> None:
        if not branches:
            raise ValueError("nothing explains this ledger")
        self.exact = exact
        self.gangs = gangs
        self.goods = goods
        self.branches = branches
        self._memo: dict[Ranks, int] = {}

    def gains(self, gang: int, good: int, n: int) -> "Ledger":
        """Return the ledger after the viewer saw the gang receive ``n``."""
        # All branches shift alike, so none can become part of another.
        moved = [(*one[:good], changed(one[good], gang, n), *one[good + 1 :]) for one in self.branches]
        return Ledger(self.gangs, self.goods, tuple(moved), self.exact)

    def shows(self, gang: int, good: int, n: int) -> "Ledger":
        """Return the ledger given that the gang holds ``n`` or more."""
        return self._one(good, [at_least(branch[good], gang, n) for branch in self.branches])

    def pays(self, gang: int, good: int, n: int) -> "Ledger":
        """Return the ledger after the viewer saw the gang give ``n`` away."""
        return self.shows(gang, good, n).gains(gang, good, -n)

    def knows(self, gang: int, good: int, n: int) -> "Ledger":
        """Return the ledger given that the gang holds exactly ``n``."""
        return self.shows(gang, good, n).caps(gang, good, n)

    def caps(self, gang: int, good: int, n: int) -> "Ledger":
        """Return the ledger given that the gang holds ``n`` or less."""
        return self._one(good, [at_most(branch[good], gang, n) for branch in self.branches])

    def loses(self, gang: int, good: int, n: int, lost: int) -> "Ledger":
        """Return the ledger after the viewer saw the gang lose ``lost`` when it had to lose ``n``.

        If ``lost`` is less than ``n``, it was all that the gang had.
        """
        before = self if lost == n else self.knows(gang, good, lost)
        return before.pays(gang, good, lost)

    def steals(self, thief: int, victim: int, good: int, n: int) -> "Ledger":
        """Return the ledger after ``thief`` took ``n`` from ``victim``, or all it had if that was less.

        The viewer does not see the amount.
        """
        found: list[Branch] = []
        exact = len(self.branches) <= MANY
        for branch in self.branches:
            if not exact:
                found.append((*branch[:good], poured(branch[good], victim, thief, n), *branch[good + 1 :]))
                continue
            enough = at_least(branch[good], victim, n)
            if enough is not None:
                after = changed(changed(enough, victim, -n), thief, n)
                found.append((*branch[:good], after, *branch[good + 1 :]))
            less = at_most(branch[good], victim, n - 1)
            if less is not None:
                take = 1 << thief
                rob = 1 << victim
                after = tuple([less[i | rob] if i & take else less[i & ~rob] for i in range(len(less))])
                found.append((*branch[:good], after, *branch[good + 1 :]))
        return Ledger(self.gangs, self.goods, _widest(found), self.exact and exact)

    def exchanged(self, one: int, other: int) -> "Ledger":
        """Return the ledger after two gangs exchanged something that the viewer did not see."""
        found: list[Branch] = []
        exact = len(self.branches) <= MANY
        for branch in self.branches:
            free = tuple([poured(poured(ranks, one, other), other, one) for ranks in branch])
            if not exact or not all([lone(ranks, one, other) for ranks in branch]):
                # Some good could always move, so an empty exchange leads to nothing that a real one can't reach.
                found.append(free)
                continue
            for good in range(self.goods):
                for giver, taker in ((one, other), (other, one)):
                    some = at_least(branch[good], giver, 1)
                    if some is not None:
                        after = poured(changed(changed(some, giver, -1), taker, 1), giver, taker)
                        found.append((*free[:good], after, *free[good + 1 :]))
        return Ledger(self.gangs, self.goods, _widest(found), self.exact and exact)

    def before_exchange(self, rng: Rng, one: int, other: int, holdings: tuple[int, ...]) -> tuple[int, ...]:
        """Return holdings in this ledger that a non-empty exchange between two gangs can turn into ``holdings``.

        One is drawn at random (not uniformly) if there are several. Returns ``holdings`` itself if there are none.
        """
        ways: list[tuple[tuple[int, int], ...]] = []
        for branch in self.branches:
            shifts = [self._shifts(branch[good], one, other, good, holdings) for good in range(self.goods)]
            if all([low <= high for low, high in shifts]) and any([low or high for low, high in shifts]):
                ways.append(tuple(shifts))
        if not ways:
            return holdings
        shifts = list(ways[rng.below(len(ways))])
        while True:
            out = list(holdings)
            for good in range(self.goods):
                low, high = shifts[good]
                n = low + rng.below(high - low + 1)
                out[one * self.goods + good] += n
                out[other * self.goods + good] -= n
            if tuple(out) != holdings:
                return tuple(out)

    def _shifts(self, ranks: Ranks, one: int, other: int, good: int, holdings: tuple[int, ...]) -> tuple[int, int]:
        """Return the least and greatest amount of a good that the ranks let shift from ``other`` to ``one``.

        The amount may be negative. Returns ``(1, 0)`` if no amount, not even 0, is possible.
        """
        low = -holdings[one * self.goods + good]
        high = holdings[other * self.goods + good]
        sums = [0]
        for i in range(1, len(ranks)):
            gang = i.bit_length() - 1
            sums.append(sums[i ^ 1 << gang] + holdings[gang * self.goods + good])
            left = ranks[i] - sums[i]
            if i >> one & 1 == i >> other & 1:
                if left < 0:
                    return 1, 0
            elif i >> one & 1:
                high = min(high, left)
            else:
                low = max(low, -left)
        return low, high

    def bounds(self, gang: int, good: int) -> tuple[int, int]:
        """Return the least and the greatest amount that the gang can hold."""
        low = min([least(branch[good], gang) for branch in self.branches])
        return low, max([branch[good][1 << gang] for branch in self.branches])

    def fits(self, holdings: tuple[int, ...]) -> bool:
        """Return whether holdings, indexed by ``gang * goods + good``, are possible."""
        return self._places(holdings) > 0

    def redeal(self, rng: Rng) -> tuple[int, ...]:
        """Draw possible holdings, indexed by ``gang * goods + good``, all equally likely."""
        if len(self.branches) == 1:
            return self._drawn(rng, self.branches[0])
        weights = []
        for branch in self.branches:
            ways = 1
            for ranks in branch:
                ways *= self._ways(ranks)
            weights.append(ways)
        while True:
            holdings = self._drawn(rng, self.branches[pick(rng, weights)])
            # Holdings in k overlapping branches come up k times as often, so they are accepted once in k times.
            if rng.below(self._places(holdings)) == 0:
                return holdings

    def key(self) -> tuple[Branch, ...]:
        """Return the ledger as one value that can be compared and hashed."""
        return tuple(sorted(self.branches))

    def _one(self, good: int, after: list[Ranks | None]) -> "Ledger":
        """Return the ledger with new ranks of one good for each branch, without the branches where they are None."""
        found: list[Branch] = []
        same = True
        for i in range(len(after)):
            ranks = after[i]
            branch = self.branches[i]
            same = same and ranks is branch[good]
            if ranks is not None:
                found.append((*branch[:good], ranks, *branch[good + 1 :]))
        if same:
            return self
        return Ledger(self.gangs, self.goods, _widest(found), self.exact)

    def _places(self, holdings: tuple[int, ...]) -> int:
        """Return the number of branches in which the holdings lie."""
        sums: list[list[int]] = []
        for good in range(self.goods):
            sums.append([0])
            for i in range(1, 1 << self.gangs):
                gang = i.bit_length() - 1
                sums[good].append(sums[good][i ^ 1 << gang] + holdings[gang * self.goods + good])
        count = 0
        for branch in self.branches:
            inside = True
            for good in range(self.goods):
                ranks = branch[good]
                if sums[good][-1] != ranks[-1] or any([sums[good][i] > ranks[i] for i in range(len(ranks))]):
                    inside = False
                    break
            count += inside
        return count

    def _ways(self, ranks: Ranks) -> int:
        """Return the number of holdings of one good that the ranks allow."""
        if len(ranks) == 2:
            return 1
        found = self._memo.get(ranks)
        if found is None:
            gang = len(ranks).bit_length() - 2
            low = least(ranks, gang)
            high = ranks[1 << gang]
            if len(ranks) == 4:
                found = high - low + 1
            else:
                found = 0
                for n in range(low, high + 1):
                    found += self._ways(_without_last(ranks, n))
            self._memo[ranks] = found
        return found

    def _drawn(self, rng: Rng, branch: Branch) -> tuple[int, ...]:
        """Draw holdings of a branch, all equally likely."""
        out = [0] * (self.gangs * self.goods)
        for good in range(self.goods):
            ranks = branch[good]
            for gang in range(self.gangs - 1, 0, -1):
                n = least(ranks, gang)
                high = ranks[1 << gang]
                if n < high:
                    n += pick(rng, [self._ways(_without_last(ranks, one)) for one in range(n, high + 1)])
                out[gang * self.goods + good] = n
                ranks = _without_last(ranks, n)
            out[good] = ranks[1]
        return tuple(out)


def open_ledger(gangs: int, goods: int, holdings: tuple[int, ...]) -> Ledger:
    """Return the ledger at set-up, when all holdings, indexed by ``gang * goods + good``, are known.

    >>> book = open_ledger(3, 1, (2, 4, 1)).exchanged(0, 1).pays(0, 0, 1)
    >>> book.bounds(0, 0), book.bounds(1, 0), book.fits((1, 4, 1))
    ((0, 5), (0, 5), False)
    """
    branch = []
    for good in range(goods):
        ranks = [0]
        for i in range(1, 1 << gangs):
            gang = i.bit_length() - 1
            ranks.append(ranks[i ^ 1 << gang] + holdings[gang * goods + good])
        branch.append(tuple(ranks))
    return Ledger(gangs, goods, (tuple(branch),))


def _without_last(ranks: Ranks, n: int) -> Ranks:
    """Return the ranks of all gangs but the last, given that the last holds ``n``."""
    bit = len(ranks) >> 1
    return tuple([min(ranks[i], ranks[i | bit] - n) for i in range(bit)])


def _inside(small: Branch, large: Branch) -> bool:
    for good in range(len(small)):
        inner = small[good]
        outer = large[good]
        if inner[-1] != outer[-1]:
            return False
        for i in range(len(inner)):
            if inner[i] > outer[i]:
                return False
    return True


def _widest(branches: list[Branch]) -> tuple[Branch, ...]:
    """Return the branches without those contained in another."""
    kept: list[Branch] = []
    for branch in branches:
        if not any([_inside(branch, other) for other in kept]):
            kept = [other for other in kept if not _inside(other, branch)]
            kept.append(branch)
    return tuple(kept)
