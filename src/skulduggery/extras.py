"""The extras: packages that only some commands need, and the sentence that says how to install them."""

from importlib.util import find_spec
from typing import Final

from skulduggery.api import BadInput

MODULES: Final = {
    "server": (
        "alembic", "argon2", "litestar", "prometheus_client", "segno", "sqlalchemy", "structlog", "uvicorn",
        "websockets", "zxcvbn",
    ),
    "hosting": ("psycopg", "redis", "saq"),
    "oauth": ("authlib", "httpx2"),
    "notes": ("aiosmtplib", "cryptography", "httpx2", "joserfc"),
    "telemetry": ("opentelemetry.sdk", "opentelemetry.exporter"),
    "envs": ("gymnasium", "numpy", "pettingzoo"),
    "lab": ("markdown_it", "matplotlib", "numpy", "pyspiel", "pyarrow"),
    "ray": ("ray",),
    "train": ("jax", "optax"),
}  # fmt: skip
"""The modules of each extra; pyproject.toml names the packages that bring them."""


def need(what: str, extra: str) -> None:
    """Raise BadInput, which says how to install an extra, if ``what`` is to be used and a part of the extra is missing.

    ``what`` begins a sentence: "Serving", "--traces".
    """
    if not all(_there(module) for module in MODULES[extra]):
        raise BadInput(f"{what} needs more packages: pip install 'skulduggery[{extra}]'.")


def _there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # the package around it is missing
        return False
