"""The screens of Men of Mayhem, added to the list of all screens."""

from mayhem_stage import GAME, before_end, before_round
from screens import SCREENS, screen
from visit import Visit

ASKED = (
    "pick", "beginning", "order", "ambush", "club", "convoy", "exploit", "count", "direction", "alternative", "steal",
    "heal", "promote", "back-up", "back-up-more", "guns", "guns-four", "shoot", "injured", "take-patch", "exploit-now",
    "fall", "jail", "jailed", "desert", "bill", "traffic", "ready", "offer", "reply",
)  # fmt: skip
SEEN_OFTEN = (
    "ask-order", "ask-ride-who", "ask-traffic", "table-deals", "table-six", "scoring", "replay",
)  # fmt: skip


def ask(visit: Visit, name: str) -> None:
    """Sit down at a question."""
    visit.sit(visit.stage.table(f"{GAME}-{name}"))


for _name in ASKED:
    SCREENS[f"{GAME}-ask-{_name}"] = lambda visit, name=_name: ask(visit, name)  # type: ignore[misc]
for _name in ("duel", "three", "five", "six", "ledger", "prices"):
    SCREENS[f"{GAME}-table-{_name}"] = lambda visit, name=_name: ask(visit, name)  # type: ignore[misc]


def order(visit: Visit, *steps: str, moment: str = "order") -> None:
    """Put an order together in steps: press the buttons for these options, or the first one for an empty text."""
    ask(visit, moment)
    for one in steps:
        menu = visit.page.locator("[data-ask]").get_attribute("data-ask")
        visit.click(f"[data-option='{one}']" if one else "[data-option]")
        visit.page.locator(f"[data-ask]:not([data-ask='{menu}'])").wait_for()


@screen
def mayhem_ask_exploit_where(visit: Visit) -> None:
    order(visit, "exploit", moment="exploits")


@screen
def mayhem_ask_throw_down_where(visit: Visit) -> None:
    order(visit, "throw-down", moment="throws")


@screen
def mayhem_ask_ride_from(visit: Visit) -> None:
    order(visit, "ride")


@screen
def mayhem_ask_ride_to(visit: Visit) -> None:
    order(visit, "ride", "")


@screen
def mayhem_ask_ride_who(visit: Visit) -> None:
    """Ride from where there are several dudes."""
    order(visit, "ride")
    mine = visit.page.locator("[data-option^='from clubhouse']").get_attribute("data-option")
    for option in (f"[data-option='{mine}']", "[data-option]"):
        menu = visit.page.locator("[data-ask]").get_attribute("data-ask")
        visit.click(option)
        visit.page.locator(f"[data-ask]:not([data-ask='{menu}'])").wait_for()


@screen
def mayhem_ask_pick_sure(visit: Visit) -> None:
    """Show a gang with its abilities."""
    order(visit, "", moment="pick")


@screen
def mayhem_ask_at_place(visit: Visit) -> None:
    """Press a location on the map."""
    ask(visit, "order")
    visit.click(".site :is(.lit, .open)")
    visit.page.locator("[data-ask^='at'], [data-ask^='ride']").wait_for()


@screen
def mayhem_ask_why_not(visit: Visit) -> None:
    ask(visit, "beginning")
    visit.click(".site .barred")
    visit.page.locator(".refused").wait_for()


@screen
def mayhem_ask_compose(visit: Visit) -> None:
    mayhem_table_deals(visit)
    visit.click(".make")
    for button in (1, 1, 9):
        visit.click("dialog .amount .button", button)


@screen
def mayhem_ask_counter(visit: Visit) -> None:
    """Answer an offer by a counter-offer, written into the same sheet."""
    mayhem_table_deals(visit)
    visit.click(".answers:has(.button:nth-child(3)) .button", -1)
    visit.click("dialog .amount .button:enabled")
    visit.page.locator("dialog .note").wait_for()


@screen
def mayhem_table_deals(visit: Visit) -> None:
    visit.sit(visit.stage.table(f"{GAME}-haggling"), "#ask")
    visit.page.locator(".offer").first.wait_for()


@screen
def mayhem_lesson_deal(visit: Visit) -> None:
    visit.sit(visit.stage.table(f"{GAME}-lesson"))
    while not visit.page.locator(".offer .tip").count():
        visit.click("[data-next]")


@screen
def mayhem_table_others_turn(visit: Visit) -> None:
    visit.sit(visit.stage.table(f"{GAME}-others"), ".ask .waiting")


@screen
def mayhem_table_spectator(visit: Visit) -> None:
    visit.sit(visit.stage.table(f"{GAME}-order").by_others(), ".ask .waiting")


@screen
def mayhem_table_fight_spectator(visit: Visit) -> None:
    visit.sit(visit.stage.table(f"{GAME}-guns-four").by_others(), ".fight")


@screen
def mayhem_table_fight_won(visit: Visit) -> None:
    """Stop once the sums of a fight stand side by side."""
    visit.play_on(visit.stage.make(f"{GAME}-guns"), ".fight.over")


@screen
def mayhem_table_fight_four(visit: Visit) -> None:
    visit.play_on(visit.stage.make(f"{GAME}-guns-four"), ".fight.over")


@screen
def mayhem_table_over(visit: Visit) -> None:
    visit.sit(visit.stage.table(f"{GAME}-played-out"), ".ask .options .button")


@screen
def mayhem_round_begins(visit: Visit) -> None:
    """Stop while a banner lies over the table."""
    visit.play_on(before_round(visit.stage), ".mayhem-banner")


@screen
def mayhem_scoring_begins(visit: Visit) -> None:
    visit.play_on(before_end(visit.stage), ".blinds.counted")


@screen
def mayhem_scoring(visit: Visit) -> None:
    mayhem_table_over(visit)
    visit.click(".ask .options .button")
    visit.page.locator(".scoring .end").wait_for()


@screen
def mayhem_replay_curve(visit: Visit) -> None:
    visit.look_back(visit.stage.table(f"{GAME}-played-out"))


@screen
def mayhem_replay_summary(visit: Visit) -> None:
    visit.look_back(visit.stage.table(f"{GAME}-played-out"))
    visit.click("[data-luck]")
    visit.page.locator("dialog [data-verdict]").first.wait_for()


@screen
def mayhem_hint(visit: Visit) -> None:
    visit.hint(visit.stage.table(f"{GAME}-order"))


@screen
def mayhem_lens(visit: Visit) -> None:
    ask(visit, "order")
    visit.lift(".site .spot")


@screen
def mayhem_card(visit: Visit) -> None:
    ask(visit, "five")
    visit.click(".centre .cards .spot")
    visit.page.locator("dialog .one").first.wait_for()


@screen
def mayhem_gang(visit: Visit) -> None:
    ask(visit, "ledger")
    visit.click(".gang .spot")
    visit.page.locator("dialog .one").first.wait_for()


@screen
def mayhem_log(visit: Visit) -> None:
    ask(visit, "order")
    visit.side("log")


@screen
def mayhem_talk(visit: Visit) -> None:
    """Show private talk, with a message to one person being written."""
    visit.sit(visit.stage.table(f"{GAME}-talk"), ".mine")
    visit.side("chat")
    visit.page.locator(".lines .private").first.wait_for()
    visit.page.locator("#chat-to").select_option("1")
    visit.page.locator(".say input").fill("Deal!")


@screen
def mayhem_talk_muted(visit: Visit) -> None:
    """Mute Bob."""
    mayhem_talk(visit)
    visit.click(".to .button")
    visit.page.locator(".muted").wait_for()


@screen
def mayhem_help(visit: Visit) -> None:
    ask(visit, "order")
    visit.page.keyboard.press("?")
    visit.page.locator("dialog .help").wait_for()


@screen
def mayhem_rules(visit: Visit) -> None:
    ask(visit, "guns")
    visit.page.keyboard.press("r")
    visit.page.locator("dialog .rule").first.wait_for()


@screen
def mayhem_replay_start(visit: Visit) -> None:
    visit.review(visit.stage.table(f"{GAME}-played-out"))


@screen
def mayhem_replay(visit: Visit) -> None:
    mayhem_replay_start(visit)
    slider = visit.page.locator(".steer input")
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))


@screen
def mayhem_replay_log(visit: Visit) -> None:
    mayhem_replay(visit)
    if visit.look.size != "laptop":
        visit.click("header .button")
        visit.page.locator("dialog .log").wait_for()


@screen
def mayhem_new_table(visit: Visit) -> None:
    visit.lobby()
    visit.click("[aria-expanded]", 2)
    visit.page.locator("form").scroll_into_view_if_needed()


SELDOM = {name for name in SCREENS if name.startswith(GAME)} - {f"{GAME}-{name}" for name in SEEN_OFTEN}
"""The other screens of this game, tested in long runs only."""
