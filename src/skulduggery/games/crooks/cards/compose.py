"""Make the rules of a table from a deck and options."""

from typing import Any, cast

from skulduggery.engine.asks import BadInput, flaw
from skulduggery.engine.documents import Document, Value
from skulduggery.games.crooks.cards import files
from skulduggery.games.crooks.rules.abilities import Kill, Spy, SwapTo
from skulduggery.games.crooks.rules.setup import Deal, First
from skulduggery.games.crooks.rules.state import ABILITIES, GANGS, CrooksRules
from skulduggery.games.crooks.rules.turns import Place, Take, Turn


def make_rules(cards: Document, seats: int, options: dict[str, Value], digest: str) -> CrooksRules:
    """Return the rules for a checked deck and all options. Raise BadInput if the deck has no piles for the seats."""
    deck = cast(dict[str, Any], cards)
    setup = deck["setup"]
    edition = str(options["edition"])
    piles = setup["piles"].get(edition, {}).get(str(seats))
    if piles is None:
        raise BadInput(flaw("deck-seats", deck=repr(deck["id"]), seats=seats, edition=edition))
    crooks = deck["crook"]
    rules = CrooksRules(
        seats,
        digest,
        tuple([str(crook["id"]) for crook in crooks]),
        tuple([int(crook["level"]) for crook in crooks]),
        tuple([int(crook["modifier"]) for crook in crooks]),
        tuple([sum([1 << GANGS.index(gang) for gang in crook["gangs"]]) for crook in crooks]),
        tuple([ABILITIES.index(crook.get("ability", "none")) for crook in crooks]),
        tuple(setup.get("targets", files.TARGETS)),
        tuple(piles),
        int(setup["money"]),
        int(setup["gang_points"][str(seats)]),
        options["secret_money"] is True,
        options["memory"] == "strict",
    )
    rules.add(Deal(), "deal")
    rules.add(First(), "first")
    rules.add(Turn(), "turn")
    rules.add(Take(), "take")
    rules.add(Place(), "place")
    rules.add(SwapTo(), "swap")
    rules.add(Kill(), "kill")
    rules.add(Spy(), "spy")
    return rules
