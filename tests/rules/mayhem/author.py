"""Rules, modifiers and effects that nobody would print, but that mean something."""

from random import Random

from skulduggery.games.mayhem.cards.language import (
    KINDS,
    LETTERS,
    PAYING,
    QUANTITIES,
    REPEATED,
    RULES,
    STEPS,
    VALUES,
    WHOLE_TABLE,
    Effect,
    Goods,
    Node,
)

SITES = ("charming-police-station", "the-docks", "law-office")


class Author:
    """Writes nodes as the reader would read them."""

    def __init__(self, source: Random) -> None:
        self.source = source

    def few(self) -> int:
        return self.source.randint(1, 9)

    def many(self) -> int:
        return self.source.randint(1, 99)

    def either(self) -> bool:
        return self.source.randrange(2) == 1

    def goods(self, letters: str = LETTERS) -> Goods:
        """Some of some goods."""
        named = self.source.sample(letters, self.source.randint(1, len(letters)))
        c, g, k = [self.many() if letter in named else 0 for letter in LETTERS]
        return (c, g, k)

    def alternatives(self) -> tuple[Goods, ...]:
        return tuple(dict.fromkeys(self.goods() for _ in range(self.source.randint(1, 3))))

    def rule(self) -> Node:
        kind = self.source.choice(RULES).lower()
        if kind == "sell":
            return (kind, self.goods("GK"), self.many(), self.many())
        if kind == "spend":
            return (kind, self.many(), self.goods("GK"), self.many())
        if kind == "swap":
            pay, get = self.goods("GK"), self.goods("GK")
            return (kind, pay, get, self.many(), self.either()) if get != pay else ("convoy",)
        if kind == "skim":
            return (kind, self.alternatives())
        if kind == "steal":
            return (kind, self.alternatives(), self.either())
        if kind == "gain":
            return (kind, self.source.choice("HPT"), self.few())
        if kind in ("drop", "heal"):
            return (kind, self.few())
        if kind == "promote":
            return (kind, self.many() - 1)
        return ("claim-patch",) if kind == "claim" else (kind,)

    def modifier(self, gang: bool) -> Node:
        kind = self.source.choice(("forbid", "add", "set", *(("on-fall",) if gang else ())))
        if kind == "set":
            name = self.source.choice([one for one in VALUES if not gang or one not in WHOLE_TABLE])
            return (kind, name, self.source.randint(*VALUES[name]))
        if kind == "on-fall":
            return (kind, self.gain("CGKP") if self.either() else self.loss())
        word = self.source.choice(KINDS if kind == "forbid" else REPEATED)
        good = self.source.choice(("", "G", "K")) if word in PAYING else ""
        return (kind, word.lower(), good) if kind == "forbid" else (kind, word.lower(), good, self.many())

    def modifiers(self, gang: bool) -> tuple[Node, ...]:
        return tuple(self.modifier(gang) for _ in range(self.source.randint(1, 3)))

    def quantity(self) -> str:
        return self.source.choice((*QUANTITIES, *[f"at:{site}" for site in SITES]))

    def per(self) -> tuple[int, str, bool, int] | None:
        if self.either():
            return None
        return (self.many(), self.quantity(), self.either(), self.source.choice((0, 1, 99)))

    def gain(self, letters: str) -> Node:
        letter = self.source.choice(letters)
        return ("gain", letter, self.many() if letter in LETTERS else self.few(), self.per())

    def loss(self) -> Node:
        kind = self.source.choice(("lose", "lose-dude", "lose-half"))
        if kind == "lose":
            return (kind, self.goods(), self.per())
        if kind == "lose-half":
            return (kind, self.source.choice(LETTERS))
        return (kind, self.source.choice("MP"), self.few(), self.per())

    def step(self) -> Node:
        kind = self.source.choice(STEPS).lower()
        if kind == "gain":
            return self.gain("CGKHPT")
        if kind == "lose":
            return self.loss()
        if kind == "drop":
            return (kind, self.few(), self.per())
        return (kind, self.many()) if kind == "bill" else (kind,)

    def effect(self) -> Effect:
        kind = self.source.choice(("each", "most", "least", "if"))
        selector: Node = (kind,) if kind == "each" else (kind, self.quantity())
        if kind == "if":
            selector = (*selector, self.many())
        return selector, tuple(self.step() for _ in range(self.source.randint(1, 3)))
