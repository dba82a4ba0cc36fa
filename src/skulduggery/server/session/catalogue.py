"""The games that can be played: their descriptions, and their rules with chosen options."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from skulduggery import api
from skulduggery.api import BadInput, Document, Flaw, Rules, Value
from skulduggery.lessons import FIRST, find
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import GameInfo


def games(bots: Callable[[str], Iterable[str]]) -> list[GameInfo]:
    """Return the games with their seats, options and lessons, and the bots that ``bots`` returns for each."""
    out = []
    for name in api.games():
        game = api.game(name)
        options = {one: [*values] for one, values in game.options.items()}
        usual = {str(seats): chosen for seats, chosen in game.defaults_by_seats.items()}
        first = find(name, FIRST)
        lessons, short = ([], None) if first is None else ([FIRST], first.short)
        of_seats = game.seats, options, [*bots(name)], usual, [*game.variants]
        out.append(GameInfo(name, *of_seats, lessons, short))
    return out


def rules_of(game: str, seats: int, options: Mapping[str, Value], cards: Document | None = None) -> Rules:
    """Return the rules of a game, with its built-in cards unless others are given. Raises ApiError if the options don't
    fit."""
    try:
        return api.make_rules(game, seats, options, cards)
    except BadInput as error:
        first = error.flaws[0]
        args: dict[str, Any] = {**first.args, "problem": first.code, "game": game} if isinstance(first, Flaw) else {}
        raise ApiError(422, "options", sentence=partial(str, error), **args) from None
