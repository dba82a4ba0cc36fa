"""Promise 3, deterministic: the same rules, cards, options and log give the same states, wherever they are played."""

import copy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.promises.games import OPTIONS, SEATS, SMALL, Chooser, Setup, examples, finished, play, setups, table

from skulduggery import api, codec
from skulduggery.api import Rng
from skulduggery.record import Record


@given(setups())
@examples(25)
def test_a_log_gives_the_same_states_again(setup: Setup) -> None:
    """Replaying a log gives the very same state, question and messages after each of its entries."""
    record = finished(setup)
    log = codec.write_log(record)
    again = codec.read_log(log, "again.log")
    assert again.entries == record.entries
    for n in range(len(record.entries) + 1):
        assert codec.write_save(again.before(n)) == codec.write_save(record.before(n))
    for seat in (*range(setup.seats), api.SPECTATOR):
        assert again.history(seat) == record.history(seat)
    assert codec.write_log(again) == log


@given(setups())
@examples(25)
def test_the_same_seed_plays_the_same_game(setup: Setup) -> None:
    """Two games of one seed and the same answers are one game, step by step."""
    for (one, ask), (other, same) in zip(play(setup), play(setup), strict=True):
        assert codec.write_save(one.state) == codec.write_save(other.state)
        assert (ask.seat, ask.kind, ask.args, ask.options) == (same.seat, same.kind, same.args, same.options)


@given(setups())
@examples(25)
def test_simulation_and_record_agree(setup: Setup) -> None:
    """A state with its own stream of chance and a record whose chance comes from that seed are the same game."""
    state = api.new(setup.rules(), setup.seed)
    chooser = Chooser(setup)
    for record, _ in play(setup):
        assert table(state) == table(record.state)
        (ask,) = api.pending(state)
        api.apply(state, ask.seat, chooser.pick(ask))
    assert table(state) == table(finished(setup).state)
    assert api.over(state)


@given(setups())
@examples(25)
def test_listening_changes_nothing(setup: Setup) -> None:
    """Whether anybody listens to the events has no influence on the game."""
    silent = api.new(setup.rules(), setup.seed)
    heard = api.new(setup.rules(), setup.seed, listen=True)
    one, other = Chooser(setup), Chooser(setup)
    while asks := api.pending(silent):
        assert api.apply(silent, asks[0].seat, one.pick(asks[0])) == ()
        assert api.apply(heard, asks[0].seat, other.pick(api.pending(heard)[0]))
        assert codec.write_save(silent) == codec.write_save(heard)


@given(setups())
@examples(15)
def test_no_rule_looks_at_a_name(setup: Setup) -> None:
    """Promise 1: cards under other ids and names play alike; only the names in the log differ."""
    cards: dict[str, Any] = copy.deepcopy(setup.rules().cards)
    for number, crook in enumerate(cards["crook"]):
        crook["id"] = f"x-{number}"
        crook["names"] = {"en": "X"}
    renamed = finished(setup._replace(deck=cards))
    record = finished(setup)
    assert api.scores(renamed.state) == api.scores(record.state)
    for seat in range(setup.seats):
        told = [[event.told(seat) for event in events] for events in record.events]
        assert [[event.told(seat) for event in events] for events in renamed.events] == told


@given(setups())
@examples(20)
def test_every_answer_has_its_words(setup: Setup) -> None:
    """Each option is written down by meaning and read back as itself; no two options have the same words."""
    for record, ask in play(setup):
        said = [api.words(record.rules, ask, option) for option in ask.options]
        assert len(set(said)) == len(said)
        assert [api.option(record.rules, ask, words) for words in said] == list(ask.options)
        assert all(word and word.isprintable() and " " not in word for words in said for word in words)


@given(setups())
@examples(20)
def test_a_position_can_be_written_down(setup: Setup) -> None:
    """At the start of any turn a position fits in a line of text, and read back it is the same to every seat."""
    for record, ask in play(setup):
        if ask.kind != "recruit":
            continue
        line = api.write_position(record.state)
        state = api.read_position(record.rules, line)
        assert api.write_position(state) == line
        assert api.check_sound(state) == ""
        assert [(one.seat, one.options) for one in api.pending(state)] == [(ask.seat, ask.options)]
        for seat in (*range(setup.seats), api.SPECTATOR):
            read, meant = api.view(state, seat), api.view(record.state, seat)
            assert sorted(read.notes) == sorted(meant.notes)
            read.notes = meant.notes  # in which order they were made is not written down
            assert read.key() == meant.key()


def test_the_digest_covers_cards_options_and_seats() -> None:
    """The name of the rules changes with all that decides a game, and with nothing else."""
    digests = {api.make_rules("crooks", seats, options).digest for seats in SEATS for options in OPTIONS}
    assert len(digests) == len(SEATS) * len(OPTIONS)
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
        setup = Setup(2, {}, cards, 3, (), True)
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


@given(setups(), st.integers(0, 2**256 - 1))
@examples(10)
def test_a_table_with_a_keyed_stream_replays(setup: Setup, key: int) -> None:
    """A game whose chance comes from a table's key is replayed from its log without the key."""
    record = Record(setup.rules(), api.KeyedStream(key.to_bytes(32, "big")))
    chooser = Chooser(setup)
    while asks := api.pending(record.state):
        record.answer(asks[0].seat, chooser.pick(asks[0]))
    again = codec.read_log(codec.write_log(record), "again.log")
    assert codec.write_save(again.state) == codec.write_save(record.state)
