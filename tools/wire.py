"""Write what the client takes from Python: its types of documents, and the rules that each question is about.

The types go to web/src/lib/documents.ts, the rules to questionRules.ts in the folder of each game. Run it after a
change of the server's documents or of ``question_rules`` of a game; a test says when a file is out of date.
"""

import json
from collections.abc import Mapping, Sequence
from inspect import cleandoc
from pathlib import Path
from typing import Any

from skulduggery import api
from skulduggery.server.http.openapi import document

CLIENT = Path(__file__).resolve().parent.parent / "web" / "src"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = Mapping[str, Any]


def files() -> dict[Path, str]:
    """Return all files with their text."""
    written = {CLIENT / "lib" / "documents.ts": documents()}
    for game in api.games():
        if rules := api.game(game).question_rules:
            written[CLIENT / game / "questionRules.ts"] = question_rules(rules)
    return written


def question_rules(rules: Mapping[str, Sequence[str]]) -> str:
    """Return the rules of questions as a module."""
    lines = [
        f"  {kind if kind.isalpha() else repr(kind)}: [{', '.join(map(repr, ids))}]," for kind, ids in rules.items()
    ]
    head = [
        "/** Made by tools/wire.py from the game's question_rules: don't edit. */",
        "export const QUESTION_RULES: Record<string, string[] | undefined> = {",
    ]
    return "\n".join([*head, *lines, "}", ""])


def documents() -> str:
    """Return the types as a module."""
    schemas: Mapping[str, Schema] = document()["components"]["schemas"]
    head = "/** Made by tools/wire.py from the server's OpenAPI document: don't edit. Seats and places count from 0. */"
    return "\n\n".join([head, *[declared(name, schemas[name]) for name in sorted(schemas)]]) + "\n"


def declared(name: str, schema: Schema) -> str:
    """Return a schema as an exported type, with its description."""
    if "properties" not in schema:
        return f"{told(schema, '')}export type {name} = {typed(schema)}"
    needed = schema.get("required", ())
    lines = [
        f"{told(one, '  ')}  {field}{'' if field in needed else '?'}: {typed(one)}"
        for field, one in schema["properties"].items()
    ]
    return "\n".join([f"{told(schema, '')}export interface {name} {{", *lines, "}"])


def told(schema: Schema, indent: str) -> str:
    """Return a description as a comment."""
    lines = cleandoc(schema.get("description", "")).replace("``", "`").splitlines()
    if len(lines) < 2:
        return "".join(f"{indent}/** {line} */\n" for line in lines)
    return "\n".join([f"{indent}/**", *[f"{indent} * {line}".rstrip() for line in lines], f"{indent} */", ""])


def typed(schema: Schema) -> str:
    """Return a schema as a type expression."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(one).replace('"', "'") for one in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(typed(one) for one in schema["anyOf"])
    match schema.get("type"):
        case "array":
            return listed(schema)
        case "object":
            return f"Record<string, {typed(schema['additionalProperties'])}>"
        case None:
            return "unknown"
        case plain:
            return PLAIN[plain]


def listed(schema: Schema) -> str:
    """Return the type of a list, or of a tuple whose first items have types of their own."""
    rest = schema.get("items", {})
    if "prefixItems" in schema:
        first = [typed(one) for one in schema["prefixItems"]]
        return f"[{', '.join(first if rest is False else [*first, f'...{many(rest)}'])}]"
    return many(rest)


def many(schema: Schema) -> str:
    """Return the type of a list of this schema."""
    one = typed(schema)
    return f"({one})[]" if " | " in one else f"{one}[]"


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
