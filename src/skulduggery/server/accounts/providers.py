"""Login by OpenID Connect, with the providers that the administrator of this server has named."""

import logging
import tomllib
from collections.abc import Mapping, Sequence
from hmac import compare_digest
from pathlib import Path
from typing import Any

import msgspec

from skulduggery.api import BadInput, brief
from skulduggery.extras import need
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.settings import Provider

WITHIN = 10.0
"""Timeout of calls to a provider, in seconds."""
log = logging.getLogger("skulduggery.server")


class Asked(msgspec.Struct):
    """A login under way. The browser keeps it in a cookie, so that no other browser can come back with the answer."""

    provider: str
    state: str
    nonce: str
    verifier: str


class Identity(msgspec.Struct):
    """A person as a provider knows them. ``issuer`` and ``subject`` never change; ``name`` may, and may be empty."""

    issuer: str
    subject: str
    name: str


def read_providers(file: Path) -> dict[str, Provider]:
    """Return the providers of a TOML file, by name. Raises BadInput if the file can't be read or has a mistake."""
    found: dict[str, Provider] = {}
    where = str(file)
    try:
        for name, fields in tomllib.loads(file.read_text("utf-8")).items():
            where = f"{brief(name)} in {file}"
            found[name] = msgspec.convert(fields, Provider)
    except OSError as error:
        raise BadInput(f"{file} can't be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadInput(
            f"{where} can't be used for --openid: {str(error).rstrip('.')}; docs/hosting.md has an example."
        ) from None
    for name, one in found.items():
        if not name.isalnum():
            raise BadInput(f"{brief(name)} in {file} can't be a provider's name: use only letters and digits.")
        if not one.issuer.startswith(("https://", "http://127.0.0.1:", "http://localhost:")):
            raise BadInput(f"The issuer of {name} in {file} must be an address that begins with https://.")
    return found


class Providers:
    """The providers of a server. Raises BadInput if there are any, but Authlib is not installed."""

    def __init__(self, named: Mapping[str, Provider]) -> None:
        self.named = named
        self._apps = {name: _app(one) for name, one in named.items()}

    @property
    def names(self) -> list[str]:
        """The names of the providers."""
        return [*self.named]

    def called(self, issuer: str) -> str:
        """Return the name of a provider by its issuer, or the issuer itself if no provider has it any more."""
        return next((name for name, one in self.named.items() if one.issuer == issuer), issuer)

    def issuer(self, called: str) -> str:
        """Return the issuer of a provider by its name; anything else is returned as it is."""
        return self.named[called].issuer if called in self.named else called

    async def ask(self, name: str, back: str) -> tuple[str, Asked]:
        """Return the address to send a browser to, and what it must keep until it comes back to the address ``back``.

        Raises ApiError if there is no such provider, or if it does not answer as it should.
        """
        app = self._app(name)
        try:
            await self._metadata(name)
            made = await app.create_authorization_url(back)
            return made["url"], Asked(name, made["state"], made["nonce"], made["code_verifier"])
        except Exception as error:  # a provider may do anything wrong
            raise _refused(name, error) from None

    async def answered(self, asked: Asked, said: Mapping[str, str], back: str) -> Identity:
        """Return the identity of a person who comes back from a provider with the query ``said``.

        Raises ApiError if there is no such provider, if ``said`` does not answer what was asked, or if the provider
        does not confirm it.
        """
        app = self._app(asked.provider)
        if not compare_digest(said.get("state", "").encode(), asked.state.encode()) or "code" not in said:
            raise ApiError(403, "provider")
        try:
            await self._metadata(asked.provider)
            token = await app.fetch_access_token(redirect_uri=back, code=said["code"], code_verifier=asked.verifier)
            claims = await app.parse_id_token(token, nonce=asked.nonce)
            name = claims.get("preferred_username") or claims.get("name") or ""
            return Identity(self.named[asked.provider].issuer, str(claims["sub"]), str(name))
        except Exception as error:
            raise _refused(asked.provider, error) from None

    def _app(self, name: str) -> Any:
        if name not in self._apps:
            raise ApiError(404, "nowhere")
        return self._apps[name]

    async def _metadata(self, name: str) -> None:
        """Load the metadata of a provider, and accept only asymmetric signatures. Raises ValueError if it names another
        issuer."""
        found = await self._apps[name].load_server_metadata()
        if found["issuer"] != self.named[name].issuer:
            raise ValueError("another issuer")
        known: Sequence[str] = found.get("id_token_signing_alg_values_supported", ["RS256"])
        found["id_token_signing_alg_values_supported"] = [one for one in known if one[:2] in ("RS", "PS", "ES", "Ed")]


def _refused(name: str, error: Exception) -> ApiError:
    log.warning("a login with the provider %s failed: %s", name, type(error).__name__)
    return ApiError(403, "provider")


def _app(one: Provider) -> Any:
    need("--openid", "oauth")
    from authlib.integrations.base_client import BaseApp  # type: ignore[import-untyped]
    from authlib.integrations.base_client.async_app import AsyncOAuth2Mixin  # type: ignore[import-untyped]
    from authlib.integrations.base_client.async_openid import AsyncOpenIDMixin  # type: ignore[import-untyped]
    from authlib.integrations.httpx_client import AsyncOAuth2Client  # type: ignore[import-untyped]

    class App(AsyncOAuth2Mixin, AsyncOpenIDMixin, BaseApp):  # type: ignore[misc]
        client_cls = AsyncOAuth2Client

    return App(
        None,
        client_id=one.client,
        client_secret=one.secret,
        server_metadata_url=f"{one.issuer.rstrip('/')}/.well-known/openid-configuration",
        client_kwargs={"scope": "openid profile", "code_challenge_method": "S256", "timeout": WITHIN},
    )
