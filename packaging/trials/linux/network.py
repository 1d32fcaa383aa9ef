"""How this machine reaches packages, for a bare root: proxies, certificates, indexes, folders."""

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
"""Variables that name a file of certificates."""
INDEXES: Final = ("extra-index-url", "index-url")
PIP_OPTIONS: Final = (
    *(*INDEXES, "find-links", "no-index", "trusted-host", "proxy"),
    *("cert", "client-cert", "default-timeout", "timeout", "retries"),
)
"""Those of pip's settings that say where packages are and how to reach them."""


class Settings(NamedTuple):
    """What a root needs to find packages where this machine finds them."""

    pip_conf: str
    """The contents of a configuration file of pip's."""
    variables: Mapping[str, str]
    folders: tuple[Path, ...]
    """Folders of this machine that the settings name."""
    files: tuple[Path, ...]
    """The same for files."""


def settings() -> Settings:
    """Those of this machine, for the user who runs this.

    What pip's configuration files say is asked of pip, which is there in every environment.
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
    """Those in the output of `pip config list`, and in a process's environment."""
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
    """The folder or file that a word of a setting names, if there is one on this machine."""
    path = Path(url2pathname(urlsplit(word).path) if word.startswith("file:") else word)
    if option in INDEXES and path.parent != path.parent.parent:
        path = path.parent  # the pages of an index link to files beside its folder
    if path.is_absolute() and path.exists():
        yield path


def apt_settings() -> str:
    """The contents of a configuration file of apt's, with this machine's proxies and the like."""
    if shutil.which("apt-config") is None:
        return ""
    dump = subprocess.run(
        ["apt-config", "dump", "Acquire"], stdout=subprocess.PIPE, encoding="utf-8", check=False
    )
    wanted = re.compile(r'^Acquire::(https?|ftp|Check-|Retries).*"[^"]+";$', re.MULTILINE)
    return "".join(f"{match[0]}\n" for match in wanted.finditer(dump.stdout))
