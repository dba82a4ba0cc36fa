"""Build the browser client into the package: src/skulduggery/server/client, from the sources in web.

Builds only if the sources have changed. Needs node 20 or newer with npm; without them it keeps an existing build and
says so. `tools/client.py packages` only installs the packages that the build and the client's checks need.
"""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "skulduggery" / "server" / "client"
LOCALES = ROOT / "src" / "skulduggery"
STAMP = BUILT / ".stamp"
CANNOT_BUILD = 3  # the exit code that tells `dev` that this machine lacks node
OWN = ("node_modules", "dist", ".svelte-kit")


def sources() -> list[Path]:
    """Return every file that the client is made of, including its texts, languages and words."""
    web = [path for path in WEB.rglob("*") if path.is_file() and not set(OWN) & set(path.relative_to(WEB).parts)]
    texts = [path for path in LOCALES.rglob("locale/*") if path.suffix in (".ftl", ".json", ".txt")]
    return sorted([*web, *texts])


def fingerprint() -> str:
    """Return a hash of all sources."""
    digest = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT)}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def node_is_new_enough() -> bool:
    """Return whether node 20 or newer and npm are installed."""
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    number = version.strip().removeprefix("v").partition(".")[0]
    return number.isdigit() and int(number) >= 20


def install_packages() -> int:
    """Install the locked packages unless they are there; return npm's exit code."""
    stamp = WEB / "node_modules" / ".stamp"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == lock:
        return 0
    quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
    code = subprocess.run(["npm", "ci", *quiet], cwd=WEB, stdout=sys.stderr, check=False).returncode
    if code == 0:
        stamp.write_text(lock)
    return code


def main(args: list[str]) -> int:
    """Build if needed, or with "packages" only install them; return the exit code."""
    wanted = fingerprint()
    if not args and STAMP.is_file() and STAMP.read_text() == wanted:
        return 0
    if not node_is_new_enough():
        print("client: Building the browser client needs node 20 or newer with npm.", file=sys.stderr)
        return CANNOT_BUILD
    if args == ["packages"]:
        return install_packages()
    print("client: Building the browser client", file=sys.stderr, flush=True)
    if code := install_packages():
        return code
    built = subprocess.run(
        ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=WEB, stdout=sys.stderr, check=False
    )
    if built.returncode == 0:
        STAMP.write_text(wanted)  # last, so that a build that was cut short is repeated
    return built.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
