"""Fingerprints of rules and bots, which change with everything that can affect answers."""

import subprocess
from functools import cache
from hashlib import sha256
from pathlib import Path

import skulduggery
from skulduggery import api

ROOT = Path(skulduggery.__file__).parent
PARTS = ("api.py", "record.py", "bots", "engine", "games")
"""The sources that can affect answers."""
BESIDE = (".pyc", ".so", ".ftl")
"""Suffixes of files among them that can't affect answers."""


@cache
def fingerprint(game: str) -> str:
    """Return a digest of the sources, cards and weights of a game's rules and bots, compiled or not.

    Files that belong only to another game are left out.
    """
    digest = sha256()
    for part in PARTS:
        for path in [ROOT / part] if (ROOT / part).is_file() else sorted((ROOT / part).rglob("*")):
            if path.is_file() and path.suffix not in BESIDE:
                name = path.relative_to(ROOT).as_posix()
                if not name.startswith(elsewhere(game)):
                    content = path.read_bytes()
                    digest.update(f"{name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()[:12]


def elsewhere(game: str) -> tuple[str, ...]:
    """Return the path prefixes of files that belong only to another game."""
    return tuple([f"games/{other}/" for other in api.games() if other != game])


@cache
def commit(game: str) -> str:
    """Return the last commit that changed the files of ``fingerprint``, with a + if they have uncommitted changes.

    Outside a checkout, return an empty text.
    """
    paths = [f":/src/skulduggery/{part}" for part in PARTS]
    paths += [f":(top,exclude,glob)src/skulduggery/{name}**" for name in elsewhere(game)]
    try:
        said = [
            subprocess.run(["git", *call, "--", *paths], cwd=ROOT, capture_output=True, text=True, check=True).stdout
            for call in (["log", "-1", "--format=%h"], ["status", "--porcelain"])
        ]
    except (OSError, subprocess.CalledProcessError):
        return ""
    return said[0].strip() + ("+" if said[1].strip() else "")
