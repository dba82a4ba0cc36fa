"""JSON and TOML documents (card data, options, saves): their hash, and their values as text."""

import hashlib
import json
from collections.abc import Mapping, Sequence

Value = str | bool | int
"""The value of a table option."""
Options = Mapping[str, Value]
Document = dict[str, object]


def short_hash(document: Document) -> str:
    """Return the first 16 hexadecimal digits of the SHA-256 of a document; the order of keys doesn't count."""
    text = json.dumps(document, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def in_words(value: object) -> str:
    """Return a value as plain text; the items of a sequence are joined by commas."""
    return ", ".join([in_words(one) for one in value]) if isinstance(value, (list, tuple)) else str(value)


def plain(value: object) -> object:
    """Return a value with lists in place of tuples, ready for JSON."""
    return [plain(one) for one in value] if isinstance(value, (list, tuple)) else value


def like(value: object, model: object) -> object:
    """Return a JSON value with tuples in place of lists, except that the outermost stays a list if ``model`` is one."""
    if not isinstance(value, list):
        return value
    inner = [like(one, ()) for one in value]
    return inner if isinstance(model, list) else tuple(inner)


def listed(items: list[str]) -> str:
    """Join one or more items as ``a, b or c``, in English."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} or {items[-1]}"


def either(known: Sequence[str]) -> dict[str, str]:
    """Return the arguments with which a locale text names the words ``known``, as in ``a, b or c``."""
    return {"many": "yes" if len(known) > 1 else "no", "known": ", ".join(known[:-1]), "last": known[-1]}


def shown(value: object) -> str:
    """Return an option's value as it is written in TOML."""
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else repr(value)
