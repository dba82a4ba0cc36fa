"""Tables of Men of Mayhem for the tests of promises: made-up component sets, options, how a game at random ends."""

import json
from random import Random
from typing import Any

from hypothesis import strategies as st
from tests.rules.mayhem.author import Author
from tests.rules.mayhem.written import write_effect, write_modifiers, write_rule

from skulduggery import api
from skulduggery.api import Ask, BadInput, Rules

VALUES = api.game("mayhem").options
DEFAULTS: dict[str, api.Value] = {name: values[0] for name, values in VALUES.items()}
IN_TURN: dict[str, api.Value] = {**DEFAULTS, "deal_protocol": "sequential", "offers_per_step": 1}
"""The options with which bots play (MM-DEAL-28)."""


HOW = ("deal_protocol", "offers_per_step")


def mixed(seed: int) -> dict[str, api.Value]:
    """Any values of all options; offers are few, so that games end soon."""
    source = Random(seed)
    options = {name: source.choice(values) for name, values in VALUES.items()}
    return {**options, "offers_per_step": source.choice((0, 1, 1, 2, 3))}


ALONE: tuple[dict[str, api.Value], ...] = (
    DEFAULTS,
    IN_TURN,
    *({**IN_TURN, name: values[1]} for name, values in VALUES.items() if name not in HOW),
    {**{name: values[1] for name, values in VALUES.items()}, "deals": True, "offers_per_step": 2},
    {**{name: values[1] for name, values in VALUES.items()}, "deals": True, "deal_protocol": "live"},
)
"""No option, each by itself, all together: live and in turn."""
MIXED: tuple[dict[str, api.Value], ...] = tuple(mixed(seed) for seed in range(60))
OPTIONS = ALONE + tuple(options for i, options in enumerate(MIXED) if options not in (*ALONE, *MIXED[:i]))


def house() -> dict[str, Any]:
    """The house components, to be changed."""
    document: dict[str, Any] = json.loads(json.dumps(api.game("mayhem").house_cards()))
    return document


@st.composite
def decks(draw: st.DrawFn, seats: int) -> dict[str, Any]:
    """A component set with other numbers, and rules that nobody would print."""
    seed = draw(st.integers(0, 1 << 30))
    source = Random(seed)
    author = Author(source)
    document = house()
    document["id"] = f"made-up-{seed}"
    share = draw(st.sampled_from((0, 2, 5)))
    for table in ("site", "card"):
        for number, before in enumerate(document[table]):
            if source.randrange(5) < share:
                document[table][number] = changed(before, author)
                try:
                    api.game("mayhem").check_cards(document, "made up")
                except BadInput:
                    document[table][number] = before
    for side in document["gang"]:
        for good in ("cash", "guns", "contraband"):
            if side["evidence"][good] == "house":
                side[good] = source.randint(0, 4)
    return document


def changed(before: dict[str, Any], author: Author) -> dict[str, Any]:
    """A location or a card with other rules, where those of the house are our own."""
    place: dict[str, Any] = json.loads(json.dumps(before))
    if place["evidence"].get("rules") == "house":
        place["rules"] = [rule(author) for _ in range(author.source.randint(1, 2))]
        place["heat"] = author.source.randint(1, 4)
        place["evidence"]["heat"] = "house"
    if place["evidence"].get("effect") == "house":
        place["effect"] = write_effect(author.effect())
    if place["evidence"].get("modifiers") == "house":
        place["modifiers"] = write_modifiers(author.modifiers(False))
    return place


def rule(author: Author) -> str:
    """A rule of a location."""
    while (node := author.rule())[0] in ("convoy", "ambush", "claim-patch"):
        pass
    return write_rule(node)


def most(rules: Rules) -> int:
    """More asks than a game can have."""
    return 12_000


def eager(ask: Ask) -> tuple[int, ...]:
    """Return options that keep a game going: Dudes on the Sites, fights, exploits, seldom an order to sit tight."""
    if ask.kind == "order":
        return tuple(option for option in ask.options if 1 < option >> 24 < 6) or ask.options[1:]
    return ask.options[1:] if ask.kind in ("exploit", "exploit-now", "take-patch", "back-up") else ask.options
