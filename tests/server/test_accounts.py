"""Accounts: logging in and being refused; how secrets are stored; sessions that end."""

import sqlite3
from pathlib import Path

import pytest
from tests.server.house import House
from tests.server.people import GOOD, OTHER, QUICK, Browser, Town, play

from skulduggery.server.accounts import auth, credentials
from skulduggery.server.accounts.credentials import Passwords
from skulduggery.server.accounts.sessions import LAST
from skulduggery.server.settings import Settings

POSTS = (
    "accounts", "account/log-in", "account/log-out", "account/recover", "account/password", "account/sessions/end",
    "account/delete",
)  # fmt: skip


def test_up_in_and_out(tmp_path: Path) -> None:
    """With name and password on any device, however the name is typed; after that nobody is anybody there."""

    async def scene(town: Town) -> None:
        ada, phone = town.browser(), town.browser()
        assert await ada.who() is None
        await ada.sign_up("  Ada   Lovelace ")
        assert await ada.who() == "Ada Lovelace"
        assert (await phone.log_in("ada LOVELACE")).status_code == 200
        assert await phone.who() == "Ada Lovelace"
        assert len({ada.kept, phone.kept}) == 2
        before = ada.kept
        await ada.done("account/log-out", {})
        assert (ada.kept, await ada.who(), await phone.who()) == ("", None, "Ada Lovelace")
        ada.client.cookies.set("skulduggery", before)
        assert await ada.who() is None

    play(tmp_path, scene)


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short one", "password"), ("x" * 201, "password"), ("1234567890", "common-password"),
        ("qwertyuiop", "common-password"), ("passwordpassword", "common-password"), ("Ada Lovelace", "common-password"),
        ("skulduggery1", "common-password"), ("aaaaaaaaaaaaaaaa", "common-password"),
    ],
)  # fmt: skip
def test_bad_passwords(tmp_path: Path, password: str, code: str) -> None:
    async def scene(town: Town) -> None:
        one = town.browser()
        assert await one.refused("accounts", {"name": "Ada Lovelace", "password": password}) == (422, code)
        await one.sign_up("Ada Lovelace")
        assert await one.refused("account/password", {"old": GOOD, "password": password}) == (422, code)

    play(tmp_path, scene)


def test_a_name_is_nobody_elses(tmp_path: Path) -> None:
    """Nor a name that looks like it, in any alphabet. Invalid names are refused."""

    async def scene(town: Town) -> None:
        await town.browser().sign_up("Сара")
        for name in ("Сара", "CAPA", "capa", "C a p a", "Cápa"):
            body = {"name": name, "password": GOOD}
            assert await town.browser().refused("accounts", body) == (409, "name-taken"), name
        for name in ("", "x" * 41, "a\u202eb", "\u2800"):
            assert await town.browser().refused("accounts", {"name": name, "password": GOOD}) == (422, "name")

    play(tmp_path, scene)


def test_what_is_kept_of_secrets(house: House) -> None:
    """Of password, session and recovery code nothing lies on disk that would be good for anything; argon2id as it is
    meant to be used; and over http the cookie is out of reach of scripts and of other sites."""
    answer = house.call("accounts", {"name": "Eve Exact", "password": GOOD})
    token, code = answer.cookies["skulduggery"], answer.json()["code"]
    made = answer.headers["set-cookie"].lower()
    assert "httponly" in made
    assert "samesite=lax" in made
    assert "path=/" in made
    assert "domain" not in made
    with sqlite3.connect(f"file:{house.data / 'tables.sqlite'}?mode=ro", uri=True) as file:
        everything = "\n".join(file.iterdump())
        (kept,) = file.execute("select password from accounts where name = 'Eve Exact'").fetchone()
    file.close()
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    for secret in (GOOD, token, code, code.replace("-", "")):
        assert secret not in everything
        assert secret.encode().hex() not in everything.lower()
    assert len(token) == 43, "256 bits"
    assert len({*token}) > 10


def test_under_https_the_cookie_is_the_hosts_own(tmp_path: Path) -> None:
    async def scene(town: Town) -> None:
        answer = await town.browser().call("accounts", {"name": "Ada", "password": GOOD})
        made = answer.headers["set-cookie"]
        assert made.startswith("__Host-skulduggery=")
        assert "Secure" in made
        assert "Path=/;" in made

    play(tmp_path, scene, Settings(calls_a_minute=100_000, secure=True))


def test_nobody_learns_which_names_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wrong password, no such name, an account without a password: the same answer, to the letter, after one
    verification; the recovery code likewise, after one hash."""
    work: list[str] = []
    for name in ("_fit", "_kept"):

        def counted(
            self: Passwords, *given: object, true: object = getattr(Passwords, name), name: str = name
        ) -> object:
            work.append(name)
            return true(self, *given)  # type: ignore[operator]

        monkeypatch.setattr(Passwords, name, counted)

    async def scene(town: Town) -> None:
        await town.browser().sign_up("Ada")
        for path, more, kind in (
            ("log-in", {"password": OTHER}, "_fit"),
            ("recover", {"code": "aaaaa-bbbbb", "password": OTHER}, "_kept"),
        ):
            answers = set()
            for name in ("Ada", "Nobody", "x" * 5000, ""):
                work.clear()
                one = town.browser()
                answer = await one.call(f"account/{path}", {"name": name, **more})
                answers.add((answer.status_code, answer.text, "set-cookie" in answer.headers))
                assert work == [kind], name
            ((status, _, cookie),) = answers
            assert (status, cookie) == (403, False)

    play(tmp_path, scene)


def test_who_guesses_has_to_wait(tmp_path: Path) -> None:
    """An address, or a name from many addresses, has a few tries at once, then a few an hour, right or wrong.

    A person who is logged in stays so, and a recovery code lets its owner in.
    """
    time = 0.0

    async def scene(town: Town) -> None:
        nonlocal time
        ada = town.browser()
        code = await ada.sign_up("Ada")

        async def tries(name: str, address: str, password: str = OTHER) -> int:
            for count in range(100):
                body = {"name": name, "password": password}
                answer = await town.browser().call("account/log-in", body, **{"X-Forwarded-For": address})
                if answer.status_code == 429:
                    assert answer.json()["code"] == "tries"
                    return count
                assert answer.status_code == (200 if password == GOOD else 403)
            raise AssertionError("there is no limit")

        assert await tries("Ada", "192.0.2.1") == 10
        assert await tries("Ada", "192.0.2.2", GOOD) == 0, "from elsewhere too, and with the right one"
        assert await tries("ada ", "192.0.2.3") == 0, "by another spelling too"
        assert await tries("Bea", "192.0.2.4") == 10
        assert await tries("Cleo", "192.0.2.4") == 9, "one address: twenty names or tries, one of them was refused"
        assert await ada.who() == "Ada"
        body = {"name": "Ada", "code": code, "password": GOOD}
        assert (await town.browser().call("account/recover", body)).status_code == 200
        time += 3600
        assert await tries("Ada", "192.0.2.5") == 10
        signing = [
            await town.browser().call(
                "accounts", {"name": f"Guest {n}", "password": GOOD}, **{"X-Forwarded-For": "192.0.2.9"}
            )
            for n in range(4)
        ]
        assert [one.status_code for one in signing] == [201, 201, 201, 429]

    settings = Settings(calls_a_minute=200, proxies=("127.0.0.1",))
    play(tmp_path, scene, settings, lambda: time)


def test_many_at_once_are_not_all_hashed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes memory, so when many wait, further people are told to come back later."""
    monkeypatch.setattr(credentials, "WAITING", 0)

    async def scene(town: Town) -> None:
        assert (await town.browser().log_in("Ada")).json()["code"] == "tries"

    play(tmp_path, scene)


def test_a_session_that_somebody_planted_is_nobodys(tmp_path: Path) -> None:
    """A token that was in the cookie before log-in is never taken over: there is a new one, and the old one is over."""

    async def scene(town: Town) -> None:
        mallory, ada = town.browser(), town.browser()
        ada.client.cookies.set("skulduggery", "planted" * 6)
        await ada.sign_up("Ada")
        assert "planted" not in ada.client.cookies.jar._cookies["127.0.0.1"]["/"]["skulduggery"].value
        await mallory.sign_up("Mallory")
        planted = mallory.kept
        victim = town.browser()
        victim.client.cookies.set("skulduggery", planted)
        body = {"name": "Ada", "password": GOOD}
        taken = await victim.client.post("/api/account/log-in", json=body, headers={"Origin": victim.origin})
        assert taken.cookies["skulduggery"] != planted
        assert await mallory.who() is None, "the planted session is over, and was never Ada's"

    play(tmp_path, scene)


def test_pages_of_others_do_nothing_with_a_cookie(tmp_path: Path) -> None:
    """Every call that changes something, with the victim's cookie, from another origin or as a form: refused."""

    async def scene(town: Town) -> None:
        ada = town.browser()
        await ada.sign_up("Ada")
        for path in POSTS:
            for origin in ("https://evil.example", "null", "http://127.0.0.1"):
                assert await ada.refused(path, {}, Origin=origin) == (403, "other-page"), path
            headers = {"Origin": ada.origin, "Content-Type": "application/x-www-form-urlencoded"}
            form = await ada.client.post(f"/api/{path}", content="name=Ada", headers=headers)
            assert form.status_code == 415, path
            assert (await ada.client.get(f"/api/{path}")).status_code in (200, 405)
        assert await ada.who() == "Ada"
        assert not any(name.startswith("access-control") for name in (await ada.call("account/data")).headers)

    play(tmp_path, scene)


async def sessions(one: Browser) -> list[dict[str, object]]:
    """The sessions that a browser is told of."""
    out: list[dict[str, object]] = (await one.call("account/sessions")).json()
    return out


def test_sessions_end(tmp_path: Path) -> None:
    """Another one by its id, all others at once, all others with the password or by the recovery code."""

    async def scene(town: Town) -> None:
        ada, phone, lost = town.browser(), town.browser(), town.browser()
        code = await ada.sign_up("Ada")
        for one in (phone, lost):
            one.client.headers["User-Agent"] = f"Phone\x01{'x' * 5000}" if one is phone else "Tablet"
            await one.log_in("Ada")
        listed = await sessions(ada)
        assert sorted(str(one["agent"])[:6] for one in listed)[:2] == ["Phonex", "Tablet"]
        assert max(len(str(one["agent"])) for one in listed) == 200
        assert [one["this"] for one in listed].count(True) == 1
        tokens = [ada.kept, phone.kept, lost.kept]
        assert not any(str(one["id"]) in token for one in listed for token in tokens)
        gone = next(one["id"] for one in listed if one["agent"] == "Tablet")
        await ada.done("account/sessions/end", {"id": gone})
        assert [await one.who() for one in (ada, phone, lost)] == ["Ada", "Ada", None]
        mallory = town.browser()
        await mallory.sign_up("Mallory")
        there = next(one["id"] for one in listed if one["this"])
        await mallory.done("account/sessions/end", {"id": there})
        assert await ada.who() == "Ada", "only one's own"
        await lost.log_in("Ada")
        await ada.done("account/sessions/end", {})
        assert [await one.who() for one in (ada, phone, lost)] == ["Ada", None, None]
        await phone.log_in("Ada")
        assert await ada.refused("account/password", {"old": OTHER, "password": OTHER}) == (403, "password-wrong")
        before = ada.kept
        await ada.done("account/password", {"old": GOOD, "password": OTHER})
        assert [await one.who() for one in (ada, phone)] == ["Ada", None]
        assert ada.kept != before
        assert (await phone.log_in("Ada")).status_code == 403
        new = (await lost.done("account/recover", {"name": "Ada", "code": code.upper(), "password": GOOD}))["code"]
        assert [await one.who() for one in (ada, lost)] == [None, "Ada"]
        again = {"name": "Ada", "code": code, "password": OTHER}
        assert await town.browser().refused("account/recover", again) == (403, "recovery")
        assert new != code

    play(tmp_path, scene)


def test_old_sessions_end_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After ninety days unseen; and of more than twenty the one that was not seen for longest."""
    now = 1e9
    monkeypatch.setattr(auth.Authenticator.__init__, "__defaults__", (lambda: now,))

    async def scene(town: Town) -> None:
        nonlocal now
        ada, phone = town.browser(), town.browser()
        await ada.sign_up("Ada")
        await phone.log_in("Ada")
        now += LAST - 1
        assert await ada.who() == "Ada"
        now += 2
        assert [await one.who() for one in (ada, phone)] == ["Ada", None]
        for _ in range(25):
            now += 1
            await town.browser().log_in("Ada")
        assert await ada.who() is None
        last = town.browser()
        await last.log_in("Ada")
        assert len(await sessions(last)) == 20

    play(tmp_path, scene, QUICK)
