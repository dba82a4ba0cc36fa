"""Checks of a finished game: whether its log, its seals and a client's receipt agree (docs/fair.md)."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from skulduggery import api
from skulduggery.api import NATURE, SPECTATOR, Ask, KeyedStream
from skulduggery.fair import (
    SIZE,
    DealList,
    Receipt,
    Shuffle,
    cards_hash,
    commitments,
    derive,
    first_committed,
    first_told,
    game_key,
    next_committed,
    next_told,
    read_list,
    seat_seal,
    server_seal,
    told_together,
    unhex,
    words,
)
from skulduggery.record import Record
from skulduggery.undoing import undoes

COMMITTING: Final = 2
"""The first version of receipts that holds commitments to the log."""

INNOCENT: Final = ("device", "out")
"""Doubts that say only that this client has no share in the deal."""


class Finding(NamedTuple):
    """One result of a check: the text ``fair-CODE`` with ``args``; ``wrong`` if it speaks against the game."""

    code: str
    args: dict[str, str | int]
    wrong: bool = False


def verify(record: Record, shuffle: Shuffle, receipt: Receipt | None = None, name: str = "the log") -> list[Finding]:
    """Return all findings about a finished game; without a receipt only those on whether the log agrees with itself.

    Reading the log has already shown whether the game keeps to the rules. Raise BadInput if the list is damaged.
    """
    out = read_list(shuffle, name)
    return [
        Finding("words", {"words": " ".join(words(shuffle.listed))}),
        *_sealed(record, shuffle, out),
        *_drawn(record, shuffle),
        *_opened(record, shuffle, out),
        *([] if receipt is None else _received(record, shuffle, out, receipt)),
    ]


def _sealed(record: Record, shuffle: Shuffle, out: DealList) -> Iterator[Finding]:
    """Check the key and the shares against their seals, and the list against the game that was played."""
    rules = record.rules
    same: dict[str, bool] = {
        "game": out.game == rules.game,
        "rules": out.digest == rules.digest and out.cards in ("", cards_hash(rules.raw_cards)),
        "options": out.options == rules.options,
        "players": [seat.name for seat in out.seats] == [*record.players],
    }
    for what, fits in same.items():
        if not fits:
            yield Finding("list", {"what": what}, wrong=True)
    if not out.cards:
        yield Finding("unbound", {})
    key = unhex(shuffle.key)
    if len(key) != SIZE or server_seal(out.table, key).hex() != out.seal:
        yield Finding("key", {}, wrong=True)
    took: list[str] = []
    for number, (seat, share) in enumerate(zip(out.seats, shuffle.shares, strict=True)):
        if share:
            took.append(seat.name)
            if (
                len(unhex(share)) != SIZE
                or seat_seal(out.table, number, unhex(out.seal), unhex(share)).hex() != seat.seal
            ):
                yield Finding("share", {"player": seat.name}, wrong=True)
        elif seat.seal:  # knowing the other shares, they could choose between two deals
            yield Finding("withheld", {"player": seat.name}, wrong=True)
        elif out.shares and seat.kind == "person":
            yield Finding("without", {"player": seat.name})
    yield Finding("part", {"players": ", ".join(took)}) if took else Finding("nobody", {})
    if out.follows is not None:
        yield Finding("follows", {"table": out.follows, "ended": out.ended})


def _drawn(record: Record, shuffle: Shuffle) -> Iterator[Finding]:
    """Check each entry by chance against the draw that follows from the game's key."""
    key = game_key(shuffle.listed, unhex(shuffle.key), [unhex(share) for share in shuffle.shares])
    drawn = stood_in = taken_back = 0
    wrong = False
    for at, (who, what) in enumerate(record.entries):
        taken_back += undoes((who, what))
        asks = {ask.seat: ask for ask in record.asked[at]}
        right: object = None
        if who == "nature":
            ask = asks[NATURE]
            right = ask.draw(KeyedStream(derive(key, "nature", drawn)))
            drawn += 1
        elif who.startswith("clock "):
            seat = int(who.split()[-1]) - 1
            ask = asks[seat]
            right = _in_stead(record, at, ask, at in record.stood_in, KeyedStream(derive(key, "clock", at)))
            stood_in += 1
        else:
            continue
        should = api.words(record.rules, ask, right)
        if should != what and not wrong:  # report one: later ones are likely wrong too
            wrong = True
            said: dict[str, str | int] = {"entry": at + 1, "said": _shown(what), "right": _shown(should)}
            yield Finding("draw", said, wrong=True)
    if not wrong:
        yield Finding("draws", {"count": drawn})
    if stood_in:
        yield Finding("clock", {"count": stood_in})
    if taken_back:
        yield Finding("undo", {"count": taken_back})


def _in_stead(record: Record, at: int, ask: Ask, resigned: bool, stream: KeyedStream) -> object:
    """Return the answer that is given for a seat whose time is up or that has resigned."""
    answer = api.give_up(record.before(at), ask) if resigned else ask.default
    return ask.draw(stream) if answer is None else answer


def _shown(what: Sequence[str]) -> str:
    text = " ".join(what)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _received(record: Record, shuffle: Shuffle, out: DealList, receipt: Receipt) -> Iterator[Finding]:
    """Check a client's receipt against the log."""
    if receipt.table != out.table:
        yield Finding("receipt-game", {"table": receipt.table}, wrong=True)
        return
    for doubt in receipt.doubts:
        yield Finding("doubt", {"what": doubt}, wrong=doubt not in INNOCENT)
    if receipt.listed != shuffle.listed or not 0 <= receipt.seat < len(out.seats):
        yield Finding("receipt-list", {"table": receipt.table}, wrong=True)
        return
    player = out.seats[receipt.seat].name
    if receipt.share != shuffle.shares[receipt.seat]:
        yield Finding("receipt-share", {"player": player}, wrong=True)
    now, told = first_told(shuffle.listed), 0
    fits = receipt.count == 0 and now.hex() == receipt.told
    for at in range(len(record.entries)):
        for message in filter(None, record.told(at, receipt.seat)):
            now, told = next_told(now, message), told + 1
            fits = fits or (told == receipt.count and now.hex() == receipt.told)
    if not fits:
        yield Finding("receipt-told", {"player": player}, wrong=True)
    elif receipt.count < told:
        yield Finding("receipt-part", {"player": player, "count": receipt.count, "all": told})
    yield from _kept(record, shuffle, out, receipt)


def _opened(record: Record, shuffle: Shuffle, out: DealList) -> Iterator[Finding]:
    """Check that the log opens one commitment for each public message."""
    if shuffle.nonces is None and not out.commits:
        yield Finding("uncommitted", {})
        return
    public = [sum(map(bool, record.told(at, SPECTATOR))) for at in range(len(record.entries))]
    nonces = shuffle.nonces or []
    for at, (should, nonce) in enumerate(zip_longest(public, nonces)):
        if should is None or nonce is None or len(unhex(nonce)) != SIZE * should:
            yield Finding("nonces", {"entry": at + 1}, wrong=True)  # report one: later ones are shifted
            return
    yield Finding("committed", {"count": sum(public)})


def _kept(record: Record, shuffle: Shuffle, out: DealList, receipt: Receipt) -> Iterator[Finding]:
    """Check the commitments that a client was sent against those that the log opens."""
    player = out.seats[receipt.seat].name
    if receipt.receipt < COMMITTING:
        if out.commits:
            yield Finding("receipt-uncommitted", {"player": player})
        return
    now, opened = first_committed(shuffle.listed), 0
    fits = receipt.commitments == 0 and receipt.committed in ("", now.hex())
    for one in commitments(record, shuffle):
        now, opened = next_committed(now, one), opened + 1
        fits = fits or (opened == receipt.commitments and now.hex() == receipt.committed)
    due = _due(record, receipt.seat) if out.commits else [0]
    late = [made < due[max(0, min(heard, len(due) - 1))] for heard, made in receipt.pace]
    if not fits or receipt.commitments < due[max(0, min(receipt.count, len(due) - 1))]:
        yield Finding("receipt-committed", {"player": player}, wrong=True)
    elif any(late):
        yield Finding("receipt-late", {"player": player}, wrong=True)
    elif receipt.commitments < opened:
        yield Finding("receipt-opened", {"player": player, "count": receipt.commitments, "all": opened})


def _due(record: Record, seat: int) -> list[int]:
    """Return, for each n, how many commitments a seat must have by its n-th message, at one for each public message."""
    out, public = [], 0
    for at in range(len(record.entries)):
        for mine, shown in told_together(record, at, seat):
            out += [public] * bool(mine)
            public += bool(shown)
    return [*out, public]
