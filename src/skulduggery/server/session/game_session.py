"""One game at a table: its record, the messages to each seat, and the ids of the open questions. It knows no storage
and no sockets."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import NamedTuple

from msgspec import UNSET, UnsetType

from skulduggery import api
from skulduggery.api import NATURE, SPECTATOR, Ask, BadInput, IllegalAnswer, Rules, State, Words
from skulduggery.documents import rooms
from skulduggery.documents.news import AskInfo, Asking, Message, asked
from skulduggery.documents.rooms import View
from skulduggery.fair import Lots, derive, draws, place, told_together
from skulduggery.record import INTERRUPT, PERSON, Entry, Record, Source
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import RecordInfo, Step
from skulduggery.server.session.commitments import Commitments
from skulduggery.text import Texts
from skulduggery.undoing import back_to, undoes

OFFER = "offer-"
"""The prefix of an open offer's id; the kind of the offer follows."""
LONGEST_ANSWER = 200
"""The most characters in the words of one answer."""


class Proposal(NamedTuple):
    """Terms that others offer to a seat, which may accept or refuse them.

    ``id`` is the same as long as the terms are. ``tail`` are the words of an answer after the first one, which depends
    on its kind. ``kind`` is that of the refusal, or that of the acceptance if the terms can't be refused.
    """

    id: str
    seat: int
    kind: str
    tail: list[str]


class GameSession:
    """One game, new or rebuilt from its log.

    ``told`` counts the messages sent to each viewer (a seat or SPECTATOR); the count is that viewer's version. The same
    log and key always give the same versions and question ids. An id depends on the key, the seat and the number of
    questions to that seat, not on the number of answers, which may be secret.

    Chance is drawn from ``source`` if given, else from ``chance``, the game's own key (``commit_reveal.game_key``).
    Games without one draw from the table's ``key``, by the position in the log. The first ``begun`` entries come from
    another game and can't be taken back. ``commitments`` is None unless the table's list promises commitments to the
    log.
    """

    def __init__(
        self,
        rules: Rules,
        key: bytes,
        players: Sequence[str],
        entries: Sequence[Entry] = (),
        source: Source | None = None,
        chance: bytes | None = None,
        begun: int = 0,
        commitments: Commitments | None = None,
    ) -> None:
        self.rules = rules
        self.key = key
        self.begun = begun
        self.commitments = commitments
        self.record = Record(rules, None, tuple(players))
        self.told = dict.fromkeys((*range(rules.seats), SPECTATOR), 0)
        self.drivers: dict[int, str] = {}
        """The bots that have taken seats over, by seat."""
        self._asks: tuple[Ask, ...] = ()
        self._standing: dict[int, tuple[tuple[object, ...], str]] = {}
        self._stood = [0] * rules.seats
        """The number of questions put to each seat so far."""
        self._noted = 0
        self._news: dict[int, list[Message]] = {viewer: [] for viewer in self.told}
        """The messages of the last entry, by viewer. They are kept because usually nothing else has to be sent."""
        self.counted: list[int] = []
        """The number of public messages after each entry."""
        for who, what in entries:
            self.record.enter(who, what)
        if source is not None:
            self.record.resume(source)
        elif chance is None:
            self.record.resume(Lots(key, "nature", self.record, place))
        else:
            nature = Lots(chance, "nature", self.record, draws)
            self.record.resume(nature, Lots(chance, "clock", self.record, place))
        self._note()

    @property
    def over(self) -> bool:
        """Return whether the last turn has been played, or all players but one have resigned."""
        return self.record.over

    @property
    def forgetful(self) -> bool:
        """Return whether the table's options rely on people's own memory, so that private messages are never
        repeated."""
        return self.record.forgetful

    @property
    def entries(self) -> list[Entry]:
        """Return the log so far."""
        return self.record.entries

    @property
    def resigned(self) -> set[int]:
        """Return the seats that have resigned."""
        return self.record.resigned

    @property
    def scores(self) -> list[int] | None:
        """Return the points of each seat, or None if the game hasn't been played to its end."""
        return [*api.scores(self.record.state)] or None

    @property
    def shares(self) -> list[float] | None:
        """Return each seat's share of the win, or None before the game is over."""
        return self.record.shares or None

    def replayed(self) -> Record:
        """Return the game as a record."""
        return self.record

    def version(self, viewer: int) -> int:
        """Return the number of messages sent to a viewer (a seat or SPECTATOR)."""
        return self.told[viewer]

    def missed(self, viewer: int, since: int) -> list[Message]:
        """Return the messages sent to a viewer after version ``since``. Those of the last entry are cached; older ones
        are derived from the record again."""
        if self.version(viewer) - since == len(self._news[viewer]):
            return self._news[viewer]
        told: list[list[Message]] = []
        n, left = len(self.record.entries), self.version(viewer) - since
        while left > 0:
            n -= 1
            told.append([message for message in self._messages(n, viewer) if message])
            left -= len(told[-1])
        return [message for messages in reversed(told) for message in messages][-left:]

    def committed(self, viewer: int, since: int, until: int | None = None) -> list[str] | UnsetType:
        """Return the commitments to the public messages after version ``since`` of a viewer, or UNSET if the game has
        none. With ``until``, only those to the first ``until`` public messages of the game."""
        if self.commitments is None:
            return UNSET
        return self.commitments.between(self._public(viewer, since), until)

    def _public(self, viewer: int, since: int) -> int:
        """Return the number of public messages at the moment when a viewer had been sent ``since`` messages."""
        public, left = self.version(SPECTATOR), self.version(viewer) - since
        if viewer == SPECTATOR or not since:
            return since
        if left == len(self._news[viewer]):
            return public - len(self._news[SPECTATOR])
        n = len(self.record.entries)
        while left > 0:
            n -= 1
            for mine, shown in reversed(told_together(self.record, n, viewer)):
                left, public = left - bool(mine), public - bool(shown)
                if not left:
                    break
        return public

    def goes_on(self, viewer: int, since: int) -> bool:
        """Return whether a viewer may be sent just the messages after version ``since``. At a forgetful table it may
        not, because it has seen them already."""
        return 0 <= since <= self.version(viewer) and not self.record.forgetful

    def log(self, viewer: int) -> list[list[object]]:
        """Return all messages to a viewer, each with its version before it. At a forgetful table, return only public
        messages, in their public form."""
        out: list[list[object]] = []
        version = 0
        for n in range(len(self.record.entries)):
            for message, public in told_together(self.record, n, viewer):
                version += bool(message)
                shown = public if self.record.forgetful else message
                if message and shown:
                    out.append([version, *shown])
        return out

    def view(self, viewer: int) -> View:
        """Return what a viewer (a seat or SPECTATOR) sees."""
        return rooms.view(self.record.state, viewer)

    def asks(self) -> tuple[Ask, ...]:
        """Return the open questions to seats, without nature's."""
        return self._asks

    def asking(self, viewer: int) -> list[Asking]:
        """Return what a viewer (a seat or SPECTATOR) may know of each open question."""
        return [Asking(*ask.seen(viewer)) for ask in self.asks()]

    def public(self) -> tuple[object, ...]:
        """Return a value that changes when the public state of the questions does: the public version, and what
        spectators see of each open question."""
        return (self.version(SPECTATOR), *[ask.seen(SPECTATOR) for ask in self.asks()])

    def ask_id(self, seat: int) -> str | None:
        """Return the id of the question to a seat, or None if there is none."""
        standing = self._standing.get(seat)
        return None if standing is None else standing[1]

    def ask(self, seat: int) -> AskInfo | None:
        """Return the question to a seat, or None if there is none."""
        id = self.ask_id(seat)
        for ask in self.asks():
            if ask.seat == seat and id is not None:
                return asked(self.rules, ask, id)
        return None

    def offers(self, seat: int) -> list[AskInfo]:
        """Return the open offers that a seat may take at any moment. A resigned seat has none."""
        offers = () if seat in self.record.resigned else api.offers(self.record.state)
        return [asked(self.rules, ask, OFFER + ask.kind) for ask in offers if ask.seat == seat]

    def proposals(self, seats: Iterable[int]) -> list[Proposal]:
        """Return the terms that are offered to these seats, each once."""
        kinds = self.rules.offers
        found: dict[str, Proposal] = {}
        for seat in seats if any(one.weighed for one in kinds.values()) else ():
            offers = [one for one in self.offers(seat) if kinds[one.kind].weighed]
            # refusals come first, so terms that can be refused count as such even if the seat could accept them
            for offer in sorted(offers, key=lambda one: kinds[one.kind].weighed == one.kind):
                size = len(offer.args) // max(1, len(offer.options))
                for i, option in enumerate(offer.options):
                    tail = option.words[1:]
                    id = f"{seat} {tail} {offer.args[i * size : (i + 1) * size]}"
                    found.setdefault(id, Proposal(id, seat, offer.kind, tail))
        return [*found.values()]

    def answer(self, seat: int, id: str, words: Sequence[str]) -> None:
        """Apply a seat's answer to its question or to an open offer. Raises ApiError if it is refused; then nothing has
        changed."""
        offered = id.startswith(OFFER) and id.removeprefix(OFFER) in self.rules.offers
        if id != self.ask_id(seat) and not offered:
            if any(id == standing for _, standing in self._standing.values()):
                raise ApiError(403, "other-seat")
            raise ApiError(409, "gone")
        with judging(self.record.state, words):
            if offered and seat in self.record.resigned:
                raise ApiError(409, "resigned")
            if offered:
                self.record.enter(str(seat + 1), (INTERRUPT, id.removeprefix(OFFER), *words))
            else:
                (ask,) = [ask for ask in self.asks() if ask.seat == seat]
                self.record.answer(seat, api.option(self.rules, ask, words))
        self._note()

    def why(self, seat: int, id: str, words: Sequence[str]) -> None:
        """Raise ApiError with the reason if the words are no legal answer of a seat to its question or to an offer.
        Nothing changes."""
        state, kind = self.record.state, id.removeprefix(OFFER) if id.startswith(OFFER) else ""
        if kind in self.rules.offers:
            asks = [ask for ask in api.offers(state) if (ask.seat, ask.kind) == (seat, kind)]
            ask = asks[0] if asks else Ask(seat, kind, (), (), open=True)  # the offer isn't open: the rules say why
        elif id == self.ask_id(seat):
            (ask,), kind = [ask for ask in self.asks() if ask.seat == seat], ""
        else:
            raise ApiError(409, "gone")
        with judging(self.record.state, words):
            api.apply(api.clone(state), seat, api.option(self.rules, ask, words), kind)

    def hides(self, seat: int, id: str, words: Sequence[str]) -> bool:
        """Return whether a seat's answer to a question that everybody sees would lead to a secret question to another
        seat."""
        mine = [ask for ask in self.asks() if ask.seat == seat and ask.veil is None and id == self.ask_id(seat)]
        return bool(mine) and self.veiled(seat, words)

    def veiled(self, seat: int, words: Sequence[str]) -> bool:
        """Return whether another seat would be asked after this answer, while spectators see neither an event nor a
        different question."""
        state = api.clone(self.record.state)
        (ask,) = [ask for ask in self.asks() if ask.seat == seat]
        if ask.veil is None and not ask.private:
            return False
        state.events = []
        try:
            events = api.apply(state, seat, api.option(self.rules, ask, words))
        except (BadInput, IllegalAnswer):
            return False
        after = [one for one in api.pending(state) if one.seat != seat]
        same = [one.seen(SPECTATOR) for one in after] == [one.seen(SPECTATOR) for one in self.asks()]
        return bool(after) and same and not any(event.told(SPECTATOR) for event in events)

    def time_out(self, seat: int) -> None:
        """Answer for a seat whose time is up: with the rules' default, else with a random legal answer."""
        assert self.record.stead is not None
        self.record.time_out(seat, self.record.stead)
        self._note()

    def resign(self, seat: int) -> None:
        """Let a seat resign. Raises ApiError if it already has, and BadInput if the game is over."""
        if seat in self.record.resigned:
            raise ApiError(409, "resigned")
        self.record.resign(seat)
        self._note()

    def last_of(self, seat: int) -> int | None:
        """Return the number of the entry with a seat's own last answer. Return None if the seat has resigned or has no
        answer that it may take back."""
        if seat in self.record.resigned:
            return None
        at = back_to(self.record.entries, self.record.lasting(), (str(seat + 1),))
        return None if at is None or at < self.begun else at

    def undo(self, seat: int) -> None:
        """Take back a seat's own last answer and everything after it. Raises BadInput if there is no such answer."""
        self.record.undo(seat)
        self._note()

    def take_over(self, seat: int, by: str) -> None:
        """Record who plays a seat from now on: a bot by its name, or PERSON. Raises BadInput if the seat or the name is
        invalid."""
        self.record.take_over(seat, by)
        self._note()

    def everything(self) -> RecordInfo:
        """Return the whole game with everything open. Only for games that are over."""
        return self._shown(rooms.everything, self._open)

    def through(self, seat: int) -> RecordInfo:
        """Return the whole game as a seat was told and saw it. Only for games that are over. Raises ApiError if there
        is no such seat."""
        if not 0 <= seat < self.rules.seats:
            raise ApiError(422, "seat")
        return self._shown(lambda state: rooms.view(state, seat), partial(self._heard, seat))

    def _shown(self, view: Callable[[State], View], step: Callable[[int], tuple[Words, list[Message]]]) -> RecordInfo:
        record, rules = self.record, self.record.rules
        states = record.states()
        start = view(next(states))
        steps = []
        for n, state in enumerate(states):
            words, messages = step(n)
            steps.append(Step(record.entries[n][0], list(words), messages, view(state)))
        return RecordInfo(rules.game, rules.options, [*record.players], rules.digest, start, steps)

    def _open(self, n: int) -> tuple[Words, list[Message]]:
        who, words = self.record.entries[n]
        messages: list[Message] = [(event.kind, *event.args) for event in self.record.happened(n)]
        return words, self._messages(n, SPECTATOR) if who == "host" or not messages else messages

    def _heard(self, seat: int, n: int) -> tuple[Words, list[Message]]:
        who, words = self.record.entries[n]
        return words if who == str(seat + 1) else (), [one for one in self._messages(n, seat) if one]

    def _note(self) -> None:
        """Bring versions, commitments, drivers and question ids up to date with the entries added since the last
        call."""
        record = self.record
        for n in range(self._noted, len(record.entries)):
            who, what = record.entries[n]
            self._news = {viewer: [one for one in self._messages(n, viewer) if one] for viewer in self.told}
            for viewer, news in self._news.items():
                self.told[viewer] += len(news)
            self.counted.append(self.told[SPECTATOR])
            if self.commitments is not None:
                self.commitments.add((who, what), len(self._news[SPECTATOR]))
            if undoes((who, what)):
                self._stand(api.pending(record.before(n)))
                self._stand(api.pending(record.before(n + 1)))
                continue
            if what == ("resign",):
                self.drivers.pop(int(who) - 1, None)
                continue
            if who == "host":
                if what[2] == PERSON:
                    self.drivers.pop(int(what[1]) - 1, None)
                else:
                    self.drivers[int(what[1]) - 1] = what[2]
                continue
            self._stand(record.asks(n))
            if who != "nature":
                self._standing.pop(int(who.split()[-1]) - 1, None)
        self._noted = len(record.entries)
        pending = () if record.winner is not None else api.pending(record.state)  # listed once for all viewers
        self._asks = tuple([ask for ask in pending if ask.seat != NATURE])
        self._stand(pending)
        record.thin()

    def _stand(self, asks: Sequence[Ask]) -> None:
        """Give each new question an id. A question that stays the same keeps its id."""
        standing: dict[int, tuple[tuple[object, ...], str]] = {}
        for ask in asks:
            if ask.seat == NATURE:
                continue
            same = (ask.kind, ask.args, ask.options, ask.ranges)
            before = self._standing.get(ask.seat)
            if before is not None and before[0] == same:
                standing[ask.seat] = before
            else:
                self._stood[ask.seat] += 1
                standing[ask.seat] = (same, derive(self.key, "ask", ask.seat, self._stood[ask.seat]).hex()[:16])
        self._standing = standing

    def _messages(self, n: int, viewer: int) -> list[Message]:
        """Return the messages of entry ``n`` to a viewer. Empty ones stand for messages that this viewer is not
        sent."""
        return self.record.told(n, viewer)


@contextmanager
def judging(state: State, words: Sequence[str]) -> Iterator[None]:
    """Raise ApiError if the words of an answer are too long, and turn each refusal of them in a state into one."""
    if sum(len(word) + 1 for word in words) > LONGEST_ANSWER:
        raise ApiError(422, "long-answer", most=LONGEST_ANSWER)
    try:
        yield
    except BadInput as error:
        raise ApiError(422, "answer", sentence=partial(str, error)) from None
    except IllegalAnswer as refused:
        word, args = api.objection(state, refused)
        sentence = partial(Texts("en", state.rules.game).refusal, refused, (word, args))
        more = {"objection": word, **args} if word else {}
        raise ApiError(409, "rule", sentence=sentence, rule=refused.rule, **more) from None
