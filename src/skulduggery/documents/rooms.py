"""How the cards and views of each game become documents: those of a game that is not named here are plain ones."""

from functools import cache, lru_cache
from typing import Protocol

import msgspec

from skulduggery import api
from skulduggery.api import AnyView, Document, Rules, State
from skulduggery.documents import crooks, mayhem, plain, scoundrels

EVERYTHING = -3
"""The seat in a view with all cards open."""
View = crooks.CrooksView | scoundrels.ScoundrelsView | mayhem.MayhemView | plain.PlainView
"""What a seat sees, tagged with its ``game``: the union of all games' views."""
Cards = crooks.CrooksCards | scoundrels.ScoundrelsCards | mayhem.MayhemCards | plain.PlainCards
"""What a game is played with, tagged with its ``game``: the union of all games' cards."""


class Room(Protocol):
    """A module of this package, named as its game."""

    def cards(self, deck: Document, /) -> Cards:
        """Return the cards of a deck as a document."""

    def view(self, rules: Rules, shown: AnyView, seat: int, /) -> View:
        """What ``api.view`` gave for a seat as a document, counted, so that a browser needs no rules."""


ROOMS: dict[str, Room] = {"crooks": crooks, "scoundrels": scoundrels, "mayhem": mayhem}
"""The games that there are documents of."""


@cache
def house_cards(game: str) -> Cards:
    """Return the cards of the house, of one of these games."""
    return cards(game, api.game(game).house_cards())


def cards(game: str, deck: Document) -> Cards:
    """Return the cards of a deck. Made once: what they say in every language takes a while to put together."""
    return _cards(game, msgspec.json.encode(deck))


def cards_as_stored(game: str, deck: bytes) -> Cards:
    """Return the same from JSON, as a table keeps them: their rules may be gone."""
    return _cards(game, deck)


@lru_cache(16)
def _cards(game: str, deck: bytes) -> Cards:
    return ROOMS[game].cards(msgspec.json.decode(deck)) if game in ROOMS else plain.PlainCards(game)


def view(state: State, seat: int) -> View:
    """What a seat (or SPECTATOR) sees."""
    return _view(state.rules, api.view(state, seat), seat)


def everything(state: State) -> View:
    """Return all that lies on the table: for who looks at a game that is over."""
    return _view(state.rules, api.view(state, api.EVERYTHING), EVERYTHING)


def _view(rules: Rules, shown: AnyView, seat: int) -> View:
    return ROOMS[rules.game].view(rules, shown, seat) if rules.game in ROOMS else plain.view(rules, shown, seat)
