"""Make the compiled build: build/compiled holds the whole package again, the rules in it compiled by mypyc.

`PYTHONPATH=build/compiled` makes `import skulduggery` the compiled one; the sources stay as they are. `./dev compile`
runs this file with the environment's Python. Which modules are compiled stands in pyproject.toml. With `--quickly` a
build with less optimisation will do, as for tests: one is made if there is no build at all. With `--if-ready` any build
will do, and nothing is compiled: exits with NOT_READY if there is none of these sources.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterable
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from mypy.version import __version__ as mypy_version

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "skulduggery"
WORK = ROOT / "build" / "mypyc"  # generated C, object files and mypy's cache: what makes the next build short
NATIVE = ROOT / "build" / "native"  # the extension modules
COMPILED = ROOT / "build" / "compiled"  # the package with its extension modules
KEPT = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "skulduggery" / "compiled"
"""The extension modules of the last builds, each in a folder named by its fingerprint, for other checkouts."""
MOST_KEPT = 4
STAMP = "stamp"
FULLY, QUICKLY = "3", "1"  # levels of optimisation: the second compiles in 4/7 of the time, and runs almost as fast
CANNOT_COMPILE = 3  # the exit code that tells `dev` to go on without this build
NOT_READY = 4


def matching(patterns: Iterable[str]) -> set[Path]:
    """Return the files of the package that match any of the glob patterns."""
    return {path for pattern in patterns for path in PACKAGE.glob(pattern) if path.is_file()}


def fingerprint(files: Iterable[Path], *others: str) -> str:
    """Return a hash of the files' names and contents and of ``others``."""
    digest = hashlib.sha256("\0".join(others).encode())
    for path in sorted(files):
        content = path.read_bytes()
        digest.update(f"\0{path.relative_to(ROOT)}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def is_current(folder: Path, key: str) -> bool:
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text() == key


def missing() -> list[str]:
    """Return the names of what this machine lacks for C extensions."""
    command = compiler()[0]
    needs = {
        f"a C compiler ({command})": shutil.which(command),
        "the headers of this Python (Python.h)": Path(sysconfig.get_path("include"), "Python.h").exists(),
    }
    return [name for name, there in needs.items() if not there]


def install_compiler() -> None:
    """Install what is missing, but only as root on Debian or a system like it."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    packages = ["gcc", "libc6-dev"]
    if os.path.realpath(sys.executable).startswith("/usr/bin/"):  # other Pythons bring their own headers
        packages.append(f"libpython{sys.version_info.major}.{sys.version_info.minor}-dev")
    say(f"Installing {' '.join(packages)}")
    env = dict(os.environ) | {"DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        subprocess.run(["apt-get", "-qq", *step], env=env, stdout=subprocess.DEVNULL)


def builder(extensions: list[Any]) -> Any:
    """Return a ``build_ext`` that uses all cores for the files of one extension and skips files that are up to date."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildExtensions(build_ext):
        def build_extensions(self) -> None:
            compile_in_turn = self.compiler.compile
            # mypyc leaves a file that would not change alone, so its time says when its content changed.
            headers = max((path.stat().st_mtime for path in WORK.rglob("*.h")), default=0.0)

            def compile_one(source: str, output_dir: str, options: dict[str, Any]) -> list[str]:
                (target,) = self.compiler.object_filenames([source], output_dir=output_dir)
                made = Path(target)
                if made.is_file() and made.stat().st_mtime > max(headers, Path(source).stat().st_mtime):
                    return [target]
                targets: list[str] = compile_in_turn([source], output_dir=output_dir, **options)
                return targets

            def compile_at_once(sources: list[str], output_dir: str, **options: Any) -> list[str]:
                with ThreadPool(os.cpu_count()) as pool:
                    lists = pool.map(lambda source: compile_one(source, output_dir, options), sources, chunksize=1)
                return [target for targets in lists for target in targets]

            self.compiler.compile = compile_at_once
            super().build_extensions()

    return BuildExtensions(Distribution({"name": "skulduggery", "ext_modules": extensions}))


def compile_modules(modules: list[Path], toolchain: str, level: str) -> None:
    """Fill NATIVE with one extension that holds all the modules and a small one for each that points into it."""
    from mypyc.build import mypycify

    shutil.rmtree(NATIVE, ignore_errors=True)
    if not is_current(WORK, toolchain):
        shutil.rmtree(WORK, ignore_errors=True)
        WORK.mkdir(parents=True)
        (WORK / STAMP).write_text(toolchain)
    os.chdir(SOURCE)  # mypy names the modules by their paths from here
    options = ["--config-file=", f"--cache-dir={WORK / 'cache'}"]  # strictness is for `./dev check`
    extensions = mypycify(
        [*options, *(str(module.relative_to(SOURCE)) for module in modules)],
        opt_level=level,
        debug_level="0",  # tables of lines, which nobody reads, take gcc a third of its time
        multi_file=True,
        separate=False,  # one group: calls between modules are plain C calls
        group_name="skulduggery",
        target_dir=str(WORK),
    )
    for extension in extensions:
        # Calls stay inside one library: none need go through its table of symbols, which takes time to load, too.
        extension.extra_compile_args.append("-fvisibility=hidden")
    command = builder(extensions)
    command.build_lib = str(NATIVE)
    command.build_temp = str(WORK / "objects")
    command.ensure_finalized()
    (WORK / STAMP).unlink()  # an interrupted C compiler can leave half an object, so start from nothing then
    command.run()
    (WORK / STAMP).write_text(toolchain)


def keep(key: str) -> None:
    """Copy NATIVE to KEPT and drop the oldest builds there; a machine where that can't be done keeps none."""
    fresh = KEPT / f"{key}.{os.getpid()}"
    try:
        shutil.copytree(NATIVE, fresh)
        fresh.rename(KEPT / key)
        for old in sorted(KEPT.iterdir(), key=lambda folder: folder.stat().st_mtime)[:-MOST_KEPT]:
            shutil.rmtree(old, ignore_errors=True)
    except OSError as why:
        shutil.rmtree(fresh, ignore_errors=True)
        say(f"The build is not kept for other checkouts: {why}")


def was_kept(key: str) -> bool:
    """Fill NATIVE from KEPT; return False if the build isn't there, or not wholly."""
    if not (KEPT / key).is_dir():
        return False
    try:
        shutil.rmtree(NATIVE, ignore_errors=True)
        shutil.copytree(KEPT / key, NATIVE)
        os.utime(KEPT / key)
    except OSError:
        return False
    return is_current(NATIVE, key)


def compiler() -> list[str]:
    """Return the command of the C compiler."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def compiler_version() -> str:
    """Return the version text of the C compiler, or an empty text if there is none."""
    try:
        return subprocess.run([compiler()[0], "--version"], capture_output=True, text=True).stdout
    except OSError:
        return ""


def copy_package(key: str) -> None:
    """Build a new COMPILED next to the old one and swap them, so that an interruption never leaves half a package."""
    fresh = COMPILED.with_suffix(".new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(PACKAGE, fresh / "skulduggery", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(NATIVE, fresh, ignore=shutil.ignore_patterns(STAMP), dirs_exist_ok=True)
    (fresh / STAMP).write_text(key)
    shutil.rmtree(COMPILED, ignore_errors=True)
    fresh.rename(COMPILED)


def say(text: str) -> None:
    print(f"compile: {text}", file=sys.stderr, flush=True)  # stdout belongs to the command that follows


def chosen() -> tuple[set[Path], list[Path]]:
    """Return the modules that [tool.skulduggery.compile] includes, and those to compile: without the excluded ones."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        patterns = tomllib.load(file)["tool"]["skulduggery"]["compile"]
    candidates = matching(patterns["include"])
    modules = sorted(candidates - matching(patterns["exclude"]))
    if not modules:
        sys.exit("No module matches [tool.skulduggery.compile] in pyproject.toml.")
    return candidates, modules


def fill_native(*levels: str, ready: bool = False, install: bool = False) -> str:
    """Bring NATIVE up to date and return its key. A build of any of the levels will do; one is made of the last.

    Exit with CANNOT_COMPILE where this machine lacks what that needs, or with NOT_READY where it would be made although
    it should be ``ready``. With ``install`` a missing compiler is installed first if that can be done.
    """
    candidates, modules = chosen()
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    tools = fingerprint([Path(__file__).resolve()], mypy_version, sys.version, compiler_version(), *flags)
    for level in levels:
        toolchain = f"{tools} {level}"
        # Modules that aren't compiled count too: mypyc reads the types and constants of those around it.
        key = fingerprint(candidates, toolchain, *(str(module.relative_to(ROOT)) for module in modules))
        if is_current(NATIVE, key) or was_kept(key):
            return key
    if ready:
        sys.exit(NOT_READY)
    if install and missing():
        install_compiler()
    if lacking := missing():
        say(f"The compiled build needs {' and '.join(lacking)}")
        sys.exit(CANNOT_COMPILE)
    say(f"Compiling {len(modules)} modules")
    compile_modules(modules, toolchain, level)
    (NATIVE / STAMP).write_text(key)
    keep(key)
    return key


def main() -> None:
    started = time.monotonic()
    how = sys.argv[1:]
    native_key = fill_native(*((FULLY, QUICKLY) if how else (FULLY,)), ready=how == ["--if-ready"], install=True)
    package = {path for path in matching(["**/*"]) if "__pycache__" not in path.parts}
    tree_key = fingerprint(package, native_key)
    if is_current(COMPILED, tree_key):
        if how != ["--if-ready"]:
            say("The compiled build is up to date")
        return
    copy_package(tree_key)
    say(f"The compiled build is ready after {time.monotonic() - started:.1f} s")


if __name__ == "__main__":
    main()
