"""Write what a release needs beside its files: its notes, and manifests of winget and Homebrew.

    python packaging/build.py stores [dry]

The checksums come from dist/SHA256SUMS; the results are in build/stores. Nothing is published that
names no address or no date: HOMEPAGE in analyser/product.py and the heading in CHANGELOG.md. With
`dry` both address and checksums are made up, so that the texts can be read before a release.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from string import Template
from typing import Final

from changelog import releases
from product import BUILD, DIST, HOMEPAGE, PROGRAM, ROOT, VERSION, WORDS
from tools import BuildError, say

PLACE: Final = BUILD / "stores"
WINGET_ID: Final = "HandAnalyser.HandAnalyser"
_VERSION_YAML: Final = """\
PackageIdentifier: $id
PackageVersion: $version
DefaultLocale: en-US
ManifestType: version
ManifestVersion: 1.10.0
"""
_LOCALE_YAML: Final = """\
PackageIdentifier: $id
PackageVersion: $version
PackageLocale: en-US
Publisher: $authors
PackageName: $name
PackageUrl: $homepage
License: MIT
LicenseUrl: $homepage/blob/v$version/LICENSE
ShortDescription: $summary
Moniker: $program
Tags: [cards, poker]
ReleaseNotesUrl: $homepage/releases/tag/v$version
ManifestType: defaultLocale
ManifestVersion: 1.10.0
"""
_INSTALLER_YAML: Final = """\
PackageIdentifier: $id
PackageVersion: $version
InstallerType: nullsoft
Scope: user
UpgradeBehavior: install
FileExtensions: [handtable, ohh, phh, phhs]
Installers:
  - Architecture: x64
    InstallerUrl: $address/$program-$version-setup.exe
    InstallerSha256: $x64
  - Architecture: arm64
    InstallerUrl: $address/$program-$version-arm64-setup.exe
    InstallerSha256: $arm64
ManifestType: installer
ManifestVersion: 1.10.0
"""
_FILES: Final = {
    "x64": "-setup.exe",
    "arm64": "-arm64-setup.exe",
    "arm": "-macos-arm64.dmg",
    "intel": "-macos-x86_64.dmg",
}
"""The files with a checksum in a manifest, by its name there: how their own names end."""
_CASK: Final = """\
cask "$program" do
  arch arm: "arm64", intel: "x86_64"

  version "$version"
  sha256 arm:   "$arm",
         intel: "$intel"

  url "$homepage/releases/download/v#{version}/$program-#{version}-macos-#{arch}.dmg"
  name "$name"
  desc "$summary"
  homepage "$homepage"

  depends_on macos: ">= :sonoma"

  app "$name.app"
  binary "#{appdir}/$name.app/Contents/MacOS/$program"

  zap trash: [
    "~/Library/Application Support/$program",
    "~/Library/Preferences/$application_id.plist",
  ]
end
"""


def notes(changelog: str, version: str = VERSION) -> str:
    """Return a version's part of the changelog, which must have a date and no newer part."""
    if "## [Unreleased]" in changelog:
        raise BuildError("CHANGELOG.md has a part that is not released: give it version and date")
    return releases(changelog, version)[0].text + "\n"


def manifests(sums: Mapping[str, str], homepage: str, version: str = VERSION) -> dict[str, str]:
    """Return the manifests by file name; `sums`: the checksum of each file of the release."""
    if not homepage:
        raise BuildError("HOMEPAGE in analyser/product.py is empty: a release has to have one")
    names = {**WORDS, "id": WINGET_ID, "version": version, "homepage": homepage}
    names["address"] = f"{homepage}/releases/download/v{version}"
    for variable, end in _FILES.items():
        file = f"{PROGRAM}-{version}{end}"
        if file not in sums:
            raise BuildError(f"SHA256SUMS does not have {file}")
        names[variable] = sums[file]
    texts = {
        f"{WINGET_ID}.yaml": _VERSION_YAML,
        f"{WINGET_ID}.locale.en-US.yaml": _LOCALE_YAML,
        f"{WINGET_ID}.installer.yaml": _INSTALLER_YAML,
        f"{PROGRAM}.rb": _CASK,
    }
    return {name: Template(text).substitute(names) for name, text in texts.items()}


def _sums(file: Path = DIST / "SHA256SUMS") -> dict[str, str]:
    """Return the checksum of each file of the release."""
    if not file.is_file():
        raise BuildError(f"{file} is missing; first: cd dist && sha256sum -- * >SHA256SUMS")
    pairs = [line.split(maxsplit=1) for line in file.read_text(encoding="utf-8").splitlines()]
    return {name.lstrip("*"): digest for digest, name in pairs}


def main(arguments: Sequence[str]) -> int:
    """Write the notes and the manifests, and say where they are."""
    if arguments == ["dry"]:
        names = [f"{PROGRAM}-{VERSION}{end}" for end in _FILES.values()]
        found = manifests(dict.fromkeys(names, "0" * 64), "https://forge.invalid")
    else:
        found = manifests(_sums(), HOMEPAGE)
    changelog = Path(ROOT, "CHANGELOG.md").read_text(encoding="utf-8")
    PLACE.mkdir(parents=True, exist_ok=True)
    for name, text in {**found, "notes.md": notes(changelog)}.items():
        (PLACE / name).write_text(text, encoding="utf-8")
    say(f"{PLACE}: {', '.join([*found, 'notes.md'])}")
    return 0
