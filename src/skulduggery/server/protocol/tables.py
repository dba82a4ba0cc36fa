"""Documents about tables that cross HTTP. OpenAPI and the client's types are made from these structs.

Seats, crooks, hideouts and targets are numbers from 0, as in the games' views.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from skulduggery.api import Value
from skulduggery.documents.news import Message
from skulduggery.documents.rooms import View
from skulduggery.lessons import FIRST, LessonChapter, LessonNote, ShortGame
from skulduggery.review.hints import Hint
from skulduggery.review.reviews import Review

Status = Literal["open", "dealing", "running", "over", "ended"]
"""The status of a table. ``open``: not started yet, people sit down. ``dealing``: the game is started but waits for
people's shares of the deal. ``running``: the game is being played. ``over``: played to the end, or all players
but one resigned. ``ended``: stopped before that."""
Lost = Literal["rules", "log"]
"""The reason why a game can't be shown or continued. ``rules``: this release doesn't have its rules. ``log``: its log
can't be replayed."""

Late = Literal["answer", "bot", "wait"]
"""The consequence when a seat's time is up. ``answer``: the server gives the rules' default answer, or a random legal
one. ``bot``: a bot plays until the person is back. ``wait``: nothing happens."""


class Terms(Struct, forbid_unknown_fields=True):
    """The terms of a table, chosen by the host when the table is made.

    ``lag`` is the number of public messages by which spectators are behind while the game runs; null allows no
    spectators. ``clock`` is the number of seconds allowed for a question (10 to 3600, or whole days up to 14); null
    sets no limit. ``late`` is what happens when the time is up.
    """

    lag: Annotated[int, Meta(ge=0, le=200)] | None = 0
    clock: int | None = None
    late: Late = "answer"


# From the client, over HTTP


class SeatWanted(Struct, forbid_unknown_fields=True):
    """A seat of a new table: your own (``me``), free for another person (``open``), or a bot's (``bot``)."""

    kind: Literal["me", "open", "bot"]
    name: str | None = None
    bot: str | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to make. Exactly one seat must be ``me``; it is the host's. Options that are left out have their
    defaults.

    ``hints`` says whether people may ask for hints; null allows them if no seat is open. With ``shares``, the client of
    each person takes part in the deal through the socket messages ``seal`` and ``share``. A ``private`` table is not
    listed in the lobby, and its id can't be guessed.
    """

    game: str
    seats: list[SeatWanted]
    options: dict[str, Value] = {}
    hints: bool | None = None
    shares: bool = False
    private: bool = False
    terms: Terms = msgspec.field(default_factory=Terms)


class NewLesson(Struct, forbid_unknown_fields=True):
    """A lesson to start: a table for you and bots, with a fixed deal and fixed first moves.

    ``rivals`` are the names of the bots, in order. Bots beyond that list get names of their own.
    """

    game: str
    name: str
    lesson: str = FIRST
    rivals: list[str] = []


class Continuing(Struct, forbid_unknown_fields=True):
    """Continue a finished game from one of its moments, at a new unrated table.

    ``step`` is the number of log entries that the new game takes over. ``seats`` are as in ``NewTable``. With ``anew``,
    everything that the seat ``me`` couldn't know at that moment is dealt again; otherwise every card stays where it
    was.
    """

    step: int
    seats: list[SeatWanted]
    anew: bool = True


class Joining(Struct, forbid_unknown_fields=True):
    """The name of the person who takes the next open seat."""

    name: str


class SeatingBot(Struct, forbid_unknown_fields=True):
    """Put a house bot on an open seat before the start, or free the seat of a bot or of another person (null)."""

    seat: int
    bot: str | None


class ChangingTable(Struct, forbid_unknown_fields=True):
    """Change the table before the start. ``options`` holds those that change; null leaves the rest as it is."""

    options: dict[str, Value] = {}
    hints: bool | None = None
    listed: bool | None = None
    terms: Terms | None = None


class GettingReady(Struct, forbid_unknown_fields=True):
    """Say that you are ready for the start, or take that back."""

    ready: bool


class TakingOver(Struct, forbid_unknown_fields=True):
    """Let a bot play for a seat whose person is away."""

    seat: int
    bot: str = "heuristic"


class LeavingOut(Struct, forbid_unknown_fields=True):
    """Deal without waiting for a seat's seal or share. For a person who has not come to the rematch, a bot plays until
    then."""

    seat: int


class Muting(Struct, forbid_unknown_fields=True):
    """Mute the chat of a seat, or allow it again."""

    seat: int
    muted: bool


class Reporting(Struct, forbid_unknown_fields=True):
    """Report a chat line, by its number ``n`` as sent to you."""

    line: int


class SeatBlocking(Struct, forbid_unknown_fields=True):
    """Block the person at a seat, or end that."""

    seat: int
    blocked: bool


class PlayerReport(Struct, forbid_unknown_fields=True):
    """Report the person at a seat, in words of your own if you like."""

    seat: int
    reason: Literal["insults", "cheating", "stalling", "name", "other"]
    words: Annotated[str, Meta(max_length=500)] = ""


# To the client, over HTTP


class Refusal(Struct):
    """The reason why a call was refused: one English sentence, and what a client needs to say it in another language.

    ``code`` names the text ``refusal-CODE`` of the locale files; ``args`` are put into it. If ``rule`` is not null,
    ``code`` is ``rule``, and the text of the rule with that ID is the reason.
    """

    error: str
    code: str
    args: dict[str, str | int]
    rule: str | None


class GameInfo(Struct):
    """A game: its least and greatest number of seats, each option with its values (the default first), and its bots.

    ``usual`` maps a number of seats to the options whose defaults differ for it. ``variants`` lists the numbers of
    seats that are a house variant. ``lessons`` names the game's lessons; ``short`` is a short game to suggest after the
    lesson.
    """

    id: str
    seats: tuple[int, int]
    options: dict[str, list[Value]]
    bots: list[str]
    usual: dict[str, dict[str, Value]]
    variants: list[int]
    lessons: list[str]
    short: ShortGame | None


class Seated(Struct):
    """Your seat. The token is shown only once; anyone who has it can play the seat."""

    table: str
    seat: int
    token: str


class Absence(Struct):
    """A person who is not connected: ``since`` when, and from when others may let a bot take over. Both times are in
    seconds since 1970."""

    since: float
    until: float


class SeatInfo(Struct):
    """A seat as everybody sees it.

    ``bot`` names the bot that plays it now, even if it stands in for a person who is away. ``here``: the person is
    connected. ``away``: others may let a bot take over. ``known``: the name is that of the person's account. ``muted``:
    the host has muted the seat's chat. ``resigned``: the seat has resigned, so the rules answer for it. ``program``:
    the seat belongs to a bot account, played by somebody's program. ``ready``: before the
    start, the person has said to be ready. ``kept``: the seat of a rematch is kept for this person, who has not come
    yet. ``absent``: a running game may have to wait for this person, who is not connected, but not away yet.
    """

    kind: Literal["person", "open", "bot"]
    name: str | None
    bot: str | None
    here: bool
    away: bool
    known: bool
    muted: bool
    resigned: bool
    program: bool = False
    ready: bool = False
    kept: bool = False
    absent: Absence | None = None


class Motion(Struct):
    """A vote that a seat has called: to ``end`` the game, or to ``undo`` its last answer. ``voters`` are the seats with
    a vote. Votes are secret; ``voted`` lists only the seats that have voted. ``declined``: the vote found no
    agreement."""

    what: Literal["end", "undo"]
    seat: int
    voters: list[int]
    voted: list[int]
    declined: bool = False


class ShuffleInfo(Struct):
    """The source of a game's chance, as everybody sees it (docs/fair.md).

    ``seal`` is the server's seal. ``shares``: people's clients take part in the deal. ``listed`` is the list that was
    fixed at the start of the game, as the exact text that is hashed. ``awaited`` are the seats that the deal waits for:
    for a seal while the table is open, for a share while it is dealing. ``without`` are the seats that the host left
    out of the deal. ``seating`` is a word that changes with the seats and options of the open table; all clients then
    seal a new share.
    """

    seal: str
    shares: bool
    listed: str | None
    awaited: list[int]
    without: list[int]
    seating: str


class Continued(Struct):
    """The finished game that a table continues, and the number of its log entries (``step``) at the moment where it
    starts.

    ``anew``: everything that the maker's seat couldn't know then was dealt again; otherwise, anyone who has seen that
    record knows the cards. ``entries`` is the number of entries that the new log began with.
    """

    table: str
    step: int
    anew: bool
    entries: int


class StandIn(Struct):
    """The ``seat`` that stands in for the ``host``, who is away; or that did so last, if the host is back."""

    seat: int
    host: int


class TableInfo(Struct):
    """A table as everybody sees it.

    ``host`` is the seat that may start and end the table. While the host is away, that is another person's, as
    ``stand_in`` says. Once the host has left, it stays another person's. ``opened``:
    after the end, everybody may look at the record. ``next`` is the table of the rematch, where each token is good for
    the same seat, unless its player had left. ``scores`` and ``shares`` (of the win, 1 in all) are null unless the
    game is over; ``scores`` is also null if all players but one resigned. ``variant``: the number of seats is a
    house variant. ``hints``: people may ask for hints.

    ``shuffle`` is null in lessons, in games that continue another one, and at tables older than this field. ``motion``
    is the current vote, or a declined one until the game goes on. ``lesson`` is the name of the lesson that is played
    here. ``continues`` is the moment that the game started from. ``rated``: with the people who sit there now, the game
    is rated. ``lost`` is the reason why the game can't be shown or continued, if it can't. ``listed``:
    the lobby lists the table while it is open or running.
    """

    id: str
    game: str
    options: dict[str, Value]
    status: Status
    host: int
    seats: list[SeatInfo]
    opened: bool
    next: str | None
    scores: list[int] | None
    shares: list[float] | None
    variant: bool
    hints: bool
    shuffle: ShuffleInfo | None
    terms: Terms
    motion: Motion | None
    lesson: str | None = None
    continues: Continued | None = None
    rated: bool = False
    lost: Lost | None = None
    listed: bool = True
    stand_in: StandIn | None = None


class Sitter(Struct):
    """A player of a table in the lobby's list: a house ``bot`` by its kind, or a person. ``known``: the player's page
    can be looked up under this name. ``program``: it is a bot account. ``rating`` is the rating in this game, if there
    is one."""

    name: str
    bot: str | None
    known: bool
    program: bool
    rating: int | None


class TableLine(Struct):
    """A table in the lobby's list."""

    id: str
    game: str
    options: dict[str, Value]
    status: Status
    host_name: str
    taken: int
    seats: int
    watched: bool
    """Spectators are allowed."""
    players: list[Sitter]
    created: float
    """The time when the table was made, in seconds since 1970."""


Line = Annotated[
    list[Any], Meta(min_length=2, extra_json_schema={"prefixItems": [{"type": "integer"}, {"type": "string"}]})
]
"""A message with its version before it."""


class Step(Struct):
    """An entry in the log of a finished game, with the messages that it caused and the view after it."""

    who: str
    words: list[str]
    messages: list[Message]
    view: View


class RecordInfo(Struct):
    """A finished game, either with everything open or as one seat saw it. In the second case ``words`` is empty except
    for the answers of that seat. ``start`` is the table before the first entry."""

    game: str
    options: dict[str, Value]
    players: list[str]
    digest: str
    start: View
    steps: list[Step]


class HintInfo(Struct):
    """The hint for the question with this id; null until it is ready."""

    ask: str
    hint: Hint | None


class LessonInfo(Struct):
    """The lesson's notes on the question with this id (null: there is no question).

    ``notes`` are those from number ``step`` on (the first is 1), out of ``steps`` notes in all. ``words`` is the answer
    that they recommend, in the words of the log. If it takes an open offer, perhaps one that is not open yet, the words
    begin with ``interrupt`` and the kind of the offer. ``follows``: all answers so far are as the lesson has them;
    otherwise the lesson has no more notes. ``chapters`` are all chapters of the lesson.
    """

    ask: str | None
    follows: bool
    step: int
    steps: int
    chapters: list[LessonChapter]
    notes: list[LessonNote]
    words: list[str] | None


class SecondTry(Struct):
    """Another answer to the question of a decision in a finished game, in the words of the log."""

    words: list[str]


class ReviewInfo(Struct):
    """The progress of a review, in log entries, and the part of it that is done."""

    done: int
    steps: int
    review: Review | None
