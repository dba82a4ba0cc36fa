"""What several commands are given alike: how they take it, and the files it names."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Protocol

from skulduggery import api
from skulduggery.api import BadInput, Document, Value


class Commands(Protocol):
    """Where a command is added."""

    def add_parser(self, name: str, *, help: str) -> ArgumentParser: ...


def add_language(command: ArgumentParser) -> None:
    """What is spoken."""
    command.add_argument("--language", metavar="LANG", help="en, it, de or ru (default: that of the system)")


def add_table(command: ArgumentParser) -> None:
    """What a table is set up with."""
    command.add_argument("--cards", type=Path, metavar="FILE", help="card data of your own")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a table option, as in edition=2016"
    )


def add_workers(command: ArgumentParser) -> None:
    """How many processes work."""
    command.add_argument("--workers", type=int, metavar="N", help="processes (default: one a core)")


def options_of(game: str, given: list[str]) -> dict[str, Value]:
    """Table options from words like ``edition=2016``; values that are no text are written true and false."""
    out: dict[str, Value] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput(f"--option {word!r} sets nothing; right would be {word}=VALUE.")
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
        raise BadInput(f"{path} can't be read: {error.strerror}.") from None


def text_of(path: Path) -> str:
    """What a text file holds."""
    try:
        return bytes_of(path).decode()
    except UnicodeDecodeError as error:
        raise BadInput(f"{path} is no text in UTF-8: byte {error.start} is wrong.") from None


def write(path: Path, data: bytes) -> None:
    """Write a file. Raises BadInput if that can't be."""
    try:
        path.write_bytes(data)
    except OSError as error:
        raise BadInput(f"{path} can't be written: {error.strerror}.") from None
