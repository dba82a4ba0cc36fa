"""The one door: what every game offers to bots, terminal, server and learning environments.

>>> rules = make_rules("crooks", seats=2)
>>> state = new(rules, seed=7)
>>> ask = pending(state)[0]
>>> ask.kind, len(ask.options)
('recruit', 6)
>>> apply(state, ask.seat, ask.options[1])
()
>>> pending(state)[0].kind
'take'
"""

from collections.abc import Iterable, Sequence
from copy import deepcopy
from fractions import Fraction
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import permutations
from math import factorial
from typing import cast

from skulduggery.engine import machine
from skulduggery.engine.answers import Words
from skulduggery.engine.asks import (
    EVERYTHING,
    NATURE,
    SPECTATOR,
    Ask,
    BadInput,
    Fault,
    Flaw,
    IllegalAnswer,
    brief,
    flaw,
)
from skulduggery.engine.cards.files import guess, replaced
from skulduggery.engine.chance import NO_STREAM, Chance, KeyedStream, Rng
from skulduggery.engine.documents import Document, Options, Value, either
from skulduggery.engine.encoding import Encoding, Field, Section
from skulduggery.engine.events import Event
from skulduggery.engine.game import (
    AnyGame,
    AnyView,
    Game,
    Holding,
    Objection,
    meant,
    pack_fields,
    shares,
    unpack_fields,
)
from skulduggery.engine.knowledge import groups
from skulduggery.engine.machine import EFFECT, Rules, State
from skulduggery.engine.policy_features import POLICY_FEATURES, PolicyFeatures
from skulduggery.games.crooks.game import GAME as CROOKS
from skulduggery.games.mayhem.game import GAME as MAYHEM
from skulduggery.games.scoundrels.game import GAME as SCOUNDRELS
from skulduggery.locale import PACKAGES

__all__ = [
    "EVERYTHING",
    "NATURE",
    "POLICY_FEATURES",
    "SPECTATOR",
    "AnyGame",
    "AnyView",
    "Ask",
    "BadInput",
    "Chance",
    "Document",
    "Encoding",
    "Event",
    "Fault",
    "Field",
    "Flaw",
    "Game",
    "Holding",
    "IllegalAnswer",
    "Info",
    "KeyedStream",
    "Objection",
    "Options",
    "PolicyFeatures",
    "Rng",
    "Rules",
    "Section",
    "State",
    "Value",
    "Words",
    "apply",
    "brief",
    "challenged",
    "check_seat",
    "check_sound",
    "clone",
    "describe",
    "draw_from",
    "either",
    "encoding",
    "flaw",
    "game",
    "game_of",
    "games",
    "give_up",
    "guess",
    "holdings",
    "house_file",
    "in_turn",
    "infostate",
    "key",
    "learned_file",
    "logits",
    "make_rules",
    "new",
    "objection",
    "offers",
    "option",
    "outcomes",
    "over",
    "pack",
    "pending",
    "policy",
    "policy_features",
    "propose",
    "question",
    "read_cards",
    "read_position",
    "reconstruct",
    "redeal",
    "replace_card",
    "returns",
    "reveals_new",
    "rewind_into",
    "scores",
    "serial",
    "standings",
    "unpack",
    "value_features",
    "view",
    "words",
    "write_position",
]

Info = groups.Info[State]
"""What a seat of any game knows."""

GROUP = "skulduggery.games"
"""The group of entry points by which another package brings a game: each names a ``Game``."""


def _found() -> dict[str, AnyGame]:
    """Return the games of the house, then those that other packages bring, by their ids."""
    house = (cast(AnyGame, CROOKS), cast(AnyGame, SCOUNDRELS), cast(AnyGame, MAYHEM))
    found = {one.name: one for one in house}
    for entry in entry_points(group=GROUP):
        try:
            brought: AnyGame = entry.load()
        except (ImportError, AttributeError) as error:
            raise ImportError(f"the game {entry.name!r} of {entry.value} can't be loaded: {error}") from error
        if not isinstance(brought, Game):
            raise ImportError(f"the game {entry.name!r}: {entry.value} is {type(brought).__name__}, not a Game")
        if brought.name in found:
            raise ImportError(f"the game {brought.name!r} is here already; {entry.value} must call its own otherwise")
        found[brought.name] = brought
        PACKAGES[brought.name] = brought.package
    return found


_GAMES = _found()
_NOTHING: tuple[Event, ...] = ()


def games() -> tuple[str, ...]:
    """Return the ids of all games."""
    return tuple(_GAMES)


def game(name: str) -> AnyGame:
    """Return a game by its id. Raise BadInput if there is none."""
    found = _GAMES.get(name)
    if found is None:
        raise BadInput(flaw("game", game=repr(name), **either(list(_GAMES))))
    return found


def make_rules(
    name: str,
    seats: int,
    options: Options | None = None,
    cards: Document | None = None,
    in_turn: bool = False,
) -> Rules:
    """Return the rules of a game for so many seats, with the house cards unless others are given.

    ``in_turn``: play is serial whatever the options say, as between bots, who can't take what stands open.
    Raises BadInput for an unknown game or option, a number of seats that doesn't fit, or unusable cards.
    """
    chosen = game(name)
    if cards is None:
        cards = chosen.house_cards()
    else:
        cards = deepcopy(cards)
        chosen.check_cards(cards, "these-cards")
    rules = chosen.rules_for(cards, seats, options or {})
    rules.in_turn = rules.live and in_turn
    rules.live = rules.live and not in_turn
    return rules


def read_cards(name: str, text: str, source: str) -> Document:
    """Card data from the text of a file. Raises BadInput with every problem found."""
    return game(name).read_cards(text, source)


def replace_card(name: str, text: str, source: str, card: str, new: str, new_source: str) -> str:
    """Return the text of a card file in which the one card of the file ``new`` stands in place of another, which is
    named by its id or, as in ``job.cow``, by its kind too. Raise BadInput for what isn't there or can't be played."""
    out = replaced(text, source, card, new, new_source)
    read_cards(name, out, source)
    return out


def house_file(name: str) -> str:
    """Return the text of the file of a game's house cards."""
    return files(game(name).package).joinpath("cards", "house.toml").read_text("utf-8")


def learned_file(name: str, what: str) -> Traversable:
    """Return where a game keeps something that was learned for it, there or not: ``value.json``, ``policy.weights``."""
    return files(game(name).package).joinpath("learning", what)


def game_of(text: str) -> str:
    """Return the game whose house cards have most tables in common with the text of a card file; the first where it
    can't be read: whichever reader says what is wrong."""
    import tomllib  # only where a file is read: every start of the program would pay for it

    try:
        tables = tomllib.loads(text).keys()
    except (ValueError, RecursionError):
        return games()[0]
    return max(games(), key=lambda name: len(tables & game(name).house_cards().keys()))


def describe(name: str, cards: Document) -> object:
    """Card data that can be played, taken apart for whoever words it: in 3000 Scoundrels a ``Described``."""
    return game(name).describe(cards)


def new(rules: Rules, seed: int | None = None, listen: bool = False) -> State:
    """Return a new game. With a seed chance comes from a stream inside the state; without one nature is asked.

    ``listen`` makes ``apply`` return events; what happens before the first question is in ``state.events``.
    """
    state = _GAMES[rules.game].start(rules, NO_STREAM if seed is None else int(Rng(seed).x))
    if listen:
        state.events = []
    machine.run(state)
    return state


def pending(state: State) -> tuple[Ask, ...]:
    """What is asked now, at most one question a seat; nothing when the game is over."""
    return machine.pending(state)


def offers(state: State) -> tuple[Ask, ...]:
    """What seats may do now beside what is asked: nothing in serial play."""
    return machine.offers(state)


def apply(state: State, seat: int, answer: object, offer: str = "") -> tuple[Event, ...]:
    """Answer for a seat, in place, or take the open offer of kind ``offer``. Gives the events if somebody listens.

    Raises IllegalAnswer with the ID of the rule that refuses the answer: then nothing has changed.
    """
    if state.events is None:
        machine.apply(state, seat, answer, offer)
        return _NOTHING
    before = state.events
    state.events = []
    try:
        machine.apply(state, seat, answer, offer)
    except IllegalAnswer:
        state.events = before
        raise
    return tuple(state.events)


def outcomes(ask: Ask) -> list[tuple[object, Fraction]]:
    """Return every answer that chance can give to an ask of nature, with its probability: for exact work on small
    variants.

    Raises BadInput for an ask of a seat, and where there are more than 50,000 outcomes.
    """
    if ask.seat != NATURE:
        raise BadInput(f"{ask.kind!r} is asked of seat {ask.seat}, not of chance.")
    if ask.options:
        return [(option, Fraction(1, len(ask.options))) for option in ask.options]
    count = factorial(len(ask.ranges))
    if count > 50_000:
        raise BadInput(f"{len(ask.ranges)} things have too many orders to list; 8 at most can be listed.")
    return [(order, Fraction(1, count)) for order in permutations(range(len(ask.ranges)))]


def over(state: State) -> bool:
    """Return whether the game has ended."""
    return not state.stack


def clone(state: State) -> State:
    """Return a copy that goes its own way. Nobody listens to it."""
    return state.clone()


def check_seat(state: State, seat: int) -> None:
    """Raise BadInput unless it is a seat of this game or SPECTATOR."""
    if not (0 <= seat < state.seats or seat == SPECTATOR):
        raise BadInput(f"There is no seat {seat}; seats are 0 to {state.seats - 1}, and {SPECTATOR} is a spectator.")


def view(state: State, seat: int) -> AnyView:
    """What the screen of a seat (or of a SPECTATOR) shows under the table's memory options.

    EVERYTHING shows all cards: for who looks at a game that is over. Raises BadInput for a seat that isn't there.
    """
    if seat != EVERYTHING:
        check_seat(state, seat)
    return _GAMES[state.rules.game].view(state, seat)


def standings(rules: Rules, seen: AnyView) -> object:
    """What a view shows of how things stand, counted: in Crooks a list of ``Standing``, one for each target."""
    return _GAMES[rules.game].standings(rules, seen)


def infostate(state: State, seat: int) -> Info:
    """Return all that a seat knows by perfect recall, as facts. The messages it was sent are in ``record.Record``."""
    check_seat(state, seat)
    return _GAMES[state.rules.game].infostate(state, seat)


def redeal(info: Info, rng: Rng) -> State:
    """Return a state that the seat could be in, each as likely as another, with a new stream of chance."""
    state = _GAMES[info.state.rules.game].redeal(info, rng)
    machine.run(state)
    return state


def propose(info: Info, world: State, rng: Rng) -> State:
    """Return another state that the seat could be in, near ``world``: each comes from the other equally often. Only in
    games that say ``has_proposals``; nothing goes on by itself in it."""
    return _GAMES[info.state.rules.game].propose(info, world, rng)


def rewind_into(world: State, state: State) -> State:
    """Return a moment of a game, as it was in the history that ends in ``world``, which a seat can't tell from its end.

    All that seats knew then is right, and what they were asked; what nobody knew may not be. Only in games that say
    ``has_proposals``.
    """
    return _GAMES[world.rules.game].rewind_into(world, state)


def key(info: Info) -> tuple[object, ...]:
    """Return an information state as one value that can be compared and hashed."""
    return _GAMES[info.state.rules.game].key(info)


def question(info: Info) -> Ask:
    """What is asked of the seat whose information state this is. Raises BadInput if nothing is."""
    stack = info.state.stack
    if stack and info.seat in stack[-1][EFFECT].asked(info.state, stack[-1]):
        for ask in machine.pending(info.state):
            if ask.seat == info.seat:
                return ask
    raise BadInput(f"Nothing is asked of seat {info.seat} now.")


def policy(info: Info, ask: Ask, rng: Rng) -> object:
    """What a decent player would answer, from what the seat knows. Cheap: searches play on with it."""
    return _GAMES[info.state.rules.game].policy(info, ask, rng)


def logits(info: Info, ask: Ask) -> tuple[float, ...]:
    """How ``policy`` leans to each of ``ask.options``: the logarithms of its chances, up to one number for all.

    Nothing where answers are too many to list, or not weighed. No chance is in it.
    """
    return _GAMES[info.state.rules.game].logits(info, ask)


def policy_features(info: Info, ask: Ask) -> PolicyFeatures | None:
    """What a question looks like to the seat that is asked, in small sparse numbers, from what it knows: what policies
    are learned from. None where its answers are not listed."""
    return _GAMES[info.state.rules.game].policy_features(info, ask)


_in_turn: dict[str, Rules] = {}


def serial(rules: Rules) -> Rules:
    """The same rules for serial play: what stands open at any time is asked in its windows. Made once."""
    if not rules.live:
        return rules
    if rules.digest not in _in_turn:
        if len(_in_turn) >= 64:
            _in_turn.clear()
        twin = _GAMES[rules.game].rules_for(rules.cards, rules.seats, rules.options)
        twin.live, twin.in_turn = False, True
        _in_turn[rules.digest] = twin
    return _in_turn[rules.digest]


def in_turn(state: State) -> None:
    """Go on in serial play from here, as a search needs it."""
    state.rules = serial(state.rules)


def draw_from(state: State, seed: int | None) -> None:
    """Let chance come from a stream inside the state from now on, or be asked, as ``new`` does with a seed or none."""
    state.rng = NO_STREAM if seed is None else int(Rng(seed).x)
    machine.run(state)


def reconstruct(
    world: State, state: State, ask: Ask, answer: object, viewer: int, later: Sequence[tuple[str, Words]] = ()
) -> object:
    """What was answered at ``ask`` in a history that ends in ``world``, a re-deal, and has come to ``state``.

    ``answer`` is what was answered in the game that was played; it stays unless it was hidden from ``viewer``.
    ``later`` are the entries that followed there, as a log holds them.
    """
    return _GAMES[state.rules.game].reconstruct(world, state, ask, answer, viewer, later)


def give_up(state: State, ask: Ask) -> object:
    """How a seat that has resigned answers, or None: then a legal answer is drawn."""
    return _GAMES[state.rules.game].give_up(ask)


def value_features(state: State, seat: int) -> list[float]:
    """How a seat stands in ``state``, all cards open, in so many numbers of about one; what they are is each game's
    ``features.NAMES``. Not for a state from which something is hidden."""
    return _GAMES[state.rules.game].value_features(state, seat)


_encodings: dict[str, Encoding] = {}


def encoding(rules: Rules) -> Encoding:
    """How what a seat knows, and its answers, are written in numbers for learning programs. Made once."""
    if rules.digest not in _encodings:
        if len(_encodings) >= 64:
            _encodings.clear()
        _encodings[rules.digest] = _GAMES[rules.game].encoding(rules)
    return _encodings[rules.digest]


def holdings(state: State, seat: int) -> list[Holding]:
    """What a seat hides in ``state``, all cards open: in every world that fits what is public the same places, in the
    same order. Not for a state from which something is hidden."""
    return _GAMES[state.rules.game].holdings(state, seat)


def challenged(state: State) -> Holding | None:
    """What can be suspected now in ``state``, all cards open: a bluff if its strength is 0. None if nothing can."""
    return _GAMES[state.rules.game].challenged(state)


def objection(state: State, refused: IllegalAnswer) -> Objection:
    """What exactly a rule refuses in an answer to ``state``, for the eyes of who gave it.

    The text ``objection-WORD`` of the game, by its word, with what is put into it; no word where the rule says all.
    """
    return _GAMES[state.rules.game].objection(state, refused)


def reveals_new(before: State, after: State) -> bool:
    """Return whether anybody has seen a face between two states of a game that it could not see before; rather too
    often."""
    return _GAMES[after.rules.game].reveals_new(before, after)


def scores(state: State) -> tuple[int, ...]:
    """Points of each seat; empty while the game runs."""
    return _GAMES[state.rules.game].scores(state)


def returns(state: State) -> tuple[float, ...]:
    """The share of the win of each seat, 1 in all; empty while the game runs."""
    chosen = _GAMES[state.rules.game]
    return shares(chosen.scores(state)) if chosen.returns is None else chosen.returns(state)


def words(rules: Rules, ask: Ask, answer: object) -> Words:
    """Return an answer by meaning, as logs keep it: ``("place", "5", "down")``."""
    return rules.answers_to(ask.kind).words(answer)


def option(rules: Rules, ask: Ask, said: Iterable[object]) -> object:
    """Return the answer that words mean for an ask, legal or not. Raise BadInput if they mean none."""
    heard: Words = ()
    for word in said:
        if not isinstance(word, str):
            raise BadInput(f"An answer is said in words; {word!r} is none.")
        heard = (*heard, word)
    return meant(rules, ask, heard)


def write_position(state: State) -> str:
    """Return a position as one line of text. Raise BadInput where it can't be written."""
    return _GAMES[state.rules.game].write_position(state)


def read_position(rules: Rules, text: str) -> State:
    """Return the position that a line of text means. Raise BadInput."""
    return _GAMES[rules.game].read_position(rules, text)


def pack(state: State) -> Document:
    """What lies on the table of a state, by name, for a save."""
    pack = _GAMES[state.rules.game].pack
    return pack_fields(state) if pack is None else pack(state)


def unpack(rules: Rules, table: Document, skeleton: State) -> State:
    """Return the state that was packed, with the stack and the stream of ``skeleton``. Raise BadInput for another
    shape."""
    chosen = _GAMES[rules.game]
    if chosen.unpack is None:
        return unpack_fields(chosen.start(rules, skeleton.rng), table, skeleton)
    return chosen.unpack(rules, table, skeleton)


def check_sound(state: State) -> str:
    """Say which of the things that hold in every state doesn't (cards are conserved, ...); nothing if all do.

    ``read_position`` holds what a person writes to it.
    """
    return _GAMES[state.rules.game].sound(state)
