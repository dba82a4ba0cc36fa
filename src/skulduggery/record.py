"""A game in progress with its log: who did what, in words, and the messages that each seat was told."""

import marshal
from collections.abc import Iterator
from sys import intern
from typing import cast

from skulduggery import api
from skulduggery.api import NATURE, Ask, BadInput, Chance, Event, Rng, Rules, State, Words, brief, either, flaw
from skulduggery.undoing import UNDO, back_to, lasting, undoes, unnoticed

Source = Chance
"""The type of a source of chance: ``Rng`` or ``KeyedStream``."""
Entry = tuple[str, Words]
"""An actor and its words. Actors: ``nature``, a seat (``1``), the clock for a seat (``clock 1``) or the ``host``."""
Message = tuple[object, ...]
INTERRUPT = "interrupt"
"""The first word of an entry that takes an open offer; its kind and the answer follow."""
PERSON = "person"
"""The name in a take-over entry when the person of a seat comes back."""
STRIDE = 16
"""A thinned record keeps every n-th of the states before its entries."""
RECENT = 2
"""It also keeps these latest states, because an answer is taken back soon or never."""
LONGEST_NAME = 60
"""Characters of the longest name of a player."""


class Record:
    """One game from its beginning: ``state`` now, ``entries`` so far, ``players`` by seat.

    Chance is drawn from ``source``; without one it must be entered as ``nature``. Answers for seats that have resigned
    are drawn from ``stead``, so that they show nothing of what nature draws. Nothing is changed by a call that raises.
    """

    def __init__(self, rules: Rules, source: Source | None = None, players: tuple[str, ...] = ()) -> None:
        if players and len(players) != rules.seats:
            raise BadInput(flaw("players", seats=rules.seats, players=len(players)))
        for name in players:
            if not (0 < len(name) <= LONGEST_NAME and name.isprintable() and name.strip() == name):
                raise BadInput(flaw("player-name", name=brief(name), most=str(LONGEST_NAME)))
        self.rules = rules
        self.players = players or tuple(f"Player {seat + 1}" for seat in range(rules.seats))
        self.source = source
        self.stead = source
        self.entries: list[Entry] = []
        self.resigned: set[int] = set()
        self.stood_in: set[int] = set()
        """The numbers of the entries that answer for a seat that has resigned."""
        self.state = api.new(rules, listen=True)
        self.past: list[State | None] = []
        """The states before the entries; None where ``thin`` left none: ``before`` gives any of them."""
        self._thinned = 0
        self._asked: list[tuple[Ask, ...] | None] = []
        self._events: list[tuple[Event, ...] | bytes] = []
        self._run()

    @property
    def asked(self) -> list[tuple[Ask, ...]]:
        """The asks that stood before each entry. On a thinned record ``asks`` gets those of one entry faster."""
        if not self._thinned:
            return cast(list[tuple[Ask, ...]], self._asked)
        known = zip(self._asked, self.states(), strict=False)  # one state more: the current one
        return [api.pending(state) if asked is None else asked for asked, state in known]

    @property
    def events(self) -> list[tuple[Event, ...]]:
        """The events of each entry. On a thinned record ``happened`` gets those of one entry faster."""
        if not self._thinned:
            return cast(list[tuple[Event, ...]], self._events)
        return [self.happened(n) for n in range(len(self._events))]

    @property
    def forgetful(self) -> bool:
        """True if the table shows nobody again what only they have seen, because people are to remember it
        themselves."""
        options = self.rules.options
        return options.get("memory") == "strict" or options.get("memory_aid") is False

    def resume(self, source: Source | None, stead: Source | None = None) -> None:
        """Draw chance from ``source`` from now on, and answers for others from ``stead``, or from ``source`` too."""
        self.source = source
        self.stead = source if stead is None else stead
        self._run()

    def enter(self, who: str, what: Words) -> tuple[Event, ...]:
        """Enter one entry in the words of a log and return its events. Raise BadInput or IllegalAnswer."""
        if who == "host":
            return self._host(what)
        clock = who.startswith("clock ")
        seat = NATURE if who == "nature" else self._seat(who.removeprefix("clock "))
        if what == ("resign",) and not clock and seat != NATURE:
            return self.resign(seat)
        if what[:1] == (INTERRUPT,) and not clock:
            kind = what[1] if len(what) > 1 else ""
            known = kind in self.rules.offers
            ask = self._offered(seat, kind) or Ask(seat, kind, (), (), open=True)  # not open: the rules say why
            return self.interrupt(seat, kind, api.option(self.rules, ask, what[2:]) if known else None)
        ask = self._ask(seat, who)
        return self._take(who, seat, ask, api.option(self.rules, ask, what))

    def answer(self, seat: int, answer: object) -> tuple[Event, ...]:
        """Enter an answer of a seat and return its events. Raise IllegalAnswer with the rule that refuses it."""
        for ask in api.pending(self.state):
            if ask.seat == seat:
                return self._take("nature" if seat == NATURE else str(seat + 1), seat, ask, answer)
        api.apply(self.state, seat, answer)  # nothing is asked of this seat: the rules say why
        raise AssertionError("an answer was taken that nobody asked for")

    def interrupt(self, seat: int, kind: str, answer: object) -> tuple[Event, ...]:
        """Take an open offer for a seat and return the events. Raise IllegalAnswer with the rule that refuses it."""
        offered = self._offered(seat, kind)
        if offered is None:
            api.apply(self.state, seat, answer, kind)  # it isn't open to this seat: the rules say why
            raise AssertionError("an offer was taken that nobody made")
        return self._take(str(seat + 1), seat, offered, answer)

    def time_out(self, seat: int, source: Source) -> tuple[Event, ...]:
        """Answer for a seat whose time is up, and return the events.

        The answer is the default of the ask; if it has none, a legal answer drawn from ``source``, which reveals
        nothing.
        """
        ask = self._ask(seat, f"clock {seat + 1}")
        answer: object = ask.default
        if answer is None:
            answer = ask.draw(source)
        return self._take(f"clock {seat + 1}", seat, ask, answer)

    def resign(self, seat: int) -> tuple[Event, ...]:
        """Note that a seat resigns. If several players are left, its questions are answered at once from now on, by
        giving up where the rules allow that. Otherwise the game is over.

        Raise BadInput if it has resigned already or the game is over.
        """
        if seat in self.resigned:
            raise BadInput(flaw("resigned", seat=str(seat + 1)))
        if self.over:
            raise BadInput(flaw("resign-over"))
        self._note(str(seat + 1), ("resign",), ())
        self.resigned.add(seat)
        self._run()
        return ()

    @property
    def winner(self) -> int | None:
        """The only seat that hasn't resigned, once all others have; None otherwise."""
        left = {*range(self.rules.seats)} - self.resigned
        return min(left) if len(left) == 1 else None

    @property
    def over(self) -> bool:
        """True once the last turn has been played, or all players but one have resigned."""
        return api.over(self.state) or self.winner is not None

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win, summing to 1; empty while the game runs."""
        if self.winner is None or api.over(self.state):
            return [*api.returns(self.state)]
        return [float(seat == self.winner) for seat in range(self.rules.seats)]

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer (or resignation) that a seat gave itself, and everything after it.

        ``seat`` None means the last answer of any seat. Raise BadInput if there is none. The caller checks who may ask
        for it.
        """
        of = () if seat is None else (str(seat + 1),)
        at = back_to(self.entries, self.lasting(), of)
        if at is None:
            raise BadInput(flaw("undo-none"))
        state = self.before(at).clone()
        self._note("host", (UNDO, *of), ())
        self.state = state
        self.state.events = []
        lasting = [self.entries[i] for i in self.lasting()]
        self.resigned = {int(who) - 1 for who, what in lasting if what == ("resign",)}

    def take_over(self, seat: int, by: str) -> None:
        """Note that somebody else plays a seat from now on: a bot, by its name, or ``PERSON``. Raise BadInput."""
        if not 0 <= seat < self.rules.seats or not by or not by.isprintable() or " " in by:
            raise BadInput(flaw("take-over", seats=str(self.rules.seats)))
        self._note("host", ("take-over", str(seat + 1), by), ())

    def history(self, seat: int) -> list[Message]:
        """Return all messages to a seat in order: questions to anyone, its own answers with their options, and events.

        A question is repeated only after another message, so that others don't see the steps of a draft.
        """
        out: list[Message] = []
        standing: list[Message] = []
        asked = self.asked
        for i, (who, what) in enumerate(self.entries):
            asks = [ask.told(seat) for ask in asked[i] if ask.seat != NATURE]
            if asks != standing:
                out += asks
                standing = asks
            told = [message for event in self.happened(i) if (message := event.told(seat))]
            if who == str(seat + 1):
                told = [("answer", *what), *told]
            elif what == ("resign",) or (who == "host" and self._hosted(i, seat)):
                told = [(who, *what), *told]
            if told:
                out += told
                standing = []
        asks = [ask.told(seat) for ask in api.pending(self.state) if ask.seat != NATURE]
        return out + asks if asks != standing else out

    def told(self, n: int, viewer: int) -> list[Message]:
        """Return the messages of entry ``n`` to a seat (or SPECTATOR) at a table; an event hidden from it is an empty
        message."""
        who, what = self.entries[n]
        if what == ("resign",):
            return [("resign", int(who) - 1)]
        if who == "host":
            return self._hosted(n, viewer)
        told = [event.told(viewer) for event in self.happened(n)]
        if who.startswith("clock ") and n not in self.stood_in:  # told only to viewers who saw the question
            seat = int(who.split()[-1]) - 1
            seen = [ask.seen(viewer)[0] for ask in self.asks(n) if ask.seat == seat]
            return [("time-out", seat), *told] if seen == [seat] else told
        return told

    def _hosted(self, n: int, viewer: int) -> list[Message]:
        """Return the messages of entry ``n``, which is one of the host, to a seat."""
        word, *more = self.entries[n][1]
        seats = [int(one) - 1 for one in more[:1]]
        if word == UNDO:
            return [] if viewer not in seats and unnoticed(self, n) else [("undo", *seats)]
        return [("return", *seats) if more[1] == PERSON else ("take-over", *seats, more[1])]

    def before(self, n: int) -> State:
        """Return the state before entry ``n``, or the current state if ``n`` is the number of entries. Raise
        BadInput."""
        if not 0 <= n <= len(self.entries):
            raise BadInput(flaw("log-number", entries=str(len(self.entries)), number=str(n)))
        state = self.past[n] if n < len(self.entries) else self.state
        return self._again(n) if state is None else state

    def asks(self, n: int) -> tuple[Ask, ...]:
        """Return the asks that stood before entry ``n``."""
        asked = self._asked[n]
        return api.pending(self.before(n)) if asked is None else asked

    def happened(self, n: int) -> tuple[Event, ...]:
        """Return the events of entry ``n``."""
        events = self._events[n]
        return _unpacked(events) if isinstance(events, bytes) else events

    def states(self) -> Iterator[State]:
        """Yield the states before the entries, then the current one. Each is valid only until the next one is
        requested."""
        state = self.state
        mine = False
        for n in range(len(self.past) + 1):
            kept = self.past[n] if n < len(self.past) else self.state
            if kept is None:
                state = state if mine else state.clone()
                mine = True
                self._repeat(state, n - 1)
            else:
                state = kept
                mine = False
            yield state

    def thin(self) -> None:
        """Free memory of past entries: most states and asks go, because they can be replayed from a state that was
        kept.

        Events stay, packed into bytes, because anyone who comes to the table is told them.
        """
        while self._thinned < len(self.past) - RECENT:
            n = self._thinned
            if n % STRIDE and not undoes(self.entries[n - 1]):  # replay can't reach a state restored by an undo
                self.past[n] = None
            if self._asked[n] and (not self.entries[n][0].startswith("clock ") or n in self.stood_in):
                self._asked[n] = None  # ``told`` needs the seat that timed out
            self._events[n] = _packed(self.happened(n))
            self._thinned += 1

    def _again(self, n: int) -> State:
        """Return the state before entry ``n``, replayed from the last state before it that was kept."""
        first = n
        while (kept := self.past[first]) is None:
            first -= 1
        state = kept.clone()
        for i in range(first, n):
            self._repeat(state, i)
        return state

    def _repeat(self, state: State, n: int) -> None:
        """Apply the answer of entry ``n`` to ``state``; entries of the host and resignations change nothing."""
        who, what = self.entries[n]
        if who == "host" or what == ("resign",):
            return
        seat = NATURE if who == "nature" else self._seat(who.removeprefix("clock "))
        taken = what[0] == INTERRUPT and not who.startswith("clock ")
        for ask in api.offers(state) if taken else api.pending(state):
            if ask.seat == seat and (not taken or ask.kind == what[1]):
                answer = api.option(self.rules, ask, what[2:] if taken else what)
                api.apply(state, seat, answer, ask.kind if taken else "")
                return

    def lasting(self) -> list[int]:
        """Return the numbers of the entries that were not taken back."""
        return lasting(self.entries)

    def line(self) -> "Record":
        """Return the game without the answers that were taken back."""
        kept = self.lasting()
        if len(kept) == len(self.entries):
            return self
        other = Record(self.rules, None, self.players)
        for n in kept:
            other.enter(*self.entries[n])
        return other

    def redeal_history(self, seat: int, rng: Rng) -> "Record":
        """Return another game, with all its answers, that sent ``seat`` the same messages; all such games are equally
        likely.

        It leaves out answers that were taken back, because tables allow that only where nobody keeps what they showed
        (``undoing.harmless``).
        """
        return self.line().retold(api.redeal(api.infostate(self.state, seat), rng), seat)

    def retold(self, world: State, seat: int) -> "Record":
        """Return the game that sent ``seat`` the same messages and ends in ``world``.

        The seat can't tell ``world`` from the current state.
        """
        other = Record(self.rules, None, self.players)
        for n, (who, what) in enumerate(self.entries):
            if who == "host" or what == ("resign",):
                other._note(who, what, ())
                continue
            speaker = NATURE if who == "nature" else other._seat(who.removeprefix("clock "))
            offered = other._offered(speaker, what[1]) if what[:1] == (INTERRUPT,) else None
            ask = offered or other._ask(speaker, who)
            said = api.option(self.rules, ask, what[2:] if offered else what)
            answer = api.reconstruct(world, other.state, ask, said, seat, self.entries[n + 1 :])
            other._take(who, speaker, ask, answer)
        return other

    def _take(self, who: str, seat: int, ask: Ask, answer: object) -> tuple[Event, ...]:
        before = self.state.clone()
        asked = api.pending(before)
        events = api.apply(self.state, seat, answer, ask.kind if ask.open else "")
        said = api.words(self.rules, ask, answer)
        self._note(who, (INTERRUPT, ask.kind, *said) if ask.open else said, events, before, asked)
        self._run()
        return events

    def _note(
        self,
        who: str,
        what: Words,
        events: tuple[Event, ...],
        before: State | None = None,
        asked: tuple[Ask, ...] = (),
    ) -> None:
        if who.startswith("clock ") and self._seat(who.removeprefix("clock ")) in self.resigned:
            self.stood_in.add(len(self.entries))
        self.past.append(before or self.state.clone())
        self._asked.append(asked)
        self.entries.append((who, tuple([intern(word) for word in what])))  # the same few words at all tables
        self._events.append(events)

    def _run(self) -> None:
        """Answer everything that needs no player: draws of chance, and questions to seats that have resigned."""
        while self.winner is None:
            for ask in api.pending(self.state):
                if ask.seat == NATURE and self.source is not None:
                    self._take("nature", NATURE, ask, ask.draw(self.source))
                    return
                if ask.seat in self.resigned and self.stead is not None:
                    answer = api.give_up(self.state, ask)
                    if answer is None:
                        answer = ask.draw(self.stead)
                    self._take(f"clock {ask.seat + 1}", ask.seat, ask, answer)
                    return
            return

    def _host(self, what: Words) -> tuple[Event, ...]:
        if what[:1] == (UNDO,) and len(what) < 3:
            self.undo(*[self._seat(word) for word in what[1:]])
        elif len(what) == 3 and what[0] == "take-over":
            self.take_over(self._seat(what[1]), what[2])
        else:
            raise BadInput(flaw("log-host", what=repr(" ".join(what))))
        return ()

    def _seat(self, word: str) -> int:
        for seat in range(self.rules.seats):
            if word == str(seat + 1):
                return seat
        raise BadInput(flaw("log-who", who=repr(word[:40]), seats=str(self.rules.seats)))

    def _offered(self, seat: int, kind: str) -> Ask | None:
        for ask in api.offers(self.state):
            if ask.seat == seat and ask.kind == kind:
                return ask
        return None

    def _ask(self, seat: int, who: str) -> Ask:
        asks = api.pending(self.state)
        for ask in asks:
            if ask.seat == seat:
                return ask
        if not asks:
            raise BadInput(flaw("answer-over", who=repr(who)))
        right = either(["nature" if ask.seat == NATURE else str(ask.seat + 1) for ask in asks])
        raise BadInput(flaw("answer-other", who=repr(who), kind=repr(asks[0].kind), **right))


def _packed(events: tuple[Event, ...]) -> tuple[Event, ...] | bytes:
    """Return events packed into a quarter of the memory, for this process only.

    Events of a subclass stay unpacked, because a subclass holds something whispered, which would come back told to all.
    """
    if any([type(event) is not Event for event in events]):
        return events
    return marshal.dumps([(event.kind, event.args, event.secret, event.known) for event in events])


def _unpacked(data: bytes) -> tuple[Event, ...]:
    return tuple([Event(kind, args, secret, known) for kind, args, secret, known in marshal.loads(data)])
