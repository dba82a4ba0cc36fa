"""Documents of tables that cross HTTP. OpenAPI and the client's types come from these structs.

Seats, crooks, hideouts and targets are numbers from 0, as in the games' views.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from skulduggery.api import Value
from skulduggery.documents.news import Message
from skulduggery.documents.rooms import View
from skulduggery.lessons import FIRST, LessonNote, ShortGame
from skulduggery.review.hints import Hint
from skulduggery.review.reviews import Review

Status = Literal["open", "dealing", "running", "over", "ended"]
"""``open``: seats are taken; ``dealing``: started, people's shares in the deal are awaited; ``over``: played to the
end; ``ended``: stopped by the host before that."""
Lost = Literal["rules", "log"]
"""Why a game can't be shown or played on: this release doesn't have its rules; its log can't be played again."""

Late = Literal["answer", "bot", "wait"]
"""What happens when a seat's time is up: the rules' answer is given, else any by chance; a bot plays on until its
person is back; nothing."""


class Terms(Struct, forbid_unknown_fields=True):
    """How a table is played, besides its game: as the host chose when it was made.

    ``lag``: by how many public messages those who look on are behind while the game runs, null where nobody may.
    ``clock``: seconds that a question may take (10 to 3600, or whole days up to 14), null for any time; ``late``: what
    happens then.
    """

    lag: Annotated[int, Meta(ge=0, le=200)] | None = 0
    clock: int | None = None
    late: Late = "answer"


# From the client, over HTTP


class SeatWanted(Struct, forbid_unknown_fields=True):
    """A seat of a new table: mine, to be taken by whoever has the link, or a bot's."""

    kind: Literal["me", "open", "bot"]
    name: str | None = None
    bot: str | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made; exactly one seat is ``me``, the host. Options not given have their defaults.

    ``hints``: whether people may ask for hints; where nothing is said, if one person plays against bots. ``shares``:
    the client of each person takes part in the deal, by the messages ``seal`` and ``share`` of the socket.
    ``private``: it doesn't stand in the list of the lobby, and its id can't be guessed.
    """

    game: str
    seats: list[SeatWanted]
    options: dict[str, Value] = {}
    hints: bool | None = None
    shares: bool = False
    private: bool = False
    terms: Terms = msgspec.field(default_factory=Terms)


class NewLesson(Struct, forbid_unknown_fields=True):
    """A lesson to be played: a table of me and bots, whose deal and first moves are written down.

    ``rivals``: what the bots are called, as many as there are; they have names of their own where none is said.
    """

    game: str
    name: str
    lesson: str = FIRST
    rivals: list[str] = []


class Continuing(Struct, forbid_unknown_fields=True):
    """Go on from a moment of a game that is over, at a new table, which counts nowhere.

    ``step``: how many entries of its log the new game begins with; ``seats`` as in ``NewTable``. ``anew``: what
    the seat ``me`` couldn't know then is dealt anew; else every card stays where it was.
    """

    step: int
    seats: list[SeatWanted]
    anew: bool = True


class Joining(Struct, forbid_unknown_fields=True):
    """Who takes the next open seat."""

    name: str


class TakingOver(Struct, forbid_unknown_fields=True):
    """Let a bot play for a seat that is away."""

    seat: int
    bot: str = "heuristic"


class LeavingOut(Struct, forbid_unknown_fields=True):
    """Deal without a seat that is waited for."""

    seat: int


class Muting(Struct, forbid_unknown_fields=True):
    """Stop the talk of a seat, or let it talk again."""

    seat: int
    muted: bool


class Reporting(Struct, forbid_unknown_fields=True):
    """A line of the chat, by its number as I heard it."""

    line: int


# To the client, over HTTP


class Refusal(Struct):
    """Why a call was refused: one English sentence, and what it takes to say the same in another language.

    ``code`` names the text ``refusal-CODE`` of the locale files, ``args`` are put into it; where ``rule`` is not null
    the code is ``rule``, and what the rule with that ID says is the reason.
    """

    error: str
    code: str
    args: dict[str, str | int]
    rule: str | None


class GameInfo(Struct):
    """A game: least and greatest number of seats, each option with its values (the default first), its bots.

    ``usual``: by number of seats the options whose default is another then; ``variants``: the numbers of seats that are
    a variant of the house. ``lessons``: those that it has; ``short``: the game for who comes from there.
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
    """Your seat. The token is shown once: whoever has it plays the seat."""

    table: str
    seat: int
    token: str


class SeatInfo(Struct):
    """A seat as everybody sees it.

    ``bot`` names the bot that plays it now, also for a person who is away; ``here``: the person is connected;
    ``away``: others may let a bot take over; ``known``: logged in under this name, which is nobody else's; ``muted``:
    the host has stopped its talk; ``resigned``: it gave the game up, the rules answer for it; ``program``: this is the
    account of a bot, which a program of somebody's plays.
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


class Motion(Struct):
    """What a seat asks of all: to ``end`` the game, or to ``undo`` its last answer. ``voters`` say yes or no, in
    secret; ``voted``: those who have. ``declined``: there was no agreement; who was against isn't told."""

    what: Literal["end", "undo"]
    seat: int
    voters: list[int]
    voted: list[int]
    declined: bool = False


class ShuffleInfo(Struct):
    """Where the chance of a game comes from, as everybody sees it (docs/fair.md).

    ``seal``: the server's; ``shares``: whether people's clients take part; ``listed``: what was fixed when the game was
    started, the very text that is hashed; ``awaited``: the seats that the deal waits for, for a seal as long as the
    table is open, for a share when it is dealing; ``without``: those that the host has dealt without; ``seating``: a
    word that changes when anyone sits down or gets up at the open table, where all then seal a new share.
    """

    seal: str
    shares: bool
    listed: str | None
    awaited: list[int]
    without: list[int]
    seating: str


class Continued(Struct):
    """The game that a table goes on from, and after how many entries of its log.

    ``anew``: what the seat of who made it couldn't know was dealt anew; else who has seen that record knows the cards.
    ``entries``: how many the new log began with.
    """

    table: str
    step: int
    anew: bool
    entries: int


class TableInfo(Struct):
    """A table as everybody sees it.

    ``host``: the seat that may start and end it, another person's when the host is away; ``opened``: after the end
    everybody may look at the record; ``next``: the table of the rematch, where everybody's token is good for the same
    seat; ``scores`` and ``shares`` (of the win, 1 in all): after the last turn; ``variant``: a variant of the house;
    ``hints``: whether people may ask for hints; ``shuffle``: null at tables that are older than it, where a lesson is
    played, whose name is ``lesson``, and where a game goes on from another: ``continues`` says from which moment;
    ``motion``: what is asked of all now, or was last, until the game goes on;
    ``rated``: the game is for the ratings, with those who sit there; ``lost``: why its game can't be shown or played
    on, if it can't.
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


class Sitter(Struct):
    """Who sits at a table in the list of the lobby: a ``bot`` of the house by its kind, or a person; ``known``: whose
    page can be looked at, by this name; ``program``: a bot's account; ``rating``: of the game, if there is one."""

    name: str
    bot: str | None
    known: bool
    program: bool
    rating: int | None


class TableLine(Struct):
    """A table in the list of the lobby."""

    id: str
    game: str
    options: dict[str, Value]
    status: Status
    host_name: str
    taken: int
    seats: int
    watched: bool
    """Whether others may look on."""
    players: list[Sitter]


Line = Annotated[
    list[Any], Meta(min_length=2, extra_json_schema={"prefixItems": [{"type": "integer"}, {"type": "string"}]})
]
"""A message with its version before it."""


class Step(Struct):
    """An entry of the log of a game that is over, with what it caused."""

    who: str
    words: list[str]
    messages: list[Message]
    view: View


class RecordInfo(Struct):
    """A game that is over: everything open, or as a seat was told and saw it when it was played (then ``words`` are
    those of its own answers only). ``start`` is the table before the first entry."""

    game: str
    options: dict[str, Value]
    players: list[str]
    digest: str
    start: View
    steps: list[Step]


class HintInfo(Struct):
    """The hint for the question with this id, as soon as it is there."""

    ask: str
    hint: Hint | None


class LessonInfo(Struct):
    """What a lesson says beside the question with this id (null: none stands).

    ``notes`` are the ones from ``step`` on (the first is 1) of all ``steps``; ``words`` is the answer that they
    recommend: to an open offer, which may still have to come, as a log has it, behind ``interrupt`` and the kind of the
    offer. ``follows``: all have answered so far as it is written; else there is nothing to say any more.
    """

    ask: str | None
    follows: bool
    step: int
    steps: int
    notes: list[LessonNote]
    words: list[str] | None


class ReviewInfo(Struct):
    """How far a review is, in entries of the log, and as much of it as is done."""

    done: int
    steps: int
    review: Review | None
