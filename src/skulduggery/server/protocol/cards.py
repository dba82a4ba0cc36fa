"""Card files in documents."""

from typing import Annotated

from msgspec import Meta, Struct


class CardFile(Struct, forbid_unknown_fields=True):
    """A card file of your own: its name and its text."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    text: str


class CardProblem(Struct):
    """An error or a warning about a card file. ``error`` is the message in English. For other languages, ``code`` names
    the text ``problem-CODE`` of the locale files, into which ``args`` are put. ``code`` is empty if the message exists
    in English only."""

    error: str
    code: str
    args: dict[str, str | int]
