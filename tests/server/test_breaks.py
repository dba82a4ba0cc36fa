"""The calls keep their contract: each difference that breaks a client is told, unless the major version is raised."""

import json
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from tools.contract import KEPT, Comparison, contract, objections, operations, text

from skulduggery.server.http.openapi import VERSION, document

TOOL = Path(__file__).parents[2] / "tools" / "contract.py"
NOW = json.loads(text(contract(document())))
MAJOR, MINOR = map(int, VERSION.split("."))
GONE = object()
PEOPLE, START = "GET /api/people", "POST /api/tables/{id}/start"
TEXT, NUMBER, NOTHING = {"type": "string"}, {"type": "integer"}, {"type": "null"}
NEWS = {"type": "object", "properties": {"t": {"enum": ["news"]}}, "required": ["t"]}
UNTIL = {"Deprecation": {"schema": TEXT}, "Sunset": {"schema": TEXT}}
GAMES = NOW["paths"]["/api/games"]["get"]
ANSWERS = {**GAMES["responses"], "200": {**GAMES["responses"]["200"], "headers": UNTIL}}
DEPRECATED = {**GAMES, "deprecated": True, "responses": ANSWERS}
Way = tuple[str | int, ...]
"""The way to a place in a contract, from a call, a type, or the top."""


def test_the_running_server_keeps_the_contract() -> None:
    """The kept file is what the server's document says now, and came about without a break."""
    told = objections(json.loads(KEPT.read_text("utf-8")), NOW)
    assert not told, "\n".join(told)
    assert KEPT.read_text("utf-8") == text(NOW), "run tools/contract.py"


def changed(way: Way, value: object) -> Any:
    """Return the contract with another value in one place."""
    out = deepcopy(NOW)
    first, *rest = way
    place: Any = {**out, **out["components"]["schemas"], **dict(operations(out))}
    for step in (first, *rest[:-1]):
        place = place[step]
    if value is GONE:
        del place[rest[-1]]
    else:
        place[rest[-1]] = value
    return out


BREAKS: list[tuple[str, Way, object]] = [
    # calls
    ("GET /api/tables is gone.", ("paths", "/api/tables", "get"), GONE),
    ("GET /api/games is gone.", ("paths", "/api/games"), GONE),
    ("its operationId was games and is list.", ("GET /api/games", "operationId"), "list"),
    ("the query parameter name is gone.", (PEOPLE, "parameters", 0), GONE),
    ("the query parameter page is required now.", (PEOPLE, "parameters", 1, "required"), True),
    (
        "the query parameter game is required now.",
        ("GET /api/games", "parameters"),
        [{"in": "query", "name": "game", "required": True, "schema": TEXT}],
    ),
    ("the query parameter name has another maxLength.", (PEOPLE, "parameters", 0, "schema", "maxLength"), 8),
    ("the query parameter page has another minimum.", (PEOPLE, "parameters", 1, "schema", "minimum"), 1),
    ("the query parameter page has another default.", (PEOPLE, "parameters", 1, "schema", "default"), 1),
    ("the query parameter page can't be integer any more.", (PEOPLE, "parameters", 1, "schema"), TEXT),
    ("POST /api/tables: the body is gone.", ("POST /api/tables", "requestBody"), GONE),
    (f"{START}: a body is required now.", (START, "requestBody"), {"required": True, "content": {}}),
    ("the body has no application/json any more.", ("POST /api/tables", "requestBody", "content"), {}),
    ("POST /api/tables does not answer 201 any more.", ("POST /api/tables", "responses", "201"), GONE),
    ("POST /api/tables does not answer 422 any more.", ("POST /api/tables", "responses", "422"), GONE),
    ("POST /api/tables may answer 202 now.", ("POST /api/tables", "responses", "202"), {"description": ""}),
    ("the answer has no application/json", ("POST /api/tables", "responses", "201", "content"), {}),
    ("no token is not enough any more.", ("POST /api/tables", "security"), [{"seat": []}]),
    (f"{START}: seat is not enough any more.", (START, "security"), [{"seat": [], "session": []}]),
    ("The security scheme seat is gone", ("components", "securitySchemes", "seat"), GONE),
    ("The security scheme session is gone or has changed.", ("components", "securitySchemes", "session", "name"), "s"),
    # what clients send
    ("NewTable.private is not accepted any more.", ("NewTable", "properties", "private"), GONE),
    ("NewTable.shares is required now.", ("NewTable", "required"), ["game", "seats", "shares"]),
    ("NewTable.colour is required now.", ("NewTable", "required"), ["game", "seats", "colour"]),
    ("NewTable.shares can't be boolean any more.", ("NewTable", "properties", "shares", "type"), "integer"),
    ("NewTable.hints can't be null any more.", ("NewTable", "properties", "hints", "anyOf", 1), GONE),
    ("NewTable.shares has another default.", ("NewTable", "properties", "shares", "default"), True),
    ("NewTable.hints has another default.", ("NewTable", "properties", "hints", "default"), GONE),
    ("NewTable.options.* can't be boolean", ("NewTable", "properties", "options", "additionalProperties"), TEXT),
    ('SeatWanted.kind can\'t be "bot" any more.', ("SeatWanted", "properties", "kind", "enum"), ["me", "open"]),
    ("Joining.name can't be any value any more.", ("Joining", "properties", "name"), {"enum": ["Ada", "Bo"]}),
    ("Joining.name has another maxLength.", ("Joining", "properties", "name", "maxLength"), 8),
    ("Joining.name has another pattern.", ("Joining", "properties", "name", "pattern"), "A"),
    ("NewTable.seats has another minItems.", ("NewTable", "properties", "seats", "minItems"), 2),
    ("Terms.lag has another maximum.", ("Terms", "properties", "lag", "anyOf", 0, "maximum"), 100),
    # what the server sends
    ("TableInfo.opened is not sent any more.", ("TableInfo", "properties", "opened"), GONE),
    ("TableInfo.host may be absent now.", ("TableInfo", "required"), ["id"]),
    ("TableInfo.host may be string now.", ("TableInfo", "properties", "host"), TEXT),
    ("TableInfo.host may be number now.", ("TableInfo", "properties", "host"), {"type": "number"}),
    ("TableInfo.host may be anything now.", ("TableInfo", "properties", "host"), {}),
    ("TableInfo.host may be null now.", ("TableInfo", "properties", "host"), {"anyOf": [NUMBER, NOTHING]}),
    ('TableInfo.status may be "paused" now.', ("TableInfo", "properties", "status", "enum", 0), "paused"),
    ("TableInfo.status may be any value now.", ("TableInfo", "properties", "status"), TEXT),
    ("TableInfo.scores[] may be string now.", ("TableInfo", "properties", "scores", "anyOf", 0, "items"), TEXT),
    ("GameInfo.seats has another maxItems.", ("GameInfo", "properties", "seats", "maxItems"), 3),
    ("GameInfo.seats[1] may be string now.", ("GameInfo", "properties", "seats", "prefixItems", 1), TEXT),
    ("GameInfo.usual.* may be string now.", ("GameInfo", "properties", "usual", "additionalProperties"), TEXT),
    ("GameInfo.usual.* may be anything now.", ("GameInfo", "properties", "usual", "additionalProperties"), GONE),
    # messages
    ("The socket /api/bot/socket is gone.", ("x-sockets", "/api/bot/socket"), GONE),
    ('t="chat" is not sent any more.', ("ToClient", "anyOf", 3), GONE),
    ('t="seal" is not accepted any more.', ("FromClient", "anyOf", 4), GONE),
    ("/api/bot/socket: TablesSent.tables is not sent any more.", ("TablesSent", "properties", "tables"), GONE),
    ("ChatSaid.to can't be integer any more.", ("ChatSaid", "properties", "to"), NOTHING),
    ("ShareSaid.share has another pattern.", ("ShareSaid", "properties", "share", "pattern"), "^[0-9]{64}$"),
]  # fmt: skip
HARMLESS: list[tuple[Way, object]] = [
    (("paths", "/api/news"), {"get": GAMES}),
    ((PEOPLE, "parameters", 0, "required"), False),
    (("GET /api/games", "parameters"), [{"in": "query", "name": "new", "required": False, "schema": TEXT}]),
    (("paths", "/api/games", "get"), DEPRECATED),
    (("GET /api/games", "responses", "418"), GAMES["responses"]["429"]),
    ((START, "security"), [{"seat": []}, {"session": []}]),
    (("NewTable", "properties", "colour"), TEXT),
    (("NewTable", "properties", "hints"), {"anyOf": [{"type": "boolean"}, TEXT, NOTHING], "default": None}),
    (("NewTable", "properties", "seats", "deprecated"), True),
    (("NewTable", "required"), ["game"]),
    (("SeatWanted", "properties", "kind", "enum"), ["me", "open", "bot", "robot"]),
    (("SealSaid", "properties", "seating", "maxLength"), 100),
    (("TableInfo", "properties", "colour"), TEXT),
    (("TableInfo", "required"), NOW["components"]["schemas"]["TableInfo"]["required"] + ["lost"]),
    (("TableInfo", "properties", "next"), TEXT),
    (("TableInfo", "properties", "status", "enum"), ["open", "running"]),
    (("StateSent", "properties", "left"), {"anyOf": [NUMBER, NOTHING], "default": None}),
    (
        ("ToClient", "anyOf"),
        [
            *NOW["components"]["schemas"]["ToClient"]["anyOf"],
            {"type": "object", "properties": {"t": {"enum": ["news"]}}, "required": ["t"]},
        ],
    ),
    (("x-sockets", "/api/news"), NOW["x-sockets"]["/api/bot/socket"]),
]


@pytest.mark.parametrize(("told", "way", "value"), BREAKS, ids=[one[0] for one in BREAKS])
def test_a_break_is_told(told: str, way: Way, value: object) -> None:
    """In a sentence that names what breaks, whatever the minor version; a new major version may break clients."""
    new = changed(way, value)
    new["info"]["version"] = f"{MAJOR}.{MINOR + 1}"
    *found, advice = objections(NOW, new)
    assert [one for one in found if told in one], found
    assert advice.endswith(f"or set VERSION to {MAJOR + 1}.0.")
    new["info"]["version"] = f"{MAJOR + 1}.0"
    assert objections(NOW, new) == []


@pytest.mark.parametrize(("way", "value"), HARMLESS, ids=[".".join(map(str, one[0])) for one in HARMLESS])
def test_what_breaks_nobody_raises_the_minor_version(way: Way, value: object) -> None:
    new = changed(way, value)
    assert len(objections(NOW, new)) == 1
    assert objections(NOW, new)[0].endswith(f"set VERSION to {MAJOR}.{MINOR + 1}.")
    new["info"]["version"] = f"{MAJOR}.{MINOR + 1}"
    assert objections(NOW, new) == []
    assert len(objections(new, NOW)) >= 1, "nobody goes back to a lower version"


def test_nothing_escapes_the_comparison() -> None:
    """Each call, each socket and each field of each type is missed when it is gone."""
    told = Comparison(NOW, {**NOW, "paths": {}, "x-sockets": {}}).breaks()
    assert told == [
        *[f"{name} is gone." for name, _ in operations(NOW)],
        *[f"The socket {path} is gone." for path in NOW["x-sockets"]],
    ]
    for name, one in NOW["components"]["schemas"].items():
        fields = one.get("properties", {})
        tags = {field: schema for field, schema in fields.items() if len(schema.get("enum", ())) == 1}
        told = Comparison(NOW, changed((name, "properties"), tags)).breaks() if fields else []
        for field in fields.keys() - tags.keys():
            assert any(f"{name}.{field} is not " in sentence for sentence in told), (name, field)


def test_a_deprecated_call_says_until_when() -> None:
    """Also under a new major version. To keep the call after all breaks nobody."""
    new = changed(("GET /api/games", "deprecated"), True)
    new["info"]["version"] = f"{MAJOR + 1}.0"
    assert objections(NOW, new) == [
        "GET /api/games is deprecated, but its answers have no header Deprecation.",
        "GET /api/games is deprecated, but its answers have no header Sunset.",
    ]
    assert Comparison(changed(("paths", "/api/games", "get"), DEPRECATED), NOW).breaks() == []


def test_other_headers_stay() -> None:
    before = changed(("GET /api/games", "responses", "200", "headers"), {"Age": {"schema": TEXT}})
    assert Comparison(before, NOW).breaks() == ["GET /api/games, 200: the header Age is gone."]


def test_a_keyword_that_nobody_compares_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot compare multipleOf"):
        objections(NOW, changed(("TableInfo", "properties", "host", "multipleOf"), 2))


def test_words_are_no_part_of_the_contract() -> None:
    told = deepcopy(document())
    told["paths"]["/api/games"]["get"].update(summary="Other", description="Other words.")
    told["components"]["schemas"]["TableInfo"]["description"] = "Other words."
    told["components"]["schemas"]["TableInfo"]["properties"]["host"]["description"] = "The host."
    assert json.loads(text(contract(told))) == NOW


def test_fields_may_be_named_as_keywords() -> None:
    told = deepcopy(document())
    told["components"]["schemas"]["TableInfo"]["properties"]["description"] = TEXT
    assert "description" in contract(told)["components"]["schemas"]["TableInfo"]["properties"]


def test_the_command_writes_what_may_be_published(tmp_path: Path) -> None:
    """It refuses, and leaves the file alone, until the version says what clients have to expect."""
    file = tmp_path / "openapi.json"

    def publish(kept: object) -> tuple[int, str]:
        file.write_text(json.dumps(kept), "utf-8")
        done = subprocess.run([sys.executable, TOOL, file], capture_output=True, text=True, check=False)
        assert file.read_text("utf-8") == (json.dumps(kept) if done.returncode else text(NOW))
        return done.returncode, done.stderr

    more = changed(("paths", "/api/old"), NOW["paths"]["/api/games"])
    code, told = publish(more)
    assert (code, told.splitlines()[0]) == (1, "GET /api/old is gone.")
    more["info"]["version"] = f"{MAJOR - 1}.9"
    assert publish(more) == (0, "")
