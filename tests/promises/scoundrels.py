"""Tables of 3000 Scoundrels for the tests of promises: made-up card sets, options, how a game at random ends."""

import json
from itertools import product
from random import Random
from typing import Any

from hypothesis import strategies as st
from tests.rules.scoundrels.author import Author
from tests.rules.scoundrels.written import write

from skulduggery import api
from skulduggery.api import Ask, Rules

EXTENDED = ("six_scoundrels", "wild_saloon", "start_from_zero")
"""Options of the extended game only (SC-OPT-17)."""
VALUES = api.game("scoundrels").options
DEFAULTS: dict[str, api.Value] = {name: values[0] for name, values in VALUES.items()}


def allowed(options: dict[str, api.Value]) -> bool:
    """Return whether the rules allow this combination."""
    return options["mode"] == "extended" or not any(options[name] for name in EXTENDED)


ALONE: tuple[dict[str, api.Value], ...] = (
    DEFAULTS,
    *({**DEFAULTS, **({"mode": "extended"} if name in EXTENDED else {}), name: values[1]}
      for name, values in VALUES.items()),
    {name: values[1] for name, values in VALUES.items()},
)  # fmt: skip
"""No option, each by itself, all together."""
OPTIONS: tuple[dict[str, api.Value], ...] = ALONE + tuple(
    options
    for values in product(*VALUES.values())
    if allowed(options := dict(zip(VALUES, values, strict=True))) and options not in ALONE
)
"""All tables there can be: those of ALONE first."""


def house() -> dict[str, Any]:
    """The house cards, to be changed."""
    document: dict[str, Any] = json.loads(json.dumps(api.game("scoundrels").house_cards()))
    return document


@st.composite
def decks(draw: st.DrawFn, seats: int) -> dict[str, Any]:
    """A card set with other numbers, and abilities that nobody would print."""
    seed = draw(st.integers(0, 1 << 30))
    source = Random(seed)
    document = house()
    document["id"] = f"made-up-{seed}"
    constants = document["constants"]
    constants["hand"] = draw(st.integers(1, 7))
    constants["turns"] = draw(st.integers(1, min(4, constants["hand"])))
    constants["days"] = {"short": draw(st.integers(1, 2)), "extended": draw(st.integers(1, 3))}
    constants["dollars"] = draw(st.sampled_from((0, 4, 30)))
    constants["henchmen"] = draw(st.integers(0, 4))
    constants["jailed"] = min(1, constants["henchmen"])
    constants["saloon"] = draw(st.integers(1, 4))
    constants["places"] = draw(st.integers(1, 5))
    constants["safe_limit"] = draw(st.lists(st.integers(1, 4), min_size=3, max_size=3))
    constants["bribe"] = draw(st.sampled_from((0, 12)))
    share = draw(st.sampled_from((0, 2, 5)))
    for job in document["job"]:
        if source.randrange(5) < share:
            job["effect"] = write(Author(source).short())
    for location in document["location"]:
        location["spaces"] = source.randint(1, 6)
    return document


def most(rules: Rules) -> int:
    """More asks than a game can have, unless a crew is rearranged endlessly."""
    return 6_000


def eager(ask: Ask) -> tuple[int, ...]:
    """Return options that keep a game going: seldom a pass, seldom a rearranged crew."""
    if ask.kind == "arrange":
        return ask.options[:1]
    return ask.options[1:] if ask.kind in ("start", "abilities", "react", "end", "act") else ask.options
