"""The names and numbers in the reasons of a hint: each kind in a position, and all of them in random games."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, Final

import pytest
from tests.moments import moments
from tests.rules.scoundrels.play import rules_for

from skulduggery import api
from skulduggery.api import Rng, Rules, State
from skulduggery.review.facts import facts
from skulduggery.review.weighing import KEPT, Scales, Told, scales
from skulduggery.text import LANGUAGES, Texts
from skulduggery.tui.tables import table

PLAYERS: Final = ("Anna", "Boris", "Carla")
TORPEDO: Final = ("recruit A", "take torpedo")
DOORMAN: Final = ("recruit A", "take doorman", "place 3 ability")
PILES: Final = "piles=A:torpedo+dip,B:fence+smuggler+brawler,C:kingpin money=9,9 turn=1 "
SPIED: Final = "piles=A:doorman+dip,B:fence+torpedo rows=2@9:~enforcer money=9,9 turn=1"
TOWN: Final = "round=2 turn=1 sites=pawn-shop,liquor-store "
FIGHT: Final = ("throw-down liquor-store",)
ARMED: Final = TOWN + "guns=2,0,0 dudes=1@liquor-store:2M,2@liquor-store:2M"
SWAP: Final = "round=2 turn=1 cards=swap-meet dudes=1@clubhouse:1P "
STATION: Final = "dudes=1@charming-police-station:1M,1@liquor-store:1M heat=3,0,0 patch=1"
MARKET: Final = "turn=1 patch=1 tokens=1,0,0 contraband=3,1,1 round="
SOLD: Final = ("sit", "ready", "ready", "ready")
FULL: Final = (
    "slot=4 step=act money=9,0,0 saloon=filthy-automaton,seductive-rustler,charming-dog boards=1@B1:cybernetic-banker,"
    "1@B2:honest-forger,1@B3:grumpy-mayor,1@B4:lucky-chef,1@B5:cunning-printer"
)
ARROW: Final = (
    "slot=4 step=act money=9,0,0 saloon=filthy-automaton,seductive-rustler,charming-dog "
    "boards=1@B1:helpful-prospector,1@B3:lucky-banker"
)
ALONE: Final = "supply=0,0,0 jail=3,3,3 "

Case = tuple[str, str, tuple[str, ...], str, str, str, str]
"""The game, a position, answers, the answer to be explained and another one, its explanation group, the sentence."""
CASES: Final[list[Case]] = [
    ("crooks", PILES, TORPEDO, "place 9 up", "place 8 up", "",
     "By the crooks you know, you’d have 14 points and Boris 0."),
    ("crooks", PILES + "rows=2@9:tipster", TORPEDO, "place 9 up", "place 3 up", "",
     "You take the lead at target 9 from Boris with level 7 against 4: 11 points more."),
    ("crooks", PILES + "rows=2@9:enforcer", TORPEDO, "place 9 up", "place 3 up", "",
     "You draw level at target 9 (7 each): 4 points more."),
    ("crooks", PILES + "rows=2@9:~enforcer+lookout", TORPEDO, "place 9 up", "place 3 up", "",
     "You take the lead at target 9 from Boris with level 7 against 1: 9 points more. "
     "A face-down crook isn’t counted."),
    ("crooks", "piles=A:bungler+dip rows=2@9:enforcer money=9,9 turn=1", ("recruit A", "take bungler"), "place 9 up",
     "place 2 up", "", "Boris loses 6 points at target 9."),
    ("crooks", "piles=A:smuggler+wheelman rows=1@9:hothead,2@9:drunk money=9,9 turn=1", ("recruit A",),
     "take smuggler", "take wheelman", "gangs",
     "You have the most Outfit members, 2 against 1: worth 5 points (with the right choices next)."),
    ("crooks", PILES, (), "recruit C", "recruit A", "money", "You keep $8, $1 more than with the other good moves."),
    ("crooks", PILES, (), "recruit B", "recruit A", "levels",
     "Counting the crooks you haven’t seen, there’s a 64% chance of one with level 7 or more in hideout B."),
    ("crooks", PILES, (), "recruit A", "recruit B", "levels",
     "You keep $7, $1 more than with the other good moves."),
    ("crooks", PILES + "know=1:torpedo+dip", (), "recruit A", "recruit B", "levels",
     "You know you can take Torpedo 7 W there."),
    ("crooks", "piles=A:torpedo+dip,B:fence+smuggler money=9,9 turn=1 know=1:fence+smuggler", (), "recruit B",
     "recruit A", "levels", "You know you can take Smuggler 6 O there."),
    ("crooks", "piles=A:forger,B:fence+smuggler money=9,9 turn=1 know=1:forger", (), "recruit A", "recruit B", "levels",
     "Forger 6(+2) makes its target worth 2 points more."),
    ("crooks", "piles=A:torpedo,B:fence+smuggler money=9,9 turn=1 know=1:torpedo", (), "recruit A", "recruit B",
     "levels", "You keep $8, $1 more than with the other good moves."),
    ("crooks", PILES, ("recruit A",), "take torpedo", "take dip", "levels",
     "Torpedo 7 W: level 7, 4 more than with the other good moves."),
    ("crooks", "piles=A:forger+smuggler money=9,9 turn=1", ("recruit A",), "take forger", "take smuggler", "targets",
     "Forger 6(+2) makes its target worth 2 points more."),
    ("crooks", SPIED, DOORMAN, "spy target 9", "spy nothing", "", "You see a face-down crook at target 9."),
    ("crooks", SPIED, DOORMAN, "spy hideout B", "spy nothing", "",
     "You see 2 crooks that you don’t know in hideout B."),
    ("crooks", PILES, TORPEDO, "place 9 down", "place 9 up", "hidden",
     "Only you know that Torpedo 7 W lies at target 9: rivals can’t be sure who leads there."),
    ("crooks", "piles=A:lookout+dip rows=1@9:torpedo,2@9:tipster money=9,9 turn=1", ("recruit A", "take lookout"),
     "place 9 ability", "place 3 up", "", "You’re ahead at target 9 with level 8 against 4."),
    ("crooks", "piles=A:lookout+dip rows=1@9:torpedo,2@9:tipster money=9,9 turn=1", ("recruit A", "take lookout"),
     "place 8 up", "place 9 ability", "", "You lead at target 8 with level 1 against 0: 8 points more."),
    ("mayhem", TOWN + "dudes=1@clubhouse:2M1P", (), "ride clubhouse-1 liquor-store 1P", "sit", "",
     "You control the Liquor Store. With another order you could take $2."),
    ("mayhem", TOWN + "dudes=1@clubhouse:1P cards=sellers-market guns=1,0,0", (), "ride clubhouse-1 pawn-shop 1P",
     "sit", "", "You control the Pawn Shop. With another order you could sell 1 gun for $4, up to 3×."),
    ("mayhem", TOWN + "dudes=1@clubhouse:1P cards=gun-embargo guns=1,0,0", (), "ride clubhouse-1 pawn-shop 1P", "sit",
     "", "You control the Pawn Shop, your only location outside your clubhouse."),
    ("mayhem", TOWN + "dudes=1@clubhouse:1P guns=0,0,0", (), "ride clubhouse-1 pawn-shop 1P", "sit", "",
     "You control the Pawn Shop, your only location outside your clubhouse."),
    ("mayhem", TOWN + "dudes=1@clubhouse:1P cash=0,9,9", (), "ride clubhouse-1 gun-factory 1P", "sit", "",
     "You control the Gun Factory, your only location outside your clubhouse."),
    ("mayhem", TOWN + "dudes=1@clubhouse:1P cash=1,0,0", (), "ride clubhouse-1 gun-factory 1P", "sit", "",
     "You control the Gun Factory. With another order you could buy 1 gun for $1, up to 3×."),
    ("mayhem", SWAP + "guns=0,1,1 contraband=0,1,1", (), "ride clubhouse-1 swap-meet 1P", "sit", "",
     "You control the Swap Meet, your only location outside your clubhouse."),
    ("mayhem", SWAP + "guns=0,1,1 contraband=1,0,0", (), "ride clubhouse-1 swap-meet 1P", "sit", "",
     "You control the Swap Meet. With another order you could swap 1 gun for 1 contraband or the other "
     "way round, up to 4×."),
    ("mayhem", TOWN + "dudes=1@clubhouse:2M1P,2@liquor-store:1P", (), "ride clubhouse-1 liquor-store 2M",
     "ride clubhouse-1 liquor-store 1M", "",
     "At the Liquor Store, your dudes add 4 to your die in a fight, those of Boris 1."),
    ("mayhem", TOWN + "dudes=1@clubhouse:2M1P,2@liquor-store:1P", (), "ride clubhouse-1 liquor-store 1P", "sit",
     "rivals", "Boris no longer controls the Liquor Store."),
    ("mayhem", TOWN + "dudes=1@liquor-store:2M,2@liquor-store:1P", (), "throw-down liquor-store", "sit", "",
     "At the Liquor Store, you add 4 to your die and Boris adds 1. Without more back-up or guns you win with 92%."),
    ("mayhem", TOWN + "dudes=1@liquor-store:2M", (), "exploit liquor-store", "sit", "",
     "Liquor Store brings you $2 and 1 gun (with the right choices next)."),
    ("mayhem", TOWN + "dudes=1@liquor-store:2M", ("exploit liquor-store",), "rule 1", "finish", "",
     "You have $6, $2 more than with the other good moves."),
    ("mayhem", TOWN, (), "recruit", "sit", "", "You have 3 prospects, 1 more than with the other good moves."),
    ("mayhem", TOWN + "dudes=1@charming-police-station:2M patch=2", ("exploit charming-police-station",), "rule 1",
     "finish", "patch", "With the Reaper Patch, you go first and win ties."),
    ("mayhem", TOWN, (), "patch-in clubhouse-1", "sit", "",
     "You have 3 members, 1 more than with the other good moves. Each member brings one order a round."),
    ("mayhem", TOWN.replace("=2", "=6", 1), (), "patch-in clubhouse-1", "sit", "",
     "You have 3 members, 1 more than with the other good moves."),
    ("mayhem", "round=2 turn=1 sites=tattoo-parlour cash=9,0,0 tokens=2,1,1 dudes=1@tattoo-parlour:1P,1@clubhouse:1P",
     ("exploit tattoo-parlour", "rule 1", "rule 2"), "boost", "finish", "",
     "If you choose well next, you’ll have 1 member. Each member brings one order a round."),
    ("mayhem", TOWN + "dudes=1@gun-factory:1M", ("exploit gun-factory",), "rule 1", "finish", "",
     "If you choose well next, you’ll have 4 guns."),
    ("mayhem", TOWN + "dudes=1@cut-and-bag-op:1M", ("exploit cut-and-bag-op",), "rule 1", "finish", "",
     "If you choose well next, you’ll have 5 contraband."),
    ("mayhem", TOWN + STATION, ("exploit charming-police-station", "rule 2"), "boost", "finish", "",
     "Your heat is 2, 1 less than with the other good moves."),
    ("mayhem", MARKET + "2", SOLD, "traffic 2", "traffic 0", "",
     "You sell 2 contraband: for $8 if nobody else sells, for $2 at worst."),
    ("mayhem", MARKET + "2", SOLD, "traffic 0", "traffic 2", "",
     "You get no heat and stay at 0: at 1, you could sell at most 3 contraband a round."),
    ("mayhem", MARKET + "2 cards=arrest-warrant", SOLD, "traffic 0", "traffic 2", "",
     "You get no heat and stay at 0: with one more, Arrest Warrant could hit you this round."),
    ("mayhem", MARKET + "2", SOLD, "traffic 1", "traffic 2", "",
     "You keep 2 contraband for a later market, which pays up to $4 for each."),
    ("mayhem", "round=2 turn=1 sites=card-room,liquor-store cash=5,9,2 dudes=1@card-room:2M",
     ("exploit card-room", "rule 1"), "steal 2 1", "steal 3 1", "", "From all you’ve seen, Boris has at least $9."),
    ("mayhem", ARMED.replace("=2,0,0", "=2,2,0"), FIGHT, "guns 2", "guns 0", "",
     "If you pull 2 guns, your chance to win is 100% as long as no rival pulls any, and 58% if they pull all they may "
     "have."),
    ("mayhem", ARMED, FIGHT, "guns 2", "guns 0", "",
     "If you pull 2 guns, your chance to win is 100%: no rival can pull any."),
    ("mayhem", ARMED, FIGHT, "guns 1", "guns 2", "",
     "You keep 1 gun for another fight, where each adds 3 to your die."),
    ("mayhem", ARMED + " heat=4,0,0", FIGHT, "guns 0", "guns 2", "",
     "You get no heat and stay at 4: with one more, one of your dudes would take the fall."),
    ("mayhem", TOWN + "guns=2,0,0 dudes=1@liquor-store:3M,2@liquor-store:1P", FIGHT, "guns 0", "guns 2", "",
     "Even without guns, you are sure to win."),
    ("mayhem", TOWN + "guns=1,0,0 dudes=1@liquor-store:1M,2@liquor-store:3M3P", FIGHT, "guns 0", "guns 1", "",
     "Even with all your guns, your chance to win would be 8% at most."),
    ("scoundrels", "supply=0,1,0 jail=3,2,3 hands=1:0+A+2+3", (), "play 3 3", "play 0 3", "",
     "3 in slot 3 is honest: nobody can catch you bluffing."),
    ("scoundrels", ALONE + "hands=1:0+A+2+3 boards=1@B1:lucky-safecracker", (), "play 3 6", "play 3 4", "",
     "Slot 6 lets you use Lucky Safecracker."),
    ("scoundrels", ALONE + "slot=4 money=0,0,0", (), "leader leader-4", "pass", "",
     "You keep $4, $2 more than with the other good moves."),
    ("scoundrels", ALONE + "slot=2 money=0,0,0", (), "leader leader-scout", "pass", "",
     "This lets you scout a safe."),
    ("scoundrels", ALONE + "slot=5 money=0,0,0", (), "leader leader-steal", "pass", "",
     "This lets you steal a safe."),
    ("scoundrels", ALONE + "slot=2 money=0,0,0", ("leader leader-scout",), "safe laboratory-1", "safe depot-1", "",
     "You get to know safe L1, which holds from 3 to 7 tech, 4.7 on average."),
    ("scoundrels", ALONE + "slot=2 money=0,0,0", ("leader leader-scout", "safe depot-1"), "mark 2", "mark 7", "",
     "The mark is true: safe D1 is worth 2 tech, and 1 more for the mark."),
    ("scoundrels", ALONE + "slot=5 money=0,0,0", ("leader leader-steal",), "safe laboratory-1", "safe depot-1", "",
     "You take safe L1, which holds from 3 to 7 tech, 4.7 on average."),
    ("scoundrels", ALONE + "slot=5 money=0,0,0", ("leader leader-steal",), "safe depot-1", "safe laboratory-1", "",
     "You take safe D1, which holds from 2 to 7 tech, 4 on average."),
    ("scoundrels", ALONE + "slot=2 money=0,0,0", ("leader leader-scout", "safe depot-1"), "mark 7", "mark 2", "",
     "The mark lies: 7, though safe D1 is worth 2 tech. A rival who believes it takes less than expected."),
    ("scoundrels", ALONE + "slot=2 money=0,0,0 marks=laboratory-1:2#4", ("leader leader-scout", "safe laboratory-1"),
     "mark 2", "mark 7", "",
     "The mark lies: 2, though safe L1 is worth 3 tech. A rival who believes it leaves the safe to you."),
    ("scoundrels", ALONE + "slot=4 step=act money=9,0,0 saloon=lucky-automaton,honest-forger,filthy-dog", (),
     "hire filthy", "hire lucky", "", "Today you can still use Filthy Dog in 2 slots."),
    ("scoundrels", ALONE + "slot=5 money=0,0,0 marks=depot-1:1#4", ("leader leader-steal",), "safe depot-1",
     "safe depot-2", "", "Safe D1 is worth 2 tech: your safes make 2."),
    ("scoundrels", ALONE + "slot=5 money=0,0,0 stolen=1:depot-1,1:depot-2", ("leader leader-steal", "safe depot-3"),
     "safe depot-1", "safe depot-3", "", "Your 2 safes are worth 5 tech, 1 more than with the other good moves."),
    ("scoundrels", ALONE + "hands=1:0+A+2+3", (), "play 0 6", "play 2 6", "",
     "After that, you can still play 3 cards of your hand honestly, 1 more than with the other good moves."),
    ("scoundrels", ALONE + "slot=4 step=act money=9,0,0 saloon=lucky-automaton,cybernetic-outlaw,filthy-dog", (),
     "hire cybernetic", "hire lucky", "", "Cybernetic Outlaw is worth 1 tech at the end."),
    ("scoundrels", ALONE + FULL, ("hire filthy",), "discard honest", "discard cybernetic", "",
     "Your crew has 1 tech icon, 1 more than with the other good moves."),
    ("scoundrels", ALONE + ARROW, ("hire charming",), "swap B1 B4", "arrange done", "",
     "1 arrow points to a scoundrel of your crew, 1 more than with the other good moves."),
    ("scoundrels", ALONE + "slot=6 boards=1@B1:grumpy-mayor money=9,0,0", (), "use grumpy", "pass", "",
     "Your reputation is +1 (+1 tech at the end), 1 more than with the other good moves."),
    ("scoundrels", "supply=1,2,2 jail=2,1,1 slot=4 step=act money=9,0,0", ("sheriff",), "sheriff bail", "sheriff sell",
     "", "You have 2 henchmen available, 1 more than with the other good moves (with the right choices next)."),
]  # fmt: skip


def rules_of(game: str) -> Rules:
    if game == "scoundrels":
        return rules_for(3)
    return api.make_rules(game, 2 if game == "crooks" else 3)


def scales_at(rules: Rules, position: str, answers: Iterable[str]) -> Scales:
    """Return the scales for the question that stands in a position after some answers."""
    state = api.read_position(rules, position)
    for words in answers:
        ask = api.pending(state)[0]
        api.apply(state, ask.seat, api.option(rules, ask, words.split()))
    ask = api.pending(state)[0]
    scale = scales(api.infostate(state, ask.seat), ask, Rng(1))
    assert scale is not None
    return scale


@cache
def known(case: Case) -> tuple[list[Told], int, Rules]:
    """Return the facts of the answer to be explained, the seat, and the rules."""
    game, position, answers, best, other, group, _ = case
    rules = rules_of(game)
    scale = scales_at(rules, position, answers)
    options = [api.option(rules, scale.ask, words.split()) for words in (best, other)]
    return facts(scale, options, [group, ""])[0], scale.seat, rules


@pytest.mark.parametrize(
    "case", CASES, ids=[f"{case[0]}-{case[3].replace(' ', '-')}-{n}" for n, case in enumerate(CASES)]
)
def test_a_reason_names_the_card_the_place_and_the_number(case: Case) -> None:
    found, seat, rules = known(case)
    words = table(rules, PLAYERS[: rules.seats], Texts("en", rules.game))
    assert " ".join([words.say(one, seat).text for one in found]) == case[-1]
    for code in LANGUAGES:
        said = table(rules, PLAYERS[: rules.seats], Texts(code, rules.game)).say(found[0], seat).text
        assert "{" not in said
        assert said.endswith(".")


def test_each_kind_of_reason_has_a_position() -> None:
    """But for the kind that sets no answer apart."""
    found = {(case[0], one[0]) for case in CASES for one in known(case)[0]}
    for game in READERS:
        lines = files("skulduggery.games").joinpath(game, "text", "wording.toml").read_text("utf-8").splitlines()
        kinds = {line.split()[0] for line in lines if line.startswith("fact-")}
        assert kinds - {"fact-force"} == {kind for one, kind in found if one == game}


@pytest.mark.parametrize(
    ("position", "answers", "best", "other"),
    [
        (PILES + "know=1:kingpin", (), "recruit B", "recruit C"),
        (PILES + "know=1:torpedo+dip", (), "recruit B", "recruit A"),
        (
            "piles=A:lookout+dip rows=1@9:torpedo money=9,9 turn=1",
            ("recruit A", "take lookout"),
            "place 9 ability",
            "place 3 up",
        ),
    ],
    ids=["certain", "known", "against-nobody"],
)
def test_no_reason_boasts_of_what_another_answer_has_as_well(
    position: str, answers: tuple[str, ...], best: str, other: str
) -> None:
    """Odds are no reason if those of another hideout are as good, nor is a lead against nobody if another leads."""
    assert known(("crooks", position, answers, best, other, "levels", ""))[0] == []


@pytest.mark.parametrize(
    ("position", "answers", "best", "other"),
    [
        (TOWN + STATION, ("exploit charming-police-station", "rule 2"), "finish", "boost"),
        (TOWN, (), "ride clubhouse-1 liquor-store 1P", "ride clubhouse-1 liquor-store 1M1P"),
        (TOWN, (), "ride clubhouse-1 liquor-store 2M", "ride clubhouse-1 liquor-store 1M"),
        (TOWN + STATION + " tokens=1,1,1", (), "exploit liquor-store", "exploit charming-police-station"),
        (MARKET + "6", SOLD, "traffic 0", "traffic 2"),
        (MARKET + "6", SOLD, "traffic 1", "traffic 2"),
    ],
    ids=[
        "tokens-kept",
        "dudes-at-home",
        "nobody-to-fight",
        "as-much-from-both",
        "no-heat-at-the-end",
        "no-market-left",
    ],
)
def test_no_reason_only_says_the_answer_again_or_what_counts_for_nothing(
    position: str, answers: tuple[str, ...], best: str, other: str
) -> None:
    assert known(("mayhem", position, answers, best, other, "", ""))[0] == []


LOOKOUT: Final = (
    "crooks", "piles=A:lookout+dip rows=1@9:torpedo money=9,9 turn=1", ("recruit A", "take lookout"),
    ("place 9 ability", "place 3 up", "place 4 up"),
)  # fmt: skip
RIDERS: Final = (
    "mayhem", TOWN + "dudes=1@clubhouse:2M1P tokens=1,1,1", (),
    ("ride clubhouse-1 liquor-store 1M", "ride clubhouse-1 liquor-store 1M1P", "sit"),
)  # fmt: skip
THIEVES: Final = ("crooks", PILES, ("recruit A",), ("take torpedo", "take dip"))


@pytest.mark.parametrize(
    ("position", "even", "expected"),
    [
        (LOOKOUT, (True, True, False), [
            "You have the most Outfit members, 1 against 0: worth 5 points.",
            "You lead at target 3 with level 1 against 0: 3 points more.",
            "By the crooks you know, you’d have 23 points and Boris 0.",
        ]),
        (RIDERS, (True, True, False), [
            "You control the Liquor Store, your only location outside your clubhouse.",
            "At the Liquor Store, your dudes add 3 to your die if it comes to a fight.",
            "",
        ]),
        (THIEVES, (True, False), [
            "Torpedo 7 W: level 7, 4 more than with the other good moves.",
            "You keep $9, $3 more than with the other good moves (with the right choices next).",
        ]),
        (THIEVES, (True, True), [
            "Torpedo 7 W: level 7, 4 more than with the other good moves.",
            "You keep $9, $3 more than with the other good moves (with the right choices next).",
        ]),
    ],
    ids=["leads", "riders", "best", "no-better"],
)  # fmt: skip
def test_advice_says_at_least_what_a_move_does(
    position: tuple[str, str, tuple[str, ...], tuple[str, ...]], even: tuple[bool, ...], expected: list[str]
) -> None:
    """None repeats what the best one says, and none that may only be as good is said to be better."""
    game, text, answers, options = position
    rules = rules_of(game)
    words = table(rules, PLAYERS[: rules.seats], Texts("en", game))
    scale = scales_at(rules, text, answers)
    found = facts(scale, [api.option(rules, scale.ask, one.split()) for one in options], [""] * len(options), even)
    assert [" ".join([words.say(one, scale.seat).text for one in some]) for some in found] == expected


# What an answer does, read from the views before and after it

Reader = Callable[[Any, Any, Any, Any], object]


def shares(rules: Rules, view: Any, seat: int, target: int) -> int:
    """Return the points of a seat at a target, by the crooks that a view shows."""
    one: Any = api.standings(rules, view)
    leaders = one[target].leaders
    return max(0, one[target].worth) // len(leaders) if seat in leaders else 0


def levels(rules: Any, view: Any, target: int) -> list[int]:
    """Return the level of each seat at a target, by the crooks that a view shows."""
    width = len(rules.targets)
    shown = [[max(card, -2 - card) for card in view.rows[seat * width + target]] for seat in range(rules.seats)]
    return [sum([rules.level[card] for card in row if card >= 0]) for row in shown]


def rivals(numbers: list[int], seat: int) -> int:
    return max(n for at, n in enumerate(numbers) if at != seat)


def lead(rules: Rules, old: Any, new: Any, told: Any) -> object:
    target, seat = told[0], new.seat
    there = levels(rules, new, target)
    gain = shares(rules, new, seat, target) - shares(rules, old, seat, target)
    return [there[seat], rivals(there, seat), gain]


def fight(rules: Any, _old: Any, new: Any, told: Any) -> object:
    place, gangs = new.fight.place, new.gangs
    there = [seat for seat in range(rules.seats) if new.fight.mask >> seat & 1]
    bonus = rules.bonus
    adds = {
        seat: bonus[1] * gangs[seat].dudes[place][0]
        + bonus[0] * gangs[seat].dudes[place][1]
        + bonus[2] * gangs[seat].fist
        for seat in there
    }
    won = 0
    for dice in product(range(1, 7), repeat=len(there)):
        totals = dict(zip(there, [adds[seat] + die for seat, die in zip(there, dice, strict=True)], strict=True))
        best = [seat for seat in there if totals[seat] == max(totals.values())]
        won += best == [new.seat] or (new.seat in best and new.fight.holder == new.seat)
    rival = told[2]
    assert adds[rival] == max(adds[seat] for seat in there if seat != new.seat)
    return [place, adds[new.seat], rival, adds[rival], round(100 * won / 6 ** len(there))]


def controlled(_rules: Rules, _old: Any, new: Any, told: Any) -> object:
    held = [place for place, seat in zip(new.sites, new.control, strict=True) if seat == new.seat]
    assert told[0] in held
    return [told[0], len(held), told[2]]


def gang(place: int | None, part: int) -> Reader:
    """Read goods, or the Members or Prospects of all places."""
    if place is None:
        return lambda _r, _o, new, _t: [sum([dudes[part] for dudes in new.gangs[new.seat].dudes])]
    return lambda _r, _o, new, _t: [new.gangs[new.seat].goods[part]]


def sheet(name: str) -> Reader:
    return lambda _r, _o, new, _t: [getattr(new.sheets[new.seat], name)]


READERS: Final[dict[str, dict[str, Reader]]] = {
    "crooks": {
        "lead": lambda *seen: [seen[3][0], *lead(*seen), *seen[3][4:]],  # type: ignore[misc]
        "margin": lambda rules, old, new, told: [
            told[0], *lead(rules, old, new, told)[:2], told[1] - told[2], told[4],  # type: ignore[index]
        ],
        "loss": lambda rules, old, new, told: [
            *told[:2], shares(rules, old, told[0], told[1]) - shares(rules, new, told[0], told[1]), told[3],
        ],
        "money": lambda _rules, _old, new, _told: [new.money[new.seat]],
        "level": lambda rules, _old, new, _told: [new.hand, rules.level[new.hand]],
    },
    "mayhem": {
        "fight": fight,
        "sites": controlled,
        "cash": gang(0, 0), "guns": gang(0, 1), "drugs": gang(0, 2),
        "members": lambda rules, old, new, told: [
            *gang(None, 0)(rules, old, new, told), int(new.round < rules.rounds),  # type: ignore[misc,attr-defined]
        ],
        "prospects": gang(None, 1),
        "heat": lambda _r, _o, new, _t: [new.gangs[new.seat].heat],
        "patch": lambda _r, _o, new, _t: [] if new.patch == new.seat else None,
    },
    "scoundrels": {
        "money": sheet("money"),
        "henchmen": sheet("supply"),
        "reputation": lambda rules, _o, new, told: [new.sheets[new.seat].rep, told[1]],
        "icons": lambda _r, _o, new, _t: [sum([one.tech for one in new.sheets[new.seat].board if one])],
        "honest": lambda _r, _o, new, told: [new.sheets[new.seat].slots[told[1]], told[0] - 1],
    },
}  # fmt: skip
COMPARED: Final = ("money", "cash", "guns", "drugs", "members", "prospects", "henchmen", "icons")


def after(state: State, seat: int, option: object) -> Any:
    """Return the view of a seat after an answer in the game as it is, with all that only others know."""
    state = api.clone(state)
    api.make_serial(state)
    api.apply(state, seat, option)
    return api.view(state, seat)


def said(game: str, count: int) -> Iterator[tuple[State, int, list[object], int, Told]]:
    """Yield facts in random games: the state, the seat, the answers, the index of the one with the fact, the fact."""
    for record, ask, info in moments(game, 3, 11, count):
        scale = scales(info, ask, Rng(len(record.entries)))
        if scale is not None:
            found = scale.weigh(20)
            answers = [found.answers[i] for i in found.ranked()[:KEPT]]
            for i, some in enumerate(facts(scale, answers, scale.reasons(answers, 4))):
                for fact in some:
                    yield record.state, ask.seat, answers, i, fact


@pytest.mark.parametrize("game", READERS)
def test_playing_the_answer_gives_the_numbers_of_its_reason(game: str, request: pytest.FixtureRequest) -> None:
    """In the game as it is, not in one that only fits what the seat knows; no other answer named gives as much."""
    count = 400 if request.config.getoption("--long") else 60
    seen: Counter[str] = Counter()
    for state, seat, answers, i, fact in said(game, count):
        kind, later, by, *told = fact
        name = kind.removeprefix("fact-")
        read = READERS[game].get(name)
        if later or read is None:
            continue
        seen[name] += 1
        old, rules = api.view(state, seat), state.rules
        assert read(rules, old, after(state, seat, answers[i]), told) == told, fact
        if name in COMPARED:
            assert by, fact  # without a comparison such a number says nothing
            others = [read(rules, old, after(state, seat, one), told) for one in answers if one != answers[i]]
            assert max(others)[0] == told[0] - by, fact  # type: ignore
    assert len(seen) > 3
