"""Independent ledgers for gangs that made no hidden deals with each other (engine/knowledge/counts.py).

Gangs share a ledger only once something unseen went between them, and the knowledge of all holdings is the product of
the ledgers. So hidden deals of different pairs don't multiply branches, and a gang with known holdings costs almost
nothing. Worlds are drawn from each ledger separately.

Three gangs hold 2, 4 and 1, and the first two exchange something. They now share a ledger, the third has its own:

    >>> books = open_books(3, 1, (2, 4, 1)).exchanged(0, 1)
    >>> books.groups, books.bounds(0, 0), books.bounds(2, 0)
    (((2,), (0, 1)), (0, 6), (1, 1))
"""

from skulduggery.engine.chance import Rng
from skulduggery.engine.knowledge.counts import Branch, Ledger, Ranks, open_ledger


class Books:
    """All holdings that fit what one viewer knows, with the methods of ``Ledger``. Immutable."""

    __slots__ = ("goods", "groups", "ledgers")

    def __init__(self, goods: int, groups: tuple[tuple[int, ...], ...], ledgers: tuple[Ledger, ...]) -> None:
        self.goods = goods
        self.groups = groups
        """The gangs of each ledger, in the order of its own numbers."""
        self.ledgers = ledgers

    @property
    def exact(self) -> bool:
        """True if some course of events explains every holding in the books."""
        return all([ledger.exact for ledger in self.ledgers])

    def gains(self, gang: int, good: int, n: int) -> "Books":
        at = self._of(gang)
        return self._with(at, self.ledgers[at].gains(self.groups[at].index(gang), good, n))

    def shows(self, gang: int, good: int, n: int) -> "Books":
        at = self._of(gang)
        return self._with(at, self.ledgers[at].shows(self.groups[at].index(gang), good, n))

    def pays(self, gang: int, good: int, n: int) -> "Books":
        at = self._of(gang)
        return self._with(at, self.ledgers[at].pays(self.groups[at].index(gang), good, n))

    def knows(self, gang: int, good: int, n: int) -> "Books":
        at = self._of(gang)
        return self._with(at, self.ledgers[at].knows(self.groups[at].index(gang), good, n))

    def caps(self, gang: int, good: int, n: int) -> "Books":
        at = self._of(gang)
        return self._with(at, self.ledgers[at].caps(self.groups[at].index(gang), good, n))

    def loses(self, gang: int, good: int, n: int, lost: int) -> "Books":
        at = self._of(gang)
        return self._with(at, self.ledgers[at].loses(self.groups[at].index(gang), good, n, lost))

    def steals(self, thief: int, victim: int, good: int, n: int) -> "Books":
        joined = self._joined(thief, victim)
        group = joined.groups[-1]
        return joined._with(-1, joined.ledgers[-1].steals(group.index(thief), group.index(victim), good, n))

    def exchanged(self, one: int, other: int) -> "Books":
        joined = self._joined(one, other)
        group = joined.groups[-1]
        return joined._with(-1, joined.ledgers[-1].exchanged(group.index(one), group.index(other)))

    def before_exchange(self, rng: Rng, one: int, other: int, holdings: tuple[int, ...]) -> tuple[int, ...]:
        joined = self._joined(one, other)
        group = joined.groups[-1]
        own = joined._part(-1, holdings)
        before = joined.ledgers[-1].before_exchange(rng, group.index(one), group.index(other), own)
        out = list(holdings)
        joined._lay(-1, before, out)
        return tuple(out)

    def bounds(self, gang: int, good: int) -> tuple[int, int]:
        at = self._of(gang)
        return self.ledgers[at].bounds(self.groups[at].index(gang), good)

    def fits(self, holdings: tuple[int, ...]) -> bool:
        return all([self.ledgers[at].fits(self._part(at, holdings)) for at in range(len(self.groups))])

    def redeal(self, rng: Rng) -> tuple[int, ...]:
        """Draw possible holdings, indexed by ``gang * goods + good``, all equally likely."""
        out = [0] * (sum([len(group) for group in self.groups]) * self.goods)
        for at in range(len(self.groups)):
            self._lay(at, self.ledgers[at].redeal(rng), out)
        return tuple(out)

    def _of(self, gang: int) -> int:
        """Return the index of the ledger of a gang."""
        for at in range(len(self.groups)):
            if gang in self.groups[at]:
                return at
        raise AssertionError("a gang is in no ledger")

    def _with(self, at: int, ledger: Ledger) -> "Books":
        """Return these books with the ledger at index ``at`` replaced."""
        if ledger is self.ledgers[at]:
            return self
        ledgers = list(self.ledgers)
        ledgers[at] = ledger
        return Books(self.goods, self.groups, tuple(ledgers))

    def _joined(self, one: int, other: int) -> "Books":
        """Return these books with both gangs in one ledger, which comes last."""
        first, second = self._of(one), self._of(other)
        rest = [at for at in range(len(self.groups)) if at not in (first, second)]
        last, group = self.ledgers[first], self.groups[first]
        if first != second:
            last, group = product(last, self.ledgers[second]), group + self.groups[second]
        groups = [self.groups[at] for at in rest]
        ledgers = [self.ledgers[at] for at in rest]
        return Books(self.goods, (*groups, group), (*ledgers, last))

    def _part(self, at: int, holdings: tuple[int, ...]) -> tuple[int, ...]:
        """Return the part of ``holdings`` that belongs to the gangs of one ledger, in its own order."""
        return tuple([holdings[gang * self.goods + good] for gang in self.groups[at] for good in range(self.goods)])

    def _lay(self, at: int, part: tuple[int, ...], holdings: list[int]) -> None:
        """Write ``part``, the holdings of the gangs of one ledger, into ``holdings`` of all gangs."""
        group = self.groups[at]
        for i in range(len(group)):
            for good in range(self.goods):
                holdings[group[i] * self.goods + good] = part[i * self.goods + good]


def product(one: Ledger, other: Ledger) -> Ledger:
    """Return one ledger for the gangs of two independent ones; the gangs of ``other`` come after those of ``one``."""
    branches: list[Branch] = []
    for low in one.branches:
        for high in other.branches:
            branches.append(tuple([side_by_side(low[good], high[good]) for good in range(one.goods)]))
    return Ledger(one.gangs + other.gangs, one.goods, tuple(branches), one.exact and other.exact)


def side_by_side(low: Ranks, high: Ranks) -> Ranks:
    """Return the ranks of two independent sets of gangs together; the gangs of ``high`` have the higher numbers."""
    return tuple([first + second for second in high for first in low])


def open_books(gangs: int, goods: int, holdings: tuple[int, ...]) -> Books:
    """Return the books at set-up, when all holdings, indexed by ``gang * goods + good``, are known.

    >>> books = open_books(3, 1, (2, 4, 1)).exchanged(0, 1).pays(0, 0, 1)
    >>> books.bounds(0, 0), books.bounds(1, 0), books.fits((1, 4, 1)), books.bounds(2, 0)
    ((0, 5), (0, 5), False, (1, 1))
    """
    ledgers = [open_ledger(1, goods, holdings[gang * goods : (gang + 1) * goods]) for gang in range(gangs)]
    return Books(goods, tuple([(gang,) for gang in range(gangs)]), tuple(ledgers))
