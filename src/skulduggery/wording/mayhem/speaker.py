"""The rules of locations, Club Orders and cards of Men of Mayhem (games/mayhem/cards/language.py) in any language.

Locations and Club Orders are worded as options without a subject ("take $3"): ``does-*``. Effects of cards on gangs
follow their subject: ``hits-*``.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from skulduggery.text import Texts

Node = tuple[Any, ...]
GOODS: Final = "CGK"
AT: Final = "at:"


class Trade(NamedTuple):
    """An exchange of goods, made at most ``most`` times; ``both``: also the other way round."""

    pay: tuple[int, int, int]
    get: tuple[int, int, int]
    most: int
    both: bool = False


def trade(node: Node) -> Trade | None:
    """Return the trade of a rule, or None if it isn't one."""
    word, *args = node
    if word == "sell":
        return Trade(args[0], (args[1], 0, 0), args[2])
    if word == "spend":
        return Trade((args[0], 0, 0), args[1], args[2])
    return Trade(*args) if word == "swap" else None


class Speaker:
    """The wording of rules. ``goods`` words amounts of goods; ``sites`` are the names of locations by id."""

    def __init__(self, texts: Texts, goods: Callable[[Sequence[int]], str], sites: dict[str, str]) -> None:
        self.texts = texts
        self.goods = goods
        self.sites = sites

    def hot(self, text: str, heat: int) -> str:
        """Return an effect and the Heat that it brings."""
        return self.texts("with-heat", text=text, n=heat) if heat else text

    # Rules of locations, Club Orders

    def rules(self, nodes: Sequence[Node], cash: int | None = None) -> str:
        """Return the text of one or more rules. ``cash`` replaces the printed Cash that a trade brings."""
        return self.texts.all_of([self.rule(node, cash) for node in nodes])

    def rule(self, node: Node, cash: int | None = None) -> str:
        """Return the text of a rule. ``cash`` replaces the printed Cash that its trade brings."""
        word, *args = node
        traded = trade(node)
        if traded is not None:
            id = f"{word}-both" if traded.both else word if cash is None or word == "sell" else "swap"
            get = traded.get if cash is None else (cash, *traded.get[1:])
            text = self.texts(f"does-{id}", pay=self.goods(traded.pay), get=self.goods(get))
            return self.texts("does-times", text=text, n=traded.most)
        if word == "skim":
            return self.texts("does-take", goods=self.either(args[0]))
        if word == "steal":
            return self.texts("does-steal-here" if args[1] else "does-steal", goods=self.either(args[0]))
        if word == "promote":
            return (
                self.texts("does-promote", money=self.texts.money(args[0]))
                if args[0]
                else self.texts("does-promote-free")
            )
        if word == "gain":
            return self.gain("does", *args)
        return self.texts(f"does-{word}", n=args[0]) if args else self.texts(f"does-{word}")

    def either(self, alternatives: Sequence[Sequence[int]]) -> str:
        """Return alternatives as a list in words: ``a or b``."""
        *first, last = [self.goods(one) for one in alternatives]
        return self.texts("list-or", first=", ".join(first), last=last) if first else last

    def gain(self, how: str, letter: str, n: int) -> str:
        """Return a gain, worded as an action (``does``) or as an effect of a card (``hits``)."""
        if letter == "H":
            return self.texts(f"{how}-gain-heat", n=n)
        return self.texts(f"{how}-gain", what=self.amount(letter, n))

    def amount(self, letter: str, n: int) -> str:
        """Return an amount of a good, of Order tokens, Members or Prospects."""
        if letter in GOODS:
            return self.goods([n if one == letter else 0 for one in GOODS])
        ids = {"T": "tokens", "M": "members", "P": "prospects"}
        return self.texts(ids[letter], n=n, form="acc")

    # Cards

    def effect(self, effect: tuple[Node, Sequence[Node]]) -> str:
        """Return whom a card hits and the effects on them."""
        selector, steps = effect
        return self.texts("effect", who=self.who(selector), steps=self.texts.all_of([self.step(one) for one in steps]))

    def who(self, selector: Node) -> str:
        """Return whom a card hits."""
        if selector[0] == "each":
            return self.texts("who-each")
        what, place = self.quantity(selector[1])
        if selector[0] == "if":
            return self.texts("who-if", what=what, place=place, n=selector[2])
        return self.texts(f"who-{selector[0]}", what=what, place=place)

    def quantity(self, quantity: str) -> tuple[str, str]:
        """Return the quantity that is counted, and its place if it has one."""
        if quantity.startswith(AT):
            return "at", self.sites[quantity.removeprefix(AT)]
        return quantity, ""

    def step(self, node: Node) -> str:
        """Return an effect of a card on a gang, said of that gang."""
        word, *args = node
        if word == "gain":
            return self.per(self.gain("hits", *args[:2]), args[2])
        if word == "lose":
            return self.per(self.texts("hits-lose", what=self.goods(args[0])), args[1])
        if word == "lose-dude":
            return self.per(self.texts("hits-lose", what=self.amount(*args[:2])), args[2])
        if word == "drop":
            return self.per(self.texts("hits-drop", n=args[0]), args[1])
        if word == "lose-half":
            return self.texts("hits-lose-half", good=args[0])
        if word == "bill":
            return self.texts("hits-bill", money=self.texts.money(args[0]))
        return self.texts(f"hits-{word}")

    def per(self, text: str, per: tuple[int, str, bool, int] | None) -> str:
        """Return an effect in words that happens once for every n of a quantity."""
        if per is None:
            return text
        n, quantity, up, most = per
        what, place = self.quantity(quantity)
        text = self.texts("does-per", text=text, unit=self.texts(f"unit-{what}", n=n, place=place))
        text = self.texts("does-up", text=text) if up else text
        return self.texts("does-most", text=text, n=most) if most else text

    def change(self, node: Node) -> str:
        """Return a change that a Hassle or a gang rule makes."""
        word, *args = node
        if word == "set":
            return self.texts(f"change-{args[0]}", n=args[1])
        if word == "on-fall":
            return self.texts("change-on-fall", step=self.step(args[0]))
        kind, good = args[0], args[1] or "all"
        if word == "forbid":
            return self.texts(f"change-forbid-{kind}", good=good)
        return self.texts(f"change-add-{kind}", good=good, money=self.texts.money(args[2]))
