"""The documents of the lab (docs/decisions/lab.md)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from skulduggery.arena.lab.verdict import Verdict
from skulduggery.documents.rooms import Cards

Edit = Annotated[str, Meta(max_length=1000)]
Edits = Annotated[list[Edit], Meta(max_length=100)]


class LabCard(Struct):
    """A card whose worth can be measured; ``fields``: what its table in a card file says, each value as there.
    ``drawn``: its number on the drawn cards, of its kind."""

    kind: str
    id: str
    names: dict[str, str]
    fields: dict[str, str]


class LabInfo(Struct):
    """What can be changed of a game: the fields that each kind of card may have, the cards, and the numbers of the
    game by their places, as in ``constants.dollars``."""

    game: str
    kinds: dict[str, list[str]]
    cards: list[LabCard]
    numbers: dict[str, str]


class LabFile(Struct, forbid_unknown_fields=True):
    """A card file of somebody's own: what it is called, and what it holds."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    text: str


class LabProblem(Struct):
    """What is wrong with a card file, or is to be known of it: ``error`` says it in English, the text ``problem-CODE``
    of the locale files, into which ``args`` are put, in every language. ``code`` is empty where English is all."""

    error: str
    code: str
    args: dict[str, str | int]


class LabRead(Struct):
    """What ``cards check`` says of a card file: its problems, or else what is to be known of it, its cards, and what
    can be changed of them. ``info`` and ``cards`` are null where there are problems."""

    problems: list[LabProblem]
    warnings: list[LabProblem]
    info: LabInfo | None
    cards: Cards | None


class LabLooking(Struct, forbid_unknown_fields=True):
    """Changes of a card file (null: of the house cards), each as in ``trait.jealous.dollars=3``."""

    game: str
    edits: Edits
    file: LabFile | None = None


class LabLooked(Struct):
    """The cards as they would be."""

    cards: Cards


class LabSaved(Struct):
    """The text of the card file with the changes; all else in it is as it was."""

    text: str


class LabTrying(LabLooking):
    """Measure changes: with so many seats, until win rates are known to so many ``points``."""

    seats: Annotated[int, Meta(ge=2, le=6)] = 3
    points: Annotated[float, Meta(ge=0.1, le=50)] = 0.5
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 1


class LabRun(Struct):
    """A measurement of mine, and what it has found until now. ``state``: waiting for its turn, running, done (as surely
    as was asked for, or for as long as this server measures), stopped by me, or failed."""

    id: str
    state: Literal["waiting", "running", "done", "stopped", "failed"]
    deals: int
    found: Verdict | None
