"""Answers and positions of Crooks in words, as logs and bug reports hold them.

Answers: ``recruit C``, ``pass``, ``take bruiser``, ``nothing``, ``place 5 up|ability|down``, ``swap 7``, ``kill 2``,
``spy target 5``, ``spy hideout C``, ``spy nothing``; of nature ``deal lookout bungler ...`` and ``first 2``. Targets
have their printed number, hideouts their letter, seats count from 1.
"""

from typing import Final

from skulduggery.engine.asks import Ask, BadInput, flaw
from skulduggery.engine.game import Words
from skulduggery.games.crooks.rules.abilities import NOBODY
from skulduggery.games.crooks.rules.setup import CrooksRules
from skulduggery.games.crooks.rules.turns import NOTHING, PASS, SIDES

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SIDE_WORDS: Final = ("up", "ability", "down")


def words(rules: CrooksRules, ask: Ask, option: object) -> Words:
    """An answer by meaning."""
    kind = ask.kind
    if kind == "deal":
        assert isinstance(option, tuple)
        return ("deal", *[rules.ids[card] for card in option])
    assert isinstance(option, int)
    if kind == "first":
        return ("first", str(option + 1))
    if kind == "recruit":
        return ("pass",) if option == PASS else ("recruit", LETTERS[option])
    if kind == "take":
        return ("nothing",) if option == NOTHING else ("take", rules.ids[option])
    if kind == "place":
        return ("place", str(rules.targets[option // SIDES]), SIDE_WORDS[option % SIDES])
    if kind == "swap":
        return ("swap", str(rules.targets[option]))
    if kind == "kill":
        return ("kill", str(option + 1))
    if option == NOBODY:
        return ("spy", "nothing")
    if option < len(rules.targets):
        return ("spy", "target", str(rules.targets[option]))
    return ("spy", "hideout", LETTERS[option - len(rules.targets)])


def option(rules: CrooksRules, ask: Ask, said: Words) -> object:
    """The answer that the words mean. Whether it is legal now is another question. Raises BadInput."""
    kind = ask.kind
    if kind == "deal" and said and said[0] == "deal":
        return tuple([card(rules, word) for word in said[1:]])
    if kind == "first" and len(said) == 2 and said[0] == "first":
        return seat(rules, said[1])
    if kind == "recruit" and said == ("pass",):
        return PASS
    if kind == "recruit" and len(said) == 2 and said[0] == "recruit":
        return hideout(rules, said[1])
    if kind == "take" and said == ("nothing",):
        return NOTHING
    if kind == "take" and len(said) == 2 and said[0] == "take":
        return card(rules, said[1])
    if kind == "place" and len(said) == 3 and said[0] == "place" and said[2] in SIDE_WORDS:
        return target(rules, said[1]) * SIDES + SIDE_WORDS.index(said[2])
    if kind == "swap" and len(said) == 2 and said[0] == "swap":
        return target(rules, said[1])
    if kind == "kill" and len(said) == 2 and said[0] == "kill":
        return seat(rules, said[1])
    if kind == "spy" and said == ("spy", "nothing"):
        return NOBODY
    if kind == "spy" and len(said) == 3 and said[:2] == ("spy", "target"):
        return target(rules, said[2])
    if kind == "spy" and len(said) == 3 and said[:2] == ("spy", "hideout"):
        return len(rules.targets) + hideout(rules, said[2])
    raise BadInput(flaw("answer-crooks", said=repr(" ".join(said)), kind=repr(kind), form=kind))


def card(rules: CrooksRules, word: str) -> int:
    """The crook with this id."""
    if word not in rules.ids:
        raise BadInput(flaw("answer-crook", crook=repr(word), known=", ".join(rules.ids[:5])))
    return rules.ids.index(word)


def hideout(rules: CrooksRules, word: str) -> int:
    """The hideout with this letter."""
    last = LETTERS[len(rules.piles) - 1]
    if len(word) != 1 or not "A" <= word <= last:
        raise BadInput(flaw("answer-hideout", hideout=repr(word), last=last))
    return LETTERS.index(word)


def target(rules: CrooksRules, word: str) -> int:
    """The target with this number."""
    for i in range(len(rules.targets)):
        if str(rules.targets[i]) == word:
            return i
    raise BadInput(flaw("answer-target", target=repr(word), known=", ".join([str(n) for n in rules.targets])))


def seat(rules: CrooksRules, word: str) -> int:
    """The seat with this number, counted from 1."""
    for i in range(rules.seats):
        if str(i + 1) == word:
            return i
    raise BadInput(flaw("answer-seat", seat=repr(word), seats=str(rules.seats)))
