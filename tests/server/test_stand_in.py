"""The stand-ins for packages do what the packages do, as far as a local table uses them."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from fluent import runtime
from tests.server.device import Device
from tests.server.test_local import card_file
from tools import static_site

from skulduggery import api, locale
from skulduggery.server import local
from skulduggery.server.local import fluent
from skulduggery.server.local import msgspec as stand_in

SOURCE = Path(str(local.__file__)).parent / "msgspec.py"
EVENING = """
import json, msgspec, secrets, sys
from tests.server.device import Device, played
from skulduggery import codec
secrets.token_hex = lambda size: "ab" * size
secrets.token_urlsafe = lambda size: "token"
assert hasattr(msgspec, "Reader") == (sys.argv[2] == "stand-in")
device = Device()
people = device.game(sys.argv[1], 1, ["heuristic", "random"])
played(device, people, 9)
log = json.loads(device.texts[people[0].table])["log"]
state = codec.write_save(codec.read_log(log.encode(), "log").state).decode()
record = device.call(f"tables/{people[0].table}/record?seat=0", token="token")
print(json.dumps([people[0].heard, log, state, record]))
"""


@pytest.mark.parametrize("game", ["crooks", "scoundrels", "mayhem"])
def test_a_whole_game_is_the_same_with_it(game: str, tmp_path: Path) -> None:
    """Every document to the page, the log, the last state and the record."""
    (tmp_path / "msgspec.py").write_bytes(SOURCE.read_bytes())
    found = []
    for which, path in (("package", []), ("stand-in", [str(tmp_path)])):
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([*path, *sys.path])}
        done = subprocess.run(
            [sys.executable, "-c", EVENING, game, which], env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        found.append(json.loads(done.stdout))
    for one, other in zip(*found, strict=True):
        assert one == other


def shapes(m: Any) -> dict[str, Any]:
    """Return structs of every kind that documents have, made by one of the two."""

    class Small(m.Struct):  # type: ignore[misc]
        a: int
        b: list[str] = []  # noqa: RUF012
        c: float | None = None

    class Strict(m.Struct, forbid_unknown_fields=True, omit_defaults=True):  # type: ignore[misc]
        small: Small
        kind: Literal["x", "y"] = "x"
        renamed: bool = m.field(default=False, name="other")
        made: list[int] = m.field(default_factory=list)

    class Sent(m.Struct, tag_field="t"):  # type: ignore[misc]
        pass

    class One(Sent, tag="one"):  # type: ignore[misc]
        pair: tuple[int, str]
        many: tuple[int, ...] = ()
        gone: int | m.UnsetType = m.UNSET

    class Two(Sent, tag="two"):  # type: ignore[misc]
        digits: Annotated[str, m.Meta(pattern="^[0-9a-f]{2}$")]
        few: Annotated[int, m.Meta(ge=0, le=9)] = 0
        short: Annotated[str, m.Meta(max_length=3)] = ""
        raw: m.Raw = m.Raw(b"null")
        by: dict[str, int] = {}  # noqa: RUF012

    return {"small": Small, "strict": Strict, "sent": One | Two, "value": str | int | bool}


TEXTS = {
    "small": [
        '{"a":1}', '{"a":1,"b":["é\\n\\u0001"],"c":1.5,"d":0}', '{"a":1,"c":2}', '{"a":"1"}', '{"a":true}', "{}",
        "[]", "1",
        '{"a":1', "", "nonsense", '{"a":1,"b":[1]}', '{"a":null}',
    ],
    "strict": [
        '{"small":{"a":1}}', '{"small":{"a":1},"kind":"y","other":true,"made":[1]}', '{"small":{"a":1},"kind":"z"}',
        '{"small":{"a":1},"renamed":true}', '{"small":1}', '{"small":{"a":1},"more":1}',
    ],
    "sent": [
        '{"t":"one","pair":[1,"a"]}', '{"t":"one","pair":[1,"a"],"many":[1,2],"gone":3}', '{"t":"one","pair":[1]}',
        '{"t":"two","digits":"0f","few":9,"short":"abc","raw":{"a": [1]},"by":{"x":1}}', '{"t":"two","digits":"0g"}',
        '{"t":"two","digits":"0f","few":10}', '{"t":"two","digits":"0f","short":"abcd"}', '{"t":"three"}',
        '{"pair":[1,"a"]}',
        '{"t":"two","digits":"0f","few":-1}', '{"t":"two","digits":"0f","by":{"x":"y"}}',
    ],
    "value": ['"a"', "1", "true", "null", "1.5", "[]"],
}  # fmt: skip


@pytest.mark.parametrize(("shape", "text"), [(shape, text) for shape, texts in TEXTS.items() for text in texts])
def test_each_reads_and_refuses_the_same(shape: str, text: str) -> None:
    def read(m: Any) -> Any:
        try:
            found = m.json.decode(text, type=shapes(m)[shape])
        except m.ValidationError:
            return "another type"
        except m.DecodeError:
            return "damaged"
        again = m.json.encode(found)
        return json.loads(again) if "raw" in text else again

    assert read(stand_in) == read(msgspec)


def test_each_writes_the_same() -> None:
    values: list[Any] = [
        None, True, [1, (2, "3")], {"a": {"b": [0.1, 1e16, 1e-9, -0.0, 2.0]}}, "\"\\/\x7f\u2028é😀\t\b", {}, [], 10**18,
    ]  # fmt: skip
    for value in values:
        assert stand_in.json.encode(value) == msgspec.json.encode(value)
    mixed = {"b": 1, "a": {"d": 1, "c": 2}}
    assert stand_in.json.encode(mixed, order="sorted") == msgspec.json.encode(mixed, order="sorted")


def test_structs_are_made_compared_and_changed_alike() -> None:
    for m in (msgspec, stand_in):
        small = shapes(m)["small"]
        one = small(1, ["x"])
        assert one == small(a=1, b=["x"]) != small(1)
        assert m.structs.replace(one, a=2) == small(2, ["x"])
        assert small.__struct_fields__ == ("a", "b", "c")
        assert small(1).b is not small(1).b
        for wrong in ((), (1, [], 1.0, 2)):
            with pytest.raises(TypeError):
                small(*wrong)
        with pytest.raises(TypeError):
            small(1, other=2)
        assert not m.UNSET


def test_each_reads_the_same_weights() -> None:
    """Files of weights, and values of every size; damage is refused by both."""
    for game in ("crooks", "scoundrels", "mayhem"):
        data = api.learned_file(game, "policy.weights").read_bytes()
        assert stand_in.msgpack.decode(data) == msgspec.msgpack.decode(data)
    values: list[Any] = [
        None, False, 0, 127, 128, 70_000, 2**40, -1, -33, -200, -70_000, -(2**40), 1.5, "", "é" * 40, "x" * 70_000,
        b"1" * 300,
        [], [[1]] * 20, {}, {str(n): n for n in range(20)}, [1] * 70_000,
    ]  # fmt: skip
    for value in values:
        data = msgspec.msgpack.encode(value)
        assert stand_in.msgpack.decode(data) == value
        for damaged in (data[:-1], data + b"0", b"\xc1"):
            with pytest.raises(stand_in.DecodeError):
                stand_in.msgpack.decode(damaged)


NUMBERS = (0, 1, 2, 5, 11, 14, 21, 22, -1)
PLURALS = {"one", "few", "many", "other"}


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_each_says_the_same(language: str) -> None:
    """Every text, with numbers of each plural form and with each word that a choice can depend on."""
    names = set(re.findall(r"\$([\w-]+)", "".join([locale.source(language, game) for game in (None, *api.games())])))
    for game in (None, *api.games()):
        text = locale.source(language, game)
        package, ours = (one.FluentBundle([language], use_isolating=False) for one in (runtime, fluent))
        for one in dict.fromkeys((locale.source(language), text)):
            package.add_resource(runtime.FluentResource(one))
            ours.add_resource(fluent.FluentResource(one))
        written = dict(re.findall(r"^([a-zA-Z][\w-]*)(.*\n(?:[ }\n].*\n?)*)", text, re.MULTILINE))
        assert written
        for id in [*written, "no-text"]:
            assert package.has_message(id) == ours.has_message(id) == (id in written)
        for id, source in written.items():
            for value in [*NUMBERS, *{*re.findall(r"\[([a-zA-Z][\w-]*)\]", source)} - PLURALS]:
                args = dict.fromkeys(names, value)
                said, errors = package.format_pattern(package.get_message(id).value, args)
                assert (said, errors) == ours.format_pattern(ours.get_message(id).value, args)


CARDS = """
import json, sys
sys.path.insert(0, sys.argv[1])
from skulduggery.server.local.port import Port
port, (file, broken, seats) = Port("{}"), json.load(sys.stdin)
status, found = json.loads(port.call("cards", json.dumps(file)))
made = port.call("tables", json.dumps({"game": json.loads(found)["game"], "seats": seats, "cards": file}))
mine = json.loads(json.loads(made)[1])
cards = json.loads(port.call(f"tables/{mine['table']}/cards"))[1]
print(json.dumps([json.loads(cards), json.loads(json.loads(port.call("cards", json.dumps(broken)))[1])]))
"""


@pytest.mark.parametrize("game", api.games())
def test_own_cards_have_all_their_texts_in_a_browser(game: str, tmp_path: Path) -> None:
    """With the files of a site, without any package: the document of the cards, and what is wrong with a file."""
    for name, data in static_site.python_files().items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    file, seats = card_file(game), [{"kind": "me", "name": "Ada"}, {"kind": "bot"}, {"kind": "bot"}]
    broken = {**file, "text": file["text"].replace("version", "virsion", 1)}
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", CARDS, str(tmp_path)],
        input=json.dumps([file, broken, seats]), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    device = Device()
    made = device.call("tables", {"game": game, "seats": seats, "cards": file})
    assert json.loads(done.stdout) == [device.call(f"tables/{made['table']}/cards"), device.call("cards", broken)]
