#!/usr/bin/env python3
"""Check a game of Skulduggery without Skulduggery: one file, Python 3.10 or later, nothing else, no network.

    python3 fair-check.py GAME.jsonl RECEIPT.json

Both files come from the menu of a table whose game is over: the log, which is the same for everybody, and your
browser's receipt. The script checks everything that takes no rules: the server's key and all shares against their
seals, your receipt against the list, each shuffle, die and first seat that chance decided, and the whole log against
the commitments that your browser was sent while the game was played. docs/fair.md says how all of it works, and what
stays unproved.
"""

import json
import sys
from hashlib import blake2b, sha256

CHOICES = {"die": 6, "first": "seats", "seat": "seats"}
"""Draws that choose one number from 1 to this; all others put cards in an order."""

INNOCENT = ("device", "out")
"""Doubts that say only that your browser gave no share."""


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


def check(right, what):
    """Stop with one sentence if something is wrong."""
    if not right:
        sys.exit("WRONG: " + what)


def sealed(listed, key, shares):
    """The key and each share against their seals; the names of those who gave a share."""
    check(hashed("server", listed["table"], key).hex() == listed["seal"], "the server's key does not fit its seal")
    check(len(shares) == len(listed["seats"]), "there is not one share for each seat")
    for number, (seat, share) in enumerate(zip(listed["seats"], shares, strict=True)):
        seal = hashed("seat", listed["table"], str(number), bytes.fromhex(listed["seal"]), share).hex()
        check(not share or seal == seat["seal"], f"the share of {seat['name']} does not fit its seal")
    return [seat["name"] for seat, share in zip(listed["seats"], shares, strict=True) if share]


def drawn(header, entries, key):
    """Each draw of nature; how many there were."""
    draws = [what for who, *what in entries if who == "nature"]
    for number, (kind, *what) in enumerate(draws):
        numbers = stream(key, f"nature/{number}")
        if kind in CHOICES:
            most = header["seats"] if CHOICES[kind] == "seats" else CHOICES[kind]
            right = [str(below(numbers, most) + 1)]
        elif header["game"] == "crooks":
            right = shuffled(numbers, [crook["id"] for crook in header["cards"]["crook"]])
        else:
            right = shuffled(numbers, [str(one + 1) for one in range(len(what))])
        check(what == right, f"draw {number + 1} ({kind}) does not follow from the key and the shares")
    return len(draws)


def committed(text, lines, nonces):
    """The commitments that the log opens."""
    check(len(nonces) == len(lines), "the log does not open one set of nonces for each of its lines")
    logged, out = hashed("log begins", text), []
    for line, opened in zip(lines, nonces, strict=True):
        logged = hashed("entry", logged, line)
        check(len(opened) % 64 == 0, "a nonce is not 32 bytes long")
        out += [hashed("log", bytes.fromhex(opened[at : at + 64]), logged) for at in range(0, len(opened), 64)]
    return out


def main(log, receipt):
    """Check a game, and say what was checked."""
    with open(log, "rb") as file:
        first, *lines = file.read().rstrip().split(b"\n")
    with open(receipt, encoding="utf-8") as file:
        mine = json.load(file)
    header, entries = json.loads(first), [json.loads(line) for line in lines]
    shuffle = header["shuffle"]
    text, listed = shuffle["listed"], json.loads(shuffle["listed"])
    key, shares = bytes.fromhex(shuffle["key"]), [bytes.fromhex(share) for share in shuffle["shares"]]
    took = sealed(listed, key, shares)
    check([seat["name"] for seat in listed["seats"]] == header["players"], "the log names other players than the list")
    check(
        (listed["game"], listed["digest"], listed["options"]) == (header["game"], header["digest"], header["options"]),
        "the log is of another game, other rules or other options than the list",
    )
    check(mine["listed"] == text, "the list in the receipt is not the one in the log")
    check(mine["share"] == shuffle["shares"][mine["seat"]], "your share is not the one in the log")
    doubts = [doubt for doubt in mine.get("doubts", []) if doubt not in INNOCENT]
    check(not doubts, f"your browser noted while you played: {', '.join(doubts)}; docs/fair.md says what that means")
    draws = drawn(header, entries, hashed("game", text, key, *shares))
    print("The list, the key and all shares fit their seals. A share was given by:", ", ".join(took) or "nobody")
    print(f"Draws that follow from them: {draws}.")
    if not listed.get("commits"):
        print("This game was begun before servers committed to their logs: a hidden answer may have been rewritten.")
        return
    made, running = committed(text, lines, shuffle.get("nonces") or []), hashed("commitments", text)
    kept = mine.get("commitments", 0)
    check(kept <= len(made), "you were sent more commitments than the log opens")
    for one in made[:kept]:
        running = hashed("commitments", running, one)
    check(kept == 0 or running.hex() == mine["committed"], "the log was rewritten after you were sent its commitments")
    print(f"Commitments that your browser was sent: {kept} of {len(made)}. The log is what they promised.")
    if kept < len(made):
        print("What is written in the log after the last of those is not covered by your receipt.")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
