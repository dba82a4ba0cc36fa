"""Mixed tables: fairly drawn, rated the same however they were played."""

import json
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from skulduggery.api import BadInput
from skulduggery.arena.matches.ladder import Ladder, Ranking
from skulduggery.arena.matches.match import Results
from skulduggery.arena.workers import crew
from skulduggery.cli.main import main

BOTS = ("random", "heuristic", "flat:rollouts=2,depth=1")


def timeless(ranking: Ranking) -> Ranking:
    for one in ranking.ratings:
        one.ms = one.acts.thought = 0
    return ranking


def test_every_set_of_bots_meets_as_often() -> None:
    ladder = Ladder(("random", "heuristic", "sharp", "casual"), 3, 12, seed=5)
    tasks = ladder.tasks("crooks")
    met = Counter(frozenset(seating.around) for seating, _ in tasks)
    assert met == {frozenset(table): 3 for table in combinations(ladder.bots, 3)}
    assert [number for _, number in tasks] == list(range(12))
    assert len({seating.around for seating, _ in tasks}) > 4  # who sits left of whom changes too
    assert Ladder(ladder.bots, 3, 7, seed=5).tasks("crooks") == tasks[:7]
    assert Ladder(ladder.bots, 3, 12, seed=6).tasks("crooks") != tasks


def test_the_same_ratings_however_often_interrupted(tmp_path: Path) -> None:
    ladder = Ladder(BOTS, 2, 9, seed=3)
    tasks = ladder.tasks("crooks")
    with Results(tmp_path / "x.db") as results:
        results.play(tasks[:4])
        early = ladder.ranking(results, "crooks")
        assert (early.deals, early.planned) == (4, False)
        with crew(2) as hand_out:
            results.play(tasks, hand_out)
        later = timeless(ladder.ranking(results, "crooks"))
    with Results() as results:
        results.play(tasks)
        assert timeless(ladder.ranking(results, "crooks")) == later
    assert [one.bot for one in later.ratings][-1] == "random"
    assert sum(one.deals for one in later.ratings) == 2 * 9
    best, last = later.ratings[0], later.ratings[-1]
    assert best.mu.low > last.mu.high
    assert sum(one.share.value * one.deals for one in later.ratings) == pytest.approx(9, abs=1e-3)
    worst = next(one for one in later.met if (one.bot, one.other) == ("heuristic", "random"))
    assert (worst.deals, worst.ahead.value > 0.7) == (3, True)


def test_by_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "crooks", "--ladder", "random", "heuristic", "--deals", "3", "--workers", "1"]
    assert main([*call, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["bot"] for one in found["ratings"]] == ["heuristic", "random"]
    assert main(call) == 0
    assert "heuristic before random" in capsys.readouterr().out
    assert main([*call, "--seats", "3"]) == 2
    assert "2 bots can't fill tables of 3" in capsys.readouterr().err
    robin = ["arena", "crooks", "--round-robin", *BOTS, "--seats", "2", "--deals", "2", "--workers", "1"]
    assert main([*robin, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["deals"], {(one["deals"]) for one in found["met"]}) == (6, {2})
    with pytest.raises(BadInput, match="no bot 'oracle'"):
        Ladder(("oracle", "random"), 2).tasks("crooks")
    with pytest.raises(BadInput, match="no bot 'oracle'"):
        Ladder(("heuristic", "random", "oracle"), 2).tasks("crooks")
