"""The games that need no network, as a server offers them: a site of static files at a path of its own."""

import asyncio
from pathlib import Path

import httpx
from tests.server.house import House
from tests.server.inside import inside

from skulduggery.server.settings import Settings


def site(folder: Path) -> Path:
    """A folder that could be a site."""
    for name, text in {
        "index.html": "<p>Home",
        "worker.js": "1",
        "assets/a.js": "2",
        "engine-1f/python.bin": "3",
    }.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def test_its_files_and_nothing_else(tmp_path: Path) -> None:
    house = House(tmp_path / "data", "--offline", str(site(tmp_path / "site")))
    with httpx.Client(base_url=house.address) as web:
        assert web.get("/api/account").json()["offline"] is True
        assert web.get("/offline").headers["location"] == "/offline/"
        assert web.get("/offline?/table/1").status_code == 308
        home = web.get("/offline/?/table/1")
        assert home.text == "<p>Home"
        assert home.headers["cache-control"] == "no-cache"
        assert web.get("/offline/worker.js").text == "1"
        for name in ("assets/a.js", "engine-1f/python.bin"):
            assert "immutable" in web.get(f"/offline/{name}").headers["cache-control"]
        for name in ("other.js", "table/1", "assets", "..%2fdata", "assets/../worker.js%00"):
            assert web.get(f"/offline/{name}").status_code == 404, name
        assert "<p>Home" not in web.get("/offlined").text


def test_only_its_pages_may_run_python(tmp_path: Path) -> None:
    """WebAssembly, that is: scripts of others and inline scripts run nowhere."""
    house = House(tmp_path / "data", "--offline", str(site(tmp_path / "site")))
    with httpx.Client(base_url=house.address) as web:
        for path in ("/offline/", "/offline/worker.js", "/offline/engine-1f/python.bin"):
            policy = web.get(path).headers["content-security-policy"]
            assert "script-src 'self' 'wasm-unsafe-eval';" in policy
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
        for path in ("/", "/offlined", "/api/games", "/worker.js"):
            policy = web.get(path).headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "wasm" not in policy


def test_a_server_without_them_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, Settings()) as (here, _), httpx.AsyncClient(base_url=f"http://{here}") as web:
            assert (await web.get("/api/account")).json()["offline"] is False
            page = await web.get("/offline/")
            assert page.text == (await web.get("/elsewhere")).text

    asyncio.run(run())
