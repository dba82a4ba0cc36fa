"""The lobby: the choice of the game, the players and the options."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from skulduggery import api
from skulduggery.api import BadInput, Value, flaw
from skulduggery.bots import offered, playable
from skulduggery.record import Record
from skulduggery.text import OWN, Texts
from skulduggery.tui.pilots import Pilot
from skulduggery.tui.terminal import Left, Terminal

USUAL_BOT: Final = "heuristic"
USUAL_SEATS: Final = 4
LONGEST_NAME: Final = 12


@dataclass
class Settings:
    """The settings of a game that can begin: every seat has a person or a bot."""

    game: str
    language: str
    seats: int
    people: list[str]
    bots: list[str]
    options: dict[str, Value] = field(default_factory=dict)

    def fill(self) -> None:
        """Fit the number of seats to the game, and fill the seats that people leave with bots."""
        least, most = api.game(self.game).seats
        self.seats = min(max(self.seats, least), most)
        del self.people[self.seats :]
        left = self.seats - len(self.people)
        last = self.bots[-1] if self.bots else USUAL_BOT
        self.bots = (self.bots + [last] * left)[:left]


def settle(
    game: str | None,
    language: str,
    seats: int | None,
    names: Sequence[str],
    bots: Sequence[str],
    options: dict[str, Value],
) -> Settings:
    """Return the settings of the command line, with the usual ones for the rest. Raise BadInput."""
    chosen = game or api.games()[0]
    texts = Texts(language)
    for bot in bots:
        Pilot(bot, 0)
    people = list(names) or [texts("guest")]
    if (problem := bad_names(people)) is not None:
        raise BadInput(flaw("people-name", name=repr(problem), most=str(LONGEST_NAME)))
    if seats is None:
        seats = len(people) + len(bots) if bots or len(people) > 1 else min(USUAL_SEATS, api.game(chosen).seats[1])
    api.game(chosen).check_seats(seats)
    if len(people) + len(bots) > seats:
        raise BadInput(flaw("people", people=len(people), bots=len(bots), seats=seats))
    settings = Settings(chosen, language, seats, people, list(bots), usual(chosen, seats, options))
    settings.fill()
    return settings


def usual(game: str, seats: int, given: dict[str, Value]) -> dict[str, Value]:
    """Return all table options: those given, else those of the terminal and of this number of seats. Raise BadInput."""
    known = api.game(game)
    return known.check_options({**known.profile.terminal_options, **known.defaults_by_seats.get(seats, {}), **given})


def bad_names(names: Sequence[str]) -> str | None:
    """Return the first name that is empty, too long, unprintable or a repetition; None if all are good."""
    for i, name in enumerate(names):
        good = name.strip() == name and 0 < len(name) <= LONGEST_NAME and name.isprintable()
        if not good or name in names[:i]:
            return name
    return None


def bot_title(name: str, texts: Texts) -> str:
    """Return a bot's title in words, or its name if it has none."""
    kind, _, persona = name.partition(":persona=")
    if not texts.has(f"bot-{kind}"):
        return name
    title = texts(f"bot-{kind}")
    return texts("bot-persona", bot=title, persona=texts(f"persona-{persona}")) if persona else title


def bot_entry(name: str, texts: Texts) -> str:
    """Return the name by which a bot is chosen, with its title."""
    title = bot_title(name, texts)
    return name if title == name else f"{name} ({title})"


def bots_of(record: Record, guests: Sequence[str] = ()) -> dict[int, str]:
    """Return the bot of each seat that a bot plays, from the host's notes in the log.

    A log can name any program, so a bot from outside plays only if it is one of ``guests``.
    """
    pilots: dict[int, str] = {}
    for who, what in record.entries:
        if who == "host" and what[0] == "take-over":
            seat = int(what[1]) - 1
            pilots.pop(seat, None)
            if playable(what[2]) or what[2] in guests:
                pilots[seat] = what[2]
    return pilots


class Lobby:
    """The settings on one screen, each with a number; Enter starts the game with them."""

    def __init__(self, terminal: Terminal, settings: Settings) -> None:
        self.terminal = terminal
        self.settings = settings
        self.texts = Texts(settings.language, settings.game)

    def run(self) -> Settings | None:
        """Return the settings when the person starts the game, None when the person leaves."""
        problem = ""
        while True:
            rows = self.rows()
            self.draw(rows, problem)
            try:
                said = self.terminal.line()
            except Left:
                return None
            problem = ""
            if not said:
                return self.settings
            if said.casefold() in ("q", "й"):
                return None
            if said.isdecimal() and 0 < int(said) <= len(rows):
                try:
                    self.change(int(said) - 1)
                except Left:
                    return None
            else:
                problem = self.texts("lobby-wrong", said=said, last=len(rows))

    def rows(self) -> list[tuple[str, str]]:
        """Return the name and the value of each line."""
        texts, settings = self.texts, self.settings
        kinds = [f"{settings.bots.count(bot)} × {bot_entry(bot, texts)}" for bot in dict.fromkeys(settings.bots)] or [
            texts("lobby-nobody")
        ]
        rows = [
            (texts("lobby-language"), OWN[texts.language]),
            (texts("lobby-game"), texts(f"{settings.game}-title")),
            (texts("lobby-players"), str(settings.seats)),
            (texts("lobby-people"), ", ".join(settings.people)),
            (texts("lobby-opponents"), ", ".join(kinds)),
        ]
        rows += [(texts(f"option-{name}"), self.option(name, value)) for name, value in settings.options.items()]
        return rows

    def option(self, name: str, value: Value) -> str:
        """Return the value of a table option in words."""
        word = str(value).lower() if isinstance(value, bool) else str(value)
        return self.texts(f"option-{name}-{word}")

    def draw(self, rows: Sequence[tuple[str, str]], problem: str) -> None:
        self.terminal.clear()
        grid = Grid.grid(padding=(0, 2))
        for i, (name, value) in enumerate(rows, 1):
            grid.add_row(Text(str(i), "bold"), name, Text(value, "bold"))
        show = self.terminal.show
        show(Text(self.texts("lobby-title").upper(), "bold yellow"))
        show(Text(self.texts(f"{self.settings.game}-blurb"), "italic"), Text(), grid, Text())
        if problem:
            show(problem)
        show(Text(self.texts("lobby-hint"), "dim"))

    def change(self, row: int) -> None:
        """Ask for a new value of a line."""
        settings = self.settings
        game = api.game(settings.game)
        if row == 0:
            settings.language = self.choose("lobby-language-ask", OWN, settings.language)
        elif row == 1:
            titles = {name: Texts(settings.language, name)(f"{name}-title") for name in api.games()}
            chosen = self.choose("lobby-game-ask", titles, settings.game)
            if chosen != settings.game:
                settings.game = chosen
                settings.options = usual(chosen, settings.seats, {})
        elif row == 2:
            least, most = game.seats
            variant = self.texts("lobby-variant")
            counts = {str(n): variant if n in game.variants else "" for n in range(least, most + 1)}
            question = self.texts("lobby-players-ask", least=least, most=most)
            settings.seats = int(self.choose(question, counts, str(settings.seats)))
            settings.options |= game.defaults_by_seats.get(settings.seats, {})
        elif row == 3:
            self.people()
        elif row == 4:
            self.opponents()
        else:
            name = list(settings.options)[row - 5]
            words = {str(value): self.option(name, value) for value in game.options[name]}
            chosen = self.choose("lobby-option-ask", words, str(settings.options[name]), self.texts(f"option-{name}"))
            settings.options[name] = next(value for value in game.options[name] if str(value) == chosen)
        settings.fill()
        self.texts = Texts(settings.language, settings.game)

    def choose(self, ask: str, choices: dict[str, str], now: str, option: str = "") -> str:
        """Return one of the choices, by its word or number; ``now`` if only Enter is pressed."""
        numbered = [f"{i} {name}" for i, name in enumerate(choices.values(), 1)]
        plain = not any(choices.values())
        listed = ", ".join(choices if plain else numbered)
        question = self.texts(ask, choices=listed, option=option) if self.texts.has(ask) else ask
        while True:
            self.terminal.show(question)
            said = self.terminal.line()
            if not said:
                return now
            if said in choices:
                return said
            if not plain and said.isdecimal() and 0 < int(said) <= len(choices):
                return list(choices)[int(said) - 1]
            self.terminal.show(self.texts("lobby-choice-wrong", said=said, choices=listed))

    def people(self) -> None:
        """Ask for the people at this terminal."""
        most = api.game(self.settings.game).seats[1]
        while True:
            self.terminal.show(self.texts("lobby-people-ask"))
            said = self.terminal.line()
            names = [name.strip() for name in said.split(",")]
            if said and (bad_names(names) is not None or len(names) > most):
                self.terminal.show(self.texts("lobby-people-wrong", most=most, longest=LONGEST_NAME))
                continue
            if said:
                self.settings.people = names
                self.settings.seats = max(self.settings.seats, len(names))
            return

    def opponents(self) -> None:
        """Ask for the bots."""
        count = self.settings.seats - len(self.settings.people)
        there = offered(self.settings.game)
        plain = [bot for bot in there if ":" not in bot]
        titles = ", ".join(bot_entry(bot, self.texts) for bot in plain)
        personas = dict.fromkeys(bot.partition("=")[2] for bot in there if bot not in plain)
        ways = ", ".join(f"{persona} ({self.texts(f'persona-{persona}-way')})" for persona in personas)
        while True:
            self.terminal.show(self.texts("lobby-opponents-ask", choices=titles))
            if personas:
                self.terminal.show(self.texts("lobby-personas", example=there[-1], choices=ways))
            said = self.terminal.line()
            words = [word.strip() for word in said.split(",")]
            if said and (len(words) not in (1, count) or any(word not in there for word in words)):
                self.terminal.show(self.texts("lobby-opponents-wrong", choices=", ".join(plain), count=count))
                continue
            if said:
                self.settings.bots = words
            return
