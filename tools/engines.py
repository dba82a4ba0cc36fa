"""Firefox and WebKit as Debian ships them, each driven by the W3C protocol that it speaks itself.

Firefox speaks WebDriver BiDi, and WebKitWebDriver the older WebDriver. Playwright drives only its own builds of both:
with Debian's Firefox it fails, because it asks Firefox ESR 153 for a command that came later. Selenium would need
geckodriver for Firefox, which Debian does not have.
"""

import base64
import json
import os
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any, ClassVar, Self

import httpx
from services import ASKING, PATIENCE, TALKING, free_port
from websockets.sync.client import connect

SIZE = (1440, 900)
"""The size of a page in CSS pixels."""
PREFERENCES = {
    "app.normandy.enabled": False, "app.update.enabled": False, "browser.aboutwelcome.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False, "network.captive-portal-service.enabled": False,
}  # fmt: skip
"""Preferences that let Firefox ask no server but the page's."""
FAULTS = """() => {
  window.faults = []
  addEventListener('error', event => faults.push(event.message))
  addEventListener('unhandledrejection', event => faults.push(String(event.reason)))
  addEventListener('securitypolicyviolation', event => faults.push(`${event.effectiveDirective}: ${event.blockedURI}`))
}"""
"""A script that keeps uncaught errors: in Firefox from the start, in WebKit once the page is loaded."""
PLACE = """selector => {
  const one = document.querySelectorAll(selector[0])[selector[1]]
  if (!one) return 'gone'
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { x, y, width, height } = one.getBoundingClientRect()
  const at = [Math.round(x + width / 2), Math.round(y + height / 2)]
  return one.contains(document.elementFromPoint(...at)) ? at : 'covered'
}"""
"""A function that returns the middle of an element, if a pointer there would hit the element."""


class Window(ABC):
    """A page of a browser."""

    programs: ClassVar[tuple[str, ...]]
    """The programs that must be installed; the first is the one to start."""

    @classmethod
    @abstractmethod
    def open(cls) -> AbstractContextManager[Self]:
        """Start the browser."""

    @abstractmethod
    def go(self, address: str) -> None:
        """Load an address, and wait until all of it is loaded."""

    @abstractmethod
    def picture(self) -> bytes:
        """Return a PNG of the page."""

    @abstractmethod
    def _call(self, function: str, argument: str) -> str:
        """Return what a JavaScript function returns for an argument; both are JSON."""

    @abstractmethod
    def _point(self, actions: list[dict[str, Any]]) -> None:
        """Perform pointer actions."""

    def call(self, function: str, argument: object = None) -> Any:
        """Return what a JavaScript function returns for an argument."""
        return json.loads(self._call(function, json.dumps(argument)))

    def faults(self) -> list[str]:
        """Return the errors of the page that nothing has caught."""
        out: list[str] = self.call("() => faults")
        return out

    def wait(self, function: str, argument: object = None) -> Any:
        """Return the result of a JavaScript function once it is true."""
        return patiently(lambda: self.call(function, argument))

    def click(self, selector: str, nth: int = 0) -> bool:
        """Press an element with the pointer; return False if it has gone. Raise TimeoutError if it stays covered."""
        place = self.wait(
            f"one => {{ const place = ({PLACE})(one); return place !== 'covered' && place }}", [selector, nth]
        )
        if place == "gone":
            return False
        x, y = place
        self._point(
            [
                {"type": "pointerMove", "x": x, "y": y},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ]
        )
        return True


class Firefox(Window):
    """Firefox by WebDriver BiDi."""

    programs = ("firefox-esr",)

    @classmethod
    @contextmanager
    def open(cls) -> Iterator[Self]:
        """Start Firefox without windows, with an empty profile."""
        with tempfile.TemporaryDirectory() as profile:
            wanted = "".join(
                f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in PREFERENCES.items()
            )
            Path(profile, "user.js").write_text(wanted)
            command = [cls.programs[0], "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile]
            with running(command):
                told = Path(profile, "WebDriverBiDiServer.json")
                patiently(lambda: told.exists() and told.read_text())
                port = json.loads(told.read_text())["ws_port"]
                with connect(f"ws://127.0.0.1:{port}/session", max_size=None, **TALKING) as socket:
                    yield cls(socket)

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self._sent = 0
        self._do("session.new", capabilities={})
        self._do("script.addPreloadScript", functionDeclaration=FAULTS)
        self._context = self._do("browsingContext.create", type="tab")["context"]
        width, height = SIZE
        self._do("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})

    def go(self, address: str) -> None:
        self._do("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def picture(self) -> bytes:
        return base64.b64decode(self._do("browsingContext.captureScreenshot", context=self._context)["data"])

    def _call(self, function: str, argument: str) -> str:
        expression = f"Promise.resolve(({function})({argument})).then(one => JSON.stringify(one ?? null))"
        target = {"context": self._context}
        told = self._do("script.evaluate", expression=expression, target=target, awaitPromise=True)
        if told["type"] == "exception":
            raise RuntimeError(told["exceptionDetails"]["text"])
        out: str = told["result"]["value"]
        return out

    def _point(self, actions: list[dict[str, Any]]) -> None:
        self._do(
            "input.performActions",
            context=self._context,
            actions=[{"type": "pointer", "id": "hand", "actions": actions}],
        )

    def _do(self, method: str, **parameters: object) -> Any:
        """Return the result of a command."""
        self._sent += 1
        self._socket.send(json.dumps({"id": self._sent, "method": method, "params": parameters}))
        while True:
            told = json.loads(self._socket.recv(PATIENCE))
            if told.get("id") == self._sent:
                if told["type"] == "error":
                    raise RuntimeError(f"{method}: {told['message']}")
                return told["result"]


class WebKit(Window):
    """WebKitGTK's small browser by WebDriver."""

    programs = ("WebKitWebDriver", "Xvfb")

    @classmethod
    @contextmanager
    def open(cls) -> Iterator[Self]:
        """Start the browser on an X display in memory."""
        with ExitStack() as stack:
            port = str(free_port())
            where = os.environ | {"DISPLAY": stack.enter_context(screen())}
            stack.enter_context(running([cls.programs[0], f"--port={port}"], env=where))
            client = stack.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", **ASKING))
            one = cls(client)
            stack.callback(client.delete, one.session)
            yield one

    def __init__(self, client: httpx.Client) -> None:
        self._client = client
        binary = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
        options: dict[str, Any] = {"binary": str(binary), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self.session = ""
        patiently(self._is_up)
        self.session = f"/session/{self._do('session', capabilities=wanted)['sessionId']}"
        width, height = SIZE
        self._do("window/rect", width=width, height=height)

    def go(self, address: str) -> None:
        self._do("url", url=address)
        self.call(FAULTS)

    def picture(self) -> bytes:
        return base64.b64decode(self._do("screenshot", "GET"))

    def _call(self, function: str, argument: str) -> str:
        then = "one => done(JSON.stringify(one ?? null))"
        script = f"const done = arguments[0]; Promise.resolve(({function})({argument})).then({then})"
        out: str = self._do("execute/async", script=script, args=[])
        return out

    def _point(self, actions: list[dict[str, Any]]) -> None:
        self._do("actions", actions=[{"type": "pointer", "id": "hand", "actions": actions}])

    def _is_up(self) -> bool:
        try:
            return self._client.get("/status").is_success
        except httpx.ConnectError:
            return False

    def _do(self, command: str, method: str = "POST", **parameters: Any) -> Any:
        """Return the result of a command."""
        response = self._client.request(method, f"{self.session}/{command}", json=parameters or None)
        told = response.json()["value"]
        if response.is_error:
            raise RuntimeError(f"{command}: {told['message']}")
        return told


@contextmanager
def running(command: Sequence[str], **how: Any) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program until the block ends."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **how) as process:
        try:
            yield process
        finally:
            process.terminate()


@contextmanager
def screen() -> Iterator[str]:
    """Yield the name of an X display in memory."""
    width, height = SIZE
    size = ("-screen", "0", f"{width}x{height}x24")
    told, number = os.pipe()
    with open(told) as line, running(["Xvfb", "-displayfd", str(number), *size, "-nolisten", "tcp"], pass_fds=[number]):
        os.close(number)
        yield f":{line.readline().strip()}"


def patiently(look: Callable[[], Any]) -> Any:
    """Return the result of ``look`` once it is true. Raise TimeoutError if it never is."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.02)
    return found
