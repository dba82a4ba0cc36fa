"""``skulduggery cards`` for 3000 Scoundrels and Men of Mayhem, through real processes."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest
from tools import forks

CROOKS = Path("src/skulduggery/games/crooks/cards/house.toml")
HOUSE = Path("src/skulduggery/games/scoundrels/cards/house.toml")
MAYHEM = Path("src/skulduggery/games/mayhem/cards/house.toml")


def cards(*arguments: str) -> subprocess.CompletedProcess[str]:
    return forks.run("cards", *arguments, env=os.environ | {"COLUMNS": "100"})


@pytest.mark.parametrize("picked", [("outlaw", "cybernetic"), ("cybernetic", "outlaw")])
def test_a_trait_and_a_job_are_drawn_joined(picked: tuple[str, str]) -> None:
    for done in (cards("show", "--game", "scoundrels", *picked), cards("show", "scoundrels", *picked)):
        assert done.returncode == 0, done.stderr
        for said in ("Cybernetic Outlaw", "OUTLAW", "$3 $ $ ● $ ⚙", "A 2", "Spend $2 to steal a safe at any location."):
            assert said in done.stdout


def test_a_file_is_checked_and_shown(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HOUSE.read_text("utf-8").replace('effect = "gain(5)"', 'effect = "gain(7)"'), "utf-8")
    checked = cards("check", str(path))  # which game it is for its tables say
    assert checked.returncode == 0, checked.stderr
    assert "can be played" in checked.stdout
    listed = cards("show", str(path))
    assert listed.returncode == 0, listed.stderr
    for said in ("Oil Baron", "Gain $7.", "Transform Allies", "Depot", "Sky Boots (7)", "selfish"):
        assert said in listed.stdout
    drawn = cards("show", "--game", "scoundrels", str(path), "selfish", "oil-baron", "--language", "it")
    assert drawn.returncode == 0, drawn.stderr
    assert "Petroliere Egoista" in drawn.stdout
    assert "Guadagni 7 $." in drawn.stdout


@pytest.mark.parametrize(
    ("house", "find", "put", "header", "place"),
    [
        (CROOKS, 'id = "bungler"\nlevel = 2', 'id = "bungler"\nlevel = 99', "[[crook]]", "crook 'bungler' level"),
        (CROOKS, "4 = 3", "4 = -3", "[setup.gang_points]", "setup gang_points 4"),
        (CROOKS, "3 = [2, 3, 3, 3", "3 = [9, 3, 3, 3", "[setup.piles.2016]", "setup piles 2016 3"),
        (CROOKS, "money = 18", "money = -1", "[setup]", "setup money"),
        (HOUSE, 'effect = "gain(5)"', 'effect = "gain(x)"', "[[job]]", "job 'oil-baron' effect"),
        (MAYHEM, 'id = "mayans"\ncash = 4', 'id = "mayans"\ncash = -4', "[[gang]]", "gang 'mayans' cash"),
    ],
)
def test_what_is_wrong_is_found_by_its_line(
    house: Path, find: str, put: str, header: str, place: str, tmp_path: Path
) -> None:
    """In the files of all games the line at which the card or table begins is named, for programs too."""
    path = tmp_path / "mine.toml"
    before, found, after = house.read_text("utf-8").partition(find)
    assert found
    path.write_text(before + put + after, "utf-8")
    line = 1 + max(n for n, one in enumerate(before.splitlines()) if one.partition("#")[0].strip() == header)
    done = cards("check", str(path))
    assert done.returncode == 2
    assert done.stderr.startswith(f"{path} line {line}: {place} ")
    told = json.loads(cards("check", str(path), "--json").stdout)["problems"][0]
    assert (told["args"]["line"], told["error"]) == (str(line), done.stderr.splitlines()[0])


STOWAWAY = """[[crook]]
id = "stowaway"
level = 2
modifier = 2
gangs = ["outfit"]
names = { en = "Stowaway", it = "Clandestino", de = "Blinder Passagier", ru = "Безбилетник" }
evidence = { level = "house", modifier = "house", gangs = "house", names = "house" }
"""


def test_a_card_is_replaced_and_all_else_stays(tmp_path: Path) -> None:
    path, new = tmp_path / "mine.toml", tmp_path / "new.toml"
    text = CROOKS.read_text("utf-8").replace('[[crook]]\nid = "drunk"', '# Level 3\n[[crook]]\nid = "drunk"')
    path.write_text(text, "utf-8")
    new.write_text(STOWAWAY, "utf-8")
    for card in ("bungler", "crook.dip"):
        done = cards("replace", str(path), card, str(new))
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == f"{path}: {card} is replaced by the card in {new}; these cards can be played.\n"
        before, _, after = text.partition(f'[[crook]]\nid = "{card.removeprefix("crook.")}"')
        text = before + new.read_text("utf-8") + after[after.index("\n\n") + 1 :]
        assert path.read_text("utf-8") == text
        new.write_text(STOWAWAY.replace("stowaway", "rat"), "utf-8")
    assert "# Level 3" in text


@pytest.mark.parametrize(
    ("house", "card", "new", "says"),
    [
        (CROOKS, "bunglr", STOWAWAY, "{file}: there is no card 'bunglr'; perhaps you meant 'bungler'."),
        (CROOKS, "crook.bunglr", STOWAWAY, "no card 'crook.bunglr'; perhaps you meant 'crook.bungler'."),
        (CROOKS, "zeppelin", STOWAWAY, "no card 'zeppelin'; write an id from this file, such as 'lookout'."),
        (HOUSE, "cow", STOWAWAY, "{new}: this must hold one [[job]] table and nothing else."),
        (CROOKS, "bungler", STOWAWAY * 2, "{new}: this must hold one [[crook]] table and nothing else."),
        (CROOKS, "bungler", "", "{new}: this must hold one [[crook]] table and nothing else."),
        (CROOKS, "bungler", "[[crook]", "{new}: this is not a TOML file"),
        (
            CROOKS,
            "bungler",
            "\n# Mine\n" + STOWAWAY.replace("level = 2", "level = 22"),
            "{new} line 3: crook 'stowaway' level can't",
        ),
        (CROOKS, "bungler", STOWAWAY.replace("stowaway", "dip"), "{file} line 120: crook 'dip' id appears twice"),
    ],
)
def test_a_card_that_cannot_be_replaced_is_one_sentence(
    house: Path, card: str, new: str, says: str, tmp_path: Path
) -> None:
    """And the file stays as it was."""
    path, own = tmp_path / "mine.toml", tmp_path / "new.toml"
    path.write_bytes(house.read_bytes())
    own.write_text(new, "utf-8")
    done = cards("replace", str(path), card, str(own))
    assert (done.returncode, done.stdout) == (2, "")
    assert says.format(file=path, new=own) in done.stderr
    assert done.stderr.count("\n") == 1
    assert path.read_bytes() == house.read_bytes()


def test_a_card_is_named_by_its_kind_where_an_id_stands_twice(tmp_path: Path) -> None:
    path, new = tmp_path / "mine.toml", tmp_path / "new.toml"
    path.write_text(HOUSE.read_text("utf-8").replace('id = "cow"', 'id = "jealous"'), "utf-8")
    new.write_text("", "utf-8")
    done = cards("replace", str(path), "jealous", str(new), "--language", "de")
    assert done.returncode == 2
    assert done.stderr == f"{path}: Mehrere Karten heißen 'jealous'; richtig wäre job.jealous oder trait.jealous.\n"


def test_what_is_found_is_told_programs_too(tmp_path: Path) -> None:
    """The sentence in the language that is asked for, its code and what is put into it; all problems at once."""
    path = tmp_path / "mine.toml"
    text = HOUSE.read_text("utf-8")
    path.write_text(text.replace('effect = "gain(5)"', "unsupported = true"), "utf-8")
    checked = cards("check", "--json", str(path))
    assert (checked.returncode, checked.stderr) == (0, "")
    found = json.loads(checked.stdout)
    assert found["problems"] == []
    assert [one["error"] for one in found["warnings"]] == [
        f"{path}: job 'oil-baron' stays in the box: it is unsupported."
    ]

    path.write_text(
        text.replace('effect = "gain(5)"', 'effect = "gain(x)"').replace("tech = 1", "tech = -1", 1), "utf-8"
    )
    for language in ("en", "de"):
        checked = cards("check", "--json", "--language", language, str(path))
        found = json.loads(checked.stdout)
        assert checked.returncode == 2
        assert [one["error"] for one in found["problems"]] == checked.stderr.splitlines()
        assert len(found["problems"]) == 2
        for one in found["problems"]:
            assert one["code"]
            assert str(path) in one["args"].values() or str(path) in one["error"]
    none = cards("check", "--json", str(tmp_path / "none.toml"))
    assert (none.returncode, len(json.loads(none.stdout)["problems"])) == (2, 1)
    path.write_bytes(b"\xff")
    assert cards("check", "--json", str(path)).returncode == 2


@pytest.mark.rule("SC-FILE-02")
def test_cards_that_stay_in_the_box_are_listed(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HOUSE.read_text("utf-8").replace('effect = "gain(5)"', "unsupported = true"), "utf-8")
    checked = cards("check", "--game", "scoundrels", str(path))
    assert checked.returncode == 0, checked.stderr
    assert checked.stdout.splitlines() == [
        f"{path}: job 'oil-baron' stays in the box: it is unsupported.",
        f"{path}: these cards can be played.",
    ]


@pytest.mark.parametrize(
    ("id", "language", "says"),
    [
        ("the-docks", "en", ("The Docks", "• take 2 contraband", "• Boost: take 1 contraband", "rules: our own")),
        ("card-room", "de", ("rules: von uns", "Woher die Werte kommen")),
        ("rico", "it", ("Legge RICO", "(X4)", "• Chi ha più Calore si prende la colpa e perde", "effect: nostro")),
        ("gun-embargo", "ru", ("(H3)", "• стволы продавать нельзя", "modifiers: напечатано")),
        ("poker-night", "it", ("Occasione: «Notte di poker» (P4)", "• prendere 4 $", "rules: nostro")),
        ("samcro", "de", ("SAMCRO", "gang_rules: gedruckt", "base: folgt aus Gedrucktem")),
        ("unleaded", "ru", ("names: напечатано", "cash: наше")),
        ("rico", "de", ("• Wer am meisten Heat hat, hält den Kopf hin und verliert",)),
        ("all-points-bulletin", "ru", ("• Каждая банда получает 1 единицу внимания",)),
    ],
)
def test_a_component_of_mayhem_is_drawn_with_its_evidence(id: str, language: str, says: tuple[str, ...]) -> None:
    done = cards("show", "--game", "mayhem", id, "--language", language)
    assert done.returncode == 0, done.stderr
    for said in says:
        assert said in done.stdout


def test_a_set_of_mayhem_is_listed(tmp_path: Path) -> None:
    """Without an id, also of a file of one's own; copies have ids of their own."""
    text = MAYHEM.read_text("utf-8")
    once = 'id = "payday"\n'
    cut = re.sub(r'\[\[card\]\]\nid = "(gun-drop|stash-house)".*?(?=\[\[card\]\])', "", text, flags=re.DOTALL)
    path = tmp_path / "mine.toml"
    path.write_text(cut.replace(once, once + "copies = 3\n"), "utf-8")
    listed = cards("show", "--game", "mayhem")
    assert listed.returncode == 0, listed.stderr
    for said in ("Starting Sites", "Random Sites", "Anarchy cards", "Hardcore cards", "the-docks", "rico", "unleaded"):
        assert said in listed.stdout
    mine = cards("show", "--game", "mayhem", str(path), "payday-3")
    assert mine.returncode == 0, mine.stderr
    assert "(O3-3)" in mine.stdout


def test_what_can_t_be_shown_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(HOUSE.read_text("utf-8").replace('effect = "gain(5)"', 'effect = "gian(5)"'), "utf-8")
    for arguments, says in (
        (("check", "--game", "scoundrels", str(path)), "gian"),
        (("show", "--game", "scoundrels", str(path)), "gian"),
        (("show", "--game", "scoundrels", "dog", "cat"), "'House cards' has no trait or job 'cat'"),
        (("show", "--game", "scoundrels", "dog", "cow"), "one trait and one job"),
        (("show", "--game", "scoundrels", "dog"), "dog can't be read"),
        (("show", "--game", "mayhem", "docks"), "perhaps you meant 'the-docks' or 'road-blocks'."),
        (("show", "--game", "mayhem", "rico", "zzz"), "no Site, card or club 'zzz'; leave out the id to list all."),
        (("show", "--game", "mayhem", "none.toml", "rico"), "none.toml can't be read"),
        (("show", "--game", "chess"), "There is no game 'chess'"),
        (("show", "one", "two"), "all together"),
        (("check",), "FILE"),
        ((), "TASK"),
    ):
        done = cards(*arguments)
        assert done.returncode == 2, (arguments, done.stdout)
        assert says in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1
