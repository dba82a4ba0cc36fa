"""Levels: bots for people, each a search of a given strength. The strength pages say how well they play."""

from typing import Final

from skulduggery import api
from skulduggery.api import Ask, BadInput, Info, flaw
from skulduggery.bots.personas import PERSONAS, likes
from skulduggery.bots.search import Search
from skulduggery.bots.settings import Settings, read_settings
from skulduggery.record import Record

LEVELS: Final = ("beginner", "casual", "sharp", "ruthless")
SECONDS: Final = {"beginner": 0.2, "casual": 0.4, "sharp": 0.8, "ruthless": 2.0}
"""Time limit of a level for one question, in seconds on one core."""


def settings_of(level: str, game: str, persona: str = "") -> Settings:
    """Return the search settings of a level in a game, with the bonuses of a persona if one is named."""
    settings = read_settings(api.game(game).profile.levels[level])
    settings.seconds = SECONDS[level]
    if persona:
        settings.bluff, settings.suspect = likes(persona, game)
    return settings


class Level:
    """A bot of one level for all games, with one search for each game that it is asked in."""

    blind = False

    def __init__(self, level: str, seed: int, persona: str = "") -> None:
        self.level = level
        self.seed = seed
        self.persona = persona
        self.remembers = tuple([game for game in api.games() if settings_of(level, game).belief])
        self._search: dict[str, Search] = {}

    def choose(self, info: Info | None, ask: Ask, past: Record | None = None) -> object:
        assert info is not None
        game = info.state.rules.game
        if game not in self._search:
            self._search[game] = Search(self.seed, settings_of(self.level, game, self.persona))
        return self._search[game].choose(info, ask, past)

    def __reduce__(self) -> tuple[object, ...]:
        """Support ``copy`` and ``pickle``, which cannot see into compiled classes."""
        return (_again, (self.level, self.seed, self.persona, self._search))


def _again(level: str, seed: int, persona: str, search: dict[str, Search]) -> Level:
    """Return a pickled level with its searches."""
    new = Level(level, seed, persona)
    new._search = search
    return new


def read_level(spec: str, seed: int) -> Level:
    """Return the bot that a spec such as ``sharp`` or ``sharp:persona=braggart`` names.

    Raise BadInput for an unknown setting or persona.
    """
    level, _, rest = spec.partition(":")
    if not rest:
        return Level(level, seed)
    name, _, persona = rest.partition("=")
    if name != "persona" or persona not in PERSONAS:
        raise BadInput(flaw("bot-level", setting=repr(rest), known=", ".join(PERSONAS)))
    return Level(level, seed, persona)
