"""The engine that runs, compiled or interpreted, and how to get the faster one."""

import os
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path


def build() -> str:
    """Return which build this is, ``compiled`` or ``interpreted``."""
    spec = find_spec("skulduggery.engine.machine")
    return "interpreted" if spec is None or str(spec.origin).endswith(".py") else "compiled"


def advise() -> None:
    """Say on standard error, only the first time, that an installed package is the slow one; a checkout's `dev` says it
    itself."""
    if build() == "compiled" or "site-packages" not in Path(__file__).parts:
        return
    told = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "skulduggery" / "told-slow"
    with suppress(OSError):  # a home that can't be written is told each time
        if told.exists():
            return
        told.parent.mkdir(parents=True, exist_ok=True)
        told.touch()
    print(
        "This package is interpreted. A wheel that was compiled for your machine plays about five times as fast: "
        "'./dev dist' in a checkout makes one.",
        file=sys.stderr,
    )
