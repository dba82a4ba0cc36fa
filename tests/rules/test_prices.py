"""What a refusal says of money, in every game: the price and what one has."""

from collections.abc import Callable

import pytest
from tests.rules import play as crooks
from tests.rules.mayhem import table as mayhem
from tests.rules.scoundrels import play as scoundrels

from skulduggery import api
from skulduggery.api import State
from skulduggery.text import LANGUAGES, Texts

OFFICE = f"step=act slot=6 {scoundrels.CHEAP} jail=1,1,1 money=3,0,0"
SALOON = "step=act slot=6 saloon=filthy-banker,cocky-cow,patient-outlaw money=2,0,0"
BASTARDS = "sides=grim-bastards dudes=1@clubhouse:1M1P cash=1,0,0,0 tokens=2,0,0,1"
TATTOO = "sites=tattoo-parlour dudes=1@tattoo-parlour:1P cash=0,0,0,0 tokens=2,0,0,1"


def said(refuse: Callable[[], object], state: State) -> tuple[str, dict[str, str | int]]:
    """What a refusal adds to the rule; it can be said in every language."""
    with pytest.raises(api.IllegalAnswer) as refused:
        refuse()
    found = api.objection(state, refused.value)
    for language in LANGUAGES:
        assert Texts(language, state.rules.game).refusal(refused.value, found)
    return found


def test_crooks_say_the_price_of_a_pile() -> None:
    state = crooks.table("piles=A:dip+torpedo+forger,B:phantom money=2,18 turn=1")
    assert said(lambda: crooks.say(state, "1 recruit A"), state) == ("price", {"n": 3, "most": 2})
    assert said(lambda: crooks.say(state, "1 recruit C"), state) == ("", {})  # it is empty


@pytest.mark.parametrize(
    ("text", "lines", "price", "held"),
    [
        (SALOON, ["1 hire filthy"], 3, 2),
        (OFFICE, ["1 sheriff", "1 sheriff bail-two"], 4, 3),
        (OFFICE, ["1 sheriff", "1 sheriff bribe"], 12, 3),
        ("slot=A boards=1@B1:cybernetic-outlaw money=1,0,0", ["1 use cybernetic"], 2, 1),
    ],
)
def test_scoundrels_say_what_one_lacks(text: str, lines: list[str], price: int, held: int) -> None:
    state = scoundrels.play(scoundrels.table(text), *lines[:-1])
    assert said(lambda: scoundrels.say(state, lines[-1]), state) == ("price", {"n": price, "most": held})


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("slot=6 supply=0,2,2 boards=1@B1:lucky-bank-robber,1@B4:grumpy-dog", ["1 use lucky"]),
        (f"{OFFICE} day=1", ["1 sheriff", "1 sheriff bribe"]),  # not on the last day
    ],
)
def test_scoundrels_name_no_price_where_something_else_is_short(text: str, lines: list[str]) -> None:
    state = scoundrels.play(scoundrels.table(text), *lines[:-1])
    assert said(lambda: scoundrels.say(state, lines[-1]), state) == ("", {})


def test_mayhem_says_the_cash_for_a_promotion() -> None:
    """Of a Club Order and of a location; a Patch In is tested with the deals."""
    state = mayhem.octane(BASTARDS)
    assert said(lambda: mayhem.say(state, "1 club 1"), state) == ("price", {"n": 2, "most": 1})
    state = mayhem.play(mayhem.table(TATTOO), "1 exploit tattoo-parlour")
    assert said(lambda: mayhem.say(state, "1 boost"), state) == ("price", {"n": 1, "most": 0})
