"""Messages about wrong input to 3000 Scoundrels: saves of another shape."""

import json
from typing import Any

import pytest
from tests.fuzz import doors, mutate

from skulduggery import codec
from skulduggery.api import BadInput


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("money", "4", "The save's money can't be read: it is '4'; right would be such as [4, 4, 4]."),
        ("rep", None, "The save's rep can't be read: it is None; right would be such as [0, 0, 0]."),
        ("noted", [[1, 2]], "The save's noted can't be read: it is [[1, 2]]; right would be such as []."),
        ("money", [4, 4], "The save's table can't be: it is not for 3 seats."),
    ],
)
def test_saves_of_another_shape(name: str, value: Any, says: str) -> None:
    """The file, and what is wrong in it."""
    data = doors.saves("scoundrels")[40]
    codec.read_save(data, "evening.save")
    document = json.loads(data)
    document["table"][name] = value
    with pytest.raises(BadInput) as error:
        codec.read_save(mutate.written(document), "evening.save")
    doors.readable(error.value)
    assert str(error.value) == f"evening.save: {says}"
