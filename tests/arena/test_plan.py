"""The strength page: what a plan names is measured, as far as time goes, and stands on the page."""

import json
from pathlib import Path

import pytest

from skulduggery.arena.matches.plan import plan_of
from skulduggery.cli.main import main

DOCS = Path(__file__).parents[2] / "docs" / "strength"
PLAN = """
game = "crooks"
title = "Crooks"
seed = 2
notes = "What was tried."

[[pairing]]
name = "thumbs"
bot = "heuristic"
against = ["random"]
deals = 6
aim = 0.98
hiding = true
ceiling = "flat:rollouts=2,depth=2"

[[ladder]]
name = "Mixed tables"
bots = ["heuristic", "random"]
seats = 2
deals = 4
"""


def test_as_far_as_time_goes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan, store, out = tmp_path / "plan.toml", tmp_path / "x.db", tmp_path / "crooks.md"
    plan.write_text(PLAN)
    call = ["arena", "--page", str(plan), "--store", str(store), "--workers", "1"]
    assert main([*call, "--minutes", "0"]) == 0
    assert "not played yet" in capsys.readouterr().out
    plan.write_text(PLAN.replace("deals = 6", "deals = 2").replace("deals = 4", "deals = 3"))
    assert main(call) == 0
    plan.write_text(PLAN)
    capsys.readouterr()
    assert main([*call, "--minutes", "0", "--json"]) == 0
    begun = json.loads(capsys.readouterr().out)
    assert [one["deals"] for one in (*begun["standings"], *begun["ladders"])] == [2, 3]
    assert [one["planned"] for one in (*begun["standings"], *begun["ladders"])] == [False, False]
    assert begun["standings"][0]["high"] == 1.0 > begun["standings"][0]["low"]
    assert main([*call, "--out", str(out)]) == 0
    text = out.read_text()
    assert "| thumbs | `heuristic` against `random` |" in text
    assert "| 50%, 98% | 6 `" in text
    for title in ("Luck's ceiling", "What hiding is worth", "Bluffs and suspicions", "Mixed tables"):
        assert f"## {title}" in text
    assert text.endswith("What was tried.\n")
    assert " of 6 `" not in text
    assert main([*call, "--out", str(out)]) == 0
    assert out.read_text() == text  # nothing is played again
    capsys.readouterr()
    lost = ["arena", "--page", str(plan), "--store", str(tmp_path / "y.db"), "--minutes", "0"]
    assert main([*lost, "--out", str(out)]) == 0
    assert out.read_text() == text  # the store is gone: what stood on the page stands
    plan.write_text(PLAN.replace("seed = 2", "seed = 3"))
    assert main([*lost, "--out", str(out)]) == 0
    assert "0 of 6" in out.read_text()  # other deals are another thing


def test_a_page_whose_figures_cant_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan, out = tmp_path / "plan.toml", tmp_path / "crooks.md"
    plan.write_text(PLAN)
    out.with_suffix(".json").write_text('{"title": 3}')
    assert main(["arena", "--page", str(plan), "--minutes", "0", "--out", str(out)]) == 2
    assert "crooks.json does not hold the figures of a strength page" in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('bot = "heuristic"', 'bot = "oracle"', "There is no bot 'oracle'"),
        ("hiding = true", "hide = true", "unknown field"),
        ("deals = 4", "deals = 0", "at least one deal"),
        ("seats = 2", "seats = 3", "2 bots can't fill tables of 3"),
        ('title = "Crooks"', "", "missing required field"),
    ],
)
def test_a_plan_that_cant_be_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, said: str
) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN.replace(old, new))
    assert main(["arena", "--page", str(plan)]) == 2
    assert said in capsys.readouterr().err


def test_the_plans_of_the_project_can_be_played() -> None:
    for name in ("crooks", "scoundrels", "mayhem"):
        plan = plan_of(DOCS / f"{name}.toml")
        assert plan.game == name
        assert all(one.deals >= 50 for one in plan.pieces)
