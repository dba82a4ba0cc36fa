"""Opponents for people: one search, more or less strong. What each level can do is on the strength page."""

from typing import Final

from skulduggery import api
from skulduggery.api import Ask, Info
from skulduggery.bots.search import Search, Settings
from skulduggery.record import Record

LEVELS: Final = ("beginner", "casual", "sharp", "ruthless")
SECONDS: Final = {"beginner": 0.2, "casual": 0.4, "sharp": 0.8, "ruthless": 2.0}
"""How long a level thinks about a question, on one core."""
SHARPNESS: Final = {"beginner": 6.0, "casual": 20.0, "sharp": 60.0, "ruthless": 0.0}
"""How strictly it takes what it found best; 0: always, or what is about as good."""
MEASURED: Final = ("crooks",)
"""The games in which levels are offered to people: elsewhere such a search is still weaker than the rules of thumb."""
REACH: Final = {"crooks": 0, "scoundrels": 30, "mayhem": 20}
"""How far it plays on; 0: to the end."""
MARGIN: Final = 0.4
"""How much the lead counts beside the win."""


def settings_of(level: str, game: str) -> Settings:
    """How a level thinks in a game."""
    settings = Settings()
    settings.seconds = SECONDS[level]
    settings.sharpness = SHARPNESS[level]
    settings.reach = REACH[game]
    settings.margin = MARGIN
    settings.belief = 24 if level == "ruthless" and game == "crooks" else 0
    return settings


class Level:
    """A search as strong as its level says, in whichever game it is asked."""

    blind = False

    def __init__(self, level: str, seed: int) -> None:
        self.level = level
        self.seed = seed
        self.remembers = tuple([game for game in api.games() if settings_of(level, game).belief])
        self._search: dict[str, Search] = {}

    def choose(self, info: Info | None, ask: Ask, past: Record | None = None) -> object:
        assert info is not None
        game = info.state.rules.game
        if game not in self._search:
            self._search[game] = Search(self.seed, settings_of(self.level, game))
        return self._search[game].choose(info, ask, past)
