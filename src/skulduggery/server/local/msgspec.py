"""The part of the package msgspec that a local table uses, in plain Python. The package is compiled, so a browser can't
run it; there this module stands in for it, under its name. tests/server/test_stand_in.py compares the two.

Its errors are of the same kinds, but worded more briefly.
"""

import re
import struct as binary
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from inspect import get_annotations
from json import JSONDecodeError, loads
from json.encoder import encode_basestring
from math import isfinite
from types import SimpleNamespace, UnionType
from typing import Annotated, Any, ClassVar, Literal, Union, dataclass_transform, get_args, get_origin, get_type_hints

EXPONENT = re.compile(r"e(-?)\+?0*")
"""The start of an exponent, which JSON has without plus and zeros."""


class MsgspecError(Exception):
    """An error of this module."""


class DecodeError(MsgspecError):
    """A text that is no document."""


class ValidationError(DecodeError):
    """A document of another type than wanted."""


class UnsetType(Enum):
    """The type of a field without a value."""

    UNSET = "UNSET"

    def __bool__(self) -> bool:
        return False


UNSET = UnsetType.UNSET
MISSING: Any = object()
"""The default of a field that has none."""


class Raw(bytes):
    """JSON as it was written."""


class Meta:
    """Limits on a value. What only describes the value is dropped."""

    def __init__(
        self,
        *,
        ge: float | None = None,
        le: float | None = None,
        min_length: int = 0,
        max_length: int | None = None,
        pattern: str = "",
        **_described: object,
    ) -> None:
        self.ge = ge
        self.le = le
        self.min_length = min_length
        self.max_length = max_length
        self.pattern = re.compile(pattern)

    def check(self, value: Any) -> None:
        """Raise ValidationError unless the value is within the limits."""
        if (self.ge is not None and value < self.ge) or (self.le is not None and value > self.le):
            raise ValidationError("Expected another number")
        if isinstance(value, str | tuple | list):
            long = self.max_length is not None and len(value) > self.max_length
            if len(value) < self.min_length or long or (isinstance(value, str) and not self.pattern.search(value)):
                raise ValidationError("Expected another length or pattern")


class Field:
    """A field of a struct: its default, and its name in documents."""

    def __init__(self, default: Any = MISSING, factory: Callable[[], Any] | None = None, name: str = "") -> None:
        self.default = default
        self.factory = factory
        self.name = name

    def value(self) -> Any:
        """Return the default, of which each struct has its own; MISSING if there is none."""
        if self.factory is not None:
            return self.factory()
        return self.default.copy() if isinstance(self.default, list | dict) else self.default


def field(*, default: Any = MISSING, default_factory: Callable[[], Any] | None = None, name: str = "") -> Any:
    """Return a field with a default for each struct, or with another name in documents."""
    return Field(default, default_factory, name)


@dataclass_transform(field_specifiers=(field,))
class Struct:
    """A record with typed fields, which are written in their order."""

    __struct_fields__: ClassVar[tuple[str, ...]] = ()
    _fields: ClassVar[dict[str, Field]] = {}
    _tag_field: ClassVar[str] = "type"
    _tag: ClassVar[str | None] = None
    _forbids: ClassVar[bool] = False
    _omits: ClassVar[bool] = False

    def __init_subclass__(
        cls,
        tag: str | None = None,
        tag_field: str | None = None,
        forbid_unknown_fields: bool = False,
        omit_defaults: bool = False,
    ) -> None:
        cls._tag_field = tag_field or cls._tag_field
        cls._tag = tag or cls._tag
        cls._forbids = cls._forbids or forbid_unknown_fields
        cls._omits = cls._omits or omit_defaults
        fields = dict(cls._fields)
        for name in get_annotations(cls):
            default = cls.__dict__.get(name, MISSING)
            one = default if isinstance(default, Field) else Field(default)
            one.name = one.name or name
            fields[name] = one
            if default is not MISSING:
                delattr(cls, name)
        cls._fields = fields
        cls.__struct_fields__ = tuple(fields)

    def __init__(self, *given: Any, **named: Any) -> None:
        named.update(zip(self.__struct_fields__, given, strict=False))
        for name, one in self._fields.items():
            value = named.pop(name, MISSING)
            value = one.value() if value is MISSING else value
            if value is MISSING:
                raise TypeError(f"Missing required argument '{name}'")
            setattr(self, name, value)
        if named or len(given) > len(self._fields):
            raise TypeError(f"Unexpected arguments {sorted(named)}")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.__dict__.items())})"


def replace(struct: Struct, /, **changed: Any) -> Any:
    """Return a copy of a struct with other values of some fields."""
    return type(struct)(**{**struct.__dict__, **changed})


# Writing


def encode(value: Any, *, order: str | None = None) -> bytes:
    """Return a value as JSON; with ``order``, the keys of dictionaries sorted."""
    return _text(value, order is not None).encode()


def _text(value: Any, ordered: bool) -> str:
    kind = type(value)
    if kind is str:
        return encode_basestring(value)
    if kind is int:
        return str(value)
    if value is None:
        return "null"
    if kind is bool:
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return f"[{','.join([_text(one, ordered) for one in value])}]"
    if isinstance(value, Mapping):
        pairs = sorted(value.items()) if ordered else value.items()
        return f"{{{','.join([f'{encode_basestring(str(key))}:{_text(one, ordered)}' for key, one in pairs])}}}"
    if isinstance(value, Struct):
        return f"{{{','.join(_members(value, ordered))}}}"
    if kind is float:
        return EXPONENT.sub(r"e\1", repr(value)) if isfinite(value) else "null"
    if kind is Raw:
        return str(value, "utf-8")
    raise TypeError(f"Encoding objects of type {kind.__name__} is unsupported")


def _members(struct: Struct, ordered: bool) -> list[str]:
    out = [] if struct._tag is None else [f'"{struct._tag_field}":"{struct._tag}"']
    for name, one in struct._fields.items():
        value = getattr(struct, name)
        if value is not UNSET and not (struct._omits and value == one.value()):
            out.append(f'"{one.name}":{_text(value, ordered)}')
    return out


# Reading


def decode(data: bytes | str, *, type: Any = Any) -> Any:
    """Return the value of a JSON text, of the type wanted. Raise DecodeError if it is damaged, or of another type."""
    try:
        document = loads(data)
    except (JSONDecodeError, RecursionError) as error:
        raise DecodeError(f"JSON is malformed: {error}") from None
    return convert(document, type)


class Decoder:
    """A reader of JSON of one type."""

    def __init__(self, type: Any = Any) -> None:
        self.type = type

    def decode(self, data: bytes | str) -> Any:
        """Return the value of a JSON text. Raise DecodeError if it is damaged, or of another type."""
        return decode(data, type=self.type)


def unpacked(data: bytes, *, type: Any = Any) -> Any:
    """Return the value of a text in MessagePack, as files of weights are. Raise DecodeError if it is damaged."""
    try:
        value, end = _unpacked(memoryview(data), 0)
    except (IndexError, KeyError, binary.error, UnicodeDecodeError):
        raise DecodeError("Input data was truncated or damaged") from None
    if end != len(data):
        raise DecodeError("MessagePack data is malformed: trailing characters")
    return convert(value, type)


FIXED = {0xC0: None, 0xC2: False, 0xC3: True}
NUMBERS = {0xCA: ">f", 0xCB: ">d", 0xCC: ">B", 0xCD: ">H", 0xCE: ">I", 0xCF: ">Q", 0xD0: ">b", 0xD1: ">h", 0xD2: ">i",
           0xD3: ">q"}  # fmt: skip
LENGTHS = {0xC4: ">B", 0xC5: ">H", 0xC6: ">I", 0xD9: ">B", 0xDA: ">H", 0xDB: ">I", 0xDC: ">H", 0xDD: ">I", 0xDE: ">H",
           0xDF: ">I"}  # fmt: skip
"""The form of the length that follows a kind: of bytes, of a text, of a list, of an object."""


def _unpacked(data: memoryview, at: int) -> tuple[Any, int]:
    """Return the value at a place, and the place after it."""
    kind, at = data[at], at + 1
    if kind < 0x80 or kind >= 0xE0:
        return kind - 256 * (kind >= 0xE0), at
    if kind in FIXED:
        return FIXED[kind], at
    if kind in NUMBERS:
        return binary.unpack_from(NUMBERS[kind], data, at)[0], at + binary.calcsize(NUMBERS[kind])
    if kind < 0xC0:
        size = kind & (0x1F if kind >= 0xA0 else 0x0F)
    else:
        size, at = binary.unpack_from(LENGTHS[kind], data, at)[0], at + binary.calcsize(LENGTHS[kind])
    if 0xA0 <= kind < 0xC0 or 0xC4 <= kind <= 0xDB:
        if at + size > len(data):
            raise IndexError
        read = bytes(data[at : at + size])
        return read if kind <= 0xC6 and kind >= 0xC4 else read.decode(), at + size
    pairs = kind < 0x90 or kind >= 0xDE
    parts = []
    for _ in range(2 * size if pairs else size):
        part, at = _unpacked(data, at)
        parts.append(part)
    return dict(zip(parts[::2], parts[1::2], strict=True)) if pairs else parts, at


def convert(value: Any, type: Any, **_how: bool) -> Any:
    """Return a value as another type; structs may be made from objects with such attributes. Raise ValidationError if
    it doesn't fit."""
    return _reader(type)(value)


Reader = Callable[[Any], Any]


@cache
def _reader(wanted: Any) -> Reader:
    """Return what makes a value of a type from plain ones."""
    kind, parts = get_origin(wanted), get_args(wanted)
    if wanted is Any:
        return lambda value: value
    if wanted is Raw:
        return lambda value: Raw(encode(value))
    if kind is Annotated:
        return _limited(_reader(parts[0]), [one for one in parts[1:] if isinstance(one, Meta)])
    if kind in (Union, UnionType):
        return _union(parts)
    if kind is Literal:
        return _plain(lambda value: value in parts)
    if kind is list or wanted is list:
        return _listed(list, _reader(parts[0] if parts else Any))
    if kind is tuple:
        return _listed(tuple, _reader(parts[0])) if parts[1:] == (...,) else _tuple([_reader(one) for one in parts])
    if kind is dict or wanted is dict:
        return _dict(_reader(parts[1] if parts else Any))
    if isinstance(wanted, type) and issubclass(wanted, Struct):
        return _Structs({wanted._tag: wanted})
    if wanted is float:
        return lambda value: float(_plain(lambda one: type(one) in (int, float))(value))
    kinds = {None: type(None)}
    return _plain(lambda value: type(value) is kinds.get(wanted, wanted))


def _plain(fits: Callable[[Any], bool]) -> Reader:
    def read(value: Any) -> Any:
        if not fits(value):
            raise ValidationError(f"Expected another value than one of {type(value).__name__}")
        return value

    return read


def _limited(read: Reader, limits: list[Meta]) -> Reader:
    def within(value: Any) -> Any:
        out = read(value)
        for one in limits:
            one.check(out)
        return out

    return within


def _union(parts: tuple[Any, ...]) -> Reader:
    structs = {one._tag: one for one in parts if isinstance(one, type) and issubclass(one, Struct)}
    readers = [_reader(one) for one in parts if one not in structs.values() and one is not UnsetType]
    readers += [_Structs(structs)] if structs else []

    def read(value: Any) -> Any:
        for one in readers:
            try:
                return one(value)
            except ValidationError as error:
                failed = error
        raise failed

    return read


def _listed(kind: type, read: Reader) -> Reader:
    def reading(value: Any) -> Any:
        if not isinstance(value, list | tuple):
            raise ValidationError("Expected a list")
        return kind([read(one) for one in value])

    return reading


def _tuple(readers: list[Reader]) -> Reader:
    def read(value: Any) -> Any:
        if not isinstance(value, list | tuple) or len(value) != len(readers):
            raise ValidationError(f"Expected a list of {len(readers)}")
        return tuple([one(part) for one, part in zip(readers, value, strict=True)])

    return read


def _dict(read: Reader) -> Reader:
    def reading(value: Any) -> Any:
        if not isinstance(value, dict):
            raise ValidationError("Expected an object")
        return {key: read(one) for key, one in value.items()}

    return reading


class _Structs:
    """Reads one of several structs, which their tags tell apart. Types are looked up at the first reading, because
    structs may name each other."""

    def __init__(self, structs: dict[str | None, type[Struct]]) -> None:
        self.structs = structs
        self.readers: dict[type[Struct], dict[str, Reader]] = {}

    def __call__(self, value: Any) -> Any:
        if isinstance(value, tuple(self.structs.values())):
            return value
        if not isinstance(value, dict):
            if isinstance(value, list | str | int | float | None):
                raise ValidationError("Expected an object")
            value = _Attributes(value)
        kind = self._kind(value)
        if kind not in self.readers:
            hints = get_type_hints(kind, include_extras=True)
            self.readers[kind] = {name: _reader(hints[name]) for name in kind._fields}
        names = {one.name: name for name, one in kind._fields.items()}
        if kind._forbids and (unknown := set(value) - {*names, kind._tag_field if kind._tag else ""}):
            raise ValidationError(f"Object contains unknown fields {sorted(unknown)}")
        missing = [name for name, own in names.items() if name not in value and kind._fields[own].value() is MISSING]
        if missing:
            raise ValidationError(f"Object missing required fields {missing}")
        readers = self.readers[kind]
        return kind(**{own: readers[own](value[name]) for name, own in names.items() if name in value})

    def _kind(self, value: "Mapping[str, Any] | _Attributes") -> type[Struct]:
        first = next(iter(self.structs.values()))
        if first._tag is None or isinstance(value, _Attributes):
            return first
        tag = value.get(first._tag_field, first._tag if len(self.structs) == 1 else None)
        if tag not in self.structs:
            raise ValidationError(f"Invalid value of {first._tag_field!r}")
        return self.structs[tag]


class _Attributes:
    """An object, read as if it were a dictionary."""

    def __init__(self, one: object) -> None:
        self.one = one

    def __contains__(self, name: str) -> bool:
        return hasattr(self.one, name)

    def __getitem__(self, name: str) -> Any:
        return getattr(self.one, name)


msgpack = SimpleNamespace(decode=unpacked)
json = SimpleNamespace(encode=encode, decode=decode, Decoder=Decoder)
structs = SimpleNamespace(replace=replace)
