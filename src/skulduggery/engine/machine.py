"""The machine that runs games: a state with a stack of frames, and the effects that step them.

An *effect* is an immutable node of the rules. A *frame* says where a game is inside one effect. The state holds a stack
of frames; ``run`` steps the top one until something is asked or the stack is empty. There are no callbacks and no
generators, so a state can be copied, saved and re-dealt at every question.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64

from skulduggery.engine.answers import Answers
from skulduggery.engine.asks import NATURE, NOBODY, Ask, Fault, IllegalAnswer
from skulduggery.engine.chance import GAMMA, LOW32, M63, NO_STREAM, Rng, mix
from skulduggery.engine.compiled import mypyc_attr
from skulduggery.engine.events import Event

Registers = tuple[int, ...]
Frame = tuple["Effect[Any]", int, int, int, Registers]
"""``(effect, pc, seat, source, registers)``: where a game is inside one effect.

``pc`` is the number of the step, ``seat`` the seat whose turn, question or card it is, ``source`` what the frame is
about: a cell, a place or another public number (-1: nothing). ``registers`` are numbers that the effect keeps: cells,
public numbers and sealed answers, never hidden faces. Methods unpack their frame on the first line.
"""
EFFECT: Final = 0
PC: Final = 1
SEAT: Final = 2
SOURCE: Final = 3
REGISTERS: Final = 4
"""EFFECT to REGISTERS: the indices of the parts of a frame."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The rules of a table: card data, options and number of seats, made once and shared by its states.

    Games with the same ``digest`` have the same states for the same log. ``effects`` holds every effect that can be in
    a frame by the name under which it is saved, ``offers`` the open offers by kind. If ``live`` is true, offers stand
    open and all seats that are asked may answer at once; else play is serial, and one seat is asked at a time.
    """

    def __init__(self, game: str, seats: int, digest: str) -> None:
        self.game = game
        self.seats = seats
        self.digest = digest
        self.cards: dict[str, object] = {}
        """The card data as a document, for logs and saves."""
        self.raw_cards = b""
        """``cards`` as JSON; empty until it is first needed."""
        self.options: dict[str, str | bool | int] = {}
        self.effects: dict[str, Effect[Any]] = {}
        self.offers: dict[str, Offer[Any]] = {}
        self.answers: dict[str, Answers] = {}
        """The forms of answers, by kind of question."""
        self.live = False
        self.made_serial = False
        """True if play is serial although the options say it is live."""
        self.ending = ""
        """The ID of the rule that refuses an answer after the end."""

    def answers_to(self, kind: str) -> Answers:
        """Return the forms of the answers to a kind of question. Raise KeyError if it has none."""
        return self.answers[kind]

    def add(self, effect: "Effect[Any]", name: str) -> None:
        """Register an effect under the name that saves use. Raise ValueError if the name is taken."""
        if name in self.effects:
            raise ValueError(f"two effects are called {name!r}")
        effect.name = name
        self.effects[name] = effect


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that is true in one game at one moment. Each game extends it with its table."""

    __slots__ = ("events", "rng", "rules", "seats", "stack")

    def __init__(self, rules: Rules, stack: list[Frame], rng: int) -> None:
        self.rules = rules
        self.seats = rules.seats
        self.stack = stack
        self.rng: i64 = rng
        self.events: list[Event] | None = None

    def clone(self) -> "State":
        """Return a copy that shares nothing mutable with the state. The copy records no events."""
        raise NotImplementedError

    def draw(self, n: int) -> int:
        """Draw one of 0..n-1 from the state's own stream: ``Rng.below``, repeated here for speed."""
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
        """Record an event if events are recorded; ``secret`` and ``known`` are those of ``Event``.

        Where a message is costly or very frequent, callers check ``events is not None`` first: the tuple alone took 5 %
        of the time of a decision.
        """
        if self.events is not None:
            self.events.append(Event(kind, args, secret, known))


S = TypeVar("S", bound=State)
"""The class of the states that an effect works on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """A node of the rules. It is immutable; its frame says where a game is inside it."""

    name: str = ""

    def step(self, s: S, frame: Frame) -> bool:
        """Go on from ``frame``, the top of the stack, and return whether the effect waits for an answer.

        A waiting frame is stepped again after an open offer was taken. It then waits without another event, or goes on
        if nothing is left to ask.
        """
        raise NotImplementedError

    def asked(self, s: S, frame: Frame) -> list[int]:
        """Return the seats whose answers the effect waits for. They are public; options are not listed for it."""
        _effect, _pc, seat, _source, _registers = frame
        return [seat]

    def asks(self, s: S, frame: Frame) -> tuple[Ask, ...]:
        """Return the open questions, at most one for each seat."""
        raise NotImplementedError

    def check(self, s: S, frame: Frame, seat: int, answer: object) -> str:
        """Return the ID of the rule that refuses this answer, or an empty text."""
        raise NotImplementedError

    def answer(self, s: S, frame: Frame, seat: int, answer: object) -> None:
        """Carry out an answer that ``check`` has accepted."""
        raise NotImplementedError

    def hide(self, frame: Frame, seat: int) -> Frame:
        """Return the frame as ``seat`` may know it; overridden where registers hold secrets."""
        return frame

    def interrupted(self, s: S, frame: Frame) -> None:
        """Prepare the waiting ``frame`` for an open offer about to be taken; overridden where it must begin again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Generic[S]):
    """Something that seats may do while another seat is asked, such as a deal.

    The state alone decides which seats may do it now. Open questions are asked again afterwards, with new options.
    """

    kind = ""
    serial = ""
    """The ID of the rule that refuses the offer in serial play."""
    closed = ""
    """The ID of the rule that refuses the offer while nature is asked."""
    interrupts = True
    """True if taking the offer calls ``Effect.interrupted``; False if other seats must not notice that it is taken."""
    weighed = ""
    """The kind of offer that a bot takes if it likes an option of this offer; if not, the bot takes this offer, unless
    both kinds are the same. Empty: bots don't think about this offer."""
    instead = ""
    """The kind of offer that a bot takes in place of this one if it finds one to the same seat."""
    before = ""
    """The kind of question that bots answer only after thinking about this offer."""

    def asks(self, s: S) -> tuple[Ask, ...]:
        """Return the open asks. Each is shown to its own seat only."""
        raise NotImplementedError

    def check(self, s: S, seat: int, answer: object) -> str:
        """Return the ID of the rule that refuses the offer, or an empty text."""
        raise NotImplementedError

    def take(self, s: S, seat: int, answer: object) -> None:
        """Carry out an offer that ``check`` has accepted, at once or by pushing frames above the waiting one."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Effect[S]):
    """A draw of one number by nature: from the state's stream, or asked of NATURE if there is none."""

    kind = "draw"
    rule = ""
    """The ID of the rule that refuses an answer that is no outcome."""

    def ways(self, s: S, frame: Frame) -> int:
        """Return the number of outcomes, which are equally likely."""
        raise NotImplementedError

    def settle(self, s: S, frame: Frame, outcome: int) -> None:
        """Carry out the outcome, and replace or end the frame."""
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Shuffle(Effect[S]):
    """A random order, drawn like a ``Draw``. The answer is a tuple with each of 0..n-1 once."""

    kind = "shuffle"
    rule = ""
    """The ID of the rule that refuses an answer that is no order of 0..n-1."""

    def size(self, s: S, frame: Frame) -> int:
        """Return the number of things to put in an order."""
        raise NotImplementedError

    def settle(self, s: S, frame: Frame, order: list[int]) -> None:
        """Carry out the order, and replace or end the frame."""
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
    """Return the open questions; none if the game is over."""
    if not s.stack:
        return ()
    frame = s.stack[-1]
    return frame[EFFECT].asks(s, frame)


def offers(s: State) -> tuple[Ask, ...]:
    """Return the asks of all open offers; none in serial play or while nature is asked."""
    if not s.rules.live or not s.stack or isinstance(s.stack[-1][EFFECT], (Draw, Shuffle)):
        return ()
    out: list[Ask] = []
    for offer in s.rules.offers.values():
        out.extend(offer.asks(s))
    return tuple(out)


def apply(s: State, seat: int, answer: object, offer: str = "") -> None:
    """Take one answer, or the open offer of kind ``offer``, and run on to the next question.

    Raises IllegalAnswer if a rule refuses the answer; the state is then unchanged. Raises Fault if the engine itself
    fails, and on every later call.
    """
    if not s.stack:
        raise IllegalAnswer(s.rules.ending, seat, answer)
    # The checks below name the rule that refuses values of a wrong type.
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
    """Return ``answer`` if it is a tuple of ints (no bools among them), else None."""
    if isinstance(answer, tuple) and all([type(number) is int for number in answer]):
        return answer
    return None


class Broken(Effect[State]):
    """The top of the stack after a fault of the engine. It raises Fault on every call, in clones and saves too."""

    name = "broken"

    def step(self, s: State, frame: Frame) -> bool:
        raise Fault("this state broke at an earlier answer and goes no further")

    def asks(self, s: State, frame: Frame) -> tuple[Ask, ...]:
        raise Fault("this state broke at an earlier answer and goes no further")

    def check(self, s: State, frame: Frame, seat: int, answer: object) -> str:
        raise Fault("this state broke at an earlier answer and goes no further")


BROKEN: Final = Broken()


def break_down(s: State) -> None:
    """Mark the state as broken, so that it can't be played on."""
    s.stack.append((BROKEN, 0, NOBODY, NOBODY, ()))


def _refusal(s: State, offer: Offer[Any], seat: int, answer: object) -> str:
    """Return the ID of the rule that refuses an open offer, or an empty text."""
    if not s.rules.live:
        return offer.serial
    if isinstance(s.stack[-1][EFFECT], (Draw, Shuffle)):
        return offer.closed
    return offer.check(s, seat, answer)


__all__ = [
    "NO_STREAM", "Draw", "Effect", "Frame", "Offer", "Registers", "Rules", "S", "Shuffle", "State",
    "apply", "offers", "pending", "run",
]  # fmt: skip
