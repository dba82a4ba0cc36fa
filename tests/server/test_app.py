"""Skulduggery as an app: the manifest that a phone reads, the worker's list of files, and the size of the first
load."""

import gzip
import html
import json
import re
import signal
import struct
from pathlib import Path

import pytest
from tests.server.house import House

from skulduggery.server.app import lan_url, qr_code
from skulduggery.server.http.index_page import spoken
from skulduggery.server.http.pages import CLIENT
from skulduggery.text import LANGUAGES, Texts

pytestmark = pytest.mark.skipif(not (CLIENT / "index.html").is_file(), reason="the browser client is not built")

GAMES = ("crooks", "scoundrels", "mayhem")
MOST = 150_000
"""Bytes of script, packed by gzip, until a page can be used."""


def against_a_bot(game: str) -> dict[str, object]:
    """A table for one person."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Bea", "bot": "heuristic"}]
    return {"game": game, "seats": seats}


def size_of(png: bytes) -> str:
    """Return the size of a picture, as manifests write it."""
    assert png.startswith(b"\x89PNG\r\n")
    return "{}x{}".format(*struct.unpack(">II", png[16:24]))


def test_what_a_telephone_reads(house: House) -> None:
    """One manifest for each language, whose icons are there in the sizes it says; the policy lets a page have it."""
    said = set()
    for language in LANGUAGES:
        answer = house.call(f"../app.{language}.webmanifest")
        assert answer.headers["content-type"] == "application/manifest+json"
        assert answer.headers["cache-control"] == "no-cache"
        assert "manifest-src 'self'" in answer.headers["content-security-policy"]
        app = answer.json()
        assert (app["lang"], app["display"], app["start_url"], app["scope"]) == (language, "standalone", "/", "/")
        assert {one["purpose"] for one in app["icons"]} == {"any", "maskable"}
        for icon in app["icons"]:
            picture = house.call(f"..{icon['src']}")
            assert picture.headers["content-type"] == icon["type"]
            assert size_of(picture.content) == icon["sizes"]
        assert [one["url"] for one in app["shortcuts"]] == [f"/#{game}" for game in GAMES]
        said |= {app["description"], *(one["name"] for one in app["shortcuts"])}
    assert len(said) > len(LANGUAGES) + 1


def test_a_head_of_a_page(house: House) -> None:
    """A program that asks for the head of a page or of a file gets what a visitor would get, without the body."""
    for path in ("", "rules/crooks", "worker.js", "app.en.webmanifest"):
        whole, head = (house.call(f"../{path}", method=method) for method in ("GET", "HEAD"))
        assert (head.status_code, head.content) == (200, b"")
        for name in ("content-type", "content-length", "cache-control"):
            assert head.headers[name] == whole.headers[name], f"{path}: {name}"
    assert house.call("../nothing.js", method="HEAD").status_code == 404


def test_the_worker_names_files_that_are_there(house: House) -> None:
    answer = house.call("../worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    build = json.loads(re.sub("^const BUILD = ", "", answer.text.splitlines()[0]))
    there = {f"/assets/{one.name}" for one in (CLIENT / "assets").iterdir() if one.suffix != ".br"}
    assert set(build["files"]) == there
    assert set(build["first"]) < there
    for one in build["first"]:
        headers = house.call(f"..{one}").headers
        assert "immutable" in headers["cache-control"]


@pytest.mark.parametrize("game", ["", *GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_much_comes_at_first(language: str, game: str) -> None:
    """Script until the lobby, or a table of a game, can be used; the texts of a language are script too."""
    build = json.loads((CLIENT / ".vite" / "manifest.json").read_text("utf-8"))
    wanted = ["index.html", "src/main.ts", "src/table/Table.svelte" if game else "src/lobby/Lobby.svelte"]
    for folder in ["", *([f"games/{game}/text/"] if game else [])]:
        wanted.append(f"../src/skulduggery/{folder}locale/{language}.ftl")
    if game:
        wanted += [f"src/{game}/game.ts"]
    first: set[str] = set()
    while wanted:
        one = build[wanted.pop()]
        wanted += [name for name in one.get("imports", []) if build[name]["file"] not in first]
        first.add(one["file"])
    size = sum(len(gzip.compress((CLIENT / name).read_bytes(), mtime=0)) for name in first)
    assert size <= MOST, f"{size} bytes"


SHOWN = {"lobby": ["h1", "h2", "nav", "select"], "table": ["h1"], "review": ["h1"], "rules": ["h1"]}
"""The elements in a first page before any script has run."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SHOWN)
def test_a_page_shows_something_before_any_script(house: House, kind: str, language: str) -> None:
    """In the visitor's language, without a style or a script of its own, which the policy wouldn't let it have."""
    path = "" if kind == "lobby" else f"{kind}/abc"
    answer = house.call(f"../{path}", headers={"Accept-Language": f"fr, {language}-XX;q=0.8, en;q=0.1"})
    assert answer.headers["vary"] == "Accept-Encoding, Accept-Language"
    page = answer.text
    assert f'<html lang="{language}">' in page
    shown = page[page.index("<body>") :]
    assert [one for one in SHOWN[kind] if f"<{one}" not in shown] == []
    assert " style=" not in page
    assert re.findall(r"<script(?! type=\"module\"| src=)", page) == []
    for one in re.findall(r'(?:href|src)="(/assets/[^"#]+)', page):
        assert (CLIENT / one[1:]).is_file(), one


def test_what_a_browser_speaks() -> None:
    assert spoken("") == spoken("*") == spoken("fr-FR,fr;q=0.9") == spoken("de;q=x") == "en"
    assert spoken("de-AT,de;q=0.9,en;q=0.8") == "de"
    assert spoken("en;q=0.3, it ;q=0.7, fr") == "it"
    assert spoken("RU-ru") == "ru"


MOST_REQUESTS = {"lobby": 9, "table": 16}
"""Files that a first page names, which come side by side. Two of a table hold what its board shares with its end."""


@pytest.mark.parametrize("game", ["", *GAMES])
def test_a_first_page_names_all_that_its_board_needs(house: House, game: str) -> None:
    """Nothing is found out only once a script has run, and nothing is named that isn't needed: few files, no dialog."""
    path = f"table/{house.post('tables', against_a_bot(game))['table']}" if game else ""
    answer = house.call(f"../{path}")
    build = json.loads((CLIENT / ".vite" / "manifest.json").read_text("utf-8"))
    wanted = ["index.html", "src/main.ts", "../src/skulduggery/locale/en.ftl"]
    room = [f"src/{game}/game.ts", f"../src/skulduggery/games/{game}/text/locale/en.ftl", "src/table/Table.svelte"]
    wanted += room if game else ["src/lobby/Lobby.svelte"]
    needed: set[str] = set()
    while wanted:
        one = build[wanted.pop()]
        wanted += [name for name in one.get("imports", []) if build[name]["file"] not in needed]
        needed |= {one["file"], *one.get("css", [])}
    named = set(re.findall(r'"/(assets/[^"#]+\.(?:js|css))"', answer.text))
    assert {one for one in named if "/begin-" not in one} == needed
    assert len(named) <= MOST_REQUESTS["table" if game else "lobby"]
    if game:
        blurb = Texts("en", game)(f"{game}-blurb")
        shown = answer.text[answer.text.index("<body>") :]
        assert f'<html lang="en" data-game="{game}">' in answer.text
        assert blurb in html.unescape(shown).replace("\xa0", " ")
        assert answer.headers["link"].startswith(f"</api/tables/{path.partition('/')[2]}/cards>; rel=preload")
    else:
        assert 'rel="preload" as="fetch" crossorigin href="/api/games"' in answer.text


def test_a_table_that_is_not_there_has_a_first_page_too(house: House) -> None:
    for path in ("table/nowhere1", "table/" + "a" * 80, "table/a/b", "review/%27", "table/"):
        answer = house.call(f"../{path}")
        assert answer.status_code == 200
        assert "link" not in answer.headers
        assert "/api/tables" not in answer.text


class Everywhere(House):
    """A server for a home."""

    host = "localhost"


def test_who_serves_a_home_is_told_where_others_find_it(tmp_path: Path) -> None:
    house = Everywhere(tmp_path / "data", "--host", "0.0.0.0")  # the last one said counts
    assert house.process is not None
    assert house.process.stdout is not None
    found = lan_url("0.0.0.0", int(house.address.rpartition(":")[2]))
    if found is not None:  # this machine has a network
        assert house.process.stdout.readline() == f"Other devices on this network can open {found}\n"
    house.stop(signal.SIGTERM)
    assert lan_url("127.0.0.1", 8000) is None
    assert len(qr_code("http://192.0.2.1:8000/").splitlines()) > 10
