"""Documents about people: the leaders in a game, and how a person plays."""

from msgspec import Struct

from skulduggery.review.tally import Tally

# From the client


class Listing(Struct, forbid_unknown_fields=True):
    """Set whether others may see how you play."""

    listed: bool


class Blocking(Struct, forbid_unknown_fields=True):
    """Block the person who has the account with this name."""

    name: str


class Unblocking(Struct, forbid_unknown_fields=True):
    """End a block, by its id."""

    id: str


# To the client


class Block(Struct):
    """A person whom you have blocked, under the name of the account or the one that the guest had. ``at`` is the time
    in seconds since 1970."""

    id: str
    name: str
    at: float


class Companion(Struct):
    """A person whom you have played with, and the number of games. ``at`` is the time of the latest one, in seconds
    since 1970, and ``game`` what was played. A guest is known by the latest ``table`` that you met at, and the ``seat``
    there."""

    name: str
    at: float
    games: int
    game: str
    table: str | None = None
    seat: int | None = None


class BoardLine(Struct):
    """A line of a leaderboard: an account by its ``name``, or a house ``bot`` by its kind. ``program``: it is a bot
    account. ``spread`` is the rating's margin of error either way (95%)."""

    place: int
    name: str | None
    bot: str | None
    program: bool
    rating: int
    spread: int
    games: int


class Leaderboard(Struct):
    """A page of the leaderboard of a game, ordered by the lower ends of the ratings' margins of error. ``total`` is the
    number of players on all pages."""

    game: str
    page: int
    total: int
    leaders: list[BoardLine]


class Standing(Struct):
    """A person's results in a game: the number of finished games and of those won, and counts of what the person did
    (``tally``). ``rating``, ``spread`` and ``place`` are null without a rated game; ``place`` is also null for an
    account that isn't listed. ``rated`` is the number of rated games. ``curve`` holds the rating before the latest 200
    rated games and after each of them, oldest first."""

    game: str
    games: int
    won: int
    rating: int | None
    spread: int | None
    rated: int
    place: int | None
    tally: Tally
    curve: list[int]


class PastGame(Struct):
    """A finished game. ``at`` is the time in seconds since 1970. ``place`` is the place at which the person finished, 1
    being the best. ``score`` is 0 if all players but one resigned. ``change`` is the change of the rating, null if
    the game was not rated. ``open``: the record is open to everybody, or this is your own page."""

    table: str
    game: str
    at: float
    seat: int
    names: list[str]
    programs: list[bool]
    place: int
    score: int
    change: int | None
    open: bool


class PersonInfo(Struct):
    """The page of an account, as others see it or as its owner sees it: how it plays. ``program``: it is a bot account.
    ``history`` is one page of the finished games, of which there are ``total``."""

    name: str
    program: bool
    listed: bool
    standings: list[Standing]
    page: int
    total: int
    history: list[PastGame]


class TurnInfo(Struct):
    """The state of your seat: whether it is asked something now (``mine``), and the seconds left to answer; null if no
    clock runs."""

    mine: bool
    left: float | None
