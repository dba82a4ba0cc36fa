"""Documents of a game without its own: the names and values in its view."""

from msgspec import Struct

from skulduggery import api
from skulduggery.api import AnyView, Rules


class PlainCards(Struct, tag_field="game", tag="plain"):
    """The cards of a game that no client draws. ``id``: the game."""

    id: str


class PlainView(Struct, tag_field="game", tag="plain"):
    """A game without a board of its own as one seat sees it: ``shown`` has names and values, in a stable order."""

    seat: int
    shown: list[tuple[str, str]]


def view(rules: Rules, shown: AnyView, seat: int) -> PlainView:
    """Return the result of ``api.view`` for a seat as a document."""
    return PlainView(seat, api.game(rules.game).plain(shown))
