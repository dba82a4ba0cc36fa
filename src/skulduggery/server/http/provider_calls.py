"""Login with a provider. These are no calls for clients but addresses that a browser visits."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import msgspec
from litestar import Request, Router, get
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath
from litestar.response import Redirect

from skulduggery.server.accounts import sessions
from skulduggery.server.accounts.auth import Authenticator
from skulduggery.server.accounts.providers import Asked
from skulduggery.server.http.account_calls import From, caller_of, entered
from skulduggery.server.http.callers import Somebody, session_of
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.settings import Settings
from skulduggery.server.tables.directory import TableDirectory

PATIENCE = 600
"""Seconds in which a person must come back from a provider."""
HOME = "/account"


def _cookie(settings: Settings, asked: Asked | None) -> Cookie:
    name = f"{sessions.cookie_name(settings.secure)}-asked"
    value = "" if asked is None else urlsafe_b64encode(msgspec.json.encode(asked)).decode()
    return Cookie(name, path="/", value=value, max_age=PATIENCE if asked else 0,
                  secure=settings.secure, httponly=True, samesite="lax")  # fmt: skip


def _asked(request: Request[Any, Any, Any], settings: Settings, provider: str) -> Asked:
    kept = request.cookies.get(f"{sessions.cookie_name(settings.secure)}-asked", "")
    try:
        asked = msgspec.json.decode(urlsafe_b64decode(kept), type=Asked)
    except ValueError:  # msgspec's errors and those of base64 are ValueErrors
        raise ApiError(403, "provider") from None
    if asked.provider != provider:
        raise ApiError(403, "provider")
    return asked


def _back(request: Request[Any, Any, Any], settings: Settings, provider: str) -> str:
    host = request.headers.get("host", "")
    return f"{'https' if settings.secure else 'http'}://{host}/api/account/with/{provider}/back"


@get("/account/with/{provider:str}", include_in_schema=False)
async def ask(
    provider: FromPath[str],
    request: Request[Any, Any, Any],
    auth: NamedDependency[Authenticator],
    settings: NamedDependency[Settings],
) -> Redirect:
    """Redirect the browser to a provider."""
    try:
        url, asked = await auth.providers.ask(provider, _back(request, settings, provider))
    except ApiError as problem:
        return Redirect(f"{HOME}?refused={problem.code}")
    return Redirect(url, cookies=[_cookie(settings, asked)])


@get("/account/with/{provider:str}/back", include_in_schema=False)
async def back(
    provider: FromPath[str],
    request: Request[Any, Any, Any],
    auth: NamedDependency[Authenticator],
    settings: NamedDependency[Settings],
    session: Somebody,
    caller: From,
    directory: NamedDependency[TableDirectory],
) -> Redirect:
    """Log the browser in when it comes back from a provider.

    If the provider's identity has no account yet, add it to the account that the browser is logged in to, or else
    create an account.
    """
    try:
        asked = _asked(request, settings, provider)
        said = {name: str(value) for name, value in request.query_params.items()}
        identity = await auth.providers.answered(asked, said, _back(request, settings, provider))
        came = await auth.identified(identity, None if session is None else session[1], caller)
    except ApiError as problem:
        return Redirect(f"{HOME}?refused={problem.code}", cookies=[_cookie(settings, None)])
    await entered(came, session, auth, directory)
    return Redirect(HOME, cookies=[_cookie(settings, None), sessions.cookie(settings.secure, came.token)])


PROVIDER_CALLS = Router(
    "/api",
    route_handlers=[ask, back],
    dependencies={"session": Provide(session_of), "caller": Provide(caller_of, sync_to_thread=False)},
)
