"""Sections 2, 3 and 14: the house cards, what follows from a pair, and the checks of section 18."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest
from tests.rules.readings import unnamed
from tests.rules.scoundrels.play import look, play, rep, table

from skulduggery import api
from skulduggery.engine.cards.tokens import ProgramError
from skulduggery.games.scoundrels.cards import files
from skulduggery.games.scoundrels.cards.checks import EVENTS, HEAPS, TIMINGS
from skulduggery.games.scoundrels.cards.language import Ability, Node, parse, parse_condition, parse_costs
from skulduggery.games.scoundrels.cards.vocabulary import COUNTS, FILTERS, STEPS

Card = dict[str, Any]
LANGUAGES = ("en", "it", "de", "ru")
LOCATIONS = ("depot", "estate", "laboratory")


@cache
def house() -> dict[str, Any]:
    return cast(dict[str, Any], api.game("scoundrels").house_cards())


def cards(kind: str) -> dict[str, Card]:
    """The house cards of a kind, by id."""
    return {card["id"]: card for card in house()[kind]}


def ability(card: Card) -> Ability:
    return parse(card["effect"], LOCATIONS)


def pair(trait: str, job: str) -> tuple[int, int]:
    return list(cards("trait")).index(trait), list(cards("job")).index(job)


def cost(trait: str, job: str) -> int:
    return files.cost(*files.pair(house(), *pair(trait, job)))


def words(part: object) -> Iterator[object]:
    """Everything in an ability, with the words of its steps."""
    if isinstance(part, Ability):
        yield from words(part.parts())
    elif isinstance(part, tuple):
        for one in part:
            yield from words(one)
    else:
        yield part


# What the house set holds


@pytest.mark.rule("SC-CONST-01", "SC-CONST-02", "SC-CONST-03", "SC-CONST-04", "SC-CONST-05", "SC-CONST-06")
@pytest.mark.rule("SC-SAFE-19", "SC-SHER-02", "SC-SHER-03", "SC-SHER-05", "SC-OPT-06", "SC-OPT-14")
def test_the_numbers_of_the_game() -> None:
    constants = {name: value for name, value in house()["constants"].items() if name != "evidence"}
    assert constants == {
        "dollars": 4,
        "henchmen": 3,
        "jailed": 1,
        "hand": 4,
        "turns": 4,
        "days": {"short": 2, "extended": 3},
        "safe_limit": [1, 2, 3],
        "wild_safe_limit": 3,
        "sell": 2,
        "bail": [2, 4],
        "bribe": 12,
        "saloon": 3,
        "places": 5,
        "six_places": 6,
    }


FIRST = Path(__file__).parent / "first_values.toml"
TRACK = {"reputation": "reputation track"}


def test_the_readings_name_every_house_card_that_was_changed() -> None:
    """So is the reputation track named."""
    assert unnamed("3000 Scoundrels", house(), FIRST, TRACK) == []


def test_a_change_that_the_readings_do_not_name_is_seen() -> None:
    """The test can fail: by a job, by the track if the page called it something else."""
    changed = json.loads(json.dumps(house()))
    next(job for job in changed["job"] if job["id"] == "banker")["effect"] = "gain(5)"
    assert unnamed("3000 Scoundrels", changed, FIRST, TRACK) == ["banker"]
    assert unnamed("3000 Scoundrels", house(), FIRST, {"reputation": "track of fame"}) == ["reputation"]


@pytest.mark.rule("SC-SETUP-03", "SC-SETUP-04", "SC-SETUP-06", "SC-OPT-09")
def test_the_decks() -> None:
    """The table of section 3; the trait deck is always the shorter one."""
    table = {
        ("short", 2): (14, 10, 4, 6, 22, 24, 32),
        ("short", 3): (20, 10, 6, 8, 22, 30, 36),
        ("short", 4): (26, 10, 8, 10, 22, 36, 40),
        ("extended", 2): (20, 10, 6, 10, 22, 30, 38),
        ("extended", 3): (30, 10, 8, 14, 22, 40, 44),
        ("extended", 4): (40, 10, 12, 18, 22, 50, 52),
        ("wild", 2): (20, 10, 7, 22, 22, 30, 51),
        ("wild", 3): (30, 10, 9, 22, 22, 40, 53),
        ("wild", 4): (40, 10, 12, 22, 22, 50, 56),
    }
    for (mode, seats), (*counts, traits, jobs) in table.items():
        heaps = house()["decks"][mode][str(seats)]
        assert [heaps[name] for name in HEAPS] == counts
        assert (sum(counts[:2]), sum(counts[2:])) == (traits, jobs)
        assert traits < jobs
    assert sum(map(len, house()["decks"].values())) == len(table)


@pytest.mark.rule("SC-SET-02", "SC-FILE-01")
def test_how_many_cards_there_are() -> None:
    """Counts of section 2; each card has an id and a name of its own, and is one copy."""
    assert Counter(job["colour"] for job in house()["job"]) == {"green": 16, "purple": 22, "black": 22}
    assert Counter(trait["level"] for trait in house()["trait"]) == {1: 40, 2: 10}
    assert Counter(safe["location"] for safe in house()["safe"]) == dict.fromkeys(LOCATIONS, 6)
    assert [location["spaces"] for location in house()["location"]] == [5, 5, 5]
    assert Counter(card["leader"] for card in house()["strategy"]) == dict.fromkeys(cards("leader"), 2)
    for kind in ("leader_ability", "leader", "location", "safe", "job", "trait", "strategy"):
        ids = [card["id"] for card in house()[kind]]
        assert len(set(ids)) == len(ids)
        assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", one) for one in ids)
        if kind != "leader_ability":
            for language in LANGUAGES:
                names = [card["names"][language] for card in house()[kind]]
                assert len(set(names)) == len(names)


@pytest.mark.rule("SC-SET-01", "SC-READ-07")
def test_every_card_says_where_its_values_come_from() -> None:
    """A name that is printed stays so in all languages; what is weakly attested counts as ours."""
    for kind, printed in {"job": 31, "trait": 25, "strategy": 1, "safe": 9}.items():
        assert sum(card["evidence"]["names"] == "printed" for card in house()[kind]) == printed
    assert {cards("job")[one]["evidence"]["names"] for one in ("priest", "printer")} == {"house"}
    assert cards("job")["dog"]["evidence"] == {
        "effect": "printed",
        "colour": "house",
        "holes": "house",
        "tech": "implied",
        "names": "printed",
    }


@pytest.mark.rule("SC-CONST-09", "SC-CONST-10")
def test_leaders_differ_in_name_suit_and_strategy_cards_only() -> None:
    abilities = {one["id"]: (one["slots"], one["effect"]) for one in house()["leader_ability"]}
    assert abilities == {
        "leader-scout": (["A", "2"], "scout(any); mark(it)"),
        "leader-3": (["3"], "gain(3)"),
        "leader-4": (["4"], "gain(4)"),
        "leader-steal": (["5"], "steal(any)"),
    }
    assert {tuple(leader["abilities"]) for leader in house()["leader"]} == {tuple(abilities)}
    suits = {leader["names"]["en"]: leader["suit"] for leader in house()["leader"]}
    assert suits == {
        "Preston Cain": "spades",
        "Lilith Boone": "hearts",
        "Doc Zimmer": "clubs",
        "Milton Goff": "diamonds",
    }


@pytest.mark.rule("SC-CONST-14", "SC-CONST-15")
def test_the_reputation_track() -> None:
    """Each space can be reached and scores as it says; there is none beyond."""
    track = house()["reputation"]
    spaces = dict(enumerate(track["tech"], track["lowest"]))
    assert spaces == {-2: -1, -1: 0, 0: 1, 1: 1, 2: 1, 3: 2, 4: 2, 5: 2, 6: 3}
    for space, tech in spaces.items():
        assert api.scores(table(f"step=dusk rep={space},0,0"))[0] == tech
    for space in (-3, 7):
        with pytest.raises(api.BadInput):
            table(f"step=dusk rep={space},0,0")
    state = play(table("slot=6 boards=1@B1:grumpy-mayor rep=5,0,0"), "1 use grumpy")
    assert rep(state)[0] == 6


@pytest.mark.rule("SC-CONST-16")
def test_seven_marks_of_three_kinds() -> None:
    """Each player can place only as many marks of a kind as there are."""
    kinds = [([2, 3], 2), ([4, 5], 3), ([6, 7], 2)]
    assert [(kind["faces"], kind["count"]) for kind in house()["marks"]] == kinds
    for faces, count in kinds:
        for laid in range(count + 1):
            marks = ",".join(f"depot-{n + 1}:1#{faces[n % 2]}" for n in range(laid)) or "-"
            left = look(table(f"step=start marks={marks}"), 1).sheets[0].marks
            assert (set(faces) <= set(left)) == (laid < count)


@pytest.mark.rule("SC-CONST-17", "SC-CONST-18", "SC-CONST-19")
def test_the_values_of_the_safes() -> None:
    """Each location lacks a number, which is then false there; a 7 lies outside the Estate."""
    values = {one: [safe["value"] for safe in house()["safe"] if safe["location"] == one] for one in LOCATIONS}
    assert values == {
        "depot": [2, 2, 3, 4, 6, 7],
        "estate": [2, 3, 3, 4, 5, 6],
        "laboratory": [3, 4, 4, 5, 5, 7],
    }
    false = {one: sorted(set(range(2, 8)) - set(there)) for one, there in values.items()}
    assert false == {"depot": [5], "estate": [7], "laboratory": [2, 6]}


# Pairs


@pytest.mark.rule("SC-SCOU-04", "SC-SCOU-05", "SC-FILE-03")
def test_the_cost_of_all_pairs() -> None:
    """3,000 pairs; their costs lie as printed under 14.4."""
    costs = Counter(files.cost(*files.pair(house(), trait, job)) for trait in range(50) for job in range(60))
    assert costs == {0: 194, 1: 586, 2: 1037, 3: 739, 4: 330, 5: 87, 6: 27}
    assert round(sum(dollars * pairs for dollars, pairs in costs.items()) / 3000, 2) == 2.26


@pytest.mark.rule("SC-SCOU-05", "SC-SCOU-06")
def test_holes_hide_dollar_icons() -> None:
    """Filthy has icons 1 to 3; holes over positions without an icon have no effect; a cost may be 0."""
    assert [cost("filthy", job) for job in ("banker", "cow", "dog", "automaton")] == [3, 2, 1, 3]
    assert [cost("daring", job) for job in ("banker", "dog")] == [0, 0]
    assert cost("lucky", "gambler") == 0
    state = table("step=act slot=6 saloon=filthy-dog,daring-banker,lucky-automaton")
    assert [one.cost for one in look(state).saloon] == [1, 0, cost("lucky", "automaton")]


@pytest.mark.rule("SC-FILE-03")
def test_any_scheme_of_positions_will_do() -> None:
    """The number of icons, or their positions; with positions and holes turned round the cost stays."""
    turned = json.loads(json.dumps(house()))
    for trait in turned["trait"]:
        trait["dollars"] = [20 - position for position in range(trait["dollars"])]
    for job in turned["job"]:
        job["holes"] = [21 - position for position in job.get("holes", [])]
    api.game("scoundrels").check_cards(turned, "turned")
    for trait, job in ((0, 0), (4, 9), (49, 58), (22, 5)):
        assert files.cost(*files.pair(turned, trait, job)) == files.cost(*files.pair(house(), trait, job))


@pytest.mark.rule("SC-READ-07", "SC-SCOU-02")
def test_the_name_of_a_pair() -> None:
    assert files.combined_names(house(), *pair("filthy", "dog")) == {
        "en": "Filthy Dog",
        "it": "Cane Puzzolente",
        "de": "Hund, dreckig",
        "ru": "Грязный пёс",
    }
    assert files.combined_names(house(), *pair("quick-draw", "time-traveler")) == {
        "en": "Quick-Draw Time Traveler",
        "it": "Crononauta Manolesta",
        "de": "Zeitreisende/r, schnell am Colt",
        "ru": "Молниеносный путешественник во времени",
    }


@pytest.mark.rule("SC-READ-08")
def test_italian_traits_agree_with_feminine_jobs() -> None:
    """A trait in -o takes -a; other endings stay."""
    names = [
        files.combined_names(house(), *pair(trait, job))["it"]
        for trait, job in (
            ("cunning", "test-subject"), ("greedy", "cow"), ("filthy", "cow"), ("selfish", "cow"), ("cunning", "dog")
        )
    ]  # fmt: skip
    assert names == ["Cavia Astuta", "Mucca Insaziabile", "Mucca Puzzolente", "Mucca Egoista", "Cane Astuto"]


def test_a_pair_has_a_name_in_the_languages_of_both() -> None:
    changed = json.loads(json.dumps(house()))
    del changed["trait"][0]["names"]["ru"]
    assert list(files.combined_names(changed, 0, 0)) == ["en", "it", "de"]


# Checks of section 18


@pytest.mark.rule("SC-TRAIT-OTHERS-1")
def test_number_icons() -> None:
    """6 is the most frequent; every slot has at least five."""
    icons = Counter(number for trait in house()["trait"] for number in trait.get("numbers", ()))
    assert icons == {"A": 5, "2": 6, "3": 6, "4": 5, "5": 7, "6": 15}
    timings = Counter(trait["timing"] for trait in house()["trait"])
    assert timings == {"icons": 25, "arrow": 5, "start": 3, "hired": 3, "event": 12, "plan": 1, "end": 1}


def test_everything_that_a_card_can_say_is_said() -> None:
    """All directions, events, timings, words of abilities stand on at least one card."""
    traits = house()["trait"]
    assert {trait["timing"] for trait in traits} == set(TIMINGS)
    assert {trait.get("event") for trait in traits} >= set(EVENTS)
    assert {arrow for trait in traits for arrow in trait.get("arrows", ())} == {"left", "right", "up", "down"}
    said = {
        word for kind in ("job", "strategy", "leader_ability") for one in house()[kind] for word in words(ability(one))
    }
    assert said >= {*STEPS, *COUNTS, *FILTERS, "spend", "spend-x", "discard-self", "x", "min", "max", "times", "value"}


MAP, PLACE, UNUSED = 5.0, 4.7, 4.5
VALUES = {"move-mark": 1, "sheriff": 2.5, "use-leader": 5, "destroy": 2, "swap-safe": 1.5, "reveal": 0, "to-bottom": 0}
COUNTED = {"own-scoundrels": 2.5, "cards-today": 2.5, "own-marks-out": 3.0, "jailed": 1.5}
CHANCE = {"freed": 1, "freed-opp": 0.4, "freed-own": 0.6, "jailed": 0.8, "it": 0.3}
"""The chance that a condition holds; the two of the Priest make his 1.2 of $1 or a reputation."""
OPPONENTS = 2


def amount(part: object) -> float:
    """The dollars that are gained on average."""
    if isinstance(part, int):
        return part
    word, *rest = cast(tuple[Any, ...], part)
    if word == "count":
        return COUNTED[rest[0]]
    if word == "times":
        return rest[0] * 3.5  # X is about 3.5
    return 2.5 if word == "min" and rest[0] == 4 else amount(rest[1])


def value(node: Node, theirs: bool = False) -> float:
    """Return the worth of a step to the player who uses it (14.2)."""
    word, *rest = cast(tuple[Any, ...], node)
    if word == "gain":
        return amount(rest[0])
    if word == "rob":
        return 1.3 * amount(rest[0])
    if word == "rep":
        return 1 if theirs else 1.5 * rest[0]
    if word == "jail":
        return 1 if theirs else -1.5 * rest[0]
    if word == "spend":
        return -rest[0]
    if word == "spend-x":
        return -3.5
    if word == "discard-self":
        return -1
    if word == "scout":
        return 1.8 if rest[0] in LOCATIONS else 2
    if word == "mark":
        return 0 if rest[0] == "it" else 1  # scouting and marking are counted together
    if word == "steal":
        return {"any": MAP, "it": MAP, "unused": UNUSED}.get(rest[0], PLACE)
    if word == "free":
        return 1.5 if rest[0] == 1 else 2.5
    if word == "place":
        return 2.5
    if word in ("recall", "draw"):
        return 1.5 * rest[0]
    if word == "peek":
        return 1
    if word == "shuffle":
        return 0
    if word == "hire":
        return 2 + (4 if rest[1] == ("free",) else rest[1][1])
    if word == "use":
        return 3.5 if rest[0] == "saloon" else 3
    if word == "swap-jobs":
        return 3 if rest[0] == "this" else 2
    if word == "may":
        return net(rest[0])
    if word == "choose":
        return 0.5 + max(total(steps, theirs) for steps in rest[0])
    if word == "if":
        return CHANCE[rest[0][1]] * total(rest[1], theirs)
    if word == "opp":
        return (0.7 if rest[0] else 1) * total(rest[1], True)
    if word == "each-opp":
        return OPPONENTS * total(rest[0], True)
    return VALUES[word]


def total(nodes: tuple[Node, ...], theirs: bool = False) -> float:
    return sum(value(node, theirs) for node in nodes)


def net(one: Ability) -> float:
    return (0.7 if one.require else 1) * (total(one.costs) + total(one.steps))


@pytest.mark.rule("SC-SET-03")
def test_jobs_are_worth_what_their_colour_says() -> None:
    """Bands of net values; weak jobs carry bullet holes, strong ones none or only high positions."""
    bands = {"green": (1, 3, 2.4, 0.9), "purple": (2.5, 4, 3.2, 0.3), "black": (3.5, 5, 4.0, 0.0)}
    for colour, (least, most, mean, discount) in bands.items():
        jobs = [number for number, job in enumerate(house()["job"]) if job["colour"] == colour]
        worth = {house()["job"][job]["id"]: round(net(ability(house()["job"][job])), 1) for job in jobs}
        assert {one: value for one, value in worth.items() if not least <= value <= most} == {}
        assert round(sum(worth.values()) / len(jobs), 1) == mean
        hidden = [
            trait["dollars"] - files.cost(*files.pair(house(), number, job))
            for number, trait in enumerate(house()["trait"])
            for job in jobs
        ]
        assert round(sum(hidden) / len(hidden), 1) == discount
        if colour == "black":
            assert all(hole >= 5 for job in jobs for hole in house()["job"][job].get("holes", ()))


USES = {
    "helpful": 1.1, "anxious": 1.1, "compassionate": 0.9, "tireless": 0.9, "elderly": 0.5, "generous": 0.9,
    "punctual": 3, "charming": 1, "quick-draw": 1, "talkative": 0.8, "daring": 0.5, "greedy": 1.2, "lying": 0.7,
    "annoying": 1.6, "curious": 1.3, "jealous": 1.5, "proud": 0.9, "gloating": 0.7, "cowardly": 0.9, "corrupt": 1.4,
    "sleepy": 1, "honest": 0.4, "energetic": 1.7, "reckless": 1, "selfish": 3.2,
}  # fmt: skip
"""Uses of a trait without numbers in a day."""


@pytest.mark.rule("SC-SET-04")
def test_traits_cost_what_they_are_worth() -> None:
    off = []
    for trait in house()["trait"]:
        uses = USES.get(trait["id"], (0, 0.8, 1.45, 2, 2.5)[len(trait.get("numbers", ()))])
        if trait.get("numbers") == ["5"]:
            uses = 0.9
        left = (3.4 + total(parse_costs(trait["cost"]))) / 3.4 if "cost" in trait else 1
        fair = 2 * uses * left * (1.9 if "twice" in trait else 1) + 0.7 * uses * trait.get("bonus", 0)
        off.append(trait["dollars"] - fair - trait.get("tech", 0))
        assert abs(off[-1]) <= 1.001, trait["id"]
    assert abs(sum(off) / len(off)) < 0.2


@pytest.mark.rule("SC-COMBO-05")
def test_six_pairs_cannot_pay_by_their_own_timing() -> None:
    """Those that spend money where there is exactly none."""
    poor = [one for one in house()["trait"] if "when" in one and parse_condition(one["when"]) == ("=", "dollars", 0)]
    assert [one["id"] for one in poor] == ["generous"]
    spenders = [job["id"] for job in house()["job"] if {"spend", "spend-x"} & {node[0] for node in ability(job).costs}]
    assert sorted(spenders) == ["alchemist", "chef", "outlaw", "smuggler", "time-traveler", "train-robber"]


@pytest.mark.rule("SC-SET-02")
def test_amounts_are_whole() -> None:
    """No card says a fraction: the language has none."""
    for kind in ("job", "strategy"):
        for card in house()[kind]:
            assert not any(isinstance(word, float) for word in words(ability(card)))
    with pytest.raises(ProgramError):
        parse("gain(1.5)")
