"""``./dev audit`` with databases of this machine's own: what is found, what is not audited, and its exit codes."""

import gzip
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "audit.py"
AUDITED = (
    "requirements.txt, tools/uv.txt, tools/ray.txt, tools/train.txt",
    "web/package-lock.json",
    "tools/boardgame/package-lock.json",
)
HOLE = {"id": "PYSEC-1", "aliases": ["CVE-1"], "affected": [{"package": {"name": "uv", "ecosystem": "PyPI"}}]}
NPM_HOLE = {"id": 1, "url": "GHSA-2", "title": "A hole", "severity": "high", "vulnerable_versions": "*", "cwe": []}
LOCKED = json.loads((TOOL.parents[1] / "web" / "package-lock.json").read_text("utf-8"))["packages"]

pytestmark = pytest.mark.skipif(not shutil.which("npm"), reason="there is no npm here")


class Databases(ThreadingHTTPServer):
    """An OSV database, and the advisories of an npm registry; ``known`` says of which packages they know holes."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Request)
        self.known: set[str] = set()
        self.asked: set[str] = set()
        self.address = f"http://127.0.0.1:{self.server_port}"


class Request(BaseHTTPRequestHandler):
    server: Databases

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        asked = json.loads(gzip.decompress(body) if self.headers["Content-Encoding"] == "gzip" else body)
        if self.path == "/v1/query":
            names, answer = {asked["package"]["name"]}, lambda known: {"vulns": [HOLE]} if known else {}
        elif self.path == "/-/npm/v1/security/advisories/bulk":
            names, answer = {*asked}, lambda known: {name: [NPM_HOLE] for name in known}
        else:
            self.send_error(405)
            return
        self.server.asked |= names
        self.answer(200, answer(names & self.server.known))

    def do_GET(self) -> None:
        """Tell npm nothing of other versions, in which a hole might be mended."""
        self.answer(404, {})

    def answer(self, status: int, document: Any) -> None:
        body = json.dumps(document).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def databases() -> Iterator[Databases]:
    with Databases() as one:
        serving = Thread(target=one.serve_forever)
        serving.start()
        yield one
        one.shutdown()
        serving.join()


@pytest.fixture
def audit(databases: Databases, tmp_path: Path) -> Any:
    """The task, with what these databases know."""

    def run(*args: str, path: str = "", known: tuple[str, ...] = ()) -> tuple[int, list[str]]:
        databases.known = set(known)
        env = os.environ | {"npm_config_registry": databases.address + path, "npm_config_cache": str(tmp_path)}
        command = [sys.executable, str(TOOL), "--osv", f"{databases.address}{path}/v1/query", *args]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        assert not done.stderr
        return done.returncode, done.stdout.splitlines()

    return run


def test_all_locked_packages_are_asked_about(audit: Any, databases: Databases) -> None:
    """Of Python and of npm, those that only developers need as well."""
    audited = [f"Audited: {one}. Nothing is known against these packages." for one in AUDITED]
    assert audit("--strict") == (0, audited)
    assert {"litestar", "msgspec", "uv", "ray", "jax", "pytest", "svelte", "vite", "boardgame.io"} <= databases.asked


def test_a_known_hole_fails_the_audit(audit: Any) -> None:
    """Each line names the package, its locked version and the advisory."""
    code, lines = audit(known=("uv", "vite"))
    uv = next(line for line in (TOOL.parent / "uv.txt").read_text("utf-8").splitlines() if line.startswith("uv=="))
    vite = LOCKED["node_modules/vite"]["version"]
    assert code == 1
    assert lines[0] == f"uv {uv.split()[0].removeprefix('uv==')} has PYSEC-1 (CVE-1). There is no fix yet."
    assert f"vite {vite} has GHSA-2 (A hole)." in lines


def test_what_cannot_be_audited_is_told(audit: Any) -> None:
    """The databases refuse: one sentence for each, and no word of packages without holes. Only --strict fails."""
    code, lines = audit(path="/mirror")
    assert code == 0
    for line, what in zip(lines, AUDITED, strict=True):
        assert line.startswith(f"Not audited: {what}. The advisories cannot be reached (")
    assert audit("--strict", path="/mirror") == (3, lines)
