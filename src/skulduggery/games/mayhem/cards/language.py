"""The notation for the rules of components (section "What components do" of docs/cards.md; rules 13.1).

A text becomes nested tuples whose first element is a word in lower case. ``pay``, ``get``, ``goods`` are Goods: (Cash,
Guns, Contraband), at least one of them positive. ``alternatives`` is a tuple of one or more different Goods. Numbers
are positive unless stated otherwise.

``parse_rule`` reads one rule of a location, a Boost or a Club Order, and returns one node.

    SELL 1G > 3C x3         ("sell", pay, cash, max)           pay: no Cash
    SPEND 1C > 1K x2        ("spend", cash, get, max)          get: no Cash
    SWAP 1G <> 1K x2        ("swap", pay, get, max, two_way)   no Cash; two_way is False for >, True for <>
    SKIM 1G / 1K            ("skim", alternatives)
    STEAL 1C @here          ("steal", alternatives, here)      here: False without @here
    GAIN 1P                 ("gain", letter, n)                letter: H, P or T
    DROP 2H                 ("drop", n)                        Heat
    CLAIM PATCH             ("claim-patch",)
    HEAL 2                  ("heal", n)
    PROMOTE 0C              ("promote", cash)                  cash may be 0
    CONVOY, AMBUSH          ("convoy",), ("ambush",)

``parse_modifiers`` reads the changes of a Hassle or a gang rule, separated by ``;``, and returns a tuple of nodes.

    FORBID SELL(G)          ("forbid", kind, good)     kind: one of KINDS in lower case; good: "G", "K", or "" for all
    ADD SELL +1C            ("add", kind, good, cash)  kind: sell, spend or swap
    SET ride_max=2          ("set", name, value)       name: one of VALUES, which holds the range of value
    ON FALL GAIN 3C         ("on-fall", step)          step: gain (C, G, K, P), lose, lose-dude or lose-half, as below

A gang rule can't set the values in WHOLE_TABLE. Only a gang rule can have ON FALL.

``parse_effect`` reads the effect of an Obstacle or a Last Call, whose steps are separated by ``;``, and returns
``(selector, steps)``.

    EACH:                   ("each",)
    MOST(heat):             ("most", q)                q: one of QUANTITIES, or "at:" and the id of a Site
    LEAST(dudes):           ("least", q)
    IF(heat>=3):            ("if", q, n)
    GAIN 2C PER 1 sites     ("gain", letter, n, per)   letter: C, G, K, H, P or T
    LOSE 1G+1K              ("lose", goods, per)       as far as held
    LOSE 1P                 ("lose-dude", letter, n, per)  letter: M or P; to the pool, the owner's choice
    LOSE HALF K             ("lose-half", letter)      letter: C, G or K; rounded down
    DROP 1H                 ("drop", n, per)           Heat
    FALL, JAIL              ("fall",), ("jail",)
    BILL 1C                 ("bill", cash)

``per`` is None, or (n, q, up, most) for ``PER n q UP MAX most``. The amount then counts once for each full n of q,
with ``up`` also for an incomplete n, at most ``most`` times (0: no limit).

``parse_goods`` reads Goods alone, such as ``1C+1G``.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any

from skulduggery.engine.cards.files import meant
from skulduggery.engine.cards.tokens import ProgramError, Tokens
from skulduggery.engine.documents import either

__all__ = [
    "Effect",
    "Goods",
    "Node",
    "ProgramError",
    "parse_effect",
    "parse_goods",
    "parse_modifiers",
    "parse_rule",
]

Goods = tuple[int, int, int]
Node = tuple[Any, ...]
Effect = tuple[Node, tuple[Node, ...]]

LETTERS = "CGK"
"""Letters of the goods, in the order of Goods. Others are H (Heat), T (Order tokens), M (Members), P (Prospects)."""
RULES = (
    "SELL", "SPEND", "SWAP", "SKIM", "STEAL", "GAIN", "DROP", "CLAIM", "HEAL", "PROMOTE", "CONVOY", "AMBUSH",
)  # fmt: skip
KINDS = ("SELL", "SPEND", "SWAP", "SKIM", "STEAL", "GAIN", "DROP")
"""The kinds of transactions that can be forbidden (4.8)."""
REPEATED = ("SELL", "SPEND", "SWAP")
"""The kinds that have a Max, and whose Cash can be raised with ADD."""
PAYING = ("SELL", "SWAP")
"""The kinds that pay Guns or Contraband."""
MODIFIERS = ("FORBID", "ADD", "SET", "ON")
VALUES = {
    "recruit_count": (1, 5),
    "traffic_bonus": (0, 9),
    "traffic_shift": (0, 9),
    "throw_prospects": (0, 1),
    "fall_prospects": (0, 1),
    "hot_extra": (0, 9),
    "ride_max": (1, 10),
    "ride_cost": (1, 9),
    "guns_allowed": (0, 1),
    "gun_heat": (0, 9),
    "backup": (0, 1),
    "er_survive": (1, 7),
}
"""The least and greatest number to which each named value can be set."""
WHOLE_TABLE = ("guns_allowed", "backup")
"""The named values that are the same for all gangs."""
SELECTORS = ("EACH", "MOST", "LEAST", "IF")
STEPS = ("GAIN", "LOSE", "DROP", "FALL", "JAIL", "BILL")
ON_FALL = ("GAIN", "LOSE")
"""The steps that can follow a Fall. None changes Heat, because a Fall leaves exactly 1 (MM-HEAT-04)."""
QUANTITIES = ("heat", "members", "prospects", "dudes", "sites")
"""The public quantities that cards can count, besides a gang's Dudes at a Site (``at:`` and its id)."""
SECRETS = ("cash", "guns", "gun", "contraband", "goods", "money", "c", "g", "k")
"""Words for hidden quantities, which cards can't count (MM-REV-13)."""

MOST = 99
"""The greatest amount of a good, and the greatest other number unless stated otherwise."""
FEW = 9
"""The greatest amount of Heat, tokens or Dudes."""
WORD = re.compile(
    r"<>|>=|at:[A-Za-z0-9-]*|@[A-Za-z]*|[0-9]+[A-Za-z]?(?![A-Za-z0-9])|[A-Za-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*"
    r"|[0-9]+|[-+/(){}\[\],;:<>=]"
)
AMOUNT = re.compile(r"([0-9]+)([CGKHTMP])")
REPEAT = re.compile(r"x([0-9]{1,2})")


def parse_rule(text: str) -> Node:
    """Return the node of a rule of a location or a Club Order. Raise ProgramError."""
    reader = Reader(text, "rule")
    node = reader.rule()
    reader.end()
    return node


def parse_modifiers(text: str, gang: bool = False) -> tuple[Node, ...]:
    """Return the nodes of a Hassle's modifiers, or with ``gang`` of a gang rule. Raise ProgramError."""
    reader = Reader(text, "modifier")
    nodes = reader.row(lambda: reader.modifier(gang))
    reader.end()
    return nodes


def parse_effect(text: str, sites: Sequence[str] = ()) -> Effect:
    """Return the effect of an Obstacle or a Last Call. With ``sites``, accept no other Site. Raise ProgramError."""
    reader = Reader(text, "effect", sites)
    selector = reader.selector()
    steps = reader.row(lambda: reader.step(STEPS))
    reader.end()
    return selector, steps


def parse_goods(text: str) -> Goods:
    """Return the goods that a text such as ``1C+1G`` describes. Raise ProgramError."""
    reader = Reader(text, "amount")
    goods = reader.goods(LETTERS)
    reader.end()
    return goods


class Reader(Tokens):
    """A reader of one text, word by word."""

    __slots__ = ("sites",)

    def __init__(self, text: str, what: str, sites: Sequence[str] = ()) -> None:
        super().__init__(text, WORD, what)
        self.sites = sites

    def row(self, read: Callable[[], Node]) -> tuple[Node, ...]:
        nodes = [read()]
        while self.take(";"):
            nodes.append(read())
        return tuple(nodes)

    # Rules

    def rule(self) -> Node:
        word = self.one_of(RULES, "rule")
        kind = word.lower()
        if word == "SELL":
            pay = self.goods("GK")
            self.expect(">")
            return (kind, pay, self.cash(), self.repeat())
        if word == "SPEND":
            cash = self.cash()
            self.expect(">")
            return (kind, cash, self.goods("GK"), self.repeat())
        if word == "SWAP":
            pay = self.goods("GK")
            two_way = self.one_of((">", "<>"), "arrow") == "<>"
            get = self.goods("GK")
            if get == pay:
                self.at -= 1
                self.fail("swap")
            return (kind, pay, get, self.repeat(), two_way)
        if word == "SKIM":
            return (kind, self.alternatives())
        if word == "STEAL":
            return (kind, self.alternatives(), self.here())
        if word == "GAIN":
            return (kind, *reversed(self.amount("HPT", FEW, hint="skim")))
        if word == "DROP":
            return (kind, self.amount("H", FEW)[0])
        if word == "CLAIM":
            self.expect("PATCH")
            return ("claim-patch",)
        if word == "HEAL":
            return (kind, self.whole(1, FEW))
        if word == "PROMOTE":
            return (kind, self.amount("C", MOST, least=0)[0])
        return (kind,)

    def alternatives(self) -> tuple[Goods, ...]:
        found = [self.goods(LETTERS)]
        while self.take("/"):
            found.append(self.goods(LETTERS))
            if found[-1] in found[:-1]:
                self.at -= 1
                self.fail("alternatives")
        return tuple(found)

    def here(self) -> bool:
        if self.word().startswith("@"):
            self.one_of(("@here",), "restriction")
            return True
        return False

    def repeat(self) -> int:
        """Read the Max of a transaction, such as ``x3``."""
        found = REPEAT.fullmatch(self.word())
        if found is None or not int(found.group(1)):
            self.fail("max", most=str(MOST))
        self.at += 1
        return int(found.group(1))

    # Modifiers

    def modifier(self, gang: bool) -> Node:
        known = MODIFIERS if gang else MODIFIERS[:-1]
        if self.word() == "ON" and not gang:
            self.fail("on", **either(known))
        word = self.one_of(known, "modifier")
        if word == "FORBID":
            return ("forbid", *self.kind(KINDS))
        if word == "ADD":
            kind, good = self.kind(REPEATED)
            self.expect("+")
            return ("add", kind, good, self.cash())
        if word == "SET":
            name = self.one_of(list(VALUES), "value")
            if gang and name in WHOLE_TABLE:
                self.at -= 1
                self.fail("everybody")
            self.expect("=")
            return ("set", name, self.whole(*VALUES[name]))
        self.expect("FALL")
        return ("on-fall", self.step(ON_FALL, "CGKP"))

    def kind(self, known: Sequence[str]) -> tuple[str, str]:
        """Read one of the ``known`` kinds of transaction, and the good that it must pay: "G", "K", or "" for any."""
        word = self.one_of(known, "transaction")
        if not self.take("("):
            return word.lower(), ""
        if word not in PAYING:
            self.fail("no-good", kind=word)
        good = self.one_of(("G", "K"), "paid-good")
        self.expect(")")
        return word.lower(), good

    # Effects

    def selector(self) -> Node:
        word = self.one_of(SELECTORS, "whom")
        node: Node = (word.lower(),)
        if word != "EACH":
            self.expect("(")
            node = (*node, self.quantity())
            if word == "IF":
                self.expect(">=")
                node = (*node, self.whole(1, MOST))
            self.expect(")")
        self.expect(":")
        return node

    def quantity(self) -> str:
        word = self.word()
        if word.lower() in SECRETS:
            self.fail("secret", known=", ".join(QUANTITIES))
        if not word.startswith("at:"):
            return self.one_of(QUANTITIES, "quantity")
        if word == "at:" or (self.sites and word[3:] not in self.sites):
            self.fail("site", **(meant(word[3:], self.sites) if self.sites else {"near": "none"}))
        self.at += 1
        return word

    def step(self, known: Sequence[str], gains: str = "CGKHPT") -> Node:
        word = self.one_of(known, "step")
        if word == "GAIN":
            n, letter = self.amount(gains, MOST)
            return ("gain", letter, n, self.per())
        if word == "LOSE":
            return self.loss()
        if word == "DROP":
            return ("drop", self.amount("H", FEW)[0], self.per())
        if word == "BILL":
            return ("bill", self.cash())
        return (word.lower(),)

    def loss(self) -> Node:
        if self.take("HALF"):
            return ("lose-half", self.one_of(tuple(LETTERS), "good"))
        found = AMOUNT.fullmatch(self.word())
        if found is not None and found.group(2) in "MP":
            n, letter = self.amount("MP", FEW)
            return ("lose-dude", letter, n, self.per())
        return ("lose", self.goods(LETTERS, others="MP", hint="drop"), self.per())

    def per(self) -> tuple[int, str, bool, int] | None:
        if not self.take("PER"):
            return None
        n = self.whole(1, MOST)
        quantity = self.quantity()
        up = self.take("UP")
        return (n, quantity, up, self.whole(1, MOST) if self.take("MAX") else 0)

    # Amounts

    def amount(self, letters: str, most: int, least: int = 1, others: str = "", hint: str = "") -> tuple[int, str]:
        """Read an amount and return its number and its letter, one of ``letters``.

        Only the error message uses the rest: ``others`` are further letters to list, ``hint`` a likely intention.
        """
        found = AMOUNT.fullmatch(self.word())
        if found is None or found.group(2) not in letters:
            of = "none" if found is None else found.group(2)
            self.fail("amount", good=of, letters=letters + others, example=f"1{letters[0]}", hint=hint or "none")
        n, letter = int(found.group(1)), found.group(2)
        most = most if letter in LETTERS else FEW
        if not least <= n <= most:
            self.fail("range", good=letter, least=str(least), most=str(most))
        self.at += 1
        return n, letter

    def cash(self) -> int:
        return self.amount("C", MOST)[0]

    def goods(self, letters: str, others: str = "", hint: str = "") -> Goods:
        """Read amounts joined by ``+``, each of a different one of ``letters``."""
        total = [0, 0, 0]
        while True:
            n, letter = self.amount(letters, MOST, others=others, hint=hint)
            if total[LETTERS.index(letter)]:
                self.at -= 1
                self.fail("good-twice", good=letter)
            total[LETTERS.index(letter)] = n
            if not self.take("+"):
                break
        return (total[0], total[1], total[2])
