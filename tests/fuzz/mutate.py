"""Damage: documents as they come from a bad disk, a bad editor or an attacker.

All of it is drawn from a ``random.Random``: one with a seed, or one that Hypothesis leads.
"""

import json
import math
from random import Random
from typing import Any

NASTY_TEXT = (
    "", " ", "\x00", "\n", "\t", "\x1b[31m", "\u202e", "\u200f\u200e", "\ud800", "ä", "Ω", "𝕏", "é", "\ufeff", "'",
    '"', "\\", "%s", "{}", "{0.__class__}", "../../etc/passwd", "-1", "0", "1e9", "True", "null", "NaN",
    "x" * 10_000, "9" * 5_000, "A" * 300, "\u0301" * 50, "kingpin", "nature", "host", "clock 1", "1", "crook-1",
    "crook-99", "house", "2012", "spy", "boss",
)  # fmt: skip
NASTY_BYTES = (
    b"\x00", b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"\r\n", b"\n", b"\n\n\n", b"[" * 3_000, b'{"a":' * 3_000, b"]",
    b"}", b",", b":", b'"', b"NaN", b"-Infinity", b"1e999", b"9" * 5_000, b"0x" + b"f" * 4_000, b"-", b".",
    b"\\u0000", b"\\ud800", "\u202e".encode(), b"\x1b[2J", b"x" * 10_000, b"null", b"true", b"=", b"[[crook]]\n",
    b"#", b"'''", b"~", b"+", b"@", b";", b"\xef\xbb\xbf",
)  # fmt: skip
NASTY_NUMBERS = (
    0, 1, -1, 2, 3, 7, 31, 32, 33, 63, 64, 255, 256, 1 << 30, 1 << 31, (1 << 63) - 1, 1 << 63, 1 << 64, -(1 << 63),
    10**12, 10**30, -(10**30), 10**400, 0.0, -0.0, 0.5, 1.0, 2.0, 1e308, math.nan, math.inf, -math.inf,
)  # fmt: skip


def nasty_value(random: Random, depth: int = 0) -> Any:
    """Any JSON value, most of them unwelcome."""
    kind = random.randrange(9)
    if kind < 3:
        return random.choice(NASTY_NUMBERS)
    if kind < 5:
        return random.choice(NASTY_TEXT)
    if kind == 5:
        return random.choice((None, True, False))
    if kind == 6 and depth < 3:
        return [nasty_value(random, depth + 1) for _ in range(random.randrange(4))]
    if kind == 7 and depth < 3:
        return {random.choice(NASTY_TEXT): nasty_value(random, depth + 1) for _ in range(random.randrange(3))}
    return nest(random.choice((1, 10, 200)), random.choice(((), 1, "x", None)))


def nest(depth: int, value: Any) -> Any:
    """A value deep inside lists."""
    for _ in range(depth):
        value = [value]
    return value


def places(value: Any, found: list[tuple[Any, Any]] | None = None) -> list[tuple[Any, Any]]:
    """Every place in a JSON document: (the list or object, the index or key)."""
    found = [] if found is None else found
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        found.append((value, key))
        places(value[key], found)
    return found


def damage_json(random: Random, document: Any) -> Any:
    """Change a document in place at one to three places; it stays JSON. Gives the document."""
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        every = places(document)
        if isinstance(document, dict) and document and random.randrange(2):  # the outer fields as often as all within
            top = random.choice(sorted(document))
            every = [(document, top), *places(document[top])]
        if not every:
            return nasty_value(random)
        inside, key = random.choice(every)
        kind = random.randrange(7)
        if kind < 3:
            inside[key] = nasty_value(random)
        elif kind == 3:
            del inside[key]
        elif kind == 4:
            other, there = random.choice(places(document))
            inside[key], other[there] = json.loads(json.dumps([other[there], inside[key]]))
        elif kind == 5 and isinstance(inside[key], int) and not isinstance(inside[key], bool):
            inside[key] += random.choice((-2, -1, 1, 2, 100))
        elif isinstance(inside, list):
            inside.insert(random.randrange(len(inside) + 1), json.loads(json.dumps(inside[key])))
        else:
            inside[random.choice(NASTY_TEXT)] = nasty_value(random)
    return document


def written(document: Any) -> bytes:
    """JSON as bytes, NaN and lone surrogates too."""
    return json.dumps(document, ensure_ascii=False).encode("utf-8", "surrogatepass")


def damage_bytes(random: Random, data: bytes) -> bytes:
    """Change bytes at one to three places: flipped, cut out, doubled, cut off, put in, lines lost or exchanged."""
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        at = random.randrange(len(data) + 1)
        to = min(len(data), at + random.choice((1, 1, 2, 5, 20, 200)))
        kind = random.randrange(10)
        lines = data.split(b"\n")
        line = random.randrange(len(lines))
        if kind == 0 and at < len(data):
            data = data[:at] + bytes([data[at] ^ 1 << random.randrange(8)]) + data[at + 1 :]
        elif kind == 1:
            data = data[:at] + data[to:]
        elif kind == 2:
            data = data[:to] + data[at:]
        elif kind == 3:
            data = data[:at]
        elif kind in (4, 5):
            data = data[:at] + random.choice(NASTY_BYTES) + data[random.choice((at, to)) :]
        elif kind == 6:
            data = b"\n".join(lines[:line] + lines[line + 1 :])
        elif kind == 7:
            data = b"\n".join(lines[: line + 1] + lines[line:])
        elif kind == 8:
            other = random.randrange(len(lines))
            lines[line], lines[other] = lines[other], lines[line]
            data = b"\n".join(lines)
        else:
            data = data[:at] + random.choice(NASTY_TEXT).encode("utf-8", "surrogatepass") + data[to:]
    return data


def damage_words(random: Random, words: tuple[str, ...]) -> tuple[str, ...]:
    """Change the words of an answer: some other, none, twice, in another order, or spelt wrong."""
    out = list(words)
    for _ in range(random.choice((1, 1, 2))):
        kind = random.randrange(6)
        at = random.randrange(len(out)) if out else 0
        if kind == 0 or not out:
            out.insert(at, random.choice(NASTY_TEXT))
        elif kind == 1:
            out[at] = random.choice(NASTY_TEXT)
        elif kind == 2:
            del out[at]
        elif kind == 3:
            out.insert(at, out[at])
        elif kind == 4:
            out[at] = out[at] + random.choice(NASTY_TEXT)
        else:
            random.shuffle(out)
    return tuple(out)
