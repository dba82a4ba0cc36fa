"""Write the client's types of what crosses HTTP and sockets, web/src/lib/documents.ts, from the OpenAPI document.

Run it after a change of the server's documents (wire.py, or those of a game); a test says when the file is out of date.
"""

import json
from collections.abc import Mapping
from inspect import cleandoc
from pathlib import Path
from typing import Any

from skulduggery.server.schema import document

TYPES = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "documents.ts"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = Mapping[str, Any]


def source() -> str:
    """The whole file."""
    schemas: Mapping[str, Schema] = document()["components"]["schemas"]
    head = "/** Made by tools/wire.py from the server's OpenAPI document: don't edit. Seats and places count from 0. */"
    return "\n\n".join([head, *[declared(name, schemas[name]) for name in sorted(schemas)]]) + "\n"


def declared(name: str, schema: Schema) -> str:
    """A schema as an exported type, with its description."""
    if "properties" not in schema:
        return f"{told(schema, '')}export type {name} = {typed(schema)}"
    needed = schema.get("required", ())
    lines = [
        f"{told(one, '  ')}  {field}{'' if field in needed else '?'}: {typed(one)}"
        for field, one in schema["properties"].items()
    ]
    return "\n".join([f"{told(schema, '')}export interface {name} {{", *lines, "}"])


def told(schema: Schema, indent: str) -> str:
    """A description as a comment."""
    lines = cleandoc(schema.get("description", "")).replace("``", "`").splitlines()
    if len(lines) < 2:
        return "".join(f"{indent}/** {line} */\n" for line in lines)
    return "\n".join([f"{indent}/**", *[f"{indent} * {line}".rstrip() for line in lines], f"{indent} */", ""])


def typed(schema: Schema) -> str:
    """A schema as an expression."""
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
    """A list, or a tuple where the first things are of kinds of their own."""
    rest = schema.get("items", {})
    if "prefixItems" in schema:
        first = [typed(one) for one in schema["prefixItems"]]
        return f"[{', '.join(first if rest is False else [*first, f'...{many(rest)}'])}]"
    return many(rest)


def many(schema: Schema) -> str:
    """Any number of these."""
    one = typed(schema)
    return f"({one})[]" if " | " in one else f"{one}[]"


if __name__ == "__main__":
    TYPES.write_text(source(), "utf-8")
