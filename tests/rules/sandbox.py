"""A pytest plugin that tries many faults in one process: the tests are collected once, then each fault has a fork.

The child changes the code of the faulty function where it stands and runs the tests that name the rule until one fails.
A function that ran before the fork may have left something right behind, so a fault in it isn't tried here.
"""

import gc
import json
import os
import signal
import socket
import sys
from importlib import import_module
from inspect import unwrap
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from tests.rules.planting import PACKAGE, Fault, changed_code, locate

SOCKET = "SKULDUGGERY_SANDBOX"
"""The variable with the number of the socket on which faults come, one a line as JSON, and verdicts go."""
SECONDS = 300
"""Seconds that a fault may take, so that an endless loop ends."""

ran: set[tuple[str, str]] = set()
"""File and qualified name of the package's functions that ran before the fork."""


def note(frame: FrameType, event: str, _: object) -> None:
    """Write down what runs: the profiler of the collection."""
    if event == "call":
        ran.add((frame.f_code.co_filename, frame.f_code.co_qualname))


sys.setprofile(note)


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Answer each fault with what the tests of its rule said."""
    sys.setprofile(None)
    gc.collect()
    gc.freeze()  # so that children share what was collected
    with socket.socket(fileno=int(os.environ[SOCKET])) as line, line.makefile("rw", encoding="utf-8") as talk:
        for request in talk:
            print(fork(session.items, Fault(**json.loads(request))), file=talk, flush=True)
    return True


def fork(items: list[pytest.Item], fault: Fault) -> str:
    """Return the verdict of a child, as JSON."""
    read, write = os.pipe()
    if not (child := os.fork()):
        signal.alarm(SECONDS)
        with os.fdopen(write, "w", encoding="utf-8") as out:
            json.dump(verdict(items, fault), out)
        os._exit(0)
    os.close(write)
    with os.fdopen(read, encoding="utf-8") as answer:
        text = answer.read()
    os.waitpid(child, 0)
    return text or json.dumps({"error": f"the tests of {fault.rule} died, or took more than {SECONDS} s"})


def verdict(items: list[pytest.Item], fault: Fault) -> dict[str, str]:
    """Plant the fault and run the tests that name its rule: `failed` is the message of the first that fails.

    `unsure` says why the fault can't be tried here; nothing at all, that no test failed.
    """
    if unsure := plant(fault):
        return {"unsure": unsure}
    chosen = [item for item in items if any(fault.rule in mark.args for mark in item.iter_markers("rule"))]
    for item, following in zip(chosen, [*chosen[1:], None], strict=True):
        for report in runtestprotocol(item, log=False, nextitem=following):
            if report.failed:
                return {"failed": message(report)}
    return {}


def message(report: pytest.TestReport) -> str:
    """Return the message of the exception that a test failed with."""
    crash = getattr(report.longrepr, "reprcrash", None)
    return str(crash.message if crash else report.longrepr)


def plant(fault: Fault) -> str:
    """Exchange the code of the faulty function; return why that can't be done."""
    if fault.place.endswith(".toml"):
        return "cards are read only once"
    path, tree = changed_code(fault)
    held: Any = import_module(".".join([PACKAGE.name, *path.relative_to(PACKAGE).with_suffix("").parts]))
    code: CodeType | None = compile(tree, str(path), "exec", dont_inherit=True)
    for name in locate(fault.place)[1]:
        held, code = vars(held)[name], inner_code(code, name)
        held = unwrap(getattr(held, "fget", getattr(held, "__func__", held)))
        if isinstance(held, FunctionType):
            break
    if code is None or not isinstance(held, FunctionType):
        return "it is in no function"
    if (code.co_filename, code.co_qualname) in ran:
        return "the function ran before"
    held.__code__ = code
    return ""


def inner_code(code: CodeType | None, name: str) -> CodeType | None:
    """Return the code of a function or class that is defined in a piece of code."""
    inner = code.co_consts if code else ()
    return next((one for one in inner if isinstance(one, CodeType) and one.co_name == name), None)
