"""Line breaking: Rich's console, except that it also honours places where a line must not end."""

import re
from typing import TYPE_CHECKING, Final

from rich.console import Console as RichConsole
from rich.segment import Segment
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import ConsoleOptions, RenderableType

NO_BREAK: Final = "\u00a0"
BOUND: Final = re.compile(r"(?<=[\d?]) (?=\$)|(?<![^\W_])(?<!\$)(\d+) (?=[^\W\d_])|" + NO_BREAK)
"""Spaces that a line must not end at, as in the browser (`bound` in web/src/lib/texts.svelte.ts)."""
GLUE: Final = "\ue000"
"""A placeholder for such a space while lines are broken: one column wide, and no space to Rich."""


def glued(text: Text) -> Text:
    """Return the text, at the same width, with placeholders for spaces that a line must not end at.

    These are the space between a figure and its unit, and no-break spaces, which Rich breaks like any other
    (Textualize/rich#3545).
    """
    bound = text.copy()
    bound.plain = BOUND.sub(lambda found: f"{found[1] or ''}{GLUE}", text.plain)
    return bound


class Console(RichConsole):
    """A console that keeps bound words on one line, and prints their spaces so that they can be copied and typed
    again."""

    def render(self, renderable: "RenderableType", options: "ConsoleOptions | None" = None) -> "Iterator[Segment]":
        """Yield the segments to print. All text passes through here, including that of tables and panels."""
        how = options or self.options
        if isinstance(renderable, str):
            renderable = self.render_str(renderable, highlight=how.highlight, markup=how.markup)
        if not isinstance(renderable, Text):
            yield from super().render(renderable, how)
            return
        for text, style, control in super().render(glued(renderable), how):
            yield Segment(text.replace(GLUE, " "), style, control)


BREAKER: Final = Console()
"""The console by which text is broken into lines: to make one takes longer than to break a line."""
