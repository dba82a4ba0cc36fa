"""``skulduggery work``."""

import asyncio
from argparse import Namespace

from skulduggery.api import BadInput
from skulduggery.cli.given import Commands, add_bus, add_within, add_workers, bus, within
from skulduggery.extras import need


def add(commands: Commands) -> None:
    """Add the command ``work`` and its options."""
    command = commands.add_parser("work", help="run a worker: it thinks for the bots of several servers")
    add_bus(command)
    add_within(command)
    add_workers(command)
    command.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Think until a signal ends it. Raise BadInput for options that can't be used."""
    need("A worker", "server")
    import os

    from skulduggery.server.bots.workers import work
    from skulduggery.server.operations.bus import check
    from skulduggery.server.operations.timeouts import Timeouts

    address = bus(given)
    if not address:
        raise BadInput("A worker needs the bus of its servers, as in --bus redis://HOST:6379/0.")
    count = (os.cpu_count() or 1) if given.workers is None else given.workers
    if count < 1:
        raise BadInput(f"--workers can't be {count}: it must be a number from 1.")
    timeouts = Timeouts(within(given))
    check(address, timeouts.within)
    asyncio.run(work(address, count, timeouts))
    return 0
