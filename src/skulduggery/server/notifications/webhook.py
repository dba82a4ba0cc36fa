"""Notes to a program of the host, which passes them on (docs/hosting.md). They are signed as in Standard Webhooks."""

import hmac
import secrets
import time
from base64 import b64encode
from typing import Any

import msgspec

from skulduggery.server.notifications.notes import Note
from skulduggery.server.notifications.outgoing import post
from skulduggery.server.settings import Hook


class Webhook:
    """Sends notes to the one URL that the host has named."""

    def __init__(self, hook: Hook, address: str, client: Any) -> None:
        self.hook = hook
        self.address = address.rstrip("/")
        self.client = client

    async def carry(self, note: Note) -> None:
        """Send a note. Raises Refused if it will never be accepted, and any other error of the delivery."""
        body = msgspec.json.encode(
            {
                "table": note.table,
                "game": note.game,
                "seat": note.seat,
                "name": note.name,
                "language": note.way.language,
                "text": note.text,
                "link": f"{self.address}/table/{note.table}",
            }
        )
        id, at = secrets.token_hex(12), str(int(time.time()))
        signed = hmac.digest(self.hook.key, f"{id}.{at}.".encode() + body, "sha256")
        headers = {
            "Content-Type": "application/json",
            "webhook-id": id,
            "webhook-timestamp": at,
            "webhook-signature": f"v1,{b64encode(signed).decode()}",
        }
        await post(self.client, self.hook.to, body, headers)
