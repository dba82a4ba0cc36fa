"""The documents about people: who leads in a game, how somebody plays."""

from msgspec import Struct

from skulduggery.review.tally import Tally

# From the client


class Listing(Struct, forbid_unknown_fields=True):
    """Whether others may look at how I play."""

    listed: bool


# To the client


class BoardLine(Struct):
    """A line of a leaderboard: an account by its ``name``, or a ``bot`` of the house by its kind. ``program``: the
    account is a bot's. ``spread``: how far the rating may be off either way (95%)."""

    place: int
    name: str | None
    bot: str | None
    program: bool
    rating: int
    spread: int
    games: int


class Leaderboard(Struct):
    """A page of those who play a game, ordered by what their ratings are at least; ``total``: how many there are."""

    game: str
    page: int
    total: int
    leaders: list[BoardLine]


class Standing(Struct):
    """How somebody stands in a game: games that are over, those won; ``tally``: what was done in them. Rating and
    ``place`` are null where no game was for the ratings, or (the place) where one isn't listed. ``curve``: the rating
    before the latest games that were for it (at most 200) and after each of them, the oldest first."""

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
    """A game that is over. ``at`` in seconds since 1970; ``place``: where one finished, the best 1; ``change``: of the
    rating, null where it wasn't for that; ``open``: whether whoever asks may look at the record."""

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
    """How somebody plays, as others may see it or they themselves. ``program``: it is a bot's account. ``history`` is
    one page of ``total`` games that are over."""

    name: str
    program: bool
    listed: bool
    standings: list[Standing]
    page: int
    total: int
    history: list[PastGame]


class TurnInfo(Struct):
    """Whether a seat is asked something now, and the seconds left for it, if there is a clock."""

    mine: bool
    left: float | None
