"""Edits to a copy of a card set: change single values, or replace a card by a comparable one."""

import json
import tomllib
from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any, cast

from skulduggery import api
from skulduggery.api import BadInput, Document, Rules, flaw, guess
from skulduggery.arena.lab.watcher import Watcher

OWN = ("id", "code", "names", "feminine", "tint", "image", "copies")
"""Fields that identify a card and do not affect its worth."""
MOST = 100
"""Maximum number of edits at one time."""

Card = tuple[str, str]
"""A kind and an id."""


def edited(game: str, cards: Document | None, edits: Sequence[str]) -> Document | None:
    """Return a copy of a card set (None: the house cards) with edits such as ``trait.jealous.dollars=3``.

    An edit with nothing after the sign removes the field. ``evidence`` then names each changed value as the house's
    own. Without edits, return ``cards`` itself.

    Raise BadInput for more than ``MOST`` edits, for a place that doesn't exist, and for cards that can't be played.
    """
    if not edits:
        return cards
    if len(edits) > MOST:
        raise BadInput(flaw("edits", edits=len(edits), most=str(MOST)))
    found = deepcopy(cards) if cards is not None else api.game(game).house_cards()
    change(cast(dict[str, Any], found), edits, value_of)
    api.game(game).check_cards(found, "changed-cards")
    return found


def rewritten(game: str, text: str, source: str, edits: Sequence[str]) -> str:
    """Return the text of a card file with these edits. All else in it stays, comments and empty lines too.

    Raise BadInput as ``edited`` does, and for a file that can't be read.
    """
    import tomlkit  # imported here because the import would slow down every start of a server

    changed_cards = edited(game, api.read_cards(game, text, source), edits)
    document = tomlkit.parse(text)
    change(document, edits, lambda value: tomlkit.value(toml(value_of(value))))
    out = tomlkit.dumps(document)
    assert tomllib.loads(out) == changed_cards
    return out


def change(found: dict[str, Any], edits: Sequence[str], read: Callable[[str], object]) -> None:
    """Apply edits to a card set in place. ``read`` turns the text of a value into what is stored."""
    for edit in edits:
        where, sign, value = edit.partition("=")
        if not sign:
            raise BadInput(flaw("edit-nothing", edit=edit))
        *path, name = where.strip().split(".")
        table = table_at(found, path, where)
        if value.strip():
            table[name] = read(value.strip())
        elif name not in table:
            raise BadInput(flaw("edit-absent", place=where))
        else:
            del table[name]
        if isinstance(table.get("evidence"), dict):
            told(table["evidence"], name, value.strip())


def table_at(document: dict[str, Any], path: Sequence[str], where: str) -> dict[str, Any]:
    """Return the table at the end of a path. In a list, a step is the id of a table or its number from 1.

    Raise BadInput if there is none.
    """
    at: Any = document
    for place, step in enumerate(path):
        above = at
        if isinstance(at, list):
            by_number = [one for number, one in enumerate(at, 1) if str(number) == step]
            at = next((one for one in at if one.get("id") == step), next(iter(by_number), None))
        else:
            at = at.get(step) if isinstance(at, dict) else None
        if at is None:
            raise BadInput(flaw("edit-place", place=repr(where), **meant_at(document, above, place, where)))
    if not isinstance(at, dict):
        raise BadInput(flaw("edit-place", place=repr(where), **meant_at(document, None, 0, where)))
    return at


def meant_at(document: dict[str, Any], above: object, place: int, where: str) -> dict[str, str]:
    """Return arguments for the error about a missing place: the place that may be meant, or the names that places begin
    with. The step at ``place`` is not among the names in ``above``."""
    known = [one.get("id", "") for one in above] if isinstance(above, list) else [*cast(dict[str, Any], above or {})]
    steps = where.strip().split(".")
    if near := guess(steps[place], known):
        steps[place] = near
        return {"near": "yes", "guess": repr(".".join(steps))}
    return {"near": "no", "known": ", ".join([name for name, one in document.items() if isinstance(one, (dict, list))])}


def value_of(text: str) -> object:
    """Return the value that a text has in TOML; if it has none, the text itself."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except (ValueError, RecursionError):
        return text


def value_text(value: object) -> str:
    """Return a value as text that ``value_of`` reads back, a string without quotes where possible."""
    if isinstance(value, str) and value_of(value) == value:
        return value
    return toml(value)


def toml(value: object) -> str:
    """Return a value as TOML."""
    if isinstance(value, list):
        return f"[{', '.join([toml(one) for one in value])}]"
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{name} = {toml(one)}" for name, one in value.items()]) + " }"
    return json.dumps(value, ensure_ascii=False)


def told(evidence: dict[str, Any], name: str, value: str) -> None:
    """Record in ``evidence`` that the house changed or added a value."""
    if name in evidence and value:
        evidence[name] = "house"
    elif name not in ("names", "evidence", "feminine", "text", "image") and value:
        evidence.setdefault("modifier" if "dollars" in evidence else name, "house")  # a trait's other fields share it


def changed(rules: Rules, other: Rules, watcher: type[Watcher]) -> list[int] | None:
    """Return the numbers of the cards that differ in ``other``; None if no card differs, or anything else does."""
    mine, its = [watcher.cards(one) for one in (rules, other)]
    found = [number for number, (one, another) in enumerate(zip(mine, its, strict=False)) if deed(one) != deed(another)]
    if len(mine) != len(its) or rules.options != other.options or not found:
        return None
    twin = rules.cards
    for number in found:
        twin = swapped(twin, mine[number], its[number][1])
    ours = api.make_rules(rules.game, rules.seats, rules.options, twin, serial=True)
    return found if ours.digest == other.digest else None


def deed(card: tuple[str, dict[str, Any]]) -> dict[str, Any]:
    """Return the fields of a card that affect its worth."""
    return {name: value for name, value in card[1].items() if name not in (*OWN, "evidence", "text")}


def swapped(cards: Document, card: tuple[str, dict[str, Any]], other: dict[str, Any]) -> Document:
    """Return a card set in which a card equals ``other`` in all but the fields in ``OWN``.

    ``other`` may be a watcher's version of a card: then the table with its id in this set counts. Raise BadInput if the
    card has no table in the set.
    """
    kind, its = card
    tables = cast(dict[str, list[dict[str, Any]]], cards)
    kind = kind if kind in tables else "card"
    table = next((one for one in tables[kind] if one["id"] == its["id"]), None)
    if table is None:
        raise BadInput(f"{its['id']} has no table in the card file, so it can't be replaced.")
    source = other if "evidence" in other else next(one for one in tables[kind] if one["id"] == other["id"])
    made = {name: value for name, value in table.items() if name in OWN}
    made |= {name: value for name, value in source.items() if name not in OWN}
    return {**cards, kind: [made if one is table else one for one in tables[kind]]}


def named(rules: Rules, watcher: type[Watcher], words: Sequence[str]) -> list[int]:
    """Return the numbers of cards given by id, or by kind and id (``job.cow``), each number once.

    Raise BadInput for a card that doesn't exist, and for an id that several cards have.
    """
    every = watcher.cards(rules)
    out = []
    for word in words:
        kind, _, id = word.rpartition(".")
        found = [n for n, (its, card) in enumerate(every) if card["id"] == id and kind in ("", its)]
        if len(found) != 1:
            why = f"There is no card {word!r} to measure" if not found else f"Several cards are called {word!r}"
            kinds = ", ".join(dict.fromkeys([its for its, _ in every])) or "none"
            near = "" if found else guess(id, [card["id"] for its, card in every if kind in ("", its)])
            right = f"perhaps you meant {near!r}" if near else f"write ID or KIND.ID, where KIND can be {kinds}"
            raise BadInput(f"{why}; {right}.")
        out += found
    return list(dict.fromkeys(out))


def likes(rules: Rules, watcher: type[Watcher], number: int) -> list[Document]:
    """Return a card set for each comparable card, in which the card equals that one.

    Comparable cards have the same kind and agree in the watcher's ``alike`` fields. Card sets that can't be played are
    left out.
    """
    every = watcher.cards(rules)
    kind, card = every[number]
    out = []
    for its, other in every:
        alike = all([card.get(name) == other.get(name) for name in watcher.alike])
        if its == kind and alike and other["id"] != card["id"]:
            made = swapped(rules.cards, every[number], other)
            try:
                api.game(rules.game).check_cards(made, "these-cards")
            except BadInput:
                continue
            out.append(made)
    return out
