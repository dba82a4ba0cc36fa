"""``skulduggery``: every command, with what it takes.

Exit codes: 0 done, 1 failed, 2 the command can't be carried out as given (one sentence on standard error says why).
"""

import argparse
import re
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

from skulduggery import __version__, api
from skulduggery.api import BadInput, Document, Value

USAGE = 2


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE, f"{self.prog}: {message} ('{self.prog} --help' says more)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command and give its exit code."""
    given = parser().parse_args(arguments)
    try:
        code: int = given.run(given)
        sys.stdout.flush()
    except BadInput as error:
        print(error, file=sys.stderr)
        return USAGE
    except BrokenPipeError:  # the reader of our output had enough
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 1
    return code


def parser() -> Parser:
    """All commands."""
    top = Parser(prog="skulduggery", description="Tabletop games of crime and bluff: play, simulate, measure.")
    top.add_argument("--version", action="version", version=f"skulduggery {__version__}")
    commands = top.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)

    play = commands.add_parser("play", help="play in the terminal; without a game a lobby asks for everything")
    play.add_argument("game", nargs="?", metavar="GAME", help=f"one of: {', '.join(api.games())}")
    play.add_argument("--bots", type=int, metavar="N", help="so many opponents (default: asked, or 3)")
    play.add_argument("--bot", default="heuristic", metavar="NAME", help="who the opponents are (default: heuristic)")
    play.add_argument("--name", action="append", metavar="NAME", help="a player at this terminal; may be repeated")
    play.add_argument("--seed", type=int, metavar="S", help="the same seed deals the same (default: by chance)")
    play.add_argument("--log", type=Path, metavar="FILE", help="write the game to this file")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was saved")
    add_table(play)
    play.add_argument("--language", metavar="LANG", help="en, it, de or ru (default: that of the system)")
    play.set_defaults(run=run_play)

    serve = commands.add_parser("serve", help="run a server: people play in their browsers")
    serve.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default: 127.0.0.1)")
    serve.add_argument("--port", type=int, metavar="N", help="which port (default: the first free one from 8000)")
    serve.add_argument("--data", type=Path, metavar="DIR", help="where the tables lie (default: your data folder)")
    serve.add_argument(
        "--bot-delay", type=float, default=1.0, metavar="S", help="bots wait about S seconds (default: 1)"
    )
    serve.add_argument(
        "--away-after", type=float, default=180.0, metavar="S", help="a lost player is away after S seconds"
    )
    serve.add_argument(
        "--calls", type=float, default=600.0, metavar="N", help="calls a minute of one player or address"
    )
    serve.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another page that may open sockets"
    )
    serve.add_argument(
        "--proxy", action="append", default=[], metavar="ADDRESS", help="a proxy whose X-Forwarded-For is believed"
    )
    serve.add_argument(
        "--advice",
        type=int,
        default=0,
        metavar="R",
        help="roll-outs a question of hints and reviews (default: by game)",
    )
    serve.set_defaults(run=run_serve)

    replay = commands.add_parser("replay", help="step through a game that was written to a file")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--language", metavar="LANG", help="en, it, de or ru (default: that of the system)")
    replay.set_defaults(run=run_replay)

    review = commands.add_parser("review", help="what can be learned from a game that is over: costs, bluffs, luck")
    review.add_argument("file", type=Path, metavar="FILE")
    review.add_argument("--seat", type=int, metavar="N", help="only what this seat decided (default: all)")
    review.add_argument("--rounds", type=int, default=0, metavar="R", help="roll-outs a question (default: by game)")
    review.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same review (default: 1)")
    review.add_argument("--language", metavar="LANG", help="en, it, de or ru (default: that of the system)")
    review.add_argument("--json", action="store_true", help="print it as JSON")
    review.set_defaults(run=run_review)

    simulate = commands.add_parser("simulate", help="let bots play many games")
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--seats", nargs="+", required=True, metavar="BOT", help="the bot at each seat")
    simulate.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (default: 1000)")
    simulate.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same results (default: 1)")
    simulate.add_argument("--workers", type=int, metavar="N", help="processes (default: one a core)")
    add_table(simulate)
    simulate.add_argument("--json", action="store_true", help="print the result as JSON")
    simulate.set_defaults(run=run_simulate)

    arena = commands.add_parser("arena", help="measure how strong bots are among each other, with intervals")
    arena.add_argument("game", nargs="?", metavar="GAME", help="needed except with --page")
    arena.add_argument("--bot", metavar="BOT", help="who is measured, as in trees:rounds=400")
    arena.add_argument("--against", nargs="+", metavar="BOT", help="the bot at each other seat")
    arena.add_argument(
        "--ceiling", nargs="?", const="open", default="", metavar="BOT", help="play a search that sees all cards too"
    )
    arena.add_argument("--hiding", action="store_true", help="play the bot too as one that hides nothing")
    arena.add_argument("--ladder", nargs="+", metavar="BOT", help="rate these bots at mixed tables")
    arena.add_argument("--seats", type=int, default=2, metavar="N", help="at tables of so many (default: 2)")
    arena.add_argument("--page", type=Path, metavar="FILE", help="measure what a plan (TOML) names")
    arena.add_argument("--out", type=Path, metavar="FILE", help="write its page there (default: print it)")
    arena.add_argument("--minutes", type=float, metavar="M", help="stop playing a plan then (default: when it is done)")
    arena.add_argument("--engine", default="", metavar="ID", help="a page of what these bots played (default: ours)")
    arena.add_argument("--deals", type=int, default=1000, metavar="N", help="each played in every seat (default: 1000)")
    arena.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same deals (default: 1)")
    arena.add_argument("--store", type=Path, metavar="FILE", help="keep results there, and go on from what is there")
    arena.add_argument("--workers", type=int, metavar="N", help="processes (default: one a core)")
    add_table(arena)
    arena.add_argument("--json", action="store_true", help="print the result as JSON")
    arena.set_defaults(run=run_arena)

    exact = commands.add_parser("exact", help="what a best response gains against bots, in a game small enough")
    exact.add_argument("game", metavar="GAME")
    exact.add_argument("--cards", type=Path, metavar="FILE", help="a card set that makes the game small")
    exact.add_argument("--seats", type=int, default=2, metavar="N", help="how many play (default: 2)")
    exact.add_argument("--bot", nargs="+", default=[], metavar="BOT", help="whose strategies are judged")
    exact.add_argument("--thinks", type=int, default=8, metavar="N", help="how often each thinks (default: 8)")
    exact.add_argument("--solver", type=int, default=64, metavar="N", help="rounds of CFR+ (default: 64)")
    exact.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same figures (default: 1)")
    exact.add_argument("--plot", type=Path, metavar="FILE", help="draw NashConv by rounds there, as an SVG")
    exact.add_argument("--json", action="store_true", help="print the result as JSON")
    exact.set_defaults(run=run_exact)

    learn = commands.add_parser("learn", help="learn from self-play what positions are worth, or a policy")
    learn.add_argument("game", metavar="GAME")
    learn.add_argument("--policy", action="store_true", help="train a policy instead")
    learn.add_argument("--games", type=int, metavar="N", help="for each number of seats (3000); of a policy in all")
    learn.add_argument("--minutes", type=float, metavar="M", help="train a policy for so long, earlier runs included")
    learn.add_argument("--seats", type=int, nargs="+", metavar="N", help="numbers of seats (default: all)")
    learn.add_argument("--bot", default="heuristic", metavar="BOT", help="who plays (default: heuristic)")
    learn.add_argument("--against", default="", metavar="BOT", help="train a policy to exploit this bot, not itself")
    learn.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same weights (default: 1)")
    learn.add_argument("--out", type=Path, metavar="FILE", help="write the weights there (default: the report only)")
    learn.add_argument("--store", type=Path, metavar="FILE", help="keep lessons there, and go on from what is there")
    learn.add_argument("--workers", type=int, metavar="N", help="processes (default: one a core)")
    learn.add_argument("--json", action="store_true", help="print the report as JSON")
    learn.set_defaults(run=run_learn)

    beliefs = commands.add_parser("beliefs", help="measure how well hidden things are told from others' answers")
    beliefs.add_argument("game", metavar="GAME")
    beliefs.add_argument(
        "--bot", nargs="+", default=["heuristic"], metavar="BOT", help="who plays (default: heuristic)"
    )
    beliefs.add_argument("--seats", type=int, nargs="+", metavar="N", help="numbers of seats (default: all)")
    beliefs.add_argument("--games", type=int, default=100, metavar="N", help="for each (default: 100)")
    beliefs.add_argument("--worlds", type=int, nargs="+", default=[8, 24, 96], metavar="M", help="(default: 8 24 96)")
    beliefs.add_argument("--every", type=int, default=6, metavar="N", help="one question in so many (default: 6)")
    beliefs.add_argument("--fit", type=Path, metavar="FILE", help="fit a taste to the bot instead, and write it there")
    beliefs.add_argument("--out", type=Path, metavar="DIR", help="put what came on the page beliefs.md there")
    beliefs.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same figures (default: 1)")
    beliefs.add_argument("--store", type=Path, metavar="FILE", help="keep results there, and go on from what is there")
    beliefs.add_argument("--workers", type=int, metavar="N", help="processes (default: one a core)")
    beliefs.add_argument("--json", action="store_true", help="print the result as JSON")
    beliefs.set_defaults(run=run_beliefs)

    lab = commands.add_parser("lab", help="measure card data")
    labs = lab.add_subparsers(required=True, metavar="TASK", parser_class=Parser)
    balance = labs.add_parser("balance", help="how even a card set is: many games between equals, as a page")
    balance.add_argument("game", metavar="GAME")
    balance.add_argument("--seats", type=int, nargs="+", metavar="N", help="(default: all that the game is read at)")
    balance.add_argument("--games", type=int, default=20_000, metavar="N", help="for each at most (default: 20000)")
    balance.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same figures (default: 1)")
    balance.add_argument("--bot", default="heuristic", metavar="NAME", help="who plays (default: heuristic)")
    balance.add_argument("--out", type=Path, required=True, metavar="DIR", help="where the page and its data go")
    balance.add_argument("--before", type=Path, metavar="FILE", help="an older balance.json, to compare changed cards")
    balance.add_argument("--notes", type=Path, metavar="FILE", help="a text for the page, paragraphs apart by lines")
    balance.add_argument("--workers", type=int, metavar="N", help="processes (default: one a core)")
    add_table(balance)
    balance.add_argument("--json", action="store_true", help="print the data as JSON too")
    balance.set_defaults(run=run_balance)

    rules = commands.add_parser("rules", help="the numbered rules of a game, and the tests that prove them")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("--coverage", action="store_true", help="list the tests of each rule (in a checkout)")
    rules.add_argument("--language", metavar="LANG", help="en, it, de or ru (default: that of the system)")
    rules.add_argument("--json", action="store_true", help="print them as JSON")
    rules.set_defaults(run=run_rules)

    cards = commands.add_parser("cards", help="check or show card data")
    tasks = cards.add_subparsers(required=True, metavar="TASK", parser_class=Parser)
    check = tasks.add_parser("check", help="say what is wrong with a file")
    check.add_argument("file", type=Path, metavar="FILE")
    check.set_defaults(run=run_check)
    show = tasks.add_parser("show", help="show the cards of a file, or those named: one, or a trait and a job joined")
    show.add_argument(
        "what", nargs="*", metavar="FILE|CARD", help="a file (default: the house cards), ids of cards, or both"
    )
    show.add_argument("--language", metavar="LANG", help="en, it, de or ru (default: that of the system)")
    show.set_defaults(run=run_show)
    for task in (check, show):
        task.add_argument("--game", default="crooks", metavar="GAME", help="which game they are for (default: crooks)")

    bench = commands.add_parser("bench", help="measure how fast this build is on this machine")
    bench.add_argument("--games", nargs="*", metavar="GAME", help="which games (default: all)")
    bench.add_argument("--server", action="store_true", help="measure a server and its browser client instead")
    bench.add_argument(
        "--tables", type=int, nargs="+", metavar="N", help="of the server: live tables (default: 1 100 500)"
    )
    bench.add_argument(
        "--seconds", type=float, default=10.0, metavar="S", help="of the server: length of a round (default: 10)"
    )
    bench.add_argument("--rounds", type=int, default=3, metavar="N", help="of the server: how many rounds (default: 3)")
    bench.add_argument("--whole", type=int, default=200, metavar="N", help="of the server: whole games (default: 200)")
    bench.add_argument("--json", action="store_true", help="print the figures as JSON")
    bench.set_defaults(run=run_bench)
    return top


def add_table(command: argparse.ArgumentParser) -> None:
    """What a table is set up with."""
    command.add_argument("--cards", type=Path, metavar="FILE", help="card data of your own")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a table option, as in edition=2016"
    )


def options_of(game: str, given: list[str]) -> dict[str, Value]:
    """Table options from words like ``edition=2016``; values that are no text are written true and false."""
    out: dict[str, Value] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput(f"--option {word!r} sets nothing; right would be {word}=VALUE.")
        out[name] = {"true": True, "false": False}.get(value, value)
    api.game(game).check_options(out)
    return out


def cards_of(game: str, path: Path | None) -> Document | None:
    """Card data from a file, or none if none is named."""
    return None if path is None else api.read_cards(game, text_of(path), str(path))


def bytes_of(path: Path) -> bytes:
    """What a file holds."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path} can't be read: {error.strerror}.") from None


def text_of(path: Path) -> str:
    """What a text file holds."""
    try:
        return bytes_of(path).decode()
    except UnicodeDecodeError as error:
        raise BadInput(f"{path} is no text in UTF-8: byte {error.start} is wrong.") from None


def run_play(given: argparse.Namespace) -> int:
    from skulduggery.tui.play import play

    game: str | None = given.game
    if game is None and given.option:
        raise BadInput("Which game are the options for? 'skulduggery play GAME --option NAME=VALUE'.")
    return play(
        game,
        bots=[given.bot] * (given.bots or 0),
        names=given.name or (),
        seats=None if given.bots is None else given.bots + len(given.name or ("",)),
        seed=given.seed,
        options={} if game is None else options_of(game, given.option),
        cards=given.cards,
        log=given.log,
        resume=given.resume,
        language=given.language,
    )


def run_serve(given: argparse.Namespace) -> int:
    from skulduggery.cli.serve import run

    return run(
        given.host,
        given.port,
        given.data,
        given.bot_delay,
        given.away_after,
        given.calls,
        given.origin,
        given.proxy,
        given.advice,
    )


def run_replay(given: argparse.Namespace) -> int:
    from skulduggery.tui.replay import replay

    return replay(given.file, language=given.language)


def run_review(given: argparse.Namespace) -> int:
    from skulduggery.cli.review import run

    data = bytes_of(given.file)
    return run(given.file, data, given.seat, given.rounds, given.seed, given.language, given.json)


def run_simulate(given: argparse.Namespace) -> int:
    from skulduggery.cli.simulate import run

    return run(
        given.game,
        given.seats,
        given.games,
        given.seed,
        options_of(given.game, given.option),
        cards_of(given.game, given.cards),
        given.workers,
        given.json,
    )


def run_arena(given: argparse.Namespace) -> int:
    from skulduggery.cli.arena import run

    named = given.game is not None
    options = options_of(given.game, given.option) if named else {}
    cards = cards_of(given.game, given.cards) if named else None
    return run(given, options, cards)


def run_exact(given: argparse.Namespace) -> int:
    if find_spec("pyspiel") is None:
        raise BadInput("Exact work needs OpenSpiel: install skulduggery[lab].")
    from skulduggery.cli.exact import run

    cards_of(given.game, given.cards)
    return run(
        given.game,
        given.seats,
        given.cards,
        given.bot,
        given.thinks,
        given.solver,
        given.seed,
        given.plot,
        given.json,
    )


def run_learn(given: argparse.Namespace) -> int:
    from skulduggery.cli.learn import run, run_policy

    if given.policy:
        return run_policy(
            given.game,
            given.games or 0,
            given.minutes or 0.0,
            given.seed,
            given.seats,
            given.out,
            given.store,
            given.workers,
            given.against,
            given.json,
        )
    return run(
        given.game,
        3000 if given.games is None else given.games,
        given.seed,
        given.seats,
        given.bot,
        given.out,
        given.store,
        given.workers,
        given.json,
    )


def run_beliefs(given: argparse.Namespace) -> int:
    from skulduggery.arena.beliefs import Study
    from skulduggery.cli.beliefs import run, run_fit

    game, seed = given.game, given.seed
    least, most = api.game(game).seats
    seats = given.seats or [*range(max(2, least), most + 1)]
    if given.fit is not None:
        if len(given.bot) != 1:
            raise BadInput("A taste is fitted to one bot at a time.")
        return run_fit(game, given.bot[0], seats, given.games, seed, given.fit, given.store, given.workers, given.json)
    studies = [Study(game, count, bot, tuple(given.worlds), given.every, seed) for bot in given.bot for count in seats]
    return run(studies, given.games, given.out, given.store, given.workers, given.json)


def run_balance(given: argparse.Namespace) -> int:
    from skulduggery.cli.balance import run

    return run(
        given.game,
        given.seats,
        given.games,
        given.seed,
        given.bot,
        options_of(given.game, given.option),
        cards_of(given.game, given.cards),
        given.workers,
        given.out,
        given.before,
        "" if given.notes is None else text_of(given.notes),
        given.json,
    )


def run_rules(given: argparse.Namespace) -> int:
    from skulduggery.cli.rules import run

    return run(given.game, given.coverage, given.language, given.json)


def run_check(given: argparse.Namespace) -> int:
    cards = api.read_cards(given.game, text_of(given.file), str(given.file))
    for warning in api.game(given.game).card_warnings(cards, str(given.file)):
        print(warning)
    print(f"{given.file}: these cards can be played.")
    return 0


def run_show(given: argparse.Namespace) -> int:
    from skulduggery.tui.cards import show

    what: list[str] = given.what
    # What isn't written as ids are is a file; so is the odd one where cards are named two at a time.
    odd = given.game != "mayhem" and len(what) % 2 == 1
    first = int(odd or (bool(what) and not re.fullmatch(r"[a-z0-9-]+", what[0])))
    cards = cards_of(given.game, Path(what[0])) if first else None
    return show(given.game, cards, language=given.language, picked=what[first:])


def run_bench(given: argparse.Namespace) -> int:
    if given.server:
        from skulduggery.cli import load

        return load.run(given.tables or (1, 100, 500), given.seconds, given.rounds, given.whole, given.json)
    from skulduggery.cli.bench import run

    return run(given.games or list(api.games()), given.json)


if __name__ == "__main__":
    sys.exit(main())
