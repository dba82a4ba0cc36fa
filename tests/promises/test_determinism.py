"""Promise 3, deterministic: the same rules, cards, options and log give the same states, wherever they are played."""

import copy
import dataclasses
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.promises import sound
from tests.promises.crooks import SMALL
from tests.promises.games import (
    KINDS,
    Chooser,
    Setup,
    every_game,
    examples,
    finished,
    play,
    said,
    seats_of,
    table,
    take,
    viewers,
)

from skulduggery import api, codec
from skulduggery.api import BadInput, Rng
from skulduggery.record import Record


@every_game(25)
def test_a_log_gives_the_same_states_again(setup: Setup) -> None:
    """Replaying a log gives the very same state, question and messages after each of its entries."""
    record = finished(setup)
    log = codec.write_log(record)
    again = codec.read_log(log, "again.log")
    assert again.entries == record.entries
    for n in range(len(record.entries) + 1):
        assert codec.write_save(again.before(n)) == codec.write_save(record.before(n))
    for viewer in viewers(setup):
        assert again.history(viewer) == record.history(viewer)
    assert codec.write_log(again) == log


@every_game(25)
def test_the_same_seed_plays_the_same_game(setup: Setup) -> None:
    """Two games of one seed and the same answers are one game, step by step."""
    for (one, ask), (other, same) in zip(play(setup), play(setup), strict=True):
        assert codec.write_save(one.state) == codec.write_save(other.state)
        assert (ask.seat, ask.kind, ask.args, ask.options) == (same.seat, same.kind, same.args, same.options)


@every_game(25)
def test_simulation_and_record_agree(setup: Setup) -> None:
    """A state with its own stream of chance and a record whose chance comes from that seed are the same game."""
    state = api.new(setup.rules(), setup.seed)
    chooser = Chooser(setup)
    for record, _ in play(setup, 1):
        assert said(state) == said(record.state)
        if chooser.rng.x % 5 == 0:
            assert table(state) == table(record.state)
        ask, answer = chooser.next(state)
        api.apply(state, ask.seat, answer, ask.kind if ask.open else "")
    assert table(state) == table(finished(setup).state)
    assert api.over(state)


@every_game(25)
def test_listening_changes_nothing(setup: Setup) -> None:
    """Listening to the events has no influence on the game."""
    silent = api.new(setup.rules(), setup.seed)
    heard = api.new(setup.rules(), setup.seed, listen=True)
    one, other = Chooser(setup), Chooser(setup)
    while api.pending(silent):
        (ask, answer), (same, answered) = one.next(silent), other.next(heard)
        assert api.apply(silent, ask.seat, answer, ask.kind if ask.open else "") == ()
        api.apply(heard, same.seat, answered, same.kind if same.open else "")
        assert codec.write_save(silent) == codec.write_save(heard)


@every_game(15)
def test_no_rule_looks_at_a_name(setup: Setup) -> None:
    """Promise 1: cards under other ids and names play alike; only the names in the log differ."""
    cards: dict[str, Any] = copy.deepcopy(setup.rules().cards)
    for kind in ("crook", "trait", "job", "safe", "site", "card"):
        for number, card in enumerate(cards.get(kind, ())):
            # Men of Mayhem: what is printed must have its name, and cards may name a Site.
            named = "printed" in card["evidence"].values() or f"at:{card['id']}" in json.dumps(cards)
            if kind not in ("site", "card") or not named:
                card["id"] = f"{kind}-{number}"
            card["names"] = dict.fromkeys(card["names"], "X")
    renamed = finished(setup._replace(deck=cards))
    record = finished(setup)
    assert api.scores(renamed.state) == api.scores(record.state)
    for viewer in viewers(setup):
        told = [[event.told(viewer) for event in events] for events in record.events]
        assert [[event.told(viewer) for event in events] for events in renamed.events] == told


@every_game(20)
def test_every_answer_has_its_words(setup: Setup) -> None:
    """Each option is written down by meaning and read back as itself; no two options have the same words."""
    for record, ask in play(setup):
        answers = list(ask.options)
        if ask.ranges and (drawn := ask.draw(Rng(setup.seed))) not in answers:
            answers.append(drawn)
        said = [api.words(record.rules, ask, answer) for answer in answers]
        assert len(set(said)) == len(said)
        assert [api.option(record.rules, ask, words) for words in said] == answers
        assert all(word and word.isprintable() and " " not in word for words in said for word in words)


@every_game(30)
def test_a_position_can_be_written_down(setup: Setup) -> None:
    """A position fits in a line of text where the game lets it, and read back it is the same to every seat."""
    for record, _ in play(setup):
        try:
            line = api.write_position(record.state)
        except BadInput:
            continue
        state = api.read_position(record.rules, line)
        assert api.write_position(state) == line
        sound.check(state)
        assert said(state) == said(record.state)
        for viewer in viewers(setup):
            read, meant = api.view(state, viewer), api.view(record.state, viewer)
            if setup.game == "crooks":
                assert sorted(read.notes) == sorted(meant.notes)
                read.notes = meant.notes  # in which order they were made is not written down
            assert read.key() == meant.key()


@pytest.mark.parametrize("game", api.games())
def test_the_digest_covers_options_and_seats(game: str) -> None:
    """The name of the rules changes with each option and with the number of players."""
    options = KINDS[game].options[:12]
    digests = {api.make_rules(game, seats, chosen).digest for seats in seats_of(game) for chosen in options}
    assert len(digests) == len(seats_of(game)) * len(options)


def test_the_digest_covers_cards_of_crooks() -> None:
    """The name of the rules changes with all that decides a game, and with nothing else."""
    plain = api.make_rules("crooks", 2, {}, SMALL).digest
    for field, value in (("level", 9), ("modifier", 5), ("gangs", []), ("ability", "spy"), ("id", "other")):
        cards = copy.deepcopy(SMALL)
        cards["crook"][4][field] = value
        if field == "ability":
            cards["crook"][4]["evidence"]["ability"] = "house"
        assert api.make_rules("crooks", 2, {}, cards).digest != plain, field
    for field, value in (("money", 10), ("targets", [2, 6]), ("gang_points", {"2": 4, "3": 3})):
        cards = copy.deepcopy(SMALL)
        cards["setup"][field] = value
        assert api.make_rules("crooks", 2, {}, cards).digest != plain, field
    cards = copy.deepcopy(SMALL)
    cards["names"] = {"en": "Another name"}
    cards["crook"][0]["names"] = {"en": "Somebody", "de": "Jemand"}
    cards["crook"][0]["evidence"]["level"] = "printed"
    assert api.make_rules("crooks", 2, {}, cards).digest == plain


def renamed_small() -> dict[str, Any]:
    """A deck that plays like SMALL and has other names."""
    cards = copy.deepcopy(SMALL)
    cards["names"] = {"en": "Another name"}
    cards["crook"][0]["names"] = {"en": "Somebody", "de": "Jemand"}
    return cards


def test_every_table_keeps_its_own_cards() -> None:
    """A log and a save bring their own cards, names too, whatever was read before and whatever the house plays now."""
    for cards in (SMALL, renamed_small()):
        setup = Setup("crooks", 2, {}, cards, 3, (), True)
        record = finished(setup)
        log = codec.write_log(record)
        again = codec.read_log(log, "own.log")
        assert again.rules.cards == cards
        assert codec.write_log(again) == log
        save = codec.write_save(record.before(8))
        loaded = codec.read_save(save, "own.save")
        assert loaded.rules.cards == cards
        assert codec.write_save(loaded) == save


@given(st.integers(), st.lists(st.integers(1, 1 << 30), min_size=1, max_size=50))
@examples(50)
def test_a_stream_of_chance_is_its_number(seed: int, bounds: list[int]) -> None:
    """A stream can be taken up again anywhere from its one number, and stays within its bounds."""
    rng = Rng(seed)
    for bound in bounds:
        other = Rng(int(rng.x))
        number = rng.below(bound)
        assert 0 <= number < bound
        assert other.below(bound) == number


@every_game(10, st.integers(0, 2**256 - 1))
def test_a_table_with_a_keyed_stream_replays(setup: Setup, key: int) -> None:
    """A game whose chance comes from a table's key is replayed from its log without the key."""
    record = Record(setup.rules(), api.KeyedStream(key.to_bytes(32, "big")))
    chooser = Chooser(setup)
    while api.pending(record.state):
        take(record, *chooser.next(record.state))
    again = codec.read_log(codec.write_log(record), "again.log")
    assert codec.write_save(again.state) == codec.write_save(record.state)


def test_an_option_that_comes_later_leaves_logs_and_saves_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game gets an option that is off by default: what was written before goes on; tables that use it are others."""
    record = finished(Setup("crooks", 2, {}, None, 5, (), False))
    log, save = codec.write_log(record), codec.write_save(record.before(20))
    before = record.rules.digest
    old = api.game("crooks")
    new = dataclasses.replace(
        old, options={**old.options, "night": (False, True)}, later_options=(*old.later_options, "night")
    )
    monkeypatch.setitem(api._GAMES, "crooks", new)
    codec._rules.clear()  # what a new release has not seen yet
    again = codec.read_log(log, "old.log")
    assert again.rules.options["night"] is False
    assert again.entries == record.entries
    assert codec.read_save(save, "old.save").rules.digest == before
    assert api.make_rules("crooks", 2, {"night": True}).digest != before
    monkeypatch.setitem(api._GAMES, "crooks", dataclasses.replace(new, later_options=old.later_options))
    codec._rules.clear()
    with pytest.raises(BadInput):
        codec.read_log(log, "old.log")
    codec._rules.clear()
