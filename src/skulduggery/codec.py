"""Logs and saves as text, read back with one clear sentence about any damage.

A log is lines of JSON: a header, then one line an entry, ``["2","take","bruiser"]``. A save is one JSON object. Both
carry their card data, so that they outlive a change of the house cards; both name cards and effects, never numbers.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from skulduggery import api, renamed
from skulduggery.api import BadInput, Document, Rules, State, Value, flaw
from skulduggery.engine.machine import Frame
from skulduggery.engine.machine import State as Skeleton
from skulduggery.fair import DealList, Receipt, Shuffle
from skulduggery.record import Entry, Record, Source

LOG_FORMAT = 1
SAVE_FORMAT = 2
LONGEST = 4_000_000
"""The greatest length of a document that is read, in bytes."""


class Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a log."""

    log: int
    game: str
    seats: int
    options: dict[str, Value]
    digest: str
    players: list[str]
    cards: msgspec.Raw
    variant: bool = False
    """True for a number of seats that is a variant of this house."""
    made_serial: bool = msgspec.field(default=False, name="in_turn")
    """True if play was serial although the options say it is live."""
    shuffle: Shuffle | None = None
    """The origin of chance, if it can be checked."""
    bots: list[int] = []
    """The seats, from 1, that were known to be bots from the beginning."""


class Version(msgspec.Struct):
    """The field that every save has, whatever its format."""

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
"""The most rules, read from documents, that are cached."""
_rules: dict[str, Rules] = {}


def raw_cards(rules: Rules) -> msgspec.Raw:
    """Return the card data of some rules as JSON, written once."""
    if not rules.raw_cards:
        rules.raw_cards = msgspec.json.encode(rules.cards)
    return msgspec.Raw(rules.raw_cards)


def rules_for(
    game: str, seats: int, options: dict[str, Value], digest: str, raw: msgspec.Raw, older: bool = False
) -> Rules:
    """Return the rules that a document names, made once. Raise BadInput if its own card data don't give its digest.

    ``older``: if the document is of an older version, accept today's rules, provided that its game can play on from
    saves.
    """
    known = _rules.get(digest)
    same = known is not None and known.game == game and known.seats == seats and known.options == options
    if known is not None and same and known.raw_cards == bytes(raw):
        return known
    cards: Document = _decode(bytes(raw), dict[str, Any], "cards")
    chosen = api.game(game)
    chosen.check_cards(cards, "its-cards")
    rules = chosen.rules_for(cards, seats, options)
    if rules.digest != digest and not (older and digest in chosen.older_digests(rules)):
        raise BadInput(flaw("digest", digest=digest[:40], here=rules.digest))
    rules.raw_cards = bytes(raw)
    if len(_rules) >= KEPT:
        _rules.clear()
    _rules[rules.digest] = rules
    return rules


def write_log(record: Record, shuffle: Shuffle | None = None, bots: Sequence[int] = ()) -> bytes:
    """Return a game so far as the bytes of a log file.

    ``shuffle``: the origin of chance, only for a finished game; ``bots``: seats from 0.
    """
    rules = record.rules
    header = Header(
        LOG_FORMAT,
        rules.game,
        rules.seats,
        rules.options,
        rules.digest,
        list(record.players),
        raw_cards(rules),
        made_serial=rules.made_serial,
        shuffle=shuffle,
        bots=[seat + 1 for seat in bots],
    )
    return write_entries(header, record.entries)


def write_entries(header: Header, entries: Sequence[Entry]) -> bytes:
    """Return the bytes of a log from its parts, even if their rules are gone."""
    header.variant = header.seats in api.game(header.game).variants
    lines = [msgspec.json.encode(header)]
    lines += [msgspec.json.encode([who, *what]) for who, what in entries]
    return b"\n".join(lines) + b"\n"


def read_log(data: bytes, name: str, source: Source | None = None) -> Record:
    """Return the game that a log holds, played again from the start. ``name`` names the file in messages.

    Raise BadInput with the line, its fault, and what would be right.
    """
    lines = _lines(data, name)
    with _met(name, 1):
        record = _begun(_header_of(lines[0]))
    for number, line in enumerate(lines[1:], 2):
        if line.strip():
            with _met(name, number):
                _enter(record, _decode(line, list[str]))
    record.resume(source)
    return record


def _begun(header: Header) -> Record:
    """Return the game of which this is the header, before its first entry."""
    if header.log != LOG_FORMAT:
        raise BadInput(flaw("log-format", format=str(header.log), known=str(LOG_FORMAT)))
    rules = rules_for(header.game, header.seats, header.options, header.digest, header.cards)
    if wrong := [seat for seat in header.bots if not 1 <= seat <= rules.seats]:
        raise BadInput(flaw("log-bots", seat=str(wrong[0]), seats=str(rules.seats)))
    return Record(api.serial_rules(rules) if header.made_serial else rules, None, tuple(header.players))


def _enter(record: Record, words: list[str]) -> None:
    """Enter an entry of a log."""
    if len(words) < 2:
        raise BadInput(flaw("log-entry"))
    try:
        record.enter(words[0], renamed.entry(record.rules.game, tuple(words[1:])))
    except api.IllegalAnswer as error:
        raise BadInput(flaw("log-rule", said=repr(" ".join(words)), rule=error.rule)) from None
    except api.Fault:
        raise BadInput(flaw("log-fault", said=repr(" ".join(words)))) from None


def read_shuffle(data: bytes, name: str) -> Shuffle:
    """Return the origin of the chance of a game from its log. Raise BadInput if the log doesn't tell."""
    header = _header(data, name)
    if header.shuffle is None:
        raise BadInput(flaw("log-shuffle")).at(name, 1)
    return header.shuffle


def read_bots(data: bytes, name: str) -> list[str]:
    """Return the names of the seats that were bots from the beginning, by the sealed list, or without one by the log
    itself.

    The log must be one that ``read_log`` accepts. Raise BadInput if the list is damaged.
    """
    header = _header(data, name)
    if header.shuffle is None:
        return [header.players[seat - 1] for seat in header.bots]
    with _met(name, 1):
        listed: DealList = _decode(header.shuffle.listed.encode(), DealList, "list")
    return [seat.name for seat in listed.seats if seat.kind == "bot"]


def read_receipt(data: bytes, name: str) -> Receipt:
    """Return a client's receipt of a game. Raise BadInput if the file is damaged."""
    with _met(name):
        out: Receipt = _decode(data, Receipt)
    return out


def write_save(state: State) -> bytes:
    """Return a state, at any question, as bytes."""
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
            [(effect.name, pc, seat, source, list(kept)) for effect, pc, seat, source, kept in state.stack],
            api.pack(state),
        )
    )


def read_save(data: bytes, name: str) -> State:
    """Return the state that ``write_save`` wrote, in this version or an older one.

    A save is for the program that wrote it: its shape, version and rules are checked, but not whether play can lead to
    such a state. Games from others come as logs (``read_log``), which are played again by the rules. Raise BadInput for
    a save that is damaged or of an unknown format.
    """
    with _met(name):
        return _state(data)


def _state(data: bytes) -> State:
    """Return the state that was saved."""
    _check_length(data, "save")
    number = _decode(data, Version).save
    if number in UPGRADES:
        document = _decode(data, dict[str, Any])
        while document["save"] in UPGRADES:
            document = _upgraded(document)
        number = document["save"]
        data = msgspec.json.encode(document)
    if number != SAVE_FORMAT:
        raise BadInput(flaw("save-format", format=str(number), known=str(SAVE_FORMAT)))
    save: Save = _decode(renamed.fields("save", data), Save)
    rules = rules_for(save.game, save.seats, save.options, save.digest, save.cards, older=True)
    stack: list[Frame] = []
    for stored, pc, seat, source, registers in save.stack:
        effect = renamed.new(f"effect {save.game}", stored)
        if effect not in rules.effects:
            raise BadInput(flaw("save-effect", game=save.game, effect=repr(effect[:40])))
        stack.append((rules.effects[effect], pc, seat, source, tuple(registers)))
    if not -1 <= save.rng < 1 << 63:
        raise BadInput(flaw("save-chance"))
    return api.unpack(rules, save.table, Skeleton(rules, stack, save.rng))


def _upgrade_1(document: dict[str, Any]) -> dict[str, Any]:
    """Upgrade a save of format 1, which listed the seats that had passed and lacked piles from which nothing could
    be taken."""
    table = dict(document["table"])
    passed = table.pop("passed")
    if not isinstance(passed, list) or any(type(seat) is not int or not 0 <= seat < 32 for seat in passed):
        raise BadInput(flaw("save-1", what="passed"))
    if len(set(passed)) < len(passed):
        raise BadInput(flaw("save-1", what="twice"))
    table["out"] = sum(1 << seat for seat in passed)
    table["barren"] = 0
    return {**document, "save": 2, "table": table}


UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _upgrade_1}


def _upgraded(document: dict[str, Any]) -> dict[str, Any]:
    number = document["save"]
    try:
        return UPGRADES[number](document)
    except KeyError as error:
        raise BadInput(flaw("save-lacks", format=str(number), field=str(error))) from None
    except (TypeError, ValueError):
        raise BadInput(flaw("save-table", format=str(number))) from None


@contextmanager
def _met(name: str, line: int = 0) -> Iterator[None]:
    """Add the file, and its line from 1, to any BadInput raised in the context."""
    try:
        yield
    except BadInput as error:
        raise error.at(name, line) from None


def _header(data: bytes, name: str) -> Header:
    lines = _lines(data, name)
    with _met(name, 1):
        return _header_of(lines[0])


def _header_of(line: bytes) -> Header:
    header: Header = _decode(renamed.fields("log", line), Header)
    return header


def _lines(data: bytes, name: str) -> list[bytes]:
    with _met(name):
        _check_length(data, "log")
        lines = data.rstrip().split(b"\n")
        if not lines[0].strip():
            raise BadInput(flaw("log-empty"))
    return lines


def _check_length(data: bytes, what: str) -> None:
    if len(data) > LONGEST:
        raise BadInput(flaw("bytes", what=what, bytes=str(len(data)), most=str(LONGEST)))


def _decode(data: bytes | str, kind: Any, part: str = "none") -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError, ValueError) as error:
        right = "words" if kind == list[str] else "object"
        raise BadInput(flaw("document", part=part, cause=str(error), right=right)) from None


__all__ = ["read_bots", "read_log", "read_receipt", "read_save", "read_shuffle", "rules_for", "write_log", "write_save"]
