"""Planted leaks of the server: small changes, each of which the leak proof must find."""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from tests.oracle.decks import SCRIPTS
from tests.server.leaks_room import ID
from tests.server.leaks_worlds import Case

from skulduggery import api, codec
from skulduggery.api import SPECTATOR
from skulduggery.documents import crooks as documents
from skulduggery.documents.news import Asking
from skulduggery.fair import derive
from skulduggery.server.bots import bot_seats
from skulduggery.server.bots.bot_seats import BotSeats, Share
from skulduggery.server.delivery import snapshots
from skulduggery.server.delivery.broadcaster import Broadcaster
from skulduggery.server.http import application
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.session.game_session import GameSession
from skulduggery.server.tables import finished_game
from skulduggery.server.tables.directory import TableDirectory
from skulduggery.server.tables.table import Table

Patch = pytest.MonkeyPatch


class Planted(NamedTuple):
    """A leak: a case where it shows, the seats of bots there, how it is planted."""

    case: Case
    bots: tuple[int, ...]
    plant: Callable[[Patch], None]


LEAKS: dict[str, Planted] = {}


def leak(
    case: str = "face down is not the Boss", bots: tuple[int, ...] = ()
) -> Callable[[Callable[[Patch], None]], Callable[[Patch], None]]:
    def add(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
        LEAKS[plant.__name__.replace("_", " ")] = Planted(SCRIPTS[case], bots, plant)
        return plant

    return add


def after(patch: Patch, kind: type, name: str, change: Callable[..., Any]) -> None:
    """Let ``change(result, self, *args)`` spoil what a method gives."""
    honest = getattr(kind, name)

    def leaky(self: Any, *given: Any) -> Any:
        return change(honest(self, *given), self, *given)

    patch.setattr(kind, name, leaky)


def count_in_version(patch: Patch, more: Callable[[GameSession], int]) -> None:
    """Let the version in what a viewer is told count more than messages."""
    honest = snapshots.events

    def leaky(row: Any, play: Any, viewer: int, since: int) -> Any:
        told = honest(row, play, viewer, since)
        told.version += more(play)
        return told

    patch.setattr(snapshots, "events", leaky)


def options(play: GameSession) -> int:
    """Return the number of options in the open questions."""
    return sum(len(ask.options) for ask in play.asks())


def hidden(play: GameSession) -> int:
    """Return a number that depends on the deal."""
    return sum(n * ord(word[0]) for n, word in enumerate(play.record.entries[0][1]))


# Questions


@leak()
def the_number_of_options_in_what_everybody_knows(patch: Patch) -> None:
    def change(asking: list[Asking], play: GameSession, viewer: int) -> list[Asking]:
        return [Asking(one.seat, f"{one.kind} {options(play)}") for one in asking]

    after(patch, GameSession, "asking", change)


@leak()
def a_question_s_id_made_of_the_log(patch: Patch) -> None:
    def change(id: str | None, play: GameSession, seat: int) -> str | None:
        return id and derive(play.key, id, play.record.entries).hex()[:16]

    after(patch, GameSession, "ask_id", change)


@leak()
def a_question_shown_to_who_looks_on(patch: Patch) -> None:
    honest = GameSession.ask

    def change(ask: Any, play: GameSession, viewer: int) -> Any:
        return next((honest(play, one.seat) for one in play.asks()), None) if viewer == SPECTATOR else ask

    after(patch, GameSession, "ask", change)


# Views and messages


@leak()
def the_view_of_the_next_seat(patch: Patch) -> None:
    honest = GameSession.view
    patch.setattr(GameSession, "view", lambda play, viewer: honest(play, (viewer + 1) % play.rules.seats))


@leak()
def the_host_s_view_for_who_looks_on(patch: Patch) -> None:
    honest = GameSession.view
    patch.setattr(GameSession, "view", lambda play, viewer: honest(play, max(viewer, 0)))


@leak()
def worth_and_leaders_of_targets_by_what_lies_face_down(patch: Patch) -> None:
    """Their hats and plates would tell of crooks that the view itself hides."""

    def change(view: Any, play: GameSession, viewer: int) -> Any:
        state = play.record.state
        view.targets = documents.view(state.rules, api.view(state, api.EVERYTHING), viewer).targets
        return view

    after(patch, GameSession, "view", change)


@leak()
def what_one_seat_is_told_sent_to_all(patch: Patch) -> None:
    honest = GameSession.missed
    patch.setattr(GameSession, "missed", lambda play, viewer, since: honest(play, 0, since))


@leak()
def who_missed_much_gets_it_with_everything_open(patch: Patch) -> None:
    honest = GameSession.missed

    def change(missed: list[Any], play: GameSession, viewer: int, since: int) -> list[Any]:
        whole = [honest(play, one, 0) for one in play.told]
        most = [min(all, key=lambda one: one.count(None)) for all in zip(*whole, strict=True)]
        return most[since:] if len(missed) > 2 else missed

    after(patch, GameSession, "missed", change)


@leak()
def the_log_with_everything_open(patch: Patch) -> None:
    def change(log: list[Any], play: GameSession, viewer: int) -> list[Any]:
        return [[n, event.kind, *event.args] for n, events in enumerate(play.record.events) for event in events]

    after(patch, GameSession, "log", change)


@leak("look and forget at a strict table")
def the_log_of_a_strict_table_as_the_seat_was_told_it(patch: Patch) -> None:
    """Nothing that the seat may not know; but the table has asked not to be reminded."""
    patch.setattr(
        GameSession, "log", lambda play, viewer: [[n, *one] for n, one in enumerate(play.missed(viewer, 0), 1)]
    )


@leak("look and forget at a strict table")
def a_strict_table_that_tells_again_what_was_missed(patch: Patch) -> None:
    """The same by another way."""
    patch.setattr(GameSession, "goes_on", lambda play, viewer, since: 0 <= since <= play.version(viewer))


@leak("broke")
def money_shown_that_is_secret(patch: Patch) -> None:
    """Nothing that can't be counted; but the table has asked not to have it counted."""

    def change(view: Any, play: GameSession, viewer: int) -> Any:
        view.money = [*api.view(play.record.state, api.EVERYTHING).money]  # type: ignore[attr-defined]
        return view

    after(patch, GameSession, "view", change)


@leak()
def a_version_that_counts_refused_answers(patch: Patch) -> None:
    answer = GameSession.answer

    def leaky(play: Any, *given: Any) -> None:
        try:
            answer(play, *given)
        except ApiError:
            play.refused = getattr(play, "refused", 0) + 1
            raise

    patch.setattr(GameSession, "answer", leaky)
    count_in_version(patch, lambda play: getattr(play, "refused", 0))


@leak()
def two_documents_in_an_order_that_cards_decide(patch: Patch) -> None:
    tell = Broadcaster.events

    def leaky(broadcaster: Broadcaster) -> None:
        assert broadcaster.game is not None
        even = hidden(broadcaster.game) % 2 == 0
        if even:
            broadcaster.table()
        tell(broadcaster)
        if not even:
            broadcaster.table()

    patch.setattr(Broadcaster, "events", leaky)


@leak()
def everybody_told_again_when_an_answer_is_refused(patch: Patch) -> None:
    answer = Table.answer

    async def leaky(table: Table, *given: Any) -> None:
        try:
            await answer(table, *given)
        except ApiError:
            table.broadcaster.seen.clear()
            table.broadcaster.events()
            raise

    patch.setattr(Table, "answer", leaky)


# The table and its record


@leak()
def a_table_with_what_its_targets_are_worth(patch: Patch) -> None:
    honest = snapshots.table_info

    def leaky(row: Any, presence: Any, play: GameSession | None, *given: Any) -> Any:
        info = honest(row, presence, play, *given)
        if play is not None and info.scores is None:
            info.scores = [target.worth for target in play.everything().steps[-1].view.targets]
        return info

    patch.setattr(snapshots, "table_info", leaky)


@leak("all targets taken, one taken")
def a_list_of_tables_with_the_seat_that_must_think_long(patch: Patch) -> None:
    lines = TableDirectory.lines

    async def leaky(directory: TableDirectory) -> Any:
        out = await lines(directory)
        for line in out:
            play = directory.tables[line.id].session
            line.host_name += "" if play is None else "." * options(play)
        return out

    patch.setattr(TableDirectory, "lines", leaky)


@leak()
def a_record_of_a_running_game(patch: Patch) -> None:
    look_back = finished_game.look_back

    async def leaky(table: Table, token: str | None) -> Any:
        return table.session if token == "token 1" else await look_back(table, token)

    patch.setattr(finished_game, "look_back", leaky)


@leak()
def a_record_for_all_at_the_end(patch: Patch) -> None:
    async def leaky(table: Table, token: str | None) -> Any:
        table.only("over", "ended")
        return table.session

    patch.setattr(finished_game, "look_back", leaky)


# Refusals


def longer(problem: ApiError, words: str) -> ApiError:
    """Return a refusal that says more."""
    sentence = problem.sentence + words
    return ApiError(problem.status, problem.code, sentence=sentence, rule=problem.rule, **problem.told)


@leak()
def a_refusal_that_says_whether_another_could_answer_so(patch: Patch) -> None:
    answer = GameSession.answer

    def leaky(play: GameSession, seat: int, id: str, words: Any) -> None:
        for other in play.asks():
            asked = play.ask(other.seat)
            if asked is not None and other.seat != seat and words in [option.words for option in asked.options]:
                raise ApiError(403, "other-seat", sentence="Nice try: only another seat may answer this.")
        answer(play, seat, id, words)

    patch.setattr(GameSession, "answer", leaky)


@leak("all targets taken, one taken")
def a_refusal_with_the_options_of_another_seat(patch: Patch) -> None:
    answer = GameSession.answer

    def leaky(play: GameSession, *given: Any) -> None:
        try:
            answer(play, *given)
        except ApiError as problem:
            raise longer(problem, f" Right would be one of {options(play)} answers.") from None

    patch.setattr(GameSession, "answer", leaky)


@leak()
def a_refusal_that_takes_longer_the_more_options_there_are(patch: Patch) -> None:
    answer = Table.answer

    async def leaky(table: Table, *given: Any) -> None:
        try:
            await answer(table, *given)
        except ApiError:
            assert table.session is not None
            await asyncio.sleep(options(table.session) * 1e-5)
            raise

    patch.setattr(Table, "answer", leaky)


@leak()
def a_header_with_a_digest_of_the_whole_table(patch: Patch) -> None:
    headers = application.headers

    def leaky(secure: bool) -> Any:
        add = headers(secure)

        async def tagged(message: Any, scope: Any) -> None:
            await add(message, scope)
            if message["type"] == "http.response.start":
                play = scope["litestar_app"].state["directory"].tables[ID].session
                tag = "none" if play is None else str(hidden(play))
                message["headers"] = [*message["headers"], (b"etag", tag.encode())]

        return tagged

    patch.setattr(application, "headers", leaky)


# Bots


def pausing(patch: Patch, pause: Callable[[GameSession, float], float]) -> None:
    """Let bots wait for ``pause(play, honest)`` seconds."""
    think = BotSeats._think

    def leaky(drivers: Any, play: GameSession, *given: Any) -> Any:
        drivers.play = play
        return think(drivers, play, *given)

    patch.setattr(BotSeats, "_think", leaky)
    after(patch, BotSeats, "_pause", lambda honest, drivers, *_: pause(drivers.play, honest))


@leak("all targets taken, one taken", bots=(1,))
def a_bot_waits_for_each_option(patch: Patch) -> None:
    pausing(patch, lambda play, honest: 0.6 + 0.1 * options(play))


@leak("all targets taken, one taken", bots=(1,))
def a_bot_answers_soon_where_there_is_no_choice(patch: Patch) -> None:
    pausing(patch, lambda play, honest: honest if options(play) > 1 else 0.55)


@leak(bots=(1,))
def a_bot_waits_when_it_has_thought(patch: Patch) -> None:
    async def leaky(drivers: BotSeats, play: GameSession, seat: int, id: str, bot: str, _: Share) -> None:
        words = await drivers.thinkers.choose(bot, 0, seat, b"")
        await asyncio.sleep(0.6)
        await drivers.answer(seat, id, list(words))

    patch.setattr(BotSeats, "_think", leaky)


@leak(bots=(1,))
def a_bot_draws_its_delay_from_the_log(patch: Patch) -> None:
    pausing(patch, lambda play, honest: honest + hidden(play) % 7 / 100)


@leak(bots=(1,))
def a_bot_is_sent_the_table_as_it_lies(patch: Patch) -> None:
    patch.setattr(bot_seats, "written", lambda record, *_: codec.write_save(record.state))


@leak()
def why_not_hanging_on_the_deal(patch: Patch) -> None:
    honest = GameSession.why

    def why(play: GameSession, seat: int, id: str, words: list[str]) -> None:
        if hidden(play) % 2:
            raise ApiError(409, "resigned")
        honest(play, seat, id, words)

    patch.setattr(GameSession, "why", why)
