"""Which opponents were measured: a name that changes with all that an answer of theirs can hang on."""

import subprocess
from functools import cache
from hashlib import sha256
from pathlib import Path

import skulduggery

ROOT = Path(skulduggery.__file__).parent
PARTS = ("api.py", "record.py", "bots", "core", "games")
"""Where answers come from. Cards are in the digest of a game's rules, but its sources lie beside them."""
BESIDE = (".pyc", ".so", ".ftl")
"""What lies among them and no answer hangs on."""


@cache
def engine() -> str:
    """A digest over the sources, cards and weights of rules and bots, the same for the compiled build."""
    digest = sha256()
    for part in PARTS:
        for path in [ROOT / part] if (ROOT / part).is_file() else sorted((ROOT / part).rglob("*")):
            if path.is_file() and path.suffix not in BESIDE:
                content = path.read_bytes()
                digest.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()[:12]


@cache
def commit() -> str:
    """The last commit of a checkout that changed them, with a + if they were changed since; nothing elsewhere."""
    paths = [f":/src/skulduggery/{part}" for part in PARTS]
    try:
        said = [
            subprocess.run(["git", *call, "--", *paths], cwd=ROOT, capture_output=True, text=True, check=True).stdout
            for call in (["log", "-1", "--format=%h"], ["status", "--porcelain"])
        ]
    except (OSError, subprocess.CalledProcessError):
        return ""
    return said[0].strip() + ("+" if said[1].strip() else "")
