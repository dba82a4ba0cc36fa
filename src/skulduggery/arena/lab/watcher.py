"""Counts made while games are played: of questions, of events with nothing hidden, of results.

Counts are whole numbers under words joined by slashes, so that those of many games add up in any order.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple, cast

from skulduggery import api
from skulduggery.api import Ask, Event, Rules, State, Value

SHARES = 60
"""Wins are counted in sixtieths, so that a win shared by up to six seats stays a whole number."""

Counts = Counter[str]
Options = dict[str, Value]


class Table(NamedTuple):
    """Games that a reading is made of. ``part``: one game in ``part`` of those that are asked for."""

    seats: int
    words: str = ""
    options: Options | None = None
    part: int = 1

    @property
    def label(self) -> str:
        """The name of these games on a page."""
        return ", ".join([f"{self.seats} players", *([self.words] if self.words else [])])


class Rate(NamedTuple):
    """The share of the counts in ``part`` among those in ``of``."""

    name: str
    words: str
    part: tuple[str, ...]
    of: tuple[str, ...]


class Chart(NamedTuple):
    """Rates that are drawn side by side."""

    title: str
    rates: tuple[Rate, ...]


class Kind(NamedTuple):
    """A kind of card whose worth is read. ``told``: what the figures of one mean, and what a fair one would have."""

    name: str
    title: str
    told: str


class Target(NamedTuple):
    """A figure that games between equals should have, in readings with this number of seats and these options.

    ``figure``: a measure, ``wins`` by turn order, or ``wins/KIND`` of the owner of each card of a kind; ``each``: of a
    seat.
    """

    words: str
    figure: str
    low: float
    high: float
    seats: int
    options: Options
    each: bool = False


class Watcher:
    """Counts what any game tells: who begins, what happens, who wins.

    Cards whose worth is read are numbered through, one of ``kinds`` after the other; a card has won when the seat that
    got it has. What is turned up for all in some games and not in others is numbered too.
    """

    tables: tuple[Table, ...] = (Table(2), Table(3), Table(4))
    """The tables that are read unless others are asked for."""
    options: ClassVar[Options] = {}
    """The options of tables unless others are given."""
    kinds: tuple[Kind, ...] = ()
    alike: tuple[str, ...] = ()
    """Fields of card data: cards of one kind that agree in these are compared with each other."""
    each: tuple[str, ...] = ()
    """The counts of a card that are read as a mean over the times that it was taken."""
    often: tuple[tuple[str, str], ...] = ()
    """The counts of a card that are read as a share, each with the count that it is a share of."""
    values: tuple[tuple[str, str], ...] = (("score", "points"), ("margin", "lead of the winner"))
    """Histograms."""
    measures: tuple[tuple[str, str], ...] = (("questions", "questions"),)
    """The counts of each game."""
    moves: tuple[tuple[str, str], ...] = (("leads", "changes of the lead"),)
    """Counts that are compared where something is changed, besides measures, and what they are called."""
    means: tuple[str, ...] = ("event/",)
    """Beginnings of the counts that are read as means of a seat and game."""
    flows: tuple[tuple[str, str], ...] = ()
    """Means that are drawn side by side: a title, and the word that their names begin with."""
    charts: tuple[Chart, ...] = ()
    stirs: tuple[str, ...] = ()
    """Measures for which it is drawn what turning something up changes."""
    pairs = ""
    """The kind of things that are taken in pairs."""
    targets: tuple[Target, ...] = ()

    def __init__(self, rules: Rules, counts: Counts) -> None:
        self.rules = rules
        self.counts = counts
        self.first = -1
        self.got: list[set[int]] = []
        self.turned: set[int] = set()
        """The numbers of what was turned up in this game."""
        self.game: Counts = Counter()
        """The measures of this game."""
        self.told_of: dict[str, Callable[..., None]] = {
            name.removeprefix("on_").replace("_", "-"): getattr(self, name) for name in dir(self) if name[:3] == "on_"
        }

    @classmethod
    def cards(cls, rules: Rules) -> list[tuple[str, dict[str, Any]]]:
        """Return the cards whose worth is read, as their file has them, each with its kind, in the order of their
        numbers."""
        return [(kind.name, card) for kind in cls.kinds for card in cards_of(rules, kind.name)]

    @classmethod
    def turning(cls, _: Rules) -> list[tuple[str, dict[str, Any]]]:
        """Return the things that are turned up in some games and not in others, in the order of their numbers."""
        return []

    def begin(self, state: State) -> None:
        """A game begins."""
        self.state = state
        self.first = -1
        self.got = [set() for _ in range(self.rules.seats)]
        self.turned.clear()
        self.game.clear()

    def asked(self, ask: Ask, answer: object) -> None:
        """A seat is about to give this answer."""
        self.game["questions"] += 1

    def told(self, event: Event) -> None:
        """Something happened."""
        self.counts[f"event/{event.kind}"] += 1
        if hear := self.told_of.get(event.kind):
            hear(*event.args)

    def on_first(self, seat: int) -> None:
        self.first = seat

    def ended(self) -> None:
        """A game is over."""
        seats = self.rules.seats
        shares = [round(share * SHARES) for share in api.returns(self.state)]
        scores = api.scores(self.state)
        self.counts["games"] += 1
        self.counts[f"margin/{max(scores) - sorted(scores)[-2]}"] += 1
        for seat in range(seats):
            place = (seat - self.first) % seats
            self.counts[f"place/{place}/wins"] += shares[seat]
            self.counts[f"place/{place}/score"] += scores[seat]
            self.counts[f"score/{scores[seat]}"] += 1
            self.counts["squares"] += shares[seat] ** 2
            for card in self.got[seat]:
                self.counts[f"card/{card}/wins"] += shares[seat]
                self.counts[f"met/{card}/place/{place}"] += 1
                for other in self.got[seat]:
                    if card <= other:
                        self.counts[f"met/{card}/{other}"] += 1
        for one in self.turned:
            self.counts[f"turned/{one}"] += 1
        for name, _ in self.measures:
            value = self.game[name]
            for where in ("game", *[f"turned/{one}" for one in self.turned]):
                self.counts[f"{where}/{name}"] += value
                self.counts[f"{where}/{name}/squares"] += value**2


def cards_of(rules: Rules, kind: str) -> list[dict[str, Any]]:
    """The cards in play of a kind, as their file has them, in the order of their numbers."""
    document = cast(dict[str, Any], rules.cards)
    return [card for card in document[kind] if not card.get("unsupported")]
