"""Cards and views of each game as documents; a game that is not named here gets plain ones."""

from functools import cache, lru_cache
from typing import Protocol

import msgspec

from skulduggery import api
from skulduggery.api import AnyView, Document, Rules, State
from skulduggery.documents import crooks, mayhem, plain, scoundrels

EVERYTHING = -3
"""The seat of a view with all cards open."""
View = crooks.CrooksView | scoundrels.ScoundrelsView | mayhem.MayhemView | plain.PlainView
"""The union of all games' views, each tagged with its ``game``."""
Cards = crooks.CrooksCards | scoundrels.ScoundrelsCards | mayhem.MayhemCards | plain.PlainCards
"""The union of all games' cards, each tagged with its ``game``."""


class Room(Protocol):
    """A module of this package, named as its game."""

    def cards(self, deck: Document, /) -> Cards:
        """Return the cards of a deck as a document."""

    def view(self, rules: Rules, shown: AnyView, seat: int, /) -> View:
        """Return the result of ``api.view`` as a document with all totals counted, so that a browser needs no rules."""


ROOMS: dict[str, Room] = {"crooks": crooks, "scoundrels": scoundrels, "mayhem": mayhem}
"""The modules of the games that have documents of their own."""


@cache
def house_cards(game: str) -> Cards:
    """Return the house cards of one of these games."""
    return cards(game, api.game(game).house_cards())


def cards(game: str, deck: Document) -> Cards:
    """Return the cards of a deck. They are cached, because their texts in every language take a while to put
    together."""
    return _cards(game, msgspec.json.encode(deck))


def cards_as_stored(game: str, deck: bytes) -> Cards:
    """Return the cards of a deck in JSON, as a table keeps them, even if the rules that it was made for are gone."""
    return _cards(game, deck)


@lru_cache(16)
def _cards(game: str, deck: bytes) -> Cards:
    return ROOMS[game].cards(msgspec.json.decode(deck)) if game in ROOMS else plain.PlainCards(game)


def view(state: State, seat: int) -> View:
    """Return the view of a seat (or SPECTATOR)."""
    return _view(state.rules, api.view(state, seat), seat)


def everything(state: State) -> View:
    """Return a view with all cards open, for someone who looks at a finished game."""
    return _view(state.rules, api.view(state, api.EVERYTHING), EVERYTHING)


def _view(rules: Rules, shown: AnyView, seat: int) -> View:
    return ROOMS[rules.game].view(rules, shown, seat) if rules.game in ROOMS else plain.view(rules, shown, seat)
