"""Export of single games as a Parquet file."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from skulduggery.api import BadInput
from skulduggery.arena.fingerprint import fingerprint
from skulduggery.arena.matches.match import Results, Task, check


class Game(msgspec.Struct):
    """The row of one game.

    ``deal`` is the number of the deal under ``seed``, ``turn`` the challenger's seat. ``bots``, ``shares`` of the win
    and ``scores`` are by seat. ``answers`` and elapsed ``seconds`` are None for games of older versions; ``commit`` is
    empty outside a checkout.
    """

    game: str
    options: str
    rules: str
    engine: str
    commit: str
    seed: int
    deal: int
    turn: int
    bots: list[str]
    shares: list[float]
    scores: list[int]
    answers: int | None
    seconds: float | None


def rows(results: Results, tasks: Sequence[Task]) -> Iterator[Game]:
    """Yield the games of the stored deals among ``tasks``, in order."""
    for task in tasks:
        seating, number = task
        for deal in results.found([task]):
            rules = check(seating)
            made = msgspec.json.encode(rules.options).decode(), rules.digest, fingerprint(rules.game)
            for turn, (shares, scores) in enumerate(zip(deal.shares, deal.scores, strict=True)):
                places = [(seat - turn) % seating.seats for seat in range(seating.seats)]
                yield Game(
                    rules.game,
                    *made,
                    results.commit(rules.game),
                    seating.seed,
                    number,
                    turn,
                    [seating.around[place] for place in places],
                    [shares[place] for place in places],
                    [scores[place] for place in places],
                    deal.answers[turn] if deal.answers else None,
                    deal.seconds[turn] if deal.seconds else None,
                )


def write_games(path: Path, results: Results, tasks: Sequence[Task]) -> int:
    """Write the games of the stored deals and return their number. Raise BadInput if the file can't be written."""
    pyarrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    text, whole, part = pyarrow.string(), pyarrow.int64(), pyarrow.float64()
    kinds: dict[Any, Any] = {str: text, int: whole, int | None: whole, float | None: part}
    kinds |= {list[str]: pyarrow.list_(text), list[int]: pyarrow.list_(whole), list[float]: pyarrow.list_(part)}
    schema = pyarrow.schema([(one.name, kinds[one.type]) for one in msgspec.structs.fields(Game)])
    games = [msgspec.structs.asdict(one) for one in rows(results, tasks)]
    try:
        with path.open("wb") as out:
            parquet.write_table(pyarrow.Table.from_pylist(games, schema), out)
    except OSError as error:
        raise BadInput(f"{path} can't be written: {error.strerror or error}.") from None
    return len(games)
