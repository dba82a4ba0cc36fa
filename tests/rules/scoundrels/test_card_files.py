"""Section 14.8: card sets in files, and what a person reads who gives one that can't be played."""

import json
import re
import tomllib
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fuzz import doors, mutate
from tests.promises.games import examples, play_on
from tests.rules.scoundrels.author import Author
from tests.rules.scoundrels.play import changed, choices, look, money, play, refused, table, wait
from tests.rules.scoundrels.written import write

from skulduggery import api
from skulduggery.api import BadInput
from skulduggery.games.scoundrels.cards import files
from skulduggery.text import Texts
from skulduggery.wording.scoundrels.cards import Cards

BAD = tomllib.loads((Path(__file__).parent / "bad_cards.toml").read_text("utf-8"))["file"]
GAME = api.game("scoundrels")
NEEDS_ENGLISH = "it must give the words of the card by language, at least en (English)"
RANDOM = st.randoms(use_true_random=False)


@cache
def house() -> str:
    """The file of the house cards."""
    return Path(files.__file__).with_name("house.toml").read_text("utf-8")


def problems(text: str) -> tuple[str, ...]:
    """The sentences in which a file is refused; they must be readable."""
    with pytest.raises(BadInput) as error:
        api.read_cards("scoundrels", text, "mine.toml")
    doors.readable(error.value)
    return error.value.problems


def use(document: Any) -> None:
    """Use cards that were accepted, as a table does."""
    play_on(api.new(api.make_rules("scoundrels", 3, {}, document), 1), 1)
    for trait in range(len(document["trait"])):
        for job in range(0, len(document["job"]), 7):
            assert files.cost(*files.pair(document, trait, job)) >= 0
            assert files.combined_names(document, trait, job)["en"]


# Good files


@pytest.mark.rule("SC-FILE-01")
def test_the_house_cards_can_be_played() -> None:
    document = api.read_cards("scoundrels", house(), "house.toml")
    use(document)
    assert document == GAME.house_cards()


@pytest.mark.rule("SC-FILE-02")
def test_cards_that_the_language_cannot_say() -> None:
    """They stay in the file, without effect or timing."""
    GAME.check_cards(
        changed(
            job={"cow": {"unsupported": True, "effect": None}},
            trait={"elderly": {"unsupported": True, "timing": None, "after": None}},
            strategy={"crackdown": {"unsupported": True, "timing": None, "event": None, "effect": None}},
        ),
        "mine",
    )


@pytest.mark.rule("SC-FILE-02")
def test_unsupported_cards_stay_in_the_box() -> None:
    """No deck has them, and they are listed."""
    document = changed(
        job={"cow": {"unsupported": True, "effect": None}},
        trait={"elderly": {"unsupported": True, "timing": None, "after": None}},
        strategy={"crackdown": {"unsupported": True, "timing": None, "event": None, "effect": None}},
    )
    assert BadInput(*GAME.card_warnings(document, "mine")).problems == (
        "mine: job 'cow' stays in the box: it is unsupported.",
        "mine: trait 'elderly' stays in the box: it is unsupported.",
        "mine: strategy 'crackdown' stays in the box: it is unsupported.",
    )
    assert GAME.card_warnings(GAME.house_cards(), "house") == ()
    options: dict[str, api.Value] = {"mode": "extended", "strategy_cards": True}
    for seed in range(8):
        state = api.new(api.make_rules("scoundrels", 4, options, document), seed)
        play_on(state, seed)
        save = json.dumps(api.pack(state))
        assert '"gentle"' in save or '"lucky"' in save  # it names cards
        assert not any([f'"{card}"' in save for card in ("cow", "elderly", "crackdown")])


@pytest.mark.rule("SC-OPT-02")
def test_a_strategy_card_for_once_in_the_game() -> None:
    """``once = "game"``: neither the next turn nor the next day gives it back."""
    cards = changed(strategy={"deep-pockets": {"once": "game", "effect": "gain(2)"}})
    for document, again in ((cards, False), (changed(strategy={"deep-pockets": {"effect": "gain(2)"}}), True)):
        text = "leaders=milton-goff,doc-zimmer,lilith-boone strategy=deep-pockets,field-research,safe-house"
        state = play(table(f"{text} jail=0,0,0", cards=document, strategy_cards=True), "1 card deep-pockets")
        assert (money(state)[0], look(state).sheets[0].strategy_used) == (6, True)
        wait(state, "2 plan")
        assert look(state).sheets[0].strategy_used is not again
        wait(state, "1 start" if again else "1 plan")
        assert ("card deep-pockets" in choices(state)) == again
        saved = api.unpack(state.rules, api.pack(state), state)
        assert look(saved).sheets[0].strategy_used is not again
    state = table(f"{text} used=card:deep-pockets slot=3", cards=cards, strategy_cards=True)
    assert refused(state, "1 card deep-pockets") == "SC-OPT-02"


def test_fields_that_decide_nothing() -> None:
    """Words of the card, pictures, colours: kept, and none of them changes the digest."""
    words = {"en": "Take three dollars.", "it": "Prendi tre dollari."}
    document = changed(
        job={"prospector": {"text": words, "image": "prospector.webp"}},
        trait={"cruel": {"text": {"en": "To use: jail one of your men."}, "image": "cruel.webp"}},
        strategy={"strong-arm": {"text": {"en": "Pay $1: a rival jails a man."}}},
        safe={"sky-boots": {"image": "boots.webp"}},
        leader={"lilith-boone": {"tint": "#8b0000"}},
    )
    GAME.check_cards(document, "mine")
    extra: dict[str, object] = {}
    assert files.digest(document, extra) == files.digest(GAME.house_cards(), extra)
    for language, said in (("en", "Take three dollars."), ("it", "Prendi tre dollari."), ("ru", "Take three dollars.")):
        deck = Cards(document, Texts(language, "scoundrels"))
        job = [one["id"] for one in deck.printed.jobs].index("prospector")
        trait = [one["id"] for one in deck.printed.traits].index("cruel")
        assert deck.ability(trait, job) == f"To use: jail one of your men. {said}"
        card = [one["id"] for one in deck.printed.strategies].index("strong-arm")
        assert deck.strategy_ability(card) == "Pay $1: a rival jails a man."


@pytest.mark.parametrize(
    ("kind", "card", "field", "value", "says"),
    [
        ("job", "dog", "image", "", "can't be ''; it must be a text of 1 to 60 characters"),
        ("safe", "sky-boots", "image", 7, "can't be 7; it must be a text of 1 to 60 characters"),
        ("trait", "cruel", "text", "Hi", f"can't be 'Hi'; {NEEDS_ENGLISH}"),
        ("job", "dog", "text", {"it": "Ciao"}, f"can't be {{'it': 'Ciao'}}; {NEEDS_ENGLISH}"),
        ("job", "dog", "text en", {"en": " "}, "can't be ' '; it must be a text of 1 to 400 characters"),
        ("strategy", "strong-arm", "once", "day", "can't be 'day'; it must be period or game"),
        ("strategy", "strong-arm", "text fr", {"en": "Hi", "fr": "Salut"},
         "is not a field of a card set here; the fields are en, it, de or ru"),
        ("leader", "lilith-boone", "tint", "red", "can't be 'red'; it must be a colour such as '#8b0000'"),
    ],
)  # fmt: skip
def test_such_fields_are_checked(kind: str, card: str, field: str, value: object, says: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.check_cards(changed(**{kind: {card: {field.split(" ")[0]: value}}}), "mine")
    assert error.value.problems[0] == f"mine: {kind} '{card}' {field} {says}."


@pytest.mark.rule("SC-FILE-01", "SC-FILE-02")
def test_what_must_be_left_to_play_with() -> None:
    """A saloon full of scoundrels, and a strategy card of each leader."""
    document = changed()
    for kind, fields in (("job", ("effect",)), ("trait", ("timing", "numbers", "bonus", "twice", "cost")),
                         ("strategy", ("timing", "event", "effect"))):  # fmt: skip
        for card in document[kind]:
            if kind != "trait" or card["level"] == 2 or card["timing"] == "icons":
                card["unsupported"] = True
                for field in (*fields, *(("arrows",) if kind == "trait" else ())):
                    card.pop(field, None)
    with pytest.raises(BadInput) as error:
        GAME.check_cards(document, "mine")
    assert error.value.problems == (
        *[f"mine: leader '{leader['id']}' has no strategy card that can be played; it needs at least one."
          for leader in document["leader"]],
        *[f"mine: decks {mode} {seats} gives 0 jobs that can be played; the saloon needs 3."
          for mode in ("short", "extended", "wild") for seats in (2, 3, 4)],
    )  # fmt: skip


def test_only_what_decides_a_game_is_in_its_digest() -> None:
    """Names, evidence, suits and the name of the set are not; every value is."""
    extra: dict[str, object] = {"seats": 2}
    one = files.digest(GAME.house_cards(), extra)
    same = changed(
        job={"dog": {"names": {"en": "Wolf"}, "feminine": ["it"]}}, leader={"doc-zimmer": {"suit": "hearts"}}
    )
    same |= {"id": "other", "version": 2, "names": {"en": "Other"}}
    same["trait"][3]["evidence"]["level"] = "printed"
    assert files.digest(same, extra) == one
    others = [
        files.digest(GAME.house_cards(), {"seats": 3}),
        files.digest(changed(job={"dog": {"effect": "gain(1)"}}), extra),
        files.digest(changed(job={"dog": {"holes": None}}), extra),
        files.digest(changed(trait={"cruel": {"cost": "jail(2)"}}), extra),
        files.digest(changed(safe={"sky-boots": {"value": 6}}), extra),
        files.digest(changed() | {"constants": {}}, extra),
    ]
    assert len({one, *others}) == 7


# Bad files


@pytest.mark.rule("SC-FILE-01")
@pytest.mark.parametrize("case", BAD, ids=[f"{case['old'][:30]} -> {case['new'][:30]}" for case in BAD])
def test_unusable_files(case: dict[str, Any]) -> None:
    """Every problem has its own sentence, and names the line where its card begins."""
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


@pytest.mark.parametrize("table", ["constants", "reputation", "decks"])
def test_an_empty_table(table: str) -> None:
    """Each of its fields is missing."""
    with pytest.raises(BadInput) as error:
        GAME.check_cards(changed() | {table: {}}, "mine")
    for problem in error.value.problems:
        assert problem.startswith(f"mine: {table} ")
        assert " is missing; " in problem


def test_a_card_without_a_line() -> None:
    """A document without source text, such as a save, or in another notation, gives no line numbers."""
    with pytest.raises(BadInput) as error:
        GAME.check_cards(changed(job={"dog": {"colour": "blue"}}), "evening.save")
    assert str(error.value) == "evening.save: job 'dog' colour can't be 'blue'; it must be green, purple or black."
    text = re.sub(r"\[\[location\]\].*?(?=\[\[safe)", "", house(), flags=re.DOTALL)
    rows = [f'{{ id = "{one}", spaces = 0, names = {{ en = "A", it = "A", de = "A", ru = "A" }} }}'
            for one in ("depot", "estate", "laboratory")]  # fmt: skip
    text = text.replace("[names]", f"location = [{', '.join(rows)}]\n[names]", 1)
    assert problems(text)[0] == "mine.toml: location 'depot' spaces can't be 0; it must be a whole number from 1 to 12."


def test_a_language_stands_everywhere_or_nowhere() -> None:
    """English alone is enough; one name in another language asks for all the others."""
    document = changed()
    for kind in ("leader", "location", "safe", "job", "trait", "strategy"):
        for card in document[kind]:
            card["names"] = {"en": card["names"]["en"]}
    document["names"] = {"en": "Mine"}
    GAME.check_cards(document, "mine")
    document["names"]["de"] = "Meine"
    with pytest.raises(BadInput) as error:
        GAME.check_cards(document, "mine")
    assert str(error.value) == (
        "mine: leader 'preston-cain' names (and 142 more) lack de (Deutsch), which other names give; "
        "give a language for every name or for none."
    )


def test_all_problems_at_once() -> None:
    text = house().replace("dollars = 3\n", "dollars = 33\n").replace("[1, 2]\n", "[0]\n")
    refusals = problems(text)
    assert len(refusals) == text.count("dollars = 33\n") + text.count("[0]\n") > 15
    assert len(problems("")) == 14


@pytest.mark.parametrize(
    "value", ["9" * 5_000, "0x" + "f" * 5_000, "[" * 50_000, "{a = " * 2_000, "1e999999", "nan", "1979-05-27", "[[]]"]
)
def test_monstrous_values(value: str) -> None:
    for field in ("dollars = 3\n", "holes = [1, 2]\n", 'numbers = ["2", "5"]\n', 'colour = "green"\n', "bail = [2, 4]"):
        name = field.split(" = ")[0]
        assert problems(house().replace(field, f"{name} = {value}\n", 1))


def test_a_file_that_is_too_long() -> None:
    assert problems("#" * 500_001) == (
        "mine.toml: 500001 characters are too many for a card set; the limit is 500000.",
    )


@given(RANDOM)
@examples(8)
def test_whatever_abilities_say_can_be_played(source: Random) -> None:
    """All jobs with abilities that nobody would print: what the checker lets pass is played to the end."""
    document = changed()
    for job in document["job"]:
        job["effect"] = write(Author(source).short())
    GAME.check_cards(document, "mine")
    play_on(api.new(api.make_rules("scoundrels", 3, {}, document), 1), 1)


@given(RANDOM)
@examples(60)
def test_damaged_files(source: Random) -> None:
    """Whatever happens to a file: it can be played, or is refused in clear sentences."""
    text = mutate.damage_bytes(source, house().encode()).decode("utf-8", "surrogateescape")
    document = doors.outcome(api.read_cards, "scoundrels", text, "damaged.toml")
    if document is not None:
        use(document)


@given(RANDOM)
@examples(60)
def test_damaged_documents(source: Random) -> None:
    """The same for cards that come with a save."""
    document = mutate.damage_json(source, changed())
    if isinstance(document, dict) and doors.outcome(accept, document):
        use(document)


def accept(document: Any) -> bool:
    GAME.check_cards(document, "damaged.save")
    return True


def test_cut_off_anywhere() -> None:
    for end in range(0, len(house()), 997):
        doors.outcome(api.read_cards, "scoundrels", house()[:end], "cut.toml")
