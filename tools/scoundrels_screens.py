"""The screens of 3000 Scoundrels, added to the list of all screens."""

from scoundrels_stage import GAME, RARE, before_dusk, before_end
from screens import SCREENS, screen
from visit import MOST_ANSWERS, Visit

__all__ = ["SCREENS", "SELDOM"]

ASKED = (
    "beginning", "plan", "abilities", "act", "sheriff", "hire", "room", "arrange", "scout", "mark", "steal",
    "last-look", "guard", "strategy", "leader", "may", "choose",
)  # fmt: skip


def ask(visit: Visit, name: str) -> None:
    """Sit down at a question."""
    visit.sit(visit.stage.table(f"{GAME}-{name}"))


for _name in (*ASKED, *RARE):
    SCREENS[f"{GAME}-ask-{_name}"] = lambda visit, name=_name: ask(visit, name)  # type: ignore[misc]


@screen
def scoundrels_ask_slot(visit: Visit) -> None:
    ask(visit, "plan")
    visit.click("[data-option]", -1)
    visit.page.locator('[data-ask^="slot"]').wait_for()


@screen
def scoundrels_ask_arrange_with(visit: Visit) -> None:
    ask(visit, "arrange-six")
    visit.click("[data-option]", 1)
    visit.page.locator('[data-ask^="place"]').wait_for()


@screen
def scoundrels_ask_why_not(visit: Visit) -> None:
    ask(visit, "abilities")
    visit.click(".mine .crew .barred")
    visit.page.locator(".refused").wait_for()


@screen
def scoundrels_table_suspect(visit: Visit) -> None:
    visit.sit(visit.stage.table(f"{GAME}-others"), ".offers .button")


@screen
def scoundrels_table_suspected(visit: Visit) -> None:
    ask(visit, "suspected")


@screen
def scoundrels_table_duel(visit: Visit) -> None:
    ask(visit, "duel")


@screen
def scoundrels_table_three(visit: Visit) -> None:
    ask(visit, "three")


@screen
def scoundrels_table_six(visit: Visit) -> None:
    ask(visit, "six")


@screen
def scoundrels_table_spectator(visit: Visit) -> None:
    visit.sit(visit.stage.table(f"{GAME}-plan").by_others(), ".ask .waiting")


@screen
def scoundrels_table_over(visit: Visit) -> None:
    visit.sit(visit.stage.table(f"{GAME}-played-out"), ".ask .options .button")


@screen
def scoundrels_day_end(visit: Visit) -> None:
    """Stop while a card is turned up."""
    visit.play_on(before_dusk(visit.stage), ".spotlight [data-stamp]")


ANSWER_TODAY = """() => {
  if (!document.querySelector('.rail button.day')) document.querySelector('[data-option]:enabled')?.click()
}"""
"""A script that answers while the day lasts: an answer on the next day would close the summary."""


def next_day(visit: Visit) -> None:
    """Play the last turn of a day until the next day begins."""
    visit.sit(before_dusk(visit.stage))
    for _ in range(MOST_ANSWERS):
        visit.page.locator(".rail button.day, [data-option]:enabled").first.wait_for()
        if visit.page.locator(".rail button.day").count():
            visit.page.locator("[data-day-report]").wait_for()
            return
        visit.page.evaluate(ANSWER_TODAY)
    raise AssertionError("the day came to no end")


@screen
def scoundrels_day_over(visit: Visit) -> None:
    """The summary of a day, when the next one has begun."""
    next_day(visit)
    fold = visit.page.locator("[data-day-report] .fold")
    if fold.is_visible():
        fold.click()


@screen
def scoundrels_scoring_begins(visit: Visit) -> None:
    visit.play_on(before_end(visit.stage), ".spotlight .open")


@screen
def scoundrels_scoring(visit: Visit) -> None:
    scoundrels_table_over(visit)
    visit.click(".ask .options .button")
    visit.page.locator(".scoring .end").wait_for()


@screen
def scoundrels_replay_curve(visit: Visit) -> None:
    visit.look_back(visit.stage.table(f"{GAME}-played-out"))


@screen
def scoundrels_replay_summary(visit: Visit) -> None:
    visit.look_back(visit.stage.table(f"{GAME}-played-out"))
    visit.click("[data-luck]")
    visit.page.locator("dialog [data-verdict]").first.wait_for()


@screen
def scoundrels_hint(visit: Visit) -> None:
    visit.hint(visit.stage.table(f"{GAME}-plan"))


@screen
def scoundrels_lens(visit: Visit) -> None:
    ask(visit, "act")
    visit.lift(".saloon .spot:has(.scoundrel)")


@screen
def scoundrels_lens_small(visit: Visit) -> None:
    """Show another player's scoundrel."""
    ask(visit, "plan")
    visit.lift(".opponent .spot:has(.scoundrel)")


@screen
def scoundrels_lens_strategy(visit: Visit) -> None:
    ask(visit, "six")
    visit.lift(".mine .strategy .spot")


@screen
def scoundrels_card(visit: Visit) -> None:
    ask(visit, "plan")
    visit.click(".saloon .spot:has(.scoundrel)")
    visit.page.locator("dialog .card").wait_for()


@screen
def scoundrels_pile(visit: Visit) -> None:
    ask(visit, "plan")
    visit.click(".pile .spot")
    visit.page.locator("dialog .pile").wait_for()


@screen
def scoundrels_sheet(visit: Visit) -> None:
    ask(visit, "plan")
    visit.click(".opponent .name .spot")
    visit.page.locator("dialog .sheet").wait_for()


@screen
def scoundrels_log(visit: Visit) -> None:
    ask(visit, "suspected")
    visit.side("log")


@screen
def scoundrels_notes(visit: Visit) -> None:
    ask(visit, "plan")
    visit.side("notes")


@screen
def scoundrels_help(visit: Visit) -> None:
    ask(visit, "plan")
    visit.page.keyboard.press("?")
    visit.page.locator("dialog .help").wait_for()


@screen
def scoundrels_help_cards(visit: Visit) -> None:
    scoundrels_help(visit)
    visit.page.locator("dialog .cards").scroll_into_view_if_needed()


@screen
def scoundrels_rules(visit: Visit) -> None:
    ask(visit, "abilities")
    visit.page.keyboard.press("r")
    visit.page.locator("dialog .rule").first.wait_for()


@screen
def scoundrels_replay_start(visit: Visit) -> None:
    visit.review(visit.stage.table(f"{GAME}-played-out"))


@screen
def scoundrels_replay(visit: Visit) -> None:
    scoundrels_replay_start(visit)
    slider = visit.page.locator(".steer input")
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))


@screen
def scoundrels_replay_log(visit: Visit) -> None:
    scoundrels_replay(visit)
    if visit.look.size != "laptop":
        visit.click("header .button")
        visit.page.locator("dialog .log").wait_for()


@screen
def scoundrels_new_table(visit: Visit) -> None:
    visit.lobby()
    visit.click("[aria-expanded]", 1)
    visit.page.locator("form").scroll_into_view_if_needed()


SEEN_OFTEN = (
    "ask-plan", "ask-slot", "ask-abilities", "ask-act", "ask-arrange", "ask-mark", "ask-last-look", "table-suspect",
    "scoring", "sheet", "lens", "help", "replay",
)  # fmt: skip
SELDOM = {name for name in SCREENS if name.startswith(GAME)} - {f"{GAME}-{name}" for name in SEEN_OFTEN}
"""The other screens of this game, tested in long runs only."""
