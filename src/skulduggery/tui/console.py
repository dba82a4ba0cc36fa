"""Where lines are broken: Rich's console, but for the places where no line may end."""

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
"""The browser's rule too (`bound` in web/src/lib/texts.svelte.ts)."""
GLUE: Final = "\ue000"
"""A blank that no line ends at, for as long as lines are broken: one column wide, and no blank to Rich."""


def glued(text: Text) -> Text:
    """Return the text, as wide as before, that is broken neither between a figure and what there is so much of nor at a
    no-break space, which Rich takes for any other blank (Textualize/rich#3545)."""
    bound = text.copy()
    bound.plain = BOUND.sub(lambda found: f"{found[1] or ''}{GLUE}", text.plain)
    return bound


class Console(RichConsole):
    """Prints what is bound on one line, with blanks that can be copied and typed again."""

    def render(self, renderable: "RenderableType", options: "ConsoleOptions | None" = None) -> "Iterator[Segment]":
        """What is to be printed, in pieces; all text comes here, that of tables and panels too."""
        how = options or self.options
        if isinstance(renderable, str):
            renderable = self.render_str(renderable, highlight=how.highlight, markup=how.markup)
        if not isinstance(renderable, Text):
            yield from super().render(renderable, how)
            return
        for text, style, control in super().render(glued(renderable), how):
            yield Segment(text.replace(GLUE, " "), style, control)
