"""Commands of ``skulduggery`` that are carried out in the process of the tests, where all is imported already."""

from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from subprocess import CompletedProcess

from skulduggery.cli.main import main


def run(*arguments: str) -> CompletedProcess[str]:
    """Carry out a command; return its exit code and what it has written."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            code = main(arguments)
        except SystemExit as end:  # from the parser of arguments
            code = end.code if isinstance(end.code, int) else 1
    return CompletedProcess(["skulduggery", *arguments], code, out.getvalue(), err.getvalue())
