"""Abilities as rows of signs, and the pictograms that browsers have for them."""

import re
from pathlib import Path

import pytest

from skulduggery import api
from skulduggery.games.scoundrels.cards.language import parse
from skulduggery.games.scoundrels.cards.vocabulary import STEPS
from skulduggery.text import Texts
from skulduggery.wording.scoundrels.cards import Cards
from skulduggery.wording.scoundrels.signs import AbilitySign, costs, row

PICTURES = Path(__file__).parents[3] / "web" / "src" / "scoundrels" / "pictures.ts"


def written(sign: AbilitySign) -> str:
    """A sign in short: ``~`` for what is optional, the first letter of its kind, the pictogram and the number."""
    said = sign.text + sign.icon if sign.first else sign.icon + sign.text
    return f"{'~' * sign.may}{sign.kind[0]}{said}"


@pytest.mark.parametrize(
    ("effect", "signs"),
    [
        ("gain(4)", "s$4"),
        ("discard-self => scout(any); mark(it)", "cdiscard a sscout smark"),
        ("spend(1) => steal(depot)", "c$1 a sstealD"),
        ("steal(unused)", "ssteal ssafe?"),
        ("rep(-1) => gain(5)", "crep−1 a s$5"),
        ("jail(2) => draw(2); recall(1)", "cjail×2 a sdraw×2 srecall"),
        ("choose(gain(3) / rep(+1))", "s$3 o srep+1"),
        ("require(dollars < 4) => gain(4)", "i s$4"),
        ("require(dollars < 4); spend(2) => gain(4)", "i c$2 a s$4"),
        ("gain(min(5, count(own-marks-out)))", "s$×mark"),
        ("rep(+1); gain(min(4, max(0, reputation)))", "srep+1 s$×rep"),
        ("spend(X: 1..4) => gain(3*X)", "c$? a s$×3"),
        ("each-opp(choose(jail(1) / rep(-1)))", "seach-opp sjail o srep−1"),
        ("opp[richer](rob(3))", "sopp$> srob$3"),
        ("gain(2); may(hire(discard, full-1))", "s$2 ~shire−$1 ~sdiscard"),
        ("hire(saloon, free); hire(saloon, full)", "shire$0 shire"),
        ("use(own); use(saloon); use(discard); to-bottom(it)", "suse screwman suse ssaloon suse sdiscard"),
        ("swap-jobs(this, own); may(move-mark)", "sswap ~smove-mark"),
        ("scout(any); mark(it); may(spend(3) => steal(it))", "sscout smark ~c$3 ~a ~ssteal"),
        ("reveal(own-deck); if(it in {5,6}, gain(7)); shuffle(own-deck)", "sreveal i s$7 sshuffle"),
    ],
)
def test_rows(effect: str, signs: str) -> None:
    assert " ".join(map(written, row(parse(effect)))) == signs


def test_browsers_have_a_pictogram_for_every_sign() -> None:
    steps = PICTURES.read_text("utf-8").partition("export const STEPS = {")[2].partition("}")[0]
    drawn = set(re.findall(r"^  '?([a-z-]+)'?: `", steps, re.MULTILINE))
    cards = Cards(api.game("scoundrels").house_cards(), Texts("en", "scoundrels")).printed
    abilities = [*cards.effects, *cards.tricks]
    signs = [sign for ability in abilities for sign in row(ability)]
    signs += [sign for paid in cards.costs for sign in costs(paid)]
    assert {sign.icon for sign in signs if sign.icon} <= drawn
    unlike = {"gain", "swap-jobs", "swap-traits", "to-bottom", "may", "choose", "if"}
    """Steps that no pictogram is called like."""
    assert set(STEPS) - unlike <= drawn
