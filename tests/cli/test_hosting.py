"""The files for hosts: what they start is what the command takes, and systemd understands its unit."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from skulduggery.cli.main import parser

FOLDER = Path(__file__).parents[2] / "hosting"
PROXY = FOLDER / "nginx.conf"
SITE = FOLDER / "one-server.conf"
UNIT = FOLDER / "skulduggery.service"


def test_the_unit(tmp_path: Path) -> None:
    """Its command is one of ours; systemd knows all that is in it, and finds that little can be reached from it."""
    (line,) = [line for line in UNIT.read_text().splitlines() if line.startswith("ExecStart=")]
    program, *arguments = shlex.split(line.removeprefix("ExecStart="))
    assert program.endswith("/skulduggery")
    parser().parse_args(arguments)
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd is not here")
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text().replace(program, shutil.which("true") or ""))
    done = subprocess.run([analyze, "verify", unit], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert unit.name not in done.stderr
    threshold = ["security", "--offline=yes", "--threshold=20", unit]
    assert subprocess.run([analyze, *threshold], capture_output=True, check=False).returncode == 0


def test_the_services() -> None:
    """Their commands are ours, their ports are those that the others look for, and only the front is open."""
    services: dict[str, Any] = yaml.safe_load((FOLDER / "compose.yaml").read_text())["services"]
    for name in ("web1", "web2", "work"):
        given = parser().parse_args(services[name]["command"])
        assert name == "work" or f"server {name}:{given.port}" in PROXY.read_text()
        assert name == "work" or f"upstream {given.name} {{\n        server {name}:{given.port} " in PROXY.read_text()
        assert name == "work" or given.proxy == [services["front"]["networks"]["inside"]["ipv4_address"]]
        assert set(services[name]["depends_on"]) <= set(services)
    assert [name for name, one in services.items() if "ports" in one] == ["front"]


def test_one_server() -> None:
    """Its command is one of ours, Caddy finds it and is believed, and only Caddy is open."""
    services: dict[str, Any] = yaml.safe_load((FOLDER / "one-server.yaml").read_text())["services"]
    table, front = services["table"], services["front"]
    given = parser().parse_args(table["command"])
    assert given.https
    assert given.proxy == [front["networks"]["inside"]["ipv4_address"]]
    assert front["command"][-2:] == ["--to", f"table:{given.port}"]
    assert f"tables:{given.data}" in table["volumes"]
    assert [name for name, one in services.items() if "ports" in one] == ["front"]


def test_the_proxy_has_room_for_10_000_sockets() -> None:
    """Each takes two connections, and so two open files."""
    limits = dict(re.findall(r"^ *(worker_\w+) (\d+);$", PROXY.read_text(), re.MULTILINE))
    assert len(limits) == 2
    assert min(map(int, limits.values())) > 2 * 10_000


def test_the_site_has_the_duties_of_the_proxy() -> None:
    """It configures one server as ``nginx.conf`` does several, and its address is that of the systemd unit."""
    (target,) = re.findall(r"proxy_pass http://127.0.0.1:(\d+);", SITE.read_text())
    assert f" --port {target} " in UNIT.read_text()
    proxy = {line.strip() for line in PROXY.read_text().splitlines()}
    lines = {line.strip() for line in SITE.read_text().splitlines()} - {f"proxy_pass http://127.0.0.1:{target};"}
    own = {line for line in lines - proxy if not line.startswith("#")}
    assert own == {"server_name table.example.org;"}
