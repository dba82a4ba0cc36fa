"""Inheritance from compiled classes by the interpreted classes of other packages. This module is not compiled."""

from collections.abc import Collection
from types import GetSetDescriptorType
from typing import TYPE_CHECKING, TypeGuard

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_settings):
        """Return a decorator that changes nothing: only the compiler reads its arguments."""
        return lambda cls: cls


Overrides = tuple[tuple[GetSetDescriptorType, object], ...]
_overrides: dict[type, Overrides] = {}


def show_class_attributes(things: Collection[object]) -> None:
    """Let compiled methods see the class attributes that interpreted subclasses override.

    Compiled methods read attributes of the instance only. There each such value is set.
    """
    classes = {type(thing) for thing in things}
    for cls in classes - _overrides.keys():
        _overrides[cls] = _overridden(cls)
    if any(_overrides[cls] for cls in classes):
        for thing in things:
            for slot, value in _overrides[type(thing)]:
                slot.__set__(thing, value)


def _overridden(cls: type) -> Overrides:
    """Return the attributes of compiled base classes that a class or its bases override, the last to count last."""
    slots = {name: slot for base in cls.__mro__ for name, slot in vars(base).items() if _is_slot(slot)}
    values = [(name, value) for base in reversed(cls.__mro__) for name, value in vars(base).items()]
    return tuple((slots[name], value) for name, value in values if name in slots and not _is_slot(value))


def _is_slot(value: object) -> TypeGuard[GetSetDescriptorType]:
    return isinstance(value, GetSetDescriptorType)
