"""Section 13: component sets in files, and what a person reads who gives one that can't be played."""

import json
import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fuzz import doors, mutate
from tests.promises.games import examples
from tests.rules.mayhem.author import Author
from tests.rules.mayhem.written import write_effect, write_modifiers, write_rule

from skulduggery import api
from skulduggery.api import BadInput
from skulduggery.games.mayhem.cards import files
from skulduggery.games.mayhem.cards.describe import Described

BAD = tomllib.loads((Path(__file__).parent / "bad_cards.toml").read_text("utf-8"))["file"]
RANDOM = st.randoms(use_true_random=False)


@cache
def house() -> str:
    """The file of the house components."""
    return Path(files.__file__).with_name("house.toml").read_text("utf-8")


def changed(**kinds: dict[str, dict[str, object]]) -> dict[str, Any]:
    """The house components with fields of some tables changed: kind, id, field; None takes a field away."""
    document: dict[str, Any] = json.loads(json.dumps(files.house()))
    for kind, tables in kinds.items():
        for name, fields in tables.items():
            (table,) = [one for one in document[kind] if one["id"] == name]
            table.update(fields)
            for field in [field for field, value in fields.items() if value is None]:
                del table[field]
    return document


def problems(text: str) -> tuple[str, ...]:
    """The sentences in which a file is refused; they must be readable."""
    with pytest.raises(BadInput) as error:
        files.read(text, "mine.toml")
    doors.readable(error.value)
    return error.value.problems


def refused(document: Any) -> tuple[str, ...]:
    with pytest.raises(BadInput) as error:
        files.check(document, "mine")
    doors.readable(error.value)
    return error.value.problems


def use(document: Any) -> None:
    """Use components that were accepted, as a table does."""
    found = Described(document)
    assert sum(not one.hardcore for one in found.cards) == 36
    assert sum(one.kind == "random" for one in found.places) == 20
    assert len({one.id for one in [*found.places, *found.cards]}) == 5 + 20 + len(found.cards)
    assert len(files.digest(document, {})) == 16


# Good files


@pytest.mark.rule("MM-COMP-12")
def test_the_house_components_can_be_played() -> None:
    document = files.read(house(), "house.toml")
    use(document)
    assert document == files.house()


def test_the_clubs_of_the_expansions_can_be_left_out() -> None:
    """Then five and six can't play."""
    document = changed()
    del document["gang"][4:]
    assert refused(document) == (
        "mine: setup 5 must be left out: there are 4 gangs.",
        "mine: setup 6 must be left out: there are 4 gangs.",
    )
    del document["setup"]["5"], document["setup"]["6"]
    files.check(document, "mine")


def test_copies() -> None:
    """Each copy of a card or Site counts, and has an id of its own."""
    document = changed(card={"payday": {"copies": 3}}, site={"pawn-shop": {"copies": 2}})
    for kind, names in (("card", ("gun-drop", "stash-house")), ("site", ("gun-show",))):
        document[kind] = [one for one in document[kind] if one["id"] not in names]
    files.check(document, "mine")
    use(document)
    found = Described(document)
    assert [(one.id, one.code) for one in found.cards][1:4] == [
        ("payday", "O3"),
        ("payday-2", "O3-2"),
        ("payday-3", "O3-3"),
    ]
    assert [one.id for one in found.places if one.id.startswith("pawn")] == ["pawn-shop", "pawn-shop-2"]
    (lost,) = [one for one in document["card"] if one["id"] == "raid"]
    lost["id"] = "payday-2"
    assert refused(document) == ("mine: card 'payday-2' id appears twice; each id must be unique.",)


@pytest.mark.rule("MM-HOT-03", "MM-CLUB-02")
def test_rules_with_something_besides() -> None:
    """Heat icons of one rule, what a Club Order costs besides its token, several rules behind a Boost."""
    document = changed(
        site={
            "film-studio": {"rules": ["SKIM 5C", {"rule": "GAIN 1P", "heat": 2}], "boost": ["SKIM 3C", "DROP 1H"]},
        },
        gang={"mayans": {"club_orders": [{"rule": "SKIM 2G", "cost": "1C+1K"}]}},
    )
    files.check(document, "mine")
    found = Described(document)
    (studio,) = [one for one in found.places if one.id == "film-studio"]
    assert studio.rules == (("skim", ((5, 0, 0),)), ("gain", "P", 1))
    assert (studio.rule_heat, studio.boost_heat, studio.heat) == ((0, 2), 1, 1)
    assert studio.boost == (("skim", ((3, 0, 0),)), ("drop", 1))
    assert found.gangs[1].orders == (("skim", ((0, 2, 0),)),)
    assert found.gangs[1].costs == ((1, 0, 1),)


def test_two_special_rules_of_one_kind() -> None:
    document = changed(gang={"mayans": {"gang_rules": ["SET recruit_count=2", "ADD SWAP +1C"], "club_orders": []}})
    files.check(document, "mine")
    assert Described(document).gangs[1].modifiers == (("set", "recruit_count", 2), ("add", "swap", "", 1))


def test_only_what_decides_a_game_is_in_its_digest() -> None:
    """Names, codes, evidence and the name of the set are not; every value is."""
    extra: dict[str, object] = {"seats": 4}
    one = files.digest(files.house(), extra)
    same = changed(card={"payday": {"names": {"en": "Wages"}, "code": "A7"}}, gang={"mayans": {"names": {"en": "M"}}})
    same |= {"id": "other", "version": 3, "names": {"en": "Other"}}
    same["site"][3]["evidence"]["heat"] = "printed"
    assert files.digest(same, extra) == one
    others = [
        files.digest(files.house(), {"seats": 3}),
        files.digest(changed(card={"payday": {"effect": "EACH: GAIN 3C"}}), extra),
        files.digest(changed(card={"rico": {"hardcore": None}}), extra),
        files.digest(changed(site={"border-run": {"heat": 1}}), extra),
        files.digest(changed(gang={"mayans": {"cash": 3}}), extra),
        files.digest(changed() | {"er": {}}, extra),
    ]
    assert len({one, *others}) == 7


# Suspicious files


@pytest.mark.rule("MM-COMP-12", "MM-SETUP-20", "MM-MKT-07", "MM-RND-16")
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('["none", 3, 2, 1, 0]', '["none", 4, 2, 1, 1]',
         ["heat limits at Heat 1 is 4; by our reading it should be 3 (section 8).",
          "heat limits at Heat 4 is 1; by our reading it should be 0 (section 8)."]),
        ('[8, 2], ["more", 1]]', '[9, 2], ["more", 1]]',
         ["setup 4 market gives 2 Cash above 8 too; by our reading it should be less than the 2 at 8."]),
        ("members = 2\nprospects = 2\nbase = 3\nnames", "members = 2\nprospects = 2\nbase = 4\nnames",
         ["unleaded base gives four gangs 16; by our reading at most 14 (MM-SETUP-20)."]),
        ("members = 1\nprospects = 2\nbase = 4", "members = 2\nprospects = 2\nbase = 3",
         ["gang 'lin-syndicate' members is 2; by our reading it should be 1 (MM-SETUP-20).",
          "gang 'lin-syndicate' base is 3; by our reading it should be 4, and less for other gangs (MM-SETUP-20)."]),
        ("members = 2\nprospects = 2\nbase = 3\ngang_rules", "members = 1\nprospects = 2\nbase = 4\ngang_rules",
         ["gang 'lin-syndicate' base is 4; by our reading it should be 4, and less for other gangs (MM-SETUP-20)."]),
        ("members = 3\nprospects = 3\nbase = 2", "members = 2\nprospects = 3\nbase = 3",
         ["gang 'mayans' base is 3; by our reading it should be the lowest of all (MM-SETUP-20).",
          "gang 'mayans' starts with 5 Dudes; by our reading it should be the most of all (MM-SETUP-20)."]),
        ('rules = ["DROP 1H", "GAIN 1P"]', 'rules = ["DROP 1H", "GAIN 2T"]',
         ["site 'safe-house' rules give 2 Order tokens for one; by our reading tokens never grow (MM-RND-16)."]),
    ],
)  # fmt: skip
def test_what_contradicts_our_conclusions_is_let_pass(old: str, new: str, says: list[str]) -> None:
    assert old in house()
    text = house().replace(old, new, 1)
    cards = api.read_cards("mayhem", text, "mine.toml")
    warnings = BadInput(*api.game("mayhem").card_warnings(cards, "mine.toml"))
    doors.readable(warnings)
    assert warnings.problems == tuple(f"mine.toml: {right}" for right in says)


def test_base_orders_of_all_gangs_together() -> None:
    text = re.sub(r"members = [23]\n(.*)\nbase = [23]\ngang_rules", r"members = 1\n\1\nbase = 4\ngang_rules", house())
    warning = "m: gives the four gangs 16 base orders; by our reading at most 14 (MM-SETUP-20)."
    assert api.game("mayhem").card_warnings(api.read_cards("mayhem", text, "m"), "m")[-1].said() == warning


# Bad files


@pytest.mark.rule("MM-COMP-12", "MM-COMP-13", "MM-COMP-14", "MM-SETUP-19", "MM-MKT-07", "MM-PATCH-03", "MM-REV-13")
@pytest.mark.parametrize("case", BAD, ids=[f"{case['old'][:30]} -> {case['new'][:30]}" for case in BAD])
def test_unusable_files(case: dict[str, Any]) -> None:
    """Every problem has its own sentence, and names the line where its table begins."""
    assert case["old"] in house()
    text = house().replace(case["old"], case["new"], 1)
    lines = text.split("\n")
    for problem, says in zip(problems(text), case["says"], strict=True):
        parts = re.fullmatch(r"mine\.toml(?: line (\d+))?: (.*)", problem)
        assert parts is not None
        assert parts[2] == says or (says.endswith("the fields are ") and parts[2].startswith(says))
        if parts[1] is not None:
            begins = lines[int(parts[1]) - 1]
            kind, name = parts[2].split(" ")[:2]
            assert begins == f"[[{kind}]]" or begins.startswith(f"[{kind}")
            assert not name.startswith("'") or name.strip("'") in lines[int(parts[1])]


def test_there_are_many_of_them() -> None:
    assert len(BAD) >= 60
    assert max(Counter((case["old"], case["new"]) for case in BAD).values()) == 1


@pytest.mark.parametrize("table", ["constants", "heat", "er", "setup", "unleaded"])
def test_an_empty_table(table: str) -> None:
    document = changed()
    document[table] = {}
    said = refused(document)
    assert said
    assert all((one.startswith(f"mine: {table} ") and " is missing; " in one) or " must " in one for one in said)


@pytest.mark.parametrize("kind", ["gang", "site", "card"])
@pytest.mark.parametrize("value", [[], {}, [5], "x", None])
def test_a_kind_without_tables(kind: str, value: object) -> None:
    document = changed()
    document[kind] = value
    assert f"mine: has no {kind}; each must be a table [[{kind}]]." in refused(document)


def test_a_component_without_a_line() -> None:
    """A document without source text, such as a save, gives no line numbers."""
    document = changed(card={"payday": {"kind": "chance"}})
    assert refused(document) == (
        "mine: card 'payday' kind can't be 'chance'; it must be obstacle, hassle, opportunity or last-call.",
    )


def test_a_language_stands_everywhere_or_nowhere() -> None:
    """English alone is enough; one name in another language asks for all the others."""
    document = changed()
    for table in [document["unleaded"], *document["gang"], *document["site"], *document["card"]]:
        table["names"] = {"en": table["names"]["en"]}
    document["names"] = {"en": "Mine"}
    files.check(document, "mine")
    document["names"]["de"] = "Meine"
    assert refused(document) == (
        "mine: unleaded names (and 71 more) lack de (Deutsch), which other names give; "
        "give a language for every name or for none.",
    )


def test_all_problems_at_once() -> None:
    text = house().replace("heat = 1\n", "heat = 11\n").replace('kind = "hassle"', 'kind = "hustle"')
    assert len(problems(text)) == text.count("heat = 11\n") + text.count('"hustle"') > 20
    assert len(problems("")) == 11


@pytest.mark.parametrize(
    "value", ["9" * 5_000, "0x" + "f" * 5_000, "[" * 50_000, "{a = " * 2_000, "1e999999", "nan", "1979-05-27", "[[]]"]
)
def test_monstrous_values(value: str) -> None:
    for field in ("rounds = 6", "limits = [", "members = [4, 5, 6]", "guns = 24", "market = [[2, 4], [4", "cash = 3",
                  "gang_rules = [", 'class = "random"', 'rules = ["SKIM 2G"]', 'effect = "EACH: GAIN 1H"'):  # fmt: skip
        (line,) = re.findall(rf"^{re.escape(field)}.*\n", house(), re.MULTILINE)[:1]
        assert problems(house().replace(line, f"{field.split(' = ')[0]} = {value}\n", 1))


def test_a_file_that_is_too_long() -> None:
    assert problems("#" * 500_001) == (
        "mine.toml: 500001 characters are too many for a component set; the limit is 500000.",
    )


# Any file


@given(RANDOM)
@examples(10)
def test_whatever_the_notation_says_can_be_used(source: Random) -> None:
    """All components with texts that nobody would print: they pass, or break a line of the rules."""
    author = Author(source)
    document = changed()
    for table in [*document["site"], *document["card"]]:
        table["evidence"].pop("rules", None)
        if "rules" in table:
            table["rules"] = [write_rule(author.rule())]
            table["evidence"]["rules"] = "house"
        if "effect" in table:
            table["effect"] = write_effect(author.effect())
        if "modifiers" in table:
            table["modifiers"] = write_modifiers(author.modifiers(False))
    try:
        files.check(document, "mine")
    except BadInput as error:
        doors.readable(error)
        unread = [one for one in error.problems if "can't be read" in one and "names no Site" not in one]
    else:
        use(document)
        unread = []
    assert unread == []


@given(RANDOM)
@examples(60)
def test_damaged_files(source: Random) -> None:
    """Whatever happens to a file: it can be played, or is refused in clear sentences."""
    text = mutate.damage_bytes(source, house().encode()).decode("utf-8", "surrogateescape")
    document = doors.outcome(files.read, text, "damaged.toml")
    if document is not None:
        use(document)
        assert all(one.said().isprintable() for one in files.warnings(document, "damaged.toml"))


@given(RANDOM)
@examples(60)
def test_damaged_documents(source: Random) -> None:
    """The same for components that come with a save."""
    document = mutate.damage_json(source, changed())
    if isinstance(document, dict) and doors.outcome(accept, document):
        use(document)


def accept(document: Any) -> bool:
    files.check(document, "damaged.save")
    return True


def test_cut_off_anywhere() -> None:
    for end in range(0, len(house()), 997):
        doors.outcome(files.read, house()[:end], "cut.toml")
