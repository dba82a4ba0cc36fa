"""Visits to the browser client: the size and look of the screen, and what a visitor does there."""

import json
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import services
from playwright.sync_api import Browser, Page, sync_playwright
from stage import Stage, Table

THEMES = ("light", "dark")
CONTRASTS = ("none", "more", "forced")
"""Contrast settings: the colours of each world, high contrast, and the few colours of the system."""
SIZES = {
    "laptop": (1440, 900), "phone": (390, 844), "tablet": (1024, 768), "zoomed": (720, 450), "narrow": (320, 640),
}  # fmt: skip
"""Sizes in CSS pixels. ``zoomed`` is a laptop at 200%; ``narrow`` must need no sideways scrolling (WCAG 2.2,
1.4.10)."""
PATIENCE = 1000 * services.PATIENCE
"""Milliseconds after which a page that shows nothing new has failed."""
STOPPED = """addEventListener('securitypolicyviolation', event => queueMicrotask(() => {
  throw Error(`stopped by ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`)
}))"""
"""A script that turns violations of the content security policy into errors of the page."""
SETTLED = """async () => {
  await document.fonts.ready
  await new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))
  const fresh = document.getAnimations().filter(one => one.animationName?.endsWith('fresh'))
  await Promise.allSettled(fresh.map(one => one.finished))
}"""
"""A script that waits until everything is drawn, and what has just appeared (`fresh`) can be pressed."""
MOST_ANSWERS = 100
"""The most answers given until a wanted moment: some turns of a long game."""
LOCALES = {"en": "en-GB", "it": "it-IT", "de": "de-DE", "ru": "ru-RU"}
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run", "--host-resolver-rules=MAP table.home 127.0.0.1",
         "--renderer-process-limit=1")  # fmt: skip
"""Options of Chromium.

The name ``table.home`` leads to this machine, to test plain http to a named host, which is not a secure context.
``--renderer-process-limit`` lets pages of one context share a process, so that a new page needs a fifth less processor
time.
"""
KEEPERS: set[Page] = set()
"""Empty pages, each of which keeps the process of its context running."""


class Look(NamedTuple):
    """The language, theme, size and contrast of a screen."""

    language: str
    theme: str
    size: str
    contrast: str = "none"

    def __str__(self) -> str:
        contrast = "" if self.contrast == "none" else f"-{self.contrast}"
        return f"{self.size}-{self.theme}{contrast}-{self.language}"


class Visitor:
    """A person with a browser of their own and one look."""

    def __init__(self, browser: Browser, stage: Stage, look: Look) -> None:
        self.stage = stage
        self.look = look
        width, height = SIZES[look.size]
        phone = look.size == "phone"
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES.get(look.language, look.language),
            reduced_motion="reduce",
            service_workers="block",
            forced_colors="active" if look.contrast == "forced" else "none",
            color_scheme="dark" if look.theme == "dark" else "light",
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
        )
        self.context.set_default_timeout(PATIENCE)
        self.keeper = self.context.new_page()
        self.keeper.goto(f"{stage.server.address}/favicon.svg")
        KEEPERS.add(self.keeper)

    @contextmanager
    def visit(self) -> Iterator["Visit"]:
        """Yield a new page."""
        one = Visit(self)
        try:
            yield one
        finally:
            one.page.close()

    def close(self) -> None:
        """Close the browser context."""
        KEEPERS.remove(self.keeper)
        self.context.close()


class Visit:
    """A new page of a visitor."""

    def __init__(self, visitor: Visitor) -> None:
        self.stage = visitor.stage
        self.look = visitor.look
        self.phone = visitor.look.size == "phone"
        self.faults: list[str] = []
        self.page: Page = visitor.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.add_init_script(STOPPED)

    def keep(self, tables: Sequence[Table] = (), **more: object) -> None:
        """Store these seats and the look in the browser, with ``more`` settings. Nobody is logged in."""
        self.page.context.clear_cookies()
        kept = {"language": self.look.language, "theme": self.look.theme, "pace": "none", "name": "Ada", **more}
        kept["contrast"] = "more" if self.look.contrast == "more" else "none"
        kept["held"] = [one.held for one in tables if one.token]
        store = {f"skulduggery-{key}": json.dumps(value) for key, value in kept.items()}
        self.page.add_init_script(f"localStorage.clear(); Object.assign(localStorage, {json.dumps(store)})")

    def lobby(self, *tables: Table) -> None:
        """Open the lobby as a person with seats at these tables."""
        self.keep(tables)
        self.page.goto(self.stage.server.address)
        self.page.locator(".game .row .button").last.wait_for()

    def sit(self, table: Table, ready: str = "[data-option]", **more: object) -> None:
        """Open a table, and wait for ``ready``."""
        self.keep([table], **more)
        self.page.goto(f"{table.server.address}/table/{table.id}")
        self.page.locator(ready).first.wait_for()

    def click(self, selector: str, nth: int = 0) -> None:
        """Press an element."""
        one = self.page.locator(selector).nth(nth)
        one.tap() if self.phone else one.click()

    def menu(self) -> None:
        """Open the menu of a table."""
        self.click("header button", -1)
        self.page.locator("dialog .menu").wait_for()

    def side(self, tab: str) -> None:
        """Show the log, the notes or the chat."""
        if self.look.size != "laptop":
            self.click("header .button")
        self.click(f"#tab-{tab}")

    def lift(self, selector: str) -> None:
        """Bring a card to reading size."""
        card = self.page.locator(selector).first
        if self.phone:
            card.scroll_into_view_if_needed()
            card.evaluate(
                "one => one.dispatchEvent(new PointerEvent('pointerdown', {pointerType: 'touch', bubbles: true}))"
            )
        else:
            card.hover()
        self.page.locator(".lens").wait_for()

    def review(self, table: Table, ready: str = ".steer") -> None:
        """Open the review of a finished game."""
        self.keep([table])
        self.page.goto(f"{table.server.address}/review/{table.id}")
        self.page.locator(ready).wait_for()

    def look_back(self, table: Table) -> None:
        """Open the review with its lessons, at a step that has one."""
        self.review(table)
        if self.page.locator("[data-lookback]").count():  # it goes on by itself the second time
            self.click("[data-lookback]")
        self.page.locator("[data-luck]").wait_for(timeout=10 * PATIENCE)
        if self.page.locator("[data-later]").is_enabled():
            self.click("[data-later]")

    def hint(self, table: Table) -> None:
        """Ask for a hint."""
        self.sit(table)
        self.click("[data-hint]")
        self.page.locator("dialog [data-said]").wait_for()

    def play_on(self, table: Table, wanted: str, answer: str = "[data-option]:enabled") -> None:
        """Sit down, give the first ``answer`` each time until ``wanted`` appears, and stop all timers and animations
        there."""
        self.page.add_init_script(
            f"""const later = setTimeout
            const watch = new MutationObserver(() => {{
                const found = document.querySelector({json.dumps(wanted)})
                if (!found) return
                setTimeout = (act, ms) => (ms ? 0 : later(act)) // what waits stops; axe only comes back to itself
                watch.disconnect()
                for (const one of found.getAnimations()) {{
                    one.pause()
                    one.currentTime = one.effect.getComputedTiming().endTime / 2
                }}
            }})
            watch.observe(document, {{ childList: true, subtree: true, attributeFilter: ['class'] }})"""
        )
        self.sit(table, pace="calm")
        for _ in range(MOST_ANSWERS):
            if self.page.locator(wanted).count():
                return
            self.page.evaluate("answer => document.querySelector(answer)?.click()", answer)
            self.page.locator(f"{wanted}, {answer}").first.wait_for()
        raise AssertionError(f"{MOST_ANSWERS} answers did not lead to {wanted}")

    def speak(self, language: str) -> None:
        """Change the language as another tab would, and wait until this page follows."""
        self.page.evaluate("code => localStorage.setItem('skulduggery-language', JSON.stringify(code))", language)
        self.page.evaluate("dispatchEvent(new StorageEvent('storage'))")
        self.page.wait_for_function("code => document.documentElement.lang === code", arg=language)
        self.settle()

    def settle(self) -> None:
        """Wait until fonts are loaded, everything is drawn, and what has just appeared can be pressed."""
        self.page.evaluate(SETTLED)


def find_chromium() -> str | None:
    """Return the path of Debian's Chromium, preferably of the headless shell, whose pages cost far less."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start Debian's Chromium while the context lasts. Raise FileNotFoundError if there is none."""
    path = find_chromium()
    if path is None:
        raise FileNotFoundError("chromium")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()
