"""The abilities of 3000 Scoundrels in words: a card's program (games/scoundrels/cards/language.py) in any language.

A step is a phrase in one of several forms, and each language has the forms that it needs:

- ``do``: gain $3.
- ``then``: the same after a condition.
- ``to``: the purpose of a cost.
- ``may``: an optional step, or one of a choice.
- ``they``: an action of an opponent.
- ``theirs``: an optional action of an opponent.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from skulduggery.text import Texts
from skulduggery.wording.tables import capital

Node = tuple[Any, ...]
SIGNS: Final = {"<": "less", "<=": "most", "=": "exactly", ">=": "least", ">": "more"}
MIRRORED: Final = {"<": ">", "<=": ">=", "=": "=", ">=": "<=", ">": "<"}
HOLDERS: Final = ("may", "if", "choose", "opp", "each-opp")
"""Words that need sentences of their own."""


class Speaker:
    """The wording of abilities. ``locations``: the names of a card set's locations by id."""

    def __init__(self, texts: Texts, locations: dict[str, str]) -> None:
        self.texts = texts
        self.locations = locations

    # Whole abilities

    def ability(self, written: Any) -> str:
        """Return all that an ability says: what it needs, what it costs, what it does."""
        text = self.paid(written.costs, written.steps)
        return f"{self.needed(written.require)} {text}" if written.require else text

    def needed(self, conditions: Sequence[Node]) -> str:
        """Return the sentence of what must hold."""
        return sentence(self.texts("ability-only", condition=self.all_of(conditions)))

    def all_of(self, conditions: Sequence[Node]) -> str:
        """Return several conditions."""
        return self.texts.all_of([self.condition(one, "you") for one in conditions])

    def paid(self, costs: Sequence[Node], steps: Sequence[Node]) -> str:
        """Return costs and steps as sentences."""
        first, *rest = grouped(steps)
        head = self.bought(self.costs(costs, "do"), first) if costs else self.phrase(first, "do")
        return " ".join(sentence(one) for one in (head, *(self.phrase(one, "do") for one in rest)))

    def bought(self, cost: str, step: Node) -> str:
        """Return a cost with the step that it pays for."""
        if own_sentence(step):
            return self.texts("ability-then", cost=cost, text=self.phrase(step, "do"))
        return self.texts("ability-cost", cost=cost, step=self.phrase(step, "to"))

    def costs(self, costs: Sequence[Node], form: str) -> str:
        """Return several costs."""
        return self.texts.all_of([self.cost(one, form) for one in costs])

    def cost(self, node: Node, form: str) -> str:
        """Return one cost."""
        if node[0] == "spend":
            return self.texts("step-spend", form=form, money=self.texts.money(node[1]))
        if node[0] == "spend-x":
            least, most = (self.texts.money(one) for one in node[1:])
            return self.texts("step-spend-x", form=form, least=least, most=most)
        if node[0] == "discard-self":
            return self.texts("step-discard", form=form)
        return self.phrase(node, form)

    def asked(self, effect: Any) -> dict[str, list[str]]:
        """Return the texts of questions within an ability, by kind: the sentence of ``may-...``, each option of
        ``choose-...``.

        If an ability has two questions of one kind, that kind is asked without the words of the card.
        """
        found: dict[str, list[str]] = {}
        for word, *args in nodes(effect):
            if word == "may":
                said = [sentence(self.may(args[0], "do"))]
                kind = f"may-{args[0].steps[0][0]}"
                found[kind] = said if found.get(kind, said) == said else [self.texts("ask-may")]
            elif word == "choose":
                kind = f"choose-{'-or-'.join(one[0][0] for one in args[0])}"
                found.setdefault(kind, [capital(self.joined(one, "may")) for one in args[0]])
        return found

    # Steps

    def joined(self, steps: Sequence[Node], form: str) -> str:
        """Return several steps in one sentence."""
        return self.texts.all_of([self.phrase(one, form) for one in grouped(steps)])

    def phrase(self, node: Node, form: str) -> str:
        """Return one step, without a full stop."""
        word, *args = node
        if word in HOLDERS:
            return self.holder(word, args, form)
        form = "may" if form == "theirs" else form
        if word in ("gain", "rob"):
            return self.texts(f"step-{word}", form=form, amount=self.amount(args[0]))
        if word == "rep":
            return self.texts("step-rep-gain" if args[0] > 0 else "step-rep-lose", form=form, n=abs(args[0]))
        if word in ("scout", "scout-mark", "steal") and args[0] != "it":
            return self.texts(f"step-{word}", form=form, safe=self.safe(args[0]))
        if word in ("jail", "recall", "draw"):
            return self.texts(f"step-{word}", form=form, n=args[0])
        if word == "free":
            return self.texts(f"step-free-{args[1]}", form=form, n=args[0])
        if word == "hire":
            return self.texts(f"step-hire-{args[0]}", form=form, price=self.price(args[1]))
        if word in ("swap-jobs", "swap-traits"):
            a, b = self.texts(f"swap-{args[0]}"), self.texts(f"swap-with-{args[1]}")
            return self.texts(f"step-{word}", form=form, a=a, b=b)
        if word in ("mark", "steal", "place", "peek", "use", "shuffle"):
            return self.texts(f"step-{word}-{args[0]}", form=form)
        return self.texts(f"step-{word}", form=form)

    def holder(self, word: str, args: Sequence[Any], form: str) -> str:
        """Return a step that holds others."""
        if word == "may":
            return self.may(args[0], form)
        theirs = form in ("they", "theirs")
        if word == "choose":
            options = [self.joined(one, "theirs" if theirs else "may") for one in args[0]]
            return self.texts("ability-choose", form=form, options=self.either("ability-or", options))
        if word == "if":
            condition = self.condition(args[0], "they" if theirs else "you")
            return self.texts("ability-if", condition=condition, step=self.joined(args[1], form if theirs else "then"))
        return self.opponents("each" if word == "each-opp" else args[0] or "opp", args[-1], form)

    def may(self, inner: Any, form: str) -> str:
        """Return something optional: the first step decides about the others."""
        first, *rest = grouped(inner.steps)
        if inner.costs:
            step = self.bought(self.costs(inner.costs, "may"), first)
        elif own_sentence(first):
            step = self.texts("ability-this", text=self.phrase(first, "do"))
        else:
            step = self.phrase(first, "may")
        text = self.texts("ability-may", form="then" if inner.require else form, step=step)
        if inner.require:
            text = self.texts("ability-if", condition=self.all_of(inner.require), step=text)
        more = [self.texts("ability-did", step=self.phrase(one, "then")) for one in rest]
        return ". ".join([text, *(capital(one) for one in more)])

    def either(self, id: str, options: Sequence[str]) -> str:
        """Return alternatives as a list in words: ``a or b``."""
        *first, last = options
        return self.texts(id, first=", ".join(first), last=last) if first else last

    def opponents(self, who: str, steps: Sequence[Node], form: str) -> str:
        """Return steps against opponents: against one (``opp``), to one of some kind, to ``each``."""
        if robbery(steps):
            return self.texts("step-take", form=form, who=who, amount=self.amount(steps[0][1]))
        return self.texts("ability-opponent", who=self.texts(f"who-{who}"), step=self.joined(steps, "they"))

    def safe(self, where: str) -> str:
        """Return a safe at a place, as what is scouted or stolen."""
        if self.texts.has(f"safe-{where}"):
            return self.texts(f"safe-{where}")
        return self.texts("safe-at", location=self.locations[where])

    def price(self, price: Node) -> str:
        """Return the price of a hire."""
        if price[0] == "free":
            return self.texts("price-free")
        return self.texts("price-less", money=self.texts.money(price[1])) if price[1] else self.texts("price-full")

    # Numbers and conditions

    def amount(self, what: Any) -> str:
        """Return an amount of dollars in words, fixed or for each of something."""
        if isinstance(what, int):
            return self.texts.money(what)
        most, counted = capped(what)
        times, counted = counted[1:] if counted[0] == "times" else (1, counted)
        if isinstance(counted, tuple) and counted[0] in ("count", "value", "x") and times > 0:
            text = self.texts("amount-each", money=self.texts.money(times), thing=self.texts(f"each-{counted[-1]}"))
            return text if most is None else self.texts("amount-most", amount=text, money=self.texts.money(most))
        return self.texts("amount-number", number=self.number(what))

    def number(self, what: Any) -> str:
        """Return a number that is counted from others."""
        if isinstance(what, int):
            return str(what)
        if what[0] == "times":
            return self.texts("number-times", n=what[1], number=self.number(what[2]))
        if what[0] in ("min", "max"):
            return self.texts(f"number-{what[0]}", a=self.number(what[1]), b=self.number(what[2]))
        return self.texts(f"number-{what[-1]}")

    def condition(self, node: Node, who: str) -> str:
        """Return a condition as a clause; ``who``: of ``you``, or of an opponent (``they``)."""
        sign, a, b = (*node, None)[:3]
        if sign == "done":
            return self.texts(f"cond-{a}")
        if sign == "in":
            return self.texts("cond-in", cards=self.either("list-or", b))
        if a == "slot":
            return self.texts("cond-slot", slot=b)
        if isinstance(a, int):
            sign, a, b = MIRRORED[sign], b, a
        if isinstance(b, int):
            n = self.texts.money(b) if a == "dollars" and b >= 0 else str(b)
            return self.texts(f"cond-{a}", who=who, amount=self.texts(f"than-{SIGNS[sign]}", n=n))
        if (sign, a, b) in ((">", "opponent-safes", "stolen-safes"), ("<", "stolen-safes", "opponent-safes")):
            return self.texts("cond-more-safes")
        return self.texts("cond-numbers", a=self.texts(f"number-{a}"), sign=sign, b=self.texts(f"number-{b}"))


def nodes(part: Any) -> Iterator[Node]:
    """Yield all steps in a program, those inside others too."""
    for step in part.steps if hasattr(part, "steps") else part:
        if hasattr(step, "steps") or (isinstance(step, tuple) and step and not isinstance(step[0], str)):
            yield from nodes(step)
        elif isinstance(step, tuple) and step:
            yield step
            yield from nodes(step[1:])


def grouped(steps: Sequence[Node]) -> list[Node]:
    """Return steps, with each scouting and the marking after it as one."""
    out: list[Node] = []
    for step in steps:
        if step == ("mark", "it") and out and out[-1][0] == "scout":
            out[-1] = ("scout-mark", out[-1][1])
        else:
            out.append(step)
    return out


def own_sentence(node: Node) -> bool:
    """Return whether a step is told in a sentence of its own."""
    return node[0] in HOLDERS and not (node[0] in ("opp", "each-opp") and robbery(node[-1]))


def robbery(steps: Sequence[Node]) -> bool:
    """Return whether all that happens to an opponent is that dollars change hands."""
    return len(steps) == 1 and steps[0][0] == "rob"


def capped(what: Node) -> tuple[int | None, Node]:
    """Return the most that a number can be, if it says so, and the number without it and without a floor of 0."""
    most = None
    if what[0] == "min" and isinstance(what[1], int) != isinstance(what[2], int):
        most, what = what[1:] if isinstance(what[1], int) else (what[2], what[1])
    if what[0] == "max" and 0 in what[1:] and not all([isinstance(one, int) for one in what[1:]]):
        what = what[1] if what[2] == 0 else what[2]
    return most, what


def sentence(text: str) -> str:
    """Return a phrase as a sentence."""
    return f"{capital(text)}."
