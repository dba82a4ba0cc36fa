"""The worked examples in docstrings come to what they say, in this build."""

import ast
import doctest
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

KNOWLEDGE = ("groups", "zones", "counts", "independent_counts")
SOURCES = Path(__file__).resolve().parents[2] / "src" / "skulduggery"


def examples(path: Path) -> Iterator[doctest.DocTest]:
    """Yield the examples of a module, read from its source, because a compiled module may have no docstrings.

    They see the names of the module that is imported, compiled or not.
    """
    name = ".".join(("skulduggery", *path.relative_to(SOURCES).with_suffix("").parts)).removesuffix(".__init__")
    names = vars(importlib.import_module(name))
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ">>>" in (ast.get_docstring(node) or ""):
            where = getattr(node, "name", "module")
            yield doctest.DocTestParser().get_doctest(
                ast.get_docstring(node) or "", dict(names), f"{name} {where}", str(path), 0
            )


TAUGHT = sorted(path for path in SOURCES.rglob("*.py") if ">>>" in path.read_text("utf-8"))


@pytest.mark.parametrize("path", TAUGHT, ids=lambda path: str(path.relative_to(SOURCES)))
def test_the_examples_are_right(path: Path) -> None:
    said: list[str] = []
    for one in examples(path):
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(one, out=said.append, clear_globs=False)
    assert not said, "".join(said)


def test_every_kind_of_knowledge_is_taught() -> None:
    """Each module of the room has a worked example with at least three steps."""
    for name in KNOWLEDGE:
        found = [step for one in examples(SOURCES / "engine" / "knowledge" / f"{name}.py") for step in one.examples]
        assert len(found) >= 3, name
