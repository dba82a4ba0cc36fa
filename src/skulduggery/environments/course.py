"""Running games as learners drive them: in turn, by the numbers of ``api.encoding``, changed in place.

Chance comes from a stream inside the state. Compiled in the compiled build: nothing here knows NumPy.
"""

from array import array

from skulduggery import api
from skulduggery.api import NATURE, Ask, IllegalAnswer, Rng, Rules, State


class Course:
    """One game. ``ask`` is what is asked now, None when it is over; ``legal`` the actions that answer it.

    An answer may take several actions: ``said`` are those said so far. Who composes numbers that the rules refuse has
    answered the first option. ``seed`` and ``answers`` say how it came to this.
    """

    __slots__ = ("answers", "ask", "encoding", "legal", "paths", "rules", "said", "seed", "state")

    def __init__(self, rules: Rules) -> None:
        self.rules = api.serial(rules)
        self.encoding = api.encoding(self.rules)
        self.ask: Ask | None = None
        self.legal: list[int] = []
        self.paths: list[tuple[int, ...]] = []
        self.said: tuple[int, ...] = ()
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Start a new game."""
        self.seed = seed
        self.resume(api.new(self.rules, seed))

    def resume(self, state: State) -> None:
        """Go on from a state, in place. If it has no stream, chance asks too: then ``answer`` for it."""
        self.answers: list[tuple[int, object]] = []
        self.state: State = state
        self._ask()

    def act(self, action: int) -> bool:
        """Answer with an action; False, and nothing has changed, if it isn't one of ``legal``."""
        ask = self.ask
        if ask is None or action not in self.legal:
            return False
        if self.paths:
            self._follow(ask, action)
            return True
        at = self.legal.index(action)
        if at < len(ask.options) and not self.said:
            self.answer(ask.options[at])
            return True
        self.said = (*self.said, action)
        if len(self.said) < len(ask.ranges):
            self.legal = self.encoding.values(ask, len(self.said))
            return True
        try:
            self.answer(self.encoding.composed(ask, self.said))
        except IllegalAnswer:
            self.answer(ask.options[0])
        return True

    def _follow(self, ask: Ask, action: int) -> None:
        """One more action of an answer that takes several."""
        said = (*self.said, action)
        depth = len(said)
        left = [path for path in self.paths if path[:depth] == said]
        if left[0] == said:
            self.answer(ask.options[self.paths.index(said)])
            return
        self.said = said
        self.legal = sorted({path[depth] for path in left})

    def answer(self, answer: object) -> None:
        """Answer by what it is, not by number. Raises IllegalAnswer, and nothing has changed."""
        ask = self.ask
        assert ask is not None
        api.apply(self.state, ask.seat, answer)
        self.answers.append((ask.seat, answer))
        self._ask()

    def _ask(self) -> None:
        asks = api.pending(self.state)
        self.ask = None
        self.legal = []
        self.paths = []
        self.said = ()
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
        """Write what a seat knows into ``out`` from ``at`` on, where all is 0: what it has begun to say too."""
        self.encoding.observe(self.state, self.ask, seat, out, at)
        if self.said and self.ask is not None and self.ask.seat == seat:
            self.encoding.saying(self.said, out, at)

    def observe(self, seat: int) -> bytearray:
        """What a seat knows."""
        out = bytearray(self.encoding.size)
        self.write(seat, out, 0)
        return out

    def mask(self) -> bytearray:
        """1 for each action that is legal now."""
        out = bytearray(self.encoding.actions)
        for action in self.legal:
            out[action] = 1
        return out


class Courses:
    """Many games side by side, each begun anew as it ends; all that learners see of them lies in flat buffers.

    Of each game: ``observations`` and ``masks`` for the seat in ``seats``, which acts next. ``rewards`` are the shares
    of the win of all seats by the last action (of the game that it ended, with 1 in ``over``).
    """

    __slots__ = (
        "clean", "courses", "masks", "observations", "over", "rewards", "rng", "seats", "spent", "unmasked",
    )  # fmt: skip

    def __init__(self, rules: Rules, count: int) -> None:
        self.courses = [Course(rules) for _ in range(count)]
        one = self.courses[0].encoding
        self.rng = Rng(0)
        self.clean = bytearray(one.size)
        self.unmasked = bytearray(one.actions)
        self.observations = bytearray(count * one.size)
        self.masks = bytearray(count * one.actions)
        self.seats = bytearray(count)
        self.over = bytearray(count)
        self.rewards = array("f", bytes(4 * count * rules.seats))
        self.spent: list[int] = []
        """The games that the last actions ended."""

    def begin(self, seed: int) -> None:
        """Start all games anew."""
        self.rng = Rng(seed)
        self._forget()
        for k in range(len(self.courses)):
            self.courses[k].begin(self.rng.seed())
            self._show(k)

    def act(self, actions: list[int]) -> None:
        """An action in each game. One that isn't legal ends its game: who took it loses 1, the others get nothing."""
        self._forget()
        for k in range(len(self.courses)):
            course = self.courses[k]
            ask = course.ask
            assert ask is not None
            seats = course.rules.seats
            if not course.act(actions[k]):
                self.rewards[k * seats + ask.seat] = -1.0
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
        """Take back the rewards of the last actions."""
        for k in self.spent:
            seats = self.courses[k].rules.seats
            self.over[k] = 0
            for seat in range(seats):
                self.rewards[k * seats + seat] = 0.0
        self.spent = []

    def _show(self, k: int) -> None:
        """Lay out what the seat that acts next in a game sees."""
        course = self.courses[k]
        ask = course.ask
        assert ask is not None
        size = len(self.clean)
        actions = len(self.unmasked)
        out = self.observations
        out[k * size : (k + 1) * size] = self.clean
        course.write(ask.seat, out, k * size)
        mask = self.masks
        first = k * actions
        mask[first : first + actions] = self.unmasked
        for action in course.legal:
            mask[first + action] = 1
        self.seats[k] = ask.seat
