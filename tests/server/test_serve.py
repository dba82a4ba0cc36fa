"""``skulduggery serve`` as a command, and the OpenAPI document."""

import signal
import socket
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, check_sentence
from tools import forks

from skulduggery.server.operations.timeouts import USUAL, Timeouts

CALLS = {
    ("get", "/api/games"),
    ("get", "/api/games/{game}/cards"),
    ("get", "/api/lab/{game}"),
    *{("post", f"/api/lab/{what}") for what in ("file", "look", "save", "runs")},
    ("get", "/api/lab/runs/{run}"),
    ("post", "/api/lab/runs/{run}/stop"),
    ("get", "/api/tables"),
    ("post", "/api/tables"),
    ("get", "/api/tables/{id}"),
    ("get", "/api/tables/{id}/cards"),
    ("get", "/api/tables/{id}/record"),
    ("post", "/api/lessons"),
    ("get", "/api/tables/{id}/lesson"),
    ("post", "/api/tables/{id}/hint"),
    ("post", "/api/tables/{id}/without"),
    ("post", "/api/tables/{id}/review"),
    *{(method, "/api/tables/{id}/decisions/{step}") for method in ("get", "post")},
    ("get", "/api/tables/{id}/log"),
    ("post", "/api/tables/{id}/continue"),
    *{
        ("post", f"/api/tables/{{id}}/{what}")
        for what in ("seat", "seats", "settings", "ready", "claim", "mute", "report", "report-player", "block")
    },
    *{("get", f"/api/{what}") for what in ("blocks", "companions", "account/invitations")},
    *{("post", f"/api/{what}") for what in ("blocks", "blocks/end", "account/invitations/decline")},
    ("get", "/api/tables/{id}/notes"),
    ("get", "/api/tables/{id}/turn"),
    *{("get", f"/api/{what}") for what in ("leaderboard/{game}", "people", "account/profile")},
    ("post", "/api/account/listing"),
    *{("post", f"/api/tables/{{id}}/{what}") for what in ("notes", "notes/stop", "notes/stop/{letters}")},
    *{("post", f"/api/tables/{{id}}/{what}") for what in ("undo", "agree", "decline", "resign", "back")},
    *{("post", f"/api/tables/{{id}}/{what}") for what in ("invite", "answer")},
    ("get", "/api/bot/tables"),
    *{("post", f"/api/{what}") for what in ("bot/decline", "account/bot", "account/bot/token", "account/bot/revoke")},
    ("post", "/api/accounts"),
    ("get", "/api/account"),
    *{("get", f"/api/account/{what}") for what in ("data", "sessions", "tables")},
    *{
        ("post", f"/api/account/{what}")
        for what in ("delete", "log-in", "log-out", "password", "recover", "sessions/end", "providers/end")
    },
    *[("post", f"/api/tables/{{id}}/{w}") for w in ("join", "start", "end", "open", "leave", "take-over", "rematch")],
}


def refused(*arguments: str) -> str:
    """A command that can't be carried out: one sentence, exit code 2."""
    done = forks.run("serve", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    check_sentence(done.stderr.strip())
    return done.stderr


def test_what_cannot_be_served(tmp_path: Path, house: House) -> None:
    """A port that is taken or none, a folder that can't be used or is in use: one sentence, exit code 2."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "taken" in refused("--port", port, "--data", str(tmp_path / "data"))
    refused("--port", "70000", "--data", str(tmp_path / "data"))
    refused("--host", "no.such.host.invalid", "--data", str(tmp_path / "data"))
    (tmp_path / "file").write_text("no folder")
    refused("--port", "0", "--data", str(tmp_path / "file"))
    assert "Another server" in refused("--port", "0", "--data", str(house.data))
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "tables.sqlite").write_text("this is no database" * 100)
    refused("--port", "0", "--data", str(tmp_path / "bad"))


@pytest.mark.parametrize("value", ["0.4", "-1", "61", "nan", "inf"])
@pytest.mark.parametrize("command", [["serve"], ["work", "--bus", "redis://127.0.0.1:1/0"]])
def test_a_time_that_is_too_short_or_too_long(command: list[str], value: str) -> None:
    """One sentence, exit code 2."""
    done = forks.run(*command, "--within", value)
    assert (done.returncode, done.stdout) == (2, "")
    check_sentence(done.stderr.strip())
    assert "from 0.5 to 60" in done.stderr


@pytest.mark.parametrize("name", ["A", "a.b", "a/b", "a b", "x" * 33, "é", "a&at=b"])
def test_a_name_that_fits_no_address(name: str) -> None:
    assert "a-z, 0-9 and -" in refused("--name", name)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--proxy", "nginx"),
        ("--proxy", "10.0.0.0/8"),
        ("--origin", "example.org"),
        ("--origin", "https://example.org/"),
        ("--calls", "19"),
        ("--offline", "docs"),
        ("--metrics", "9100"),
    ],
)
def test_a_value_that_would_be_of_no_use(option: str, value: str, tmp_path: Path) -> None:
    """The sentence names the option and the value, and shows what would be right."""
    said = refused(option, value, "--port", "0", "--data", str(tmp_path / "data"))
    assert said.startswith(f"{option} can't be ")
    assert value in said


@pytest.mark.parametrize("command", ["serve", "work"])
def test_a_time_that_is_no_number(command: str) -> None:
    done = forks.run(command, "--within", "soon")
    assert (done.returncode, done.stdout) == (2, "")
    assert "argument --within: invalid float value: 'soon'" in done.stderr


def test_waits_are_parts_of_one_setting() -> None:
    """The usual ones, which the page for hosts names, and those of a shorter time."""
    parts = ["statement", "lock", "idle", "connect", "cut", "lease", "renewed", "sought", "beat"]
    parts += ["told", "alive", "lost", "thought"]
    waits = {seconds: [getattr(Timeouts(seconds), part) for part in parts] for seconds in (5.0, 0.5)}
    assert Timeouts() == USUAL == Timeouts(5.0)
    assert waits[5.0] == [4, 2, 10, 2, 6, 5, 1, 8, 1, 30, 1, 3, 30]
    assert waits[0.5] == pytest.approx([0.4, 0.2, 1, 2, 0.6, 0.5, 0.1, 0.8, 0.1, 3, 0.1, 1, 3])


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_when_told_to(tmp_path: Path, how: signal.Signals) -> None:
    """Ctrl-C and a plain kill end it cleanly, with exit code 0 and nothing on standard error."""
    one = House(tmp_path / "data")
    assert one.process is not None
    assert one.get("tables") == []
    one.stop(how)
    assert one.process.returncode == 0
    assert one.faults() == ""


def references(value: Any) -> list[str]:
    """Every $ref in a document."""
    if isinstance(value, dict):
        own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return own + [one for inner in value.values() for one in references(inner)]
    return [one for inner in value for one in references(inner)] if isinstance(value, list) else []


def test_openapi(house: House) -> None:
    """The document lists exactly the calls; each reference leads somewhere; the socket's messages are there."""
    document = house.get("openapi.json")
    assert document["openapi"].startswith("3.1")
    found = {(method, path) for path, item in document["paths"].items() for method in item}
    assert found == CALLS
    schemas = document["components"]["schemas"]
    assert {one.removeprefix("#/components/schemas/") for one in references(document)} <= set(schemas)
    assert {"ToClient", "FromClient", "StateSent", "AnswerSaid", "CrooksView", "TableInfo"} <= set(schemas)
    for path, item in document["paths"].items():
        for operation in item.values():
            given = {one["name"] for one in operation.get("parameters", ()) if one["in"] == "path"}
            assert given == {part.strip("{}") for part in path.split("/") if part.startswith("{")}
            assert any(code.startswith("2") for code in operation["responses"])
