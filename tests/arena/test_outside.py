"""Bots from outside: classes, processes, programs at addresses; the documents that they are sent, and how bad ones are
treated."""

import json
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest
from tests.moments import moments
from websockets.sync.server import ServerConnection, serve

from skulduggery import api
from skulduggery.api import BadInput, Rng
from skulduggery.arena.matches.bot_game import forfeited, named
from skulduggery.arena.matches.external_bots import Talk, Visitor, identity, talks
from skulduggery.arena.matches.match import Seating, match
from skulduggery.cli.main import main
from skulduggery.documents.programs import Hearing
from skulduggery.record import Record

EXAMPLE = f"process:{shlex.quote(sys.executable)} examples/lines_bot.py"
BOT = """
class First:
    version = "{version}"

    def __init__(self, seed):
        self.seed = seed

    def choose(self, info, ask, past):
        return {answer}
"""
HERE = '{"t":"hello","name":"shell","version":"1"}'


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    yield
    talks.close()
    identity.cache_clear()


def written(path: Path, answer: str = "ask.options[0]", version: str = "") -> str:
    """A file with a bot in it, and its spec."""
    path.write_text(BOT.format(answer=answer, version=version))
    return f"{path}:First"


def shell(script: str, more: str = "") -> str:
    """A program that says who it is, and then this."""
    return f"process:sh -c {shlex.quote(f'read l; echo {shlex.quote(HERE)}; {script}')}{more}"


def played(capsys: pytest.CaptureFixture[str], game: str, bot: str, *more: str) -> dict[str, Any]:
    """A short match by the command."""
    given = ["arena", game, "--bot", bot, "--against", "random", "--deals", "2", "--workers", "1", "--json", *more]
    assert main(given) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_a_class_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = played(capsys, "crooks", written(tmp_path / "mine.py"))
    assert (found["games"], found["acts"]["forfeits"], found["faults"]) == (4, 0, [])


def test_a_class_in_a_simulation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Beside house bots, the same for any number of workers. A bot that forfeits has lost, and the output says why."""
    mine, bad = written(tmp_path / "mine.py"), written(tmp_path / "bad.py", "1 / 0")

    def simulated(bot: str, *more: str) -> str:
        assert main(["simulate", "crooks", "--seats", bot, "random", "random", "--games", "6", *more]) == 0
        return capsys.readouterr().out

    alone, both = (json.loads(simulated(mine, "--json", "--workers", workers)) for workers in "12")
    assert alone | {"seconds": 0} == both | {"seconds": 0}
    assert (sum(alone["wins"]), alone["faults"]) == (6, [])
    found = json.loads(simulated(bad, "--json"))
    assert (found["wins"][0], len(found["faults"])) == (0, 6)
    assert "Forfeited 6 games" in simulated(bad)
    assert main(["simulate", "crooks", "--seats", f"{tmp_path}/none.py:First", "random"]) == 2
    assert "none.py can't be loaded" in capsys.readouterr().err


def test_a_class_in_a_module(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    """It may lie in the folder that one is in; it is given the information state and the question of its seat."""
    written(tmp_path / "our_bots.py", "ask.options[0] if info.seat == ask.seat else 1 / 0")
    monkeypatch.chdir(tmp_path)
    found = played(capsys, "crooks", "our_bots:First")
    assert (found["acts"]["forfeits"], found["faults"]) == (0, [])


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("nowhere.py:First", "nowhere.py can't be loaded: there is no such file."),
        ("json:loads", "json has no class loads with a method choose(info, ask, past)."),
        ("sampler.py", "names no class; write the class after a colon, as in sampler.py:Careful."),
        ("process:", "process: names no command; write 'process:python3 my_bot.py'."),
        ("process:./no-such-program", "process:./no-such-program can't be started: "),
        ("process:true", "process:true ended with code 0."),
        ("process:echo hello", "process:echo hello sent 'hello', which is not an answer: "),
        ("http://", "http:// is not an address; write it like http://localhost:8000/bot."),
        (
            "http://me:secret@localhost/",
            "The address contains a token, which others could read; put it into the variable SKULD",
        ),
        ("http://127.0.0.1:1/bot", "http://127.0.0.1:1/bot can't be reached: "),
        ("ws://127.0.0.1:1/bot", "ws://127.0.0.1:1/bot can't be reached: "),
        (f"{EXAMPLE},open", "can't play with open cards; only a search can, such as flat:rollouts=100."),
    ],
)
def test_who_is_not_there(spec: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence, and nothing is played."""
    assert main(["arena", "crooks", "--bot", spec, "--against", "random", "--workers", "1"]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(("game", "seats"), [("crooks", 3), ("scoundrels", 2), ("mayhem", 3)])
def test_a_program_is_sent_what_its_seat_knows(game: str, seats: int) -> None:
    """Another deal and other hidden answers that the seat can't tell from the real ones: to the byte the same lines."""
    luck = Rng(8)
    for record, ask, info in moments(game, seats, 2, 4, serial=True):
        other = record.redeal_history(ask.seat, luck)
        again = api.question(api.infostate(other.state, ask.seat))
        mine = msgspec.json.encode(Hearing(ask.seat).news(record, ask))
        assert msgspec.json.encode(Hearing(ask.seat).news(other, again)) == mine
        assert info.seat == ask.seat


def test_a_process_plays_with_any_number_of_workers(tmp_path: Path) -> None:
    """Its games are independent: the same seeds give the same figures, and a stored run goes on."""
    bot = shell(ECHO)
    seating = Seating("crooks", bot, ("heuristic", bot), seed=4)
    store = tmp_path / "kept.db"
    match(seating, 2, store, workers=1)
    both = [match(seating, 4, store, workers=2), match(seating, 4, workers=1)]
    for one in both:
        one.ms = one.acts.thought = 0
    assert both[0] == both[1]
    assert both[0].acts.forfeits == 0


ECHO = (
    "while read -r l; do case $l in "
    '*\'"ask":{"id":"\'*) r=${l#*\'"ask":{"id":"\'}; i=${r%%\\"*}; w=${r#*\'"words":\'}; w=${w%%\\}*}; '
    'echo "{\\"t\\":\\"answer\\",\\"ask\\":\\"$i\\",\\"words\\":$w}";; esac; done'
)
"""The first option, without a reader of JSON."""


@pytest.mark.parametrize("game", ["crooks", "scoundrels", "mayhem"])
def test_the_example_plays_each_game_to_its_end(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = played(capsys, game, EXAMPLE, "--deals", "1")
    assert (found["games"], found["acts"]["forfeits"], found["faults"]) == (2, 0, [])


@pytest.mark.parametrize(
    ("script", "more", "said"),
    [
        ("read l; read l; exit 7", "", "ended with code 7."),
        ("read l; read l; echo 'I pass'; cat", "", "sent 'I pass', which is not an answer: "),
        ('read l; read l; echo \'{"t":"hello","name":"x","version":"1"}\'; cat', "", "did not answer the question "),
        ('read l; read l; echo \'{"t":"answer","ask":"1","words":["fly"]}\'; cat', "", "fly"),
        ('read l; read l; echo \'{"t":"answer","ask":"1","words":["hire","99"]}\'; cat', "", "99"),
        ("read l; read l; sleep 60", ",seconds=0.3", "didn't answer within 0.3 s."),
        ("read l; read l; head -c 70000 /dev/zero | tr '\\0' x; sleep 60", "", "sent more than 65536 bytes."),
    ],
)
def test_a_program_that_goes_wrong_forfeits(
    script: str, more: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence gives the reason; the lost game counts, and the next game starts afresh."""
    bot = shell(script, more)
    found = played(capsys, "crooks", bot, "--deals", "1")
    assert (found["games"], found["acts"]["forfeits"], found["share"]) == (2, 2, 0.0)
    assert len(found["faults"]) == 1
    assert found["faults"][0].startswith(bot)
    assert said in found["faults"][0]


def test_a_class_that_goes_wrong_forfeits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = played(capsys, "crooks", written(tmp_path / "wrong.py", "1 / 0"))
    assert (found["acts"]["forfeits"], found["share"]) == (4, 0.0)
    assert "First raised ZeroDivisionError: 'division by zero' in line 9." in found["faults"][0]
    found = played(capsys, "crooks", written(tmp_path / "illegal.py", "10 ** 9"))
    assert "answered 1000000000 to 'recruit', which is not one of the options." in found["faults"][0]


def test_what_who_forfeits_had_won_is_the_others() -> None:
    assert forfeited([0.5, 0.5], [False, False]) == [0.5, 0.5]
    assert forfeited([1.0, 0.0, 0.0], [True, False, False]) == [0.0, 0.5, 0.5]
    assert forfeited([0.5, 0.25, 0.25], [True, False, False]) == [0.0, 0.5, 0.5]
    assert forfeited([0.0, 1.0], [True, True]) == [0.0, 1.0]


def test_versions_never_mix(tmp_path: Path) -> None:
    """A class by its file, a program by what it says; our own bots are kept as ever."""
    assert named("trees:rollouts=4,plain") == "trees:rollouts=4,plain"
    names = set()
    for answer, version in [("1", ""), ("2", ""), ("2", "b")]:
        path = tmp_path / f"{len(names)}.py"
        names.add(named(written(path, answer, version)).replace(path.name, ""))
    assert len(names) == 3
    assert named(f"{EXAMPLE},seconds=5,plain") == f"{EXAMPLE},seconds=5 is least often 1,plain"


def first(said: dict[str, Any], which: int = 0) -> dict[str, Any] | None:
    """Return the first answer of a program at an address."""
    if said["t"] == "hello":
        return {"t": "hello", "name": "far", "version": "3"}
    ask = said.get("ask")
    return ask and {"t": "answer", "ask": ask["id"], "words": ask["options"][which]["words"]}


class Caller(BaseHTTPRequestHandler):
    """A program at an address that requires a token."""

    def do_POST(self) -> None:
        said = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        fine = self.headers.get("Authorization") == "Bearer sesame" and self.headers["Line"]
        answer = first(said) if fine else None
        body = json.dumps(answer).encode() if answer else b""
        self.send_response(200 if answer else 204 if fine else 401)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


def talking(socket: ServerConnection) -> None:
    """The same on a socket."""
    assert socket.request is not None
    if socket.request.headers.get("Authorization") != "Bearer sesame":
        socket.close(4401, "no")
        return
    for text in socket:
        if answer := first(json.loads(text)):
            socket.send(json.dumps(answer))


@contextmanager
def calls() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Caller)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/bot"
    server.shutdown()
    server.server_close()


@contextmanager
def sockets() -> Iterator[str]:
    with serve(talking, "127.0.0.1", 0, compression=None) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"ws://127.0.0.1:{server.socket.getsockname()[1]}/bot"
        talks.close()
        server.shutdown()


@pytest.mark.parametrize("there", [calls, sockets])
def test_a_program_at_an_address(there: Any, capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    """It is shown the token that is for its address, and no other; the token stands in no result."""
    with there() as address:
        place = address.split("/")[2]
        monkeypatch.setenv("SKULDUGGERY_BOT_TOKENS", f"elsewhere=wrong {place}=sesame")
        found = played(capsys, "crooks", address)
        assert (found["acts"]["forfeits"], found["faults"]) == (0, [])
        assert "sesame" not in json.dumps(found) + named(address)
        talks.close()
        identity.cache_clear()
        monkeypatch.setenv("SKULDUGGERY_BOT_TOKENS", "elsewhere=sesame")
        with pytest.raises(BadInput, match=r"answered with status 401|can't be reached|4401"):
            match(Seating("crooks", address, ("random",)), 1, workers=1)


PAGE = Path("docs/bot-api.md")
REST = {"...": "..."}


class Scripted:
    """A line to somebody who takes the last option, and what went over it, as the page shows it."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def shown(self, text: bytes) -> dict[str, Any]:
        said: dict[str, Any] = json.loads(text)
        short: dict[str, Any] = {part: {"game": "crooks", **REST} for part in ("view", "cards") if said.get(part)}
        short |= {"digest": "..."} if "digest" in said else {}  # another one with every change of the rules
        self.lines.append(f"> {json.dumps(said | short)}")
        return said

    def say(self, text: bytes, seconds: float) -> None:
        self.shown(text)

    def ask(self, text: bytes, seconds: float) -> bytes:
        answer = json.dumps(first(self.shown(text), -1))
        self.lines.append(f"< {answer}")
        return answer.encode()

    def close(self) -> None:
        pass


def test_the_session_on_the_page_is_a_true_one() -> None:
    """Its beginning and its end, word for word except for views and cards."""
    line = Scripted()
    spec = "process:of the page"
    talks.give(spec, talk := Talk(line, 1))
    talks.all.append(talk)
    record = Record(api.make_rules("crooks", 2, serial=True), Rng(11))
    visitor = Visitor(spec, 7)
    while asks := api.pending(record.state):
        record.answer(asks[0].seat, visitor.choose(record, asks[0], Rng(1)) if asks[0].seat else asks[0].options[-1])
    visitor.over(record)
    session = [*line.lines[:5], "...", line.lines[-1]]
    told = "\n".join(session)
    assert f"```text\n{told}\n```" in PAGE.read_text("utf-8"), told


def test_the_command_on_the_page_works(capsys: pytest.CaptureFixture[str]) -> None:
    text = PAGE.read_text("utf-8")
    command = shlex.split(text[text.index("skulduggery arena") :].partition("\n")[0])
    assert main([*command[1:], "--deals", "1", "--workers", "1"]) == 0
    assert "1 deals, 2 games" in capsys.readouterr().out
