"""``skulduggery reports``."""

from argparse import Namespace

from skulduggery.cli.given import Commands, add_place, place
from skulduggery.extras import need


def add(commands: Commands) -> None:
    """Add the command ``reports`` and its options."""
    command = commands.add_parser("reports", help="show the chat lines that players have reported")
    add_place(command)
    command.add_argument("--forget", action="store_true", help="delete the reports after showing them")
    command.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Show the reports, also while a server runs. Raise BadInput if they can't be read."""
    need("Reading reports", "server")
    import sqlalchemy as sa

    from skulduggery.api import BadInput
    from skulduggery.server.storage.database import Database, reason
    from skulduggery.server.tables import talk

    database = Database(place(given), beside=True)
    try:
        with database.engine.begin() as connection:
            lines = [*talk.reports(connection)]
            if given.forget:
                talk.clear_reports(connection)
    except sa.exc.DBAPIError as error:
        raise BadInput(f"The reports in {database.name} can't be read: {reason(error)}.") from None
    finally:
        database.close()
    print("\n".join(lines) if lines else "Nobody has reported anything.")
    return 0
