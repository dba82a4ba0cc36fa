"""What several commands are given alike: how they take it, and the files it names."""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Protocol

from skulduggery import api
from skulduggery.api import BadInput, Document, Value, flaw
from skulduggery.text import CODES

SHORTEST = 0.5
"""The least of ``--within``, in seconds: a database that is well answers sooner."""
LONGEST = 60
"""The most of ``--within``, in seconds: people would not wait longer."""


class Commands(Protocol):
    """Where a command is added."""

    def add_parser(self, name: str, *, help: str) -> ArgumentParser: ...


def add_language(command: ArgumentParser) -> None:
    """What is spoken."""
    command.add_argument("--language", metavar="LANG", help=f"{CODES} (default: that of the system)")


def add_table(command: ArgumentParser) -> None:
    """What a table is set up with."""
    command.add_argument("--cards", type=Path, metavar="FILE", help="card data of your own")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a table option, as in edition=2016"
    )


def add_workers(command: ArgumentParser) -> None:
    """How many processes work."""
    command.add_argument("--workers", type=int, metavar="N", help="processes (default: one a core)")


def add_place(command: ArgumentParser) -> None:
    """Where the tables of a server lie."""
    command.add_argument("--data", type=Path, metavar="DIR", help="where the tables lie (default: your data folder)")
    command.add_argument(
        "--database",
        metavar="URL",
        help="a PostgreSQL instead: postgresql://NAME@HOST/DATABASE (default: SKULDUGGERY_DATABASE, if that is set)",
    )


def add_bus(command: ArgumentParser) -> None:
    """How processes reach one another."""
    command.add_argument(
        "--bus",
        metavar="URL",
        help="a Redis or Valkey that several processes share: redis://HOST:6379/0 (default: SKULDUGGERY_BUS, if set)",
    )


def add_within(command: ArgumentParser) -> None:
    """Add the time in which others must answer."""
    command.add_argument(
        "--within",
        type=float,
        default=5.0,
        metavar="S",
        help="seconds in which the database and the bus must answer, the same for all that share them (default: 5)",
    )


def within(given: Namespace) -> float:
    """Return the seconds in which others must answer. Raises BadInput if they are too few or too many."""
    if not SHORTEST <= given.within <= LONGEST:
        raise BadInput(f"--within can't be {given.within:g}; it is a number of seconds from {SHORTEST} to {LONGEST}.")
    return float(given.within)


def bus(given: Namespace) -> str:
    """The address of the bus, if there is one."""
    return given.bus or os.environ.get("SKULDUGGERY_BUS", "")


def place(given: Namespace) -> Path | str:
    """Where the tables lie: a folder, or the address of a database. Raises BadInput if both are named."""
    address: str | None = given.database or os.environ.get("SKULDUGGERY_DATABASE")
    if given.database and given.data:
        raise BadInput("The tables lie in --data or in --database, not in both.")
    return given.data or address or default_data()


def default_data() -> Path:
    """Where the tables of this user lie unless another folder is named."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "skulduggery"


def options_of(game: str, given: list[str]) -> dict[str, Value]:
    """Table options from words like ``edition=2016``; values that are no text are written true and false."""
    out: dict[str, Value] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput(flaw("option-nothing", option=word))
        out[name] = {"true": True, "false": False}.get(value, value)
    api.game(game).check_options(out)
    return out


def cards_of(game: str, path: Path | None) -> Document | None:
    """Card data from a file, or none if none is named."""
    return None if path is None else api.read_cards(game, text_of(path), str(path))


def bytes_of(path: Path) -> bytes:
    """What a file holds."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(flaw("unreadable", file=str(path), cause=str(error.strerror))) from None


def text_of(path: Path) -> str:
    """What a text file holds."""
    try:
        return bytes_of(path).decode()
    except UnicodeDecodeError as error:
        raise BadInput(flaw("utf-8", file=str(path), byte=str(error.start))) from None


def write(path: Path, data: bytes) -> None:
    """Write a file. Raises BadInput if that can't be."""
    try:
        path.write_bytes(data)
    except OSError as error:
        raise BadInput(flaw("unwritable", file=str(path), cause=str(error.strerror))) from None
