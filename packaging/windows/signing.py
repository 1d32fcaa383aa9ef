"""Sign Windows programs if there is a certificate; otherwise leave them unsigned.

    python packaging/windows/signing.py FILE ...

Environment variables give the certificate:

HAND_ANALYSER_PFX            the file with the certificate and its key, PKCS #12
HAND_ANALYSER_PFX_PASSWORD   its password
HAND_ANALYSER_TIMESTAMP_URL  a time-stamping service; without one a signature ends when
                             the certificate does
"""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from product import NAME
from tools import BuildError, need, run, say


class Certificate(NamedTuple):
    """A certificate for signing."""

    file: Path
    password: str
    timestamp_url: str

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Certificate | None:
        """Return the certificate that the environment's variables name; None if they name none.

        Raises:
            BuildError: the file of the certificate does not exist.
        """
        name = environment.get("HAND_ANALYSER_PFX")
        if not name:
            return None
        file = Path(name).resolve()
        if not file.is_file():
            raise BuildError(f"HAND_ANALYSER_PFX names {file}, which is not there")
        return cls(
            file,
            environment.get("HAND_ANALYSER_PFX_PASSWORD", ""),
            environment.get("HAND_ANALYSER_TIMESTAMP_URL", ""),
        )


def sign(files: Sequence[Path], certificate: Certificate | None = None) -> bool:
    """Sign programs in place; return False if there is no certificate for that.

    Raises:
        BuildError: signing failed; a release must not be partly signed.
    """
    certificate = certificate or Certificate.from_environment()
    if certificate is None:
        return False
    tool = _sign_with_signtool if sys.platform == "win32" else _sign_with_osslsigncode
    for file in files:
        try:
            tool(file, certificate)
        except BuildError as error:
            raise BuildError(_without(certificate.password, str(error))) from None
        say(f"Signed {file}")
    return True


def _without(password: str, text: str) -> str:
    """Return a text, such as a failed command, without the password, because logs are public."""
    for form in filter(None, (shlex.quote(password) if password else "", password)):
        text = text.replace(form, "*****")
    return text


def _sign_with_signtool(file: Path, certificate: Certificate) -> None:
    # signtool is in the Windows SDK, which does not add it to PATH.
    command: list[str | Path] = ["signtool", "sign", "/q", "/fd", "sha256", "/d", NAME]
    command += ["/f", certificate.file, "/p", certificate.password]
    if certificate.timestamp_url:
        command += ["/tr", certificate.timestamp_url, "/td", "sha256"]
    run([*command, file])


def _sign_with_osslsigncode(file: Path, certificate: Certificate) -> None:
    signed = file.with_name(f"{file.name}.signed")
    command: list[str | Path] = [need("osslsigncode", "osslsigncode"), "sign", "-h", "sha256"]
    command += ["-pkcs12", certificate.file, "-pass", certificate.password, "-n", NAME]
    if certificate.timestamp_url:
        command += ["-ts", certificate.timestamp_url]
    try:
        run([*command, "-in", file, "-out", signed])
        signed.replace(file)
    finally:
        signed.unlink(missing_ok=True)


def main(arguments: Sequence[str]) -> int:
    """Sign the files on the command line; if that fails, print why and return 1."""
    try:
        sign([Path(name) for name in arguments])
    except BuildError as error:
        say(str(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
