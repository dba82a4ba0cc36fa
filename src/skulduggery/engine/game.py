"""The table that describes a game: its properties, and the function behind each verb of the API."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Generic, NoReturn, Protocol, TypeVar

from skulduggery.engine.answers import Answers, Words
from skulduggery.engine.asks import ANY, Ask, BadInput, Flaw, IllegalAnswer, brief, flaw
from skulduggery.engine.chance import Rng
from skulduggery.engine.claims import Claim
from skulduggery.engine.compiled import show_class_attributes
from skulduggery.engine.documents import Document, Options, Value, either, in_words, like, plain, short_hash, shown
from skulduggery.engine.encoding import Encoding
from skulduggery.engine.knowledge.groups import Info
from skulduggery.engine.machine import Rules, State
from skulduggery.engine.policy_features import PolicyFeatures
from skulduggery.engine.profile import Profile

Objection = tuple[str, dict[str, str | int]]
"""The id of the locale text that explains a refusal (or an empty id), and the arguments of that text."""
Later = Sequence[tuple[str, Words]]
"""Later entries of a log: the name of the actor, and the act in words."""


class AnyView(Protocol):
    """A view of any game."""

    def key(self) -> tuple[object, ...]:
        """Return the whole view as one value that can be compared."""


S = TypeVar("S", bound=State)
R = TypeVar("R", bound=Rules)
V = TypeVar("V", bound=AnyView)


class Holding:
    """Something that a seat hides: its public place, what it is, and its strength."""

    __slots__ = ("strength", "what", "where")

    def __init__(self, where: Words, what: str, strength: float) -> None:
        self.where = where
        self.what = what
        self.strength = strength


def no_cards() -> Document:
    """Return the card data of a game without a card file."""
    return {}


def refuse_cards(text: str, source: str) -> Document:
    """Raise BadInput, because the game has no card file."""
    raise BadInput(flaw("no-cards"))


def refuse_changes(cards: Document, source: str) -> None:
    """Raise BadInput if there are card data, because the game has no card file."""
    if cards:
        raise BadInput(flaw("no-cards"))


def no_warnings(cards: Document, source: str) -> tuple[Flaw, ...]:
    """Return no warnings."""
    return ()


def as_written(cards: Document) -> object:
    """Return the card data unchanged."""
    return cards


def digest_of_all(cards: Document, extra: Document) -> str:
    """Return the hash of card data and ``extra``."""
    return short_hash({**cards, **extra})


def any_options(options: Options) -> None:
    """Accept all combinations of options."""


def no_standings(rules: R, view: V) -> object:
    """Return None: the game has no standings."""
    return None


def named_values(view: object) -> list[tuple[str, str]]:
    """Return the names and values of the slots of a view."""
    return [(name, in_words(getattr(view, name))) for name in getattr(view, "__slots__", ())]


def no_proposal(info: Info[S], world: S, rng: Rng) -> S:
    """Raise NotImplementedError, because the game does not set ``has_proposals``."""
    raise NotImplementedError


def no_rewinding(world: S, state: S) -> S:
    """Raise NotImplementedError, because the game does not set ``has_proposals``."""
    raise NotImplementedError


def as_answered(world: S, state: S, ask: Ask, answer: object, viewer: int, later: Later) -> object:
    """Return the recorded answer, which is right in games without hidden answers."""
    return answer


def default_answer(ask: Ask) -> object:
    """Return the default answer of a question, or None."""
    return ask.default


def always_new(before: S, after: S, seat: int) -> bool:
    """Return True for all seats, the safe assumption that something was revealed, and False for a single one."""
    return seat == ANY


def legal_answer(info: Info[S], ask: Ask, rng: Rng) -> object:
    """Return a legal answer, drawn at random."""
    return ask.draw(rng)


def no_logits(info: Info[S], ask: Ask) -> tuple[float, ...]:
    """Return no logits."""
    return ()


def no_policy_features(info: Info[S], ask: Ask) -> PolicyFeatures | None:
    """Return None: the game has no policy features."""
    return None


def no_value_features(state: S, seat: int) -> list[float]:
    """Return no features."""
    return []


def plain_encoding(rules: R) -> Encoding:
    """Return an encoding that describes only the question."""
    return Encoding(rules)


def no_holdings(state: S, seat: int) -> list[Holding]:
    """Return an empty list: seats hide nothing that has a name."""
    return []


def no_claims(before: Info[S], after: Info[S]) -> list[Claim]:
    """Return an empty list: nothing is said of an answer in numbers."""
    return []


def every_group(state: S) -> tuple[str, ...]:
    """Return an empty tuple: all explanation groups still count."""
    return ()


def no_promises(info: Info[S], ask: Ask, answer: object) -> list[Claim]:
    """Return an empty list: nothing follows from an answer alone."""
    return []


def nothing_challenged(state: S) -> Holding | None:
    """Return None: nothing can be challenged."""
    return None


def rule_alone(state: S, refused: IllegalAnswer) -> Objection:
    """Return no explanation beyond the rule."""
    return ("", {})


def always_sound(state: S) -> str:
    """Return an empty text: no invariant is checked."""
    return ""


def unwritable(state: S) -> str:
    """Raise BadInput, because positions of this game have no text form."""
    raise BadInput(f"Positions of {state.rules.game} can't be written; save the game instead.")


def unreadable(rules: Rules, text: str) -> NoReturn:
    """Raise BadInput, because positions of this game have no text form."""
    raise BadInput(f"Positions of {rules.game} can't be read; load a saved game instead.")


@dataclass(kw_only=True, eq=False)
class Game(Generic[S, R, V]):
    """The table that describes a game: its properties, and the function behind each verb of the API.

    ``S``, ``R`` and ``V`` are the classes of its states, rules and views. A function with the name of one in ``api``
    has the same contract. Most fields have a default, so that a small game can leave them out.
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
    """Other defaults of options, by number of seats."""
    later_options: tuple[str, ...] = ()
    """Options added after saves and logs were written; left out of digests while they have their defaults."""
    variants: tuple[int, ...] = ()
    """The numbers of seats that are a house variant and marked as one."""
    rules_version: int = 1
    """A number that grows when a recorded game would come out differently."""
    older_versions: tuple[int, ...] = ()
    """Earlier values of ``rules_version`` whose saves can still be played on."""
    ending: str
    """The ID of the rule that refuses an answer after the end."""
    profile: Profile = field(default_factory=Profile)
    bluff_kinds: tuple[str, ...] = ()
    """The kinds of question whose answer can be a bluff."""
    challenge_kinds: tuple[str, ...] = ()
    """The kinds of question and open offer with which a seat can call ``challenged`` a bluff."""
    telling_kinds: tuple[str, ...] = ()
    """The kinds of question whose answers are evidence of what a seat hides; empty for all kinds."""
    look_kinds: tuple[str, ...] = ()
    """The kinds of event that show a seat something hidden, or something drawn, and change no claim."""
    has_proposals: bool = False
    """True if the game has ``propose`` and ``rewind_into``, so that random walks through worlds are cheap."""
    explanation_groups: tuple[str, ...] = ()
    """For each of ``value_features`` the group under which it explains an answer; an empty text if it explains none."""
    harms: tuple[str, ...] = ()
    """The explanation groups of what players would rather have less of."""
    stocks: tuple[str, ...] = ()
    """The explanation groups of what answers spend. To hold some of it back is no reason to do so."""
    kinds: tuple[str, ...] = ()
    """The kinds of question with weights of their own in a policy; ``policy_features`` may map others to these."""

    # Rules and states
    make_rules: Callable[[Document, int, dict[str, Value], str], R]
    """``(cards, seats, options, digest)``: return the rules for checked cards and the values of all options. Raise
    BadInput if there are too few cards for this number of seats."""
    answers: Callable[[R], dict[str, Answers]]
    """Return the forms of the answers to each kind of question."""
    check_together: Callable[[Options], None] = any_options
    """Raise BadInput for options that can't be combined."""
    start: Callable[[R, int], S]
    """``(rules, rng)``: return the state before the first step; ``rng`` is the stream or NO_STREAM."""
    scores: Callable[[S], tuple[int, ...]]
    returns: Callable[[S], tuple[float, ...]] | None = None
    """None: the seats with most points share the win."""
    give_up: Callable[[Ask], object] = default_answer
    objection: Callable[[S, IllegalAnswer], Objection] = rule_alone
    sound: Callable[[S], str] = always_sound

    # Cards
    house_cards: Callable[[], Document] = no_cards
    """Return a fresh copy of the card data that come with the game."""
    read_cards: Callable[[str, str], Document] = refuse_cards
    """``(text, source)``: return card data from the text of a file. Raise BadInput with every problem found."""
    check_cards: Callable[[Document, str], None] = refuse_changes
    """``(cards, source)``: raise BadInput unless the document is playable card data."""
    card_warnings: Callable[[Document, str], tuple[Flaw, ...]] = no_warnings
    """``(cards, source)``: return warnings about playable card data."""
    describe: Callable[[Document], object] = as_written
    digest: Callable[[Document, Document], str] = digest_of_all
    """``(cards, extra)``: return a hash of all that decides how a game goes, which excludes names of cards."""

    # What seats know
    view: Callable[[S, int], V]
    standings: Callable[[R, V], object] = no_standings
    plain: Callable[[V], list[tuple[str, str]]] = named_values
    """Return a view as names and values, for screens without a board for this game."""
    infostate: Callable[[S, int], Info[S]]
    redeal: Callable[[Info[S], Rng], S]
    key: Callable[[Info[S]], tuple[object, ...]]
    propose: Callable[[Info[S], S, Rng], S] = no_proposal
    rewind_into: Callable[[S, S], S] = no_rewinding
    reconstruct: Callable[[S, S, Ask, object, int, Later], object] = as_answered
    reveals_new: Callable[[S, S, int], bool] = always_new
    """Return whether any seat saw something new between two states; or, if one is given, whether it knows of that."""
    holdings: Callable[[S, int], list[Holding]] = no_holdings
    challenged: Callable[[S], Holding | None] = nothing_challenged
    claims: Callable[[Info[S], Info[S]], list[Claim]] = no_claims
    promises: Callable[[Info[S], Ask, object], list[Claim]] = no_promises
    spent_groups: Callable[[S], tuple[str, ...]] = every_group
    """Return the explanation groups of what is of no more use in this game."""

    # Opponents and learning
    policy: Callable[[Info[S], Ask, Rng], object] = legal_answer
    """Answer by the rules of thumb, deterministically for a given stream."""
    logits: Callable[[Info[S], Ask], tuple[float, ...]] = no_logits
    policy_features: Callable[[Info[S], Ask], PolicyFeatures | None] = no_policy_features
    value_features: Callable[[S, int], list[float]] = no_value_features
    encoding: Callable[[R], Encoding] = plain_encoding

    # Text and saves
    question_rules: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The rules that each kind of question is about, by their IDs without the letters of the game."""
    pack: Callable[[S], Document] | None = None
    """None: ``pack_fields``."""
    unpack: Callable[[R, Document, State], S] | None = None
    """``(rules, table, skeleton)``: the reverse of ``pack``. None: ``unpack_fields``."""
    write_position: Callable[[S], str] = unwritable
    read_position: Callable[[R, str], S] = unreadable

    def check_options(self, given: Options) -> dict[str, Value]:
        """Return all options, those not given with their defaults. Raise BadInput for a wrong name or value."""
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
        """Return the rules for checked card data. Raise BadInput for seats, options or cards that don't go together."""
        self.check_seats(seats)
        chosen = self.check_options({**self.defaults_by_seats.get(seats, {}), **options})
        rules = self.make_rules(cards, seats, chosen, self.digest_of(cards, seats, chosen, self.rules_version))
        rules.cards = cards
        rules.options = chosen
        rules.ending = self.ending
        rules.answers = self.answers(rules)
        show_class_attributes((*rules.effects.values(), *rules.offers.values()))
        return rules

    def digest_of(self, cards: Document, seats: int, options: dict[str, Value], version: int) -> str:
        """Return the digest of rules in a rules version; ``options`` holds the values of all options."""
        counted = {name: value for name, value in options.items() if not self.is_later_default(name, value)}
        return self.digest(cards, {"game": self.name, "version": version, "seats": seats, "options": counted})

    def is_later_default(self, name: str, value: Value) -> bool:
        """Return whether an option of ``later_options`` has its default, which leaves the rules as they were before."""
        return name in self.later_options and value == self.options[name][0]

    def older_digests(self, rules: R) -> list[str]:
        """Return the digests of the rules in each of ``older_versions``."""
        return [self.digest_of(rules.cards, rules.seats, rules.options, one) for one in self.older_versions]


AnyGame = Game[State, Rules, AnyView]
"""Any game. Its functions accept only states and rules of that game, which ``state.rules.game`` names."""


def meant(rules: Rules, ask: Ask, words: Words) -> object:
    """Return the answer that the words mean for this ask, legal or not. Raise BadInput if they mean nothing."""
    answers = rules.answers_to(ask.kind)
    found = answers.option(words)
    if found is None:
        said = brief(" ".join(words))
        right = [repr(one) for one in answers.examples(ask.options)]
        raise BadInput(flaw("answer-words", said=said, kind=repr(ask.kind), **either(right)))
    return found


def shares(scores: Sequence[int]) -> tuple[float, ...]:
    """Return each seat's share of the win: those with most points share 1 equally. Empty if there are no scores."""
    best = [seat for seat in range(len(scores)) if scores[seat] == max(scores)]
    return tuple([1 / len(best) if seat in best else 0.0 for seat in range(len(scores))])


def pack_fields(state: State) -> Document:
    """Return the slots of a state's own class by name, ready for JSON."""
    return {name: plain(getattr(state, name)) for name in type(state).__slots__}


def unpack_fields(fresh: State, table: Document, skeleton: State) -> State:
    """Fill ``fresh``, a state at the start of a game, from ``pack_fields`` and the stack of ``skeleton``; return it.

    Raises BadInput if a field is missing.
    """
    fresh.stack = skeleton.stack
    for name in type(fresh).__slots__:
        if name not in table:
            raise BadInput(f"This table of {fresh.rules.game} is damaged: it lacks {name!r}.")
        setattr(fresh, name, like(table[name], getattr(fresh, name)))
    return fresh
