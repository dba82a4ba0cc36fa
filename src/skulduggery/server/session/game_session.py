"""A game at a table: its record, what each seat was told of it, and what is asked by which id. No disk, no sockets."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

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
"""How the id of an open offer begins; its kind follows."""
LONGEST_ANSWER = 200
"""Characters of the words of an answer."""


class GameSession:
    """One game, from its first entry or from a log.

    ``told`` counts for each seat (and SPECTATOR) what it was sent: its version. The same log and key give the same
    versions and the same ids of asks: they count what was asked of the seat before, for how many answers there were
    may be a secret of others. Chance is drawn from ``source``, else from ``chance``, the key that all have made; a game
    from before there was one draws from the key of its table, by the place in the log. ``begun``: so many entries are
    of another game, and nobody takes them back. ``commitments``: to the log, at tables whose list promises them.
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
        """The bots that have taken seats over."""
        self._asks: tuple[Ask, ...] = ()
        self._standing: dict[int, tuple[tuple[object, ...], str]] = {}
        self._stood = [0] * rules.seats
        """How many questions each seat was asked."""
        self._noted = 0
        self._news: dict[int, list[Message]] = {viewer: [] for viewer in self.told}
        """What each was told by the last entry: nearly always that, and nothing else, is to be sent."""
        self.counted: list[int] = []
        """How much who looks on had been told after each entry."""
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
        """Whether the last turn has been played."""
        return api.over(self.record.state)

    @property
    def forgetful(self) -> bool:
        """Whether nobody is told again what only they have seen."""
        return self.record.forgetful

    @property
    def entries(self) -> list[Entry]:
        """The log so far."""
        return self.record.entries

    @property
    def resigned(self) -> set[int]:
        """The seats that gave the game up."""
        return self.record.resigned

    @property
    def scores(self) -> list[int] | None:
        """The points of each seat once the last turn has been played."""
        return [*api.scores(self.record.state)] if self.over else None

    @property
    def shares(self) -> list[float] | None:
        """Each seat's share of the win, then too."""
        return [*api.returns(self.record.state)] if self.over else None

    def replayed(self) -> Record:
        """The game as a record."""
        return self.record

    def version(self, viewer: int) -> int:
        """How many messages a seat (or SPECTATOR) was sent."""
        return self.told[viewer]

    def missed(self, viewer: int, since: int) -> list[Message]:
        """The messages after a version. Older ones aren't kept: what happened tells them again."""
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
        """The commitments that come with the messages after a version; only of the first ``until`` public messages."""
        if self.commitments is None:
            return UNSET
        return self.commitments.between(self._public(viewer, since), until)

    def _public(self, viewer: int, since: int) -> int:
        """How many public messages there were when a viewer had been told ``since`` messages."""
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
        """Whether a seat may be sent what it missed since a version: at a forgetful table it has seen it already."""
        return 0 <= since <= self.version(viewer) and not self.record.forgetful

    def log(self, viewer: int) -> list[list[object]]:
        """All messages so far, each with its version; at a forgetful table as everybody was told them."""
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
        """What a seat (or SPECTATOR) sees."""
        return rooms.view(self.record.state, viewer)

    def asks(self) -> tuple[Ask, ...]:
        """What is asked of seats now."""
        return self._asks

    def asking(self, viewer: int) -> list[Asking]:
        """What a seat (or SPECTATOR) knows of it."""
        return [Asking(*ask.seen(viewer)) for ask in self.asks()]

    def public(self) -> tuple[object, ...]:
        """What everybody knows of who is asked what: as long as it is the same, it is the same question to all."""
        return (self.version(SPECTATOR), *[ask.seen(SPECTATOR) for ask in self.asks()])

    def ask_id(self, seat: int) -> str | None:
        """The id of what is asked of a seat, or None if nothing is."""
        standing = self._standing.get(seat)
        return None if standing is None else standing[1]

    def ask(self, seat: int) -> AskInfo | None:
        """What is asked of a seat."""
        id = self.ask_id(seat)
        for ask in self.asks():
            if ask.seat == seat and id is not None:
                return asked(self.rules, ask, id)
        return None

    def offers(self, seat: int) -> list[AskInfo]:
        """What a seat may do now beside what is asked. The id of an offer is its kind."""
        offers = () if seat in self.record.resigned else api.offers(self.record.state)
        return [asked(self.rules, ask, OFFER + ask.kind) for ask in offers if ask.seat == seat]

    def answer(self, seat: int, id: str, words: Sequence[str]) -> None:
        """Take an answer of a seat to a question or an offer. Raises ApiError; then nothing has changed."""
        offered = id.startswith(OFFER) and id.removeprefix(OFFER) in self.rules.offers
        if id != self.ask_id(seat) and not offered:
            if any(id == standing for _, standing in self._standing.values()):
                raise ApiError(403, "other-seat")
            raise ApiError(409, "gone")
        with self._judging(words):
            if offered and seat in self.record.resigned:
                raise ApiError(409, "resigned")
            if offered:
                self.record.enter(str(seat + 1), (INTERRUPT, id.removeprefix(OFFER), *words))
            else:
                (ask,) = [ask for ask in self.asks() if ask.seat == seat]
                self.record.answer(seat, api.option(self.rules, ask, words))
        self._note()

    def why(self, seat: int, id: str, words: Sequence[str]) -> None:
        """Why words are no answer to a question of a seat, or to an offer. Raises ApiError, unless they are one.

        Nothing changes.
        """
        state, kind = self.record.state, id.removeprefix(OFFER) if id.startswith(OFFER) else ""
        if kind in self.rules.offers:
            asks = [ask for ask in api.offers(state) if (ask.seat, ask.kind) == (seat, kind)]
            ask = asks[0] if asks else Ask(seat, kind, (), (), open=True)  # not open: the rules say why
        elif id == self.ask_id(seat):
            (ask,), kind = [ask for ask in self.asks() if ask.seat == seat], ""
        else:
            raise ApiError(409, "gone")
        with self._judging(words):
            api.apply(api.clone(state), seat, api.option(self.rules, ask, words), kind)

    @contextmanager
    def _judging(self, words: Sequence[str]) -> Iterator[None]:
        """Where an answer may be refused: why is an ApiError."""
        if sum(len(word) + 1 for word in words) > LONGEST_ANSWER:
            raise ApiError(422, "long-answer", most=LONGEST_ANSWER)
        try:
            yield
        except BadInput as error:
            raise ApiError(422, "answer", sentence=str(error)) from None
        except IllegalAnswer as refused:
            word, args = api.objection(self.record.state, refused)
            sentence = Texts("en", self.rules.game).refusal(refused, (word, args))
            more = {"objection": word, **args} if word else {}
            raise ApiError(409, "rule", sentence=sentence, rule=refused.rule, **more) from None

    def hides(self, seat: int, id: str, words: Sequence[str]) -> bool:
        """Whether by an answer to what it is asked in the open a seat would have somebody asked behind a veil."""
        mine = [ask for ask in self.asks() if ask.seat == seat and ask.veil is None and id == self.ask_id(seat)]
        return bool(mine) and self.veiled(seat, words)

    def veiled(self, seat: int, words: Sequence[str]) -> bool:
        """Whether after an answer somebody else is asked, and only those whom it concerns would know of it."""
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
        """Answer for a seat whose time is up."""
        assert self.record.stead is not None
        self.record.time_out(seat, self.record.stead)
        self._note()

    def resign(self, seat: int) -> None:
        """A seat gives the game up. Raises ApiError if it has done so before."""
        if seat in self.record.resigned:
            raise ApiError(409, "resigned")
        self.record.resign(seat)
        self._note()

    def last_of(self, seat: int) -> int | None:
        """The entry of a seat's own last answer; None if there is none, or the seat has resigned."""
        if seat in self.record.resigned:
            return None
        at = back_to(self.record.entries, self.record.lasting(), (str(seat + 1),))
        return None if at is None or at < self.begun else at

    def undo(self, seat: int) -> None:
        """Take back a seat's own last answer."""
        self.record.undo(seat)
        self._note()

    def take_over(self, seat: int, by: str) -> None:
        """Note who plays a seat from now on: a bot by its name, or PERSON."""
        self.record.take_over(seat, by)
        self._note()

    def everything(self) -> RecordInfo:
        """All of it with everything open. For games that are over."""
        return self._shown(rooms.everything, self._open)

    def through(self, seat: int) -> RecordInfo:
        """All of it as a seat was told and saw it then. For games that are over. Raises ApiError for no seat."""
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
        """Take down what the entries since the last time mean for each seat."""
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
        pending = api.pending(record.state)  # listed once for all who are told of it
        self._asks = tuple([ask for ask in pending if ask.seat != NATURE])
        self._stand(pending)
        record.thin()

    def _stand(self, asks: Sequence[Ask]) -> None:
        """Give each question an id when it first stands; it keeps it as long as it is the same."""
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
        """What entry ``n`` told a seat; an empty message is not sent."""
        return self.record.told(n, viewer)
