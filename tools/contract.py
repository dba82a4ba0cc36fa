"""Keep the contract of the calls: compare the server's OpenAPI document with the one that was published last.

The published contract lies in docs/reference/openapi.json, without words for people. Run this after a change of calls,
documents or messages: it writes the contract again, or says why the version has to be raised first.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from math import inf
from pathlib import Path
from typing import Any

from skulduggery.server.http.openapi import document

KEPT = Path(__file__).resolve().parent.parent / "docs" / "reference" / "openapi.json"
WORDS = {"description", "summary", "title", "links", "deprecated"}
"""Keys that are left out of the contract unless they are true, because only people read them or only tests use them."""
LEAST = ("minimum", "exclusiveMinimum", "minLength", "minItems")
MOST = ("maximum", "exclusiveMaximum", "maxLength", "maxItems")
UNDERSTOOD = {
    "$ref", "additionalProperties", "anyOf", "default", "deprecated", "discriminator", "enum", "format", "items",
    "oneOf", "pattern", "prefixItems", "properties", "required", "type", *LEAST, *MOST,
}  # fmt: skip
"""The keywords of JSON Schema that ``Comparison`` knows."""
UNTIL = ("Deprecation", "Sunset")
"""The headers in the answers of a deprecated call."""
Json = Mapping[str, Any]
Schema = Json | bool


def bare(value: Any, *, named: bool = False) -> Any:
    """Return a document without words. The keys of a ``named`` mapping are names, not keywords."""
    if isinstance(value, list):
        return [bare(one) for one in value]
    if not isinstance(value, dict):
        return value
    kept = {key: one for key, one in value.items() if named or key not in WORDS or one is True}
    return {key: bare(one, named=not named and key in ("properties", "schemas")) for key, one in kept.items()}


def contract(document: Json) -> dict[str, Any]:
    """Return the parts of an OpenAPI document that clients rely on, as a valid document.

    To be valid it has a title, and an empty description in each response.
    """
    out = bare(document)
    out["info"] = {**document["info"]}
    for _, operation in operations(out):
        for response in operation["responses"].values():
            response["description"] = ""
    return {**out}


def operations(contract: Json) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each call as ``GET /path`` with its operation."""
    for path, item in contract["paths"].items():
        for method, operation in item.items():
            yield f"{method.upper()} {path}", operation


def version(contract: Json) -> tuple[int, int]:
    """Return the two numbers of a contract's version."""
    major, minor = contract["info"]["version"].split(".")
    return int(major), int(minor)


def text(contract: Json) -> str:
    """Return a contract as it is kept."""
    return json.dumps(contract, indent=1, sort_keys=True) + "\n"


def objections(kept: Json, new: Json) -> list[str]:
    """Return why ``new`` can't be published after ``kept``, in sentences: each difference that breaks clients under the
    same major version, another difference under the same version, or a deprecated call that does not say until when."""
    (major, minor), after = version(kept), version(new)
    if untold := [*without_end(new)]:
        return untold
    if after[0] > major:
        return []
    if found := Comparison(kept, new).breaks():
        return [*found, f"This breaks clients of {major}.{minor}. Keep what they use, or set VERSION to {major + 1}.0."]
    same = {**kept, "info": {}} == {**new, "info": {}}
    if after < (major, minor) or (after == (major, minor) and not same):
        return [f"The contract is not that of {major}.{minor}. It breaks nobody: set VERSION to {major}.{minor + 1}."]
    return []


def without_end(contract: Json) -> Iterator[str]:
    """Yield a sentence for each deprecated call whose answers lack a header that says since or until when."""
    for name, operation in operations(contract):
        answers = [one for status, one in operation["responses"].items() if status < "4"]
        for header in UNTIL:
            if operation.get("deprecated") and any(header not in one.get("headers", {}) for one in answers):
                yield f"{name} is deprecated, but its answers have no header {header}."


class Comparison:
    """A comparison of a contract with the one before, which clients were written for."""

    def __init__(self, old: Json, new: Json) -> None:
        self.old, self.new = old, new
        self.compared: set[tuple[str, str, bool]] = set()

    def breaks(self) -> list[str]:
        """Return each difference that breaks clients, as a sentence."""
        return [*self.calls(), *self.sockets(), *self.schemes()]

    def calls(self) -> Iterator[str]:
        """Compare all calls."""
        calls = dict(operations(self.new))
        for name, old in operations(self.old):
            if name not in calls:
                yield f"{name} is gone."
                continue
            new = calls[name]
            if old["operationId"] != new["operationId"]:
                yield f"{name}: its operationId was {old['operationId']} and is {new['operationId']}."
            yield from self.security(name, old.get("security", [{}]), new.get("security", [{}]))
            yield from self.parameters(name, old.get("parameters", ()), new.get("parameters", ()))
            yield from self.body(name, old.get("requestBody"), new.get("requestBody"))
            yield from self.responses(name, old["responses"], new["responses"])

    def security(self, at: str, old: Sequence[Json], new: Sequence[Json]) -> Iterator[str]:
        """Compare the ways to show who calls: each old one must still be enough."""
        for way in old:
            if not any(set(one) <= set(way) for one in new):
                yield f"{at}: {' and '.join(way) or 'no token'} is not enough any more."

    def schemes(self) -> Iterator[str]:
        """Compare the forms of tokens and cookies."""
        schemes = self.new["components"].get("securitySchemes", {})
        for name, old in self.old["components"].get("securitySchemes", {}).items():
            if schemes.get(name) != old:
                yield f"The security scheme {name} is gone or has changed."

    def parameters(self, at: str, old: Sequence[Json], new: Sequence[Json]) -> Iterator[str]:
        """Compare the parameters of a call."""
        before, after = ({(one["in"], one["name"]): one for one in some} for some in (old, new))
        for (where, name), one in after.items():
            if one.get("required") and not before.get((where, name), {}).get("required"):
                yield f"{at}: the {where} parameter {name} is required now."
        for (where, name), one in before.items():
            if (where, name) not in after:
                yield f"{at}: the {where} parameter {name} is gone."
            else:
                it, schema = f"{at}: the {where} parameter {name}", after[where, name]["schema"]
                yield from default(it, one["schema"], schema)
                yield from self.schemas(it, one["schema"], schema, sent=False)

    def body(self, at: str, old: Json | None, new: Json | None) -> Iterator[str]:
        """Compare what a client sends in a call."""
        if new and new.get("required") and not (old and old.get("required")):
            yield f"{at}: a body is required now."
        if old and not new:
            yield f"{at}: the body is gone."
        elif old and new:
            yield from self.content(f"{at}: the body", old, new, sent=False)

    def responses(self, at: str, old: Json, new: Json) -> Iterator[str]:
        """Compare the answers to a call. A new refusal breaks no client, because all refusals share one document."""
        for status in new:
            if status < "4" and status not in old:
                yield f"{at} may answer {status} now."
        for status, one in old.items():
            if status not in new:
                yield f"{at} does not answer {status} any more."
                continue
            for header in one.get("headers", {}):
                if header not in (*new[status].get("headers", {}), *UNTIL):
                    yield f"{at}, {status}: the header {header} is gone."
            yield from self.content(f"{at}, {status}: the answer", one, new[status], sent=True)

    def content(self, at: str, old: Json, new: Json, *, sent: bool) -> Iterator[str]:
        """Compare a body in each of its media types."""
        for media, one in old.get("content", {}).items():
            if media not in new.get("content", {}):
                yield f"{at} has no {media} any more."
            else:
                yield from self.schemas(at, one["schema"], new["content"][media]["schema"], sent=sent)

    def sockets(self) -> Iterator[str]:
        """Compare the messages of all sockets."""
        sockets = self.new.get("x-sockets", {})
        for path, old in self.old.get("x-sockets", {}).items():
            if path not in sockets:
                yield f"The socket {path} is gone."
                continue
            yield from self.schemas(f"{path}: a message to clients", old["sends"], sockets[path]["sends"], sent=True)
            yield from self.schemas(f"{path}: a message to us", old["receives"], sockets[path]["receives"], sent=False)

    def schemas(self, at: str, old: Schema, new: Schema, *, sent: bool) -> Iterator[str]:
        """Compare documents that the server sends or receives, alternative by alternative."""
        if (named(old), named(new), sent) in self.compared:
            return
        olds, news = dict(alternatives(self.old, old)), dict(alternatives(self.new, new))
        for key, one in olds.items():
            match = key if key in news or sent else wider(key, news)
            if match in news:
                yield from self.alternative(at, one, news[match], sent=sent)
            elif isinstance(key, tuple):
                yield f"{at}: {said(key)} is not {'sent' if sent else 'accepted'} any more."
            elif not sent:
                yield f"{at} can't be {said(key)} any more."
        for key in [one for one in news if sent and one not in olds]:
            match = wider(key, olds)
            if match in olds:
                yield from self.alternative(at, olds[match], news[key], sent=True)
            elif not (isinstance(key, tuple) and any(isinstance(one, tuple) and one[0] == key[0] for one in olds)):
                yield f"{at} may be {said(key)} now."

    def alternative(self, at: str, old: Json, new: Json, *, sent: bool) -> Iterator[str]:
        """Compare two schemas of one kind, which are neither references nor unions."""
        narrow, wide = (new, old) if sent else (old, new)
        names = old.get("title", ""), new.get("title", "")
        if not wide or (*names, sent) in self.compared:
            return
        if all(names):  # a type is compared once in each direction, which also ends recursion
            self.compared.add((*names, sent))
            at = f"{at.partition(':')[0]}: {names[1]}"
        if "enum" in wide:
            beyond = [one for one in narrow.get("enum", ()) if one not in wide["enum"]]
            if beyond or "enum" not in narrow:
                values = ", ".join(map(json.dumps, beyond)) or "any value"
                yield f"{at} may be {values} now." if sent else f"{at} can't be {values} any more."
        yield from self.bounds(at, narrow, wide)
        if "properties" in old or "additionalProperties" in old:
            yield from self.objects(at, old, new, sent=sent)
        if old.get("type") == "array":
            yield from self.arrays(at, old, new, sent=sent)

    def bounds(self, at: str, narrow: Json, wide: Json) -> Iterator[str]:
        """Compare the limits of a value."""
        for key in MOST + LEAST:
            open_end = inf if key in MOST else -inf
            ends = narrow.get(key, open_end), wide.get(key, open_end)
            if ends[0] > ends[1] if key in MOST else ends[0] < ends[1]:
                yield f"{at} has another {key}."
        for key in ("pattern", "format"):
            if key in wide and narrow.get(key) != wide[key]:
                yield f"{at} has another {key}."

    def objects(self, at: str, old: Json, new: Json, *, sent: bool) -> Iterator[str]:
        """Compare the fields of two objects, or the values of two mappings. A client passes over new fields."""
        before, after = set(old.get("required", ())), set(new.get("required", ()))
        for name, one in old.get("properties", {}).items():
            field, now = f"{at}.{name}", new.get("properties", {}).get(name)
            if now is None:
                yield f"{field} is not {'sent' if sent else 'accepted'} any more."
                continue
            if sent and name in before - after:
                yield f"{field} may be absent now."
            if name not in after:
                yield from default(field, one, now)
            yield from self.schemas(field, one, now, sent=sent)
        for name in sorted(after - before) if not sent else ():
            yield f"{at}.{name} is required now."
        values = old.get("additionalProperties", True), new.get("additionalProperties", True)
        if not sent and values[1] is False and values[0] is not False:
            yield f"{at} can't have other fields any more."
        elif not any(isinstance(one, bool) for one in values):
            yield from self.schemas(f"{at}.*", *values, sent=sent)
        elif values[0 if sent else 1] not in (True, False) and values[1 if sent else 0] is True:
            yield f"{at}.* {'may be anything now' if sent else 'has a type now'}."

    def arrays(self, at: str, old: Json, new: Json, *, sent: bool) -> Iterator[str]:
        """Compare the items of two arrays, one place after the other."""
        lengths = [len(one.get("prefixItems", ())) for one in (old, new)]
        for place in range(max(lengths) + 1):
            one, now = item(old, place), item(new, place)
            if one is not False and now is not False:  # how long they are is compared with the bounds
                yield from self.schemas(f"{at}[{place if place < max(lengths) else ''}]", one, now, sent=sent)


def default(at: str, old: Json, new: Json) -> Iterator[str]:
    """Compare the defaults of a value."""
    if "default" in old and ("default" not in new or old["default"] != new["default"]):
        yield f"{at} has another default."


def named(schema: Schema) -> str:
    """Return the name of the type that a schema refers to, if it does."""
    return "" if isinstance(schema, bool) else schema.get("$ref", "").rpartition("/")[2]


def item(schema: Json, place: int) -> Schema:
    """Return the schema of an item of an array."""
    first: Sequence[Schema] = schema.get("prefixItems", ())
    rest: Schema = schema.get("items", {})
    return first[place] if place < len(first) else rest


Key = str | tuple[str, str]
"""The name of an alternative in its union: the kind of value, or for a tagged object the tag's field and its value."""


def alternatives(contract: Json, schema: Schema) -> Iterator[tuple[Key, Json]]:
    """Yield the schemas of a union, which may refer to others, by their names in it."""
    if isinstance(schema, bool) or not schema.keys() & {"$ref", "anyOf", "oneOf", "enum", "type"}:
        yield "anything", {}
        return
    if unknown := schema.keys() - UNDERSTOOD - WORDS:
        raise ValueError(f"tools/contract.py cannot compare {', '.join(unknown)}: teach it what breaks a client there.")
    if name := named(schema):
        yield from alternatives(contract, {**contract["components"]["schemas"][name], "title": name})
    elif union := schema.get("anyOf") or schema.get("oneOf"):
        for one in union:
            yield from alternatives(contract, one)
    elif "enum" in schema:
        kinds = [kind(value) for value in schema["enum"]]
        for each in dict.fromkeys(kinds):
            yield each, {"enum": [one for one, its in zip(schema["enum"], kinds, strict=True) if its == each]}
    else:
        types = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        for each in types:
            yield tag(schema) or each, {**schema, "type": each}


def kind(value: object) -> str:
    """Return the JSON type of a value."""
    names = {bool: "boolean", int: "integer", float: "number", str: "string", type(None): "null"}
    return names[type(value)]


def tag(schema: Json) -> tuple[str, str] | None:
    """Return the field that tags an object, with its value: the one required field with a single possible value."""
    for name, one in sorted(schema.get("properties", {}).items()):
        if name in schema.get("required", ()) and len(one.get("enum", ())) == 1:
            return name, str(one["enum"][0])
    return None


def wider(key: Key, others: Mapping[Key, Json]) -> Key | None:
    """Return the alternative that takes all values of this kind, if there is one."""
    broader = "number" if key == "integer" else "object" if isinstance(key, tuple) else key
    candidates = [key, broader, "anything"]
    return next((one for one in candidates if one in others), None)


def said(key: Key) -> str:
    """Return an alternative in words."""
    return key if isinstance(key, str) else f"{key[0]}={json.dumps(key[1])}"


def main(path: Path = KEPT) -> int:
    """Write the contract to a file, unless its version has to be raised first; return the exit code."""
    new = contract(document())
    if path.exists() and (reasons := objections(json.loads(path.read_text("utf-8")), new)):
        print("\n".join(reasons), file=sys.stderr)
        return 1
    path.write_text(text(new), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:2])))
