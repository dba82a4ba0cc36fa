"""Logging in through a provider: a real OpenID provider in another process, and attackers who try to come back in a
stranger's place."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import httpx
import pytest
from tests.server.house import House, check_sentence, seats
from tests.server.openid import CLIENT, SECRET
from tools import forks
from tools.services import ASKING, PATIENCE

HERE = "/api/account/with/Example"
LOCAL = {"AUTHLIB_INSECURE_TRANSPORT": "1", "NO_PROXY": "127.0.0.1"}


class OpenHouse(House):
    """A server that knows the provider."""

    environment: ClassVar[dict[str, str]] = LOCAL


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server and the provider."""
    folder = tmp_path_factory.mktemp("openid")
    command = [sys.executable, str(Path(__file__).with_name("openid.py"))]
    provider = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ) | LOCAL)
    assert provider.stdout is not None
    issuer = provider.stdout.readline().strip()
    named = folder / "providers.toml"
    named.write_text(f'[Example]\nissuer = "{issuer}"\nclient = "{CLIENT}"\nsecret = "{SECRET}"\n')
    one = OpenHouse(folder / "data", "--openid", str(named))
    yield one
    one.stop(signal.SIGTERM)
    provider.terminate()
    provider.wait(PATIENCE)
    provider.stdout.close()
    assert SECRET not in one.faults()


def browser(house: House) -> httpx.Client:
    """One that goes nowhere by itself."""
    return httpx.Client(base_url=house.address, **ASKING)


def granted(one: httpx.Client, user: str) -> str:
    """Log in at the provider. Return the address that it sends the browser back to."""
    there = one.get(HERE)
    assert there.status_code in (302, 303, 307), there.text
    asked = there.headers["location"]
    for needed in ("state=", "nonce=", "code_challenge=", "code_challenge_method=S256", "scope=openid"):
        assert needed in asked
    back: str = one.get(f"{asked}&as={user}").headers["location"]
    return back


def who(one: httpx.Client) -> str | None:
    """As whom a browser is logged in."""
    account = one.get("/api/account").json()["account"]
    return account and str(account["name"])


def test_in_by_a_provider(open_house: House) -> None:
    """A first log-in makes an account with the provider's name or one like it; later ones, on any device, find it
    again.

    Its seats are found there. A person who is logged in gets another way in.
    """
    with browser(open_house) as ada, browser(open_house) as phone, browser(open_house) as other:
        assert ada.get("/api/account").json()["providers"] == ["Example"]
        home = ada.get(granted(ada, "Ada"))
        assert home.headers["location"] == "/account"
        assert who(ada) == "Ada"
        new = {"game": "crooks", "seats": seats("me", "open")}
        id = ada.post("/api/tables", json=new).json()["table"]
        phone.get(granted(phone, "Ada"))
        assert who(phone) == "Ada"
        assert phone.post(f"/api/tables/{id}/seat", json={}).json()["seat"] == 0
        assert phone.get("/api/account").json()["account"]["password"] is False
        assert len(phone.get("/api/account/data").json()["identities"]) == 1
        wrong = {"name": "Ada", "password": "anything at all, really"}
        assert other.post("/api/account/log-in", json=wrong).status_code == 403
        taken = {"name": "Bea", "password": "correct horse battery staple"}
        assert other.post("/api/accounts", json=taken).status_code == 201
        other.get(granted(other, "Bea"))
        assert who(other) == "Bea"
        with browser(open_house) as again, browser(open_house) as stranger:
            again.get(granted(again, "Bea"))
            assert who(again) == "Bea", "linked, no second one"
            stranger.get(granted(stranger, "ADA%20"))
            assert who(stranger) == "ADA 2", "a name that looks like another's gets a number"
        assert other.get("/api/account").json()["account"]["providers"] == ["Example"]
        assert other.post("/api/account/providers/end", json={"provider": "Example"}).json()["providers"] == []
        with browser(open_house) as later:
            later.get(granted(later, "Bea"))
            assert who(later) == "Bea 2", "no longer a way in for her"
        only = phone.post("/api/account/providers/end", json={"provider": "Example"})
        assert (only.status_code, only.json()["code"]) == (409, "last-way")
        assert phone.get("/api/account").json()["account"]["providers"] == ["Example"]
        assert phone.post("/api/account/delete", json={"password": None}).status_code == 200
        assert who(ada) is None


@pytest.mark.parametrize("user", ["wrong-nonce", "wrong-aud", "wrong-iss"])
def test_tokens_for_others_are_no_good(open_house: House, user: str) -> None:
    with browser(open_house) as one:
        assert one.get(granted(one, user)).headers["location"] == "/account?refused=provider"
        assert who(one) is None


def test_nobody_comes_back_in_anothers_place(open_house: House) -> None:
    """Another browser, another state, another's code, a code once more, no cookie, garbage: nobody is logged in."""
    with browser(open_house) as mallory, browser(open_house) as victim:
        theirs = granted(mallory, "Mallory")
        assert victim.get(theirs).headers["location"] == "/account?refused=provider", "log-in of a stranger, planted"
        mine = granted(victim, "Ada")
        code = httpx.URL(theirs).params["code"]
        state = httpx.URL(mine).params["state"]
        swapped = victim.get(f"{HERE}/back", params={"code": code, "state": state})
        assert swapped.headers["location"] == "/account?refused=provider", "the code belongs to another verifier"
        assert who(victim) is None
        mine = granted(victim, "Ada")
        stolen = mallory.get(mine)
        assert stolen.headers["location"] == "/account?refused=provider"
        assert victim.get(mine).headers["location"] == "/account"
        assert victim.get(mine).headers["location"] == "/account?refused=provider", "once"
        for garbage in ("", "x", "e30=", "bnVsbA=="):
            mallory.cookies.set("skulduggery-asked", garbage)
            assert mallory.get(f"{HERE}/back?code=x&state=x").headers["location"] == "/account?refused=provider"
        assert who(mallory) is None
        assert victim.get("/api/account/with/nobody").headers["location"] == "/account?refused=nowhere"


@pytest.mark.parametrize(
    "text", ["[x", "[Example]\nissuer = 5", '[A]\nissuer = "http://evil.example"\nclient = "c"\nsecret = "s"\n', None]
)
def test_a_file_that_names_no_providers(tmp_path: Path, text: str | None) -> None:
    """One sentence, before anything is served."""
    if text is not None:
        (tmp_path / "p.toml").write_text(text)
    out = forks.run("serve", "--port", "0", "--data", str(tmp_path / "d"), "--openid", str(tmp_path / "p.toml"))
    assert out.returncode == 2
    check_sentence(out.stderr.strip())
