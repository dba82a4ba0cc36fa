"""A server that cheats at the deal: ``planted_deal.py FAULT serve ...``. For tests of what clients say to that."""

import sys
from collections.abc import Callable

from skulduggery import fair
from skulduggery.cli.main import main
from skulduggery.server import dealing
from skulduggery.server.rows import Stored
from skulduggery.server.store import Job

freeze = dealing.freeze


def lose_seals() -> None:
    """The list has no seal of any seat."""

    def lying(row: Stored) -> list[Job]:
        assert row.shuffle is not None
        row.shuffle.seals.clear()
        row.status = "dealing"  # so that nobody is waited for
        return freeze(row)

    dealing.freeze = lying  # type: ignore[attr-defined]


def make_up_seals() -> None:
    """Each seat has a seal whose share the server has made."""

    def lying(row: Stored) -> list[Job]:
        assert row.shuffle is not None
        seal = fair.server_seal(row.id, row.shuffle.key)
        for seat in row.shuffle.seals:
            row.shuffle.seals[seat] = fair.seat_seal(row.id, seat, seal, bytes(32))
        return freeze(row)

    dealing.freeze = lying  # type: ignore[attr-defined]


FAULTS: dict[str, Callable[[], None]] = {"lose seals": lose_seals, "make up seals": make_up_seals}

if __name__ == "__main__":
    FAULTS[sys.argv.pop(1)]()
    sys.exit(main())
