"""Puts the compiled engine into the wheel if the variable SKULDUGGERY_ENGINE is ``compiled``; else it is pure."""

import os
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent


class EngineHook(BuildHookInterface[Any]):
    """Compiles the modules that pyproject.toml chooses and adds them, next to their sources."""

    PLUGIN_NAME = "custom"

    @property
    def wanted(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("SKULDUGGERY_ENGINE") == "compiled"

    def dependencies(self) -> list[str]:
        """Return what building needs besides the backend."""
        with (ROOT / "pyproject.toml").open("rb") as file:
            needs: list[str] = tomllib.load(file)["tool"]["skulduggery"]["compile"]["needs"]
        return needs if self.wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and name the wheel after this Python and machine."""
        if not self.wanted or version == "editable":
            return
        sys.path.insert(0, str(ROOT / "tools"))
        import compile as engine

        before = Path.cwd()
        engine.fill_native(engine.FULLY)
        os.chdir(before)
        made = [path for path in engine.NATIVE.rglob("*") if path.is_file() and path.name != engine.STAMP]
        build_data["force_include"] |= {str(path): str(path.relative_to(engine.NATIVE)) for path in made}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
