"""Sign Windows programs, where there is a certificate; where there is none, leave them as they are.

    python packaging/windows/signing.py FILE ...

The certificate comes from the environment:

HAND_ANALYSER_PFX            the file with the certificate and its key, PKCS #12
HAND_ANALYSER_PFX_PASSWORD   what opens it
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
    """What signs."""

    file: Path
    password: str
    timestamp_url: str

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Certificate | None:
        """The certificate that the environment names, if any.

        Raises:
            BuildError: it names a file that is not there.
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
    """Sign programs in place; whether there was a certificate to do it with.

    Raises:
        BuildError: signing failed, and a release must not go out half signed.
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
    """A text without the password: the command that failed is in it, and logs are public."""
    for form in filter(None, (shlex.quote(password) if password else "", password)):
        text = text.replace(form, "*****")
    return text


def _sign_with_signtool(file: Path, certificate: Certificate) -> None:
    # signtool is in the Windows SDK, which puts nothing on PATH by itself.
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
    """Sign the files that are named; exit status 1 and a sentence if that failed."""
    try:
        sign([Path(name) for name in arguments])
    except BuildError as error:
        say(str(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
