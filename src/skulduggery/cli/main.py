"""``skulduggery``: the parser of all commands. The module of each command has its options and what it does.

Exit codes: 0 done, 1 failed, 2 the command can't be carried out as given (one sentence on standard error says why).
"""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from skulduggery import __version__
from skulduggery.api import BadInput
from skulduggery.cli import (
    arena,
    backup,
    beliefs,
    bench,
    cards,
    exact,
    lab,
    learn,
    play,
    replay,
    reports,
    restore,
    review,
    rules,
    serve,
    simulate,
    work,
)
from skulduggery.cli.engine import advise, build
from skulduggery.text import understood

USAGE = 2
# In the order of the help. Every start imports all of them, so their ``run`` imports what takes long.
COMMANDS = (
    play, serve, work, backup, restore, reports, replay, review, simulate, arena, exact, learn, beliefs, lab,
    rules, cards, bench,
)  # fmt: skip


class Parser(argparse.ArgumentParser):
    """A parser that explains an error in one sentence, without the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE, f"{self.prog}: {message} (see '{self.prog} --help')\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command and return its exit code."""
    given = parser().parse_args(arguments)
    if given.run in (play.run, serve.run, simulate.run):
        advise()
    try:
        code: int = given.run(given)
        sys.stdout.flush()
    except BadInput as error:
        print(*error.said(understood(getattr(given, "language", None))), sep="\n", file=sys.stderr)
        return USAGE
    except BrokenPipeError:  # the reader of our output has closed it
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 1
    return code


def parser() -> Parser:
    """Return the parser of all commands."""
    top = Parser(prog="skulduggery", description="Tabletop games of crime and bluff: play, simulate, measure.")
    top.add_argument("--version", action="version", version=f"skulduggery {__version__}, {build()} engine")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    return top


if __name__ == "__main__":
    sys.exit(main())
