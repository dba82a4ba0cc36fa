"""Counts of what happens while games are played: questions, events with nothing hidden, results.

Counts are whole numbers under words joined by slashes, so the counts of many games add up in any order.
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
    """The games that a reading is made of. ``part``: play one game for every ``part`` games asked for."""

    seats: int
    words: str = ""
    options: Options | None = None
    part: int = 1

    @property
    def label(self) -> str:
        """The name of these games on a page."""
        return ", ".join([f"{self.seats} players", *([self.words] if self.words else [])])


class Rate(NamedTuple):
    """A share of counts: those in ``part`` out of those in ``of``."""

    name: str
    words: str
    part: tuple[str, ...]
    of: tuple[str, ...]


class Chart(NamedTuple):
    """Rates that are drawn side by side."""

    title: str
    rates: tuple[Rate, ...]


class Kind(NamedTuple):
    """A kind of card whose worth is read. ``told``: the meaning of its figures, and the figure of a fair card."""

    name: str
    title: str
    told: str


class Target(NamedTuple):
    """A range for a figure of games between equals, in readings with ``seats`` seats and these options.

    ``figure``: a measure, ``wins`` by turn order, or ``wins/KIND`` for each card of a kind. ``each``: divide by the
    number of seats.
    """

    words: str
    figure: str
    low: float
    high: float
    seats: int
    options: Options
    each: bool = False


class Watcher:
    """A counter of what every game tells: first seat, events, results. Subclasses count more of one game.

    Cards whose worth is read are numbered through, one of ``kinds`` after the other. A card wins when the seat that got
    it wins. Things that are turned up for everybody in only some games have their own numbers.
    """

    tables: tuple[Table, ...] = (Table(2), Table(3), Table(4))
    """Tables that are read by default."""
    options: ClassVar[Options] = {}
    """Default options of a table of bots."""
    kinds: tuple[Kind, ...] = ()
    alike: tuple[str, ...] = ()
    """Fields of card data: cards of one kind that agree in these are compared with each other."""
    each: tuple[str, ...] = ()
    """Counts of a card that are read as means for each time that the card was taken."""
    often: tuple[tuple[str, str], ...] = ()
    """Pairs of counts of a card: the first is read as a share of the second."""
    values: tuple[tuple[str, str], ...] = (("score", "points"), ("margin", "lead of the winner"))
    """Histograms, with their titles."""
    measures: tuple[tuple[str, str], ...] = (("questions", "questions"),)
    """Counts of each game, with their titles."""
    moves: tuple[tuple[str, str], ...] = (("leads", "lead changes"),)
    """Counts, besides measures, that are compared when something is changed, with their titles."""
    means: tuple[str, ...] = ("event/",)
    """Prefixes of counts that are read as means for each seat and game."""
    flows: tuple[tuple[str, str], ...] = ()
    """Means that are drawn side by side: a title, and the word that the names of the means begin with."""
    charts: tuple[Chart, ...] = ()
    stirs: tuple[str, ...] = ()
    """Measures for which plots show the effect of things turned up."""
    pairs = ""
    """The name on a page for pairs of things taken together."""
    targets: tuple[Target, ...] = ()

    def __init__(self, rules: Rules, counts: Counts) -> None:
        self.rules = rules
        self.counts = counts
        self.first = -1
        self.got: list[set[int]] = []
        self.turned: set[int] = set()
        """Numbers of the things turned up in this game."""
        self.game: Counts = Counter()
        """The measures of this game."""
        self.told_of: dict[str, Callable[..., None]] = {
            name.removeprefix("on_").replace("_", "-"): getattr(self, name) for name in dir(self) if name[:3] == "on_"
        }

    @classmethod
    def cards(cls, rules: Rules) -> list[tuple[str, dict[str, Any]]]:
        """Return the cards whose worth is read, as in their file, each with its kind, in the order of their numbers."""
        return [(kind.name, card) for kind in cls.kinds for card in cards_of(rules, kind.name)]

    @classmethod
    def turning(cls, _: Rules) -> list[tuple[str, dict[str, Any]]]:
        """Return the things turned up in only some games, each with its kind, in the order of their numbers."""
        return []

    def begin(self, state: State) -> None:
        """Begin a game."""
        self.state = state
        self.first = -1
        self.got = [set() for _ in range(self.rules.seats)]
        self.turned.clear()
        self.game.clear()

    def asked(self, ask: Ask, answer: object) -> None:
        """Count a question to which the seat is about to give this answer."""
        self.game["questions"] += 1

    def told(self, event: Event) -> None:
        """Count an event."""
        self.counts[f"event/{event.kind}"] += 1
        if hear := self.told_of.get(event.kind):
            hear(*event.args)

    def on_first(self, seat: int) -> None:
        self.first = seat

    def ended(self) -> None:
        """Count the result of a game that is over."""
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
    """Return the cards in play of a kind, as in their file, in the order of their numbers."""
    document = cast(dict[str, Any], rules.cards)
    return [card for card in document[kind] if not card.get("unsupported")]
