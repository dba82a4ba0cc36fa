"""A moment of a game in turn, for learning and exact work: who is asked, actions by number, chance in the open.

Nothing of it changes: ``after`` gives the next moment. Chance is answered by whoever asks for moments, so that all it
can do is listed with its probabilities.
"""

from collections.abc import Mapping
from math import factorial
from typing import Final, NamedTuple, Protocol, cast

from skulduggery import api
from skulduggery.api import EVERYTHING, NATURE, Ask, Event, IllegalAnswer, Rules, State, Value

LISTED: Final = 120
"""So many orders at most are one outcome of chance each; else chance draws one thing after the other."""
MERGED: Final = 5040
"""The same where outcomes are merged."""
ACTIONS: Final = 256
"""No question has more options; of a number of an answer only so many values are offered, from the least."""


class Seen(Protocol):
    """A view, as far as it is looked at here."""

    def key(self) -> tuple[object, ...]: ...


class Setup(NamedTuple):
    """What is played: the game, its options and cards (the text of a card file, or nothing for the house's).

    ``merged``: outcomes of chance that look the same with all cards open are one. Right where no order hides behind
    what can be seen, as in Crooks; it makes small variants much smaller.
    """

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...] = ()
    cards: str = ""
    merged: bool = False

    def rules(self) -> Rules:
        """Raises BadInput for what can't be played."""
        if self not in _rules:
            cards = api.read_cards(self.game, self.cards, "the cards") if self.cards else None
            _rules[self] = api.make_rules(self.game, self.seats, dict(self.options), cards, in_turn=True)
        return _rules[self]


_rules: dict[Setup, Rules] = {}


class Play:
    """One moment. ``actions`` led here; ``told`` is all that each seat was sent, its own answers among it.

    An action is the number of an option of the question. Where answers are made of numbers (an offer of goods, an order
    of cards too long to list), the action after the options begins one and each number of it is an action: ``picks``.
    Who composes what the rules refuse has answered the first option.
    """

    __slots__ = ("actions", "ask", "listed", "picks", "setup", "state", "told")

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.listed: list[tuple[object, float]] = []
        self.actions: tuple[int, ...] = ()
        self.picks: tuple[int, ...] | None = None
        self.state = api.new(setup.rules(), listen=True)
        self.told: tuple[tuple[str, ...], ...] = ((),) * setup.seats
        self.ask: Ask | None = None
        events = tuple(self.state.events or ())
        self._ask(events, None)

    @property
    def seat(self) -> int:
        """Who acts now: a seat or NATURE. The game must not be over."""
        assert self.ask is not None
        return self.ask.seat

    def legal(self) -> list[int]:
        """The actions there are, in ascending order; none when the game is over."""
        ask = self.ask
        if ask is None:
            return []
        if ask.seat == NATURE:
            return [action for action, _ in self.outcomes()]
        if self.picks is not None:
            least, most = ask.ranges[len(self.picks)]
            return list(range(min(most - least + 1, ACTIONS)))
        return list(range(len(ask.options) + (1 if ask.ranges else 0)))

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can do now, with the probabilities. It must be chance's turn."""
        ask = self.ask
        assert ask is not None
        assert ask.seat == NATURE
        if not self._listed(ask):
            left = [thing for thing in range(len(ask.ranges)) if thing not in (self.picks or ())]
            return [(thing, 1.0 / len(left)) for thing in left]
        return [(n, chance) for n, (_, chance) in enumerate(self._chances(ask))]

    def _chances(self, ask: Ask) -> list[tuple[object, float]]:
        """The answers of chance that are told apart, with their probabilities."""
        if not self.listed:
            alike: dict[object, tuple[object, float]] = {}
            for n, (answer, chance) in enumerate(api.outcomes(ask)):
                key: object = n
                if self.setup.merged:
                    state = api.clone(self.state)
                    api.apply(state, NATURE, answer)
                    key = cast(Seen, api.view(state, EVERYTHING)).key()
                first, total = alike.get(key, (answer, 0.0))
                alike[key] = (first, total + float(chance))
            self.listed = list(alike.values())
        return self.listed

    def _listed(self, ask: Ask) -> bool:
        return bool(ask.options) or factorial(len(ask.ranges)) <= (MERGED if self.setup.merged else LISTED)

    def after(self, action: int) -> "Play":
        """The moment after an action, which must be legal."""
        ask = self.ask
        assert ask is not None
        new = Play.__new__(Play)
        new.setup = self.setup
        new.listed = []
        new.actions = (*self.actions, action)
        new.picks = None
        new.told = self.told
        new.ask = ask
        new.state = self.state
        if self.picks is not None or (ask.seat == NATURE and not self._listed(ask)):
            least = 0 if ask.seat == NATURE else ask.ranges[len(self.picks or ())][0]
            new.picks = (*(self.picks or ()), least + action)
            if len(new.picks) < len(ask.ranges):
                return new
            answer: object = new.picks
        elif ask.seat == NATURE:
            answer = self._chances(ask)[action][0]
        elif action == len(ask.options):
            new.picks = ()
            return new
        else:
            answer = ask.options[action]
        new._answer(ask, answer)
        return new

    def words(self, action: int) -> str:
        """An action by meaning, as logs keep it."""
        ask = self.ask
        assert ask is not None
        if ask.seat == NATURE:
            if not self._listed(ask):
                return f"draw {action}"
            return " ".join(api.words(self.state.rules, ask, self._chances(ask)[action][0]))
        if self.picks is not None:
            return f"say {ask.ranges[len(self.picks)][0] + action}"
        return "compose" if action == len(ask.options) else self._said(ask, ask.options[action])

    def history(self, seat: int) -> str:
        """All that a seat was sent and answered, a line each: its information state, with perfect recall."""
        lines = self.told[seat]
        if self.picks is not None and self.ask is not None and self.ask.seat == seat:
            lines = (*lines, _line(("compose", *self.picks)))
        return "\n".join((f"seat {seat}", *lines))

    def _answer(self, ask: Ask, answer: object) -> None:
        """Go on in a state of this moment's own."""
        picks = self.picks
        self.picks = None
        before = self.state
        self.state = _listened(before)
        try:
            events = api.apply(self.state, ask.seat, answer)
        except IllegalAnswer:
            if picks is None or ask.seat == NATURE:
                raise
            answer = ask.options[0]
            self.state = _listened(before)
            events = api.apply(self.state, ask.seat, answer)
        own = None if ask.seat == NATURE else (ask.seat, f"answer {self._said(ask, answer)}")
        self._ask(events, own)

    def _ask(self, events: tuple[Event, ...], own: tuple[int, str] | None) -> None:
        """Tell the seats what happened and what is asked now: the same question only once."""
        asks = api.pending(self.state)
        before = self.ask
        self.ask = asks[0] if asks else None
        told = []
        for seat in range(self.setup.seats):
            lines = [own[1]] if own and own[0] == seat else []
            lines += [_line(message) for event in events if (message := event.told(seat))]
            if asks and asks[0].seat != NATURE:
                line = _line(asks[0].told(seat))
                if lines or before is None or before.seat == NATURE or line != _line(before.told(seat)):
                    lines.append(line)
            told.append((*self.told[seat], *lines))
        self.told = tuple(told)

    def _said(self, ask: Ask, answer: object) -> str:
        return " ".join(api.words(self.state.rules, ask, answer))

    def __reduce__(self) -> tuple[object, ...]:
        return (replayed, (self.setup, self.actions))

    def __deepcopy__(self, memo: Mapping[int, object]) -> "Play":
        return self


def replayed(setup: Setup, actions: tuple[int, ...]) -> Play:
    """The moment to which these actions lead."""
    play = Play(setup)
    for action in actions:
        play = play.after(action)
    return play


def _listened(state: State) -> State:
    """A copy to whose events somebody listens."""
    new = api.clone(state)
    new.events = []
    return new


def _line(message: tuple[object, ...]) -> str:
    return " ".join([str(part) for part in message])
