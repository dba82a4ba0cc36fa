"""Documents: logs and saves as text, read back with one clear sentence where they are damaged.

A log is lines of JSON: a header, then one line an entry, ``["2","take","bruiser"]``. A save is one JSON object. Both
carry their card data, so that they outlive a change of the house cards; both name cards and effects, never numbers.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from skulduggery import api
from skulduggery.api import BadInput, Document, Rules, State, Value
from skulduggery.core.machine import Frame
from skulduggery.core.machine import State as Skeleton
from skulduggery.fair import DealList, Receipt, Shuffle
from skulduggery.record import Record, Source

LOG_FORMAT = 1
SAVE_FORMAT = 2
LONGEST = 4_000_000
"""Bytes of the longest document that is read."""


class Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a log begins with. ``variant``: so many seats are a variant of the house; ``in_turn``: play is serial though
    the options say it is live; ``shuffle``: where its chance came from, if that can be checked; ``bots``: the seats
    (from 1) of those who were no people from the beginning, as far as the server knew.
    """

    log: int
    game: str
    seats: int
    options: dict[str, Value]
    digest: str
    players: list[str]
    cards: msgspec.Raw
    variant: bool = False
    in_turn: bool = False
    shuffle: Shuffle | None = None
    bots: list[int] = []


class Version(msgspec.Struct):
    """The one thing that every save has in common."""

    save: int = 0


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """A state at one moment. ``stack``: effect, pc, seat, source, registers of each frame, the lowest first."""

    save: int
    game: str
    seats: int
    options: dict[str, Value]
    digest: str
    cards: msgspec.Raw
    rng: int
    stack: list[tuple[str, int, int, int, list[int]]]
    table: dict[str, Any]


KEPT = 64
"""How many rules that were read from documents are kept for the next one."""
_rules: dict[str, Rules] = {}


def raw_cards(rules: Rules) -> msgspec.Raw:
    """The card data of some rules as JSON, written once."""
    if not rules.raw_cards:
        rules.raw_cards = msgspec.json.encode(rules.cards)
    return msgspec.Raw(rules.raw_cards)


def rules_for(game: str, seats: int, options: dict[str, Value], digest: str, raw: msgspec.Raw, source: str) -> Rules:
    """The rules that a document names, made once. Raises BadInput if its own card data don't give its digest."""
    known = _rules.get(digest)
    same = known is not None and known.game == game and known.seats == seats and known.options == options
    if known is not None and same and known.raw_cards == bytes(raw):
        return known
    cards: Document = _decode(bytes(raw), dict[str, Any], f"{source}, the cards in it")
    try:
        chosen = api.game(game)
        chosen.check_cards(cards, "its cards")
        rules = chosen.make_rules(cards, seats, options)
    except BadInput as error:
        raise BadInput(*[f"{source}: {problem}" for problem in error.problems]) from None
    if rules.digest != digest:
        raise BadInput(
            f"{source}: made under rules {digest[:40]}, and its cards and options give {rules.digest} here; "
            "it needs the version of Skulduggery it was made with."
        )
    rules.raw_cards = bytes(raw)
    if len(_rules) >= KEPT:
        _rules.clear()
    _rules[digest] = rules
    return rules


def write_log(record: Record, shuffle: Shuffle | None = None, bots: Sequence[int] = ()) -> bytes:
    """A game so far, as the bytes of a log file; ``shuffle`` only of one that is over. ``bots``: seats from 0."""
    rules = record.rules
    variant = rules.seats in api.game(rules.game).variants
    players = list(record.players)
    cards = raw_cards(rules)
    header = Header(
        LOG_FORMAT,
        rules.game,
        rules.seats,
        rules.options,
        rules.digest,
        players,
        cards,
        variant,
        rules.in_turn,
        shuffle,
        [seat + 1 for seat in bots],
    )
    lines = [msgspec.json.encode(header)]
    lines += [msgspec.json.encode([who, *what]) for who, what in record.entries]
    return b"\n".join(lines) + b"\n"


def read_log(data: bytes, name: str, source: Source | None = None) -> Record:
    """The game that a log holds, played again from the start. ``name`` names the file in messages.

    Raises BadInput with the line, what is wrong there and what would be right.
    """
    lines = _lines(data, name)
    header = _decode(lines[0], Header, f"{name} line 1")
    if header.log != LOG_FORMAT:
        raise BadInput(f"{name} line 1: log format {header.log} is unknown; this version reads format {LOG_FORMAT}.")
    rules = rules_for(header.game, header.seats, header.options, header.digest, header.cards, f"{name} line 1")
    if wrong := [seat for seat in header.bots if not 1 <= seat <= rules.seats]:
        raise BadInput(f"{name} line 1: there is no seat {wrong[0]} for a bot; there are 1 to {rules.seats}.")
    if header.in_turn:
        rules = api.serial(rules)
    try:
        record = Record(rules, None, tuple(header.players))
    except BadInput as error:
        raise BadInput(f"{name} line 1: {error}") from None
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        words = _decode(line, list[str], f"{name} line {number}")
        if len(words) < 2:
            raise BadInput(f'{name} line {number}: an entry says who and what, as in ["2","take","bruiser"].')
        try:
            record.enter(words[0], tuple(words[1:]))
        except BadInput as error:
            raise BadInput(f"{name} line {number}: {error}") from None
        except api.IllegalAnswer as error:
            said = " ".join(words)
            raise BadInput(f"{name} line {number}: {said!r} is against the rules ({error.rule}).") from None
    record.resume(source)
    return record


def read_shuffle(data: bytes, name: str) -> Shuffle:
    """Where the chance of a game came from, as its log says. Raises BadInput if it doesn't."""
    header: Header = _decode(_lines(data, name)[0], Header, f"{name} line 1")
    if header.shuffle is None:
        raise BadInput(
            f"{name} line 1: this log doesn't say where its chance came from; "
            "that of a game which was played to its end at a server does."
        )
    return header.shuffle


def read_bots(data: bytes, name: str) -> list[str]:
    """The names of those who were no people from the beginning: as the list says that was sealed before the deal,
    without one as the log itself says.

    The log must be one that ``read_log`` reads. Raises BadInput if the list is none.
    """
    header: Header = _decode(_lines(data, name)[0], Header, f"{name} line 1")
    if header.shuffle is None:
        return [header.players[seat - 1] for seat in header.bots]
    listed: DealList = _decode(header.shuffle.listed.encode(), DealList, f"{name} line 1: the list")
    return [seat.name for seat in listed.seats if seat.kind == "bot"]


def read_receipt(data: bytes, name: str) -> Receipt:
    """What a client has kept of a game. Raises BadInput if it is damaged."""
    out: Receipt = _decode(data, Receipt, name)
    return out


def write_save(state: State) -> bytes:
    """A state as bytes, at any question."""
    rules = state.rules
    return msgspec.json.encode(
        Save(
            SAVE_FORMAT,
            rules.game,
            rules.seats,
            rules.options,
            rules.digest,
            raw_cards(rules),
            int(state.rng),
            [(f[0].name, f[1], f[2], f[3], list(f[4])) for f in state.stack],
            api.pack(state),
        )
    )


def read_save(data: bytes, name: str) -> State:
    """The state that was saved. Raises BadInput if the save is damaged or of a format that is not known."""
    if len(data) > LONGEST:
        raise BadInput(f"{name}: {len(data)} bytes are too many for a save; {LONGEST} are read at most.")
    number = _decode(data, Version, name).save
    if number in UPGRADES:
        document = _decode(data, dict[str, Any], name)
        while document["save"] in UPGRADES:
            document = _upgraded(document, name)
        number = document["save"]
        data = msgspec.json.encode(document)
    if number != SAVE_FORMAT:
        raise BadInput(f"{name}: save format {number!r} is unknown; this version reads formats 1 to {SAVE_FORMAT}.")
    save: Save = _decode(data, Save, name)
    rules = rules_for(save.game, save.seats, save.options, save.digest, save.cards, name)
    stack: list[Frame] = []
    for effect, pc, seat, source, registers in save.stack:
        if effect not in rules.effects:
            raise BadInput(f"{name}: this save is damaged: {save.game} has no effect {effect[:40]!r}.")
        stack.append((rules.effects[effect], pc, seat, source, tuple(registers)))
    if not -1 <= save.rng < 1 << 63:
        raise BadInput(f"{name}: this save is damaged: its stream of chance is out of range.")
    try:
        return api.unpack(rules, save.table, Skeleton(rules, stack, save.rng))
    except BadInput as error:
        raise BadInput(f"{name}: {error}") from None


def _upgrade_1(document: dict[str, Any]) -> dict[str, Any]:
    """Format 1 listed the seats that had passed and knew no piles from which nothing could be taken."""
    table = dict(document["table"])
    passed = table.pop("passed")
    if not isinstance(passed, list) or any(type(seat) is not int or not 0 <= seat < 32 for seat in passed):
        raise ValueError("passed is no list of seats")
    if len(set(passed)) < len(passed):
        raise ValueError("passed names a seat twice")
    table["out"] = sum(1 << seat for seat in passed)
    table["barren"] = 0
    return {**document, "save": 2, "table": table}


UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _upgrade_1}


def _upgraded(document: dict[str, Any], name: str) -> dict[str, Any]:
    number = document["save"]
    try:
        return UPGRADES[number](document)
    except KeyError as error:
        raise BadInput(f"{name}: this save of format {number} is damaged: it lacks {error}.") from None
    except (TypeError, ValueError) as error:
        problem = error if isinstance(error, ValueError) else "its table is none"
        raise BadInput(f"{name}: this save of format {number} is damaged: {problem}.") from None


def _lines(data: bytes, name: str) -> list[bytes]:
    if len(data) > LONGEST:
        raise BadInput(f"{name}: {len(data)} bytes are too many for a log; {LONGEST} are read at most.")
    lines = data.rstrip().split(b"\n")
    if not lines[0].strip():
        raise BadInput(f"{name}: the file is empty; a log begins with a line that says which game it is.")
    return lines


def _decode(data: bytes, kind: Any, where: str) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError, ValueError) as error:
        right = "a list of words" if kind == list[str] else "a JSON object"
        raise BadInput(f"{where}: this is damaged or no such document ({error}); right would be {right}.") from None


__all__ = ["read_bots", "read_log", "read_receipt", "read_save", "read_shuffle", "rules_for", "write_log", "write_save"]
