"""Options that several commands share, and the files that they name."""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Protocol

from skulduggery import api
from skulduggery.api import BadInput, Document, Value, flaw
from skulduggery.text import CODES

SHORTEST = 0.5
"""The least value of ``--within``, in seconds: a healthy database answers sooner."""
LONGEST = 60
"""The greatest value of ``--within``, in seconds: people would not wait longer."""


class Commands(Protocol):
    """The subparsers that a command is added to."""

    def add_parser(self, name: str, *, help: str) -> ArgumentParser: ...


def add_language(command: ArgumentParser) -> None:
    """Add the option for the language of the output."""
    command.add_argument("--language", metavar="LANG", help=f"language: {CODES} (default: the system's)")


def add_game(command: ArgumentParser) -> None:
    """Add the argument that names a game."""
    command.add_argument("game", metavar="GAME", help=f"one of: {', '.join(api.games())}")


def add_table(command: ArgumentParser) -> None:
    """Add the options that set up a table: cards and table options."""
    command.add_argument("--cards", type=Path, metavar="FILE", help="play with the cards in this file")
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a table option, such as edition=2016; may be repeated",
    )


def add_workers(command: ArgumentParser) -> None:
    """Add the option for the number of processes."""
    command.add_argument("--workers", type=int, metavar="N", help="number of processes (default: one for each core)")


def add_store(command: ArgumentParser) -> None:
    """Add the option for the file of results, from which an interrupted run continues."""
    command.add_argument("--store", type=Path, metavar="FILE", help="keep results in this file, and continue from them")


def add_place(command: ArgumentParser) -> None:
    """Add the options for where a server keeps its tables."""
    command.add_argument(
        "--data", type=Path, metavar="DIR", help="folder of the server's tables (default: one in your home)"
    )
    command.add_argument(
        "--database",
        metavar="URL",
        help="PostgreSQL instead of a folder: postgresql://NAME@HOST/DATABASE (default: SKULDUGGERY_DATABASE, if set)",
    )


def add_bus(command: ArgumentParser) -> None:
    """Add the option for the bus that connects processes."""
    command.add_argument(
        "--bus",
        metavar="URL",
        help="Redis or Valkey that connects several servers: redis://HOST:6379/0 (default: SKULDUGGERY_BUS, if set)",
    )


def add_within(command: ArgumentParser) -> None:
    """Add the option for the time in which the database and the bus must answer."""
    command.add_argument(
        "--within",
        type=float,
        default=5.0,
        metavar="S",
        help="seconds in which database and bus must answer, the same for all servers and workers (default: 5)",
    )


def within(given: Namespace) -> float:
    """Return the seconds in which the database and the bus must answer. Raise BadInput for too few or too many."""
    if not SHORTEST <= given.within <= LONGEST:
        raise BadInput(
            f"--within can't be {given.within:g}: it must be a number of seconds from {SHORTEST} to {LONGEST}."
        )
    return float(given.within)


def bus(given: Namespace) -> str:
    """Return the address of the bus, or an empty text if none is given."""
    return given.bus or os.environ.get("SKULDUGGERY_BUS", "")


def place(given: Namespace) -> Path | str:
    """Return the folder or the database address of the tables. Raise BadInput if options name both."""
    address: str | None = given.database or os.environ.get("SKULDUGGERY_DATABASE")
    if given.database and given.data:
        raise BadInput("Give --data or --database, not both.")
    return given.data or address or default_data()


def default_data() -> Path:
    """Return the folder of this user's tables, unless another is named."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "skulduggery"


def options_of(game: str, given: list[str]) -> dict[str, Value]:
    """Return table options from words like ``edition=2016``, where ``true`` and ``false`` become booleans. Raise
    BadInput."""
    out: dict[str, Value] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput(flaw("option-nothing", option=word))
        out[name] = {"true": True, "false": False}.get(value, value)
    api.game(game).check_options(out)
    return out


def cards_of(game: str, path: Path | None) -> Document | None:
    """Return the card data in a file, or None without a file. Raise BadInput if it can't be read or played."""
    return None if path is None else api.read_cards(game, text_of(path), str(path))


def bytes_of(path: Path) -> bytes:
    """Return the content of a file. Raise BadInput if it can't be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(flaw("unreadable", file=str(path), cause=str(error.strerror))) from None


def text_of(path: Path) -> str:
    """Return the content of a UTF-8 file. Raise BadInput if it can't be read."""
    try:
        return bytes_of(path).decode()
    except UnicodeDecodeError as error:
        raise BadInput(flaw("utf-8", file=str(path), byte=str(error.start))) from None


def check_folder(path: Path | None) -> None:
    """Raise BadInput if a file that is to be written later has no folder."""
    if path is not None and not path.parent.is_dir():
        raise BadInput(f"{path} can't be written: there is no folder {path.parent}.")


def write(path: Path, data: bytes) -> None:
    """Write a file. Raise BadInput if it can't be written."""
    try:
        path.write_bytes(data)
    except OSError as error:
        raise BadInput(flaw("unwritable", file=str(path), cause=str(error.strerror))) from None
