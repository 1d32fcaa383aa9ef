"""What a bare root is given of this machine's settings, to find packages."""

import sys
from pathlib import Path

import pytest

from trials.linux import network


def test_only_settings_that_say_where_packages_are_are_taken() -> None:
    listing = (
        ":env:.default-timeout='60'\n:env:.require-virtualenv='1'\n"
        "global.cache-dir='/nowhere'\nglobal.find-links='\\nhttps://a.example\\nhttps://b.example'\n"
        "install.no-index='true'\ninstall.prefix='/nowhere'\n"
    )
    found = network.read_settings(listing, {"https_proxy": "http://proxy:3128", "PATH": "/bin"})
    links = "https://a.example https://b.example"
    assert found.pip_conf == f"[global]\nfind-links = {links}\n[install]\nno-index = true\n"
    assert found.variables == {"https_proxy": "http://proxy:3128", "PIP_DEFAULT_TIMEOUT": "60"}
    assert (found.folders, found.files) == ((), ())


@pytest.mark.skipif(sys.platform == "win32", reason="bare roots are made on Linux")
def test_folders_and_certificates_on_this_machine_come_along(tmp_path: Path) -> None:
    wheels, simple, certificate = (tmp_path / name for name in ("wheels", "index/simple", "a.crt"))
    wheels.mkdir()
    simple.mkdir(parents=True)
    certificate.touch()
    listing = (
        f"global.cert='{certificate}'\nglobal.find-links='{wheels} {tmp_path}/gone'\n"
        f"global.index-url='{simple.as_uri()}'\n"
    )
    found = network.read_settings(listing, {"SSL_CERT_FILE": str(certificate)})
    assert found.folders == (wheels, simple.parent)  # the files of an index are beside its pages
    assert found.files == (certificate,)
    assert found.variables == {"SSL_CERT_FILE": str(certificate)}


def test_the_settings_of_this_machine_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_FIND_LINKS", "https://wheels.example")
    monkeypatch.setenv("no_proxy", "localhost")
    variables = network.settings().variables
    assert variables["PIP_FIND_LINKS"] == "https://wheels.example"
    assert variables["no_proxy"] == "localhost"


def test_of_apt_the_proxies_are_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert network.apt_settings() == ""
    wanted = 'Acquire::http::Proxy "http://proxy:3142";\nAcquire::Check-Valid-Until "false";\n'
    others = 'Acquire "";\nAcquire::https "";\nAcquire::cdrom::mount "/media";\n'
    apt = tmp_path / "apt-config"
    apt.write_text(f"#!{sys.executable}\nprint('''{others}{wanted}''')\n", encoding="utf-8")
    apt.chmod(0o755)
    if sys.platform != "win32":
        assert network.apt_settings() == wanted
