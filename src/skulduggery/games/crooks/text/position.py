"""Pack the table of Crooks into a save, with crooks by name, and unpack it."""

from typing import cast

from skulduggery.engine.asks import BadInput
from skulduggery.engine.documents import Document
from skulduggery.engine.machine import State
from skulduggery.games.crooks.rules.state import Crooks, CrooksRules, rules_of


def pack(t: Crooks) -> Document:
    """Return all that lies on the table: crooks by id, cells and seats by number."""
    ids = rules_of(t).ids
    return {
        "faces": [ids[face] if face >= 0 else "" for face in t.faces],
        "piles": [list(pile) for pile in t.piles],
        "rows": [list(row) for row in t.rows],
        "money": list(t.money),
        "know": [list(groups) for groups in t.know],
        "down": t.down,
        "open": t.open,
        "barren": t.barren,
        "gone": list(t.gone),
        "out": t.out,
        "turn": t.turn,
        "scores": list(t.scores),
    }


def unpack(rules: CrooksRules, table: Document, s: State) -> Crooks:
    """Return the state that ``pack`` packed. Raise BadInput if ``table`` isn't from a save of these rules."""
    try:
        down, shown, barren, out, turn = whole_numbers(
            [table["down"], table["open"], table["barren"], table["out"], table["turn"]]
        )
        return Crooks(
            rules,
            s.stack,
            s.rng,
            [rules.ids.index(str(one)) if one else -1 for one in several(table["faces"])],
            [whole_numbers(pile) for pile in several(table["piles"])],
            [whole_numbers(row) for row in several(table["rows"])],
            list(whole_numbers(table["money"])),
            [whole_numbers(groups) for groups in several(table["know"])],
            down,
            shown,
            barren,
            whole_numbers(table["gone"]),
            out,
            turn,
            whole_numbers(table["scores"]),
        )
    except KeyError as error:
        raise BadInput(f"This table of crooks is damaged: it lacks {error}.") from None
    except (TypeError, ValueError):
        wrong = "a value is of the wrong kind or no crook of the deck"
        raise BadInput(f"This table of crooks is damaged: {wrong}.") from None


def several(value: object) -> list[object]:
    """Return ``value`` if it is a list. Raise TypeError for anything else."""
    if not isinstance(value, list):
        raise TypeError("where a list should be")
    return value


def whole_numbers(value: object) -> tuple[int, ...]:
    """Return a list of whole numbers as a tuple. Raise TypeError for anything else."""
    if any([type(one) is not int for one in several(value)]):
        raise TypeError("where a whole number should be")
    return tuple(cast(list[int], value))
