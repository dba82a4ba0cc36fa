"""Planting a fault in the package: an expression or some statements of a named function are replaced by others.

Code is compared as syntax, so line breaks, quotes and comments don't matter. A variable of the pattern that the
function no longer has stands for one with a new name, so a fault survives a renamed variable too.
"""

import ast
import builtins
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Any

import tomlkit

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "skulduggery"
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
Block = list[ast.stmt]


class CannotPlant(Exception):
    """A fault that doesn't fit the code: what is missing, and where."""


@dataclass(frozen=True)
class Fault:
    """A rule that is broken by putting `put` in the place of `find`, and in words what is wrong then.

    In code, `place` names a module, class or function (``games.crooks.rules.turns.rob``). ``...`` at the end of
    a body in `find` fits all statements that follow; in `put` it stands for them. In cards, `place` is the path of
    their file and `find` leads to a value (``job.banker.effect``), which becomes `put`.
    """

    rule: str
    why: str
    place: str
    find: str
    put: Any


@cache
def faults(game: str) -> list[Fault]:
    """Return the planted faults of a game, as its ``faults.toml`` lists them."""
    text = (ROOT / "tests" / "rules" / game / "faults.toml").read_text("utf-8")
    return [Fault(one["rule"], one["why"], one["in"], one["find"], one["put"]) for one in tomllib.loads(text)["fault"]]


def changed_text(fault: Fault) -> tuple[Path, str]:
    """Return the file of a fault and its text with the fault in it; raise `CannotPlant`."""
    if (path := PACKAGE / fault.place).suffix == ".toml":
        return path, changed_cards(path, fault)
    path, tree = changed_code(fault)
    return path, ast.unparse(tree)


def changed_cards(path: Path, fault: Fault) -> str:
    """Return the text of a file of cards with another value; tables of a list are named by their `id`."""
    cards = tomlkit.parse(path.read_text("utf-8"))
    *way, last = fault.find.split(".")
    table: Any = cards
    for name in way:
        if isinstance(table, list):
            table = next((one for one in table if one.get("id") == name), None)
        else:
            table = table.get(name)
        if table is None:
            raise CannotPlant(f"there is no {name} at {fault.find} in {fault.place}")
    table[last] = fault.put
    return tomlkit.dumps(cards)


def changed_code(fault: Fault) -> tuple[Path, ast.Module]:
    """Return the file of a fault and its syntax with the fault in it; raise `CannotPlant`."""
    path, names = locate(fault.place)
    tree = ast.parse(path.read_text("utf-8"))
    find(fault, descend(tree, names, fault.place)).replace(fault.put)
    return path, tree


def check(fault: Fault) -> None:
    """Raise `CannotPlant` unless there is exactly one place for a fault, and the code there knows the names it uses."""
    if fault.place.endswith(".toml"):
        changed_text(fault)
        return
    path, names = locate(fault.place)
    scope = descend(parsed(path), names, fault.place)
    match = find(fault, scope)
    put = ast.parse(dedent(fault.put))
    known = {*dir(builtins), *match.names, *bound(put), *bound(scope)}
    for statement in parsed(path).body:
        known |= {statement.name} if isinstance(statement, Definition) else bound(statement)
    used = {node.id for node in ast.walk(put) if isinstance(node, ast.Name)}
    if strange := sorted(used - known):
        raise CannotPlant(f"{fault.put!r} uses {', '.join(strange)}, which {fault.place} doesn't know")


def bound(code: ast.AST) -> set[str]:
    """Return the names that a piece of code gives to arguments, variables, functions, classes and imports."""
    names: set[str] = set()
    for node in ast.walk(code):
        match node:
            case ast.arg(arg=name) | ast.alias(asname=None, name=name) | ast.alias(asname=name):
                names.add(str(name))
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.Name(id=name, ctx=ast.Store()):
                names.add(name)
    return names


@cache
def parsed(path: Path) -> ast.Module:
    """Return the syntax of a file, which must not be changed."""
    return ast.parse(path.read_text("utf-8"))


def find(fault: Fault, scope: ast.AST) -> "Match":
    """Return the only place in a piece of code that a fault fits."""
    found = list(Search(scope, fault.find, fault.put).matches())
    if len(found) != 1:
        raise CannotPlant(f"{fault.find!r} must stand in {fault.place} exactly once, not {len(found)} times")
    return found[0]


def locate(place: str) -> tuple[Path, list[str]]:
    """Return the file of a place in the code, and the names that lead to the place within it."""
    parts = place.split(".")
    for count in range(len(parts), 0, -1):
        path = PACKAGE.joinpath(*parts[:count]).with_suffix(".py")
        if path.is_file():
            return path, parts[count:]
    raise CannotPlant(f"{place} is in no module of the package")


def descend(scope: ast.AST, names: list[str], place: str) -> ast.AST:
    """Return the function or class that the names lead to."""
    for name in names:
        found = [one for one in definitions(scope) if one.name == name]
        if len(found) != 1:
            raise CannotPlant(f"{name} of {place} must be there exactly once, not {len(found)} times")
        scope = found[0]
    return scope


def definitions(scope: ast.AST) -> Iterator[Definition]:
    """Yield the functions and classes of a piece of code, but none that lie within another."""
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, Definition):
            yield node
        else:
            yield from definitions(node)


@dataclass
class Match:
    """A place that a pattern fits: `nodes`, from `start` on, in a field of `parent`; and what its free parts stand
    for."""

    parent: ast.AST
    name: str
    start: int
    nodes: list[Any]
    names: dict[str, str] = field(default_factory=dict)
    bodies: list[Block] = field(default_factory=list)

    def replace(self, put: str) -> None:
        """Put other code there."""
        new: list[Any] = Filling(self).visit(ast.parse(dedent(put))).body
        if isinstance(self.nodes[0], ast.stmt):
            new = new or ast.parse("pass").body
        else:
            new = [new[0].value]
            if hasattr(new[0], "ctx"):
                new[0].ctx = getattr(self.nodes[0], "ctx", ast.Load())
        if isinstance(held := getattr(self.parent, self.name), list):
            held[self.start : self.start + len(self.nodes)] = new
        else:
            setattr(self.parent, self.name, new[0])


class Search:
    """The search for a pattern in a piece of code."""

    def __init__(self, scope: ast.AST, find: str, put: str) -> None:
        self.scope = scope
        self.pattern: list[Any] = ast.parse(dedent(find)).body
        if is_expression(self.pattern) and is_expression(ast.parse(dedent(put)).body):
            self.pattern = [self.pattern[0].value]
        self.known = {name for node in ast.walk(scope) for name in names_of(node).values()}
        self.variables = {node.arg for node in ast.walk(scope) if isinstance(node, ast.arg)} | {
            node.id for node in ast.walk(scope) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }

    def matches(self) -> Iterator[Match]:
        """Yield every place where the pattern fits."""
        for parent in ast.walk(self.scope):
            for name, held in ast.iter_fields(parent):
                nodes = held if isinstance(held, list) else [held]
                for start in range(len(nodes) - len(self.pattern) + 1):
                    match = Match(parent, name, start, nodes[start : start + len(self.pattern)])
                    if self.all_fit(self.pattern, match.nodes, match):
                        yield match

    def fits(self, pattern: Any, found: Any, match: Match) -> bool:
        """Compare a part of the pattern with a part of the code; note in the match what its free parts stand for."""
        if type(pattern) is not type(found):
            return False
        if isinstance(pattern, list):
            if pattern and is_rest(pattern[-1]):
                fixed = len(pattern) - 1
                match.bodies.append(found[fixed:])
                return len(found) > fixed and self.all_fit(pattern[:-1], found[:fixed], match)
            return len(pattern) == len(found) and self.all_fit(pattern, found, match)
        if not isinstance(pattern, ast.AST):
            return bool(pattern == found)
        names = names_of(pattern)
        return all(
            self.same_name(names[part], getattr(found, part), match)
            if part in names
            else self.fits(value, getattr(found, part), match)
            for part, value in ast.iter_fields(pattern)
            if part != "ctx"
        )

    def all_fit(self, pattern: Sequence[Any], found: Sequence[Any], match: Match) -> bool:
        """Compare nodes one by one."""
        return all(self.fits(one, other, match) for one, other in zip(pattern, found, strict=True))

    def same_name(self, wanted: str, found: str | None, match: Match) -> bool:
        """Compare two names; one that the code no longer has stands for one variable with a new name throughout."""
        if wanted == found and wanted not in match.names:
            return True
        if wanted in self.known or found is None or found not in self.variables:
            return False
        return match.names.setdefault(wanted, found) == found and [*match.names.values()].count(found) == 1


class Filling(ast.NodeTransformer):
    """Code for the place of a match: with the new names, and with the statements that ``...`` stood for."""

    def __init__(self, match: Match) -> None:
        self.names = match.names
        self.bodies = iter(match.bodies)

    def visit(self, node: ast.AST) -> Any:
        """Rename a variable, then fill in what is within."""
        if isinstance(node, ast.Name | ast.arg):
            for part, name in names_of(node).items():
                setattr(node, part, self.names.get(name, name))
        return super().visit(node)

    def visit_Expr(self, node: ast.Expr) -> Any:
        """Return the statements that ``...`` stands for."""
        return next(self.bodies) if is_rest(node) else self.generic_visit(node)


def names_of(node: ast.AST) -> dict[str, str]:
    """Return the fields of a node that hold a name: of a variable, an attribute, an argument."""
    if isinstance(node, ast.Constant):
        return {}
    return {part: value for part, value in ast.iter_fields(node) if isinstance(value, str)}


def is_expression(block: Sequence[ast.AST]) -> bool:
    """Return whether a block is a single expression."""
    return len(block) == 1 and isinstance(block[0], ast.Expr)


def is_rest(node: Any) -> bool:
    """Return whether a node is the statement ``...``."""
    return is_expression([node]) and isinstance(node.value, ast.Constant) and node.value.value is ...
