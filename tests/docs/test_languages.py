"""The steps of the page about a fifth language work in a copy of the checkout, with English texts except for one
word."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.docs.blocks import ROOT, blocks

PAGE = ROOT / "docs" / "languages.md"


def test_a_fifth_language_is_a_matter_of_files(tmp_path: Path) -> None:
    without = shutil.ignore_patterns("client", "__pycache__", "*.so")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=without)
    for name in ("src", "tools"):
        shutil.copytree(ROOT / "web" / name, tmp_path / "web" / name)
    (tmp_path / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")

    copying, entry, looking = blocks(PAGE)
    carry_out(copying.text, tmp_path)
    languages = tmp_path / "src" / "skulduggery" / "locale" / "languages.json"
    languages.write_text(json.dumps([*json.loads(languages.read_text("utf-8")), json.loads(entry.text)]), "utf-8")
    rules = tmp_path / "src" / "skulduggery" / "games" / "crooks" / "text" / "locale" / "rules.eo.ftl"
    rules.write_text(rules.read_text("utf-8").replace(" = ", " = Saluton! "), "utf-8")
    said = carry_out(looking.text, tmp_path)
    assert "in 5 languages, all there" in said
    assert "Saluton!" in said

    web = tmp_path / "src" / "skulduggery" / "locale" / "web.eo.ftl"
    web.write_text(web.read_text("utf-8").replace("\nweb-again = ", "\nweb-encore = "), "utf-8")
    missing = subprocess.run(["node", "web/tools/check-texts.mjs"], cwd=tmp_path, capture_output=True, text=True)
    assert missing.returncode == 1
    assert "web.eo.ftl: web-again is missing" in missing.stdout


def carry_out(commands: str, folder: Path) -> str:
    """Run shell commands in a folder with the program in it, and return their output."""
    call = f'skulduggery() {{ "{sys.executable}" -m skulduggery.cli.main "$@"; }}\n{commands}'
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "COLUMNS": "100"}
    done = subprocess.run(["bash", "-ec", call], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
