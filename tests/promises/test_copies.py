"""Promise 4, copyable anywhere: clone, save and load, and undo at every question."""

from contextlib import suppress

import pytest
from hypothesis import strategies as st
from tests.promises import sound
from tests.promises.games import (
    Chooser,
    Setup,
    anything,
    every_game,
    finished,
    play,
    play_on,
    said,
    table,
    take,
    viewers,
)

from skulduggery import api, codec
from skulduggery.api import NATURE, BadInput, Rng
from skulduggery.record import Entry, Record
from skulduggery.undoing import back_to, harmless


@every_game(20)
def test_copies_go_their_own_way(setup: Setup) -> None:
    """A copy at any question plays on to any end and the original doesn't notice; equal answers, equal games."""
    for step, (record, ask) in enumerate(play(setup)):
        before = codec.write_save(record.state)
        one, other = api.clone(record.state), api.clone(record.state)
        assert codec.write_save(one) == before
        assert play_on(one, step) == play_on(other, step)
        assert codec.write_save(one) == codec.write_save(other)
        for option in ask.options[:12]:
            third = api.clone(record.state)
            api.apply(third, ask.seat, option, ask.kind if ask.open else "")
            play_on(third, option)
        assert codec.write_save(record.state) == before


@every_game(20)
def test_a_save_is_the_state(setup: Setup) -> None:
    """Saved and loaded at any question a state is the same, asks the same, and has the same future."""
    for step, (record, _) in enumerate(play(setup)):
        state = record.state
        save = codec.write_save(state)
        loaded = codec.read_save(save, "game.save")
        assert codec.write_save(loaded) == save
        assert said(loaded) == said(state)
        sound.check(loaded)
        for viewer in viewers(setup):
            assert api.key(api.infostate(loaded, viewer)) == api.key(api.infostate(state, viewer))
        same = api.clone(state)
        assert play_on(loaded, step) == play_on(same, step)
        assert codec.write_save(loaded) == codec.write_save(same)
    end = finished(setup).state
    assert codec.write_save(codec.read_save(codec.write_save(end), "end.save")) == codec.write_save(end)


@every_game(10)
def test_a_save_while_chance_is_asked(setup: Setup) -> None:
    """Also the questions to chance can be saved: the deal, the first player, a shuffle."""
    state = api.new(setup.rules())
    rng = Rng(setup.seed)
    while asks := api.pending(state):
        if asks[0].seat == NATURE:
            loaded = codec.read_save(codec.write_save(state), "early.save")
            assert said(loaded) == said(state)
            for viewer in viewers(setup):
                assert api.key(api.infostate(loaded, viewer)) == api.key(api.infostate(state, viewer))
            answer = anything(asks[0], rng)
            api.apply(loaded, NATURE, answer)
            api.apply(state, NATURE, answer)
            assert codec.write_save(loaded) == codec.write_save(state)
        else:
            api.apply(state, asks[0].seat, anything(asks[0], rng))


@every_game(20)
def test_undo_takes_back_one_answer_after_the_other(setup: Setup) -> None:
    """Undo leads back through every question to the first one, and the past can be looked at from anywhere."""
    record = finished(setup)
    states = [codec.write_save(record.before(n)) for n in range(len(record.entries) + 1)]
    answers = [n for n, (who, _) in enumerate(record.entries) if who != "nature"]
    count = len(record.entries)
    for n in reversed(answers):
        record.undo()
        assert codec.write_save(record.state) == states[n]
        assert record.entries[-1] == ("host", ("undo",))
    assert [codec.write_save(record.before(n)) for n in range(count)] == states[:count]
    again = codec.read_log(codec.write_log(record), "undone.log")
    assert codec.write_save(again.state) == codec.write_save(record.state)


@every_game(20, st.integers(0, 1 << 30))
def test_another_way_after_an_undo(setup: Setup, seed: int) -> None:
    """After answers were taken back the game goes on as if they had never been given; the log replays all of it."""
    record = Record(setup.rules(), Rng(setup.seed))
    chooser = Chooser(setup)
    rng = Rng(seed)
    while api.pending(record.state):
        if answers_left(record) and rng.below(6) == 0:
            record.undo()
        else:
            take(record, *chooser.next(record.state))
    plain = Record(setup.rules())
    for who, what in lasting(record):
        plain.enter(who, what)
    assert codec.write_save(plain.state) == codec.write_save(record.state)
    again = codec.read_log(codec.write_log(record), "undone.log")
    assert codec.write_save(again.state) == codec.write_save(record.state)
    for viewer in viewers(setup):
        assert again.history(viewer) == record.history(viewer)


def lasting(record: Record) -> list[Entry]:
    """The entries that were not taken back: undo takes the last answer of a seat and all that followed."""
    kept: list[Entry] = []
    for entry in record.entries:
        if entry == ("host", ("undo",)):
            while not kept.pop()[0].isdigit():
                pass
        else:
            kept.append(entry)
    return kept


def answers_left(record: Record) -> bool:
    """Return whether an answer of a seat, or its resignation, can be taken back."""
    given = 0
    for who, what in record.entries:
        given += who.isdigit()
        given -= what == ("undo",)
    return given > 0


def messy(setup: Setup, seed: int) -> Record:
    """A game with resignations, time-outs, take-overs and undone answers, played on as long as somebody is asked."""
    record = Record(setup.rules(), Rng(setup.seed))
    chooser = Chooser(setup)
    rng = Rng(seed)
    for _ in range(400):
        if record.over:
            break
        seat = api.pending(record.state)[0].seat
        dice = rng.below(24)
        leaver = rng.below(setup.seats)
        if dice == 0 and leaver not in record.resigned:
            record.resign(leaver)
        elif dice == 1:
            record.time_out(seat, rng)
        elif dice == 2:
            record.take_over(seat, "heuristic")
        elif dice == 3 and answers_left(record):
            record.undo()
        else:
            take(record, *chooser.next(record.state))
    return record


@every_game(15, st.integers(0, 1 << 30))
def test_a_thinned_record_has_the_same_past(setup: Setup, seed: int) -> None:
    """Replay restores everything that was thinned out: states to the last letter, questions, events, and who learns
    of them."""
    record = messy(setup, seed)
    count = len(record.entries) + 1
    saves = [codec.write_save(record.before(n)) for n in range(count)]
    asked, events = repr(record.asked), repr(record.events)
    told = [record.history(viewer) for viewer in viewers(setup)]
    record.thin()
    assert count < 30 or record.past.count(None) > count // 8
    assert [codec.write_save(record.before(n)) for n in range(count)] == saves
    assert [codec.write_save(state) for state in record.states()] == saves
    assert repr(record.asked) == asked == repr([record.asks(n) for n in range(count - 1)])
    assert repr(record.events) == events
    assert [record.history(viewer) for viewer in viewers(setup)] == told
    assert codec.write_save(codec.read_log(codec.write_log(record), "thin.log").state) == saves[-1]


@every_game(25, st.integers(0, 1 << 30))
def test_a_log_with_everything_replays(setup: Setup, seed: int) -> None:
    """Resignations, time-outs, take-overs and undone answers are entries of the log, and it replays with them."""
    record = messy(setup, seed)
    again = codec.read_log(codec.write_log(record), "messy.log")
    assert again.entries == record.entries
    assert again.resigned == record.resigned
    assert codec.write_save(again.state) == codec.write_save(record.state)
    assert table(again.state) == table(record.state)
    for viewer in viewers(setup):
        assert again.history(viewer) == record.history(viewer)


@every_game(25, st.integers(0, 1 << 30))
def test_nobody_waits_for_a_seat_that_has_resigned(setup: Setup, seed: int) -> None:
    """After every entry, undo too, the question that stands is one to somebody who is still there."""
    record = Record(setup.rules(), Rng(setup.seed))
    chooser = Chooser(setup)
    rng = Rng(seed)
    for _ in range(200):
        if record.over:
            break
        assert not {ask.seat for ask in api.pending(record.state)} & record.resigned, record.entries[-3:]
        dice = rng.below(8)
        leaver = rng.below(setup.seats)
        if dice == 0 and leaver not in record.resigned:
            record.resign(leaver)
        elif dice < 3:
            with suppress(BadInput):  # there may be nothing left to take back
                record.undo()
        else:
            take(record, *chooser.next(record.state))


def test_undo_after_a_resignation_asks_nobody_who_left() -> None:
    """The seat that is asked resigns and so passes; undo takes back both, or the seat passes again: it isn't asked."""
    record = Record(api.make_rules("crooks", 3), Rng(1))
    leaver = api.pending(record.state)[0].seat
    record.resign(leaver)
    record.undo()
    assert leaver not in record.resigned or api.pending(record.state)[0].seat != leaver


@pytest.mark.parametrize("game", api.games())
def test_the_last_player_wins_when_all_others_have_resigned(game: str) -> None:
    """The game is over at once, and its log says so too. Taking the resignation back lets it go on."""
    record = Record(api.make_rules(game, 3), Rng(1))
    record.resign(2)
    assert (record.over, record.winner, record.shares) == (False, None, [])
    record.resign(0)
    assert (record.over, record.winner, record.shares) == (True, 1, [0.0, 1.0, 0.0])
    with pytest.raises(BadInput, match="over"):
        record.resign(1)
    again = codec.read_log(codec.write_log(record), "resigned.log", Rng(2))
    assert (again.entries, again.shares) == (record.entries, record.shares)
    again.undo()
    assert not again.over
    assert api.pending(again.state)[0].seat != 2


def play_out(record: Record, seed: int) -> None:
    """Play a record to its end at random; the question that stands must always be one to somebody who is there."""
    rng = Rng(seed)
    while asks := api.pending(record.state):
        assert asks[0].seat != api.NATURE, "nobody answers for chance"
        assert asks[0].seat not in record.resigned, "a seat is asked that has resigned"
        record.answer(asks[0].seat, anything(asks[0], rng))


@every_game(20, st.integers(0, 1 << 30))
def test_a_log_cut_short_goes_on(setup: Setup, seed: int) -> None:
    """A log that ends after any of its lines (of long games some) is a game that can be played on, with chance from a
    new source."""
    record = finished(setup)
    lines = codec.write_log(record).splitlines()
    for count in range(3, len(lines) + 1, 1 + len(lines) // 25):
        again = codec.read_log(b"\n".join(lines[:count]), "cut.log", Rng(seed))
        assert again.entries[: count - 1] == record.entries[: count - 1]
        play_out(again, count)


@pytest.mark.parametrize("count", [1, 2])
def test_a_log_cut_short_in_the_deal_goes_on(count: int) -> None:
    """Also a log of a header only, or of the deal without the first player, is played on: chance has a source."""
    lines = codec.write_log(Record(api.make_rules("crooks", 2), Rng(1))).splitlines()
    play_out(codec.read_log(b"\n".join(lines[:count]), "cut.log", Rng(1)), 1)


def test_a_log_cut_short_at_a_resignation_goes_on() -> None:
    """A log that ends with the resignation of the seat that is asked is played on: that seat gives up."""
    record = Record(api.make_rules("crooks", 3), Rng(1))
    record.resign(api.pending(record.state)[0].seat)
    lines = codec.write_log(record).splitlines()
    assert [len(lines), record.entries[-2][1]] == [5, ("resign",)]
    play_out(codec.read_log(b"\n".join(lines[:4]), "cut.log", Rng(1)), 1)


@every_game(20, st.integers(0, 1 << 30))
def test_a_seat_takes_back_its_own(setup: Setup, seed: int) -> None:
    """Only back to before its own last answer; the log replays, and what is left is a game as if it had never been.

    If nothing new was shown, a seat that hasn't answered since knows what it knew then, and can be re-dealt.
    """
    record = Record(setup.rules(), Rng(setup.seed))
    chooser, rng = Chooser(setup), Rng(seed)
    while api.pending(record.state) and len(record.entries) < 120:
        seat = rng.below(setup.seats)
        kept = record.lasting()
        at = back_to(record.entries, kept, (str(seat + 1),))
        if at is None or rng.below(5):
            take(record, *chooser.next(record.state))
            continue
        keeps = not harmless(record, at)
        since = {record.entries[n][0] for n in kept if n >= at}
        before = [api.key(api.infostate(record.before(at), one)) for one in range(setup.seats)]
        record.undo(seat)
        assert record.entries[-1] == ("host", ("undo", str(seat + 1)))
        assert [api.key(api.infostate(record.state, one)) for one in range(setup.seats)] == before
        assert keeps or "nature" not in since
        assert codec.write_save(record.line().state) == codec.write_save(record.state)
        viewer = rng.below(setup.seats)
        world = record.redeal_history(viewer, rng)
        assert api.key(api.infostate(world.state, viewer)) == before[viewer]
    again = codec.read_log(codec.write_log(record), "undone.log")
    assert codec.write_save(again.state) == codec.write_save(record.state)
    for viewer in viewers(setup):
        assert [again.told(n, viewer) for n in range(len(again.entries))] == [
            record.told(n, viewer) for n in range(len(record.entries))
        ]
