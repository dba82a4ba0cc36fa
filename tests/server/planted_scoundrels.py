"""Planted leaks at a table of 3000 Scoundrels: open offers, safes, cards played, and the seats that could suspect."""

import asyncio
from collections.abc import Callable
from typing import Any

from tests.oracle.scoundrels.cases import SCRIPTS
from tests.server.planted import Patch, Planted, after, count_in_version, longer, pausing

from skulduggery import api
from skulduggery.api import SPECTATOR
from skulduggery.documents.news import AskInfo, Asking
from skulduggery.server.bots.bot_seats import BotSeats, Share
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.session.game_session import OFFER, GameSession
from skulduggery.server.tables.table import Table

LEAKS: dict[str, Planted] = {}
ANY_TIME = "suspected at any time"


def leak(case: str, bots: tuple[int, ...] = ()) -> Callable[[Callable[[Patch], None]], Callable[[Patch], None]]:
    def add(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
        LEAKS[plant.__name__.replace("_", " ")] = Planted(SCRIPTS[case], bots, plant)
        return plant

    return add


def bluff(play: GameSession) -> bool:
    """Return whether the card of this turn lies in a slot that isn't its own."""
    t: Any = play.record.state
    return t.slot >= 0 and t.slots[t.active * 6 + t.slot] != t.slot + 1


# Open offers


@leak(ANY_TIME)
def an_offer_to_suspect_only_where_it_pays(patch: Patch) -> None:
    after(patch, GameSession, "offers", lambda offers, play, seat: offers if bluff(play) else [])


@leak(ANY_TIME)
def an_offer_in_another_order_of_words(patch: Patch) -> None:
    def change(offers: list[AskInfo], play: GameSession, seat: int) -> list[AskInfo]:
        for one in offers:
            one.args = [*one.args, int(bluff(play))]
        return offers

    after(patch, GameSession, "offers", change)


@leak(ANY_TIME)
def who_looks_on_is_asked_what_seats_were(patch: Patch) -> None:
    def change(asking: list[Asking], play: GameSession, viewer: int) -> list[Asking]:
        more = [Asking(seat, "suspect") for seat in range(play.rules.seats) if play.offers(seat) and bluff(play)]
        return [*asking, *more]

    after(patch, GameSession, "asking", change)


@leak(ANY_TIME)
def a_refused_suspicion_that_says_too_much(patch: Patch) -> None:
    answer = GameSession.answer

    def leaky(play: GameSession, seat: int, id: str, words: Any) -> None:
        try:
            answer(play, seat, id, words)
        except ApiError as problem:
            raise longer(problem, " A pity." * (id.startswith(OFFER) and bluff(play))) from None

    patch.setattr(GameSession, "answer", leaky)


@leak(ANY_TIME)
def a_refused_suspicion_that_takes_longer_at_a_bluff(patch: Patch) -> None:
    answer = Table.answer

    async def leaky(table: Table, seat: int | None, id: str, words: list[str]) -> None:
        try:
            await answer(table, seat, id, words)
        except ApiError:
            assert table.session is not None
            if id.startswith(OFFER) and bluff(table.session):
                await asyncio.sleep(1e-4)
            raise

    patch.setattr(Table, "answer", leaky)


@leak(ANY_TIME)
def everybody_told_when_one_tried_to_suspect(patch: Patch) -> None:
    """Others must not notice what a viewer tries in private, because that depends on what it may know."""
    answer = Table.answer

    async def leaky(table: Table, seat: int | None, id: str, words: list[str]) -> None:
        try:
            await answer(table, seat, id, words)
        except ApiError:
            if id.startswith(OFFER):
                table.broadcaster.table()
            raise

    patch.setattr(Table, "answer", leaky)


@leak("suspected", bots=(1,))
def a_bot_that_would_suspect_waits_longer(patch: Patch) -> None:
    pausing(patch, lambda play, honest: honest + 0.2 * bluff(play))


@leak("suspected", bots=(1,))
def a_bot_that_sees_no_bluff_answers_at_once(patch: Patch) -> None:
    honest = BotSeats._think

    def leaky(drivers: Any, play: GameSession, seat: int, id: str, bot: str, share: Share) -> Any:
        sooner = share._replace(delay=0.9 * share.delay)
        return honest(drivers, play, seat, id, bot, share if bluff(play) else sooner)

    patch.setattr(BotSeats, "_think", leaky)


# Views


@leak("scouted and stolen")
def a_safe_named_by_what_is_in_it(patch: Patch) -> None:
    """SC-LOG-07: the place must name it."""

    def change(view: Any, play: GameSession, viewer: int) -> Any:
        t: Any = play.record.state
        for safe in view.safes:
            safe.cell = t.faces[safe.cell]
        return view

    after(patch, GameSession, "view", change)


@leak("scouted and stolen")
def safes_sorted_by_what_is_in_them(patch: Patch) -> None:
    def change(view: Any, play: GameSession, viewer: int) -> Any:
        t: Any = play.record.state
        view.safes.sort(key=lambda safe: t.faces[safe.cell])
        return view

    after(patch, GameSession, "view", change)


@leak("the 0 face up")
def played_cards_of_all_shown_to_all(patch: Patch) -> None:
    def change(view: Any, play: GameSession, viewer: int) -> Any:
        open_view: Any = api.view(play.record.state, api.EVERYTHING)
        for sheet, shown in zip(view.sheets, open_view.sheets, strict=True):
            sheet.slots = [*shown.slots]
        return view

    after(patch, GameSession, "view", change)


@leak("safes without memory aid")
def a_log_that_reminds_where_memory_is_the_game(patch: Patch) -> None:
    patch.setattr(
        GameSession, "log", lambda play, viewer: [[n, *one] for n, one in enumerate(play.missed(viewer, 0), 1)]
    )


@leak("the 0 not shown")
def how_many_ways_to_play_told_to_all(patch: Patch) -> None:
    """It says whether the 0 is in the hand (SC-LOG-06)."""

    def change(asking: list[Asking], play: GameSession, viewer: int) -> list[Asking]:
        return [Asking(ask.seat, f"{ask.kind} {len(ask.options)}") for ask in play.asks()]

    after(patch, GameSession, "asking", change)


@leak("picks of three, all at once")
def a_sealed_pick_in_the_version(patch: Patch) -> None:
    def picked(play: GameSession) -> int:
        t: Any = play.record.state
        top = t.stack[-1] if t.stack else None
        sealed = top[4] if top and top[0].name == "strategy" else ()
        return sum(pick for pick in sealed if pick > 0)

    count_in_version(patch, picked)


@leak("what was played comes back")
def what_is_drawn_told_to_who_looks_on(patch: Patch) -> None:
    honest = GameSession._messages

    def leaky(play: GameSession, n: int, viewer: int) -> Any:
        return honest(play, n, 0 if viewer == SPECTATOR else viewer)

    patch.setattr(GameSession, "_messages", leaky)
