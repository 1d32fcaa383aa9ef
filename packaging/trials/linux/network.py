"""How this machine finds packages: its proxies, certificates, indexes and folders.

A bare root gets the same settings.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit
from urllib.request import url2pathname

from tools import run

CERTIFICATES: Final = ("CURL_CA_BUNDLE", "REQUESTS_CA_BUNDLE", "SSL_CERT_FILE")
"""Environment variables that name a file of certificates."""
INDEXES: Final = ("extra-index-url", "index-url")
PIP_OPTIONS: Final = (
    *INDEXES, "find-links", "no-index", "trusted-host", "proxy", "cert", "client-cert",
    "default-timeout", "timeout", "retries",
)  # fmt: skip
"""The settings of pip that say where packages are and how to download them."""


class Settings(NamedTuple):
    """The settings with which a bare root finds the packages that this machine finds."""

    pip_conf: str
    """The contents of a configuration file for pip."""
    variables: Mapping[str, str]
    paths: set[Path]
    """Files and folders of this machine that the settings name."""


def settings() -> Settings:
    """Return the settings of this machine and user, as `pip config list` says them."""
    variables = {
        name: value
        for name, value in os.environ.items()
        if name.lower().endswith("_proxy") or name in CERTIFICATES
    }
    options: dict[str, str] = {}
    # What an environment variable says comes first, and counts.
    listing = run([sys.executable, "-m", "pip", "config", "list"])
    for option, quoted in re.findall(r"^\S+?\.([\w-]+)=(.*)$", listing, re.MULTILINE):
        if option in PIP_OPTIONS:
            options.setdefault(option, " ".join(str(ast.literal_eval(quoted)).split()))
    lines = ["[global]", *(f"{option} = {value}" for option, value in options.items())]
    named = options | {name: variables[name] for name in CERTIFICATES if name in variables}
    paths = {path for option, value in named.items() for path in _local(option, value)}
    return Settings("\n".join(lines) + "\n", variables, paths)


def _local(option: str, value: str) -> Iterator[Path]:
    """Yield the folders and files that a setting names, if this machine has them."""
    for word in value.split():
        path = Path(url2pathname(urlsplit(word).path) if word.startswith("file:") else word)
        if option in INDEXES and path.parent != path.parent.parent:
            path = path.parent  # an index may link to files in the folder above
        if path.is_absolute() and path.exists():
            yield path


def apt_settings() -> str:
    """Return the contents of a configuration file for apt, with this machine's proxies."""
    command = ["apt-config", "dump", "Acquire"]
    dump = subprocess.run(command, stdout=subprocess.PIPE, encoding="utf-8", check=True).stdout
    wanted = r'^Acquire::(?:https?|ftp|Check-|Retries).*"[^"]+";$'
    return "\n".join([*re.findall(wanted, dump, re.MULTILINE), ""])
