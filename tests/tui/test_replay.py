"""Recorded games, step by step and in words."""

from pathlib import Path

import pytest
from tests.tui.typist import shown, terminal

from skulduggery import api, bots, codec
from skulduggery.api import BadInput, Rng
from skulduggery.record import Record
from skulduggery.text import LANGUAGES, Texts
from skulduggery.tui.cards import show
from skulduggery.tui.replay import replay


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A game of two bots, one of whom has an answer taken back, and resigns later."""
    record = Record(api.make_rules("crooks", 2), Rng(4), ("Anna", "Boris"))
    record.take_over(1, "heuristic")
    player = bots.make("heuristic", 5)
    for step in range(200):
        if not api.pending(record.state):
            break
        ask = api.pending(record.state)[0]
        if step == 4:
            record.undo()
            continue
        if step == 12:
            record.resign(0)
            continue
        if step == 8:
            record.time_out(ask.seat, Rng(1))
            continue
        record.answer(ask.seat, player.choose(api.infostate(record.state, ask.seat), ask))
    assert api.over(record.state)
    path = tmp_path / "game.jsonl"
    path.write_bytes(codec.write_log(record))
    return path


@pytest.mark.parametrize("code", LANGUAGES)
def test_pipes_get_the_whole_game(log: Path, code: str) -> None:
    at = terminal([])
    assert replay(log, language=code, terminal=at) == 0
    text = shown(at)
    texts = Texts(code, "crooks")
    for said in (texts("host-undo"), texts("said-resign"), texts("said-clock"), texts("score-sum")):
        assert said in text


def test_steps(log: Path) -> None:
    last = len(codec.read_log(log.read_bytes(), "log").entries)
    keys = ["", "n", "b", "5", "G", "g", "s 2", "s 9", "s x", "a", "foo", "9999", "b", "q"]
    at = terminal(keys, live=True)
    assert replay(log, language="en", terminal=at) == 0
    text = shown(at)
    places = [line.split("Step ")[1].split(" ·")[0] for line in text.splitlines() if "Step " in line and " · " in line]
    wanted = [0, 1, 2, 1, 5, last, 0, 0, 0, 0, 0, 0, last, last - 1]
    assert places == [f"{step} of {last}" for step in wanted]
    assert "as Boris sees it" in text
    assert "There is no seat 9" in text
    assert "“foo” means nothing here." in text
    assert "all cards face up" in text


def test_eyes_hide_what_they_don_t_see(log: Path) -> None:
    def told(seat: int | str | None) -> str:
        at = terminal([])
        replay(log, language="en", seat=seat, terminal=at)
        return shown(at)

    everything, one = told("all"), told(1)
    assert everything.count(" and finds ") > one.count(" and finds ") > 0
    assert told(None) == everything
    with pytest.raises(BadInput, match="no seat 3"):
        replay(log, seat=3, language="en", terminal=terminal([]))


def test_what_is_no_log(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="can't be read"):
        replay(tmp_path / "none", language="en", terminal=terminal([]))
    (tmp_path / "bad").write_text("hello")
    with pytest.raises(BadInput, match="line 1"):
        replay(tmp_path / "bad", language="en", terminal=terminal([]))


def test_a_game_that_isn_t_over(tmp_path: Path) -> None:
    record = Record(api.make_rules("crooks", 2), Rng(4))
    record.answer(api.pending(record.state)[0].seat, 2)
    path = tmp_path / "half"
    path.write_bytes(codec.write_log(record))
    for live in (False, True):
        assert replay(path, language="en", terminal=terminal(["G", "a", "s 1"], live=live)) == 0


@pytest.mark.parametrize("code", LANGUAGES)
def test_deck(code: str) -> None:
    at = terminal([])
    assert show("crooks", None, code, at) == 0
    document = api.game("crooks").house_cards()
    for crook in document["crook"]:  # type: ignore[attr-defined]
        assert crook["names"][code] in shown(at)
