"""Ask for known vulnerabilities of all locked packages, of Python and of npm.

Exit code 1: there are some, or an audit failed. 3, only with --strict: some packages were not audited, because the
advisories can't be reached. pip-audit asks an OSV database about Python packages, npm its registry about its own.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ("requirements.txt", "tools/uv.txt", "tools/ray.txt", "tools/train.txt")
NPM = ("web", "tools/boardgame")
OFFLINE = re.compile(r"^(?:requests\.exceptions|pip_audit\._service\.interface)\.(\w+)|Tip: your network may be", re.M)
"""pip-audit's messages when the database gives it no usable answer."""
NOT_AUDITED = 3
Json = Mapping[str, Any]


class Audit(NamedTuple):
    """The outcome for some locked packages: the vulnerabilities, and why some packages were not audited."""

    what: str
    wrong: list[str]
    missed: list[str]

    def lines(self) -> list[str]:
        """Return the outcome in sentences."""
        lines = [*self.wrong, *[f"Not audited: {self.what}. {why}" for why in self.missed]]
        return lines or [f"Audited: {self.what}. Nothing is known against these packages."]


def unreachable(why: str) -> str:
    """Return the sentence for advisories that can't be reached."""
    return f"The advisories cannot be reached ({why.strip().rstrip('.')})."


def python(osv: str) -> Audit:
    """Audit the Python packages that are locked for this version of Python."""
    what = ", ".join(PYTHON)
    files = [part for name in PYTHON for part in ("--requirement", name)]
    how = ["--disable-pip", "--format", "json", "--desc", "off", "--progress-spinner", "off"]
    where = ["--vulnerability-service", "osv", *(["--osv-url", osv] if osv else [])]
    done = call(["pip-audit", *files, *how, *where])
    try:
        packages = json.loads(done.stdout)["dependencies"]
    except ValueError:
        offline = OFFLINE.search(done.stderr)
        if offline is None:
            return Audit(what, [f"pip-audit failed:\n{done.stderr}"], [])
        return Audit(what, [], [unreachable(offline[1] or "timeout")])
    wrong = [
        f"{one['name']} {one['version']} has {known(each['id'], *each['aliases'])}. {fixed(each['fix_versions'])}"
        for one in packages
        for each in one.get("vulns", ())
    ]
    return Audit(what, wrong, [f"{one['skip_reason']}." for one in packages if "skip_reason" in one])


def npm(folder: str) -> Audit:
    """Audit the npm packages that are locked in a folder."""
    what = f"{folder}/package-lock.json"
    if not shutil.which("npm"):
        return Audit(what, [], ["npm is not installed."])
    done = call(["npm", "audit", "--prefix", folder, "--package-lock-only", "--omit=optional", "--json"])
    try:
        report = json.loads(done.stdout)
    except ValueError:
        report = {}
    if "message" in report:
        return Audit(what, [], [unreachable(report["message"])])
    if "vulnerabilities" not in report:
        return Audit(what, [f"npm audit failed in {folder}:\n{done.stdout}{done.stderr}"], [])
    locked = json.loads((ROOT / what).read_text("utf-8"))["packages"]
    return Audit(what, [*found(report["vulnerabilities"], locked)], [])


def found(vulnerabilities: Json, locked: Json) -> Iterator[str]:
    """Yield each advisory of npm's report with the locked versions that it is about."""
    for name, one in vulnerabilities.items():
        versions = sorted({locked[node]["version"] for node in one["nodes"]})
        for each in one["via"]:
            if not isinstance(each, str):  # else the name of another package, which has its own entry
                yield f"{name} {' and '.join(versions)} has {known(each['url'], each['title'])}."


def known(id: str, *more: str) -> str:
    """Return an advisory's id with its other names."""
    return f"{id} ({', '.join(more)})" if more else id


def fixed(versions: Sequence[str]) -> str:
    """Return the versions in which a vulnerability is fixed, as a sentence."""
    return f"Fixed in {' and '.join(versions)}." if versions else "There is no fix yet."


def call(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run a tool at the top of the checkout."""
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def main() -> int:
    """Audit everything, print the outcome, and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="./dev audit", description="List known vulnerabilities of all locked packages."
    )
    parser.add_argument("--strict", action="store_true", help=f"exit with {NOT_AUDITED} if something can't be audited")
    parser.add_argument("--osv", default="", metavar="URL", help="query another OSV database at this address")
    args = parser.parse_args()
    audits = [python(args.osv), *map(npm, NPM)]
    for one in audits:
        print("\n".join(one.lines()))
    if any(one.wrong for one in audits):
        return 1
    return NOT_AUDITED if args.strict and any(one.missed for one in audits) else 0


if __name__ == "__main__":
    sys.exit(main())
