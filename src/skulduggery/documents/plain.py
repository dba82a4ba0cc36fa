"""Documents of a game that has none of its own: what its view shows as names and values."""

from msgspec import Struct

from skulduggery import api
from skulduggery.api import AnyView, Rules


class PlainCards(Struct, tag_field="game", tag="plain"):
    """The cards of a game that no client draws. ``id``: which game it is."""

    id: str


class PlainView(Struct, tag_field="game", tag="plain"):
    """A game without a board of its own as one seat sees it: ``shown`` has names and values, in a stable order."""

    seat: int
    shown: list[tuple[str, str]]


def view(rules: Rules, shown: AnyView, seat: int) -> PlainView:
    """Return what ``api.view`` gave for a seat as a document."""
    return PlainView(seat, api.game(rules.game).plain(shown))
