"""Documents, as JSON and TOML hold them: card data, options, saves; their hash, and how values are shown in words."""

import hashlib
import json
from collections.abc import Mapping, Sequence

Value = str | bool | int
"""The value of a table option."""
Options = Mapping[str, Value]
Document = dict[str, object]


def short_hash(document: Document) -> str:
    """Return 16 hexadecimal digits that are the same for equal documents."""
    text = json.dumps(document, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def in_words(value: object) -> str:
    """Return a value as it is shown where nothing draws it."""
    return ", ".join([in_words(one) for one in value]) if isinstance(value, (list, tuple)) else str(value)


def plain(value: object) -> object:
    """Return a value with lists in place of tuples, as JSON has them."""
    return [plain(one) for one in value] if isinstance(value, (list, tuple)) else value


def like(value: object, model: object) -> object:
    """Return a value from JSON with tuples where ``model`` has them; inside a list of ``model`` all are tuples."""
    if not isinstance(value, list):
        return value
    inner = [like(one, ()) for one in value]
    return inner if isinstance(model, list) else tuple(inner)


def listed(items: list[str]) -> str:
    """Return ``a, b or c``, in English."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} or {items[-1]}"


def either(known: Sequence[str]) -> dict[str, str]:
    """Return what a text that names some words wants to be put into it: ``a, b or c``."""
    return {"many": "yes" if len(known) > 1 else "no", "known": ", ".join(known[:-1]), "last": known[-1]}


def shown(value: object) -> str:
    """Return a value as it is written in an options file."""
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else repr(value)
