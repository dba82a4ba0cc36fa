"""Tables of Crooks for the tests of promises: made-up decks, options, how a game at random is kept going."""

from typing import Any

from hypothesis import strategies as st

from skulduggery import api
from skulduggery.api import Ask, Rules

HOUSE: Any = api.game("crooks").house_cards()
ABILITIES = sorted({crook["ability"] for crook in HOUSE["crook"] if "ability" in crook})
GANGS = ("northside", "westside", "outfit")
OPTIONS: tuple[dict[str, api.Value], ...] = tuple(
    {"edition": edition, "secret_money": secret, "memory": memory}
    for edition in ("2012", "2016")
    for secret in (False, True)
    for memory in ("notes", "strict")
)


def crook(number: int, level: int, modifier: int, gangs: int, ability: str) -> dict[str, Any]:
    """A crook of a made-up deck; ``gangs`` is a bit mask."""
    evidence = {"level": "house", "modifier": "house", "gangs": "house", "names": "house"}
    out: dict[str, Any] = {
        "id": f"crook-{number}",
        "level": level,
        "modifier": modifier,
        "gangs": [gang for i, gang in enumerate(GANGS) if gangs >> i & 1],
        "names": {"en": f"Crook {number}"},
        "evidence": evidence,
    }
    if ability:
        out["ability"] = ability
        evidence["ability"] = "house"
    return out


def deck(
    crooks: list[dict[str, Any]], piles: dict[str, list[int]], targets: list[int], money: int, points: int
) -> dict[str, Any]:
    """A deck for the numbers of players that ``piles`` names, the same in both editions."""
    return {
        "id": "made-up",
        "version": 1,
        "names": {"en": "Made up"},
        "setup": {
            "money": money,
            "targets": targets,
            "gang_points": dict.fromkeys(piles, points),
            "piles": {"2012": piles, "2016": piles},
        },
        "crook": crooks,
    }


SMALL = deck(
    [
        crook(1, 3, 0, 1, "killer"),
        crook(2, 4, 1, 2, "spy"),
        crook(3, 5, -1, 4, "swap"),
        crook(4, 2, 0, 0, "accomplice"),
        crook(5, 6, 2, 3, ""),
        crook(6, 10, 0, 0, "boss"),
        crook(7, 1, 0, 0, "pickpocket"),
        crook(8, 7, -2, 5, ""),
    ],
    {"2": [2, 2, 3], "3": [1, 2, 2, 2]},
    [2, 5],
    9,
    3,
)
"""A deck with every ability, two targets and few words."""


@st.composite
def decks(draw: st.DrawFn, seats: int) -> dict[str, Any]:
    """Any deck that can be played by ``seats``: few targets fill up, many crooks have abilities."""
    ability = st.sampled_from(("", *ABILITIES, "accomplice", "killer", "swap"))
    one = st.tuples(st.integers(1, 10), st.integers(-9, 9), st.integers(0, 7), ability)
    crooks = []
    bosses = 0
    least = draw(st.sampled_from((1, 8, 16, 16)))
    for number, (level, modifier, gangs, what) in enumerate(draw(st.lists(one, min_size=least, max_size=least + 8))):
        bosses += what == "boss"
        chosen = "" if what == "boss" and bosses > 1 else what
        crooks.append(crook(number, level, modifier, gangs if number else 7, chosen))
    sizes: list[int] = []
    for size in draw(st.lists(st.integers(1, 6), min_size=draw(st.sampled_from((1, 6))), max_size=9)):
        if sum(sizes) + size <= len(crooks):
            sizes.append(size)
    targets = draw(st.lists(st.integers(1, 99), min_size=1, max_size=draw(st.sampled_from((2, 4, 12))), unique=True))
    return deck(
        crooks,
        {str(seats): sorted(sizes or [1])},
        sorted(targets),
        draw(st.one_of(st.integers(0, 12), st.integers(12, 60))),
        draw(st.integers(0, 99)),
    )


def most(rules: Rules) -> int:
    """More asks than a game can have: each recruiting costs at least $1 or takes a crook away, for at most 4 asks."""
    cards: dict[str, Any] = rules.cards
    dealt = sum(cards["setup"]["piles"][str(rules.options["edition"])][str(rules.seats)])
    pickpockets = sum(crook.get("ability") == "pickpocket" for crook in cards["crook"])
    return rules.seats + 4 * min(dealt + rules.seats * cards["setup"]["money"] + 2 * pickpockets, 10_000)


def eager(ask: Ask) -> tuple[int, ...]:
    """Return options that keep a game going: passes are rare, so that the table fills up."""
    return ask.options[1:] if ask.kind == "recruit" and len(ask.options) > 1 else ask.options
