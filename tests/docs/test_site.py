"""The docs site: built as ``./dev docs`` builds it, whole, and without anything from elsewhere."""

import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import pytest
from tests.docs.blocks import MADE, PAGES, ROOT, TOP
from tools.docs import build

from skulduggery import api

LINK = re.compile(r"""<(?:a|link|script|img)\b[^>]*?\b(?:href|src)=["']?([^"'\s>]+)""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site, of a copy of the pages."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(ROOT / "docs", folder / "docs")
    build(folder / "docs")
    shutil.copy(ROOT / "zensical.toml", folder)
    (folder / "src").symlink_to(ROOT / "src")
    done = subprocess.run(["zensical", "build", "--strict"], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    return folder / "build" / "docs"


@cache
def names_in(page: Path) -> set[str]:
    """The places in a page that a link can lead to."""
    return set(re.findall(r"""\bid=["']?([^"'\s>]+)""", page.read_text("utf-8")))


def test_every_link_leads_somewhere(site: Path) -> None:
    """Pages and places in them; and nothing is loaded from elsewhere."""
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > len(PAGES)
    for page in pages:
        if page.name == "404.html":
            continue  # its links begin at the top of a server
        text = page.read_text("utf-8")
        assert not re.search(r"""<(script|link|img)\b[^>]*\b(src|href)=["']?(https?:)?//""", text), page
        for link in LINK.findall(text):
            path, _, place = unquote(link).partition("#")
            if "://" in path or path.startswith(("mailto:", "data:")):
                continue
            target = (page.parent / path).resolve() if path else page
            target = target / "index.html" if target.is_dir() else target
            assert target.is_file(), (page.name, link)
            if place and target.suffix == ".html" and "balance" not in target.parts:
                assert place in names_in(target), (page.name, link)


def test_it_can_be_searched_from_disk(site: Path) -> None:
    """Without a server: a word of a page leads to it, and the browser is sent nowhere else."""
    sys.path.append(str(ROOT / "tools"))
    from visit import chromium, find_chromium

    if find_chromium() is None:
        pytest.skip("no chromium: ./dev test says why")
    with chromium() as browser:
        page = browser.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto((site / "index.html").as_uri())
        page.get_by_role("button", name="Search").first.click()
        page.get_by_placeholder("Search").press_sequentially("gauntlets")
        page.locator("a", has_text="Gauntlets and round robins").click()
        page.wait_for_url(re.compile(r"/arena\.html"))
    assert [one for one in asked if not one.startswith(("file:", "data:", "blob:", "about:"))] == []


def test_a_broken_link_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# A page\n\n[gone](nowhere.md)\n")
    (tmp_path / "zensical.toml").write_text('[project]\nsite_name = "x"\n')
    done = subprocess.run(["zensical", "build", "--strict"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode != 0


def test_every_page_is_in_the_navigation() -> None:
    nav = (ROOT / "zensical.toml").read_text("utf-8").partition("\nnav = [")[2].partition("\n]\n")[0]
    named = re.findall(r'"([\w/-]+\.md)"', nav)
    pages = {*PAGES, *[page for page in MADE if page.suffix == ".md"]} - {*TOP}
    assert sorted(named) == sorted([str(page.relative_to(ROOT / "docs")) for page in pages])


def test_pages_made_of_data_are_not_kept_in_git() -> None:
    ignored = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    assert [page for page in MADE if f"/{page.relative_to(ROOT)}" not in ignored] == []


@pytest.mark.parametrize("page", TOP, ids=lambda page: page.name)
def test_links_of_a_page_at_the_top_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        path, _, place = link.partition("#")
        if "://" in path:
            continue
        target = ROOT / path if path else page
        assert target.is_file(), link
        if place:
            headings = re.findall(r"^#+ (.+)$", target.read_text("utf-8"), re.M)
            assert place in [re.sub(r"[^\w -]", "", one).lower().replace(" ", "-") for one in headings], link


def test_the_reference_has_all_of_the_one_door() -> None:
    text = (ROOT / "docs" / "reference" / "api.md").read_text("utf-8")
    assert [name for name in api.__all__ if not re.search(rf"(::: skulduggery\.[\w.]*|`api)\.{name}\b", text)] == []
