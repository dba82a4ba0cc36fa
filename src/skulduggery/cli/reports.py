"""``skulduggery reports``."""

from argparse import Namespace
from time import time

from skulduggery.cli.given import Commands, add_place, place
from skulduggery.extras import need


def add(commands: Commands) -> None:
    """Add the command ``reports`` and its options."""
    command = commands.add_parser("reports", help="show the players and chat lines that were reported")
    add_place(command)
    command.add_argument("--close", metavar="ID", help="close a report, by the id shown in brackets")
    command.add_argument("--forget", action="store_true", help="delete the reports after showing them")
    command.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Show the open reports, or close one, also while a server runs. Raise BadInput if that can't be done."""
    need("Reading reports", "server")
    import sqlalchemy as sa

    from skulduggery.api import BadInput
    from skulduggery.server.storage.database import Database, reason
    from skulduggery.server.tables import talk

    database = Database(place(given), beside=True)
    try:
        with database.engine.begin() as connection:
            if given.close is not None and not talk.close_report(connection, given.close, time()):
                raise BadInput(f"There is no open report {given.close[:60]!r}.")
            lines = [*talk.reports(connection)]
            if given.forget:
                talk.clear_reports(connection)
    except sa.exc.DBAPIError as error:
        raise BadInput(f"The reports in {database.name} can't be read: {reason(error)}.") from None
    finally:
        database.close()
    print("\n".join(lines) if lines else "Nobody has reported anything.")
    return 0
