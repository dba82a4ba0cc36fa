"""The text of rules, modifiers and effects that were read: what reads them must read the same again."""

from skulduggery.games.mayhem.cards.language import LETTERS, Effect, Goods, Node


def write_rule(node: Node) -> str:
    """Return the text of a rule: ``parse_rule`` reads the same node from it."""
    kind = node[0]
    word = str(kind).upper()
    if kind == "sell":
        return f"{word} {write_goods(node[1])} > {node[2]}C x{node[3]}"
    if kind == "spend":
        return f"{word} {node[1]}C > {write_goods(node[2])} x{node[3]}"
    if kind == "swap":
        return f"{word} {write_goods(node[1])} {'<>' if node[4] else '>'} {write_goods(node[2])} x{node[3]}"
    if kind in ("skim", "steal"):
        choices = " / ".join([write_goods(goods) for goods in node[1]])
        return f"{word} {choices}{' @here' if kind == 'steal' and node[2] else ''}"
    if kind == "gain":
        return f"{word} {node[2]}{node[1]}"
    if kind == "drop":
        return f"{word} {node[1]}H"
    if kind == "heal":
        return f"{word} {node[1]}"
    if kind == "promote":
        return f"{word} {node[1]}C"
    return word.replace("-", " ")


def write_modifiers(nodes: tuple[Node, ...]) -> str:
    """Return the text of modifiers: ``parse_modifiers`` reads the same nodes from it."""
    return "; ".join([modifier(node) for node in nodes])


def write_effect(effect: Effect) -> str:
    """Return the text of an effect: ``parse_effect`` reads the same from it."""
    (word, *rest), steps = effect
    inside = f"({'>='.join([str(part) for part in rest])})" if rest else ""
    return f"{str(word).upper()}{inside}: {'; '.join([step(node) for node in steps])}"


def modifier(node: Node) -> str:
    if node[0] == "set":
        return f"SET {node[1]}={node[2]}"
    if node[0] == "on-fall":
        return f"ON FALL {step(node[1])}"
    meant = f"{node[1].upper()}({node[2]})" if node[2] else node[1].upper()
    return f"ADD {meant} +{node[3]}C" if node[0] == "add" else f"FORBID {meant}"


def step(node: Node) -> str:
    kind = node[0]
    if kind in ("gain", "lose-dude"):
        return f"{kind[:4].upper()} {node[2]}{node[1]}{per(node[3])}"
    if kind == "lose":
        return f"LOSE {write_goods(node[1])}{per(node[2])}"
    if kind == "lose-half":
        return f"LOSE HALF {node[1]}"
    if kind == "drop":
        return f"DROP {node[1]}H{per(node[2])}"
    return f"BILL {node[1]}C" if kind == "bill" else str(kind).upper()


def per(part: tuple[int, str, bool, int] | None) -> str:
    if part is None:
        return ""
    n, quantity, up, most = part
    return f" PER {n} {quantity}{' UP' if up else ''}{f' MAX {most}' if most else ''}"


def write_goods(goods: Goods) -> str:
    """Return the text of amounts: ``parse_goods`` reads the same from it."""
    return "+".join([f"{n}{letter}" for n, letter in zip(goods, LETTERS, strict=True) if n])
