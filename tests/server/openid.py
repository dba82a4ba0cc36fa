"""An OpenID provider in a process of its own, built with Authlib's server side, that believes the name in the address.

A person called ``wrong-nonce``, ``wrong-aud`` or ``wrong-iss`` gets a token with that fault.
"""

import json
import sys
import time
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from authlib.oauth2.rfc6749 import AuthorizationCodeMixin, AuthorizationServer, ClientMixin, OAuth2Request
from authlib.oauth2.rfc6749.grants import AuthorizationCodeGrant
from authlib.oauth2.rfc6749.requests import BasicOAuth2Payload
from authlib.oauth2.rfc6750 import BearerTokenGenerator
from authlib.oauth2.rfc7636 import CodeChallenge
from authlib.oidc.core import OpenIDCode, UserInfo
from joserfc.jwk import RSAKey

KEY = RSAKey.generate_key(2048, {"kid": "one", "use": "sig", "alg": "RS256"})
CLIENT, SECRET = "skulduggery", "a secret of two"
CODES: dict[str, "Code"] = {}


@dataclass
class Code(AuthorizationCodeMixin):  # type: ignore[misc]
    """A grant, until it is used."""

    code: str
    user: str
    redirect_uri: str
    scope: str
    nonce: str | None
    code_challenge: str | None
    code_challenge_method: str | None

    def get_redirect_uri(self) -> str:
        return self.redirect_uri

    def get_scope(self) -> str:
        return self.scope

    def get_nonce(self) -> str | None:
        return self.nonce

    def get_auth_time(self) -> int:
        return int(time.time())

    def get_acr(self) -> None:
        return None

    def get_amr(self) -> None:
        return None


class Client(ClientMixin):  # type: ignore[misc]
    """The one server that is known here."""

    def get_client_id(self) -> str:
        return CLIENT

    def get_default_redirect_uri(self) -> None:
        return None

    def get_allowed_scope(self, scope: str) -> str:
        return scope

    def check_redirect_uri(self, redirect_uri: str) -> bool:
        return redirect_uri.endswith("/api/account/with/Example/back")

    def check_client_secret(self, client_secret: str) -> bool:
        return client_secret == SECRET

    def check_endpoint_auth_method(self, method: str, endpoint: str) -> bool:
        return method == "client_secret_basic"

    def check_response_type(self, response_type: str) -> bool:
        return response_type == "code"

    def check_grant_type(self, grant_type: str) -> bool:
        return grant_type == "authorization_code"


class Grant(AuthorizationCodeGrant):  # type: ignore[misc]
    """Codes, each good once."""

    TOKEN_ENDPOINT_AUTH_METHODS = ("client_secret_basic",)

    def save_authorization_code(self, code: str, request: Any) -> None:
        said = request.payload.data
        CODES[code] = Code(
            code, request.user, said["redirect_uri"], said["scope"], said.get("nonce"), said.get("code_challenge"),
            said.get("code_challenge_method"),
        )  # fmt: skip

    def query_authorization_code(self, code: str, client: Any) -> Code | None:
        return CODES.get(code)

    def delete_authorization_code(self, authorization_code: Code) -> None:
        del CODES[authorization_code.code]

    def authenticate_user(self, authorization_code: Code) -> str:
        return authorization_code.user


class OpenID(OpenIDCode):  # type: ignore[misc]
    """The OpenID grant, whose tokens identify a user."""

    issuer = ""

    def exists_nonce(self, nonce: str, request: Any) -> bool:
        return any(one.nonce == nonce for one in CODES.values())

    def resolve_client_private_key(self, client: Any) -> Any:
        return KEY

    def get_client_algorithm(self, client: Any) -> str:
        return "RS256"

    def get_encode_header(self, client: Any) -> dict[str, str]:
        return {"alg": "RS256", "kid": "one"}

    def get_client_claims(self, client: Any) -> dict[str, Any]:
        return {"iss": self.issuer, "aud": [CLIENT]}

    def generate_user_info(self, user: str, scope: str) -> Any:
        wrong = {user.removeprefix("wrong-"): "wrong"} if user.startswith("wrong-") else {}
        return UserInfo(sub=f"id of {user}", preferred_username=user, **wrong)


class Request(OAuth2Request):  # type: ignore[misc]
    """A call, as Authlib reads it."""

    def __init__(self, method: str, uri: str, headers: Any, said: dict[str, str]) -> None:
        super().__init__(method, uri, headers=headers)
        self.payload = BasicOAuth2Payload(said)

    @property
    def form(self) -> dict[str, str]:
        out: dict[str, str] = self.payload.data
        return out

    @property
    def args(self) -> dict[str, str]:
        return self.form


class Server(AuthorizationServer):  # type: ignore[misc]
    """The provider."""

    def query_client(self, client_id: str) -> Client | None:
        return Client() if client_id == CLIENT else None

    def save_token(self, token: Any, request: Any) -> None:
        pass

    def send_signal(self, name: str, *args: Any, **kwargs: Any) -> None:
        pass

    def create_oauth2_request(self, request: Any) -> Any:
        return request

    def handle_response(self, status: int, body: Any, headers: Any) -> tuple[int, str, list[tuple[str, str]]]:
        return status, json.dumps(body) if isinstance(body, dict) else body, headers


class Handler(BaseHTTPRequestHandler):
    """The door."""

    provider = Server()
    issuer = ""

    def do_GET(self) -> None:
        path, said = urlsplit(self.path).path, dict(parse_qsl(urlsplit(self.path).query))
        if path == "/.well-known/openid-configuration":
            self.say(200, {
                "issuer": self.issuer, "authorization_endpoint": f"{self.issuer}/authorize",
                "token_endpoint": f"{self.issuer}/token", "jwks_uri": f"{self.issuer}/keys",
                "id_token_signing_alg_values_supported": ["RS256", "none"],
            })  # fmt: skip
        elif path == "/keys":
            self.say(200, {"keys": [KEY.as_dict(private=False)]})
        else:
            user = said.pop("as")
            request = Request("GET", f"{self.issuer}{self.path}", self.headers, said)
            grant = self.provider.get_consent_grant(request, user)
            self.tell(*self.provider.create_authorization_response(request, user, grant))

    def do_POST(self) -> None:
        said = dict(parse_qsl(self.rfile.read(int(self.headers["Content-Length"])).decode()))
        self.tell(*self.provider.create_token_response(Request("POST", f"{self.issuer}/token", self.headers, said)))

    def say(self, status: int, document: object) -> None:
        self.tell(status, json.dumps(document), [("Content-Type", "application/json")])

    def tell(self, status: int, body: str, headers: list[tuple[str, str]]) -> None:
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, format: str, *args: Any) -> None:
        pass


def main() -> None:
    """Serve on a free port, and print where."""
    door = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Handler.issuer = OpenID.issuer = f"http://127.0.0.1:{door.server_address[1]}"
    Server.register_token_generator(Handler.provider, "default", BearerTokenGenerator(lambda **_: "x" * 42))
    Handler.provider.register_grant(Grant, [OpenID(require_nonce=True), CodeChallenge(required=True)])
    print(Handler.issuer, flush=True)
    door.serve_forever()


if __name__ == "__main__":
    sys.exit(main())
