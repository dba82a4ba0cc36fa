#!/usr/bin/env python3
"""Check a game of Skulduggery without Skulduggery: one file, Python 3.10 or later, nothing else, no network.

    python3 fair-check.py GAME.jsonl RECEIPT.json

Both files come from the menu of a table whose game is over: the log, which is the same for everybody, and your
browser's receipt. The script checks everything that takes no rules:

- the server's key and all shares against their seals;
- your receipt and the cards against the list;
- each shuffle, die and first seat that chance decided;
- the log against the commitments that your browser was sent while the game was played.

It ends with code 0 if nothing is wrong, else with code 1 and one sentence that says what is wrong. docs/fair.md says
how all of it works, and what stays unproved.
"""

import json
import re
import sys
from hashlib import blake2b, sha256

CHOICES = {"die": 6, "first": "seats", "seat": "seats"}
"""Draws that choose one number from 1 to this; all others put cards in an order."""

INNOCENT = ("device", "out")
"""Doubts that say only that your browser gave no share."""

LOG = {"game": str, "seats": int, "digest": str, "options": dict, "players": list, "cards": dict, "shuffle": dict}
SHUFFLE = {"listed": str, "key": str, "shares": list}
LIST = {"table": str, "game": str, "digest": str, "options": dict, "seal": str, "seats": list}
SEAT = {"name": str, "seal": str}
RECEIPT = {"listed": str, "share": str, "seat": int}
"""The fields that each document must have, with their types. Further fields are fine."""


# Reading


def stop(sentence):
    """End with a sentence on standard error; names in it may hold anything, so only what can be shown is."""
    sys.exit(shown(sentence))


def shown(text):
    """The text without characters that a terminal could obey."""
    return "".join(one if one.isprintable() else "?" for one in text)


def check(right, what):
    """Stop with one sentence if something is wrong."""
    if not right:
        stop("WRONG: " + what)


def read(path):
    """The bytes of a file."""
    try:
        with open(path, "rb") as file:
            data = file.read().rstrip()
    except (OSError, ValueError) as error:
        stop(f"{path} can't be read: {getattr(error, 'strerror', None) or error}.")
    return data or stop(f"{path} is empty.")


def parsed(data, where):
    """Parse JSON."""
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return stop(f"{where} is not JSON: the file is damaged, or not what the menu of the table saved.")


def shaped(document, fields, where):
    """The document, if it is an object with these fields."""
    for name, kind in fields.items():
        if not isinstance(document, dict) or type(document.get(name)) is not kind:
            stop(f'{where} has no proper "{name}": the file is damaged, or not what the menu of the table saved.')
    return document


def unhex(digits, what):
    """The 32 bytes that some hexadecimal digits mean."""
    check(isinstance(digits, str) and re.fullmatch("[0-9a-f]{64}", digits), f"{what} is not 64 hexadecimal digits")
    return bytes.fromhex(digits)


def raw_value(line, wanted):
    """The bytes of one value of an object, exactly as they stand there; an object with two of that name is refused."""
    text, decoder, at, found = line.decode(), json.JSONDecoder(), 0, []
    space = re.compile(r"[ \t\r\n]*")
    while text[at] != "}":  # at "{" or a comma
        name, at = decoder.raw_decode(text, space.match(text, at + 1).end())
        start = space.match(text, space.match(text, at).end() + 1).end()  # after the colon
        _, end = decoder.raw_decode(text, start)
        found += [text[start:end].encode()] if name == wanted else []
        at = space.match(text, end).end()
    check(len(found) == 1, f'the first line of the log holds "{wanted}" {len(found)} times')
    return found[0]


def read_log(path):
    """The header of a log, the bytes of its cards, its other lines, and what these say."""
    first, *lines = read(path).split(b"\n")
    header = parsed(first, f"Line 1 of {path}")
    if isinstance(header, dict) and "receipt" in header:
        stop(f"{path} is a receipt. Give the log first, then the receipt.")
    if isinstance(header, dict) and "log" in header and header.get("shuffle") is None:
        stop(f"{path} doesn't say where its chance came from: it is from a terminal, or from before servers said that.")
    shaped(header, LOG, f"Line 1 of {path}")
    shaped(header["shuffle"], SHUFFLE, f'"shuffle" in line 1 of {path}')
    entries = []
    for number, line in enumerate(lines, 2):
        entry = parsed(line, f"Line {number} of {path}")
        if not isinstance(entry, list) or len(entry) < 2 or not all(isinstance(word, str) for word in entry):
            stop(f"Line {number} of {path} is no entry of a log, which is a list of words.")
        entries.append(entry)
    return header, raw_value(first, "cards"), lines, entries


def read_list(text):
    """The list that was fixed before the deal."""
    listed = shaped(parsed(text, "The list in the log"), LIST, "The list in the log")
    for seat in listed["seats"]:
        shaped(seat, SEAT, "A seat of the list in the log")
    return listed


def read_receipt(path):
    """A receipt."""
    mine = parsed(read(path), path)
    if not isinstance(mine, dict) or "receipt" not in mine:
        stop(f"{path} is no receipt. Give the log first, then the receipt.")
    mine = shaped({"doubts": [], "commitments": 0, "committed": "", **mine}, RECEIPT, path)
    return shaped(mine, {"doubts": list, "commitments": int, "committed": str}, path)


# Checking


def hashed(*parts):
    """SHA-256 over the version and the parts, each with its length in eight bytes before it."""
    data = [part.encode() if isinstance(part, str) else part for part in ("skulduggery 1", *parts)]
    return sha256(b"".join(len(one).to_bytes(8, "big") + one for one in data)).digest()


def stream(key, purpose):
    """The numbers of a draw."""
    key, i = blake2b(purpose.encode(), key=key, digest_size=32).digest(), 0
    while True:
        yield int.from_bytes(blake2b(i.to_bytes(8, "big"), key=key, digest_size=8).digest(), "big")
        i += 1


def below(numbers, n):
    """One of 0 to n - 1, each as likely as the others."""
    return next(number for number in numbers if number >= 2**64 % n) % n


def shuffled(numbers, items):
    """The items in the order that the draw gives."""
    items = [*items]
    for i in range(len(items) - 1, 0, -1):
        j = below(numbers, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def sealed(listed, key, shares):
    """Check the key and each share against their seals; return the shares as bytes."""
    check(hashed("server", listed["table"], key).hex() == listed["seal"], "the server's key does not fit its seal")
    check(len(shares) == len(listed["seats"]), "there is not one share for each seat")
    out = []
    for number, (seat, share) in enumerate(zip(listed["seats"], shares, strict=True)):
        check(share or not seat["seal"], f"{seat['name']} sealed a share and withheld it")
        out.append(unhex(share, f"the share of {seat['name']}") if share else b"")
        seal = hashed("seat", listed["table"], str(number), bytes.fromhex(listed["seal"]), out[-1]).hex()
        check(not share or seal == seat["seal"], f"the share of {seat['name']} does not fit its seal")
    return out


def drawn(listed, cards, entries, key):
    """Check each draw of nature; return how many there were."""
    draws = [what for who, *what in entries if who == "nature"]
    for number, (kind, *what) in enumerate(draws):
        numbers = stream(key, f"nature/{number}")
        if kind in CHOICES:
            most = len(listed["seats"]) if CHOICES[kind] == "seats" else CHOICES[kind]
            right = [str(below(numbers, most) + 1)]
        elif listed["game"] == "crooks":
            right = shuffled(numbers, [crook["id"] for crook in cards["crook"]])
        else:
            right = shuffled(numbers, [str(one + 1) for one in range(len(what))])
        check(what == right, f"draw {number + 1} ({kind}) does not follow from the key and the shares")
    return len(draws)


def committed(text, lines, nonces):
    """The commitments that the log opens, each with the number of entries that it covers."""
    check(isinstance(nonces, list) and len(nonces) == len(lines), "the log does not open nonces for each of its lines")
    logged, out = hashed("log begins", text), []
    for number, (line, opened) in enumerate(zip(lines, nonces, strict=True), 1):
        logged = hashed("entry", logged, line)
        check(isinstance(opened, str) and len(opened) % 64 == 0, "a nonce is not 32 bytes long")
        for at in range(0, len(opened), 64):
            out.append((number, hashed("log", unhex(opened[at : at + 64], "a nonce"), logged)))
    return out


def kept(mine, made, entries):
    """Check the commitments in a receipt against those that the log opens, and say how much of the log they cover."""
    count, running = mine["commitments"], hashed("commitments", mine["listed"])
    check(count <= len(made), "you were sent more commitments than the log opens")
    check(
        count > 0, "your receipt holds no commitment to the log, so nothing shows that hidden answers stayed the same"
    )
    for _, one in made[:count]:
        running = hashed("commitments", running, one)
    check(running.hex() == mine["committed"], "the log was rewritten after you were sent its commitments")
    print(f"Commitments that your browser was sent: {count} of {len(made)}.")
    if count == len(made) and made[-1][0] == entries:
        print("The log is what they promised.")
    else:
        print(f"The first {made[count - 1][0]} of the {entries} entries of the log are what they promised.")
        print("Nothing here shows that the entries after those were not rewritten.")
    print("Only someone who knows the rules can say whether each commitment came in time: skulduggery replay --verify.")


def main(log, receipt):
    """Check a game, and say what was checked."""
    header, raw, lines, entries = read_log(log)
    mine = read_receipt(receipt)
    shuffle, cards = header["shuffle"], json.loads(raw)
    text, listed = shuffle["listed"], read_list(shuffle["listed"])
    key = unhex(shuffle["key"], "the server's key")
    shares = sealed(listed, key, shuffle["shares"])
    check([seat["name"] for seat in listed["seats"]] == header["players"], "the log names other players than the list")
    check(len(listed["seats"]) == header["seats"], "the log has another number of seats than the list")
    check(
        (listed["game"], listed["digest"], listed["options"]) == (header["game"], header["digest"], header["options"]),
        "the log is of another game, other rules or other options than the list",
    )
    bound = listed.get("cards")
    check(not bound or hashed("cards", raw).hex() == bound, "the cards in the log are not those that the list fixed")
    check(mine["listed"] == text, "the list in the receipt is not the one in the log")
    check(0 <= mine["seat"] < len(shares), "the receipt is of a seat that this table does not have")
    check(mine["share"] == shuffle["shares"][mine["seat"]], "your share is not the one in the log")
    doubts = [str(doubt) for doubt in mine["doubts"] if doubt not in INNOCENT]
    check(not doubts, f"your browser noted while you played: {', '.join(doubts)}; docs/fair.md says what that means")
    draws = drawn(listed, cards, entries, hashed("game", text, key, *shares))
    took = [seat["name"] for seat, share in zip(listed["seats"], shares, strict=True) if share]
    print("The list, the key and all shares fit their seals. A share was given by:", shown(", ".join(took)) or "nobody")
    if bound:
        print("The cards in the log are those that the list fixed.")
    else:
        print(
            "This game was begun before lists fixed the cards: nothing shows that these are the cards you played with."
        )
    print(f"Draws that follow from key and shares: {draws}.")
    if listed.get("commits"):
        kept(mine, committed(text, lines, shuffle.get("nonces") or []), len(entries))
    else:
        print("This game was begun before servers committed to their logs: a hidden answer may have been rewritten.")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.stdout.reconfigure(errors="replace")  # a terminal may not know the letters of a name
    try:
        main(*sys.argv[1:])
    except (AttributeError, IndexError, KeyError, RecursionError, TypeError, ValueError) as error:
        stop(f"These files are damaged: they can't be checked ({error!r}).")
