"""The language of card abilities (section "Abilities" of docs/cards.md; rules 14.1)."""

from collections.abc import Callable, Sequence

from skulduggery.engine.cards.tokens import Tokens
from skulduggery.engine.documents import either
from skulduggery.games.scoundrels.cards.vocabulary import (
    CARD,
    COMPARISONS,
    COSTS,
    COUNTS,
    DECK,
    DONE,
    FILTERS,
    GIVERS,
    MOST,
    NEEDS,
    OPPONENT_STEPS,
    PLACES,
    QUANTITIES,
    SAFE,
    SHOWN,
    STEPS,
    UNUSED,
    USED,
    VALUES,
)
from skulduggery.games.scoundrels.rules.state import FACES, SLOTS

Node = tuple[object, ...]
"""A word and its arguments, such as ``("gain", 3)`` or ``("if", condition, steps)``."""


class Ability:
    """The requirements, costs and steps of an ability, from left to right."""

    __slots__ = ("costs", "require", "steps")

    def __init__(self, require: tuple[Node, ...], costs: tuple[Node, ...], steps: tuple[Node, ...]) -> None:
        self.require = require
        self.costs = costs
        self.steps = steps

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ability) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        return f"Ability{self.parts()!r}"

    def parts(self) -> Node:
        return (self.require, self.costs, self.steps)


def parse(text: str, locations: Sequence[str] = ()) -> Ability:
    """Return the ability that a text describes. With ``locations``, accept no other location. Raise ProgramError."""
    reader = Reader(text, locations)
    ability = reader.ability()
    reader.end()
    return ability


def parse_condition(text: str) -> Node:
    """Return a condition, such as ``dollars = 0``. Raise ProgramError."""
    reader = Reader(text, ())
    condition = reader.condition()
    reader.end()
    return condition


def parse_costs(text: str) -> tuple[Node, ...]:
    """Return the costs of using a trait, such as ``jail(1)``. Raise ProgramError unless they are whole numbers."""
    reader = Reader(text, ())
    costs = [reader.fixed_cost()]
    while reader.take(";"):
        costs.append(reader.fixed_cost())
    reader.end()
    return tuple(costs)


class Reader(Tokens):
    """A reader of one ability, word by word.

    It remembers what ``it`` stands for, what has been done, whether there is an X, and whether an opponent acts.
    """

    __slots__ = ("done", "it", "locations", "opponent", "x")

    def __init__(self, text: str, locations: Sequence[str]) -> None:
        super().__init__(text)
        self.locations = locations
        self.it = ""
        self.done: set[str] = set()
        self.x = False
        self.opponent = False

    # Abilities

    def ability(self) -> Ability:
        announced = self.x
        require: list[Node] = []
        costs: list[Node] = []
        if self.has_head():
            self.head(require, costs)
        steps = self.steps()
        self.x = announced
        return Ability(tuple(require), tuple(costs), steps)

    def has_head(self) -> bool:
        depth = 0
        for token in self.tokens[self.at :]:
            if token == "=>" and not depth:
                return True
            depth += (token in ("(", "[", "{")) - (token in (")", "]", "}"))
            if depth < 0:
                break
        return False

    def head(self, require: list[Node], costs: list[Node]) -> None:
        while True:
            if self.word() == "require":
                self.at += 1
                self.open()
                require.append(self.condition())
                self.close()
            else:
                costs.append(self.cost(True))
            if not self.take(";"):
                break
        self.expect("=>")

    def cost(self, may_announce: bool) -> Node:
        word = self.word()
        if word in STEPS and word not in COSTS:
            self.fail("no-cost", **either(COSTS))
        word = self.one_of((*COSTS, "require"), "cost")
        if word == "discard-self":
            return (word,)
        self.open()
        node: Node
        if word == "rep":
            node = (word, self.signed(True))
        elif word == "jail":
            node = (word, self.whole(1, 9))
        elif self.word() == "X":
            if self.x or not may_announce:
                self.fail("announced" if self.x else "trait-x")
            self.at += 1
            self.expect(":")
            least = self.whole(1, MOST)
            self.expect("..")
            node = ("spend-x", least, self.whole(least, MOST))
            self.x = True
        else:
            node = (word, self.whole(1, MOST))
        self.close()
        return node

    def fixed_cost(self) -> Node:
        if self.word() == "discard-self":
            self.fail("trait-cost", example='after = "discard"')
        if self.word() == "require":
            self.fail("trait-cost", example='when = "..."')
        return self.cost(False)

    def steps(self) -> tuple[Node, ...]:
        steps = [self.step()]
        while self.take(";"):
            steps.append(self.step())
        return tuple(steps)

    def step(self) -> Node:
        word = self.word()
        if word in ("spend", "discard-self", "require"):
            self.fail("left", example=f"{word}{'' if word == 'discard-self' else '(...)'} => gain(1)")
        if self.opponent and word in STEPS and word not in OPPONENT_STEPS:
            self.fail("opponent", **either(OPPONENT_STEPS))
        if word == "rob" and not self.opponent:
            self.fail("rob")
        node: list[object] = [self.one_of(list(STEPS), "step")]
        if word == "opp":
            node.append(self.filter())
        if STEPS[word]:
            self.open()
            for number, kind in enumerate(STEPS[word]):
                if number:
                    self.expect(",")
                node.append(self.argument(word, kind))
            if word == "place" and (node[1] == "freed") != (node[2] == "opp-card"):
                self.at -= 1
                self.fail("place", other=str(node[1]))
            self.close()
        self.learn(word, node[-1])
        return tuple(node)

    def argument(self, word: str, kind: str | tuple[str, ...]) -> object:
        if isinstance(kind, tuple):
            if self.word() == "it" and "it" in kind:
                self.need(NEEDS[word])
            if word == "place" and self.word() == "freed" and "freed" not in self.done:
                self.fail("before", step="free(...)")
            return self.one_of(kind, "inside", inside=f"{word}(...)")
        if kind == "amount":
            plain = self.word() == "-" or (self.word().isdecimal() and self.after() != "*")
            return self.whole(1, MOST) if plain else self.number()
        if kind == "change":
            return self.signed(False)
        if kind == "count":
            return self.whole(1, 9)
        if kind == "place":
            return self.place(word == "steal")
        if kind == "price":
            return self.price()
        if kind == "ability":
            return self.aside(self.ability)
        if kind == "choices":
            return self.choices()
        if kind == "condition":
            return self.condition()
        outer = self.opponent
        self.opponent = outer or word != "if"
        steps = self.aside(self.steps)
        self.opponent = outer
        return steps

    def learn(self, word: str, last: object) -> None:
        """Note what later steps may refer to, after a step ``word`` whose last argument is ``last``."""
        if word == "scout":
            self.it = UNUSED if last == "unused" else SAFE
        elif word == "swap-safe" or (word == "mark" and last == "any"):
            self.it = SAFE
        elif word == "steal":
            self.it = ""
        elif word == "peek":
            self.it = DECK if last == "deck-any" else CARD
        elif word == "reveal":
            self.it = SHOWN
        elif word == "use":
            self.it = USED
        elif word == "free":
            self.done.update(("freed", "freed-own", "freed-opp"))
        elif word == "jail":
            self.done.add(word + "ed")

    def place(self, stolen: bool) -> str:
        """Read the place of a safe."""
        where = self.word()
        if where == "it" and stolen:
            self.need(SAFE)
        elif self.locations or not where.islower():
            return self.one_of((*PLACES, *self.locations), "place")
        self.at += 1
        return where

    def need(self, thing: str) -> None:
        if self.it != thing and (thing != SAFE or self.it != UNUSED):
            self.fail("it", thing=thing, **either(GIVERS[thing]))

    def aside(self, read: Callable[[], object]) -> object:
        """Read an optional part. Afterwards ``it`` is known only if the part doesn't change it."""
        before = self.it
        part = read()
        if self.it != before:
            self.it = ""
        return part

    def choices(self) -> tuple[tuple[Node, ...], ...]:
        before = self.it
        options = [self.steps()]
        after = {self.it}
        while self.take("/"):
            self.it = before
            options.append(self.steps())
            after.add(self.it)
        if len(options) == 1:
            self.fail("choice")
        self.it = after.pop() if len(after) == 1 else ""
        return tuple(options)

    def filter(self) -> str:
        if not self.take("["):
            return ""
        word = self.one_of(FILTERS, "filter")
        self.expect("]")
        return word

    def price(self) -> Node:
        word = self.word()
        less = word[5:]
        if word.startswith("full-") and less.isdecimal() and len(less) < 3 and int(less):
            self.at += 1
            return ("full", int(less))
        if word not in ("full", "free"):
            self.fail("price")
        self.at += 1
        return ("full", 0) if word == "full" else ("free",)

    # Numbers and conditions

    def number(self) -> object:
        """Read a number, or the quantity that it is counted from."""
        word = self.word()
        if word == "-" or word.isdecimal():
            number = self.constant()
            return ("times", number, self.counted()) if self.take("*") else number
        return self.counted()

    def counted(self) -> Node:
        word = self.word()
        if word == "X" and not self.x:
            self.fail("x")
        if word in VALUES:
            self.at += 1
            return ("value", word)
        word = self.one_of(("X", "count", "min", "max", *VALUES), "number")
        if word == "X":
            return ("x",)
        self.open()
        node: Node
        if word == "count":
            name = self.word()
            if name == "jailed" and name not in self.done:
                self.fail("before", step="jail(...)")
            node = (word, self.one_of(COUNTS, "counted"))
        else:
            first = self.number()
            self.expect(",")
            node = (word, first, self.number())
        self.close()
        return node

    def signed(self, costs: bool) -> int:
        """Read the signed number of ``rep``, which must be negative for costs."""
        sign = self.word()
        if sign != "-" and (costs or sign != "+"):
            self.fail("minus" if costs else "sign")
        self.at += 1
        number = self.whole(1, 9)
        return -number if sign == "-" else number

    def constant(self) -> int:
        return -self.whole(1, MOST) if self.take("-") else self.whole(0, MOST)

    def condition(self) -> Node:
        word = self.word()
        if word in DONE:
            if word not in self.done:
                self.fail("before", step="jail(...)" if word == "jailed" else "free(...)")
            self.at += 1
            return ("done", word)
        if word == "it":
            self.need(SHOWN)
            self.at += 1
            return self.among()
        if word == "slot":
            self.at += 1
            self.expect("=")
            return ("=", word, self.one_of(SLOTS, "slot"))
        left = self.quantity()
        sign = self.one_of(COMPARISONS, "comparison")
        right = self.quantity()
        if isinstance(left, int) and isinstance(right, int):
            self.at -= 1
            self.fail("compared", **either(QUANTITIES))
        return (sign, left, right)

    def quantity(self) -> int | str:
        word = self.word()
        if word == "-" or word.isdecimal():
            return self.constant()
        if word == "slot":
            self.fail("slot")
        known = [name for name in QUANTITIES if name != "slot"]
        return self.one_of(known, "compared")

    def among(self) -> Node:
        self.expect("in")
        self.expect("{")
        symbols = [self.one_of(FACES, "card")]
        while self.take(","):
            symbols.append(self.one_of(FACES, "card"))
        self.expect("}")
        return ("in", "it", tuple(symbols))
