"""The first page of the client, as the build wrote it, in the visitor's language. Tables, reviews and rules get that of
their game."""

import gzip
from functools import lru_cache, partial
from pathlib import Path

from skulduggery import api
from skulduggery.server.storage import store
from skulduggery.server.storage.rows import PRIVATE
from skulduggery.server.tables.directory import TableDirectory
from skulduggery.text import LANGUAGES

CLIENT = Path(__file__).parent.parent / "client"
OF_TABLES = ("table", "review")
KINDS = ("rules", *OF_TABLES)
"""The first parts of paths whose pages have content before any script runs. The lobby has, too."""


def spoken(accepted: str) -> str:
    """Return the code of the language of ours that a browser likes best, or "en" if it accepts none of them."""

    def liked(one: str) -> float:
        try:
            return float(one.partition(";q=")[2] or 1)
        except ValueError:
            return 0

    wanted = sorted((one.replace(" ", "").lower() for one in accepted.split(",")), key=liked, reverse=True)
    codes = [one.partition(";")[0].partition("-")[0] for one in wanted if liked(one)]
    return next((one for one in codes if one in LANGUAGES), "en")


async def game_of(directory: TableDirectory, id: str) -> str | None:
    """Return the game of a table, or None if there is no such table."""
    if id in directory.tables:
        return directory.tables[id].row.game
    return await directory.store.do(partial(store.game_of, id=id)) if len(id) <= PRIVATE and id.isalnum() else None


@lru_cache(200)
def written(kind: str, language: str, game: str | None, packed: bool, _built: int) -> bytes:
    """Return a first page of a build, compressed with gzip if ``packed``."""
    names = [".".join(filter(None, (kind, of, language, "html"))) for of in (game, None)]
    pages = [CLIENT / "first" / one for one in names]
    pages.append(CLIENT / "index.html")  # while the client is being rebuilt
    page = next(one for one in pages if one.is_file()).read_bytes()  # a newer server's game has no page of its own
    return gzip.compress(page, mtime=0) if packed else page


async def first_page(
    directory: TableDirectory, path: str, accepted: str, packed: bool
) -> tuple[bytes, dict[str, str]] | None:
    """Return the page for an address and its headers, or None if that page is empty without scripts."""
    kind, _, rest = path.strip("/").partition("/")
    if kind not in KINDS and (kind or rest):
        return None
    if kind in OF_TABLES:
        game = await game_of(directory, rest)
    else:
        game = next((one for one in api.games() if one == rest.partition("/")[0]), None)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}
    if packed:
        headers["Content-Encoding"] = "gzip"
    if game is not None and kind == "table":  # asked for as soon as the page runs
        headers["Link"] = f"</api/tables/{rest}/cards>; rel=preload; as=fetch; crossorigin"
    built = (CLIENT / "index.html").stat().st_mtime_ns
    return written(kind or "lobby", spoken(accepted), game, packed, built), headers
