"""What signs Windows programs, and what it must not tell."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tools import BuildError
from windows import installer, signing

needs_nsis = pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed")
needs_signer = pytest.mark.skipif(
    shutil.which("osslsigncode") is None or shutil.which("openssl") is None,
    reason="osslsigncode or openssl is not installed",
)


def test_nothing_is_signed_without_a_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HAND_ANALYSER_PFX", raising=False)
    file = tmp_path / "program.exe"
    file.write_bytes(b"MZ")
    assert signing.sign([file]) is False
    assert file.read_bytes() == b"MZ"


def test_a_certificate_that_is_not_there_is_an_error() -> None:
    with pytest.raises(BuildError, match=r"names .*gone\.pfx, which is not there"):
        signing.Certificate.from_environment({"HAND_ANALYSER_PFX": "gone.pfx"})


@pytest.fixture
def certificate(tmp_path: Path) -> signing.Certificate:
    """A certificate that nobody trusts, with its key."""
    key, own, pfx = (tmp_path / name for name in ("key.pem", "own.pem", "own.pfx"))
    password = "it's a secret"
    request = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=Test"]
    pack = ["openssl", "pkcs12", "-export", "-inkey", str(key), "-in", str(own), "-out", str(pfx)]
    request += ["-keyout", str(key), "-out", str(own), "-days", "2"]
    for command in (request, [*pack, "-passout", f"pass:{password}"]):
        subprocess.run(command, check=True, capture_output=True)
    return signing.Certificate(pfx, password, "")


@needs_nsis
@needs_signer
def test_a_signature_can_be_verified(certificate: signing.Certificate, tmp_path: Path) -> None:
    script, setup = tmp_path / "s.nsi", tmp_path / "s.exe"
    script.write_text(f'Unicode true\nOutFile "{setup}"\nSection\nSectionEnd\n', encoding="utf-8")
    subprocess.run([installer.makensis(), "-V1", script], check=True)
    unsigned = setup.read_bytes()
    assert signing.sign([setup], certificate) is True
    assert setup.read_bytes() != unsigned
    command = ["osslsigncode", "verify", "-CAfile", str(tmp_path / "own.pem"), "-in", str(setup)]
    verified = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert "Signature verification: ok" in verified.stdout
    assert {path.suffix for path in tmp_path.iterdir()} <= {".exe", ".nsi", ".pem", ".pfx"}


@needs_signer
def test_errors_do_not_tell_the_password(certificate: signing.Certificate, tmp_path: Path) -> None:
    file = tmp_path / "no-program.exe"
    file.write_bytes(b"no program at all")
    with pytest.raises(BuildError) as error:
        signing.sign([file], certificate)
    assert "no-program.exe" in str(error.value)
    assert "secret" not in str(error.value)
