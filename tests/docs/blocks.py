"""The instructions on the pages for people: their fenced blocks, in order, page by page."""

import re
from pathlib import Path
from typing import NamedTuple

from tools.docs import BUILT

ROOT = Path(__file__).parents[2]
TOP = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "ROADMAP.md")]
"""The pages at the top of the repository, which are not in the docs site."""
MADE = {ROOT / "docs" / name for name in BUILT}
"""The pages that are made of kept data, which a fresh checkout has not."""
PAGES = [*TOP, *sorted({*(ROOT / "docs").rglob("*.md")} - MADE)]
SHOWN = ("text", "json", "toml", "nginx", "py")
"""Blocks that are only looked at, or written to the file that their title names."""
RUN = ("sh", "python")
BLOCK = re.compile(
    r"^(?:<!-- not run: (?P<why>.+?) -->\n)?```(?P<kind>\w*)(?: title=\"(?P<file>[^\"]+)\")?\n(?P<text>.*?)^```$",
    re.M | re.S,
)
INLINE = re.compile(r"`(?:\./dev exec (?:--compiled )?)?(skulduggery [^`]+)`")


class Block(NamedTuple):
    """A fenced block. ``why``: the reason for which it is not run here; ``file``: where it is to be written."""

    why: str
    kind: str
    file: str
    text: str

    @property
    def commands(self) -> list[str]:
        """The lines of a shell, those that go on joined."""
        return [line for line in self.text.replace("\\\n", " ").splitlines() if line and not line.startswith("#")]


def blocks(page: Path) -> list[Block]:
    """The blocks of a page."""
    return [Block(*[found or "" for found in one.groups()]) for one in BLOCK.finditer(page.read_text("utf-8"))]
