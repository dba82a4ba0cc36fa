"""Commitments to the private log: who is sent how many, and when, follows from public events alone."""

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator, Sequence
from itertools import takewhile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.dealers import Dealer, dealt, log_of, sealed, sit_down, verified
from tests.server.house import Document, House, Player, hello

from skulduggery import api, codec, fair
from skulduggery.api import SPECTATOR, Rng, Rules
from skulduggery.record import Entry, Record
from skulduggery.server.delivery.broadcaster import Broadcaster
from skulduggery.server.http.outbox import Outbox
from skulduggery.server.session.commitments import Commitments
from skulduggery.server.session.game_session import GameSession
from skulduggery.server.storage.rows import Seat, Stored
from skulduggery.undoing import silent

KEY = bytes(range(32))
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "crooks": ("crooks", 3, {}),
    "crooks, strict memory": ("crooks", 3, {"memory": "strict"}),
    "scoundrels": ("scoundrels", 3, {}),
    "scoundrels without memory aid": ("scoundrels", 3, {"memory_aid": False}),
    "mayhem": ("mayhem", 3, {}),
    "mayhem in turn": ("mayhem", 3, {"deal_protocol": "sequential"}),
}
Said = pytest.CaptureFixture[str]


def rules_of(name: str) -> Rules:
    game, seats, options = TABLES[name]
    return api.make_rules(game, seats, options)


def game_of(rules: Rules, seed: int, most: int = 130) -> Record:
    """A game at random: answers, offers, steps of drafts that are taken back, time that is up, a resignation."""
    record, rng = Record(rules, Rng(seed)), Rng(seed + 1)
    for step in range(most):
        asks = api.pending(record.state)
        if not asks:
            break
        offers = [ask for ask in api.offers(record.state) if ask.seat not in record.resigned]
        if offers and rng.below(3) == 0:
            ask = offers[rng.below(len(offers))]
            answer = ask.options[rng.below(len(ask.options))] if ask.options else ask.draw(rng)
            if ask.options or answer != 0:
                record.interrupt(ask.seat, ask.kind, answer)
                continue
        ask = asks[rng.below(len(asks))]
        if step == most - 30:
            record.resign(ask.seat)
        elif rng.below(20) == 0:
            record.time_out(ask.seat, rng)
        else:
            record.answer(ask.seat, ask.options[rng.below(len(ask.options))] if ask.options else ask.draw(rng))
            if rng.below(3) == 0 and silent(record, len(record.entries) - 1):
                record.undo(ask.seat)
    return record


def as_it_was_told(
    rules: Rules, entries: Sequence[Entry], lag: int = 0
) -> tuple[GameSession, dict[int, list[list[Document]]]]:
    """The game as a table plays it; the documents that each viewer was sent after each answer."""
    beginning = [*takewhile(lambda entry: entry[0] == "nature", entries)]
    names = [f"P{seat}" for seat in range(rules.seats)]
    play = GameSession(rules, KEY, names, beginning, Rng(0), commitments=Commitments("the list", []))
    play.record.source = play.record.stead = None
    seats = [Seat("person", name) for name in names]
    row = Stored("t", rules.game, rules.options, rules.digest, b"", KEY, "running", 0, seats, 0.0, lag=lag)
    posts = {viewer: Outbox() for viewer in play.told}
    for viewer, post in posts.items():
        post.seat = None if viewer == SPECTATOR else viewer
    presence: Any = SimpleNamespace(clients=[*posts.values()])
    broadcaster = Broadcaster(row, presence, lambda: None, lambda: None, lambda: None)
    broadcaster.attend(play)
    broadcaster.shown = dict.fromkeys(play.told, 0)
    out: dict[int, list[list[Document]]] = {viewer: [] for viewer in posts}
    left = [*entries[len(beginning) :]]
    while True:
        broadcaster.events()
        for viewer, post in posts.items():
            out[viewer].append([json.loads(document or b"") for document in post.box])
            post.box.clear()
        if not left:
            return play, out
        while True:  # what chance and the rules do by themselves is written and told with what led to it
            play.record.enter(*left.pop(0))
            play._note()
            gave_up = [f"clock {seat + 1}" for seat in play.record.resigned]
            if not left or left[0][0] not in ("nature", *gave_up):
                break


def blanked(documents: list[list[Document]]) -> list[Document]:
    """All documents, one after the other, with commitments of which only the length is left."""
    return [{**one, "commitments": [*map(len, one["commitments"])]} for sent in documents for one in sent]


# From public events alone


@pytest.mark.parametrize("name", TABLES)
def test_one_with_each_public_message(name: str) -> None:
    """Spectators get one for each of their messages, with 64 digits, in the same document; never alone."""
    rules = rules_of(name)
    record = game_of(rules, 1)
    play, told = as_it_was_told(rules, record.entries)
    public = [sum(map(bool, record.told(n, SPECTATOR))) for n in range(len(record.entries))]
    made = play.commitments
    assert made is not None
    assert [len(one) // 32 for one in made.nonces] == public
    everything = made.between(0)
    assert len(everything) == len(set(everything)) == sum(public) > 20
    shuffle = fair.Shuffle("the list", "", [], [one.hex() for one in made.nonces])
    assert [one.hex() for one in fair.commitments(record, shuffle)] == everything
    for viewer, sent in told.items():
        documents = [one for step in sent for one in step]
        assert [one for document in documents for one in document["commitments"]] == everything
        for mine, shown in zip(sent, told[SPECTATOR], strict=True):
            common = [one for document in shown for one in document["commitments"]]
            assert [one for document in mine for one in document["commitments"]] == common
            assert all([document["messages"] or not document["commitments"] for document in mine])
            assert len(common) == sum([len(document["messages"]) for document in shown])
        assert all([re.fullmatch("[0-9a-f]{64}", one) for one in everything])
        heard = [public for n in range(len(record.entries)) for public in publicly(record, n, viewer)]
        for since in range(0, play.version(viewer) + 1, 3):  # who comes back gets those that it lacks
            assert play.committed(viewer, since) == everything[sum(heard[:since]) :]


def publicly(record: Record, n: int, viewer: int) -> list[bool]:
    """Of each message of an entry that a viewer was told: whether all were."""
    mine, shown = record.told(n, viewer), record.told(n, SPECTATOR)
    shown = [()] * (len(mine) - len(shown)) + shown
    return [bool(public) for own, public in zip(mine, shown, strict=True) if own]


@pytest.mark.parametrize("lag", [1, 7])
@pytest.mark.parametrize("name", ["scoundrels", "mayhem"])
def test_who_is_behind_gets_them_with_their_messages(name: str, lag: int) -> None:
    """Never earlier: as many as messages, in each document."""
    rules = rules_of(name)
    play, told = as_it_was_told(rules, game_of(rules, 3).entries, lag)
    documents = [one for sent in told[SPECTATOR] for one in sent]
    assert all([len(one["commitments"]) == len(one["messages"]) for one in documents])
    sent = [one for document in documents for one in document["commitments"]]
    assert play.commitments is not None
    assert sent == play.commitments.between(0, documents[-1]["version"])
    assert 20 < len(sent) <= play.version(SPECTATOR) - lag


def drafted(rules: Rules, record: Record, rng: Rng) -> Iterator[tuple[int, list[Entry]]]:
    """Worlds with more steps of drafts, each taken back: whose they are, and their entries."""
    entries = [*record.entries]
    for n in range(len(entries)):
        if n in record.stood_in or entries[n][0] == "nature":  # nobody can answer before what comes by itself
            continue
        before = record.before(n)
        for ask in api.pending(before):
            if not ask.private or not ask.options:
                continue
            words = api.words(rules, ask, ask.options[rng.below(len(ask.options))])
            seat = str(ask.seat + 1)
            other = Record(rules, None)
            for one in [*entries[:n], (seat, words)]:
                other.enter(*one)
            if silent(other, n):
                more: list[Entry] = [(seat, words), ("host", ("undo", seat))]
                yield ask.seat, [*entries[:n], *more * (1 + rng.below(3)), *entries[n:]]


def offered(rules: Rules, record: Record, rng: Rng) -> Iterator[tuple[tuple[int, int], list[Entry]]]:
    """Worlds with one more deal that was offered to one seat alone, and withdrawn: whose, and their entries."""
    entries = [*record.entries]
    for n in range(2, len(entries)):
        for ask in [ask for ask in api.offers(record.before(n)) if ask.kind == "offer"]:
            answer: Any = ask.draw(rng)
            if answer[0] < 0:
                continue
            other = Record(rules, None)
            for one in entries[:n]:
                other.enter(*one)
            other.interrupt(ask.seat, "offer", answer)
            back = [one for one in api.offers(other.state) if (one.seat, one.kind) == (ask.seat, "withdraw")]
            other.interrupt(ask.seat, "withdraw", back[0].options[-1])
            try:
                for one in entries[n:]:
                    other.enter(*one)
            except (api.BadInput, api.IllegalAnswer):
                continue
            yield (ask.seat, answer[0]), [*other.entries]


def all_alike(rules: Rules, viewer: int, one: Sequence[Entry], other: Sequence[Entry]) -> None:
    """Two worlds that a viewer can't tell apart: it is sent the same documents."""
    (first, mine), (second, others) = as_it_was_told(rules, one), as_it_was_told(rules, other)
    assert blanked(mine[viewer]) == blanked(others[viewer])
    for since in range(0, first.version(viewer) + 1, 5):
        lacks = first.committed(viewer, since), second.committed(viewer, since)
        assert [len(one) for one in lacks if isinstance(one, list)] == [len(lacks[0])] * 2  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["scoundrels", "mayhem", "mayhem in turn"])
def test_drafts_change_nothing(name: str) -> None:
    """None or ten steps that a seat took back: nobody else gets more or other documents."""
    rules, rng, found = rules_of(name), Rng(11), 0
    for seed in range(20, 60):
        record = game_of(rules, seed, 45)
        for seat, entries in drafted(rules, record, rng):
            for viewer in {*range(rules.seats), SPECTATOR} - {seat}:
                all_alike(rules, viewer, record.entries, entries)
            found += 1
            if found >= 2:
                return
    raise AssertionError("too few drafts")


def test_offers_between_others_change_nothing() -> None:
    rules, rng, found = rules_of("mayhem"), Rng(12), 0
    for seed in range(20, 60):
        record = game_of(rules, seed, 45)
        for parties, entries in offered(rules, record, rng):
            if rng.below(4) == 0:
                for viewer in {*range(rules.seats), SPECTATOR} - {*parties}:
                    all_alike(rules, viewer, record.entries, entries)
                found += 1
            if found >= 3:
                return
    raise AssertionError("too few offers")


@pytest.mark.parametrize("name", TABLES)
def test_other_cards_and_hidden_answers_change_nothing(name: str) -> None:
    """Another deal, with other answers, that told a seat the same."""
    rules = rules_of(name)
    record = game_of(rules, 31, 60).line()
    for viewer in range(rules.seats):
        other = record.redeal_history(viewer, Rng(viewer))
        all_alike(rules, viewer, record.entries, other.entries)


# On disk, and at the end


def nonces_of(data: Path) -> list[str | None]:
    """Return the nonces on disk, by entry."""
    with sqlite3.connect(data / "tables.sqlite") as file:
        out = [row[0] for row in file.execute("select nonces from entries order by n")]
    file.close()
    return out


async def part(people: Sequence[Player], messages: int) -> None:
    """Play until each player has been told ``messages`` messages."""
    await asyncio.gather(*[one.play(lambda one: one.done or len(one.messages) >= messages) for one in people])


def test_the_same_after_a_crash(tmp_path: Path, capsys: Said) -> None:
    """After a crash in the middle, a client that begins from nothing is sent the same as before.

    A client that comes back by its version gets the rest, and spectators have what players have. No nonce is told
    before the end.
    """
    house = House(tmp_path / "data")
    try:
        people = sit_down(house, "me", "open", "heuristic")
        ada, bea = people
        asyncio.run(dealt(people))
        asyncio.run(part(people, 30))
        house.stop()
        kept = [one for one in nonces_of(tmp_path / "data") if one]
        assert kept
        house.start()

        async def all_so_far(token: str | None) -> list[str]:
            async with house.socket(ada.table) as socket:
                out: list[str] = (await hello(socket, token))["commitments"]
                return out

        ours, others = asyncio.run(all_so_far(ada.token)), asyncio.run(all_so_far(None))
        assert ours[: len(ada.commitments)] == ada.commitments
        assert others[: len(ours)] == ours  # the bot may have answered in between
        watcher = Player(house, ada.table)
        asyncio.run(together([watcher, *people]))
        assert watcher.commitments == ada.commitments == bea.commitments
        assert len(watcher.commitments) == len(watcher.messages)
        log = log_of(ada)
        shuffle = codec.read_shuffle(log, "the log")
        assert shuffle.nonces == [one or "" for one in nonces_of(tmp_path / "data")]
        assert [*fair.commitments(codec.read_log(log, "the log"), shuffle)] == [*map(bytes.fromhex, ada.commitments)]
        for one in people:
            assert verified(tmp_path, log, one.receipt()) == 0
            assert "opens every commitment" in " ".join(capsys.readouterr().out.split())
        sent = json.dumps([one.documents for one in (ada, bea, watcher)])
        assert not [one for one in kept if one[:64] in sent]
    finally:
        house.stop()


async def together(people: Sequence[Player]) -> None:
    await asyncio.gather(*[one.play(since=one.version) for one in people])


def test_a_server_that_rewrites_a_face_down_card(tmp_path: Path, capsys: Said) -> None:
    """In league with a seat it puts another card under one that lies face down, before that is turned up. All that the
    other was told up to then stays the same, and the game goes on by the rules; its honest receipt says what was done.
    Were the other's page loaded again, it would see at once that the past has changed."""
    house = House(tmp_path / "data")
    try:
        for number in range(40):
            people = sit_down(house, "me", "open")
            asyncio.run(dealt(people))
            for seat, one in enumerate(people):
                one.rng = Rng(2 * number + seat + 10)
            asyncio.run(part(people, 24))
            if forged := rewritten(logged(tmp_path / "data", people[0].table)):
                break
        house.stop()
        assert forged
        with sqlite3.connect(tmp_path / "data" / "tables.sqlite") as file:
            for n, (_, what) in enumerate(forged):
                where = 'where "table" = ? and n = ?'
                file.execute(f"update entries set what = ? {where}", [json.dumps(what), people[0].table, n])
        file.close()
        house.start()
        ada = people[0]

        async def state() -> Document:
            async with house.socket(ada.table) as socket:
                return await hello(socket, ada.token)

        now = asyncio.run(state())
        assert [message for _, *message in now["log"]][: len(ada.messages)] == ada.messages
        asyncio.run(together(people))
        assert verified(tmp_path, log_of(ada), ada.receipt()) == 1
        assert "The commitments in the receipt of Ada" in " ".join(capsys.readouterr().out.split())
        assert now["commitments"][: len(ada.commitments)] != ada.commitments
    finally:
        house.stop()


def logged(data: Path, table: str) -> list[Entry]:
    """The log as it lies on disk."""
    with sqlite3.connect(data / "tables.sqlite") as file:
        rows = file.execute('select who, what from entries where "table" = ? order by n', [table]).fetchall()
    file.close()
    return [(who, tuple(json.loads(what))) for who, what in rows]


def rewritten(entries: list[Entry]) -> list[Entry] | None:
    """The log with another crook in the place of one that the second seat placed face down, all that the first seat
    was told being the same; None if there is no such log."""
    record = Record(api.make_rules("crooks", 2))
    for entry in entries:
        record.enter(*entry)
    if api.over(record.state):
        return None
    for n in range(len(entries) - 1):
        (ask,) = record.asked[n]
        if entries[n][0] != "2" or ask.kind != "take" or entries[n + 1][1][-1] != "down":
            continue
        for word in [api.words(record.rules, ask, option)[-1] for option in ask.options]:
            swap = {word: entries[n][1][-1], entries[n][1][-1]: word}
            mine = [(who, tuple([swap.get(one, one) for one in what]) if who == "2" else what) for who, what in entries]
            other, forged = Record(record.rules), [*entries[:n], *mine[n:]]
            try:
                for entry in forged:
                    other.enter(*entry)
            except (api.BadInput, api.IllegalAnswer):
                continue
            if forged != entries and all([other.told(at, 0) == record.told(at, 0) for at in range(len(entries))]):
                return forged
    return None


def test_a_table_from_before_goes_on_without(tmp_path: Path, capsys: Said) -> None:
    """Nothing is committed to where the list, which was fixed before, promises nothing; and that is said at the end."""
    house = House(tmp_path / "data")
    try:
        people = sit_down(house, "me", "open")
        asyncio.run(sealed(people))
        house.post(f"tables/{people[0].table}/start", token=people[0].token)
        house.stop()
        with sqlite3.connect(tmp_path / "data" / "tables.sqlite") as file:
            file.execute("update lists set text = replace(text, ',\"commits\":true', '')")
        file.close()
        house.start()
        asyncio.run(rejoined(people))
        asyncio.run(together(people))
        assert not [one for player in people for one in player.documents if "commitments" in one]
        assert set(nonces_of(tmp_path / "data")) == {None}
        assert verified(tmp_path, log_of(people[0]), people[0].receipt()) == 0
        assert "began before servers committed to their logs" in " ".join(capsys.readouterr().out.split())
    finally:
        house.stop()


async def rejoined(people: Sequence[Dealer]) -> None:
    await asyncio.gather(*[one.take_part() for one in people])
