"""Chance that anyone can check: what is sealed, what follows from it, and that each single tampering is found."""

import json
import re
from collections.abc import Callable
from functools import reduce
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.promises.games import examples
from tests.sceptic import offline
from tests.server.planted_deal import OtherStream

from skulduggery import api, codec, fair, fair_check
from skulduggery.api import SPECTATOR, KeyedStream, Rng
from skulduggery.cli.main import main
from skulduggery.fair import DealList, ListedSeat, Lots, Receipt, Shuffle
from skulduggery.record import Record

KEY = bytes(range(32))
NAMES = ("Ann", "Bea", "Cid")
Header = dict[str, Any]


def share(seat: int) -> bytes:
    return bytes([seat + 1]) * 32


def played(
    game: str = "crooks",
    meddle: Callable[[Record, int], None] | None = None,
    seed: int = 5,
    *,
    server_key: bytes = KEY,
    withheld: int | None = None,
    lots: Callable[[bytes, Record], Lots] | None = None,
) -> tuple[Record, Shuffle]:
    """A game of two people and a bot, as a server plays it; ``meddle`` may do something after each answer.

    ``withheld``: a seat that seals its share and does not tell it. ``lots``: what nature draws from, given the key.
    """
    rules = api.make_rules(game, 3)
    seal = fair.server_seal("table1", server_key)
    seats = [ListedSeat("person", n, fair.seat_seal("table1", i, seal, share(i)).hex()) for i, n in enumerate(NAMES)]
    seats[2] = ListedSeat("bot", NAMES[2], "")
    cards = fair.cards_hash(bytes(codec.raw_cards(rules)))
    listed = DealList("table1", game, rules.digest, rules.options, seal.hex(), True, seats, None, 0, True, cards)
    text = msgspec.json.encode(listed).decode()
    given = [share(seat) if seat < 2 and seat != withheld else b"" for seat in range(3)]
    key = fair.game_key(text, server_key, given)
    record = Record(rules, None, NAMES)
    stead = Lots(key, "clock", record, fair.place)
    record.resume(Lots(key, "nature", record, fair.draws) if lots is None else lots(key, record), stead)
    rng = Rng(seed)
    for step in range(3000):
        asks = api.pending(record.state)
        if not asks:
            return record, Shuffle(text, server_key.hex(), [one.hex() for one in given], nonces(record))
        ask = asks[0]
        record.answer(ask.seat, ask.options[rng.below(len(ask.options))] if ask.options else ask.draw(rng))
        if meddle is not None:
            meddle(record, step)
    raise AssertionError("the game came to no end")


def nonces(record: Record) -> list[str]:
    """Return the nonces that a server reveals at the end, one for each public message."""
    public = [sum(map(bool, record.told(n, SPECTATOR))) for n in range(len(record.entries))]
    return ["".join([fair.hashed("nonce", str(n), str(i)).hex() for i in range(many)]) for n, many in enumerate(public)]


def receipt_of(record: Record, shuffle: Shuffle, seat: int) -> Receipt:
    """Return the receipt of a seat's client at the end."""
    messages = [message for n in range(len(record.entries)) for message in record.told(n, seat) if message]
    told = fair.first_told(shuffle.listed)
    for message in messages:
        told = fair.next_told(told, message)
    made = [*fair.commitments(record, shuffle)]
    committed = reduce(fair.next_committed, made, fair.first_committed(shuffle.listed)).hex()
    mine = (len(messages), told.hex(), len(made), committed, pace(record, seat))
    return Receipt(3, "table1", seat, shuffle.listed, shuffle.shares[seat], *mine)


def pace(record: Record, seat: int) -> list[tuple[int, int]]:
    """Return the numbers of messages and commitments to a client after each of its messages."""
    out = [(0, 0)]
    for at in range(len(record.entries)):
        for mine, shown in fair.told_together(record, at, seat):
            heard, made = out[-1]
            out.append((heard + bool(mine), made + bool(shown)))
    return out


@pytest.fixture(scope="module")
def game() -> tuple[Record, Shuffle]:
    return played()


def wrong(record: Record, shuffle: Shuffle, receipt: Receipt | None = None) -> list[str]:
    return [one.code for one in fair_check.verify(record, shuffle, receipt) if one.wrong]


# What is sealed


parts = st.lists(st.binary(max_size=9), max_size=4)


@given(parts, parts)
@examples(100)
def test_other_parts_have_another_hash(one: list[bytes], other: list[bytes]) -> None:
    """However they are cut: each length counts."""
    assert (fair.hashed("seat", *one) == fair.hashed("seat", *other)) == (one == other)
    assert fair.hashed("seat", *one) != fair.hashed("game", *one)
    assert fair.hashed("seat", b"".join(one)) != fair.hashed("seat", *one) or len(one) == 1


@given(st.binary(min_size=32, max_size=32), st.lists(st.binary(max_size=32), min_size=2, max_size=5), st.data())
@examples(100)
def test_everything_moves_the_game(key: bytes, shares: list[bytes], data: st.DataObject) -> None:
    """One bit of the list, the key or any share: another game; and no seat can say which without the others."""
    before = fair.game_key("list", key, shares)
    seat = data.draw(st.integers(0, len(shares) - 1))
    moved = [*shares]
    moved[seat] = moved[seat] + b"x"
    others = [fair.game_key("list2", key, shares), fair.game_key("list", key[::-1] + b"x", shares)]
    assert len({before, *others, fair.game_key("list", key, moved)}) == 4


def test_four_words() -> None:
    """256 words, each of them once, without anything that can't be said; other lists have other words."""
    known = fair._words()
    assert len(known) == len(set(known)) == 256
    assert all(word.isascii() and word.islower() and word.isalpha() for word in known)
    said = {fair.words(f"list {n}") for n in range(500)}
    assert len(said) == 500
    assert {len(one) for one in said} == {4}


# Whether it was so


@pytest.mark.parametrize("name", ["crooks", "scoundrels", "mayhem"])
def test_an_honest_game(name: str) -> None:
    """Everything follows, for each of its people, and also by half of a receipt."""
    record, shuffle = played(name)
    for seat in (0, 1):
        receipt = receipt_of(record, shuffle, seat)
        assert wrong(record, shuffle, receipt) == []
        assert "receipt-part" not in [one.code for one in fair_check.verify(record, shuffle, receipt)]
    assert [one.args for one in fair_check.verify(record, shuffle) if one.code == "part"] == [{"players": "Ann, Bea"}]
    first = fair.first_told(shuffle.listed).hex(), fair.first_committed(shuffle.listed).hex()
    nothing = {"count": 0, "told": first[0], "commitments": 0, "committed": first[1], "pace": [(0, 0)]}
    early = msgspec.structs.replace(receipt_of(record, shuffle, 0), **nothing)
    assert {"receipt-part", "receipt-opened"} <= {one.code for one in fair_check.verify(record, shuffle, early)}
    assert wrong(record, shuffle, early) == []


def meddling(record: Record, step: int) -> None:
    """Add everything else that a log may hold: the clock, a take-over and a return, an undo, a resignation."""
    if step == 3 and api.pending(record.state):
        ask = api.pending(record.state)[0]
        assert record.stead is not None
        record.time_out(ask.seat, record.stead)
    elif step == 5:
        record.take_over(0, "heuristic")
    elif step == 6:
        record.take_over(0, "person")
    elif step == 8:
        record.undo()
    elif step == 10:
        record.resign(1)


def test_a_game_with_everything_that_may_happen() -> None:
    """Clock, take-over, undo and resignation are checked too, and told."""
    record, shuffle = played(meddle=meddling)
    found = fair_check.verify(record, shuffle, receipt_of(record, shuffle, 0))
    assert not [one for one in found if one.wrong]
    told = {one.code: one.args.get("count") for one in found}
    assert told["undo"] == 1
    assert int(told["clock"] or 0) > 1
    clock = next(n for n, (who, _) in enumerate(record.entries) if who.startswith("clock "))
    ask = next(one for one in record.asked[clock] if one.seat == int(record.entries[clock][0][-1]) - 1)
    other = next(
        words for one in ask.options if (words := api.words(record.rules, ask, one)) != record.entries[clock][1]
    )
    record.entries[clock] = (record.entries[clock][0], other)  # the clock has chosen something else
    assert wrong(record, shuffle) == ["draw"]


def header_of(log: bytes) -> Header:
    out: Header = json.loads(log.splitlines()[0])
    return out


def with_header(log: bytes, header: Header) -> bytes:
    first = json.dumps(header, separators=(",", ":"), ensure_ascii=False)  # as msgspec writes it
    return b"\n".join([first.encode(), *log.splitlines()[1:]]) + b"\n"


def flipped(digits: str) -> str:
    return ("0" if digits[0] != "0" else "1") + digits[1:]


def change_shuffle(field: str, change: Callable[[Any], Any]) -> Callable[[bytes], bytes]:
    def faked(log: bytes) -> bytes:
        header = header_of(log)
        header["shuffle"][field] = change(header["shuffle"][field])
        return with_header(log, header)

    return faked


def change_list(field: str, change: Callable[[Any], Any]) -> Callable[[bytes], bytes]:
    def faked(text: str) -> str:
        listed = json.loads(text)
        listed[field] = change(listed[field])
        return json.dumps(listed, separators=(",", ":"))

    return change_shuffle("listed", faked)


def renamed(seats: list[Header]) -> list[Header]:
    return [{**seats[0], "name": "Eve"}, *seats[1:]]


def resealed(seats: list[Header]) -> list[Header]:
    return [{**seats[0], "seal": flipped(seats[0]["seal"])}, *seats[1:]]


def other_draw(log: bytes) -> bytes:
    """The first two cards of the deck change places."""
    lines = log.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith(b'["nature","deal"'))
    words = json.loads(lines[at])
    words[2:4] = words[3:1:-1]
    return b"\n".join([*lines[:at], json.dumps(words).encode()]) + b"\n"


def other_first(log: bytes) -> bytes:
    lines = log.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith(b'["nature","first"'))
    words = json.loads(lines[at])
    words[2] = "1" if words[2] != "1" else "2"
    return b"\n".join([*lines[:at], json.dumps(words).encode()]) + b"\n"


def other_card(log: bytes) -> bytes:
    """A card has another name; the digest of the rules leaves names out."""
    header = header_of(log)
    header["cards"]["crook"][0]["names"]["en"] = "Impostor"
    return with_header(log, header)


def other_name(log: bytes) -> bytes:
    header = header_of(log)
    header["players"][1] = "Eve"
    return with_header(log, header)


TAMPERINGS: dict[str, Callable[[bytes], bytes]] = {
    "another card": other_draw,
    "another first player": other_first,
    "another name in the log": other_name,
    "another name of a card": other_card,
    "other cards in the list": change_list("cards", flipped),
    "another key": change_shuffle("key", flipped),
    "a short key": change_shuffle("key", lambda key: key[:-2]),
    "no key": change_shuffle("key", lambda _: ""),
    "another share": change_shuffle("shares", lambda shares: [shares[0], flipped(shares[1]), ""]),
    "a share that is none": change_shuffle("shares", lambda shares: ["zz" + shares[0][2:], *shares[1:]]),
    "a share less": change_shuffle("shares", lambda shares: [shares[0], "", ""]),
    "a share for the bot": change_shuffle("shares", lambda shares: [*shares[:2], "00" * 32]),
    "another table in the list": change_list("table", lambda _: "table2"),
    "another game in the list": change_list("game", lambda _: "mayhem"),
    "other rules in the list": change_list("digest", lambda one: one[::-1]),
    "other options in the list": change_list("options", lambda _: {}),
    "another seal of the server": change_list("seal", flipped),
    "another name in the list": change_list("seats", renamed),
    "another seal of a seat": change_list("seats", resealed),
    "another past": change_list("ended", lambda _: 3),
    "no nonces": change_shuffle("nonces", lambda _: None),
    "a nonce less": change_shuffle("nonces", lambda nonces: [*nonces[:-1], nonces[-1][:-64]]),
    "a nonce more": change_shuffle("nonces", lambda nonces: ["00" * 32 + nonces[0], *nonces[1:]]),
    "nonces of an entry less": change_shuffle("nonces", lambda nonces: nonces[:-1]),
    "nonces of an entry more": change_shuffle("nonces", lambda nonces: [*nonces, ""]),
    "a nonce that is none": change_shuffle("nonces", lambda nonces: ["zz" + nonces[0][2:], *nonces[1:]]),
}  # fmt: skip


def test_headers_are_written_as_ever(game: tuple[Record, Shuffle]) -> None:
    """The tamperings change what they say, and no other byte."""
    log = codec.write_log(*game)
    assert with_header(log, header_of(log)) == log


@pytest.mark.parametrize("what", TAMPERINGS)
def test_a_tampered_log_is_found(
    what: str, game: tuple[Record, Shuffle], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each of these, by the command, without any receipt."""
    log = tmp_path / "game.jsonl"
    honest = codec.write_log(*game)
    log.write_bytes(honest)
    assert main(["replay", "--verify", str(log), "--language", "en"]) == 0
    assert "agrees with itself" in capsys.readouterr().out
    faked = TAMPERINGS[what](honest)
    assert faked != honest
    log.write_bytes(faked)
    assert main(["replay", "--verify", str(log), "--language", "en"]) == 1
    assert "This game was not dealt as it was sealed" in capsys.readouterr().out


def test_a_tampered_answer_is_found_by_the_receipt(game: tuple[Record, Shuffle]) -> None:
    """A seat's own answer is not chance: only who was told of it can say that it was another one."""
    record, shuffle = game
    receipt = receipt_of(record, shuffle, 0)
    entries = [*record.entries]
    for n in reversed(range(len(entries))):
        who, _ = entries[n]
        if not who.isdigit():
            continue
        (ask,) = [one for one in record.asked[n] if one.seat == int(who) - 1]
        for option in ask.options:
            other = Record(record.rules, None, record.players)
            for one in [*entries[:n], (who, api.words(record.rules, ask, option)), *entries[n + 1 :]]:
                try:
                    other.enter(*one)
                except (api.BadInput, api.IllegalAnswer):
                    break
            else:
                if other.entries != entries and nonces(other) == shuffle.nonces:
                    assert wrong(other, shuffle) == []
                    assert wrong(other, shuffle, receipt) == ["receipt-told", "receipt-committed"]
                    return
    raise AssertionError("no answer could have been another")


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("table", "table2", "receipt-game"),
        ("listed", "{}", "receipt-list"),
        ("seat", 7, "receipt-list"),
        ("share", "11" * 32, "receipt-share"),
        ("told", "22" * 32, "receipt-told"),
        ("count", 3, "receipt-told"),
        ("count", 10**6, "receipt-told"),
        ("committed", "22" * 32, "receipt-committed"),
        ("committed", "", "receipt-committed"),
        ("commitments", 3, "receipt-committed"),
        ("commitments", 10**6, "receipt-committed"),
    ],
)
def test_a_receipt_that_does_not_fit(game: tuple[Record, Shuffle], field: str, value: Any, code: str) -> None:
    """It is said what is wrong with it."""
    record, shuffle = game
    receipt = msgspec.structs.replace(receipt_of(record, shuffle, 0), **{field: value})
    assert wrong(record, shuffle, receipt) == [code]


@pytest.mark.parametrize("language", ["en", "it", "de", "ru"])
def test_a_list_from_before_lists_fixed_the_cards(
    language: str, game: tuple[Record, Shuffle], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """That is said in a sentence, and is nothing wrong; the other checks go on."""
    assert "unbound" not in [one.code for one in fair_check.verify(*game)]
    record, shuffle = game[0], without(game, "cards")
    found = {one.code: one.wrong for one in fair_check.verify(record, shuffle)}
    assert found["unbound"] is False
    assert "list" not in found
    log = tmp_path / "game.jsonl"
    log.write_bytes(codec.write_log(record, shuffle))
    main(["replay", "--verify", str(log), "--language", language])
    said = " ".join(capsys.readouterr().out.split())
    assert {"en": "cards", "it": "carte", "de": "Karten", "ru": "карт"}[language] in said
    assert "fair-unbound" not in said


KINDS = {
    "crooks": {"deal", "first"},
    "scoundrels": {"deal", "seat", "under", "shuffle"},
    "mayhem": {"sites", "deck", "die"},
}
"""The draws of nature in each game, by the first words of their entries."""


class OtherLots(Lots):
    """Lots whose draw number ``other`` comes from another stream."""

    other = 0

    def _stream(self) -> KeyedStream:
        true = super()._stream()
        return cast(KeyedStream, OtherStream(true)) if self.number(self.record) == self.other else true


def game_with_other_draw(game: str, kind: str) -> tuple[Record, Shuffle, int]:
    """A game where one draw comes from another stream, and the number of that draw: the first of its kind, but draw 0
    only if there is no other of its kind."""
    for n in range(50):
        key = bytes([n]) * 32
        kinds = [what[0] for who, what in played(game, server_key=key)[0].entries if who == "nature"]
        assert {*kinds} <= KINDS[game]
        if kind in kinds:
            break
    else:
        raise AssertionError(f"no game has a draw of the kind {kind}")
    number = kinds.index(kind, kind in kinds[1:])

    def lots(key: bytes, record: Record) -> Lots:
        out = OtherLots(key, "nature", record, fair.draws)
        out.other = number
        return out

    return *played(game, server_key=key, lots=lots), number


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name, kinds in KINDS.items() for kind in sorted(kinds)])
def test_a_single_draw_from_another_stream(name: str, kind: str, tmp_path: Path) -> None:
    """Whatever it decides, both checkers find it, though the server stays true in all other draws."""
    record, shuffle, number = game_with_other_draw(name, kind)
    receipt = receipt_of(record, shuffle, 0)
    (found,) = [one for one in fair_check.verify(record, shuffle, receipt) if one.wrong]
    entries = [n for n, (who, _) in enumerate(record.entries, 1) if who == "nature"]
    assert (found.code, found.args["entry"]) == ("draw", entries[number])
    said = offline(tmp_path, codec.write_log(record, shuffle), msgspec.to_builtins(receipt))
    assert said == f"WRONG: draw {number + 1} ({kind}) does not follow from the key and the shares\n"


def without(game: tuple[Record, Shuffle], *fields: str) -> Shuffle:
    """Return the log of a game from before its list had some fields."""
    listed = {name: value for name, value in json.loads(game[1].listed).items() if name not in fields}
    return msgspec.structs.replace(game[1], listed=json.dumps(listed, separators=(",", ":")))


def without_commitments(game: tuple[Record, Shuffle]) -> Shuffle:
    """Return the log of a game from before servers committed to their logs."""
    return msgspec.structs.replace(without(game, "commits", "cards"), nonces=None)


def test_a_game_from_before_commitments(game: tuple[Record, Shuffle]) -> None:
    """Its log is read as ever, and it is said what can't be checked; a log that gives such a game nonces is wrong."""
    record, shuffle = game
    old = without_commitments(game)
    receipt = msgspec.structs.replace(receipt_of(record, old, 0), receipt=1, commitments=0, committed="")
    told = {one.code: one.wrong for one in fair_check.verify(record, old, receipt)}
    assert told["uncommitted"] is False
    assert not {"receipt-committed", "receipt-uncommitted", "nonces", "committed", "receipt-told"} & set(told)
    assert "draws" not in told  # it has another list, so this deck doesn't follow
    late = msgspec.structs.replace(receipt, receipt=2, commitments=7, committed="11" * 32)
    assert "receipt-committed" in wrong(record, old, late)
    assert msgspec.json.decode(msgspec.json.encode(old).replace(b',"nonces":null', b""), type=Shuffle) == old
    before = msgspec.structs.replace(receipt_of(record, shuffle, 0), receipt=1, commitments=0, committed="")
    assert "receipt-uncommitted" in [one.code for one in fair_check.verify(record, shuffle, before)]
    assert wrong(record, shuffle, before) == []


def test_commitments_that_were_withheld(game: tuple[Record, Shuffle]) -> None:
    """Each that was due with a message must have come: a receipt with fewer is no receipt of a fair game."""
    record, shuffle = game
    receipt = receipt_of(record, shuffle, 0)
    made = [*fair.commitments(record, shuffle)]
    for kept in (0, 1, len(made) - 1):
        committed = reduce(fair.next_committed, made[:kept], fair.first_committed(shuffle.listed)).hex()
        fewer = msgspec.structs.replace(receipt, commitments=kept, committed=committed)
        assert wrong(record, shuffle, fewer) == ["receipt-committed"]


def rewritten(record: Record) -> tuple[Record, int] | None:
    """Return the same game with one hidden answer of a seat other than 0 replaced, as late as possible, and the number
    of entries before the first that seat 0 is told differently."""
    for n in reversed(range(len(record.entries))):
        who, what = record.entries[n]
        if not who.isdigit() or who == "1":
            continue
        for ask in [one for one in record.asked[n] if str(one.seat + 1) == who]:
            for option in ask.options[:8]:
                if (words := api.words(record.rules, ask, option)) == what:
                    continue
                other = Record(record.rules, None, record.players)
                for one in [*record.entries[:n], (who, words), *record.entries[n + 1 :]]:
                    try:
                        other.enter(*one)
                    except (api.BadInput, api.IllegalAnswer):
                        break
                    if other.told(len(other.entries) - 1, 0) != record.told(len(other.entries) - 1, 0):
                        break
                same = min(len(other.entries), len(record.entries)) - 1
                if same > n + 2 and any(any(record.told(at, SPECTATOR)) for at in range(n, same)):
                    return other, same
    return None


@pytest.mark.parametrize("name", ["crooks", "scoundrels", "mayhem"])
def test_a_hidden_answer_that_is_rewritten(name: str) -> None:
    """A server in league with a seat puts another answer in the log when it comes to light; all that an honest seat
    was told up to then stays the same, and what it is told from then on is of the game as it is now."""
    games = (played(name, seed=seed) for seed in range(5, 25))
    record, shuffle, (forged, same) = next((*one, found) for one in games if (found := rewritten(one[0])))
    honest = receipt_of(record, shuffle, 0)
    rng = Rng(7)
    key = fair.game_key(shuffle.listed, KEY, [share(0), share(1), b""])
    forged.resume(Lots(key, "nature", forged, fair.draws), Lots(key, "clock", forged, fair.place))
    while asks := api.pending(forged.state):
        ask = asks[0]
        forged.answer(ask.seat, ask.options[rng.below(len(ask.options))] if ask.options else ask.draw(rng))
    assert forged.entries[:same] != record.entries[:same]
    assert [forged.told(n, 0) for n in range(same)] == [record.told(n, 0) for n in range(same)]
    fake = msgspec.structs.replace(shuffle, nonces=nonces(forged))
    assert fake.nonces is not None
    assert shuffle.nonces is not None
    assert fake.nonces[:same] == shuffle.nonces[:same]
    after = receipt_of(forged, fake, 0)
    assert wrong(forged, fake, after) == []  # had it been so from the beginning, all would be well
    before = sum([len(one) // 64 for one in shuffle.nonces[:same]])
    sent = [*fair.commitments(record, shuffle)][:before] + [*fair.commitments(forged, fake)][before:]
    committed = reduce(fair.next_committed, sent, fair.first_committed(shuffle.listed)).hex()
    assert wrong(forged, fake, msgspec.structs.replace(after, committed=committed)) == ["receipt-committed"]
    assert wrong(record, shuffle, honest) == []
    heard = sum([bool(message) for n in range(same) for message in record.told(n, 0)])
    late = [(0, 0), (heard, 0), (after.count, after.commitments)]  # all of them were sent at the end
    assert wrong(forged, fake, msgspec.structs.replace(after, pace=late)) == ["receipt-late"]


@pytest.mark.parametrize("doubt", get_args(fair.Doubt))
def test_a_doubt_that_a_client_kept(doubt: Any, game: tuple[Record, Shuffle]) -> None:
    """It is wrong for good, whatever the log says; that a client had no share in the deal is said, and is no fraud."""
    record, shuffle = game
    receipt = msgspec.structs.replace(receipt_of(record, shuffle, 0), doubts=[doubt])
    assert wrong(record, shuffle, receipt) == ([] if doubt in ("device", "out") else ["doubt"])
    assert ("doubt", {"what": doubt}) in [(one.code, one.args) for one in fair_check.verify(record, shuffle, receipt)]
    other = msgspec.structs.replace(receipt, table="table2")
    assert wrong(record, shuffle, other) == ["receipt-game"]


@pytest.mark.parametrize("language", ["en", "it", "de", "ru"])
def test_the_command_says_each_doubt(
    language: str, game: tuple[Record, Shuffle], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a sentence of its own; a receipt of version 1 has none, and is read as before."""
    log, kept = tmp_path / "game.jsonl", tmp_path / "receipt.json"
    log.write_bytes(codec.write_log(*game))
    command = ["replay", "--verify", str(log), "--receipt", str(kept), "--language", language]
    mine = msgspec.to_builtins(receipt_of(*game, 1))
    old = {name: value for name, value in mine.items() if name not in ("doubts", "commitments", "committed", "pace")}
    kept.write_text(json.dumps({**old, "receipt": 1}))
    assert main(command) == 0
    capsys.readouterr()
    kept.write_text(json.dumps(mine))
    assert main(command) == 0
    before = len([line for line in capsys.readouterr().out.splitlines() if line.startswith(("·", "✗"))])
    kept.write_text(json.dumps({**mine, "doubts": get_args(fair.Doubt)}))
    assert main(command) == 1
    said = [line for line in capsys.readouterr().out.splitlines() if line.startswith(("·", "✗"))]
    assert len({*said}) == before + len(get_args(fair.Doubt))


def test_a_share_that_was_withheld(game: tuple[Record, Shuffle]) -> None:
    """The list holds its seal, and the deal was without it: one could choose between two deals."""
    record, shuffle = game
    less = msgspec.structs.replace(shuffle, shares=[shuffle.shares[0], "", ""])
    assert "withheld" in wrong(record, less)


@pytest.mark.parametrize("language", ["en", "it", "de", "ru"])
def test_the_command_says_it_in_each_language(
    language: str, game: tuple[Record, Shuffle], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a receipt: fair for this player, by name, with the four words."""
    log, kept = tmp_path / "game.jsonl", tmp_path / "receipt.json"
    log.write_bytes(codec.write_log(*game))
    kept.write_bytes(msgspec.json.encode(receipt_of(*game, 1)))
    command = ["replay", "--verify", str(log), "--receipt", str(kept), "--language", language]
    assert main(command) == 0
    told = capsys.readouterr().out
    assert " ".join(fair.words(game[1].listed)) in " ".join(told.split())
    assert "Bea" in told.splitlines()[-1]


@pytest.mark.parametrize("language", ["en", "it", "de", "ru"])
def test_a_receipt_of_a_part_says_no_more_than_that(
    language: str, game: tuple[Record, Shuffle], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A browser that heard or was sent only a part of it can't call the whole game fair."""
    log, kept = tmp_path / "game.jsonl", tmp_path / "receipt.json"
    log.write_bytes(codec.write_log(*game))
    whole = receipt_of(*game, 1)
    shuffle = game[1]
    first = fair.first_told(shuffle.listed).hex(), fair.first_committed(shuffle.listed).hex()
    verdicts = {}
    for name, less in {
        "whole": {},
        "unheard": {"count": 0, "told": first[0]},
        "unbound": {"count": 0, "told": first[0], "commitments": 0, "committed": first[1], "pace": [(0, 0)]},
        "old": {"receipt": 1},
    }.items():
        kept.write_bytes(msgspec.json.encode(msgspec.structs.replace(whole, **less)))
        assert main(["replay", "--verify", str(log), "--receipt", str(kept), "--language", language]) == 0
        verdicts[name] = re.split(r"\n(?=\S)", capsys.readouterr().out.strip())[-1]  # what goes on is indented
    assert len({*verdicts.values()}) == 2
    assert verdicts["unheard"] == verdicts["unbound"] == verdicts["old"] != verdicts["whole"]


def test_a_log_that_does_not_say_it(
    game: tuple[Record, Shuffle], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of a terminal, or from before: one clear sentence; such logs can be replayed as ever. Damage is no fault."""
    log = tmp_path / "game.jsonl"
    log.write_bytes(codec.write_log(game[0]))
    assert main(["replay", "--verify", str(log)]) == 2
    assert "doesn't say where its chance came from" in capsys.readouterr().err
    log.write_bytes(change_shuffle("listed", lambda text: text[:-9])(codec.write_log(*game)))
    assert main(["replay", "--verify", str(log)]) == 2
    assert "damaged" in capsys.readouterr().err
    assert main(["replay", str(log), "--receipt", str(log)]) == 2


def test_a_list_of_a_later_release(game: tuple[Record, Shuffle]) -> None:
    """It may say more: an older server that takes the table over can still read it."""
    shuffle = msgspec.structs.replace(game[1], listed=game[1].listed[:-1] + ',"later":1}')
    assert fair.read_list(shuffle, "the log").table == "table1"
