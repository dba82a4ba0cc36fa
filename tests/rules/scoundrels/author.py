"""Abilities that nobody would print, but that mean something."""

from random import Random

from tests.rules.scoundrels.written import write

from skulduggery.games.scoundrels.cards.language import Ability, Node
from skulduggery.games.scoundrels.cards.vocabulary import COUNTS, FILTERS, STEPS

LOCATIONS = ("depot", "estate", "laboratory")


class Author:
    """Writes abilities that mean something: it remembers what a reader will remember."""

    def __init__(self, source: Random) -> None:
        self.source = source
        self.it = ""
        self.done: set[str] = set()
        self.x = False

    def short(self) -> Ability:
        """An ability that is not too long to be read."""
        one = self.ability(2)
        return one if len(write(one)) <= 500 else self.ability(0)

    def ability(self, depth: int) -> Ability:
        before = self.x
        require = tuple(self.comparison() for _ in range(self.source.choice((0, 0, 0, 1, 2))))
        costs: list[Node] = []
        for _ in range(self.source.choice((0, 0, 1, 2))):
            kind = self.source.randrange(4 if self.x else 5)
            if kind == 4:
                costs.append(("spend-x", least := self.source.randint(1, 5), self.source.randint(least, 9)))
                self.x = True
            else:
                number = self.source.randint(1, 9)
                costs.append((("spend", number), ("rep", -number), ("jail", number), ("discard-self",))[kind])
        steps = self.steps(depth)
        self.x = before
        return Ability(require, tuple(costs), steps)

    def steps(self, depth: int, theirs: bool = False) -> tuple[Node, ...]:
        return tuple(self.step(depth, theirs) for _ in range(self.source.choice((1, 1, 2, 3))))

    def aside(self, depth: int, theirs: bool) -> tuple[Node, ...]:
        before = self.it
        steps = self.steps(depth, theirs)
        self.it = before if self.it == before else ""
        return steps

    def step(self, depth: int, theirs: bool) -> Node:
        pick = self.source.choice
        deep = ("may", "choose", "if", "opp", "each-opp")
        known = (
            ["gain", "rob", "rep", "jail", "draw", "choose", "if"] if theirs else [one for one in STEPS if one != "rob"]
        )
        word = pick([one for one in known if depth or one not in deep])
        if word in ("gain", "rob"):
            return (word, self.source.randint(1, 99) if pick((0, 1)) else self.counted(2))
        if word == "rep":
            return (word, pick((-1, 1)) * self.source.randint(1, 9))
        if word in ("jail", "recall", "draw"):
            if word == "jail":
                self.done.add("jailed")
            return (word, self.source.randint(1, 9))
        if word == "free":
            self.done |= {"freed", "freed-own", "freed-opp"}
            return (word, self.source.randint(1, 9), pick(("any", "own")))
        if word == "hire":
            return (word, pick(("saloon", "discard")), pick((("free",), ("full", 0), ("full", 3))))
        if word in ("scout", "steal"):
            safes = self.it in ("safe", "unused")
            where = pick((*LOCATIONS, "any", "unused", *(("it",) if safes and word == "steal" else ())))
            self.it = "" if word == "steal" else "unused" if where == "unused" else "safe"
            return (word, where)
        if word == "may":
            before = self.it
            node = (word, self.ability(depth - 1))
            self.it = before if self.it == before else ""
            return node
        if word == "choose":
            before, options, after = self.it, [], set()
            for _ in range(self.source.choice((2, 2, 3))):
                self.it = before
                options.append(self.steps(depth - 1, theirs))
                after.add(self.it)
            self.it = after.pop() if len(after) == 1 else ""
            return (word, tuple(options))
        if word == "if":
            return (word, self.condition(), self.aside(depth - 1, theirs))
        if word == "opp":
            return (word, pick(("", *FILTERS)), self.aside(depth - 1, True))
        if word == "each-opp":
            return (word, self.aside(depth - 1, True))
        return self.plain(word)

    def plain(self, word: str) -> Node:
        """A step with words only."""
        pick = self.source.choice
        needs = {"mark": ("safe", "unused"), "swap-safe": ("unused",), "shuffle": ("deck",), "to-bottom": ("used",)}
        node: list[object] = [word]
        if word == "place":
            pairs = [one for one, ready in ((("freed", "opp-card"), "freed" in self.done),
                                            (("own", "it"), self.it == "card")) if ready]  # fmt: skip
            return ("place", *pick(pairs)) if pairs else ("sheriff",)
        for kind in STEPS[word]:
            right = [one for one in kind if one != "it" or self.it in needs[word]]
            if not right:
                return ("sheriff",)
            node.append(pick(right))
        last = node[-1]
        gives = {
            "swap-safe": "safe",
            "peek": "deck" if last == "deck-any" else "card",
            "reveal": "shown",
            "use": "used",
        }
        self.it = "safe" if node == ["mark", "any"] else gives.get(word, self.it)
        return tuple(node)

    def counted(self, depth: int) -> Node:
        pick = self.source.choice
        counts = [one for one in COUNTS if one != "jailed" or one in self.done]
        kind = self.source.randrange(5 if depth else 3)
        if kind == 0:
            return ("x",) if self.x else ("value", "dollars")
        if kind == 1:
            return ("count", pick(counts))
        if kind == 2:
            return ("value", pick(("dollars", "reputation")))
        if kind == 3:
            return ("times", self.source.randint(1, 9), self.counted(0))
        return (pick(("min", "max")), self.source.randint(-9, 9), self.counted(depth - 1))

    def comparison(self) -> Node:
        pick = self.source.choice
        name = pick(("dollars", "reputation", "cards-today", "stolen-safes", "opponent-safes", "supply", "slot"))
        if name == "slot":
            return ("=", name, pick(("A", "2", "6")))
        other = pick((self.source.randint(-9, 9), "stolen-safes"))
        return (pick(("<", "<=", "=", ">=", ">")), *pick(((name, other), (other, name))))

    def condition(self) -> Node:
        if self.it == "shown" and self.source.randrange(2):
            return ("in", "it", tuple(self.source.sample(("0", "A", "2", "6"), 2)))
        if self.done and self.source.randrange(2):
            return ("done", self.source.choice(sorted(self.done)))
        return self.comparison()
