"""The script for sceptics, docs/fair-check.py: what it finds by itself, how much it says it has checked, and what it
says to files that it can't check."""

import json
from collections.abc import Callable
from functools import reduce
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.promises.test_fair import KINDS, game_with_other_draw, header_of, played, receipt_of, with_header, without
from tests.sceptic import offline, run

from skulduggery import codec, fair
from skulduggery.api import KeyedStream
from skulduggery.fair import Shuffle
from skulduggery.record import Record

Document = dict[str, Any]


@pytest.fixture(scope="module")
def game() -> tuple[Record, Shuffle]:
    return played()


def kept(record: Record, shuffle: Shuffle, seat: int = 0, **fields: Any) -> Document:
    out: Document = msgspec.to_builtins(receipt_of(record, shuffle, seat))
    return out | fields


def with_commitments(record: Record, shuffle: Shuffle, count: int) -> Document:
    """A receipt that holds only the first of its commitments."""
    made = [*fair.commitments(record, shuffle)][:count]
    committed = reduce(fair.next_committed, made, fair.first_committed(shuffle.listed)).hex()
    return kept(record, shuffle, commitments=count, committed=committed)


# Cards and seats


@pytest.mark.parametrize("name", KINDS)
def test_the_hash_is_over_the_cards_as_they_stand_in_the_log(name: str, tmp_path: Path) -> None:
    """By the bytes of the first line; one other byte, such as a space, is found."""
    record, shuffle = played(name)
    log, receipt = codec.write_log(record, shuffle), kept(record, shuffle)
    raw = bytes(codec.raw_cards(record.rules))
    assert log.count(b'"cards":' + raw) == 1
    assert json.loads(shuffle.listed)["cards"] == fair.hashed("cards", raw).hex()
    assert "The cards in the log are those that the list fixed." in offline(tmp_path, log, receipt)
    spaced = log.replace(b'"cards":{', b'"cards":{ ', 1)
    assert offline(tmp_path, spaced, receipt) == "WRONG: the cards in the log are not those that the list fixed\n"
    twice = log.replace(b'"cards":{', b'"cards":{},"cards":{', 1)
    assert offline(tmp_path, twice, receipt) == 'WRONG: the first line of the log holds "cards" 2 times\n'
    outside = log.replace(b',"cards":{', b' , "cards" : {', 1)  # no byte of the cards
    assert "The log is what they promised." in offline(tmp_path, outside, receipt)


def test_a_deck_in_another_order(tmp_path: Path) -> None:
    """A server chooses the deal, and writes the cards into the log in the order from which that deal would follow."""
    record, shuffle, number = game_with_other_draw("crooks", "deal")
    assert number == 0
    log = codec.write_log(record, shuffle)
    header = header_of(log)
    crooks = {crook["id"]: crook for crook in header["cards"]["crook"]}
    key = fair.game_key(shuffle.listed, bytes.fromhex(shuffle.key), [bytes.fromhex(one) for one in shuffle.shares])
    order = [*range(len(crooks))]
    KeyedStream(fair.derive(key, "nature", 0)).shuffle(order)
    dealt = dict(zip(order, record.entries[0][1][1:], strict=True))
    header["cards"]["crook"] = [crooks[dealt[at]] for at in range(len(crooks))]
    said = offline(tmp_path, with_header(log, header), kept(record, shuffle))
    assert said == "WRONG: the cards in the log are not those that the list fixed\n"


@pytest.mark.parametrize(("name", "kind"), [("crooks", "first"), ("scoundrels", "seat")])
def test_another_number_of_seats(name: str, kind: str, tmp_path: Path) -> None:
    """A server chooses who begins, and writes into the log as many seats as would lead to that."""
    record, shuffle, number = game_with_other_draw(name, kind)
    log = codec.write_log(record, shuffle)
    (said,) = [what[1] for who, what in record.entries if who == "nature" and what[0] == kind]
    key = fair.game_key(shuffle.listed, bytes.fromhex(shuffle.key), [bytes.fromhex(one) for one in shuffle.shares])
    draw = fair.derive(key, "nature", number)
    seats = next(n for n in range(4, 1000) if str(KeyedStream(draw).below(n) + 1) == said)
    forged = with_header(log, header_of(log) | {"seats": seats})
    assert "WRONG: the log has another number of seats" in offline(tmp_path, forged, kept(record, shuffle))


def test_a_list_without_cards(game: tuple[Record, Shuffle], tmp_path: Path) -> None:
    """It is from before lists fixed the cards: the script says so, and checks the rest."""
    key, listed = bytes(range(32)), without(game, "cards").listed
    record, shuffle = replayed_under(listed, key)
    said = offline(tmp_path, codec.write_log(record, shuffle), kept(record, shuffle))
    assert "begun before lists fixed the cards" in said
    assert "The log is what they promised." in said


def replayed_under(listed: str, key: bytes) -> tuple[Record, Shuffle]:
    """A game under a list that is given."""
    encode = msgspec.json.encode
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            msgspec.json, "encode", lambda one: listed.encode() if type(one) is fair.DealList else encode(one)
        )
        return played(server_key=key)


# Shares and commitments


def test_a_share_that_was_withheld(tmp_path: Path) -> None:
    """It is named, also where the deal follows from the shares that were told."""
    record, shuffle = played(withheld=1)
    said = offline(tmp_path, codec.write_log(record, shuffle), kept(record, shuffle))
    assert said == "WRONG: Bea sealed a share and withheld it\n"


def test_a_receipt_with_fewer_commitments(game: tuple[Record, Shuffle], tmp_path: Path) -> None:
    """The script says how much of the log they cover, and where they cover nothing, it says no yes."""
    record, shuffle = game
    log, entries = codec.write_log(*game), len(record.entries)
    assert shuffle.nonces is not None
    after = [n for n, nonces in enumerate(shuffle.nonces, 1) for _ in range(len(nonces) // 64)]
    for count in (1, 5, len(after) - 1):
        said = offline(tmp_path, log, with_commitments(*game, count))
        assert f"was sent: {count} of {len(after)}." in said
        assert f"The first {after[count - 1]} of the {entries} entries of the log are what they promised." in said
        assert "The log is what they promised." not in said
    for receipt in (with_commitments(*game, 0), kept(*game, receipt=1, commitments=0, committed="")):
        assert offline(tmp_path, log, receipt).startswith("WRONG: your receipt holds no commitment to the log")


# Files that can't be checked


def test_no_traceback(game: tuple[Record, Shuffle], tmp_path: Path) -> None:
    """Each file that can't be checked is met with one sentence that says which file it is and why."""
    log, receipt = codec.write_log(*game), json.dumps(kept(*game)).encode()
    files = {
        "game": log,
        "receipt": receipt,
        "empty": b"",
        "blank": b" \n\n",
        "binary": bytes(range(256)) * 9,
        "text": b"Dear server,\n",
        "half": log[: len(log) // 2],
        "half-receipt": receipt[:100],
        "terminal": codec.write_log(game[0]),
        "deep": b"[" * 100_000,
        "list": b"[]",
        "surrogate": log.replace(b"Ann", rb"\ud800"),
    }
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
    (tmp_path / "folder").mkdir()
    for one, other, says in [
        ("missing", "receipt", "missing can't be read: No such file or directory."),
        ("game", "missing", "missing can't be read: No such file or directory."),
        ("folder", "receipt", "folder can't be read: Is a directory."),
        ("empty", "receipt", "empty is empty."),
        ("blank", "receipt", "blank is empty."),
        ("game", "empty", "empty is empty."),
        ("binary", "receipt", "Line 1 of binary is not JSON"),
        ("game", "binary", "binary is not JSON"),
        ("text", "receipt", "Line 1 of text is not JSON"),
        ("half", "receipt", "of half is not JSON"),
        ("deep", "receipt", "Line 1 of deep is not JSON"),
        ("list", "receipt", 'Line 1 of list has no proper "game"'),
        ("terminal", "receipt", "terminal doesn't say where its chance came from"),
        ("receipt", "game", "receipt is a receipt. Give the log first"),
        ("receipt", "receipt", "receipt is a receipt. Give the log first"),
        ("game", "game", "game is not JSON"),
        ("game", "terminal", "terminal is not JSON"),
        ("game", "list", "list is no receipt"),
        ("game", "text", "text is not JSON"),
        ("game", "half-receipt", "half-receipt is not JSON"),
        ("surrogate", "receipt", ""),
    ]:
        done = run(tmp_path, one, other)
        assert (done.returncode, done.stdout) == (1, "")
        assert says in done.stderr


BROKEN: list[Any] = [None, 5, -1, "", "zz", "é" * 64, [], ["zz"], {}, [None], True]


def test_fields_that_are_broken(game: tuple[Record, Shuffle], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a field holds, or if it is missing: one sentence. It may be fine only where nothing depends on it."""
    log, mine, script = codec.write_log(*game), kept(*game), script_in_process(monkeypatch)
    header = header_of(log)
    listed = json.loads(header["shuffle"]["listed"])

    def tried(log: bytes, receipt: Document, free: bool = False) -> None:
        (tmp_path / "game.jsonl").write_bytes(log)
        (tmp_path / "receipt.json").write_text(json.dumps(receipt))
        said = script(str(tmp_path / "game.jsonl"), str(tmp_path / "receipt.json"))
        assert free or said
        assert "\n" not in said

    for value in BROKEN:
        for name in ("game", "seats", "digest", "options", "players", "cards", "shuffle"):
            tried(with_header(log, header | {name: value}), mine)
        for name in ("listed", "key", "shares", "nonces"):
            tried(with_header(log, header | {"shuffle": header["shuffle"] | {name: value}}), mine)
        for name in ("listed", "share", "seat", "commitments", "committed", "doubts"):
            tried(log, mine | {name: value}, free=(name, value) == ("doubts", []))
        for name in [name for name in listed if listed[name] != value]:
            text = json.dumps(listed | {name: value}, separators=(",", ":"))
            tried(with_header(log, header | {"shuffle": header["shuffle"] | {"listed": text}}), mine | {"listed": text})
        tried(log + json.dumps(value).encode() + b"\n", mine)
    for document in (header, header["shuffle"]):
        for name in [*document]:
            value = document.pop(name)
            tried(with_header(log, header), mine, free=name in ("log", "in_turn", "bots"))
            document[name] = value
    for name in mine:
        rest = {key: value for key, value in mine.items() if key != name}
        tried(log, rest, free=name in ("table", "count", "told", "pace", "doubts"))


def script_in_process(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], str]:
    """The script as a function that returns its sentence, or nothing if all is well: hundreds of runs of Python would
    take minutes."""
    import runpy
    import sys

    from tests.sceptic import SCRIPT

    def said(log: str, receipt: str) -> str:
        monkeypatch.setattr(sys, "argv", [str(SCRIPT), log, receipt])
        try:
            runpy.run_path(str(SCRIPT), run_name="__main__")
        except SystemExit as end:
            return str(end.code)
        return ""

    return said


def test_names_that_a_terminal_would_obey(tmp_path: Path) -> None:
    """They are shown without their control characters: a name can't wipe out a verdict."""
    record, shuffle = played(withheld=1)
    name = "\x1b[2K\rBea\nok"
    header = header_of(codec.write_log(record, shuffle))
    text = shuffle.listed.replace("Bea", json.dumps(name)[1:-1])
    header["shuffle"]["listed"], header["players"][1] = text, name
    said = offline(tmp_path, with_header(codec.write_log(record, shuffle), header), kept(record, shuffle, listed=text))
    assert said == "WRONG: ?[2K?Bea?ok sealed a share and withheld it\n"
