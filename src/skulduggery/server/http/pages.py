"""The browser client, if it was built: its files, and its first page for every other path. The games that need no
network, if this server offers them."""

import gzip
import re
from functools import cache
from pathlib import Path
from typing import Annotated

from litestar import HttpMethod, Response, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, HeaderParameter
from litestar.response import Redirect
from litestar.types import Scope

from skulduggery.server.http import index_page
from skulduggery.server.operations.headers import FRAMED, OFFLINE
from skulduggery.server.settings import Settings
from skulduggery.server.tables.directory import TableDirectory

NAME = re.compile(r"(?:[\w-]{1,50}/){0,3}[\w.-]{1,100}", re.ASCII)
"""The paths of files that the build makes. A requested path may contain anything."""
HASHED = re.compile(r"assets/|engine-")
"""The folders whose names, or those of their files, have a hash of their content."""
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".ftl": "text/plain",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".bin": "application/octet-stream",
}
WORDY = (".js", ".mjs", ".css", ".svg", ".json")
"""The files that are compressed."""
NOT_BUILT = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Skulduggery</title>
<body style="font-family: sans-serif; max-width: 40em; margin: 3em auto">
<h1>Skulduggery</h1>
<p>The server runs, but the browser client has not been built here.
In a checkout, <code>./dev play</code> builds it.</p>
<p>You can play in the terminal: <code>skulduggery play</code>.</p>
</body></html>
"""
CLIENT = index_page.CLIENT
Languages = Annotated[str, HeaderParameter(name="Accept-Language", required=False)]
Encodings = Annotated[str, HeaderParameter(name="Accept-Encoding", required=False)]


@cache
def packed(file: Path) -> bytes:
    """Return a file of the build, compressed with gzip once for all requests."""
    return gzip.compress(file.read_bytes(), mtime=0)


def file_of(folder: Path, name: str, taken: set[str]) -> Response[bytes] | None:
    """Return a file of a build, compressed as the browser takes it, or None if there is no such file."""
    file = folder / name
    if not (NAME.fullmatch(name) and file.suffix in KINDS and file.is_file()):
        return None
    built = HASHED.match(name) is not None
    headers = {"Cache-Control": "public, max-age=31536000, immutable" if built else "no-cache"}
    if built and file.suffix in WORDY:
        headers["Vary"] = "Accept-Encoding"
        brotli = file.with_name(f"{file.name}.br")  # browsers accept it over https or from localhost
        if "br" in taken and brotli.is_file():
            headers["Content-Encoding"] = "br"
            return Response(brotli.read_bytes(), media_type=KINDS[file.suffix], headers=headers)
        if "gzip" in taken:
            headers["Content-Encoding"] = "gzip"
            return Response(packed(file), media_type=KINDS[file.suffix], headers=headers)
    return Response(file.read_bytes(), media_type=KINDS[file.suffix], headers=headers)


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(
    directory: NamedDependency[TableDirectory],
    settings: NamedDependency[Settings],
    scope: Scope,
    path: FromPath[str] = "/",
    encodings: Encodings = "",
    languages: Languages = "",
) -> Response[bytes]:
    """Return a file of the client, or the first page for a path that the client handles: one whose last part has no
    dot, or the page of a person."""
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise NotFoundException
    taken = {one.partition(";")[0].strip() for one in encodings.split(",")}
    if settings.offline is not None and f"/{name}/".startswith(OFFLINE):
        if not scope["raw_path"].startswith(OFFLINE.encode()):  # the path lacks a slash at its end
            return Redirect(OFFLINE, status_code=308)
        found = file_of(settings.offline, name.removeprefix(OFFLINE.strip("/")).strip("/") or "index.html", taken)
        if found is None:
            raise NotFoundException
        return found
    found = file_of(CLIENT, name, taken)
    if found is not None:
        return found
    if "." in name.rsplit("/", 1)[-1] and not name.startswith("people/"):  # names of people may have dots
        raise NotFoundException
    bare = CLIENT / ("embed.html" if path.startswith(FRAMED) else "index.html")
    if not bare.is_file():
        return Response(NOT_BUILT, media_type=KINDS[".html"], headers={"Cache-Control": "no-cache"})
    first = await index_page.first_page(directory, path, languages, "gzip" in taken)
    body, headers = first or (bare.read_bytes(), {"Cache-Control": "no-cache"})
    return Response(body, media_type=KINDS[".html"], headers=headers)
