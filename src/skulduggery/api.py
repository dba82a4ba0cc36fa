"""The public interface of the rules: everything that bots, terminal, server and environments may ask of a game.

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
    ANY,
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
from skulduggery.engine.claims import Claim
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
    "Claim",
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
    "claims",
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
    "infostate",
    "key",
    "learned_file",
    "logits",
    "make_rules",
    "make_serial",
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
    "promises",
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
    "serial_rules",
    "standings",
    "unpack",
    "value_features",
    "view",
    "words",
    "write_position",
]

Info = groups.Info[State]
"""The information state of a seat, in any game."""

GROUP = "skulduggery.games"
"""The group of entry points in which other packages register games. Each must name a ``Game``."""


def _found() -> dict[str, AnyGame]:
    """Return the games of this package, then those of others, by ID. Raise ImportError for an unusable entry."""
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
    """Return the IDs of all games."""
    return tuple(_GAMES)


def game(name: str) -> AnyGame:
    """Return a game by its ID. Raise BadInput if there is none."""
    found = _GAMES.get(name)
    if found is None:
        raise BadInput(flaw("game", game=repr(name), **either(list(_GAMES))))
    return found


def make_rules(
    name: str,
    seats: int,
    options: Options | None = None,
    cards: Document | None = None,
    serial: bool = False,
) -> Rules:
    """Return the rules of a game for a number of seats, with the house cards unless ``cards`` are given.

    ``serial`` makes play serial even if the options say live. Bots that play each other need it, because they don't
    take open offers. Raise BadInput for an unknown game or option, an unsupported number of seats or unusable cards.
    """
    chosen = game(name)
    if cards is None:
        cards = chosen.house_cards()
    else:
        cards = deepcopy(cards)
        chosen.check_cards(cards, "these-cards")
    rules = chosen.rules_for(cards, seats, options or {})
    if rules.live and serial:
        rules.live, rules.made_serial = False, True
    return rules


def read_cards(name: str, text: str, source: str) -> Document:
    """Return card data from the text of the file ``source``. Raise BadInput with every problem found."""
    return game(name).read_cards(text, source)


def replace_card(name: str, text: str, source: str, card: str, new: str, new_source: str) -> str:
    """Return the text of a card file with one card replaced by the only card in the text ``new``.

    ``card`` is the ID of the card to replace, with its kind if the ID is ambiguous: ``job.cow``. Raise BadInput if
    there is no such card or the result can't be played. ``source`` and ``new_source`` name the two files.
    """
    out, line, own = replaced(text, source, card, new, new_source)
    try:
        read_cards(name, out, source)
    except BadInput as wrong:
        raise wrong.moved(str(line), new_source, str(own)) from None  # the new card has to be mended in its own file
    return out


def house_file(name: str) -> str:
    """Return the text of a game's house card file."""
    return files(game(name).package).joinpath("cards", "house.toml").read_text("utf-8")


def learned_file(name: str, what: str) -> Traversable:
    """Return the path of a learned file of a game, such as ``value.json`` or ``policy.weights``. It may not exist."""
    return files(game(name).package).joinpath("learning", what)


def game_of(text: str) -> str:
    """Return the game whose house cards share most tables with a card file.

    Return the first game if the text is no TOML, so that reading it for that game reports what is wrong.
    """
    import tomllib  # only where a file is read: every start of the program would pay for it

    try:
        tables = tomllib.loads(text).keys()
    except (ValueError, RecursionError):
        return games()[0]
    return max(games(), key=lambda name: len(tables & game(name).house_cards().keys()))


def describe(name: str, cards: Document) -> object:
    """Return card data in the structure from which its abilities are put into words, such as a ``Described``."""
    return game(name).describe(cards)


def new(rules: Rules, seed: int | None = None, listen: bool = False) -> State:
    """Return a new game at its first question.

    With a seed, chance comes from a stream inside the state. Without one, nature is asked. With ``listen``, ``apply``
    returns events, and those before the first question are in ``state.events``.
    """
    state = _GAMES[rules.game].start(rules, NO_STREAM if seed is None else int(Rng(seed).x))
    if listen:
        state.events = []
    machine.run(state)
    return state


def pending(state: State) -> tuple[Ask, ...]:
    """Return the questions that are asked now, at most one for each seat. Return none when the game is over."""
    return machine.pending(state)


def offers(state: State) -> tuple[Ask, ...]:
    """Return the open offers that seats may take now besides their questions. Return none in serial play."""
    return machine.offers(state)


def apply(state: State, seat: int, answer: object, offer: str = "") -> tuple[Event, ...]:
    """Answer a question for a seat, or take its open offer of kind ``offer``. The state changes in place.

    Return the events, or none unless the game was made with ``listen``. Raise IllegalAnswer with the ID of the rule
    that refuses the answer; the state is then unchanged.
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
    """Return every answer that nature can give to one of its asks, with its probability.

    For exact work on small variants. Raise BadInput for an ask of a seat or if there are more than 50,000 outcomes.
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
    """Return an independent copy of a state. It records no events."""
    return state.clone()


def check_seat(state: State, seat: int) -> None:
    """Raise BadInput unless ``seat`` is a seat of this game or SPECTATOR."""
    if not (0 <= seat < state.seats or seat == SPECTATOR):
        raise BadInput(f"There is no seat {seat}; seats are 0 to {state.seats - 1}, and {SPECTATOR} is a spectator.")


def view(state: State, seat: int) -> AnyView:
    """Return what the screen of a seat shows under the table's memory options.

    ``seat`` can also be SPECTATOR, or EVERYTHING for all cards of a game that is over. Raise BadInput if there is no
    such seat.
    """
    if seat != EVERYTHING:
        check_seat(state, seat)
    return _GAMES[state.rules.game].view(state, seat)


def standings(rules: Rules, seen: AnyView) -> object:
    """Return a count of how a view stands, in the type of its game. In Crooks: a ``Standing`` for each target."""
    return _GAMES[rules.game].standings(rules, seen)


def infostate(state: State, seat: int) -> Info:
    """Return the information state of a seat: the facts it knows by perfect recall.

    ``record.Record`` has the messages that the seat was sent. Raise BadInput if there is no such seat.
    """
    check_seat(state, seat)
    return _GAMES[state.rules.game].infostate(state, seat)


def redeal(info: Info, rng: Rng) -> State:
    """Return a random state that fits the information state, with a new stream of chance.

    Every deal and hidden answer that fits is equally likely.
    """
    state = _GAMES[info.state.rules.game].redeal(info, rng)
    machine.run(state)
    return state


def propose(info: Info, world: State, rng: Rng) -> State:
    """Return a random state near ``world`` that also fits the information state, as a proposal of a Markov chain.

    Proposals are symmetric. Only for games with ``has_proposals``. The state does not run on by itself.
    """
    return _GAMES[info.state.rules.game].propose(info, world, rng)


def rewind_into(world: State, state: State) -> State:
    """Return an earlier moment, as it was in the history that ends in ``world``.

    ``state`` is that moment in the game as it was played. In the result, everything that a seat knew or was asked then
    is right; a card that no seat knew may differ. Only for games with ``has_proposals``.
    """
    return _GAMES[world.rules.game].rewind_into(world, state)


def key(info: Info) -> tuple[object, ...]:
    """Return an information state as one hashable value. Equal information states have equal keys."""
    return _GAMES[info.state.rules.game].key(info)


def question(info: Info) -> Ask:
    """Return the question that the seat of an information state is asked now. Raise BadInput if there is none."""
    stack = info.state.stack
    if stack and info.seat in stack[-1][EFFECT].asked(info.state, stack[-1]):
        for ask in machine.pending(info.state):
            if ask.seat == info.seat:
                return ask
    raise BadInput(f"Nothing is asked of seat {info.seat} now.")


def policy(info: Info, ask: Ask, rng: Rng) -> object:
    """Return the rules of thumb's answer to a question, from what the seat knows. Cheap enough for rollouts."""
    return _GAMES[info.state.rules.game].policy(info, ask, rng)


def logits(info: Info, ask: Ask) -> tuple[float, ...]:
    """Return the logits of ``policy`` for each of ``ask.options``: log probabilities up to a constant.

    Return an empty tuple if the answers are not listed or not weighed. The result is deterministic.
    """
    return _GAMES[info.state.rules.game].logits(info, ask)


def policy_features(info: Info, ask: Ask) -> PolicyFeatures | None:
    """Return sparse features of each option, from what the seat knows, as input of a learned policy.

    Return None if the answers are not listed.
    """
    return _GAMES[info.state.rules.game].policy_features(info, ask)


_serial: dict[str, Rules] = {}


def serial_rules(rules: Rules) -> Rules:
    """Return the same rules for serial play, in which open offers become questions at fixed moments. Cached."""
    if not rules.live:
        return rules
    if rules.digest not in _serial:
        if len(_serial) >= 64:
            _serial.clear()
        twin = _GAMES[rules.game].rules_for(rules.cards, rules.seats, rules.options)
        twin.live, twin.made_serial = False, True
        _serial[rules.digest] = twin
    return _serial[rules.digest]


def make_serial(state: State) -> None:
    """Continue a live game in serial play, as searches do."""
    state.rules = serial_rules(state.rules)


def draw_from(state: State, seed: int | None) -> None:
    """Replace the source of chance: a stream inside the state, or asks of nature if ``seed`` is None."""
    state.rng = NO_STREAM if seed is None else int(Rng(seed).x)
    machine.run(state)


def reconstruct(
    world: State, state: State, ask: Ask, answer: object, viewer: int, later: Sequence[tuple[str, Words]] = ()
) -> object:
    """Return the answer at ``ask`` in the history that ends in ``world``, a re-deal.

    ``state`` is that history at the ask. ``answer`` was given in the game as it was played; it is returned unless it
    was hidden from ``viewer``. ``later`` holds the following log entries.
    """
    return _GAMES[state.rules.game].reconstruct(world, state, ask, answer, viewer, later)


def give_up(state: State, ask: Ask) -> object:
    """Return the answer of a resigned seat, or None if a random legal answer must be drawn."""
    return _GAMES[state.rules.game].give_up(ask)


def value_features(state: State, seat: int) -> list[float]:
    """Return the position of a seat as floats of magnitude about 1, as input of a learned value.

    All cards must be known in ``state``. The names are in ``learning/value_features.py`` of the game.
    """
    return _GAMES[state.rules.game].value_features(state, seat)


_encodings: dict[str, Encoding] = {}


def encoding(rules: Rules) -> Encoding:
    """Return the encoding of observations and actions as numbers for learning programs. Cached."""
    if rules.digest not in _encodings:
        if len(_encodings) >= 64:
            _encodings.clear()
        _encodings[rules.digest] = _GAMES[rules.game].encoding(rules)
    return _encodings[rules.digest]


def holdings(state: State, seat: int) -> list[Holding]:
    """Return what a seat hides. All cards must be known in ``state``.

    In every world that fits public knowledge the result has the same places in the same order.
    """
    return _GAMES[state.rules.game].holdings(state, seat)


def challenged(state: State) -> Holding | None:
    """Return what can be suspected now, or None. All cards must be known in ``state``; a bluff has strength 0."""
    return _GAMES[state.rules.game].challenged(state)


def claims(before: Info, after: Info) -> list[Claim]:
    """Return what has changed for a seat between two of its information states, the most telling first."""
    return _GAMES[before.state.rules.game].claims(before, after)


def promises(info: Info, ask: Ask, answer: object) -> list[Claim]:
    """Return what follows for a seat from an answer alone, whatever comes of it, the most telling first."""
    return _GAMES[info.state.rules.game].promises(info, ask, answer)


def objection(state: State, refused: IllegalAnswer) -> Objection:
    """Return why an answer to ``state`` was refused, for the seat that gave it.

    Its word names the text ``objection-WORD`` of the game. The word is empty if the text of the rule says enough.
    """
    return _GAMES[state.rules.game].objection(state, refused)


def reveals_new(before: State, after: State, seat: int = ANY) -> bool:
    """Return whether some seat saw a face between two states that it could not see before. May be wrongly true.

    With a ``seat``, return whether that seat saw one, or everybody did. May be wrongly false then.
    """
    return _GAMES[after.rules.game].reveals_new(before, after, seat)


def scores(state: State) -> tuple[int, ...]:
    """Return the points of each seat, or an empty tuple while the game runs."""
    return _GAMES[state.rules.game].scores(state)


def returns(state: State) -> tuple[float, ...]:
    """Return each seat's share of the win, summing to 1, or an empty tuple while the game runs."""
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
    """Return the fields of a state by name, for a save."""
    pack = _GAMES[state.rules.game].pack
    return pack_fields(state) if pack is None else pack(state)


def unpack(rules: Rules, table: Document, skeleton: State) -> State:
    """Return the state that was packed, with the stack and the stream of ``skeleton``.

    Raise BadInput if the document has another shape.
    """
    chosen = _GAMES[rules.game]
    if chosen.unpack is None:
        return unpack_fields(chosen.start(rules, skeleton.rng), table, skeleton)
    return chosen.unpack(rules, table, skeleton)


def check_sound(state: State) -> str:
    """Return a sentence about an invariant that doesn't hold, such as a card that lies twice. Return "" if all hold.

    ``read_position`` checks positions that people wrote with it.
    """
    return _GAMES[state.rules.game].sound(state)
