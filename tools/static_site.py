"""Build a site without a server: a folder of static files with the client, Python and the games (docs/static.md).

    tools/static_site.py [--out FOLDER]

Needs node 20 or newer with npm, and the packages of requirements.txt.
"""

import argparse
import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import msgspec
import mypy_extensions

from skulduggery import api
from skulduggery.documents import rooms
from skulduggery.server.local.host import LocalHost

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import client  # noqa: E402

SOURCES = ROOT / "src"
OUT = ROOT / "dist" / "site"
OUTSIDE = (
    "arena", "cli", "coverage.py", "documents/programs.py", "environments", "fair_check.py", "games/crooks/text/locale",
    "tui", "wording/crooks",
)  # fmt: skip
"""Parts of the package that no local table needs."""
ROOMS = ("local", "protocol", "session", "accounts/names.py", "accounts/__init__.py", "__init__.py")
"""The parts of the server that one needs."""
STAND_INS = {
    "skulduggery/server/local/msgspec.py": "msgspec.py",
    "skulduggery/server/local/fluent.py": "fluent/runtime.py",
}
"""The modules that take the places of packages."""
UNUSED = re.compile(r".*\.(?:pyc|txt)|nouns\.py|(?:terms|wording)\.toml|(?!problems\.en).*\..*\.ftl")
"""Files that none needs in any part. Of the texts, it needs those of cards, and of what is wrong with them."""
NOTICE = """Skulduggery (MIT) runs here by Pyodide (MPL-2.0, https://pyodide.org), which contains CPython (PSF-2.0,
https://www.python.org), and uses mypy_extensions (MIT). Pictograms and fonts: see the page Credits.
"""
FIRST = "first/lobby.en.html"
"""The first page, which shows the lobby before any script."""


def python_files() -> dict[str, bytes]:
    """Return the Python files and the data of a local table, by their names in the archive."""
    package, server = SOURCES / "skulduggery", SOURCES / "skulduggery" / "server"
    outside, rooms = [package / one for one in OUTSIDE], [server / one for one in ROOMS]
    out = {"mypy_extensions.py": Path(mypy_extensions.__file__).read_bytes()}
    for path in sorted(package.rglob("*")):
        left_out = path.is_relative_to(server) and not any(path.is_relative_to(one) for one in rooms)
        if path.is_dir() or UNUSED.fullmatch(path.name) or left_out or any(path.is_relative_to(one) for one in outside):
            continue
        name = path.relative_to(SOURCES).as_posix()
        out[STAND_INS.get(name, name)] = path.read_bytes()
    return out


def build_engine(folder: Path) -> None:
    """Put Python, the games and the documents that never change into a folder."""
    with tempfile.NamedTemporaryFile(suffix=".zip") as sources:
        with zipfile.ZipFile(sources, "w") as archive:
            for name, data in python_files().items():
                archive.writestr(zipfile.ZipInfo(name), data)
        sources.flush()
        run(["node", "tools/engine.mjs", sources.name, str(folder)])
    _, games = LocalHost({}).call("games")
    (folder / "games.json").write_bytes(games)
    for game in api.games():
        (folder / f"cards-{game}.json").write_bytes(msgspec.json.encode(rooms.house_cards(game)))


def fingerprint(folder: Path) -> str:
    """Return a name for the content of a folder."""
    digest = hashlib.sha256()
    for path in sorted(folder.iterdir()):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:10]


def run(command: list[str], **more: str) -> None:
    """Run a command in the client's folder, or stop."""
    if code := subprocess.run(command, cwd=client.WEB, env={**os.environ, **more}, check=False).returncode:
        sys.exit(code)


def build(out: Path) -> None:
    """Build the site in a folder, which is emptied first."""
    with tempfile.TemporaryDirectory() as temporary:
        made = Path(temporary)
        build_engine(made)
        engine = f"engine-{fingerprint(made)}"
        vite = ["npx", "vite", "build", "--mode", "site", "--logLevel", "warn", "--outDir", str(out), "--emptyOutDir"]
        run(vite, VITE_ENGINE=engine)
        shutil.copytree(made, out / engine)
    (out / engine).chmod(0o755)
    shutil.copy(out / FIRST, out / "index.html")
    for path in (*out.glob("embed.html"), *out.rglob("*.br")):
        path.unlink()
    (out / "NOTICE.txt").write_text(NOTICE, "utf-8")
    for name in ("first", ".vite"):
        shutil.rmtree(out / name)
    name_files(out)


def name_files(out: Path) -> None:
    """Let the service worker keep all files, so that the next visit needs no network."""
    files = [f"./{path.relative_to(out).as_posix()}" for path in sorted(out.rglob("*")) if path.is_file()]
    kept = [name for name in files if name not in ("./worker.js", "./index.html", "./NOTICE.txt")]
    worker = out / "worker.js"
    _, _, code = worker.read_text("utf-8").partition("\n")
    worker.write_text(f"const BUILD = {json.dumps({'first': kept, 'files': kept})}\n{code}", "utf-8")


def compressed(path: Path) -> int:
    """Return the bytes of a file as most hosts send it."""
    return len(gzip.compress(path.read_bytes(), 9))


def main(args: list[str]) -> int:
    """Build the site and report its size."""
    parser = argparse.ArgumentParser(prog="dev site", description="Build a site without a server.")
    parser.add_argument("--out", type=Path, default=OUT, help="the folder, which is emptied first (default: dist/site)")
    out: Path = parser.parse_args(args).out.resolve()
    if not client.node_is_new_enough():
        print("site: Building a site needs node 20 or newer with npm.", file=sys.stderr)
        return client.CANNOT_BUILD
    if code := client.install_packages():
        return code
    if out.exists() and any(out.iterdir()) and not (out / "worker.js").exists():
        print(f"site: {out} holds other files. Name a new or empty folder.", file=sys.stderr)
        return 1
    build(out)
    files = [path for path in out.rglob("*") if path.is_file()]
    engine = [path for path in files if path.parent.name.startswith("engine-")]
    whole, python = (sum(map(compressed, some)) / 1e6 for some in (files, engine))
    print(f"{out}: {len(files)} files, {whole:.1f} MB compressed, {python:.1f} MB of them Python and the games")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
