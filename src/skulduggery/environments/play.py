"""Immutable moments of games in serial play with explicit chance, for exact work and searches.

``Play.after`` returns the next moment. The caller acts for chance, so all its outcomes are listed with their
probabilities.
"""

from collections.abc import Mapping
from math import factorial
from typing import Final, NamedTuple

from skulduggery import api
from skulduggery.api import EVERYTHING, NATURE, Ask, Event, Rng, Rules, State, Value
from skulduggery.environments.course import Course

LISTED: Final = 120
"""The greatest number of orders to list as outcomes; beyond it, chance draws one thing after another."""
MERGED: Final = 5040
"""The same limit if outcomes are merged."""
WAYS: Final = 256
"""A bound on the outcomes of one draw of chance, except for merged orders."""


class Setup(NamedTuple):
    """A game with its options and cards: the text of a card file, empty for the house cards.

    ``merged`` joins chance outcomes that look the same with all cards open. That is right if no hidden order matters,
    as in Crooks, and makes small variants much smaller.
    """

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...] = ()
    cards: str = ""
    merged: bool = False

    def rules(self) -> Rules:
        """Return the rules, made once for each setup. Raise BadInput for a setup that can't be played."""
        if self not in _rules:
            cards = api.read_cards(self.game, self.cards, "the cards") if self.cards else None
            _rules[self] = api.make_rules(self.game, self.seats, dict(self.options), cards, serial=True)
        return _rules[self]


_rules: dict[Setup, Rules] = {}


class Play:
    """One moment. ``actions`` led to it; ``told`` holds all that each seat was sent, with its own answers.

    Seats take the actions of ``api.encoding``, chance the index of an outcome. If there are too many orders to list,
    chance draws one thing after another; ``drawn`` are those drawn so far. ``real`` is false after a re-deal, because
    ``actions`` then don't lead here.
    """

    __slots__ = ("actions", "course", "drawn", "listed", "real", "setup", "told")

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.listed: list[tuple[object, float]] = []
        self.actions: tuple[int, ...] = ()
        self.drawn: tuple[int, ...] = ()
        self.real = True
        self.told: tuple[tuple[str, ...], ...] = ((),) * setup.seats
        rules = setup.rules()
        self.course = Course(rules)
        self.course.resume(api.new(rules, listen=True))
        self._tell(None)

    @property
    def ask(self) -> Ask | None:
        """The open question; None when the game is over."""
        return self.course.ask

    @property
    def state(self) -> State:
        """The state of the game; don't change it."""
        return self.course.state

    @property
    def seat(self) -> int:
        """The seat that acts now, or NATURE. The game must not be over."""
        assert self.ask is not None
        return self.ask.seat

    def legal(self) -> list[int]:
        """Return the legal actions in ascending order; none when the game is over."""
        if self.ask is not None and self.seat == NATURE:
            return [action for action, _ in self.outcomes()]
        return sorted(self.course.legal)

    def outcomes(self) -> list[tuple[int, float]]:
        """Return the actions of chance with their probabilities. NATURE must be asked."""
        ask = self.ask
        assert ask is not None
        assert ask.seat == NATURE
        if not self._listed(ask):
            left = [thing for thing in range(len(ask.ranges)) if thing not in self.drawn]
            return [(thing, 1.0 / len(left)) for thing in left]
        return [(n, chance) for n, (_, chance) in enumerate(self._chances(ask))]

    def _chances(self, ask: Ask) -> list[tuple[object, float]]:
        """Return one answer for each distinct outcome of chance, with its probability."""
        if not self.listed:
            alike: dict[object, tuple[object, float]] = {}
            for n, (answer, chance) in enumerate(api.outcomes(ask)):
                key: object = n
                if self.setup.merged:
                    state = api.clone(self.state)
                    api.apply(state, NATURE, answer)
                    key = api.view(state, EVERYTHING).key()
                first, total = alike.get(key, (answer, 0.0))
                alike[key] = (first, total + float(chance))
            self.listed = list(alike.values())
        return self.listed

    def _listed(self, ask: Ask) -> bool:
        return bool(ask.options) or factorial(len(ask.ranges)) <= (MERGED if self.setup.merged else LISTED)

    def after(self, action: int) -> "Play":
        """Return the moment after an action, which must be legal."""
        ask = self.ask
        assert ask is not None
        new = self._copy()
        new.actions = (*self.actions, action)
        if ask.seat != NATURE:
            new._listen().act(action)
        elif self._listed(ask):
            new._listen().answer(self._chances(ask)[action][0])
        else:
            drawn = (*self.drawn, action)
            if len(drawn) < len(ask.ranges):
                new.drawn = drawn
                return new
            new._listen().answer(drawn)
        if new.course.answers:
            new._tell(ask)
        return new

    def resampled(self, seat: int, rng: Rng) -> "Play":
        """Draw a moment that ``seat``, which must be asked, can't tell from this one, all equally likely.

        In ``told``, the keys of the other seats' information states replace their unknown messages.
        """
        new = self._copy()
        world = api.redeal(api.infostate(self.state, seat), rng)
        api.draw_from(world, None)
        new.told = tuple(
            [
                lines if one == seat else (str(api.key(api.infostate(world, one))),)
                for one, lines in enumerate(self.told)
            ]
        )
        new.real = False
        new.course = Course(self.course.rules)
        new.course.resume(world)
        for action in self.course.said:
            new.course.act(action)
        return new

    def words(self, action: int) -> str:
        """Return an action in words, as logs keep it."""
        ask = self.ask
        assert ask is not None
        if ask.seat == NATURE:
            if not self._listed(ask):
                return f"draw {action}"
            return self._said(ask, self._chances(ask)[action][0])
        option = self.course.option(action)
        return f"say {action}" if option < 0 else self._said(ask, ask.options[option])

    def history(self, seat: int) -> str:
        """Return all that a seat was sent and answered, one per line: its information state with perfect recall."""
        lines = self.told[seat]
        if self.course.said and self.seat == seat:
            lines = (*lines, _line(("compose", *self.course.said)))
        return "\n".join((f"seat {seat}", *lines))

    def _copy(self) -> "Play":
        """Return a copy with the same course, to be changed into the next moment."""
        new = Play.__new__(Play)
        new.setup = self.setup
        new.listed = []
        new.actions = self.actions
        new.drawn = ()
        new.real = self.real
        new.told = self.told
        new.course = self.course
        return new

    def _listen(self) -> Course:
        """Give this moment its own course, which records events, and return it."""
        self.course = self.course.copy()
        self.course.state.events = []
        return self.course

    def _tell(self, before: Ask | None) -> None:
        """Append to ``told``: the answer to ``before`` for its seat, events, and the open question unless unchanged."""
        ask = self.ask
        events: list[Event] = self.state.events or []
        told = []
        for seat in range(self.setup.seats):
            lines = []
            if before is not None and before.seat == seat:
                lines.append(f"answer {self._said(before, self.course.answers[-1])}")
            lines += [_line(message) for event in events if (message := event.told(seat))]
            if ask is not None and ask.seat != NATURE:
                line = _line(ask.told(seat))
                if lines or before is None or before.seat == NATURE or line != _line(before.told(seat)):
                    lines.append(line)
            told.append((*self.told[seat], *lines))
        self.told = tuple(told)

    def _said(self, ask: Ask, answer: object) -> str:
        return " ".join(api.words(self.state.rules, ask, answer))

    def __reduce__(self) -> tuple[object, ...]:
        if not self.real:
            raise TypeError("a re-dealt state has no history, so it can't be pickled")
        return (replayed, (self.setup, self.actions))

    def __deepcopy__(self, memo: Mapping[int, object]) -> "Play":
        return self


def replayed(setup: Setup, actions: tuple[int, ...]) -> Play:
    """Return the moment to which the actions lead."""
    play = Play(setup)
    for action in actions:
        play = play.after(action)
    return play


def _line(message: tuple[object, ...]) -> str:
    return " ".join([str(part) for part in message])
