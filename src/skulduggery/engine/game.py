"""The description of a game for the rest of the house: its properties, and the function behind each verb of the API."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Generic, NoReturn, Protocol, TypeVar

from skulduggery.engine.answers import Answers, Words
from skulduggery.engine.asks import Ask, BadInput, Flaw, IllegalAnswer, brief, flaw
from skulduggery.engine.chance import Rng
from skulduggery.engine.documents import Document, Options, Value, either, in_words, like, plain, short_hash, shown
from skulduggery.engine.encoding import Encoding
from skulduggery.engine.knowledge.groups import Info
from skulduggery.engine.machine import Rules, State
from skulduggery.engine.policy_features import PolicyFeatures
from skulduggery.engine.profile import Profile

Objection = tuple[str, dict[str, str | int]]
"""The id of the text that explains a refusal, or an empty id; the arguments of that text."""
Later = Sequence[tuple[str, Words]]
"""Entries of a log that follow: who has done it, and what, in words."""


class AnyView(Protocol):
    """A view of any game."""

    def key(self) -> tuple[object, ...]:
        """Return all of the view as one value, so that views can be compared."""


S = TypeVar("S", bound=State)
R = TypeVar("R", bound=Rules)
V = TypeVar("V", bound=AnyView)


class Holding:
    """Something that a seat hides: where it lies (which everybody knows), what it is, and how strong that is."""

    __slots__ = ("strength", "what", "where")

    def __init__(self, where: Words, what: str, strength: float) -> None:
        self.where = where
        self.what = what
        self.strength = strength


def no_cards() -> Document:
    """Return the card data of a game without a card file."""
    return {}


def refuse_cards(text: str, source: str) -> Document:
    """Raise BadInput: the game has no card file."""
    raise BadInput(flaw("no-cards"))


def refuse_changes(cards: Document, source: str) -> None:
    """Raise BadInput unless there are no card data: the game has no card file."""
    if cards:
        raise BadInput(flaw("no-cards"))


def no_warnings(cards: Document, source: str) -> tuple[Flaw, ...]:
    """Return no warnings."""
    return ()


def as_written(cards: Document) -> object:
    """Return card data as they are."""
    return cards


def digest_of_all(cards: Document, extra: Document) -> str:
    """Return the hash of card data and ``extra``."""
    return short_hash({**cards, **extra})


def any_options(options: Options) -> None:
    """Let all options go together."""


def no_standings(rules: R, view: V) -> object:
    """Count nothing."""
    return None


def named_values(view: object) -> list[tuple[str, str]]:
    """Return the names and values of the slots of a view."""
    return [(name, in_words(getattr(view, name))) for name in getattr(view, "__slots__", ())]


def no_proposal(info: Info[S], world: S, rng: Rng) -> S:
    """Stand for what nothing needs where ``has_proposals`` is not set."""
    raise NotImplementedError


def no_rewinding(world: S, state: S) -> S:
    """Stand for what nothing needs where ``has_proposals`` is not set."""
    raise NotImplementedError


def as_answered(world: S, state: S, ask: Ask, answer: object, viewer: int, later: Later) -> object:
    """Return the answer of the game that was played: right where no answer is hidden."""
    return answer


def default_answer(ask: Ask) -> object:
    """Return the default of a question, None if it has none."""
    return ask.default


def always_new(before: S, after: S) -> bool:
    """Say that something was revealed: safe where nothing better is known."""
    return True


def legal_answer(info: Info[S], ask: Ask, rng: Rng) -> object:
    """Return a legal answer, drawn at random."""
    return ask.draw(rng)


def no_logits(info: Info[S], ask: Ask) -> tuple[float, ...]:
    """Weigh nothing."""
    return ()


def no_policy_features(info: Info[S], ask: Ask) -> PolicyFeatures | None:
    """Describe no question."""
    return None


def no_value_features(state: S, seat: int) -> list[float]:
    """Describe no state."""
    return []


def plain_encoding(rules: R) -> Encoding:
    """Return an encoding of the question alone."""
    return Encoding(rules)


def no_holdings(state: S, seat: int) -> list[Holding]:
    """Return nothing: no seat hides anything that can be named."""
    return []


def nothing_challenged(state: S) -> Holding | None:
    """Return None: nothing can be suspected."""
    return None


def rule_alone(state: S, refused: IllegalAnswer) -> Objection:
    """Say no more than the rule does."""
    return ("", {})


def always_sound(state: S) -> str:
    """Check nothing."""
    return ""


def unwritable(state: S) -> str:
    """Raise BadInput: no position of this game can be written as a line of text."""
    raise BadInput(f"Positions of {state.rules.game} can't be written; save the game instead.")


def unreadable(rules: Rules, text: str) -> NoReturn:
    """Raise BadInput: no position of this game can be read from a line of text."""
    raise BadInput(f"Positions of {rules.game} can't be read; load a saved game instead.")


@dataclass(kw_only=True, eq=False)
class Game(Generic[S, R, V]):
    """A game for the rest of the house: its description, and the function behind each verb of the API.

    ``S``, ``R`` and ``V`` are the classes of its states, rules and views: its functions get no others. A function that
    bears the name of one in ``api`` has that one's contract. Most have a default, so that a small game can do without.
    """

    name: str
    """The id of the game."""
    package: str
    """The package with its files: ``cards/house.toml``, ``text/locale/*.ftl``, ``learning/*``."""
    seats: tuple[int, int]
    """The least and the greatest number of seats."""
    options: dict[str, tuple[Value, ...]] = field(default_factory=dict)
    """Each table option with its values, the default first."""
    defaults_by_seats: dict[int, dict[str, Value]] = field(default_factory=dict)
    """Options whose default is another with some numbers of seats."""
    later_options: tuple[str, ...] = ()
    """Options that came after saves and logs were written. With their defaults they don't count in digests."""
    variants: tuple[int, ...] = ()
    """The numbers of seats that are a variant of the house, to be marked as such."""
    rules_version: int = 1
    """Grows when a recorded game would come out differently."""
    older_versions: tuple[int, ...] = ()
    """Earlier ``rules_version``s whose saves can be played on by today's rules."""
    ending: str
    """The ID of the rule by which the game is over."""
    profile: Profile = field(default_factory=Profile)
    bluff_kinds: tuple[str, ...] = ()
    """The kinds of question whose answer may make others take what it hides for more than it is."""
    challenge_kinds: tuple[str, ...] = ()
    """The kinds of question and of open offer by which a seat says that ``challenged`` is a bluff."""
    telling_kinds: tuple[str, ...] = ()
    """The kinds of question whose answers say much of what a seat hides: all, if none is named."""
    has_proposals: bool = False
    """True if the game has ``propose`` and ``rewind_into``, which make walks among worlds cheap."""
    explanation_groups: tuple[str, ...] = ()
    """For each of ``value_features`` the head under which it explains why an answer is good; empty where it doesn't."""
    kinds: tuple[str, ...] = ()
    """The kinds of question that ``policy_features`` tells apart; others share one of them."""

    # Rules and states
    make_rules: Callable[[Document, int, dict[str, Value], str], R]
    """``(cards, seats, options, digest)``: rules for checked cards and all options. Raises BadInput if there are too
    few cards for this number of seats."""
    answers: Callable[[R], dict[str, Answers]]
    """The words and the packing of the answers to each kind of question."""
    check_together: Callable[[Options], None] = any_options
    """Raises BadInput for options that don't go together."""
    start: Callable[[R, int], S]
    """``(rules, rng)``: the table before the first thing happens."""
    scores: Callable[[S], tuple[int, ...]]
    returns: Callable[[S], tuple[float, ...]] | None = None
    """None: who has most points wins, equals share."""
    give_up: Callable[[Ask], object] = default_answer
    objection: Callable[[S, IllegalAnswer], Objection] = rule_alone
    sound: Callable[[S], str] = always_sound

    # Cards
    house_cards: Callable[[], Document] = no_cards
    """The card data that come with the game, to be changed by the caller."""
    read_cards: Callable[[str, str], Document] = refuse_cards
    """``(text, source)``. Raises BadInput with every problem: file, card, field, remedy."""
    check_cards: Callable[[Document, str], None] = refuse_changes
    """``(cards, source)``. Raises BadInput unless the document is card data that can be played."""
    card_warnings: Callable[[Document, str], tuple[Flaw, ...]] = no_warnings
    """``(cards, source)``: what is suspicious in card data that can be played, or left out."""
    describe: Callable[[Document], object] = as_written
    digest: Callable[[Document, Document], str] = digest_of_all
    """``(cards, extra)``: a hash of all that decides how a game goes, so not of names in card data."""

    # What seats know
    view: Callable[[S, int], V]
    standings: Callable[[R, V], object] = no_standings
    plain: Callable[[V], list[tuple[str, str]]] = named_values
    """A view as names and values, for screens that have no board for this game."""
    infostate: Callable[[S, int], Info[S]]
    redeal: Callable[[Info[S], Rng], S]
    key: Callable[[Info[S]], tuple[object, ...]]
    propose: Callable[[Info[S], S, Rng], S] = no_proposal
    rewind_into: Callable[[S, S], S] = no_rewinding
    reconstruct: Callable[[S, S, Ask, object, int, Later], object] = as_answered
    reveals_new: Callable[[S, S], bool] = always_new
    holdings: Callable[[S, int], list[Holding]] = no_holdings
    challenged: Callable[[S], Holding | None] = nothing_challenged

    # Opponents and learning
    policy: Callable[[Info[S], Ask, Rng], object] = legal_answer
    """The rules of thumb; the same every time for a stream."""
    logits: Callable[[Info[S], Ask], tuple[float, ...]] = no_logits
    policy_features: Callable[[Info[S], Ask], PolicyFeatures | None] = no_policy_features
    value_features: Callable[[S, int], list[float]] = no_value_features
    encoding: Callable[[R], Encoding] = plain_encoding

    # Text and saves
    pack: Callable[[S], Document] | None = None
    """None: the fields of the state as they are."""
    unpack: Callable[[R, Document, State], S] | None = None
    """``(rules, table, skeleton)``. None: the fields of the state as they are."""
    write_position: Callable[[S], str] = unwritable
    read_position: Callable[[R, str], S] = unreadable

    def check_options(self, given: Options) -> dict[str, Value]:
        """Return all options with their values, the default where none is given. Raise BadInput for a wrong one."""
        for name, value in given.items():
            if name not in self.options:
                raise BadInput(flaw("option", game=self.name, option=repr(name), **either(list(self.options))))
            if not any(type(value) is type(one) and value == one for one in self.options[name]):
                right = either([shown(one) for one in self.options[name]])
                raise BadInput(flaw("option-value", game=self.name, option=name, value=shown(value), **right))
        chosen = {name: given.get(name, values[0]) for name, values in self.options.items()}
        self.check_together(chosen)
        return chosen

    def check_seats(self, seats: int) -> None:
        """Raise BadInput unless the game can be played with this number of seats."""
        if not self.seats[0] <= seats <= self.seats[1]:
            least, most = self.seats
            raise BadInput(flaw("seats", game=self.name, least=str(least), most=str(most), seats=str(seats)))

    def rules_for(self, cards: Document, seats: int, options: Options) -> R:
        """Return rules for checked card data. Raise BadInput for seats, options or cards that don't fit together."""
        self.check_seats(seats)
        chosen = self.check_options({**self.defaults_by_seats.get(seats, {}), **options})
        rules = self.make_rules(cards, seats, chosen, self.digest_of(cards, seats, chosen, self.rules_version))
        rules.cards = cards
        rules.options = chosen
        rules.ending = self.ending
        rules.answers = self.answers(rules)
        return rules

    def digest_of(self, cards: Document, seats: int, options: dict[str, Value], version: int) -> str:
        """Return the digest of rules in a version; ``options`` are all options."""
        counted = {name: value for name, value in options.items() if not self.is_later_default(name, value)}
        return self.digest(cards, {"game": self.name, "version": version, "seats": seats, "options": counted})

    def is_later_default(self, name: str, value: Value) -> bool:
        """Return whether an option came later and has its default: then the rules are those from before it came."""
        return name in self.later_options and value == self.options[name][0]

    def older_digests(self, rules: R) -> list[str]:
        """Return the digests that rules had in ``older_versions``."""
        return [self.digest_of(rules.cards, rules.seats, rules.options, one) for one in self.older_versions]


AnyGame = Game[State, Rules, AnyView]
"""A game seen from outside. Its functions want states and rules of that game: ``state.rules.game`` says which it is."""


def meant(rules: Rules, ask: Ask, words: Words) -> object:
    """Return the answer that the words mean for this ask, legal or not. Raise BadInput if they mean none."""
    answers = rules.answers_to(ask.kind)
    found = answers.option(words)
    if found is None:
        said = brief(" ".join(words))
        right = [repr(one) for one in answers.examples(ask.options)]
        raise BadInput(flaw("answer-words", said=said, kind=repr(ask.kind), **either(right)))
    return found


def shares(scores: Sequence[int]) -> tuple[float, ...]:
    """Return the share of the win of each seat, 1 in all: those with most points win; empty for no scores."""
    best = [seat for seat in range(len(scores)) if scores[seat] == max(scores)]
    return tuple([1 / len(best) if seat in best else 0.0 for seat in range(len(scores))])


def pack_fields(state: State) -> Document:
    """Return the fields of a state by name, as JSON can hold them."""
    return {name: plain(getattr(state, name)) for name in type(state).__slots__}


def unpack_fields(fresh: State, table: Document, skeleton: State) -> State:
    """Fill a state at the start of a game from ``pack_fields``, and take the stack of ``skeleton``.

    Raises BadInput if a field is missing.
    """
    fresh.stack = skeleton.stack
    for name in type(fresh).__slots__:
        if name not in table:
            raise BadInput(f"This table of {fresh.rules.game} is damaged: it lacks {name!r}.")
        setattr(fresh, name, like(table[name], getattr(fresh, name)))
    return fresh
