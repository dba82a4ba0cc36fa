"""Visits to the browser client: how it is looked at, and what a visitor can do there."""

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
"""The colours of the world, high contrast, the few colours of a system."""
SIZES = {
    "laptop": (1440, 900), "phone": (390, 844), "tablet": (1024, 768), "zoomed": (720, 450), "narrow": (320, 640),
}  # fmt: skip
"""In CSS pixels; a laptop that is zoomed to 200%, and what must do without scrolling to the side (WCAG 2.2, 1.4.10)."""
PATIENCE = 1000 * services.PATIENCE
"""Milliseconds after which a page that shows nothing new has failed."""
STOPPED = """addEventListener('securitypolicyviolation', event => queueMicrotask(() => {
  throw Error(`stopped by ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`)
}))"""
"""What the content security policy stops is a fault of the page."""
MOST_ANSWERS = 100
"""Answers given to come to what one waits for: some turns of a long game."""
LOCALES = {"en": "en-GB", "it": "it-IT", "de": "de-DE", "ru": "ru-RU"}
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run", "--host-resolver-rules=MAP table.home 127.0.0.1",
         "--renderer-process-limit=1")  # fmt: skip
"""Options of Chromium. This machine is also found by a name, as others in a home are: by plain http that is not secure.
The last one lets pages of one context share a process: a page in a process that runs takes a fifth less of a core."""
KEEPERS: set[Page] = set()
"""Empty pages, each of which keeps the process of its context running."""


class Look(NamedTuple):
    """How a screen is looked at."""

    language: str
    theme: str
    size: str
    contrast: str = "none"

    def __str__(self) -> str:
        contrast = "" if self.contrast == "none" else f"-{self.contrast}"
        return f"{self.size}-{self.theme}{contrast}-{self.language}"


class Visitor:
    """Somebody who looks at the client in one way, with a browser of their own."""

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
        """A page of its own."""
        one = Visit(self)
        try:
            yield one
        finally:
            one.page.close()

    def close(self) -> None:
        """Go home."""
        KEEPERS.remove(self.keeper)
        self.context.close()


class Visit:
    """A page of somebody who has just come."""

    def __init__(self, visitor: Visitor) -> None:
        self.stage = visitor.stage
        self.look = visitor.look
        self.phone = visitor.look.size == "phone"
        self.faults: list[str] = []
        self.page: Page = visitor.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.add_init_script(STOPPED)

    def keep(self, tables: Sequence[Table] = (), **more: object) -> None:
        """What the page knows: these seats, and besides the look what else it is told. Nobody is logged in."""
        self.page.context.clear_cookies()
        kept = {"language": self.look.language, "theme": self.look.theme, "pace": "none", "name": "Ada", **more}
        kept["contrast"] = "more" if self.look.contrast == "more" else "none"
        kept["held"] = [one.held for one in tables if one.token]
        store = {f"skulduggery-{key}": json.dumps(value) for key, value in kept.items()}
        self.page.add_init_script(f"localStorage.clear(); Object.assign(localStorage, {json.dumps(store)})")

    def lobby(self, *tables: Table) -> None:
        """The lobby, of somebody who has seats at these tables."""
        self.keep(tables)
        self.page.goto(self.stage.server.address)
        self.page.locator(".game .row .button").last.wait_for()
        self.page.wait_for_function(
            "() => innerWidth < 1380 || document.querySelectorAll('.poster').length"
            " === 2 * document.querySelectorAll('.game').length"
        )

    def sit(self, table: Table, ready: str = "[data-option]", **more: object) -> None:
        """A table, until something is there."""
        self.keep([table], **more)
        self.page.goto(f"{table.server.address}/table/{table.id}")
        self.page.locator(ready).first.wait_for()

    def click(self, selector: str, nth: int = 0) -> None:
        """Press something."""
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
        """Look at a game that is over."""
        self.keep([table])
        self.page.goto(f"{table.server.address}/review/{table.id}")
        self.page.locator(ready).wait_for()

    def look_back(self, table: Table) -> None:
        """Look at a game that is over, with all that can be learned, at a step where there is something."""
        self.review(table)
        self.click("[data-lookback]")
        self.page.locator("[data-luck]").wait_for(timeout=10 * PATIENCE)
        if self.page.locator("[data-later]").is_enabled():
            self.click("[data-later]")

    def hint(self, table: Table) -> None:
        """Ask for a hint."""
        self.sit(table)
        self.click("[data-hint]")
        self.page.locator("dialog [data-advice]").first.wait_for()

    def play_on(self, table: Table, wanted: str) -> None:
        """Sit down and give the first answers that come until something appears; there everything stops."""
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
            self.page.evaluate("document.querySelector('[data-option]:enabled')?.click()")
            self.page.locator(f"{wanted}, [data-option]:enabled").first.wait_for()
        raise AssertionError(f"{MOST_ANSWERS} answers did not lead to {wanted}")

    def speak(self, language: str) -> None:
        """As if a language were chosen in another tab: this one follows."""
        self.page.evaluate("code => localStorage.setItem('skulduggery-language', JSON.stringify(code))", language)
        self.page.evaluate("dispatchEvent(new StorageEvent('storage'))")
        self.page.wait_for_function("code => document.documentElement.lang === code", arg=language)
        self.settle()

    def settle(self) -> None:
        """Wait until fonts are there and everything is drawn."""
        self.page.evaluate(
            "document.fonts.ready.then(() => new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r))))"
        )


def find_chromium() -> str | None:
    """Path of Debian's Chromium; if both are there, of the build without windows: a page costs it far less."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium. Raises FileNotFoundError where there is none."""
    path = find_chromium()
    if path is None:
        raise FileNotFoundError("chromium")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()
