"""The page of questions and answers: it has every kind of question, with the words of its answers."""

import re

import pytest
from tests.docs.blocks import ROOT

from skulduggery import api
from skulduggery.api import Rng
from skulduggery.text import Texts

PAGE = (ROOT / "docs" / "questions.md").read_text("utf-8")
TITLES = {"crooks": "Crooks", "scoundrels": "3000 Scoundrels", "mayhem": "Men of Mayhem"}


def read(text: str, kind: str = "") -> str:
    """A pattern of the page as one of Python's: a word in capitals stands for one of many."""
    parts = re.split(r"(\b[A-Z]{3,}\b)", text)
    return "".join(kind if one == "KIND" else r"\S+" if one.isupper() else re.escape(one) for one in parts)


def table(game: str) -> list[tuple[list[str], list[str]]]:
    """The rows of a game: kinds, and words of their answers."""
    part = re.split(r"^## ", PAGE, flags=re.M)
    rows = next(one for one in part if one.startswith(TITLES[game])).splitlines()
    cells = [row.split(" | ") for row in rows if row.startswith("| `")]
    return [(re.findall("`([^`]+)`", kinds), re.findall("`([^`]+)`", words)) for kinds, words, _ in cells]


@pytest.mark.parametrize("game", list(TITLES))
def test_every_question_and_answer_stands_there(game: str) -> None:
    """The page has the words of every answer in some games, in turn and live, and all kinds that the encodings name."""
    rows = table(game)

    def found(kind: str) -> list[str]:
        return [one for kinds, words in rows if any(re.fullmatch(read(like), kind) for like in kinds) for one in words]

    met = set()
    for seats, serial in ((2, False), (4, True)):
        rules = api.make_rules(game, seats, serial=serial)
        for seed in range(40 if game == "crooks" else 3):  # of which many are short
            state, luck = api.new(rules, seed), Rng(seed)
            while asks := api.pending(state):
                for ask in (*asks, *api.offers(state)):
                    met.add(ask.kind)
                    likes = [read(one, ask.kind) for one in found(ask.kind)]
                    for option in ask.options[:20]:
                        said = " ".join(api.words(rules, ask, option))
                        assert any(re.fullmatch(like, said) for like in likes), (ask.kind, said)
                api.apply(state, asks[0].seat, asks[0].draw(luck))
        met |= {*getattr(api.encoding(rules), "kinds", ())} - {"may", "choose"}  # which stand for all that begin so
    assert len(met) >= len(rows)
    of_kinds = api.game(game).question_rules
    families = {re.sub(r"^(may|choose)-.*|-to$", r"\1", kind) for kind in met}
    assert families <= of_kinds.keys()
    assert [part for parts in of_kinds.values() for part in parts if not Texts("en", game).rules_of(part)] == []
    assert [kind for kind in sorted(met) if not found(kind)] == []
