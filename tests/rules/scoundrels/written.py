"""The text of abilities that were read: what reads them must read the same again."""

from skulduggery.games.scoundrels.cards.language import Ability
from skulduggery.games.scoundrels.cards.vocabulary import COMPARISONS


def write(ability: Ability) -> str:
    """Return the text of an ability: ``parse`` reads the same ability from it."""
    head = [*[f"require({written(one)})" for one in ability.require], *[written(one) for one in ability.costs]]
    steps = row(ability.steps)
    return f"{'; '.join(head)} => {steps}" if head else steps


def row(steps: object) -> str:
    assert isinstance(steps, tuple)
    return "; ".join([written(step) for step in steps])


def written(part: object) -> str:
    """Return a step, a cost, a condition or a number as text."""
    if isinstance(part, Ability):
        return write(part)
    if not isinstance(part, tuple):
        return str(part)
    word, rest = part[0], part[1:]
    if word in COMPARISONS:
        return f"{rest[0]} {word} {rest[1]}"
    if word == "in":
        return f"{rest[0]} in {{{', '.join(rest[1])}}}"
    if word in ("done", "value"):
        return str(rest[0])
    if word == "x":
        return "X"
    if word == "times":
        return f"{rest[0]}*{written(rest[1])}"
    if word == "rep":
        return f"rep({rest[0]:+d})"
    if word == "spend-x":
        return f"spend(X: {rest[0]}..{rest[1]})"
    if word == "full":
        return f"full-{rest[0]}" if rest[0] else "full"
    if word == "choose":
        return f"choose({' / '.join([row(steps) for steps in rest[0]])})"
    if word == "if":
        return f"if({written(rest[0])}, {row(rest[1])})"
    if word == "each-opp":
        return f"each-opp({row(rest[0])})"
    if word == "opp":
        return f"opp{f'[{rest[0]}]' if rest[0] else ''}({row(rest[1])})"
    return f"{word}({', '.join([written(one) for one in rest])})" if rest else str(word)
