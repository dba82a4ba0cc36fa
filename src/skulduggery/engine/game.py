"""What every game gives to the one door (api.py)."""

from collections.abc import Sequence
from typing import ClassVar

from skulduggery.engine.answers import Words
from skulduggery.engine.asks import Ask, BadInput, Flaw, IllegalAnswer, brief, flaw
from skulduggery.engine.chance import Rng
from skulduggery.engine.encoding import Encoding
from skulduggery.engine.knowledge.groups import Info
from skulduggery.engine.machine import Rules, State
from skulduggery.engine.policy_features import PolicyFeatures

Value = str | bool | int
Document = dict[str, object]
Objection = tuple[str, dict[str, str | int]]
"""Which text says what a rule refuses, or none; what is put into it."""


class Holding:
    """Something that a seat hides: where it lies (which everybody knows), what it is, and how strong that is."""

    __slots__ = ("strength", "what", "where")

    def __init__(self, where: Words, what: str, strength: float) -> None:
        self.where = where
        self.what = what
        self.strength = strength


class Profile:
    """What bots, arena, review and terminal need to know about a game besides its rules: figures measured for it.

    The defaults suit a small game for which nothing was learned.
    """

    def __init__(
        self,
        *,
        levels: dict[str, str] | None = None,
        prior_temperature: float = 1.5,
        hint_rollouts: int = 240,
        review_rollouts: int = 40,
        review_player: str = "heuristic",
        review_depth: int = 12,
        world_spread: float = 0.15,
        value_sampling: int = 9,
        policy_batch: int = 60,
        trial_deals: int = 20,
        terminal_options: dict[str, Value] | None = None,
    ) -> None:
        self.levels = levels or {
            "beginner": "flat:z=1,rollouts=12,skip_rate=0.6",
            "casual": "flat:z=1,rollouts=24,skip_rate=0.4",
            "sharp": "flat:z=1,rollouts=60,skip_rate=0.15",
            "ruthless": "flat:z=1",
        }
        """How each level of opponent thinks, as the spec of a bot."""
        self.prior_temperature = prior_temperature
        """How much less strictly than the rules of thumb a prior prefers."""
        self.hint_rollouts = hint_rollouts
        """Rollouts for a hint."""
        self.review_rollouts = review_rollouts
        """Rollouts for each question of a review where three play."""
        self.review_player = review_player
        """Which fast policy plays on in a review: ``learned`` or ``heuristic``."""
        self.review_depth = review_depth
        """How many answers a rollout of a review goes on, on average, before the learned value takes over."""
        self.world_spread = world_spread
        """How far apart the win chances of worlds are before any is looked at (standard deviation)."""
        self.value_sampling = value_sampling
        """One in so many questions becomes an example for a learned value: those beside it say much the same."""
        self.policy_batch = policy_batch
        """Games between two steps of training a policy, all numbers of seats alike."""
        self.trial_deals = trial_deals
        """Deals of each trial of a trained policy, for each number of seats."""
        self.terminal_options = terminal_options or {}
        """Options that suit one terminal better than the default, which suits a table of many."""


class Game:
    """One of the games, as the rest of the house sees it."""

    name: str = ""
    package: str = ""
    """Where its files are: ``cards/house.toml``, ``text/locale/*.ftl``, ``learning/*``."""
    profile: Profile
    seats: tuple[int, int] = (2, 2)
    """The least and the greatest number of seats."""
    options: dict[str, tuple[Value, ...]]
    """Each table option with its values, the default first."""
    defaults_by_seats: ClassVar[dict[int, dict[str, Value]]] = {}
    """Options whose default is another with so many seats."""
    variants: tuple[int, ...] = ()
    """The numbers of seats that are a variant of the house, to be marked as such."""
    rules_version: int = 1
    """Grows when a recorded game would come out differently."""
    bluff_kinds: tuple[str, ...] = ()
    """The kinds of question whose answer may make others take what it hides for more than it is."""
    challenge_kinds: tuple[str, ...] = ()
    """The kinds of question and of open offer by which a seat says that ``challenged`` is a bluff."""
    telling_kinds: tuple[str, ...] = ()
    """The kinds of question whose answers say much of what a seat hides: all, if none is named."""
    has_proposals: bool = False
    """Whether there are ``propose`` and ``rewind_into``, which make walks among worlds cheap."""
    explanation_groups: tuple[str, ...] = ()
    """For each of ``value_features`` under which head it is told why an answer is good; nothing where it isn't told."""

    kinds: tuple[str, ...] = ()
    """The kinds of question that ``policy_features`` tells apart; others share one of them."""

    def check_options(self, given: dict[str, Value]) -> dict[str, Value]:
        """All options with their values, the default where none is given. Raises BadInput for one that is unknown."""
        for name, value in given.items():
            if name not in self.options:
                raise BadInput(flaw("option", game=self.name, option=repr(name), **either(list(self.options))))
            if not any(type(value) is type(one) and value == one for one in self.options[name]):
                right = either([shown(one) for one in self.options[name]])
                raise BadInput(flaw("option-value", game=self.name, option=name, value=shown(value), **right))
        return {name: given.get(name, values[0]) for name, values in self.options.items()}

    def check_seats(self, seats: int) -> None:
        """Raises BadInput unless the game can be played by so many."""
        if not self.seats[0] <= seats <= self.seats[1]:
            least, most = self.seats
            raise BadInput(flaw("seats", game=self.name, least=str(least), most=str(most), seats=str(seats)))

    def house_cards(self) -> Document:
        """Return the card data that come with the game: none, if it has no card file."""
        return {"id": self.name}

    def read_cards(self, text: str, source: str) -> Document:
        """Return card data from the text of a file. Raises BadInput with every problem: file, card, field, remedy."""
        raise BadInput(flaw("no-cards", game=self.name))

    def describe(self, cards: Document) -> object:
        """Card data taken apart for whoever words it: the data itself unless they hold a language of their own."""
        return cards

    def check_cards(self, cards: Document, source: str) -> None:
        """Raises BadInput unless the document is card data that can be played."""
        if cards != self.house_cards():
            raise BadInput(flaw("no-cards", game=self.name))

    def card_warnings(self, cards: Document, source: str) -> tuple[Flaw, ...]:
        """What is to be known of card data that can be played: suspicious, or left out."""
        return ()

    def make_rules(self, cards: Document, seats: int, options: dict[str, Value]) -> Rules:
        """Rules for card data that ``read_cards`` let pass. Raises BadInput for seats or options that don't fit."""
        raise NotImplementedError

    def older_digests(self, cards: Document, seats: int, options: dict[str, Value]) -> list[str]:
        """Return the digests that such rules had in older versions, as far as a save of these can be played on."""
        return []

    def start(self, rules: Rules, rng: int) -> State:
        """The table before the first thing happens."""
        raise NotImplementedError

    def view(self, s: State, seat: int) -> object:
        """What the screen of a seat shows; it has a ``key()``."""
        raise NotImplementedError

    def standings(self, rules: Rules, view: object) -> object:
        """What a view shows of how things stand, counted: so that no screen counts by itself."""
        return None

    def plain(self, view: object) -> list[tuple[str, str]]:
        """Return what a view shows as names and values: for screens that have no board for this game."""
        return [(name, in_words(getattr(view, name))) for name in getattr(view, "__slots__", ())]

    def infostate(self, s: State, seat: int) -> Info:
        """What a seat knows by perfect recall."""
        raise NotImplementedError

    def redeal(self, info: Info, rng: Rng) -> State:
        """A state that the seat could be in, each equally likely."""
        raise NotImplementedError

    def key(self, info: Info) -> tuple[object, ...]:
        """All of an information state as one value."""
        raise NotImplementedError

    def propose(self, info: Info, world: State, rng: Rng) -> State:
        """Another state that the seat could be in, near ``world``: each comes from the other equally often. Where
        ``has_proposals`` is not set, nothing needs it."""
        raise NotImplementedError

    def rewind_into(self, world: State, s: State) -> State:
        """A moment of a game, as it was in the history that ends in ``world``, which a seat can't tell from that game's
        end: all that any seat knew then is right. Where ``has_proposals`` is not set, nothing needs it."""
        raise NotImplementedError

    def reconstruct(
        self, world: State, s: State, ask: Ask, answer: object, viewer: int, later: Sequence[tuple[str, Words]]
    ) -> object:
        """What was answered at ``ask`` in a history that ends in ``world``, a re-dealt state.

        ``s`` is the state of that history now, ``answer`` what was answered in the game that was played: it stays
        unless it was hidden from ``viewer``. ``later`` are the entries that followed there, as in a log.
        """
        return answer

    def give_up(self, ask: Ask) -> object:
        """How a seat that has resigned answers, or None: then a legal answer is drawn."""
        return None

    def reveals_new(self, before: State, after: State) -> bool:
        """Whether anybody has seen a face between two states that it could not see before; in doubt it is so."""
        return True

    def policy(self, info: Info, ask: Ask, rng: Rng) -> object:
        """What a decent player would answer, from what the seat knows; the same every time for a stream."""
        return ask.draw(rng)

    def logits(self, info: Info, ask: Ask) -> tuple[float, ...]:
        """How ``policy`` leans to each listed option: a logarithm of chances, up to one number for all; nothing where
        the answers are not listed or not weighed."""
        return ()

    def policy_features(self, info: Info, ask: Ask) -> PolicyFeatures | None:
        """What a question looks like to the seat that is asked; None where its answers are not listed."""
        return None

    def value_features(self, s: State, seat: int) -> list[float]:
        """How a seat stands in a world with open cards, in numbers of about one: what values are learned from."""
        return []

    def encoding(self, rules: Rules) -> Encoding:
        """Return how what a seat knows, and its answers, are written in numbers: by default only what is asked."""
        return Encoding(rules)

    def holdings(self, s: State, seat: int) -> list[Holding]:
        """What a seat hides in a world with open cards, in an order that everybody knows."""
        return []

    def objection(self, s: State, refused: IllegalAnswer) -> Objection:
        """What exactly a rule refuses in an answer to ``s``, of what the seat that gave it knows."""
        return ("", {})

    def challenged(self, s: State) -> Holding | None:
        """What can be suspected now: a bluff if its strength is 0."""
        return None

    def scores(self, s: State) -> tuple[int, ...]:
        """Points of each seat; empty while the game runs."""
        raise NotImplementedError

    def returns(self, s: State) -> tuple[float, ...]:
        """Return the share of the win of each seat (1 in all), here by the most points; empty while the game runs."""
        scores = self.scores(s)
        best = [seat for seat in range(len(scores)) if scores[seat] == max(scores)]
        return tuple([1 / len(best) if seat in best else 0.0 for seat in range(len(scores))])

    def words(self, rules: Rules, ask: Ask, option: object) -> Words:
        """An answer by meaning, as a log keeps it."""
        return rules.answers_to(ask.kind).words(option)

    def option(self, rules: Rules, ask: Ask, words: Words) -> object:
        """The answer that the words mean for this ask, legal or not. Raises BadInput if they mean none."""
        answers = rules.answers_to(ask.kind)
        found = answers.option(words)
        if found is None:
            said = brief(" ".join(words))
            right = [repr(one) for one in answers.examples(ask.options)]
            raise BadInput(flaw("answer-words", said=said, kind=repr(ask.kind), **either(right)))
        return found

    def pack(self, s: State) -> Document:
        """Return what lies on the table, by name, for a save: here the fields of the state as they are."""
        return {name: plain(getattr(s, name)) for name in type(s).__slots__}

    def unpack(self, rules: Rules, table: Document, s: State) -> State:
        """The state that was packed; ``s`` brings the stack and the stream. Raises BadInput if it doesn't fit."""
        out = self.start(rules, s.rng)
        out.stack = s.stack
        for name in type(out).__slots__:
            if name not in table:
                raise BadInput(f"This table of {self.name} is damaged: it lacks {name!r}.")
            setattr(out, name, like(table[name], getattr(out, name)))
        return out

    def write_position(self, s: State) -> str:
        """A position as one line of text. Raises BadInput where it can't be written."""
        raise BadInput(f"Positions of {self.name} can't be written; save the game instead.")

    def read_position(self, rules: Rules, text: str) -> State:
        """The position that a line of text means. Raises BadInput."""
        raise BadInput(f"Positions of {self.name} can't be read; load a saved game instead.")

    def sound(self, s: State) -> str:
        """Say which of the things that hold in every state doesn't; nothing if all do."""
        return ""


def in_words(value: object) -> str:
    """Return a value as it is shown where nothing draws it."""
    return ", ".join([in_words(one) for one in value]) if isinstance(value, (list, tuple)) else str(value)


def plain(value: object) -> object:
    """Return a value with lists where it has tuples, as JSON has them."""
    return [plain(one) for one in value] if isinstance(value, (list, tuple)) else value


def like(value: object, model: object) -> object:
    """Return a value from JSON with tuples where ``model`` has them; below the first floor of a list all are tuples."""
    if not isinstance(value, list):
        return value
    inner = [like(one, ()) for one in value]
    return inner if isinstance(model, list) else tuple(inner)


def listed(items: list[str]) -> str:
    """``a, b or c``, in English."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} or {items[-1]}"


def either(known: Sequence[str]) -> dict[str, str]:
    """What is put into a text that names some words: ``a, b or c``."""
    return {"many": "yes" if len(known) > 1 else "no", "known": ", ".join(known[:-1]), "last": known[-1]}


def shown(value: object) -> str:
    """A value as it is written in an options file."""
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else repr(value)
