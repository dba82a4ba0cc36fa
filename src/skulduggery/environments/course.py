"""Running games that learners drive in turn, by the actions of ``api.encoding``.

Chance comes from the stream in the state. This module is compiled in the compiled build, so it does not use NumPy.
"""

from array import array

from skulduggery import api
from skulduggery.api import NATURE, Ask, Document, IllegalAnswer, Rng, Rules, State, Value


class Course:
    """One game, changed in place. ``ask`` is the open question, None when the game is over.

    ``legal`` are the legal actions. An answer may take several actions; ``said`` are those taken so far. If the rules
    refuse an answer composed of numbers, the first option is answered instead. ``seed`` and ``answers`` are the
    history; ``seed`` is None if the course began with a state. ``copy.deepcopy`` copies a course with its random
    stream. A course with a seed can be pickled.
    """

    __slots__ = ("answers", "ask", "encoding", "legal", "paths", "rules", "said", "seed", "seen", "state")

    def __init__(self, rules: Rules) -> None:
        self.rules = api.serial_rules(rules)
        self.encoding = api.encoding(self.rules)
        self.ask: Ask | None = None
        self.legal: list[int] = []
        self.paths: list[tuple[int, ...]] = []
        self.said: tuple[int, ...] = ()
        self.answers: list[object] = []
        self.seed: int | None = None
        self.seen: bytearray | None = None
        """The observation of the seat that is asked, cached while the seat composes its answer."""

    def begin(self, seed: int) -> None:
        """Start a new game from ``seed``."""
        self.resume(api.new(self.rules, seed))
        self.seed = seed

    def resume(self, state: State) -> None:
        """Go on from a state, in place. If it has no random stream, NATURE is asked too; use ``answer`` for it."""
        self.answers = []
        self.seed = None
        self.state: State = state
        self._ask()

    def copy(self) -> "Course":
        """Return an independent course from here on, with an empty history."""
        new = Course(self.rules)
        new.state = api.clone(self.state)
        new.ask = self.ask
        new.legal = self.legal
        new.paths = self.paths
        new.said = self.said
        return new

    def __deepcopy__(self, memo: dict[int, object]) -> "Course":
        if not hasattr(self, "state"):
            return Course(self.rules)
        new = self.copy()
        new.answers = self.answers.copy()
        new.seed = self.seed
        return new

    def __reduce__(self) -> tuple[object, ...]:
        rules = self.rules
        if self.seed is None and hasattr(self, "state"):
            raise TypeError("a course resumed from a state has no history, so it can't be pickled")
        return (_again, (rules.game, rules.seats, rules.options, rules.cards, self.seed, self.answers, self.said))

    def option(self, action: int) -> int:
        """Return the index of the option that an action completes; -1 if it completes none."""
        if self.paths:
            said = (*self.said, action)
            return self.paths.index(said) if said in self.paths else -1
        if self.said:
            return -1
        single = self.legal[: len(self._asked().options)]
        return single.index(action) if action in single else -1

    def act(self, action: int) -> bool:
        """Take an action and return True. If it isn't in ``legal``, change nothing and return False."""
        ask = self.ask
        if ask is None:
            return False
        option = self.option(action)
        if option >= 0:
            self.answer(ask.options[option])
            return True
        if action not in self.legal:
            return False
        said = (*self.said, action)
        self.said = said
        depth = len(said)
        if self.paths:
            self.legal = sorted({path[depth] for path in self.paths if path[:depth] == said})
        elif depth < len(ask.ranges):
            self.legal = self.encoding.values(ask, depth)
        else:
            try:
                self.answer(self.encoding.composed(ask, said))
            except IllegalAnswer:
                self.answer(ask.options[0])
        return True

    def _asked(self) -> Ask:
        """Return the open question. The game must not be over."""
        assert self.ask is not None
        return self.ask

    def answer(self, answer: object) -> None:
        """Answer the open question directly, without actions. Raise IllegalAnswer, and change nothing, if refused."""
        api.apply(self.state, self._asked().seat, answer)
        self.answers.append(answer)
        self._ask()

    def _ask(self) -> None:
        asks = api.pending(self.state)
        self.ask = None
        self.legal = []
        self.paths = []
        self.said = ()
        self.seen = None
        if not asks:
            return
        ask = asks[0]
        self.ask = ask
        if ask.seat == NATURE:
            return
        if ask.kind in self.encoding.long:
            self.paths = self.encoding.paths(ask)
            self.legal = sorted({path[0] for path in self.paths})
        else:
            self.legal = self.encoding.numbers(ask)
            if ask.ranges:
                self.legal += self.encoding.values(ask, 0)

    def write(self, seat: int, out: bytearray, at: int) -> None:
        """Write the observation of a seat into ``out`` from ``at`` on, where all bytes must be 0.

        If the seat is composing an answer, its actions so far are part of the observation.
        """
        ask = self.ask
        encoding = self.encoding
        if ask is None or ask.seat != seat or (len(self.paths) == 0 and len(ask.ranges) == 0):
            encoding.observe(self.state, ask, seat, out, at)
            return
        if self.seen is None:
            self.seen = bytearray(encoding.size)
            encoding.observe(self.state, ask, seat, self.seen, 0)
        out[at : at + encoding.size] = self.seen
        encoding.saying(self.said, out, at)

    def write_mask(self, out: bytearray, at: int) -> None:
        """Write 1 for each legal action into ``out`` from ``at`` on, where all bytes must be 0."""
        legal = self.legal
        if len(self.said) > 0 and len(self.paths) == 0 and len(legal) > 0:  # these are consecutive
            first = at + legal[0]
            out[first : first + len(legal)] = b"\x01" * len(legal)
            return
        for action in legal:
            out[at + action] = 1

    def observe(self, seat: int) -> bytearray:
        """Return the observation of a seat."""
        out = bytearray(self.encoding.size)
        self.write(seat, out, 0)
        return out

    def mask(self) -> bytearray:
        """Return a mask of all actions, 1 for each legal one."""
        out = bytearray(self.encoding.actions)
        self.write_mask(out, 0)
        return out


def _again(
    game: str,
    seats: int,
    options: dict[str, Value],
    cards: Document,
    seed: int | None,
    answers: list[object],
    said: tuple[int, ...],
) -> Course:
    """Rebuild a course from its history, for ``pickle``."""
    course = Course(api.make_rules(game, seats, options, cards, serial=True))
    if seed is not None:
        course.begin(seed)
        for answer in answers:
            course.answer(answer)
        for action in said:
            course.act(action)
    return course


class Courses:
    """A batch of games with flat buffers for learners. A game starts again when it ends.

    For each game ``seats`` holds the seat that acts next, and ``observations`` and ``masks`` are those of that seat.
    ``over`` is 1 if the last action ended a game; ``rewards`` then are all seats' shares of the win, else 0.
    """

    __slots__ = (
        "courses", "masks", "observations", "over", "rewards", "rng", "seats", "spent", "unmasked", "unseen",
    )  # fmt: skip

    def __init__(self, rules: Rules, count: int) -> None:
        self.courses = [Course(rules) for _ in range(count)]
        one = self.courses[0].encoding
        self.rng = Rng(0)
        self.unseen = bytes(count * one.size)
        self.unmasked = bytes(count * one.actions)
        self.observations = bytearray(count * one.size)
        self.masks = bytearray(count * one.actions)
        self.seats = bytearray(count)
        self.over = bytearray(count)
        self.rewards = array("f", bytes(4 * count * rules.seats))
        self.spent: list[int] = []
        """The indices of the games that the last actions ended."""

    def __reduce__(self) -> tuple[object, ...]:
        """Support ``copy`` and ``pickle``, which can't read the attributes of compiled classes."""
        seen = (self.observations, self.masks, self.seats, self.over, self.rewards)
        return (_side_by_side, (self.courses, self.rng, seen, self.spent))

    def begin(self, seed: int) -> None:
        """Start all games again from ``seed``."""
        self.rng = Rng(seed)
        self._forget()
        for k in range(len(self.courses)):
            self.courses[k].begin(self.rng.seed())
            self._show(k)

    def act(self, actions: list[int]) -> None:
        """Take one action in each game. An illegal one ends its game: its seat's reward is -1, that of others 0."""
        self._forget()
        seats = self.courses[0].rules.seats
        for k in range(len(self.courses)):
            course = self.courses[k]
            if not course.act(actions[k]):
                self.rewards[k * seats + self.seats[k]] = -1.0
                self._end(k)
            elif course.ask is None:
                shares = api.returns(course.state)
                for seat in range(seats):
                    self.rewards[k * seats + seat] = shares[seat]
                self._end(k)
            self._show(k)

    def _end(self, k: int) -> None:
        self.over[k] = 1
        self.spent.append(k)
        self.courses[k].begin(self.rng.seed())

    def _forget(self) -> None:
        """Clear observations and masks, and the rewards of the last actions."""
        self.observations[:] = self.unseen  # faster all at once than game by game
        self.masks[:] = self.unmasked
        for k in self.spent:
            seats = self.courses[k].rules.seats
            self.over[k] = 0
            for seat in range(seats):
                self.rewards[k * seats + seat] = 0.0
        self.spent = []

    def _show(self, k: int) -> None:
        """Write the observation and mask of the seat that acts next in game ``k``."""
        course = self.courses[k]
        ask = course.ask
        assert ask is not None
        course.write(ask.seat, self.observations, k * course.encoding.size)
        course.write_mask(self.masks, k * course.encoding.actions)
        self.seats[k] = ask.seat


def _side_by_side(
    courses: list[Course],
    rng: Rng,
    seen: tuple[bytearray, bytearray, bytearray, bytearray, "array[float]"],
    spent: list[int],
) -> Courses:
    """Rebuild a batch from its parts, for ``copy`` and ``pickle``."""
    new = Courses(courses[0].rules, len(courses))
    new.courses, new.rng, new.spent = courses, rng, spent
    new.observations, new.masks, new.seats, new.over, new.rewards = seen
    return new
