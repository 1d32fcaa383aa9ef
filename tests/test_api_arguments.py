"""What can be a path."""

from pathlib import Path

import pytest

from analyser.api_arguments import refuse_no_path
from analyser.poker.errors import ArgumentError


@pytest.mark.parametrize("path", ["", "\0", "\ud800", 3, b"hands.txt", None])
def test_what_no_file_can_have_as_its_path_is_refused(path: object) -> None:
    with pytest.raises(ArgumentError, match="the path of a file or of a folder"):
        refuse_no_path(path)


def test_a_path_need_not_exist() -> None:
    for path in ("-", "no such file", Path("no such file")):
        refuse_no_path(path)
