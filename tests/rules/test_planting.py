"""A planted fault keeps its place when code is reformatted or a variable is renamed, and says when it has lost it."""

import ast
from pathlib import Path

import pytest
from tests.rules import planting
from tests.rules.planting import CannotPlant, Fault

CODE = """
class Till:
    def pay(self, dollars):
        if dollars > self.money:
            raise ValueError  # too little
        self.money -= dollars
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with one module and one file of cards."""
    monkeypatch.setattr(planting, "PACKAGE", tmp_path)
    (tmp_path / "shop.py").write_text(CODE)
    (tmp_path / "cards.toml").write_text('[[job]]\nid = "banker"\neffect = "gain(4)"\n')
    return tmp_path


def planted(place: str, find: str, put: object) -> str:
    """Return the text with a fault, laid out as Python does."""
    return planting.changed_text(Fault("SC-TEST-01", "a test", place, find, put))[1]


def test_layout_does_not_matter(package: Path) -> None:
    expected = ast.unparse(ast.parse(CODE.replace("self.money -= dollars", "self.money += dollars")))
    assert planted("shop.Till.pay", "self.money   -= (dollars)", "self.money += dollars") == expected


def test_a_renamed_variable_does_not_matter(package: Path) -> None:
    (package / "shop.py").write_text(CODE.replace("dollars", "price"))
    assert "if price > self.money - price" in planted(
        "shop.Till.pay", "dollars > self.money", "dollars > self.money - dollars"
    )


def test_another_variable_does(package: Path) -> None:
    """One that the function has still stands for itself."""
    with pytest.raises(CannotPlant, match="exactly once, not 0 times"):
        planted("shop.Till.pay", "self > dollars", "True")


def test_a_body_may_be_left_out(package: Path) -> None:
    found = planted("shop.Till.pay", "if dollars > self.money: ...", "if dollars >= self.money: ...")
    assert found == ast.unparse(ast.parse(CODE.replace(">", ">=")))
    assert "raise" not in planted("shop.Till.pay", "if dollars > self.money: ...", "")


@pytest.mark.parametrize(
    ("place", "find", "says"),
    [
        ("shop.Till.pay", "self.debt", "'self.debt' must stand in shop.Till.pay exactly once, not 0 times"),
        ("shop.Till.pay", "self.money", "'self.money' must stand in shop.Till.pay exactly once, not 2 times"),
        ("shop.Till.sell", "self.money", "sell of shop.Till.sell must be there exactly once, not 0 times"),
        ("bank.pay", "self.money", "bank.pay is in no module of the package"),
        ("cards.toml", "job.baker.effect", "there is no baker at job.baker.effect in cards.toml"),
    ],
)
def test_a_lost_place_is_named(package: Path, place: str, find: str, says: str) -> None:
    with pytest.raises(CannotPlant) as caught:
        planted(place, find, "None")
    assert str(caught.value) == says


def test_a_name_that_the_code_does_not_know(package: Path) -> None:
    planting.check(
        Fault("SC-TEST-01", "a test", "shop.Till.pay", "self.money -= dollars", "self.money -= abs(dollars)")
    )
    with pytest.raises(CannotPlant, match=r"uses price, which shop\.Till\.pay doesn't know"):
        planting.check(Fault("SC-TEST-01", "a test", "shop.Till.pay", "self.money -= dollars", "self.money -= price"))


def test_a_value_of_a_card(package: Path) -> None:
    assert planted("cards.toml", "job.banker.effect", "gain(3)") == '[[job]]\nid = "banker"\neffect = "gain(3)"\n'
