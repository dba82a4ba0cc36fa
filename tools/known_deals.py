"""A server whose tables can have a known deal: ``known_deals.py serve ...``. For tests that need a rare position.

The file ``deal`` in its data folder, if there, names the deal of the next table, which takes it away. All chance of the
table comes from that name: with the same answers the same happens there.
"""

import hashlib
import random
import sys
from pathlib import Path
from typing import Any

from skulduggery.cli.main import main
from skulduggery.server.storage.rows import Stored
from skulduggery.server.tables import new_table

WISH = "deal"
"""The name of the file with the deal."""
make_row = new_table.row_of


def known_row(*given: Any, **named: Any) -> tuple[Stored, Any]:
    """Make a table as the server does, with the deal that the file names."""
    row, rules = make_row(*given, **named)
    wish = Path(sys.argv[sys.argv.index("--data") + 1]) / WISH
    if wish.exists():
        name = wish.read_text()
        wish.unlink()
        row.id = "".join(random.Random(name).choices(new_table.LETTERS, k=len(row.id)))
        row.key = hashlib.sha256(name.encode()).digest()
        assert row.shuffle is not None
        row.shuffle.key = hashlib.sha256(row.key).digest()
    return row, rules


if __name__ == "__main__":
    new_table.row_of = known_row
    sys.exit(main())
