"""Games in the terminal: against bots, and with several people who pass the terminal on."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

from skulduggery import api, codec
from skulduggery.api import BadInput, Flaw, KeyedStream, Rng, Value, flaw
from skulduggery.record import Record, Source
from skulduggery.text import Texts
from skulduggery.text import language as spoken
from skulduggery.tui.lobby import Lobby, Settings, bots_of, settle
from skulduggery.tui.pilots import Pilot
from skulduggery.tui.session import Session
from skulduggery.tui.terminal import Terminal


def play(
    game: str | None = None,
    *,
    bots: Sequence[str] = (),
    names: Sequence[str] = (),
    seats: int | None = None,
    seat: int | None = None,
    seed: int | None = None,
    options: dict[str, Value] | None = None,
    language: str | None = None,
    log: str | Path | None = None,
    cards: str | Path | None = None,
    resume: str | Path | None = None,
    terminal: Terminal | None = None,
) -> int:
    """Play a game, and return the exit code: 0, or 130 if interrupted.

    Without ``game`` the lobby asks what to play and proposes the other arguments. ``names`` are the people at this
    terminal, the first at ``seat`` (from 1); ``bots`` fill the other seats, the last one repeated. ``log``
    is written at the end, or when the people leave. ``cards`` is a file with a deck. ``resume`` goes on with a log of
    an unfinished game, in which bots from outside (arena/matches/external_bots.py) play again if ``bots`` names them.
    Raise BadInput for anything that can't be used, before anything is shown, or if a bot from outside gives no answer.
    """
    code = spoken(language)
    source: Source = KeyedStream(secrets.token_bytes(32)) if seed is None else Rng(seed)
    if resume is not None:
        record = codec.read_log(_read(Path(resume)), str(resume), source)
        there = terminal or Terminal()
        return _session(record, bots_of(record, bots), code, there, Path(log or resume), seed, resumed=True).run()
    settings = settle(game, code, seats, names, bots, options or {})
    deck = None if cards is None else api.read_cards(settings.game, _text(Path(cards)), str(cards))
    warnings = () if deck is None else api.game(settings.game).card_warnings(deck, str(cards))
    if seat is not None and not 1 <= seat <= settings.seats:
        raise BadInput(flaw("seat", seat=str(seat), seats=str(settings.seats)))
    api.make_rules(settings.game, settings.seats, settings.options, deck)
    screen = terminal or Terminal()
    if game is None:
        chosen = Lobby(screen, settings).run()
        if chosen is None:
            return 0
        settings = chosen
    if warnings:
        _tell(warnings, screen, Texts(settings.language))
    rules = api.make_rules(settings.game, settings.seats, settings.options, deck)
    players, pilots = seating(settings, (seat or 1) - 1)
    record = Record(rules, source, players)
    for at, bot in pilots.items():
        record.take_over(at, bot)
    return _session(record, pilots, settings.language, screen, None if log is None else Path(log), seed).run()


def _tell(warnings: Sequence[Flaw], terminal: Terminal, texts: Texts) -> None:
    """Show warnings about the cards before the game begins."""
    terminal.show(*[one.said(texts.language) for one in warnings])
    if terminal.live:
        terminal.show("", texts("enter"))
        terminal.line()


def seating(settings: Settings, first: int) -> tuple[tuple[str, ...], dict[int, str]]:
    """Return the names of the players by seat, and the bot of each seat that a bot plays.

    The people sit one after the other from seat ``first``.
    """
    texts = Texts(settings.language)
    pool = [name.strip() for name in texts("bot-names").split(",")]
    free = [name for name in pool if name not in settings.people]
    free += [f"{bot} {i}" for i, bot in enumerate(settings.bots, 1)]
    order: list[tuple[str, str | None]] = [(name, None) for name in settings.people]
    order += [(free[i], bot) for i, bot in enumerate(settings.bots)]
    seated = [order[(at - first) % len(order)] for at in range(len(order))]
    return tuple(name for name, _ in seated), {at: bot for at, (_, bot) in enumerate(seated) if bot is not None}


def _session(
    record: Record,
    bots: Mapping[int, str],
    language: str,
    terminal: Terminal,
    log: Path | None,
    seed: int | None,
    resumed: bool = False,
) -> Session:
    if log is not None and not resumed and log.exists():
        raise BadInput(flaw("exists", file=str(log)))
    stream = None if seed is None else Rng(seed ^ 0x5EED)
    pilots = {at: Pilot(bot, secrets.randbits(62) if stream is None else stream.seed()) for at, bot in bots.items()}
    return Session(terminal, record, pilots, Texts(language, record.rules.game), log, resumed)


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(flaw("unreadable", file=str(path), cause=str(error.strerror))) from None


def _text(path: Path) -> str:
    try:
        return _read(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadInput(flaw("utf-8", file=str(path), byte=str(error.start))) from None
