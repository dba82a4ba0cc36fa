"""Names that have changed. Stored data and older programs may use an old name, which is read as the new one.

``RENAMED`` maps old names to new ones by kind: ``bot`` (``casual``), ``persona``, ``setting`` (of a bot's spec),
``effect GAME`` (in saves), ``word GAME`` (in the entries of logs), ``field STRUCT`` (of a call's body, of a ``log``'s
header, of a ``save``; of a message over a socket by its tag, ``field answer``), ``field STRUCT.FIELD`` (of an object in
that field, or of those in a list there, ``field NewTable.seats``). A rename is one line there. Nothing that is written
uses an old name.
"""

from typing import Any, Final

import msgspec

TAKE_OVER: Final = "take-over"
RENAMED: dict[str, dict[str, str]] = {
    "setting": {
        "rounds": "rollouts",
        "fresh": "redeterminize",
        "own": "self_determinize",
        "whim": "epsilon",
        "doubt": "z",
        "play": "rollout",
        "guide": "prior",
        "reach": "depth",
        "overlooks": "skip_rate",
        "heat": "temperature",
    }
}


def new(kind: str, name: str) -> str:
    """Return the current name for a name of this kind."""
    names = RENAMED.get(kind, {})
    while name in names:
        name = names[name]
    return name


def bot(spec: str) -> str:
    """Return a bot's spec with current names.

    >>> bot("trees:rounds=400,select=regret")
    'trees:rollouts=400,select=regret'
    """
    name, colon, rest = spec.partition(":")
    settings = [(new("setting", one), equals, value) for one, equals, value in _settings(rest)]
    read = [one + equals + (new("persona", value) if one == "persona" else value) for one, equals, value in settings]
    return new("bot", name) + colon + ",".join(read)


def _settings(rest: str) -> list[tuple[str, str, str]]:
    return [setting.partition("=") for setting in rest.split(",")]


def entry(game: str, what: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words of a log entry with current names."""
    if what[:1] == (TAKE_OVER,):
        return (*what[:2], *map(bot, what[2:]))
    kind = f"word {game}"
    return tuple([new(kind, word) for word in what]) if kind in RENAMED else what


def has_fields() -> bool:
    """Return whether any field has another name now."""
    return any(kind.startswith("field ") for kind in RENAMED)


def fields(kind: str, data: bytes | str) -> bytes | str:
    """Return a JSON object with current names of its fields and of fields within them; anything else unchanged."""
    kind = f"field {kind}"
    if not any(one == kind or one.startswith(f"{kind}.") for one in RENAMED):
        return data
    try:
        document = msgspec.json.decode(data)
        return msgspec.json.encode(_inside(kind, document)) if isinstance(document, dict) else data
    except (msgspec.DecodeError, UnicodeError, RecursionError):  # its reader reports the fault
        return data


def _inside(kind: str, value: Any) -> Any:
    """Return a JSON value with current names. The names on the path to it are current too."""
    if isinstance(value, list):
        return [_inside(kind, one) for one in value]
    if isinstance(value, dict):
        named = [(new(kind, name), one) for name, one in value.items()]
        return {name: _inside(f"{kind}.{name}", one) for name, one in named}
    return value
