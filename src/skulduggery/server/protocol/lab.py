"""The documents of the lab (docs/lab.md)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from skulduggery.arena.lab.verdict import Verdict
from skulduggery.documents.rooms import Cards
from skulduggery.server.protocol.cards import CardFile, CardProblem

Edit = Annotated[str, Meta(max_length=1000)]
Edits = Annotated[list[Edit], Meta(max_length=100)]


class LabCard(Struct):
    """A card whose worth can be measured. ``fields`` holds the fields of its table in a card file, each value as
    written there."""

    kind: str
    id: str
    names: dict[str, str]
    fields: dict[str, str]


class LabInfo(Struct):
    """The things that can be changed in a game: the fields that each kind of card may have, the cards, and the game's
    numbers by path, as in ``constants.dollars``."""

    game: str
    kinds: dict[str, list[str]]
    cards: list[LabCard]
    numbers: dict[str, str]


class LabRead(Struct):
    """The result of reading a card file, the same as from ``cards check``: either its problems, or its warnings, its
    cards and what can be changed in them. ``info`` and ``cards`` are null if there are problems."""

    problems: list[CardProblem]
    warnings: list[CardProblem]
    info: LabInfo | None
    cards: Cards | None


class LabLooking(Struct, forbid_unknown_fields=True):
    """Changes to a card file (null: to the house cards), each as in ``trait.jealous.dollars=3``."""

    game: str
    edits: Edits
    file: CardFile | None = None


class LabLooked(Struct):
    """The cards with the changes made."""

    cards: Cards


class LabSaved(Struct):
    """The text of the card file with the changes made; the rest of the text is unchanged."""

    text: str


class LabTrying(LabLooking):
    """Measure changes in games with this number of seats, until win rates are known to within ``points`` percentage
    points."""

    seats: Annotated[int, Meta(ge=2, le=6)] = 3
    points: Annotated[float, Meta(ge=0.1, le=50)] = 0.5
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 1


class LabRun(Struct):
    """A measurement of yours, and its results so far.

    ``state`` is ``waiting`` (for its turn), ``running``, ``done`` (as precise as asked for, or out of working time),
    ``stopped`` (by you, or because you began another one) or ``failed``.
    """

    id: str
    state: Literal["waiting", "running", "done", "stopped", "failed"]
    deals: int
    found: Verdict | None
