"""Planted leaks at a table of Men of Mayhem: of deals between others, blinds, sealed choices and private talk."""

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any

from tests.oracle.mayhem.cases import SCRIPTS
from tests.server.planted import Patch, Planted, after, count_in_version, longer, pausing

from skulduggery import api, codec
from skulduggery.api import SPECTATOR
from skulduggery.documents.news import Asking
from skulduggery.fair import derive
from skulduggery.server.bots import bot_seats
from skulduggery.server.delivery import snapshots
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.session.commitments import Commitments
from skulduggery.server.session.game_session import GameSession
from skulduggery.server.storage import store
from skulduggery.server.tables.table import Table

LEAKS: dict[str, Planted] = {}
THIRD = (2,)
"""The seat of a bot that is not involved in what the others say."""


def leak(case: str, bots: tuple[int, ...] = ()) -> Callable[[Callable[[Patch], None]], Callable[[Patch], None]]:
    def add(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
        LEAKS[plant.__name__.replace("_", " ")] = Planted(SCRIPTS[case], bots, plant)
        return plant

    return add


def said(play: GameSession) -> int:
    """Return the number of offers that are open or were declined."""
    t: Any = play.record.state
    return len(t.standing) + len(t.void)


def sealed(play: GameSession) -> int:
    """Return a number that depends on secret choices."""
    t: Any = play.record.state
    top = t.stack[-1] if t.stack else None
    return sum(n for n in top[4] if n > 0) if top and top[0].name in ("guns", "traffic") else 0


# Deals between two others


@leak("talk")
def an_empty_document_when_others_make_an_offer(patch: Patch) -> None:
    numbers = count()
    patch.setattr(snapshots, "known", lambda document: next(numbers))


@leak("talk")
def all_offers_that_stand_shown_to_all(patch: Patch) -> None:
    def change(view: Any, play: GameSession, viewer: int) -> Any:
        t: Any = play.record.state
        view.offers = [*t.standing]
        return view

    after(patch, GameSession, "view", change)


@leak("talk")
def a_version_that_counts_what_others_say(patch: Patch) -> None:
    count_in_version(patch, said)


@leak("talk")
def a_refusal_that_says_that_others_talk(patch: Patch) -> None:
    answer = GameSession.answer

    def leaky(play: GameSession, *given: Any) -> None:
        try:
            answer(play, *given)
        except ApiError as problem:
            raise longer(problem, " Others are talking." * said(play)) from None

    patch.setattr(GameSession, "answer", leaky)


@leak("a counter-offer")
def a_refusal_that_takes_longer_while_others_talk(patch: Patch) -> None:
    answer = Table.answer

    async def leaky(table: Table, *given: Any) -> None:
        try:
            await answer(table, *given)
        except ApiError:
            assert table.session is not None
            await asyncio.sleep(said(table.session) * 1e-4)
            raise

    patch.setattr(Table, "answer", leaky)


@leak("talk in turn")
def a_veil_that_hides_nothing(patch: Patch) -> None:
    """It shows who really answers, the maker or the addressee."""
    after(
        patch, GameSession, "asking", lambda asking, play, viewer: [Asking(ask.seat, ask.kind) for ask in play.asks()]
    )


@leak("talk in turn")
def a_question_s_id_that_counts_all_answers(patch: Patch) -> None:
    def change(id: str | None, play: GameSession, seat: int) -> str | None:
        return id and derive(play.key, id, len(play.record.entries)).hex()[:16]

    after(patch, GameSession, "ask_id", change)


@leak("talk in turn")
def who_looks_on_told_what_one_seat_is_told(patch: Patch) -> None:
    honest = GameSession._messages
    patch.setattr(GameSession, "_messages", lambda play, n, viewer: honest(play, n, max(viewer, 0)))


@leak("two deals of the same gangs")
def the_amounts_of_a_deal_told_to_all(patch: Patch) -> None:
    honest = GameSession._messages

    def leaky(play: GameSession, n: int, viewer: int) -> Any:
        told = [(event.kind, *event.args) for event in play.record.events[n]]
        return [one if one[0] == "deal" else mine for one, mine in zip(told, honest(play, n, viewer), strict=True)]

    patch.setattr(GameSession, "_messages", leaky)


# Blinds


@leak("a deal between two others")
def blinds_open_to_who_looks_on(patch: Patch) -> None:
    def change(view: Any, play: GameSession, viewer: int) -> Any:
        t: Any = play.record.state
        for seat, gang in enumerate(view.gangs if viewer == SPECTATOR else ()):
            gang.goods = t.goods[3 * seat : 3 * seat + 3]
        return view

    after(patch, GameSession, "view", change)


@leak("a deal between two others")
def bounds_that_know_too_much(patch: Patch) -> None:
    def change(view: Any, play: GameSession, viewer: int) -> Any:
        t: Any = play.record.state
        for seat, gang in enumerate(view.gangs):
            gang.bounds = [(n, n) for n in t.goods[3 * seat : 3 * seat + 3]]
        return view

    after(patch, GameSession, "view", change)


@leak("a theft as others see it")
def what_was_stolen_told_to_all(patch: Patch) -> None:
    honest = GameSession._messages

    def leaky(play: GameSession, n: int, viewer: int) -> Any:
        told = [(event.kind, *event.args) for event in play.record.events[n]]
        return [one if one[0] == "steal" else mine for one, mine in zip(told, honest(play, n, viewer), strict=True)]

    patch.setattr(GameSession, "_messages", leaky)


@leak("a deal between two others", bots=THIRD)
def a_bot_is_sent_the_blinds_as_they_are(patch: Patch) -> None:
    patch.setattr(bot_seats, "written", lambda record, *_: codec.write_save(record.state))


# Sealed choices


@leak("a fight")
def guns_in_the_fist_told_to_all(patch: Patch) -> None:
    def change(asking: list[Asking], play: GameSession, viewer: int) -> list[Asking]:
        return [Asking(one.seat, f"{one.kind} {sealed(play)}") for one in asking]

    after(patch, GameSession, "asking", change)


@leak("the market")
def contraband_in_the_fist_in_the_version(patch: Patch) -> None:
    count_in_version(patch, sealed)


@leak("the market", bots=THIRD)
def a_bot_that_waits_for_what_others_hold(patch: Patch) -> None:
    def pause(play: GameSession, honest: float) -> float:
        t: Any = play.record.state
        return honest + t.goods[0] / 100

    pausing(patch, pause)


@leak("the market")
def sealed_choices_in_the_view(patch: Patch) -> None:
    def change(view: Any, play: GameSession, viewer: int) -> Any:
        shown: Any = api.view(play.record.state, viewer)
        view.removed = shown.removed + sealed(play)
        return view

    after(patch, GameSession, "view", change)


# Commitments to the log


@leak("talk")
def a_commitment_for_each_entry_that_others_are_told_nothing_of(patch: Patch) -> None:
    honest = Commitments.add
    patch.setattr(Commitments, "add", lambda made, entry, public: honest(made, entry, max(public, 1)))


@leak("talk")
def commitments_that_grow_with_the_log(patch: Patch) -> None:
    def change(made: list[str], its: Commitments, first: int, last: int | None = None) -> list[str]:
        return [one + "0" * len(its.nonces) for one in made]

    after(patch, Commitments, "between", change)


@leak("talk in turn")
def a_commitment_sent_at_once_with_a_veiled_answer(patch: Patch) -> None:
    honest = GameSession.committed

    def leaky(play: GameSession, *given: Any) -> Any:
        return honest(play, *given) or [derive(play.key, play.record.entries).hex()]

    patch.setattr(GameSession, "committed", leaky)
    patch.setattr(snapshots, "known", hash)


# Private talk


@leak("talk")
def private_talk_that_all_notice(patch: Patch) -> None:
    say = Table.say

    async def leaky(table: Table, *given: Any) -> None:
        await say(table, *given)
        if given[-1] is not None:
            table.broadcaster.table()

    patch.setattr(Table, "say", leaky)


@leak("talk")
def lines_of_the_chat_numbered_for_all_alike(patch: Patch) -> None:
    say = Table.say

    async def leaky(table: Table, *given: Any) -> None:
        await say(table, *given)
        for lines in table.row.chat.values():
            if lines:
                lines[-1].line.n = table.row.said - 1

    patch.setattr(Table, "say", leaky)


@leak("talk")
def private_talk_read_to_all_when_a_table_is_loaded(patch: Patch) -> None:
    honest = store._heard
    patch.setattr(store, "_heard", lambda connection, id, viewer: honest(connection, id, 0))
