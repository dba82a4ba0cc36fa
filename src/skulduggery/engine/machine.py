"""The machine: a state with a stack of frames, effects that step, and the one way forward.

An *effect* is an immutable node of the rules. A *frame* says where we are inside one effect. The state holds a stack
of frames; ``run`` steps the top one until something is asked or the stack is empty. Nothing else is remembered:
no callbacks, no generators, so that a state can be copied, saved and re-dealt at every question.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64

from skulduggery.engine.answers import Answers
from skulduggery.engine.asks import NATURE, NOBODY, Ask, Fault, IllegalAnswer
from skulduggery.engine.chance import GAMMA, LOW32, M63, NO_STREAM, Rng, mix
from skulduggery.engine.events import Event

Registers = tuple[int, ...]
Frame = tuple["Effect[Any]", int, int, int, Registers]
"""``(effect, pc, seat, source, registers)``: where play is inside one effect.

``pc`` is the place inside the effect, ``seat`` whose turn, question or card it is, ``source`` what it is about: a cell,
a place or a stay (-1: nothing). ``registers`` are the numbers that the effect keeps: cells, public numbers and sealed
answers, never what a card hides. Methods unpack their frame on the first line.
"""
EFFECT: Final = 0
PC: Final = 1
SEAT: Final = 2
SOURCE: Final = 3
REGISTERS: Final = 4
"""Indices of the parts of a frame, to look at one of them."""


class Rules:
    """The rules of a table: card data, options and number of seats, made once and shared by its states.

    ``digest`` names them: games with one digest have the same states for the same log. ``effects`` gives every
    effect that can stand in a frame by its name, so that a save names it by that. ``live`` is the switch between
    people at one table (offers stand open, all who are asked may answer) and serial play, where one seat is asked at
    a time; ``offers`` gives the open offers by their kind.
    """

    def __init__(self, game: str, seats: int, digest: str) -> None:
        self.game = game
        self.seats = seats
        self.digest = digest
        self.cards: dict[str, object] = {}
        """The card data as a document, so that logs and saves can carry their own."""
        self.raw_cards = b""
        """The same as JSON, once somebody has written it."""
        self.options: dict[str, str | bool | int] = {}
        self.effects: dict[str, Effect[Any]] = {}
        self.offers: dict[str, Offer[Any]] = {}
        self.answers: dict[str, Answers] = {}
        """The words of answers, by kind of question."""
        self.live = False
        self.in_turn = False
        """Play is serial though the options say it is live."""
        self.ending = ""
        """The ID of the rule that refuses an answer after the end."""

    def answers_to(self, kind: str) -> Answers:
        """Return how the answers to a kind of question are said."""
        return self.answers[kind]

    def add(self, effect: "Effect[Any]", name: str) -> None:
        """Name an effect for saves. Raises ValueError if the name is taken."""
        if name in self.effects:
            raise ValueError(f"two effects are called {name!r}")
        effect.name = name
        self.effects[name] = effect


class State:
    """The whole state of one game at one moment. Games extend it with what lies on the table."""

    __slots__ = ("events", "rng", "rules", "seats", "stack")

    def __init__(self, rules: Rules, stack: list[Frame], rng: int) -> None:
        self.rules = rules
        self.seats = rules.seats
        self.stack = stack
        self.rng: i64 = rng
        self.events: list[Event] | None = None

    def clone(self) -> "State":
        """Return a copy that shares nothing that changes. It has nobody listening to its events."""
        raise NotImplementedError

    def draw(self, n: int) -> int:
        """Return one of 0..n-1 from the state's own stream (see ``Rng.below``, which this repeats for speed)."""
        bound: i64 = n
        self.rng = (self.rng + GAMMA) & M63
        m: i64 = (mix(self.rng) >> 31) * bound
        if m & LOW32 < bound:
            least: i64 = (4294967296 - bound) % bound
            while m & LOW32 < least:
                self.rng = (self.rng + GAMMA) & M63
                m = (mix(self.rng) >> 31) * bound
        return int(m >> 32)

    def tell(self, kind: str, args: tuple[object, ...], secret: tuple[int, ...] = (), known: int = 0) -> None:
        """Record an event if anybody listens. ``secret``: the places in ``args`` that only seats in ``known`` may see.

        Callers ask ``events is not None`` first where the message takes work, and in the turn of every decision: there
        the tuple alone was 5 % of a decision.
        """
        if self.events is not None:
            self.events.append(Event(kind, args, secret, known))


S = TypeVar("S", bound=State)
"""The state of the game whose rules an effect belongs to."""


class Effect(Generic[S]):
    """A node of the rules. It never changes; where we are inside it stands in its frame."""

    name: str = ""

    def step(self, s: S, frame: Frame) -> bool:
        """Go on from ``frame``, the top of the stack. True: it waits for an answer.

        A frame that waits is stepped again when an open offer was taken above it: it waits again, without another
        event, or goes on if there is nothing left to ask.
        """
        raise NotImplementedError

    def asked(self, s: S, frame: Frame) -> list[int]:
        """Return the seats whose answer it waits for: public, and known without listing their options."""
        _effect, _pc, seat, _source, _registers = frame
        return [seat]

    def asks(self, s: S, frame: Frame) -> tuple[Ask, ...]:
        """Return the questions that it waits for, computed on demand: at most one for each seat."""
        raise NotImplementedError

    def check(self, s: S, frame: Frame, seat: int, answer: object) -> str:
        """Return the ID of the rule that refuses this answer, or nothing."""
        raise NotImplementedError

    def answer(self, s: S, frame: Frame, seat: int, answer: object) -> None:
        """Take an answer that ``check`` let pass."""
        raise NotImplementedError

    def hide(self, frame: Frame, seat: int) -> Frame:
        """Return the frame as ``seat`` may know it: overridden where registers hold sealed answers."""
        return frame

    def interrupted(self, s: S, frame: Frame) -> None:
        """An open offer is about to be taken while ``frame`` waits: overridden where it must begin again."""


class Offer(Generic[S]):
    """Something that seats may do while somebody is asked: a rule of the game, not a place in it.

    Who may do it now follows from the state alone. Open questions are asked again afterwards, with new options.
    """

    kind = ""
    serial = ""
    """The ID of the rule that refuses it where play is serial."""
    closed = ""
    """The ID of the rule that refuses it while chance is awaited."""
    interrupts = True
    """False where others may not notice that it was taken: then the frame that waits is not told either."""
    weighed = ""
    """The kind of offer that a bot takes if it likes an option of this one, else it takes this one (or nothing, if they
    are the same kind). It thinks once about each option; nothing: bots don't think about this offer."""
    instead = ""
    """The kind of offer that a bot takes rather than this one, if it finds one for the same seat."""
    before = ""
    """The kind of question before whose answer bots think about it."""

    def asks(self, s: S) -> tuple[Ask, ...]:
        """The open asks: each is for its own seat only, which may be the only one to know of it."""
        raise NotImplementedError

    def check(self, s: S, seat: int, answer: object) -> str:
        """Return the ID of the rule that refuses it, or nothing."""
        raise NotImplementedError

    def take(self, s: S, seat: int, answer: object) -> None:
        """Do what ``check`` let pass: at once, or by frames above the one that waits."""
        raise NotImplementedError


class Draw(Effect[S]):
    """Nature draws one number. Answered from the state's stream, or asked if it has none."""

    kind = "draw"
    rule = ""
    """The ID of the rule that refuses what is no outcome."""

    def ways(self, s: S, frame: Frame) -> int:
        """Return the number of outcomes, which are equally likely."""
        raise NotImplementedError

    def settle(self, s: S, frame: Frame, outcome: int) -> None:
        """Take the outcome and leave the frame."""
        raise NotImplementedError

    def asked(self, s: S, frame: Frame) -> list[int]:
        return [NATURE]

    def step(self, s: S, frame: Frame) -> bool:
        if s.rng < 0:
            return True
        self.settle(s, frame, s.draw(self.ways(s, frame)))
        return False

    def asks(self, s: S, frame: Frame) -> tuple[Ask, ...]:
        return (Ask(NATURE, self.kind, (), tuple(range(self.ways(s, frame)))),)

    def check(self, s: S, frame: Frame, seat: int, answer: object) -> str:
        ok = seat == NATURE and isinstance(answer, int) and 0 <= answer < self.ways(s, frame)
        return "" if ok else self.rule

    def answer(self, s: S, frame: Frame, seat: int, answer: object) -> None:
        assert isinstance(answer, int)
        self.settle(s, frame, answer)


class Shuffle(Effect[S]):
    """Nature puts things in an order: the answer is a tuple with each of 0..n-1 once."""

    kind = "shuffle"
    rule = ""
    """The ID of the rule that refuses what is no order of the things."""

    def size(self, s: S, frame: Frame) -> int:
        """Return the number of things that are put in an order."""
        raise NotImplementedError

    def settle(self, s: S, frame: Frame, order: list[int]) -> None:
        """Take the order and leave the frame."""
        raise NotImplementedError

    def asked(self, s: S, frame: Frame) -> list[int]:
        return [NATURE]

    def step(self, s: S, frame: Frame) -> bool:
        if s.rng < 0:
            return True
        order = list(range(self.size(s, frame)))
        rng = Rng(0)
        rng.x = s.rng
        rng.shuffle(order)
        s.rng = rng.x
        self.settle(s, frame, order)
        return False

    def asks(self, s: S, frame: Frame) -> tuple[Ask, ...]:
        n = self.size(s, frame)
        return (Ask(NATURE, self.kind, (n,), (), ((0, n - 1),) * n),)

    def check(self, s: S, frame: Frame, seat: int, answer: object) -> str:
        ok = seat == NATURE and isinstance(answer, tuple) and sorted(answer) == list(range(self.size(s, frame)))
        return "" if ok else self.rule

    def answer(self, s: S, frame: Frame, seat: int, answer: object) -> None:
        assert isinstance(answer, tuple)
        self.settle(s, frame, list(answer))


def run(s: State) -> None:
    """Step the top frame until something is asked or the stack is empty."""
    stack = s.stack
    while stack:
        frame = stack[-1]
        if frame[EFFECT].step(s, frame):
            return


def pending(s: State) -> tuple[Ask, ...]:
    """Return the open questions; none when the game is over."""
    if not s.stack:
        return ()
    frame = s.stack[-1]
    return frame[EFFECT].asks(s, frame)


def offers(s: State) -> tuple[Ask, ...]:
    """Return what seats may do besides the questions: nothing in serial play, nor while chance is awaited."""
    if not s.rules.live or not s.stack or isinstance(s.stack[-1][EFFECT], (Draw, Shuffle)):
        return ()
    out: list[Ask] = []
    for offer in s.rules.offers.values():
        out.extend(offer.asks(s))
    return tuple(out)


def apply(s: State, seat: int, answer: object, offer: str = "") -> None:
    """Take one answer, or the open offer of kind ``offer``, and run on to the next question.

    Raises IllegalAnswer, with the rule, and then nothing has changed; Fault if the engine itself fails, and from
    then on always.
    """
    if not s.stack:
        raise IllegalAnswer(s.rules.ending, seat, answer)
    # What is no number can't be an answer or a seat: the checks then say by which rule.
    if type(answer) is not int:
        answer = numbers(answer)
    if type(seat) is not int:
        seat = NOBODY
    frame = s.stack[-1]
    effect = frame[EFFECT]
    if offer:
        taken = s.rules.offers.get(offer)
        rule = "OFFER" if taken is None else _refusal(s, taken, seat, answer)
        if taken is None or rule:
            raise IllegalAnswer(rule, seat, answer, offer)
        try:
            if taken.interrupts:
                effect.interrupted(s, frame)
            taken.take(s, seat, answer)
            run(s)
        except Exception as error:
            break_down(s)
            raise Fault(f"{type(error).__name__}: {error}") from error
        return
    rule = effect.check(s, frame, seat, answer)
    if rule:
        raise IllegalAnswer(rule, seat, answer)
    try:
        effect.answer(s, frame, seat, answer)
        run(s)
    except Exception as error:
        break_down(s)
        raise Fault(f"{type(error).__name__}: {error}") from error


def numbers(answer: object) -> tuple[int, ...] | None:
    """Return an answer of several whole numbers, or nothing: not a list, not True, not 1.0."""
    if isinstance(answer, tuple) and all([type(number) is int for number in answer]):
        return answer
    return None


class Broken(Effect[State]):
    """Stands on the stack after a fault of the engine, in clones and saves too: nothing goes on."""

    name = "broken"

    def step(self, s: State, frame: Frame) -> bool:
        raise Fault("this state broke at an earlier answer and goes no further")

    def asks(self, s: State, frame: Frame) -> tuple[Ask, ...]:
        raise Fault("this state broke at an earlier answer and goes no further")

    def check(self, s: State, frame: Frame, seat: int, answer: object) -> str:
        raise Fault("this state broke at an earlier answer and goes no further")


BROKEN: Final = Broken()


def break_down(s: State) -> None:
    """The engine failed: this state goes no further."""
    s.stack.append((BROKEN, 0, NOBODY, NOBODY, ()))


def _refusal(s: State, offer: Offer[Any], seat: int, answer: object) -> str:
    """Return the ID of the rule that refuses an open offer, or nothing."""
    if not s.rules.live:
        return offer.serial
    if isinstance(s.stack[-1][EFFECT], (Draw, Shuffle)):
        return offer.closed
    return offer.check(s, seat, answer)


__all__ = [
    "NO_STREAM", "Draw", "Effect", "Frame", "Offer", "Registers", "Rules", "S", "Shuffle", "State",
    "apply", "offers", "pending", "run",
]  # fmt: skip
