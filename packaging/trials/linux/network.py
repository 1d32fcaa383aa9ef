"""How this machine finds packages: its proxies, certificates, indexes and folders.

A bare root gets the same settings.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit
from urllib.request import url2pathname

CERTIFICATES: Final = ("CURL_CA_BUNDLE", "REQUESTS_CA_BUNDLE", "SSL_CERT_FILE")
"""Environment variables that name a file of certificates."""
INDEXES: Final = ("extra-index-url", "index-url")
PIP_OPTIONS: Final = (
    *(*INDEXES, "find-links", "no-index", "trusted-host", "proxy"),
    *("cert", "client-cert", "default-timeout", "timeout", "retries"),
)
"""The settings of pip that say where packages are and how to download them."""


class Settings(NamedTuple):
    """The settings with which a bare root finds the packages that this machine finds."""

    pip_conf: str
    """The contents of a configuration file for pip."""
    variables: Mapping[str, str]
    folders: tuple[Path, ...]
    """Folders of this machine that the settings name."""
    files: tuple[Path, ...]
    """Files of this machine that the settings name."""


def settings() -> Settings:
    """Return the settings of this machine and user.

    They come from `pip config list`, which says what pip's configuration files have.
    """
    listing = subprocess.run(
        [sys.executable, "-m", "pip", "config", "list"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
        check=False,
    )
    return read_settings(listing.stdout, os.environ)


def read_settings(listing: str, environment: Mapping[str, str]) -> Settings:
    """Return the settings in the output of `pip config list` and in a process's environment."""
    variables = {
        name: value
        for name, value in environment.items()
        if name.lower().endswith("_proxy") or name in CERTIFICATES
    }
    words = [(name, variables[name]) for name in CERTIFICATES if name in variables]
    lines: list[str] = []
    for section, option, quoted in re.findall(r"^(.+?)\.([\w-]+)=(.*)$", listing, re.MULTILINE):
        if option not in PIP_OPTIONS:
            continue
        value = str(ast.literal_eval(quoted))
        words += [(option, word) for word in value.split()]
        if section == ":env:":
            variables["PIP_" + option.upper().replace("-", "_")] = value
        else:
            lines += [f"[{section}]"] * (f"[{section}]" not in lines)
            lines.append(f"{option} = " + " ".join(value.split()))
    paths = [path for option, word in words for path in _local(option, word)]
    return Settings(
        "".join(f"{line}\n" for line in lines),
        variables,
        tuple(dict.fromkeys(path for path in paths if path.is_dir())),
        tuple(dict.fromkeys(path for path in paths if path.is_file())),
    )


def _local(option: str, word: str) -> Iterator[Path]:
    """Yield the folder or file that a setting's word names, if this machine has such a file."""
    path = Path(url2pathname(urlsplit(word).path) if word.startswith("file:") else word)
    if option in INDEXES and path.parent != path.parent.parent:
        path = path.parent  # an index may link to files in the folder above
    if path.is_absolute() and path.exists():
        yield path


def apt_settings() -> str:
    """Return the contents of a configuration file for apt, with this machine's proxies."""
    if shutil.which("apt-config") is None:
        return ""
    dump = subprocess.run(
        ["apt-config", "dump", "Acquire"], stdout=subprocess.PIPE, encoding="utf-8", check=False
    )
    wanted = re.compile(r'^Acquire::(https?|ftp|Check-|Retries).*"[^"]+";$', re.MULTILINE)
    return "".join(f"{match[0]}\n" for match in wanted.finditer(dump.stdout))
