"""The time limits of a process for its database, its bus and other processes, all derived from one setting."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Timeouts:
    """The times in seconds that follow from ``within``.

    Processes that share a database and a bus need the same, because each relies on how often the others renew their
    leases and say that they are alive.
    """

    within: float = 5.0
    """The time in which the database and the bus must answer. By its end a change is on disk or is refused."""

    # The database

    @property
    def statement(self) -> float:
        """The longest time that PostgreSQL works at one statement."""
        return 0.8 * self.within

    @property
    def lock(self) -> float:
        """The longest time that PostgreSQL waits for one lock."""
        return 0.4 * self.within

    @property
    def idle(self) -> float:
        """The time after which PostgreSQL ends a transaction in which nothing happens, so that a stopped process does
        not hold up the others."""
        return 2 * self.within

    @property
    def connect(self) -> int:
        """The longest time that connecting to PostgreSQL takes, in whole seconds. psycopg would make two of fewer."""
        return max(2, round(0.4 * self.within))

    @property
    def cut(self) -> float:
        """The time after which a transaction is cut off, because a database that is stopped keeps no time limits."""
        return 1.2 * self.within

    # Leases

    @property
    def lease(self) -> float:
        """The time for which a process has its tables if it does not renew its lease."""
        return self.within

    @property
    def renewed(self) -> float:
        """The time between two renewals of a lease."""
        return 0.2 * self.within

    @property
    def sought(self) -> float:
        """The time for which a process waits for a table whose server does not answer: longer than the lease of one
        that has died lasts."""
        return 1.6 * self.within

    # The bus

    @property
    def beat(self) -> float:
        """The time for which the bus is asked at once whether there are messages."""
        return 0.2 * self.within

    @property
    def told(self) -> float:
        """The time for which a notice is sent again if the bus fails."""
        return 6 * self.within

    # Workers

    @property
    def alive(self) -> float:
        """The time between two signs of life of a worker, whether it thinks or waits for something to think about."""
        return 0.2 * self.within

    @property
    def lost(self) -> int:
        """The silence after which a worker is taken to be lost, in whole seconds, as SAQ wants them."""
        return max(1, round(0.6 * self.within))

    @property
    def thought(self) -> float:
        """The time in which a worker must answer, on top of the time that the bot may think."""
        return 6 * self.within


USUAL: Final = Timeouts()
