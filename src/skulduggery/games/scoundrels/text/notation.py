"""Answers of 3000 Scoundrels in words, as logs and bug reports hold them.

``play 0 6``, ``show 0``, ``use filthy`` (a scoundrel is named by its trait, of which there is one), ``leader
leader-scout``, ``card transform-allies``, ``pass``, ``hire elderly``, ``sheriff``, ``safe estate-4``, ``mark 5``,
``suspect``, ``trust``, ``yes``, ``no``. Seats count from 1; a safe is named by its location and its back's number.
"""

from typing import Final

from skulduggery.engine.asks import Ask, BadInput, brief, flaw
from skulduggery.engine.game import Words, either
from skulduggery.engine.programs import CANCEL, COMMIT, NO, YES
from skulduggery.games.scoundrels.rules.hiring import SHERIFF_WORDS
from skulduggery.games.scoundrels.rules.safes import MOVE
from skulduggery.games.scoundrels.rules.setup import (
    DONE,
    FACE_UP,
    FACES,
    LEADER,
    SHERIFF,
    SLOTS,
    STRATEGY,
    WIDTH,
    ScoundrelsRules,
)

SEATS: Final = ("order", "dawn", "opponent", "free")
SAFES: Final = ("scout", "mark-any", "steal", "abandon", "swap-safe")
CARDS: Final = ("peek", "place", "destroy", "recall")
ABILITIES: Final = ("start", "abilities", "end", "react", "use", "use-leader")
SWAPS: Final = ("swap-jobs", "swap-traits")
HENCHMEN: Final = ("guard", "last-look", "suspect")
YES_OR_NO: Final = ("again", "use-hired")
ORDERS: Final = ("deal", "shuffle", "under")


def words(rules: ScoundrelsRules, ask: Ask, option: object) -> Words:
    """An answer by meaning."""
    kind = ask.kind
    if kind in ORDERS:
        assert isinstance(option, tuple)
        return (kind, *[str(i + 1) for i in option])
    assert isinstance(option, int)
    if kind == "plan":
        return ("show", FACES[0]) if option == FACE_UP else ("play", FACES[option // 8], SLOTS[option % 8])
    if kind == "act":
        return ("sheriff",) if option == SHERIFF else ("hire", rules.trait_ids[option])
    if kind in ABILITIES:
        return use_words(rules, option)
    if kind in HENCHMEN:
        return ("suspect",) if option == YES else ("trust",)
    if kind in YES_OR_NO or kind.startswith("may-"):
        return ("yes",) if option == YES else ("no",)
    if kind in SEATS or kind == "first":
        return ("seat", str(option + 1))
    if kind in SAFES:
        return ("safe", safe(rules, option))
    if kind in CARDS:
        return card_words(option)
    if kind == "mark":
        return mark_words(rules, option)
    if kind == "move-mark":
        return ("mark", str(option % 10), "on", safe(rules, option // 10))
    if kind == "move-mark-to":
        return ("as", str(option % 10), "on", safe(rules, option // 10))
    if kind == "hire" or kind == "room":
        return ("hire" if kind == "hire" else "discard", rules.trait_ids[option])
    if kind in SWAPS:
        return ("swap", rules.trait_ids[option // 64], rules.trait_ids[option % 64])
    if kind == "arrange":
        if option in (COMMIT, CANCEL):
            return ("arrange", "done" if option == COMMIT else "again")
        return ("swap", f"B{option // 8}", f"B{option % 8}")
    if kind == "leader":
        return ("leader", rules.leader_ids[option])
    if kind == "strategy":
        return ("card", rules.strategies[option].id)
    if kind == "sheriff":
        return ("sheriff", SHERIFF_WORDS[option])
    if kind == "spend":
        return ("spend", str(option))
    assert kind.startswith("choose-"), kind
    return ("choose", kind.removeprefix("choose-").split("-or-")[option])


def use_words(rules: ScoundrelsRules, option: int) -> Words:
    """What is used, or that nothing is."""
    if option == DONE:
        return ("pass",)
    if option >= LEADER:
        return ("leader", rules.abilities[option - LEADER].id)
    if option >= STRATEGY:
        return ("card", rules.strategies[option - STRATEGY].id)
    return ("use", rules.trait_ids[option])


def mark_words(rules: ScoundrelsRules, option: int) -> Words:
    """How a safe is marked."""
    if option == DONE:
        return ("mark", "none")
    if option < MOVE:
        return ("mark", str(option))
    code = option - MOVE
    return ("mark", str(code % 10), "from", safe(rules, code // 100), str(code // 10 % 10))


def card_words(option: int) -> Words:
    """A played card, or the top of a deck."""
    seat = str(option // 7 + 1)
    return ("deck", seat) if option % 7 == WIDTH else ("card", seat, SLOTS[option % 7])


def safe(rules: ScoundrelsRules, cell: int) -> str:
    """A safe by its location and its number there."""
    location = rules.location_of[cell]
    return f"{rules.location_ids[location]}-{cell - rules.location_of.index(location) + 1}"


def option(rules: ScoundrelsRules, ask: Ask, said: Words) -> object:
    """The answer that the words mean. Whether it is legal now is another question. Raises BadInput."""
    kind = ask.kind
    if kind in ORDERS:
        if said[:1] == (kind,):
            return tuple([whole(word) - 1 for word in said[1:]])
        raise BadInput(flaw("answer-order", said=brief(" ".join(said)), kind=repr(kind)))
    for known in candidates(rules, ask):
        if words(rules, ask, known) == said:
            return known
    raise BadInput(flaw("answer-scoundrels", said=brief(" ".join(said)), kind=repr(kind), **either(forms(rules, ask))))


def candidates(rules: ScoundrelsRules, ask: Ask) -> list[int]:
    """Every answer that a question of this kind can ever have."""
    kind = ask.kind
    traits = list(range(len(rules.trait_ids)))
    cells = list(range(len(rules.values)))
    numbers = sorted(rules.partner)
    if kind == "plan":
        return [FACE_UP, *[face * 8 + slot for face in range(len(FACES)) for slot in range(WIDTH)]]
    if kind == "act":
        return [SHERIFF, *traits]
    if kind in ABILITIES:
        cards = [STRATEGY + k for k in range(len(rules.strategies))]
        return [DONE, *traits, *cards, *[LEADER + k for k in range(len(rules.abilities))]]
    if kind in HENCHMEN or kind in YES_OR_NO or kind.startswith("may-"):
        return [NO, YES]
    if kind in SEATS or kind == "first":
        return list(range(rules.seats))
    if kind in SAFES:
        return cells
    if kind in CARDS:
        return list(range(rules.seats * 7))
    if kind == "mark":
        moves = [(cell * 10 + a) * 10 + b for cell in cells for a in numbers for b in (a, rules.partner[a])]
        return [DONE, *numbers, *[MOVE + code for code in moves]]
    if kind == "move-mark" or kind == "move-mark-to":
        return [cell * 10 + number for cell in cells for number in numbers]
    if kind == "hire" or kind == "room":
        return traits
    if kind in SWAPS:
        return [a * 64 + b for a in traits for b in traits]
    if kind == "arrange":
        return [COMMIT, CANCEL, *[a * 8 + b for a in rules.places for b in rules.places if a < b]]
    if kind == "leader":
        return list(range(len(rules.leader_ids)))
    if kind == "strategy":
        return list(range(len(rules.strategies)))
    if kind == "sheriff":
        return list(range(len(SHERIFF_WORDS)))
    if kind == "spend":
        return list(range(100))
    return list(range(len(kind.split("-or-"))))


def forms(rules: ScoundrelsRules, ask: Ask) -> list[str]:
    """What would be right, by example."""
    known = candidates(rules, ask)
    shown = list(ask.options)[:3] or known[:3]
    return [repr(" ".join(words(rules, ask, one))) for one in shown]


def whole(word: str) -> int:
    """A small whole number."""
    if not (word.isascii() and word.isdigit() and len(word) < 4):
        raise BadInput(flaw("answer-place", word=brief(word)))
    return int(word)
