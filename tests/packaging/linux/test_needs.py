"""What a frozen program asks of the Linux it runs on."""

import pytest

from linux import needs
from tools import BuildError

HEADER = """
Dynamic Section:
  NEEDED               libEGL.so.1
  NEEDED               libQt6Core.so.6
  NEEDED               libc.so.6

Version definitions:
1 0x01 0x0865f4e6 GLIBC_2.99

Version References:
  required from libc.so.6:
    0x06969194 0x00 06 GLIBC_2.14
    0x069691b6 0x00 03 GLIBC_2.9
"""


def test_dependencies_follow_from_what_the_headers_of_files_need() -> None:
    libraries, versions = needs.read_header(HEADER)
    assert libraries == {"libEGL.so.1", "libQt6Core.so.6", "libc.so.6"}
    assert versions == {(2, 14), (2, 9)}, "what it offers itself, 2.99, does not count"
    wanted = needs.Needs(frozenset({"libxcb.so.1", "libEGL.so.1"}), (2, 36))
    packages = needs.debian_packages(wanted)
    assert packages[:3] == ["libc6 (>= 2.36)", "libegl1", "libxcb1"]


def test_a_library_that_nobody_knows_is_an_error() -> None:
    wanted = needs.Needs(frozenset({"libxcb.so.1", "libnew.so.7"}), (2, 36))
    with pytest.raises(BuildError, match=r"needs libnew\.so\.7 and does not bring it"):
        needs.debian_packages(wanted)


def test_what_is_only_recommended_is_no_dependency() -> None:
    wanted = needs.Needs(frozenset({"libxcb.so.1", "libcups.so.2"}), (2, 36))
    packages = needs.debian_packages(wanted)
    assert packages[1] == "libxcb1"
    assert not set(needs.RECOMMENDED.values()) & set(packages)
