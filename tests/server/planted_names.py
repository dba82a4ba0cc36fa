"""A server of a later release, in which names have changed: ``planted_names.py serve ...``."""

from skulduggery import renamed
from skulduggery.cli.main import main

OLD_NAMES = {
    "bot": {"tinhorn": "greenhorn", "greenhorn": "casual"},
    "persona": {"loudmouth": "braggart"},
    "setting": {"way": "persona", "playouts": "rollouts"},
    "word crooks": {"no": "pass"},
    "effect crooks": {"round": "turn"},
    "field NewTable": {"chairs": "seats"},
    "field NewTable.seats": {"called": "name"},
    "field NewTable.terms": {"tempo": "clock"},
    "field hello": {"secret": "token"},
    "field log": {"names": "players"},
    "field save": {"frames": "stack"},
}
"""Names that could have changed between two releases."""

if __name__ in ("__main__", "__mp_main__"):  # in the processes that think, too
    renamed.RENAMED |= OLD_NAMES

if __name__ == "__main__":
    raise SystemExit(main())
