"""Imports of the server: public classes only, and no web framework in the modules of games and tables."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from skulduggery import server


def full_name(node: ast.expr, imported: dict[str, str]) -> str:
    """Return the dotted name of a base class as its own package says it, or "" for an expression without a name."""
    if isinstance(node, ast.Subscript):
        return full_name(node.value, imported)
    if isinstance(node, ast.Attribute):
        return f"{full_name(node.value, imported)}.{node.attr}"
    return imported.get(node.id, node.id) if isinstance(node, ast.Name) else ""


def private_bases(source: str) -> list[str]:
    """Return the private classes of uvicorn and litestar that classes in a module have as bases, sorted.

    A class is private if a part of its dotted name begins with an underscore, or if it implements a protocol of
    uvicorn: these stand in no documentation.
    """
    tree = ast.parse(source)
    imported: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            imported |= {one.asname or one.name: f"{node.module}.{one.name}" for one in node.names}
        elif isinstance(node, ast.Import):
            imported |= {one.asname: one.name for one in node.names if one.asname}
    bases = [base for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases]
    names = [full_name(base, imported).split(".") for base in bases]
    return sorted(
        ".".join(name)
        for name in names
        if name[0] in ("uvicorn", "litestar")
        and (name[:2] == ["uvicorn", "protocols"] or any(part.startswith("_") for part in name))
    )


def test_no_private_class_of_the_web_server_is_subclassed() -> None:
    files = sorted(Path(server.__file__).parent.rglob("*.py"))
    assert len(files) > 50
    found = {file.name: private_bases(file.read_text("utf-8")) for file in files}
    assert {file: bases for file, bases in found.items() if bases} == {}


@pytest.mark.parametrize(
    ("source", "bases"),
    [
        ("from uvicorn.protocols.http.h11_impl import H11Protocol as Old\nclass A(Old): pass",
         ["uvicorn.protocols.http.h11_impl.H11Protocol"]),
        ("import uvicorn\nclass A(uvicorn.protocols.http.h11_impl.H11Protocol): pass",
         ["uvicorn.protocols.http.h11_impl.H11Protocol"]),
        ("import uvicorn.protocols.utils as utils\nclass A(utils.ClientDisconnected): pass",
         ["uvicorn.protocols.utils.ClientDisconnected"]),
        ("def f():\n    from litestar._asgi.routing_trie import Node\n    class A(Node[int]): pass",
         ["litestar._asgi.routing_trie.Node"]),
        ("from litestar import _signature\nclass A(_signature.SignatureModel): pass",
         ["litestar._signature.SignatureModel"]),
        ("import asyncio, uvicorn\nclass _A(asyncio.Protocol): pass\nclass B(_A, uvicorn.Server): pass", []),
    ],
)  # fmt: skip
def test_a_private_base_is_seen(source: str, bases: list[str]) -> None:
    """The test can fail."""
    assert private_bases(source) == bases


@pytest.mark.parametrize(
    ("rooms", "without"),
    [
        (("session", "protocol"), {"litestar", "uvicorn", "sqlalchemy", "asyncio"}),
        (("storage", "tables", "delivery", "bots"), {"litestar", "uvicorn", "skulduggery.server.http"}),
    ],
)
def test_games_and_tables_need_no_web_framework(rooms: tuple[str, ...], without: set[str]) -> None:
    """All modules of these packages are imported in a process of their own."""
    root = Path(server.__file__).parent
    names = [f"skulduggery.server.{room}.{file.stem}" for room in rooms for file in (root / room).glob("[a-z]*.py")]
    program = f"import sys, importlib\nfor name in {names}: importlib.import_module(name)\nprint(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert {*names} <= {*loaded}
    assert not without & {*loaded}


def test_a_game_in_memory_needs_no_server(tmp_path: Path) -> None:
    """All that a person says at a table goes through ``Table.receive``; what carries it is the client's own affair."""
    program = [sys.executable, "-m", "tests.server.in_memory", str(tmp_path)]
    messages, *loaded = subprocess.run(program, capture_output=True, text=True, check=True).stdout.split()
    assert int(messages) > 50
    assert "skulduggery.server.tables.table" in loaded
    assert not {"litestar", "uvicorn", "skulduggery.server.http"} & {*loaded}
