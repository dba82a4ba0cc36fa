"""Progress bars on standard error, seen only where a person watches."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TimeRemainingColumn


@contextmanager
def bars(*columns: ProgressColumn) -> Iterator[Progress]:
    """Yield bars for several tasks, or one with another description; ``columns`` stand before each bar."""
    watcher = Console(stderr=True)
    columns += (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Set from the start, because a bar that is disabled later never stops its thread.
    with Progress(*columns, console=watcher, transient=True, disable=not watcher.is_terminal) as shown:
        yield shown


@contextmanager
def bar(total: int) -> Iterator[Callable[[int], object]]:
    """Yield a function that advances one bar by a number of steps."""
    with bars() as shown:
        task = shown.add_task("", total=total)
        yield lambda more: shown.advance(task, more)
