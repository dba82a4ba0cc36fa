"""Learning: the same seed gives the same weights, a run that stopped goes on, bad input is refused in a sentence."""

import json
import sqlite3
from pathlib import Path

import pytest

from skulduggery import extras
from skulduggery.arena.training.value_training import learn
from skulduggery.bots.value import Value, read_weights
from skulduggery.cli.main import main

CALL = ["learn", "crooks", "--games", "60", "--seats", "2", "--bot", "random", "--seed", "4"]


def test_it_goes_on_where_it_stopped_with_the_same_weights(tmp_path: Path) -> None:
    """One lesson of two, then the rest by two processes, gives the same as all at once. Games that are stored are not
    played again."""
    store = tmp_path / "lessons.db"
    told: list[int] = []
    learn("crooks", 50, 4, [2], "random", rounds=2, store=store, workers=1)
    parts = learn("crooks", 110, 4, [2], "random", rounds=2, store=store, workers=2, progress=told.append)
    assert told == [50, 50, 10]
    assert parts == learn("crooks", 110, 4, [2], "random", rounds=2, workers=1)
    assert parts != learn("crooks", 110, 5, [2], "random", rounds=2, workers=1)
    with sqlite3.connect(store) as base:
        base.execute("update done set found = x'90'")  # none: if they were played again, there would be some
    # Its last lesson is new, of 10 games.
    few = learn("crooks", 60, 4, [2], "random", rounds=2, store=store, workers=1)
    assert 0 < int(few.report["positions"]) < int(parts.report["positions"]) / 8


def test_by_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "w.json"
    assert main([*CALL, "--out", str(out), "--workers", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["bot"], report["seed"]) == (60, "random", 4)
    assert report["log-loss of games held back"] < report["log-loss where nothing is known"]
    weights = read_weights(out.read_bytes(), "w.json")
    assert weights.report == report
    assert Value(weights).score([0.0] * len(weights.mean)) == Value(weights).score([0.0] * len(weights.mean))
    assert main([*CALL, "--workers", "1"]) == 0
    assert "positions of 60 games by random, seed 4" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--games", "3"], "3 games are too few to learn from; play at least 10."),
        (["--workers", "0"], "The number of workers can't be 0; it must be a whole number from 1."),
        (["--seed", "-1"], "The seed can't be -1; it must be a whole number from 0 to 268435455."),
        (["--seats", "9"], "9"),
        (["--bot", "chess"], "There is no bot 'chess'"),
        (["--store", "."], "Results can't be kept in .: unable to open database file."),
        (["--minutes", "1"], "--minutes and --begin need --policy or --actor-critic."),
        (["--begin", "w"], "--minutes and --begin need --policy or --actor-critic."),
        (["--against", "random"], "--against needs --policy."),
        (["--checkpoint", "c"], "--checkpoint needs --actor-critic."),
        (["--out", "nowhere/w.json"], "nowhere/w.json can't be written: there is no folder nowhere."),
    ],
)
def test_what_cannot_be_learned(more: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CALL, "--workers", "1", *more]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_without_the_packages_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(extras.MODULES, "train", ("nothing_of_this_name",))
    assert main(["learn", "crooks", "--actor-critic", "--checkpoint", "c", "--minutes", "1"]) == 2
    assert "--actor-critic needs more packages: pip install 'skulduggery[train]'." in capsys.readouterr().err


def test_unknown_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "chess"]) == 2
    assert "chess" in capsys.readouterr().err
