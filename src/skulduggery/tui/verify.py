"""The check, in words, that the chance of a recorded game was as sealed before the deal."""

from pathlib import Path

from rich.text import Text

from skulduggery import codec, fair_check
from skulduggery.api import BadInput, flaw
from skulduggery.text import Texts
from skulduggery.text import language as spoken
from skulduggery.tui.terminal import Terminal, hang

UNFAIR = 1
"""The exit code if something is wrong."""
PARTS = {"receipt-part", "receipt-opened", "receipt-uncommitted"}
"""Findings that a receipt covers only a part of its game."""


def verify(path: Path, receipt: Path | None, *, language: str | None = None, terminal: Terminal | None = None) -> int:
    """Check a log, with a client's receipt or without, and return the exit code. Raise BadInput."""
    texts = Texts(spoken(language))
    terminal = terminal or Terminal()
    data = _bytes(path)
    shuffle = codec.read_shuffle(data, str(path))
    record = codec.read_log(data, str(path))
    kept = None if receipt is None else codec.read_receipt(_bytes(receipt), str(receipt))
    found = fair_check.verify(record, shuffle, kept, str(path))
    for one in found:
        said = Text(texts(f"fair-{one.code}", **one.args), "bold" if one.wrong else "")
        terminal.show(hang(Text.assemble("✗ " if one.wrong else "· ", said), terminal.width))
    wrong = any([one.wrong for one in found])
    # a forgetful table never repeats messages, so missed ones mean nothing
    parts = PARTS - {"receipt-part"} if record.forgetful else PARTS
    if wrong:
        verdict = texts("fair-not")
    elif kept is not None and kept.share:
        part = any([one.code in parts for one in found])
        verdict = texts("fair-so-far" if part else "fair-for-seat", player=record.players[kept.seat])
    else:
        verdict = texts("fair-itself")
    terminal.show(hang(Text(verdict, "bold"), terminal.width))
    return UNFAIR if wrong else 0


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(flaw("unreadable", file=str(path), cause=str(error.strerror))) from None
