"""Card files that people bring: their cards, or everything that is wrong with them."""

from typing import Any, Final

from skulduggery import api
from skulduggery.api import BadInput, Document, Flaw, flaw
from skulduggery.server.protocol.cards import CardFile, CardProblem
from skulduggery.server.protocol.errors import ApiError

PROBLEMS: Final = 50
"""The most problems of a card file that are reported."""


def read(file: CardFile) -> tuple[str, Document]:
    """Return the game of a card file, and its cards. Raise BadInput with every problem found."""
    game = api.game_of(file.text)
    return game, api.read_cards(game, file.text, file.name)


def problems(error: BadInput, file: CardFile) -> list[CardProblem]:
    """Return the problems of a card file as they are sent, and how many more there are."""
    more = len(error.flaws) - PROBLEMS
    flaws = [*error.flaws[:PROBLEMS], *([flaw("more", file=file.name, more=more)] if more > 0 else [])]
    return [problem(one) for one in flaws]


def problem(one: Flaw | str) -> CardProblem:
    """Return a problem of cards as it is sent."""
    return CardProblem(one, "", {}) if isinstance(one, str) else CardProblem(one.said(), one.code, one.args)


def refused(error: BadInput) -> ApiError:
    """Return the refusal of cards that can't be played with, by the first problem."""
    first = problem(error.flaws[0])
    args: dict[str, Any] = {"why": first.error.rstrip("."), "problem": first.code, **first.args}
    return ApiError(422, "lab-cards", **args)
