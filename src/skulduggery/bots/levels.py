"""Levels: bots for people, each a search of a given strength. The strength pages say how well they play."""

from typing import Final

from skulduggery import api, renamed
from skulduggery.api import Ask, BadInput, Info, flaw
from skulduggery.bots.personas import PERSONAS, likes
from skulduggery.bots.search import Search
from skulduggery.bots.settings import RANGES, Settings, read_settings
from skulduggery.record import Record

LEVELS: Final = ("beginner", "casual", "sharp", "ruthless")
SECONDS: Final = {"beginner": 0.2, "casual": 0.4, "sharp": 0.8, "ruthless": 2.0}
"""Default time limit of a level for one question, in seconds on one core."""
LEAST, MOST = RANGES["seconds"]


def settings_of(level: str, game: str, persona: str = "", seconds: float = 0.0) -> Settings:
    """Return the search settings of a level in a game, with the bonuses of a persona if one is named.

    ``seconds`` is the time limit of a question; 0 stands for the level's default.
    """
    settings = read_settings(api.game(game).profile.levels[level])
    settings.seconds = seconds or SECONDS[level]
    if persona:
        settings.bluff, settings.suspect = likes(persona, game)
    return settings


class Level:
    """A bot of one level for all games, with one search for each game that it is asked in."""

    blind = False

    def __init__(self, level: str, seed: int, persona: str = "", seconds: float = 0.0) -> None:
        self.level = level
        self.seed = seed
        self.persona = persona
        self.seconds = seconds
        self.remembers = tuple([game for game in api.games() if settings_of(level, game).belief])
        self._search: dict[str, Search] = {}

    def choose(self, info: Info | None, ask: Ask, past: Record | None = None) -> object:
        assert info is not None
        game = info.state.rules.game
        if game not in self._search:
            self._search[game] = Search(self.seed, settings_of(self.level, game, self.persona, self.seconds))
        return self._search[game].choose(info, ask, past)

    def __reduce__(self) -> tuple[object, ...]:
        """Support ``copy`` and ``pickle``, which cannot see into compiled classes."""
        return (_again, (self.level, self.seed, self.persona, self.seconds, self._search))


def _again(level: str, seed: int, persona: str, seconds: float, search: dict[str, Search]) -> Level:
    """Return a pickled level with its searches."""
    new = Level(level, seed, persona, seconds)
    new._search = search
    return new


def read_level(spec: str, seed: int) -> Level:
    """Return the bot that a spec names, such as ``sharp``, ``sharp:persona=braggart`` or ``sharp:seconds=0.1``.

    Raise BadInput for an unknown setting or persona.
    """
    level, persona, seconds = _read(spec)
    return Level(level, seed, persona, seconds)


def patience(spec: str) -> float:
    """Return the time limit of a level in seconds, 0 for other bots. Always waiting for it hides whether the bot had a
    choice."""
    current = renamed.bot(spec)
    if current.partition(":")[0] not in LEVELS:
        return 0.0
    level, _, seconds = _read(current)
    return seconds or SECONDS[level]


def limited(spec: str, seconds: float) -> str:
    """Return the spec of a level with another time limit. Other bots have none, so their specs stay the same."""
    if spec.partition(":")[0] not in LEVELS or not seconds:
        return spec
    level, persona, _ = _read(spec)
    return f"{level}:" + ",".join([f"persona={persona}"] * bool(persona) + [f"seconds={max(LEAST, seconds):.4f}"])


def _read(spec: str) -> tuple[str, str, float]:
    """Return level, persona ("" for none) and time limit (0 for the default) of a spec."""
    level, _, rest = spec.partition(":")
    persona, seconds = "", 0.0
    for setting in rest.split(",") if rest else ():
        name, _, value = setting.partition("=")
        try:
            if name == "persona" and value in PERSONAS:
                persona = value
            elif name == "seconds" and LEAST <= float(value) <= MOST:
                seconds = float(value)
            else:
                raise ValueError
        except ValueError:
            raise BadInput(flaw("bot-level", setting=repr(rest), known=", ".join(PERSONAS))) from None
    return level, persona, seconds
