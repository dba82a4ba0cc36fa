"""An SMTP server in a process of its own: what comes is written to standard output, a line of JSON each.

It knows nobody whose name begins with ``nobody``, and thinks for a minute about those whose name begins with ``slow``.
"""

import asyncio
import json
from email import message_from_bytes, policy
from typing import Any

from aiosmtpd.smtp import SMTP


class Mailboxes:
    """A handler of aiosmtpd, which is asked about each letter."""

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:
        if address.startswith("nobody"):
            return "550 No such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        if envelope.rcpt_tos[0].startswith("slow"):
            await asyncio.sleep(60)
        message = message_from_bytes(envelope.content, policy=policy.default)
        body: Any = message
        heads = {name.lower(): str(value) for name, value in message.items()}
        print(
            json.dumps({**heads, "rcpt": envelope.rcpt_tos, "body": body.get_content().replace("\r\n", "\n")}),
            flush=True,
        )
        return "250 OK"


async def run() -> None:
    """Serve, and say where."""
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(Mailboxes(), hostname="mail.test"), "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(run())
