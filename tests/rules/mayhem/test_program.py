"""Section 13.1: the notation in which components say what they do."""

import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fuzz import doors
from tests.promises.games import examples
from tests.rules.mayhem.author import SITES, Author
from tests.rules.mayhem.written import write_effect, write_goods, write_modifiers, write_rule

from skulduggery.games.mayhem.cards import files
from skulduggery.games.mayhem.cards.language import (
    RULES,
    STEPS,
    VALUES,
    Effect,
    Goods,
    Node,
    ProgramError,
    parse_effect,
    parse_goods,
    parse_modifiers,
    parse_rule,
)

RANDOM = st.randoms(use_true_random=False)


def gang_rule(text: str) -> tuple[Node, ...]:
    return parse_modifiers(text, True)


def effect(text: str) -> Effect:
    return parse_effect(text, SITES)


@cache
def texts(*names: str) -> tuple[str, ...]:
    """Return the content of these fields of the house components, without their own costs and Heat."""
    document = cast(dict[str, Any], files.house())
    out: list[str] = []
    for table in [*document["gang"], *document["site"], *document["card"]]:
        for name in names:
            value = table.get(name, [])
            rules = [value] if isinstance(value, str) else value
            out += [rule if isinstance(rule, str) else rule["rule"] for rule in rules]
    return tuple(out)


# What texts mean


@pytest.mark.rule("MM-COMP-10")
@pytest.mark.parametrize(
    ("written", "node"),
    [
        ("SELL 1G > 3C x3", ("sell", (0, 1, 0), 3, 3)),
        ("SELL 1G+2K > 12C x1", ("sell", (0, 1, 2), 12, 1)),
        ("SPEND 1C > 1K x2", ("spend", 1, (0, 0, 1), 2)),
        ("SWAP 1K > 2G x2", ("swap", (0, 0, 1), (0, 2, 0), 2, False)),
        ("SWAP 1G <> 1K x4", ("swap", (0, 1, 0), (0, 0, 1), 4, True)),
        ("SKIM 2C+1G", ("skim", ((2, 1, 0),))),
        ("SKIM 1G / 1K", ("skim", ((0, 1, 0), (0, 0, 1)))),
        ("STEAL 2K / 2G", ("steal", ((0, 0, 2), (0, 2, 0)), False)),
        ("STEAL 1C @here", ("steal", ((1, 0, 0),), True)),
        ("GAIN 1P", ("gain", "P", 1)),
        ("GAIN 2H", ("gain", "H", 2)),
        ("GAIN 1T", ("gain", "T", 1)),
        ("DROP 2H", ("drop", 2)),
        ("CLAIM PATCH", ("claim-patch",)),
        ("HEAL 2", ("heal", 2)),
        ("PROMOTE 0C", ("promote", 0)),
        ("CONVOY", ("convoy",)),
        ("AMBUSH", ("ambush",)),
    ],
)
def test_what_a_rule_means(written: str, node: Node) -> None:
    assert parse_rule(written) == node
    assert write_rule(node) == written


@pytest.mark.parametrize(
    ("written", "nodes"),
    [
        ("FORBID SPEND", (("forbid", "spend", ""),)),
        ("FORBID SELL(G)", (("forbid", "sell", "G"),)),
        ("FORBID DROP; FORBID SWAP(K)", (("forbid", "drop", ""), ("forbid", "swap", "K"))),
        ("ADD SELL +1C", (("add", "sell", "", 1),)),
        ("ADD SELL(K) +2C", (("add", "sell", "K", 2),)),
        ("SET backup=0; SET ride_cost=2", (("set", "backup", 0), ("set", "ride_cost", 2))),
    ],
)
def test_what_a_hassle_changes(written: str, nodes: tuple[Node, ...]) -> None:
    assert parse_modifiers(written) == nodes
    assert write_modifiers(nodes) == written


@pytest.mark.parametrize(
    ("written", "nodes"),
    [
        ("ADD SELL(G) +1C", (("add", "sell", "G", 1),)),
        ("ON FALL GAIN 3C", (("on-fall", ("gain", "C", 3, None)),)),
        ("ON FALL LOSE HALF G; SET recruit_count=2", (("on-fall", ("lose-half", "G")), ("set", "recruit_count", 2))),
    ],
)
def test_what_a_gang_changes(written: str, nodes: tuple[Node, ...]) -> None:
    assert parse_modifiers(written, gang=True) == nodes
    assert write_modifiers(nodes) == written


@pytest.mark.parametrize(
    ("written", "selector", "steps"),
    [
        ("EACH: GAIN 1H", ("each",), (("gain", "H", 1, None),)),
        ("MOST(heat): FALL; LOSE HALF K", ("most", "heat"), (("fall",), ("lose-half", "K"))),
        ("MOST(heat): LOSE 1G+1K", ("most", "heat"), (("lose", (0, 1, 1), None),)),
        ("LEAST(dudes): GAIN 1P", ("least", "dudes"), (("gain", "P", 1, None),)),
        ("LEAST(members): GAIN 1T; DROP 1H", ("least", "members"), (("gain", "T", 1, None), ("drop", 1, None))),
        ("IF(heat>=3): FALL", ("if", "heat", 3), (("fall",),)),
        ("EACH: LOSE 1C PER 2 members UP", ("each",), (("lose", (1, 0, 0), (2, "members", True, 0)),)),
        ("EACH: GAIN 1C PER 1 sites MAX 3", ("each",), (("gain", "C", 1, (1, "sites", False, 3)),)),
        ("EACH: DROP 1H PER 1 at:law-office", ("each",), (("drop", 1, (1, "at:law-office", False, 0)),)),
        ("MOST(prospects): LOSE 1P", ("most", "prospects"), (("lose-dude", "P", 1, None),)),
        ("MOST(sites): LOSE 1M PER 3 dudes UP MAX 2", ("most", "sites"),
         (("lose-dude", "M", 1, (3, "dudes", True, 2)),)),
        ("MOST(at:charming-police-station): JAIL", ("most", "at:charming-police-station"), (("jail",),)),
        ("EACH: BILL 1C", ("each",), (("bill", 1),)),
    ],
)  # fmt: skip
def test_what_a_card_does(written: str, selector: Node, steps: tuple[Node, ...]) -> None:
    assert effect(written) == (selector, steps)
    assert write_effect((selector, steps)) == written


@pytest.mark.parametrize(("written", "goods"), [("1C+1G", (1, 1, 0)), ("3K", (0, 0, 3)), ("9C+8G+7K", (9, 8, 7))])
def test_goods_alone(written: str, goods: Goods) -> None:
    assert parse_goods(written) == goods
    assert write_goods(goods) == written


def test_spaces_and_the_order_of_goods_mean_nothing() -> None:
    assert parse_rule(" SELL 2K + 1G>3C\tx3 ") == parse_rule("SELL 1G+2K > 3C x3")
    assert parse_modifiers("SET backup = 0;SET ride_cost=2") == parse_modifiers("SET backup=0; SET ride_cost=2")
    assert parse_effect("MOST( heat ):FALL") == parse_effect("MOST(heat): FALL")


def test_house_components_are_written_as_they_are_read() -> None:
    for text in texts("rules", "boost", "club_orders"):
        assert write_rule(parse_rule(text)) == text
    for text in texts("modifiers"):
        assert write_modifiers(parse_modifiers(text)) == text
    for text in texts("gang_rules"):
        assert write_modifiers(gang_rule(text)) == text
    for text in texts("effect"):
        assert write_effect(parse_effect(text)) == text


# What can't be read


@pytest.mark.rule("MM-COMP-13")
@pytest.mark.parametrize(
    ("parse", "written", "problem"),
    [
        (parse_rule, "", "at column 1 the end is not a rule; it must be SELL, SPEND, SWAP, SKIM, STEAL, GAIN, DROP, "),
        (parse_rule, "SLEL 1G > 3C x1", "at column 1 'SLEL' is not a rule; perhaps you meant 'SELL'"),
        (parse_rule, "sell 1G > 3C x1", "at column 1 'sell' is not a rule; perhaps you meant 'SELL'"),
        (parse_rule, "ROB 1G", "at column 1 'ROB' is not a rule; it must be SELL, "),
        (parse_rule, "SELL 1C > 3C x1", "at column 6 '1C' is an amount of Cash; write a number and G (Guns) or K "
                                        "(Contraband), as 1G"),
        (parse_rule, "SELL 1X > 3C x1", "at column 6 '1X' is not an amount; write a number and G (Guns) or K "),
        (parse_rule, "SELL 1 G > 3C x1", "at column 6 '1' is not an amount; write a number and G (Guns) or K "),
        (parse_rule, "SELL 1g > 3C x1", "at column 6 '1g' is not an amount; write a number and G (Guns) or K "),
        (parse_rule, "SELL 1G+1G > 3C x1", "at column 9 '1G' names Guns again; each good may appear once"),
        (parse_rule, "SELL 0G > 3C x1", "at column 6 '0G' is out of range; of Guns it must be 1 to 99"),
        (parse_rule, "SELL 1G > 100C x1", "at column 11 '100C' is out of range; of Cash it must be 1 to 99"),
        (parse_rule, "SELL 1G > 3G x1", "at column 11 '3G' is an amount of Guns; write a number and C (Cash), as "),
        (parse_rule, "SELL 1G >= 3C x1", "at column 9 '>=' was found where '>' was expected"),
        (parse_rule, "SELL 1G > 3C", "at column 13 the end was found where the Max, x1 to x99, was expected"),
        (parse_rule, "SELL 1G > 3C x0", "at column 14 'x0' was found where the Max, x1 to x99, was expected"),
        (parse_rule, "SELL 1G > 3C 3", "at column 14 '3' was found where the Max, x1 to x99, was expected"),
        (parse_rule, "SELL 1G > 3C x3 x3", "at column 17 'x3' was found where ';' or the end was expected"),
        (parse_rule, "SPEND 1G > 1K x1", "at column 7 '1G' is an amount of Guns; write a number and C (Cash), as "),
        (parse_rule, "SPEND 1C > 1C x1", "at column 12 '1C' is an amount of Cash; write a number and G (Guns) or "),
        (parse_rule, "SWAP 1G <> 1G x1", "at column 12 '1G' is what is paid; a SWAP gives something else"),
        (parse_rule, "SWAP 1G = 1K x1", "at column 9 '=' is not an arrow; it must be > or <>"),
        (parse_rule, "SKIM 1H", "at column 6 '1H' is an amount of Heat; write a number and C (Cash), G (Guns) or "),
        (parse_rule, "SKIM 1G / 1G", "at column 11 '1G' appears twice; alternatives must differ"),
        (parse_rule, "SKIM 1G x2", "at column 9 'x2' was found where ';' or the end was expected"),
        (parse_rule, "SKIM 1G @here", "at column 9 '@here' was found where ';' or the end was expected"),
        (parse_rule, "STEAL 1G @hire", "at column 10 '@hire' is not a restriction; perhaps you meant '@here'"),
        (parse_rule, "GAIN 3C", "at column 6 '3C' is an amount of Cash; write a number and H (Heat), P (Prospects) "
                                "or T (Order tokens), as 1H; SKIM takes goods"),
        (parse_rule, "GAIN 10P", "at column 6 '10P' is out of range; of Prospects it must be 1 to 9"),
        (parse_rule, "DROP 1P", "at column 6 '1P' is an amount of Prospects; write a number and H (Heat), as 1H"),
        (parse_rule, "CLAIM", "at column 6 the end was found where 'PATCH' was expected"),
        (parse_rule, "HEAL 0", "at column 6 '0' must be a whole number from 1 to 9"),
        (parse_rule, "PROMOTE 1G", "at column 9 '1G' is an amount of Guns; write a number and C (Cash), as 1C"),
        (parse_rule, "SKIM 1C; SKIM 1G", "at column 8 ';' was found where ';'"),
        (parse_rule, "SKIM §", "at column 6 '§' means nothing in a rule"),
        (parse_rule, "SKIM (1C", "it has 1 '(' and 0 ')'; brackets must come in pairs"),
        (parse_rule, "SKIM 1C" + " " * 500, "it has 507 characters; the limit is 500"),
        (parse_modifiers, "BAN SELL", "at column 1 'BAN' is not a modifier; it must be FORBID, ADD or SET"),
        (parse_modifiers, "ON FALL GAIN 1C", "at column 1 'ON' is allowed only in a rule of a gang; in a Hassle write"),
        (parse_modifiers, "FORBID SALE", "at column 8 'SALE' is not a kind of transaction that is allowed here; it "),
        (parse_modifiers, "FORBID SPEND(G)", "at column 14 'G' names a good where none is allowed: SPEND pays no"),
        (parse_modifiers, "FORBID SELL(C)", "at column 13 'C' is not a good that is paid; it must be G or K"),
        (parse_modifiers, "FORBID HEAL", "at column 8 'HEAL' is not a kind of transaction that is allowed here; it "),
        (parse_modifiers, "ADD SKIM +1C", "at column 5 'SKIM' is not a kind of transaction that is allowed here; it "
                                          "must be SELL, SPEND or SWAP"),
        (parse_modifiers, "ADD SELL 1C", "at column 10 '1C' was found where '+' was expected"),
        (parse_modifiers, "ADD SELL -1C", "at column 10 '-' was found where '+' was expected"),
        (parse_modifiers, "SET ride-max=2", "at column 5 'ride-max' is not a value that can be set; perhaps "),
        (parse_modifiers, "SET speed=2", "at column 5 'speed' is not a value that can be set; it must be "),
        (parse_modifiers, "SET backup=2", "at column 12 '2' must be a whole number from 0 to 1"),
        (parse_modifiers, "SET ride_cost=0", "at column 15 '0' must be a whole number from 1 to 9"),
        (parse_modifiers, "SET backup=0;", "at column 14 the end is not a modifier; it must be FORBID, ADD or SET"),
        (gang_rule, "SET guns_allowed=0", "at column 5 'guns_allowed' applies to every gang or to none, so only a "),
        (gang_rule, "ON FALL GAIN 1H", "at column 14 '1H' is an amount of Heat; write a number and C (Cash), "),
        (gang_rule, "ON FALL FALL", "at column 9 'FALL' is not a step; it must be GAIN or LOSE"),
        (gang_rule, "ON FALLS GAIN 1C", "at column 4 'FALLS' was found where 'FALL' was expected"),
        (effect, "GAIN 1C", "at column 1 'GAIN' is not whom an effect hits; it must be EACH, MOST, LEAST or IF"),
        (effect, "EACH GAIN 1C", "at column 6 'GAIN' was found where ':' was expected"),
        (effect, "EACH: WIN 1C", "at column 7 'WIN' is not a step; it must be GAIN, LOSE, DROP, FALL, JAIL or BILL"),
        (effect, "EACH: SKIM 1C", "at column 7 'SKIM' is not a step; it must be GAIN, LOSE, DROP, FALL, JAIL or BILL"),
        (effect, "EACH: LOSE 1H", "at column 12 '1H' is an amount of Heat; write a number and C (Cash), G (Guns), "
                                  "K (Contraband), M (Members) or P (Prospects), as 1C; DROP takes Heat away"),
        (effect, "EACH: LOSE HALF P", "at column 17 'P' is not a good; it must be C, G or K"),
        (effect, "MOST(hate): FALL", "at column 6 'hate' is not a quantity that cards compare; perhaps "),
        (effect, "MOST(heat: FALL", "it has 1 '(' and 0 ')'; brackets must come in pairs"),
        (effect, "MOST(at:law-offices): FALL", "at column 6 'at:law-offices' names no Site; perhaps you meant 'law-"),
        (effect, "MOST(at:): FALL", "at column 6 'at:' names no Site; it must be charming-police-station, "),
        (effect, "IF(heat>3): FALL", "at column 8 '>' was found where '>=' was expected"),
        (effect, "IF(heat>=0): FALL", "at column 10 '0' must be a whole number from 1 to 99"),
        (effect, "EACH: GAIN 1C PER sites", "at column 19 'sites' must be a whole number from 1 to 99"),
        (effect, "EACH: GAIN 1C PER 1 sites MAX", "at column 30 the end must be a whole number from 1 to 99"),
        (effect, "EACH: FALL PER 1 sites", "at column 12 'PER' was found where ';' or the end was expected"),
        (parse_goods, "1T", "at column 1 '1T' is an amount of Order tokens; write a number and C (Cash), "),
        (parse_goods, "1C+", "at column 4 the end is not an amount; write a number and C (Cash), G (Guns) or K "),
    ],
)  # fmt: skip
def test_texts_that_cannot_be_read(parse: Callable[[str], object], written: str, problem: str) -> None:
    """The message names the fault and its column, and says what would be right."""
    with pytest.raises(ProgramError) as error:
        parse(written)
    assert doors.unread(error.value).startswith(problem)


@pytest.mark.rule("MM-REV-13")
@pytest.mark.parametrize(
    "written", ["MOST({}): FALL", "LEAST({}): GAIN 1C", "IF({}>=2): FALL", "EACH: DROP 1H PER 2 {}"]
)
@pytest.mark.parametrize("secret", ["cash", "guns", "contraband", "C", "G", "K", "goods", "Money"])
def test_secret_goods_are_not_compared(written: str, secret: str) -> None:
    with pytest.raises(ProgramError) as error:
        parse_effect(written.format(secret))
    assert f"'{secret}' is secret; cards compare what is public: heat, members, " in doors.unread(error.value)


def test_any_site_can_be_meant_where_none_are_known() -> None:
    assert parse_effect("MOST(at:moon-base): FALL") == (("most", "at:moon-base"), (("fall",),))


@pytest.mark.parametrize("name", VALUES)
def test_the_ends_of_each_value(name: str) -> None:
    least, most = VALUES[name]
    for value in (least, most):
        assert parse_modifiers(f"SET {name}={value}") == (("set", name, value),)
    for text in (f"SET {name}={most + 1}", f"SET {name}=-1"):
        with pytest.raises(ProgramError):
            parse_modifiers(text)


# Any text


@given(RANDOM)
@examples(300)
def test_what_is_written_is_read_again(source: Random) -> None:
    """Anything that means something, as text and back."""
    author = Author(source)
    rule, goods, one = author.rule(), author.goods(), author.effect()
    assert parse_rule(write_rule(rule)) == rule
    assert parse_goods(write_goods(goods)) == goods
    assert effect(write_effect(one)) == one
    for gang in (False, True):
        nodes = author.modifiers(gang)
        assert parse_modifiers(write_modifiers(nodes), gang) == nodes


DOORS: tuple[tuple[Callable[[str], Any], Callable[[Any], str]], ...] = (
    (parse_rule, write_rule),
    (parse_modifiers, write_modifiers),
    (gang_rule, write_modifiers),
    (parse_effect, write_effect),
    (parse_goods, write_goods),
)


@given(RANDOM)
@examples(300)
def test_damaged_texts(source: Random) -> None:
    """A word changed, lost or doubled: it is read as it is written, or refused in one short clause."""
    written = source.choice(texts("rules", "boost", "club_orders", "modifiers", "gang_rules", "effect"))
    tokens = re.findall(r"[\w-]+|\S", written)
    for _ in range(source.choice((1, 1, 2))):
        at = source.randrange(len(tokens))
        other = source.choice((*tokens, *RULES, *STEPS, "PER", "1G", "x", "@", ">", "(", "9999C", "at:", "\x1b", "٣K"))
        tokens[at : at + 1] = source.choice(([], [other], [tokens[at], other]))
        if not tokens:
            return
    for read, write in DOORS:
        try:
            one = read(" ".join(tokens))
        except ProgramError as error:
            problem = doors.unread(error)
        else:
            assert read(write(one)) == one
            problem = "none"
        assert 0 < len(problem) < 500
        assert problem.isprintable()
