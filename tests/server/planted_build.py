"""A server with another build of the client: ``planted_build.py serve ...``. Its entry has another name, no more."""

import shutil
import sys
import tempfile
from pathlib import Path

from skulduggery.cli.main import main
from skulduggery.server.http import index_page, pages


def rename(client: Path) -> None:
    """Give the first script of the first page another name."""
    [entry] = {
        one.name for one in (client / "assets").glob("index-*.js") if one.name in (client / "index.html").read_text()
    }
    for one in client.rglob("*.*"):
        if one.suffix in (".html", ".js"):
            one.write_text(one.read_text().replace(entry, f"new-{entry}"))
    (client / "assets" / entry).rename(client / "assets" / f"new-{entry}")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        index_page.CLIENT = pages.CLIENT = Path(shutil.copytree(pages.CLIENT, Path(folder) / "client"))
        for old in pages.CLIENT.rglob("*.br"):
            old.unlink()
        rename(pages.CLIENT)
        sys.exit(main())
